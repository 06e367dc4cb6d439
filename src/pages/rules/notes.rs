//! What a strategy chart does not show, or shows otherwise than most charts, by the rules.

use crate::blackjack::{
    Charlie, CharlieAfterSplit, Double, HoleCard, Rescue, Rules, Split, Surrender,
};

listed! {
    /// A sentence about a chart.
    ChartNote {
        /// Early surrender is decided before the dealer looks.
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
            | Surrender::EarlyAceLate => rules.hole_card == HoleCard::Peek,
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
