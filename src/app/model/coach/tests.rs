//! The tests of the requests to the coach and of the coach's messages at a table.

use super::*;
use crate::app::Stored;
use crate::app::coach::WaitingRequests;
use crate::app::language::Language;
use crate::app::msg::Msg;
use crate::app::route::TableId;
use crate::app::settings::Visitor;
use crate::blackjack::Action;
use crate::coach::message::{ChartSays, JudgedDecision};
use crate::coach::request::{AnyCoachRequest, CoachRequest, Moment};
use crate::core::Secret;
use crate::games::solo_draw::request::AtSoloDraw;
use crate::table::{Button, Mode, Msg as AtTable, Round as _};
use crate::wire::{decode, encode};

fn request(deal: &str, play: &str) -> AnyCoachRequest {
    AnyCoachRequest::SoloDraw(CoachRequest {
        mode: Coach::After,
        asked: false,
        moment: moment(deal, play),
        at: AtSoloDraw { question: None },
    })
}

#[test]
fn encoded_request_is_decoded() {
    for any in [Some(request("ab", "h")), None] {
        assert_eq!(decode(&encode(&any)), Ok(any));
    }
}

fn moment(deal: &str, play: &str) -> Moment {
    let [deal, play] = [deal, play].map(str::to_owned);
    Moment { deal, play }
}

#[test]
fn waiting_requests_keep_latest_of_deal() {
    let mut waiting = WaitingRequests::default();
    waiting.add(request("ab", ""));
    waiting.add(request("ab", "h"));
    assert_eq!(waiting.take(), [request("ab", ""), request("ab", "h")]);
    assert_eq!(waiting.take(), [], "they wait once");
    waiting.add(request("ab", "h"));
    waiting.add(request("cd", ""));
    assert_eq!(waiting.take(), [request("cd", "")]);
    for number in 0..20 {
        waiting.add(request("ab", &"h".repeat(number)));
    }
    let waited = waiting.take();
    assert_eq!(waited.len(), 8);
    assert_eq!(waited.last(), Some(&request("ab", &"h".repeat(19))));
}

#[test]
fn moment_finds_next_decision() {
    let before = moment("ab", "h");
    for (now, next, is_just_before) in [
        (moment("ab", "hs"), Some('s'), true),
        (moment("ab", "hsd"), Some('s'), false),
        (moment("ab", "h"), None, false),
        (moment("ab", "sh"), None, false),
        (moment("cd", "hs"), None, false),
    ] {
        assert_eq!(before.next_decision(&now), next, "{now:?}");
        assert_eq!(before.is_just_before(&now), is_just_before, "{now:?}");
    }
}

#[test]
fn message_is_decoded_and_skips_old_judgement() {
    let message = CoachMessage {
        moment: moment("ab12", "h"),
        judged: Some(JudgedDecision {
            sentence: "Hit cost 0.1 of your bet.".to_owned(),
            cost: Some(0.1),
        }),
        line: Some("50 % & more".to_owned()),
        equilibrium: Some("In equilibrium: hit.".to_owned()),
        chart: Some(ChartSays::Writing(
            "By the chart you would hold 7D.".to_owned(),
        )),
        ..CoachMessage::default()
    };
    assert_eq!(decode(&encode(&message)), Ok(message.clone()));
    assert_eq!(
        message.told(&CoachMessage::default(), " "),
        "Hit cost 0.1 of your bet. 50 % & more In equilibrium: hit. By the chart you would hold 7D."
    );
    let mut announced = CoachMessage {
        judged: message.judged.clone(),
        ..CoachMessage::default()
    };
    assert_eq!(
        message.told(&announced, " "),
        "50 % & more In equilibrium: hit. By the chart you would hold 7D."
    );
    announced.line.clone_from(&message.line);
    announced.equilibrium = Some("In equilibrium: stand.".to_owned());
    assert_eq!(
        message.told(&announced, " "),
        "In equilibrium: hit. By the chart you would hold 7D."
    );
    assert_eq!(message.told(&message, " "), "");
    assert!(CoachMessage::default().is_nothing());
}

/// A model with a round of blackjack on the table and a decision to make, and with this setting of the coach.
fn at_table(coach: Coach) -> Model {
    let (mut model, cmds) = Model::open("#/blackjack", Visitor::default(), &Stored::default());
    answer(&mut model, cmds);
    model.update(Msg::Chose(Setting::Coach(coach)));
    click(&mut model, Button::Deal);
    let round = model.blackjack(Mode::Free).phase().round();
    assert!(round.is_some_and(|round| round.legal_actions().contains(&Action::Hit)));
    model
}

/// Answers as a browser with entropy and with the words of every language.
fn answer(model: &mut Model, cmds: Vec<Cmd>) {
    for cmd in cmds {
        let more = match cmd {
            Cmd::DrawEntropy(id, at) => {
                let secret = Secret::from_bytes([1; 32]);
                model.update(Msg::GotEntropy(id, Ok(secret), at))
            }
            Cmd::FetchWords(language) => model.update(Msg::GotWords(language, true)),
            _ => vec![],
        };
        answer(model, more);
    }
}

fn click(model: &mut Model, button: Button<Action>) {
    let at = model.blackjack(Mode::Free).position();
    let cmds = model.update(Msg::Blackjack(Mode::Free, AtTable::Clicked(button, at)));
    answer(model, cmds);
}

fn worker_is(model: &mut Model, worker: CoachWorker) {
    assert_eq!(model.update(Msg::CoachWorkerIs(worker)), []);
}

fn speak(model: &mut Model, language: Language) {
    let cmds = model.update(Msg::Chose(Setting::Language(language)));
    answer(model, cmds);
    assert_eq!(model.language(), language);
}

/// The line of the coach at this moment.
fn line(model: &Model) -> Option<&str> {
    model.coach_says()?.line.as_deref()
}

/// What the working coach says about this moment.
fn advice(model: &Model, line: &str) -> Msg {
    let moment = model.coach_request().expect("a request").moment().clone();
    Msg::CoachSaid(Box::new(CoachMessage {
        moment,
        line: Some(line.to_owned()),
        ..CoachMessage::default()
    }))
}

#[test]
fn failed_worker_is_reported_in_every_language() {
    let mut lines = vec![];
    for language in Language::ALL {
        let mut model = at_table(Coach::Always);
        if language != model.language() {
            speak(&mut model, language);
        }
        let before = model.announcement();
        worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
        let told = text::words(language).cannot_work();
        assert_eq!(line(&model), Some(told));
        assert_eq!(model.coach_announcement(" "), told);
        let after = model.announcement();
        assert_eq!(after.topic, Topic::Coach);
        assert_ne!(after.serial, before.serial, "it is announced");
        lines.push(told);
    }
    lines.dedup();
    assert_eq!(lines.len(), Language::ALL.len(), "{lines:?}");
    // That is about this moment.
    let mut model = at_table(Coach::Always);
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    click(&mut model, Button::Act(Action::Hit));
    assert_eq!(model.coach_says(), None);
}

#[test]
fn failure_is_repeated_but_not_announced_in_new_language() {
    // The announcements of a change of the language.
    let announced = |model: &mut Model| {
        let before = model.announcement().serial;
        speak(model, Language::Japanese);
        assert_eq!(model.announcement().topic, Topic::Language);
        model.announcement().serial - before
    };
    let silent = announced(&mut at_table(Coach::Always));
    let mut model = at_table(Coach::Always);
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    assert_eq!(announced(&mut model), silent);
    let told = text::words(Language::Japanese).cannot_work();
    assert_eq!(line(&model), Some(told));
}

#[test]
fn later_message_replaces_the_failure() {
    let mut model = at_table(Coach::Always);
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    let said = advice(&model, "Hit is best.");
    model.update(said);
    assert_eq!(line(&model), Some("Hit is best."));
    assert_eq!(model.announcement().topic, Topic::Coach);
    // The coach works again, so it translates its message itself.
    speak(&mut model, Language::Japanese);
    assert_eq!(line(&model), Some("Hit is best."));
    let before = model.announcement();
    let said = advice(&model, "ヒットが最善です。");
    model.update(said);
    assert_eq!(line(&model), Some("ヒットが最善です。"));
    assert_eq!(model.announcement(), before, "it was announced before");
    // It can fail again.
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    assert_eq!(
        line(&model),
        Some(text::words(Language::Japanese).cannot_work())
    );
}

#[test]
fn failure_is_shown_only_while_the_coach_is_on() {
    // Without a request nothing has failed.
    let mut model = at_table(Coach::Off);
    assert_eq!(model.coach_request(), None);
    let before = model.announcement();
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    assert_eq!(model.announcement(), before);
    model.update(Msg::Chose(Setting::Coach(Coach::Always)));
    assert_eq!(model.coach_says(), None);
    // Neither does the failure stay when the player switches the coach off.
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    assert!(model.coach_says().is_some());
    model.update(Msg::Chose(Setting::Coach(Coach::Off)));
    assert_eq!(model.coach_says(), None);
    // The words of a new language come, and nothing is said.
    speak(&mut model, Language::Japanese);
    assert_eq!(model.coach_says(), None);
}

#[test]
fn coach_on_its_way_is_shown_where_it_speaks_before_decisions() {
    for (coach, is_shown) in [
        (Coach::Off, false),
        (Coach::Asked, false),
        (Coach::After, false),
        (Coach::Always, true),
    ] {
        let mut model = at_table(coach);
        assert!(!model.coach_is_coming());
        worker_is(&mut model, CoachWorker::Coming);
        assert_eq!(model.coach_is_coming(), is_shown, "{coach:?}");
        assert_eq!(model.coach_says(), None, "it is no message");
    }
    let mut model = at_table(Coach::Asked);
    worker_is(&mut model, CoachWorker::Coming);
    model.update(Msg::ToggledCoach);
    assert!(model.coach_is_coming(), "the player asks");
    let said = advice(&model, "Hit is best.");
    model.update(said);
    assert!(!model.coach_is_coming(), "it has come");
    worker_is(&mut model, CoachWorker::Coming);
    worker_is(&mut model, CoachWorker::Failed(CoachFailure::Worker));
    assert!(!model.coach_is_coming(), "it will not come");
    worker_is(&mut model, CoachWorker::Coming);
    worker_is(&mut model, CoachWorker::Working);
    assert!(!model.coach_is_coming());
}

/// The coach may still be at an earlier moment when the player goes on.
#[test]
fn message_about_an_earlier_moment_is_not_shown() {
    let mut model = at_table(Coach::Always);
    let said = advice(&model, "Hit is best.");
    click(&mut model, Button::Act(Action::Hit));
    let before = model.announcement();
    model.update(said);
    assert_eq!(model.coach_says(), None);
    assert_eq!(model.announcement(), before);
}

const FAILED: CoachWorker = CoachWorker::Failed(CoachFailure::Worker);

/// Returns true if this makes an announcement of the coach.
fn is_announced(model: &mut Model, act: impl FnOnce(&mut Model)) -> bool {
    let before = model.announcement().serial;
    act(model);
    let after = model.announcement();
    after.serial != before && after.topic == Topic::Coach
}

#[test]
fn failure_is_announced_again_only_if_the_coach_was_wanted_again() {
    let mut model = at_table(Coach::Always);
    assert!(is_announced(&mut model, |it| worker_is(it, FAILED)));
    click(&mut model, Button::Act(Action::Hit));
    assert!(!is_announced(&mut model, |it| worker_is(it, FAILED)));
    assert!(line(&model).is_some(), "it is shown");
    model.update(Msg::ToggledCoach);
    model.update(Msg::ToggledCoach);
    assert!(is_announced(&mut model, |it| worker_is(it, FAILED)));
    let lacks_words = CoachWorker::Failed(CoachFailure::Words);
    assert!(is_announced(&mut model, |it| worker_is(it, lacks_words)));
    assert_eq!(
        line(&model),
        Some(text::words(Language::English).lacks_words())
    );
    let said = advice(&model, "Hit is best.");
    model.update(said);
    assert!(
        is_announced(&mut model, |it| worker_is(it, FAILED)),
        "it worked before"
    );
}

#[test]
fn failure_is_said_where_the_coach_could_speak() {
    let mut model = at_table(Coach::Asked);
    assert!(!is_announced(&mut model, |it| worker_is(it, FAILED)));
    assert_eq!(line(&model), None, "nobody asks");
    model.update(Msg::ToggledCoach);
    assert!(is_announced(&mut model, |it| worker_is(it, FAILED)));
    assert!(line(&model).is_some());
    // Before the cards are dealt, no line of the coach is shown.
    let (mut model, cmds) = Model::open("#/blackjack", Visitor::default(), &Stored::default());
    answer(&mut model, cmds);
    model.update(Msg::Chose(Setting::Coach(Coach::Always)));
    assert!(!is_announced(&mut model, |it| worker_is(it, FAILED)));
    assert_eq!(line(&model), None);
    click(&mut model, Button::Deal);
    assert!(is_announced(&mut model, |it| worker_is(it, FAILED)));
    assert!(line(&model).is_some());
}

#[test]
fn judgement_on_its_way_is_shown_after_a_decision() {
    let mut model = at_table(Coach::After);
    worker_is(&mut model, CoachWorker::Coming);
    assert!(!model.coach_is_coming(), "nothing is decided");
    click(&mut model, Button::Act(Action::Hit));
    worker_is(&mut model, CoachWorker::Coming);
    let stage = model
        .table(TableId::Blackjack(Mode::Free))
        .and_then(AnyTable::stage);
    assert!(matches!(stage, Some(Stage::Player | Stage::Over)));
    assert!(model.coach_is_coming());
}

#[test]
fn sound_is_offered_at_the_first_result_only() {
    let free = TableId::Blackjack(Mode::Free);
    let end = |model: &mut Model| {
        while model.table(free).and_then(AnyTable::stage) != Some(Stage::Over) {
            let is_dealers = model.table(free).and_then(AnyTable::stage) == Some(Stage::Dealer);
            if is_dealers {
                let at = model.blackjack(Mode::Free).position();
                model.update(Msg::Blackjack(Mode::Free, AtTable::PauseOver(at)));
            } else {
                click(model, Button::Act(Action::Stand));
            }
        }
    };
    let mut model = at_table(Coach::Off);
    assert!(!model.offers_sound(free), "before the result");
    end(&mut model);
    assert!(model.offers_sound(free));
    let mut chosen = at_table(Coach::Off);
    chosen.update(Msg::ToggledSounds);
    chosen.update(Msg::ToggledSounds);
    end(&mut chosen);
    assert!(!chosen.offers_sound(free), "silence is chosen");
}
