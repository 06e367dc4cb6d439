#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

/// Calls another macro with the list of the reading pages.
///
/// Each row is `Name module State "path"`: the variant of `Page`, the module of the app in which the page is
/// written, the type of its state there, and its path after the `#`. A row may have a `#[cfg(…)]`.
#[macro_export]
macro_rules! reading_pages {
    ($then:ident) => {
        $then! {
            /// `#/fairness`: explains the fair deal and its check.
            Fairness fairness FairnessPage "/fairness";
            /// `#/check?…`: checks a finished deal step by step.
            Check check CheckPage "/check";
            /// `#/lab`: explains the rank of a hand, and tests the cards against the laws of chance.
            Lab lab LabPage "/lab";
            /// `#/blackjack/rules`: any rules of blackjack, with the house edge and the best play.
            Rules rules RulesPage "/blackjack/rules";
            /// `#/blackjack/hand?…`: any hand of blackjack, with the value of each decision.
            Hand hand HandPage "/blackjack/hand";
            /// `#/blackjack/counting`: drills in counting cards, and the effects of the count.
            Counting counting CountingPage "/blackjack/counting";
            /// `#/blackjack/bets`: the results of betting by the count.
            Bets bets BetsPage "/blackjack/bets";
            /// `#/poker/paytable`: any pay table of video poker, and its return.
            PayTable paytable PayTablePage "/poker/paytable";
            /// `#/history`: the player's rounds.
            History history HistoryPage "/history";
            /// `#/stats`: the results of the player's rounds.
            Stats stats StatsPage "/stats";
            /// `#/sample`: a page for the tests of the list.
            #[cfg(test)]
            Sample sample SamplePage "/sample";
        }
    };
}

/// Calls another macro with the list of the games, in the order in which the page offers them.
///
/// A row is
///
/// ```text
/// Name field path::to::Type "code" in "bundle" {
///     (Id) "name" "path";
///     day (Id) "name" "path";
/// }
/// ```
///
/// - `Name` is the variant of the game in the enums of the app, `field` the field of its tables there, and
///   `path::to::Type` the game itself, as the crate of the app sees it.
/// - `"code"` names the game in records of the history. It never changes.
/// - `"bundle"` is the feature of the app that builds the game into a bundle of tables.
/// - Then come its tables, first the one for fresh and shared deals, then those for the deals of a day: the id of the
///   table among those of the game, the name under which it is saved, and its path after the `#`.
///
/// A row may have a `#[cfg(…)]`.
#[macro_export]
macro_rules! games {
    ($then:ident) => {
        $then! {
            /// Blackjack.
            Blackjack blackjack blackjack::Blackjack "blackjack" in "blackjack" {
                (Mode::Free) "blackjack" "/blackjack";
                day (Mode::Daily) "blackjack-daily" "/blackjack/daily";
            }
            /// Solo draw.
            SoloDraw solo_draw poker::SoloDraw "solo" in "poker" {
                (Mode::Free) "solo" "/poker/solo";
                day (Mode::Daily) "solo-daily" "/poker/daily";
            }
            /// Video poker.
            VideoPoker video_poker poker::VideoPoker "jacks" in "poker" {
                (VideoPokerTableId::Free) "jacks" "/poker/jacks";
                day (VideoPokerTableId::Daily(DayGame::JacksOrBetter)) "jacks-daily" "/poker/jacks/daily";
                day (VideoPokerTableId::Daily(DayGame::DoubleDoubleBonus))
                    "double-double-bonus-daily" "/poker/jacks/daily/double-double-bonus";
                day (VideoPokerTableId::Daily(DayGame::Deuces)) "deuces-daily" "/poker/jacks/daily/deuces";
            }
            /// The poker match.
            PokerMatch poker_match poker::PokerMatch "duel" in "poker" {
                (Mode::Free) "duel" "/poker/duel";
                day (Mode::Daily) "duel-daily" "/poker/duel/daily";
            }
            /// High card, a game for the tests of the list.
            #[cfg(test)]
            HighCard high_card games::sample::HighCard "high-card" in "blackjack" {
                (Mode::Free) "high-card" "/high-card";
                day (Mode::Daily) "high-card-daily" "/high-card/daily";
            }
        }
    };
}

macro_rules! declare {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $name:ident $module:ident $state:ident $path:literal;
    )+) => {
        /// The paths of the reading pages after the `#`, in the order of the list.
        pub const PAGES: &[&str] = &[$($(#[cfg($cfg)])? $path),+];
    };
}
reading_pages!(declare);

/// A table of the list: its bundle, the name under which it is saved, and its path after the `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// The feature that builds its game into a bundle.
    pub bundle: &'static str,
    /// The name under which it is saved.
    pub name: &'static str,
    /// The path after the `#`.
    pub path: &'static str,
}

macro_rules! declare_games {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $game:ident $field:ident $($type:ident)::+ $code:literal in $bundle:literal {
            $free:tt $name:literal $path:literal;
            $(day $day:tt $day_name:literal $day_path:literal;)+
        }
    )+) => {
        /// Every table of the list, game by game.
        const TABLES: &[&[TablePlace]] = &[$($(#[cfg($cfg)])? &[
            TablePlace { bundle: $bundle, name: $name, path: $path },
            $(TablePlace { bundle: $bundle, name: $day_name, path: $day_path },)+
        ]),+];
    };
}
games!(declare_games);

/// Every table, game by game.
pub fn tables() -> impl Iterator<Item = &'static TablePlace> {
    TABLES.iter().copied().flatten()
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
    let of_poker = tables().filter(|table| table.bundle == "poker");
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
    use super::{PAGES, pattern, poker_pattern, tables};

    #[test]
    fn paths_differ_and_begin_with_a_slash() {
        let paths: Vec<&str> = PAGES
            .iter()
            .copied()
            .chain(tables().map(|it| it.path))
            .collect();
        for (place, path) in paths.iter().enumerate() {
            assert!(path.starts_with('/'), "{path}");
            assert!(!paths[..place].contains(path), "{path}");
        }
    }

    #[test]
    fn names_of_tables_differ() {
        for (place, table) in tables().enumerate() {
            assert!(tables().take(place).all(|other| other.name != table.name));
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
        for table in tables() {
            let is_of_poker = table
                .path
                .split('/')
                .nth(1)
                .is_some_and(|part| first.contains(&part));
            assert_eq!(is_of_poker, table.bundle == "poker", "{}", table.path);
        }
    }

    /// The rows that only tests have.
    #[test]
    fn sample_rows_are_in_the_lists() {
        assert!(PAGES.contains(&"/sample"));
        assert!(pattern().ends_with("|sample"));
        assert!(tables().any(|table| table.path == "/high-card"));
    }
}
