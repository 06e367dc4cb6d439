//! Which hands the chart of the page makes worth practising.

use crate::blackjack::{Start, Starts};
use crate::coach::{CardValue, HandKind, Sheet};
use crate::core::AceRule;

/// A decision is close where the best play is worth less than so much of a bet more than the next best.
pub const CLOSE: f64 = 0.03;

/// The starts of the hands that stand in a cell where the decision is close; `None` where there is none.
#[must_use]
pub fn close(sheet: &Sheet) -> Option<Starts> {
    let mut starts = Vec::new();
    for one in CardValue::ALL {
        for other in CardValue::ALL {
            for up in CardValue::ALL {
                let start = Start::new([one, other], up);
                if one <= other && is_close(sheet, start) {
                    starts.push(start);
                }
            }
        }
    }
    Starts::new(starts)
}

fn is_close(sheet: &Sheet, start: Start) -> bool {
    let [low, high] = start.own();
    let pair = || sheet.chart.cell(HandKind::Pair(low), start.up());
    let of_pair = (low == high).then(pair).flatten();
    let cell = of_pair.or_else(|| sheet.chart.cell(total(sheet, start), start.up()));
    cell.is_some_and(|cell| cell.margin < CLOSE)
}

/// The row of two cards by their total.
fn total(sheet: &Sheet, start: Start) -> HandKind {
    let [low, high] = start.own().map(CardValue::points);
    match sheet.rules.ace {
        AceRule::OneOrEleven if low == 1 => HandKind::Soft(low + high + 10),
        AceRule::OneOrEleven | AceRule::One => HandKind::Hard(low + high),
    }
}
