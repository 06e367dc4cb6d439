//! The rows of a strategy chart of video poker in words.

use crate::coach::draw::Holding;
use crate::coach::draw::strategy::Held;
use crate::core::Rank;
use crate::poker::machine::{Game, WildCards};
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::{index, poker};

/// The words for the holds of a strategy chart, in one language.
pub trait HoldWords {
    /// What sort of hold it is, of so many cards with the wild ones: “3 to a royal flush”, “Pair”.
    fn sort_of_hold(&self, held: Held, cards: usize) -> String;
    /// So many straights can come of it, and so many of its cards are paid as a pair: “2 straights, 1 high card”.
    fn ways_and_high(&self, ways: Option<u8>, high: u8) -> String;
    /// The same with so many wild cards: “1 wild card, 3 to a royal flush”.
    fn with_wild(&self, wild: u8, hold: &str) -> String;
    /// What sort of hold, and which of it there is none of: “Two pair (all but A–K)”.
    fn all_but(&self, sort: &str, which: &[String]) -> String;
    /// What sort of hold, and which of it: “Pair (A; K; Q)”.
    fn one_of(&self, sort: &str, which: &[String]) -> String;
}

fn ranks(ranks: impl IntoIterator<Item = Rank>) -> String {
    let each: Vec<&str> = ranks.into_iter().map(index).collect();
    each.join(" ")
}

/// What tells this hold from others of its sort; nothing where there is one of it.
fn which(language: Language, held: Held) -> Option<String> {
    let words = all_words(language);
    match held {
        Held::Whole(class) => Some(poker::words(language).class(class).to_owned()),
        Held::Four(rank) | Held::Three(rank) | Held::Pair(rank) | Held::One(rank) => {
            Some(index(rank).to_owned())
        }
        Held::ThreeWith(rank, kicker) | Held::PairWith(rank, kicker) => {
            Some([index(rank), "+", index(kicker)].concat())
        }
        Held::TwoPair(high, low) => Some([index(high), "–", index(low)].concat()),
        Held::Royal(set) | Held::High(set) => Some(ranks(set.each())),
        Held::StraightFlush { ways, high, .. } | Held::Straight { ways, high, .. } => {
            Some(words.ways_and_high(Some(ways), high))
        }
        Held::Flush { high, .. } => Some(words.ways_and_high(None, high)),
        Held::Nothing => None,
    }
}

/// How many natural cards are held.
fn cards(held: Held) -> usize {
    match held {
        Held::Whole(_) => 5,
        Held::Four(_) | Held::ThreeWith(..) | Held::TwoPair(..) => 4,
        Held::Three(_) | Held::PairWith(..) => 3,
        Held::Pair(_) => 2,
        Held::Royal(set) | Held::High(set) => set.each().count(),
        Held::StraightFlush { cards, .. }
        | Held::Flush { cards, .. }
        | Held::Straight { cards, .. } => cards.into(),
        Held::One(_) => 1,
        Held::Nothing => 0,
    }
}

/// All holds that differ from this one by their ranks alone, where it is one of equal cards, from the highest.
fn complete(game: Game, held: Held) -> Vec<Held> {
    let is_natural = |rank: &Rank| game.wild_cards() != WildCards::Deuces || *rank != Rank::Two;
    let ranks = || Rank::ALL.into_iter().rev().filter(is_natural);
    let each = |held: fn(Rank) -> Held| ranks().map(held).collect();
    match held {
        Held::Four(_) => each(Held::Four),
        Held::Three(_) => each(Held::Three),
        Held::Pair(_) => each(Held::Pair),
        Held::One(_) => each(Held::One),
        Held::TwoPair(..) => {
            let lower = |high: Rank| ranks().filter(move |low| *low < high);
            let pairs =
                ranks().flat_map(|high| lower(high).map(move |low| Held::TwoPair(high, low)));
            pairs.collect()
        }
        Held::Whole(_)
        | Held::ThreeWith(..)
        | Held::PairWith(..)
        | Held::Royal(_)
        | Held::StraightFlush { .. }
        | Held::Flush { .. }
        | Held::High(_)
        | Held::Straight { .. }
        | Held::Nothing => vec![],
    }
}

/// A row of a chart of this game in words: holds of one sort together, in their order. Where most of a sort are there, those
/// that are missing are named.
#[must_use]
pub fn row(language: Language, game: Game, holdings: &[Holding]) -> String {
    let words = all_words(language);
    let mut sorts: Vec<(u8, String, Vec<Held>)> = Vec::new();
    for holding in holdings {
        let wild = usize::from(holding.wild);
        let sort = words.sort_of_hold(holding.held, cards(holding.held) + wild);
        let mut known = sorts.iter_mut();
        match known.find(|(wild, its, _)| *wild == holding.wild && *its == sort) {
            Some((_, _, all)) => all.push(holding.held),
            None => sorts.push((holding.wild, sort, vec![holding.held])),
        }
    }
    let named = |held: &[Held]| -> Vec<String> {
        held.iter()
            .filter_map(|held| which(language, *held))
            .collect()
    };
    let told = sorts.into_iter().map(|(wild, sort, all)| {
        let complete = all.first().map_or(vec![], |held| complete(game, *held));
        let mut missing = complete.clone();
        missing.retain(|held| !all.contains(held));
        let hold = match (&named(&all)[..], &named(&missing)[..]) {
            ([], _) => sort,
            (_, []) if !complete.is_empty() => sort,
            (all, missing) if missing.len() < all.len() && !complete.is_empty() => {
                words.all_but(&sort, missing)
            }
            (all, _) => words.one_of(&sort, all),
        };
        if wild == 0 {
            hold
        } else {
            words.with_wild(wild, &hold)
        }
    });
    let told: Vec<String> = told.collect();
    told.join("; ")
}
