//! The whole app, driven by messages: its addresses, and its tables side by side.

use crate::support::{FREE, Step as _, clicked, clicked_deal, table_of};
use fair_deal::app::route::{Page, Route, TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Cmd, FocusTarget, Model, Msg, Notice, Panel, ReloadState, Stored, Topic};
use fair_deal::blackjack::{Action, Preset, Rules};
use fair_deal::core::{
    CutOutOfRange, Deal, Decks, Mix, ParseMixError, ParseSecretError, Secret, TimeOfDay, Today,
};
use fair_deal::poker::{poker_match, solo_draw, video_poker};
use fair_deal::table::keys::Key;
use fair_deal::table::{
    self, ComingFrom, LinkError, Mode, News, NoEntropy, Origin, Phase, Position, Round, Sealed,
};

/// The app as it opens for a new visitor.
fn open(fragment: &str) -> (Model, Vec<Cmd>) {
    let (model, mut cmds) = Model::open(fragment, Visitor::default(), &Stored::default());
    cmds.retain(|cmd| !matches!(cmd, Cmd::Save(..) | Cmd::TakeTabLock));
    (model, cmds)
}

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

fn position(model: &Model, id: TableId) -> Position {
    match id {
        TableId::Blackjack(_) => model.blackjack(Mode::Free).position(),
        TableId::SoloDraw(_) => model.solo_draw(Mode::Free).position(),
        TableId::VideoPoker(_) => model.video_poker(VideoPokerTableId::Free).position(),
        TableId::PokerMatch(_) => model.poker_match(Mode::Free).position(),
    }
}

/// The app after the browser has answered this table's last request with the secret of this number.
fn supplied(model: Model, id: TableId, number: u8) -> (Model, Vec<Cmd>) {
    let at = position(&model, id);
    model.step(Msg::GotEntropy(id, Ok(secret(number)), at))
}

/// The app after the browser had no entropy for this table's last request.
fn failed(model: Model, id: TableId) -> (Model, Vec<Cmd>) {
    let at = position(&model, id);
    model.step(Msg::GotEntropy(id, Err(NoEntropy), at))
}

fn go(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

/// A link at this path to the uncut deal of this number.
fn link(path: &str, number: u8) -> String {
    format!("#{path}?deal={}&cut=0", secret(number).to_hex())
}

/// The deal of that link.
fn linked(number: u8) -> Sealed {
    Sealed::shared(Deal::uncut(secret(number), Decks::ONE))
}

/// The app at this address with all tables ready. Naturals are not special, so every round of blackjack waits for the
/// player.
fn page(fragment: &str) -> Model {
    let (model, cmds) = open(fragment);
    let first = Position::default();
    assert_eq!(
        cmds,
        [
            Cmd::DrawEntropy(TableId::Blackjack(Mode::Free), first),
            Cmd::DrawEntropy(TableId::SoloDraw(Mode::Free), first),
            Cmd::DrawEntropy(TableId::VideoPoker(VideoPokerTableId::Free), first),
            Cmd::DrawEntropy(TableId::PokerMatch(Mode::Free), first)
        ],
        "{fragment}"
    );
    let chose = table::Msg::ChoseRules(Preset::HouseWinsTies.rules());
    [
        Msg::Blackjack(Mode::Free, chose),
        Msg::GotEntropy(TableId::Blackjack(Mode::Free), Ok(secret(1)), first),
        Msg::GotEntropy(TableId::SoloDraw(Mode::Free), Ok(secret(2)), first),
        Msg::GotEntropy(
            TableId::VideoPoker(VideoPokerTableId::Free),
            Ok(secret(4)),
            first,
        ),
        Msg::GotEntropy(TableId::PokerMatch(Mode::Free), Ok(secret(3)), first),
    ]
    .into_iter()
    .fold(model, |model, msg| {
        let (model, cmds) = model.step(msg);
        assert_eq!(cmds, [], "{fragment}");
        model
    })
}

/// A click on this table's Deal at its present position.
fn deal_click(model: &Model, id: TableId) -> Msg {
    match id {
        TableId::Blackjack(_) => Msg::Blackjack(
            Mode::Free,
            clicked_deal(model.blackjack(Mode::Free).position()),
        ),
        TableId::SoloDraw(_) => Msg::SoloDraw(
            Mode::Free,
            clicked_deal(model.solo_draw(Mode::Free).position()),
        ),
        TableId::VideoPoker(_) => Msg::VideoPoker(
            VideoPokerTableId::Free,
            clicked_deal(model.video_poker(VideoPokerTableId::Free).position()),
        ),
        TableId::PokerMatch(_) => Msg::PokerMatch(
            Mode::Free,
            clicked_deal(model.poker_match(Mode::Free).position()),
        ),
    }
}

fn click_deal(model: Model, id: TableId) -> (Model, Vec<Cmd>) {
    let msg = deal_click(&model, id);
    model.step(msg)
}

fn stand(model: Model) -> (Model, Vec<Cmd>) {
    let at = model.blackjack(Mode::Free).position();
    model.step(Msg::Blackjack(Mode::Free, clicked(Action::Stand, at)))
}

fn finish(model: Model) -> (Model, Vec<Cmd>) {
    let at = model.solo_draw(Mode::Free).position();
    model.step(Msg::SoloDraw(
        Mode::Free,
        clicked(solo_draw::Action::Finish, at),
    ))
}

fn stand_pat(model: Model) -> (Model, Vec<Cmd>) {
    let at = model.poker_match(Mode::Free).position();
    model.step(Msg::PokerMatch(
        Mode::Free,
        clicked(poker_match::Action::StandPat, at),
    ))
}

/// The app after the round at this table was played to its end in the shortest way.
fn end(model: Model, id: TableId) -> Model {
    match id {
        TableId::Blackjack(_) => {
            let (mut model, mut cmds) = stand(model);
            while let [Cmd::Pause(_, at, _)] = cmds[..] {
                let pause_over = table::Msg::PauseOver(at);
                (model, cmds) = model.step(Msg::Blackjack(Mode::Free, pause_over));
            }
            model
        }
        TableId::SoloDraw(_) => finish(model).0,
        TableId::VideoPoker(_) => {
            let at = model.video_poker(VideoPokerTableId::Free).position();
            let pat = clicked(video_poker::Action::StandPat, at);
            model.step(Msg::VideoPoker(VideoPokerTableId::Free, pat)).0
        }
        TableId::PokerMatch(_) => stand_pat(model).0,
    }
}

/// The app after the sealed pack at this table was dealt and played to its end.
fn play(model: Model, id: TableId) -> Model {
    let (model, cmds) = click_deal(model, id);
    assert_eq!(cmds, []);
    end(model, id)
}

fn sealed(model: &Model, id: TableId) -> Option<Sealed> {
    match id {
        TableId::Blackjack(_) => model.blackjack(Mode::Free).phase().sealed().cloned(),
        TableId::SoloDraw(_) => model.solo_draw(Mode::Free).phase().sealed().cloned(),
        TableId::VideoPoker(_) => model
            .video_poker(VideoPokerTableId::Free)
            .phase()
            .sealed()
            .cloned(),
        TableId::PokerMatch(_) => model.poker_match(Mode::Free).phase().sealed().cloned(),
    }
}

fn lies_on<R: Round>(phase: &Phase<R>) -> &'static str {
    match phase {
        Phase::Bare => "bare",
        Phase::Ready(_) => "ready",
        Phase::Cutting(_) => "cut",
        Phase::Dealt(dealt) if dealt.round().is_over() => "over",
        Phase::Dealt(_) => "playing",
    }
}

fn phase(model: &Model, id: TableId) -> &'static str {
    match id {
        TableId::Blackjack(_) => lies_on(model.blackjack(Mode::Free).phase()),
        TableId::SoloDraw(_) => lies_on(model.solo_draw(Mode::Free).phase()),
        TableId::VideoPoker(_) => lies_on(model.video_poker(VideoPokerTableId::Free).phase()),
        TableId::PokerMatch(_) => lies_on(model.poker_match(Mode::Free).phase()),
    }
}

fn path(id: TableId) -> &'static str {
    id.route().path()
}

/// All tables except this one.
fn others(id: TableId) -> impl Iterator<Item = TableId> {
    FREE.into_iter().filter(move |other| *other != id)
}

/// Another table: the one after this one.
fn other(id: TableId) -> TableId {
    let mut after = FREE.into_iter().cycle().skip_while(|it| *it != id);
    after.nth(1).expect("a cycle")
}

/// The debug output of the app without hidden cards. Tests compare it to see that nothing changed.
fn printed(model: &Model) -> String {
    format!("{model:?}")
}

/// The debug output of one of its tables.
fn printed_table(model: &Model, id: TableId) -> String {
    match id {
        TableId::Blackjack(_) => format!("{:?}", model.blackjack(Mode::Free)),
        TableId::SoloDraw(_) => format!("{:?}", model.solo_draw(Mode::Free)),
        TableId::VideoPoker(_) => format!("{:?}", model.video_poker(VideoPokerTableId::Free)),
        TableId::PokerMatch(_) => format!("{:?}", model.poker_match(Mode::Free)),
    }
}

#[test]
fn page_opens_at_its_address_with_tables_ready() {
    for route in Route::all() {
        let (model, _) = open(&format!("#{}", route.path()));
        assert_eq!(model.route(), route);
        assert_eq!(model.notice(), None, "{route:?}");
    }
    let tables = FREE.map(|id| (format!("#{}", path(id)), id.route()));
    let places = [
        ("", Route::Home),
        ("#/", Route::Home),
        ("#/nowhere", Route::Unknown),
    ];
    let places = places.map(|(fragment, route)| (fragment.to_owned(), route));
    for (fragment, route) in tables.into_iter().chain(places) {
        let model = page(&fragment);
        assert_eq!(model.route(), route, "{fragment}");
        assert_eq!(model.notice(), None, "{fragment}");
        for (id, number) in [
            (TableId::Blackjack(Mode::Free), 1),
            (TableId::SoloDraw(Mode::Free), 2),
            (TableId::VideoPoker(VideoPokerTableId::Free), 4),
            (TableId::PokerMatch(Mode::Free), 3),
        ] {
            assert_eq!(phase(&model, id), "ready", "{fragment}");
            let fresh = Sealed::fresh(secret(number), Decks::ONE);
            assert_eq!(sealed(&model, id), Some(fresh), "{fragment}");
        }
    }
}

#[test]
fn navigation_leaves_the_tables_alone() {
    let mut model = page("#/blackjack");
    for id in FREE {
        (model, _) = click_deal(model, id);
    }
    let tables = FREE.map(|id| printed_table(&model, id));
    let everywhere = Route::all().map(|route| (format!("#{}", route.path()), route));
    let others = [("#/nowhere?deal=7", Route::Unknown), ("", Route::Home)];
    let others = others.map(|(fragment, route)| (fragment.to_owned(), route));
    for (fragment, route) in everywhere.chain(others) {
        let (after, mut cmds) = model.step(go(&fragment));
        // A visit requests the daily deal and the guide.
        cmds.retain(|cmd| !matches!(cmd, Cmd::AskDate(_) | Cmd::CheckDay(_) | Cmd::FetchGuide(_)));
        model = after;
        let arrived = vec![Cmd::Focus(FocusTarget::Page)];
        assert_eq!((model.route(), cmds), (route, arrived), "{fragment}");
        assert_eq!(model.announcement().topic, Topic::Place, "{fragment}");
        assert_eq!(
            FREE.map(|id| printed_table(&model, id)),
            tables,
            "{fragment}"
        );
    }
}

#[test]
fn action_at_one_table_leaves_the_others_alone() {
    for id in FREE {
        let still = page("#/");
        let unmoved = |model: &Model, what: &str| {
            for other in others(id) {
                let (now, before) = (printed_table(model, other), printed_table(&still, other));
                assert_eq!(now, before, "{what}, at {id:?}");
            }
        };
        let model = play(page("#/"), id);
        unmoved(&model, "a round");
        let (model, cmds) = click_deal(model, id);
        assert_eq!(cmds, [Cmd::DrawEntropy(id, position(&model, id))]);
        let (model, _) = supplied(model, id, 3);
        unmoved(&model, "the next deal");
        let (model, _) = model.step(go(&link(path(id), 4)));
        unmoved(&model, "a link");
        let (model, _) = failed(model, id);
        unmoved(&model, "no entropy");
    }
}

#[test]
fn dealer_continues_while_another_table_is_shown() {
    // The first deal in which the dealer has a card to draw.
    let (model, at) = (1..=u8::MAX)
        .find_map(|number| {
            let model = page(&link("/blackjack", number));
            let (model, cmds) = stand(click_deal(model, TableId::Blackjack(Mode::Free)).0);
            match cmds[..] {
                [Cmd::Pause(_, at, _)] => Some((model, at)),
                _ => None,
            }
        })
        .expect("there is one");
    let (model, _) = model.step(go("#/poker/solo"));
    let left = |model: &Model| match model.blackjack(Mode::Free).phase() {
        Phase::Dealt(dealt) => dealt.round().left(),
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => 52,
    };
    let before = left(&model);
    let pause_over = table::Msg::PauseOver(at);
    let (model, _) = model.step(Msg::Blackjack(Mode::Free, pause_over));
    assert_eq!((left(&model), model.route()), (before - 1, Route::SOLO));
}

#[test]
fn link_opens_its_table_and_shows_its_seal() {
    for (id, route) in FREE.map(|id| (id, id.route())) {
        // When the page opens, before any entropy, and after it has arrived.
        let (opened, _) = open(&link(path(id), 7));
        let (gone_to, cmds) = page("#/").step(go(&link(path(id), 7)));
        assert_eq!(cmds, [Cmd::Focus(FocusTarget::Page)], "{id:?}");
        for model in [opened, gone_to] {
            let (model, cmds) = supplied(model, id, 8);
            assert_eq!((model.route(), cmds), (route, vec![]));
            assert_eq!(phase(&model, id), "ready");
            assert_eq!(sealed(&model, id), Some(linked(7)));
            let (model, _) = click_deal(model, id);
            assert_eq!(sealed(&model, id), Some(linked(7)));
        }
    }
}

#[test]
fn link_opens_with_its_cut() {
    let fragment = format!("#/blackjack?deal={}&cut=17", secret(7).to_hex());
    let (model, _) = open(&fragment);
    let deal = Deal::new(secret(7), Decks::ONE, 17).expect("in range");
    assert_eq!(
        sealed(&model, TableId::Blackjack(Mode::Free)),
        Some(Sealed::shared(deal))
    );
}

#[test]
fn link_opens_with_its_mix() {
    for id in FREE {
        let query = format!("deal={}&cut=0&mix=+6%206%20", secret(7).to_hex());
        let (model, _) = open(&format!("#{}?{query}", path(id)));
        let mix: Mix = "+6 6".parse().expect("a mix");
        let deal = Deal::uncut(secret(7), Decks::ONE).mixed(mix);
        assert_eq!(sealed(&model, id), Some(Sealed::shared(deal)));
    }
}

#[test]
fn back_and_forward_keep_the_round_of_a_link() {
    for id in FREE {
        let (model, _) = page("#/").step(go(&link(path(id), 7)));
        let (playing, _) = click_deal(model, id);
        let before = printed_table(&playing, id);
        let (away, _) = playing.step(go(&format!("#{}", path(other(id)))));
        let (back, cmds) = away.step(go(&link(path(id), 7)));
        assert_eq!(cmds, [Cmd::Focus(FocusTarget::Page)], "{id:?}");
        assert_eq!(printed_table(&back, id), before, "{id:?}");

        let (model, cmds) = back.step(go(&link(path(id), 9)));
        assert_eq!(cmds, [], "{id:?}");
        assert_eq!(phase(&model, id), "ready");
        assert_eq!(sealed(&model, id), Some(linked(9)));
    }
}

#[test]
fn fresh_deal_removes_the_link_from_the_address() {
    for id in FREE {
        let (model, _) = page("#/").step(go(&link(path(id), 7)));
        let over = play(model, id);
        assert_eq!(phase(&over, id), "over");
        assert_eq!(sealed(&over, id), Some(linked(7)));
        let (asked, cmds) = click_deal(over, id);
        assert_eq!(
            cmds,
            [Cmd::DrawEntropy(id, position(&asked, id))],
            "the shared deal is still there"
        );

        let (failed, cmds) = failed(asked.clone(), id);
        assert_eq!(cmds, [], "the shared deal is still there");
        assert_eq!(sealed(&failed, id), Some(linked(7)));

        let (next, cmds) = supplied(asked, id, 8);
        assert_eq!(cmds, [Cmd::ReplaceFragment(path(id))]);
        assert_eq!(
            sealed(&next, id),
            Some(Sealed::fresh(secret(8), Decks::ONE))
        );

        // After that the address contains no link.
        let (asked, _) = click_deal(end(next, id), id);
        assert_eq!(supplied(asked, id, 9).1, []);
    }
}

#[test]
fn damaged_link_is_reported_and_leaves_the_table() {
    let hex = secret(7).to_hex();
    for (query, error) in [
        ("cut=3".to_owned(), LinkError::NoSecret),
        (
            format!("deal={}", &hex[..40]),
            LinkError::Secret(ParseSecretError { characters: 40 }),
        ),
        (format!("deal={hex}&cut=x"), LinkError::CutIsNoNumber),
        (
            format!("deal={hex}&cut=52"),
            LinkError::Cut(CutOutOfRange { cut: 52, cards: 52 }),
        ),
        (
            format!("deal={hex}&mix={}", "6".repeat(101)),
            LinkError::Mix(ParseMixError::TooLong { characters: 101 }),
        ),
        (
            format!("deal={hex}&mix=a%09b"),
            LinkError::Mix(ParseMixError::ControlCharacter),
        ),
        ("mix=3+1+4".to_owned(), LinkError::NoSecret),
        (format!("deal={hex}&rules=whist"), LinkError::Rules),
        // The size of the pack is unknown, so the error is about the rules and not about the cut.
        (format!("deal={hex}&rules=whist&cut=200"), LinkError::Rules),
        (format!("deal={hex}&play=x"), LinkError::Play),
    ] {
        for id in FREE {
            let (playing, _) = click_deal(page("#/"), id);
            let before = printed_table(&playing, id);
            let fragment = format!("#{}?{query}", path(id));
            let (told, cmds) = playing.step(go(&fragment));
            let mended = Cmd::ReplaceFragment(path(id));
            assert_eq!(cmds, [mended, Cmd::Focus(FocusTarget::Page)], "{fragment}");
            assert_eq!(told.notice(), Some(Notice::Link(error)), "{fragment}");
            assert_eq!(told.route().path(), path(id), "{fragment}");
            assert_eq!(printed_table(&told, id), before, "{fragment}");

            // A page change closes the notice too.
            let (closed, cmds) = told.clone().step(Msg::ClosedNotice);
            assert_eq!(closed.notice(), None);
            assert_eq!(cmds, []);
            let (elsewhere, cmds) = told.step(go("#/"));
            assert_eq!(
                (elsewhere.notice(), cmds),
                (None, vec![Cmd::Focus(FocusTarget::Page)])
            );
            assert_eq!(printed_table(&elsewhere, id), before, "{fragment}");
        }
    }
}

/// The rules at the blackjack table from the next deal on.
fn rules(model: &Model) -> Rules {
    *model.blackjack(Mode::Free).rules()
}

#[test]
fn rules_in_the_address_are_chosen_once() {
    const MENDED: Cmd = Cmd::ReplaceFragment("/blackjack");
    let vegas = Preset::Vegas.rules();
    for elsewhere in ["#/blackjack", "#/settings", "#/poker/solo", "#/lab"] {
        let (model, cmds) = page(elsewhere).step(go("#/blackjack?rules=vegas"));
        let (model, cmds) = if cmds.contains(&Cmd::ResumeTables) {
            // The visitor had not been at a table of the app before.
            let stored = Stored::default();
            model.step(Msg::ResumedTables(
                stored,
                "#/blackjack?rules=vegas".to_owned(),
            ))
        } else {
            (model, cmds)
        };
        assert_eq!(rules(&model), vegas, "{elsewhere}");
        assert!(cmds.contains(&MENDED), "{elsewhere}: {cmds:?}");
        assert_eq!(model.notice(), None);
        // Rules that already hold change nothing.
        let (same, cmds) = model.step(go("#/blackjack?rules=vegas"));
        assert_eq!((rules(&same), same.notice()), (vegas, None));
        assert_eq!(cmds, [MENDED]);
    }
    let (model, cmds) = open("#/blackjack?rules=single-deck");
    assert_eq!(rules(&model), Preset::SingleDeck.rules());
    assert!(cmds.contains(&MENDED), "{cmds:?}");
}

#[test]
fn rules_in_the_address_wait_for_the_end_of_the_round() {
    let id = TableId::Blackjack(Mode::Free);
    let (playing, _) = click_deal(page("#/blackjack"), id);
    let (told, cmds) = playing.step(go("#/blackjack?rules=vegas"));
    assert_eq!(told.notice(), None);
    assert_eq!(cmds, [Cmd::ReplaceFragment("/blackjack")]);
    let vegas = Preset::Vegas.rules();
    let coming = |model: &Model| {
        let coming = model.blackjack(Mode::Free).coming();
        coming.map(|(rules, from)| (*rules, from))
    };
    assert_eq!(coming(&told), Some((vegas, ComingFrom::NextDeal)));
    assert_eq!(rules(&told), Preset::HouseWinsTies.rules());
    // The table's own rules take the choice back.
    let (same, _) = told.step(go("#/blackjack?rules=house-wins-ties"));
    assert_eq!(coming(&same), None);

    // A shared deal keeps its rules.
    let shared = format!("#/blackjack?deal={}", secret(7).to_hex());
    let (ready, _) = page("#/blackjack").step(go(&shared));
    let (told, _) = ready.step(go("#/blackjack?rules=vegas"));
    assert_eq!(coming(&told), Some((vegas, ComingFrom::DealAfterThis)));
    assert_eq!(rules(&told), Preset::HouseWinsTies.rules());
}

#[test]
fn rules_that_no_table_has_are_a_damaged_link() {
    for text in ["", "whist", "vegas.ace-2", "vegas%FF"] {
        let (told, cmds) = page("#/").step(go(&format!("#/blackjack?rules={text}")));
        assert_eq!(told.notice(), Some(Notice::Link(LinkError::RulesAlone)));
        assert!(cmds.contains(&Cmd::ReplaceFragment("/blackjack")));
        assert_eq!(rules(&told), Preset::HouseWinsTies.rules(), "{text}");
    }
    for path in ["/poker/solo", "/poker/jacks", "/poker/duel"] {
        let (told, cmds) = page("#/").step(go(&format!("#{path}?rules=vegas")));
        assert_eq!(
            told.notice(),
            Some(Notice::Link(LinkError::RulesAlone)),
            "{path}"
        );
        assert!(cmds.contains(&Cmd::ReplaceFragment(path)));
    }
}

#[test]
fn rules_of_a_link_hold_at_poker_tables_too() {
    let (solo_draw, cmds) = page("#/").step(go("#/poker/solo?rules=2-jokers"));
    assert_eq!(solo_draw.notice(), None);
    assert_eq!(
        solo_draw.solo_draw(Mode::Free).rules().to_string(),
        "2-jokers"
    );
    assert!(cmds.contains(&Cmd::ReplaceFragment("/poker/solo")));
    let (poker_match, _) = page("#/").step(go("#/poker/duel?rules=rk-1-joker"));
    assert_eq!(
        poker_match.poker_match(Mode::Free).rules().to_string(),
        "rk-1-joker"
    );
    // A round keeps the rules that it began with.
    let (dealt, _) = poker_match.step(Msg::Pressed(Key::Enter));
    let (told, _) = dealt.step(go("#/poker/duel?rules=rko"));
    let coming = told.poker_match(Mode::Free).coming();
    assert!(coming.is_some_and(|(rules, _)| rules.to_string() == "rko"));
}

fn says_no_entropy(model: &Model, id: TableId) -> bool {
    match id {
        TableId::Blackjack(mode) => model.blackjack(mode).news() == Some(&News::NoEntropy),
        TableId::SoloDraw(mode) => model.solo_draw(mode).news() == Some(&News::NoEntropy),
        TableId::VideoPoker(mode) => model.video_poker(mode).news() == Some(&News::NoEntropy),
        TableId::PokerMatch(mode) => model.poker_match(mode).news() == Some(&News::NoEntropy),
    }
}

#[test]
fn missing_entropy_is_reported_and_deal_retries() {
    let (mut model, _) = open("#/");
    for id in FREE {
        assert!(!says_no_entropy(&model, id), "{id:?}");
        let (told, cmds) = failed(model, id);
        assert_eq!(cmds, []);
        assert!(says_no_entropy(&told, id), "{id:?}");
        model = told;
    }

    for id in FREE {
        assert_eq!(phase(&model, id), "bare");
        let (asked, cmds) = click_deal(model.clone(), id);
        assert_eq!(cmds, [Cmd::DrawEntropy(id, position(&asked, id))]);
        let (supplied, _) = supplied(asked, id, 3);
        assert_ne!(phase(&supplied, id), "ready", "Deal was pressed");
    }
}

#[test]
fn entropy_failure_in_a_round_changes_nothing() {
    let mut model = page("#/");
    for id in FREE {
        (model, _) = click_deal(model, id);
    }
    let before = printed(&model);
    for id in FREE {
        for answer in [Err(NoEntropy), Ok(secret(9))] {
            let at = position(&model, id);
            let (after, cmds) = model.step(Msg::GotEntropy(id, answer, at));
            model = after;
            assert_eq!(cmds, [], "{answer:?}");
            assert_eq!(printed(&model), before, "{answer:?}");
        }
    }
}

#[test]
fn a_double_click_on_deal_deals_once_and_asks_once() {
    for id in FREE {
        let model = page("#/");
        let click = deal_click(&model, id);
        let (once, _) = model.step(click.clone());
        assert_eq!(phase(&once, id), "playing");
        let before = printed(&once);
        let (twice, cmds) = once.step(click);
        assert_eq!((printed(&twice), cmds), (before, vec![]));

        let over = end(twice, id);
        let click = deal_click(&over, id);
        let (once, cmds) = over.step(click.clone());
        assert_eq!(cmds, [Cmd::DrawEntropy(id, position(&once, id))]);
        assert_eq!(once.step(click).1, [], "{id:?}");
    }
}

#[test]
fn the_preset_stays_chosen_while_the_page_is_open() {
    let chose = Msg::Blackjack(Mode::Free, table::Msg::ChoseRules(Preset::Exam.rules()));
    let (model, cmds) = page("#/blackjack").step(chose);
    assert_eq!(cmds, []);
    let (model, _) = model.step(go("#/poker/solo"));
    let (model, _) = model.step(go(&link("/blackjack", 7)));
    assert_eq!(model.blackjack(Mode::Free).rules(), &Preset::Exam.rules());
}

#[test]
fn round_keeps_its_decisions_and_origin() {
    fn kept<R: Round>(phase: &Phase<R>) -> (String, Origin) {
        match phase {
            Phase::Dealt(dealt) => (dealt.decisions().to_string(), dealt.sealed().origin),
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => panic!("a round"),
        }
    }
    for (id, decisions) in FREE.into_iter().zip(["s", "0", "5-0", "0"]) {
        let model = play(page("#/"), id);
        let (written, origin) = match id {
            TableId::Blackjack(mode) => kept(model.blackjack(mode).phase()),
            TableId::SoloDraw(mode) => kept(model.solo_draw(mode).phase()),
            TableId::VideoPoker(mode) => kept(model.video_poker(mode).phase()),
            TableId::PokerMatch(mode) => kept(model.poker_match(mode).phase()),
        };
        assert_eq!(
            (written.as_str(), origin),
            (decisions, Origin::Fresh),
            "{id:?}"
        );
    }
}

#[test]
fn fresh_deal_at_home_keeps_the_address_of_home() {
    let (model, _) = page("#/").step(go(&link("/blackjack", 7)));
    let (home, _) = play(model, TableId::Blackjack(Mode::Free)).step(go("#/"));
    let (asked, _) = click_deal(home, TableId::Blackjack(Mode::Free));
    let (next, cmds) = supplied(asked, TableId::Blackjack(Mode::Free), 8);
    assert_eq!(next.route(), Route::Home);
    assert_eq!(cmds, [Cmd::ReplaceFragment("/")]);
}

#[test]
fn fresh_deal_keeps_another_tables_link() {
    for id in FREE {
        let (model, _) = page("#/").step(go(&link(path(id), 7)));
        let (asked, _) = click_deal(play(model, id), id);
        let (elsewhere, _) = asked.step(go(&link(path(other(id)), 9)));
        let (next, cmds) = supplied(elsewhere, id, 8);
        assert_eq!(
            sealed(&next, id),
            Some(Sealed::fresh(secret(8), Decks::ONE))
        );
        assert_eq!(cmds, [], "{id:?}");
    }
}

#[test]
fn closing_a_missing_notice_changes_nothing() {
    for fragment in [&link("/blackjack", 7), "#/nowhere"] {
        let (model, _) = open(fragment);
        let before = printed(&model);
        let (after, cmds) = model.step(Msg::ClosedNotice);
        assert_eq!((printed(&after), cmds), (before, vec![]), "{fragment}");
    }
}

#[test]
fn link_to_home_opens_its_deal_at_blackjack() {
    let (model, _) = page("#/").step(go(&link("/", 7)));
    assert_eq!(model.route(), Route::Home);
    assert_eq!(
        sealed(&model, TableId::Blackjack(Mode::Free)),
        Some(linked(7))
    );
}

#[test]
fn end_of_day_is_the_browsers_last_answer() {
    let (model, cmds) = open("#/blackjack/daily");
    let at = TableId::Blackjack(Mode::Daily);
    assert!(cmds.contains(&Cmd::AskDate(at)));
    assert_eq!(model.day_ends(), None);
    let date = "2026-11-21".parse().expect("a day");
    let told = |ends| Msg::GotDate(at, Some(Today { date, ends }));
    // In London when the clocks go forward.
    let [one, midnight] = [-60.0, 0.0].map(TimeOfDay::at_midnight_utc);
    assert_ne!(one, midnight);
    let (model, _) = model.step(told(midnight));
    assert_eq!(model.day_ends(), midnight);
    let (model, _) = model.step(told(one));
    assert_eq!(model.day_ends(), one);
    // The same day does not set up the table again.
    let (again, _) = model.clone().step(told(None));
    assert_eq!(again.day_ends(), None);
    assert_eq!(table_of(&again, at).sealed(), table_of(&model, at).sealed());
}

#[test]
fn missing_storage_is_reported_once_across_bundles() {
    let stored = |reload| Stored {
        no_storage: true,
        reload,
        ..Stored::default()
    };
    // Before the reload, the settings were chosen and the storage error was reported.
    let handed_over = stored(Some(ReloadState {
        settings: Some("theme=dark".to_owned()),
        ..ReloadState::default()
    }));
    let (model, _) = Model::open("#/poker/solo", Visitor::default(), &handed_over);
    assert_eq!(model.notice(), None);
}

/// A panel has an entry of its own in the browser's history.
#[test]
fn browser_history_opens_and_closes_panels() {
    for panel in Panel::ALL {
        assert_eq!(Panel::from_code(panel.code()), Some(panel));
        let (open, cmds) = page("#/blackjack").step(Msg::WentToPanel(Some(panel)));
        assert_eq!(open.panel(), Some(panel));
        assert!(cmds.contains(&Cmd::Focus(FocusTarget::Panel)), "{cmds:?}");
        let (same, cmds) = open.step(Msg::WentToPanel(Some(panel)));
        assert_eq!((same.panel(), cmds), (Some(panel), vec![]));
        let (closed, cmds) = same.step(Msg::WentToPanel(None));
        assert_eq!(closed.panel(), None);
        assert_eq!(cmds, [Cmd::Focus(FocusTarget::BeforePanel)]);
        assert_eq!(closed.step(Msg::WentToPanel(None)).1, []);
        // A reload finds it open.
        let stored = Stored {
            panel: Some(panel),
            ..Stored::default()
        };
        let (again, _) = Model::open("#/blackjack", Visitor::default(), &stored);
        assert_eq!(again.panel(), Some(panel));
    }
    // The settings page has no settings panel.
    let (there, _) = page("#/settings").step(Msg::WentToPanel(Some(Panel::Settings)));
    assert_eq!(there.panel(), None);
}

#[test]
fn guide_links_lead_to_pages_of_the_game() {
    for id in TableId::ALL {
        let (model, _) = open(&format!("#{}", id.route().path()));
        let pages: Vec<String> = model
            .pages_of_game()
            .into_iter()
            .map(|(page, fields)| page.with(&fields))
            .collect();
        let expected: Vec<String> = match id {
            TableId::Blackjack(_) => ["/blackjack/rules", "/blackjack/counting"]
                .map(str::to_owned)
                .to_vec(),
            TableId::VideoPoker(at) => {
                let rules = model.video_poker(at).rules();
                vec![format!("/poker/paytable?rules={rules}&coins=5")]
            }
            TableId::SoloDraw(_) | TableId::PokerMatch(_) => vec![],
        };
        assert_eq!(pages, expected, "{id:?}");
    }
    let (guide, _) = open("#/rules");
    let pages = guide.pages_of_game().into_iter().map(|(page, _)| page);
    let all = [Page::Rules, Page::Counting, Page::PayTable];
    assert_eq!(pages.collect::<Vec<_>>(), all);
}
