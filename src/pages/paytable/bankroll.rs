//! The risk of a bankroll at a game of video poker: the inputs of the page, and their results.

use std::collections::BTreeSet;

use crate::chart::{Table, plain};
use crate::coach::draw::{CashBack, Risks, RoundsAnswer, RoundsQuestion, WholeGame};
use crate::coach::risk;
use crate::core::typed;
use crate::poker::{Coins, Hands, PayTable};
use crate::table::Fields;

/// The name in the address of the number of coins bet on a hand.
const COINS: &str = "coins";

/// The name in the address of the number of hands from each deal.
const HANDS: &str = "hands";

/// A field of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The bankroll.
    Bank,
    /// The bet on a hand, for all its coins.
    Bet,
    /// The hands played in an hour.
    Hands,
    /// The cash back, in percent of the bets.
    CashBack,
}

impl Field {
    /// All fields, in their order on the page.
    pub const ALL: [Field; 4] = [Field::Bank, Field::Bet, Field::Hands, Field::CashBack];

    /// The name of the field in the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Field::Bank => "bank",
            Field::Bet => "bet",
            Field::Hands => "hands",
            Field::CashBack => "cash-back",
        }
    }

    /// The name of the field in the address, where `hands` is the number of hands from each deal.
    const fn name(self) -> &'static str {
        match self {
            Field::Bank | Field::Bet | Field::CashBack => self.code(),
            Field::Hands => "hands-an-hour",
        }
    }

    const fn usual(self) -> &'static str {
        match self {
            Field::Bank => "1000",
            Field::Bet => "5",
            Field::Hands => "600",
            Field::CashBack => "0",
        }
    }

    /// The largest number that the field takes. That of the bankroll is enough for the most bets of the largest amount.
    #[must_use]
    pub const fn most(self) -> f64 {
        match self {
            Field::Bank => MOST_BETS * Field::Bet.most(),
            Field::Bet => 1_000_000_000.0,
            Field::Hands => 100_000.0,
            Field::CashBack => 100.0,
        }
    }

    /// Parses the text of a field. Returns `None` if the number cannot be used.
    fn read(self, text: &str) -> Option<f64> {
        let number = typed::decimal(text).ok()??;
        let is_enough = match self {
            Field::Bank | Field::Bet | Field::Hands => number > 0.0,
            Field::CashBack => true,
        };
        (is_enough && number <= self.most()).then_some(number)
    }
}

/// The error in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text in this field is not a number that the field takes.
    Number(Field),
    /// The bankroll has more than 100,000 bets. It is an error in the field of the bankroll.
    TooManyBets,
}

/// An event in this part of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player typed this in a field.
    Typed(Field, String),
    /// The player left a field.
    Left(Field),
    /// The player chose the number of hands drawn from each deal.
    ChoseHands(Hands),
    /// The player chose the number of coins bet on a hand.
    ChoseCoins(Coins),
    /// The player clicked the button that saves the numbers in a file with this name.
    ClickedSave(&'static str, String),
}

/// The inputs of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Bankroll {
    texts: [String; 4],
    read: [f64; 4],
    hands: Hands,
    wrong: BTreeSet<Field>,
    /// The number of coins of the bet. With fewer than five, a royal flush pays less for each coin.
    coins: Coins,
    /// The question to the worker about rounds of several hands, and its answer.
    rounds: Option<(RoundsQuestion, Option<RoundsAnswer>)>,
}

impl Default for Bankroll {
    fn default() -> Bankroll {
        Bankroll {
            texts: Field::ALL.map(|field| field.usual().to_owned()),
            read: Field::ALL.map(|field| field.read(field.usual()).unwrap_or_default()),
            hands: Hands::ONE,
            wrong: BTreeSet::new(),
            coins: Coins::MOST,
            rounds: None,
        }
    }
}

/// The result of the inputs.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The worker has not answered yet about rounds of several hands.
    Waiting,
    /// The bankroll has more than 100,000 bets.
    TooManyBets,
    /// The figures.
    Known(Figures),
}

/// The risk of a bankroll. Amounts are in the unit of the inputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// The mean of a hand.
    pub hand: f64,
    /// The mean and the standard deviation of an hour.
    pub hour: [f64; 2],
    /// The chance that the bankroll is ever ruined.
    pub ruin: f64,
    /// The chance that the bankroll doubles before it is ruined. `None` if several hands are drawn and the chance is
    /// not known.
    pub doubles: Option<f64>,
    /// The number of hands after which the mean equals one standard deviation. `None` if the mean is not above zero.
    pub n0: Option<f64>,
    /// The bankrolls whose risks of ruin are [`RISKS`]. `None` if no bankroll is enough.
    pub bankrolls: [Option<f64>; 2],
    /// The risks of smaller and larger bankrolls.
    pub points: Vec<Point>,
}

/// The risks of a bankroll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The bankroll.
    pub bank: f64,
    /// The chance of ruin.
    pub ruin: f64,
    /// The chance of ruin before the bankroll doubles. `None` if several hands are drawn and the chance is not known.
    pub before: Option<f64>,
}

/// The risks of ruin for which the page names a bankroll.
pub const RISKS: [f64; 2] = [0.05, 0.01];

/// The largest bankroll, in bets, for which the page computes figures. With a larger one the chances of doubling would
/// take too long.
const MOST_BETS: f64 = 100_000.0;

/// The bankrolls of the chart, as multiples of the bankroll in the field, rounded down to whole bets.
pub(crate) const PARTS: [f64; 9] = [0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0];

impl Bankroll {
    /// The names of the fields of an address.
    pub(crate) const NAMES: [&str; 6] = [
        COINS,
        HANDS,
        Field::Bank.name(),
        Field::Bet.name(),
        Field::Hands.name(),
        Field::CashBack.name(),
    ];

    /// Returns the inputs to their usual values.
    pub(crate) fn set_usual(&mut self) {
        let rounds = self.rounds.take();
        *self = Bankroll {
            rounds,
            ..Bankroll::default()
        };
    }

    /// Reads the fields of an address. Coins or hands are the bet of a table, which replaces the bet on the page. Any
    /// other missing or unreadable field changes nothing.
    pub(crate) fn read(&mut self, fields: &Fields) {
        let number = |name| fields.number(name).and_then(|it| u8::try_from(it).ok());
        let coins = number(COINS).and_then(Coins::new);
        let hands = number(HANDS).and_then(Hands::new);
        if coins.is_some() || hands.is_some() {
            self.bet(coins.unwrap_or(Coins::MOST), hands.unwrap_or(Hands::ONE));
        }
        for field in Field::ALL {
            if let Some(text) = fields
                .get(field.name())
                .filter(|text| field.read(text).is_some())
            {
                self.type_in(field, text.to_owned());
            }
        }
    }

    /// Appends the choices to the fields of an address.
    pub(crate) fn write(&self, fields: Fields) -> Fields {
        let Bankroll {
            // They become choices when the player leaves their fields.
            texts: _,
            read,
            hands,
            wrong: _,
            coins,
            rounds: _,
        } = self;
        let coins = Some(coins).filter(|coins| **coins != Coins::MOST);
        let hands = Some(hands).filter(|hands| **hands != Hands::ONE);
        let fields = fields
            .with_some(COINS, coins.map(|coins| coins.number()))
            .with_some(HANDS, hands.map(|hands| hands.number()));
        let usual = |field: Field| match (field, coins, hands) {
            // The bet of the coins that the address names.
            (Field::Bet, _, Some(_)) | (Field::Bet, Some(_), None) => {
                Some(f64::from(self.coins.number()))
            }
            (Field::Bet, None, None) | (Field::Bank | Field::Hands | Field::CashBack, _, _) => {
                field.read(field.usual())
            }
        };
        Field::ALL.into_iter().fold(fields, |fields, field| {
            let number = read[field as usize];
            let is_usual = usual(field) == Some(number);
            fields.with_some(field.name(), (!is_usual).then_some(number))
        })
    }

    fn type_in(&mut self, field: Field, text: String) {
        self.update(Msg::Typed(field, text));
        self.update(Msg::Left(field));
    }

    /// Handles an event. Returns the file to save with its name, if there is one.
    pub(crate) fn update(&mut self, msg: Msg) -> Option<(&'static str, String)> {
        match msg {
            Msg::Typed(field, text) => {
                self.wrong.remove(&field);
                self.texts[field as usize] = text;
                None
            }
            Msg::Left(field) => {
                let read = field.read(&self.texts[field as usize]);
                match read {
                    Some(number) => self.read[field as usize] = number,
                    None => {
                        self.wrong.insert(field);
                    }
                }
                None
            }
            Msg::ChoseHands(hands) => {
                self.hands = hands;
                None
            }
            Msg::ChoseCoins(coins) => {
                self.coins = coins;
                None
            }
            Msg::ClickedSave(name, text) => Some((name, text)),
        }
    }

    /// The number of hands drawn from each deal.
    #[must_use]
    pub const fn hands(&self) -> Hands {
        self.hands
    }

    /// Takes over the bet of a table: these coins, each worth 1, on each of these hands.
    pub(crate) fn bet(&mut self, coins: Coins, hands: Hands) {
        self.type_in(Field::Bet, coins.number().to_string());
        self.coins = coins;
        self.hands = hands;
    }

    /// The number of coins bet on a hand.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        self.coins
    }

    /// The text in a field.
    #[must_use]
    pub fn shown(&self, field: Field) -> &str {
        &self.texts[field as usize]
    }

    /// The error in a field. `None` if there is none, or if the page has not read the text yet.
    #[must_use]
    pub fn problem(&self, field: Field) -> Option<Problem> {
        if self.wrong.contains(&field) {
            return Some(Problem::Number(field));
        }
        match field {
            Field::Bank => self.has_too_many_bets().then_some(Problem::TooManyBets),
            Field::Bet | Field::Hands | Field::CashBack => None,
        }
    }

    /// The errors in all fields.
    pub(super) fn problems(&self) -> Vec<Problem> {
        let problems = Field::ALL.into_iter().map(|field| self.problem(field));
        problems.flatten().collect()
    }

    /// Returns true if the bankroll has too many bets, and the fields of both show the numbers that the page uses.
    fn has_too_many_bets(&self) -> bool {
        let is_in_use = |field: Field| {
            let place = field as usize;
            field.read(&self.texts[place]) == Some(self.read[place])
        };
        is_in_use(Field::Bank) && is_in_use(Field::Bet) && self.bankrolls().is_none()
    }

    /// Returns the question to the worker about rounds of several hands under this pay table. Returns each question
    /// once.
    pub(crate) fn ask(&mut self, table: &PayTable) -> Option<RoundsQuestion> {
        let cash_back = CashBack::percent(self.read[Field::CashBack as usize]).ok();
        let cash_back = cash_back.filter(|_| self.hands.are_several())?;
        let question = RoundsQuestion {
            table: table.on(self.coins),
            hands: self.hands,
            cash_back,
            bankrolls: self.bankrolls()?,
        };
        let is_asked = |(asked, _): &(RoundsQuestion, Option<RoundsAnswer>)| *asked == question;
        if self.rounds.as_ref().is_some_and(is_asked) {
            return None;
        }
        self.rounds = Some((question.clone(), None));
        Some(question)
    }

    /// The bankrolls in bets whose risks are shown: the one in the field, and those of the chart. `None` if the one in
    /// the field has too many bets.
    fn bankrolls(&self) -> Option<Vec<risk::Bankroll>> {
        let [bank, bet, ..] = self.read;
        let bets = bank / bet;
        let parts = PARTS.iter().map(|part| {
            let part = risk::Bankroll::new(part * bets)?;
            risk::Bankroll::new(part.whole_bets())
        });
        let all = [risk::Bankroll::new(bets)].into_iter().chain(parts);
        let all = all.collect::<Result<Vec<_>, _>>().ok();
        all.filter(|_| bets <= MOST_BETS)
    }

    /// Drops a question without an answer, because its worker is stopped.
    pub(crate) fn stop_asking(&mut self) {
        self.rounds.take_if(|(_, answer)| answer.is_none());
    }

    /// Handles the answer of the worker. Ignores an answer to an older question.
    pub(crate) fn answered(&mut self, question: &RoundsQuestion, its: Option<RoundsAnswer>) {
        if let Some((asked, answer)) = &mut self.rounds
            && asked == question
        {
            *answer = its;
        }
    }

    /// The worker's answer to the current inputs, if it has come.
    fn rounds(&self, table: &PayTable) -> Option<&RoundsAnswer> {
        let cash_back = CashBack::percent(self.read[Field::CashBack as usize]).ok()?;
        let (asked, answer) = self.rounds.as_ref()?;
        let is_it = asked.table == *table
            && asked.hands == self.hands
            && asked.cash_back == cash_back
            && self.bankrolls().as_ref() == Some(&asked.bankrolls);
        answer.as_ref().filter(|_| is_it)
    }

    /// The risks of rounds. `None` if they are not known yet.
    fn risks(&self, game: &WholeGame) -> Option<Risks> {
        let cash_back = CashBack::percent(self.read[Field::CashBack as usize]).ok()?;
        if !self.hands.are_several() {
            return Some(game.risks(cash_back));
        }
        let log_root = self.rounds(game.table())?.log_root;
        game.risks_of_several(self.hands, cash_back, log_root).ok()
    }

    /// The results at this game.
    #[must_use]
    pub fn figures(&self, whole: &WholeGame) -> Answer {
        let Some(bankrolls) = self.bankrolls() else {
            return Answer::TooManyBets;
        };
        let risks = self.risks(whole);
        let figures = risks.and_then(|risks| self.figures_of(whole.table(), &risks, &bankrolls));
        figures.map_or(Answer::Waiting, Answer::Known)
    }

    fn figures_of(
        &self,
        table: &PayTable,
        risks: &Risks,
        bankrolls: &[risk::Bankroll],
    ) -> Option<Figures> {
        let [_, bet, hands, _] = self.read;
        let rounds_of = f64::from(self.hands.number());
        let each = risks.gain();
        let hour = each.times(hands / rounds_of);
        let bankroll_for = |risk| {
            risks
                .bankroll_for(risk)
                .ok()
                .flatten()
                .map(|bets| bets * bet)
        };
        let several = self.rounds(table).and_then(|it| it.doubles.as_ref());
        let several = several.filter(|_| self.hands.are_several());
        let doubles_of = |at: usize, bankroll: risk::Bankroll| match several {
            Some(all) => all.get(at).copied(),
            // Several hands whose chances are not known have none at all, so that no column has gaps.
            None if self.hands.are_several() => None,
            None => risks.doubles(bankroll),
        };
        let (this, parts) = bankrolls.split_first()?;
        let point = |(at, bankroll): (usize, &risk::Bankroll)| Point {
            bank: bankroll.size() * bet,
            ruin: risks.ruin(*bankroll),
            before: doubles_of(at, *bankroll).map(|doubles| 1.0 - doubles),
        };
        Some(Figures {
            hand: each.mean() / rounds_of * bet,
            hour: [hour.mean() * bet, hour.deviation() * bet],
            ruin: risks.ruin(*this),
            doubles: doubles_of(0, *this),
            n0: each.n0().map(|rounds| rounds * rounds_of),
            bankrolls: RISKS.map(bankroll_for),
            points: (1..).zip(parts).map(point).collect(),
        })
    }
}

impl Figures {
    /// The points as a table for a file, under these column names: the bankroll, the chance of ruin, and the chance of
    /// ruin before the bankroll doubles if it is known.
    #[must_use]
    pub fn to_table(&self, head: [&str; 3]) -> Table {
        let row = |point: &Point| {
            let numbers = [Some(point.bank), Some(point.ruin), point.before];
            let cells = numbers.into_iter().flatten();
            cells.map(|number| plain(number, 1e6)).collect()
        };
        let columns = 2 + usize::from(self.doubles.is_some());
        Table {
            head: head.map(str::to_owned)[..columns].to_vec(),
            rows: self.points.iter().map(row).collect(),
        }
    }
}

#[cfg(test)]
mod tests;
