//! Links and saves of released versions keep working: tests/golden/links.json.

use crate::support::{click_deal, golden};
use fair_deal::app::route::{Address, Link, LinkRequest, TableId, VideoPokerTableId};
use fair_deal::blackjack::Blackjack;
use fair_deal::check::{AnyCheck, CheckVerdict, Noted};
use fair_deal::poker::{DayGame, PayTable, PokerMatch, SoloDraw, VideoPoker};
use fair_deal::table::{AnyTable as _, Fields, Game, Mode, Phase, Round, SharedDeal, Stage, Table};
use serde_json::Value;

fn list(file: &Value, name: &str) -> Vec<Value> {
    let list = file[name].as_array().expect(name);
    assert!(!list.is_empty(), "{name}");
    list.clone()
}

/// The first eight cards of the deal on this table.
fn first<G: Game>(table: &Table<G>) -> String {
    let sealed = table.phase().sealed().expect("a deal");
    let order = sealed.deal.order_with_jokers();
    let codes: Vec<String> = order[..8].iter().map(ToString::to_string).collect();
    codes.join(" ")
}

fn phase<G: Game>(table: &Table<G>) -> &'static str {
    match table.phase() {
        Phase::Bare => "bare",
        Phase::Ready(_) => "ready",
        Phase::Cutting(_) => "cut",
        Phase::Dealt(dealt) => match dealt.round().stage() {
            Stage::Player => "player",
            Stage::Dealer => "dealer",
            Stage::Swap => "swap",
            Stage::Over => "over",
        },
    }
}

/// Opens a link at a fresh table and deals it.
fn opens<G: Game>(shared: SharedDeal<G>, known: &Value) {
    let theirs = shared.decisions.clone();
    let theirs = theirs.map(|decisions| decisions.to_string());
    assert_eq!(known["theirs"].as_str(), theirs.as_deref(), "{known}");
    let (mut table, _) = Table::<G>::open(Mode::Free);
    table.update(fair_deal::table::Msg::OpenedLink(shared));
    assert_eq!(phase(&table), "ready", "{known}");
    assert_eq!(known["first"], first(&table), "{known}");
    let rules = known["rules"].as_str().expect("rules");
    assert_eq!(named(rules), table.rules().to_string(), "{known}");
    let (dealt, _) = click_deal(table);
    assert!(dealt.is_dealt(), "{known}");
    assert_eq!(dealt.shared_round().is_some(), theirs.is_some(), "{known}");
    assert!(dealt.shared_round().is_none_or(|round| round.is_over()));
}

#[test]
fn every_link_opens_its_deal() {
    for known in list(&golden("links.json"), "links") {
        let fragment = known["link"].as_str().expect("a link");
        match Address::parse(fragment).link {
            Some(Ok(Link::Blackjack(LinkRequest::Deal(shared)))) => opens(shared, &known),
            Some(Ok(Link::SoloDraw(LinkRequest::Deal(shared)))) => opens(shared, &known),
            Some(Ok(Link::VideoPoker(LinkRequest::Deal(shared)))) => opens(shared, &known),
            Some(Ok(Link::PokerMatch(LinkRequest::Deal(shared)))) => opens(shared, &known),
            link => panic!("{fragment}: {link:?}"),
        }
    }
}

/// The hands and the rules of a link to practice, written again; `None` for another link.
fn practice(link: Link) -> Option<(String, Option<String>)> {
    fn of<G: Game>(request: LinkRequest<G>) -> Option<(String, Option<String>)> {
        match request {
            LinkRequest::Practice(hands, rules) => {
                Some((hands.ok()?.to_string(), rules.map(|it| it.to_string())))
            }
            LinkRequest::Deal(_) | LinkRequest::Rules(_) => None,
        }
    }
    match link {
        Link::Blackjack(request) => of(request),
        Link::SoloDraw(request) => of(request),
        Link::VideoPoker(request) => of(request),
        Link::PokerMatch(request) => of(request),
    }
}

#[test]
fn practice_links_name_their_hands_and_rules() {
    for known in list(&golden("links.json"), "practice") {
        let fragment = known["link"].as_str().expect("a link");
        let link = Address::parse(fragment).link.expect("a link");
        let (hands, rules) = link.ok().and_then(practice).expect(fragment);
        assert_eq!(known["hands"], hands, "{fragment}");
        let known = known["rules"].as_str().map(named);
        assert_eq!(known, rules, "{fragment}");
    }
}

#[test]
fn every_check_link_is_consistent() {
    for known in list(&golden("links.json"), "checks") {
        let query = known.as_str().expect("a query");
        let check = AnyCheck::parse(&Fields::parse(query));
        let check = check.expect("a deal").expect(query);
        assert_eq!(
            check.verdict(&Noted::Nothing),
            CheckVerdict::Consistent,
            "{query}"
        );
    }
}

/// Restores a save and saves it again.
fn restores<G: Game>(mode: Mode, known: &Value) {
    let save = known["save"].as_str().expect("a save");
    let (table, _) = Table::<G>::restore(mode, save).expect(save);
    assert_eq!(known["phase"], phase(&table), "{save}");
    assert_eq!(known["first"], first(&table), "{save}");
    let sealed = table.sealed().expect("a deal");
    assert_eq!(known["seal"], sealed.seal.to_string(), "{save}");
    let again = table.save().expect("something to save");
    assert_eq!(as_today(&again), as_today(save));
    let (table, _) = Table::<G>::restore(mode, &again).expect(&again);
    assert_eq!(table.save(), Some(again));
}

/// The save with its rules in today's form.
fn as_today(save: &str) -> String {
    let fields = Fields::parse(save);
    let each = fields.each().map(|(name, value)| match name {
        "rules" | "next" => (name, named(value)),
        _ => (name, value.to_owned()),
    });
    let written = each.fold(Fields::new(), |all, (name, value)| all.with(name, value));
    written.to_string()
}

/// Rules in today's form. Pay tables of released versions did not name their game.
fn named(rules: &str) -> String {
    let table: Result<PayTable, _> = rules.parse();
    table.map_or_else(|_| rules.to_owned(), |table| table.to_string())
}

#[test]
fn every_save_round_trips() {
    let saves = list(&golden("links.json"), "saves");
    // No released version has the daily deals of the other games.
    let is_new = |id: &TableId| match id {
        TableId::VideoPoker(VideoPokerTableId::Daily(game)) => *game != DayGame::JacksOrBetter,
        TableId::VideoPoker(VideoPokerTableId::Free)
        | TableId::Blackjack(_)
        | TableId::SoloDraw(_)
        | TableId::PokerMatch(_) => false,
    };
    for id in TableId::ALL.into_iter().filter(|id| !is_new(id)) {
        let of_table = saves.iter().filter(|known| known["table"] == id.name());
        let of_table: Vec<&Value> = of_table.collect();
        assert!(!of_table.is_empty(), "{id:?}");
        for known in of_table {
            match id {
                TableId::Blackjack(mode) => restores::<Blackjack>(mode, known),
                TableId::SoloDraw(mode) => restores::<SoloDraw>(mode, known),
                TableId::VideoPoker(table) => restores::<VideoPoker>(table.mode(), known),
                TableId::PokerMatch(mode) => restores::<PokerMatch>(mode, known),
            }
        }
    }
}
