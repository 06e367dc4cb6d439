//! What sentences of the tables are asked with.

use std::cmp::Ordering;

use crate::app::route::{JacksTableId, Page, Route, TableId};
use crate::app::settings::{
    Clicked, Coach, CoachBy, Count, Cut, Faces, LetterKeys, Setting, Side, Sounds, Speed,
    SuitColours, Theme,
};
use crate::blackjack::{Action, Bet, BetRefused, Limits, Refusal, Rules};
use crate::coach::counting::{Rounding, System};
use crate::core::{AceRule, Card, Chips, CutOutOfRange, ParseMixError, Rank, Score, Suit};
use crate::poker::DayGame;
use crate::table::{Mode, Tally};
use crate::text::Move;
use crate::text::language::Language;

pub(super) const NUMBERS: [u32; 12] = [0, 1, 2, 3, 5, 10, 11, 21, 22, 25, 101, 1001];

pub(super) const MIX_ERRORS: [ParseMixError; 3] = [
    ParseMixError::TooLong { characters: 101 },
    ParseMixError::TooLong { characters: 222 },
    ParseMixError::ControlCharacter,
];

pub(super) const CUTS: [CutOutOfRange; 4] = [
    CutOutOfRange { cut: 60, cards: 52 },
    CutOutOfRange { cut: 54, cards: 54 },
    CutOutOfRange {
        cut: 101,
        cards: 101,
    },
    CutOutOfRange {
        cut: 1_000_000,
        cards: 416,
    },
];

/// Hands that count every kind of number: low, hard, soft, bust and natural.
pub(super) fn scores() -> Vec<Score> {
    [
        "2S",
        "5S 4H",
        "TS 2H",
        "TS 7H",
        "TS 8H",
        "TS 9H 2S",
        "TS 9H 3S",
        "TS 9H 7C",
        "AS AH",
        "AS 7H",
        "AS 9H AD",
        "AS KH",
        "AS 2H 2D 2C 2S 2H 2D 2C 2S",
    ]
    .map(|codes| Score::of(&cards(codes), AceRule::OneOrEleven))
    .into()
}

pub(super) fn cards(codes: &str) -> Vec<Card> {
    Card::parse_list(codes).expect(codes)
}

pub(super) fn every_card() -> impl Iterator<Item = Card> {
    let of = |rank| Suit::ALL.map(|suit| Card::new(rank, suit));
    Rank::ALL.into_iter().flat_map(of)
}

pub(super) fn lists() -> Vec<Vec<Card>> {
    ["", "8S", "AH TD", "2C 7D QH", "KS JC 3D 9H 5S"]
        .map(cards)
        .into()
}

pub(super) fn routes() -> Vec<Route> {
    let tables = TableId::ALL.map(Route::Table);
    let pages = Page::ALL.map(Route::Reading);
    let others = [Route::Home, Route::Settings, Route::Guide, Route::Unknown];
    others.into_iter().chain(tables).chain(pages).collect()
}

pub(super) fn table_kinds() -> [TableId; 4] {
    [
        TableId::Blackjack(Mode::Free),
        TableId::Solo(Mode::Daily),
        TableId::Jacks(JacksTableId::Daily(DayGame::Deuces)),
        TableId::Duel(Mode::Free),
    ]
}

pub(super) fn tallies() -> [Tally; 4] {
    [(0, 0, 0), (1, 2, 3), (21, 11, 5), (101, 22, 1001)].map(|(won, drawn, lost)| Tally {
        won,
        drawn,
        lost,
    })
}

pub(super) fn settings() -> Vec<Setting> {
    let languages = Language::ALL.map(Setting::Language);
    let systems = System::ALL.map(Setting::CountBy);
    let roundings = Rounding::ALL.map(Setting::CountRounding);
    [
        &languages[..],
        Theme::SETTINGS,
        Faces::SETTINGS,
        SuitColours::SETTINGS,
        Speed::SETTINGS,
        Sounds::SETTINGS,
        LetterKeys::SETTINGS,
        Side::SETTINGS,
        Cut::SETTINGS,
        Clicked::SETTINGS,
        Coach::SETTINGS,
        CoachBy::SETTINGS,
        Count::SETTINGS,
        &systems,
        &roundings,
    ]
    .concat()
}

pub(super) const ACTIONS: [Action; 8] = [
    Action::Hit,
    Action::Stand,
    Action::Double,
    Action::Split,
    Action::Surrender,
    Action::Insurance,
    Action::NoInsurance,
    Action::PlayOn,
];

pub(super) const MOVES: [Move; 21] = [
    Move::Deal,
    Move::CutFirst,
    Move::Cut,
    Move::DealUncut,
    Move::Hit,
    Move::Stand,
    Move::Double,
    Move::Split,
    Move::Surrender,
    Move::Insurance,
    Move::NoInsurance,
    Move::PlayOn,
    Move::EndPractice,
    Move::Swap,
    Move::Finish,
    Move::StandPat,
    Move::Check,
    Move::Bet,
    Move::Call,
    Move::Raise,
    Move::Fold,
];

pub(super) fn chips() -> [Chips; 7] {
    [0, 1, 2, 15, 20, 201, 2000].map(Chips::from_halves)
}

pub(super) fn bets() -> Vec<Bet> {
    let bets = [1, 2, 5, 21, 22, 500].map(|chips| Bet::new(chips).expect("a bet"));
    [Bet::NONE].into_iter().chain(bets).collect()
}

pub(super) const ORDERS: [Ordering; 3] = [Ordering::Less, Ordering::Equal, Ordering::Greater];

pub(super) fn refusals() -> Vec<Refusal> {
    let limits = Limits::of(&Rules::VEGAS).expect("bets");
    let bets = [
        BetRefused::NoBets,
        BetRefused::TooLow(limits),
        BetRefused::TooHigh(limits),
        BetRefused::OutOfStep(limits),
        BetRefused::NotEnough,
        BetRefused::NoNumber,
    ];
    let others = [
        Refusal::NotYourTurn,
        Refusal::DeckEmpty,
        Refusal::NotHere,
        Refusal::TooFewChips,
    ];
    others.into_iter().chain(bets.map(Refusal::Bet)).collect()
}
