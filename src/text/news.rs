//! The latest event at a table, as far as every game says it in the same words.

use super::Words;
use super::story::Story;
use crate::table::{Game, News, Table};

/// Announces an event that has the same words at every table. Adds nothing for events that a game words itself.
pub(crate) fn add_common_event<G: Game>(story: &mut Story, words: Words, table: &Table<G>) {
    let Some(news) = table.news() else { return };
    match news {
        News::NoEntropy => story.add(words.no_entropy()),
        News::NoSuchHand => story.add(words.no_such_hand()),
        News::SharedDealReady => {
            story.add(words.shared_deal_ready());
            story.add((table.suspended_rounds() > 0).then(|| words.round_waits().to_owned()));
        }
        News::RoundBack => story.add(words.round_back()),
        News::ReadyToCut => story.add(words.cut_hint()),
        News::NotCut(why) => story.add(words.not_cut_because(*why)),
        News::RulesChosen { .. }
        | News::RulesKept
        | News::StakeChosen { .. }
        | News::StakeRounded(_)
        | News::PracticeBegun
        | News::Dealt
        | News::Decided(_)
        | News::Marked(_)
        | News::Advanced
        | News::Refused(_) => (),
    }
}
