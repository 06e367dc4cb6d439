//! How the sums of all rounds are kept: in blocks of at most a hundred rounds of a group, so that to read them takes a
//! thousand short rows where there are a hundred thousand rounds.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::group::Group;
use super::record::{NotARecord, Row};
use super::sums::Sums;

/// What a block is found by: its group, and which of the group's blocks it is. Written as
/// `2026-11-22/fresh/blackjack/vegas/00001`, so that the blocks of a group are in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BlockKey {
    /// The group.
    pub group: Group,
    /// 1 for its first block, then 2, …
    pub number: u32,
}

/// The most blocks of a group: as many as five digits tell apart. Nobody plays ten million rounds in a day.
const MOST: u32 = 99_999;

impl BlockKey {
    /// The keys between which all blocks of this group lie.
    #[must_use]
    pub fn range(group: &Group) -> [String; 2] {
        [0, MOST].map(|number| {
            let group = group.clone();
            BlockKey { group, number }.to_string()
        })
    }
}

impl fmt::Display for BlockKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:05}", self.group, self.number)
    }
}

/// A text is no key of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotABlock;

impl fmt::Display for NotABlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A block is found by its group and five digits.")
    }
}

impl std::error::Error for NotABlock {}

impl FromStr for BlockKey {
    type Err = NotABlock;

    fn from_str(text: &str) -> Result<BlockKey, NotABlock> {
        let (group, digits) = text.rsplit_once('/').ok_or(NotABlock)?;
        let plain = digits.len() == 5 && digits.bytes().all(|digit| digit.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| plain);
        Ok(BlockKey {
            group: group.parse().map_err(|_| NotABlock)?,
            number: number.ok_or(NotABlock)?,
        })
    }
}

impl Group {
    /// The group of this row, whose round is played again for it.
    ///
    /// # Errors
    /// As [`Record::play`](super::Record::play); [`NotARecord::Id`] where the day is past the year 9999.
    pub fn of_row(row: &Row) -> Result<Group, NotARecord> {
        Group::of(row, &row.record.play()?).ok_or(NotARecord::Id)
    }
}

/// Blocks that are made from the first round on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocks(BTreeMap<BlockKey, Sums>);

impl Blocks {
    /// Goes on with this block, the last one of its group.
    #[must_use]
    pub fn going_on(last: Option<(BlockKey, Sums)>) -> Blocks {
        Blocks(last.into_iter().collect())
    }

    /// Takes in a round of this group. It is refused where it is not later than all others of its group: then all must
    /// be counted again, in order.
    ///
    /// # Errors
    /// [`NotInOrder`].
    pub fn add(&mut self, group: &Group, row: &Row) -> Result<(), NotInOrder> {
        let key = |number| BlockKey {
            group: group.clone(),
            number,
        };
        let last = self.0.range_mut(key(0)..=key(MOST)).next_back();
        let number = match last {
            Some((_, sums)) if sums.last >= row.record.id => return Err(NotInOrder),
            Some((_, sums)) if !sums.is_full() => {
                sums.add(&Sums::of(row));
                return Ok(());
            }
            Some((block, _)) => (block.number + 1).min(MOST),
            None => 1,
        };
        self.0.insert(key(number), Sums::of(row));
        Ok(())
    }

    /// The blocks, each with its key.
    pub fn each(&self) -> impl Iterator<Item = (&BlockKey, &Sums)> {
        self.0.iter()
    }
}

/// A round is earlier than one that was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInOrder;

impl fmt::Display for NotInOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rounds are counted in the order in which they were over.")
    }
}

impl std::error::Error for NotInOrder {}

/// These blocks in the order of time; where all rounds of one are among the latest, these stand in its place, so that a chart
/// of a few rounds shows each of them.
///
/// A block has all rounds of its group from its first to its last one. So where between these there are as many rounds of that
/// game, kind and day as it has, they are its own, whatever they were played on; only else they are played again to find that
/// out.
#[must_use]
pub fn in_detail(blocks: Vec<(Group, Sums)>, latest: &[Row]) -> Vec<(Group, Sums)> {
    let mut detailed = Vec::with_capacity(blocks.len() + latest.len());
    for (group, block) in blocks {
        match rounds_of(&group, &block, latest) {
            Some(rounds) => {
                detailed.extend(rounds.into_iter().map(|row| (group.clone(), Sums::of(row))));
            }
            None => detailed.push((group, block)),
        }
    }
    detailed.sort_by(|(_, one), (_, other)| one.first.cmp(&other.first));
    detailed
}

/// The rounds of this block, if all of them are among the latest.
fn rounds_of<'a>(group: &Group, block: &Sums, latest: &'a [Row]) -> Option<Vec<&'a Row>> {
    if latest.first()?.record.id > block.first {
        return None;
    }
    let is_all = |rows: &[&Row]| u64::try_from(rows.len()) == Ok(block.rounds);
    let may_be = |row: &&Row| {
        let record = &row.record;
        (&block.first..=&block.last).contains(&&record.id)
            && record.game == group.game
            && record.kind() == group.kind
            && record.day() == Some(group.day)
    };
    let mut rows: Vec<&Row> = latest.iter().filter(may_be).collect();
    if !is_all(&rows) {
        rows.retain(|row| Group::of_row(row).as_ref() == Ok(group));
    }
    is_all(&rows).then_some(rows)
}
