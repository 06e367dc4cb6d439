//! The kinds of hands, the actions and the ways through the match in words.

use super::tree;
use crate::core::Category;
use crate::poker::equilibrium::chart::{LOW_CARD, LOW_PAIRS};
use crate::poker::equilibrium::{ChartRow, HandKind, Move, Point, Seat};
use crate::text::messages::PagesWords;

impl PagesWords {
    /// The name of a kind of hands.
    #[must_use]
    pub fn hand_kind(self, kind: HandKind) -> String {
        let category = |category| self.category(category).to_owned();
        match kind {
            HandKind::StraightFlush => category(Category::StraightFlush),
            HandKind::FourOfAKind => category(Category::FourOfAKind),
            HandKind::FullHouse => category(Category::FullHouse),
            HandKind::Flush => category(Category::Flush),
            HandKind::Straight => category(Category::Straight),
            HandKind::ThreeOfAKind => category(Category::ThreeOfAKind),
            HandKind::TwoPair(LOW_PAIRS) => self.two_pair_low().to_owned(),
            HandKind::TwoPair(rank) => self.two_pair_up(rank),
            // The second rank is not in the name of these two categories.
            HandKind::Pair(rank) => self.hand_of(Category::OnePair, rank, rank),
            HandKind::HighCard(LOW_CARD) => self.high_card_low().to_owned(),
            HandKind::HighCard(rank) => self.hand_of(Category::HighCard, rank, rank),
            HandKind::FourToStraightFlush => self.hold_straight_flush(4_usize),
            HandKind::FourToFlush => self.hold_flush(4_usize),
            HandKind::OpenStraight => self.open_straight().to_owned(),
            HandKind::InsideStraight => self.inside_straight().to_owned(),
        }
    }

    /// The name of a move.
    #[must_use]
    pub fn move_name(self, step: Move) -> &'static str {
        match step {
            Move::Check => self.check(),
            Move::Bet => self.place_bet(),
            Move::Fold => self.fold(),
            Move::Call => self.call(),
            Move::Raise => self.raise(),
        }
    }

    /// The bets of a round so far: “Check – Bet”.
    #[must_use]
    pub fn bets_so_far(self, path: &[Move]) -> String {
        if path.is_empty() {
            return self.no_bets_yet().to_owned();
        }
        let names: Vec<&str> = path.iter().map(|step| self.move_name(*step)).collect();
        names.join(" – ")
    }

    /// The names of the actions of a decision: moves, or numbers of swapped cards.
    #[must_use]
    pub fn actions_at(self, point: Point) -> Vec<String> {
        match point {
            Point::Before { node } | Point::Last { node, .. } => {
                let moves = tree().nodes()[node].moves.clone().into_iter();
                moves
                    .map(|(step, _)| self.move_name(step).to_owned())
                    .collect()
            }
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => {
                (0..=5_usize).map(|cards| self.cards(cards)).collect()
            }
        }
    }

    /// What all hands of a chart do: “In equilibrium: Check 82 %, Bet 18 %.”
    #[must_use]
    pub fn of_all_hands(self, point: Point, all: &ChartRow) -> String {
        let shares = self.actions_at(point).into_iter().zip(&all.shares);
        let shares = shares.map(|(name, share)| {
            let share = self.in_percent(*share, 1);
            self.play_and_share(&name, &share)
        });
        let shares: Vec<String> = shares.collect();
        self.equilibrium(&shares.join(self.between_results()))
    }

    /// Who decides, and how often the play comes here.
    #[must_use]
    pub fn who_decides(self, point: Point, reached: f64) -> String {
        let is_first = point.seat(&tree()) == Seat::First;
        // A way that is rarer than one in a million hands has no digits to show.
        if reached < 1e-6 {
            return [self.decides(is_first), self.mix_never()].join(self.between());
        }
        let decimals = match reached {
            0.9995.. => 0,
            0.01.. => 1,
            _ => 4,
        };
        let reached = self.mix_reached(&self.in_percent(reached, decimals));
        [self.decides(is_first), &reached].join(self.between())
    }
}
