//! The list of the sections, and of the types with their functions.

/// The messages of one file in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The name of its files, without the ending.
    pub name: &'static str,
    /// The name of the type with its functions. It is empty for messages that have no functions, because the build
    /// copies them into a file.
    pub owner: &'static str,
}

/// The messages of index.html. The page can show them without any bundle: while one loads, and in the fault panel.
pub const SHELL: Section = Section {
    name: "shell",
    owner: "",
};

/// The messages of the stand-alone verifier, which is not part of the app's bundle.
pub const VERIFIER: Section = Section {
    name: "verify",
    owner: "",
};

/// A type with the functions of one or more sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner {
    /// Its name.
    pub name: &'static str,
    /// Its doc comment.
    pub about: &'static str,
    /// The name of the type that it builds on.
    pub base: Option<&'static str>,
}

macro_rules! owners {
    ($($(#[doc = $about:literal])+ $owner:ident $(: $base:ident)? { $($section:literal),+ })+) => {
        /// The types, each after the one that it builds on.
        pub const OWNERS: &[Owner] = &[$(Owner {
            name: stringify!($owner),
            about: concat!($($about),+),
            base: [$(Some(stringify!($base)),)? None][0],
        }),+];

        /// The sections, in the order of the table.
        pub const SECTIONS: &[Section] = &[$($(Section {
            name: $section,
            owner: stringify!($owner),
        },)+)+ SHELL, VERIFIER];
    };
}

owners! {
    /// The words of the page, of every table and of blackjack.
    Words { "table", "seats", "side-bets" }
    /// The words of the page and of draw poker.
    PokerWords: Words { "poker", "hands", "jacks", "machine", "chips" }
    /// The words of the coach.
    CoachWords: PokerWords { "coach", "coach-duel", "coach-draw" }
    /// The words of the page about rules and strategy.
    RulesWords: PokerWords { "rules" }
    /// The words of the page about any hand.
    HandWords: PokerWords { "hand" }
    /// The words of the page about counting cards.
    CountingWords: PokerWords { "counting" }
    /// The words of the page about bets and risk.
    BetsWords: PokerWords { "bets" }
    /// The words of the kinds of holds.
    HoldWords: PokerWords { "holds" }
    /// The words of the page about pay tables.
    PayTableWords: HoldWords { "paytable" }
    /// The words of the page about the history.
    HistoryWords: PokerWords { "history" }
    /// The words of the page with the statistics.
    StatsWords: PokerWords { "stats" }
    /// The words of the lab.
    LabWords: PokerWords { "lab" }
    /// The words of the check, of the page about fairness and of the foot of every reading page.
    PageWords: PokerWords { "pages" }
}

/// The sections of this type and of those that it builds on.
pub fn sections_of(owner: &str) -> impl Iterator<Item = &'static Section> {
    let mut names = vec![owner];
    while let Some(base) = names.last().and_then(|name| owner_of(name)?.base) {
        names.push(base);
    }
    let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
    SECTIONS
        .iter()
        .filter(move |section| names.iter().any(|name| name == section.owner))
}

fn owner_of(name: &str) -> Option<&'static Owner> {
    OWNERS.iter().find(|owner| owner.name == name)
}
