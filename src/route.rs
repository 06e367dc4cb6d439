//! The addresses of the page: everything after the `#`, so that any static host and any folder will
//! do.
//!
//! `#/blackjack?deal=<secret>&cut=<c>` opens a table with a shared deal on it. An address is typed,
//! pasted and cut short by people: [`Address::parse`] takes any text and says what is wrong with it.

use std::fmt;

use crate::core::{CutOutOfRange, Deal, Decks, ParseSecretError, Secret};

/// One of the page's places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// `#/`, and what is shown when there is no fragment: the blackjack table, ready to be played.
    #[default]
    Home,
    /// `#/blackjack`
    Blackjack,
    /// `#/poker/solo`
    PokerSolo,
    /// `#/settings`
    Settings,
    /// A room of the annex, which is a program of its own (see [`crate::annex`]).
    Annex(Room),
    /// Anything else.
    Unknown,
}

/// One of the rooms of the annex. What is read there is fetched by the loader in Trunk.toml when
/// somebody goes there, and not before: it knows the rooms by their paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// `#/fairness`: what is fair here, and how to check it.
    Fairness,
    /// `#/check?…`: a finished deal, checked step by step.
    Check,
}

impl Room {
    /// Every room.
    pub const ALL: [Room; 2] = [Room::Fairness, Room::Check];

    /// The path after the `#`, which the page's `data-route` names as well.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Room::Fairness => "/fairness",
            Room::Check => "/check",
        }
    }
}

/// One of the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// The blackjack table.
    #[default]
    Blackjack,
    /// The solo draw table.
    Solo,
}

impl Seat {
    /// Where this table is.
    #[must_use]
    pub const fn route(self) -> Route {
        match self {
            Seat::Blackjack => Route::Blackjack,
            Seat::Solo => Route::PokerSolo,
        }
    }
}

impl Route {
    /// The table that is shown here, if one is.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Route::Home | Route::Blackjack => Some(Seat::Blackjack),
            Route::PokerSolo => Some(Seat::Solo),
            Route::Settings | Route::Annex(_) | Route::Unknown => None,
        }
    }

    /// The route as the page's `data-route` names it; but for `unknown`, the path after the `#`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Route::Home => "/",
            Route::Blackjack => "/blackjack",
            Route::PokerSolo => "/poker/solo",
            Route::Settings => "/settings",
            Route::Annex(room) => room.path(),
            Route::Unknown => "unknown",
        }
    }

    fn from_path(path: &str) -> Route {
        match path.trim_matches('/') {
            "" => Route::Home,
            "blackjack" => Route::Blackjack,
            "poker/solo" => Route::PokerSolo,
            "settings" => Route::Settings,
            "fairness" => Route::Annex(Room::Fairness),
            "check" => Route::Annex(Room::Check),
            _ => Route::Unknown,
        }
    }
}

/// An address as it was read: a place, and what a link wants to lay on the table there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The place.
    pub route: Route,
    /// The shared deal of the link, if it has one, or what is wrong with it.
    pub deal: Option<Result<Deal, LinkError>>,
}

impl Address {
    /// Reads a fragment, with or without its `#`. Any text is an address.
    #[must_use]
    pub fn parse(fragment: &str) -> Address {
        let (path, query) = path_and_query(fragment);
        let route = Route::from_path(path);
        let deal = route.seat().and_then(|_| shared_deal(query));
        Address { route, deal }
    }
}

/// The path of a fragment and its query, with or without its `#`.
pub(crate) fn path_and_query(fragment: &str) -> (&str, &str) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    fragment.split_once('?').unwrap_or((fragment, ""))
}

/// The last value that a query has for this name.
pub(crate) fn value<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs
        .filter(|(key, _)| *key == name)
        .map(|(_, value)| value)
        .next_back()
}

/// The deal that `deal=<secret>&cut=<c>` stands for; `None` where the query names neither.
pub(crate) fn shared_deal(query: &str) -> Option<Result<Deal, LinkError>> {
    let read = |secret: Option<&str>, cut: Option<&str>| {
        let secret: Secret = secret.ok_or(LinkError::NoSecret)?.parse()?;
        let cut = match cut {
            None => 0,
            Some(digits) if digits.chars().all(|c| c.is_ascii_digit()) => {
                digits.parse().map_err(|_| LinkError::CutIsNoNumber)?
            }
            Some(_) => return Err(LinkError::CutIsNoNumber),
        };
        Ok(Deal::new(secret, Decks::ONE, cut)?)
    };
    match (value(query, "deal"), value(query, "cut")) {
        (None, None) => None,
        (secret, cut) => Some(read(secret, cut)),
    }
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
        }
    }
}

impl std::error::Error for LinkError {}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501";

    fn deal(cut: usize) -> Deal {
        Deal::new(HEX.parse().expect("64 digits"), Decks::ONE, cut).expect("in range")
    }

    #[test]
    fn every_path_leads_back_to_its_route() {
        for route in [
            Route::Home,
            Route::Blackjack,
            Route::PokerSolo,
            Route::Settings,
            Route::Annex(Room::Fairness),
            Route::Annex(Room::Check),
        ] {
            for fragment in [route.path().to_owned(), format!("#{}", route.path())] {
                let address = Address { route, deal: None };
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
        for (query, cut) in [
            ("", 0),
            ("&cut=0", 0),
            ("&cut=17", 17),
            ("&cut=51&rules=x", 51),
        ] {
            let address = Address::parse(&format!("#/blackjack?deal={HEX}{query}"));
            assert_eq!(address.deal, Some(Ok(deal(cut))), "{query}");
        }
        assert_eq!(Address::parse("#/blackjack?").deal, None);
        assert_eq!(Address::parse("#/blackjack?utm=1").deal, None);
    }

    #[test]
    fn a_damaged_link_says_what_is_wrong_with_it() {
        let error = |query: &str| {
            let address = Address::parse(&format!("#/poker/solo?{query}"));
            assert_eq!(address.route, Route::PokerSolo);
            address.deal.expect("a link").expect_err(query)
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
            error("cut=3").to_string(),
            "This link to a shared deal is damaged, so it was not opened. \
             The deal itself is missing from it."
        );
    }
}
