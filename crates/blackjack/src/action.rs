//! The decisions of the player, and the reasons for a refusal.

use std::fmt;

use super::stake::BetRefused;
use fair_deal_table::{self as table, Sound};

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Takes one more card.
    Hit,
    /// Takes no more cards. The turn passes to the next hand, or to the dealer.
    Stand,
    /// Doubles the bet on the hand for exactly one more card.
    Double,
    /// Splits two cards of one value into two hands. The second hand costs another bet.
    Split,
    /// Gives the hand up for half of the bet.
    Surrender,
    /// Declines insurance.
    NoInsurance,
    /// Takes insurance: for half of the bet on the hand, the player bets that the dealer has a natural.
    Insurance,
    /// Keeps the hand instead of giving it up before the dealer peeks for a natural.
    PlayOn,
}

impl Action {
    /// All decisions, in the order in which the table offers them.
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

    /// Returns the letter of the decision: its key on the keyboard, and its code in records.
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

/// The reason why the table does not offer a decision where the player would look for it: the cards suit the decision,
/// and the table's rules include it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withheld {
    /// The player has too few chips left to pay for it.
    TooFewChips,
    /// No card is left for it: other hands or the dealer still need all that remain.
    DeckEmpty,
    /// The table doubles only hard totals from this one to 11.
    Totals {
        /// The least total, 8 to 11.
        least: u8,
    },
    /// The table does not double hands of a split.
    AfterSplit,
    /// The player has as many hands as the table allows: 2 to 4.
    MostHands(u8),
    /// Split aces take one card each.
    SplitAces,
    /// The table lets split aces hit, but not double.
    AcesNotDoubled,
}

impl Withheld {
    /// All reasons.
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

/// The reason why the round refuses a decision or a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not the player's turn.
    NotYourTurn,
    /// No card is left for it: other hands or the dealer still need all that remain. With one hand and no other seat, a
    /// round never uses up a whole pack.
    DeckEmpty,
    /// The rules of the table do not allow it, or not for this hand.
    NotHere,
    /// The player has too few chips for it.
    TooFewChips,
    /// The table does not accept the bet.
    Bet(BetRefused),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotYourTurn => "It is not your turn.",
            Refusal::DeckEmpty => "No card is left for that.",
            Refusal::NotHere => "The rules do not allow that now.",
            Refusal::TooFewChips => "You do not have enough chips for that.",
            Refusal::Bet(why) => return why.fmt(f),
        })
    }
}

impl std::error::Error for Refusal {}
