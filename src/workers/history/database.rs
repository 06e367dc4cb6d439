//! The browser's databases, each with stores of texts under text keys: that of the rounds, and that of the reviews. They
//! are two, because a player who deletes all rounds has not unlearned anything.

use fair_deal::history::Failure;
use idb::{
    CursorDirection, Database, DatabaseEvent as _, Error, Factory, KeyRange, ObjectStore,
    ObjectStoreParams, Query, Transaction, TransactionMode, request::PutStoreRequest,
};
use wasm_bindgen::JsValue;

/// The store of the rounds: rows by their ids.
pub(crate) const ROUNDS: &str = "rounds";

/// The store of the totals of the rounds.
pub(crate) const SUMS: &str = "sums";

/// The store of the reviews: the lines of [`fair_deal::memory::Reviews`] by the names of their items. A line that cannot be
/// read is its own key.
pub(crate) const REVIEWS: &str = "reviews";

/// The suffix of the name of the database of the reviews.
const OF_REVIEWS: &str = "/reviews";

/// The version of the database of the reviews.
const VERSION_OF_REVIEWS: u32 = 1;

/// The version of the stores. Each step from a version to the next is one arm of [`migrate`].
const VERSION: u32 = 1;

/// Brings the stores from this version to the next one.
fn migrate(database: &Database, from: u32) -> Result<(), Error> {
    match from {
        0 => {
            database.create_object_store(ROUNDS, ObjectStoreParams::new())?;
            database.create_object_store(SUMS, ObjectStoreParams::new())?;
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Opens the database with this name. Each question opens it and closes it afterwards, so that it does not block a
/// newer version in another tab.
pub(crate) async fn open(name: &str) -> Result<Database, Failure> {
    let factory = Factory::new().map_err(|_| Failure::Forbidden)?;
    let mut request = factory
        .open(name, Some(VERSION))
        .map_err(|error| why(&error))?;
    request.on_upgrade_needed(|event| {
        let (Ok(from), Ok(database)) = (event.old_version(), event.database()) else {
            return;
        };
        for version in from..VERSION {
            // If a store cannot be created, the transactions on it fail and report it.
            let _ = migrate(&database, version);
        }
    });
    request.await.map_err(|error| why(&error))
}

/// Opens the database of the reviews that belongs to the one with this name.
pub(crate) async fn open_reviews(name: &str) -> Result<Database, Failure> {
    let factory = Factory::new().map_err(|_| Failure::Forbidden)?;
    let name = format!("{name}{OF_REVIEWS}");
    let mut request = factory
        .open(&name, Some(VERSION_OF_REVIEWS))
        .map_err(|error| why(&error))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // If the store cannot be created, the transactions on it fail and report it.
            let _ = database.create_object_store(REVIEWS, ObjectStoreParams::new());
        }
    });
    request.await.map_err(|error| why(&error))
}

/// Opens the database at its current version.
pub(crate) async fn open_as_it_is(name: &str) -> Result<Database, Failure> {
    let factory = Factory::new().map_err(|_| Failure::Forbidden)?;
    let mut request = factory.open(name, None).map_err(|error| why(&error))?;
    // If there is no database, this creates one with its stores.
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            let _ = migrate(&database, 0);
        }
    });
    request.await.map_err(|error| why(&error))
}

/// Deletes the database.
pub(crate) async fn delete(name: &str) -> Result<(), Failure> {
    let factory = Factory::new().map_err(|_| Failure::Forbidden)?;
    let request = factory.delete(name).map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Maps an error of the database to a failure. The crate wraps the browser's own error in many places; all of them
/// contain its name.
pub(crate) fn why(error: &Error) -> Failure {
    let text = format!("{error} {error:?}");
    let names = |name: &str| text.contains(name);
    if names("QuotaExceeded") {
        Failure::Full
    } else if names("VersionError") {
        Failure::Newer
    } else if names("SecurityError") || names("NotAllowedError") {
        Failure::Forbidden
    } else {
        Failure::Broken
    }
}

/// A transaction that reads and writes the stores: all of it takes effect, or none.
pub(crate) struct Writing {
    transaction: Transaction,
    pub(crate) rounds: ObjectStore,
    pub(crate) sums: ObjectStore,
}

impl Writing {
    /// Begins a transaction.
    pub(crate) fn begin(database: &Database) -> Result<Writing, Failure> {
        let begin = || {
            let transaction = database.transaction(&[ROUNDS, SUMS], TransactionMode::ReadWrite)?;
            Ok(Writing {
                rounds: transaction.object_store(ROUNDS)?,
                sums: transaction.object_store(SUMS)?,
                transaction,
            })
        };
        begin().map_err(|error: Error| why(&error))
    }

    /// Commits the transaction. The writes are stored after it.
    pub(crate) async fn commit(self) -> Result<(), Failure> {
        commit(self.transaction, &self.rounds).await
    }
}

/// Begins a transaction that reads and writes the reviews.
pub(crate) fn writing_reviews(database: &Database) -> Result<(Transaction, ObjectStore), Failure> {
    let transaction = database.transaction(&[REVIEWS], TransactionMode::ReadWrite);
    let begun = transaction.and_then(|it| Ok((it.object_store(REVIEWS)?, it)));
    let (store, transaction) = begun.map_err(|error| why(&error))?;
    Ok((transaction, store))
}

/// Commits a transaction, which has this store. The writes are stored after it.
pub(crate) async fn commit(transaction: Transaction, store: &ObjectStore) -> Result<(), Failure> {
    let done = transaction.commit().map_err(|error| why(&error))?;
    match done.await {
        Ok(result) if result.is_committed() => Ok(()),
        // A full disk shows only at the commit.
        Ok(_) => Err(match store.transaction().error() {
            Some(error) if error.name() == "QuotaExceededError" => Failure::Full,
            Some(_) | None => Failure::Broken,
        }),
        Err(error) => Err(why(&error)),
    }
}

/// Begins a transaction that reads a store.
pub(crate) fn reading(database: &Database, store: &str) -> Result<ObjectStore, Failure> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly);
    let store = transaction.and_then(|it| it.object_store(store));
    store.map_err(|error| why(&error))
}

/// Returns the value under this key, if there is one.
pub(crate) async fn get(store: &ObjectStore, key: &str) -> Result<Option<JsValue>, Failure> {
    let request = store.get(JsValue::from_str(key));
    let request = request.map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Begins to write a text under this key. The caller must await the answer and the end of the transaction.
pub(crate) fn put(store: &ObjectStore, key: &str, text: &str) -> Result<PutStoreRequest, Failure> {
    let (text, key) = (JsValue::from_str(text), JsValue::from_str(key));
    store.put(&text, Some(&key)).map_err(|error| why(&error))
}

/// Removes the entry under this key from a store.
pub(crate) async fn remove(store: &ObjectStore, key: &str) -> Result<(), Failure> {
    let request = store.delete(JsValue::from_str(key));
    let request = request.map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Removes all entries from a store.
pub(crate) async fn clear(store: &ObjectStore) -> Result<(), Failure> {
    let request = store.clear().map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Returns the number of entries in a store.
pub(crate) async fn count(store: &ObjectStore) -> Result<u32, Failure> {
    let request = store.count(None).map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Returns the keys in a store, in order. It omits keys that are not texts, because another program put them there.
pub(crate) async fn keys(store: &ObjectStore) -> Result<Vec<String>, Failure> {
    let request = store
        .get_all_keys(None, None)
        .map_err(|error| why(&error))?;
    let keys = request.await.map_err(|error| why(&error))?;
    Ok(keys.iter().filter_map(JsValue::as_string).collect())
}

/// Returns the keys from the first to the last of these with their texts, in order. A value that is not a text becomes
/// `None`.
pub(crate) async fn between(
    store: &ObjectStore,
    first: &str,
    last: &str,
) -> Result<Vec<(String, Option<String>)>, Failure> {
    let [first, last] = [first, last].map(JsValue::from_str);
    within(store, || KeyRange::bound(&first, &last, None, None)).await
}

/// Returns at most `count` entries before the key `end`, or the last ones if `end` is `None`, and true if there are
/// more before them. The time does not depend on the number of keys in the store: it is the same for a hundred and for
/// a hundred thousand.
pub(crate) async fn entries_before(
    store: &ObjectStore,
    end: Option<&str>,
    count: u32,
) -> Result<(Vec<(String, Option<String>)>, bool), Failure> {
    // The end after all texts. Keys that are not texts sort before or after them.
    let end = JsValue::from_str(end.unwrap_or("\u{ffff}"));
    let upper = KeyRange::upper_bound(&end, Some(true)).map(Query::KeyRange);
    let cursor = upper
        .and_then(|range| store.open_key_cursor(Some(range), Some(CursorDirection::Prev)))
        .map_err(|error| why(&error))?;
    let Some(cursor) = cursor.await.map_err(|error| why(&error))? else {
        return Ok((vec![], false));
    };
    let mut cursor = cursor.into_managed();
    cursor.advance(count).await.map_err(|error| why(&error))?;
    let next = cursor.key().map_err(|error| why(&error))?;
    let next = next.filter(JsValue::is_string);
    let is_more = next.is_some();
    let first = next.unwrap_or_else(|| JsValue::from_str(""));
    let range = || KeyRange::bound(&first, &end, Some(is_more), Some(true));
    Ok((within(store, range).await?, is_more))
}

async fn within(
    store: &ObjectStore,
    range: impl Fn() -> Result<KeyRange, Error>,
) -> Result<Vec<(String, Option<String>)>, Failure> {
    let pairs = key_values(store, || range().map(Query::KeyRange).map(Some)).await?;
    let each = pairs.iter();
    Ok(each
        .filter_map(|(key, text)| Some((key.as_string()?, text.as_string())))
        .collect())
}

/// Returns the keys in this range with their values, in order. The range `None` is the whole store.
pub(crate) async fn key_values(
    store: &ObjectStore,
    range: impl Fn() -> Result<Option<Query>, Error>,
) -> Result<Vec<(JsValue, JsValue)>, Failure> {
    // Both requests go into one transaction, before the first await. So no other tab writes between them.
    let keys = range().and_then(|range| store.get_all_keys(range, None));
    let values = range().and_then(|range| store.get_all(range, None));
    let (keys, values) = (
        keys.map_err(|error| why(&error))?,
        values.map_err(|error| why(&error))?,
    );
    let keys = keys.await.map_err(|error| why(&error))?;
    let values = values.await.map_err(|error| why(&error))?;
    Ok(keys.into_iter().zip(values).collect())
}
