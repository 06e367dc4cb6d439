//! The save of a table while the page is closed, and its restoration.

use crate::support::{DAILY, address_of, cases, load_solution, table_of};

use fair_deal::app::route::TableId;
use fair_deal::app::settings::{Cut, Setting, Visitor};
use fair_deal::app::{Cmd, Model, Msg, Notice, Stored};
use fair_deal::blackjack::{Action, Preset};
use fair_deal::core::{Date, Jokers, Secret, Today};
use fair_deal::poker::video_poker::Game as MachineGame;
use fair_deal::poker::{Character, SoloDraw, poker_match, solo_draw, video_poker};
use fair_deal::table::{
    self, ActionOf, AnyTable, Button, Game, Marks, Mode, NoEntropy, NoStake, Phase, Round as _,
    RulesOf, Table,
};
use proptest::prelude::*;
use proptest::sample::select;

/// The app with a browser that stores every save, answers with secrets that count up, and knows the day.
pub(crate) struct AppHarness {
    pub(crate) model: Model,
    pub(crate) stored: Stored,
    pub(crate) next: u8,
    pub(crate) today: Date,
    /// The rounds saved in the history.
    pub(crate) kept: Vec<String>,
}

impl AppHarness {
    pub(crate) fn open(fragment: &str, stored: Stored, next: u8) -> AppHarness {
        let (model, cmds) = Model::open(fragment, Visitor::default(), &stored);
        let today = "2026-11-21".parse().expect("a day");
        let mut page = AppHarness {
            model,
            stored,
            next,
            today,
            kept: vec![],
        };
        page.run(cmds);
        page
    }

    /// The app after it was closed and opened again.
    pub(crate) fn again(&self, fragment: &str) -> AppHarness {
        AppHarness::open(fragment, self.stored.clone(), self.next)
    }

    pub(crate) fn send(&mut self, msg: Msg) {
        let cmds = self.model.update(msg);
        self.run(cmds);
    }

    fn run(&mut self, cmds: Vec<Cmd>) {
        for cmd in cmds {
            match cmd {
                Cmd::DrawEntropy(id, at) => {
                    self.next = self.next.wrapping_add(1);
                    let secret = Secret::from_bytes([self.next; 32]);
                    self.send(Msg::GotEntropy(id, Ok(secret), at));
                }
                Cmd::AskDate(id) => {
                    let (date, ends) = (self.today, None);
                    self.send(Msg::GotDate(id, Some(Today { date, ends })));
                }
                Cmd::CheckDay(id) => {
                    let (date, ends) = (self.today, None);
                    self.send(Msg::DayIs(id, Some(Today { date, ends })));
                }
                Cmd::ResumeTables => {
                    let fragment = format!("#{}", self.model.route().path());
                    self.send(Msg::ResumedTables(self.stored.clone(), fragment));
                }
                Cmd::Save(id, save) => {
                    self.stored.tables.retain(|(saved, _)| *saved != id);
                    self.stored.tables.push((id, save));
                }
                Cmd::FetchSolution => {
                    load_solution();
                    self.stored.has_solution = true;
                    self.send(Msg::GotSolution(true));
                }
                Cmd::FetchWords(language) => self.send(Msg::GotWords(language, true)),
                Cmd::Keep(round) => self.kept.push(round),
                Cmd::BackUpTable(id) => self.stored.tables.retain(|(saved, _)| *saved != id),
                // The test itself ends the pauses. The other commands need no answer.
                Cmd::Pause(..)
                | Cmd::ForgetAsked
                | Cmd::TellLanguage
                | Cmd::ReplaceFragment(_)
                | Cmd::MendFragment(_)
                | Cmd::StoreSetting(_)
                | Cmd::TakeTabLock
                | Cmd::MarkEntry
                | Cmd::BackUpSettings
                | Cmd::Share(..)
                | Cmd::FetchGuide(_)
                | Cmd::Focus(_)
                | Cmd::Play(_)
                | Cmd::LoadAgain
                | Cmd::Prepare(_) => (),
            }
        }
    }

    pub(crate) fn id(&self) -> TableId {
        self.model.route().table().expect("a table")
    }

    /// Everything at the table, in words that tell any two tables apart. For the dealer's turn only its end, because a
    /// restored turn starts from its beginning.
    pub(crate) fn table(&self) -> String {
        fn lies<G: Game>(table: &Table<G>) -> String {
            let on_table = match table.phase() {
                Phase::Dealt(dealt) => format!("{:?}", dealt.clone().run_on()),
                phase @ (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_)) => format!("{phase:?}"),
            };
            let points = table.daily_points();
            let (marks, rules, tally) = (table.marks(), table.rules(), table.tally());
            let theirs = table.shared_decisions();
            format!("{on_table} {marks:?} {rules:?} {tally:?} {points:?} {theirs:?}")
        }
        match self.id() {
            TableId::Blackjack(mode) => lies(self.model.blackjack(mode)),
            TableId::SoloDraw(mode) => lies(self.model.solo_draw(mode)),
            TableId::VideoPoker(mode) => lies(self.model.video_poker(mode)),
            TableId::PokerMatch(mode) => lies(self.model.poker_match(mode)),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        let table = table_of(&self.model, self.id());
        table.is_dealt() && table.revealed().is_some()
    }

    pub(crate) fn seal(&self) -> String {
        let sealed = table_of(&self.model, self.id()).sealed().expect("a deal");
        sealed.seal.to_string()
    }
}

/// An action of a player at any table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Move {
    Deal,
    Cut,
    CutFirst,
    DealUncut,
    /// Types the place of the cut.
    Knife(usize),
    Mix(&'static str),
    /// Takes or bets more if true, for example with Hit or Swap. Otherwise ends the round or bets least.
    Act(bool),
    Mark(usize),
    /// Chooses the rules of this number.
    Choose(usize),
    /// Lets a pause end.
    Wait,
    /// Answers a request for entropy with a failure.
    NoEntropy,
}

pub(crate) fn moves() -> impl Strategy<Value = Vec<Move>> {
    let one = prop_oneof![
        4 => Just(Move::Deal),
        3 => Just(Move::Cut),
        1 => Just(Move::CutFirst),
        1 => Just(Move::DealUncut),
        2 => (0..52_usize).prop_map(Move::Knife),
        1 => prop_oneof![Just("six dice: 3 1"), Just("ä"), Just("")].prop_map(Move::Mix),
        6 => any::<bool>().prop_map(Move::Act),
        3 => (0..5_usize).prop_map(Move::Mark),
        2 => (0..7_usize).prop_map(Move::Choose),
        3 => Just(Move::Wait),
        1 => Just(Move::NoEntropy),
    ];
    proptest::collection::vec(one, 0..40)
}

pub(crate) fn message(page: &AppHarness, what: Move) -> Msg {
    fn of<G: Game>(
        table: &Table<G>,
        what: Move,
        [acts, ends]: [Button<ActionOf<G>>; 2],
        rules: impl Fn(usize) -> RulesOf<G>,
    ) -> table::Msg<G> {
        let at = table.position();
        match what {
            Move::Deal => table::Msg::Clicked(Button::Deal, at),
            Move::Cut => table::Msg::Clicked(Button::Cut, at),
            Move::Knife(to) => table::Msg::TypedCut(to.to_string()),
            Move::Mix(text) => table::Msg::TypedMix(text.to_owned()),
            Move::CutFirst => table::Msg::Clicked(Button::CutFirst, at),
            Move::DealUncut => table::Msg::Clicked(Button::DealUncut, at),
            Move::Act(true) => table::Msg::Clicked(acts, at),
            Move::Act(false) => table::Msg::Clicked(ends, at),
            Move::Mark(place) => table::Msg::ClickedCard(place, at),
            Move::Choose(number) => table::Msg::ChoseRules(rules(number)),
            Move::Wait => table::Msg::PauseOver(at),
            Move::NoEntropy => table::Msg::GotEntropy(Err(NoEntropy), at),
        }
    }
    let jokers = |number: usize| Jokers::ALL[number % 3];
    match page.id() {
        TableId::Blackjack(mode) => {
            let buttons = [Action::Hit, Action::Stand].map(Button::Act);
            let rules = |number: usize| Preset::WITHOUT_BETS[number % 3].rules();
            let table = page.model.blackjack(mode);
            Msg::Blackjack(mode, of(table, what, buttons, rules))
        }
        TableId::SoloDraw(mode) => {
            let buttons = [Button::Swap, Button::Act(solo_draw::Action::Finish)];
            Msg::SoloDraw(mode, of(page.model.solo_draw(mode), what, buttons, jokers))
        }
        TableId::VideoPoker(mode) => {
            let buttons = [Button::Swap, Button::Act(video_poker::Action::StandPat)];
            let tables = |number: usize| MachineGame::ALL[number % 22].usual();
            Msg::VideoPoker(
                mode,
                of(page.model.video_poker(mode), what, buttons, tables),
            )
        }
        TableId::PokerMatch(mode) => {
            use poker_match::Action::{Bet, Call, Check, Fold, Raise, StandPat};
            let table = page.model.poker_match(mode);
            let legal = table.phase().round().map(table::Round::legal_actions);
            let legal = legal.unwrap_or_default();
            // In a poker match with bets: the most expensive action, and the cheapest.
            let bet = |wanted: &[poker_match::Action], else_| {
                let found = wanted.iter().find(|action| legal.contains(action));
                found.map_or(else_, |action| Button::Act(*action))
            };
            let buttons = [
                bet(&[Raise, Bet, Call], Button::Swap),
                bet(&[Fold, Check], Button::Act(StandPat)),
            ];
            let rules = |number: usize| match (number, *table.rules()) {
                (0..=3, rules) => poker_match::Rules {
                    opponents: rules
                        .opponents
                        .toggled(Character::BY_RULE[number])
                        .unwrap_or_default(),
                    betting: poker_match::Betting::ALL[number % 2],
                    ..rules
                },
                (_, rules) => poker_match::Rules {
                    jokers: jokers(number),
                    ..rules
                },
            };
            Msg::PokerMatch(mode, of(table, what, buttons, rules))
        }
    }
}

/// The address of every table.
pub(crate) fn tables() -> Vec<String> {
    TableId::ALL.map(address_of).to_vec()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn table_is_restored_after_every_move(
        moves in moves(),
        fragment in select(tables()),
        first in any::<u8>(),
        cut in any::<bool>(),
    ) {
        let mut page = AppHarness::open(&fragment, Stored::default(), first);
        page.send(Msg::Chose(Setting::Cut(if cut { Cut::On } else { Cut::Off })));
        for what in moves {
            page.send(message(&page, what));
            let mut again = page.again(&fragment);
            prop_assert_eq!(again.table(), page.table(), "after {:?}", what);
            prop_assert_eq!(again.model.notice(), None);
            // The secret must not be readable before the round is over.
            let hex = match table_of(&page.model, page.id()).sealed() {
                Some(sealed) => sealed.deal.secret().to_hex(),
                None => continue,
            };
            let saved = format!("{:?}", page.stored);
            prop_assert!(!saved.contains(&hex));
            // The restored table continues like the original.
            again.send(message(&again, Move::Deal));
            page.send(message(&page, Move::Deal));
            prop_assert_eq!(again.seal(), page.seal());
        }
    }

    #[test]
    fn damaged_save_is_refused_or_another_table(
        moves in moves(),
        fragment in select(tables()),
        at in any::<prop::sample::Index>(),
        sign in "[ -~é]",
    ) {
        let mut page = AppHarness::open(&fragment, Stored::default(), 7);
        for what in moves {
            page.send(message(&page, what));
        }
        let id = page.id();
        let saved = page.stored.tables.iter_mut().find(|(saved, _)| *saved == id);
        let (_, save) = saved.expect("it was saved");
        let place = at.index(save.len());
        save.replace_range(place..=place, &sign);
        // It does not panic, and the table is playable.
        let mut again = page.again(&fragment);
        match again.model.notice() {
            None | Some(Notice::RoundUnreadable) => (),
            notice => prop_assert!(false, "{notice:?}"),
        }
        for what in [Move::Cut, Move::Act(false), Move::Wait, Move::Deal] {
            again.send(message(&again, what));
        }
    }
}

pub(crate) fn click(page: &mut AppHarness, what: Move) {
    let msg = message(page, what);
    page.send(msg);
}

#[test]
fn unreadable_save_is_backed_up() {
    for id in TableId::ALL {
        for save in [
            "",
            "?",
            "v=1",
            "v=1&deal=1",
            "v=1&day=2026-02-30&round=1&played=&rules=&phase=ready&tally=0-0-0",
        ] {
            let stored = Stored {
                tables: vec![(id, save.to_owned())],
                ..Stored::default()
            };
            let fragment = format!("#{}", id.route().path());
            let (model, cmds) = Model::open(&fragment, Visitor::default(), &stored);
            assert_eq!(model.notice(), Some(Notice::RoundUnreadable), "{save}");
            assert!(cmds.contains(&Cmd::BackUpTable(id)), "{cmds:?}");
            let page = AppHarness::open(&fragment, stored, 1);
            assert!(
                table_of(&page.model, id).sealed().is_some(),
                "a fresh deal is there"
            );
        }
    }
}

#[test]
fn missing_storage_is_reported_once_after_a_move() {
    let id = TableId::default();
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 1);
    page.send(Msg::CouldNotSave(id));
    assert_eq!(page.model.notice(), None);
    click(&mut page, Move::Deal);
    page.send(Msg::CouldNotSave(id));
    assert_eq!(page.model.notice(), Some(Notice::RoundNotSaved));
    page.send(Msg::ClosedNotice);
    page.send(Msg::CouldNotSave(id));
    assert_eq!(page.model.notice(), None);
}

#[test]
fn day_has_ten_rounds_the_same_for_all_players() {
    for fragment in &DAILY.map(address_of) {
        let mut seals: Vec<Vec<String>> = vec![];
        for first in [1, 100] {
            let mut page = AppHarness::open(fragment, Stored::default(), first);
            let mut of_day = vec![];
            for number in 1..=10 {
                click(&mut page, Move::Deal);
                of_day.push(page.seal());
                while !page.is_over() {
                    click(&mut page, Move::Act(false));
                    click(&mut page, Move::Wait);
                }
                let points = table_of(&page.model, page.id()).daily_points();
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
fn new_day_keeps_the_round_under_way() {
    let mut page = AppHarness::open("#/blackjack/daily", Stored::default(), 1);
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
    // A new day does not take away the rest of a begun series either.
    click(&mut page, Move::Act(false));
    while !page.is_over() {
        click(&mut page, Move::Wait);
    }
    let first_is_over = page.table();
    page.send(visit());
    assert_eq!(page.table(), first_is_over);
    assert_eq!(page.again("#/blackjack/daily").table(), first_is_over);
}

/// RULES.md, “The daily deal”.
#[test]
fn solo_draw_points_are_category_minus_extra_swaps() {
    use fair_deal::core::{Deck, PackCard};
    let points = |codes: &str, swaps: usize| {
        let deck = Deck::in_order(PackCard::parse_list(codes).expect(codes));
        let mut round =
            solo_draw::Round::deal(deck, &SoloDraw::daily_rules(), &NoStake).expect("a hand");
        for _ in 0..swaps {
            assert_eq!(round.daily_points(), 0, "not over");
            let first = Marks::NONE.toggled(0);
            round = round.play(solo_draw::Action::Swap(first)).expect("a swap");
        }
        round = round.play(solo_draw::Action::Finish).expect("the end");
        round.daily_points()
    };
    assert_eq!(points("AS KS QS JS TS 2C", 0), 9);
    assert_eq!(points("2S 4D 6H 8C TS 2C", 0), 0);
    assert_eq!(points("2S 4D 6H 8C TS 4C 6C", 1), 1);
    // The first swap costs nothing, the second one a point, and no hand counts below zero.
    assert_eq!(points("2S 8D 6H 8C TS 9C TC 2C", 2), 1);
    assert_eq!(points("2S 4D 6H 8C TS 9C QC KC 3D", 3), 0);
}

#[test]
fn poker_match_for_chips_is_restored_at_any_moment() {
    let mut page = AppHarness::open("#/poker/duel", Stored::default(), 3);
    for number in [1, 3] {
        // Two more opponents sit down beside the Textbook, and both choices are for chips.
        click(&mut page, Move::Choose(number));
    }
    let mut played = 0;
    for step in 0..400 {
        let is_over = table_of(&page.model, page.id()).may_deal();
        played += usize::from(is_over);
        let what = match step % 5 {
            _ if is_over => Move::Deal,
            0 => Move::Act(true),
            1 => Move::Mark(step % 4),
            2 | 3 => Move::Wait,
            _ => Move::Act(step % 3 == 0),
        };
        click(&mut page, what);
        let again = page.again("#/poker/duel");
        assert_eq!(again.table(), page.table(), "after {what:?}");
        let purse = |page: &AppHarness| page.model.poker_match(Mode::Free).purse().to_string();
        assert_eq!(purse(&again), purse(&page));
    }
    assert!(played > 10, "{played}");
    assert!(page.table().contains("ForChips"));
}
