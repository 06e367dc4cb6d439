//! The player's view of a poker match with bets at a decision.

use std::fmt;
use std::str::FromStr;

use crate::chips::round::PLAYER;
use crate::chips::{ForChips, SeatAction, Stake, plus};
use crate::poker_match::{Action, Rules};
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::{Action as _, Fields, Marks};

/// The player's view of a round: the rules, the stacks, the player's cards, and all public actions. The type has no
/// field for a hidden card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayerView {
    /// The rules of the table.
    pub rules: Rules,
    /// The stacks before the hand, and the position of the button.
    pub stake: Stake,
    /// The five cards that the player was dealt.
    pub dealt: WildHand,
    /// The player's current five cards. A drawn card has the place of its discard.
    pub hand: WildHand,
    /// All actions so far, in turn order.
    pub actions: Vec<PublicAction>,
}

/// A public action of a seat, as the question encodes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "char", into = "char"))]
pub enum PublicAction {
    /// A check, bet, call, raise or fold.
    Bet(Action),
    /// A draw of this number of cards, 0 to 5.
    Swap(usize),
}

impl PublicAction {
    /// One character: the letter of the action, or the number of cards.
    fn code(self) -> char {
        match self {
            PublicAction::Bet(action) => action.code(),
            PublicAction::Swap(cards) => u32::try_from(cards)
                .ok()
                .and_then(|cards| char::from_digit(cards, 10))
                .unwrap_or('0'),
        }
    }

    fn from_code(code: char) -> Option<PublicAction> {
        if let Some(cards) = code.to_digit(10) {
            return (cards <= 5).then_some(PublicAction::Swap(cards as usize));
        }
        match Action::from_code(code)? {
            Action::Swap(_) | Action::StandPat => None,
            bet @ (Action::Check | Action::Bet | Action::Call | Action::Raise | Action::Fold) => {
                Some(PublicAction::Bet(bet))
            }
        }
    }
}

impl From<SeatAction> for PublicAction {
    fn from(seat_action: SeatAction) -> PublicAction {
        PublicAction::Bet(match seat_action {
            SeatAction::Check => Action::Check,
            SeatAction::Bet(_) => Action::Bet,
            SeatAction::Call(_) => Action::Call,
            SeatAction::Raise(_) => Action::Raise,
            SeatAction::Fold => Action::Fold,
            SeatAction::Swap(cards) => return PublicAction::Swap(cards),
        })
    }
}

impl PlayerView {
    /// Returns the player's view of this round, or `None` unless it is the player's turn.
    #[must_use]
    pub fn of(round: &ForChips) -> Option<PlayerView> {
        if round.turn() != Some(PLAYER) {
            return None;
        }
        // Uncalled chips go back only at the end of a round.
        let began = round.seats().map(|seat| plus(seat.stack, seat.paid));
        Some(PlayerView {
            rules: round.rules(),
            stake: Stake::Chips {
                button: round.button(),
                stacks: began.collect(),
            },
            dealt: round.dealt(),
            hand: round.hand(),
            actions: round
                .actions()
                .iter()
                .map(|(_, seat_action)| (*seat_action).into())
                .collect(),
        })
    }

    /// The places of the player's discards.
    pub(super) fn swapped(&self) -> Marks {
        let places = self.dealt.cards().iter().zip(self.hand.cards()).zip(0..);
        let swapped = places.filter(|((dealt, now), _)| dealt != now);
        swapped.fold(Marks::NONE, |marks, (_, place)| marks.toggled(place))
    }

    /// The cards that the player has drawn.
    pub(super) fn drawn(&self) -> Vec<PackCard> {
        let places = self.swapped();
        places
            .places()
            .map(|place| self.hand.cards()[place])
            .collect()
    }
}

/// The character between two cards.
const SEPARATOR: char = '.';

fn encode_cards(cards: &[PackCard]) -> String {
    let cards: Vec<String> = cards.iter().map(PackCard::to_string).collect();
    cards.join(&SEPARATOR.to_string())
}

fn decode_cards(text: &str) -> Result<Vec<PackCard>, NotARound> {
    let card = |code: &str| code.parse().map_err(|_| NotARound);
    text.split(SEPARATOR).map(card).collect()
}

/// Writes the fields `duel` (the rules), `stake`, `dealt` and `hand` with dots between the cards, and `deeds` with one
/// character for each action.
impl fmt::Display for PlayerView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let actions: String = self
            .actions
            .iter()
            .map(|seat_action| seat_action.code())
            .collect();
        Fields::new()
            .with("duel", self.rules)
            .with("stake", &self.stake)
            .with("dealt", encode_cards(self.dealt.cards()))
            .with("hand", encode_cards(self.hand.cards()))
            .with("deeds", actions)
            .fmt(f)
    }
}

impl FromStr for PlayerView {
    type Err = NotARound;

    /// Parses the text that `Display` writes. Only the question checks the view against the rules.
    fn from_str(text: &str) -> Result<PlayerView, NotARound> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotARound);
        let hand = |name| {
            let cards = decode_cards(text(name)?)?;
            WildHand::new(&cards).map_err(|_| NotARound)
        };
        let actions = text("deeds")?.chars().map(PublicAction::from_code);
        Ok(PlayerView {
            rules: text("duel")?.parse().map_err(|_| NotARound)?,
            stake: text("stake")?.parse().map_err(|_| NotARound)?,
            dealt: hand("dealt")?,
            hand: hand("hand")?,
            actions: actions.collect::<Option<_>>().ok_or(NotARound)?,
        })
    }
}

/// The error for a view that is not a round of the poker match with bets on the player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARound;

impl fmt::Display for NotARound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is not a round of the duel for chips on the player's turn.")
    }
}

impl std::error::Error for NotARound {}

impl From<PublicAction> for char {
    fn from(action: PublicAction) -> char {
        action.code()
    }
}

impl TryFrom<char> for PublicAction {
    type Error = NotARound;

    fn try_from(code: char) -> Result<PublicAction, NotARound> {
        PublicAction::from_code(code).ok_or(NotARound)
    }
}
