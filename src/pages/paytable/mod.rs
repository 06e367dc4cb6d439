//! The page about pay tables: an editor for the pay of each hand, and the return of the table.

pub mod bankroll;
pub mod curve;
pub mod games;
pub mod strategy;
#[cfg(feature = "web")]
pub mod view;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};

use super::page::{PageEffect, ReadingPage, Visit};
use crate::coach::draw::{RoundsAnswer, RoundsQuestion, StrategyChart, WholeGame};
use crate::core::typed;
use crate::games::video_poker::chart_limit::Limit;
use crate::games::video_poker::{SHOW, SHOW_CHART};
use crate::poker::practice::{CanonicalHand, PracticeHands};
use crate::poker::{Class, Coins, PayTable};
use crate::table::Fields;
use crate::text::Words;
use bankroll::Bankroll;
use curve::Curve;
use games::GameList;
use strategy::{Strategy, StrategyAction};

/// The name in the address of the limit for the cost of the strategy chart.
const LIMIT: &str = "limit";

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct PayTablePage {
    table: PayTable,
    /// The text of each field that the page has not read yet, or that is not a valid pay.
    typed: BTreeMap<Class, String>,
    /// The hands whose fields have no valid pay.
    wrong: BTreeSet<Class>,
    /// The return of the table on five coins, and on fewer.
    returns: [Option<WholeGame>; 2],
    /// Hands of the table with a close decision, as soon as some are known.
    close: Option<Vec<CanonicalHand>>,
    /// Hands of the table with penalty cards, as soon as some are known.
    penalty: Option<Vec<CanonicalHand>>,
    games: GameList,
    bankroll: Bankroll,
    strategy: Strategy,
    /// The best strategy charts of each number of rows.
    curve: Curve,
    /// The pending action for the strategy chart, until it becomes an effect.
    action: Option<StrategyAction>,
    /// True if the player or the address has chosen the table. The page keeps such a table.
    is_chosen: bool,
    is_mangled: bool,
}

/// An event on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player chose this table.
    Chose(PayTable),
    /// An event in the list of the games.
    Games(games::Msg),
    /// An event about the strategy chart.
    Strategy(strategy::Msg),
    /// The worker answers with the strategy chart of this table. `None` if the answer cannot be read.
    GotStrategy(PayTable, Limit, Option<Box<StrategyChart>>),
    /// An event about the best charts of each number of rows.
    Curve(curve::Msg),
    /// The worker answers with these charts for this table, the shortest first. `None` if the answer cannot be read.
    GotCurve(PayTable, Option<Vec<StrategyChart>>),
    /// An event about the bankroll.
    Bankroll(bankroll::Msg),
    /// The player typed this as the pay of a hand.
    Typed(Class, String),
    /// The player left the field of a hand.
    Left(Class),
    /// The worker answers with the return of this table. `None` if the answer cannot be read.
    GotReturn(PayTable, Option<WholeGame>),
    /// The worker answers with the risk of rounds of several hands. `None` if the answer cannot be read.
    GotRounds(RoundsQuestion, Option<RoundsAnswer>),
    /// The worker has found these hands with a close decision under this table.
    GotClose(PayTable, Vec<CanonicalHand>),
    /// The worker has found these hands with penalty cards under this table.
    GotPenalty(PayTable, Vec<CanonicalHand>),
}

/// A request to the browser.
pub type Effect = PageEffect<Announcement, OwnEffect>;

/// An announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The return of the pay table.
    Return,
    /// The best charts of each number of rows.
    Curve,
    /// A field has no valid pay. Its text on the page is not an alert, because it also describes the field and a screen
    /// reader would read it twice.
    InvalidPay,
    /// A field of the bankroll has this error.
    InvalidAmount(bankroll::Problem),
}

/// A request to the browser that only this page has.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEffect {
    /// Ask the worker of this page for the return of this pay table. The question about the table on five coins
    /// replaces all pending questions. Answer with [`Msg::GotReturn`].
    AskReturn(PayTable),
    /// Ask the worker of this page for the risk of rounds of several hands. Answer with [`Msg::GotRounds`].
    AskRounds(RoundsQuestion),
    /// Ask the worker of this page for difficult hands under this pay table, different ones each time. Answer with
    /// [`Msg::GotClose`] for close decisions and with [`Msg::GotPenalty`] for penalty cards.
    AskDifficultHands(PayTable),
    /// Do this for the strategy chart of this pay table.
    Strategy(PayTable, StrategyAction),
    /// Ask a worker for the best charts of each number of rows for this pay table. Answer with [`Msg::GotCurve`].
    AskCurve(PayTable),
    /// Stop that worker. It has nothing to do any more.
    StopCurve,
}

impl Default for PayTablePage {
    fn default() -> PayTablePage {
        PayTablePage {
            table: PayTable::jacks(9, 6),
            typed: BTreeMap::new(),
            wrong: BTreeSet::new(),
            returns: [None, None],
            close: None,
            penalty: None,
            games: GameList::default(),
            bankroll: Bankroll::default(),
            strategy: Strategy::default(),
            curve: Curve::default(),
            action: None,
            is_chosen: false,
            is_mangled: false,
        }
    }
}

impl PayTablePage {
    /// Returns true if these fields name a choice on the page.
    fn names_any(fields: &Fields) -> bool {
        let mut names = ["rules", LIMIT, SHOW, curve::ROWS]
            .into_iter()
            .chain(GameList::NAMES)
            .chain(Bankroll::NAMES);
        names.any(|name| fields.get(name).is_some())
    }

    /// Opens the page with the table of the address, or else with the table that the player uses. Returns the tables to
    /// ask about.
    fn enter(&mut self, named: Option<&str>, seen: Option<PayTable>) -> Vec<PayTable> {
        let read = named.map(str::parse::<PayTable>);
        self.is_mangled = matches!(read, Some(Err(_)));
        let named = read.and_then(Result::ok);
        let is_named = named.is_some();
        let seen = seen.filter(|_| !self.is_chosen);
        self.is_chosen |= is_named;
        self.choose(named.or(seen).unwrap_or(self.table))
    }

    /// Handles an event. Returns the tables to ask about.
    fn handle(&mut self, msg: Msg) -> Vec<PayTable> {
        match msg {
            Msg::Chose(table) => {
                self.is_mangled = false;
                self.is_chosen = true;
                self.choose(table)
            }
            Msg::Games(msg) => {
                self.games.update(msg);
                vec![]
            }
            Msg::Strategy(msg) => {
                self.action = self.strategy.update(msg);
                vec![]
            }
            Msg::GotStrategy(table, limit, chart) => {
                if table == self.table {
                    self.strategy.update(strategy::Msg::Got(limit, chart));
                }
                vec![]
            }
            Msg::Curve(msg) => {
                self.curve.update(msg);
                vec![]
            }
            Msg::GotCurve(table, charts) => {
                if table == self.table {
                    self.curve.answered(charts);
                }
                vec![]
            }
            Msg::Bankroll(msg) => {
                self.action = self
                    .bankroll
                    .update(msg)
                    .map(|(name, text)| StrategyAction::Save(name, text));
                vec![]
            }
            Msg::Typed(prize, text) => {
                self.is_chosen = true;
                self.typed.insert(prize, text);
                self.wrong.remove(&prize);
                vec![]
            }
            Msg::Left(prize) => self.read(prize),
            Msg::GotReturn(table, game) => {
                for (asked, known) in self.asked().into_iter().zip(&mut self.returns) {
                    if asked == table {
                        known.clone_from(&game);
                    }
                }
                vec![]
            }
            Msg::GotRounds(question, answer) => {
                self.bankroll.answered(&question, answer);
                vec![]
            }
            Msg::GotClose(table, hands) => {
                if table == self.table {
                    self.close = Some(hands);
                }
                vec![]
            }
            Msg::GotPenalty(table, hands) => {
                if table == self.table {
                    self.penalty = Some(hands);
                }
                vec![]
            }
        }
    }

    fn choose(&mut self, table: PayTable) -> Vec<PayTable> {
        self.typed.clear();
        self.wrong.clear();
        self.take(table)
    }

    fn take(&mut self, table: PayTable) -> Vec<PayTable> {
        if table != self.table {
            // The chart of the same table stays for the next visit.
            if matches!(self.strategy, Strategy::Asked(_)) {
                self.action = Some(StrategyAction::Stop);
            }
            self.strategy.forget();
            self.curve.forget();
        }
        self.table = table;
        self.bankroll.stop_asking();
        self.returns = [None, None];
        self.close = None;
        self.penalty = None;
        let [full, fewer] = self.asked();
        let fewer = (fewer != full).then_some(fewer);
        [full].into_iter().chain(fewer).collect()
    }

    /// The table for a bet of five coins, and for fewer.
    fn asked(&self) -> [PayTable; 2] {
        [self.table, self.table.on(Coins::ONE)]
    }

    /// Reads the text in the field of a hand.
    fn read(&mut self, prize: Class) -> Vec<PayTable> {
        let Some(text) = self.typed.get(&prize) else {
            return vec![];
        };
        match with_typed(&self.table, prize, text) {
            None => {
                self.wrong.insert(prize);
                vec![]
            }
            Some(table) => {
                self.typed.remove(&prize);
                if table == self.table {
                    vec![]
                } else {
                    self.take(table)
                }
            }
        }
    }

    /// The bankroll part of the page.
    #[must_use]
    pub const fn bankroll(&self) -> &Bankroll {
        &self.bankroll
    }

    /// The strategy chart.
    #[must_use]
    pub const fn strategy(&self) -> &Strategy {
        &self.strategy
    }

    /// The best strategy charts of each number of rows.
    #[must_use]
    pub const fn curve(&self) -> &Curve {
        &self.curve
    }

    /// Returns the request to the worker of these charts, if it had work before or has some now.
    fn curve_request(&self, was_asked: bool) -> Option<Effect> {
        let request = match (was_asked, self.curve.is_asked()) {
            (false, true) => OwnEffect::AskCurve(self.table),
            (true, false) => OwnEffect::StopCurve,
            (false, false) | (true, true) => return None,
        };
        Some(Effect::Own(request))
    }

    /// Returns the effects that ask for the returns of these pay tables, for the risk of rounds of several hands, and
    /// for difficult hands under the first pay table, which is the current one.
    fn ask_about(&mut self, tables: Vec<PayTable>) -> Vec<Effect> {
        let difficult = tables
            .first()
            .copied()
            .map(OwnEffect::AskDifficultHands)
            .map(Effect::Own);
        let returns = tables
            .into_iter()
            .map(OwnEffect::AskReturn)
            .map(Effect::Own);
        let rounds = self
            .bankroll
            .ask(&self.table)
            .map(OwnEffect::AskRounds)
            .map(Effect::Own);
        returns.chain(rounds).chain(difficult).collect()
    }

    /// The list of the games.
    #[must_use]
    pub const fn games(&self) -> &GameList {
        &self.games
    }

    /// The chosen table.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The table with the text of all fields, read or not. Ignores text that is not a valid pay.
    ///
    /// A player who uses voice control or a screen reader can follow a link without leaving the field.
    #[must_use]
    pub fn as_typed(&self) -> PayTable {
        let prizes = self.table.game().classes().iter();
        prizes.fold(self.table, |table, prize| {
            let text = self.typed.get(prize);
            text.and_then(|text| with_typed(&table, *prize, text))
                .unwrap_or(table)
        })
    }

    /// The hands whose fields have an invalid pay that the page has not judged yet.
    pub fn unread(&self) -> impl Iterator<Item = Class> {
        let prizes = self.table.game().classes().iter().copied();
        prizes.filter(|prize| {
            let text = self.typed.get(prize);
            let is_no_pay = text.is_some_and(|it| with_typed(&self.table, *prize, it).is_none());
            is_no_pay && !self.is_wrong(*prize)
        })
    }

    /// The text in the field of a hand: its pay, or the typed text that is not read or not valid.
    #[must_use]
    pub fn shown(&self, prize: Class) -> String {
        match self.typed.get(&prize) {
            Some(typed) => typed.clone(),
            None => self.table.pay(prize).to_string(),
        }
    }

    /// Returns true if the text in the field of a hand is not a valid pay.
    #[must_use]
    pub fn is_wrong(&self, prize: Class) -> bool {
        self.wrong.contains(&prize)
    }

    /// Returns true if any field has no valid pay. The page's results are for another table then.
    #[must_use]
    pub fn is_any_wrong(&self) -> bool {
        !self.wrong.is_empty()
    }

    /// The return of the table on five coins, as soon as it is known.
    #[must_use]
    pub const fn on_five(&self) -> Option<&WholeGame> {
        self.returns[0].as_ref()
    }

    /// The return of the table on the coins of the bankroll, as soon as it is known.
    #[must_use]
    pub fn on_coins(&self) -> Option<&WholeGame> {
        match (self.bankroll.coins(), self.asked()) {
            (Coins::MOST, _) => self.returns[0].as_ref(),
            (_, [full, fewer]) if full == fewer => self.returns[0].as_ref(),
            (_, _) => self.returns[1].as_ref(),
        }
    }

    /// The return on fewer coins, if it differs.
    #[must_use]
    pub fn on_fewer(&self) -> Option<&WholeGame> {
        let [full, fewer] = self.asked();
        self.returns[1].as_ref().filter(|_| full != fewer)
    }

    /// The close decisions of the table, for practice. `None` if they are not known or too few.
    #[must_use]
    pub fn close(&self) -> Option<PracticeHands> {
        PracticeHands::close(self.close.clone()?)
    }

    /// The hands of the table with penalty cards, for practice. `None` if they are not known or too few.
    #[must_use]
    pub fn penalty(&self) -> Option<PracticeHands> {
        PracticeHands::penalty(self.penalty.clone()?)
    }

    /// The number of known close decisions. `None` until the worker has answered.
    #[must_use]
    pub fn close_known(&self) -> Option<usize> {
        self.close.as_ref().map(Vec::len)
    }

    /// Returns true if the address names an unknown table.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }
}

/// The table with the typed pay for this hand. `None` if the text is not a valid pay.
fn with_typed(table: &PayTable, prize: Class, text: &str) -> Option<PayTable> {
    let number = typed::count(text).ok().flatten()?;
    let pay = u16::try_from(number).ok()?;
    table.with(prize, pay).ok()
}

impl ReadingPage for PayTablePage {
    type Msg = Msg;
    type Announcement = Announcement;
    type OwnEffect = OwnEffect;

    fn heading(words: Words) -> &'static str {
        words.pay_table_page()
    }

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let fields = visit.fields;
        if visit.was_open && PayTablePage::names_any(fields) {
            // The address names all choices on the page. A link from elsewhere keeps those that it does not name.
            self.games = GameList::default();
            self.bankroll.set_usual();
            self.curve.set_usual();
        }
        let was_asked = self.curve.is_asked();
        self.curve.read(fields);
        self.games.read(fields);
        self.bankroll.read(fields);
        let limit = fields.get(LIMIT).and_then(Limit::from_code);
        let limit =
            limit.or((visit.was_open && PayTablePage::names_any(fields)).then(Limit::default));
        let limit = limit.filter(|limit| *limit != self.strategy.limit());
        self.action = limit.and_then(|limit| self.strategy.update(strategy::Msg::Chose(limit)));
        let asked = self.enter(fields.get("rules"), visit.pays);
        let is_written = matches!(self.strategy, Strategy::Written(..));
        if fields.get(SHOW) == Some(SHOW_CHART) && !is_written {
            // A new question replaces the work at the chart of another table.
            self.action = self.strategy.update(strategy::Msg::Wanted);
        }
        let action = self
            .action
            .take()
            .map(|action| Effect::Own(OwnEffect::Strategy(self.table, action)));
        let mut effects = self.ask_about(asked);
        effects.extend(action);
        effects.extend(self.curve_request(was_asked));
        effects
    }

    fn choices(&self) -> Option<Fields> {
        let PayTablePage {
            table,
            // They become choices when the player leaves their fields.
            typed: _,
            wrong: _,
            returns: _,
            close: _,
            penalty: _,
            games,
            bankroll,
            strategy,
            curve,
            action: _,
            is_chosen,
            is_mangled: _,
        } = self;
        let limit = Some(strategy.limit()).filter(|limit| *limit != Limit::default());
        let others = games.write(bankroll.write(Fields::new()));
        let others = others.with_some(LIMIT, limit.map(Limit::code));
        let others = others.with_some(curve::ROWS, curve.chosen());
        let is_any = *is_chosen || others != Fields::new();
        let fields = Fields::new().with_some("rules", is_any.then_some(table));
        Some(
            others
                .each()
                .fold(fields, |fields, (name, value)| fields.with(name, value)),
        )
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let was_known = self.on_five().is_some();
        let left = match &msg {
            Msg::Left(prize) if !self.is_wrong(*prize) => Some(*prize),
            _ => None,
        };
        let was_asked = self.curve.is_asked();
        let is_amount_left = matches!(msg, Msg::Bankroll(bankroll::Msg::Left(_)));
        let problems = is_amount_left.then(|| self.bankroll.problems());
        let asked = self.handle(msg);
        let mut effects = self.ask_about(asked);
        if let Some(before) = problems {
            let now = self.bankroll.problems().into_iter();
            let new = now.filter(|problem| !before.contains(problem));
            effects.extend(new.map(Announcement::InvalidAmount).map(Effect::Announce));
        }
        if left.is_some_and(|prize| self.is_wrong(prize)) {
            effects.push(Effect::Announce(Announcement::InvalidPay));
        }
        if !was_known && self.on_five().is_some() {
            effects.push(Effect::Announce(Announcement::Return));
        }
        let action = self.action.take();
        effects.extend(action.map(|action| Effect::Own(OwnEffect::Strategy(self.table, action))));
        if was_asked && matches!(self.curve.charts(), curve::Charts::Found(_)) {
            effects.push(Effect::Announce(Announcement::Curve));
        }
        effects.extend(self.curve_request(was_asked));
        effects
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::paytable::bankroll::{Field, Problem};
    use crate::wire::{decode, encode};

    /// Types this in the field of a hand and leaves it.
    fn type_in(page: &mut PayTablePage, prize: Class, text: &str) -> Vec<PayTable> {
        assert_eq!(page.handle(Msg::Typed(prize, text.to_owned())), []);
        assert_eq!(page.shown(prize), text, "nothing is rewritten meanwhile");
        page.handle(Msg::Left(prize))
    }

    fn answered(page: &mut PayTablePage, asked: Vec<PayTable>) {
        for table in asked {
            let game = crate::coach::draw::whole_return(&table);
            page.handle(Msg::GotReturn(table, Some(game)));
        }
    }

    #[test]
    fn table_comes_from_address_or_player() {
        let mut page = PayTablePage::default();
        let asked = page.enter(Some("800-50-25-8-5-4-3-2-1"), Some(PayTable::KINGS));
        assert_eq!(*page.table(), PayTable::jacks(8, 5));
        assert_eq!(asked.len(), 2, "a royal flush is paid less on fewer coins");
        answered(&mut page, asked);
        let value = page.on_five().expect("the return").value();
        assert!((value - 0.972_984_337_506).abs() < 1e-12, "{value}");
        assert!(page.on_fewer().expect("the return").value() < value);
        page.enter(None, Some(PayTable::KINGS));
        assert_eq!(
            *page.table(),
            PayTable::jacks(8, 5),
            "what was chosen stays"
        );
        page.enter(Some("9/6"), None);
        assert!(page.is_mangled());
        assert_eq!(*page.table(), PayTable::jacks(8, 5));
        let mut page = PayTablePage::default();
        page.enter(None, Some(PayTable::KINGS));
        assert_eq!(*page.table(), PayTable::KINGS, "that of the player's table");
        assert!(page.on_five().is_none());
    }

    #[test]
    fn typed_pay_applies_and_late_answer_is_dropped() {
        let mut page = PayTablePage::default();
        let early = page.enter(None, None);
        let asked = type_in(&mut page, Class::FullHouse, "8");
        assert_eq!(*page.table(), PayTable::jacks(8, 6));
        answered(&mut page, early);
        assert!(page.on_five().is_none(), "it is of the table before");
        answered(&mut page, asked);
        assert!(page.on_five().is_some());
        for wrong in ["", "x", "-1", "10000", "1.5", "7x", "10,00"] {
            let asked = type_in(&mut page, Class::Flush, wrong);
            assert!(page.is_any_wrong(), "{wrong}");
            assert_eq!(asked, [], "{wrong}");
            assert!(page.is_wrong(Class::Flush) && page.shown(Class::Flush) == wrong);
            assert_eq!(*page.table(), PayTable::jacks(8, 6));
        }
        let asked = type_in(&mut page, Class::Flush, " ５ ");
        assert!(!page.is_wrong(Class::Flush) && !page.is_any_wrong());
        assert_eq!(page.shown(Class::Flush), "5");
        assert_eq!(asked.first(), Some(&PayTable::jacks(8, 5)));
        type_in(&mut page, Class::RoyalFlush, "1,000");
        assert_eq!(page.table().pay(Class::RoyalFlush), 1000);
        page.handle(Msg::Typed(Class::Straight, "5".to_owned()));
        page.handle(Msg::Typed(Class::Flush, "7x".to_owned()));
        let typed = page.as_typed();
        assert_eq!(
            [Class::Straight, Class::Flush].map(|it| typed.pay(it)),
            [5, 5]
        );
        assert_eq!(page.table().pay(Class::Straight), 4, "it is not left yet");
        assert_eq!(page.unread().collect::<Vec<_>>(), [Class::Flush]);
        page.handle(Msg::Left(Class::Flush));
        assert_eq!((page.unread().count(), page.is_any_wrong()), (0, true));
    }

    #[test]
    fn table_without_royal_bonus_is_asked_once() {
        let mut page = PayTablePage::default();
        let asked = type_in(&mut page, Class::RoyalFlush, "250");
        assert_eq!(asked.len(), 1);
        answered(&mut page, asked);
        assert!(page.on_five().is_some());
        assert_eq!(page.on_fewer(), None);
    }

    /// Types this in a field of the bankroll and leaves it.
    fn told(page: &mut PayTablePage, field: Field, text: &str) -> Vec<Effect> {
        let mut send = |msg| page.update(Msg::Bankroll(msg));
        let typed = send(bankroll::Msg::Typed(field, text.to_owned()));
        assert_eq!(typed, [], "not while it is typed");
        send(bankroll::Msg::Left(field))
    }

    #[test]
    fn each_error_of_the_bankroll_is_announced_once() {
        let mut page = PayTablePage::default();
        let of = |problem| [Effect::Announce(Announcement::InvalidAmount(problem))];
        let wrong = |field| of(Problem::Number(field));
        let many = of(Problem::TooManyBets);
        for field in Field::ALL {
            assert_eq!(told(&mut page, field, "x"), wrong(field));
            assert_eq!(told(&mut page, field, "1000000000000001"), wrong(field));
            let again = page.update(Msg::Bankroll(bankroll::Msg::Left(field)));
            assert_eq!(again, [], "it is announced already");
            assert_eq!(told(&mut page, field, "5"), []);
        }
        for bank in ["600000", "700000"] {
            assert_eq!(told(&mut page, Field::Bank, bank), many, "{bank}");
        }
        assert_eq!(told(&mut page, Field::Hands, "500"), []);
        assert_eq!(told(&mut page, Field::Bet, "7"), []);
        assert_eq!(told(&mut page, Field::Bet, "6.5"), many);
    }

    #[test]
    fn chart_is_asked_once_and_late_answers_dropped() {
        let mut page = PayTablePage::default();
        let send = |page: &mut PayTablePage, msg| page.handle(Msg::Strategy(msg));
        let limit = page.strategy().limit();
        send(&mut page, strategy::Msg::Wanted);
        assert_eq!(*page.strategy(), Strategy::Asked(limit));
        // No rows, and what the chart costs.
        let chart = encode(&(Vec::<()>::new(), 3_u64, 100_u64));
        let chart: Option<Box<StrategyChart>> = decode(&chart).ok().map(Box::new);
        assert!(chart.is_some());
        let got = |table| Msg::GotStrategy(table, limit, chart.clone());
        page.handle(got(PayTable::KINGS));
        assert_eq!(*page.strategy(), Strategy::Asked(limit), "of another table");
        send(&mut page, strategy::Msg::Cancelled);
        page.handle(got(*page.table()));
        assert_eq!(*page.strategy(), Strategy::Bare(limit), "it is not wanted");
        send(&mut page, strategy::Msg::Wanted);
        page.handle(got(*page.table()));
        assert!(matches!(page.strategy(), Strategy::Written(..)));
        page.enter(None, Some(*page.table()));
        let is_kept = matches!(page.strategy(), Strategy::Written(..));
        assert!(is_kept, "the next visit is to the same table");
        page.handle(Msg::Chose(PayTable::KINGS));
        assert_eq!(
            *page.strategy(),
            Strategy::Bare(limit),
            "of the table before"
        );
    }
}
