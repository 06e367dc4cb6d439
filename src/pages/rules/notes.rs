//! What a strategy chart does not show, or shows otherwise than most charts, by the rules.

use crate::blackjack::{
    Charlie, CharlieAfterSplit, Double, HoleCard, Rescue, Rules, Split, Surrender,
};

listed! {
    /// A sentence about a chart.
    ChartNote {
        /// Early surrender is decided before it is known whether the dealer has a natural.
        EarlyFirst,
        /// Hands of three cards and more are doubled too.
        DoubleAnyCards,
        /// Hands of three cards and more are given up too.
        SurrenderAnyCards,
        /// The chart does not show when a doubled hand is given up.
        Rescue,
        /// Hands of a split do not win by the number of their cards.
        NoCharlieAfterSplit,
    }
}

impl ChartNote {
    /// The notes to a chart of these rules, in which nothing is without a meaning.
    #[must_use]
    pub fn of(rules: &Rules) -> Vec<ChartNote> {
        let early = match rules.surrender {
            Surrender::Early
            | Surrender::EarlyTen
            | Surrender::EarlyAce
            | Surrender::EarlyTenLate
            | Surrender::EarlyAceLate => match rules.hole_card {
                HoleCard::Peek | HoleCard::NoneTakesOriginal => true,
                // There surrender is a play like any other, and no natural spares what was added.
                HoleCard::NoneTakesAll => false,
            },
            Surrender::No | Surrender::Late | Surrender::AnyCards | Surrender::LateOrNatural => {
                false
            }
        };
        let no_charlie = rules.charlie != Charlie::None
            && rules.split != Split::Never
            && rules.charlie_after_split == CharlieAfterSplit::No;
        let all = [
            (early, ChartNote::EarlyFirst),
            (rules.double == Double::AnyCards, ChartNote::DoubleAnyCards),
            (
                rules.surrender == Surrender::AnyCards,
                ChartNote::SurrenderAnyCards,
            ),
            (rules.rescue == Rescue::Yes, ChartNote::Rescue),
            (no_charlie, ChartNote::NoCharlieAfterSplit),
        ];
        let holds = all.into_iter().filter(|(holds, _)| *holds);
        holds.map(|(_, note)| note).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without a hole card the player decides before the dealer's second card, as before a look. Where a
    /// natural takes all bets, surrender is compared with the other plays.
    #[test]
    fn early_surrender_is_noted_where_it_comes_first() {
        for (rules, is_noted) in [
            ("vegas.early-surrender", true),
            ("vegas.early-surrender.obo", true),
            ("macau", true),
            ("vegas.early-surrender.enhc", false),
            ("vegas.obo", false),
        ] {
            let notes = ChartNote::of(&rules.parse().expect(rules));
            let found = notes.contains(&ChartNote::EarlyFirst);
            assert_eq!(found, is_noted, "{rules}");
        }
    }
}
