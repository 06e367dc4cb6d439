//! Notes about aspects of the rules that a strategy chart cannot show, or shows in an unusual way.

use crate::blackjack::{
    Charlie, CharlieAfterSplit, Double, HoleCard, Rescue, Rules, Split, Surrender,
};

listed! {
    /// A sentence about a chart.
    ChartNote {
        /// The player decides about early surrender before the dealer peeks.
        EarlyFirst,
        /// Hands of three cards and more can be doubled.
        DoubleAnyCards,
        /// Hands of three cards and more can be surrendered.
        SurrenderAnyCards,
        /// The chart does not show surrender of a doubled hand.
        Rescue,
        /// Hands of a split cannot win by the number of their cards.
        NoCharlieAfterSplit,
    }
}

impl ChartNote {
    /// The notes to a chart of these rules. The rules must be simplified with [`plain`](super::switch::plain).
    #[must_use]
    pub fn of(rules: &Rules) -> Vec<ChartNote> {
        let early = match rules.surrender {
            Surrender::Early
            | Surrender::EarlyTen
            | Surrender::EarlyAce
            | Surrender::EarlyTenLate
            | Surrender::EarlyAceLate => match rules.hole_card {
                HoleCard::Peek | HoleCard::NoneTakesOriginal => true,
                // A natural takes all bets under this rule, so the chart compares surrender with the other plays.
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

    /// Without a hole card the player decides before the dealer's second card, as before a peek. If a natural takes all
    /// bets, surrender is compared with the other plays.
    #[test]
    fn early_surrender_before_peek_has_a_note() {
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
