//! What every table looks like: felt, deck, middle, and the bar of actions.

use yew::prelude::*;

use super::controls::{Choice, action_bar};
use super::deck::deck;
use crate::app::route::Route;
use crate::app::settings::Settings;
use crate::table::Origin;

/// How far the round is, in the words of the page contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing is dealt yet.
    Ready,
    /// The player cuts the pack.
    Cut,
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
            Phase::Cut => "cut",
            Phase::Player => "player",
            Phase::Dealer => "dealer",
            Phase::Swap => "swap",
            Phase::Over => "over",
        }
    }
}

/// What stands around every table, whatever is played there.
#[derive(Debug)]
pub struct Surroundings {
    /// Where the player is.
    pub route: Route,
    /// What is set, the language among it.
    pub settings: Settings,
    /// What can be done beside the game: switch the sounds, have the table read.
    pub tools: Html,
    /// Who plays against the player, where that can be chosen; the way to the deal of the day, and
    /// back.
    pub corner: Html,
    /// The seal of the deal, and what can be known of it.
    pub seal: Html,
    /// What stands below the result of a round: the way to its check, and after the last round of a
    /// day what came of it.
    pub below_result: Html,
    /// What can be done besides what the game lets be done.
    pub besides: Option<Choice>,
}

/// What there is on a table besides its hands.
#[derive(Debug)]
pub struct Spread {
    /// How far the round is.
    pub phase: Phase,
    /// The name of the game.
    pub heading: &'static str,
    /// How many cards are left in the deck.
    pub left: usize,
    /// Where the deal came from, once there is one.
    pub origin: Option<Origin>,
    /// What can be set at this table only.
    pub rules: Html,
    /// The score of the session, in words.
    pub tally: String,
    /// What may be done now.
    pub choices: Vec<Choice>,
    /// What a click on the felt does: it hurries a dealer who has a card to draw.
    pub onclick: Option<Callback<MouseEvent>>,
}

/// A table: its felt with the deck at the top right and the hands, the actions at the bottom.
pub fn table(around: Surroundings, mut on: Spread, hands: Html) -> Html {
    on.choices.extend(around.besides);
    let language = around.settings.language;
    html! {
        <main
            id="main"
            class="table"
            tabindex="-1"
            data-route={around.route.path()}
            data-phase={on.phase.code()}
        >
            <h1 class="visually-hidden">{ on.heading }</h1>
            <div class="felt" onclick={on.onclick}>
                <div class="rim">
                    <div class="settings">{ on.rules }{ around.corner }</div>
                    { deck(on.left, on.origin, language) }
                </div>
                { hands }
                <div class="foot">
                    { around.tools }
                    <p class="tally">{ on.tally }</p>
                    { around.seal }
                </div>
            </div>
            { action_bar(&on.choices, around.settings) }
        </main>
    }
}
