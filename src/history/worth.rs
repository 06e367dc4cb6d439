//! What a round is worth before it is dealt.

use std::fmt;
use std::str::FromStr;

use super::facts::Ending;
use super::record::GameName;
use crate::blackjack::{HoleCard, Outcome, Rules, SurrenderRule, Ties};
use crate::coach::draw::{DrawCoach, WholeGame};
use crate::coach::{CardValue, Coach, Shoe};
use crate::core::AceRule;
use crate::poker::{Class, Hands, PayTable, jacks};
use crate::table::Fields;

/// What a round is worth before it is dealt, with the best play: per bet, and where nothing is bet per round, of
/// which one won counts 1 and one lost −1.
///
/// At Jacks or Better everything is exact. At blackjack the mean is exact from a fresh shoe; later in a shoe it
/// differs by what the cards are that have gone, and on the average by little. The variance is exact but for the hands of
/// a split ([`crate::coach::moments`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The mean of the result, in bets.
    pub mean: f64,
    /// Its variance, in squared bets.
    pub variance: f64,
    /// A result so rare and so large that a run with one is unlike a run without.
    pub jackpot: Option<Jackpot>,
    /// How many hands of a round end so on average, of the endings of which that is known exactly: at Jacks or Better all
    /// of them, at blackjack those with a natural of one side. Of one hand it is how likely a round ends so.
    pub endings: Vec<(Ending, f64)>,
}

/// A rare and large result: at Jacks or Better the royal flush.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Jackpot {
    /// How many there are in a round on average: of one hand, how likely it is. Of several hands those that are dealt a
    /// royal flush have one each, which the variance of a round counts and this number does not.
    pub chance: f64,
    /// What one pays, in bets of a round.
    pub pay: f64,
}

/// Why nothing is said of what a round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWorth {
    /// In solo draw nothing is won. In the duels it depends on the opponents' cards and play, which are estimated.
    NotExact,
    /// There are no such terms in this game.
    NoSuchTerms,
    /// What was written is damaged.
    Damaged,
}

impl NoWorth {
    /// The name in a letter.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NoWorth::NotExact => "not-exact",
            NoWorth::NoSuchTerms => "no-such-terms",
            NoWorth::Damaged => "damaged",
        }
    }

    /// The reason with this [code](NoWorth::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<NoWorth> {
        let mut all = [NoWorth::NotExact, NoWorth::NoSuchTerms, NoWorth::Damaged].into_iter();
        all.find(|it| it.code() == code)
    }
}

impl fmt::Display for NoWorth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoWorth::NotExact => "What a round of this game is worth is not known exactly.",
            NoWorth::NoSuchTerms => "The game is not played on these terms.",
            NoWorth::Damaged => "What a round is worth is damaged.",
        })
    }
}

impl std::error::Error for NoWorth {}

/// What a round of this game is worth on these terms ([`Played::terms`](super::Played::terms)): [`WorthWork`] at once.
///
/// # Errors
/// [`NoWorth`] where that cannot be said.
pub fn worth(game: GameName, terms: &str) -> Result<Worth, NoWorth> {
    let mut work = WorthWork::new(game, terms)?;
    loop {
        if let Some(worth) = work.step() {
            return Ok(worth);
        }
    }
}

/// The same, a piece at a time: some milliseconds each.
#[derive(Debug)]
pub struct WorthWork(Work);

#[derive(Debug)]
enum Work {
    Blackjack(Box<Blackjack>),
    Jacks(PayTable, Hands),
}

/// Up card by up card.
#[derive(Debug)]
struct Blackjack {
    rules: Rules,
    coach: Coach,
    done: usize,
    mean: f64,
    square: f64,
}

impl WorthWork {
    /// How many steps the work takes at the most.
    pub const STEPS: usize = CardValue::ALL.len();

    /// The work for a game on these terms.
    ///
    /// # Errors
    /// [`NoWorth`] where nothing exact can be said, or the terms are none of this game.
    pub fn new(game: GameName, terms: &str) -> Result<WorthWork, NoWorth> {
        match game {
            GameName::Blackjack => {
                // Hands against one dealer depend on each other, and on side bets beside them: how far their sum varies is
                // not worked out here.
                let is_several = terms.contains('~') && game.read_terms(terms).is_some();
                let rules = terms.parse().map_err(|_| {
                    if is_several {
                        NoWorth::NotExact
                    } else {
                        NoWorth::NoSuchTerms
                    }
                })?;
                Ok(WorthWork(Work::Blackjack(Box::new(Blackjack {
                    rules,
                    coach: Coach::new(&rules),
                    done: 0,
                    mean: 0.0,
                    square: 0.0,
                }))))
            }
            GameName::Jacks => {
                let (table, stake) = terms.split_once('~').ok_or(NoWorth::NoSuchTerms)?;
                let table: PayTable = table.parse().map_err(|_| NoWorth::NoSuchTerms)?;
                let stake: jacks::Stake = stake.parse().map_err(|_| NoWorth::NoSuchTerms)?;
                let coins = stake.coins().ok_or(NoWorth::NoSuchTerms)?;
                Ok(WorthWork(Work::Jacks(table.on(coins), stake.hands())))
            }
            GameName::Solo | GameName::Duel => Err(NoWorth::NotExact),
        }
    }

    /// How many steps are done.
    #[must_use]
    pub const fn done(&self) -> usize {
        match &self.0 {
            Work::Blackjack(work) => work.done,
            Work::Jacks(..) => 0,
        }
    }

    /// Does the next step; tells what was found out when it was the last one.
    pub fn step(&mut self) -> Option<Worth> {
        match &mut self.0 {
            Work::Blackjack(work) => work.step(),
            Work::Jacks(table, hands) => Some(of_jacks(&DrawCoach::new(table).whole(), *hands)),
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

/// How likely a natural of one side alone is, where it ends the round. Where the dealer wins ties, it ends none.
fn naturals(rules: &Rules) -> Vec<(Ending, f64)> {
    if rules.ace == AceRule::One || !rules.naturals.end_the_round() || rules.ties != Ties::Draw {
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
fn of_jacks(whole: &WholeGame, hands: Hands) -> Worth {
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

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let endings = self.endings.iter();
        let endings: Vec<String> = endings
            .map(|(ending, chance)| format!("{}~{chance}", ending.code()))
            .collect();
        Fields::new()
            .with("mean", self.mean)
            .with("variance", self.variance)
            .with_some("rare", self.jackpot.map(|it| it.chance))
            .with_some("pay", self.jackpot.map(|it| it.pay))
            .with("end", endings.join(","))
            .fmt(f)
    }
}

impl FromStr for Worth {
    type Err = NoWorth;

    /// Reads what `Display` writes, to the last bit.
    fn from_str(text: &str) -> Result<Worth, NoWorth> {
        let fields = Fields::parse(text);
        let finite = |text: &str| text.parse().ok().filter(|it: &f64| it.is_finite());
        let number = |name| fields.get(name).and_then(finite);
        let ending = |part: &str| {
            let (code, chance) = part.rsplit_once('~')?;
            Some((Ending::from_code(code)?, finite(chance)?))
        };
        let worth = || {
            let endings = fields
                .get("end")?
                .split(',')
                .filter(|part| !part.is_empty());
            Some(Worth {
                mean: number("mean")?,
                variance: number("variance").filter(|it| *it >= 0.0)?,
                jackpot: match fields.get("rare") {
                    None => None,
                    Some(_) => Some(Jackpot {
                        chance: number("rare").filter(|it| (0.0..=1.0).contains(it))?,
                        pay: number("pay")?,
                    }),
                },
                endings: endings.map(ending).collect::<Option<_>>()?,
            })
        };
        worth().ok_or(NoWorth::Damaged)
    }
}
