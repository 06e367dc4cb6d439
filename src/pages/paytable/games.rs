//! The list of the games of video poker: its filter and its order.

use std::cmp::Ordering;

use crate::poker::video_poker::{Game, KnownReturn, UsualTable};
use crate::table::Fields;

/// The name in the address of the order.
const SORT: &str = "sort";

/// The name in the address of the search text.
const SOUGHT: &str = "search";

/// The order of the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// By name.
    Name,
    /// By return, the highest first.
    #[default]
    Return,
    /// By variance, the lowest first.
    Variance,
}

impl Sort {
    /// All orders, in the order of the columns.
    pub const ALL: [Sort; 3] = [Sort::Name, Sort::Return, Sort::Variance];

    /// The order with this [code](Sort::code), if there is one.
    fn from_code(code: &str) -> Option<Sort> {
        Sort::ALL.into_iter().find(|sort| sort.code() == code)
    }

    /// The name of the order on the page and in its address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Sort::Name => "name",
            Sort::Return => "return",
            Sort::Variance => "variance",
        }
    }
}

/// The player's settings of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameList {
    sort: Sort,
    sought: String,
}

/// An event in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player chose this order.
    Sorted(Sort),
    /// The player typed this to find a game.
    Sought(String),
}

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Listed {
    /// The usual pay table of the game.
    pub table: UsualTable,
    /// The return of the game.
    pub known: KnownReturn,
}

impl GameList {
    /// The names of the fields of an address.
    pub(crate) const NAMES: [&str; 2] = [SORT, SOUGHT];

    /// Reads the fields of an address. A missing or unreadable field changes nothing.
    pub(crate) fn read(&mut self, fields: &Fields) {
        if let Some(sort) = fields.get(SORT).and_then(Sort::from_code) {
            self.sort = sort;
        }
        if let Some(sought) = fields.get(SOUGHT) {
            sought.clone_into(&mut self.sought);
        }
    }

    /// Appends the choices to the fields of an address.
    pub(crate) fn write(&self, fields: Fields) -> Fields {
        let GameList { sort, sought } = self;
        let sort = Some(*sort).filter(|sort| *sort != Sort::default());
        let sought = Some(sought).filter(|sought| !sought.is_empty());
        fields
            .with_some(SORT, sort.map(Sort::code))
            .with_some(SOUGHT, sought)
    }

    pub(crate) fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Sorted(sort) => self.sort = sort,
            Msg::Sought(text) => self.sought = text,
        }
    }

    /// The chosen order.
    #[must_use]
    pub const fn sort(&self) -> Sort {
        self.sort
    }

    /// The typed search text.
    #[must_use]
    pub fn sought(&self) -> &str {
        &self.sought
    }

    /// The shown games, sorted. The search compares each word with the game's name in the page's language and in
    /// English, and with its pay table. It ignores case.
    #[must_use]
    pub fn shown(&self, name: impl Fn(Game) -> &'static str) -> Vec<Listed> {
        let sought = self.sought.to_lowercase();
        let is_found = |listed: &Listed| {
            let game = listed.table.game();
            let names = [name(game), game.name(), game.code(), listed.table.name()];
            // A Japanese name marks where a line may break.
            let names = names.join(" ").to_lowercase().replace('\u{200b}', "");
            sought.split_whitespace().all(|word| names.contains(word))
        };
        let listed = |game: Game| {
            let table = game.first_table();
            let known = table.known_return();
            Listed { table, known }
        };
        let mut shown: Vec<Listed> = Game::ALL.into_iter().map(listed).collect();
        shown.retain(is_found);
        shown.sort_by(|one, other| self.order(one, other, &name));
        shown
    }

    fn order(&self, one: &Listed, other: &Listed, name: impl Fn(Game) -> &'static str) -> Ordering {
        match self.sort {
            Sort::Name => name(one.table.game()).cmp(name(other.table.game())),
            Sort::Return => other.known.value.total_cmp(&one.known.value),
            Sort::Variance => one.known.variance.total_cmp(&other.known.variance),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(list: &GameList) -> Vec<&'static str> {
        let shown = list.shown(Game::name);
        shown.iter().map(|it| it.table.game().code()).collect()
    }

    #[test]
    fn games_are_sorted_by_each_column() {
        let mut list = GameList::default();
        assert_eq!(codes(&list).len(), Game::ALL.len());
        let values = |list: &GameList| {
            list.shown(Game::name)
                .iter()
                .map(|it| it.known.value)
                .collect::<Vec<_>>()
        };
        assert!(values(&list).is_sorted_by(|one, other| one >= other));
        list.update(Msg::Sorted(Sort::Variance));
        let shown = list.shown(Game::name);
        assert!(shown.is_sorted_by(|one, other| one.known.variance <= other.known.variance));
        list.update(Msg::Sorted(Sort::Name));
        assert_eq!(codes(&list)[..2], ["aces-and-eights", "aces-and-faces"]);
    }

    #[test]
    fn game_is_found_by_words_of_its_name() {
        let mut list = GameList::default();
        for (sought, found) in [
            ("deuces", 4),
            ("double bonus", 4),
            ("Wild LOOSE", 1),
            ("joker", 3),
            ("9/6 royal", 1),
            ("  ", 22),
            ("whist", 0),
        ] {
            list.update(Msg::Sought(sought.to_owned()));
            assert_eq!(codes(&list).len(), found, "{sought}: {:?}", codes(&list));
        }
    }

    #[test]
    fn search_ignores_line_breaks_in_a_name() {
        let mut list = GameList::default();
        list.update(Msg::Sought("ボーナスポーカー".to_owned()));
        assert_eq!(
            list.shown(|_| "ボーナス\u{200b}ポーカー").len(),
            Game::ALL.len()
        );
    }
}
