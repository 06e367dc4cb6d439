//! The blackjack table.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::route::{Route, TableId};
use crate::blackjack::{Action, Blackjack, BlackjackTable, DealerHand, Preset, Round, Rules};
use crate::table::{AnyTable as _, Dealt, Mode, Msg, Phase, Round as _, Stage, Verdict};
use crate::text::news::their_blackjack;
use crate::text::{Words, felt, rules_name, words};
use crate::ui::table::actions::{Place, sends, single};
use crate::ui::table::card::Side;
use crate::ui::table::cut;
use crate::ui::table::frame::{Felt, Frame, choices, intro, remark, table};
use crate::ui::table::hand::{HandView, Held, Layout, Standing, hand};
use crate::ui::table::result::result;

/// Shows the table. What is clicked on it goes to `dispatch`.
pub fn view(on: &BlackjackTable, frame: Frame, dispatch: &Callback<Msg<Blackjack>>) -> Html {
    let words = words(frame.settings.language);
    let choices = choices(on, words, dispatch, |action| match action {
        Action::Hit => (Place::Right, words.hit()),
        Action::Stand => (Place::Left, words.stand()),
        Action::Double => (Place::Right, words.double()),
        Action::Split => (Place::Right, words.split()),
        Action::Surrender => (Place::Left, words.surrender()),
        Action::Insurance => (Place::Right, words.insurance()),
        Action::NoInsurance => (Place::Left, words.no_insurance()),
    });
    let frame = frame.with_choices(&choices);
    let (hands, hurries) = match on.phase() {
        Phase::Bare | Phase::Ready(_) => (before(on, words, frame.below.clone()), false),
        Phase::Cutting(cutting) => {
            let seal = frame.whole_seal.clone();
            (cut::view(on, cutting, seal, words, dispatch), false)
        }
        Phase::Dealt(dealt) => {
            let hurries = dealt.round().stage() == Stage::Dealer;
            (hands(on, dealt, &frame), hurries)
        }
    };
    let hurry = sends(dispatch, Msg::PauseOver(on.position()));
    // The deal of the day has the rules of the day, and points for a score.
    let (rules, tally) = match on.mode() {
        Mode::Free => (
            rules(on, words, dispatch),
            words.tally(TableId::Blackjack(Mode::Free), on.tally()),
        ),
        Mode::Daily => (Html::default(), String::new()),
    };
    let felt = Felt {
        heading: words.heading(Route::Blackjack),
        rules,
        tally,
        choices,
        onclick: hurries.then(|| single(hurry)),
    };
    table(on, frame, felt, hands)
}

/// The choice of rules. It is locked while a round is under way, or a shared deal lies ready.
fn rules(
    table: &BlackjackTable,
    words: &'static dyn Words,
    dispatch: &Callback<Msg<Blackjack>>,
) -> Html {
    let onchange = dispatch.reform(|event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        Msg::ChoseRules(chosen.parse().unwrap_or_default())
    });
    let now = *table.rules();
    let own = Preset::of(now).is_none().then_some(now);
    let offered = Preset::ALL.map(Preset::rules).into_iter().chain(own);
    let option = |rules: Rules| {
        html! {
            <option value={rules.to_string()} selected={rules == now}>
                { rules_name(words, &rules) }
            </option>
        }
    };
    html! {
        // A key, so that no other game's list becomes this one, with what was chosen there.
        <label key="presets" class="rules">
            <span>{ words.rules() }</span>
            // One browser makes the chosen option part of the name that the label alone gives.
            // Once a person has chosen, a browser no longer goes by the attribute of an option.
            <select
                aria-label={words.rules()}
                ~value={now.to_string()}
                {onchange}
                disabled={!table.may_choose()}
            >
                { for offered.map(option) }
            </select>
        </label>
    }
}

fn before(table: &BlackjackTable, words: &'static dyn Words, daily: Html) -> Html {
    let notes = html! {
        <>
            <p>{ words.blackjack_intro(table.rules().ace) }</p>
            { rule(*table.rules(), words) }
        </>
    };
    intro(table, words, words.heading(Route::Blackjack), notes, daily)
}

/// The rule of the table in a line on the felt.
fn rule(rules: Rules, words: &'static dyn Words) -> Html {
    html! { <p class="rule">{ felt(words, &rules) }</p> }
}

fn hands(table: &BlackjackTable, dealt: &Dealt<Round>, frame: &Frame) -> Html {
    let language = frame.settings.language;
    let words = words(language);
    let round = dealt.round();
    let seen = round.view();
    let deal = dealt.sealed().seal.to_string();
    let up = |card: &_| Held::from(Side::Up(*card));
    let mut dealer: Vec<Held> = seen.dealer.seen().iter().map(up).collect();
    match seen.dealer {
        DealerHand::HoleDown { .. } => dealer.push(Side::Down.into()),
        DealerHand::Turned(_) => (),
    }
    let player: Vec<Held> = seen.player.iter().map(up).collect();
    let (dealers, players, result) = match round {
        Round::Insurance(_) | Round::Player(_) | Round::Dealer(_) => {
            let says = match (&frame.coach, frame.help) {
                // What the coach says takes the place of both.
                (Some(_), _) => Html::default(),
                (None, Some(help)) => html! { <p class="hint">{ help }</p> },
                (None, None) => rule(*dealt.rules(), words),
            };
            (Standing::Open, Standing::Open, says)
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
                    if let Some(theirs) = their_blackjack(words, table) {
                        <p class="theirs">{ theirs }</p>
                    }
                    { frame.below.clone() }
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
        style: frame.settings.into(),
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
        style: frame.settings.into(),
        deal,
        category: None,
        note: String::new(),
        why: None,
    };
    html! {
        <>
            { hand(dealer) }
            <div class="middle">
                { result }
                if let Some(coach) = &frame.coach {
                    { coach.clone() }
                }
                { remark(table, words) }
            </div>
            { hand(player) }
        </>
    }
}
