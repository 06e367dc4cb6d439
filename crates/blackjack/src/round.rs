//! A round of blackjack: its phases, the decisions that it allows, and their results.

use super::action::{Action, Refusal, Withheld};
use super::dealer::{DealerTurn, Finished};
use super::hand::{HandState, HandView};
use super::options::Chips as Betting;
use super::rules::Rules;
use super::seat::Seat;
use super::seating::Seating;
use super::shared::{LastActor, Shared};
use super::side_bet::SideStakes;
use super::stake::{Bet, BetRefused, CHIPS, Limits, Stake};
use super::turn::{EarlyTurn, InsuranceTurn, PlayerTurn, SeatsTurn};
use fair_deal_core::{Card, Score};
use fair_deal_table::Chips;
use fair_deal_table::{self as table, Button, DEAL_LETTER, Refused, Stage, Verdict};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// A round. Each variant holds only what exists in its phase: a hidden card exists only before the dealer's turn, and
/// an outcome only at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player takes or declines insurance.
    Insurance(InsuranceTurn),
    /// Early surrender: the player keeps the hand or gives it up, before the dealer peeks for a natural.
    Early(EarlyTurn),
    /// Another seat takes a card, before the player's turn or after it.
    Seats(SeatsTurn),
    /// The player decides about a hand.
    Player(PlayerTurn),
    /// The dealer has a card to draw.
    Dealer(DealerTurn),
    /// The round is over.
    Over(Finished),
}

/// The dealer's cards that the player may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerHand<'a> {
    /// The first card lies face up, the hole card face down.
    HoleDown {
        /// The card that the player sees.
        upcard: Card,
    },
    /// The first card lies face up, and the dealer has no other yet.
    NoHole {
        /// The card that the player sees.
        upcard: Card,
    },
    /// All cards lie face up.
    Turned(&'a [Card]),
}

/// The player's knowledge of a round: all that the page may show and the coach may use. It contains neither the deck
/// nor the hole card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView<'a> {
    /// The rules of the table.
    pub rules: Rules,
    /// The cards of the hand that the player decides about, or else of the first hand, in the order in which they came.
    pub player: &'a [Card],
    /// The player's hands, from the left.
    pub hands: Vec<HandView<'a>>,
    /// The other seats, in the order in which they act.
    pub seats: &'a [Seat],
    /// The chips that the player has paid for insurance, on all hands together.
    pub insurance: Chips,
    /// The dealer's cards that the player may see.
    pub dealer: DealerHand<'a>,
    /// The cards of earlier rounds from the same shoe. All of them were face up at the end of their round. After a
    /// reshuffle the list is empty, because the discards are in the deck again.
    pub discards: &'a [Card],
    /// The number of cards left in the deck.
    pub left: usize,
}

/// A decision as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingDecision {
    /// The cards of the hand to decide about.
    pub hand: Vec<Card>,
    /// The dealer's upcard.
    pub upcard: Card,
    /// All other cards that the player has seen: those of the player's other hands, of other seats, and of earlier
    /// rounds from the same shoe.
    pub seen: Vec<Card>,
    /// The number of hands that come from the same first two cards, this one included: one before a split.
    pub hands: usize,
    /// True if the bet on the hand is doubled already.
    pub is_doubled: bool,
}

impl PlayerView<'_> {
    /// Returns the total of the player's cards.
    #[must_use]
    pub fn player_score(&self) -> Score {
        Score::of(self.player, self.rules.ace)
    }

    /// Returns the total of the dealer's visible cards.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        Score::of(self.dealer.seen(), self.rules.ace)
    }
}

impl DealerHand<'_> {
    /// Returns the visible cards.
    #[must_use]
    pub fn seen(&self) -> &[Card] {
        match self {
            DealerHand::HoleDown { upcard } | DealerHand::NoHole { upcard } => {
                std::slice::from_ref(upcard)
            }
            DealerHand::Turned(cards) => cards,
        }
    }
}

impl Round {
    /// The state that all phases share.
    fn shared(&self) -> &Shared {
        match self {
            Round::Insurance(InsuranceTurn(turn))
            | Round::Early(EarlyTurn { turn, .. })
            | Round::Player(turn) => &turn.shared,
            Round::Seats(turn) => turn.shared(),
            Round::Dealer(DealerTurn(cards)) | Round::Over(Finished { cards, .. }) => &cards.shared,
        }
    }

    /// Returns the rules of the table.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.shared().rules
    }

    /// Returns the bet on a hand that is not doubled.
    #[must_use]
    pub fn bet(&self) -> Bet {
        self.shared().bet()
    }

    /// Returns the seating of the round.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.shared().stake.seating()
    }

    /// Returns the cards of the hand that the player decides about, or else of the first hand.
    #[must_use]
    pub fn player(&self) -> &[Card] {
        match self {
            Round::Insurance(InsuranceTurn(turn))
            | Round::Early(EarlyTurn { turn, .. })
            | Round::Player(turn) => turn.active(),
            Round::Seats(turn) => turn.each().first().map_or(&[], |hand| hand.cards),
            Round::Dealer(DealerTurn(cards)) | Round::Over(Finished { cards, .. }) => cards.first(),
        }
    }

    /// Returns the player's hands, from the left.
    #[must_use]
    pub fn hands(&self) -> Vec<HandView<'_>> {
        match self {
            Round::Insurance(InsuranceTurn(turn)) | Round::Player(turn) => turn.each(),
            Round::Early(turn) => turn.each(),
            Round::Seats(turn) => turn.each(),
            Round::Dealer(DealerTurn(cards)) | Round::Over(Finished { cards, .. }) => cards.each(),
        }
    }

    /// Returns the other seats, in the order in which they act.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.shared().seats
    }

    /// Returns the seat that takes the next card, counted from 0. Returns `None` if no seat acts now.
    #[must_use]
    pub fn acting_seat(&self) -> Option<usize> {
        match self {
            Round::Seats(turn) => turn.seat(),
            Round::Insurance(_)
            | Round::Early(_)
            | Round::Player(_)
            | Round::Dealer(_)
            | Round::Over(_) => None,
        }
    }

    /// Returns true if the table offers even money: insurance on a natural, under rules that
    /// [have even money](Rules::have_even_money).
    #[must_use]
    pub fn offers_even_money(&self) -> bool {
        match self {
            Round::Insurance(_) => {
                self.player_score().is_natural() && self.rules().have_even_money()
            }
            Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_)
            | Round::Over(_) => false,
        }
    }

    /// Returns true if the player has made side bets.
    #[must_use]
    pub fn has_side_bets(&self) -> bool {
        self.shared().stake.side_bets() != SideStakes::NONE
    }

    /// Returns the side that acted last.
    #[must_use]
    pub fn last_actor(&self) -> LastActor {
        self.shared().last_actor
    }

    /// Returns the chips that the player has paid for insurance, on all hands together.
    #[must_use]
    pub fn insurance(&self) -> Chips {
        self.shared().insured()
    }

    /// Returns the chips on the player's hands, on insurance and on side bets while the round goes on. Returns no chips
    /// when the round is settled.
    #[must_use]
    pub fn at_stake(&self) -> Chips {
        match self {
            Round::Insurance(_)
            | Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_) => {
                let bets = self.hands().into_iter().map(|hand| hand.staked.halves());
                let side = self.shared().on_the_side().halves();
                Chips::from_halves(bets.sum::<u64>() + self.insurance().halves() + side)
            }
            Round::Over(_) => Chips::NONE,
        }
    }

    /// Returns the dealer's cards that the player may see.
    #[must_use]
    pub fn dealer(&self) -> DealerHand<'_> {
        match self {
            Round::Insurance(_) | Round::Early(_) | Round::Seats(_) | Round::Player(_) => {
                let Shared { upcard, hole, .. } = self.shared();
                let upcard = *upcard;
                if hole.is_some() {
                    DealerHand::HoleDown { upcard }
                } else {
                    DealerHand::NoHole { upcard }
                }
            }
            Round::Dealer(DealerTurn(cards)) | Round::Over(Finished { cards, .. }) => {
                DealerHand::Turned(&cards.dealer)
            }
        }
    }

    /// Returns the player's knowledge of the round.
    #[must_use]
    pub fn view(&self) -> PlayerView<'_> {
        PlayerView {
            rules: self.rules(),
            player: self.player(),
            hands: self.hands(),
            seats: self.seats(),
            insurance: self.insurance(),
            dealer: self.dealer(),
            discards: self.deck().discards(),
            left: self.deck().left(),
        }
    }

    /// Returns the decision that the player has to make. Returns `None` if it is not the player's turn.
    #[must_use]
    pub fn pending_decision(&self) -> Option<PendingDecision> {
        let turn = match self {
            Round::Insurance(InsuranceTurn(turn))
            | Round::Early(EarlyTurn { turn, .. })
            | Round::Player(turn) => turn,
            Round::Seats(_) | Round::Dealer(_) | Round::Over(_) => return None,
        };
        let Shared {
            upcard,
            deck,
            seats,
            ..
        } = &*turn.shared;
        let hands = turn.each();
        let others = hands.iter().filter(|hand| hand.state != HandState::Active);
        let others = others.flat_map(|hand| hand.cards);
        let seats = seats.iter().flat_map(Seat::cards).flatten();
        Some(PendingDecision {
            hand: turn.active().to_vec(),
            upcard: *upcard,
            seen: others
                .chain(seats)
                .chain(deck.discards())
                .copied()
                .collect(),
            hands: turn.hands(),
            is_doubled: turn.is_doubled(),
        })
    }

    /// Returns the total of the player's cards.
    #[must_use]
    pub fn player_score(&self) -> Score {
        Score::of(self.player(), self.rules().ace)
    }

    /// Returns the total of the dealer's visible cards.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        Score::of(self.dealer().seen(), self.rules().ace)
    }

    fn deck(&self) -> &Deck {
        &self.shared().deck
    }

    /// Returns the round after the next card of another seat or of the dealer. In the player's turn and after the end
    /// it returns the round unchanged.
    #[must_use]
    pub fn next_card(self) -> Round {
        match self {
            Round::Seats(turn) => turn.act(),
            Round::Dealer(DealerTurn(cards)) => cards.draw(),
            Round::Insurance(_) | Round::Early(_) | Round::Player(_) | Round::Over(_) => self,
        }
    }

    /// Returns the decisions that the player might expect but the table does not offer now, each with the reason.
    #[must_use]
    pub fn withheld(&self) -> Vec<(Action, Withheld)> {
        let why = |action: Action| match self {
            Round::Insurance(turn) => turn.withheld(action),
            Round::Player(turn) => turn.withheld(action),
            Round::Early(_) | Round::Seats(_) | Round::Dealer(_) | Round::Over(_) => None,
        };
        let all = Action::ALL.into_iter();
        all.filter_map(|action| Some((action, why(action)?)))
            .collect()
    }

    /// The reason why the player cannot decide this now, or `None` if the player can.
    fn refusal(&self, action: Action) -> Option<Refusal> {
        match self {
            Round::Insurance(turn) => turn.refusal(action),
            Round::Early(_) => EarlyTurn::refusal(action),
            Round::Player(turn) => turn.refusal(action),
            Round::Seats(_) | Round::Dealer(_) | Round::Over(_) => Some(Refusal::NotYourTurn),
        }
    }
}

impl table::Round for Round {
    type Card = Card;
    type Rules = Rules;
    type Stake = Stake;
    type Action = Action;
    type Refusal = Refusal;

    fn deck(deal: &Deal) -> Deck {
        deal.deck()
    }

    fn deal(deck: Deck, rules: &Rules, stake: &Stake) -> Result<Round, DeckTooShort> {
        PlayerTurn::deal(deck, *rules, *stake).map(PlayerTurn::begin)
    }

    fn accepts(rules: &Rules, stake: &Stake) -> Result<(), Refusal> {
        Limits::check(rules, stake.bet()).map_err(Refusal::Bet)?;
        let is_more = stake.chosen_seating() != Seating::ALONE
            || stake.chosen_side_bets() != SideStakes::NONE;
        if !Round::has_stakes(rules) && is_more {
            return Err(Refusal::Bet(BetRefused::NoBets));
        }
        Ok(())
    }

    fn usual_stake(rules: &Rules) -> Stake {
        Stake::of(Limits::usual(rules))
    }

    fn has_stakes(rules: &Rules) -> bool {
        Limits::of(rules).is_some()
    }

    /// Returns B at tables with bets, where D doubles. If D also dealt, a second press could double a hand that the
    /// player has not seen yet.
    fn deal_letter(rules: &Rules) -> char {
        match rules.chips {
            Betting::None => DEAL_LETTER,
            Betting::Bets => BET_LETTER,
        }
    }

    fn read_stake(rules: &Rules, stake: &Stake, typed: &str) -> table::ReadStake<Round> {
        let (bet, rounded_by) = Bet::typed(typed, rules).map_err(Refusal::Bet)?;
        Ok(Some((stake.with_bet(bet), rounded_by.map(Refusal::Bet))))
    }

    /// Adds a chip to the bet. Digit key 1 stands for the first chip that the table shows, and so on; `digit` counts
    /// from 0.
    fn stake_on_key(rules: &Rules, stake: &Stake, digit: usize) -> Option<Stake> {
        let limits = Limits::of(rules)?;
        let step = limits.step.number();
        let chip = CHIPS
            .into_iter()
            .filter(|chip| chip.is_multiple_of(step))
            .nth(digit)?;
        let bet = stake.bet().with(chip, limits, limits.most.number());
        Some(stake.with_bet(bet))
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut all = Action::ALL.to_vec();
        all.retain(|action| self.refusal(*action).is_none());
        all
    }

    fn play(self, action: Action) -> Result<Round, Refused<Round>> {
        match (self.refusal(action), self) {
            (Some(why), round) => Err(Refused { round, why }),
            (None, Round::Insurance(turn)) => Ok(turn.play(action)),
            (None, Round::Early(turn)) => Ok(turn.play(action)),
            (None, Round::Player(turn)) => Ok(turn.play(action)),
            (None, round @ (Round::Seats(_) | Round::Dealer(_) | Round::Over(_))) => Ok(round),
        }
    }

    fn stage(&self) -> Stage {
        match self {
            Round::Insurance(_) | Round::Early(_) | Round::Player(_) => Stage::Player,
            Round::Seats(_) | Round::Dealer(_) => Stage::Dealer,
            Round::Over(_) => Stage::Over,
        }
    }

    /// Deals the next card of another seat or of the dealer.
    fn advance(self) -> Round {
        self.next_card()
    }

    fn verdict(&self) -> Option<Verdict> {
        match self {
            Round::Insurance(_)
            | Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_) => None,
            Round::Over(finished) => Some(finished.verdict()),
        }
    }

    fn left(&self) -> usize {
        self.deck().left()
    }

    /// Returns the deck for another round of the shoe. Returns `None` once the cut card has come out, or if fewer than
    /// four cards are left.
    fn next_deck(&self) -> Option<Deck> {
        let penetration = self.rules().shuffle.penetration()?;
        let Round::Over(Finished { cards, .. }) = self else {
            return None;
        };
        let deck = &cards.shared.deck;
        let goes_on = !deck.has_dealt_percent(penetration) && deck.left() >= MIN_CARDS;
        goes_on.then(|| deck.clone())
    }

    fn buttons(&self) -> Vec<(Button<Action>, char)> {
        let button = |action: Action| (Button::Act(action), action.letter());
        self.legal_actions().into_iter().map(button).collect()
    }
}

/// The key that deals a round with a bet.
pub const BET_LETTER: char = 'b';

/// The fewest cards that a shoe must have left for another round: two for one hand and two for the dealer. A round with
/// more hands may reshuffle the discards while it is dealt.
const MIN_CARDS: usize = 4;
