//! The opponents of a duel: four characters, each with its own rule for discards (RULES.md, “The opponents”), and the
//! Mathematician, who plays the solved match (RULES.md, “The Mathematician”).
//!
//! A character sees only an [`OpponentView`], which holds no other hand and no deck.

use super::odds::Odds;
use fair_deal_core::{
    Category, Jokers, PackCard, Rank, WildHand, are_of_one_suit, fit_one_straight,
};
use fair_deal_table::Marks;

/// A character that can sit at the table. HTML attributes call the Textbook `rule` and the Actuary `odds`, and links
/// call them `r` and `o`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Character {
    /// The opponent of an earlier program in Haskell. It keeps its pairs and does not draw to anything else.
    Textbook,
    /// Draws one card to a flush or to an open-ended straight.
    Chaser,
    /// Trusts high cards, and prefers to stand pat.
    Rock,
    /// Counts every draw, and makes the discard with the best chance.
    Actuary,
    /// Plays the equilibrium of the match with bets for two players ([`equilibrium`](crate::equilibrium)), and no other
    /// game.
    Mathematician,
}

/// The facts that an opponent may know when it draws.
#[derive(Clone, Copy, Debug)]
pub struct OpponentView<'a> {
    /// The opponent's five cards.
    pub hand: &'a WildHand,
    /// The number of cards that each earlier seat has drawn, in turn order. 0 means that the seat stood pat.
    pub swapped: &'a [usize],
    /// The number of jokers in the pack.
    pub jokers: Jokers,
}

impl Character {
    /// All characters, in seat order.
    pub const ALL: [Character; 5] = [
        Character::Textbook,
        Character::Chaser,
        Character::Rock,
        Character::Actuary,
        Character::Mathematician,
    ];

    /// The characters that play every match, each by a rule without chance, in seat order.
    pub const BY_RULE: [Character; 4] = [
        Character::Textbook,
        Character::Chaser,
        Character::Rock,
        Character::Actuary,
    ];

    /// The letter of the character in links and saves.
    #[must_use]
    pub const fn initial(self) -> char {
        match self {
            Character::Textbook => 'r',
            Character::Chaser => 'c',
            Character::Rock => 'k',
            Character::Actuary => 'o',
            Character::Mathematician => 'm',
        }
    }

    /// The discards of this character by its rule. The same view always leads to the same discards. The Mathematician has
    /// no rule for other games than the solved match, and discards there as the Actuary does.
    #[must_use]
    pub fn discards(self, view: &OpponentView) -> Marks {
        match self {
            Character::Textbook => textbook(view),
            Character::Chaser => chaser(view),
            Character::Rock => rock(view),
            Character::Actuary | Character::Mathematician => {
                Odds::of_pack(view.jokers).best_discard(view.hand)
            }
        }
    }
}

/// Stands pat with a straight or better. Otherwise keeps pairs, trips and jokers, and discards the rest.
fn textbook(view: &OpponentView) -> Marks {
    match view.hand.rank().category() {
        Category::Straight
        | Category::Flush
        | Category::FullHouse
        | Category::FourOfAKind
        | Category::StraightFlush
        | Category::FiveOfAKind
        | Category::RoyalFlush => Marks::NONE,
        Category::HighCard | Category::OnePair | Category::TwoPair | Category::ThreeOfAKind => {
            discard_all_but(view.hand, is_grouped)
        }
    }
}

/// Plays like [`textbook`], but with a pair or less it draws one card to a flush or to an open-ended straight. If an
/// earlier seat has stood pat, a pair is unlikely to win, so it also draws to a straight with a gap.
fn chaser(view: &OpponentView) -> Marks {
    let ways_wanted = if view.swapped.contains(&0) { 1 } else { 2 };
    match view.hand.rank().category() {
        Category::HighCard | Category::OnePair => discard_one_if(view.hand, are_of_one_suit)
            .or_else(|| discard_one_if(view.hand, |four| ways_to_a_straight(four) >= ways_wanted))
            .unwrap_or_else(|| textbook(view)),
        Category::TwoPair
        | Category::ThreeOfAKind
        | Category::Straight
        | Category::Flush
        | Category::FullHouse
        | Category::FourOfAKind
        | Category::StraightFlush
        | Category::FiveOfAKind
        | Category::RoyalFlush => textbook(view),
    }
}

/// Stands pat with two pair or better. Otherwise keeps a pair, and every card from the jack up.
fn rock(view: &OpponentView) -> Marks {
    match view.hand.rank().category() {
        Category::HighCard | Category::OnePair => discard_all_but(view.hand, |hand, place| {
            is_grouped(hand, place) || hand.plays_as()[place].rank >= Rank::Jack
        }),
        Category::TwoPair
        | Category::ThreeOfAKind
        | Category::Straight
        | Category::Flush
        | Category::FullHouse
        | Category::FourOfAKind
        | Category::StraightFlush
        | Category::FiveOfAKind
        | Category::RoyalFlush => Marks::NONE,
    }
}

/// Marks the places for which `keeps` is false.
fn discard_all_but(hand: &WildHand, keeps: impl Fn(&WildHand, usize) -> bool) -> Marks {
    let discarded = (0..5).filter(|place| !keeps(hand, *place));
    discarded.fold(Marks::NONE, Marks::toggled)
}

/// Returns true if another card of the hand has the same rank as this one. This is always true for a joker: in a hand
/// below a straight it stands for one more card of some rank.
fn is_grouped(hand: &WildHand, place: usize) -> bool {
    let ranks = hand.plays_as().map(|card| card.rank);
    ranks.iter().filter(|rank| **rank == ranks[place]).count() > 1
}

/// Returns true if the hand is one card short of a flush or of an open-ended straight.
pub(super) fn draws_one(hand: &WildHand) -> bool {
    let flush = discard_one_if(hand, are_of_one_suit);
    let straight = || discard_one_if(hand, |four| ways_to_a_straight(four) >= 2);
    flush.or_else(straight).is_some()
}

/// Returns the first discard that leaves four cards for which `wanted` is true.
fn discard_one_if(hand: &WildHand, wanted: impl Fn(&[PackCard]) -> bool) -> Option<Marks> {
    let discarded = (0..5).find(|discarded| {
        let places = hand.cards().iter().enumerate();
        let others = places.filter(|(place, _)| place != discarded);
        let four: Vec<PackCard> = others.map(|(_, card)| *card).collect();
        wanted(&four)
    });
    discarded.map(|place| Marks::NONE.toggled(place))
}

/// The number of ranks that complete these four cards to a straight: two if it is open at both ends, one if it has a
/// gap or is at the end of the ranks, more with a joker.
fn ways_to_a_straight(four: &[PackCard]) -> usize {
    let naturals = four.iter().filter_map(|card| card.natural());
    let ranks: Vec<Rank> = naturals.map(|card| card.rank).collect();
    let makes_it = |next: &Rank| fit_one_straight(&[ranks.as_slice(), &[*next]].concat());
    Rank::ALL.into_iter().filter(makes_it).count()
}
