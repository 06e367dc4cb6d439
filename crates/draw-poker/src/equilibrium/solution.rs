//! The solution of the coarse match as the page gets it: whole numbers in a file.
//!
//! A mix is a number of parts for each action, and all parts of a mix are as many as [`Solution::parts`]. The file has
//! in order:
//!
//! 1. the line `fair-deal/equilibrium/1`;
//! 2. the number of iterations of the solver (four bytes, the lowest first), of classes, of buckets (two bytes each) and
//!    of parts (one byte);
//! 3. for each number of kept cards, the level of each class (one byte each, [`coarse`](super::coarse));
//! 4. the number of values in each bucket (two bytes each);
//! 5. the mixes of the first mover, then those of the other seat, one byte for each action of each mix but its last one,
//!    in the order of `groups`.
//!
//! Mixes of one situation stand together, by class or by bucket, because neighbours are often equal.

use std::fmt;

use super::best_response::best_responses;
use super::coarse::{CoarseGame, Levels, NUMBERS};
use super::game::{MatchGame, Strategy};
use super::kept::RANKS;
use super::tree::Seat;

/// The first bytes of the file.
const FIRST_LINE: &[u8] = b"fair-deal/equilibrium/1\n";

/// The number of parts of each mix in the file that the page gets.
pub const SHIPPED_PARTS: u8 = 64;

/// The number of iterations of the solver for that file.
pub const SHIPPED_ITERATIONS: u32 = 1_000;

/// A player's moves lead a hand less often than this, of all times that it is dealt, to a situation before the last
/// round that is as good as never reached. The average strategy says little there, so the mix is the best response to
/// the opponent's.
const RARELY: f32 = 1.0 / 256.0;

/// As [`RARELY`], for the last round: a part of all hands.
const NEVER: f32 = 3e-6;

/// A solution of the coarse match in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    iterations: u32,
    parts: u8,
    classes: Vec<Levels>,
    /// The number of values in each bucket, from the lowest.
    buckets: Vec<u16>,
    /// The mixes of each seat, the first mover's first.
    mixes: [Mixes; 2],
}

/// The mixes of one seat: the parts of each action, in the order of the weights of a [`Strategy`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Mixes {
    before: Vec<u8>,
    swap: Vec<u8>,
    last: Vec<u8>,
}

/// A stage of a hand, with a list of weights of its own.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// The round of bets before the swap.
    Before,
    /// The swap.
    Swap,
    /// The round of bets after the swap.
    Last,
}

/// The mixes of one situation, for all hands.
#[derive(Clone, Debug)]
struct Group {
    stage: Stage,
    /// The place of each action of the first hand.
    actions: Vec<usize>,
    /// The distance of the same action of the next hand.
    step: usize,
    hands: usize,
}

impl Group {
    fn place(&self, action: usize, hand: usize) -> usize {
        self.actions[action] + hand * self.step
    }
}

/// The situations of a seat: those of the first round of bets, then those of the swap, and then those of the last round
/// of bets: each node with all beginnings of that round.
fn groups(game: &MatchGame, seat: Seat, classes: usize) -> Vec<Group> {
    let (moves, values) = (game.tree.moves_of(seat), game.values);
    let nodes = || {
        game.tree
            .nodes()
            .iter()
            .filter(move |node| node.seat == seat)
    };
    let numbers = |node: &super::tree::Node| node.first_move..node.first_move + node.moves.len();
    let before = nodes().map(|node| Group {
        stage: Stage::Before,
        actions: numbers(node).map(|number| number * classes).collect(),
        step: 1,
        hands: classes,
    });
    let swap = (0..game.swap_situations(seat)).map(|situation| Group {
        stage: Stage::Swap,
        actions: (0..NUMBERS)
            .map(|number| situation * classes * NUMBERS + number)
            .collect(),
        step: NUMBERS,
        hands: classes,
    });
    let last = nodes().flat_map(|node| {
        (0..game.last_rounds()).map(move |round| Group {
            stage: Stage::Last,
            actions: numbers(node)
                .map(|number| (round * moves + number) * values)
                .collect(),
            step: 1,
            hands: values,
        })
    });
    before.chain(swap).chain(last).collect()
}

impl Solution {
    /// Rounds the average strategies of a solver of this coarse match to whole parts.
    ///
    /// What is lost for one hand in a situation is made up for by the next one, as far as one part: the opponent answers
    /// to all hands together.
    #[must_use]
    pub fn of(
        coarse: &CoarseGame,
        averages: &[Strategy; 2],
        iterations: u32,
        parts: u8,
    ) -> Solution {
        let classes = coarse.classes().to_vec();
        let buckets = sizes(coarse);
        let responses = best_responses(coarse.game(), coarse.deals(), averages, 1);
        let mixes = Seat::BOTH.map(|seat| {
            let average = &averages[seat as usize];
            let response = &responses[seat as usize];
            let mut mixes = Mixes {
                before: vec![0; average.before.len()],
                swap: vec![0; average.swap.len()],
                last: vec![0; average.last.len()],
            };
            let groups = groups(coarse.game(), seat, classes.len());
            // All hands come to the first node of each seat, or to what the opponent does there.
            let root = &groups[0];
            let dealt = |hand: usize| {
                let actions = 0..root.actions.len();
                let weights = actions.map(|action| average.before[root.place(action, hand)]);
                weights.sum::<f32>()
            };
            let dealt: Vec<f32> = (0..classes.len()).map(dealt).collect();
            let rarely: Vec<f32> = dealt.iter().map(|dealt| dealt * RARELY).collect();
            let never = dealt.iter().sum::<f32>() * NEVER;
            let never = vec![never; coarse.game().values()];
            for group in groups {
                let ([weights, best], never, mixes) = match group.stage {
                    Stage::Before => (
                        [&average.before, &response.before],
                        &rarely,
                        &mut mixes.before,
                    ),
                    Stage::Swap => ([&average.swap, &response.swap], &rarely, &mut mixes.swap),
                    Stage::Last => ([&average.last, &response.last], &never, &mut mixes.last),
                };
                round(&group, [weights, best], never, parts, mixes);
            }
            mixes
        });
        Solution {
            iterations,
            parts,
            classes,
            buckets,
            mixes,
        }
    }

    /// The strategies, that of the first mover first.
    #[must_use]
    pub fn strategies(&self) -> [Strategy; 2] {
        Seat::BOTH.map(|seat| {
            let mixes = &self.mixes[seat as usize];
            let weights = |parts: &[u8]| parts.iter().map(|part| f32::from(*part)).collect();
            Strategy {
                seat,
                before: weights(&mixes.before),
                swap: weights(&mixes.swap),
                last: weights(&mixes.last),
            }
        })
    }

    /// The bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let short = |count: usize| u16::try_from(count).unwrap_or(u16::MAX).to_le_bytes();
        let mut bytes = FIRST_LINE.to_vec();
        bytes.extend(self.iterations.to_le_bytes());
        bytes.extend(short(self.classes.len()));
        bytes.extend(short(self.buckets.len()));
        bytes.push(self.parts);
        for number in 0..NUMBERS {
            bytes.extend(self.classes.iter().map(|levels| levels[number]));
        }
        bytes.extend(self.buckets.iter().flat_map(|values| values.to_le_bytes()));
        let game = MatchGame::new(self.buckets.len());
        for seat in Seat::BOTH {
            let mixes = &self.mixes[seat as usize];
            for group in groups(&game, seat, self.classes.len()) {
                let parts = match group.stage {
                    Stage::Before => &mixes.before,
                    Stage::Swap => &mixes.swap,
                    Stage::Last => &mixes.last,
                };
                for action in 0..group.actions.len() - 1 {
                    let hands = 0..group.hands;
                    bytes.extend(hands.map(|hand| parts[group.place(action, hand)]));
                }
            }
        }
        bytes
    }

    /// A checksum of the file: FNV-1a with 64 bits. It shows an accident, but no attack.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes().into_iter();
        bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// Parses the bytes of the file.
    ///
    /// # Errors
    /// [`NotASolution`] for all other bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Solution, NotASolution> {
        let head = Head::read(bytes)?;
        let (classes, buckets, parts) = (head.classes.len(), head.buckets.len(), head.parts);
        let mut rest = Bytes(&bytes[bytes.len() - head.rest..]);
        let game = MatchGame::new(buckets);
        let [first, second] = Seat::BOTH.map(|seat| read(&mut rest, &game, seat, classes, parts));
        let mixes = [first?, second?];
        if !rest.0.is_empty() {
            return Err(NotASolution::Length);
        }
        Ok(Solution {
            iterations: head.iterations,
            parts,
            classes: head.classes,
            buckets: head.buckets,
            mixes,
        })
    }

    /// Returns true if this is a solution of that coarse match.
    #[must_use]
    pub fn fits(&self, coarse: &CoarseGame) -> bool {
        self.classes == coarse.classes() && self.buckets == sizes(coarse)
    }

    /// The parts of a seat's actions at this stage, in the order of the weights of a [`Strategy`].
    #[cfg(test)]
    pub(super) fn parts_of(&self, seat: Seat, stage: Stage) -> &[u8] {
        let mixes = &self.mixes[seat as usize];
        match stage {
            Stage::Before => &mixes.before,
            Stage::Swap => &mixes.swap,
            Stage::Last => &mixes.last,
        }
    }

    /// The number of iterations of the solver.
    #[must_use]
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The number of parts of each mix.
    #[must_use]
    pub const fn parts(&self) -> u8 {
        self.parts
    }
}

/// The number of values in each bucket.
fn sizes(coarse: &CoarseGame) -> Vec<u16> {
    let mut sizes = vec![0; coarse.game().values()];
    for bucket in coarse.buckets() {
        sizes[usize::from(*bucket)] += 1;
    }
    sizes
}

/// Reads the mixes of a seat.
fn read(
    bytes: &mut Bytes,
    game: &MatchGame,
    seat: Seat,
    classes: usize,
    parts: u8,
) -> Result<Mixes, NotASolution> {
    let moves = game.tree.moves_of(seat);
    let mut mixes = Mixes {
        before: vec![0; moves * classes],
        swap: vec![0; game.swap_situations(seat) * classes * NUMBERS],
        last: vec![0; game.last_rounds() * moves * game.values],
    };
    for group in groups(game, seat, classes) {
        let places = match group.stage {
            Stage::Before => &mut mixes.before,
            Stage::Swap => &mut mixes.swap,
            Stage::Last => &mut mixes.last,
        };
        let last = group.actions.len() - 1;
        for action in 0..last {
            for (hand, part) in bytes.take(group.hands)?.iter().enumerate() {
                places[group.place(action, hand)] = *part;
            }
        }
        for hand in 0..group.hands {
            let mut others = (0..last).map(|action| places[group.place(action, hand)]);
            let rest = others.try_fold(parts, |rest: u8, part| rest.checked_sub(part));
            places[group.place(last, hand)] = rest.ok_or(NotASolution::Mix)?;
        }
    }
    Ok(mixes)
}

/// Rounds the mixes of one situation. `weights` are those of the average strategy. `best` has the weight one for the best
/// action of each hand, which a hand gets whose weights together are at most those in `never`.
fn round(
    group: &Group,
    [weights, best]: [&Vec<f32>; 2],
    never: &[f32],
    parts: u8,
    mixes: &mut [u8],
) {
    let count = group.actions.len();
    let whole = f32::from(parts);
    let mut mix = vec![0_u8; count];
    let mut carried = vec![0.0_f32; count];
    for hand in 0..group.hands {
        let weight = |action: usize| weights[group.place(action, hand)];
        let total: f32 = (0..count).map(weight).sum();
        if total > never[hand] {
            let exact = |action: usize| whole * weight(action) / total;
            let sure = (0..count).find(|action| exact(*action) > whole - 0.25);
            if let Some(sure) = sure {
                mix.fill(0);
                mix[sure] = parts;
            } else {
                let wanted = |action: usize| {
                    let carried = (whole * carried[action] / total).clamp(-1.0, 1.0);
                    // An action that is never chosen stays so.
                    if exact(action) < 0.05 {
                        0.0
                    } else {
                        exact(action) + carried
                    }
                };
                let wanted: Vec<f32> = (0..count).map(wanted).collect();
                largest_remainders(&wanted, parts, &mut mix);
            }
            for (action, carried) in carried.iter_mut().enumerate() {
                *carried += weight(action) - total * f32::from(mix[action]) / whole;
            }
        }
        if total <= never[hand] {
            for (action, part) in mix.iter_mut().enumerate() {
                let is_best = best[group.place(action, hand)] > 0.0;
                *part = if is_best { parts } else { 0 };
            }
        }
        for (action, part) in mix.iter().enumerate() {
            mixes[group.place(action, hand)] = *part;
        }
    }
}

/// Rounds down, and gives the parts that are left to the largest remainders.
fn largest_remainders(wanted: &[f32], parts: u8, mix: &mut [u8]) {
    let mut left = i32::from(parts);
    for (part, wanted) in mix.iter_mut().zip(wanted) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a float becomes the nearest number of parts"
        )]
        let floor = wanted.clamp(0.0, f32::from(parts)) as u8;
        *part = floor;
        left -= i32::from(floor);
    }
    let remainder = |mix: &[u8], at: usize| wanted[at] - f32::from(mix[at]);
    while left != 0 {
        let add = left > 0;
        let places = (0..wanted.len()).filter(|at| add || mix[*at] > 0);
        // Of equal remainders the first place counts.
        let chosen = places.reduce(|one, other| {
            let (best, next) = (remainder(mix, one), remainder(mix, other));
            let is_better = if add { next > best } else { next < best };
            if is_better { other } else { one }
        });
        let Some(chosen) = chosen else { return };
        if add {
            mix[chosen] += 1;
            left -= 1;
        } else {
            mix[chosen] -= 1;
            left += 1;
        }
    }
}

/// Bytes that are read in turn.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], NotASolution> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(NotASolution::Length)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NotASolution> {
        let taken = self.take(N)?;
        taken.try_into().map_err(|_| NotASolution::Length)
    }
}

/// The parts of the file before the mixes.
pub(super) struct Head {
    /// The number of iterations of the solver.
    pub(super) iterations: u32,
    /// The number of parts of each mix.
    pub(super) parts: u8,
    /// The classes of deals, by their levels, in ascending order.
    pub(super) classes: Vec<Levels>,
    /// The number of values in each bucket, from the lowest.
    pub(super) buckets: Vec<u16>,
    /// The number of bytes of the mixes.
    pub(super) rest: usize,
}

impl Head {
    /// Reads the parts before the mixes.
    pub(super) fn read(bytes: &[u8]) -> Result<Head, NotASolution> {
        let mut rest = Bytes(bytes.strip_prefix(FIRST_LINE).ok_or(NotASolution::Head)?);
        let iterations = u32::from_le_bytes(rest.array()?);
        let classes = usize::from(u16::from_le_bytes(rest.array()?));
        let buckets = usize::from(u16::from_le_bytes(rest.array()?));
        let [parts] = rest.array()?;
        let mut levels = vec![[0; NUMBERS]; classes];
        for number in 0..NUMBERS {
            let column = rest.take(classes)?;
            for (levels, level) in levels.iter_mut().zip(column) {
                levels[number] = *level;
            }
        }
        let mut sizes = Vec::with_capacity(buckets);
        for _ in 0..buckets {
            sizes.push(u16::from_le_bytes(rest.array()?));
        }
        let values: usize = sizes.iter().map(|size| usize::from(*size)).sum();
        let are_sorted = levels.windows(2).all(|pair| pair[0] < pair[1]);
        if classes == 0 || parts == 0 || values != RANKS || sizes.contains(&0) || !are_sorted {
            return Err(NotASolution::Classes);
        }
        Ok(Head {
            iterations,
            parts,
            classes: levels,
            buckets: sizes,
            rest: rest.0.len(),
        })
    }
}

/// The error for bytes that are not a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASolution {
    /// The bytes do not begin as the file does.
    Head,
    /// There are more bytes or fewer than the solution has.
    Length,
    /// The classes of deals or the buckets of values are not possible.
    Classes,
    /// A mix has more parts than it may have.
    Mix,
}

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotASolution::Head => "This is not a file of the solved poker match.",
            NotASolution::Length => "The file of the solved poker match has a wrong length.",
            NotASolution::Classes => {
                "The file of the solved poker match has impossible classes of hands."
            }
            NotASolution::Mix => {
                "The file of the solved poker match has a mix of more than all parts."
            }
        })
    }
}

impl std::error::Error for NotASolution {}

#[cfg(test)]
mod tests {
    use super::super::kept::KeptClasses;
    use super::super::{Resolution, Solver};
    use super::*;

    const FILE: &[u8] = include_bytes!("../../solution/poker-match.bin");

    fn solve(resolution: Resolution, iterations: u32, parts: u8) -> (CoarseGame, Solution) {
        let coarse = CoarseGame::new(KeptClasses::new(), resolution);
        let mut solver = Solver::new(coarse.game().clone(), coarse.deals());
        (0..iterations).for_each(|_| solver.iterate(1));
        let solution = Solution::of(&coarse, solver.averages(), iterations, parts);
        (coarse, solution)
    }

    /// `cargo xtask equilibrium` prints the checksum after two iterations. The whole file takes it a minute.
    #[test]
    fn file_is_what_the_command_writes() {
        let (coarse, short) = solve(Resolution::SHIPPED, 2, SHIPPED_PARTS);
        assert_eq!(format!("{:016x}", short.checksum()), "18f149115c7d33db");
        let file = Solution::from_bytes(FILE).expect("the file");
        assert!(file.fits(&coarse));
        assert_eq!(file.iterations(), SHIPPED_ITERATIONS);
        assert_eq!(file.parts(), SHIPPED_PARTS);
        assert!(file.to_bytes() == FILE);
    }

    #[test]
    fn corrupt_files_are_refused() {
        let tiny = Resolution {
            ratio: [8, 1],
            gap: 2,
            middle: 3,
            top: 1,
        };
        let (_, solution) = solve(tiny, 3, 8);
        let bytes = solution.to_bytes();
        assert_eq!(Solution::from_bytes(&bytes), Ok(solution.clone()));
        for length in [0, FIRST_LINE.len() - 1] {
            assert_eq!(
                Solution::from_bytes(&bytes[..length]),
                Err(NotASolution::Head)
            );
        }
        for length in [
            FIRST_LINE.len(),
            FIRST_LINE.len() + 9,
            FIRST_LINE.len() + 40,
            bytes.len() - 1,
        ] {
            let short = Solution::from_bytes(&bytes[..length]);
            assert_eq!(short, Err(NotASolution::Length), "{length} bytes");
        }
        let long = [&bytes[..], &[0]].concat();
        assert_eq!(Solution::from_bytes(&long), Err(NotASolution::Length));
        let with = |at: usize, byte: u8| {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            Solution::from_bytes(&bytes)
        };
        let parts = FIRST_LINE.len() + 8;
        assert_eq!(with(0, b'F'), Err(NotASolution::Head));
        assert_eq!(with(parts, 0), Err(NotASolution::Classes));
        // The first class gets the highest first level.
        assert_eq!(with(parts + 1, u8::MAX), Err(NotASolution::Classes));
        assert_eq!(with(bytes.len() - 1, 9), Err(NotASolution::Mix));
        assert_eq!(
            NotASolution::Mix.to_string(),
            "The file of the solved poker match has a mix of more than all parts."
        );
    }

    #[test]
    fn rounding_gives_all_parts() {
        for (wanted, mix) in [
            (vec![2.5, 1.25, 4.25], [3, 1, 4]),
            (vec![-0.5, 3.5, 4.75], [0, 3, 5]),
            (vec![9.0, 0.5, 0.5], [8, 0, 0]),
            (vec![0.0, 3.5, 3.5], [0, 4, 4]),
        ] {
            let mut rounded = vec![0; 3];
            largest_remainders(&wanted, 8, &mut rounded);
            assert_eq!(rounded, mix, "{wanted:?}");
        }
    }
}
