//! The dealer's turn, and the round that is over.

use std::cmp::Ordering;

use super::hand::{End, HandState, HandView, PlayedHand};
use super::options::{GivenUp, HoleCard, Naturals, Soft17};
use super::round::Round;
use super::rules::{DEALER_STANDS_ON, Rules};
use super::settle::{Outcome, insurance_returned, returned};
use super::stake::Bet;
use crate::core::scoring::low_points;
use crate::core::{Card, Chips, Deck, Rank, Score};
use crate::table::Verdict;

/// The dealer's turn: the dealer has a card to draw. A dealer who has nothing to draw has no turn; the
/// round is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealerTurn(pub(super) Turned);

/// The cards when all of them are turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turned {
    pub(super) rules: Rules,
    pub(super) bet: Bet,
    pub(super) deck: Deck,
    /// The player's hands, from the left. There is always one.
    pub(super) hands: Vec<PlayedHand>,
    pub(super) insurance: Chips,
    pub(super) dealer: Vec<Card>,
}

impl Turned {
    /// The dealer's turn, unless nothing is left to play for.
    pub(super) fn begin(self) -> Round {
        self.go_on()
    }

    /// Whether a hand is left that is compared with the dealer's total.
    fn is_compared(&self) -> bool {
        let is_compared = |hand: &PlayedHand| match hand.end {
            End::Played | End::Doubled => {
                let is_bust = self.score(hand.cards()).is_bust();
                !is_bust && !self.is_charlie(hand) && !self.is_natural(hand)
            }
            End::Surrendered | End::Rescued => false,
        };
        self.hands.iter().any(is_compared)
    }

    /// Whether something depends on a natural that a dealer without a hole card may still get.
    fn awaits_natural(&self) -> bool {
        let depends = |hand: &PlayedHand| match hand.end {
            End::Played | End::Doubled => self.is_charlie(hand) || self.is_natural(hand),
            End::Surrendered => self.given_up() == Some(GivenUp::HalfOrNone),
            End::Rescued => false,
        };
        let bets: u32 = self.hands.iter().map(|hand| hand.end.bets()).sum();
        let spares = self.spares_added_bets() && bets > 1;
        let may_be = self
            .dealer
            .first()
            .is_some_and(|up| self.rules.may_be_natural(*up));
        let is_insured = self.insurance != Chips::NONE;
        may_be && (is_insured || spares || self.hands.iter().any(depends))
    }

    /// Whether the hand has won by the number of its cards, but for a natural.
    fn is_charlie(&self, hand: &PlayedHand) -> bool {
        let cards = hand.cards();
        let of_split = self.hands.len() > 1;
        self.rules.is_charlie(cards.len(), of_split) && !self.score(cards).is_bust()
    }

    /// Whether the hand is a natural that beats all other hands.
    fn is_natural(&self, hand: &PlayedHand) -> bool {
        let special = self.rules.naturals.end_the_round();
        special && self.hands.len() == 1 && self.score(hand.cards()).is_natural()
    }

    /// What becomes of a bet whose hand is given up before a split.
    fn given_up(&self) -> Option<GivenUp> {
        let up = self.dealer.first().map_or(0, |up| low_points(up.rank));
        let Rules {
            surrender,
            hole_card,
            ..
        } = self.rules;
        surrender.given_up(hole_card, up, 2)
    }

    /// Whether a natural takes nothing but the original bet.
    fn spares_added_bets(&self) -> bool {
        self.rules.hole_card == HoleCard::NoneTakesOriginal
    }

    pub(super) fn draw(mut self) -> Round {
        self.dealer.extend(self.deck.draw_on());
        self.go_on()
    }

    /// The dealer's next card, if there is one to draw; else the result.
    fn go_on(self) -> Round {
        let score = self.score(&self.dealer);
        let below = match score.total().cmp(&DEALER_STANDS_ON) {
            Ordering::Less => true,
            Ordering::Equal => score.is_soft() && self.rules.soft17 == Soft17::Hits,
            Ordering::Greater => false,
        };
        let draws = if self.dealer.len() < 2 {
            self.is_compared() || self.awaits_natural()
        } else {
            below && self.is_compared()
        };
        if draws && self.deck.available() > 0 {
            Round::Dealer(DealerTurn(self))
        } else {
            Round::Over(self.finish())
        }
    }

    pub(super) fn finish(self) -> Finished {
        let dealer = self.score(&self.dealer);
        let is_split = self.hands.len() > 1;
        let natural = self.rules.naturals.end_the_round() && dealer.is_natural();
        let keeps_half = self.given_up() == Some(GivenUp::Half);
        let outcome = |hand: &PlayedHand| match hand.end {
            End::Surrendered if natural && !keeps_half => Outcome::DealerBlackjack,
            End::Rescued if natural && self.spares_added_bets() => Outcome::DealerBlackjack,
            End::Surrendered | End::Rescued => Outcome::Surrendered,
            End::Played | End::Doubled if natural && self.is_spared() => Outcome::DealerBlackjack,
            End::Played | End::Doubled if self.is_charlie(hand) && !natural => Outcome::Charlie,
            End::Played | End::Doubled if is_split => {
                Outcome::of_split(self.score(hand.cards()), dealer, self.rules)
            }
            End::Played | End::Doubled => Outcome::of(self.score(hand.cards()), dealer, self.rules),
        };
        let outcomes = self.hands.iter().map(outcome).collect();
        Finished {
            cards: self,
            outcomes,
        }
    }

    /// Whether more than the original bet lies there, and a natural takes no more than that.
    fn is_spared(&self) -> bool {
        let bets: u32 = self.hands.iter().map(|hand| hand.end.bets()).sum();
        self.spares_added_bets() && bets > 1
    }

    /// What the player is given for the hand with this number, from 0, that ended so.
    fn returned(&self, number: usize, hand: &PlayedHand, outcome: Outcome) -> Chips {
        match outcome {
            Outcome::DealerBlackjack if self.is_spared() => {
                let bets = hand.end.bets() - u32::from(number == 0);
                self.bet.times(bets)
            }
            Outcome::PlayerBlackjack
            | Outcome::PlayerWins
            | Outcome::DealerBusts
            | Outcome::Draw
            | Outcome::DealerWins
            | Outcome::DealerBlackjack
            | Outcome::PlayerBusts
            | Outcome::Surrendered
            | Outcome::Charlie => returned(outcome, self.bet, hand.end, self.rules.naturals),
        }
    }

    fn score(&self, cards: &[Card]) -> Score {
        Score::of(cards, self.rules.ace)
    }

    /// The cards of the player's first hand.
    pub(super) fn first(&self) -> &[Card] {
        self.hands[0].cards()
    }

    /// The player's hands, from the left.
    pub(super) fn each(&self) -> Vec<HandView<'_>> {
        let view = |played| HandView {
            cards: PlayedHand::cards(played),
            staked: played.staked(self.bet),
            state: HandState::Over(played.end),
        };
        self.hands.iter().map(view).collect()
    }
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub(super) cards: Turned,
    /// How each hand ended, from the left.
    outcomes: Vec<Outcome>,
}

/// What a round has brought the player, beside their bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    /// What was won, in half chips; negative if lost.
    pub halves: i32,
    /// The bet of a hand that is not doubled, in half chips: at least one.
    pub bet: i32,
}

impl Net {
    /// What was won as a number of bets.
    #[must_use]
    pub fn bets(self) -> f64 {
        f64::from(self.halves) / f64::from(self.bet)
    }
}

/// A hand of a round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettledHand<'a> {
    /// Its cards, in the order in which they came.
    pub cards: &'a [Card],
    /// How the player's part in it ended.
    pub end: End,
    /// How it ended.
    pub outcome: Outcome,
    /// What its cards count.
    pub score: Score,
    /// What lay on it.
    pub staked: Chips,
    /// What the player is given for it, the stake itself included.
    pub returned: Chips,
}

/// Where a card of a finished round went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// One of the player's first two cards.
    Player,
    /// The dealer's first card, face up.
    Upcard,
    /// The dealer's second card, face down until the player's turn was over.
    HoleCard,
    /// The player hit.
    Hit,
    /// The player doubled.
    Double,
    /// To one of the hands of a player who split.
    Split {
        /// Which one, counted from 1 on the left.
        hand: usize,
        /// How it came there.
        came: Came,
    },
    /// The dealer drew.
    DealerDraw,
}

/// How a card came to a hand of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// With the split.
    First,
    /// As the second card.
    Second,
    /// The player hit.
    Hit,
    /// The player doubled.
    Double,
}

impl Finished {
    /// How the player's only hand ended; of several, the first.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcomes[0]
    }

    /// Whether the player has split aces, which took one card each without a decision.
    #[must_use]
    pub fn has_split_aces(&self) -> bool {
        let mut hands = self.hands();
        let first = hands.next();
        let is_split = hands.next().is_some();
        let ace = |hand: SettledHand| hand.cards.first().is_some_and(|it| it.rank == Rank::Ace);
        is_split && first.is_some_and(ace)
    }

    /// The player's hands, from the left.
    pub fn hands(&self) -> impl Iterator<Item = SettledHand<'_>> {
        let Turned {
            hands, bet, rules, ..
        } = &self.cards;
        let hands = hands.iter().zip(&self.outcomes).enumerate();
        hands.map(|(number, (hand, outcome))| SettledHand {
            cards: hand.cards(),
            end: hand.end,
            outcome: *outcome,
            score: Score::of(hand.cards(), rules.ace),
            staked: hand.staked(*bet),
            returned: self.cards.returned(number, hand, *outcome),
        })
    }

    /// The names of the hands' outcomes in the page contract, with a space between two.
    #[must_use]
    pub fn code(&self) -> String {
        let codes: Vec<&str> = self.outcomes.iter().map(|it| it.code()).collect();
        codes.join(" ")
    }

    /// What the dealer's cards count.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        self.cards.score(&self.cards.dealer)
    }

    /// What was paid for insurance, and what came back of it.
    #[must_use]
    pub fn insurance(&self) -> (Chips, Chips) {
        let Turned {
            dealer,
            rules,
            insurance,
            ..
        } = &self.cards;
        let returned = insurance_returned(*insurance, Score::of(dealer, rules.ace));
        (*insurance, returned)
    }

    /// Whether the player took even money: [`Round::offers_even_money`](super::Round::offers_even_money).
    #[must_use]
    pub fn took_even_money(&self) -> bool {
        let Turned {
            rules, insurance, ..
        } = &self.cards;
        let is_natural = match self.cards.hands.as_slice() {
            [hand] => self.cards.score(hand.cards()).is_natural(),
            _ => false,
        };
        *insurance != Chips::NONE && is_natural && rules.naturals == Naturals::PayThreeToTwo
    }

    /// All that the player has bet in this round.
    #[must_use]
    pub fn staked(&self) -> Chips {
        let (insurance, _) = self.insurance();
        sum(self.hands().map(|hand| hand.staked), insurance)
    }

    /// All that the player is given when it is over, the stakes of what was not lost included.
    #[must_use]
    pub fn returned(&self) -> Chips {
        let (_, insurance) = self.insurance();
        sum(self.hands().map(|hand| hand.returned), insurance)
    }

    /// Who had the better of the round: where there is a bet, whoever has more chips than before.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if self.cards.bet == Bet::NONE {
            return self.outcome().verdict();
        }
        match self.returned().cmp(&self.staked()) {
            Ordering::Greater => Verdict::Won,
            Ordering::Equal => Verdict::Drawn,
            Ordering::Less => Verdict::Lost,
        }
    }

    /// What the round has brought. Where nothing is bet, as if a chip were: a round won brings one, a
    /// round lost costs one.
    #[must_use]
    pub fn net(&self) -> Net {
        let bet = self.cards.bet;
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

    /// Every card of the round with where it went, in the order in which they were dealt.
    pub fn dealt(&self) -> impl Iterator<Item = (Card, Destination)> {
        let Turned {
            hands,
            dealer,
            rules,
            ..
        } = &self.cards;
        let first = match rules.hole_card {
            HoleCard::Peek => &[(1, Destination::Upcard), (3, Destination::HoleCard)][..],
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => &[(1, Destination::Upcard)],
        };
        let at_first = first.len();
        let first = dealer.iter().zip(first.iter().copied());
        let first = first.map(|(card, (number, to))| (number, *card, to));
        let mut all: Vec<(usize, Card, Destination)> = first.collect();
        for (hand, played) in hands.iter().enumerate() {
            let last = played.cards().len() - 1;
            for (place, (number, card)) in played.hand.numbered().enumerate() {
                let came = match (place, played.end) {
                    (0, _) => Came::First,
                    (1, _) => Came::Second,
                    (place, End::Doubled | End::Rescued) if place == last => Came::Double,
                    (_, End::Played | End::Doubled | End::Surrendered | End::Rescued) => Came::Hit,
                };
                let hand = hand + 1;
                let to = match (hands.len(), came) {
                    (1, Came::First | Came::Second) => Destination::Player,
                    (1, Came::Hit) => Destination::Hit,
                    (1, Came::Double) => Destination::Double,
                    (_, came) => Destination::Split { hand, came },
                };
                all.push((number, card, to));
            }
        }
        all.sort_unstable_by_key(|(number, ..)| *number);
        let draws = dealer.iter().skip(at_first);
        let draws = draws.map(|card| (*card, Destination::DealerDraw));
        all.into_iter().map(|(_, card, to)| (card, to)).chain(draws)
    }

    /// How many cards of the round came from the discards, which were shuffled anew when the shoe ran
    /// short; the last ones of those that were [dealt](Finished::dealt). Zero in almost every round.
    #[must_use]
    pub fn dealt_again(&self) -> usize {
        self.cards.deck.dealt_again()
    }
}

/// The sum of amounts that come from bets, which are never so large that it could pass what can be
/// counted.
fn sum(amounts: impl Iterator<Item = Chips>, more: Chips) -> Chips {
    let halves: u64 = amounts.map(Chips::halves).sum();
    Chips::from_halves(halves + more.halves())
}
