//! The coach at the tables with chips. It has a value for every decision that the player may make there, given the
//! cards that this player has seen.

use std::collections::BTreeMap;

use crate::saves::AppHarness;
use crate::support::sent;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::{Coach as When, Setting};
use fair_deal::app::{self, Stored};
use fair_deal::blackjack::{Action, Bet, Preset, Round, Rules, Stake};
use fair_deal::coach::request::{CoachRequest, Moment, Purpose};
use fair_deal::coach::{Coach, Count, NoAdvice, Origin, Question, Situation};
use fair_deal::core::{Card, Deal, Deck, Secret};
use fair_deal::games::blackjack::coach::{
    BlackjackCoach, BlackjackFacts, Choice, LastCoach, Report, count_of,
};
use fair_deal::games::blackjack::request::AtBlackjack;
use fair_deal::table::{self, Button, Dealt, Mode, Round as _, Rules as _, Sealed};
use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

fn stake() -> Stake {
    Stake::of(Bet::new(10).expect("a bet"))
}

fn fresh(rules: Rules, number: u8) -> Dealt<Round> {
    let secret = Secret::from_bytes([number; 32]);
    let deal = Deal::new(secret, rules.decks(), 0).expect("a deal");
    Dealt::start(Sealed::shared(deal), rules, stake())
}

/// Plays shoes by these rules with random decisions, and shows every decision before it is made.
fn play(rules: Rules, shoes: u8, mut seen: impl FnMut(&Dealt<Round>)) {
    let mut chance = ChaCha20Rng::seed_from_u64(13);
    for number in 0..shoes {
        let mut dealt = fresh(rules, number);
        loop {
            while !dealt.round().is_over() {
                let legal = dealt.round().legal_actions();
                if legal.is_empty() {
                    dealt = dealt.advance();
                    continue;
                }
                seen(&dealt);
                // Splits and split aces are rare, so every legal split is taken.
                let wanted = legal.iter().find(|it| **it == Action::Split);
                let any = legal[chance.next_u32() as usize % legal.len()];
                dealt = dealt.play(*wanted.unwrap_or(&any)).0;
            }
            match dealt.next_round(stake()) {
                Some(next) => dealt = next,
                None => break,
            }
        }
    }
}

#[test]
fn every_legal_decision_has_a_value() {
    let words = ["vegas", "single-deck", "vegas.h17.2-decks.aces-again"];
    let mut decisions = BTreeMap::new();
    for word in words {
        let rules: Rules = word.parse().unwrap_or_else(|_| panic!("{word}"));
        let coach = Coach::new(&rules);
        play(rules, 2, |dealt| {
            let round = dealt.round();
            let question = Question::of(rules, round.pending_decision().expect("a decision"));
            assert_eq!(sent(&question), question);
            match question.ask(&coach) {
                Ok(advice) => {
                    for action in round.legal_actions() {
                        let value = Choice::of(action).valued(&advice).map(|it| it.value);
                        assert!(value.is_some(), "{word} {action:?} {question:?}");
                    }
                }
                // The coach does not count the discards that a reshuffle would bring back.
                Err(NoAdvice::TooFewCards { .. }) => assert!(round.left() < 40, "{question:?}"),
                Err(why) => panic!("{word}: {why} {question:?}"),
            }
            let kind = match question.origin {
                Origin::Dealt if question.seen.is_empty() => "dealt",
                Origin::Dealt => "later in a shoe",
                Origin::Split { .. } => "split",
                Origin::SplitAces { .. } => "split aces",
                Origin::Doubled => "doubled",
            };
            *decisions.entry(kind).or_insert(0) += 1;
        });
    }
    let kinds: Vec<&str> = decisions.keys().copied().collect();
    assert_eq!(kinds[..3], ["dealt", "later in a shoe", "split"]);
}

#[test]
fn resplit_aces_have_values() {
    let rules: Rules = "vegas.1-deck.fresh.aces-again".parse().expect("rules");
    let coach = Coach::new(&rules);
    // Ace of spades, upcard, ace of hearts, hole card, then the ace of clubs to the first hand.
    let cards = Card::parse_list("AS 6H AH TD AC 2S 3S 4S 5S 7S 8S 9S").expect("cards");
    let round = Round::deal(Deck::in_order(cards), &rules, &stake()).expect("a round");
    let round = round.play(Action::Split).expect("a pair");
    assert_eq!(round.legal_actions(), [Action::Stand, Action::Split]);
    let question = Question::of(rules, round.pending_decision().expect("a decision"));
    assert_eq!(question.origin, Origin::SplitAces { hands: 2 });
    let advice = question.ask(&coach).expect("advice");
    for action in round.legal_actions() {
        assert!(Choice::of(action).valued(&advice).is_some(), "{action:?}");
    }
}

#[test]
fn the_cards_of_earlier_rounds_change_the_values() {
    let rules = Preset::Vegas.rules();
    let coach = Coach::new(&rules);
    let mut differ = 0;
    play(rules, 1, |dealt| {
        let question = Question::of(rules, dealt.round().pending_decision().expect("a decision"));
        let forgetful = Question {
            seen: vec![],
            ..question.clone()
        };
        if question.origin == Origin::Dealt && !question.seen.is_empty() {
            let [known, forgotten] = [&question, &forgetful].map(|it| it.ask(&coach));
            differ += u32::from(known != forgotten);
        }
    });
    assert!(differ > 10, "{differ}");
}

/// The coach as its worker runs it.
#[derive(Default)]
struct Coached {
    coach: BlackjackCoach,
    last: LastCoach,
}

impl Coached {
    /// Sends a request. Returns the facts that the coach reports, in their order.
    fn hears(&mut self, request: &CoachRequest<AtBlackjack>) -> Vec<BlackjackFacts> {
        let mut told = vec![];
        let report = &mut |report| match report {
            Report::Facts(facts) => told.push(*facts),
            Report::Mistake(_) => (),
        };
        let request = Some(sent(request));
        self.coach.handle(request, None, &mut self.last, report);
        told
    }

    fn facts(&self) -> BlackjackFacts {
        self.coach.facts().expect("at a table")
    }
}

/// A request about this round.
fn request(dealt: &Dealt<Round>) -> CoachRequest<AtBlackjack> {
    let moment = Moment {
        deal: "ab".to_owned(),
        play: dealt.decisions().to_string(),
    };
    let at = AtBlackjack {
        round: 1,
        purpose: Purpose::Play,
        rules: *dealt.rules(),
        question: dealt
            .round()
            .pending_decision()
            .map(|it| Question::of(*dealt.rules(), it)),
        legal: dealt.round().legal_actions(),
        count: None,
        over: None,
        day: None,
    };
    CoachRequest {
        mode: When::Always,
        asked: false,
        moment,
        at,
    }
}

#[test]
fn shoe_decisions_are_judged_and_counted_once() {
    let rules = Preset::Vegas.rules();
    let mut coached = Coached::default();
    let mut decisions = 0;
    let mut before = None;
    play(rules, 1, |dealt| {
        coached.hears(&request(dealt));
        let facts = coached.facts();
        let choices: Vec<Choice> = facts.shown.choices.iter().map(|it| it.choice).collect();
        let mut legal: Vec<Choice> = dealt
            .round()
            .legal_actions()
            .into_iter()
            .map(Choice::of)
            .collect();
        legal.sort_by_key(|choice| choices.iter().position(|it| it == choice));
        assert_eq!(choices, legal, "a row for each legal decision");
        // The first decision of a round follows no other.
        let judged = facts.judged.is_some();
        assert_eq!(judged, !dealt.decisions().last_round().is_empty());
        // Decisions of earlier rounds are judged too, although no message announced the end of those rounds.
        decisions = dealt.decisions().rounds().map(<[_]>::len).sum();
        let scored = usize::try_from(facts.score.decisions);
        assert_eq!(scored, Ok(decisions), "{before:?}");
        before = Some(dealt.decisions().to_string());
    });
    assert!(decisions > 10);
}

#[test]
fn decision_is_judged_after_the_next_deal() {
    let free = Mode::Free;
    let click = |page: &mut AppHarness, button| {
        let at = page.model.blackjack(free).position();
        page.send(app::Msg::Blackjack(free, table::Msg::Clicked(button, at)));
    };
    let may_stand = |page: &AppHarness| {
        let round = page.model.blackjack(free).phase().round();
        round.is_some_and(|round| round.legal_actions().contains(&Action::Stand))
    };
    let mut page = (0..100)
        .map(|first| {
            let mut page = AppHarness::open("#/blackjack?rules=vegas", Stored::default(), first);
            page.send(app::Msg::Chose(Setting::Coach(When::After)));
            click(&mut page, Button::Deal);
            page
        })
        .find(may_stand)
        .expect("a decision");
    let request = |page: &AppHarness| page.model.blackjack_request().expect("a request");
    let mut coached = Coached::default();
    let told = coached.hears(&request(&page));
    assert_eq!(told.len(), 2, "it is valued");
    assert!(told.iter().all(|facts| facts.score.decisions == 0));
    click(&mut page, Button::Act(Action::Stand));
    while !page.model.blackjack(free).phase().is_over() {
        let at = page.model.blackjack(free).position();
        page.send(app::Msg::PauseOver(TableId::Blackjack(free), at));
    }
    click(&mut page, Button::Deal);
    // No request announced the end of the round.
    let told = coached.hears(&request(&page));
    assert!(told.iter().all(|facts| facts.score.decisions == 1));
}

/// The Hi-Lo count of these cards, computed from their codes.
fn recount<'c>(cards: impl IntoIterator<Item = &'c Card>) -> i32 {
    let count = |card: &Card| match card.to_string().chars().next() {
        Some('2'..='6') => 1,
        Some('7'..='9') => 0,
        _ => -1,
    };
    cards.into_iter().map(count).sum()
}

#[test]
fn every_seen_card_is_counted() {
    for (word, has_shoe) in [
        ("vegas", true),
        ("vegas.1-deck", true),
        ("single-deck", false),
    ] {
        let rules: Rules = word.parse().unwrap_or_else(|_| panic!("{word}"));
        assert_eq!(rules.shuffle.penetration().is_some(), has_shoe, "{word}");
        play(rules, 2, |dealt| {
            let round = dealt.round();
            let question = Question::of(rules, round.pending_decision().expect("a decision"));
            let all: Vec<&Card> = question
                .hand
                .iter()
                .chain([&question.upcard])
                .chain(&question.seen)
                .collect();
            let count = count_of(&question);
            let expected = has_shoe.then(|| recount(all.iter().copied()));
            assert_eq!(count.map(Count::running), expected, "{question:?}");
            // The player has not seen the hole card.
            let unseen = rules.decks.decks().cards() - all.len();
            let unseen = has_shoe.then_some(unseen);
            assert_eq!(count.map(|it| it.unseen() as usize), unseen, "{word}");
        });
    }
}

#[test]
fn coach_says_where_a_fresh_shoe_changes_the_play() {
    let rules = Preset::Vegas.rules();
    let coach = Coach::new(&rules);
    let mut coached = Coached::default();
    let (mut differences, mut reasons) = (0, 0);
    play(rules, 12, |dealt| {
        coached.hears(&request(dealt));
        let facts = coached.facts();
        let question = Question::of(rules, dealt.round().pending_decision().expect("a decision"));
        let best = |seen: &[Card]| {
            let situation = Situation {
                hand: &question.hand,
                upcard: question.upcard,
                seen,
                origin: question.origin,
            };
            let best = coach.advise(&situation).ok()?.best()?;
            Some(best.play)
        };
        let (now, fresh) = (best(&question.seen), best(&[]));
        let is_play = facts
            .shown
            .choices
            .first()
            .is_some_and(|it| matches!(it.choice, Choice::Play(_)));
        let expected = (is_play && now != fresh).then_some((now, fresh));
        let told = facts
            .shown
            .difference
            .map(|it| (Some(it.best), Some(it.fresh)));
        assert_eq!(told, expected, "{question:?}");
        differences += u32::from(told.is_some());
        reasons += u32::from(facts.shown.difference.is_some_and(|it| it.reason.is_some()));
    });
    assert!(differences > 3 && reasons > 0, "{differences}, {reasons}");
}
