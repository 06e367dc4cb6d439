//! The command `chart`: strategy charts of blackjack and of video poker, and their costs by length.

use std::error::Error;

use fair_deal::coach::draw::{ChartBuilder, DrawCoach, StrategyChart, StrategyRow};
use fair_deal::coach::total_strategy::short::MOST_RULES;
use fair_deal::coach::total_strategy::{ShortSearch, ShortStrategy};
use fair_deal::coach::{Coach, StrategyPricer, TotalStrategy};
use fair_deal::poker::video_poker::PayTable;
use serde_json::Value;

use super::counting::{coins, decimal};
use super::{Answer, Flags, RULES, game_table, object, table};

/// The flags of `chart` for video poker.
const VIDEO_POKER: [&str; 6] = [
    "--game", "--table", "--joker", "--coins", "--cost", "--rows",
];

/// The flag that has no value.
const CURVE: &str = "--curve";

/// The flag for a strategy of blackjack.
const BLACKJACK: &str = "--blackjack";

/// The default for `--cost`, per coin and hand.
const USUAL_COST: f64 = 0.0003;

/// A strategy chart, or the costs of the best charts of each length.
pub(super) fn chart(args: &[String]) -> Answer {
    let others: Vec<String> = args.iter().filter(|arg| *arg != CURVE).cloned().collect();
    let is_curve = match args.len() - others.len() {
        0 => false,
        1 => true,
        _ => return Err(format!("{CURVE} is there twice.").into()),
    };
    let known = [RULES.as_slice(), &VIDEO_POKER, &[BLACKJACK]].concat();
    let flags = Flags::read(&others, &known)?;
    let mut of_blackjack = RULES.into_iter().chain([BLACKJACK]);
    let of_blackjack = of_blackjack.find(|it| flags.given(it).is_some());
    let of_poker = VIDEO_POKER.into_iter().find(|it| flags.given(it).is_some());
    match (of_blackjack, of_poker) {
        (Some(one), Some(other)) => Err(format!("{one} and {other} exclude each other.").into()),
        (Some(_), None) if is_curve => blackjack_curve(&flags),
        (Some(_), None) => blackjack_chart(&flags),
        (None, _) if is_curve => video_poker_curve(&flags),
        (None, _) => video_poker_chart(&flags),
    }
}

/// A strategy of blackjack with its worth.
fn blackjack_chart(flags: &Flags) -> Answer {
    let (rules, decks) = table(flags)?;
    let text = flags.needed(BLACKJACK)?;
    let typed = match text {
        "best" => None,
        text => Some(text.parse::<TotalStrategy>()?),
    };
    let coach = Coach::with_decks(&rules, decks);
    let mut pricer = StrategyPricer::new(&coach);
    let strategy = typed.unwrap_or_else(|| pricer.best());
    let price = pricer.price(&strategy);
    Ok(object(&[
        ("value", price.value.into()),
        ("best", price.best.into()),
        ("cost", price.cost().into()),
        ("chart", strategy.to_string().into()),
    ]))
}

/// The best strategies of few rules at a table of blackjack.
fn blackjack_curve(flags: &Flags) -> Answer {
    if flags.given(BLACKJACK).is_some() {
        return Err(format!("{CURVE} and {BLACKJACK} exclude each other.").into());
    }
    let (rules, decks) = table(flags)?;
    let coach = Coach::with_decks(&rules, decks);
    let mut pricer = StrategyPricer::new(&coach);
    let mut search = ShortSearch::new(&mut pricer, MOST_RULES);
    while search.step(&mut pricer) {}
    let point = |it: &ShortStrategy| {
        let rules: Vec<String> = it.rules.iter().map(ToString::to_string).collect();
        object(&[
            ("rules", it.rules.len().into()),
            ("cost", it.cost.into()),
            ("at-least", it.at_least.into()),
            ("chart", rules.into()),
        ])
    };
    let points: Vec<String> = search.better().map(point).collect();
    Ok(format!("{{\"curve\": [{}]}}", points.join(", ")))
}

/// The pay table of video poker in the flags, for the coins in them.
fn pays(flags: &Flags) -> Result<PayTable, Box<dyn Error>> {
    let (table, _) = game_table(flags)?;
    Ok(table.on(coins(flags)?))
}

/// A strategy chart of a game of video poker.
fn video_poker_chart(flags: &Flags) -> Answer {
    let table = pays(flags)?;
    let most = match flags.given("--cost") {
        None => USUAL_COST,
        Some(_) => decimal(flags, "--cost")?,
    };
    if !(0.0..=1.0).contains(&most) {
        return Err(format!("--cost is a number from 0 to 1, not {most}.").into());
    }
    let Some(_) = flags.given("--rows") else {
        return Ok(written(
            &ChartBuilder::new(&DrawCoach::new(&table)).chart(most),
        ));
    };
    if flags.given("--cost").is_some() {
        return Err("--cost and --rows exclude each other.".into());
    }
    let rows: usize = flags.number("--rows", 0)?;
    let builder = ChartBuilder::new(&DrawCoach::new(&table));
    let chart = builder.curve().chart(rows);
    let chart = chart.ok_or_else(|| format!("--rows is a number from 1 on, not {rows}."))?;
    Ok(written(&chart))
}

fn written(chart: &StrategyChart) -> String {
    let row = |row: &StrategyRow| {
        let holds: Vec<String> = row.holdings.iter().map(ToString::to_string).collect();
        object(&[
            ("holds", holds.into()),
            ("value", row.value.into()),
            ("price", row.price.into()),
        ])
    };
    let rows: Vec<String> = chart.rows.iter().map(row).collect();
    let (cost, all) = chart.exact_cost();
    let exact = Value::from(format!("{cost}/{all}"));
    let (cost, rows) = (Value::from(chart.cost()), rows.join(", "));
    format!("{{\"cost\": {cost}, \"exact\": {exact}, \"rows\": [{rows}]}}")
}

/// The costs of the best charts of a game of video poker, by the number of rows.
fn video_poker_curve(flags: &Flags) -> Answer {
    for name in ["--cost", "--rows"] {
        if flags.given(name).is_some() {
            return Err(format!("{CURVE} and {name} exclude each other.").into());
        }
    }
    let builder = ChartBuilder::new(&DrawCoach::new(&pays(flags)?));
    let curve = builder.curve();
    let point =
        |(rows, cost): (usize, f64)| object(&[("rows", rows.into()), ("cost", cost.into())]);
    let points: Vec<String> = curve.costs().map(point).collect();
    Ok(format!("{{\"curve\": [{}]}}", points.join(", ")))
}
