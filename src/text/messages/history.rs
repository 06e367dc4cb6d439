// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{Action, DealKind, Failure, Outcome, Verdict};

/// The index of this section in a table.
const SECTION: usize = 18;

impl Keyed for DealKind { fn key(self) -> u8 { match self { DealKind::Fresh => 0, DealKind::Shared => 1, DealKind::Daily => 2, DealKind::Practice => 3 } } }
impl Keyed for Outcome { fn key(self) -> u8 { match self { Outcome::PlayerBlackjack => 0, Outcome::PlayerWins => 1, Outcome::DealerBusts => 2, Outcome::Draw => 3, Outcome::DealerWins => 4, Outcome::DealerBlackjack => 5, Outcome::PlayerBusts => 6, Outcome::Surrendered => 7, Outcome::Charlie => 8, Outcome::BetReturned => 9 } } }
impl Keyed for Failure { fn key(self) -> u8 { match self { Failure::NoWorker => 0, Failure::Sandboxed => 1, Failure::Forbidden => 2, Failure::Full => 3, Failure::Newer => 4, Failure::Broken => 5 } } }

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn history_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Shown while the rounds load.
    pub fn looking(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Shown when there are no rounds.
    pub fn history_nothing_yet(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Shown below “There are no rounds here yet.” on the history page.
    pub fn history_will_be_here(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Link to a table, below “There are no rounds here yet.”
    pub fn to_the_tables(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Shown when no round passes the filter.
    pub fn history_none_like_this(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Shown in place of an empty list when one choice of the filter hides rounds, and below it. `filter`: the label of the choice and its value, as in “Deal: Fresh deal”; `rounds`: the rounds, as in “5 rounds of practice”.
    pub fn hidden_by(self, filter: &str, rounds: &str) -> String { self.say(SECTION, 6, &[Arg::Text(filter), Arg::Text(rounds)]) }
    /// Shown in place of an empty list when several choices of the filter together hide rounds. `filters`: the labels of the choices and their values, as in “Game: Blackjack”, “Deal: Fresh deal”; `rounds`: the rounds, as in “5 rounds”.
    pub fn hidden_together(self, filters: &str, rounds: &str) -> String { self.say(SECTION, 7, &[Arg::Text(filters), Arg::Text(rounds)]) }
    /// A choice of the filter with its value in that sentence. `label`: the label of the choice; `value`: its value.
    pub fn filter_value(self, label: &str, value: &str) -> String { self.say(SECTION, 8, &[Arg::Text(label), Arg::Text(value)]) }
    /// A choice of the filter among others in that sentence. `filter`: the label of the choice and its value, as in “Deal: Fresh deal”.
    pub fn quoted_filter(self, filter: &str) -> String { self.say(SECTION, 9, &[Arg::Text(filter)]) }
    /// Joins two choices of the filter.
    pub fn filters_between(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Hidden rounds with deals of several origins, in these sentences. `count`: their number, at least 1.
    pub fn hidden_rounds(self, count: impl Count) -> String { self.say(SECTION, 11, &[Arg::Number(count.count())]) }
    /// Hidden rounds with deals of one origin, in these sentences. `count`: their number, at least 1; `kind`: the origin of their deals.
    pub fn hidden_rounds_of(self, count: impl Count, kind: DealKind) -> String { self.say(SECTION, 12, &[Arg::Number(count.count()), Arg::Key(kind.key())]) }
    /// Button beside these sentences: changes the filter. `count`: the number of hidden rounds, at least 1.
    pub fn show_hidden(self, count: impl Count) -> String { self.say(SECTION, 13, &[Arg::Number(count.count())]) }
    /// Between the cards of the player and the upcard of the dealer: “10♠ 6♥ against 9♦”.
    pub fn against_upcard(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Heading of the list of rounds.
    pub fn history_rounds(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Button: shows more rounds.
    pub fn more(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Note below the list: stored rounds that cannot be read. `count`: the number, at least 1.
    pub fn history_unreadable(self, count: impl Count) -> String { self.say(SECTION, 17, &[Arg::Number(count.count())]) }
    /// Announcement: the list of rounds is empty.
    pub fn found_none(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Announcement: the list of rounds is complete. `count`: the number of rounds in it, at least 1.
    pub fn found_all(self, count: impl Count) -> String { self.say(SECTION, 19, &[Arg::Number(count.count())]) }
    /// Announcement: the list of rounds may not be complete. `count`: the number of rounds in it, at least 1.
    pub fn found_some(self, count: impl Count) -> String { self.say(SECTION, 20, &[Arg::Number(count.count())]) }
    /// Name of the filter.
    pub fn filters(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Label of the choice of the game.
    pub fn by_game(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Label of the choice of where the deal came from.
    pub fn by_deal(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Label of the choice of the result.
    pub fn by_result(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Label of the choice of the cost of mistakes.
    pub fn by_cost(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Label of the choice of the day.
    pub fn by_day(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Value of a choice in the filter: all rounds.
    pub fn all(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Value of the choice “Mistakes”: all rounds with a mistake.
    pub fn any_mistake(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Value of the choice “Mistakes”: rounds whose mistakes cost at least this. `bets`: the number of bets, as in “0.01”.
    pub fn cost_at_least(self, bets: &str) -> String { self.say(SECTION, 29, &[Arg::Text(bets)]) }
    /// Error: there is no round with this id.
    pub fn no_such_round(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Link back to the list of rounds.
    pub fn back_to_list(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Heading of the steps of a round.
    pub fn steps(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Name of a card that lies face down, for screen readers.
    pub fn history_face_down(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Mark on the hand that the decision is about.
    pub fn this_hand(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Mark on a hand that was folded.
    pub fn folded(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Mark on hands that tie.
    pub fn tied(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Heading of the last step.
    pub fn the_end(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Judgement of a decision: it was as good as any.
    pub fn it_was_best(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Heading of the table of all choices.
    pub fn what_else(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Column of that table: the choice.
    pub fn the_decision(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// Column of that table: its value.
    pub fn its_worth(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Note on a round of a fresh deal that may still be dealt from: its secret is not shown.
    pub fn still_sealed(self) -> &'static str { self.fixed(SECTION, 42, &[]) }
    /// Note on a round of a shared or daily deal that is still on a table.
    pub fn still_in_play(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Link to a table with the same deal.
    pub fn play_again(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Link to a table on which the round continues from a decision.
    pub fn from_here(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// Link to the check of the deal.
    pub fn history_check(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Note on a round whose chips did not count.
    pub fn left_chips(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// Button: deletes the round after a confirmation.
    pub fn forget_round(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Text of that confirmation.
    pub fn forget_round_really(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// Button in that confirmation: deletes the round.
    pub fn forget_it(self) -> &'static str { self.fixed(SECTION, 50, &[]) }
    /// Button in that confirmation: does not delete it.
    pub fn keep_it(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// Name of the dealer’s hand.
    pub fn history_dealer(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Name of the player’s hand.
    pub fn history_you(self) -> &'static str { self.fixed(SECTION, 53, &[]) }
    /// Name of the decision to hold all five cards.
    pub fn hold_all(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Origin of a deal. `kind`: from where.
    pub fn history_deal(self, kind: DealKind) -> &'static str { self.fixed(SECTION, 55, &[Arg::Key(kind.key())]) }
    /// Result of a round. `verdict`: won, drawn or lost.
    pub fn verdict(self, verdict: Verdict) -> &'static str { self.fixed(SECTION, 56, &[Arg::Key(verdict.key())]) }
    /// End of a blackjack hand, in a few words. `outcome`: the end.
    pub fn outcome(self, outcome: Outcome) -> &'static str { self.fixed(SECTION, 57, &[Arg::Key(outcome.key())]) }
    /// Name of a decision at blackjack. `action`: the decision.
    pub fn history_play(self, action: Action) -> &'static str { self.fixed(SECTION, 58, &[Arg::Key(action.key())]) }
    /// Name of the decision to swap cards. `count`: the number, at least 1.
    pub fn history_swap(self, count: impl Count) -> String { self.say(SECTION, 59, &[Arg::Number(count.count())]) }
    /// Name of the decision to hold these cards at video poker. `cards`: their signs, as in “8♠ 7♦”.
    pub fn hold(self, cards: &str) -> String { self.say(SECTION, 60, &[Arg::Text(cards)]) }
    /// Shown at a step of the round: the player’s decision. `what`: the name of the decision.
    pub fn history_decided(self, what: &str) -> String { self.say(SECTION, 61, &[Arg::Text(what)]) }
    /// Judgement of a decision: its cost. `bets`: the number of bets, as in “0.020”.
    pub fn it_cost(self, bets: &str) -> String { self.say(SECTION, 62, &[Arg::Text(bets)]) }
    /// Part of a row in the list of rounds: the cost of the mistakes. `bets`: the number of bets, as in “0.020”.
    pub fn mistakes_cost(self, bets: &str) -> String { self.say(SECTION, 63, &[Arg::Text(bets)]) }
    /// Chips won or lost, with the unit. `chips`: the number of chips, with the sign: “+12.5”; `one`: whether that is one chip, won or lost.
    pub fn in_chips(self, chips: &str, one: bool) -> String { self.say(SECTION, 64, &[Arg::Text(chips), Arg::Key(one.key())]) }
    /// Chips in the pot of a poker match. `chips`: the number of chips.
    pub fn in_the_pot(self, chips: &str) -> String { self.say(SECTION, 65, &[Arg::Text(chips)]) }
    /// Joins two parts of a line.
    pub fn between_parts(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Several hands of a round with the same result: “Two pair ×3”. `name`: their name; `count`: their number.
    pub fn times(self, name: &str, count: impl Count) -> String { self.say(SECTION, 67, &[Arg::Text(name), Arg::Number(count.count())]) }
    /// Heading of the section about files.
    pub fn files_heading(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Introduction to that section.
    pub fn files_intro(self) -> &'static str { self.fixed(SECTION, 69, &[]) }
    /// Button: saves everything as a file.
    pub fn export(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Button: saves the rounds as a CSV table.
    pub fn csv(self) -> &'static str { self.fixed(SECTION, 71, &[]) }
    /// Button: imports a file.
    pub fn import(self) -> &'static str { self.fixed(SECTION, 72, &[]) }
    /// Note after an import: the other contents of the file.
    pub fn take_over_intro(self) -> &'static str { self.fixed(SECTION, 73, &[]) }
    /// Button below that note: replaces the settings and tables by those of the file.
    pub fn take_over(self) -> &'static str { self.fixed(SECTION, 74, &[]) }
    /// Button: deletes all rounds after a confirmation.
    pub fn history_forget(self) -> &'static str { self.fixed(SECTION, 75, &[]) }
    /// Text of that confirmation.
    pub fn forget_really(self) -> &'static str { self.fixed(SECTION, 76, &[]) }
    /// Button in that confirmation: deletes all rounds.
    pub fn forget_all(self) -> &'static str { self.fixed(SECTION, 77, &[]) }
    /// Button in that confirmation: does not delete them.
    pub fn keep_all(self) -> &'static str { self.fixed(SECTION, 78, &[]) }
    /// Button: saves the damaged database as a file, as it is.
    pub fn rescue(self) -> &'static str { self.fixed(SECTION, 79, &[]) }
    /// Announcement: the browser has agreed to keep the history.
    pub fn promised(self) -> &'static str { self.fixed(SECTION, 80, &[]) }
    /// Note: the browser may clear the history.
    pub fn may_be_cleared(self) -> &'static str { self.fixed(SECTION, 81, &[]) }
    /// Button beside that note: asks the browser to keep the history.
    pub fn ask_to_promise(self) -> &'static str { self.fixed(SECTION, 82, &[]) }
    /// Announcement: the browser did not agree to keep the history.
    pub fn promise_refused(self) -> &'static str { self.fixed(SECTION, 83, &[]) }
    /// Shown while a file is being written.
    pub fn writing_file(self) -> &'static str { self.fixed(SECTION, 84, &[]) }
    /// Shown while a file is being imported, and its rounds are checked.
    pub fn reading_file(self) -> &'static str { self.fixed(SECTION, 85, &[]) }
    /// Shown while rounds are being deleted.
    pub fn deleting(self) -> &'static str { self.fixed(SECTION, 86, &[]) }
    /// Result of an import. `added`: the number of new rounds; `known`: the number of rounds that were here already.
    pub fn imported(self, added: impl Count, known: impl Count) -> String { self.say(SECTION, 87, &[Arg::Number(added.count()), Arg::Number(known.count())]) }
    /// Result of an import of rounds some of which are dated in the future. `added`: the number of new rounds; `ahead`: the number of these dated in the future, at least 1; `known`: the number of rounds that were here already.
    pub fn imported_ahead(self, added: impl Count, ahead: impl Count, known: impl Count) -> String { self.say(SECTION, 88, &[Arg::Number(added.count()), Arg::Number(ahead.count()), Arg::Number(known.count())]) }
    /// Announcement: settings and tables were replaced by those of the file. `parts`: what was replaced, as in “the settings; the bet ramp”; `in_part`: whether the browser could not store the rest.
    pub fn taken_over(self, parts: &str, in_part: bool) -> String { self.say(SECTION, 89, &[Arg::Text(parts), Arg::Key(in_part.key())]) }
    /// Joins two parts in that announcement.
    pub fn taken_between(self) -> &'static str { self.fixed(SECTION, 90, &[]) }
    /// Part of that announcement: the settings.
    pub fn taken_settings(self) -> &'static str { self.fixed(SECTION, 91, &[]) }
    /// Part of that announcement: the tables with their chips and rounds. `count`: the number, at least 1.
    pub fn taken_tables(self, count: impl Count) -> String { self.say(SECTION, 92, &[Arg::Number(count.count())]) }
    /// Part of that announcement: the hands that the player misplayed.
    pub fn taken_mistakes(self) -> &'static str { self.fixed(SECTION, 93, &[]) }
    /// Part of that announcement: the results of the counting drills.
    pub fn taken_drills(self) -> &'static str { self.fixed(SECTION, 94, &[]) }
    /// Part of that announcement: the bet ramp.
    pub fn taken_ramp(self) -> &'static str { self.fixed(SECTION, 95, &[]) }
    /// Announcement: the browser could store none of the settings and tables of the file.
    pub fn nothing_taken(self) -> &'static str { self.fixed(SECTION, 96, &[]) }
    /// Error: a file was not imported, and why. `why`: the sentences that say why.
    pub fn nothing_imported(self, why: &str) -> String { self.say(SECTION, 97, &[Arg::Text(why)]) }
    /// Reason why a file was not imported: it is empty.
    pub fn file_empty(self) -> &'static str { self.fixed(SECTION, 98, &[]) }
    /// Reason why a file was not imported: it is not JSON. `line`: the line where that shows, counted from 1; `column`: the place in the line, counted from 1.
    pub fn file_no_json(self, line: impl Count, column: impl Count) -> String { self.say(SECTION, 99, &[Arg::Number(line.count()), Arg::Number(column.count())]) }
    /// Reason why a file was not imported: it is JSON of another kind.
    pub fn file_other_format(self) -> &'static str { self.fixed(SECTION, 100, &[]) }
    /// Reason why a file was not imported: a newer version has written it.
    pub fn file_newer(self) -> &'static str { self.fixed(SECTION, 101, &[]) }
    /// Reason why a file was not imported: it has no list of rounds.
    pub fn file_no_rounds(self) -> &'static str { self.fixed(SECTION, 102, &[]) }
    /// Reason why a file was not imported: one of its rounds is damaged. `number`: its number, counted from 1.
    pub fn file_round_damaged(self, number: impl Count) -> String { self.say(SECTION, 103, &[Arg::Number(number.count())]) }
    /// Reason why a file was not imported: something in it beside the rounds is damaged. `name`: the name under which that is stored.
    pub fn file_stored_damaged(self, name: &str) -> String { self.say(SECTION, 104, &[Arg::Text(name)]) }
    /// Error: the browser could not read the file.
    pub fn file_unreadable(self) -> &'static str { self.fixed(SECTION, 105, &[]) }
    /// Announcement: the whole history was deleted.
    pub fn forgotten(self) -> &'static str { self.fixed(SECTION, 106, &[]) }
    /// Announcement: a round was deleted.
    pub fn forgotten_round(self) -> &'static str { self.fixed(SECTION, 107, &[]) }
    /// Announcement: the file was saved.
    pub fn saved(self) -> &'static str { self.fixed(SECTION, 108, &[]) }
    /// Error: the history does not work, and why. `why`: the reason.
    pub fn failed(self, why: Failure) -> &'static str { self.fixed(SECTION, 109, &[Arg::Key(why.key())]) }
}
