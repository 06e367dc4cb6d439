//! The lab as the annex has it: its bench, and the five cards that are explained there.

use crate::core::PackCard;
use crate::lab::{Bench, Why, bench};

/// All that the lab knows. It stays when somebody goes to another room, and so does what is under
/// way.
#[derive(Clone, Debug, Default)]
pub struct Lab {
    bench: Bench,
    why: Why,
    opened: u32,
}

/// What happens in the lab.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This card was chosen for this place, 0 to 4; or none.
    Chose(usize, Option<PackCard>),
    /// Something happens at the bench.
    Bench(bench::Msg),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Put this path in the place of the one shown, without a new entry in the history: it names the
    /// chosen cards, so that the address can be passed on.
    ReplaceFragment(String),
    /// Tell those who do not see it what the chosen cards are.
    TellHand,
    /// Something is to be done for the bench.
    Bench(bench::Cmd),
}

impl Lab {
    /// The bench.
    #[must_use]
    pub const fn bench(&self) -> &Bench {
        &self.bench
    }

    /// The five cards.
    #[must_use]
    pub const fn why(&self) -> &Why {
        &self.why
    }

    /// How many links have brought cards until now.
    #[must_use]
    pub const fn opened(&self) -> u32 {
        self.opened
    }

    /// The lab after a link has brought these cards, as it names them.
    #[must_use]
    pub fn open(mut self, codes: &str) -> Lab {
        self.why = Why::named(codes);
        self.opened = self.opened.wrapping_add(1);
        self
    }

    /// The lab after this has happened, and what is to be done then.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Lab, Vec<Cmd>) {
        match msg {
            Msg::Chose(place, card) => {
                self.why = self.why.with(place, card);
                let path = self.why.path();
                (self, vec![Cmd::ReplaceFragment(path), Cmd::TellHand])
            }
            Msg::Bench(msg) => {
                let (bench, cmd) = self.bench.update(msg);
                self.bench = bench;
                (self, cmd.map(Cmd::Bench).into_iter().collect())
            }
        }
    }
}
