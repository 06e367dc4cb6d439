//! The best charts of few rules, on the page of the rules: the search step by step, and the choice of a number of rules.

use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::Rules;
use fair_deal::coach::total_strategy::{
    Rule, ShortAnswer, ShortQuestion, ShortStrategy, TotalStrategy,
};
use fair_deal::coach::{ChartAnswer, ChartQuestion, Sheet};
use fair_deal::pages::rules::short::{self, Work};
use fair_deal::pages::{Effect, Model, Msg, rules};

const CLASSIC: Rules = Rules::HIT_AND_STAND;

fn open(query: &str) -> Model {
    let fragment = format!("#/blackjack/rules?{query}");
    Model::open(&fragment, Visitor::default(), None).0
}

fn send(model: &mut Model, msg: short::Msg) -> Vec<Effect> {
    model.update(Msg::Rules(rules::Msg::Short(msg)))
}

fn asked(effects: &[Effect]) -> Option<ShortQuestion> {
    effects.iter().find_map(|effect| match effect {
        Effect::Rules(rules::Effect::Own(rules::OwnEffect::AskShort(question))) => Some(*question),
        _ => None,
    })
}

/// Charts of these numbers of rules.
fn found(numbers: &[usize]) -> Vec<ShortStrategy> {
    let chart = |number: &usize| ShortStrategy {
        rules: vec![Rule::HitEverything; *number],
        strategy: TotalStrategy::simplest(),
        cost: 0.05 / f64::from(u32::try_from(*number).expect("few")),
        at_least: 0.0,
    };
    numbers.iter().map(chart).collect()
}

fn got(question: ShortQuestion, numbers: &[usize], left: u32) -> short::Msg {
    let found = found(numbers);
    short::Msg::Got(question, Some(ShortAnswer { found, left }))
}

fn shown(model: &Model) -> Option<usize> {
    let shown = model.rules().short().shown(model.rules().rules());
    shown.map(|it| it.rules.len())
}

fn told() -> Effect {
    Effect::Rules(rules::Effect::Announce(rules::Announcement::ShortCharts))
}

#[test]
fn each_answer_asks_for_the_next_step() {
    let mut model = open("rules=classic");
    assert_eq!(model.rules().short().work(CLASSIC), Work::NotAsked);
    let first = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    assert_eq!(first, ShortQuestion::first(CLASSIC));
    assert_eq!(asked(&send(&mut model, short::Msg::ClickedFind)), None);
    let effects = send(&mut model, got(first, &[1, 7, 9], 2));
    let next = asked(&effects).expect("a question");
    assert_eq!(next, first.next());
    // What is found so far is there, without the charts that cost most.
    let numbers = model.rules().short().found(CLASSIC);
    assert_eq!(numbers.map(|it| it.rules.len()).collect::<Vec<_>>(), [7, 9]);
    assert_eq!(send(&mut model, got(first, &[7], 2)), [], "it is answered");
    assert_eq!(send(&mut model, got(next, &[7, 9, 12, 15], 0)), [told()]);
    assert_eq!(model.rules().short().work(CLASSIC), Work::Done);
    assert_eq!(shown(&model), Some(12));
}

#[test]
fn search_is_cancelled_and_begins_again() {
    let mut model = open("rules=classic");
    let first = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    let effects = send(&mut model, got(first, &[7, 9], 5));
    let next = asked(&effects).expect("a question");
    assert_eq!(send(&mut model, short::Msg::ClickedCancel), [told()]);
    assert_eq!(send(&mut model, short::Msg::ClickedCancel), []);
    assert_eq!(
        send(&mut model, got(next, &[7], 4)),
        [],
        "it comes too late"
    );
    assert_eq!(shown(&model), Some(9), "what was found stays");
    let again = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    assert_eq!(again, first);
    // An answer that cannot be read is none.
    assert_eq!(send(&mut model, short::Msg::Got(again, None)), []);
    assert_eq!(model.rules().short().work(CLASSIC), Work::Cancelled);
}

#[test]
fn other_rules_have_charts_of_their_own() {
    let mut model = open("rules=classic");
    let first = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    send(&mut model, got(first, &[7, 9], 5));
    model.update(Msg::Rules(rules::Msg::ChoseRules(Rules::VEGAS)));
    assert_eq!(shown(&model), None);
    assert_eq!(model.rules().short().work(Rules::VEGAS), Work::NotAsked);
    assert_eq!(send(&mut model, got(first.next(), &[7], 4)), []);
    let question = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    assert_eq!(question, ShortQuestion::first(Rules::VEGAS));
    // An answer that comes under other rules stops the search. It does not wait for ever.
    model.update(Msg::Rules(rules::Msg::ChoseRules(CLASSIC)));
    assert_eq!(send(&mut model, got(question, &[7, 9], 5)), []);
    model.update(Msg::Rules(rules::Msg::ChoseRules(Rules::VEGAS)));
    assert_eq!(model.rules().short().work(Rules::VEGAS), Work::Cancelled);
    assert_eq!(shown(&model), Some(9), "what was found stays");
}

#[test]
fn chosen_number_is_in_the_address() {
    let mut model = open("rules=classic&short=8");
    let first = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    send(&mut model, got(first, &[7, 9, 11], 0));
    assert_eq!(shown(&model), Some(7), "the best one of at most 8");
    send(&mut model, short::Msg::Chose(11));
    assert_eq!(shown(&model), Some(11));
    assert_eq!(model.address(), "/blackjack/rules?rules=classic&short=11");
    send(&mut model, short::Msg::Chose(3));
    assert_eq!(shown(&model), Some(7), "none is so short");
}

#[test]
fn shown_chart_becomes_the_own_one() {
    let mut model = open("rules=classic");
    let sheet = ChartAnswer::Whole(Box::new(Sheet::of(&CLASSIC)));
    let answered = rules::Msg::GotChart(ChartQuestion::first(CLASSIC), Some(sheet));
    model.update(Msg::Rules(answered));
    let first = asked(&send(&mut model, short::Msg::ClickedFind)).expect("a question");
    send(&mut model, got(first, &[7], 0));
    let effects = send(&mut model, short::Msg::ClickedTake);
    assert_eq!(
        model.rules().own().chart(),
        Some(&TotalStrategy::simplest())
    );
    let is_asked = |effect: &Effect| {
        matches!(
            effect,
            Effect::Rules(rules::Effect::Own(rules::OwnEffect::AskPrice(_)))
        )
    };
    assert!(effects.iter().any(is_asked), "{effects:?}");
}
