//! What the program of the tables and the coach tell each other. The coach is in the program that is
//! fetched later ([`crate::pages`]), and the two share no memory.

mod says;
use std::fmt;
use std::str::FromStr;

use super::draw_coach::{ChartSays, DrawBrief};
use super::duel_coach::DuelBrief;
use super::model::Model;
use super::msg::{Cmd, Topic};
use super::route::TableId;
use super::settings::{self, Coach, Setting};
use super::solo_coach::SoloBrief;
use crate::blackjack::{Action, Blackjack, BlackjackTable, Net, Round, Rules};
use crate::coach::Question;
use crate::coach::counting::{AnySystem, GoneCards, Rounding, System, Tally};
use crate::core::Date;
use crate::table::{
    Action as _, AnyTable as _, Decisions, DecisionsOf, Fields, Mode, Origin, Phase, Round as _,
};
pub use says::{CountSays, DayCost};

/// A round of blackjack as far as the player sees it, and what the coach is to say of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Brief {
    /// When the coach speaks.
    pub mode: Coach,
    /// Whether the player wants to know now, where the coach speaks when asked.
    pub asked: bool,
    /// The seal of the deal, which tells this round from others.
    pub deal: String,
    /// What was decided in this round, one letter for each decision.
    pub play: String,
    /// The number of the round among those of the deal, from 1.
    pub round: usize,
    /// What the round is for.
    pub purpose: Purpose,
    /// The rules of the table.
    pub rules: Rules,
    /// What is to be decided now, if anything is.
    pub question: Option<Question>,
    /// The decisions that are legal now.
    pub legal: Vec<Action>,
    /// How the player counts, if they do.
    pub count: Option<CountBy>,
    /// What the round has come to, if it is over.
    pub over: Option<RoundOver>,
    /// The day of blackjack that is over, if the player is at its table. Its decisions are judged even
    /// where the coach is switched off.
    pub day: Option<DayPlayed>,
}

/// How the player counts at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountBy {
    /// By which system.
    pub system: System,
    /// How they round the true count.
    pub rounding: Rounding,
    /// What is bet on a hand, in chips; `None` where nothing is.
    pub bet: Option<u16>,
    /// What was known when it was bet; `None` where nothing is on the table.
    pub before: Option<BeforeDeal>,
}

/// What a player who counts knows before the cards of a round are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeforeDeal {
    /// The rules of the round.
    pub rules: Rules,
    /// The count that a ramp goes by: [`AnySystem::measure`].
    pub count: i32,
    /// The cards that are gone from the shoe.
    pub gone: GoneCards,
    /// On how many hands is bet.
    pub hands: u8,
}

/// What a round has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundOver {
    /// How many decisions were made in it.
    pub decisions: u32,
    /// What it has brought.
    pub net: Net,
}

/// What was decided in the rounds of a day of blackjack.
#[derive(Clone, Debug, PartialEq)]
pub struct DayPlayed {
    /// The day.
    pub date: Date,
    /// The decisions of each round, as if they were those of one deal.
    pub rounds: DecisionsOf<Blackjack>,
}

/// What a round is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// It is played.
    #[default]
    Play,
    /// It is for practice, and begins as the player wanted it.
    Practice,
}

impl Purpose {
    pub(super) const fn of(origin: Origin) -> Purpose {
        match origin {
            Origin::Fresh | Origin::Shared | Origin::Daily(_) => Purpose::Play,
            Origin::Practice => Purpose::Practice,
        }
    }
}

impl Purpose {
    /// What a brief says of it, if it says anything.
    pub(super) const fn code(self) -> Option<&'static str> {
        match self {
            Purpose::Play => None,
            Purpose::Practice => Some("practice"),
        }
    }

    /// The purpose that a brief says.
    pub(super) fn from_code(code: Option<&str>) -> Purpose {
        if code == Purpose::Practice.code() {
            Purpose::Practice
        } else {
            Purpose::Play
        }
    }
}

/// What the coach is told of the table at which the player is.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyBrief {
    /// Of a round of blackjack.
    Blackjack(Brief),
    /// Of a hand of draw poker against a pay table.
    Draw(DrawBrief),
    /// Of a hand of solo draw.
    Solo(SoloBrief),
    /// Of a hand of the duel for chips.
    Duel(DuelBrief),
}

impl AnyBrief {
    /// Names this moment: what the coach says belongs to it, or comes too late.
    #[must_use]
    pub fn moment(&self) -> String {
        match self {
            AnyBrief::Blackjack(brief) => brief.moment(),
            AnyBrief::Draw(brief) => brief.moment(),
            AnyBrief::Solo(brief) => brief.moment(),
            AnyBrief::Duel(brief) => brief.moment(),
        }
    }
}

/// How many briefs wait at most for a coach that may never come.
const MOST_WAITING: usize = 8;

/// The briefs that a coach is to read when it comes, one in a line: those that have waited so far, and this one. What a
/// decision was worth follows from the briefs before it, so one that is made before the coach has come is judged too.
/// Of another deal nothing is wanted any more.
#[must_use]
pub fn waiting(so_far: &str, brief: &str) -> String {
    let deal = |brief: &str| Fields::parse(brief).get("deal").map(str::to_owned);
    let of_this = so_far.lines().filter(|other| deal(other) == deal(brief));
    let all: Vec<&str> = of_this.chain([brief]).collect();
    all[all.len().saturating_sub(MOST_WAITING)..].join("\n")
}

impl From<Brief> for AnyBrief {
    fn from(brief: Brief) -> AnyBrief {
        AnyBrief::Blackjack(brief)
    }
}

impl From<DrawBrief> for AnyBrief {
    fn from(brief: DrawBrief) -> AnyBrief {
        AnyBrief::Draw(brief)
    }
}

impl fmt::Display for AnyBrief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyBrief::Blackjack(brief) => brief.fmt(f),
            AnyBrief::Draw(brief) => brief.fmt(f),
            AnyBrief::Solo(brief) => brief.fmt(f),
            AnyBrief::Duel(brief) => brief.fmt(f),
        }
    }
}

impl FromStr for AnyBrief {
    type Err = NotFromTheTable;

    fn from_str(text: &str) -> Result<AnyBrief, NotFromTheTable> {
        let of_draw = text.parse().map(AnyBrief::Draw);
        let of_solo = |_| text.parse().map(AnyBrief::Solo);
        let of_duel = |_: NotFromTheTable| text.parse().map(AnyBrief::Duel);
        of_draw
            .or_else(of_solo)
            .or_else(of_duel)
            .or_else(|_: NotFromTheTable| text.parse().map(AnyBrief::Blackjack))
    }
}

impl Brief {
    /// The rules by which the bets on the table were made; without a round those of the next one.
    pub(crate) fn rules_of_bets(&self) -> Rules {
        let before = self.count.and_then(|count| count.before);
        before.map_or(self.rules, |before| before.rules)
    }

    /// Names this moment of this round: what the coach says belongs to it, or comes too late.
    #[must_use]
    pub fn moment(&self) -> String {
        format!("{}/{}", self.deal, self.play)
    }
}

/// Written as fields: `mode`, `asked`, `deal`, `play`, `round`, `for` where it is practice, `rules`, and where
/// something is to be decided `question` and, a letter for each decision, `legal`. Where the player counts, `countby`,
/// `rounding`, where chips are bet `chips`, and of what was known then `before`, `dealtby`, `gone` and `hands`. When the round is over,
/// `decided` is the number of its decisions, `won` what it has brought and `bet` its bet, both in half chips;
/// of a day that is over there are `day` and what was `played`.
impl fmt::Display for Brief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal: String = self.legal.iter().map(|action| action.letter()).collect();
        let (over, day) = (self.over, self.day.as_ref());
        let before = self.count.and_then(|count| count.before);
        Fields::new()
            .with("mode", self.mode.code())
            .with_some("asked", self.asked.then_some("now"))
            .with("deal", &self.deal)
            .with("play", &self.play)
            .with("round", self.round)
            .with_some("for", self.purpose.code())
            .with("rules", self.rules)
            .with_some("question", self.question.as_ref())
            .with("legal", legal)
            .with_some("countby", self.count.map(|count| count.system))
            .with_some("rounding", self.count.map(|count| count.rounding.code()))
            .with_some("chips", self.count.and_then(|count| count.bet))
            .with_some("before", before.map(|before| before.count))
            .with_some("dealtby", before.map(|before| before.rules))
            .with_some("gone", before.map(|before| before.gone))
            .with_some("hands", before.map(|before| before.hands))
            .with_some("decided", over.map(|over| over.decisions))
            .with_some("won", over.map(|over| over.net.halves))
            .with_some("bet", over.map(|over| over.net.bet))
            .with_some("day", day.map(|day| day.date))
            .with_some("played", day.map(|day| &day.rounds))
            .fmt(f)
    }
}

/// The text is none that the program of the tables has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFromTheTable;

impl FromStr for Brief {
    type Err = NotFromTheTable;

    fn from_str(text: &str) -> Result<Brief, NotFromTheTable> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotFromTheTable);
        let number = |name| fields.get(name)?.parse::<i32>().ok();
        let over = || {
            let (halves, bet) = (number("won")?, number("bet").filter(|bet| *bet > 0)?);
            Some(RoundOver {
                decisions: u32::try_from(number("decided")?).ok()?,
                net: Net { halves, bet },
            })
        };
        let day = || {
            Some(DayPlayed {
                date: fields.get("day")?.parse().ok()?,
                rounds: Decisions::parse(fields.get("played")?).ok()?,
            })
        };
        let before = || {
            Some(BeforeDeal {
                rules: fields.get("dealtby")?.parse().ok()?,
                count: number("before")?,
                gone: fields.get("gone")?.parse().ok()?,
                hands: fields.get("hands")?.parse().ok()?,
            })
        };
        let count = || {
            Some(CountBy {
                system: fields.get("countby")?.parse().ok()?,
                rounding: Rounding::from_code(fields.get("rounding")?)?,
                bet: fields.get("chips").and_then(|chips| chips.parse().ok()),
                before: before(),
            })
        };
        let question = fields.get("question").map(str::parse).transpose();
        Ok(Brief {
            mode: Coach::from_code(text("mode")?).ok_or(NotFromTheTable)?,
            asked: fields.get("asked").is_some(),
            deal: text("deal")?.to_owned(),
            play: text("play")?.to_owned(),
            round: fields.number("round").ok_or(NotFromTheTable)?,
            purpose: Purpose::from_code(fields.get("for")),
            rules: text("rules")?.parse().map_err(|_| NotFromTheTable)?,
            question: question.map_err(|_| NotFromTheTable)?,
            legal: text("legal")?
                .chars()
                .filter_map(Action::from_code)
                .collect(),
            count: count(),
            over: over(),
            day: day(),
        })
    }
}

/// What the coach says, in the player's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoachSays {
    /// The [moment](Brief::moment) it is about.
    pub moment: String,
    /// What the last decision was worth, and what it cost: a number of bets, with all its digits; empty where it
    /// cannot be told whether it cost anything.
    pub judged: Option<(String, String)>,
    /// Whether that was told before: the line often comes a moment after it.
    pub judged_again: bool,
    /// What is best now, in a line.
    pub line: Option<String>,
    /// What the strategy chart says, where the coach of video poker follows it.
    pub chart: Option<ChartSays>,
    /// What each legal action is worth, the best first. Empty where nothing is to be decided.
    pub plays: Vec<AdvisedPlay>,
    /// How the dealer's hand ends, where something is to be decided.
    pub dealer: Option<String>,
    /// What stands below the actions.
    pub note: String,
    /// What the count says of the last decision and of the visit.
    pub count: Option<CountSays>,
    /// Whether that of the last decision was told before.
    pub count_again: bool,
    /// What the decisions of the day have cost, when it is over.
    pub day: Option<DayCost>,
    /// Whether that was told before.
    pub day_again: bool,
}

/// What an action is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdvisedPlay {
    /// The action, as the page contract names it.
    pub action: String,
    /// Its value in bets, with all its digits.
    pub value: String,
    /// How it is called, and its value, to be read.
    pub label: String,
    /// How often the bet is won, pushed and lost, to be read; empty where there is more than one bet.
    pub odds: String,
    /// The length of its bar, 0 to 100.
    pub bar: String,
    /// The standard error of the value, with all its digits; empty where the value is exact.
    pub error: String,
}

/// Between the parts of an action.
const PART: &str = "\n";

impl CoachSays {
    /// Whether there is nothing to be shown.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.judged.is_none() && self.line.is_none()
    }

    /// All of it in one text, for those who listen; `between` stands between two sentences.
    #[must_use]
    pub fn told(&self, between: &str) -> String {
        let judged = self.judged.as_ref().filter(|_| !self.judged_again);
        let judged = judged.map(|(sentence, _)| sentence.as_str());
        let chart = self.chart.as_ref().map(|chart| chart.sentence.as_str());
        let told = judged.into_iter().chain(self.line.as_deref());
        let told: Vec<&str> = told.chain(chart).collect();
        told.join(between)
    }
}

/// Written as fields: `moment`, `judged` and `cost`, `line`, `chart` and what follows from it, `dealer`, `note`, `count`, `countedbet` and `counted`, `day`, `dayshared` and
/// `daycost`, and `play1` and so on.
impl fmt::Display for CoachSays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let judged = self.judged.as_ref();
        let fields = Fields::new()
            .with("moment", &self.moment)
            .with_some("judged", judged.map(|(sentence, _)| sentence))
            .with_some("cost", judged.map(|(_, cost)| cost))
            .with_some("line", self.line.as_ref())
            .with_some("chart", self.chart.as_ref().map(|it| &it.sentence))
            .with_some("chartwhy", self.chart.as_ref().map(|it| &it.why))
            .with_some("chartrow", self.chart.as_ref().map(|it| &it.row))
            .with_some("charthold", self.chart.as_ref().map(|it| &it.hold))
            .with_some("chartcost", self.chart.as_ref().map(|it| &it.cost))
            .with_some("dealer", self.dealer.as_ref())
            .with("note", &self.note)
            .with_some("count", self.count.as_ref().map(|count| &count.decision))
            .with_some("countedbet", self.count.as_ref().map(|count| &count.bet))
            .with_some("counted", self.count.as_ref().map(|count| &count.visit))
            .with_some("day", self.day.as_ref().map(|day| &day.sentence))
            .with_some("dayshared", self.day.as_ref().map(|day| &day.shared))
            .with_some("daycost", self.day.as_ref().map(|day| &day.cost));
        let plays = self.plays.iter().zip(1..);
        let fields = plays.fold(fields, |fields, (play, number)| {
            let parts = [
                &play.action,
                &play.value,
                &play.label,
                &play.odds,
                &play.bar,
                &play.error,
            ];
            let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
            fields.with(&format!("play{number}"), parts.join(PART))
        });
        fields.fmt(f)
    }
}

impl CoachSays {
    /// Reads what `Display` writes. What is missing is empty.
    #[must_use]
    pub fn read(text: &str) -> CoachSays {
        let fields = Fields::parse(text);
        let text = |name: &str| fields.get(name).map(str::to_owned);
        let play = |number: u32| {
            let parts = fields.get(&format!("play{number}"))?;
            let mut parts = parts.split('\n').map(str::to_owned);
            Some(AdvisedPlay {
                action: parts.next()?,
                value: parts.next()?,
                label: parts.next()?,
                odds: parts.next()?,
                bar: parts.next()?,
                error: parts.next()?,
            })
        };
        CoachSays {
            moment: text("moment").unwrap_or_default(),
            judged: text("judged").zip(text("cost")),
            judged_again: false,
            line: text("line"),
            chart: text("chart").map(|sentence| ChartSays {
                sentence,
                why: text("chartwhy").unwrap_or_default(),
                row: text("chartrow").unwrap_or_default(),
                hold: text("charthold").unwrap_or_default(),
                cost: text("chartcost").unwrap_or_default(),
            }),
            dealer: text("dealer"),
            plays: (1..).map_while(play).collect(),
            note: text("note").unwrap_or_default(),
            count: text("count").map(|decision| CountSays {
                decision,
                bet: text("countedbet").unwrap_or_default(),
                visit: text("counted").unwrap_or_default(),
            }),
            count_again: false,
            day: text("day").map(|sentence| DayCost {
                sentence,
                shared: text("dayshared").unwrap_or_default(),
                cost: text("daycost").unwrap_or_default(),
            }),
            day_again: false,
        }
    }
}

impl Model {
    /// Whether the coach is to be heard at this moment.
    #[must_use]
    pub fn hears_coach(&self) -> bool {
        self.settings().coach.speaks_after(self.asks_now())
    }

    pub(super) fn asks_now(&self) -> bool {
        self.asked.is_some() && self.asked == self.moment()
    }

    /// What the coach is to know of a round of blackjack; nothing elsewhere, nor while the coach is switched off and no day is
    /// to be judged.
    #[must_use]
    pub fn brief(&self) -> Option<Brief> {
        let mode = self.settings().coach;
        let TableId::Blackjack(at) = self.table_here()? else {
            return None;
        };
        let table = self.blackjack(at);
        let day = table.day_played();
        let sealed = table.sealed()?;
        let purpose = Purpose::of(sealed.origin);
        let counts = self.counts_by(table).filter(|_| purpose == Purpose::Play);
        if mode == Coach::Off && day.is_none() && counts.is_none() {
            return None;
        }
        let mut brief = Brief {
            mode,
            asked: self.asks_now(),
            deal: sealed.seal.to_string(),
            play: String::new(),
            round: 1,
            purpose,
            rules: match purpose {
                Purpose::Play => *table.rules(),
                Purpose::Practice => *table.rules_on_table(),
            },
            question: None,
            legal: vec![],
            count: counts,
            over: None,
            day: day.map(|(date, rounds)| DayPlayed { date, rounds }),
        };
        match table.phase() {
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => (),
            Phase::Dealt(dealt) => {
                let (round, rules) = (dealt.round(), *dealt.rules());
                let decided = dealt.decisions().last_round().len();
                brief.play = dealt.decisions().to_string();
                brief.round = dealt.decisions().rounds().count();
                brief.question = round.pending_decision().map(|it| Question::of(rules, it));
                brief.legal = round.legal_actions();
                brief.over = match round {
                    Round::Over(finished) => Some(RoundOver {
                        decisions: u32::try_from(decided).unwrap_or(u32::MAX),
                        net: finished.net(),
                    }),
                    Round::Insurance(_)
                    | Round::Early(_)
                    | Round::Seats(_)
                    | Round::Player(_)
                    | Round::Dealer(_) => None,
                };
            }
        }
        Some(brief)
    }

    /// How the player counts at this table, if they do: at a shoe that is not that of a day.
    fn counts_by(&self, table: &BlackjackTable) -> Option<CountBy> {
        let settings = self.settings();
        let rules = table.rules_on_table();
        let counts = settings.count != settings::Count::Off && table.mode() == Mode::Free;
        let round = table.phase().round();
        let before = || {
            let round = round?;
            let system = AnySystem::Published(settings.count_by);
            let gone = round.view().discards;
            let tally = Tally::of(&system, rules.decks.decks(), gone)?;
            Some(BeforeDeal {
                rules: *rules,
                count: tally.measured(system.measure(), settings.count_rounding),
                gone: GoneCards::of(gone),
                hands: round.seating().hands(),
            })
        };
        (counts && rules.shuffle.penetration().is_some()).then(|| CountBy {
            system: settings.count_by,
            rounding: settings.count_rounding,
            bet: round
                .map(|round| round.bet().number())
                .filter(|bet| *bet > 0),
            before: before(),
        })
    }

    /// What the coach says of the last decision by the count, if the player counts.
    #[must_use]
    pub fn count_says(&self) -> Option<&CountSays> {
        let says = self.told_now()?.count.as_ref()?;
        (self.settings().count != settings::Count::Off).then_some(says)
    }

    /// What was told of this moment.
    fn told_now(&self) -> Option<&CoachSays> {
        let is_of_now = self.any_brief()?.moment() == self.coach.moment;
        is_of_now.then_some(&self.coach)
    }

    /// What the coach says of this moment, if anything.
    #[must_use]
    pub fn coach_says(&self) -> Option<&CoachSays> {
        if self.settings().coach == Coach::Off || self.coach.is_nothing() {
            return None;
        }
        self.told_now()
    }

    /// What the decisions of the day have cost that is over at this table, as soon as they are judged.
    #[must_use]
    pub fn day_cost(&self) -> Option<&DayCost> {
        let day = self.coach.day.as_ref()?;
        self.told_now().map(|_| day)
    }

    fn new_day_cost(&self) -> Option<&str> {
        let day = self.day_cost()?;
        (!self.coach.day_again).then_some(&day.sentence)
    }

    /// What the coach has to tell those who listen; `between` stands between two sentences.
    #[must_use]
    pub fn coach_tells(&self, between: &str) -> String {
        let says = self.coach_says().map(|says| says.told(between));
        let day = self.new_day_cost().map(str::to_owned);
        let count = self.new_count(between);
        let told = says.into_iter().filter(|told| !told.is_empty());
        let told: Vec<String> = told.chain(count).chain(day).collect();
        told.join(between)
    }

    fn new_count(&self, between: &str) -> Option<String> {
        let told = self.count_says()?.told(between);
        (!self.coach.count_again && !told.is_empty()).then_some(told)
    }

    /// Switches the coach on or off, or has it speak at this moment where it speaks when asked.
    pub(super) fn toggle_coach(&mut self) -> Vec<Cmd> {
        match self.settings().coach {
            Coach::Off => self.choose(Setting::Coach(Coach::Always)),
            Coach::Asked => {
                self.asked = if self.asks_now() { None } else { self.moment() };
                vec![]
            }
            Coach::After | Coach::Always => self.choose(Setting::Coach(Coach::Off)),
        }
    }

    /// Takes in what the coach says; told if it is of this moment.
    pub(super) fn hear_coach(&mut self, text: &str) -> Vec<Cmd> {
        let before = std::mem::replace(&mut self.coach, CoachSays::read(text));
        let is_of_same = before.moment == self.coach.moment;
        // What it has said already, it says again in another language.
        let is_retold = is_of_same && self.spoken.coach_heard_in != self.language();
        self.spoken.coach_heard_in = self.language();
        let is_again = |is_alike: bool| is_of_same && (is_retold || is_alike);
        self.coach.judged_again = is_again(before.judged == self.coach.judged);
        self.coach.day_again = is_again(before.day == self.coach.day);
        self.coach.count_again = is_again(before.count == self.coach.count);
        if is_retold {
            return vec![];
        }
        let is_news = self.new_count(" ").is_some() || self.new_day_cost().is_some();
        if self.coach_says().is_some() || is_news {
            self.announce(Topic::Coach);
        }
        vec![]
    }
}

#[cfg(test)]
mod tests;
