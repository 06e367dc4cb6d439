//! The games of the page, generated from their list: their tables, messages and links, and what a game does there.
//!
//! A game is a row in `fair_deal_places::games!` and a module in `crate::games`, which implements [`TableGame`] and
//! what its rounds, checks and words need.

use std::fmt::Debug;

use fair_deal_places::games;

use super::model::Model;
use super::msg::{Cmd, Msg};
use super::route::Page;
use super::table_id::{BuiltTable, TableId};
use crate::coach::request::AnyCoachRequest;
use crate::core::PackCard;
use crate::history::GameName;
use crate::table::{
    self, AnyTable, Effect, Fields, Game, LinkError, Mode, NotPractice, Opened, Position,
    PracticeOf, RulesOf, SaveUnreadable, SharedDeal, Table,
};
use crate::text::Words;
use crate::text::guide::Piece;

/// A game with tables on the page.
pub trait TableGame: Game {
    /// The tables of the game.
    type Id: GameTable<Self>;

    /// True if hands of this game can be practised.
    const PRACTISES: bool = false;

    /// The name of the game, which is the heading of its tables.
    fn heading(words: Words) -> &'static str;

    /// The help for a player on a first visit, before any decision at this game.
    fn help(words: Words) -> &'static str;

    /// The rule for counting a round of the deal of the day.
    fn day_note(words: Words) -> &'static str;

    /// The name of the game in the result of a day.
    fn name_of_day(words: Words, _table: &Table<Self>) -> &'static str {
        Self::heading(words)
    }

    /// The pieces of the guide for this table, without those for every table.
    fn guide(table: &Table<Self>) -> Vec<Piece>;

    /// The reading pages about this table's game, with the fields of their addresses.
    fn pages(table: &Table<Self>) -> Vec<(Page, Fields)>;

    /// The table of the day to which this table leads; `None` for the first table of the day of its game.
    fn table_of_day(_at: Self::Id, _table: &Table<Self>) -> Option<Self::Id> {
        None
    }

    /// Returns true if a coach advises at this table.
    fn has_coach(_table: &Table<Self>) -> bool {
        true
    }

    /// The request to the coach about this table; `None` if there is nothing to ask.
    fn coach_request(model: &Model, at: Self::Id) -> Option<AnyCoachRequest>;

    /// The hands and the rules of a link to practise hands like this one; `None` if no such hand can be practised.
    /// `terms` are those of the round, `player` the cards of the hand, and `dealer` the dealer's first card.
    #[must_use]
    fn practice_of(
        _terms: &str,
        _player: &[PackCard],
        _dealer: Option<PackCard>,
    ) -> Option<[String; 2]> {
        None
    }
}

/// One of the tables of a game.
pub trait GameTable<G: Game>: Copy + Debug + PartialEq + 'static {
    /// The table for fresh and shared deals.
    const FREE: Self;

    /// The number of tables for the deals of a day.
    const DAYS: usize;

    /// The place of this table among those for the deals of a day, from 0 and less than [`DAYS`](GameTable::DAYS);
    /// `None` for the table of fresh and shared deals.
    fn day(self) -> Option<usize>;

    /// Returns the mode of the table: fresh and shared deals, or the deals of a day.
    fn mode(self) -> Mode {
        match GameTable::<G>::day(self) {
            None => Mode::Free,
            Some(_) => Mode::Daily,
        }
    }

    /// Sets the table up anew.
    fn open(self) -> Opened<G> {
        Table::open(GameTable::<G>::mode(self))
    }

    /// Sets the table up as it was saved.
    ///
    /// # Errors
    /// [`SaveUnreadable`] where the text is no save of this table.
    fn restore(self, save: &str) -> Result<Opened<G>, SaveUnreadable> {
        Table::restore(GameTable::<G>::mode(self), save)
    }

    /// Returns true if this save of this table can be parsed.
    fn can_read(self, save: &str) -> bool {
        Table::<G>::is_saved_as(GameTable::<G>::mode(self), save)
    }
}

impl<G: Game> GameTable<G> for Mode {
    const FREE: Mode = Mode::Free;
    const DAYS: usize = 1;

    fn day(self) -> Option<usize> {
        match self {
            Mode::Free => None,
            Mode::Daily => Some(0),
        }
    }
}

/// The tables of a game.
#[derive(Clone, Debug)]
pub(super) struct Tables<G: Game> {
    free: Table<G>,
    days: Vec<Table<G>>,
}

impl<G: TableGame> Default for Tables<G> {
    fn default() -> Tables<G> {
        let mut days = Vec::new();
        days.resize_with(<G::Id as GameTable<G>>::DAYS, Table::default);
        Tables {
            free: Table::default(),
            days,
        }
    }
}

impl<G: TableGame> Tables<G> {
    fn at(&self, id: G::Id) -> &Table<G> {
        match id.day() {
            None => &self.free,
            Some(day) => &self.days[day],
        }
    }

    fn at_mut(&mut self, id: G::Id) -> &mut Table<G> {
        match id.day() {
            None => &mut self.free,
            Some(day) => &mut self.days[day],
        }
    }

    /// Sets a table up: as it was saved, if the save can be parsed, else anew.
    fn set_up(
        &mut self,
        id: G::Id,
        saved: Option<&str>,
    ) -> (Vec<Effect>, Result<(), SaveUnreadable>) {
        let (opened, readable) = match saved.map(|save| id.restore(save)) {
            None => (id.open(), Ok(())),
            Some(Ok(restored)) => (restored, Ok(())),
            Some(Err(unreadable)) => (id.open(), Err(unreadable)),
        };
        let (table, effects) = opened;
        *self.at_mut(id) = table;
        (effects, readable)
    }
}

/// A request of a link to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRequest<G: Game> {
    /// Put this deal on the table.
    Deal(SharedDeal<G>),
    /// Choose these rules, without a deal.
    Rules(RulesOf<G>),
    /// Deal such hands for practice, if they can be read, by these rules or by those of the table.
    Practice(Result<PracticeOf<G>, NotPractice>, Option<RulesOf<G>>),
}

impl<G: TableGame> LinkRequest<G> {
    /// Reads the fields of a link; `None` where they ask for nothing.
    fn read(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        SharedDeal::parse(fields)
            .map(|shared| shared.map(LinkRequest::Deal))
            .or_else(|| LinkRequest::practice(fields).filter(|_| G::PRACTISES))
            .or_else(|| LinkRequest::rules(fields))
    }

    fn practice(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        let hands: Result<PracticeOf<G>, _> = fields.get("practice")?.parse();
        let hands = hands.map_err(|_| NotPractice);
        let rules = fields.get("rules").map(str::parse).transpose();
        let rules = rules.map_err(|_| LinkError::RulesAlone);
        Some(rules.map(|rules| LinkRequest::Practice(hands, rules)))
    }

    fn rules(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        let rules = fields.get("rules")?.parse().ok();
        Some(rules.map(LinkRequest::Rules).ok_or(LinkError::RulesAlone))
    }
}

/// The connection of a game to the enums of the page, generated from the list.
pub(super) trait PageGame: TableGame {
    /// This table among all tables.
    fn id(at: Self::Id) -> TableId;

    /// The message of the page for this message of a table.
    fn msg(at: Self::Id, msg: table::Msg<Self>) -> Msg;

    /// The tables of the game.
    fn tables(all: &AllTables) -> &Tables<Self>;

    /// The tables of the game, to be changed.
    fn tables_mut(all: &mut AllTables) -> &mut Tables<Self>;
}

macro_rules! declare {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $game:ident $field:ident $($type:ident)::+ $code:literal in $bundle:literal {
            $free:tt $name:literal $path:literal;
            $(day $day:tt $day_name:literal $day_path:literal;)+
        }
    )+) => {
        /// The tables of all games.
        #[derive(Clone, Debug, Default)]
        pub(super) struct AllTables {
            $($(#[cfg($cfg)])? $field: Tables<crate::$($type)::+>,)+
        }

        impl AllTables {
            /// This table with any game; `None` if its game is not built into this bundle.
            pub(super) fn table(&self, id: TableId) -> Option<&dyn AnyTable> {
                Some(match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => self.$field.at(at),
                    )+
                })
            }

            pub(super) fn table_mut(&mut self, id: TableId) -> Option<&mut dyn AnyTable> {
                Some(match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => self.$field.at_mut(at),
                    )+
                })
            }

            /// Sets this table up as it was saved, or anew if the save cannot be parsed. Returns `None` if its game is
            /// not built into this bundle.
            pub(super) fn set_up(
                &mut self,
                id: TableId,
                saved: Option<&str>,
            ) -> Option<(Vec<Effect>, Result<(), SaveUnreadable>)> {
                Some(match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => self.$field.set_up(at, saved),
                    )+
                })
            }
        }

        /// Returns true if this save of this table can be parsed. It is always true for a game that is not built into
        /// this bundle. Only a bundle with all games, such as the worker of the history, can rely on the answer.
        #[must_use]
        pub fn is_readable(id: TableId, save: &str) -> bool {
            let Some(built) = id.built() else {
                return true;
            };
            match built {
                $(
                    $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                    BuiltTable::$game(at) => GameTable::<crate::$($type)::+>::can_read(at, save),
                )+
            }
        }

        $(
            $(#[cfg($cfg)])?
            impl PageGame for crate::$($type)::+ {
                fn id(at: Self::Id) -> TableId {
                    TableId::$game(at)
                }

                fn msg(at: Self::Id, msg: table::Msg<Self>) -> Msg {
                    Msg::$game(at, msg)
                }

                fn tables(all: &AllTables) -> &Tables<Self> {
                    &all.$field
                }

                fn tables_mut(all: &mut AllTables) -> &mut Tables<Self> {
                    &mut all.$field
                }
            }
        )+

        /// A request of a link to a table.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Link {
            $(
                $(#[doc = $doc])*
                $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                $game(LinkRequest<crate::$($type)::+>),
            )+
        }

        impl Link {
            /// Parses the request of an address to this table. A link cannot choose the deal of a day.
            pub(super) fn read(id: TableId, fields: &Fields) -> Option<Result<Link, LinkError>> {
                if id.mode() == Mode::Daily {
                    return None;
                }
                match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(_) => {
                            LinkRequest::read(fields).map(|request| request.map(Link::$game))
                        }
                    )+
                }
            }
        }

        impl Model {
            $(
                $(#[doc = $doc])*
                $(#[cfg($cfg)])?
                #[must_use]
                pub fn $field(
                    &self,
                    at: <crate::$($type)::+ as TableGame>::Id,
                ) -> &Table<crate::$($type)::+> {
                    self.tables.$field.at(at)
                }
            )+

            /// Follows the request of a link.
            pub(super) fn follow_link(&mut self, link: Link, entry: super::msg::Entry) -> Vec<Cmd> {
                match link {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        Link::$game(request) => self.follow_request(request, entry),
                    )+
                }
            }

            /// The table with a coach at which the player is, and the position of its round.
            #[must_use]
            pub fn coached_position(&self) -> Option<(TableId, Position)> {
                let id = self.table_here()?;
                let at = match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => {
                            let table = self.$field(at);
                            <crate::$($type)::+>::has_coach(table).then(|| table.position())?
                        }
                    )+
                };
                Some((id, at))
            }

            /// The request to the coach about the player's table; `None` if the player is at no table of this bundle,
            /// or there is nothing to ask.
            #[must_use]
            pub fn coach_request(&self) -> Option<AnyCoachRequest> {
                match self.table_here()?.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => <crate::$($type)::+>::coach_request(self, at),
                    )+
                }
            }

            /// The pieces of the guide for this table.
            pub(super) fn guide_at(&self, id: TableId) -> Option<Vec<Piece>> {
                Some(match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => <crate::$($type)::+>::guide(self.$field(at)),
                    )+
                })
            }

            /// The reading pages about this table's game, with the fields of their addresses.
            pub(super) fn pages_at(&self, id: TableId) -> Option<Vec<(Page, Fields)>> {
                Some(match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => <crate::$($type)::+>::pages(self.$field(at)),
                    )+
                })
            }

            /// The table of the day to which this table leads. At video poker it is the table of the chosen pay table's
            /// game, if that has a deal of the day.
            #[must_use]
            pub fn table_of_day(&self, id: TableId) -> TableId {
                let day = match id.built() {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        Some(BuiltTable::$game(at)) => {
                            let day = <crate::$($type)::+>::table_of_day(at, self.$field(at));
                            day.map(<crate::$($type)::+ as PageGame>::id)
                        }
                    )+
                    None => None,
                };
                day.unwrap_or_else(|| id.with_mode(Mode::Daily))
            }

            /// The name of the game at this table in the result of a day.
            #[must_use]
            pub fn name_of_day(&self, id: TableId, words: Words) -> Option<&'static str> {
                Some(match id.built()? {
                    $(
                        $(#[cfg($cfg)])? #[cfg(feature = $bundle)]
                        BuiltTable::$game(at) => {
                            <crate::$($type)::+>::name_of_day(words, self.$field(at))
                        }
                    )+
                })
            }
        }

        impl Words {
            /// The name of this game.
            #[must_use]
            pub fn game_heading(self, game: GameName) -> &'static str {
                match game {
                    $($(#[cfg($cfg)])? GameName::$game => <crate::$($type)::+>::heading(self),)+
                }
            }

            /// The help for a player on a first visit, before any decision at this game.
            #[must_use]
            pub fn game_help(self, game: GameName) -> &'static str {
                match game {
                    $($(#[cfg($cfg)])? GameName::$game => <crate::$($type)::+>::help(self),)+
                }
            }

            /// The rule for counting a round of the deal of the day of this game.
            #[must_use]
            pub fn game_day_note(self, game: GameName) -> &'static str {
                match game {
                    $($(#[cfg($cfg)])? GameName::$game => <crate::$($type)::+>::day_note(self),)+
                }
            }
        }

        /// The hands and the rules of a link to practise hands like this one. See [`TableGame::practice_of`].
        #[must_use]
        pub fn practice_of(
            game: GameName,
            terms: &str,
            player: &[PackCard],
            dealer: Option<PackCard>,
        ) -> Option<[String; 2]> {
            match game {
                $($(#[cfg($cfg)])? GameName::$game => {
                    <crate::$($type)::+>::practice_of(terms, player, dealer)
                })+
            }
        }
    };
}
games!(declare);

impl Model {
    /// Has this table handle the message, and runs the effects.
    pub(super) fn play<G: PageGame>(&mut self, at: G::Id, msg: table::Msg<G>) -> Vec<Cmd> {
        let effects = G::tables_mut(&mut self.tables).at_mut(at).update(msg);
        self.run_effects(G::id(at), effects)
    }

    /// The table of this game for fresh and shared deals.
    pub(super) fn free_table<G: PageGame>(&self) -> &Table<G> {
        G::tables(&self.tables).at(<G::Id as GameTable<G>>::FREE)
    }

    /// Has the table of this game for fresh and shared deals handle this message.
    pub(super) fn send_to_free_table<G: PageGame>(&mut self, msg: table::Msg<G>) -> Vec<Cmd> {
        self.update(G::msg(<G::Id as GameTable<G>>::FREE, msg))
    }
}
