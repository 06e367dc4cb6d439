//! What the history's worker is asked, and what it answers.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::facts::Facts;
use super::file::NotAFile;
use super::game::GameName;
use super::group::Group;
use super::record::{Id, Kind, Record, Row};
use super::scene::Scene;
use super::sums::Sums;
use super::worth::{NoWorth, Worth};
use crate::core::Date;
use crate::table::{Fields, Verdict};

/// A message to the worker of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHistory {
    /// Keep this round: the text of a [`Record`]. A round that is there already is not kept again.
    Keep(Id, String),
    /// Answer a request with this number. The request is a message of its own, so the bundles of the tables, which only
    /// have rounds kept, need not know what can be asked.
    Ask(u32, Vec<u8>),
}

/// A message of the worker of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromHistory {
    /// The round with this id is kept.
    Kept(Id),
    /// A round could not be kept.
    NotKept(Failure),
    /// An answer to the request with this number: an [`Answer`] as a message of its own.
    Answer(u32, Vec<u8>),
}

/// How many rounds are read and found at once, at the most: some milliseconds of work.
pub const MOST_AT_ONCE: usize = 500;

/// A request to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// For rounds, the latest first: at most so many that pass the filter, and only those before this one.
    Find {
        /// Which rounds.
        filter: Filter,
        /// Only rounds before this one.
        before: Option<Id>,
        /// How many.
        count: usize,
    },
    /// For all about this round.
    Open {
        /// Which.
        id: Id,
        /// The seals of the deals that lie on the tables: of them nothing is told that is not known there.
        in_play: Vec<String>,
    },
    /// For everything that is kept, as a file ([`super::file`]), with this that is stored beside it.
    Export(#[serde(with = "fields")] Fields),
    /// For the rounds as a table of comma-separated values.
    Csv,
    /// To keep the rounds of this file too.
    Import(String),
    /// To forget everything.
    Forget,
    /// To forget this round.
    ForgetRound(Id),
    /// For what all rounds come to, in blocks and the latest ones singly.
    Sums,
    /// For what a round of this game is worth on these terms ([`Played::terms`](super::Played::terms)).
    Worth(GameName, String),
    /// For everything that lies in the database, whoever wrote it, as a file that nothing was read of.
    Rescue,
}

/// Which rounds are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filter {
    /// Those of this game.
    pub game: Option<GameName>,
    /// Those whose deals came from there.
    pub kind: Option<Kind>,
    /// Those of this day.
    pub day: Option<Date>,
    /// Those that were won, drawn or lost.
    pub verdict: Option<Verdict>,
    /// Those whose mistakes cost so much or more, in millionths of the bet.
    pub cost: Option<u64>,
}

impl Filter {
    /// The costs that can be asked for, in millionths of the bet.
    pub const COSTS: [u64; 3] = [1, 10_000, 100_000];

    /// Whether this round is one of those.
    #[must_use]
    pub fn takes(&self, row: &Row) -> bool {
        let Row { record, facts } = row;
        let cost = facts.judged.map_or(0, |judged| judged.cost);
        self.game.is_none_or(|game| record.game == game)
            && self.kind.is_none_or(|kind| record.kind() == kind)
            && self.day.is_none_or(|day| record.day() == Some(day))
            && self.verdict.is_none_or(|it| facts.result() == Some(it))
            && self.cost.is_none_or(|least| cost >= least)
    }

    /// Reads the fields that [`Filter::to_fields`] writes; what cannot be read filters nothing.
    #[must_use]
    pub fn read(fields: &Fields) -> Filter {
        let code = |name| fields.get(name);
        let cost = fields.number("cost").and_then(|cost| cost.try_into().ok());
        Filter {
            game: code("game").and_then(GameName::from_code),
            kind: code("deal").and_then(Kind::from_code),
            day: code("day").and_then(|day| day.parse().ok()),
            verdict: code("verdict").and_then(Facts::verdict_from_code),
            cost: cost.filter(|cost| Filter::COSTS.contains(cost)),
        }
    }

    /// The filter as fields, for an address.
    #[must_use]
    pub fn to_fields(&self) -> Fields {
        Fields::new()
            .with_some("game", self.game.map(GameName::code))
            .with_some("deal", self.kind.map(Kind::code))
            .with_some("day", self.day)
            .with_some("verdict", self.verdict.map(Facts::verdict_code))
            .with_some("cost", self.cost)
    }
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// These rounds were found.
    Found(Found),
    /// All about a round; nothing where there is none with that id, or it cannot be read.
    Opened(Option<Box<Opened>>),
    /// A file.
    File(String),
    /// So many rounds were added by an import, and so many were there already.
    Imported {
        /// How many are new.
        added: usize,
        /// How many were there.
        known: usize,
        /// How many of the new ones are dated in the future.
        ahead: usize,
        /// What the file has beside the rounds, by the names under which it was stored.
        #[serde(with = "fields")]
        stored: Fields,
    },
    /// The file that was to be imported is none of ours; nothing was changed.
    NotImported(NotAFile),
    /// What the rounds come to, in the order of time.
    Sums(Vec<(Group, Sums)>),
    /// What a round is worth, where that can be said.
    Worth(Result<Worth, NoWorth>),
    /// There is nothing any more.
    Forgotten,
    /// This round is not there any more.
    ForgottenRound(Id),
    /// So much of the work is done, of all.
    Progress {
        /// How many rounds.
        done: usize,
        /// Of how many.
        all: usize,
    },
    /// It could not be done.
    Failed(Failure),
}

/// Rounds that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The rounds, the latest first.
    pub rows: Vec<Row>,
    /// How many that lie between them cannot be read. They stay as they are.
    pub unreadable: usize,
    /// The last round that was looked at, if there are more behind it.
    pub more: Option<Id>,
}

/// All about a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The round.
    pub row: Row,
    /// Whether its secret may be shown: its deal has served its last round.
    pub is_open: bool,
    /// The round step by step.
    pub scenes: Vec<Scene>,
    /// What links to its deal need, behind the `?`; empty where the secret may not be shown.
    pub deal: String,
    /// The query of the link to the check; empty as before.
    pub check: String,
}

/// Why the history cannot be kept or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The worker could not be loaded, or has ended.
    NoWorker,
    /// The browser keeps the page apart from its own site, as in a sandboxed frame: it has no worker and no database.
    Apart,
    /// The browser gives no database to the page.
    Forbidden,
    /// There is no room left.
    Full,
    /// A newer version of the page has written it.
    Newer,
    /// Anything else.
    Broken,
}

impl Failure {
    /// Every reason.
    pub const ALL: [Failure; 6] = [
        Failure::NoWorker,
        Failure::Apart,
        Failure::Forbidden,
        Failure::Full,
        Failure::Newer,
        Failure::Broken,
    ];

    /// The name in the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Failure::NoWorker => "no-worker",
            Failure::Apart => "apart",
            Failure::Forbidden => "forbidden",
            Failure::Full => "full",
            Failure::Newer => "newer",
            Failure::Broken => "broken",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Opened {
    /// All about this round, whose deal is open or not.
    ///
    /// # Errors
    /// As [`Record::play`].
    pub fn of(
        row: Row,
        is_open: bool,
        judge: &mut super::Judge,
    ) -> Result<Opened, super::NotARecord> {
        let played = row.record.play()?;
        let is_open = is_open || played.is_spent();
        let link = |with| {
            if is_open {
                played.link(with).to_string()
            } else {
                String::new()
            }
        };
        let claim = Fields::new()
            .with("game", played.game_in_check())
            .with("seal", played.seal());
        let decided = link(crate::table::Linked::DealAndDecisions);
        let check = if is_open {
            format!("{claim}&{decided}")
        } else {
            String::new()
        };
        Ok(Opened {
            scenes: super::scene::scenes(&played, judge.weigh(&played).as_deref()),
            is_open,
            deal: link(crate::table::Linked::Deal),
            check,
            row,
        })
    }
}

/// A record that was just played: its row, judged.
///
/// # Errors
/// As [`Record::play`].
pub fn row_of(record: Record, judge: &mut super::Judge) -> Result<Row, super::NotARecord> {
    let played = record.play()?;
    let facts = Facts {
        judged: judge.judge(&played),
        ..Facts::of(&played)
    };
    Ok(Row { record, facts })
}

/// Fields are serialised as the text that stores them.
mod fields {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::table::Fields;

    pub(super) fn serialize<S: Serializer>(
        fields: &Fields,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        fields.to_string().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Fields, D::Error> {
        Ok(Fields::parse(&String::deserialize(deserializer)?))
    }
}
