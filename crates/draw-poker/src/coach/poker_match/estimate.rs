//! The simulation: it plays the round to its end from the decision on, once for each decision and each deal.

use super::advice::{Agreement, Estimate, LaterDecisions, PokerMatchAdvice};
use super::moment::Moment;
use super::unseen::Dealer;
use crate::Character;
use crate::chips::ForChips;
use crate::chips::round::PLAYER;
use crate::equilibrium::{BestResponse, ResponseWithDeal};
use crate::poker_match::Action;
use fair_deal_core::PackCard;
use fair_deal_table::Chips;
use fair_deal_table::Marks;

/// The number of deals on which each decision is simulated.
pub const SIMULATED_DEALS: u32 = 2_000;

/// The number of deals in the first pass over all 32 draws, which finds the promising ones.
pub const SCREENED_DEALS: u32 = 200;

/// The number of deals in the last pass, over decisions that are still close.
pub const CLOSE_DEALS: u32 = 6_000;

/// The largest number of decisions that the next pass keeps: all bets, but not all draws.
const KEPT: usize = 6;

/// The number of agreeing deals that must be found. If there are fewer, the simulation uses a weaker agreement.
const MIN_AGREEING_DEALS: u32 = 200;

/// The purpose of a stream of random numbers. Each purpose has its own stream.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Probe,
    Screen,
    Simulate,
    Close,
}

impl Purpose {
    const fn seed(self, seed: u64) -> u64 {
        seed.wrapping_mul(4).wrapping_add(self as u64)
    }

    /// The number of deals.
    const fn deals(self) -> u32 {
        match self {
            Purpose::Probe => MIN_AGREEING_DEALS,
            Purpose::Screen => SCREENED_DEALS,
            Purpose::Simulate => SIMULATED_DEALS,
            Purpose::Close => CLOSE_DEALS,
        }
    }
}

impl Moment {
    /// Estimates the value of each legal decision. The same moment and seed always give the same answer.
    pub(super) fn estimate(&self, seed: u64, response: Option<&BestResponse>) -> PokerMatchAdvice {
        let agreement = self.agreement(seed);
        let mut player = response
            .and_then(|response| response.with_deal(&self.round))
            .map_or(LaterPlayer::Actuary, |response| {
                LaterPlayer::Best(Box::new(response))
            });
        let later = player.later();
        let passes: &[Purpose] = match self.round {
            ForChips::Betting(_) | ForChips::Over(_) => &[Purpose::Simulate, Purpose::Close],
            ForChips::Swapping(_) => &[Purpose::Screen, Purpose::Simulate, Purpose::Close],
        };
        let mut simulate = |actions: &[Action], pass: Purpose| {
            let dealer = Dealer::new(self, agreement, pass.seed(seed));
            self.simulate(dealer, actions, pass.deals(), &mut player)
        };
        let estimates = in_passes(&self.round.legal_actions(), passes, &mut simulate);
        PokerMatchAdvice::new(agreement, later, estimates)
    }

    /// Returns the strongest agreement for which enough deals are found.
    fn agreement(&self, seed: u64) -> Agreement {
        // Before any opponent has drawn, there are no actions since the draw.
        let asks_anything = |agreement: &Agreement| match agreement {
            Agreement::Full | Agreement::None => true,
            Agreement::SinceSwap => {
                let mut opponents = self.opponents.iter();
                opponents.any(|opponent| !agreement.turns(opponent).is_empty())
            }
        };
        let is_found = |agreement: &Agreement| {
            let mut dealer = Dealer::new(self, *agreement, Purpose::Probe.seed(seed));
            (0..Purpose::Probe.deals()).all(|_| dealer.deal().is_some())
        };
        let mut asked = Agreement::ALL.into_iter().filter(asks_anything);
        let found = asked.find(is_found);
        found.unwrap_or(Agreement::None)
    }

    /// Plays the round to its end with each of these decisions, on at most `most` deals.
    fn simulate(
        &self,
        mut dealer: Dealer,
        actions: &[Action],
        most: u32,
        player: &mut LaterPlayer,
    ) -> Results {
        let deals = (0..most).map_while(|_| self.results(&dealer.deal()?, actions, player));
        Results {
            deals: deals.collect(),
            actions: actions.to_vec(),
        }
    }

    /// Returns the result of each of these decisions on this deal, in half chips.
    fn results(
        &self,
        unseen: &[PackCard],
        actions: &[Action],
        player: &mut LaterPlayer,
    ) -> Option<Vec<i64>> {
        let hands = Marks::PLACES * self.opponents.len();
        let (hands, deck) = unseen.split_at_checked(hands)?;
        let (own, others) = deck.split_at_checked(Marks::PLACES)?;
        // The opponents draw the same cards whatever the player draws.
        let mut rounds: [Option<ForChips>; Marks::PLACES + 1] = Default::default();
        let each = actions.iter().map(|action| {
            let drawn = match action {
                Action::Swap(marks) => marks.count(),
                Action::StandPat
                | Action::Check
                | Action::Bet
                | Action::Call
                | Action::Raise
                | Action::Fold => 0,
            };
            let (first, last) = own.split_at(drawn);
            let round = rounds[drawn].take();
            let round = round.or_else(|| {
                let order = [hands, first, others, last].concat();
                self.round.with_unseen(PLAYER, &order)
            })?;
            let result = result(round.clone(), *action, player);
            rounds[drawn] = Some(round);
            result
        });
        each.collect()
    }
}

/// Simulates these decisions in passes. Each pass keeps the promising decisions of the one before. It ends when one
/// decision is left, or when too few deals were found.
fn in_passes(
    actions: &[Action],
    passes: &[Purpose],
    simulate: &mut impl FnMut(&[Action], Purpose) -> Results,
) -> Vec<Estimate> {
    let Some((pass, later)) = passes.split_first() else {
        return vec![];
    };
    let results = simulate(actions, *pass);
    let estimates = results.estimates();
    let promising = estimates.iter().take(KEPT);
    let promising = promising.filter(|it| !it.is_clearly_worse());
    let promising: Vec<Action> = promising.map(|it| it.action).collect();
    let is_exhausted = results.count() < pass.deals();
    // The first pass over the draws has too few deals for a value.
    let is_decided = promising.len() < 2 && *pass != Purpose::Screen;
    if later.is_empty() || is_exhausted || is_decided {
        return estimates;
    }
    results.complete(in_passes(&promising, later, simulate))
}

/// Returns the player's gain from here to the end with this decision, in half chips.
fn result(round: ForChips, action: Action, player: &mut LaterPlayer) -> Option<i64> {
    if action == Action::Fold {
        return Some(0);
    }
    let stack = |round: &ForChips| round.seats().next().map_or(Chips::NONE, |seat| seat.stack);
    let before = stack(&round);
    let mut round = round.act(action).ok()?;
    while let Some(at) = round.turn() {
        round = if at == PLAYER {
            player.act(round)?
        } else {
            round.advance()
        };
    }
    Some(halves(stack(&round)) - halves(before))
}

fn halves(amount: Chips) -> i64 {
    i64::try_from(amount.halves()).unwrap_or(i64::MAX)
}

/// The player in the rest of a simulated round.
enum LaterPlayer<'a> {
    Best(Box<ResponseWithDeal<'a>>),
    Actuary,
}

impl LaterPlayer<'_> {
    const fn later(&self) -> LaterDecisions {
        match self {
            LaterPlayer::Best(_) => LaterDecisions::Best,
            LaterPlayer::Actuary => LaterDecisions::Actuary,
        }
    }

    /// Takes the player's turn. Where the opponent never comes in the model, the Actuary decides.
    fn act(&mut self, round: ForChips) -> Option<ForChips> {
        let best = match self {
            LaterPlayer::Best(response) => response.action(&round),
            LaterPlayer::Actuary => None,
        };
        match best {
            Some(action) => round.act(action).ok(),
            None => Some(round.act_as(Character::Actuary)),
        }
    }
}

/// The results of the decisions on each deal, in half chips.
struct Results {
    actions: Vec<Action>,
    /// The results of each deal, in the order of the actions.
    deals: Vec<Vec<i64>>,
}

/// A mean in chips, with its standard error.
#[derive(Clone, Copy)]
struct Mean {
    value: f64,
    error: f64,
}

impl Mean {
    /// Computes the mean of these numbers of half chips. The sums are exact.
    #[expect(clippy::cast_precision_loss, reason = "they are far below 2^53")]
    fn of(halves: impl Iterator<Item = i64>) -> Mean {
        let (mut count, mut sum, mut squares) = (0_i64, 0_i64, 0_i64);
        for number in halves {
            count += 1;
            sum += number;
            squares += number * number;
        }
        let n = count.max(1) as f64;
        let mean = sum as f64 / n;
        let spread = (squares as f64 - mean * sum as f64) / (n - 1.0).max(1.0);
        Mean {
            value: mean / 2.0,
            error: (spread.max(0.0) / n).sqrt() / 2.0,
        }
    }
}

impl Results {
    /// The mean advantage of the decision at place `one` over that at place `other`.
    fn between(&self, one: usize, other: usize) -> Mean {
        Mean::of(self.deals.iter().map(|deal| deal[one] - deal[other]))
    }

    fn count(&self) -> u32 {
        u32::try_from(self.deals.len()).unwrap_or(u32::MAX)
    }

    /// The estimates of all decisions, the best first. Ties keep the order of the list.
    fn estimates(&self) -> Vec<Estimate> {
        let sum = |place: &usize| self.deals.iter().map(|deal| deal[*place]).sum::<i64>();
        let places = 0..self.actions.len();
        let Some(best) = places.clone().rev().max_by_key(sum) else {
            return vec![];
        };
        let estimate = |place: usize| {
            let own = Mean::of(self.deals.iter().map(|deal| deal[place]));
            let behind = self.between(best, place);
            Estimate {
                action: self.actions[place],
                deals: self.count(),
                value: own.value,
                error: own.error,
                behind: behind.value,
                behind_error: behind.error,
            }
        };
        in_order(places.map(estimate))
    }

    /// Adds the other decisions to these estimates, which rest on more deals. Each keeps its distance from the best one
    /// as measured here.
    fn complete(&self, mut estimates: Vec<Estimate>) -> Vec<Estimate> {
        let Some(best) = estimates.first().copied() else {
            return self.estimates();
        };
        let at = self.actions.iter().position(|it| *it == best.action);
        for (place, action) in self.actions.iter().enumerate() {
            if estimates.iter().any(|it| it.action == *action) {
                continue;
            }
            let behind = self.between(at.unwrap_or_default(), place);
            let behind_value = behind.value.max(0.0);
            estimates.push(Estimate {
                action: *action,
                deals: self.count(),
                value: best.value - behind_value,
                error: best.error.hypot(behind.error),
                behind: behind_value,
                behind_error: behind.error,
            });
        }
        in_order(estimates.into_iter())
    }
}

/// Sorts the estimates, the best first. An insertion sort is enough for so few.
fn in_order(estimates: impl Iterator<Item = Estimate>) -> Vec<Estimate> {
    let mut ordered: Vec<Estimate> = vec![];
    for estimate in estimates {
        let place = ordered.partition_point(|other| other.behind <= estimate.behind);
        ordered.insert(place, estimate);
    }
    ordered
}
