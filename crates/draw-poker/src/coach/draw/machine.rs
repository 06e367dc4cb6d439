//! The coach of every game of video poker.

use super::advice::NoDrawAdvice;
use super::kinds::{HAND, KINDS, Kinds, SETS, WILD, choose};
use super::outcome::{DrawAdvice, Hold};
use super::suits::Patterns;
use super::sums::{Parts, RESULTS, Results, Sums, Tally, count_holds, hold};
use crate::machine::{Game, Made, PayTable, WildCards};
use fair_deal_core::{PackCard, Rank, WildHand};
use fair_deal_table::Marks;

/// The result of a hand that is paid nothing. The others are the rows of the game's pay tables.
pub(super) const UNPAID: u8 = 15;

// Every row has a result of its own.
const _: () = assert!(Game::MOST_CLASSES < RESULTS && UNPAID as usize == RESULTS - 1);

/// The coach for a pay table of any game. To make one takes some milliseconds, to ask it a microsecond.
///
/// Values are per coin: for fewer than five coins, give it [`PayTable::on`] these coins.
#[derive(Clone, Debug)]
pub struct DrawCoach {
    pub(super) table: PayTable,
    pub(super) counted: Counted,
    pub(super) mixed: Pays,
    pub(super) suited: Pays,
}

/// How many hands of the pack of a game end in each result. What they are paid changes nothing of it.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub(super) results: Results,
    pub(super) mixed: Sums,
    /// Those of any one suit.
    pub(super) suited: Sums,
    /// How the suits of a hand can lie, by the number of its wild cards.
    pub(super) patterns: Vec<Patterns>,
    /// How many cards of each kind are in the pack.
    pub(super) of_kind: [u8; KINDS],
}

/// Of each set of up to five cards, what all hands that hold it are paid together.
#[derive(Clone, Debug)]
pub(super) struct Pays(Vec<i64>);

/// The rank that is wild in this game.
const fn wild_rank(game: Game) -> Option<Rank> {
    match game.wild_cards() {
        WildCards::None | WildCards::Joker => None,
        WildCards::Deuces => Some(Rank::Two),
    }
}

fn result(game: Game, kinds: Kinds, suited: bool) -> u8 {
    let repeats = |kinds: &[u8]| kinds[0] == kinds[1] && kinds[0] < WILD;
    if suited && kinds.windows(2).any(repeats) {
        // There is no such hand.
        return UNPAID;
    }
    let mut naturals = [Rank::Two; HAND];
    let mut number = 0;
    for rank in kinds
        .iter()
        .filter_map(|kind| Rank::ALL.get(usize::from(*kind)))
    {
        naturals[number] = *rank;
        number += 1;
    }
    let row = game.row_of(Made::of(&naturals[..number], suited));
    row.and_then(|row| u8::try_from(row).ok()).unwrap_or(UNPAID)
}

/// The parts of a hand in this game.
pub(super) fn parts_of(game: Game, hand: &WildHand) -> Result<Parts, NoDrawAdvice> {
    let jokers = game.wild_cards().jokers();
    let missing = |(joker, _)| jokers.each().all(|it| it != joker);
    match hand.jokers().find(|joker| missing(*joker)) {
        Some((joker, _)) => Err(NoDrawAdvice::NotInThePack(PackCard::Joker(joker))),
        None => Ok(Parts::of(hand, wild_rank(game))),
    }
}

impl Counted {
    fn new(game: Game) -> Counted {
        let wild = game.wild_cards().count();
        let in_pack = |each: u8| {
            let mut of_kind = [each; KINDS];
            if let Some(rank) = wild_rank(game) {
                of_kind[rank as usize] = 0;
            }
            of_kind[usize::from(WILD)] = (0..wild).fold(0, |wild, _| wild + 1);
            of_kind
        };
        let results = Results::new(|kinds, suited| result(game, *kinds, suited));
        let mut mixed = Sums::mixed(&in_pack(4), &results);
        let suited = Sums::suited(&in_pack(1), &results);
        mixed.add_without_naturals(&suited, 4);
        Counted {
            results,
            mixed,
            suited,
            patterns: (0..=wild).map(|held| Patterns::new(held, wild)).collect(),
            of_kind: in_pack(4),
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
        DrawCoach::with(table, Counted::new(table.game()))
    }

    /// The coach for this pay table, made faster from one for the same game.
    #[must_use]
    pub fn for_table(self, table: &PayTable) -> DrawCoach {
        if self.table.game() == table.game() {
            DrawCoach::with(table, self.counted)
        } else {
            DrawCoach::new(table)
        }
    }

    fn with(table: &PayTable, counted: Counted) -> DrawCoach {
        let mut each = [0; RESULTS];
        for (mine, pay) in each.iter_mut().zip(table.pays()) {
            *mine = i64::from(*pay);
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
        let holds = self.each_hold(hand, |swapped, total, counts| Hold {
            swapped,
            total,
            counts: *counts,
        })?;
        let game = self.table.game();
        Ok(DrawAdvice { game, holds })
    }

    /// Makes something of each way to hold: the cards that are swapped, what all draws are paid together, and how many
    /// of them end in each result.
    #[inline]
    pub(super) fn each_hold<H>(
        &self,
        hand: &WildHand,
        make: impl Fn(Marks, u64, &[u32; RESULTS]) -> H,
    ) -> Result<[H; 32], NoDrawAdvice> {
        let parts = self.parts(hand)?;
        let counted = &self.counted;
        let counts = count_holds(&parts, &counted.results, &counted.mixed, |_| {
            &counted.suited
        });
        let totals = self.totals_of(&parts);
        let mut each = Marks::all().zip(parts.held());
        Ok([(); 32].map(|()| {
            // There are 32, so none is missing.
            let (swapped, held) = each.next().unwrap_or_default();
            let held = usize::from(held) & 31;
            make(swapped, totals[held], &counts[held])
        }))
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
        self.table.game().decks().cards() - HAND
    }

    fn parts(&self, hand: &WildHand) -> Result<Parts, NoDrawAdvice> {
        parts_of(self.table.game(), hand)
    }

    /// For each part that is held.
    pub(super) fn totals_of(&self, parts: &Parts) -> [u64; 32] {
        let mut sums = parts.numbers.map(|number| self.mixed.of(number));
        parts.each_suited(|_, part| sums[part & 31] += self.suited.of(parts.numbers[part & 31]));
        hold(&mut sums);
        sums.map(i64::unsigned_abs)
    }
}
