//! What happened last at a table, told to someone who cannot see it: one sentence after the other,
//! the same ones in every language.

use super::words;
use crate::blackjack::{self, DealerHand};
use crate::language::Language;
use crate::poker;
use crate::table::Table;

/// What happened last at the blackjack table.
#[must_use]
pub fn blackjack_news(language: Language, game: &blackjack::Game) -> String {
    use blackjack::News;
    let words = words(language);
    let Some(news) = game.news() else {
        return String::new();
    };
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => {
            return match news {
                News::SharedDealReady => words.shared_deal_ready().to_owned(),
                News::ChosePreset => words.rules_chosen(game.preset()),
                News::NoEntropy => words.no_entropy().to_owned(),
                News::Dealt | News::PlayerDrew | News::PlayerStood | News::DealerDrew => {
                    String::new()
                }
            };
        }
        Table::Dealt(dealt) => dealt.round(),
    };
    let (player, dealer) = (round.player_score(), round.dealer_score());
    // A bust hand's count is in the result.
    let you_have = (!player.is_bust()).then(|| words.you_have(player));
    let dealer_has = match round.dealer() {
        DealerHand::HoleDown { upcard } => Some(words.dealer_shows(upcard.rank)),
        DealerHand::Turned(_) => (!dealer.is_bust()).then(|| words.dealer_has(dealer)),
    };
    let dealers_last = round.dealer().seen().last().copied();
    let mut told: Vec<String> = Vec::new();
    match news {
        News::NoEntropy => return words.no_entropy().to_owned(),
        News::ChosePreset => return words.rules_chosen(game.preset()),
        News::SharedDealReady => (),
        News::Dealt => {
            told.push(words.you_are_dealt(round.player()));
            told.extend(you_have);
            told.extend(dealer_has);
        }
        News::PlayerDrew => {
            told.extend(round.player().last().map(|card| words.you_draw(*card)));
            told.extend(you_have);
            told.extend(dealer_has);
        }
        News::PlayerStood => {
            told.push(words.you_stand(player));
            told.extend(dealers_last.map(|card| words.dealer_turns(card)));
            told.extend(dealer_has);
        }
        News::DealerDrew => {
            told.extend(dealers_last.map(|card| words.dealer_draws(card)));
            told.extend(dealer_has);
        }
    }
    match round {
        blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => (),
        blackjack::Round::Over(finished) => {
            told.push(words.blackjack_result(finished.outcome(), player, dealer));
        }
    }
    told.join(words.between())
}

/// What happened last at the solo table.
#[must_use]
pub fn solo_news(language: Language, game: &poker::Game) -> String {
    use poker::News;
    let words = words(language);
    let Some(news) = game.news() else {
        return String::new();
    };
    let round = match game.table() {
        Table::Bare | Table::Ready(_) => {
            return match news {
                News::SharedDealReady => words.shared_deal_ready().to_owned(),
                News::NoEntropy => words.no_entropy().to_owned(),
                News::Dealt | News::Swapped(_) | News::Finished | News::Refused(_) => String::new(),
            };
        }
        Table::Dealt(dealt) => dealt.round(),
    };
    let mut told = match news {
        News::NoEntropy => return words.no_entropy().to_owned(),
        News::Refused(why) => return words.refusal(why),
        News::SharedDealReady | News::Finished => vec![],
        News::Dealt => vec![words.you_hold(*round.hand())],
        News::Swapped(count) => vec![
            words.you_swap(*count),
            words.you_hold(*round.hand()),
            words.left_in_deck(round.left()),
        ],
    };
    match round {
        poker::Round::Swapping(_) => (),
        poker::Round::Over(finished) => {
            told.push(words.round_over().to_owned());
            told.push(words.best_hand(finished.best()));
        }
    }
    told.join(words.between())
}
