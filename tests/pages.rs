//! The reading pages, driven by messages, and the files of the built page. `tests/check.rs` has the check of a deal.

use fair_deal::app::language::{Direction, Language};
use fair_deal::app::route::{Address, Page, Route, TableId};
use fair_deal::app::settings::{Choices, Setting, Visitor};
use fair_deal::check::ClaimError;
use fair_deal::games::video_poker::chart_limit::Limit;
use fair_deal::history::GameName;
use fair_deal::pages::check::{self, CheckPage};
use fair_deal::pages::fairness::files::{Files, Served};
use fair_deal::pages::learn::Path;
use fair_deal::pages::paytable::strategy;
use fair_deal::pages::{Availability, Effect, Model, Msg, fairness, paytable};
use fair_deal::table::{LinkError, Mode};
use fair_deal_places::{PAGES, PLACEHOLDER, POKER_PLACEHOLDER, TABLES, TablePlace, poker_pattern};

// The pages.

fn open(fragment: &str) -> (Model, Vec<Effect>) {
    Model::open(fragment, Visitor::default(), None)
}

fn go(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

fn page(model: &Model) -> Option<Page> {
    model.page()
}

#[test]
fn page_is_open_at_its_address_only() {
    for page in Page::ALL {
        for elsewhere in [
            "#/",
            "#/blackjack",
            "#/poker/solo",
            "#/settings",
            "#/nowhere",
        ] {
            let (mut model, _) = open(&format!("#{}", page.path()));
            assert_eq!(self::page(&model), Some(page));
            assert_eq!(model.update(go(elsewhere)), [], "{elsewhere}");
            assert_eq!(self::page(&model), None, "{elsewhere}");
            let effects = model.update(go(page.path()));
            assert_eq!(self::page(&model), Some(page), "back from {elsewhere}");
            assert!(effects.contains(&Effect::EnterPage), "{effects:?}");
        }
    }
}

/// The scripts know the paths from `fair-deal-places`, and the app from its enums.
#[test]
fn scripts_have_the_places_of_the_app() {
    assert_eq!(Page::ALL.map(Page::path), PAGES);
    let tables = TableId::ALL.map(|id| TablePlace {
        bundle: id.bundle().feature(),
        name: id.name(),
        path: id.path(),
    });
    assert_eq!(tables, TABLES);
}

/// The loader finds the bundles in index.html, and the build puts the messages of every language beside them.
#[test]
fn index_names_the_bundles_and_the_place_of_words() {
    let page = include_str!("../index.html");
    let program = "<meta name=\"program\" content=\"./blackjack.js\" \
         data-wasm=\"blackjack_bg.wasm\" data-poker=\"./poker.js\" data-poker-wasm=\"poker_bg.wasm\" \
         data-pages=\"pages.js\" data-pages-wasm=\"pages_bg.wasm\" data-solution=\"./poker-match.bin\">";
    assert_eq!(page.matches(program).count(), 1);
    assert_eq!(page.matches("EVERY-LANGUAGE").count(), 1);
    assert_eq!(Language::ALL[0], Language::default());
}

/// The loader decides by itself when to fetch the reading pages. The build writes their paths into it, and no table's
/// path.
#[test]
fn loader_knows_the_reading_pages() {
    let loader = include_str!("../src/loader.js");
    // The build replaces this placeholder with the paths of the pages.
    let pattern = format!(r"/^({PLACEHOLDER})\/*(?![a-z\d/-])/.test(window.fairDeal.path())");
    assert_eq!(
        loader.matches(PLACEHOLDER).count(),
        2,
        "its comment and its place"
    );
    assert!(
        loader.contains(&pattern),
        "{pattern} is not in src/loader.js"
    );
    // The tables mend an address that only they can read, such as #/black%0D%0Ajack/rules, and then say so.
    assert!(loader.contains("addEventListener(\"fair-deal-address\", visit);"));
    // The pattern matches exactly the addresses that the route accepts.
    for fragment in ["#/check", "#check", "#//check//?x", "#/fairness?"] {
        assert!(
            matches!(Address::parse(fragment).route, Route::Reading(_)),
            "{fragment}"
        );
    }
    for fragment in ["#/checks", "#/check/x", "#/a/check", "#/Check"] {
        assert_eq!(Address::parse(fragment).route, Route::Unknown, "{fragment}");
    }
}

#[test]
fn another_deal_on_the_same_page_is_announced() {
    let (mut model, effects) = open("#/check");
    assert_eq!(effects, [], "nothing is checked");
    assert_eq!(
        model.update(go("#/check?game=poker")),
        [Effect::Check(check::Effect::Announce(
            check::Announcement::Verdict
        ))]
    );
    assert_eq!(
        model.check(),
        &CheckPage::Mangled(ClaimError::Deal(LinkError::NoSecret))
    );
    // The same link is announced again.
    assert_eq!(
        model.update(go("#/check?game=poker")),
        [Effect::Check(check::Effect::Announce(
            check::Announcement::Verdict
        ))]
    );
    let (_, effects) = open("#/check?game=poker");
    assert_eq!(
        effects,
        [Effect::Check(check::Effect::Announce(
            check::Announcement::Verdict
        ))],
        "it is the first page"
    );
}

#[test]
fn pages_begin_in_the_language_of_the_tables() {
    let visitor = Visitor {
        language: Language::Japanese,
        spoken: None,
        asked: None,
        direction: Direction::LeftToRight,
        reduced_motion: false,
    };
    // The tables have fetched the messages of the chosen language, or of another one if these did not arrive.
    for stored in [None, Some(""), Some("theme=dark&language=ru")] {
        let (model, _) = Model::open("#/lab", visitor.clone(), stored);
        assert_eq!(model.language(), Language::Japanese, "{stored:?}");
    }
}

#[test]
fn reading_pages_follow_stored_settings() {
    let (mut model, _) = open("#/fairness");
    let russian = Choices::default().with(Setting::Language(Language::Russian));
    let fetch = |language| Effect::FetchWords(language);
    // The messages are fetched while the tables fetch theirs, and used when the tables use theirs.
    assert_eq!(
        model.update(Msg::SettingsChanged(russian)),
        [fetch(Language::Russian)]
    );
    assert_eq!(model.update(Msg::GotWords(Language::Russian, true)), []);
    assert_eq!(model.language(), Language::English, "as the tables");
    let speak = |language| Msg::TablesSpeak(language);
    assert_eq!(
        model.update(speak(Language::Russian)),
        [fetch(Language::Russian)]
    );
    let lacking = model.update(Msg::GotWords(Language::Russian, false));
    assert_eq!(lacking, [Effect::LackWords]);
    assert_eq!(model.other_language(), Some(Language::English));
    // Missing messages are requested again on the next page.
    let again = model.update(go("#/lab"));
    assert!(again.contains(&fetch(Language::Russian)));
    assert_eq!(model.update(Msg::GotWords(Language::Russian, true)), []);
    assert_eq!(model.language(), Language::Russian);
    assert_eq!(model.page(), Some(Page::Lab));
    assert_eq!(
        model.update(Msg::GotWords(Language::Russian, true)),
        [],
        "once"
    );
}

/// The coach of video poker follows a chart with this limit.
#[test]
fn tables_hear_of_a_new_chart_limit_once() {
    let (mut model, _) = open(&format!("#{}", Page::PayTable.path()));
    let choose = |limit| Msg::PayTable(paytable::Msg::Strategy(strategy::Msg::Chose(limit)));
    let told = |effects: &[Effect]| {
        let tells = |effect: &Effect| match effect {
            Effect::TellChartLimit(limit) => Some(*limit),
            _ => None,
        };
        effects.iter().filter_map(tells).collect::<Vec<_>>()
    };
    assert_eq!(told(&model.update(choose(Limit::default()))), []);
    let effects = model.update(choose(Limit::Tenth));
    assert_eq!(told(&effects), [Limit::Tenth]);
    assert_eq!(told(&model.update(choose(Limit::Tenth))), []);
    assert_eq!(told(&model.update(go("#/lab"))), []);
    let effects = model.update(go(&format!("{}?limit=0", Page::PayTable.path())));
    assert_eq!(told(&effects), [Limit::NoExtra]);
}

#[test]
fn pages_know_whether_their_workers_answer() {
    let (mut model, _) = open("#/lab");
    assert_eq!(model.workers(), Availability::Available);
    for availability in [Availability::NoWorker, Availability::Available] {
        assert_eq!(model.update(Msg::WorkersAnswer(availability)), []);
        assert_eq!(model.workers(), availability);
    }
}

#[test]
fn failed_messages_are_fetched_again() {
    let visitor = Visitor {
        language: Language::Japanese,
        spoken: Some(Language::English),
        ..Visitor::default()
    };
    let (model, effects) = Model::open("#/lab", visitor, None);
    assert_eq!(model.language(), Language::English);
    assert!(effects.contains(&Effect::FetchWords(Language::Japanese)));
}

// The files.

/// `printf abc | sha256sum`
const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

fn fetch(name: &str) -> Effect {
    Effect::Fairness(fairness::Effect::Own(fairness::OwnEffect::FetchFile(
        name.to_owned(),
    )))
}

fn got(name: &str, bytes: Option<&[u8]>) -> Msg {
    Msg::Fairness(fairness::Msg::GotFile(
        name.to_owned(),
        bytes.map(<[u8]>::to_vec),
    ))
}

#[test]
fn files_are_fetched_once_and_compared() {
    assert_eq!(open("#/check").1, [], "no page but one shows them");
    let (mut model, effects) = open("#/fairness");
    assert_eq!(
        effects,
        [Effect::Fairness(fairness::Effect::Own(
            fairness::OwnEffect::FetchList
        ))]
    );
    assert_eq!(model.update(go("#/check")), [Effect::EnterPage]);
    assert_eq!(
        model.update(go("#/fairness")),
        [Effect::EnterPage],
        "the list is on its way"
    );
    let list = format!("{ABC}  a.js\n{ABC}  b.css\n");
    let effects = model.update(Msg::Fairness(fairness::Msg::GotList(Some(list))));
    assert_eq!(effects, [fetch("a.js"), fetch("b.css")]);
    assert_eq!(model.update(got("a.js", Some(b"abc"))), []);
    assert_eq!(
        model.fairness().files().all_agree(),
        None,
        "one file has not come"
    );
    for (bytes, agree) in [
        (Some(&b"abc"[..]), true),
        (Some(&b"abcd"[..]), false),
        (None, false),
    ] {
        let _ = model.update(got("b.css", bytes));
        assert_eq!(
            model.fairness().files().all_agree(),
            Some(agree),
            "{bytes:?}"
        );
    }
    assert_eq!(model.fairness().files().listed()[1].served, Served::Missing);
}

#[test]
fn failed_file_list_is_fetched_on_the_next_visit() {
    let (mut model, _) = open("#/fairness");
    assert_eq!(
        model.update(Msg::Fairness(fairness::Msg::GotList(None))),
        []
    );
    assert_eq!(model.fairness().files(), &Files::NoList);
    assert_eq!(model.update(go("#/")), []);
    let effects = model.update(go("#/fairness"));
    assert_eq!(
        effects,
        [
            Effect::EnterPage,
            Effect::Fairness(fairness::Effect::Own(fairness::OwnEffect::FetchList))
        ]
    );
}

/// The loader starts with the bundle that has the games of the address. Another bundle would reload the page again and
/// again.
#[test]
fn loader_knows_the_poker_addresses() {
    let start = include_str!("../src/start.js");
    let pattern = format!(r"/^({POKER_PLACEHOLDER})\//.test(path())");
    assert!(start.contains(&pattern), "{pattern} is not in src/start.js");
    assert_eq!(poker_pattern(), "poker");
    for id in TableId::ALL {
        let is_poker = id.game() != GameName::Blackjack;
        let path = id.route().path();
        assert_eq!(path.starts_with("/poker/"), is_poker, "{path}");
    }
    // Other addresses with this beginning are no table, in both bundles.
    for fragment in ["#/poker/whist", "#poker/paytable", "#//poker//"] {
        assert_eq!(Address::parse(fragment).route.table(), None, "{fragment}");
    }
}

#[test]
fn every_place_is_on_one_path_of_learning() {
    let places: Vec<Route> = Path::ALL
        .iter()
        .flat_map(|path| path.places())
        .copied()
        .collect();
    for route in Route::all() {
        let times = places.iter().filter(|place| **place == route).count();
        // The other daily deals have links at their tables.
        let is_elsewhere = match route {
            Route::Home | Route::Reading(Page::Learn) => true,
            Route::Table(id) => id.mode() == Mode::Daily && times == 0,
            Route::Settings | Route::Guide | Route::Reading(_) | Route::Unknown => false,
        };
        assert_eq!(times, usize::from(!is_elsewhere), "{route:?}");
    }
}
