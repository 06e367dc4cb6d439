//! The games of the page, a folder each: what the game tells the history, the check and the tables, its view, its words
//! and its coach.
//!
//! Each game has its rules in its crate. Only `sample`, a game for the tests, has its rules here.

pub mod blackjack;
pub mod items;
pub mod poker_match;
#[cfg(test)]
pub(crate) mod sample;
pub mod solo_draw;
pub mod video_poker;

use std::str::FromStr;

/// Evaluates an expression for the game of this value, which the expression knows as the type `$game`. The value is of an
/// enum with a variant for each game.
macro_rules! each {
    ($enum:ident $(($content:pat))?, $value:expr, $game:ident => $do:expr) => {
        match $value {
            $enum::Blackjack $(($content))? => { type $game = $crate::blackjack::Blackjack; $do }
            $enum::SoloDraw $(($content))? => { type $game = $crate::poker::SoloDraw; $do }
            $enum::VideoPoker $(($content))? => { type $game = $crate::poker::VideoPoker; $do }
            $enum::PokerMatch $(($content))? => { type $game = $crate::poker::PokerMatch; $do }
            #[cfg(test)]
            $enum::HighCard $(($content))? => { type $game = $crate::games::sample::HighCard; $do }
        }
    };
}
pub(crate) use each;

/// A game of the page.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub enum GameName {
    /// Blackjack.
    Blackjack,
    /// Solo draw.
    SoloDraw,
    /// Video poker.
    VideoPoker,
    /// The poker match.
    PokerMatch,
    /// High card, a game for the tests.
    #[cfg(test)]
    HighCard,
}

impl GameName {
    /// Every game, in the order in which the page offers them.
    pub const ALL: [GameName; if cfg!(test) { 5 } else { 4 }] = [
        GameName::Blackjack,
        GameName::SoloDraw,
        GameName::VideoPoker,
        GameName::PokerMatch,
        #[cfg(test)]
        GameName::HighCard,
    ];

    /// The name in a record. It never changes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            GameName::Blackjack => "blackjack",
            GameName::SoloDraw => "solo",
            GameName::VideoPoker => "jacks",
            GameName::PokerMatch => "duel",
            #[cfg(test)]
            GameName::HighCard => "high-card",
        }
    }

    /// The game with this [code](GameName::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.code() == code)
    }
}

/// Returns the text if it is the canonical form of a value of this type.
fn as_written<T: FromStr + ToString>(text: &str) -> Option<String> {
    let read: T = text.parse().ok()?;
    let written = read.to_string();
    (written == text).then_some(written)
}
