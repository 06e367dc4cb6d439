//! What differs from one blackjack table to another (RULES.md, “The three tables”).

use std::fmt;
use std::str::FromStr;

use crate::core::{AceRule, Decks};
use crate::table;

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

impl Ties {
    const ALL: [Ties; 2] = [Ties::Draw, Ties::DealerWins];

    const fn code(self) -> &'static str {
        match self {
            Ties::Draw => "ties-push",
            Ties::DealerWins => "ties-lose",
        }
    }
}

/// What 21 on the first two cards means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naturals {
    /// The round is over at once, and a natural beats every other 21.
    EndTheRound,
    /// It is 21 like any other, and the round goes on.
    NotSpecial,
}

impl Naturals {
    const ALL: [Naturals; 2] = [Naturals::EndTheRound, Naturals::NotSpecial];

    const fn code(self) -> &'static str {
        match self {
            Naturals::EndTheRound => "naturals",
            Naturals::NotSpecial => "no-naturals",
        }
    }
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

    /// The preset whose rules these are; Classic for rules that no preset has, which no table of the
    /// page is played by ([`Game::offers`](crate::table::Game::offers)).
    #[must_use]
    pub fn of_rules(rules: Rules) -> Preset {
        Preset::of(rules).unwrap_or_default()
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

impl Default for Rules {
    fn default() -> Rules {
        Preset::default().rules()
    }
}

impl table::Rules for Rules {
    fn decks(&self) -> Decks {
        Decks::ONE
    }
}

/// Written as the name of their preset; rules that no preset has are written as `classic` and what
/// differs from it, as in `classic.ties-lose.ace-1`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = Preset::of(*self).unwrap_or_default();
        f.write_str(base.code())?;
        let Rules {
            ties,
            ace,
            naturals,
        } = base.rules();
        if self.ties != ties {
            write!(f, ".{}", self.ties.code())?;
        }
        if self.ace != ace {
            write!(f, ".{}", ace_code(self.ace))?;
        }
        if self.naturals != naturals {
            write!(f, ".{}", self.naturals.code())?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = NoSuchRules;

    /// Reads the name of any preset and what differs from it.
    fn from_str(text: &str) -> Result<Rules, NoSuchRules> {
        let mut words = text.split('.');
        let preset = words.next().and_then(Preset::from_code);
        let mut rules = preset.ok_or(NoSuchRules)?.rules();
        for word in words {
            if let Some(ties) = Ties::ALL.into_iter().find(|ties| ties.code() == word) {
                rules.ties = ties;
            } else if let Some(ace) = ACES.into_iter().find(|ace| ace_code(*ace) == word) {
                rules.ace = ace;
            } else {
                let naturals = Naturals::ALL.into_iter().find(|it| it.code() == word);
                rules.naturals = naturals.ok_or(NoSuchRules)?;
            }
        }
        Ok(rules)
    }
}

/// The text stands for no rules of blackjack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRules;

impl fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These are no rules of blackjack.")
    }
}

impl std::error::Error for NoSuchRules {}

/// Every way in which an ace can count.
const ACES: [AceRule; 2] = [AceRule::OneOrEleven, AceRule::One];

const fn ace_code(ace: AceRule) -> &'static str {
    match ace {
        AceRule::OneOrEleven => "ace-1-or-11",
        AceRule::One => "ace-1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rules_are_read_back_as_they_are_written() {
        for ties in Ties::ALL {
            for ace in ACES {
                for naturals in Naturals::ALL {
                    let rules = Rules {
                        ties,
                        ace,
                        naturals,
                    };
                    let written = rules.to_string();
                    assert_eq!(written.parse(), Ok(rules), "{written}");
                    assert!(!written.contains(['&', '=', '%', ' ']), "{written}");
                }
            }
        }
    }

    #[test]
    fn the_rules_of_a_preset_are_written_as_its_name() {
        for preset in Preset::ALL {
            assert_eq!(preset.rules().to_string(), preset.code());
        }
        let rules = Rules {
            ties: Ties::DealerWins,
            ..Rules::default()
        };
        assert_eq!(rules.to_string(), "classic.ties-lose");
        for text in [
            "",
            "classic.",
            "classic.ace-2",
            "Classic",
            "ties-lose",
            "classic..ace-1",
        ] {
            assert_eq!(text.parse::<Rules>(), Err(NoSuchRules), "{text}");
        }
    }
}
