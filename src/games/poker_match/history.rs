//! Rounds of the poker match in the history.

use crate::core::{Chips, PackCard};
use crate::games::as_written;
use crate::history::facts::halves;
use crate::history::in_words::{joined, swap};
use crate::history::scene::{Decided, Hand, Mark, Whose, each, hand, scene};
use crate::history::{
    DayPoints, Ending, GameProfile, HandKind, RecordedGame, RoundOutcome, Scene, Weighed,
};
use crate::poker::chips::round::PLAYER;
use crate::poker::chips::{ForChips, SeatAction, SeatView, Stake as PokerMatchStake, Standing};
use crate::poker::poker_match::{Action as PokerMatchAction, Round, Rules};
use crate::poker::{PokerMatch, poker_match};
use crate::table::{Dealt, DecisionsOf, Marks, Verdict};

impl RecordedGame for PokerMatch {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Verdict,
        has_pushes: false,
        keeps_score: true,
        is_judged: false,
        hands: HandKind::Poker,
    };

    fn read_terms(terms: &str) -> Option<String> {
        as_written::<Rules>(terms)
    }

    // The decisions of a round of the poker match, for chips as in `button-cpu-1 stacks-100-99.5 bet swap-4 call`.
    fn in_words(decisions: &DecisionsOf<PokerMatch>) -> String {
        let stake = match decisions.last_stake() {
            PokerMatchStake::Nothing => vec![],
            PokerMatchStake::Chips { button, stacks } => {
                let stacks: Vec<String> = stacks.iter().map(Chips::to_string).collect();
                vec![button_of(*button), format!("stacks-{}", stacks.join("-"))]
            }
        };
        let all = decisions.last_round().iter().map(|action| match action {
            PokerMatchAction::Swap(marks) => swap(*marks),
            PokerMatchAction::StandPat => "stand-pat".to_owned(),
            PokerMatchAction::Check => "check".to_owned(),
            PokerMatchAction::Bet => "bet".to_owned(),
            PokerMatchAction::Call => "call".to_owned(),
            PokerMatchAction::Raise => "raise".to_owned(),
            PokerMatchAction::Fold => "fold".to_owned(),
        });
        joined(stake.into_iter().chain(all))
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        dealt.rules().to_string()
    }

    fn outcome(round: &Round) -> RoundOutcome {
        let endings = vec![Ending::Hand(round.hand().rank().category())];
        let finished = round.for_chips().and_then(|round| round.finished());
        let Some(finished) = finished else {
            return RoundOutcome::without_bets(endings);
        };
        let player = finished.seats().next();
        let stack = player.map_or(0, |seat| halves(seat.stack));
        RoundOutcome {
            net: stack - halves(finished.chips_before(0)),
            bet: player.map_or(0, |seat| seat.paid.halves()),
            endings,
        }
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        with_new_actions(each(dealt, weighed, scene_of))
    }
}

/// The seat with the button, under the name of its hand in the page contract.
fn button_of(seat: usize) -> String {
    match seat {
        0 => "button-player".to_owned(),
        opponent => format!("button-cpu-{opponent}"),
    }
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

fn scene_of(round: &poker_match::Round, decision: Option<Decided>) -> Scene {
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
