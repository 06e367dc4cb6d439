// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{HistoryWords, Keyed};
use crate::text::choices::{Action, DealKind, Failure, Outcome, Verdict};

/// The place of these messages in a table.
const SECTION: usize = 17;

impl Keyed for DealKind {
    fn key(self) -> u8 {
        match self {
            DealKind::Fresh => 0,
            DealKind::Shared => 1,
            DealKind::Daily => 2,
            DealKind::Practice => 3,
        }
    }
}

impl Keyed for Outcome {
    fn key(self) -> u8 {
        match self {
            Outcome::PlayerBlackjack => 0,
            Outcome::PlayerWins => 1,
            Outcome::DealerBusts => 2,
            Outcome::Draw => 3,
            Outcome::DealerWins => 4,
            Outcome::DealerBlackjack => 5,
            Outcome::PlayerBusts => 6,
            Outcome::Surrendered => 7,
            Outcome::Charlie => 8,
            Outcome::BetReturned => 9,
        }
    }
}

impl Keyed for Failure {
    fn key(self) -> u8 {
        match self {
            Failure::NoWorker => 0,
            Failure::Apart => 1,
            Failure::Forbidden => 2,
            Failure::Full => 3,
            Failure::Newer => 4,
            Failure::Broken => 5,
        }
    }
}

impl HistoryWords {
    /// What is kept, and where.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// The rounds were asked for.
    #[must_use]
    pub fn looking(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Nothing was played yet.
    #[must_use]
    pub fn nothing_yet(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Leads to a table.
    #[must_use]
    pub fn to_the_tables(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// No round passes the filter.
    #[must_use]
    pub fn none_like_this(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Names the list of rounds.
    #[must_use]
    pub fn rounds(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// Shows more of them.
    #[must_use]
    pub fn more(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// Rounds that lie in the browser’s storage but cannot be read.
    ///
    /// - `count`: how many; never none
    #[must_use]
    pub fn unreadable(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 7, &[Arg::Number(count.count())])
    }

    /// Read out when the list of rounds has come, and is empty.
    #[must_use]
    pub fn found_none(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// Read out when the list of rounds has come, and is complete.
    ///
    /// - `count`: how many rounds are in it; never none
    #[must_use]
    pub fn found_all(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 9, &[Arg::Number(count.count())])
    }

    /// Read out when the list of rounds has come, and is perhaps not complete.
    ///
    /// - `count`: how many rounds are in it; never none
    #[must_use]
    pub fn found_some(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 10, &[Arg::Number(count.count())])
    }

    /// Names the filter.
    #[must_use]
    pub fn filters(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// Names the choice of the game.
    #[must_use]
    pub fn by_game(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// Names the choice of where the deal came from.
    #[must_use]
    pub fn by_deal(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// Names the choice of the result.
    #[must_use]
    pub fn by_result(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// Names the choice of what the mistakes cost.
    #[must_use]
    pub fn by_cost(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// Names the choice of the day.
    #[must_use]
    pub fn by_day(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// The choice that filters nothing.
    #[must_use]
    pub fn all(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// The choice of the rounds with a mistake, whatever it cost.
    #[must_use]
    pub fn any_mistake(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// The choice of the rounds whose mistakes cost so much or more.
    ///
    /// - `bets`: how many bets, as in “0.01”
    #[must_use]
    pub fn cost_at_least(self, bets: &str) -> String {
        self.say(SECTION, 19, &[Arg::Text(bets)])
    }

    /// There is no round with this id.
    #[must_use]
    pub fn no_such_round(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Leads back to the list.
    #[must_use]
    pub fn back_to_list(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// Names the steps of a round.
    #[must_use]
    pub fn steps(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// What can be said of a card that lies face down.
    #[must_use]
    pub fn face_down(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// Marks the hand that is decided about.
    #[must_use]
    pub fn this_hand(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// Marks a hand that was given up.
    #[must_use]
    pub fn folded(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// Marks hands that are equally good.
    #[must_use]
    pub fn tied(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// What lies on the table at the end.
    #[must_use]
    pub fn the_end(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// A decision was as good as any.
    #[must_use]
    pub fn it_was_best(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// Opens the list of what else could have been done.
    #[must_use]
    pub fn what_else(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// Names the column of decisions.
    #[must_use]
    pub fn the_decision(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// Names the column of what they are worth.
    #[must_use]
    pub fn its_worth(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// The deal is still dealt from, so nothing of its secret is told.
    #[must_use]
    pub fn still_sealed(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// The same of a deal whose secret others know, or anybody.
    #[must_use]
    pub fn still_in_play(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// Leads to the table with the same deal.
    #[must_use]
    pub fn play_again(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// Leads to the table, where the round is played on from a decision.
    #[must_use]
    pub fn from_here(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Leads to the check of the deal.
    #[must_use]
    pub fn check(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// The chips of a round were not paid: its deal may have been known.
    #[must_use]
    pub fn left_chips(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// Forgets the round.
    #[must_use]
    pub fn forget_round(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// Asks whether that is really wanted.
    #[must_use]
    pub fn forget_round_really(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// Says that it is.
    #[must_use]
    pub fn forget_it(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// Says that it is not.
    #[must_use]
    pub fn keep_it(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// The dealer’s hand.
    #[must_use]
    pub fn dealer(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// The player’s.
    #[must_use]
    pub fn you(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// The decision to hold all five cards.
    #[must_use]
    pub fn hold_all(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// Where the deal of a round came from.
    ///
    /// - `kind`: from where
    #[must_use]
    pub fn deal(self, kind: DealKind) -> &'static str {
        self.fixed(SECTION, 45, &[Arg::Key(kind.key())])
    }

    /// Who had the better of a round.
    ///
    /// - `verdict`: whether the player had
    #[must_use]
    pub fn verdict(self, verdict: Verdict) -> &'static str {
        self.fixed(SECTION, 46, &[Arg::Key(verdict.key())])
    }

    /// How a hand of blackjack ended, in a few words.
    ///
    /// - `outcome`: how
    #[must_use]
    pub fn outcome(self, outcome: Outcome) -> &'static str {
        self.fixed(SECTION, 47, &[Arg::Key(outcome.key())])
    }

    /// What a decision at blackjack is called.
    ///
    /// - `action`: which
    #[must_use]
    pub fn play(self, action: Action) -> &'static str {
        self.fixed(SECTION, 48, &[Arg::Key(action.key())])
    }

    /// The decision to swap cards.
    ///
    /// - `count`: how many; never none
    #[must_use]
    pub fn swap(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 49, &[Arg::Number(count.count())])
    }

    /// The decision at video poker to hold these cards.
    ///
    /// - `cards`: their signs, as in “8♠ 7♦”
    #[must_use]
    pub fn hold(self, cards: &str) -> String {
        self.say(SECTION, 50, &[Arg::Text(cards)])
    }

    /// What was decided in a step of the round.
    ///
    /// - `what`: the name of the decision
    #[must_use]
    pub fn decided(self, what: &str) -> String {
        self.say(SECTION, 51, &[Arg::Text(what)])
    }

    /// What that decision cost.
    ///
    /// - `bets`: how many bets, as in “0.020”
    #[must_use]
    pub fn it_cost(self, bets: &str) -> String {
        self.say(SECTION, 52, &[Arg::Text(bets)])
    }

    /// What the mistakes of a round cost, in the list of rounds.
    ///
    /// - `bets`: how many bets, as in “0.020”
    #[must_use]
    pub fn mistakes_cost(self, bets: &str) -> String {
        self.say(SECTION, 53, &[Arg::Text(bets)])
    }

    /// What was won or lost.
    ///
    /// - `chips`: how many chips, with the sign: “+12.5”
    /// - `one`: whether that is one chip, won or lost
    #[must_use]
    pub fn in_chips(self, chips: &str, one: bool) -> String {
        self.say(SECTION, 54, &[Arg::Text(chips), Arg::Key(one.key())])
    }

    /// What is in the pot of a duel for chips.
    ///
    /// - `chips`: how many chips
    #[must_use]
    pub fn in_the_pot(self, chips: &str) -> String {
        self.say(SECTION, 55, &[Arg::Text(chips)])
    }

    /// What stands between two parts of a line: a sign with spaces around it.
    #[must_use]
    pub fn between_parts(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// Hands of a round that are paid alike, told once: “Two pair ×3”.
    ///
    /// - `name`: what they are called
    /// - `count`: how many they are
    #[must_use]
    pub fn times(self, name: &str, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 57, &[Arg::Text(name), Arg::Number(count.count())])
    }

    /// The heading.
    #[must_use]
    pub fn files_heading(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// What a file is good for.
    #[must_use]
    pub fn files_intro(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// Saves everything in a file.
    #[must_use]
    pub fn export(self) -> &'static str {
        self.fixed(SECTION, 60, &[])
    }

    /// Saves the rounds as a table.
    #[must_use]
    pub fn csv(self) -> &'static str {
        self.fixed(SECTION, 61, &[])
    }

    /// Reads a file.
    #[must_use]
    pub fn import(self) -> &'static str {
        self.fixed(SECTION, 62, &[])
    }

    /// What else the file has, and what becomes of it.
    #[must_use]
    pub fn take_over_intro(self) -> &'static str {
        self.fixed(SECTION, 63, &[])
    }

    /// Takes that over.
    #[must_use]
    pub fn take_over(self) -> &'static str {
        self.fixed(SECTION, 64, &[])
    }

    /// Forgets everything.
    #[must_use]
    pub fn forget(self) -> &'static str {
        self.fixed(SECTION, 65, &[])
    }

    /// Asks whether that is really wanted.
    #[must_use]
    pub fn forget_really(self) -> &'static str {
        self.fixed(SECTION, 66, &[])
    }

    /// Says that it is.
    #[must_use]
    pub fn forget_all(self) -> &'static str {
        self.fixed(SECTION, 67, &[])
    }

    /// Says that it is not.
    #[must_use]
    pub fn keep_all(self) -> &'static str {
        self.fixed(SECTION, 68, &[])
    }

    /// Saves what lies in the database as it is.
    #[must_use]
    pub fn rescue(self) -> &'static str {
        self.fixed(SECTION, 69, &[])
    }

    /// The browser has promised to clear nothing.
    #[must_use]
    pub fn promised(self) -> &'static str {
        self.fixed(SECTION, 70, &[])
    }

    /// It may clear it when it needs room.
    #[must_use]
    pub fn may_be_cleared(self) -> &'static str {
        self.fixed(SECTION, 71, &[])
    }

    /// Asks it to promise.
    #[must_use]
    pub fn ask_to_promise(self) -> &'static str {
        self.fixed(SECTION, 72, &[])
    }

    /// It does not.
    #[must_use]
    pub fn promise_refused(self) -> &'static str {
        self.fixed(SECTION, 73, &[])
    }

    /// A file is being written.
    #[must_use]
    pub fn writing_file(self) -> &'static str {
        self.fixed(SECTION, 74, &[])
    }

    /// A file is being read, and its rounds are checked.
    #[must_use]
    pub fn reading_file(self) -> &'static str {
        self.fixed(SECTION, 75, &[])
    }

    /// Rounds are being deleted.
    #[must_use]
    pub fn deleting(self) -> &'static str {
        self.fixed(SECTION, 76, &[])
    }

    /// A file was read.
    ///
    /// - `added`: how many of its rounds are new
    /// - `known`: how many were here already
    #[must_use]
    pub fn imported(
        self,
        added: impl fair_deal_words::Count,
        known: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            77,
            &[Arg::Number(added.count()), Arg::Number(known.count())],
        )
    }

    /// The same of a file with rounds that are dated in the future.
    ///
    /// - `added`: how many of its rounds are new
    /// - `ahead`: how many of these are dated in the future; never none
    /// - `known`: how many were here already
    #[must_use]
    pub fn imported_ahead(
        self,
        added: impl fair_deal_words::Count,
        ahead: impl fair_deal_words::Count,
        known: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            78,
            &[
                Arg::Number(added.count()),
                Arg::Number(ahead.count()),
                Arg::Number(known.count()),
            ],
        )
    }

    /// The settings and tables of a file have replaced those of the browser.
    ///
    /// - `parts`: what has, as in “the settings; the ramp of bets”
    /// - `in_part`: whether the browser could not store the rest
    #[must_use]
    pub fn taken_over(self, parts: &str, in_part: bool) -> String {
        self.say(SECTION, 79, &[Arg::Text(parts), Arg::Key(in_part.key())])
    }

    /// What stands between two of these parts.
    #[must_use]
    pub fn taken_between(self) -> &'static str {
        self.fixed(SECTION, 80, &[])
    }

    /// One of these parts: the settings.
    #[must_use]
    pub fn taken_settings(self) -> &'static str {
        self.fixed(SECTION, 81, &[])
    }

    /// One of these parts: the tables with their chips and rounds.
    ///
    /// - `count`: how many; never none
    #[must_use]
    pub fn taken_tables(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 82, &[Arg::Number(count.count())])
    }

    /// One of these parts: the hands that were played badly.
    #[must_use]
    pub fn taken_mistakes(self) -> &'static str {
        self.fixed(SECTION, 83, &[])
    }

    /// One of these parts: the results of the counting drills.
    #[must_use]
    pub fn taken_drills(self) -> &'static str {
        self.fixed(SECTION, 84, &[])
    }

    /// One of these parts: the ramp of bets.
    #[must_use]
    pub fn taken_ramp(self) -> &'static str {
        self.fixed(SECTION, 85, &[])
    }

    /// The browser could store nothing of a file’s settings and tables.
    #[must_use]
    pub fn nothing_taken(self) -> &'static str {
        self.fixed(SECTION, 86, &[])
    }

    /// A file was not taken in.
    ///
    /// - `why`: the sentences that say why
    #[must_use]
    pub fn nothing_imported(self, why: &str) -> String {
        self.say(SECTION, 87, &[Arg::Text(why)])
    }

    /// Why a file was not taken in: it is empty.
    #[must_use]
    pub fn file_empty(self) -> &'static str {
        self.fixed(SECTION, 88, &[])
    }

    /// Why a file was not taken in: it is not JSON.
    ///
    /// - `line`: the line where that shows, counted from 1
    /// - `column`: the place in the line, counted from 1
    #[must_use]
    pub fn file_no_json(
        self,
        line: impl fair_deal_words::Count,
        column: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            89,
            &[Arg::Number(line.count()), Arg::Number(column.count())],
        )
    }

    /// Why a file was not taken in: it is JSON, but none of ours.
    #[must_use]
    pub fn file_other_format(self) -> &'static str {
        self.fixed(SECTION, 90, &[])
    }

    /// Why a file was not taken in: it is of a newer version.
    #[must_use]
    pub fn file_newer(self) -> &'static str {
        self.fixed(SECTION, 91, &[])
    }

    /// Why a file was not taken in: it has no list of rounds.
    #[must_use]
    pub fn file_no_rounds(self) -> &'static str {
        self.fixed(SECTION, 92, &[])
    }

    /// Why a file was not taken in: one of its rounds is damaged.
    ///
    /// - `number`: which, counted from 1
    #[must_use]
    pub fn file_round_damaged(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 93, &[Arg::Number(number.count())])
    }

    /// Why a file was not taken in: what it has beside the rounds is damaged.
    ///
    /// - `name`: the name under which that is stored
    #[must_use]
    pub fn file_stored_damaged(self, name: &str) -> String {
        self.say(SECTION, 94, &[Arg::Text(name)])
    }

    /// The browser did not let the page read the file.
    #[must_use]
    pub fn file_unreadable(self) -> &'static str {
        self.fixed(SECTION, 95, &[])
    }

    /// The whole history was deleted.
    #[must_use]
    pub fn forgotten(self) -> &'static str {
        self.fixed(SECTION, 96, &[])
    }

    /// A round was deleted.
    #[must_use]
    pub fn forgotten_round(self) -> &'static str {
        self.fixed(SECTION, 97, &[])
    }

    /// A file was given to the browser.
    #[must_use]
    pub fn saved(self) -> &'static str {
        self.fixed(SECTION, 98, &[])
    }

    /// Why the history does not work.
    ///
    /// - `why`: why
    #[must_use]
    pub fn failed(self, why: Failure) -> &'static str {
        self.fixed(SECTION, 99, &[Arg::Key(why.key())])
    }
}
