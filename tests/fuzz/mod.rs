//! No text in a link, a save, a check or a message between the bundles causes a panic. Every accepted text round-trips:
//! written and parsed again it means the same.
//!
//! Each target begins with texts that we write ourselves and changes them ([`mutate`]). Accepted texts are rewritten as
//! we would write them and changed further, so that the texts get deeper. `cargo xtask soak` tries 100,000 of each,
//! from another seed each time. A failure prints its text and the seed.
//!
//! A new target is a test with [`fuzz`]: texts to begin with, and a function that parses one and writes it again.

mod mutate;

mod checks;
mod history;
mod links;
mod messages;
mod saves;
mod stored_texts;

pub(crate) use history::rows;

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

use crate::saves::{AppHarness, Move, click, tables};
use crate::support::{SEED, golden, repetitions, seed};
use fair_deal::app::settings::{Coach, Setting};
use fair_deal::app::{Msg, Stored};
use mutate::Mutator;

/// Returns the number of texts for each target.
fn runs() -> u32 {
    repetitions(3_000, 100_000)
}

/// Gives the target these known texts, which it must accept, and texts made from them. The target returns a text as we
/// would write it if it accepts it, and panics on an error.
fn fuzz(known: Vec<String>, target: impl Fn(&str) -> Option<String>) {
    for text in &known {
        assert!(target(text).is_some(), "it is one of ours: {text}");
    }
    let (runs, seed) = (runs(), seed());
    let mut mutator = Mutator::new(known, seed);
    let (mut taken, mut slowest) = (0, (Duration::ZERO, String::new()));
    for number in 0..runs {
        let text = mutator.next();
        let start = Instant::now();
        match panic::catch_unwind(AssertUnwindSafe(|| target(&text))) {
            Err(panicked) => {
                eprintln!("text {number} of {SEED}={seed} breaks it: {text:?}");
                panic::resume_unwind(panicked);
            }
            Ok(written) => {
                slowest = slowest.max((start.elapsed(), text));
                if let Some(written) = written {
                    taken += 1;
                    mutator.keep(written);
                }
            }
        }
    }
    let (time, text) = slowest;
    let found = mutator.found();
    println!("{taken} of {runs} were taken, {found} of them were new; {time:?} for {text:.300}");
    // If the target refuses nearly all texts, only its refusals are tested.
    assert!(taken * 20 > runs, "only {taken} of {runs} were taken");
}

/// The texts of a list of the golden file, as this function extracts them.
fn known(list: &str, text: impl Fn(&serde_json::Value) -> Option<String>) -> Vec<String> {
    let file = golden("links.json");
    let list = file[list].as_array().expect(list);
    list.iter().map(|it| text(it).expect("a text")).collect()
}

/// The addresses at which [`played`] plays rounds, besides every table as it opens.
const PLAYED: [&str; 6] = [
    "#/blackjack?rules=vegas",
    "#/blackjack?rules=single-deck.h17",
    "#/blackjack?practice=pairs&rules=vegas",
    "#/poker/jacks?practice=four-to-flush",
    "#/poker/jacks?deal=0101010101010101010101010101010101010101010101010101010101010101&cut=0&play=5x10-v",
    "#/poker/duel?deal=0101010101010101010101010101010101010101010101010101010101010101&rules=rk-chips",
];

/// Plays some rounds everywhere, with the coach, and collects the texts after each move.
fn played(read: impl Fn(&AppHarness) -> Vec<String>) -> Vec<String> {
    use Move::{Act, Choose, Cut, Deal, Knife, Mark, Mix, Wait};

    let mut texts = vec![];
    let tables = tables().into_iter();
    for fragment in tables.chain(PLAYED.map(str::to_owned)) {
        let mut page = AppHarness::open(&fragment, Stored::default(), 3);
        page.send(Msg::Chose(Setting::Coach(Coach::Always)));
        let first = [
            Deal,
            Mark(1),
            Act(true),
            Wait,
            Act(false),
            Wait,
            Act(false),
            Deal,
            Act(true),
        ];
        let then = [
            Choose(1),
            Deal,
            Knife(7),
            Mix("ä 3"),
            Cut,
            Act(true),
            Wait,
            Act(true),
            Wait,
            Act(false),
        ];
        for what in first.into_iter().chain(then) {
            click(&mut page, what);
            texts.extend(read(&page));
        }
    }
    texts.sort();
    texts.dedup();
    texts
}

/// Returns true once in this many times.
#[derive(Debug)]
struct Rarely(usize, Cell<usize>);

impl Rarely {
    const fn once_in(times: usize) -> Rarely {
        Rarely(times, Cell::new(0))
    }

    fn now(&self) -> bool {
        self.1.set(self.1.get() + 1);
        self.1.get().is_multiple_of(self.0)
    }
}
