#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

/// The paths of the reading pages after the `#`, in the order of `Page::ALL` of the app.
pub const PAGES: &[&str] = &[
    "/fairness",
    "/check",
    "/lab",
    "/blackjack/rules",
    "/blackjack/hand",
    "/blackjack/counting",
    "/blackjack/bets",
    "/poker/paytable",
    "/poker/equilibrium",
    "/history",
    "/stats",
    "/learn",
];

/// A table: its bundle, the name under which it is saved, and its path after the `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// The feature of the app that builds its game into a bundle of tables.
    pub bundle: &'static str,
    /// The name under which it is saved.
    pub name: &'static str,
    /// The path after the `#`.
    pub path: &'static str,
}

/// Every table, in the order of `TableId::ALL` of the app.
pub const TABLES: &[TablePlace] = &[
    table("blackjack", "blackjack", "/blackjack"),
    table("poker", "solo", "/poker/solo"),
    table("poker", "jacks", "/poker/jacks"),
    table("poker", "duel", "/poker/duel"),
    table("blackjack", "blackjack-daily", "/blackjack/daily"),
    table("poker", "solo-daily", "/poker/daily"),
    table("poker", "jacks-daily", "/poker/jacks/daily"),
    table(
        "poker",
        "double-double-bonus-daily",
        "/poker/jacks/daily/double-double-bonus",
    ),
    table("poker", "deuces-daily", "/poker/jacks/daily/deuces"),
    table("poker", "duel-daily", "/poker/duel/daily"),
];

const fn table(bundle: &'static str, name: &'static str, path: &'static str) -> TablePlace {
    TablePlace { bundle, name, path }
}

/// The text in `src/loader.js` that the build replaces with [`pattern`].
pub const PLACEHOLDER: &str = "READING_PAGES";

/// The text in `src/start.js` that the build replaces with [`poker_pattern`].
pub const POKER_PLACEHOLDER: &str = "POKER_GAMES";

/// Returns the paths of all reading pages as alternatives of a regular expression, without the first slash:
/// `fairness|check|…|blackjack\/rules|…`.
#[must_use]
pub fn pattern() -> String {
    alternatives(PAGES.iter().copied())
}

/// Returns the first parts of the paths of the poker bundle in the same way: `poker`. No path of the other bundle
/// begins with one of them.
#[must_use]
pub fn poker_pattern() -> String {
    let of_poker = TABLES.iter().filter(|table| table.bundle == "poker");
    let mut first: Vec<&str> = Vec::new();
    for table in of_poker {
        let part = table.path.split('/').nth(1).unwrap_or_default();
        if !first.contains(&part) {
            first.push(part);
        }
    }
    alternatives(first.into_iter())
}

fn alternatives(paths: impl Iterator<Item = &'static str>) -> String {
    let escaped: Vec<String> = paths
        .map(|path| path.trim_start_matches('/').replace('/', r"\/"))
        .collect();
    escaped.join("|")
}

#[cfg(test)]
mod tests {
    use super::{PAGES, TABLES, pattern, poker_pattern};

    #[test]
    fn paths_differ_and_begin_with_a_slash() {
        let paths: Vec<&str> = PAGES
            .iter()
            .copied()
            .chain(TABLES.iter().map(|it| it.path))
            .collect();
        for (place, path) in paths.iter().enumerate() {
            assert!(path.starts_with('/'), "{path}");
            assert!(!paths[..place].contains(path), "{path}");
        }
    }

    #[test]
    fn names_of_tables_differ() {
        for (place, table) in TABLES.iter().enumerate() {
            let mut before = TABLES[..place].iter();
            assert!(before.all(|other| other.name != table.name));
        }
    }

    #[test]
    fn pattern_escapes_slashes() {
        let pattern = pattern();
        assert!(pattern.starts_with("fairness|check|lab|"), "{pattern}");
        assert!(pattern.contains(r"|blackjack\/rules|"), "{pattern}");
    }

    #[test]
    fn poker_pattern_has_no_table_of_blackjack() {
        let pattern = poker_pattern();
        let first: Vec<&str> = pattern.split('|').collect();
        for table in TABLES {
            let is_of_poker = table
                .path
                .split('/')
                .nth(1)
                .is_some_and(|part| first.contains(&part));
            assert_eq!(is_of_poker, table.bundle == "poker", "{}", table.path);
        }
    }
}
