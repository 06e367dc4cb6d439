//! The questions to a web worker about a counting system at a table, in parts that take no longer than a second or two.

use std::fmt;
use std::str::FromStr;

use super::any_system::AnySystem;
use super::correlation::Effects;
use super::indices::{Index, IndexFinder};
use super::published::PublishedIndex;
use super::tags::Rounding;
use crate::Rules;
use crate::coach::advice::Coach;
use crate::coach::shoe::{CardValue, Shoe, VALUES};
use fair_deal_core::{Card, Decks};

/// A question about a system and a table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SystemQuestion {
    /// The rules of the table.
    pub rules: Rules,
    /// The part of the question.
    pub part: SystemPart,
}

/// A part of a question.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SystemPart {
    /// The worth of a round from a fresh shoe, with one card of this value missing if there is one.
    Edge(Option<CardValue>),
    /// The worth of a round after these cards are gone, with the best play for the unseen cards. It has no answer if
    /// fewer than half a deck of cards is left, because a round could then run out of them.
    Gone(GoneCards),
    /// The index of a published decision, and its worth per round.
    Index(PublishedDecision),
    /// The gain of the decision over the best other play with this rounded true count, per bet.
    Gain(PublishedDecision, i32),
}

/// The number of cards of each value that are gone from a shoe, in the order of [`CardValue::ALL`].
///
/// The written form is the ten numbers, separated by dots: `4.0.1.0.0.2.0.0.0.9`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoneCards([u8; VALUES]);

impl GoneCards {
    /// The least number of cards left for an answer: half a deck. With fewer, a round with splits could run out.
    const LEAST_LEFT: u32 = 26;

    /// Creates the counts of these cards.
    #[must_use]
    pub fn of(cards: &[Card]) -> GoneCards {
        let mut gone = GoneCards::default();
        for card in cards {
            let count = &mut gone.0[CardValue::of(*card).at()];
            *count = count.saturating_add(1);
        }
        gone
    }

    /// The rest of the decks. `None` if it is too small for a round, or if the decks do not have these cards.
    fn left(self, decks: Decks) -> Option<Shoe> {
        let mut left = *Shoe::of_decks(decks).counts();
        for (left, gone) in left.iter_mut().zip(self.0) {
            *left = left.checked_sub(gone)?;
        }
        let left = Shoe::of_counts(left);
        (left.cards() >= GoneCards::LEAST_LEFT).then_some(left)
    }
}

impl fmt::Display for GoneCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|count| count.to_string()).join("."))
    }
}

impl FromStr for GoneCards {
    type Err = NotGoneCards;

    fn from_str(text: &str) -> Result<GoneCards, NotGoneCards> {
        let counts: Result<Vec<u8>, _> = text.split('.').map(str::parse).collect();
        let counts = counts.map_err(|_| NotGoneCards)?;
        counts.try_into().map(GoneCards).map_err(|_| NotGoneCards)
    }
}

/// A published decision, with the system and the rounding of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PublishedDecision {
    /// The system.
    pub system: AnySystem,
    /// The rounding of the true count.
    pub rounding: Rounding,
    /// Its index in [`PublishedIndex::all`] for these rules.
    pub place: usize,
}

/// The index that the coach finds for a published decision.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FoundDecision {
    /// The true counts with which the decision is right. `None` if the rules do not allow it.
    pub index: Option<Index>,
    /// Its worth per round, with the bets of [`usual_bet`].
    pub worth: f64,
}

/// The answer to a [`SystemQuestion`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SystemAnswer {
    /// The worth of a round, to [`SystemPart::Edge`] and [`SystemPart::Gone`].
    Edge(f64),
    /// The index of a decision and its worth, to [`SystemPart::Index`].
    Index(FoundDecision),
    /// The gain of a decision per bet, to [`SystemPart::Gain`].
    Gain(f64),
}

impl SystemAnswer {
    /// The worth of a round, if that is the answer.
    #[must_use]
    pub const fn edge(self) -> Option<f64> {
        match self {
            SystemAnswer::Edge(edge) => Some(edge),
            SystemAnswer::Index(_) | SystemAnswer::Gain(_) => None,
        }
    }

    /// The index of a decision, if that is the answer.
    #[must_use]
    pub const fn index(self) -> Option<FoundDecision> {
        match self {
            SystemAnswer::Index(found) => Some(found),
            SystemAnswer::Edge(_) | SystemAnswer::Gain(_) => None,
        }
    }

    /// The gain of a decision, if that is the answer.
    #[must_use]
    pub const fn gain(self) -> Option<f64> {
        match self {
            SystemAnswer::Gain(gain) => Some(gain),
            SystemAnswer::Edge(_) | SystemAnswer::Index(_) => None,
        }
    }
}

/// Returns the bet for the worth of indices, in units: 1, and from a true count of 1 on twice the count, up to 8.
#[must_use]
pub fn usual_bet(true_count: i32) -> f64 {
    f64::from((2 * true_count.min(4)).max(1))
}

impl SystemQuestion {
    /// Asks this coach, which must be a coach for the same rules. Returns `None` if there is no answer.
    #[must_use]
    pub fn ask(&self, coach: &Coach) -> Option<SystemAnswer> {
        let rules = &self.rules;
        let edge_of = |shoe| SystemAnswer::Edge(Coach::with_shoe(rules, shoe).edge());
        match self.part {
            SystemPart::Edge(None) => Some(SystemAnswer::Edge(coach.edge())),
            SystemPart::Edge(Some(value)) => {
                let rest = Shoe::of_decks(rules.decks.decks()).without(value);
                rest.map(edge_of)
            }
            SystemPart::Gone(gone) => gone.left(rules.decks.decks()).map(edge_of),
            SystemPart::Index(at) => self.found(coach, at).map(SystemAnswer::Index),
            SystemPart::Gain(at, true_count) => {
                let decision = self.published(at)?.decision;
                let gain = at.finder(rules, coach).gain_at(decision, true_count);
                gain.map(SystemAnswer::Gain)
            }
        }
    }

    fn published(&self, at: PublishedDecision) -> Option<PublishedIndex> {
        PublishedIndex::all(self.rules.soft17)
            .into_iter()
            .nth(at.place)
    }

    fn found(&self, coach: &Coach, at: PublishedDecision) -> Option<FoundDecision> {
        let decision = self.published(at)?.decision;
        let finder = at.finder(&self.rules, coach);
        Some(FoundDecision {
            index: finder.index(decision),
            worth: finder.worth(decision, usual_bet).unwrap_or_default(),
        })
    }
}

impl PublishedDecision {
    fn finder<'c>(&self, rules: &Rules, coach: &'c Coach) -> IndexFinder<'c> {
        IndexFinder::new(rules, coach, &self.system.tags(), self.rounding)
    }
}

impl Effects {
    /// Creates the effects from the worth of a round with a whole shoe, and with one card of each value missing.
    /// Returns `None` for another number of values.
    #[must_use]
    pub fn of_edges(edges: &[f64]) -> Option<Effects> {
        let (edge, missing) = edges.split_first()?;
        let missing: [f64; VALUES] = missing.try_into().ok()?;
        let removed = missing.map(|of_rest| of_rest - edge);
        Some(Effects {
            edge: *edge,
            removed,
        })
    }
}

/// The error for a text that does not describe [`GoneCards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotGoneCards;

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(GoneCards);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worth_of_round_depends_on_unseen_cards() {
        let rules: Rules = "vegas.1-deck".parse().expect("rules");
        let coach = Coach::new(&rules);
        let edge = |part| SystemQuestion { rules, part }.ask(&coach)?.edge();
        let ask = |cards: &str| {
            let part = SystemPart::Gone(GoneCards::of(&Card::parse_list(cards).expect(cards)));
            edge(part)
        };
        // As with the effects of removal: the rest of the deck without a five.
        let five = SystemPart::Edge(CardValue::ALL.get(4).copied());
        let without_five = edge(five).expect("a five");
        let worth = |cards: &str| ask(cards).expect(cards);
        assert!((worth("5S") - without_five).abs() < 1e-12);
        assert!((worth("") - coach.edge()).abs() < 1e-12);
        // Gone fives are good for the player, gone aces are bad.
        let (low, high) = (worth("5S 5H 5D 6S 6H 4S"), worth("AS AH AD TS TH KS"));
        assert!(low > 0.02 && high < -0.02, "{low:?} {high:?}");
        assert_eq!(ask("5S 5H 5D 5C 5S"), None, "no such deck");
        let most: Vec<Card> = Decks::ONE.fresh_pack()[..27].to_vec();
        let part = SystemPart::Gone(GoneCards::of(&most));
        assert_eq!(edge(part), None, "too few");
    }

    #[test]
    fn sixteen_against_ten_gains_from_its_index_on() {
        let rules = Rules::VEGAS;
        let coach = Coach::new(&rules);
        let at = PublishedDecision {
            system: AnySystem::default(),
            rounding: Rounding::Down,
            place: 1,
        };
        let ask = |part| SystemQuestion { rules, part }.ask(&coach);
        let found = ask(SystemPart::Index(at)).and_then(SystemAnswer::index);
        let found = found.expect("an index");
        let Some(Index::From(index)) = found.index else {
            panic!("{found:?}");
        };
        // The published index is 0.
        assert!(index.abs() <= 1 && found.worth > 0.0, "{found:?}");
        let gain = |true_count| {
            let answer = ask(SystemPart::Gain(at, true_count));
            answer.and_then(SystemAnswer::gain).expect("a gain")
        };
        assert!(gain(index) > 0.0 && gain(index - 1) <= 0.0);
        assert!((usual_bet(-3) - 1.0).abs() < 1e-12 && (usual_bet(9) - 8.0).abs() < 1e-12);
    }
}
