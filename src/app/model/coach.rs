//! The coach at the player's table: when it speaks, and how the model handles its answers. An [`AnyCoachRequest`]
//! describes the table, and a [`CoachMessage`] is the coach's answer.

use super::super::announcements::Topic;
use super::super::coach::{CoachFailure, CoachWorker, LastMessage};
use super::super::msg::Cmd;
use super::super::settings::{self, Coach, Setting};
use super::Model;
use crate::coach::message::{CoachMessage, CountSays, DayCost};
use crate::coach::mistakes::COSTLY;
use crate::table::{AnyTable, Judgement, Origin, Stage};
use crate::text;

impl Model {
    /// Returns when the coach speaks at this table. In practice a coach that always speaks waits for the decision.
    /// Otherwise the player could copy its answer, and the hand would count as played right.
    #[must_use]
    pub fn coach_mode(&self) -> Coach {
        match self.settings().coach {
            Coach::Always if self.practises() => Coach::After,
            mode @ (Coach::Off | Coach::Asked | Coach::After | Coach::Always) => mode,
        }
    }

    /// Returns true if the hand on the table is one of practice.
    #[must_use]
    pub fn practises(&self) -> bool {
        let table = self.table_here().and_then(|id| self.table(id));
        let sealed = table.and_then(AnyTable::sealed);
        sealed.is_some_and(|it| it.origin == Origin::Practice)
    }

    /// Returns true if the coach may speak after a decision at this moment.
    #[must_use]
    pub fn coach_may_judge(&self) -> bool {
        self.coach_mode().speaks_after(self.asks_now())
    }

    pub(crate) fn asks_now(&self) -> bool {
        self.asked.is_some() && self.asked == self.coached_position()
    }

    /// Returns the judgement of the last decision by the count, if the player counts.
    #[must_use]
    pub fn count_says(&self) -> Option<&CountSays> {
        let says = self.current_message()?.count.as_ref()?;
        (self.settings().count != settings::Count::Off).then_some(says)
    }

    /// Returns the coach's last message if it is about this moment.
    fn current_message(&self) -> Option<&CoachMessage> {
        let is_of_now = *self.coach_request()?.moment() == self.coach.message.moment;
        is_of_now.then_some(&self.coach.message)
    }

    /// Returns the coach's message about this moment, if there is one and the coach is on.
    #[must_use]
    pub fn coach_says(&self) -> Option<&CoachMessage> {
        if self.settings().coach == Coach::Off || self.coach.message.is_nothing() {
            return None;
        }
        match self.coach.worker {
            CoachWorker::Working | CoachWorker::Coming => self.current_message(),
            CoachWorker::Failed(_) => self.current_message().filter(|_| self.shows_failure()),
        }
    }

    /// Returns true if the page says that the coach cannot work: where the coach could speak now.
    fn shows_failure(&self) -> bool {
        let table = self.table_here().and_then(|id| self.table(id));
        table.is_some_and(AnyTable::is_dealt) && self.coach_may_judge()
    }

    /// Returns why the day at this table is not judged, if the coach cannot work and does not say so already.
    #[must_use]
    pub fn day_failure(&self) -> Option<&str> {
        let has_day = self.coach_request()?.has_day();
        let is_silent = has_day && self.coach_says().is_none();
        match self.coach.worker {
            CoachWorker::Working | CoachWorker::Coming => None,
            CoachWorker::Failed(_) => self.current_message()?.line.as_deref(),
        }
        .filter(|_| is_silent)
    }

    /// Returns the cost of the decisions of the finished day at this table, as soon as they are judged.
    #[must_use]
    pub fn day_cost(&self) -> Option<&DayCost> {
        let day = self.coach.message.day.as_ref()?;
        self.current_message().map(|_| day)
    }

    fn new_day_cost(&self) -> Option<&str> {
        let day = self.day_cost()?;
        (self.coach.announced.day.as_ref() != Some(day)).then_some(&day.sentence)
    }

    /// Returns the coach's new sentences for screen readers, with `between` between two of them.
    #[must_use]
    pub fn coach_announcement(&self, between: &str) -> String {
        let says = self.coach_says();
        let says = says.map(|says| says.told(&self.coach.announced, between));
        let day = self.new_day_cost().map(str::to_owned);
        let day = day.or_else(|| self.day_failure().map(str::to_owned));
        let count = self.new_count(between);
        let told = says.into_iter().filter(|told| !told.is_empty());
        let words = text::words(self.language());
        let list = self
            .coach
            .ends_list
            .then(|| words.practice_list_done().to_owned());
        let told: Vec<String> = told.chain(count).chain(day).chain(list).collect();
        told.join(between)
    }

    fn new_count(&self, between: &str) -> Option<String> {
        let says = self.count_says()?;
        let told = says.told(between);
        let is_new = self.coach.announced.count.as_ref() != Some(says);
        (is_new && !told.is_empty()).then_some(told)
    }

    /// Switches the coach on or off. In the mode "when asked", the coach speaks at this moment or stops speaking.
    pub(super) fn toggle_coach(&mut self) -> Vec<Cmd> {
        self.coach.announced_failure = None;
        match self.settings().coach {
            Coach::Off => self.choose(Setting::Coach(Coach::Always)),
            Coach::Asked => {
                self.asked = if self.asks_now() {
                    None
                } else {
                    self.coached_position()
                };
                vec![]
            }
            Coach::After | Coach::Always => self.choose(Setting::Coach(Coach::Off)),
        }
    }

    /// Has the table count the decision that the coach has judged. Returns `None` if it is none of practice, or counted.
    fn count_practice(&mut self, message: &CoachMessage) -> Option<Vec<Cmd>> {
        let cost = message.judged.as_ref()?.cost?;
        let since = message
            .moment
            .decisions_until(self.coach_request()?.moment())?;
        // As where a hand comes to the player's mistakes, and leaves them.
        let judgement = if cost < COSTLY {
            Judgement::Right
        } else {
            Judgement::Wrong
        };
        let id = self.table_here()?;
        let table = self.tables.table_mut(id)?;
        let effects = table.judge_practice(judgement, since);
        (!effects.is_empty()).then(|| self.run_effects(id, effects))
    }

    /// Returns true if the player has played each hand of the practised list right.
    fn has_done_list(&self) -> bool {
        let table = self.table_here().and_then(|id| self.table(id));
        let score = table.and_then(AnyTable::practice_score);
        score.is_some_and(|score| score.left == Some(0))
    }

    /// Handles a message of the coach, and announces it if it is about this moment.
    pub(super) fn hear_coach(&mut self, message: CoachMessage) -> Vec<Cmd> {
        let counted = self.count_practice(&message);
        self.hear(message, counted.is_some() && self.has_done_list());
        counted.unwrap_or_default()
    }

    /// Keeps a message of the coach. `ends_list` is true if it is about the last hand of a practised list.
    fn hear(&mut self, message: CoachMessage, ends_list: bool) {
        let worker = CoachWorker::Working;
        let before = &self.coach;
        if before.message == message
            && (before.worker, before.language) == (worker, self.language())
        {
            // A worker that takes the place of another one says the last message again.
            self.coach.announced = message;
            return;
        }
        let is_of_same = before.message.moment == message.moment;
        // After a change of language the coach repeats its message in the new language.
        let is_repeat = is_of_same && before.language != self.language();
        let announced = if is_repeat {
            message.clone()
        } else if is_of_same {
            before.message.clone()
        } else {
            CoachMessage::default()
        };
        self.coach = LastMessage {
            message,
            announced,
            language: self.language(),
            worker,
            announced_failure: None,
            ends_list,
        };
        if !is_repeat && !self.coach_announcement(" ").is_empty() {
            self.announce(Topic::Coach);
        }
    }

    /// Handles the state of the coach's worker.
    pub(super) fn coach_worker_is(&mut self, worker: CoachWorker) -> Vec<Cmd> {
        match worker {
            CoachWorker::Working | CoachWorker::Coming => {
                self.coach.worker = worker;
                vec![]
            }
            CoachWorker::Failed(failure) => {
                self.say_coach_failed(failure);
                vec![]
            }
        }
    }

    /// Says in place of the coach that it cannot work. Announces it once, and not again after each decision.
    fn say_coach_failed(&mut self, failure: CoachFailure) {
        self.coach.worker = CoachWorker::Failed(failure);
        let Some(request) = self.coach_request() else {
            return;
        };
        let words = text::words(self.language());
        let (line, why) = match failure {
            CoachFailure::Worker => (words.cannot_work(), Some(words.why_cannot_work())),
            CoachFailure::Words => (words.lacks_words(), None),
        };
        self.coach = LastMessage {
            message: CoachMessage {
                moment: request.moment().clone(),
                line: Some(line.to_owned()),
                note: why.map(ToOwned::to_owned),
                ..CoachMessage::default()
            },
            language: self.language(),
            worker: CoachWorker::Failed(failure),
            announced_failure: self.coach.announced_failure,
            ..LastMessage::default()
        };
        let is_shown = self.coach_says().is_some() || self.day_failure().is_some();
        if is_shown && self.coach.announced_failure != Some(failure) {
            self.coach.announced_failure = Some(failure);
            self.announce(Topic::Coach);
        }
    }

    /// Says in the new language that the coach cannot work. A coach that works repeats its message itself.
    pub(super) fn repeat_coach(&mut self) {
        match self.coach.worker {
            CoachWorker::Working | CoachWorker::Coming => (),
            CoachWorker::Failed(failure) => self.say_coach_failed(failure),
        }
    }

    /// Returns true if the page has to say that the coach is on its way: it could speak of the decision to make, or of
    /// the last one.
    #[must_use]
    pub fn coach_is_coming(&self) -> bool {
        let table = self.table_here().and_then(|id| self.table(id));
        let Some((request, table)) = self.coach_request().zip(table) else {
            return false;
        };
        let before = self.coach_mode().speaks_before(self.asks_now());
        let after = self.coach_may_judge() && request.judges() && !request.moment().play.is_empty();
        let speaks = match table.stage() {
            Some(Stage::Player | Stage::Swap) => before || after,
            Some(Stage::Over) => after,
            Some(Stage::Dealer) | None => false,
        };
        self.coach.worker == CoachWorker::Coming && self.coached_position().is_some() && speaks
    }
}

#[cfg(test)]
mod tests;
