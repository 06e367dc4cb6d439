//! The page of the solved poker match: its lists, its chart, and what it says without the file.

use fair_deal::app::language::Language;
use fair_deal::app::settings::{Choices, Visitor};
use fair_deal::pages::equilibrium::{Effect, Msg as Change, OwnEffect};
use fair_deal::pages::{self, Model, Msg};
use fair_deal::poker::equilibrium::{MixCharts, Point, SolvedPlayer};

use crate::element::Element;

/// The page at the decision of this query, with its file and its worker.
pub(crate) fn open(query: &str) -> Model {
    let (mut model, effects) = Model::open(
        &format!("#/poker/equilibrium{query}"),
        Visitor::default(),
        None,
    );
    run(&mut model, effects);
    model
}

fn send(model: &mut Model, msg: Change) {
    let effects = model.update(Msg::Equilibrium(msg));
    run(model, effects);
}

fn run(model: &mut Model, effects: Vec<pages::Effect>) {
    for effect in effects {
        let pages::Effect::Equilibrium(Effect::Own(effect)) = effect else {
            continue;
        };
        let answer = match effect {
            OwnEffect::FetchFile => Change::GotFile(true),
            OwnEffect::AskChart(point) => {
                let file = include_bytes!("../../../crates/draw-poker/solution/poker-match.bin");
                let player = SolvedPlayer::load(file).expect("the solution");
                let chart = MixCharts::new(player).chart(point);
                Change::GotChart(point, Some(Box::new(chart)))
            }
        };
        send(model, answer);
    }
}

fn point(history: &str) -> Point {
    history.parse().expect(history)
}

/// The rows of the table: the hand, how often it comes, and the shares.
fn rows(model: &Model) -> Vec<Vec<String>> {
    let drawn = Element::of_page(model);
    let rows = drawn.all(".chart .numbers tbody tr").into_iter();
    rows.map(|row| [row.texts("th"), row.texts("td")].concat())
        .collect()
}

#[test]
fn first_decision_shows_each_kind_of_hand() {
    let model = open("");
    let drawn = Element::of_page(&model);
    let reached: f64 = drawn
        .only("[data-reached]")
        .attribute("data-reached")
        .parse()
        .expect("a number");
    assert!((reached - 1.0).abs() < 1e-9);
    assert!(
        drawn
            .text()
            .contains("In equilibrium: Check 82.5%, Bet 17.5%.")
    );
    let rows = rows(&model);
    assert_eq!(rows.len(), 32);
    // Traps with aces, bets with two pair, and bluffs with nothing.
    let row = |name: &str| {
        let row = rows.iter().find(|row| row[0] == name).expect(name);
        let shares = row[1..].iter().map(|it| it.trim_end_matches('%').parse());
        shares.map(|it| it.expect("a number")).collect::<Vec<f64>>()
    };
    assert!((row("Pair of aces")[0] - 3.3).abs() < 0.05, "of 100 hands");
    let total: f64 = row("Full house")[1..].iter().sum();
    assert!((total - 100.0).abs() < 0.11);
    for name in [
        "Two pair, kings up",
        "Two pair, tens up or lower",
        "4 to a flush",
        "Inside straight draw",
        "Ace high",
        "Jack high or lower",
    ] {
        row(name);
    }
}

#[test]
fn lists_lead_through_the_match() {
    let mut model = open("?history=kb");
    assert_eq!(model.equilibrium().point(), point("k b"));
    let ids = |model: &Model| -> Vec<String> {
        let drawn = Element::of_page(model);
        let lists = drawn.all("select").into_iter();
        lists.map(|it| it.attribute("id").to_owned()).collect()
    };
    assert_eq!(ids(&model), ["match-stage", "match-before"]);
    send(&mut model, Change::Chose(point("k b c")));
    assert_eq!(ids(&model), ["match-stage", "match-before", "match-swaps"]);
    assert_eq!(rows(&model)[0].len(), 2 + 6);
    send(&mut model, Change::Chose(point("k b c 3 1")));
    let all = [
        "match-stage",
        "match-before",
        "match-first",
        "match-second",
        "match-after",
    ];
    assert_eq!(ids(&model), all);
    assert!(rows(&model).iter().all(|row| row[0] != "4 to a flush"));
    // From the way that the player has chosen, as far as there is one.
    for (history, ways) in [
        ("", ["", "k k", "k k 3 3"]),
        ("b r", ["b r", "b r c", "b r c 3 3"]),
        ("k b c 2", ["k b", "k b c 2", "k b c 2 3"]),
        ("k b r c 0 1 k b", ["k b r", "k b r c", "k b r c 0 1 k b"]),
    ] {
        send(&mut model, Change::Chose(point(history)));
        let drawn = Element::of_page(&model);
        let page = model.equilibrium();
        let found = pages::equilibrium::MatchStage::ALL.map(|it| page.at_stage(it).to_string());
        assert_eq!(found, ways.map(str::to_owned), "{history}");
        assert_eq!(drawn.all("#match-stage option").len(), 3);
    }
}

#[test]
fn page_without_file_offers_to_fetch_it_again() {
    let (mut model, effects) = Model::open("#/poker/equilibrium", Visitor::default(), None);
    let asked = pages::Effect::Equilibrium(Effect::Own(OwnEffect::FetchFile));
    assert!(effects.contains(&asked), "{effects:?}");
    let shown = |model: &Model| Element::of_page(model).text();
    assert!(shown(&model).contains("Working it out"));
    model.update(Msg::Equilibrium(Change::GotFile(false)));
    assert!(shown(&model).contains("couldn’t be loaded"));
    // A choice does not ask again by itself.
    let effects = model.update(Msg::Equilibrium(Change::Chose(point("k"))));
    assert!(!effects.contains(&asked), "{effects:?}");
    assert_eq!(
        model.update(Msg::Equilibrium(Change::ClickedTryAgain)),
        [asked]
    );
    // An address without a decision shows the first one, and says so.
    let model = open("?history=kkk");
    assert_eq!(model.equilibrium().point(), point(""));
    assert!(shown(&model).contains("names no decision"));
}

/// The rows have names of their own in each language.
#[test]
fn rows_have_different_names_in_each_language() {
    let mut model = open("");
    for language in Language::ALL {
        let record = format!("language={}", language.code());
        let choices = Choices::from_record(&record).expect("a record");
        model.update(Msg::SettingsChanged(choices));
        model.update(Msg::GotWords(language, true));
        let mut names: Vec<String> = rows(&model).into_iter().map(|row| row[0].clone()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 32, "{language:?}");
    }
}
