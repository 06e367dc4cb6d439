//! The state that all phases of a round share: everything on the table beside the player's hands.

use super::dealer::TurnedCards;
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

/// The rules, the stake and everything on the table beside the player's hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shared {
    pub(super) rules: Rules,
    pub(super) stake: Stake,
    pub(super) deck: Deck,
    pub(super) upcard: Card,
    /// `None` if the dealer takes the second card after the players, and once all cards are turned.
    pub(super) hole: Option<FaceDown>,
    /// The first two cards on each spot, from the left.
    pub(super) first_two: Vec<[Card; 2]>,
    /// The price of insurance on each spot.
    pub(super) insurance: [Chips; Seating::MOST_HANDS as usize],
    /// The other seats, in the order in which they act.
    pub(super) seats: Vec<Seat>,
    /// The side that acted last.
    pub(super) last_actor: LastActor,
}

/// The side that acted last in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastActor {
    /// No side: the cards have just been dealt.
    #[default]
    None,
    /// The player, on this hand, counted from 0 on the left.
    Hand(usize),
    /// The player, on this hand, about insurance or about giving it up before the dealer peeks.
    BeforePeek(usize),
    /// Another seat took a card. The seats count from 0 in the order in which they act.
    Seat(usize),
    /// The dealer took a card.
    Dealer,
}

impl Shared {
    /// The bet on each hand that is not doubled.
    pub(super) const fn bet(&self) -> Bet {
        self.stake.bet()
    }

    /// The price of insurance on all spots together.
    pub(super) fn insured(&self) -> Chips {
        let halves = self.insurance.iter().map(|paid| paid.halves());
        Chips::from_halves(halves.sum())
    }

    /// The stakes of all side bets together.
    pub(super) fn on_the_side(&self) -> Chips {
        let on_each = self.stake.side_bets().on_each_hand().halves();
        Chips::from_halves(on_each * self.first_two.len() as u64)
    }

    /// The moment from which all side bets can be settled.
    pub(super) fn side_bets_from(&self) -> SettledFrom {
        let each = self.stake.side_bets().each();
        let from = each.flat_map(|(table, _)| {
            let spots = self.first_two.iter();
            spots.map(move |first_two| table.settled_from(*first_two))
        });
        from.max().unwrap_or(SettledFrom::Deal)
    }

    /// Returns true if the dealer has no hole card, and a natural takes the original bets only.
    pub(super) fn spares_added_bets(&self) -> bool {
        self.rules.hole_card == HoleCard::NoneTakesOriginal
    }

    /// Returns true if the hole card gives the dealer a natural that ends the round.
    pub(super) fn has_natural(&self) -> bool {
        let ends = self.rules.naturals.end_the_round();
        self.hole.as_ref().is_some_and(|hole| {
            let cards = [self.upcard, hole.turn()];
            ends && Score::of(&cards, self.rules.ace).is_natural()
        })
    }

    /// The seats that may act before or after the player. If the player gave up every hand before the dealer peeked,
    /// all seats act after the player.
    fn part(&self, part: Part) -> std::ops::Range<usize> {
        let before = usize::from(self.stake.seating().before()).min(self.seats.len());
        match part {
            Part::Before => 0..before,
            Part::After => 0..self.seats.len(),
        }
    }

    /// The seat of this part that takes the next card, counted from 0. `None` if all of them are done.
    pub(super) fn acting(&self, part: Part) -> Option<usize> {
        self.part(part)
            .find(|at| self.seats[*at].acts(&self.rules, self.upcard, &self.deck))
    }

    /// Gives the next card to the acting seat of this part.
    pub(super) fn act(&mut self, part: Part) {
        if let Some(at) = self.acting(part) {
            self.last_actor = LastActor::Seat(at);
            self.seats[at].act(&self.rules, self.upcard, &mut self.deck);
        }
    }

    /// Turns the hole card.
    pub(super) fn turn(mut self: Box<Self>, mut hands: Vec<PlayedHand>) -> TurnedCards {
        // Hands of one spot lie beside each other, from the left.
        hands.sort_by_key(|played| played.hand.spot());
        let hole = self.hole.take().map(FaceDown::turn);
        // The funds behind the bets decide nothing any more. Without them, a round read from a link equals the original
        // one.
        self.stake = self.stake.for_link();
        TurnedCards {
            dealer: [Some(self.upcard), hole].into_iter().flatten().collect(),
            hands,
            shared: self,
        }
    }
}

/// A part of the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The seats that act before the player.
    Before,
    /// The seats that still act after the player, before the dealer.
    After,
}
