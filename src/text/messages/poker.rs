// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PokerWords};
use crate::text::choices::{Card, Category, Character, Jokers, Rank, Verdict};

/// The index of this section in a table.
const SECTION: usize = 3;

impl Keyed for Jokers { fn key(self) -> u8 { match self { Jokers::None => 0, Jokers::One => 1, Jokers::Two => 2 } } }
impl Keyed for Category { fn key(self) -> u8 { match self { Category::HighCard => 0, Category::OnePair => 1, Category::TwoPair => 2, Category::ThreeOfAKind => 3, Category::Straight => 4, Category::Flush => 5, Category::FullHouse => 6, Category::FourOfAKind => 7, Category::StraightFlush => 8, Category::FiveOfAKind => 9, Category::RoyalFlush => 10 } } }
impl Keyed for Character { fn key(self) -> u8 { match self { Character::Textbook => 0, Character::Chaser => 1, Character::Rock => 2, Character::Actuary => 3, Character::Mathematician => 4 } } }

impl PokerWords {
    /// Number of jokers in a deck, as a choice and as a sentence. `jokers`: the number.
    pub fn jokers(self, jokers: Jokers) -> &'static str { self.fixed(SECTION, 0, &[Arg::Key(jokers.key())]) }
    /// Name of a poker hand with its ranks: “Full house, aces over fives”. `category`: its category; `first`: the rank that counts most; `second`: the next one.
    pub fn hand_of(self, category: Category, first: Rank, second: Rank) -> String { self.say(SECTION, 1, &[Arg::Key(category.key()), Arg::Key(first.key()), Arg::Key(second.key())]) }
    /// Name of a royal flush with a joker.
    pub fn wild_royal(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Name of a category of hands, in a list. `category`: the category.
    pub fn category(self, category: Category) -> &'static str { self.fixed(SECTION, 3, &[Arg::Key(category.key())]) }
    /// Announcement: how many cards are marked. `count`: the number.
    pub fn marked(self, count: impl Count) -> String { self.say(SECTION, 4, &[Arg::Number(count.count())]) }
    /// Announcement: a card was marked or unmarked, and how many cards are marked now. `card`: the name of the card; `marked`: whether it is marked now; `count`: the number of marked cards.
    pub fn card_is_marked(self, card: &str, marked: bool, count: impl Count) -> String { self.say(SECTION, 5, &[Arg::Text(card), Arg::Key(marked.key()), Arg::Number(count.count())]) }
    /// Announcement: the player’s poker hand, card by card, and its name. `cards`: the cards; `called`: the name of the hand.
    pub fn you_hold_cards(self, cards: &str, called: &str) -> String { self.say(SECTION, 6, &[Arg::Text(cards), Arg::Text(called)]) }
    /// Description of a table: the cards marked for swapping. `cards`: the cards.
    pub fn marked_for_swap(self, cards: &str) -> String { self.say(SECTION, 7, &[Arg::Text(cards)]) }
    /// Announcement: the player has swapped cards. `count`: the number.
    pub fn you_swap(self, count: impl Count) -> String { self.say(SECTION, 8, &[Arg::Number(count.count())]) }
    /// Error: the round is over.
    pub fn refused_over(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Error: a swap needs a marked card.
    pub fn refused_nothing_marked(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Error: more cards are marked than are left in the deck. `wanted`: the number of marked cards; `left`: the number left.
    pub fn refused_too_few_left(self, wanted: impl Count, left: impl Count) -> String { self.say(SECTION, 11, &[Arg::Number(wanted.count()), Arg::Number(left.count())]) }
    /// Error: a hand in the deck of a link does not have five cards. `cards`: its number of cards.
    pub fn refused_not_five(self, cards: impl Count) -> String { self.say(SECTION, 12, &[Arg::Number(cards.count())]) }
    /// Error: the deck of a link holds a card twice. `card`: the card.
    pub fn refused_card_twice(self, card: Card) -> String { self.say(SECTION, 13, &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Error: the deck of a link holds a joker twice.
    pub fn refused_joker_twice(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Error: the deck of a link holds something that is not a card. `code`: what stands there.
    pub fn refused_no_card(self, code: &str) -> String { self.say(SECTION, 15, &[Arg::Text(code)]) }
    /// Error: this decision is not possible now.
    pub fn refused_not_now(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Error: the chips of a link or a save do not fit its rules.
    pub fn refused_other_stacks(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Refusal: the file with the strategy of the Mathematician (an opponent) is not here.
    pub fn refused_no_solution(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Refusal: the deal names another version of that strategy.
    pub fn refused_other_solution(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Result of draw poker: the best hand of the round. `hand`: its name.
    pub fn best_hand_called(self, hand: &str) -> String { self.say(SECTION, 20, &[Arg::Text(hand)]) }
    /// Description of a table: the cards of the best hand, after “Best hand: …” `cards`: the cards.
    pub fn best_hand_cards(self, cards: &str) -> String { self.say(SECTION, 21, &[Arg::Text(cards)]) }
    /// Description of a table: how often each category came up in a round of draw poker. `list`: the categories, each with its number.
    pub fn hands_made_are(self, list: &str) -> String { self.say(SECTION, 22, &[Arg::Text(list)]) }
    /// A category with its number, in that list. `category`: the category; `times`: the number of times.
    pub fn hand_made(self, category: Category, times: impl Count) -> String { self.say(SECTION, 23, &[Arg::Key(category.key()), Arg::Number(times.count())]) }
    /// Joins two categories in that list.
    pub fn hands_made_between(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Result of the player who shared the deal: no swap, and this best hand. `hand`: the name of their best hand.
    pub fn their_solo_without_swap(self, hand: &str) -> String { self.say(SECTION, 25, &[Arg::Text(hand)]) }
    /// Result of the player who shared the deal: one swap, and this best hand. `count`: the number of cards; `hand`: the name of their best hand.
    pub fn their_solo_swap(self, count: impl Count, hand: &str) -> String { self.say(SECTION, 26, &[Arg::Number(count.count()), Arg::Text(hand)]) }
    /// Result of the player who shared the deal: several swaps, and this best hand. `earlier`: the number of cards they swapped each time but the last; `count`: the number of cards of the last swap; `hand`: the name of their best hand.
    pub fn their_solo_swaps(self, earlier: &str, count: impl Count, hand: &str) -> String { self.say(SECTION, 27, &[Arg::Text(earlier), Arg::Number(count.count()), Arg::Text(hand)]) }
    /// Number of cards of one of those swaps, but for the last. `count`: the number of cards.
    pub fn earlier_swap(self, count: impl Count) -> String { self.say(SECTION, 28, &[Arg::Number(count.count())]) }
    /// Joins two of those swaps.
    pub fn earlier_swaps_between(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Name of an opponent. `character`: the opponent.
    pub fn character(self, character: Character) -> &'static str { self.fixed(SECTION, 30, &[Arg::Key(character.key())]) }
    /// How an opponent plays, beside the name. `character`: the opponent.
    pub fn manner(self, character: Character) -> &'static str { self.fixed(SECTION, 31, &[Arg::Key(character.key())]) }
    /// Note below the choice of opponents.
    pub fn mathematician_note(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Notice: the file with the strategy of that opponent is on its way.
    pub fn solution_coming(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Notice: that file did not come. Beside it a button tries again.
    pub fn solution_not_here(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Announcement: the opponents at the table. `opponents`: their names.
    pub fn you_play_against(self, opponents: &str) -> String { self.say(SECTION, 35, &[Arg::Text(opponents)]) }
    /// Name of an opponent in that announcement. `character`: the opponent.
    pub fn opponent_in_list(self, character: Character) -> String { self.say(SECTION, 36, &[Arg::Key(character.key())]) }
    /// Joins two names in that announcement.
    pub fn opponents_between(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Joins the last name to that announcement.
    pub fn opponents_before_last(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Beside the name of a player at the table: how many cards the player swapped. `count`: the number.
    pub fn swapped(self, count: impl Count) -> String { self.say(SECTION, 39, &[Arg::Number(count.count())]) }
    /// Announcement: how many cards an opponent has swapped. `character`: the opponent; `count`: the number.
    pub fn they_swap(self, character: Character, count: impl Count) -> String { self.say(SECTION, 40, &[Arg::Key(character.key()), Arg::Number(count.count())]) }
    /// Announcement: an opponent’s hand, card by card, and its name. `character`: the opponent; `cards`: the cards; `called`: the name of the hand.
    pub fn they_hold_cards(self, character: Character, cards: &str, called: &str) -> String { self.say(SECTION, 41, &[Arg::Key(character.key()), Arg::Text(cards), Arg::Text(called)]) }
    /// Result of a poker match. `verdict`: the result for the player; `rival`: the best opponent.
    pub fn duel_result(self, verdict: Verdict, rival: Character) -> String { self.say(SECTION, 42, &[Arg::Key(verdict.key()), Arg::Key(rival.key())]) }
    /// Announcement after a poker match: the player’s hand against another one, and the difference that decides. `category`: the category of the player’s hand; `yours`: the name of the player’s hand; `theirs`: the name of the other hand; `decides`: what decides.
    pub fn hands_compared(self, category: Category, yours: &str, theirs: &str, decides: &str) -> String { self.say(SECTION, 43, &[Arg::Key(category.key()), Arg::Text(yours), Arg::Text(theirs), Arg::Text(decides)]) }
    /// End of that sentence: the hands tie.
    pub fn decides_nothing(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// End of that sentence: one hand is of a higher category.
    pub fn decides_category(self) -> &'static str { self.fixed(SECTION, 45, &[]) }
    /// End of that sentence: the rank of five of a kind decides.
    pub fn decides_five(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// End of that sentence: the rank of four of a kind decides.
    pub fn decides_four(self) -> &'static str { self.fixed(SECTION, 47, &[]) }
    /// End of that sentence: the rank of three of a kind decides, also in a full house.
    pub fn decides_three(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// End of that sentence: the rank of a pair decides, also in a full house.
    pub fn decides_pair(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// End of that sentence: the higher one of two pairs decides.
    pub fn decides_higher_pair(self) -> &'static str { self.fixed(SECTION, 50, &[]) }
    /// End of that sentence: the lower one of two pairs decides.
    pub fn decides_lower_pair(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// End of that sentence: the highest card decides.
    pub fn decides_highest_card(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// End of that sentence: the second, third, fourth or fifth card decides. `number`: its number, counted from the highest: 2 to 5; `better`: its rank in the better hand; `worse`: its rank in the other one.
    pub fn decides_card(self, number: impl Count, better: Rank, worse: Rank) -> String { self.say(SECTION, 53, &[Arg::Number(number.count()), Arg::Key(better.key()), Arg::Key(worse.key())]) }
    /// End of that sentence: the only kicker of a hand decides. `better`: its rank in the better hand; `worse`: its rank in the other one.
    pub fn decides_kicker(self, better: Rank, worse: Rank) -> String { self.say(SECTION, 54, &[Arg::Key(better.key()), Arg::Key(worse.key())]) }
    /// End of that sentence: one of several kickers decides. `number`: its number, counted from the highest: 1 to 3; `better`: its rank in the better hand; `worse`: its rank in the other one.
    pub fn decides_kicker_number(self, number: impl Count, better: Rank, worse: Rank) -> String { self.say(SECTION, 55, &[Arg::Number(number.count()), Arg::Key(better.key()), Arg::Key(worse.key())]) }
    /// Result of the player who shared a poker match. `count`: the number of cards; none is to stand pat; `hand`: the name of their hand; `verdict`: what came of it.
    pub fn their_duel_was(self, count: impl Count, hand: &str, verdict: Verdict) -> String { self.say(SECTION, 56, &[Arg::Number(count.count()), Arg::Text(hand), Arg::Key(verdict.key())]) }
}
