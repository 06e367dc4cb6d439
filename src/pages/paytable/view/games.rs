//! The list of the games of video poker on the page of the pay tables.

use yew::prelude::*;

use crate::app::language::Language;
use crate::pages::Msg;
use crate::pages::paytable::games::{Listed, Msg as Change, Sort};
use crate::pages::paytable::{Msg as OfPage, PayTablePage};
use crate::poker::video_poker::Game;
use crate::text::messages::PagesWords;
use crate::text::poker;
use crate::ui::field::typed;
use crate::ui::table::actions::truth;

/// The number of decimals of a return in percent, and of a variance.
const DIGITS: [usize; 2] = [2, 1];

/// Renders the list. A click on a game chooses its usual pay table.
pub(crate) fn view(page: &PayTablePage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (words, games) = (PagesWords::of(language), page.games());
    let names = |game: Game| poker::words(language).game_name(game);
    let shown = games.shown(names);
    let oninput =
        dispatch.reform(|event| Msg::PayTable(OfPage::Games(Change::Sought(typed(&event)))));
    let column = |sort: Sort| {
        let label = match sort {
            Sort::Name => words.game(),
            Sort::Return => words.return_column(),
            Sort::Variance => words.variance(),
        };
        let is_sorted = games.sort() == sort;
        let order = match sort {
            Sort::Name | Sort::Variance => "ascending",
            Sort::Return => "descending",
        };
        html! {
            <th scope="col" aria-sort={is_sorted.then_some(order)}>
                <button
                    type="button"
                    class="sorts"
                    data-sort={sort.code()}
                    onclick={dispatch.reform(move |_| Msg::PayTable(OfPage::Games(Change::Sorted(sort))))}
                >
                    { label }
                </button>
            </th>
        }
    };
    html! {
        <>
            <h2>{ words.paytable_games() }</h2>
            <p class="find-game">
                <label for="find-game">{ words.find_game() }</label>
                <input
                    id="find-game"
                    type="search"
                    autocomplete="off"
                    value={games.sought().to_owned()}
                    {oninput}
                />
            </p>
            <div class="games">
                <table aria-label={words.paytable_games()}>
                    <thead><tr>{ for Sort::ALL.map(column) }</tr></thead>
                    <tbody>{ for shown.iter().map(|it| row(it, page, language, dispatch)) }</tbody>
                </table>
            </div>
            <p class="fine" role="status">
                { if shown.is_empty() { words.no_game() } else { words.games_note() } }
            </p>
        </>
    }
}

fn row(listed: &Listed, page: &PayTablePage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (game, table) = (listed.table.game(), listed.table.table());
    let all = PagesWords::of(language);
    let [of_return, of_variance] = DIGITS;
    html! {
        <tr key={game.code()} data-game={game.code()}>
            <th scope="row">
                <button
                    type="button"
                    class="chosen-game"
                    aria-pressed={truth(page.table().game() == game)}
                    onclick={dispatch.reform(move |_| Msg::PayTable(OfPage::Chose(table)))}
                >
                    { poker::words(language).game_name(game) }
                </button>
                <span class="table-name">{ " " }{ listed.table.name() }</span>
            </th>
            <td>{ all.in_percent(listed.known.value, of_return) }</td>
            <td>{ all.grouped_decimal(listed.known.variance, of_variance) }</td>
        </tr>
    }
}
