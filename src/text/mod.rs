//! The text of the page, in every language. No other module has text of its own.
//!
//! The messages are in the folder `words`, in a file for each section and language. `cargo xtask words` checks them and
//! writes [`messages`], with a function for each message. The functions of [`Words`] return the messages of the page,
//! of every table and of blackjack. `PokerWords` adds those of draw poker, `CoachWords` those of the coaches and
//! `PagesWords` those of the reading pages: a type for each word file.
//!
//! This module has the logic that all languages share. Further functions of [`Words`] select the message for a value.
//! [`news`] and [`description`] have the sentences about an event or a table that every game says in the same words.
//!
//! This module does not depend on the browser.

pub(crate) mod choices;
pub mod game;
pub mod guide;
// A message is a row there: rustfmt would make it several lines.
#[rustfmt::skip]
pub mod messages;
pub use crate::app::language;
pub mod description;
pub mod digits;
pub mod news;
pub mod numbers;
pub mod poker;
pub(crate) mod story;
mod table;
pub mod tables;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

pub use messages::Words;

use crate::app::route::TableId;
use crate::blackjack::{Chips, DeckCount, Preset, Rules, Ties};
use crate::coach::counting::{AnySystem, CountStart};
use crate::core;
use crate::core::{AceRule, Card, HandRank, PackCard, Rank, Score, Suit};
use crate::history::DayPoints;
use crate::table::{AnyTable, DAILY_ROUNDS};
use crate::text::language::Language;

/// The name of the page, the same in every language.
pub const NAME: &str = "Fair Deal";

/// Returns the messages in this language, or those of another language if these are not loaded.
#[must_use]
pub fn words(language: Language) -> Words {
    Words::of(language)
}

/// An action of the player, for the sentence that lists the possible actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Start a round.
    Deal,
    /// Cut the next pack before it is dealt, and mix a text into the shuffle.
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
    /// Surrender the hand.
    Surrender,
    /// Take insurance.
    Insurance,
    /// Decline insurance.
    NoInsurance,
    /// Decline early surrender.
    PlayOn,
    /// End the practice.
    EndPractice,
    /// Swap cards.
    Swap,
    /// End a round of solo draw.
    Finish,
    /// Keep all five cards.
    StandPat,
    /// Stay in without a bet.
    Check,
    /// Bet.
    Bet,
    /// Match the bets of the others.
    Call,
    /// Raise the bet.
    Raise,
    /// Give up the hand and the pot.
    Fold,
}

/// A card in a poker hand, with the card that it plays as. The two are the same unless the card is a joker.
pub type Held = (PackCard, Card);

/// The word before the total of a blackjack hand inside a sentence, as in “soft 18”.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountKind {
    /// Soft: an ace counts 11.
    Soft,
    /// Hard: no ace counts 11, and the total is from 12 to 21.
    Hard,
    /// No word: a hard total below 12, where the word would add nothing, or a total above 21.
    Plain,
}

impl CountKind {
    /// The word for a hand with this score.
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

/// The change from one amount to another: `Greater` or `Less`, and its size.
pub(crate) fn change_of(before: core::Chips, after: core::Chips) -> (Ordering, core::Chips) {
    let apart = after.halves().abs_diff(before.halves());
    (after.cmp(&before), core::Chips::from_halves(apart))
}

/// The name of the rules of a blackjack table.
#[must_use]
pub fn rules_name(words: Words, rules: &Rules) -> &'static str {
    match Preset::of(*rules) {
        Some(preset) => words.preset(preset),
        None => words.own_rules(),
    }
}

/// The rules as written on the felt of a blackjack table.
#[must_use]
pub fn felt(words: Words, rules: &Rules) -> String {
    let rule = words.dealer_rule(rules.ace, rules.soft17);
    let dealer = match rules.ties {
        Ties::Draw => rule.to_owned(),
        Ties::DealerWins => words.and_wins_ties(rule),
    };
    let naturals = match (rules.chips, rules.ace) {
        (Chips::Bets, AceRule::OneOrEleven) => words.naturals_pay(rules.naturals),
        (Chips::Bets, AceRule::One) | (Chips::None, _) => None,
    };
    match naturals {
        Some(pay) => [pay, &dealer].join(words.between_rules()),
        None => dealer,
    }
}

/// The index in the corner of a card, the same in every language. The ten has the index 10.
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

/// The short name of a card: “7♦”.
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

/// The short name of a card of a pack that may hold jokers: “7♦”, “X1”. A joker has its code, because in black and white
/// nothing else distinguishes the two.
#[must_use]
pub fn short_of_pack(card: PackCard) -> String {
    match card {
        PackCard::Natural(card) => short(card),
        PackCard::Joker(joker) => joker.to_string(),
    }
}

/// The full name of a card of a pack that may hold jokers: “Seven of diamonds”, “Red joker”.
#[must_use]
pub fn pack_card(words: Words, card: PackCard) -> String {
    match card {
        PackCard::Natural(card) => words.card(card),
        PackCard::Joker(joker) => words.joker(joker).to_owned(),
    }
}

/// The result of the day's deal as a text to share: the game, the day, the points of each round, the cost of the
/// decisions if they were judged, and the page's address. The text names no card, so it does not give the deal away.
/// Returns `None` until all rounds are played.
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
    let shown: String = match id.game().profile().day_points {
        DayPoints::Verdict => {
            let square = |points: &u32| match points {
                0 => "⬛",
                1 => "🟨",
                _ => "🟩",
            };
            points.iter().map(square).collect()
        }
        DayPoints::Number => {
            let digits: Vec<String> = points.iter().map(u32::to_string).collect();
            digits.join(" ")
        }
    };
    let words = words(language);
    let date = table.daily()?.date().to_text();
    let over = words.daily_over(points.iter().sum::<u32>());
    let sentences: Vec<&str> = [over.as_str()].into_iter().chain(cost).collect();
    let summary = sentences.join(words.between());
    Some(format!(
        "{NAME} · {game} · {date}\n{summary}\n{shown}\n{address}"
    ))
}

/// The two ranks in the name of a hand. If the name has one rank, it appears twice.
fn naming_ranks(rank: HandRank) -> [Rank; 2] {
    let mut deciding = rank.deciding_ranks();
    // Every hand has a deciding rank, so the fallback to the two never applies.
    let first = deciding.next().unwrap_or(Rank::Two);
    [first, deciding.next().unwrap_or(first)]
}

/// A start of the running count in hundredths of a point. Only a start other than 0 has a sign.
#[must_use]
pub fn start_points(language: Language, hundredths: i32) -> String {
    match hundredths {
        0 => "0".to_owned(),
        _ => words(language).count_points(hundredths.into()),
    }
}

/// The sentence about the running count with which a shoe begins, by the system with this name. `None` for a balanced
/// system: every player expects 0.
#[must_use]
pub fn count_starts(
    language: Language,
    (system, name): (&AnySystem, &str),
    start: CountStart,
    decks: DeckCount,
) -> Option<String> {
    let start = start_points(language, start.of(system, decks.decks()));
    (!system.has_true_count()).then(|| words(language).count_starts(&start, name, decks.number()))
}

/// The error for a text that is no start of the system's running count.
#[must_use]
pub fn no_count_start(language: Language, system: &AnySystem) -> String {
    words(language).count_no_start(system.tags().are_whole(), CountStart::MOST.unsigned_abs())
}
