//! The rows of a strategy chart of video poker and the errors about a bankroll in words.

use crate::coach::draw::Holding;
use crate::coach::draw::strategy::Held;
use crate::core::Rank;
use crate::pages::paytable::bankroll::{Field, Problem};
use crate::poker::video_poker::{Game, WildCards};
use crate::text::language::Language;
use crate::text::messages::{CoachWords, PagesWords};
use crate::text::{index, poker};

impl PagesWords {
    /// The message about an invalid amount.
    #[must_use]
    pub fn bankroll_problem(self, problem: Problem) -> String {
        match problem {
            Problem::Number(field @ (Field::Bank | Field::Bet | Field::Hands)) => {
                self.no_amount_up_to(&self.grouped_decimal(field.most(), 0))
            }
            Problem::Number(Field::CashBack) => self.no_percent().to_owned(),
            Problem::TooManyBets => self.too_many_bets().to_owned(),
        }
    }
}

impl CoachWords {
    /// The kind of a hold. `cards` counts the wild cards too: “3 to a royal flush”, “Pair”.
    fn sort_of_hold(self, held: Held, cards: usize) -> String {
        match held {
            Held::Whole(_) => self.hold_whole().to_owned(),
            Held::Four(_) => self.hold_four().to_owned(),
            Held::Three(_) => self.hold_three().to_owned(),
            Held::ThreeWith(..) => self.hold_three_with_kicker().to_owned(),
            Held::TwoPair(..) => self.hold_two_pair().to_owned(),
            Held::Pair(_) => self.hold_pair().to_owned(),
            Held::PairWith(..) => self.hold_pair_with_kicker().to_owned(),
            Held::Royal(_) => self.hold_royal(cards),
            Held::StraightFlush { .. } => self.hold_straight_flush(cards),
            Held::Flush { .. } => self.hold_flush(cards),
            Held::High(_) => self.hold_high(cards),
            Held::Straight { .. } => self.hold_straight(cards),
            Held::One(_) => self.hold_one().to_owned(),
            Held::Nothing if cards > 0 => self.hold_nothing_else().to_owned(),
            Held::Nothing => self.hold_nothing().to_owned(),
        }
    }

    /// The number of possible straights, and of cards that pay as a pair: “2 straights, 1 high card”.
    fn ways_and_high(self, ways: Option<u8>, high: u8) -> String {
        match ways {
            None => self.high_cards(high),
            Some(ways) => self.straights_and_high(ways, high),
        }
    }
}

fn ranks(ranks: impl IntoIterator<Item = Rank>) -> String {
    let each: Vec<&str> = ranks.into_iter().map(index).collect();
    each.join(" ")
}

/// The words that distinguish this hold from others of its kind. `None` if it is the only one.
fn distinction(words: CoachWords, held: Held) -> Option<String> {
    match held {
        Held::Whole(class) => Some(poker::words(words.language()).class(class).to_owned()),
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

/// The number of natural cards that are held.
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

/// All holds that differ from this one only by rank, from the highest. Empty unless the hold is of equal cards.
fn all_of_kind(game: Game, held: Held) -> Vec<Held> {
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

/// A row of a chart in words. Holds of one kind are listed together, in their order. If most of a kind are in the row,
/// the text names the missing ones.
#[must_use]
pub fn row(language: Language, game: Game, holdings: &[Holding]) -> String {
    let words = CoachWords::of(language);
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
            .filter_map(|held| distinction(words, *held))
            .collect()
    };
    let told = sorts.into_iter().map(|(wild, sort, all)| {
        let complete = all.first().map_or(vec![], |held| all_of_kind(game, *held));
        let mut missing = complete.clone();
        missing.retain(|held| !all.contains(held));
        let hold = match (&named(&all)[..], &named(&missing)[..]) {
            ([], _) => sort,
            (_, []) if !complete.is_empty() => sort,
            (all, missing) if missing.len() < all.len() && !complete.is_empty() => {
                words.all_but(&sort, &missing.join(words.which_between()))
            }
            (all, _) => words.one_of(&sort, &all.join(words.which_between())),
        };
        if wild == 0 {
            hold
        } else {
            words.with_wild(wild, &hold)
        }
    });
    let told: Vec<String> = told.collect();
    told.join(words.sorts_between())
}
