//! The game that the changes since the last commit concern, so that `cargo xtask test --fast` leaves out the tests of
//! the other one.

use std::path::Path;
use std::process::Command;

use testbed::shell;

/// A game whose sources and tests have its name in their paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Game {
    /// Blackjack.
    Blackjack,
    /// Solo draw, video poker and the poker match.
    Poker,
}

impl Game {
    /// All games.
    const ALL: [Game; 2] = [Game::Blackjack, Game::Poker];

    /// Returns the other game.
    pub(crate) const fn other(self) -> Game {
        match self {
            Game::Blackjack => Game::Poker,
            Game::Poker => Game::Blackjack,
        }
    }

    /// The name of its crate.
    pub(crate) const fn package(self) -> &'static str {
        match self {
            Game::Blackjack => "blackjack",
            Game::Poker => "draw-poker",
        }
    }

    /// A part of the names of its tests: the folder that they are in.
    pub(crate) const fn tests(self) -> &'static str {
        match self {
            Game::Blackjack => "blackjack::",
            Game::Poker => "poker::",
        }
    }

    /// The words in the paths of its files.
    const fn words(self) -> &'static [&'static str] {
        match self {
            Game::Blackjack => &["blackjack"],
            Game::Poker => &["poker", "solo_draw"],
        }
    }

    fn has(self, path: &str) -> bool {
        self.words().iter().any(|word| path.contains(word))
    }
}

/// Returns the game that all changes since the last commit belong to. `None` if they belong to several or to none, or if
/// Git cannot say it.
pub(crate) fn changed_game() -> Option<Game> {
    let paths = |words: &str| shell::answer(Command::new("git").args(words.split(' ')));
    let changed = paths("diff --name-only --no-renames HEAD")?;
    let new = paths("ls-files --others --exclude-standard")?;
    game_of(changed.lines().chain(new.lines()))
}

/// Returns the game that all these files belong to. Documents belong to no game, and their tests always run.
fn game_of<'a>(paths: impl Iterator<Item = &'a str>) -> Option<Game> {
    let is_document = |path: &str| Path::new(path).extension().is_some_and(|it| it == "md");
    let paths: Vec<&str> = paths.filter(|path| !is_document(path)).collect();
    Game::ALL.into_iter().find(|game| {
        !paths.is_empty()
            && paths
                .iter()
                .all(|path| game.has(path) && !game.other().has(path))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_game_name_it() {
        let game = |paths: &[&str]| game_of(paths.iter().copied());
        let rules = "crates/blackjack/src/rules.rs";
        let (table, solo) = ("tests/views/poker/tables.rs", "src/games/solo_draw/view.rs");
        assert_eq!(game(&[rules]), Some(Game::Blackjack));
        assert_eq!(game(&[rules, "README.md"]), Some(Game::Blackjack));
        assert_eq!(game(&[table, solo]), Some(Game::Poker));
        for paths in [
            &[rules, table][..],
            &[rules, "crates/table/src/lib.rs"],
            &["tests/golden/blackjack_and_poker.json"],
            &["README.md"],
            &[],
        ] {
            assert_eq!(game(paths), None, "{paths:?}");
        }
    }

    #[test]
    fn games_have_their_folders() {
        for game in Game::ALL {
            let tests = game.tests().trim_end_matches("::");
            for folder in ["tests", "tests/views", "e2e"] {
                let file = format!("../{folder}/{tests}/mod.rs");
                assert!(Path::new(&file).is_file(), "{file}");
            }
            let manifest = format!("../crates/{}/Cargo.toml", game.package());
            assert!(Path::new(&manifest).is_file(), "{manifest}");
        }
    }
}
