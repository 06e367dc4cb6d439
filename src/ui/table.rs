//! What every table looks like: felt, deck, middle, and the bar of actions.

use yew::prelude::*;

use super::controls::{Choice, action_bar};
use super::deck::{deck, seal};
use crate::route::Route;
use crate::settings::Settings;
use crate::table::Sealed;

/// How far the round is, in the words of the page contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing is dealt yet.
    Ready,
    /// The blackjack player decides.
    Player,
    /// The dealer draws.
    Dealer,
    /// The poker player decides.
    Swap,
    /// The result stands.
    Over,
}

impl Phase {
    /// The value of `data-phase`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Phase::Ready => "ready",
            Phase::Player => "player",
            Phase::Dealer => "dealer",
            Phase::Swap => "swap",
            Phase::Over => "over",
        }
    }
}

/// What there is on a table besides its hands.
#[derive(Debug)]
pub struct Spread {
    /// Where the player is.
    pub route: Route,
    /// What is set, the language among it.
    pub settings: Settings,
    /// How far the round is.
    pub phase: Phase,
    /// The name of the game.
    pub heading: &'static str,
    /// How many cards are left in the deck.
    pub left: usize,
    /// The deal, once there is one.
    pub sealed: Option<Sealed>,
    /// What can be set at this table only.
    pub rules: Html,
    /// What can be done at every table beside the game: switch the sounds, have the table read.
    pub tools: Html,
    /// The score of the session, in words.
    pub tally: String,
    /// What may be done now.
    pub choices: Vec<Choice>,
    /// What a click on the felt does: it hurries a dealer who has a card to draw.
    pub onclick: Option<Callback<MouseEvent>>,
}

/// A table: its felt with the deck at the top right and the hands, the actions at the bottom.
pub fn table(on: Spread, hands: Html) -> Html {
    let origin = on.sealed.map(|sealed| sealed.origin);
    let revealed = on.phase == Phase::Over;
    let language = on.settings.language;
    html! {
        <main
            id="main"
            class="table"
            tabindex="-1"
            data-route={on.route.path()}
            data-phase={on.phase.code()}
        >
            <h1 class="visually-hidden">{ on.heading }</h1>
            <div class="felt" onclick={on.onclick}>
                <div class="rim">
                    <div class="settings">{ on.rules }</div>
                    { deck(on.left, origin, language) }
                </div>
                { hands }
                <div class="foot">
                    { on.tools }
                    <p class="tally">{ on.tally }</p>
                    { for on.sealed.iter().map(|sealed| seal(sealed, revealed, language)) }
                </div>
            </div>
            { action_bar(&on.choices, on.settings) }
        </main>
    }
}
