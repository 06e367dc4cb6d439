// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, CoachWords};

/// The index of this section in a table.
const SECTION: usize = 10;

impl CoachWords {
    /// Holding all five cards, in a sentence.
    pub fn to_stand_pat(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Holding no card, in a sentence.
    pub fn to_swap_all(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Holding these cards, in a sentence. `cards`: the cards.
    pub fn to_hold_cards(self, cards: &str) -> String { self.say(SECTION, 2, &[Arg::Text(cards)]) }
    /// First part of a sentence: the player held all five cards.
    pub fn you_stood_pat(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// First part of a sentence: the player held no card.
    pub fn you_swapped_all(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// First part of a sentence: the player held these cards. `cards`: the cards.
    pub fn you_held_cards(self, cards: &str) -> String { self.say(SECTION, 5, &[Arg::Text(cards)]) }
    /// A held joker, in a list of cards.
    pub fn joker_held(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// One of several equally good holds, in a list of them. `to_hold`: the hold, as “hold 7♦ 8♦”.
    pub fn hold_of_several(self, to_hold: &str) -> String { self.say(SECTION, 7, &[Arg::Text(to_hold)]) }
    /// Joins equally good holds.
    pub fn between_holds(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Advice of the coach: the best hold. `to_hold`: the hold, as “hold 7♦ 8♦”; `worth`: the number of bets it pays on average.
    pub fn best_hold(self, to_hold: &str, worth: &str) -> String { self.say(SECTION, 9, &[Arg::Text(to_hold), Arg::Text(worth)]) }
    /// Advice of the coach: several holds are equally good, and the best. `holds`: the holds, one after the other; `worth`: the number of bets each pays on average.
    pub fn best_of_holds(self, holds: &str, worth: &str) -> String { self.say(SECTION, 10, &[Arg::Text(holds), Arg::Text(worth)]) }
    /// Row in the list of holds: the hold, and what it pays on average. `to_hold`: the hold, as “hold 7♦ 8♦”; `value`: an amount in bets, or a percentage.
    pub fn hold_pays(self, to_hold: &str, value: &str) -> String { self.say(SECTION, 11, &[Arg::Text(to_hold), Arg::Text(value)]) }
    /// Row in the list of holds: as good as the best. `row`: the row.
    pub fn hold_ties(self, row: &str) -> String { self.say(SECTION, 12, &[Arg::Text(row)]) }
    /// Name of a result that pays nothing.
    pub fn nothing(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Joins two results of a hold.
    pub fn between_results(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Note below the list of holds: the unit of the values. `unseen`: the number of cards the player has not seen.
    pub fn hold_unit(self, unseen: impl Count) -> String { self.say(SECTION, 15, &[Arg::Number(unseen.count())]) }
    /// Judgement of the coach: the player’s hold was the best. `you_held`: the player’s hold, as “You held 7♦ 8♦”.
    pub fn hold_was_best(self, you_held: &str) -> String { self.say(SECTION, 16, &[Arg::Text(you_held)]) }
    /// Judgement of the coach: the player’s hold was worth less than the best, by less than the shown digits. `you_held`: the player’s hold, as “You held 7♦ 8♦”.
    pub fn hold_was_as_good(self, you_held: &str) -> String { self.say(SECTION, 17, &[Arg::Text(you_held)]) }
    /// Judgement of the coach: the player’s hold cost something. `you_held`: the player’s hold, as “You held 7♦ 8♦”; `cost`: the cost, in bets; `under_one`: whether that is less than one bet; `to_hold`: what would have been the best, as “hold 7♦ 8♦”.
    pub fn hold_cost(self, you_held: &str, cost: &str, under_one: bool, to_hold: &str) -> String { self.say(SECTION, 18, &[Arg::Text(you_held), Arg::Text(cost), Arg::Key(under_one.key()), Arg::Text(to_hold)]) }
    /// Advice of the strategy chart: its hold is the best. `holds`: the equally good holds.
    pub fn chart_is_best(self, holds: &str) -> String { self.say(SECTION, 19, &[Arg::Text(holds)]) }
    /// Advice of the strategy chart: its hold is worth less than the best. `holds`: the hold; `cost`: the cost, in bets; `under_one`: whether that is less than one bet.
    pub fn chart_costs(self, holds: &str, cost: &str, under_one: bool) -> String { self.say(SECTION, 20, &[Arg::Text(holds), Arg::Text(cost), Arg::Key(under_one.key())]) }
    /// Advice of the strategy chart: several holds, the worst of which costs this much. `holds`: the equally good holds; `cost`: the highest cost, in bets; `under_one`: whether that is less than one bet.
    pub fn chart_costs_up_to(self, holds: &str, cost: &str, under_one: bool) -> String { self.say(SECTION, 21, &[Arg::Text(holds), Arg::Text(cost), Arg::Key(under_one.key())]) }
    /// Reason for the chart’s advice: the row of the chart that fits. `number`: the number of the row, counted from 1; `rows`: the number of rows of the chart; `hold`: what the row is for.
    pub fn chart_row(self, number: impl Count, rows: impl Count, hold: &str) -> String { self.say(SECTION, 22, &[Arg::Number(number.count()), Arg::Number(rows.count()), Arg::Text(hold)]) }
    /// Reason for the chart’s advice: no row of the chart fits. `rows`: the number of rows of the chart.
    pub fn no_chart_row(self, rows: impl Count) -> String { self.say(SECTION, 23, &[Arg::Number(rows.count())]) }
    /// Shown while the strategy chart for this pay table is being written.
    pub fn chart_is_written(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Advice of the coach at draw poker: the hold with the best chance of a better kind of hand. `to_hold`: the hold, as “hold 7♦ 8♦”; `percent`: the chance.
    pub fn best_chance(self, to_hold: &str, percent: &str) -> String { self.say(SECTION, 25, &[Arg::Text(to_hold), Arg::Text(percent)]) }
    /// Advice of the coach at draw poker: several holds have the best chance of a better kind of hand. `holds`: the holds, one after the other; `percent`: the chance of each.
    pub fn best_chance_of_holds(self, holds: &str, percent: &str) -> String { self.say(SECTION, 26, &[Arg::Text(holds), Arg::Text(percent)]) }
    /// Advice of the coach at draw poker: no swap makes a better kind of hand.
    pub fn no_better(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Note below the list of holds at draw poker: the meaning of the chances. `unseen`: the number of cards left in the deck.
    pub fn chances_unit(self, unseen: impl Count) -> String { self.say(SECTION, 28, &[Arg::Number(unseen.count())]) }
}
