//! The coach of draw poker against a pay table.

use super::advice::{DrawAdvice, Hold, NoDrawAdvice, place_of};
use super::kinds::{HAND, JOKER, KINDS, SETS, choose};
use super::suits::Patterns;
use super::sums::{Parts, RESULTS, Results, Sums, Tally, count_holds, hold};
use crate::core::{PackCard, WildHand};
use crate::poker::{PayTable, Variant};
use crate::table::Marks;

/// The coach for a pay table. To make one takes some milliseconds, to ask it a microsecond.
///
/// Values are per coin: whoever bets fewer than five gives it [`PayTable::on`] so many.
#[derive(Clone, Debug)]
pub struct DrawCoach {
    pub(super) table: PayTable,
    pub(super) counted: Counted,
    pub(super) mixed: Pays,
    pub(super) suited: Pays,
}

/// How many hands of the pack of a variant end in each result. A pay table changes nothing of it.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub(super) results: Results,
    pub(super) mixed: Sums,
    /// Those of any one suit.
    pub(super) suited: Sums,
    /// How the suits of a hand can lie, by the number of its jokers.
    pub(super) patterns: Vec<Patterns>,
}

/// Of each set of up to five cards, what all hands that hold it are paid together.
#[derive(Clone, Debug)]
pub(super) struct Pays(Vec<i64>);

impl Counted {
    fn new(variant: Variant) -> Counted {
        let jokers = variant.jokers();
        let in_pack = |each: u8| {
            let mut of_kind = [each; KINDS];
            of_kind[usize::from(JOKER)] = [0, 1, 2][jokers.count()];
            of_kind
        };
        #[expect(clippy::cast_possible_truncation, reason = "below 12")]
        let results = Results::new(jokers, |hand| place_of(variant.prize(hand)) as u8);
        let mut mixed = Sums::mixed(&in_pack(4), &results);
        let suited = Sums::suited(&in_pack(1), &results);
        mixed.add_without_naturals(&suited, 4);
        Counted {
            results,
            mixed,
            suited,
            patterns: (0..=jokers.count()).map(Patterns::new).collect(),
        }
    }
}

impl Pays {
    #[inline]
    pub(super) fn of(&self, number: u16) -> i64 {
        self.0[usize::from(number)]
    }
}

impl DrawCoach {
    /// The coach for this pay table.
    #[must_use]
    pub fn new(table: &PayTable) -> DrawCoach {
        DrawCoach::with(table, Counted::new(table.variant()))
    }

    /// The coach for this pay table, made faster from one for the same variant.
    #[must_use]
    pub fn for_table(self, table: &PayTable) -> DrawCoach {
        if self.table.variant() == table.variant() {
            DrawCoach::with(table, self.counted)
        } else {
            DrawCoach::new(table)
        }
    }

    fn with(table: &PayTable, counted: Counted) -> DrawCoach {
        let mut each = [0; RESULTS];
        for prize in table.variant().prizes() {
            each[prize.place()] = i64::from(table.pay(*prize));
        }
        let pay = |result: u8| each[usize::from(result) % RESULTS];
        let of_all = |tally: &Tally| -> i64 {
            let hands = tally.0.iter().zip(each);
            hands.map(|(hands, pay)| i64::from(*hands) * pay).sum()
        };
        let results = &counted.results;
        let hands = counted.mixed.all().len()..SETS;
        let mixed = counted.mixed.all().iter().map(of_all);
        let suited = counted.suited.all().iter().map(of_all);
        let more = |hand| pay(results.suited(hand)) - pay(results.mixed(hand));
        DrawCoach {
            mixed: Pays(
                mixed
                    .chain(hands.clone().map(|hand| pay(results.mixed(hand))))
                    .collect(),
            ),
            suited: Pays(suited.chain(hands.map(more)).collect()),
            table: *table,
            counted,
        }
    }

    /// The pay table that it is for.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// What can come of this hand, for each of the 32 ways to hold.
    ///
    /// # Errors
    /// [`NoDrawAdvice`] where the hand holds a joker that is not in the pack.
    pub fn advise(&self, hand: &WildHand) -> Result<DrawAdvice, NoDrawAdvice> {
        let parts = self.parts(hand)?;
        let counted = &self.counted;
        let counts = count_holds(&parts, &counted.results, &counted.mixed, |_| {
            &counted.suited
        });
        let totals = self.totals_of(&parts);
        let mut each = Marks::all().zip(parts.held());
        let holds = [(); 32].map(|()| {
            // There are 32, so none is missing.
            let (swapped, held) = each.next().unwrap_or_default();
            let held = usize::from(held) & 31;
            Hold::new(swapped, totals[held], counts[held])
        });
        Ok(DrawAdvice { holds })
    }

    /// What all draws are paid together, for each of the 32 ways to hold, as [`Hold::total`] and in the order
    /// of [`Marks::all`] of the cards that are swapped. This is the fast part of [`DrawCoach::advise`].
    ///
    /// # Errors
    /// As [`DrawCoach::advise`].
    pub fn totals(&self, hand: &WildHand) -> Result<[u64; 32], NoDrawAdvice> {
        let parts = self.parts(hand)?;
        let totals = self.totals_of(&parts);
        Ok(parts.held().map(|held| totals[usize::from(held) & 31]))
    }

    /// How many draws there are where so many cards are swapped, 0 to 5.
    #[must_use]
    pub fn draws(&self, swapped: usize) -> u64 {
        choose(self.unseen(), swapped) as u64
    }

    /// How many cards the player of a hand has not seen.
    pub(super) fn unseen(&self) -> usize {
        52 + self.table.variant().jokers().count() - HAND
    }

    fn parts(&self, hand: &WildHand) -> Result<Parts, NoDrawAdvice> {
        let jokers = self.table.variant().jokers();
        let missing = |(joker, _)| jokers.each().all(|it| it != joker);
        match hand.jokers().find(|joker| missing(*joker)) {
            Some((joker, _)) => Err(NoDrawAdvice::NotInThePack(PackCard::Joker(joker))),
            None => Ok(Parts::of(hand)),
        }
    }

    /// For each part that is held.
    fn totals_of(&self, parts: &Parts) -> [u64; 32] {
        let mut sums = parts.numbers.map(|number| self.mixed.of(number));
        parts.each_suited(|_, part| sums[part & 31] += self.suited.of(parts.numbers[part & 31]));
        hold(&mut sums);
        sums.map(i64::unsigned_abs)
    }
}
