//! What a worker computes before a lesson begins: questions one after the other, and all answers together.

/// The state of the work for a question `Q`, whose answers together are an `A`.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Work<Q, A> {
    /// Nobody has asked for it.
    #[default]
    NotAsked,
    /// The worker has a question.
    UnderWay {
        /// The question.
        asked: Q,
        /// The number of questions that it has answered before.
        done: usize,
        /// The answers to these.
        answers: A,
    },
    /// All answers.
    Ready(A),
}

/// What the page does next.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Next<Q> {
    /// Nothing: the worker is busy, or the answer comes too late.
    Wait,
    /// Ask the worker this.
    Ask(Q),
    /// Begin the lesson.
    Begin,
}

/// What the page does when the work is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Aim {
    /// It shows the rules of the lesson.
    Show,
    /// It begins the lesson or the exam, or shows the costs: the player waits.
    #[default]
    Begin,
}

impl<Q> Next<Q> {
    /// The same with another question.
    pub(super) fn map<R>(self, question: impl FnOnce(Q) -> R) -> Next<R> {
        match self {
            Next::Wait => Next::Wait,
            Next::Ask(it) => Next::Ask(question(it)),
            Next::Begin => Next::Begin,
        }
    }
}

impl<Q: Copy + PartialEq, A: Default> Work<Q, A> {
    /// All answers. `None` before the last one.
    #[must_use]
    pub const fn ready(&self) -> Option<&A> {
        match self {
            Work::Ready(all) => Some(all),
            Work::NotAsked | Work::UnderWay { .. } => None,
        }
    }

    /// The number of answered questions, while the worker has one.
    #[must_use]
    pub const fn done(&self) -> Option<usize> {
        match self {
            Work::UnderWay { done, .. } => Some(*done),
            Work::NotAsked | Work::Ready(_) => None,
        }
    }

    /// Begins with this question, unless the worker is at it.
    pub(super) fn begin(&mut self, first: Q) -> Next<Q> {
        match self {
            Work::NotAsked => {
                *self = Work::UnderWay {
                    asked: first,
                    done: 0,
                    answers: A::default(),
                };
                Next::Ask(first)
            }
            Work::UnderWay { .. } => Next::Wait,
            Work::Ready(_) => Next::Begin,
        }
    }

    /// Stops the work, unless it is done.
    pub(super) fn stop(&mut self) {
        match self {
            Work::UnderWay { .. } => *self = Work::NotAsked,
            Work::NotAsked | Work::Ready(_) => (),
        }
    }

    /// Takes the answer to a question, `None` if it cannot be read. `next` is the question after it, and `join` adds an
    /// answer to those before it.
    pub(super) fn got(
        &mut self,
        question: Q,
        answer: Option<A>,
        next: Option<Q>,
        join: impl FnOnce(&mut A, A),
    ) -> Next<Q> {
        let Work::UnderWay {
            asked,
            done,
            answers,
        } = self
        else {
            return Next::Wait;
        };
        if *asked != question {
            return Next::Wait;
        }
        let (done, mut answers) = (*done + 1, std::mem::take(answers));
        let Some(answer) = answer else {
            *self = Work::NotAsked;
            return Next::Wait;
        };
        join(&mut answers, answer);
        if let Some(asked) = next {
            *self = Work::UnderWay {
                asked,
                done,
                answers,
            };
            Next::Ask(asked)
        } else {
            *self = Work::Ready(answers);
            Next::Begin
        }
    }
}
