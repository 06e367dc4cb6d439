//! English.

use super::{Move, NAME, Words, is_worth_calling_hard, own_name};
use crate::blackjack::{Outcome, Preset};
use crate::core::{AceRule, Card, Category, HandRank, PokerHand, Rank, Score, Suit};
use crate::poker;
use crate::route::{LinkError, Route};
use crate::settings::{Faces, LetterKeys, Setting, Side, Sounds, Speed, SuitColours, Theme};
use crate::table::{NoEntropy, Tally};

/// English. Its button labels are part of the page contract.
#[derive(Debug)]
pub struct English;

impl Words for English {
    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => format!("{NAME}: blackjack and draw poker"),
            Route::Blackjack | Route::PokerSolo | Route::Settings | Route::Unknown => {
                format!("{} – {NAME}", self.heading(route))
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Blackjack => "Blackjack",
            Route::PokerSolo => "Draw poker",
            Route::Settings => self.settings(),
            Route::Unknown => "Nothing is dealt here",
        }
    }

    fn unknown(&self) -> &'static str {
        "There is no table at this address. The games are one click away:"
    }

    fn games(&self) -> &'static str {
        "Games"
    }

    fn home(&self) -> &'static str {
        "Fair Deal: home page"
    }

    fn card(&self, card: Card) -> String {
        format!("{} of {}", capital(rank(card.rank)), suit(card.suit))
    }

    fn face_down(&self) -> &'static str {
        "Face-down card"
    }

    fn list(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().copied().map(the_card).collect();
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
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

    fn double(&self) -> &'static str {
        "Double"
    }

    fn split(&self) -> &'static str {
        "Split"
    }

    fn surrender(&self) -> &'static str {
        "Surrender"
    }

    fn insurance(&self) -> &'static str {
        "Insurance"
    }

    fn no_insurance(&self) -> &'static str {
        "No insurance"
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
            | Setting::LetterKeys(LetterKeys::Off) => "Off",
            Setting::Speed(Speed::Fast) => "Fast",
            Setting::Speed(Speed::Normal) => "Normal",
            Setting::Speed(Speed::Slow) => "Slow",
            Setting::Sounds(Sounds::On) | Setting::LetterKeys(LetterKeys::On) => "On",
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

    fn solo_intro(&self) -> &'static str {
        "Swap as many cards as you like, as often as you like, \
         and make the best hands you can before the deck runs out."
    }

    fn hand(&self, rank: HandRank) -> String {
        let mut deciding = rank.deciding_ranks();
        // Every category has at least as many deciding ranks as are asked for below.
        let mut next = || deciding.next().unwrap_or(Rank::Two);
        match rank.category() {
            Category::HighCard => format!("{} high", capital(self::rank(next()))),
            Category::OnePair => format!("Pair of {}", plural(next())),
            Category::TwoPair => format!("Two pair, {} and {}", plural(next()), plural(next())),
            Category::ThreeOfAKind => format!("Three of a kind, {}", plural(next())),
            Category::Straight => format!("Straight to the {}", self::rank(next())),
            Category::Flush => format!("Flush, {} high", self::rank(next())),
            Category::FullHouse => {
                format!("Full house, {} over {}", plural(next()), plural(next()))
            }
            Category::FourOfAKind => format!("Four of a kind, {}", plural(next())),
            Category::StraightFlush => format!("Straight flush to the {}", self::rank(next())),
            Category::RoyalFlush => "Royal flush".to_owned(),
        }
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::HighCard => "High card",
            Category::OnePair => "One pair",
            Category::TwoPair => "Two pair",
            Category::ThreeOfAKind => "Three of a kind",
            Category::Straight => "Straight",
            Category::Flush => "Flush",
            Category::FullHouse => "Full house",
            Category::FourOfAKind => "Four of a kind",
            Category::StraightFlush => "Straight flush",
            Category::RoyalFlush => "Royal flush",
        }
    }

    fn hands_made(&self) -> &'static str {
        "Hands made"
    }

    fn best_hand(&self, best: PokerHand) -> String {
        format!("Best hand: {}.", small(&self.hand(best.rank())))
    }

    fn flag(&self) -> &'static str {
        "swap"
    }

    fn choose_cards(&self) -> &'static str {
        "Choose the cards you want to swap."
    }

    fn marked(&self, count: usize) -> String {
        format!("{} marked.", self.cards(count))
    }

    fn between(&self) -> &'static str {
        " "
    }

    fn shared_deal_ready(&self) -> String {
        "A shared deal lies ready.".to_owned()
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
        format!("The dealer shows {}.", a_rank(rank))
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

    fn you_hold(&self, hand: PokerHand) -> String {
        let (cards, rank) = (self.list(hand.cards()), self.hand(hand.rank()));
        format!("You have {cards}: {rank}.")
    }

    fn you_swap(&self, count: usize) -> String {
        format!("You swap {}.", self.cards(count))
    }

    fn left_in_deck(&self, count: usize) -> String {
        format!("{} left in the deck.", self.cards(count))
    }

    fn round_over(&self) -> String {
        "The round is over.".to_owned()
    }

    fn this_is(&self, route: Route) -> String {
        [self.heading(route), "."].concat()
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
        ["You have ", &self.list(cards), ": ", &spoken(score), "."].concat()
    }

    fn dealers_upcard(&self, upcard: Card, score: Score) -> String {
        let (card, count) = (the_card(upcard), spoken(score));
        [
            "The dealer has ",
            &card,
            " and a face-down card: ",
            &count,
            " so far.",
        ]
        .concat()
    }

    fn dealers_hand(&self, cards: &[Card], score: Score) -> String {
        [
            "The dealer has ",
            &self.list(cards),
            ": ",
            &spoken(score),
            ".",
        ]
        .concat()
    }

    fn marked_cards(&self, cards: &[Card]) -> String {
        ["Marked for swapping: ", &self.list(cards), "."].concat()
    }

    fn best_cards(&self, cards: &[Card]) -> String {
        ["Its cards: ", &self.list(cards), "."].concat()
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times): &(Category, usize)| {
            format!("{} {times}", small(self.category(*category)))
        };
        let counts: Vec<String> = counts.iter().map(times).collect();
        [self.hands_made(), ": ", &counts.join(", "), "."].concat()
    }

    fn deal_is_shared(&self) -> &'static str {
        "The deal is shared."
    }

    fn score_so_far(&self, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Won {won}, drawn {drawn}, lost {lost}.")
    }

    fn seal_is(&self, digits: &str) -> String {
        [self.seal(), " ", digits, "."].concat()
    }

    fn secret_is(&self, digits: &str) -> String {
        [self.secret(), " ", digits, "."].concat()
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let verb = |what: &Move| match what {
            Move::Deal => "deal",
            Move::Hit => "hit",
            Move::Stand => "stand",
            Move::Swap => "swap cards",
            Move::Finish => "finish",
        };
        let verbs: Vec<&str> = moves.iter().map(verb).collect();
        ["You can ", &verbs.join(" or "), "."].concat()
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

    fn no_entropy(&self) -> String {
        NoEntropy.to_string()
    }

    fn refusal(&self, why: &poker::Refusal) -> String {
        why.to_string()
    }

    fn link_error(&self, error: &LinkError) -> String {
        error.to_string()
    }

    fn panicked(&self) -> &'static str {
        "The page ran into an error of ours and stopped."
    }
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

/// A rank with its article: “a ten”, “an ace”.
const fn a_rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "a two",
        Rank::Three => "a three",
        Rank::Four => "a four",
        Rank::Five => "a five",
        Rank::Six => "a six",
        Rank::Seven => "a seven",
        Rank::Eight => "an eight",
        Rank::Nine => "a nine",
        Rank::Ten => "a ten",
        Rank::Jack => "a jack",
        Rank::Queen => "a queen",
        Rank::King => "a king",
        Rank::Ace => "an ace",
    }
}

/// A rank without its article: “ten”, “ace”.
fn rank(rank: Rank) -> &'static str {
    let named = a_rank(rank);
    named.split_once(' ').map_or(named, |(_, name)| name)
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
    with_first(words, char::to_ascii_uppercase)
}

fn small(words: &str) -> String {
    with_first(words, char::to_ascii_lowercase)
}

fn with_first(words: &str, change: impl Fn(&char) -> char) -> String {
    let first = words.chars().take(1).map(|first| change(&first));
    first.chain(words.chars().skip(1)).collect()
}

#[cfg(test)]
mod tests;
