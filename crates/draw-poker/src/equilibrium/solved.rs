//! The solved match, for questions about one decision: the mix of the solution, and what each action costs against it.

use std::fmt;
use std::str::FromStr;

use fair_deal_core::{Card, PokerHand};

use super::best_response::{Worths, worths};
use super::coarse::NUMBERS;
use super::deals::Deals;
use super::game::MatchGame;
use super::player::SolvedPlayer;
use super::solution::{NotASolution, Stage};
use super::tree::{BettingTree, Move, Next, Seat};
use crate::chips::MOST_RAISES;
use crate::coach::draw::kinds::HAND;

/// A decision of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub enum Point {
    /// A move in the round of bets before the swap, at this node of the tree.
    Before {
        /// The index of the node.
        node: usize,
    },
    /// The swap of the first mover.
    FirstSwap {
        /// The index of the close of the first round of bets.
        close: usize,
    },
    /// The swap of the other seat.
    SecondSwap {
        /// The index of the close of the first round of bets.
        close: usize,
        /// The number of cards that the first mover has swapped.
        first: usize,
    },
    /// A move in the round of bets after the swap.
    Last {
        /// The index of the close of the first round of bets.
        close: usize,
        /// The number of cards that each seat has swapped.
        swaps: [usize; 2],
        /// The index of the node.
        node: usize,
    },
}

impl Point {
    /// The seat to act.
    #[must_use]
    pub fn seat(self, tree: &BettingTree) -> Seat {
        match self {
            Point::Before { node } | Point::Last { node, .. } => tree.nodes()[node].seat,
            Point::FirstSwap { .. } => Seat::First,
            Point::SecondSwap { .. } => Seat::Second,
        }
    }

    /// The decision after this move in a round of bets; `None` if the move ends the hand or is not legal.
    #[must_use]
    pub fn after_move(self, tree: &BettingTree, step: Move) -> Option<Point> {
        self.step(tree, |legal| legal == step)?.ok()
    }

    /// The decision after a swap of this many cards; `None` if it is not the time for that.
    #[must_use]
    pub fn after_swap(self, cards: usize) -> Option<Point> {
        match self {
            Point::FirstSwap { close } => Some(Point::SecondSwap {
                close,
                first: cards,
            }),
            Point::SecondSwap { close, first } => Some(Point::Last {
                close,
                swaps: [first, cards],
                node: 0,
            }),
            Point::Before { .. } | Point::Last { .. } => None,
        }
        .filter(|_| cards <= HAND)
    }

    /// The decision after the first legal move for which `is_it` is true, or the end of the hand; `None` if there is no
    /// such move.
    fn step(
        self,
        tree: &BettingTree,
        is_it: impl Fn(Move) -> bool,
    ) -> Option<Result<Point, NotAPoint>> {
        let (node, is_last) = match self {
            Point::Before { node } => (node, false),
            Point::Last { node, .. } => (node, true),
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => return None,
        };
        let mut moves = tree.nodes()[node].moves.iter();
        let (_, next) = moves.find(|(step, _)| is_it(*step))?;
        Some(match (self, *next) {
            (Point::Last { close, swaps, .. }, Next::Node(node)) => {
                Ok(Point::Last { close, swaps, node })
            }
            (_, Next::Node(node)) => Ok(Point::Before { node }),
            (_, Next::Closed(close)) if !is_last => Ok(Point::FirstSwap { close }),
            (_, Next::Closed(_) | Next::Folded) => Err(NotAPoint::Over),
        })
    }

    /// The decision after one more word of a history.
    fn after(self, tree: &BettingTree, word: &str) -> Result<Point, NotAPoint> {
        let number = || (0..=HAND).find(|number| number.to_string() == word);
        let next = match self {
            Point::Before { .. } | Point::Last { .. } => {
                self.step(tree, |step| word.chars().eq([step.letter()]))
            }
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => {
                number().and_then(|cards| self.after_swap(cards)).map(Ok)
            }
        };
        next.ok_or_else(|| NotAPoint::Word {
            word: word.to_owned(),
            legal: self.words(tree),
        })?
    }

    /// The words that can come next, for a sentence.
    fn words(self, tree: &BettingTree) -> String {
        match self {
            Point::Before { node } | Point::Last { node, .. } => {
                let moves = tree.nodes()[node].moves.iter();
                let letters = moves.map(|(step, _)| step.letter().to_string());
                letters.collect::<Vec<_>>().join(", ")
            }
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => format!("0 to {HAND}"),
        }
    }
}

impl Point {
    /// The history that leads to the decision, without spaces: `kbc31k`.
    #[must_use]
    pub fn letters(self) -> String {
        let tree = BettingTree::new(MOST_RAISES);
        let (close, swaps, node) = match self {
            Point::Before { node } => (None, [None; 2], node),
            Point::FirstSwap { close } => (Some(close), [None; 2], 0),
            Point::SecondSwap { close, first } => (Some(close), [Some(first), None], 0),
            Point::Last { close, swaps, node } => (Some(close), swaps.map(Some), node),
        };
        let before = close.iter().flat_map(|close| &tree.closes()[*close].path);
        let swaps = swaps.into_iter().flatten();
        let swaps = swaps.filter_map(|cards| (b'0'..).nth(cards).map(char::from));
        let after = tree.nodes()[node].path.iter();
        let letters = before.map(|step| step.letter()).chain(swaps);
        letters.chain(after.map(|step| step.letter())).collect()
    }
}

/// The history that leads to the decision, as [`Point::from_str`] parses it.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for letter in self.letters().chars() {
            write!(f, "{between}{letter}")?;
            between = " ";
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl From<Point> for String {
    fn from(point: Point) -> String {
        point.to_string()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<String> for Point {
    type Error = NotAPoint;

    fn try_from(history: String) -> Result<Point, NotAPoint> {
        history.parse()
    }
}

impl FromStr for Point {
    type Err = NotAPoint;

    /// Parses a history: all that both seats did, the first mover first, separated by spaces. `k` is a check, `b` a bet,
    /// `c` a call, `r` a raise and `f` a fold; 0 to 5 is the number of cards that the first mover swaps, and then that of
    /// the other seat. `k b c 3 1 k` is the second seat's decision after a check. An empty text is the first decision.
    fn from_str(history: &str) -> Result<Point, NotAPoint> {
        let tree = BettingTree::new(MOST_RAISES);
        Point::parse(&tree, history)
    }
}

impl Point {
    fn parse(tree: &BettingTree, history: &str) -> Result<Point, NotAPoint> {
        let mut words = history.split_whitespace();
        words.try_fold(Point::Before { node: 0 }, |point, word| {
            point.after(tree, word)
        })
    }
}

/// The part of a hand in which a decision is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum MatchStage {
    /// The bets before the swap.
    Before,
    /// The swap.
    Swap,
    /// The bets after the swap.
    After,
}

impl MatchStage {
    /// All stages, in their order.
    pub const ALL: [MatchStage; 3] = [MatchStage::Before, MatchStage::Swap, MatchStage::After];

    /// The stage of this decision.
    #[must_use]
    pub const fn of(point: Point) -> MatchStage {
        match point {
            Point::Before { .. } => MatchStage::Before,
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => MatchStage::Swap,
            Point::Last { .. } => MatchStage::After,
        }
    }
}

/// The error for a history that does not lead to a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAPoint {
    /// The hand is over.
    Over,
    /// A word cannot stand at its place.
    Word {
        /// The word.
        word: String,
        /// The words that can stand there.
        legal: String,
    },
}

impl fmt::Display for NotAPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAPoint::Over => f.write_str("The hand ends before the end of this history."),
            NotAPoint::Word { word, legal } => {
                write!(
                    f,
                    "The history goes on with one of {legal}, not with {word:?}."
                )
            }
        }
    }
}

impl std::error::Error for NotAPoint {}

/// An action with its share of the mix.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The parts of the mix, of [`SolvedMatch::parts`].
    pub parts: u8,
    /// The chips that the action costs on average compared with the best one, if the opponent plays the solution. It is
    /// zero for every action if the opponent never lets the hand come here.
    pub loss: f32,
}

/// An action of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// A move in a round of bets.
    Move(Move),
    /// A swap that keeps these cards.
    Keep(Vec<Card>),
}

/// The solved match.
#[derive(Clone, Debug)]
pub struct SolvedMatch {
    player: &'static SolvedPlayer,
    game: MatchGame,
    deals: Deals,
    worths: [Worths; 2],
}

impl SolvedMatch {
    /// Prepares a loaded solution for questions, in a tenth of a second natively, and less than half a second in a browser.
    ///
    /// # Errors
    /// [`NotASolution`] if the file is damaged.
    pub fn new(player: &'static SolvedPlayer) -> Result<SolvedMatch, NotASolution> {
        let solution = player.solution()?;
        let (game, deals) = (player.game(), player.deals());
        let worths = worths(&game, &deals, &solution.strategies());
        Ok(SolvedMatch {
            player,
            game,
            deals,
            worths,
        })
    }

    /// The number of parts of each mix.
    #[must_use]
    pub const fn parts(&self) -> u8 {
        self.player.parts()
    }

    /// The mixes.
    pub(super) const fn player(&self) -> &'static SolvedPlayer {
        self.player
    }

    /// The deals of the coarse match.
    pub(super) const fn deals(&self) -> &Deals {
        &self.deals
    }

    /// Parses a history, as [`Point`] does, but faster.
    ///
    /// # Errors
    /// [`NotAPoint`] if it does not lead to a decision.
    pub fn point(&self, history: &str) -> Result<Point, NotAPoint> {
        Point::parse(self.player.tree(), history)
    }

    /// The mix for the seat to act, which has these cards.
    #[must_use]
    pub fn choices(&self, hand: &PokerHand, point: Point) -> Vec<Choice> {
        let (worths, first, step) = self.worths(hand, point);
        let mix = self.player.mix(hand, point);
        let worth = |at: usize| worths[first + at * step];
        let best = (0..mix.len()).map(worth).fold(f32::NEG_INFINITY, f32::max);
        let choice = |(at, (action, parts)): (usize, (Action, u8))| Choice {
            action,
            parts,
            loss: best - worth(at),
        };
        mix.into_iter().enumerate().map(choice).collect()
    }

    /// Returns false if the opponent never lets a hand come to this decision. Then no action has a known loss, and the
    /// mix says nothing. `hand` is the hand of the seat to act.
    #[must_use]
    pub fn is_reached(&self, hand: &PokerHand, point: Point) -> bool {
        let (worths, first, step) = self.worths(hand, point);
        let actions = 0..self.player.mix(hand, point).len();
        actions
            .map(|at| worths[first + at * step])
            .any(|worth| worth != 0.0)
    }

    /// The worths of the stage of this decision, the place of the first action among them, and the distance of the next
    /// one.
    fn worths(&self, hand: &PokerHand, point: Point) -> (&[f32], usize, usize) {
        let worths = &self.worths[point.seat(self.player.tree()) as usize];
        let (stage, first, step) = self.places(hand, point);
        let worths = match stage {
            Stage::Before => worths.before(),
            Stage::Swap => worths.swap(),
            Stage::Last => worths.last(),
        };
        (worths, first, step)
    }

    /// The place of the first action among the numbers of its stage, and the distance of the next one.
    fn places(&self, hand: &PokerHand, point: Point) -> (Stage, usize, usize) {
        let tree = self.player.tree();
        match point {
            Point::Before { node } => {
                let (_, class) = self.player.deal(hand);
                let first = tree.nodes()[node].first_move * self.deals.len() + class;
                (Stage::Before, first, self.deals.len())
            }
            Point::FirstSwap { close } => (Stage::Swap, self.swap(hand, close), 1),
            Point::SecondSwap { close, first } => {
                let situation = close * self.game.swaps + first;
                (Stage::Swap, self.swap(hand, situation), 1)
            }
            Point::Last { close, swaps, node } => {
                let values = self.game.values;
                let [first, second] = swaps;
                let round = (close * self.game.swaps + first) * self.game.swaps + second;
                let moves = tree.moves_of(point.seat(tree));
                let place = round * moves + tree.nodes()[node].first_move;
                (
                    Stage::Last,
                    place * values + self.player.bucket(hand),
                    values,
                )
            }
        }
    }

    /// The place of the numbers of the first swap of this hand in this situation.
    fn swap(&self, hand: &PokerHand, situation: usize) -> usize {
        let (_, class) = self.player.deal(hand);
        (situation * self.deals.len() + class) * NUMBERS
    }
}

#[cfg(test)]
mod tests {
    use super::super::coarse::{CoarseGame, Resolution};
    use super::super::kept::KeptClasses;
    use super::super::solution::Solution;
    use super::*;

    fn solved() -> SolvedMatch {
        let file = include_bytes!("../../solution/poker-match.bin");
        let player = SolvedPlayer::load(file).expect("the shipped file");
        SolvedMatch::new(player).expect("the shipped coarse match")
    }

    #[test]
    fn histories_lead_to_their_decisions() {
        let tree = BettingTree::new(MOST_RAISES);
        for (history, seat, words) in [
            ("", Seat::First, "k, b"),
            ("k", Seat::Second, "k, b"),
            ("k b", Seat::First, "f, c, r"),
            ("b r r r", Seat::First, "f, c"),
            ("k k", Seat::First, "0 to 5"),
            ("b c 3", Seat::Second, "0 to 5"),
            ("k b c 3 1", Seat::First, "k, b"),
            ("k b c 3 1 k", Seat::Second, "k, b"),
            ("k k 0 5 k b r", Seat::Second, "f, c, r"),
        ] {
            let point: Point = history.parse().expect(history);
            assert_eq!(point.seat(&tree), seat, "{history}");
            assert_eq!(point.words(&tree), words, "{history}");
            assert_eq!(point.to_string(), history);
        }
    }

    #[test]
    fn impossible_histories_are_refused() {
        for (history, sentence) in [
            ("b f", "The hand ends before the end of this history."),
            (
                "k k 3 3 k k",
                "The hand ends before the end of this history.",
            ),
            (
                "k k 3 3 b f k",
                "The hand ends before the end of this history.",
            ),
            ("c", "The history goes on with one of k, b, not with \"c\"."),
            (
                "b k",
                "The history goes on with one of f, c, r, not with \"k\".",
            ),
            (
                "k b r r r r",
                "The history goes on with one of f, c, not with \"r\".",
            ),
            (
                "k k 6",
                "The history goes on with one of 0 to 5, not with \"6\".",
            ),
            (
                "kk",
                "The history goes on with one of k, b, not with \"kk\".",
            ),
        ] {
            let error = history.parse::<Point>().expect_err(history);
            assert_eq!(error.to_string(), sentence, "{history}");
        }
    }

    #[test]
    fn every_mix_is_whole_and_has_a_best_action() {
        let solved = solved();
        let hands = [
            "KS KH 7D 4C 2H",
            "AS KS QS JS TS",
            "7S 5H 4D 3C 2H",
            "9S 9H 9D 8C 8H",
        ];
        let firsts = [
            "",
            "k",
            "b",
            "k b",
            "k b r r r",
            "k k",
            "b c",
            "k k 3",
            "b r c 0",
        ];
        let lasts = [
            "k k 3 1",
            "k k 0 0 k",
            "b r r r c 1 2 b",
            "k b r c 5 5 k b r r r",
        ];
        for hand in hands.map(|hand| hand.parse::<PokerHand>().expect(hand)) {
            for history in firsts.iter().chain(&lasts) {
                let choices = solved.choices(&hand, solved.point(history).expect(history));
                let parts: u32 = choices.iter().map(|it| u32::from(it.parts)).sum();
                assert_eq!(parts, u32::from(solved.parts()), "{history}");
                let least = choices
                    .iter()
                    .map(|it| it.loss)
                    .fold(f32::INFINITY, f32::min);
                assert!(least.abs() < f32::EPSILON, "{history}");
            }
        }
    }

    #[test]
    fn deals_are_those_of_the_coarse_match() {
        let file = include_bytes!("../../solution/poker-match.bin");
        let player = SolvedPlayer::load(file).expect("the shipped file");
        let coarse = CoarseGame::new(KeptClasses::new(), Resolution::SHIPPED);
        assert_eq!(&player.game(), coarse.game());
        let (ours, theirs) = (player.deals(), coarse.deals());
        assert_eq!(ours.first_way, theirs.first_way);
        assert_eq!(ours.ways, theirs.ways);
        assert_eq!(ours.draws.drawn, theirs.draws.drawn);
        assert_eq!(ours.draws.first_value, theirs.draws.first_value);
        let is_near = |(one, other): (&f32, &f32)| (one - other).abs() < 1e-6;
        assert!(ours.weights.iter().zip(&theirs.weights).all(is_near));
        for (one, other) in ours.draws.values.iter().zip(&theirs.draws.values) {
            assert!(one.0 == other.0 && is_near((&one.1, &other.1)));
        }
    }

    /// The player reads the mixes from the bytes of the file, and the solution reads all of them at once.
    #[test]
    fn mixes_are_those_of_the_whole_solution() {
        let solved = solved();
        let file = include_bytes!("../../solution/poker-match.bin");
        let solution = Solution::from_bytes(file).expect("the file");
        let tree = solved.player.tree();
        let before = (0..tree.nodes().len()).map(|node| Point::Before { node });
        let closes = 0..tree.closes().len();
        let swaps = closes.clone().flat_map(|close| {
            let second = (0..=HAND).map(move |first| Point::SecondSwap { close, first });
            second.chain([Point::FirstSwap { close }])
        });
        let last = closes.flat_map(|close| {
            let nodes = 0..tree.nodes().len();
            nodes.map(move |node| Point::Last {
                close,
                swaps: [node % NUMBERS, (close + 2 * node) % NUMBERS],
                node,
            })
        });
        let points: Vec<Point> = before.chain(swaps).chain(last).collect();
        for hand in [
            "KS KH 7D 4C 2H",
            "AS QS 9S 6S 3H",
            "9S 9H 9D 8C 8H",
            "7S 5H 4D 3C 2H",
        ] {
            let hand: PokerHand = hand.parse().expect(hand);
            for point in &points {
                let (stage, first, step) = solved.places(&hand, *point);
                let parts = solution.parts_of(point.seat(tree), stage);
                for (at, (_, its)) in solved.player.mix(&hand, *point).into_iter().enumerate() {
                    assert_eq!(its, parts[first + at * step], "{point:?}");
                }
            }
        }
    }

    /// What the solution plays costs little, and what is plainly bad costs much.
    #[test]
    fn losses_follow_the_hand() {
        let solved = solved();
        let choices = |hand: &str, history: &str| {
            let hand: PokerHand = hand.parse().expect(hand);
            solved.choices(&hand, solved.point(history).expect(history))
        };
        let royal = choices("AS KS QS JS TS", "k k 1 1 k b");
        assert_eq!(royal[0].action, Action::Move(Move::Fold));
        assert_eq!(royal[0].parts, 0);
        // Folding costs at least what the pot holds: two antes, and the bet of four.
        assert!(royal[0].loss > 6.0, "{royal:?}");
        // A flush is kept as it is.
        let flush = choices("AS QS 9S 6S 3S", "b c");
        let keep = |cards: &str| {
            let cards = Card::parse_list(cards).expect(cards);
            let mut choices = flush.iter();
            let found = choices.find(|it| it.action == Action::Keep(cards.clone()));
            found.expect("the best cards for their number")
        };
        assert_eq!(keep("AS QS 9S 6S 3S").parts, solved.parts());
        assert!(keep("").loss > 1.0);
        // The first decision comes with every hand, so its mix is nearly the best.
        for hand in [
            "KS KH 7D 4C 2H",
            "AS AH 9D 8C 2H",
            "AS QH 7D 4C 2H",
            "TS 9S 8S 7S 2H",
        ] {
            let mix = choices(hand, "");
            let costs = mix.iter().map(|it| it.loss * f32::from(it.parts));
            let cost = costs.sum::<f32>() / f32::from(solved.parts());
            assert!(cost < 0.02, "{hand}: {mix:?}");
        }
    }

    /// A class follows from the cards, whatever their order and the names of their suits.
    #[test]
    fn class_ignores_order_and_suits() {
        let solved = solved();
        let deal = |hand: &str| solved.player.deal(&hand.parse().expect(hand)).1;
        for (one, other) in [
            ("KS KH 7D 4C 2H", "2D 7S KD 4H KC"),
            ("AS KS QS JS 2H", "2C AH QH KH JH"),
            ("9S 9H 9D 8C 8H", "8S 9C 8D 9S 9H"),
        ] {
            assert_eq!(deal(one), deal(other), "{one}");
        }
        assert_ne!(deal("AS KS QS JS 2H"), deal("AS KS QS JC 2H"));
        assert_ne!(deal("KS KH 7D 4C 2H"), deal("7S 7H KD 4C 2H"));
    }
}
