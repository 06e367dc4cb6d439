//! The requests to the history's worker, and its answers.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::error::NotARecord;
use super::facts::Facts;
use super::file::NotAFile;
use super::group::Group;
use super::hidden::Hidden;
use super::judge::Judge;
use super::match_results::MatchResults;
use super::record::{Id, Kind, Row};
use super::scene::{Hand, Scene, Whose};
use super::sums::Sums;
use super::worth::{NoWorth, Worth};
use crate::core::Date;
use crate::games::GameName;
use crate::memory::Reviews;
use crate::table::{Fields, Verdict};

/// A message to the worker of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHistory {
    /// Save this round: the text of a [`Record`](super::Record). A round that is already saved is not saved again.
    Keep(Id, String),
    /// Answer a request with this number. The request is a message of its own. The bundles of the tables only save
    /// rounds, so they contain no code for the requests.
    Ask(u32, Vec<u8>),
    /// The file with the strategy of the Mathematician, an opponent at the poker match, for the rounds against it. It has
    /// no answer.
    Solution(Vec<u8>),
}

/// A message of the worker of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromHistory {
    /// The round with this id is saved.
    Kept(Id),
    /// A round could not be saved.
    NotKept(Failure),
    /// An answer to the request with this number: an [`Answer`] as a message of its own.
    Answer(u32, Vec<u8>),
}

/// The maximum number of rounds to read and search at once: some milliseconds of work.
pub const MOST_AT_ONCE: usize = 500;

/// A request to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Find rounds, the latest first: at most this many that pass the filter, and only those before this one.
    Find {
        /// The filter.
        filter: Filter,
        /// Only rounds before this one.
        before: Option<Id>,
        /// The maximum number of rounds.
        count: usize,
    },
    /// Return the details of this round.
    Open {
        /// The id of the round.
        id: Id,
        /// The seals of the deals on the tables. The answer reveals nothing of these deals that the tables do not show.
        in_play: Vec<String>,
    },
    /// Export everything as a file ([`super::file`]), with these records from the browser's storage.
    Export(#[serde(with = "fields")] Fields),
    /// Export the rounds as comma-separated values.
    Csv,
    /// Import the rounds of this file.
    Import(String),
    /// Delete everything.
    Forget,
    /// Delete this round.
    ForgetRound(Id),
    /// Return the totals of all rounds, in blocks, with the latest rounds singly.
    Sums,
    /// Return the value of a round of this game on these terms ([`Played::terms`](super::Played::terms)).
    Worth(GameName, String),
    /// Take luck out of the rounds of the poker match with fresh deals on these terms, from this day on.
    MatchResults(String, Option<Date>),
    /// Export the content of the database, from any version, as a file without parsing it.
    Rescue,
    /// Return the reviews of all decisions.
    Reviews,
    /// Store these reviews besides the stored ones.
    AddReviews(Reviews),
}

/// A filter for rounds. `None` in a field accepts every round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filter {
    /// The game.
    pub game: Option<GameName>,
    /// The source of the deals.
    pub kind: Option<Kind>,
    /// The day.
    pub day: Option<Date>,
    /// The verdict: won, drawn or lost.
    pub verdict: Option<Verdict>,
    /// The least cost of the mistakes, in millionths of the bet.
    pub cost: Option<u64>,
}

/// A field of a [`Filter`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FilterField {
    /// The game.
    Game,
    /// The source of the deals.
    Kind,
    /// The verdict.
    Verdict,
    /// The least cost of the mistakes.
    Cost,
    /// The day.
    Day,
}

impl FilterField {
    /// All fields, in the order on the page.
    pub const ALL: [FilterField; 5] = [
        FilterField::Game,
        FilterField::Kind,
        FilterField::Verdict,
        FilterField::Cost,
        FilterField::Day,
    ];
}

impl Filter {
    /// The costs that the page offers, in millionths of the bet.
    pub const COSTS: [u64; 3] = [1, 10_000, 100_000];

    /// Returns true if this round passes the filter.
    #[must_use]
    pub fn takes(&self, row: &Row) -> bool {
        self.rejecting(row).next().is_none()
    }

    /// Returns the fields that reject this round, in the order of the page.
    pub fn rejecting(&self, row: &Row) -> impl Iterator<Item = FilterField> {
        let fields = FilterField::ALL.into_iter();
        fields.filter(|field| !self.field_takes(*field, row))
    }

    fn field_takes(&self, field: FilterField, row: &Row) -> bool {
        let Row { record, facts } = row;
        let cost = facts.judged.map_or(0, |judged| judged.cost);
        match field {
            FilterField::Game => self.game.is_none_or(|game| record.game == game),
            FilterField::Kind => self.kind.is_none_or(|kind| record.kind() == kind),
            FilterField::Verdict => self.verdict.is_none_or(|it| facts.result() == Some(it)),
            FilterField::Cost => self.cost.is_none_or(|least| cost >= least),
            FilterField::Day => self.day.is_none_or(|day| record.day() == Some(day)),
        }
    }

    /// Returns this filter without this field, which then accepts every round.
    #[must_use]
    pub fn without(self, field: FilterField) -> Filter {
        match field {
            FilterField::Game => Filter { game: None, ..self },
            FilterField::Kind => Filter { kind: None, ..self },
            FilterField::Verdict => Filter {
                verdict: None,
                ..self
            },
            FilterField::Cost => Filter { cost: None, ..self },
            FilterField::Day => Filter { day: None, ..self },
        }
    }

    /// Reads the fields that [`Filter::to_fields`] writes. A field that cannot be read filters nothing.
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

    /// Returns the filter as fields, for an address.
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

/// An answer of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// These rounds were found.
    Found(Found),
    /// The details of a round; `None` if there is no round with that id, or it cannot be read.
    Opened(Option<Box<Opened>>),
    /// A file.
    File(String),
    /// The result of an import.
    Imported {
        /// The number of new rounds.
        added: usize,
        /// The number of rounds that were already saved.
        known: usize,
        /// The number of new rounds that are dated in the future.
        ahead: usize,
        /// The file's records beside the rounds, by their names in the browser's storage.
        #[serde(with = "fields")]
        stored: Fields,
    },
    /// The imported file is not a valid file of the history. The import changed nothing.
    NotImported(NotAFile),
    /// The totals of the rounds, in chronological order.
    Sums(Vec<(Group, Sums)>),
    /// The value of a round, if it is known.
    Worth(Result<Worth, NoWorth>),
    /// The results of the rounds with luck and without it; `None` if the file of the solution is missing.
    MatchResults(Option<MatchResults>),
    /// Everything is deleted.
    Forgotten,
    /// This round is deleted.
    ForgottenRound(Id),
    /// The reviews of all decisions.
    Reviews(Reviews),
    /// The reviews are stored.
    ReviewsAdded,
    /// The progress of the work.
    Progress {
        /// The number of finished rounds, or of finished steps of [`WorthWork`](super::WorthWork).
        done: usize,
        /// The number of all rounds, or of all steps.
        all: usize,
    },
    /// The request failed.
    Failed(Failure),
}

impl Answer {
    /// Returns the reviews or the failure, if this answers a request for reviews: none after [`Request::AddReviews`].
    #[must_use]
    pub fn reviews(self) -> Option<Result<Reviews, Failure>> {
        match self {
            Answer::Reviews(reviews) => Some(Ok(reviews)),
            Answer::ReviewsAdded => Some(Ok(Reviews::default())),
            Answer::Failed(why) => Some(Err(why)),
            Answer::Found(_)
            | Answer::Opened(_)
            | Answer::File(_)
            | Answer::Imported { .. }
            | Answer::NotImported(_)
            | Answer::Sums(_)
            | Answer::Worth(_)
            | Answer::MatchResults(_)
            | Answer::Forgotten
            | Answer::ForgottenRound(_)
            | Answer::Progress { .. } => None,
        }
    }
}

/// The rounds that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The rounds, the latest first.
    pub rows: Vec<Listed>,
    /// The number of unreadable rounds between them. They stay as they are.
    pub unreadable: usize,
    /// The last round that the search looked at, if there are more.
    pub more: Option<Id>,
    /// The rounds that the filter hides. Empty if the search found rounds, or did not begin at the latest round.
    pub hidden: Vec<Hidden<FilterField>>,
}

/// A round in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// The round.
    pub row: Row,
    /// The cards that the player saw at the first decision, or at the end of a round without one: the player's hands, and
    /// at blackjack the upcard as the hand of the dealer. Empty if the record cannot be replayed.
    pub hands: Vec<Hand>,
}

impl From<Row> for Listed {
    fn from(row: Row) -> Listed {
        let scenes = row.record.play().map(|played| played.scenes(None));
        let first = scenes
            .ok()
            .and_then(|scenes| scenes.into_iter().next())
            .map_or_else(Vec::new, |scene| scene.hands);
        let seen = |hand: Hand| match hand.whose {
            Whose::Player => Some(hand),
            // A natural ends the round before a decision, with all cards of the dealer turned.
            Whose::Dealer => Some(Hand {
                cards: hand.cards.into_iter().take(1).collect(),
                ..hand
            }),
            Whose::Opponent(_) | Whose::Seat(_) => None,
        };
        Listed {
            hands: first.into_iter().filter_map(seen).collect(),
            row,
        }
    }
}

/// The details of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The round.
    pub row: Row,
    /// True if its secret may be shown: its deal has served its last round, or the player has left it.
    pub is_open: bool,
    /// The round step by step.
    pub scenes: Vec<Scene>,
    /// The query of a link to its deal; empty if the secret may not be shown.
    pub deal: String,
    /// The query of the link to the check; empty if the secret may not be shown.
    pub check: String,
}

/// The reason why the history cannot be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The worker could not be loaded, or has ended.
    NoWorker,
    /// The browser isolates the page from its own site, as in a sandboxed frame: it has no worker and no database.
    Sandboxed,
    /// The browser gives no database to the page.
    Forbidden,
    /// The storage is full.
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
        Failure::Sandboxed,
        Failure::Forbidden,
        Failure::Full,
        Failure::Newer,
        Failure::Broken,
    ];

    /// Returns the name on the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Failure::NoWorker => "no-worker",
            Failure::Sandboxed => "apart",
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
    /// Returns the details of this round, with its secret if `is_open` is true.
    ///
    /// # Errors
    /// As [`Record::play`](super::Record::play).
    pub fn of(row: Row, is_open: bool, judge: &mut Judge) -> Result<Opened, NotARecord> {
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
            scenes: played.scenes(played.weigh(judge).as_deref()),
            is_open,
            deal: link(crate::table::Linked::Deal),
            check,
            row,
        })
    }
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
