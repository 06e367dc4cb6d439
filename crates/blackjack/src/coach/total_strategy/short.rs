//! The best strategies of few rules.
//!
//! # Rules
//!
//! A rule gives one play to consecutive totals of one group (hard or soft) against consecutive upcards, from two to ten
//! and the ace, or to any pairs against consecutive upcards. The first rule is always the same: hit every total and
//! split nothing. Where several rules fit, the last one counts, so a rule can be an exception to an earlier one. The
//! number of rules includes the first.
//!
//! # The search
//!
//! To first order, the worth of a strategy is a sum over its cells. The search takes the gains of all single changes of
//! a strategy ([`StrategyPricer::gains`]), finds the rules with the highest sum for each number of rules, and computes
//! the exact worth of each such strategy. It begins at the best strategy of all and repeats this at the best strategy
//! found for each number of rules, because with few rules many cells differ and the gains change. The best strategy that
//! it met for each number remains.
//!
//! For given gains, totals are solved exactly among rules that lie in each other or can be separated by straight lines: a
//! block keeps its play, or gets another one by a rule, or is cut into two blocks. Each row of pairs takes the union of
//! the rules for it that gains most. The rules themselves are all tried up to [`ALL_TRIED`] of them; beyond, one is added
//! and then single rules are exchanged as long as that gains.
//!
//! # The bound
//!
//! [`ShortStrategy::at_least`] is a lower bound on the cost of every strategy with this number of rules of that form. It
//! counts only the losses of decisions about the two dealt cards, for which the best play for the cards follows: their
//! chances are the same with every strategy, and all later losses are at least 0. Pairs are bounded by all sets of at
//! most [`ALL_TRIED`] rules, and by no loss with more. The bound supposes that the hands of a split are worth no more
//! than with the plays that the coach's value of a split assumes.

use super::super::advice::Play;
use super::super::chart::HandKind;
use super::super::edge::best_of;
use super::super::shoe::{CardValue, VALUES};
use super::cells::{Cell, CellPlay, PairPlay, Total, TotalPlay, TotalStrategy};
use super::price::StrategyPricer;
use super::text::ordered;

/// The greatest number of rules for pairs of which every set is tried.
pub const ALL_TRIED: usize = 3;

/// The greatest number of rules of a group that the search considers.
const MOST: usize = 24;

/// The greatest number of rules for pairs that the search considers.
const MOST_FOR_PAIRS: usize = 8;

/// Consecutive upcards in the order from two to ten, then the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "[u8; 2]", into = "[u8; 2]"))]
pub struct Upcards {
    first: usize,
    last: usize,
}

/// The places of the first and of the last in the order.
impl From<Upcards> for [u8; 2] {
    #[expect(clippy::cast_possible_truncation, reason = "places below 10")]
    fn from(upcards: Upcards) -> [u8; 2] {
        [upcards.first as u8, upcards.last as u8]
    }
}

impl TryFrom<[u8; 2]> for Upcards {
    type Error = &'static str;

    fn try_from(places: [u8; 2]) -> Result<Upcards, &'static str> {
        let [first, last] = places.map(usize::from);
        if first <= last && last < VALUES {
            Ok(Upcards { first, last })
        } else {
            Err("not places of upcards")
        }
    }
}

impl Upcards {
    /// Returns the first and the last of them.
    #[must_use]
    pub const fn ends(self) -> [CardValue; 2] {
        let values = ordered();
        [values[self.first], values[self.last]]
    }

    /// Returns true if these are all upcards.
    #[must_use]
    pub const fn are_all(self) -> bool {
        self.first == 0 && self.last == VALUES - 1
    }

    fn all() -> impl Iterator<Item = Upcards> {
        let from = |first: usize| (first..VALUES).map(move |last| Upcards { first, last });
        (0..VALUES).flat_map(from)
    }

    /// A bit for each of them.
    const fn bits(self) -> u16 {
        (1 << (self.last + 1)) - (1 << self.first)
    }

    fn values(self) -> impl Iterator<Item = CardValue> {
        ordered().into_iter().take(self.last + 1).skip(self.first)
    }
}

/// A rule of a short strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rule {
    /// The first rule: hit every total, split nothing.
    HitEverything,
    /// A play for consecutive totals, all hard or all soft.
    Totals {
        /// The lowest total.
        first: Total,
        /// The highest total.
        last: Total,
        /// The upcards.
        upcards: Upcards,
        /// The play.
        play: TotalPlay,
    },
    /// A play for pairs of these values.
    Pairs {
        /// The values in the order from two to ten, then the ace.
        values: Vec<CardValue>,
        /// The upcards.
        upcards: Upcards,
        /// The play.
        play: PairPlay,
    },
}

impl Rule {
    /// Changes the cells of the strategy for which the rule is.
    fn apply(&self, strategy: &mut TotalStrategy) {
        match self {
            Rule::HitEverything => *strategy = TotalStrategy::hit_everything(),
            Rule::Totals {
                first,
                last,
                upcards,
                play,
            } => {
                for total in Total::all().filter(|total| (first..=last).contains(&total)) {
                    for up in upcards.values() {
                        strategy.set(CellPlay::Total(total, *play), up);
                    }
                }
            }
            Rule::Pairs {
                values,
                upcards,
                play,
            } => {
                for value in values {
                    for up in upcards.values() {
                        strategy.set(CellPlay::Pair(*value, *play), up);
                    }
                }
            }
        }
    }
}

/// The strategy with these rules.
fn applied(rules: &[Rule]) -> TotalStrategy {
    let mut strategy = TotalStrategy::hit_everything();
    for rule in rules {
        rule.apply(&mut strategy);
    }
    strategy
}

/// A strategy of few rules.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShortStrategy {
    /// The rules. Where several fit, the last one counts.
    pub rules: Vec<Rule>,
    /// Its cells.
    pub strategy: TotalStrategy,
    /// Its cost against the best play, per initial bet.
    pub cost: f64,
    /// A lower bound on the cost of every strategy with at most this number of rules. The module says what it supposes.
    pub at_least: f64,
}

/// The search for the best strategies of few rules. It works in steps of some tenths of a second, so that it can be
/// shown in progress and stopped.
#[derive(Debug)]
pub struct ShortSearch {
    /// The best strategy found for each number of rules, beginning with one.
    found: Vec<ShortStrategy>,
    /// The numbers of rules at whose strategies the next steps take the gains, the next one last.
    queue: Vec<usize>,
    /// The strategies whose gains were taken.
    tried: Vec<TotalStrategy>,
}

impl ShortSearch {
    /// Starts the search for up to `most` rules, at most [`MOST_RULES`], at the table of this pricer. This takes some
    /// seconds, because the search begins with the best strategy of all.
    #[must_use]
    pub fn new(pricer: &mut StrategyPricer, most: usize) -> ShortSearch {
        let best = pricer.best();
        let bound = Model::of_first_hands(pricer);
        let of_pairs = bound.best_pairs(ALL_TRIED);
        let no_loss = bound.every_pair();
        let bounds = bound.best_numbers(most.min(MOST_RULES), &of_pairs, Some(no_loss));
        let hits = TotalStrategy::hit_everything();
        let cost = pricer.price(&hits).cost();
        let found = bounds.into_iter().map(|choice| ShortStrategy {
            rules: vec![Rule::HitEverything],
            strategy: hits.clone(),
            cost,
            at_least: (-choice.gain).max(0.0),
        });
        let mut search = ShortSearch {
            found: found.collect(),
            queue: Vec::new(),
            tried: Vec::new(),
        };
        search.take_gains_at(&best, pricer);
        search.queue = (2..=search.found.len()).rev().collect();
        search
    }

    /// Searches on with the pricer of the same table, from the next strategy found so far. Returns false if the search is
    /// over.
    pub fn step(&mut self, pricer: &mut StrategyPricer) -> bool {
        while let Some(rules) = self.queue.pop() {
            let Some(strategy) = self.found.get(rules - 1).map(|it| it.strategy.clone()) else {
                continue;
            };
            if self.tried.contains(&strategy) {
                continue;
            }
            for better in self.take_gains_at(&strategy, pricer) {
                if !self.queue.contains(&better) {
                    self.queue.insert(0, better);
                }
            }
            return true;
        }
        false
    }

    /// Returns the best strategy found for each number of rules, beginning with one rule.
    #[must_use]
    pub fn found(&self) -> &[ShortStrategy] {
        &self.found
    }

    /// Returns the strategies found that cost less than every shorter one, the shortest first. Where one more rule gains
    /// nothing, the strategy of that number has fewer rules.
    pub fn better(&self) -> impl Iterator<Item = &ShortStrategy> {
        let found = self.found.iter().enumerate();
        found
            .filter(|(at, it)| it.rules.len() > *at)
            .map(|(_, it)| it)
    }

    /// Returns the number of strategies from which the search goes on. Each takes a step, and a step can change some of
    /// them or add others.
    #[must_use]
    pub fn left(&self) -> usize {
        let mut left: Vec<&TotalStrategy> = Vec::new();
        let queued = self
            .queue
            .iter()
            .filter_map(|rules| self.found.get(rules - 1));
        for it in queued.map(|it| &it.strategy) {
            if !self.tried.contains(it) && !left.contains(&it) {
                left.push(it);
            }
        }
        left.len()
    }

    /// Finds the best rules for the gains at this strategy. Returns the numbers of rules for which that improved the
    /// best strategy.
    fn take_gains_at(
        &mut self,
        strategy: &TotalStrategy,
        pricer: &mut StrategyPricer,
    ) -> Vec<usize> {
        self.tried.push(strategy.clone());
        let model = Model::of_gains(pricer, strategy);
        let pairs = model.best_pairs(MOST_FOR_PAIRS);
        let mut better = Vec::new();
        for (at, choice) in model
            .best_numbers(self.found.len(), &pairs, None)
            .into_iter()
            .enumerate()
        {
            let rules = choice.rules;
            let strategy = applied(&rules);
            if self.found[at].strategy == strategy {
                continue;
            }
            let cost = pricer.price(&strategy).cost();
            // Fewer rules are allowed too.
            for (at, found) in self.found.iter_mut().enumerate().skip(at) {
                if cost < found.cost - 1e-12 {
                    found.rules.clone_from(&rules);
                    found.strategy.clone_from(&strategy);
                    found.cost = cost;
                    better.push(at + 1);
                } else {
                    break;
                }
            }
        }
        better
    }
}

/// The greatest number of rules of a search. The best chart of every table needs fewer.
pub const MOST_RULES: usize = 60;

/// The gain of every play in every cell, as if they added up.
struct Model {
    /// For each total and upcard, the gain of each play, in the order of [`TotalPlay::ALL`].
    totals: Vec<[[f64; TOTAL_PLAYS]; VALUES]>,
    /// For each pair from two to ten and aces, and each upcard, the gain of each play, in the order of
    /// [`PairPlay::ALL`].
    pairs: Vec<[[f64; PAIR_PLAYS]; VALUES]>,
}

const TOTAL_PLAYS: usize = TotalPlay::ALL.len();
const PAIR_PLAYS: usize = PairPlay::ALL.len();

/// The rules of a part of a strategy, with their gain.
#[derive(Clone, Debug, Default)]
struct Choice {
    gain: f64,
    rules: Vec<Rule>,
}

impl Model {
    /// The gains of all single changes of this strategy.
    fn of_gains(pricer: &mut StrategyPricer, strategy: &TotalStrategy) -> Model {
        let mut of_cell = |cell: Cell, up: CardValue| pricer.gains(strategy, cell, up);
        let totals = Total::all().map(|total| {
            ordered().map(|up| {
                let gains = of_cell(Cell::Total(total), up);
                let of = |play: TotalPlay| {
                    let play = CellPlay::Total(total, play);
                    gains.iter().find(|(it, _)| *it == play).map(|it| it.1)
                };
                TotalPlay::ALL.map(|play| {
                    let otherwise = if play.hits_otherwise() {
                        TotalPlay::Hit
                    } else {
                        TotalPlay::Stand
                    };
                    of(play).or_else(|| of(otherwise)).unwrap_or_default()
                })
            })
        });
        let totals = totals.collect();
        let pairs = ordered().map(|value| {
            ordered().map(|up| {
                let gains = of_cell(Cell::Pair(value), up);
                let of = |play: PairPlay| {
                    let play = CellPlay::Pair(value, play);
                    gains.iter().find(|(it, _)| *it == play).map(|it| it.1)
                };
                let as_total = of(PairPlay::AsTotal).unwrap_or_default();
                PairPlay::ALL.map(|play| of(play).unwrap_or(as_total))
            })
        });
        Model {
            totals,
            pairs: pairs.to_vec(),
        }
    }

    /// The losses of decisions about the two dealt cards, as negative gains.
    fn of_first_hands(pricer: &StrategyPricer) -> Model {
        let mut model = Model {
            totals: vec![[[0.0; TOTAL_PLAYS]; VALUES]; Total::COUNT],
            pairs: vec![[[0.0; PAIR_PLAYS]; VALUES]; VALUES],
        };
        for (up, chance, hand, total) in pricer.first_hands() {
            let of_up = place_in_order(up);
            let weight = chance * (1.0 - hand.natural);
            let mut unsplit = hand.plays;
            unsplit[Play::Split as usize] = None;
            let value = |play: TotalPlay| {
                let otherwise = if play.hits_otherwise() {
                    Play::Hit
                } else {
                    Play::Stand
                };
                let of = |play: Play| unsplit[play as usize];
                of(play.first())
                    .or_else(|| of(otherwise))
                    .unwrap_or_default()
            };
            let best_unsplit = best_of(&unsplit).1;
            let weight_unsplit = weight * (1.0 - hand.splits);
            if let Some(total) = total.filter(|_| weight_unsplit > 0.0) {
                let row = &mut model.totals[total.place()][of_up];
                for (loss, play) in row.iter_mut().zip(TotalPlay::ALL) {
                    *loss += weight_unsplit * (value(play) - best_unsplit);
                }
            }
            if hand.splits > 0.0 {
                let best = hand.best().1;
                let split = hand.plays[Play::Split as usize].unwrap_or(best);
                let row = &mut model.pairs[place_in_order(hand.cards[0])][of_up];
                for (loss, play) in row.iter_mut().zip(PairPlay::ALL) {
                    let value = match play {
                        PairPlay::AsTotal => best_unsplit,
                        PairPlay::Split => split,
                        PairPlay::SurrenderOrSplit => {
                            hand.plays[Play::Surrender as usize].unwrap_or(split)
                        }
                        PairPlay::Own(play) => value(play),
                    };
                    *loss += weight * hand.splits * (value - best);
                }
            }
        }
        model
    }

    /// The best strategies of 1, 2, … `most` rules, if these are the best choices for the pairs. `beyond` bounds the
    /// gain of more rules for pairs.
    fn best_numbers(&self, most: usize, pairs: &[Choice], beyond: Option<f64>) -> Vec<Choice> {
        let is_soft = |total: &Total| matches!(total.hands(), HandKind::Soft(_));
        let hard = Blocks::new(self, Total::all().filter(|total| !is_soft(total)).collect());
        let soft = Blocks::new(self, Total::all().filter(is_soft).collect());
        let more = beyond.map(|gain| Choice {
            gain,
            rules: vec![],
        });
        let pairs: Vec<&Choice> = pairs.iter().chain(&more).collect();
        let number = |rules: usize| {
            let mut best = (f64::NEG_INFINITY, 0, 0);
            for (of_pairs, choice) in pairs.iter().enumerate().take(rules + 1) {
                for of_soft in 0..=(rules - of_pairs).min(MOST) {
                    let of_hard = (rules - of_pairs - of_soft).min(MOST);
                    let gain = choice.gain + hard.best(of_hard) + soft.best(of_soft);
                    if gain > best.0 {
                        best = (gain, of_pairs, of_soft);
                    }
                }
            }
            let (gain, of_pairs, of_soft) = best;
            let mut all = vec![Rule::HitEverything];
            hard.rules((rules - of_pairs - of_soft).min(MOST), &mut all);
            soft.rules(of_soft, &mut all);
            all.extend_from_slice(&pairs[of_pairs].rules);
            Choice { gain, rules: all }
        };
        (0..most).map(number).collect()
    }

    /// The best choices of 0, 1, … `most` rules for pairs.
    fn best_pairs(&self, most: usize) -> Vec<Choice> {
        PairRules::new(self).best(most)
    }

    /// The gain of the best play in every cell of the pairs.
    fn every_pair(&self) -> f64 {
        let cells = self.pairs.iter().flatten();
        cells
            .map(|plays| plays.iter().copied().fold(f64::NEG_INFINITY, f64::max))
            .sum()
    }
}

/// The place of a value in the order from two to ten and the ace.
fn place_in_order(value: CardValue) -> usize {
    (value.at() + VALUES - 1) % VALUES
}

/// A block of rows and upcards: the first and the last of each.
#[derive(Clone, Copy)]
struct Block {
    rows: [usize; 2],
    ups: [usize; 2],
}

impl Block {
    /// The two blocks on both sides of each line through this one.
    fn cuts(self) -> impl Iterator<Item = [Block; 2]> {
        let Block { rows, ups } = self;
        let between_rows = (rows[0]..rows[1]).map(move |last| {
            let one = Block {
                rows: [rows[0], last],
                ups,
            };
            let other = Block {
                rows: [last + 1, rows[1]],
                ups,
            };
            [one, other]
        });
        let between_ups = (ups[0]..ups[1]).map(move |last| {
            let one = Block {
                rows,
                ups: [ups[0], last],
            };
            let other = Block {
                rows,
                ups: [last + 1, ups[1]],
            };
            [one, other]
        });
        between_rows.chain(between_ups)
    }
}

/// The highest gains of the blocks of a group of totals, for each play that a block has before its rules, and for each
/// number of rules.
struct Blocks {
    totals: Vec<Total>,
    /// The plays that are the best one of some cell, and hits, which come first.
    plays: Vec<TotalPlay>,
    /// The gains by block, play and number of rules.
    gains: Vec<f64>,
}

impl Blocks {
    fn new(model: &Model, totals: Vec<Total>) -> Blocks {
        let is_best = |play: &TotalPlay| {
            let of_play = |gains: &[f64; TOTAL_PLAYS]| {
                let others = gains.iter().copied();
                gains[*play as usize] >= others.fold(f64::NEG_INFINITY, f64::max) - 1e-15
            };
            let mut cells = totals.iter().flat_map(|total| &model.totals[total.place()]);
            *play != TotalPlay::Hit && cells.any(of_play)
        };
        let others = TotalPlay::ALL.into_iter().filter(is_best);
        let plays: Vec<TotalPlay> = std::iter::once(TotalPlay::Hit).chain(others).collect();
        let rows = totals.len();
        let mut blocks = Blocks {
            gains: vec![0.0; rows * rows * VALUES * VALUES * plays.len() * (MOST + 1)],
            totals,
            plays,
        };
        for height in 0..rows {
            for width in 0..VALUES {
                for row in 0..rows - height {
                    for up in 0..VALUES - width {
                        blocks.solve(
                            model,
                            Block {
                                rows: [row, row + height],
                                ups: [up, up + width],
                            },
                        );
                    }
                }
            }
        }
        blocks
    }

    fn whole(&self) -> Block {
        Block {
            rows: [0, self.totals.len() - 1],
            ups: [0, VALUES - 1],
        }
    }

    /// The place of the gains of a block with this play.
    fn place(&self, block: Block, play: usize) -> usize {
        let rows = self.totals.len();
        let Block {
            rows: [top, bottom],
            ups: [first, last],
        } = block;
        let block = ((top * rows + bottom) * VALUES + first) * VALUES + last;
        (block * self.plays.len() + play) * (MOST + 1)
    }

    fn of(&self, block: Block, play: usize, rules: usize) -> f64 {
        self.gains[self.place(block, play) + rules]
    }

    /// Computes the gains of a block whose parts are known.
    fn solve(&mut self, model: &Model, block: Block) {
        let mut best = vec![[f64::NEG_INFINITY; MOST + 1]; self.plays.len()];
        for (at, (best, play)) in best.iter_mut().zip(&self.plays).enumerate() {
            best[0] = if let Some([one, other]) = block.cuts().next() {
                self.of(one, at, 0) + self.of(other, at, 0)
            } else {
                let total = self.totals[block.rows[0]];
                model.totals[total.place()][block.ups[0]][*play as usize]
            };
            for [one, other] in block.cuts() {
                let (one, other) = (self.place(one, at), self.place(other, at));
                let (one, other) = (
                    &self.gains[one..=one + MOST],
                    &self.gains[other..=other + MOST],
                );
                for (of_one, one) in one.iter().enumerate() {
                    for (best, other) in best[of_one..].iter_mut().zip(other) {
                        *best = best.max(one + other);
                    }
                }
            }
        }
        for rules in 1..=MOST {
            let painted = best.iter().map(|best| best[rules - 1]);
            let painted = painted.fold(f64::NEG_INFINITY, f64::max);
            for best in &mut best {
                best[rules] = best[rules].max(painted);
            }
        }
        for (at, best) in best.into_iter().enumerate() {
            let place = self.place(block, at);
            self.gains[place..=place + MOST].copy_from_slice(&best);
        }
    }

    /// The highest gain of this number of rules, if every total hits without them.
    fn best(&self, rules: usize) -> f64 {
        self.of(self.whole(), 0, rules)
    }

    /// Adds the rules with that gain.
    fn rules(&self, rules: usize, to: &mut Vec<Rule>) {
        self.add(self.whole(), 0, rules, to);
    }

    fn add(&self, block: Block, play: usize, rules: usize, to: &mut Vec<Rule>) {
        if rules == 0 {
            return;
        }
        let gain = self.of(block, play, rules);
        #[expect(clippy::float_cmp, reason = "the same sums again")]
        let is_it = |other: f64| other == gain;
        if is_it(self.of(block, play, rules - 1)) {
            return self.add(block, play, rules - 1, to);
        }
        for [one, other] in block.cuts() {
            for of_one in 0..=rules {
                let of_other = rules - of_one;
                if is_it(self.of(one, play, of_one) + self.of(other, play, of_other)) {
                    self.add(one, play, of_one, to);
                    return self.add(other, play, of_other, to);
                }
            }
        }
        let painted = (0..self.plays.len()).find(|at| is_it(self.of(block, *at, rules - 1)));
        if let Some(at) = painted {
            let [first, last] = block.ups;
            to.push(Rule::Totals {
                first: self.totals[block.rows[0]],
                last: self.totals[block.rows[1]],
                upcards: Upcards { first, last },
                play: self.plays[at],
            });
            self.add(block, at, rules - 1, to);
        }
    }
}

/// A set of upcards as bits, from two to ten and the ace.
type Bits = u16;

/// The rules that pairs can have.
struct PairRules {
    /// The upcards and the play of each: an index in `plays`.
    rules: Vec<(Upcards, usize)>,
    plays: Vec<PairPlay>,
    /// For each play and pair, the gain over [`PairPlay::AsTotal`] for every set of upcards.
    gains: Vec<Vec<Vec<f64>>>,
    /// The gain if no pair has a rule.
    without: f64,
}

impl PairRules {
    fn new(model: &Model) -> PairRules {
        let as_total = |gains: &[f64; PAIR_PLAYS]| gains[0];
        let cells = || model.pairs.iter().flatten();
        let is_best = |play: &usize| {
            cells().any(|gains| {
                let others = gains.iter().enumerate().filter(|(at, _)| at < play);
                let others = others.map(|(_, gain)| *gain);
                gains[*play] > others.fold(f64::NEG_INFINITY, f64::max) + 1e-15
            })
        };
        let plays: Vec<usize> = (1..PAIR_PLAYS).filter(is_best).collect();
        let gains = |play: &usize| -> Vec<Vec<f64>> {
            let of_row = |row: &[[f64; PAIR_PLAYS]; VALUES]| {
                let gain = |bits: Bits| {
                    let ups = row.iter().enumerate().filter(|(up, _)| bits >> up & 1 == 1);
                    ups.map(|(_, gains)| gains[*play] - as_total(gains)).sum()
                };
                (0..1 << VALUES).map(gain).collect()
            };
            model.pairs.iter().map(of_row).collect()
        };
        let of_play = |at: usize| Upcards::all().map(move |upcards| (upcards, at));
        PairRules {
            rules: (0..plays.len()).flat_map(of_play).collect(),
            gains: plays.iter().map(gains).collect(),
            plays: plays.into_iter().map(|at| PairPlay::ALL[at]).collect(),
            without: cells().map(as_total).sum(),
        }
    }

    /// The best set of 0, 1, … `most` rules.
    fn best(&self, most: usize) -> Vec<Choice> {
        let mut found: Vec<(f64, Vec<usize>)> = vec![(0.0, vec![])];
        for number in 1..=most.min(ALL_TRIED) {
            let mut best = found.last().cloned().unwrap_or_default();
            self.each_set(number, &mut vec![], 0, &mut best);
            found.push(best);
        }
        for _ in ALL_TRIED..most {
            let mut best = found.last().cloned().unwrap_or_default();
            let mut rules = best.1.clone();
            rules.push(0);
            self.exchange(&mut rules, &mut best);
            found.push(best);
        }
        let choice = |(gain, rules): &(f64, Vec<usize>)| Choice {
            gain: self.without + gain,
            rules: self.rules_of(rules),
        };
        found.iter().map(choice).collect()
    }

    /// Tries every set of rules that continues this one.
    fn each_set(
        &self,
        number: usize,
        rules: &mut Vec<usize>,
        from: usize,
        best: &mut (f64, Vec<usize>),
    ) {
        if rules.len() == number {
            let gain = self.gain(rules);
            if gain > best.0 + 1e-15 {
                *best = (gain, rules.clone());
            }
            return;
        }
        for next in from..self.rules.len() {
            rules.push(next);
            self.each_set(number, rules, next + 1, best);
            rules.pop();
        }
    }

    /// Puts the best rule in the place of the last one, and then of each, as long as that gains.
    fn exchange(&self, rules: &mut [usize], best: &mut (f64, Vec<usize>)) {
        let mut at = rules.len() - 1;
        let mut unchanged = 0;
        while unchanged < rules.len() {
            let before = best.0;
            let own = rules[at];
            let mut kept = own;
            for other in 0..self.rules.len() {
                rules[at] = other;
                let gain = self.gain(rules);
                if gain > best.0 + 1e-15 {
                    kept = other;
                    let mut sorted = rules.to_vec();
                    sorted.sort_unstable();
                    *best = (gain, sorted);
                }
            }
            rules[at] = kept;
            unchanged = if best.0 > before { 0 } else { unchanged + 1 };
            at = (at + 1) % rules.len();
        }
    }

    /// The gain of these rules, if each pair uses those of them that gain most.
    fn gain(&self, rules: &[usize]) -> f64 {
        let pairs = 0..VALUES;
        pairs.map(|pair| self.of_pair(pair, rules).0).sum()
    }

    /// The gain of a pair, and the rules that it uses as bits.
    fn of_pair(&self, pair: usize, rules: &[usize]) -> (f64, usize) {
        let mut best = (0.0, 0);
        for used in 1..1_usize << rules.len() {
            let (mut gain, mut covered) = (0.0, 0);
            // The later plays are exceptions to the earlier ones.
            for play in (0..self.plays.len()).rev() {
                let mut bits = 0;
                for (at, rule) in rules.iter().enumerate() {
                    let (upcards, of_rule) = self.rules[*rule];
                    if used >> at & 1 == 1 && of_rule == play {
                        bits |= upcards.bits();
                    }
                }
                gain += self.gains[play][pair][usize::from(bits & !covered)];
                covered |= bits;
            }
            if gain > best.0 + 1e-15 {
                best = (gain, used);
            }
        }
        best
    }

    fn rules_of(&self, rules: &[usize]) -> Vec<Rule> {
        let mut sorted = rules.to_vec();
        sorted.sort_unstable();
        let used = (0..VALUES).map(|pair| self.of_pair(pair, &sorted).1);
        let used: Vec<usize> = used.collect();
        let rule = |(at, rule): (usize, &usize)| {
            let (upcards, play) = self.rules[*rule];
            let values = ordered().into_iter().zip(&used);
            let values = values.filter(|(_, used)| **used >> at & 1 == 1);
            Rule::Pairs {
                values: values.map(|(value, _)| value).collect(),
                upcards,
                play: self.plays[play],
            }
        };
        let all = sorted.iter().enumerate().map(rule);
        let is_used = |rule: &Rule| match rule {
            Rule::Pairs { values, .. } => !values.is_empty(),
            Rule::HitEverything | Rule::Totals { .. } => true,
        };
        all.filter(is_used).collect()
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::Rules;
    use crate::coach::Coach;

    /// Michael Shackleford, “Wizard's Simple Blackjack Strategy”, wizardofodds.com/games/blackjack/appendix/21: 21 cells
    /// that cost 0.14 % under “liberal Vegas Strip rules”. His list of errors has the chances of two-card hands, so the
    /// cost leaves out decisions about hands of three and more cards.
    const SIMPLE: &str = "
        hard 4-8: H H H H H H H H H H
        hard 9: Dh Dh Dh Dh Dh H H H H H
        hard 10: Dh Dh Dh Dh Dh Dh Dh Dh H H
        hard 11: Dh Dh Dh Dh Dh Dh Dh Dh Dh H
        hard 12-15: S S S S S H H H H H
        hard 16: S S S S S H H H Rh H
        hard 17-20: S S S S S S S S S S
        soft 12-15: H H H H H H H H H H
        soft 16-17: Dh Dh Dh Dh Dh H H H H H
        soft 18: Ds Ds Ds Ds Ds H H H H H
        soft 19-20: S S S S S S S S S S
        pair 2-3: P P P P P - - - - -
        pair 4-5: - - - - - - - - - -
        pair 6-7: P P P P P - - - - -
        pair 8: P P P P P P P P P P
        pair 9: P P P P P - - - - -
        pair 10: - - - - - - - - - -
        pair A: P P P P P P P P P P";

    #[test]
    fn simple_strategy_costs_what_is_published() {
        let rules: Rules = "vegas.aces-again".parse().expect("rules");
        let coach = Coach::new(&rules);
        let mut pricer = StrategyPricer::new(&coach);
        let strategy: TotalStrategy = SIMPLE.parse().expect("a strategy");
        let model = Model::of_first_hands(&pricer);
        let mut cost = 0.0;
        for (at, up) in ordered().into_iter().enumerate() {
            for total in Total::all() {
                cost -= model.totals[total.place()][at][strategy.of_total(total, up) as usize];
            }
            for value in ordered() {
                let play = strategy.of_pair(value, up);
                let play = PairPlay::ALL.iter().position(|it| *it == play);
                cost -= model.pairs[place_in_order(value)][at][play.expect("a play")];
            }
        }
        assert!((100.0 * cost - 0.14).abs() < 0.005, "{cost}");
        // All decisions together.
        let cost = pricer.price(&strategy).cost();
        assert!((100.0 * cost - 0.169).abs() < 0.001, "{cost}");
    }

    /// With seven rules his “Simple Strategy” (Gambling 102) costs 0.53 % under the same rules. His 21 cells cost 0.169 %
    /// if all decisions count.
    #[test]
    fn few_rules_cost_less_than_published_ones() {
        let rules: Rules = "vegas.aces-again".parse().expect("rules");
        let coach = Coach::new(&rules);
        let mut pricer = StrategyPricer::new(&coach);
        let best = pricer.best();
        let best = pricer.price(&best).cost();
        let found = ShortSearch::new(&mut pricer, 21).found().to_vec();
        for (rules, most) in [(7, 0.394), (11, 0.134), (15, 0.024), (21, 0.0015)] {
            let cost = 100.0 * found[rules - 1].cost;
            assert!(cost < most, "{rules} rules: {cost}");
        }
        assert!(
            (found[20].cost - best).abs() < 1e-12,
            "21 rules are the best chart"
        );
        for (at, short) in found.iter().enumerate() {
            assert!(short.rules.len() <= at + 1);
            assert!((pricer.price(&short.strategy).cost() - short.cost).abs() < 1e-12);
            assert!(short.at_least <= short.cost);
            assert_eq!(applied(&short.rules), short.strategy);
        }
    }

    /// Gains of plays that often agree in neighbouring cells.
    fn random_model(random: &mut ChaCha8Rng) -> Model {
        let mut cell = |_: usize| {
            let best = random.random_range(0..3);
            let gain = random.random_range(1..5);
            let of = |play: usize| if play == best { f64::from(gain) } else { 0.0 };
            std::array::from_fn(of)
        };
        let totals = (0..Total::COUNT).map(|_| std::array::from_fn(&mut cell));
        Model {
            totals: totals.collect(),
            pairs: vec![[[0.0; PAIR_PLAYS]; VALUES]; VALUES],
        }
    }

    /// Every two rules for two totals, one in the other or apart.
    #[test]
    fn blocks_find_the_best_two_rules() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..20 {
            let model = random_model(&mut random);
            let totals: Vec<Total> = Total::all().take(2).collect();
            let blocks = Blocks::new(&model, totals);
            let ups = || Upcards::all().map(|it| [it.first, it.last]);
            let rows = [[0, 0], [0, 1], [1, 1]];
            let each = rows
                .into_iter()
                .flat_map(|rows| ups().map(move |ups| Block { rows, ups }));
            let each: Vec<Block> = each.collect();
            let gain = |rules: &[(Block, usize)]| -> f64 {
                let cells = (0..2).flat_map(|row| (0..VALUES).map(move |up| (row, up)));
                let of_cell = |(row, up): (usize, usize)| {
                    let is_in = |it: [usize; 2], at: usize| it[0] <= at && at <= it[1];
                    let fits =
                        |rule: &&(Block, usize)| is_in(rule.0.rows, row) && is_in(rule.0.ups, up);
                    let play = rules
                        .iter()
                        .rev()
                        .find(fits)
                        .map_or(TotalPlay::Hit as usize, |it| it.1);
                    model.totals[row][up][play]
                };
                cells.map(of_cell).sum()
            };
            let separates =
                |one: [usize; 2], other: [usize; 2]| one[1] < other[0] || other[1] < one[0];
            let holds =
                |one: [usize; 2], other: [usize; 2]| one[0] <= other[0] && other[1] <= one[1];
            let mut best = [gain(&[]), 0.0, 0.0];
            for one in &each {
                for play in 0..3 {
                    best[1] = best[1].max(gain(&[(*one, play)]));
                    for other in &each {
                        let is_apart =
                            separates(one.rows, other.rows) || separates(one.ups, other.ups);
                        if is_apart || (holds(one.rows, other.rows) && holds(one.ups, other.ups)) {
                            for exception in 0..3 {
                                best[2] = best[2].max(gain(&[(*one, play), (*other, exception)]));
                            }
                        }
                    }
                }
            }
            for (number, best) in best.into_iter().enumerate() {
                assert!((blocks.best(number) - best).abs() < 1e-9, "{number}");
            }
        }
    }

    /// The rules lead to the gain that was found for them.
    #[test]
    fn rules_of_blocks_have_their_gain() {
        let mut random = ChaCha8Rng::seed_from_u64(2);
        let model = random_model(&mut random);
        let blocks = Blocks::new(&model, Total::all().skip(17).collect());
        for number in 0..MOST {
            let mut rules = vec![];
            blocks.rules(number, &mut rules);
            assert!(rules.len() <= number);
            let strategy = applied(&rules);
            let cells = Total::all()
                .skip(17)
                .flat_map(|total| ordered().map(|up| (total, up)));
            let gain = cells.map(|(total, up)| {
                let play = strategy.of_total(total, up);
                model.totals[total.place()][place_in_order(up)][play as usize]
            });
            assert!(
                (gain.sum::<f64>() - blocks.best(number)).abs() < 1e-9,
                "{number}"
            );
        }
    }
}
