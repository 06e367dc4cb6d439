//! A counting system of a player: a published one, or tags of their own.

use std::fmt;
use std::str::FromStr;

use super::bets::Measure;
use super::start::CountStart;
use super::system::{System, UnknownSystem};
use super::tags::{NotTags, Rounding, Tag, Tags};
use fair_deal_core::{Card, Decks};
use fair_deal_table::typed;

/// A published counting system, or a player's own tags.
///
/// The written form is the [code](System::code) of the system, or the ten [`Tags`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnySystem {
    /// A published system.
    Published(System),
    /// The player's own tags, which depend only on the value of the card.
    Own(Tags),
}

impl Default for AnySystem {
    fn default() -> AnySystem {
        AnySystem::Published(System::default())
    }
}

impl AnySystem {
    /// Returns the tag of each card.
    #[must_use]
    pub const fn tags(&self) -> Tags {
        match self {
            AnySystem::Published(system) => system.tags(),
            AnySystem::Own(tags) => *tags,
        }
    }

    /// Returns the name by which players know the system, or `None` for the player's own tags.
    #[must_use]
    pub const fn name(&self) -> Option<&'static str> {
        match self {
            AnySystem::Published(system) => Some(system.name()),
            AnySystem::Own(_) => None,
        }
    }

    /// Returns the running count with which a shoe of these decks usually begins, in hundredths of a point. See
    /// [`System::start`] and [`Tags::start`]. A player can choose another [`CountStart`].
    #[must_use]
    pub fn start(&self, decks: Decks) -> i32 {
        let start = match self {
            AnySystem::Published(system) => system.start(decks),
            AnySystem::Own(tags) => tags.start(decks),
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 10 points for each of 416 cards"
        )]
        let hundredths = (start * 100.0).round() as i32;
        hundredths
    }

    /// Parses a running count as a player types it, in hundredths of a point. Returns `None` if the text is not a
    /// count. If every card counts whole points, the count must be a whole number.
    #[must_use]
    pub fn read_running(&self, text: &str) -> Option<i64> {
        if self.tags().are_whole() {
            let whole = typed::signed(text).ok().flatten();
            whole.and_then(|points| points.checked_mul(100))
        } else {
            typed::hundredths(text).ok().flatten()
        }
    }

    /// Judges counts as a player types them, against the count of the shoe. It judges the running count, and with a
    /// rounding the true count too. Returns true if all of it is right.
    ///
    /// # Errors
    /// The first field whose text is not a count.
    pub fn judge(
        &self,
        count: ShoeCount,
        rounding: Option<Rounding>,
        [running, true_count]: [&str; 2],
    ) -> Result<bool, CountField> {
        let running = self.read_running(running).ok_or(CountField::Running)?;
        let is_running = running == i64::from(count.running());
        let Some(rounding) = rounding else {
            return Ok(is_running);
        };
        let typed = typed::signed(true_count).ok().flatten();
        let typed = typed.ok_or(CountField::True)?;
        Ok(is_running && typed == count.true_count(rounding))
    }

    /// Returns the count for a ramp of bets: the true count, or the running count if the system has no true count.
    #[must_use]
    pub fn measure(&self) -> Measure {
        if self.has_true_count() {
            Measure::TrueCount
        } else {
            Measure::RunningCount
        }
    }

    /// Returns true if the player plays by a true count. This needs tags that add up to 0 over a deck.
    #[must_use]
    pub fn has_true_count(&self) -> bool {
        self.tags().is_balanced()
    }
}

impl fmt::Display for AnySystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnySystem::Published(system) => system.fmt(f),
            AnySystem::Own(tags) => tags.fmt(f),
        }
    }
}

impl FromStr for AnySystem {
    type Err = NoSystem;

    fn from_str(text: &str) -> Result<AnySystem, NoSystem> {
        // No name of a system has a comma.
        if text.contains(',') {
            let tags: Tags = text.parse().map_err(NoSystem::NoTags)?;
            let all = tags.means();
            let is_flat = all.iter().all(|mean| (mean - all[0]).abs() < 1e-9);
            return if is_flat {
                Err(NoSystem::AllEqual)
            } else {
                Ok(AnySystem::Own(tags))
            };
        }
        let system = text.parse().map_err(NoSystem::Unknown)?;
        Ok(AnySystem::Published(system))
    }
}

/// The reason why a text names no system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSystem {
    /// The text is neither the name of a system nor a list.
    Unknown(UnknownSystem),
    /// The text is a list, but not of tags.
    NoTags(NotTags),
    /// All tags are equal, so they do not distinguish the cards.
    AllEqual,
}

impl fmt::Display for NoSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSystem::Unknown(why) => why.fmt(f),
            NoSystem::NoTags(why) => why.fmt(f),
            NoSystem::AllEqual => f.write_str("Tags that are all equal count nothing."),
        }
    }
}

impl std::error::Error for NoSystem {}

/// A field for a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountField {
    /// The running count.
    Running,
    /// The true count.
    True,
}

/// The count of a shoe by a system, without rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShoeCount {
    /// The running count, the start included, in hundredths of a point.
    running: i32,
    unseen: u32,
}

impl ShoeCount {
    /// The number of cards in a deck.
    const DECK: i64 = 52;

    /// Returns the count after these cards of the decks are seen, from the usual start of the system. Returns `None` if
    /// no other card is left.
    #[must_use]
    pub fn of(system: &AnySystem, decks: Decks, seen: &[Card]) -> Option<ShoeCount> {
        ShoeCount::from_start(system, CountStart::Usual, decks, seen)
    }

    /// Returns the count after these cards of the decks are seen, from this start. Returns `None` if no other card is
    /// left.
    #[must_use]
    pub fn from_start(
        system: &AnySystem,
        start: CountStart,
        decks: Decks,
        seen: &[Card],
    ) -> Option<ShoeCount> {
        let tags = system.tags();
        let hundredths = |card: &Card| i32::from(tags.of(*card).hundredths());
        let counted: i32 = seen.iter().map(hundredths).sum();
        let unseen = decks.cards().checked_sub(seen.len())?;
        (unseen > 0).then_some(ShoeCount {
            running: start.of(system, decks) + counted,
            unseen: u32::try_from(unseen).ok()?,
        })
    }

    /// Returns the running count, in hundredths of a point.
    #[must_use]
    pub const fn running(self) -> i32 {
        self.running
    }

    /// Returns the number of cards that have not been seen: at least one.
    #[must_use]
    pub const fn unseen(self) -> u32 {
        self.unseen
    }

    /// Returns the count for a ramp of bets by this measure: the true count with this rounding, or the running count
    /// rounded down.
    #[must_use]
    pub fn measured(self, measure: Measure, rounding: Rounding) -> i32 {
        let count = match measure {
            Measure::TrueCount => self.true_count(rounding),
            Measure::RunningCount => i64::from(self.running.div_euclid(100)),
        };
        i32::try_from(count).unwrap_or(i32::MAX)
    }

    /// Returns the true count as a whole number: the running count for each deck that has not been seen, with this
    /// rounding.
    #[must_use]
    pub fn true_count(self, rounding: Rounding) -> i64 {
        let points = i64::from(Tag::POINT);
        let above = i64::from(self.running) * ShoeCount::DECK;
        rounding.whole_of(above, points * i64::from(self.unseen))
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(AnySystem, CountStart, System);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_system_round_trips() {
        let published = System::ALL.map(AnySystem::Published);
        let own = "-1,0.5,1,1,1.5,1,0.5,0,-0.5,-1".parse().expect("tags");
        for system in published.into_iter().chain([AnySystem::Own(own)]) {
            assert_eq!(system.to_string().parse(), Ok(system));
        }
        let refused = |text: &str| text.parse::<AnySystem>().map_err(|it| it.to_string());
        assert!(refused("hi").is_err_and(|why| why.contains("hi-lo, ko")));
        assert!(refused("1,2").is_err_and(|why| why.contains("not 2")));
        let equal = refused("1,1,1,1,1,1,1,1,1,1");
        assert_eq!(
            equal,
            Err("Tags that are all equal count nothing.".to_owned())
        );
    }

    #[test]
    fn typed_counts_are_judged_by_the_exact_count() {
        let cards = Card::parse_list("2S 3H 4D 5C 9D").expect("cards");
        let judge = |system: System, rounding, typed| {
            let system = AnySystem::Published(system);
            let count = ShoeCount::of(&system, Decks::ONE, &cards).expect("a count");
            system.judge(count, rounding, typed)
        };
        // 4 with 47 cards left is a true count of 4.4.
        let down = Some(Rounding::Down);
        assert_eq!(judge(System::HiLo, down, ["4", "4"]), Ok(true));
        assert_eq!(judge(System::HiLo, down, ["+4", " 4 "]), Ok(true));
        assert_eq!(judge(System::HiLo, down, ["4", "5"]), Ok(false));
        assert_eq!(judge(System::HiLo, down, ["3", "4"]), Ok(false));
        assert_eq!(judge(System::HiLo, None, ["4", "x"]), Ok(true));
        let no_number = |field| Err(field);
        let running = judge(System::HiLo, down, ["4.5", "4"]);
        assert_eq!(running, no_number(CountField::Running));
        let all = judge(System::HiLo, down, ["", ""]);
        assert_eq!(all, no_number(CountField::Running));
        let huge = judge(System::HiLo, down, ["4", "99999999999999999999"]);
        assert_eq!(huge, Ok(false), "a number, and not the count");
        let word = judge(System::HiLo, down, ["4", "four"]);
        assert_eq!(word, no_number(CountField::True));
        assert_eq!(judge(System::Halves, down, ["3.5", "3"]), Ok(true));
    }

    #[test]
    fn count_uses_start_of_system_and_rounding_of_player() {
        let cards = Card::parse_list("2S 3H 4D 5C 9D").expect("cards");
        let counted = |system: System, seen: &[Card]| {
            ShoeCount::of(&AnySystem::Published(system), Decks::ONE, seen)
        };
        // 1, then 0.5 + 1 + 1 + 1.5 − 0.5.
        let running = |system| counted(system, &cards).map(ShoeCount::running);
        assert_eq!(running(System::HiLo), Some(400));
        assert_eq!(running(System::Halves), Some(350));
        assert_eq!(running(System::KnockOut), Some(400));
        let six = Decks::new(6).expect("six decks");
        let knock_out = AnySystem::Published(System::KnockOut);
        assert_eq!(
            ShoeCount::of(&knock_out, six, &[]).map(ShoeCount::running),
            Some(-2000)
        );
        // −1 with 51 cards left is a true count of −1.02.
        let ten = Card::parse_list("TS").expect("a card");
        let low = counted(System::HiLo, &ten).expect("a count");
        let rounded = Rounding::ALL.map(|way| low.true_count(way));
        assert_eq!(rounded, [-2, -1, -1]);
        let all: Vec<Card> =
            fair_shuffle::Deal::uncut(fair_shuffle::Secret::from_bytes([1; 32]), Decks::ONE)
                .order();
        assert_eq!(counted(System::HiLo, &all), None);
        for system in System::ALL {
            let start = AnySystem::Published(system).start(Decks::ONE);
            let of_all = all[..51].iter().map(|card| system.tags().of(*card));
            let of_all: i32 = of_all.map(|tag| i32::from(tag.hundredths())).sum();
            let count = counted(system, &all[..51]).map(ShoeCount::running);
            assert_eq!(count, Some(start + of_all), "{system}");
        }
    }
}
