//! Rounds of blackjack in the history.

use crate::blackjack;
use crate::blackjack::coach::{Choice, Coach, Question};
use crate::blackjack::{
    Action as Play, Bet, Blackjack, DealerHand, HandState, Round, Rules, Seating, SideBet,
};
use crate::games::as_written;
use crate::history::in_words::joined;
use crate::history::scene::{Decided, Hand, Whose, each, hand, scene};
use crate::history::{
    DayPoints, Ending, GameProfile, HandKind, Judge, NoWorth, RecordedGame, RoundOutcome, Scene,
    Weighed, WorthWork,
};
use crate::table::{Action as _, Dealt, DecisionsOf, Round as _};

/// The suffix of the number of hands for a round with side bets.
const SIDE_BETS: &str = "s";

impl RecordedGame for Blackjack {
    const PROFILE: GameProfile = GameProfile {
        day_points: DayPoints::Verdict,
        has_pushes: true,
        keeps_score: true,
        is_judged: true,
        hands: HandKind::Other,
    };

    fn read_terms(terms: &str) -> Option<String> {
        let Some((rules, staked)) = terms.split_once('~') else {
            return as_written::<Rules>(terms);
        };
        // The terms of one hand without side bets are the rules alone.
        let (hands, left_out) = match staked.strip_suffix(SIDE_BETS) {
            None => (staked, 1),
            Some(hands) => (hands, 0),
        };
        let mut known = Seating::each_hands().skip(left_out);
        known.find(|it| it.to_string() == hands)?;
        let rules = as_written::<Rules>(rules)?;
        Some(format!("{rules}~{staked}"))
    }

    // The decisions of the last round at blackjack, as in `bet-25 hands-2 side-21p3-a-5 hit stand stand`.
    fn in_words(decisions: &DecisionsOf<Blackjack>) -> String {
        let stake = bet(*decisions.last_stake());
        let plays = decisions.last_round().iter();
        joined(
            stake
                .into_iter()
                .chain(plays.map(|it| play(*it).to_owned())),
        )
    }

    fn terms(dealt: &Dealt<Round>) -> String {
        let round = dealt.round();
        let side = if round.has_side_bets() { SIDE_BETS } else { "" };
        match (round.seating().hands(), side) {
            (1, "") => dealt.rules().to_string(),
            (hands, side) => format!("{}~{hands}{side}", dealt.rules()),
        }
    }

    fn outcome(round: &Round) -> RoundOutcome {
        let blackjack::Round::Over(finished) = round else {
            return RoundOutcome::without_bets(vec![]);
        };
        let hands = finished.hands().map(|hand| Ending::Outcome(hand.outcome));
        let side = finished.side_bets().into_iter();
        let side = side.map(|bet| Ending::Side(bet.table.bet(), bet.class));
        let endings = hands.chain(side).collect();
        if finished.staked() == crate::core::Chips::NONE {
            return RoundOutcome::without_bets(endings);
        }
        let net = finished.net();
        RoundOutcome {
            net: net.halves.into(),
            bet: u64::try_from(net.bet).unwrap_or_default(),
            endings,
        }
    }

    fn scenes(dealt: &Dealt<Round>, weighed: Option<&[Weighed]>) -> Vec<Scene> {
        each(dealt, weighed, scene_of)
    }

    fn weigh(judge: &mut Judge, dealt: &Dealt<Round>) -> Option<Vec<Weighed>> {
        let rules = *dealt.rules();
        let known = judge.blackjack.take().filter(|(its, _)| *its == rules);
        let (_, coach) = judge
            .blackjack
            .insert(known.unwrap_or_else(|| (rules, Coach::new(&rules))));
        let weigh = |(round, taken): (Round, Play)| {
            let question = Question::of(rules, round.pending_decision()?);
            let advice = question.ask(coach).ok()?;
            let legal = round.legal_actions();
            let value = |action: &Play| {
                let valued = Choice::in_hand(*action, &question).valued(&advice)?;
                Some((action.code(), valued.value))
            };
            Weighed::of(legal.iter().filter_map(value).collect(), taken.code())
        };
        dealt.steps().into_iter().map(weigh).collect()
    }

    fn worth(terms: &str) -> Result<WorthWork, NoWorth> {
        match terms.parse() {
            Ok(rules) => Ok(WorthWork::of_blackjack(rules)),
            // Hands against one dealer depend on each other, and their side bets depend on the same cards. The variance
            // of such a sum is not computed.
            Err(_) if terms.contains('~') && Blackjack::read_terms(terms).is_some() => {
                Err(NoWorth::NotExact)
            }
            Err(_) => Err(NoWorth::NoSuchTerms),
        }
    }
}

/// A round without a bet has no words.
fn bet(stake: blackjack::Stake) -> Vec<String> {
    if stake.bet() == Bet::NONE {
        return vec![];
    }
    let seating = stake.seating();
    let (hands, seats) = (seating.hands(), seating.others());
    let mut words = vec![format!("bet-{}", stake.bet().number())];
    if hands != Seating::ALONE.hands() {
        words.push(format!("hands-{hands}"));
    }
    if seats != Seating::ALONE.others() {
        words.push(format!("seats-{seats}"));
    }
    let side = stake.side_bets();
    for kind in SideBet::ALL {
        let chips = side.on(kind);
        if chips != Bet::NONE {
            let (code, table) = (kind.code(), side.table_letter(kind));
            words.push(format!("side-{code}-{table}-{}", chips.number()));
        }
    }
    words
}

const fn play(play: Play) -> &'static str {
    match play {
        Play::Hit => "hit",
        Play::Stand => "stand",
        Play::Double => "double",
        Play::Split => "split",
        Play::Surrender => "surrender",
        Play::NoInsurance => "no-insurance",
        Play::Insurance => "insurance",
        Play::PlayOn => "play-on",
    }
}

fn scene_of(round: &blackjack::Round, decision: Option<Decided>) -> Scene {
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
