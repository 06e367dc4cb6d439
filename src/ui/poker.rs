//! The solo draw table.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::card::{Side, Tab, Toggle};
use super::controls::{Choice, Place, Weight, sends, single};
use super::cut;
use super::hand::{self, HandView, Held, Layout, Standing};
use super::place::href;
use super::result::result;
use super::table::{Phase, Spread, Surroundings, table};
use crate::app::route::{Page, Route};
use crate::core::{Jokers, WildHand};
use crate::lab::chosen::path_of;
use crate::poker::{Action, FINISH_LETTER, Finished, Game, Marks, Msg, News, Round, SWAP_LETTER};
use crate::table::sitting::Source;
use crate::table::{Agreement as _, CUT_LETTER, DEAL_LETTER, Dealt, Round as _, Table};
use crate::text::language::Language;
use crate::text::news::their_solo;
use crate::text::{self, Label, Words, short_held, solo_hint, words};

/// Shows the table. What is clicked on it goes to `dispatch`.
pub fn view(game: &Game, around: Surroundings, dispatch: &Callback<Msg>) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let whole = game.table().cards(game.jokers());
    let (phase, left, hands) = match game.table() {
        Table::Bare | Table::Ready(_) => (Phase::Ready, whole, before(game, language)),
        Table::Cutting(cutting) => {
            let moved = dispatch.reform(Msg::MovedCut);
            (Phase::Cut, whole, cut::view(cutting, words, &moved))
        }
        Table::Dealt(dealt) => {
            let phase = match dealt.round() {
                Round::Swapping(_) => Phase::Swap,
                Round::Over(_) => Phase::Over,
            };
            let hand = hand(game, dealt, &around, dispatch);
            (phase, dealt.round().left(), hand)
        }
    };
    let free = game.sitting().source() == Source::Entropy;
    let chosen = dispatch.reform(Msg::ChoseJokers);
    let spread = Spread {
        phase,
        heading: words.heading(Route::PokerSolo),
        left,
        origin: game.table().sealed().map(|sealed| sealed.origin),
        // The deal of the day has no jokers.
        rules: if free {
            jokers(game.jokers(), game.sitting().may_choose(), words, &chosen)
        } else {
            Html::default()
        },
        tally: String::new(),
        choices: choices(game, language, dispatch),
        onclick: None,
    };
    table(around, spread, hands)
}

/// The choice of the jokers in the pack. It is locked while a round is under way, or a shared deal
/// lies ready.
pub(super) fn jokers(
    now: Jokers,
    may_choose: bool,
    words: &'static dyn Words,
    chosen: &Callback<Jokers>,
) -> Html {
    let chosen = chosen.clone();
    let onchange = Callback::from(move |event: Event| {
        let code = event.target_unchecked_into::<HtmlSelectElement>().value();
        chosen.emit(Jokers::from_code(&code).unwrap_or_default());
    });
    let option = |jokers: Jokers| {
        html! {
            <option value={jokers.code()} selected={jokers == now}>{ words.jokers(jokers) }</option>
        }
    };
    let label = words.label(Label::Jokers);
    html! {
        <label class="rules">
            <span>{ label }</span>
            // One browser makes the chosen option part of the name that the label alone gives.
            <select aria-label={label} {onchange} disabled={!may_choose}>
                { for Jokers::ALL.map(option) }
            </select>
        </label>
    }
}

/// The player's cards, each a button that marks it.
pub(super) fn own_cards(
    hand: &WildHand,
    marks: Marks,
    cursor: usize,
    enabled: bool,
    mark: impl Fn(usize) -> Callback<MouseEvent>,
) -> Vec<Held> {
    let held = |(place, card): (usize, text::Held)| Held {
        toggle: Some(Toggle {
            pressed: marks.holds(place),
            enabled,
            tab: if place == cursor {
                Tab::Stop
            } else {
                Tab::Passes
            },
            onclick: single(mark(place)),
        }),
        ..Held::from(Side::from(card))
    };
    hand.each().into_iter().enumerate().map(held).collect()
}

/// Where it is explained why this hand is what it is.
pub(super) fn why(hand: &WildHand) -> String {
    ["#", &path_of(hand)].concat()
}

/// The way to the lab.
pub(super) fn lab(words: &'static dyn Words) -> Html {
    let lab = Route::Reading(Page::Lab);
    html! { <p><a class="check" href={href(lab)}>{ words.heading(lab) }</a></p> }
}

/// What may be done now, in this language.
#[must_use]
pub fn choices(game: &Game, language: Language, dispatch: &Callback<Msg>) -> Vec<Choice> {
    let words = words(language);
    let at = game.position();
    let choice = |place, weight, label, letter, msg: Msg| Choice {
        place,
        weight,
        label,
        letter: Some(letter),
        onclick: sends(dispatch, msg),
    };
    let deal = choice(
        Place::Middle,
        Weight::Main,
        words.deal(),
        DEAL_LETTER,
        Msg::ClickedDeal(at),
    );
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => return vec![deal],
        Table::Cutting(_) => {
            let (label, msg) = (words.cut(), Msg::ClickedCut(at));
            return vec![choice(Place::Right, Weight::Main, label, CUT_LETTER, msg)];
        }
        Table::Dealt(dealt) => dealt.round(),
    };
    let legal = round.legal_actions();
    let may_swap = legal.iter().any(|action| matches!(action, Action::Swap(_)));
    let swap = choice(
        Place::Right,
        Weight::Main,
        words.swap(),
        SWAP_LETTER,
        Msg::ClickedSwap(at),
    );
    let may_finish = legal.contains(&Action::Finish);
    let finish = choice(
        Place::Left,
        Weight::Plain,
        words.finish(),
        FINISH_LETTER,
        Msg::ClickedFinish(at),
    );
    [
        (may_finish, finish),
        (game.table().may_deal(), deal),
        (may_swap, swap),
    ]
    .into_iter()
    .filter_map(|(legal, choice)| legal.then_some(choice))
    .collect()
}

fn before(game: &Game, language: Language) -> Html {
    let words = words(language);
    html! {
        <div class="intro">
            <p class="title" aria-hidden="true">{ words.heading(Route::PokerSolo) }</p>
            <p>{ words.solo_intro() }</p>
            if game.sitting().source() == Source::Calendar {
                <p>{ words.label(Label::DailyNote) }{ words.between() }{ words.label(Label::DailyPoker) }</p>
            }
            if game.jokers() != Jokers::None {
                <p>{ words.label(Label::JokersNote) }</p>
            }
            { failure(game, language) }
            { lab(words) }
        </div>
    }
}

fn failure(game: &Game, language: Language) -> Html {
    match game.news() {
        Some(News::NoEntropy) => {
            html! { <p class="failure">{ words(language).no_entropy() }</p> }
        }
        Some(
            News::SharedDealReady
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Dealt
            | News::Swapped(_)
            | News::Finished
            | News::Refused(_),
        )
        | None => Html::default(),
    }
}

fn hand(
    game: &Game,
    dealt: &Dealt<Round>,
    around: &Surroundings,
    dispatch: &Callback<Msg>,
) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let round = dealt.round();
    let at = game.position();
    let mark = |place| sends(dispatch, Msg::ClickedCard(place, at));
    let enabled = !round.is_over();
    let cards = own_cards(round.hand(), game.marks(), game.cursor(), enabled, mark);
    let rank = round.hand().rank();
    let (middle, standing) = match round {
        Round::Swapping(_) => (hint(game, round, language), Standing::Open),
        Round::Over(finished) => (summary(game, finished, around), Standing::Open),
    };
    let shown = HandView {
        owner: "player",
        label: words.you(),
        worth: words.hand(rank),
        category: Some(rank.category().code()),
        note: String::new(),
        why: Some(why(round.hand())),
        cards,
        layout: Layout::Row,
        standing,
        language,
        deal: dealt.sealed().deal.seal().to_string(),
        points: None,
    };
    html! {
        <>
            <div class="middle">{ middle }{ failure(game, language) }</div>
            { hand::hand(shown) }
        </>
    }
}

fn hint(game: &Game, round: &Round, language: Language) -> Html {
    let (class, hint) = match game.news() {
        Some(News::Refused(why)) => ("hint refused", words(language).refusal(why)),
        Some(
            News::SharedDealReady
            | News::ChoseJokers
            | News::ReadyToCut
            | News::Dealt
            | News::Swapped(_)
            | News::Finished
            | News::NoEntropy,
        )
        | None => {
            let marked = game.marks().count();
            ("hint", solo_hint(language, marked, round.left()))
        }
    };
    html! { <p {class}>{ hint }</p> }
}

fn summary(game: &Game, finished: &Finished, around: &Surroundings) -> Html {
    let words = words(around.settings.language);
    let best = finished.best();
    let cards: Vec<String> = best.each().into_iter().map(short_held).collect();
    let counts = finished.counts().into_iter().map(|(category, times)| {
        html! { <li>{ words.category(category) }{ " " }<b>{ times }</b></li> }
    });
    let more = html! {
        <>
            <p aria-hidden="true">{ cards.join(" ") }</p>
            <p class="visually-hidden">{ words.held(&best.each()) }</p>
            <ul class="counts" aria-label={words.hands_made()}>{ for counts }</ul>
            if let Some(theirs) = their_solo(words, game) {
                <p class="theirs">{ theirs }</p>
            }
            { around.below_result.clone() }
        </>
    };
    result(best.rank().category().code(), words.best_hand(best), more)
}
