//! The choices on the page about bets: the table, the player, the ramp and the bankroll. The address holds them.

use crate::blackjack::Rules;
use crate::coach::counting::{AnySystem, BetQuestion, Ramp};
use crate::core::typed;
use crate::table::Fields;

use super::ramp::can_be_edited;

/// A field that takes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The share of the shoe that is dealt, in percent. 0 if the cards are shuffled for every round.
    Dealt,
    /// The number of rounds that each player plays.
    Rounds,
    /// The seed of the rounds.
    Seed,
    /// The bankroll, in units of the bets.
    Bank,
    /// The risk of ruin of the best ramp, in percent.
    Risk,
}

impl Field {
    /// All fields, in their order on the page.
    pub const ALL: [Field; 5] = [
        Field::Dealt,
        Field::Rounds,
        Field::Seed,
        Field::Bank,
        Field::Risk,
    ];

    /// The highest share of the shoe that can be dealt, in percent.
    const MOST_DEALT: u8 = 95;

    /// The lowest number of rounds of each player.
    const FEWEST_ROUNDS: u64 = 1_000;

    /// The highest seed.
    const HIGHEST_SEED: u64 = 999_999_999;

    /// The name of the field in the page and in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Field::Dealt => "dealt",
            Field::Rounds => "rounds",
            Field::Seed => "seed",
            Field::Bank => "bank",
            Field::Risk => "risk",
        }
    }
}

/// The error for an input that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Problem {
    /// The number in this field is missing or out of range.
    Field(Field),
    /// The bets do not form a ramp.
    Ramp,
}

/// All choices. The address holds them.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    /// The question to the simulation.
    pub question: BetQuestion,
    /// The bets.
    pub ramp: Ramp,
    /// The bankroll.
    pub bank: f64,
    /// The risk of ruin for the best ramp, in percent.
    pub risk: f64,
}

impl Chosen {
    /// The default choices for a table with these rules: a spread of 1 to 12, and the risk of full Kelly bets.
    pub(super) fn usual(rules: Rules) -> Chosen {
        let steps = vec![(1, 2.0), (2, 4.0), (3, 8.0), (4, 12.0)];
        Chosen {
            question: BetQuestion {
                rules,
                dealt: dealt_by(&rules),
                system: AnySystem::default(),
                seats: 1,
                rounds: 10_000_000,
                seed: 1,
            },
            ramp: Ramp::new(1.0, steps).unwrap_or_default(),
            bank: 1_000.0,
            risk: 13.5,
        }
    }

    /// Reads the text of a field of the address or of the page. Returns true if it can be used.
    pub(super) fn read(&mut self, field: Field, text: &str) -> bool {
        let count = || typed::count(text).ok().flatten();
        let decimal = || typed::decimal(text).ok().flatten();
        let within = |number: Option<u64>, least, most| {
            number.filter(|number| (least..=most).contains(number))
        };
        let question = &mut self.question;
        match field {
            Field::Dealt => {
                let dealt = within(count(), 0, Field::MOST_DEALT.into());
                let dealt = dealt.and_then(|it| u8::try_from(it).ok());
                dealt.map(|it| question.dealt = it).is_some()
            }
            Field::Rounds => {
                let rounds = within(count(), Field::FEWEST_ROUNDS, BetQuestion::MOST_ROUNDS);
                rounds.map(|it| question.rounds = it).is_some()
            }
            Field::Seed => {
                let seed = within(count(), 0, Field::HIGHEST_SEED);
                seed.map(|it| question.seed = it).is_some()
            }
            Field::Bank => {
                let bank = decimal().filter(|it| *it > 0.0 && *it <= 1e9);
                bank.map(|it| self.bank = it).is_some()
            }
            Field::Risk => {
                let risk = decimal().filter(|it| *it > 0.0 && *it < 100.0);
                risk.map(|it| self.risk = it).is_some()
            }
        }
    }

    pub(super) fn text(&self, field: Field) -> String {
        match field {
            Field::Dealt => self.question.dealt.to_string(),
            Field::Rounds => self.question.rounds.to_string(),
            Field::Seed => self.question.seed.to_string(),
            Field::Bank => self.bank.to_string(),
            Field::Risk => self.risk.to_string(),
        }
    }

    /// Reads the fields of an address. Returns true if all of them can be used. Fields that cannot be used keep their
    /// values.
    pub(super) fn read_address(&mut self, fields: &Fields) -> bool {
        let mut is_right = true;
        if let Some(text) = fields.get("rules") {
            match text.parse() {
                Ok(rules) => {
                    *self = Chosen {
                        ramp: self.ramp.clone(),
                        ..Chosen::usual(rules)
                    }
                }
                Err(_) => is_right = false,
            }
        }
        for field in Field::ALL {
            if let Some(text) = fields.get(field.code()) {
                is_right &= self.read(field, text);
            }
        }
        if let Some(text) = fields.get("count") {
            let system = text.parse();
            is_right &= system.map(|it| self.question.system = it).is_ok();
        }
        if let Some(text) = fields.get("seats") {
            let seats = text.parse().ok().filter(|it| (1..=7).contains(it));
            is_right &= seats.map(|it| self.question.seats = it).is_some();
        }
        if let Some(text) = fields.get("bets") {
            let ramp = text.parse().ok().filter(can_be_edited);
            is_right &= ramp.map(|it| self.ramp = it).is_some();
        }
        is_right
    }

    /// Returns true if an address with these fields names a choice.
    pub(super) fn is_named_in(fields: &Fields) -> bool {
        let others = ["rules", "count", "seats", "bets"].into_iter();
        let mut names = Field::ALL.into_iter().map(Field::code).chain(others);
        names.any(|name| fields.get(name).is_some())
    }

    /// All choices, as the fields of an address.
    pub(super) fn to_fields(&self) -> Fields {
        let Chosen {
            question,
            ramp,
            bank,
            risk,
        } = self;
        Fields::parse(&question.to_string())
            .with("bets", ramp)
            .with("bank", bank)
            .with("risk", risk)
    }
}

/// The share of a shoe that is dealt under these rules, in percent. Three quarters if the cards are shuffled for every
/// round, because counting needs a shoe that serves several rounds.
pub(super) fn dealt_by(rules: &Rules) -> u8 {
    rules.shuffle.penetration().unwrap_or(75)
}
