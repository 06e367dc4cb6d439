//! Stored rounds: records, and imported files.

use std::cell::RefCell;

use super::{Rarely, fuzz, played};
use fair_deal::history::{Facts, Id, Judge, Record, Row, file, row_of};
use fair_deal::pages::stored_record::can_read;
use fair_deal::table::Fields;

fn id() -> Id {
    Id::new(1_795_390_200_000, "a1").expect("an id")
}

/// The records that are saved while rounds are played.
fn kept() -> Vec<String> {
    let kept = played(|page| page.kept.clone());
    kept.iter().map(|it| format!("zone=60&{it}")).collect()
}

/// The records as rows, with their results.
pub(crate) fn rows() -> Vec<Row> {
    let mut judge = Judge::default();
    let record = |text: &String| Record::parse(id(), text).expect(text);
    let row = |record| row_of(record, &mut judge).expect("it was played");
    kept().iter().map(record).map(row).collect()
}

#[test]
fn no_history_record_panics() {
    let (judge, judges) = (RefCell::new(Judge::default()), Rarely::once_in(100));
    fuzz(kept(), |text| {
        let record = Record::parse(id(), text).ok()?;
        let written = record.to_string();
        assert_eq!(Record::parse(id(), &written).as_ref(), Ok(&record));
        let _ = (record.kind(), record.day());
        let played = record.play().ok()?;
        let _ = (Facts::of(&played), played.terms(), played.scenes(None));
        if judges.now() {
            let row = row_of(record, &mut judge.borrow_mut()).expect("it was played");
            assert_eq!(Row::parse(id(), &row.to_string()).as_ref(), Ok(&row));
            let _ = file::to_csv([&row].into_iter());
        }
        Some(written)
    });
}

#[test]
fn no_history_row_panics() {
    fuzz(rows().iter().map(Row::to_string).collect(), |text| {
        let row = Row::parse(id(), text).ok()?;
        let written = row.to_string();
        assert_eq!(Row::parse(id(), &written).as_ref(), Ok(&row));
        let _ = file::to_csv([&row].into_iter());
        Some(written)
    });
}

/// A table of Jacks or Better with a hand on it.
const JACKS: &str = "v=1&deal=e5721ae88ba09bb7b4bfcee17ff434927143541f6217cd12997cebc46c24af47d2c08cad2f80537bef60dc6274158f052d740c7f70ebc1f5ca34998c7ee6d180&cut=0&rules=800-50-25-9-6-4-3-2-1&phase=play&play=5-&tally=0-0-0";

#[test]
fn no_imported_file_panics() {
    let stored = Fields::new()
        .with("fair-deal/settings/1", "theme=dark&coach=always")
        .with("fair-deal/mistakes/1", "46T.35T")
        .with("fair-deal/table/1/jacks", JACKS);
    let Ok(reviews) = "blackjack/cell/vegas/hard-16/10 5+ 7-\nnewer".parse();
    let rows = rows();
    let files = rows.chunks(2);
    let files = files
        .map(|rows| file::write(rows.iter().cloned(), &reviews, &stored, can_read))
        .collect();
    let judge = RefCell::new(Judge::default());
    let read = |text: &str| file::read(text, &mut judge.borrow_mut(), can_read, |_, _| ());
    fuzz(files, |text| match read(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            None
        }
        Ok(contents) => {
            let rounds = contents.rounds.iter().cloned();
            let written = file::write(rounds, &contents.reviews, &contents.stored, can_read);
            assert_eq!(read(&written), Ok(contents));
            Some(written)
        }
    });
}
