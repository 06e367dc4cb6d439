//! The list of the sections, and of the types with their functions.

/// The messages of one file in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The name of its files, without the ending.
    pub name: &'static str,
    /// The type with its functions. `None` for messages that have no functions, because the build copies them into a
    /// file.
    pub owner: Option<Owner>,
}

/// A type with the functions of messages, and the file that has these messages. Each has the messages of those before
/// it too, so code with one type cannot ask for a message that is not in the file of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Owner {
    /// The words of the page, of every table and of blackjack.
    Words,
    /// The words of the page and of draw poker.
    PokerWords,
    /// The words of the coaches.
    CoachWords,
    /// The words of the reading pages, and all others.
    PagesWords,
}

impl Owner {
    /// The types, each after the one that it builds on.
    pub const ALL: [Owner; 4] = [
        Owner::Words,
        Owner::PokerWords,
        Owner::CoachWords,
        Owner::PagesWords,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Owner::Words => "Words",
            Owner::PokerWords => "PokerWords",
            Owner::CoachWords => "CoachWords",
            Owner::PagesWords => "PagesWords",
        }
    }

    /// Its doc comment.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Owner::Words => "The words of the page, of every table and of blackjack.",
            Owner::PokerWords => "The words of the page and of draw poker.",
            Owner::CoachWords => "The words of the coaches, with those of draw poker.",
            Owner::PagesWords => "The words of the reading pages, with all others.",
        }
    }

    /// The type that it builds on.
    #[must_use]
    pub const fn base(self) -> Option<Owner> {
        match self {
            Owner::Words => None,
            Owner::PokerWords => Some(Owner::Words),
            Owner::CoachWords => Some(Owner::PokerWords),
            Owner::PagesWords => Some(Owner::CoachWords),
        }
    }

    /// Returns true if this type, or one that it builds on, has the messages of this section.
    #[must_use]
    pub fn has(self, section: &Section) -> bool {
        section.owner.is_some_and(|owner| owner <= self)
    }
}

/// The messages of index.html. The page can show them without any bundle: while one loads, and in the fault panel.
pub const SHELL: Section = Section {
    name: "shell",
    owner: None,
};

/// The messages of the stand-alone verifier, which is not part of the app's bundle.
pub const VERIFIER: Section = Section {
    name: "verify",
    owner: None,
};

/// The sections, in the order of the table.
pub const SECTIONS: &[Section] = &[
    of(Owner::Words, "table"),
    of(Owner::Words, "seats"),
    of(Owner::Words, "side-bets"),
    of(Owner::PokerWords, "poker"),
    of(Owner::PokerWords, "hands"),
    of(Owner::PokerWords, "jacks"),
    of(Owner::PokerWords, "machine"),
    of(Owner::PokerWords, "chips"),
    of(Owner::CoachWords, "coach"),
    of(Owner::CoachWords, "coach-duel"),
    of(Owner::CoachWords, "coach-draw"),
    of(Owner::CoachWords, "holds"),
    of(Owner::PagesWords, "rules"),
    of(Owner::PagesWords, "hand"),
    of(Owner::PagesWords, "counting"),
    of(Owner::PagesWords, "bets"),
    of(Owner::PagesWords, "paytable"),
    of(Owner::PagesWords, "equilibrium"),
    of(Owner::PagesWords, "history"),
    of(Owner::PagesWords, "stats"),
    of(Owner::PagesWords, "lab"),
    of(Owner::PagesWords, "learn"),
    of(Owner::PagesWords, "pages"),
    SHELL,
    VERIFIER,
];

const fn of(owner: Owner, name: &'static str) -> Section {
    Section {
        name,
        owner: Some(owner),
    }
}
