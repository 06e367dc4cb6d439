//! The tests of the coach at the blackjack table.

use crate::app::settings::Coach;
use crate::blackjack::{Net, Preset};
use crate::coach::Play;
use crate::coach::request::Moment;
use crate::core::Card;
use crate::games::blackjack::coach::*;
use crate::games::blackjack::request::RoundOver;

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

/// The coach as its worker runs it.
#[derive(Default)]
struct AtTable {
    coach: BlackjackCoach,
    last: LastCoach,
}

impl AtTable {
    /// Sends a request without a ramp. Returns the facts that the coach reports, in their order.
    fn hears(&mut self, request: Option<CoachRequest<AtBlackjack>>) -> Vec<BlackjackFacts> {
        let mut told = vec![];
        let report = &mut |report| match report {
            Report::Facts(facts) => told.push(*facts),
            Report::Mistake(_) => (),
        };
        self.coach.handle(request, None, &mut self.last, report);
        if let Some(last) = told.last() {
            assert_eq!(Some(last), self.coach.facts().as_ref());
        }
        told
    }

    fn facts(&self) -> BlackjackFacts {
        self.coach.facts().expect("at a table")
    }
}

#[test]
fn decision_is_judged_by_earlier_question() {
    let mut table = AtTable::default();
    let told = table.hears(Some(request(Coach::Always, "", "TS 6H")));
    let [before, after] = &told[..] else {
        panic!("first without the value and then with it: {told:?}");
    };
    assert!(before.shown.choices.is_empty());
    let best = after.shown.choices.first().expect("advice");
    assert_eq!(best.choice, Choice::Play(Play::Hit));
    assert!(after.shown.dealer.is_some() && best.chances.is_some());
    assert_eq!(after.judged, None);
    let again = table.hears(Some(request(Coach::Always, "", "TS 6H")));
    assert_eq!(again, std::slice::from_ref(after), "it is valued once");

    let told = table.hears(Some(request(Coach::After, "s", "")));
    assert_eq!(told.len(), 1, "nothing is left to value");
    let judged = told[0].judged.expect("a judged decision");
    let [hit, stand] = [Play::Hit, Play::Stand].map(Choice::Play);
    assert_eq!((judged.taken, judged.best), (stand, hit));
    assert!(judged.cost > 0.01, "{judged:?}");
    let score = told[0].score;
    assert_eq!((score.decisions, score.cost), (1, judged.cost));
    table.hears(Some(request(Coach::After, "s", "")));
    assert_eq!(table.facts().score, score, "it is counted once");
}

/// Another hand at the same moment is another decision.
#[test]
fn another_question_at_the_same_moment_is_valued() {
    let mut table = AtTable::default();
    table.hears(Some(request(Coach::Always, "", "TS 6H")));
    let before = table.facts().shown.choices;
    let told = table.hears(Some(request(Coach::Always, "", "TS TH")));
    assert_eq!(told.len(), 2);
    assert_ne!(told[1].shown.choices, before);
}

fn over(play: &str, decisions: u32, halves: i32) -> CoachRequest<AtBlackjack> {
    let net = Net { halves, bet: 2 };
    let mut request = request(Coach::After, play, "");
    request.at.over = Some(RoundOver { decisions, net });
    request
}

#[test]
fn round_result_splits_into_decisions_and_luck() {
    let mut table = AtTable::default();
    for (deal, number, halves) in [("aa", 1, 2), ("bb", 2, -2)] {
        let of_deal = |mut request: CoachRequest<AtBlackjack>| {
            request.moment.deal = deal.to_owned();
            Some(request)
        };
        table.hears(of_deal(request(Coach::After, "", "TS 6H")));
        table.hears(of_deal(over("s", 1, halves)));
        table.hears(of_deal(over("s", 1, halves)));
        let rounds = table.facts().score.rounds;
        assert_eq!(rounds, number, "each is counted once");
    }
    let score = table.facts().score;
    let (cost, result) = (score.cost, score.net_and_cost);
    assert!(cost > 0.02, "stood twice on 16 against a ten: {cost}");
    assert_eq!((result.cost, result.net), (cost, 0.0));
    assert!((result.luck() - cost).abs() < 1e-12);
    // A round with a decision that was not judged is not in the result.
    table.hears(Some(over("hs", 2, -2)));
    assert_eq!(table.facts().score.rounds, 2);
    // A round that was over before the coach loaded is not in the result either.
    assert_eq!(table.hears(None), []);
    table.hears(Some(over("", 0, 2)));
    assert_eq!(table.facts().score.rounds, 2);
    // A natural leaves no decision, and the round is over with the deal: all of the result is luck.
    for round in [2, 3] {
        let mut over = over("", 0, 2);
        over.at.round = round;
        table.hears(Some(over));
        let score = table.facts().score;
        assert_eq!(score.rounds, u32::try_from(round + 1).expect("small"));
    }
}

/// A round without a decision, such as a natural, is over as soon as it is dealt. The player may leave it for the deals
/// of links or of the day, and come back to it.
#[test]
fn round_is_scored_once_after_many_others() {
    let mut table = AtTable::default();
    table.hears(Some(request(Coach::After, "", "TS 6H")));
    let natural = |deal: &str| {
        let mut over = over("", 0, 2);
        over.moment.deal = deal.to_owned();
        Some(over)
    };
    table.hears(natural("left"));
    for deal in 0..50 {
        table.hears(natural(&deal.to_string()));
    }
    table.hears(natural("left"));
    let score = table.facts().score;
    assert_eq!((score.rounds, score.net_and_cost.net), (51, 51.0));
}

/// The coach handles requests in their order, so the value of a decision is there before the next request. It forgets
/// the decisions of a deal that the player leaves.
#[test]
fn decision_is_judged_unless_deal_changed() {
    let mut table = AtTable::default();
    table.hears(Some(request(Coach::After, "", "TS 6H")));
    let told = table.hears(Some(request(Coach::After, "h", "TS 6H 2D")));
    for facts in &told {
        let judged = facts.judged.expect("a judged decision");
        assert_eq!((judged.best, judged.cost), (Choice::Play(Play::Hit), 0.0));
        assert!(facts.shown.choices.is_empty(), "it speaks afterwards only");
    }
    assert_eq!(told.len(), 2);

    let mut other = request(Coach::Always, "", "9S 9H");
    other.moment.deal = "cd".to_owned();
    let told = table.hears(Some(other));
    assert!(
        told[0].shown.choices.is_empty(),
        "not those of the other deal"
    );
    assert_eq!((told[0].judged, told[1].judged), (None, None));
    let told = table.hears(Some(request(Coach::After, "hs", "")));
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].judged, None, "the decision after h is forgotten");
    assert_eq!(told[0].score.decisions, 1);
    assert_eq!(table.hears(None), []);
    assert_eq!(table.coach.facts(), None);
}

/// While the table wants no coach, its rounds go on unseen.
#[test]
fn no_request_forgets_the_decisions_of_the_deal() {
    let mut table = AtTable::default();
    table.hears(Some(request(Coach::After, "", "TS 6H")));
    table.hears(None);
    let told = table.hears(Some(request(Coach::After, "s", "")));
    assert_eq!((told[0].judged, told[0].score.decisions), (None, 0));
}

#[test]
fn advice_is_shown_only_when_asked() {
    let mut table = AtTable::default();
    let silent = request(Coach::Asked, "", "TS 6H");
    for facts in table.hears(Some(silent.clone())) {
        assert!(facts.shown.choices.is_empty());
    }
    let asked = CoachRequest {
        asked: true,
        ..silent
    };
    let told = table.hears(Some(asked));
    assert_eq!(told.len(), 1, "the value was there already");
    assert!(!told[0].shown.choices.is_empty());
}

#[test]
fn difference_is_shown_if_both_plays_are_legal() {
    for (legal, is_told) in [
        (vec![Action::Hit, Action::Stand], true),
        (vec![Action::Stand], false),
        (vec![Action::Hit], false),
    ] {
        let mut table = AtTable::default();
        let mut request = request(Coach::Always, "", "TS 6H");
        request.at.legal = legal;
        if let Some(question) = &mut request.at.question {
            let seen = Card::parse_list("2S 3S 4S 5S 6S 2H 3H 4H 5H 2C 3C");
            question.seen = seen.expect("cards");
        }
        table.hears(Some(request));
        let facts = table.facts();
        let told = facts.shown.difference.map(|it| (it.best, it.fresh));
        let expected = is_told.then_some((Play::Stand, Play::Hit));
        assert_eq!(told, expected);
        assert_eq!(facts.shown.count, None, "no shoe");
    }
}
