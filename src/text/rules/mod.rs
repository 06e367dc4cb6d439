//! The words of the page of the rules, in every language. What it shares with the tables it takes from
//! [`crate::text`], and what it says of a chart from [`super::coach::chart`].

#[cfg(test)]
mod tests;

use crate::blackjack::Chips;
use crate::core::Card;
use crate::pages::rules::Altered;
use crate::pages::rules::compare::NotAlone;
use crate::pages::rules::switch::Switch;
use crate::text::language::Language;
use crate::text::messages::LabWords;
use crate::text::messages::{CoachWords, RulesWords};
use crate::text::short;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> RulesWords {
    RulesWords::of(language)
}

/// Who wins in the long run, or gains by other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The house.
    House,
    /// The player.
    Player,
    /// Neither, to the last digit that is shown.
    Neither,
}

impl RulesWords {
    /// Names a switch, whatever its value.
    #[must_use]
    pub fn switch(self, switch: Switch) -> &'static str {
        match switch {
            Switch::Decks(_) => self.switch_decks(),
            Switch::Shuffle(_) => self.switch_shuffle(),
            Switch::Ace(_) => self.switch_ace(),
            Switch::HoleCard(_) => self.switch_hole_card(),
            Switch::Soft17(_) => self.switch_soft17(),
            Switch::Ties(_) => self.switch_ties(),
            Switch::Chips(_) => self.switch_chips(),
            Switch::Naturals(_) => self.switch_naturals(),
            Switch::Double(_) => self.switch_double(),
            Switch::DoubleAfterSplit(_) => self.switch_double_after_split(),
            Switch::Split(_) => self.switch_split(),
            Switch::SplitTens(_) => self.switch_split_tens(),
            Switch::SplitAces(_) => self.switch_split_aces(),
            Switch::SplitAcePlay(_) => self.switch_split_ace_play(),
            Switch::Surrender(_) => self.switch_surrender(),
            Switch::Rescue(_) => self.switch_rescue(),
            Switch::Charlie(_) => self.switch_charlie(),
            Switch::CharlieAfterSplit(_) => self.switch_charlie_after_split(),
        }
    }

    /// Names a value, with bets or without.
    #[must_use]
    pub fn value(self, value: Switch, chips: Chips) -> &'static str {
        match value {
            Switch::Decks(value) => self.value_decks(value),
            Switch::Shuffle(value) => self.value_shuffle(value),
            Switch::Ace(value) => self.value_ace(value),
            Switch::HoleCard(value) => self.value_hole_card(value),
            Switch::Soft17(value) => self.value_soft17(value),
            Switch::Ties(value) => self.value_ties(value),
            Switch::Chips(value) => self.value_chips(value),
            Switch::Naturals(value) => self.value_naturals(value, chips),
            Switch::Double(value) => self.value_double(value),
            Switch::DoubleAfterSplit(value) => self.value_double_after_split(value),
            Switch::Split(value) => self.value_split(value),
            Switch::SplitTens(value) => self.value_split_tens(value),
            Switch::SplitAces(value) => self.value_split_aces(value),
            Switch::SplitAcePlay(value) => self.value_split_ace_play(value),
            Switch::Surrender(value) => self.value_surrender(value),
            Switch::Rescue(value) => self.value_rescue(value),
            Switch::Charlie(value) => self.value_charlie(value),
            Switch::CharlieAfterSplit(value) => self.value_charlie_after_split(value),
        }
    }

    /// The last change has set these other switches too: the name of each and of its value.
    #[must_use]
    pub fn also_set(self, others: &[(&str, &str)]) -> String {
        let others: Vec<String> = others
            .iter()
            .map(|(switch, value)| self.set_too_one(switch, value))
            .collect();
        self.set_too(&others.join(self.set_too_between()))
    }
}

/// The number of digits after the point of a percentage.
const DIGITS: usize = 3;

/// Who wins, and how much, in percent.
fn in_percent(language: Language, edge: f64) -> (Winner, String) {
    let words = LabWords::of(language);
    let decimal = |percent| words.decimal(percent, DIGITS);
    let percent = decimal(100.0 * edge.abs());
    let winner = if percent == decimal(0.0) {
        Winner::Neither
    } else if edge < 0.0 {
        Winner::House
    } else {
        Winner::Player
    };
    (
        winner,
        [&percent, CoachWords::of(language).percent_sign()].concat(),
    )
}

/// Who wins in the long run, by how much.
#[must_use]
pub fn edge(language: Language, edge: f64) -> String {
    let (winner, percent) = in_percent(language, edge);
    words(language).edge(winner, &percent)
}

/// The same of the rules before.
#[must_use]
pub fn edge_before(language: Language, edge: f64) -> String {
    let (winner, percent) = in_percent(language, edge);
    words(language).before(winner, &percent)
}

/// What a round is worth, or how much more, in percent with a sign.
#[must_use]
pub fn signed_percent(language: Language, worth: f64) -> String {
    let signed = super::stats::signed(language, 100.0 * worth, DIGITS);
    [&signed, CoachWords::of(language).percent_sign()].concat()
}

/// What other rules are worth to the player, beside those on the page.
#[must_use]
pub fn other_rules(language: Language, total: f64) -> String {
    let (winner, percent) = in_percent(language, total);
    words(language).other_rules(winner, &percent)
}

/// Why a rule cannot be changed alone.
#[must_use]
pub fn not_alone(language: Language, why: NotAlone) -> &'static str {
    match why {
        NotAlone::Clash(clash) => words(language).clash(clash),
        NotAlone::Meaningless(why) => words(language).disabled(why),
    }
}

/// With so many hands the decision is close, that is by less than so many bets.
#[must_use]
pub fn close_hands(language: Language, count: usize, close: f64) -> String {
    let bets = LabWords::of(language).decimal(close, 2);
    words(language).close_hands(count, &bets)
}

/// What the last switch that was set has changed besides itself.
#[must_use]
pub fn also_set(language: Language, altered: &Altered, chips: Chips) -> String {
    let words = words(language);
    let name = |it: &Switch| (words.switch(*it), words.value(*it, chips));
    let others: Vec<(&str, &str)> = altered.others.iter().map(name).collect();
    words.also_set(&others)
}

/// Which hand of the table it is whose cell is outlined.
#[must_use]
pub fn outlined(language: Language, hand: &[Card], up: Card) -> String {
    let hand: Vec<String> = hand.iter().copied().map(short).collect();
    words(language).outlined(&hand.join(" "), &short(up))
}
