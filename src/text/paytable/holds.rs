//! The rows of a strategy chart of video poker in words.

use crate::coach::draw::Holding;
use crate::coach::draw::strategy::Held;
use crate::core::Rank;
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
    /// What sort of hold, and which of it: “Pair: A, K, Q”.
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

/// A row of a chart in words: holds of one sort together, in their order.
#[must_use]
pub fn row(language: Language, holdings: &[Holding]) -> String {
    let words = all_words(language);
    let mut sorts: Vec<(u8, String, Vec<String>)> = Vec::new();
    for holding in holdings {
        let wild = usize::from(holding.wild);
        let sort = words.sort_of_hold(holding.held, cards(holding.held) + wild);
        let which = which(language, holding.held);
        let known = sorts.iter_mut();
        let known = known.map(|(wild, sort, all)| ((*wild, sort), all));
        let mut same = known.filter(|((wild, its), _)| *wild == holding.wild && **its == sort);
        match same.next() {
            Some((_, all)) => all.extend(which),
            None => sorts.push((holding.wild, sort, which.into_iter().collect())),
        }
    }
    let told = sorts.into_iter().map(|(wild, sort, all)| {
        let hold = match &all[..] {
            [] => sort,
            // All thirteen ranks need no list.
            all if all.len() == Rank::ALL.len() && all.iter().all(|it| !it.contains(' ')) => sort,
            all => words.one_of(&sort, all),
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
