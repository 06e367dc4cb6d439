//! English.

mod poker;

use super::story::listed;
use super::{Label, Move, NAME, Words, is_worth_calling_hard, own_name};
use crate::app::route::{Room, Route};
use crate::app::settings::{
    Cut, Faces, LetterKeys, Setting, Side, Sounds, Speed, SuitColours, Theme,
};
use crate::blackjack::{Action, Outcome, Preset};
use crate::core::{
    AceRule, Card, CutOutOfRange, ParseMixError, ParseSecretError, Rank, Score, Suit,
};
use crate::table::LinkError;
use crate::table::{DailyRound, Tally, Verdict};

/// English. Its button labels are part of the page contract.
#[derive(Debug)]
pub struct English;

impl Words for English {
    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => format!("{NAME}: blackjack and draw poker"),
            Route::Blackjack
            | Route::BlackjackDaily
            | Route::PokerSolo
            | Route::PokerDaily
            | Route::PokerDuel
            | Route::PokerDuelDaily
            | Route::Settings
            | Route::Annex(_)
            | Route::Unknown => {
                format!("{} – {NAME}", self.heading(route))
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Blackjack | Route::BlackjackDaily => "Blackjack",
            Route::PokerSolo | Route::PokerDaily => "Draw poker",
            Route::PokerDuel | Route::PokerDuelDaily => "Duel",
            Route::Settings => self.settings(),
            Route::Annex(Room::Fairness) => "Is it fair?",
            Route::Annex(Room::Check) => self.label(Label::Check),
            Route::Annex(Room::Lab) => "The lab",
            Route::Unknown => "Nothing is dealt here",
        }
    }

    fn unknown(&self) -> &'static str {
        "There is no table at this address. The games are one click away:"
    }

    fn games(&self) -> &'static str {
        "Games"
    }

    fn card(&self, card: Card) -> String {
        format!("{} of {}", capital(rank(card.rank)), suit(card.suit))
    }

    fn face_down(&self) -> &'static str {
        "Face-down card"
    }

    fn list(&self, cards: &[Card]) -> String {
        listed(cards, the_card, ", ", " and ")
    }

    fn cards(&self, count: usize) -> String {
        format!("{count} card{}", if count == 1 { "" } else { "s" })
    }

    fn left(&self, _: usize) -> [&'static str; 2] {
        ["", " left"]
    }

    fn seal(&self) -> &'static str {
        "Seal"
    }

    fn secret(&self) -> &'static str {
        "Secret"
    }

    fn shared(&self) -> &'static str {
        "Shared"
    }

    fn dealer(&self) -> &'static str {
        "Dealer"
    }

    fn you(&self) -> &'static str {
        "You"
    }

    fn tally(&self, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Won {won} · Drawn {drawn} · Lost {lost}")
    }

    fn actions(&self) -> &'static str {
        "Actions"
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::ThisDeal => "This deal",
            Label::SealNote => {
                "Every card of this deal was fixed before you saw its seal. When the round is over the secret is opened, and anyone can check that it fits the seal."
            }
            Label::Copy => "Copy",
            Label::Copied => "Copied.",
            Label::Shared => "Shared.",
            Label::ByHand => {
                "Your browser does not let us copy. Please select the text and copy it yourself."
            }
            Label::NotCut => "Not cut",
            Label::Order => "The deck as it was dealt",
            Label::Check => "Check this deal",
            Label::Verifier => "Check it without our code",
            Label::Share => "Share this deal",
            Label::WithDecisions => "with my decisions",
            Label::CutHint => {
                "The deck is shuffled and sealed. Cut it where you like, then it is dealt."
            }
            Label::CutWhere => "Cards above the cut",
            Label::Daily => "Daily",
            Label::DealIsDaily => "This is the deal of the day.",
            Label::DailyNote => {
                "Ten rounds, the same for everyone, and ten new ones at midnight UTC."
            }
            Label::DailyWins => "A win counts 2, a draw 1.",
            Label::DailyPoker => {
                "The hand you end with counts 0 to 9, from high card to royal flush. Every swap after the first costs a point."
            }
            Label::ShareResult => "Share",
            Label::RoundUnreadable => {
                "The round from your last visit could not be read, so a fresh table is set. What was stored is kept aside."
            }
            Label::RoundNotKept => {
                "Your browser does not let this page keep your round: if you close or reload the page, it is gone."
            }
            Label::Why => "Why?",
            Label::Jokers => "Jokers",
            Label::JokersNote => {
                "A joker is whatever card helps you most. Five of a kind beats all but a royal flush."
            }
            Label::Opponents => "Opponents",
            Label::OneToThree => {
                "One to three can sit down. A round under way and a shared deal keep those they have."
            }
            Label::SwapOrStandPat => "Choose the cards you want to swap, or stand pat.",
        }
    }

    fn cut_after(&self, count: usize) -> String {
        format!("Cut after {}", self.cards(count))
    }

    fn daily(&self, round: DailyRound, points: u32) -> String {
        let points = self::points(points);
        format!(
            "{} · {} of 10 · {points}",
            round.date().to_text(),
            usize::from(round.number())
        )
    }

    fn daily_over(&self, points: u32) -> String {
        format!("All ten are played: {}.", self::points(points))
    }

    fn their_blackjack(&self, decisions: &[Action], score: Score, verdict: Verdict) -> String {
        let name = |action| {
            match action {
                Action::Hit => "hit",
                Action::Stand => "stand",
            }
            .to_owned()
        };
        let ended = match verdict {
            Verdict::Won => "won",
            Verdict::Drawn => "drew",
            Verdict::Lost => "lost",
        };
        let decisions = match decisions {
            [] => "made no decision".to_owned(),
            decisions => format!("chose {}", listed(decisions, name, ", ", ", ")),
        };
        format!(
            "The player before you {decisions} and {ended} with {}.",
            score.total()
        )
    }

    fn deal(&self) -> &'static str {
        "Deal"
    }

    fn hit(&self) -> &'static str {
        "Hit"
    }

    fn stand(&self) -> &'static str {
        "Stand"
    }

    fn swap(&self) -> &'static str {
        "Swap"
    }

    fn finish(&self) -> &'static str {
        "Finish"
    }

    fn cut(&self) -> &'static str {
        "Cut"
    }

    fn stand_pat(&self) -> &'static str {
        "Stand pat"
    }

    fn settings(&self) -> &'static str {
        "Settings"
    }

    fn keys(&self) -> &'static str {
        "Keys"
    }

    fn sounds(&self) -> &'static str {
        "Sound"
    }

    fn read_table(&self) -> &'static str {
        "Read the table"
    }

    fn close(&self) -> &'static str {
        "Close"
    }

    fn back_to_table(&self) -> &'static str {
        "Back to the table"
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(_) => "Language",
            Setting::Theme(_) => "Theme",
            Setting::Faces(_) => "Card faces",
            Setting::SuitColours(_) => "Suit colours",
            Setting::Speed(_) => "Motion",
            Setting::Sounds(_) => self.sounds(),
            Setting::LetterKeys(_) => "Letter keys",
            Setting::Side(_) => "Buttons for",
            Setting::Cut(_) => "I cut the deck",
        }
    }

    fn choice(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(language) => own_name(language),
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
            | Setting::Cut(Cut::Off) => "Off",
            Setting::Speed(Speed::Fast) => "Fast",
            Setting::Speed(Speed::Normal) => "Normal",
            Setting::Speed(Speed::Slow) => "Slow",
            Setting::Sounds(Sounds::On)
            | Setting::LetterKeys(LetterKeys::On)
            | Setting::Cut(Cut::On) => "On",
            Setting::Side(Side::Right) => "Right hand",
            Setting::Side(Side::Left) => "Left hand",
        }
    }

    fn letter_keys_note(&self) -> &'static str {
        "H, S, D and the others act at once. Off while you type."
    }

    fn mark_card(&self) -> &'static str {
        "Mark a card"
    }

    fn move_between_cards(&self) -> &'static str {
        "Move between cards"
    }

    fn main_action(&self) -> &'static str {
        "Main action"
    }

    fn rules(&self) -> &'static str {
        "Rules"
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "Classic",
            Preset::HouseWinsTies => "House wins ties",
            Preset::Exam => "Exam",
        }
    }

    fn felt(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "Dealer stands on all 17s",
            Preset::HouseWinsTies => "Dealer stands on all 17s, and wins ties",
            Preset::Exam => "Dealer draws to 17, aces count one",
        }
    }

    fn blackjack_intro(&self, preset: Preset) -> String {
        let aces = match preset.rules().ace {
            AceRule::OneOrEleven => "An ace counts 1 or 11, a picture 10.",
            AceRule::One => "An ace counts 1, a picture 10.",
        };
        format!("Come nearer to 21 than the dealer without going over. {aces}")
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
                "Two blackjacks: a draw.".to_owned()
            }
            Outcome::Draw => format!("A draw, {you} all."),
            Outcome::DealerWins if you == they => {
                format!("A tie at {you}: the house wins ties.")
            }
            Outcome::DealerWins => format!("The dealer wins, {they} to {you}."),
            Outcome::DealerBlackjack => "The dealer has blackjack. You lose.".to_owned(),
            Outcome::PlayerBusts => format!("You bust with {you}. The dealer wins."),
        }
    }

    fn between(&self) -> &'static str {
        " "
    }

    fn full_stop(&self) -> &'static str {
        "."
    }

    fn shared_deal_ready(&self) -> &'static str {
        "A shared deal lies ready."
    }

    fn rules_chosen(&self, preset: Preset) -> String {
        format!("{}: {}.", self.preset(preset), self.felt(preset))
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
        format!("The dealer turns {}.", the_card(card))
    }

    fn dealer_draws(&self, card: Card) -> String {
        format!("The dealer draws {}.", the_card(card))
    }

    fn dealer_has(&self, score: Score) -> String {
        format!("The dealer has {}.", spoken(score))
    }

    fn left_in_deck(&self, count: usize) -> String {
        format!("{} left in the deck.", self.cards(count))
    }

    fn this_is(&self, route: Route) -> String {
        format!("{}.", self.heading(route))
    }

    fn nothing_dealt(&self) -> &'static str {
        "Nothing is dealt yet."
    }

    fn your_turn(&self) -> &'static str {
        "It is your turn."
    }

    fn dealers_turn(&self) -> &'static str {
        "It is the dealer's turn."
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

    fn deal_is_shared(&self) -> &'static str {
        "The deal is shared."
    }

    fn score_so_far(&self, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Won {won}, drawn {drawn}, lost {lost}.")
    }

    fn seal_is(&self, digits: &str) -> String {
        format!("{} {digits}.", self.seal())
    }

    fn secret_is(&self, digits: &str) -> String {
        format!("{} {digits}.", self.secret())
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let verb = |what| {
            match what {
                Move::Deal => "deal",
                Move::Cut => "cut the deck",
                Move::Hit => "hit",
                Move::Stand => "stand",
                Move::Swap => "swap cards",
                Move::StandPat => "stand pat",
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

    fn settings_unreadable(&self) -> &'static str {
        "Your settings could not be read, so the table starts with the usual ones. \
         What was stored is kept aside."
    }

    fn settings_not_stored(&self) -> &'static str {
        "Your browser does not let this page remember settings. They hold until you close it."
    }

    fn no_date(&self) -> &'static str {
        "Your browser didn't say what day it is, so there is no deal of the day."
    }

    fn mix_error(&self, error: &ParseMixError) -> String {
        error.to_string()
    }

    fn no_entropy(&self) -> &'static str {
        "Your browser gave us no random numbers, so nothing was dealt: \
         a deal from anything less could be guessed."
    }

    fn link_error(&self, error: &LinkError) -> String {
        let why = match error {
            LinkError::NoSecret => "The deal itself is missing from it.".to_owned(),
            LinkError::Secret(ParseSecretError { characters }) => {
                let but = if *characters == 64 {
                    ", not all of them digits"
                } else {
                    ""
                };
                format!(
                    "A secret is written as 64 digits of 0123456789abcdef; these are {characters} \
                     characters{but}."
                )
            }
            LinkError::Mix(error) => self.mix_error(error),
            LinkError::Rules => "It names rules that no table here has.".to_owned(),
            LinkError::Play => "The decisions in it do not fit its deal.".to_owned(),
            LinkError::CutIsNoNumber => "Its cut is not a number.".to_owned(),
            LinkError::Cut(CutOutOfRange { cut, cards }) => format!(
                "A pack of {cards} cards is cut after 0 to {} of them, not {cut}.",
                *cards - 1
            ),
        };
        format!("This link to a shared deal is damaged, so it was not opened. {why}")
    }

    fn panicked(&self) -> &'static str {
        "The page ran into an error of ours and stopped."
    }
}

fn points(points: u32) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}

/// What a card is called inside a sentence: “the seven of diamonds”.
fn the_card(card: Card) -> String {
    format!("the {} of {}", rank(card.rank), suit(card.suit))
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

const fn rank(rank: Rank) -> &'static str {
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

fn plural(one: Rank) -> String {
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

fn capital(words: &str) -> String {
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
