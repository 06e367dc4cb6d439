//! The saved rounds and the history page.

use fair_deal::app::Stored;
use fair_deal::app::route::{TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::core::Date;
use fair_deal::games::items::game_of;
use fair_deal::history::file::{self, NotAFile};
use fair_deal::history::{
    Answer, CoachSetting, Ending, Facts, Failure, Filter, FilterField, Found, FromHistory,
    GameName, Hand, Hidden, Id, Judge, Kind, Listed, Mark, NotARecord, Opened, Played, Record,
    Request, Row, Scene, ToHistory, Whose, reviews_of, row_of,
};
use fair_deal::memory::{Grade, Reviews, Time};
use fair_deal::pages::stored_record::can_read;
use fair_deal::pages::{self, history};
use fair_deal::poker::chips::SeatAction;
use fair_deal::poker::poker_match::Holder;
use fair_deal::poker::solo_draw;
use fair_deal::table::{Fields, Mode, Verdict};
use fair_deal::text::messages::PagesWords;
use fair_deal::wire::{Malformed, decode, encode};
use proptest::prelude::*;
use proptest::sample::select;

use crate::saves::{AppHarness, Move, click, message, moves, tables};
use crate::support::{address_of, cases, sent, table_of};

/// A time in milliseconds: 2026-11-22, 23:30 UTC.
const LATE: u64 = 1_795_390_200_000;

fn id() -> Id {
    Id::new(LATE, "a1").expect("an id")
}

fn record(kept: &str) -> Record {
    Record::parse(id(), &format!("zone=0&{kept}")).expect(kept)
}

/// Returns the rounds that are saved after these moves at this table.
fn kept(fragment: &str, moves: &[Move]) -> Vec<String> {
    let mut page = AppHarness::open(fragment, Stored::default(), 0);
    for what in moves {
        click(&mut page, *what);
    }
    page.kept
}

#[test]
fn finished_round_is_saved_once() {
    for fragment in &tables() {
        let mut page = AppHarness::open(fragment, Stored::default(), 0);
        for round in 1..=4 {
            click(&mut page, Move::Deal);
            while !page.is_over() {
                assert_eq!(page.kept.len(), round - 1, "{fragment}: not before");
                click(&mut page, Move::Act(false));
                click(&mut page, Move::Wait);
            }
            assert_eq!(page.kept.len(), round, "{fragment}");
            // A reload does not repeat any of it.
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
    #![proptest_config(cases(200))]

    #[test]
    fn saved_record_replays_its_round(
        moves in moves(),
        fragment in select(tables()),
        first in any::<u8>(),
    ) {
        let mut page = AppHarness::open(&fragment, Stored::default(), first);
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
            // The secret must not be readable, because its shoe may be dealt on.
            let hex = sealed.deal.secret().to_hex();
            prop_assert!(!kept.contains(&hex));
            let facts = Facts { judged: judge.judge(&played), ..Facts::of(&played) };
            prop_assert!(!facts.endings.is_empty());
            if let (Some(judged), Some(weighed)) = (facts.judged, played.weigh(&mut judge)) {
                let costs = weighed.iter().map(|it| millionths(it.cost));
                prop_assert_eq!(Some(judged.costliest), costs.max());
            }
            let row = Row { record, facts };
            prop_assert_eq!(Row::parse(id(), &row.to_string()), Ok(row));
        }
    }

    #[test]
    fn damaged_records_never_panic(text in ".{0,200}", kept in select(some_kept()), at in any::<prop::sample::Index>(), sign in "[ -~é]") {
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
    kept_after(Move::Act(false))
}

/// A round of each table that begins with this move.
fn kept_after(first: Move) -> Vec<String> {
    let moves = [Move::Deal, first, Move::Wait, Move::Wait, Move::Wait];
    tables()
        .iter()
        .flat_map(|table| kept(table, &moves))
        .collect()
}

#[test]
fn facts_describe_the_round() {
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
            (Played::VideoPoker(_), _) => {
                assert!(facts.bet > 0 && matches!(facts.endings[..], [Ending::Prize(_)]));
                let paid = facts.endings != [Ending::Prize(None)];
                assert_eq!(facts.net >= 0, paid, "{facts:?}");
            }
            (Played::SoloDraw(_), verdict) => assert_eq!((verdict, facts.bet), (None, 0)),
            (Played::PokerMatch(_), verdict) => {
                assert!(verdict.is_some());
                assert!(matches!(facts.endings[..], [Ending::Hand(_)]));
            }
            (Played::Blackjack(_), None) => panic!("{facts:?}"),
        }
    }
    assert_eq!(seen.len(), GameName::ALL.len());
}

#[test]
fn day_follows_the_players_clock() {
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
fn record_names_the_origin_of_its_deal() {
    let moves = [Move::Deal, Move::Act(false), Move::Wait];
    let fresh = record(&kept("#/blackjack", &moves)[0]);
    assert_eq!(fresh.kind(), Kind::Fresh);
    let daily = record(&kept("#/blackjack/daily", &moves)[0]);
    assert_eq!(daily.kind(), Kind::Daily);
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
    assert_eq!(shared.kind(), Kind::Shared);
    let practice = record(&kept("#/blackjack?practice=soft", &moves)[0]);
    assert_eq!(practice.kind(), Kind::Practice);
}

#[test]
fn damaged_record_names_its_error() {
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
        ("purse=", "purse=much"),
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
    assert_eq!(record(kept).coach, CoachSetting::Never);
    assert!(Fields::parse(kept).get("deal").is_some());
}

/// A round with one mistake names its cost once. So does every round of the first version.
#[test]
fn round_knows_its_costliest_decision() {
    let read = |judged: &str| {
        let fields = format!("net=-20&bet=20&end=dealer-wins&decided=3&best=1&{judged}");
        let facts = Facts::read(&Fields::parse(&fields));
        let kept = facts.as_ref().map(ToString::to_string);
        assert!(kept.is_none_or(|kept| kept == fields), "{fields}");
        facts.map(|facts| facts.judged.expect("judged").costliest)
    };
    assert_eq!(read("cost=500000&costliest=300000"), Some(300_000));
    assert_eq!(read("cost=500000"), Some(500_000));
    for damaged in [
        "cost=500000&costliest=500001",
        "cost=500000&costliest=-1",
        "cost=500000&costliest=0",
        "cost=500000&costliest=",
    ] {
        assert_eq!(read(damaged), None, "{damaged}");
    }
}

/// Converts bets to millionths of a bet.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a cost"
)]
fn millionths(bets: f64) -> u64 {
    (bets * 1e6).round() as u64
}

// The messages between the page and the worker.

/// The rounds as the list has them.
fn listed(rows: &[Row]) -> Vec<Listed> {
    rows.iter().cloned().map(Listed::from).collect()
}

fn some_rows() -> Vec<Row> {
    rows_of(some_kept())
}

fn rows_of(kept: Vec<String>) -> Vec<Row> {
    let mut judge = Judge::default();
    let rows = kept.into_iter().zip(0_u64..).map(|(kept, place)| {
        let id = Id::new(LATE + place * 60_000, "a1").expect("an id");
        let record = Record::parse(id, &format!("zone=0&{kept}")).expect("a record");
        row_of(record, &mut judge).expect("it fits")
    });
    rows.collect()
}

#[test]
fn terms_of_a_round_are_read_by_its_game() {
    for row in some_rows() {
        let terms = row.record.play().expect("it fits").terms();
        assert_eq!(row.record.game.read_terms(&terms), Some(terms));
        assert_eq!(row.record.game.read_terms("whist"), None);
    }
}

#[test]
fn messages_arrive_as_they_were_sent() {
    let rows = some_rows();
    let filter = Filter {
        game: Some(GameName::VideoPoker),
        kind: Some(Kind::Fresh),
        day: "2026-11-22".parse().ok(),
        verdict: Some(Verdict::Lost),
        cost: Some(10_000),
    };
    let asks = [
        Request::Find {
            filter,
            before: Some(id()),
            count: 30,
        },
        Request::Find {
            filter: Filter::default(),
            before: None,
            count: 1,
        },
        Request::Open {
            id: id(),
            in_play: vec!["ab".to_owned(), "cd".to_owned()],
        },
        Request::Export(Fields::new().with("fair-deal/settings/1", "a=b&c")),
        Request::Export(Fields::new()),
        Request::Csv,
        Request::Import("{\n \"a\": 1\n}\n".to_owned()),
        Request::Forget,
        Request::ForgetRound(id()),
        Request::Rescue,
    ];
    for ask in asks {
        assert_eq!(sent(&ask), ask);
    }
    let keep = ToHistory::Keep(id(), "zone=0&game=solo\tä".to_owned());
    assert_eq!(sent(&keep), keep);
    for message in [
        FromHistory::Kept(id()),
        FromHistory::NotKept(Failure::Full),
        FromHistory::Answer(7, encode(&Answer::Forgotten)),
    ] {
        assert_eq!(sent(&message), message);
    }
    let mut judge = Judge::default();
    let opened = rows.iter().map(|row| {
        let opened = Opened::of(row.clone(), false, &mut judge).expect("it fits");
        Answer::Opened(Some(Box::new(opened)))
    });
    let answers = [
        Answer::Found(Found {
            rows: listed(&rows),
            unreadable: 2,
            more: Some(id()),
            hidden: vec![Hidden {
                by: vec![FilterField::Kind, FilterField::Day],
                rounds: 7,
                kind: Some(Kind::Practice),
            }],
        }),
        Answer::Found(Found::default()),
        Answer::Opened(None),
        Answer::File("a\nb\n".to_owned()),
        Answer::Imported {
            added: 3,
            known: 4,
            ahead: 2,
            stored: Fields::new().with("fair-deal/table/1/solo", "v=1&deal=ä"),
        },
        Answer::NotImported(NotAFile::NoJson { line: 3, column: 9 }),
        Answer::NotImported(NotAFile::Newer),
        Answer::NotImported(NotAFile::Empty),
        Answer::NotImported(NotAFile::NoRounds),
        Answer::NotImported(NotAFile::Stored {
            name: "fair-deal/table/1/jacks".to_owned(),
        }),
        Answer::NotImported(NotAFile::Round {
            number: 7,
            why: NotARecord::Zone,
        }),
        Answer::Forgotten,
        Answer::ForgottenRound(id()),
        Answer::Progress { done: 1, all: 2 },
    ];
    let failures = Failure::ALL.map(Answer::Failed);
    for answer in answers.into_iter().chain(failures).chain(opened) {
        assert_eq!(sent(&answer), answer);
    }
    for bytes in [&[][..], &[200], &[0, 1, 2], &[1, 3, b'1']] {
        assert_eq!(decode::<Answer>(bytes), Err(Malformed), "{bytes:?}");
        assert_eq!(decode::<ToHistory>(bytes), Err(Malformed), "{bytes:?}");
    }
}

#[test]
fn filter_selects_the_named_rounds() {
    let rows = some_rows();
    assert!(rows.iter().all(|row| Filter::default().takes(row)));
    for game in GameName::ALL {
        let filter = Filter {
            game: Some(game),
            ..Filter::default()
        };
        let taken = rows.iter().filter(|row| filter.takes(row));
        let expected = rows.iter().filter(|row| row.record.game == game);
        assert!(taken.eq(expected), "{game:?}");
    }
    // Each table has one saved round. Practice has none.
    let of_mode = |mode| TableId::ALL.iter().filter(|id| id.mode() == mode).count();
    let counts = [of_mode(Mode::Free), 0, of_mode(Mode::Daily), 0];
    for (kind, count) in Kind::ALL.into_iter().zip(counts) {
        let filter = Filter {
            kind: Some(kind),
            ..Filter::default()
        };
        let taken = rows.iter().filter(|row| filter.takes(row)).count();
        assert_eq!(taken, count, "{kind:?}");
    }
    let of = |day: &str, cost| Filter {
        day: day.parse().ok(),
        cost,
        ..Filter::default()
    };
    assert!(rows.iter().all(|row| of("2026-11-22", Some(0)).takes(row)));
    assert!(!rows.iter().any(|row| of("2026-11-21", None).takes(row)));
    let cost = |row: &Row| row.facts.judged.map_or(0, |it| it.cost);
    let most = rows.iter().map(cost).max().expect("rounds");
    let costly = Filter {
        cost: Some(most),
        ..Filter::default()
    };
    assert!(rows.iter().any(|row| costly.takes(row)));
    let costlier = Filter {
        cost: Some(most + 1),
        ..costly
    };
    assert!(!rows.iter().any(|row| costlier.takes(row)));
}

#[test]
fn secret_of_a_deal_in_play_stays_hidden() {
    // A shoe with one finished round.
    let mut page = AppHarness::open("#/blackjack?rules=vegas", Stored::default(), 0);
    click(&mut page, Move::Deal);
    for _ in 0..30 {
        if !page.kept.is_empty() {
            break;
        }
        click(&mut page, Move::Act(false));
        click(&mut page, Move::Wait);
    }
    let row = row_of(record(&page.kept[0]), &mut Judge::default()).expect("it fits");
    let secret = {
        let table = table_of(&page.model, page.id());
        assert!(table.revealed().is_none(), "a shoe");
        table.sealed().expect("a deal").deal.secret().to_hex()
    };
    let opened = Opened::of(row.clone(), false, &mut Judge::default()).expect("it fits");
    assert!(!opened.is_open);
    let message = encode(&Answer::Opened(Some(Box::new(opened))));
    assert!(!String::from_utf8_lossy(&message).contains(&secret));
    assert!(
        !file::write(
            [row.clone()].into_iter(),
            &Reviews::default(),
            &Fields::new(),
            can_read
        )
        .contains(&secret)
    );
    let opened = Opened::of(row, true, &mut Judge::default()).expect("it fits");
    assert!(opened.deal.contains(&secret) && opened.check.contains(&secret));
}

// Files.

#[test]
fn exported_file_round_trips() {
    let rows = some_rows();
    let stored = Fields::new()
        .with("fair-deal/settings/1", "language=ja")
        .with("fair-deal/mistakes/1", "46T")
        .with("fair-deal/table/1/jacks", table());
    let foreign = stored
        .clone()
        .with("fair-deal/seat", "x")
        .with("other", "y");
    let text = file::write(
        rows.iter().cloned(),
        &Reviews::default(),
        &foreign,
        can_read,
    );
    let (again, beside) = read(&text).expect("a file");
    assert_eq!(beside, stored, "and nothing of others");
    assert_eq!(again, rows);
    let whole = file::write(rows.into_iter(), &Reviews::default(), &stored, can_read);
    assert_eq!(
        file::write(again.into_iter(), &Reviews::default(), &beside, can_read),
        whole
    );
}

#[test]
fn reviews_are_in_the_file() {
    let Ok(reviews) = "blackjack/cell/vegas/hard-16/10 5+ 7-\na newer line".parse();
    let text = file::write(some_rows().into_iter(), &reviews, &Fields::new(), can_read);
    assert_eq!(read_file(&text).map(|it| it.reviews), Ok(reviews));
    let damaged = text.replace("\"a newer line\"", "7");
    let name = "reviews".to_owned();
    assert_eq!(read_file(&damaged), Err(NotAFile::Stored { name }));
}

#[test]
fn round_of_blackjack_is_reviews() {
    let mut rows = some_rows();
    rows.extend(rows_of(kept_after(Move::Act(true))));
    let (mut right, mut wrong) = (0, 0);
    for row in &rows {
        let record = &row.record;
        let with = |coach| {
            let record = Record {
                coach,
                ..record.clone()
            };
            reviews_of(&record, &mut Judge::default())
        };
        let reviews = with(CoachSetting::After);
        assert_eq!(with(CoachSetting::Never), reviews);
        let told = with(CoachSetting::Always);
        if record.game != GameName::Blackjack {
            assert_eq!(reviews, Reviews::default(), "{record}");
        }
        for (name, all) in reviews.each() {
            assert_eq!(game_of(name), Some(GameName::Blackjack), "{name}");
            for review in all {
                let ended = record.id.to_string()[..13].parse().expect("a time");
                assert!((1..100).contains(&Time::from_ms(ended).ms_since(review.at)));
                match review.grade {
                    Grade::Right => right += 1,
                    Grade::Wrong => {
                        wrong += 1;
                        assert!(told.of(name).any(|it| it == review));
                    }
                }
            }
        }
        assert!(
            told.each()
                .all(|(_, mut all)| all.all(|it| it.grade == Grade::Wrong))
        );
    }
    assert!(right > 0 && wrong > 0, "{right} {wrong}");
}

#[test]
fn invalid_file_is_refused_with_its_place() {
    let text = file::write(
        some_rows().into_iter(),
        &Reviews::default(),
        &Fields::new(),
        can_read,
    );
    for (from, to, error) in [
        ("fair-deal-history", "other", NotAFile::OtherFormat),
        ("\"version\": 1", "\"version\": 2", NotAFile::Newer),
        (
            "\"version\": 1",
            "\"version\": \"1\"",
            NotAFile::OtherFormat,
        ),
        ("\"rounds\": [", "\"runds\": [", NotAFile::NoRounds),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert_ne!(wrong, text, "{from}");
        assert_eq!(read(&wrong), Err(error), "{from}");
    }
    assert_eq!(
        read("{\n  \"format\": }"),
        Err(NotAFile::NoJson {
            line: 2,
            column: 13
        })
    );
    let wrong = text.replacen("\"game\": \"blackjack\"", "\"game\": \"whist\"", 1);
    let (number, why) = (1, NotARecord::Game);
    assert_eq!(read(&wrong), Err(NotAFile::Round { number, why }));
    for empty in ["", " \n"] {
        assert_eq!(read(empty), Err(NotAFile::Empty));
    }
    for text in [
        "[]",
        "{}",
        "null",
        "7",
        "{\"format\":\"fair-deal-history\"}",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

/// A saved table of Jacks or Better.
fn table() -> String {
    let mut page = AppHarness::open("#/poker/jacks", Stored::default(), 0);
    click(&mut page, Move::Deal);
    let (_, save) = page.stored.tables.pop().expect("it is saved");
    save
}

/// Reads a file as the worker does.
fn read(text: &str) -> Result<(Vec<Row>, Fields), NotAFile> {
    read_file(text).map(|it| (it.rounds, it.stored))
}

fn read_file(text: &str) -> Result<file::Contents, NotAFile> {
    file::read(text, &mut Judge::default(), can_read, |_, _| ())
}

#[test]
fn import_names_the_first_damaged_round() {
    let rows = some_rows();
    let text = file::write(
        rows.iter().cloned(),
        &Reviews::default(),
        &Fields::new(),
        can_read,
    );
    // The second round is against the rules, which shows when it is replayed. The third is no round at all.
    let second = text
        .match_indices("\"play\": \"")
        .nth(1)
        .expect("a second")
        .0;
    let third = text.match_indices("\"id\": \"").nth(2).expect("a third").0;
    let mut wrong = text.clone();
    wrong.replace_range(third..=third, "\"no-");
    wrong.replace_range(second..second + 9, "\"play\": \"x");
    let Err(NotAFile::Round { number, .. }) = read(&wrong) else {
        panic!("{:?}", read(&wrong));
    };
    assert_eq!(number, 2);
}

#[test]
fn import_names_a_damaged_record_beside_rounds() {
    let sound = [
        ("fair-deal/settings/1", "theme=dark".to_owned()),
        ("fair-deal/mistakes/1", "46T".to_owned()),
        ("fair-deal/mistakes/jacks/1", String::new()),
        ("fair-deal/table/1/jacks", table()),
    ];
    let file_with = |stored: &[(&str, String)]| {
        let all = Fields::new();
        let all = stored
            .iter()
            .fold(all, |all, (name, it)| all.with(name, it));
        file::write(
            some_rows().into_iter(),
            &Reviews::default(),
            &all,
            |_, _| Some(true),
        )
    };
    assert!(read(&file_with(&sound)).is_ok());
    for (place, (name, record)) in sound.iter().enumerate() {
        for damaged in [format!("{record}?"), format!("x{record}")] {
            let mut stored = sound.clone();
            stored[place].1 = damaged.clone();
            let name = (*name).to_owned();
            let error = Err(NotAFile::Stored { name });
            assert_eq!(read(&file_with(&stored)), error, "{damaged}");
        }
    }
    // A record that the page cannot read when it writes the file is set apart. An empty record counts as none.
    let apart = Fields::new()
        .with("fair-deal/settings/1", "from=the-future")
        .with("fair-deal/table/1/solo", "")
        .with("fair-deal/table/1/jacks", table());
    let text = file::write(
        some_rows().into_iter(),
        &Reviews::default(),
        &apart,
        can_read,
    );
    assert!(text.contains("from=the-future"), "{text}");
    let (_, stored) = read(&text).expect("a file");
    let names: Vec<&str> = stored.each().map(|(name, _)| name).collect();
    assert_eq!(names, ["fair-deal/table/1/jacks"]);
    let empty = [("fair-deal/table/1/solo", String::new())];
    assert!(read(&file_with(&empty)).is_ok());
    let name = "fair-deal/settings/1";
    let number = file_with(&sound).replace("\"theme=dark\"", "7");
    let error = NotAFile::Stored { name: name.into() };
    assert_eq!(read(&number), Err(error));
    // A record under a name of a later version is ignored.
    let later = [("fair-deal/table/1/whist", "v=1".to_owned())];
    let nothing = read(&file_with(&later)).expect("a file").1;
    assert_eq!(nothing, Fields::new());
}

#[test]
fn export_table_has_a_line_for_each_round() {
    let rows = some_rows();
    let text = file::to_csv(rows.iter());
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines.len(), rows.len() + 2);
    assert!(lines[0].starts_with("id,day,game,deal,rules,decisions,verdict,net,bet"));
    let columns = lines[0].split(',').count();
    for (line, row) in lines[1..].iter().zip(&rows) {
        assert_eq!(line.split(',').count(), columns, "{line}");
        let id = row.record.id.as_str();
        assert!(line.starts_with(&format!("round-{id},")), "{line}");
    }
    assert_eq!(lines.last(), Some(&""));
}

// The page.

fn history_of(fragment: &str) -> (pages::Model, Vec<pages::Effect>) {
    pages::Model::open(fragment, Visitor::default(), None)
}

fn asked(effects: &[pages::Effect]) -> Vec<(u32, Request)> {
    let asks = effects.iter().filter_map(|effect| match effect {
        pages::Effect::History(history::Effect::Own(history::OwnEffect::Ask(serial, ask))) => {
            Some((*serial, ask.clone()))
        }
        _ => None,
    });
    asks.collect()
}

fn say(model: &mut pages::Model, msg: history::Msg) -> Vec<pages::Effect> {
    model.update(pages::Msg::History(msg))
}

/// Answers the one question among these effects with this round.
fn answer_with(model: &mut pages::Model, effects: &[pages::Effect], row: Row) {
    let [(serial, _)] = asked(effects)[..] else {
        panic!("{effects:?}");
    };
    let opened = Opened::of(row, true, &mut Judge::default()).expect("a round");
    let opened = Answer::Opened(Some(Box::new(opened)));
    say(model, history::Msg::Answered(serial, opened));
}

#[test]
fn fields_that_reject_a_round_are_named() {
    let rows = some_rows();
    let row = &rows[0];
    let other_game = GameName::ALL.into_iter().find(|it| *it != row.record.game);
    let filter = Filter {
        game: other_game,
        kind: Some(Kind::Shared),
        cost: Some(u64::MAX),
        ..Filter::default()
    };
    let rejecting: Vec<FilterField> = filter.rejecting(row).collect();
    let expected = [FilterField::Game, FilterField::Kind, FilterField::Cost];
    assert_eq!(rejecting, expected);
    let free = expected.iter().fold(filter, |it, field| it.without(*field));
    assert_eq!(free, Filter::default());
    assert!(free.takes(row) && !filter.takes(row));
    for field in FilterField::ALL {
        let without = filter.without(field);
        assert!(!without.rejecting(row).any(|it| it == field), "{field:?}");
    }
}

#[test]
fn hidden_rounds_are_shown_with_one_click() {
    let (mut model, _) = history_of("#/history?game=jacks&deal=practice&day=2026-11-22");
    let wanted = vec![FilterField::Kind, FilterField::Day];
    let effects = say(&mut model, history::Msg::ClickedShow(wanted));
    let [(_, Request::Find { filter, .. })] = &asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let jacks = Filter {
        game: Some(GameName::VideoPoker),
        ..Filter::default()
    };
    assert_eq!((filter, model.history().filter()), (&jacks, &jacks));
    let expected = [
        pages::Effect::ReplaceFragment("/history?game=jacks".to_owned()),
        pages::Effect::History(history::Effect::Focus("#by-deal")),
    ];
    for effect in expected {
        assert!(effects.contains(&effect), "{effects:?}");
    }
}

#[test]
fn page_searches_rounds_and_drops_late_answers() {
    let (mut model, effects) = history_of("#/history?game=jacks&cost=1");
    let [(first, Request::Find { filter, .. })] = &asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(
        (filter.game, filter.cost),
        (Some(GameName::VideoPoker), Some(1))
    );
    let effects = say(&mut model, history::Msg::Chose(Filter::default()));
    assert!(effects.contains(&pages::Effect::ReplaceFragment("/history".to_owned())));
    let [(second, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let rows = some_rows();
    let found = |rows: &[Row], more| {
        Answer::Found(Found {
            rows: listed(rows),
            more,
            ..Found::default()
        })
    };
    say(
        &mut model,
        history::Msg::Answered(*first, found(&rows, None)),
    );
    assert_eq!(*model.history().list(), history::List::Asked, "it is late");
    let more = Some(rows[1].record.id.clone());
    say(
        &mut model,
        history::Msg::Answered(second, found(&rows[..2], more.clone())),
    );
    let effects = say(&mut model, history::Msg::ClickedMore);
    let [(third, Request::Find { before, .. })] = &asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(*before, more);
    say(
        &mut model,
        history::Msg::Answered(*third, found(&rows[2..4], None)),
    );
    let history::List::Found(all) = model.history().list() else {
        panic!("they were found");
    };
    let all: Vec<&Row> = all.rows.iter().map(|it| &it.row).collect();
    assert_eq!(all, rows[..4].iter().collect::<Vec<_>>());
    assert_eq!(asked(&say(&mut model, history::Msg::ClickedMore)), []);
}

/// The page with these rounds listed, and more of them in the history.
fn listing(rows: &[Row]) -> pages::Model {
    let (mut model, effects) = history_of("#/history");
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let found = Answer::Found(Found {
        rows: listed(rows),
        more: rows.last().map(|row| row.record.id.clone()),
        ..Found::default()
    });
    say(&mut model, history::Msg::Answered(serial, found));
    model
}

fn shown(model: &pages::Model) -> Vec<Row> {
    match model.history().list() {
        history::List::Asked => vec![],
        history::List::Found(found) => found.rows.iter().map(|it| it.row.clone()).collect(),
    }
}

#[test]
fn return_from_a_round_restores_the_list() {
    let rows = some_rows();
    let mut model = listing(&rows[1..]);
    let opened = &rows[2].record.id;
    let go = |model: &mut pages::Model, to: &str| {
        model.update(pages::Msg::FragmentChanged(to.to_owned()))
    };
    let is = |effects: &[pages::Effect], effect: history::Effect| {
        effects.contains(&pages::Effect::History(effect))
    };
    let effects = go(&mut model, &format!("#/history?round={opened}"));
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let effects = say(
        &mut model,
        history::Msg::Answered(serial, Answer::Opened(None)),
    );
    assert!(is(
        &effects,
        history::Effect::Own(history::OwnEffect::EnterRound)
    ));
    let effects = go(&mut model, "#/history");
    assert!(is(
        &effects,
        history::Effect::Own(history::OwnEffect::FocusRow(opened.clone()))
    ));
    assert_eq!(shown(&model), rows[1..], "at once");
    let [(serial, Request::Find { count, .. })] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert!(count >= rows.len());
    // Newer rounds arrive a moment later, without an announcement.
    let found = Answer::Found(Found {
        rows: listed(&rows),
        ..Found::default()
    });
    assert_eq!(say(&mut model, history::Msg::Answered(serial, found)), []);
    assert_eq!(shown(&model), rows);
    // Another filter, or a visit from elsewhere, starts anew.
    go(&mut model, &format!("#/history?round={opened}"));
    let effects = go(&mut model, "#/history?game=jacks");
    assert!(!is(
        &effects,
        history::Effect::Own(history::OwnEffect::FocusRow(opened.clone()))
    ));
    assert_eq!(shown(&model), []);
}

#[test]
fn list_follows_rounds_saved_in_another_tab() {
    let rows = some_rows();
    let mut model = listing(&rows[1..4]);
    let effects = model.update(pages::Msg::KeptElsewhere);
    let [(again, Request::Find { before: None, .. })] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    // After more of the old list arrives, the new search result is too short.
    let effects = say(&mut model, history::Msg::ClickedMore);
    let [(more, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let found = |rows: &[Row]| {
        Answer::Found(Found {
            rows: listed(rows),
            ..Found::default()
        })
    };
    say(&mut model, history::Msg::Answered(again, found(&rows[..4])));
    assert_eq!(shown(&model), rows[1..4], "it is late");
    let effects = say(&mut model, history::Msg::Answered(more, found(&rows[4..])));
    let first = rows[4].record.id.clone();
    let focus = history::Effect::Own(history::OwnEffect::FocusRow(first));
    assert!(
        effects.contains(&pages::Effect::History(focus)),
        "{effects:?}"
    );
    // So the page searches once more, but not twice at once.
    let [(again, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(model.update(pages::Msg::KeptElsewhere), []);
    let effects = say(&mut model, history::Msg::Answered(again, found(&rows[..4])));
    assert_eq!(shown(&model), rows[..4]);
    let [(again, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let effects = say(&mut model, history::Msg::Answered(again, found(&rows)));
    assert_eq!((shown(&model), effects), (rows, vec![]));
    // Another page does not search.
    model.update(pages::Msg::FragmentChanged("#/lab".to_owned()));
    assert_eq!(model.update(pages::Msg::KeptElsewhere), []);
}

#[test]
fn search_includes_rounds_saved_meanwhile() {
    let rows = some_rows();
    let (mut model, effects) = history_of("#/history");
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(model.update(pages::Msg::KeptElsewhere), []);
    let found = Answer::Found(Found {
        rows: listed(&rows[1..]),
        ..Found::default()
    });
    let effects = say(&mut model, history::Msg::Answered(serial, found));
    assert!(
        matches!(
            asked(&effects)[..],
            [(_, Request::Find { before: None, .. })]
        ),
        "{effects:?}"
    );
}

#[test]
fn repeated_search_keeps_the_list_length() {
    let row = &some_rows()[0];
    let rows: Vec<Row> = (0..40)
        .map(|place| {
            let mut row = row.clone();
            row.record.id = Id::new(LATE + place, "a1").expect("an id");
            row
        })
        .collect();
    for (there, expected) in [(3, 30), (40, 40)] {
        let mut model = listing(&rows[..there]);
        let effects = model.update(pages::Msg::KeptElsewhere);
        let [(_, Request::Find { count, .. })] = asked(&effects)[..] else {
            panic!("{effects:?}");
        };
        assert_eq!(count, expected);
    }
}

#[test]
fn late_answer_keeps_focus_on_another_page() {
    let rows = some_rows();
    let mut model = listing(&rows[..2]);
    let more = asked(&say(&mut model, history::Msg::ClickedMore));
    let open = format!("#/history?round={}", rows[0].record.id);
    let open = asked(&model.update(pages::Msg::FragmentChanged(open)));
    model.update(pages::Msg::FragmentChanged("#/lab".to_owned()));
    let found = Answer::Found(Found {
        rows: listed(&rows[2..]),
        ..Found::default()
    });
    let late = history::Msg::Answered(more[0].0, found);
    assert_eq!(say(&mut model, late), []);
    let late = history::Msg::Answered(open[0].0, Answer::Opened(None));
    assert_eq!(say(&mut model, late), []);
    assert_eq!(model.history().round(), Some(&history::OneRound::Asked));
    assert_eq!(say(&mut model, history::Msg::GotPersistence(true)), []);
}

#[test]
fn partial_import_is_reported_as_partial() {
    use fair_deal::app::language::Language;
    let names = ["fair-deal/settings/1"];
    let [part, whole] = [false, true].map(|is_whole| history::TakenOver::of(names, is_whole));
    assert!(part.in_part && part.settings && !whole.in_part);
    for language in Language::ALL {
        let words = PagesWords::of(language);
        let [part, whole] = [part, whole].map(|it| words.report(&history::Report::TakenOver(it)));
        assert!(part.starts_with(&whole) && part != whole, "{part}");
    }
}

#[test]
fn import_reports_what_it_took_over() {
    use fair_deal::app::language::Language;

    // A file with only a ramp has no settings.
    let ramp = history::TakenOver::of(["fair-deal/ramp/1"], true);
    assert!(ramp.lists.ramp && !ramp.settings);
    let told = |language| {
        let words = PagesWords::of(language);
        words.report(&history::Report::TakenOver(ramp))
    };
    let told = [Language::English, Language::Japanese, Language::Russian].map(told);
    for (told, part) in told
        .iter()
        .zip(["the bet ramp", "ベット表", "шкала ставок"])
    {
        assert!(told.contains(part), "{told}");
    }
    assert!(!told[0].contains("settings"), "{}", told[0]);
    let (mut model, _) = history_of("#/history");
    let names = [
        "fair-deal/settings/1",
        "fair-deal/table/1/jacks",
        "fair-deal/table/1/duel",
    ];
    let taken = history::TakenOver::of(names, true);
    let expected = history::TakenOver {
        settings: true,
        tables: 2,
        lists: history::TakenLists::default(),
        in_part: false,
    };
    assert_eq!(taken, expected);
    let effects = say(&mut model, history::Msg::TookOver(taken));
    // The page was reloaded, so nothing has the focus.
    let wanted = [
        history::Effect::Announce(()),
        history::Effect::Focus(".history .told"),
    ];
    assert_eq!(effects, wanted.map(pages::Effect::History));
    assert_eq!(
        model.history().report(),
        Some(&history::Report::TakenOver(taken))
    );
}

#[test]
fn same_round_and_future_ids_are_recognised() {
    let rows = some_rows();
    let one = &rows[0].record;
    let with = |ended, apart: &str| Record {
        id: Id::new(ended, apart).expect("an id"),
        ..one.clone()
    };
    let ended = one.id.ended_ms();
    assert!(one.is_same_round(&with(ended, "zz")));
    assert!(!one.is_same_round(&with(ended + 1, "a1")));
    let other = Record {
        id: one.id.clone(),
        ..rows[1].record.clone()
    };
    assert!(!one.is_same_round(&other));
    let day = 86_400_000;
    assert!(!one.id.is_ahead_of(ended) && !one.id.is_ahead_of(ended - day));
    assert!(one.id.is_ahead_of(ended - day - 1));
}

#[test]
fn daily_rounds_of_other_games_are_no_repeat() {
    let moves = [Move::Deal, Move::Act(false), Move::Wait];
    let at = |place: u64| Id::new(LATE + place, "a1").expect("an id");
    let is_day = |id: &TableId| matches!(id, TableId::VideoPoker(VideoPokerTableId::Daily(_)));
    let tables = TableId::ALL.into_iter().filter(is_day).map(address_of);
    let days: Vec<Record> = tables
        .zip(0..)
        .map(|(fragment, place)| Record {
            id: at(place),
            ..record(&kept(&fragment, &moves)[0])
        })
        .collect();
    assert_eq!(days.len(), 3);
    for one in &days {
        assert_eq!((one.game, one.kind()), (GameName::VideoPoker, Kind::Daily));
        let again = Record {
            id: at(10),
            ..one.clone()
        };
        for other in &days {
            assert_eq!(again.is_repeat_of(other), one.id == other.id, "{other}");
        }
        assert!(!one.is_repeat_of(one), "the same id");
    }
}

#[test]
fn round_finished_again_is_a_repeat() {
    let again = |record: &Record, fields: &[(&str, &str)]| Record {
        id: Id::new(LATE + 99_000_000, "a1").expect("an id"),
        round: fields
            .iter()
            .fold(record.round.clone(), |round, (name, value)| {
                round.without(&[name]).with(name, *value)
            }),
        ..record.clone()
    };
    for row in some_rows() {
        let one = row.record;
        let play = one.round.get("play").expect("decisions");
        let (other_play, next_round) = (format!("{play}s"), format!("{play}.s"));
        assert!(again(&one, &[]).is_repeat_of(&one), "{one}");
        assert!(
            again(&one, &[("play", &other_play)]).is_repeat_of(&one),
            "{one}"
        );
        assert!(
            !again(&one, &[("play", &next_round)]).is_repeat_of(&one),
            "{one}"
        );
        if one.kind() == Kind::Fresh {
            let shared = again(&one, &[("from", "link")]);
            assert!(!again(&shared, &[]).is_repeat_of(&shared), "{one}");
        }
        // An earlier build named no game in a pay table.
        if let Some(("jacks", pays)) = one.round.get("rules").and_then(|it| it.split_once(':')) {
            let before = again(&one, &[("rules", pays)]);
            assert!(again(&one, &[]).is_repeat_of(&Record { id: id(), ..before }));
        }
    }
}

// The steps of a round.

/// Returns the steps of the first poker match with these decisions that meets this condition.
fn poker_match(stake: &str, is_so: impl Fn(&[Scene]) -> bool, decide: &str) -> Option<Vec<Scene>> {
    (0..u8::MAX).find_map(|number| {
        let secret = fair_deal::core::Secret::from_bytes([number; 32]);
        let deal = secret.to_saved(secret.seal());
        let rules = if stake.is_empty() { "rck" } else { "rck-chips" };
        let text = format!(
            "zone=0&game=duel&coach=off&deal={deal}&cut=0&rules={rules}&play={stake}{decide}"
        );
        let played = Record::parse(id(), &text).ok()?.play().ok()?;
        let scenes = played.scenes(None);
        is_so(&scenes).then_some(scenes)
    })
}

#[test]
fn poker_match_steps_show_only_visible_cards() {
    let all = poker_match("", |_| true, "3").expect("a duel");
    let [before, end] = &all[..] else {
        panic!("{all:?}");
    };
    assert!(before.actions.is_empty());
    let opponents = &before.hands[..3];
    assert!(
        opponents
            .iter()
            .all(|hand| hand.cards.is_empty() && hand.face_down == 5)
    );
    assert_eq!(end.actions.len(), 3, "each has swapped");
    assert!(end.hands.iter().all(|hand| hand.cards.len() == 5));
    let marks = end.hands.iter().filter(|hand| hand.mark.is_some());
    assert!(marks.count() >= 1, "somebody has won");
}

#[test]
fn poker_match_for_chips_shows_bets_folds_and_winner() {
    let stake = "0~200~200~200~200-";
    let has_folded = |scenes: &[Scene]| {
        let last = scenes.last().expect("the end");
        let folded = |hand: &Hand| hand.mark == Some(Mark::Folded);
        let shown = |hand: &Hand| hand.cards.len() == 5;
        last.hands[..3].iter().any(folded) && last.hands[..3].iter().any(shown)
    };
    let plays = ["C0X", "C0C", "X0X", "X0C"];
    let all = plays
        .into_iter()
        .find_map(|play| poker_match(stake, has_folded, play));
    let all = all.expect("an opponent folds and another shows");
    let end = all.last().expect("the end");
    let actions: Vec<_> = all.iter().flat_map(|scene| &scene.actions).collect();
    for hand in &end.hands[..3] {
        let Whose::Opponent(who) = hand.whose else {
            panic!("{hand:?}");
        };
        let folds = actions
            .iter()
            .filter(|(its, action)| *its == Holder::Opponent(who) && *action == SeatAction::Fold);
        assert_eq!(
            folds.count(),
            usize::from(hand.mark == Some(Mark::Folded)),
            "{hand:?}"
        );
        assert_eq!(
            hand.cards.is_empty(),
            hand.mark == Some(Mark::Folded),
            "{hand:?}"
        );
    }
    for scene in &all[..all.len() - 1] {
        assert!(scene.hands[..3].iter().all(|hand| hand.cards.is_empty()));
        assert!(scene.shares.is_empty());
    }
    let won: u64 = end.shares.iter().map(|(_, chips)| chips.halves()).sum();
    assert_eq!(Some(won), end.pot.map(fair_deal::core::Chips::halves));
    // Each action appears once.
    let swaps = actions
        .iter()
        .filter(|(_, action)| matches!(action, SeatAction::Swap(_)));
    assert!(swaps.count() <= 3, "{actions:?}");
}

#[test]
fn raise_tells_the_amount_raised_to() {
    let stake = "0~200~200~200~200-";
    let raised = |scenes: &[Scene]| {
        let actions = scenes.iter().flat_map(|scene| &scene.actions);
        let mut own = actions.filter(|(holder, _)| *holder == Holder::Player);
        own.any(|(_, action)| matches!(action, SeatAction::Raise(_)))
    };
    let plays = ["R0X", "R0C", "RC0X", "RC0C", "R", "C0R"];
    let all = plays
        .into_iter()
        .find_map(|play| poker_match(stake, raised, play))
        .expect("the player raises");
    let place = all
        .iter()
        .position(|scene| scene.decision.as_ref().is_some_and(|it| it.taken == 'R'));
    let place = place.expect("the decision");
    let [before, after] = &all[place..=place + 1] else {
        panic!("{all:?}");
    };
    // The raise is the first action after the decision, and exceeds all earlier bets.
    let Some((Holder::Player, SeatAction::Raise(to))) = after.actions.first() else {
        panic!("{after:?}");
    };
    let bets = before
        .actions
        .iter()
        .filter_map(|(_, action)| match action {
            SeatAction::Bet(chips) | SeatAction::Raise(chips) => Some(*chips),
            SeatAction::Check | SeatAction::Call(_) | SeatAction::Fold | SeatAction::Swap(_) => {
                None
            }
        });
    assert!(bets.max().is_some_and(|bet| bet < *to), "{before:?}");
    assert_eq!(sent(after), *after);
}

/// All others fold, and the bet is returned. Otherwise the chips would not add up.
#[test]
fn uncalled_bet_is_returned() {
    let stake = "0~200~200~200~200-";
    let goes_back = |scenes: &[Scene]| scenes.last().is_some_and(|end| end.back.is_some());
    let plays = ["B", "XB", "R", "C0B", "X0B", "C0R"];
    let all = plays
        .into_iter()
        .find_map(|play| poker_match(stake, goes_back, play))
        .expect("no opponent calls");
    let end = all.last().expect("the end");
    let (_, back) = end.back.expect("a bet");
    assert!(back.halves() > 0);
    let won: u64 = end.shares.iter().map(|(_, chips)| chips.halves()).sum();
    assert_eq!(Some(won), end.pot.map(fair_deal::core::Chips::halves));
    let before = &all[..all.len() - 1];
    assert!(before.iter().all(|scene| scene.back.is_none()));
    assert_eq!(sent(end), *end);
}

#[test]
fn solo_draw_marks_the_best_hand_once() {
    let kept = kept(
        "#/poker/solo",
        &[Move::Deal, Move::Mark(0), Move::Act(true), Move::Act(false)],
    );
    let played = record(&kept[0]).play().expect("it fits");
    let Played::SoloDraw(dealt) = &played else {
        panic!("{played:?}");
    };
    let solo_draw::Round::Over(finished) = dealt.round() else {
        panic!("{played:?}");
    };
    let scenes = played.scenes(None);
    let hands = scenes.iter().flat_map(|scene| &scene.hands);
    let best: Vec<&Hand> = hands.filter(|hand| hand.mark == Some(Mark::Best)).collect();
    assert_eq!(best.len(), 1);
    assert_eq!(best[0].cards, finished.best().cards());
}

#[test]
fn history_is_cleared_only_after_confirmation() {
    let (mut model, _) = history_of("#/history");
    let effects = say(&mut model, history::Msg::ConfirmedForget);
    assert_eq!(effects, [], "it was not said before");
    say(&mut model, history::Msg::ClickedForget);
    assert!(model.history().is_forgetting());
    say(&mut model, history::Msg::CancelledForget);
    assert_eq!(say(&mut model, history::Msg::ConfirmedForget), []);
    say(&mut model, history::Msg::ClickedForget);
    let effects = say(&mut model, history::Msg::ConfirmedForget);
    let forget_waiting =
        pages::Effect::History(history::Effect::Own(history::OwnEffect::ForgetWaiting));
    assert!(!effects.contains(&forget_waiting), "not before it is done");
    let [(serial, Request::Forget)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let effects = say(
        &mut model,
        history::Msg::Answered(serial, Answer::Forgotten),
    );
    assert!(effects.contains(&forget_waiting));
    assert_eq!(model.history().report(), Some(&history::Report::Forgotten));
    assert!(matches!(asked(&effects)[..], [(_, Request::Find { .. })]));
}

#[test]
fn round_is_deleted_after_confirmation() {
    let row = some_rows().remove(0);
    let id = row.record.id.clone();
    let (mut model, effects) = history_of(&format!("#/history?round={id}"));
    say(&mut model, history::Msg::ClickedForget);
    let effects_before = say(&mut model, history::Msg::ConfirmedForget);
    assert_eq!(effects_before, [], "it is not here yet");
    answer_with(&mut model, &effects, row);
    say(&mut model, history::Msg::ClickedForget);
    say(&mut model, history::Msg::CancelledForget);
    assert_eq!(say(&mut model, history::Msg::ConfirmedForget), []);
    say(&mut model, history::Msg::ClickedForget);
    let effects = say(&mut model, history::Msg::ConfirmedForget);
    let [(serial, Request::ForgetRound(of))] = &asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(*of, id);
    let answer = history::Msg::Answered(*serial, Answer::ForgottenRound(id));
    let effects = say(&mut model, answer);
    // The list replaces it. Messages that wait for the history stay.
    let list = pages::Effect::ReplaceFragment("/history".to_owned());
    assert!(effects.contains(&list));
    let forget_waiting =
        pages::Effect::History(history::Effect::Own(history::OwnEffect::ForgetWaiting));
    assert!(!effects.contains(&forget_waiting));
    assert_eq!(model.history().round(), None);
    assert_eq!(
        model.history().report(),
        Some(&history::Report::ForgottenRound)
    );
    assert!(matches!(asked(&effects)[..], [(_, Request::Find { .. })]));
}

#[test]
fn deleting_a_round_returns_to_its_list() {
    let row = some_rows().remove(0);
    let id = row.record.id.clone();
    let (mut model, effects) = history_of("#/history");
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let found = Found {
        rows: listed(std::slice::from_ref(&row)),
        ..Found::default()
    };
    say(
        &mut model,
        history::Msg::Answered(serial, Answer::Found(found)),
    );
    let effects = model.update(pages::Msg::FragmentChanged(format!("#/history?round={id}")));
    answer_with(&mut model, &effects, row);
    say(&mut model, history::Msg::ClickedForget);
    let effects = say(&mut model, history::Msg::ConfirmedForget);
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let effects = say(
        &mut model,
        history::Msg::Answered(serial, Answer::ForgottenRound(id)),
    );
    assert_eq!(
        effects,
        [pages::Effect::History(history::Effect::Own(
            history::OwnEffect::GoBack
        ))]
    );
    // A visitor who has moved on may return to another list.
    let mut elsewhere = model.clone();
    let effects = elsewhere.update(pages::Msg::FragmentChanged(
        "#/history?game=duel".to_owned(),
    ));
    let [(_, Request::Find { filter, .. })] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(filter.game, Some(GameName::PokerMatch));
    let effects = model.update(pages::Msg::FragmentChanged("#/history".to_owned()));
    assert_eq!(model.history().round(), None);
    assert_eq!(
        model.history().report(),
        Some(&history::Report::ForgottenRound)
    );
    assert!(matches!(asked(&effects)[..], [(_, Request::Find { .. })]));
    let replaced = |effect: &pages::Effect| matches!(effect, pages::Effect::ReplaceFragment(_));
    assert!(!effects.iter().any(replaced));
}

#[test]
fn late_deletion_leaves_the_next_page_open() {
    let mut rows = some_rows().into_iter();
    let [one, other] = [rows.next(), rows.next()].map(|row| row.expect("a row"));
    let of_other = other.record.id.clone();
    let forgotten = one.record.id.clone();
    let (mut model, effects) = history_of(&format!("#/history?round={forgotten}"));
    answer_with(&mut model, &effects, one);
    say(&mut model, history::Msg::ClickedForget);
    let asked_for = say(&mut model, history::Msg::ConfirmedForget);
    let [(serial, _)] = asked(&asked_for)[..] else {
        panic!("{asked_for:?}");
    };
    let effects = model.update(pages::Msg::FragmentChanged(format!(
        "#/history?round={of_other}"
    )));
    answer_with(&mut model, &effects, other);
    let answer = history::Msg::Answered(serial, Answer::ForgottenRound(forgotten));
    let effects = say(&mut model, answer);
    let Some(history::OneRound::Opened(opened)) = model.history().round() else {
        panic!("the other round is open");
    };
    assert_eq!(opened.row.record.id, of_other);
    assert!(!effects.iter().any(|effect| matches!(
        effect,
        pages::Effect::ReplaceFragment(_) | pages::Effect::History(history::Effect::Focus(_))
    )));
    assert_eq!(
        model.history().report(),
        Some(&history::Report::ForgottenRound)
    );
}

#[test]
fn address_is_corrected_to_the_shown_filter() {
    let replaced = |fragment: &str| {
        let (_, effects) = history_of(fragment);
        effects.into_iter().find_map(|effect| match effect {
            pages::Effect::ReplaceFragment(address) => Some(address),
            _ => None,
        })
    };
    for fragment in [
        "#/history",
        "#/history?game=jacks&cost=1",
        "#/history?round=nonsense",
        "#/stats",
        "#/stats?game=jacks&period=today",
    ] {
        assert_eq!(replaced(fragment), None, "{fragment}");
    }
    for (fragment, shown) in [
        ("#/history?game=chess", "/history"),
        (
            "#/history?day=2026-13-01&game=jacks&x=1",
            "/history?game=jacks",
        ),
        ("#/stats?game=chess", "/stats"),
        ("#/stats?period=today", "/stats"),
        ("#/stats?game=jacks&period=year", "/stats?game=jacks"),
    ] {
        assert_eq!(replaced(fragment).as_deref(), Some(shown), "{fragment}");
    }
}

#[test]
fn broken_history_is_reported_and_can_be_rescued() {
    let (mut model, effects) = history_of("#/history");
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let failed = Answer::Failed(Failure::Newer);
    let effects = say(&mut model, history::Msg::Answered(serial, failed));
    assert_eq!(model.history().failure(), Some(Failure::Newer));
    assert!(effects.contains(&pages::Effect::History(history::Effect::Announce(()))));
    let effects = say(&mut model, history::Msg::ClickedRescue);
    let [(serial, Request::Rescue)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    let file = Answer::File("{}".to_owned());
    let effects = say(&mut model, history::Msg::Answered(serial, file));
    let saved = history::Effect::Save("fair-deal-history-as-it-is.json", "{}".to_owned());
    let tell = pages::Effect::History(history::Effect::Announce(()));
    assert_eq!(effects, [pages::Effect::History(saved), tell]);
    // Other pages say nothing about it.
    model.update(pages::Msg::FragmentChanged("#/blackjack".to_owned()));
    assert_eq!(model.update(pages::Msg::Kept(Err(Failure::Full))), []);
}

#[test]
fn address_opens_its_round() {
    let (model, effects) = history_of(&format!("#/history?round={}", id()));
    let [(serial, Request::Open { id: of, .. })] = &asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(*of, id());
    let mut model = model;
    say(
        &mut model,
        history::Msg::Answered(*serial, Answer::Opened(None)),
    );
    assert_eq!(model.history().round(), Some(&history::OneRound::Missing));
    let (model, effects) = history_of("#/history?round=nonsense");
    assert_eq!(asked(&effects), []);
    assert_eq!(model.history().round(), Some(&history::OneRound::Missing));
}

// Replay from a decision.

#[test]
fn replay_from_a_decision_counts_for_nothing() {
    // The replay begins at the second decision: at blackjack with three cards, at solo draw after a swap.
    for (fragment, moves) in [
        ("#/blackjack", [Move::Act(true), Move::Act(false)]),
        ("#/poker/solo", [Move::Mark(0), Move::Act(true)]),
    ] {
        let (page, played) = (0..u8::MAX)
            .find_map(|first| {
                let mut page = AppHarness::open(fragment, Stored::default(), first);
                click(&mut page, Move::Deal);
                for what in moves {
                    click(&mut page, what);
                }
                for _ in 0..20 {
                    click(&mut page, Move::Wait);
                    click(&mut page, Move::Act(false));
                }
                let played = record(page.kept.first()?).play().ok()?;
                (played.decisions() > 1).then_some((page, played))
            })
            .expect("a round with two decisions");
        let row = row_of(record(&page.kept[0]), &mut Judge::default()).expect("it fits");
        let opened = Opened::of(row, true, &mut Judge::default()).expect("it fits");
        let second = opened.scenes[1].decision.as_ref().expect("a decision");
        assert!(!second.begun.is_empty(), "{fragment}");
        let begun = Fields::new().with("begun", &second.begun);
        let link = format!("{fragment}?{}&{begun}", opened.deal);
        let tally = table_of(&page.model, page.id()).tally();
        let mut again = page.again(fragment);
        again.send(fair_deal::app::Msg::FragmentChanged(link.clone()));
        let table = table_of(&again.model, again.id());
        let sealed = table.sealed().expect("a deal");
        assert_eq!(sealed.seal, played.seal(), "{fragment}");
        assert!(
            table.is_dealt() && table.revealed().is_none(),
            "{fragment}: under way"
        );
        for _ in 0..20 {
            click(&mut again, Move::Wait);
            click(&mut again, Move::Act(false));
        }
        let table = table_of(&again.model, again.id());
        assert!(table.revealed().is_some(), "{fragment}: it is over");
        assert_eq!(table.tally(), tally, "{fragment}");
        let kind = record(again.kept.last().expect("it is kept")).kind();
        assert_eq!(kind, Kind::Shared, "{fragment}");
        // Decisions that do not fit are refused, and so are those that end the round.
        let ends = if fragment == "#/blackjack" { "s" } else { "0" };
        for wrong in ["zzz", ends] {
            let link = link.replace(&begun.to_string(), &format!("begun={wrong}"));
            let mut other = page.again(fragment);
            other.send(fair_deal::app::Msg::FragmentChanged(link));
            assert!(other.model.notice().is_some(), "{fragment} {wrong}");
        }
    }
}

#[test]
fn late_answer_changes_no_other_page() {
    let (mut model, effects) = history_of(&format!("#/history?round={}", id()));
    let [(serial, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    model.update(pages::Msg::FragmentChanged("#/history".to_owned()));
    say(
        &mut model,
        history::Msg::Answered(serial, Answer::Opened(None)),
    );
    assert_eq!(model.history().round(), None);
    let effects = say(&mut model, history::Msg::ClickedExport);
    let [(export, _)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    // A failure belongs to another question.
    let failed = Answer::Failed(Failure::Broken);
    say(&mut model, history::Msg::Answered(serial, failed.clone()));
    assert!(model.history().work().is_some() && model.history().failure().is_none());
    model.update(pages::Msg::Kept(Err(Failure::Full)));
    assert_eq!(
        model.history().failure(),
        Some(Failure::Full),
        "a round was not kept"
    );
    assert!(model.history().work().is_some());
    model.update(pages::Msg::Kept(Ok(())));
    assert_eq!(model.history().failure(), None);
    say(&mut model, history::Msg::Answered(export, failed));
    assert!(model.history().work().is_none() && model.history().failure().is_some());
}

#[test]
fn every_coach_setting_can_be_recorded() {
    for coach in fair_deal::app::settings::Coach::ALL {
        assert!(CoachSetting::from_code(coach.code()).is_some(), "{coach:?}");
    }
}

/// Chips for the bet alone allow no other action, so standing is no missed double.
#[test]
fn unaffordable_play_is_no_mistake() {
    let kept = "game=blackjack&coach=off&";
    let mut poor = None;
    for number in 0..=u8::MAX {
        let secret = fair_deal::core::Secret::from_bytes([number; 32]);
        let deal = secret.to_saved(secret.seal());
        let [with, without] = ["10~0-h", "10-h"].map(|play| {
            let text = format!("zone=0&{kept}deal={deal}&cut=0&rules=vegas&play={play}s");
            let record = Record::parse(id(), &text).ok()?;
            record.play().ok()
        });
        let (Some(with), Some(without)) = (with, without) else {
            continue;
        };
        let mut judge = Judge::default();
        let [with, without] = [&with, &without].map(|it| it.weigh(&mut judge));
        let (Some(with), Some(without)) = (with, without) else {
            continue;
        };
        let has = |all: &[fair_deal::history::Weighed]| {
            all[0].choices.iter().any(|(code, _)| *code == 'd')
        };
        if has(&without) {
            poor = Some(has(&with));
            break;
        }
    }
    assert_eq!(poor, Some(false));
}

#[test]
fn file_offers_its_settings_until_the_next_one() {
    let (mut model, _) = history_of("#/history");
    let import = |model: &mut pages::Model, answer: Answer| {
        let effects = say(model, history::Msg::GotFile(Some("{}".to_owned())));
        let [(serial, Request::Import(_))] = asked(&effects)[..] else {
            panic!("{effects:?}");
        };
        say(model, history::Msg::Answered(serial, answer));
    };
    let stored = Fields::new().with("fair-deal/settings/1", "language=ja");
    let good = Answer::Imported {
        added: 1,
        known: 0,
        ahead: 0,
        stored,
    };
    import(&mut model, good);
    assert!(model.history().offers_more());
    import(&mut model, Answer::NotImported(NotAFile::OtherFormat));
    assert!(!model.history().offers_more(), "that was another file");
    assert_eq!(say(&mut model, history::Msg::ClickedTakeOver), []);
}

/// A row of the list shows the hand and the upcard of the first decision, also if a natural ends the round before one.
#[test]
fn list_shows_the_first_cards() {
    for listed in listed(&some_rows()) {
        let own = listed.hands.iter().filter(|it| it.whose == Whose::Player);
        let dealers = listed.hands.iter().filter(|it| it.whose == Whose::Dealer);
        let dealt: usize = own.map(|it| it.cards.len()).sum();
        let upcards: Vec<usize> = dealers.map(|it| it.cards.len()).collect();
        match listed.row.record.game {
            GameName::Blackjack => {
                assert!(dealt >= 2 && dealt.is_multiple_of(2), "{listed:?}");
                assert_eq!(upcards, [1], "{listed:?}");
            }
            GameName::SoloDraw | GameName::VideoPoker | GameName::PokerMatch => {
                assert_eq!((dealt, upcards.len()), (5, 0), "{listed:?}");
            }
        }
    }
}
