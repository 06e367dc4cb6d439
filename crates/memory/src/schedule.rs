//! When an item returns: the Free Spaced Repetition Scheduler (FSRS 6) with its published parameters.
//!
//! FSRS counts in days. So the days between two reviews are rounded, and a review on the same day changes little: the
//! model has a formula of its own for it.
//!
//! Within a day, these rules add what FSRS leaves to the program (“learning steps”):
//!
//! - After a wrong answer the item returns after a minute, until it was answered right three times in a row.
//! - A right answer within a minute after the previous answer changes nothing, because the player has just seen the
//!   solution.

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, MemoryState, current_retrievability};

use super::reviews::{Grade, Review, Time};

/// The milliseconds of a day.
pub const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The time in milliseconds within which a right answer is a repetition of the previous one.
pub const REPETITION_MS: u64 = 60 * 1000;

/// The number of right answers in a row after which a mistake is mended.
pub const TO_MEND: u8 = 3;

/// The chance to remember an item at which it returns.
pub const RETENTION: f64 = 0.9;

/// The memory of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    state: MemoryState,
    /// The time of the last review that counted.
    last: Time,
    /// The number of right answers that the last mistake still needs.
    to_mend: u8,
}

impl Memory {
    /// Returns the number of days after which the player remembers the item with a chance of 90 %.
    #[must_use]
    pub fn stability(self) -> f64 {
        self.state.stability.into()
    }

    /// Returns the time of the last review that counted.
    #[must_use]
    pub const fn last(self) -> Time {
        self.last
    }

    /// Returns true if no mistake is left that the player has not answered right often enough since.
    #[must_use]
    pub const fn is_mended(self) -> bool {
        self.to_mend == 0
    }
}

/// The scheduler.
#[derive(Clone, Debug, Default)]
pub struct Scheduler {
    fsrs: FSRS,
}

impl Scheduler {
    /// Creates the scheduler.
    #[must_use]
    pub fn new() -> Scheduler {
        Scheduler::default()
    }

    /// Returns the memory after these reviews, oldest first. Returns `None` if there is none.
    pub fn memory(&self, reviews: impl IntoIterator<Item = Review>) -> Option<Memory> {
        let mut reviews = reviews.into_iter();
        let first = self.after(None, reviews.next()?);
        Some(reviews.fold(first, |memory, review| self.after(Some(memory), review)))
    }

    /// Returns the memory after one more review.
    #[must_use]
    pub fn after(&self, memory: Option<Memory>, review: Review) -> Memory {
        let since = memory.map(|it| review.at.ms_since(it.last));
        if let (Some(memory), Some(0..REPETITION_MS), Grade::Right) = (memory, since, review.grade)
        {
            return memory;
        }
        let days = (since.unwrap_or_default() + DAY_MS / 2) / DAY_MS;
        let days = u32::try_from(days).unwrap_or(u32::MAX);
        let retention = in_f32(RETENTION);
        let state = memory.map(|it| it.state);
        let next = self.fsrs.next_states(state, retention, days);
        let next = next.map(|next| match review.grade {
            Grade::Wrong => next.again.memory,
            Grade::Right => next.good.memory,
        });
        let to_mend = match (review.grade, memory) {
            (Grade::Wrong, _) => TO_MEND,
            (Grade::Right, Some(memory)) => memory.to_mend.saturating_sub(1),
            (Grade::Right, None) => 0,
        };
        Memory {
            to_mend,
            // FSRS refuses only states that are not finite, which it never returns.
            state: next.ok().or(state).unwrap_or(MemoryState {
                stability: 0.0,
                difficulty: 0.0,
            }),
            last: review.at,
        }
    }

    /// Returns the chance that the player remembers the item at this time, 0 to 1.
    #[must_use]
    pub fn remembered(&self, memory: Memory, now: Time) -> f64 {
        let days = days(now.ms_since(memory.last));
        current_retrievability(memory.state, days, FSRS6_DEFAULT_DECAY).into()
    }

    /// Returns the time at which the item returns: a minute after the last review until a mistake is mended, and then
    /// when the chance to remember the item has fallen to [`RETENTION`].
    #[must_use]
    pub fn due(&self, memory: Memory) -> Time {
        if memory.to_mend > 0 {
            return memory.last.after_ms(REPETITION_MS);
        }
        let stability = Some(memory.state.stability);
        let days = self.fsrs.next_interval(stability, in_f32(RETENTION), 0);
        memory.last.after_ms(in_ms(days))
    }
}

#[expect(clippy::cast_possible_truncation, reason = "FSRS has this precision")]
const fn in_f32(number: f64) -> f32 {
    number as f32
}

#[expect(clippy::cast_precision_loss, reason = "FSRS has this precision")]
const fn days(ms: u64) -> f32 {
    ms as f32 / DAY_MS as f32
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the stability is between 0 and 36,500 days"
)]
fn in_ms(days: f32) -> u64 {
    (f64::from(days) * DAY_MS as f64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Time = Time::from_ms(1_795_390_200_000);

    fn review(minutes: u64, grade: Grade) -> Review {
        Review {
            at: START.after_ms(minutes * 60_000),
            grade,
        }
    }

    fn stability(reviews: &[Review]) -> f64 {
        let memory = Scheduler::new().memory(reviews.iter().copied());
        memory.expect("a review").stability()
    }

    const DAY: u64 = 24 * 60;

    #[test]
    fn new_item_has_the_published_stability() {
        assert!((stability(&[review(0, Grade::Wrong)]) - 0.212).abs() < 1e-6);
        assert!((stability(&[review(0, Grade::Right)]) - 2.3065).abs() < 1e-6);
        assert_eq!(Scheduler::new().memory([]), None);
    }

    #[test]
    fn item_is_due_when_its_chance_has_fallen() {
        let scheduler = Scheduler::new();
        let reviews = [review(0, Grade::Right), review(2 * DAY, Grade::Right)];
        let memory = scheduler.memory(reviews).expect("reviews");
        let due = scheduler.due(memory);
        assert!((scheduler.remembered(memory, due) - RETENTION).abs() < 1e-4);
        assert!(scheduler.remembered(memory, reviews[1].at) > 0.999_999);
        assert!(due.ms_since(reviews[1].at) > 3 * DAY_MS);
    }

    #[test]
    fn wrong_answer_shortens_the_interval() {
        let known = [review(0, Grade::Right), review(3 * DAY, Grade::Right)];
        let forgotten = [known[0], known[1], review(10 * DAY, Grade::Wrong)];
        assert!(stability(&forgotten) < 0.5 * stability(&known));
    }

    #[test]
    fn immediate_repetition_is_no_proof() {
        let wrong = [review(0, Grade::Wrong)];
        let mut repeated = wrong.to_vec();
        for second in 1..6 {
            repeated.push(Review {
                at: START.after_ms(second * 10_000 - 1),
                grade: Grade::Right,
            });
        }
        assert!((stability(&repeated) - stability(&wrong)).abs() < 1e-9);
        // A wrong answer counts at once, and a right one a minute later.
        let lower = [wrong[0], review(1, Grade::Right), review(1, Grade::Wrong)];
        assert!(stability(&lower[..2]) > stability(&wrong));
        assert!(stability(&lower) < stability(&lower[..2]));
    }

    #[test]
    fn mistake_returns_until_it_is_mended() {
        let scheduler = Scheduler::new();
        let mut reviews = vec![review(0, Grade::Wrong)];
        for minute in 1..=TO_MEND.into() {
            let memory = scheduler.memory(reviews.iter().copied()).expect("reviews");
            let last = reviews[reviews.len() - 1].at;
            assert_eq!(scheduler.due(memory), last.after_ms(REPETITION_MS));
            // A repetition does not mend it.
            let repeated = scheduler.after(
                Some(memory),
                Review {
                    at: last.after_ms(REPETITION_MS - 1),
                    grade: Grade::Right,
                },
            );
            assert_eq!(repeated, memory);
            reviews.push(review(minute, Grade::Right));
        }
        let memory = scheduler.memory(reviews.iter().copied()).expect("reviews");
        assert!(scheduler.due(memory) > reviews[3].at.after_ms(DAY_MS / 10));
        reviews.push(review(4, Grade::Wrong));
        let memory = scheduler.memory(reviews.iter().copied()).expect("reviews");
        assert_eq!(scheduler.due(memory), reviews[4].at.after_ms(REPETITION_MS));
    }

    #[test]
    fn clock_that_goes_back_does_no_harm() {
        let scheduler = Scheduler::new();
        let memory = scheduler
            .memory([review(DAY, Grade::Right)])
            .expect("a review");
        assert!((scheduler.remembered(memory, START) - 1.0).abs() < 1e-6);
        let back = scheduler.after(Some(memory), review(0, Grade::Wrong));
        assert!(back.stability().is_finite());
    }
}
