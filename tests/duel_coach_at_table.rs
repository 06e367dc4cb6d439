//! The coach at the table of the duel for chips: when it speaks, its judgement of a decision, and the facts it does not
//! get.

use crate::support::sent;
use fair_deal::coach::message::JudgedDecision;
use fair_deal::app::language::Language;
use fair_deal::app::settings::{Coach, Setting, Visitor};
use fair_deal::app::{self, Cmd, Stored};
use fair_deal::coach::duel::{DuelAdvice, DuelQuestion};
use fair_deal::core::Secret;
use fair_deal::pages::{self, Effect, coaches};
use fair_deal::poker::duel::{Action, Betting, Rules};
use fair_deal::table::{AnyTable as _, Button, Marks, Mode, Msg, Stage};
use fair_deal::text::coach::duel::says;

const FREE: Mode = Mode::Free;

fn carry_out(model: &mut app::Model, cmds: Vec<Cmd>) {
    for cmd in cmds {
        if let Cmd::DrawEntropy(id, at) = cmd {
            let secret = Secret::from_bytes([5; 32]);
            let more = model.update(app::Msg::GotEntropy(id, Ok(secret), at));
            carry_out(model, more);
        }
    }
}

/// The table of the duel, with this coach setting.
fn page(coach: Coach, rules: &str) -> app::Model {
    let fragment = "#/poker/duel";
    let (mut model, mut cmds) = app::Model::open(fragment, Visitor::default(), &Stored::default());
    cmds.extend(model.update(app::Msg::ResumedTables(
        Stored::default(),
        fragment.to_owned(),
    )));
    cmds.extend(model.update(app::Msg::Chose(Setting::Coach(coach))));
    carry_out(&mut model, cmds);
    let rules: Rules = rules.parse().expect(rules);
    let cmds = model.update(app::Msg::Duel(FREE, Msg::ChoseRules(rules)));
    carry_out(&mut model, cmds);
    model
}

/// Clicks, and lets the opponents act.
fn click(model: &mut app::Model, button: Button<Action>) {
    let at = model.duel(FREE).position();
    let cmds = model.update(app::Msg::Duel(FREE, Msg::Clicked(button, at)));
    carry_out(model, cmds);
    while model.duel(FREE).stage() == Some(Stage::Dealer) {
        let at = model.duel(FREE).position();
        model.update(app::Msg::Duel(FREE, Msg::PauseOver(at)));
    }
}

/// Passes the request of the tables to the reading bundle, answers its questions, and passes its answers to the tables.
fn exchange_with_coach(
    model: &mut app::Model,
    pages: &mut pages::Model,
) -> Option<(DuelQuestion, DuelAdvice)> {
    let request = model.coach_request().as_ref().map(sent);
    let mut asked = None;
    for effect in pages.update(pages::Msg::CoachRequested(request)) {
        if let Effect::Coach(coaches::Effect::AskDuel(moment, question)) = effect {
            let question = sent(&question);
            let advice = sent(&question.ask().expect("advice"));
            let _ = pages.update(pages::Msg::Coach(coaches::Msg::AdvisedDuel(
                moment,
                Some(advice.clone()),
            )));
            asked = Some((question, advice));
        }
    }
    if let Some(state) = pages.duel().state() {
        let says = says(Language::English, &state);
        model.update(app::Msg::CoachSaid(Box::new(sent(&says))));
    }
    asked
}

fn act(model: &app::Model, wanted: &[Action]) -> Button<Action> {
    let buttons = model.duel(FREE).buttons();
    let offered = |action: &&Action| {
        let button = Button::Act(**action);
        buttons.iter().any(|(it, _)| *it == button)
    };
    Button::Act(*wanted.iter().find(offered).expect("something is offered"))
}

#[test]
fn decision_is_valued_before_and_judged_after() {
    let mut model = page(Coach::Always, "rck-chips");
    let mut pages = pages::Model::default();
    click(&mut model, Button::Deal);
    let mut seen = vec![];
    let mut before: Option<DuelAdvice> = None;
    for _ in 0..20 {
        let asked = exchange_with_coach(&mut model, &mut pages);
        let stage = model.duel(FREE).stage().expect("a hand");
        let says = model.coach_says().cloned();
        if let Some(before) = before.take() {
            let JudgedDecision { sentence, cost } = says
                .as_ref()
                .and_then(|says| says.judged.clone())
                .expect("the last decision is judged");
            let last = last_action(&model);
            let taken = before.of(last).expect("legal");
            assert_eq!(cost.is_some(), taken.is_clearly_worse(), "{sentence}");
            assert!(cost.is_none_or(|cost| (cost - taken.behind).abs() < 1e-12));
        }
        if stage == Stage::Over {
            break;
        }
        let (question, advice) = asked.expect("it is asked about each decision");
        let says = says.expect("advice");
        assert_eq!(says.plays.len(), advice.estimates().len());
        for (row, estimate) in says.plays.iter().zip(advice.estimates()) {
            assert_eq!(row.value.to_bits(), estimate.value.to_bits());
            assert_eq!(row.error.map(f64::to_bits), Some(estimate.error.to_bits()));
        }
        let line = says.line.expect("a line");
        let is_sure = line.starts_with("Best: ") || line.ends_with("is the only play.");
        assert_eq!(is_sure, advice.is_clear(), "{line}");
        assert_eq!(question.seen.actions.is_empty(), seen.is_empty());
        seen.push(stage);
        before = Some(advice);
        let button = match stage {
            Stage::Swap => Button::Act(Action::StandPat),
            Stage::Player | Stage::Dealer | Stage::Over => {
                act(&model, &[Action::Call, Action::Check])
            }
        };
        click(&mut model, button);
        assert!(
            model.coach_says().is_none_or(|says| says.plays.is_empty()),
            "what was said is of the decision before"
        );
    }
    let swaps = seen.iter().filter(|stage| **stage == Stage::Swap);
    assert_eq!(swaps.count(), 1, "{seen:?}");
    assert!(seen.len() >= 3, "bets, the swap, bets: {seen:?}");
}

fn last_action(model: &app::Model) -> Action {
    let table = model.duel(FREE);
    let fair_deal::table::Phase::Dealt(dealt) = table.phase() else {
        panic!("a hand");
    };
    *dealt.decisions().last_round().last().expect("a decision")
}

#[test]
fn coach_is_silent_when_off_or_without_chips() {
    for (coach, before, after) in [
        (Coach::Off, false, false),
        (Coach::Asked, false, false),
        (Coach::After, false, true),
        (Coach::Always, true, true),
    ] {
        let mut model = page(coach, "k-chips");
        let mut pages = pages::Model::default();
        click(&mut model, Button::Deal);
        exchange_with_coach(&mut model, &mut pages);
        assert_eq!(model.coach_says().is_some(), before, "{coach:?}");
        let button = act(&model, &[Action::Call, Action::Check]);
        click(&mut model, button);
        exchange_with_coach(&mut model, &mut pages);
        let judged = model.coach_says().and_then(|says| says.judged.as_ref());
        assert_eq!(judged.is_some(), after, "{coach:?}");
    }
    let mut model = page(Coach::Asked, "k-chips");
    let mut pages = pages::Model::default();
    click(&mut model, Button::Deal);
    model.update(app::Msg::ToggledCoach);
    exchange_with_coach(&mut model, &mut pages);
    assert!(model.coach_says().is_some(), "it was asked");

    let mut model = page(Coach::Always, "k");
    assert_eq!(model.duel(FREE).rules().betting, Betting::None);
    click(&mut model, Button::Deal);
    assert_eq!(model.coach_request(), None);
}

#[test]
fn coach_speaks_every_language() {
    for coach in [Coach::Always, Coach::After] {
        let mut model = page(coach, "co-1-joker-chips");
        let mut pages = pages::Model::default();
        click(&mut model, Button::Deal);
        for _ in 0..8 {
            exchange_with_coach(&mut model, &mut pages);
            let state = pages.duel().state().expect("at the table");
            let mut all = vec![];
            for language in Language::ALL {
                let says = says(language, &state);
                let note = says.note.as_deref().unwrap_or_default();
                assert!(!note.contains('{'), "{note}");
                all.push(says);
            }
            all.dedup();
            let is_told = state.shown.is_some() || state.judged.is_some();
            assert_eq!(all.len() == Language::ALL.len(), is_told, "{all:?}");
            match model.duel(FREE).stage() {
                Some(Stage::Over) | None => break,
                Some(Stage::Swap) => {
                    let marks = Marks::NONE.toggled(0).toggled(3);
                    for place in marks.places() {
                        let at = model.duel(FREE).position();
                        model.update(app::Msg::Duel(FREE, Msg::ClickedCard(place, at)));
                    }
                    click(&mut model, Button::Swap);
                }
                Some(Stage::Player | Stage::Dealer) => {
                    let button = act(&model, &[Action::Call, Action::Check]);
                    click(&mut model, button);
                }
            }
        }
    }
}
