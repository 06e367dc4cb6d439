//! The messages of blackjack.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use super::news::{add_results, won_and_lost};
use crate::app::settings::{Count, Settings};
use crate::blackjack::side_bet::{Class, SideBet};
use crate::blackjack::{Bet, Blackjack, BlackjackTable, Finished, Rules, Seating};
use crate::check::Check;
use crate::coach::counting::AnySystem;
use crate::core::{Card, Chips, PackCard, Score};
use crate::table::Action as _;
use crate::text::game::GameWords;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::story::Story;
use crate::text::{Words, change_of, count_starts, poker};
use crate::{blackjack, text};

impl GameWords for Blackjack {
    fn terms(language: Language, terms: &str) -> Option<String> {
        Some(terms_of(language, terms))
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        let action = blackjack::Action::from_code(code);
        action.map(|action| PagesWords::of(language).history_play(action).to_owned())
    }

    fn result(language: Language, check: &Check<Blackjack>) -> String {
        results(PagesWords::of(language), text::words(language), check)
    }

    /// The history measures a round of several hands by the bet of one of them.
    fn bets(words: PagesWords) -> &'static str {
        words.hand_bets()
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
    let between = PagesWords::of(language).between_parts();
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
fn results(page: PagesWords, words: Words, check: &Check<Blackjack>) -> String {
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

/// The messages about several hands, other seats and side bets.
impl Words {
    /// The seating of the next round.
    #[must_use]
    pub fn seating_is(self, seating: Seating) -> String {
        self.hands_and_seats(seating.hands(), seating.others())
    }

    /// The cards and the total of another seat's hand.
    #[must_use]
    pub fn seat_has(self, number: usize, cards: &[Card], score: Score) -> String {
        self.seat_holds(number, &self.list(cards), score.total())
    }

    /// The value of a side bet for the unseen cards, in percent of the bet. It is negative if the house has the edge.
    #[must_use]
    pub fn side_bet_worth(self, percent: f64) -> String {
        let size = self.digits(percent, 2);
        if percent < 0.0 {
            self.side_bet_costs(&size)
        } else {
            self.side_bet_gains(&size)
        }
    }

    /// The chips on a side bet, beside each hand.
    #[must_use]
    pub fn side_bet_is(self, bet: SideBet, chips: Bet) -> String {
        self.side_bet_lies(bet, chips.number())
    }

    /// The chips that cards of this class won on a side bet. With no chips the bet comes back.
    #[must_use]
    pub fn side_bet_won(self, bet: SideBet, class: Class, won: Chips) -> String {
        self.side_bet_brings(bet, class, self.nonzero(won).as_deref())
    }

    /// The chips that a side bet won over several hands. With no chips the bet comes back.
    #[must_use]
    pub fn side_bet_won_in_all(self, bet: SideBet, won: Chips) -> String {
        self.side_bet_brings_in_all(bet, self.nonzero(won).as_deref())
    }

    /// The result of a side bet, as in the row of a table. Without a class it is lost.
    #[must_use]
    pub fn side_bet_ended(self, bet: SideBet, class: Option<Class>) -> String {
        self.side_bet_ends(bet, class.map(|class| self.side_bet_class(class)))
    }

    /// The chips lost on side bets.
    #[must_use]
    pub fn side_bets_lost(self, lost: Chips) -> String {
        self.side_bets_cost(&self.in_digits(lost))
    }

    fn nonzero(self, chips: Chips) -> Option<String> {
        (chips != Chips::NONE).then(|| self.in_digits(chips))
    }
}

/// The text about the player's chips, without those that are bet on the table.
#[must_use]
pub fn bank(words: Words, table: &BlackjackTable) -> String {
    words.bank(table.chips_left(), table.purse().stacks())
}

/// The result of a round for chips: `Greater` for a gain or `Less` for a loss, and its amount.
#[must_use]
pub fn change(finished: &Finished) -> (Ordering, Chips) {
    change_of(finished.staked(), finished.returned())
}

/// The sentence about the running count of the shoe at a table with these rules. `None` if the player does not count
/// there, or counts by a balanced system.
#[must_use]
pub fn table_count_starts(language: Language, settings: Settings, rules: &Rules) -> Option<String> {
    let counts = settings.count != Count::Off && rules.shuffle.penetration().is_some();
    let system = AnySystem::Published(settings.count_by);
    let named = (&system, settings.count_by.name());
    let sentence = || count_starts(language, named, settings.count_start, rules.decks);
    counts.then(sentence).flatten()
}
