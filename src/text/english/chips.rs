//! The words of the duel for chips in English.

use std::cmp::Ordering;

use super::super::chips::ChipWords;
use super::super::poker::PokerWords as _;
use super::super::signed;
use super::{English, SHARER};
use crate::core::Chips;
use crate::poker::Character;
use crate::poker::chips::{Deed, NoMore};
use crate::poker::duel::{Betting, Holder};

impl ChipWords for English {
    fn played_for(&self) -> &'static str {
        "Played for"
    }

    fn betting(&self, betting: Betting) -> &'static str {
        match betting {
            Betting::None => "Nothing",
            Betting::FixedLimit => "Chips",
        }
    }

    fn now_for(&self, betting: Betting) -> &'static str {
        match betting {
            Betting::None => "The match is for nothing now.",
            Betting::FixedLimit => "The match is for chips now.",
        }
    }

    fn chips_note(&self) -> &'static str {
        "For chips, everybody antes 1. A bet is 2 before the swap and 4 after it, with three raises at most. The chips have no value."
    }

    fn chips_intro(&self) -> &'static str {
        "Everybody antes 1 chip and is dealt five cards. Bet 2, swap once, bet 4; then the best hand still in wins the pot."
    }

    fn they_did(&self, character: Character, deed: Deed) -> String {
        let who = self.character(character);
        match deed {
            Deed::Check => format!("{who} checks."),
            Deed::Bet(chips) => format!("{who} bets {chips}."),
            Deed::Call(chips) => format!("{who} calls {chips}."),
            Deed::Raise(to) => format!("{who} raises to {to}."),
            Deed::Fold => format!("{who} folds."),
            Deed::Swap(count) => self.they_swap(character, count),
        }
    }

    fn you_did(&self, deed: Deed) -> String {
        match deed {
            Deed::Check => "You check.".to_owned(),
            Deed::Bet(chips) => format!("You bet {chips}."),
            Deed::Call(chips) => format!("You call {chips}."),
            Deed::Raise(to) => format!("You raise to {to}."),
            Deed::Fold => "You fold.".to_owned(),
            Deed::Swap(0) => "You stand pat.".to_owned(),
            Deed::Swap(count) => self.you_swap(count),
        }
    }

    fn did(&self, deed: Deed) -> String {
        match deed {
            Deed::Check => "checked".to_owned(),
            Deed::Bet(chips) => format!("bet {chips}"),
            Deed::Call(chips) => format!("called {chips}"),
            Deed::Raise(to) => format!("raised to {to}"),
            Deed::Fold => "folded".to_owned(),
            Deed::Swap(count) => self.swapped(count),
        }
    }

    fn all_in(&self) -> &'static str {
        "all in"
    }

    fn antes(&self) -> String {
        "Everybody antes 1.".to_owned()
    }

    fn to_call(&self, to_call: Chips) -> String {
        match to_call {
            Chips::NONE => "Nothing to call.".to_owned(),
            to_call => format!("{to_call} to call."),
        }
    }

    fn your_bet(&self, to_call: Chips, pot: Chips) -> String {
        match to_call {
            Chips::NONE => format!("Nothing to call, {pot} in the pot."),
            to_call => format!("{to_call} to call, {pot} in the pot."),
        }
    }

    fn pot(&self, pot: Chips) -> String {
        format!("Pot {pot}")
    }

    fn stack(&self, chips: Chips, given: u32) -> String {
        match given {
            0 | 1 => format!("Stack {chips}"),
            given => format!("Stack {chips} · no. {given}"),
        }
    }

    fn has_left(&self, holder: Holder, chips: Chips) -> String {
        match holder {
            Holder::Player => format!("You have {} left.", counted(chips)),
            Holder::Opponent(who) => {
                format!("{} has {} left.", self.character(who), counted(chips))
            }
        }
    }

    fn left_behind(&self) -> &'static str {
        "Left:"
    }

    fn button(&self) -> &'static str {
        "Dealer button"
    }

    fn has_button(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "You have the dealer button.".to_owned(),
            Holder::Opponent(who) => format!("{} has the dealer button.", self.character(who)),
        }
    }

    fn gets(&self, holder: Holder, chips: Chips) -> String {
        match holder {
            Holder::Player => format!("You win {}.", counted(chips)),
            Holder::Opponent(who) => format!("{} wins {}.", self.character(who), counted(chips)),
        }
    }

    fn their_chips(&self, change: Ordering, by: Chips) -> String {
        format!(
            "{SHARER}: {} in chips.",
            signed(change, &self.in_digits(by))
        )
    }

    fn goes_back(&self, holder: Holder, chips: Chips) -> String {
        let to = match holder {
            Holder::Player => "you".to_owned(),
            Holder::Opponent(who) => super::small(self.character(who)),
        };
        format!("Nobody called the last {chips}: back to {to}.")
    }

    fn no_more(&self, button: &str, why: NoMore) -> String {
        match why {
            NoMore::NobodyCalls => format!("{button}: no opponent can call."),
            NoMore::MostRaises => format!("{button}: three raises at most."),
            NoMore::TooFewChips => format!("{button}: too few chips."),
        }
    }

    fn new_stack_for(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "You can't pay the ante, so you get another 100.".to_owned(),
            Holder::Opponent(who) => format!(
                "{} can't pay the ante and gets another 100.",
                self.character(who)
            ),
        }
    }
}

/// “1 chip”, “4.5 chips”
fn counted(chips: Chips) -> String {
    if chips == Chips::whole(1) {
        "1 chip".to_owned()
    } else {
        format!("{chips} chips")
    }
}
