//! Rounds of solo draw in the history.

use crate::core::Jokers;
use crate::games::as_written;
use crate::history::in_words::{joined, swap};
use crate::history::scene::{Decided, Mark, Whose, each, hand, scene};
use crate::history::{
    DayPoints, Ending, GameProfile, HandKind, RecordedGame, RoundOutcome, Scene, Weighed,
};
use crate::poker::solo_draw::{Action as SoloDrawAction, Round};
use crate::poker::{SoloDraw, solo_draw};
use crate::table::{Dealt, DecisionsOf};

impl RecordedGame for SoloDraw {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Number,
        has_pushes: false,
        keeps_score: false,
        is_judged: false,
        hands: HandKind::Poker,
    };

    fn read_terms(terms: &str) -> Option<String> {
        as_written::<Jokers>(terms)
    }

    // The decisions of a round of solo draw, as in `swap-135 finish`.
    fn in_words(decisions: &DecisionsOf<SoloDraw>) -> String {
        let all = decisions.last_round().iter();
        joined(all.map(|action| match action {
            SoloDrawAction::Swap(marks) => swap(*marks),
            SoloDrawAction::Finish => "finish".to_owned(),
        }))
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        dealt.rules().to_string()
    }

    fn outcome(round: &Round) -> RoundOutcome {
        let best = match round {
            solo_draw::Round::Swapping(_) => *round.hand(),
            solo_draw::Round::Over(finished) => finished.best(),
        };
        RoundOutcome::without_bets(vec![Ending::Hand(best.rank().category())])
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        with_best(each(dealt, weighed, scene_of), dealt.round())
    }
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

fn scene_of(round: &solo_draw::Round, decision: Option<Decided>) -> Scene {
    scene([hand(Whose::Player, *round.hand().cards())], decision)
}
