//! Properties of the whole app under random messages.

use crate::support::{FREE, Step as _, cases, clicked, clicked_deal, clicked_swap};
use fair_deal::app::route::{Address, Link, LinkRequest, Route, TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Cmd, Model, Msg, Stored, TabLock};
use fair_deal::blackjack::{self, Preset};
use fair_deal::core::{Deal, Decks, Jokers, Secret};
use fair_deal::poker::{Character, PayTable, poker_match, solo_draw, video_poker};
use fair_deal::table::{
    self, AnyTable as _, Game, Mode, NoEntropy, Phase, Position, Round, SharedDeal, Table, replay,
    write_deal,
};
use proptest::array::uniform32;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::string::string_regex;

fn bytes() -> impl Strategy<Value = [u8; 32]> {
    uniform32(any::<u8>())
}

fn deal_of(bytes: [u8; 32], cut: usize) -> Deal {
    Deal::new(Secret::from_bytes(bytes), Decks::ONE, cut).expect("a cut inside the pack")
}

fn preset() -> impl Strategy<Value = Preset> {
    select(Preset::WITHOUT_BETS.to_vec())
}

/// An event on the page. A click and an answer name how many positions ago their target was: 0 unless they are late.
#[derive(Clone, Debug)]
enum Event {
    Click(Button, usize),
    Preset(Preset),
    Opponent(Character),
    Jokers(TableId, Jokers),
    Entropy(TableId, Option<[u8; 32]>, usize),
    Link(TableId, u8, usize),
    Fragment(String),
    ClosedNotice,
}

#[derive(Clone, Copy, Debug)]
enum Button {
    DealBlackjack,
    Hit,
    Stand,
    DealerPause,
    DealSoloDraw,
    Card(usize),
    Swap,
    Finish,
    DealPokerMatch,
    PokerMatchCard(usize),
    PokerMatchSwap,
    StandPat,
    DealVideoPoker,
    VideoPokerCard(usize),
    VideoPokerSwap,
    VideoPokerStandPat,
}

fn id() -> impl Strategy<Value = TableId> {
    select(FREE.to_vec())
}

fn button() -> impl Strategy<Value = Button> {
    prop_oneof![
        4 => Just(Button::DealBlackjack),
        4 => Just(Button::Hit),
        4 => Just(Button::Stand),
        6 => Just(Button::DealerPause),
        4 => Just(Button::DealSoloDraw),
        6 => (0..7_usize).prop_map(Button::Card),
        4 => Just(Button::Swap),
        1 => Just(Button::Finish),
        4 => Just(Button::DealPokerMatch),
        6 => (0..7_usize).prop_map(Button::PokerMatchCard),
        3 => Just(Button::PokerMatchSwap),
        2 => Just(Button::StandPat),
        4 => Just(Button::DealVideoPoker),
        6 => (0..7_usize).prop_map(Button::VideoPokerCard),
        3 => Just(Button::VideoPokerSwap),
        2 => Just(Button::VideoPokerStandPat),
    ]
}

/// Valid links, truncated and mangled ones, and any other text.
fn fragment() -> impl Strategy<Value = String> {
    let places: Vec<&str> = Route::all().map(|it| it.path().trim_matches('/')).collect();
    let tables: Vec<&str> = FREE.iter().map(|it| it.route().path()).collect();
    let (places, tables) = (places.join("|"), tables.join("|"));
    let mangled = format!("#?/?({places}|poker)/?(\\?[a-z=&0-9]{{0,20}})?");
    let rules = "[rcko]{0,4}(-[12]-jokers?)?|[0-9]{1,3}(-[0-9]{1,2}){7,9}";
    let link = format!(
        "#({tables})\\?(deal=[0-9a-fA-Fg]{{62,66}})?(&cut=-?[0-9]{{0,21}})?(&mix=[ -~]{{0,9}})?(&rules=({rules}))?"
    );
    prop_oneof![
        any::<String>(),
        string_regex(&mangled).expect("a regular expression"),
        string_regex(&link).expect("a regular expression"),
    ]
}

fn event() -> impl Strategy<Value = Event> {
    let ago = || prop_oneof![4 => Just(0_usize), 1 => 1..5_usize];
    let entropy = prop_oneof![5 => bytes().prop_map(Some), 1 => Just(None)];
    prop_oneof![
        30 => (button(), ago()).prop_map(|(button, ago)| Event::Click(button, ago)),
        2 => preset().prop_map(Event::Preset),
        2 => select(Character::BY_RULE.to_vec()).prop_map(Event::Opponent),
        2 => (id(), select(Jokers::ALL.to_vec())).prop_map(|(id, n)| Event::Jokers(id, n)),
        8 => (id(), entropy, ago())
            .prop_map(|(id, entropy, ago)| Event::Entropy(id, entropy, ago)),
        // A few numbers, so that links repeat.
        1 => (id(), 0..3_u8, 0..54_usize).prop_map(|(id, n, cut)| Event::Link(id, n, cut)),
        1 => fragment().prop_map(Event::Fragment),
        1 => Just(Event::ClosedNotice),
    ]
}

/// The app, and every position of its tables, the present one last.
struct Page {
    model: Model,
    at_blackjack: Vec<Position>,
    at_solo_draw: Vec<Position>,
    at_video_poker: Vec<Position>,
    at_poker_match: Vec<Position>,
}

impl Page {
    fn open(fragment: &str) -> (Page, Vec<Cmd>) {
        let (mut model, mut cmds) = Model::open(fragment, Visitor::default(), &Stored::default());
        if model.tab_lock() == TabLock::Untaken {
            // As if the visitor had been at a table before.
            let sat_down = Msg::ResumedTables(Stored::default(), fragment.to_owned());
            let (seated, more) = model.step(sat_down);
            model = seated;
            cmds.extend(more);
        }
        let page = Page {
            at_blackjack: vec![model.blackjack(Mode::Free).position()],
            at_solo_draw: vec![model.solo_draw(Mode::Free).position()],
            at_video_poker: vec![model.video_poker(VideoPokerTableId::Free).position()],
            at_poker_match: vec![model.poker_match(Mode::Free).position()],
            model,
        };
        (page, cmds)
    }

    /// Returns the position of this table this many positions ago, and true if it has passed.
    fn position(&self, id: TableId, ago: usize) -> (Position, bool) {
        let seen = match id {
            TableId::Blackjack(_) => &self.at_blackjack,
            TableId::SoloDraw(_) => &self.at_solo_draw,
            TableId::VideoPoker(_) => &self.at_video_poker,
            TableId::PokerMatch(_) => &self.at_poker_match,
        };
        let back = ago.min(seen.len() - 1);
        (seen[seen.len() - 1 - back], back > 0)
    }

    /// Returns the message of this event, and true if it is late.
    fn msg(&self, event: &Event) -> (Msg, bool) {
        match event {
            Event::Click(button, ago) => self.click(*button, *ago),
            Event::Preset(preset) => (
                Msg::Blackjack(Mode::Free, table::Msg::ChoseRules(preset.rules())),
                false,
            ),
            Event::Opponent(character) => (
                self.choose_in_poker_match(|rules| poker_match::Rules {
                    opponents: rules
                        .opponents
                        .toggled(*character)
                        .unwrap_or(rules.opponents),
                    ..rules
                }),
                false,
            ),
            Event::Jokers(id, jokers) => (
                match id {
                    TableId::Blackjack(_) => Msg::ClosedNotice,
                    TableId::VideoPoker(_) => {
                        let table = match jokers {
                            Jokers::None => PayTable::jacks(8, 5),
                            Jokers::One | Jokers::Two => PayTable::KINGS,
                        };
                        Msg::VideoPoker(VideoPokerTableId::Free, table::Msg::ChoseRules(table))
                    }
                    TableId::SoloDraw(source) => {
                        Msg::SoloDraw(*source, table::Msg::ChoseRules(*jokers))
                    }
                    TableId::PokerMatch(_) => {
                        self.choose_in_poker_match(|rules| poker_match::Rules {
                            jokers: *jokers,
                            ..rules
                        })
                    }
                },
                false,
            ),
            Event::Entropy(id, entropy, ago) => {
                let (at, late) = self.position(*id, *ago);
                let entropy = entropy.map(Secret::from_bytes).ok_or(NoEntropy);
                (Msg::GotEntropy(*id, entropy, at), late)
            }
            Event::Link(id, number, cut) => {
                let path = id.route().path();
                let secret = Secret::from_bytes([*number; 32]).to_hex();
                let fragment = format!("#{path}?deal={secret}&cut={cut}");
                (Msg::FragmentChanged(fragment), false)
            }
            Event::Fragment(fragment) => (Msg::FragmentChanged(fragment.clone()), false),
            Event::ClosedNotice => (Msg::ClosedNotice, false),
        }
    }

    fn choose_in_poker_match(
        &self,
        other: impl Fn(poker_match::Rules) -> poker_match::Rules,
    ) -> Msg {
        let rules = other(*self.model.poker_match(Mode::Free).rules());
        Msg::PokerMatch(Mode::Free, table::Msg::ChoseRules(rules))
    }

    fn click(&self, button: Button, ago: usize) -> (Msg, bool) {
        let (at_blackjack, late_at_blackjack) = self.position(TableId::Blackjack(Mode::Free), ago);
        let (at_solo_draw, late_at_solo_draw) = self.position(TableId::SoloDraw(Mode::Free), ago);
        let (at_video_poker, late_at_video_poker) =
            self.position(TableId::VideoPoker(VideoPokerTableId::Free), ago);
        let (at_poker_match, late_at_poker_match) =
            self.position(TableId::PokerMatch(Mode::Free), ago);
        let action = |action| clicked(action, at_blackjack);
        let blackjack = |msg| (Msg::Blackjack(Mode::Free, msg), late_at_blackjack);
        let solo_draw = |msg| (Msg::SoloDraw(Mode::Free, msg), late_at_solo_draw);
        let jacks = |msg| {
            (
                Msg::VideoPoker(VideoPokerTableId::Free, msg),
                late_at_video_poker,
            )
        };
        let poker_match = |msg| (Msg::PokerMatch(Mode::Free, msg), late_at_poker_match);
        match button {
            Button::DealBlackjack => blackjack(clicked_deal(at_blackjack)),
            Button::Hit => blackjack(action(blackjack::Action::Hit)),
            Button::Stand => blackjack(action(blackjack::Action::Stand)),
            Button::DealerPause => blackjack(table::Msg::PauseOver(at_blackjack)),
            Button::DealSoloDraw => solo_draw(clicked_deal(at_solo_draw)),
            Button::Card(place) => solo_draw(table::Msg::ClickedCard(place, at_solo_draw)),
            Button::Swap => solo_draw(clicked_swap(at_solo_draw)),
            Button::Finish => solo_draw(clicked(solo_draw::Action::Finish, at_solo_draw)),
            Button::DealPokerMatch => poker_match(clicked_deal(at_poker_match)),
            Button::PokerMatchCard(place) => {
                poker_match(table::Msg::ClickedCard(place, at_poker_match))
            }
            Button::PokerMatchSwap => poker_match(clicked_swap(at_poker_match)),
            Button::StandPat => poker_match(clicked(poker_match::Action::StandPat, at_poker_match)),
            Button::DealVideoPoker => jacks(clicked_deal(at_video_poker)),
            Button::VideoPokerCard(place) => jacks(table::Msg::ClickedCard(place, at_video_poker)),
            Button::VideoPokerSwap => jacks(clicked_swap(at_video_poker)),
            Button::VideoPokerStandPat => {
                jacks(clicked(video_poker::Action::StandPat, at_video_poker))
            }
        }
    }

    fn update(self, msg: Msg) -> (Page, Vec<Cmd>) {
        let (model, cmds) = self.model.step(msg);
        let push = |mut seen: Vec<Position>, now: Position| {
            if seen.last() != Some(&now) {
                seen.push(now);
            }
            seen
        };
        let page = Page {
            at_blackjack: push(self.at_blackjack, model.blackjack(Mode::Free).position()),
            at_solo_draw: push(self.at_solo_draw, model.solo_draw(Mode::Free).position()),
            at_video_poker: push(
                self.at_video_poker,
                model.video_poker(VideoPokerTableId::Free).position(),
            ),
            at_poker_match: push(
                self.at_poker_match,
                model.poker_match(Mode::Free).position(),
            ),
            model,
        };
        (page, cmds)
    }

    /// The debug output of the app, without hidden cards.
    fn printed(&self) -> String {
        format!("{:?}", self.model)
    }
}

/// Everything that the page shows, except hidden cards and the number of announcements.
fn shown(model: &Model) -> String {
    let (blackjack, solo_draw) = (model.blackjack(Mode::Free), model.solo_draw(Mode::Free));
    let page = (
        model.route(),
        model.last_table(),
        model.notice(),
        model.panel(),
    );
    let first = (blackjack.phase(), blackjack.position(), blackjack.news());
    let second = (
        solo_draw.phase(),
        solo_draw.position(),
        solo_draw.news(),
        solo_draw.marks(),
    );
    let jacks = model.video_poker(VideoPokerTableId::Free);
    let hands = (jacks.phase(), jacks.position(), jacks.news(), jacks.marks());
    let jacks = (hands, jacks.rules(), jacks.tally(), jacks.cursor());
    let poker_match = model.poker_match(Mode::Free);
    let third = (
        poker_match.phase(),
        poker_match.position(),
        poker_match.news(),
        poker_match.marks(),
    );
    let rest = (blackjack.rules(), blackjack.tally(), solo_draw.cursor());
    let poker_matches = (
        poker_match.rules(),
        poker_match.tally(),
        poker_match.cursor(),
    );
    format!("{page:?} {first:?} {second:?} {jacks:?} {third:?} {rest:?} {poker_matches:?}")
}

/// Checks that the table follows from its deal, its rules and its decisions.
fn replays<R: Round + PartialEq>(phase: &Phase<R>) -> Result<(), TestCaseError> {
    if let Phase::Dealt(dealt) = phase {
        let again = replay::<R>(dealt.sealed().clone(), dealt.rules(), dealt.decisions());
        let again = again.map_err(|why| TestCaseError::fail(why.to_string()))?;
        prop_assert_eq!(
            again.round().clone().run_on(),
            dealt.round().clone().run_on()
        );
    }
    Ok(())
}

/// Checks that a round under way stays at the table, or is suspended after a link.
fn keeps_its_round<G: Game>(before: &Table<G>, after: &Table<G>) -> Result<(), TestCaseError> {
    if let Phase::Dealt(dealt) = before.phase()
        && !dealt.round().is_over()
    {
        let is_there = after.phase().sealed() == Some(dealt.sealed());
        prop_assert!(is_there || after.suspended_rounds() > before.suspended_rounds());
        let rounds = |table: &Table<G>| {
            usize::from(table.phase().round().is_some()) + table.suspended_rounds()
        };
        prop_assert!(rounds(after) >= rounds(before));
    }
    Ok(())
}

/// Checks that a dealer with a card to draw continues once per card, otherwise the round would hang.
fn dealer_is_sent_on(before: &Model, after: &Model, cmds: &[Cmd]) -> Result<(), TestCaseError> {
    let position = after.blackjack(Mode::Free).position();
    let waits = match after.blackjack(Mode::Free).phase() {
        Phase::Dealt(dealt) => matches!(dealt.round(), blackjack::Round::Dealer(_)),
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => false,
    };
    let is_new = position != before.blackjack(Mode::Free).position();
    let sent: Vec<&Cmd> = cmds
        .iter()
        .filter(|cmd| matches!(cmd, Cmd::Pause(..)))
        .collect();
    if waits && is_new {
        prop_assert_eq!(
            sent,
            [&Cmd::Pause(TableId::Blackjack(Mode::Free), position, 650)]
        );
    } else {
        prop_assert!(sent.is_empty());
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn random_messages_keep_the_page_in_order(
        fragment in fragment(),
        events in vec(event(), 0..120),
    ) {
        let (mut page, _) = Page::open(&fragment);
        for event in events {
            let (msg, late) = page.msg(&event);
            let (before, before_printed) = (page.model.clone(), page.printed());
            let (after, cmds) = page.update(msg.clone());
            page = after;
            let printed = page.printed();
            if late {
                prop_assert_eq!(&printed, &before_printed);
                prop_assert_eq!(&cmds, &vec![]);
            }

            // A repeated message does nothing, except that a card toggles its mark and an opponent sits down or gets
            // up. A repeated refusal is announced again.
            let toggles = matches!(
                event,
                Event::Click(Button::Card(_) | Button::VideoPokerCard(_) | Button::PokerMatchCard(_), _) | Event::Opponent(_)
            );
            if !toggles {
                let (twice, mut cmds) = page.model.clone().step(msg);
                prop_assert_eq!(shown(&twice), shown(&page.model));
                // A link that the page removes from the address at once is removed again when it is repeated. Requests
                // without an answer are repeated.
                cmds.retain(|cmd| {
                    !matches!(
                        cmd,
                        Cmd::ReplaceFragment(_)
                            | Cmd::MendFragment(_)
                            | Cmd::AskDate(_)
                            | Cmd::CheckDay(_)
                            | Cmd::FetchGuide(_)
                    )
                });
                prop_assert_eq!(cmds, vec![]);
            }

            replays(page.model.blackjack(Mode::Free).phase())?;
            replays(page.model.solo_draw(Mode::Free).phase())?;
            replays(page.model.video_poker(VideoPokerTableId::Free).phase())?;
            replays(page.model.poker_match(Mode::Free).phase())?;
            keeps_its_round(before.blackjack(Mode::Free), page.model.blackjack(Mode::Free))?;
            keeps_its_round(before.solo_draw(Mode::Free), page.model.solo_draw(Mode::Free))?;
            keeps_its_round(before.video_poker(VideoPokerTableId::Free), page.model.video_poker(VideoPokerTableId::Free))?;
            keeps_its_round(before.poker_match(Mode::Free), page.model.poker_match(Mode::Free))?;
            dealer_is_sent_on(&before, &page.model, &cmds)?;
        }
    }

    #[test]
    fn the_same_messages_lead_to_the_same_page(
        fragment in fragment(),
        events in vec(event(), 0..120),
    ) {
        let run = || {
            let (mut page, mut all_cmds) = Page::open(&fragment);
            for event in &events {
                let (msg, _) = page.msg(event);
                let (after, cmds) = page.update(msg);
                page = after;
                all_cmds.extend(cmds);
            }
            (page.printed(), all_cmds)
        };
        prop_assert_eq!(run(), run());
    }

    #[test]
    fn a_link_is_read_back_as_it_is_written(
        bytes in bytes(),
        cut in 0..52_usize,
        mix in "\\PC{0,40}",
        path in select(FREE.map(|id| id.route().path()).to_vec()),
    ) {
        let deal = deal_of(bytes, cut).mixed(mix.parse().expect("one short line"));
        let address = Address::parse(&format!("#{path}?{}", write_deal(&deal)));
        prop_assert_eq!(address.route.path(), path);
        let shared = SharedDeal::of(deal);
        let link = match address.route.table() {
            Some(TableId::SoloDraw(_)) => Link::SoloDraw(LinkRequest::Deal(SharedDeal::of(shared.deal))),
            Some(TableId::VideoPoker(_)) => Link::VideoPoker(LinkRequest::Deal(SharedDeal::of(shared.deal))),
            Some(TableId::PokerMatch(_)) => Link::PokerMatch(LinkRequest::Deal(SharedDeal::of(shared.deal))),
            Some(TableId::Blackjack(_)) | None => Link::Blackjack(LinkRequest::Deal(shared)),
        };
        prop_assert_eq!(address.link, Some(Ok(link)));
    }

    #[test]
    fn no_address_secret_or_hand_panics(text in fragment(), any in any::<String>()) {
        for text in [text, any] {
            let _ = Address::parse(&text);
            let _ = text.parse::<fair_deal::core::PokerHand>();
            if let Ok(secret) = text.parse::<Secret>() {
                prop_assert_eq!(secret.to_hex(), text.to_lowercase());
            }
        }
    }
}
