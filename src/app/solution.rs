//! The strategy of the Mathematician at the poker match: a file that the page fetches when a rule, a link or a save needs
//! it.

use crate::poker::poker_match::{Betting, Opponents, Rules};

/// The state of the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SolutionFile {
    /// The page has not requested it.
    #[default]
    NotAsked,
    /// The page has requested it.
    Fetching,
    /// It did not come, or another file came in its place.
    Failed,
    /// It is loaded.
    Here,
}

/// Returns true if this save, link or address names rules that need the file. Rules of another version do not: this
/// page cannot play them.
#[must_use]
pub fn names_solution(text: &str) -> bool {
    let rules = Rules {
        opponents: Opponents::MATHEMATICIAN,
        betting: Betting::FixedLimit,
        ..Rules::default()
    };
    text.contains(&rules.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saves_and_links_name_the_solution() {
        for text in [
            "#/poker/duel?rules=m-6a0bdafe78f2c12c-chips",
            "v=1&rules=rk&next=m-6a0bdafe78f2c12c-chips&tally=0-0-0",
        ] {
            assert!(names_solution(text), "{text}");
        }
        for text in [
            "",
            "#/poker/duel?rules=rk-chips",
            "rules=m-00000000000000ff-chips",
        ] {
            assert!(!names_solution(text), "{text}");
        }
    }
}
