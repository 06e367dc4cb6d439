//! A deal from the exported history, as a player copies it: the text of its `deal` alone, or a whole round.
//!
//! `docs/fair-deal.md`, “A saved deal”, describes the format. `src/verify.html` reads the same texts with a program of
//! its own.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::ClaimError;
use super::game::{AnyCheck, daily_secret, name_in_check};
use crate::core::{SavedSecretUnreadable, Seal, Secret};
use crate::games::GameName;
use crate::table::{DailyRound, Fields, LinkError};

/// A deal from a text that a player copied.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedDeal {
    /// The `deal` of a round alone: the secret, and the seal that the table showed.
    Secret(Secret, Seal),
    /// A round, dealt and played again; boxed because it is large.
    Round(Box<AnyCheck>),
}

impl FromStr for SavedDeal {
    type Err = NotASavedDeal;

    /// Reads a round of the file, its `deal` or the line with it, a file with one round, a saved table of no daily
    /// deal, or a link.
    fn from_str(text: &str) -> Result<SavedDeal, NotASavedDeal> {
        let fields = fields_of(text)?;
        let (secret, seal) = secret_of(&fields)?;
        if fields.each().count() == 1 {
            return Ok(SavedDeal::Secret(secret, seal));
        }
        let text = |name| fields.get(name).unwrap_or_default();
        let query = Fields::new()
            .with("seal", seal)
            .with("deal", secret.to_hex())
            .with("cut", fields.get("cut").unwrap_or("0"))
            .with("mix", text("mix"))
            .with("rules", text("rules"))
            .with("play", text("play"));
        // A saved table and a link to a deal name no game. Then it is the first game that has these rules and decisions.
        let game = fields.get("game");
        let is_its =
            |it: &GameName| game.is_none_or(|game| [it.code(), name_in_check(*it)].contains(&game));
        let mut error = ClaimError::Game;
        for its in GameName::ALL.into_iter().filter(is_its) {
            match AnyCheck::parse(&query.clone().with("game", name_in_check(its))) {
                Some(Ok(check)) => return Ok(SavedDeal::Round(Box::new(check))),
                // The rules of another game say nothing about the text.
                Some(Err(why)) => {
                    if let ClaimError::Game | ClaimError::Deal(LinkError::Rules) = error {
                        error = why;
                    }
                }
                None => (),
            }
        }
        Err(NotASavedDeal::Round(error))
    }
}

/// The fields of a deal in this text. Digits are the field `deal`.
fn fields_of(text: &str) -> Result<Fields, NotASavedDeal> {
    let plain = text.trim();
    let plain = plain.strip_suffix(',').unwrap_or(plain);
    // A line of the file is a field of an object.
    for json in [plain.to_owned(), format!("{{{plain}}}")] {
        match serde_json::from_str(&json) {
            Ok(Value::String(text)) => return fields_of(&text),
            Ok(value @ (Value::Object(_) | Value::Array(_))) => return fields_of_json(&value),
            Ok(Value::Null | Value::Bool(_) | Value::Number(_)) | Err(_) => (),
        }
    }
    let query = plain.rsplit('?').next().unwrap_or_default();
    let fields = Fields::parse(query);
    if fields.get("deal").is_some() || fields.get("day").is_some() {
        Ok(fields)
    } else if plain.contains(',') {
        Err(NotASavedDeal::NoDeal)
    } else {
        Ok(Fields::new().with("deal", plain))
    }
}

/// The fields of the one round in this JSON. A single text in it is read as if it stood alone.
fn fields_of_json(value: &Value) -> Result<Fields, NotASavedDeal> {
    let round = match value.get("rounds").unwrap_or(value) {
        Value::Array(rounds) => match rounds.as_slice() {
            [round] => round,
            rounds => return Err(NotASavedDeal::Rounds(rounds.len())),
        },
        round => round,
    };
    let object = round.as_object().ok_or(NotASavedDeal::NoDeal)?;
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    let fields: Vec<(&String, String)> = object.iter().map(|(name, it)| (name, text(it))).collect();
    match fields.as_slice() {
        [(_, text)] => fields_of(text),
        fields => Ok(fields
            .iter()
            .fold(Fields::new(), |all, (name, it)| all.with(name, it))),
    }
}

/// The secret of these fields and its seal. The seal of a daily deal is computed, because its secret is known.
fn secret_of(fields: &Fields) -> Result<(Secret, Seal), NotASavedDeal> {
    if let Some(day) = fields.get("day") {
        let round = day
            .parse()
            .ok()
            .and_then(|date| DailyRound::new(date, fields.number("round")?.try_into().ok()?));
        let game = fields.get("game").unwrap_or_default();
        let rules = fields.get("rules").unwrap_or_default();
        let secret = round.and_then(|round| daily_secret(game, rules, round));
        let secret = secret.ok_or(NotASavedDeal::NoDeal)?;
        return Ok((secret, secret.seal()));
    }
    let digits = fields.get("deal").ok_or(NotASavedDeal::NoDeal)?;
    let digits: String = digits.split_whitespace().collect();
    if let Ok(secret) = digits.parse::<Secret>() {
        // The secret itself, as in a link.
        let seal = match fields.get("seal") {
            None => secret.seal(),
            Some(seal) => {
                let error = |error| NotASavedDeal::Round(ClaimError::Seal(error));
                seal.parse().map_err(error)?
            }
        };
        return Ok((secret, seal));
    }
    Ok(Secret::from_saved(&digits)?)
}

/// The error for a text that is not a saved deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASavedDeal {
    /// The text names no deal, for example because it is a row of the CSV file.
    NoDeal,
    /// The text has this number of rounds, not one.
    Rounds(usize),
    /// The saved deal is damaged.
    Damaged(SavedSecretUnreadable),
    /// The cut, the mix, the rules or the decisions are damaged.
    Round(ClaimError),
}

impl From<SavedSecretUnreadable> for NotASavedDeal {
    fn from(error: SavedSecretUnreadable) -> NotASavedDeal {
        NotASavedDeal::Damaged(error)
    }
}

impl fmt::Display for NotASavedDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotASavedDeal::NoDeal => f.write_str(
                "This text has no deal. The CSV file has no secrets, so copy the round from the JSON file.",
            ),
            NotASavedDeal::Rounds(rounds) => {
                write!(f, "This text has {rounds} rounds. Give one of them.")
            }
            NotASavedDeal::Damaged(_) => f.write_str(
                "The saved deal is damaged. A whole one has 128 hexadecimal digits, and its secret opens its seal.",
            ),
            NotASavedDeal::Round(error) => {
                f.write_str("This round cannot be dealt again. ")?;
                error.write_reason(f)
            }
        }
    }
}

impl std::error::Error for NotASavedDeal {}
