//! The browser's database: two stores of texts, each text under a key that is one too.

use fair_deal::history::Failure;
use idb::{
    CursorDirection, Database, DatabaseEvent as _, Error, Factory, KeyRange, ObjectStore,
    ObjectStoreParams, Query, Transaction, TransactionMode, request::PutStoreRequest,
};
use wasm_bindgen::JsValue;

/// The store of the rounds: rows by their ids.
pub(crate) const ROUNDS: &str = "rounds";

/// The store of what the rounds come to.
pub(crate) const SUMS: &str = "sums";

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

/// Opens the database with this name. It is opened for each question and closed after it, so that it stands in the
/// way of no newer version in another tab.
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
            // Where a store cannot be made, the transactions that want it fail, and say so.
            let _ = migrate(&database, version);
        }
    });
    request.await.map_err(|error| why(&error))
}

/// Opens the database as it is, whatever version has written it.
pub(crate) async fn open_as_it_is(name: &str) -> Result<Database, Failure> {
    let factory = Factory::new().map_err(|_| Failure::Forbidden)?;
    let mut request = factory.open(name, None).map_err(|error| why(&error))?;
    // Where there is none, one is made: then with what belongs there.
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            let _ = migrate(&database, 0);
        }
    });
    request.await.map_err(|error| why(&error))
}

/// Takes the database away.
pub(crate) async fn delete(name: &str) -> Result<(), Failure> {
    let factory = Factory::new().map_err(|_| Failure::Forbidden)?;
    let request = factory.delete(name).map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// What an error of the database means. The crate keeps the browser's own error in many places; all of them say
/// its name.
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

/// A transaction in which the stores are read and written: all of it happens, or nothing.
pub(crate) struct Writing {
    transaction: Transaction,
    pub(crate) rounds: ObjectStore,
    pub(crate) sums: ObjectStore,
}

impl Writing {
    /// Begins one.
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

    /// Ends it: what was written is there from now on.
    pub(crate) async fn commit(self) -> Result<(), Failure> {
        let done = self.transaction.commit().map_err(|error| why(&error))?;
        match done.await {
            Ok(result) if result.is_committed() => Ok(()),
            // A disk that is full shows only now.
            Ok(_) => Err(match self.rounds.transaction().error() {
                Some(error) if error.name() == "QuotaExceededError" => Failure::Full,
                Some(_) | None => Failure::Broken,
            }),
            Err(error) => Err(why(&error)),
        }
    }
}

/// Begins a transaction in which a store is read.
pub(crate) fn reading(database: &Database, store: &str) -> Result<ObjectStore, Failure> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly);
    let store = transaction.and_then(|it| it.object_store(store));
    store.map_err(|error| why(&error))
}

/// The text under this key.
pub(crate) async fn get(store: &ObjectStore, key: &str) -> Result<Option<JsValue>, Failure> {
    let request = store.get(JsValue::from_str(key));
    let request = request.map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Begins to write a text under this key. The answer is to be waited for, and the end of the transaction.
pub(crate) fn put(store: &ObjectStore, key: &str, text: &str) -> Result<PutStoreRequest, Failure> {
    let (text, key) = (JsValue::from_str(text), JsValue::from_str(key));
    store.put(&text, Some(&key)).map_err(|error| why(&error))
}

/// Takes what lies under this key out of a store.
pub(crate) async fn remove(store: &ObjectStore, key: &str) -> Result<(), Failure> {
    let request = store.delete(JsValue::from_str(key));
    let request = request.map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// Takes everything out of a store.
pub(crate) async fn clear(store: &ObjectStore) -> Result<(), Failure> {
    let request = store.clear().map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// How much lies in a store.
pub(crate) async fn count(store: &ObjectStore) -> Result<u32, Failure> {
    let request = store.count(None).map_err(|error| why(&error))?;
    request.await.map_err(|error| why(&error))
}

/// The keys in a store, in their order. What is no text was put there by others, and is left out.
pub(crate) async fn keys(store: &ObjectStore) -> Result<Vec<String>, Failure> {
    let request = store
        .get_all_keys(None, None)
        .map_err(|error| why(&error))?;
    let keys = request.await.map_err(|error| why(&error))?;
    Ok(keys.iter().filter_map(JsValue::as_string).collect())
}

/// The keys from the first to the last of these with what lies under them, in their order; nothing where that is no
/// text.
pub(crate) async fn between(
    store: &ObjectStore,
    first: &str,
    last: &str,
) -> Result<Vec<(String, Option<String>)>, Failure> {
    let [first, last] = [first, last].map(JsValue::from_str);
    within(store, || KeyRange::bound(&first, &last, None, None)).await
}

/// The same of at most so many keys before this one, or of the last ones; and whether there are more before them. It takes
/// as long with a hundred thousand keys as with a hundred.
pub(crate) async fn keys_before(
    store: &ObjectStore,
    end: Option<&str>,
    count: u32,
) -> Result<(Vec<(String, Option<String>)>, bool), Failure> {
    // Behind all texts; what is no text lies behind it, or before them.
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
    let range = || range().map(Query::KeyRange);
    // Both are asked for in one transaction, before anything is waited for.
    let keys = range().and_then(|range| store.get_all_keys(Some(range), None));
    let texts = range().and_then(|range| store.get_all(Some(range), None));
    let (keys, texts) = (
        keys.map_err(|error| why(&error))?,
        texts.map_err(|error| why(&error))?,
    );
    let keys = keys.await.map_err(|error| why(&error))?;
    let texts = texts.await.map_err(|error| why(&error))?;
    let each = keys.iter().zip(&texts);
    Ok(each
        .filter_map(|(key, text)| Some((key.as_string()?, text.as_string())))
        .collect())
}
