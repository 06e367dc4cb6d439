//! One round of blackjack: what may be done, and what becomes of it.

use std::fmt;

use super::rules::{DEALER_STANDS_ON, Rules};
use super::settle::Outcome;
use crate::core::{Card, Deal, Deck, DeckTooShort, FaceDown, Score};
use crate::table::{self, Button, Refused, Sound, Stage, Verdict};

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take one more card.
    Hit,
    /// Take no more; the dealer's turn.
    Stand,
}

impl Action {
    /// Every decision there is.
    const ALL: [Action; 2] = [Action::Hit, Action::Stand];

    /// The letter that takes this decision.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Action::Hit => 'h',
            Action::Stand => 's',
        }
    }
}

impl table::Action for Action {
    fn code(self) -> char {
        self.letter()
    }

    fn from_code(code: char) -> Option<Action> {
        let mut all = Action::ALL.into_iter();
        all.find(|action| action.letter() == code)
    }

    fn sound(self) -> Sound {
        match self {
            Action::Hit => Sound::Card,
            Action::Stand => Sound::Flip,
        }
    }
}

/// Why a decision is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not the player's turn.
    NotYourTurn,
    /// There is no card left to draw. A whole pack never comes to that.
    DeckEmpty,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotYourTurn => "It is not your turn.",
            Refusal::DeckEmpty => "The deck is empty.",
        })
    }
}

impl std::error::Error for Refusal {}

/// One round. Each variant holds just what exists in its phase: there is a hidden card in the
/// player's turn only, and an outcome at the end only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player decides.
    Player(PlayerTurn),
    /// The dealer has a card to draw.
    Dealer(DealerTurn),
    /// The result stands.
    Over(Finished),
}

/// The player's turn: the dealer's second card, the hole card, is face down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTurn {
    rules: Rules,
    deck: Deck,
    player: Vec<Card>,
    upcard: Card,
    hole: FaceDown,
}

/// The dealer's turn: the dealer is below 17 and has a card to draw. A dealer who has nothing to
/// draw has no turn; the round is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealerTurn(Turned);

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    cards: Turned,
    outcome: Outcome,
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
    /// The dealer drew.
    DealerDraw,
}

/// The cards when all of them are turned.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Turned {
    rules: Rules,
    deck: Deck,
    player: Vec<Card>,
    dealer: Vec<Card>,
}

impl Finished {
    /// How the round ended.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Every card of the round with where it went, in the order in which they were dealt.
    pub fn dealt(&self) -> impl Iterator<Item = (Card, Destination)> {
        let Turned { player, dealer, .. } = &self.cards;
        let hits = player.iter().skip(2).map(|card| (*card, Destination::Hit));
        let draws = dealer.iter().skip(2);
        let draws = draws.map(|card| (*card, Destination::DealerDraw));
        let dealers = [Destination::Upcard, Destination::HoleCard];
        let first = player.iter().zip(dealer).zip(dealers);
        let first = first.flat_map(|((player, dealer), place)| {
            [(*player, Destination::Player), (*dealer, place)]
        });
        first.chain(hits).chain(draws)
    }
}

/// The dealer's cards, as far as the player may see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerHand<'a> {
    /// The first card lies face up, the hole card face down.
    HoleDown {
        /// The card that can be seen.
        upcard: Card,
    },
    /// All cards lie face up.
    Turned(&'a [Card]),
}

/// All that the player may know of a round: what the page shows, and what advice may be built on.
/// There is neither a deck nor a hole card in it to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerView<'a> {
    /// The rules of the table.
    pub rules: Rules,
    /// The player's cards, in the order in which they came.
    pub player: &'a [Card],
    /// The dealer's cards, as far as they can be seen.
    pub dealer: DealerHand<'a>,
    /// How many cards are left in the deck.
    pub left: usize,
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
            DealerHand::HoleDown { upcard } => std::slice::from_ref(upcard),
            DealerHand::Turned(cards) => cards,
        }
    }
}

impl Round {
    /// The rules of the table.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        match self {
            Round::Player(turn) => turn.rules,
            Round::Dealer(turn) => turn.0.rules,
            Round::Over(finished) => finished.cards.rules,
        }
    }

    /// The player's cards.
    #[must_use]
    pub fn player(&self) -> &[Card] {
        match self {
            Round::Player(turn) => &turn.player,
            Round::Dealer(turn) => &turn.0.player,
            Round::Over(finished) => &finished.cards.player,
        }
    }

    /// The dealer's cards, as far as the player may see them.
    #[must_use]
    pub fn dealer(&self) -> DealerHand<'_> {
        match self {
            Round::Player(turn) => DealerHand::HoleDown {
                upcard: turn.upcard,
            },
            Round::Dealer(turn) => DealerHand::Turned(&turn.0.dealer),
            Round::Over(finished) => DealerHand::Turned(&finished.cards.dealer),
        }
    }

    /// All that the player may know of the round.
    #[must_use]
    pub fn view(&self) -> PlayerView<'_> {
        PlayerView {
            rules: self.rules(),
            player: self.player(),
            dealer: self.dealer(),
            left: self.deck().left(),
        }
    }

    /// The cards that a decision is to be made with: the player's, and the dealer's upcard. None where
    /// nothing is to be decided.
    #[must_use]
    pub fn spot(&self) -> Option<(Vec<Card>, Card)> {
        match self {
            Round::Player(turn) => Some((turn.player.clone(), turn.upcard)),
            Round::Dealer(_) | Round::Over(_) => None,
        }
    }

    /// What the player's cards count.
    #[must_use]
    pub fn player_score(&self) -> Score {
        self.view().player_score()
    }

    /// What the dealer's cards count that can be seen.
    #[must_use]
    pub fn dealer_score(&self) -> Score {
        self.view().dealer_score()
    }

    const fn deck(&self) -> &Deck {
        match self {
            Round::Player(turn) => &turn.deck,
            Round::Dealer(turn) => &turn.0.deck,
            Round::Over(finished) => &finished.cards.deck,
        }
    }

    /// The round after the dealer's next card; without a dealer's turn, the round as it is.
    #[must_use]
    pub fn dealer_draws(self) -> Round {
        match self {
            Round::Dealer(DealerTurn(cards)) => cards.draw(),
            Round::Player(_) | Round::Over(_) => self,
        }
    }
}

impl table::Round for Round {
    type Card = Card;
    type Rules = Rules;
    type Action = Action;
    type Refusal = Refusal;

    fn deck(deal: &Deal) -> Deck {
        deal.deck()
    }

    /// Deals player, dealer, player, dealer; the dealer's first card is up, the second is the hole
    /// card (RULES.md, “The deal”).
    fn deal(mut deck: Deck, rules: &Rules) -> Result<Round, DeckTooShort> {
        let [first, upcard, second, hole] = deck.draw_many()?;
        let turn = PlayerTurn {
            rules: *rules,
            deck,
            player: vec![first, second],
            upcard,
            hole: FaceDown::new(hole),
        };
        Ok(turn.end_on_naturals())
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self {
            Round::Player(turn) if turn.deck.left() == 0 => vec![Action::Stand],
            Round::Player(_) => vec![Action::Hit, Action::Stand],
            Round::Dealer(_) | Round::Over(_) => vec![],
        }
    }

    fn play(self, action: Action) -> Result<Round, Refused<Round>> {
        match (self, action) {
            (Round::Player(turn), Action::Hit) => turn.hit(),
            (Round::Player(turn), Action::Stand) => Ok(turn.turn_hole_card().settle()),
            (round @ (Round::Dealer(_) | Round::Over(_)), Action::Hit | Action::Stand) => {
                Err(Refused {
                    round,
                    why: Refusal::NotYourTurn,
                })
            }
        }
    }

    fn stage(&self) -> Stage {
        match self {
            Round::Player(_) => Stage::Player,
            Round::Dealer(_) => Stage::Dealer,
            Round::Over(_) => Stage::Over,
        }
    }

    /// The dealer's next card.
    fn advance(self) -> Round {
        self.dealer_draws()
    }

    fn verdict(&self) -> Option<Verdict> {
        match self {
            Round::Player(_) | Round::Dealer(_) => None,
            Round::Over(finished) => Some(finished.outcome.verdict()),
        }
    }

    fn left(&self) -> usize {
        self.deck().left()
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

impl PlayerTurn {
    /// Where naturals end the round, they do so as soon as the cards lie.
    fn end_on_naturals(self) -> Round {
        let natural = |cards| Score::of(cards, self.rules.ace).is_natural();
        let dealer = [self.upcard, self.hole.turn()];
        if self.rules.naturals.end_the_round() && (natural(&self.player) || natural(&dealer)) {
            Round::Over(self.turn_hole_card().finish())
        } else {
            Round::Player(self)
        }
    }

    fn hit(mut self) -> Result<Round, Refused<Round>> {
        let Some(card) = self.deck.draw() else {
            return Err(Refused {
                round: Round::Player(self),
                why: Refusal::DeckEmpty,
            });
        };
        self.player.push(card);
        if Score::of(&self.player, self.rules.ace).is_bust() {
            // The dealer has won and draws no card.
            Ok(Round::Over(self.turn_hole_card().finish()))
        } else {
            Ok(Round::Player(self))
        }
    }

    fn turn_hole_card(self) -> Turned {
        Turned {
            rules: self.rules,
            deck: self.deck,
            player: self.player,
            dealer: vec![self.upcard, self.hole.turn()],
        }
    }
}

impl Turned {
    fn draw(mut self) -> Round {
        self.dealer.extend(self.deck.draw());
        self.settle()
    }

    /// The dealer's turn, if there is a card to draw; else the result.
    fn settle(self) -> Round {
        let total = Score::of(&self.dealer, self.rules.ace).total();
        if total < DEALER_STANDS_ON && self.deck.left() > 0 {
            Round::Dealer(DealerTurn(self))
        } else {
            Round::Over(self.finish())
        }
    }

    fn finish(self) -> Finished {
        let score = |cards| Score::of(cards, self.rules.ace);
        let outcome = Outcome::of(score(&self.player), score(&self.dealer), self.rules);
        Finished {
            cards: self,
            outcome,
        }
    }
}
