//! A round step by step, for the replay view: the table before each decision and at the end.

use serde::{Deserialize, Serialize};

use super::game::Played;
use super::judge::{Weighed, millionths};
use crate::blackjack::{self, DealerHand, HandState};
use crate::core::{Chips, PackCard};
use crate::poker::chips::round::PLAYER;
use crate::poker::chips::{ForChips, SeatAction, SeatView, Standing};
use crate::poker::{Character, poker_match, solo_draw, video_poker};
use crate::table::{Action as _, Dealt, Marks, Round, Verdict};

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

/// The scenes of a round, with the values of the decisions if they are known.
#[must_use]
pub fn scenes(played: &Played, weighed: Option<&[Weighed]>) -> Vec<Scene> {
    played.scenes(weighed)
}

/// The scenes of a round of blackjack.
pub(crate) fn scenes_of_blackjack(
    dealt: &Dealt<blackjack::Round>,
    weighed: Option<&[Weighed]>,
) -> Vec<Scene> {
    each(dealt, weighed, of_blackjack)
}

/// The scenes of a round of solo draw.
pub(crate) fn scenes_of_solo_draw(
    dealt: &Dealt<solo_draw::Round>,
    weighed: Option<&[Weighed]>,
) -> Vec<Scene> {
    with_best(each(dealt, weighed, of_solo_draw), dealt.round())
}

/// The scenes of a round of video poker.
pub(crate) fn scenes_of_video_poker(
    dealt: &Dealt<video_poker::Round>,
    weighed: Option<&[Weighed]>,
) -> Vec<Scene> {
    each(dealt, weighed, of_video_poker)
}

/// The scenes of a poker match.
pub(crate) fn scenes_of_poker_match(
    dealt: &Dealt<poker_match::Round>,
    weighed: Option<&[Weighed]>,
) -> Vec<Scene> {
    with_new_actions(each(dealt, weighed, of_poker_match))
}

/// Marks the best hand of a solo round in the first scene with it.
fn with_best(mut scenes: Vec<Scene>, round: &solo_draw::Round) -> Vec<Scene> {
    if let solo_draw::Round::Over(finished) = round {
        let best = finished.best();
        let mut hands = scenes.iter_mut().flat_map(|scene| &mut scene.hands);
        if let Some(hand) = hands.find(|hand| hand.cards == best.cards()) {
            hand.mark = Some(Mark::Best);
        }
    }
    scenes
}

/// Reduces the actions of each scene, which are all since the start of the round, to the new ones.
fn with_new_actions(mut scenes: Vec<Scene>) -> Vec<Scene> {
    let mut told = 0;
    for scene in &mut scenes {
        let all = scene.actions.len();
        scene.actions = scene.actions.split_off(told.min(all));
        told = all;
    }
    scenes
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

fn of_blackjack(round: &blackjack::Round, decision: Option<Decided>) -> Scene {
    let dealer = match round.dealer() {
        DealerHand::HoleDown { upcard } => Hand {
            face_down: 1,
            ..hand(Whose::Dealer, [upcard])
        },
        DealerHand::NoHole { upcard } => hand(Whose::Dealer, [upcard]),
        DealerHand::Turned(cards) => hand(Whose::Dealer, cards.iter().copied()),
    };
    let several = round.hands().len() > 1;
    let hands = round.hands().into_iter().map(|view| Hand {
        is_decided: several && view.state == HandState::Active,
        ..hand(Whose::Player, view.cards.iter().copied())
    });
    let seats = (1..).zip(round.seats()).flat_map(|(number, seat)| {
        let cards = seat.cards().into_iter();
        cards.map(move |cards| hand(Whose::Seat(number), cards.iter().copied()))
    });
    scene([dealer].into_iter().chain(seats).chain(hands), decision)
}

fn of_solo_draw(round: &solo_draw::Round, decision: Option<Decided>) -> Scene {
    scene([hand(Whose::Player, *round.hand().cards())], decision)
}

/// Until the draw all hands are the same five cards. After it there is one hand after the other, with the best one
/// marked.
fn of_video_poker(round: &video_poker::Round, decision: Option<Decided>) -> Scene {
    let finished = match round {
        video_poker::Round::Over(finished) if finished.stake().hands().are_several() => finished,
        video_poker::Round::Over(_) | video_poker::Round::Drawing(_) => {
            return scene([hand(Whose::Player, *round.hand().cards())], decision);
        }
    };
    let (best, _) = finished.best();
    let hands = (1..).zip(finished.hands()).map(|(number, its)| Hand {
        mark: (number == best).then_some(Mark::Best),
        ..hand(Whose::Player, *its.cards())
    });
    scene(hands, decision)
}

fn of_poker_match(round: &poker_match::Round, decision: Option<Decided>) -> Scene {
    match round {
        poker_match::Round::Swapping(_) => {
            let opponents = round.rules().opponents.each();
            let opponents = opponents.map(|who| unseen(Whose::Opponent(who)));
            let player = hand(Whose::Player, *round.hand().cards());
            scene(opponents.chain([player]), decision)
        }
        poker_match::Round::Over(showdown) => Scene {
            actions: showdown
                .opponents()
                .iter()
                .map(|(who, its)| {
                    let action = SeatAction::Swap(its.discarded.count());
                    (poker_match::Holder::Opponent(*who), action)
                })
                .collect(),
            ..scene(turned(showdown), decision)
        },
        poker_match::Round::ForChips(round) => of_chips(round, decision),
    }
}

/// A hand of five face-down cards.
fn unseen(whose: Whose) -> Hand {
    Hand {
        face_down: Marks::PLACES,
        ..hand(whose, None::<PackCard>)
    }
}

/// The hands of a poker match without bets, with the winning or tied ones marked.
fn turned(showdown: &poker_match::Showdown) -> Vec<Hand> {
    let verdict = showdown.verdict();
    let best = showdown.rival().map(|(_, its)| its.hand.rank());
    let opponents = showdown.opponents().iter().map(|(who, its)| {
        let is_best = Some(its.hand.rank()) == best;
        Hand {
            mark: match verdict {
                Verdict::Lost if is_best => Some(Mark::Won),
                Verdict::Drawn if is_best => Some(Mark::Tied),
                Verdict::Lost | Verdict::Drawn | Verdict::Won => None,
            },
            ..hand(Whose::Opponent(*who), *its.hand.cards())
        }
    });
    let player = Hand {
        mark: match verdict {
            Verdict::Won => Some(Mark::Won),
            Verdict::Drawn => Some(Mark::Tied),
            Verdict::Lost => None,
        },
        ..hand(Whose::Player, *showdown.player().hand.cards())
    };
    opponents.chain([player]).collect()
}

const fn whose(holder: poker_match::Holder) -> Whose {
    match holder {
        poker_match::Holder::Player => Whose::Player,
        poker_match::Holder::Opponent(who) => Whose::Opponent(who),
    }
}

fn of_chips(round: &ForChips, decision: Option<Decided>) -> Scene {
    let seats: Vec<SeatView> = round.seats().collect();
    let finished = round.finished();
    let won = |at: usize| finished.map_or(Chips::NONE, |finished| finished.won_by(at));
    let seen = |(at, seat): (usize, &SeatView)| {
        let cards = match finished.and_then(|finished| finished.shown(at)) {
            Some(shown) => hand(whose(seat.holder), *shown.hand.cards()),
            None if at == PLAYER => hand(Whose::Player, *round.hand().cards()),
            None => match seat.standing {
                Standing::In => unseen(whose(seat.holder)),
                Standing::Folded => hand(whose(seat.holder), None::<PackCard>),
            },
        };
        let mark = match seat.standing {
            Standing::Folded => Some(Mark::Folded),
            Standing::In if won(at) != Chips::NONE => Some(Mark::Won),
            Standing::In => None,
        };
        Hand { mark, ..cards }
    };
    let actions = round.actions().iter().filter_map(|(at, action)| {
        let holder = seats.get(*at)?.holder;
        let is_told = match (holder, action) {
            (poker_match::Holder::Opponent(_), _)
            | (
                poker_match::Holder::Player,
                SeatAction::Bet(_) | SeatAction::Call(_) | SeatAction::Raise(_),
            ) => true,
            (
                poker_match::Holder::Player,
                SeatAction::Check | SeatAction::Fold | SeatAction::Swap(_),
            ) => false,
        };
        is_told.then_some((holder, *action))
    });
    let shares = seats.iter().enumerate();
    let shares = shares.map(|(at, seat)| (whose(seat.holder), won(at)));
    let back = finished.and_then(crate::poker::chips::Finished::returned);
    // The player's own hand comes last.
    let seated = || seats.iter().enumerate();
    let hands = seated().skip(1).chain(seated().take(1)).map(seen);
    Scene {
        actions: actions.collect(),
        pot: Some(round.pot()),
        shares: shares.filter(|(_, won)| *won != Chips::NONE).collect(),
        back: back.and_then(|(at, chips)| Some((whose(seats.get(at)?.holder), chips))),
        ..scene(hands, decision)
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
            hands: all.into_iter().chain([unseen(Whose::Player)]).collect(),
            pot: Some(chips),
            shares: vec![(Whose::Player, chips)],
            back: Some((Whose::Opponent(Character::Rock), chips)),
            decision: Some(decided),
        };
        assert_eq!(decode(&encode(&scene)), Ok(scene));
    }
}
