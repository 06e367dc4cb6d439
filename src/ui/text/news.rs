//! What happened last at a table, told to someone who cannot see it: one sentence after the other,
//! the same ones in every language.

use super::fill::Story;
use super::{Label, Words, words};
use crate::blackjack::{self, DealerHand};
use crate::language::Language;
use crate::poker;
use crate::table::Table;

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
pub(in crate::ui) fn their_blackjack(words: &dyn Words, game: &blackjack::Game) -> Option<String> {
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
pub(in crate::ui) fn their_solo(words: &dyn Words, game: &poker::Game) -> Option<String> {
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
// Not inlined, so that the last build step can put it into the rest (xtask/src/rest.rs).
#[inline(never)]
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
        Some(News::ChoseJokers | News::Finished) => (),
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
