//! What differs from one blackjack table to another (RULES.md, “The three tables”).

use crate::core::AceRule;
use crate::table::Agreement;

/// The dealer draws until the hand counts this or more, soft or hard, and then stands: “the dealer
/// stands on all 17s”. The same at every table so far.
pub const DEALER_STANDS_ON: u32 = 17;

/// Who gets a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// Nobody.
    Draw,
    /// The dealer.
    DealerWins,
}

/// What 21 on the first two cards means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naturals {
    /// The round is over at once, and a natural beats every other 21.
    EndTheRound,
    /// It is 21 like any other, and the round goes on.
    NotSpecial,
}

/// What is agreed at a table before the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Who gets a tie.
    pub ties: Ties,
    /// How an ace counts.
    pub ace: AceRule,
    /// What 21 on the first two cards means.
    pub naturals: Naturals,
}

/// The tables a player can choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// The table of the Elm blackjack.
    #[default]
    Classic,
    /// The table of the F# blackjack.
    HouseWinsTies,
    /// The rules both programs were first written for.
    Exam,
}

impl Preset {
    /// The presets in the order in which they are offered.
    pub const ALL: [Preset; 3] = [Preset::Classic, Preset::HouseWinsTies, Preset::Exam];

    /// The name that stands for the preset in the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::HouseWinsTies => "house-wins-ties",
            Preset::Exam => "exam",
        }
    }

    /// The preset with this [code](Preset::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.code() == code)
    }

    /// The preset whose rules these are, if one has them.
    #[must_use]
    pub fn of(rules: Rules) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.rules() == rules)
    }

    /// The rules of this table.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Classic => Rules {
                ties: Ties::Draw,
                ace: AceRule::OneOrEleven,
                naturals: Naturals::EndTheRound,
            },
            Preset::HouseWinsTies => Rules {
                ties: Ties::DealerWins,
                ace: AceRule::OneOrEleven,
                naturals: Naturals::NotSpecial,
            },
            Preset::Exam => Rules {
                ties: Ties::Draw,
                ace: AceRule::One,
                naturals: Naturals::NotSpecial,
            },
        }
    }
}

/// Written as the code of their preset; rules that no preset has are written as nothing, and never
/// read back. No table of the page plays by such.
impl Agreement for Rules {
    fn code(self) -> &'static str {
        Preset::of(self).map_or("", Preset::code)
    }

    fn from_code(code: &str) -> Option<Rules> {
        Preset::from_code(code).map(Preset::rules)
    }
}
