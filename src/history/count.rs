//! Storage of the sums of all rounds, in blocks of at most a hundred rounds of a group. For a hundred thousand rounds
//! of one group the history reads a thousand short rows.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::error::NotARecord;
use super::group::Group;
use super::record::Row;
use super::sums::Sums;

/// The key of a block: its group, and its number within the group. Written as `2026-11-22/fresh/blackjack/vegas/00001`,
/// so that the blocks of a group are in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BlockKey {
    /// The group.
    pub group: Group,
    /// The number, counted from 1.
    pub number: u32,
}

/// The largest block number of a group, with five digits. That is enough for ten million rounds a day.
const MOST: u32 = 99_999;

impl BlockKey {
    /// The first and the last possible key of this group's blocks.
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

/// The error for a text that is no key of a block.
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
    /// Replays the round of this row, and returns its group.
    ///
    /// # Errors
    /// As [`Record::play`](super::Record::play); [`NotARecord::Id`] if the record has no [day](super::Record::day).
    pub fn of_row(row: &Row) -> Result<Group, NotARecord> {
        Group::of(row, &row.record.play()?).ok_or(NotARecord::Id)
    }
}

/// A set of blocks to which rounds are added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocks(BTreeMap<BlockKey, Sums>);

impl Blocks {
    /// A set that continues with this block, the last one of its group.
    #[must_use]
    pub fn going_on(last: Option<(BlockKey, Sums)>) -> Blocks {
        Blocks(last.into_iter().collect())
    }

    /// Adds a round of this group. It must be later than all other rounds of its group. Otherwise all rounds must be
    /// counted again, in order.
    ///
    /// # Errors
    /// [`NotInOrder`] if the round is not later.
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

    /// The blocks with their keys.
    pub fn each(&self) -> impl Iterator<Item = (&BlockKey, &Sums)> {
        self.0.iter()
    }
}

/// The error for a round that is earlier than one that was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInOrder;

impl fmt::Display for NotInOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rounds are counted in the order in which they were over.")
    }
}

impl std::error::Error for NotInOrder {}

/// Returns these blocks in chronological order. If all rounds of a block are among the latest, they replace it, so that
/// a chart of a few rounds shows each of them.
///
/// A block has all rounds of its group from its first to its last one. So if there are as many rounds of that game,
/// kind and day between these as in the block, they are its rounds, whatever their terms. Only otherwise the rounds are
/// replayed to find out.
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
