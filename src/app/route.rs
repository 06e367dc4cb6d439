//! The addresses of the page: everything after the `#`, so that any static host and any folder will
//! do.
//!
//! `#/blackjack?deal=<secret>&cut=<c>&rules=<code>&play=<decisions>` opens a table with a shared deal
//! on it; the rules and what was decided may be missing. An address is typed, pasted and cut short
//! by people: [`Address::parse`] takes any text and says what is wrong with it.

use std::fmt;

use crate::core::{CutOutOfRange, Deal, Decks, ParseSecretError, Secret};
use crate::poker::duel;
use crate::table::record::{number, value};
use crate::table::sitting::{SharedDeal, Source};
use crate::table::{Agreement as _, Round, read_decisions, replay};
use crate::{blackjack, poker};

/// One of the page's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// `#/`, and what is shown when there is no fragment: the blackjack table, ready to be played.
    #[default]
    Home,
    /// `#/blackjack`
    Blackjack,
    /// `#/blackjack/daily`
    BlackjackDaily,
    /// `#/poker/solo`
    PokerSolo,
    /// `#/poker/daily`
    PokerDaily,
    /// `#/poker/duel`
    PokerDuel,
    /// `#/poker/duel/daily`
    PokerDuelDaily,
    /// `#/settings`
    Settings,
    /// One of the reading pages, which are a program of their own (see [`crate::pages`]).
    Reading(Page),
    /// Anything else.
    Unknown,
}

/// One of the pages to be read and not played. The loader fetches their program when one of them is
/// visited, and not before: it knows them by their paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// `#/fairness`: what is fair here, and how to check it.
    Fairness,
    /// `#/check?…`: a finished deal, checked step by step.
    Check,
    /// `#/lab`: why a hand is what it is, and whether the cards fall as chance says.
    Lab,
}

impl Page {
    /// Every reading page.
    pub const ALL: [Page; 3] = [Page::Fairness, Page::Check, Page::Lab];

    /// The path after the `#`, which the page's `data-route` names as well.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Page::Fairness => "/fairness",
            Page::Check => "/check",
            Page::Lab => "/lab",
        }
    }
}

/// One of the tables. Each game has two: one whose deals are fresh or shared, one for the deal of the
/// day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A blackjack table.
    Blackjack(Source),
    /// A solo draw table.
    Solo(Source),
    /// A duel's table.
    Duel(Source),
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::Blackjack(Source::Entropy)
    }
}

impl Seat {
    /// The tables in the order in which the page sets them up.
    pub const ALL: [Seat; 6] = [
        Seat::Blackjack(Source::Entropy),
        Seat::Solo(Source::Entropy),
        Seat::Duel(Source::Entropy),
        Seat::Blackjack(Source::Calendar),
        Seat::Solo(Source::Calendar),
        Seat::Duel(Source::Calendar),
    ];

    /// Where this table is.
    #[must_use]
    pub const fn route(self) -> Route {
        match self {
            Seat::Blackjack(Source::Entropy) => Route::Blackjack,
            Seat::Blackjack(Source::Calendar) => Route::BlackjackDaily,
            Seat::Solo(Source::Entropy) => Route::PokerSolo,
            Seat::Solo(Source::Calendar) => Route::PokerDaily,
            Seat::Duel(Source::Entropy) => Route::PokerDuel,
            Seat::Duel(Source::Calendar) => Route::PokerDuelDaily,
        }
    }

    /// Where this table's packs come from.
    #[must_use]
    pub const fn source(self) -> Source {
        match self {
            Seat::Blackjack(source) | Seat::Solo(source) | Seat::Duel(source) => source,
        }
    }

    /// The table of the same game with this source.
    #[must_use]
    pub const fn with_source(self, source: Source) -> Seat {
        match self {
            Seat::Blackjack(_) => Seat::Blackjack(source),
            Seat::Solo(_) => Seat::Solo(source),
            Seat::Duel(_) => Seat::Duel(source),
        }
    }
}

impl Route {
    /// The table that is shown here, if one is.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Route::Home | Route::Blackjack => Some(Seat::Blackjack(Source::Entropy)),
            Route::BlackjackDaily => Some(Seat::Blackjack(Source::Calendar)),
            Route::PokerSolo => Some(Seat::Solo(Source::Entropy)),
            Route::PokerDaily => Some(Seat::Solo(Source::Calendar)),
            Route::PokerDuel => Some(Seat::Duel(Source::Entropy)),
            Route::PokerDuelDaily => Some(Seat::Duel(Source::Calendar)),
            Route::Settings | Route::Reading(_) | Route::Unknown => None,
        }
    }

    /// The route as the page's `data-route` names it; but for `unknown`, the path after the `#`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Route::Home => "/",
            Route::Blackjack => "/blackjack",
            Route::BlackjackDaily => "/blackjack/daily",
            Route::PokerSolo => "/poker/solo",
            Route::PokerDaily => "/poker/daily",
            Route::PokerDuel => "/poker/duel",
            Route::PokerDuelDaily => "/poker/duel/daily",
            Route::Settings => "/settings",
            Route::Reading(page) => page.path(),
            Route::Unknown => "unknown",
        }
    }

    fn from_path(path: &str) -> Route {
        match path.trim_matches('/') {
            "" => Route::Home,
            "blackjack" => Route::Blackjack,
            "blackjack/daily" => Route::BlackjackDaily,
            "poker/solo" => Route::PokerSolo,
            "poker/daily" => Route::PokerDaily,
            "poker/duel" => Route::PokerDuel,
            "poker/duel/daily" => Route::PokerDuelDaily,
            "settings" => Route::Settings,
            "fairness" => Route::Reading(Page::Fairness),
            "check" => Route::Reading(Page::Check),
            "lab" => Route::Reading(Page::Lab),
            _ => Route::Unknown,
        }
    }
}

/// A shared deal as a link lays it on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// On the blackjack table.
    Blackjack(SharedDeal<blackjack::Round>),
    /// On the solo draw table.
    Solo(SharedDeal<poker::Round>),
    /// On the duel's table.
    Duel(SharedDeal<duel::Round>),
}

/// An address as it was read: a place, and what a link wants to lay on the table there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The place.
    pub route: Route,
    /// The shared deal of the link, if it has one, or what is wrong with it.
    pub link: Option<Result<Link, LinkError>>,
}

impl Address {
    /// Reads a fragment, with or without its `#`. Any text is an address.
    #[must_use]
    pub fn parse(fragment: &str) -> Address {
        let (path, query) = path_and_query(fragment);
        let route = Route::from_path(path);
        let link = match route.seat() {
            Some(Seat::Blackjack(Source::Entropy)) => {
                shared_round(query).map(|shared| shared.map(Link::Blackjack))
            }
            Some(Seat::Solo(Source::Entropy)) => {
                shared_round(query).map(|shared| shared.map(Link::Solo))
            }
            Some(Seat::Duel(Source::Entropy)) => {
                shared_round(query).map(|shared| shared.map(Link::Duel))
            }
            Some(
                Seat::Blackjack(Source::Calendar)
                | Seat::Solo(Source::Calendar)
                | Seat::Duel(Source::Calendar),
            )
            | None => None,
        };
        Address { route, link }
    }
}

/// The path of a fragment and its query, with or without its `#`.
pub(crate) fn path_and_query(fragment: &str) -> (&str, &str) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    fragment.split_once('?').unwrap_or((fragment, ""))
}

/// The deal that `deal=<secret>&cut=<c>` stands for, of such a pack; `None` where the query names
/// neither.
pub(crate) fn shared_deal(query: &str, decks: Decks) -> Option<Result<Deal, LinkError>> {
    let read = |secret: Option<&str>, cut: Option<&str>| {
        let secret: Secret = secret.ok_or(LinkError::NoSecret)?.parse()?;
        let cut = cut.map_or(Some(0), number);
        Ok(Deal::new(
            secret,
            decks,
            cut.ok_or(LinkError::CutIsNoNumber)?,
        )?)
    };
    match (value(query, "deal"), value(query, "cut")) {
        (None, None) => None,
        (secret, cut) => Some(read(secret, cut)),
    }
}

/// The deal of the query, with its rules and what was decided.
fn shared_round<R: Round>(query: &str) -> Option<Result<SharedDeal<R>, LinkError>> {
    let rules = value(query, "rules").map(R::Rules::from_code);
    let decks = R::decks(rules.flatten().unwrap_or(R::DAILY_RULES));
    let read = |deal: Deal| {
        let named = rules
            .map(|rules| rules.ok_or(LinkError::Rules))
            .transpose()?;
        // Decisions were taken by some rules: without a word on them, by the usual ones.
        let decided = value(query, "play").map(|_| R::DAILY_RULES);
        let rules = named.or(decided);
        let played = |codes| {
            let decisions = read_decisions(codes)?;
            let round = replay::<R>(&deal, rules.unwrap_or(R::DAILY_RULES), &decisions).ok()?;
            round.run_on().is_over().then_some(decisions)
        };
        let theirs = value(query, "play").map(|codes| played(codes).ok_or(LinkError::Play));
        Ok(SharedDeal {
            deal,
            rules,
            theirs: theirs.transpose()?,
        })
    };
    shared_deal(query, decks).map(|deal| deal.and_then(read))
}

/// What is wrong with the link to a shared deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It has a cut, but no deal.
    NoSecret,
    /// Its secret is mangled or cut short.
    Secret(ParseSecretError),
    /// Its cut is no number.
    CutIsNoNumber,
    /// Its cut is outside the pack.
    Cut(CutOutOfRange),
    /// It names rules that no table here has.
    Rules,
    /// What it says was decided does not make a whole round of this deal.
    Play,
}

impl From<ParseSecretError> for LinkError {
    fn from(error: ParseSecretError) -> LinkError {
        LinkError::Secret(error)
    }
}

impl From<CutOutOfRange> for LinkError {
    fn from(error: CutOutOfRange) -> LinkError {
        LinkError::Cut(error)
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This link to a shared deal is damaged, so it was not opened. ")?;
        match self {
            LinkError::NoSecret => f.write_str("The deal itself is missing from it."),
            LinkError::Secret(error) => error.fmt(f),
            LinkError::CutIsNoNumber => f.write_str("Its cut is not a number."),
            LinkError::Cut(error) => error.fmt(f),
            LinkError::Rules => f.write_str("It names rules that no table here has."),
            LinkError::Play => f.write_str("The decisions in it do not fit its deal."),
        }
    }
}

impl std::error::Error for LinkError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Jokers;

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    fn deal(cut: usize) -> Deal {
        Deal::new(HEX.parse().expect("64 digits"), Decks::ONE, cut).expect("in range")
    }

    #[test]
    fn every_path_leads_back_to_its_route() {
        for route in [
            Route::Home,
            Route::Blackjack,
            Route::BlackjackDaily,
            Route::PokerSolo,
            Route::PokerDaily,
            Route::PokerDuel,
            Route::PokerDuelDaily,
            Route::Settings,
            Route::Reading(Page::Fairness),
            Route::Reading(Page::Check),
            Route::Reading(Page::Lab),
        ] {
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

    #[test]
    fn a_link_holds_a_deal_and_perhaps_a_cut() {
        for (query, cut) in [("", 0), ("&cut=0", 0), ("&cut=17", 17), ("&cut=51&x=y", 51)] {
            let address = Address::parse(&format!("#/blackjack?deal={HEX}{query}"));
            let shared = SharedDeal::of(deal(cut));
            assert_eq!(address.link, Some(Ok(Link::Blackjack(shared))), "{query}");
        }
        assert_eq!(Address::parse("#/blackjack?").link, None);
        assert_eq!(Address::parse("#/blackjack?utm=1").link, None);
        // The deal of the day is nobody's to choose.
        let daily = Address::parse(&format!("#/blackjack/daily?deal={HEX}"));
        assert_eq!(daily.link, None);
    }

    #[test]
    fn a_link_may_hold_the_rules_and_what_was_decided() {
        use crate::blackjack::{Action, Preset};
        let link = format!("#/blackjack?deal={HEX}&cut=0&rules=exam&play=s");
        let shared = SharedDeal {
            deal: deal(0),
            rules: Some(Preset::Exam.rules()),
            theirs: Some(vec![Action::Stand]),
        };
        assert_eq!(
            Address::parse(&link).link,
            Some(Ok(Link::Blackjack(shared)))
        );
        let link = format!("#/poker/solo?deal={HEX}&play=v0");
        let swap_all = poker::Marks::all().last().expect("the marks of all cards");
        let shared = SharedDeal {
            deal: deal(0),
            // Those that the decisions were taken by.
            rules: Some(Jokers::None),
            theirs: Some(vec![poker::Action::Swap(swap_all), poker::Action::Finish]),
        };
        assert_eq!(Address::parse(&link).link, Some(Ok(Link::Solo(shared))));
    }

    #[test]
    fn a_damaged_link_says_what_is_wrong_with_it() {
        let error = |query: &str| {
            let address = Address::parse(&format!("#/poker/solo?{query}"));
            assert_eq!(address.route, Route::PokerSolo);
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
