//! Strategy charts played over every hand that can be dealt, against the coach for single hands.

use crate::numbered::{JOKER, hand};
use crate::support::is_soak;
use crate::support::numbers::every_five;
use fair_deal::coach::draw::{ChartBuilder, DrawCoach, StrategyChart};
use fair_deal::poker::video_poker::{Game, PayTable};
use fair_deal::table::Marks;

fn chart(text: &str, most: f64) -> (DrawCoach, StrategyChart) {
    let table: PayTable = text.parse().expect(text);
    let coach = DrawCoach::new(&table);
    let chart = ChartBuilder::new(&coach).chart(most);
    (coach, chart)
}

/// Returns the cost of a chart over all hands as a fraction. Each hand uses the worst hold that its first matching row
/// allows. The test uses none of the code that made the chart.
fn played(coach: &DrawCoach, chart: &StrategyChart, cards: usize) -> (u64, u64) {
    let (mut cost, mut all) = (0, 0);
    let scale = |marks: &Marks| 5 * coach.draws(5) / coach.draws(marks.count());
    let marks: Vec<Marks> = Marks::all().collect();
    let pack: Vec<usize> = (0..cards).collect();
    every_five(&pack, |numbers| {
        let hand = hand(*numbers);
        let totals = coach.totals(&hand).expect("a hand of the pack");
        let value = |at: usize| totals[at] * scale(&marks[at]);
        let best = (0..32).map(value).max().unwrap_or_default();
        let allowed = chart
            .holds(coach.table().game(), &hand)
            .expect("a hand of the pack")
            .swapped;
        let at = |it: &Marks| marks.iter().position(|marks| marks == it).expect("a hold");
        let worst = allowed.iter().map(|it| value(at(it))).min();
        cost += best - worst.expect("a hold");
        all += 5 * coach.draws(5);
    });
    (cost, all)
}

#[test]
fn chart_of_jacks_costs_what_playing_it_costs() {
    let (coach, chart) = chart("jacks:800-50-25-9-6-4-3-2-1", 0.0003);
    assert_eq!(played(&coach, &chart, 52), chart.exact_cost());
    assert!(
        chart.rows.len() <= 20 && chart.cost() < 0.0004,
        "{} rows",
        chart.rows.len()
    );
}

#[test]
fn chart_of_deuces_costs_what_playing_it_costs() {
    let (coach, chart) = chart("deuces:800-200-25-15-9-5-3-2-2-1", 0.0003);
    // Only a soak run plays this chart. Every run plays the chart of jacks.
    assert!(!is_soak() || played(&coach, &chart, 52) == chart.exact_cost());
    assert!(
        chart.rows.len() <= 30 && chart.cost() < 0.0006,
        "{} rows",
        chart.rows.len()
    );
}

/// Four aces pay more with a low kicker, so rows name kickers.
#[test]
fn chart_with_kickers_costs_what_playing_it_costs() {
    let table = "double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1";
    let (coach, chart) = chart(table, 0.0003);
    // Only a soak run plays this chart. Every run plays the chart of jacks.
    assert!(!is_soak() || played(&coach, &chart, 52) == chart.exact_cost());
    assert!(
        chart.rows.len() <= 40 && chart.cost() < 0.0006,
        "{} rows",
        chart.rows.len()
    );
}

#[test]
fn chart_with_a_joker_costs_what_playing_it_costs() {
    let (coach, chart) = chart("joker-kings:800-200-100-50-20-7-5-3-2-1-1", 0.0003);
    // Only a soak run plays this chart. Every run plays the chart of jacks.
    assert!(!is_soak() || played(&coach, &chart, JOKER + 1) == chart.exact_cost());
    assert!(
        chart.rows.len() <= 40 && chart.cost() < 0.0006,
        "{} rows",
        chart.rows.len()
    );
}

/// Longer charts cost less, and a chart without one of its rows costs more.
#[test]
fn longer_charts_cost_less() {
    for game in [
        Game::DoubleDoubleBonus,
        Game::TripleDoubleBonus,
        Game::BonusDeuces,
    ] {
        let coach = DrawCoach::new(&game.usual());
        let builder = ChartBuilder::new(&coach);
        let charts = [0.0, 0.0002, 0.002].map(|most| builder.chart(most));
        let [longest, middle, shortest] = &charts;
        assert!(longest.rows.len() > middle.rows.len(), "{game}");
        assert!(middle.rows.len() > shortest.rows.len(), "{game}");
        assert!(
            longest.cost() < middle.cost() && middle.cost() < shortest.cost(),
            "{game}"
        );
        assert!(longest.cost() < 0.0004, "{game}: {}", longest.cost());
        for chart in &charts {
            assert!(chart.rows.iter().all(|row| row.price >= -1e-12), "{game}");
        }
    }
}

/// The order of rows that every chart of 9/6 Jacks or Better has. Source: Michael Shackleford, wizardofodds.com, "9/6
/// Jacks or Better simple strategy".
#[test]
fn chart_of_jacks_has_the_known_order() {
    let (_, chart) = chart("jacks:800-50-25-9-6-4-3-2-1", 0.0003);
    let place = |text: &str| {
        let has = |row: &fair_deal::coach::draw::StrategyRow| {
            row.holdings.iter().any(|it| it.to_string() == text)
        };
        let place = chart.rows.iter().position(has);
        place.unwrap_or_else(|| panic!("no row for {text}"))
    };
    let order = [
        "4 to a royal flush AKQJ",
        "Flush as dealt",
        "two pair 3 2",
        "4 to a straight flush, 2 ways, 0 high",
        "pair J",
        "3 to a royal flush QJT",
        "4 to a flush, 0 high",
        "pair 2",
        "4 to a straight, 2 ways, 0 high",
        "3 to a straight flush, 3 ways, 0 high",
        "2 to a royal flush QJ",
        "unsuited QJ",
        "A alone",
    ];
    let places = order.map(place);
    assert!(places.is_sorted(), "{places:?}");
}

/// The Wizard of Odds' simple strategy for this table has 16 rows and costs 0.08 per cent. The other limits are our own
/// results.
#[test]
fn curve_of_jacks_has_no_dearer_charts() {
    let table: PayTable = "jacks:800-50-25-9-6-4-3-2-1".parse().expect("a table");
    let coach = DrawCoach::new(&table);
    let builder = ChartBuilder::new(&coach);
    let curve = builder.curve();
    let costs: Vec<(usize, f64)> = curve.costs().collect();
    assert!(costs.is_sorted_by(|one, other| one.0 > other.0 && one.1 < other.1));
    for (rows, most) in [
        (16, 0.000_728),
        (18, 0.000_388),
        (20, 0.000_083_3),
        (22, 0.000_026_8),
        (26, 0.000_009_95),
    ] {
        let chart = curve.chart(rows).expect("a chart");
        assert!(chart.rows.len() <= rows);
        assert!(chart.cost() <= most, "{rows} rows: {}", chart.cost());
        assert!(costs.contains(&(chart.rows.len(), chart.cost())));
    }
    let chart = curve.chart(16).expect("a chart");
    assert_eq!(played(&coach, &chart, 52), chart.exact_cost());
    assert_eq!(curve.chart(0), None);
}
