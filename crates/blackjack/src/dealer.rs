//! The dealer's turn, and the finished round.

use std::cmp::Ordering;

use super::hand::{End, Hand, HandView, PlayedHand};
use super::options::{HoleCard, Soft17, SurrenderRule};
use super::round::Round;
use super::rules::{DEALER_STANDS_ON, Rules};
use super::seat::Seat;
use super::seating::Seating;
use super::settle::{Outcome, insurance_returned, returned};
use super::shared::{LastActor, Shared};
use super::side_bet::{Class, PayTable, SettledFrom, SideBetCards};
use super::stake::Bet;
use super::turn::allows_double;
use fair_deal_core::scoring::low_points;
use fair_deal_core::{Card, Rank, Score};
use fair_deal_table::Chips;
use fair_deal_table::Verdict;

/// The dealer's turn: the dealer has a card to draw. If the dealer has nothing to draw, the round is over instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealerTurn(pub(super) TurnedCards);

/// The cards after the player's turn, when all of them lie face up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TurnedCards {
    pub(super) shared: Box<Shared>,
    /// The player's hands, from the left: at least one.
    pub(super) hands: Vec<PlayedHand>,
    pub(super) dealer: Vec<Card>,
}

impl TurnedCards {
    /// Begins the dealer's turn, or ends the round if no bet depends on more cards.
    pub(super) fn begin(self) -> Round {
        self.go_on()
    }

    fn rules(&self) -> &Rules {
        &self.shared.rules
    }

    /// The number of hands on this spot.
    fn hands_on(&self, spot: usize) -> usize {
        self.on(spot).count()
    }

    /// The hands on this spot.
    fn on(&self, spot: usize) -> impl Iterator<Item = &PlayedHand> {
        self.hands
            .iter()
            .filter(move |played| played.hand.spot() == spot)
    }

    /// Returns true if any hand, of the player or of another seat, will be compared with the dealer's total.
    fn is_compared(&self) -> bool {
        let is_compared = |hand: &PlayedHand| match hand.end {
            End::Played | End::Doubled => {
                let is_bust = self.score(hand.cards()).is_bust();
                !is_bust && !self.is_charlie(hand) && !self.is_natural(hand)
            }
            End::Surrendered | End::Rescued => false,
        };
        let mut seats = self.shared.seats.iter();
        self.hands.iter().any(is_compared) || seats.any(|seat| seat.is_compared(self.rules()))
    }

    /// Returns true if a bet depends on a natural that a dealer without a hole card may still get.
    fn awaits_natural(&self) -> bool {
        let depends = |hand: &PlayedHand| {
            let by_itself = match hand.end {
                End::Played | End::Doubled => self.is_charlie(hand) || self.is_natural(hand),
                End::Surrendered => self.given_up() == Some(SurrenderRule::HalfOrNone),
                End::Rescued => false,
            };
            by_itself || self.is_spared(hand.hand.spot())
        };
        let may_be = self
            .dealer
            .first()
            .is_some_and(|up| self.rules().may_be_natural(*up));
        let is_insured = self.shared.insured() != Chips::NONE;
        may_be && (is_insured || self.hands.iter().any(depends))
    }

    /// Returns true if the hand wins by its number of cards, against everything but a natural.
    fn is_charlie(&self, hand: &PlayedHand) -> bool {
        let cards = hand.cards();
        let of_split = self.hands_on(hand.hand.spot()) > 1;
        self.rules().is_charlie(cards.len(), of_split) && !self.score(cards).is_bust()
    }

    /// Returns true if the hand is a natural that beats every other 21.
    fn is_natural(&self, hand: &PlayedHand) -> bool {
        let special = self.rules().naturals.end_the_round();
        let is_only = self.hands_on(hand.hand.spot()) == 1;
        special && is_only && self.score(hand.cards()).is_natural()
    }

    /// The rule for a hand of two cards that is given up: what happens to its bet. `None` if the table does not allow
    /// it.
    fn given_up(&self) -> Option<SurrenderRule> {
        let up = self.dealer.first().map_or(0, |up| low_points(up.rank));
        let Rules {
            surrender,
            hole_card,
            ..
        } = *self.rules();
        surrender.given_up(hole_card, up, 2)
    }

    pub(super) fn draw(mut self) -> Round {
        self.dealer.extend(self.shared.deck.draw_or_reshuffle());
        self.shared.last_actor = LastActor::Dealer;
        self.go_on()
    }

    /// Returns the round with the dealer about to draw, or the finished round if the dealer draws no more.
    fn go_on(self) -> Round {
        let score = self.score(&self.dealer);
        let below = match score.total().cmp(&DEALER_STANDS_ON) {
            Ordering::Less => true,
            Ordering::Equal => score.is_soft() && self.rules().soft17 == Soft17::Hits,
            Ordering::Greater => false,
        };
        let side_bets = self.shared.side_bets_from();
        let draws = if self.dealer.len() < 2 {
            self.is_compared() || self.awaits_natural() || side_bets >= SettledFrom::SecondCard
        } else {
            below && (self.is_compared() || side_bets >= SettledFrom::FinishedHand)
        };
        if draws && self.shared.deck.available() > 0 {
            Round::Dealer(DealerTurn(self))
        } else {
            Round::Over(self.finish())
        }
    }

    fn finish(self) -> Finished {
        let outcomes = self.hands.iter().enumerate();
        let outcomes = outcomes.map(|(number, hand)| self.outcome(number, hand));
        Finished {
            outcomes: outcomes.collect(),
            cards: self,
        }
    }

    /// Returns the outcome of a hand. `number` is its place from the left, from 0.
    fn outcome(&self, number: usize, hand: &PlayedHand) -> Outcome {
        let (dealer, own) = (self.score(&self.dealer), self.score(hand.cards()));
        let natural = self.rules().naturals.end_the_round() && dealer.is_natural();
        let keeps_half = self.given_up() == Some(SurrenderRule::Half);
        let spares = self.shared.spares_added_bets();
        let spot = hand.hand.spot();
        match hand.end {
            End::Played | End::Doubled if natural && self.is_spared(spot) => {
                if self.is_first(number) {
                    Outcome::DealerBlackjack
                } else {
                    Outcome::BetReturned
                }
            }
            End::Rescued if natural && spares && !self.is_first(number) => Outcome::BetReturned,
            End::Rescued if natural && spares => Outcome::DealerBlackjack,
            End::Surrendered if natural && !keeps_half => Outcome::DealerBlackjack,
            End::Surrendered | End::Rescued => Outcome::Surrendered,
            End::Played | End::Doubled if self.is_charlie(hand) && !natural => Outcome::Charlie,
            End::Played | End::Doubled if self.hands_on(spot) > 1 => {
                Outcome::of_split(own, dealer, *self.rules())
            }
            End::Played | End::Doubled => Outcome::of(own, dealer, *self.rules()),
        }
    }

    /// Returns true if more than the original bet lies on this spot, and a dealer's natural takes the original bet
    /// only.
    fn is_spared(&self, spot: usize) -> bool {
        let bets: u32 = self.on(spot).map(|hand| hand.end.bets()).sum();
        self.shared.spares_added_bets() && bets > 1
    }

    /// Returns true if the hand with this number, from 0, is the first on its spot. The original bet lies there.
    fn is_first(&self, number: usize) -> bool {
        let spot = |at: usize| self.hands.get(at).map(|played| played.hand.spot());
        number == 0 || spot(number - 1) != spot(number)
    }

    /// The chips that the player gets back for this hand.
    fn returned(&self, hand: &PlayedHand, outcome: Outcome) -> Chips {
        let bet = self.shared.bet();
        match outcome {
            Outcome::DealerBlackjack if self.is_spared(hand.hand.spot()) => {
                bet.times(hand.end.bets() - 1)
            }
            Outcome::PlayerBlackjack
            | Outcome::PlayerWins
            | Outcome::DealerBusts
            | Outcome::Draw
            | Outcome::DealerWins
            | Outcome::DealerBlackjack
            | Outcome::PlayerBusts
            | Outcome::Surrendered
            | Outcome::Charlie
            | Outcome::BetReturned => returned(outcome, bet, hand.end, self.rules().naturals),
        }
    }

    fn score(&self, cards: &[Card]) -> Score {
        Score::of(cards, self.rules().ace)
    }

    /// The cards of the player's first hand.
    pub(super) fn first(&self) -> &[Card] {
        self.hands[0].cards()
    }

    /// The player's hands, from the left.
    pub(super) fn each(&self) -> Vec<HandView<'_>> {
        let bet = self.shared.bet();
        self.hands.iter().map(|played| played.view(bet)).collect()
    }
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub(super) cards: TurnedCards,
    /// The outcome of each hand, from the left.
    outcomes: Vec<Outcome>,
}

/// The result of a round for the player, in relation to the bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Net {
    /// The win in half chips; negative for a loss.
    pub halves: i32,
    /// The bet on a hand that is not doubled, in half chips: at least two, which are one chip.
    pub bet: i32,
}

impl Net {
    /// Returns the win as a number of bets.
    #[must_use]
    pub fn bets(self) -> f64 {
        f64::from(self.halves) / f64::from(self.bet)
    }
}

/// A hand of a round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettledHand<'a> {
    /// The spot of the hand, counted from 0 on the left.
    pub spot: usize,
    /// Its cards, in the order in which the player got them.
    pub cards: &'a [Card],
    /// The way in which the player finished the hand.
    pub end: End,
    /// The outcome of the hand.
    pub outcome: Outcome,
    /// The total of its cards.
    pub score: Score,
    /// The chips that lay on it.
    pub staked: Chips,
    /// The chips that the player gets back for it, the stake included.
    pub returned: Chips,
}

/// A side bet of a round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettledSideBet {
    /// The spot of the bet, counted from 0 on the left.
    pub spot: usize,
    /// The pay table of the bet.
    pub table: PayTable,
    /// The class of the cards; `None` if the bet lost.
    pub class: Option<Class>,
    /// The chips that were staked.
    pub staked: Chips,
    /// The chips that the player gets back for it, the stake included.
    pub returned: Chips,
}

/// The destination of a card in a finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// One of the player's first two cards.
    Player,
    /// The dealer's first card, face up.
    Upcard,
    /// The dealer's second card, face down until the player's turn was over.
    HoleCard,
    /// A card that the player hit for.
    Hit,
    /// The card of a double.
    Double,
    /// One of several hands of the player.
    Hand {
        /// The number of the hand, counted from 1 on the left.
        hand: usize,
        /// The way in which the card came to the hand.
        arrival: CardArrival,
    },
    /// Another seat at the table.
    Seat {
        /// The number of the seat, counted from 1 in the order in which the seats act.
        seat: usize,
    },
    /// A card that the dealer drew.
    DealerDraw,
}

/// The way in which a card came to one of several hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardArrival {
    /// The first card: from the deal, or from the split that made the hand.
    First,
    /// The second card.
    Second,
    /// A card that the player hit for.
    Hit,
    /// The card of a double.
    Double,
}

impl Finished {
    /// Returns the outcome of the player's first hand. It is the player's only hand unless the player split a pair or
    /// bet on several hands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcomes[0]
    }

    /// Returns the seating of the round.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.cards.shared.stake.seating()
    }

    /// Returns the other seats, in the order in which they act.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.cards.shared.seats
    }

    /// Returns true if the player split aces that took one card each without a decision.
    #[must_use]
    pub fn has_split_aces(&self) -> bool {
        let rules = self.cards.rules();
        let takes_one = |first_two: &[Card]| !allows_double(rules, first_two, true);
        !rules.split_ace_play.hits()
            && self.hands().any(|hand| {
                let is_ace = hand.cards.first().is_some_and(|it| it.rank == Rank::Ace);
                let is_split_ace = is_ace && self.cards.hands_on(hand.spot) > 1;
                is_split_ace && hand.cards.get(..2).is_some_and(takes_one)
            })
    }

    /// Returns the player's hands, from the left.
    pub fn hands(&self) -> impl Iterator<Item = SettledHand<'_>> {
        let TurnedCards { hands, shared, .. } = &self.cards;
        hands
            .iter()
            .zip(&self.outcomes)
            .map(|(hand, outcome)| SettledHand {
                spot: hand.hand.spot(),
                cards: hand.cards(),
                end: hand.end,
                outcome: *outcome,
                score: Score::of(hand.cards(), shared.rules.ace),
                staked: hand.staked(shared.bet()),
                returned: self.cards.returned(hand, *outcome),
            })
    }

    /// Returns the side bets, from the first spot on. The list is empty if the player made none.
    #[must_use]
    pub fn side_bets(&self) -> Vec<SettledSideBet> {
        let TurnedCards { dealer, shared, .. } = &self.cards;
        let Some((upcard, further)) = dealer.split_first() else {
            return vec![];
        };
        let beside = |(spot, first_two): (usize, &[Card; 2])| {
            let cards = SideBetCards {
                first_two: *first_two,
                upcard: *upcard,
                further,
            };
            let each = shared.stake.side_bets().each();
            let settled = each.map(|(table, bet)| {
                let class = table.class(&cards);
                SettledSideBet {
                    spot,
                    table,
                    class,
                    staked: bet.chips(),
                    returned: table.given_back(bet, class),
                }
            });
            settled.collect::<Vec<_>>()
        };
        shared
            .first_two
            .iter()
            .enumerate()
            .flat_map(beside)
            .collect()
    }

    /// Returns the names of the hands' outcomes in the page contract, separated by spaces.
    #[must_use]
    pub fn code(&self) -> String {
        let codes: Vec<&str> = self.outcomes.iter().map(|it| it.code()).collect();
        codes.join(" ")
    }

    /// Returns the total of the dealer's cards.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        self.cards.score(&self.cards.dealer)
    }

    /// Returns the price of insurance, and the chips that the player gets back for it.
    #[must_use]
    pub fn insurance(&self) -> (Chips, Chips) {
        let paid = self.cards.shared.insured();
        (paid, insurance_returned(paid, self.dealer_score()))
    }

    /// Returns true if the player took even money on their only hand (see
    /// [`Round::offers_even_money`](super::Round::offers_even_money)).
    #[must_use]
    pub fn took_even_money(&self) -> bool {
        let is_natural = match self.cards.hands.as_slice() {
            [hand] => self.cards.score(hand.cards()).is_natural(),
            _ => false,
        };
        let has_even_money = self.cards.rules().have_even_money();
        self.cards.shared.insured() != Chips::NONE && is_natural && has_even_money
    }

    /// Returns the sum of all bets of the round: hands, insurance and side bets.
    #[must_use]
    pub fn staked(&self) -> Chips {
        let (insurance, _) = self.insurance();
        let side = self.side_bets().into_iter().map(|bet| bet.staked);
        sum(self.hands().map(|hand| hand.staked).chain(side), insurance)
    }

    /// Returns all chips that the player gets back. They include the stakes of the bets that were not lost.
    #[must_use]
    pub fn returned(&self) -> Chips {
        let (_, insurance) = self.insurance();
        let side = self.side_bets().into_iter().map(|bet| bet.returned);
        sum(
            self.hands().map(|hand| hand.returned).chain(side),
            insurance,
        )
    }

    /// Returns the verdict for the player. With bets it compares the player's chips before and after the round; without
    /// bets it follows the outcome of the hand.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if self.cards.shared.bet() == Bet::NONE {
            return self.outcome().verdict();
        }
        match self.returned().cmp(&self.staked()) {
            Ordering::Greater => Verdict::Won,
            Ordering::Equal => Verdict::Drawn,
            Ordering::Less => Verdict::Lost,
        }
    }

    /// Returns the player's win in relation to the bet. Without bets it counts as if one chip were bet: a won round
    /// brings one, a lost round costs one.
    #[must_use]
    pub fn net(&self) -> Net {
        let bet = self.cards.shared.bet();
        if bet == Bet::NONE {
            let halves = match self.verdict() {
                Verdict::Won => 2,
                Verdict::Drawn => 0,
                Verdict::Lost => -2,
            };
            return Net { halves, bet: 2 };
        }
        let halves = |chips: Chips| i32::try_from(chips.halves()).unwrap_or(i32::MAX);
        Net {
            halves: halves(self.returned()) - halves(self.staked()),
            bet: halves(bet.chips()),
        }
    }

    /// Returns every card of the round with its destination, in the order of the deal.
    pub fn dealt(&self) -> impl Iterator<Item = (Card, Destination)> {
        let TurnedCards {
            hands,
            dealer,
            shared,
        } = &self.cards;
        // The upcard follows the first card of each hand and seat, and the hole card follows the second one of each.
        let dealt = shared.stake.seating().dealt();
        let upcard = (dealt, Destination::Upcard);
        let hole_card = (2 * dealt + 1, Destination::HoleCard);
        let first = match shared.rules.hole_card {
            HoleCard::Peek => &[upcard, hole_card][..],
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => &[upcard],
        };
        let at_first = first.len();
        let first = dealer.iter().zip(first.iter().copied());
        let first = first.map(|(card, (number, to))| (number, *card, to));
        let mut all: Vec<(usize, Card, Destination)> = first.collect();
        for (seat, taken) in shared.seats.iter().enumerate() {
            let to = Destination::Seat { seat: seat + 1 };
            let cards = taken.hands().flat_map(Hand::numbered);
            all.extend(cards.map(|(number, card)| (number, card, to)));
        }
        for (hand, played) in hands.iter().enumerate() {
            let last = played.cards().len() - 1;
            for (place, (number, card)) in played.hand.numbered().enumerate() {
                let arrival = match (place, played.end) {
                    (0, _) => CardArrival::First,
                    (1, _) => CardArrival::Second,
                    (place, End::Doubled | End::Rescued) if place == last => CardArrival::Double,
                    (_, End::Played | End::Doubled | End::Surrendered | End::Rescued) => {
                        CardArrival::Hit
                    }
                };
                let hand = hand + 1;
                let to = match (hands.len(), arrival) {
                    (1, CardArrival::First | CardArrival::Second) => Destination::Player,
                    (1, CardArrival::Hit) => Destination::Hit,
                    (1, CardArrival::Double) => Destination::Double,
                    (_, arrival) => Destination::Hand { hand, arrival },
                };
                all.push((number, card, to));
            }
        }
        all.sort_unstable_by_key(|(number, ..)| *number);
        let draws = dealer.iter().skip(at_first);
        let draws = draws.map(|card| (*card, Destination::DealerDraw));
        all.into_iter().map(|(_, card, to)| (card, to)).chain(draws)
    }

    /// Returns the number of cards that came from the discards, reshuffled because the shoe ran short. They are the
    /// last of the [dealt](Finished::dealt) cards. The number is zero in almost every round.
    #[must_use]
    pub fn dealt_after_reshuffle(&self) -> usize {
        self.cards.shared.deck.dealt_after_reshuffle()
    }
}

/// The sum of amounts. Bets are limited, so the sum cannot overflow.
fn sum(amounts: impl Iterator<Item = Chips>, more: Chips) -> Chips {
    let halves: u64 = amounts.map(Chips::halves).sum();
    Chips::from_halves(halves + more.halves())
}

#[cfg(test)]
mod tests {
    use super::super::action::Action;
    use super::*;
    use Outcome::{Charlie, DealerWins};
    use fair_deal_table::{Action as _, Round as _};
    use fair_shuffle::Deck;

    /// After a split five cards are a Charlie only if the rules say so. Otherwise the hand is compared with the dealer's.
    #[test]
    fn charlie_after_split_depends_on_its_rule() {
        let split = "2S TH 2D TD 3C 4C 4D 5C TC";
        for (rules, cards, decisions, outcomes) in [
            (
                "vegas.charlie-5",
                "2S TH 3S TD 4D 5D 6D",
                "hhh",
                &[Charlie][..],
            ),
            (
                "vegas.charlie-5.charlie-split",
                split,
                "phhhs",
                &[Charlie, DealerWins],
            ),
            (
                "vegas.charlie-5",
                split,
                "phhhss",
                &[DealerWins, DealerWins],
            ),
        ] {
            let deck = Deck::in_order(Card::parse_list(cards).expect(cards));
            let round = Round::deal(
                deck,
                &rules.parse().expect(rules),
                &"10".parse().expect("a stake"),
            );
            let round = decisions
                .chars()
                .fold(round.expect("cards"), |round, letter| {
                    let action = Action::from_code(letter).expect("a decision");
                    round.run_on().play(action).expect(decisions)
                });
            let Round::Over(finished) = round.run_on() else {
                panic!("{rules} is not over");
            };
            let found: Vec<Outcome> = finished.hands().map(|it| it.outcome).collect();
            assert_eq!(found, outcomes, "{rules}");
        }
    }
}
