//! The outcomes of a hand of any game of video poker, and of all hands.

use std::cmp::Ordering;

use super::advice::compare_holds;
use super::draw_coach::{DrawCoach, UNPAID};
use super::sums::RESULTS;
use crate::Hands;
use crate::video_poker::{Class, Game, PayTable};
use fair_deal_table::Marks;

/// The outcomes of a hand for each of its 32 holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "SentAdvice", into = "SentAdvice"))]
pub struct DrawAdvice {
    pub(super) game: Game,
    /// The holds, in the order of [`Marks::all`] of the discards.
    pub(super) holds: [Hold; 32],
}

/// The outcomes of one hold of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    pub(super) swapped: Marks,
    pub(super) total: u64,
    /// The counts by the row of the class, with unpaid hands at [`UNPAID`].
    pub(super) counts: [u32; RESULTS],
}

/// The count of a class of the game, or of unpaid hands for `None`. It is 0 for a class that the game does not have.
fn count_of<N: Copy + Default>(game: Game, counts: &[N; RESULTS], class: Option<Class>) -> N {
    let place = match class {
        None => Some(usize::from(UNPAID)),
        Some(class) => game.row(class),
    };
    place.map_or(N::default(), |place| counts[place])
}

impl Hold {
    /// The discards.
    #[must_use]
    pub const fn swapped(&self) -> Marks {
        self.swapped
    }

    /// The number of draws, all equally likely: from 1 for standing pat to 1,533,939, or 1,712,304 with a joker.
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The total pay of all draws, in coins for a bet of one coin.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// The mean pay of a draw, in coins per coin bet.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a total is below 2^53")]
    pub fn value(&self) -> f64 {
        self.total as f64 / f64::from(self.draws())
    }

    /// Compares the values of two holds exactly. Between equal values, the hold with more cards is greater.
    #[must_use]
    pub fn compare(&self, other: &Hold) -> Ordering {
        let draws = (self.draws(), other.draws());
        compare_holds(
            (self.total, draws.0, self.swapped),
            (other.total, draws.1, other.swapped),
        )
    }

    /// Returns true if two holds have exactly the same value.
    #[must_use]
    pub fn ties(&self, other: &Hold) -> bool {
        let here = u128::from(self.total) * u128::from(other.draws());
        here == u128::from(other.total) * u128::from(self.draws())
    }
}

impl DrawAdvice {
    /// The game of the advice.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The outcomes after these discards.
    #[must_use]
    pub fn of(&self, swapped: Marks) -> &Hold {
        let [first, others @ ..] = &self.holds;
        let mut others = others.iter();
        others.find(|hold| hold.swapped == swapped).unwrap_or(first)
    }

    /// All 32 holds, in the order of [`Marks::all`] of the discards.
    #[must_use]
    pub const fn holds(&self) -> &[Hold; 32] {
        &self.holds
    }

    /// The number of draws of one of these holds that end in a class of the game, or unpaid for `None`.
    #[must_use]
    pub fn count(&self, hold: &Hold, class: Option<Class>) -> u32 {
        count_of(self.game, &hold.counts, class)
    }

    /// The holds, best first. Ties go to the hold with more cards, then to the order of [`Marks::all`].
    #[must_use]
    pub fn ranked(&self) -> Vec<&Hold> {
        let mut holds: Vec<&Hold> = self.holds.iter().collect();
        holds.sort_by(|one, other| other.compare(one));
        holds
    }

    /// The first of [`DrawAdvice::ranked`].
    #[must_use]
    pub fn best(&self) -> &Hold {
        let [first, others @ ..] = &self.holds;
        let better = |best, hold| match Hold::compare(hold, best) {
            Ordering::Greater => hold,
            Ordering::Less | Ordering::Equal => best,
        };
        others.iter().fold(first, better)
    }

    /// All holds with the same value as the best one, in the order of [`DrawAdvice::ranked`].
    #[must_use]
    pub fn all_best(&self) -> Vec<&Hold> {
        let best = self.best();
        let ranked = self.ranked().into_iter();
        ranked.take_while(|hold| hold.ties(best)).collect()
    }
}

/// The outcomes of all hands of a game, with the best hold of each.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "SentGame", into = "SentGame"))]
pub struct WholeGame {
    pub(super) table: PayTable,
    /// The counts by the row of the class, with unpaid hands at [`UNPAID`].
    pub(super) counts: [u64; RESULTS],
    /// The number of different deals.
    pub(super) deals: u64,
    /// The sum over all deals of the square of the total pay of their draws, scaled to the same number of draws for
    /// each deal.
    pub(super) squares: u128,
}

/// Plays the best hold of every hand that can be dealt. For another table of the same game [`DrawCoach::for_table`] is
/// faster.
#[must_use]
pub fn whole_return(table: &PayTable) -> WholeGame {
    DrawCoach::new(table).whole()
}

impl WholeGame {
    /// The pay table.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The frequency of this class, out of [`WholeGame::all`], or of unpaid hands for `None`. Between two equal holds,
    /// the play keeps more cards.
    #[must_use]
    pub fn count(&self, class: Option<Class>) -> u64 {
        count_of(self.table.game(), &self.counts, class)
    }

    /// The number of equally likely outcomes: the number of deals, times five, times the number of draws of five cards.
    /// A draw of fewer cards counts for several outcomes.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The pays of the table, each with its frequency.
    fn each(&self) -> impl Iterator<Item = (u128, u128)> {
        let pays = self.table.pays().iter().zip(self.counts);
        pays.map(|(pay, count)| (u128::from(*pay), u128::from(count)))
    }

    /// The total pay of all outcomes.
    fn paid(&self) -> u128 {
        self.each().map(|(pay, count)| pay * count).sum()
    }

    /// The return per coin, as an exact fraction in lowest terms.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the total pay is below 2^58"
    )]
    pub fn exact(&self) -> (u64, u64) {
        let (paid, all) = (self.paid() as u64, self.all());
        let common = common_divisor(paid, all);
        (paid / common, all / common)
    }

    /// The return per coin. It is below 1 if the house has the edge.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "all is below 2^53; the pay is rounded once"
    )]
    pub fn value(&self) -> f64 {
        let (paid, all) = self.exact();
        paid as f64 / all as f64
    }

    /// The variance of the return per coin on one hand.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let squares: u128 = self.each().map(|(pay, count)| pay * pay * count).sum();
        self.beyond_the_square(squares * u128::from(self.all()))
    }

    /// The covariance of the returns per coin of two hands with the same deal and hold, each drawn from its own copy of
    /// the remaining pack. It equals the variance of the value of the best hold. The variance of n such hands follows
    /// from it ([`WholeGame::variance_of`]).
    #[must_use]
    pub fn covariance(&self) -> f64 {
        self.beyond_the_square(self.squares * u128::from(self.deals))
    }

    /// The variance of the return per coin, bet in equal parts on this number of hands from the same deal and hold.
    #[must_use]
    pub fn variance_of(&self, hands: Hands) -> f64 {
        let hands = f64::from(hands.number());
        (self.variance() + (hands - 1.0) * self.covariance()) / hands
    }

    /// Returns true if the squares can belong to the counts: their mean is at least the square of the mean.
    #[cfg(feature = "serde")]
    pub(super) fn is_consistent(&self) -> bool {
        let paid = self.paid();
        self.squares * u128::from(self.deals) >= paid * paid
    }

    /// The mean of squares minus the square of the mean, both over the square of [`WholeGame::all`]. The difference is
    /// exact before the final rounding.
    #[expect(clippy::cast_precision_loss, reason = "it is rounded here")]
    fn beyond_the_square(&self, squares: u128) -> f64 {
        let (paid, all) = (self.paid(), u128::from(self.all()));
        (squares - paid * paid) as f64 / (all * all) as f64
    }
}

/// The greatest common divisor. `other` must be positive.
pub(super) fn common_divisor(one: u64, other: u64) -> u64 {
    let (mut one, mut other) = (one, other);
    while one > 0 {
        (one, other) = (other % one, one);
    }
    other
}

/// The advice as it is serialised: the game, and for each hold, in the order of [`Marks::all`], the total and the
/// counts.
#[cfg(feature = "serde")]
type SentAdvice = (Game, Vec<(u64, [u32; RESULTS])>);

#[cfg(feature = "serde")]
impl From<DrawAdvice> for SentAdvice {
    fn from(advice: DrawAdvice) -> SentAdvice {
        let holds = advice.holds.iter().map(|hold| (hold.total, hold.counts));
        (advice.game, holds.collect())
    }
}

#[cfg(feature = "serde")]
impl TryFrom<SentAdvice> for DrawAdvice {
    type Error = &'static str;

    fn try_from((game, counted): SentAdvice) -> Result<DrawAdvice, &'static str> {
        let draws = |counts: &[u32; RESULTS]| {
            let draws = counts
                .iter()
                .try_fold(0_u32, |all, count| all.checked_add(*count));
            draws.filter(|draws| *draws > 0)
        };
        let are_some = counted.iter().all(|(_, counts)| draws(counts).is_some());
        let holds = Marks::all().zip(&counted);
        let holds = holds.map(|(swapped, (total, counts))| Hold {
            swapped,
            total: *total,
            counts: *counts,
        });
        let holds: Vec<Hold> = holds.collect();
        match holds.try_into() {
            Ok(holds) if are_some && counted.len() == 32 => Ok(DrawAdvice { game, holds }),
            Ok(_) | Err(_) => Err("not advice about a hand"),
        }
    }
}

/// A whole game as it is serialised: its fields.
#[cfg(feature = "serde")]
type SentGame = (PayTable, [u64; RESULTS], u64, u128);

#[cfg(feature = "serde")]
impl From<WholeGame> for SentGame {
    fn from(whole: WholeGame) -> SentGame {
        (whole.table, whole.counts, whole.deals, whole.squares)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<SentGame> for WholeGame {
    type Error = &'static str;

    fn try_from((table, counts, deals, squares): SentGame) -> Result<WholeGame, &'static str> {
        let all = counts
            .iter()
            .try_fold(0_u64, |all, count| all.checked_add(*count));
        let whole = WholeGame {
            table,
            counts,
            deals,
            squares,
        };
        // Larger counts than any pack has could overflow the sums of the pays and of the squares.
        let is_some = all.is_some_and(|all| (1..=1 << 50).contains(&all));
        let is_some = is_some && deals < 1 << 28 && squares >> 98 == 0;
        if is_some && whole.is_consistent() {
            Ok(whole)
        } else {
            Err("not the outcomes of a pay table")
        }
    }
}
