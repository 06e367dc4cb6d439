//! What is said at the table of solo draw: the latest event, and a description of the whole table.

use crate::app::route::Route;
use crate::core::DeckTooShort;
use crate::poker::{Refusal, SoloDrawTable, solo_draw};
use crate::table::{News, Phase, Round as _};
use crate::text::description::{Surroundings, moves};
use crate::text::language::Language;
use crate::text::news::add_common_event;
use crate::text::poker::{
    PokerWords, describe_jokers, jokers_chosen, marked, refusal, words as poker_words,
};
use crate::text::story::Story;
use crate::text::{Held, Move};

/// The result of the player who shared the deal. `None` if the link has none.
pub(crate) fn their_solo_draw(words: PokerWords, table: &SoloDrawTable) -> Option<String> {
    let swaps = table
        .shared_decisions()?
        .iter()
        .filter_map(|decision| match decision {
            solo_draw::Action::Swap(marks) => Some(marks.count()),
            solo_draw::Action::Finish => None,
        });
    match table.shared_round()? {
        solo_draw::Round::Swapping(_) => None,
        solo_draw::Round::Over(finished) => {
            let swaps: Vec<usize> = swaps.collect();
            Some(words.their_swaps(&swaps, finished.best()))
        }
    }
}

/// The announcement of the latest event at the solo table.
#[must_use]
pub fn solo_draw_news(language: Language, table: &SoloDrawTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.finish();
    };
    let round = table.phase().round();
    let you_hold = round.map(|round| words.you_hold(*round.hand()));
    add_common_event(&mut story, *words, table);
    match news {
        News::NoEntropy
        | News::PracticeBegun
        | News::NoSuchHand
        | News::SharedDealReady
        | News::ReadyToCut
        | News::NotCut(_)
        | News::StakeChosen { .. }
        | News::RulesKept
        | News::StakeRounded(_) => {
            return story.finish();
        }
        News::Refused(why) => {
            story.add(words.refusal(why));
            return story.finish();
        }
        News::RulesChosen { .. } => {
            story.add(jokers_chosen(words, *table.rules()));
            return story.finish();
        }
        News::Marked(place) => {
            let hand = round.map(solo_draw::Round::hand);
            story.add(hand.and_then(|hand| marked(words, hand, table.marks(), *place)));
            return story.finish();
        }
        News::Dealt | News::RoundBack => story.add(you_hold),
        News::Decided(solo_draw::Action::Swap(marks)) => {
            story.add(words.you_swap(marks.count()));
            story.add(you_hold);
            story.add(round.map(|round| words.left_in_deck(round.left())));
        }
        News::Decided(solo_draw::Action::Finish) | News::Advanced => (),
    }
    match round {
        None | Some(solo_draw::Round::Swapping(_)) => (),
        Some(solo_draw::Round::Over(finished)) => {
            story.add(words.round_over());
            story.add(words.best_hand(finished.best()));
            story.add(their_solo_draw(words, table));
        }
    }
    story.finish()
}

/// A description of everything visible on the solo table.
#[must_use]
pub fn solo_draw_description(language: Language, table: &SoloDrawTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::SOLO));
    describe_jokers(&mut story, words, *table.rules());
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(words.solo_intro());
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => describe_solo_draw(&mut story, language, table, dealt.round()),
    }
    Surroundings {
        table,
        tally: None,
        moves: moves(table, |action| match action {
            solo_draw::Action::Swap(_) => Move::Swap,
            solo_draw::Action::Finish => Move::Finish,
        }),
    }
    .describe(&mut story, *words);
    story.finish()
}

fn describe_solo_draw(
    story: &mut Story,
    language: Language,
    table: &SoloDrawTable,
    round: &solo_draw::Round,
) {
    let words = poker_words(language);
    let hand = *round.hand();
    match round {
        solo_draw::Round::Swapping(_) => {
            story.add(words.your_turn());
            story.add(words.you_hold(hand));
            let marks = table.marks().places();
            let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
            let (marks, left) = (marked.len(), table.left());
            if marks > 0 {
                story.add(words.marked_cards(&marked));
            }
            // With an allowed number of marked cards the hint only repeats the number of cards just named.
            let hint = (marks == 0 || marks > left).then(|| solo_draw_hint(language, marks, left));
            story.add(refusal(words, table).or(hint));
        }
        solo_draw::Round::Over(finished) => {
            let best = finished.best();
            story.add(words.round_over());
            story.add(words.you_hold(hand));
            story.add(words.best_hand(best));
            story.add(words.best_cards(best));
            story.add(words.made(&finished.counts()));
        }
    }
}

/// A hint for the next step at the solo table while a round is in progress.
#[must_use]
pub fn solo_draw_hint(language: Language, marked: usize, left: usize) -> String {
    let words = poker_words(language);
    if marked > left {
        let wanted = marked;
        words.refusal(&Refusal::TooFewLeft(DeckTooShort { left, wanted }))
    } else if marked == 0 {
        words.choose_cards().to_owned()
    } else {
        words.marked(marked)
    }
}
