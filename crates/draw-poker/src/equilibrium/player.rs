//! The solved match, ready to play: the mix of each decision in whole numbers, and nothing else of the model.
//!
//! No floating point decides an action: a mix is a number of parts for each action, and a class of hands follows from
//! fractions. So every processor makes the same choice from the same number.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fair_deal_core::{Card, HandRank, PokerHand};
use fair_shuffle::hash::sha256;

use super::chances::KeptChances;
use super::coarse::{ClassSums, Levels, NUMBERS, Resolution, level, relevant};
use super::deals::{ALL_DEALS, DealPattern, Deals, WAYS, best_for_each_number, each_deal};
use super::game::MatchGame;
use super::kept::each_hand;
use super::solution::{Head, NotASolution, Solution};
use super::solved::{Action, Point};
use super::tree::{BettingTree, Seat};
use crate::chips::MOST_RAISES;
use crate::coach::draw::kinds::SETS;

/// The version of a solution: the first eight bytes of the SHA-256 of its file, displayed as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolutionVersion(u64);

impl SolutionVersion {
    /// The version of the file that the page gets: `sha256sum solution/poker-match.bin`.
    pub const SHIPPED: SolutionVersion = SolutionVersion(0x6a0b_dafe_78f2_c12c);

    /// The number of hexadecimal digits.
    pub const DIGITS: usize = 16;

    /// The version of this file.
    #[must_use]
    pub fn of(file: &[u8]) -> SolutionVersion {
        let hash = sha256(&[], file);
        let (first, _) = hash.split_first_chunk().unwrap_or((&[0; 8], &[]));
        SolutionVersion(u64::from_be_bytes(*first))
    }
}

impl fmt::Display for SolutionVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for SolutionVersion {
    type Err = NotAVersion;

    /// Parses exactly the text that `Display` writes.
    fn from_str(text: &str) -> Result<SolutionVersion, NotAVersion> {
        let version = u64::from_str_radix(text, 16).map(SolutionVersion);
        version
            .ok()
            .filter(|version| version.to_string() == text)
            .ok_or(NotAVersion)
    }
}

/// The error for a text that is not the version of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAVersion;

impl fmt::Display for NotAVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "The version of a solution has {} lower-case hexadecimal digits.",
            SolutionVersion::DIGITS
        )
    }
}

impl std::error::Error for NotAVersion {}

/// The error for a file that cannot be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotLoaded {
    /// The file is another version than the rules of this program name.
    Version(SolutionVersion),
    /// The file is not a solution.
    File(NotASolution),
}

impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLoaded::Version(version) => write!(
                f,
                "The file of the solved poker match has the version {version}, not {}.",
                SolutionVersion::SHIPPED
            ),
            NotLoaded::File(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NotLoaded {}

/// The solution that this program plays, once it is loaded. A version names its content, so it does not matter when it
/// is loaded: a round that needs it is refused before.
static LOADED: OnceLock<SolvedPlayer> = OnceLock::new();

/// The solved match, for the choice of an action. The mixes stay in the bytes of the file ([`solution`](super::solution)).
#[derive(Clone, Debug)]
pub struct SolvedPlayer {
    file: Vec<u8>,
    tree: BettingTree,
    kept: KeptChances,
    /// The level of each class of kept cards.
    levels: Vec<u8>,
    /// The classes of deals: their levels, in ascending order.
    classes: Vec<Levels>,
    /// The first value of each bucket but the first one.
    bucket_starts: Vec<usize>,
    /// The place of the first mix in the file.
    first_mix: usize,
    parts: u8,
}

impl SolvedPlayer {
    /// Prepares the file of a solution, which must be whole.
    pub(super) fn new(file: &[u8]) -> Result<SolvedPlayer, NotASolution> {
        let head = Head::read(file)?;
        let kept = KeptChances::new();
        let ratio = Resolution::SHIPPED.ratio;
        let mut bucket_starts = vec![];
        let mut end = 0;
        for size in &head.buckets {
            end += usize::from(*size);
            bucket_starts.push(end);
        }
        bucket_starts.pop();
        let levels = kept.chances().iter().map(|it| level(*it, ratio)).collect();
        Ok(SolvedPlayer {
            file: file.to_vec(),
            tree: BettingTree::new(MOST_RAISES),
            levels,
            kept,
            classes: head.classes,
            bucket_starts,
            first_mix: file.len() - head.rest,
            parts: head.parts,
        })
    }

    /// Loads the file of the solution that this program plays. A second call does nothing.
    ///
    /// # Errors
    /// [`NotLoaded`] for a file of another version, or one that is no solution.
    pub fn load(file: &[u8]) -> Result<&'static SolvedPlayer, NotLoaded> {
        if let Some(loaded) = LOADED.get() {
            return Ok(loaded);
        }
        // The version is a hash of the whole file, so its mixes need no other check.
        let version = SolutionVersion::of(file);
        if version != SolutionVersion::SHIPPED {
            return Err(NotLoaded::Version(version));
        }
        let player = SolvedPlayer::new(file).map_err(NotLoaded::File)?;
        Ok(LOADED.get_or_init(|| player))
    }

    /// The loaded solution of this version; `None` if there is none.
    #[must_use]
    pub fn loaded(version: SolutionVersion) -> Option<&'static SolvedPlayer> {
        (version == SolutionVersion::SHIPPED)
            .then(|| LOADED.get())
            .flatten()
    }

    /// All mixes of the file at once.
    pub(super) fn solution(&self) -> Result<Solution, NotASolution> {
        Solution::from_bytes(&self.file)
    }

    /// The betting tree of each of the two rounds of bets.
    #[must_use]
    pub const fn tree(&self) -> &BettingTree {
        &self.tree
    }

    /// The number of parts of each mix.
    #[must_use]
    pub const fn parts(&self) -> u8 {
        self.parts
    }

    /// The action of the seat to act, which has these cards, by this number from 0 to [`parts`](Self::parts) − 1: the
    /// first action whose parts, with those of the actions before it, exceed the number. In a round of bets the actions
    /// are in the order fold or check, call or bet, raise; in the swap they go from no kept card to five.
    #[must_use]
    pub fn choose(&self, hand: &PokerHand, point: Point, number: usize) -> Option<Action> {
        let mut left = number;
        for (action, parts) in self.mix(hand, point) {
            let parts = usize::from(parts);
            if left < parts {
                return Some(action);
            }
            left -= parts;
        }
        None
    }

    /// The actions of the seat to act, which has these cards, each with its parts.
    #[must_use]
    pub fn mix(&self, hand: &PokerHand, point: Point) -> Vec<(Action, u8)> {
        let (actions, place) = match point {
            Point::Before { node } => (self.moves(node), self.deal(hand).1),
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => {
                let (best, class) = self.deal(hand);
                let keep = |part: usize| {
                    let cards = hand.cards().iter().zip(0..);
                    let cards = cards.filter(|(_, place)| part >> place & 1 == 1);
                    Action::Keep(cards.map(|(card, _)| *card).collect::<Vec<Card>>())
                };
                (best.map(keep).into_iter().collect(), class)
            }
            Point::Last { node, .. } => (self.moves(node), self.bucket(hand)),
        };
        let (parts, _) = self.parts_at(point, place);
        actions.into_iter().zip(parts).collect()
    }

    /// The moves at a node.
    fn moves(&self, node: usize) -> Vec<Action> {
        let moves = self.tree.nodes()[node].moves.iter();
        moves.map(|(step, _)| Action::Move(*step)).collect()
    }

    /// The parts of each action in a class of deals, or in a bucket of values after the swap, with the number of actions.
    pub(super) fn parts_at(&self, point: Point, place: usize) -> ([u8; NUMBERS], usize) {
        let classes = self.classes.len();
        // The number of actions, the place of the first one in the mixes of the seat, and the distance of the next one.
        let (actions, begin, step) = match point {
            Point::Before { node } => {
                let actions = self.tree.nodes()[node].moves.len();
                (actions, self.nodes_before(node) * classes, classes)
            }
            Point::FirstSwap { close } => (NUMBERS, self.swap_begin(close), classes),
            Point::SecondSwap { close, first } => {
                (NUMBERS, self.swap_begin(close * NUMBERS + first), classes)
            }
            Point::Last { close, swaps, node } => {
                let [first, second] = swaps;
                let round = (close * NUMBERS + first) * NUMBERS + second;
                let values = self.bucket_starts.len() + 1;
                let actions = self.tree.nodes()[node].moves.len();
                let begin = self.nodes_before(node) * self.last_rounds() + round * (actions - 1);
                let begin = self.last_begin(self.tree.nodes()[node].seat) + begin * values;
                (actions, begin, values)
            }
        };
        let begin = self.first_mix + self.seat_begin(point.seat(&self.tree)) + begin + place;
        let mut rest = self.parts;
        let mut all = [0; NUMBERS];
        for (at, parts) in all.iter_mut().take(actions).enumerate() {
            // The file leaves out the last action of each mix.
            *parts = if at == actions - 1 {
                rest
            } else {
                self.file.get(begin + at * step).copied().unwrap_or(0)
            };
            rest = rest.saturating_sub(*parts);
        }
        (all, actions)
    }

    /// The place of the mixes of a swap in those of its seat.
    fn swap_begin(&self, situation: usize) -> usize {
        // Both seats have as many columns before the swap.
        (self.columns(Seat::First) + situation * (NUMBERS - 1)) * self.classes.len()
    }

    /// The number of columns of the file for all nodes of a seat: one for each move but the last one of each node.
    fn columns(&self, seat: Seat) -> usize {
        let nodes = self.tree.nodes().iter().filter(|node| node.seat == seat);
        nodes.map(|node| node.moves.len() - 1).sum()
    }

    /// The number of columns of the nodes of the same seat before this one.
    fn nodes_before(&self, node: usize) -> usize {
        let nodes = self.tree.nodes();
        let before = nodes[..node]
            .iter()
            .filter(|it| it.seat == nodes[node].seat);
        before.map(|node| node.moves.len() - 1).sum()
    }

    /// The number of ways in which the last round of bets can begin.
    fn last_rounds(&self) -> usize {
        self.tree.closes().len() * NUMBERS * NUMBERS
    }

    /// The place of the mixes of the last round of bets, in the mixes of a seat.
    fn last_begin(&self, seat: Seat) -> usize {
        let closes = self.tree.closes().len();
        let swaps = match seat {
            Seat::First => closes,
            Seat::Second => closes * NUMBERS,
        };
        (self.columns(seat) + swaps * (NUMBERS - 1)) * self.classes.len()
    }

    /// The place of the mixes of a seat.
    fn seat_begin(&self, seat: Seat) -> usize {
        match seat {
            Seat::First => 0,
            Seat::Second => {
                let values = self.bucket_starts.len() + 1;
                let last = self.columns(Seat::First) * self.last_rounds() * values;
                self.last_begin(Seat::First) + last
            }
        }
    }

    /// The best cards to keep for each number of them, as bits of their places, and the class of the deal.
    pub(super) fn deal(&self, hand: &PokerHand) -> ([usize; NUMBERS], usize) {
        self.deal_of(&self.kept.ways_of(hand))
    }

    /// As [`SolvedPlayer::deal`], for a hand whose parts have these classes.
    pub(super) fn deal_of(&self, ways: &[u16; WAYS]) -> ([usize; NUMBERS], usize) {
        let best = best_for_each_number(self.kept.cards(), self.kept.chances(), ways);
        let levels = best.map(|part| self.levels[usize::from(ways[part])]);
        let levels = relevant(levels, Resolution::SHIPPED.gap);
        let class = self.classes.partition_point(|other| *other < levels);
        (best, class)
    }

    /// The first value of each bucket but the first one.
    pub(super) fn bucket_starts(&self) -> &[usize] {
        &self.bucket_starts
    }

    /// The number of classes of deals.
    pub(super) const fn classes(&self) -> usize {
        self.classes.len()
    }

    /// The bucket of the value of this hand.
    pub(super) fn bucket(&self, hand: &PokerHand) -> usize {
        self.bucket_of(self.kept.value(hand))
    }

    /// The bucket of a value.
    pub(super) fn bucket_of(&self, value: usize) -> usize {
        self.bucket_starts.partition_point(|start| *start <= value)
    }

    /// The coarse match of the solution, without its deals.
    pub(super) fn game(&self) -> MatchGame {
        MatchGame::new(self.bucket_starts.len() + 1)
    }

    /// The deals of that match. [`CoarseGame`](super::CoarseGame) finds the classes too, in more time and code.
    pub(super) fn deals(&self) -> Deals {
        let buckets = self.bucket_starts.len() + 1;
        let made = self.made(buckets, |value| self.bucket_of(value));
        let mut sums = ClassSums::new(self.classes.len(), buckets);
        each_deal(self.kept.index(), |DealPattern { hands, ways, .. }| {
            let (best, class) = self.deal_of(ways);
            let weight = f64::from(*hands) / f64::from(ALL_DEALS);
            sums.weights[class] += weight;
            for (row, part) in sums.rows_of(class).zip(best) {
                let made = &made[usize::from(ways[part]) * buckets..][..buckets];
                for (sum, chance) in row.iter_mut().zip(made) {
                    *sum += weight * f64::from(*chance);
                }
            }
        });
        sums.deals()
    }

    /// Passes all deals, except that suits can be renamed, to `deal`: the rank of the hand, its pattern, its class, and
    /// the class of the best kept cards of each number.
    pub(super) fn each_deal(
        &self,
        mut deal: impl FnMut(HandRank, &DealPattern, usize, [u16; NUMBERS]),
    ) {
        let ranks = ranks();
        each_deal(self.kept.index(), |pattern| {
            let whole = WAYS - 1;
            let one_suit = pattern.unsuited >> whole & 1 == 0;
            let rank = ranks[usize::from(pattern.sets[whole])][usize::from(one_suit)];
            let (best, class) = self.deal_of(&pattern.ways);
            // Every deal is a hand.
            if let Some(rank) = rank {
                deal(rank, pattern, class, best.map(|part| pattern.ways[part]));
            }
        });
    }

    /// The rank of each value of a hand, from the lowest, with its bucket.
    pub(super) fn values(&self) -> Vec<(HandRank, usize)> {
        let mut values: Vec<Option<HandRank>> = vec![];
        each_hand(|_, _, rank| {
            let place = self.kept.place(rank.value());
            values.resize(values.len().max(place + 1), None);
            values[place] = Some(rank);
        });
        let values = values.into_iter().flatten().enumerate();
        values
            .map(|(value, rank)| (rank, self.bucket_of(value)))
            .collect()
    }

    /// For each class of kept cards the chance of each cell. `cell` is the cell of a value.
    pub(super) fn made(&self, cells: usize, cell: impl Fn(usize) -> usize) -> Vec<f32> {
        self.kept.made(cells, cell)
    }
}

/// The rank of each hand, by the number of its set of ranks and by whether it has one suit.
fn ranks() -> Vec<[Option<HandRank>; 2]> {
    let mut ranks = vec![[None; 2]; SETS];
    each_hand(|set, one_suit, rank| {
        ranks[usize::from(set)][usize::from(one_suit)] = Some(rank);
    });
    ranks
}
