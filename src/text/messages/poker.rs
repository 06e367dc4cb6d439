// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PokerWords};
use crate::text::choices::{Card, Category, Character, Jokers, Rank, Verdict};

/// The place of these messages in a table.
const SECTION: usize = 3;

impl Keyed for Jokers {
    fn key(self) -> u8 {
        match self {
            Jokers::None => 0,
            Jokers::One => 1,
            Jokers::Two => 2,
        }
    }
}

impl Keyed for Category {
    fn key(self) -> u8 {
        match self {
            Category::HighCard => 0,
            Category::OnePair => 1,
            Category::TwoPair => 2,
            Category::ThreeOfAKind => 3,
            Category::Straight => 4,
            Category::Flush => 5,
            Category::FullHouse => 6,
            Category::FourOfAKind => 7,
            Category::StraightFlush => 8,
            Category::FiveOfAKind => 9,
            Category::RoyalFlush => 10,
        }
    }
}

impl Keyed for Character {
    fn key(self) -> u8 {
        match self {
            Character::Rule => 0,
            Character::Chaser => 1,
            Character::Rock => 2,
            Character::Odds => 3,
        }
    }
}

impl PokerWords {
    /// How many jokers a pack has, as a choice and in a sentence of its own.
    ///
    /// - `jokers`: how many
    #[must_use]
    pub fn jokers(self, jokers: Jokers) -> &'static str {
        self.fixed(SECTION, 0, &[Arg::Key(jokers.key())])
    }

    /// What a poker hand is called, with the ranks that it is named by: “Full house, aces over fives”.
    ///
    /// - `category`: its category
    /// - `first`: the rank that counts most
    /// - `second`: the next one
    #[must_use]
    pub fn hand_of(self, category: Category, first: Rank, second: Rank) -> String {
        self.say(
            SECTION,
            1,
            &[
                Arg::Key(category.key()),
                Arg::Key(first.key()),
                Arg::Key(second.key()),
            ],
        )
    }

    /// What is called a royal flush with a joker in it.
    #[must_use]
    pub fn wild_royal(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// What a category of hands is called in a list.
    ///
    /// - `category`: which
    #[must_use]
    pub fn category(self, category: Category) -> &'static str {
        self.fixed(SECTION, 3, &[Arg::Key(category.key())])
    }

    /// How many cards are marked.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn marked(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 4, &[Arg::Number(count.count())])
    }

    /// This card was marked, or its mark was taken away; and how many are marked now.
    ///
    /// - `card`: what the card is called
    /// - `marked`: whether it is marked now
    /// - `count`: how many are marked
    #[must_use]
    pub fn card_is_marked(
        self,
        card: &str,
        marked: bool,
        count: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            5,
            &[
                Arg::Text(card),
                Arg::Key(marked.key()),
                Arg::Number(count.count()),
            ],
        )
    }

    /// The player’s poker hand, card by card, and what it is called.
    ///
    /// - `cards`: the cards
    /// - `called`: what the hand is called
    #[must_use]
    pub fn you_hold_cards(self, cards: &str, called: &str) -> String {
        self.say(SECTION, 6, &[Arg::Text(cards), Arg::Text(called)])
    }

    /// Which cards are marked for swapping.
    ///
    /// - `cards`: the cards
    #[must_use]
    pub fn marked_for_swap(self, cards: &str) -> String {
        self.say(SECTION, 7, &[Arg::Text(cards)])
    }

    /// The player has swapped cards.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn you_swap(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 8, &[Arg::Number(count.count())])
    }

    /// The round is over.
    #[must_use]
    pub fn refused_over(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// A swap needs a marked card.
    #[must_use]
    pub fn refused_nothing_marked(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// More cards are marked than are left in the deck.
    ///
    /// - `wanted`: how many are marked
    /// - `left`: how many are left
    #[must_use]
    pub fn refused_too_few_left(
        self,
        wanted: impl fair_deal_words::Count,
        left: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            11,
            &[Arg::Number(wanted.count()), Arg::Number(left.count())],
        )
    }

    /// The deck of a link is damaged: a hand does not have five cards.
    ///
    /// - `cards`: how many it has
    #[must_use]
    pub fn refused_not_five(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 12, &[Arg::Number(cards.count())])
    }

    /// The deck of a link is damaged: it holds a card twice.
    ///
    /// - `card`: the card
    #[must_use]
    pub fn refused_card_twice(self, card: Card) -> String {
        self.say(
            SECTION,
            13,
            &[Arg::Key(card.rank.key()), Arg::Key(card.suit.key())],
        )
    }

    /// The deck of a link is damaged: it holds a joker twice.
    #[must_use]
    pub fn refused_joker_twice(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// The deck of a link is damaged: something in it is no card.
    ///
    /// - `code`: what stands there
    #[must_use]
    pub fn refused_no_card(self, code: &str) -> String {
        self.say(SECTION, 15, &[Arg::Text(code)])
    }

    /// This decision cannot be taken at this moment.
    #[must_use]
    pub fn refused_not_now(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// The chips of a link or a save do not fit its rules.
    #[must_use]
    pub fn refused_other_stacks(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// The best hand of a solo round in a sentence.
    ///
    /// - `hand`: what it is called
    #[must_use]
    pub fn best_hand_called(self, hand: &str) -> String {
        self.say(SECTION, 18, &[Arg::Text(hand)])
    }

    /// The cards of the best hand, after the sentence that says what it is.
    ///
    /// - `cards`: the cards
    #[must_use]
    pub fn best_hand_cards(self, cards: &str) -> String {
        self.say(SECTION, 19, &[Arg::Text(cards)])
    }

    /// How often each category of hands came up in a solo round.
    ///
    /// - `list`: the categories, each with its number
    #[must_use]
    pub fn hands_made_are(self, list: &str) -> String {
        self.say(SECTION, 20, &[Arg::Text(list)])
    }

    /// How often a category came up, in that list.
    ///
    /// - `category`: which
    /// - `times`: how often
    #[must_use]
    pub fn hand_made(self, category: Category, times: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            21,
            &[Arg::Key(category.key()), Arg::Number(times.count())],
        )
    }

    /// Stands between two categories in that list.
    #[must_use]
    pub fn hands_made_between(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// Whoever shared the deal swapped no cards, and had this hand.
    ///
    /// - `hand`: what their best hand is called
    #[must_use]
    pub fn their_solo_without_swap(self, hand: &str) -> String {
        self.say(SECTION, 23, &[Arg::Text(hand)])
    }

    /// Whoever shared the deal swapped once, and had this best hand.
    ///
    /// - `count`: how many cards
    /// - `hand`: what their best hand is called
    #[must_use]
    pub fn their_solo_swap(self, count: impl fair_deal_words::Count, hand: &str) -> String {
        self.say(SECTION, 24, &[Arg::Number(count.count()), Arg::Text(hand)])
    }

    /// Whoever shared the deal swapped several times, and had this best hand.
    ///
    /// - `earlier`: how many cards they swapped each time but the last
    /// - `count`: how many cards the last time
    /// - `hand`: what their best hand is called
    #[must_use]
    pub fn their_solo_swaps(
        self,
        earlier: &str,
        count: impl fair_deal_words::Count,
        hand: &str,
    ) -> String {
        self.say(
            SECTION,
            25,
            &[
                Arg::Text(earlier),
                Arg::Number(count.count()),
                Arg::Text(hand),
            ],
        )
    }

    /// How many cards were swapped, as one of those earlier times.
    ///
    /// - `count`: how many cards
    #[must_use]
    pub fn earlier_swap(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 26, &[Arg::Number(count.count())])
    }

    /// Stands between two of those earlier times.
    #[must_use]
    pub fn earlier_swaps_between(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// What an opponent is called.
    ///
    /// - `character`: which
    #[must_use]
    pub fn character(self, character: Character) -> &'static str {
        self.fixed(SECTION, 28, &[Arg::Key(character.key())])
    }

    /// How an opponent plays, in a few words beside the name.
    ///
    /// - `character`: which
    #[must_use]
    pub fn manner(self, character: Character) -> &'static str {
        self.fixed(SECTION, 29, &[Arg::Key(character.key())])
    }

    /// Who sits at the table, in a sentence.
    ///
    /// - `opponents`: their names
    #[must_use]
    pub fn you_play_against(self, opponents: &str) -> String {
        self.say(SECTION, 30, &[Arg::Text(opponents)])
    }

    /// An opponent’s name in that sentence.
    ///
    /// - `character`: which
    #[must_use]
    pub fn opponent_in_list(self, character: Character) -> String {
        self.say(SECTION, 31, &[Arg::Key(character.key())])
    }

    /// Stands between two names in that sentence.
    #[must_use]
    pub fn opponents_between(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// Stands before the last name in that sentence.
    #[must_use]
    pub fn opponents_before_last(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// How many cards somebody has swapped, beside their name; none is to stand pat.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn swapped(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 34, &[Arg::Number(count.count())])
    }

    /// An opponent has swapped so many cards; none is to stand pat.
    ///
    /// - `character`: which
    /// - `count`: how many
    #[must_use]
    pub fn they_swap(self, character: Character, count: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            35,
            &[Arg::Key(character.key()), Arg::Number(count.count())],
        )
    }

    /// An opponent’s hand, card by card, and its rank.
    ///
    /// - `character`: which
    /// - `cards`: the cards
    /// - `called`: what the hand is called
    #[must_use]
    pub fn they_hold_cards(self, character: Character, cards: &str, called: &str) -> String {
        self.say(
            SECTION,
            36,
            &[
                Arg::Key(character.key()),
                Arg::Text(cards),
                Arg::Text(called),
            ],
        )
    }

    /// How a duel has ended.
    ///
    /// - `verdict`: who had the better of it
    /// - `rival`: the best opponent
    #[must_use]
    pub fn duel_result(self, verdict: Verdict, rival: Character) -> String {
        self.say(
            SECTION,
            37,
            &[Arg::Key(verdict.key()), Arg::Key(rival.key())],
        )
    }

    /// The player’s hand against another one, and what decides between them.
    ///
    /// - `category`: the category of the player’s hand
    /// - `yours`: what the player’s hand is called
    /// - `theirs`: what the other one is called
    /// - `decides`: what decides
    #[must_use]
    pub fn hands_compared(
        self,
        category: Category,
        yours: &str,
        theirs: &str,
        decides: &str,
    ) -> String {
        self.say(
            SECTION,
            38,
            &[
                Arg::Key(category.key()),
                Arg::Text(yours),
                Arg::Text(theirs),
                Arg::Text(decides),
            ],
        )
    }

    /// What decides between two hands: nothing.
    #[must_use]
    pub fn decides_nothing(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// One hand is of a higher category.
    #[must_use]
    pub fn decides_category(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// The rank of five of a kind decides.
    #[must_use]
    pub fn decides_five(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// The rank of four of a kind decides.
    #[must_use]
    pub fn decides_four(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// The rank of three of a kind decides, also in a full house.
    #[must_use]
    pub fn decides_three(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// The rank of a pair decides, also in a full house.
    #[must_use]
    pub fn decides_pair(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// The higher one of two pairs decides.
    #[must_use]
    pub fn decides_higher_pair(self) -> &'static str {
        self.fixed(SECTION, 45, &[])
    }

    /// The lower one of two pairs decides.
    #[must_use]
    pub fn decides_lower_pair(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// The highest card decides.
    #[must_use]
    pub fn decides_highest_card(self) -> &'static str {
        self.fixed(SECTION, 47, &[])
    }

    /// One of the next cards decides.
    ///
    /// - `number`: which, counted from the highest: 2 to 5
    /// - `better`: its rank in the better hand
    /// - `worse`: its rank in the other one
    #[must_use]
    pub fn decides_card(
        self,
        number: impl fair_deal_words::Count,
        better: Rank,
        worse: Rank,
    ) -> String {
        self.say(
            SECTION,
            48,
            &[
                Arg::Number(number.count()),
                Arg::Key(better.key()),
                Arg::Key(worse.key()),
            ],
        )
    }

    /// The only kicker of a hand decides.
    ///
    /// - `better`: its rank in the better hand
    /// - `worse`: its rank in the other one
    #[must_use]
    pub fn decides_kicker(self, better: Rank, worse: Rank) -> String {
        self.say(
            SECTION,
            49,
            &[Arg::Key(better.key()), Arg::Key(worse.key())],
        )
    }

    /// One of several kickers decides.
    ///
    /// - `number`: which, counted from the highest: 1 to 3
    /// - `better`: its rank in the better hand
    /// - `worse`: its rank in the other one
    #[must_use]
    pub fn decides_kicker_number(
        self,
        number: impl fair_deal_words::Count,
        better: Rank,
        worse: Rank,
    ) -> String {
        self.say(
            SECTION,
            50,
            &[
                Arg::Number(number.count()),
                Arg::Key(better.key()),
                Arg::Key(worse.key()),
            ],
        )
    }

    /// How many cards whoever shared the deal swapped in a duel, what they held then, and what came of it.
    ///
    /// - `count`: how many cards; none is to stand pat
    /// - `hand`: what their hand is called
    /// - `verdict`: what came of it
    #[must_use]
    pub fn their_duel_was(
        self,
        count: impl fair_deal_words::Count,
        hand: &str,
        verdict: Verdict,
    ) -> String {
        self.say(
            SECTION,
            51,
            &[
                Arg::Number(count.count()),
                Arg::Text(hand),
                Arg::Key(verdict.key()),
            ],
        )
    }
}
