//! The strategy chart of the player's own, on the page of the rules: its cells, its address, and the questions to the worker.

use crate::support::sent;
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::Rules;
use fair_deal::coach::total_strategy::{
    Cell, PriceQuestion, PriceWork, Total, TotalStrategy, UpcardPrice,
};
use fair_deal::coach::{CardValue, ChartAnswer, ChartQuestion, Sheet};
use fair_deal::pages::rules::own::{self, Direction, Work};
use fair_deal::pages::{Effect, Model, Msg, rules};

const CLASSIC: Rules = Rules::HIT_AND_STAND;

const ACE: CardValue = CardValue::ALL[0];
const TWO: CardValue = CardValue::ALL[1];
const TEN: CardValue = CardValue::ALL[9];

/// The page at this address, with the chart of its rules, and the effects of that.
fn with_chart(fragment: &str) -> (Model, Vec<Effect>) {
    let (mut model, _) = Model::open(fragment, Visitor::default(), None);
    let rules = model.rules().rules();
    let sheet = ChartAnswer::Whole(Box::new(Sheet::of(&rules)));
    let answered = rules::Msg::GotChart(ChartQuestion::first(rules), Some(sheet));
    let effects = model.update(Msg::Rules(answered));
    (model, effects)
}

fn send(model: &mut Model, msg: own::Msg) -> Vec<Effect> {
    model.update(Msg::Rules(rules::Msg::Own(msg)))
}

/// Returns the question about a price among these effects.
fn asked(effects: &[Effect]) -> Option<PriceQuestion> {
    effects.iter().find_map(|effect| match effect {
        Effect::Rules(rules::Effect::Own(rules::OwnEffect::AskPrice(question))) => {
            Some((**question).clone())
        }
        _ => None,
    })
}

fn got(question: PriceQuestion, answer: Option<UpcardPrice>) -> own::Msg {
    own::Msg::GotPrice(Box::new(question), answer)
}

/// Answers the questions until none is left. Returns the upcards of the questions and the last effects.
fn price(model: &mut Model, effects: Vec<Effect>) -> (Vec<CardValue>, Vec<Effect>) {
    let mut work = PriceWork::new(model.rules().rules());
    let (mut ups, mut effects) = (vec![], effects);
    while let Some(question) = asked(&effects) {
        ups.push(question.up);
        let answer = sent(&work.answer(&sent(&question)));
        effects = send(model, got(question, Some(answer)));
    }
    (ups, effects)
}

/// The page with the full chart as the player's own, and its worth.
fn with_own() -> Model {
    let (mut model, _) = with_chart("#/blackjack/rules?rules=classic");
    let effects = send(&mut model, own::Msg::ClickedBegin);
    price(&mut model, effects);
    model
}

fn hard(total: u8) -> Cell {
    Cell::Total(Total::hard(total).expect("a row"))
}

fn cost(model: &Model) -> f64 {
    model.rules().own().price().expect("a price").cost()
}

fn told() -> Effect {
    Effect::Rules(rules::Effect::Announce(rules::Announcement::OwnChart))
}

#[test]
fn own_chart_begins_as_the_full_chart() {
    let (mut model, effects) = with_chart("#/blackjack/rules");
    assert_eq!(
        asked(&effects),
        None,
        "there is no chart of the player's own"
    );
    let effects = send(&mut model, own::Msg::ClickedBegin);
    assert_eq!(
        model.rules().own().chart(),
        model.rules().full_chart().as_ref()
    );
    let (ups, effects) = price(&mut model, effects);
    assert_eq!(ups, CardValue::ALL);
    assert_eq!(effects, [told()]);
    let price = model.rules().own().price().expect("a price");
    let edge = model.rules().sheet().expect("a chart").edge;
    assert!((price.best - edge).abs() < 1e-12);
    // A chart that looks at totals alone costs a little.
    assert!((0.0..0.001).contains(&price.cost()), "{}", price.cost());
}

#[test]
fn change_asks_for_its_upcard_alone() {
    let mut model = with_own();
    let before = cost(&model);
    let effects = send(&mut model, own::Msg::ChangedCell(hard(16), TEN));
    assert_eq!(model.rules().own().price(), None);
    assert!(model.rules().own().last().is_some(), "the last worth stays");
    // What the full chart has there is known already.
    assert_eq!(asked(&effects).and_then(|it| it.other), None);
    let (ups, effects) = price(&mut model, effects);
    assert_eq!(ups, [TEN]);
    assert_eq!(effects, [told()]);
    let change = model.rules().own().change().expect("a change");
    let more = cost(&model) - before;
    assert!(more > 0.0001, "{more}");
    assert!((change.cost.expect("a cost") - more).abs() < 1e-12);
    // The next play is the first one again: nothing can be doubled or given up.
    let effects = send(&mut model, own::Msg::ChangedCell(hard(16), TEN));
    price(&mut model, effects);
    assert!((cost(&model) - before).abs() < 1e-15);
    assert_eq!(
        model.rules().own().change().and_then(|it| it.cost),
        Some(0.0)
    );
}

#[test]
fn link_brings_the_same_chart_and_cost() {
    let mut model = with_own();
    for (cell, up) in [(hard(12), ACE), (hard(15), TEN)] {
        let effects = send(&mut model, own::Msg::ChangedCell(cell, up));
        price(&mut model, effects);
    }
    let address = model.address().to_owned();
    let (mut again, effects) = with_chart(&format!("#{address}"));
    assert_eq!(again.address(), address);
    assert_eq!(again.rules().own().chart(), model.rules().own().chart());
    price(&mut again, effects);
    assert!((cost(&again) - cost(&model)).abs() < 1e-15);
    // The address is the text that other programs read, with nothing encoded.
    assert!(!address.contains('%'), "{address}");
    let text = own_of(&address);
    assert_eq!(
        text.parse().as_ref(),
        Ok(again.rules().own().chart().expect("a chart"))
    );
    // A visit elsewhere keeps the chart, and a bare address gets it back.
    again.update(Msg::FragmentChanged("#/lab".to_owned()));
    again.update(Msg::FragmentChanged("#/blackjack/rules".to_owned()));
    assert_eq!(again.address(), address);
}

#[test]
fn link_can_have_the_lines_of_the_command() {
    let lines = TotalStrategy::simplest().to_string();
    for between in [";", "%3B", ";%20", ","] {
        let text = lines.replace('\n', between).replace(' ', "%20");
        let (model, _) = with_chart(&format!("#/blackjack/rules?rules=classic&own={text}"));
        let chart = model.rules().own().chart();
        assert_eq!(chart, Some(&TotalStrategy::simplest()), "{text}");
    }
}

/// The cost of a change is that against the full chart, whatever the cell had before.
#[test]
fn change_of_a_cell_of_a_link_costs_against_the_full_chart() {
    let mut model = with_own();
    let (cell, up) = (hard(16), TEN);
    let effects = send(&mut model, own::Msg::ChangedCell(cell, up));
    price(&mut model, effects);
    let costs = model.rules().own().change().and_then(|it| it.cost);
    let address = model.address().to_owned();
    let (mut again, effects) = with_chart(&format!("#{address}"));
    price(&mut again, effects);
    // One play on, and one play on from there: the cell has two.
    for expected in [Some(0.0), costs] {
        let effects = send(&mut again, own::Msg::ChangedCell(cell, up));
        price(&mut again, effects);
        let cost = again.rules().own().change().and_then(|it| it.cost);
        let difference = cost.expect("a cost") - expected.expect("a cost");
        assert!(difference.abs() < 1e-15, "{cost:?} {expected:?}");
    }
}

/// The chart in this address.
fn own_of(address: &str) -> String {
    let fields = fair_deal::table::Fields::parse(address.split_once('?').expect("fields").1);
    fields.get("own").expect("a chart").to_owned()
}

#[test]
fn answer_to_an_older_chart_is_ignored() {
    let mut model = with_own();
    let first = send(&mut model, own::Msg::ChangedCell(hard(16), TEN));
    let old = asked(&first).expect("a question");
    let second = send(&mut model, own::Msg::ChangedCell(hard(15), TEN));
    let new = asked(&second).expect("a question");
    assert_ne!(old, new);
    let mut work = PriceWork::new(CLASSIC);
    let late = work.answer(&old);
    assert_eq!(send(&mut model, got(old, Some(late))), []);
    assert_eq!(model.rules().own().price(), None);
    price(&mut model, second);
    let whole = PriceWork::new(CLASSIC).answer(&PriceQuestion { other: None, ..new });
    assert!(whole.price.value < late.price.value, "two worse plays");
    assert!(model.rules().own().price().is_some());
}

#[test]
fn chart_that_cannot_be_read_stays_in_the_address() {
    let bad = "#/blackjack/rules?rules=classic&own=hard_16:_S";
    let (mut model, effects) = with_chart(bad);
    assert_eq!(asked(&effects), None);
    assert_eq!(format!("#{}", model.address()), bad);
    let unread = model.rules().own().unread().expect("a reason");
    assert!(unread.why.to_string().contains("has 1 plays, not 10"));
    // It takes nothing from a chart that is there.
    send(&mut model, own::Msg::ClickedBegin);
    send(&mut model, own::Msg::ChangedCell(hard(16), TEN));
    let own = model.rules().own().chart().cloned();
    model.update(Msg::FragmentChanged(bad.to_owned()));
    assert_eq!(model.rules().own().chart(), own.as_ref());
    assert!(model.rules().own().unread().is_some());
    send(&mut model, own::Msg::ChangedCell(hard(16), TEN));
    assert_eq!(model.rules().own().unread(), None);
    assert_ne!(format!("#{}", model.address()), bad);
}

#[test]
fn reset_and_remove_go_back() {
    let mut model = with_own();
    let effects = send(&mut model, own::Msg::ChangedCell(hard(16), TEN));
    price(&mut model, effects);
    let effects = send(&mut model, own::Msg::ClickedReset);
    let (ups, _) = price(&mut model, effects);
    assert_eq!(ups, [TEN], "the other upcards are the same");
    assert_eq!(
        model.rules().own().chart(),
        model.rules().full_chart().as_ref()
    );
    assert_eq!(model.rules().own().change(), None);
    let effects = send(&mut model, own::Msg::ClickedRemove);
    let focus = Effect::Rules(rules::Effect::Focus(own::BEGIN));
    assert!(effects.contains(&focus), "{effects:?}");
    assert_eq!(model.rules().own().chart(), None);
    assert_eq!(model.address(), "/blackjack/rules?rules=classic");
}

#[test]
fn other_rules_value_the_chart_again() {
    let mut model = with_own();
    let chart = model.rules().own().chart().cloned();
    let other: Rules = "classic.ties-lose".parse().expect("rules");
    model.update(Msg::Rules(rules::Msg::ChoseRules(other)));
    let sheet = ChartAnswer::Whole(Box::new(Sheet::of(&other)));
    let answered = rules::Msg::GotChart(ChartQuestion::first(other), Some(sheet));
    let effects = model.update(Msg::Rules(answered));
    let question = asked(&effects).expect("a question");
    assert_eq!(question.rules, other);
    let (ups, _) = price(&mut model, effects);
    assert_eq!(ups.len(), CardValue::ALL.len());
    assert_eq!(model.rules().own().chart(), chart.as_ref());
    assert!(cost(&model) > 0.001, "another chart is the best one there");
}

#[test]
fn work_is_cancelled_and_resumed() {
    let (mut model, _) = with_chart("#/blackjack/rules?rules=classic");
    let effects = send(&mut model, own::Msg::ClickedBegin);
    let question = asked(&effects).expect("a question");
    assert_eq!(send(&mut model, own::Msg::ClickedCancel), [told()]);
    assert_eq!(*model.rules().own().work(), Work::Cancelled);
    assert_eq!(send(&mut model, own::Msg::ClickedCancel), []);
    let effects = send(&mut model, own::Msg::ClickedPrice);
    assert_eq!(asked(&effects), Some(question.clone()));
    // An answer that cannot be read is none.
    assert_eq!(send(&mut model, got(question, None)), []);
    assert_eq!(*model.rules().own().work(), Work::Cancelled);
    let effects = send(&mut model, own::Msg::ClickedPrice);
    price(&mut model, effects);
    assert_eq!(*model.rules().own().work(), Work::Done);
}

#[test]
fn arrows_move_within_the_chart() {
    let mut model = with_own();
    let at = |model: &Model| model.rules().own().at(&CLASSIC);
    assert_eq!(at(&model), Some((hard(4), TWO)));
    for (direction, expected) in [
        (Direction::Up, (hard(4), TWO)),
        (Direction::Back, (hard(4), TWO)),
        (Direction::Down, (hard(5), TWO)),
        (Direction::On, (hard(5), CardValue::ALL[2])),
    ] {
        let effects = send(&mut model, own::Msg::Moved(direction));
        assert_eq!(at(&model), Some(expected));
        assert_eq!(effects, [Effect::Rules(rules::Effect::Focus(own::CELL))]);
    }
    for _ in 0..40 {
        send(&mut model, own::Msg::Moved(Direction::Down));
        send(&mut model, own::Msg::Moved(Direction::On));
    }
    let last = Cell::Total(Total::soft(20).expect("a row"));
    assert_eq!(at(&model), Some((last, ACE)), "these rules have no splits");
    send(&mut model, own::Msg::ChangedCell(hard(9), TEN));
    assert_eq!(at(&model), Some((hard(9), TEN)));
}

/// A cell goes through every play that the rules allow, and back to its own.
#[test]
fn presses_go_through_every_play() {
    let (mut model, _) = with_chart("#/blackjack/rules?rules=vegas");
    send(&mut model, own::Msg::ClickedBegin);
    let rules = Rules::VEGAS;
    let chart = |model: &Model| model.rules().own().chart().expect("a chart").clone();
    for cell in [hard(11), hard(16), Cell::Pair(CardValue::ALL[7])] {
        let first = chart(&model);
        let plays = first.plays(&rules, cell, TEN);
        let mut met = vec![];
        for _ in &plays {
            met.push(chart(&model).of(cell, TEN));
            send(&mut model, own::Msg::ChangedCell(cell, TEN));
        }
        assert_eq!(chart(&model), first);
        assert!(plays.iter().all(|play| met.contains(play)), "{met:?}");
    }
    let changed: TotalStrategy = own_of(model.address()).parse().expect("a chart");
    assert_eq!(changed, chart(&model));
}
