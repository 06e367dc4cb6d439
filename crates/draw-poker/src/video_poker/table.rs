//! The pay tables of the games.

use std::fmt;
use std::str::FromStr;

use super::class::Class;
use super::game::{Game, UnknownGame, WildCards};
use crate::coins::Coins;
use fair_deal_core::{Decks, Rank};
use fair_deal_table::{self as table, fields};

/// A game with the pay for each of its classes, in coins per coin bet.
///
/// The text is the game's code, a colon, and the pays in the order of [`Game::classes`], separated by hyphens:
/// `deuces:800-200-25-15-9-5-3-2-2-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayTable {
    game: Game,
    /// The pays by row. Unused entries at the end are 0.
    pays: [u16; Game::MOST_CLASSES],
}

impl PayTable {
    /// The largest pay per coin.
    pub const MOST: u16 = 9_999;

    /// The largest pay per coin for a natural royal flush on fewer than five coins, as on casino machines.
    pub const ROYAL_ON_FEWER_COINS: u16 = 250;

    /// Jacks or Better with these pays for a full house and a flush, and the usual pays otherwise.
    #[must_use]
    pub const fn jacks(full_house: u16, flush: u16) -> PayTable {
        PayTable {
            game: Game::JacksOrBetter,
            pays: [800, 50, 25, full_house, flush, 4, 3, 2, 1, 0, 0, 0, 0],
        }
    }

    /// The usual pay table of Joker Poker (kings or better).
    pub const KINGS: PayTable = PayTable {
        game: Game::JokerKings,
        pays: [800, 200, 100, 50, 20, 7, 5, 3, 2, 1, 1, 0, 0],
    };

    /// Creates a table of this game with these pays, in the order of [`Game::classes`].
    ///
    /// # Errors
    /// [`NotAPayTable`] unless there is a pay for each class, none above [`PayTable::MOST`].
    pub fn new(game: Game, each: &[u16]) -> Result<PayTable, NotAPayTable> {
        if each.len() != game.classes().len() {
            return Err(NotAPayTable::WrongCount {
                game,
                found: each.len(),
            });
        }
        if let Some(pay) = each.iter().find(|pay| **pay > PayTable::MOST) {
            return Err(NotAPayTable::NoPay(pay.to_string()));
        }
        Ok(PayTable::of_known(game, each))
    }

    /// Creates a table as [`PayTable::new`] does, from pays that are known to be valid.
    pub(super) fn of_known(game: Game, each: &[u16]) -> PayTable {
        let mut pays = [0; Game::MOST_CLASSES];
        for (own, pay) in pays.iter_mut().zip(each) {
            *own = *pay;
        }
        PayTable { game, pays }
    }

    /// Parses a table of this game from a command line. The text is the pays separated by hyphens, or the whole table
    /// as `Display` writes it, or the name of one of the [`Game::usual_tables`]. In games without wild deuces it can
    /// also be the pays for a full house and a flush, such as `9/6`: the other pays are then the usual ones.
    ///
    /// # Errors
    /// [`NotAPayTable`] for any other text, or for a table of another game.
    pub fn named(game: Game, text: &str) -> Result<PayTable, NotAPayTable> {
        let mut usual = game.usual_tables();
        if let Some(usual) = usual.find(|usual| usual.name() == text) {
            return Ok(usual.table());
        }
        if text.contains(':') {
            let table: PayTable = text.parse()?;
            let other = NotAPayTable::Other {
                game,
                table: table.game,
            };
            return (table.game == game).then_some(table).ok_or(other);
        }
        let Some((full_house, flush)) = text.split_once('/') else {
            return PayTable::parse_pays(game, text);
        };
        let no_name = || NotAPayTable::NoName {
            game,
            text: text.to_owned(),
        };
        if game.wild_cards() == WildCards::Deuces {
            return Err(no_name());
        }
        let pays = [(Class::FullHouse, full_house), (Class::Flush, flush)];
        pays.into_iter()
            .try_fold(game.usual(), |table, (class, digits)| {
                table.with(class, read_pay(digits).ok_or_else(no_name)?)
            })
    }

    /// Parses the pays of a game's table, separated by hyphens, without the game's code.
    ///
    /// # Errors
    /// The errors of [`PayTable::new`], and [`NotAPayTable::NoPay`] for a part that is not a pay.
    pub fn parse_pays(game: Game, text: &str) -> Result<PayTable, NotAPayTable> {
        let no_pay = |digits: &str| NotAPayTable::NoPay(digits.to_owned());
        let pay = |digits| read_pay(digits).ok_or_else(|| no_pay(digits));
        let each: Vec<u16> = text.split('-').map(pay).collect::<Result<_, _>>()?;
        PayTable::new(game, &each)
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The pay of each class per coin with five coins bet, in the order of [`Game::classes`].
    #[must_use]
    pub fn pays(&self) -> &[u16] {
        &self.pays[..self.game.classes().len()]
    }

    /// The rows of the table: each class with its pay per coin with five coins bet.
    pub fn rows(&self) -> impl Iterator<Item = (Class, u16)> {
        let classes = self.game.classes().iter().copied();
        classes.zip(self.pays)
    }

    /// The pay of this class per coin with five coins bet, or 0 if the table has no such row.
    #[must_use]
    pub fn pay(&self, class: Class) -> u16 {
        self.game.row(class).map_or(0, |row| self.pays[row])
    }

    /// The total pay of this class for this number of coins.
    #[must_use]
    pub fn paid(&self, class: Class, coins: Coins) -> u32 {
        u32::from(self.on(coins).pay(class)) * u32::from(coins.number())
    }

    /// The lowest rank whose pair is paid. It is `None` if the game pays no pairs, or if the player has set that pay to
    /// 0.
    #[must_use]
    pub fn pairs_from(&self) -> Option<Rank> {
        let class = self.game.pair()?;
        class.lowest_pair().filter(|_| self.pay(class) > 0)
    }

    /// Returns the same table with this pay per coin for this class.
    ///
    /// # Errors
    /// [`NotAPayTable`] if the pay is above [`PayTable::MOST`], or the game has no such class.
    pub fn with(mut self, class: Class, pay: u16) -> Result<PayTable, NotAPayTable> {
        let (game, most) = (self.game, PayTable::MOST);
        let row = game.row(class).filter(|_| pay <= most);
        let row = row.ok_or_else(|| NotAPayTable::NoPay(pay.to_string()))?;
        self.pays[row] = pay;
        Ok(self)
    }

    /// Returns the same table with the pays per coin for this number of coins. With fewer than five coins, a natural
    /// royal flush pays at most [`PayTable::ROYAL_ON_FEWER_COINS`].
    #[must_use]
    pub fn on(mut self, coins: Coins) -> PayTable {
        if coins < Coins::MOST
            && let Some(row) = self.game.row(Class::RoyalFlush)
        {
            self.pays[row] = self.pays[row].min(PayTable::ROYAL_ON_FEWER_COINS);
        }
        self
    }
}

/// Parses a pay. A leading zero is an error, as in `01`.
fn read_pay(digits: &str) -> Option<u16> {
    let shortest = digits == "0" || !digits.starts_with('0');
    let number = fields::number(digits).filter(|_| shortest)?;
    let pay = u16::try_from(number).ok()?;
    (pay <= PayTable::MOST).then_some(pay)
}

impl fmt::Display for PayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.game)?;
        for (row, pay) in self.pays().iter().enumerate() {
            write!(f, "{}{pay}", if row == 0 { ':' } else { '-' })?;
        }
        Ok(())
    }
}

impl FromStr for PayTable {
    type Err = NotAPayTable;

    /// Parses the text that `Display` writes. Older links and saves have tables without a game: nine pays belong to
    /// Jacks or Better, eleven to Joker Poker (kings or better). They stay valid forever.
    fn from_str(text: &str) -> Result<PayTable, NotAPayTable> {
        if let Some((game, pays)) = text.split_once(':') {
            return PayTable::parse_pays(game.parse()?, pays);
        }
        let unnamed = [Game::JacksOrBetter, Game::JokerKings].into_iter();
        let mut tables = unnamed.map(|game| PayTable::parse_pays(game, text));
        tables.find_map(Result::ok).ok_or(NotAPayTable::NoGame)
    }
}

/// The pay table is the whole set of rules, because its game also determines the pack.
impl table::Rules for PayTable {
    fn decks(&self) -> Decks {
        self.game.decks()
    }
}

/// The error for a text or pays that do not form a pay table of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAPayTable {
    /// The table does not name its game.
    NoGame,
    /// The table names an unknown game.
    Unknown(UnknownGame),
    /// The number of pays differs from the number of the game's classes.
    WrongCount {
        /// The game.
        game: Game,
        /// The number of pays given.
        found: usize,
    },
    /// This text is not a pay.
    NoPay(String),
    /// The game has no table with this name.
    NoName {
        /// The game.
        game: Game,
        /// The name.
        text: String,
    },
    /// The table belongs to another game than the expected one.
    Other {
        /// The expected game.
        game: Game,
        /// The game of the table.
        table: Game,
    },
}

impl From<UnknownGame> for NotAPayTable {
    fn from(unknown: UnknownGame) -> NotAPayTable {
        NotAPayTable::Unknown(unknown)
    }
}

impl fmt::Display for NotAPayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAPayTable::NoGame => f.write_str(
                "A pay table names its game before a colon, as in jacks:800-50-25-9-6-4-3-2-1.",
            ),
            NotAPayTable::Unknown(unknown) => unknown.fmt(f),
            NotAPayTable::WrongCount { game, found } => {
                let rows = game.classes().len();
                write!(
                    f,
                    "A pay table of {game} has {rows} pays; this one has {found}."
                )
            }
            NotAPayTable::NoPay(text) => {
                let most = PayTable::MOST;
                write!(f, "A pay is a whole number from 0 to {most}, not {text:?}.")
            }
            NotAPayTable::NoName { game, text } => {
                let names: Vec<&str> = game.usual_tables().map(|usual| usual.name()).collect();
                let names = names.join(", ");
                write!(
                    f,
                    "No pay table of {game} is called {text:?}; these are known: {names}."
                )
            }
            NotAPayTable::Other { game, table } => {
                write!(f, "That is a pay table of {table}, not of {game}.")
            }
        }
    }
}

impl std::error::Error for NotAPayTable {}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(PayTable);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pay_tables_round_trip() {
        for game in Game::ALL {
            for usual in game.usual_tables() {
                let table = usual.table();
                let text = table.to_string();
                assert_eq!(text.parse(), Ok(table), "{text}");
                assert_eq!(table.pays().len(), game.classes().len(), "{text}");
            }
        }
        let deuces = "deuces:800-200-25-15-9-5-3-2-2-1";
        let table: PayTable = deuces.parse().expect("a table");
        assert_eq!(table.to_string(), deuces);
        assert_eq!(table.pay(Class::FourDeuces), 200);
        assert_eq!(table.pay(Class::TwoPair), 0);
        assert_eq!(table.on(Coins::ONE).pay(Class::RoyalFlush), 250);
        assert_eq!(table.on(Coins::MOST), table);
    }

    #[test]
    fn invalid_pay_table_error_explains_why() {
        for (text, why) in [
            (
                "800-50-25-9-6-4-3-2",
                "A pay table names its game before a colon, as in jacks:800-50-25-9-6-4-3-2-1.",
            ),
            (
                "jacks:800-50-25-9-6-4-3-2",
                "A pay table of jacks has 9 pays; this one has 8.",
            ),
            (
                "deuces:800-50-25-9-6-4-3-2-1",
                "A pay table of deuces has 10 pays; this one has 9.",
            ),
            (
                "jacks:",
                "A pay is a whole number from 0 to 9999, not \"\".",
            ),
            (
                "jacks:800-50-25-9-6-4-3-2-01",
                "A pay is a whole number from 0 to 9999, not \"01\".",
            ),
            (
                "jacks:10000-50-25-9-6-4-3-2-1",
                "A pay is a whole number from 0 to 9999, not \"10000\".",
            ),
            (
                "jacks:800-50-25-9-6-4-3-2-+1",
                "A pay is a whole number from 0 to 9999, not \"+1\".",
            ),
        ] {
            let error = text.parse::<PayTable>().expect_err(text);
            assert_eq!(error.to_string(), why, "{text}");
        }
        assert!(matches!(
            "Jacks:1".parse::<PayTable>(),
            Err(NotAPayTable::Unknown(_))
        ));
        let most = PayTable::new(Game::JacksOrBetter, &[10_000; 9]);
        assert_eq!(most, Err(NotAPayTable::NoPay("10000".to_owned())));
    }

    #[test]
    fn pay_tables_are_found_by_name() {
        for game in Game::ALL {
            for usual in game.usual_tables() {
                let table = usual.table();
                assert_eq!(PayTable::named(game, usual.name()), Ok(table), "{table}");
                assert_eq!(PayTable::named(game, &table.to_string()), Ok(table));
            }
        }
        let named = |game, name| PayTable::named(game, name).map_err(|why| why.to_string());
        let table = named(Game::DoubleBonus, "9/6").map(|table| table.to_string());
        assert_eq!(
            table.as_deref(),
            Ok("double-bonus:800-50-50-80-160-9-6-5-3-1-1")
        );
        for (game, name, why) in [
            (
                Game::JokerTwoPair,
                "10",
                "A pay table of joker-two-pair has 10 pays; this one has 1.",
            ),
            (
                Game::AcesAndEights,
                "9/",
                "No pay table of aces-and-eights is called \"9/\"; these are known: 8/5.",
            ),
            (
                Game::BonusDeuces,
                "4/3",
                "No pay table of bonus-deuces is called \"4/3\"; these are known: 9/4/4/3.",
            ),
            (
                Game::TensOrBetter,
                "jacks:800-50-25-9-6-4-3-2-1",
                "That is a pay table of jacks, not of tens.",
            ),
        ] {
            assert_eq!(named(game, name), Err(why.to_owned()));
        }
    }

    #[test]
    fn old_pay_tables_without_game_still_parse() {
        for (old, table, text) in [
            (
                "800-50-25-9-6-4-3-2-1",
                PayTable::jacks(9, 6),
                "jacks:800-50-25-9-6-4-3-2-1",
            ),
            (
                "800-200-100-50-20-7-5-3-2-1-1",
                PayTable::KINGS,
                "joker-kings:800-200-100-50-20-7-5-3-2-1-1",
            ),
        ] {
            assert_eq!(old.parse(), Ok(table));
            assert_eq!(table.to_string(), text);
            assert_eq!(text.parse(), Ok(table));
            assert_eq!(table.game().usual(), table);
        }
        for text in [
            "",
            "9/6",
            "800-200-25-15-9-5-3-2-2-1",
            "800-50-25-9-6-4-3-2-01",
        ] {
            assert_eq!(
                text.parse::<PayTable>(),
                Err(NotAPayTable::NoGame),
                "{text}"
            );
        }
    }

    #[test]
    fn royal_flush_pays_in_full_only_on_five_coins() {
        let table = PayTable::jacks(9, 6);
        let royal = Coins::all().map(|coins| table.paid(Class::RoyalFlush, coins));
        assert!(royal.eq([250, 500, 750, 1_000, 4_000]));
        let flush = Coins::all().map(|coins| table.paid(Class::Flush, coins));
        assert!(flush.eq([6, 12, 18, 24, 30]));
        let low = table.with(Class::RoyalFlush, 100).expect("a pay table");
        assert_eq!(low.paid(Class::RoyalFlush, Coins::ONE), 100);
        assert!(table.with(Class::FiveOfAKind, 1).is_err());
    }

    #[test]
    fn lowest_paid_pair_follows_the_table() {
        let from = |game: Game| game.usual().pairs_from();
        assert_eq!(from(Game::JacksOrBetter), Some(Rank::Jack));
        assert_eq!(from(Game::TensOrBetter), Some(Rank::Ten));
        assert_eq!(from(Game::JokerKings), Some(Rank::King));
        assert_eq!(from(Game::RoyalAces), Some(Rank::Ace));
        assert_eq!(from(Game::Deuces), None);
        let none = PayTable::jacks(9, 6).with(Class::JacksOrBetter, 0);
        assert_eq!(none.map(|table| table.pairs_from()), Ok(None));
    }
}
