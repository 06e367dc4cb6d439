//! A saved round.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::error::NotARecord;
use super::facts::Facts;
use super::game::Played;
use super::judge::Judge;
use crate::core::Date;
use crate::games::GameName;
use crate::table::Fields;

/// The source of a round's deal, as far as it matters for counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// From the browser's entropy: its cards were not known in advance. The statistics compute luck for these rounds
    /// only, and count no other rounds unless the player chooses them.
    Fresh,
    /// From a link: its creator may know every card.
    Shared,
    /// The daily deal: anyone may know every card.
    Daily,
    /// From the browser's entropy, but selected to begin with the hand that the player practises.
    Practice,
}

impl Kind {
    /// All kinds of deals.
    pub const ALL: [Kind; 4] = [Kind::Fresh, Kind::Shared, Kind::Daily, Kind::Practice];

    /// The name of the kind, for files and filters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Fresh => "fresh",
            Kind::Shared => "shared",
            Kind::Daily => "daily",
            Kind::Practice => "practice",
        }
    }

    /// The kind with this [code](Kind::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The setting for the coach's comments during the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachSetting {
    /// Never.
    Never,
    /// On request.
    WhenAsked,
    /// After each decision.
    After,
    /// Before each decision too.
    Always,
}

impl CoachSetting {
    /// All settings.
    pub const ALL: [CoachSetting; 4] = [
        CoachSetting::Never,
        CoachSetting::WhenAsked,
        CoachSetting::After,
        CoachSetting::Always,
    ];

    /// The name in a record.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            CoachSetting::Never => "off",
            CoachSetting::WhenAsked => "asked",
            CoachSetting::After => "after",
            CoachSetting::Always => "always",
        }
    }

    /// The setting with this [code](CoachSetting::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<CoachSetting> {
        CoachSetting::ALL
            .into_iter()
            .find(|setting| setting.code() == code)
    }
}

/// The id of a round: the time of its end in milliseconds since 1970 UTC, with 13 digits, a hyphen, and one to eight
/// letters or digits that distinguish rounds of the same millisecond. So ids are ordered by time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(String);

impl Id {
    /// The id of a round that ended at this time.
    ///
    /// # Errors
    /// [`NotARecord`] if the time has more than 13 digits, or `suffix` is not 1 to 8 lower-case letters or digits.
    pub fn new(ended_ms: u64, suffix: &str) -> Result<Id, NotARecord> {
        format!("{ended_ms:013}-{suffix}").parse()
    }

    /// The time of the round's end, in milliseconds since 1970 UTC.
    #[must_use]
    pub fn ended_ms(&self) -> u64 {
        self.time().parse().unwrap_or_default()
    }

    /// The time of the round's end, as the digits in the id.
    #[must_use]
    pub fn time(&self) -> &str {
        self.0.split('-').next().unwrap_or_default()
    }

    /// Returns true if the round ended more than a day after this time. A day is tolerated, because the clocks of two
    /// devices may differ.
    #[must_use]
    pub fn is_ahead_of(&self, now_ms: u64) -> bool {
        const DAY_MS: u64 = 24 * 60 * 60 * 1000;
        self.ended_ms() > now_ms.saturating_add(DAY_MS)
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Id {
    type Err = NotARecord;

    fn from_str(text: &str) -> Result<Id, NotARecord> {
        let (time, suffix) = text.split_once('-').ok_or(NotARecord::Id)?;
        let is_time = time.len() == 13 && time.bytes().all(|byte| byte.is_ascii_digit());
        let plain = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase();
        let is_suffix = (1..=8).contains(&suffix.len()) && suffix.bytes().all(plain);
        (is_time && is_suffix)
            .then(|| Id(text.to_owned()))
            .ok_or(NotARecord::Id)
    }
}

/// A saved round: the fields from its table, with the time and the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id, with the time of the round's end.
    pub id: Id,
    /// The player's time zone, as minutes ahead of UTC.
    pub zone: i16,
    /// The game.
    pub game: GameName,
    /// The setting for the coach's comments.
    pub coach: CoachSetting,
    /// The fields from the table.
    pub round: Fields,
}

/// The fields that the record adds to those from the table.
const OWN: [&str; 3] = ["zone", "game", "coach"];

impl Record {
    /// Reads the output of `Display`. Only [`Record::play`] checks the round in it.
    ///
    /// # Errors
    /// [`NotARecord`] if a field is missing or damaged.
    pub fn parse(id: Id, text: &str) -> Result<Record, NotARecord> {
        Record::of_fields(id, &Fields::parse(text))
    }

    pub(super) fn of_fields(id: Id, fields: &Fields) -> Result<Record, NotARecord> {
        let zone: Option<i16> = fields.get("zone").and_then(|zone| zone.parse().ok());
        let zone = zone.filter(|zone| zone.abs() <= FARTHEST_ZONE);
        let game = fields.get("game").and_then(GameName::from_code);
        let coach = fields.get("coach").and_then(CoachSetting::from_code);
        let round = fields.without(&OWN).without(&Facts::NAMES);
        Ok(Record {
            id,
            zone: zone.ok_or(NotARecord::Zone)?,
            game: game.ok_or(NotARecord::Game)?,
            coach: coach.ok_or(NotARecord::Coach)?,
            round,
        })
    }

    /// The source of the round's deal.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match (self.round.get("day"), self.round.get("from")) {
            (Some(_), _) => Kind::Daily,
            (None, None) => Kind::Fresh,
            (None, Some("practice")) => Kind::Practice,
            (None, Some(_)) => Kind::Shared,
        }
    }

    /// The day on which the round ended, in the player's time zone. The 13 digits of an [`Id`] reach only to the year
    /// 2286, so this is never `None`.
    #[must_use]
    pub fn day(&self) -> Option<Date> {
        let ms = i64::try_from(self.id.ended_ms()).ok()?;
        let local = ms + i64::from(self.zone) * 60_000;
        Date::from_days(local.div_euclid(86_400_000))
    }

    /// Returns true if this is the same round as the other, even with different ids: the same game, the same deal and
    /// the same decisions, ended in the same millisecond.
    #[must_use]
    pub fn is_same_round(&self, other: &Record) -> bool {
        self.id.ended_ms() == other.id.ended_ms()
            && self.game == other.game
            && self.round == other.round
    }

    /// Returns true if this is the same round of the same deal under another id, perhaps with other decisions. A
    /// browser that could not save the table lets the player finish a round again. The deal of a link may be played any
    /// number of times, so its rounds repeat none.
    #[must_use]
    pub fn is_repeat_of(&self, other: &Record) -> bool {
        let is_same_place = self.place_of_round() == other.place_of_round();
        self.id != other.id && self.kind() != Kind::Shared && is_same_place
    }

    /// The place of the round: its game, its kind, its deal, and the number of rounds of the deal so far. The rules
    /// tell the daily deals of a game with several of them apart. They are in today's notation, because a stored record
    /// may have an older one.
    fn place_of_round(&self) -> impl PartialEq + use<> {
        let field = |name| self.round.get(name).map(str::to_owned);
        let rules = field("rules").map(|rules| self.game.read_rules(&rules).unwrap_or(rules));
        let rounds = field("play").map(|play| play.matches('.').count());
        let deal = (field("deal"), field("day"), field("round"));
        (self.game, self.kind(), deal, rules, rounds)
    }

    /// Replays the round.
    ///
    /// # Errors
    /// [`NotARecord::Round`] if the fields from the table are damaged, or break the rules.
    pub fn play(&self) -> Result<Played, NotARecord> {
        self.game.play(&self.round)
    }
}

/// The largest accepted distance of a time zone from UTC, in minutes: a day. Real time zones are at most 14 hours away.
const FARTHEST_ZONE: i16 = 24 * 60;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = Fields::new()
            .with("zone", self.zone)
            .with("game", self.game.code())
            .with("coach", self.coach.code());
        write!(f, "{own}&{}", self.round)
    }
}

/// A record with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The round.
    pub record: Record,
    /// The results.
    pub facts: Facts,
}

impl Row {
    /// Reads the output of `Display`.
    ///
    /// # Errors
    /// [`NotARecord`] if a field is missing or damaged.
    pub fn parse(id: Id, text: &str) -> Result<Row, NotARecord> {
        let fields = Fields::parse(text);
        Ok(Row {
            record: Record::of_fields(id, &fields)?,
            facts: Facts::read(&fields).ok_or(NotARecord::Facts)?,
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}&{}", self.record, self.facts)
    }
}

/// Returns the row of a finished round, with its judged results.
///
/// # Errors
/// As [`Record::play`].
pub fn row_of(record: Record, judge: &mut Judge) -> Result<Row, NotARecord> {
    let played = record.play()?;
    let facts = Facts {
        judged: judge.judge(&played),
        ..Facts::of(&played)
    };
    Ok(Row { record, facts })
}

fair_deal_core::serde_by_text!(Id);

/// A row is serialised as its id and its text.
impl Serialize for Row {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.record.id, self.to_string()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Row, D::Error> {
        let (id, text) = <(Id, String)>::deserialize(deserializer)?;
        Row::parse(id, &text).map_err(serde::de::Error::custom)
    }
}
