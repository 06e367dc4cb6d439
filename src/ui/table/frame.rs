//! What every table looks like: felt, deck, middle, and the bar of actions.

use web_sys::Element;
use yew::prelude::*;

use crate::app::route::Route;
use crate::app::settings::Settings;
use crate::table::{ActionOf, AnyTable as _, Button, Game, Msg, News, Phase, Round, Stage, Table};
use crate::text::Words;
use crate::ui::effects::focus::is_in;
use crate::ui::links::line_of;
use crate::ui::table::actions::{Choice, Missing, Place, Weight, action_bar, link, sends};
use crate::ui::table::deck::{Wax, deck};

/// What a click has a meaning of its own on.
const CONTROLS: &str = "button, a, label, select, input";

/// What the page puts around a table, whatever is played there.
#[derive(Debug)]
pub struct Frame {
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
    /// The same seal with all its digits, to be noted before the pack is cut.
    pub whole_seal: Html,
    /// What stands below the introduction: at a table of the day what its deal is. Below the result of
    /// a round: the way to its check, and after the last round of a day what came of it.
    pub below: Html,
    /// What to do, in a line, for whoever has decided nothing at this game yet.
    pub help: Option<&'static str>,
    /// What the coach says.
    pub coach: Option<Html>,
    /// A button of the page's beside those of the table.
    pub extra: Option<Choice>,
}

/// What a game puts on its table besides its hands.
#[derive(Debug)]
pub struct Felt {
    /// The name of the game.
    pub heading: &'static str,
    /// What can be set at this table only.
    pub rules: Html,
    /// The chips of the player, where there are any: in digits for the page contract, and in words.
    pub bank: Option<(String, String)>,
    /// What the next round is for, to be chosen.
    pub bets: Html,
    /// The rounds won, drawn and lost, in words.
    pub tally: String,
    /// What may be done now.
    pub choices: Vec<Choice>,
    /// What the player may look for and cannot do now.
    pub missing: Vec<Missing>,
    /// What a click on the felt does: it hurries a dealer who has a card to draw.
    pub onclick: Option<Callback<MouseEvent>>,
}

impl Frame {
    /// With those of these choices that lie on the felt: below the introduction, or below the result.
    #[must_use]
    pub fn with_choices(self, choices: &[Choice]) -> Frame {
        let on_felt = choices.iter().filter(|it| it.place == Place::Felt);
        let links: Html = on_felt.map(link).collect();
        Frame {
            below: html! { <>{ self.below }{ links }</> },
            ..self
        }
    }
}

/// Shows a table: its felt with the deck at the top right and the hands, the actions at the bottom.
pub fn table<G: Game>(table: &Table<G>, frame: Frame, felt: Felt, hands: Html) -> Html {
    let origin = table.sealed().map(|sealed| sealed.origin);
    let wax = match table.revealed() {
        Some(_) => Wax::Broken,
        None => Wax::Whole,
    };
    let deck = deck(table.left(), origin, wax, frame.settings.language);
    drawn(code(table.phase()), deck, frame, felt, hands)
}

/// The same, whatever is played there: so it is in the program once.
fn drawn(phase: &'static str, deck: Html, frame: Frame, felt: Felt, hands: Html) -> Html {
    let choices: Vec<Choice> = felt.choices.into_iter().chain(frame.extra).collect();
    html! {
        <main
            id="main"
            class={if felt.bank.is_some() { "table for-chips" } else { "table" }}
            tabindex="-1"
            data-route={frame.route.path()}
            data-phase={phase}
            data-bank={felt.bank.as_ref().map(|(chips, _)| chips.clone())}
        >
            <h1 class="visually-hidden">{ felt.heading }</h1>
            <div
                class={if frame.coach.is_some() { "felt coached" } else { "felt" }}
                onclick={felt.onclick.map(beside_controls)}
            >
                <div class="rim">
                    <div class="settings">{ felt.rules }{ frame.corner }</div>
                    { deck }
                </div>
                // It lies below the hands. It stands before them so that the next stop of Tab after
                // the player's cards is the bar of actions.
                <div class="foot">
                    <div class="tools">{ frame.tools }</div>
                    <p class="tally">
                        if let Some((_, bank)) = felt.bank {
                            <b>{ bank }</b>
                        }
                        { felt.tally }
                    </p>
                    { frame.seal }
                </div>
                { hands }
            </div>
            { felt.bets }
            { action_bar(&choices, &felt.missing, frame.settings) }
        </main>
    }
}

/// The callback without the clicks on what has a meaning of its own.
fn beside_controls(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        let clicked: Option<Element> = event.target_dyn_into();
        if !clicked.is_some_and(|it| is_in(&it, CONTROLS)) {
            onclick.emit(event);
        }
    })
}

/// The value of `data-phase`.
fn code<R: Round>(phase: &Phase<R>) -> &'static str {
    match phase {
        Phase::Bare | Phase::Ready(_) => "ready",
        Phase::Cutting(_) => "cut",
        Phase::Dealt(dealt) => match dealt.round().stage() {
            Stage::Player => "player",
            Stage::Dealer => "dealer",
            Stage::Swap => "swap",
            Stage::Over => "over",
        },
    }
}

/// The buttons that a table offers now. A game says of its own decisions where their buttons are,
/// and what they are called.
pub fn choices<G: Game>(
    table: &Table<G>,
    words: Words,
    dispatch: &Callback<Msg<G>>,
    own: impl Fn(ActionOf<G>) -> (Place, &'static str),
) -> Vec<Choice> {
    let at = table.position();
    let choice = |(rank, (button, letter)): (usize, (Button<ActionOf<G>>, char))| {
        let (place, label) = match button {
            Button::Deal => (Place::Middle, words.deal()),
            Button::CutFirst => (Place::Felt, words.cut_first()),
            Button::Cut => (Place::Right, words.cut()),
            Button::DealUncut => (Place::Left, words.deal_uncut()),
            Button::EndPractice => (Place::Rim, words.end_practice()),
            Button::Swap => (Place::Right, words.swap()),
            Button::Act(action) => own(action),
        };
        Choice {
            id: button.id(),
            place,
            weight: if rank == 0 {
                Weight::Main
            } else {
                Weight::Plain
            },
            label,
            letter: Some(letter),
            onclick: sends(dispatch, Msg::Clicked(button, at)),
        }
    };
    table
        .buttons()
        .into_iter()
        .enumerate()
        .map(choice)
        .collect()
}

/// What stands on a table before the first card: how the game is played.
pub fn intro<G: Game>(
    table: &Table<G>,
    words: Words,
    heading: &'static str,
    notes: Html,
    daily: Html,
) -> Html {
    // What lies here is the deal of a link, then: nothing else interrupts a round.
    let waits = (table.put_aside() > 0).then(|| words.round_waits());
    told(heading, notes, daily, waits, remark(table, words))
}

fn told(
    heading: &'static str,
    notes: Html,
    daily: Html,
    waits: Option<&'static str>,
    remark: Html,
) -> Html {
    html! {
        <div class="intro">
            <p class="title" aria-hidden="true">{ heading }</p>
            { notes }
            { daily }
            if let Some(waits) = waits {
                { line_of("remark", waits) }
            }
            { remark }
        </div>
    }
}

/// Says what a player has to know beside the game: that nothing could be dealt, or that a round is
/// back that a link had interrupted.
pub fn remark<G: Game>(table: &Table<G>, words: Words) -> Html {
    match table.news() {
        Some(News::NoEntropy) => line_of("failure", words.no_entropy()),
        Some(News::NoSuchHand) => line_of("failure", words.no_such_hand()),
        Some(News::RoundBack) => line_of("remark", words.round_back()),
        // Where a result stands, it says so itself.
        Some(News::RulesChosen { refilled: true, .. }) if !table.phase().is_over() => {
            line_of("remark", words.new_stack())
        }
        Some(
            News::SharedDealReady
            | News::RulesChosen { .. }
            | News::StakeChosen { .. }
            | News::StakeRounded(_)
            | News::ReadyToCut
            | News::NotCut(_)
            | News::PracticeBegun
            | News::Dealt
            | News::Decided(_)
            | News::Marked(_)
            | News::Advanced
            | News::Refused(_),
        )
        | None => Html::default(),
    }
}
