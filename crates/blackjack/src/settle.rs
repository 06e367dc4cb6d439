//! The outcome of a hand of blackjack (RULES.md, “Who wins”), and its payout (“Chips”).

use std::cmp::Ordering;

use super::hand::End;
use super::options::{Naturals, Ties};
use super::rules::Rules;
use super::stake::Bet;
use fair_deal_core::Score;
use fair_deal_table::Chips;
use fair_deal_table::Verdict;

/// The outcome of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The player has a natural and the dealer has none.
    PlayerBlackjack,
    /// The player is nearer to 21.
    PlayerWins,
    /// The dealer is over 21.
    DealerBusts,
    /// Equal totals, or two naturals, where ties are draws.
    Draw,
    /// The dealer is nearer to 21, or wins the tie.
    DealerWins,
    /// The dealer has a natural and the player has none.
    DealerBlackjack,
    /// The player is over 21, whatever the dealer has.
    PlayerBusts,
    /// The player has given the hand up.
    Surrendered,
    /// The player's hand has won by the number of its cards.
    Charlie,
    /// The player gets the bet back. The dealer has a natural that takes original bets only, and this bet was added
    /// later.
    BetReturned,
}

impl Outcome {
    /// All outcomes.
    pub const ALL: [Outcome; 10] = [
        Outcome::PlayerBlackjack,
        Outcome::PlayerWins,
        Outcome::DealerBusts,
        Outcome::Draw,
        Outcome::DealerWins,
        Outcome::DealerBlackjack,
        Outcome::PlayerBusts,
        Outcome::Surrendered,
        Outcome::Charlie,
        Outcome::BetReturned,
    ];

    /// Returns the name of the outcome in the page contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::PlayerBlackjack => "player-blackjack",
            Outcome::PlayerWins => "player-wins",
            Outcome::DealerBusts => "dealer-busts",
            Outcome::Draw => "draw",
            Outcome::DealerWins => "dealer-wins",
            Outcome::DealerBlackjack => "dealer-blackjack",
            Outcome::PlayerBusts => "player-busts",
            Outcome::Surrendered => "surrendered",
            Outcome::Charlie => "charlie",
            Outcome::BetReturned => "bet-returned",
        }
    }

    /// Returns the verdict for the player.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        match self {
            Outcome::PlayerBlackjack
            | Outcome::PlayerWins
            | Outcome::DealerBusts
            | Outcome::Charlie => Verdict::Won,
            Outcome::Draw | Outcome::BetReturned => Verdict::Drawn,
            Outcome::DealerWins
            | Outcome::DealerBlackjack
            | Outcome::PlayerBusts
            | Outcome::Surrendered => Verdict::Lost,
        }
    }

    /// Returns the outcome of two hands that take no more cards.
    #[must_use]
    pub fn of(player: Score, dealer: Score, rules: Rules) -> Outcome {
        if player.is_bust() {
            return Outcome::PlayerBusts;
        }
        let special = rules.naturals.end_the_round();
        match (
            special && player.is_natural(),
            special && dealer.is_natural(),
        ) {
            (true, true) => tie(rules.ties),
            (true, false) => Outcome::PlayerBlackjack,
            (false, true) => Outcome::DealerBlackjack,
            (false, false) => by_total(player, dealer, rules.ties),
        }
    }

    /// Returns the outcome for a hand of a split, whose 21 with two cards is not a natural.
    #[must_use]
    pub fn of_split(player: Score, dealer: Score, rules: Rules) -> Outcome {
        if player.is_bust() {
            Outcome::PlayerBusts
        } else if rules.naturals.end_the_round() && dealer.is_natural() {
            Outcome::DealerBlackjack
        } else {
            by_total(player, dealer, rules.ties)
        }
    }
}

/// The chips that the player gets back for a hand, the bet included. A push returns the bet, and a surrender half of
/// it.
pub(super) fn returned(outcome: Outcome, bet: Bet, end: End, naturals: Naturals) -> Chips {
    match outcome {
        Outcome::PlayerBlackjack => {
            let won = bet.of_natural(naturals);
            Chips::from_halves(bet.chips().halves() + won.halves())
        }
        Outcome::PlayerWins | Outcome::DealerBusts | Outcome::Charlie => bet.times(2 * end.bets()),
        Outcome::Draw | Outcome::BetReturned => bet.times(end.bets()),
        Outcome::Surrendered => match end {
            End::Rescued => bet.chips(),
            End::Played | End::Doubled | End::Surrendered => bet.half(),
        },
        Outcome::DealerWins | Outcome::DealerBlackjack | Outcome::PlayerBusts => Chips::NONE,
    }
}

/// The chips that the player gets back for insurance, the price included. Insurance pays 2 to 1 if the dealer has a
/// natural, and is lost otherwise.
pub(super) const fn insurance_returned(insurance: Chips, dealer: Score) -> Chips {
    if dealer.is_natural() {
        Chips::from_halves(3 * insurance.halves())
    } else {
        Chips::NONE
    }
}

fn by_total(player: Score, dealer: Score, ties: Ties) -> Outcome {
    if dealer.is_bust() {
        return Outcome::DealerBusts;
    }
    match player.total().cmp(&dealer.total()) {
        Ordering::Greater => Outcome::PlayerWins,
        Ordering::Equal => tie(ties),
        Ordering::Less => Outcome::DealerWins,
    }
}

const fn tie(ties: Ties) -> Outcome {
    match ties {
        Ties::Draw => Outcome::Draw,
        Ties::DealerWins => Outcome::DealerWins,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;
    use fair_deal_core::Card;

    fn outcome(player: &str, dealer: &str, preset: Preset) -> &'static str {
        let rules = preset.rules();
        let score = |codes: &str| Score::of(&Card::parse_list(codes).expect(codes), rules.ace);
        Outcome::of(score(player), score(dealer), rules).code()
    }

    /// Covers each outcome at the three tables without bets: Classic, House wins ties, and Aces always 1
    /// (`Preset::Exam`).
    #[test]
    fn hands_have_the_outcome_of_their_table() {
        for (player, dealer, classic, house_wins_ties, exam) in [
            (
                "AS KS",
                "9S 8S",
                "player-blackjack",
                "player-wins",
                "dealer-wins",
            ),
            (
                "AS KS",
                "7S 7H 7D",
                "player-blackjack",
                "dealer-wins",
                "dealer-wins",
            ),
            ("AS KS", "AH KH", "draw", "dealer-wins", "draw"),
            (
                "7S 7H 7D",
                "AH KH",
                "dealer-blackjack",
                "dealer-wins",
                "player-wins",
            ),
            (
                "TS 9S",
                "AH KH",
                "dealer-blackjack",
                "dealer-wins",
                "player-wins",
            ),
            (
                "TS 9S",
                "TH 8H",
                "player-wins",
                "player-wins",
                "player-wins",
            ),
            (
                "TS 8S",
                "TH 9H",
                "dealer-wins",
                "dealer-wins",
                "dealer-wins",
            ),
            ("TS 8S", "TH 8H", "draw", "dealer-wins", "draw"),
            (
                "TS 8S",
                "TH 6H 6D",
                "dealer-busts",
                "dealer-busts",
                "dealer-busts",
            ),
            (
                "TS 8S 4S",
                "TH 8H",
                "player-busts",
                "player-busts",
                "player-busts",
            ),
            (
                "TS 8S 4S",
                "TH 6H 6D",
                "player-busts",
                "player-busts",
                "player-busts",
            ),
        ] {
            let seen = Preset::WITHOUT_BETS.map(|preset| outcome(player, dealer, preset));
            assert_eq!(
                seen,
                [classic, house_wins_ties, exam],
                "{player} against {dealer}"
            );
        }
    }
}
