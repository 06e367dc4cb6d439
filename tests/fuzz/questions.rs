//! The questions to the coaches' workers as they parse them, and their answers: the numbers behind `answer` and a word
//! for the kind of answer.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{Rarely, fuzz, played};
use fair_deal::blackjack::{Preset, Rules};
use fair_deal::coach::counting::{FoundDecision, SystemQuestion};
use fair_deal::coach::draw::{
    CloseQuestion, DrawAdvice, DrawCoach, DrawQuestion, ReturnQuestion, RoundsQuestion,
    SoloChances, SoloCoach, SoloQuestion, WholeGame,
};
use fair_deal::coach::duel::{DuelAdvice, DuelQuestion};
use fair_deal::coach::{
    Advice, CardValue, ChartAnswer, ChartQuestion, Coach, IndexQuestion, Question, UpcardIndices,
};
use fair_deal::lab::{Job, Report};
use fair_deal::pages::{self, Effect, coaches};
use fair_deal::poker::PayTable;

/// Parses a text and checks that it round-trips.
fn read<T: FromStr + Display + Debug + PartialEq>(text: &str) -> Option<T> {
    let it: T = text.parse().ok()?;
    let written = it.to_string();
    assert_eq!(written.parse().ok().as_ref(), Some(&it), "{written}");
    Some(it)
}

/// Parses a question and writes it again. With `works`, the question is also answered, and the answer must round-trip.
fn asks(text: &str, works: bool) -> Option<String> {
    if let Some(question) = read::<Question>(text) {
        if works && let Ok(advice) = question.ask(&Coach::new(&question.rules)) {
            let numbers = advice.to_numbers();
            let plays = Advice::from_numbers(&numbers).map(|it| it.plays);
            assert_eq!(plays, Some(advice.plays));
        }
        Some(question.to_string())
    } else if let Some(question) = read::<DrawQuestion>(text) {
        if works && let Ok(advice) = question.ask(&DrawCoach::new(&question.table)) {
            let numbers = advice.to_numbers();
            assert_eq!(
                DrawAdvice::from_numbers(&question.table, &numbers),
                Some(advice)
            );
        }
        Some(question.to_string())
    } else if let Some(question) = read::<SoloQuestion>(text) {
        if works && let Ok(chances) = question.ask(&SoloCoach::new(question.jokers)) {
            let numbers = chances.to_numbers();
            assert_eq!(SoloChances::from_numbers(&numbers), Some(chances));
        }
        Some(question.to_string())
    } else if let Some(question) = read::<DuelQuestion>(text) {
        if works && let Ok(advice) = question.ask() {
            let numbers = advice.to_numbers();
            assert_eq!(DuelAdvice::from_numbers(&numbers), Some(advice));
        }
        Some(question.to_string())
    } else {
        // These take seconds to work out: whole tables by any rules.
        let whole = read::<ReturnQuestion>(text).map(|it| it.to_string());
        let rounds = || read::<RoundsQuestion>(text).map(|it| it.to_string());
        let close = || read::<CloseQuestion>(text).map(|it| it.to_string());
        let chart = || read::<ChartQuestion>(text).map(|it| it.to_string());
        let indices = || read::<IndexQuestion>(text).map(|it| it.to_string());
        let system = || read::<SystemQuestion>(text).map(|it| it.to_string());
        let rest = || chart().or_else(indices).or_else(system);
        whole.or_else(rounds).or_else(close).or_else(rest)
    }
}

/// The questions that are asked while rounds are played.
fn asked() -> Vec<String> {
    played(|page| {
        let Some(brief) = page.model.any_brief() else {
            return vec![];
        };
        let effects = pages::Model::default().update(pages::Msg::Briefed(Some(brief)));
        let mut questions = vec![];
        for effect in effects {
            if let Effect::Coach(coaches::Effect::AskBlackjack(_, question)) = effect {
                questions.push(question.to_string());
            } else if let Effect::Coach(coaches::Effect::AskDraw(_, question)) = effect {
                questions.push(question.to_string());
            } else if let Effect::Coach(coaches::Effect::AskSolo(_, question)) = effect {
                questions.push(question.to_string());
            } else if let Effect::Coach(coaches::Effect::AskDuel(_, question)) = effect {
                questions.push(question.to_string());
            }
        }
        questions
    })
}

/// The question about a duel for chips.
fn played_duel() -> String {
    let duel = asked().into_iter().find(|it| it.starts_with("duel="));
    duel.expect("a duel for chips was played")
}

#[test]
fn no_worker_question_panics() {
    let known = [
        "rules=vegas&up=TD&hand=8S.8H",
        "rules=vegas.h17.8-decks&up=AD&hand=TS.6H&seen=2S.3S.4S.TD",
        "rules=single-deck&up=6D&hand=AS.2H&seen=AC.5D&hands=a2",
        "rules=classic&up=6D&hand=8S.2H.2D&hands=3",
        "draw=800-50-25-9-6-4-3-2-1&hand=KS.KH.7D.7C.2S",
        "draw=800-200-100-50-20-7-5-3-2-1-1&hand=X1.KH.7D.4C.2S",
        "return=800-50-25-9-6-4-3-2-1",
        "rounds=800-50-25-9-6-4-3-2-1&hands=10&back=0.3&banks=20.40",
        "close=800-50-25-9-6-4-3-2-1&seed=7",
        "rules=vegas&chart=10",
        "rules=vegas&system=hi-lo&indices=1",
        "rules=vegas&edge=10",
        "rules=vegas&system=-1,0,1,1,1,1,0,0,0.5,-1&rounding=cut&place=3&gain=-2",
        "solo=2-jokers&hand=KS.KH.7D.X1.2S&gone=3S.4S.X2",
    ];
    let asked = asked();
    let known = known.into_iter().map(str::to_owned).chain(asked).collect();
    let works = Rarely::once_in(200);
    fuzz(known, |text| asks(text, works.now()));
}

/// A word for the kind of answer, and the numbers.
fn written(kind: &str, numbers: &[f64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
    format!("{kind} {}", numbers.join(" "))
}

fn answers(text: &str) -> Option<String> {
    let (kind, numbers) = text.split_once(' ')?;
    let numbers: Option<Vec<f64>> = numbers.split(' ').map(|it| it.parse().ok()).collect();
    let numbers = numbers?;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "any number will do"
    )]
    let whole: Vec<u32> = numbers.iter().map(|it| *it as u32).collect();
    let (rules, table) = (Preset::Vegas.rules(), PayTable::jacks(9, 6));
    let is_one = match kind {
        "advice" => {
            let advice = Advice::from_numbers(&numbers)?;
            let _ = advice.best();
            Advice::from_numbers(&advice.to_numbers()).is_some()
        }
        "draw" => !DrawAdvice::from_numbers(&table, &numbers)?
            .ranked()
            .is_empty(),
        "solo" => SoloChances::from_numbers(&numbers).is_some(),
        "duel" => DuelAdvice::from_numbers(&numbers).is_some(),
        "return" => WholeGame::from_numbers(&table, &numbers)?.value() < f64::INFINITY,
        "close" => !CloseQuestion::from_numbers(&numbers).is_empty(),
        "chart" => ChartAnswer::from_numbers(rules, &numbers).is_some(),
        "index" => FoundDecision::from_numbers(&numbers).is_some(),
        "indices" => UpcardIndices::from_numbers(CardValue::ALL[0], &numbers).is_some(),
        "job" => Job::from_numbers(&whole)?.hands() > 0,
        "report" => Report::from_numbers(&whole)?.done() > 0,
        _ => false,
    };
    is_one.then(|| written(kind, &numbers))
}

#[test]
fn no_worker_answer_panics() {
    let rules: Rules = Preset::Vegas.rules();
    let question: Question = "rules=vegas&up=TD&hand=8S.8H&seen=2S.3S"
        .parse()
        .expect("a question");
    let advice = question.ask(&Coach::new(&rules)).expect("advice");
    let question: DrawQuestion = "draw=800-50-25-9-6-4-3-2-1&hand=KS.KH.7D.7C.2S"
        .parse()
        .expect("one");
    let coach = DrawCoach::new(&question.table);
    let draw = question.ask(&coach).expect("advice");
    let question: SoloQuestion = "solo=&hand=KS.KH.7D.7C.2S".parse().expect("a question");
    let solo = question
        .ask(&SoloCoach::new(question.jokers))
        .expect("chances");
    let job: Vec<f64> = [1000.0].into_iter().chain([7.0; 32]).collect();
    let duel: DuelQuestion = played_duel().parse().expect("a question");
    let duel = duel.ask().expect("advice");
    let indices = [f64::NAN, 10.0, 6.0, 12.0, 0.0, 1.0];
    fuzz(
        vec![
            written("advice", &advice.to_numbers()),
            written("draw", &draw.to_numbers()),
            written("solo", &solo.to_numbers()),
            written("duel", &duel.to_numbers()),
            written("return", &coach.whole().to_numbers()),
            written("close", &[0.0, 1.0, 2.0, 3.0, 17.0]),
            written("chart", &ChartAnswer::More.to_numbers()),
            written("indices", &indices),
            written("index", &[2.0, 3.0, 0.01]),
            written("job", &job),
            written("report", &[236_269.0; 11]),
        ]
        .into_iter()
        .filter(|text| answers(text).is_some())
        .collect(),
        answers,
    );
}
