//! The score of a blackjack hand (RULES.md, “Counting a blackjack hand”).

use crate::card::{Card, Rank};

/// The highest total that is not a bust.
pub const TWENTY_ONE: u32 = 21;

/// The rule for counting aces. It applies to the hand as a whole, not card by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceRule {
    /// An ace counts 11 if the hand stays at 21 or less, else 1. At most one ace of a hand can count 11.
    OneOrEleven,
    /// An ace always counts 1.
    One,
}

impl AceRule {
    /// Both rules, in the order that the page offers them.
    pub const ALL: &'static [AceRule] = &[AceRule::OneOrEleven, AceRule::One];
}

/// The score of a blackjack hand.
///
/// Edge cases: A, A is soft 12, not 2 and not 22. A, A, 9 is soft 21, not 11. 10, A, A is hard 12, not bust. 9, A, A, A
/// is hard 12, not bust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    total: u32,
    soft: bool,
    cards: usize,
}

impl Score {
    /// Counts these cards. An empty hand is hard 0.
    #[must_use]
    pub fn of(cards: &[Card], ace_rule: AceRule) -> Score {
        let low: u32 = cards
            .iter()
            .map(|card| u32::from(low_points(card.rank)))
            .sum();
        let has_ace = cards.iter().any(|card| card.rank == Rank::Ace);
        let soft = match ace_rule {
            AceRule::OneOrEleven => has_ace && low + 10 <= TWENTY_ONE,
            AceRule::One => false,
        };
        Score {
            total: if soft { low + 10 } else { low },
            soft,
            cards: cards.len(),
        }
    }

    /// The total of the hand. It can exceed 21.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.total
    }

    /// Returns true if an ace counts 11 in the total, so that one more card cannot bust the hand.
    #[must_use]
    pub const fn is_soft(self) -> bool {
        self.soft
    }

    /// Returns true if the total exceeds 21.
    #[must_use]
    pub const fn is_bust(self) -> bool {
        self.total > TWENTY_ONE
    }

    /// Returns true for 21 on two cards: an ace and a ten-value card. The rules of the table decide whether a natural
    /// matters. With [`AceRule::One`] no hand is a natural.
    #[must_use]
    pub const fn is_natural(self) -> bool {
        self.cards == 2 && self.total == TWENTY_ONE
    }
}

/// The points of a single card, with the ace counted low: 1 to 10. Two cards with the same points are a pair. The rules
/// of the table decide whether the player may split it.
#[must_use]
pub const fn low_points(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 1,
        Rank::Two => 2,
        Rank::Three => 3,
        Rank::Four => 4,
        Rank::Five => 5,
        Rank::Six => 6,
        Rank::Seven => 7,
        Rank::Eight => 8,
        Rank::Nine => 9,
        Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(codes: &str, ace_rule: AceRule) -> (u32, bool, bool, bool) {
        let score = Score::of(&Card::parse_list(codes).expect(codes), ace_rule);
        (
            score.total(),
            score.is_soft(),
            score.is_bust(),
            score.is_natural(),
        )
    }

    #[test]
    fn hands_from_old_bugs_score_correctly() {
        use AceRule::OneOrEleven;
        assert_eq!(score("AS AH", OneOrEleven), (12, true, false, false));
        assert_eq!(score("AS 9H AD", OneOrEleven), (21, true, false, false));
        assert_eq!(score("TS AH AD", OneOrEleven), (12, false, false, false));
        assert_eq!(score("9S AH AD AC", OneOrEleven), (12, false, false, false));
    }

    #[test]
    fn natural_is_twenty_one_on_two_cards() {
        assert_eq!(
            score("AS KH", AceRule::OneOrEleven),
            (21, true, false, true)
        );
        assert_eq!(score("AS KH", AceRule::One), (11, false, false, false));
        assert_eq!(
            score("7S 7H 7D", AceRule::OneOrEleven),
            (21, false, false, false)
        );
        assert_eq!(
            score("KS QH 2D", AceRule::OneOrEleven),
            (22, false, true, false)
        );
    }

    #[test]
    fn empty_hand_scores_hard_zero() {
        assert_eq!(score("", AceRule::OneOrEleven), (0, false, false, false));
    }
}
