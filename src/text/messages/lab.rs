// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, LabWords};
use crate::text::choices::{Card, Category, ExplainAnswer, Joker, LabFile, Rank, Suit};

/// The place of these messages in a table.
const SECTION: usize = 19;

impl Keyed for LabFile {
    fn key(self) -> u8 {
        match self {
            LabFile::Frequencies => 0,
            LabFile::Hands => 1,
            LabFile::Exact => 2,
        }
    }
}

impl Keyed for ExplainAnswer {
    fn key(self) -> u8 {
        match self {
            ExplainAnswer::Yes => 0,
            ExplainAnswer::No => 1,
            ExplainAnswer::FourApart => 2,
            ExplainAnswer::AceToTen => 3,
            ExplainAnswer::Neither => 4,
            ExplainAnswer::Twice => 5,
            ExplainAnswer::TwiceAndTwice => 6,
            ExplainAnswer::ThreeTimes => 7,
            ExplainAnswer::ThreeTimesAndTwice => 8,
            ExplainAnswer::FourTimes => 9,
            ExplainAnswer::FiveTimes => 10,
        }
    }
}

impl LabWords {
    /// What the lab is for.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// The heading above the jokers.
    #[must_use]
    pub fn jokers(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// A suit, as a heading above its cards.
    ///
    /// - `suit`: which
    #[must_use]
    pub fn suit_heading(self, suit: Suit) -> &'static str {
        self.fixed(SECTION, 2, &[Arg::Key(suit.key())])
    }

    /// What a hand is, as it stands in the diagram of all questions: in lines of eight or nine signs.
    ///
    /// - `category`: what it is
    #[must_use]
    pub fn category_lines(self, category: Category) -> String {
        self.say(SECTION, 3, &[Arg::Key(category.key())])
    }

    /// What stands between groups of three digits.
    #[must_use]
    pub fn between_thousands(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// A percentage.
    ///
    /// - `number`: the number of hundredths, in digits
    #[must_use]
    pub fn percentage(self, number: &str) -> String {
        self.say(SECTION, 5, &[Arg::Text(number)])
    }

    /// The heading.
    #[must_use]
    pub fn why(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// What can be done here.
    #[must_use]
    pub fn why_intro(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// Stands in a place without a card.
    #[must_use]
    pub fn choose(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// Names the diagram of all questions, and the list of them for those who do not see it.
    #[must_use]
    pub fn all_questions(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// Names the field for the first card of five.
    #[must_use]
    pub fn first_card(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// The same for the second card.
    #[must_use]
    pub fn second_card(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// The same for the third card.
    #[must_use]
    pub fn third_card(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// The same for the fourth card.
    #[must_use]
    pub fn fourth_card(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// The same for the fifth card.
    #[must_use]
    pub fn fifth_card(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// There are more than five cards, or fewer.
    ///
    /// - `cards`: how many there are
    #[must_use]
    pub fn not_five_cards(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 15, &[Arg::Number(cards.count())])
    }

    /// A card is there twice.
    ///
    /// - `card`: which
    #[must_use]
    pub fn card_twice(self, card: Card) -> String {
        self.say(
            SECTION,
            16,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// A joker is there twice.
    ///
    /// - `joker`: which
    #[must_use]
    pub fn joker_twice(self, joker: Joker) -> String {
        self.say(SECTION, 17, &[Arg::Key(joker.key())])
    }

    /// What was written is no card.
    ///
    /// - `code`: what was written
    #[must_use]
    pub fn no_card(self, code: &str) -> String {
        self.say(SECTION, 18, &[Arg::Text(code)])
    }

    /// Asks whether all cards are of one suit.
    #[must_use]
    pub fn asks_one_suit(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// Asks whether no rank is there twice.
    #[must_use]
    pub fn asks_five_ranks(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Asks whether five different ranks are in sequence: the lowest and the highest lie four apart, or they are ten to ace.
    #[must_use]
    pub fn asks_span(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// Asks how often ranks are there.
    #[must_use]
    pub fn asks_repeats(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// What stands between the two lines of a question where it is written in one.
    #[must_use]
    pub fn between_lines(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// An answer, beside an arrow of the diagram.
    ///
    /// - `answer`: which
    #[must_use]
    pub fn answer(self, answer: ExplainAnswer) -> &'static str {
        self.fixed(SECTION, 24, &[Arg::Key(answer.key())])
    }

    /// In the list of all questions: an answer leads to the question with this number.
    ///
    /// - `number`: its number, from 1 on
    #[must_use]
    pub fn leads_to(self, number: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 25, &[Arg::Number(number.count())])
    }

    /// One more card of a rank makes the best hand.
    ///
    /// - `joker`: which joker
    /// - `card`: the card that it plays as
    /// - `rank`: the rank of that card
    #[must_use]
    pub fn joker_one_more(self, joker: Joker, card: Card, rank: Rank) -> String {
        self.say(
            SECTION,
            26,
            &[
                Arg::Key(joker.key()),
                Arg::Key(card.rank.key()),
                Arg::Key(card.suit.key()),
                Arg::Key(rank.key()),
            ],
        )
    }

    /// It is a part of the highest straight that can be made.
    ///
    /// - `joker`: which joker
    /// - `card`: the card that it plays as
    #[must_use]
    pub fn joker_straight(self, joker: Joker, card: Card) -> String {
        self.say(
            SECTION,
            27,
            &[
                Arg::Key(joker.key()),
                Arg::Key(card.rank.key()),
                Arg::Key(card.suit.key()),
            ],
        )
    }

    /// It is the highest card that a flush lacks.
    ///
    /// - `joker`: which joker
    /// - `card`: the card that it plays as
    /// - `suit`: the suit of that card
    #[must_use]
    pub fn joker_flush(self, joker: Joker, card: Card, suit: Suit) -> String {
        self.say(
            SECTION,
            28,
            &[
                Arg::Key(joker.key()),
                Arg::Key(card.rank.key()),
                Arg::Key(card.suit.key()),
                Arg::Key(suit.key()),
            ],
        )
    }

    /// It is a part of the highest straight flush that can be made, but no royal flush.
    ///
    /// - `joker`: which joker
    /// - `card`: the card that it plays as
    #[must_use]
    pub fn joker_straight_flush(self, joker: Joker, card: Card) -> String {
        self.say(
            SECTION,
            29,
            &[
                Arg::Key(joker.key()),
                Arg::Key(card.rank.key()),
                Arg::Key(card.suit.key()),
            ],
        )
    }

    /// It is a part of a royal flush.
    ///
    /// - `joker`: which joker
    /// - `card`: the card that it plays as
    #[must_use]
    pub fn joker_royal_flush(self, joker: Joker, card: Card) -> String {
        self.say(
            SECTION,
            30,
            &[
                Arg::Key(joker.key()),
                Arg::Key(card.rank.key()),
                Arg::Key(card.suit.key()),
            ],
        )
    }

    /// A step.
    ///
    /// - `question`: the question, in one line
    /// - `found`: what is found, one of the sentences below
    #[must_use]
    pub fn question_and_finding(self, question: &str, found: &str) -> String {
        self.say(SECTION, 31, &[Arg::Text(question), Arg::Text(found)])
    }

    /// All cards are of one suit.
    ///
    /// - `suit`: which
    #[must_use]
    pub fn found_one_suit(self, suit: Suit) -> String {
        self.say(SECTION, 32, &[Arg::Key(suit.key())])
    }

    /// There are two suits or more.
    ///
    /// - `suits`: which, in a list
    #[must_use]
    pub fn found_suits(self, suits: &str) -> String {
        self.say(SECTION, 33, &[Arg::Text(suits)])
    }

    /// A suit in that list.
    ///
    /// - `suit`: which
    #[must_use]
    pub fn suit_in_list(self, suit: Suit) -> String {
        self.say(SECTION, 34, &[Arg::Key(suit.key())])
    }

    /// What stands between the suits of a list of three or four, but for the last.
    #[must_use]
    pub fn between_suits(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// What stands before the last suit of such a list.
    #[must_use]
    pub fn before_last_suit(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// What stands between the suits of a list of two.
    #[must_use]
    pub fn between_two_suits(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// There are five different ranks.
    ///
    /// - `first`: the highest
    /// - `second`: the second
    /// - `third`: the third
    /// - `fourth`: the fourth
    /// - `fifth`: the lowest
    #[must_use]
    pub fn found_five_ranks(
        self,
        first: Rank,
        second: Rank,
        third: Rank,
        fourth: Rank,
        fifth: Rank,
    ) -> String {
        self.say(
            SECTION,
            38,
            &[
                Arg::Key(first.key()),
                Arg::Key(second.key()),
                Arg::Key(third.key()),
                Arg::Key(fourth.key()),
                Arg::Key(fifth.key()),
            ],
        )
    }

    /// There are no five different ranks, for one repeats.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn found_repeating(self, rank: Rank) -> String {
        self.say(SECTION, 39, &[Arg::Key(rank.key())])
    }

    /// The same where two ranks repeat.
    ///
    /// - `first`: the one that is there more often, or is higher
    /// - `second`: the other one
    #[must_use]
    pub fn found_two_repeating(self, first: Rank, second: Rank) -> String {
        self.say(
            SECTION,
            40,
            &[Arg::Key(first.key()), Arg::Key(second.key())],
        )
    }

    /// Five ranks are in sequence.
    ///
    /// - `low`: the lowest
    /// - `high`: the highest
    #[must_use]
    pub fn found_four_apart(self, low: Rank, high: Rank) -> String {
        self.say(SECTION, 41, &[Arg::Key(low.key()), Arg::Key(high.key())])
    }

    /// The same where the ace counts as the lowest.
    ///
    /// - `high`: the highest
    #[must_use]
    pub fn found_four_apart_from_ace(self, high: Rank) -> String {
        self.say(SECTION, 42, &[Arg::Key(high.key())])
    }

    /// The ranks are those from the ten to the ace.
    #[must_use]
    pub fn found_ten_to_ace(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// The ranks are not in sequence, for they span more.
    ///
    /// - `low`: the lowest
    /// - `high`: the highest
    /// - `apart`: how many steps it is from the one to the other, 5 to 12
    #[must_use]
    pub fn found_neither(
        self,
        low: Rank,
        high: Rank,
        apart: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            44,
            &[
                Arg::Key(low.key()),
                Arg::Key(high.key()),
                Arg::Number(apart.count()),
            ],
        )
    }

    /// One rank is there twice.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn found_two(self, rank: Rank) -> String {
        self.say(SECTION, 45, &[Arg::Key(rank.key())])
    }

    /// Two ranks are there twice.
    ///
    /// - `high`: the higher one
    /// - `low`: the lower one
    #[must_use]
    pub fn found_two_and_two(self, high: Rank, low: Rank) -> String {
        self.say(SECTION, 46, &[Arg::Key(high.key()), Arg::Key(low.key())])
    }

    /// One rank is there three times.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn found_three(self, rank: Rank) -> String {
        self.say(SECTION, 47, &[Arg::Key(rank.key())])
    }

    /// One rank is there three times, another one twice.
    ///
    /// - `three`: the one that is there three times
    /// - `two`: the other one
    #[must_use]
    pub fn found_three_and_two(self, three: Rank, two: Rank) -> String {
        self.say(SECTION, 48, &[Arg::Key(three.key()), Arg::Key(two.key())])
    }

    /// One rank is there four times.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn found_four(self, rank: Rank) -> String {
        self.say(SECTION, 49, &[Arg::Key(rank.key())])
    }

    /// One rank is there five times, with jokers.
    ///
    /// - `rank`: which
    #[must_use]
    pub fn found_five(self, rank: Rank) -> String {
        self.say(SECTION, 50, &[Arg::Key(rank.key())])
    }

    /// What follows from all steps.
    ///
    /// - `category`: what the hand is
    #[must_use]
    pub fn conclusion(self, category: Category) -> String {
        self.say(SECTION, 51, &[Arg::Key(category.key())])
    }

    /// The heading.
    #[must_use]
    pub fn experiment(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// What is done.
    #[must_use]
    pub fn experiment_intro(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// That it tests the shuffle, and not what is dealt at the tables.
    #[must_use]
    pub fn not_the_tables(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// Names the field for the number of hands.
    #[must_use]
    pub fn how_many(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// Stops what is under way.
    #[must_use]
    pub fn cancel(self) -> &'static str {
        self.fixed(SECTION, 56, &[])
    }

    /// Says what the bars of the chart are.
    #[must_use]
    pub fn bars(self) -> &'static str {
        self.fixed(SECTION, 57, &[])
    }

    /// What stands before the root of the experiment.
    #[must_use]
    pub fn root(self) -> &'static str {
        self.fixed(SECTION, 58, &[])
    }

    /// How to deal a hand of it again.
    #[must_use]
    pub fn root_note(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// Names the button that types so many hands into the field.
    ///
    /// - `count`: how many
    /// - `digits`: the same in digits, in groups of three
    #[must_use]
    pub fn so_many_hands(self, count: impl fair_deal_words::Count, digits: &str) -> String {
        self.say(
            SECTION,
            60,
            &[Arg::Number(count.count()), Arg::Text(digits)],
        )
    }

    /// What was typed is no number of hands that can be dealt.
    ///
    /// - `most`: the most that can be dealt, in digits
    #[must_use]
    pub fn no_hands(self, most: &str) -> String {
        self.say(SECTION, 61, &[Arg::Text(most)])
    }

    /// How far it is.
    ///
    /// - `done`: how many hands are done, in digits
    /// - `all`: how many there are, in digits
    /// - `count`: how many there are
    #[must_use]
    pub fn done_of_all(self, done: &str, all: &str, count: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            62,
            &[Arg::Text(done), Arg::Text(all), Arg::Number(count.count())],
        )
    }

    /// It was stopped after so many hands.
    ///
    /// - `count`: how many
    /// - `digits`: the same in digits, in groups of three
    #[must_use]
    pub fn cancelled_after(self, count: impl fair_deal_words::Count, digits: &str) -> String {
        self.say(
            SECTION,
            63,
            &[Arg::Number(count.count()), Arg::Text(digits)],
        )
    }

    /// It was stopped, in a few words.
    #[must_use]
    pub fn verdict_stopped(self) -> &'static str {
        self.fixed(SECTION, 64, &[])
    }

    /// Why there is no verdict then.
    #[must_use]
    pub fn verdict_stopped_more(self) -> &'static str {
        self.fixed(SECTION, 65, &[])
    }

    /// There are too few hands for a test, in a few words.
    #[must_use]
    pub fn verdict_too_few(self) -> &'static str {
        self.fixed(SECTION, 66, &[])
    }

    /// How many hands a test needs.
    ///
    /// - `least`: how many, in digits
    #[must_use]
    pub fn verdict_too_few_more(self, least: &str) -> String {
        self.say(SECTION, 67, &[Arg::Text(least)])
    }

    /// The numbers fit a fair deal, in a few words.
    #[must_use]
    pub fn verdict_fits(self) -> &'static str {
        self.fixed(SECTION, 68, &[])
    }

    /// What that means.
    ///
    /// - `share`: the p-value, as “about 37%”
    #[must_use]
    pub fn verdict_fits_more(self, share: &str) -> String {
        self.say(SECTION, 69, &[Arg::Text(share)])
    }

    /// The numbers are unusual, in a few words.
    #[must_use]
    pub fn verdict_unusual(self) -> &'static str {
        self.fixed(SECTION, 70, &[])
    }

    /// What that means.
    ///
    /// - `share`: the p-value, as “about 2.1%”
    #[must_use]
    pub fn verdict_unusual_more(self, share: &str) -> String {
        self.say(SECTION, 71, &[Arg::Text(share)])
    }

    /// The numbers do not fit a fair deal, in a few words.
    #[must_use]
    pub fn verdict_does_not_fit(self) -> &'static str {
        self.fixed(SECTION, 72, &[])
    }

    /// What that means.
    ///
    /// - `share`: the p-value, as “about 0.046%” or “< 0.0010%”
    #[must_use]
    pub fn verdict_does_not_fit_more(self, share: &str) -> String {
        self.say(SECTION, 73, &[Arg::Text(share)])
    }

    /// A p-value, which is an approximation.
    ///
    /// - `percentage`: as a percentage
    #[must_use]
    pub fn about_so_much(self, percentage: &str) -> String {
        self.say(SECTION, 74, &[Arg::Text(percentage)])
    }

    /// A p-value that is too small to be written.
    ///
    /// - `percentage`: the least that is written, as a percentage
    #[must_use]
    pub fn less_than(self, percentage: &str) -> String {
        self.say(SECTION, 75, &[Arg::Text(percentage)])
    }

    /// A share that is too large to be told from all, inside a sentence: “> 99.9%”.
    ///
    /// - `percentage`: a percentage
    #[must_use]
    pub fn more_than(self, percentage: &str) -> String {
        self.say(SECTION, 76, &[Arg::Text(percentage)])
    }

    /// How the p-value was worked out.
    ///
    /// - `chi_square`: the sum of the test, in digits
    /// - `groups`: how many groups were compared
    #[must_use]
    pub fn test_method(self, chi_square: &str, groups: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            77,
            &[Arg::Text(chi_square), Arg::Number(groups.count())],
        )
    }

    /// The heading of the list of the first hands.
    ///
    /// - `count`: how many are listed
    /// - `digits`: the same in digits, in groups of three
    #[must_use]
    pub fn first_hands(self, count: impl fair_deal_words::Count, digits: &str) -> String {
        self.say(
            SECTION,
            78,
            &[Arg::Number(count.count()), Arg::Text(digits)],
        )
    }

    /// Saves a table as a file.
    ///
    /// - `file`: which
    #[must_use]
    pub fn save(self, file: LabFile) -> &'static str {
        self.fixed(SECTION, 79, &[Arg::Key(file.key())])
    }

    /// The heading of a column: what a hand is.
    #[must_use]
    pub fn column_hand(self) -> &'static str {
        self.fixed(SECTION, 80, &[])
    }

    /// The heading of a column: how often it came up.
    #[must_use]
    pub fn column_came_up(self) -> &'static str {
        self.fixed(SECTION, 81, &[])
    }

    /// The heading of a column: the share of all hands that it came up in.
    #[must_use]
    pub fn column_share(self) -> &'static str {
        self.fixed(SECTION, 82, &[])
    }

    /// The heading of a column: how often it is expected.
    #[must_use]
    pub fn column_expected(self) -> &'static str {
        self.fixed(SECTION, 83, &[])
    }

    /// The heading of a column: the share of all hands that it is expected in.
    #[must_use]
    pub fn column_exact_share(self) -> &'static str {
        self.fixed(SECTION, 84, &[])
    }

    /// The heading of a column: the number of a hand.
    #[must_use]
    pub fn column_number(self) -> &'static str {
        self.fixed(SECTION, 85, &[])
    }

    /// The heading of a column: the cards of a hand.
    #[must_use]
    pub fn column_cards(self) -> &'static str {
        self.fixed(SECTION, 86, &[])
    }

    /// The heading of a column: the card of a hand that decides first.
    #[must_use]
    pub fn column_deciding(self) -> &'static str {
        self.fixed(SECTION, 87, &[])
    }

    /// The heading of a column: how often it was counted.
    #[must_use]
    pub fn column_counted(self) -> &'static str {
        self.fixed(SECTION, 88, &[])
    }

    /// The heading of a column: how often it is known to be there.
    #[must_use]
    pub fn column_known(self) -> &'static str {
        self.fixed(SECTION, 89, &[])
    }

    /// The heading of a column: how probable it is.
    #[must_use]
    pub fn column_probability(self) -> &'static str {
        self.fixed(SECTION, 90, &[])
    }

    /// The heading of a column: in how many hands it is there once.
    #[must_use]
    pub fn column_one_in(self) -> &'static str {
        self.fixed(SECTION, 91, &[])
    }

    /// The heading.
    #[must_use]
    pub fn enumeration(self) -> &'static str {
        self.fixed(SECTION, 92, &[])
    }

    /// What is done.
    #[must_use]
    pub fn enumeration_intro(self) -> &'static str {
        self.fixed(SECTION, 93, &[])
    }

    /// Starts it.
    #[must_use]
    pub fn enumerate(self) -> &'static str {
        self.fixed(SECTION, 94, &[])
    }

    /// Whether what was counted is what is known.
    ///
    /// - `agrees`: whether it is
    #[must_use]
    pub fn agrees(self, agrees: bool) -> &'static str {
        self.fixed(SECTION, 95, &[Arg::Key(agrees.key())])
    }

    /// The heading.
    #[must_use]
    pub fn strategy(self) -> &'static str {
        self.fixed(SECTION, 96, &[])
    }

    /// What is to be found on the page of the rules.
    #[must_use]
    pub fn strategy_intro(self) -> &'static str {
        self.fixed(SECTION, 97, &[])
    }
}
