//! The reviews that a saved round is: each of its decisions that can be learned is an answer of the player.

use super::game::Played;
use super::judge::Judge;
use super::record::{CoachSetting, Record};
use crate::games::each;
use crate::games::items::LearnedGame;
use crate::memory::{Grade, ItemName, Review, Reviews, Time};

/// Returns the reviews in this round: none if it cannot be replayed. Their times are those before the end of the round, a
/// millisecond apart, so that the same round always gives the same reviews, and its decisions keep their order.
///
/// If the coach shows its values before each decision, a right decision proves nothing and is no review.
#[must_use]
pub fn reviews_of(record: &Record, judge: &mut Judge) -> Reviews {
    let mut reviews = Reviews::default();
    let Ok(played) = record.play() else {
        return reviews;
    };
    let graded: Vec<(String, Grade)> = each!(Played(dealt), &played, G => {
        let graded = <G as LearnedGame>::graded(judge, dealt).into_iter();
        graded.map(|(decision, grade)| (decision.to_string(), grade)).collect()
    });
    let was_told = match record.coach {
        CoachSetting::Always => true,
        CoachSetting::Never | CoachSetting::WhenAsked | CoachSetting::After => false,
    };
    let ended = record.id.ended_ms();
    for ((name, grade), before) in graded.into_iter().rev().zip(1..) {
        let at = Time::from_ms(ended.saturating_sub(before));
        let counts = match grade {
            Grade::Right => !was_told,
            Grade::Wrong => true,
        };
        if let (Ok(name), true) = (name.parse::<ItemName>(), counts) {
            reviews.add(&name, Review { at, grade });
        }
    }
    reviews
}
