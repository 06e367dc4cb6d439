//! Chips: the choice of the next bet, and the bet on a hand.

use yew::prelude::*;

use crate::blackjack::{Bet, BetRefused, Blackjack, BlackjackTable, CHIPS, Limits, Refusal};
use crate::core::Chips;
use crate::table::{Msg, News, Phase};
use crate::text::Words;
use crate::ui::field::typed;
use crate::ui::keys;
use crate::ui::table::actions::{beside, single, stays, truth};

/// The id of the message about a refused bet.
const REFUSED: &str = "bet-refused";

/// The id of the button that doubles the bet.
const DOUBLE: &str = "double";

/// The choice of the next bet: chips to add, a number field, and buttons that repeat the last bet, clear or double the
/// bet. Empty if no bet can be chosen now.
pub fn bets(table: &BlackjackTable, words: Words, dispatch: &Callback<Msg<Blackjack>>) -> Html {
    let limits = Limits::of(table.rules()).filter(|_| table.may_choose_stake());
    let Some(limits) = limits else {
        return Html::default();
    };
    // A player who uses voice control or a screen reader presses a chip without leaving the field. The typed text
    // counts then too.
    let typed_bet = table
        .typed_stake()
        .map(|text| Bet::typed(text, table.rules()));
    let is_unreadable = matches!(typed_bet, Some(Err(_)));
    let typed_bet = typed_bet.and_then(Result::ok).map(|(bet, _)| bet);
    let stake = *table.stake();
    let bet = typed_bet.unwrap_or_else(|| stake.bet());
    let most = stake.payable(table.purse().chips());
    let last = match table.phase() {
        Phase::Dealt(dealt) => dealt.round().bet(),
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => Bet::NONE,
    };
    let chooses = |wanted: Bet, without_bet: BetRefused| {
        // A chip is not added to an unreadable bet. The player gets a message instead. The bet can be cleared.
        let is_judged = is_unreadable && wanted != Bet::NONE;
        let msg = if is_judged {
            Msg::LeftField
        } else {
            Msg::ChoseStake(stake.with_bet(wanted))
        };
        // The current bet replaces typed text, too.
        let is_there = wanted == bet && table.typed_stake().is_none();
        let why = is_there.then(|| why_idle(bet, limits, most, without_bet));
        let why = why.map(|why| words.blackjack_refusal(why));
        let dispatch = dispatch.clone();
        let onclick = Callback::from(move |event: MouseEvent| {
            dispatch.emit(msg.clone());
            if !is_judged {
                // The bet counts, so the field loses the focus without a message about its text.
                keys::leave_field(&event);
            }
        });
        (beside(onclick), why)
    };
    let chip = |count: u16| {
        let (onclick, why) = chooses(bet.with(count, limits, most), BetRefused::NotEnough);
        html! {
            <button
                type="button"
                class={classes!("bet-chip", style(count))}
                data-chip={count.to_string()}
                aria-label={format!("+{count}")}
                aria-disabled={why.map(|_| "true")}
                aria-description={why}
                {onclick}
            >
                { count }
            </button>
        }
    };
    let button = |id, sign, label, wanted| {
        let (onclick, why) = chooses(wanted, BetRefused::TooLow(limits));
        tool(id, sign, label, why, onclick)
    };
    let first = if bet == Bet::NONE && last != Bet::NONE {
        let last = Bet::NONE.with(last.number(), limits, most);
        button("repeat", "↺", words.repeat_bet(), last)
    } else {
        button("clear", "✕", words.clear_bet(), Bet::NONE)
    };
    let oninput = dispatch.reform(|event: InputEvent| Msg::TypedStake(typed(&event)));
    let onchange = dispatch.reform(|_: Event| Msg::LeftField);
    let is_wrong = table.stake_refused().is_some();
    let refused = table.stake_refused();
    let refused = refused.or_else(|| table.news().and_then(News::refusal));
    let refused = refused.map(|why| words.blackjack_refusal(*why));
    let shown = match table.typed_stake() {
        Some(typed) => typed.to_owned(),
        None => bet.number().to_string(),
    };
    let step = limits.step.number();
    html! {
        <div class="bets" role="group" aria-label={words.chips()} onmousedown={stays()}>
            { for CHIPS.into_iter().filter(|count| count.is_multiple_of(step)).map(chip) }
            <label>
                <span>{ words.bet() }</span>
                <input
                    type="text"
                    aria-label={words.bet()}
                    inputmode="numeric"
                    autocomplete="off"
                    data-bets="number"
                    value={shown}
                    aria-invalid={truth(is_wrong)}
                    aria-describedby={refused.is_some().then_some(REFUSED)}
                    {oninput}
                    {onchange}
                />
            </label>
            { first }
            { button(DOUBLE, "×2", words.double_bet(), bet.with(bet.number(), limits, most)) }
            if let Some(refused) = refused {
                <p id={REFUSED} class="refused">{ refused }</p>
            }
        </div>
    }
}

/// The reason why a button does not change the bet: `without_bet` if there is no bet, otherwise the limit it has
/// reached.
const fn why_idle(bet: Bet, limits: Limits, payable: u16, without_bet: BetRefused) -> Refusal {
    Refusal::Bet(if bet.number() == 0 {
        without_bet
    } else if payable < limits.most.number() {
        BetRefused::NotEnough
    } else {
        BetRefused::TooHigh(limits)
    })
}

/// A button that repeats, clears or doubles the bet. It stays in the document if it changes nothing, so that it keeps
/// the focus, and gives the reason.
fn tool(
    id: &'static str,
    sign: &'static str,
    label: &'static str,
    why: Option<&'static str>,
    onclick: Callback<MouseEvent>,
) -> Html {
    // Removing the bet and placing it again are the same button, so the second press of a double press must not undo
    // the first.
    let once = (id != DOUBLE).then_some("last");
    html! {
        <button
            key={once.unwrap_or(DOUBLE)}
            type="button"
            class="tool"
            data-bets={id}
            data-once={once}
            title={label}
            aria-label={label}
            aria-disabled={why.map(|_| "true")}
            aria-description={why}
            onclick={if once.is_some() { single(onclick) } else { onclick }}
        >
            <span aria-hidden="true">{ sign }</span>
        </button>
    }
}

/// The bet on a hand: a chip, and the amount.
pub fn bet_on_hand(amount: Chips, words: Words) -> Html {
    let whole = amount.halves() / 2;
    let largest = |count: &&u16| u64::from(**count) <= whole;
    let count = CHIPS.iter().rev().find(largest).unwrap_or(&CHIPS[0]);
    html! {
        <span class="bet">
            <i class={classes!("bet-chip", style(*count))} aria-hidden="true" />
            <span class="visually-hidden">{ words.bet() }{ " " }</span>
            { words.in_digits(amount) }
        </span>
    }
}

/// The style class of a chip with this value.
const fn style(count: u16) -> &'static str {
    match count {
        0..5 => "one",
        5..25 => "five",
        25..100 => "twenty-five",
        100..500 => "hundred",
        500.. => "five-hundred",
    }
}
