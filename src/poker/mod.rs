//! Draw poker (RULES.md, “Draw poker, solo”, “Jacks or Better”, “Draw poker, duel”, “The duel for chips”).
//!
//! - `solo`; `duel`: the match without bets; `jacks`: draw poker against a pay table; [`chips`]: the duel for chips.
//! - [`machine`]: the games of video poker, and their pay tables; `coins` and `hands`: what is bet on them.
//! - `opponent`: what an opponent discards; `odds`: how the Actuary counts; `compare`: two hands, in words.
//! - `practice`: which hands can be practised, and how their deals are found.

pub mod chips;
pub mod coins;
pub mod compare;
pub mod duel;
pub mod hands;
pub mod jacks;
pub mod machine;
pub mod odds;
pub mod opponent;
pub mod practice;
pub mod solo;

pub use coins::Coins;
pub use compare::{Decision, Part};
pub use hands::Hands;
pub use machine::{Class, NotAPayTable, PayTable};
pub use opponent::{Character, OpponentView};
pub use solo::{FINISH_LETTER, Refusal};

use crate::core::{Chips, Jokers};
use crate::table::{
    Bank, Game, NoPractice, NoPurse, Origin, Phase, Preparation, Round as _, Table,
};
use chips::{ForChips, Stacks};
use duel::{Betting, Holder, Opponents};
use odds::Odds;

/// Solo draw, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Solo;

impl Game for Solo {
    const NAME: &'static str = "poker";

    type Round = solo::Round;
    type Purse = NoPurse;
    type Practice = NoPractice;

    fn daily_rules() -> Jokers {
        Jokers::None
    }
}

/// Jacks or Better, and Kings or Better with a joker, as a [`Table`] plays them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jacks;

impl Game for Jacks {
    const NAME: &'static str = "poker-jacks";

    type Round = jacks::Round;
    type Purse = Bank;
    type Practice = practice::PracticeHands;

    fn daily_rules() -> PayTable {
        PayTable::jacks(9, 6)
    }
}

/// The duel, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel;

impl Game for Duel {
    const NAME: &'static str = "poker-duel";

    type Round = duel::Round;
    type Purse = Stacks;
    type Practice = NoPractice;

    fn daily_rules() -> duel::Rules {
        duel::Rules {
            jokers: Jokers::None,
            opponents: Opponents::THE_RULE,
            betting: Betting::None,
        }
    }

    /// The Odds needs to know the draws of the pack.
    fn needs_preparation(rules: &duel::Rules) -> bool {
        rules.opponents.holds(Character::Odds)
    }

    fn prepare(rules: &duel::Rules) -> Option<Preparation> {
        let mut work = Odds::prepare(rules.jokers)?;
        Some(Box::new(move || work.step()))
    }
}

/// The solo draw table.
pub type SoloTable = Table<Solo>;

/// The table of Jacks or Better.
pub type JacksTable = Table<Jacks>;

impl JacksTable {
    /// How many hands are drawn from the deal on the table; one where none is dealt.
    #[must_use]
    pub fn drawn_hands(&self) -> Hands {
        let round = self.phase().round();
        round.map_or(Hands::ONE, |round| round.stake().hands())
    }

    /// What the player has beside the coins that lie on the table: less than the bank while a round that
    /// counts is under way.
    #[must_use]
    pub fn chips_left(&self) -> Chips {
        let chips = self.purse().chips();
        let at_stake = match self.phase() {
            Phase::Dealt(dealt) if dealt.sealed().origin == Origin::Fresh => match dealt.round() {
                jacks::Round::Drawing(_) => dealt.round().stake().chips(),
                jacks::Round::Over(_) => Chips::NONE,
            },
            Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => Chips::NONE,
        };
        chips.checked_sub(at_stake).unwrap_or(chips)
    }
}

/// The duel's table.
pub type DuelTable = Table<Duel>;

impl DuelTable {
    /// What the player has beside the bets on the table: less than the purse while a round that counts is
    /// under way.
    #[must_use]
    pub fn chips_left(&self) -> Chips {
        let has = self.purse().of(Holder::Player).chips;
        match self.phase() {
            Phase::Dealt(dealt)
                if dealt.sealed().origin == Origin::Fresh && !dealt.round().is_over() =>
            {
                let mut seats = dealt
                    .round()
                    .for_chips()
                    .into_iter()
                    .flat_map(ForChips::seats);
                seats.next().map_or(has, |seat| seat.stack)
            }
            Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => has,
        }
    }
}
