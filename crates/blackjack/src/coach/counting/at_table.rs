//! The advice of the count at the table: the published Hi-Lo index for a decision.

use super::any_system::{AnySystem, ShoeCount};
use super::indices::Decision;
use super::published::{List, PublishedIndex, below};
use super::system::System;
use super::tags::Rounding;
use crate::Action;
use crate::coach::advice::Play;
use crate::coach::chart::HandKind;
use crate::coach::choice::Choice;
use crate::coach::question::Question;
use crate::coach::shoe::CardValue;
use fair_deal_core::Score;

/// A decision at the table with a published index.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndexDecision {
    /// The true count, with the player's rounding.
    pub true_count: i64,
    /// The index from the first source that has it.
    pub index: i32,
    /// The right decision for the count.
    pub right: Choice,
    /// The decision of basic strategy, for a true count of 0.
    pub basic: Choice,
}

impl IndexDecision {
    /// Returns the index decision for this question, if one of the legal decisions has an index. Returns `None` if the
    /// cards are shuffled for every round, and for a system without published indices: all but Hi-Lo.
    #[must_use]
    pub fn of(
        system: System,
        rounding: Rounding,
        question: &Question,
        legal: &[Action],
    ) -> Option<IndexDecision> {
        question.rules.shuffle.penetration()?;
        if system != System::HiLo {
            return None;
        }
        let true_count = shoe_count(system, question)?.true_count(rounding);
        let all = PublishedIndex::all(question.rules.soft17);
        let of = |list: List| all.iter().filter(move |it| it.list == list);
        // Surrender comes first. If it is not right, the other lists decide about the hand. An index for a dealer who
        // hits a soft 17 replaces another one.
        let surrenders = all.iter().filter(|it| is_surrender(it.decision));
        let surrender = surrenders
            .filter(|it| is_about(it.decision, question, legal))
            .filter_map(PublishedIndex::first)
            .find(|(_, index)| true_count >= i64::from(*index));
        if let Some((_, index)) = surrender {
            let right = Choice::Play(Play::Surrender);
            let others = [Play::Hit, Play::Stand].map(Choice::Play);
            return Some(IndexDecision {
                true_count,
                index,
                right,
                basic: if index <= 0 { right } else { others[0] },
            });
        }
        let mut of_surrender = all
            .iter()
            .filter(|it| is_about(it.decision, question, legal))
            .filter(|it| is_surrender(it.decision));
        let surrender_index = of_surrender.next().and_then(PublishedIndex::first);
        if legal.contains(&Action::Surrender) && surrender_index.is_none() {
            // No index decides whether to surrender such a hand. Basic strategy surrenders hard 16 against a ten.
            return None;
        }
        let plays = of(List::HitsSoft17)
            .chain(of(List::Illustrious))
            .chain(of(List::Cacarulo));
        let mut about = plays.filter(|it| is_about(it.decision, question, legal));
        let it = about.find(|it| !is_surrender(it.decision))?;
        let (_, index) = it.first()?;
        let [from, otherwise] = sides(it.decision, question);
        let right = if true_count >= i64::from(index) {
            from
        } else {
            otherwise
        };
        let basic = match surrender_index {
            // Basic strategy surrenders such a hand. Below its index the player plays it.
            Some((_, surrender)) if surrender <= 0 => Choice::Play(Play::Surrender),
            Some(_) | None if is_basic(it.decision, index) => from,
            Some(_) | None => otherwise,
        };
        Some(IndexDecision {
            true_count,
            index,
            right,
            basic,
        })
    }
}

/// Returns true if the decision is to give a hand up.
fn is_surrender(decision: Decision) -> bool {
    matches!(decision, Decision::Play { play, .. } if play == Play::Surrender)
}

/// Returns true if basic strategy makes a play with this index: the play is right from a true count below 0 on. An
/// index of 0 counts too (12 against a four stands), except for 16 against a ten, which basic strategy hits.
fn is_basic(decision: Decision, index: i32) -> bool {
    let is_sixteen = matches!(
        decision,
        Decision::Play { hands: HandKind::Hard(16), play: Play::Stand, up } if up.points() == 10
    );
    index < 0 || index == 0 && !is_sixteen
}

/// Returns the count of all cards that the player sees at a decision, or `None` if no other card is left.
#[must_use]
pub fn shoe_count(system: System, question: &Question) -> Option<ShoeCount> {
    let seen = [&question.hand, &[question.upcard][..], &question.seen].concat();
    let decks = question.rules.decks.decks();
    ShoeCount::of(&AnySystem::Published(system), decks, &seen)
}

/// Returns true if an index is about this question, and its play is legal.
fn is_about(decision: Decision, question: &Question, legal: &[Action]) -> bool {
    let (hands, up, play) = match decision {
        Decision::Insurance => return legal.contains(&Action::Insurance),
        Decision::Play { hands, up, play } => (hands, up, play),
    };
    let is_legal = legal.iter().any(|it| Choice::of(*it) == Choice::Play(play));
    if !is_legal || legal.contains(&Action::Insurance) || CardValue::of(question.upcard) != up {
        return false;
    }
    let score = Score::of(&question.hand, question.rules.ace);
    let pair = match question.hand[..] {
        [one, other] if CardValue::of(one) == CardValue::of(other) => Some(CardValue::of(one)),
        _ => None,
    };
    // A pair that may be split does not count as a total.
    let pair = pair.filter(|_| legal.contains(&Action::Split));
    match hands {
        HandKind::Pair(value) => pair == Some(value),
        HandKind::Hard(total) => {
            pair.is_none() && !score.is_soft() && score.total() == u32::from(total)
        }
        HandKind::Soft(total) => {
            pair.is_none() && score.is_soft() && score.total() == u32::from(total)
        }
    }
}

/// The decisions from an index on, and below it.
fn sides(decision: Decision, question: &Question) -> [Choice; 2] {
    match decision {
        Decision::Insurance => [
            Choice::in_hand(Action::Insurance, question),
            Choice::NoInsurance,
        ],
        Decision::Play { hands, play, .. } => {
            [Choice::Play(play), Choice::Play(below(play, hands))]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::Origin;
    use crate::{Rules, Shuffle};
    use fair_deal_core::Card;

    fn question(hand: &str, up: &str, seen: &str) -> Question {
        Question {
            rules: Rules {
                shuffle: Shuffle::After75,
                ..Rules::VEGAS
            },
            hand: Card::parse_list(hand).expect(hand),
            upcard: up.parse().expect(up),
            seen: Card::parse_list(seen).expect(seen),
            origin: Origin::Dealt,
        }
    }

    const PLAYS: [Action; 3] = [Action::Hit, Action::Stand, Action::Double];

    fn decision(question: &Question, legal: &[Action]) -> Option<IndexDecision> {
        IndexDecision::of(System::HiLo, Rounding::Down, question, legal)
    }

    #[test]
    fn index_of_hand_uses_all_seen_cards() {
        // Two tens and a six: −1. The true count is between −1 and 0, and rounds down to −1.
        let low = decision(&question("TS 6H", "TD", ""), &PLAYS).expect("an index");
        let [hit, stand] = [Play::Hit, Play::Stand].map(Choice::Play);
        assert_eq!((low.true_count, low.index, low.right), (-1, 0, hit));
        let small = "2S 3S 4S 5S 6S 2H 3H 4H 5H 6D";
        let high = decision(&question("TS 6H", "TD", small), &PLAYS).expect("an index");
        assert_eq!((high.true_count, high.right), (1, stand));
        assert_eq!(decision(&question("TS 7H", "TD", small), &PLAYS), None);
        // If the cards are shuffled for every round, there is no count.
        let mut fresh = question("TS 6H", "TD", "");
        fresh.rules.shuffle = Shuffle::EveryRound;
        assert_eq!(decision(&fresh, &PLAYS), None);
        let zen = IndexDecision::of(
            System::Zen,
            Rounding::Down,
            &question("TS 6H", "TD", ""),
            &PLAYS,
        );
        assert_eq!(zen, None);
    }

    #[test]
    fn insurance_and_surrender_come_before_the_hand() {
        let both = [Action::Insurance, Action::NoInsurance];
        let ace = decision(&question("TS 6H", "AD", ""), &both).expect("an index");
        assert_eq!((ace.index, ace.right), (3, Choice::NoInsurance));
        let with_surrender = [PLAYS.as_slice(), &[Action::Surrender]].concat();
        let small = "2S 3S 4S 5S 6S 2H 3H";
        let fifteen = decision(&question("TS 5H", "TD", small), &with_surrender);
        let fifteen = fifteen.expect("an index");
        let surrender = Choice::Play(Play::Surrender);
        assert_eq!((fifteen.right, fifteen.basic), (surrender, surrender));
        // Below the index, the Illustrious 18 decide about it.
        let fifteen = decision(&question("TS 5H", "TD", "TC TH"), &with_surrender);
        let hit = Choice::Play(Play::Hit);
        assert_eq!(fifteen.map(|it| (it.right, it.index)), Some((hit, 4)));
        assert_eq!(fifteen.map(|it| it.basic), Some(surrender));
        // Basic strategy surrenders 16 against a ten, and the lists have no index for that.
        let sixteen = question("TS 6H", "TD", small);
        assert_eq!(decision(&sixteen, &with_surrender), None);
        let sixteen = decision(&sixteen, &PLAYS).expect("an index");
        assert_eq!(
            (sixteen.right, sixteen.basic),
            (Choice::Play(Play::Stand), hit)
        );
    }
}
