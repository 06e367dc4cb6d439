//! The decisions of video poker that can be learned.

use std::fmt;
use std::str::FromStr;

use crate::coach::draw::{Holding, RowExercise};
use crate::games::GameName;
use crate::games::items::{LearnedGame, NotADecision};
use crate::memory::{Item, ItemName};
use crate::poker::{PayTable, VideoPoker};

/// The kind of the decisions of a strategy chart.
const ROW: &str = "row";

/// A decision of video poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VideoPokerDecision {
    /// A row of a strategy chart of this pay table.
    Row {
        /// The pay table.
        table: PayTable,
        /// The first kind of hold of the row. A kind is in one row only.
        first: Holding,
    },
}

impl LearnedGame for VideoPoker {
    type Decision = VideoPokerDecision;
}

impl VideoPokerDecision {
    /// Returns the name of the item.
    ///
    /// # Errors
    /// [`NotADecision`] never: pay tables have no other characters than names of items.
    pub fn name(&self) -> Result<ItemName, NotADecision> {
        Ok(self.to_string().parse()?)
    }
}

/// Writes the name of the item, with the number of the kind of hold: `jacks/row/jacks:800-50-25-9-6-4-3-2-1/640`.
impl fmt::Display for VideoPokerDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let VideoPokerDecision::Row { table, first } = self;
        let game = GameName::VideoPoker.code();
        write!(f, "{game}/{ROW}/{table}/{}", first.number())
    }
}

impl FromStr for VideoPokerDecision {
    type Err = NotADecision;

    fn from_str(text: &str) -> Result<VideoPokerDecision, NotADecision> {
        let parts: Vec<&str> = text.split('/').collect();
        let &[game, ROW, table, number] = &parts[..] else {
            return Err(NotADecision);
        };
        let number = number.parse().map_err(|_| NotADecision)?;
        let decision = VideoPokerDecision::Row {
            table: table.parse().map_err(|_| NotADecision)?,
            first: Holding::from_number(number).ok_or(NotADecision)?,
        };
        // Rejects another game, and a second text for the same decision.
        let is_same = game == GameName::VideoPoker.code() && decision.to_string() == text;
        is_same.then_some(decision).ok_or(NotADecision)
    }
}

/// Returns the items of these rows of a chart of this pay table. A player who forgets a row plays as if the chart did not
/// have it. The bet is a coin.
#[must_use]
pub fn chart_items(table: PayTable, rows: &[RowExercise]) -> Vec<Item> {
    let item = |row: &RowExercise| {
        let first = *row.holdings.first()?;
        let name = VideoPokerDecision::Row { table, first }.name().ok()?;
        let cost = if row.frequency > 0.0 {
            row.price.max(0.0) / row.frequency
        } else {
            0.0
        };
        Item::new(name, row.frequency, cost).ok()
    };
    rows.iter().filter_map(item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::draw::RowExercisesQuestion;
    use crate::games::items::game_of;
    use crate::games::video_poker::chart_limit::Limit;

    #[test]
    fn rows_of_a_chart_are_items() {
        let table: PayTable = "jacks:800-50-25-9-6-4-3-2-1".parse().expect("a table");
        let question = RowExercisesQuestion {
            table,
            extra_cost: Limit::default().extra_cost(),
        };
        let rows = question.answer();
        let items = chart_items(table, &rows);
        assert_eq!(items.len(), rows.len());
        for (item, row) in items.iter().zip(&rows) {
            let name = item.name.to_string();
            let first = row.holdings[0];
            let decision = VideoPokerDecision::Row { table, first };
            assert_eq!(name.parse(), Ok(decision), "{name}");
            assert_eq!(game_of(&item.name), Some(GameName::VideoPoker));
            assert!((item.loss() - row.price).abs() < 1e-12, "{name}");
        }
        // No row fits the other hands: the player draws five cards.
        let decided: f64 = items.iter().map(Item::frequency).sum();
        assert!((decided - 0.967_541).abs() < 5e-7, "{decided}");
    }

    #[test]
    fn other_names_are_refused() {
        for text in [
            "",
            "jacks/row/jacks:800-50-25-9-6-4-3-2-1",
            "jacks/row/jacks:800-50-25-9-6-4-3-2-1/x",
            "jacks/row/jacks:800-50-25-9-6-4-3-2-1/4294967295",
            "jacks/cell/jacks:800-50-25-9-6-4-3-2-1/104",
            "jacks/row/whist/104",
            "duel/row/jacks:800-50-25-9-6-4-3-2-1/104",
        ] {
            assert_eq!(
                text.parse::<VideoPokerDecision>(),
                Err(NotADecision),
                "{text}"
            );
        }
    }
}
