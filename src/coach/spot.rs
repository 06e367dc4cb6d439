//! What the coach is asked, and why it may have no answer.

use std::fmt;

use super::advice::Play;
use super::hands::Hands;
use super::shoe::{ACE, CardValue, Shoe};
use super::terms::Terms;
use crate::blackjack::Surrender;
use crate::core::{Card, Rank};

/// A decision that is to be made, as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot<'a> {
    /// The cards of the hand that is played now, two or more.
    pub hand: &'a [Card],
    /// The dealer's card that lies face up.
    pub upcard: Card,
    /// All other cards known to be gone: those of the player's other hands, and those of earlier rounds
    /// from the same shoe.
    pub seen: &'a [Card],
    /// Where the hand comes from.
    pub origin: Origin,
}

/// Where a hand comes from. Two aces are split at most as often as [`SplitAces`](crate::blackjack::SplitAces) says, and a hand of
/// split aces takes one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the hand that was dealt.
    Dealt,
    /// From a split of any pair but aces.
    Split {
        /// How many hands the player has now, this one among them.
        hands: u8,
    },
    /// From a split of aces.
    SplitAces {
        /// How many hands the player has now, this one among them.
        hands: u8,
    },
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAdvice {
    /// A card is named more often than it is in the pack.
    TooManyCopies {
        /// The card.
        card: Card,
        /// How many of it the pack has, which is as many as there are decks.
        copies: u8,
    },
    /// More cards of a value are named than the shoe has.
    TooManyOfValue {
        /// The value.
        value: CardValue,
        /// How many of it the shoe has.
        count: u8,
    },
    /// The hand has fewer than two cards.
    TooFewInHand {
        /// How many it has.
        cards: usize,
    },
    /// The hand takes no more decisions.
    Finished(Over),
    /// The player cannot have so many hands.
    HandsOutOfRange {
        /// How many were named.
        hands: u8,
        /// The most that the rules allow.
        most: u8,
    },
    /// No split makes such a hand.
    NotOfThatSplit,
    /// With the cards that are left the round could run out of cards, and what comes then is another
    /// shuffle.
    TooFewCards {
        /// How many cards are unseen, the hole card among them.
        left: u32,
    },
    /// The hole card can only make a natural, so there would have been no decision.
    CertainNatural,
}

/// Why a hand takes no more decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// It is over 21.
    Bust,
    /// It is a natural, which ends the round.
    Natural,
    /// It is a split ace with its one card.
    SplitAce,
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
                "A hand to be played has two cards at the least; this one has {cards}."
            ),
            NoAdvice::Finished(Over::Bust) => {
                f.write_str("The hand is over 21: there is nothing to decide.")
            }
            NoAdvice::Finished(Over::Natural) => {
                f.write_str("The hand is a natural: there is nothing to decide.")
            }
            NoAdvice::Finished(Over::SplitAce) => {
                f.write_str("A split ace takes one card: there is nothing to decide.")
            }
            NoAdvice::HandsOutOfRange { hands, most } => write!(
                f,
                "After a split a player has 2 to {most} hands here, not {hands}."
            ),
            NoAdvice::NotOfThatSplit => f.write_str("No such split makes this hand."),
            NoAdvice::TooFewCards { left } => write!(
                f,
                "Cards left that nobody has seen: {left}. The round could run out of them."
            ),
            NoAdvice::CertainNatural => {
                f.write_str("With these cards gone the dealer is sure to have a natural.")
            }
        }
    }
}

impl std::error::Error for NoAdvice {}

/// A spot that can be: what may be decided, and which cards there are.
pub(super) struct Checked {
    /// The hand's place among all hands.
    pub(super) place: usize,
    /// The place of the up card's value.
    pub(super) up: usize,
    /// All cards but the up card and those that are known to be gone. The hand's are among them.
    pub(super) shoe: Shoe,
    /// The legal plays, in the order of [`Play::ALL`]. There is none for a natural, with which insurance
    /// is all there is to decide.
    pub(super) plays: Vec<Play>,
    /// Of a pair that may be split, the value and the most hands that it can become.
    pub(super) split: Option<(CardValue, u8)>,
    /// Whether insurance is offered.
    pub(super) insurance: bool,
}

impl Checked {
    /// Checks a spot at a table with these rules and this shoe, in which there are so many `copies` of
    /// each card, if that is known.
    pub(super) fn new(
        spot: &Spot,
        terms: &Terms,
        hands: &Hands,
        pack: &Shoe,
        copies: Option<u8>,
    ) -> Result<Checked, NoAdvice> {
        let up = CardValue::of(spot.upcard);
        let gone = [&[spot.upcard], spot.seen];
        no_copy_too_many(&[gone[0], gone[1], spot.hand], copies)?;
        let shoe = without(*pack, gone.into_iter().flatten())?;
        let unseen = without(shoe, spot.hand)?;

        let cards = spot.hand.len();
        if cards < 2 {
            return Err(NoAdvice::TooFewInHand { cards });
        }
        let values = spot.hand.iter().map(|card| CardValue::of(*card).at());
        let place = hands.find(values).ok_or(NoAdvice::Finished(Over::Bust))?;
        let hand = hands.at(place);
        let most = most_hands(spot, terms)?;
        let split = match spot.hand {
            [one, other] if CardValue::of(*one) == CardValue::of(*other) && most > 1 => {
                Some((CardValue::of(*one), most))
            }
            _ => None,
        };
        let dealt = spot.origin == Origin::Dealt;
        let insurance = dealt && cards == 2 && up.at() == ACE && terms.insurance;
        let natural = dealt && cards == 2 && hand.total == 21 && terms.natural.is_some();
        if natural && !insurance {
            return Err(NoAdvice::Finished(Over::Natural));
        }
        let is_legal = |play: &Play| {
            let of_aces = matches!(spot.origin, Origin::SplitAces { .. });
            match play {
                Play::Stand => true,
                Play::Hit => !of_aces,
                Play::Double if cards > 2 => false,
                Play::Double => match spot.origin {
                    Origin::Dealt => terms.may_double(hand.total, hand.soft),
                    Origin::Split { .. } => terms.may_double_after_split(hand.total, hand.soft),
                    Origin::SplitAces { .. } => false,
                },
                Play::Split => split.is_some(),
                Play::Surrender => match terms.surrender {
                    Surrender::No => false,
                    Surrender::Late => dealt && cards == 2,
                },
            }
        };
        let plays = Play::ALL.into_iter().filter(is_legal);
        let plays: Vec<Play> = plays.filter(|_| !natural).collect();
        if plays == [Play::Stand] {
            return Err(NoAdvice::Finished(Over::SplitAce));
        }
        let points = u32::from(hand.points());
        lasts(&unseen, up, points, split)?;
        Ok(Checked {
            place,
            up: up.at(),
            shoe,
            plays,
            split,
            insurance,
        })
    }
}

/// The most hands that this one can become.
pub(super) fn most_hands(spot: &Spot, terms: &Terms) -> Result<u8, NoAdvice> {
    let aces = spot.hand.iter().filter(|card| card.rank == Rank::Ace);
    let (aces, cards) = (aces.count(), spot.hand.len());
    let (hands, of_aces) = match spot.origin {
        Origin::Dealt => return Ok(terms.hands),
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
    if of_aces && cards > 2 {
        return Err(NoAdvice::Finished(Over::SplitAce));
    }
    Ok(most - hands + 1)
}

/// Refuses what could run out of cards: a dealer who has drawn all that a hand can leave must have 17,
/// with aces counted 1.
fn lasts(
    unseen: &Shoe,
    up: CardValue,
    points: u32,
    split: Option<(CardValue, u8)>,
) -> Result<(), NoAdvice> {
    let mut wanted = 17 + 21 - points;
    if let Some((value, most)) = split {
        // Half of the hand stays; what makes further hands, or is left out of them, is gone besides.
        let further = (2 * (most - 2)).min(unseen.count(value));
        wanted += points / 2 + u32::from(further) * u32::from(value.points());
    }
    let left = unseen.cards();
    if left < 2 || unseen.points() + u32::from(up.points()) < wanted {
        return Err(NoAdvice::TooFewCards { left });
    }
    Ok(())
}

/// Refuses a card that is named more often than the pack has it.
fn no_copy_too_many(lists: &[&[Card]], copies: Option<u8>) -> Result<(), NoAdvice> {
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
