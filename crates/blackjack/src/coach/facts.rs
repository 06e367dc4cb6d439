//! The facts about a decision, as plain numbers: what the dealer may have, what each next card does to the hand, and what
//! the best play and the other plays are worth. A sentence that explains a decision needs nothing else.
//!
//! All chances and values are conditional on no natural of the dealer, as in [`Advice`], unless a natural would take all
//! bets.

use super::advice::{Advice, Coach, DealerChances, EarlySurrender, Play, PlayValue};
use super::shoe::{CardValue, VALUES};
use super::situation::{Checked, NoAdvice, Origin, Situation};
use super::solve::Gone;
use crate::Rules;
use fair_deal_core::Card;

/// The facts about a decision.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DecisionFacts {
    /// The legal plays with their values, the best one first. Equal ones keep the order of [`Play::ALL`].
    pub plays: Vec<PlayValue>,
    /// The chances of the dealer's final totals. A stand on 16 or less wins only if the dealer busts.
    pub dealer: DealerChances,
    /// The decision about early surrender, if the rules have it: before the dealer looks for a natural.
    pub early_surrender: Option<EarlySurrender>,
    /// What each next card does, in the order of [`CardValue::ALL`]. `None` if no such card is left, or if the hand may
    /// take no card.
    pub cards: [Option<NextCard>; VALUES],
}

/// The next card of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NextCard {
    /// The chance of a card of this value.
    pub chance: f64,
    /// The hand with it.
    pub hand: NextHand,
    /// The worth of a hit that brings it, with the best plays afterwards, per initial bet. The worth of a hit is the sum
    /// of `chance * value` over all cards. A card helps if this is more than the worth of standing now.
    pub value: f64,
}

/// A hand with one more card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NextHand {
    /// A hard total of at most 21.
    Hard(u8),
    /// A soft total.
    Soft(u8),
    /// A hand over 21.
    Bust,
}

/// A question to a worker: the facts about a dealt hand from a fresh shoe.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FactsQuestion {
    /// The rules.
    pub rules: Rules,
    /// The player's cards.
    pub hand: Vec<Card>,
    /// The dealer's upcard.
    pub upcard: Card,
}

impl FactsQuestion {
    /// Returns the answer. `None` if there is nothing to decide.
    #[must_use]
    pub fn answer(&self) -> Option<DecisionFacts> {
        let situation = Situation {
            hand: &self.hand,
            upcard: self.upcard,
            seen: &[],
            origin: Origin::Dealt,
        };
        Coach::new(&self.rules).facts(&situation).ok()
    }
}

impl DecisionFacts {
    /// Returns the chance that the next card busts the hand.
    #[must_use]
    pub fn bust_chance(&self) -> f64 {
        let cards = self.cards.iter().flatten();
        let busts = cards.filter(|card| card.hand == NextHand::Bust);
        busts.map(|card| card.chance).sum()
    }

    /// Returns the values of the cards that leave the hand worth more than standing now, with the chance of all of them
    /// together.
    #[must_use]
    pub fn helping_cards(&self) -> (Vec<CardValue>, f64) {
        let stand = self.plays.iter().find(|it| it.play == Play::Stand);
        let stand = stand.map_or(f64::NEG_INFINITY, |it| it.value);
        let mut chance = 0.0;
        let mut values = Vec::new();
        for (value, card) in CardValue::ALL.into_iter().zip(&self.cards) {
            if let Some(card) = card.filter(|card| card.value > stand) {
                chance += card.chance;
                values.push(value);
            }
        }
        (values, chance)
    }

    /// Returns the worth of the hand, per initial bet, if the player does not give it up. `None` without another play.
    #[must_use]
    pub fn played_on(&self) -> Option<f64> {
        let best = self.plays.iter().find(|it| it.play != Play::Surrender);
        let early = self.early_surrender.map(|it| it.play_on);
        early.or(best.map(|it| it.value))
    }

    /// Returns how much the best play is worth more than the next best one, per initial bet. 0 if there is no other.
    #[must_use]
    pub fn margin(&self) -> f64 {
        match &self.plays[..] {
            [best, next, ..] => best.value - next.value,
            [] | [_] => 0.0,
        }
    }
}

impl Coach {
    /// Returns the facts about a decision.
    ///
    /// # Errors
    /// As [`Coach::advise`].
    pub fn facts(&self, situation: &Situation) -> Result<DecisionFacts, NoAdvice> {
        let Advice {
            mut plays,
            dealer,
            early_surrender,
            ..
        } = self.advise(situation)?;
        plays.sort_by(|one, other| other.value.total_cmp(&one.value));
        let checked = self.checked(situation)?;
        let may_hit = checked.plays.contains(&Play::Hit);
        let cards = if may_hit {
            self.next_cards(&checked)
        } else {
            [None; VALUES]
        };
        Ok(DecisionFacts {
            plays,
            dealer,
            early_surrender,
            cards,
        })
    }

    /// What each next card does to this hand.
    fn next_cards(&self, checked: &Checked) -> [Option<NextCard>; VALUES] {
        let Checked { place, scope, .. } = *checked;
        let solver = self.solver(checked.up, &checked.shoe);
        let worth = solver.solve(&solver.reach([place], scope), scope);
        let (unseen, left) = (
            solver.unseen(place, Gone::NOTHING),
            solver.left(place, Gone::NOTHING),
        );
        let natural = solver.spared(place, Gone::NOTHING);
        std::array::from_fn(|value| {
            let gone = Gone { value, cards: 1.0 };
            // The chance of the natural with this card gone.
            let natural_with = solver.spared(place, gone);
            let chance = unseen[value] / left * (1.0 - natural_with) / (1.0 - natural);
            let next = self.hands.next(place, value);
            let worth = next.map_or(-1.0, |next| worth.later[next]);
            (chance > 0.0).then(|| NextCard {
                chance,
                hand: next.map_or(NextHand::Bust, |next| {
                    let hand = self.hands.at(next);
                    if hand.soft {
                        NextHand::Soft(hand.total)
                    } else {
                        NextHand::Hard(hand.total)
                    }
                }),
                value: (worth + natural_with) / (1.0 - natural_with),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(rules: &str, hand: &str, up: &str, origin: Origin) -> DecisionFacts {
        let rules: Rules = rules.parse().expect("rules");
        let facts = Coach::new(&rules).facts(&Situation {
            hand: &Card::parse_list(hand).expect(hand),
            upcard: up.parse().expect(up),
            seen: &[],
            origin,
        });
        facts.expect("a decision")
    }

    #[test]
    fn early_surrender_counts_the_dealers_natural() {
        let late = facts("vegas", "TS 4H", "TD", Origin::Dealt);
        let early = facts("vegas.early-surrender", "TS 4H", "TD", Origin::Dealt);
        let best = |it: &DecisionFacts| {
            let plays = it.plays.iter().filter(|it| it.play != Play::Surrender);
            plays.map(|it| it.value).fold(f64::NEG_INFINITY, f64::max)
        };
        assert_eq!(late.played_on(), Some(best(&late)));
        let natural = early.dealer.natural;
        let exact = (1.0 - natural) * best(&early) - natural;
        let played_on = early.played_on().expect("another play");
        assert!((played_on - exact).abs() < 1e-12, "{played_on}");
        assert!(played_on < best(&early) - 0.01, "{played_on}");
    }

    #[test]
    fn cards_add_up_to_the_worth_of_a_hit() {
        for rules in [
            "vegas",
            "vegas.enhc",
            "single-deck.double-any-cards",
            "exam",
        ] {
            for (hand, origin) in [
                ("TS 6H", Origin::Dealt),
                ("AS 6H", Origin::Dealt),
                ("2S 3H 5D 2C", Origin::Dealt),
                ("8S 5H", Origin::Split { hands: 2 }),
            ] {
                for up in ["AD", "6D", "TD"] {
                    if rules == "exam" && origin != Origin::Dealt {
                        continue;
                    }
                    let facts = facts(rules, hand, up, origin);
                    let hit = facts.plays.iter().find(|it| it.play == Play::Hit);
                    let hit = hit.expect("a hit").value;
                    let cards = facts.cards.iter().flatten();
                    let chance: f64 = cards.clone().map(|card| card.chance).sum();
                    let sum: f64 = cards.map(|card| card.chance * card.value).sum();
                    assert!(
                        (chance - 1.0).abs() < 1e-12,
                        "{rules}, {hand}, {up}: {chance}"
                    );
                    assert!(
                        (sum - hit).abs() < 1e-12,
                        "{rules}, {hand}, {up}: {sum}, {hit}"
                    );
                    assert!(
                        facts
                            .plays
                            .is_sorted_by(|one, other| one.value >= other.value)
                    );
                }
            }
        }
    }

    #[test]
    fn sixteen_is_helped_by_small_cards() {
        let facts = facts("vegas", "TS 6H", "9D", Origin::Dealt);
        let points: Vec<u8> = facts
            .helping_cards()
            .0
            .iter()
            .map(|it| it.points())
            .collect();
        assert_eq!(points, [1, 2, 3, 4, 5]);
        // 309 cards are unseen, 24 of each value from the ace to the five.
        let chance = facts.helping_cards().1;
        assert!((chance - 5.0 * 24.0 / 309.0).abs() < 1e-12, "{chance}");
        assert!((facts.bust_chance() - 189.0 / 309.0).abs() < 1e-12);
        assert_eq!(facts.cards[2].expect("a three").hand, NextHand::Hard(19));
        assert_eq!(facts.plays[0].play, Play::Surrender);
        let margin = facts.plays[0].value - facts.plays[1].value;
        assert!((facts.margin() - margin).abs() < 1e-15);
    }

    #[test]
    fn split_ace_takes_no_card() {
        let rules = "vegas.aces-again";
        let facts = facts(rules, "AS AH", "6D", Origin::SplitAces { hands: 2 });
        assert_eq!(facts.cards, [None; VALUES]);
        assert!(facts.bust_chance().abs() < 1e-15);
    }
}
