//! The coach, and what it answers.

use super::dealer::{Dealer, TOTALS};
use super::hands::Hands;
use super::reason::Difference;
use super::shoe::{Shoe, TEN, TENS, VALUES};
use super::solve::{Gone, HandValues, Solver, is_better};
use super::spot::{Checked, NoAdvice, Pack, Spot};
use super::terms::{Scope, Terms};
use crate::{Rescue, Rules, Ties};
use fair_deal_core::Decks;

/// What can be decided about a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Take no more cards.
    Stand,
    /// Take one.
    Hit,
    /// Double the bet for one card and no other.
    Double,
    /// Make two hands of a pair.
    Split,
    /// Give the hand up for half of the bet.
    Surrender,
}

impl Play {
    /// Every play, in the order in which they are told.
    pub const ALL: [Play; 5] = [
        Play::Stand,
        Play::Hit,
        Play::Double,
        Play::Split,
        Play::Surrender,
    ];

    /// The name of the play in the page contract, and for those who check.
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
}

/// What a play leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayValue {
    /// The play.
    pub play: Play,
    /// What is won or lost on the average, per initial bet, when all later plays are the best ones: −2
    /// to 2, for a split −8 to 8. Given that the dealer has no natural, unless it would take all bets: then
    /// it is part of the value.
    pub value: f64,
    /// How often the bet is won, pushed and lost. `None` for Split, whose hands are several, for
    /// Surrender, and where the bet may be doubled or given up later.
    pub chances: Option<Chances>,
}

/// The chances of a bet, which add up to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// That it is won.
    pub win: f64,
    /// That it comes back.
    pub push: f64,
    /// That it is lost.
    pub lose: f64,
}

/// How the dealer's hand ends, if it is played out: chances that add up to 1. Given that there is no
/// natural, unless it would take all bets: then they add up to 1 with its chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DealerChances {
    /// With 17, 18, 19, 20, 21. Where a natural is not special, it is among the last.
    pub totals: [f64; TOTALS],
    /// Over 21.
    pub bust: f64,
    /// The chance, before the dealer looked, of the natural that is now ruled out. It is not one of
    /// those that add up. Where a natural takes all bets, the chance that the dealer will have one.
    pub natural: f64,
}

/// The decision whether to give the hand up before the dealer looks for a natural. Its values are not given
/// that there is none, so they are compared with each other only.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BeforeLook {
    /// What the hand is worth when it is given up, per initial bet.
    pub surrender: f64,
    /// What it is worth when it is played on with the best plays, per initial bet.
    pub play_on: f64,
}

/// What the coach says of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Every legal play, in the order of [`Play::ALL`]. There is none for a natural under an ace: only
    /// insurance is to be decided then, which is called even money.
    pub plays: Vec<PlayValue>,
    /// The dealer's hand.
    pub dealer: DealerChances,
    /// What insurance is worth by itself before the dealer looks, half of the initial bet at 2 to 1, per
    /// initial bet. `None` where it is not offered.
    pub insurance: Option<f64>,
    /// The decision before the dealer looks, where the hand may be given up then. It is not offered any more
    /// when the dealer has looked.
    pub before_look: Option<BeforeLook>,
    /// How the best play differs from the one from a fresh shoe. `None` where it does not, and where only
    /// [`Coach::advise`] was asked: a [`Question`](super::Question) asks for it too.
    pub difference: Option<Difference>,
}

impl Advice {
    /// The best play; of equal ones the first.
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

    /// What this play is worth, if it is legal.
    #[must_use]
    pub fn of(&self, play: Play) -> Option<PlayValue> {
        self.plays.iter().copied().find(|value| value.play == play)
    }
}

/// The coach for one table: what follows from its rules alone, made once for all questions. A coach
/// takes some milliseconds to make and some hundred kilobytes.
#[derive(Clone, Debug)]
pub struct Coach {
    pub(super) terms: Terms,
    pub(super) pack: Shoe,
    /// How many tens, jacks, queens and kings it has.
    pub(super) tens: [u8; TENS],
    copies: Option<u8>,
    pub(super) hands: Hands,
    dealers: [Dealer; VALUES],
}

impl Coach {
    /// The coach for these rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Coach {
        Coach::with_decks(rules, rules.decks.decks())
    }

    /// The coach for these rules, but for this many decks.
    #[must_use]
    pub fn with_decks(rules: &Rules, decks: Decks) -> Coach {
        Coach {
            copies: Some(decks.count()),
            ..Coach::with_shoe(rules, Shoe::of_decks(decks))
        }
    }

    /// The coach for these rules, but for a pack with these cards. Its cards that count ten are tens, jacks,
    /// queens and kings in turn.
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

    /// The solver for the up card at this place and these cards.
    pub(super) fn solver(&self, up: usize, shoe: &Shoe) -> Solver<'_> {
        self.solver_of_counts(up, shoe.counts().map(f64::from))
    }

    /// The same for counts that need not be whole numbers.
    pub(super) fn solver_of_counts(&self, up: usize, shoe: [f64; VALUES]) -> Solver<'_> {
        Solver::new(&self.hands, &self.terms, &self.dealers[up], up, shoe)
    }

    /// What each legal play is worth.
    ///
    /// # Errors
    /// [`NoAdvice`] when the spot cannot be, or there is nothing to decide.
    pub fn advise(&self, spot: &Spot) -> Result<Advice, NoAdvice> {
        let pack = Pack {
            shoe: &self.pack,
            tens: self.tens,
            copies: self.copies,
        };
        let checked = Checked::new(spot, &self.terms, &self.hands, &pack)?;
        let solver = self.solver(checked.up, &checked.shoe);
        let natural = solver.spared(checked.place, Gone::NOTHING);
        if natural >= 1.0 {
            return Err(NoAdvice::CertainNatural);
        }
        let mut advice = Advice {
            plays: plays(&solver, &checked, natural),
            dealer: dealer_chances(&solver, checked.place),
            insurance: checked.insurance.then(|| insurance(&solver, checked.place)),
            before_look: None,
            difference: None,
        };
        let best = advice.best().filter(|_| checked.early);
        advice.before_look = best.map(|best| BeforeLook {
            surrender: -0.5,
            play_on: (1.0 - natural) * best.value - natural,
        });
        Ok(advice)
    }
}

/// What each legal play is worth at a table with these rules.
///
/// Makes a [`Coach`] for it; who asks more than once keeps one.
///
/// # Errors
/// As [`Coach::advise`].
pub fn advise(rules: &Rules, spot: &Spot) -> Result<Advice, NoAdvice> {
    Coach::new(rules).advise(spot)
}

/// Whether a spot can be at a table with these rules, and something is to be decided there. It takes far less time than
/// a [`Coach`], and finds all but [`NoAdvice::CertainNatural`].
///
/// # Errors
/// As [`Coach::advise`].
pub fn check(rules: &Rules, spot: &Spot) -> Result<(), NoAdvice> {
    let decks = rules.decks.decks();
    let shoe = Shoe::of_decks(decks);
    let pack = Pack {
        shoe: &shoe,
        tens: tens_of(&shoe),
        copies: Some(decks.count()),
    };
    Checked::new(spot, &Terms::of(rules), &Hands::new(rules.ace), &pack).map(|_| ())
}

/// How many tens, jacks, queens and kings a pack has: as many as there are of four in turn.
fn tens_of(pack: &Shoe) -> [u8; TENS] {
    let tens = pack.counts()[TEN];
    std::array::from_fn(|rank| {
        let of_rank = (0..tens).skip(rank).step_by(TENS);
        of_rank.fold(0, |count, _| count + 1)
    })
}

/// What insurance is worth by itself when the up card is an ace.
pub(super) fn insurance(solver: &Solver, place: usize) -> f64 {
    let unseen = solver.unseen(place, Gone::NOTHING);
    let tens = unseen[TEN] / solver.left(place, Gone::NOTHING);
    0.5 * (3.0 * tens - 1.0)
}

fn plays(solver: &Solver, checked: &Checked, natural: f64) -> Vec<PlayValue> {
    let (place, scope) = (checked.place, checked.scope);
    let own = solver.reach([place], scope);
    let planned = solver.terms.planned();
    let (worth, split_worth) = match checked.split {
        None => (solver.solve(&own, scope), None),
        Some(pair) if planned == scope => {
            let all = solver.reach_of_pair(pair.value, scope);
            (solver.solve(&all, scope), None)
        }
        Some(pair) => {
            let split = solver.solve(&solver.reach_of_pair(pair.value, planned), planned);
            (solver.solve_again(&own, scope, &split), Some(split))
        }
    };
    let pushes = Pushes::new(solver, &own, &worth);
    // Given that there is no natural.
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
            // The original bet, and the dealer has looked.
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

/// How likely hands are to push, before the dealer looks.
struct Pushes {
    stand: Vec<f64>,
    /// When they are played best.
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
