//! The messages between a poker table and the worker of its coach: their order, the state that another worker takes over,
//! the words, and the strategy chart that a third worker writes.

use crate::coach_words::{every_word, file_of};
use crate::saves::{AppHarness, Move, click};
use crate::support::poker_coaches::{Coaches, chart_actions, chart_of, messages, wanted_charts};
use fair_deal::app::settings::{Coach, CoachBy, Setting};
use fair_deal::app::{Msg, Stored};
use fair_deal::coach::message::{ChartSays, CoachMessage};
use fair_deal::coach::protocol::{AtPokerTables, FromCoach, ToCoach};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::games::video_poker::chart_limit::Limit;
use fair_deal::games::video_poker::coach::{ChartAction, ChartWanted};
use fair_deal::poker::PayTable;
use fair_deal::text::language::Language;

/// The tables with a coach. Each plays the day or rounds without end.
const TABLES: [&str; 4] = [
    "#/poker/jacks",
    "#/poker/jacks/daily",
    "#/poker/solo",
    "#/poker/duel?deal=0101010101010101010101010101010101010101010101010101010101010101&rules=rk-chips",
];

/// The requests during ten rounds of video poker, or during three of another game.
fn requests(fragment: &str, by: CoachBy) -> Vec<Option<AnyCoachRequest>> {
    let mut page = AppHarness::open(fragment, Stored::default(), 7);
    page.send(Msg::Chose(Setting::Coach(Coach::Always)));
    page.send(Msg::Chose(Setting::CoachBy(by)));
    let rounds = if fragment.contains("jacks") { 10 } else { 3 };
    let mut requests = vec![];
    for round in 0..rounds {
        for what in [
            Move::Deal,
            Move::Mark(round % 5),
            Move::Act(true),
            Move::Wait,
            Move::Act(false),
            Move::Wait,
            Move::Act(false),
            Move::Wait,
        ] {
            click(&mut page, what);
            let request = page.model.coach_request();
            if requests.last() != Some(&request) {
                requests.push(request);
            }
        }
    }
    requests
}

/// The request of a blackjack table with a decision to make.
fn of_blackjack() -> AnyCoachRequest {
    let mut page = AppHarness::open("#/blackjack", Stored::default(), 7);
    page.send(Msg::Chose(Setting::Coach(Coach::Always)));
    click(&mut page, Move::Deal);
    page.model.coach_request().expect("a request")
}

/// A chart that no coach wants.
fn unwanted() -> ChartWanted {
    ChartWanted {
        table: PayTable::KINGS,
        limit: Limit::NoExtra,
    }
}

/// [`Coaches::tell`] checks the end of the answers.
#[test]
fn every_request_and_chart_ends_with_one_done() {
    let mut coaches = Coaches::default();
    let mut mute = Coaches::of(AtPokerTables::default());
    for fragment in TABLES {
        let requests = requests(fragment, CoachBy::Chart);
        let mut said = 0;
        for request in &requests {
            said += messages(&coaches.request(request.clone())).len();
            assert_eq!(coaches.tell(&ToCoach::Chart(unwanted(), vec![])), []);
            // A worker without words works too, and has nothing to say.
            let answers = mute.request(request.clone());
            assert_eq!(messages(&answers), Vec::<&CoachMessage>::new());
            assert_eq!(mute.state, coaches.state);
        }
        assert!(said > requests.len(), "{fragment}: {said}");
        for nothing in [None, Some(of_blackjack()), None] {
            let answers = coaches.request(nothing.clone());
            let stops = answers.iter();
            let stops = stops.filter(|it| **it != FromCoach::Chart(ChartAction::Stop));
            assert_eq!(stops.count(), 0, "{answers:?}");
            mute.request(nothing);
        }
    }
}

#[test]
fn same_message_is_said_once() {
    for fragment in TABLES {
        let mut coaches = Coaches::default();
        let requests = requests(fragment, CoachBy::Value);
        let decision = requests.into_iter().find(|request| {
            let answers = coaches.request(request.clone());
            messages(&answers).iter().any(|it| !it.plays.is_empty())
        });
        if fragment.ends_with("daily") {
            // The coach of the day speaks of a hand too.
            assert!(decision.is_some());
        }
        let decision = decision.expect("a decision");
        let said = coaches.said.clone();
        assert_eq!(coaches.request(decision.clone()), [], "{fragment}");
        // The coach is switched off and on at the same moment. The message is still on the page.
        assert_eq!(coaches.request(None), [], "{fragment}");
        coaches.request(decision);
        assert_eq!(coaches.said, said, "{fragment}");
    }
}

#[test]
fn another_worker_goes_on_with_the_state() {
    for fragment in TABLES {
        let requests = requests(fragment, CoachBy::Value);
        let (mut whole, mut relay) = (Coaches::default(), Coaches::default());
        let changes = |answers: Vec<FromCoach>| -> Vec<FromCoach> {
            let is_change = |it: &FromCoach| matches!(it, FromCoach::StoreMistakes(..));
            answers.into_iter().filter(is_change).collect()
        };
        let mut misplayed = 0;
        for (number, request) in requests.iter().enumerate() {
            let noted = changes(whole.request(request.clone()));
            // Each request has a worker of its own.
            relay.replace_worker();
            let again = changes(relay.request(request.clone()));
            assert_eq!(again, noted, "{fragment} {number}");
            assert_eq!(relay.said, whole.said, "{fragment} {number}");
            assert_eq!(relay.state, whole.state, "{fragment} {number}");
            misplayed += noted.len();
        }
        let last = whole.said.expect("a message");
        let note = last.note.unwrap_or_default();
        match fragment {
            "#/poker/jacks" => {
                assert!(misplayed > 0, "some holds are mistakes");
                assert!(note.contains("10 rounds"), "{note}");
            }
            "#/poker/jacks/daily" => assert!(last.day.is_some(), "the day is over"),
            "#/poker/solo" => assert_eq!(last.judged, None),
            _ => assert!(note.contains("decisions"), "{note}"),
        }
    }
}

/// The worker of the chart does not fail with the worker of the coach.
#[test]
fn another_worker_takes_the_chart_that_is_being_written() {
    let requests = requests("#/poker/jacks", CoachBy::Chart);
    let [hand, next] = [0, 1].map(|number| requests[number].clone());
    let mut coaches = Coaches::default();
    let [wanted] = wanted_charts(&coaches.request(hand.clone()))[..] else {
        panic!("one chart");
    };
    coaches.replace_worker();
    assert_eq!(chart_actions(&coaches.request(hand.clone())), []);
    let writing = |says: &CoachMessage| matches!(says.chart, Some(ChartSays::Writing(_)));
    assert!(coaches.said.as_ref().is_some_and(writing));
    // It fails again before the chart comes.
    coaches.replace_worker();
    assert_eq!(coaches.tell(&ToCoach::Chart(unwanted(), vec![])), []);
    let answers = coaches.tell(&ToCoach::Chart(wanted, chart_of(&wanted)));
    let [says] = messages(&answers)[..] else {
        panic!("{answers:?}");
    };
    let advice = says.chart.clone();
    assert!(matches!(advice, Some(ChartSays::Advice(_))));
    // The written chart is in the state.
    coaches.replace_worker();
    assert_eq!(chart_actions(&coaches.request(hand)), []);
    assert_eq!(
        coaches.said.as_ref().and_then(|it| it.chart.clone()),
        advice
    );
    coaches.replace_worker();
    assert_eq!(chart_actions(&coaches.request(next)), []);
}

#[test]
fn malformed_state_starts_anew() {
    let requests = requests("#/poker/jacks", CoachBy::Value);
    let [before, after] = [0, 1].map(|number| requests[number].clone());
    let mut fresh = Coaches::default();
    fresh.request(after.clone());
    let judged = |coaches: &Coaches| coaches.said.as_ref().expect("a message").judged.is_some();
    assert!(!judged(&fresh), "the value of the decision is not known");
    let mut known = Coaches::default();
    known.request(before.clone());
    let state = known.state.clone();
    known.request(after.clone());
    assert!(judged(&known));
    for garbage in [
        vec![],
        vec![255; 40],
        b"state".to_vec(),
        state[..state.len() / 2].to_vec(),
    ] {
        let mut coaches = Coaches::default();
        coaches.request(before.clone());
        assert_eq!(coaches.tell(&ToCoach::State(garbage)), []);
        coaches.request(after.clone());
        assert_eq!(coaches.said, fresh.said);
        assert_eq!(coaches.state, fresh.state);
    }
}

/// Blackjack has another worker. Its request means that these coaches are not wanted.
#[test]
fn request_about_blackjack_counts_as_none() {
    for fragment in TABLES {
        let requests = requests(fragment, CoachBy::Value);
        let mut states = vec![];
        for between in [None, Some(of_blackjack())] {
            let mut coaches = Coaches::default();
            for request in &requests[..2] {
                coaches.request(request.clone());
            }
            assert_eq!(coaches.request(between), [], "{fragment}");
            states.push(coaches.state.clone());
            // There are no facts to say again.
            let words = file_of(Language::Russian, every_word);
            assert_eq!(coaches.tell(&ToCoach::Words(words)), [], "{fragment}");
        }
        assert_eq!(states[0], states[1], "{fragment}");
    }
}

#[test]
fn words_of_another_language_repeat_the_facts() {
    let files: Vec<(Language, Vec<u8>)> = Language::ALL
        .map(|language| (language, file_of(language, every_word)))
        .to_vec();
    let mut coaches = Coaches::of(AtPokerTables::default());
    let english = ToCoach::Words(files[0].1.clone());
    assert_eq!(coaches.tell(&english), [], "there is nothing to say yet");
    // One worker serves all tables, and says again what it knows of the last one.
    for fragment in TABLES {
        let requests = requests(fragment, CoachBy::Chart);
        let decision = requests.into_iter().find(|request| {
            let answers = coaches.request(request.clone());
            messages(&answers).iter().any(|it| !it.plays.is_empty())
        });
        let decision = decision.expect("a decision");
        let before = coaches.said.clone().expect("a message");
        let mut all = vec![];
        for (language, file) in files.iter().skip(1).chain(&files[..1]) {
            // The last message of a coach that has always spoken this language.
            let mut known = Coaches::speaking(*language);
            known.tell(&ToCoach::State(coaches.state.clone()));
            known.request(decision.clone());
            let answers = coaches.tell(&ToCoach::Words(file.clone()));
            assert_eq!(messages(&answers).len(), 1, "{fragment} {language:?}");
            assert_eq!(coaches.said, known.said, "{fragment} {language:?}");
            let again = coaches.tell(&ToCoach::Words(file.clone()));
            assert_eq!(again, [], "once");
            all.extend(coaches.said.clone());
        }
        assert_eq!(all.last(), Some(&before), "{fragment}");
        let facts = |says: &CoachMessage| {
            let plays = says.plays.iter().map(|it| (it.action, it.value));
            (says.moment.clone(), plays.collect::<Vec<_>>())
        };
        for (number, says) in all.iter().enumerate() {
            assert_eq!(facts(says), facts(&before), "{fragment}");
            assert!(!all[..number].contains(says), "{fragment}: {says:?}");
        }
        // Words that cannot be read change nothing.
        for bytes in [vec![], b"words".to_vec()] {
            assert_eq!(coaches.tell(&ToCoach::Words(bytes)), []);
        }
        assert_eq!(coaches.request(decision), [], "{fragment}");
    }
}
