//! Hands to be practised: of a kind, or from a list of starts.
//!
//! A practice hand is dealt from an ordinary deal, found like this (`E` is 32 bytes of the browser's
//! entropy, and [`Secret::practice`] gives the secrets 0, 1, 2 … of `E`):
//!
//! 1. Of the starts that are wanted and that the rules can bring about, in their order, the one with the
//!    number is looked for, from 0, that is [drawn](Secret::draw) with secret 0: each is as likely as another.
//! 2. Of the secrets 1, 2, 3 … each makes a pack as any deal does. The places are noted at which it can be cut
//!    so that the round begins with that start and a decision of the player, from the lowest. No pack has more
//!    of them than M: the cards of the up card's value, or of the values of the player's first card, whichever
//!    are fewer.
//! 3. A number below M is drawn with the same secret. The pack is cut at the place with that number, from 0. If there
//!    are not so many, the next secret has its turn.
//!
//! Step 3 makes each pack as likely as the number of its places, so that each pack with each of its
//! places is equally likely: all other cards lie as in any fair deal that begins so. A pack that was merely cut
//! at its first place would not do: its last cards would lie as if no such hand could begin among them.

use std::fmt;
use std::str::FromStr;

use super::round::Round;
use super::rules::Rules;
use crate::coach::CardValue;
use fair_deal_core::{AceRule, Card, Rank, Suit};
use fair_deal_table::{DOT, Listed, NoSuchHand, NotPractice, Practice, Round as _, Rules as _};
use fair_shuffle::{Deal, Deck, Secret};

/// How many secrets are tried. One in 425 is taken for the rarest start, a pair against a card of its own
/// value from one deck, so not to find it is less likely than to guess 100 bits.
const TRIES: u32 = 30_000;

/// How a round begins: the player's two cards and the dealer's up card, as blackjack counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Start {
    low: CardValue,
    high: CardValue,
    up: CardValue,
}

impl Start {
    /// The player has these two against this up card.
    #[must_use]
    pub fn new(own: [CardValue; 2], up: CardValue) -> Start {
        let [one, other] = own;
        Start {
            low: one.min(other),
            high: one.max(other),
            up,
        }
    }

    /// The start of these cards.
    #[must_use]
    pub fn of(own: [Card; 2], up: Card) -> Start {
        Start::new(own.map(CardValue::of), CardValue::of(up))
    }

    /// The player's cards, the lower first; an ace is the lowest.
    #[must_use]
    pub const fn own(self) -> [CardValue; 2] {
        [self.low, self.high]
    }

    /// The dealer's card that lies face up.
    #[must_use]
    pub const fn up(self) -> CardValue {
        self.up
    }

    /// Whether these first four cards of a pack, the last of them the hole card, begin a round so, with a
    /// decision of the player.
    fn begins(self, rules: &Rules, cards: [Card; 4]) -> bool {
        let [one, up, other, _] = cards;
        Start::of([one, other], up) == self && {
            let deck = Deck::in_order(cards.to_vec());
            let round = Round::deal(deck, rules, &Round::usual_stake(rules));
            round.is_ok_and(|round| round.to_decide().is_some())
        }
    }

    /// Whether a round can begin so by these rules, with a decision of the player.
    fn can_begin(self, rules: &Rules) -> bool {
        let [one, up, other] = [self.low, self.up, self.high].map(any_of);
        let mut holes = CardValue::ALL.into_iter().map(any_of);
        holes.any(|hole| self.begins(rules, [one, up, other, hole]))
    }

    /// No pack has more places at which it can be cut so that a round begins like this.
    fn most(self, rules: &Rules) -> u16 {
        let count = |value: CardValue| value.count_in(rules.decks());
        let own = if self.low == self.high {
            count(self.low)
        } else {
            count(self.low) + count(self.high)
        };
        own.min(count(self.up))
    }

    /// The deal of this secret, if it is one of those that begin so (steps 2 and 3).
    fn deal_of(self, rules: &Rules, secret: Secret) -> Option<Deal> {
        let deal = Deal::uncut(secret, rules.decks());
        let mut order = deal.order();
        // A pack that is cut before its last card goes on with its first.
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

/// A card of this value.
fn any_of(value: CardValue) -> Card {
    let of_value = |rank: &Rank| CardValue::of(Card::new(*rank, Suit::Spades)) == value;
    let rank = Rank::ALL.into_iter().find(of_value);
    Card::new(rank.unwrap_or(Rank::Ten), Suit::Spades)
}

/// The sign of a value in the code of a start.
fn sign(value: CardValue) -> char {
    any_of(value).rank.code()
}

fn value(sign: char) -> Option<CardValue> {
    CardValue::ALL
        .into_iter()
        .find(|it| self::sign(*it) == sign)
}

/// Written as three signs, the player's cards and then the up card: `A6T`.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high, up] = [self.low, self.high, self.up].map(sign);
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

/// A list of starts, written with a dot between two: `A6T.88T`.
pub type Starts = Listed<Start>;

/// The hands that a player practises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeHands {
    /// An ace that can count 11, and another card.
    Soft,
    /// Two cards of one value.
    Pairs,
    /// Those with which the best play is little better than another.
    Close(Starts),
    /// Those that the player has played badly.
    Mistakes(Starts),
}

/// What the code of a list of close decisions begins with.
const CLOSE: &str = "close";
/// What the code of a list of mistakes begins with.
const MISTAKES: &str = "mistakes";

impl PracticeHands {
    /// The starts of these hands by these rules; none where there are no such hands.
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
            // A pair is a pair, 21 is nothing to practise, and where aces count 1 nothing is soft.
            let is_soft =
                |points: u8| rules.ace == AceRule::OneOrEleven && points > 1 && points < 10;
            starts.retain(|start| is_soft(start.high.points()));
        }
        starts.retain(|start| start.can_begin(rules));
        starts
    }
}

/// Written as `soft` or `pairs`, or as a list behind its name: `close.A6T.88T`, `mistakes.9TT`.
impl fmt::Display for PracticeHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PracticeHands::Soft => f.write_str("soft"),
            PracticeHands::Pairs => f.write_str("pairs"),
            PracticeHands::Close(starts) => write!(f, "{CLOSE}{DOT}{starts}"),
            PracticeHands::Mistakes(starts) => write!(f, "{MISTAKES}{DOT}{starts}"),
        }
    }
}

impl FromStr for PracticeHands {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<PracticeHands, NotPractice> {
        match text.split_once(DOT) {
            None if text == "soft" => Ok(PracticeHands::Soft),
            None if text == "pairs" => Ok(PracticeHands::Pairs),
            Some((CLOSE, starts)) => starts.parse().map(PracticeHands::Close),
            Some((MISTAKES, starts)) => starts.parse().map(PracticeHands::Mistakes),
            None | Some(_) => Err(NotPractice),
        }
    }
}

impl Practice<Round> for PracticeHands {
    fn deal(&self, rules: &Rules, entropy: Secret) -> Result<Deal, NoSuchHand> {
        let starts = self.starts(rules);
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
}
