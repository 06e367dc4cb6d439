//! The opponents of a duel: four characters, each with a rule of its own for what to discard
//! (RULES.md, “The opponents”).
//!
//! A character sees an [`OpponentView`] and nothing else. There is no other hand in it, and no deck.

use super::odds::Odds;
use fair_deal_core::{
    Category, Jokers, PackCard, Rank, WildHand, are_of_one_suit, fit_one_straight,
};
use fair_deal_table::Marks;

/// Who may sit at the table. Each is called here as in links and attributes; a player knows the first
/// as the Textbook and the last as the Actuary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// The Haskell program's opponent: keeps what it has got, and hopes for nothing.
    Rule,
    /// Cannot leave a flush or a straight alone that lacks one card.
    Chaser,
    /// Trusts high cards, and would rather stand pat than draw.
    Rock,
    /// Counts every draw, and discards what gives it the best chance.
    Odds,
}

/// All that an opponent may know when its turn comes to swap.
#[derive(Clone, Copy, Debug)]
pub struct OpponentView<'a> {
    /// Its own five cards.
    pub hand: &'a WildHand,
    /// How many cards each of those before it has swapped, in the order of their turns; 0 is to stand pat.
    pub swapped: &'a [usize],
    /// How many jokers there are in the pack.
    pub jokers: Jokers,
}

impl Character {
    /// The characters in the order in which they sit.
    pub const ALL: [Character; 4] = [
        Character::Rule,
        Character::Chaser,
        Character::Rock,
        Character::Odds,
    ];

    /// The letter that stands for the character in links and saves.
    #[must_use]
    pub const fn initial(self) -> char {
        match self {
            Character::Rule => 'r',
            Character::Chaser => 'c',
            Character::Rock => 'k',
            Character::Odds => 'o',
        }
    }

    /// The cards that this character discards. The same view leads to the same cards, always.
    #[must_use]
    pub fn discards(self, view: &OpponentView) -> Marks {
        match self {
            Character::Rule => rule(view),
            Character::Chaser => chaser(view),
            Character::Rock => rock(view),
            Character::Odds => Odds::of_pack(view.jokers).best_discard(view.hand),
        }
    }
}

/// Stands pat with a straight or better. Else keeps every card that is one of a pair or three, and
/// discards the rest.
fn rule(view: &OpponentView) -> Marks {
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

/// Plays as the Rule does, but with a pair or less it draws one card to a flush, or to a straight
/// that is open at both ends; and if somebody has stood pat before it, so that a pair will hardly
/// do, to a straight with a gap as well.
fn chaser(view: &OpponentView) -> Marks {
    let ways_wanted = if view.swapped.contains(&0) { 1 } else { 2 };
    match view.hand.rank().category() {
        Category::HighCard | Category::OnePair => discard_one_if(view.hand, are_of_one_suit)
            .or_else(|| discard_one_if(view.hand, |four| ways_to_a_straight(four) >= ways_wanted))
            .unwrap_or_else(|| rule(view)),
        Category::TwoPair
        | Category::ThreeOfAKind
        | Category::Straight
        | Category::Flush
        | Category::FullHouse
        | Category::FourOfAKind
        | Category::StraightFlush
        | Category::FiveOfAKind
        | Category::RoyalFlush => rule(view),
    }
}

/// Stands pat with two pair or better. Else keeps a pair, and every jack or higher card.
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

/// Marks the places for which `keeps` does not hold.
fn discard_all_but(hand: &WildHand, keeps: impl Fn(&WildHand, usize) -> bool) -> Marks {
    let discarded = (0..5).filter(|place| !keeps(hand, *place));
    discarded.fold(Marks::NONE, Marks::toggled)
}

/// Whether the card at this place has another of its rank beside it. A joker always has, for with
/// less than a straight it stands for one more of some rank.
fn is_grouped(hand: &WildHand, place: usize) -> bool {
    let ranks = hand.plays_as().map(|card| card.rank);
    ranks.iter().filter(|rank| **rank == ranks[place]).count() > 1
}

/// Whether one card would make a flush of the hand, or, from both ends, a straight.
pub(super) fn draws_one(hand: &WildHand) -> bool {
    let flush = discard_one_if(hand, are_of_one_suit);
    let straight = || discard_one_if(hand, |four| ways_to_a_straight(four) >= 2);
    flush.or_else(straight).is_some()
}

/// The first card without which the other four are what is wanted, if there is one.
fn discard_one_if(hand: &WildHand, wanted: impl Fn(&[PackCard]) -> bool) -> Option<Marks> {
    let discarded = (0..5).find(|discarded| {
        let places = hand.cards().iter().enumerate();
        let others = places.filter(|(place, _)| place != discarded);
        let four: Vec<PackCard> = others.map(|(_, card)| *card).collect();
        wanted(&four)
    });
    discarded.map(|place| Marks::NONE.toggled(place))
}

/// How many ranks would make these four cards a straight: two where it is open at both ends, one
/// where there is a gap or an end, more with a joker.
fn ways_to_a_straight(four: &[PackCard]) -> usize {
    let naturals = four.iter().filter_map(|card| card.natural());
    let ranks: Vec<Rank> = naturals.map(|card| card.rank).collect();
    let makes_it = |next: &Rank| fit_one_straight(&[ranks.as_slice(), &[*next]].concat());
    Rank::ALL.into_iter().filter(makes_it).count()
}
