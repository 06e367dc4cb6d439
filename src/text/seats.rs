//! Sentences about several hands and other seats at the blackjack table, in each language beside the others.

use super::Words;
use super::english::{English, the_card};
use super::japanese::Japanese;
use super::russian::Russian;
use crate::blackjack::{Bet, Seating};
use crate::core::{Card, Score};

/// What is said of several hands and of other seats.
pub trait SeatWords {
    /// The choice of how many hands the player bets on.
    fn hands_bet_on(&self) -> &'static str;
    /// The choice of how many other seats are taken.
    fn other_seats(&self) -> &'static str;
    /// What the other seats do, and whose their cards are.
    fn about_seats(&self) -> &'static str;
    /// Another seat, counted from 1.
    fn seat_number(&self, number: usize) -> String;
    /// Who sits at the table in the next round.
    fn seating_is(&self, seating: Seating) -> String;
    /// So many hands, two or three.
    fn several_hands(&self, hands: u8) -> String;
    /// What is bet on each of several hands.
    fn bet_on_each(&self, bet: Bet, hands: u8) -> String;
    /// Another seat takes this card.
    fn seat_draws(&self, number: usize, card: Card) -> String;
    /// What another seat's hand holds, and what it counts.
    fn seat_has(&self, number: usize, cards: &[Card], score: Score) -> String;
    /// The player gives a hand up, beside which others are played on.
    fn hand_given_up(&self) -> &'static str;
    /// The other seats have cards to take.
    fn seats_turn(&self) -> &'static str;
}

impl SeatWords for English {
    fn hands_bet_on(&self) -> &'static str {
        "Hands"
    }

    fn other_seats(&self) -> &'static str {
        "Other seats"
    }

    fn about_seats(&self) -> &'static str {
        "Other seats play by a fixed chart, with cards from the same shoe and no chips of yours."
    }

    fn seat_number(&self, number: usize) -> String {
        format!("Seat {number}")
    }

    fn seating_is(&self, seating: Seating) -> String {
        let hands = match seating.hands() {
            1 => "1 hand".to_owned(),
            hands => self.several_hands(hands),
        };
        match seating.others() {
            0 => format!("{hands}, no other seat."),
            1 => format!("{hands}, 1 other seat."),
            others => format!("{hands}, {others} other seats."),
        }
    }

    fn several_hands(&self, hands: u8) -> String {
        format!("{hands} hands")
    }

    fn bet_on_each(&self, bet: Bet, hands: u8) -> String {
        match bet.number() {
            1 => format!("Bet: 1 chip on each of {hands} hands."),
            chips => format!("Bet: {chips} chips on each of {hands} hands."),
        }
    }

    fn seat_draws(&self, number: usize, card: Card) -> String {
        format!("Seat {number} draws {}.", the_card(card))
    }

    fn seat_has(&self, number: usize, cards: &[Card], score: Score) -> String {
        format!("Seat {number} has {}: {}.", self.list(cards), score.total())
    }

    fn hand_given_up(&self) -> &'static str {
        "You give this hand up."
    }

    fn seats_turn(&self) -> &'static str {
        "The other seats play."
    }
}

impl SeatWords for Japanese {
    fn hands_bet_on(&self) -> &'static str {
        "手札の数"
    }

    fn other_seats(&self) -> &'static str {
        "ほかの席の数"
    }

    fn about_seats(&self) -> &'static str {
        "ほかの席は決まった戦略表どおりにプレイします。カードは同じシューから配られ、あなたのチップは使いません。"
    }

    fn seat_number(&self, number: usize) -> String {
        format!("席{number}")
    }

    fn seating_is(&self, seating: Seating) -> String {
        let hands = seating.hands();
        match seating.others() {
            0 => format!("手札は{hands}つ、ほかの席はありません。"),
            others => format!("手札は{hands}つ、ほかの席は{others}つです。"),
        }
    }

    fn several_hands(&self, hands: u8) -> String {
        format!("手札{hands}つ")
    }

    fn bet_on_each(&self, bet: Bet, hands: u8) -> String {
        format!("賭け金は{hands}つの手札に{}ずつです。", bet.number())
    }

    fn seat_draws(&self, number: usize, card: Card) -> String {
        format!("席{number}が{}を引きました。", self.card(card))
    }

    fn seat_has(&self, number: usize, cards: &[Card], score: Score) -> String {
        let total = score.total();
        format!(
            "席{number}の手札は{}で、合計は{total}です。",
            self.list(cards)
        )
    }

    fn hand_given_up(&self) -> &'static str {
        "この手札はサレンダーしました。"
    }

    fn seats_turn(&self) -> &'static str {
        "ほかの席の番です。"
    }
}

impl SeatWords for Russian {
    fn hands_bet_on(&self) -> &'static str {
        "Число рук"
    }

    fn other_seats(&self) -> &'static str {
        "Другие места"
    }

    fn about_seats(&self) -> &'static str {
        "За другими местами играют по постоянной таблице: карты из того же шуза, ваши фишки не участвуют."
    }

    fn seat_number(&self, number: usize) -> String {
        format!("Место {number}")
    }

    fn seating_is(&self, seating: Seating) -> String {
        let (hands, others) = (seating.hands(), seating.others());
        format!("Рук: {hands}. Других мест: {others}.")
    }

    fn several_hands(&self, hands: u8) -> String {
        format!("{hands} руки")
    }

    fn bet_on_each(&self, bet: Bet, hands: u8) -> String {
        format!("Ставка: {} на каждую из {hands} рук.", bet.number())
    }

    fn seat_draws(&self, number: usize, card: Card) -> String {
        format!("Место {number} получает карту: {}.", self.card(card))
    }

    fn seat_has(&self, number: usize, cards: &[Card], score: Score) -> String {
        format!(
            "Место {number}: {}, всего {}.",
            self.list(cards),
            score.total()
        )
    }

    fn hand_given_up(&self) -> &'static str {
        "Вы сдаёте эту руку."
    }

    fn seats_turn(&self) -> &'static str {
        "Играют другие места."
    }
}
