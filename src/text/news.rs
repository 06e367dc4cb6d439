//! What happened last at a table, told to someone who cannot see it: one sentence after the other,
//! the same ones in every language.

use super::story::Story;
use super::{Label, Words, words};
use crate::blackjack::{self, DealerHand};
use crate::core::Jokers;
use crate::poker::duel::Showdown;
use crate::poker::{self, duel, duel_game};
use crate::table::Table;
use crate::text::language::Language;

/// What happened last at the blackjack table.
#[must_use]
pub fn blackjack_news(language: Language, game: &blackjack::Game) -> String {
    use blackjack::News;
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = game.news() else {
        return story.end();
    };
    let round = match (news, game.table()) {
        (News::NoEntropy, _) => {
            story.tell(words.no_entropy());
            return story.end();
        }
        (News::ChosePreset, _) => {
            story.tell(words.rules_chosen(game.preset()));
            return story.end();
        }
        (News::SharedDealReady, _) => {
            story.tell(words.shared_deal_ready());
            return story.end();
        }
        (News::ReadyToCut, _) => {
            story.tell(words.label(Label::CutHint));
            return story.end();
        }
        (
            News::Dealt | News::PlayerDrew | News::PlayerStood | News::DealerDrew,
            Table::Bare | Table::Ready(_) | Table::Cutting(_),
        ) => return story.end(),
        (
            News::Dealt | News::PlayerDrew | News::PlayerStood | News::DealerDrew,
            Table::Dealt(dealt),
        ) => dealt.round(),
    };
    let (player, dealer) = (round.player_score(), round.dealer_score());
    let players_last = round.player().last().copied();
    let dealers_last = round.dealer().seen().last().copied();
    // A bust hand's count is in the result.
    let you_have = || (!player.is_bust()).then(|| words.you_have(player));
    match news {
        News::NoEntropy | News::ChosePreset | News::SharedDealReady | News::ReadyToCut => (),
        News::Dealt => {
            story.tell(words.you_are_dealt(round.player()));
            story.tell(you_have());
        }
        News::PlayerDrew => {
            story.tell(players_last.map(|card| words.you_draw(card)));
            story.tell(you_have());
        }
        News::PlayerStood => {
            story.tell(words.you_stand(player));
            story.tell(dealers_last.map(|card| words.dealer_turns(card)));
        }
        News::DealerDrew => story.tell(dealers_last.map(|card| words.dealer_draws(card))),
    }
    story.tell(match round.dealer() {
        DealerHand::HoleDown { upcard } => Some(words.dealer_shows(upcard.rank)),
        DealerHand::Turned(_) => (!dealer.is_bust()).then(|| words.dealer_has(dealer)),
    });
    match round {
        blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => (),
        blackjack::Round::Over(finished) => {
            story.tell(words.blackjack_result(finished.outcome(), player, dealer));
            story.tell(their_blackjack(words, game));
        }
    }
    story.end()
}

/// What whoever shared the deal made of it, if the link told.
pub(crate) fn their_blackjack(words: &dyn Words, game: &blackjack::Game) -> Option<String> {
    let decisions = game.sitting().theirs()?;
    let round = game.sitting().their_round()?;
    match &round {
        blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => None,
        blackjack::Round::Over(finished) => {
            let verdict = finished.outcome().verdict();
            Some(words.their_blackjack(decisions, round.player_score(), verdict))
        }
    }
}

/// What whoever shared the deal made of it, if the link told.
pub(crate) fn their_solo(words: &dyn Words, game: &poker::Game) -> Option<String> {
    let decisions = game.sitting().theirs()?;
    let swaps = decisions.iter().filter_map(|decision| match decision {
        poker::Action::Swap(marks) => Some(marks.count()),
        poker::Action::Finish => None,
    });
    match game.sitting().their_round()? {
        poker::Round::Swapping(_) => None,
        poker::Round::Over(finished) => {
            let swaps: Vec<usize> = swaps.collect();
            Some(words.their_solo(&swaps, finished.best().rank()))
        }
    }
}

/// What happened last at the solo table.
#[must_use]
pub fn solo_news(language: Language, game: &poker::Game) -> String {
    use poker::News;
    let words = words(language);
    let mut story = Story::new(words.between());
    let round = match game.table() {
        Table::Bare | Table::Ready(_) | Table::Cutting(_) => None,
        Table::Dealt(dealt) => Some(dealt.round()),
    };
    let you_hold = round.map(|round| words.you_hold(*round.hand()));
    match game.news() {
        None => return story.end(),
        Some(News::NoEntropy) => {
            story.tell(words.no_entropy());
            return story.end();
        }
        Some(News::Refused(why)) => {
            story.tell(words.refusal(why));
            return story.end();
        }
        Some(News::SharedDealReady) => story.tell(words.shared_deal_ready()),
        Some(News::ReadyToCut) => story.tell(words.label(Label::CutHint)),
        Some(News::Dealt) => story.tell(you_hold),
        Some(News::Swapped(count)) => {
            story.tell(words.you_swap(*count));
            story.tell(you_hold);
            story.tell(round.map(|round| words.left_in_deck(round.left())));
        }
        Some(News::ChoseJokers) => {
            story.tell(jokers_chosen(words, game.jokers()));
            return story.end();
        }
        Some(News::Finished) => (),
    }
    match round {
        None | Some(poker::Round::Swapping(_)) => (),
        Some(poker::Round::Over(finished)) => {
            story.tell(words.round_over());
            story.tell(words.best_hand(finished.best()));
            story.tell(their_solo(words, game));
        }
    }
    story.end()
}

/// What happened last at the duel's table.
#[must_use]
pub fn duel_news(language: Language, game: &duel_game::Game) -> String {
    use duel_game::News;
    let words = words(language);
    let mut story = Story::new(words.between());
    let round = match game.table() {
        Table::Bare | Table::Ready(_) | Table::Cutting(_) => None,
        Table::Dealt(dealt) => Some(dealt.round()),
    };
    match game.news() {
        None => (),
        Some(News::NoEntropy) => story.tell(words.no_entropy()),
        Some(News::Refused(why)) => story.tell(words.refusal(why)),
        Some(News::SharedDealReady) => story.tell(words.shared_deal_ready()),
        Some(News::ReadyToCut) => story.tell(words.label(Label::CutHint)),
        Some(News::ChoseOpponents) => story.tell(words.at_the_table(game.rules().opponents)),
        Some(News::OpponentRefused(_)) => story.tell(words.label(Label::OneToThree)),
        Some(News::ChoseJokers) => story.tell(jokers_chosen(words, game.rules().jokers)),
        Some(News::Dealt) => {
            story.tell(words.at_the_table(game.rules().opponents));
            story.tell(round.map(|round| words.you_hold(*round.hand())));
        }
        Some(News::Showdown(_)) => match round {
            Some(duel::Round::Over(showdown)) => {
                tell_swaps(&mut story, words, showdown);
                tell_showdown(&mut story, words, showdown);
                story.tell(their_duel(words, game));
            }
            Some(duel::Round::Swapping(_)) | None => (),
        },
    }
    story.end()
}

/// How many cards each has swapped, the player first.
pub(super) fn tell_swaps(story: &mut Story, words: &dyn Words, showdown: &Showdown) {
    story.tell(match showdown.player().thrown.count() {
        0 => words.you_stand_pat().to_owned(),
        count => words.you_swap(count),
    });
    for (character, swapped) in showdown.opponents() {
        story.tell(words.they_swap(*character, swapped.thrown.count()));
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

/// What whoever shared the deal made of it, if the link told.
pub(crate) fn their_duel(words: &dyn Words, game: &duel_game::Game) -> Option<String> {
    match game.sitting().their_round()? {
        duel::Round::Swapping(_) => None,
        duel::Round::Over(showdown) => {
            let player = showdown.player();
            let (swapped, rank) = (player.thrown.count(), player.hand.rank());
            Some(words.their_duel(swapped, rank, showdown.verdict()))
        }
    }
}

/// So many jokers are in the pack from now on.
fn jokers_chosen(words: &dyn Words, jokers: Jokers) -> String {
    format!("{}{}", words.jokers(jokers), words.full_stop())
}
