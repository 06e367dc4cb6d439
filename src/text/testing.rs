//! Helpers for the tests of every language: hands, and the announcements of whole rounds.

use super::poker::words;
use crate::blackjack::{Action, BlackjackTable, Outcome};
use crate::core::{
    AceRule, Card, CutOutOfRange, Deal, DeckTooShort, Decks, Joker, Jokers, NotAHand,
    ParseMixError, ParseSecretError, Rank, Score, Secret, Suit, WildHand,
};
use crate::games::blackjack::news::{blackjack_description, blackjack_news};
use crate::games::poker_match::news::{poker_match_description, poker_match_news};
use crate::games::solo_draw::news::{solo_draw_description, solo_draw_news};
use crate::poker::{Character, PokerMatchTable, Refusal, SoloDrawTable, poker_match, solo_draw};
use crate::table::{self, Button, Game, LinkError, Position, SharedDeal, Stage, Table};
use crate::text::language::Language;

/// Fails if a sentence is empty, has an unfilled placeholder, or has wrong spacing or punctuation.
pub(crate) fn reads_well(sentence: &str) {
    assert_eq!(sentence.trim(), sentence);
    assert!(!sentence.is_empty() && !sentence.contains("{}"));
    for wrong in ["  ", " .", " ,", "..", "。。", "。.", "、。"] {
        assert!(!sentence.contains(wrong), "“{wrong}” in “{sentence}”");
    }
}

/// Fails if a sentence is the same in English and in another language. `all` has the same sentences for every language,
/// in the order of [`Language::ALL`]. Sentences without letters are exempt.
pub(crate) fn each_in_its_own_words(all: &[Vec<String>]) {
    let Some((english, others)) = all.split_first() else {
        return;
    };
    for (language, other) in Language::ALL.iter().skip(1).zip(others) {
        assert_eq!(english.len(), other.len(), "{language:?}");
        for (english, other) in english.iter().zip(other) {
            let is_a_word = english.contains(|c: char| c.is_ascii_alphabetic());
            let is_shared = SHARED.contains(&english.as_str());
            assert!(
                !is_a_word || is_shared || english != other,
                "{language:?}: not translated: {english}"
            );
        }
    }
}

/// Names and words that are the same in several languages.
const SHARED: [&str; 9] = [
    "SCORE",
    "Charlie",
    "no",
    "No",
    "21+3",
    "Perfect Pairs",
    "Lucky Ladies",
    "Bust It",
    "Hot 3",
];

/// The score of these cards.
pub(crate) fn score(codes: &str) -> Score {
    Score::of(&Card::parse_list(codes).expect(codes), AceRule::OneOrEleven)
}

/// The poker hand of these cards.
pub(crate) fn hand(codes: &str) -> WildHand {
    codes.parse().expect(codes)
}

/// The sentence for every result of a blackjack round.
pub(crate) fn results(language: Language) -> [String; 12] {
    [
        (Outcome::PlayerBlackjack, "AS KS", "9S 8S"),
        (Outcome::PlayerWins, "TS KS", "TH 8S"),
        (Outcome::DealerBusts, "TS 3S", "TH 6S KS"),
        (Outcome::Draw, "TS 8S", "TH 8D"),
        (Outcome::Draw, "AS KS", "AD KD"),
        (Outcome::DealerWins, "TS 8S", "TH 9D"),
        (Outcome::DealerWins, "TS 8S", "TH 8D"),
        (Outcome::DealerBlackjack, "TS 9S", "AD KD"),
        (Outcome::PlayerBusts, "TS 8S 5S", "TH 8D"),
        (Outcome::Surrendered, "TS 6S", "TH 8D"),
        (Outcome::Charlie, "2S 2H 3S 4S 5S", "TH 8D"),
        (Outcome::BetReturned, "8S 3S TS", "TH AD"),
    ]
    .map(|(outcome, player, dealer)| {
        words(language).blackjack_result(outcome, score(player), score(dealer))
    })
}

/// A hand of each category.
pub(crate) const HANDS: [&str; 11] = [
    "AS 3C 5S 7D 9H",
    "6S 6C 5S 7D 9H",
    "8S 5C 8D 5D 9H",
    "2S 2C 2D 5D 9H",
    "AS 2C 3D 4D 5H",
    "AS TS JS 2S KS",
    "3S 3H 3D AS AH",
    "3S 3H 3D 3C AH",
    "9S 8S 7S 6S 5S",
    "8S 8H X1 8D 8C",
    "AS TS JS QS KS",
];

/// The name of a hand of each category.
pub(crate) fn hands(language: Language) -> [String; 11] {
    HANDS.map(|codes| words(language).hand(hand(codes).rank()))
}

/// Hands with jokers: one, two, and the best that they can make.
pub(crate) const WITH_JOKERS: [&str; 3] = ["9S 3C X1 7D 9H", "X2 X1 3C 5S 7D", "KC KS X1 KH KD"];

/// Pairs of hands that are decided by each kind of part once. The last pair is a tie.
pub(crate) const COMPARED: [[&str; 2]; 16] = [
    ["8S 8H 5C 5D 2S", "8C 8D 4C 4D AS"],
    ["9S 9H 5C 5D 2S", "8C 8D 7C 7D AS"],
    ["8S 8H 5C 5D 3S", "8C 8D 5H 5S 2H"],
    ["KS KH 9C 5D 2S", "9S 9H 5C 4D 3S"],
    ["KS KH 9C 5D 2S", "KC KD 8C 5S 2H"],
    ["KS KH 9C 5D 3S", "KC KD 9D 5S 2H"],
    ["AS QH JD TC 8S", "AH QD JH TD 7H"],
    ["AS QH JD TC 8S", "AH JH TD 9C 8D"],
    ["AS QH JD TC 8S", "KS QD JH 9C 8D"],
    ["3S 3H 3D AS AH", "2S 2H 2D KS KH"],
    ["3S 3H 3D AS AH", "3C 3H 3D KS KH"],
    ["8S 8H 8C 8D 2S", "7S 7H 7C 7D AS"],
    ["8S 8H 8C 8D X1", "7S 7H 7C 7D X1"],
    ["2S 3H 4D 5C 6S", "AS 2H 3D 4C 5S"],
    ["2S 2H 5S 4H 3D", "AS KH QD JS 9H"],
    ["2S 2H 5S 4H 3D", "2C 2D 5D 4C 3S"],
];

/// The difference that decides each pair.
pub(crate) fn compared(language: Language) -> [String; 16] {
    let rank = |codes| hand(codes).rank();
    COMPARED.map(|[one, other]| words(language).compared(rank(one), rank(other)))
}

/// The message for every refused decision of solo draw.
pub(crate) fn refusals(language: Language) -> [String; 9] {
    let too_few = |left, wanted| Refusal::TooFewLeft(DeckTooShort { left, wanted });
    let no_card = "1S".parse::<Card>().expect_err("no card");
    [
        Refusal::RoundOver,
        Refusal::NothingMarked,
        too_few(1, 2),
        too_few(2, 5),
        too_few(4, 5),
        Refusal::DuplicateCard(NotAHand::NotFive { cards: 4 }),
        Refusal::DuplicateCard(NotAHand::Twice {
            card: Card::new(Rank::Queen, Suit::Spades),
        }),
        Refusal::DuplicateCard(NotAHand::JokerTwice {
            joker: Joker::First,
        }),
        Refusal::DuplicateCard(NotAHand::NotACard(no_card)),
    ]
    .map(|why| words(language).refusal(&why))
}

/// Every error of a link.
const LINK_ERRORS: [LinkError; 9] = [
    LinkError::NoTable,
    LinkError::NoSecret,
    LinkError::Secret(ParseSecretError { characters: 1 }),
    LinkError::Secret(ParseSecretError { characters: 40 }),
    LinkError::Secret(ParseSecretError { characters: 64 }),
    LinkError::CutIsNoNumber,
    LinkError::Cut(CutOutOfRange { cut: 60, cards: 52 }),
    LinkError::Mix(ParseMixError::TooLong { characters: 101 }),
    LinkError::Mix(ParseMixError::ControlCharacter),
];

/// The messages for those errors.
pub(crate) fn link_errors(language: Language) -> [String; 9] {
    LINK_ERRORS.map(|error| words(language).link_error(&error))
}

/// The deal whose secret is this byte, 32 times.
pub(crate) fn deal(byte: u8) -> Deal {
    Deal::uncut(Secret::from_bytes([byte; 32]), Decks::ONE)
}

/// The announcements of a blackjack round with this deal, from the link to the result.
pub(crate) fn blackjack_story(language: Language, byte: u8, actions: &[Action]) -> Vec<String> {
    let games = blackjack_games(byte, actions);
    let told = |game| blackjack_news(language, game);
    games.iter().map(told).collect()
}

/// The descriptions of the table during such a round, from the link to the result.
pub(crate) fn blackjack_descriptions(
    language: Language,
    byte: u8,
    actions: &[Action],
) -> Vec<String> {
    let games = blackjack_games(byte, actions);
    let read = |game| blackjack_description(language, game);
    games.iter().map(read).collect()
}

/// The announcements of a solo round with this deal, from the link to Finish. Each swap has the places of its cards.
pub(crate) fn solo_draw_story(language: Language, byte: u8, swaps: &[&[usize]]) -> Vec<String> {
    let games = solo_draw_games(byte, swaps);
    let told = |game| solo_draw_news(language, game);
    games
        .iter()
        .map(told)
        .filter(|told| !told.is_empty())
        .collect()
}

/// The descriptions of the table during such a round. They include the state with marked cards.
pub(crate) fn solo_draw_descriptions(
    language: Language,
    byte: u8,
    swaps: &[&[usize]],
) -> Vec<String> {
    let games = solo_draw_games(byte, swaps);
    let read = |game| solo_draw_description(language, game);
    games.iter().map(read).collect()
}

/// The announcements of a poker match with this deal against a full table, from the link to the showdown. The swap has
/// the places of its cards. An empty swap stands pat.
pub(crate) fn poker_match_story(language: Language, byte: u8, swap: &[usize]) -> Vec<String> {
    let games = poker_match_games(byte, swap);
    let told = |game| poker_match_news(language, game);
    games
        .iter()
        .map(told)
        .filter(|told| !told.is_empty())
        .collect()
}

/// The descriptions of the table during such a poker match. They include the state with marked cards.
pub(crate) fn poker_match_descriptions(
    language: Language,
    byte: u8,
    swap: &[usize],
) -> Vec<String> {
    let games = poker_match_games(byte, swap);
    let read = |game| poker_match_description(language, game);
    games.iter().map(read).collect()
}

/// The states of a table after each event.
struct Steps<G: Game>(Vec<Table<G>>);

impl<G: Game> Steps<G> {
    fn last(&self) -> &Table<G> {
        self.0.last().expect("the first")
    }

    fn go_on(&mut self, msg: impl FnOnce(Position) -> table::Msg<G>) {
        let mut after = self.last().clone();
        let at = after.position();
        after.update(msg(at));
        self.0.push(after);
    }

    fn click(&mut self, button: Button<table::ActionOf<G>>) {
        self.go_on(|at| table::Msg::Clicked(button, at));
    }

    fn mark(&mut self, places: &[usize]) {
        for place in places {
            self.go_on(|at| table::Msg::ClickedCard(*place, at));
        }
    }

    /// A table that a link with this deal has opened.
    fn of_link(deal: Deal) -> Steps<G> {
        let mut table = Table::default();
        table.update(table::Msg::OpenedLink(SharedDeal::of(deal)));
        Steps(vec![table])
    }
}

fn poker_match_games(byte: u8, swap: &[usize]) -> Vec<PokerMatchTable> {
    let mut steps = Steps(vec![PokerMatchTable::default()]);
    for character in [Character::Rock, Character::Actuary] {
        let rules = *steps.last().rules();
        let opponents = rules.opponents.toggled(character).expect("a free chair");
        steps.go_on(|_| table::Msg::ChoseRules(poker_match::Rules { opponents, ..rules }));
    }
    let rules = poker_match::Rules {
        jokers: Jokers::Two,
        ..*steps.last().rules()
    };
    steps.go_on(|_| table::Msg::ChoseRules(rules));
    let decks = Decks::ONE.with_jokers(Jokers::Two);
    let deal = Deal::uncut(Secret::from_bytes([byte; 32]), decks);
    steps.go_on(|_| table::Msg::OpenedLink(SharedDeal::of(deal)));
    steps.click(Button::Deal);
    steps.mark(swap);
    steps.click(Button::Swap);
    if swap.is_empty() {
        steps.click(Button::Act(poker_match::Action::StandPat));
    }
    steps.0
}

pub(crate) fn blackjack_games(byte: u8, actions: &[Action]) -> Vec<BlackjackTable> {
    let mut steps = Steps::of_link(deal(byte));
    steps.click(Button::Deal);
    for action in actions {
        steps.click(Button::Act(*action));
    }
    let draws = |table: &BlackjackTable| {
        let stage = table.phase().round().map(table::Round::stage);
        stage == Some(Stage::Dealer)
    };
    while draws(steps.last()) {
        steps.go_on(table::Msg::PauseOver);
    }
    steps.0
}

pub(crate) fn solo_draw_games(byte: u8, swaps: &[&[usize]]) -> Vec<SoloDrawTable> {
    let mut steps = Steps::of_link(deal(byte));
    steps.click(Button::Deal);
    for swap in swaps {
        steps.mark(swap);
        steps.click(Button::Swap);
    }
    steps.click(Button::Act(solo_draw::Action::Finish));
    steps.0
}
