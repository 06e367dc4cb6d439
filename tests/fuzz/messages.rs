//! The messages between the bundles of the page and their workers, as the receiver reads them. A message is bytes. Here
//! it is a text whose characters are the bytes.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem::discriminant;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Rarely, fuzz, played};
use crate::saves::AppHarness;
use fair_deal::coach::message::{AdvisedAction, AdvisedPlay, CoachMessage, DayCost, JudgedDecision};
use fair_deal::coach::request::{AnyCoachRequest, Moment};
use fair_deal::app::{Msg, Stored};
use fair_deal::blackjack::{Preset, Rules};
use fair_deal::coach::counting::{AnySystem, SystemAnswer, SystemPart, SystemQuestion};
use fair_deal::coach::draw::{
    DifficultHandsQuestion, Difficulty, DrawCoach, ReturnQuestion, SoloCoach,
};
use fair_deal::coach::{ChartAnswer, ChartQuestion, Choice, Coach, IndexQuestion, Sheet};
use fair_deal::history::{Answer, FromHistory, Id, Request, ToHistory};
use fair_deal::pages::{self, Effect, coaches};
use fair_deal::poker::PayTable;
use fair_deal::table::Fields;
use fair_deal::wire::questions::{DrawAnswer, DrawRequest, LabAnswer, LabRequest};
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

/// The requests of the coaches to their workers for these requests.
fn asked(requests: Vec<AnyCoachRequest>) -> (Vec<LabRequest>, Vec<DrawRequest>) {
    let (mut lab, mut draw) = (vec![], vec![]);
    for request in requests {
        let effects = pages::Model::default().update(pages::Msg::CoachRequested(Some(request)));
        for effect in effects {
            if let Effect::Coach(effect) = effect {
                match effect {
                    coaches::Effect::AskBlackjack(_, question) => {
                        lab.push(LabRequest::Decision(question));
                    }
                    coaches::Effect::AskDraw(_, question) => draw.push(DrawRequest::Hold(question)),
                    coaches::Effect::AskSolo(_, question) => draw.push(DrawRequest::Solo(question)),
                    coaches::Effect::AskDuel(_, question) => draw.push(DrawRequest::Duel(question)),
                    coaches::Effect::AskBetWorth(..)
                    | coaches::Effect::FollowChart(_)
                    | coaches::Effect::TellCoach
                    | coaches::Effect::NoteMistake(_)
                    | coaches::Effect::NoteMisplayed(_) => (),
                }
            }
        }
    }
    (lab, draw)
}

#[test]
fn no_request_breaks_the_coach() {
    let requests = requests();
    assert!(requests.len() > 20, "{requests:?}");
    fuzz(texts_of(&requests), |text| {
        let (request, written) = read::<AnyCoachRequest>(text)?;
        let _ = pages::Model::default().update(pages::Msg::CoachRequested(Some(request)));
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
fn no_request_breaks_the_worker_of_blackjack() {
    let rules = Preset::Vegas.rules();
    let (asked, _) = asked(requests());
    let known = asked.into_iter().chain([
        LabRequest::Chart(ChartQuestion::first(rules)),
        LabRequest::Indices(IndexQuestion::first(rules, AnySystem::default())),
        LabRequest::System(SystemQuestion {
            rules,
            part: SystemPart::Edge(None),
        }),
    ]);
    let works = Rarely::once_in(200);
    fuzz(texts_of(known), |text| {
        let (request, written) = read::<LabRequest>(text)?;
        if let LabRequest::Decision(question) = request
            && works.now()
            && let Ok(advice) = question.ask(&Coach::new(&question.rules))
        {
            let answer = LabAnswer::Decision(Some(advice));
            assert_eq!(decode(&encode(&answer)), Ok(answer));
        }
        Some(written)
    });
}

#[test]
fn no_request_breaks_the_worker_of_draw_poker() {
    let table = PayTable::jacks(9, 6);
    let (_, asked) = asked(requests());
    let known = asked.into_iter().chain([
        DrawRequest::Return(ReturnQuestion { table }),
        DrawRequest::DifficultHands(DifficultHandsQuestion {
            table,
            difficulty: Difficulty::Close,
            seed: 7,
        }),
    ]);
    let works = Rarely::once_in(200);
    fuzz(texts_of(known), |text| {
        let (request, written) = read::<DrawRequest>(text)?;
        if works.now() {
            let answer = match request {
                DrawRequest::Hold(question) => {
                    let advice = question.ask(&DrawCoach::new(&question.table));
                    DrawAnswer::Hold(advice.ok().map(Box::new))
                }
                DrawRequest::Solo(question) => {
                    let chances = question.ask(&SoloCoach::new(question.jokers));
                    DrawAnswer::Solo(chances.ok().map(Box::new))
                }
                DrawRequest::Duel(question) => DrawAnswer::Duel(question.ask().ok()),
                // These computations take seconds.
                DrawRequest::Return(_)
                | DrawRequest::Strategy(_)
                | DrawRequest::Rounds(_)
                | DrawRequest::DifficultHands(_) => DrawAnswer::NotUnderstood,
            };
            assert_eq!(decode(&encode(&answer)), Ok(answer));
        }
        Some(written)
    });
}

#[test]
fn no_answer_of_a_worker_breaks_the_page() {
    let rules: Rules = Preset::Classic.rules();
    let (lab, draw) = asked(requests());
    let decided = lab.into_iter().find_map(|request| match request {
        LabRequest::Decision(question) => question.ask(&Coach::new(&question.rules)).ok(),
        _ => None,
    });
    let known = [
        LabAnswer::Decision(decided),
        LabAnswer::Chart(ChartAnswer::Whole(Box::new(Sheet::of(&rules)))),
        LabAnswer::System(Some(SystemAnswer::Edge(0.5))),
        LabAnswer::Bets(None),
        LabAnswer::NotUnderstood,
    ];
    fuzz(texts_of(&known), |text| {
        let (answer, written) = read::<LabAnswer>(text)?;
        if let LabAnswer::Decision(Some(advice)) = answer {
            let _ = advice.best();
        }
        Some(written)
    });
    let hold = draw.iter().find_map(|request| match request {
        DrawRequest::Hold(question) => {
            let coach = DrawCoach::new(&question.table);
            Some([
                DrawAnswer::Hold(question.ask(&coach).ok().map(Box::new)),
                DrawAnswer::Return(coach.whole()),
            ])
        }
        _ => None,
    });
    let duel = draw.iter().find_map(|request| match request {
        DrawRequest::Duel(question) => Some(DrawAnswer::Duel(question.ask().ok())),
        _ => None,
    });
    let known = hold.into_iter().flatten().chain(duel);
    fuzz(texts_of(known), |text| {
        let (answer, written) = read::<DrawAnswer>(text)?;
        match answer {
            DrawAnswer::Hold(Some(advice)) => assert!(!advice.ranked().is_empty()),
            DrawAnswer::Return(game) => assert!(game.value() < f64::INFINITY),
            DrawAnswer::Duel(Some(advice)) => assert!(!advice.estimates().is_empty()),
            _ => (),
        }
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
