//! The page of statistics: what the rounds have come to, what the decisions were worth, and how lucky the player was.
//!
//! The history's worker counts; the page adds up what it is told for the game, the table and the time that are chosen.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::page::{News, ReadingPage, Visit};
use crate::blackjack::Rules;
use crate::blackjack::practice::{PracticeHands, Start};
use crate::core::{Card, Date, PackCard, WildHand};
use crate::history::{
    Answer, Ask, BankPoint, Decided, DecisionsPoint, Failure, Frequency, GameName, Group, Hand, Id,
    Kind, Luck, NoLuck, NoWorth, Opened, Scene, Sums, Unit, Whose, Worth, bank, decisions,
    frequencies,
};
use crate::poker::practice::Shape;
use crate::poker::{PayTable, practice};
use crate::table::{Fields, Listed};

/// How many points the chart of the decisions has at the most.
const STRETCHES: u64 = 20;

/// How many of the costliest mistakes are shown.
const WORST: usize = 3;

/// What rounds have come to, by their groups, in the order of time.
type Counted = Vec<(Group, Sums)>;

/// The page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatsPage {
    counted: Option<Counted>,
    chosen: Option<Chosen>,
    /// The day by the player's clocks, as days since 1970-01-01.
    today: Option<i64>,
    worths: BTreeMap<(GameName, String), Result<Worth, NoWorth>>,
    opened: BTreeMap<Id, Option<Box<Opened>>>,
    /// What was asked and is not answered yet, by the numbers of the questions.
    awaits: BTreeMap<u32, Awaited>,
    /// A round was kept while the sums were waited for.
    is_behind: bool,
    serial: u32,
    progress: Option<(usize, usize)>,
    failure: Option<Failure>,
    /// Why rounds that were played wait for the history, if they do: they are not counted.
    unkept: Option<Failure>,
}

/// What was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Awaited {
    /// The sums, for a page that was just opened.
    Sums,
    /// The sums once more, because a round was kept meanwhile.
    SumsAgain,
    Worth(GameName, String),
    Round(Id),
}

/// Which rounds the page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The game.
    pub game: GameName,
    /// The terms; nothing for all of them.
    pub terms: Option<String>,
    /// Where the deals came from; nothing for wherever.
    pub kind: Option<Kind>,
    /// When the rounds were played.
    pub period: Period,
}

/// What stands in an address for deals from wherever.
const ALL_KINDS: &str = "all";

impl Chosen {
    /// The fresh deals of this game, at all tables and times.
    #[must_use]
    pub const fn of(game: GameName) -> Chosen {
        Chosen {
            game,
            terms: None,
            kind: Some(Kind::Fresh),
            period: Period::All,
        }
    }

    /// Whether all of the rounds are such whose cards nobody could know.
    fn is_fresh(&self) -> bool {
        self.kind == Some(Kind::Fresh)
    }

    /// Reads the fields that [`Chosen::to_fields`] writes; nothing where they name no game. Else what cannot be read is as
    /// in [`Chosen::of`].
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

    /// The fragment of the address at which these rounds are counted.
    #[must_use]
    pub fn address(&self) -> String {
        format!("/stats?{}", self.to_fields())
    }
}

/// When rounds were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// Whenever.
    #[default]
    All,
    /// In the last 30 days, today among them.
    Days30,
    /// In the last 7.
    Days7,
    /// Today.
    Today,
}

impl Period {
    /// Every period, in the order in which they are offered.
    pub const ALL: [Period; 4] = [Period::All, Period::Days30, Period::Days7, Period::Today];

    /// The name in an address.
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

    /// How many days it has.
    const fn days(self) -> Option<i64> {
        match self {
            Period::All => None,
            Period::Days30 => Some(30),
            Period::Days7 => Some(7),
            Period::Today => Some(1),
        }
    }
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The page is open, on this day by the player's clocks: so many days after 1970-01-01.
    Opened(i64),
    /// The worker answers the question with this number.
    Answered(u32, Answer),
    /// Other rounds are wanted.
    Chose(Chosen),
    /// A file is wanted.
    ClickedSave(&'static str, String),
}

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Find the day by the player's clocks; answer with [`Msg::Opened`].
    FindDay,
    /// Ask the worker this, and send the answer with this number. What was played and is not in the history yet goes
    /// first.
    Ask(u32, Ask),
    /// Put this address in the place of the one shown.
    Replace(String),
    /// Save this text in a file with this name.
    Save(&'static str, String),
    /// Tell those who listen what the numbers are.
    Tell,
}

/// What the chosen rounds have come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<'a> {
    /// All of them together. The longest runs are those at one table, of deals of one kind.
    pub total: Sums,
    /// By their terms, and by where the deals came from.
    parts: Vec<(&'a str, Sums)>,
    /// In the order of time.
    stretches: Vec<&'a (Group, Sums)>,
    page: &'a StatsPage,
}

/// What can be said of luck.
#[derive(Clone, Debug, PartialEq)]
pub enum LuckReport {
    /// It is worked out.
    Pending,
    /// What a round of the game is worth is not known exactly.
    NotExact,
    /// Somebody may have known the cards.
    NotCounted,
    /// It is told, or why it is not.
    Told {
        /// What it is counted in.
        unit: Unit,
        /// The luck.
        luck: Result<Luck, NoLuck>,
        /// How many rounds are not in it, because what they are worth is not known exactly.
        left_out: u64,
    },
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq)]
pub struct Costly<'a> {
    /// Its round.
    pub id: &'a Id,
    /// What the player saw.
    pub hands: &'a [Hand],
    /// The decision.
    pub decided: &'a Decided,
    /// The query of a link to practise such hands, and that of the rules; nothing where there is no such practice.
    pub practice: Option<[String; 2]>,
}

impl StatsPage {
    /// Which rounds the page is about; nothing while there are none.
    #[must_use]
    pub const fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// Whether the rounds have been counted.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.counted.is_some()
    }

    /// How much of the work under way is done, of all.
    #[must_use]
    pub const fn progress(&self) -> Option<(usize, usize)> {
        self.progress
    }

    /// Why nothing can be counted, if it cannot.
    #[must_use]
    pub const fn failure(&self) -> Option<Failure> {
        self.failure
    }

    /// Why rounds that were played are not counted, if some are not.
    #[must_use]
    pub const fn unkept(&self) -> Option<Failure> {
        self.unkept
    }

    /// Whether any round was counted.
    #[must_use]
    pub fn has_rounds(&self) -> bool {
        self.counted.iter().flatten().next().is_some()
    }

    /// The games that were played, and the chosen one.
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

    /// The terms on which this game was played, and the chosen ones, in the order of their names.
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

    /// Opens the page at an address with these fields, those of a choice or none, and returns what is to be done first.
    fn enter(&mut self, fields: &Fields) -> Vec<Effect> {
        let chosen = Chosen::read(fields);
        // What cannot be read chooses nothing, and so does not stay in the address.
        let read = chosen.as_ref().map(Chosen::to_fields);
        let is_read = read.unwrap_or_default() == *fields;
        let address = (!is_read).then(|| {
            let address = chosen.as_ref().map(Chosen::address);
            Effect::Replace(address.unwrap_or_else(|| "/stats".to_owned()))
        });
        self.chosen = chosen.or_else(|| self.latest());
        self.awaits.clear();
        self.progress = None;
        address.into_iter().chain([Effect::FindDay]).collect()
    }

    /// The game that was played last; nothing while no round is counted.
    fn latest(&self) -> Option<Chosen> {
        // The last group may have begun last, and another one may have gone on since.
        let counted = self.counted.iter().flatten();
        let (group, _) = counted.max_by(|(_, one), (_, other)| one.last.cmp(&other.last))?;
        Some(Chosen::of(group.game))
    }

    fn take_in(&mut self, awaited: Awaited, answer: Answer) -> Vec<Effect> {
        match (awaited, answer) {
            (Awaited::Sums, Answer::Sums(counted)) => {
                self.failure = None;
                self.counted = Some(counted);
                self.chosen = self.chosen.take().or_else(|| self.latest());
                let mut effects = self.ask_more();
                effects.push(Effect::Tell);
                effects.extend(self.catch_up());
                effects
            }
            // Nobody has asked, so nothing is said.
            (Awaited::SumsAgain, Answer::Sums(counted)) => {
                self.failure = None;
                self.counted = Some(counted);
                self.chosen = self.chosen.take().or_else(|| self.latest());
                let mut effects = self.ask_more();
                effects.extend(self.catch_up());
                effects
            }
            (Awaited::Worth(game, terms), Answer::Worth(worth)) => {
                self.worths.insert((game, terms), worth);
                vec![]
            }
            (Awaited::Round(id), Answer::Opened(opened)) => {
                self.opened.insert(id, opened);
                vec![]
            }
            (_, Answer::Failed(why)) => self.fail(why),
            // No question of ours has such an answer.
            (Awaited::Sums | Awaited::SumsAgain | Awaited::Worth(..) | Awaited::Round(_), _) => {
                vec![]
            }
        }
    }

    /// Asks for the sums once more where a round was kept while they were waited for.
    fn catch_up(&mut self) -> Option<Effect> {
        std::mem::take(&mut self.is_behind).then(|| self.ask(Awaited::SumsAgain, Ask::Sums))
    }

    fn fail(&mut self, why: Failure) -> Vec<Effect> {
        self.failure = Some(why);
        self.awaits.clear();
        vec![Effect::Tell]
    }

    fn ask(&mut self, awaited: Awaited, ask: Ask) -> Effect {
        self.serial = self.serial.wrapping_add(1);
        self.awaits.insert(self.serial, awaited);
        Effect::Ask(self.serial, ask)
    }

    /// Asks for what the chosen rounds were worth, and for the rounds with the costliest mistakes.
    fn ask_more(&mut self) -> Vec<Effect> {
        let Some(report) = self.report() else {
            return vec![];
        };
        // Of other deals nothing is expected.
        let fresh = self.chosen.as_ref().filter(|it| it.is_fresh());
        let game = fresh.map(|chosen| chosen.game);
        let worths = report.parts.iter().filter_map(|(terms, _)| {
            let key = (game?, (*terms).to_owned());
            (!self.worths.contains_key(&key)).then_some(Awaited::Worth(key.0, key.1))
        });
        let rounds = report.total.worst.iter().take(WORST).map(|(_, id)| id);
        let rounds = rounds.filter(|id| !self.opened.contains_key(id));
        let rounds = rounds.cloned().map(Awaited::Round);
        let wanted: Vec<Awaited> = rounds.chain(worths).collect();
        let awaited: Vec<Awaited> = self.awaits.values().cloned().collect();
        let new = wanted.into_iter().filter(|it| !awaited.contains(it));
        new.map(|it| {
            let ask = match &it {
                Awaited::Sums | Awaited::SumsAgain => Ask::Sums,
                Awaited::Worth(game, terms) => Ask::Worth(*game, terms.clone()),
                Awaited::Round(id) => Ask::Open {
                    id: id.clone(),
                    in_play: vec![],
                },
            };
            self.ask(it, ask)
        })
        .collect()
    }

    /// What the chosen rounds have come to; nothing where there is no such round.
    #[must_use]
    pub fn report(&self) -> Option<Report<'_>> {
        let chosen = self.chosen.as_ref()?;
        let since = chosen.period.days().zip(self.today);
        let since = since.and_then(|(days, today)| Date::from_days(today - days + 1));
        let is_chosen = |(group, _): &&(Group, Sums)| {
            group.game == chosen.game
                && chosen.kind.is_none_or(|kind| group.kind == kind)
                && chosen.terms.as_ref().is_none_or(|it| *it == group.terms)
                && since.is_none_or(|since| group.day >= since)
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
        // Runs are those of consecutive rounds. Rounds of two tables, or of two kinds of deals, may have alternated, and
        // their sums do not tell how.
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
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields)
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Opened(today) => {
                self.today = Some(today);
                vec![self.ask(Awaited::Sums, Ask::Sums)]
            }
            Msg::Chose(chosen) => {
                // In its place: who goes back wants the page before this one, not each choice.
                let replace = Effect::Replace(chosen.address());
                self.chosen = Some(chosen);
                let mut effects = vec![replace];
                effects.extend(self.ask_more());
                effects.push(Effect::Tell);
                effects
            }
            Msg::ClickedSave(name, text) => vec![Effect::Save(name, text)],
            Msg::Answered(serial, Answer::Progress { done, all }) => {
                if self.awaits.contains_key(&serial) {
                    self.progress = Some((done, all));
                }
                vec![]
            }
            Msg::Answered(serial, answer) => {
                let awaited = self.awaits.remove(&serial);
                self.progress = None;
                awaited.map_or_else(Vec::new, |awaited| self.take_in(awaited, answer))
            }
        }
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Kept(outcome) => {
                self.unkept = outcome.err();
                self.unkept.map(|_| Effect::Tell).into_iter().collect()
            }
            News::KeptElsewhere if is_open => {
                let of_sums = |it: &Awaited| matches!(it, Awaited::Sums | Awaited::SumsAgain);
                if self.awaits.values().any(of_sums) {
                    self.is_behind = true;
                    return vec![];
                }
                vec![self.ask(Awaited::SumsAgain, Ask::Sums)]
            }
            News::KeptElsewhere | News::Rules(_) => vec![],
        }
    }

    fn is_of_the_page(effect: &Effect) -> bool {
        match effect {
            Effect::Tell => true,
            Effect::FindDay | Effect::Ask(..) | Effect::Replace(_) | Effect::Save(..) => false,
        }
    }
}

impl Report<'_> {
    /// What a round on these terms is worth, where that is known. Of deals that were looked for, or that somebody may have
    /// known, it is not.
    fn worth(&self, terms: &str) -> Option<&Worth> {
        let chosen = self.page.chosen.as_ref().filter(|it| it.is_fresh())?;
        self.page.worth(chosen.game, terms)?.as_ref().ok()
    }

    /// In what the results are counted; both where some rounds were for chips and others not.
    #[must_use]
    pub fn units(&self) -> Vec<Unit> {
        let units = [Unit::HalfChips, Unit::Rounds].into_iter();
        units
            .filter(|unit| self.parts.iter().any(|(_, sums)| Unit::of(sums) == *unit))
            .collect()
    }

    /// What can be said of luck in the rounds that are counted in this unit.
    #[must_use]
    pub fn luck(&self, unit: Unit) -> LuckReport {
        let Some(chosen) = &self.page.chosen else {
            return LuckReport::Pending;
        };
        if !chosen.is_fresh() {
            return LuckReport::NotCounted;
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

    /// How the bank went, in this unit.
    #[must_use]
    pub fn bank(&self, unit: Unit) -> Vec<BankPoint> {
        let stretches = self.stretches.iter().map(|(group, sums)| (group, sums));
        bank(unit, stretches, |group| self.worth(&group.terms))
    }

    /// How good the decisions were, in the order of time.
    #[must_use]
    pub fn decisions(&self) -> Vec<DecisionsPoint> {
        decisions(STRETCHES, self.stretches.iter().map(|(_, sums)| sums))
    }

    /// How often the hands ended how.
    #[must_use]
    pub fn endings(&self) -> Vec<Frequency> {
        let parts = self.parts.iter();
        let parts: Vec<_> = parts
            .map(|(terms, sums)| (sums, self.worth(terms)))
            .collect();
        frequencies(&parts)
    }

    /// The decisions that cost most, one of a round, as far as their rounds are known: the costliest first.
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
        // Of a round that an older version has judged, the sums know what all of its decisions cost.
        costly.sort_by_key(|costly| Reverse(costly.decided.cost));
        costly
    }
}

/// Hands like the one that this scene of a round decides about, to be practised, and by which rules. Nothing where that is a
/// hand of a split beside others: how it began is not to be seen.
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
    let natural = |card: &PackCard| match card {
        PackCard::Natural(card) => Some(*card),
        PackCard::Joker(_) => None,
    };
    let player = &dealt.clone().nth(began)?.cards;
    match opened.row.record.game {
        GameName::Blackjack => {
            let (rules, _) = terms.split_once('~').unwrap_or((terms, ""));
            let rules: Rules = rules.parse().ok()?;
            let own: Vec<Card> = player.iter().map(natural).collect::<Option<_>>()?;
            let own: [Card; 2] = own.try_into().ok()?;
            let up = natural(of(Whose::Dealer)?.cards.first()?)?;
            let hands = PracticeHands::Mistakes(Listed::new(vec![Start::of(own, up)])?);
            let can = !hands.starts(&rules).is_empty();
            can.then(|| [hands.to_string(), rules.to_string()])
        }
        GameName::Jacks => {
            let (table, _) = terms.split_once('~')?;
            let table: PayTable = table.parse().ok()?;
            let hand = WildHand::new(player).ok()?;
            let shape = Shape::of(table.game(), &hand);
            let hands = practice::PracticeHands::Mistakes(Listed::new(vec![shape])?);
            Some([hands.to_string(), table.to_string()])
        }
        GameName::Solo | GameName::Duel => None,
    }
}
