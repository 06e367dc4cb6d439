//! The messages of the rules page, in every language. Messages that it shares with the tables come from
//! [`crate::text`].

#[cfg(test)]
mod tests;

use super::Altered;
use super::compare::NotAlone;
use super::own::Change;
use super::switch::Switch;
use crate::blackjack::{Chips, Rules};
use crate::coach::total_strategy::{
    Cell, NotAStrategy, PairPlay, RowPlay, Rule, StrategyPrice, TotalStrategy,
};
use crate::coach::{CardValue, Exception, HandKind};
use crate::core::Card;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::short;

/// The side that wins in the long run, or gains from other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The house.
    House,
    /// The player.
    Player,
    /// Neither, to the last digit shown.
    Neither,
}

impl PagesWords {
    /// The name of a switch, whatever its value.
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

    /// The name of a value, with bets or without.
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

    /// A sentence: the last change also set these switches. Each item has the names of a switch and of its value.
    #[must_use]
    pub fn also_set(self, others: &[(&str, &str)]) -> String {
        let others: Vec<String> = others
            .iter()
            .map(|(switch, value)| self.set_too_one(switch, value))
            .collect();
        self.set_too(&others.join(self.set_too_between()))
    }
}

/// The number of digits after the decimal point of a percentage.
const DIGITS: usize = 3;

/// The number of digits after the decimal point of what a chart of the player's own costs, in percent. A cell that
/// seldom comes up costs less than a thousandth of a percent.
const DIGITS_OF_CHART: usize = 4;

/// The winning side, and the edge in percent.
fn in_percent(language: Language, edge: f64) -> (Winner, String) {
    in_digits(language, edge, DIGITS)
}

/// The winning side, and the edge in percent with this number of decimals.
fn in_digits(language: Language, edge: f64, digits: usize) -> (Winner, String) {
    let words = PagesWords::of(language);
    let percent = words.in_percent(edge.abs(), digits);
    let winner = if percent == words.in_percent(0.0, digits) {
        Winner::Neither
    } else if edge < 0.0 {
        Winner::House
    } else {
        Winner::Player
    };
    (winner, percent)
}

/// The winning side in the long run, and the edge.
#[must_use]
pub fn edge(language: Language, edge: f64) -> String {
    let (winner, percent) = in_percent(language, edge);
    PagesWords::of(language).rules_edge(winner, &percent)
}

/// The winning side and the edge under the previous rules.
#[must_use]
pub fn edge_before(language: Language, edge: f64) -> String {
    let (winner, percent) = in_percent(language, edge);
    PagesWords::of(language).before(winner, &percent)
}

/// The value of a round, or its change, in percent with a sign.
#[must_use]
pub fn signed_percent(language: Language, worth: f64) -> String {
    PagesWords::of(language).signed_percent(worth, DIGITS)
}

/// The value of other rules to the player, against those on the page.
#[must_use]
pub fn other_rules(language: Language, total: f64) -> String {
    let (winner, percent) = in_percent(language, total);
    PagesWords::of(language).rules_other_rules(winner, &percent)
}

/// The message about a rule that cannot be changed alone.
#[must_use]
pub fn not_alone(language: Language, why: NotAlone) -> &'static str {
    match why {
        NotAlone::Clash(clash) => PagesWords::of(language).clash(clash),
        NotAlone::Meaningless(why) => PagesWords::of(language).disabled(why),
    }
}

/// The number of hands whose decision is closer than `close` bets.
#[must_use]
pub fn close_hands(language: Language, count: usize, close: f64) -> String {
    let bets = PagesWords::of(language).grouped_decimal(close, 2);
    PagesWords::of(language).close_hands(count, &bets)
}

/// A hand for which another play is better than the play in the chart.
#[must_use]
pub fn exception(language: Language, exception: &Exception) -> String {
    let words = PagesWords::of(language);
    let Exception {
        hand,
        up,
        best,
        chart: _,
        cost,
    } = exception;
    let cards: Vec<String> = hand.iter().map(ToString::to_string).collect();
    let cost = words.digits(*cost, 5);
    words.exception(&cards.join(", "), &up.to_string(), words.play(*best), &cost)
}

/// The switches that the last change also set.
#[must_use]
pub fn also_set(language: Language, altered: &Altered, chips: Chips) -> String {
    let words = PagesWords::of(language);
    let name = |it: &Switch| (words.switch(*it), words.value(*it, chips));
    let others: Vec<(&str, &str)> = altered.others.iter().map(name).collect();
    words.also_set(&others)
}

/// The hand at the table whose cell in the chart is outlined.
#[must_use]
pub fn outlined(language: Language, hand: &[Card], up: Card) -> String {
    let hand: Vec<String> = hand.iter().copied().map(short).collect();
    PagesWords::of(language).outlined(&hand.join(" "), &short(up))
}

/// The name of the play of a cell.
#[must_use]
pub fn row_play(language: Language, play: RowPlay) -> String {
    let words = PagesWords::of(language);
    let first = words.play(play.first);
    match play.otherwise {
        None => first.to_owned(),
        Some(otherwise) => words.or_else(first, words.play(otherwise)),
    }
}

/// The name of a cell of the player's own chart, with its play.
#[must_use]
pub fn own_cell(language: Language, cell: Cell, up: CardValue, play: RowPlay) -> String {
    let words = PagesWords::of(language);
    let hand = words.hands(cell.hands());
    words.own_cell(&hand, &up.to_string(), &row_play(language, play))
}

/// What the player's own chart costs.
#[must_use]
pub fn own_cost(language: Language, price: StrategyPrice) -> String {
    let words = PagesWords::of(language);
    // The best play is never worth less: a cost below 0 is a rounding error.
    words.own_cost(&words.in_percent(price.cost().max(0.0), DIGITS_OF_CHART))
}

/// What the last change of a cell costs against the full chart. `None` while that is computed.
#[must_use]
pub fn own_change(
    language: Language,
    change: Change,
    [own, full]: [&TotalStrategy; 2],
    rules: &Rules,
) -> Option<String> {
    let Change {
        cell,
        up,
        cost,
        full: _,
    } = change;
    let [own, full] = [own, full].map(|it| it.play(cell, up, rules.ace));
    let words = PagesWords::of(language);
    let (winner, percent) = in_digits(language, -cost?, DIGITS_OF_CHART);
    let cell = own_cell(language, cell, up, own);
    if own == full {
        return Some(words.own_as_full(&cell));
    }
    Some(words.own_change(&cell, &row_play(language, full), winner, &percent))
}

/// The message about a text in the address that is not a chart.
#[must_use]
pub fn own_unread(language: Language, why: &NotAStrategy) -> String {
    let words = PagesWords::of(language);
    let why = match why {
        NotAStrategy::NoColon { line } => words.own_no_colon(line),
        NotAStrategy::UnknownRows { rows } => words.own_unknown_rows(rows),
        NotAStrategy::WrongNumber { rows, plays } => words.own_wrong_number(rows, *plays),
        NotAStrategy::UnknownPlay { rows, up, play } => {
            words.own_unknown_play(rows, &up.to_string(), play)
        }
        NotAStrategy::Twice { row } => words.own_twice(&row.to_string()),
        NotAStrategy::Missing { row } => words.own_missing(&row.to_string()),
    };
    words.own_unread(&why)
}

/// A percentage of the bets, with the digits of the costs of charts.
#[must_use]
pub fn chart_percent(language: Language, bets: f64) -> String {
    PagesWords::of(language).in_percent(bets.max(0.0), DIGITS_OF_CHART)
}

/// A rule of a short chart as a sentence.
#[must_use]
pub fn short_rule(language: Language, rule: &Rule) -> String {
    let words = PagesWords::of(language);
    let (hands, upcards, play) = match rule {
        Rule::HitEverything => return words.short_first().to_owned(),
        Rule::Totals {
            first,
            last,
            upcards,
            play,
        } => {
            let [first, last] = [first, last].map(|it| words.hands(it.hands()));
            let hands = if first == last {
                first
            } else {
                words.short_range(&first, &last)
            };
            (hands, upcards, RowPlay::from(*play))
        }
        Rule::Pairs {
            values,
            upcards,
            play,
        } => {
            let values: Vec<String> = values
                .iter()
                .map(|it| words.hands(HandKind::Pair(*it)))
                .collect();
            let hands = values.join(words.short_between());
            let play = match play {
                PairPlay::AsTotal => return words.short_as_total(&hands),
                PairPlay::Split => RowPlay::SPLIT,
                PairPlay::SurrenderOrSplit => RowPlay::SURRENDER_OR_SPLIT,
                PairPlay::Own(play) => RowPlay::from(*play),
            };
            (hands, upcards, play)
        }
    };
    let play = row_play(language, play);
    if upcards.are_all() {
        return words.short_rule_for_all(&hands, &play);
    }
    let [first, last] = upcards.ends().map(|it| it.to_string());
    let upcards = if first == last {
        first
    } else {
        words.short_range(&first, &last)
    };
    words.short_rule(&hands, &upcards, &play)
}
