//! The progress of a practice: its score, and the hands of its list that the player has played right.

use super::practice::Practice;
use super::round::Round;

/// The coach's judgement of a decision in practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It was the best decision, or cost too little to be a mistake.
    Right,
    /// It was a mistake.
    Wrong,
}

/// The score of a practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeScore {
    /// The number of right decisions.
    pub right: usize,
    /// The number of judged decisions.
    pub tried: usize,
    /// The number of hands on the list that are not done; `None` if the hands are of a kind.
    pub left: Option<usize>,
}

/// A number of decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    right: usize,
    tried: usize,
}

impl Count {
    const fn add(&mut self, judgement: Judgement) {
        self.tried += 1;
        match judgement {
            Judgement::Right => self.right += 1,
            Judgement::Wrong => (),
        }
    }
}

/// The progress of a practice.
#[derive(Clone, Debug, Default)]
struct Progress {
    all: Count,
    /// The decisions about the hand on the table.
    of_hand: Count,
    /// The number, in its round, of the last judged decision.
    last: usize,
    /// The places on the list of the hands that the player has played right.
    done: Vec<usize>,
}

/// A practice: its hands, and the player's progress.
#[derive(Clone, Debug)]
pub(super) struct Practising<P> {
    hands: P,
    progress: Progress,
}

impl<P> Practising<P> {
    /// The beginning of the practice of these hands.
    pub(super) fn new(hands: P) -> Practising<P> {
        Practising {
            hands,
            progress: Progress::default(),
        }
    }

    /// The hands.
    pub(super) const fn hands(&self) -> &P {
        &self.hands
    }

    /// The places that are done as a save has them, if there are any: for each place up to the last one a digit, which
    /// is 1 if it is done.
    pub(super) fn saved_done(&self) -> Option<String> {
        let done = &self.progress.done;
        let last = *done.iter().max()?;
        let digit = |place| if done.contains(&place) { '1' } else { '0' };
        Some((0..=last).map(digit).collect())
    }

    /// Counts the judgement of the decision with this number in its round, from 1, and returns true. Returns false if
    /// it was counted before. The player has made `decided` decisions in the round. `place` is the place of a listed
    /// hand whose decisions are all made.
    pub(super) fn judge(
        &mut self,
        judgement: Judgement,
        number: usize,
        decided: usize,
        place: Option<usize>,
    ) -> bool {
        let progress = &mut self.progress;
        if number <= progress.last {
            return false;
        }
        progress.last = number;
        progress.all.add(judgement);
        progress.of_hand.add(judgement);
        // A decision that the coach did not judge leaves the hand on the list.
        if progress.of_hand.right == decided {
            let place = place.filter(|place| !progress.done.contains(place));
            progress.done.extend(place);
        }
        true
    }

    /// Reads the hands of a save, and the places that are done. A save has no score, and one of an earlier build has no
    /// such places.
    pub(super) fn read<R: Round>(
        hands: &str,
        done: Option<&str>,
        rules: &R::Rules,
    ) -> Option<Practising<P>>
    where
        P: Practice<R>,
    {
        let mut practising = Practising::new(hands.parse::<P>().ok()?);
        if let Some(done) = done {
            let places = practising.hands.places(rules)?;
            for (place, digit) in done.chars().enumerate() {
                match digit {
                    '0' => (),
                    '1' if places.contains(&place) => practising.progress.done.push(place),
                    _ => return None,
                }
            }
        }
        Some(practising)
    }

    /// The number of listed hands that are left; `None` if the hands are of a kind.
    fn left<R: Round>(&self, rules: &R::Rules) -> Option<usize>
    where
        P: Practice<R>,
    {
        let places = self.hands.places(rules)?;
        let left = places
            .iter()
            .filter(|place| !self.progress.done.contains(place));
        Some(left.count())
    }

    /// The score, with these rules.
    pub(super) fn score<R: Round>(&self, rules: &R::Rules) -> PracticeScore
    where
        P: Practice<R>,
    {
        let Count { right, tried } = self.progress.all;
        PracticeScore {
            right,
            tried,
            left: self.left(rules),
        }
    }

    /// The practice with its next hand. If no hand is left, the list begins again.
    pub(super) fn next_hand<R: Round>(&self, rules: &R::Rules) -> Practising<P>
    where
        P: Practice<R>,
    {
        let progress = match self.left(rules) {
            Some(0) => Progress::default(),
            Some(_) | None => Progress {
                all: self.progress.all,
                done: self.progress.done.clone(),
                ..Progress::default()
            },
        };
        Practising {
            hands: self.hands.clone(),
            progress,
        }
    }

    /// The places that are done.
    pub(super) fn done(&self) -> &[usize] {
        &self.progress.done
    }
}
