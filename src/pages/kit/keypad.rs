//! The keys of a number field on a touch screen, whose own keyboard would cover the page.

use yew::prelude::*;

use crate::app::language::Language;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::table::actions::keeps_field;

/// The sign of a negative number.
const MINUS: char = '\u{2212}';

/// The keys that write a number. Sends the new text of the field to `typed`. Two quick presses are two digits.
pub(crate) fn keypad(number: &str, typed: &Callback<String>, language: Language) -> Html {
    let words = PagesWords::of(language);
    let key = |label: &'static str, name: Option<&'static str>, next: String| {
        let onclick = typed.reform(move |_: MouseEvent| next.clone());
        html! { <button type="button" aria-label={name} {onclick}>{ label }</button> }
    };
    let write = |sign: &'static str| key(sign, None, [number, sign].concat());
    let mut shorter = number.to_owned();
    shorter.pop();
    // A keyboard writes another sign.
    let other_sign = number
        .strip_prefix([MINUS, '-'])
        .map_or_else(|| format!("{MINUS}{number}"), str::to_owned);
    html! {
        <div class="keypad" role="group" aria-label={words.keypad()} onmousedown={keeps_field()}>
            { for ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"].map(write) }
            { key("\u{2212}", None, other_sign) }
            { write(text::words(language).decimal_point()) }
            { key("⌫", Some(words.delete_digit()), shorter) }
        </div>
    }
}
