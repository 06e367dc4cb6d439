//! A round that was played, step by step.

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route, TableId};
use crate::core::{PackCard, WildHand};
use crate::history::{Decided, GameName, Hand, HandKind, Kind, Mark, Opened, Row, Scene, Whose};
use crate::pages::history::words::{
    card_name, cost_of, decision, endings, gap, low_pair, marked, net_of, whose, worth_of,
};
use crate::pages::kit::chip::chip;
use crate::poker::Hands;
use crate::poker::poker_match::Holder;
use crate::table::Fields;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::links::href;

/// A round, from the first decision to its end.
pub(crate) fn view(opened: &Opened, language: Language) -> Html {
    let words = PagesWords::of(language);
    let Row { record, facts } = &opened.row;
    let scenes = opened.scenes.iter().zip(1..);
    let game = record.game;
    html! {
        <>
            <h2 tabindex="-1">{ crate::pages::history::words::game_of(language, record) }{ words.between_parts() }{ super::when(&opened.row, super::Moment::Whole, language) }</h2>
            <p class="came-to">
                if let Some(verdict) = facts.verdict { <b>{ words.verdict(verdict) }</b> }
                <span>{ endings(language, facts) }</span>
                if let Some(net) = net_of(language, facts) { <span class="net">{ net }</span> }
                <span>{ words.history_deal(record.kind()) }</span>
            </p>
            if let Some(told) = low_pair(language, opened) {
                <p class="fine" data-low-pair="">{ told }</p>
            }
            if facts.bet > 0 && record.kind() != Kind::Fresh {
                <p class="fine" data-unpaid="">{ words.left_chips() }</p>
            }
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
    let words = PagesWords::of(language);
    let own = |hand: &&Hand| hand.whose == Whose::Player;
    let is_split = scene.hands.iter().filter(own).count() > 1;
    let mut split = 0;
    let hands = scene.hands.iter().map(|hand| {
        let number = (is_split && own(&hand)).then(|| {
            split += 1;
            split
        });
        shown_hand(hand, number, game, language)
    });
    let hands: Vec<Html> = hands.collect();
    // A hundred hands are a list that can be opened. The best of them is shown above it.
    let several = u8::try_from(hands.len()).ok().and_then(Hands::new);
    let list = several.filter(|hands| hands.are_several() && !hands.are_shown());
    let best = scene
        .hands
        .iter()
        .position(|hand| hand.mark == Some(Mark::Best));
    let best = best.and_then(|place| hands.get(place).cloned());
    html! {
        <li data-scene={number.to_string()}>
            if !scene.actions.is_empty() { <p class="scene-actions">{ did(scene, language) }</p> }
            if let Some(list) = list {
                if let Some(best) = best { <dl>{ best }</dl> }
                <details>
                    <summary>{ text::poker::words(language).all_the_hands(list.number()) }</summary>
                    <dl>{ for hands }</dl>
                </details>
            } else {
                <dl>{ for hands }</dl>
            }
            if let Some(pot) = scene.pot { <p class="fine">{ words.history_pot(pot) }</p> }
            if !scene.shares.is_empty() || scene.back.is_some() {
                <p class="shares">{ got(scene, language) }</p>
            }
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

/// The actions, a sentence for each.
fn did(scene: &Scene, language: Language) -> String {
    let all = text::poker::words(language);
    let told = scene.actions.iter().map(|(holder, action)| match holder {
        Holder::Player => all.you_did(*action),
        Holder::Opponent(who) => all.they_did(*who, *action),
    });
    told.collect::<Vec<_>>().join(gap(language))
}

/// The returned bet, and the share of each seat in the pot.
fn got(scene: &Scene, language: Language) -> String {
    let all = text::poker::words(language);
    let holder = |whose: Whose| match whose {
        Whose::Dealer | Whose::Seat(_) => None,
        Whose::Player => Some(Holder::Player),
        Whose::Opponent(who) => Some(Holder::Opponent(who)),
    };
    let back = scene.back.iter();
    let back = back.filter_map(|(whose, chips)| Some(all.goes_back(holder(*whose)?, *chips)));
    let shares = scene.shares.iter();
    let shares = shares.filter_map(|(whose, chips)| Some(all.gets(holder(*whose)?, *chips)));
    back.chain(shares).collect::<Vec<_>>().join(gap(language))
}

/// The name of five cards of poker.
fn worth(hand: &Hand, game: GameName, language: Language) -> Option<String> {
    match game.profile().hands {
        HandKind::Other => None,
        HandKind::Poker => {
            let cards = WildHand::new(&hand.cards).ok()?;
            Some(text::poker::words(language).called(&cards))
        }
    }
}

fn shown_hand(hand: &Hand, number: Option<usize>, game: GameName, language: Language) -> Html {
    let words = PagesWords::of(language);
    let owner = number.map_or_else(
        || whose(language, hand.whose),
        |number| text::words(language).hand_number(number).into(),
    );
    let mark = hand.mark.map(|mark| marked(language, mark));
    let worth = worth(hand, game, language);
    let names: Vec<String> = hand
        .cards
        .iter()
        .map(|card| card_name(language, *card))
        .collect();
    let down = match hand.face_down {
        5 => vec![text::words(language).five_face_down().to_owned()],
        count => vec![words.history_face_down().to_owned(); count],
    };
    let names: Vec<String> = names.into_iter().chain(down).collect();
    html! {
        <>
            <dt>{ owner }
                if hand.is_decided { { words.between_parts() }{ words.this_hand() } }
                if let Some(mark) = mark { { words.between_parts() }<b data-mark="">{ mark }</b> }
            </dt>
            <dd>
                { for hand.cards.iter().map(|card| chip(*card)) }
                { for (0..hand.face_down).map(|_| html! {
                    <b class="chip down" aria-hidden="true">{ "?" }</b>
                }) }
                <span class="visually-hidden">{ names.join(", ") }</span>
                if let Some(worth) = worth { <span class="worth">{ worth }</span> }
            </dd>
        </>
    }
}

fn decided_view(decided: &Decided, scene: &Scene, game: GameName, language: Language) -> Html {
    let words = PagesWords::of(language);
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
            <p><b>{ words.history_decided(&name(decided.taken)) }</b>
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

/// The links to check the deal and to play it again. While the shoe is in use, the secret stays hidden.
fn links(opened: &Opened, language: Language) -> Html {
    let words = PagesWords::of(language);
    let Row { record, .. } = &opened.row;
    if !opened.is_open {
        let why = match record.kind() {
            Kind::Fresh => words.still_sealed(),
            // The secret of a shared deal is known to the player who shared it. The other kinds end after one round, so
            // their deals are open.
            Kind::Shared | Kind::Daily | Kind::Practice => words.still_in_play(),
        };
        return html! { <p class="fine" data-sealed="">{ why }</p> };
    }
    let play = format!(
        "{}?{}",
        href(TableId::of_game(record.game).route()),
        opened.deal
    );
    let check = format!("{}?{}", href(Route::Reading(Page::Check)), opened.check);
    html! {
        <p class="do">
            <a class="main" data-link="play" href={play}>{ words.play_again() }</a>
            <a data-link="check" href={check}>{ words.history_check() }</a>
        </p>
    }
}

/// The address that continues the round from this decision.
fn from_here(opened: &Opened, game: GameName, decided: &Decided) -> String {
    let begun = Fields::new().with("begun", &decided.begun);
    format!(
        "{}?{}&{begun}",
        href(TableId::of_game(game).route()),
        opened.deal
    )
}
