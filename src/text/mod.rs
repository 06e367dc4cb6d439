//! The words of the page, in every language. No other room has words of its own.
//!
//! [`phrases`] lists the fixed phrases, and [`Words`] the sentences that depend on something; what only
//! the tables of draw poker say stands in [`poker`], so that the program of blackjack does not carry it.
//! Each language is one type that implements them. There are no defaults, so that a language that lacks
//! one does not compile. A sentence is given what it speaks of (a card, a score, a count) and never
//! words, so that each language can build its own grammar. Which sentences tell of an event or a
//! table, and in which order, is the same in all languages: see [`news`] and [`reading`].
//!
//! Nothing here knows the browser.

pub mod bets;
pub mod chips;
pub(crate) mod choices;
pub mod coach;
pub mod counting;
pub mod english;
pub mod guide;
pub mod hand;
pub mod hands;
pub mod history;
pub mod jacks;
pub mod japanese;
pub mod lab;
pub mod machine;
pub mod messages;
pub use crate::app::language;
pub mod news;
pub mod pages;
pub mod paytable;
pub mod phrases;
pub mod poker;
pub mod poker_news;
pub mod reading;
pub mod rules;
pub mod russian;
#[cfg(test)]
mod said;
pub mod seats;
pub mod side_bets;
mod speech;
pub mod stats;
pub(crate) mod story;
pub mod tables;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use english::English;
use japanese::Japanese;
pub use phrases::Phrases;
use russian::Russian;
use seats::SeatWords;
use side_bets::SideBetWords;
use speech::Source;
pub use speech::Speech;

use crate::app::route::{Route, TableId};
use crate::app::settings::{Setting, Sounds};
use crate::blackjack;
use crate::blackjack::{
    Bet, BlackjackTable, Chips, Naturals, Outcome, PracticeHands, Preset, Rules, Soft17, Ties,
};
use crate::coach::counting::Rounding;
use crate::core;
use crate::core::{
    AceRule, Card, HandRank, Joker, Mix, PackCard, ParseMixError, Rank, Score, Suit, TimeOfDay,
};
use crate::table::{AnyTable, DAILY_ROUNDS, DailyRound, LinkError, NotCut, Tally, Verdict};
use crate::text::language::Language;

/// The name of the page, the same in every language.
pub const NAME: &str = "Fair Deal";

/// Where the words of every table come from.
static WORDS: Source<dyn Words> = Source::new(|language| match language {
    Language::English => &English,
    Language::Japanese => &Japanese,
    Language::Russian => &Russian,
});

/// Has [`words`] give these from now on: what a program in the browser begins with. Only what is named
/// there gets into the program, so that there can be one for each language.
pub fn speak(speech: Speech<dyn Words>) {
    WORDS.speak(speech);
}

/// Returns the words of this language. A program that speaks but one gives those for every language:
/// the page is about to be loaded again then. Outside the browser all languages are there.
///
/// # Panics
/// In the browser, before the program has begun to [`speak`].
#[must_use]
pub fn words(language: Language) -> &'static dyn Words {
    WORDS.words(language)
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

/// The sentences of the tables and the page, in one language.
pub trait Words: SeatWords + SideBetWords {
    /// The language of these words. A program that has but one speaks that, whichever was asked for.
    fn language(&self) -> Language;

    /// The phrases that are always the same. Ask for one by its method, as in `words.deal()`.
    fn phrases(&self) -> &'static Phrases;

    // Places.

    /// The title of the browser's window.
    fn title(&self, route: Route) -> String;
    /// The heading of a place; of a table it is the name of the game.
    fn heading(&self, route: Route) -> &'static str;

    // Cards.

    /// What a card is called: “Seven of diamonds”.
    fn card(&self, card: Card) -> String;
    /// “The ten of hearts, the ace of spades and the two of clubs”, for the middle of a sentence.
    fn list(&self, cards: &[Card]) -> String;
    /// What a joker is called: “Red joker”.
    fn joker(&self, joker: Joker) -> &'static str;
    /// The same as [`Words::list`] of cards as they are held: a joker with the card it stands for.
    fn held(&self, cards: &[Held]) -> String;
    /// “2 cards”
    fn cards(&self, count: usize) -> String;

    // What stands on every table.

    /// What stands before and after the number of cards that are left in the deck.
    fn left(&self, count: usize) -> [&'static str; 2];
    /// The rounds of a session at this table.
    fn tally(&self, at: TableId, tally: Tally) -> String;

    // Deals.

    /// After how many cards the pack is cut; at least one.
    fn cut_after(&self, count: usize) -> String;
    /// What the player mixed in; not empty.
    fn mixed_in(&self, mix: &Mix) -> String;
    /// Why the pack is not cut, and what to do.
    fn not_cut_because(&self, why: NotCut) -> String;
    /// What the deal of the day is, and that it changes for everybody at the same moment: at this
    /// time by the player's own clocks, or at midnight UTC where that is not known.
    fn daily_note(&self, changes: Option<TimeOfDay>) -> String;
    /// How far the player is in the deal of the day, and with how many points.
    fn daily(&self, round: DailyRound, points: u32) -> String;
    /// The deal of the day is played to its end.
    fn daily_over(&self, points: u32) -> String;
    /// What whoever shared the deal decided at blackjack, and what came of it for them.
    fn their_blackjack(
        &self,
        decisions: &[blackjack::Action],
        score: Score,
        verdict: Verdict,
    ) -> String;

    // The settings and the list of the keys.

    /// Names the field of the true count, rounded so.
    fn count_true(&self, rounding: Rounding) -> &'static str;
    /// Whether the player's count was right, and what it is; with the true count, where the system has one.
    fn count_verdict(&self, is_right: bool, running: &str, true_count: Option<&str>) -> String;
    /// So many counts of all were right.
    fn count_score(&self, right: u32, asked: u32) -> String;
    /// What is set, whatever the choice: “Theme”.
    fn setting(&self, setting: Setting) -> &'static str;
    /// What is chosen: “Dark”.
    fn choice(&self, setting: Setting) -> &'static str;

    // Buttons of the duel for chips, which the list of the keys names at every table.

    /// Stays in for nothing.
    fn check(&self) -> &'static str;
    /// Bets first. What lies on a hand has a name of its own.
    fn place_bet(&self) -> &'static str;
    /// Pays what others have bet.
    fn call(&self) -> &'static str;
    /// Raises the bet.
    fn raise(&self) -> &'static str;
    /// Gives the hand up.
    fn fold(&self) -> &'static str;

    // Blackjack.

    /// A set of blackjack rules in a word or three.
    fn preset(&self, preset: Preset) -> &'static str;
    /// What a natural pays, where there are bets; nothing where it is a hand like any other.
    fn naturals_pay(&self, naturals: Naturals) -> Option<&'static str>;
    /// When the dealer stops.
    fn dealer_rule(&self, ace: AceRule, soft17: Soft17) -> &'static str;
    /// How the game is played where an ace counts so, for a newcomer.
    fn blackjack_intro(&self, ace: AceRule) -> String;
    /// What a blackjack hand counts: “soft 18”, “17”.
    fn points(&self, score: Score) -> String;
    /// The result of a blackjack round in a sentence.
    fn blackjack_result(&self, outcome: Outcome, player: Score, dealer: Score) -> String;

    /// Which hands are practised, as it stands on the table: “Practice: soft hands”.
    fn practice(&self, hands: &PracticeHands) -> &'static str;

    // Chips.

    /// An amount of chips, in digits.
    fn in_digits(&self, chips: core::Chips) -> String;
    /// What the player has, and how many stacks they were given.
    fn bank(&self, chips: core::Chips, stacks: u32) -> String;
    /// What the next round is for.
    fn bet_is(&self, bet: Bet) -> String;
    /// What was won or lost in a round, if anything.
    fn net(&self, change: Ordering, by: core::Chips) -> String;
    /// What came of the insurance: it pays so much, or is lost.
    fn insurance_pays(&self, won: bool, amount: core::Chips) -> String;
    /// One of several hands of the player, counted from 1 on the left.
    fn hand_number(&self, number: usize) -> String;

    // The sentences of the news: see [`news`].

    /// What stands between two sentences.
    fn between(&self) -> &'static str;
    /// What stands between two rules on the felt.
    fn between_rules(&self) -> &'static str;
    /// What ends a sentence.
    fn full_stop(&self) -> &'static str;
    /// Other rules hold from the next deal on.
    fn rules_chosen(&self, rules: &Rules) -> String;
    /// The player's first blackjack cards.
    fn you_are_dealt(&self, cards: &[Card]) -> String;
    /// The player has hit.
    fn you_draw(&self, card: Card) -> String;
    /// What the player's cards count.
    fn you_have(&self, score: Score) -> String;
    /// What the dealer's face-up card is; its suit counts for nothing.
    fn dealer_shows(&self, rank: Rank) -> String;
    /// The player takes no more cards.
    fn you_stand(&self, score: Score) -> String;
    /// The dealer turns the hole card.
    fn dealer_turns(&self, card: Card) -> String;
    /// The dealer takes a card.
    fn dealer_draws(&self, card: Card) -> String;
    /// Why a decision at blackjack is refused.
    fn blackjack_refusal(&self, why: blackjack::Refusal) -> &'static str;
    /// Why the decision with this button is not offered: “Double: too few chips.”
    fn withheld(&self, button: &str, why: blackjack::Withheld) -> String;
    /// The dealer's cards count over 21, which decides nothing yet about a hand that is bust too.
    fn dealer_busts(&self, score: Score) -> String;
    /// What the dealer's cards count.
    fn dealer_has(&self, score: Score) -> String;
    /// So many cards are left in the deck.
    fn left_in_deck(&self, count: usize) -> String;

    // More sentences of the reading: see [`reading`].

    /// It is for the opponents to act.
    fn opponents_turn(&self) -> &'static str;
    /// Which game this is.
    fn this_is(&self, route: Route) -> String;
    /// The player's blackjack hand, card by card, and what it counts.
    fn your_hand(&self, cards: &[Card], score: Score) -> String;
    /// The dealer's face-up card beside the hole card, and what counts so far.
    fn dealers_upcard(&self, upcard: Card, score: Score) -> String;
    /// The dealer's hand, card by card, and what it counts.
    fn dealers_hand(&self, cards: &[Card], score: Score) -> String;
    /// The rounds of a session at this table.
    fn score_so_far(&self, at: TableId, tally: Tally) -> String;
    /// The seal of the deal, in so many of its digits.
    fn seal_is(&self, digits: &str) -> String;
    /// The seal of the next deal, in so many of its digits.
    fn next_seal_is(&self, digits: &str) -> String;
    /// The secret of the deal, in so many of its digits.
    fn secret_is(&self, digits: &str) -> String;
    /// What the player may do; never nothing.
    fn you_can(&self, moves: &[Move]) -> String;

    // What the page says of itself.

    /// Whether there are sounds now.
    fn sounds_are(&self, sounds: Sounds) -> &'static str;
    /// What is wrong with a text that the player wants to mix in.
    fn mix_error(&self, error: &ParseMixError) -> String;
    /// What is wrong with a link to a shared deal.
    fn link_error(&self, error: &LinkError) -> String;
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
pub fn bank(words: &dyn Words, table: &BlackjackTable) -> String {
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
pub fn rules_name<W: Words + ?Sized>(words: &W, rules: &Rules) -> &'static str {
    match Preset::of(*rules) {
        Some(preset) => words.preset(preset),
        None => words.phrases().own_rules,
    }
}

/// What is written on the felt of a blackjack table.
#[must_use]
pub fn felt<W: Words + ?Sized>(words: &W, rules: &Rules) -> String {
    let mut told = words.dealer_rule(rules.ace, rules.soft17).to_owned();
    match rules.ties {
        Ties::Draw => (),
        Ties::DealerWins => told.push_str(words.phrases().and_wins_ties),
    }
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
pub fn pack_card(words: &dyn Words, card: PackCard) -> String {
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
    let over = words.daily_over(points.iter().sum());
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

/// Whether a count in a sentence is called hard: below 12 and above 21 the word tells nothing.
fn is_worth_calling_hard(score: Score) -> bool {
    !score.is_soft() && !score.is_bust() && score.total() >= 12
}

/// A count of hundredths of a point with its sign: `+2`, `−0.5`.
#[must_use]
pub fn count_points(language: Language, hundredths: i64) -> String {
    let sign = if hundredths < 0 { "\u{2212}" } else { "+" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let point = match language {
        Language::English | Language::Japanese => ".",
        Language::Russian => ",",
    };
    match (rest / 10, rest % 10) {
        (0, 0) => format!("{sign}{whole}"),
        (tenths, 0) => format!("{sign}{whole}{point}{tenths}"),
        (_, _) => format!("{sign}{whole}{point}{rest:02}"),
    }
}
