//! The solved match, ready to play: the mix of each decision in whole numbers, and nothing else of the model.
//!
//! No floating point decides an action: a mix is a number of parts for each action, and a class of hands follows from
//! fractions. So every processor makes the same choice from the same number.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fair_deal_core::{Card, PokerHand};
use fair_shuffle::hash::sha256;

use super::coarse::{NUMBERS, Resolution, level, relevant};
use super::deals::best_for_each_number;
use super::game::MatchGame;
use super::kept::{Chance, KeptClasses};
use super::solution::{NotASolution, Solution, Stage};
use super::solved::{Action, Point};
use super::tree::BettingTree;

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

/// The solved match, for the choice of an action.
#[derive(Clone, Debug)]
pub struct SolvedPlayer {
    pub(super) solution: Solution,
    pub(super) game: MatchGame,
    kept: KeptClasses,
    /// The number of cards of each class of kept cards, its chance, and the level of that.
    cards: Vec<usize>,
    chances: Vec<Chance>,
    levels: Vec<u8>,
    /// The first value of each bucket but the first one.
    bucket_starts: Vec<usize>,
}

/// The actions of a decision: each with its place among the numbers of this stage.
pub(super) struct Actions {
    pub(super) stage: Stage,
    pub(super) places: Vec<(Action, usize)>,
}

impl SolvedPlayer {
    /// Prepares a solution.
    fn new(solution: Solution) -> SolvedPlayer {
        SolvedPlayer::with(solution, KeptClasses::new())
    }

    pub(super) fn with(solution: Solution, mut kept: KeptClasses) -> SolvedPlayer {
        let chances = kept.chances();
        let ratio = Resolution::SHIPPED.ratio;
        let ends = solution.buckets().iter().scan(0, |end, size| {
            *end += usize::from(*size);
            Some(*end)
        });
        let mut bucket_starts: Vec<usize> = ends.collect();
        bucket_starts.pop();
        let cards = kept.classes().iter().map(|class| class.cards).collect();
        kept.forget_draws();
        SolvedPlayer {
            game: MatchGame::new(solution.buckets().len()),
            solution,
            cards,
            levels: chances.iter().map(|chance| level(*chance, ratio)).collect(),
            chances,
            bucket_starts,
            kept,
        }
    }

    /// Loads the file of the solution that this program plays. A second call does nothing.
    ///
    /// # Errors
    /// [`NotLoaded`] for a file of another version, or one that is no solution.
    pub fn load(file: &[u8]) -> Result<&'static SolvedPlayer, NotLoaded> {
        if let Some(loaded) = LOADED.get() {
            return Ok(loaded);
        }
        let version = SolutionVersion::of(file);
        if version != SolutionVersion::SHIPPED {
            return Err(NotLoaded::Version(version));
        }
        let solution = Solution::from_bytes(file).map_err(NotLoaded::File)?;
        Ok(LOADED.get_or_init(|| SolvedPlayer::new(solution)))
    }

    /// The loaded solution of this version; `None` if there is none.
    #[must_use]
    pub fn loaded(version: SolutionVersion) -> Option<&'static SolvedPlayer> {
        (version == SolutionVersion::SHIPPED)
            .then(|| LOADED.get())
            .flatten()
    }

    /// The betting tree of each of the two rounds of bets.
    #[must_use]
    pub const fn tree(&self) -> &BettingTree {
        self.game.tree()
    }

    /// The number of parts of each mix.
    #[must_use]
    pub const fn parts(&self) -> u8 {
        self.solution.parts()
    }

    /// The action of the seat to act, which has these cards, by this number from 0 to [`parts`](Self::parts) − 1: the
    /// first action whose parts, with those of the actions before it, exceed the number. In a round of bets the actions
    /// are in the order fold or check, call or bet, raise; in the swap they go from no kept card to five.
    #[must_use]
    pub fn choose(&self, hand: &PokerHand, point: Point, number: usize) -> Option<Action> {
        let Actions { stage, places } = self.actions(hand, point);
        let parts = self.solution.parts_of(point.seat(self.tree()), stage);
        let mut left = number;
        let mut places = places.into_iter();
        let chosen = places.find(|(_, place)| {
            let its = usize::from(parts[*place]);
            let is_chosen = left < its;
            left = left.saturating_sub(its);
            is_chosen
        });
        chosen.map(|(action, _)| action)
    }

    /// The actions of the seat to act, which has these cards.
    pub(super) fn actions(&self, hand: &PokerHand, point: Point) -> Actions {
        let tree = self.tree();
        let seat = point.seat(tree);
        let classes = self.solution.classes().len();
        let moves = |node: usize, first: usize, step: usize| {
            let node = &tree.nodes()[node];
            let places = node.moves.iter().zip(node.first_move..);
            places
                .map(|((action, _), number)| (Action::Move(*action), first + number * step))
                .collect()
        };
        let (stage, places) = match point {
            Point::Before { node } => {
                let (_, class) = self.deal(hand);
                (Stage::Before, moves(node, class, classes))
            }
            Point::FirstSwap { close } => (Stage::Swap, self.ways(hand, close)),
            Point::SecondSwap { close, first } => (
                Stage::Swap,
                self.ways(hand, close * self.game.swaps + first),
            ),
            Point::Last { close, swaps, node } => {
                let values = self.game.values;
                let [first, second] = swaps;
                let round = (close * self.game.swaps + first) * self.game.swaps + second;
                let begin = round * tree.moves_of(seat) * values;
                (Stage::Last, moves(node, begin + self.bucket(hand), values))
            }
        };
        Actions { stage, places }
    }

    /// The swaps of a hand, each with the place of its numbers.
    fn ways(&self, hand: &PokerHand, situation: usize) -> Vec<(Action, usize)> {
        let (parts, class) = self.deal(hand);
        let first = (situation * self.solution.classes().len() + class) * NUMBERS;
        let keep = |part: usize| {
            let cards = hand.cards().iter().zip(0..);
            let cards = cards.filter(|(_, place)| part >> place & 1 == 1);
            Action::Keep(cards.map(|(card, _)| *card).collect::<Vec<Card>>())
        };
        parts.map(keep).into_iter().zip(first..).collect()
    }

    /// The best cards to keep for each number of them, as bits of their places, and the class of the deal.
    pub(super) fn deal(&self, hand: &PokerHand) -> ([usize; NUMBERS], usize) {
        let ways = self.kept.ways_of(hand);
        let best = best_for_each_number(&self.cards, &self.chances, &ways);
        let levels = best.map(|part| self.levels[usize::from(ways[part])]);
        let levels = relevant(levels, Resolution::SHIPPED.gap);
        let classes = self.solution.classes();
        (best, classes.partition_point(|other| *other < levels))
    }

    /// The bucket of the value of this hand.
    fn bucket(&self, hand: &PokerHand) -> usize {
        let rank = hand.rank();
        let value = self.kept.values().partition_point(|other| *other < rank);
        self.bucket_starts.partition_point(|start| *start <= value)
    }
}
