//! The lessons by name.

use super::counted;
use super::paths::Path;
use super::questions::Source;
use crate::blackjack::{Chips, DeckCount, Double, Rules, Surrender};
use crate::coach::total_strategy::ChartDecision;
use crate::coach::{HandKind, Play};
use crate::core::AceRule;
use crate::poker::equilibrium::MatchStage;

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonName {
    /// Blackjack: hard totals.
    Hard,
    /// Blackjack: soft totals.
    Soft,
    /// Blackjack: pairs.
    Pairs,
    /// Blackjack: hands that the chart doubles or gives up.
    Specials,
    /// Blackjack: the whole chart.
    Chart,
    /// Counting: the tag of each card.
    Tags,
    /// Counting: the decks in the discard tray.
    Trays,
    /// Counting: from the running count to the true count.
    TrueCounts,
    /// Counting: the plays that the count changes.
    Indices,
    /// Poker: what each hand is called.
    Ranks,
    /// Video poker: the rows of the strategy chart.
    Rows,
    /// Poker match: the bets before the swap.
    MatchBefore,
    /// Poker match: the swap.
    MatchSwap,
    /// Poker match: the bets after the swap.
    MatchAfter,
}

impl LessonName {
    /// All lessons, in the order of a beginner.
    pub const ALL: [LessonName; 14] = [
        LessonName::Hard,
        LessonName::Soft,
        LessonName::Pairs,
        LessonName::Specials,
        LessonName::Chart,
        LessonName::Tags,
        LessonName::Trays,
        LessonName::TrueCounts,
        LessonName::Indices,
        LessonName::Ranks,
        LessonName::Rows,
        LessonName::MatchBefore,
        LessonName::MatchSwap,
        LessonName::MatchAfter,
    ];

    /// The name in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            LessonName::Hard => "hard",
            LessonName::Soft => "soft",
            LessonName::Pairs => "pairs",
            LessonName::Specials => "specials",
            LessonName::Chart => "chart",
            LessonName::Tags => "tags",
            LessonName::Trays => "trays",
            LessonName::TrueCounts => "true-counts",
            LessonName::Indices => "indices",
            LessonName::Ranks => "ranks",
            LessonName::Rows => "rows",
            LessonName::MatchBefore => "match-before",
            LessonName::MatchSwap => "match-swap",
            LessonName::MatchAfter => "match-after",
        }
    }

    /// The lesson with this [code](LessonName::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<LessonName> {
        LessonName::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The paths that it is on.
    #[must_use]
    pub const fn paths(self) -> &'static [Path] {
        match self.source() {
            Source::Chart => &[Path::Blackjack],
            Source::Tags | Source::Trays | Source::TrueCounts | Source::Indices => {
                &[Path::Counting]
            }
            Source::Ranks => &[Path::VideoPoker, Path::DrawPoker],
            Source::Rows => &[Path::VideoPoker],
            Source::Match(_) => &[Path::DrawPoker],
        }
    }

    /// What the lesson asks about.
    #[must_use]
    pub const fn source(self) -> Source {
        match self {
            LessonName::Hard
            | LessonName::Soft
            | LessonName::Pairs
            | LessonName::Specials
            | LessonName::Chart => Source::Chart,
            LessonName::Tags => Source::Tags,
            LessonName::Trays => Source::Trays,
            LessonName::TrueCounts => Source::TrueCounts,
            LessonName::Indices => Source::Indices,
            LessonName::Ranks => Source::Ranks,
            LessonName::Rows => Source::Rows,
            LessonName::MatchBefore => Source::Match(MatchStage::Before),
            LessonName::MatchSwap => Source::Match(MatchStage::Swap),
            LessonName::MatchAfter => Source::Match(MatchStage::After),
        }
    }

    /// Returns true if questions of the lesson come up under these rules.
    #[must_use]
    pub fn exists(self, rules: &Rules) -> bool {
        let has_bets = rules.chips == Chips::Bets;
        match self {
            LessonName::Hard
            | LessonName::Chart
            | LessonName::Tags
            | LessonName::TrueCounts
            | LessonName::Indices
            | LessonName::Ranks
            | LessonName::Rows
            | LessonName::MatchBefore
            | LessonName::MatchSwap
            | LessonName::MatchAfter => true,
            // The tray of one deck has one answer.
            LessonName::Trays => counted(*rules).decks != DeckCount::One,
            LessonName::Soft => rules.ace == AceRule::OneOrEleven,
            LessonName::Pairs => rules.has_splits(),
            LessonName::Specials => {
                has_bets && (rules.double != Double::Never || rules.surrender != Surrender::No)
            }
        }
    }

    /// Returns the lesson after this one that exists under these rules. `None` after the last.
    #[must_use]
    pub fn next(self, rules: &Rules) -> Option<LessonName> {
        let mut after = LessonName::ALL.into_iter().skip_while(|it| *it != self);
        after.next();
        after.find(|it| it.exists(rules))
    }

    /// Returns true if the lesson shares its items with others, so that these tell nothing about it.
    #[must_use]
    pub const fn is_of_others(self) -> bool {
        matches!(self, LessonName::Specials | LessonName::Chart)
    }

    /// Returns true if the lesson is about the rows of these hands in the chart of blackjack, whatever their play.
    #[must_use]
    pub const fn has_rows(self, hands: HandKind) -> bool {
        match (self, hands) {
            (LessonName::Hard, HandKind::Hard(_))
            | (LessonName::Soft, HandKind::Soft(_))
            | (LessonName::Pairs, HandKind::Pair(_))
            | (LessonName::Chart, _) => true,
            (LessonName::Hard, HandKind::Soft(_) | HandKind::Pair(_))
            | (LessonName::Soft, HandKind::Hard(_) | HandKind::Pair(_))
            | (LessonName::Pairs, HandKind::Hard(_) | HandKind::Soft(_))
            | (
                LessonName::Specials
                | LessonName::Tags
                | LessonName::Trays
                | LessonName::TrueCounts
                | LessonName::Indices
                | LessonName::Ranks
                | LessonName::Rows
                | LessonName::MatchBefore
                | LessonName::MatchSwap
                | LessonName::MatchAfter,
                _,
            ) => false,
        }
    }

    /// Returns true if the lesson asks about this decision of the chart of blackjack.
    ///
    /// The lesson about doubles and surrenders also has the hands on which one of these is the most likely mistake.
    /// Otherwise the answer would always be the same.
    #[must_use]
    pub fn has(self, decision: &ChartDecision) -> bool {
        let is_special = |play| match play {
            Play::Double | Play::Surrender => true,
            Play::Stand | Play::Hit | Play::Split => false,
        };
        match self {
            LessonName::Specials => {
                is_special(decision.first) || is_special(decision.likely_mistake().first)
            }
            LessonName::Hard
            | LessonName::Soft
            | LessonName::Pairs
            | LessonName::Chart
            | LessonName::Tags
            | LessonName::Trays
            | LessonName::TrueCounts
            | LessonName::Indices
            | LessonName::Ranks
            | LessonName::Rows
            | LessonName::MatchBefore
            | LessonName::MatchSwap
            | LessonName::MatchAfter => self.has_rows(decision.cell.hands()),
        }
    }
}
