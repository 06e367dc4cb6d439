//! The messages between the bundles of the page and their workers, as the receiver reads them. A message is bytes. Here
//! it is a text whose characters are the bytes.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::mem::discriminant;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Rarely, fuzz, played};
use crate::saves::AppHarness;
use crate::support::poker_coaches::chart_of;
use fair_deal::app::{Msg, Stored};
use fair_deal::blackjack::{Preset, Rules, Start};
use fair_deal::coach::counting::{AnySystem, SystemAnswer, SystemPart, SystemQuestion};
use fair_deal::coach::draw::{
    CurveQuestion, DifficultHandsQuestion, Difficulty, DrawAdvice, DrawCoach, DrawQuestion,
    ReturnQuestion, SoloDrawChances, SoloDrawCoach, StrategyQuestion,
};
use fair_deal::coach::message::{
    AdvisedAction, AdvisedPlay, CoachMessage, DayCost, JudgedDecision, PlayInEquilibrium,
};
use fair_deal::coach::mistakes::{KnownMistakes, Misplayed, Mistakes, MistakesOf};
use fair_deal::coach::poker_match::{PokerMatchAdvice, PokerMatchQuestion};
use fair_deal::coach::protocol::{
    AtBlackjackTables, AtPokerTables, Chosen, CoachAtTables, FromCoach, ToCoach,
};
use fair_deal::coach::request::{AnyCoachRequest, Moment};
use fair_deal::coach::total_strategy::{
    PriceQuestion, ShortQuestion, ShortWork, StrategyPrice, TotalStrategy, UpcardPrice,
};
use fair_deal::coach::{
    CardValue, ChartAnswer, ChartQuestion, Choice, Coach, IndexQuestion, Question, Sheet,
};
use fair_deal::games::video_poker::chart_limit::Limit;
use fair_deal::games::video_poker::coach::{ChartAction, ChartWanted};
use fair_deal::history::{Answer, FromHistory, Id, Request, ToHistory};
use fair_deal::lab::{Job, Root};
use fair_deal::poker::PayTable;
use fair_deal::table::{Fields, NotPractice};
use fair_deal::text::language::Language;
use fair_deal::text::words;
use fair_deal::wire::questions::{
    BlackjackAnswer, BlackjackRequest, LabAnswer, LabRequest, PokerAnswer, PokerRequest,
};
use fair_deal::wire::{decode, encode};

fn text_of(message: &impl Serialize) -> String {
    encode(message).into_iter().map(char::from).collect()
}

/// The texts of these messages, each once.
fn texts_of<M: Serialize>(messages: impl IntoIterator<Item = M>) -> Vec<String> {
    let texts: BTreeSet<String> = messages.into_iter().map(|it| text_of(&it)).collect();
    texts.into_iter().collect()
}

/// Reads a message, and checks that it is the same after it is written and read again.
fn read<M: Serialize + DeserializeOwned + Debug>(text: &str) -> Option<(M, String)> {
    let bytes: Option<Vec<u8>> = text.chars().map(|it| u8::try_from(it).ok()).collect();
    let message: M = decode(&bytes?).ok()?;
    let written = text_of(&message);
    let bytes = encode(&message);
    let again: M = decode(&bytes).unwrap_or_else(|_| panic!("{message:?}"));
    // NaN does not equal itself, so the debug texts are compared.
    assert_eq!(format!("{again:?}"), format!("{message:?}"));
    Some((message, written))
}

/// Some requests to the coaches from played rounds, of each game.
fn requests() -> Vec<AnyCoachRequest> {
    const EACH: usize = 20;
    let requests = RefCell::new(Vec::new());
    played(|page| {
        let mut requests = requests.borrow_mut();
        let request = page.model.coach_request();
        let is_alike = |other: &&AnyCoachRequest| {
            request.as_ref().map(discriminant) == Some(discriminant(*other))
        };
        if requests.iter().filter(is_alike).count() < EACH {
            requests.extend(request);
        }
        vec![]
    });
    requests.into_inner()
}

/// The coaches of all tables. Each gets the messages of the others too.
struct Coaches(AtBlackjackTables, AtPokerTables);

impl Coaches {
    fn new() -> Coaches {
        // The words of the folder `words` are loaded first, so a damaged table cannot take their place.
        let _ = words(Language::English);
        Coaches(
            AtBlackjackTables::speaking(Language::English),
            AtPokerTables::speaking(Language::Russian),
        )
    }

    /// Sends this message to each coach, checks their answers, and returns the answers.
    fn tell(&mut self, message: &ToCoach) -> Vec<FromCoach> {
        let mut all = told(&mut self.0, message);
        all.extend(told(&mut self.1, message));
        all
    }
}

/// Sends this message to this coach. The work on it is done once, at the end.
fn told(coach: &mut impl CoachAtTables, message: &ToCoach) -> Vec<FromCoach> {
    let mut answers = vec![];
    let of_game = message.clone().for_worker();
    coach.handle(of_game, &mut |answer| answers.push(answer));
    let is_done = |answer: &FromCoach| matches!(answer, FromCoach::Done(_));
    let is_work = matches!(message, ToCoach::Request(..) | ToCoach::Chart(..));
    assert_eq!(answers.last().is_some_and(is_done), is_work, "{message:?}");
    let done = answers.iter().filter(|it| is_done(it)).count();
    assert_eq!(done, usize::from(is_work), "{message:?}");
    for answer in &answers {
        assert!(read::<FromCoach>(&text_of(answer)).is_some(), "{answer:?}");
    }
    answers
}

/// The questions of the coach of blackjack in these requests.
fn of_blackjack(requests: &[AnyCoachRequest]) -> Vec<Question> {
    let questions = requests.iter().filter_map(|request| match request {
        AnyCoachRequest::Blackjack(request) => request.at.question.clone(),
        _ => None,
    });
    questions.collect()
}

#[test]
fn no_request_breaks_the_coach() {
    let requests = requests();
    assert!(requests.len() > 20, "{requests:?}");
    let coaches = RefCell::new(Coaches::new());
    let works = Rarely::once_in(50);
    fuzz(texts_of(&requests), |text| {
        let (request, written) = read::<AnyCoachRequest>(text)?;
        if works.now() {
            let request = ToCoach::Request(Some(request), Chosen::default());
            coaches.borrow_mut().tell(&request);
        }
        Some(written)
    });
}

/// Each message arrives at coaches that have worked before, and the next request finds what it has left.
#[test]
fn no_message_breaks_a_coach() {
    let mut coaches = Coaches::new();
    let mut known = vec![ToCoach::Words(b"fair-deal words 1\n".to_vec())];
    let mut next = vec![];
    for request in requests() {
        let request = ToCoach::Request(Some(request), Chosen::default());
        for answer in coaches.tell(&request) {
            match answer {
                FromCoach::Done(state) => known.push(ToCoach::State(state)),
                FromCoach::Says(..)
                | FromCoach::StoreMistakes(..)
                | FromCoach::ShowMistakes(..)
                | FromCoach::Chart(_) => (),
            }
        }
        next.push(request.clone());
        known.push(request);
    }
    let wanted = ChartWanted {
        table: PayTable::jacks(9, 6),
        limit: Limit::default(),
    };
    known.push(ToCoach::Chart(wanted, chart_of(&wanted)));
    known.push(ToCoach::Request(None, Chosen::default()));
    let coaches = RefCell::new(coaches);
    let (works, at) = (Rarely::once_in(50), Cell::new(0));
    fuzz(texts_of(known), |text| {
        let (message, written) = read::<ToCoach>(text)?;
        let is_work = matches!(message, ToCoach::Request(..));
        if !is_work || works.now() {
            coaches.borrow_mut().tell(&message);
        }
        // A state that cannot be right does not break the coach later.
        if matches!(message, ToCoach::State(_)) && works.now() {
            at.set((at.get() + 1) % next.len());
            coaches.borrow_mut().tell(&next[at.get()]);
        }
        Some(written)
    });
}

#[test]
fn no_message_of_the_coach_breaks_a_table() {
    let message = CoachMessage {
        moment: Moment {
            deal: "ab".to_owned(),
            play: "5-".to_owned(),
        },
        judged: Some(JudgedDecision {
            sentence: "It cost 0.1.".to_owned(),
            cost: Some(0.1),
        }),
        line: Some("Stand.".to_owned()),
        plays: vec![AdvisedPlay {
            action: AdvisedAction::Choice(Choice::PlayOn),
            value: -0.5,
            ties: false,
            label: "Play on −0.500".to_owned(),
            odds: None,
            bar: 0.25,
            error: None,
            equilibrium: Some(PlayInEquilibrium {
                share: 0.25,
                loss: 0.125,
                label: "25 %".to_owned(),
            }),
        }],
        day: Some(DayCost {
            sentence: "Your decisions cost 0.1 bets.".to_owned(),
            shared: "0.1".to_owned(),
            cost: 0.1,
        }),
        ..CoachMessage::default()
    };
    fuzz(vec![text_of(&message)], |text| {
        let (message, written) = read::<CoachMessage>(text)?;
        let mut page = AppHarness::open("#/blackjack", Stored::default(), 7);
        page.send(Msg::CoachSaid(Box::new(message)));
        Some(written)
    });
}

#[test]
fn no_answer_of_a_coach_breaks_a_table() {
    let mut coaches = Coaches::new();
    let mut known = vec![];
    for request in requests() {
        known.extend(coaches.tell(&ToCoach::Request(Some(request), Chosen::default())));
    }
    let wanted = ChartWanted {
        table: PayTable::KINGS,
        limit: Limit::Tenth,
    };
    let shape = "lf".parse().expect("a shape");
    let misplayed = Misplayed {
        table: PayTable::KINGS,
        shape,
    };
    known.extend([
        FromCoach::Chart(ChartAction::Write(wanted)),
        FromCoach::Chart(ChartAction::Stop),
        FromCoach::StoreMistakes(MistakesOf::Blackjack, "88T".to_owned()),
        FromCoach::ShowMistakes(MistakesOf::VideoPoker, misplayed.to_string()),
    ]);
    let page = RefCell::new(AppHarness::open("#/blackjack", Stored::default(), 7));
    fuzz(texts_of(known), |text| {
        let (answer, written) = read::<FromCoach>(text)?;
        match answer {
            FromCoach::Says(_, message) => page.borrow_mut().send(Msg::CoachSaid(message)),
            // The browser stores the record as it is, and a coach reads it again with each request.
            FromCoach::StoreMistakes(_, record) | FromCoach::ShowMistakes(_, record) => {
                round_trips::<Start>(&record);
                round_trips::<Misplayed>(&record);
            }
            FromCoach::Chart(_) | FromCoach::Done(_) => (),
        }
        Some(written)
    });
}

/// Checks that a coach can read this record of mistakes, and that the browser can store what it reads.
fn round_trips<T>(record: &str)
where
    T: FromStr<Err = NotPractice> + Display + Debug + Clone + PartialEq,
{
    KnownMistakes::<T>::default().read(Some(record.to_owned()));
    if let Ok(mistakes) = record.parse::<Mistakes<T>>() {
        assert_eq!(mistakes.to_string().parse().as_ref(), Ok(&mistakes));
    }
}

#[test]
fn no_request_breaks_the_worker_of_blackjack() {
    let rules = Preset::Vegas.rules();
    let asked = of_blackjack(&requests()).into_iter();
    let known = asked.map(BlackjackRequest::Decision).chain([
        BlackjackRequest::Chart(ChartQuestion::first(rules)),
        BlackjackRequest::Indices(IndexQuestion::first(rules, AnySystem::default())),
        BlackjackRequest::System(SystemQuestion {
            rules,
            part: SystemPart::Edge(None),
        }),
    ]);
    let works = Rarely::once_in(200);
    fuzz(texts_of(known), |text| {
        let (request, written) = read::<BlackjackRequest>(text)?;
        if let BlackjackRequest::Decision(question) = request
            && works.now()
            && let Ok(advice) = question.ask(&Coach::new(&question.rules))
        {
            let answer = BlackjackAnswer::Decision(Some(advice));
            assert_eq!(decode(&encode(&answer)), Ok(answer));
        }
        Some(written)
    });
}

#[test]
fn no_request_breaks_the_worker_of_the_lab() {
    let root = Root::from_bytes([7; 32]);
    let hands = "1000".parse().expect("a number of hands");
    let jobs = [Job::Deal { root, hands }, Job::Enumerate].map(LabRequest::Job);
    let price = LabRequest::Price(Box::new(PriceQuestion {
        rules: Rules::VEGAS,
        strategy: TotalStrategy::simplest(),
        up: CardValue::ALL[9],
        other: None,
    }));
    let short = LabRequest::Short(ShortQuestion::first(Rules::VEGAS));
    let curve = LabRequest::Curve(CurveQuestion {
        table: PayTable::jacks(9, 6),
    });
    let known = jobs.into_iter().chain([price, short, curve]);
    fuzz(texts_of(known), |text| {
        read::<LabRequest>(text).map(|(_, written)| written)
    });
}

/// The worker's work on most of these takes seconds, so the requests are only read.
#[test]
fn no_request_breaks_the_worker_of_draw_poker() {
    let table = PayTable::jacks(9, 6);
    let known = [
        PokerRequest::Return(ReturnQuestion { table }),
        PokerRequest::Strategy(StrategyQuestion {
            table,
            extra_cost: 0.0003,
        }),
        PokerRequest::DifficultHands(DifficultHandsQuestion {
            table,
            difficulty: Difficulty::Close,
            seed: 7,
        }),
    ];
    fuzz(texts_of(known), |text| {
        let (request, written) = read::<PokerRequest>(text)?;
        if let PokerRequest::Strategy(question) = request {
            assert!(question.extra_cost.is_finite());
        }
        Some(written)
    });
}

#[test]
fn no_answer_of_a_worker_breaks_the_page() {
    let rules: Rules = Preset::Classic.rules();
    let asked = of_blackjack(&requests()).into_iter();
    let decided = asked.map(|question| question.ask(&Coach::new(&question.rules)).ok());
    let known = [
        BlackjackAnswer::Decision(decided.flatten().next()),
        BlackjackAnswer::Chart(ChartAnswer::Whole(Box::new(Sheet::of(&rules)))),
        BlackjackAnswer::System(Some(SystemAnswer::Edge(0.5))),
        BlackjackAnswer::NotUnderstood,
    ];
    fuzz(texts_of(&known), |text| {
        let (answer, written) = read::<BlackjackAnswer>(text)?;
        if let BlackjackAnswer::Decision(Some(advice)) = answer {
            let _ = advice.best();
        }
        Some(written)
    });
    let (value, best) = (-0.01, -0.004);
    let price = UpcardPrice {
        price: StrategyPrice { value, best },
        other: Some(value),
    };
    let mut work = ShortWork::new(Rules::HIT_AND_STAND);
    let short = work.answer(&ShortQuestion::first(Rules::HIT_AND_STAND));
    let known = [
        LabAnswer::Bets(None),
        LabAnswer::Price(price),
        LabAnswer::Short(short),
        LabAnswer::Curve(vec![]),
        LabAnswer::NotUnderstood,
    ];
    fuzz(texts_of(&known), |text| {
        read::<LabAnswer>(text).map(|(_, written)| written)
    });
    let coach = DrawCoach::new(&PayTable::jacks(9, 6));
    let known = [
        PokerAnswer::Return(coach.whole()),
        PokerAnswer::NotUnderstood,
    ];
    fuzz(texts_of(known), |text| {
        let (answer, written) = read::<PokerAnswer>(text)?;
        if let PokerAnswer::Return(game) = answer {
            assert!(game.value() < f64::INFINITY);
        }
        Some(written)
    });
}

/// The state of the coaches holds these values.
#[test]
fn no_stored_value_breaks_a_coach() {
    let requests = requests();
    let hands = requests.iter().filter_map(|request| match request {
        AnyCoachRequest::VideoPoker(request) => Some(DrawQuestion {
            table: request.at.pays(),
            hand: request.at.hand?,
        }),
        _ => None,
    });
    let known = hands.map(|it| it.ask(&DrawCoach::new(&it.table)).expect("advice"));
    fuzz(texts_of(known.take(3)), |text| {
        let (advice, written) = read::<DrawAdvice>(text)?;
        assert!(!advice.ranked().is_empty());
        Some(written)
    });
    let seen = requests.iter().filter_map(|request| match request {
        AnyCoachRequest::PokerMatch(request) => request.at.seen.clone(),
        _ => None,
    });
    let known = seen.map(|seen| {
        PokerMatchQuestion { seen, seed: 1 }
            .ask(None)
            .expect("advice")
    });
    fuzz(texts_of(known.take(3)), |text| {
        let (advice, written) = read::<PokerMatchAdvice>(text)?;
        assert!(!advice.estimates().is_empty());
        Some(written)
    });
    let packs = requests.iter().filter_map(|request| match request {
        AnyCoachRequest::SoloDraw(request) => request.at.question.clone(),
        _ => None,
    });
    let known = packs.map(|it| it.ask(&SoloDrawCoach::new(it.jokers)).expect("chances"));
    fuzz(texts_of(known.take(3)), |text| {
        let (chances, written) = read::<SoloDrawChances>(text)?;
        assert!(!chances.holds().is_empty());
        Some(written)
    });
}

#[test]
fn no_message_breaks_the_history() {
    let id = || Id::new(1_795_390_200_000, "a1").expect("an id");
    let requests = [
        Request::Open {
            id: id(),
            in_play: vec!["b814".to_owned()],
        },
        Request::Export(Fields::new().with("a", "b")),
        Request::Import("{}".to_owned()),
        Request::Sums,
    ];
    let known = requests.iter().map(|it| ToHistory::Ask(7, encode(it)));
    let known = known.chain([ToHistory::Keep(id(), "zone=60".to_owned())]);
    fuzz(texts_of(known), |text| {
        read::<ToHistory>(text).map(|(_, written)| written)
    });
    fuzz(texts_of(&requests), |text| {
        read::<Request>(text).map(|(_, written)| written)
    });
    let answers = [
        Answer::Progress { done: 3, all: 9 },
        Answer::File("id,day\r\n".to_owned()),
        Answer::ForgottenRound(id()),
    ];
    fuzz(texts_of(&answers), |text| {
        read::<Answer>(text).map(|(_, written)| written)
    });
    fuzz(vec![text_of(&FromHistory::Kept(id()))], |text| {
        read::<FromHistory>(text).map(|(_, written)| written)
    });
}
