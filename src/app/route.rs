//! The addresses of the page: everything after the `#`, so that any static host and any folder will
//! do.
//!
//! `#/blackjack?deal=<secret>&cut=<c>&mix=<text>&rules=<rules>&play=<decisions>` opens a table with a
//! shared deal on it; all but the deal may be missing. `#/blackjack?rules=<rules>` chooses rules there, and
//! `#/blackjack?practice=<hands>&rules=<rules>` has hands dealt for practice. Rules are chosen so at every table, and
//! `#/poker/jacks` has practice too, with a pay table as the rules. An
//! address is typed, pasted and cut short by people: [`Address::parse`] takes any text and says what is
//! wrong with it.

#[cfg(not(all(feature = "blackjack", feature = "poker")))]
use std::convert::Infallible;
use std::fmt::Display;
use std::str::FromStr;

pub use fair_deal_places::Page;

use crate::blackjack::{Blackjack, PracticeHands, Rules};
use crate::core::Jokers;
use crate::history::GameName;
use crate::poker::{self, DayGame, Duel, Jacks, PayTable, Solo, duel};
use crate::table::{DEAL_FIELDS, Fields, Game, LinkError, Mode, NotPractice, RulesOf, SharedDeal};

/// One of the page's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// `#/`, and what is shown when there is no fragment: the blackjack table, ready to be played.
    #[default]
    Home,
    /// One of the tables.
    Table(TableId),
    /// `#/settings`
    Settings,
    /// `#/rules`: how all the games are played.
    Guide,
    /// One of the reading pages, which are a program of their own (see [`crate::pages`]).
    Reading(Page),
    /// Anything else.
    Unknown,
}

/// One of the tables. Each game has two: one whose deals are fresh or shared, one for the deal of the
/// day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableId {
    /// A blackjack table.
    Blackjack(Mode),
    /// A solo draw table.
    Solo(Mode),
    /// A table of video poker.
    Jacks(JacksTableId),
    /// A duel's table.
    Duel(Mode),
}

/// One of the tables of video poker: the one at which all games can be played, or that of a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum JacksTableId {
    /// The one whose deals are fresh or shared.
    #[default]
    Free,
    /// That of the deals of the day of a game.
    Daily(DayGame),
}

impl JacksTableId {
    /// Which of the two kinds of tables it is.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            JacksTableId::Free => Mode::Free,
            JacksTableId::Daily(_) => Mode::Daily,
        }
    }
}

impl Default for TableId {
    fn default() -> TableId {
        TableId::Blackjack(Mode::Free)
    }
}

impl TableId {
    /// The tables in the order in which the page sets them up.
    pub const ALL: [TableId; 10] = [
        TableId::Blackjack(Mode::Free),
        TableId::Solo(Mode::Free),
        TableId::Jacks(JacksTableId::Free),
        TableId::Duel(Mode::Free),
        TableId::Blackjack(Mode::Daily),
        TableId::Solo(Mode::Daily),
        TableId::Jacks(JacksTableId::Daily(DayGame::JacksOrBetter)),
        TableId::Jacks(JacksTableId::Daily(DayGame::DoubleDoubleBonus)),
        TableId::Jacks(JacksTableId::Daily(DayGame::Deuces)),
        TableId::Duel(Mode::Daily),
    ];

    /// The place of this table.
    #[must_use]
    pub const fn route(self) -> Route {
        Route::Table(self)
    }

    /// The path after the `#`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            TableId::Blackjack(Mode::Free) => "/blackjack",
            TableId::Blackjack(Mode::Daily) => "/blackjack/daily",
            TableId::Solo(Mode::Free) => "/poker/solo",
            TableId::Solo(Mode::Daily) => "/poker/daily",
            TableId::Jacks(JacksTableId::Free) => "/poker/jacks",
            TableId::Jacks(JacksTableId::Daily(day)) => match day {
                DayGame::JacksOrBetter => "/poker/jacks/daily",
                DayGame::DoubleDoubleBonus => "/poker/jacks/daily/double-double-bonus",
                DayGame::Deuces => "/poker/jacks/daily/deuces",
            },
            TableId::Duel(Mode::Free) => "/poker/duel",
            TableId::Duel(Mode::Daily) => "/poker/duel/daily",
        }
    }

    /// The name under which the table is saved.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TableId::Blackjack(Mode::Free) => "blackjack",
            TableId::Blackjack(Mode::Daily) => "blackjack-daily",
            TableId::Solo(Mode::Free) => "solo",
            TableId::Solo(Mode::Daily) => "solo-daily",
            TableId::Jacks(JacksTableId::Free) => "jacks",
            TableId::Jacks(JacksTableId::Daily(day)) => match day {
                DayGame::JacksOrBetter => "jacks-daily",
                DayGame::DoubleDoubleBonus => "double-double-bonus-daily",
                DayGame::Deuces => "deuces-daily",
            },
            TableId::Duel(Mode::Free) => "duel",
            TableId::Duel(Mode::Daily) => "duel-daily",
        }
    }

    /// Its game, as a history names it.
    #[must_use]
    pub const fn game(self) -> GameName {
        match self {
            TableId::Blackjack(_) => GameName::Blackjack,
            TableId::Solo(_) => GameName::Solo,
            TableId::Jacks(_) => GameName::Jacks,
            TableId::Duel(_) => GameName::Duel,
        }
    }

    /// The table of this game whose deals are fresh or shared.
    #[must_use]
    pub const fn of_game(game: GameName) -> TableId {
        match game {
            GameName::Blackjack => TableId::Blackjack(Mode::Free),
            GameName::Solo => TableId::Solo(Mode::Free),
            GameName::Jacks => TableId::Jacks(JacksTableId::Free),
            GameName::Duel => TableId::Duel(Mode::Free),
        }
    }

    /// Which of the game's two tables this is.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            TableId::Blackjack(mode) | TableId::Solo(mode) | TableId::Duel(mode) => mode,
            TableId::Jacks(table) => table.mode(),
        }
    }

    /// This table, if the program has its game. The page has two programs of tables, so that nobody waits
    /// for games that they do not play: one of blackjack and one of poker (the features `blackjack` and
    /// `poker`, of which each has one). Tests and workers have all games.
    #[must_use]
    pub fn here(self) -> Option<Here> {
        Some(match self {
            TableId::Blackjack(mode) => Here::Blackjack(mode, BLACKJACK?),
            TableId::Solo(mode) => Here::Solo(mode, POKER?),
            TableId::Jacks(table) => Here::Jacks(table, POKER?),
            TableId::Duel(mode) => Here::Duel(mode, POKER?),
        })
    }

    /// The table of the same game in this mode; of several the first one.
    #[must_use]
    pub const fn with_mode(self, mode: Mode) -> TableId {
        match self {
            TableId::Blackjack(_) => TableId::Blackjack(mode),
            TableId::Solo(_) => TableId::Solo(mode),
            TableId::Jacks(_) => TableId::Jacks(match mode {
                Mode::Free => JacksTableId::Free,
                Mode::Daily => JacksTableId::Daily(DayGame::JacksOrBetter),
            }),
            TableId::Duel(_) => TableId::Duel(mode),
        }
    }
}

/// A table whose game the program has.
#[derive(Clone, Copy, Debug)]
pub enum Here {
    /// A blackjack table.
    Blackjack(Mode, HasBlackjack),
    /// A solo draw table.
    Solo(Mode, HasPoker),
    /// A table of video poker.
    Jacks(JacksTableId, HasPoker),
    /// A duel's table.
    Duel(Mode, HasPoker),
}

/// That the program has blackjack. There is no value of it in a program that has not, so the compiler
/// leaves out all that such a program would do with one.
#[derive(Clone, Copy, Debug)]
pub struct HasBlackjack(#[cfg(not(feature = "blackjack"))] Infallible);

/// That the program has the games of draw poker, in the same way.
#[derive(Clone, Copy, Debug)]
pub struct HasPoker(#[cfg(not(feature = "poker"))] Infallible);

#[cfg(feature = "blackjack")]
const BLACKJACK: Option<HasBlackjack> = Some(HasBlackjack());
#[cfg(not(feature = "blackjack"))]
const BLACKJACK: Option<HasBlackjack> = None;
#[cfg(feature = "poker")]
const POKER: Option<HasPoker> = Some(HasPoker());
#[cfg(not(feature = "poker"))]
const POKER: Option<HasPoker> = None;

impl Route {
    /// `#/blackjack`
    pub const BLACKJACK: Route = Route::Table(TableId::Blackjack(Mode::Free));
    /// `#/blackjack/daily`
    pub const BLACKJACK_DAILY: Route = Route::Table(TableId::Blackjack(Mode::Daily));
    /// `#/poker/solo`
    pub const SOLO: Route = Route::Table(TableId::Solo(Mode::Free));
    /// `#/poker/daily`
    pub const SOLO_DAILY: Route = Route::Table(TableId::Solo(Mode::Daily));
    /// `#/poker/jacks`
    pub const JACKS: Route = Route::Table(TableId::Jacks(JacksTableId::Free));
    /// `#/poker/duel`
    pub const DUEL: Route = Route::Table(TableId::Duel(Mode::Free));
    /// `#/poker/duel/daily`
    pub const DUEL_DAILY: Route = Route::Table(TableId::Duel(Mode::Daily));

    /// The table of the deals of the day of this game of video poker: `#/poker/jacks/daily`, and for other games than Jacks
    /// or Better the game's name behind it.
    #[must_use]
    pub const fn jacks_daily(day: DayGame) -> Route {
        Route::Table(TableId::Jacks(JacksTableId::Daily(day)))
    }

    /// Every place but [`Route::Unknown`], for the tests that go everywhere.
    pub fn all() -> impl Iterator<Item = Route> {
        [Route::Home, Route::Settings, Route::Guide]
            .into_iter()
            .chain(TableId::ALL.map(TableId::route))
            .chain(Page::ALL.map(Route::Reading))
    }

    /// The table that is shown here, if one is.
    #[must_use]
    pub const fn table(self) -> Option<TableId> {
        match self {
            Route::Home => Some(TableId::Blackjack(Mode::Free)),
            Route::Table(id) => Some(id),
            Route::Settings | Route::Guide | Route::Reading(_) | Route::Unknown => None,
        }
    }

    /// Whether what is shown here is in the other program of the tables.
    #[must_use]
    pub fn is_in_other_program(self) -> bool {
        self.table().is_some_and(|id| id.here().is_none())
    }

    /// The route as the page's `data-route` names it; but for `unknown`, the path after the `#`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Route::Home => "/",
            Route::Table(id) => id.path(),
            Route::Settings => "/settings",
            Route::Guide => "/rules",
            Route::Reading(page) => page.path(),
            Route::Unknown => "unknown",
        }
    }

    fn from_path(path: &str) -> Route {
        let path = path.trim_matches('/');
        let found = Route::all().find(|route| route.path().trim_matches('/') == path);
        found.unwrap_or(Route::Unknown)
    }
}

/// What a link wants of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// To lay this deal on the blackjack table.
    Blackjack(SharedDeal<Blackjack>),
    /// To lay it on the solo draw table.
    Solo(SharedDeal<Solo>),
    /// To lay it on the table of Jacks or Better.
    Jacks(SharedDeal<Jacks>),
    /// To lay it on the duel's table.
    Duel(SharedDeal<Duel>),
    /// To have these rules chosen at the blackjack table. It is no deal.
    Rules(Rules),
    /// To have this pay table chosen at the table of Jacks or Better. It is no deal.
    PayTable(PayTable),
    /// To have so many jokers at the solo draw table. It is no deal.
    Jokers(Jokers),
    /// To have these rules chosen at the duel's table. It is no deal.
    DuelRules(duel::Rules),
    /// To have such hands dealt for practice at the blackjack table, if they can be read, by these rules or
    /// by those of the table.
    Practice(Result<PracticeHands, NotPractice>, Option<Rules>),
    /// The same at the table of Jacks or Better, by this pay table or by that of the table.
    JacksPractice(
        Result<poker::practice::PracticeHands, NotPractice>,
        Option<PayTable>,
    ),
}

/// An address as it was read: a place, and what a link wants of the table there.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The place.
    pub route: Route,
    /// What the link wants, if it is one, or what is wrong with it.
    pub link: Option<Result<Link, LinkError>>,
}

impl Address {
    /// Reads a fragment, with or without its `#`. Any text is an address.
    #[must_use]
    pub fn parse(fragment: &str) -> Address {
        let (path, fields) = path_and_fields(fragment);
        let route = Route::from_path(path);
        let link = match route.table().and_then(TableId::here) {
            Some(Here::Blackjack(Mode::Free, _)) => SharedDeal::parse(&fields)
                .map(|shared| shared.map(Link::Blackjack))
                .or_else(|| practice(&fields, Link::Practice))
                .or_else(|| rules::<Blackjack>(&fields, Link::Rules)),
            Some(Here::Solo(Mode::Free, _)) => SharedDeal::parse(&fields)
                .map(|shared| shared.map(Link::Solo))
                .or_else(|| rules::<Solo>(&fields, Link::Jokers)),
            Some(Here::Jacks(JacksTableId::Free, _)) => SharedDeal::parse(&fields)
                .map(|shared| shared.map(Link::Jacks))
                .or_else(|| practice(&fields, Link::JacksPractice))
                .or_else(|| rules::<Jacks>(&fields, Link::PayTable)),
            Some(Here::Duel(Mode::Free, _)) => SharedDeal::parse(&fields)
                .map(|shared| shared.map(Link::Duel))
                .or_else(|| rules::<Duel>(&fields, Link::DuelRules)),
            Some(
                Here::Blackjack(Mode::Daily, _)
                | Here::Solo(Mode::Daily, _)
                | Here::Jacks(JacksTableId::Daily(_), _)
                | Here::Duel(Mode::Daily, _),
            )
            | None => None,
        };
        Address { route, link }
    }
}

/// The fields of a link to practice; `None` where they speak of none.
fn practice<H: FromStr<Err = NotPractice>, R: FromStr>(
    fields: &Fields,
    link: fn(Result<H, NotPractice>, Option<R>) -> Link,
) -> Option<Result<Link, LinkError>> {
    let hands = fields.get("practice")?.parse();
    let rules = fields.get("rules").map(str::parse).transpose();
    let rules = rules.map_err(|_| LinkError::RulesAlone);
    Some(rules.map(|rules| link(hands, rules)))
}

/// The rules that a link asks for without a deal; `None` where it asks for none.
fn rules<G: Game>(
    fields: &Fields,
    link: fn(RulesOf<G>) -> Link,
) -> Option<Result<Link, LinkError>> {
    let rules = fields.get("rules")?.parse().ok().filter(G::offers);
    Some(rules.map(link).ok_or(LinkError::RulesAlone))
}

/// The address at which such hands are dealt for practice at this table by these rules.
#[must_use]
pub fn practice_link(table: Route, hands: &impl Display, rules: &impl Display) -> String {
    let fields = Fields::new().with("practice", hands).with("rules", rules);
    format!("#{}?{fields}", table.path())
}

/// Whether this fragment wants something of the table at its path, be that in this program or in the other.
pub(super) fn is_link(fragment: &str) -> bool {
    let (_, fields) = path_and_fields(fragment);
    let mut wants = DEAL_FIELDS.into_iter().chain(["practice", "rules"]);
    wants.any(|name| fields.get(name).is_some())
}

/// The path of a fragment and the fields of its query, with or without its `#`.
pub(crate) fn path_and_fields(fragment: &str) -> (&str, Fields) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    (path, Fields::parse(query))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::{self, Preset};
    use crate::core::{CutOutOfRange, Deal, Decks, Jokers, ParseMixError, ParseSecretError};
    use crate::poker::solo;
    use crate::table::{Decisions, Marks};

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    fn deal(cut: usize) -> Deal {
        Deal::new(HEX.parse().expect("64 digits"), Decks::ONE, cut).expect("in range")
    }

    #[test]
    fn every_path_leads_back_to_its_route() {
        for route in Route::all() {
            for fragment in [route.path().to_owned(), format!("#{}", route.path())] {
                let address = Address { route, link: None };
                assert_eq!(Address::parse(&fragment), address, "{fragment}");
            }
        }
        for fragment in ["", "#", "#/"] {
            assert_eq!(Address::parse(fragment).route, Route::Home, "{fragment}");
        }
        for fragment in [
            "#/poker",
            "#/blackjack/7",
            "#nonsense",
            "#/%00",
            "#/Blackjack",
        ] {
            assert_eq!(Address::parse(fragment).route, Route::Unknown, "{fragment}");
        }
    }

    /// Whatever is read as a link, or refused as a damaged one, is known as one.
    #[test]
    fn every_link_wants_something() {
        for query in [
            "deal=0",
            "cut=3",
            "mix=a",
            "rules=vegas",
            "practice=soft",
            "play=h",
            "coach=1",
            "",
        ] {
            let fragment = format!("#/blackjack?{query}");
            let is_read = Address::parse(&fragment).link.is_some();
            assert_eq!(is_link(&fragment), is_read, "{query}");
        }
    }

    #[test]
    fn a_link_holds_a_deal_and_perhaps_a_cut() {
        for (query, cut) in [("", 0), ("&cut=0", 0), ("&cut=17", 17), ("&cut=51&x=y", 51)] {
            let address = Address::parse(&format!("#/blackjack?deal={HEX}{query}"));
            let shared = SharedDeal::of(deal(cut));
            assert_eq!(address.link, Some(Ok(Link::Blackjack(shared))), "{query}");
        }
        assert_eq!(Address::parse("#/blackjack?").link, None);
        assert_eq!(Address::parse("#/blackjack?utm=1").link, None);
        // The deal of the day is nobody's to choose, and away from the tables there is none.
        for route in Route::all() {
            let link = Address::parse(&format!("#{}?deal={HEX}", route.path())).link;
            let takes = route.table().is_some_and(|id| id.mode() == Mode::Free);
            assert_eq!(link.is_some(), takes, "{route:?}");
        }
    }

    #[test]
    fn a_link_may_hold_the_rules_and_what_was_decided() {
        let link = format!("#/blackjack?deal={HEX}&cut=0&rules=exam&play=s");
        let shared = SharedDeal {
            deal: deal(0),
            rules: Some(Preset::Exam.rules()),
            theirs: Some(Decisions::of_one_round(vec![blackjack::Action::Stand])),
            begun: None,
        };
        assert_eq!(
            Address::parse(&link).link,
            Some(Ok(Link::Blackjack(shared)))
        );
        let link = format!("#/poker/solo?deal={HEX}&play=v0");
        let swap_all = Marks::all().last().expect("the marks of all cards");
        let shared = SharedDeal {
            deal: deal(0),
            // Those that the decisions were taken by.
            rules: Some(Jokers::None),
            theirs: Some(Decisions::of_one_round(vec![
                solo::Action::Swap(swap_all),
                solo::Action::Finish,
            ])),
            begun: None,
        };
        assert_eq!(Address::parse(&link).link, Some(Ok(Link::Solo(shared))));
    }

    #[test]
    fn rules_without_a_deal_are_to_be_chosen() {
        for (rules, chosen) in [
            ("vegas", Preset::Vegas.rules()),
            ("single-deck", Preset::SingleDeck.rules()),
            (
                "classic.ties-lose",
                Rules {
                    ties: blackjack::Ties::DealerWins,
                    ..Rules::default()
                },
            ),
        ] {
            let address = Address::parse(&format!("#/blackjack?rules={rules}"));
            assert_eq!(address.link, Some(Ok(Link::Rules(chosen))), "{rules}");
            let with_deal = Address::parse(&format!("#/blackjack?rules={rules}&deal={HEX}"));
            assert!(matches!(with_deal.link, Some(Ok(Link::Blackjack(_)))));
        }
        for rules in ["", "whist", "vegas.", "2-jokers"] {
            let address = Address::parse(&format!("#/blackjack?rules={rules}"));
            assert_eq!(address.link, Some(Err(LinkError::RulesAlone)), "{rules}");
        }
        // Everybody plays the deal of the day by the same rules, and draw poker is another game.
        for route in Route::all() {
            let link = Address::parse(&format!("#{}?rules=vegas", route.path())).link;
            let expected = match route.table() {
                Some(TableId::Blackjack(Mode::Free)) => {
                    Some(Ok(Link::Rules(Preset::Vegas.rules())))
                }
                Some(id) if id.mode() == Mode::Free => Some(Err(LinkError::RulesAlone)),
                Some(_) | None => None,
            };
            assert_eq!(link, expected, "{route:?}");
        }
        let jokers = Address::parse("#/poker/solo?rules=2-jokers").link;
        assert_eq!(jokers, Some(Ok(Link::Jokers(Jokers::Two))));
        let alone = duel::Rules::default();
        let link = Address::parse(&format!("#/poker/duel?rules={alone}")).link;
        assert_eq!(link, Some(Ok(Link::DuelRules(alone))));
    }

    #[test]
    fn a_damaged_link_says_what_is_wrong_with_it() {
        let error = |query: &str| {
            let address = Address::parse(&format!("#/poker/solo?{query}"));
            assert_eq!(address.route, Route::SOLO);
            address.link.expect("a link").expect_err(query)
        };
        assert_eq!(error("cut=3"), LinkError::NoSecret);
        assert_eq!(
            error(&format!("deal={}", &HEX[..40])),
            LinkError::Secret(ParseSecretError { characters: 40 })
        );
        assert_eq!(
            error("deal="),
            LinkError::Secret(ParseSecretError { characters: 0 })
        );
        assert_eq!(
            error(&format!("deal={HEX}&cut=x")),
            LinkError::CutIsNoNumber
        );
        for cut in ["-1", "+1", "1.0", "", "99999999999999999999"] {
            let error = error(&format!("deal={HEX}&cut={cut}"));
            assert_eq!(error, LinkError::CutIsNoNumber, "{cut}");
        }
        assert_eq!(
            error(&format!("deal={HEX}&cut=52")),
            LinkError::Cut(CutOutOfRange { cut: 52, cards: 52 })
        );
        assert_eq!(
            error(&format!("deal={HEX}&mix=a%09b")),
            LinkError::Mix(ParseMixError::ControlCharacter)
        );
        for rules in ["", "x", "exam"] {
            // No game of poker has rules to name.
            let expected = if rules.is_empty() {
                None
            } else {
                Some(LinkError::Rules)
            };
            let link = format!("#/poker/solo?deal={HEX}&rules={rules}");
            let read = Address::parse(&link).link.expect("a link").err();
            assert_eq!(read, expected, "{rules}");
        }
        // Not a decision, not the end of a round, more than a round, more cards than there are.
        for play in ["h", "v", "00", "0v", "V", "vvvvvvvvvvv0"] {
            assert_eq!(
                error(&format!("deal={HEX}&play={play}")),
                LinkError::Play,
                "{play}"
            );
        }
        assert_eq!(
            error("cut=3").to_string(),
            "This link to a shared deal is damaged, so it was not opened. \
             The deal itself is missing from it."
        );
    }
}
