//! The last event at a table.

use super::origin::NotCut;
use super::round::Round;

/// The last event at a table, for the sentence that announces it.
#[derive(Clone, Debug, PartialEq)]
pub enum News<R: Round> {
    /// A shared deal lies ready.
    SharedDealReady,
    /// A round that a link or practice had interrupted is back on the table.
    RoundBack,
    /// Other rules apply from the next deal on.
    RulesChosen {
        /// The old rules.
        before: R::Rules,
        /// True if the purse was filled up, because the least stake of the new rules is higher than its chips.
        refilled: bool,
    },
    /// Rules were chosen that apply later ([`Table::coming`](super::Table::coming)), or that choice was taken back.
    RulesKept,
    /// The next round has another stake.
    StakeChosen {
        /// The old stake.
        before: R::Stake,
    },
    /// The stake of the next round is less than the player typed. The rules refuse the typed one for this reason.
    StakeRounded(R::Refusal),
    /// The pack waits for its cut.
    ReadyToCut,
    /// The pack was not cut, because the typed text is wrong.
    NotCut(NotCut),
    /// The cards were dealt.
    Dealt,
    /// The player took this decision.
    Decided(R::Action),
    /// The player toggled the mark of the card at this place, from 0 on the left.
    Marked(usize),
    /// The round went on without a decision: the dealer drew a card, or another seat or an opponent acted.
    Advanced,
    /// The rules refuse the player's wish.
    Refused(R::Refusal),
    /// The first of some practice hands was dealt.
    PracticeBegun,
    /// The rules produce no such practice hands.
    NoSuchHand,
    /// The browser refused to give entropy.
    NoEntropy,
}

impl<R: Round> News<R> {
    /// The reason of a refusal, if this is one.
    #[must_use]
    pub const fn refusal(&self) -> Option<&R::Refusal> {
        match self {
            News::Refused(why) | News::StakeRounded(why) => Some(why),
            News::SharedDealReady
            | News::RoundBack
            | News::RulesChosen { .. }
            | News::RulesKept
            | News::StakeChosen { .. }
            | News::ReadyToCut
            | News::NotCut(_)
            | News::Dealt
            | News::Decided(_)
            | News::Marked(_)
            | News::Advanced
            | News::PracticeBegun
            | News::NoSuchHand
            | News::NoEntropy => None,
        }
    }
}
