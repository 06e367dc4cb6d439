//! The hands that can be practised: hands of a kind, or starts from a list.
//!
//! A practice hand comes from an ordinary deal. The search for it has three steps. `E` is 32 bytes of the browser's
//! entropy, and [`Secret::practice`] derives the secrets 0, 1, 2 … from `E`.
//!
//! 1. List the requested starts that the rules make possible and, of a list, that are left. If none is, begin it again. Choose one of them by its number, from 0, which is
//!    [drawn](Secret::draw) with secret 0: each start is equally likely.
//! 2. Take the secrets 1, 2, 3 … in turn. Each makes a pack as in any deal. List, in ascending order, the places where
//!    a cut of the pack makes the round begin with that start and with a decision of the player. No pack has more than
//!    M such places. M is the number of cards of the upcard's value, or of the values of the player's cards if those
//!    are fewer.
//! 3. Draw a number below M with the same secret. Cut the pack at the place with that number, from 0. If the pack has
//!    too few places, go on with the next secret.
//!
//! Step 3 chooses each pack with a probability proportional to its number of places. So every pair of a pack and one of
//! its places is equally likely, and all other cards lie as in any fair deal with this start. To cut each pack at its
//! first place would be biased: its last cards would lie as if no such hand could begin among them.

use std::fmt;
use std::str::FromStr;

use super::round::Round;
use super::rules::Rules;
use crate::coach::{CardValue, Choice};
use fair_deal_core::{AceRule, Card, Rank, Suit};
use fair_deal_table::{
    Dealt, LIST_SEPARATOR, Listed, NoSuchHand, NotPractice, Practice, Round as _, Rules as _,
};
use fair_shuffle::{Deal, Deck, Secret};

/// The number of secrets to try. One secret in 425 finds a pair against an upcard of its own value from one deck. The
/// rarest start is two aces against an ace at a table without chips. A hole card that counts ten ends the round before
/// any decision there, so one secret in 631 finds that start. The probability that all secrets fail is less than that
/// of guessing 68 bits.
const TRIES: u32 = 30_000;

/// The start of a round: the player's two cards and the dealer's upcard, by their value in blackjack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Start {
    low: CardValue,
    high: CardValue,
    up: CardValue,
}

impl Start {
    /// Creates the start with these two cards of the player against this upcard.
    #[must_use]
    pub fn new(own: [CardValue; 2], up: CardValue) -> Start {
        let [one, other] = own;
        Start {
            low: one.min(other),
            high: one.max(other),
            up,
        }
    }

    /// Returns the start that these cards are.
    #[must_use]
    pub fn of(own: [Card; 2], up: Card) -> Start {
        Start::new(own.map(CardValue::of), CardValue::of(up))
    }

    /// Returns the player's cards, the lower first. An ace is the lowest.
    #[must_use]
    pub const fn own(self) -> [CardValue; 2] {
        [self.low, self.high]
    }

    /// Returns the dealer's upcard.
    #[must_use]
    pub const fn up(self) -> CardValue {
        self.up
    }

    /// Returns true if a round that is dealt from these four cards has this start, and a decision of the player. The
    /// last of the four is the hole card.
    fn begins(self, rules: &Rules, cards: [Card; 4]) -> bool {
        let [one, up, other, _] = cards;
        Start::of([one, other], up) == self && {
            let deck = Deck::in_order(cards.to_vec());
            let round = Round::deal(deck, rules, &Round::usual_stake(rules));
            round.is_ok_and(|round| round.pending_decision().is_some())
        }
    }

    /// Returns true if these rules allow a round with this start and a decision of the player.
    fn can_begin(self, rules: &Rules) -> bool {
        let [one, up, other] = [self.low, self.up, self.high].map(any_of);
        let mut holes = CardValue::ALL.into_iter().map(any_of);
        holes.any(|hole| self.begins(rules, [one, up, other, hole]))
    }

    /// The greatest number of places at which a pack can be cut for this start: M in the steps above.
    fn most(self, rules: &Rules) -> u16 {
        let count = |value: CardValue| value.count_in(rules.decks());
        let own = if self.low == self.high {
            count(self.low)
        } else {
            count(self.low) + count(self.high)
        };
        own.min(count(self.up))
    }

    /// The deal of this secret, if it has this start (steps 2 and 3).
    fn deal_of(self, rules: &Rules, secret: Secret) -> Option<Deal> {
        let deal = Deal::uncut(secret, rules.decks());
        let mut order = deal.order();
        // After a cut near its end, the pack continues with its first cards.
        order.extend_from_within(..3);
        let mut before = secret.draw(self.most(rules).into());
        for (cut, cards) in order.windows(4).enumerate() {
            let is_place = cards.try_into().is_ok_and(|it| self.begins(rules, it));
            match before {
                0 if is_place => return deal.cut_at(cut).ok(),
                _ if is_place => before -= 1,
                _ => (),
            }
        }
        None
    }
}

/// An example of a card of this value.
fn any_of(value: CardValue) -> Card {
    let of_value = |rank: &Rank| CardValue::of(Card::new(*rank, Suit::Spades)) == value;
    let rank = Rank::ALL.into_iter().find(of_value);
    Card::new(rank.unwrap_or(Rank::Ten), Suit::Spades)
}

/// The letter or digit for a value in the code of a start.
fn code(value: CardValue) -> char {
    any_of(value).rank.code()
}

fn value(code: char) -> Option<CardValue> {
    CardValue::ALL
        .into_iter()
        .find(|it| self::code(*it) == code)
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Start);

/// Writes three characters, the player's cards and then the upcard: `A6T`.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high, up] = [self.low, self.high, self.up].map(code);
        write!(f, "{low}{high}{up}")
    }
}

impl FromStr for Start {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Start, NotPractice> {
        let mut values = text.chars().map(value);
        let mut next = || values.next().flatten().ok_or(NotPractice);
        let start = Start::new([next()?, next()?], next()?);
        match values.next() {
            None => Ok(start),
            Some(_) => Err(NotPractice),
        }
    }
}

/// A list of starts, separated by dots: `A6T.88T`.
pub type Starts = Listed<Start>;

/// The hands that a player practises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeHands {
    /// Hands with an ace that counts 11, and another card.
    Soft,
    /// Hands with two cards of one value.
    Pairs,
    /// Starts with which the best play is little better than another.
    Close(Starts),
    /// Starts that the player has played badly.
    Mistakes(Starts),
}

/// The prefix of the code of a list of close decisions.
const CLOSE: &str = "close";
/// The prefix of the code of a list of mistakes.
const MISTAKES: &str = "mistakes";

impl PracticeHands {
    /// Returns the list of starts, if these hands are one.
    const fn list(&self) -> Option<&Starts> {
        match self {
            PracticeHands::Soft | PracticeHands::Pairs => None,
            PracticeHands::Close(starts) | PracticeHands::Mistakes(starts) => Some(starts),
        }
    }

    /// Returns the starts of these hands that the rules make possible. The list may be empty.
    #[must_use]
    pub fn starts(&self, rules: &Rules) -> Vec<Start> {
        let owns = |own: fn(CardValue) -> [CardValue; 2]| {
            let mut starts = Vec::new();
            for value in CardValue::ALL {
                for up in CardValue::ALL {
                    starts.push(Start::new(own(value), up));
                }
            }
            starts
        };
        let mut starts: Vec<Start> = match self {
            PracticeHands::Soft => owns(|value| [CardValue::ALL[0], value]),
            PracticeHands::Pairs => owns(|value| [value; 2]),
            PracticeHands::Close(starts) | PracticeHands::Mistakes(starts) => starts.all().to_vec(),
        };
        if *self == PracticeHands::Soft {
            // A pair of aces belongs to the pairs, 21 needs no practice, and where aces count 1 no hand is soft.
            let is_soft =
                |points: u8| rules.ace == AceRule::OneOrEleven && points > 1 && points < 10;
            starts.retain(|start| is_soft(start.high.points()));
        }
        starts.retain(|start| start.can_begin(rules));
        starts
    }
}

/// Writes `soft` or `pairs`, or a name and a list: `close.A6T.88T`, `mistakes.9TT`.
impl fmt::Display for PracticeHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PracticeHands::Soft => f.write_str("soft"),
            PracticeHands::Pairs => f.write_str("pairs"),
            PracticeHands::Close(starts) => write!(f, "{CLOSE}{LIST_SEPARATOR}{starts}"),
            PracticeHands::Mistakes(starts) => write!(f, "{MISTAKES}{LIST_SEPARATOR}{starts}"),
        }
    }
}

impl FromStr for PracticeHands {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<PracticeHands, NotPractice> {
        match text.split_once(LIST_SEPARATOR) {
            None if text == "soft" => Ok(PracticeHands::Soft),
            None if text == "pairs" => Ok(PracticeHands::Pairs),
            Some((CLOSE, starts)) => starts.parse().map(PracticeHands::Close),
            Some((MISTAKES, starts)) => starts.parse().map(PracticeHands::Mistakes),
            None | Some(_) => Err(NotPractice),
        }
    }
}

impl Practice<Round> for PracticeHands {
    fn deal_without(
        &self,
        done: &[usize],
        rules: &Rules,
        entropy: Secret,
    ) -> Result<Deal, NoSuchHand> {
        let mut starts = self.starts(rules);
        if let Some(list) = self.list() {
            starts.retain(|start| {
                !done
                    .iter()
                    .any(|place| list.all().get(*place) == Some(start))
            });
        }
        let drawn = entropy.practice(0).draw(starts.len() as u64);
        let start = usize::try_from(drawn).ok().and_then(|at| starts.get(at));
        let start = start.ok_or(NoSuchHand)?;
        for number in 1..=TRIES {
            if let Some(deal) = start.deal_of(rules, entropy.practice(number)) {
                return Ok(deal);
            }
        }
        Err(NoSuchHand)
    }
    fn places(&self, rules: &Rules) -> Option<Vec<usize>> {
        Some(self.list()?.places(|start| start.can_begin(rules)))
    }

    fn place(&self, dealt: &Dealt<Round>) -> Option<usize> {
        let list = self.list()?;
        // Insurance is not a play of the hand, and the dealer's natural can end the round after it.
        let mut decided = dealt.decisions().last_round().iter();
        let is_played = decided.any(|action| matches!(Choice::of(*action), Choice::Play(_)));
        let order = dealt.sealed().deal.order();
        let [one, up, other] = *order.first_chunk().filter(|_| is_played)?;
        let start = Start::of([one, other], up);
        list.places(|listed| *listed == start).first().copied()
    }
}
