//! The order of the items in a lesson, and how far the player is.
//!
//! Among the due items comes first the one with the greatest expected loss: how often it comes up, times what its
//! mistake costs, times the chance that the player has forgotten it a day later, before the next lesson. At once, an item
//! that the player has just seen would be worth nothing. The same item never comes twice in a row.
//!
//! A mistake counts as forgotten until it is mended ([`Memory::is_mended`](super::Memory::is_mended)).
//!
//! An item that the player has never met is due. Nobody knows how the player would answer, so the lesson assumes that a
//! costly mistake is a rare one: the chance of a mistake is exp(−cost / 0.15 bets). Nobody hits a hard 20, and a lesson
//! that began with it would teach nothing. For a player who knows nothing at all, every fourth item is a new one as long as
//! there are any, so that none waits for ever.

use std::collections::{BTreeMap, BTreeSet};

use super::item::{Item, ItemName};
use super::reviews::{Grade, Review, Reviews, Time};
use super::schedule::{DAY_MS, Memory, Scheduler};

/// The items of a lesson, with what the player remembers.
#[derive(Clone, Debug)]
pub struct Lesson {
    scheduler: Scheduler,
    /// The items by their loss, the greatest first.
    items: Vec<Learned>,
    places: BTreeMap<ItemName, usize>,
    /// The item of the last answer.
    last: Option<usize>,
    /// The number of answers since the last one about a new item.
    since_new: usize,
}

#[derive(Clone, Debug)]
struct Learned {
    item: Item,
    memory: Option<Memory>,
    due: Option<Time>,
}

/// The cost in bets of a mistake that 1 of e players makes who have never met the item.
const PLAUSIBLE: f64 = 0.15;

/// The number of items that the player has met, between two new ones.
const BETWEEN_NEW: usize = 3;

/// What the player remembers of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    /// The player has never met it.
    New {
        /// The chance that the player guesses it, 0 to 1.
        guessed: f64,
    },
    /// It is due, or a mistake that is not mended.
    Due {
        /// The chance that the player remembers it, 0 to 1.
        remembered: f64,
    },
    /// It is not due.
    Known {
        /// The chance that the player remembers it, 0 to 1.
        remembered: f64,
        /// The time at which it is due.
        until: Time,
    },
}

impl State {
    /// Returns the chance that the player remembers the item or guesses it, 0 to 1.
    #[must_use]
    pub const fn remembered(self) -> f64 {
        match self {
            State::New { guessed } => guessed,
            State::Due { remembered } | State::Known { remembered, .. } => remembered,
        }
    }
}

/// How far the player is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The number of items that the player has met before and that are due.
    pub due: usize,
    /// The number of items that the player has never met.
    pub new: usize,
    /// The number of items that are not due.
    pub known: usize,
    /// The expected loss in a round by forgotten and unknown items, in bets.
    pub loss: f64,
    /// The loss in a round of a player who knows nothing, in bets.
    pub loss_of_all: f64,
}

impl Lesson {
    /// Creates a lesson of these items from the stored reviews. Of items with the same name, the first one counts. Items
    /// with the same loss keep their order.
    #[must_use]
    pub fn new(scheduler: Scheduler, items: Vec<Item>, reviews: &Reviews) -> Lesson {
        let mut names = BTreeSet::new();
        let items = items.into_iter();
        let items = items.filter(|item| names.insert(item.name.clone()));
        let learned = items.map(|item| {
            let memory = scheduler.memory(reviews.of(&item.name));
            let due = memory.map(|it| scheduler.due(it));
            Learned { item, memory, due }
        });
        let mut items: Vec<Learned> = learned.collect();
        items.sort_by(|one, other| other.item.loss().total_cmp(&one.item.loss()));
        let names = items.iter().map(|it| it.item.name.clone());
        Lesson {
            scheduler,
            places: names.zip(0..).collect(),
            items,
            last: None,
            since_new: 0,
        }
    }

    /// Returns the next due item. Returns `None` if nothing is due but the item of the last answer.
    #[must_use]
    pub fn next_due(&self, now: Time) -> Option<&Item> {
        let new = if self.since_new < BETWEEN_NEW {
            None
        } else {
            self.greatest(now, |it| it.due.is_none())
        };
        new.or_else(|| self.greatest(now, |it| it.due.is_none_or(|due| due <= now)))
    }

    /// Returns the mistake that is not mended and was asked about longest ago, whether it is due or not. Returns `None` if
    /// there is none but that of the last answer.
    #[must_use]
    pub fn next_mistake(&self) -> Option<&Item> {
        let others = (0..)
            .zip(&self.items)
            .filter(|(place, _)| Some(*place) != self.last);
        let mistakes = others.filter_map(|(_, learned)| {
            let memory = learned.memory.filter(|it| !it.is_mended())?;
            Some((memory.last(), &learned.item))
        });
        let oldest = mistakes.min_by_key(|(last, _)| *last);
        oldest.map(|(_, item)| item)
    }

    /// Returns the next item of a player who goes on when nothing is due, among those with such a name. Returns `None` if
    /// there is none but that of the last answer.
    #[must_use]
    pub fn next_ahead(&self, now: Time, is_wanted: impl Fn(&ItemName) -> bool) -> Option<&Item> {
        self.greatest(now, |it| is_wanted(&it.item.name))
    }

    /// The item of those with the greatest expected loss a day later. The first one of equals.
    fn greatest(&self, now: Time, is_candidate: impl Fn(&Learned) -> bool) -> Option<&Item> {
        let tomorrow = now.after_ms(DAY_MS);
        let mut greatest: Option<(f64, &Item)> = None;
        for (place, learned) in self.items.iter().enumerate() {
            // No later item can have a greater expected loss.
            if greatest.is_some_and(|(greatest, _)| learned.item.loss() <= greatest) {
                break;
            }
            if Some(place) == self.last || !is_candidate(learned) {
                continue;
            }
            let loss = self.expected_loss(learned, tomorrow);
            if greatest.is_none_or(|(greatest, _)| loss > greatest) {
                greatest = Some((loss, &learned.item));
            }
        }
        greatest.map(|(_, item)| item)
    }

    fn expected_loss(&self, learned: &Learned, at: Time) -> f64 {
        learned.item.loss() * (1.0 - self.state(learned, at).remembered())
    }

    fn state(&self, learned: &Learned, at: Time) -> State {
        let Some((memory, until)) = learned.memory.zip(learned.due) else {
            let guessed = 1.0 - (-learned.item.cost() / PLAUSIBLE).exp();
            return State::New { guessed };
        };
        if !memory.is_mended() {
            return State::Due { remembered: 0.0 };
        }
        let remembered = self.scheduler.remembered(memory, at);
        if until <= at {
            State::Due { remembered }
        } else {
            State::Known { remembered, until }
        }
    }

    /// Returns each item with what the player remembers of it, the greatest loss first.
    pub fn each(&self, now: Time) -> impl Iterator<Item = (&Item, State)> {
        let items = self.items.iter();
        items.map(move |learned| (&learned.item, self.state(learned, now)))
    }

    /// Takes an answer over, from the lesson or from a table. Does nothing if the lesson has no such item.
    pub fn answer(&mut self, name: &ItemName, at: Time, grade: Grade) {
        let Some(place) = self.places.get(name) else {
            return;
        };
        let learned = &mut self.items[*place];
        self.since_new = if learned.memory.is_none() {
            0
        } else {
            self.since_new + 1
        };
        let memory = self.scheduler.after(learned.memory, Review { at, grade });
        learned.memory = Some(memory);
        learned.due = Some(self.scheduler.due(memory));
        self.last = Some(*place);
    }

    /// Returns how far the player is.
    #[must_use]
    pub fn progress(&self, now: Time) -> Progress {
        let mut progress = Progress {
            due: 0,
            new: 0,
            known: 0,
            loss: 0.0,
            loss_of_all: 0.0,
        };
        for (item, state) in self.each(now) {
            match state {
                State::New { .. } => progress.new += 1,
                State::Due { .. } => progress.due += 1,
                State::Known { .. } => progress.known += 1,
            }
            progress.loss += item.loss() * (1.0 - state.remembered());
            progress.loss_of_all += item.loss();
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Time = Time::from_ms(1_795_390_200_000);
    const MINUTE_MS: u64 = 60_000;

    fn item(name: &str, loss: f64) -> Item {
        let name = format!("game/kind/{name}").parse().expect("a name");
        Item::new(name, loss, 1.0).expect("an item")
    }

    fn lesson(losses: &[(&str, f64)]) -> Lesson {
        let items = losses
            .iter()
            .map(|(name, loss)| item(name, *loss))
            .collect();
        Lesson::new(Scheduler::new(), items, &Reviews::default())
    }

    fn name_of(item: Option<&Item>) -> Option<String> {
        Some(item?.name.parts().last()?.to_owned())
    }

    /// Answers the next items, one every ten seconds, and returns their names.
    fn answered(lesson: &mut Lesson, answers: &[Grade]) -> String {
        let mut names = String::new();
        for (grade, number) in answers.iter().zip(0..) {
            let at = NOW.after_ms(number * 10_000);
            let next = lesson
                .next_due(at)
                .or_else(|| lesson.next_ahead(at, |_| true));
            let next = next.expect("an item").name.clone();
            names.extend(next.parts().last());
            lesson.answer(&next, at, *grade);
        }
        names
    }

    #[test]
    fn mistakes_come_back_when_nothing_is_due() {
        let mut lesson = lesson(&[("a", 3.0), ("b", 2.0), ("c", 1.0)]);
        let grades = [Grade::Wrong, Grade::Wrong, Grade::Right];
        assert_eq!(answered(&mut lesson, &grades), "abc");
        let now = NOW.after_ms(25_000);
        assert_eq!(lesson.next_due(now), None);
        let mut names = String::new();
        for second in 0..3 {
            let next = lesson.next_mistake().expect("a mistake").name.clone();
            names.extend(next.parts().last());
            lesson.answer(&next, now.after_ms(1_000 * second), Grade::Wrong);
        }
        assert_eq!(names, "aba");
    }

    #[test]
    fn equal_losses_keep_their_order() {
        let items = ["c", "a", "b", "a"].map(|name| item(name, 0.1)).to_vec();
        let mut lesson = Lesson::new(Scheduler::new(), items, &Reviews::default());
        let right = Grade::Right;
        assert_eq!(answered(&mut lesson, &[right; 3]), "cab");
    }

    #[test]
    fn costly_mistakes_are_guessed_right() {
        let with_cost = |name: &str, frequency: f64, cost: f64| {
            let name = format!("game/kind/{name}").parse().expect("a name");
            Item::new(name, frequency, cost).expect("an item")
        };
        // A player who never hits a hard 20 learns the close ones first.
        let items = vec![
            with_cost("a", 0.05, 1.4),
            with_cost("b", 0.01, 0.05),
            with_cost("c", 0.01, 0.1),
        ];
        let mut lesson = Lesson::new(Scheduler::new(), items, &Reviews::default());
        assert_eq!(answered(&mut lesson, &[Grade::Right; 3]), "cba");
    }

    #[test]
    fn every_fourth_item_is_new() {
        let names = ["a", "b", "c", "d", "e"];
        let mut items: Vec<Item> = names.iter().map(|name| item(name, 0.3)).collect();
        items.push(item("x", 1e-9));
        let long_ago = names.map(|name| format!("game/kind/{name} 1000+"));
        let Ok(reviews) = long_ago.join("\n").parse();
        let mut lesson = Lesson::new(Scheduler::new(), items, &reviews);
        assert_eq!(answered(&mut lesson, &[Grade::Right; 6]), "abcxde");
    }

    #[test]
    fn new_items_come_by_their_loss() {
        let mut lesson = lesson(&[("c", 0.1), ("a", 0.3), ("b", 0.2), ("d", 0.0)]);
        assert_eq!(answered(&mut lesson, &[Grade::Right; 4]), "abcd");
        let states = lesson.each(NOW).map(|(item, state)| (item.loss(), state));
        let (losses, states): (Vec<f64>, Vec<State>) = states.unzip();
        assert!(losses.is_sorted_by(|one, other| one >= other));
        let is_known = |it: &State| matches!(it, State::Known { until, .. } if *until > NOW);
        assert!(states.iter().all(is_known), "{states:?}");
        let progress = lesson.progress(NOW.after_ms(MINUTE_MS));
        assert_eq!([progress.due, progress.new, progress.known], [0, 0, 4]);
        assert!(progress.loss < 0.01 * progress.loss_of_all);
    }

    #[test]
    fn no_item_comes_twice_in_a_row() {
        for answers in [[Grade::Wrong; 40], [Grade::Right; 40]] {
            let mut lesson = lesson(&[("a", 1.0), ("b", 1e-6), ("c", 0.0)]);
            let names = answered(&mut lesson, &answers);
            let names: Vec<char> = names.chars().collect();
            assert!(names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
        }
        let mut lesson = lesson(&[("a", 1.0)]);
        answered(&mut lesson, &[Grade::Wrong]);
        let later = NOW.after_ms(MINUTE_MS);
        assert_eq!(
            lesson
                .next_due(later)
                .or(lesson.next_ahead(later, |_| true)),
            None
        );
    }

    #[test]
    fn costly_mistake_returns_in_the_same_lesson() {
        let names: Vec<String> = ('A'..='Z').map(String::from).collect();
        let losses = names
            .iter()
            .map(|name| (name.as_str(), if name == "A" { 1.0 } else { 0.1 }));
        let mut lesson = lesson(&losses.collect::<Vec<_>>());
        let mut answers = [Grade::Right; 25];
        answers[0] = Grade::Wrong;
        let names = answered(&mut lesson, &answers);
        let places: Vec<usize> = names.match_indices('A').map(|(at, _)| at).collect();
        assert_eq!(places, [0, 6, 12, 18], "{names}");
    }

    #[test]
    fn due_item_with_the_greatest_loss_comes_first() {
        let [often, seldom] = ["often", "seldom"].map(|it| item(it, 0.0).name);
        let mut reviews = Reviews::default();
        let week = 7 * DAY_MS;
        for name in [&often, &seldom] {
            let at = Time::from_ms(NOW.ms() - week);
            let grade = Grade::Right;
            reviews.add(name, Review { at, grade });
        }
        let items = vec![item("seldom", 0.1), item("often", 0.2)];
        let lesson = Lesson::new(Scheduler::new(), items, &reviews);
        assert_eq!(name_of(lesson.next_due(NOW)).as_deref(), Some("often"));
        assert_eq!(lesson.progress(NOW).due, 2);
        // Before they are due, nothing is.
        let before = Time::from_ms(NOW.ms() - week + DAY_MS);
        assert_eq!(lesson.next_due(before), None);
        assert_eq!(
            name_of(lesson.next_ahead(before, |_| true)).as_deref(),
            Some("often")
        );
    }

    #[test]
    fn stored_reviews_give_the_same_lesson_as_answers() {
        let mut answered = lesson(&[("a", 0.2), ("b", 0.1)]);
        let mut reviews = Reviews::default();
        for (name, day, grade) in [
            ("a", 0, Grade::Wrong),
            ("b", 1, Grade::Right),
            ("a", 3, Grade::Right),
        ] {
            let name = item(name, 0.0).name;
            let at = NOW.after_ms(day * DAY_MS);
            answered.answer(&name, at, grade);
            reviews.add(&name, Review { at, grade });
        }
        let items = vec![item("a", 0.2), item("b", 0.1)];
        let stored = Lesson::new(Scheduler::new(), items, &reviews);
        let later = NOW.after_ms(5 * DAY_MS);
        assert_eq!(stored.progress(later), answered.progress(later));
        assert_eq!(
            stored.next_due(later).map(|it| &it.name),
            stored.next_ahead(later, |_| true).map(|it| &it.name)
        );
    }

    #[test]
    fn unknown_answers_change_nothing() {
        let mut lesson = lesson(&[("a", 0.2)]);
        let before = lesson.progress(NOW);
        lesson.answer(&item("b", 0.0).name, NOW, Grade::Right);
        assert_eq!(lesson.progress(NOW), before);
        assert_eq!(before.new, 1);
    }
}
