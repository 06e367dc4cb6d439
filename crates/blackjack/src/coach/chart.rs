//! The strategy chart of a table: one play for each total and each pair, and the hands whose cards make another play
//! better.

use std::collections::BTreeSet;

use super::advice::{Coach, Play};
use super::edge::{FirstHand, UpcardTable, best_of};
use super::shoe::{CardValue, VALUES};
use super::solve::Gone;

/// The best play for each total and each pair against each upcard, from a fresh shoe.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chart {
    /// The rows: hard totals, soft totals, then pairs that may be split, each group in ascending order.
    pub rows: Vec<Row>,
    /// The hands with a better play than their row says, ordered by upcard.
    pub exceptions: Vec<Exception>,
}

/// A row of the chart.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Row {
    /// The hands of the row.
    pub hands: HandKind,
    /// The cell for each upcard, in the order of [`CardValue::ALL`]. `None` if no such hand can be dealt.
    pub cells: [Option<Cell>; VALUES],
}

/// The hands of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum HandKind {
    /// A total in which no ace counts 11.
    Hard(u8),
    /// A total in which an ace counts 11.
    Soft(u8),
    /// Two cards of this value, which may be split.
    Pair(CardValue),
}

/// The play for the hands of a row against one upcard.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell {
    /// The best play for the two-card hands of the row together, weighted by their chance in the deal. Pairs count only
    /// if the row has no other hands.
    pub best: Play,
    /// Stand or Hit, the better of the two: for hands that may not make the best play.
    pub otherwise: Play,
    /// The mean worth of the best play, per initial bet.
    pub value: f64,
    /// The worth of the best play minus that of the next best one.
    pub margin: f64,
}

/// A hand with a better play than the one in the chart.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exception {
    /// The cards, in ascending order.
    pub hand: Vec<CardValue>,
    /// The upcard.
    pub up: CardValue,
    /// The best play.
    pub best: Play,
    /// The play in the chart.
    pub chart: Play,
    /// The cost of the chart's play, per initial bet.
    pub cost: f64,
}

impl Chart {
    /// Creates the chart from the whole table of this coach: all of [`Coach::upcards`].
    ///
    /// The exceptions include hands of three and more cards only if every hit before was the best play.
    #[must_use]
    pub fn new(coach: &Coach, tables: &[UpcardTable]) -> Chart {
        let mut rows: Vec<Row> = Vec::new();
        for table in tables {
            for kind in kinds(coach, table) {
                let cell = cell(coach, table, kind);
                let at = rows.binary_search_by_key(&kind, |row| row.hands);
                let at = at.unwrap_or_else(|at| {
                    let cells = [None; VALUES];
                    rows.insert(at, Row { hands: kind, cells });
                    at
                });
                rows[at].cells[table.up.at()] = cell;
            }
        }
        let mut chart = Chart {
            rows,
            exceptions: Vec::new(),
        };
        for table in tables {
            chart.add_exceptions(coach, table);
        }
        chart
    }

    /// Returns the cell for these hands against this upcard.
    #[must_use]
    pub fn cell(&self, hands: HandKind, up: CardValue) -> Option<Cell> {
        let row = self.rows.iter().find(|row| row.hands == hands)?;
        row.cells[up.at()]
    }

    fn add_exceptions(&mut self, coach: &Coach, table: &UpcardTable) {
        let up = table.up;
        let mut reached = vec![false; coach.hands.len()];
        for hand in decided(table) {
            let kind = kind(coach, hand);
            let (best, value) = hand.best();
            if best == Play::Hit {
                for (_, next) in next_hands(coach, place(coach, hand.cards)) {
                    reached[next] = true;
                }
            }
            let chart = self.cell(kind, up).map_or(best, |cell| cell.best);
            let of_chart = Play::ALL.into_iter().zip(hand.plays);
            let mut of_chart = of_chart.filter(|(play, _)| *play == chart);
            let of_chart = of_chart.find_map(|(_, value)| value);
            if let Some(of_chart) = of_chart.filter(|_| chart != best) {
                self.exceptions.push(Exception {
                    hand: hand.cards.to_vec(),
                    up,
                    best,
                    chart,
                    cost: value - of_chart,
                });
            }
        }
        let Some(shoe) = coach.pack.without(up) else {
            return;
        };
        let solver = coach.solver(up.at(), &shoe);
        for at in 0..reached.len() {
            if !reached[at] || table.worth.stand[at].is_nan() {
                continue;
            }
            if table.worth.scope.is_charlie(coach.hands.at(at).cards) {
                continue;
            }
            let (best, value) = solver.later(at, &table.worth);
            if best == Play::Hit {
                next_hands(coach, at).for_each(|(_, next)| reached[next] = true);
            }
            let of = |play: Play| match play {
                Play::Stand => Some(table.worth.stand[at]),
                Play::Hit => Some(table.worth.hit[at]),
                Play::Double => {
                    let doubles = table.worth.scope.doubles;
                    doubles.then(|| solver.double(at, &table.worth))
                }
                Play::Surrender => {
                    let surrenders = table.worth.scope.surrenders;
                    surrenders.then(|| solver.surrender(at)).flatten()
                }
                Play::Split => None,
            };
            let cell = self.cell(total(coach, at), up);
            let of_chart = cell.map_or((best, Some(value)), |cell| match of(cell.best) {
                Some(value) => (cell.best, Some(value)),
                None => (cell.otherwise, of(cell.otherwise)),
            });
            if let (chart, Some(chart_value)) = of_chart
                && chart != best
            {
                let natural = solver.spared(at, Gone::NOTHING);
                self.exceptions.push(Exception {
                    hand: cards(coach, at),
                    up,
                    best,
                    chart,
                    cost: (value - chart_value) / (1.0 - natural),
                });
            }
        }
    }
}

impl Coach {
    /// Returns the strategy chart. It takes as long as [`Coach::edge`]. To show the progress, make the tables with
    /// [`Coach::upcards`] and the chart from them.
    #[must_use]
    pub fn chart(&self) -> Chart {
        Chart::new(self, &self.upcards().collect::<Vec<_>>())
    }
}

/// The hands with a decision.
fn decided(table: &UpcardTable) -> impl Iterator<Item = &FirstHand> {
    table.hands.iter().filter(|hand| hand.natural < 1.0)
}

fn place(coach: &Coach, cards: [CardValue; 2]) -> usize {
    let cards = cards.map(CardValue::at);
    coach.hands.find(cards).unwrap_or_default()
}

fn next_hands(coach: &Coach, place: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..VALUES).filter_map(move |card| Some((card, coach.hands.next(place, card)?)))
}

/// The cards of a hand, in ascending order.
fn cards(coach: &Coach, place: usize) -> Vec<CardValue> {
    let counts = coach.hands.at(place).counts;
    let cards = CardValue::ALL.into_iter().zip(counts);
    cards
        .flat_map(|(value, count)| vec![value; usize::from(count)])
        .collect()
}

/// The row of a hand by its total.
fn total(coach: &Coach, place: usize) -> HandKind {
    let hand = coach.hands.at(place);
    if hand.soft {
        HandKind::Soft(hand.total)
    } else {
        HandKind::Hard(hand.total)
    }
}

/// The row of a hand of two cards.
fn kind(coach: &Coach, hand: &FirstHand) -> HandKind {
    let [low, high] = hand.cards;
    if low == high && hand.splits > 0.0 {
        HandKind::Pair(low)
    } else {
        total(coach, place(coach, hand.cards))
    }
}

/// The rows that have a hand against this upcard.
fn kinds(coach: &Coach, table: &UpcardTable) -> Vec<HandKind> {
    let of_hand = |hand| [kind(coach, hand), total(coach, place(coach, hand.cards))];
    // In order, without duplicates.
    let mut kinds = BTreeSet::new();
    for kind in decided(table).flat_map(of_hand) {
        kinds.insert(kind);
    }
    kinds.into_iter().collect()
}

fn cell(coach: &Coach, table: &UpcardTable, kind: HandKind) -> Option<Cell> {
    let is_pair = |hand: &FirstHand| hand.cards[0] == hand.cards[1];
    let of_kind = |hand: &&FirstHand| match kind {
        HandKind::Pair(value) => hand.cards == [value; 2],
        HandKind::Hard(_) | HandKind::Soft(_) => total(coach, place(coach, hand.cards)) == kind,
    };
    let mut hands: Vec<&FirstHand> = decided(table).filter(of_kind).collect();
    if hands.iter().any(|hand| !is_pair(hand)) {
        hands.retain(|hand| !is_pair(hand));
    }
    let weight = |hand: &FirstHand| hand.chance * (1.0 - hand.natural);
    let all: f64 = hands.iter().map(|hand| weight(hand)).sum();
    let mean = |at: usize| {
        let values = hands
            .iter()
            .map(|hand| Some(weight(hand) / all * hand.plays[at]?));
        values.sum::<Option<f64>>()
    };
    let mut plays: [Option<f64>; Play::ALL.len()] = std::array::from_fn(mean);
    match kind {
        HandKind::Pair(_) => {}
        HandKind::Hard(_) | HandKind::Soft(_) => plays[Play::Split as usize] = None,
    }
    let (best, value) = best_of(&plays);
    let mut others = plays;
    others[best as usize] = None;
    let mut two = plays;
    for play in [Play::Double, Play::Split, Play::Surrender] {
        two[play as usize] = None;
    }
    (!hands.is_empty()).then_some(Cell {
        best,
        otherwise: best_of(&two).0,
        value,
        margin: value - best_of(&others).1,
    })
}
