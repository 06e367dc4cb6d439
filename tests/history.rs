//! What is kept of the rounds that were played, and what follows from it.

use fair_deal::app::Stored;
use fair_deal::core::Date;
use fair_deal::history::{
    Ending, Facts, GameName, Id, Judge, Kind, NotARecord, Played, Record, Row, Spoke,
};
use fair_deal::table::{Fields, Verdict};
use proptest::prelude::*;
use proptest::sample::select;

use crate::saves::{Move, Page, TABLES, click, message, moves};
use crate::support::table_of;

/// A time, in milliseconds: 2026-11-22, half past eleven in the evening, UTC.
const LATE: u64 = 1_795_390_200_000;

fn id() -> Id {
    Id::new(LATE, "a1").expect("an id")
}

fn record(kept: &str) -> Record {
    Record::parse(id(), &format!("zone=0&{kept}")).expect(kept)
}

/// The rounds that are kept when this is played at this table.
fn kept(fragment: &str, moves: &[Move]) -> Vec<String> {
    let mut page = Page::open(fragment, Stored::default(), 0);
    for what in moves {
        click(&mut page, *what);
    }
    page.kept
}

#[test]
fn a_round_is_kept_once_when_it_is_over() {
    for fragment in TABLES {
        let mut page = Page::open(fragment, Stored::default(), 0);
        for round in 1..=4 {
            click(&mut page, Move::Deal);
            while !page.is_over() {
                assert_eq!(page.kept.len(), round - 1, "{fragment}: not before");
                click(&mut page, Move::Act(false));
                click(&mut page, Move::Wait);
            }
            assert_eq!(page.kept.len(), round, "{fragment}");
            // Nothing of it happens again when the page comes back.
            let again = page.again(fragment);
            assert!(again.kept.is_empty(), "{fragment}");
            click(&mut page, Move::Act(true));
            click(&mut page, Move::Wait);
            assert_eq!(page.kept.len(), round, "{fragment}: a late click");
        }
        let game = record(&page.kept[0]).game;
        let of_table = page.id().game();
        assert_eq!(game, of_table, "{fragment}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_kept_plays_the_same_round_again(
        moves in moves(),
        fragment in select(TABLES.to_vec()),
        first in any::<u8>(),
    ) {
        let mut page = Page::open(fragment, Stored::default(), first);
        let mut judge = Judge::default();
        for what in moves {
            let msg = message(&page, what);
            let before = page.kept.len();
            page.send(msg);
            let Some(kept) = page.kept.get(before) else { continue };
            let record = record(kept);
            prop_assert_eq!(&record.to_string(), &format!("zone=0&{kept}"));
            let played = record.play().expect("it fits");
            let table = table_of(&page.model, page.id());
            let sealed = table.sealed().expect("a deal");
            prop_assert_eq!(played.seal(), sealed.seal);
            prop_assert_eq!(played.is_spent(), table.revealed().is_some());
            // The secret is not there to be read: its shoe may be dealt on.
            let hex = sealed.deal.secret().to_hex();
            prop_assert!(!kept.contains(&hex));
            let facts = Facts { judged: judge.judge(&played), ..Facts::of(&played) };
            prop_assert!(!facts.endings.is_empty());
            let row = Row { record, facts };
            prop_assert_eq!(Row::parse(id(), &row.to_string()), Ok(row));
        }
    }

    #[test]
    fn no_text_is_a_panic(text in ".{0,200}", kept in select(some_kept()), at in any::<prop::sample::Index>(), sign in "[ -~é]") {
        for text in [text, damaged(&kept, at.index(kept.len()), &sign)] {
            let _ = text.parse::<Id>();
            let _ = Row::parse(id(), &text);
            if let Ok(record) = Record::parse(id(), &text)
                && let Ok(played) = record.play()
            {
                let _ = (Facts::of(&played), Judge::default().judge(&played), record.day());
            }
        }
    }
}

fn damaged(kept: &str, place: usize, sign: &str) -> String {
    let mut text = format!("zone=60&{kept}&verdict=won&net=20&bet=20&end=player-wins");
    text.replace_range(place..=place, sign);
    text
}

fn some_kept() -> Vec<String> {
    let moves = [
        Move::Deal,
        Move::Act(false),
        Move::Wait,
        Move::Wait,
        Move::Wait,
    ];
    TABLES
        .iter()
        .flat_map(|table| kept(table, &moves))
        .collect()
}

#[test]
fn the_facts_are_those_of_the_round() {
    let mut seen = std::collections::BTreeSet::new();
    for kept in some_kept() {
        let record = record(&kept);
        let played = record.play().expect("it fits");
        let facts = Facts::of(&played);
        seen.insert(record.game);
        match (&played, facts.verdict) {
            (Played::Blackjack(_), Some(verdict)) => {
                let [Ending::Outcome(outcome)] = facts.endings[..] else {
                    panic!("{facts:?}");
                };
                assert_eq!(outcome.verdict(), verdict);
                let sign = match verdict {
                    Verdict::Won => 1,
                    Verdict::Drawn => 0,
                    Verdict::Lost => -1,
                };
                assert!(facts.bet == 0 || facts.net.signum() == sign, "{facts:?}");
            }
            (Played::Jacks(_), _) => {
                assert!(facts.bet > 0 && matches!(facts.endings[..], [Ending::Prize(_)]));
                let paid = facts.endings != [Ending::Prize(None)];
                assert_eq!(facts.net >= 0, paid, "{facts:?}");
            }
            (Played::Solo(_), verdict) => assert_eq!((verdict, facts.bet), (None, 0)),
            (Played::Duel(_), verdict) => {
                assert!(verdict.is_some());
                assert!(matches!(facts.endings[..], [Ending::Hand(_)]));
            }
            (Played::Blackjack(_), None) => panic!("{facts:?}"),
        }
    }
    assert_eq!(seen.len(), GameName::ALL.len());
}

#[test]
fn a_day_is_that_of_the_players_clocks() {
    let kept = kept("#/poker/solo", &[Move::Deal, Move::Act(false)]);
    for (zone, day) in [
        (0, "2026-11-22"),
        (29, "2026-11-22"),
        (30, "2026-11-23"),
        (-60, "2026-11-22"),
    ] {
        let record = Record {
            zone,
            ..record(&kept[0])
        };
        let expected: Date = day.parse().expect(day);
        assert_eq!(record.day(), Some(expected), "{zone}");
    }
}

#[test]
fn where_a_deal_came_from_is_told() {
    let moves = [Move::Deal, Move::Act(false), Move::Wait];
    let fresh = record(&kept("#/blackjack", &moves)[0]);
    assert_eq!(fresh.play().map(|it| it.kind()).ok(), Some(Kind::Fresh));
    let daily = record(&kept("#/blackjack/daily", &moves)[0]);
    assert_eq!(daily.play().map(|it| it.kind()).ok(), Some(Kind::Daily));
    let link = format!("#/blackjack?deal={}", "7".repeat(64));
    let shared = record(
        &kept(
            &link,
            &[
                Move::Deal,
                Move::Act(false),
                Move::Wait,
                Move::Wait,
                Move::Wait,
            ],
        )[0],
    );
    assert_eq!(shared.play().map(|it| it.kind()).ok(), Some(Kind::Shared));
    let practice = record(&kept("#/blackjack?practice=soft", &moves)[0]);
    assert_eq!(
        practice.play().map(|it| it.kind()).ok(),
        Some(Kind::Practice)
    );
}

#[test]
fn what_is_damaged_is_named() {
    let kept = &kept(
        "#/blackjack",
        &[Move::Deal, Move::Act(false), Move::Wait, Move::Wait],
    )[0];
    let whole = format!("zone=0&{kept}");
    for (from, to, error) in [
        ("zone=0", "zone=east", NotARecord::Zone),
        ("zone=0", "zone=1441", NotARecord::Zone),
        ("game=blackjack", "game=whist", NotARecord::Game),
        ("coach=off", "coach=shouts", NotARecord::Coach),
    ] {
        let damaged = whole.replacen(from, to, 1);
        assert_ne!(damaged, whole, "{from}");
        assert_eq!(Record::parse(id(), &damaged), Err(error), "{damaged}");
    }
    for (from, to) in [
        ("deal=", "deal=0"),
        ("play=", "play=h.h"),
        ("rules=", "rules=no"),
    ] {
        let damaged = whole.replacen(from, to, 1);
        let read = Record::parse(id(), &damaged).expect("its fields are there");
        assert_eq!(read.play().err(), Some(NotARecord::Round), "{damaged}");
    }
    for id in [
        "",
        "1795390200000",
        "1795390200000-",
        "179539020000-a",
        "1795390200000-A",
        "1795390200000-a.b",
        "1795390200000-123456789",
    ] {
        assert_eq!(id.parse::<Id>(), Err(NotARecord::Id), "{id}");
    }
    let row = Row::parse(id(), &whole);
    assert_eq!(row, Err(NotARecord::Facts));
    assert_eq!(record(kept).spoke, Spoke::Never);
    assert!(Fields::parse(kept).get("deal").is_some());
}
