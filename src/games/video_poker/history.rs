//! Rounds of video poker in the history.

use crate::core::Chips;
use crate::history::facts::halves;
use crate::history::in_words::{joined, swap};
use crate::history::scene::{Decided, Hand, Mark, Whose, each, hand, scene};
use crate::history::{
    DayPoints, Ending, GameProfile, HandKind, Judge, NoWorth, RecordedGame, RoundOutcome, Scene,
    Weighed, WorthWork,
};
use crate::poker::coach::draw::{DrawCoach, Hold};
use crate::poker::video_poker::{Action as VideoPokerAction, Round, Stake};
use crate::poker::{PayTable, VideoPoker, video_poker};
use crate::table::{Action as _, Dealt, DecisionsOf};

impl RecordedGame for VideoPoker {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Number,
        has_pushes: false,
        keeps_score: false,
        is_judged: true,
        hands: HandKind::Poker,
    };

    fn read_terms(terms: &str) -> Option<String> {
        let (table, stake) = terms.split_once('~')?;
        let table: PayTable = table.parse().ok()?;
        let stake: Stake = stake.parse().ok()?;
        stake.coins()?;
        Some(format!("{table}~{stake}"))
    }

    // The decisions of a round of video poker, as in `coins-5 hands-10 swap-13`.
    fn in_words(decisions: &DecisionsOf<VideoPoker>) -> String {
        let stake = decisions.last_stake();
        let coins = stake.coins().map(|it| format!("coins-{}", it.number()));
        let hands = stake.hands();
        let hands = hands.are_several().then(|| format!("hands-{hands}"));
        let all = decisions.last_round().iter().map(|action| match action {
            VideoPokerAction::Swap(marks) => swap(*marks),
            VideoPokerAction::StandPat => "stand-pat".to_owned(),
        });
        joined(coins.into_iter().chain(hands).chain(all))
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        format!("{}~{}", dealt.rules(), dealt.round().stake())
    }

    // The endings of several hands are in the order of the pay table, because the deal determines which hand has which
    // ending.
    fn outcome(round: &Round) -> RoundOutcome {
        let video_poker::Round::Over(finished) = round else {
            return RoundOutcome::without_bets(vec![]);
        };
        let bet = finished.stake().chips();
        let counts = finished.counts().into_iter();
        let endings =
            counts.flat_map(|(prize, count)| std::iter::repeat_n(Ending::Prize(prize), count));
        RoundOutcome {
            net: halves(Chips::whole(finished.paid())) - halves(bet),
            bet: bet.halves(),
            endings: endings.collect(),
        }
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        each(dealt, weighed, scene_of)
    }

    fn weigh(judge: &mut Judge, dealt: &Dealt<Round>) -> Option<Vec<Weighed>> {
        let table = dealt.rules().on(dealt.round().coins());
        let coach = match judge.video_poker.take() {
            Some((its, coach)) if its == table => coach,
            Some((_, coach)) => coach.for_table(&table),
            None => DrawCoach::new(&table),
        };
        let (_, coach) = judge.video_poker.insert((table, coach));
        let weigh = |(round, taken): (Round, VideoPokerAction)| {
            let advice = coach.advise(round.hand()).ok()?;
            let hold = |hold: &Hold| {
                let action = VideoPokerAction::discarding(hold.swapped());
                (action.code(), hold.value())
            };
            Weighed::of(advice.holds().iter().map(hold).collect(), taken.code())
        };
        dealt.steps().into_iter().map(weigh).collect()
    }

    fn worth(terms: &str) -> Result<WorthWork, NoWorth> {
        WorthWork::of_video_poker(terms)
    }
}

/// Until the draw all hands are the same five cards. After it there is one hand after the other, with the best one
/// marked.
fn scene_of(round: &video_poker::Round, decision: Option<Decided>) -> Scene {
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
