//! `#/learn`: the paths, with a line about each place.

use std::convert::Infallible;

use yew::prelude::*;

use super::{LearnPage, Path};
use crate::app::language::Language;
use crate::app::route::{Page, Route, practice_link};
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
                <div class="paths">{ for Path::ALL.map(|it| path(it, model)) }</div>
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

fn path(path: Path, model: &Model) -> Html {
    let language = model.language();
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
            <ol class="places">
                { for path.places().iter().map(|route| place(*route, language)) }
                if let Some((href, count)) = misplayed(path, model) {
                    <li data-misplayed="">
                        <a {href}>{ words.learn_misplayed() }</a>
                        <p>{ count }</p>
                    </li>
                }
            </ol>
        </section>
    }
}

/// The link to practice with the hands of this path that the player has misplayed, and their number in words. `None` if
/// there are none.
fn misplayed(path: Path, model: &Model) -> Option<(String, String)> {
    let words = PagesWords::of(model.language());
    match path {
        Path::Blackjack => {
            let starts = model.mistakes().hands()?;
            let count = starts.all().len();
            let hands = crate::blackjack::PracticeHands::Mistakes(starts);
            let rules = model.table_rules().unwrap_or_default();
            let href = practice_link(Route::BLACKJACK, &hands, &rules);
            Some((href, words.mistakes_kept(count)))
        }
        Path::VideoPoker => {
            // The mistakes at the pay table that the player uses, or else those at another one.
            let used = *model.used_pays();
            let elsewhere = model.misplayed().elsewhere(&used).map(|(table, _)| table);
            let found = [Some(used), elsewhere].into_iter().flatten();
            let mut found =
                found.filter_map(|table| Some((table, model.misplayed().shapes(&table)?)));
            let (table, shapes) = found.next()?;
            let count = shapes.all().len();
            let hands = crate::poker::practice::PracticeHands::Mistakes(shapes);
            let href = practice_link(Route::JACKS, &hands, &table);
            Some((href, words.kinds_misplayed(count)))
        }
        Path::DrawPoker | Path::Rounds | Path::Fairness => None,
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
            <a href={beginner_address(route)}>{ name }</a>
            <p>{ line(route, PagesWords::of(language)) }</p>
        </li>
    }
}

/// The address for a beginner: a drill of the running count begins with one deck, card by card.
fn beginner_address(route: Route) -> String {
    let own = href(route);
    if route == Route::Reading(Page::Counting) {
        own + "?decks=1&cards=1"
    } else {
        own
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
