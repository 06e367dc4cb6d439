//! The tables and drawings that a visitor saves from the charts: no spreadsheet takes a text in them for a value, and
//! every program draws the labels where they belong. The history's and the lab's files are in `tests/saved_files.rs`.

use std::path::Path;

use fair_deal::app::language::Language;
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::{Outcome, SideBet, SideBetPayTable};
use fair_deal::chart::{WIDTH, width_of};
use fair_deal::coach::counting::BetWork;
use fair_deal::coach::draw::{DrawCoach, StrategyQuestion, whole_return};
use fair_deal::core::Category;
use fair_deal::history::Ending;
use fair_deal::pages::kit::files::{SavedFile, saved};
use fair_deal::pages::paytable::{bankroll, strategy};
use fair_deal::pages::{self, Effect, Model, bets, paytable};
use fair_deal::poker::{Class, PayTable};
use testbed::office::{self, Opener, PdfPage};
use testbed::sheet::{self, Kind};

use crate::{poker::equilibrium_page, stats_page};

fn open(fragment: &str) -> (Model, Vec<Effect>) {
    Model::open(fragment, Visitor::default(), None)
}

/// Every ending of hands and side bets, each once per thousand of this number.
fn endings(of: impl Fn(Ending) -> bool, thousands: u32) -> String {
    let outcomes = Outcome::ALL.into_iter().map(Ending::Outcome);
    let prizes = Class::ALL.into_iter().map(Some).chain([None]);
    let prizes = prizes.map(Ending::Prize);
    let hands = Category::ALL.into_iter().map(Ending::Hand);
    let side = SideBet::ALL.into_iter().flat_map(|bet| {
        let rows = bet.tables().iter().flat_map(SideBetPayTable::rows);
        let mut classes: Vec<_> = rows.map(|(class, _)| Some(*class)).collect();
        classes.sort();
        classes.dedup();
        let all = classes.into_iter().chain([None]);
        all.map(move |class| Ending::Side(bet, class))
    });
    let all = outcomes.chain(prizes).chain(hands).chain(side);
    let each = all.filter(|it| of(*it)).zip(1..).map(|(ending, place)| {
        let count = thousands * 1000 / place;
        format!("{}.{count}", ending.code())
    });
    each.collect::<Vec<_>>().join(",")
}

/// The sums of so many thousand rounds in each of these groups. The net in half chips is a multiple of the rounds.
fn sums(game: &str, endings: &str, thousands: u32, net: i64, bet: u32) -> Vec<(String, String)> {
    let rounds = thousands * 1000;
    let (won, lost, squares) = (
        rounds / 2,
        rounds / 2,
        u64::from(rounds) * u64::from(bet * bet),
    );
    let days = ["2026-11-02", "2026-11-09", "2026-11-14", "2026-11-20"];
    let days = days.iter().zip(1_u64..);
    days.map(|(day, number)| {
        let first = 1_793_600_000_000 + number * 400_000_000;
        let net = net * i64::from(rounds) * if number.is_multiple_of(2) { -1 } else { 2 };
        let sums = format!(
            "rounds={rounds}&won={won}&lost={lost}&bet={}&squares={squares}&net={net}&decided={rounds}&best={}\
             &cost=300000&chips=6000000&end={endings}&wins=4.1.0&losses=5.0.2&first={first}-a1&last={}-a1",
            u64::from(rounds) * u64::from(bet),
            rounds / 10 * 9,
            first + 1000,
        );
        (format!("{day}/fresh/{game}"), sums)
    })
    .collect()
}

/// The statistics of these rounds.
fn statistics(counted: &[(String, String)]) -> Model {
    let model = stats_page::open("", counted);
    assert!(model.stats().report().is_some());
    model
}

/// The page of this pay table with its return, its strategy chart and a bankroll.
fn pay_table(rules: &str, bank: &str) -> Model {
    let (mut model, _) = open(&format!("#/poker/paytable?rules={rules}"));
    let send = |model: &mut Model, msg| {
        model.update(pages::Msg::PayTable(msg));
    };
    let table: PayTable = *model.paytable().table();
    assert!(table.to_string().ends_with(rules), "{table}");
    send(
        &mut model,
        paytable::Msg::GotReturn(table, Some(whole_return(&table))),
    );
    for msg in [
        bankroll::Msg::Typed(bankroll::Field::Bank, bank.to_owned()),
        bankroll::Msg::Left(bankroll::Field::Bank),
    ] {
        send(&mut model, paytable::Msg::Bankroll(msg));
    }
    let limit = model.paytable().strategy().limit();
    let extra_cost = limit.extra_cost();
    let chart = StrategyQuestion { table, extra_cost }.ask(&DrawCoach::new(&table));
    send(&mut model, paytable::Msg::Strategy(strategy::Msg::Wanted));
    let got = paytable::Msg::GotStrategy(table, limit, Some(Box::new(chart)));
    send(&mut model, got);
    model
}

/// The page about bets after a simulation.
fn simulated(query: &str) -> Model {
    let (mut model, _) = open(&format!("#/blackjack/bets?{query}"));
    let started = model.update(pages::Msg::Bets(bets::Msg::ClickedRun));
    let started = started.into_iter().find_map(|effect| match effect {
        Effect::Bets(bets::Effect::Own(bets::OwnEffect::Start(serial, question))) => {
            Some((serial, question))
        }
        _ => None,
    });
    let (serial, question) = started.expect("a simulation");
    let mut work = BetWork::new(&question).expect("a table");
    work.advance(question.rounds);
    let answer = Some(work.answer());
    model.update(pages::Msg::Bets(bets::Msg::Reported(serial, answer)));
    assert!(model.bets().results().is_some());
    model
}

/// The page of the solved poker match, with this decision.
fn solved_match(query: &str) -> Model {
    equilibrium_page::open(query)
}

/// Pages with every file, with small numbers and with large ones.
fn models() -> Vec<Model> {
    let at_table = endings(|it| matches!(it, Ending::Outcome(_) | Ending::Side(..)), 1);
    let often = endings(
        |it| matches!(it, Ending::Outcome(_) | Ending::Side(..)),
        1000,
    );
    let paid = endings(|it| matches!(it, Ending::Prize(_)), 50);
    let hands = endings(|it| matches!(it, Ending::Hand(_)), 50);
    let outcomes = endings(|it| matches!(it, Ending::Outcome(_)), 1);
    let jacks = "jacks/jacks:800-50-25-9-6-4-3-2-1~5";
    vec![
        statistics(&sums("blackjack/vegas", &at_table, 1, 1, 20)),
        statistics(&sums("blackjack/vegas", &often, 1000, 500, 1000)),
        statistics(&sums(jacks, &paid, 50, 3, 10)),
        statistics(&sums("duel/rk", &hands, 50, 0, 0)),
        statistics(&sums("blackjack/classic", &outcomes, 1, 0, 0)),
        pay_table("800-50-25-9-6-4-3-2-1", "100"),
        pay_table("deuces:800-200-25-15-9-5-3-2-2-1", "1000000"),
        simulated("rules=vegas&rounds=20000&bets=1,2:2,4:8&bank=400"),
        simulated("rules=vegas&count=ko&rounds=20000&bets=5&bank=1000000"),
        solved_match(""),
        solved_match("?history=bc3"),
        solved_match("?history=kbc31kb"),
    ]
}

/// Every file in every language.
fn files() -> Vec<(Language, SavedFile)> {
    let models = models();
    let of = |language| {
        let files = models.iter().flat_map(move |model| saved(model, language));
        files.map(move |file| (language, file))
    };
    Language::ALL.into_iter().flat_map(of).collect()
}

/// The kind of a column of the file with this name. All columns but these are numbers.
fn kind(name: &str, column: usize) -> Kind {
    match (name, column) {
        ("fair-deal-endings.csv" | "fair-deal-bets.csv" | "fair-deal-equilibrium.csv", 0)
        | ("fair-deal-strategy.csv", 1) => Kind::Text,
        _ => Kind::Number,
    }
}

/// The names of all files of the charts.
const NAMES: [&str; 19] = [
    "fair-deal-bankroll.csv",
    "fair-deal-bankroll.svg",
    "fair-deal-bets.csv",
    "fair-deal-chips.csv",
    "fair-deal-chips.svg",
    "fair-deal-decisions.csv",
    "fair-deal-decisions.svg",
    "fair-deal-edge.csv",
    "fair-deal-edge.svg",
    "fair-deal-endings.csv",
    "fair-deal-endings.svg",
    "fair-deal-equilibrium.csv",
    "fair-deal-equilibrium.svg",
    "fair-deal-frequency.csv",
    "fair-deal-frequency.svg",
    "fair-deal-rounds-won.csv",
    "fair-deal-rounds-won.svg",
    "fair-deal-ruin.csv",
    "fair-deal-ruin.svg",
];

#[test]
fn saved_charts_open_in_other_programs() {
    let files = files();
    let mut names: Vec<&str> = files.iter().map(|(_, (name, _))| *name).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| *name != "fair-deal-strategy.csv");
    assert_eq!(names, NAMES);
    let (tables, drawings): (Vec<_>, Vec<_>) = files
        .iter()
        .partition(|(_, (name, _))| Path::new(name).extension() == Some("csv".as_ref()));
    let mut faults = vec![];
    for (language, (name, text)) in &tables {
        let of_file = sheet::faults(text, |column| kind(name, column));
        let its = |fault| format!("{} {name}: {fault}", language.code());
        faults.extend(of_file.into_iter().map(its));
    }
    for (language, (name, text)) in &drawings {
        let its = |fault| format!("{} {name}: {fault}", language.code());
        faults.extend(misplaced(text).into_iter().map(its));
        faults.extend(
            text.contains('\u{200b}')
                .then(|| its("a place for a line break".to_owned())),
        );
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let texts: Vec<&str> = tables.iter().map(|(_, (_, text))| text.as_str()).collect();
    let kinds = |file: usize, column| kind(tables[file].1.0, column);
    office::assert_tables_survive("charts", &texts, kinds);
    let texts: Vec<&str> = drawings
        .iter()
        .map(|(_, (_, text))| text.as_str())
        .collect();
    assert_drawings_survive(&texts);
}

/// A label of a drawing: its left and right edge, its baseline, and its text.
fn labels(svg: &str) -> Vec<([f64; 2], String, String)> {
    let parts = svg.split("<text ").skip(1);
    let label = |part: &str| {
        let (attributes, rest) = part.split_once('>').expect("a text");
        let (text, _) = rest.split_once("</text>").expect("an end");
        let attribute = |name: &str| {
            let (_, after) = attributes.split_once(&format!(" {name}=\"")).expect(name);
            after.split_once('"').expect("a value").0
        };
        let text = text.replace("&lt;", "<").replace("&gt;", ">");
        let text = text.replace("&amp;", "&");
        let (x, width): (f64, f64) = (attribute("x").parse().expect("x"), width_of(&text));
        let left = match attribute("text-anchor") {
            "start" => x,
            "middle" => x - width / 2.0,
            "end" => x - width,
            other => panic!("{other}"),
        };
        ([left, left + width], attribute("y").to_owned(), text)
    };
    parts.map(label).collect()
}

/// The labels that reach past the edge of a drawing, or into another label.
fn misplaced(svg: &str) -> Vec<String> {
    let labels = labels(svg);
    assert!(labels.len() > 1, "{svg}");
    let mut faults = vec![];
    for (place, ([left, right], y, text)) in labels.iter().enumerate() {
        if *left < -0.1 || *right > WIDTH + 0.1 {
            faults.push(format!("`{text}` from {left:.1} to {right:.1}"));
        }
        for ([begin, end], other_y, other) in &labels[place + 1..] {
            if y == other_y && left < end && begin < right {
                faults.push(format!("`{text}` covers `{other}` at {y}"));
            }
        }
    }
    faults
}

/// Asserts that each program on this machine draws the labels inside the page, in a font without serifs, and as high as
/// they should be.
fn assert_drawings_survive(drawings: &[&str]) {
    let Some((text, fonts)) = Opener::PdfToText.given().zip(Opener::PdfFonts.given()) else {
        return;
    };
    let (folder, paths) = office::written("drawings", drawings, "svg");
    let assert_page = |program: &str, at: usize, pdf: &Path| {
        let page = office::pdf_page(&text, &fonts, pdf);
        let faults = faults_of_page(&page, drawings[at]);
        assert!(
            faults.is_empty(),
            "{program}, {}: {faults:#?}",
            paths[at].display()
        );
    };
    if let Some(soffice) = Opener::Draw.given() {
        let pages = office::through_draw(&soffice, &paths);
        for (at, pdf) in pages.iter().enumerate() {
            assert_page("LibreOffice Draw", at, pdf);
        }
    }
    if let Some(rsvg) = Opener::Rsvg.given() {
        for (at, path) in paths.iter().enumerate() {
            assert_page("rsvg-convert", at, &office::through_rsvg(&rsvg, path));
        }
    }
    let _ = std::fs::remove_dir_all(folder);
}

/// The height of a line of letters of 12 pixels in a font without serifs, with the space above and below them. In the
/// serif font of 16 pixels, which Draw takes if it knows no other, it is 21.
const LINE: std::ops::RangeInclusive<f64> = 12.0..=17.5;

fn faults_of_page(page: &PdfPage, svg: &str) -> Vec<String> {
    let (_, view) = svg.split_once("viewBox=\"0 0 ").expect("a view box");
    let (width, _) = view.split_once(' ').expect("a width");
    let width: f64 = width.parse().expect("a width");
    let (right, bottom) = page.size;
    let scale = width / right;
    let mut faults = vec![];
    for (word, [x, y, to_x, to_y]) in &page.words {
        if *x < 0.0 || *y < 0.0 || *to_x > right || *to_y > bottom {
            faults.push(format!(
                "`{word}` reaches past the edge: {x} {y} {to_x} {to_y}"
            ));
        }
        let height = (to_y - y) * scale;
        if !LINE.contains(&height) {
            faults.push(format!("`{word}` is {height} high"));
        }
    }
    let drawn: usize = page
        .words
        .iter()
        .map(|(word, _)| word.chars().count())
        .sum();
    let all: usize = labels(svg)
        .iter()
        .flat_map(|(_, _, text)| text.chars())
        .filter(|sign| !sign.is_whitespace())
        .count();
    if drawn < all {
        faults.push(format!("{drawn} of {all} letters are drawn"));
    }
    let serifs = ["Roman", "Times", "Serif", "Mincho"];
    let has_serifs = |font: &&String| serifs.iter().any(|it| font.contains(it));
    faults.extend(page.fonts.iter().filter(has_serifs).cloned());
    faults
}
