//! The file of words that the workers of the coaches load (`data-coaches` in index.html): it has every word that they
//! say.
//!
//! A process keeps the first words of a language that it loads. So the test runs its own program once more, which loads
//! the files of the coaches, and compares what both say.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

use fair_deal_words_compiler::{Compiled, Owner, Section, Sources, compile};

use crate::saves::{AppHarness, Move, click};
use crate::support::poker_coaches::{chart_of, wanted_charts};
use fair_deal::app::settings::{Coach, CoachBy, Count, Setting};
use fair_deal::app::{Msg, Stored};
use fair_deal::coach::message::CoachMessage;
use fair_deal::coach::protocol::{
    AtBlackjackTables, AtPokerTables, Chosen, CoachAtTables, FromCoach, ToCoach,
};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::poker::PayTable;
use fair_deal::text::language::Language;
use fair_deal::text::tables;
use fair_deal::wire::{decode, encode};

/// The type of the words in the file. A test of xtask/src/words.rs compares the list there with the same type.
const COACHES: Owner = Owner::CoachWords;

/// The environment variables that make this test load the words of a type: the path where it writes what the coaches
/// say, the name of the type, and the number of tables.
const CHILD: [&str; 3] = [
    "FAIR_DEAL_COACHES_SAY",
    "FAIR_DEAL_COACH_WORDS",
    "FAIR_DEAL_COACH_TABLES",
];

/// The words of every language.
static WORDS: LazyLock<Compiled> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
    compile(&Sources::read(&folder).expect("the words")).expect("no fault in them")
});

/// Every section is in the file.
pub(crate) const fn every_word(_: &Section) -> bool {
    true
}

/// The file of words in this language, as the browser fetches it.
pub(crate) fn file_of(language: Language, has: impl Fn(&Section) -> bool) -> Vec<u8> {
    let table = WORDS.table(language.code(), has);
    table.expect("a language")
}

/// The tables at which the coaches speak, with a pay table whose chart is written, and a day that is judged.
const TABLES: [&str; 8] = [
    "#/poker/jacks?rules=800-50-25-9-6-4-3-2-1",
    "#/blackjack?rules=vegas",
    "#/blackjack?rules=single-deck.h17",
    "#/blackjack/daily",
    "#/poker/jacks?practice=joker&rules=800-200-100-50-20-7-5-3-2-1-1",
    "#/poker/jacks/daily",
    "#/poker/solo",
    "#/poker/duel?deal=0101010101010101010101010101010101010101010101010101010101010101&rules=rk-chips",
];

/// A message with the code of its language.
type Said = (String, CoachMessage);

/// The requests of this table to its coach, as a player goes on who counts.
fn requests(fragment: &str) -> Vec<AnyCoachRequest> {
    let mut page = AppHarness::open(fragment, Stored::default(), 3);
    for setting in [
        Setting::Coach(Coach::Always),
        Setting::CoachBy(CoachBy::Chart),
        Setting::Count(Count::Each),
    ] {
        page.send(Msg::Chose(setting));
    }
    let rounds = if fragment.contains("daily") { 10 } else { 3 };
    let mut requests = vec![];
    for round in 0..rounds {
        for what in [
            Move::Deal,
            Move::Mark(round % 5),
            Move::Act(true),
            Move::Wait,
            Move::Act(false),
            Move::Wait,
            Move::Act(false),
            Move::Wait,
        ] {
            click(&mut page, what);
            let request = page.model.coach_request();
            requests.extend(request.filter(|it| requests.last() != Some(it)));
        }
    }
    requests
}

/// Returns what these coaches say about these requests, in every language.
fn say_all<C: CoachAtTables>(
    requests: &[AnyCoachRequest],
    speaking: impl Fn(Language) -> C,
) -> Vec<Said> {
    let chosen = Chosen {
        ramp: Some("10,1:30".to_owned()),
        ..Chosen::default()
    };
    let (mut coach, mut said) = (speaking(Language::English), vec![]);
    for request in requests {
        let request = ToCoach::Request(Some(request.clone()), chosen.clone());
        let mut answers = told(&mut coach, request.clone());
        let charts = wanted_charts(&answers);
        said.extend(in_each_language(&answers, &request, &speaking));
        for wanted in charts {
            // To write a chart takes seconds, so one is enough.
            let is_usual = wanted.table == PayTable::jacks(9, 6);
            let written = if is_usual { chart_of(&wanted) } else { vec![] };
            answers = told(&mut coach, ToCoach::Chart(wanted, written));
            said.extend(in_each_language(&answers, &request, &speaking));
        }
    }
    said
}

/// Sends a message, and returns the answers.
fn told(coach: &mut impl CoachAtTables, message: ToCoach) -> Vec<FromCoach> {
    let mut answers = vec![];
    coach.handle(message.for_worker(), &mut |answer| answers.push(answer));
    answers
}

/// The last message of a coach in each language that goes on after these answers.
fn in_each_language<C: CoachAtTables>(
    answers: &[FromCoach],
    request: &ToCoach,
    speaking: &impl Fn(Language) -> C,
) -> Vec<Said> {
    let Some(FromCoach::Done(state)) = answers.last() else {
        panic!("not done: {answers:?}");
    };
    let last = |language: Language| {
        let mut coach = speaking(language);
        told(&mut coach, ToCoach::State(state.clone()));
        let says = told(&mut coach, request.clone()).into_iter();
        let mut says = says.filter_map(|answer| match answer {
            FromCoach::Says(_, message) => Some(*message),
            _ => None,
        });
        let says = says.next_back().expect("a message");
        (language.code().to_owned(), says)
    };
    Language::ALL.map(last).to_vec()
}

/// Returns what the coaches say at these tables.
fn said(tables: &[&str]) -> Vec<Said> {
    let mut said = vec![];
    for fragment in tables {
        let requests = requests(fragment);
        assert!(!requests.is_empty(), "{fragment}");
        said.extend(if fragment.starts_with("#/blackjack") {
            say_all(&requests, AtBlackjackTables::speaking)
        } else {
            say_all(&requests, AtPokerTables::speaking)
        });
    }
    said
}

/// Returns what the coaches say at the first tables with the words of this type alone, in another process.
fn said_with(owner: Owner, tables: usize) -> Vec<Said> {
    let name = owner.name();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.said"));
    let test = "coach_words::file_of_the_coaches_has_every_word_that_they_say";
    let output = Command::new(env::current_exe().expect("the path of this test"))
        .args(["--exact", test, "--test-threads=1"])
        .env(CHILD[0], &path)
        .env(CHILD[1], name)
        .env(CHILD[2], tables.to_string())
        .output()
        .expect("to run");
    assert!(output.status.success(), "{output:?}");
    let bytes = fs::read(&path).expect("what they say");
    fs::remove_file(&path).expect("a file");
    decode(&bytes).expect("messages")
}

#[test]
fn file_of_the_coaches_has_every_word_that_they_say() {
    if let [Ok(path), Ok(owner), Ok(number)] = CHILD.map(env::var) {
        let number: usize = number.parse().expect("a number");
        let owner = Owner::ALL.into_iter().find(|it| it.name() == owner);
        let owner = owner.expect("the name of a type");
        for language in Language::ALL {
            let words = file_of(language, |section| owner.has(section));
            assert_eq!(tables::load(language, words), Ok(()));
        }
        fs::write(path, encode(&said(&TABLES[..number]))).expect("a file");
        return;
    }
    let all = said(&TABLES);
    let of_coaches = said_with(COACHES, TABLES.len());
    assert_eq!(of_coaches.len(), all.len());
    for (with_file, with_all) in of_coaches.iter().zip(&all) {
        assert_eq!(with_file, with_all);
    }
    // The comparison finds missing words.
    let incomplete = said_with(Owner::PokerWords, 1);
    assert_ne!(incomplete[..], all[..incomplete.len()]);
}
