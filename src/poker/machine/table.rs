//! Pay tables of the games.

use std::fmt;
use std::str::FromStr;

use super::class::Class;
use super::game::{Game, UnknownGame, WildCards};
use crate::poker::paytable::{Coins, PayTable, Variant};
use crate::table::fields;

/// A game, and what it pays for each of its classes, in coins for each coin that is bet.
///
/// Written as the game's code, a colon, and the pays in the order of [`Game::classes`] with hyphens between:
/// `deuces:800-200-25-15-9-5-3-2-2-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameTable {
    game: Game,
    /// By row; nothing behind the last one.
    pays: [u16; Game::MOST_CLASSES],
}

impl GameTable {
    /// The most that a table pays for a coin.
    pub const MOST: u16 = PayTable::MOST;

    /// The table of this game that pays so much, in the order of [`Game::classes`].
    ///
    /// # Errors
    /// [`NotAGameTable`] unless there is a pay for each class, none above [`GameTable::MOST`].
    pub fn new(game: Game, each: &[u16]) -> Result<GameTable, NotAGameTable> {
        if each.len() != game.classes().len() {
            return Err(NotAGameTable::WrongCount {
                game,
                found: each.len(),
            });
        }
        if let Some(pay) = each.iter().find(|pay| **pay > GameTable::MOST) {
            return Err(NotAGameTable::NoPay(pay.to_string()));
        }
        Ok(GameTable::of_known(game, each))
    }

    /// As [`GameTable::new`], of pays that are right.
    pub(super) fn of_known(game: Game, each: &[u16]) -> GameTable {
        let mut pays = [0; Game::MOST_CLASSES];
        for (mine, pay) in pays.iter_mut().zip(each) {
            *mine = *pay;
        }
        GameTable { game, pays }
    }

    /// Reads a table of this game as it is given beside the game: the pays alone, with hyphens between; the whole
    /// table, as `Display` writes it; or a name. Names are those of [`Game::usual_tables`], and in games that are not
    /// played with deuces what a full house and a flush are paid, with a slash between.
    ///
    /// # Errors
    /// [`NotAGameTable`] where it is none, or one of another game.
    pub fn named(game: Game, text: &str) -> Result<GameTable, NotAGameTable> {
        let mut usual = game.usual_tables();
        if let Some(usual) = usual.find(|usual| usual.name() == text) {
            return Ok(usual.table());
        }
        if text.contains(':') {
            let table: GameTable = text.parse()?;
            let other = NotAGameTable::Other {
                game,
                table: table.game,
            };
            return (table.game == game).then_some(table).ok_or(other);
        }
        let Some((full_house, flush)) = text.split_once('/') else {
            return GameTable::parse_pays(game, text);
        };
        let no_name = || NotAGameTable::NoName {
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

    /// Reads the pays of a game's table, with hyphens between, without the game's code.
    ///
    /// # Errors
    /// As [`GameTable::new`], and where something between the hyphens is no pay.
    pub fn parse_pays(game: Game, text: &str) -> Result<GameTable, NotAGameTable> {
        let no_pay = |digits: &str| NotAGameTable::NoPay(digits.to_owned());
        let pay = |digits| read_pay(digits).ok_or_else(|| no_pay(digits));
        let each: Vec<u16> = text.split('-').map(pay).collect::<Result<_, _>>()?;
        GameTable::new(game, &each)
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// What each class is paid for a coin where all five are bet, in the order of [`Game::classes`].
    #[must_use]
    pub fn pays(&self) -> &[u16] {
        &self.pays[..self.game.classes().len()]
    }

    /// What this class is paid for a coin where all five are bet; `None` where the game has no such class.
    #[must_use]
    pub fn pay(&self, class: Class) -> Option<u16> {
        self.game.row(class).map(|row| self.pays[row])
    }

    /// The same table where this class is paid so much for a coin.
    ///
    /// # Errors
    /// [`NotAGameTable`] where that is above [`GameTable::MOST`], or the game has no such class.
    pub fn with(mut self, class: Class, pay: u16) -> Result<GameTable, NotAGameTable> {
        let (game, most) = (self.game, GameTable::MOST);
        let row = game.row(class).filter(|_| pay <= most);
        let row = row.ok_or_else(|| NotAGameTable::NoPay(pay.to_string()))?;
        self.pays[row] = pay;
        Ok(self)
    }

    /// The same table as it pays for each coin where so many are bet: a royal flush without a wild card is paid
    /// [`PayTable::ROYAL_ON_FEWER_COINS`] at the most where fewer than five are.
    #[must_use]
    pub fn on(mut self, coins: Coins) -> GameTable {
        if coins < Coins::MOST
            && let Some(row) = self.game.row(Class::RoyalFlush)
        {
            self.pays[row] = self.pays[row].min(PayTable::ROYAL_ON_FEWER_COINS);
        }
        self
    }
}

/// A pay that is written in the shortest way.
fn read_pay(digits: &str) -> Option<u16> {
    let shortest = digits == "0" || !digits.starts_with('0');
    let number = fields::number(digits).filter(|_| shortest)?;
    let pay = u16::try_from(number).ok()?;
    (pay <= GameTable::MOST).then_some(pay)
}

impl From<&PayTable> for GameTable {
    /// The same table among those of all games: the classes of both variants have the order of
    /// [`Variant::prizes`].
    fn from(table: &PayTable) -> GameTable {
        let game = match table.variant() {
            Variant::JacksOrBetter => Game::JacksOrBetter,
            Variant::KingsOrBetter => Game::JokerKings,
        };
        let prizes = table.variant().prizes().iter();
        let each: Vec<u16> = prizes.map(|prize| table.pay(*prize)).collect();
        GameTable::of_known(game, &each)
    }
}

impl fmt::Display for GameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.game)?;
        for (row, pay) in self.pays().iter().enumerate() {
            write!(f, "{}{pay}", if row == 0 { ':' } else { '-' })?;
        }
        Ok(())
    }
}

impl FromStr for GameTable {
    type Err = NotAGameTable;

    /// Reads what `Display` writes, and nothing else: so no table is written in two ways.
    fn from_str(text: &str) -> Result<GameTable, NotAGameTable> {
        let (game, pays) = text.split_once(':').ok_or(NotAGameTable::NoGame)?;
        GameTable::parse_pays(game.parse()?, pays)
    }
}

/// Why something is no pay table of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAGameTable {
    /// It does not name its game.
    NoGame,
    /// It names a game that does not exist.
    Unknown(UnknownGame),
    /// It has another number of pays than the game has classes.
    WrongCount {
        /// The game.
        game: Game,
        /// How many pays there are.
        found: usize,
    },
    /// This is no pay.
    NoPay(String),
    /// No table of the game is called so.
    NoName {
        /// The game.
        game: Game,
        /// The name.
        text: String,
    },
    /// It is a table of another game than the one that is asked for.
    Other {
        /// The game that is asked for.
        game: Game,
        /// The game of the table.
        table: Game,
    },
}

impl From<UnknownGame> for NotAGameTable {
    fn from(unknown: UnknownGame) -> NotAGameTable {
        NotAGameTable::Unknown(unknown)
    }
}

impl fmt::Display for NotAGameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAGameTable::NoGame => f.write_str(
                "A pay table names its game before a colon, as in jacks:800-50-25-9-6-4-3-2-1.",
            ),
            NotAGameTable::Unknown(unknown) => unknown.fmt(f),
            NotAGameTable::WrongCount { game, found } => {
                let rows = game.classes().len();
                write!(
                    f,
                    "A pay table of {game} has {rows} pays; this one has {found}."
                )
            }
            NotAGameTable::NoPay(text) => {
                let most = GameTable::MOST;
                write!(f, "A pay is a whole number from 0 to {most}, not {text:?}.")
            }
            NotAGameTable::NoName { game, text } => {
                let names: Vec<&str> = game.usual_tables().map(|usual| usual.name()).collect();
                let names = names.join(", ");
                write!(
                    f,
                    "No pay table of {game} is called {text:?}; these are known: {names}."
                )
            }
            NotAGameTable::Other { game, table } => {
                write!(f, "That is a pay table of {table}, not of {game}.")
            }
        }
    }
}

impl std::error::Error for NotAGameTable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_back_as_written() {
        for game in Game::ALL {
            for usual in game.usual_tables() {
                let table = usual.table();
                let text = table.to_string();
                assert_eq!(text.parse(), Ok(table), "{text}");
                assert_eq!(table.pays().len(), game.classes().len(), "{text}");
            }
        }
        let deuces = "deuces:800-200-25-15-9-5-3-2-2-1";
        let table: GameTable = deuces.parse().expect("a table");
        assert_eq!(table.to_string(), deuces);
        assert_eq!(table.pay(Class::FourDeuces), Some(200));
        assert_eq!(table.pay(Class::TwoPair), None);
        assert_eq!(table.on(Coins::ONE).pay(Class::RoyalFlush), Some(250));
        assert_eq!(table.on(Coins::MOST), table);
    }

    #[test]
    fn wrong_tables_are_refused_with_a_sentence() {
        for (text, why) in [
            (
                "800-50-25-9-6-4-3-2-1",
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
            let error = text.parse::<GameTable>().expect_err(text);
            assert_eq!(error.to_string(), why, "{text}");
        }
        assert!(matches!(
            "Jacks:1".parse::<GameTable>(),
            Err(NotAGameTable::Unknown(_))
        ));
        let most = GameTable::new(Game::JacksOrBetter, &[10_000; 9]);
        assert_eq!(most, Err(NotAGameTable::NoPay("10000".to_owned())));
    }

    #[test]
    fn tables_are_found_by_name() {
        for game in Game::ALL {
            for usual in game.usual_tables() {
                let table = usual.table();
                assert_eq!(GameTable::named(game, usual.name()), Ok(table), "{table}");
                assert_eq!(GameTable::named(game, &table.to_string()), Ok(table));
            }
        }
        let named = |game, name| GameTable::named(game, name).map_err(|why| why.to_string());
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
    fn tables_of_both_variants_are_tables_of_games() {
        for (table, text) in [
            (PayTable::jacks(9, 6), "jacks:800-50-25-9-6-4-3-2-1"),
            (PayTable::KINGS, "joker-kings:800-200-100-50-20-7-5-3-2-1-1"),
        ] {
            assert_eq!(GameTable::from(&table).to_string(), text);
        }
    }
}
