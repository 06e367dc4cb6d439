//! English.

mod chips;
mod jacks;
mod machine;
pub(super) mod phrases;
mod poker;

use crate::app::language::Language;
use std::cmp::Ordering;

use phrases::PHRASES;

use super::phrases::Phrases;
use super::story::listed;
use super::{Held, Move, NAME, Words, felt, is_worth_calling_hard, rules_name, signed};
use crate::app::route::{Page, Route, TableId};
use crate::app::settings::{
    Clicked, Coach, CoachBy, Count, Cut, Faces, LetterKeys, Setting, Side, Sounds, Speed,
    SuitColours, Theme,
};
use crate::blackjack::{
    Action, Bet, BetRefused, Naturals, Outcome, PracticeHands, Preset, Refusal, Rules, Soft17,
    Withheld,
};
use crate::coach::counting::Rounding;
use crate::core::{
    AceRule, Card, Chips, Joker, Mix, PackCard, ParseMixError, Rank, Score, Suit, TimeOfDay,
};
use crate::table::LinkError;
use crate::table::{DailyRound, NotCut, Tally, Verdict};

/// English. Its button labels are part of the page contract.
#[derive(Debug)]
pub struct English;

impl Words for English {
    fn language(&self) -> Language {
        Language::English
    }

    fn phrases(&self) -> &'static Phrases {
        &PHRASES
    }

    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => format!("{NAME}: blackjack and draw poker"),
            Route::Table(_)
            | Route::Settings
            | Route::Guide
            | Route::Reading(_)
            | Route::Unknown => {
                format!("{} – {NAME}", self.heading(route))
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Table(TableId::Blackjack(_)) => "Blackjack",
            Route::Table(TableId::Solo(_)) => "Draw poker",
            Route::Table(TableId::Jacks(_)) => "Video poker",
            Route::Table(TableId::Duel(_)) => "Poker match",
            Route::Settings => PHRASES.settings,
            Route::Guide => PHRASES.how_to_play,
            Route::Reading(Page::Fairness) => "Is it fair?",
            Route::Reading(Page::Check) => PHRASES.check_deal,
            Route::Reading(Page::Lab) => "The lab",
            Route::Reading(Page::Rules) => "Rules and strategy",
            Route::Reading(Page::Hand) => "Any hand",
            Route::Reading(Page::Counting) => "Counting cards",
            Route::Reading(Page::Bets) => "Bets and risk",
            Route::Reading(Page::PayTable) => "Games and pay tables",
            Route::Reading(Page::History) => "History",
            Route::Reading(Page::Stats) => "Statistics",
            Route::Unknown => "Nothing is dealt here",
        }
    }

    fn card(&self, card: Card) -> String {
        format!("{} of {}", capital(rank(card.rank)), suit(card.suit))
    }

    fn list(&self, cards: &[Card]) -> String {
        listed(cards, the_card, ", ", " and ")
    }

    fn joker(&self, joker: Joker) -> &'static str {
        match joker {
            Joker::First => "Red joker",
            Joker::Second => "Black joker",
        }
    }

    fn held(&self, cards: &[Held]) -> String {
        let name = |(card, plays_as)| match card {
            PackCard::Natural(card) => the_card(card),
            PackCard::Joker(joker) => {
                let joker = small(English.joker(joker));
                format!("the {joker} as {}", the_card(plays_as))
            }
        };
        listed(cards, name, ", ", " and ")
    }

    fn cards(&self, count: usize) -> String {
        format!("{count} card{}", if count == 1 { "" } else { "s" })
    }

    fn left(&self, _: usize) -> [&'static str; 2] {
        ["", " left"]
    }

    fn tally(&self, at: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Won {won} · {} {drawn} · Lost {lost}", capital(tied(at)))
    }

    fn cut_after(&self, count: usize) -> String {
        format!("Cut after {}", self.cards(count))
    }

    fn mixed_in(&self, mix: &Mix) -> String {
        format!("Mixed in: “{mix}”")
    }

    fn not_cut_because(&self, why: NotCut) -> String {
        why.to_string()
    }

    fn daily_note(&self, changes: Option<TimeOfDay>) -> String {
        let when = match changes {
            None => "midnight UTC".to_owned(),
            Some(time) => format!("{} your time", self::time(time)),
        };
        format!(
            "Ten rounds, the same for everyone, and ten new ones each day at {when}, \
             the same moment worldwide."
        )
    }

    fn daily(&self, round: DailyRound, points: u32) -> String {
        let points = self::points(points);
        format!(
            "{} · {}\u{a0}of\u{a0}10\u{a0}· {points}",
            round.date().to_text(),
            usize::from(round.number())
        )
    }

    fn daily_over(&self, points: u32) -> String {
        format!("All ten rounds played: {}.", self::points(points))
    }

    fn their_blackjack(&self, decisions: &[Action], score: Score, verdict: Verdict) -> String {
        let name = |action| {
            match action {
                Action::Hit => "hit",
                Action::Stand => "stand",
                Action::Double => "double",
                Action::Split => "split",
                Action::Surrender => "surrender",
                Action::Insurance => "insurance",
                Action::NoInsurance => "no insurance",
                Action::PlayOn => "play on",
            }
            .to_owned()
        };
        let ended = match verdict {
            Verdict::Won => "won",
            Verdict::Drawn => "pushed",
            Verdict::Lost => "lost",
        };
        let decisions = match decisions {
            [] => " had no decision to make".to_owned(),
            decisions => format!(": {}", listed(decisions, name, ", ", ", ")),
        };
        format!("{SHARER}{decisions}. They {ended} with {}.", score.total())
    }

    fn count_true(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "True count, rounded down",
            Rounding::Nearest => "True count, to the nearest",
            Rounding::Cut => "True count, cut towards 0",
        }
    }

    fn count_verdict(&self, is_right: bool, running: &str, true_count: Option<&str>) -> String {
        let verdict = if is_right { "Right" } else { "Not quite" };
        match true_count {
            Some(true_count) => {
                format!("{verdict}: the running count is {running}, the true count {true_count}.")
            }
            None => format!("{verdict}: the running count is {running}."),
        }
    }

    fn count_score(&self, right: u32, asked: u32) -> String {
        format!("Counts right on this visit: {right} of {asked}.")
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(_) => "Language",
            Setting::Theme(_) => "Theme",
            Setting::Faces(_) => "Card faces",
            Setting::SuitColours(_) => "Suit colours",
            Setting::Speed(_) => "Motion",
            Setting::Sounds(_) => PHRASES.sounds,
            Setting::LetterKeys(_) => "Letter keys",
            Setting::Side(_) => "Buttons for",
            Setting::Cut(_) => "Cut and mix myself",
            Setting::Clicked(_) => "A click on a card (Jacks or Better)",
            Setting::Coach(_) => PHRASES.coach,
            Setting::CoachBy(_) => "Coach of video poker",
            Setting::Count(_) => "Ask me for the count (blackjack)",
            Setting::CountBy(_) => "Counting system",
            Setting::CountRounding(_) => "True count",
        }
    }

    fn choice(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(language) => language.own_name(),
            Setting::Theme(Theme::System) => "System",
            Setting::Theme(Theme::Dark) => "Dark",
            Setting::Theme(Theme::Light) => "Light",
            Setting::Faces(Faces::Classic) => "Classic",
            Setting::Faces(Faces::Large) => "Large index",
            Setting::SuitColours(SuitColours::Two) => "Two colours",
            Setting::SuitColours(SuitColours::Four) => "Four colours",
            Setting::Speed(Speed::Off)
            | Setting::Sounds(Sounds::Off)
            | Setting::LetterKeys(LetterKeys::Off)
            | Setting::Cut(Cut::Off)
            | Setting::Coach(Coach::Off)
            | Setting::Count(Count::Off) => "Off",
            Setting::Speed(Speed::Fast) => "Fast",
            Setting::Speed(Speed::Normal) => "Normal",
            Setting::Speed(Speed::Slow) => "Slow",
            Setting::Sounds(Sounds::On)
            | Setting::LetterKeys(LetterKeys::On)
            | Setting::Cut(Cut::On) => "On",
            Setting::CoachBy(CoachBy::Value) => "Names the best hold",
            Setting::CoachBy(CoachBy::Chart) => "Follows the chart too",
            Setting::Count(Count::Each) => "Every round",
            Setting::Count(Count::Third) => "Every third round",
            Setting::Count(Count::Asked) => "When I ask",
            Setting::CountBy(system) => system.name(),
            Setting::CountRounding(Rounding::Down) => "Rounded down",
            Setting::CountRounding(Rounding::Nearest) => "To the nearest",
            Setting::CountRounding(Rounding::Cut) => "Cut towards 0",
            Setting::Coach(Coach::Asked) => "When asked",
            Setting::Coach(Coach::After) => "After each decision",
            Setting::Coach(Coach::Always) => "Always",
            Setting::Clicked(Clicked::Swapped) => "Swaps it",
            Setting::Clicked(Clicked::Held) => "Holds it",
            Setting::Side(Side::Right) => "Right hand",
            Setting::Side(Side::Left) => "Left hand",
        }
    }

    fn check(&self) -> &'static str {
        "Check"
    }

    fn place_bet(&self) -> &'static str {
        "Bet"
    }

    fn call(&self) -> &'static str {
        "Call"
    }

    fn raise(&self) -> &'static str {
        "Raise"
    }

    fn fold(&self) -> &'static str {
        "Fold"
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "Classic",
            Preset::HouseWinsTies => "House wins ties",
            Preset::Exam => "Aces always 1",
            Preset::Vegas => "Vegas",
            Preset::SingleDeck => "Single deck",
            Preset::VegasStrip => "Las Vegas Strip",
            Preset::Downtown => "Downtown Las Vegas",
            Preset::AtlanticCity => "Atlantic City",
            Preset::European => "European",
            Preset::London => "London",
            Preset::Macau => "Macau",
            Preset::AustraliaObo => "Australian (OBO)",
            Preset::AustraliaEnhc => "Australian (ENHC)",
        }
    }

    fn naturals_pay(&self, naturals: Naturals) -> Option<&'static str> {
        match naturals {
            Naturals::NotSpecial => None,
            Naturals::PayEven => Some("Blackjack pays even money"),
            Naturals::PaySixToFive => Some("Blackjack pays 6 to 5"),
            Naturals::PaySevenToFive => Some("Blackjack pays 7 to 5"),
            Naturals::PayThreeToTwo => Some("Blackjack pays 3 to 2"),
            Naturals::PayTwoToOne => Some("Blackjack pays 2 to 1"),
        }
    }

    fn dealer_rule(&self, ace: AceRule, soft17: Soft17) -> &'static str {
        match (ace, soft17) {
            (AceRule::One, _) => "Dealer draws to 17, aces always count 1",
            (AceRule::OneOrEleven, Soft17::Stands) => "Dealer stands on all 17s",
            (AceRule::OneOrEleven, Soft17::Hits) => "Dealer hits soft 17",
        }
    }

    fn blackjack_intro(&self, ace: AceRule) -> String {
        let aces = match ace {
            AceRule::OneOrEleven => "Aces count 1 or 11, face cards 10.",
            AceRule::One => "Aces count 1, face cards 10.",
        };
        format!("Get closer to 21 than the dealer without going over. {aces}")
    }

    fn points(&self, score: Score) -> String {
        let soft = if score.is_soft() { "soft " } else { "" };
        format!("{soft}{}", score.total())
    }

    fn blackjack_result(&self, outcome: Outcome, player: Score, dealer: Score) -> String {
        let (you, they) = (player.total(), dealer.total());
        match outcome {
            Outcome::PlayerBlackjack => "Blackjack! You win.".to_owned(),
            Outcome::PlayerWins => format!("You win, {you} to {they}."),
            Outcome::DealerBusts => format!("The dealer busts with {they}. You win."),
            Outcome::Draw if player.is_natural() && dealer.is_natural() => {
                "Push: you both have blackjack.".to_owned()
            }
            Outcome::Draw => format!("Push, {you} all."),
            Outcome::DealerWins if you == they => {
                format!("A tie at {you}: the house wins ties.")
            }
            Outcome::DealerWins => format!("The dealer wins, {they} to {you}."),
            Outcome::DealerBlackjack => "The dealer wins with blackjack.".to_owned(),
            Outcome::PlayerBusts => format!("You bust with {you}. The dealer wins."),
            Outcome::Surrendered => "You surrender. Half of your bet comes back.".to_owned(),
            Outcome::Charlie => "You win by the number of your cards.".to_owned(),
            Outcome::BetReturned => {
                "The dealer has blackjack. The bet on this hand comes back.".to_owned()
            }
        }
    }

    fn practice(&self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Soft => "Practice: soft hands",
            PracticeHands::Pairs => "Practice: pairs",
            PracticeHands::Close(_) => "Practice: close decisions",
            PracticeHands::Mistakes(_) => "Practice: your mistakes",
        }
    }

    fn in_digits(&self, chips: Chips) -> String {
        chips.to_string()
    }

    fn bank(&self, chips: Chips, stacks: u32) -> String {
        let has = format!("Bank {chips}");
        match stacks {
            0 | 1 => has,
            stacks => format!("{has} · stack {stacks}"),
        }
    }

    fn bet_is(&self, bet: Bet) -> String {
        match bet.number() {
            0 => "No bet.".to_owned(),
            1 => "Bet: 1 chip.".to_owned(),
            chips => format!("Bet: {chips} chips."),
        }
    }

    fn net(&self, change: Ordering, by: Chips) -> String {
        match change {
            Ordering::Equal => "No chips won or lost.".to_owned(),
            Ordering::Less | Ordering::Greater => {
                format!("Chips: {}.", signed(change, &self.in_digits(by)))
            }
        }
    }

    fn insurance_pays(&self, won: bool, amount: Chips) -> String {
        if won {
            format!("The insurance pays {amount}.")
        } else {
            format!("The insurance of {amount} is lost.")
        }
    }

    fn hand_number(&self, number: usize) -> String {
        format!("Hand {number}")
    }

    fn between(&self) -> &'static str {
        " "
    }

    fn between_rules(&self) -> &'static str {
        " · "
    }

    fn full_stop(&self) -> &'static str {
        "."
    }

    fn rules_chosen(&self, rules: &Rules) -> String {
        format!("{}: {}.", rules_name(self, rules), felt(self, rules))
    }

    fn you_are_dealt(&self, cards: &[Card]) -> String {
        format!("You are dealt {}.", self.list(cards))
    }

    fn you_draw(&self, card: Card) -> String {
        format!("You draw {}.", the_card(card))
    }

    fn you_have(&self, score: Score) -> String {
        format!("You have {}.", spoken(score))
    }

    fn dealer_shows(&self, rank: Rank) -> String {
        let article = if matches!(rank, Rank::Eight | Rank::Ace) {
            "an"
        } else {
            "a"
        };
        format!("The dealer shows {article} {}.", self::rank(rank))
    }

    fn you_stand(&self, score: Score) -> String {
        format!("You stand on {}.", spoken(score))
    }

    fn dealer_turns(&self, card: Card) -> String {
        format!("The dealer turns over {}.", the_card(card))
    }

    fn dealer_draws(&self, card: Card) -> String {
        format!("The dealer draws {}.", the_card(card))
    }

    fn blackjack_refusal(&self, why: Refusal) -> &'static str {
        match why {
            Refusal::NotYourTurn => "It is not your turn.",
            Refusal::DeckEmpty => "The deck is empty.",
            Refusal::NotHere => "The rules do not allow that now.",
            Refusal::TooFewChips | Refusal::Bet(BetRefused::NotEnough) => {
                "You do not have enough chips for that."
            }
            Refusal::Bet(BetRefused::TooLow(_)) => "Place a bet first.",
            Refusal::Bet(BetRefused::TooHigh(_)) => "This table takes at most 500 chips.",
            Refusal::Bet(BetRefused::OutOfStep(_)) => "Bets at this table are in fives.",
            Refusal::Bet(BetRefused::NoBets) => "Nothing is bet at this table.",
            Refusal::Bet(BetRefused::NoNumber) => {
                "Type the bet as a whole number of chips, such as 25."
            }
        }
    }

    fn withheld(&self, button: &str, why: Withheld) -> String {
        match why {
            Withheld::TooFewChips => format!("{button}: too few chips."),
            Withheld::DeckEmpty => format!("{button}: the deck is empty."),
            Withheld::Totals { least: 11 } => format!("{button}: only on a hard 11."),
            Withheld::Totals { least: 10 } => format!("{button}: only on a hard 10 or 11."),
            Withheld::Totals { least } => format!("{button}: only on a hard {least} to 11."),
            Withheld::AfterSplit => format!("{button}: not after a split."),
            Withheld::MostHands(most) => format!("{button}: {most} hands at most."),
            Withheld::SplitAces => format!("{button}: split aces take one card each."),
            Withheld::AcesNotDoubled => format!("{button}: not on split aces."),
        }
    }

    fn dealer_busts(&self, score: Score) -> String {
        format!("The dealer busts with {}.", score.total())
    }

    fn dealer_has(&self, score: Score) -> String {
        format!("The dealer has {}.", spoken(score))
    }

    fn left_in_deck(&self, count: usize) -> String {
        format!("{} left in the deck.", self.cards(count))
    }

    fn opponents_turn(&self) -> &'static str {
        "It is your opponents' turn."
    }

    fn this_is(&self, route: Route) -> String {
        let heading = self.heading(route);
        let end = if heading.ends_with('?') { "" } else { "." };
        format!("{heading}{end}")
    }

    fn your_hand(&self, cards: &[Card], score: Score) -> String {
        format!("You have {}: {}.", self.list(cards), spoken(score))
    }

    fn dealers_upcard(&self, upcard: Card, score: Score) -> String {
        let (card, count) = (the_card(upcard), spoken(score));
        format!("The dealer has {card} and a face-down card: {count} so far.")
    }

    fn dealers_hand(&self, cards: &[Card], score: Score) -> String {
        format!("The dealer has {}: {}.", self.list(cards), spoken(score))
    }

    fn score_so_far(&self, at: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Won {won}, {} {drawn}, lost {lost}.", tied(at))
    }

    fn seal_is(&self, digits: &str) -> String {
        format!("{} {digits}.", PHRASES.seal)
    }

    fn next_seal_is(&self, digits: &str) -> String {
        format!("{} {digits}.", PHRASES.next_seal)
    }

    fn secret_is(&self, digits: &str) -> String {
        format!("{} {digits}.", PHRASES.secret)
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let verb = |what| {
            match what {
                Move::Deal => "deal",
                Move::CutFirst => "cut and mix first",
                Move::Cut => "cut the deck",
                Move::DealUncut => "deal it uncut",
                Move::Hit => "hit",
                Move::Stand => "stand",
                Move::Double => "double",
                Move::Split => "split",
                Move::Surrender => "surrender",
                Move::Insurance => "take insurance",
                Move::NoInsurance => "decline insurance",
                Move::PlayOn => "play on",
                Move::EndPractice => "end the practice",
                Move::Swap => "swap cards",
                Move::StandPat => "stand pat",
                Move::Check => "check",
                Move::Bet => "bet",
                Move::Call => "call",
                Move::Raise => "raise",
                Move::Fold => "fold",
                Move::Finish => "finish",
            }
            .to_owned()
        };
        format!("You can {}.", listed(moves, verb, ", ", " or "))
    }

    fn sounds_are(&self, sounds: Sounds) -> &'static str {
        match sounds {
            Sounds::Off => "Sound off.",
            Sounds::On => "Sound on.",
        }
    }

    fn mix_error(&self, error: &ParseMixError) -> String {
        error.to_string()
    }

    fn link_error(&self, error: &LinkError) -> String {
        error.to_string()
    }
}

/// What the rounds that nobody won are called at this table. A player who draws takes a card.
const fn tied(at: TableId) -> &'static str {
    match at {
        TableId::Blackjack(_) => "pushed",
        TableId::Solo(_) | TableId::Jacks(_) | TableId::Duel(_) => "tied",
    }
}

/// “9 am”, “5:30 pm”, “midnight”.
fn time(time: TimeOfDay) -> String {
    let half = if time.hour < 12 { "am" } else { "pm" };
    match (time.hour, time.minute) {
        (0, 0) => "midnight".to_owned(),
        (12, 0) => "noon".to_owned(),
        (_, 0) => format!("{} {half}", time.hour_of_twelve()),
        (_, minute) => format!("{}:{minute:02} {half}", time.hour_of_twelve()),
    }
}

/// How the player who made the link is called.
const SHARER: &str = "The player who shared this deal";

fn points(points: u32) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}

/// What a card is called inside a sentence: “the seven of diamonds”.
pub(in crate::text) fn the_card(card: Card) -> String {
    format!("the {} of {}", rank(card.rank), suit(card.suit))
}

pub(in crate::text) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

pub(in crate::text) const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

pub(in crate::text) fn plural(one: Rank) -> String {
    let ending = if one == Rank::Six { "es" } else { "s" };
    format!("{}{ending}", rank(one))
}

/// A count in a sentence: “soft 18”, “hard 17”, and just “9”.
fn spoken(score: Score) -> String {
    let hard = if is_worth_calling_hard(score) {
        "hard "
    } else {
        ""
    };
    format!("{hard}{}", English.points(score))
}

pub(in crate::text) fn capital(words: &str) -> String {
    with_first(words, str::make_ascii_uppercase)
}

/// The same words, the first letter a small one.
pub(crate) fn small(words: &str) -> String {
    with_first(words, str::make_ascii_lowercase)
}

fn with_first(words: &str, change: fn(&mut str)) -> String {
    let mut changed = words.to_owned();
    changed.get_mut(..1).map(change);
    changed
}

#[cfg(test)]
mod tests;
