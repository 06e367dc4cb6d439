//! The old names of some phrases, for views that still ask by them: to be taken away with the last of
//! those.

use super::Words;
#[expect(unused_imports, reason = "linked below")]
use super::phrases::Phrases;

/// A phrase by its old name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// [`Phrases::this_deal`]
    ThisDeal,
    /// [`Phrases::seal_note`]
    SealNote,
    /// [`Phrases::copy`]
    Copy,
    /// [`Phrases::copied`]
    Copied,
    /// [`Phrases::was_shared`]
    Shared,
    /// [`Phrases::copy_by_hand`]
    ByHand,
    /// [`Phrases::not_cut`]
    NotCut,
    /// [`Phrases::deck_as_dealt`]
    Order,
    /// [`Phrases::check_deal`]
    Check,
    /// [`Phrases::verifier`]
    Verifier,
    /// [`Phrases::share_deal`]
    Share,
    /// [`Phrases::with_decisions`]
    WithDecisions,
    /// [`Phrases::cut_hint`]
    CutHint,
    /// [`Phrases::cut_where`]
    CutWhere,
    /// [`Phrases::daily_deal`]
    Daily,
    /// [`Phrases::deal_is_daily`]
    DealIsDaily,
    /// [`Phrases::daily_note`]
    DailyNote,
    /// [`Phrases::daily_wins`]
    DailyWins,
    /// [`Phrases::daily_poker`]
    DailyPoker,
    /// [`Phrases::share_result`]
    ShareResult,
    /// [`Phrases::round_unreadable`]
    RoundUnreadable,
    /// [`Phrases::round_not_saved`]
    RoundNotKept,
    /// [`Phrases::why`]
    Why,
    /// [`Phrases::joker_choice`]
    Jokers,
    /// [`Phrases::jokers_note`]
    JokersNote,
    /// [`Phrases::opponents`]
    Opponents,
    /// [`Phrases::one_to_three`]
    OneToThree,
    /// [`Phrases::swap_or_stand_pat`]
    SwapOrStandPat,
}

impl dyn Words + '_ {
    /// Returns the phrase.
    #[must_use]
    pub fn label(&self, label: Label) -> &'static str {
        match label {
            Label::ThisDeal => self.this_deal(),
            Label::SealNote => self.seal_note(),
            Label::Copy => self.copy(),
            Label::Copied => self.copied(),
            Label::Shared => self.was_shared(),
            Label::ByHand => self.copy_by_hand(),
            Label::NotCut => self.not_cut(),
            Label::Order => self.deck_as_dealt(),
            Label::Check => self.check_deal(),
            Label::Verifier => self.verifier(),
            Label::Share => self.share_deal(),
            Label::WithDecisions => self.with_decisions(),
            Label::CutHint => self.cut_hint(),
            Label::CutWhere => self.cut_where(),
            Label::Daily => self.daily_deal(),
            Label::DealIsDaily => self.deal_is_daily(),
            Label::DailyNote => self.daily_note(),
            Label::DailyWins => self.daily_wins(),
            Label::DailyPoker => self.daily_poker(),
            Label::ShareResult => self.share_result(),
            Label::RoundUnreadable => self.round_unreadable(),
            Label::RoundNotKept => self.round_not_saved(),
            Label::Why => self.why(),
            Label::Jokers => self.joker_choice(),
            Label::JokersNote => self.jokers_note(),
            Label::Opponents => self.opponents(),
            Label::OneToThree => self.one_to_three(),
            Label::SwapOrStandPat => self.swap_or_stand_pat(),
        }
    }
}
