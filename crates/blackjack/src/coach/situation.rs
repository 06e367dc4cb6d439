//! A situation to ask the coach about, and the reasons for no answer.

use std::fmt;

use super::advice::Play;
use super::hands::Hands;
use super::shoe::{ACE, CardValue, Shoe, TEN, TENS};
use super::split::Pair;
use super::terms::{Rights, Scope, Terms};
use crate::{Rescue, SplitTens, SurrenderRule};
use fair_deal_core::{Card, Rank};

/// A decision as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation<'a> {
    /// The cards of the active hand, two or more.
    pub hand: &'a [Card],
    /// The dealer's upcard.
    pub upcard: Card,
    /// All other cards known to be gone: those of the player's other hands, of other seats, and of earlier rounds from
    /// the same shoe.
    pub seen: &'a [Card],
    /// The origin of the hand.
    pub origin: Origin,
}

/// The origin of a hand. Two aces are split at most as often as [`SplitAces`](crate::SplitAces) allows. A hand of split
/// aces takes one card, unless [`SplitAcePlay`](crate::SplitAcePlay) says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Origin {
    /// The hand that was dealt.
    Dealt,
    /// A split of any pair but aces.
    Split {
        /// The number of hands that the player has now, this one included.
        hands: u8,
    },
    /// A split of aces.
    SplitAces {
        /// The number of hands that the player has now, this one included.
        hands: u8,
    },
    /// A double: the player may give the hand up for the original bet.
    Doubled,
}

/// The reason for no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAdvice {
    /// A card is listed more often than it is in the pack.
    TooManyCopies {
        /// The card.
        card: Card,
        /// The number of its copies in the pack, which is the number of decks.
        copies: u8,
    },
    /// More cards of a value are listed than the shoe has.
    TooManyOfValue {
        /// The value.
        value: CardValue,
        /// The number of such cards in the shoe.
        count: u8,
    },
    /// The hand has fewer than two cards.
    TooFewInHand {
        /// The number of its cards.
        cards: usize,
    },
    /// The hand takes no more decisions.
    Finished(WhyFinished),
    /// The player cannot have this many hands.
    HandsOutOfRange {
        /// The number in the question.
        hands: u8,
        /// The greatest number that the rules allow.
        most: u8,
    },
    /// No split makes such a hand.
    NotOfThatSplit,
    /// The round could run out of cards. The dealer would then reshuffle, which the coach cannot predict.
    TooFewCards {
        /// The number of unseen cards, the hole card included.
        left: u32,
    },
    /// The hole card can only make a natural, so there would be no decision.
    CertainNatural,
}

/// The reason why a hand takes no more decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyFinished {
    /// It is over 21.
    Bust,
    /// It is a natural, which ends the round.
    Natural,
    /// It is a split ace with its one card.
    SplitAce,
    /// It has won by the number of its cards.
    Charlie,
    /// Its bet was doubled, and the player may not give it up.
    Doubled,
}

impl fmt::Display for NoAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAdvice::TooManyCopies { card, copies } => {
                write!(
                    f,
                    "{card} is named more often than the pack has it: {copies}."
                )
            }
            NoAdvice::TooManyOfValue { value, count } => write!(
                f,
                "More cards that count {value} are named than the shoe has: {count}."
            ),
            NoAdvice::TooFewInHand { cards } => write!(
                f,
                "A hand to decide about has at least two cards; this one has {cards}."
            ),
            NoAdvice::Finished(WhyFinished::Bust) => {
                f.write_str("The hand is over 21: there is nothing to decide.")
            }
            NoAdvice::Finished(WhyFinished::Natural) => {
                f.write_str("The hand is a natural: there is nothing to decide.")
            }
            NoAdvice::Finished(WhyFinished::SplitAce) => {
                f.write_str("A split ace takes one card: there is nothing to decide.")
            }
            NoAdvice::Finished(WhyFinished::Charlie) => f.write_str(
                "The hand has won by the number of its cards: there is nothing to decide.",
            ),
            NoAdvice::Finished(WhyFinished::Doubled) => {
                f.write_str("A doubled hand takes no more cards: there is nothing to decide.")
            }
            NoAdvice::HandsOutOfRange { hands, most } => write!(
                f,
                "After a split a player has 2 to {most} hands here, not {hands}."
            ),
            NoAdvice::NotOfThatSplit => f.write_str("No such split makes this hand."),
            NoAdvice::TooFewCards { left } => write!(
                f,
                "Unseen cards left: {left}. The round could run out of them."
            ),
            NoAdvice::CertainNatural => {
                f.write_str("With these cards gone the dealer is sure to have a natural.")
            }
        }
    }
}

impl std::error::Error for NoAdvice {}

/// A possible situation: its legal decisions, and its cards.
pub(super) struct Checked {
    /// The hand's index among all hands.
    pub(super) place: usize,
    /// The index of the upcard's value.
    pub(super) up: usize,
    /// All cards but the upcard and those known to be gone. The hand's cards are among them.
    pub(super) shoe: Shoe,
    /// The legal plays, in the order of [`Play::ALL`]. The list is empty for a natural, whose only decision is
    /// insurance.
    pub(super) plays: Vec<Play>,
    /// The pair that may be split.
    pub(super) split: Option<Pair>,
    /// The rules for the hand after it has drawn a card.
    pub(super) scope: Scope,
    /// True if the bet is doubled already.
    pub(super) doubled: bool,
    /// True if the player may give the hand up before the dealer peeks for a possible natural, or has passed up that
    /// offer.
    pub(super) early: bool,
    /// True if the table offers insurance.
    pub(super) insurance: bool,
}

/// The cards of a table, without its rules.
#[derive(Clone, Copy)]
pub(super) struct Pack<'a> {
    /// The number of cards of each value.
    pub(super) shoe: &'a Shoe,
    /// The numbers of tens, jacks, queens and kings.
    pub(super) tens: [u8; TENS],
    /// The number of copies of each card, if known.
    pub(super) copies: Option<u8>,
}

impl Checked {
    /// Checks a situation at a table with these rules and these cards.
    pub(super) fn new(
        situation: &Situation,
        terms: &Terms,
        hands: &Hands,
        pack: &Pack,
    ) -> Result<Checked, NoAdvice> {
        let up = CardValue::of(situation.upcard);
        let gone = [&[situation.upcard], situation.seen];
        check_copies(&[gone[0], gone[1], situation.hand], pack.copies)?;
        let shoe = without(*pack.shoe, gone.into_iter().flatten())?;
        let unseen = without(shoe, situation.hand)?;

        let cards = situation.hand.len();
        if cards < 2 {
            return Err(NoAdvice::TooFewInHand { cards });
        }
        let values = situation.hand.iter().map(|card| CardValue::of(*card).at());
        let place = hands
            .find(values)
            .ok_or(NoAdvice::Finished(WhyFinished::Bust))?;
        let hand = hands.at(place);
        let rights = rights_of(situation.origin, terms);
        if rights.scope.is_charlie(hand.cards) {
            return Err(NoAdvice::Finished(WhyFinished::Charlie));
        }
        let split = split_of(situation, terms)?.map(|(value, most)| {
            let same = match (value.at(), terms.split_tens) {
                (TEN, SplitTens::ByRank) => pack.left_of_rank(situation),
                _ => unseen.count(value),
            };
            Pair {
                value: value.at(),
                most,
                same: f64::from(same),
            }
        });
        let dealt = situation.origin == Origin::Dealt;
        let doubled = situation.origin == Origin::Doubled;
        let insurance = dealt && cards == 2 && up.at() == ACE && terms.insurance;
        let natural = dealt && cards == 2 && hand.total == 21 && terms.natural.is_some();
        if natural && !insurance {
            return Err(NoAdvice::Finished(WhyFinished::Natural));
        }
        if doubled && terms.rescue == Rescue::No {
            return Err(NoAdvice::Finished(WhyFinished::Doubled));
        }
        let given_up = dealt.then(|| terms.given_up(up.at(), hand.cards)).flatten();
        let may_be_natural = terms.natural.is_some() && matches!(up.at(), ACE | TEN);
        let peeks = may_be_natural && terms.spares_added_bets();
        let early = given_up == Some(SurrenderRule::Half) && peeks;
        let is_legal = |play: &Play| match play {
            Play::Stand => true,
            Play::Hit => rights.hits,
            Play::Double => rights.may_double(hand.cards, hand.total, hand.soft),
            Play::Split => split.is_some(),
            Play::Surrender => doubled || (given_up.is_some() && !early),
        };
        let plays = Play::ALL.into_iter().filter(is_legal);
        let plays: Vec<Play> = plays.filter(|_| !natural).collect();
        if plays == [Play::Stand] {
            return Err(NoAdvice::Finished(WhyFinished::SplitAce));
        }
        let points = u32::from(hand.points());
        check_enough_cards(&unseen, up, points, split)?;
        Ok(Checked {
            place,
            up: up.at(),
            shoe,
            plays,
            split,
            scope: rights.scope,
            doubled,
            early: early && !natural,
            insurance,
        })
    }
}

impl Pack<'_> {
    /// The number of unseen cards of the rank of the hand's first card.
    fn left_of_rank(&self, situation: &Situation) -> u8 {
        let [rank, ..] = *situation.hand else {
            return 0;
        };
        let rank = rank.rank;
        let ranks = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King];
        let known = [&[situation.upcard], situation.seen, situation.hand];
        let seen = known.into_iter().flatten().filter(|it| it.rank == rank);
        let of_pack = ranks.iter().position(|it| *it == rank);
        let of_pack = of_pack.map_or(0, |at| self.tens[at]);
        u8::try_from(seen.count()).map_or(0, |seen| of_pack.saturating_sub(seen))
    }
}

/// What the player may do with a hand of this origin.
pub(super) const fn rights_of(origin: Origin, terms: &Terms) -> Rights {
    match origin {
        Origin::Dealt => terms.dealt(),
        Origin::Split { .. } => terms.after_split(false),
        Origin::SplitAces { .. } => terms.after_split(true),
        Origin::Doubled => Rights::doubled(terms.rescue),
    }
}

/// The value of the pair and the greatest number of hands that it can become, if it may be split.
pub(super) fn split_of(
    situation: &Situation,
    terms: &Terms,
) -> Result<Option<(CardValue, u8)>, NoAdvice> {
    let most = most_hands(situation, terms)?;
    let [one, other] = *situation.hand else {
        return Ok(None);
    };
    let (value, is_pair) = (
        CardValue::of(one),
        CardValue::of(one) == CardValue::of(other),
    );
    let fits = match (value.at(), terms.split_tens) {
        (TEN, SplitTens::Never) => false,
        (TEN, SplitTens::ByRank) => one.rank == other.rank,
        (_, SplitTens::ByValue | SplitTens::ByRank | SplitTens::Never) => true,
    };
    Ok((is_pair && fits && most > 1).then_some((value, most)))
}

/// The greatest number of hands that this one can become.
fn most_hands(situation: &Situation, terms: &Terms) -> Result<u8, NoAdvice> {
    let aces = situation.hand.iter().filter(|card| card.rank == Rank::Ace);
    let (aces, cards) = (aces.count(), situation.hand.len());
    let (hands, of_aces) = match situation.origin {
        Origin::Dealt => return Ok(terms.hands),
        Origin::Doubled => return Ok(1),
        Origin::Split { hands } => (hands, false),
        Origin::SplitAces { hands } => (hands, true),
    };
    if terms.hands < 2 || (of_aces && aces == 0) || (!of_aces && aces == cards) {
        return Err(NoAdvice::NotOfThatSplit);
    }
    let most = terms.hands_of_pair(of_aces, terms.hands);
    if hands < 2 || hands > most {
        return Err(NoAdvice::HandsOutOfRange { hands, most });
    }
    if of_aces && cards > 2 && !terms.after_split(true).hits {
        return Err(NoAdvice::Finished(WhyFinished::SplitAce));
    }
    Ok(most - hands + 1)
}

/// Refuses a situation that could run out of cards. Even if the hand draws up to 21 points, the other cards must be
/// enough for the dealer to reach 17, with aces counted as 1.
fn check_enough_cards(
    unseen: &Shoe,
    up: CardValue,
    points: u32,
    split: Option<Pair>,
) -> Result<(), NoAdvice> {
    let mut wanted = 17 + 21 - points;
    if let Some(Pair { value, most, .. }) = split {
        let value = CardValue::ALL[value];
        // After the split, half of the hand's points stay. `Solver::split` also values hands from which up to this many
        // further cards of the value are gone.
        let further = (2 * (most - 2)).min(unseen.count(value));
        wanted += points / 2 + u32::from(further) * u32::from(value.points());
    }
    let left = unseen.cards();
    if left < 2 || unseen.points() + u32::from(up.points()) < wanted {
        return Err(NoAdvice::TooFewCards { left });
    }
    Ok(())
}

/// Refuses a card that is listed more often than the pack has it.
fn check_copies(lists: &[&[Card]], copies: Option<u8>) -> Result<(), NoAdvice> {
    let Some(copies) = copies else {
        return Ok(());
    };
    let all = || lists.iter().copied().flatten();
    for card in all() {
        if all().filter(|other| *other == card).count() > usize::from(copies) {
            let card = *card;
            return Err(NoAdvice::TooManyCopies { card, copies });
        }
    }
    Ok(())
}

/// The shoe without these cards.
pub(super) fn without<'c>(
    shoe: Shoe,
    cards: impl IntoIterator<Item = &'c Card>,
) -> Result<Shoe, NoAdvice> {
    let mut left = shoe;
    for card in cards {
        let value = CardValue::of(*card);
        left = left.without(value).ok_or(NoAdvice::TooManyOfValue {
            value,
            count: shoe.count(value),
        })?;
    }
    Ok(left)
}
