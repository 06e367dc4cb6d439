//! The cost of the decisions of a blackjack day. The coach reports it after the tenth round, at the table and in the
//! shared result.

use crate::support::{sent, table_of};

use fair_deal::app::coach::{CoachFailure, CoachWorker};
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::app::{self, Stored};
use fair_deal::blackjack::{Action, Blackjack, Round};
use fair_deal::coach::message::CoachMessage;
use fair_deal::coach::request::{CoachRequest, DayPlayed};
use fair_deal::coach::{Coach, Question};
use fair_deal::core::Today;
use fair_deal::games::blackjack::coach::{BlackjackCoach, BlackjackFacts, LastCoach, Report};
use fair_deal::games::blackjack::request::AtBlackjack;
use fair_deal::games::blackjack::sentences::says;
use fair_deal::table::{Button, Decisions, Game as _, Mode, Msg, Phase, Round as _, Stage};
use fair_deal::text::daily_result;
use fair_deal::text::language::Language;

const DAILY: TableId = TableId::Blackjack(Mode::Daily);

/// The sign before an amount of bets.
fn sign(bets: f64) -> &'static str {
    if bets.abs() < 0.0005 {
        ""
    } else if bets < 0.0 {
        "−"
    } else {
        "+"
    }
}

/// The app at the daily table.
fn at_the_daily_table() -> app::Model {
    let (mut model, _) =
        app::Model::open("#/blackjack/daily", Visitor::default(), &Stored::default());
    let date = "2026-11-21".parse().expect("a day");
    model.update(app::Msg::GotDate(DAILY, Some(Today { date, ends: None })));
    model
}

fn send(model: &mut app::Model, msg: impl FnOnce(fair_deal::table::Position) -> Msg<Blackjack>) {
    let at = model.blackjack(Mode::Daily).position();
    model.update(app::Msg::Blackjack(Mode::Daily, msg(at)));
}

/// Plays the ten rounds. Returns the cost of the decisions by the coach's own values, and the net result.
fn play(model: &mut app::Model, mut decide: impl FnMut(&Coach, &Question) -> Action) -> (f64, f64) {
    let coach = Coach::new(&Blackjack::daily_rules());
    let (mut cost, mut won) = (0.0, 0.0);
    for _ in 0..10 {
        send(model, |at| Msg::Clicked(Button::Deal, at));
        loop {
            let Phase::Dealt(dealt) = model.blackjack(Mode::Daily).phase() else {
                panic!("a round is there");
            };
            let round = dealt.round();
            match (round.stage(), round) {
                (Stage::Dealer, _) => send(model, Msg::PauseOver),
                (_, Round::Over(finished)) => {
                    won += finished.net().bets();
                    break;
                }
                (_, _) => {
                    let decision = round.pending_decision().expect("a decision");
                    let question = Question::of(*dealt.rules(), decision);
                    let action = decide(&coach, &question);
                    let plays = question.ask(&coach).expect("advice").plays;
                    let best = plays.iter().map(|it| it.value).fold(f64::MIN, f64::max);
                    let name = match action {
                        Action::Hit => "hit",
                        _ => "stand",
                    };
                    let taken = plays.iter().find(|it| it.play.code() == name);
                    cost += best - taken.expect("a play").value;
                    send(model, |at| Msg::Clicked(Button::Act(action), at));
                }
            }
        }
    }
    (cost, won)
}

/// Sends the coach of a new visit this request. Returns the facts that it reports, in their order.
fn facts_about(request: &CoachRequest<AtBlackjack>) -> Vec<BlackjackFacts> {
    let mut told = vec![];
    let report = &mut |report| match report {
        Report::Facts(facts) => told.push(*facts),
        Report::Mistake(change) => panic!("the day is over: {change:?}"),
    };
    let (mut coach, mut last) = (BlackjackCoach::default(), LastCoach::default());
    coach.handle(Some(sent(request)), None, &mut last, report);
    told
}

/// Has the coach judge the day, and gives the tables what it says.
fn judge(model: &mut app::Model, request: &CoachRequest<AtBlackjack>) -> CoachMessage {
    let told = facts_about(request);
    let (last, before) = told.split_last().expect("facts");
    assert!(!before.is_empty(), "the day is judged after the rest");
    for facts in before {
        assert_eq!(facts.day, None, "not before the last decision");
    }
    let says = says(Language::English, last);
    model.update(app::Msg::CoachSaid(Box::new(sent(&says))));
    says
}

#[test]
fn day_is_judged_after_its_tenth_round() {
    let mut model = at_the_daily_table();
    assert_eq!(model.blackjack_request(), None, "the coach is switched off");
    let stands = |_: &Coach, _: &Question| Action::Stand;
    let (cost, won) = play(&mut model, stands);
    assert!(cost > 0.1, "to stand on anything costs something: {cost}");
    let request = model.blackjack_request().expect("a day to judge");
    assert_eq!(model.day_cost(), None);

    // The coach is switched off, but if it cannot judge the day, the table says so.
    assert_eq!(model.day_failure(), None);
    let failed = CoachWorker::Failed(CoachFailure::Worker);
    model.update(app::Msg::CoachWorkerIs(failed));
    let failure = model.day_failure().expect("a failure").to_owned();
    assert!(failure.starts_with("The coach can’t work now"), "{failure}");
    assert_eq!(model.coach_announcement(" "), failure);
    assert_eq!(model.coach_says(), None);

    let says = judge(&mut model, &request);
    let day = model.day_cost().expect("the cost of the day").clone();
    let sentence = day.sentence;
    assert!((day.cost - cost).abs() < 1e-9, "{} {cost}", day.cost);
    let expected = format!(
        "Compared with perfect play, your decisions cost {cost:.3} bets. The cards brought {}{:.3}, so the day comes to {}{:.3} bets.",
        sign(won + cost),
        (won + cost).abs(),
        sign(won),
        won.abs()
    );
    assert_eq!(sentence, expected);
    assert_eq!(model.coach_says(), None, "it is still switched off");
    assert_eq!(model.coach_announcement(" "), sentence);
    model.update(app::Msg::CoachSaid(Box::new(sent(&says))));
    assert_eq!(model.coach_announcement(" "), "", "told once");

    let table = table_of(&model, DAILY);
    let shared = daily_result(
        Language::English,
        DAILY,
        "Blackjack",
        table,
        Some(&day.shared),
        "there",
    );
    let shared = shared.expect("a result");
    let lines: Vec<&str> = shared.lines().collect();
    assert_eq!(lines.len(), 4, "{shared}");
    let line = format!(
        "Decisions cost {cost:.3} bets; the cards brought {}{:.3}.",
        sign(won + cost),
        (won + cost).abs()
    );
    assert!(lines[1].ends_with(&line), "{shared}");
    let without = daily_result(Language::English, DAILY, "Blackjack", table, None, "there");
    let without = without.expect("a result");
    let (plain, _) = lines[1].split_once(" Decisions").expect("both are told");
    assert_eq!(without.lines().nth(1), Some(plain));
}

#[test]
fn perfect_play_costs_nothing() {
    let mut model = at_the_daily_table();
    let best = |coach: &Coach, question: &Question| {
        let best = question.ask(coach).expect("advice").best().expect("a play");
        match best.play.code() {
            "hit" => Action::Hit,
            _ => Action::Stand,
        }
    };
    let (cost, won) = play(&mut model, best);
    assert!(cost.abs() < 1e-12);
    let request = model.blackjack_request().expect("a day to judge");
    judge(&mut model, &request);
    let sentence = &model.day_cost().expect("the cost of the day").sentence;
    let sign = sign(won);
    let expected = format!(
        "You made the best decision every time. The day comes to {sign}{:.3} bets.",
        won.abs()
    );
    assert_eq!(*sentence, expected);
}

#[test]
fn impossible_day_is_not_judged() {
    let mut model = at_the_daily_table();
    play(&mut model, |_, _| Action::Stand);
    let request = model.blackjack_request().expect("a day to judge");
    let day = request.at.day.clone().expect("what was played");
    for played in ["", "ssssssssss", "s.s.s.s.s.s.s.s.s.s.s", "i"] {
        let rounds = Decisions::parse(played).expect("decisions");
        let mut forged = request.clone();
        forged.at.day = Some(DayPlayed {
            rounds,
            ..day.clone()
        });
        let told = facts_about(&forged);
        assert!(!told.is_empty(), "{played}");
        assert!(told.iter().all(|facts| facts.day.is_none()), "{played}");
    }
}

/// The coach replays a day once, not at each later request from its table.
#[test]
fn day_is_judged_once() {
    let mut model = at_the_daily_table();
    play(&mut model, |_, _| Action::Stand);
    let request = model.blackjack_request().expect("a day to judge");
    let (mut coach, mut last) = (BlackjackCoach::default(), LastCoach::default());
    let mut told = vec![];
    for _ in 0..2 {
        let report = &mut |report| told.push(report);
        coach.handle(Some(request.clone()), None, &mut last, report);
    }
    let days = told.iter().map(|report| match report {
        Report::Facts(facts) => facts.day.is_some(),
        Report::Mistake(_) => panic!("{report:?}"),
    });
    let days: Vec<bool> = days.collect();
    assert_eq!(days, [false, true, true]);
}
