//! What a round is worth before it is dealt, up card by up card.

use super::advice::{Coach, Play, insurance};
use super::shoe::{ACE, CardValue, Shoe};
use super::solve::{Gone, HandValues, Solver, is_better};
use crate::blackjack::{Rules, Surrender, Ties};

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
}

/// Two cards, and what each play with them is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstHand {
    /// The cards, the lower one first.
    pub cards: [CardValue; 2],
    /// How likely they are, given the up card.
    pub chance: f64,
    /// The chance that the dealer has a natural, before looking.
    pub natural: f64,
    /// The value of each play in the order of [`Play::ALL`]; `None` where it is not legal. Where the
    /// dealer looks first, given that there is no natural.
    pub plays: [Option<f64>; Play::ALL.len()],
}

impl FirstHand {
    /// The best play with its value; of equal ones the first.
    #[must_use]
    pub fn best(&self) -> (Play, f64) {
        best_of(&self.plays)
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
        let mut places = solver.reach([0]);
        places.retain(|place| solver.hands.at(*place).cards > 1);
        let worth = solver.solve(&places);
        let cards = f64::from(shoe.cards());
        let mut table = UpcardTable {
            up,
            chance: f64::from(shoe.count(up) + 1) / (cards + 1.0),
            value: 0.0,
            hands: Vec::new(),
            worth,
        };
        for low in CardValue::ALL {
            for high in CardValue::ALL.into_iter().skip(low.at()) {
                let pair = low == high;
                let others = shoe.count(high).saturating_sub(u8::from(pair));
                let orders = if pair { 1.0 } else { 2.0 };
                let chance = orders * f64::from(shoe.count(low)) * f64::from(others)
                    / (cards * (cards - 1.0));
                if chance > 0.0 {
                    table.add(&solver, [low, high], chance);
                }
            }
        }
        table
    }

    fn add(&mut self, solver: &Solver, cards: [CardValue; 2], chance: f64) {
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
                let plays = plays(solver, &self.worth, cards, place);
                let hand = FirstHand {
                    cards,
                    chance,
                    natural,
                    plays,
                };
                self.hands.push(hand);
                if natural < 1.0 {
                    (1.0 - natural) * hand.best().1 - natural
                } else {
                    -1.0
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

/// What each legal play with these two cards, whose hand is at this place, is worth. Where the dealer looks
/// first, given that there is no natural.
pub(super) fn plays(
    solver: &Solver,
    worth: &HandValues,
    cards: [CardValue; 2],
    place: usize,
) -> [Option<f64>; Play::ALL.len()] {
    let natural = solver.natural(place, Gone::NOTHING);
    let given = |value: f64| (value + natural) / (1.0 - natural);
    let (terms, hand) = (solver.terms, solver.hands.at(place));
    let pair = cards[0] == cards[1] && terms.hands > 1;
    Play::ALL.map(|play| match play {
        Play::Stand => Some(given(worth.stand[place])),
        Play::Hit => Some(given(worth.hit[place])),
        Play::Double => terms
            .may_double(hand.total, hand.soft)
            .then(|| given(solver.double(place, worth))),
        Play::Split => pair.then(|| {
            let value = solver.split(cards[0].at(), terms.hands, worth);
            value / (1.0 - natural)
        }),
        Play::Surrender => match terms.surrender {
            Surrender::Late => Some(-0.5),
            Surrender::No => None,
        },
    })
}
