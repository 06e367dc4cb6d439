//! The worth of a round before the deal, upcard by upcard.

use super::advice::{Coach, Play, insurance};
use super::shoe::{ACE, CardValue, Shoe, TEN, TENS};
use super::solve::{Gone, HandValues, Solver, is_better};
use super::split::Pair;
use crate::{Rules, SplitTens, Ties};

/// Returns the worth of a round to the player with the best play, per initial bet, from a fresh shoe. It is an exact
/// expected value: −0.0046 for a house edge of 0.46 %. A natural pays as the rules say.
#[must_use]
pub fn edge(rules: &Rules) -> f64 {
    Coach::new(rules).edge()
}

impl Coach {
    /// Returns the worth of a round to the player with the best play, as [`edge`].
    #[must_use]
    pub fn edge(&self) -> f64 {
        self.upcards().map(|table| table.chance * table.value).sum()
    }

    /// Returns the table of one upcard, or `None` if the pack has no such card.
    #[must_use]
    pub fn upcard(&self, up: CardValue) -> Option<UpcardTable> {
        let shoe = self.pack.without(up)?;
        Some(UpcardTable::new(self, up, &shoe))
    }

    /// Returns the whole table, one upcard at a time. The work takes a while; to stop it, ask for no more items.
    #[must_use]
    pub const fn upcards(&self) -> Upcards<'_> {
        Upcards {
            coach: self,
            next: 0,
        }
    }
}

/// Computes a whole table, one upcard at a time. The worth of a round is the sum of `chance * value` over all of them.
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

/// The worth of every hand against one upcard, from a fresh shoe.
#[derive(Clone, Debug)]
pub struct UpcardTable {
    /// The upcard.
    pub up: CardValue,
    /// The chance of the upcard.
    pub chance: f64,
    /// The worth of a round with it before the dealer peeks, per initial bet.
    pub value: f64,
    /// Every hand that can be dealt, except a natural that ends the round.
    pub hands: Vec<FirstHand>,
    pub(super) worth: HandValues,
    pub(super) after_split: AfterSplit,
}

/// The values by which the hands of a split are played, where they differ from those of dealt hands.
#[derive(Clone, Debug, Default)]
pub(super) struct AfterSplit {
    /// Those of any pair but aces, and of aces if they do not differ.
    any: Option<HandValues>,
    /// Those of aces, if they differ from those of other pairs.
    aces: Option<HandValues>,
}

impl AfterSplit {
    /// The values for hands from a pair of aces or of another value. `None` if they are those of dealt hands.
    pub(super) fn of(&self, is_aces: bool) -> Option<&HandValues> {
        let of_aces = self.aces.as_ref().filter(|_| is_aces);
        of_aces.or(self.any.as_ref())
    }
}

/// Two cards, and the worth of each play with them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstHand {
    /// The cards, the lower one first.
    pub cards: [CardValue; 2],
    /// Their chance, given the upcard.
    pub chance: f64,
    /// The chance that the dealer has a natural, before a peek. It is 0 if the dealer does not peek and a natural
    /// takes all bets: the values then include it.
    pub natural: f64,
    /// The value of each play in the order of [`Play::ALL`]; `None` if it is not legal. Values are conditional on no
    /// natural of the dealer, unless it would take all bets. An early surrender has the value of a surrender after the
    /// peek, so that the values can be compared.
    pub plays: [Option<f64>; Play::ALL.len()],
    /// The chance that the two cards may be split, if they are a pair. It is less than 1 only for tens that are split
    /// by rank.
    pub splits: f64,
}

impl FirstHand {
    /// Returns the best play with its value. Of equal plays, it returns the first.
    #[must_use]
    pub fn best(&self) -> (Play, f64) {
        best_of(&self.plays)
    }

    /// The best play for two tens of different ranks, which may not be split.
    pub(super) fn best_unsplit(&self) -> (Play, f64) {
        let mut plays = self.plays;
        plays[Play::Split as usize] = None;
        best_of(&plays)
    }
}

/// The best of these plays with its value. Of equal plays, it returns the first.
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
        let (worth, after_split) = whole(&solver);
        let cards = f64::from(shoe.cards());
        let mut table = UpcardTable {
            up,
            chance: f64::from(shoe.count(up) + 1) / (cards + 1.0),
            value: 0.0,
            hands: Vec::new(),
            worth,
            after_split,
        };
        for (hand, chance) in first_hands(shoe) {
            let pairs = coach.pairs(&solver, hand);
            table.add(&solver, hand, chance, &pairs);
        }
        table
    }

    /// The values by which the hands are played that come from a pair of aces, or of another value.
    pub(super) fn split_worth(&self, is_aces: bool) -> &HandValues {
        self.after_split.of(is_aces).unwrap_or(&self.worth)
    }

    fn add(&mut self, solver: &Solver, cards: [CardValue; 2], chance: f64, pairs: &[(f64, Pair)]) {
        let Some(place) = solver.hands.find(cards.map(CardValue::at)) else {
            return;
        };
        let natural = solver.natural(place, Gone::NOTHING);
        let mut value = match solver.terms.natural {
            Some(wins) if solver.hands.at(place).total == 21 => solver.of_natural(wins, natural),
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
                let split_worth = self.split_worth(cards[0].at() == ACE);
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
                    // A hand that the player gives up before the dealer peeks keeps half of the bet.
                    solver.surrender(place).unwrap_or(-1.0)
                }
            }
        };
        if solver.terms.insurance && self.up.at() == ACE {
            // With a whole pack, insurance is never worth taking.
            let insurance = insurance(solver, place);
            if insurance > 0.0 {
                value += insurance;
            }
        }
        self.value += chance * value;
    }
}

/// Every two cards that can be dealt from this shoe, the lower one first, with their chance.
pub(super) fn first_hands(shoe: &Shoe) -> impl Iterator<Item = ([CardValue; 2], f64)> {
    let cards = f64::from(shoe.cards());
    let highs = |low: CardValue| CardValue::ALL.into_iter().skip(low.at());
    let hands = CardValue::ALL
        .into_iter()
        .flat_map(move |low| highs(low).map(move |high| [low, high]));
    let with_chance = move |[low, high]: [CardValue; 2]| {
        let pair = low == high;
        let others = shoe.count(high).saturating_sub(u8::from(pair));
        let orders = if pair { 1.0 } else { 2.0 };
        let chance =
            orders * f64::from(shoe.count(low)) * f64::from(others) / (cards * (cards - 1.0));
        ([low, high], chance)
    };
    hands.map(with_chance).filter(|(_, chance)| *chance > 0.0)
}

impl Solver<'_> {
    /// The worth of a natural that pays `wins`, if the dealer has one too with the chance `natural`.
    pub(super) fn of_natural(&self, wins: f64, natural: f64) -> f64 {
        let against_natural = match self.terms.ties {
            Ties::Draw => 0.0,
            Ties::DealerWins => -1.0,
        };
        (1.0 - natural) * wins + natural * against_natural
    }
}

/// The values of all dealt hands, and of those after a split.
fn whole(solver: &Solver) -> (HandValues, AfterSplit) {
    let all = |scope| {
        let mut places = solver.reach([0], scope);
        places.retain(|place| solver.hands.at(*place).cards > 1);
        places
    };
    let dealt = solver.terms.dealt().scope;
    let worth = solver.solve(&all(dealt), dealt);
    if solver.terms.hands < 2 {
        return (worth, AfterSplit::default());
    }
    let differs = |scope, from: &HandValues| {
        (scope != from.scope).then(|| solver.solve_again(&all(scope), scope, from))
    };
    let any = differs(solver.terms.after_split(false).scope, &worth);
    let aces = solver.terms.after_split(true);
    // Aces that take no third card have no later plays.
    let aces = aces.hits.then_some(aces.scope);
    let aces = aces.and_then(|scope| differs(scope, any.as_ref().unwrap_or(&worth)));
    (worth, AfterSplit { any, aces })
}

impl Coach {
    /// The pairs that these two cards can be, each with its chance. The list is empty if they may not be split.
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

    /// The chances that two tens have one rank, each with the number of cards of that rank left then. If the upcard is
    /// a ten, one ten is gone.
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

/// The worth of each legal play with these two cards, whose hand is at `place`. It is conditional on no natural of the
/// dealer, unless a natural would take all bets.
pub(super) fn plays_of_two(
    coach: &Coach,
    solver: &Solver,
    hand: [CardValue; 2],
    place: usize,
) -> [Option<f64>; Play::ALL.len()] {
    let dealt = coach.terms.dealt().scope;
    let own = solver.reach([place], dealt);
    let Some((_, pair)) = coach.pairs(solver, hand).into_iter().next() else {
        return plays(solver, &solver.solve(&own, dealt), place);
    };
    let after = coach.terms.after_split(pair.value == ACE).scope;
    let split = solver.solve(&solver.reach_of_pair(pair.value, after), after);
    let mut plays = plays(solver, &solver.solve_again(&own, dealt, &split), place);
    let natural = solver.spared(place, Gone::NOTHING);
    plays[Play::Split as usize] = Some(solver.split(pair, &split) / (1.0 - natural));
    plays
}

/// The worth of each legal play except Split with the two cards at `place`. It is conditional on no natural of the
/// dealer, unless a natural would take all bets.
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
            .dealt()
            .may_double(hand.cards, hand.total, hand.soft)
            .then(|| given(solver.double(place, worth))),
        Play::Split => None,
        Play::Surrender => solver.surrender(place).map(given),
    })
}
