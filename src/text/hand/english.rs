//! English.

use super::{HandPhrases, HandWords};
use crate::text::english::English;

static PHRASES: HandPhrases = HandPhrases {
    lede: "Choose any hand, the dealer's upcard, and the cards that have gone. The coach says exactly what every decision is worth.",
    how_to_write: "Write ranks as 2 to 10, J, Q, K and A, such as “10 6”. You may add suits, such as “10♠ 6h”; they change nothing.",
    hand: "Your hand",
    upcard: "Dealer's upcard",
    seen: "Other cards that have gone",
    aim: "The buttons add cards to",
    ranks: "Add a card",
    take_back: "Remove the last card",
    rules: "Rules",
    other_rules: "Choose every rule",
    stage: "This hand",
    dealt: "was dealt",
    doubled: "was doubled",
    mangled: "The rules in this link can't be read, so others are chosen.",
    values_heading: "What each decision is worth",
    nothing_yet: "Enter your hand and the dealer's upcard.",
    working: "Working it out…",
    insurance_heading: "Insurance",
    before_look_heading: "Before you know whether the dealer has blackjack",
    after_look_heading: "If the dealer has no blackjack",
    link_note: "To share this hand, copy the address of this page.",

    no_cards: "These are not cards. Write ranks such as “10 6” or “A 7”.",
    two_upcards: "The dealer has one upcard.",
    too_few_cards: "A hand has at least two cards.",
    bust: "This hand is over 21: there is nothing to decide.",
    natural: "This hand is a blackjack: there is nothing to decide.",
    split_ace: "By these rules a split ace takes one card: there is nothing to decide.",
    charlie: "This hand has won by the number of its cards: there is nothing to decide.",
    already_doubled: "By these rules a doubled hand takes no more decisions.",
    no_such_split: "No split makes this hand.",
    certain_natural: "With these cards gone, the dealer is sure to have blackjack.",
};

impl HandWords for English {
    fn phrases(&self) -> &'static HandPhrases {
        &PHRASES
    }

    fn after_split(&self, hands: u8) -> String {
        format!("is one of {hands} after a split")
    }

    fn too_many_copies(&self, card: &str, copies: u8) -> String {
        match copies {
            1 => format!("{card} is in the deck only once."),
            _ => format!("{card} is in the shoe only {copies} times."),
        }
    }

    fn too_many_of_value(&self, value: &str, count: u8) -> String {
        format!("Only {count} cards in the shoe count {value}.")
    }

    fn hands_out_of_range(&self, most: u8) -> String {
        format!("By these rules there are 2 to {most} such hands.")
    }

    fn too_few_left(&self, left: u32) -> String {
        match left {
            1 => "Only one card is left, too few for this round.".to_owned(),
            _ => format!("Only {left} cards are left, too few for this round."),
        }
    }
}
