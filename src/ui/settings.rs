//! The settings with all their choices, and the list of the keys.

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::TableId;
use crate::app::settings::{Setting, Settings};
use crate::app::{COACH, MUTE, Model, Msg, READ, REPEAT};
use crate::blackjack::Action;
use crate::blackjack::round::BET_LETTER;
use crate::core::{Card, Rank, Suit};
use crate::games::blackjack::view::count;
use crate::poker::{FINISH_LETTER, STAND_PAT_LETTER, poker_match};
use crate::table::{CUT_LETTER, DEAL_LETTER, END_LETTER, UNCUT_LETTER};
use crate::table::{Mode, SWAP_LETTER, Tally};
use crate::text::{Words, words};
use crate::ui::links::line_of;
use crate::ui::table::actions::{sends, single};
use crate::ui::table::card::sample;

/// Cards that illustrate the choices: every suit, and every kind of face.
const SAMPLES: [Card; 4] = [
    Card {
        rank: Rank::Ace,
        suit: Suit::Spades,
    },
    Card {
        rank: Rank::Queen,
        suit: Suit::Hearts,
    },
    Card {
        rank: Rank::Ten,
        suit: Suit::Diamonds,
    },
    Card {
        rank: Rank::Seven,
        suit: Suit::Clubs,
    },
];

/// All settings, as groups of radio buttons. A choice takes effect immediately.
pub fn panel(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let settings = model.settings();
    let words = words(model.language());
    let group = |setting| group(setting, settings, words, dispatch);
    let shown = |setting: Setting| {
        if let Setting::CountStart(_) = setting {
            count_start(model, words, dispatch)
        } else {
            group(setting)
        }
    };
    let [language, theme, others @ ..] = settings.all();
    html! {
        <div class="panel">
            { group(language) }
            { group(theme) }
            <div class="samples" aria-hidden="true">{ for SAMPLES.map(|card| sample(card, settings.into())) }</div>
            { for others.into_iter().filter(|it| it.is_shown(settings)).map(shown) }
            { line_of("note", words.letter_keys_note()) }
            <fieldset class="setting" data-setting="score">
                <legend>{ words.score() }</legend>
                { for counted().filter_map(|id| score(model, id, words, dispatch)) }
            </fieldset>
        </div>
    }
}

/// The tables for fresh and shared deals of the games that keep a score.
fn counted() -> impl Iterator<Item = TableId> {
    let free = TableId::ALL
        .into_iter()
        .filter(|id| id.mode() == Mode::Free);
    free.filter(|id| id.game().profile().keeps_score)
}

/// The score of a table, and the button that resets it after two presses. `None` if the bundle has no such table.
fn score(model: &Model, id: TableId, words: Words, dispatch: &Callback<Msg>) -> Option<Html> {
    let tally = model.table(id)?.tally();
    let label = if model.resetting() == Some(id) {
        words.reset_again()
    } else {
        words.reset()
    };
    let game = words.heading(id.route());
    Some(html! {
        <p class="score">
            <span>{ game }<br />{ words.tally(id, tally) }</span>
            // The button stays if there is nothing to reset, so that it keeps the focus.
            <button
                type="button"
                class="link"
                data-once={id.game().code()}
                aria-label={format!("{label}: {game}")}
                aria-disabled={(tally == Tally::default()).then_some("true")}
                onclick={single(sends(dispatch, Msg::ClickedReset(id)))}
            >
                { label }
            </button>
        </p>
    })
}

/// The start of the running count, which the player types. Empty for a balanced system.
fn count_start(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    const NOTE: &str = "setting-count-start-note";
    if model.count_start().is_none() {
        return Html::default();
    }
    html! {
        <fieldset class="setting" data-setting="countstart">
            <legend>{ words.count_start_setting() }</legend>
            { count::start(model, NOTE, dispatch) }
        </fieldset>
    }
}

/// The choices of this setting, as radio buttons.
fn group(setting: Setting, settings: Settings, words: Words, dispatch: &Callback<Msg>) -> Html {
    let option = |choice: Setting| {
        let lang = choice.language().map(Language::code);
        html! {
            <label class="option">
                <input
                    type="radio"
                    name={choice.name()}
                    value={choice.code()}
                    checked={settings.holds(choice)}
                    onchange={sends(dispatch, Msg::Chose(choice))}
                />
                <span {lang} translate={lang.map(|_| "no")}>{ choice.label(words) }</span>
            </label>
        }
    };
    html! {
        <fieldset class="setting" data-setting={setting.name()}>
            <legend>{ setting.title(words) }</legend>
            <div class="options">{ for setting.offered().into_iter().map(option) }</div>
        </fieldset>
    }
}

/// Every key with its action.
pub fn keys_list(words: Words) -> Html {
    let letter = |letter: char| letter.to_ascii_uppercase().to_string();
    let rows = [
        ("Enter".to_owned(), words.main_action()),
        (letter(DEAL_LETTER), words.deal()),
        (letter(BET_LETTER), words.deal()),
        (letter(CUT_LETTER), words.cut()),
        (letter(UNCUT_LETTER), words.deal_uncut()),
        (letter(END_LETTER), words.end_practice()),
        (letter(Action::Hit.letter()), words.hit()),
        (letter(Action::Stand.letter()), words.stand()),
        (letter(Action::Double.letter()), words.double()),
        (letter(Action::Split.letter()), words.split()),
        (letter(Action::Surrender.letter()), words.surrender()),
        (letter(Action::Insurance.letter()), words.insurance()),
        (letter(Action::NoInsurance.letter()), words.no_insurance()),
        ("1 – 5".to_owned(), words.bet()),
        ("1 – 5".to_owned(), words.mark_card()),
        ("Home ← → End".to_owned(), words.move_between_cards()),
        (letter(SWAP_LETTER), words.swap()),
        (letter(FINISH_LETTER), words.finish()),
        (letter(STAND_PAT_LETTER), words.stand_pat()),
        (letter(poker_match::CHECK_LETTER), words.check()),
        (letter(poker_match::BET_LETTER), words.place_bet()),
        (letter(poker_match::CALL_LETTER), words.call()),
        (letter(poker_match::RAISE_LETTER), words.raise()),
        (letter(poker_match::FOLD_LETTER), words.fold()),
        (letter(COACH), words.coach()),
        (letter(READ), words.read_table()),
        (letter(REPEAT), words.say_again()),
        (letter(MUTE), words.sounds()),
        ("?".to_owned(), words.keys()),
        ("Esc".to_owned(), words.close()),
    ];
    let row = |(key, meaning): (String, &'static str)| {
        html! { <div><dt><kbd>{ key }</kbd></dt><dd>{ meaning }</dd></div> }
    };
    html! {
        <>
            <dl class="keys">{ for rows.into_iter().map(row) }</dl>
            { line_of("note", words.without_letters()) }
        </>
    }
}
