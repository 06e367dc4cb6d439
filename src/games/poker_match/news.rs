//! What is said at the table of the poker match: the latest event, and a description of the whole table.

use super::words::{add_news, describe_table, stack_of, their_chips};
use crate::app::route::{Route, TableId};
use crate::poker::PokerMatchTable;
use crate::poker::poker_match::{self, Betting, Showdown};
use crate::table::{Mode, News, Phase};
use crate::text::description::{Surroundings, moves, shown_tally};
use crate::text::language::Language;
use crate::text::news::add_common_event;
use crate::text::poker::{
    PokerWords, describe_jokers, jokers_chosen, marked, refusal, words as poker_words,
};
use crate::text::story::Story;
use crate::text::{Held, Move};

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
fn add_swaps(story: &mut Story, words: PokerWords, showdown: &Showdown) {
    story.add(match showdown.player().discarded.count() {
        0 => words.you_stand_pat().to_owned(),
        count => words.you_swap(count),
    });
    for (character, swapped) in showdown.opponents() {
        story.add(words.they_swap(*character, swapped.discarded.count()));
    }
}

/// Announces the end of a duel: the result, then every hand, each compared with the player's.
fn add_showdown(story: &mut Story, words: PokerWords, showdown: &Showdown) {
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

/// A description of everything visible on the duel's table.
#[must_use]
pub fn poker_match_description(language: Language, table: &PokerMatchTable) -> String {
    let words = poker_words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::DUEL));
    let rules = table.rules_on_table();
    describe_jokers(&mut story, words, rules.jokers);
    story.add(words.at_the_table(rules.opponents));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(match rules.betting {
                Betting::None => words.duel_intro(),
                Betting::FixedLimit => words.chips_intro(),
            });
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => match dealt.round() {
            round @ poker_match::Round::Swapping(_) => {
                describe_poker_match(&mut story, words, table, round);
            }
            poker_match::Round::Over(showdown) => {
                story.add(words.round_over());
                add_swaps(&mut story, words, showdown);
                add_showdown(&mut story, words, showdown);
                story.add(their_poker_match(words, table));
            }
            poker_match::Round::ForChips(round) => describe_table(&mut story, words, table, round),
        },
    }
    if rules.betting == Betting::FixedLimit && table.phase().round().is_none() {
        story.add(words.sentence(&stack_of(words, table)));
    }
    Surroundings {
        table,
        tally: shown_tally(*words, TableId::PokerMatch(Mode::Free), table),
        moves: moves(table, |action| match action {
            poker_match::Action::Swap(_) => Move::Swap,
            poker_match::Action::StandPat => Move::StandPat,
            poker_match::Action::Check => Move::Check,
            poker_match::Action::Bet => Move::Bet,
            poker_match::Action::Call => Move::Call,
            poker_match::Action::Raise => Move::Raise,
            poker_match::Action::Fold => Move::Fold,
        }),
    }
    .describe(&mut story, *words);
    story.finish()
}

/// Describes a poker match while the player decides. The other hands are hidden.
fn describe_poker_match(
    story: &mut Story,
    words: PokerWords,
    table: &PokerMatchTable,
    round: &poker_match::Round,
) {
    let hand = round.hand();
    story.add(words.your_turn());
    story.add(words.you_hold(hand));
    let marks = table.marks().places();
    let marked: Vec<Held> = marks.map(|place| hand.each()[place]).collect();
    if !marked.is_empty() {
        story.add(words.marked_cards(&marked));
    }
    let hint = || words.swap_or_stand_pat().to_owned();
    let hint = marked.is_empty().then(hint);
    story.add(refusal(words, table).or(hint));
}
