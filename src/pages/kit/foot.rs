//! The footer of every reading page: the name, the version, the licence and the source of the site.

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::text::messages::PagesWords;
use crate::text::{self, NAME};
use crate::ui::effects::document;
use crate::ui::links::href;

/// The file with the full licences. The xtask that writes it uses the same name.
const LICENCE: &str = "licence.txt";

/// The value of the commit if it is unknown.
const UNKNOWN: &str = "unknown";

/// The number of shown digits of the commit. The `title` has all of them.
const DIGITS: usize = 12;

/// The pages about the best play at blackjack and at video poker.
const STRATEGY: [Page; 2] = [Page::Rules, Page::PayTable];

/// The version, the commit, the licence, the repository if Cargo.toml has it, and links to the guide and to the pages
/// about the best play.
pub(crate) fn view(language: Language) -> Html {
    let (words, table) = (PagesWords::of(language), text::words(language));
    let version = env!("CARGO_PKG_VERSION");
    let repository = Some(env!("CARGO_PKG_REPOSITORY")).filter(|address| !address.is_empty());
    let commit = commit().map(|commit| {
        let (digits, changed) = commit.split_once('-').unwrap_or((&commit, ""));
        let digits: String = digits.chars().take(DIGITS).collect();
        let shown = [&digits, changed].join(if changed.is_empty() { "" } else { "-" });
        html! { <span>{ words.commit() }{ " " }<code title={commit.clone()}>{ shown }</code></span> }
    });
    html! {
        <footer class="made">
            <a href={href(Route::Guide)}>{ table.how_to_play() }</a>
            { for STRATEGY.map(|page| {
                let route = Route::Reading(page);
                html! { <a href={href(route)}>{ table.heading(route) }</a> }
            }) }
            <span translate="no">{ NAME }{ " " }{ version }</span>
            { for commit }
            <a href={LICENCE}>{ words.licence() }{ " " }{ env!("CARGO_PKG_LICENSE") }</a>
            if let Some(repository) = repository {
                <a href={repository}>{ words.source() }</a>
            }
        </footer>
    }
}

/// The commit from which the page was built, if it is known. The build writes it into index.html.
fn commit() -> Option<String> {
    let pages = document()?.get_element_by_id("pages")?;
    let commit = pages.get_attribute("data-commit")?;
    Some(commit).filter(|commit| commit != UNKNOWN)
}
