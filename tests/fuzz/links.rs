//! Addresses: `#/blackjack?deal=…`, and the address of every other place.

use super::{Rarely, fuzz, known, played};
use crate::saves::{AppHarness, Move, click};
use crate::support::{click_deal, table_of};
use fair_deal::app::Stored;
use fair_deal::app::route::{Address, Link, LinkRequest, Page as Reading, Route, TableId};
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::Rules;
use fair_deal::coach::Sheet;
use fair_deal::coach::total_strategy::TotalStrategy;
use fair_deal::core::Deal;
use fair_deal::lab::ChosenCards;
use fair_deal::table::{AnyTable as _, Fields, Game, Linked, Mode, SharedDeal, Table, write_deal};

/// Opens the deal at a table and plays it as the link says. The table's own links must lead to the same deal. Returns
/// one of them.
fn opens<G: Game>(shared: &SharedDeal<G>, path: &str) -> String {
    let (mut table, _) = Table::<G>::open(Mode::Free);
    table.update(fair_deal::table::Msg::OpenedLink(shared.clone()));
    let sealed: Option<&Deal> = table.sealed().map(|it| &it.deal);
    assert_eq!(sealed, Some(&shared.deal));
    let (dealt, _) = click_deal(table);
    for linked in [Linked::Deal, Linked::DealAndDecisions] {
        let Some(link) = dealt.link(linked) else {
            continue;
        };
        let again = SharedDeal::<G>::parse(&Fields::parse(&link)).expect("a link");
        assert_eq!(again.expect(&link).deal, shared.deal, "{link}");
    }
    let rules = shared.rules.as_ref().map(ToString::to_string);
    let written = write_deal(&shared.deal)
        .with_some("rules", rules)
        .with_some("play", shared.decisions.as_ref());
    let again = SharedDeal::<G>::parse(&written).expect("a link");
    assert_eq!(again.expect("the same"), *shared, "{written}");
    format!("#{path}?{written}")
}

fn takes(fragment: &str) -> Option<String> {
    let address = Address::parse(fragment);
    let link = match address.link {
        None if address.route == Route::Unknown => return None,
        None => return Some(format!("#{}", address.route.path())),
        Some(Err(error)) => {
            assert!(!error.to_string().is_empty());
            return None;
        }
        Some(Ok(link)) => link,
    };
    let path = address.route.path();
    match link {
        Link::Blackjack(request) => wants(request, path),
        Link::SoloDraw(request) => wants(request, path),
        Link::VideoPoker(request) => wants(request, path),
        Link::PokerMatch(request) => wants(request, path),
    }
}

/// Returns the link as the page would write it. `None` if it is a practice link whose hands cannot be read.
fn wants<G: Game>(request: LinkRequest<G>, path: &str) -> Option<String> {
    Some(match request {
        LinkRequest::Deal(shared) => opens(&shared, path),
        LinkRequest::Rules(rules) => {
            assert!(rules.to_string().parse().is_ok_and(|again| rules == again));
            format!("#{path}?rules={rules}")
        }
        LinkRequest::Practice(hands, _) => {
            let hands = hands.ok()?;
            assert!(hands.to_string().parse().is_ok_and(|again| hands == again));
            format!("#{path}?practice={hands}")
        }
    })
}

/// Links as we write them, and the address of every place.
fn ours() -> Vec<String> {
    let links =
        ["links", "practice"].map(|list| known(list, |it| Some(it["link"].as_str()?.to_owned())));
    let places = TableId::ALL.map(TableId::route).into_iter();
    let places = places.chain(Reading::ALL.map(Route::Reading));
    let places = places.chain([Route::Home, Route::Settings, Route::Guide]);
    let places = places.map(|route| format!("#{}", route.path()));
    let with_query = [
        "#/lab?hand=KS.KH.7D.X1.2S",
        "#/blackjack/rules?rules=vegas.h17.8-decks",
        "#/blackjack?rules=classic.ties-lose",
        "#/poker/jacks?rules=800-50-25-9-6-4-3-2-1",
    ];
    let with_query = with_query.map(str::to_owned);
    let played = played(|page| {
        let table = table_of(&page.model, page.id());
        let links = [Linked::Deal, Linked::DealAndDecisions].map(|linked| table.link(linked));
        let path = page.id().route().path();
        let links = links.into_iter().flatten();
        links.map(|link| format!("#{path}?{link}")).collect()
    });
    links
        .into_iter()
        .flatten()
        .chain(played)
        .chain(places)
        .chain(with_query)
        .collect()
}

#[test]
fn no_table_address_panics() {
    fuzz(ours(), takes);
}

#[test]
fn no_page_address_panics() {
    // The search for a practice hand takes hundreds of shuffles.
    let practises = Rarely::once_in(50);
    fuzz(ours(), |fragment| {
        if let Some((_, hand)) = fragment.split_once("hand=") {
            let _ = ChosenCards::named(hand).hand();
        }
        let written = takes(fragment)?;
        if written.contains("practice") && !practises.now() {
            return Some(written);
        }
        let (_, _) = fair_deal::pages::Model::open(fragment, Visitor::default(), None);
        let mut page = AppHarness::open(fragment, Stored::default(), 7);
        if page.model.table_here().is_none() {
            return Some(fragment.to_owned());
        }
        for what in [
            Move::Deal,
            Move::Act(true),
            Move::Mark(2),
            Move::Act(false),
            Move::Wait,
        ] {
            click(&mut page, what);
        }
        assert!(table_of(&page.model, page.id()).is_dealt() || page.model.notice().is_some());
        Some(written)
    });
}

/// Encodes everything but letters and digits.
fn encoded(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02x}"),
    };
    text.bytes().map(one).collect()
}

#[test]
fn our_addresses_are_not_mended() {
    for fragment in ours() {
        assert_eq!(Address::mended(&fragment), None, "{fragment}");
    }
}

#[test]
fn our_addresses_survive_messengers() {
    for fragment in ours() {
        let meant = Address::parse(&fragment);
        let bare = fragment.trim_start_matches('#');
        let has_mix = fragment.contains("mix=");
        for changed in [
            encoded(bare),
            encoded(&fragment),
            encoded(&encoded(bare)),
            format!("#!{bare}"),
            format!("{fragment}%E2%80%8B")
                .replace("%E2%80%8B", if has_mix { "" } else { "%E2%80%8B" }),
            fragment.replace('&', "&amp;"),
            format!("{fragment}&utm_source=chat")
                .replace('&', if fragment.contains('?') { "&" } else { "?" }),
        ] {
            assert_eq!(Address::parse(&changed), meant, "{changed}");
        }
    }
}

/// A chart in the address of the rules page.
#[test]
fn no_chart_of_the_player_breaks_the_page() {
    let vegas = TotalStrategy::from(&Sheet::of(&Rules::VEGAS).chart);
    let known = [TotalStrategy::simplest(), vegas].map(|it| it.in_link());
    fuzz(known.to_vec(), |text| {
        let chart: TotalStrategy = text.parse().ok()?;
        let written = chart.in_link();
        assert_eq!(written.parse().as_ref(), Ok(&chart));
        Some(written)
    });
}
