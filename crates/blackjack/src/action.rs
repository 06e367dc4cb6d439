//! What a player can decide, and why a decision is refused.

use std::fmt;

use super::stake::BetRefused;
use fair_deal_table::{self as table, Sound};

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take one more card.
    Hit,
    /// Take no more: the next hand's turn, or the dealer's.
    Stand,
    /// Double the bet on the hand for one more card and no other.
    Double,
    /// Make two hands of two cards of one value, the second for as much again.
    Split,
    /// Give the hand up for half of the bet.
    Surrender,
    /// Do not bet that the dealer has a natural.
    NoInsurance,
    /// Bet half as much again that the dealer has a natural.
    Insurance,
    /// Do not give the hand up before the dealer looks for a natural.
    PlayOn,
}

impl Action {
    /// Every decision there is, in the order in which they are offered.
    pub const ALL: [Action; 8] = [
        Action::Hit,
        Action::Stand,
        Action::Double,
        Action::Split,
        Action::Surrender,
        Action::NoInsurance,
        Action::Insurance,
        Action::PlayOn,
    ];

    /// The letter that takes this decision.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Action::Hit => 'h',
            Action::Stand => 's',
            Action::Double => 'd',
            Action::Split => 'p',
            Action::Surrender => 'r',
            Action::NoInsurance => 'n',
            Action::Insurance => 'i',
            Action::PlayOn => 'o',
        }
    }
}

impl table::Action for Action {
    fn code(self) -> char {
        self.letter()
    }

    fn from_code(code: char) -> Option<Action> {
        let mut all = Action::ALL.into_iter();
        all.find(|action| action.letter() == code)
    }

    fn sound(self) -> Sound {
        match self {
            Action::Hit | Action::Double | Action::Split => Sound::Card,
            Action::Stand | Action::Surrender | Action::NoInsurance | Action::PlayOn => Sound::Flip,
            Action::Insurance => Sound::Chip,
        }
    }
}

/// Why a decision is not offered where a player looks for it: on a hand that has the cards for it, at a table that knows
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withheld {
    /// The player has too few chips left to pay for it.
    TooFewChips,
    /// There is no card left to draw.
    DeckEmpty,
    /// Only a hard total from this one to 11 is doubled here.
    Totals {
        /// 8 to 11.
        least: u8,
    },
    /// No hand of a split is doubled here.
    AfterSplit,
    /// The player has as many hands as the table allows.
    MostHands(u8),
    /// Split aces take one card each.
    SplitAces,
    /// Split aces are hit here, and not doubled.
    AcesNotDoubled,
}

impl Withheld {
    /// Every reason there is.
    pub const ALL: [Withheld; 12] = [
        Withheld::TooFewChips,
        Withheld::DeckEmpty,
        Withheld::Totals { least: 8 },
        Withheld::Totals { least: 9 },
        Withheld::Totals { least: 10 },
        Withheld::Totals { least: 11 },
        Withheld::AfterSplit,
        Withheld::MostHands(2),
        Withheld::MostHands(3),
        Withheld::MostHands(4),
        Withheld::SplitAces,
        Withheld::AcesNotDoubled,
    ];
}

/// Why a decision, or a bet, is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not the player's turn.
    NotYourTurn,
    /// There is no card left to draw. With one hand a whole pack never comes to that.
    DeckEmpty,
    /// The rules of the table do not have it, or not for this hand.
    NotHere,
    /// The player does not have the chips for it.
    TooFewChips,
    /// The table does not take the bet.
    Bet(BetRefused),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotYourTurn => "It is not your turn.",
            Refusal::DeckEmpty => "The deck is empty.",
            Refusal::NotHere => "The rules do not allow that now.",
            Refusal::TooFewChips => "You do not have enough chips for that.",
            Refusal::Bet(why) => return why.fmt(f),
        })
    }
}

impl std::error::Error for Refusal {}
