//! The state of the rules page: the chosen rules, their strategy chart, the changes in it, and a chart of the player's
//! own.
//!
//! A worker computes the chart, upcard by upcard. Each question waits for the answer to the one before. If the player
//! chooses other rules or clicks Cancel, the page asks no more about these rules, and ignores the pending answer.

#[cfg(feature = "web")]
pub mod view;
pub mod words;

/// Declares a plain enum with the list of its values.
macro_rules! listed {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// All values, in order.
            pub const ALL: &'static [$name] = &[$($name::$value),+];
        }
    };
}

pub mod compare;
pub mod notes;
pub mod own;
pub mod practice;
pub mod short;
pub mod switch;

use super::page::{News, PageEffect, ReadingPage, Visit};
use crate::blackjack::Rules;
use crate::coach::total_strategy::{PriceQuestion, ShortQuestion, TotalStrategy};
use crate::coach::{CardValue, Cell, Chart, ChartAnswer, ChartQuestion, HandKind, Play, Sheet};
use crate::core::{Card, Score};
use crate::games::blackjack::request::AtBlackjack;
use crate::table::Fields;
use crate::text::Words;
use compare::{Comparing, Comparison};
use own::OwnChart;
use short::ShortCharts;
use switch::{Switch, plain};

/// The state of the page. It stays while the player visits another page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulesPage {
    chosen: Rules,
    /// True if the player or an address has chosen rules.
    is_chosen: bool,
    /// True if the address names unknown rules.
    is_mangled: bool,
    work: Work,
    sheet: Option<Box<Sheet>>,
    /// The previous chart.
    before: Option<Box<Sheet>>,
    /// The switch that was set last, if it changed other switches.
    altered: Option<Altered>,
    /// The comparison with other rules.
    comparing: Comparing,
    /// The chart of the player's own.
    own: OwnChart,
    /// The best charts of few rules.
    short: ShortCharts,
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose these rules.
    ChoseRules(Rules),
    /// The player set a switch of the rules.
    SetSwitch(Switch),
    /// The player clicked the button that stops the computation of the chart.
    ClickedCancelChart,
    /// The player clicked the button that resumes the computation of the chart.
    ClickedWorkOut,
    /// The player chose these rules for the comparison, or none.
    ComparedWith(Option<Rules>),
    /// The player clicked the button that stops a comparison.
    ClickedCancelComparison,
    /// The player clicked the button that resumes the comparison.
    ClickedCompare,
    /// The worker answers this question about a chart; `None` if the answer cannot be read.
    GotChart(ChartQuestion, Option<ChartAnswer>),
    /// An event at the chart of the player's own.
    Own(own::Msg),
    /// An event at the best charts of few rules.
    Short(short::Msg),
}

/// A request to the browser.
pub type Effect = PageEffect<Announcement, OwnEffect>;

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The result of the computation of the chart.
    Chart,
    /// The result of the comparison of two sets of rules.
    Comparison,
    /// The cost of the player's own chart, and of the last change in it.
    OwnChart,
    /// The result of the search for the best charts of few rules.
    ShortCharts,
}

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Ask the worker about a strategy chart. Answer with [`Msg::GotChart`], or with the coach's `NoCoach`.
    AskChart(ChartQuestion),
    /// Ask the lab's worker what the player's own chart is worth. Answer with [`own::Msg::GotPrice`].
    AskPrice(Box<PriceQuestion>),
    /// Ask the lab's worker for a step of the search for charts of few rules. Answer with [`short::Msg::Got`].
    AskShort(ShortQuestion),
}

/// The other switches that the last setting of a switch has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Altered {
    /// The switch with its new value.
    pub by: Switch,
    /// The other switches with their new values.
    pub others: Vec<Switch>,
}

/// The progress of the chart of the chosen rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Work {
    /// The chart is on the page, or no chart was requested yet.
    #[default]
    Done,
    /// A worker has this question.
    UnderWay(ChartQuestion),
    /// The player has stopped the work, or an answer could not be read.
    Cancelled,
}

impl Work {
    /// The number of upcards to compute.
    pub const ALL: usize = CardValue::ALL.len();

    /// The number of computed upcards. `None` if no worker is computing.
    #[must_use]
    pub fn done(self) -> Option<usize> {
        match self {
            Work::UnderWay(question) => Some(usize::from(question.up.points()) - 1),
            Work::Done | Work::Cancelled => None,
        }
    }
}

/// The hand on the table and its rules, as the bundle of the tables last reported them.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The rules.
    pub rules: Rules,
    /// The player's cards and the upcard, if there is a decision.
    pub decision: Option<(Vec<Card>, Card)>,
}

impl Seen {
    pub(super) fn of(at: &AtBlackjack) -> Seen {
        Seen {
            rules: at.rules,
            decision: at
                .question
                .as_ref()
                .map(|question| (question.hand.clone(), question.upcard)),
        }
    }
}

impl RulesPage {
    /// The chosen value of each switch.
    #[must_use]
    pub const fn chosen(&self) -> &Rules {
        &self.chosen
    }

    /// The chosen rules, simplified.
    #[must_use]
    pub fn rules(&self) -> Rules {
        plain(self.chosen)
    }

    /// The chosen rules, simplified. `None` if neither the player nor an address has chosen them.
    #[must_use]
    pub fn named(&self) -> Option<Rules> {
        self.is_chosen.then(|| self.rules())
    }

    /// Returns true if the address names unknown rules.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }

    /// The progress of the chart.
    #[must_use]
    pub const fn work(&self) -> Work {
        self.work
    }

    /// The shown chart: the chart of the chosen rules when the work is finished, otherwise an older one.
    #[must_use]
    pub fn sheet(&self) -> Option<&Sheet> {
        self.sheet.as_deref()
    }

    /// The previous chart.
    #[must_use]
    pub fn before(&self) -> Option<&Sheet> {
        self.before.as_deref()
    }

    /// The other rules that the last switch changed: rules that lost their effect, or got it back.
    #[must_use]
    pub const fn altered(&self) -> Option<&Altered> {
        self.altered.as_ref()
    }

    /// The comparison with other rules, as far as it is computed. `None` if nothing is compared.
    #[must_use]
    pub fn comparison(&self) -> Option<Comparison> {
        self.comparing.of(self.rules(), self.sheet())
    }

    /// The chart of the player's own.
    #[must_use]
    pub const fn own(&self) -> &OwnChart {
        &self.own
    }

    /// The best charts of few rules.
    #[must_use]
    pub const fn short(&self) -> &ShortCharts {
        &self.short
    }

    /// The chart of the page as a strategy, from which the player's own chart begins. `None` until it is computed.
    #[must_use]
    pub fn full_chart(&self) -> Option<TotalStrategy> {
        Some(TotalStrategy::from(&self.finished()?.chart))
    }

    /// The chart of the chosen rules. `None` until it is computed.
    fn finished(&self) -> Option<&Sheet> {
        self.sheet().filter(|_| self.work == Work::Done)
    }

    /// The best play in the previous chart against this upcard, if it is a different one. A pair that could not be
    /// split was played as its total.
    #[must_use]
    pub fn was(&self, hands: HandKind, up: CardValue) -> Option<Play> {
        let now = cell(&self.sheet()?.chart, hands, up)?;
        let before = cell(&self.before()?.chart, hands, up)?;
        (before.best != now.best).then_some(before.best)
    }

    /// The best play against this upcard under the rules of the comparison, if it is a different one.
    #[must_use]
    pub fn there(&self, hands: HandKind, up: CardValue) -> Option<Play> {
        let here = cell(&self.sheet()?.chart, hands, up)?;
        let there = cell(self.comparing.chart()?, hands, up)?;
        (there.best != here.best).then_some(there.best)
    }

    /// The number of changed cells. `None` without a previous chart.
    #[must_use]
    pub fn changed(&self) -> Option<usize> {
        let (sheet, _) = (self.sheet()?, self.before()?);
        let changed = sheet.chart.rows.iter().map(|row| {
            let has_changed = |up: &CardValue| {
                sheet.chart.cell(row.hands, *up).is_some() && self.was(row.hands, *up).is_some()
            };
            CardValue::ALL.iter().filter(|up| has_changed(up)).count()
        });
        Some(changed.sum())
    }

    /// The cell of the hand on the table, if the chart has the rules of the table.
    #[must_use]
    pub fn cell_at_table(&self, seen: &Seen) -> Option<(HandKind, CardValue)> {
        let sheet = self.sheet()?;
        let (hand, up) = seen.decision.as_ref()?;
        if sheet.rules != plain(seen.rules) {
            return None;
        }
        let up = CardValue::of(*up);
        let score = Score::of(hand, seen.rules.ace);
        let total = u8::try_from(score.total()).ok()?;
        let of_total = if score.is_soft() {
            HandKind::Soft(total)
        } else {
            HandKind::Hard(total)
        };
        let of_pair = match hand[..] {
            [one, other] if CardValue::of(one) == CardValue::of(other) => {
                Some(HandKind::Pair(CardValue::of(one)))
            }
            _ => None,
        };
        let mut kinds = of_pair.into_iter().chain([of_total]);
        let hands = kinds.find(|hands| sheet.chart.cell(*hands, up).is_some())?;
        Some((hands, up))
    }

    /// Opens the page. The address may name rules, other rules for a comparison, and a chart of the player's own.
    /// `at_table` has the rules of the table from which the player comes.
    fn enter(&mut self, address: &Fields, at_table: Option<Rules>) -> Vec<Effect> {
        let rules = |name| address.get(name).map(str::parse::<Rules>).transpose();
        let own = address.get("own");
        let short = address.number("short");
        self.is_mangled = false;
        match (rules("rules"), rules("with"), at_table) {
            (Err(_), _, _) | (_, Err(_), _) => self.is_mangled = true,
            (Ok(Some(named)), Ok(with), _) => {
                self.chosen = named;
                self.is_chosen = true;
                self.altered = None;
                self.comparing.choose(with);
                self.own.open(own);
                self.short.choose(short);
            }
            (Ok(None), Ok(with), at_table) => {
                if let Some(rules) = at_table.filter(|_| !self.is_chosen) {
                    self.chosen = rules;
                }
                if with.is_some() {
                    self.comparing.choose(with);
                }
                if own.is_some() {
                    self.own.open(own);
                }
                if short.is_some() {
                    self.short.choose(short);
                }
            }
        }
        self.work_out()
    }

    /// Handles the rules of the table. They apply here until the player or an address chooses others.
    fn follow(&mut self, at_table: Rules) -> Vec<Effect> {
        if self.is_chosen || self.chosen == at_table {
            return vec![];
        }
        self.chosen = at_table;
        self.work_out()
    }

    /// Chooses these rules.
    fn choose(&mut self, rules: Rules) -> Vec<Effect> {
        self.altered = None;
        self.chosen = rules;
        self.is_chosen = true;
        self.is_mangled = false;
        self.work_out()
    }

    /// Sets this switch.
    fn set(&mut self, switch: Switch) -> Vec<Effect> {
        let before = self.rules();
        let effects = self.choose(switch.set_in(self.chosen));
        let now = Switch::all(&self.rules());
        let mut others = now.to_vec();
        others.retain(|it| it.name() != switch.name() && !Switch::all(&before).contains(it));
        self.altered = (!others.is_empty()).then_some(Altered { by: switch, others });
        effects
    }

    /// Chooses these rules for the comparison, or none.
    fn compare(&mut self, with: Option<Rules>) -> Vec<Effect> {
        self.comparing.choose(with);
        self.is_chosen = true;
        self.is_mangled = false;
        let asked = self.compare_on();
        // A comparison that was computed before is there immediately.
        let is_there = self.comparing.work() == compare::Work::Done;
        let told = is_there.then_some(Effect::Announce(Announcement::Comparison));
        asked.into_iter().chain(told).collect()
    }

    /// Stops the comparison for the player.
    fn cancel_comparison(&mut self) -> Option<Effect> {
        let was_under_way = self.comparing.cancel();
        was_under_way.then_some(Effect::Announce(Announcement::Comparison))
    }

    /// Continues the comparison, if the chart of the chosen rules is finished.
    fn compare_on(&mut self) -> Option<Effect> {
        let sheet = self.sheet.as_deref().filter(|_| self.work == Work::Done);
        let question = self.comparing.go_on(sheet?)?;
        Some(Effect::Own(OwnEffect::AskChart(question)))
    }

    /// Continues to value the player's own chart, if the chart of the chosen rules is finished.
    fn price_on(&mut self) -> Option<Effect> {
        let sheet = self.sheet.as_deref().filter(|_| self.work == Work::Done);
        let question = self.own.go_on(sheet?)?;
        Some(Effect::Own(OwnEffect::AskPrice(Box::new(question))))
    }

    /// Continues with what follows the chart of the chosen rules, if that is finished.
    fn go_on(&mut self) -> Vec<Effect> {
        let priced = self.price_on();
        priced.into_iter().chain(self.compare_on()).collect()
    }

    /// Requests the chart, unless it is there or a worker is computing it, and then the comparison and the worth of the
    /// player's own chart.
    fn work_out(&mut self) -> Vec<Effect> {
        let rules = self.rules();
        if self.sheet().is_some_and(|sheet| sheet.rules == rules) {
            self.work = Work::Done;
            return self.go_on();
        }
        self.comparing.wait();
        self.own.wait();
        match self.work {
            Work::UnderWay(question) if question.rules == rules => vec![],
            Work::UnderWay(_) | Work::Done | Work::Cancelled => {
                vec![self.ask(ChartQuestion::first(rules))]
            }
        }
    }

    /// Handles an event at the charts of few rules.
    fn short_charts(&mut self, msg: short::Msg) -> Vec<Effect> {
        let told = Effect::Announce(Announcement::ShortCharts);
        let rules = self.rules();
        let asked = match msg {
            short::Msg::ClickedFind => self.short.find(rules),
            short::Msg::ClickedCancel => {
                let was_under_way = self.short.cancel();
                return was_under_way.then_some(told).into_iter().collect();
            }
            short::Msg::Chose(number) => {
                self.is_chosen = true;
                self.short.choose(Some(number));
                return vec![];
            }
            short::Msg::ClickedTake => {
                let Some(shown) = self.short.shown(rules) else {
                    return vec![];
                };
                let shown = shown.strategy.clone();
                self.is_chosen = true;
                self.own.replace(Some(shown));
                // The chart is far above.
                let focus = Effect::Focus(own::CELL);
                return self.price_on().into_iter().chain([focus]).collect();
            }
            short::Msg::Got(question, answer) => {
                let was_under_way = self.short.work(rules);
                let next = self.short.answered(question, answer, rules);
                let is_over = self.short.work(rules) == short::Work::Done;
                if is_over && was_under_way != short::Work::Done {
                    return vec![told];
                }
                next
            }
        };
        let asked = asked.map(|it| Effect::Own(OwnEffect::AskShort(it)));
        asked.into_iter().collect()
    }

    /// Handles an event at the player's own chart.
    fn own_chart(&mut self, msg: own::Msg) -> Vec<Effect> {
        let rules = self.rules();
        match msg {
            own::Msg::ClickedBegin => {
                let Some(full) = self.full_chart() else {
                    return vec![];
                };
                self.own.replace(Some(full));
                self.is_chosen = true;
                let focus = Effect::Focus(own::CELL);
                return self.price_on().into_iter().chain([focus]).collect();
            }
            own::Msg::ClickedReset => {
                let Some(full) = self.full_chart() else {
                    return vec![];
                };
                self.own.replace(Some(full));
            }
            own::Msg::ClickedRemove => {
                self.own.replace(None);
                return vec![Effect::Focus(own::BEGIN)];
            }
            own::Msg::ChangedCell(cell, up) => {
                let Some(full) = self.full_chart() else {
                    return vec![];
                };
                self.own.change_cell(cell, up, &full, &rules);
            }
            own::Msg::Moved(direction) => {
                self.own.move_on(direction, &rules);
                return vec![Effect::Focus(own::CELL)];
            }
            own::Msg::ClickedCancel => {
                let was_under_way = self.own.cancel();
                let told = was_under_way.then_some(Effect::Announce(Announcement::OwnChart));
                return told.into_iter().collect();
            }
            own::Msg::ClickedPrice => (),
            own::Msg::GotPrice(question, answer) => {
                if !self.own.answered(&question, answer) {
                    return vec![];
                }
            }
        }
        match self.price_on() {
            Some(asked) => vec![asked],
            None if *self.own.work() == own::Work::Done => {
                vec![Effect::Announce(Announcement::OwnChart)]
            }
            None => vec![],
        }
    }

    fn ask(&mut self, question: ChartQuestion) -> Effect {
        self.work = Work::UnderWay(question);
        Effect::Own(OwnEffect::AskChart(question))
    }

    /// Stops the work for the player.
    fn cancel(&mut self) -> Option<Effect> {
        match self.work {
            Work::UnderWay(_) => {
                self.work = Work::Cancelled;
                Some(Effect::Announce(Announcement::Chart))
            }
            Work::Done | Work::Cancelled => None,
        }
    }

    /// Handles a worker's answer to this question. `None` means that the answer cannot be read.
    fn answered(&mut self, question: ChartQuestion, answer: Option<ChartAnswer>) -> Vec<Effect> {
        if self.comparing.work() == compare::Work::UnderWay(question) {
            return self.compared(question, answer);
        }
        if self.work != Work::UnderWay(question) {
            return vec![];
        }
        match (answer, question.next()) {
            (Some(ChartAnswer::Whole(sheet)), _) => {
                self.before = self.sheet.replace(sheet);
                self.work = Work::Done;
                let told = [Effect::Announce(Announcement::Chart)].into_iter();
                told.chain(self.go_on()).collect()
            }
            (Some(ChartAnswer::More), Some(next)) => vec![self.ask(next)],
            (Some(ChartAnswer::More), None) | (None, _) => {
                self.work = Work::Cancelled;
                vec![]
            }
        }
    }

    /// Handles a worker's answer to a question of the comparison.
    fn compared(&mut self, question: ChartQuestion, answer: Option<ChartAnswer>) -> Vec<Effect> {
        if let Some(next) = self.comparing.answered(question, answer) {
            return vec![Effect::Own(OwnEffect::AskChart(next))];
        }
        if self.comparing.work() == compare::Work::Cancelled {
            return vec![];
        }
        match self.compare_on() {
            Some(asked) => vec![asked],
            None => vec![Effect::Announce(Announcement::Comparison)],
        }
    }
}

impl ReadingPage for RulesPage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.rules_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        self.enter(visit.fields, visit.at_table)
    }

    fn choices(&self) -> Option<Fields> {
        let RulesPage {
            chosen: _,
            is_chosen: _,
            comparing,
            is_mangled: _,
            work: _,
            sheet: _,
            before: _,
            altered: _,
            own,
            short,
        } = self;
        let fields = Fields::new().with_some("rules", self.named());
        let fields = fields.with_some("with", comparing.with());
        let fields = fields.with_some("own", own.in_address());
        Some(fields.with_some("short", short.chosen()))
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let effect = match msg {
            Msg::ChoseRules(rules) => return self.choose(rules),
            Msg::SetSwitch(switch) => return self.set(switch),
            Msg::ClickedCancelChart => self.cancel(),
            Msg::ClickedWorkOut => return self.work_out(),
            Msg::ComparedWith(rules) => return self.compare(rules),
            Msg::ClickedCancelComparison => self.cancel_comparison(),
            Msg::ClickedCompare => self.compare_on(),
            Msg::GotChart(question, answer) => return self.answered(question, answer),
            Msg::Own(msg) => return self.own_chart(msg),
            Msg::Short(msg) => return self.short_charts(msg),
        };
        effect.into_iter().collect()
    }

    fn hear(&mut self, news: &News, is_open: bool) -> Vec<Effect> {
        match news {
            News::Rules(rules) if is_open => self.follow(*rules),
            News::Rules(_) | News::Kept(_) | News::KeptElsewhere => vec![],
        }
    }
}

/// The cell of these hands. If the chart has no rows for pairs, the cell of their total.
fn cell(chart: &Chart, hands: HandKind, up: CardValue) -> Option<Cell> {
    let of_total = || {
        let HandKind::Pair(value) = hands else {
            return None;
        };
        let hard = HandKind::Hard(2 * value.points());
        let soft = HandKind::Soft(2 * value.points() + 10);
        let has_aces = value.points() == 1;
        let soft = has_aces.then(|| chart.cell(soft, up)).flatten();
        soft.or_else(|| chart.cell(hard, up))
    };
    chart.cell(hands, up).or_else(of_total)
}
