//! The page of the pay tables: the list of games, the return, the bankroll, the chart and the practice hands.

use std::collections::VecDeque;

use fair_deal::app::settings::Visitor;
use fair_deal::coach::draw::{
    DifficultHandsQuestion, Difficulty, DrawCoach, StrategyQuestion, whole_return,
};
use fair_deal::pages::paytable::{self, Effect, OwnEffect, bankroll, curve, games, strategy};
use fair_deal::pages::{self, Model, Msg};
use fair_deal::poker::video_poker::{Class, PayTable};
use fair_deal::poker::{Coins, Hands};
use fair_deal::table::keys::Key;

use crate::element::Element;
use crate::sitting::Sitting;

/// The page of the pay tables, with its workers.
struct PayTablePage {
    model: Model,
    /// The chart that the worker is told to write.
    wanted: Option<StrategyQuestion>,
    /// The table for which the worker searches for the charts of each number of rows.
    searched: Option<PayTable>,
}

impl PayTablePage {
    fn open(address: &str) -> PayTablePage {
        let (model, effects) = Model::open(address, Visitor::default(), None);
        let mut page = PayTablePage {
            model,
            wanted: None,
            searched: None,
        };
        page.run(effects);
        page
    }

    fn send(&mut self, msg: paytable::Msg) {
        let effects = self.model.update(Msg::PayTable(msg));
        self.run(effects);
    }

    fn run(&mut self, effects: Vec<pages::Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let pages::Effect::PayTable(Effect::Own(effect)) = effect else {
                continue;
            };
            let answer = match effect {
                OwnEffect::AskReturn(table) => {
                    paytable::Msg::GotReturn(table, Some(whole_return(&table)))
                }
                OwnEffect::AskRounds(question) => {
                    let coach = DrawCoach::new(&question.table);
                    let answer = question.ask(&coach.every_deal());
                    paytable::Msg::GotRounds(question, Some(answer))
                }
                OwnEffect::Strategy(table, strategy::StrategyAction::Ask(limit)) => {
                    let extra_cost = limit.extra_cost();
                    self.wanted = Some(StrategyQuestion { table, extra_cost });
                    continue;
                }
                OwnEffect::Strategy(_, strategy::StrategyAction::Stop) => {
                    self.wanted = None;
                    continue;
                }
                OwnEffect::AskCurve(table) => {
                    self.searched = Some(table);
                    continue;
                }
                OwnEffect::StopCurve => {
                    self.searched = None;
                    continue;
                }
                // The other effects need no answer in these tests.
                _ => continue,
            };
            effects.extend(self.model.update(Msg::PayTable(answer)));
        }
    }

    fn drawn(&self) -> Element {
        Element::of_page(&self.model)
    }

    /// Types an amount, and leaves the field.
    fn type_amount(&mut self, field: bankroll::Field, text: &str) {
        let typed = bankroll::Msg::Typed(field, text.to_owned());
        for msg in [typed, bankroll::Msg::Left(field)] {
            self.send(paytable::Msg::Bankroll(msg));
        }
    }

    /// The figure with this name, or an empty text.
    fn figure(&self, name: &str) -> String {
        let selector = format!("[data-figure={name}]");
        let drawn = self.drawn();
        drawn
            .first(&selector)
            .map(Element::text)
            .unwrap_or_default()
    }
}

#[test]
fn list_is_sorted_by_each_column() {
    let mut page = PayTablePage::open("#/poker/paytable");
    for (sort, place, is_rising) in [
        (games::Sort::Variance, 1, true),
        (games::Sort::Return, 0, false),
    ] {
        page.send(paytable::Msg::Games(games::Msg::Sorted(sort)));
        let drawn = page.drawn();
        let sorted = drawn.only("[aria-sort] [data-sort]");
        assert_eq!(sorted.attribute("data-sort"), sort.code());
        let cells = drawn.all(".games tbody tr").into_iter().map(|row| {
            let cell = row.texts("td")[place].clone();
            let number: f64 = cell.trim_end_matches('%').parse().expect("a number");
            number
        });
        let cells: Vec<f64> = cells.collect();
        assert_eq!(cells.len(), 22);
        let is_sorted = |one: &f64, next: &f64| if is_rising { one <= next } else { one >= next };
        assert!(cells.is_sorted_by(is_sorted), "{sort:?}: {cells:?}");
    }
}

#[test]
fn strategy_chart_is_written_and_cancelled() {
    let mut page = PayTablePage::open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1");
    let has = |page: &PayTablePage, selector: &str| page.drawn().first(selector).is_some();
    let cancel = "[data-strategy=cancel]";
    assert!(has(&page, "[data-strategy=write]"));
    page.send(paytable::Msg::Strategy(strategy::Msg::Wanted));
    assert!(has(&page, cancel), "it can be stopped");
    page.send(paytable::Msg::Strategy(strategy::Msg::Cancelled));
    assert!(!has(&page, cancel));
    assert_eq!(page.wanted, None, "the worker stops");
    page.send(paytable::Msg::Strategy(strategy::Msg::Wanted));
    let question = page.wanted.take().expect("a question");
    let chart = question.ask(&DrawCoach::new(&question.table));
    let limit = page.model.paytable().strategy().limit();
    let got = paytable::Msg::GotStrategy(question.table, limit, Some(Box::new(chart)));
    page.send(got);
    assert!(page.drawn().all(".strategy-rows tbody tr").len() > 10);
    let drawn = page.drawn();
    let cost: f64 = drawn
        .only("[data-cost]")
        .attribute("data-cost")
        .parse()
        .expect("a number");
    // The output of `check chart --game jacks`.
    assert!((cost - 0.000_193_892_090_128_845_7).abs() < 1e-15, "{cost}");
    // Another pay table has another chart.
    page.send(paytable::Msg::Chose(PayTable::jacks(8, 5)));
    assert!(!has(&page, ".strategy-rows"));
}

#[test]
fn curve_shows_the_chart_of_the_chosen_rows() {
    let mut page = PayTablePage::open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1");
    page.send(paytable::Msg::Curve(curve::Msg::Wanted));
    let table = page.searched.expect("a question");
    page.send(paytable::Msg::Curve(curve::Msg::Cancelled));
    assert_eq!(page.searched, None, "the worker stops");
    let late = paytable::Msg::GotCurve(table, Some(vec![]));
    page.send(late);
    assert_eq!(
        *page.model.paytable().curve().charts(),
        curve::Charts::NotAsked
    );
    page.send(paytable::Msg::Curve(curve::Msg::Wanted));
    assert!(page.drawn().contains("[data-curve=asked] progress"));
    // Charts within two limits, in place of those of the curve.
    let coach = DrawCoach::new(&table);
    let chart = |extra_cost: f64| StrategyQuestion { table, extra_cost }.ask(&coach);
    let charts = [0.01, 0.0003].map(chart).to_vec();
    let [few, more] = [&charts[0], &charts[1]].map(|it| (it.rows.len(), it.cost()));
    assert!(few.0 < more.0 && few.1 > more.1, "{few:?} {more:?}");
    page.send(paytable::Msg::GotCurve(table, Some(charts)));
    assert_eq!(page.searched, None, "the worker has nothing to do");
    for (rows, cost) in [few, more] {
        page.send(paytable::Msg::Curve(curve::Msg::Chose(rows)));
        let drawn = page.drawn();
        let shown = drawn.only("[data-rows-cost]").attribute("data-rows-cost");
        assert_eq!(shown, cost.to_string());
        assert_eq!(
            drawn.all(".strategy-curve .strategy-rows tbody tr").len(),
            rows
        );
        assert!(page.model.address().ends_with(&format!("&rows={rows}")));
    }
    assert_eq!(
        page.drawn()
            .all("[data-chart=strategy-curve] tbody tr")
            .len(),
        2
    );
    // Another pay table has other charts.
    page.send(paytable::Msg::Chose(PayTable::jacks(8, 5)));
    assert!(!page.drawn().contains("[data-rows-cost]"));
}

#[test]
fn bankroll_uses_the_typed_numbers() {
    let mut page = PayTablePage::open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1");
    // Source: Bob Dancer, column of 23 April 2013.
    page.type_amount(bankroll::Field::CashBack, "0.84");
    page.type_amount(bankroll::Field::Bank, "27000");
    assert_eq!(page.figure("ruin"), "9.789%");
    assert_eq!(page.figure("five"), "34,805");
    let rows = page.drawn().all("[data-chart=bankroll] tbody tr").len();
    assert_eq!(rows, 9);
    // Ten hands from one deal: 5 · √(600 · (19.514676 + 9 · 1.966389)), by the golden variance and covariance.
    page.send(paytable::Msg::Bankroll(bankroll::Msg::ChoseHands(
        Hands::ALL[3],
    )));
    assert_eq!(page.figure("deviation"), "747.12");
    // The ruin is that of `check bankroll --at-once 10`. A round costs $50.
    assert_eq!(page.figure("ruin"), "27.345%");
    assert_eq!(page.figure("double"), "");
    page.type_amount(bankroll::Field::Bank, "1000");
    assert_eq!(
        page.figure("double"),
        "37.887%",
        "as `check bankroll` has it"
    );
    page.type_amount(bankroll::Field::Bank, "49");
    assert_eq!(page.figure("ruin"), "100.000%", "less than a round");
    let methods = page.drawn().all(".bankroll .method").len();
    assert_eq!(methods, 1, "how the risk is found");
}

/// With one coin a royal flush pays 250. Such a table returns 98.37 %, so 600 hands of one coin lose 9.76.
#[test]
fn bankroll_uses_the_pay_table_and_the_coins() {
    let mut table = Sitting::open(
        "#/poker/jacks?rules=jacks:800-50-25-9-6-4-3-2-1",
        "speed=off",
    );
    table.key(Key::Place(0));
    let drawn = table.drawn();
    let coins = drawn.only(".coin[aria-pressed=true]");
    assert_eq!(coins.attribute("aria-label"), "Bet: 1 coin");
    let mut tools = drawn.all(".rim .tool").into_iter();
    let chart = tools.find(|it| it.attribute("aria-label") == "Strategy chart");
    let mut page = PayTablePage::open(chart.expect("a link").attribute("href"));
    assert!(
        page.drawn().contains("[data-strategy=cancel]"),
        "the chart is asked for"
    );
    assert_eq!(page.figure("hour"), "\u{2212}9.76");
    let drawn = page.drawn();
    let option = drawn.texts("#bankroll-coins option[selected]");
    assert_eq!(option, ["1"]);
    assert_eq!(drawn.only("#bankroll-bet").attribute("value"), "1");
    let five = bankroll::Msg::ChoseCoins(Coins::MOST);
    page.send(paytable::Msg::Bankroll(five));
    // The same bet in five coins: 99.54 %.
    assert_eq!(page.figure("hour"), "\u{2212}2.74");
}

#[test]
fn changed_pay_table_shows_its_return_and_is_played() {
    let returned = |page: &PayTablePage| -> f64 {
        let drawn = page.drawn();
        let worth = drawn.only("[data-return]");
        worth.attribute("data-return").parse().expect("a number")
    };
    let mut page = PayTablePage::open("#/poker/paytable");
    assert!((returned(&page) - 0.995_439_043_695_122_5).abs() < 1e-12);
    page.send(paytable::Msg::Chose(PayTable::jacks(8, 5)));
    assert!((returned(&page) - 0.972_984_337_506).abs() < 1e-12);
    let is_invalid = |page: &PayTablePage| page.drawn().only("#Flush").has("aria-invalid");
    for (text, invalid) in [("x", true), ("7", false)] {
        page.send(paytable::Msg::Typed(Class::Flush, text.to_owned()));
        page.send(paytable::Msg::Left(Class::Flush));
        assert_eq!(is_invalid(&page), invalid, "{text}");
    }
    assert!(returned(&page) > 0.973, "another return");
    let drawn = page.drawn();
    let links = drawn.all("main a").into_iter();
    let play = links
        .into_iter()
        .find(|it| it.text() == "Play with this pay table");
    let link = play.expect("a link").attribute("href");
    let mut table = Sitting::open(link, "speed=off");
    let pays = table.drawn().texts(".pay-table b");
    let expected = ["4000", "250", "125", "40", "35", "20", "15", "10", "5"];
    assert_eq!(pays, expected);
    table.press("Deal");
    table.in_phase("swap");
    table.press("Stand pat");
    table.in_phase("over");
}

#[test]
fn penalty_cards_are_practised() {
    let mut page = PayTablePage::open("#/poker/paytable?rules=jacks:800-50-25-9-6-4-3-2-1");
    let question = DifficultHandsQuestion {
        table: PayTable::jacks(9, 6),
        difficulty: Difficulty::Penalty,
        seed: 1,
    };
    let hands = question.ask(&DrawCoach::new(&question.table));
    page.send(paytable::Msg::GotPenalty(question.table, hands));
    let drawn = page.drawn();
    let links = drawn.all(".practise a").into_iter();
    let mut links = links.map(|link| link.attribute("href"));
    let link = links.find(|link| link.contains("practice=penalty."));
    let table = Sitting::open(link.expect("a link"), "speed=off");
    let scene = table.in_phase("swap");
    assert_eq!(scene.hand("player").cards.len(), 5);
    let drawn = table.drawn();
    let practised = drawn.only("[data-practice]");
    let hands = practised.attribute("data-practice");
    assert!(hands.starts_with("penalty."), "{hands}");
    let text = practised.text();
    assert!(text.contains("Practice: penalty cards"), "{text}");
}
