//! The page of the pay tables: what each hand pays, to be changed, and what the table returns.

use std::collections::{BTreeMap, BTreeSet};

use super::bankroll::{self, Bankroll};
use super::games::{self, GameList};
use super::page::{ReadingPage, Visit};
use super::strategy::{self, Deed, Strategy};
use crate::coach::draw::{RoundsAnswer, RoundsQuestion, StrategyChart, WholeGame};
use crate::core::typed;
use crate::poker::practice::{CanonicalHand, PracticeHands};
use crate::poker::{Class, Coins, Hands, PayTable};

/// What is on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct PayTablePage {
    table: PayTable,
    /// What was typed in the place of what a hand pays, until it is read; and what was read and is no
    /// pay.
    typed: BTreeMap<Class, String>,
    /// The places of what was read and is no pay.
    wrong: BTreeSet<Class>,
    /// What is known of the table on five coins, and on fewer.
    returns: [Option<WholeGame>; 2],
    /// Hands of the table with which the decision is close, as soon as some are known.
    close: Option<Vec<CanonicalHand>>,
    /// Hands of the table with penalty cards, in the same way.
    penalty: Option<Vec<CanonicalHand>>,
    games: GameList,
    bankroll: Bankroll,
    strategy: Strategy,
    /// What is to be done, until it is handed out.
    deed: Option<Deed>,
    /// Whether the table was chosen here, or by the address: then it stays.
    is_chosen: bool,
    is_mangled: bool,
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// This table was chosen.
    Chose(PayTable),
    /// Something happens in the list of the games.
    Games(games::Msg),
    /// Something happens about the strategy chart.
    Strategy(strategy::Msg),
    /// The worker answers with the strategy chart of this table; nothing if the answer cannot be read.
    GotStrategy(PayTable, strategy::Limit, Option<Box<StrategyChart>>),
    /// Something happens about the bankroll.
    Bankroll(bankroll::Msg),
    /// This was typed for what a hand pays.
    Typed(Class, String),
    /// The player left the field of a hand.
    Left(Class),
    /// The worker answers what this table returns; nothing if the answer cannot be read.
    GotReturn(PayTable, Option<WholeGame>),
    /// The worker answers what rounds of several hands risk; nothing if the answer cannot be read.
    GotRounds(RoundsQuestion, Option<RoundsAnswer>),
    /// The worker has found these hands with which the decision is close under this table.
    GotClose(PayTable, Vec<CanonicalHand>),
    /// The worker has found these hands with penalty cards under this table.
    GotPenalty(PayTable, Vec<CanonicalHand>),
}

/// A request to the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask the worker of this page for the return of this pay table, first of all; answer with [`Msg::GotReturn`].
    AskReturn(PayTable),
    /// Ask the worker of this page for the risk of rounds of several hands; answer with [`Msg::GotRounds`].
    AskRounds(RoundsQuestion),
    /// Ask the worker of this page for hands with which the decision is close under this pay table, others each time; answer
    /// with [`Msg::GotClose`], and for hands with penalty cards with [`Msg::GotPenalty`].
    AskClose(PayTable),
    /// Do this for the strategy chart of this pay table.
    Strategy(PayTable, Deed),
    /// Announce the return of the pay table.
    TellReturn,
    /// Announce that a field holds no pay. Its text on the page is no alert: it describes the field too, and a screen reader
    /// would read it twice.
    TellNoPay,
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
            deed: None,
            is_chosen: false,
            is_mangled: false,
        }
    }
}

impl PayTablePage {
    /// Opens the page with the table and the bet of the address, or else with the table that is known from the table at
    /// which the player is. Returns the tables that are to be asked about.
    fn enter(
        &mut self,
        named: Option<&str>,
        bet: Option<(Coins, Hands)>,
        seen: Option<PayTable>,
    ) -> Vec<PayTable> {
        if let Some((coins, hands)) = bet {
            self.bankroll.bet(coins, hands);
        }
        let read = named.map(str::parse::<PayTable>);
        self.is_mangled = matches!(read, Some(Err(_)));
        let named = read.and_then(Result::ok);
        let is_named = named.is_some();
        let seen = seen.filter(|_| !self.is_chosen);
        self.is_chosen |= is_named;
        self.choose(named.or(seen).unwrap_or(self.table))
    }

    /// Takes in what has happened. Returns the tables that are to be asked about.
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
                self.deed = self.strategy.update(msg);
                vec![]
            }
            Msg::GotStrategy(table, limit, chart) => {
                if table == self.table {
                    self.strategy.update(strategy::Msg::Got(limit, chart));
                }
                vec![]
            }
            Msg::Bankroll(msg) => {
                self.deed = self
                    .bankroll
                    .update(msg)
                    .map(|(name, text)| Deed::Save(name, text));
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
            // The chart of the same table is as good on the next visit.
            if matches!(self.strategy, Strategy::Asked(_)) {
                self.deed = Some(Deed::Stop);
            }
            self.strategy.forget();
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

    /// The table as it pays on five coins, and on fewer.
    fn asked(&self) -> [PayTable; 2] {
        [self.table, self.table.on(Coins::ONE)]
    }

    /// Reads what was typed in the field of a hand.
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

    /// What is typed of the bankroll.
    #[must_use]
    pub const fn bankroll(&self) -> &Bankroll {
        &self.bankroll
    }

    /// The strategy chart.
    #[must_use]
    pub const fn strategy(&self) -> &Strategy {
        &self.strategy
    }

    /// Asks for the returns of these pay tables, for the risk of rounds of several hands, and for close decisions under the
    /// first pay table, which is the one on the page.
    fn ask_about(&mut self, tables: Vec<PayTable>) -> Vec<Effect> {
        let close = tables.first().copied().map(Effect::AskClose);
        let returns = tables.into_iter().map(Effect::AskReturn);
        let rounds = self.bankroll.ask(&self.table).map(Effect::AskRounds);
        returns.chain(rounds).chain(close).collect()
    }

    /// The list of the games.
    #[must_use]
    pub const fn games(&self) -> &GameList {
        &self.games
    }

    /// The table as it is chosen.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The table with what stands in the fields, read or not. Text that is no pay changes nothing.
    ///
    /// Who speaks to the device, or listens, follows a link without leaving the field.
    #[must_use]
    pub fn as_typed(&self) -> PayTable {
        let prizes = self.table.game().classes().iter();
        prizes.fold(self.table, |table, prize| {
            let text = self.typed.get(prize);
            text.and_then(|text| with_typed(&table, *prize, text))
                .unwrap_or(table)
        })
    }

    /// The hands in whose fields stands what is no pay and is not judged yet.
    pub fn unread(&self) -> impl Iterator<Item = Class> {
        let prizes = self.table.game().classes().iter().copied();
        prizes.filter(|prize| {
            let text = self.typed.get(prize);
            let is_no_pay = text.is_some_and(|it| with_typed(&self.table, *prize, it).is_none());
            is_no_pay && !self.is_wrong(*prize)
        })
    }

    /// What stands in the field of a hand: what it pays, or what was typed and is not read yet, or is no
    /// pay.
    #[must_use]
    pub fn shown(&self, prize: Class) -> String {
        match self.typed.get(&prize) {
            Some(typed) => typed.clone(),
            None => self.table.pay(prize).to_string(),
        }
    }

    /// Whether what stands in the field of a hand is no pay.
    #[must_use]
    pub fn is_wrong(&self, prize: Class) -> bool {
        self.wrong.contains(&prize)
    }

    /// Whether what stands in any field is no pay: then the table is not the one that is on show.
    #[must_use]
    pub fn is_any_wrong(&self) -> bool {
        !self.wrong.is_empty()
    }

    /// What the table returns on five coins, as soon as it is known.
    #[must_use]
    pub const fn on_five(&self) -> Option<&WholeGame> {
        self.returns[0].as_ref()
    }

    /// What the table returns on the coins of the bankroll, as soon as it is known.
    #[must_use]
    pub fn on_coins(&self) -> Option<&WholeGame> {
        match (self.bankroll.coins(), self.asked()) {
            (Coins::MOST, _) => self.returns[0].as_ref(),
            (_, [full, fewer]) if full == fewer => self.returns[0].as_ref(),
            (_, _) => self.returns[1].as_ref(),
        }
    }

    /// What it returns on fewer coins, where that is another return.
    #[must_use]
    pub fn on_fewer(&self) -> Option<&WholeGame> {
        let [full, fewer] = self.asked();
        self.returns[1].as_ref().filter(|_| full != fewer)
    }

    /// The close decisions of the table, to be practised; `None` where they are not known, or too few.
    #[must_use]
    pub fn close(&self) -> Option<PracticeHands> {
        PracticeHands::close(self.close.clone()?)
    }

    /// The hands of the table with penalty cards, to be practised; `None` where they are not known, or too few.
    #[must_use]
    pub fn penalty(&self) -> Option<PracticeHands> {
        PracticeHands::penalty(self.penalty.clone()?)
    }

    /// How many close decisions are known; `None` while none are looked for yet.
    #[must_use]
    pub fn close_known(&self) -> Option<usize> {
        self.close.as_ref().map(Vec::len)
    }

    /// Whether the address named a table that there is not.
    #[must_use]
    pub const fn is_mangled(&self) -> bool {
        self.is_mangled
    }
}

/// The table where this hand pays what was typed; `None` where that is no pay.
fn with_typed(table: &PayTable, prize: Class, text: &str) -> Option<PayTable> {
    let number = typed::count(text).ok().flatten()?;
    let pay = u16::try_from(number).ok()?;
    table.with(prize, pay).ok()
}

impl ReadingPage for PayTablePage {
    type Msg = Msg;
    type Effect = Effect;

    fn open(&mut self, visit: &Visit<'_>) -> Vec<Effect> {
        let number = |name| {
            visit
                .fields
                .number(name)
                .and_then(|it| u8::try_from(it).ok())
        };
        let coins = number("coins").and_then(Coins::new);
        let hands = number("hands").and_then(Hands::new);
        let is_named = coins.is_some() || hands.is_some();
        let (coins, hands) = (coins.unwrap_or(Coins::MOST), hands.unwrap_or(Hands::ONE));
        let bet = is_named.then_some((coins, hands));
        let asked = self.enter(visit.fields.get("rules"), bet, visit.pays);
        self.ask_about(asked)
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let was_known = self.on_five().is_some();
        let left = match &msg {
            Msg::Left(prize) if !self.is_wrong(*prize) => Some(*prize),
            _ => None,
        };
        let asked = self.handle(msg);
        let mut effects = self.ask_about(asked);
        if left.is_some_and(|prize| self.is_wrong(prize)) {
            effects.push(Effect::TellNoPay);
        }
        if !was_known && self.on_five().is_some() {
            effects.push(Effect::TellReturn);
        }
        let deed = self.deed.take();
        effects.extend(deed.map(|deed| Effect::Strategy(self.table, deed)));
        effects
    }

    fn is_of_the_page(effect: &Effect) -> bool {
        match effect {
            Effect::TellReturn | Effect::TellNoPay => true,
            Effect::AskReturn(_)
            | Effect::AskRounds(_)
            | Effect::AskClose(_)
            | Effect::Strategy(..) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_table_is_taken_from_the_address_or_from_the_players_own() {
        let mut page = PayTablePage::default();
        let asked = page.enter(Some("800-50-25-8-5-4-3-2-1"), None, Some(PayTable::KINGS));
        assert_eq!(*page.table(), PayTable::jacks(8, 5));
        assert_eq!(asked.len(), 2, "a royal flush is paid less on fewer coins");
        answered(&mut page, asked);
        let value = page.on_five().expect("the return").value();
        assert!((value - 0.972_984_337_506).abs() < 1e-12, "{value}");
        assert!(page.on_fewer().expect("the return").value() < value);
        page.enter(None, None, Some(PayTable::KINGS));
        assert_eq!(
            *page.table(),
            PayTable::jacks(8, 5),
            "what was chosen stays"
        );
        page.enter(Some("9/6"), None, None);
        assert!(page.is_mangled());
        assert_eq!(*page.table(), PayTable::jacks(8, 5));
        let mut page = PayTablePage::default();
        page.enter(None, None, Some(PayTable::KINGS));
        assert_eq!(*page.table(), PayTable::KINGS, "that of the player's table");
        assert!(page.on_five().is_none());
    }

    #[test]
    fn what_is_typed_is_taken_when_it_is_a_pay_and_a_late_answer_is_dropped() {
        let mut page = PayTablePage::default();
        let early = page.enter(None, None, None);
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
    fn a_table_that_pays_a_royal_flush_no_more_on_five_coins_is_asked_about_once() {
        let mut page = PayTablePage::default();
        let asked = type_in(&mut page, Class::RoyalFlush, "250");
        assert_eq!(asked.len(), 1);
        answered(&mut page, asked);
        assert!(page.on_five().is_some());
        assert_eq!(page.on_fewer(), None);
    }

    #[test]
    fn chart_is_asked_for_once_and_late_answers_are_dropped() {
        let mut page = PayTablePage::default();
        let send = |page: &mut PayTablePage, msg| page.handle(Msg::Strategy(msg));
        let limit = page.strategy().limit();
        send(&mut page, strategy::Msg::Wanted);
        assert_eq!(*page.strategy(), Strategy::Asked(limit));
        let chart = StrategyChart::from_numbers(&[3.0, 100.0, 1.5, 0.25, 0.0]).map(Box::new);
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
        page.enter(None, None, Some(*page.table()));
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
