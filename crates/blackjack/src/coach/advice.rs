//! The coach and its answer.

use super::dealer::{Dealer, TOTALS};
use super::hands::Hands;
use super::reason::Difference;
use super::shoe::{ACE, Shoe, TEN, TENS, VALUES};
use super::situation::{Checked, NoAdvice, Pack, Situation};
use super::solve::{Gone, HandValues, Solver, is_better};
use super::terms::{Scope, Terms};
use crate::{Action, Rescue, Rules, Ties};
use fair_deal_core::Decks;

/// A play of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Play {
    /// Takes no more cards.
    Stand,
    /// Takes one card.
    Hit,
    /// Doubles the bet for exactly one more card.
    Double,
    /// Splits a pair into two hands.
    Split,
    /// Gives the hand up for half of the bet.
    Surrender,
}

impl Play {
    /// All plays, in the order in which the page lists them.
    pub const ALL: [Play; 5] = [
        Play::Stand,
        Play::Hit,
        Play::Double,
        Play::Split,
        Play::Surrender,
    ];

    /// Returns the name of the play in the page contract and in the command-line tools.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Play::Stand => "stand",
            Play::Hit => "hit",
            Play::Double => "double",
            Play::Split => "split",
            Play::Surrender => "surrender",
        }
    }

    /// Returns the decision at a table that makes this play.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Play::Stand => Action::Stand,
            Play::Hit => Action::Hit,
            Play::Double => Action::Double,
            Play::Split => Action::Split,
            Play::Surrender => Action::Surrender,
        }
    }
}

/// The worth of a play.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayValue {
    /// The play.
    pub play: Play,
    /// The expected win per initial bet, with the best play in all later decisions: −2 to 2, or −8 to 8 for a split. It
    /// is conditional on no natural of the dealer. If a natural would take all bets, the value includes the natural
    /// instead.
    pub value: f64,
    /// The chances to win, push and lose the bet. `None` for a split, which has several hands, for a surrender, and if
    /// the player may double or give up later.
    pub chances: Option<Chances>,
}

/// The chances of a bet. They add up to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chances {
    /// The chance to win.
    pub win: f64,
    /// The chance to get the bet back.
    pub push: f64,
    /// The chance to lose.
    pub lose: f64,
}

/// The chances of the dealer's final totals, if the dealer plays the hand out. They are conditional on no natural and
/// add up to 1. If a natural would take all bets, they add up to 1 together with its chance.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DealerChances {
    /// The chances of 17, 18, 19, 20 and 21. Where a natural is not special, the last one includes it.
    pub totals: [f64; TOTALS],
    /// The chance to go over 21.
    pub bust: f64,
    /// The chance of a natural before a peek. The sum above includes it only if a natural would take all bets. The
    /// dealer then has no hole card and does not peek.
    pub natural: f64,
}

/// The decision about early surrender, before the dealer peeks for a natural. Its values include the natural, so they
/// can be compared only with each other.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct EarlySurrender {
    /// The worth of the surrender, per initial bet.
    pub surrender: f64,
    /// The worth of playing on with the best plays, per initial bet.
    pub play_on: f64,
}

/// The coach's answer about a decision.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Advice {
    /// Every legal play, in the order of [`Play::ALL`]. The list is empty for a natural against an ace: the only
    /// decision then is insurance, also called even money.
    pub plays: Vec<PlayValue>,
    /// The chances of the dealer's hand.
    pub dealer: DealerChances,
    /// The worth of insurance by itself before the dealer peeks, per initial bet. It costs half of the initial bet and
    /// pays 2:1. `None` if the table does not offer it.
    pub insurance: Option<f64>,
    /// The decision about early surrender, if the rules have it. After the peek the offer is gone.
    pub early_surrender: Option<EarlySurrender>,
    /// The difference between the best play and the one from a fresh shoe. `None` if they are the same.
    /// [`Coach::advise`] leaves it `None`; a [`Question`](super::Question) fills it in.
    pub difference: Option<Difference>,
}

impl Advice {
    /// Returns the best play. Of equal plays, it returns the first.
    #[must_use]
    pub fn best(&self) -> Option<PlayValue> {
        let mut plays = self.plays.iter().copied();
        let first = plays.next()?;
        Some(plays.fold(first, |best, play| {
            if is_better(play.value, best.value) {
                play
            } else {
                best
            }
        }))
    }

    /// Returns the worth of this play, if it is legal.
    #[must_use]
    pub fn of(&self, play: Play) -> Option<PlayValue> {
        self.plays.iter().copied().find(|value| value.play == play)
    }
}

/// The coach for one table: everything that follows from the rules alone, computed once for all questions. It takes a
/// few milliseconds to create and a few hundred kilobytes.
#[derive(Clone, Debug)]
pub struct Coach {
    pub(super) terms: Terms,
    pub(super) pack: Shoe,
    /// The numbers of tens, jacks, queens and kings in the pack.
    pub(super) tens: [u8; TENS],
    copies: Option<u8>,
    pub(super) hands: Hands,
    dealers: [Dealer; VALUES],
}

impl Coach {
    /// Creates the coach for these rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Coach {
        Coach::with_decks(rules, rules.decks.decks())
    }

    /// Creates the coach for these rules with another number of decks.
    #[must_use]
    pub fn with_decks(rules: &Rules, decks: Decks) -> Coach {
        Coach {
            copies: Some(decks.count()),
            ..Coach::with_shoe(rules, Shoe::of_decks(decks))
        }
    }

    /// Creates the coach for these rules with a pack of these cards. Its cards that count ten are tens, jacks, queens
    /// and kings in turn.
    #[must_use]
    pub fn with_shoe(rules: &Rules, pack: Shoe) -> Coach {
        let terms = Terms::of(rules);
        let hands = Hands::new(rules.ace);
        Coach {
            dealers: std::array::from_fn(|up| Dealer::new(&hands, &terms, up)),
            terms,
            pack,
            tens: tens_of(&pack),
            copies: None,
            hands,
        }
    }

    /// The solver for the upcard at this index and these cards.
    pub(super) fn solver(&self, up: usize, shoe: &Shoe) -> Solver<'_> {
        self.solver_of_counts(up, shoe.counts().map(f64::from))
    }

    /// As [`Coach::solver`], for counts that need not be whole numbers.
    pub(super) fn solver_of_counts(&self, up: usize, shoe: [f64; VALUES]) -> Solver<'_> {
        Solver::new(&self.hands, &self.terms, &self.dealers[up], up, shoe)
    }

    /// Checks a situation at this table.
    pub(super) fn checked(&self, situation: &Situation) -> Result<Checked, NoAdvice> {
        let pack = Pack {
            shoe: &self.pack,
            tens: self.tens,
            copies: self.copies,
        };
        Checked::new(situation, &self.terms, &self.hands, &pack)
    }

    /// Returns the worth of each legal play.
    ///
    /// # Errors
    /// [`NoAdvice`] if the situation is impossible, or if there is nothing to decide.
    pub fn advise(&self, situation: &Situation) -> Result<Advice, NoAdvice> {
        let checked = self.checked(situation)?;
        let solver = self.solver(checked.up, &checked.shoe);
        let natural = solver.spared(checked.place, Gone::NOTHING);
        if natural >= 1.0 {
            return Err(NoAdvice::CertainNatural);
        }
        let mut advice = Advice {
            plays: plays(&solver, &checked, natural),
            dealer: dealer_chances(&solver, checked.place),
            insurance: checked.insurance.then(|| insurance(&solver, checked.place)),
            early_surrender: None,
            difference: None,
        };
        let best = advice.best().filter(|_| checked.early);
        advice.early_surrender = best.map(|best| EarlySurrender {
            surrender: -0.5,
            play_on: (1.0 - natural) * best.value - natural,
        });
        Ok(advice)
    }
}

/// Returns the worth of each legal play at a table with these rules. It creates a [`Coach`] each time; for several
/// questions, create one and keep it.
///
/// # Errors
/// As [`Coach::advise`].
pub fn advise(rules: &Rules, situation: &Situation) -> Result<Advice, NoAdvice> {
    Coach::new(rules).advise(situation)
}

/// Checks that a situation is possible at a table with these rules and has a decision. This is much faster than a
/// [`Coach`], and finds every error but [`NoAdvice::CertainNatural`].
///
/// # Errors
/// As [`Coach::advise`].
pub fn check(rules: &Rules, situation: &Situation) -> Result<(), NoAdvice> {
    let decks = rules.decks.decks();
    let shoe = Shoe::of_decks(decks);
    let pack = Pack {
        shoe: &shoe,
        tens: tens_of(&shoe),
        copies: Some(decks.count()),
    };
    Checked::new(situation, &Terms::of(rules), &Hands::new(rules.ace), &pack).map(|_| ())
}

/// The numbers of tens, jacks, queens and kings in a pack, which has them in turn.
fn tens_of(pack: &Shoe) -> [u8; TENS] {
    let tens = pack.counts()[TEN];
    std::array::from_fn(|rank| {
        let of_rank = (0..tens).skip(rank).step_by(TENS);
        of_rank.fold(0, |count, _| count + 1)
    })
}

/// The worth of insurance by itself against an ace.
pub(super) fn insurance(solver: &Solver, place: usize) -> f64 {
    let unseen = solver.unseen(place, Gone::NOTHING);
    let tens = unseen[TEN] / solver.left(place, Gone::NOTHING);
    0.5 * (3.0 * tens - 1.0)
}

fn plays(solver: &Solver, checked: &Checked, natural: f64) -> Vec<PlayValue> {
    let (place, scope) = (checked.place, checked.scope);
    let own = solver.reach([place], scope);
    let (worth, split_worth) = match checked.split {
        None => (solver.solve(&own, scope), None),
        Some(pair) => {
            let after = solver.terms.after_split(pair.value == ACE).scope;
            let split = solver.solve(&solver.reach_of_pair(pair.value, after), after);
            if after == scope {
                (split, None)
            } else {
                (solver.solve_again(&own, scope, &split), Some(split))
            }
        }
    };
    let pushes = Pushes::new(solver, &own, &worth);
    // Conditional on no natural of the dealer.
    let given = |value: f64| (value + natural) / (1.0 - natural);
    let of_bet = |value: f64, push: f64| {
        let (value, push) = (given(value), push / (1.0 - natural));
        Some(Chances {
            win: f64::midpoint(1.0 - push, value),
            push,
            lose: f64::midpoint(1.0 - push, -value),
        })
    };
    let Scope {
        doubles,
        surrenders,
        ..
    } = scope;
    let one_bet_later = !(doubles || surrenders && solver.surrender(place).is_some());
    let value_of = |play: &Play| {
        let (value, chances) = match play {
            Play::Stand if checked.doubled => {
                let value = 2.0 * worth.stand[place] + natural;
                (
                    given(value),
                    of_bet(worth.stand[place], pushes.stand[place]),
                )
            }
            Play::Stand => {
                let value = worth.stand[place];
                (given(value), of_bet(value, pushes.stand[place]))
            }
            Play::Hit => {
                let value = worth.hit[place];
                let chances = of_bet(value, pushes.hit(solver, place));
                (given(value), chances.filter(|_| one_bet_later))
            }
            Play::Double => {
                let value = solver.double(place, &worth);
                let of_one = (value - natural) / 2.0;
                let chances = of_bet(of_one, pushes.double(solver, place));
                let stays = solver.terms.rescue == Rescue::No;
                (given(value), chances.filter(|_| stays))
            }
            Play::Split => {
                let pair = checked.split?;
                let value = solver.split(pair, split_worth.as_ref().unwrap_or(&worth));
                (value / (1.0 - natural), None)
            }
            // The player loses the original bet. The dealer has peeked already.
            Play::Surrender if checked.doubled => (-1.0, None),
            Play::Surrender => (given(solver.surrender(place)?), None),
        };
        Some(PlayValue {
            play: *play,
            value,
            chances,
        })
    };
    checked.plays.iter().filter_map(value_of).collect()
}

/// The chances of a push for each hand, before the dealer peeks.
struct Pushes {
    stand: Vec<f64>,
    /// The chances with the best plays.
    best: Vec<f64>,
}

impl Pushes {
    fn new(solver: &Solver, places: &[usize], worth: &HandValues) -> Pushes {
        let mut stand = vec![0.0; solver.hands.len()];
        match solver.terms.ties {
            Ties::DealerWins => {}
            Ties::Draw => solver.pushes(places, Gone::NOTHING, worth.scope, &mut stand),
        }
        let mut pushes = Pushes {
            best: stand.clone(),
            stand,
        };
        for place in places.iter().rev().filter(|place| worth.hits(**place)) {
            pushes.best[*place] = pushes.hit(solver, *place);
        }
        pushes
    }

    fn hit(&self, solver: &Solver, place: usize) -> f64 {
        let mean = solver.mean(place, Gone::NOTHING, 0.0, |next| self.best[next]);
        mean.unwrap_or_default()
    }

    fn double(&self, solver: &Solver, place: usize) -> f64 {
        let mean = solver.mean(place, Gone::NOTHING, 0.0, |next| self.stand[next]);
        mean.unwrap_or_default()
    }
}

fn dealer_chances(solver: &Solver, place: usize) -> DealerChances {
    let natural = solver.natural(place, Gone::NOTHING);
    let spared = solver.spared(place, Gone::NOTHING);
    let mut totals = [0.0; TOTALS];
    for (at, total) in (17..=21).enumerate() {
        if let Some(mut walk) = solver.dealer.ends_with(total) {
            walk.add(&solver.unseen(place, Gone::NOTHING), at, &mut totals);
            walk.finish(&mut totals);
        }
    }
    let totals = totals.map(|chance| chance / (1.0 - spared));
    DealerChances {
        totals,
        bust: 1.0 - (natural - spared) - totals.iter().sum::<f64>(),
        natural,
    }
}
