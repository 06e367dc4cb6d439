//! The links to practice at a blackjack table with the rules on the page.

use yew::prelude::*;

use super::Shown;
use crate::app::language::Language;
use crate::app::route::{Route, practice_link};
use crate::blackjack::{PracticeHands, Starts};
use crate::core::AceRule;
use crate::pages::kit::practice::{PracticeLink, section};
use crate::pages::rules::Work;
use crate::pages::rules::practice::{CLOSE, close};
use crate::pages::rules::words::close_hands;
use crate::text::messages::PagesWords;

/// A link to each kind of hands, with a note.
pub(crate) fn view(shown: &Shown, language: Language) -> Html {
    let (words, page) = (PagesWords::of(language), shown.page);
    let rules = page.rules();
    let soft = (rules.ace == AceRule::OneOrEleven).then_some(PracticeHands::Soft);
    let sheet = page.sheet().filter(|_| page.work() == Work::Done);
    let close = sheet.and_then(close);
    let mistakes = shown.mistakes.hands();
    let count = |starts: &Option<Starts>| starts.as_ref().map_or(0, |starts| starts.all().len());
    // Without the chart the number of hands is not known.
    let of_close = sheet.map(|_| close_hands(language, count(&close), CLOSE));
    let of_mistakes = match count(&mistakes) {
        0 => words.no_mistakes().to_owned(),
        count => words.mistakes_kept(count),
    };
    let soft = (words.practise_soft(), soft, String::new());
    // Without splits a pair is a hand like any other.
    let pairs = rules.has_splits().then(|| {
        let hands = Some(PracticeHands::Pairs);
        (words.practise_pairs(), hands, String::new())
    });
    let close = (
        words.practise_close(),
        close.map(PracticeHands::Close),
        of_close.unwrap_or_default(),
    );
    let mistakes = (
        words.practise_mistakes(),
        mistakes.map(PracticeHands::Mistakes),
        of_mistakes,
    );
    let links = [soft].into_iter().chain(pairs).chain([close, mistakes]);
    let link = |(label, hands, note): (&'static str, Option<PracticeHands>, String)| PracticeLink {
        label,
        href: hands.map(|hands| practice_link(Route::BLACKJACK, &hands, &rules)),
        note,
        elsewhere: None,
    };
    section(language, words.rules_practice_intro(), links.map(link))
}
