//! English.

use super::{NAME, Words, is_worth_calling_hard};
use crate::blackjack::{Outcome, Preset};
use crate::core::{AceRule, Card, Category, HandRank, PokerHand, Rank, Score, Suit};
use crate::poker;
use crate::route::{LinkError, Route};
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
            Route::Settings => "Settings",
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

    fn close(&self) -> &'static str {
        "Close"
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
mod tests {
    use super::super::testing::{blackjack_story, hand, score, solo_story};
    use super::*;
    use crate::blackjack::Action::{Hit, Stand};
    use crate::language::Language;

    #[test]
    fn every_result_has_a_sentence_of_its_own() {
        let sentence = |outcome, player, dealer| {
            English.blackjack_result(outcome, score(player), score(dealer))
        };
        for (outcome, player, dealer, expected) in [
            (
                Outcome::PlayerBlackjack,
                "AS KS",
                "9S 8S",
                "Blackjack! You win.",
            ),
            (Outcome::PlayerWins, "TS KS", "TH 8S", "You win, 20 to 18."),
            (
                Outcome::DealerBusts,
                "TS 3S",
                "TH 6S KS",
                "The dealer busts with 26. You win.",
            ),
            (Outcome::Draw, "TS 8S", "TH 8D", "A draw, 18 all."),
            (Outcome::Draw, "AS KS", "AD KD", "Two blackjacks: a draw."),
            (
                Outcome::DealerWins,
                "TS 8S",
                "TH 9D",
                "The dealer wins, 19 to 18.",
            ),
            (
                Outcome::DealerWins,
                "TS 8S",
                "TH 8D",
                "A tie at 18: the house wins ties.",
            ),
            (
                Outcome::DealerBlackjack,
                "TS 9S",
                "AD KD",
                "The dealer has blackjack. You lose.",
            ),
            (
                Outcome::PlayerBusts,
                "TS 8S 5S",
                "TH 8D",
                "You bust with 23. The dealer wins.",
            ),
        ] {
            assert_eq!(sentence(outcome, player, dealer), expected);
        }
    }

    #[test]
    fn every_category_has_a_name_with_its_ranks() {
        for (codes, name) in [
            ("AS 3C 5S 7D 9H", "Ace high"),
            ("6S 6C 5S 7D 9H", "Pair of sixes"),
            ("8S 5C 8D 5D 9H", "Two pair, eights and fives"),
            ("2S 2C 2D 5D 9H", "Three of a kind, twos"),
            ("AS 2C 3D 4D 5H", "Straight to the five"),
            ("AS TS JS 2S KS", "Flush, ace high"),
            ("3S 3H 3D AS AH", "Full house, threes over aces"),
            ("3S 3H 3D 3C AH", "Four of a kind, threes"),
            ("9S 8S 7S 6S 5S", "Straight flush to the nine"),
            ("AS TS JS QS KS", "Royal flush"),
        ] {
            assert_eq!(English.hand(hand(codes).rank()), name, "{codes}");
        }
    }

    #[test]
    fn cards_are_named_and_counted_in_english() {
        assert_eq!(
            English.card(Card::new(Rank::Seven, Suit::Diamonds)),
            "Seven of diamonds"
        );
        assert_eq!(
            the_card(Card::new(Rank::Ace, Suit::Spades)),
            "the ace of spades"
        );
        assert_eq!(
            [0, 1, 2].map(|count| English.cards(count)),
            ["0 cards", "1 card", "2 cards"]
        );
    }

    #[test]
    fn a_soft_hand_is_marked_so() {
        assert_eq!(English.points(score("AS 7H")), "soft 18");
        assert_eq!(English.points(score("TS 7H")), "17");
        assert_eq!(spoken(score("TS 7H")), "hard 17");
        assert_eq!(spoken(score("5S 4H")), "9");
    }

    #[test]
    fn the_dealer_shows_a_rank_with_its_article() {
        let shown = |rank| English.dealer_shows(rank);
        assert_eq!(shown(Rank::Ten), "The dealer shows a ten.");
        assert_eq!(shown(Rank::Ace), "The dealer shows an ace.");
        assert_eq!(shown(Rank::Eight), "The dealer shows an eight.");
        assert_eq!(shown(Rank::King), "The dealer shows a king.");
        assert_eq!(rank(Rank::Eight), "eight");
    }

    #[test]
    fn a_blackjack_round_is_told_decision_by_decision() {
        assert_eq!(
            blackjack_story(Language::English, 49, &[Hit, Stand]),
            [
                "A shared deal lies ready.",
                "You are dealt the ace of hearts and the seven of diamonds. You have soft 18. \
                 The dealer shows a jack.",
                "You draw the eight of hearts. You have hard 16. The dealer shows a jack.",
                "You stand on hard 16. The dealer turns the five of spades. \
                 The dealer has hard 15.",
                "The dealer draws the ace of clubs. The dealer has hard 16.",
                "The dealer draws the six of diamonds. The dealer busts with 22. You win.",
            ]
        );
    }

    #[test]
    fn a_bust_hand_is_counted_once() {
        assert_eq!(
            blackjack_story(Language::English, 8, &[Hit])[2],
            "You draw the jack of hearts. The dealer has hard 15. You bust with 24. \
             The dealer wins."
        );
    }

    #[test]
    fn a_solo_round_is_told_decision_by_decision() {
        assert_eq!(
            solo_story(Language::English, 5, &[&[1, 3], &[]]),
            [
                "A shared deal lies ready.",
                "You have the ace of clubs, the five of hearts, the ace of spades, the seven of \
                 hearts and the six of spades: Pair of aces.",
                "You swap 2 cards. You have the ace of clubs, the six of clubs, the ace of spades, \
                 the eight of spades and the six of spades: Two pair, aces and sixes. 45 cards \
                 left in the deck.",
                "Mark the cards that you want to swap, then choose Swap.",
                "The round is over. Best hand: two pair, aces and sixes.",
            ]
        );
    }
}
