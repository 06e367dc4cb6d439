//! What holds for every deal, every decision and every message, tried on random ones.

mod support;

use std::collections::HashSet;

use fair_deal::app::{Cmd, Model, Msg, Stored};
use fair_deal::blackjack::{self, Preset};
use fair_deal::core::{Card, Deal, Deck, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::{self, Marks};
use fair_deal::route::{Address, Link, Seat};
use fair_deal::settings::Visitor;
use fair_deal::sitting::{SharedDeal, Source};
use fair_deal::table::{
    Decision, NoEntropy, Position, Round, Table, read_decisions, replay, write_decisions,
};
use proptest::array::uniform32;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use support::Step as _;

/// So many cases, and no file of failed ones: a failure prints the smallest case there is.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

// The generators. Secrets are kept as bytes, which a failure prints; a `Secret` prints its seal.

fn bytes() -> impl Strategy<Value = [u8; 32]> {
    uniform32(any::<u8>())
}

fn deal_of(bytes: [u8; 32], cut: usize) -> Deal {
    Deal::new(Secret::from_bytes(bytes), Decks::ONE, cut).expect("a cut inside the pack")
}

fn deal_with_jokers(bytes: [u8; 32], cut: usize, jokers: Jokers) -> Deal {
    let decks = Decks::ONE.with_jokers(jokers);
    Deal::new(Secret::from_bytes(bytes), decks, cut).expect("a cut inside the pack")
}

fn jokers() -> impl Strategy<Value = Jokers> {
    select(Jokers::ALL.to_vec())
}

fn preset() -> impl Strategy<Value = Preset> {
    select(Preset::ALL.to_vec())
}

fn hits_and_stands() -> impl Strategy<Value = Vec<blackjack::Action>> {
    let action =
        prop_oneof![3 => Just(blackjack::Action::Hit), 1 => Just(blackjack::Action::Stand)];
    vec(action, 0..12)
}

fn swaps() -> impl Strategy<Value = Vec<poker::Action>> {
    let marks = select(Marks::all().collect::<Vec<_>>());
    let action = prop_oneof![
        20 => marks.prop_map(poker::Action::Swap),
        1 => Just(poker::Action::Finish),
    ];
    vec(action, 0..30)
}

// Decisions as links and records write them.

/// Checks that decisions come back from what is written of them, and that each is one character.
fn come_back<A: Decision>(decisions: &[A]) -> Result<(), TestCaseError> {
    let written = write_decisions(decisions);
    prop_assert_eq!(written.chars().count(), decisions.len());
    prop_assert_eq!(read_decisions::<A>(&written), Some(decisions.to_vec()));
    Ok(())
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn decisions_come_back_from_what_is_written(actions in hits_and_stands(), swaps in swaps()) {
        come_back(&actions)?;
        // To swap nothing is refused everywhere, so it needs no character of its own.
        let nothing = poker::Action::Swap(Marks::NONE);
        let swaps: Vec<_> = swaps.into_iter().filter(|action| *action != nothing).collect();
        come_back(&swaps)?;
    }

    #[test]
    fn what_is_no_decision_is_not_read(written in "\\PC{0,8}") {
        // What is read at all must be written the same again: no two texts mean one decision.
        if let Some(actions) = read_decisions::<blackjack::Action>(&written) {
            prop_assert_eq!(write_decisions(&actions), written.clone());
        }
        if let Some(swaps) = read_decisions::<poker::Action>(&written) {
            prop_assert_eq!(write_decisions(&swaps), written);
        }
    }
}

// The rounds.

/// Checks that an action is listed if and only if it is accepted, and that a refusal gives the
/// round back as it was.
fn listed_iff_accepted<R: Round + Clone + PartialEq + std::fmt::Debug>(
    round: &R,
    every_action: &[R::Action],
) -> Result<(), TestCaseError> {
    let listed = round.legal_actions();
    for action in every_action {
        let accepted = match round.clone().play(*action) {
            Ok(_) => true,
            Err(refused) => {
                prop_assert_eq!(&refused.round, round, "refused: {:?}", action);
                false
            }
        };
        let times = listed.iter().filter(|legal| *legal == action).count();
        prop_assert_eq!(times, usize::from(accepted), "{:?} in {:?}", action, round);
    }
    prop_assert_eq!(round.is_over() && !listed.is_empty(), false);
    Ok(())
}

/// Checks that none of these cards, all of them still face down, can be read off a printed round.
fn hides<R: std::fmt::Debug, C: std::fmt::Debug + std::fmt::Display>(
    round: &R,
    face_down: &[C],
) -> Result<(), TestCaseError> {
    let printed = format!("{round:?}");
    for card in face_down {
        prop_assert!(
            !printed.contains(&format!("{card:?}")),
            "{}: {}",
            card,
            printed
        );
    }
    Ok(())
}

const BLACKJACK: [blackjack::Action; 2] = [blackjack::Action::Hit, blackjack::Action::Stand];

/// Checks that the cards on the table and in the deck are the cards of this order, each where the
/// deal puts it: player, dealer, player, dealer, the player's draws, the dealer's draws.
fn blackjack_cards_lie_in_order(
    round: &blackjack::Round,
    order: &[Card],
) -> Result<(), TestCaseError> {
    let (player, dealer) = (round.player(), round.dealer());
    let mut lie = vec![player[0], dealer.seen()[0], player[1]];
    // A hole card that is still hidden is the one place of the order that cannot be compared.
    lie.push(*dealer.seen().get(1).unwrap_or(&order[3]));
    lie.extend(&player[2..]);
    lie.extend(dealer.seen().get(2..).unwrap_or_default());
    prop_assert_eq!(&lie, &order[..lie.len()]);
    prop_assert_eq!(lie.len() + round.left(), order.len());
    let hidden = matches!(dealer, blackjack::DealerHand::HoleDown { .. });
    prop_assert_eq!(hidden, matches!(round, blackjack::Round::Player(_)));
    if hidden {
        hides(round, &order[3..4])?;
    }
    hides(round, &order[lie.len()..])
}

fn every_swap() -> Vec<poker::Action> {
    let swaps = Marks::all().map(poker::Action::Swap);
    swaps.chain([poker::Action::Finish]).collect()
}

/// Checks that this swap put the next cards of the order in the marked places, and moved no other.
fn swapped_in_place(
    before: &poker::Round,
    marks: Marks,
    after: &poker::Round,
    order: &[PackCard],
) -> Result<(), TestCaseError> {
    let mut next = order.len() - before.left();
    for place in 0..5 {
        let expected = if marks.holds(place) {
            next += 1;
            order[next - 1]
        } else {
            before.hand().cards()[place]
        };
        prop_assert_eq!(after.hand().cards()[place], expected, "place {}", place);
    }
    prop_assert_eq!(after.left(), order.len() - next);
    prop_assert_eq!(after.earlier().last(), Some(before.hand()));
    Ok(())
}

/// Checks that every card that left the deck lies in the hand or was put aside, and none twice.
fn solo_cards_are_conserved(round: &poker::Round, order: &[PackCard]) -> Result<(), TestCaseError> {
    let hands = round.earlier().iter().chain([round.hand()]);
    let seen: HashSet<PackCard> = hands.flat_map(|hand| *hand.cards()).collect();
    let (drawn, face_down) = order.split_at(order.len() - round.left());
    prop_assert_eq!(seen, drawn.iter().copied().collect::<HashSet<PackCard>>());
    hides(round, face_down)
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn every_deal_holds_the_52_cards(bytes in bytes(), cut in 0..52_usize) {
        let order = deal_of(bytes, cut).order();
        prop_assert_eq!(order.len(), 52);
        prop_assert_eq!(order.into_iter().collect::<HashSet<Card>>().len(), 52);
    }

    #[test]
    fn blackjack_keeps_its_cards_its_rules_and_its_replay(
        bytes in bytes(),
        cut in 0..52_usize,
        preset in preset(),
        wanted in hits_and_stands(),
    ) {
        let (deal, rules) = (deal_of(bytes, cut), preset.rules());
        let order = deal.order();
        let mut round = blackjack::Round::deal(deal.deck(), rules).expect("a whole pack");
        let (mut decisions, mut dealer_drew) = (Vec::new(), 0);
        let mut wanted = wanted.into_iter();
        loop {
            listed_iff_accepted(&round, &BLACKJACK)?;
            blackjack_cards_lie_in_order(&round, &order)?;
            // The same round, drawing the same cards as the dealer has drawn by now.
            let mut again = replay::<blackjack::Round>(&deal, rules, &decisions);
            for _ in 0..dealer_drew {
                again = again.map(blackjack::Round::dealer_draws);
            }
            prop_assert_eq!(again.as_ref(), Ok(&round));
            prop_assert_eq!(
                again.map(blackjack::Round::dealer_finishes),
                Ok(round.clone().dealer_finishes())
            );
            let drawn = round.clone().dealer_draws();
            if drawn != round {
                prop_assert!(round.dealer_score().total() < 17);
                dealer_drew += 1;
                round = drawn;
                continue;
            }
            let Some(action) = wanted.next() else { break };
            round = match round.play(action) {
                Ok(round) => {
                    decisions.push(action);
                    round
                }
                Err(refused) => refused.round,
            };
        }
    }

    #[test]
    fn blackjack_on_a_short_deck_lists_what_it_accepts(
        bytes in bytes(),
        cards in 0..12_usize,
        preset in preset(),
        wanted in hits_and_stands(),
    ) {
        let order = &deal_of(bytes, 0).order()[..cards];
        let deck = Deck::in_order(order.to_vec());
        let Ok(mut round) = blackjack::Round::deal(deck, preset.rules()) else {
            prop_assert!(cards < 4);
            return Ok(());
        };
        for action in wanted {
            listed_iff_accepted(&round, &BLACKJACK)?;
            blackjack_cards_lie_in_order(&round, order)?;
            round = match round.play(action) {
                Ok(round) => round.dealer_draws(),
                Err(refused) => refused.round.dealer_draws(),
            };
        }
    }
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn solo_keeps_its_cards_its_rules_and_its_replay(
        bytes in bytes(),
        cut in 0..52_usize,
        jokers in jokers(),
        wanted in swaps(),
    ) {
        let deal = deal_with_jokers(bytes, cut, jokers);
        let order = deal.order_with_jokers();
        let mut round = poker::Round::deal(deal.deck_with_jokers(), jokers).expect("a whole pack");
        let mut decisions = Vec::new();
        let every_swap = every_swap();
        for action in wanted {
            listed_iff_accepted(&round, &every_swap)?;
            solo_cards_are_conserved(&round, &order)?;
            let again = replay::<poker::Round>(&deal, jokers, &decisions);
            prop_assert_eq!(again.as_ref(), Ok(&round));
            round = match round.clone().play(action) {
                Ok(after) => {
                    decisions.push(action);
                    if let poker::Action::Swap(marks) = action {
                        swapped_in_place(&round, marks, &after, &order)?;
                    }
                    after
                }
                Err(refused) => refused.round,
            };
        }
    }

    #[test]
    fn solo_on_a_short_deck_lists_what_it_accepts(
        bytes in bytes(),
        cards in 0..16_usize,
        jokers in jokers(),
        wanted in swaps(),
    ) {
        let order = &deal_with_jokers(bytes, 0, jokers).order_with_jokers()[..cards];
        let Ok(mut round) = poker::Round::deal(Deck::in_order(order.to_vec()), jokers) else {
            prop_assert!(cards < 5);
            return Ok(());
        };
        for action in wanted {
            listed_iff_accepted(&round, &every_swap())?;
            solo_cards_are_conserved(&round, order)?;
            prop_assert!(round.is_over() || round.left() > 0, "no card left, and not over");
            round = match round.play(action) {
                Ok(round) => round,
                Err(refused) => refused.round,
            };
        }
    }
}

// The page.

/// Something that happens to the page. A click and an answer name how many positions ago they were
/// meant for: none, unless they come late.
#[derive(Clone, Debug)]
enum Event {
    Click(Button, usize),
    Preset(Preset),
    Entropy(Seat, Option<[u8; 32]>, usize),
    Link(Seat, u8, usize),
    Fragment(String),
    ClosedNotice,
}

#[derive(Clone, Copy, Debug)]
enum Button {
    DealBlackjack,
    Hit,
    Stand,
    DealerPause,
    DealSolo,
    Card(usize),
    Swap,
    Finish,
}

fn seat() -> impl Strategy<Value = Seat> {
    select(vec![
        Seat::Blackjack(Source::Entropy),
        Seat::Solo(Source::Entropy),
    ])
}

fn button() -> impl Strategy<Value = Button> {
    prop_oneof![
        4 => Just(Button::DealBlackjack),
        4 => Just(Button::Hit),
        4 => Just(Button::Stand),
        6 => Just(Button::DealerPause),
        4 => Just(Button::DealSolo),
        6 => (0..7_usize).prop_map(Button::Card),
        4 => Just(Button::Swap),
        1 => Just(Button::Finish),
    ]
}

/// Links whole, cut short and mangled, and any other text.
fn fragment() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "#?/?(blackjack|poker/solo|poker|)/?(\\?[a-z=&0-9]{0,20})?",
        "#/(blackjack|poker/solo)\\?(deal=[0-9a-fA-Fg]{62,66})?(&cut=-?[0-9]{0,21})?",
    ]
}

fn event() -> impl Strategy<Value = Event> {
    let ago = || prop_oneof![4 => Just(0_usize), 1 => 1..5_usize];
    let entropy = prop_oneof![5 => bytes().prop_map(Some), 1 => Just(None)];
    prop_oneof![
        30 => (button(), ago()).prop_map(|(button, ago)| Event::Click(button, ago)),
        2 => preset().prop_map(Event::Preset),
        8 => (seat(), entropy, ago())
            .prop_map(|(seat, entropy, ago)| Event::Entropy(seat, entropy, ago)),
        // Few enough that the same link comes again.
        1 => (seat(), 0..3_u8, 0..54_usize).prop_map(|(seat, n, cut)| Event::Link(seat, n, cut)),
        1 => fragment().prop_map(Event::Fragment),
        1 => Just(Event::ClosedNotice),
    ]
}

/// The page, and every position its two tables were ever in, the present one last.
struct Page {
    model: Model,
    at_blackjack: Vec<Position>,
    at_solo: Vec<Position>,
}

impl Page {
    fn open(fragment: &str) -> (Page, Vec<Cmd>) {
        let (model, cmds) = Model::open(fragment, Visitor::default(), &Stored::default());
        let page = Page {
            at_blackjack: vec![model.blackjack(Source::Entropy).position()],
            at_solo: vec![model.solo(Source::Entropy).position()],
            model,
        };
        (page, cmds)
    }

    /// The position of this table so many positions ago, and whether that has passed.
    fn position(&self, seat: Seat, ago: usize) -> (Position, bool) {
        let seen = match seat {
            Seat::Blackjack(_) => &self.at_blackjack,
            Seat::Solo(_) => &self.at_solo,
        };
        let back = ago.min(seen.len() - 1);
        (seen[seen.len() - 1 - back], back > 0)
    }

    /// The message of this event, and whether it comes late.
    fn msg(&self, event: &Event) -> (Msg, bool) {
        match event {
            Event::Click(button, ago) => self.click(*button, *ago),
            Event::Preset(preset) => (
                Msg::Blackjack(Source::Entropy, blackjack::Msg::ChosePreset(*preset)),
                false,
            ),
            Event::Entropy(seat, entropy, ago) => {
                let (at, late) = self.position(*seat, *ago);
                let entropy = entropy.map(Secret::from_bytes).ok_or(NoEntropy);
                (seat.supply(entropy, at), late)
            }
            Event::Link(seat, number, cut) => {
                let path = match seat {
                    Seat::Blackjack(_) => "/blackjack",
                    Seat::Solo(_) => "/poker/solo",
                };
                let secret = Secret::from_bytes([*number; 32]).to_hex();
                let fragment = format!("#{path}?deal={secret}&cut={cut}");
                (Msg::FragmentChanged(fragment), false)
            }
            Event::Fragment(fragment) => (Msg::FragmentChanged(fragment.clone()), false),
            Event::ClosedNotice => (Msg::ClosedNotice, false),
        }
    }

    fn click(&self, button: Button, ago: usize) -> (Msg, bool) {
        let (at_blackjack, late_at_blackjack) =
            self.position(Seat::Blackjack(Source::Entropy), ago);
        let (at_solo, late_at_solo) = self.position(Seat::Solo(Source::Entropy), ago);
        let action = |action| blackjack::Msg::ClickedAction(action, at_blackjack);
        let blackjack = |msg| (Msg::Blackjack(Source::Entropy, msg), late_at_blackjack);
        let solo = |msg| (Msg::Solo(Source::Entropy, msg), late_at_solo);
        match button {
            Button::DealBlackjack => blackjack(blackjack::Msg::ClickedDeal(at_blackjack)),
            Button::Hit => blackjack(action(blackjack::Action::Hit)),
            Button::Stand => blackjack(action(blackjack::Action::Stand)),
            Button::DealerPause => blackjack(blackjack::Msg::DealerPauseOver(at_blackjack)),
            Button::DealSolo => solo(poker::Msg::ClickedDeal(at_solo)),
            Button::Card(place) => solo(poker::Msg::ClickedCard(place, at_solo)),
            Button::Swap => solo(poker::Msg::ClickedSwap(at_solo)),
            Button::Finish => solo(poker::Msg::ClickedFinish(at_solo)),
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
            at_blackjack: push(
                self.at_blackjack,
                model.blackjack(Source::Entropy).position(),
            ),
            at_solo: push(self.at_solo, model.solo(Source::Entropy).position()),
            model,
        };
        (page, cmds)
    }

    /// All that the page knows, but for the hidden cards.
    fn printed(&self) -> String {
        format!("{:?}", self.model)
    }
}

/// All that the page shows, but for the hidden cards and for how often something was told.
fn shown(model: &Model) -> String {
    let (blackjack, solo) = (
        model.blackjack(Source::Entropy),
        model.solo(Source::Entropy),
    );
    let page = (model.route(), model.seat(), model.notice(), model.sheet());
    let first = (blackjack.table(), blackjack.position(), blackjack.news());
    let second = (solo.table(), solo.position(), solo.news(), solo.marks());
    let rest = (blackjack.preset(), blackjack.tally(), solo.cursor());
    format!("{page:?} {first:?} {second:?} {rest:?}")
}

/// Checks that what lies on a table follows from its deal, its rules and its decisions.
fn replays<R: Round + Clone + PartialEq + std::fmt::Debug>(
    table: &Table<R>,
    finish: impl Fn(R) -> R,
) -> Result<(), TestCaseError> {
    if let Table::Dealt(dealt) = table {
        let again = replay::<R>(&dealt.sealed().deal, dealt.rules(), dealt.decisions());
        let again = again.map_err(|why| TestCaseError::fail(why.to_string()))?;
        prop_assert_eq!(finish(again), finish(dealt.round().clone()));
    }
    Ok(())
}

/// Checks that a round under way is still there after anything but a link.
fn keeps_its_round<R: Round>(before: &Table<R>, after: &Table<R>) -> Result<(), TestCaseError> {
    if let Table::Dealt(dealt) = before
        && !dealt.round().is_over()
    {
        prop_assert_eq!(after.sealed(), Some(dealt.sealed()));
        prop_assert!(matches!(after, Table::Dealt(_)));
    }
    Ok(())
}

/// Checks that a dealer who has a card to draw is sent on once for each, or the round would hang.
fn dealer_is_sent_on(before: &Model, after: &Model, cmds: &[Cmd]) -> Result<(), TestCaseError> {
    let position = after.blackjack(Source::Entropy).position();
    let waits = match after.blackjack(Source::Entropy).table() {
        Table::Dealt(dealt) => matches!(dealt.round(), blackjack::Round::Dealer(_)),
        Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
    };
    let is_new = position != before.blackjack(Source::Entropy).position();
    let sent: Vec<&Cmd> = cmds
        .iter()
        .filter(|cmd| matches!(cmd, Cmd::PauseForDealer(..)))
        .collect();
    if waits && is_new {
        prop_assert_eq!(sent, [&Cmd::PauseForDealer(Source::Entropy, position, 650)]);
    } else {
        prop_assert!(sent.is_empty());
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn no_messages_bring_the_page_into_disorder(
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

            // The same again does nothing, but for a card, which is marked and unmarked. What is
            // refused twice is told twice.
            if !matches!(event, Event::Click(Button::Card(_), _)) {
                let (twice, cmds) = page.model.clone().step(msg);
                prop_assert_eq!(shown(&twice), shown(&page.model));
                prop_assert_eq!(cmds, vec![]);
            }

            replays(page.model.blackjack(Source::Entropy).table(), blackjack::Round::dealer_finishes)?;
            replays(page.model.solo(Source::Entropy).table(), |round| round)?;
            if !matches!(event, Event::Link(..) | Event::Fragment(_)) {
                keeps_its_round(before.blackjack(Source::Entropy).table(), page.model.blackjack(Source::Entropy).table())?;
                keeps_its_round(before.solo(Source::Entropy).table(), page.model.solo(Source::Entropy).table())?;
            }
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
        path in select(vec!["/blackjack", "/poker/solo"]),
    ) {
        let hex = Secret::from_bytes(bytes).to_hex();
        let address = Address::parse(&format!("#{path}?deal={hex}&cut={cut}"));
        prop_assert_eq!(address.route.path(), path);
        let shared = SharedDeal::of(deal_of(bytes, cut));
        let link = match address.route.seat() {
            Some(Seat::Solo(_)) => Link::Solo(SharedDeal::of(shared.deal)),
            Some(Seat::Blackjack(_)) | None => Link::Blackjack(shared),
        };
        prop_assert_eq!(address.link, Some(Ok(link)));
    }

    #[test]
    fn no_text_is_too_odd_for_an_address_a_secret_or_a_hand(text in fragment(), any in any::<String>()) {
        for text in [text, any] {
            let _ = Address::parse(&text);
            let _ = text.parse::<fair_deal::core::PokerHand>();
            if let Ok(secret) = text.parse::<Secret>() {
                prop_assert_eq!(secret.to_hex(), text.to_lowercase());
            }
        }
    }
}
