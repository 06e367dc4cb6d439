//! The coaches at the poker tables, as a table and their worker speak with each other.

use std::sync::Mutex;

use fair_deal::app::language::Language;
use fair_deal::app::{Model, Msg};
use fair_deal::coach::draw::{DrawCoach, StrategyQuestion};
use fair_deal::coach::message::CoachMessage;
use fair_deal::coach::protocol::{AtPokerTables, Chosen, CoachAtTables as _, FromCoach, ToCoach};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::games::video_poker::coach::{ChartAction, ChartWanted};
use fair_deal::wire::encode;
use fair_deal::wire::questions::PokerAnswer;

use super::sent;

/// The worker of the coaches at the poker tables, with what the table keeps of its answers.
#[derive(Debug)]
pub struct Coaches {
    worker: AtPokerTables,
    /// The last message.
    pub said: Option<CoachMessage>,
    /// The state for the next worker.
    pub state: Vec<u8>,
    /// The record of the misplayed hands, as the browser stores it.
    pub mistakes: Option<String>,
}

impl Default for Coaches {
    fn default() -> Coaches {
        Coaches::speaking(Language::English)
    }
}

impl Coaches {
    /// Starts a worker that speaks this language.
    pub fn speaking(language: Language) -> Coaches {
        Coaches::of(AtPokerTables::speaking(language))
    }

    /// Starts this worker.
    pub fn of(worker: AtPokerTables) -> Coaches {
        Coaches {
            worker,
            said: None,
            state: vec![],
            mistakes: None,
        }
    }

    /// Sends a message, and returns the answers without the last one: work is done. The state and the words have no
    /// such end.
    pub fn tell(&mut self, message: &ToCoach) -> Vec<FromCoach> {
        let is_work = matches!(message, ToCoach::Request(..) | ToCoach::Chart(..));
        let mut answers = vec![];
        let message = sent(message);
        self.worker.handle(message.for_worker(), &mut |answer| {
            answers.push(sent(&answer));
        });
        if is_work {
            let Some(FromCoach::Done(state)) = answers.pop() else {
                panic!("not done: {answers:?}");
            };
            self.state = state;
        }
        for answer in &answers {
            match answer {
                FromCoach::Says(_, message) => self.said = Some((**message).clone()),
                FromCoach::Done(_) => panic!("done more than once: {answers:?}"),
                FromCoach::StoreMistakes(_, record) => self.mistakes = Some(record.clone()),
                FromCoach::ShowMistakes(..) | FromCoach::Chart(_) => (),
            }
        }
        answers
    }

    /// Sends a request with the player's usual choices.
    pub fn request(&mut self, request: Option<AnyCoachRequest>) -> Vec<FromCoach> {
        let chosen = Chosen {
            mistakes: self.mistakes.clone(),
            ..Chosen::default()
        };
        self.tell(&ToCoach::Request(request, chosen))
    }

    /// Lets another worker go on, as after a failure.
    pub fn replace_worker(&mut self) {
        self.worker = AtPokerTables::speaking(Language::English);
        let answers = self.tell(&ToCoach::State(self.state.clone()));
        assert_eq!(answers, [], "it is no request");
    }

    /// Sends the request of the tables. Another worker writes the chart that the coach wants. The tables hear each
    /// message.
    pub fn exchange(&mut self, model: &mut Model) -> Vec<FromCoach> {
        let mut answers = self.request(model.coach_request());
        for wanted in wanted_charts(&answers) {
            answers.extend(self.tell(&ToCoach::Chart(wanted, chart_of(&wanted))));
        }
        for answer in &answers {
            if let FromCoach::Says(_, message) = answer {
                model.update(Msg::CoachSaid(message.clone()));
            }
        }
        answers
    }
}

/// Returns the commands about a chart among these answers.
pub fn chart_actions(answers: &[FromCoach]) -> Vec<ChartAction> {
    let actions = answers.iter().filter_map(|answer| match answer {
        FromCoach::Chart(action) => Some(*action),
        _ => None,
    });
    actions.collect()
}

/// Returns the charts that these answers want.
pub fn wanted_charts(answers: &[FromCoach]) -> Vec<ChartWanted> {
    let wanted = chart_actions(answers).into_iter();
    let wanted = wanted.filter_map(|action| match action {
        ChartAction::Write(wanted) => Some(wanted),
        ChartAction::Stop => None,
    });
    wanted.collect()
}

/// Returns this chart as the worker that writes it sends it. To write one takes seconds, so the tests share them.
pub fn chart_of(wanted: &ChartWanted) -> Vec<u8> {
    static WRITTEN: Mutex<Vec<(ChartWanted, Vec<u8>)>> = Mutex::new(vec![]);
    let mut written = WRITTEN.lock().expect("no panic");
    if let Some((_, chart)) = written.iter().find(|(of, _)| of == wanted) {
        return chart.clone();
    }
    let question = StrategyQuestion {
        table: wanted.table,
        extra_cost: wanted.limit.extra_cost(),
    };
    let chart = sent(&question).ask(&DrawCoach::new(&question.table));
    let chart = encode(&PokerAnswer::Strategy(Box::new(chart)));
    written.push((*wanted, chart.clone()));
    chart
}

/// Returns the messages among these answers.
pub fn messages(answers: &[FromCoach]) -> Vec<&CoachMessage> {
    let messages = answers.iter().filter_map(|answer| match answer {
        FromCoach::Says(_, message) => Some(&**message),
        _ => None,
    });
    messages.collect()
}
