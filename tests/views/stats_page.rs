//! The statistics: their numbers, charts and failures as the page shows them.

use fair_deal::app::settings::Visitor;
use fair_deal::history::{Answer, Ending, Failure, Request, worth};
use fair_deal::pages::kit::files::saved;
use fair_deal::pages::{self, Effect, Model, stats};
use fair_deal::poker::Class;

use crate::element::Element;

/// The day 2026-11-22 in days since 1970-01-01.
const TODAY: i64 = 20_779;

/// Sends this message, and returns the requests to the worker.
fn send(model: &mut Model, msg: stats::Msg) -> Vec<(u32, Request)> {
    let effects = model.update(pages::Msg::Stats(msg)).into_iter();
    let asked = effects.filter_map(|effect| match effect {
        Effect::Stats(stats::Effect::Own(stats::OwnEffect::Ask(serial, request))) => {
            Some((serial, request))
        }
        _ => None,
    });
    asked.collect()
}

/// The statistics at this address, as soon as the worker has been asked.
fn asking(query: &str) -> (Model, u32) {
    let (mut model, _) = Model::open(&format!("#/stats{query}"), Visitor::default(), None);
    let asked = send(&mut model, stats::Msg::Opened(TODAY));
    let [(serial, Request::Sums)] = asked[..] else {
        panic!("{asked:?}");
    };
    (model, serial)
}

/// The statistics at this address with these sums of groups, and with what the rounds are worth.
pub(crate) fn open(query: &str, counted: &[(impl AsRef<str>, String)]) -> Model {
    let (mut model, serial) = asking(query);
    let counted = counted.iter().map(|(group, sums)| {
        let group = group.as_ref();
        (group.parse().expect(group), sums.parse().expect(sums))
    });
    let answer = Answer::Sums(counted.collect());
    for (serial, request) in send(&mut model, stats::Msg::Answered(serial, answer)) {
        if let Request::Worth(game, terms) = request {
            let answer = Answer::Worth(worth(game, &terms));
            send(&mut model, stats::Msg::Answered(serial, answer));
        }
    }
    model
}

/// Two hands of Jacks or Better with five coins, of which one paid a pair.
fn two_hands() -> (&'static str, String) {
    let endings = [Some(Class::JacksOrBetter), None].map(|class| Ending::Prize(class).code());
    let [pair, nothing] = endings;
    (
        "2026-11-22/fresh/jacks/jacks:800-50-25-9-6-4-3-2-1~5",
        format!(
            "rounds=2&won=1&lost=1&bet=20&squares=200&net=-10&decided=2&best=1&cost=300000\
             &chips=6000000&end={pair}.1,{nothing}.1&wins=1.0.1&losses=1.1.0\
             &first=1795390000000-a1&last=1795390000001-a1"
        ),
    )
}

/// A round of blackjack, which is the last one.
fn blackjack() -> (&'static str, String) {
    (
        "2026-11-22/fresh/blackjack/vegas",
        "rounds=1&won=1&bet=20&squares=400&net=20&end=player-wins.1&wins=1.1.1&losses=0.0.0\
         &first=1795390000020-a1&last=1795390000020-a1"
            .to_owned(),
    )
}

#[test]
fn charts_are_also_tables_and_files() {
    let model = open("", &[two_hands()]);
    let drawn = Element::of_page(&model);
    assert_eq!(drawn.texts("[data-number=rounds]"), ["2"]);
    assert_eq!(drawn.texts("[data-number=decisions]"), ["2"]);
    let few = drawn.only("[data-no-luck]");
    assert_eq!(few.attribute("data-no-luck"), "too-few");
    // The numbers are behind a button of their own.
    let of_endings = "[data-chart=endings] details";
    assert!(!drawn.only(of_endings).has("open"));
    assert!(drawn.contains(&format!("{of_endings} summary")));
    let ends = drawn.all("[data-chart=endings] tbody tr");
    assert_eq!(ends.len(), 10, "every prize and none");
    let tables = drawn.all("[data-chart] table");
    assert!(tables.len() > 1, "{}", tables.len());
    for table in tables {
        let columns = table.all("thead th").len();
        for row in table.all("tbody tr") {
            assert_eq!(row.all("th").len() + row.all("td").len(), columns);
        }
    }
    assert_eq!(drawn.all("[data-save-of=chips] [data-save]").len(), 2);
    let files = saved(&model, model.language());
    let file = |name: &str| {
        let of_name = files.iter().find(|(it, _)| *it == name);
        of_name.expect(name).1.as_str()
    };
    let csv = file("fair-deal-chips.csv");
    let head = "Rounds,Net result (chips),\"Perfect play, on average (chips)\",\
        Two in three perfect runs ≥ (chips),Two in three perfect runs ≤ (chips),\
        19 in 20 perfect runs ≥ (chips),19 in 20 perfect runs ≤ (chips)\r\n";
    let numbers = csv.strip_prefix(head).expect(csv);
    let mut cells = numbers.trim_end().split([',', '\r']);
    assert!(
        cells.all(|cell| cell.trim().parse::<f64>().is_ok()),
        "{numbers}"
    );
    let shown = drawn.all("[data-chart=chips] tbody tr");
    assert_eq!(csv.trim_end().split("\r\n").count(), shown.len() + 1);
    let svg = file("fair-deal-chips.svg");
    let is_svg = svg.starts_with("<svg ") && svg.ends_with("</svg>\n");
    assert!(is_svg && svg.contains("<polyline"), "{svg}");
}

#[test]
fn address_chooses_the_game_and_the_deals() {
    let counted = [two_hands(), blackjack()];
    let shown = |query: &str| {
        let drawn = Element::of_page(&open(query, &counted));
        let chosen = ["by-game", "by-deal"].map(|list| {
            let option = format!("#{list} option[selected]");
            drawn.only(&option).text().clone()
        });
        (chosen, drawn.texts("[data-number=rounds]").concat())
    };
    let (chosen, rounds) = shown("?game=jacks&deal=all");
    assert_eq!(chosen, ["Video poker", "All"]);
    assert_eq!(rounds, "2");
    let (_, rounds) = shown("");
    assert_eq!(rounds, "1", "the game that was played last");
    let none = Element::of_page(&open("?game=jacks&deal=daily", &counted));
    assert!(none.contains("[data-empty]"));
}

/// A history without rounds.
const NOTHING: &[(&str, String)] = &[];

#[test]
fn first_visit_leads_to_a_table() {
    let drawn = Element::of_page(&open("", NOTHING));
    assert!(drawn.contains("[data-empty]"));
    let leads = drawn.attributes(".stats .do a", "href");
    assert_eq!(leads, ["#/blackjack"]);
}

#[test]
fn failures_of_the_worker_are_reported() {
    for failure in [Failure::NoWorker, Failure::Broken] {
        let (mut model, serial) = asking("");
        let answer = Answer::Failed(failure);
        send(&mut model, stats::Msg::Answered(serial, answer));
        let drawn = Element::of_page(&model);
        let told = drawn.only("[data-failure]");
        assert_eq!(told.attribute("data-failure"), failure.code());
        assert_eq!(told.attribute("role"), "alert");
    }
}

/// A hundred hands of the poker match with bets against each of these opponents.
fn matches(terms: &[&str]) -> Model {
    let groups = terms.iter().map(|terms| {
        let sums = "rounds=100&won=50&lost=50&bet=800&squares=8000&net=30&end=hand-OnePair.100\
                    &wins=4.1.0&losses=5.0.2&first=1795390000000-a1&last=1795390000001-a1";
        (format!("2026-11-22/fresh/duel/{terms}"), sums.to_owned())
    });
    let mut model = open("?game=duel", &groups.collect::<Vec<_>>());
    for (serial, request) in send(&mut model, stats::Msg::GotSolution(true)) {
        if let Request::MatchResults(..) = request {
            let total =
                |sum: f64, squares: f64| serde_json::json!({"sum": sum, "squares": squares});
            let results = serde_json::json!({
                "hands": 100,
                "short": 0,
                "result": total(15.0, 1_800.0),
                "without_luck": total(-9.5, 150.0),
            });
            let results = serde_json::from_value(results).expect("results");
            let answer = Answer::MatchResults(Some(results));
            send(&mut model, stats::Msg::Answered(serial, answer));
        }
    }
    model
}

#[test]
fn match_for_two_shows_the_result_without_luck() {
    let drawn = Element::of_page(&matches(&["r-chips"]));
    let number = |name: &str| {
        drawn
            .only(&format!("[data-luck] [data-number={name}]"))
            .text()
    };
    assert_eq!(number("hands"), "100");
    assert_eq!(number("without-luck"), "−0.10\u{a0}±\u{a0}0.12 chips");
    assert_eq!(number("dealt"), "+0.25 chips");
    assert_eq!(number("a-hand"), "+0.15\u{a0}±\u{a0}0.43 chips");
    assert!(!drawn.contains("[data-left-out]"));
    let both = Element::of_page(&matches(&["r-chips", "rk-chips"]));
    assert!(both.contains("[data-left-out]"));
    let three = Element::of_page(&matches(&["rk-chips"]));
    let why = three.only("[data-no-luck=not-exact]").text();
    assert!(why.contains("at least 25 chips"), "{why}");
}
