//! Published Hi-Lo indices: the Illustrious 18 and the Fab 4 in the versions of several sources, and changes for a
//! dealer who hits a soft 17.
//!
//! All are for several decks. Their authors found them by simulation, for totals, and rounded down. Sources:
//!
//! - BJA3: Don Schlesinger, *Blackjack Attack*, 3rd edition, as in the file `indices_hi_lo_i18_bja3.txt` of
//!   github.com/possibly-wrong/blackjack.
//! - Cacarulo: "I18 revisited", as in the file `indices_hi_lo_i18_cacarulo.txt` there. It has no insurance.
//! - BJA: the charts `BJA_S17.pdf` and `BJA_H17.pdf` of Blackjack Apprenticeship, as in
//!   github.com/8C9D/blackjack-trainer.
//! - Wizard of Odds and Blackjack Apprenticeship, as in FEATURES.md of github.com/MauriceBoendermaker/Blackjack-AI.

use super::indices::Decision;
use crate::Soft17;
use crate::coach::advice::Play;
use crate::coach::chart::HandKind;
use crate::coach::shoe::CardValue;

/// A list of published indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The Illustrious 18: the decisions that gain most.
    Illustrious,
    /// The Fab 4: the four surrenders that gain most. They come before the Illustrious 18.
    Fab,
    /// Cacarulo's additions to the Illustrious 18.
    Cacarulo,
    /// Changes in the charts of Blackjack Apprenticeship for a dealer who hits a soft 17.
    HitsSoft17,
}

/// An index as its sources publish it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublishedIndex {
    /// The list that contains it.
    pub list: List,
    /// The decision.
    pub decision: Decision,
    /// The true count from which the decision is right, by each source of [`PublishedIndex::SOURCES`]. `None` if the
    /// source does not have it.
    pub versions: [Option<i32>; PublishedIndex::SOURCES.len()],
}

impl PublishedIndex {
    /// The sources of the indices.
    pub const SOURCE: &'static str = "BJA3: Don Schlesinger, Blackjack Attack, 3rd edition; Cacarulo: I18 revisited (both by github.com/possibly-wrong/blackjack); BJA: charts of Blackjack Apprenticeship; WoO: Wizard of Odds";

    /// The names of the sources, as in the comment of this module.
    pub const SOURCES: [&'static str; 4] = ["BJA3", "Cacarulo", "BJA", "WoO, BJA"];

    /// Returns the index of the first source that has it, with the source.
    #[must_use]
    pub fn first(&self) -> Option<(&'static str, i32)> {
        let mut all = PublishedIndex::SOURCES.into_iter().zip(self.versions);
        all.find_map(|(source, index)| Some((source, index?)))
    }

    /// Returns the published indices for tables with this rule for a soft 17, in the order of the lists.
    #[must_use]
    pub fn all(soft17: Soft17) -> Vec<PublishedIndex> {
        let mut all: Vec<PublishedIndex> = ALL.map(Written::read).to_vec();
        match soft17 {
            Soft17::Stands => {}
            Soft17::Hits => {
                // Aces and sixes make most soft 17s, so the indices against them do not hold at tables that hit it.
                let holds = |it: &PublishedIndex| match it.decision {
                    Decision::Insurance => true,
                    Decision::Play { up, .. } => ![1, 6].contains(&up.points()),
                };
                all.retain(holds);
                all.extend(HITS.map(Written::read));
            }
        }
        all
    }
}

/// An index with the points of its upcard.
struct Written(List, HandKind, u8, Play, [Option<i32>; 4]);

impl Written {
    fn read(self) -> PublishedIndex {
        let Written(list, hands, up, play, versions) = self;
        PublishedIndex {
            list,
            decision: decision(hands, up, play),
            versions,
        }
    }
}

fn decision(hands: HandKind, up: u8, play: Play) -> Decision {
    // Insurance is the only decision without a hand.
    if hands == INSURANCE {
        return Decision::Insurance;
    }
    let up = CardValue::ALL[usize::from(up.clamp(1, 10)) - 1];
    Decision::Play { hands, up, play }
}

/// The marker for insurance in the list below.
const INSURANCE: HandKind = HandKind::Hard(0);

/// A pair of tens.
const TENS: HandKind = HandKind::Pair(CardValue::ALL[9]);

const ALL: [Written; 26] = {
    use HandKind::{Hard, Soft};
    use List::{Cacarulo, Fab, Illustrious};
    use Play::{Double, Split, Stand, Surrender};
    const fn four(one: i32, two: i32, three: i32, other: i32) -> [Option<i32>; 4] {
        [Some(one), Some(two), Some(three), Some(other)]
    }
    const fn two(one: i32, other: i32) -> [Option<i32>; 4] {
        [Some(one), None, None, Some(other)]
    }
    const fn one(cacarulo: i32) -> [Option<i32>; 4] {
        [None, Some(cacarulo), None, None]
    }
    const fn each(index: i32) -> [Option<i32>; 4] {
        [Some(index), None, Some(index), None]
    }
    [
        Written(
            Illustrious,
            INSURANCE,
            1,
            Stand,
            [Some(3), None, Some(3), Some(3)],
        ),
        Written(Illustrious, Hard(16), 10, Stand, four(0, 0, 0, 0)),
        Written(Illustrious, Hard(15), 10, Stand, four(4, 4, 4, 4)),
        Written(Illustrious, TENS, 5, Split, four(5, 5, 5, 5)),
        Written(Illustrious, TENS, 6, Split, four(5, 4, 4, 4)),
        Written(
            Illustrious,
            Hard(10),
            10,
            Double,
            [Some(4), None, Some(4), Some(4)],
        ),
        Written(Illustrious, Hard(12), 3, Stand, four(2, 2, 2, 2)),
        Written(Illustrious, Hard(12), 2, Stand, four(4, 3, 3, 3)),
        Written(Illustrious, Hard(11), 1, Double, four(1, 1, 1, 1)),
        Written(Illustrious, Hard(9), 2, Double, four(1, 1, 1, 1)),
        Written(Illustrious, Hard(10), 1, Double, four(4, 3, 4, 4)),
        Written(Illustrious, Hard(9), 7, Double, four(4, 3, 3, 3)),
        Written(Illustrious, Hard(16), 9, Stand, four(5, 4, 4, 5)),
        Written(Illustrious, Hard(13), 2, Stand, four(-1, -1, -1, -1)),
        Written(Illustrious, Hard(12), 4, Stand, four(0, 0, 0, 0)),
        Written(Illustrious, Hard(12), 5, Stand, two(-1, -2)),
        Written(Illustrious, Hard(12), 6, Stand, two(-1, -1)),
        Written(Illustrious, Hard(13), 3, Stand, two(-2, -2)),
        Written(Fab, Hard(14), 10, Surrender, each(3)),
        Written(Fab, Hard(15), 10, Surrender, each(0)),
        Written(Fab, Hard(15), 9, Surrender, each(2)),
        Written(Fab, Hard(15), 1, Surrender, [Some(1), None, Some(2), None]),
        Written(Cacarulo, Hard(8), 6, Double, one(2)),
        Written(Cacarulo, Soft(19), 6, Double, one(1)),
        Written(Cacarulo, Soft(19), 5, Double, one(1)),
        Written(Cacarulo, Hard(8), 5, Double, one(4)),
    ]
};

const HITS: [Written; 5] = {
    use HandKind::{Hard, Soft};
    use Play::{Double, Stand, Surrender};
    const fn chart(index: i32) -> [Option<i32>; 4] {
        [None, None, Some(index), None]
    }
    [
        Written(List::HitsSoft17, Hard(16), 1, Stand, chart(3)),
        Written(List::HitsSoft17, Hard(15), 1, Stand, chart(5)),
        Written(List::HitsSoft17, Hard(10), 1, Double, chart(3)),
        // Stand at 0 and below, so double from 1 on.
        Written(List::HitsSoft17, Soft(19), 6, Double, chart(1)),
        Written(List::HitsSoft17, Hard(15), 1, Surrender, chart(-1)),
    ]
};

/// Returns the play of these hands below the index of a published play. A hand that is not surrendered is hit, unless
/// another index applies to it.
#[must_use]
pub const fn below(play: Play, hands: HandKind) -> Play {
    match (play, hands) {
        (Play::Split | Play::Hit, _) | (Play::Double, HandKind::Soft(19..)) => Play::Stand,
        (Play::Stand | Play::Double | Play::Surrender, _) => Play::Hit,
    }
}
