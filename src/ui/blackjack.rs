//! The blackjack table.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::card::Side;
use super::controls::{Choice, Place, Weight, sends, single};
use super::cut;
use super::hand::{HandView, Held, Layout, Standing, hand};
use super::result::result;
use super::table::{Phase, Spread, Surroundings, table};
use crate::app::route::Route;
use crate::blackjack::{Action, DealerHand, Game, Msg, News, Preset, Round};
use crate::core::Decks;
use crate::table::sitting::Source;
use crate::table::{CUT_LETTER, DEAL_LETTER, Dealt, Round as _, Table, Verdict};
use crate::text::language::Language;
use crate::text::news::their_blackjack;
use crate::text::{Label, words};

/// Shows the table. What is clicked on it goes to `dispatch`.
pub fn view(game: &Game, around: Surroundings, dispatch: &Callback<Msg>) -> Html {
    let language = around.settings.language;
    let words = words(language);
    let whole = Decks::ONE.cards();
    let (phase, left, hands) = match game.table() {
        Table::Bare | Table::Ready(_) => (Phase::Ready, whole, before(game, language)),
        Table::Cutting(cutting) => {
            let moved = dispatch.reform(Msg::MovedCut);
            (Phase::Cut, whole, cut::view(cutting, words, &moved))
        }
        Table::Dealt(dealt) => {
            let phase = match dealt.round() {
                Round::Player(_) => Phase::Player,
                Round::Dealer(_) => Phase::Dealer,
                Round::Over(_) => Phase::Over,
            };
            let hands = hands(game, dealt, &around, language);
            (phase, dealt.round().left(), hands)
        }
    };
    let at = game.position();
    let hurry = sends(dispatch, Msg::DealerPauseOver(at));
    let free = game.sitting().source() == Source::Entropy;
    let spread = Spread {
        phase,
        heading: words.heading(Route::Blackjack),
        left,
        origin: game.table().sealed().map(|sealed| sealed.origin),
        // The deal of the day has the rules of the day.
        rules: if free {
            rules(game, language, dispatch)
        } else {
            Html::default()
        },
        tally: if free {
            words.tally(game.tally())
        } else {
            String::new()
        },
        choices: choices(game, language, dispatch),
        onclick: (phase == Phase::Dealer).then(|| single(hurry)),
    };
    table(around, spread, hands)
}

/// The choice of rules. It is locked while a round is under way.
fn rules(game: &Game, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = words(language);
    let onchange = dispatch.reform(|event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        Msg::ChosePreset(Preset::from_code(&chosen).unwrap_or_default())
    });
    let option = |preset: Preset| {
        html! {
            <option value={preset.code()} selected={preset == game.preset()}>
                { words.preset(preset) }
            </option>
        }
    };
    html! {
        <label class="rules">
            <span>{ words.rules() }</span>
            // One browser makes the chosen option part of the name that the label alone gives.
            <select
                aria-label={words.rules()}
                {onchange}
                disabled={!game.table().may_deal()}
            >
                { for Preset::ALL.map(option) }
            </select>
        </label>
    }
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
    if game.table().may_deal() {
        let deal = Msg::ClickedDeal(at);
        return vec![choice(
            Place::Middle,
            Weight::Main,
            words.deal(),
            DEAL_LETTER,
            deal,
        )];
    }
    let legal = match game.table() {
        Table::Bare | Table::Ready(_) => vec![],
        Table::Cutting(_) => {
            let (label, msg) = (words.cut(), Msg::ClickedCut(at));
            return vec![choice(Place::Right, Weight::Main, label, CUT_LETTER, msg)];
        }
        Table::Dealt(dealt) => dealt.round().legal_actions(),
    };
    let choices = legal.into_iter().map(|action| {
        let (letter, msg) = (action.letter(), Msg::ClickedAction(action, at));
        match action {
            Action::Hit => choice(Place::Right, Weight::Main, words.hit(), letter, msg),
            Action::Stand => choice(Place::Left, Weight::Plain, words.stand(), letter, msg),
        }
    });
    choices.collect()
}

fn before(game: &Game, language: Language) -> Html {
    let words = words(language);
    html! {
        <div class="intro">
            <p class="title" aria-hidden="true">{ words.heading(Route::Blackjack) }</p>
            <p>{ words.blackjack_intro(game.preset()) }</p>
            if game.sitting().source() == Source::Calendar {
                <p>{ words.label(Label::DailyNote) }{ words.between() }{ words.label(Label::DailyWins) }</p>
            }
            { felt(game, language) }
            { failure(game, language) }
        </div>
    }
}

fn felt(game: &Game, language: Language) -> Html {
    html! { <p class="rule">{ words(language).felt(game.preset()) }</p> }
}

fn failure(game: &Game, language: Language) -> Html {
    match game.news() {
        Some(News::NoEntropy) => {
            html! { <p class="failure">{ words(language).no_entropy() }</p> }
        }
        Some(
            News::SharedDealReady
            | News::ReadyToCut
            | News::ChosePreset
            | News::Dealt
            | News::PlayerDrew
            | News::PlayerStood
            | News::DealerDrew,
        )
        | None => Html::default(),
    }
}

fn hands(game: &Game, dealt: &Dealt<Round>, around: &Surroundings, language: Language) -> Html {
    let words = words(language);
    let round = dealt.round();
    let seen = round.view();
    let deal = dealt.sealed().deal.seal().to_string();
    let up = |card: &_| Held::from(Side::Up(*card));
    let mut dealer: Vec<Held> = seen.dealer.seen().iter().map(up).collect();
    match seen.dealer {
        DealerHand::HoleDown { .. } => dealer.push(Side::Down.into()),
        DealerHand::Turned(_) => (),
    }
    let player: Vec<Held> = seen.player.iter().map(up).collect();
    let (dealers, players, result) = match round {
        Round::Player(_) | Round::Dealer(_) => {
            (Standing::Open, Standing::Open, felt(game, language))
        }
        Round::Over(finished) => {
            let outcome = finished.outcome();
            let (dealers, players) = match outcome.verdict() {
                Verdict::Won => (Standing::Lost, Standing::Won),
                Verdict::Drawn => (Standing::Open, Standing::Open),
                Verdict::Lost => (Standing::Won, Standing::Lost),
            };
            let sentence =
                words.blackjack_result(outcome, seen.player_score(), seen.dealer_score());
            let more = html! {
                <>
                    if let Some(theirs) = their_blackjack(words, game) {
                        <p class="theirs">{ theirs }</p>
                    }
                    { around.below_result.clone() }
                </>
            };
            let result = result(outcome.code(), sentence, more);
            (dealers, players, result)
        }
    };
    let dealer = HandView {
        owner: "dealer",
        label: words.dealer(),
        worth: words.points(seen.dealer_score()),
        points: Some(seen.dealer_score().total().to_string()),
        cards: dealer,
        layout: Layout::Overlapping,
        standing: dealers,
        language,
        style: around.settings.into(),
        deal: deal.clone(),
        category: None,
        note: String::new(),
        why: None,
    };
    let player = HandView {
        owner: "player",
        label: words.you(),
        worth: words.points(seen.player_score()),
        points: Some(seen.player_score().total().to_string()),
        cards: player,
        layout: Layout::Overlapping,
        standing: players,
        language,
        style: around.settings.into(),
        deal,
        category: None,
        note: String::new(),
        why: None,
    };
    html! {
        <>
            { hand(dealer) }
            <div class="middle">{ result }{ failure(game, language) }</div>
            { hand(player) }
        </>
    }
}
