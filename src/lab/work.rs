//! The jobs of the lab, divided into slices. A worker, or the page itself, runs a slice, reports the progress and
//! continues.

use serde::{Deserialize, Serialize};

use crate::core::{Card, Category, Decks, HandRank, PokerHand};

use super::exact;
use super::hands::{Hands, Root};

/// The number of hands of each category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u32; Category::ALL.len()]")]
pub struct Counts([u32; Category::ALL.len()]);

impl Counts {
    /// Returns the number of hands of this category.
    #[must_use]
    pub const fn of(&self, category: Category) -> u32 {
        // A category's discriminant is its index in the array.
        self.0[category as usize]
    }

    /// Returns the number of all hands.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    fn add(&mut self, rank: HandRank) {
        self.0[rank.category() as usize] += 1;
    }
}

impl TryFrom<[u32; Category::ALL.len()]> for Counts {
    type Error = &'static str;

    fn try_from(counts: [u32; Category::ALL.len()]) -> Result<Counts, &'static str> {
        let mut all = counts.iter();
        let sum = all.try_fold(0_u32, |sum, count| sum.checked_add(*count));
        sum.map(|_| Counts(counts))
            .ok_or("more hands than can be counted")
    }
}

/// A job of the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Job {
    /// Deal hands. Each comes from its own deal, which follows from this root.
    Deal {
        /// The root, from the browser's entropy.
        root: Root,
        /// The number of hands.
        hands: Hands,
    },
    /// Rank each of the 2,598,960 hands.
    Enumerate,
}

impl Job {
    /// Returns the number of hands.
    #[must_use]
    pub const fn hands(self) -> u32 {
        match self {
            Job::Deal { hands, .. } => hands.count(),
            Job::Enumerate => exact::HANDS,
        }
    }

    /// Returns the work of this job, at its beginning.
    #[must_use]
    pub fn begin(self) -> Work {
        match self {
            Job::Deal { root, hands } => Work::Experiment(Experiment::new(root, hands)),
            Job::Enumerate => Work::Enumeration(Enumeration::new()),
        }
    }
}

/// A job in progress.
#[derive(Clone, Debug)]
pub enum Work {
    /// An experiment that deals hands.
    Experiment(Experiment),
    /// An enumeration that ranks all hands, one after the other.
    Enumeration(Enumeration),
}

impl Work {
    /// Processes the next `limit` hands, or the remaining ones if there are fewer.
    pub fn advance(&mut self, limit: u32) {
        match self {
            Work::Experiment(experiment) => experiment.advance(limit),
            Work::Enumeration(enumeration) => enumeration.advance(limit),
        }
    }

    /// Returns the progress of the work.
    #[must_use]
    pub fn report(&self) -> Report {
        match self {
            Work::Experiment(experiment) => experiment.report(),
            Work::Enumeration(enumeration) => Report {
                counts: enumeration.counts,
            },
        }
    }

    /// Returns true if no hands are left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Work::Experiment(experiment) => experiment.dealt == experiment.hands.count(),
            Work::Enumeration(enumeration) => enumeration.next.is_none(),
        }
    }
}

/// The progress of a job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The hands so far.
    pub counts: Counts,
}

impl Report {
    /// Returns the number of hands so far.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.counts.total()
    }
}

/// Hands dealt one after the other, each from a whole pack that is shuffled again.
#[derive(Clone, Debug)]
pub struct Experiment {
    root: Root,
    hands: Hands,
    dealt: u32,
    counts: Counts,
    fresh_pack: Vec<Card>,
}

impl Experiment {
    /// The number of first hands that the lab lists. The Haskell program that the lab follows (docs/validation.md)
    /// deals 500 hands and lists all of them.
    pub const LISTED: u32 = 500;

    fn new(root: Root, hands: Hands) -> Experiment {
        Experiment {
            root,
            hands,
            dealt: 0,
            counts: Counts::default(),
            fresh_pack: Decks::ONE.fresh_pack(),
        }
    }

    fn advance(&mut self, limit: u32) {
        let until = self.dealt.saturating_add(limit).min(self.hands.count());
        while self.dealt < until {
            self.dealt += 1;
            if let Ok(hand) = self.root.deal(self.dealt, &self.fresh_pack) {
                self.counts.add(hand.rank());
            }
        }
    }

    const fn report(&self) -> Report {
        Report {
            counts: self.counts,
        }
    }

    /// Returns the first hands of an experiment with their numbers, at most 500. They follow from the root, so the page
    /// need not store or send them.
    pub fn listed(root: Root, hands: u32) -> impl Iterator<Item = (u32, PokerHand)> {
        let pack = Decks::ONE.fresh_pack();
        let last = hands.min(Experiment::LISTED);
        (1..=last).filter_map(move |number| Some((number, root.deal(number, &pack).ok()?)))
    }
}

/// The enumeration of all hands, one after the other.
#[derive(Clone, Debug)]
pub struct Enumeration {
    pack: Vec<Card>,
    /// The places of the next hand's cards in the pack, in descending order. `None` after the last hand.
    next: Option<[usize; 5]>,
    counts: Counts,
}

impl Enumeration {
    fn new() -> Enumeration {
        Enumeration {
            pack: Decks::ONE.fresh_pack(),
            next: Some([4, 3, 2, 1, 0]),
            counts: Counts::default(),
        }
    }

    fn advance(&mut self, limit: u32) {
        for _ in 0..limit {
            let Some(places) = self.next else { return };
            let cards = places.map(|place| self.pack[place]);
            if let Ok(hand) = PokerHand::new(&cards) {
                self.counts.add(hand.rank());
            }
            self.next = after(places, self.pack.len());
        }
    }
}

/// Returns the next five descending places below `end`, or `None` after the last ones. The last place that has room
/// below its neighbour moves up, and the places after it start again.
fn after(mut places: [usize; 5], end: usize) -> Option<[usize; 5]> {
    for at in (0..5).rev() {
        let room = if at == 0 { end } else { places[at - 1] };
        if places[at] + 1 < room {
            places[at] += 1;
            for (from_end, place) in places[at + 1..].iter_mut().rev().enumerate() {
                *place = from_end;
            }
            return Some(places);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Malformed, decode, encode};

    fn job(hands: u32) -> Job {
        Job::Deal {
            root: Root::from_bytes([7; 32]),
            hands: Hands::new(hands).expect("in range"),
        }
    }

    #[test]
    fn slice_size_does_not_change_the_report() {
        let whole = |job: Job| {
            let mut work = job.begin();
            work.advance(u32::MAX);
            assert!(work.is_over());
            work.report()
        };
        let mut sliced = job(1_000).begin();
        for limit in [0, 1, 2, 3, 494, 0, 499, 1, 5] {
            assert_eq!(sliced.is_over(), sliced.report().done() == 1_000);
            sliced.advance(limit);
        }
        assert!(sliced.is_over());
        assert_eq!(sliced.report(), whole(job(1_000)));
        assert_eq!(whole(job(1)).done(), 1);

        let mut sliced = Job::Enumerate.begin();
        while !sliced.is_over() {
            sliced.advance(100_003);
        }
        assert_eq!(sliced.report(), whole(Job::Enumerate));
    }

    #[test]
    fn listed_hands_match_the_counts() {
        let mut counts = Counts::default();
        for (place, (number, hand)) in (1..).zip(Experiment::listed(Root::from_bytes([7; 32]), 500))
        {
            assert_eq!(number, place);
            counts.add(hand.rank());
        }
        let mut work = job(500).begin();
        work.advance(500);
        assert_eq!(work.report(), Report { counts });
        assert_eq!(Experiment::listed(Root::from_bytes([7; 32]), 3).count(), 3);
        let many = Experiment::listed(Root::from_bytes([7; 32]), 10_000_000);
        assert_eq!(many.count(), 500);
    }

    #[test]
    fn jobs_and_reports_survive_serialisation() {
        for job in [job(1), job(10_000_000), Job::Enumerate] {
            assert_eq!(decode(&encode(&job)), Ok(job));
        }
        let too_many = (0_u8, [7_u8; 32], 10_000_001_u32);
        assert_eq!(decode::<Job>(&encode(&too_many)), Err(Malformed));
        let mut work = job(500).begin();
        work.advance(400);
        let report = work.report();
        assert_eq!(report.done(), 400);
        assert_eq!(decode(&encode(&report)), Ok(report));
        let too_many = [u32::MAX; Category::ALL.len()];
        assert_eq!(decode::<Report>(&encode(&too_many)), Err(Malformed));
    }
}
