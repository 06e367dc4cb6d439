//! The coach for every game of video poker.

use super::advice::NoDrawAdvice;
use super::kinds::{HAND, KINDS, Kinds, SETS, WILD, choose};
use super::outcome::{DrawAdvice, Hold};
use super::suits::Patterns;
use super::sums::{Parts, RESULTS, Results, Sums, Tally, count_exactly, count_holds};
use crate::video_poker::{Combination, Game, PayTable, WildCards};
use fair_deal_core::{PackCard, Rank, WildHand};
use fair_deal_table::Marks;

/// The result of an unpaid hand. The other results are the rows of the game's pay tables.
pub(super) const UNPAID: u8 = 15;

// Every row has its own result.
const _: () = assert!(Game::MOST_CLASSES < RESULTS && UNPAID as usize == RESULTS - 1);

/// The coach for a pay table of any game. Creating one takes some milliseconds, asking it takes a microsecond.
///
/// Values are per coin. For fewer than five coins, create it with [`PayTable::on`] these coins.
#[derive(Clone, Debug)]
pub struct DrawCoach {
    pub(super) table: PayTable,
    pub(super) counted: Counted,
    pub(super) mixed: Pays,
    pub(super) suited: Pays,
}

/// The number of hands with each result in a game's pack. It does not depend on the pays.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub(super) results: Results,
    pub(super) mixed: Sums,
    /// The sums of any one suit.
    pub(super) suited: Sums,
    /// The suit patterns of a hand, by the number of its wild cards.
    pub(super) patterns: Vec<Patterns>,
    /// The number of cards of each kind in the pack.
    pub(super) of_kind: [u8; KINDS],
}

/// For each set of up to five cards, the total pay of all hands that hold it.
#[derive(Clone, Debug)]
pub(super) struct Pays(Vec<i64>);

/// The wild rank of this game.
pub(super) const fn wild_rank(game: Game) -> Option<Rank> {
    match game.wild_cards() {
        WildCards::None | WildCards::Joker => None,
        WildCards::Deuces => Some(Rank::Two),
    }
}

fn result(game: Game, kinds: Kinds, suited: bool) -> u8 {
    let repeats = |kinds: &[u8]| kinds[0] == kinds[1] && kinds[0] < WILD;
    if suited && kinds.windows(2).any(repeats) {
        // No such hand exists.
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
    let row = game.row_of(Combination::of(&naturals[..number], suited));
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
    /// Creates the coach for this pay table.
    #[must_use]
    pub fn new(table: &PayTable) -> DrawCoach {
        DrawCoach::with(table, Counted::new(table.game()))
    }

    /// Creates the coach for this pay table. It is faster if this coach is for the same game.
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

    /// The pay table of the coach.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The outcomes of this hand, for each of the 32 holds.
    ///
    /// # Errors
    /// [`NoDrawAdvice`] if the hand holds a joker that is not in the pack.
    pub fn advise(&self, hand: &WildHand) -> Result<DrawAdvice, NoDrawAdvice> {
        let holds = self.each_hold(hand, |swapped, total, counts| Hold {
            swapped,
            total,
            counts: *counts,
        })?;
        let game = self.table.game();
        Ok(DrawAdvice { game, holds })
    }

    /// Calls `make` for each hold with the discards, the total pay of all draws, and the number of draws with each
    /// result.
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
            // There are 32 of them, so the default is never used.
            let (swapped, held) = each.next().unwrap_or_default();
            let held = usize::from(held) & 31;
            make(swapped, totals[held], &counts[held])
        }))
    }

    /// The total pay of all draws for each of the 32 holds, as [`Hold::total`] and in the order of [`Marks::all`] of
    /// the discards. This is the fast part of [`DrawCoach::advise`].
    ///
    /// # Errors
    /// The errors of [`DrawCoach::advise`].
    pub fn totals(&self, hand: &WildHand) -> Result<[u64; 32], NoDrawAdvice> {
        let parts = self.parts(hand)?;
        let totals = self.totals_of(&parts);
        Ok(parts.held().map(|held| totals[usize::from(held) & 31]))
    }

    /// The number of draws after this number of discards, 0 to 5.
    #[must_use]
    pub fn draws(&self, swapped: usize) -> u64 {
        choose(self.unseen(), swapped) as u64
    }

    /// The number of cards that the player of a hand has not seen.
    pub(super) fn unseen(&self) -> usize {
        self.table.game().decks().cards() - HAND
    }

    fn parts(&self, hand: &WildHand) -> Result<Parts, NoDrawAdvice> {
        parts_of(self.table.game(), hand)
    }

    /// The total pay of all draws, for each held part.
    pub(super) fn totals_of(&self, parts: &Parts) -> [u64; 32] {
        let mut sums = parts.numbers.map(|number| self.mixed.of(number));
        parts.each_suited(|_, part| sums[part & 31] += self.suited.of(parts.numbers[part & 31]));
        count_exactly(&mut sums);
        sums.map(i64::unsigned_abs)
    }
}
