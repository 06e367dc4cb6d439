//! The words of the page, in every language. No other room has words of its own.
//!
//! The texts stand in the folder `words`, in a file for each section and language; `cargo xtask words` checks them and
//! writes [`messages`], a function for each message. [`Words`] has those of every table and of the page; what only the
//! tables of draw poker say stands in [`poker`]. Here is what all languages share: which message is said of which
//! value ([`Words`] has those functions too), and which sentences tell of an event or a table, and in which order
//! (see [`news`] and [`reading`]).
//!
//! Nothing here knows the browser.

pub mod bets;
pub mod chips;
pub(crate) mod choices;
pub mod coach;
pub mod counting;
pub mod guide;
pub mod hand;
pub mod hands;
pub mod history;
pub mod jacks;
pub mod lab;
pub mod machine;
pub mod messages;
pub use crate::app::language;
pub mod news;
pub mod pages;
pub mod paytable;
pub mod poker;
pub mod poker_news;
pub mod reading;
pub mod rules;
pub mod seats;
pub mod side_bets;
pub mod stats;
pub(crate) mod story;
mod table;
pub mod tables;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

pub use messages::Words;

use crate::app::route::TableId;
use crate::blackjack;
use crate::blackjack::{BlackjackTable, Chips, Preset, Rules, Ties};
use crate::core;
use crate::core::{AceRule, Card, HandRank, PackCard, Rank, Score, Suit};
use crate::table::{AnyTable, DAILY_ROUNDS};
use crate::text::language::Language;

/// The name of the page, the same in every language.
pub const NAME: &str = "Fair Deal";

/// Returns the words of this language; those of another one where they are not here.
#[must_use]
pub fn words(language: Language) -> Words {
    Words::of(language)
}

/// What a player may do, for the sentence that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Start a round.
    Deal,
    /// Cut the next pack before it is dealt, and mix something in.
    CutFirst,
    /// Cut the pack.
    Cut,
    /// Deal the pack uncut.
    DealUncut,
    /// Take a card.
    Hit,
    /// Take no more cards.
    Stand,
    /// Double the bet for one more card.
    Double,
    /// Make two hands of a pair.
    Split,
    /// Give the hand up.
    Surrender,
    /// Take insurance.
    Insurance,
    /// Take none.
    NoInsurance,
    /// Do not give the hand up early.
    PlayOn,
    /// End the practice.
    EndPractice,
    /// Swap cards.
    Swap,
    /// End a solo round.
    Finish,
    /// Keep all five cards in a duel.
    StandPat,
    /// Stay in for nothing.
    Check,
    /// Bet.
    Bet,
    /// Pay what others have bet.
    Call,
    /// Raise the bet.
    Raise,
    /// Give the hand up.
    Fold,
}

/// A card as it is held in a poker hand: with the card it plays as, which is itself unless it is a
/// joker.
pub type Held = (PackCard, Card);

/// Whether the count of a blackjack hand is called soft or hard inside a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountKind {
    /// An ace counts 11.
    Soft,
    /// It does not, and that is worth saying.
    Hard,
    /// Below 12 and above 21 the word tells nothing.
    Plain,
}

impl CountKind {
    /// What the count of such a hand is called.
    #[must_use]
    pub const fn of(score: Score) -> CountKind {
        if score.is_soft() {
            CountKind::Soft
        } else if score.is_bust() || score.total() < 12 {
            CountKind::Plain
        } else {
            CountKind::Hard
        }
    }
}

/// An amount with the sign of what became of it: `+10`, `−7.5`, `0`.
fn signed(change: Ordering, amount: &str) -> String {
    match change {
        Ordering::Greater => format!("+{amount}"),
        Ordering::Equal => amount.to_owned(),
        Ordering::Less => format!("−{amount}"),
    }
}

/// What the player has beside the bets on the table.
#[must_use]
pub fn bank(words: Words, table: &BlackjackTable) -> String {
    words.bank(table.chips_left(), table.purse().stacks())
}

/// What was won or lost in a round for chips: whether it is more or less than before, and how much.
#[must_use]
pub fn change(finished: &blackjack::Finished) -> (Ordering, core::Chips) {
    change_of(finished.staked(), finished.returned())
}

/// Whether the amount after is more or less than the one before, and by how much.
fn change_of(before: core::Chips, after: core::Chips) -> (Ordering, core::Chips) {
    let apart = after.halves().abs_diff(before.halves());
    (after.cmp(&before), core::Chips::from_halves(apart))
}

/// What the rules of a blackjack table are called.
#[must_use]
pub fn rules_name(words: Words, rules: &Rules) -> &'static str {
    match Preset::of(*rules) {
        Some(preset) => words.preset(preset),
        None => words.own_rules(),
    }
}

/// What is written on the felt of a blackjack table.
#[must_use]
pub fn felt(words: Words, rules: &Rules) -> String {
    let rule = words.dealer_rule(rules.ace, rules.soft17);
    let told = match rules.ties {
        Ties::Draw => rule.to_owned(),
        Ties::DealerWins => words.and_wins_ties(rule),
    };
    let naturals = match (rules.chips, rules.ace) {
        (Chips::Bets, AceRule::OneOrEleven) => words.naturals_pay(rules.naturals),
        (Chips::Bets, AceRule::One) | (Chips::None, _) => None,
    };
    match naturals {
        Some(pay) => [pay, &told].join(words.between_rules()),
        None => told,
    }
}

/// The index in the corner of a card's face, the same in every language; the ten is written 10.
#[must_use]
pub const fn index(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
        Rank::Six => "6",
        Rank::Seven => "7",
        Rank::Eight => "8",
        Rank::Nine => "9",
        Rank::Ten => "10",
        Rank::Jack => "J",
        Rank::Queen => "Q",
        Rank::King => "K",
        Rank::Ace => "A",
    }
}

/// A card in as few signs as will do: “7♦”.
#[must_use]
pub fn short(card: Card) -> String {
    let suit = match card.suit {
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Clubs => "♣",
    };
    format!("{}{suit}", index(card.rank))
}

/// A card of a pack that may hold jokers in as few signs as will do: “7♦”, “X1”.
#[must_use]
pub fn short_of_pack(card: PackCard) -> String {
    match card {
        PackCard::Natural(card) => short(card),
        PackCard::Joker(joker) => joker.to_string(),
    }
}

/// What a card of a pack that may hold jokers is called: “Seven of diamonds”, “Red joker”.
#[must_use]
pub fn pack_card(words: Words, card: PackCard) -> String {
    match card {
        PackCard::Natural(card) => words.card(card),
        PackCard::Joker(joker) => words.joker(joker).to_owned(),
    }
}

/// A card as it is held in as few signs as will do: “7♦”, and “X1 = 7♦” of a joker.
#[must_use]
pub fn short_held((card, plays_as): Held) -> String {
    match card {
        PackCard::Natural(_) => short(plays_as),
        PackCard::Joker(joker) => format!("{joker} = {}", short(plays_as)),
    }
}

/// The result of the day's deal, to be shared: the `game`, the day, what each of its rounds has
/// counted, what the decisions have `cost` if that was judged, and where it is played. No card is in it,
/// so that it spoils nothing. Nothing while a round of it is still to be played.
#[must_use]
pub fn daily_result(
    language: Language,
    id: TableId,
    game: &str,
    table: &dyn AnyTable,
    cost: Option<&str>,
    address: &str,
) -> Option<String> {
    let points = table.daily_points();
    if points.len() < usize::from(DAILY_ROUNDS) {
        return None;
    }
    let shown: String = match id {
        TableId::Blackjack(_) | TableId::Duel(_) => {
            let square = |points: &u32| match points {
                0 => "⬛",
                1 => "🟨",
                _ => "🟩",
            };
            points.iter().map(square).collect()
        }
        TableId::Solo(_) | TableId::Jacks(_) => {
            let digits: Vec<String> = points.iter().map(u32::to_string).collect();
            digits.join(" ")
        }
    };
    let words = words(language);
    let date = table.daily()?.date().to_text();
    let over = words.daily_over(points.iter().sum::<u32>());
    let told: Vec<&str> = [over.as_str()].into_iter().chain(cost).collect();
    let told = told.join(words.between());
    Some(format!(
        "{NAME} · {game} · {date}\n{told}\n{shown}\n{address}"
    ))
}

/// The two ranks that a hand is named by; where it has but one, that one twice.
fn named_by(rank: HandRank) -> [Rank; 2] {
    let mut deciding = rank.deciding_ranks();
    // Every hand has a deciding rank, so the two is never the fallback it looks like.
    let first = deciding.next().unwrap_or(Rank::Two);
    [first, deciding.next().unwrap_or(first)]
}

/// A count of hundredths of a point with its sign: `+2`, `−0.5`.
#[must_use]
pub fn count_points(language: Language, hundredths: i64) -> String {
    let sign = if hundredths < 0 { "\u{2212}" } else { "+" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    words(language).decimal(&match (rest / 10, rest % 10) {
        (0, 0) => format!("{sign}{whole}"),
        (tenths, 0) => format!("{sign}{whole}.{tenths}"),
        (_, _) => format!("{sign}{whole}.{rest:02}"),
    })
}
