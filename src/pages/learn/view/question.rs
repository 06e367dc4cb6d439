//! A question of a lesson: what it shows, the buttons to answer with, and the sentences after the answer.

use yew::prelude::*;

use crate::app::language::Language;
use crate::coach::counting::Decision;
use crate::coach::draw::DrawAdvice;
use crate::coach::facts::DecisionFacts;
use crate::coach::{HandKind, Play};
use crate::core::{Card, Category, Chips};
use crate::games::poker_match::sentences::{behind, folds};
use crate::memory::Grade;
use crate::pages::counting::{Answer as ByCount, view as counting_view, words as counting};
use crate::pages::learn::primer::division;
use crate::pages::learn::questions::{
    self, ChartQuestion, Choice, IndexQuestion, MatchQuestion, Question, RankQuestion, Reason,
    RowQuestion, TagQuestion, TrueCountQuestion,
};
use crate::pages::learn::{Answer, Msg as Learn};
use crate::pages::paytable::words as paytable;
use crate::pages::{Model, equilibrium};
use crate::poker::Character;
use crate::poker::equilibrium::{Action, Move, Point, Reasons};
use crate::table::keys::Key;
use crate::table::{Marking, Marks};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::time_now;
use crate::ui::links::line;
use crate::ui::table::actions::single;
use crate::ui::table::card::{Side, Tab, Toggle, card};
use crate::ui::table::face::Style;
use crate::ui::table::hand::Held;

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
        Question::Tray(it) => {
            let (decks, name) = (it.decks.number(), spoken(question, language));
            html! {
                <div class="lesson-cards">
                    <div class="lesson-hand">
                        <h3>{ words.lesson_tray(decks) }</h3>
                        { counting_view::tray(it.cards, 52 * u32::from(decks), name) }
                    </div>
                </div>
            }
        }
        Question::TrueCount(_) => {
            html! { <p class="question">{ spoken(question, language) }</p> }
        }
        Question::Rank(it) => html! {
            <div class="lesson-cards">
                { five(words.lesson_rank(), it.hand.cards(), number, style, language) }
            </div>
        },
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
        Question::Match(it) => {
            let told = history(it, words).join(text::words(language).between());
            html! {
                <div class="lesson-cards">
                    <div class="lesson-hand five">
                        { line(told) }
                        <h3>{ match_asks(it, words) }</h3>
                        { row(&it.hand, number, style, language) }
                    </div>
                </div>
            }
        }
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
        Question::Tray(it) => counting::question(language, &it.in_drill()),
        Question::TrueCount(it) => {
            let running = words.count_points(100 * it.running);
            words.to_convert(&running, &decks(it, language))
        }
        Question::Rank(it) => words.lesson_rank_question(&text.list(it.hand.cards())),
        Question::Index(it) => situation(it, language),
        Question::Match(it) => {
            let mut told = history(it, words);
            told.push(match_asks(it, words).to_owned());
            told.push(text.list(&it.hand));
            told.join(text.between())
        }
        Question::Row(it) => words.lesson_hold_question(&text.held(&held(it, Marks::NONE))),
    }
}

/// The buttons to answer with.
pub(super) fn choices(choices: &[Choice], language: Language, dispatch: &Callback<Learn>) -> Html {
    let button = |(choice, number): (&Choice, u32)| {
        let play = match choice {
            Choice::Play(play) | Choice::ByCount(ByCount::Play(play)) => Some(play.code()),
            Choice::ByCount(ByCount::Insurance | ByCount::NoInsurance | ByCount::PlayOn)
            | Choice::Tag(_)
            | Choice::Tray(_)
            | Choice::TrueCount(_)
            | Choice::Rank(_)
            | Choice::Discard(_)
            | Choice::Move(_)
            | Choice::Swap(_) => None,
        };
        let (class, key) = match choice {
            // The numbers hold cards.
            Choice::Discard(_) => (Some("main"), None),
            // The number of cards.
            Choice::Swap(cards) => (
                None,
                Some(*cards).filter(|it| *it > 0).map(|it| it.to_string()),
            ),
            Choice::Play(_)
            | Choice::Tag(_)
            | Choice::Tray(_)
            | Choice::TrueCount(_)
            | Choice::ByCount(_)
            | Choice::Rank(_)
            | Choice::Move(_) => {
                let key = Some(number).filter(|it| *it <= KEYS);
                (None, key.map(|it| it.to_string()))
            }
        };
        let chosen = *choice;
        let onclick = single(dispatch.reform(move |_| Learn::Chose(chosen, time_now())));
        html! {
            <button
                type="button"
                {class}
                data-choice={code(chosen)}
                data-play={play}
                aria-keyshortcuts={key.clone()}
                {onclick}
            >
                if let Some(key) = key {
                    <kbd aria-hidden="true">{ key }</kbd>
                }
                { label(chosen, language) }
            </button>
        }
    };
    html! { <>{ for choices.iter().zip(1..).map(button) }</> }
}

/// The number of keys, from 1 on, as at the tables.
const KEYS: u32 = 5;

/// The keys of a question: a number answers, or holds a card where the question is what to hold.
pub(super) fn keys(choices: Vec<Choice>, dispatch: &Callback<Learn>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let key = Key::read(&event.key(), &event.code(), event.shift_key());
        let Some(Key::Place(place)) = key.filter(|_| is_plain && !event.repeat()) else {
            return;
        };
        match (choices.first(), choices.get(place)) {
            (Some(Choice::Discard(_)), _) => dispatch.emit(Learn::ToggledCard(place)),
            // The first answer is to swap none.
            (Some(Choice::Swap(_)), _) => {
                if let Some(choice) = choices.get(place + 1) {
                    dispatch.emit(Learn::Chose(*choice, time_now()));
                }
            }
            (_, Some(choice)) => dispatch.emit(Learn::Chose(*choice, time_now())),
            (_, None) => (),
        }
    })
}

/// What the button of an answer says.
fn label(choice: Choice, language: Language) -> String {
    let words = PagesWords::of(language);
    match choice {
        Choice::Play(play) => words.play(play).to_owned(),
        Choice::Tag(tag) => words.signed_decimal(tag.points(), decimals(tag.points())),
        Choice::Tray(halves) => counting::amount(language, i64::from(halves) * 50),
        Choice::TrueCount(count) => words.count_points(100 * count),
        Choice::ByCount(answer) => counting::answer(language, answer).to_owned(),
        Choice::Rank(rank) => text::poker::words(language).category(rank).to_owned(),
        Choice::Discard(_) => words.lesson_draw().to_owned(),
        Choice::Move(step) => words.move_name(step).to_owned(),
        Choice::Swap(cards) => words.cards(cards),
    }
}

/// The code of an answer, for tests.
fn code(choice: Choice) -> String {
    match choice {
        Choice::Play(play) | Choice::ByCount(ByCount::Play(play)) => play.code().to_owned(),
        Choice::Tag(tag) => tag.points().to_string(),
        Choice::Tray(halves) => halves.to_string(),
        Choice::TrueCount(count) => count.to_string(),
        Choice::ByCount(ByCount::Insurance) => "insurance".to_owned(),
        Choice::ByCount(ByCount::NoInsurance) => "no-insurance".to_owned(),
        Choice::ByCount(ByCount::PlayOn) => "play-on".to_owned(),
        Choice::Rank(rank) => rank.code().to_owned(),
        Choice::Discard(_) => "draw".to_owned(),
        Choice::Move(step) => step.letter().to_string(),
        Choice::Swap(cards) => cards.to_string(),
    }
}

/// The right answer, what a wrong one costs, and the reason.
pub(super) fn sentences(
    question: &Question,
    answer: &Answer,
    reason: Option<&Reason>,
    language: Language,
) -> Vec<String> {
    let words = PagesWords::of(language);
    match (question, answer.choice) {
        (Question::Chart(it), Choice::Play(play)) => {
            let mut told = chart_sentences(it, play, answer.grade, words);
            if let Some(Reason::Blackjack(facts)) = reason {
                told.push(why(it, facts, words));
            }
            told
        }
        (Question::Tag(it), _) => {
            let tag = words.signed_decimal(it.tag.points(), decimals(it.tag.points()));
            let card = text::words(language).list(&[it.card]);
            vec![words.lesson_tag_is(it.system.name(), &card, &tag)]
        }
        (Question::Tray(it), _) => vec![counting::solution(language, &it.in_drill())],
        (Question::TrueCount(it), _) => division(it, language).to_vec(),
        (Question::Index(it), _) => {
            let [from, below] = it.answers();
            let other = if it.right() == from { below } else { from };
            let index = words.count_points(100 * i64::from(it.index));
            let cost = words.fine(it.at.gain.abs(), 3);
            vec![
                words.lesson_index_is(counting::answer(language, from), &index),
                words.lesson_count_costs(counting::answer(language, other), &cost),
                why_by_count(it, words),
            ]
        }
        (Question::Rank(it), _) => rank_sentences(it, language),
        (Question::Match(it), choice) => {
            let mut told = match_sentences(it, choice, language);
            if let Some(Reason::Match(reasons)) = reason {
                told.extend(why_in_match(it, reasons, words));
            }
            told
        }
        (Question::Row(it), Choice::Discard(swapped)) => {
            let advice = if let Some(Reason::Holds(advice)) = reason {
                Some(&**advice)
            } else {
                None
            };
            row_sentences(it, swapped, advice, language)
        }
        // No such answer has a grade.
        (Question::Chart(_) | Question::Row(_), _) => vec![],
    }
}

/// The number of decimals of a tag.
fn decimals(points: f64) -> usize {
    usize::from(points.fract() != 0.0)
}

/// A hand with its heading. `number` is that of the question, so that each question has new cards.
fn cards(heading: String, cards: &[Card], number: u32, style: Style, language: Language) -> Html {
    html! {
        <div class="lesson-hand">
            <h3>{ heading }</h3>
            { row(cards, number, style, language) }
        </div>
    }
}

/// A hand of five cards with its heading.
fn five(heading: &str, cards: &[Card], number: u32, style: Style, language: Language) -> Html {
    html! {
        <div class="lesson-hand five">
            <h3>{ heading }</h3>
            { row(cards, number, style, language) }
        </div>
    }
}

fn row(cards: &[Card], number: u32, style: Style, language: Language) -> Html {
    let shown = cards.iter().enumerate().map(|(place, it)| {
        let held = Held::from(Side::Up(*it));
        html! { <li key={place}>{ card(&held, style, language, &format!("{number} {place} {it}")) }</li> }
    });
    html! { <ul class="cards">{ for shown }</ul> }
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
        _ if busts > 0.0 => {
            // The percentages on the page add up.
            let whole = |chance: f64| (100.0 * chance).round_ties_even();
            let rest = 100.0 - whole(helps) - whole(busts);
            let neither = (rest > 0.0).then(|| percent(rest / 100.0));
            let (helps, busts) = (percent(helps), percent(busts));
            words.lesson_why_busts(&up, &dealer, &helps, &busts, neither.as_deref())
        }
        _ => words.lesson_why_safe(&up, &dealer, &percent(helps)),
    }
}

/// The reason for an answer by the count: the part of the cards left that are worth ten.
fn why_by_count(question: &IndexQuestion, words: PagesWords) -> String {
    let percent = |part| words.in_percent(part, 1);
    let tens = percent(question.at.tens);
    match question.decision {
        // It pays 2 to 1.
        Decision::Insurance => words.lesson_why_insurance(&tens, &percent(1.0 / 3.0)),
        Decision::Play { .. } => words.lesson_why_tens(&tens, &percent(question.tens)),
    }
}

/// The reason for an answer at the match: the price of a call, the opponent's hands that fold, or those that are behind.
fn why_in_match(question: &MatchQuestion, reasons: &Reasons, words: PagesWords) -> Vec<String> {
    let past = question.point.past();
    let seat = question.point.seat(&equilibrium::tree());
    let to_call = past.to_call(seat);
    let Some(right) = question.right().first().copied() else {
        return vec![];
    };
    let price = match right {
        Action::Move(Move::Fold | Move::Call) => {
            let price = words.in_percent(past.price(seat), 0);
            Some(words.lesson_why_call(&words.in_digits(to_call), &price))
        }
        Action::Move(Move::Check | Move::Bet | Move::Raise) | Action::Keep(_) => None,
    };
    let why = match right {
        Action::Move(Move::Bet | Move::Raise) => folds(*words, reasons, to_call > Chips::NONE),
        Action::Move(step @ (Move::Fold | Move::Call | Move::Check)) => {
            behind(*words, reasons).or_else(|| own_hands(question, *step, reasons, words))
        }
        // The reasons suppose the swap that the mix chooses most.
        Action::Keep(kept) => {
            let swap = question.hand.len() - kept.len();
            behind(*words, reasons).filter(|_| reasons.swap == Some(swap))
        }
    };
    [price, why].into_iter().flatten().collect()
}

/// The part of the player's own hands that make this move before the swap.
fn own_hands(
    question: &MatchQuestion,
    step: Move,
    reasons: &Reasons,
    words: PagesWords,
) -> Option<String> {
    let Point::Before { node } = question.point else {
        return None;
    };
    let tree = equilibrium::tree();
    let mut moves = tree.nodes()[node].moves.iter().zip(reasons.own?);
    let (_, part) = moves.find(|((legal, _), _)| *legal == step)?;
    Some(words.lesson_why_own(step, &words.in_percent(part, 0)))
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
            words.true_count_is(&words.count_points(100 * i64::from(question.at.true_count)))
        }
    }
}

/// The situation of a decision by the count.
fn situation(question: &IndexQuestion, language: Language) -> String {
    let words = PagesWords::of(language);
    let true_count = words.count_points(100 * i64::from(question.at.true_count));
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

/// The name of the hand, how often one is dealt, and the order of the names to choose from.
fn rank_sentences(question: &RankQuestion, language: Language) -> Vec<String> {
    let (words, poker) = (PagesWords::of(language), text::poker::words(language));
    let name = |it: &Category| poker.category(*it).to_owned();
    let dealt = question.one_in().map(|hands| {
        let hands = words.grouped_decimal(hands, usize::from(hands < 10.0));
        words.lesson_rank_is(&name(&question.category), &hands)
    });
    let names: Vec<String> = question.choices.iter().map(name).collect();
    let order = words.lesson_rank_order(&names.join(text::words(language).between_rules()));
    dealt.into_iter().chain([order]).collect()
}

/// What has happened in the match, and what there is to pay for.
fn history(question: &MatchQuestion, words: PagesWords) -> Vec<String> {
    let past = question.point.past();
    let seat = question.point.seat(&equilibrium::tree());
    let mut told = vec![];
    if past.actions.is_empty() {
        told.push(words.lesson_match_first().to_owned());
    }
    for (whose, action) in &past.actions {
        told.push(if *whose == seat {
            words.you_did(*action)
        } else {
            words.they_did(Character::Mathematician, *action)
        });
    }
    told.push(words.your_bet(past.to_call(seat), past.pot()));
    told
}

/// The question about a decision of the match.
fn match_asks(question: &MatchQuestion, words: PagesWords) -> &'static str {
    match question.point {
        Point::Before { .. } | Point::Last { .. } => words.lesson_match_move(),
        Point::FirstSwap { .. } | Point::SecondSwap { .. } => words.lesson_match_swap(),
    }
}

/// What the equilibrium does, the cards that it keeps, and what a wrong action costs: the player's, or after a right
/// answer the cheapest one.
fn match_sentences(question: &MatchQuestion, choice: Choice, language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let name = |action: &Action| label(questions::choice(action), language);
    let right = question.right();
    let names: Vec<String> = right.iter().map(|it| name(it)).collect();
    // Of several, the best one: a phone has no room for all.
    let kept = right.iter().take(1).filter_map(|action| match action {
        Action::Move(_) => None,
        Action::Keep(cards) if cards.is_empty() || cards.len() == question.hand.len() => None,
        Action::Keep(cards) => {
            let kept = text::words(language).list(cards);
            Some(words.lesson_match_kept(&name(action), &kept))
        }
    });
    let is_wrong = |it: &Choice| question.is_right(*it) == Some(false);
    let wrong = if is_wrong(&choice) {
        Some(choice)
    } else {
        let loss = |it: &Choice| question.loss(*it).unwrap_or(f32::INFINITY);
        let others = question.choices().into_iter().filter(is_wrong);
        others.min_by(|one, other| loss(one).total_cmp(&loss(other)))
    };
    let costs = wrong.and_then(|it| Some((it, question.loss(it)?)));
    let costs = costs.map(|(it, loss)| {
        let chips = words.fine(f64::from(loss), 2);
        if let Choice::Swap(cards) = it {
            words.lesson_match_swap_costs(&words.cards(cards), &chips)
        } else {
            words.lesson_match_costs(&label(it, language), &chips)
        }
    });
    let is_right = words.lesson_match_best(&names.join(text::words(language).between_rules()));
    [is_right].into_iter().chain(kept).chain(costs).collect()
}

/// What the chart holds, and what another hold costs. With the advice, how often both win, and how much.
fn row_sentences(
    question: &RowQuestion,
    swapped: Marks,
    advice: Option<&DrawAdvice>,
    language: Language,
) -> Vec<String> {
    let words = PagesWords::of(language);
    let kept = held(question, question.right);
    let right = if kept.is_empty() {
        words.lesson_hold_none().to_owned()
    } else {
        let row = paytable::row(language, question.table.game(), &[question.holding]);
        words.lesson_hold_is(&row, &text::words(language).held(&kept))
    };
    let cost = question.cost(swapped).filter(|cost| *cost > 0.0);
    let cost = cost.map(|cost| words.fine(cost, 3));
    let Some(advice) = advice else {
        let costs = cost.map(|cost| words.lesson_hold_costs(&cost));
        return [Some(right), costs].into_iter().flatten().collect();
    };
    let numbers = |swapped: Marks| {
        let hold = advice.of(swapped);
        let unpaid = f64::from(advice.count(hold, None)) / f64::from(hold.draws());
        let wins = words.in_percent(1.0 - unpaid, 0);
        (wins, words.fine(hold.value(), 3))
    };
    let (wins, bets) = numbers(question.right);
    let yours = cost.map(|cost| {
        let (wins, bets) = numbers(swapped);
        words.lesson_your_hold(&wins, &bets, &cost)
    });
    let why = words.lesson_why_hold(&wins, &bets);
    [Some(right), Some(why), yours]
        .into_iter()
        .flatten()
        .collect()
}
