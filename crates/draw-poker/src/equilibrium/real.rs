//! The match with real cards: both hands and all draws come from one pack, and a discarded card is gone. It measures
//! what the model leaves out.

use std::collections::HashMap;

use fair_deal_core::{Card, PokerHand, Rank, Suit};
use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

use super::coarse::{CoarseGame, NUMBERS};
use super::deals::{DealClasses, best_for_each_number};
use super::game::{MatchGame, Strategy, number};
use super::kept::{Chance, KeptClasses};
use super::tree::{Next, Node, Seat};
use crate::coach::draw::kinds::HAND;

/// The packs that the cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packs {
    /// One pack, as at the table. A discarded card is gone.
    One,
    /// A pack for each seat, in which a discarded card can come back, as in the model. This checks the measurement: the
    /// model's best response wins what the model says.
    AsInTheModel,
}

/// Deals from packs, in the classes of the model.
#[derive(Clone, Debug)]
pub struct RealDeals {
    kept: KeptClasses,
    chances: Vec<Chance>,
    cards: Vec<usize>,
    /// The class of each deal, by its ways to keep cards.
    index: HashMap<Vec<u16>, usize>,
    /// The number of classes.
    classes: usize,
}

/// The cards of one hand as the seats can see them, the first mover first.
struct RealDeal {
    classes: [usize; 2],
    /// The value of each seat's hand for each number of kept cards.
    values: [[usize; NUMBERS]; 2],
}

impl RealDeals {
    /// Deals in these classes, which have one way for each number of cards.
    #[must_use]
    pub fn new(classes: &DealClasses) -> RealDeals {
        let kept = classes.kept().clone();
        let index = (0..).zip(classes.classes());
        RealDeals {
            chances: kept.chances(),
            cards: kept.classes().iter().map(|class| class.cards).collect(),
            index: index.map(|(at, (_, ways))| (ways.clone(), at)).collect(),
            classes: classes.classes().len(),
            kept,
        }
    }

    /// Deals once. `pack` has all 52 cards in any order.
    fn deal(
        &self,
        packs: Packs,
        pack: &mut [Card; 52],
        random: &mut ChaCha20Rng,
    ) -> Option<RealDeal> {
        let mut seat = |seat: usize| match packs {
            Packs::One => {
                // Both seats' five cards and up to five new ones for each.
                if seat == 0 {
                    shuffle(pack, 4 * HAND, random);
                }
                let at = seat * HAND;
                self.seat(&pack[at..], &pack[at + 2 * HAND..])
            }
            Packs::AsInTheModel => {
                shuffle(pack, HAND, random);
                let dealt = *pack;
                // Up to five cards are kept, and ten are enough to find five others.
                shuffle(pack, 2 * HAND, random);
                self.seat(&dealt, &pack[..])
            }
        };
        let (first, second) = (seat(0)?, seat(1)?);
        Some(RealDeal {
            classes: [first.0, second.0],
            values: [first.1, second.1],
        })
    }

    /// The class of a deal, and the value for each number of kept cards.
    fn seat(&self, dealt: &[Card], new: &[Card]) -> Option<(usize, [usize; NUMBERS])> {
        let hand = PokerHand::new(&dealt[..HAND]).ok()?;
        let ways = self.kept.ways_of(&hand);
        let best = best_for_each_number(&self.cards, &self.chances, &ways);
        let class = self.index.get(&best.map(|part| ways[part])[..])?;
        let mut values = [0; NUMBERS];
        for (value, part) in values.iter_mut().zip(best) {
            let mut cards = *hand.cards();
            let kept = (0..HAND).filter(|place| part >> place & 1 == 1);
            let kept: Vec<Card> = kept.map(|place| cards[place]).collect();
            let mut new = new.iter().filter(|card| !kept.contains(card));
            for (place, card) in cards.iter_mut().enumerate() {
                if part >> place & 1 == 0 {
                    *card = *new.next()?;
                }
            }
            let rank = PokerHand::new(&cards).ok()?.rank();
            *value = self.kept.values().partition_point(|other| *other < rank);
        }
        Some((*class, values))
    }
}

/// Shuffles the first cards of a pack.
fn shuffle(pack: &mut [Card; 52], cards: usize, random: &mut ChaCha20Rng) {
    for at in 0..cards {
        let left = pack.len() - at;
        pack.swap(at, at + below(left, random));
    }
}

/// A random number below this one, which is small.
fn below(limit: usize, random: &mut ChaCha20Rng) -> usize {
    let scaled = u64::from(random.next_u32()) * u64::try_from(limit).unwrap_or_default();
    usize::try_from(scaled >> 32).unwrap_or_default()
}

/// A fresh pack.
fn fresh_pack() -> [Card; 52] {
    let card = |at: usize| Card::new(Rank::ALL[at / 4], Suit::ALL[at % 4]);
    std::array::from_fn(card)
}

/// A mean of many hands, in chips a hand.
#[derive(Clone, Copy, Debug)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// A strategy with its dimensions.
#[derive(Clone, Copy)]
struct Player<'a> {
    game: &'a MatchGame,
    strategy: &'a Strategy,
    deals: usize,
}

impl Player<'_> {
    fn before(&self, node: &Node, class: usize) -> Weights {
        let weights = node.first_move..node.first_move + node.moves.len();
        Weights::of(weights.map(|at| self.strategy.before[at * self.deals + class]))
    }

    fn swap(&self, close: usize, first: usize, class: usize) -> Weights {
        let situation = match self.strategy.seat {
            Seat::First => close,
            Seat::Second => close * self.game.swaps + first,
        };
        let at = (situation * self.deals + class) * NUMBERS;
        Weights::of(self.strategy.swap[at..at + NUMBERS].iter().copied())
    }

    fn last(&self, round: usize, node: &Node, value: usize) -> Weights {
        let first = round * self.game.tree.moves_of(self.strategy.seat) + node.first_move;
        let weights = first..first + node.moves.len();
        Weights::of(weights.map(|at| self.strategy.last[at * self.game.values + value]))
    }
}

/// The weights of the actions of one decision.
struct Weights {
    weights: [f32; NUMBERS],
    count: usize,
}

impl Weights {
    fn of(all: impl Iterator<Item = f32>) -> Weights {
        let (mut weights, mut count) = ([0.0; NUMBERS], 0);
        for (place, weight) in weights.iter_mut().zip(all) {
            *place = weight;
            count += 1;
        }
        Weights { weights, count }
    }

    /// The probabilities.
    fn shares(&self) -> [f32; NUMBERS] {
        let positive = self.weights.map(|weight| weight.max(0.0));
        let total: f32 = positive.iter().sum();
        if total > 0.0 {
            positive.map(|weight| weight / total)
        } else {
            std::array::from_fn(|at| {
                if at < self.count {
                    1.0 / number(self.count)
                } else {
                    0.0
                }
            })
        }
    }

    /// An action by its probability.
    fn choose(&self, random: &mut ChaCha20Rng) -> usize {
        #[expect(clippy::cast_precision_loss, reason = "a random number below 1")]
        let mut left = (random.next_u32() >> 8) as f32 / (1 << 24) as f32;
        let shares = self.shares();
        for (at, share) in shares[..self.count].iter().enumerate() {
            left -= share;
            if left < 0.0 {
                return at;
            }
        }
        // Rounding: the last action that is possible.
        shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
    }
}

/// The chips that a player has paid who folds after this many bets, or who is called.
fn paid(before: f32, bet: f32, bets: usize) -> f64 {
    f64::from(before + bet * number(bets))
}

/// Plays one hand. Returns what the first mover wins.
fn play(players: [Player; 2], deal: &RealDeal, random: &mut ChaCha20Rng) -> f64 {
    let game = players[0].game;
    let nodes = game.tree.nodes();
    let sign = |seat: Seat| match seat {
        Seat::First => 1.0,
        Seat::Second => -1.0,
    };
    let mut node = &nodes[0];
    let close = loop {
        let at = node.seat as usize;
        let step = players[at].before(node, deal.classes[at]).choose(random);
        match node.moves[step].1 {
            Next::Node(next) => node = &nodes[next],
            Next::Closed(close) => break close,
            Next::Folded => return -sign(node.seat) * paid(game.ante, game.bets[0], node.bets - 1),
        }
    };
    let first = players[0].swap(close, 0, deal.classes[0]).choose(random);
    let drawn = HAND - first;
    let second = players[1]
        .swap(close, drawn, deal.classes[1])
        .choose(random);
    let round = (close * game.swaps + drawn) * game.swaps + HAND - second;
    let values = [deal.values[0][first], deal.values[1][second]];
    let before = game.paid(close);
    let mut node = &nodes[0];
    loop {
        let at = node.seat as usize;
        let step = players[at].last(round, node, values[at]).choose(random);
        match node.moves[step].1 {
            Next::Node(next) => node = &nodes[next],
            Next::Closed(close) => {
                let stake = paid(before, game.bets[1], game.tree.closes()[close].bets);
                return match values[0].cmp(&values[1]) {
                    std::cmp::Ordering::Greater => stake,
                    std::cmp::Ordering::Equal => 0.0,
                    std::cmp::Ordering::Less => -stake,
                };
            }
            Next::Folded => return -sign(node.seat) * paid(before, game.bets[1], node.bets - 1),
        }
    }
}

/// Plays `responders` against `strategies`, both for these deals and all values of the full game: each deal twice, with
/// the responder in each seat. Returns the responder's mean win.
#[must_use]
pub fn duel(
    game: &MatchGame,
    deals: &RealDeals,
    responders: &[Strategy; 2],
    strategies: &[Strategy; 2],
    packs: Packs,
    pairs: u32,
    seed: u64,
) -> Mean {
    let player = |strategy| Player {
        game,
        strategy,
        deals: deals.classes,
    };
    let [first, second] = responders.each_ref().map(player);
    let [first_other, second_other] = strategies.each_ref().map(player);
    let mut random = ChaCha20Rng::seed_from_u64(seed);
    let mut cards = fresh_pack();
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for _ in 0..pairs {
        if let Some(deal) = deals.deal(packs, &mut cards, &mut random) {
            let win = play([first, second_other], &deal, &mut random)
                - play([first_other, second], &deal, &mut random);
            let win = win / 2.0;
            sum += win;
            squares += win * win;
            count += 1.0;
        }
    }
    let mean = sum / count;
    Mean {
        mean,
        error: ((squares / count - mean * mean) / count).sqrt(),
    }
}

/// Learns a response to an opponent's strategy from this many real deals, at the resolution of the coarse game, by
/// counterfactual regret minimisation: all actions of the learner are tried on each deal, and one of the opponent's.
#[must_use]
pub fn learn(
    coarse: &CoarseGame,
    full: &MatchGame,
    deals: &RealDeals,
    opponent: &Strategy,
    samples: u32,
    seed: u64,
) -> Strategy {
    let seat = opponent.seat.other();
    let mut learner = Learner {
        coarse,
        opponent: Player {
            game: full,
            strategy: opponent,
            deals: deals.classes,
        },
        seat,
        regrets: coarse.no_strategy(seat),
        average: coarse.no_strategy(seat),
        factor: 1.0,
        tries_all: true,
        random: ChaCha20Rng::seed_from_u64(seed),
    };
    let mut random = ChaCha20Rng::seed_from_u64(seed + 1);
    let mut cards = fresh_pack();
    for sample in 0..samples {
        // The first tenth of the deals teaches regrets only.
        learner.factor = if sample < samples / 10 { 0.0 } else { 1.0 };
        learner.tries_all = sample % HOPELESS_DEALS == 0;
        if let Some(deal) = deals.deal(Packs::One, &mut cards, &mut random) {
            let _ = learner.before(0, &deal, 1.0);
        }
    }
    learner.average
}

struct Learner<'a> {
    coarse: &'a CoarseGame,
    opponent: Player<'a>,
    seat: Seat,
    regrets: Strategy,
    average: Strategy,
    factor: f32,
    /// True if this deal tries even the actions with hopeless regrets.
    tries_all: bool,
    random: ChaCha20Rng,
}

/// An action with a regret below this, in chips, is tried with one deal of [`HOPELESS_DEALS`] only.
const HOPELESS: f32 = -500.0;

/// See [`HOPELESS`].
const HOPELESS_DEALS: u32 = 16;

/// The three lists of a strategy.
#[derive(Clone, Copy)]
enum List {
    Before,
    Swap,
    Last,
}

impl Learner<'_> {
    fn regrets(&mut self, list: List) -> &mut Vec<f32> {
        match list {
            List::Before => &mut self.regrets.before,
            List::Swap => &mut self.regrets.swap,
            List::Last => &mut self.regrets.last,
        }
    }

    /// Tries all actions at these places. `then` plays on after an action, with the learner's own probability.
    fn decide(
        &mut self,
        list: List,
        places: impl Iterator<Item = usize> + Clone,
        own: f32,
        mut then: impl FnMut(&mut Self, usize, f32) -> f32,
    ) -> f32 {
        let regrets = self.regrets(list);
        let weights = Weights::of(places.clone().map(|at| regrets[at]));
        let shares = weights.shares();
        let mut values = [None; NUMBERS];
        // Without a positive regret each action is as likely.
        let tries_all = self.tries_all || weights.weights.iter().all(|regret| *regret <= 0.0);
        for action in 0..weights.count {
            if tries_all || weights.weights[action] > HOPELESS {
                values[action] = Some(then(self, action, own * shares[action]));
            }
        }
        // An action without a value has the share zero.
        let known = values.iter().zip(shares);
        let value: f32 = known
            .filter_map(|(value, share)| value.map(|value| value * share))
            .sum();
        let factor = self.factor * own;
        for ((at, share), worth) in places.zip(shares).zip(values) {
            if let Some(worth) = worth {
                self.regrets(list)[at] += worth - value;
            }
            let average = match list {
                List::Before => &mut self.average.before,
                List::Swap => &mut self.average.swap,
                List::Last => &mut self.average.last,
            };
            average[at] += factor * share;
        }
        value
    }

    fn before(&mut self, node: usize, deal: &RealDeal, own: f32) -> f32 {
        let (coarse, seat) = (self.coarse, self.seat);
        let game = coarse.game();
        let node = &game.tree.nodes()[node];
        let go = |learner: &mut Self, step: usize, own: f32| match node.moves[step].1 {
            Next::Node(next) => learner.before(next, deal, own),
            Next::Closed(close) => learner.swap(close, deal, own),
            Next::Folded => learner.folded(node, game.ante, game.bets[0]),
        };
        if node.seat == seat {
            let classes = coarse.classes().len();
            let class = coarse.class_of_fine(deal.classes[seat as usize]);
            let places = node.first_move..node.first_move + node.moves.len();
            self.decide(List::Before, places.map(|at| at * classes + class), own, go)
        } else {
            let weights = self.opponent.before(node, deal.classes[node.seat as usize]);
            let step = weights.choose(&mut self.random);
            go(self, step, own)
        }
    }

    /// What the learner wins if the player at this node folds.
    fn folded(&self, node: &Node, before: f32, bet: f32) -> f32 {
        let lost = before + bet * number(node.bets - 1);
        if node.seat == self.seat { -lost } else { lost }
    }

    fn swap(&mut self, close: usize, deal: &RealDeal, own: f32) -> f32 {
        match self.seat {
            Seat::First => self.keep(close, 0, deal, own, |learner, first, own| {
                let second = learner.opponent.swap(close, HAND - first, deal.classes[1]);
                let second = second.choose(&mut learner.random);
                learner.last(close, [first, second], 0, deal, own)
            }),
            Seat::Second => {
                let first = self.opponent.swap(close, 0, deal.classes[0]);
                let first = first.choose(&mut self.random);
                self.keep(close, HAND - first, deal, own, |learner, second, own| {
                    learner.last(close, [first, second], 0, deal, own)
                })
            }
        }
    }

    fn keep(
        &mut self,
        close: usize,
        first: usize,
        deal: &RealDeal,
        own: f32,
        then: impl FnMut(&mut Self, usize, f32) -> f32,
    ) -> f32 {
        let seat = self.seat as usize;
        let situation = match self.seat {
            Seat::First => close,
            Seat::Second => close * self.coarse.game().swaps + first,
        };
        let class = self.coarse.class_of_fine(deal.classes[seat]);
        let at = (situation * self.coarse.classes().len() + class) * NUMBERS;
        self.decide(List::Swap, at..at + NUMBERS, own, then)
    }

    /// Plays a last round after these numbers of kept cards.
    fn last(
        &mut self,
        close: usize,
        kept: [usize; 2],
        node: usize,
        deal: &RealDeal,
        own: f32,
    ) -> f32 {
        let (coarse, seat) = (self.coarse, self.seat);
        let game = coarse.game();
        let node = &game.tree.nodes()[node];
        let before = game.paid(close);
        let values = [deal.values[0][kept[0]], deal.values[1][kept[1]]];
        let [first, second] = kept.map(|kept| HAND - kept);
        let round = (close * game.swaps + first) * game.swaps + second;
        let go = |learner: &mut Self, step: usize, own: f32| match node.moves[step].1 {
            Next::Node(next) => learner.last(close, kept, next, deal, own),
            Next::Closed(end) => {
                let stake = before + game.bets[1] * number(game.tree.closes()[end].bets);
                let [mine, theirs] = match seat {
                    Seat::First => values,
                    Seat::Second => [values[1], values[0]],
                };
                match mine.cmp(&theirs) {
                    std::cmp::Ordering::Greater => stake,
                    std::cmp::Ordering::Equal => 0.0,
                    std::cmp::Ordering::Less => -stake,
                }
            }
            Next::Folded => learner.folded(node, before, game.bets[1]),
        };
        let at = node.seat as usize;
        if node.seat == seat {
            let bucket = usize::from(coarse.buckets()[values[at]]);
            let first = round * game.tree.moves_of(seat) + node.first_move;
            let places = first..first + node.moves.len();
            let places = places.map(|at| at * game.values + bucket);
            self.decide(List::Last, places, own, go)
        } else {
            let step = self.opponent.last(round, node, values[at]);
            let step = step.choose(&mut self.random);
            go(self, step, own)
        }
    }
}
