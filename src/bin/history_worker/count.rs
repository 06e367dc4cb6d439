//! How the worker counts: what the rounds come to, in blocks beside them.

use fair_deal::history::{
    Answer, BlockKey, Blocks, Failure, GameName, Group, NoWorth, Row, Sums, WorthWork, in_detail,
};
use idb::{Database, ObjectStore};

use crate::database::{
    ROUNDS, SUMS, between, clear, commit, count, get, put, reading, why, writing,
};
use crate::work::{AT_ONCE, keys_of, lying};

/// How many of the latest rounds are told singly.
const SINGLE: usize = 300;

/// The key under which it stands how many rounds were there that cannot be read, when all were counted. A group
/// begins with a digit.
const UNREADABLE: &str = "unreadable";

/// Counts a round that is put into the history in the same transaction. Where it comes late, or cannot be counted,
/// the sums are taken away: whoever wants them next counts all rounds.
pub(crate) async fn add(sums: &ObjectStore, row: Option<&Row>) -> Result<(), Failure> {
    let Some((row, group)) = row.and_then(|row| Some((row, Group::of_row(row).ok()?))) else {
        return clear(sums).await;
    };
    let [first, last] = BlockKey::range(&group);
    let lying = between(sums, &first, &last).await?;
    let block = match lying.last() {
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

/// What all rounds come to. Where the blocks are not those of all rounds, these are counted first.
pub(crate) async fn all(
    database: &Database,
    progress: &impl Fn(usize, usize),
) -> Result<Answer, Failure> {
    let blocks = match kept(database).await? {
        Some(blocks) => blocks,
        None => recount(database, progress).await?,
    };
    let keys = keys_of(database).await?;
    let latest = &keys[keys.len().saturating_sub(SINGLE)..];
    let rows = lying(database, latest).await?.into_iter();
    let single = rows.filter_map(|lying| {
        let row = lying.row?;
        Some((Group::of_row(&row).ok()?, Sums::of(&row)))
    });
    let single: Vec<_> = single.collect();
    Ok(Answer::Sums(in_detail(blocks, &single)))
}

/// The blocks as they lie in the store, if they are those of all rounds that can be read.
async fn kept(database: &Database) -> Result<Option<Vec<(Group, Sums)>>, Failure> {
    let rounds = count(&reading(database, ROUNDS)?).await?;
    let store = reading(database, SUMS)?;
    let lying = between(&store, "0", "9\u{7f}").await?;
    let blocks: Option<Vec<_>> = lying
        .iter()
        .map(|(key, text)| {
            let (key, sums) = read(key, text.as_deref())?;
            Some((key.group, sums))
        })
        .collect();
    let unreadable = get(&reading(database, SUMS)?, UNREADABLE).await?;
    let unreadable = unreadable.and_then(|text| text.as_string()?.parse::<u64>().ok());
    let counted = blocks.iter().flatten().map(|(_, sums)| sums.rounds);
    let counted = counted.sum::<u64>() + unreadable.unwrap_or(0);
    Ok(blocks.filter(|_| counted == u64::from(rounds)))
}

/// Counts all rounds, and keeps the blocks.
async fn recount(
    database: &Database,
    progress: &impl Fn(usize, usize),
) -> Result<Vec<(Group, Sums)>, Failure> {
    let keys = keys_of(database).await?;
    let mut blocks = Blocks::default();
    let mut unreadable = 0_usize;
    for (place, piece) in keys.chunks(AT_ONCE).enumerate() {
        progress(place * AT_ONCE, keys.len());
        for lying in lying(database, piece).await? {
            let counted = lying.row.is_some_and(|row| {
                Group::of_row(&row).is_ok_and(|group| blocks.add(&group, &row).is_ok())
            });
            unreadable += usize::from(!counted);
        }
    }
    let transaction = writing(database)?;
    let store = transaction.object_store(SUMS);
    let store = store.map_err(|error| why(&error))?;
    clear(&store).await?;
    write(&store, &blocks).await?;
    put(&store, UNREADABLE, &unreadable.to_string())?
        .await
        .map_err(|error| why(&error))?;
    commit(transaction, &store).await?;
    let each = blocks.each();
    Ok(each
        .map(|(key, sums)| (key.group.clone(), sums.clone()))
        .collect())
}

/// What a round is worth on these terms.
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
