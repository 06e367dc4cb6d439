//! The blackjack table.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::card::Side;
use super::controls::{Choice, Place, Weight};
use super::hand::{HandView, Held, Layout, Standing};
use super::result::ResultView;
use super::table::{Phase, Setting, table};
use super::text;
use crate::blackjack::{Action, DealerHand, Game, Msg, News, Preset, Round};
use crate::core::Decks;
use crate::route::Route;
use crate::table::{Dealt, NoEntropy, Round as _, Table, Verdict};

/// Shows the table. What is clicked on it goes to `dispatch`.
pub fn view(game: &Game, route: Route, dispatch: &Callback<Msg>) -> Html {
    let (phase, left, hands) = match game.table() {
        Table::Bare | Table::Ready(_) => (Phase::Ready, Decks::ONE.cards(), before(game)),
        Table::Dealt(dealt) => {
            let phase = match dealt.round() {
                Round::Player(_) => Phase::Player,
                Round::Dealer(_) => Phase::Dealer,
                Round::Over(_) => Phase::Over,
            };
            (phase, dealt.round().left(), hands(game, dealt))
        }
    };
    let setting = Setting {
        route,
        phase,
        heading: text::heading(Route::Blackjack),
        left,
        sealed: game.table().sealed().copied(),
        settings: rules(game, dispatch),
        tally: text::tally(game.tally()),
        choices: choices(game, dispatch),
    };
    table(setting, hands)
}

/// The choice of rules. It is locked while a round is under way.
fn rules(game: &Game, dispatch: &Callback<Msg>) -> Html {
    let onchange = dispatch.reform(|event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        Msg::ChosePreset(Preset::from_code(&chosen).unwrap_or_default())
    });
    let option = |preset: Preset| {
        html! {
            <option value={preset.code()} selected={preset == game.preset()}>
                { text::preset(preset) }
            </option>
        }
    };
    html! {
        <label class="rules">
            <span>{ text::RULES }</span>
            // One browser makes the chosen option part of the name that the label alone gives.
            <select aria-label={text::RULES} {onchange} disabled={!game.table().may_deal()}>
                { for Preset::ALL.map(option) }
            </select>
        </label>
    }
}

fn choices(game: &Game, dispatch: &Callback<Msg>) -> Vec<Choice> {
    let at = game.position();
    let choice = |place, weight, label, msg: Msg| Choice {
        place,
        weight,
        label,
        onclick: dispatch.reform(move |_| msg),
    };
    if game.table().may_deal() {
        let deal = Msg::ClickedDeal(at);
        return vec![choice(
            Place::Middle,
            Weight::Main,
            text::button::DEAL,
            deal,
        )];
    }
    let legal = match game.table() {
        Table::Bare | Table::Ready(_) => vec![],
        Table::Dealt(dealt) => dealt.round().legal_actions(),
    };
    let choices = legal.into_iter().map(|action| {
        let msg = Msg::ClickedAction(action, at);
        match action {
            Action::Hit => choice(Place::Right, Weight::Main, text::button::HIT, msg),
            Action::Stand => choice(Place::Left, Weight::Plain, text::button::STAND, msg),
        }
    });
    choices.collect()
}

fn before(game: &Game) -> Html {
    html! {
        <div class="intro">
            <p class="title" aria-hidden="true">{ text::heading(Route::Blackjack) }</p>
            <p>{ text::blackjack_intro(game.preset()) }</p>
            { felt(game) }
            { failure(game) }
        </div>
    }
}

fn felt(game: &Game) -> Html {
    html! { <p class="rule">{ text::felt(game.preset()) }</p> }
}

fn failure(game: &Game) -> Html {
    match game.news() {
        Some(News::NoEntropy) => html! { <p class="failure">{ NoEntropy.to_string() }</p> },
        Some(
            News::SharedDealReady
            | News::ChosePreset
            | News::Dealt
            | News::PlayerDrew
            | News::PlayerStood
            | News::DealerDrew,
        )
        | None => Html::default(),
    }
}

fn hands(game: &Game, dealt: &Dealt<Round>) -> Html {
    let round = dealt.round();
    let deal: AttrValue = dealt.sealed().deal.seal().to_string().into();
    let up = |card: &_| Held::from(Side::Up(*card));
    let mut dealer: Vec<Held> = round.dealer().seen().iter().map(up).collect();
    match round.dealer() {
        DealerHand::HoleDown { .. } => dealer.push(Side::Down.into()),
        DealerHand::Turned(_) => (),
    }
    let player: Vec<Held> = round.player().iter().map(up).collect();
    let (dealers, players, result) = match round {
        Round::Player(_) | Round::Dealer(_) => (Standing::Open, Standing::Open, felt(game)),
        Round::Over(finished) => {
            let outcome = finished.outcome();
            let (dealers, players) = match outcome.verdict() {
                Verdict::Won => (Standing::Lost, Standing::Won),
                Verdict::Drawn => (Standing::Open, Standing::Open),
                Verdict::Lost => (Standing::Won, Standing::Lost),
            };
            let sentence =
                text::blackjack_result(outcome, round.player_score(), round.dealer_score());
            let result = html! { <ResultView code={outcome.code()} {sentence} /> };
            (dealers, players, result)
        }
    };
    html! {
        <>
            <HandView
                owner="dealer"
                label={text::DEALER}
                worth={text::points(round.dealer_score())}
                points={round.dealer_score().total().to_string()}
                cards={dealer}
                layout={Layout::Overlapping}
                standing={dealers}
                deal={deal.clone()}
            />
            <div class="middle">{ result }{ failure(game) }</div>
            <HandView
                owner="player"
                label={text::YOU}
                worth={text::points(round.player_score())}
                points={round.player_score().total().to_string()}
                cards={player}
                layout={Layout::Overlapping}
                standing={players}
                {deal}
            />
        </>
    }
}
