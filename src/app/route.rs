//! The addresses of the page: everything after the `#`, so that any static host and any folder will do.
//!
//! `#/blackjack?deal=<secret>&cut=<c>&mix=<text>&rules=<rules>&play=<decisions>` opens a table with a shared deal. All
//! fields but the deal are optional. `#/blackjack?rules=<rules>` chooses rules at the table, and
//! `#/blackjack?practice=<hands>&rules=<rules>` deals hands for practice. Links can choose rules at every table for
//! fresh and shared deals. `#/poker/jacks` has practice too, with a pay table as the rules. People type, paste and
//! truncate addresses, so [`Address::parse`] accepts any text and reports the errors in it.

use std::fmt::Display;

use super::fragment::Fragment;
pub use super::links::{Link, LinkRequest};
pub use super::table_id::{TableId, VideoPokerTableId};
use crate::core::Secret;
use crate::table::{Fields, LinkError, Mode};

/// A reading page, as opposed to a table. All reading pages are in a bundle of their own, which the loader fetches when
/// the player visits one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// `#/fairness`: explains the fair deal and its check.
    Fairness,
    /// `#/check?…`: checks a finished deal step by step.
    Check,
    /// `#/lab`: explains the rank of a hand, and tests the cards against the laws of chance.
    Lab,
    /// `#/blackjack/rules`: any rules of blackjack, with the house edge and the best play.
    Rules,
    /// `#/blackjack/hand?…`: any hand of blackjack, with the value of each decision.
    Hand,
    /// `#/blackjack/counting`: drills in counting cards, and the effects of the count.
    Counting,
    /// `#/blackjack/bets`: the results of betting by the count.
    Bets,
    /// `#/poker/paytable`: any pay table of video poker, and its return.
    PayTable,
    /// `#/poker/equilibrium`: the solved poker match, as charts.
    Equilibrium,
    /// `#/history`: the player's rounds.
    History,
    /// `#/stats`: the results of the player's rounds.
    Stats,
    /// `#/learn`: the tables and the pages, in the order of a beginner.
    Learn,
}

impl Page {
    /// All reading pages, in the order of the variants.
    pub const ALL: [Page; 12] = [
        Page::Fairness,
        Page::Check,
        Page::Lab,
        Page::Rules,
        Page::Hand,
        Page::Counting,
        Page::Bets,
        Page::PayTable,
        Page::Equilibrium,
        Page::History,
        Page::Stats,
        Page::Learn,
    ];

    /// The path after the `#`, which the page's `data-route` names too. `fair_deal_places::PAGES` repeats it for the
    /// scripts.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Page::Fairness => "/fairness",
            Page::Check => "/check",
            Page::Lab => "/lab",
            Page::Rules => "/blackjack/rules",
            Page::Hand => "/blackjack/hand",
            Page::Counting => "/blackjack/counting",
            Page::Bets => "/blackjack/bets",
            Page::PayTable => "/poker/paytable",
            Page::Equilibrium => "/poker/equilibrium",
            Page::History => "/history",
            Page::Stats => "/stats",
            Page::Learn => "/learn",
        }
    }

    /// The address of the page with these fields, without the `#`.
    #[must_use]
    pub fn with(self, fields: &Fields) -> String {
        match fields.to_string().as_str() {
            "" => self.path().to_owned(),
            query => format!("{}?{query}", self.path()),
        }
    }
}

/// One of the page's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// `#/`, or no fragment: the blackjack table, ready to be played.
    #[default]
    Home,
    /// One of the tables.
    Table(TableId),
    /// `#/settings`
    Settings,
    /// `#/rules`: the guide to all games.
    Guide,
    /// One of the reading pages, which are in a bundle of their own (see [`crate::pages`]).
    Reading(Page),
    /// Any other fragment.
    Unknown,
}

impl Route {
    /// `#/blackjack`
    pub const BLACKJACK: Route = Route::Table(TableId::Blackjack(Mode::Free));
    /// `#/poker/solo`
    pub const SOLO: Route = Route::Table(TableId::SoloDraw(Mode::Free));
    /// `#/poker/jacks`
    pub const JACKS: Route = Route::Table(TableId::VideoPoker(VideoPokerTableId::Free));
    /// `#/poker/duel`
    pub const DUEL: Route = Route::Table(TableId::PokerMatch(Mode::Free));

    /// All places but [`Route::Unknown`], for the tests of every place.
    pub fn all() -> impl Iterator<Item = Route> {
        [Route::Home, Route::Settings, Route::Guide]
            .into_iter()
            .chain(TableId::ALL.map(TableId::route))
            .chain(Page::ALL.map(Route::Reading))
    }

    /// The table of this place, if it is one.
    #[must_use]
    pub const fn table(self) -> Option<TableId> {
        match self {
            Route::Home => Some(TableId::Blackjack(Mode::Free)),
            Route::Table(id) => Some(id),
            Route::Settings | Route::Guide | Route::Reading(_) | Route::Unknown => None,
        }
    }

    /// Returns true if this place is in the other bundle of tables.
    #[must_use]
    pub fn is_in_other_bundle(self) -> bool {
        self.table().is_some_and(|id| !id.is_built())
    }

    /// The route as in the page's `data-route`: `unknown`, or the path after the `#`.
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
        let found = Route::all().find(|route| route.path().trim_matches('/') == path);
        found.unwrap_or(Route::Unknown)
    }

    /// The table that a link with a damaged path was meant for: the one with the longest path with which this one begins.
    /// A link with a whole secret is for some table of ours, so the first table shows its error. `None` for any other
    /// address.
    fn meant_table(fragment: &Fragment) -> Option<Route> {
        let is_start = |route: &Route| fragment.path.starts_with(route.path().trim_matches('/'));
        let tables = Route::all().filter(|route| matches!(route, Route::Table(_)));
        let nearest = tables
            .filter(is_start)
            .max_by_key(|route| route.path().len());
        let secret = fragment.fields.get("deal").map(str::parse::<Secret>);
        let first = matches!(secret, Some(Ok(_))).then_some(Route::Home);
        nearest.or(first).filter(|_| fragment.is_link())
    }
}

impl TableId {
    /// The address of this table.
    #[must_use]
    pub const fn route(self) -> Route {
        Route::Table(self)
    }
}

/// A parsed address: a place, and a link's request to the table there.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The place.
    pub route: Route,
    /// The link's request, if the address is a link, or the error in it.
    pub link: Option<Result<Link, LinkError>>,
}

impl Address {
    /// Parses a fragment, with or without its `#`. Any text is an address.
    ///
    /// An address that other programs have changed on its way is read as it was: see `src/app/fragment.rs`. A link whose
    /// path begins with a table's, or that has a whole secret, is a damaged link and no unknown page.
    #[must_use]
    pub fn parse(fragment: &str) -> Address {
        Address::of(&Fragment::parse(fragment))
    }

    fn of(fragment: &Fragment) -> Address {
        match Route::from_path(&fragment.path) {
            Route::Unknown => match Route::meant_table(fragment) {
                Some(route) => Address {
                    route,
                    link: Some(Err(LinkError::NoTable)),
                },
                None => Address {
                    route: Route::Unknown,
                    link: None,
                },
            },
            route => Address {
                route,
                link: route
                    .table()
                    .and_then(|id| Link::read(id, &fragment.fields)),
            },
        }
    }

    /// The path and query of this address as the page writes them, if another program has changed the fragment. `None`
    /// if it is unchanged, or is no place of the page.
    #[must_use]
    pub fn mended(fragment: &str) -> Option<String> {
        let read = Fragment::parse(fragment);
        let Address { route, link } = Address::of(&read);
        let is_place = route != Route::Unknown && !matches!(link, Some(Err(_)));
        (is_place && read.differs_from(fragment)).then(|| match read.fields.to_string().as_str() {
            "" => route.path().to_owned(),
            query => format!("{}?{query}", route.path()),
        })
    }
}

/// The address for practice of these hands at this table by these rules.
#[must_use]
pub fn practice_link(table: Route, hands: &impl Display, rules: &impl Display) -> String {
    let fields = Fields::new().with("practice", hands).with("rules", rules);
    format!("#{}?{fields}", table.path())
}

/// Returns true if the query of this fragment has a request to a table. It ignores the path, because the table may be
/// in the other bundle.
pub(super) fn is_link(fragment: &str) -> bool {
    Fragment::parse(fragment).is_link()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Rules;
    use crate::blackjack::{self, Preset};
    use crate::core::{CutOutOfRange, Deal, Decks, Jokers, ParseMixError, ParseSecretError};
    use crate::poker::{poker_match, solo_draw};
    use crate::table::{Decisions, Marks, SharedDeal};

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    fn deal(cut: usize) -> Deal {
        Deal::new(HEX.parse().expect("64 digits"), Decks::ONE, cut).expect("in range")
    }

    #[test]
    fn paths_parse_to_their_routes() {
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

    /// `is_link` recognises every link that parses, and every link that is refused as damaged.
    #[test]
    fn every_link_is_recognised() {
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
    fn link_has_deal_and_optional_cut() {
        for (query, cut) in [("", 0), ("&cut=0", 0), ("&cut=17", 17), ("&cut=51&x=y", 51)] {
            let address = Address::parse(&format!("#/blackjack?deal={HEX}{query}"));
            let shared = SharedDeal::of(deal(cut));
            assert_eq!(
                address.link,
                Some(Ok(Link::Blackjack(LinkRequest::Deal(shared)))),
                "{query}"
            );
        }
        assert_eq!(Address::parse("#/blackjack?").link, None);
        assert_eq!(Address::parse("#/blackjack?utm=1").link, None);
        // A link cannot choose the deal of the day, and there is no deal away from the tables.
        for route in Route::all() {
            let link = Address::parse(&format!("#{}?deal={HEX}", route.path())).link;
            let takes = route.table().is_some_and(|id| id.mode() == Mode::Free);
            assert_eq!(link.is_some(), takes, "{route:?}");
        }
    }

    #[test]
    fn link_may_have_rules_and_decisions() {
        let link = format!("#/blackjack?deal={HEX}&cut=0&rules=exam&play=s");
        let shared = SharedDeal {
            deal: deal(0),
            rules: Some(Preset::Exam.rules()),
            decisions: Some(Decisions::of_one_round(vec![blackjack::Action::Stand])),
            begun: None,
        };
        assert_eq!(
            Address::parse(&link).link,
            Some(Ok(Link::Blackjack(LinkRequest::Deal(shared))))
        );
        let link = format!("#/poker/solo?deal={HEX}&play=v0");
        let swap_all = Marks::all().last().expect("the marks of all cards");
        let shared = SharedDeal {
            deal: deal(0),
            // The link names no rules, so the decisions follow those of the daily deals.
            rules: Some(Jokers::None),
            decisions: Some(Decisions::of_one_round(vec![
                solo_draw::Action::Swap(swap_all),
                solo_draw::Action::Finish,
            ])),
            begun: None,
        };
        assert_eq!(
            Address::parse(&link).link,
            Some(Ok(Link::SoloDraw(LinkRequest::Deal(shared))))
        );
    }

    #[test]
    fn rules_link_chooses_rules() {
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
            assert_eq!(
                address.link,
                Some(Ok(Link::Blackjack(LinkRequest::Rules(chosen)))),
                "{rules}"
            );
            let with_deal = Address::parse(&format!("#/blackjack?rules={rules}&deal={HEX}"));
            assert!(matches!(
                with_deal.link,
                Some(Ok(Link::Blackjack(LinkRequest::Deal(_))))
            ));
        }
        for rules in ["", "whist", "vegas.x", "2-jokers"] {
            let address = Address::parse(&format!("#/blackjack?rules={rules}"));
            assert_eq!(address.link, Some(Err(LinkError::RulesAlone)), "{rules}");
        }
        // Everybody plays the deal of the day by the same rules, and draw poker is another game.
        for route in Route::all() {
            let link = Address::parse(&format!("#{}?rules=vegas", route.path())).link;
            let expected = match route.table() {
                Some(TableId::Blackjack(Mode::Free)) => Some(Ok(Link::Blackjack(
                    LinkRequest::Rules(Preset::Vegas.rules()),
                ))),
                Some(id) if id.mode() == Mode::Free => Some(Err(LinkError::RulesAlone)),
                Some(_) | None => None,
            };
            assert_eq!(link, expected, "{route:?}");
        }
        let jokers = Address::parse("#/poker/solo?rules=2-jokers").link;
        assert_eq!(
            jokers,
            Some(Ok(Link::SoloDraw(LinkRequest::Rules(Jokers::Two))))
        );
        let alone = poker_match::Rules::default();
        let link = Address::parse(&format!("#/poker/duel?rules={alone}")).link;
        assert_eq!(link, Some(Ok(Link::PokerMatch(LinkRequest::Rules(alone)))));
    }

    #[test]
    fn damaged_link_names_its_error() {
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
            // The empty word names solo draw without jokers, and the other two are no rules of solo draw.
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

    #[test]
    fn changed_address_opens_its_place() {
        for (fragment, route) in [
            (
                "#/blackjack/hand%3Frules%3Dvegas",
                Route::Reading(Page::Hand),
            ),
            ("#%2Fpoker%2Fjacks", Route::JACKS),
            ("#!/poker/duel", Route::DUEL),
            ("#/lab)", Route::Reading(Page::Lab)),
            ("#/settings%20", Route::Settings),
            ("#/.", Route::Home),
            ("#/%E2%80%8B", Route::Home),
        ] {
            assert_eq!(Address::parse(fragment).route, route, "{fragment}");
            assert!(Address::mended(fragment).is_some(), "{fragment}");
        }
        let link = format!("#%2Fblackjack?deal={HEX}&cut=17%20");
        let shared = SharedDeal::of(deal(17));
        assert_eq!(
            Address::parse(&link).link,
            Some(Ok(Link::Blackjack(LinkRequest::Deal(shared))))
        );
        let mended = format!("/blackjack?deal={HEX}&cut=17");
        assert_eq!(Address::mended(&link), Some(mended));
        for fragment in ["#/nonsense%20", "#/blackjack?deal=7%20"] {
            assert_eq!(Address::mended(fragment), None, "{fragment}");
        }
        for route in Route::all() {
            assert_eq!(Address::mended(&format!("#{}", route.path())), None);
        }
    }

    #[test]
    fn link_without_its_table_is_damaged() {
        let whole = |path: &str| format!("#/{path}?deal={HEX}");
        assert_eq!(Address::parse(&whole("blackjac")).route, Route::Home);
        assert_eq!(Address::parse(&whole("chek")).route, Route::Home);
        assert_eq!(Address::parse("#/nowhere?deal=7").route, Route::Unknown);
        for (fragment, route) in [
            ("#/blackjackdeal%3D0?cut=3", Route::BLACKJACK),
            ("#/poker/jacksx?rules=9/6", Route::JACKS),
            ("#?deal=0&x", Route::Home),
        ] {
            let address = Address::parse(fragment);
            assert_eq!(address.route, route, "{fragment}");
            assert!(matches!(address.link, Some(Err(_))), "{fragment}");
        }
    }
}
