// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{DrillName, IndexList, Precision, Rounding};

/// The index of this section in a table.
const SECTION: usize = 14;

impl Keyed for DrillName { fn key(self) -> u8 { match self { DrillName::Running => 0, DrillName::Tray => 1, DrillName::TrueCount => 2, DrillName::Indices => 3 } } }
impl Keyed for Precision { fn key(self) -> u8 { match self { Precision::Halves => 0, Precision::Quarters => 1 } } }
impl Keyed for IndexList { fn key(self) -> u8 { match self { IndexList::Illustrious => 0, IndexList::Fab => 1, IndexList::Found => 2 } } }

impl PagesWords {
    /// Introduction at the top of the page: counting, with Hi-Lo as the example.
    pub fn counting_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Heading of the section about the counting system.
    pub fn system_heading(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Label of the choice of the system.
    pub fn counting_system(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Value of that choice: tags of the visitor’s own.
    pub fn own(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Label of the field for custom tags.
    pub fn tags(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Button: uses the tags in that field.
    pub fn take(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Heading of the figures of a system.
    pub fn figures(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Figure of a system: the betting correlation.
    pub fn counting_betting(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Figure of a system: the playing efficiency, which is quoted from publications.
    pub fn playing(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Figure of a system: the insurance correlation.
    pub fn insuring(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Value of a figure that is not published.
    pub fn unpublished(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Note: the system has no true count.
    pub fn unbalanced(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Note at the drill of the true count, if the chosen system has no true count.
    pub fn for_balanced(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Error below the field for custom tags: all tags are equal.
    pub fn equal_tags(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Heading of the section with the drills.
    pub fn drill_heading(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Label of the choice of the number of decks.
    pub fn decks(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Label of the choice of the number of cards at a time.
    pub fn at_a_time(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Value of that choice: the number of cards on a full table after the deal.
    pub fn full_table(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Label of the choice of the pace.
    pub fn pace(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Value of that choice: the cards wait for the player.
    pub fn by_hand(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Label of the choice of how the true count is rounded.
    pub fn rounding(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Label of the choice of the parts of a deck.
    pub fn precision(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Label of the choice of the list of index plays.
    pub fn counting_list(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Note beside that choice: the coach must find the index plays first.
    pub fn find_first(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Checkbox: asks for the true count too.
    pub fn asks_both(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Button: starts a drill.
    pub fn begin(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Button: starts another drill.
    pub fn begin_again(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Button: turns the next cards.
    pub fn next(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Button: stops the cards that turn by themselves.
    pub fn pause(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Button: lets the cards turn again.
    pub fn go_on(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Button: ends the drill.
    pub fn counting_finish(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Button: shows the count.
    pub fn show(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Button: hides the count.
    pub fn hide(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Label of the field for the running count.
    pub fn running(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Label of the field for the number of decks in the tray.
    pub fn decks_in_tray(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Button: gives the answer.
    pub fn counting_answer(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Name of the keys below the field of an answer on a touch screen, for screen readers.
    pub fn keypad(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Name of the key that deletes the last digit of an answer.
    pub fn delete_digit(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Error: the answer is not a whole number.
    pub fn no_number(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Error: the answer is not a number.
    pub fn no_decimal(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Answer: take insurance.
    pub fn takes_insurance(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// Answer: decline insurance.
    pub fn counting_no_insurance(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Answer: do not surrender.
    pub fn counting_play_on(self) -> &'static str { self.fixed(SECTION, 42, &[]) }
    /// Result: the answer was right.
    pub fn right(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Result: the answer was wrong.
    pub fn wrong(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Announcement: the cut card has come out.
    pub fn over(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// Announcement: the drill has ended.
    pub fn ended(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Heading of the table of results.
    pub fn past_heading(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// Shown in place of that table: no results.
    pub fn past_none(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Notice: the browser stores no more results.
    pub fn past_full(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// Notice: the stored results are damaged.
    pub fn past_damaged(self) -> &'static str { self.fixed(SECTION, 50, &[]) }
    /// Button below that notice: deletes the results.
    pub fn past_forget(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// Column of the table of results: the day.
    pub fn past_date(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Column of the table of results: the drill.
    pub fn past_drill(self) -> &'static str { self.fixed(SECTION, 53, &[]) }
    /// Column of the table of results: how many answers were right.
    pub fn past_right(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Column of the table of results: the time per answer.
    pub fn past_time(self) -> &'static str { self.fixed(SECTION, 55, &[]) }
    /// Button: computes the indices for these rules.
    pub fn counting_work_out(self) -> &'static str { self.fixed(SECTION, 56, &[]) }
    /// Heading of the published indices.
    pub fn fit_heading(self) -> &'static str { self.fixed(SECTION, 57, &[]) }
    /// Introduction to the published indices.
    pub fn fit_intro(self) -> &'static str { self.fixed(SECTION, 58, &[]) }
    /// Column of the published indices: the decision.
    pub fn fit_decision(self) -> &'static str { self.fixed(SECTION, 59, &[]) }
    /// Column of the published indices: the index that the coach found.
    pub fn fit_found(self) -> &'static str { self.fixed(SECTION, 60, &[]) }
    /// Column of the published indices: the worth of playing by the index.
    pub fn fit_worth(self) -> &'static str { self.fixed(SECTION, 61, &[]) }
    /// Value of an index: the decision is right at every count.
    pub fn fit_always(self) -> &'static str { self.fixed(SECTION, 62, &[]) }
    /// Value of an index: the decision is right at no count.
    pub fn fit_never(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// Value of an index: the rules do not allow the decision.
    pub fn fit_illegal(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Value of an index: not computed yet.
    pub fn fit_unknown(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Heading of the index plays.
    pub fn index_heading(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Introduction to the index plays: what the coach finds, and how.
    pub fn index_intro(self) -> &'static str { self.fixed(SECTION, 67, &[]) }
    /// Link to the page on which the rules can be chosen.
    pub fn counting_other_rules(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Note: these rules shuffle after every round.
    pub fn no_shoe(self) -> &'static str { self.fixed(SECTION, 69, &[]) }
    /// Button: finds the index plays.
    pub fn find(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Column of the index plays: the player’s cards.
    pub fn counting_hand(self) -> &'static str { self.fixed(SECTION, 71, &[]) }
    /// Column of the index plays: the play below the index.
    pub fn below(self) -> &'static str { self.fixed(SECTION, 72, &[]) }
    /// Column of the index plays: the play from the index on.
    pub fn counting_from(self) -> &'static str { self.fixed(SECTION, 73, &[]) }
    /// Column of the index plays: the index, a true count.
    pub fn index(self) -> &'static str { self.fixed(SECTION, 74, &[]) }
    /// Shown when no play changes with the count.
    pub fn none(self) -> &'static str { self.fixed(SECTION, 75, &[]) }
    /// Name of a drill. `drill`: the drill.
    pub fn drill(self, drill: DrillName) -> &'static str { self.fixed(SECTION, 76, &[Arg::Key(drill.key())]) }
    /// Introduction to a drill. `drill`: the drill.
    pub fn intro(self, drill: DrillName) -> &'static str { self.fixed(SECTION, 77, &[Arg::Key(drill.key())]) }
    /// Value of the choice “Round the true count”. `rounding`: the way to round.
    pub fn rounded(self, rounding: Rounding) -> &'static str { self.fixed(SECTION, 78, &[Arg::Key(rounding.key())]) }
    /// Label of the field for the true count. `rounding`: the way to round.
    pub fn true_count(self, rounding: Rounding) -> &'static str { self.fixed(SECTION, 79, &[Arg::Key(rounding.key())]) }
    /// Value of the choice “Count in”. `precision`: the parts.
    pub fn parts(self, precision: Precision) -> &'static str { self.fixed(SECTION, 80, &[Arg::Key(precision.key())]) }
    /// Value of the choice “Plays”. `list`: the list.
    pub fn index_list(self, list: IndexList) -> &'static str { self.fixed(SECTION, 81, &[Arg::Key(list.key())]) }
    /// Error below the field for custom tags: neither a system nor a list. `systems`: the names of all systems, with what stands between them.
    pub fn unknown_system(self, systems: &str) -> String { self.say(SECTION, 82, &[Arg::Text(systems)]) }
    /// Joins two names in that error.
    pub fn systems_between(self) -> &'static str { self.fixed(SECTION, 83, &[]) }
    /// Error below the field for custom tags: not ten numbers. `found`: its number of parts.
    pub fn wrong_count_of_tags(self, found: impl Count) -> String { self.say(SECTION, 84, &[Arg::Number(found.count())]) }
    /// Error below the field for custom tags: one of them is not a tag. `text`: this part, as it is typed.
    pub fn no_tag(self, text: &str) -> String { self.say(SECTION, 85, &[Arg::Text(text)]) }
    /// Note below the choice of the system: its tags. `system`: the name of the system; `tags`: its tags, from the ace to the ten.
    pub fn tags_are(self, system: &str, tags: &str) -> String { self.say(SECTION, 86, &[Arg::Text(system), Arg::Text(tags)]) }
    /// Value of the choice “Pace”. `seconds`: the number of seconds between two turns.
    pub fn every(self, seconds: &str) -> String { self.say(SECTION, 87, &[Arg::Text(seconds)]) }
    /// Note below the choice of the pace: how fast that is. `cards`: the number of cards turned at a time; `seconds`: the number of seconds between two turns; `a_minute`: the number of cards per minute.
    pub fn pace_is(self, cards: impl Count, seconds: &str, a_minute: impl Count) -> String { self.say(SECTION, 88, &[Arg::Number(cards.count()), Arg::Text(seconds), Arg::Number(a_minute.count())]) }
    /// Description of the picture of the discard tray, for screen readers. `decks`: the number of decks that would fill it; `percent`: the fill in percent.
    pub fn tray(self, decks: impl Count, percent: impl Count) -> String { self.say(SECTION, 89, &[Arg::Number(decks.count()), Arg::Number(percent.count())]) }
    /// Right answer about the discard tray. `cards`: the number of cards in it; `decks`: the same in decks, with two decimals at most; `answer`: the same, rounded to the parts that were asked for.
    pub fn tray_is(self, cards: impl Count, decks: &str, answer: &str) -> String { self.say(SECTION, 90, &[Arg::Number(cards.count()), Arg::Text(decks), Arg::Text(answer)]) }
    /// Question: the true count for this running count. `running`: the running count, with its sign; `decks`: the number of decks left.
    pub fn to_convert(self, running: &str, decks: &str) -> String { self.say(SECTION, 91, &[Arg::Text(running), Arg::Text(decks)]) }
    /// Right answer: the true count. `true_count`: the count, with its sign.
    pub fn true_count_is(self, true_count: &str) -> String { self.say(SECTION, 92, &[Arg::Text(true_count)]) }
    /// Question: the play of this hand. `hand`: the cards of the player or what they count, in digits; `up`: the dealer’s card, in digits; `true_count`: the true count, with its sign.
    pub fn situation(self, hand: &str, up: &str, true_count: &str) -> String { self.say(SECTION, 93, &[Arg::Text(hand), Arg::Text(up), Arg::Text(true_count)]) }
    /// Question: insurance or not. `true_count`: the true count, with its sign.
    pub fn insurance_offered(self, true_count: &str) -> String { self.say(SECTION, 94, &[Arg::Text(true_count)]) }
    /// Right answer: the play, with its published index. `play`: the play, as its button has it; `index`: the true count from which on it is right, with its sign; `source`: a sign for where it was published.
    pub fn index_by(self, play: &str, index: &str, source: &str) -> String { self.say(SECTION, 95, &[Arg::Text(play), Arg::Text(index), Arg::Text(source)]) }
    /// Right answer: the play, with the index that the coach found. `play`: the play, as its button has it; `index`: the true count from which on it is right, with its sign.
    pub fn index_found(self, play: &str, index: &str) -> String { self.say(SECTION, 96, &[Arg::Text(play), Arg::Text(index)]) }
    /// Result of a drill: its time. `seconds`: the number of seconds in all; `each`: the number of seconds for each answer.
    pub fn time(self, seconds: impl Count, each: &str) -> String { self.say(SECTION, 97, &[Arg::Number(seconds.count()), Arg::Text(each)]) }
    /// Value in the column “Time per answer”. `each`: the number of seconds.
    pub fn seconds(self, each: &str) -> String { self.say(SECTION, 98, &[Arg::Text(each)]) }
    /// Progress of the drill: how far the shoe is dealt. `turned`: the number of cards turned; `shoe`: the number of cards in the shoe; `cut_card`: after how many cards the cut card comes.
    pub fn turned(self, turned: impl Count, shoe: impl Count, cut_card: impl Count) -> String { self.say(SECTION, 99, &[Arg::Number(turned.count()), Arg::Number(shoe.count()), Arg::Number(cut_card.count())]) }
    /// Right answer: the running count. `running`: the count, with its sign.
    pub fn running_is(self, running: &str) -> String { self.say(SECTION, 100, &[Arg::Text(running)]) }
    /// Right answer: both counts. `running`: the running count, with its sign; `true_count`: the true count, with its sign.
    pub fn counts_are(self, running: &str, true_count: &str) -> String { self.say(SECTION, 101, &[Arg::Text(running), Arg::Text(true_count)]) }
    /// Progress of the drill: how many answers were right. `right`: the number of right answers; `asked`: the total number.
    pub fn counting_score(self, right: impl Count, asked: impl Count) -> String { self.say(SECTION, 102, &[Arg::Number(right.count()), Arg::Number(asked.count())]) }
    /// Result of a finished drill: how many answers were right. `right`: the number of right answers; `asked`: the total number.
    pub fn drill_result(self, right: impl Count, asked: impl Count) -> String { self.say(SECTION, 103, &[Arg::Number(right.count()), Arg::Number(asked.count())]) }
    /// Note above the indices: for which rules and which system. `rules`: the name of the rules; `system`: the name of the system.
    pub fn by_rules(self, rules: &str, system: &str) -> String { self.say(SECTION, 104, &[Arg::Text(rules), Arg::Text(system)]) }
    /// A decision in the list of published indices. `hand`: the hands, in digits; `up`: the dealer’s card, in digits; `play`: the play, as its button has it.
    pub fn counting_decision(self, hand: &str, up: &str, play: &str) -> String { self.say(SECTION, 105, &[Arg::Text(hand), Arg::Text(up), Arg::Text(play)]) }
    /// Second part of an answer: how much the play gains or loses at this count. `play`: the play, as its button has it; `gain`: by how much, in bets, with its sign.
    pub fn gain_is(self, play: &str, gain: &str) -> String { self.say(SECTION, 106, &[Arg::Text(play), Arg::Text(gain)]) }
    /// Result above the index plays: how many there are. `plays`: the number.
    pub fn found(self, plays: impl Count) -> String { self.say(SECTION, 107, &[Arg::Number(plays.count())]) }
    /// Heading above the index plays against this upcard. `up`: the dealer’s card, in digits; `hands`: the number of hands.
    pub fn against(self, up: &str, hands: impl Count) -> String { self.say(SECTION, 108, &[Arg::Text(up), Arg::Number(hands.count())]) }
    /// Result above the index plays: the index of insurance. `index`: this true count, with its sign.
    pub fn counting_insurance(self, index: &str) -> String { self.say(SECTION, 109, &[Arg::Text(index)]) }
}
