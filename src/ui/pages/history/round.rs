//! A round that was played, step by step.

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::core::PackCard;
use crate::history::{Decided, GameName, Hand, Opened, Row, Scene};
use crate::table::Fields;
use crate::text;
use crate::text::history::{
    card_name, cost_of, decision, endings, gap, net_of, whose, words, worth_of,
};
use crate::ui::links::href;
use crate::ui::pages::chip::chip;

/// A round, from the first decision to its end.
pub(super) fn view(opened: &Opened, language: Language) -> Html {
    let words = words(language);
    let Row { record, facts } = &opened.row;
    let scenes = opened.scenes.iter().zip(1..);
    let game = record.game;
    html! {
        <>
            <h2>{ text::history::game(language, game) }{ words.between_parts() }{ super::when(&opened.row, language) }</h2>
            <p class="came-to">
                if let Some(verdict) = facts.verdict { <b>{ words.verdict(verdict) }</b> }
                <span>{ endings(language, facts) }</span>
                if let Some(net) = net_of(language, facts) { <span class="net">{ net }</span> }
                <span>{ words.deal(record.kind()) }</span>
            </p>
            <ol class="scenes" aria-label={words.steps()}>
                { for scenes.map(|(scene, number)| shown(scene, number, game, opened, language)) }
            </ol>
            { links(opened, language) }
        </>
    }
}

fn shown(
    scene: &Scene,
    number: usize,
    game: GameName,
    opened: &Opened,
    language: Language,
) -> Html {
    let words = words(language);
    let hands = scene.hands.iter().map(|hand| shown_hand(hand, language));
    html! {
        <li data-scene={number.to_string()}>
            <dl>{ for hands }</dl>
            if let Some(pot) = scene.pot { <p class="fine">{ words.pot(pot) }</p> }
            {
                match &scene.decision {
                    Some(decided) => html! {
                        <>
                            { decided_view(decided, scene, game, language) }
                            if opened.is_open {
                                <p><a data-link="from-here" href={from_here(opened, game, decided)}>
                                    { words.from_here() }
                                </a></p>
                            }
                        </>
                    },
                    None => html! { <p><b>{ words.the_end() }</b></p> },
                }
            }
        </li>
    }
}

fn shown_hand(hand: &Hand, language: Language) -> Html {
    let words = words(language);
    let names: Vec<String> = hand
        .cards
        .iter()
        .map(|card| card_name(language, *card))
        .collect();
    let hole = hand.has_hole_card.then(|| words.face_down().to_owned());
    let names: Vec<String> = names.into_iter().chain(hole).collect();
    html! {
        <>
            <dt>{ whose(language, hand.whose) }
                if hand.is_decided { { words.between_parts() }{ words.this_hand() } }
            </dt>
            <dd>
                { for hand.cards.iter().map(|card| chip(*card)) }
                if hand.has_hole_card { <b class="chip down" aria-hidden="true">{ "?" }</b> }
                <span class="visually-hidden">{ names.join(", ") }</span>
            </dd>
        </>
    }
}

fn decided_view(decided: &Decided, scene: &Scene, game: GameName, language: Language) -> Html {
    let words = words(language);
    let cards: &[PackCard] = scene.hands.last().map_or(&[], |hand| &hand.cards);
    let name = |code: char| decision(language, game, code, cards);
    let judged = if decided.choices.is_empty() {
        None
    } else if decided.cost > 0 {
        Some(words.it_cost(&cost_of(language, decided.cost)))
    } else {
        Some(words.it_was_best().to_owned())
    };
    let rows = decided.choices.iter().map(|(code, value)| {
        let is_taken = *code == decided.taken;
        html! {
            <tr class={classes!(is_taken.then_some("taken"))}>
                <th scope="row">{ name(*code) }</th>
                <td>{ worth_of(language, *value) }</td>
            </tr>
        }
    });
    html! {
        <>
            <p><b>{ words.decided(&name(decided.taken)) }</b>
                if let Some(judged) = judged { { gap(language) }{ judged } }
            </p>
            if !decided.choices.is_empty() {
                <details>
                    <summary>{ words.what_else() }</summary>
                    <table>
                        <thead><tr>
                            <th scope="col">{ words.the_decision() }</th>
                            <th scope="col">{ words.its_worth() }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </details>
            }
        </>
    }
}

/// Where the deal can be checked and played again; nothing of its secret while its shoe is dealt from.
fn links(opened: &Opened, language: Language) -> Html {
    let words = words(language);
    let Row { record, .. } = &opened.row;
    if !opened.is_open {
        return html! { <p class="fine" data-sealed="">{ words.still_sealed() }</p> };
    }
    let play = format!("{}?{}", href(table_of(record.game)), opened.deal);
    let check = format!("{}?{}", href(Route::Reading(Page::Check)), opened.check);
    html! {
        <p class="do">
            <a class="main" data-link="play" href={play}>{ words.play_again() }</a>
            <a data-link="check" href={check}>{ words.check() }</a>
        </p>
    }
}

/// The address at which the round is played on from this decision.
fn from_here(opened: &Opened, game: GameName, decided: &Decided) -> String {
    let begun = Fields::new().with("begun", &decided.begun);
    format!("{}?{}&{begun}", href(table_of(game)), opened.deal)
}

const fn table_of(game: GameName) -> Route {
    match game {
        GameName::Blackjack => Route::Blackjack,
        GameName::Solo => Route::PokerSolo,
        GameName::Jacks => Route::PokerJacks,
        GameName::Duel => Route::PokerDuel,
    }
}
