// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{Card, Category, ExplainAnswer, Joker, LabFile, Rank, Suit};

/// The index of this section in a table.
const SECTION: usize = 20;

impl Keyed for LabFile { fn key(self) -> u8 { match self { LabFile::Frequencies => 0, LabFile::Hands => 1, LabFile::Exact => 2 } } }
impl Keyed for ExplainAnswer { fn key(self) -> u8 { match self { ExplainAnswer::Yes => 0, ExplainAnswer::No => 1, ExplainAnswer::FourApart => 2, ExplainAnswer::AceToTen => 3, ExplainAnswer::Neither => 4, ExplainAnswer::Twice => 5, ExplainAnswer::TwiceAndTwice => 6, ExplainAnswer::ThreeTimes => 7, ExplainAnswer::ThreeTimesAndTwice => 8, ExplainAnswer::FourTimes => 9, ExplainAnswer::FiveTimes => 10 } } }

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn lab_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Heading above the jokers in the choice of cards.
    pub fn lab_jokers(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Heading above the cards of a suit in the choice of cards. `suit`: the suit.
    pub fn suit_heading(self, suit: Suit) -> &'static str { self.fixed(SECTION, 2, &[Arg::Key(suit.key())]) }
    /// Name of a category in the diagram of all questions, in lines of eight or nine characters. `category`: its value.
    pub fn category_lines(self, category: Category) -> String { self.say(SECTION, 3, &[Arg::Key(category.key())]) }
    /// Heading of the section about the rank of a hand.
    pub fn lab_why(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Introduction to that section.
    pub fn why_intro(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Value of a field without a card.
    pub fn choose(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Name of the diagram of all questions, and heading of their list for screen readers.
    pub fn all_questions(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Label of the field for the first card.
    pub fn first_card(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Label of the field for the second card.
    pub fn second_card(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Label of the field for the third card.
    pub fn third_card(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Label of the field for the fourth card.
    pub fn fourth_card(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Label of the field for the fifth card.
    pub fn fifth_card(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Error: more or fewer than five cards. `cards`: the total number.
    pub fn not_five_cards(self, cards: impl Count) -> String { self.say(SECTION, 13, &[Arg::Number(cards.count())]) }
    /// Error: the same card twice. `card`: the card.
    pub fn card_twice(self, card: Card) -> String { self.say(SECTION, 14, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Error: the same joker twice. `joker`: the joker.
    pub fn joker_twice(self, joker: Joker) -> String { self.say(SECTION, 15, &[Arg::Key(joker.key())]) }
    /// Error: the text is not a card. `code`: what was written.
    pub fn no_card(self, code: &str) -> String { self.say(SECTION, 16, &[Arg::Text(code)]) }
    /// Question: whether all cards are of one suit.
    pub fn asks_one_suit(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Question: whether no rank repeats.
    pub fn asks_five_ranks(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Question: whether the five ranks are a straight.
    pub fn asks_span(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Question: how often ranks repeat.
    pub fn asks_repeats(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Joins the two lines of a question where it is written in one.
    pub fn between_lines(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Answer, beside an arrow of the diagram. `answer`: the answer.
    pub fn lab_answer(self, answer: ExplainAnswer) -> &'static str { self.fixed(SECTION, 22, &[Arg::Key(answer.key())]) }
    /// Where an answer leads in the list of all questions: the number of the next question. `number`: its number, from 1 on.
    pub fn leads_to(self, number: impl Count) -> String { self.say(SECTION, 23, &[Arg::Number(number.count())]) }
    /// Explanation of a joker: one more card of a rank makes the best hand. `joker`: the joker; `card`: the card that it plays as; `rank`: the rank of that card.
    pub fn joker_one_more(self, joker: Joker, card: Card, rank: Rank) -> String { self.say(SECTION, 24, &[Arg::Key(joker.key()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key()), Arg::Key(rank.key())]) }
    /// Explanation of a joker: it completes the highest possible straight. `joker`: the joker; `card`: the card that it plays as.
    pub fn joker_straight(self, joker: Joker, card: Card) -> String { self.say(SECTION, 25, &[Arg::Key(joker.key()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Explanation of a joker: it is the highest card that a flush lacks. `joker`: the joker; `card`: the card that it plays as; `suit`: the suit of that card.
    pub fn joker_flush(self, joker: Joker, card: Card, suit: Suit) -> String { self.say(SECTION, 26, &[Arg::Key(joker.key()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key()), Arg::Key(suit.key())]) }
    /// Explanation of a joker: it completes the highest possible straight flush. `joker`: the joker; `card`: the card that it plays as.
    pub fn joker_straight_flush(self, joker: Joker, card: Card) -> String { self.say(SECTION, 27, &[Arg::Key(joker.key()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Explanation of a joker: it completes a royal flush. `joker`: the joker; `card`: the card that it plays as.
    pub fn joker_royal_flush(self, joker: Joker, card: Card) -> String { self.say(SECTION, 28, &[Arg::Key(joker.key()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// A step of the explanation: the question and the finding. `question`: the question, in one line; `found`: what is found, one of the sentences below.
    pub fn question_and_finding(self, question: &str, found: &str) -> String { self.say(SECTION, 29, &[Arg::Text(question), Arg::Text(found)]) }
    /// Finding: all cards are of one suit. `suit`: the suit.
    pub fn found_one_suit(self, suit: Suit) -> String { self.say(SECTION, 30, &[Arg::Key(suit.key())]) }
    /// Finding: two or more suits. `suits`: which, in a list.
    pub fn found_suits(self, suits: &str) -> String { self.say(SECTION, 31, &[Arg::Text(suits)]) }
    /// A suit in that finding. `suit`: the suit.
    pub fn suit_in_list(self, suit: Suit) -> String { self.say(SECTION, 32, &[Arg::Key(suit.key())]) }
    /// Joins the suits of a list of three or four, but for the last.
    pub fn between_suits(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Joins the last suit to that list.
    pub fn before_last_suit(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Joins the suits of a list of two.
    pub fn between_two_suits(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Finding: five different ranks. `first`: the highest; `second`: the second; `third`: the third; `fourth`: the fourth; `fifth`: the lowest.
    pub fn found_five_ranks(self, first: Rank, second: Rank, third: Rank, fourth: Rank, fifth: Rank) -> String { self.say(SECTION, 36, &[Arg::Key(first.key()), Arg::Key(second.key()), Arg::Key(third.key()), Arg::Key(fourth.key()), Arg::Key(fifth.key())]) }
    /// Finding: one rank repeats. `rank`: the rank.
    pub fn found_repeating(self, rank: Rank) -> String { self.say(SECTION, 37, &[Arg::Key(rank.key())]) }
    /// Finding: two ranks repeat. `first`: the one that is there more often, or is higher; `second`: the other one.
    pub fn found_two_repeating(self, first: Rank, second: Rank) -> String { self.say(SECTION, 38, &[Arg::Key(first.key()), Arg::Key(second.key())]) }
    /// Finding: the lowest and the highest of the five ranks are four apart. `low`: the lowest; `high`: the highest.
    pub fn found_four_apart(self, low: Rank, high: Rank) -> String { self.say(SECTION, 39, &[Arg::Key(low.key()), Arg::Key(high.key())]) }
    /// Finding: the lowest and the highest of the five ranks are four apart, with the ace as the lowest. `high`: the highest.
    pub fn found_four_apart_from_ace(self, high: Rank) -> String { self.say(SECTION, 40, &[Arg::Key(high.key())]) }
    /// Finding: the five ranks are ten to ace.
    pub fn found_ten_to_ace(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Finding: the five ranks are not a straight. `low`: the lowest; `high`: the highest; `apart`: the number of steps between them, 5 to 12.
    pub fn found_neither(self, low: Rank, high: Rank, apart: impl Count) -> String { self.say(SECTION, 42, &[Arg::Key(low.key()), Arg::Key(high.key()), Arg::Number(apart.count())]) }
    /// Finding: two cards of one rank. `rank`: the rank.
    pub fn found_two(self, rank: Rank) -> String { self.say(SECTION, 43, &[Arg::Key(rank.key())]) }
    /// Finding: two cards of each of two ranks. `high`: the higher one; `low`: the lower one.
    pub fn found_two_and_two(self, high: Rank, low: Rank) -> String { self.say(SECTION, 44, &[Arg::Key(high.key()), Arg::Key(low.key())]) }
    /// Finding: three cards of one rank. `rank`: the rank.
    pub fn found_three(self, rank: Rank) -> String { self.say(SECTION, 45, &[Arg::Key(rank.key())]) }
    /// Finding: three cards of one rank and two of another. `three`: the one that is there three times; `two`: the other one.
    pub fn found_three_and_two(self, three: Rank, two: Rank) -> String { self.say(SECTION, 46, &[Arg::Key(three.key()), Arg::Key(two.key())]) }
    /// Finding: four cards of one rank. `rank`: the rank.
    pub fn found_four(self, rank: Rank) -> String { self.say(SECTION, 47, &[Arg::Key(rank.key())]) }
    /// Finding: five cards of one rank, with jokers. `rank`: the rank.
    pub fn found_five(self, rank: Rank) -> String { self.say(SECTION, 48, &[Arg::Key(rank.key())]) }
    /// Conclusion after all steps. `category`: the category of the hand.
    pub fn conclusion(self, category: Category) -> String { self.say(SECTION, 49, &[Arg::Key(category.key())]) }
    /// Heading of the section with the experiment.
    pub fn experiment(self) -> &'static str { self.fixed(SECTION, 50, &[]) }
    /// Introduction to the experiment.
    pub fn experiment_intro(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// Note: the experiment tests the shuffle and not the deals at the tables.
    pub fn not_the_tables(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Label of the field for the number of hands.
    pub fn how_many(self) -> &'static str { self.fixed(SECTION, 53, &[]) }
    /// Button: stops the experiment.
    pub fn lab_cancel(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Legend of the chart.
    pub fn lab_bars(self) -> &'static str { self.fixed(SECTION, 55, &[]) }
    /// Label before the seed of the experiment.
    pub fn root(self) -> &'static str { self.fixed(SECTION, 56, &[]) }
    /// Note below the seed: how to deal a hand of the experiment again.
    pub fn root_note(self) -> &'static str { self.fixed(SECTION, 57, &[]) }
    /// Button: types this number of hands into the field. `count`: the number; `digits`: the same in digits, in groups of three.
    pub fn so_many_hands(self, count: impl Count, digits: &str) -> String { self.say(SECTION, 58, &[Arg::Number(count.count()), Arg::Text(digits)]) }
    /// Error below the field: not a possible number of hands. `most`: the most that can be dealt, in digits.
    pub fn no_hands(self, most: &str) -> String { self.say(SECTION, 59, &[Arg::Text(most)]) }
    /// Progress of the experiment. `done`: the number of hands done, in digits; `all`: the total number, in digits; `count`: the total number.
    pub fn done_of_all(self, done: &str, all: &str, count: impl Count) -> String { self.say(SECTION, 60, &[Arg::Text(done), Arg::Text(all), Arg::Number(count.count())]) }
    /// Shown after the experiment was stopped. `count`: the number; `digits`: the same in digits, in groups of three.
    pub fn cancelled_after(self, count: impl Count, digits: &str) -> String { self.say(SECTION, 61, &[Arg::Number(count.count()), Arg::Text(digits)]) }
    /// Verdict in a few words: the experiment was stopped.
    pub fn verdict_stopped(self) -> &'static str { self.fixed(SECTION, 62, &[]) }
    /// Meaning of the verdict “Stopped, so there is no verdict.”
    pub fn verdict_stopped_more(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// Verdict in a few words: too few hands for a test.
    pub fn verdict_too_few(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Meaning of the verdict “Too few hands to judge.” `least`: the number, in digits.
    pub fn verdict_too_few_more(self, least: &str) -> String { self.say(SECTION, 65, &[Arg::Text(least)]) }
    /// Verdict in a few words: the numbers fit a fair deal.
    pub fn verdict_fits(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Meaning of the verdict “The numbers fit a fair deal.” `share`: the p-value, as “about 37%”.
    pub fn verdict_fits_more(self, share: &str) -> String { self.say(SECTION, 67, &[Arg::Text(share)]) }
    /// Verdict in a few words: the numbers are unusual.
    pub fn verdict_unusual(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Meaning of the verdict “Unusual, but it happens.” `share`: the p-value, as “about 2.1%”.
    pub fn verdict_unusual_more(self, share: &str) -> String { self.say(SECTION, 69, &[Arg::Text(share)]) }
    /// Verdict in a few words: the numbers do not fit a fair deal.
    pub fn verdict_does_not_fit(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Meaning of the verdict “The numbers don’t fit a fair deal.” `share`: the p-value, as “about 0.046%” or “less than 0.0010%”.
    pub fn verdict_does_not_fit_more(self, share: &str) -> String { self.say(SECTION, 71, &[Arg::Text(share)]) }
    /// Approximate p-value. `percentage`: as a percentage.
    pub fn about_so_much(self, percentage: &str) -> String { self.say(SECTION, 72, &[Arg::Text(percentage)]) }
    /// P-value that is too small to be written. `percentage`: the least that is written, as a percentage.
    pub fn less_than(self, percentage: &str) -> String { self.say(SECTION, 73, &[Arg::Text(percentage)]) }
    /// A share that is too large to be told from all, inside a sentence: “more than 99.9%”. `percentage`: a percentage.
    pub fn more_than(self, percentage: &str) -> String { self.say(SECTION, 74, &[Arg::Text(percentage)]) }
    /// Note below the verdict: how the p-value was computed. `chi_square`: the sum of the test, in digits; `groups`: the number of groups compared.
    pub fn test_method(self, chi_square: &str, groups: impl Count) -> String { self.say(SECTION, 75, &[Arg::Text(chi_square), Arg::Number(groups.count())]) }
    /// Heading of the list of the first hands. `count`: the number of listed hands; `digits`: the same in digits, in groups of three.
    pub fn first_hands(self, count: impl Count, digits: &str) -> String { self.say(SECTION, 76, &[Arg::Number(count.count()), Arg::Text(digits)]) }
    /// Button: saves a table as a file. `file`: the table.
    pub fn save(self, file: LabFile) -> &'static str { self.fixed(SECTION, 77, &[Arg::Key(file.key())]) }
    /// Column: the category of a hand.
    pub fn column_hand(self) -> &'static str { self.fixed(SECTION, 78, &[]) }
    /// Column: how often it came up.
    pub fn column_came_up(self) -> &'static str { self.fixed(SECTION, 79, &[]) }
    /// Column: its share of all dealt hands.
    pub fn column_share(self) -> &'static str { self.fixed(SECTION, 80, &[]) }
    /// Column: how often it is expected.
    pub fn column_expected(self) -> &'static str { self.fixed(SECTION, 81, &[]) }
    /// Column: its exact share of all possible hands.
    pub fn column_exact_share(self) -> &'static str { self.fixed(SECTION, 82, &[]) }
    /// Column: the number of a hand.
    pub fn column_number(self) -> &'static str { self.fixed(SECTION, 83, &[]) }
    /// Column: the cards of a hand.
    pub fn column_cards(self) -> &'static str { self.fixed(SECTION, 84, &[]) }
    /// Column: the card of a hand that decides first.
    pub fn column_deciding(self) -> &'static str { self.fixed(SECTION, 85, &[]) }
    /// Column: how often it was counted.
    pub fn column_counted(self) -> &'static str { self.fixed(SECTION, 86, &[]) }
    /// Column: its known count.
    pub fn column_known(self) -> &'static str { self.fixed(SECTION, 87, &[]) }
    /// Column: its probability.
    pub fn column_probability(self) -> &'static str { self.fixed(SECTION, 88, &[]) }
    /// Column: it comes up once in this many hands.
    pub fn column_one_in(self) -> &'static str { self.fixed(SECTION, 89, &[]) }
    /// Heading of the section about all hands.
    pub fn enumeration(self) -> &'static str { self.fixed(SECTION, 90, &[]) }
    /// Introduction to that section.
    pub fn enumeration_intro(self) -> &'static str { self.fixed(SECTION, 91, &[]) }
    /// Button: ranks all hands.
    pub fn enumerate(self) -> &'static str { self.fixed(SECTION, 92, &[]) }
    /// Result: whether the counts match the known ones. `agrees`: whether they match.
    pub fn agrees(self, agrees: bool) -> &'static str { self.fixed(SECTION, 93, &[Arg::Key(agrees.key())]) }
    /// Heading of the section about blackjack.
    pub fn lab_strategy(self) -> &'static str { self.fixed(SECTION, 94, &[]) }
    /// Introduction to that section, above the link to the page “Rules and strategy”.
    pub fn strategy_intro(self) -> &'static str { self.fixed(SECTION, 95, &[]) }
}
