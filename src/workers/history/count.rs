//! The worker's counting: the totals of the rounds, stored in blocks beside them.

use fair_deal::history::{
    Answer, BlockKey, Blocks, Failure, GameName, Group, MOST_AT_ONCE, NoWorth, Row, Sums,
    WorthWork, in_detail,
};
use idb::{Database, ObjectStore};

use crate::database::{SUMS, Writing, between, clear, get, keys, put, reading, why};
use crate::work::{keys_of, latest, stored_rounds};

/// The number of the latest rounds that the answer may list one by one.
const SINGLE: usize = 300;

/// The key of the counting version. While [`COUNT_VERSION`] is stored under it, the blocks cover all rounds: each later
/// round was counted in the transaction that saved it. The key of a group begins with a digit.
const COUNTED: &str = "counted";

/// The version of the counting. A worker that counts differently, or reads rounds that an older one could not, has
/// another number and counts all rounds again.
const COUNT_VERSION: &str = "4";

/// Counts a round in the transaction that writes it to the history. If the round comes late or cannot be counted, it
/// deletes the sums, and the next request for them counts all rounds.
pub(crate) async fn add(sums: &ObjectStore, row: Option<&Row>) -> Result<(), Failure> {
    if !covers_all_rounds(sums).await? {
        return Ok(());
    }
    let Some((row, group)) = row.and_then(|row| Some((row, Group::of_row(row).ok()?))) else {
        return clear(sums).await;
    };
    let [first, last] = BlockKey::range(&group);
    let found = between(sums, &first, &last).await?;
    let block = match found.last() {
        None => None,
        Some((key, text)) => match read(key, text.as_deref()) {
            Some(block) => Some(block),
            None => return clear(sums).await,
        },
    };
    let mut blocks = Blocks::going_on(block);
    if blocks.add(&group, row).is_err() {
        return clear(sums).await;
    }
    write(sums, &blocks).await
}

/// Returns true if the stored blocks cover all rounds ([`COUNTED`]).
async fn covers_all_rounds(sums: &ObjectStore) -> Result<bool, Failure> {
    let version = get(sums, COUNTED).await?;
    let version = version.and_then(|version| version.as_string());
    Ok(version.as_deref() == Some(COUNT_VERSION))
}

async fn write(store: &ObjectStore, blocks: &Blocks) -> Result<(), Failure> {
    let mut written = vec![];
    for (key, sums) in blocks.each() {
        written.push(put(store, &key.to_string(), &sums.to_string())?);
    }
    for request in written {
        request.await.map_err(|error| why(&error))?;
    }
    Ok(())
}

fn read(key: &str, text: Option<&str>) -> Option<(BlockKey, Sums)> {
    Some((key.parse().ok()?, text?.parse().ok()?))
}

/// Returns the totals of all rounds. If the blocks do not cover all rounds, it counts these first.
pub(crate) async fn all(
    database: &Database,
    progress: &impl Fn(usize, usize),
) -> Result<Answer, Failure> {
    let blocks = match kept(database).await? {
        Some(blocks) => blocks,
        None => recount(database, progress).await?,
    };
    let (found, _) = latest(database, None, SINGLE).await?;
    let rows: Vec<Row> = found.into_iter().filter_map(|round| round.row).collect();
    Ok(Answer::Sums(in_detail(blocks, &rows)))
}

/// Returns the stored blocks, if they cover all readable rounds.
async fn kept(database: &Database) -> Result<Option<Vec<(Group, Sums)>>, Failure> {
    let store = reading(database, SUMS)?;
    if !covers_all_rounds(&store).await? {
        return Ok(None);
    }
    let found = between(&store, "0", "9\u{7f}").await?;
    let blocks = found.iter().map(|(key, text)| {
        let (key, sums) = read(key, text.as_deref())?;
        Some((key.group, sums))
    });
    Ok(blocks.collect())
}

/// Counts all rounds, and stores the blocks.
async fn recount(
    database: &Database,
    progress: &impl Fn(usize, usize),
) -> Result<Vec<(Group, Sums)>, Failure> {
    let counted = keys_of(database).await?;
    let mut blocks = Blocks::default();
    for (place, piece) in counted.chunks(MOST_AT_ONCE).enumerate() {
        progress(place * MOST_AT_ONCE, counted.len());
        let found = stored_rounds(database, piece).await?;
        for row in found.into_iter().filter_map(|round| round.row) {
            if let Ok(group) = Group::of_row(&row) {
                // The keys are in order.
                let _ = blocks.add(&group, &row);
            }
        }
    }
    // If the blocks cannot be stored, for example on a full disk, the next request counts again.
    let _ = keep(database, &blocks, &counted).await;
    let each = blocks.each();
    Ok(each
        .map(|(key, sums)| (key.group.clone(), sums.clone()))
        .collect())
}

/// Stores the blocks of the rounds with these keys, unless another tab has changed the rounds meanwhile.
async fn keep(database: &Database, blocks: &Blocks, counted: &[String]) -> Result<(), Failure> {
    let writing = Writing::begin(database)?;
    if keys(&writing.rounds).await? == counted {
        clear(&writing.sums).await?;
        write(&writing.sums, blocks).await?;
        put(&writing.sums, COUNTED, COUNT_VERSION)?
            .await
            .map_err(|error| why(&error))?;
    }
    writing.commit().await
}

/// Computes the value of a round on these terms.
pub(crate) fn worth(game: GameName, terms: &str, progress: &impl Fn(usize, usize)) -> Answer {
    let worth: Result<_, NoWorth> = WorthWork::new(game, terms).map(|mut work| {
        loop {
            progress(work.done(), WorthWork::STEPS);
            if let Some(worth) = work.step() {
                return worth;
            }
        }
    });
    Answer::Worth(worth)
}
