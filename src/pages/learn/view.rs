//! `#/learn`: the paths, with a line about each place.

use std::convert::Infallible;

use yew::prelude::*;

use super::{LearnPage, Path};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::table::Mode;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::links::href;

impl PageView for LearnPage {
    type Held = ();

    fn view(model: &Model, _: &Callback<Msg>) -> Html {
        let language = model.language();
        let words = PagesWords::of(language);
        html! {
            <>
                <p class="lede">{ words.learn_lead() }</p>
                <div class="paths">{ for Path::ALL.map(|it| path(it, language)) }</div>
            </>
        }
    }

    fn announcement(_: &Model, it: Infallible) -> String {
        match it {}
    }

    fn run_own(effect: Infallible, _: &Model, (): &mut (), _: &mut Services) {
        match effect {}
    }
}

fn path(path: Path, language: Language) -> Html {
    let words = PagesWords::of(language);
    let heading = match path {
        Path::Blackjack => text::words(language).heading(Route::BLACKJACK),
        Path::VideoPoker => text::words(language).heading(Route::JACKS),
        Path::DrawPoker => text::words(language).heading(Route::SOLO),
        Path::Rounds => words.learn_rounds(),
        Path::Fairness => words.learn_fairness(),
    };
    html! {
        <section>
            <h2>{ heading }</h2>
            <ol class="places">{ for path.places().iter().map(|route| place(*route, language)) }</ol>
        </section>
    }
}

fn place(route: Route, language: Language) -> Html {
    let words = text::words(language);
    // The heading of a daily deal is that of its game.
    let is_daily = route.table().is_some_and(|id| id.mode() == Mode::Daily);
    let name = if is_daily {
        words.daily_deal()
    } else {
        words.heading(route)
    };
    html! {
        <li>
            <a href={href(route)}>{ name }</a>
            <p>{ line(route, PagesWords::of(language)) }</p>
        </li>
    }
}

/// What a player finds at this place, in a line. Empty for a place that is on no path.
fn line(route: Route, words: PagesWords) -> &'static str {
    match route {
        Route::BLACKJACK => words.learn_blackjack_table(),
        Route::SOLO => words.learn_solo_draw_table(),
        Route::JACKS => words.learn_video_poker_table(),
        Route::DUEL => words.learn_poker_match_table(),
        Route::Table(id) if id.mode() == Mode::Daily => words.learn_daily(),
        Route::Settings => words.learn_settings(),
        Route::Guide => words.learn_guide(),
        Route::Reading(page) => match page {
            Page::Fairness => words.learn_is_it_fair(),
            Page::Check => words.learn_check(),
            Page::Lab => words.learn_lab(),
            Page::Rules => words.learn_rules(),
            Page::Hand => words.learn_hand(),
            Page::Counting => words.learn_counting(),
            Page::Bets => words.learn_bets(),
            Page::PayTable => words.learn_pay_table(),
            Page::History => words.learn_history(),
            Page::Stats => words.learn_stats(),
            Page::Learn => "",
        },
        Route::Home | Route::Table(_) | Route::Unknown => "",
    }
}
