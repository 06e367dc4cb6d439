//! The messages between a blackjack table and the worker of its coach: their order, the state that another worker takes
//! over, the words, and what a request leaves out.

use fair_deal_words_compiler::{Sources, compile};

use crate::saves::AppHarness;
use crate::support::sent;
use fair_deal::app::coach::WaitingRequests;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::{Coach, Count, Setting};
use fair_deal::app::{Msg, Stored};
use fair_deal::blackjack::{Action, Round};
use fair_deal::coach::message::CoachMessage;
use fair_deal::coach::mistakes::MistakesOf;
use fair_deal::coach::protocol::{
    AtBlackjackTables, Chosen, CoachAtTables as _, FromCoach, ToCoach,
};
use fair_deal::coach::request::{AnyCoachRequest, CoachRequest, Moment};
use fair_deal::core::Card;
use fair_deal::games::solo_draw::request::AtSoloDraw;
use fair_deal::games::video_poker::chart_limit::Limit;
use fair_deal::games::video_poker::coach::ChartWanted;
use fair_deal::table::{self, AnyTable as _, Button, Mode, Phase, Round as _};
use fair_deal::text::language::Language;
use fair_deal::wire::encode;

/// Sends a message to the coach. Returns its answers, in their order.
fn told(coach: &mut AtBlackjackTables, message: &ToCoach) -> Vec<FromCoach> {
    let mut told = vec![];
    let message = sent(message).for_worker();
    coach.handle(message, &mut |answer| told.push(sent(&answer)));
    told
}

/// A table with its coach, without a browser between them.
struct Coached {
    worker: AtBlackjackTables,
    /// The message on the page.
    shown: Option<CoachMessage>,
    /// The records of the misplayed hands that the browser has stored, the oldest first.
    mistakes: Vec<String>,
    /// The state for another worker.
    state: Vec<u8>,
}

impl Coached {
    fn new() -> Coached {
        Coached {
            worker: AtBlackjackTables::speaking(Language::English),
            shown: None,
            mistakes: vec![],
            state: vec![],
        }
    }

    /// Sends a request, and returns the messages about it.
    fn hears(&mut self, request: Option<&AnyCoachRequest>) -> Vec<CoachMessage> {
        let mut answers = told(
            &mut self.worker,
            &about(request, self.mistakes.last().cloned()),
        );
        let Some(FromCoach::Done(state)) = answers.pop() else {
            panic!("the last answer: {answers:?}");
        };
        self.state = state;
        let mut messages = vec![];
        for answer in answers {
            match answer {
                FromCoach::Says(_, message) => messages.push(*message),
                FromCoach::StoreMistakes(MistakesOf::Blackjack, record) => {
                    self.mistakes.push(record);
                }
                FromCoach::StoreMistakes(MistakesOf::VideoPoker, _)
                | FromCoach::ShowMistakes(..)
                | FromCoach::Chart(_)
                | FromCoach::Done(_) => {
                    panic!("one end, and nothing of poker: {answer:?}")
                }
            }
        }
        self.shown = messages.last().cloned().or(self.shown.take());
        messages
    }

    /// Lets another worker go on, as after a failure.
    fn replace_worker(&mut self) {
        self.worker = AtBlackjackTables::speaking(Language::English);
        let state = ToCoach::State(self.state.clone());
        assert_eq!(told(&mut self.worker, &state), [], "it is no request");
    }
}

/// A request with the record of the misplayed hands, and a ramp that differs from the usual bet of 10 chips at high
/// counts.
fn about(request: Option<&AnyCoachRequest>, mistakes: Option<String>) -> ToCoach {
    let chosen = Chosen {
        ramp: Some("10,1:30".to_owned()),
        limit: Limit::default(),
        mistakes,
    };
    ToCoach::Request(request.cloned(), chosen)
}

/// A request about a table of poker.
fn of_poker() -> AnyCoachRequest {
    AnyCoachRequest::SoloDraw(CoachRequest {
        mode: Coach::Always,
        asked: false,
        moment: Moment::default(),
        at: AtSoloDraw { question: None },
    })
}

/// The table at this address, with a coach that speaks always.
fn at(fragment: &str) -> AppHarness {
    let mut page = AppHarness::open(fragment, Stored::default(), 7);
    page.send(Msg::Chose(Setting::Coach(Coach::Always)));
    page
}

/// Plays this number of rounds, and passes each state of the page to `see`. Hits below 15 points in the first cards of
/// a hand, so some decisions are good and some are not.
fn play(page: &mut AppHarness, mode: Mode, rounds: u8, mut see: impl FnMut(&AppHarness)) {
    let mut clicks = 0;
    let click = |page: &mut AppHarness, button| {
        let at = page.model.blackjack(mode).position();
        page.send(Msg::Blackjack(mode, table::Msg::Clicked(button, at)));
    };
    for _ in 0..rounds {
        click(page, Button::Deal);
        see(page);
        loop {
            let Phase::Dealt(dealt) = page.model.blackjack(mode).phase() else {
                panic!("dealt");
            };
            if let Round::Over(_) = dealt.round() {
                break;
            }
            let legal = dealt.round().legal_actions();
            clicks += 1;
            let wanted = match clicks % 3 {
                0 => [Action::NoInsurance, Action::Hit, Action::Stand],
                _ => [Action::NoInsurance, Action::Stand, Action::Hit],
            };
            if let Some(action) = wanted.into_iter().find(|it| legal.contains(it)) {
                click(page, Button::Act(action));
            } else {
                let at = page.model.blackjack(mode).position();
                page.send(Msg::PauseOver(TableId::Blackjack(mode), at));
            }
            see(page);
        }
    }
}

/// The requests during ten rounds from a shoe by a player who counts.
fn ten_rounds() -> Vec<Option<AnyCoachRequest>> {
    let mut page = at("#/blackjack?rules=vegas");
    page.send(Msg::Chose(Setting::Count(Count::Each)));
    let mut requests = vec![];
    play(&mut page, Mode::Free, 10, |page| {
        requests.push(page.model.coach_request());
    });
    requests
}

/// The requests during the ten rounds of the day.
fn day() -> Vec<Option<AnyCoachRequest>> {
    let mut page = at("#/blackjack/daily");
    let mut requests = vec![];
    play(&mut page, Mode::Daily, 10, |page| {
        requests.push(page.model.coach_request());
    });
    requests
}

#[test]
fn every_request_ends_with_one_done() {
    let mut coached = Coached::new();
    let requests = ten_rounds();
    let poker = of_poker();
    let mut messages = 0;
    // `hears` checks the answers.
    for request in &requests {
        messages += coached.hears(request.as_ref()).len();
    }
    assert!(messages > requests.len(), "{messages}");
    assert_eq!(coached.hears(None), []);
    assert_eq!(coached.hears(Some(&poker)), []);
    assert_eq!(coached.hears(None), []);
    // A worker without words works too, and has nothing to say.
    let mut mute = AtBlackjackTables::default();
    for request in requests.iter().take(10) {
        let mut answers = told(&mut mute, &about(request.as_ref(), None));
        assert!(matches!(answers.pop(), Some(FromCoach::Done(_))));
        let is_mistake = |answer: &FromCoach| matches!(answer, FromCoach::StoreMistakes(..));
        assert!(answers.iter().all(is_mistake), "{answers:?}");
    }
    // A chart is not for this coach. It is done with it at once.
    let wanted = ChartWanted {
        table: "800-50-25-9-6-4-3-2-1".parse().expect("a pay table"),
        limit: Limit::default(),
    };
    let answers = told(&mut mute, &ToCoach::Chart(wanted, vec![]));
    assert!(matches!(answers[..], [FromCoach::Done(_)]), "{answers:?}");
}

#[test]
fn same_message_is_said_once() {
    let mut coached = Coached::new();
    let requests = ten_rounds();
    let first = requests[0].as_ref();
    let said = coached.hears(first);
    assert_eq!(said.len(), 2, "without the values and then with them");
    assert_eq!(coached.hears(first), []);
    // The coach is switched off and on at the same moment. The message is still on the page.
    assert_eq!(coached.hears(None), []);
    let again = coached.hears(first);
    assert_eq!(again.last(), Some(&said[1]));
}

#[test]
fn another_worker_goes_on_with_the_state() {
    for (requests, has_day) in [(ten_rounds(), false), (day(), true)] {
        let half = requests.len() / 2;
        let mut whole = Coached::new();
        // One worker fails at half of the rounds, with a decision to make, and one after each request.
        let has_decision = |request: &Option<AnyCoachRequest>| {
            let of_table = match request {
                Some(AnyCoachRequest::Blackjack(request)) => Some(&request.at),
                _ => None,
            };
            of_table.is_some_and(|at| at.question.is_some())
        };
        let fails = (half..requests.len()).find(|at| has_decision(&requests[*at]));
        let fails = fails.expect("a decision");
        let (mut halves, mut relay) = (Coached::new(), Coached::new());
        for (number, request) in requests.iter().enumerate() {
            let request = request.as_ref();
            whole.hears(request);
            halves.hears(request);
            if number == fails {
                halves.replace_worker();
            }
            relay.hears(request);
            relay.replace_worker();
            for other in [&halves, &relay] {
                assert_eq!(other.shown, whole.shown, "{number}");
                assert_eq!(other.mistakes, whole.mistakes, "{number}");
                assert_eq!(other.state, whole.state, "{number}");
            }
        }
        let last = whole.shown.expect("a message");
        assert_eq!(last.day.is_some(), has_day);
        assert!(!whole.mistakes.is_empty(), "some decisions are mistakes");
        // The score of the visit is in the note, and those by the count.
        let note = last.note.expect("a note");
        assert!(note.contains("10 rounds"), "{note}");
        let visit = last.count.and_then(|count| count.visit);
        assert_eq!(visit.is_some(), !has_day);
        if let Some(visit) = visit {
            assert!(visit.contains("of 10."), "{visit}");
        }
    }
}

#[test]
fn malformed_state_starts_anew() {
    let requests = ten_rounds();
    let has_question = |request: &Option<AnyCoachRequest>| match request {
        Some(AnyCoachRequest::Blackjack(request)) => request.at.question.is_some(),
        _ => false,
    };
    let at = requests
        .windows(2)
        .position(|two| has_question(&two[0]) && has_question(&two[1]));
    let mut coached = Coached::new();
    let [before, after] = [0, 1].map(|next| requests[at.expect("two decisions") + next].as_ref());
    coached.hears(before);
    let state = coached.state.clone();
    let mut fresh = Coached::new();
    fresh.hears(after);
    for garbage in [
        vec![],
        vec![255; 40],
        b"state".to_vec(),
        state[..state.len() / 2].to_vec(),
    ] {
        let mut coached = Coached::new();
        coached.hears(before);
        coached.state = garbage;
        assert_eq!(
            told(&mut coached.worker, &ToCoach::State(coached.state.clone())),
            []
        );
        coached.hears(after);
        assert_eq!(coached.shown, fresh.shown);
        assert_eq!(coached.state, fresh.state);
    }
    assert!(fresh.shown.expect("a message").judged.is_none());
    coached.hears(after);
    assert!(coached.shown.expect("a message").judged.is_some());
}

/// A poker game has another worker. Its request means that this coach is not wanted.
#[test]
fn request_about_poker_counts_as_none() {
    let requests = ten_rounds();
    let poker = of_poker();
    let mut states = vec![];
    for between in [None, Some(&poker)] {
        let mut coached = Coached::new();
        coached.hears(requests[0].as_ref());
        assert_eq!(coached.hears(between), []);
        states.push(coached.state.clone());
        // There are no facts to say again.
        let words = ToCoach::Words(words(Language::Russian));
        assert_eq!(told(&mut coached.worker, &words), []);
        coached.hears(requests[1].as_ref());
        let shown = coached.shown.expect("a message");
        assert_eq!(shown.judged, None, "the decision before is forgotten");
    }
    assert_eq!(states[0], states[1]);
}

#[test]
fn decision_made_before_the_worker_started_is_judged() {
    let mut page = at("#/blackjack?rules=vegas");
    let mut waiting = WaitingRequests::default();
    let mut wait = |page: &AppHarness| {
        let request = page.model.coach_request().expect("a request");
        waiting.add(request);
    };
    play(&mut page, Mode::Free, 1, &mut wait);
    let mut coached = Coached::new();
    let (mut judged, mut shown) = (0, 0);
    let requests = waiting.take();
    let (last, earlier) = requests.split_last().expect("a round");
    assert!(!earlier.is_empty());
    for request in &requests {
        for message in coached.hears(Some(request)) {
            judged += u32::from(message.judged.is_some());
            assert_eq!(message.moment, *request.moment());
            page.send(Msg::CoachSaid(Box::new(message.clone())));
            // The page shows what is said about this moment alone.
            let is_shown = page.model.coach_says() == Some(&message);
            let is_now = request.moment() == last.moment();
            assert_eq!(is_shown, is_now && !message.is_nothing());
            shown += u32::from(is_shown);
        }
    }
    assert!(judged > 0 && shown > 0, "{judged}, {shown}");
    let note = coached.shown.and_then(|last| last.note).expect("a note");
    assert!(note.starts_with("One decision "), "{note}");
}

/// The file of words in this language, as the browser fetches it.
fn words(language: Language) -> Vec<u8> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
    let sources = Sources::read(&folder).expect("the words");
    let compiled = compile(&sources).expect("the words");
    let table = compiled.table(language.code(), |_| true);
    table.expect("a language")
}

#[test]
fn words_of_another_language_repeat_the_facts() {
    let requests = ten_rounds();
    let start = &requests[..8];
    let said = |answers: Vec<FromCoach>| match <[FromCoach; 1]>::try_from(answers) {
        Ok([FromCoach::Says(_, message)]) => *message,
        other => panic!("one message: {other:?}"),
    };
    // The last message of a coach that has always spoken this language.
    let known = |language: Language| {
        let mut coached = Coached::new();
        coached.worker = AtBlackjackTables::speaking(language);
        for request in start {
            coached.hears(request.as_ref());
        }
        coached.shown.expect("a message")
    };
    let mut coach = AtBlackjackTables::default();
    let none = told(&mut coach, &ToCoach::Words(words(Language::English)));
    assert_eq!(none, [], "there is nothing to say yet");
    let mut coach = AtBlackjackTables::default();
    for request in start {
        told(&mut coach, &about(request.as_ref(), None));
    }
    let mut messages = vec![];
    for language in Language::ALL {
        let file = ToCoach::Words(words(language));
        let message = said(told(&mut coach, &file));
        assert_eq!(message, known(language), "{language:?}");
        assert_eq!(told(&mut coach, &file), [], "once");
        messages.push(message);
    }
    let english = &messages[0];
    for other in &messages[1..] {
        assert_ne!(other, english);
        assert_eq!(other.moment, english.moment);
        let values = |message: &CoachMessage| {
            let plays = message.plays.iter();
            plays.map(|it| (it.action, it.value)).collect::<Vec<_>>()
        };
        assert_eq!(values(other), values(english));
    }
    // Words that cannot be read change nothing.
    for bytes in [vec![], b"words".to_vec()] {
        assert_eq!(told(&mut coach, &ToCoach::Words(bytes)), []);
    }
    let last = Language::ALL.last().copied().expect("a language");
    let mut known = Coached::new();
    known.worker = AtBlackjackTables::speaking(last);
    for request in &requests[..9] {
        known.hears(request.as_ref());
    }
    let answers = told(&mut coach, &about(requests[8].as_ref(), None));
    let mut messages = answers.iter().filter_map(|answer| match answer {
        FromCoach::Says(_, message) => Some(message.as_ref()),
        _ => None,
    });
    assert_eq!(messages.next_back(), known.shown.as_ref());
}

/// Sorts cards by their names.
fn sorted<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Vec<String> {
    let mut names: Vec<String> = cards.into_iter().map(ToString::to_string).collect();
    names.sort();
    names
}

#[test]
fn request_has_no_secret_and_no_hidden_card() {
    let mut questions = 0;
    for (fragment, mode) in [
        ("#/blackjack?rules=vegas", Mode::Free),
        ("#/blackjack", Mode::Free),
        ("#/blackjack/daily", Mode::Daily),
    ] {
        let mut page = at(fragment);
        page.send(Msg::Chose(Setting::Count(Count::Each)));
        play(&mut page, mode, 3, |page| {
            let table = page.model.blackjack(mode);
            let secret = table.sealed().expect("a deal").deal.secret();
            let request = page.model.coach_request().expect("a request");
            let bytes = encode(&about(Some(&request), None));
            let holds = |part: &[u8]| bytes.windows(part.len()).any(|it| it == part);
            assert!(!holds(&secret.bytes()), "{request:?}");
            assert!(!holds(secret.to_hex().as_bytes()), "{request:?}");
            let AnyCoachRequest::Blackjack(request) = request else {
                panic!("{request:?}");
            };
            let Some(question) = &request.at.question else {
                return;
            };
            let view = table.phase().round().expect("a round").view();
            let hands = view.hands.iter().flat_map(|hand| hand.cards);
            let seen = hands.chain(view.dealer.seen()).chain(view.discards);
            let known = question.hand.iter().chain([&question.upcard]);
            assert_eq!(sorted(known.chain(&question.seen)), sorted(seen));
            questions += 1;
        });
    }
    assert!(questions > 5, "{questions}");
}
