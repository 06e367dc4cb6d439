// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, Words};
use crate::text::choices::Card;

/// The index of this section in a table.
const SECTION: usize = 1;

impl Words {
    /// Label of the choice of how many hands the player bets on.
    pub fn hands_bet_on(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Label of the choice of how many other seats are taken.
    pub fn other_seats(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Note beside that choice: how other seats play, and with which cards.
    pub fn about_seats(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Name of another seat. `number`: its number, counted from 1.
    pub fn seat_number(self, number: impl Count) -> String { self.say(SECTION, 3, &[Arg::Number(number.count())]) }
    /// Announcement: the player’s hands and the other seats of the next round. `hands`: the number of the player’s own hands; `others`: the number of other seats.
    pub fn hands_and_seats(self, hands: impl Count, others: impl Count) -> String { self.say(SECTION, 4, &[Arg::Number(hands.count()), Arg::Number(others.count())]) }
    /// Number of hands that the player bets on, two or three. `hands`: the number, two or three.
    pub fn several_hands(self, hands: impl Count) -> String { self.say(SECTION, 5, &[Arg::Number(hands.count())]) }
    /// Announcement: the bet on each of several hands. `chips`: the number of chips; `hands`: on how many hands, two or three.
    pub fn bet_on_each(self, chips: impl Count, hands: impl Count) -> String { self.say(SECTION, 6, &[Arg::Number(chips.count()), Arg::Number(hands.count())]) }
    /// Announcement: another seat takes a card. `number`: the number of the seat, counted from 1; `card`: the card.
    pub fn seat_draws(self, number: impl Count, card: Card) -> String { self.say(SECTION, 7, &[Arg::Number(number.count()), Arg::Key(card.rank.key()), Arg::Key(card.suit.key())]) }
    /// Announcement: the hand of another seat, and its total. `number`: the number of the seat, counted from 1; `cards`: the names of the cards; `total`: their total.
    pub fn seat_holds(self, number: impl Count, cards: &str, total: impl Count) -> String { self.say(SECTION, 8, &[Arg::Number(number.count()), Arg::Text(cards), Arg::Number(total.count())]) }
    /// Announcement: the player surrenders one of several hands.
    pub fn hand_given_up(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Description of a table: the other seats have cards to take.
    pub fn seats_turn(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
}
