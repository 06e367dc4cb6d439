//! The decisions of a strategy: how often each comes up, and what each wrong answer costs.
//!
//! A decision is a row against an upcard. Hands of three and more cards belong to the row of their total, and so do the
//! hands of a split. Two dealt cards that may be split belong to the row of their pair, even if they are not split.
//!
//! The cost of a wrong play is exact: what a round loses if the strategy has it there and is right everywhere else
//! ([`StrategyPricer::gains`]), divided by the frequency. So the frequency times the cost is what the mistake costs a
//! round, and to first order the mistakes of several rows add up.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::super::advice::{Coach, Play};
use super::super::edge::first_hands;
use super::super::shoe::CardValue;
use super::super::solve::{Gone, Solver};
use super::super::split::{Moment, Pair, Plan};
use super::super::terms::{Scope, Terms};
use super::cells::{Cell, CellPlay, PairPlay, Total, TotalPlay, TotalStrategy};
use super::price::{StrategyPricer, TablePlay, UpcardPricer};
use crate::{HoleCard, SurrenderRule};

/// A wrong play of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mistake {
    /// The play that the mistake begins with.
    pub first: Play,
    /// The play, with the cheaper of the two plays of hands that may not be doubled or given up.
    pub play: CellPlay,
    /// The mean cost of the mistake, in initial bets.
    pub cost: f64,
}

/// A decision of a strategy.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ChartDecision {
    /// The row.
    pub cell: Cell,
    /// The upcard.
    pub up: CardValue,
    /// The play that the right answer begins with.
    pub first: Play,
    /// The right play.
    pub play: CellPlay,
    /// The mean number of such decisions in a round.
    pub frequency: f64,
    /// The wrong plays, the cheapest first: one for each other play to begin with. At least one.
    pub mistakes: Vec<Mistake>,
}

impl ChartDecision {
    /// Returns the mean cost of this play, in initial bets: 0 for the right one. Returns `None` for a play that no hand of
    /// the row can make.
    #[must_use]
    pub fn cost(&self, first: Play) -> Option<f64> {
        let mistake = self.mistakes.iter().find(|it| it.first == first);
        let right = (first == self.first).then_some(0.0);
        right.or(mistake.map(|it| it.cost))
    }

    /// Returns the most likely mistake: the cheapest. Players confuse plays that are worth nearly the same.
    ///
    /// # Panics
    /// Never: there is at least one.
    #[must_use]
    pub fn likely_mistake(&self) -> Mistake {
        self.mistakes[0]
    }
}

/// The mean numbers of decisions in a round with this upcard.
struct Frequencies {
    totals: [f64; Total::COUNT],
    pairs: [f64; CardValue::ALL.len()],
}

impl StrategyPricer<'_> {
    /// Returns the decisions that come up with this strategy and that have a wrong answer, upcard by upcard. This takes
    /// some seconds.
    #[must_use]
    pub fn decisions(&mut self, strategy: &TotalStrategy) -> Vec<ChartDecision> {
        let strategy = self.with_own_pairs(strategy);
        let parts = CardValue::ALL.map(|up| self.part(&strategy, up));
        let mut decisions = Vec::new();
        for (cell, up, frequency) in self.frequencies(&strategy) {
            let gains = self.gains_over(&strategy, cell, up, parts[up.at()]);
            decisions.extend(self.decision(&strategy, cell, up, frequency, gains));
        }
        decisions
    }

    /// Every row that comes up with this strategy, upcard by upcard, and its mean number of decisions in a round.
    fn frequencies(&self, strategy: &TotalStrategy) -> Vec<(Cell, CardValue, f64)> {
        let mut found = Vec::new();
        for of_upcard in &self.upcards {
            let Frequencies { totals, pairs } = of_upcard.frequencies(self.coach, strategy);
            for cell in Cell::all() {
                let frequency = match cell {
                    Cell::Total(total) => totals[total.place()],
                    Cell::Pair(value) => pairs[value.at()],
                };
                if frequency > 0.0 {
                    found.push((cell, of_upcard.table.up, of_upcard.table.chance * frequency));
                }
            }
        }
        found
    }

    fn decision(
        &self,
        strategy: &TotalStrategy,
        cell: Cell,
        up: CardValue,
        frequency: f64,
        gains: Vec<(CellPlay, f64)>,
    ) -> Option<ChartDecision> {
        let play = strategy.of(cell, up);
        let first = self.first_play(strategy, play, up);
        let all = gains.into_iter().map(|(play, gain)| Mistake {
            first: self.first_play(strategy, play, up),
            play,
            cost: -gain / frequency,
        });
        let all: Vec<Mistake> = all.collect();
        // The play of another row may begin with a double or a surrender that no hand of this row can make. It then
        // costs as much as its alternative.
        let is_made = |mistake: &Mistake| match mistake.first {
            Play::Stand | Play::Hit | Play::Split => true,
            Play::Double | Play::Surrender => !all.iter().any(|it| {
                matches!(it.first, Play::Stand | Play::Hit)
                    && (it.cost - mistake.cost).abs() < 1e-12
            }),
        };
        let mut mistakes: Vec<Mistake> = Vec::new();
        for mistake in all.iter().copied() {
            let changes = mistake.first != first && mistake.cost.abs() > 1e-12;
            if !changes || !is_made(&mistake) {
                continue;
            }
            let same = mistakes.iter_mut().find(|it| it.first == mistake.first);
            match same {
                Some(known) if known.cost <= mistake.cost => (),
                Some(known) => *known = mistake,
                None => mistakes.push(mistake),
            }
        }
        mistakes.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        (!mistakes.is_empty()).then_some(ChartDecision {
            cell,
            up,
            first,
            play,
            frequency,
            mistakes,
        })
    }

    /// The strategy with a play of its own for each pair, so that a change of a total leaves the dealt pairs alone.
    fn with_own_pairs(&self, strategy: &TotalStrategy) -> TotalStrategy {
        let mut own = strategy.clone();
        for value in CardValue::ALL {
            for up in CardValue::ALL {
                if let (PairPlay::AsTotal, Some(total)) =
                    (strategy.of_pair(value, up), self.total_of_pair(value))
                {
                    let play = PairPlay::Own(strategy.of_total(total, up));
                    own.set(CellPlay::Pair(value, play), up);
                }
            }
        }
        own
    }

    /// The row for the total of this pair.
    pub(super) fn total_of_pair(&self, value: CardValue) -> Option<Total> {
        let hand = self.coach.hands.find([value.at(); 2])?;
        let hand = self.coach.hands.at(hand);
        Total::of_hand(hand.total, hand.soft)
    }

    /// Returns a hand of this row against this upcard, in the order of its cards, drawn with this seed. Hands are drawn as
    /// often as they come up with this strategy before any split, so a row for a total has hands of two and of more
    /// cards. Returns `None` if only hands of a split have the row, or none.
    #[must_use]
    pub fn hand(
        &self,
        strategy: &TotalStrategy,
        cell: Cell,
        up: CardValue,
        seed: u64,
    ) -> Option<Vec<CardValue>> {
        let of_upcard = self.upcards.iter().find(|it| it.table.up == up)?;
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let hands = &self.coach.hands;
        let solver = self.coach.solver(up.at(), &of_upcard.shoe);
        let dealt = of_upcard.dealt(&of_upcard.play(&solver, strategy), self.coach);
        let total = match cell {
            Cell::Pair(value) => {
                let pair = hands.find([value.at(); 2]);
                let is_dealt = dealt.pairs.iter().any(|(place, _)| Some(*place) == pair);
                return is_dealt.then(|| vec![value; 2]);
            }
            Cell::Total(total) => total,
        };
        let weights = dealt.reach.iter().enumerate().map(|(place, chance)| {
            let hand = hands.at(place);
            if Total::of_hand(hand.total, hand.soft) == Some(total) {
                chance * decides(&solver, place, Gone::NOTHING)
            } else {
                0.0
            }
        });
        let place = drawn(&weights.collect::<Vec<f64>>(), &mut random)?;
        // Takes back one card after the other, each as often as it was the last one.
        let mut counts = hands.at(place).counts;
        let mut cards = Vec::new();
        while counts.iter().sum::<u8>() > 2 {
            let before = |value: CardValue| {
                let mut before = counts;
                before[value.at()] = before[value.at()].checked_sub(1)?;
                let cards = CardValue::ALL.into_iter().zip(before);
                hands.find(cards.flat_map(|(it, count)| vec![it.at(); count.into()]))
            };
            let weights = CardValue::ALL.map(|value| {
                let place = before(value);
                place.map_or(0.0, |place| {
                    dealt.hits[place] * share(&solver, place, value.at())
                })
            });
            let last = CardValue::ALL[drawn(&weights, &mut random)?];
            counts[last.at()] -= 1;
            cards.push(last);
        }
        let two = CardValue::ALL.into_iter().zip(counts);
        let mut two: Vec<CardValue> = two.flat_map(|(it, count)| vec![it; count.into()]).collect();
        if random.random() {
            two.reverse();
        }
        two.extend(cards.into_iter().rev());
        Some(two)
    }

    /// Returns the play that this strategy begins with for two cards of a row.
    #[must_use]
    pub fn first(&self, strategy: &TotalStrategy, cell: Cell, up: CardValue) -> Play {
        self.first_play(strategy, strategy.of(cell, up), up)
    }

    /// The play that a dealt hand begins with if its row has this play.
    fn first_play(&self, strategy: &TotalStrategy, play: CellPlay, up: CardValue) -> Play {
        let of_total = |total: Option<Total>, play: TotalPlay| {
            let is_possible = total.is_some_and(|total| self.may_begin(total, play.first(), up));
            match (is_possible, play.hits_otherwise()) {
                (true, _) => play.first(),
                (false, true) => Play::Hit,
                (false, false) => Play::Stand,
            }
        };
        match play {
            CellPlay::Total(total, play) => of_total(Some(total), play),
            CellPlay::Pair(value, PairPlay::Own(play)) => of_total(self.total_of_pair(value), play),
            CellPlay::Pair(value, PairPlay::AsTotal) => {
                let total = self.total_of_pair(value);
                let play = total.map_or(TotalPlay::Stand, |total| strategy.of_total(total, up));
                of_total(total, play)
            }
            CellPlay::Pair(_, PairPlay::Split) => Play::Split,
            CellPlay::Pair(_, PairPlay::SurrenderOrSplit) => {
                if self.coach.terms.given_up(up.at(), 2).is_some() {
                    Play::Surrender
                } else {
                    Play::Split
                }
            }
        }
    }
}

impl UpcardPricer {
    fn frequencies(&self, coach: &Coach, strategy: &TotalStrategy) -> Frequencies {
        let solver = coach.solver(self.table.up.at(), &self.shoe);
        let play = self.play(&solver, strategy);
        let dealt = self.dealt(&play, coach);
        let mut found = Frequencies {
            totals: [0.0; Total::COUNT],
            pairs: [0.0; CardValue::ALL.len()],
        };
        for (place, chance) in dealt.pairs {
            let value = coach
                .hands
                .at(place)
                .counts
                .iter()
                .position(|count| *count > 0);
            if let Some(value) = value {
                found.pairs[value] += chance * decides(&solver, place, Gone::NOTHING);
            }
        }
        for (pair, place, chance) in dealt.splits {
            play.count_split(pair, place, chance, &mut found);
        }
        for (place, chance) in dealt.reach.into_iter().enumerate() {
            let hand = coach.hands.at(place);
            if let Some(total) = Total::of_hand(hand.total, hand.soft) {
                found.totals[total.place()] += chance * decides(&solver, place, Gone::NOTHING);
            }
        }
        found
    }

    fn play<'t>(&'t self, solver: &'t Solver<'t>, strategy: &'t TotalStrategy) -> TablePlay<'t> {
        TablePlay {
            solver,
            table: &self.table,
            strategy,
        }
    }

    /// The hands of a round before any split.
    fn dealt(&self, play: &TablePlay, coach: &Coach) -> Dealt {
        let solver = play.solver;
        let mut dealt = Dealt {
            reach: vec![0.0; coach.hands.len()],
            hits: vec![0.0; coach.hands.len()],
            pairs: Vec::new(),
            splits: Vec::new(),
        };
        for (hand, chance) in first_hands(&self.shoe) {
            let Some(place) = coach.hands.find(hand.map(CardValue::at)) else {
                continue;
            };
            if coach.terms.natural.is_some() && coach.hands.at(place).total == 21 {
                continue;
            }
            let mut as_total = chance;
            for (of_pair, pair) in coach.pairs(solver, hand) {
                let chance = chance * of_pair;
                as_total -= chance;
                dealt.pairs.push((place, chance));
                let own = match play.strategy.of_pair(hand[0], self.table.up) {
                    PairPlay::AsTotal => Some(play.of_total(place)),
                    PairPlay::Own(own) => Some(own),
                    PairPlay::SurrenderOrSplit if solver.surrender(place).is_some() => None,
                    PairPlay::Split | PairPlay::SurrenderOrSplit => {
                        dealt.splits.push((pair, place, chance));
                        None
                    }
                };
                if own.is_some_and(|own| play.first(place, own) == Play::Hit) {
                    dealt.hit(solver, place, chance);
                }
            }
            dealt.reach[place] += as_total;
        }
        for place in 0..coach.hands.len() {
            let hand = coach.hands.at(place);
            if self.table.worth.scope.is_charlie(hand.cards) {
                dealt.reach[place] = 0.0;
            }
            let chance = dealt.reach[place];
            if chance > 0.0 && play.first(place, play.of_total(place)) == Play::Hit {
                dealt.hit(solver, place, chance);
            }
        }
        dealt
    }
}

/// The hands of a round before any split, against one upcard. The chances are those before the dealer peeks.
struct Dealt {
    /// The chance of each hand with a decision for its total, by its index.
    reach: Vec<f64>,
    /// The chance that the player takes a card to each hand.
    hits: Vec<f64>,
    /// The pairs that may be split, with their chances.
    pairs: Vec<(usize, f64)>,
    /// Those that are split.
    splits: Vec<(Pair, usize, f64)>,
}

impl Dealt {
    /// Takes a card to the hand at `place`, with this chance.
    fn hit(&mut self, solver: &Solver, place: usize, chance: f64) {
        self.hits[place] += chance;
        for next in solver.next_hands(place) {
            self.reach[next.place] += chance * share(solver, place, next.card);
        }
    }
}

/// The chance that the next card to a hand has this value.
fn share(solver: &Solver, place: usize, card: usize) -> f64 {
    let left = solver.left(place, Gone::NOTHING);
    let unseen = solver.unseen(place, Gone::NOTHING)[card];
    if left > 0.0 {
        unseen.max(0.0) / left
    } else {
        0.0
    }
}

/// Draws the number of one of these weights with a chance in proportion to it. `None` if no weight is above 0.
fn drawn(weights: &[f64], random: &mut ChaCha8Rng) -> Option<usize> {
    let last = weights.iter().rposition(|weight| *weight > 0.0)?;
    let mut point = random.random::<f64>() * weights.iter().sum::<f64>();
    let found = weights.iter().position(|weight| {
        point -= weight;
        point < 0.0
    });
    found.or(Some(last))
}

/// The chance that the player decides about this hand: that the dealer has not ended the round by a peek.
fn decides(solver: &Solver, place: usize, gone: Gone) -> f64 {
    let terms: &Terms = solver.terms;
    let is_two = solver.hands.at(place).cards == 2;
    let before_peek = is_two && matches!(terms.given_up(solver.up, 2), Some(SurrenderRule::Half));
    match terms.hole_card {
        HoleCard::Peek if !before_peek => 1.0 - solver.natural(place, gone),
        HoleCard::Peek | HoleCard::NoneTakesOriginal | HoleCard::NoneTakesAll => 1.0,
    }
}

impl TablePlay<'_> {
    /// Adds the decisions of the hands of this split, which has this chance.
    fn count_split(&self, pair: Pair, place: usize, chance: f64, found: &mut Frequencies) {
        let solver = self.solver;
        let is_aces = pair.value == super::super::shoe::ACE;
        let rights = solver.terms.after_split(is_aces);
        let hands = self.count(pair, |_| true);
        let of_pair = &mut found.pairs[pair.value];
        *of_pair += chance * (hands - 2.0 * (1.0 - peeked(solver, place, Gone::NOTHING)));
        for total in Total::all() {
            let decides = |place: usize| {
                let hand = solver.hands.at(place);
                Total::of_hand(hand.total, hand.soft) == Some(total)
                    && !rights.is_finished(hand.cards, hand.total, hand.soft)
            };
            found.totals[total.place()] += chance * self.count(pair, decides);
        }
    }

    /// The mean number of hands of this split that come to such a place, if the dealer has not ended the round by a
    /// peek. No hand comes to two such places: the total, or an ace that counts 11, changes with each card.
    fn count(&self, pair: Pair, is_such: impl Fn(usize) -> bool) -> f64 {
        let solver = self.solver;
        let is_aces = pair.value == super::super::shoe::ACE;
        let scope = solver.terms.after_split(is_aces).scope;
        let plans = solver.plans_by(pair.value, |place| match self.plan(place, is_aces) {
            Plan::Hit if !is_such(place) => Plan::Hit,
            Plan::Hit | Plan::Stand | Plan::Double => Plan::Stand,
        });
        let mut count = |places: &[usize], gone: Gone, results: &mut [f64]| {
            for place in places.iter().filter(|place| is_such(**place)) {
                results[*place] = 1.0 - peeked(solver, *place, gone);
            }
        };
        solver.split_by::<Count>(pair, &plans, scope, &mut count)
    }
}

/// The chance that the dealer ends the round by a peek.
fn peeked(solver: &Solver, place: usize, gone: Gone) -> f64 {
    match solver.terms.hole_card {
        HoleCard::Peek => solver.natural(place, gone),
        HoleCard::NoneTakesOriginal | HoleCard::NoneTakesAll => 0.0,
    }
}

/// A count of hands in the place of their results.
struct Count;

impl Moment for Count {
    const LOST: f64 = 0.0;
    const DOUBLED: f64 = 1.0;
    const IS_MEAN: bool = false;

    fn stand(_: &Solver, places: &[usize], _: Gone, _: Scope, results: &mut [f64]) {
        for place in places {
            results[*place] = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::coach::{Origin, Situation};
    use crate::{Action, PendingDecision, Round, Rules, Shuffle, Stake};
    use fair_deal_table::Round as _;
    use fair_shuffle::{Deal, Secret};

    /// Plays rounds that the game deals, by this strategy. `tell` gets the number of the round, and each decision with its row.
    fn each_decision(
        rules: &Rules,
        strategy: &TotalStrategy,
        rounds: u32,
        mut tell: impl FnMut(u32, &PendingDecision, Cell),
    ) {
        let entropy = Secret::from_bytes([7; 32]);
        let stake = Stake::of(crate::Limits::of(rules).expect("bets").step);
        for number in 0..rounds {
            let deal = Deal::uncut(entropy.practice(number), rules.decks.decks());
            let mut round = Round::deal(Round::deck(&deal), rules, &stake).expect("a round");
            while !matches!(round, Round::Over(_)) {
                let Some(decision) = round.pending_decision() else {
                    round = round.next_card();
                    continue;
                };
                let (hand, legal) = (&decision.hand, round.legal_actions());
                let action = strategy.action(hand, decision.upcard, rules.ace, &legal);
                let action = action.expect("a decision");
                let cell = Cell::of_hand(hand, rules.ace, &legal);
                if let Some(cell) = cell.filter(|_| action != Action::NoInsurance) {
                    tell(number, &decision, cell);
                }
                round = round.play(action).map_err(|it| it.why).expect("legal");
            }
        }
    }

    /// The number of decisions in each row, and the sum of the squares of its numbers in a round.
    fn played(
        rules: &Rules,
        strategy: &TotalStrategy,
        rounds: u32,
    ) -> BTreeMap<(Cell, CardValue), (f64, f64)> {
        let mut of_rounds = BTreeMap::<(Cell, CardValue, u32), f64>::new();
        each_decision(rules, strategy, rounds, |round, decision, cell| {
            let row = (cell, CardValue::of(decision.upcard), round);
            *of_rounds.entry(row).or_default() += 1.0;
        });
        let mut counts = BTreeMap::<(Cell, CardValue), (f64, f64)>::new();
        for ((cell, up, _), count) in of_rounds {
            let (sum, squares) = counts.entry((cell, up)).or_default();
            *sum += count;
            *squares += count * count;
        }
        counts
    }

    #[test]
    fn frequencies_are_those_of_played_rounds() {
        const ROUNDS: u32 = 20_000;
        for text in [
            "vegas",
            "vegas.1-deck.enhc.double-8-11.aces-again.aces-hit-double.tens-by-rank",
            "vegas.2-decks.obo.h17.no-das.split-3.double-any-cards.surrender-any-cards",
            "vegas.no-split.charlie-5",
        ] {
            let rules: Rules = text.parse().expect(text);
            let rules = Rules {
                shuffle: Shuffle::EveryRound,
                ..rules
            };
            let coach = Coach::new(&rules);
            let pricer = StrategyPricer::new(&coach);
            // A strategy that splits fives, nines and tens too.
            let mut strategy = TotalStrategy::simplest();
            for value in [0, 4, 7, 8, 9].map(|at| CardValue::ALL[at]) {
                for up in CardValue::ALL {
                    strategy.set(CellPlay::Pair(value, PairPlay::Split), up);
                }
            }
            for total in (9..=11).filter_map(Total::hard).chain(Total::soft(17)) {
                for up in CardValue::ALL {
                    strategy.set(CellPlay::Total(total, TotalPlay::DoubleOrHit), up);
                }
            }
            for up in CardValue::ALL {
                let play = TotalPlay::SurrenderOrHit;
                strategy.set(CellPlay::Total(Total::hard(16).expect("a row"), play), up);
            }
            let counts = played(&rules, &strategy, ROUNDS);
            let frequencies = pricer.frequencies(&pricer.with_own_pairs(&strategy));
            let (mut squares, mut rows) = (0.0, 0.0);
            for (cell, up, frequency) in &frequencies {
                let row = counts.get(&(*cell, *up));
                let (count, of_squares) = row.copied().unwrap_or_default();
                let expected = frequency * f64::from(ROUNDS);
                let off = (count - expected) / of_squares.max(expected).sqrt();
                assert!(
                    off.abs() < 5.0 || expected < 1.0,
                    "{text}: {cell} against {up}: {count}, expected {expected}"
                );
                if expected > 10.0 {
                    squares += off * off;
                    rows += 1.0;
                }
            }
            let spread: f64 = (squares - rows) / f64::sqrt(2.0 * rows);
            assert!(rows > 200.0 && spread.abs() < 4.5, "{text}: {spread}");
            let all: f64 = counts.values().map(|it| it.0).sum::<f64>() / f64::from(ROUNDS);
            let listed: f64 = frequencies.iter().map(|it| it.2).sum();
            assert!((all - listed).abs() < 0.03, "{text}: {all}, {listed}");
        }
    }

    fn decisions_of_vegas() -> Vec<ChartDecision> {
        let coach = Coach::new(&Rules::VEGAS);
        let mut pricer = StrategyPricer::new(&coach);
        let best = pricer.best();
        pricer.decisions(&best)
    }

    /// The seeds draw two and more cards as often as the game deals them to a player who hits.
    #[test]
    fn hands_are_those_of_played_rounds() {
        let coach = Coach::new(&Rules::VEGAS);
        let pricer = StrategyPricer::new(&coach);
        let mut strategy = TotalStrategy::simplest();
        let up = CardValue::ALL[9];
        let (eight, sixteen) = (CardValue::ALL[7], Total::hard(16).expect("a row"));
        strategy.set(CellPlay::Pair(eight, PairPlay::Split), up);
        // For each number of cards: drawn, and in rounds of the game.
        let mut counts = [[0.0; 2]; 12];
        for seed in 0..4_000 {
            let hand = pricer.hand(&strategy, Cell::Total(sixteen), up, seed);
            let hand = hand.expect("a hand");
            for cards in 2..hand.len() {
                let points: u8 = hand[..cards].iter().map(|it| it.points()).sum();
                assert!(points < 16, "{hand:?}: the player hits before");
            }
            counts[hand.len()][0] += 1.0;
        }
        let rules = Rules {
            shuffle: Shuffle::EveryRound,
            ..Rules::VEGAS
        };
        each_decision(&rules, &strategy, 60_000, |_, decision, cell| {
            let is_such = cell == Cell::Total(sixteen) && decision.hands == 1;
            if is_such && CardValue::of(decision.upcard) == up {
                counts[decision.hand.len()][1] += 1.0;
            }
        });
        let [drawn, dealt] = [0, 1].map(|at| counts.iter().map(|it| it[at]).sum::<f64>());
        for (cards, count) in counts.into_iter().enumerate() {
            let shares = [count[0] / drawn, count[1] / dealt];
            let mean = (count[0] + count[1]) / (drawn + dealt);
            let error = (mean * (1.0 - mean) * (1.0 / drawn + 1.0 / dealt)).sqrt();
            let off = (shares[0] - shares[1]).abs();
            assert!(off <= 4.0 * error, "{cards} cards: {shares:?}");
        }
        assert!(counts[2][1] > 300.0 && counts[3][1] > 300.0, "{counts:?}");
    }

    #[test]
    fn each_decision_has_a_hand_unless_only_splits_have_it() {
        let coach = Coach::new(&Rules::VEGAS);
        let pricer = StrategyPricer::new(&coach);
        let strategy = TotalStrategy::simplest();
        for (cell, up, _) in pricer.frequencies(&strategy) {
            for seed in 0..3 {
                let hand = pricer.hand(&strategy, cell, up, seed).expect("a hand");
                let points: u8 = hand.iter().map(|it| it.points()).sum();
                let has_ace = hand.iter().any(|it| it.points() == 1);
                let row = match cell {
                    Cell::Pair(value) => (vec![value; 2] == hand).then_some(cell),
                    Cell::Total(_) if has_ace && points < 12 => {
                        Total::soft(points + 10).map(Cell::Total)
                    }
                    Cell::Total(_) => Total::hard(points).map(Cell::Total),
                };
                assert_eq!(row, Some(cell), "{hand:?}");
            }
        }
        let four = Cell::Total(Total::hard(4).expect("a row"));
        assert_eq!(pricer.hand(&strategy, four, CardValue::ALL[5], 1), None);
    }

    /// The sums for the game of Vegas, and the decisions whose most likely mistakes cost a round most.
    #[test]
    fn decisions_of_vegas_have_known_costs() {
        let mut decisions = decisions_of_vegas();
        let loss = |it: &ChartDecision| it.frequency * it.likely_mistake().cost;
        let all: f64 = decisions.iter().map(|it| it.frequency).sum();
        let losses: f64 = decisions.iter().map(loss).sum();
        assert_eq!(decisions.len(), 346);
        assert!((all - 1.293_055).abs() < 5e-7, "{all}");
        assert!((losses - 0.281_257).abs() < 5e-7, "{losses}");
        decisions.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        let costly: Vec<String> = decisions
            .iter()
            .take(4)
            .map(|it| {
                let mistake = it.likely_mistake();
                let loss = 100.0 * it.frequency * mistake.cost;
                let [right, wrong] = [it.first, mistake.first].map(Play::code);
                format!(
                    "{} against {}: {wrong}, not {right}: {loss:.4}",
                    it.cell, it.up
                )
            })
            .collect();
        assert_eq!(
            costly,
            [
                "pair 10 against 10: split, not stand: 2.4320",
                "hard 20 against 10: hit, not stand: 1.8821",
                "hard 19 against 10: surrender, not stand: 0.7644",
                "pair 10 against 9: split, not stand: 0.7073",
            ]
        );
        let cheapest = decisions.iter().map(|it| it.likely_mistake().cost);
        assert!(cheapest.fold(1.0, f64::min) > 0.001, "no mistake is free");
    }

    /// Only two dealt cards can be a pair of fives or tens, so its mistakes cost what the coach says. The coach plays
    /// on by the cards and the strategy by the total, which makes nearly no difference.
    #[test]
    fn mistakes_of_pairs_cost_what_the_coach_says() {
        let decisions = decisions_of_vegas();
        let coach = Coach::new(&Rules::VEGAS);
        let mut compared = 0;
        for (hand, value) in [("5S 5H", CardValue::ALL[4]), ("TS TH", CardValue::ALL[9])] {
            for (up, card) in [(1, "2D"), (5, "6D"), (8, "9D"), (9, "TD"), (0, "AD")] {
                let up = CardValue::ALL[up];
                let of_row = |it: &&ChartDecision| it.cell == Cell::Pair(value) && it.up == up;
                let decision = decisions.iter().find(of_row).expect("a decision");
                let advice = coach.advise(&Situation {
                    hand: &fair_deal_core::Card::parse_list(hand).expect(hand),
                    upcard: card.parse().expect(card),
                    seen: &[],
                    origin: Origin::Dealt,
                });
                let advice = advice.expect("advice");
                let best = advice.best().expect("a play");
                assert_eq!(best.play, decision.first);
                for mistake in &decision.mistakes {
                    let value = advice.of(mistake.first).expect("a play").value;
                    let off = best.value - value - mistake.cost;
                    // The coach plays up to four hands of a split by their cards.
                    let tolerance = if mistake.first == Play::Split {
                        5e-3
                    } else {
                        1e-4
                    };
                    assert!(off.abs() < tolerance, "{hand} {card}: {off}, {mistake:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 30, "{compared}");
    }
}
