//! The differences between blackjack tables (RULES.md, “The rules that can be chosen”).

use std::fmt;
use std::str::FromStr;

use super::options::{
    Charlie, CharlieAfterSplit, Chips, DeckCount, Double, DoubleAfterSplit, HoleCard, Naturals,
    Rescue, RuleValue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use super::presets::Preset;
use fair_deal_core::scoring::low_points;
use fair_deal_core::{AceRule, Card, Decks};
use fair_deal_table as table;

/// The total from which the dealer draws no more: “the dealer stands on all 17s”. [`Soft17`] decides about a soft 17.
pub const DEALER_STANDS_ON: u32 = 17;

/// The rules of a table, fixed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The rule for ties.
    pub ties: Ties,
    /// The value of an ace.
    pub ace: AceRule,
    /// The rule for 21 with the first two cards.
    pub naturals: Naturals,
    /// The rule for the dealer's soft 17.
    pub soft17: Soft17,
    /// The number of decks in the pack.
    pub decks: DeckCount,
    /// The rule for shuffling.
    pub shuffle: Shuffle,
    /// The choice between bets and no bets.
    pub chips: Chips,
    /// The hands that may be doubled, where the table has bets.
    pub double: Double,
    /// The greatest number of hands after splits, where the table has bets.
    pub split: Split,
    /// The rule for doubling hands of a split.
    pub double_after_split: DoubleAfterSplit,
    /// The rule for splitting aces again.
    pub split_aces: SplitAces,
    /// The rule for giving a hand up, where the table has bets.
    pub surrender: Surrender,
    /// The rule for the dealer's second card.
    pub hole_card: HoleCard,
    /// The rule for giving a doubled hand up.
    pub rescue: Rescue,
    /// The rule for a split ace after its second card.
    pub split_ace_play: SplitAcePlay,
    /// The rule for splitting two cards that count ten.
    pub split_tens: SplitTens,
    /// The number of cards with which a hand wins if it is not bust.
    pub charlie: Charlie,
    /// The rule for a Charlie with a hand of a split.
    pub charlie_after_split: CharlieAfterSplit,
}

impl Rules {
    /// Returns true if the player may split a pair.
    #[must_use]
    pub fn has_splits(&self) -> bool {
        self.chips == Chips::Bets && self.split != Split::Never
    }

    /// Hit and Stand only, without chips, from one deck that is shuffled for every round.
    pub const HIT_AND_STAND: Rules = Rules {
        ties: Ties::Draw,
        ace: AceRule::OneOrEleven,
        naturals: Naturals::PayEven,
        soft17: Soft17::Stands,
        decks: DeckCount::One,
        shuffle: Shuffle::EveryRound,
        chips: Chips::None,
        double: Double::Never,
        split: Split::Never,
        double_after_split: DoubleAfterSplit::No,
        split_aces: SplitAces::Once,
        surrender: Surrender::No,
        hole_card: HoleCard::Peek,
        rescue: Rescue::No,
        split_ace_play: SplitAcePlay::OneCard,
        split_tens: SplitTens::ByValue,
        charlie: Charlie::None,
        charlie_after_split: CharlieAfterSplit::No,
    };

    /// Six decks in a shoe, with chips: the player may double, split to four hands, insure and surrender late.
    pub const VEGAS: Rules = Rules {
        naturals: Naturals::PayThreeToTwo,
        decks: DeckCount::Six,
        shuffle: Shuffle::After75,
        chips: Chips::Bets,
        double: Double::AnyTwo,
        split: Split::ToFour,
        double_after_split: DoubleAfterSplit::Yes,
        surrender: Surrender::Late,
        ..Rules::HIT_AND_STAND
    };

    /// The word of each rule, in the order of the fields.
    fn words(&self) -> [&'static str; 18] {
        let Rules {
            ties,
            ace,
            naturals,
            soft17,
            decks,
            shuffle,
            chips,
            double,
            split,
            double_after_split,
            split_aces,
            surrender,
            hole_card,
            rescue,
            split_ace_play,
            split_tens,
            charlie,
            charlie_after_split,
        } = *self;
        [
            ties.word(),
            ace.word(),
            naturals.word(),
            soft17.word(),
            decks.word(),
            shuffle.word(),
            chips.word(),
            double.word(),
            split.word(),
            double_after_split.word(),
            split_aces.word(),
            surrender.word(),
            hole_card.word(),
            rescue.word(),
            split_ace_play.word(),
            split_tens.word(),
            charlie.word(),
            charlie_after_split.word(),
        ]
    }

    /// Returns the first contradiction between these rules, if any: one rule needs another that is off. For example, a
    /// doubled hand cannot be given up at a table without doubles.
    #[must_use]
    pub fn clash(&self) -> Option<Clash> {
        let no_double = self.chips == Chips::None || self.double == Double::Never;
        let no_split = self.chips == Chips::None || self.split == Split::Never;
        if self.rescue == Rescue::Yes && no_double {
            Some(Clash::RescueWithoutDouble)
        } else if self.split_ace_play.doubles() && no_double {
            Some(Clash::AcesWithoutDouble)
        } else if self.split_ace_play != SplitAcePlay::OneCard && no_split {
            Some(Clash::AcesWithoutSplit)
        } else if self.charlie_after_split == CharlieAfterSplit::Yes {
            if self.charlie == Charlie::None {
                Some(Clash::SplitWithoutCharlie)
            } else {
                no_split.then_some(Clash::CharlieWithoutSplit)
            }
        } else {
            None
        }
    }

    /// Switches off the rules that need another rule that is off, so that the result has no [clash](Rules::clash).
    #[must_use]
    pub fn without_clash(mut self) -> Rules {
        while let Some(clash) = self.clash() {
            match clash {
                Clash::RescueWithoutDouble => self.rescue = Rescue::No,
                Clash::AcesWithoutDouble => {
                    self.split_ace_play = if self.split_ace_play.hits() {
                        SplitAcePlay::Hit
                    } else {
                        SplitAcePlay::OneCard
                    };
                }
                Clash::AcesWithoutSplit => self.split_ace_play = SplitAcePlay::OneCard,
                Clash::SplitWithoutCharlie | Clash::CharlieWithoutSplit => {
                    self.charlie_after_split = CharlieAfterSplit::No;
                }
            }
        }
        self
    }

    /// Returns true if the number of cards makes a hand win. `of_split` is true for a hand of a split. The caller
    /// checks that the hand is not bust.
    #[must_use]
    pub fn is_charlie(&self, cards: usize, of_split: bool) -> bool {
        let holds = !of_split || self.charlie_after_split == CharlieAfterSplit::Yes;
        let wins = self.charlie.cards();
        holds && wins.is_some_and(|wins| cards >= usize::from(wins))
    }

    /// Returns true if insurance on a natural is even money: the player then wins one bet for certain. This needs
    /// naturals that pay 3:2 and ties that push (RULES.md, “Double, split, surrender”).
    #[must_use]
    pub fn have_even_money(&self) -> bool {
        self.naturals == Naturals::PayThreeToTwo && self.ties == Ties::Draw
    }

    /// Returns true if a dealer with this upcard may have a natural that beats every other 21.
    #[must_use]
    pub fn may_be_natural(&self, up: Card) -> bool {
        let special = self.naturals.end_the_round() && self.ace == AceRule::OneOrEleven;
        special && matches!(low_points(up.rank), 1 | 10)
    }

    /// Sets the field to which this word belongs.
    fn choose(&mut self, word: &str) -> Result<(), NoSuchRules> {
        let Rules {
            ties,
            ace,
            naturals,
            soft17,
            decks,
            shuffle,
            chips,
            double,
            split,
            double_after_split,
            split_aces,
            surrender,
            hole_card,
            rescue,
            split_ace_play,
            split_tens,
            charlie,
            charlie_after_split,
        } = self;
        let known = ties.choose(word)
            || ace.choose(word)
            || naturals.choose(word)
            || soft17.choose(word)
            || decks.choose(word)
            || shuffle.choose(word)
            || chips.choose(word)
            || double.choose(word)
            || split.choose(word)
            || double_after_split.choose(word)
            || split_aces.choose(word)
            || surrender.choose(word)
            || hole_card.choose(word)
            || rescue.choose(word)
            || split_ace_play.choose(word)
            || split_tens.choose(word)
            || charlie.choose(word)
            || charlie_after_split.choose(word);
        if known { Ok(()) } else { Err(NoSuchRules) }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Preset::default().rules()
    }
}

impl table::Rules for Rules {
    fn decks(&self) -> Decks {
        self.decks.decks()
    }
}

/// The two presets with whose codes the text of custom rules begins. The differences follow the code.
const BASES: [Preset; 2] = [Preset::Vegas, Preset::Classic];

/// Writes the code of the preset if these are the rules of one of the app's own tables. Otherwise it writes `vegas`
/// (with chips) or `classic` (without), followed by the differences, as in `classic.ties-lose.ace-1`. It never writes
/// the code of a casino's table (RULES.md, “Real tables”), although [`from_str`](Rules::from_str) reads it: the history
/// groups rounds by the text of their rules, and older links and saved records have the long form.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(preset) = Preset::at_tables().find(|preset| preset.rules() == *self) {
            return f.write_str(preset.code());
        }
        let [vegas, classic] = BASES;
        let base = match self.chips {
            Chips::Bets => vegas,
            Chips::None => classic,
        };
        f.write_str(base.code())?;
        for (word, usual) in self.words().into_iter().zip(base.rules().words()) {
            if word != usual {
                write!(f, ".{word}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = NoSuchRules;

    /// Parses the code of a preset, and the differences from it.
    fn from_str(text: &str) -> Result<Rules, NoSuchRules> {
        let mut words = text.split('.');
        let name = words.next().unwrap_or_default();
        let preset = Preset::from_code(name).map(Preset::rules);
        let mut rules = preset.ok_or(NoSuchRules)?;
        for word in words {
            rules.choose(word)?;
        }
        match rules.clash() {
            Some(_) => Err(NoSuchRules),
            None => Ok(rules),
        }
    }
}

/// A contradiction between two rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// The player may give a doubled hand up, but no hand may be doubled.
    RescueWithoutDouble,
    /// Split aces may be doubled, but no hand may be doubled.
    AcesWithoutDouble,
    /// Split aces may be played on, but no pair may be split.
    AcesWithoutSplit,
    /// A number of cards wins after a split, but no number wins without one.
    SplitWithoutCharlie,
    /// A number of cards wins after a split, but no pair may be split.
    CharlieWithoutSplit,
}

impl Clash {
    /// All clashes.
    pub const ALL: [Clash; 5] = [
        Clash::RescueWithoutDouble,
        Clash::AcesWithoutDouble,
        Clash::AcesWithoutSplit,
        Clash::SplitWithoutCharlie,
        Clash::CharlieWithoutSplit,
    ];
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Clash::RescueWithoutDouble => {
                "A doubled hand can be given up only where a hand can be doubled."
            }
            Clash::AcesWithoutDouble => {
                "Split aces can be doubled only where a hand can be doubled."
            }
            Clash::AcesWithoutSplit => {
                "Split aces can be played on only where a pair can be split."
            }
            Clash::SplitWithoutCharlie => {
                "A Charlie after a split needs a number of cards that wins."
            }
            Clash::CharlieWithoutSplit => "A Charlie after a split needs pairs that can be split.",
        })
    }
}

impl std::error::Error for Clash {}

/// The error for a text that names no blackjack rules, or names rules that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRules;

impl fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These are not valid rules of blackjack.")
    }
}

impl std::error::Error for NoSuchRules {}

impl RuleValue for AceRule {
    const VALUES: &'static [AceRule] = AceRule::ALL;

    fn word(self) -> &'static str {
        match self {
            AceRule::OneOrEleven => "ace-1-or-11",
            AceRule::One => "ace-1",
        }
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Rules);

#[cfg(test)]
mod tests {
    use super::*;

    /// Covers every pair of values of two rules, on both bases.
    #[test]
    fn all_rules_round_trip() {
        let words: Vec<&str> = [
            words_of::<Ties>(),
            words_of::<AceRule>(),
            words_of::<Naturals>(),
            words_of::<Soft17>(),
            words_of::<DeckCount>(),
            words_of::<Shuffle>(),
            words_of::<Chips>(),
            words_of::<Double>(),
            words_of::<Split>(),
            words_of::<DoubleAfterSplit>(),
            words_of::<SplitAces>(),
            words_of::<Surrender>(),
            words_of::<HoleCard>(),
            words_of::<Rescue>(),
            words_of::<SplitAcePlay>(),
            words_of::<SplitTens>(),
            words_of::<Charlie>(),
            words_of::<CharlieAfterSplit>(),
        ]
        .concat();
        let mut different = words.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), words.len(), "no two rules share a word");
        for base in [Rules::HIT_AND_STAND, Rules::VEGAS] {
            for first in &words {
                for second in &words {
                    let mut rules = base;
                    rules.choose(first).expect(first);
                    rules.choose(second).expect(second);
                    assert!(rules.words().contains(second));
                    let written = rules.to_string();
                    let read = match rules.clash() {
                        Some(_) => Err(NoSuchRules),
                        None => Ok(rules),
                    };
                    assert_eq!(written.parse(), read, "{written}");
                    assert_eq!(rules.without_clash().clash(), None, "{written}");
                    assert!(!written.contains(['&', '=', '%', ' ']), "{written}");
                }
            }
        }
    }

    fn words_of<V: RuleValue>() -> Vec<&'static str> {
        V::VALUES.iter().map(|value| value.word()).collect()
    }

    #[test]
    fn preset_rules_are_written_as_its_code() {
        for preset in Preset::at_tables() {
            assert_eq!(preset.rules().to_string(), preset.code());
        }
        for preset in Preset::ALL {
            assert_eq!(preset.rules().to_string().parse(), Ok(preset.rules()));
            assert_eq!(preset.code().parse(), Ok(preset.rules()));
        }
        let rules = Rules {
            ties: Ties::DealerWins,
            ..Rules::default()
        };
        assert_eq!(rules.to_string(), "classic.ties-lose");
        assert_eq!(Rules::VEGAS.to_string(), "vegas");
        let rules = Rules {
            soft17: Soft17::Hits,
            decks: DeckCount::Eight,
            ..Rules::VEGAS
        };
        assert_eq!(rules.to_string(), "vegas.h17.8-decks");
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
