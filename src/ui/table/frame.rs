//! The layout of every table: felt, deck, middle, and the action bar.

use web_sys::Element;
use yew::prelude::*;

use crate::app::route::Route;
use crate::app::settings::Settings;
use crate::table::{ActionOf, AnyTable as _, Button, Game, Msg, News, Phase, Round, Stage, Table};
use crate::text::Words;
use crate::ui::effects::focus::is_in;
use crate::ui::links::{icon, line_of};
use crate::ui::table::actions::{Choice, Missing, Place, Weight, action_bar, link, sends};
use crate::ui::table::deck::{SealIcon, deck};

/// The elements on which a click has its own effect.
const CONTROLS: &str = "button, a, label, select, input";

/// The parts that the page puts around every table.
#[derive(Debug)]
pub struct Frame {
    /// The player's route.
    pub route: Route,
    /// The settings, including the language.
    pub settings: Settings,
    /// The tools beside the game, such as the sound switch and the button for the description of the table.
    pub tools: Html,
    /// The choice of opponents, if there is one, and the link to the deal of the day and back.
    pub corner: Html,
    /// The seal of the deal, and its public data.
    pub seal: Html,
    /// The seal with all its digits, to note before the pack is cut.
    pub whole_seal: Html,
    /// The content below the introduction or the result. At a table of the day the introduction has a note about its
    /// deal. A result has the link to its check, and after the last round of a day the total.
    pub below: Html,
    /// A hint for the next step, shown until the player's first decision at this game.
    pub help: Option<&'static str>,
    /// The coach's message.
    pub coach: Option<Html>,
    /// A button of the page beside those of the table.
    pub extra: Option<Choice>,
}

/// The parts that a game puts on its table besides its hands.
#[derive(Debug)]
pub struct Felt {
    /// The name of the game.
    pub heading: &'static str,
    /// The settings of this table only.
    pub rules: Html,
    /// The player's chips, if there are any: in digits for the page contract, and in words.
    pub bank: Option<(String, String)>,
    /// The choice of the next bet.
    pub bets: Html,
    /// The rounds won, tied and lost, in words.
    pub tally: String,
    /// The possible actions.
    pub choices: Vec<Choice>,
    /// The missing actions that the player may expect.
    pub missing: Vec<Missing>,
    /// The rules of the table, between the decisions in the action bar.
    pub between: Html,
    /// The handler of a click on the felt: it speeds up the dealer's next card.
    pub onclick: Option<Callback<MouseEvent>>,
}

impl Felt {
    /// The felt of a game with these actions, without settings, chips, tally and click handler.
    #[must_use]
    pub fn new(heading: &'static str, choices: Vec<Choice>) -> Felt {
        Felt {
            heading,
            rules: Html::default(),
            bank: None,
            bets: Html::default(),
            tally: String::new(),
            choices,
            missing: vec![],
            between: Html::default(),
            onclick: None,
        }
    }
}

impl Frame {
    /// Adds the choices that lie on the felt, below the introduction or below the result.
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
    let seal_icon = match table.revealed() {
        Some(_) => SealIcon::Broken,
        None => SealIcon::Whole,
    };
    let deck = deck(table.left(), origin, seal_icon, frame.settings.language);
    let choices: Vec<Choice> = felt.choices.into_iter().chain(frame.extra).collect();
    html! {
        <main
            id="main"
            class={if felt.bank.is_some() { "table for-chips" } else { "table" }}
            tabindex="-1"
            data-route={frame.route.path()}
            data-phase={code(table.phase())}
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
                // The footer is displayed below the hands. It precedes them in the document so that the tab stop after
                // the player's cards is the action bar.
                <div class="foot">
                    <div class="tools">{ frame.tools }</div>
                    <p class="tally">
                        if let Some((_, bank)) = felt.bank {
                            <b><span>{ bank }</span></b>
                        }
                        <span class="tally-rounds">{ felt.tally }</span>
                    </p>
                    { frame.seal }
                </div>
                { hands }
            </div>
            { felt.bets }
            { action_bar(&choices, &felt.missing, felt.between, frame.settings) }
        </main>
    }
}

/// The callback, except for clicks on elements with their own effect.
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

/// The buttons that a table offers now. The game supplies the places and the labels of its own decisions.
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
            weight: match button {
                _ if rank > 0 => Weight::Plain,
                Button::Swap | Button::Act(_) => Weight::First,
                Button::Deal
                | Button::CutFirst
                | Button::Cut
                | Button::DealUncut
                | Button::EndPractice => Weight::Main,
            },
            label,
            letter: Some(letter),
            chips: None,
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

/// The link to the chart of the best play by the rules of a table.
pub fn chart_link(address: String, words: Words) -> Html {
    let label = words.strategy_chart();
    html! {
        <a
            key="chart"
            class="tool"
            href={address}
            aria-label={label}
            title={label}
            data-short={words.strategy_chart_short()}
        >
            { icon("#icon-chart") }
        </a>
    }
}

/// The title of a game, for its introduction.
pub fn title(heading: &'static str) -> Html {
    html! { <p class="title" aria-hidden="true">{ heading }</p> }
}

/// The introduction on a table before the first card. `title` is its first content.
pub fn intro<G: Game>(
    table: &Table<G>,
    words: Words,
    title: Html,
    notes: Html,
    daily: Html,
) -> Html {
    // The deal on the table comes from a link then. Practice interrupts a round too, but deals its hands at once.
    let waits = (table.suspended_rounds() > 0).then(|| words.round_waits());
    told(title, notes, daily, waits, remark(table, words))
}

fn told(title: Html, notes: Html, daily: Html, waits: Option<&'static str>, remark: Html) -> Html {
    html! {
        <div class="intro">
            { title }
            { notes }
            { daily }
            if let Some(waits) = waits {
                { line_of("remark", waits) }
            }
            { remark }
        </div>
    }
}

/// A message beside the game: nothing could be dealt, an interrupted round is back, or the player got new chips.
pub fn remark<G: Game>(table: &Table<G>, words: Words) -> Html {
    match table.news() {
        Some(News::NoEntropy) => line_of("failure", words.no_entropy()),
        Some(News::NoSuchHand) => line_of("failure", words.no_such_hand()),
        Some(News::RoundBack) => line_of("remark", words.round_back()),
        // The result has this message itself.
        Some(News::RulesChosen { refilled: true, .. }) if !table.phase().is_over() => {
            line_of("remark", words.new_stack())
        }
        Some(
            News::SharedDealReady
            | News::RulesChosen { .. }
            | News::RulesKept
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
