//! What the history's worker is asked, and what it answers.

use std::fmt::{self, Write as _};

use super::facts::Facts;
use super::file::NotAFile;
use super::game::GameName;
use super::group::Group;
use super::letter::Letter;
use super::record::{Id, Kind, Record, Row};
use super::scene::Scene;
use super::sums::Sums;
use super::worth::{NoWorth, Worth};
use crate::core::Date;
use crate::table::{Fields, Verdict};

/// How many rounds are read and found at once, at the most: some milliseconds of work.
pub const MOST_AT_ONCE: usize = 500;

/// What the worker is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To keep this round: the text of a [`Record`]. A round that is there already is not kept again.
    Keep(Id, String),
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
    Export(Fields),
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

    /// The filter as fields, for an address and for a letter.
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

impl Ask {
    /// The question as a letter.
    #[must_use]
    pub fn to_letter(&self) -> Letter {
        match self {
            Ask::Keep(id, record) => Letter::new("keep").with("id", id).bringing(record.clone()),
            Ask::Find {
                filter,
                before,
                count,
            } => Letter::new("find")
                .with("filter", filter.to_fields())
                .with_some("before", before.as_ref())
                .with("count", count),
            Ask::Open { id, in_play } => Letter::new("open")
                .with("id", id)
                .with("play", in_play.join(".")),
            Ask::Export(stored) => Letter::new("export").with("stored", stored),
            Ask::Csv => Letter::new("csv"),
            Ask::Import(file) => Letter::new("import").bringing(file.clone()),
            Ask::Forget => Letter::new("forget"),
            Ask::ForgetRound(id) => Letter::new("forget-round").with("id", id),
            Ask::Sums => Letter::new("sums"),
            Ask::Worth(game, terms) => Letter::new("worth")
                .with("game", game.code())
                .with("terms", terms),
            Ask::Rescue => Letter::new("rescue"),
        }
    }

    /// The question that a letter asks, if it asks one.
    #[must_use]
    pub fn of_letter(letter: Letter) -> Option<Ask> {
        let id = |name: &str| letter.head.get(name)?.parse().ok();
        Some(match letter.kind() {
            "keep" => Ask::Keep(id("id")?, letter.body),
            "find" => Ask::Find {
                filter: Filter::read(&Fields::parse(letter.head.get("filter")?)),
                before: id("before"),
                count: letter.head.number("count")?,
            },
            "open" => Ask::Open {
                id: id("id")?,
                in_play: letter
                    .head
                    .get("play")?
                    .split('.')
                    .map(str::to_owned)
                    .collect(),
            },
            "export" => Ask::Export(Fields::parse(letter.head.get("stored")?)),
            "csv" => Ask::Csv,
            "import" => Ask::Import(letter.body),
            "forget" => Ask::Forget,
            "forget-round" => Ask::ForgetRound(id("id")?),
            "sums" => Ask::Sums,
            "worth" => Ask::Worth(
                GameName::from_code(letter.head.get("game")?)?,
                letter.head.get("terms")?.to_owned(),
            ),
            "rescue" => Ask::Rescue,
            _ => return None,
        })
    }
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The round with this id is kept.
    Kept(Id),
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The rounds, the latest first.
    pub rows: Vec<Row>,
    /// How many that lie between them cannot be read. They stay as they are.
    pub unreadable: usize,
    /// The last round that was looked at, if there are more behind it.
    pub more: Option<Id>,
}

/// All about a round.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The name in a letter.
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

    /// The reason with this [code](Failure::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Failure> {
        Failure::ALL.into_iter().find(|it| it.code() == code)
    }
}

/// A row in a line of its own.
pub(super) fn write_row(row: &Row) -> String {
    format!("{}\t{row}", row.record.id)
}

/// Reads what [`write_row`] writes.
pub(super) fn read_row(line: &str) -> Option<Row> {
    let (id, text) = line.split_once('\t')?;
    Row::parse(id.parse().ok()?, text).ok()
}

impl Answer {
    /// The answer as a letter.
    #[must_use]
    pub fn to_letter(&self) -> Letter {
        match self {
            Answer::Kept(id) => Letter::new("kept").with("id", id),
            Answer::Found(found) => {
                let rows: Vec<String> = found.rows.iter().map(write_row).collect();
                Letter::new("found")
                    .with("unreadable", found.unreadable)
                    .with_some("more", found.more.as_ref())
                    .bringing(rows.join("\n"))
            }
            Answer::Opened(None) => Letter::new("nothing"),
            Answer::Opened(Some(opened)) => {
                let scenes = opened.scenes.iter().map(Scene::to_string);
                let lines: Vec<String> =
                    [write_row(&opened.row)].into_iter().chain(scenes).collect();
                Letter::new("opened")
                    .with("open", u8::from(opened.is_open))
                    .with("deal", &opened.deal)
                    .with("check", &opened.check)
                    .bringing(lines.join("\n"))
            }
            Answer::File(text) => Letter::new("file").bringing(text.clone()),
            Answer::Imported {
                added,
                known,
                ahead,
                stored,
            } => Letter::new("imported")
                .with("added", added)
                .with("known", known)
                .with("ahead", ahead)
                .with("stored", stored),
            Answer::NotImported(why) => Letter::new("not-imported").with("error", why.to_fields()),
            Answer::Sums(all) => {
                let mut lines = String::new();
                for (group, sums) in all {
                    // A text takes whatever is written.
                    let _ = writeln!(lines, "{group}\t{sums}");
                }
                Letter::new("sums").bringing(lines)
            }
            Answer::Worth(Ok(worth)) => Letter::new("worth").bringing(worth.to_string()),
            Answer::Worth(Err(why)) => Letter::new("no-worth").with("why", why.code()),
            Answer::Forgotten => Letter::new("forgotten"),
            Answer::ForgottenRound(id) => Letter::new("forgotten-round").with("id", id),
            Answer::Progress { done, all } => {
                Letter::new("progress").with("done", done).with("all", all)
            }
            Answer::Failed(why) => Letter::new("failed").with("why", why.code()),
        }
    }

    /// The answer that a letter brings, if it brings one.
    #[must_use]
    pub fn of_letter(letter: Letter) -> Option<Answer> {
        let number = |name| letter.head.number(name);
        let id = |name: &str| letter.head.get(name)?.parse().ok();
        let text = |name| letter.head.get(name).map(str::to_owned);
        Some(match letter.kind() {
            "kept" => Answer::Kept(id("id")?),
            "found" => Answer::Found(Found {
                rows: letter.lines().filter_map(read_row).collect(),
                unreadable: number("unreadable")?,
                more: letter.head.get("more").and_then(|id| id.parse().ok()),
            }),
            "nothing" => Answer::Opened(None),
            "opened" => {
                let mut lines = letter.lines();
                let row = read_row(lines.next()?)?;
                let scenes = lines.map(|line| line.parse().ok());
                Answer::Opened(Some(Box::new(Opened {
                    row,
                    scenes: scenes.collect::<Option<_>>()?,
                    is_open: number("open")? == 1,
                    deal: text("deal")?,
                    check: text("check")?,
                })))
            }
            "file" => Answer::File(letter.body),
            "imported" => Answer::Imported {
                added: number("added")?,
                known: number("known")?,
                ahead: number("ahead")?,
                stored: Fields::parse(letter.head.get("stored")?),
            },
            "not-imported" => {
                let error = Fields::parse(letter.head.get("error")?);
                Answer::NotImported(NotAFile::read(&error)?)
            }
            "sums" => {
                let sums = letter.lines().map(|line| {
                    let (group, sums) = line.split_once('\t')?;
                    Some((group.parse().ok()?, sums.parse().ok()?))
                });
                Answer::Sums(sums.collect::<Option<_>>()?)
            }
            "worth" => Answer::Worth(letter.body.parse()),
            "no-worth" => Answer::Worth(Err(NoWorth::from_code(letter.head.get("why")?)?)),
            "forgotten" => Answer::Forgotten,
            "forgotten-round" => Answer::ForgottenRound(id("id")?),
            "progress" => Answer::Progress {
                done: number("done")?,
                all: number("all")?,
            },
            "failed" => Answer::Failed(Failure::from_code(letter.head.get("why")?)?),
            _ => return None,
        })
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
