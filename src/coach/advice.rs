//! The coach, and what it answers.

use super::dealer::{Dealer, TOTALS};
use super::hands::Hands;
use super::reason::Difference;
use super::shoe::{Shoe, TEN, VALUES};
use super::solve::{Gone, HandValues, Solver, is_better};
use super::spot::{Checked, NoAdvice, Spot};
use super::terms::Terms;
use crate::blackjack::{Rules, Ties};
use crate::core::Decks;

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
    /// to 2, for a split −8 to 8. Where the dealer looks first, given that there is no natural.
    pub value: f64,
    /// How often the bet is won, pushed and lost. `None` for Split, whose hands are several, and for
    /// Surrender.
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

/// How the dealer's hand ends, if it is played out: chances that add up to 1. Where the dealer looks
/// first, given that there is no natural.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DealerChances {
    /// With 17, 18, 19, 20, 21. Where a natural is not special, it is among the last.
    pub totals: [f64; TOTALS],
    /// Over 21.
    pub bust: f64,
    /// The chance, before the dealer looked, of the natural that is now ruled out. It is not one of
    /// those that add up.
    pub natural: f64,
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

    /// The coach for these rules, but for a pack with these cards.
    #[must_use]
    pub fn with_shoe(rules: &Rules, pack: Shoe) -> Coach {
        let terms = Terms::of(rules);
        let hands = Hands::new(rules.ace);
        Coach {
            dealers: std::array::from_fn(|up| Dealer::new(&hands, &terms, up)),
            terms,
            pack,
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
        let checked = Checked::new(spot, &self.terms, &self.hands, &self.pack, self.copies)?;
        let solver = self.solver(checked.up, &checked.shoe);
        let natural = solver.natural(checked.place, Gone::NOTHING);
        if natural >= 1.0 {
            return Err(NoAdvice::CertainNatural);
        }
        Ok(Advice {
            plays: plays(&solver, &checked, natural),
            dealer: dealer_chances(&solver, checked.place, natural),
            insurance: checked.insurance.then(|| insurance(&solver, checked.place)),
            difference: None,
        })
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

/// What insurance is worth by itself when the up card is an ace.
pub(super) fn insurance(solver: &Solver, place: usize) -> f64 {
    let unseen = solver.unseen(place, Gone::NOTHING);
    let tens = unseen[TEN] / solver.left(place, Gone::NOTHING);
    0.5 * (3.0 * tens - 1.0)
}

fn plays(solver: &Solver, checked: &Checked, natural: f64) -> Vec<PlayValue> {
    let place = checked.place;
    let places = match checked.split {
        Some((value, _)) => solver.reach_of_pair(value.at()),
        None => solver.reach([place]),
    };
    let worth = solver.solve(&places);
    let pushes = Pushes::new(solver, &solver.reach([place]), &worth);
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
    let value_of = |play: &Play| {
        let (value, chances) = match play {
            Play::Stand => {
                let value = worth.stand[place];
                (given(value), of_bet(value, pushes.stand[place]))
            }
            Play::Hit => {
                let value = worth.hit[place];
                (given(value), of_bet(value, pushes.hit(solver, place)))
            }
            Play::Double => {
                let value = solver.double(place, &worth);
                let of_one = (value - natural) / 2.0;
                (given(value), of_bet(of_one, pushes.double(solver, place)))
            }
            Play::Split => {
                let (value, most) = checked.split?;
                let value = solver.split(value.at(), most, &worth);
                (value / (1.0 - natural), None)
            }
            Play::Surrender => (-0.5, None),
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
            Ties::Draw => {
                for total in 17..=21 {
                    let Some(mut walk) = solver.dealer.ends_with(total) else {
                        continue;
                    };
                    let of_total = |place: &&usize| solver.hands.at(**place).total == total;
                    for place in places.iter().filter(of_total) {
                        walk.add(&solver.unseen(*place, Gone::NOTHING), *place, &mut stand);
                    }
                    walk.finish(&mut stand);
                }
            }
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

fn dealer_chances(solver: &Solver, place: usize, natural: f64) -> DealerChances {
    let mut totals = [0.0; TOTALS];
    for (at, total) in (17..=21).enumerate() {
        if let Some(mut walk) = solver.dealer.ends_with(total) {
            walk.add(&solver.unseen(place, Gone::NOTHING), at, &mut totals);
            walk.finish(&mut totals);
        }
    }
    let totals = totals.map(|chance| chance / (1.0 - natural));
    DealerChances {
        totals,
        bust: 1.0 - totals.iter().sum::<f64>(),
        natural,
    }
}
