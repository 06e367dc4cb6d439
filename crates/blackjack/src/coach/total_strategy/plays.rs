//! The rows and the plays of a strategy that the rules of a table make possible.

use fair_deal_core::AceRule;

use super::super::advice::Play;
use super::super::chart::HandKind;
use super::super::shoe::CardValue;
use super::super::terms::Terms;
use super::cells::{Cell, CellPlay, PairPlay, Total, TotalPlay, TotalStrategy};
use crate::{Rules, SplitTens};

impl Cell {
    /// Returns the rows of the hands that these rules make possible, in the order of [`Cell::all`] but with the aces
    /// last. A row may come up only after a change: a hard 4 only where a pair of twos is not split.
    pub fn of_rules(rules: &Rules) -> impl Iterator<Item = Cell> {
        let (ace, split_tens) = (rules.ace, rules.split_tens);
        let splits = Terms::of(rules).hands > 1;
        Cell::in_order().filter(move |cell| match cell.hands() {
            HandKind::Hard(_) => true,
            HandKind::Soft(_) => ace == AceRule::OneOrEleven,
            HandKind::Pair(value) => {
                splits && (value.points() < 10 || split_tens != SplitTens::Never)
            }
        })
    }
}

impl Total {
    /// Returns the row for the total of a pair of this value.
    #[must_use]
    pub const fn of_pair(value: CardValue, ace: AceRule) -> Option<Total> {
        match (value.points(), ace) {
            (1, AceRule::OneOrEleven) => Total::of_hand(12, true),
            (points, AceRule::OneOrEleven | AceRule::One) => Total::of_hand(2 * points, false),
        }
    }
}

impl TotalStrategy {
    /// Returns the plays of this row against this upcard that these rules make possible and that differ from each other.
    #[must_use]
    pub fn plays(&self, rules: &Rules, cell: Cell, up: CardValue) -> Vec<CellPlay> {
        let of_pair = |value: CardValue| Total::of_pair(value, rules.ace);
        possible_plays(&Terms::of(rules), of_pair, self, cell, up)
    }

    /// Returns the play of this row against this upcard. A pair that is played as its total has the play of the total.
    #[must_use]
    pub fn play(&self, cell: Cell, up: CardValue, ace: AceRule) -> RowPlay {
        let of_total = |total: Option<Total>| match total {
            Some(total) => RowPlay::from(self.of_total(total, up)),
            None => RowPlay::only(Play::Stand),
        };
        match self.of(cell, up) {
            CellPlay::Total(_, play) | CellPlay::Pair(_, PairPlay::Own(play)) => play.into(),
            CellPlay::Pair(value, PairPlay::AsTotal) => of_total(Total::of_pair(value, ace)),
            CellPlay::Pair(_, PairPlay::Split) => RowPlay::SPLIT,
            CellPlay::Pair(_, PairPlay::SurrenderOrSplit) => RowPlay::SURRENDER_OR_SPLIT,
        }
    }
}

/// The play of a row as a chart shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowPlay {
    /// The play.
    pub first: Play,
    /// The play of the hands that may not make the first one. `None` if every hand may make it.
    pub otherwise: Option<Play>,
}

impl RowPlay {
    /// Split.
    pub const SPLIT: RowPlay = RowPlay::only(Play::Split);

    /// Surrender, or else split.
    pub const SURRENDER_OR_SPLIT: RowPlay = RowPlay {
        first: Play::Surrender,
        otherwise: Some(Play::Split),
    };

    const fn only(first: Play) -> RowPlay {
        RowPlay {
            first,
            otherwise: None,
        }
    }
}

impl From<TotalPlay> for RowPlay {
    fn from(play: TotalPlay) -> RowPlay {
        let otherwise = if play.hits_otherwise() {
            Play::Hit
        } else {
            Play::Stand
        };
        let first = play.first();
        RowPlay {
            first,
            otherwise: (first != otherwise).then_some(otherwise),
        }
    }
}

/// The plays of this row that the rules make possible and that differ from each other. `of_pair` is the row for the
/// total of a pair.
pub(super) fn possible_plays(
    terms: &Terms,
    of_pair: impl Fn(CardValue) -> Option<Total>,
    strategy: &TotalStrategy,
    cell: Cell,
    up: CardValue,
) -> Vec<CellPlay> {
    let may_play = |total: Total, play: TotalPlay| may_begin(terms, total, play.first(), up);
    let may_surrender = terms.given_up(up.at(), 2).is_some();
    let is_possible = |play: &CellPlay| match *play {
        CellPlay::Total(total, play) => may_play(total, play),
        CellPlay::Pair(_, PairPlay::AsTotal) => true,
        CellPlay::Pair(value, play) => {
            let is_split = |pair: Option<Total>| match (play, pair) {
                (PairPlay::Split, _) => true,
                (PairPlay::SurrenderOrSplit, _) => may_surrender,
                (PairPlay::Own(own), Some(total)) => {
                    may_play(total, own) && strategy.of_total(total, up) != own
                }
                (PairPlay::AsTotal | PairPlay::Own(_), _) => false,
            };
            terms.hands > 1 && is_split(of_pair(value))
        }
    };
    cell.plays().filter(is_possible).collect()
}

/// Returns true if the rules allow this play with two cards of this total.
pub(super) fn may_begin(terms: &Terms, total: Total, play: Play, up: CardValue) -> bool {
    match (play, total.hands()) {
        (Play::Stand | Play::Hit, _) => true,
        (Play::Double, HandKind::Hard(total)) => terms.dealt().may_double(2, total, false),
        (Play::Double, HandKind::Soft(total)) => terms.dealt().may_double(2, total, true),
        (Play::Double, HandKind::Pair(_)) | (Play::Split, _) => false,
        (Play::Surrender, _) => terms.given_up(up.at(), 2).is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Coach, StrategyPricer};

    const EIGHT: CardValue = CardValue::ALL[7];
    const NINE: CardValue = CardValue::ALL[8];
    const TEN: CardValue = CardValue::ALL[9];

    /// The pricer has the plays from the hands of its coach, the page from the rules.
    #[test]
    fn plays_of_rules_are_those_of_the_pricer() {
        for rules in ["vegas", "classic", "single-deck", "macau", "vegas.ace-1"] {
            let Ok(rules) = rules.parse::<Rules>() else {
                panic!("{rules}");
            };
            let coach = Coach::new(&rules);
            let mut pricer = StrategyPricer::against(&coach, coach.upcard(TEN));
            let strategy = TotalStrategy::simplest();
            for cell in Cell::of_rules(&rules) {
                let up = TEN;
                let gains = pricer.gains(&strategy, cell, up).into_iter();
                let of_pricer: Vec<CellPlay> = gains.map(|(play, _)| play).collect();
                assert_eq!(
                    strategy.plays(&rules, cell, up),
                    of_pricer,
                    "{rules} {cell}"
                );
            }
        }
    }

    #[test]
    fn rows_follow_the_rules() {
        for (rules, rows) in [("vegas", 36), ("classic", 26), ("vegas.tens-never", 35)] {
            let rules: Rules = rules.parse().expect(rules);
            assert_eq!(Cell::of_rules(&rules).count(), rows, "{rules}");
        }
    }

    #[test]
    fn pair_as_total_has_the_play_of_the_total() {
        let mut strategy = TotalStrategy::simplest();
        let (pair, up) = (Cell::Pair(EIGHT), NINE);
        let sixteen = Total::hard(16).expect("a row");
        let play = |strategy: &TotalStrategy| strategy.play(pair, up, AceRule::OneOrEleven);
        assert_eq!(play(&strategy), RowPlay::only(Play::Hit));
        strategy.set(CellPlay::Total(sixteen, TotalPlay::SurrenderOrStand), up);
        let surrender = RowPlay {
            first: Play::Surrender,
            otherwise: Some(Play::Stand),
        };
        assert_eq!(play(&strategy), surrender);
        strategy.set(CellPlay::Pair(EIGHT, PairPlay::Split), up);
        assert_eq!(play(&strategy), RowPlay::only(Play::Split));
    }
}
