//! The history as a file: JSON with everything in it, and the rounds as comma-separated values.
//!
//! ```json
//! {
//!   "format": "fair-deal-history",
//!   "version": 1,
//!   "rounds": [{ "id": "1795390200000-a1", "zone": "60", "game": "jacks", "coach": "off", "deal": "…", … }],
//!   "stored": { "fair-deal/settings/1": "…", "fair-deal/table/1/blackjack": "…" },
//!   "reviews": ["blackjack/cell/vegas/hard-16/10 1795390200000- 1795390260000+"]
//! }
//! ```
//!
//! A round has the fields of its record ([`Record`]) and of its results ([`Facts`]). All of them are texts. The results
//! are computed again when the file is read.
//!
//! `reviews` has the answers of a player who learns, a text for each decision ([`crate::memory::reviews`]). It may be
//! missing. Import adds them to those of the browser.
//!
//! `stored` has the browser's records beside the history, by name: the settings, the tables, the misplayed hands, the
//! results of drills and the bet ramp. It may be missing. Records with unknown names are ignored when the file is read.
//! Records that were unreadable when the file was written are in `unreadable`, so that they are not lost, but they are
//! not imported.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::error::NotARecord;
use super::facts::{Facts, written};
use super::judge::Judge;
use super::record::{Id, Record, Row, row_of};
use crate::memory::Reviews;
use crate::table::{Fields, Verdict};

/// The value of `format`.
const FORMAT: &str = "fair-deal-history";

/// The name of the reviews in a file.
const REVIEWS: &str = "reviews";

/// The version of new files. A newer version is not read.
const VERSION: u64 = 1;

/// Writes a file with these rounds in order, the reviews, and the stored records by name. `can_read` returns true for a readable
/// record, false for an unreadable one, which is listed separately, and `None` for a record to leave out.
#[must_use]
pub fn write(
    rounds: impl Iterator<Item = Row>,
    reviews: &Reviews,
    stored: &Fields,
    can_read: impl Fn(&str, &str) -> Option<bool>,
) -> String {
    let rounds: Vec<Value> = rounds.map(|row| round(&row)).collect();
    let (mut readable, mut unreadable) = (Map::new(), Map::new());
    for (name, record) in stored.each() {
        let part = match can_read(name, record) {
            None => continue,
            Some(true) => &mut readable,
            Some(false) => &mut unreadable,
        };
        part.insert(name.to_owned(), Value::from(record));
    }
    let mut file = json!({
        "format": FORMAT, "version": VERSION, "rounds": rounds, "stored": readable,
    });
    let reviews: Vec<Value> = reviews.lines().map(Value::from).collect();
    if !reviews.is_empty() {
        file[REVIEWS] = Value::from(reviews);
    }
    if !unreadable.is_empty() {
        file["unreadable"] = Value::Object(unreadable);
    }
    format!("{file:#}\n")
}

fn round(row: &Row) -> Value {
    let id = ("id".to_owned(), Value::from(row.record.id.as_str()));
    let fields = Fields::parse(&row.to_string());
    let fields: Vec<(String, Value)> = fields
        .each()
        .map(|(name, value)| (name.to_owned(), Value::from(value)))
        .collect();
    Value::Object([id].into_iter().chain(fields).collect::<Map<_, _>>())
}

/// The contents of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Contents {
    /// The rounds, in their order in the file.
    pub rounds: Vec<Row>,
    /// The reviews.
    pub reviews: Reviews,
    /// The stored records by name.
    pub stored: Fields,
}

/// Reads a file: its rounds, each replayed and judged, the reviews, and the stored records. `can_read` returns true or false for a
/// readable or unreadable record, and `None` for an unknown name. `progress` gets the number of rounds read so far, and
/// their total.
///
/// # Errors
/// [`NotAFile`] for the first error. The rounds are checked before the stored records.
pub fn read(
    text: &str,
    judge: &mut Judge,
    can_read: impl Fn(&str, &str) -> Option<bool>,
    progress: impl Fn(usize, usize),
) -> Result<Contents, NotAFile> {
    if text.trim().is_empty() {
        return Err(NotAFile::Empty);
    }
    let file: Value = serde_json::from_str(text).map_err(|error| NotAFile::NoJson {
        line: error.line(),
        column: error.column(),
    })?;
    if file.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(NotAFile::OtherFormat);
    }
    match file.get("version").and_then(Value::as_u64) {
        Some(VERSION) => (),
        Some(version) if version > VERSION => return Err(NotAFile::Newer),
        Some(_) | None => return Err(NotAFile::OtherFormat),
    }
    let rounds = file.get("rounds").and_then(Value::as_array);
    let rounds = rounds.ok_or(NotAFile::NoRounds)?;
    let mut rows = Vec::with_capacity(rounds.len());
    for (round, number) in rounds.iter().zip(1..) {
        progress(number - 1, rounds.len());
        let row = record(round).and_then(|record| row_of(record, judge));
        rows.push(row.map_err(|why| NotAFile::Round { number, why })?);
    }
    let stored = match file.get("stored") {
        None => Fields::new(),
        Some(stored) => read_stored(stored, can_read)?,
    };
    let reviews = match file.get(REVIEWS) {
        None => Reviews::default(),
        Some(reviews) => read_reviews(reviews)?,
    };
    Ok(Contents {
        rounds: rows,
        reviews,
        stored,
    })
}

/// Any text is a line of the reviews.
fn read_reviews(lines: &Value) -> Result<Reviews, NotAFile> {
    let all = lines.as_array().map(Vec::as_slice);
    let lines: Option<Vec<&str>> = all.and_then(|all| all.iter().map(Value::as_str).collect());
    let lines = lines.ok_or_else(|| NotAFile::Stored {
        name: REVIEWS.to_owned(),
    })?;
    let Ok(reviews) = lines.join("\n").parse();
    Ok(reviews)
}

fn read_stored(
    stored: &Value,
    can_read: impl Fn(&str, &str) -> Option<bool>,
) -> Result<Fields, NotAFile> {
    let mut fields = Fields::new();
    let all = stored.as_object().ok_or_else(|| {
        let name = "stored".to_owned();
        NotAFile::Stored { name }
    })?;
    for (name, value) in all {
        let record = value.as_str();
        // The fault panel leaves an empty record in place of one that it has moved aside (src/loader.js).
        if record == Some("") {
            continue;
        }
        let Some(is_readable) = can_read(name, record.unwrap_or_default()) else {
            continue;
        };
        let Some(record) = record.filter(|_| is_readable) else {
            return Err(NotAFile::Stored { name: name.clone() });
        };
        fields = fields.with(name, record);
    }
    Ok(fields)
}

fn record(round: &Value) -> Result<Record, NotARecord> {
    let object = round.as_object().ok_or(NotARecord::Id)?;
    let id: Id = object
        .get("id")
        .and_then(Value::as_str)
        .ok_or(NotARecord::Id)?
        .parse()?;
    let mut fields = Fields::new();
    for (name, value) in object.iter().filter(|(name, _)| *name != "id") {
        // A name with other characters could not be written again.
        let is_name = name.bytes().all(|byte| byte.is_ascii_lowercase());
        let value = value.as_str().filter(|_| is_name);
        fields = fields.with(name, value.ok_or(NotARecord::Round)?);
    }
    Record::of_fields(id, &fields)
}

/// The error in a file to import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotAFile {
    /// The file is empty.
    Empty,
    /// The file is not JSON. The fields are the place of the error.
    NoJson {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// The file is JSON of another format.
    OtherFormat,
    /// A newer version wrote the file.
    Newer,
    /// The file has no list of rounds.
    NoRounds,
    /// A round is damaged.
    Round {
        /// The number of the round, counted from 1.
        number: usize,
        /// The error.
        why: NotARecord,
    },
    /// A stored record is damaged.
    Stored {
        /// The name of the record.
        name: String,
    },
}

impl fmt::Display for NotAFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAFile::Empty => f.write_str("The file is empty."),
            NotAFile::NoJson { line, column } => {
                write!(f, "The file is not JSON: line {line}, column {column}.")
            }
            NotAFile::OtherFormat => f.write_str("The file is no history of this page."),
            NotAFile::Newer => f.write_str("A newer version has written the file."),
            NotAFile::NoRounds => f.write_str("The file has no list of rounds."),
            NotAFile::Round { number, why } => write!(f, "Round {number} of the file: {why}"),
            NotAFile::Stored { name } => {
                write!(f, "What the file stores as {name} cannot be read.")
            }
        }
    }
}

impl std::error::Error for NotAFile {}

/// The columns of the CSV file.
const COLUMNS: [&str; 14] = [
    "id",
    "day",
    "game",
    "deal",
    "rules",
    "decisions",
    "verdict",
    "net",
    "bet",
    "hands",
    "decided",
    "best",
    "cost",
    "coach",
];

/// The beginning of an id in the CSV file. An id alone may be two numbers and a hyphen.
const ROUND: &str = "round-";

/// The rules or decisions of a record that is damaged.
const UNREADABLE: &str = "unreadable";

/// The rounds as comma-separated values (RFC 4180). Amounts are in chips, the cost of the mistakes is in bets.
///
/// A spreadsheet guesses the meaning of a cell from its characters, even within quotes: it reads `7e0` and `10-` as
/// numbers, `5-3` as a date, and 64 digits as a rounded number. So the columns of texts (`id`, `game`, `deal`, `rules`,
/// `decisions`, `verdict`, `hands` and `coach`) have only texts that no spreadsheet takes for a value. `day` is a date,
/// and the others are numbers.
#[must_use]
pub fn to_csv<'a>(rounds: impl Iterator<Item = &'a Row>) -> String {
    let head = COLUMNS.join(",");
    let lines = rounds.map(|row| {
        let cells = cells(row);
        let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
        cells.join(",")
    });
    let lines: Vec<String> = [head].into_iter().chain(lines).collect();
    format!("{}\r\n", lines.join("\r\n"))
}

fn cells(row: &Row) -> [String; 14] {
    let Row { record, facts } = row;
    // A field that is missing stays empty.
    let text = |name, read: &dyn Fn(&str) -> Option<String>| {
        let known = |text| read(text).unwrap_or_else(|| UNREADABLE.to_owned());
        record.round.get(name).map(known).unwrap_or_default()
    };
    let day = record.day().map(|day| day.to_string()).unwrap_or_default();
    let verdict: Option<Verdict> = facts.verdict;
    let judged = facts.judged;
    let bet = i64::try_from(facts.bet).unwrap_or(i64::MAX);
    [
        format!("{ROUND}{}", record.id),
        day,
        record.game.code().to_owned(),
        record.kind().code().to_owned(),
        // In today's notation: an older pay table is only numbers and hyphens.
        text("rules", &|rules| record.game.read_rules(rules)),
        text("play", &|play| record.game.in_words(play)),
        verdict
            .map(Facts::verdict_code)
            .unwrap_or_default()
            .to_owned(),
        in_chips(facts.net),
        in_chips(bet),
        written(&facts.endings, " "),
        judged
            .map(|it| it.decisions.to_string())
            .unwrap_or_default(),
        judged.map(|it| it.best.to_string()).unwrap_or_default(),
        judged.map(|it| in_bets(it.cost)).unwrap_or_default(),
        record.coach.code().to_owned(),
    ]
}

/// Writes half chips as chips, as in `-12.5`.
fn in_chips(halves: i64) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let (whole, half) = (halves.unsigned_abs() / 2, halves.unsigned_abs() % 2);
    format!("{sign}{whole}{}", if half == 1 { ".5" } else { "" })
}

/// Writes millionths of a bet as bets, as in `0.012500`.
fn in_bets(millionths: u64) -> String {
    format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000)
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
