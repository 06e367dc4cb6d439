//! The page of statistics: what the rounds have come to, what the decisions were worth, and how lucky the player was.
//!
//! The history's worker counts; the page adds up what it is told for the game, the table and the time that are chosen.

use std::collections::BTreeMap;

use crate::blackjack::Rules;
use crate::blackjack::practice::{PracticeHands, Start};
use crate::core::{Card, Date, PackCard, WildHand};
use crate::history::{
    Answer, Ask, BankPoint, Decided, DecisionsPoint, Failure, Frequency, GameName, Group, Hand, Id,
    Kind, Luck, NoLuck, NoWorth, Opened, Sums, Unit, Whose, Worth, bank, decisions, frequencies,
};
use crate::poker::practice::Shape;
use crate::poker::{PayTable, practice};
use crate::table::Listed;

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
    serial: u32,
    progress: Option<(usize, usize)>,
    failure: Option<Failure>,
}

/// What was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Awaited {
    Sums,
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
    /// Where the deals came from.
    pub kind: Kind,
    /// When the rounds were played.
    pub period: Period,
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
    /// There is no worker.
    NoWorker,
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
    /// Save this text in a file with this name.
    Save(&'static str, String),
    /// Tell those who listen what the numbers are.
    Tell,
}

/// What the chosen rounds have come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<'a> {
    /// All of them together. The longest runs are those at one table.
    pub total: Sums,
    /// By their terms.
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
    Told(Unit, Result<Luck, NoLuck>),
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

    /// The games that were played.
    #[must_use]
    pub fn games(&self) -> Vec<GameName> {
        let counted = self.counted.iter().flatten();
        let played: Vec<GameName> = counted.map(|(group, _)| group.game).collect();
        let mut games = GameName::ALL.to_vec();
        games.retain(|game| played.contains(game));
        games
    }

    /// The terms on which this game was played, in the order of their names.
    #[must_use]
    pub fn terms(&self, game: GameName) -> Vec<&str> {
        let counted = self.counted.iter().flatten();
        let of_game = counted.filter(|(group, _)| group.game == game);
        let mut terms: Vec<&str> = of_game.map(|(group, _)| group.terms.as_str()).collect();
        terms.sort_unstable();
        terms.dedup();
        terms
    }

    /// Opens the page, and returns what is to be done first.
    pub fn open(&mut self) -> Vec<Effect> {
        self.awaits.clear();
        self.progress = None;
        vec![Effect::FindDay]
    }

    /// Takes in what has happened, and returns what is to be done.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Opened(today) => {
                self.today = Some(today);
                vec![self.ask(Awaited::Sums, Ask::Sums)]
            }
            Msg::NoWorker => self.fail(Failure::Forbidden),
            Msg::Chose(chosen) => {
                self.chosen = Some(chosen);
                let mut effects = self.ask_more();
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

    fn take_in(&mut self, awaited: Awaited, answer: Answer) -> Vec<Effect> {
        match (awaited, answer) {
            (Awaited::Sums, Answer::Sums(counted)) => {
                self.failure = None;
                if self.chosen.is_none() {
                    self.chosen = counted.last().map(|(group, _)| Chosen {
                        game: group.game,
                        terms: None,
                        kind: Kind::Fresh,
                        period: Period::All,
                    });
                }
                self.counted = Some(counted);
                let mut effects = self.ask_more();
                effects.push(Effect::Tell);
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
            (Awaited::Sums | Awaited::Worth(..) | Awaited::Round(_), _) => vec![],
        }
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
        let game = self.chosen.as_ref().map(|chosen| chosen.game);
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
                Awaited::Sums => Ask::Sums,
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
                && group.kind == chosen.kind
                && chosen.terms.as_ref().is_none_or(|it| *it == group.terms)
                && since.is_none_or(|since| group.day >= since)
        };
        let stretches: Vec<_> = self.counted.iter().flatten().filter(is_chosen).collect();
        let mut parts: BTreeMap<&str, Sums> = BTreeMap::new();
        for (group, sums) in &stretches {
            let part = parts.get(group.terms.as_str());
            let part = part.map_or_else(|| sums.clone(), |part| part.merged(sums));
            parts.insert(&group.terms, part);
        }
        let mut sums = parts.values();
        let first = sums.next()?.clone();
        let mut total = sums.fold(first, |total, part| total.merged(part));
        // Runs are those of consecutive rounds, so each table has its own.
        let longest = |of: fn(&Sums) -> u64| parts.values().map(of).max().unwrap_or(0);
        total.wins.longest = longest(|it| it.wins.longest);
        total.losses.longest = longest(|it| it.losses.longest);
        Some(Report {
            total,
            parts: parts.into_iter().collect(),
            stretches,
            page: self,
        })
    }

    fn worth(&self, game: GameName, terms: &str) -> Option<&Result<Worth, NoWorth>> {
        self.worths.get(&(game, terms.to_owned()))
    }
}

impl Report<'_> {
    fn game(&self) -> Option<GameName> {
        self.page.chosen.as_ref().map(|chosen| chosen.game)
    }

    fn worth(&self, terms: &str) -> Option<&Worth> {
        self.page.worth(self.game()?, terms)?.as_ref().ok()
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
        if chosen.kind != Kind::Fresh {
            return LuckReport::NotCounted;
        }
        let of_unit = self.parts.iter().filter(|(_, sums)| Unit::of(sums) == unit);
        let mut known = Vec::new();
        for (terms, sums) in of_unit {
            match self.page.worth(chosen.game, terms) {
                None => return LuckReport::Pending,
                Some(Err(_)) => return LuckReport::NotExact,
                Some(Ok(worth)) => known.push((sums, worth)),
            }
        }
        LuckReport::Told(unit, Luck::of(unit, known))
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

    /// The decisions that cost most, as far as their rounds are known.
    #[must_use]
    pub fn costly(&self) -> Vec<Costly<'_>> {
        let worst = self.total.worst.iter().take(WORST);
        worst
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
                    practice: practice_of(opened, terms),
                })
            })
            .collect()
    }
}

/// Hands like the one of this round, to be practised, and by which rules.
fn practice_of(opened: &Opened, terms: &str) -> Option<[String; 2]> {
    let hands = &opened.scenes.first()?.hands;
    let of = |whose: Whose| hands.iter().find(|hand| hand.whose == whose);
    let natural = |card: &PackCard| match card {
        PackCard::Natural(card) => Some(*card),
        PackCard::Joker(_) => None,
    };
    let player = &of(Whose::Player)?.cards;
    match opened.row.record.game {
        GameName::Blackjack => {
            let rules: Rules = terms.parse().ok()?;
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
            let shape = Shape::of(table.variant(), &hand);
            let hands = practice::PracticeHands::Mistakes(Listed::new(vec![shape])?);
            Some([hands.to_string(), table.to_string()])
        }
        GameName::Solo | GameName::Duel => None,
    }
}
