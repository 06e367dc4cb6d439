//! The search for the day of a deal. Anybody can compute the secret of a day's deal in advance.
//!
//! A link to a check does not name the day of its deal, and the name would prove nothing. So the search computes the
//! secrets of all days and compares them. It goes year by year, so that the page stays responsive.

use super::AnyCheck;
use crate::core::{Date, Secret};
use crate::table::{DAILY_ROUNDS, DailyRound};

/// The first year in which the page had deals of the day.
const FIRST: u16 = 2026;

/// The last year of the search. The player's clock may be wrong, so the search does not use it.
const LAST: u16 = 2055;

/// The progress of the search for the day of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DaySearch {
    /// The search goes on with this year.
    Next(u16),
    /// The deal is that of this round.
    Found(DailyRound),
    /// The deal is not that of any day.
    NoDay,
}

impl DaySearch {
    /// The search before its first year.
    pub const START: DaySearch = DaySearch::Next(FIRST);

    /// Searches one more year, in some milliseconds.
    #[must_use]
    pub fn look_on(self, check: &AnyCheck) -> DaySearch {
        let DaySearch::Next(year) = self else {
            return self;
        };
        let secret = check.derivation().deal.secret();
        let game = check.day_name();
        match game.and_then(|game| round_of(year, game, secret)) {
            Some(round) => DaySearch::Found(round),
            None if year < LAST => DaySearch::Next(year + 1),
            None => DaySearch::NoDay,
        }
    }
}

/// The round of a day of this year with this secret, in the game with this name.
fn round_of(year: u16, game: &str, secret: Secret) -> Option<DailyRound> {
    let mut rounds = Date::days_of(year).flat_map(|date| {
        let numbers = 1..=DAILY_ROUNDS;
        numbers.filter_map(move |number| DailyRound::new(date, number))
    });
    rounds.find(|round| Secret::daily(game, round.date(), round.number()) == secret)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Blackjack;
    use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
    use crate::table::{Fields, Game as _};

    fn check(game: &str, secret: Secret) -> AnyCheck {
        let rules = if game == PokerMatch::NAME {
            "r"
        } else if game == Blackjack::NAME {
            "classic"
        } else if game == VideoPoker::NAME {
            "800-50-25-9-6-4-3-2-1"
        } else {
            ""
        };
        let (seal, deal) = (secret.seal(), secret.to_hex());
        let query = format!("game={game}&rules={rules}&cut=17&seal={seal}&deal={deal}&play=");
        let check = AnyCheck::parse(&Fields::parse(&query));
        check.expect("a deal").expect(&query)
    }

    fn search(check: &AnyCheck) -> DaySearch {
        let mut search = DaySearch::START;
        while let DaySearch::Next(_) = search {
            search = search.look_on(check);
        }
        search
    }

    #[test]
    fn day_search_finds_only_secrets_of_days() {
        for (game, day, number) in [
            (Blackjack::NAME, "2026-01-01", 1),
            (SoloDraw::NAME, "2026-11-22", 10),
            (VideoPoker::NAME, "2027-02-28", 3),
            (PokerMatch::NAME, "2055-12-31", 7),
        ] {
            let date = day.parse().expect(day);
            let check = check(game, Secret::daily(game, date, number));
            let found = search(&check);
            let round = DailyRound::new(date, number).expect("one of ten");
            assert_eq!(found, DaySearch::Found(round), "{game}");
            assert_eq!(found.look_on(&check), found);
        }
        for game in [
            Blackjack::NAME,
            SoloDraw::NAME,
            VideoPoker::NAME,
            PokerMatch::NAME,
        ] {
            let fresh = check(game, Secret::from_bytes([7; 32]));
            assert_eq!(search(&fresh), DaySearch::NoDay, "{game}");
        }
    }
}
