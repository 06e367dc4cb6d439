//! What happened last at a table, and what is heard of it.

use super::origin::NotCut;
use super::round::Round;

/// What happened last, for the sentence that says so.
#[derive(Clone, Debug, PartialEq)]
pub enum News<R: Round> {
    /// A shared deal lies ready.
    SharedDealReady,
    /// A round that a link had interrupted lies on the table again.
    RoundBack,
    /// Other rules hold from the next deal on.
    RulesChosen {
        /// The rules before.
        before: R::Rules,
        /// Whether the purse was filled up, because their least stake is higher than what was left.
        refilled: bool,
    },
    /// The next round is for another stake.
    StakeChosen {
        /// The stake before.
        before: R::Stake,
    },
    /// The next round is for less than the player typed, which the rules refuse for this reason.
    StakeRounded(R::Refusal),
    /// The pack is to be cut.
    ReadyToCut,
    /// The pack is not cut, because of what was typed.
    NotCut(NotCut),
    /// The cards were dealt.
    Dealt,
    /// The player took this decision.
    Decided(R::Action),
    /// The player marked the card at this place, from 0 on the left, or took its mark away.
    Marked(usize),
    /// The round went on without a decision: the dealer drew.
    Advanced,
    /// What is wanted is against the rules.
    Refused(R::Refusal),
    /// The first of some practice hands was dealt.
    PracticeBegun,
    /// There are no such hands to be practised.
    NoSuchHand,
    /// The browser gave no entropy.
    NoEntropy,
}

impl<R: Round> News<R> {
    /// Why what is wanted is against the rules, if it is.
    #[must_use]
    pub const fn refusal(&self) -> Option<&R::Refusal> {
        match self {
            News::Refused(why) | News::StakeRounded(why) => Some(why),
            News::SharedDealReady
            | News::RoundBack
            | News::RulesChosen { .. }
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
