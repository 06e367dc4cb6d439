//! The rounds that the choices of the statistics page hide, and the ways to show them.

use super::{Chosen, Effect, StatsPage};
use crate::core::Date;
use crate::history::{GameName, Group, Hidden, HiddenRounds, Kind};

/// A choice of the page that can hide rounds of the chosen game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The terms.
    Table,
    /// The origin of the deals.
    Deal,
    /// The period.
    Period,
}

impl Field {
    /// The selector of the control.
    const fn selector(self) -> &'static str {
        match self {
            Field::Table => "#by-table",
            Field::Deal => "#by-deal",
            Field::Period => "#by-period",
        }
    }
}

/// What the player wants to see instead of the chosen rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The rounds without these choices.
    Without(Vec<Field>),
    /// The fresh deals among the rounds.
    Fresh,
    /// The rounds of this game.
    Game(GameName),
}

impl Chosen {
    /// The choices that reject this group of rounds of the chosen game. `since` is the first day of the period.
    pub(super) fn rejecting(&self, group: &Group, since: Option<Date>) -> Vec<Field> {
        let rejects = |field: &Field| match field {
            Field::Table => self.terms.as_ref().is_some_and(|it| *it != group.terms),
            Field::Deal => self.kind.is_some_and(|kind| kind != group.kind),
            Field::Period => since.is_some_and(|since| group.day < since),
        };
        let all = [Field::Table, Field::Deal, Field::Period];
        all.into_iter().filter(rejects).collect()
    }

    /// This choice without this field, which then accepts every round.
    fn without(self, field: Field) -> Chosen {
        match field {
            Field::Table => Chosen {
                terms: None,
                ..self
            },
            Field::Deal => Chosen { kind: None, ..self },
            Field::Period => Chosen {
                period: super::Period::All,
                ..self
            },
        }
    }
}

impl StatsPage {
    /// The rounds of the chosen game that the choices hide, while no round is shown.
    #[must_use]
    pub fn hidden(&self) -> Vec<Hidden<Field>> {
        let mut hidden = HiddenRounds::default();
        if let Some(chosen) = &self.chosen {
            let since = self.since(chosen);
            let counted = self.counted.iter().flatten();
            for (group, sums) in counted.filter(|(group, _)| group.game == chosen.game) {
                hidden.add(chosen.rejecting(group, since), sums.rounds, group.kind);
            }
        }
        hidden.told()
    }

    /// The rounds that the first choice of the page hides beside those that are shown: the statistics begin with the
    /// fresh deals.
    #[must_use]
    pub fn hidden_beside_fresh(&self) -> Option<Hidden<Field>> {
        let chosen = self.chosen.as_ref()?;
        chosen
            .is_fresh()
            .then(|| self.hidden_by(&[Field::Deal]))?
            .pop()
    }

    /// The rounds that one of these choices alone hides, for each of them.
    #[must_use]
    pub fn hidden_by(&self, fields: &[Field]) -> Vec<Hidden<Field>> {
        let mut hidden = self.hidden();
        hidden.retain(|hidden| matches!(hidden.by[..], [field] if fields.contains(&field)));
        hidden
    }

    /// Returns true if the history has fresh deals that differ from the chosen rounds only in their origin.
    #[must_use]
    pub fn has_fresh(&self) -> bool {
        let fresh = self.chosen.clone().map(|chosen| Chosen {
            kind: Some(Kind::Fresh),
            ..chosen
        });
        fresh.is_some_and(|fresh| {
            let since = self.since(&fresh);
            let mut counted = self.counted.iter().flatten();
            counted.any(|(group, _)| {
                group.game == fresh.game && fresh.rejecting(group, since).is_empty()
            })
        })
    }

    /// The games with rounds, and the numbers of these rounds. Empty if the chosen game has rounds.
    #[must_use]
    pub fn other_games(&self) -> Vec<(GameName, u64)> {
        let rounds = |game: GameName| {
            let counted = self.counted.iter().flatten();
            let of_game = counted.filter(|(group, _)| group.game == game);
            of_game.map(|(_, sums)| sums.rounds).sum::<u64>()
        };
        let games = GameName::ALL.map(|game| (game, rounds(game)));
        let has_rounds = |(game, rounds): &(GameName, u64)| {
            *rounds > 0 && self.chosen.as_ref().is_some_and(|it| it.game == *game)
        };
        if games.iter().any(has_rounds) {
            return vec![];
        }
        games
            .into_iter()
            .filter(|(_, rounds)| *rounds > 0)
            .collect()
    }

    /// Chooses the rounds that the player wants to see. The clicked button goes, and the control of the choice takes the
    /// focus.
    pub(super) fn show(&mut self, wanted: &Wanted) -> Vec<Effect> {
        let Some(chosen) = self.chosen.clone() else {
            return vec![];
        };
        let (chosen, selector) = match wanted {
            Wanted::Without(fields) => (
                fields.iter().fold(chosen, |it, field| it.without(*field)),
                fields.first().map(|field| field.selector()),
            ),
            Wanted::Fresh => (
                Chosen {
                    kind: Some(Kind::Fresh),
                    ..chosen
                },
                Some(Field::Deal.selector()),
            ),
            Wanted::Game(game) => (
                Chosen {
                    kind: None,
                    ..Chosen::of(*game)
                },
                Some("#by-game"),
            ),
        };
        let mut effects = self.choose(chosen);
        effects.extend(selector.map(Effect::Focus));
        effects
    }
}
