//! The announcements of the tables of draw poker.

use super::news::add_common_event;
use super::poker::{PokerWords, words as poker_words};
use super::story::Story;
use crate::core::{Jokers, WildHand};
use crate::games::poker_match::words::{add_news, their_chips};
use crate::poker::poker_match::{self, Showdown};
use crate::poker::{PokerMatchTable, SoloDrawTable, solo_draw};
use crate::table::{Marks, News, Round as _};
use crate::text::language::Language;

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
            Some(words.their_solo_draw(&swaps, finished.best()))
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

/// The announcement of the latest event at the duel's table.
#[must_use]
pub fn poker_match_news(language: Language, table: &PokerMatchTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.finish();
    };
    let (round, rules) = (table.phase().round(), table.rules());
    add_common_event(&mut story, *words, table);
    if let Some(round) = round.and_then(poker_match::Round::for_chips) {
        add_news(&mut story, words, table, round, news);
    }
    let for_nothing = round.filter(|round| round.for_chips().is_none());
    match news {
        News::NoEntropy
        | News::PracticeBegun
        | News::NoSuchHand
        | News::SharedDealReady
        | News::ReadyToCut
        | News::NotCut(_)
        | News::StakeChosen { .. }
        | News::RulesKept
        | News::StakeRounded(_)
        | News::Advanced => (),
        News::Refused(why) => story.add(words.refusal(why)),
        News::Marked(place) => {
            let hand = round.map(poker_match::Round::hand);
            story.add(hand.and_then(|hand| marked(words, &hand, table.marks(), *place)));
        }
        News::RulesChosen { before, .. } => {
            if before.opponents != rules.opponents {
                story.add(words.at_the_table(rules.opponents));
            }
            if before.jokers != rules.jokers {
                story.add(jokers_chosen(words, rules.jokers));
            }
            if before.betting != rules.betting {
                story.add(words.now_for(rules.betting));
            }
        }
        News::Dealt | News::RoundBack => {
            if let Some(round) = for_nothing {
                story.add(words.at_the_table(table.rules_on_table().opponents));
                story.add(words.you_hold(round.hand()));
            }
        }
        News::Decided(_) => match round {
            Some(poker_match::Round::Over(showdown)) => {
                add_swaps(&mut story, words, showdown);
                add_showdown(&mut story, words, showdown);
                story.add(their_poker_match(words, table));
            }
            Some(poker_match::Round::Swapping(_) | poker_match::Round::ForChips(_)) | None => (),
        },
    }
    story.finish()
}

/// Announces the number of cards that each seat has swapped, the player first.
pub(crate) fn add_swaps(story: &mut Story, words: PokerWords, showdown: &Showdown) {
    story.add(match showdown.player().discarded.count() {
        0 => words.you_stand_pat().to_owned(),
        count => words.you_swap(count),
    });
    for (character, swapped) in showdown.opponents() {
        story.add(words.they_swap(*character, swapped.discarded.count()));
    }
}

/// Announces the end of a duel: the result, then every hand, each compared with the player's.
pub(crate) fn add_showdown(story: &mut Story, words: PokerWords, showdown: &Showdown) {
    let player = showdown.player().hand;
    let result = |(rival, _): &(_, _)| words.duel_result(showdown.verdict(), *rival);
    story.add(showdown.rival().map(result));
    story.add(words.you_hold(player));
    for (character, swapped) in showdown.opponents() {
        story.add(words.they_hold(*character, swapped.hand));
        story.add(words.compared(player.rank(), swapped.hand.rank()));
    }
}

/// The result of the player who shared the deal. `None` if the link has none.
pub(crate) fn their_poker_match(words: PokerWords, table: &PokerMatchTable) -> Option<String> {
    match table.shared_round()? {
        poker_match::Round::Swapping(_) => None,
        poker_match::Round::ForChips(round) => round.finished().map(|it| their_chips(words, it)),
        poker_match::Round::Over(showdown) => {
            let player = showdown.player();
            let swapped = player.discarded.count();
            Some(words.their_poker_match(swapped, player.hand, showdown.verdict()))
        }
    }
}

/// The announcement that a card was marked or unmarked. The announcement of the hand says what a joker stands for.
pub(crate) fn marked(
    words: PokerWords,
    hand: &WildHand,
    marks: Marks,
    place: usize,
) -> Option<String> {
    let (card, _) = hand.each().get(place).copied()?;
    Some(words.card_marked(card, marks.is_marked(place), marks.count()))
}

/// The announcement of the number of jokers in the pack from the next round on.
fn jokers_chosen(words: PokerWords, jokers: Jokers) -> String {
    words.sentence(words.jokers(jokers))
}
