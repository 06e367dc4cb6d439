//! What happened last at a table, told to someone who cannot see it: one sentence after the other,
//! the same ones in every language.

use super::story::Story;
use super::{Words, words};
use crate::blackjack::{self, BlackjackTable, DealerHand};
use crate::core::{Jokers, WildHand};
use crate::poker::duel::{self, Showdown};
use crate::poker::{DuelTable, SoloTable, solo};
use crate::table::{Game, Marks, News, Round as _, Table};
use crate::text::language::Language;

/// Tells what can happen at every table, in the same words at each; nothing where a game has its own.
fn tell_of_any_game<G: Game>(story: &mut Story, words: &dyn Words, table: &Table<G>) {
    let Some(news) = table.news() else { return };
    match news {
        News::NoEntropy => story.tell(words.no_entropy()),
        News::SharedDealReady => {
            story.tell(words.shared_deal_ready());
            story.tell((table.put_aside() > 0).then(|| words.round_waits().to_owned()));
        }
        News::RoundBack => story.tell(words.round_back()),
        News::ReadyToCut => story.tell(words.cut_hint()),
        News::NotCut(why) => story.tell(words.not_cut_because(*why)),
        News::RulesChosen { .. }
        | News::Dealt
        | News::Decided(_)
        | News::Marked(_)
        | News::Advanced
        | News::Refused(_) => (),
    }
}

/// What happened last at the blackjack table.
#[must_use]
pub fn blackjack_news(language: Language, table: &BlackjackTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.end();
    };
    tell_of_any_game(&mut story, words, table);
    let Some(round) = table.phase().round() else {
        if let News::RulesChosen { .. } = news {
            story.tell(words.rules_chosen(table.rules()));
        } else if let News::Refused(why) = news {
            story.tell(words.blackjack_refusal(*why));
        }
        return story.end();
    };
    let (player, dealer) = (round.player_score(), round.dealer_score());
    let players_last = round.player().last().copied();
    let dealers_last = round.dealer().seen().last().copied();
    // A bust hand's count is in the result.
    let you_have = || (!player.is_bust()).then(|| words.you_have(player));
    match news {
        // No card of blackjack can be marked.
        News::NoEntropy
        | News::SharedDealReady
        | News::ReadyToCut
        | News::NotCut(_)
        | News::Marked(_) => return story.end(),
        News::Refused(why) => {
            story.tell(words.blackjack_refusal(*why));
            return story.end();
        }
        News::RulesChosen { .. } => {
            story.tell(words.rules_chosen(table.rules()));
            return story.end();
        }
        News::Dealt => {
            story.tell(words.you_are_dealt(round.player()));
            story.tell(you_have());
        }
        News::RoundBack | News::Decided(blackjack::Action::Split) => story.tell(you_have()),
        News::Decided(blackjack::Action::Hit | blackjack::Action::Double) => {
            story.tell(players_last.map(|card| words.you_draw(card)));
            story.tell(you_have());
        }
        News::Decided(blackjack::Action::Stand) => {
            story.tell(words.you_stand(player));
            story.tell(dealers_last.map(|card| words.dealer_turns(card)));
        }
        News::Decided(
            blackjack::Action::Surrender
            | blackjack::Action::Insurance
            | blackjack::Action::NoInsurance,
        ) => (),
        News::Advanced => story.tell(dealers_last.map(|card| words.dealer_draws(card))),
    }
    story.tell(match round.dealer() {
        DealerHand::HoleDown { upcard } => Some(words.dealer_shows(upcard.rank)),
        DealerHand::Turned(_) => (!dealer.is_bust()).then(|| words.dealer_has(dealer)),
    });
    match round {
        blackjack::Round::Insurance(_)
        | blackjack::Round::Player(_)
        | blackjack::Round::Dealer(_) => (),
        blackjack::Round::Over(finished) => {
            story.tell(words.blackjack_result(finished.outcome(), player, dealer));
            story.tell(their_blackjack(words, table));
        }
    }
    story.end()
}

/// What the player who shared the deal made of it, if the link told.
pub(crate) fn their_blackjack(words: &dyn Words, table: &BlackjackTable) -> Option<String> {
    let decisions = table.theirs()?;
    let round = table.their_round()?;
    let verdict = round.verdict()?;
    Some(words.their_blackjack(decisions, round.player_score(), verdict))
}

/// What the player who shared the deal made of it, if the link told.
pub(crate) fn their_solo(words: &dyn Words, table: &SoloTable) -> Option<String> {
    let swaps = table
        .theirs()?
        .iter()
        .filter_map(|decision| match decision {
            solo::Action::Swap(marks) => Some(marks.count()),
            solo::Action::Finish => None,
        });
    match table.their_round()? {
        solo::Round::Swapping(_) => None,
        solo::Round::Over(finished) => {
            let swaps: Vec<usize> = swaps.collect();
            Some(words.their_solo(&swaps, finished.best().rank()))
        }
    }
}

/// What happened last at the solo table.
#[must_use]
pub fn solo_news(language: Language, table: &SoloTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.end();
    };
    let round = table.phase().round();
    let you_hold = round.map(|round| words.you_hold(*round.hand()));
    tell_of_any_game(&mut story, words, table);
    match news {
        News::NoEntropy | News::SharedDealReady | News::ReadyToCut | News::NotCut(_) => {
            return story.end();
        }
        News::Refused(why) => {
            story.tell(words.refusal(why));
            return story.end();
        }
        News::RulesChosen { .. } => {
            story.tell(jokers_chosen(words, *table.rules()));
            return story.end();
        }
        News::Marked(place) => {
            let hand = round.map(solo::Round::hand);
            story.tell(hand.and_then(|hand| marked(words, hand, table.marks(), *place)));
            return story.end();
        }
        News::Dealt | News::RoundBack => story.tell(you_hold),
        News::Decided(solo::Action::Swap(marks)) => {
            story.tell(words.you_swap(marks.count()));
            story.tell(you_hold);
            story.tell(round.map(|round| words.left_in_deck(round.left())));
        }
        News::Decided(solo::Action::Finish) | News::Advanced => (),
    }
    match round {
        None | Some(solo::Round::Swapping(_)) => (),
        Some(solo::Round::Over(finished)) => {
            story.tell(words.round_over());
            story.tell(words.best_hand(finished.best()));
            story.tell(their_solo(words, table));
        }
    }
    story.end()
}

/// What happened last at the duel's table.
#[must_use]
pub fn duel_news(language: Language, table: &DuelTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.end();
    };
    let (round, rules) = (table.phase().round(), table.rules());
    tell_of_any_game(&mut story, words, table);
    match news {
        News::NoEntropy
        | News::SharedDealReady
        | News::ReadyToCut
        | News::NotCut(_)
        | News::Advanced => (),
        News::Refused(why) => story.tell(words.refusal(why)),
        News::Marked(place) => {
            let hand = round.map(duel::Round::hand);
            story.tell(hand.and_then(|hand| marked(words, hand, table.marks(), *place)));
        }
        News::RulesChosen { before } => {
            if before.opponents != rules.opponents {
                story.tell(words.at_the_table(rules.opponents));
            }
            if before.jokers != rules.jokers {
                story.tell(jokers_chosen(words, rules.jokers));
            }
        }
        News::Dealt | News::RoundBack => {
            story.tell(words.at_the_table(table.rules_on_table().opponents));
            story.tell(round.map(|round| words.you_hold(*round.hand())));
        }
        News::Decided(duel::Action::Swap(_) | duel::Action::StandPat) => match round {
            Some(duel::Round::Over(showdown)) => {
                tell_swaps(&mut story, words, showdown);
                tell_showdown(&mut story, words, showdown);
                story.tell(their_duel(words, table));
            }
            Some(duel::Round::Swapping(_)) | None => (),
        },
    }
    story.end()
}

/// How many cards each has swapped, the player first.
pub(super) fn tell_swaps(story: &mut Story, words: &dyn Words, showdown: &Showdown) {
    story.tell(match showdown.player().discarded.count() {
        0 => words.you_stand_pat().to_owned(),
        count => words.you_swap(count),
    });
    for (character, swapped) in showdown.opponents() {
        story.tell(words.they_swap(*character, swapped.discarded.count()));
    }
}

/// How a duel has ended: the result, then every hand, each compared with the player's.
pub(super) fn tell_showdown(story: &mut Story, words: &dyn Words, showdown: &Showdown) {
    let player = showdown.player().hand;
    let result = |(rival, _): &(_, _)| words.duel_result(showdown.verdict(), *rival);
    story.tell(showdown.rival().map(result));
    story.tell(words.you_hold(player));
    for (character, swapped) in showdown.opponents() {
        story.tell(words.they_hold(*character, swapped.hand));
        story.tell(words.compared(player.rank(), swapped.hand.rank()));
    }
}

/// What the player who shared the deal made of it, if the link told.
pub(crate) fn their_duel(words: &dyn Words, table: &DuelTable) -> Option<String> {
    match table.their_round()? {
        duel::Round::Swapping(_) => None,
        duel::Round::Over(showdown) => {
            let player = showdown.player();
            let (swapped, rank) = (player.discarded.count(), player.hand.rank());
            Some(words.their_duel(swapped, rank, showdown.verdict()))
        }
    }
}

/// The card at this place was marked, or its mark was taken away. What a joker stands for is told with
/// the hand.
fn marked(words: &dyn Words, hand: &WildHand, marks: Marks, place: usize) -> Option<String> {
    let (card, _) = hand.each().get(place).copied()?;
    Some(words.card_marked(card, marks.holds(place), marks.count()))
}

/// So many jokers are in the pack from now on.
fn jokers_chosen(words: &dyn Words, jokers: Jokers) -> String {
    format!("{}{}", words.jokers(jokers), words.full_stop())
}
