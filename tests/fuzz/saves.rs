//! Saves of every table. The text is the name of the table, a space and the save.

use super::{Rarely, fuzz, known, played};
use crate::saves::{AppHarness, Move, click};
use fair_deal::app::Stored;
use fair_deal::app::route::TableId;
use fair_deal::blackjack::Blackjack;
use fair_deal::poker::{PokerMatch, SoloDraw, VideoPoker};
use fair_deal::table::{Game, Mode, Table};

/// Restores a save. Its own save must restore to the same table.
fn restores<G: Game>(mode: Mode, save: &str) -> Option<String> {
    let (table, _) = Table::<G>::restore(mode, save).ok()?;
    let saved = table.save().expect("a deal is there");
    let (again, _) = Table::<G>::restore(mode, &saved).expect(&saved);
    assert_eq!(again.save().as_ref(), Some(&saved));
    Some(saved)
}

#[test]
fn no_save_panics() {
    let mut known = known("saves", |it| {
        Some(format!(
            "{} {}",
            it["table"].as_str()?,
            it["save"].as_str()?
        ))
    });
    known.extend(played(|page| {
        let saves = page.stored.tables.iter();
        saves
            .map(|(id, save)| format!("{} {save}", id.name()))
            .collect()
    }));
    let plays = Rarely::once_in(4);
    fuzz(known, |text| {
        let (name, save) = text.split_once(' ')?;
        let id = TableId::ALL.into_iter().find(|id| id.name() == name)?;
        let written = match id {
            TableId::Blackjack(mode) => restores::<Blackjack>(mode, save),
            TableId::SoloDraw(mode) => restores::<SoloDraw>(mode, save),
            TableId::VideoPoker(table) => restores::<VideoPoker>(table.mode(), save),
            TableId::PokerMatch(mode) => restores::<PokerMatch>(mode, save),
        }?;
        if plays.now() {
            let stored = Stored {
                tables: vec![(id, save.to_owned())],
                ..Stored::default()
            };
            let mut page = AppHarness::open(&format!("#{}", id.route().path()), stored, 7);
            for what in [
                Move::Act(true),
                Move::Mark(1),
                Move::Act(false),
                Move::Wait,
                Move::Deal,
                Move::Act(false),
            ] {
                click(&mut page, what);
            }
        }
        Some(format!("{name} {written}"))
    });
}
