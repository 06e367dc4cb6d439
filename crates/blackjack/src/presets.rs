//! Rules with a name: our own tables, and real tables (RULES.md, “The tables” and “Real tables”).

use super::options::{
    DeckCount, Double, DoubleAfterSplit, HoleCard, Naturals, Shuffle, Soft17, Split, Surrender,
    Ties,
};
use super::rules::Rules;
use fair_deal_core::AceRule;

/// The publication with the rules of a real table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Source {
    /// The publisher and the title.
    pub title: &'static str,
    /// The published worth of a round to the player, in percent of the first bet. `None` if the publication does not
    /// state it.
    pub percent: Option<f64>,
}

/// Declares the presets: name, code, rules, and the source for a real table.
macro_rules! presets {
    ($($(#[$doc:meta])* $name:ident, $code:literal, $rules:expr, $source:expr;)+) => {
        /// Rules with a name.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum Preset {
            $($(#[$doc])* $name,)+
        }

        impl Preset {
            /// All presets, in the order in which the page offers them.
            pub const ALL: &'static [Preset] = &[$(Preset::$name),+];

            /// Returns the word for the preset in links and saved records.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Preset::$name => $code,)+
                }
            }

            /// Returns the rules.
            #[must_use]
            pub const fn rules(self) -> Rules {
                match self {
                    $(Preset::$name => $rules,)+
                }
            }

            /// Returns the source of the rules, or `None` for a table of our own.
            #[must_use]
            pub const fn source(self) -> Option<Source> {
                match self {
                    $(Preset::$name => $source,)+
                }
            }
        }
    };
}

/// Creates a source.
const fn published(title: &'static str, percent: Option<f64>) -> Source {
    Source { title, percent }
}

/// The rules of Vegas without surrender: the base for the single deck and for all real tables but Atlantic City.
const NO_SURRENDER: Rules = Rules {
    surrender: Surrender::No,
    ..Rules::VEGAS
};

/// A European table: the dealer has no hole card, and a natural takes all bets.
const NO_HOLE_CARD: Rules = Rules {
    hole_card: HoleCard::NoneTakesAll,
    ..NO_SURRENDER
};

/// An Australian table: eight decks, a double on hard 9 to 11, one split.
const AUSTRALIA: Rules = Rules {
    decks: DeckCount::Eight,
    double: Double::NineToEleven,
    split: Split::ToTwo,
    ..NO_HOLE_CARD
};

presets! {
    /// The table of an earlier program in Elm (RULES.md, “The tables”).
    #[default]
    Classic, "classic", Rules::HIT_AND_STAND, None;
    /// The table of an earlier program in F# (RULES.md, “The tables”).
    HouseWinsTies, "house-wins-ties", Rules {
        ties: Ties::DealerWins,
        naturals: Naturals::NotSpecial,
        ..Rules::HIT_AND_STAND
    }, None;
    /// The rules of the exercise that both programs were written for.
    Exam, "exam", Rules {
        ace: AceRule::One,
        naturals: Naturals::NotSpecial,
        ..Rules::HIT_AND_STAND
    }, None;
    /// Six decks in a shoe, with chips and late surrender.
    Vegas, "vegas", Rules::VEGAS, None;
    /// One deck for each round, with chips; the dealer hits a soft 17.
    SingleDeck, "single-deck", Rules {
        soft17: Soft17::Hits,
        decks: DeckCount::One,
        shuffle: Shuffle::EveryRound,
        double_after_split: DoubleAfterSplit::No,
        ..NO_SURRENDER
    }, None;
    /// The Las Vegas Strip: four decks, the dealer stands on a soft 17.
    VegasStrip, "vegas-strip", Rules {
        decks: DeckCount::Four,
        ..NO_SURRENDER
    }, Some(published("blackjack-player.org, “Vegas Strip Blackjack”", Some(-0.35)));
    /// Downtown Las Vegas: two decks, the dealer hits a soft 17.
    Downtown, "downtown", Rules {
        decks: DeckCount::Two,
        soft17: Soft17::Hits,
        ..NO_SURRENDER
    }, Some(published("blackjackexpert.com, “Vegas Downtown Blackjack”", Some(-0.38)));
    /// Atlantic City: eight decks, late surrender.
    AtlanticCity, "atlantic-city", Rules {
        decks: DeckCount::Eight,
        ..Rules::VEGAS
    }, Some(published("blackjack-player.org, “Atlantic City Blackjack”", Some(-0.35)));
    /// Europe: six decks, no hole card, a double on hard 9 to 11.
    European, "european", Rules {
        double: Double::NineToEleven,
        ..NO_HOLE_CARD
    }, Some(published("The Wizard of Odds, “European Blackjack Strategy”", Some(-0.62)));
    /// London: six decks, no hole card, a double on any two cards.
    London, "london", NO_HOLE_CARD,
    Some(published("Gambling Commission, “Rules of casino games in Great Britain”, August 2007", None));
    /// Macau: six decks, no hole card, original bets only, early surrender against a ten.
    Macau, "macau", Rules {
        shuffle: Shuffle::EveryRound,
        hole_card: HoleCard::NoneTakesOriginal,
        surrender: Surrender::EarlyTen,
        ..NO_SURRENDER
    }, Some(published("The Wizard of Odds, “Blackjack in Macau”", Some(-0.16)));
    /// Australia where a natural takes the original bet only.
    AustraliaObo, "australia-obo", Rules {
        hole_card: HoleCard::NoneTakesOriginal,
        ..AUSTRALIA
    }, Some(published("The Wizard of Odds, “Australian Blackjack”", Some(-0.59)));
    /// Australia where a natural takes all bets.
    AustraliaEnhc, "australia-enhc", AUSTRALIA,
    Some(published("The Wizard of Odds, “Australian Blackjack”", None));
}

impl Preset {
    /// The presets without bets.
    pub const WITHOUT_BETS: [Preset; 3] = [Preset::Classic, Preset::HouseWinsTies, Preset::Exam];

    /// Returns the preset with this [code](Preset::code), if any.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Preset> {
        let mut all = Preset::ALL.iter().copied();
        all.find(|preset| preset.code() == code)
    }

    /// Returns the preset with these rules, if any.
    #[must_use]
    pub fn of(rules: Rules) -> Option<Preset> {
        let mut all = Preset::ALL.iter().copied();
        all.find(|preset| preset.rules() == rules)
    }

    /// Returns our own tables. The list at a table offers only these; the rules page offers all presets.
    pub fn at_tables() -> impl Iterator<Item = Preset> + Clone {
        let all = Preset::ALL.iter().copied();
        all.filter(|preset| preset.source().is_none())
    }

    /// Returns the real tables.
    pub fn real() -> impl Iterator<Item = Preset> + Clone {
        let all = Preset::ALL.iter().copied();
        all.filter(|preset| preset.source().is_some())
    }
}
