//! The ways to practice by the rules on the page.

use yew::prelude::*;

use super::Shown;
use crate::app::language::Language;
use crate::app::route::practice_link;
use crate::blackjack::{PracticeHands, Starts};
use crate::core::AceRule;
use crate::pages::rules::Work;
use crate::pages::rules::practice::close;
use crate::text::rules::{close_hands, words};

/// A way to each kind of hands, with what there is to say of them.
pub(super) fn view(shown: &Shown, language: Language) -> Html {
    let (words, page) = (words(language), shown.page);
    let rules = page.rules();
    let soft = (rules.ace == AceRule::OneOrEleven).then_some(PracticeHands::Soft);
    let sheet = page.sheet().filter(|_| page.work() == Work::Done);
    let close = sheet.and_then(close);
    let mistakes = shown.mistakes.starts();
    let count = |starts: &Option<Starts>| starts.as_ref().map_or(0, |starts| starts.all().len());
    // Without the chart nobody knows how many.
    let of_close = sheet.map(|_| close_hands(language, count(&close)));
    let of_mistakes = match count(&mistakes) {
        0 => words.no_mistakes().to_owned(),
        count => words.mistakes_kept(count),
    };
    let ways = [
        (words.practise_soft(), soft, String::new()),
        (
            words.practise_pairs(),
            Some(PracticeHands::Pairs),
            String::new(),
        ),
        (
            words.practise_close(),
            close.map(PracticeHands::Close),
            of_close.unwrap_or_default(),
        ),
        (
            words.practise_mistakes(),
            mistakes.map(PracticeHands::Mistakes),
            of_mistakes,
        ),
    ];
    // Without an address it is no link, and is told of all the same.
    let way = |(label, hands, note): (&'static str, Option<PracticeHands>, String)| {
        let href = hands.map(|hands| practice_link(&hands, &rules));
        html! { <li><a {href}>{ label }</a><span>{ note }</span></li> }
    };
    html! {
        <section class="practise" aria-labelledby="practice">
            <h2 id="practice">{ words.practice_heading() }</h2>
            <p>{ words.practice_intro() }</p>
            <ul>{ for ways.into_iter().map(way) }</ul>
        </section>
    }
}
