// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{CountingWords, Keyed};
use crate::text::choices::{DrillName, IndexList, Precision, Rounding};

/// The place of these messages in a table.
const SECTION: usize = 13;

impl Keyed for DrillName {
    fn key(self) -> u8 {
        match self {
            DrillName::Running => 0,
            DrillName::Tray => 1,
            DrillName::TrueCount => 2,
            DrillName::Indices => 3,
        }
    }
}

impl Keyed for Precision {
    fn key(self) -> u8 {
        match self {
            Precision::Halves => 0,
            Precision::Quarters => 1,
        }
    }
}

impl Keyed for IndexList {
    fn key(self) -> u8 {
        match self {
            IndexList::Illustrious => 0,
            IndexList::Fab => 1,
            IndexList::Found => 2,
        }
    }
}

impl CountingWords {
    /// How a count goes, with Hi-Lo as the example.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// The heading.
    #[must_use]
    pub fn system_heading(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Names the choice of a system.
    #[must_use]
    pub fn system(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Stands for own tags among the systems.
    #[must_use]
    pub fn own(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// Names the field for own tags.
    #[must_use]
    pub fn tags(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Takes what is typed there.
    #[must_use]
    pub fn take(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// Names the figures of a system.
    #[must_use]
    pub fn figures(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// The betting correlation.
    #[must_use]
    pub fn betting(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// The playing efficiency, which is quoted.
    #[must_use]
    pub fn playing(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// The insurance correlation.
    #[must_use]
    pub fn insuring(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// A figure that nobody has published.
    #[must_use]
    pub fn unpublished(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// The system has no true count.
    #[must_use]
    pub fn unbalanced(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// All tags are equal.
    #[must_use]
    pub fn equal_tags(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// The heading.
    #[must_use]
    pub fn drill_heading(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// Names the choice of how many decks.
    #[must_use]
    pub fn decks(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// Names the choice of how many cards at a time.
    #[must_use]
    pub fn at_a_time(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// The number of cards on a full table when it is dealt.
    #[must_use]
    pub fn full_table(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// Names the choice of a pace.
    #[must_use]
    pub fn pace(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// The cards wait for the player.
    #[must_use]
    pub fn by_hand(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// Names the choice of how the true count is rounded.
    #[must_use]
    pub fn rounding(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// Names the choice of the parts of a deck.
    #[must_use]
    pub fn precision(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Names the choice of a list of index plays.
    #[must_use]
    pub fn list(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// The coach must find the index plays first.
    #[must_use]
    pub fn find_first(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// Names the choice to be asked for the true count too.
    #[must_use]
    pub fn asks_both(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// Begins a drill.
    #[must_use]
    pub fn begin(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// Begins another one.
    #[must_use]
    pub fn begin_again(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// Turns the next cards.
    #[must_use]
    pub fn next(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// Stops the cards that turn by themselves.
    #[must_use]
    pub fn pause(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// Has them turn again.
    #[must_use]
    pub fn go_on(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// Ends the drill.
    #[must_use]
    pub fn finish(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// Shows the count.
    #[must_use]
    pub fn show(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// Hides it again.
    #[must_use]
    pub fn hide(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// Asks for the running count.
    #[must_use]
    pub fn running(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// Asks for the number of decks in the tray.
    #[must_use]
    pub fn decks_in_tray(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// Gives the answer.
    #[must_use]
    pub fn answer(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// What was answered is no whole number.
    #[must_use]
    pub fn no_number(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// What was answered is no number.
    #[must_use]
    pub fn no_decimal(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// The answer to take insurance.
    #[must_use]
    pub fn takes_insurance(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// The answer to take none.
    #[must_use]
    pub fn no_insurance(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// The answer not to surrender.
    #[must_use]
    pub fn play_on(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// The answer was right.
    #[must_use]
    pub fn right(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// The answer was wrong.
    #[must_use]
    pub fn wrong(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// The cut card has come out.
    #[must_use]
    pub fn over(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// The drill has ended.
    #[must_use]
    pub fn ended(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// The heading.
    #[must_use]
    pub fn past_heading(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// There are none.
    #[must_use]
    pub fn past_none(self) -> &'static str {
        self.fixed(SECTION, 45, &[])
    }

    /// The browser stores no more.
    #[must_use]
    pub fn past_full(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// They cannot be read.
    #[must_use]
    pub fn past_damaged(self) -> &'static str {
        self.fixed(SECTION, 47, &[])
    }

    /// Deletes them.
    #[must_use]
    pub fn past_forget(self) -> &'static str {
        self.fixed(SECTION, 48, &[])
    }

    /// Names the day.
    #[must_use]
    pub fn past_date(self) -> &'static str {
        self.fixed(SECTION, 49, &[])
    }

    /// Names the drill.
    #[must_use]
    pub fn past_drill(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// Names how many answers were right.
    #[must_use]
    pub fn past_right(self) -> &'static str {
        self.fixed(SECTION, 51, &[])
    }

    /// Names the time for an answer.
    #[must_use]
    pub fn past_time(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// Has the fit worked out.
    #[must_use]
    pub fn work_out(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// The heading of the published indices.
    #[must_use]
    pub fn fit_heading(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// What stands there.
    #[must_use]
    pub fn fit_intro(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// Names the decision.
    #[must_use]
    pub fn fit_decision(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// Names the index that was found.
    #[must_use]
    pub fn fit_found(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// Names what it is worth.
    #[must_use]
    pub fn fit_worth(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// The decision is right at every count.
    #[must_use]
    pub fn fit_always(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// It is right at none.
    #[must_use]
    pub fn fit_never(self) -> &'static str {
        self.fixed(SECTION, 60, &[])
    }

    /// The rules do not allow it.
    #[must_use]
    pub fn fit_illegal(self) -> &'static str {
        self.fixed(SECTION, 61, &[])
    }

    /// It is not known yet.
    #[must_use]
    pub fn fit_unknown(self) -> &'static str {
        self.fixed(SECTION, 62, &[])
    }

    /// The heading.
    #[must_use]
    pub fn index_heading(self) -> &'static str {
        self.fixed(SECTION, 63, &[])
    }

    /// What is found, and how.
    #[must_use]
    pub fn index_intro(self) -> &'static str {
        self.fixed(SECTION, 64, &[])
    }

    /// Where the rules are chosen.
    #[must_use]
    pub fn other_rules(self) -> &'static str {
        self.fixed(SECTION, 65, &[])
    }

    /// By these rules the cards are shuffled for every round.
    #[must_use]
    pub fn no_shoe(self) -> &'static str {
        self.fixed(SECTION, 66, &[])
    }

    /// Has them found.
    #[must_use]
    pub fn find(self) -> &'static str {
        self.fixed(SECTION, 67, &[])
    }

    /// Names the cards of the player in the head of the table.
    #[must_use]
    pub fn hand(self) -> &'static str {
        self.fixed(SECTION, 68, &[])
    }

    /// Names the play below the index.
    #[must_use]
    pub fn below(self) -> &'static str {
        self.fixed(SECTION, 69, &[])
    }

    /// Names the play from the index on.
    #[must_use]
    pub fn from(self) -> &'static str {
        self.fixed(SECTION, 70, &[])
    }

    /// Names the true count.
    #[must_use]
    pub fn index(self) -> &'static str {
        self.fixed(SECTION, 71, &[])
    }

    /// Nothing changes with the count.
    #[must_use]
    pub fn none(self) -> &'static str {
        self.fixed(SECTION, 72, &[])
    }

    /// Names a drill: above it, in the choice of drills and in the table of results.
    ///
    /// - `drill`: which drill
    #[must_use]
    pub fn drill(self, drill: DrillName) -> &'static str {
        self.fixed(SECTION, 73, &[Arg::Key(drill.key())])
    }

    /// Says what a drill does, above it.
    ///
    /// - `drill`: which drill
    #[must_use]
    pub fn intro(self, drill: DrillName) -> &'static str {
        self.fixed(SECTION, 74, &[Arg::Key(drill.key())])
    }

    /// Names a way to round the true count, in the choice of how it is rounded.
    ///
    /// - `rounding`: which way
    #[must_use]
    pub fn rounded(self, rounding: Rounding) -> &'static str {
        self.fixed(SECTION, 75, &[Arg::Key(rounding.key())])
    }

    /// Asks for the true count, rounded in this way.
    ///
    /// - `rounding`: which way
    #[must_use]
    pub fn true_count(self, rounding: Rounding) -> &'static str {
        self.fixed(SECTION, 76, &[Arg::Key(rounding.key())])
    }

    /// Names the parts of a deck in which the tray is read.
    ///
    /// - `precision`: which parts
    #[must_use]
    pub fn parts(self, precision: Precision) -> &'static str {
        self.fixed(SECTION, 77, &[Arg::Key(precision.key())])
    }

    /// Names a list of index plays.
    ///
    /// - `list`: which list
    #[must_use]
    pub fn index_list(self, list: IndexList) -> &'static str {
        self.fixed(SECTION, 78, &[Arg::Key(list.key())])
    }

    /// It is neither the name of a system nor a list.
    ///
    /// - `systems`: the names of all systems, with what stands between them
    #[must_use]
    pub fn unknown_system(self, systems: &str) -> String {
        self.say(SECTION, 79, &[Arg::Text(systems)])
    }

    /// Stands between two names in the list of all systems.
    #[must_use]
    pub fn systems_between(self) -> &'static str {
        self.fixed(SECTION, 80, &[])
    }

    /// It is a list, but not of ten numbers.
    ///
    /// - `found`: how many parts it has
    #[must_use]
    pub fn wrong_count_of_tags(self, found: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 81, &[Arg::Number(found.count())])
    }

    /// One part of the list is no tag.
    ///
    /// - `text`: this part, as it is typed
    #[must_use]
    pub fn no_tag(self, text: &str) -> String {
        self.say(SECTION, 82, &[Arg::Text(text)])
    }

    /// Says what the tags of the chosen system are.
    ///
    /// - `system`: the name of the system
    /// - `tags`: its tags, from the ace to the ten
    #[must_use]
    pub fn tags_are(self, system: &str, tags: &str) -> String {
        self.say(SECTION, 83, &[Arg::Text(system), Arg::Text(tags)])
    }

    /// Names a pace, in the choice of the pace.
    ///
    /// - `seconds`: how many seconds pass from one turn to the next
    #[must_use]
    pub fn every(self, seconds: &str) -> String {
        self.say(SECTION, 84, &[Arg::Text(seconds)])
    }

    /// Says how fast the chosen pace is.
    ///
    /// - `cards`: how many cards are turned at a time
    /// - `seconds`: how many seconds pass from one turn to the next
    /// - `a_minute`: how many cards that is in a minute
    #[must_use]
    pub fn pace_is(
        self,
        cards: impl fair_deal_words::Count,
        seconds: &str,
        a_minute: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            85,
            &[
                Arg::Number(cards.count()),
                Arg::Text(seconds),
                Arg::Number(a_minute.count()),
            ],
        )
    }

    /// Describes the picture of the discard tray.
    ///
    /// - `decks`: how many decks would fill it
    /// - `percent`: how full it is
    #[must_use]
    pub fn tray(
        self,
        decks: impl fair_deal_words::Count,
        percent: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            86,
            &[Arg::Number(decks.count()), Arg::Number(percent.count())],
        )
    }

    /// Gives the right answer about the tray.
    ///
    /// - `cards`: how many cards lie in it
    /// - `decks`: how many decks that is, with two decimals at most
    /// - `answer`: the same, rounded to the parts that were asked for
    #[must_use]
    pub fn tray_is(self, cards: impl fair_deal_words::Count, decks: &str, answer: &str) -> String {
        self.say(
            SECTION,
            87,
            &[
                Arg::Number(cards.count()),
                Arg::Text(decks),
                Arg::Text(answer),
            ],
        )
    }

    /// Asks for the true count of a running count.
    ///
    /// - `running`: the running count, with its sign
    /// - `decks`: how many decks are left
    #[must_use]
    pub fn to_convert(self, running: &str, decks: &str) -> String {
        self.say(SECTION, 88, &[Arg::Text(running), Arg::Text(decks)])
    }

    /// Gives the right true count.
    ///
    /// - `true_count`: it, with its sign
    #[must_use]
    pub fn true_count_is(self, true_count: &str) -> String {
        self.say(SECTION, 89, &[Arg::Text(true_count)])
    }

    /// Asks for the play of a hand.
    ///
    /// - `hand`: the cards of the player or what they count, in digits
    /// - `up`: the dealer’s card, in digits
    /// - `true_count`: the true count, with its sign
    #[must_use]
    pub fn situation(self, hand: &str, up: &str, true_count: &str) -> String {
        self.say(
            SECTION,
            90,
            &[Arg::Text(hand), Arg::Text(up), Arg::Text(true_count)],
        )
    }

    /// Asks whether to take insurance.
    ///
    /// - `true_count`: the true count, with its sign
    #[must_use]
    pub fn insurance_offered(self, true_count: &str) -> String {
        self.say(SECTION, 91, &[Arg::Text(true_count)])
    }

    /// Gives the right play, with the published index.
    ///
    /// - `play`: the play, as its button has it
    /// - `index`: the true count from which on it is right, with its sign
    /// - `source`: a sign for where it was published
    #[must_use]
    pub fn index_by(self, play: &str, index: &str, source: &str) -> String {
        self.say(
            SECTION,
            92,
            &[Arg::Text(play), Arg::Text(index), Arg::Text(source)],
        )
    }

    /// Gives the right play, with an index that the coach has found.
    ///
    /// - `play`: the play, as its button has it
    /// - `index`: the true count from which on it is right, with its sign
    #[must_use]
    pub fn index_found(self, play: &str, index: &str) -> String {
        self.say(SECTION, 93, &[Arg::Text(play), Arg::Text(index)])
    }

    /// Says how long a drill took, at its end.
    ///
    /// - `seconds`: how many seconds in all
    /// - `each`: how many seconds for each answer
    #[must_use]
    pub fn time(self, seconds: impl fair_deal_words::Count, each: &str) -> String {
        self.say(
            SECTION,
            94,
            &[Arg::Number(seconds.count()), Arg::Text(each)],
        )
    }

    /// The time for an answer, in the table of results.
    ///
    /// - `each`: how many seconds
    #[must_use]
    pub fn seconds(self, each: &str) -> String {
        self.say(SECTION, 95, &[Arg::Text(each)])
    }

    /// Says how far the shoe has been turned.
    ///
    /// - `turned`: how many cards have been turned
    /// - `shoe`: how many cards are in the shoe
    /// - `cut_card`: after how many cards the cut card comes
    #[must_use]
    pub fn turned(
        self,
        turned: impl fair_deal_words::Count,
        shoe: impl fair_deal_words::Count,
        cut_card: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            96,
            &[
                Arg::Number(turned.count()),
                Arg::Number(shoe.count()),
                Arg::Number(cut_card.count()),
            ],
        )
    }

    /// Gives the running count.
    ///
    /// - `running`: it, with its sign
    #[must_use]
    pub fn running_is(self, running: &str) -> String {
        self.say(SECTION, 97, &[Arg::Text(running)])
    }

    /// Gives both counts.
    ///
    /// - `running`: the running count, with its sign
    /// - `true_count`: the true count, with its sign
    #[must_use]
    pub fn counts_are(self, running: &str, true_count: &str) -> String {
        self.say(SECTION, 98, &[Arg::Text(running), Arg::Text(true_count)])
    }

    /// Says how many answers were right so far.
    ///
    /// - `right`: how many were right
    /// - `asked`: how many there were
    #[must_use]
    pub fn score(
        self,
        right: impl fair_deal_words::Count,
        asked: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            99,
            &[Arg::Number(right.count()), Arg::Number(asked.count())],
        )
    }

    /// Says for which rules and which system the indices were found.
    ///
    /// - `rules`: the name of the rules
    /// - `system`: the name of the system
    #[must_use]
    pub fn by_rules(self, rules: &str, system: &str) -> String {
        self.say(SECTION, 100, &[Arg::Text(rules), Arg::Text(system)])
    }

    /// A decision of a published list.
    ///
    /// - `hand`: the hands, in digits
    /// - `up`: the dealer’s card, in digits
    /// - `play`: the play, as its button has it
    #[must_use]
    pub fn decision(self, hand: &str, up: &str, play: &str) -> String {
        self.say(
            SECTION,
            101,
            &[Arg::Text(hand), Arg::Text(up), Arg::Text(play)],
        )
    }

    /// Says by how much the play of an index is better or worse at the count of a question.
    ///
    /// - `play`: the play, as its button has it
    /// - `gain`: by how much, in bets, with its sign
    #[must_use]
    pub fn gain_is(self, play: &str, gain: &str) -> String {
        self.say(SECTION, 102, &[Arg::Text(play), Arg::Text(gain)])
    }

    /// Says how many plays change with the count.
    ///
    /// - `plays`: how many
    #[must_use]
    pub fn found(self, plays: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 103, &[Arg::Number(plays.count())])
    }

    /// Stands above the hands that are played otherwise against this card of the dealer.
    ///
    /// - `up`: the dealer’s card, in digits
    /// - `hands`: how many hands
    #[must_use]
    pub fn against(self, up: &str, hands: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 104, &[Arg::Text(up), Arg::Number(hands.count())])
    }

    /// Says from which true count on insurance gains.
    ///
    /// - `index`: this true count, with its sign
    #[must_use]
    pub fn insurance(self, index: &str) -> String {
        self.say(SECTION, 105, &[Arg::Text(index)])
    }
}
