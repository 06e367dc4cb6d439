//! Chips: the bet on the next round, to be chosen, and what lies on a hand.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::blackjack::{Bet, Blackjack, BlackjackTable, CHIPS, Limits, Stake};
use crate::core::Chips;
use crate::table::{Msg, News, Phase};
use crate::text::Words;
use crate::ui::links::line_of;
use crate::ui::table::actions::sends;

/// The choice of the bet on the next round: chips that are added to it, the same as a number, and what
/// can be done with the last one. Nothing where no bet can be chosen now.
pub fn bets(
    table: &BlackjackTable,
    words: &'static dyn Words,
    dispatch: &Callback<Msg<Blackjack>>,
) -> Html {
    let limits = Limits::of(table.rules()).filter(|_| table.may_choose_stake());
    let Some(limits) = limits else {
        return Html::default();
    };
    let bet = table.stake().bet();
    let most = Limits::payable(table.purse().chips());
    let last = match table.phase() {
        Phase::Dealt(dealt) => dealt.round().bet(),
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => Bet::NONE,
    };
    let chooses = |wanted: Bet| {
        let msg = Msg::ChoseStake(Stake::of(wanted));
        (sends::<_, MouseEvent>(dispatch, msg), wanted == bet)
    };
    let chip = |count: u16| {
        let (onclick, disabled) = chooses(bet.with(count, limits, most));
        html! {
            <button
                type="button"
                class={classes!("bet-chip", style(count))}
                data-chip={count.to_string()}
                aria-label={format!("+{count}")}
                {onclick}
                {disabled}
            >
                { count }
            </button>
        }
    };
    let button = |id: &'static str, sign: &'static str, label: &'static str, wanted: Bet| {
        let (onclick, disabled) = chooses(wanted);
        html! {
            <button
                key={id}
                type="button"
                class="tool"
                data-bets={id}
                title={label}
                aria-label={label}
                {onclick}
                {disabled}
            >
                <span aria-hidden="true">{ sign }</span>
            </button>
        }
    };
    let first = if bet == Bet::NONE && last != Bet::NONE {
        let last = Bet::NONE.with(last.number(), limits, most);
        button("repeat", "↺", words.repeat_bet(), last)
    } else {
        button("clear", "✕", words.clear_bet(), Bet::NONE)
    };
    // What does not begin with a number is no bet, and Deal says so: the old one would be a surprise.
    let chosen = move |text: &str| Bet::NONE.with(typed(text), limits, most);
    let oninput = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let text = field.value();
            // The field is written anew with each bet. A sign that belongs to no number would change what
            // is typed after it.
            if text.chars().all(|sign| digit(sign).is_some()) {
                dispatch.emit(Msg::ChoseStake(Stake::of(chosen(&text))));
            }
        })
    };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let wanted = chosen(&field.value());
            field.set_value(&wanted.number().to_string());
            dispatch.emit(Msg::ChoseStake(Stake::of(wanted)));
        })
    };
    let refused = table.news().and_then(News::refusal);
    let refused = refused.map(|why| words.blackjack_refusal(*why));
    let step = limits.step.number();
    html! {
        <div class="bets" role="group" aria-label={words.chips()}>
            { for CHIPS.into_iter().filter(|count| count.is_multiple_of(step)).map(chip) }
            <label>
                <span>{ words.bet() }</span>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    data-bets="number"
                    ~value={bet.number().to_string()}
                    {oninput}
                    {onchange}
                />
            </label>
            { first }
            { button("double", "×2", words.double_bet(), bet.with(bet.number(), limits, most)) }
            if let Some(refused) = refused {
                { line_of("refused", refused) }
            }
        </div>
    }
}

/// The value of a digit, of any keyboard for Japanese too.
fn digit(sign: char) -> Option<u32> {
    match sign {
        '０'..='９' => Some(u32::from(sign) - u32::from('０')),
        _ => sign.to_digit(10),
    }
}

/// The whole number with which the text begins; 0 if it begins with none.
fn typed(text: &str) -> u16 {
    let digits = text.trim().chars().map_while(digit);
    let number = digits.fold(0_u32, |number, digit| {
        number.saturating_mul(10).saturating_add(digit)
    });
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// What lies on a hand: a chip, and the amount.
pub fn bet_on_hand(amount: Chips, words: &dyn Words) -> Html {
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

/// The colours and the edge of a chip.
const fn style(count: u16) -> &'static str {
    match count {
        0..5 => "one",
        5..25 => "five",
        25..100 => "twenty-five",
        100..500 => "hundred",
        500.. => "five-hundred",
    }
}
