//! A question of a lesson: what it shows, the buttons to answer with, and the sentences after the answer.

use yew::prelude::*;

use crate::app::language::Language;
use crate::coach::counting::Decision;
use crate::coach::facts::DecisionFacts;
use crate::coach::{HandKind, Play};
use crate::core::Card;
use crate::memory::Grade;
use crate::pages::Model;
use crate::pages::counting::{Answer as ByCount, words as counting};
use crate::pages::learn::questions::{
    ChartQuestion, Choice, IndexQuestion, Question, RowQuestion, TagQuestion, TrueCountQuestion,
};
use crate::pages::learn::{Answer, Msg as Learn};
use crate::pages::paytable::words as paytable;
use crate::table::{Marking, Marks};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::time_now;
use crate::ui::table::actions::single;
use crate::ui::table::card::{Side, Tab, Toggle, card};
use crate::ui::table::face::Style;
use crate::ui::table::hand::Held;

/// The id of the first button to answer with.
const CHOICE: &str = "lesson-choice";

/// What the question shows. `number` is that of the question, so that each question has new cards.
pub(super) fn shown(
    question: &Question,
    is_answered: bool,
    number: u32,
    model: &Model,
    dispatch: &Callback<Learn>,
) -> Html {
    let language = model.language();
    let (words, style) = (PagesWords::of(language), Style::from(model.settings()));
    match question {
        Question::Chart(it) => chart_hand(it, number, model),
        Question::Tag(it) => html! {
            <div class="lesson-cards">
                { cards(spoken(question, language), &[it.card], number, style, language) }
            </div>
        },
        Question::TrueCount(_) => {
            html! { <p class="question">{ spoken(question, language) }</p> }
        }
        Question::Index(it) => html! {
            <>
                <div class="lesson-cards beside">
                    { cards(words.lesson_dealer().to_owned(), &[it.upcard], number, style, language) }
                    if let Decision::Play { hands: kind, .. } = it.decision {
                        { cards(words.lesson_hand(&words.hands(kind)), &it.hand, number, style, language) }
                    }
                </div>
                <p class="question">{ asks(it, language) }</p>
            </>
        },
        Question::Row(it) => row_hand(it, is_answered, number, model, dispatch),
    }
}

/// The question, as a screen reader says it.
pub(super) fn spoken(question: &Question, language: Language) -> String {
    let (words, text) = (PagesWords::of(language), text::words(language));
    match question {
        Question::Chart(it) => spoken_chart(it, language),
        Question::Tag(TagQuestion { system, card, .. }) => {
            words.lesson_tag_question(&text.list(&[*card]), system.name())
        }
        Question::TrueCount(it) => {
            let running = words.count_points(100 * it.running);
            words.to_convert(&running, &decks(it, language))
        }
        Question::Index(it) => situation(it, language),
        Question::Row(it) => words.lesson_hold_question(&text.held(&held(it, Marks::NONE))),
    }
}

/// The buttons to answer with. The first one takes the focus.
pub(super) fn choices(question: &Question, language: Language, dispatch: &Callback<Learn>) -> Html {
    let words = PagesWords::of(language);
    match question {
        Question::Chart(it) => plays(it, words, dispatch),
        Question::Tag(it) => {
            let tags = it.choices.iter().enumerate();
            let button = |(place, tag): (usize, &crate::coach::counting::Tag)| {
                let label = words.signed_decimal(tag.points(), decimals(tag.points()));
                choice(
                    place,
                    Choice::Tag(*tag),
                    &tag.points().to_string(),
                    label,
                    dispatch,
                )
            };
            html! { <>{ for tags.map(button) }</> }
        }
        Question::TrueCount(it) => {
            let counts = it.choices.iter().enumerate();
            let button = |(place, count): (usize, &i64)| {
                let label = words.count_points(100 * count);
                choice(
                    place,
                    Choice::TrueCount(*count),
                    &count.to_string(),
                    label,
                    dispatch,
                )
            };
            html! { <>{ for counts.map(button) }</> }
        }
        Question::Index(it) => {
            let answers = it.answers().into_iter().enumerate();
            let button = |(place, answer)| {
                let code = code(answer);
                let label = counting::answer(language, answer).to_owned();
                choice(place, Choice::ByCount(answer), code, label, dispatch)
            };
            html! { <>{ for answers.map(button) }</> }
        }
        Question::Row(it) => {
            let chosen = Choice::Discard(it.swapped);
            let onclick = single(dispatch.reform(move |_| Learn::Chose(chosen, time_now())));
            html! {
                <button type="button" id={CHOICE} class="main" data-choice="draw" {onclick}>{ words.lesson_draw() }</button>
            }
        }
    }
}

/// The right answer, what a wrong one costs, and the reason.
pub(super) fn sentences(
    question: &Question,
    answer: &Answer,
    facts: Option<&DecisionFacts>,
    language: Language,
) -> Vec<String> {
    let words = PagesWords::of(language);
    match (question, answer.choice) {
        (Question::Chart(it), Choice::Play(play)) => {
            let chart = chart_sentences(it, play, answer.grade, words).into_iter();
            chart
                .chain(facts.map(|facts| why(it, facts, words)))
                .collect()
        }
        (Question::Tag(it), _) => {
            let tag = words.signed_decimal(it.tag.points(), decimals(it.tag.points()));
            let card = text::words(language).list(&[it.card]);
            vec![words.lesson_tag_is(it.system.name(), &card, &tag)]
        }
        (Question::TrueCount(it), _) => {
            #[expect(clippy::cast_precision_loss, reason = "a count of a shoe")]
            let exact = 2.0 * it.running as f64 / f64::from(it.halves);
            let running = words.count_points(100 * it.running);
            let exact = words.signed_decimal(exact, if exact.fract() == 0.0 { 0 } else { 2 });
            vec![
                words.lesson_division(&running, &decks(it, language), &exact),
                words.true_count_is(&words.count_points(100 * it.true_count())),
            ]
        }
        (Question::Index(it), _) => {
            let [from, below] = it.answers();
            let other = if it.right() == from { below } else { from };
            let index = words.count_points(100 * i64::from(it.index));
            let cost = words.fine(it.gain.abs(), 3);
            vec![
                words.lesson_index_is(counting::answer(language, from), &index),
                words.lesson_count_costs(counting::answer(language, other), &cost),
            ]
        }
        (Question::Row(it), Choice::Discard(swapped)) => row_sentences(it, swapped, language),
        // No such answer has a grade.
        (Question::Chart(_) | Question::Row(_), _) => vec![],
    }
}

/// A button that answers with this choice. A play has its code in `data-play` too.
fn choice(
    place: usize,
    choice: Choice,
    code: &str,
    label: String,
    dispatch: &Callback<Learn>,
) -> Html {
    let id = (place == 0).then_some(CHOICE);
    let play = match choice {
        Choice::Play(play) | Choice::ByCount(ByCount::Play(play)) => Some(play.code()),
        Choice::ByCount(ByCount::Insurance | ByCount::NoInsurance | ByCount::PlayOn)
        | Choice::Tag(_)
        | Choice::TrueCount(_)
        | Choice::Discard(_) => None,
    };
    let onclick = single(dispatch.reform(move |_| Learn::Chose(choice, time_now())));
    html! {
        <button type="button" {id} data-choice={code.to_owned()} data-play={play} {onclick}>{ label }</button>
    }
}

/// The code of an answer about a play by the count.
const fn code(answer: ByCount) -> &'static str {
    match answer {
        ByCount::Insurance => "insurance",
        ByCount::NoInsurance => "no-insurance",
        ByCount::PlayOn => "play-on",
        ByCount::Play(play) => play.code(),
    }
}

/// The number of decimals of a tag.
fn decimals(points: f64) -> usize {
    usize::from(points.fract() != 0.0)
}

/// A hand with its heading. `number` is that of the question, so that each question has new cards.
fn cards(heading: String, cards: &[Card], number: u32, style: Style, language: Language) -> Html {
    let shown = cards.iter().enumerate().map(|(place, it)| {
        let held = Held::from(Side::Up(*it));
        html! { <li key={place}>{ card(&held, style, language, &format!("{number} {place} {it}")) }</li> }
    });
    html! {
        <div class="lesson-hand">
            <h3>{ heading }</h3>
            <ul class="cards">{ for shown }</ul>
        </div>
    }
}

/// The cards of the dealer and of the player.
pub(super) fn chart_hand(question: &ChartQuestion, number: u32, model: &Model) -> Html {
    let language = model.language();
    let (words, style) = (PagesWords::of(language), Style::from(model.settings()));
    let hand = words.lesson_hand(&hands(question, words));
    html! {
        <div class="lesson-cards">
            { cards(words.lesson_dealer().to_owned(), &[question.upcard], number, style, language) }
            { cards(hand, &question.hand, number, style, language) }
        </div>
    }
}

/// The hand of blackjack, as a screen reader says it.
pub(super) fn spoken_chart(question: &ChartQuestion, language: Language) -> String {
    let (words, text) = (PagesWords::of(language), text::words(language));
    let hand = hands(question, words);
    words.lesson_question(
        &hand,
        &text.list(&question.hand),
        &text.list(&[question.upcard]),
    )
}

/// The kind of the hand. In a lesson a hard hand is called so.
pub(super) fn hands(question: &ChartQuestion, words: PagesWords) -> String {
    match question.decision.cell.hands() {
        HandKind::Hard(total) => words.lesson_hard(total),
        kind @ (HandKind::Soft(_) | HandKind::Pair(_)) => words.hands(kind),
    }
}

/// The plays to choose from.
pub(super) fn plays(
    question: &ChartQuestion,
    words: PagesWords,
    dispatch: &Callback<Learn>,
) -> Html {
    let play = |(place, play): (usize, &Play)| {
        let label = words.play(*play).to_owned();
        choice(place, Choice::Play(*play), play.code(), label, dispatch)
    };
    html! { <>{ for question.plays.iter().enumerate().map(play) }</> }
}

/// What the chart says, and what the wrong play costs. After a right answer, it is the cheapest of the wrong ones.
fn chart_sentences(
    question: &ChartQuestion,
    play: Play,
    grade: Grade,
    words: PagesWords,
) -> Vec<String> {
    let cost = |play: &Play| Some((*play, question.cost(*play)?));
    let right = question.decision.first;
    let others = question.plays.iter().filter(|it| **it != right);
    let cheapest = others
        .filter_map(cost)
        .min_by(|(_, one), (_, other)| one.total_cmp(other));
    let told = match grade {
        Grade::Right => cheapest,
        Grade::Wrong => cost(&play),
    };
    // Against the best play a mistake never gains; where the chart is not the best, the difference is too small to tell.
    let costs = told.map(|(play, cost)| {
        let cost = words.fine(cost.max(0.0), 3);
        let up = question.decision.up.to_string();
        words.lesson_costs(words.play(play), &cost, &hands(question, words), &up)
    });
    let right = words.lesson_right_is(words.play(right));
    [Some(right), costs].into_iter().flatten().collect()
}

/// The reason for the right play, from the facts about the hand: the dealer's chance to bust, what the next card does, or
/// what a hand loses that is not given up.
fn why(question: &ChartQuestion, facts: &DecisionFacts, words: PagesWords) -> String {
    let percent = |chance: f64| words.in_percent(chance, 0);
    let up = question.decision.up.to_string();
    let dealer = percent(facts.dealer.bust);
    let busts = facts.bust_chance();
    let (_, helps) = facts.helping_cards();
    match (question.decision.first, facts.played_on()) {
        (Play::Surrender, Some(worth)) => words.lesson_why_surrender(&words.fine(-worth, 2)),
        _ if facts.cards.iter().all(Option::is_none) => words.lesson_why_dealer(&up, &dealer),
        _ if busts > 0.0 => words.lesson_why_busts(&up, &dealer, &percent(helps), &percent(busts)),
        _ => words.lesson_why_safe(&up, &dealer, &percent(helps)),
    }
}

/// The decks that are left.
fn decks(question: &TrueCountQuestion, language: Language) -> String {
    counting::amount(language, i64::from(question.halves) * 50)
}

/// The question below the cards, which show the rest of the situation.
fn asks(question: &IndexQuestion, language: Language) -> String {
    match question.decision {
        Decision::Insurance => situation(question, language),
        Decision::Play { .. } => {
            let words = PagesWords::of(language);
            words.true_count_is(&words.count_points(100 * i64::from(question.true_count)))
        }
    }
}

/// The situation of a decision by the count.
fn situation(question: &IndexQuestion, language: Language) -> String {
    let words = PagesWords::of(language);
    let true_count = words.count_points(100 * i64::from(question.true_count));
    match question.decision {
        Decision::Insurance => words.insurance_offered(&true_count),
        Decision::Play { hands, up, .. } => {
            words.situation(&words.hands(hands), &up.to_string(), &true_count)
        }
    }
}

/// The cards that are not swapped, each with the card that it plays as.
fn held(question: &RowQuestion, swapped: Marks) -> Vec<text::Held> {
    let each = question.hand.each().into_iter().enumerate();
    let held = each.filter(|(place, _)| !swapped.is_marked(*place));
    held.map(|(_, it)| it).collect()
}

/// The five cards. A card is held after a click. After the answer, those that the chart holds are marked.
fn row_hand(
    question: &RowQuestion,
    is_answered: bool,
    number: u32,
    model: &Model,
    dispatch: &Callback<Learn>,
) -> Html {
    let language = model.language();
    let (words, style) = (PagesWords::of(language), Style::from(model.settings()));
    let swapped = if is_answered {
        question.right
    } else {
        question.swapped
    };
    let shown = held(question, Marks::NONE).into_iter().enumerate().map(|(place, it)| {
        let shown = Held {
            toggle: Some(Toggle {
                pressed: !swapped.is_marked(place),
                marking: Marking::Held,
                enabled: !is_answered,
                tab: Tab::Stop,
                onclick: single(dispatch.reform(move |_| Learn::ToggledCard(place))),
            }),
            ..Held::from(Side::from(it))
        };
        html! { <li key={place} role="none">{ card(&shown, style, language, &format!("{number} {place}")) }</li> }
    });
    html! {
        <div class="lesson-cards">
            <div class="lesson-hand five">
                <h3>{ words.lesson_hold() }</h3>
                <ul class="cards" role="group" aria-label={words.lesson_hold()}>{ for shown }</ul>
            </div>
        </div>
    }
}

/// What the chart holds, and what another hold costs.
fn row_sentences(question: &RowQuestion, swapped: Marks, language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let kept = held(question, question.right);
    let right = if kept.is_empty() {
        words.lesson_hold_none().to_owned()
    } else {
        let row = paytable::row(language, question.table.game(), &[question.holding]);
        words.lesson_hold_is(&row, &text::words(language).held(&kept))
    };
    let cost = question.cost(swapped).filter(|cost| *cost > 0.0);
    let costs = cost.map(|cost| words.lesson_hold_costs(&words.fine(cost, 3)));
    [Some(right), costs].into_iter().flatten().collect()
}
