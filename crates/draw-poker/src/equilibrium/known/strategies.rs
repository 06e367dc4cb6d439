//! The strategies of the opponents as numbers.

use std::collections::HashMap;

use fair_deal_core::{Card, Jokers, PackCard, PokerHand, Rank, Suit, WildHand};

use super::super::chances::KeptChances;
use super::super::deals::{ALL_DEALS, DealPattern, Deals, Draws, WAYS, each_deal};
use super::super::game::{MatchGame, Strategy};
use super::super::kept::natural_sets;
use super::super::player::SolvedPlayer;
use super::super::solution::NotASolution;
use super::super::tree::{Node, Seat};
use super::{Buckets, Holding, draws_of};
use crate::chips::policy::BET_COUNTS;
use crate::chips::{BetView, Intent, Street};
use crate::coach::draw::kinds::HAND;
use crate::opponent::{Character, OpponentView};

/// The strategies of an opponent.
pub(super) struct Strategies {
    /// The buckets that tell apart all hands with which it plays differently after the swap.
    pub(super) buckets: Buckets,
    kind: Kind,
}

enum Kind {
    /// By the solution.
    Solved {
        solved: &'static SolvedPlayer,
        strategies: [Strategy; 2],
    },
    /// By a rule.
    Rule {
        character: Character,
        classes: Vec<RuleClass>,
        /// For each bucket, hands whose lowest card has each of the four suits.
        hands: Vec<[WildHand; 4]>,
    },
}

/// Deals with which a character by a rule bets alike before the swap, and draws as many cards.
struct RuleClass {
    /// What it wants to do, by the number of bets and raises.
    intents: [Intent; BET_COUNTS],
    /// The number of deals.
    deals: f32,
    /// The swap, and the one after the other player stood pat.
    swaps: [RuleSwap; 2],
}

/// The swaps of a class: the number of cards, and for each class of kept cards how often it counts.
struct RuleSwap {
    drawn: u8,
    classes: HashMap<u16, f32>,
}

impl Strategies {
    pub(super) fn of(
        character: Character,
        solved: &'static SolvedPlayer,
        kept: &KeptChances,
    ) -> Result<Strategies, NotASolution> {
        Ok(match character {
            Character::Mathematician => Strategies {
                buckets: Buckets::new(solved, []),
                kind: Kind::Solved {
                    solved,
                    strategies: solved.solution()?.strategies(),
                },
            },
            Character::Textbook | Character::Chaser | Character::Rock | Character::Actuary => {
                let hands = hands(kept);
                let intents = hands.iter().map(|hands| intents(character, hands));
                let intents: Vec<Vec<Intent>> = intents.collect();
                let changes = (1..hands.len()).filter(|at| intents[*at] != intents[at - 1]);
                let buckets = Buckets::new(solved, changes);
                let firsts = (0..buckets.len()).map(|bucket| hands[buckets.first(bucket)]);
                Strategies {
                    kind: Kind::Rule {
                        character,
                        classes: rule_classes(character, kept),
                        hands: firsts.collect(),
                    },
                    buckets,
                }
            }
        })
    }

    /// The deals of this seat, and its strategy.
    pub(super) fn of_seat(
        &self,
        seat: Seat,
        game: &MatchGame,
        kept: &KeptChances,
        holding: &Holding,
    ) -> (Deals, Strategy) {
        match &self.kind {
            Kind::Solved { solved, strategies } => {
                let deals = solved_deals(solved, kept, holding, game.values);
                (deals, strategies[seat as usize].clone())
            }
            Kind::Rule {
                character,
                classes,
                hands,
            } => {
                let deals = rule_deals(classes, holding, game.values);
                (deals, rule_strategy(*character, classes, hands, game, seat))
            }
        }
    }
}

/// The deals of the solution, if no discard comes back.
#[expect(clippy::cast_possible_truncation, reason = "a rounded probability")]
fn solved_deals(
    solved: &SolvedPlayer,
    kept: &KeptChances,
    holding: &Holding,
    buckets: usize,
) -> Deals {
    let ways = HAND + 1;
    let classes = solved.classes();
    let (mut weights, mut rows) = (vec![0.0; classes], vec![0.0; classes * ways * buckets]);
    each_deal(kept.index(), |pattern| {
        let (best, class) = solved.deal_of(&pattern.ways);
        let weight = f64::from(pattern.hands) / f64::from(ALL_DEALS);
        weights[class] += weight;
        for (way, part) in best.into_iter().enumerate() {
            let row = &mut rows[(class * ways + way) * buckets..][..buckets];
            add(row, holding, weight, draws_of(&pattern.ways, part));
        }
    });
    let mut deals = Deals::default();
    for (class, weight) in weights.iter().enumerate() {
        let first = class * ways;
        deals.push(*weight as f32, (first..first + ways).map(|way| way as u32));
        for way in 0..ways {
            let row = &rows[(first + way) * buckets..][..buckets];
            let shares = row.iter().map(|sum| (sum / weight) as f32);
            let drawn = u8::try_from(HAND - way).unwrap_or_default();
            deals
                .draws
                .push(drawn, (0..).zip(shares).filter(|(_, share)| *share > 0.0));
        }
    }
    deals
}

/// Adds the hands of these classes to a sum for each bucket.
fn add(
    row: &mut [f64],
    holding: &Holding,
    weight: f64,
    classes: impl IntoIterator<Item = (u16, f32)>,
) {
    for (class, share) in classes {
        for (bucket, hands) in holding.of(class) {
            row[usize::from(*bucket)] += weight * f64::from(share) * f64::from(*hands);
        }
    }
}

/// The deals of a character by a rule: each class has the swap, and that after the other player stood pat.
#[expect(clippy::cast_possible_truncation, reason = "a rounded probability")]
fn rule_deals(classes: &[RuleClass], holding: &Holding, buckets: usize) -> Deals {
    let mut deals = Deals {
        draws: Draws::default(),
        ..Deals::default()
    };
    let all = f64::from(ALL_DEALS);
    for class in classes {
        let first = deals.draws.len();
        for swap in &class.swaps {
            let mut row = vec![0.0; buckets];
            let weight = 1.0 / f64::from(class.deals);
            add(
                &mut row,
                holding,
                weight,
                swap.classes.iter().map(|(class, share)| (*class, *share)),
            );
            let shares = row.iter().map(|sum| *sum as f32);
            deals.draws.push(
                swap.drawn,
                (0..).zip(shares).filter(|(_, share)| *share > 0.0),
            );
        }
        let ways = (first..first + 2).map(|way| way as u32);
        deals.push((f64::from(class.deals) / all) as f32, ways);
    }
    deals
}

fn rule_strategy(
    character: Character,
    classes: &[RuleClass],
    hands: &[[WildHand; 4]],
    game: &MatchGame,
    seat: Seat,
) -> Strategy {
    let count = classes.len();
    let mut strategy = Strategy::new(game, seat, count, 2 * count);
    let nodes: Vec<&Node> = game
        .tree
        .nodes()
        .iter()
        .filter(|it| it.seat == seat)
        .collect();
    for node in &nodes {
        for (at, class) in classes.iter().enumerate() {
            let step = step(node, class.intents[node.bets]);
            strategy.before[(node.first_move + step) * count + at] = 1.0;
        }
    }
    for (situation, weights) in strategy.swap.chunks_exact_mut(2 * count).enumerate() {
        let stood_pat = seat == Seat::Second && situation.is_multiple_of(game.swaps);
        for weights in weights.chunks_exact_mut(2) {
            weights[usize::from(stood_pat)] = 1.0;
        }
    }
    let moves = game.tree.moves_of(seat);
    for round in 0..game.last_rounds() {
        let swaps = [round / game.swaps % game.swaps, round % game.swaps];
        let drawn = swaps[seat as usize];
        for node in &nodes {
            for (bucket, hands) in hands.iter().enumerate() {
                for hand in hands {
                    let intent = character.intent(&view(hand, Street::Second, drawn, node.bets));
                    let place = round * moves + node.first_move + step(node, intent);
                    strategy.last[place * game.values + bucket] += 0.25;
                }
            }
        }
    }
    strategy
}

/// The deals of a character by a rule.
#[expect(clippy::cast_precision_loss, reason = "fewer than 2^22 deals")]
fn rule_classes(character: Character, kept: &KeptChances) -> Vec<RuleClass> {
    let mut classes: Vec<RuleClass> = vec![];
    each_deal(kept.index(), |pattern| {
        let Some(hand) = hand_of(pattern) else { return };
        let intents = character.intents(&view(&hand, Street::First, 0, 0));
        let kept = |swapped: &[usize]| {
            let view = OpponentView {
                hand: &hand,
                swapped,
                jokers: Jokers::None,
            };
            let discards = character.discards(&view).places();
            discards.fold(WAYS - 1, |part, place| part & !(1 << place))
        };
        let part = kept(&[]);
        let parts = match character {
            Character::Chaser => [part, kept(&[0])],
            // They swap alike whatever the other player has swapped.
            Character::Textbook
            | Character::Rock
            | Character::Actuary
            | Character::Mathematician => [part; 2],
        };
        let drawn = parts.map(drawn);
        let is_same = |class: &RuleClass| {
            class.intents == intents && class.swaps.each_ref().map(|swap| swap.drawn) == drawn
        };
        let at = classes.iter().position(is_same).unwrap_or_else(|| {
            let swaps = drawn.map(|drawn| RuleSwap {
                drawn,
                classes: HashMap::new(),
            });
            classes.push(RuleClass {
                intents,
                deals: 0.0,
                swaps,
            });
            classes.len() - 1
        });
        let hands = pattern.hands as f32;
        classes[at].deals += hands;
        for (swap, part) in classes[at].swaps.iter_mut().zip(parts) {
            for (class, share) in draws_of(&pattern.ways, part) {
                *swap.classes.entry(class).or_default() += hands * share;
            }
        }
    });
    classes
}

/// A hand of this pattern.
fn hand_of(pattern: &DealPattern) -> Option<WildHand> {
    let card = |(place, kind): (usize, &u8)| {
        let suit = pattern
            .suits
            .iter()
            .position(|part| part >> place & 1 == 1)?;
        let rank = Rank::ALL.get(usize::from(*kind))?;
        Some(PackCard::Natural(Card::new(*rank, Suit::ALL[suit])))
    };
    let cards: Option<Vec<PackCard>> = pattern.kinds.iter().enumerate().map(card).collect();
    WildHand::new(&cards?).ok()
}

/// A hand of these ranks whose lowest card has this suit. The others have the same one, or the next ones in turn.
fn hand_from(kinds: [u8; HAND], one_suit: bool, first: usize) -> Option<PokerHand> {
    let cards = kinds.iter().zip(first..).map(|(kind, next)| {
        let suit = if one_suit { first } else { next };
        Card::new(
            Rank::ALL[usize::from(*kind)],
            Suit::ALL[suit % Suit::ALL.len()],
        )
    });
    PokerHand::new(&cards.collect::<Vec<_>>()).ok()
}

/// For each value from the lowest, hands whose lowest card has each of the four suits. A bluff follows from that suit.
fn hands(kept: &KeptChances) -> Vec<[WildHand; 4]> {
    let kinds = natural_sets(HAND).flat_map(|kinds| [(kinds, false), (kinds, true)]);
    let valued = kinds.filter_map(|(kinds, one_suit)| {
        let hand = hand_from(kinds, one_suit, 0)?;
        Some((kept.value(&hand), kinds, one_suit))
    });
    let mut valued: Vec<_> = valued.collect();
    valued.sort_unstable();
    valued.dedup_by_key(|(value, ..)| *value);
    let of_each_suit = |(_, kinds, one_suit): (usize, [u8; HAND], bool)| {
        let hand = |first: usize| {
            let cards = hand_from(kinds, one_suit, first)?
                .cards()
                .map(PackCard::Natural);
            WildHand::new(&cards).ok()
        };
        Some([hand(0)?, hand(1)?, hand(2)?, hand(3)?])
    };
    valued.into_iter().filter_map(of_each_suit).collect()
}

/// The number of cards that are drawn to this part of a deal.
fn drawn(part: usize) -> u8 {
    let kept = (0..HAND).filter(|place| part >> place & 1 == 1);
    u8::try_from(HAND - kept.count()).unwrap_or_default()
}

/// All that a character wants to do with hands of one value after the swap. Only one drawn card makes a difference.
fn intents(character: Character, hands: &[WildHand; 4]) -> Vec<Intent> {
    let views = hands
        .iter()
        .flat_map(|hand| [0, 1].map(|drawn| view(hand, Street::Second, drawn, 0)));
    views.flat_map(|view| character.intents(&view)).collect()
}

fn view(hand: &WildHand, street: Street, swapped: usize, bets: usize) -> BetView<'_> {
    BetView {
        hand,
        jokers: Jokers::None,
        street,
        swapped,
        others: 1,
        bets,
    }
}

/// The place of the move at this node that carries out an intent, as
/// [`action_for`](crate::chips::BettingRound::action_for) does.
fn step(node: &Node, intent: Intent) -> usize {
    let raise = node.moves.len() - 1;
    match intent {
        Intent::Raise => raise,
        Intent::Bet => 1,
        // Check or call.
        Intent::Call => usize::from(node.bets > 0),
        // Bet or fold.
        Intent::Bluff => usize::from(node.bets == 0),
        // Check or fold.
        Intent::Fold => 0,
    }
}
