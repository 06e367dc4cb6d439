//! The statistics page: the results of the rounds, the value of the decisions, and the luck of the player.
//!
//! The history's worker counts. The page adds up its reports for the chosen game, table and time.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

mod hidden;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::equilibrium::SolutionFile;
use super::page::{News, PageEffect, ReadingPage, Visit};
use crate::app::games;
use crate::core::Date;
use crate::history::{
    Answer, BankPoint, Decided, DecisionsPoint, Failure, Frequency, GameName, Group, Hand, Id,
    Kind, Luck, MatchResults, NoLuck, NoWorth, Opened, Request, Scene, Sums, Unit, Whose, Worth,
    bank, decisions, frequencies,
};
use crate::table::Fields;
use crate::text::Words;

pub use hidden::{Field, Wanted};

/// The largest number of points in the chart of the decisions.
const STRETCHES: u64 = 20;

/// The number of costliest mistakes shown.
const WORST: usize = 3;

/// The results of rounds by group, in the order of time.
type Counted = Vec<(Group, Sums)>;

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatsPage {
    counted: Option<Counted>,
    chosen: Option<Chosen>,
    /// True if the player or the address has chosen. Otherwise the page is about the game that was played last.
    is_named: bool,
    /// The day in the player's time zone, as days since 1970-01-01.
    today: Option<i64>,
    worths: BTreeMap<(GameName, String), Result<Worth, NoWorth>>,
    /// The results of the poker match without luck, by terms and first day.
    matches: BTreeMap<(String, Option<Date>), MatchResults>,
    solution: SolutionFile,
    opened: BTreeMap<Id, Option<Box<Opened>>>,
    /// The pending requests, by the number of the question.
    pending: BTreeMap<u32, PendingRequest>,
    /// True if a round was kept while the sums were pending.
    is_behind: bool,
    serial: u32,
    progress: Option<(usize, usize)>,
    failure: Option<Failure>,
    /// The reason why played rounds are not in the history, if some are not. They are not counted.
    unkept: Option<Failure>,
}

/// A pending request to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PendingRequest {
    /// The sums, for a page that was just opened.
    Sums,
    /// The sums again, because a round was kept meanwhile.
    SumsAgain,
    Worth(GameName, String),
    MatchResults(String, Option<Date>),
    Round(Id),
}

/// The rounds that the page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The game.
    pub game: GameName,
    /// The terms. `None` for all terms.
    pub terms: Option<String>,
    /// The origin of the deals. `None` for all origins.
    pub kind: Option<Kind>,
    /// The period in which the rounds were played.
    pub period: Period,
}

/// The value in an address for deals of every origin.
const ALL_KINDS: &str = "all";

impl Chosen {
    /// The fresh deals of this game, on all terms and in all periods.
    #[must_use]
    pub const fn of(game: GameName) -> Chosen {
        Chosen {
            game,
            terms: None,
            kind: Some(Kind::Fresh),
            period: Period::All,
        }
    }

    /// Returns true if all of the rounds have fresh deals, whose cards the player could not know.
    fn is_fresh(&self) -> bool {
        self.kind == Some(Kind::Fresh)
    }

    /// Returns true if luck may be taken out of these rounds of the poker match.
    fn has_match_results(&self) -> bool {
        self.game == GameName::PokerMatch && self.is_fresh()
    }

    /// Parses the fields that [`Chosen::to_fields`] writes. Returns `None` if they name no game. Other unreadable
    /// fields have the values of [`Chosen::of`].
    #[must_use]
    pub fn read(fields: &Fields) -> Option<Chosen> {
        let chosen = Chosen::of(fields.get("game").and_then(GameName::from_code)?);
        let kind = match fields.get("deal") {
            Some(ALL_KINDS) => None,
            Some(code) => Kind::from_code(code).or(chosen.kind),
            None => chosen.kind,
        };
        let period = fields.get("period").and_then(Period::from_code);
        let terms = fields.get("table");
        let terms = terms.and_then(|terms| chosen.game.read_terms(terms));
        Some(Chosen {
            terms,
            kind,
            period: period.unwrap_or_default(),
            ..chosen
        })
    }

    /// The choice as fields, for an address.
    #[must_use]
    pub fn to_fields(&self) -> Fields {
        let kind = match self.kind {
            Some(Kind::Fresh) => None,
            Some(kind @ (Kind::Shared | Kind::Daily | Kind::Practice)) => Some(kind.code()),
            None => Some(ALL_KINDS),
        };
        let period = Some(self.period).filter(|period| *period != Period::All);
        Fields::new()
            .with("game", self.game.code())
            .with_some("table", self.terms.as_ref())
            .with_some("deal", kind)
            .with_some("period", period.map(Period::code))
    }

    /// The fragment of the address that shows these statistics.
    #[must_use]
    pub fn address(&self) -> String {
        format!("/stats?{}", self.to_fields())
    }
}

/// A period of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// All time.
    #[default]
    All,
    /// The last 30 days, including today.
    Days30,
    /// The last 7 days, including today.
    Days7,
    /// Today.
    Today,
}

impl Period {
    /// All periods, in the order on the page.
    pub const ALL: [Period; 4] = [Period::All, Period::Days30, Period::Days7, Period::Today];

    /// The name of the period in an address.
    const fn code(self) -> &'static str {
        match self {
            Period::All => "all",
            Period::Days30 => "30-days",
            Period::Days7 => "7-days",
            Period::Today => "today",
        }
    }

    fn from_code(code: &str) -> Option<Period> {
        Period::ALL.into_iter().find(|period| period.code() == code)
    }

    /// The number of days. `None` for all time.
    const fn days(self) -> Option<i64> {
        match self {
            Period::All => None,
            Period::Days30 => Some(30),
            Period::Days7 => Some(7),
            Period::Today => Some(1),
        }
    }
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The page is open, on this day in the player's time zone: the number of days after 1970-01-01.
    Opened(i64),
    /// The file of the solution is here, or did not come.
    GotSolution(bool),
    /// The worker answers the question with this number.
    Answered(u32, Answer),
    /// The player chose other rounds.
    Chose(Chosen),
    /// The player clicked the button that shows these rounds.
    ClickedShow(Wanted),
    /// The player clicked the button that saves this text in a file with this name.
    ClickedSave(&'static str, String),
}

/// A request to the browser.
pub type Effect = PageEffect<(), OwnEffect>;

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Find the day in the player's time zone. Answer with [`Msg::Opened`].
    FindDay,
    /// Fetch the file of the solution. Answer with [`Msg::GotSolution`].
    FetchSolution,
    /// Ask the worker this, and send the answer with this number. Rounds that are not in the history yet are sent
    /// first.
    Ask(u32, Request),
}

/// The results of the chosen rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<'a> {
    /// The sums of all rounds. The longest runs are those on the same terms, with deals of one kind.
    pub total: Sums,
    /// The sums by terms and origin of the deals.
    parts: Vec<(&'a str, Sums)>,
    /// The sums in the order of time.
    stretches: Vec<&'a (Group, Sums)>,
    page: &'a StatsPage,
}

/// A report about luck.
#[derive(Clone, Debug, PartialEq)]
pub enum LuckReport {
    /// The luck is being computed.
    Pending,
    /// The exact value of a round of the game is not known.
    NotExact,
    /// The player may have known the cards.
    NotCounted,
    /// The file of the solution, which the poker match needs, did not come.
    NoSolution,
    /// The poker match against one opponent, with luck and without it.
    Match {
        /// The results.
        results: MatchResults,
        /// True if other rounds keep their luck.
        is_partial: bool,
    },
    /// The luck, or the reason why there is none.
    Told {
        /// The unit of the results.
        unit: Unit,
        /// The luck.
        luck: Result<Luck, NoLuck>,
        /// The number of rounds left out because their exact value is not known.
        left_out: u64,
    },
}

/// A costly decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Costly<'a> {
    /// The round.
    pub id: &'a Id,
    /// The hands that the player saw.
    pub hands: &'a [Hand],
    /// The decision.
    pub decided: &'a Decided,
    /// The query of a link to practise such hands, and that of the rules. `None` if there is no such practice.
    pub practice: Option<[String; 2]>,
}

impl StatsPage {
    /// The rounds that the page is about. `None` if there are none.
    #[must_use]
    pub const fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// Returns true if the rounds have been counted.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.counted.is_some()
    }

    /// The progress of the current work: the finished part, and the whole. `None` without work.
    #[must_use]
    pub const fn progress(&self) -> Option<(usize, usize)> {
        self.progress
    }

    /// The reason why nothing can be counted. `None` if the history works.
    #[must_use]
    pub const fn failure(&self) -> Option<Failure> {
        self.failure
    }

    /// The reason why some played rounds are not counted. `None` if all are.
    #[must_use]
    pub const fn unkept(&self) -> Option<Failure> {
        self.unkept
    }

    /// Returns true if any round was counted.
    #[must_use]
    pub fn has_rounds(&self) -> bool {
        self.counted.iter().flatten().next().is_some()
    }

    /// The games that have rounds, and the chosen game.
    #[must_use]
    pub fn games(&self) -> Vec<GameName> {
        let counted = self.counted.iter().flatten();
        let played = counted.map(|(group, _)| group.game);
        let chosen = self.chosen.iter().map(|chosen| chosen.game);
        let played: Vec<GameName> = played.chain(chosen).collect();
        let mut games = GameName::ALL.to_vec();
        games.retain(|game| played.contains(game));
        games
    }

    /// The terms of this game that have rounds, and the chosen ones, sorted by name.
    #[must_use]
    pub fn terms(&self, game: GameName) -> Vec<&str> {
        let counted = self.counted.iter().flatten();
        let of_game = counted.filter(|(group, _)| group.game == game);
        let played = of_game.map(|(group, _)| group.terms.as_str());
        let chosen = self.chosen.iter().filter(|chosen| chosen.game == game);
        let chosen = chosen.filter_map(|chosen| chosen.terms.as_deref());
        let mut terms: Vec<&str> = played.chain(chosen).collect();
        terms.sort_unstable();
        terms.dedup();
        terms
    }

    /// Opens the page at an address with the fields of a choice, or with none. Returns the first effects.
    fn enter(&mut self, fields: &Fields) -> Vec<Effect> {
        let chosen = Chosen::read(fields);
        self.is_named = chosen.is_some();
        self.chosen = chosen.or_else(|| self.latest());
        self.pending.clear();
        self.progress = None;
        if self.solution != SolutionFile::Here {
            self.solution = SolutionFile::Unasked;
        }
        vec![Effect::Own(OwnEffect::FindDay)]
    }

    /// The game that was played last. `None` if no round is counted.
    fn latest(&self) -> Option<Chosen> {
        // The group that began last may not be the one that was played last.
        let counted = self.counted.iter().flatten();
        let (group, _) = counted.max_by(|(_, one), (_, other)| one.last.cmp(&other.last))?;
        Some(Chosen::of(group.game))
    }

    fn handle_answer(&mut self, awaited: PendingRequest, answer: Answer) -> Vec<Effect> {
        match (awaited, answer) {
            (PendingRequest::Sums, Answer::Sums(counted)) => {
                self.failure = None;
                self.matches.clear();
                self.counted = Some(counted);
                self.chosen = self.chosen.take().or_else(|| self.latest());
                let mut effects = self.ask_more();
                effects.push(Effect::Announce(()));
                effects.extend(self.catch_up());
                effects
            }
            // The player has not asked, so nothing is announced.
            (PendingRequest::SumsAgain, Answer::Sums(counted)) => {
                self.failure = None;
                self.matches.clear();
                self.counted = Some(counted);
                self.chosen = self.chosen.take().or_else(|| self.latest());
                let mut effects = self.ask_more();
                effects.extend(self.catch_up());
                effects
            }
            (PendingRequest::Worth(game, terms), Answer::Worth(worth)) => {
                self.worths.insert((game, terms), worth);
                vec![]
            }
            (PendingRequest::MatchResults(terms, since), Answer::MatchResults(results)) => {
                match results {
                    Some(results) => drop(self.matches.insert((terms, since), results)),
                    None => self.solution = SolutionFile::Missing,
                }
                vec![]
            }
            (PendingRequest::Round(id), Answer::Opened(opened)) => {
                self.opened.insert(id, opened);
                vec![]
            }
            (_, Answer::Failed(why)) => self.fail(why),
            // No request of the page has such an answer.
            (
                PendingRequest::Sums
                | PendingRequest::SumsAgain
                | PendingRequest::Worth(..)
                | PendingRequest::MatchResults(..)
                | PendingRequest::Round(_),
                _,
            ) => {
                vec![]
            }
        }
    }

    /// Shows these rounds, which the player has just chosen.
    fn choose(&mut self, chosen: Chosen) -> Vec<Effect> {
        self.chosen = Some(chosen);
        self.is_named = true;
        let mut effects = self.ask_more();
        effects.push(Effect::Announce(()));
        effects
    }

    /// The first day of the chosen period. `None` for all time.
    fn since(&self, chosen: &Chosen) -> Option<Date> {
        let (days, today) = chosen.period.days().zip(self.today)?;
        Date::from_days(today - days + 1)
    }

    /// Requests the sums again if a round was kept while they were pending.
    fn catch_up(&mut self) -> Option<Effect> {
        std::mem::take(&mut self.is_behind)
            .then(|| self.ask(PendingRequest::SumsAgain, Request::Sums))
    }

    fn fail(&mut self, why: Failure) -> Vec<Effect> {
        self.failure = Some(why);
        self.pending.clear();
        vec![Effect::Announce(())]
    }

    fn ask(&mut self, awaited: PendingRequest, ask: Request) -> Effect {
        self.serial = self.serial.wrapping_add(1);
        self.pending.insert(self.serial, awaited);
        Effect::Own(OwnEffect::Ask(self.serial, ask))
    }

    /// Requests the value of the chosen rounds, and the rounds with the costliest mistakes.
    fn ask_more(&mut self) -> Vec<Effect> {
        let Some(report) = self.report() else {
            return vec![];
        };
        // Only fresh deals have an expected value.
        let fresh = self.chosen.as_ref().filter(|it| it.is_fresh());
        let game = fresh.map(|chosen| chosen.game);
        let worths = report.parts.iter().filter_map(|(terms, _)| {
            let key = (game?, (*terms).to_owned());
            (!self.worths.contains_key(&key)).then_some(PendingRequest::Worth(key.0, key.1))
        });
        let rounds = report.total.worst.iter().take(WORST).map(|(_, id)| id);
        let rounds = rounds.filter(|id| !self.opened.contains_key(id));
        let rounds = rounds.cloned().map(PendingRequest::Round);
        let mut wanted: Vec<PendingRequest> = rounds.chain(worths).collect();
        let matches = self.match_results_wanted(&report);
        let mut fetch = None;
        match self.solution {
            SolutionFile::Unasked if !matches.is_empty() => {
                self.solution = SolutionFile::Asked;
                fetch = Some(Effect::Own(OwnEffect::FetchSolution));
            }
            SolutionFile::Here => wanted.extend(matches),
            SolutionFile::Unasked | SolutionFile::Asked | SolutionFile::Missing => (),
        }
        let awaited: Vec<PendingRequest> = self.pending.values().cloned().collect();
        let new = wanted.into_iter().filter(|it| !awaited.contains(it));
        let asked = new.map(|it| {
            let ask = match &it {
                PendingRequest::Sums | PendingRequest::SumsAgain => Request::Sums,
                PendingRequest::Worth(game, terms) => Request::Worth(*game, terms.clone()),
                PendingRequest::MatchResults(terms, since) => {
                    Request::MatchResults(terms.clone(), *since)
                }
                PendingRequest::Round(id) => Request::Open {
                    id: id.clone(),
                    in_play: vec![],
                },
            };
            self.ask(it, ask)
        });
        let asked: Vec<Effect> = asked.collect();
        asked.into_iter().chain(fetch).collect()
    }

    /// The requests for results of the poker match without luck that the page does not know yet.
    fn match_results_wanted(&self, report: &Report) -> Vec<PendingRequest> {
        let Some(chosen) = self.chosen.as_ref().filter(|it| it.has_match_results()) else {
            return vec![];
        };
        let since = self.since(chosen);
        let terms = report.parts.iter().map(|(terms, _)| *terms);
        let known = terms.filter(|terms| MatchResults::are_known_for(terms));
        let keys = known.map(|terms| (terms.to_owned(), since));
        let new = keys.filter(|key| !self.matches.contains_key(key));
        new.map(|(terms, since)| PendingRequest::MatchResults(terms, since))
            .collect()
    }

    /// The results of the chosen rounds. `None` if there are no such rounds.
    #[must_use]
    pub fn report(&self) -> Option<Report<'_>> {
        let chosen = self.chosen.as_ref()?;
        let since = self.since(chosen);
        let is_chosen = |(group, _): &&(Group, Sums)| {
            group.game == chosen.game && chosen.rejecting(group, since).is_empty()
        };
        let stretches: Vec<_> = self.counted.iter().flatten().filter(is_chosen).collect();
        let mut parts: BTreeMap<(&str, Kind), Sums> = BTreeMap::new();
        for (group, sums) in &stretches {
            match parts.entry((group.terms.as_str(), group.kind)) {
                Entry::Vacant(place) => drop(place.insert(sums.clone())),
                Entry::Occupied(mut part) => part.get_mut().add(sums),
            }
        }
        let mut sums = parts.values();
        let mut total = sums.next()?.clone();
        sums.for_each(|part| total.add(part));
        // A run is of consecutive rounds. Rounds at two tables or of two kinds of deals may have alternated, and the
        // sums do not show how.
        let longest = |of: fn(&Sums) -> u64| parts.values().map(of).max().unwrap_or(0);
        total.wins.longest = longest(|it| it.wins.longest);
        total.losses.longest = longest(|it| it.losses.longest);
        Some(Report {
            total,
            parts: parts
                .into_iter()
                .map(|((terms, _), sums)| (terms, sums))
                .collect(),
            stretches,
            page: self,
        })
    }

    fn worth(&self, game: GameName, terms: &str) -> Option<&Result<Worth, NoWorth>> {
        self.worths.get(&(game, terms.to_owned()))
    }
}

impl ReadingPage for StatsPage {
    type Msg = Msg;
    type Announcement = ();
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.stats_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields)
    }

    fn choices(&self) -> Option<Fields> {
        let StatsPage {
            counted: _,
            chosen,
            is_named,
            today: _,
            worths: _,
            matches: _,
            solution: _,
            opened: _,
            pending: _,
            is_behind: _,
            serial: _,
            progress: _,
            failure: _,
            unkept: _,
        } = self;
        let chosen = chosen.as_ref().filter(|_| *is_named);
        Some(chosen.map(Chosen::to_fields).unwrap_or_default())
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Opened(today) => {
                self.today = Some(today);
                vec![self.ask(PendingRequest::Sums, Request::Sums)]
            }
            Msg::GotSolution(is_here) => {
                self.solution = if is_here {
                    SolutionFile::Here
                } else {
                    SolutionFile::Missing
                };
                self.ask_more()
            }
            Msg::Chose(chosen) => self.choose(chosen),
            Msg::ClickedShow(wanted) => self.show(&wanted),
            Msg::ClickedSave(name, text) => vec![Effect::Save(name, text)],
            Msg::Answered(serial, Answer::Progress { done, all }) => {
                if self.pending.contains_key(&serial) {
                    self.progress = Some((done, all));
                }
                vec![]
            }
            Msg::Answered(serial, answer) => {
                let awaited = self.pending.remove(&serial);
                self.progress = None;
                awaited.map_or_else(Vec::new, |awaited| self.handle_answer(awaited, answer))
            }
        }
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Kept(outcome) => {
                self.unkept = outcome.err();
                self.unkept
                    .map(|_| Effect::Announce(()))
                    .into_iter()
                    .collect()
            }
            News::KeptElsewhere if is_open => {
                let of_sums = |it: &PendingRequest| {
                    matches!(it, PendingRequest::Sums | PendingRequest::SumsAgain)
                };
                if self.pending.values().any(of_sums) {
                    self.is_behind = true;
                    return vec![];
                }
                vec![self.ask(PendingRequest::SumsAgain, Request::Sums)]
            }
            News::KeptElsewhere | News::Rules(_) => vec![],
        }
    }
}

impl Report<'_> {
    /// The value of a round on these terms, if it is known. It is not known for deals that were selected or that the
    /// player may have known.
    fn worth(&self, terms: &str) -> Option<&Worth> {
        let chosen = self.page.chosen.as_ref().filter(|it| it.is_fresh())?;
        self.page.worth(chosen.game, terms)?.as_ref().ok()
    }

    /// The units of the results. Both if some rounds were for chips and others were not.
    #[must_use]
    pub fn units(&self) -> Vec<Unit> {
        let units = [Unit::HalfChips, Unit::Rounds].into_iter();
        units
            .filter(|unit| self.parts.iter().any(|(_, sums)| Unit::of(sums) == *unit))
            .collect()
    }

    /// The report about luck in the rounds that are counted in this unit.
    #[must_use]
    pub fn luck(&self, unit: Unit) -> LuckReport {
        let Some(chosen) = &self.page.chosen else {
            return LuckReport::Pending;
        };
        if !chosen.is_fresh() {
            return LuckReport::NotCounted;
        }
        if unit == Unit::HalfChips
            && let Some(report) = self.match_luck(chosen)
        {
            return report;
        }
        let of_unit = self.parts.iter().filter(|(_, sums)| Unit::of(sums) == unit);
        let (mut known, mut left_out) = (Vec::new(), 0);
        for (terms, sums) in of_unit {
            match self.page.worth(chosen.game, terms) {
                None => return LuckReport::Pending,
                Some(Err(_)) => left_out += sums.rounds,
                Some(Ok(worth)) => known.push((sums, worth)),
            }
        }
        if known.is_empty() && left_out > 0 {
            return LuckReport::NotExact;
        }
        LuckReport::Told {
            unit,
            luck: Luck::of(unit, known),
            left_out,
        }
    }

    /// The report about luck in the poker match with bets. `None` if there is no match of two players without jokers.
    fn match_luck(&self, chosen: &Chosen) -> Option<LuckReport> {
        if !chosen.has_match_results() {
            return None;
        }
        let for_chips = self.parts.iter();
        let for_chips = for_chips.filter(|(_, sums)| Unit::of(sums) == Unit::HalfChips);
        let (known, others): (Vec<_>, Vec<_>) =
            for_chips.partition(|(terms, _)| MatchResults::are_known_for(terms));
        let since = self.page.since(chosen);
        let mut results = MatchResults::default();
        for (terms, _) in &known {
            let Some(more) = self.page.matches.get(&((*terms).to_owned(), since)) else {
                return Some(match self.page.solution {
                    SolutionFile::Missing => LuckReport::NoSolution,
                    SolutionFile::Unasked | SolutionFile::Asked | SolutionFile::Here => {
                        LuckReport::Pending
                    }
                });
            };
            results.add(more);
        }
        known.first()?;
        let (needed, there) = (Luck::FEWEST, results.hands);
        Some(if there < needed {
            LuckReport::Told {
                unit: Unit::HalfChips,
                luck: Err(NoLuck::TooFew { needed, there }),
                left_out: results.short + others.iter().map(|(_, sums)| sums.rounds).sum::<u64>(),
            }
        } else {
            LuckReport::Match {
                results,
                is_partial: results.short > 0 || !others.is_empty(),
            }
        })
    }

    /// The bank over time, in this unit.
    #[must_use]
    pub fn bank(&self, unit: Unit) -> Vec<BankPoint> {
        let stretches = self.stretches.iter().map(|(group, sums)| (group, sums));
        bank(unit, stretches, |group| self.worth(&group.terms))
    }

    /// The quality of the decisions over time.
    #[must_use]
    pub fn decisions(&self) -> Vec<DecisionsPoint> {
        decisions(STRETCHES, self.stretches.iter().map(|(_, sums)| sums))
    }

    /// The frequency of each ending of a hand.
    #[must_use]
    pub fn endings(&self) -> Vec<Frequency> {
        let parts = self.parts.iter();
        let parts: Vec<_> = parts
            .map(|(terms, sums)| (sums, self.worth(terms)))
            .collect();
        frequencies(&parts)
    }

    /// The costliest decisions, one for each round, if their rounds are loaded. The costliest comes first.
    #[must_use]
    pub fn costly(&self) -> Vec<Costly<'_>> {
        let worst = self.total.worst.iter().take(WORST);
        let mut costly: Vec<Costly> = worst
            .filter_map(|(_, id)| {
                let opened = self.page.opened.get(id)?.as_ref()?;
                let decisions = opened.scenes.iter();
                let decisions =
                    decisions.filter_map(|scene| Some((scene, scene.decision.as_ref()?)));
                let costliest = decisions.max_by(|(_, one), (_, other)| one.cost.cmp(&other.cost));
                let (scene, decided) = costliest.filter(|(_, decided)| decided.cost > 0)?;
                let (terms, _) = self
                    .parts
                    .iter()
                    .find(|(_, sums)| sums.worst.iter().any(|(_, its)| its == id))?;
                Some(Costly {
                    id,
                    hands: &scene.hands,
                    decided,
                    practice: practice_of(opened, scene, terms),
                })
            })
            .collect();
        // For a round that an older version has judged, the sums have the cost of all of its decisions.
        costly.sort_by_key(|costly| Reverse(costly.decided.cost));
        costly
    }
}

/// The hands and the rules of a link to practise hands like the one in this scene. A hand of a split counts as the hand
/// that was dealt. `None` if several hands were dealt and one of them is split, because the scene does not show which
/// dealt hand the decision is about. Also `None` if the game has no such practice.
fn practice_of(opened: &Opened, scene: &Scene, terms: &str) -> Option<[String; 2]> {
    let hands = &opened.scenes.first()?.hands;
    let of_player = |hand: &&Hand| hand.whose == Whose::Player;
    let (dealt, now) = (
        hands.iter().filter(of_player),
        scene.hands.iter().filter(of_player),
    );
    let decided = now.clone().position(|hand| hand.is_decided).unwrap_or(0);
    let began = match (dealt.clone().count(), now.count()) {
        (1, _) => 0,
        (dealt, now) if dealt == now => decided,
        _ => return None,
    };
    let of = |whose: Whose| hands.iter().find(|hand| hand.whose == whose);
    let player = &dealt.clone().nth(began)?.cards;
    let dealer = of(Whose::Dealer).and_then(|hand| hand.cards.first().copied());
    games::practice_of(opened.row.record.game, terms, player, dealer)
}
