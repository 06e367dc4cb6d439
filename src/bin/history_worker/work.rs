//! What the worker does for each question.

use fair_deal::history::{
    Answer, Ask, Failure, Filter, Found, Id, Judge, Kind, Opened, Record, Row, file, row_of,
};
use idb::Database;
use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::database::{
    ROUNDS, between, commit, delete, get, keys, open, open_as_it_is, put, reading, why, writing,
};

/// The time between two reports of progress, in milliseconds.
pub(crate) const BETWEEN_REPORTS: f64 = 100.0;

/// How many rounds are read at once: some milliseconds of work.
const AT_ONCE: usize = 500;

/// The history at work.
pub(crate) struct AtWork {
    name: String,
    judge: Judge,
}

/// A round as it lies in the store: its id, and its row where that can be read.
struct Lying {
    id: Option<Id>,
    row: Option<Row>,
}

impl Lying {
    fn read(key: &str, text: Option<&str>) -> Lying {
        let id: Option<Id> = key.parse().ok();
        let row = id.clone().zip(text);
        let row = row.and_then(|(id, text)| Row::parse(id, text).ok());
        Lying { id, row }
    }
}

impl AtWork {
    pub(crate) fn new(name: String) -> AtWork {
        AtWork {
            name,
            judge: Judge::default(),
        }
    }

    pub(crate) async fn answer(
        &mut self,
        ask: Ask,
        progress: &impl Fn(usize, usize),
    ) -> Result<Answer, Failure> {
        match ask {
            Ask::Forget => {
                delete(&self.name).await?;
                return Ok(Answer::Forgotten);
            }
            Ask::Rescue => return rescue(&self.name).await.map(Answer::File),
            Ask::Keep(..)
            | Ask::Find { .. }
            | Ask::Open { .. }
            | Ask::Export(_)
            | Ask::Csv
            | Ask::Import(_) => (),
        }
        let database = open(&self.name).await?;
        let answer = self.answer_from(&database, ask, progress).await;
        database.close();
        answer
    }

    async fn answer_from(
        &mut self,
        database: &Database,
        ask: Ask,
        progress: &impl Fn(usize, usize),
    ) -> Result<Answer, Failure> {
        match ask {
            Ask::Keep(id, text) => self.keep(database, id, &text).await,
            Ask::Find {
                filter,
                before,
                count,
            } => find(database, &filter, before.as_ref(), count, progress)
                .await
                .map(Answer::Found),
            Ask::Open { id, in_play } => self.open(database, &id, &in_play).await,
            Ask::Export(stored) => {
                let rows = all(database, progress).await?;
                Ok(Answer::File(file::write(rows.into_iter(), &stored)))
            }
            Ask::Csv => {
                let rows = all(database, progress).await?;
                Ok(Answer::File(file::to_csv(rows.iter())))
            }
            Ask::Import(text) => self.import(database, &text, progress).await,
            Ask::Forget | Ask::Rescue => Err(Failure::Broken),
        }
    }

    /// Keeps a round, with what it has come to. One that cannot be played again is kept as it is.
    async fn keep(&mut self, database: &Database, id: Id, text: &str) -> Result<Answer, Failure> {
        let row = Record::parse(id.clone(), text).and_then(|it| row_of(it, &mut self.judge));
        let is_known = match &row {
            Ok(row) => is_known(database, row).await?,
            Err(_) => false,
        };
        let text = row.map_or_else(|_| text.to_owned(), |row| row.to_string());
        let transaction = writing(database)?;
        let rounds = transaction
            .object_store(ROUNDS)
            .map_err(|error| why(&error))?;
        if !is_known && get(&rounds, id.as_str()).await?.is_none() {
            put(&rounds, id.as_str(), &text)?
                .await
                .map_err(|error| why(&error))?;
        }
        commit(transaction, &rounds).await?;
        Ok(Answer::Kept(id))
    }

    async fn open(
        &mut self,
        database: &Database,
        id: &Id,
        in_play: &[String],
    ) -> Result<Answer, Failure> {
        let store = reading(database, ROUNDS)?;
        let text = get(&store, id.as_str()).await?;
        let text = text.and_then(|text| text.as_string());
        let Some(row) = Lying::read(id.as_str(), text.as_deref()).row else {
            return Ok(Answer::Opened(None));
        };
        let is_open = is_left(database, &row, in_play).await?;
        let opened = Opened::of(row, is_open, &mut self.judge);
        Ok(Answer::Opened(opened.ok().map(Box::new)))
    }

    async fn import(
        &mut self,
        database: &Database,
        text: &str,
        progress: &impl Fn(usize, usize),
    ) -> Result<Answer, Failure> {
        let (records, stored) = match file::read(text) {
            Ok(read) => read,
            Err(why) => return Ok(Answer::NotImported(why)),
        };
        let there = keys(&reading(database, ROUNDS)?).await?;
        let there: std::collections::BTreeSet<String> = there.into_iter().collect();
        let all = records.len();
        let mut rows = vec![];
        for (place, record) in records.into_iter().enumerate() {
            progress(place, all);
            let number = place + 1;
            match row_of(record, &mut self.judge) {
                Ok(row) => rows.push(row),
                Err(why) => {
                    let why = file::NotAFile::Round { number, why };
                    return Ok(Answer::NotImported(why));
                }
            }
        }
        rows.sort_by(|one, other| one.record.id.cmp(&other.record.id));
        rows.dedup_by(|one, other| one.record.id == other.record.id);
        let of_file = rows.len();
        rows.retain(|row| !there.contains(row.record.id.as_str()));
        let transaction = writing(database)?;
        let rounds = transaction
            .object_store(ROUNDS)
            .map_err(|error| why(&error))?;
        let mut written = vec![];
        for row in &rows {
            written.push(put(&rounds, row.record.id.as_str(), &row.to_string())?);
        }
        for request in written {
            request.await.map_err(|error| why(&error))?;
        }
        commit(transaction, &rounds).await?;
        Ok(Answer::Imported {
            added: rows.len(),
            known: of_file - rows.len(),
            stored,
        })
    }
}

/// The keys of the rounds.
async fn keys_of(database: &Database) -> Result<Vec<String>, Failure> {
    keys(&reading(database, ROUNDS)?).await
}

/// What lies under these keys, which follow one another in the store.
async fn lying(database: &Database, keys: &[String]) -> Result<Vec<Lying>, Failure> {
    let (Some(first), Some(last)) = (keys.first(), keys.last()) else {
        return Ok(vec![]);
    };
    let found = between(&reading(database, ROUNDS)?, first, last).await?;
    let read = found
        .iter()
        .map(|(key, text)| Lying::read(key, text.as_deref()));
    Ok(read.collect())
}

/// How many of the latest rounds of a game are compared with one that is to be kept.
const COMPARED: usize = 5;

/// Whether this very round is there under another id: a browser that could not save the table lets its end be played
/// once more. The deal of a link may be played as often as one likes.
async fn is_known(database: &Database, row: &Row) -> Result<bool, Failure> {
    let record = &row.record;
    match record.kind() {
        Kind::Shared => return Ok(false),
        Kind::Fresh | Kind::Daily | Kind::Practice => (),
    }
    let same = Filter {
        game: Some(record.game),
        kind: Some(record.kind()),
        ..Filter::default()
    };
    let latest = find(database, &same, None, COMPARED, &|_, _| ()).await?;
    let numbered = |row: &Row| {
        let round = |name: &str| row.record.round.get(name).map(str::to_owned);
        let rounds = round("play").map(|play| play.matches('.').count());
        (round("deal"), round("day"), round("round"), rounds)
    };
    let is_same = |other: &Row| other.record.id != record.id && numbered(other) == numbered(row);
    Ok(latest.rows.iter().any(is_same))
}

async fn find(
    database: &Database,
    filter: &Filter,
    before: Option<&Id>,
    count: usize,
    progress: &impl Fn(usize, usize),
) -> Result<Found, Failure> {
    let count = count.clamp(1, AT_ONCE);
    let keys = keys_of(database).await?;
    let end = before.map_or(keys.len(), |id| {
        keys.partition_point(|key| key.as_str() < id.as_str())
    });
    let mut found = Found::default();
    // The first piece is small: most often it is enough.
    let (mut left, mut piece) = (end, count);
    while left > 0 {
        let from = left.saturating_sub(piece.min(AT_ONCE));
        let mut all = lying(database, &keys[from..left]).await?;
        while let Some(lying) = all.pop() {
            left = left.saturating_sub(1);
            match lying.row {
                None => found.unreadable += 1,
                Some(row) if filter.takes(&row) => found.rows.push(row),
                Some(_) => (),
            }
            if found.rows.len() == count {
                found.more = lying.id.filter(|_| left > 0);
                return Ok(found);
            }
        }
        left = from;
        piece = AT_ONCE;
        progress(end - left, end);
    }
    Ok(found)
}

/// Every round that can be read, the first one first.
async fn all(database: &Database, progress: &impl Fn(usize, usize)) -> Result<Vec<Row>, Failure> {
    let keys = keys_of(database).await?;
    let mut rows = vec![];
    for (place, piece) in keys.chunks(AT_ONCE).enumerate() {
        progress(place * AT_ONCE, keys.len());
        let lying = lying(database, piece).await?;
        rows.extend(lying.into_iter().filter_map(|lying| lying.row));
    }
    Ok(rows)
}

/// Whether the player has left the deal of this round, so that its secret may be told: the last round of the same game
/// and kind has spent it, or is of another deal while this one lies on no table. The order of the rounds alone would
/// not do: they may come from another browser.
async fn is_left(database: &Database, row: &Row, in_play: &[String]) -> Result<bool, Failure> {
    let Ok(played) = row.record.play() else {
        return Ok(false);
    };
    let lies_on_a_table = in_play.contains(&played.seal().to_string());
    if played.is_spent() {
        return Ok(true);
    }
    let same = Filter {
        game: Some(row.record.game),
        kind: Some(row.record.kind()),
        ..Filter::default()
    };
    let last = find(database, &same, None, 1, &|_, _| ()).await?;
    let last = last.rows.first().and_then(|last| last.record.play().ok());
    Ok(last.is_some_and(|last| {
        if last.seal() == played.seal() {
            last.is_spent()
        } else {
            !lies_on_a_table
        }
    }))
}

/// Everything in the database as it is, whoever has written it: the stores by their names, each with its keys and
/// what lies under them.
async fn rescue(name: &str) -> Result<String, Failure> {
    let database = open_as_it_is(name).await?;
    let file = Object::new();
    for store in database.store_names() {
        let keys = reading(&database, &store)?;
        let keys = keys.get_all_keys(None, None).map_err(|error| why(&error))?;
        let keys = keys.await.map_err(|error| why(&error))?;
        let values = reading(&database, &store)?;
        let values = values.get_all(None, None).map_err(|error| why(&error))?;
        let values = values.await.map_err(|error| why(&error))?;
        let pairs: js_sys::Array = keys
            .iter()
            .zip(&values)
            .map(|(key, value)| js_sys::Array::of2(key, value))
            .collect();
        // A plain object takes any name.
        let _ = Reflect::set(&file, &JsValue::from_str(&store), &pairs);
    }
    database.close();
    let text = JSON::stringify(&file).map_err(|_| Failure::Broken)?;
    Ok(String::from(text))
}
