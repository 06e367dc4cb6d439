// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PokerWords};
use crate::text::choices::{PracticeKind, Rank};

/// The index of this section in a table.
const SECTION: usize = 5;

impl Keyed for PracticeKind { fn key(self) -> u8 { match self { PracticeKind::HighPairs => 0, PracticeKind::LowPairs => 1, PracticeKind::FourToFlush => 2, PracticeKind::FourToStraight => 3, PracticeKind::ThreeToRoyal => 4, PracticeKind::HighCards => 5, PracticeKind::Joker => 6, PracticeKind::Deuces => 7, PracticeKind::Kickers => 8 } } }

impl PokerWords {
    /// Mark on the table during practice: the kind of hands. `kind`: the kind of hands.
    pub fn jacks_practice_of(self, kind: PracticeKind) -> &'static str { self.fixed(SECTION, 0, &[Arg::Key(kind.key())]) }
    /// Mark on the table during practice: close decisions, in which the second-best hold is nearly as good.
    pub fn jacks_practice_close(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Mark on the table during practice: hands in which a discarded card changes the best hold.
    pub fn jacks_practice_penalty(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Mark on the table during practice: hands like those that the player has misplayed.
    pub fn jacks_practice_mistakes(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Number of coins: “5 coins”. `count`: the number.
    pub fn coins(self, count: impl Count) -> String { self.say(SECTION, 4, &[Arg::Number(count.count())]) }
    /// Bet on a hand: “Bet: 5 coins”. `coins`: the number.
    pub fn coins_on_hand(self, coins: impl Count) -> String { self.say(SECTION, 5, &[Arg::Number(coins.count())]) }
    /// Announcement: the hand, and what it pays. `hand`: its name; `paid`: the number of coins; 0 is nothing.
    pub fn hand_pays(self, hand: &str, paid: impl Count) -> String { self.say(SECTION, 6, &[Arg::Text(hand), Arg::Number(paid.count())]) }
    /// Announcement: the lowest rank of a pair that pays: “Pairs pay from jacks up.” `rank`: the rank.
    pub fn pairs_pay_from(self, rank: Rank) -> String { self.say(SECTION, 7, &[Arg::Key(rank.key())]) }
    /// Error: there is no bet.
    pub fn refused_no_bet(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Error: the player has too few chips for the bet.
    pub fn refused_not_enough(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Announcement: how many cards are held. `count`: the number.
    pub fn held_count(self, count: impl Count) -> String { self.say(SECTION, 10, &[Arg::Number(count.count())]) }
    /// Announcement: a card is held or no longer held, and how many cards are held now. `card`: the name of the card; `held`: whether it is held now; `count`: the number of held cards.
    pub fn card_is_held(self, card: &str, held: bool, count: impl Count) -> String { self.say(SECTION, 11, &[Arg::Text(card), Arg::Key(held.key()), Arg::Number(count.count())]) }
    /// Description of a table: the held cards. `cards`: the cards.
    pub fn cards_are_held(self, cards: &str) -> String { self.say(SECTION, 12, &[Arg::Text(cards)]) }
    /// Announcement: the pay table of the next hand. `name`: its name.
    pub fn pay_table_is(self, name: &str) -> String { self.say(SECTION, 13, &[Arg::Text(name)]) }
    /// Description of a pay table: a hand and its coins: “Flush: 30.” `prize`: the name of the hand; `coins`: the number of coins it pays.
    pub fn prize_pays(self, prize: &str, coins: impl Count) -> String { self.say(SECTION, 14, &[Arg::Text(prize), Arg::Number(coins.count())]) }
}
