//! What a web worker is asked about a counting system at a table, in parts that take no longer than a second or two.

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
use fair_deal_table::Fields;

/// A question about a system and a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemQuestion {
    /// The rules of the table.
    pub rules: Rules,
    /// What is asked.
    pub part: SystemPart,
}

/// A part of what can be asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SystemPart {
    /// What a round is worth from a fresh shoe of which one card of this value is missing, or none.
    Edge(Option<CardValue>),
    /// The index of a published decision, and what it is worth a round.
    Index(PublishedAt),
    /// By how much the decision is better than the best other play with this rounded true count, per bet.
    Gain(PublishedAt, i32),
}

/// A published decision with the system and the rounding of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PublishedAt {
    /// The system.
    pub system: AnySystem,
    /// How the true count is rounded.
    pub rounding: Rounding,
    /// Its place in [`PublishedIndex::all`] for these rules.
    pub place: usize,
}

/// The index that was found for a published decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundAt {
    /// From which true count the decision is right; `None` where the rules do not allow it.
    pub index: Option<Index>,
    /// What it is worth a round, with the bets of [`usual_bet`].
    pub worth: f64,
}

/// The bet with which indices are valued, in units: 1, and from a true count of 1 on twice the count, up to 8.
#[must_use]
pub fn usual_bet(true_count: i32) -> f64 {
    f64::from((2 * true_count.min(4)).max(1))
}

impl SystemQuestion {
    /// Asks this coach, which must be one for the same rules. No numbers where there is no answer.
    #[must_use]
    pub fn ask(&self, coach: &Coach) -> Vec<f64> {
        let rules = &self.rules;
        match self.part {
            SystemPart::Edge(None) => vec![coach.edge()],
            SystemPart::Edge(Some(value)) => {
                let rest = Shoe::of_decks(rules.decks.decks()).without(value);
                let edge = rest.map(|rest| Coach::with_shoe(rules, rest).edge());
                edge.into_iter().collect()
            }
            SystemPart::Index(at) => self.found(coach, at).unwrap_or_default(),
            SystemPart::Gain(at, true_count) => {
                let gain = || {
                    let published = self.published(at)?;
                    at.finder(rules, coach)
                        .gain_at(published.decision, true_count)
                };
                gain().into_iter().collect()
            }
        }
    }

    fn published(&self, at: PublishedAt) -> Option<PublishedIndex> {
        PublishedIndex::all(self.rules.soft17)
            .into_iter()
            .nth(at.place)
    }

    fn found(&self, coach: &Coach, at: PublishedAt) -> Option<Vec<f64>> {
        let decision = self.published(at)?.decision;
        let finder = at.finder(&self.rules, coach);
        let (kind, index) = match finder.index(decision) {
            None => (0.0, 0),
            Some(Index::Always) => (1.0, 0),
            Some(Index::From(index)) => (2.0, index),
            Some(Index::Never) => (3.0, 0),
        };
        let worth = finder.worth(decision, usual_bet).unwrap_or_default();
        Some(vec![kind, f64::from(index), worth])
    }
}

impl PublishedAt {
    fn finder<'c>(&self, rules: &Rules, coach: &'c Coach) -> IndexFinder<'c> {
        IndexFinder::new(rules, coach, &self.system.tags(), self.rounding)
    }
}

impl FoundAt {
    /// What these numbers of a worker stand for.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Option<FoundAt> {
        let [kind, index, worth] = *numbers else {
            return None;
        };
        #[expect(clippy::cast_possible_truncation, reason = "a true count")]
        let index = match kind as i64 {
            0 => None,
            1 => Some(Index::Always),
            2 => Some(Index::From(index as i32)),
            _ => Some(Index::Never),
        };
        Some(FoundAt { index, worth })
    }
}

impl Effects {
    /// The effects from what a round is worth: with a whole shoe, and with one card of each value missing.
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

/// Written as fields: `rules`, and `edge` with the points of the missing card or 0; or `system`, `rounding`, `place`, and
/// where a gain is asked for `gain` with the true count.
impl fmt::Display for SystemQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = Fields::new().with("rules", self.rules);
        let at = |fields: Fields, at: &PublishedAt| {
            fields
                .with("system", at.system)
                .with("rounding", at.rounding.code())
                .with("place", at.place)
        };
        let fields = match &self.part {
            SystemPart::Edge(missing) => fields.with("edge", missing.map_or(0, CardValue::points)),
            SystemPart::Index(it) => at(fields, it),
            SystemPart::Gain(it, true_count) => at(fields, it).with("gain", true_count),
        };
        fields.fmt(f)
    }
}

/// The text asks for nothing about a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AsksForNoSystem;

impl FromStr for SystemQuestion {
    type Err = AsksForNoSystem;

    fn from_str(text: &str) -> Result<SystemQuestion, AsksForNoSystem> {
        let fields = Fields::parse(text);
        let rules = fields.get("rules").and_then(|rules| rules.parse().ok());
        let at = || {
            Some(PublishedAt {
                system: fields.get("system")?.parse().ok()?,
                rounding: Rounding::from_code(fields.get("rounding")?)?,
                place: fields.number("place")?,
            })
        };
        let part = match (fields.number("edge"), at(), fields.get("gain")) {
            (Some(0), None, None) => Some(SystemPart::Edge(None)),
            (Some(points), None, None) => {
                let value = points.checked_sub(1).and_then(|at| CardValue::ALL.get(at));
                value.map(|value| SystemPart::Edge(Some(*value)))
            }
            (None, Some(at), None) => Some(SystemPart::Index(at)),
            (None, Some(at), Some(gain)) => {
                gain.parse().ok().map(|gain| SystemPart::Gain(at, gain))
            }
            (_, _, _) => None,
        };
        Ok(SystemQuestion {
            rules: rules.ok_or(AsksForNoSystem)?,
            part: part.ok_or(AsksForNoSystem)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_questions_round_trip() {
        let at = PublishedAt {
            system: "-1,0,1,1,1,1,0,0,0,-1".parse().expect("tags"),
            rounding: Rounding::Cut,
            place: 1,
        };
        let edges = CardValue::ALL.map(|value| SystemPart::Edge(Some(value)));
        let parts = [
            SystemPart::Edge(None),
            SystemPart::Index(at),
            SystemPart::Gain(at, -3),
        ];
        for part in edges.into_iter().chain(parts) {
            let rules = Rules::VEGAS;
            let question = SystemQuestion { rules, part };
            assert_eq!(question.to_string().parse(), Ok(question));
        }
        for text in [
            "",
            "rules=vegas",
            "rules=vegas&edge=11",
            "edge=0",
            "rules=vegas&place=1",
        ] {
            assert_eq!(
                text.parse::<SystemQuestion>(),
                Err(AsksForNoSystem),
                "{text}"
            );
        }
    }

    #[test]
    fn sixteen_against_a_ten_is_found_and_gains_from_its_index_on() {
        let rules = Rules::VEGAS;
        let coach = Coach::new(&rules);
        let at = PublishedAt {
            system: AnySystem::default(),
            rounding: Rounding::Down,
            place: 1,
        };
        let ask = |part| SystemQuestion { rules, part }.ask(&coach);
        let found = FoundAt::from_numbers(&ask(SystemPart::Index(at))).expect("an index");
        let Some(Index::From(index)) = found.index else {
            panic!("{found:?}");
        };
        // Published as 0.
        assert!(index.abs() <= 1 && found.worth > 0.0, "{found:?}");
        let gain = |true_count| ask(SystemPart::Gain(at, true_count))[0];
        assert!(gain(index) > 0.0 && gain(index - 1) <= 0.0);
        assert!((usual_bet(-3) - 1.0).abs() < 1e-12 && (usual_bet(9) - 8.0).abs() < 1e-12);
    }
}
