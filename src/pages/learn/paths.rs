//! The paths: the tables and the pages, in the order of a beginner.

use crate::app::route::{Page, Route, TableId};
use crate::table::Mode;

/// A path from a game's first hand to expert play, or to what surrounds the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// Blackjack.
    Blackjack,
    /// Counting cards, and bets by the count.
    Counting,
    /// Video poker.
    VideoPoker,
    /// Solo draw, and the poker match.
    DrawPoker,
    /// The player's own rounds.
    Rounds,
    /// Proofs that the deal is fair.
    Fairness,
}

impl Path {
    /// All paths, in the order of a beginner.
    pub const ALL: [Path; 6] = [
        Path::Blackjack,
        Path::Counting,
        Path::VideoPoker,
        Path::DrawPoker,
        Path::Rounds,
        Path::Fairness,
    ];

    /// The places on the path, in the order of a beginner. Each table and each page but this one is
    /// on one path, except the daily deals that have links at their tables.
    #[must_use]
    pub const fn places(self) -> &'static [Route] {
        match self {
            Path::Blackjack => &[
                Route::BLACKJACK,
                Route::Guide,
                Route::Reading(Page::Rules),
                Route::Reading(Page::Hand),
            ],
            Path::Counting => &[Route::Reading(Page::Counting), Route::Reading(Page::Bets)],
            Path::VideoPoker => &[Route::JACKS, Route::Reading(Page::PayTable)],
            Path::DrawPoker => &[Route::SOLO, Route::DUEL, Route::Reading(Page::Equilibrium)],
            Path::Rounds => &[
                Route::Table(TableId::Blackjack(Mode::Daily)),
                Route::Reading(Page::History),
                Route::Reading(Page::Stats),
                Route::Settings,
            ],
            Path::Fairness => &[
                Route::Reading(Page::Fairness),
                Route::Reading(Page::Check),
                Route::Reading(Page::Lab),
            ],
        }
    }
}
