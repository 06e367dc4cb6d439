//! The reviews in the browser's database.

use fair_deal::history::Failure;
use fair_deal::memory::Reviews;
use idb::Database;

use crate::database::{
    REVIEWS, commit, get, key_values, open_reviews, put, reading, why, writing_reviews,
};

/// Returns all stored reviews.
pub(crate) async fn all(name: &str) -> Result<Reviews, Failure> {
    let database = open_reviews(name).await?;
    let read = read(&database).await;
    database.close();
    read
}

async fn read(database: &Database) -> Result<Reviews, Failure> {
    let entries = key_values(&reading(database, REVIEWS)?, || Ok(None)).await?;
    let lines: Vec<String> = entries
        .iter()
        .filter_map(|(_, line)| line.as_string())
        .collect();
    Ok(parsed(&lines.join("\n")))
}

/// Any text is reviews.
fn parsed(text: &str) -> Reviews {
    let Ok(reviews) = text.parse();
    reviews
}

/// Stores these reviews besides the stored ones. Another tab that adds some meanwhile loses none.
pub(crate) async fn add(name: &str, reviews: &Reviews) -> Result<(), Failure> {
    if *reviews == Reviews::default() {
        return Ok(());
    }
    let database = open_reviews(name).await?;
    let written = write(&database, reviews).await;
    database.close();
    written
}

async fn write(database: &Database, reviews: &Reviews) -> Result<(), Failure> {
    let (transaction, store) = writing_reviews(database)?;
    for line in reviews.lines() {
        let is_readable = parsed(&line).unreadable().next().is_none();
        let name = line.split(' ').next().filter(|_| is_readable);
        let key = name.unwrap_or(&line);
        let stored = get(&store, key).await?.and_then(|it| it.as_string());
        let mut all = parsed(&line);
        all.merge(parsed(&stored.unwrap_or_default()));
        for line in all.lines() {
            // At once: an answer that comes while the next request is awaited would be lost.
            let written = put(&store, key, &line)?;
            written.await.map_err(|error| why(&error))?;
        }
    }
    commit(transaction, &store).await
}
