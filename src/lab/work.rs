//! The jobs of the lab, done in slices: a worker, or the page itself, does a slice, reports how far it
//! is, and goes on.

use crate::core::{Card, Category, Decks, HandRank, PokerHand};

use super::exact;
use super::hands::{Hands, Root};

/// The number of hands of each category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// What can be done in the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// Deal hands, each from a deal of its own that follows from this root.
    Deal {
        /// The root, from the browser's entropy.
        root: Root,
        /// The number of hands.
        hands: Hands,
    },
    /// Judge every one of the 2,598,960 hands.
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

    /// Returns the job as work of which nothing is done yet.
    #[must_use]
    pub fn begin(self) -> Work {
        match self {
            Job::Deal { root, hands } => Work::Experiment(Experiment::new(root, hands)),
            Job::Enumerate => Work::Enumeration(Enumeration::new()),
        }
    }

    /// Returns the job as numbers that can be sent to a worker: the number of hands and the 32 bytes
    /// of the root, or none for the enumeration.
    #[must_use]
    pub fn to_numbers(self) -> Vec<u32> {
        match self {
            Job::Deal { root, hands } => {
                let bytes = root.bytes().into_iter().map(u32::from);
                [hands.count()].into_iter().chain(bytes).collect()
            }
            Job::Enumerate => vec![],
        }
    }

    /// Reads a job from such numbers.
    #[must_use]
    pub fn from_numbers(numbers: &[u32]) -> Option<Job> {
        let [hands, root @ ..] = numbers else {
            return Some(Job::Enumerate);
        };
        let bytes = root.iter().map(|number| u8::try_from(*number).ok());
        let bytes: Vec<u8> = bytes.collect::<Option<_>>()?;
        Some(Job::Deal {
            root: Root::from_bytes(bytes.try_into().ok()?),
            hands: Hands::new(*hands).ok()?,
        })
    }
}

/// A job under way.
#[derive(Clone, Debug)]
pub enum Work {
    /// Hands are dealt.
    Experiment(Experiment),
    /// All hands are judged, one after the other.
    Enumeration(Enumeration),
}

impl Work {
    /// Does the next `limit` hands, or as many as are left.
    pub fn advance(&mut self, limit: u32) {
        match self {
            Work::Experiment(experiment) => experiment.advance(limit),
            Work::Enumeration(enumeration) => enumeration.advance(limit),
        }
    }

    /// Returns how far the work has come.
    #[must_use]
    pub fn report(&self) -> Report {
        match self {
            Work::Experiment(experiment) => experiment.report(),
            Work::Enumeration(enumeration) => Report {
                counts: enumeration.counts,
            },
        }
    }

    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Work::Experiment(experiment) => experiment.dealt == experiment.hands.count(),
            Work::Enumeration(enumeration) => enumeration.next.is_none(),
        }
    }
}

/// How far a job is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What came up until now.
    pub counts: Counts,
}

impl Report {
    /// How many hands are done.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.counts.total()
    }

    /// The report as plain numbers, which a worker can send: a count for each category, from the
    /// lowest category to the highest.
    #[must_use]
    pub fn to_numbers(self) -> Vec<u32> {
        self.counts.0.to_vec()
    }

    /// The report that these numbers stand for, if they stand for one.
    #[must_use]
    pub fn from_numbers(numbers: &[u32]) -> Option<Report> {
        let counts: [u32; _] = numbers.try_into().ok()?;
        // Of more hands than a number holds there is no report.
        counts
            .iter()
            .try_fold(0_u32, |sum, count| sum.checked_add(*count))?;
        let counts = Counts(counts);
        Some(Report { counts })
    }
}

/// Hands dealt one after the other, each from a whole pack that is shuffled anew.
#[derive(Clone, Debug)]
pub struct Experiment {
    root: Root,
    hands: Hands,
    dealt: u32,
    counts: Counts,
    fresh_pack: Vec<Card>,
}

impl Experiment {
    /// How many of the first hands are listed, as the Haskell program listed all of its 500.
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

    /// The first hands of an experiment, 500 at the most, with their numbers. They follow from the
    /// root, so that nobody has to keep them or send them about.
    pub fn listed(root: Root, hands: u32) -> impl Iterator<Item = (u32, PokerHand)> {
        let pack = Decks::ONE.fresh_pack();
        let last = hands.min(Experiment::LISTED);
        (1..=last).filter_map(move |number| Some((number, root.deal(number, &pack).ok()?)))
    }
}

/// All hands, one after the other.
#[derive(Clone, Debug)]
pub struct Enumeration {
    pack: Vec<Card>,
    /// The places in the pack of the next hand's cards, falling; `None` after the last hand.
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

/// The five falling places that come after these, if there are any below `end`: the last one that
/// has room below its neighbour moves up, and those after it start again.
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

    fn job(hands: u32) -> Job {
        Job::Deal {
            root: Root::from_bytes([7; 32]),
            hands: Hands::new(hands).expect("in range"),
        }
    }

    #[test]
    fn slices_of_any_size_come_to_the_same() {
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
    fn the_listed_hands_are_those_that_were_counted() {
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
    fn jobs_and_reports_cross_to_the_worker_and_back() {
        for job in [job(1), job(10_000_000), Job::Enumerate] {
            assert_eq!(Job::from_numbers(&job.to_numbers()), Some(job));
        }
        let good = job(500).to_numbers();
        let with = |at: usize, number: u32| {
            let mut numbers = good.clone();
            numbers[at] = number;
            numbers
        };
        for bad in [
            with(0, 0),
            with(0, 10_000_001),
            with(3, 256),
            good[1..].to_vec(),
        ] {
            assert_eq!(Job::from_numbers(&bad), None, "{bad:?}");
        }
        let mut work = job(500).begin();
        work.advance(400);
        let report = work.report();
        assert_eq!(report.done(), 400);
        assert_eq!(Report::from_numbers(&report.to_numbers()), Some(report));
        assert_eq!(Report::from_numbers(&[1, 2, 3]), None);
    }
}
