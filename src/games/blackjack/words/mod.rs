//! The messages of blackjack.

pub mod seats;
pub mod side_bets;

use crate::blackjack::{Blackjack, Finished, Rules};
use crate::check::Check;
use crate::core::PackCard;
use crate::pages::history::words as history;
use crate::table::Action as _;
use crate::text::game::GameWords;
use crate::text::language::Language;
use crate::text::messages::PageWords;
use crate::text::news::{add_results, won_and_lost};
use crate::text::story::Story;
use crate::text::{Words, poker};
use crate::{blackjack, text};

impl GameWords for Blackjack {
    fn terms(language: Language, terms: &str) -> Option<String> {
        Some(terms_of(language, terms))
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        let action = blackjack::Action::from_code(code);
        action.map(|action| history::words(language).play(action).to_owned())
    }

    fn result(language: Language, check: &Check<Blackjack>) -> String {
        results(PageWords::of(language), text::words(language), check)
    }
}

/// The name of terms of blackjack.
fn terms_of(language: Language, terms: &str) -> String {
    let all = poker::words(language);
    let (its, hands) = match terms.split_once('~') {
        None => (terms, None),
        Some((rules, staked)) => (rules, Some(staked)),
    };
    let rules: Option<Rules> = its.parse().ok();
    let preset = rules.and_then(crate::blackjack::Preset::of);
    let name = preset.map_or_else(|| its.to_owned(), |it| all.preset(it).to_owned());
    let between = history::words(language).between_parts();
    match hands {
        None => name,
        Some(staked) => {
            let (hands, side) = match staked.strip_suffix('s') {
                None => (staked, None),
                Some(hands) => (hands, Some(all.side_bets().to_owned())),
            };
            let hands = hands.parse::<u8>().ok().filter(|hands| *hands > 1);
            let hands = hands.map(|hands| all.several_hands(hands));
            let parts = [Some(name), hands, side].into_iter().flatten();
            parts.collect::<Vec<_>>().join(between)
        }
    }
}

/// The results of a deal, a line for each round, numbered if there are several. After a split the line has a result
/// for each hand. It ends with the chips won or lost.
fn results(page: PageWords, words: Words, check: &Check<Blackjack>) -> String {
    let rounds: Vec<&Finished> = check.finished().collect();
    let told = |(number, finished): (usize, &&Finished)| {
        let mut story = Story::new(words.between());
        story.add((rounds.len() > 1).then(|| page.round_number(number + 1)));
        add_results(&mut story, words, finished, finished.dealer_score());
        for sentence in won_and_lost(words, finished) {
            story.add(sentence);
        }
        story.finish()
    };
    let told: Vec<String> = rounds.iter().enumerate().map(told).collect();
    told.join("\n")
}
