//! The hands that are worth practising, by the chart of the page.

use crate::blackjack::{Start, Starts};
use crate::coach::{CardValue, HandKind, Sheet};
use crate::core::AceRule;

/// A decision is close if the best play gains less than this over the next best, in bets.
pub const CLOSE: f64 = 0.03;

/// The starts of hands whose cell has a close decision. `None` if there are none.
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
