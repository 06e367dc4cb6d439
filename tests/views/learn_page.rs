//! The page `#/learn`: the lessons as it shows and announces them.

use fair_deal::app::language::Language;
use fair_deal::app::settings::Visitor;
use fair_deal::coach::total_strategy::{ExerciseWork, ExercisesQuestion};
use fair_deal::core::Secret;
use fair_deal::history::Failure;
use fair_deal::memory::{Reviews, Time};
use fair_deal::pages::learn::questions::{ChartQuestion, Choice, Question};
use fair_deal::pages::learn::{Msg, Stage};
use fair_deal::pages::{self, Model};

use crate::element::Element;

const NOW: Time = Time::from_ms(1_795_390_200_000);

fn visitor(language: Language) -> Visitor {
    Visitor {
        language,
        ..Visitor::default()
    }
}

/// The page at this lesson of Vegas, with these reviews.
fn open(query: &str, language: Language, reviews: &str) -> Model {
    let fragment = format!("#/learn{query}");
    let (mut model, _) = Model::open(&fragment, visitor(language), None);
    let Ok(reviews) = reviews.parse();
    send(&mut model, Msg::GotReviews(Ok(reviews), NOW));
    model
}

fn send(model: &mut Model, msg: Msg) {
    model.update(pages::Msg::Learn(msg));
}

/// Begins the lesson of the address.
fn begin(model: &mut Model) {
    let work = ExerciseWork::new(*model.learn().rules());
    send(model, Msg::ClickedBegin);
    let mut question = Some(ExercisesQuestion::first(*model.learn().rules()));
    while let Some(asked) = question {
        send(model, Msg::GotExercises(asked, Some(work.answer(&asked))));
        question = asked.next();
    }
    send(model, Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW));
}

fn question(model: &Model) -> Question {
    match model.learn().lesson().expect("a lesson").stage() {
        Stage::Asking(asked) => asked.question.clone(),
        other => panic!("{other:?}"),
    }
}

/// The question about a hand of blackjack.
fn asked(model: &Model) -> ChartQuestion {
    match question(model) {
        Question::Chart(asked) => asked,
        other => panic!("{other:?}"),
    }
}

#[test]
fn lessons_tell_what_is_due_and_known() {
    let line = |minutes_ago: u64| NOW.ms() - minutes_ago * 60_000;
    let reviews = format!(
        "blackjack/cell/vegas/hard-16/10 {}-\nblackjack/cell/vegas/hard-12/2 {}+\n\
         blackjack/cell/classic/hard-12/3 1+\nblackjack/cell/vegas/soft-18/9 1+",
        line(30),
        line(30)
    );
    let page = Element::of_page(&open("?rules=vegas", Language::English, &reviews));
    let line = |name: &str| page.only(&format!("[data-lesson={name}]")).text();
    assert!(
        line("hard").contains("Due: 1 · Known: 1"),
        "{}",
        line("hard")
    );
    assert!(
        line("soft").contains("Due: 1 · Known: 0"),
        "{}",
        line("soft")
    );
    assert_eq!(line("pairs"), "Pairs");
    assert_eq!(page.only(".action").text(), "Due now: 2");
}

#[test]
fn lesson_offers_only_what_can_be_done() {
    let mut model = open("?lesson=pairs&rules=vegas", Language::English, "");
    begin(&mut model);
    for _ in 0..3 {
        let question = asked(&model);
        let drawn = Element::of_page(&model);
        let plays = drawn.all("[data-choice]");
        let plays: Vec<String> = plays.into_iter().map(Element::text).collect();
        assert_eq!(plays.len(), question.plays.len(), "{plays:?}");
        assert!(plays.contains(&"Split".to_owned()), "{plays:?}");
        assert_eq!(drawn.all(".lesson-hand .card").len(), 3);
        let wrong = question
            .plays
            .iter()
            .find(|it| **it != question.decision.first);
        send(
            &mut model,
            Msg::Chose(Choice::Play(*wrong.expect("a mistake")), NOW),
        );
        let drawn = Element::of_page(&model);
        assert!(drawn.all("[data-choice]").is_empty());
        assert_eq!(
            drawn.only("[data-verdict]").attribute("data-verdict"),
            "wrong"
        );
        send(&mut model, Msg::ClickedNext(NOW));
    }
    send(&mut model, Msg::ClickedFinish);
    let over = Element::of_page(&model).only("[data-lesson=over]").text();
    assert_eq!(over, "You have ended the lesson.Right: 0 of 3.");
}

#[test]
fn failure_of_the_history_is_told() {
    let mut model = open("?lesson=pairs", Language::English, "");
    send(
        &mut model,
        Msg::Stored(Reviews::default(), Err(Failure::Full)),
    );
    let told = Element::of_page(&model).only("[role=alert]").text();
    assert!(
        told.starts_with("Your answers aren’t being stored."),
        "{told}"
    );
}

#[test]
fn exam_tells_its_mark_and_its_mistakes() {
    let mut model = open("?exam=vegas/7/2100/500", Language::English, "");
    let taken = Element::of_page(&model).only("[data-lesson=taken]").text();
    assert!(taken.contains("costs 0.21% ± 0.05%"), "{taken}");
    begin(&mut model);
    let mut number = 0;
    while let Some((_, asked)) = model.learn().exam().and_then(|it| it.question().cloned()) {
        // One mistake: the first of all.
        let wrong = asked.plays.iter().find(|it| **it != asked.decision.first);
        let play = wrong.filter(|_| number == 0).copied();
        send(
            &mut model,
            Msg::Chose(Choice::Play(play.unwrap_or(asked.decision.first)), NOW),
        );
        number += 1;
    }
    let page = Element::of_page(&model);
    let told = page.only("[data-lesson=over]").text();
    assert!(told.contains("Right: 99 of 100."), "{told}");
    assert_eq!(page.all(".exam-mistakes li").len(), 1);
    let link = page.only("[data-lesson=over] a").attribute("href");
    assert!(link.starts_with("#/learn?exam=vegas"), "{link}");
}
