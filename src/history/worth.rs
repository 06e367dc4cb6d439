//! The value of a round before the deal.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::facts::Ending;
use crate::blackjack::coach::{CardValue, Coach, Shoe};
use crate::blackjack::{HoleCard, Outcome, Rules, SurrenderRule};
use crate::core::AceRule;
use crate::games::GameName;
use crate::poker::coach::draw::{DrawCoach, WholeGame};
use crate::poker::{Class, Hands, PayTable, video_poker};

/// The value of a round before the deal, with the best play. It is per bet. In a game without bets it is per round,
/// where a win counts 1 and a loss −1.
///
/// In video poker everything is exact. In blackjack the mean is exact from a fresh shoe. Later in a shoe it depends on
/// the cards that are gone, and on average differs little. The variance is exact except for the hands of a split
/// ([`crate::blackjack::coach::moments`]).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The mean of the result, in bets.
    pub mean: f64,
    /// The variance of the result, in squared bets.
    pub variance: f64,
    /// A result so rare and large that a run with one differs much from a run without.
    pub jackpot: Option<Jackpot>,
    /// The average number of hands of a round with each ending, for the endings for which it is known exactly: in video
    /// poker all of them, in blackjack those with a natural of one side only. For one hand it is the chance of the
    /// ending.
    pub endings: Vec<(Ending, f64)>,
}

/// A rare and large result: in video poker the royal flush.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Jackpot {
    /// The average number of jackpots in a round; with one hand, the chance of one. A dealt royal flush counts once for
    /// each hand. Only the variance of a round shows that these jackpots come together.
    pub chance: f64,
    /// The payment for one, in bets of a round.
    pub pay: f64,
}

/// The reason why the worth of a round is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoWorth {
    /// The worth is not computed exactly. Solo draw has no winner. In the poker matches it depends on the opponents'
    /// cards and play, which are estimated. Several hands or side bets at one blackjack table depend on each other.
    NotExact,
    /// The game does not have these terms.
    NoSuchTerms,
}

impl fmt::Display for NoWorth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoWorth::NotExact => "What a round of this game is worth is not known exactly.",
            NoWorth::NoSuchTerms => "The game is not played on these terms.",
        })
    }
}

impl std::error::Error for NoWorth {}

/// Computes the worth of a round of this game on these terms ([`Played::terms`](super::Played::terms)), with all steps
/// of [`WorthWork`].
///
/// # Errors
/// [`NoWorth`] if it is unknown.
pub fn worth(game: GameName, terms: &str) -> Result<Worth, NoWorth> {
    let mut work = WorthWork::new(game, terms)?;
    loop {
        if let Some(worth) = work.step() {
            return Ok(worth);
        }
    }
}

/// The computation of [`worth()`] in steps of some milliseconds.
#[derive(Debug)]
pub struct WorthWork(Work);

#[derive(Debug)]
enum Work {
    Blackjack(Box<Blackjack>),
    VideoPoker(PayTable, Hands),
}

/// The computation for blackjack, one upcard per step.
#[derive(Debug)]
struct Blackjack {
    rules: Rules,
    coach: Coach,
    done: usize,
    mean: f64,
    square: f64,
}

impl WorthWork {
    /// The maximum number of steps.
    pub const STEPS: usize = CardValue::ALL.len();

    /// Starts the computation for a game on these terms.
    ///
    /// # Errors
    /// [`NoWorth`] if the worth cannot be computed exactly, or the game does not have these terms.
    pub fn new(game: GameName, terms: &str) -> Result<WorthWork, NoWorth> {
        game.worth(terms)
    }

    /// The work for one hand of blackjack without side bets by these rules.
    pub(crate) fn of_blackjack(rules: Rules) -> WorthWork {
        WorthWork(Work::Blackjack(Box::new(Blackjack {
            rules,
            coach: Coach::new(&rules),
            done: 0,
            mean: 0.0,
            square: 0.0,
        })))
    }

    /// The work for video poker on these terms.
    pub(crate) fn of_video_poker(terms: &str) -> Result<WorthWork, NoWorth> {
        let (table, stake) = terms.split_once('~').ok_or(NoWorth::NoSuchTerms)?;
        let table: PayTable = table.parse().map_err(|_| NoWorth::NoSuchTerms)?;
        let stake: video_poker::Stake = stake.parse().map_err(|_| NoWorth::NoSuchTerms)?;
        let coins = stake.coins().ok_or(NoWorth::NoSuchTerms)?;
        Ok(WorthWork(Work::VideoPoker(table.on(coins), stake.hands())))
    }

    /// The number of finished steps.
    #[must_use]
    pub const fn done(&self) -> usize {
        match &self.0 {
            Work::Blackjack(work) => work.done,
            Work::VideoPoker(..) => 0,
        }
    }

    /// Does the next step. Returns the result after the last one.
    pub fn step(&mut self) -> Option<Worth> {
        match &mut self.0 {
            Work::Blackjack(work) => work.step(),
            Work::VideoPoker(table, hands) => {
                Some(of_video_poker(&DrawCoach::new(table).whole(), *hands))
            }
        }
    }
}

impl Blackjack {
    fn step(&mut self) -> Option<Worth> {
        if let Some(up) = CardValue::ALL.get(self.done) {
            self.done += 1;
            if let Some(moments) = self.coach.moments(*up) {
                self.mean += moments.chance * moments.mean;
                self.square += moments.chance * moments.square;
            }
        }
        (self.done == CardValue::ALL.len()).then(|| Worth {
            mean: self.mean,
            variance: self.square - self.mean * self.mean,
            jackpot: None,
            endings: naturals(&self.rules),
        })
    }
}

/// The chances of a natural of one side only. Empty unless naturals end the round. Two naturals are a tie, whose ending
/// is neither of these under any rule for ties.
fn naturals(rules: &Rules) -> Vec<(Ending, f64)> {
    if rules.ace == AceRule::One || !rules.naturals.end_the_round() {
        return vec![];
    }
    let shoe = Shoe::of_decks(rules.decks.decks());
    let [ace, .., ten] = CardValue::ALL;
    let (aces, tens) = (f64::from(shoe.count(ace)), f64::from(shoe.count(ten)));
    let cards = f64::from(shoe.cards());
    let natural = 2.0 * aces * tens / (cards * (cards - 1.0));
    let other = 2.0 * (aces - 1.0) * (tens - 1.0) / ((cards - 2.0) * (cards - 3.0));
    let alone = natural * (1.0 - other);
    let mut known = vec![
        (Ending::Outcome(Outcome::PlayerBlackjack), alone),
        (Ending::Outcome(Outcome::DealerBlackjack), alone),
    ];
    let early = [1, 10].map(|up| rules.surrender.given_up(rules.hole_card, up, 2));
    if rules.hole_card != HoleCard::Peek || early.contains(&Some(SurrenderRule::Half)) {
        // A hand that was lost or given up before has another ending.
        known.pop();
    }
    known
}

#[expect(
    clippy::cast_precision_loss,
    reason = "all is below 2^53; what is counted is rounded once"
)]
fn of_video_poker(whole: &WholeGame, hands: Hands) -> Worth {
    let (table, all) = (whole.table(), whole.all() as f64);
    let hands_in_round = f64::from(hands.number());
    let chance = |result: Option<Class>| hands_in_round * whole.count(result) as f64 / all;
    let results = table.rows().map(|(class, _)| Some(class)).chain([None]);
    Worth {
        mean: whole.value() - 1.0,
        jackpot: Some(Jackpot {
            chance: chance(Some(Class::RoyalFlush)),
            pay: f64::from(table.pay(Class::RoyalFlush)) / hands_in_round,
        }),
        variance: whole.variance_of(hands),
        endings: results
            .map(|result| (Ending::Prize(result), chance(result)))
            .collect(),
    }
}
