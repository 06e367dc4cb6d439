//! What is kept of a table while the page is closed, and how it comes back.

use fair_deal::app::route::Seat;
use fair_deal::app::settings::{Cut, Setting, Visitor};
use fair_deal::app::{Cmd, Model, Msg, Notice, Stored};
use fair_deal::blackjack::{self, Action, Preset};
use fair_deal::core::{Date, Jokers, Secret};
use fair_deal::poker::{self, Character, Marks, duel_game};
use fair_deal::table::sitting::Source;
use fair_deal::table::{NoEntropy, Round as _, Table};
use proptest::prelude::*;
use proptest::sample::select;

/// A page with a browser that keeps what it is told to, answers with secrets that count up, and
/// knows the day.
struct Page {
    model: Model,
    stored: Stored,
    next: u8,
    today: Date,
}

impl Page {
    fn open(fragment: &str, stored: Stored, next: u8) -> Page {
        let (model, cmds) = Model::open(fragment, Visitor::default(), &stored);
        let today = "2026-11-21".parse().expect("a day");
        let mut page = Page {
            model,
            stored,
            next,
            today,
        };
        page.run(cmds);
        page
    }

    /// The page as it comes back after it was closed.
    fn again(&self, fragment: &str) -> Page {
        Page::open(fragment, self.stored.clone(), self.next)
    }

    fn send(&mut self, msg: Msg) {
        let (model, cmds) = std::mem::take(&mut self.model).update(msg);
        self.model = model;
        self.run(cmds);
    }

    fn run(&mut self, cmds: Vec<Cmd>) {
        for cmd in cmds {
            match cmd {
                Cmd::DrawEntropy(seat, at) => {
                    self.next = self.next.wrapping_add(1);
                    let secret = Secret::from_bytes([self.next; 32]);
                    self.send(seat.supply(Ok(secret), at));
                }
                Cmd::AskDate(seat) => self.send(seat.tell_date(self.today)),
                Cmd::Keep(seat, record) => {
                    self.stored.tables.retain(|(kept, _)| *kept != seat);
                    self.stored.tables.push((seat, record));
                }
                Cmd::SetTableAside(seat) => self.stored.tables.retain(|(kept, _)| *kept != seat),
                // What comes by itself is sent by the test.
                Cmd::PauseForDealer(..)
                | Cmd::ReplaceFragment(_)
                | Cmd::StoreSettings(_)
                | Cmd::SetSettingsAside
                | Cmd::HandOver(_)
                | Cmd::Focus(_)
                | Cmd::Play(_)
                | Cmd::WorkOutOdds(_) => (),
            }
        }
    }

    fn seat(&self) -> Seat {
        self.model.route().seat().expect("a table")
    }

    /// All that lies on the table, in words that tell any two apart; of the dealer's turn only how
    /// it ends, for it goes on from its beginning.
    fn table(&self) -> String {
        match self.seat() {
            Seat::Blackjack(source) => {
                let game = self.model.blackjack(source);
                let points = game.sitting().daily_points();
                let (tally, preset) = (game.tally(), game.preset());
                match game.table() {
                    Table::Dealt(dealt) => {
                        let round = dealt.round().clone().run_on();
                        format!(
                            "{:?} {round:?} {tally:?} {preset:?} {points:?}",
                            dealt.sealed()
                        )
                    }
                    table @ (Table::Bare | Table::Ready(_) | Table::Cutting(_)) => {
                        format!("{table:?} {tally:?} {preset:?} {points:?}")
                    }
                }
            }
            Seat::Solo(source) => {
                let game = self.model.solo(source);
                let points = game.sitting().daily_points();
                let (marks, jokers) = (game.marks(), game.jokers());
                format!("{:?} {marks:?} {jokers:?} {points:?}", game.table())
            }
            Seat::Duel(source) => {
                let game = self.model.duel(source);
                let points = game.sitting().daily_points();
                let (marks, rules, tally) = (game.marks(), game.rules(), game.tally());
                format!(
                    "{:?} {marks:?} {rules:?} {tally:?} {points:?}",
                    game.table()
                )
            }
        }
    }

    fn is_over(&self) -> bool {
        match self.seat() {
            Seat::Blackjack(source) => match self.model.blackjack(source).table() {
                Table::Dealt(dealt) => dealt.round().is_over(),
                Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
            },
            Seat::Solo(source) => match self.model.solo(source).table() {
                Table::Dealt(dealt) => dealt.round().is_over(),
                Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
            },
            Seat::Duel(source) => match self.model.duel(source).table() {
                Table::Dealt(dealt) => dealt.round().is_over(),
                Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
            },
        }
    }

    fn seal(&self) -> String {
        let sealed = self.model.sealed(self.seat()).expect("a deal");
        sealed.deal.seal().to_string()
    }
}

/// What a player does, at whichever table.
#[derive(Clone, Copy, Debug)]
enum Move {
    Deal,
    Cut,
    Knife(usize),
    Act(bool),
    Mark(usize),
    Choose(usize),
    Wait,
}

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let one = prop_oneof![
        4 => Just(Move::Deal),
        3 => Just(Move::Cut),
        2 => (0..60_usize).prop_map(Move::Knife),
        6 => any::<bool>().prop_map(Move::Act),
        3 => (0..5_usize).prop_map(Move::Mark),
        2 => (0..7_usize).prop_map(Move::Choose),
        3 => Just(Move::Wait),
    ];
    proptest::collection::vec(one, 0..40)
}

fn message(page: &Page, what: Move) -> Msg {
    match page.seat() {
        Seat::Blackjack(source) => {
            let at = page.model.blackjack(source).position();
            let msg = match what {
                Move::Deal => blackjack::Msg::ClickedDeal(at),
                Move::Cut => blackjack::Msg::ClickedCut(at),
                Move::Knife(to) => blackjack::Msg::MovedCut(to),
                Move::Act(true) => blackjack::Msg::ClickedAction(Action::Hit, at),
                Move::Act(false) => blackjack::Msg::ClickedAction(Action::Stand, at),
                Move::Mark(number) | Move::Choose(number) => {
                    blackjack::Msg::ChosePreset(Preset::ALL[number % 3])
                }
                Move::Wait => blackjack::Msg::DealerPauseOver(at),
            };
            Msg::Blackjack(source, msg)
        }
        Seat::Solo(source) => {
            let at = page.model.solo(source).position();
            let msg = match what {
                Move::Deal => poker::Msg::ClickedDeal(at),
                Move::Cut => poker::Msg::ClickedCut(at),
                Move::Knife(to) => poker::Msg::MovedCut(to),
                Move::Act(true) => poker::Msg::ClickedSwap(at),
                Move::Act(false) => poker::Msg::ClickedFinish(at),
                Move::Mark(place) => poker::Msg::ClickedCard(place, at),
                Move::Choose(number) => poker::Msg::ChoseJokers(Jokers::ALL[number % 3]),
                Move::Wait => poker::Msg::GotEntropy(Err(NoEntropy), at),
            };
            Msg::Solo(source, msg)
        }
        Seat::Duel(source) => {
            use duel_game::Msg as Duel;
            let at = page.model.duel(source).position();
            let msg = match what {
                Move::Deal => Duel::ClickedDeal(at),
                Move::Cut => Duel::ClickedCut(at),
                Move::Knife(to) => Duel::MovedCut(to),
                Move::Act(true) => Duel::ClickedSwap(at),
                Move::Act(false) => Duel::ClickedStandPat(at),
                Move::Mark(place) => Duel::ClickedCard(place, at),
                Move::Choose(number @ 0..=3) => Duel::ToggledOpponent(Character::ALL[number]),
                Move::Choose(number) => Duel::ChoseJokers(Jokers::ALL[number % 3]),
                Move::Wait => Duel::GotEntropy(Err(NoEntropy), at),
            };
            Msg::Duel(source, msg)
        }
    }
}

const TABLES: [&str; 6] = [
    "#/blackjack",
    "#/blackjack/daily",
    "#/poker/solo",
    "#/poker/daily",
    "#/poker/duel",
    "#/poker/duel/daily",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_comes_back_as_it_was_after_every_move(
        moves in moves(),
        fragment in select(TABLES.to_vec()),
        first in any::<u8>(),
        cut in any::<bool>(),
    ) {
        let mut page = Page::open(fragment, Stored::default(), first);
        page.send(Msg::Chose(Setting::Cut(if cut { Cut::On } else { Cut::Off })));
        for what in moves {
            page.send(message(&page, what));
            let mut again = page.again(fragment);
            prop_assert_eq!(again.table(), page.table(), "after {:?}", what);
            prop_assert_eq!(again.model.notice(), None);
            // The secret is not there to be read before the round is over.
            let hex = match page.model.sealed(page.seat()) {
                Some(sealed) => sealed.deal.secret().to_hex(),
                None => continue,
            };
            let kept = format!("{:?}", page.stored);
            prop_assert!(!kept.contains(&hex));
            // And it goes on from there as it would have.
            again.send(message(&again, Move::Deal));
            page.send(message(&page, Move::Deal));
            prop_assert_eq!(again.seal(), page.seal());
        }
    }

    #[test]
    fn a_record_that_is_damaged_anywhere_is_refused_or_means_another_table(
        moves in moves(),
        fragment in select(TABLES.to_vec()),
        at in any::<prop::sample::Index>(),
        sign in "[ -~é]",
    ) {
        let mut page = Page::open(fragment, Stored::default(), 7);
        for what in moves {
            page.send(message(&page, what));
        }
        let seat = page.seat();
        let kept = page.stored.tables.iter_mut().find(|(kept, _)| *kept == seat);
        let (_, record) = kept.expect("it was kept");
        let place = at.index(record.len());
        record.replace_range(place..=place, &sign);
        // No panic, and a table that can be played.
        let mut again = page.again(fragment);
        match again.model.notice() {
            None | Some(Notice::RoundUnreadable) => (),
            notice => prop_assert!(false, "{notice:?}"),
        }
        for what in [Move::Cut, Move::Act(false), Move::Wait, Move::Deal] {
            again.send(message(&again, what));
        }
    }
}

fn click(page: &mut Page, what: Move) {
    let msg = message(page, what);
    page.send(msg);
}

#[test]
fn an_unreadable_record_is_kept_aside_and_a_fresh_table_opens() {
    for seat in Seat::ALL {
        for record in [
            "",
            "?",
            "deal=1",
            "day=2026-02-30&round=1&played=&phase=ready",
        ] {
            let stored = Stored {
                tables: vec![(seat, record.to_owned())],
                ..Stored::default()
            };
            let fragment = format!("#{}", seat.route().path());
            let (model, cmds) = Model::open(&fragment, Visitor::default(), &stored);
            assert_eq!(model.notice(), Some(Notice::RoundUnreadable), "{record}");
            assert!(cmds.contains(&Cmd::SetTableAside(seat)), "{cmds:?}");
            let page = Page::open(&fragment, stored, 1);
            assert!(page.model.sealed(seat).is_some(), "a fresh deal lies there");
        }
    }
}

#[test]
fn a_browser_that_keeps_nothing_is_told_of_once_and_not_before_there_is_something_to_lose() {
    let seat = Seat::default();
    let mut page = Page::open("#/blackjack", Stored::default(), 1);
    page.send(Msg::CouldNotKeep(seat));
    assert_eq!(page.model.notice(), None);
    click(&mut page, Move::Deal);
    page.send(Msg::CouldNotKeep(seat));
    assert_eq!(page.model.notice(), Some(Notice::RoundNotKept));
    page.send(Msg::ClosedNotice);
    page.send(Msg::CouldNotKeep(seat));
    assert_eq!(page.model.notice(), None);
}

#[test]
fn a_day_has_ten_rounds_the_same_for_everybody_and_then_no_more() {
    for fragment in ["#/blackjack/daily", "#/poker/daily", "#/poker/duel/daily"] {
        let mut seals: Vec<Vec<String>> = vec![];
        for first in [1, 100] {
            let mut page = Page::open(fragment, Stored::default(), first);
            let mut of_day = vec![];
            for number in 1..=10 {
                click(&mut page, Move::Deal);
                of_day.push(page.seal());
                while !page.is_over() {
                    click(&mut page, Move::Act(false));
                    click(&mut page, Move::Wait);
                }
                let points = match page.seat() {
                    Seat::Blackjack(source) => {
                        page.model.blackjack(source).sitting().daily_points()
                    }
                    Seat::Solo(source) => page.model.solo(source).sitting().daily_points(),
                    Seat::Duel(source) => page.model.duel(source).sitting().daily_points(),
                };
                assert_eq!(points.len(), number, "{fragment}");
            }
            let last = page.table();
            click(&mut page, Move::Deal);
            assert_eq!(page.table(), last, "{fragment}: an eleventh round");
            seals.push(of_day);
        }
        assert_eq!(seals[0], seals[1], "{fragment}");
        seals[0].sort();
        seals[0].dedup();
        assert_eq!(seals[0].len(), 10, "{fragment}");
    }
}

#[test]
fn another_day_brings_another_deal_but_takes_no_round_away() {
    let mut page = Page::open("#/blackjack/daily", Stored::default(), 1);
    let first = page.seal();
    page.today = "2026-11-22".parse().expect("a day");
    let visit = || Msg::FragmentChanged("#/blackjack/daily".to_owned());
    page.send(visit());
    let second = page.seal();
    assert_ne!(first, second);
    loop {
        click(&mut page, Move::Deal);
        if !page.is_over() {
            break;
        }
    }
    let under_way = page.table();
    page.today = "2026-11-23".parse().expect("a day");
    page.send(visit());
    assert_eq!(page.table(), under_way);
    click(&mut page, Move::Act(false));
    while !page.is_over() {
        click(&mut page, Move::Wait);
    }
    page.send(visit());
    assert_ne!(page.seal(), second);
    assert!(
        page.model
            .blackjack(Source::Calendar)
            .sitting()
            .daily_points()
            .is_empty()
    );
}

/// RULES.md, “The daily deal”.
#[test]
fn a_hand_of_poker_counts_by_its_category_less_the_swaps_after_the_first() {
    use fair_deal::core::{Deck, PackCard};
    let points = |codes: &str, swaps: usize| {
        let deck = Deck::in_order(PackCard::parse_list(codes).expect(codes));
        let mut round = poker::Round::deal(deck, poker::Round::DAILY_RULES).expect("a hand");
        for _ in 0..swaps {
            assert_eq!(round.daily_points(), 0, "not over");
            let first = Marks::NONE.toggled(0);
            round = round.play(poker::Action::Swap(first)).expect("a swap");
        }
        round = round.play(poker::Action::Finish).expect("the end");
        round.daily_points()
    };
    assert_eq!(points("AS KS QS JS TS 2C", 0), 9);
    assert_eq!(points("2S 4D 6H 8C TS 2C", 0), 0);
    assert_eq!(points("2S 4D 6H 8C TS 4C 6C", 1), 1);
    // The first swap costs nothing, the second one a point, and no hand counts less than nothing.
    assert_eq!(points("2S 8D 6H 8C TS 9C TC 2C", 2), 1);
    assert_eq!(points("2S 4D 6H 8C TS 9C QC KC 3D", 3), 0);
}
