//! The CSV files of the history and of the lab: no spreadsheet takes a text in them for a value. The charts' files are in
//! tests/views/.

use std::collections::BTreeSet;

use fair_deal::app::route::TableId;
use fair_deal::app::{Model, Msg, Stored};
use fair_deal::blackjack::{self, Bet, Preset, Seating, SideBet, SideStakes};
use fair_deal::core::Jokers;
use fair_deal::history::{CoachSetting, Facts, GameName, Id, Judged, Record, Row, file};
use fair_deal::lab::{Hands, Job, Root, Run, Stage, csv};
use fair_deal::poker::video_poker::Game as MachineGame;
use fair_deal::poker::{
    Character, Coins, Hands as HandsAtOnce, PayTable, poker_match, video_poker,
};
use fair_deal::table::{
    self, Button, Fields, Game, Phase, Round as _, RulesOf, Stage as Of, StakeOf, Table,
};
use testbed::office;
use testbed::sheet::{self, Kind};

use crate::saves::{AppHarness, tables};
use crate::support::poker_matches::Numbers;
use crate::support::{is_soak, seed};

/// The kinds of the columns of the history.
const OF_HISTORY: [(&str, Kind); 14] = [
    ("id", Kind::Text),
    ("day", Kind::Date),
    ("game", Kind::Text),
    ("deal", Kind::Text),
    ("rules", Kind::Text),
    ("decisions", Kind::Text),
    ("verdict", Kind::Text),
    ("net", Kind::Number),
    ("bet", Kind::Number),
    ("hands", Kind::Text),
    ("decided", Kind::Number),
    ("best", Kind::Number),
    ("cost", Kind::Number),
    ("coach", Kind::Text),
];

/// The kinds of the columns of the lab's frequencies.
const OF_FREQUENCIES: [(&str, Kind); 13] = [
    ("category", Kind::Text),
    ("exact_hands", Kind::Number),
    ("probability", Kind::Number),
    ("observed", Kind::Number),
    ("expected", Kind::Number),
    ("group", Kind::Number),
    ("root", Kind::Text),
    ("hands_asked", Kind::Number),
    ("hands_done", Kind::Number),
    ("stage", Kind::Text),
    ("chi_square", Kind::Number),
    ("groups", Kind::Number),
    ("p_value", Kind::Number),
];

/// The kinds of the columns of the lab's hands.
const OF_HANDS: [(&str, Kind); 5] = [
    ("hand", Kind::Number),
    ("cards", Kind::Text),
    ("category", Kind::Text),
    ("top", Kind::Text),
    ("root", Kind::Text),
];

/// The next message of a player who chooses at random. Before a deal it is often another choice of rules or stake.
fn next<G: Game>(
    table: &Table<G>,
    numbers: &mut Numbers,
    rules: RulesOf<G>,
    stake: StakeOf<G>,
) -> table::Msg<G> {
    let at = table.position();
    let between = match numbers.next() % 3 {
        0 => table::Msg::ChoseRules(rules),
        1 => table::Msg::ChoseStake(stake),
        _ => table::Msg::Clicked(Button::Deal, at),
    };
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => between,
        Phase::Cutting(_) => table::Msg::Clicked(Button::DealUncut, at),
        Phase::Dealt(dealt) => match dealt.round().stage() {
            Of::Over => between,
            Of::Dealer => table::Msg::PauseOver(at),
            Of::Player | Of::Swap => {
                let legal = dealt.round().legal_actions();
                table::Msg::Clicked(Button::Act(numbers.one_of(&legal)), at)
            }
        },
    }
}

fn side_stakes(numbers: &mut Numbers) -> SideStakes {
    SideBet::ALL
        .into_iter()
        .fold(SideStakes::NONE, |stakes, bet| {
            let table = numbers.one_of(bet.tables());
            let chips = numbers.one_of(&[0, 0, 1, 5, 10]);
            stakes.with(table, Bet::new(chips).unwrap_or(Bet::NONE))
        })
}

fn message(model: &Model, id: TableId, numbers: &mut Numbers) -> Msg {
    let jokers = numbers.one_of(&Jokers::ALL);
    match id {
        TableId::Blackjack(mode) => {
            let rules = numbers.one_of(Preset::ALL).rules();
            let bet = Bet::new(numbers.one_of(&[1, 5, 7, 10, 25, 250])).expect("a bet");
            let hands = numbers.one_of(&[1, 1, 2, 3]);
            let seating = Seating::new(hands, numbers.one_of(&[0, 0, 1, 3])).expect("a seating");
            let stake = blackjack::Stake::of(bet).with_seating(seating);
            let stake = stake.with_side_bets(side_stakes(numbers));
            Msg::Blackjack(mode, next(model.blackjack(mode), numbers, rules, stake))
        }
        TableId::SoloDraw(mode) => {
            let stake = table::NoStake;
            Msg::SoloDraw(mode, next(model.solo_draw(mode), numbers, jokers, stake))
        }
        TableId::VideoPoker(id) => {
            let tables: Vec<PayTable> = MachineGame::ALL
                .into_iter()
                .flat_map(|game| game.usual_tables().map(|it| it.table()))
                .collect();
            let coins = Coins::new(numbers.one_of(&[1, 2, 3, 4, 5])).expect("coins");
            let stake = video_poker::Stake::of(coins).on(numbers.one_of(&HandsAtOnce::ALL));
            let rules = numbers.one_of(&tables);
            Msg::VideoPoker(id, next(model.video_poker(id), numbers, rules, stake))
        }
        TableId::PokerMatch(mode) => {
            let table = model.poker_match(mode);
            let seated = table.rules().opponents;
            // The Actuary is slow.
            let toggled =
                numbers.one_of(&[Character::Textbook, Character::Chaser, Character::Rock]);
            let rules = poker_match::Rules {
                jokers,
                opponents: seated.toggled(toggled).unwrap_or(seated),
                betting: numbers.one_of(&poker_match::Betting::ALL),
            };
            let stake = fair_deal::poker::chips::Stake::usual(table.rules());
            Msg::PokerMatch(mode, next(table, numbers, rules, stake))
        }
    }
}

/// Hands to practise, and deals of links: rounds of the other kinds.
const OTHERS: [&str; 4] = [
    "#/blackjack?practice=pairs&rules=vegas",
    "#/poker/jacks?practice=four-to-flush",
    "#/blackjack?deal=0101010101010101010101010101010101010101010101010101010101010101&cut=0&rules=vegas",
    "#/poker/solo?deal=0101010101010101010101010101010101010101010101010101010101010101&cut=0",
];

/// Random rounds at every table and of every kind: this many at each, if it has as many.
fn rounds(each: usize, numbers: &mut Numbers) -> Vec<Row> {
    let mut kept = vec![];
    let places = tables().into_iter().chain(OTHERS.map(str::to_owned));
    for place in places {
        let first = numbers.next().to_le_bytes()[0];
        let mut page = AppHarness::open(&place, Stored::default(), first);
        let id = page.id();
        // A day has only ten rounds.
        for _ in 0..each * 60 {
            if page.kept.len() < each {
                let msg = message(&page.model, id, numbers);
                page.send(msg);
            }
        }
        assert!(!page.kept.is_empty(), "{place}");
        kept.append(&mut page.kept);
    }
    let all = kept.iter().zip(0..);
    all.map(|(kept, number)| row(kept, number, numbers))
        .collect()
}

/// A round in the history, as if a coach had judged it.
fn row(kept: &str, number: u64, numbers: &mut Numbers) -> Row {
    let suffix = match numbers.next() % 3 {
        0 => format!("{number:06}"),
        1 => format!("{number}e7"),
        _ => format!("a{number}"),
    };
    let id = Id::new(1_795_390_200_000 + number * 7_777_777, &suffix).expect("an id");
    let zone = numbers.one_of(&[-720, -60, 0, 345, 840]);
    let coach = numbers.one_of(&CoachSetting::ALL).code();
    // The page writes it.
    let text = format!("zone={zone}&{kept}&coach={coach}");
    let text = Fields::parse(&text)
        .without(&["coach"])
        .with("coach", coach);
    let record = Record::parse(id, &text.to_string()).expect(kept);
    let played = record.play().expect(kept);
    let judged = numbers.next().is_multiple_of(2).then_some(Judged {
        decisions: 3,
        best: 2,
        cost: 1_234_567,
        costliest: 1_234_567,
    });
    let facts = Facts {
        judged,
        ..Facts::of(&played)
    };
    Row { record, facts }
}

/// The rounds that earlier versions wrote with another notation.
fn old_rounds() -> Vec<Row> {
    let old = "game=jacks&coach=off&deal=e5721ae88ba09bb7b4bfcee17ff434927143541f6217cd12997cebc46c24af47d2c08cad2f80537bef60dc6274158f052d740c7f70ebc1f5ca34998c7ee6d180&cut=0&rules=800-50-25-9-6-4-3-2-1&play=5-3";
    vec![row(old, 0, &mut Numbers(1))]
}

fn lab_files() -> Vec<(String, Vec<(&'static str, Kind)>)> {
    // Digits alone, digits with one `e`, and the digits of any root.
    let mut exponent = [0x12; 32];
    exponent[2] = 0x1e;
    let roots = [[0x12; 32], exponent, [0xab; 32]].map(Root::from_bytes);
    let frequencies = |hands: u32, stage| {
        let hands = Hands::new(hands).expect("a number");
        let job = Job::Deal {
            root: roots[0],
            hands,
        };
        let mut work = job.begin();
        work.advance(hands.count());
        let report = work.report();
        csv::frequencies(&Run { job, report, stage })
    };
    let runs = [
        frequencies(20_000, Stage::Finished),
        frequencies(50, Stage::Finished),
        frequencies(500, Stage::Cancelled),
    ];
    let hands = roots.map(|root| csv::listed(root, 500));
    let runs = runs.map(|it| (it, OF_FREQUENCIES.to_vec()));
    let hands = hands.map(|it| (it, OF_HANDS.to_vec()));
    runs.into_iter().chain(hands).collect()
}

/// Asserts that every cell is of the kind of its column, and that it comes back from each spreadsheet on this machine.
fn assert_survive(test: &str, files: &[(String, Vec<(&'static str, Kind)>)]) {
    for (text, columns) in files {
        let head = text.lines().next().expect("a head");
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        assert_eq!(head, names.join(","));
        let faults = sheet::faults(text, |column| columns[column].1);
        assert_eq!(faults, [""; 0]);
    }
    let texts: Vec<&str> = files.iter().map(|(text, _)| text.as_str()).collect();
    let kinds = |file: usize, column: usize| files[file].1[column].1;
    office::assert_tables_survive(test, &texts, kinds);
}

#[test]
fn texts_in_history_tables_are_no_values() {
    let mut numbers = Numbers(seed());
    let each = if is_soak() { 400 } else { 100 };
    let rows = rounds(each, &mut numbers);
    let of = |game: GameName| rows.iter().filter(move |row| row.record.game == game);
    for game in GameName::ALL {
        assert!(of(game).count() >= each, "{game:?}");
    }
    let text = file::to_csv(rows.iter().chain(&old_rounds()));
    assert_survive("history", &[(text.clone(), OF_HISTORY.to_vec())]);
    // The rounds are of every kind.
    let cells = sheet::read(&text);
    let decisions: Vec<&str> = cells[1..].iter().map(|row| row[5].text.as_str()).collect();
    let words: BTreeSet<&str> = decisions.iter().flat_map(|it| it.split(' ')).collect();
    let beginnings = [
        "bet-",
        "hands-",
        "seats-",
        "side-21p3-",
        "side-hot3-",
        "coins-",
        "button-cpu-",
        "stacks-",
        "swap-",
        "hit",
        "stand",
        "double",
        "split",
        "surrender",
        "insurance",
        "no-insurance",
        "finish",
        "stand-pat",
        "check",
        "bet",
        "call",
        "raise",
        "fold",
    ];
    for beginning in beginnings {
        let is_there = words.iter().any(|word| word.starts_with(beginning));
        assert!(is_there, "{beginning}: {words:?}");
    }
    for kind in ["fresh", "daily", "practice", "shared"] {
        assert!(cells.iter().any(|row| row[3].text == kind), "{kind}");
    }
}

#[test]
fn decisions_in_words_are_those_of_the_record() {
    for (record, words) in [
        ("game=solo&play=7e0", "swap-123 swap-234 finish"),
        ("game=jacks&play=5-3", "coins-5 swap-12"),
        ("game=jacks&play=5x10-0", "coins-5 hands-10 stand-pat"),
        ("game=blackjack&play=10-", "bet-10"),
        (
            "game=blackjack&play=10-ps.25x2o1-hdrino",
            "bet-25 hands-2 seats-1 hit double surrender insurance no-insurance play-on",
        ),
        (
            "game=blackjack&play=25x2Ta5Pb10~1850-s",
            "bet-25 hands-2 side-21p3-a-5 side-pairs-b-10 stand",
        ),
        ("game=blackjack&play=hs", "hit stand"),
        ("game=blackjack&play=", ""),
        ("game=duel&play=v", "swap-12345"),
        (
            "game=duel&play=2~200~199~57-BC0XRF",
            "button-cpu-2 stacks-100-99.5-28.5 bet call stand-pat check raise fold",
        ),
        (
            "game=duel&play=0~200~200-1",
            "button-player stacks-100-100 swap-1",
        ),
        ("game=duel&play=?", "unreadable"),
        ("game=duel", ""),
    ] {
        let id = Id::new(1_795_390_200_000, "000042").expect("an id");
        let record = Record::parse(id, &format!("zone=0&coach=off&{record}")).expect(record);
        let facts = Facts {
            verdict: None,
            net: 0,
            bet: 0,
            endings: vec![],
            judged: None,
        };
        let text = file::to_csv([Row { record, facts }].iter());
        let row = &sheet::read(&text)[1];
        assert_eq!(row[5].text, words);
        assert_eq!(row[0].text, "round-1795390200000-000042");
    }
}

#[test]
fn texts_in_lab_tables_are_no_values() {
    let files = lab_files();
    assert_survive("lab", &files);
    let digits = "12".repeat(32);
    assert!(files[3].0.contains(&format!(",hex:{digits}\r\n")));
}
