//! The solo draw table.

use yew::prelude::*;

use super::card::{Side, Toggle};
use super::controls::{Choice, Place, Weight, single};
use super::hand::{HandView, Held, Layout, Standing};
use super::result::ResultView;
use super::table::{Phase, Setting, table};
use super::text;
use crate::core::Decks;
use crate::poker::{Action, Finished, Game, Msg, News, Round};
use crate::route::Route;
use crate::table::{Dealt, NoEntropy, Round as _, Table};

/// Shows the table. What is clicked on it goes to `dispatch`.
pub fn view(game: &Game, route: Route, dispatch: &Callback<Msg>) -> Html {
    let (phase, left, hands) = match game.table() {
        Table::Bare | Table::Ready(_) => (Phase::Ready, Decks::ONE.cards(), before(game)),
        Table::Dealt(dealt) => {
            let phase = match dealt.round() {
                Round::Swapping(_) => Phase::Swap,
                Round::Over(_) => Phase::Over,
            };
            (phase, dealt.round().left(), hand(game, dealt, dispatch))
        }
    };
    let setting = Setting {
        route,
        phase,
        heading: text::heading(Route::PokerSolo),
        left,
        sealed: game.table().sealed().copied(),
        settings: Html::default(),
        tally: String::new(),
        choices: choices(game, dispatch),
    };
    table(setting, hands)
}

fn choices(game: &Game, dispatch: &Callback<Msg>) -> Vec<Choice> {
    let at = game.position();
    let choice = |place, weight, label, msg: Msg| Choice {
        place,
        weight,
        label,
        onclick: dispatch.reform(move |_| msg),
    };
    let deal = choice(
        Place::Middle,
        Weight::Main,
        text::button::DEAL,
        Msg::ClickedDeal(at),
    );
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => return vec![deal],
        Table::Dealt(dealt) => dealt.round(),
    };
    let legal = round.legal_actions();
    let may_swap = legal.iter().any(|action| matches!(action, Action::Swap(_)));
    let swap = choice(
        Place::Right,
        Weight::Main,
        text::button::SWAP,
        Msg::ClickedSwap(at),
    );
    let may_finish = legal.contains(&Action::Finish);
    let finish = choice(
        Place::Left,
        Weight::Plain,
        text::button::FINISH,
        Msg::ClickedFinish(at),
    );
    [
        (may_finish, finish),
        (round.is_over(), deal),
        (may_swap, swap),
    ]
    .into_iter()
    .filter_map(|(legal, choice)| legal.then_some(choice))
    .collect()
}

fn before(game: &Game) -> Html {
    html! {
        <div class="intro">
            <p class="title" aria-hidden="true">{ text::heading(Route::PokerSolo) }</p>
            <p>{ text::SOLO_INTRO }</p>
            { failure(game) }
        </div>
    }
}

fn failure(game: &Game) -> Html {
    match game.news() {
        Some(News::NoEntropy) => html! { <p class="failure">{ NoEntropy.to_string() }</p> },
        Some(
            News::SharedDealReady
            | News::Dealt
            | News::Swapped(_)
            | News::Finished
            | News::Refused(_),
        )
        | None => Html::default(),
    }
}

fn hand(game: &Game, dealt: &Dealt<Round>, dispatch: &Callback<Msg>) -> Html {
    let round = dealt.round();
    let at = game.position();
    let cards: Vec<Held> = round
        .hand()
        .cards()
        .iter()
        .enumerate()
        .map(|(place, card)| Held {
            side: Side::Up(*card),
            toggle: Some(Toggle {
                pressed: game.marks().holds(place),
                enabled: !round.is_over(),
                onclick: single(dispatch.reform(move |_| Msg::ClickedCard(place, at))),
            }),
        })
        .collect();
    let rank = round.hand().rank();
    let (middle, standing) = match round {
        Round::Swapping(_) => (hint(game, round), Standing::Open),
        Round::Over(finished) => (summary(finished), Standing::Open),
    };
    html! {
        <>
            <div class="middle">{ middle }{ failure(game) }</div>
            <HandView
                owner="player"
                label={text::YOU}
                worth={text::hand(rank)}
                category={rank.category().code()}
                {cards}
                layout={Layout::Row}
                {standing}
                deal={dealt.sealed().deal.seal().to_string()}
            />
        </>
    }
}

fn hint(game: &Game, round: &Round) -> Html {
    let (class, words) = match game.news() {
        Some(News::Refused(why)) => ("hint refused", why.to_string()),
        Some(
            News::SharedDealReady
            | News::Dealt
            | News::Swapped(_)
            | News::Finished
            | News::NoEntropy,
        )
        | None => {
            let marked = game.marks().count();
            ("hint", text::solo_hint(marked, round.left()))
        }
    };
    html! { <p {class}>{ words }</p> }
}

fn summary(finished: &Finished) -> Html {
    let best = finished.best();
    let cards: Vec<String> = best.cards().iter().map(|card| text::short(*card)).collect();
    let counts = finished.counts().into_iter().map(|(category, times)| {
        html! { <li>{ text::category(category) }{ " " }<b>{ times }</b></li> }
    });
    html! {
        <ResultView code={best.rank().category().code()} sentence={text::best_hand(best)}>
            <p aria-hidden="true">{ cards.join(" ") }</p>
            <p class="visually-hidden">{ text::sentence_of(best.cards()) }</p>
            <ul class="counts" aria-label={text::HANDS_MADE}>{ for counts }</ul>
        </ResultView>
    }
}
