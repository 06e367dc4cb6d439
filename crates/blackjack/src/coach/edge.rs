//! What a round is worth before it is dealt, up card by up card.

use super::advice::{Coach, Play, insurance};
use super::shoe::{ACE, CardValue, Shoe, TEN, TENS};
use super::solve::{Gone, HandValues, Solver, is_better};
use super::split::Pair;
use crate::{Rules, SplitTens, Ties};

/// What a round is worth to the player with best play, per initial bet, from a fresh shoe: an exact
/// expected value, as −0.0046 for a house edge of 0.46 %. A natural pays what the rules say.
#[must_use]
pub fn edge(rules: &Rules) -> f64 {
    Coach::new(rules).edge()
}

impl Coach {
    /// What a round is worth to the player with best play, as [`edge`].
    #[must_use]
    pub fn edge(&self) -> f64 {
        self.upcards().map(|table| table.chance * table.value).sum()
    }

    /// The table of one up card; `None` where the pack has none.
    #[must_use]
    pub fn upcard(&self, up: CardValue) -> Option<UpcardTable> {
        let shoe = self.pack.without(up)?;
        Some(UpcardTable::new(self, up, &shoe))
    }

    /// The whole table, an up card at a time: work that takes a while, to be stopped by asking for no
    /// more.
    #[must_use]
    pub const fn upcards(&self) -> Upcards<'_> {
        Upcards {
            coach: self,
            next: 0,
        }
    }
}

/// Works a whole table out, one up card after the other. The value of a round is the sum over all of
/// them of `chance * value`.
#[derive(Clone, Debug)]
pub struct Upcards<'c> {
    coach: &'c Coach,
    next: usize,
}

impl Iterator for Upcards<'_> {
    type Item = UpcardTable;

    fn next(&mut self) -> Option<UpcardTable> {
        loop {
            let up = *CardValue::ALL.get(self.next)?;
            self.next += 1;
            if let Some(table) = self.coach.upcard(up) {
                return Some(table);
            }
        }
    }
}

/// What every hand is worth against one up card, from a fresh shoe.
#[derive(Clone, Debug)]
pub struct UpcardTable {
    /// The up card.
    pub up: CardValue,
    /// How likely it is.
    pub chance: f64,
    /// What a round with it is worth before the dealer looks, per initial bet.
    pub value: f64,
    /// Every hand that can be dealt, but a natural that ends the round.
    pub hands: Vec<FirstHand>,
    pub(super) worth: HandValues,
    /// What hands of a split are played by, where it differs.
    split_worth: Option<HandValues>,
}

/// Two cards, and what each play with them is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstHand {
    /// The cards, the lower one first.
    pub cards: [CardValue; 2],
    /// How likely they are, given the up card.
    pub chance: f64,
    /// The chance that the dealer has a natural, before looking. None where there is no look and a natural
    /// takes all bets: then it is part of the values.
    pub natural: f64,
    /// The value of each play in the order of [`Play::ALL`]; `None` where it is not legal. Given that the
    /// dealer has no natural, unless it would take all bets. A hand that is given up before the dealer
    /// looks is valued as if it were given up after it, so that the values can be compared.
    pub plays: [Option<f64>; Play::ALL.len()],
    /// The chance that the two cards may be split, if they are a pair that is split at all: less than 1
    /// only for tens that are split by rank.
    pub splits: f64,
}

impl FirstHand {
    /// The best play with its value; of equal ones the first.
    #[must_use]
    pub fn best(&self) -> (Play, f64) {
        best_of(&self.plays)
    }

    /// The same where the cards may not be split: two tens of different ranks.
    pub(super) fn best_unsplit(&self) -> (Play, f64) {
        let mut plays = self.plays;
        plays[Play::Split as usize] = None;
        best_of(&plays)
    }
}

/// The best of these plays with its value; of equal ones the first.
pub(super) fn best_of(plays: &[Option<f64>; Play::ALL.len()]) -> (Play, f64) {
    let mut best = (Play::Stand, f64::NEG_INFINITY);
    for (play, value) in Play::ALL.into_iter().zip(plays) {
        match value {
            Some(value) if is_better(*value, best.1) => best = (play, *value),
            Some(_) | None => {}
        }
    }
    best
}

impl UpcardTable {
    fn new(coach: &Coach, up: CardValue, shoe: &Shoe) -> UpcardTable {
        let solver = coach.solver(up.at(), shoe);
        let (worth, split_worth) = whole(&solver);
        let cards = f64::from(shoe.cards());
        let mut table = UpcardTable {
            up,
            chance: f64::from(shoe.count(up) + 1) / (cards + 1.0),
            value: 0.0,
            hands: Vec::new(),
            worth,
            split_worth,
        };
        for low in CardValue::ALL {
            for high in CardValue::ALL.into_iter().skip(low.at()) {
                let pair = low == high;
                let others = shoe.count(high).saturating_sub(u8::from(pair));
                let orders = if pair { 1.0 } else { 2.0 };
                let chance = orders * f64::from(shoe.count(low)) * f64::from(others)
                    / (cards * (cards - 1.0));
                if chance > 0.0 {
                    let pairs = coach.pairs(&solver, [low, high]);
                    table.add(&solver, [low, high], chance, &pairs);
                }
            }
        }
        table
    }

    /// What hands of a split are played by.
    pub(super) fn split_worth(&self) -> &HandValues {
        self.split_worth.as_ref().unwrap_or(&self.worth)
    }

    fn add(&mut self, solver: &Solver, cards: [CardValue; 2], chance: f64, pairs: &[(f64, Pair)]) {
        let Some(place) = solver.hands.find(cards.map(CardValue::at)) else {
            return;
        };
        let natural = solver.natural(place, Gone::NOTHING);
        let mut value = match solver.terms.natural {
            Some(wins) if solver.hands.at(place).total == 21 => {
                let against_natural = match solver.terms.ties {
                    Ties::Draw => 0.0,
                    Ties::DealerWins => -1.0,
                };
                (1.0 - natural) * wins + natural * against_natural
            }
            Some(_) | None => {
                let natural = solver.spared(place, Gone::NOTHING);
                let mut hand = FirstHand {
                    cards,
                    chance,
                    natural,
                    plays: plays(solver, &self.worth, place),
                    splits: pairs.iter().map(|(chance, _)| chance).sum(),
                };
                let unsplit = hand.best().1;
                let split_worth = self.split_worth();
                let mut best = (1.0 - hand.splits) * unsplit;
                let mut split = 0.0;
                for (chance, pair) in pairs {
                    let value = solver.split(*pair, split_worth) / (1.0 - natural);
                    best += chance
                        * if is_better(value, unsplit) {
                            value
                        } else {
                            unsplit
                        };
                    split += chance / hand.splits * value;
                }
                if hand.splits > 0.0 {
                    hand.plays[Play::Split as usize] = Some(split);
                }
                self.hands.push(hand);
                if natural < 1.0 {
                    (1.0 - natural) * best - natural
                } else {
                    // A hand that is given up before the dealer looks keeps its half.
                    solver.surrender(place).unwrap_or(-1.0)
                }
            }
        };
        if solver.terms.insurance && self.up.at() == ACE {
            // A whole pack never makes it worth taking.
            let insurance = insurance(solver, place);
            if insurance > 0.0 {
                value += insurance;
            }
        }
        self.value += chance * value;
    }
}

/// The values of all hands, before a split and, where they differ, after one.
fn whole(solver: &Solver) -> (HandValues, Option<HandValues>) {
    let all = |scope| {
        let mut places = solver.reach([0], scope);
        places.retain(|place| solver.hands.at(*place).cards > 1);
        places
    };
    let dealt = solver.terms.dealt();
    let planned = solver.terms.planned();
    if planned == dealt || solver.terms.hands < 2 {
        return (solver.solve(&all(dealt), dealt), None);
    }
    let split_worth = solver.solve(&all(planned), planned);
    let worth = solver.solve_again(&all(dealt), dealt, &split_worth);
    (worth, Some(split_worth))
}

impl Coach {
    /// What these two cards may be split as, each with its chance; nothing where they may not.
    pub(super) fn pairs(&self, solver: &Solver, cards: [CardValue; 2]) -> Vec<(f64, Pair)> {
        let [low, high] = cards;
        let most = solver.terms.hands;
        if low != high || most < 2 {
            return vec![];
        }
        let pair = solver.pair(low.at(), most);
        match solver.terms.split_tens {
            SplitTens::ByValue => vec![(1.0, pair)],
            SplitTens::ByRank | SplitTens::Never if low.at() != TEN => vec![(1.0, pair)],
            SplitTens::Never => vec![],
            SplitTens::ByRank => {
                let ranks = self.same_rank(solver.up == TEN);
                let of_rank = |(chance, same): (f64, f64)| (chance, Pair { same, ..pair });
                ranks.into_iter().map(of_rank).collect()
            }
        }
    }

    /// The chances that two tens are of one rank, each with how many more of the rank there are then;
    /// one ten is gone if it is the up card.
    fn same_rank(&self, up_is_ten: bool) -> Vec<(f64, f64)> {
        let ranks = self.tens.map(f64::from);
        let all: f64 = ranks.iter().sum();
        let ups = if up_is_ten { TENS } else { 1 };
        let mut found: Vec<(f64, f64)> = Vec::new();
        for up in 0..ups {
            let (mut left, mut of_up, mut others) = (ranks, 1.0, all);
            if up_is_ten {
                of_up = ranks[up] / all;
                left[up] -= 1.0;
                others -= 1.0;
            }
            for count in left {
                let chance = of_up * count * (count - 1.0) / (others * (others - 1.0));
                if chance > 0.0 {
                    let same = count - 2.0;
                    match found.iter_mut().find(|it| (it.1 - same).abs() < 0.5) {
                        Some(known) => known.0 += chance,
                        None => found.push((chance, same)),
                    }
                }
            }
        }
        found
    }
}

/// What each legal play with these two cards, whose hand is at this place, is worth. Given that the dealer has no
/// natural, unless it would take all bets.
pub(super) fn plays_of_two(
    coach: &Coach,
    solver: &Solver,
    hand: [CardValue; 2],
    place: usize,
) -> [Option<f64>; Play::ALL.len()] {
    let dealt = coach.terms.dealt();
    let own = solver.reach([place], dealt);
    let Some((_, pair)) = coach.pairs(solver, hand).into_iter().next() else {
        return plays(solver, &solver.solve(&own, dealt), place);
    };
    let planned = coach.terms.planned();
    let split = solver.solve(&solver.reach_of_pair(pair.value, planned), planned);
    let mut plays = plays(solver, &solver.solve_again(&own, dealt, &split), place);
    let natural = solver.spared(place, Gone::NOTHING);
    plays[Play::Split as usize] = Some(solver.split(pair, &split) / (1.0 - natural));
    plays
}

/// What each legal play but Split with the two cards at this place is worth. Given that the dealer has no
/// natural, unless it would take all bets.
pub(super) fn plays(
    solver: &Solver,
    worth: &HandValues,
    place: usize,
) -> [Option<f64>; Play::ALL.len()] {
    let natural = solver.spared(place, Gone::NOTHING);
    let given = |value: f64| (value + natural) / (1.0 - natural);
    let (terms, hand) = (solver.terms, solver.hands.at(place));
    Play::ALL.map(|play| match play {
        Play::Stand => Some(given(worth.stand[place])),
        Play::Hit => Some(given(worth.hit[place])),
        Play::Double => terms
            .may_double(hand.cards, hand.total, hand.soft)
            .then(|| given(solver.double(place, worth))),
        Play::Split => None,
        Play::Surrender => solver.surrender(place).map(given),
    })
}
