//! What can come of a hand of any game of video poker, and of all hands.

use std::cmp::Ordering;

use super::advice::{compare_holds, counts_from_numbers};
use super::machine::{DrawCoach, UNPAID};
use super::sums::RESULTS;
use crate::Hands;
use crate::machine::{Class, Game, PayTable};
use fair_deal_table::Marks;

/// What can come of a hand, for each of the 32 ways to hold some of its cards and swap the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawAdvice {
    pub(super) game: Game,
    /// In the order of [`Marks::all`] of the cards that are swapped.
    pub(super) holds: [Hold; 32],
}

/// What can come of a hand where some cards are swapped and the others are held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    pub(super) swapped: Marks,
    pub(super) total: u64,
    /// By the row of the class, and at [`UNPAID`] where nothing is paid.
    pub(super) counts: [u32; RESULTS],
}

/// The count of a class among those of a game; `None` stands for hands that are paid nothing. A class that the game
/// does not have comes never.
fn count_of<N: Copy + Default>(game: Game, counts: &[N; RESULTS], class: Option<Class>) -> N {
    let place = match class {
        None => Some(usize::from(UNPAID)),
        Some(class) => game.row(class),
    };
    place.map_or(N::default(), |place| counts[place])
}

impl Hold {
    /// The cards that are swapped.
    #[must_use]
    pub const fn swapped(&self) -> Marks {
        self.swapped
    }

    /// How many draws there are, each as likely as another: from 1, where nothing is swapped, to 1,533,939, or
    /// with a joker 1,712,304.
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// What all draws are paid together, in coins for a bet of one coin.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// What a draw is paid on average, in coins for each coin that is bet.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a total is below 2^53")]
    pub fn value(&self) -> f64 {
        self.total as f64 / f64::from(self.draws())
    }

    /// Which of two ways to hold is better, exactly. Where both are worth the same, it is the one that holds
    /// more cards.
    #[must_use]
    pub fn compare(&self, other: &Hold) -> Ordering {
        let draws = (self.draws(), other.draws());
        compare_holds(
            (self.total, draws.0, self.swapped),
            (other.total, draws.1, other.swapped),
        )
    }

    /// Whether two ways to hold are worth the same, exactly.
    #[must_use]
    pub fn ties(&self, other: &Hold) -> bool {
        let here = u128::from(self.total) * u128::from(other.draws());
        here == u128::from(other.total) * u128::from(self.draws())
    }
}

impl DrawAdvice {
    /// The advice as plain numbers, which a worker can send: for each way to hold the numbers of draws that end in each
    /// row of the pay tables, and in nothing.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let counts = self.holds.iter().flat_map(|hold| hold.counts);
        counts.map(f64::from).collect()
    }

    /// The advice under this pay table that these numbers stand for, if they stand for one.
    #[must_use]
    pub fn from_numbers(table: &PayTable, numbers: &[f64]) -> Option<DrawAdvice> {
        let hold = |(swapped, numbers): (Marks, &[f64])| {
            let counts: [u64; RESULTS] = counts_from_numbers(numbers)?;
            let draws = counts.iter().sum::<u64>();
            let counts = counts.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
            let pays = table.pays().iter().zip(counts);
            (1..=u64::from(u32::MAX)).contains(&draws).then(|| Hold {
                swapped,
                total: pays
                    .map(|(pay, count)| u64::from(*pay) * u64::from(count))
                    .sum(),
                counts,
            })
        };
        let holds = Marks::all().zip(numbers.chunks(RESULTS)).map(hold);
        let holds: Vec<Hold> = holds.collect::<Option<_>>()?;
        let fits = numbers.len() == RESULTS * holds.len();
        let holds = holds.try_into().ok().filter(|_| fits)?;
        let game = table.game();
        Some(DrawAdvice { game, holds })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// What comes of swapping these cards.
    #[must_use]
    pub fn of(&self, swapped: Marks) -> &Hold {
        let [first, others @ ..] = &self.holds;
        let mut others = others.iter();
        others.find(|hold| hold.swapped == swapped).unwrap_or(first)
    }

    /// All 32, in the order of [`Marks::all`] of the cards that are swapped.
    #[must_use]
    pub const fn holds(&self) -> &[Hold; 32] {
        &self.holds
    }

    /// How many draws of one of these holds end in a class of the game; `None` stands for hands that are paid nothing.
    #[must_use]
    pub fn count(&self, hold: &Hold, class: Option<Class>) -> u32 {
        count_of(self.game, &hold.counts, class)
    }

    /// The best one first; of equal ones those that hold more cards, then those that come first in
    /// [`Marks::all`].
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

    /// All holds that are worth as much as the best one, in the order of [`DrawAdvice::ranked`].
    #[must_use]
    pub fn all_best(&self) -> Vec<&Hold> {
        let best = self.best();
        let ranked = self.ranked().into_iter();
        ranked.take_while(|hold| hold.ties(best)).collect()
    }
}

/// What comes of all hands of a game with the best hold of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeGame {
    pub(super) table: PayTable,
    /// By the row of the class, and at [`UNPAID`] where nothing is paid.
    pub(super) counts: [u64; RESULTS],
    /// How many hands can be dealt.
    pub(super) deals: u64,
    /// The sum over all hands that can be dealt of the square of what the draws are paid together, of which each
    /// hand has as many.
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

    /// How often a hand ends in this class, of [`WholeGame::all`] times; `None` stands for hands that are paid
    /// nothing. Where two holds are worth the same, one that holds more cards is played.
    #[must_use]
    pub fn count(&self, class: Option<Class>) -> u64 {
        count_of(self.table.game(), &self.counts, class)
    }

    /// How many ends there are, each as likely as another: the hands that can be dealt, times five, times the
    /// ways to draw five cards. A draw of fewer cards stands for as many of these as it takes.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The pays of the table, each with how often it is paid.
    fn each(&self) -> impl Iterator<Item = (u128, u128)> {
        let pays = self.table.pays().iter().zip(self.counts);
        pays.map(|(pay, count)| (u128::from(*pay), u128::from(count)))
    }

    /// What all ends are paid together.
    fn paid(&self) -> u128 {
        self.each().map(|(pay, count)| pay * count).sum()
    }

    /// What the table returns for a coin, as an exact fraction in its lowest terms.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "what is paid is below 2^58"
    )]
    pub fn exact(&self) -> (u64, u64) {
        let (paid, all) = (self.paid() as u64, self.all());
        let common = common_divisor(paid, all);
        (paid / common, all / common)
    }

    /// What the table returns for a coin: below 1 where the house has the edge.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "all is below 2^53; what is paid is rounded once"
    )]
    pub fn value(&self) -> f64 {
        let (paid, all) = self.exact();
        paid as f64 / all as f64
    }

    /// The variance of what a coin returns on one hand.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let squares: u128 = self.each().map(|(pay, count)| pay * pay * count).sum();
        self.beyond_the_square(squares * u128::from(self.all()))
    }

    /// The covariance of what a coin returns on two hands that are drawn from the same deal and the same hold, each
    /// from its own rest of the pack: the variance of the value of the best hold. [`WholeGame::variance_of`] n such hands
    /// follows from it.
    #[must_use]
    pub fn covariance(&self) -> f64 {
        self.beyond_the_square(self.squares * u128::from(self.deals))
    }

    /// The variance of what a coin returns where it is bet in equal parts on so many hands that are drawn from the same
    /// deal and the same hold.
    #[must_use]
    pub fn variance_of(&self, hands: Hands) -> f64 {
        let hands = f64::from(hands.number());
        (self.variance() + (hands - 1.0) * self.covariance()) / hands
    }

    /// Whether the squares can belong to the counts: their mean is no less than the square of the mean.
    pub(super) fn is_consistent(&self) -> bool {
        let paid = self.paid();
        self.squares * u128::from(self.deals) >= paid * paid
    }

    /// A mean of squares less the square of the mean, both over the square of [`WholeGame::all`] and exact before
    /// they are rounded.
    #[expect(clippy::cast_precision_loss, reason = "it is rounded here")]
    fn beyond_the_square(&self, squares: u128) -> f64 {
        let (paid, all) = (self.paid(), u128::from(self.all()));
        (squares - paid * paid) as f64 / (all * all) as f64
    }
}

/// The greatest number that divides both; `other` is above nought.
pub(super) fn common_divisor(one: u64, other: u64) -> u64 {
    let (mut one, mut other) = (one, other);
    while one > 0 {
        (one, other) = (other % one, one);
    }
    other
}
