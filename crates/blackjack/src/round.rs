//! One round of blackjack: what may be done, and what becomes of it.

use super::action::{Action, Refusal, Withheld};
use super::dealer::{DealerTurn, Finished};
use super::hand::{HandState, HandView};
use super::options::{Chips as Betting, Naturals};
use super::rules::Rules;
use super::seat::Seat;
use super::seating::Seating;
use super::shared::{Acted, Shared};
use super::side_bet::SideStakes;
use super::stake::{Bet, BetRefused, CHIPS, Limits, Stake};
use super::turn::{EarlyTurn, InsuranceTurn, PlayerTurn, SeatsTurn};
use fair_deal_core::{Card, Score};
use fair_deal_table::Chips;
use fair_deal_table::{self as table, Button, DEAL_LETTER, Refused, Stage, Verdict};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// One round. Each variant holds just what exists in its phase: there is a hidden card before the
/// dealer's turn only, and an outcome at the end only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player takes insurance, or does not.
    Insurance(InsuranceTurn),
    /// The player gives the hand up before the dealer looks for a natural, or does not.
    Early(EarlyTurn),
    /// Another seat takes a card, before the player's turn or after it.
    Seats(SeatsTurn),
    /// The player decides about a hand.
    Player(PlayerTurn),
    /// The dealer has a card to draw.
    Dealer(DealerTurn),
    /// The result stands.
    Over(Finished),
}

/// The dealer's cards, as far as the player may see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerHand<'a> {
    /// The first card lies face up, the hole card face down.
    HoleDown {
        /// The card that can be seen.
        upcard: Card,
    },
    /// The first card lies face up, and there is no other yet.
    NoHole {
        /// The card that can be seen.
        upcard: Card,
    },
    /// All cards lie face up.
    Turned(&'a [Card]),
}

/// All that the player may know of a round: what the page shows, and what advice may be built on.
/// There is neither a deck nor a hole card in it to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView<'a> {
    /// The rules of the table.
    pub rules: Rules,
    /// The cards that the player decides about, in the order in which they came; else those of the
    /// first hand.
    pub player: &'a [Card],
    /// The player's hands, from the left.
    pub hands: Vec<HandView<'a>>,
    /// The other seats, in the order in which they act.
    pub seats: &'a [Seat],
    /// What was paid for insurance.
    pub insurance: Chips,
    /// The dealer's cards, as far as they can be seen.
    pub dealer: DealerHand<'a>,
    /// The cards of the rounds before from the same shoe, all of which were turned. Those among them
    /// that are shuffled anew are not.
    pub discards: &'a [Card],
    /// How many cards are left in the deck.
    pub left: usize,
}

/// A decision that is to be made, as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToDecide {
    /// The cards of the hand that it is about.
    pub hand: Vec<Card>,
    /// The dealer's card that lies face up.
    pub upcard: Card,
    /// All other cards that the player has seen go: those of the other hands, other seats' among them, and those of
    /// earlier rounds from the same shoe.
    pub seen: Vec<Card>,
    /// How many hands the player has on the spot of this one: one until it is split.
    pub hands: usize,
    /// Whether the bet on the hand is doubled already.
    pub is_doubled: bool,
}

impl PlayerView<'_> {
    /// What the player's cards count.
    #[must_use]
    pub fn player_score(&self) -> Score {
        Score::of(self.player, self.rules.ace)
    }

    /// What the dealer's cards count that can be seen.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        Score::of(self.dealer.seen(), self.rules.ace)
    }
}

impl DealerHand<'_> {
    /// The cards that can be seen.
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
    /// What all phases share.
    fn shared(&self) -> &Shared {
        match self {
            Round::Insurance(InsuranceTurn(turn))
            | Round::Early(EarlyTurn { turn, .. })
            | Round::Player(turn) => &turn.shared,
            Round::Seats(turn) => turn.shared(),
            Round::Dealer(DealerTurn(cards)) | Round::Over(Finished { cards, .. }) => &cards.shared,
        }
    }

    /// The rules of the table.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.shared().rules
    }

    /// What is bet on a hand that is not doubled.
    #[must_use]
    pub fn bet(&self) -> Bet {
        self.shared().bet()
    }

    /// Who sits at the table.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.shared().stake.seating()
    }

    /// The cards that the player decides about; else those of the first hand.
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

    /// The player's hands, from the left.
    #[must_use]
    pub fn hands(&self) -> Vec<HandView<'_>> {
        match self {
            Round::Insurance(InsuranceTurn(turn)) | Round::Player(turn) => turn.each(),
            Round::Early(turn) => turn.each(),
            Round::Seats(turn) => turn.each(),
            Round::Dealer(DealerTurn(cards)) | Round::Over(Finished { cards, .. }) => cards.each(),
        }
    }

    /// The other seats, in the order in which they act.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.shared().seats
    }

    /// The seat that takes the next card, counted from 0; none unless one does now.
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

    /// Whether the player is asked about even money: insurance on a natural that pays 3:2, which then wins
    /// the bet for certain (RULES.md, “Double, split, surrender”).
    #[must_use]
    pub fn offers_even_money(&self) -> bool {
        match self {
            Round::Insurance(_) => {
                self.player_score().is_natural() && self.rules().naturals == Naturals::PayThreeToTwo
            }
            Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_)
            | Round::Over(_) => false,
        }
    }

    /// Whether the player has made side bets.
    #[must_use]
    pub fn has_side_bets(&self) -> bool {
        self.shared().stake.side_bets() != SideStakes::NONE
    }

    /// Who acted last.
    #[must_use]
    pub fn acted(&self) -> Acted {
        self.shared().acted
    }

    /// What was paid for insurance.
    #[must_use]
    pub fn insurance(&self) -> Chips {
        self.shared().insured()
    }

    /// What lies on the player's hands, on insurance and on side bets while the round is under way; nothing when it
    /// is settled.
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

    /// The dealer's cards, as far as the player may see them.
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

    /// All that the player may know of the round.
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

    /// What a decision is to be made with. None where nothing is to be decided.
    #[must_use]
    pub fn to_decide(&self) -> Option<ToDecide> {
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
        Some(ToDecide {
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

    /// What the player's cards count.
    #[must_use]
    pub fn player_score(&self) -> Score {
        Score::of(self.player(), self.rules().ace)
    }

    /// What the dealer's cards count that can be seen.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        Score::of(self.dealer().seen(), self.rules().ace)
    }

    fn deck(&self) -> &Deck {
        &self.shared().deck
    }

    /// The round after the next card of another seat, or of the dealer; in the player's turn, the round as it is.
    #[must_use]
    pub fn next_card(self) -> Round {
        match self {
            Round::Seats(turn) => turn.act(),
            Round::Dealer(DealerTurn(cards)) => cards.draw(),
            Round::Insurance(_) | Round::Early(_) | Round::Player(_) | Round::Over(_) => self,
        }
    }

    /// The decisions that the player may look for now and that are not offered, each with the reason.
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

    /// Why this cannot be decided now; `None` where it can.
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

    /// Where D doubles, B deals: the second D of two would double a hand that nobody has seen.
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

    /// Each of the first keys adds one of the chips that the table shows.
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

    /// The next card of another seat, or of the dealer.
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

    /// A shoe serves another round until the cut card has come out.
    fn next_deck(&self) -> Option<Deck> {
        let penetration = self.rules().shuffle.penetration()?;
        let Round::Over(Finished { cards, .. }) = self else {
            return None;
        };
        let deck = &cards.shared.deck;
        let goes_on = !deck.has_dealt_percent(penetration) && deck.left() >= FIRST_CARDS;
        goes_on.then(|| deck.clone())
    }

    fn buttons(&self) -> Vec<(Button<Action>, char)> {
        let button = |action: Action| (Button::Act(action), action.letter());
        self.legal_actions().into_iter().map(button).collect()
    }

    /// A round won counts 2, a draw 1.
    fn daily_points(&self) -> u32 {
        match self.verdict() {
            Some(Verdict::Won) => 2,
            Some(Verdict::Drawn) => 1,
            Some(Verdict::Lost) | None => 0,
        }
    }
}

/// The letter that deals a round with a bet.
pub const BET_LETTER: char = 'b';

/// How many cards a round begins with.
const FIRST_CARDS: usize = 4;
