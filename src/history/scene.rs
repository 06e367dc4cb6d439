//! A round step by step, for the replay view: the table before each decision and at the end.

use serde::{Deserialize, Serialize};

use super::judge::{Weighed, millionths};
use crate::core::{Chips, PackCard};
use crate::poker::chips::SeatAction;
use crate::poker::{Character, poker_match};
use crate::table::{Action as _, Dealt, Round};

/// The table before a decision, or at the end of the round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The actions since the scene before, in order: all actions of the opponents, and the bets of the player, because
    /// the decision has no amounts.
    pub actions: Vec<(poker_match::Holder, SeatAction)>,
    /// The hands on the table as the player sees them, the player's own last.
    pub hands: Vec<Hand>,
    /// The pot of a poker match with bets.
    pub pot: Option<Chips>,
    /// The shares of the pot at the end.
    pub shares: Vec<(Whose, Chips)>,
    /// The player of an uncalled last bet, and the amount that was returned, at the end. It is not in the pot.
    pub back: Option<(Whose, Chips)>,
    /// The decision; `None` at the end.
    pub decision: Option<Decided>,
}

/// A hand as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The holder of the hand.
    pub whose: Whose,
    /// The visible cards, from the left.
    pub cards: Vec<PackCard>,
    /// The number of face-down cards beside them: the hole card, or the five cards of an opponent.
    pub face_down: usize,
    /// True if the decision is about this hand.
    pub is_decided: bool,
    /// The state of the hand, if it has a special one.
    pub mark: Option<Mark>,
}

/// A special state of a poker hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// The hand was folded, and its cards are gone.
    Folded,
    /// The hand won the whole pot or a part of it.
    Won,
    /// The hand is tied with the best of the others.
    Tied,
    /// The best hand of a round of solo draw, or of several hands of video poker.
    Best,
}

/// The holder of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The dealer.
    Dealer,
    /// The player.
    Player,
    /// An opponent.
    Opponent(Character),
    /// Another seat at the blackjack table, counted from 1 in the order of play.
    Seat(u8),
}

/// A decision of the player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decided {
    /// The code of the decision in a record.
    pub taken: char,
    /// The earlier decisions on the deal, in the format of `begun=` in a link.
    pub begun: String,
    /// The values of the best decisions and of the player's own, in millionths of the bet, best first. Empty if no
    /// decision is provably best.
    pub choices: Vec<(char, i64)>,
    /// The cost of the decision, in millionths of the bet.
    pub cost: u64,
}

/// The number of best decisions to show. The player's own is always shown.
const SHOWN: usize = 5;

impl Decided {
    fn of(taken: char, begun: String, weighed: Option<&Weighed>) -> Decided {
        let Some(weighed) = weighed else {
            return Decided {
                taken,
                begun,
                choices: vec![],
                cost: 0,
            };
        };
        let all = weighed.choices.iter().enumerate();
        let shown = all.filter(|(place, (code, _))| *place < SHOWN || *code == taken);
        Decided {
            taken,
            begun,
            choices: shown
                .map(|(_, (code, value))| (*code, millionths(*value)))
                .collect(),
            cost: millionths(weighed.cost).unsigned_abs(),
        }
    }
}

pub(crate) fn hand(whose: Whose, cards: impl IntoIterator<Item = impl Into<PackCard>>) -> Hand {
    Hand {
        whose,
        cards: cards.into_iter().map(Into::into).collect(),
        face_down: 0,
        is_decided: false,
        mark: None,
    }
}

pub(crate) fn each<R: Round>(
    dealt: &Dealt<R>,
    weighed: Option<&[Weighed]>,
    scene: fn(&R, Option<Decided>) -> Scene,
) -> Vec<Scene> {
    let steps = dealt.steps().into_iter().enumerate();
    let steps = steps.map(|(place, (round, taken))| {
        let begun = dealt.decisions_before(place).for_link().to_string();
        let weighed = weighed.and_then(|weighed| weighed.get(place));
        scene(&round, Some(Decided::of(taken.code(), begun, weighed)))
    });
    steps.chain([scene(dealt.round(), None)]).collect()
}

/// A scene with these hands and without any other action.
pub(crate) fn scene(hands: impl IntoIterator<Item = Hand>, decision: Option<Decided>) -> Scene {
    Scene {
        actions: vec![],
        hands: hands.into_iter().collect(),
        pot: None,
        shares: vec![],
        back: None,
        decision,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{decode, encode};

    #[test]
    fn scene_survives_serialisation() {
        let decided = Decided {
            taken: 's',
            begun: String::new(),
            choices: vec![('h', -88_817), ('s', -538_705)],
            cost: 449_888,
        };
        let joker = PackCard::Joker(crate::core::Joker::First);
        let marks = [Mark::Folded, Mark::Won, Mark::Tied, Mark::Best];
        let all = marks.map(|mark| Hand {
            face_down: 1,
            is_decided: true,
            mark: Some(mark),
            ..hand(Whose::Dealer, Some(joker))
        });
        let unseen = Hand {
            face_down: crate::table::Marks::PLACES,
            ..hand(Whose::Player, None::<PackCard>)
        };
        let chips = Chips::from_halves(3);
        let actions = [
            SeatAction::Check,
            SeatAction::Bet(chips),
            SeatAction::Call(chips),
            SeatAction::Raise(chips),
            SeatAction::Fold,
            SeatAction::Swap(3),
        ];
        let holders = [
            poker_match::Holder::Player,
            poker_match::Holder::Opponent(Character::Rock),
        ];
        let scene = Scene {
            actions: holders
                .into_iter()
                .flat_map(|who| actions.map(|action| (who, action)))
                .collect(),
            hands: all.into_iter().chain([unseen]).collect(),
            pot: Some(chips),
            shares: vec![(Whose::Player, chips)],
            back: Some((Whose::Opponent(Character::Rock), chips)),
            decision: Some(decided),
        };
        assert_eq!(decode(&encode(&scene)), Ok(scene));
    }
}
