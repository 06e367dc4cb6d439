//! The work of the history's worker for each request.

use fair_deal::history::file::Contents;
use fair_deal::history::{
    Answer, Failure, Filter, Found, HiddenRounds, Id, Judge, Kind, Listed, MOST_AT_ONCE,
    MatchResultsWork, Opened, Record, Request, Row, file, reviews_of, row_of,
};
use fair_deal::pages::stored_record::can_read;
use idb::Database;
use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::count;
use crate::database::{
    ROUNDS, Writing, between, clear, count as count_in, delete, entries_before, get, key_values,
    keys, open, open_as_it_is, put, reading, remove, why,
};
use crate::reviews;

/// The state of the worker.
pub(crate) struct HistoryWorker {
    name: String,
    judge: Judge,
    /// Rounds that the worker could not write since the last question. An export includes them: before each question
    /// the page sends all waiting rounds.
    unwritten: Vec<Row>,
}

/// A round in the store: its id, and its row if it is readable.
pub(crate) struct StoredRound {
    id: Option<Id>,
    pub(crate) row: Option<Row>,
}

impl StoredRound {
    fn read(key: &str, text: Option<&str>) -> StoredRound {
        let id: Option<Id> = key.parse().ok();
        let row = id.clone().zip(text);
        let row = row.and_then(|(id, text)| Row::parse(id, text).ok());
        StoredRound { id, row }
    }
}

impl HistoryWorker {
    pub(crate) fn new(name: String) -> HistoryWorker {
        HistoryWorker {
            name,
            judge: Judge::default(),
            unwritten: vec![],
        }
    }

    pub(crate) async fn answer(
        &mut self,
        request: Request,
        progress: &impl Fn(usize, usize),
    ) -> Result<Answer, Failure> {
        let unwritten = std::mem::take(&mut self.unwritten);
        match request {
            Request::Forget => {
                delete(&self.name).await?;
                return Ok(Answer::Forgotten);
            }
            Request::Rescue => return rescue(&self.name).await.map(Answer::File),
            Request::Worth(game, terms) => return Ok(count::worth(game, &terms, progress)),
            Request::Reviews => return reviews::all(&self.name).await.map(Answer::Reviews),
            Request::AddReviews(new) => {
                reviews::add(&self.name, &new).await?;
                return Ok(Answer::ReviewsAdded);
            }
            Request::Find { .. }
            | Request::Open { .. }
            | Request::Export(_)
            | Request::Csv
            | Request::Sums
            | Request::MatchResults(..)
            | Request::ForgetRound(_)
            | Request::Import(_) => (),
        }
        let database = open(&self.name).await?;
        let answer = self
            .answer_from(&database, request, unwritten, progress)
            .await;
        database.close();
        answer
    }

    async fn answer_from(
        &mut self,
        database: &Database,
        request: Request,
        unwritten: Vec<Row>,
        progress: &impl Fn(usize, usize),
    ) -> Result<Answer, Failure> {
        match request {
            Request::Find {
                filter,
                before,
                count,
            } => {
                let (rows, found) =
                    find(database, &filter, before.as_ref(), count, progress).await?;
                Ok(Answer::Found(Found {
                    rows: rows.into_iter().map(Listed::from).collect(),
                    ..found
                }))
            }
            Request::Open { id, in_play } => self.open(database, &id, &in_play).await,
            Request::Export(stored) => {
                let rows = all(database, unwritten, progress).await?.into_iter();
                let reviews = reviews::all(&self.name).await?;
                Ok(Answer::File(file::write(rows, &reviews, &stored, can_read)))
            }
            Request::Csv => {
                let rows = all(database, unwritten, progress).await?;
                Ok(Answer::File(file::to_csv(rows.iter())))
            }
            Request::Import(text) => self.import(database, &text, progress).await,
            Request::Sums => count::all(database, progress).await,
            Request::MatchResults(terms, since) => {
                let work = MatchResultsWork::new(terms, since);
                match_results(database, work, progress).await
            }
            Request::ForgetRound(id) => forget(database, id).await,
            Request::Forget
            | Request::Rescue
            | Request::Worth(..)
            | Request::Reviews
            | Request::AddReviews(_) => Err(Failure::Broken),
        }
    }

    /// Writes a round with its results. A round that cannot be replayed is written as it is.
    pub(crate) async fn keep(&mut self, id: Id, text: &str) -> Result<(), Failure> {
        let record = Record::parse(id.clone(), text);
        let learned = record.as_ref().map(|it| reviews_of(it, &mut self.judge));
        let learned = learned.unwrap_or_default();
        let row = record.and_then(|it| row_of(it, &mut self.judge));
        self.unwritten.retain(|unwritten| unwritten.record.id != id);
        let database = open(&self.name).await?;
        let kept = keep_row(&database, &id, row.as_ref().ok(), text).await;
        database.close();
        if kept.is_err() {
            self.unwritten.extend(row);
            return kept;
        }
        // The round is saved, and a round that is sent again adds nothing, so a failure here loses only the reviews.
        let _ = reviews::add(&self.name, &learned).await;
        kept
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
        let Some(row) = StoredRound::read(id.as_str(), text.as_deref()).row else {
            return Ok(Answer::Opened(None));
        };
        let is_open = is_left(database, &row, in_play).await?;
        let opened = Opened::of(row, is_open, &mut self.judge);
        Ok(Answer::Opened(opened.ok().map(Box::new)))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the time since 1970 is positive and fits"
    )]
    async fn import(
        &mut self,
        database: &Database,
        text: &str,
        progress: &impl Fn(usize, usize),
    ) -> Result<Answer, Failure> {
        let Contents {
            rounds,
            reviews,
            stored,
        } = match file::read(text, &mut self.judge, can_read, progress) {
            Ok(read) => read,
            Err(why) => return Ok(Answer::NotImported(why)),
        };
        let (rows, known) = new_among(database, rounds).await?;
        // Those of a file that is imported twice are there already.
        reviews::add(&self.name, &reviews).await?;
        let now = js_sys::Date::now() as u64;
        let ahead = rows.iter().filter(|row| row.record.id.is_ahead_of(now));
        let ahead = ahead.count();
        let writing = Writing::begin(database)?;
        let mut written = vec![];
        for row in &rows {
            let (id, text) = (row.record.id.as_str(), row.to_string());
            written.push(put(&writing.rounds, id, &text)?);
        }
        for request in written {
            request.await.map_err(|error| why(&error))?;
        }
        // The new rounds may be earlier than others, so the next request for the sums counts all rounds again.
        clear(&writing.sums).await?;
        writing.commit().await?;
        Ok(Answer::Imported {
            added: rows.len(),
            known,
            ahead,
            stored,
        })
    }
}

/// Writes a new round into the database: its row, or its text as it is if the row is unknown.
async fn keep_row(
    database: &Database,
    id: &Id,
    row: Option<&Row>,
    text: &str,
) -> Result<(), Failure> {
    let is_known = match row {
        Some(row) => is_known(database, row).await?,
        None => false,
    };
    let text = row.map_or_else(|| text.to_owned(), Row::to_string);
    let writing = Writing::begin(database)?;
    if !is_known && get(&writing.rounds, id.as_str()).await?.is_none() {
        put(&writing.rounds, id.as_str(), &text)?
            .await
            .map_err(|error| why(&error))?;
        count::add(&writing.sums, row).await?;
    }
    writing.commit().await
}

/// Returns all readable rounds, and these unwritten ones, in chronological order.
async fn all(
    database: &Database,
    unwritten: Vec<Row>,
    progress: &impl Fn(usize, usize),
) -> Result<Vec<Row>, Failure> {
    let mut rows = all_kept(database, progress).await?;
    for row in unwritten {
        // Another tab may have written it meanwhile.
        let is_there = rows.iter().rev().any(|it| it.record.id == row.record.id);
        if !is_there && !is_known(database, &row).await? {
            rows.push(row);
        }
    }
    rows.sort_by(|one, other| one.record.id.cmp(&other.record.id));
    Ok(rows)
}

/// Returns the new ones among these rounds, in chronological order, and the number of the known or duplicate ones. A
/// round that ended in the same millisecond as another may be the same round under another id.
async fn new_among(database: &Database, mut rows: Vec<Row>) -> Result<(Vec<Row>, usize), Failure> {
    rows.sort_by(|one, other| one.record.id.cmp(&other.record.id));
    let there = keys_of(database).await?;
    let (mut new, mut known) = (Vec::<Row>::new(), 0);
    for row in rows {
        let Record { id, .. } = &row.record;
        let first = there.partition_point(|key| key.as_str() < id.time());
        let end = there[first..].partition_point(|key| key.starts_with(id.time()));
        let same_time = &there[first..first + end];
        let is_it = |it: &Row| it.record.is_same_round(&row.record);
        let is_there = same_time.iter().any(|key| key == id.as_str())
            || stored_rounds(database, same_time)
                .await?
                .iter()
                .any(|round| round.row.as_ref().is_some_and(is_it));
        let is_twice = new
            .iter()
            .rev()
            .take_while(|it| it.record.id.time() == id.time())
            .any(|it| it.record.id == *id || is_it(it));
        if is_there || is_twice {
            known += 1;
        } else {
            new.push(row);
        }
    }
    Ok((new, known))
}

/// Returns the keys of the rounds.
pub(crate) async fn keys_of(database: &Database) -> Result<Vec<String>, Failure> {
    keys(&reading(database, ROUNDS)?).await
}

/// Returns the rounds under these keys, which are consecutive in the store.
pub(crate) async fn stored_rounds(
    database: &Database,
    keys: &[String],
) -> Result<Vec<StoredRound>, Failure> {
    let (Some(first), Some(last)) = (keys.first(), keys.last()) else {
        return Ok(vec![]);
    };
    let found = between(&reading(database, ROUNDS)?, first, last).await?;
    let read = found
        .iter()
        .map(|(key, text)| StoredRound::read(key, text.as_deref()));
    Ok(read.collect())
}

/// Deletes a round. The next request for the sums counts all others again.
async fn forget(database: &Database, id: Id) -> Result<Answer, Failure> {
    let writing = Writing::begin(database)?;
    remove(&writing.rounds, id.as_str()).await?;
    clear(&writing.sums).await?;
    writing.commit().await?;
    Ok(Answer::ForgottenRound(id))
}

/// Returns the number of rounds.
async fn rounds_in(database: &Database) -> Result<usize, Failure> {
    let rounds = count_in(&reading(database, ROUNDS)?).await?;
    Ok(usize::try_from(rounds).unwrap_or(usize::MAX))
}

/// Returns at most this many rounds before this one, or the latest ones if `end` is `None`, in chronological order.
/// Also returns the first of their keys if there are more before it.
pub(crate) async fn latest(
    database: &Database,
    end: Option<&str>,
    count: usize,
) -> Result<(Vec<StoredRound>, Option<String>), Failure> {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let (found, is_more) = entries_before(&reading(database, ROUNDS)?, end, count).await?;
    let read = found.iter();
    let read = read.map(|(key, text)| StoredRound::read(key, text.as_deref()));
    let read = read.collect();
    let first = found.into_iter().next().map(|(key, _)| key);
    Ok((read, first.filter(|_| is_more)))
}

/// The number of the latest rounds of a game to compare with a new one.
const COMPARED: usize = 5;

/// Returns true if the same round is saved under another id ([`Record::is_repeat_of`]). The function compares the
/// latest rounds. If a clock was ahead once, these are later than this one, and it also compares the rounds before this
/// one.
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
    let is_same = |other: &Row| other.record.is_repeat_of(record);
    let (mut compared, _) = find(database, &same, None, COMPARED, &|_, _| ()).await?;
    if compared
        .first()
        .is_some_and(|row| row.record.id > record.id)
    {
        let (before, _) = find(database, &same, Some(&record.id), COMPARED, &|_, _| ()).await?;
        compared.extend(before);
    }
    Ok(compared.iter().any(is_same))
}

async fn find(
    database: &Database,
    filter: &Filter,
    before: Option<&Id>,
    count: usize,
    progress: &impl Fn(usize, usize),
) -> Result<(Vec<Row>, Found), Failure> {
    let count = count.clamp(1, MOST_AT_ONCE);
    let (mut rows, mut found) = (vec![], Found::default());
    let mut hidden = HiddenRounds::default();
    let mut end = before.map(Id::to_string);
    // The first piece is small, because it is usually enough.
    let (mut piece, mut looked_at, mut all) = (count, 0, None);
    loop {
        let (mut rounds, next) = latest(database, end.as_deref(), piece).await?;
        while let Some(it) = rounds.pop() {
            match it.row {
                None => found.unreadable += 1,
                Some(row) if filter.takes(&row) => rows.push(row),
                Some(row) => hidden.add(filter.rejecting(&row).collect(), 1, row.record.kind()),
            }
            if rows.len() == count {
                found.more = it.id.filter(|_| next.is_some() || !rounds.is_empty());
                return Ok((rows, found));
            }
        }
        if next.is_none() {
            if rows.is_empty() && before.is_none() {
                found.hidden = hidden.told();
            }
            return Ok((rows, found));
        }
        end = next;
        looked_at += piece;
        piece = MOST_AT_ONCE;
        let all = match all {
            Some(all) => all,
            None => *all.insert(rounds_in(database).await?),
        };
        progress(looked_at, all);
    }
}

/// Takes luck out of the rounds.
async fn match_results(
    database: &Database,
    work: Option<MatchResultsWork>,
    progress: &impl Fn(usize, usize),
) -> Result<Answer, Failure> {
    let Some(mut work) = work else {
        return Ok(Answer::MatchResults(None));
    };
    let keys = keys_of(database).await?;
    let mut done = 0;
    for piece in keys.chunks(MOST_AT_ONCE) {
        for round in stored_rounds(database, piece).await? {
            progress(done, keys.len());
            done += 1;
            if let Some(row) = &round.row {
                work.add(row);
            }
        }
    }
    Ok(Answer::MatchResults(Some(work.results())))
}

/// Returns every readable round in the database, the earliest first.
async fn all_kept(
    database: &Database,
    progress: &impl Fn(usize, usize),
) -> Result<Vec<Row>, Failure> {
    let keys = keys_of(database).await?;
    let mut rows = vec![];
    for (place, piece) in keys.chunks(MOST_AT_ONCE).enumerate() {
        progress(place * MOST_AT_ONCE, keys.len());
        let found = stored_rounds(database, piece).await?;
        rows.extend(found.into_iter().filter_map(|round| round.row));
    }
    Ok(rows)
}

/// Returns true if the player has left the deal of this round, so that its secret may be shown. Either this round or
/// the last round of the same game and kind was the last one of the deal, or that last round is of another deal and
/// this deal is on no table. A shared deal only has to be on no table. The order of the rounds alone is not enough,
/// because they may come from another browser.
async fn is_left(database: &Database, row: &Row, in_play: &[String]) -> Result<bool, Failure> {
    let Ok(played) = row.record.play() else {
        return Ok(false);
    };
    let is_on_table = in_play.contains(&played.seal().to_string());
    if played.is_spent() {
        return Ok(true);
    }
    match row.record.kind() {
        // Everyone with the link has the secret.
        Kind::Shared => return Ok(!is_on_table),
        Kind::Fresh | Kind::Daily | Kind::Practice => (),
    }
    let same = Filter {
        game: Some(row.record.game),
        kind: Some(row.record.kind()),
        ..Filter::default()
    };
    let (last, _) = find(database, &same, None, 1, &|_, _| ()).await?;
    let last = last.first().and_then(|last| last.record.play().ok());
    Ok(last.is_some_and(|last| {
        if last.seal() == played.seal() {
            last.is_spent()
        } else {
            !is_on_table
        }
    }))
}

/// Returns the content of the database as it is, from any version: the stores by name, each with its keys and values.
async fn rescue(name: &str) -> Result<String, Failure> {
    let database = open_as_it_is(name).await?;
    let file = Object::new();
    for store in database.store_names() {
        let pairs = key_values(&reading(&database, &store)?, || Ok(None)).await?;
        let pairs: js_sys::Array = pairs
            .iter()
            .map(|(key, value)| js_sys::Array::of2(key, value))
            .collect();
        // A plain object accepts any name.
        let _ = Reflect::set(&file, &JsValue::from_str(&store), &pairs);
    }
    database.close();
    let text = JSON::stringify(&file).map_err(|_| Failure::Broken)?;
    Ok(String::from(text))
}
