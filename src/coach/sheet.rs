//! A strategy chart as a web worker sends it and the page shows it.

use super::advice::{Coach, Play};
use super::chart::{Chart, Exception, HandKind};
use super::edge::UpcardTable;
use super::shoe::{CardValue, VALUES};
use crate::blackjack::Rules;

/// The strategy chart of a table, with what a round there is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The rules of the table.
    pub rules: Rules,
    /// What a round from a fresh shoe is worth with the best play, in bets: below 0 where the house has
    /// the edge.
    pub edge: f64,
    /// The rows, as in [`Chart::rows`], each with the best play against each up card in the order of
    /// [`CardValue::ALL`].
    pub rows: Vec<(HandKind, [Option<Play>; VALUES])>,
    /// The hands with which something else is better.
    pub exceptions: Vec<Exception>,
}

impl Sheet {
    /// Works the chart of these rules out.
    #[must_use]
    pub fn of(rules: &Rules) -> Sheet {
        let coach = Coach::new(rules);
        let tables: Vec<UpcardTable> = coach.upcards().collect();
        let chart = Chart::new(&coach, &tables);
        let row = |row: &super::Row| {
            let plays = row.cells.map(|cell| cell.map(|cell| cell.best));
            (row.hands, plays)
        };
        Sheet {
            rules: *rules,
            edge: tables.iter().map(|table| table.chance * table.value).sum(),
            rows: chart.rows.iter().map(row).collect(),
            exceptions: chart.exceptions,
        }
    }
}

/// Stands where no such hand can be dealt.
const NONE: f64 = -1.0;

/// The numbers of a row: its kind, its total or the points of a card of its pair, and the plays.
const PER_ROW: usize = 2 + VALUES;

impl Sheet {
    /// The chart as plain numbers, which a worker can send: what a round is worth, how many rows there are,
    /// the rows, and the exceptions, each with the number of its cards before them.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let count = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        let mut numbers = vec![self.edge, count(self.rows.len())];
        for (hands, plays) in &self.rows {
            let (kind, number) = match hands {
                HandKind::Hard(total) => (0, *total),
                HandKind::Soft(total) => (1, *total),
                HandKind::Pair(value) => (2, value.points()),
            };
            numbers.extend([f64::from(kind), f64::from(number)]);
            numbers.extend(plays.map(|play| play.map_or(NONE, place)));
        }
        for Exception {
            hand,
            up,
            best,
            chart,
            cost,
        } in &self.exceptions
        {
            numbers.push(count(hand.len()));
            numbers.extend(hand.iter().map(|value| f64::from(value.points())));
            numbers.extend([f64::from(up.points()), place(*best), place(*chart), *cost]);
        }
        numbers
    }

    /// The chart of these rules that these numbers stand for, if they stand for one.
    #[must_use]
    pub fn from_numbers(rules: Rules, numbers: &[f64]) -> Option<Sheet> {
        let [edge, rows, ref rest @ ..] = *numbers else {
            return None;
        };
        let (rows, mut rest) = rest.split_at_checked(PER_ROW * usize::from(small(rows)?))?;
        let row = |numbers: &[f64]| {
            let [kind, number, ref plays @ ..] = *numbers else {
                return None;
            };
            let number = small(number)?;
            let hands = match small(kind)? {
                0 => HandKind::Hard(number),
                1 => HandKind::Soft(number),
                2 => HandKind::Pair(value(number)?),
                _ => return None,
            };
            let plays: Vec<Option<Play>> = plays.iter().map(|it| play_at(*it)).collect();
            Some((hands, plays.try_into().ok()?))
        };
        let rows = rows.chunks(PER_ROW).map(row).collect::<Option<_>>()?;
        let mut exceptions = Vec::new();
        while let [cards, ref more @ ..] = *rest {
            let (cards, more) = more.split_at_checked(usize::from(small(cards)?))?;
            let [up, best, chart, cost, ref others @ ..] = *more else {
                return None;
            };
            let hand = cards.iter().map(|points| value(small(*points)?));
            exceptions.push(Exception {
                hand: hand.collect::<Option<_>>()?,
                up: value(small(up)?)?,
                best: play_at(best)?,
                chart: play_at(chart)?,
                cost,
            });
            rest = others;
        }
        Some(Sheet {
            rules,
            edge,
            rows,
            exceptions,
        })
    }
}

/// The place of a play in [`Play::ALL`].
pub(super) fn place(play: Play) -> f64 {
    let mut places = (0_u8..).zip(Play::ALL);
    let found = places.find(|(_, it)| *it == play);
    found.map_or(NONE, |(place, _)| f64::from(place))
}

/// A whole number from 0 to 255.
pub(super) fn small(number: f64) -> Option<u8> {
    (0..=u8::MAX).find(|it| f64::from(*it).total_cmp(&number).is_eq())
}

fn value(points: u8) -> Option<CardValue> {
    CardValue::ALL.into_iter().find(|it| it.points() == points)
}

/// The play with this place.
pub(super) fn play_at(place: f64) -> Option<Play> {
    Play::ALL.get(usize::from(small(place)?)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Preset;

    #[test]
    fn a_chart_arrives_as_it_was_sent() {
        let presets = Preset::WITHOUT_BETS.map(Preset::rules);
        for rules in presets.into_iter().chain([Rules::VEGAS]) {
            let sheet = Sheet::of(&rules);
            let numbers = sheet.to_numbers();
            assert_eq!(Sheet::from_numbers(rules, &numbers), Some(sheet));
            for cut in 1..10 {
                let cut = &numbers[..numbers.len() - cut];
                let read = Sheet::from_numbers(rules, cut);
                assert!(read.is_none_or(|it| it.exceptions.len() < 60), "{rules}");
            }
        }
        for numbers in [&[][..], &[0.0, 1.0], &[0.0, 0.5], &[0.0, 0.0, 2.0, 1.0]] {
            assert_eq!(Sheet::from_numbers(Rules::VEGAS, numbers), None);
        }
    }

    /// −4.2529761 % is the golden total for Hit and Stand with naturals paid even.
    #[test]
    fn classic_is_worth_what_is_published_and_is_played_as_everybody_knows() {
        let sheet = Sheet::of(&Preset::Classic.rules());
        assert!(
            (100.0 * sheet.edge - -4.252_976_1).abs() < 1e-6,
            "{}",
            sheet.edge
        );
        let row = |kind| {
            let row = sheet.rows.iter().find(|(hands, _)| *hands == kind);
            let (_, plays) = row.expect("a row");
            let signs = plays.map(|play| play.map_or("-", |play| &play.code()[..1]));
            signs.concat()
        };
        assert_eq!(row(HandKind::Hard(16)), "hssssshhhh");
        assert_eq!(row(HandKind::Hard(17)), "ssssssssss");
    }
}
