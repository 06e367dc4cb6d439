//! The opponents' betting rules, one for each character (RULES.md, “How the opponents bet”).
//!
//! A character sees only a [`BetView`], which holds no other hand, no deck and no random source. A bluff follows from
//! the character's own cards, so the same view always leads to the same bet.

use std::array;

use super::super::odds::{Chance, Odds};
use super::super::opponent::{Character, draws_one};
use super::MOST_RAISES;
use super::round::Street;
use fair_deal_core::{Category, HandRank, Jokers, Rank, Suit, WildHand};

/// The possible numbers of bets and raises in a round of bets, 0 to 4.
pub(crate) const BET_COUNTS: usize = MOST_RAISES + 2;

/// The facts that an opponent may know when it bets.
#[derive(Clone, Copy, Debug)]
pub struct BetView<'a> {
    /// The opponent's five cards.
    pub hand: &'a WildHand,
    /// The number of jokers in the pack.
    pub jokers: Jokers,
    /// The current betting round.
    pub street: Street,
    /// The number of cards that the opponent has drawn, or 0 before the draw.
    pub swapped: usize,
    /// The number of other seats still in the hand.
    pub others: usize,
    /// The number of bets and raises so far in this betting round.
    pub bets: usize,
}

/// The preferred action of a character. If it is illegal, the character takes the next best one: a call for a raise, a
/// check for a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Bet, or raise.
    Raise,
    /// Bet, or call any bet.
    Bet,
    /// Check, or call any bet.
    Call,
    /// Bet, or fold to any bet.
    Bluff,
    /// Check, or fold to any bet.
    Fold,
}

impl Intent {
    /// All intents.
    pub const ALL: [Intent; 5] = [
        Intent::Raise,
        Intent::Bet,
        Intent::Call,
        Intent::Bluff,
        Intent::Fold,
    ];
}

impl Character {
    /// Returns the intent of this character by its rule. The same view always leads to the same intent. The Mathematician
    /// has no rule for other games than the solved match, and bets there as the Actuary does.
    #[must_use]
    pub fn intent(self, view: &BetView) -> Intent {
        match self {
            Character::Textbook => textbook(view),
            Character::Chaser => chaser(view),
            Character::Rock => rock(view),
            Character::Actuary | Character::Mathematician => actuary(view, actuary_chance(view)),
        }
    }

    /// The intents after each number of bets and raises, instead of that in the view.
    pub(crate) fn intents(self, view: &BetView) -> [Intent; BET_COUNTS] {
        let after = |bets: usize| BetView { bets, ..*view };
        match self {
            Character::Textbook | Character::Chaser | Character::Rock => {
                array::from_fn(|bets| self.intent(&after(bets)))
            }
            Character::Actuary | Character::Mathematician => {
                let chance = actuary_chance(view);
                array::from_fn(|bets| actuary(&after(bets), chance))
            }
        }
    }
}

/// The rule of the Textbook.
///
/// Before the draw it raises with two pair or better, bets a pair of jacks or better, and calls with any pair or an
/// ace. After the draw it raises with three of a kind or better, bets two pair, and calls with a pair of fives or
/// better. With less than a pair it bluffs one time in four.
fn textbook(view: &BetView) -> Intent {
    match view.street {
        Street::First => by_worth(
            view,
            &[
                (Category::TwoPair, Rank::Two, Intent::Raise),
                (Category::OnePair, Rank::Jack, Intent::Bet),
                (Category::HighCard, Rank::Ace, Intent::Call),
            ],
        ),
        Street::Second if has_nothing(view) && lowest_is(view, &BLACK[..1]) => Intent::Bluff,
        Street::Second => by_worth(
            view,
            &[
                (Category::ThreeOfAKind, Rank::Two, Intent::Raise),
                (Category::TwoPair, Rank::Two, Intent::Bet),
                (Category::OnePair, Rank::Five, Intent::Call),
            ],
        ),
    }
}

/// The rule of the Chaser.
///
/// Before the draw it raises with three of a kind or better and bets a pair of queens or better. It calls with any
/// pair, an ace, a king, or one card short of a flush or an open straight. After the draw it raises with three of a
/// kind or better, bets a pair of aces or better, and calls with any pair. If it drew one card and missed, it bluffs
/// one time in two.
fn chaser(view: &BetView) -> Intent {
    let has_missed = has_nothing(view) && view.swapped == 1;
    let (bets, calls) = match view.street {
        Street::First => (Rank::Queen, (Category::HighCard, Rank::King)),
        Street::Second => (Rank::Ace, (Category::OnePair, Rank::Two)),
    };
    let by_worth = by_worth(
        view,
        &[
            (Category::ThreeOfAKind, Rank::Two, Intent::Raise),
            (Category::OnePair, bets, Intent::Bet),
            (calls.0, calls.1, Intent::Call),
        ],
    );
    match (by_worth, view.street) {
        (Intent::Fold, Street::First) if draws_one(view.hand) => Intent::Call,
        (Intent::Fold, Street::Second) if has_missed && lowest_is(view, &BLACK) => Intent::Bluff,
        (intent, Street::First | Street::Second) => intent,
    }
}

/// The rule of the Rock, which never bluffs.
///
/// Before the draw it raises with two pair, tens or better, bets a pair of queens or better, and calls with a pair of
/// nines or better. It calls a single bet with any pair or an ace. After the draw it raises with three tens or better,
/// bets two pair or better, and calls with a pair of sixes or better.
fn rock(view: &BetView) -> Intent {
    let least = if view.bets < 2 {
        (Category::HighCard, Rank::Ace, Intent::Call)
    } else {
        (Category::OnePair, Rank::Nine, Intent::Call)
    };
    match view.street {
        Street::First => by_worth(
            view,
            &[
                (Category::TwoPair, Rank::Ten, Intent::Raise),
                (Category::OnePair, Rank::Queen, Intent::Bet),
                least,
            ],
        ),
        Street::Second => by_worth(
            view,
            &[
                (Category::ThreeOfAKind, Rank::Ten, Intent::Raise),
                (Category::TwoPair, Rank::Two, Intent::Bet),
                (Category::OnePair, Rank::Six, Intent::Call),
            ],
        ),
    }
}

/// The chance of the Actuary against an average hand. Before the draw this is the chance of its best draw.
fn actuary_chance(view: &BetView) -> Chance {
    let odds = Odds::of_pack(view.jokers);
    match view.street {
        Street::First => odds.best_chance(view.hand),
        Street::Second => odds.chance(view.hand.rank()),
    }
}

/// The rule of the Actuary, with its chance in thousandths.
///
/// It subtracts forty for every bet or raise of this betting round (its own included), and for each other seat beyond
/// the first. Before the draw it calls from 540, bets from 680 and raises from 780. After the draw the limits are 640,
/// 840 and 940, and it bluffs with one in four of the hands below them.
fn actuary(view: &BetView, chance: Chance) -> Intent {
    let worse = u32::try_from(view.bets + view.others.saturating_sub(1)).unwrap_or(u32::MAX);
    let worth = chance.per_mille().saturating_sub(worse.saturating_mul(40));
    match (view.street, worth) {
        (Street::First, 780..) | (Street::Second, 940..) => Intent::Raise,
        (Street::First, 680..) | (Street::Second, 840..) => Intent::Bet,
        (Street::First, 540..) | (Street::Second, 640..) => Intent::Call,
        (Street::Second, _) if lowest_is(view, &BLACK[..1]) => Intent::Bluff,
        (Street::First | Street::Second, _) => Intent::Fold,
    }
}

/// Returns the intent of the first step that the hand reaches. A hand reaches a step with a higher category, or with
/// the same category and at least this first rank. A hand below all steps folds.
fn by_worth(view: &BetView, steps: &[(Category, Rank, Intent)]) -> Intent {
    let hand = view.hand.rank();
    let enough = |(category, rank, _): &&(Category, Rank, Intent)| reaches(hand, *category, *rank);
    let step = steps.iter().find(enough);
    step.map_or(Intent::Fold, |(_, _, intent)| *intent)
}

/// Returns true if the hand has less than a pair.
fn has_nothing(view: &BetView) -> bool {
    view.hand.rank().category() == Category::HighCard
}

/// Spades and clubs: half of all cards.
const BLACK: [Suit; 2] = [Suit::Spades, Suit::Clubs];

/// Returns true if the lowest natural card has one of these suits. Suits decide only flushes, so this is true for a
/// share of hands that is independent of their rank: one quarter for each suit in the list.
fn lowest_is(view: &BetView, suits: &[Suit]) -> bool {
    let naturals = view.hand.cards().iter().filter_map(|card| card.natural());
    let lowest = naturals.min_by_key(|card| card.rank);
    lowest.is_some_and(|card| suits.contains(&card.suit))
}

/// Returns true if the hand has a higher category, or the same category and at least this first rank.
fn reaches(hand: HandRank, category: Category, rank: Rank) -> bool {
    let first = || hand.deciding_ranks().next();
    hand.category() > category
        || hand.category() == category && first().is_some_and(|first| first >= rank)
}

#[cfg(test)]
mod tests {
    use super::Intent::{Bet, Call, Fold, Raise};
    use super::*;

    /// Asserts what a character does with these ranks, in suits that make neither a flush nor a bluff.
    fn assert_intent(
        character: Character,
        street: Street,
        bets: usize,
        ranks: &str,
        wants: Intent,
    ) {
        let cards = ranks.chars().zip("HDSCH".chars());
        let cards: Vec<String> = cards.map(|(rank, suit)| format!("{rank}{suit}")).collect();
        let hand: WildHand = cards.join(" ").parse().expect("a hand");
        let view = BetView {
            hand: &hand,
            jokers: Jokers::None,
            street,
            swapped: 0,
            others: 1,
            bets,
        };
        assert_eq!(
            character.intent(&view),
            wants,
            "{character:?} with {ranks}, {street:?}"
        );
    }

    /// For each limit of RULES.md, “How the opponents bet”, the lowest hand above it and the highest below it.
    #[test]
    fn limits_are_those_of_the_rules() {
        use Character::{Chaser, Rock, Textbook};
        use Street::{First, Second};

        for (character, street, hands) in [
            (Textbook, First, "33224 AAKQJ JJ432 TTAKQ A6432 KQJT8"),
            (Textbook, Second, "22234 AAKKQ 33224 AAKQJ 55432 44AKQ"),
            (Chaser, First, "22234 AAKKQ QQ432 JJAKQ K6432 QJ974"),
            (Chaser, Second, "22234 AAKKQ AA432 KKAQJ 22345 AKQJ9"),
            (Rock, First, "TT223 9988A QQ432 JJAKQ A6432 KQJT8"),
            (Rock, Second, "TTT23 999AK 33224 AAKQJ 66432 55AKQ"),
        ] {
            for (hand, intent) in hands.split(' ').zip([Raise, Bet, Bet, Call, Call, Fold]) {
                assert_intent(character, street, 0, hand, intent);
            }
        }
        assert_intent(Rock, First, 2, "99432", Call);
        assert_intent(Rock, First, 2, "88AKQ", Fold);
    }
}
