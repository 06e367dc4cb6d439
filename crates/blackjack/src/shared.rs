//! What all phases of a round have on the table beside the player's hands.

use super::dealer::Turned;
use super::hand::PlayedHand;
use super::options::HoleCard;
use super::rules::Rules;
use super::seat::Seat;
use super::seating::Seating;
use super::side_bet::SettledFrom;
use super::stake::{Bet, Stake};
use fair_deal_core::{Card, FaceDown, Score};
use fair_deal_table::Chips;
use fair_deal_table::Stake as _;
use fair_shuffle::Deck;

/// The rules, the stake and what lies on the table beside the player's hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shared {
    pub(super) rules: Rules,
    pub(super) stake: Stake,
    pub(super) deck: Deck,
    pub(super) upcard: Card,
    /// None where the dealer takes the second card after the players, and once all cards are turned.
    pub(super) hole: Option<FaceDown>,
    /// The first two cards on each spot, from the left.
    pub(super) first_two: Vec<[Card; 2]>,
    /// What was paid for insurance of each spot.
    pub(super) insurance: [Chips; Seating::MOST_HANDS as usize],
    /// The other seats, in the order in which they act.
    pub(super) seats: Vec<Seat>,
    /// Who acted last.
    pub(super) acted: Acted,
}

/// The one who acted last in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Acted {
    /// Nobody: the cards were dealt.
    #[default]
    Nobody,
    /// The player, at this hand, counted from 0 on the left.
    Hand(usize),
    /// The player, about insurance of this hand or whether to give it up before the dealer looks.
    BeforeLook(usize),
    /// Another seat, counted from 0 in the order in which they act, which took a card.
    Seat(usize),
    /// The dealer, who took a card.
    Dealer,
}

impl Shared {
    /// The bet on each hand that is not doubled.
    pub(super) const fn bet(&self) -> Bet {
        self.stake.bet()
    }

    /// What was paid for insurance in all.
    pub(super) fn insured(&self) -> Chips {
        let halves = self.insurance.iter().map(|paid| paid.halves());
        Chips::from_halves(halves.sum())
    }

    /// What was staked on side bets in all.
    pub(super) fn on_the_side(&self) -> Chips {
        let on_each = self.stake.side_bets().on_each_hand().halves();
        Chips::from_halves(on_each * self.first_two.len() as u64)
    }

    /// How far the dealer has to go for the side bets.
    pub(super) fn side_bets_from(&self) -> SettledFrom {
        let each = self.stake.side_bets().each();
        let from = each.flat_map(|(table, _)| {
            let spots = self.first_two.iter();
            spots.map(move |first_two| table.settled_from(*first_two))
        });
        from.max().unwrap_or(SettledFrom::Deal)
    }

    /// Whether the dealer has no hole card, and a natural takes nothing but the original bets.
    pub(super) fn spares_added_bets(&self) -> bool {
        self.rules.hole_card == HoleCard::NoneTakesOriginal
    }

    /// Whether the hole card makes a natural of the dealer's hand, and that ends the round.
    pub(super) fn has_natural(&self) -> bool {
        let ends = self.rules.naturals.end_the_round();
        self.hole.as_ref().is_some_and(|hole| {
            let cards = [self.upcard, hole.turn()];
            ends && Score::of(&cards, self.rules.ace).is_natural()
        })
    }

    /// The seats that may act before the player, or after. Where every hand was given up before the dealer looked,
    /// all of them act after.
    fn part(&self, part: Part) -> std::ops::Range<usize> {
        let before = usize::from(self.stake.seating().before()).min(self.seats.len());
        match part {
            Part::Before => 0..before,
            Part::After => 0..self.seats.len(),
        }
    }

    /// The seat of this part that takes the next card, counted from 0; none where each of them is done.
    pub(super) fn acting(&self, part: Part) -> Option<usize> {
        self.part(part)
            .find(|at| self.seats[*at].acts(&self.rules, self.upcard, &self.deck))
    }

    /// Gives the next card to the seat of this part that acts.
    pub(super) fn act(&mut self, part: Part) {
        if let Some(at) = self.acting(part) {
            self.acted = Acted::Seat(at);
            self.seats[at].act(&self.rules, self.upcard, &mut self.deck);
        }
    }

    /// The cards when the hole card is turned.
    pub(super) fn turn(mut self: Box<Self>, mut hands: Vec<PlayedHand>) -> Turned {
        // Hands of one spot lie beside each other, from the left.
        hands.sort_by_key(|played| played.hand.spot());
        let hole = self.hole.take().map(FaceDown::turn);
        // What lies behind the bets decides nothing any more: whoever does not know of it comes to the same round.
        self.stake = self.stake.for_link();
        Turned {
            dealer: [Some(self.upcard), hole].into_iter().flatten().collect(),
            hands,
            shared: self,
        }
    }
}

/// Which of the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Those that act before the player.
    Before,
    /// Those that are left to act after the player, before the dealer.
    After,
}
