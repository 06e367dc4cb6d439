//! The tests of the coach at the blackjack table.

use super::*;
use crate::app::settings::Coach;
use crate::blackjack::{Net, Preset};
use crate::coach::request::{Moment, RoundOver};
use crate::coach::{Coach as Engine, Play};
use crate::core::Card;

fn request(mode: Coach, play: &str, hand: &str) -> CoachRequest<AtBlackjack> {
    let hand = Card::parse_list(hand).expect(hand);
    let up = "TD".parse().expect("a card");
    let at = AtBlackjack {
        round: 1,
        purpose: Purpose::Play,
        rules: Preset::Classic.rules(),
        question: (!hand.is_empty()).then(|| Question {
            rules: Preset::Classic.rules(),
            hand,
            upcard: up,
            seen: vec![],
            origin: Origin::Dealt,
        }),
        legal: vec![Action::Hit, Action::Stand],
        count: None,
        over: None,
        day: None,
    };
    CoachRequest {
        mode,
        asked: false,
        moment: Moment {
            deal: "ab".to_owned(),
            play: play.to_owned(),
        },
        at,
    }
}

fn answer(question: &Question) -> Option<Advice> {
    question.ask(&Engine::new(&question.rules)).ok()
}

#[test]
fn decision_is_judged_by_earlier_question() {
    let mut coaching = BlackjackCoaching::default();
    let (moment, question) = coaching
        .handle(Some(request(Coach::Always, "", "TS 6H")))
        .pop()
        .expect("a question");
    assert!(
        coaching
            .state()
            .expect("at a table")
            .shown
            .choices
            .is_empty()
    );
    let again = coaching.handle(Some(request(Coach::Always, "", "TS 6H")));
    assert_eq!(again, vec![], "it is asked once");
    coaching.answered(&moment, answer(&question).as_ref());
    let state = coaching.state().expect("at a table");
    let best = state.shown.choices.first().expect("advice");
    assert_eq!(best.choice, Choice::Play(Play::Hit));
    assert!(state.shown.dealer.is_some() && best.chances.is_some());
    assert_eq!(state.judged, None);

    assert_eq!(
        coaching.handle(Some(request(Coach::After, "s", ""))),
        vec![]
    );
    let judged = coaching.state().expect("at a table").judged;
    let judged = judged.expect("a judged decision");
    let [hit, stand] = [Play::Hit, Play::Stand].map(Choice::Play);
    assert_eq!((judged.taken, judged.best), (stand, hit));
    assert!(judged.cost > 0.01, "{judged:?}");
    let score = coaching.state().expect("at a table").score;
    assert_eq!((score.decisions, score.cost), (1, judged.cost));
    coaching.handle(Some(request(Coach::After, "s", "")));
    let state = coaching.state().expect("at a table");
    assert_eq!(state.score, score, "it is counted once");
}

fn over(play: &str, decisions: u32, halves: i32) -> CoachRequest<AtBlackjack> {
    let net = Net { halves, bet: 2 };
    let mut request = request(Coach::After, play, "");
    request.at.over = Some(RoundOver { decisions, net });
    request
}

#[test]
fn round_result_splits_into_decisions_and_luck() {
    let mut coaching = BlackjackCoaching::default();
    for (deal, number, halves) in [("aa", 1, 2), ("bb", 2, -2)] {
        let of_deal = |mut request: CoachRequest<AtBlackjack>| {
            request.moment.deal = deal.to_owned();
            Some(request)
        };
        let asked = coaching.handle(of_deal(request(Coach::After, "", "TS 6H")));
        for (moment, question) in asked {
            coaching.answered(&moment, answer(&question).as_ref());
        }
        coaching.handle(of_deal(over("s", 1, halves)));
        coaching.handle(of_deal(over("s", 1, halves)));
        let rounds = coaching.state().expect("at a table").score.rounds;
        assert_eq!(rounds, number, "each is counted once");
    }
    let score = coaching.state().expect("at a table").score;
    let (cost, result) = (score.cost, score.net_and_cost);
    assert!(cost > 0.02, "stood twice on 16 against a ten: {cost}");
    assert_eq!((result.cost, result.net), (cost, 0.0));
    assert!((result.luck() - cost).abs() < 1e-12);
    // A round with a decision that was not judged is not in the result.
    coaching.handle(Some(over("hs", 2, -2)));
    assert_eq!(coaching.state().expect("at a table").score.rounds, 2);
    // A round that was over before the coach loaded is not in the result either.
    coaching.handle(None);
    coaching.handle(Some(over("", 0, 2)));
    assert_eq!(coaching.state().expect("at a table").score.rounds, 2);
    // A natural leaves no decision, and the round is over with the deal: all of the result is luck.
    for round in [2, 3] {
        let mut over = over("", 0, 2);
        over.at.round = round;
        coaching.handle(Some(over));
        let score = coaching.state().expect("at a table").score;
        assert_eq!(score.rounds, u32::try_from(round + 1).expect("small"));
    }
}

/// A round without a decision, such as a natural, is over as soon as it is dealt. The player may leave it for the deals
/// of links or of the day, and come back to it.
#[test]
fn round_is_scored_once_after_many_others() {
    let mut coaching = BlackjackCoaching::default();
    coaching.handle(Some(request(Coach::After, "", "TS 6H")));
    let natural = |deal: &str| {
        let mut over = over("", 0, 2);
        over.moment.deal = deal.to_owned();
        Some(over)
    };
    coaching.handle(natural("left"));
    for deal in 0..50 {
        coaching.handle(natural(&deal.to_string()));
    }
    coaching.handle(natural("left"));
    let score = coaching.state().expect("at a table").score;
    assert_eq!((score.rounds, score.net_and_cost.net), (51, 51.0));
}

#[test]
fn late_answer_is_judged_unless_deal_changed() {
    let mut coaching = BlackjackCoaching::default();
    let (moment, question) = coaching
        .handle(Some(request(Coach::After, "", "TS 6H")))
        .pop()
        .expect("a question");
    coaching.handle(Some(request(Coach::After, "h", "TS 6H 2D")));
    assert_eq!(coaching.state().expect("at a table").judged, None);
    coaching.answered(&moment, answer(&question).as_ref());
    let state = coaching.state().expect("at a table");
    let judged = state.judged.expect("a judged decision");
    assert_eq!((judged.best, judged.cost), (Choice::Play(Play::Hit), 0.0));
    assert!(state.shown.choices.is_empty(), "it speaks afterwards only");

    let mut other = request(Coach::Always, "", "9S 9H");
    other.moment.deal = "cd".to_owned();
    coaching.handle(Some(other));
    coaching.answered(&moment, answer(&question).as_ref());
    assert!(
        coaching
            .state()
            .expect("at a table")
            .shown
            .choices
            .is_empty()
    );
    coaching.handle(None);
    assert_eq!(coaching.state(), None);
}

#[test]
fn advice_is_shown_only_when_asked() {
    let mut coaching = BlackjackCoaching::default();
    let silent = request(Coach::Asked, "", "TS 6H");
    let (moment, question) = coaching
        .handle(Some(silent.clone()))
        .pop()
        .expect("a question, to be ready");
    coaching.answered(&moment, answer(&question).as_ref());
    assert!(
        coaching
            .state()
            .expect("at a table")
            .shown
            .choices
            .is_empty()
    );
    let asked = CoachRequest {
        asked: true,
        ..silent
    };
    coaching.handle(Some(asked));
    assert!(
        !coaching
            .state()
            .expect("at a table")
            .shown
            .choices
            .is_empty()
    );
}

#[test]
fn difference_is_shown_if_both_plays_are_legal() {
    for (legal, is_told) in [
        (vec![Action::Hit, Action::Stand], true),
        (vec![Action::Stand], false),
        (vec![Action::Hit], false),
    ] {
        let mut coaching = BlackjackCoaching::default();
        let mut request = request(Coach::Always, "", "TS 6H");
        request.at.legal = legal;
        if let Some(question) = &mut request.at.question {
            let seen = Card::parse_list("2S 3S 4S 5S 6S 2H 3H 4H 5H 2C 3C");
            question.seen = seen.expect("cards");
        }
        let (moment, question) = coaching.handle(Some(request)).pop().expect("a question");
        coaching.answered(&moment, answer(&question).as_ref());
        let state = coaching.state().expect("at a table");
        let told = state.shown.difference.map(|it| (it.best, it.fresh));
        let expected = is_told.then_some((Play::Stand, Play::Hit));
        assert_eq!(told, expected);
        assert_eq!(state.shown.count, None, "no shoe");
    }
}
