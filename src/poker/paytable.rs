//! What a hand of draw poker against a pay table is paid (RULES.md, “Jacks or Better”).

use std::fmt;
use std::str::FromStr;

use crate::core::{Category, Decks, Jokers, Rank, WildHand};
use crate::table::{self, fields};

/// Which pack is played with, and from which pair on a hand is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// 52 cards, and a pair of jacks or better is paid.
    JacksOrBetter,
    /// 53 cards, one of them a joker, and a pair of kings or aces is paid.
    KingsOrBetter,
}

impl Variant {
    /// Both.
    pub const ALL: [Variant; 2] = [Variant::JacksOrBetter, Variant::KingsOrBetter];

    /// The jokers in the pack.
    #[must_use]
    pub const fn jokers(self) -> Jokers {
        match self {
            Variant::JacksOrBetter => Jokers::None,
            Variant::KingsOrBetter => Jokers::One,
        }
    }

    /// The lowest rank whose pair is paid.
    #[must_use]
    pub const fn lowest_pair(self) -> Rank {
        match self {
            Variant::JacksOrBetter => Rank::Jack,
            Variant::KingsOrBetter => Rank::King,
        }
    }

    /// The hands that can be paid, the best one first.
    #[must_use]
    pub fn prizes(self) -> &'static [Prize] {
        const NATURAL: [Prize; 9] = [
            Prize::RoyalFlush,
            Prize::StraightFlush,
            Prize::FourOfAKind,
            Prize::FullHouse,
            Prize::Flush,
            Prize::Straight,
            Prize::ThreeOfAKind,
            Prize::TwoPair,
            Prize::JacksOrBetter,
        ];
        const WITH_JOKER: [Prize; Prize::ROWS] = [
            Prize::RoyalFlush,
            Prize::FiveOfAKind,
            Prize::WildRoyal,
            Prize::StraightFlush,
            Prize::FourOfAKind,
            Prize::FullHouse,
            Prize::Flush,
            Prize::Straight,
            Prize::ThreeOfAKind,
            Prize::TwoPair,
            Prize::KingsOrBetter,
        ];
        match self {
            Variant::JacksOrBetter => &NATURAL,
            Variant::KingsOrBetter => &WITH_JOKER,
        }
    }

    /// Whether a table of this variant has a row for this hand.
    #[must_use]
    pub const fn has(self, prize: Prize) -> bool {
        match prize {
            Prize::RoyalFlush
            | Prize::StraightFlush
            | Prize::FourOfAKind
            | Prize::FullHouse
            | Prize::Flush
            | Prize::Straight
            | Prize::ThreeOfAKind
            | Prize::TwoPair => true,
            Prize::JacksOrBetter => matches!(self, Variant::JacksOrBetter),
            Prize::FiveOfAKind | Prize::WildRoyal | Prize::KingsOrBetter => {
                matches!(self, Variant::KingsOrBetter)
            }
        }
    }

    /// The lowest pair that is paid, and all above it.
    #[must_use]
    pub const fn high_pair(self) -> Prize {
        match self {
            Variant::JacksOrBetter => Prize::JacksOrBetter,
            Variant::KingsOrBetter => Prize::KingsOrBetter,
        }
    }

    /// What this hand is paid for; `None` where it is not paid.
    #[must_use]
    pub fn prize(self, hand: &WildHand) -> Option<Prize> {
        let rank = hand.rank();
        Some(match rank.category() {
            Category::RoyalFlush if hand.jokers().next().is_some() => Prize::WildRoyal,
            Category::RoyalFlush => Prize::RoyalFlush,
            Category::FiveOfAKind => Prize::FiveOfAKind,
            Category::StraightFlush => Prize::StraightFlush,
            Category::FourOfAKind => Prize::FourOfAKind,
            Category::FullHouse => Prize::FullHouse,
            Category::Flush => Prize::Flush,
            Category::Straight => Prize::Straight,
            Category::ThreeOfAKind => Prize::ThreeOfAKind,
            Category::TwoPair => Prize::TwoPair,
            Category::OnePair if rank.top() >= self.lowest_pair() => self.high_pair(),
            Category::OnePair | Category::HighCard => return None,
        })
    }
}

/// A hand that a pay table pays. The lowest pair that is paid says at which game, so each prize has one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prize {
    /// A royal flush without a joker.
    RoyalFlush,
    /// Five of a kind, which only a joker makes.
    FiveOfAKind,
    /// A royal flush with a joker in it.
    WildRoyal,
    /// A straight flush.
    StraightFlush,
    /// Four of a kind.
    FourOfAKind,
    /// A full house.
    FullHouse,
    /// A flush.
    Flush,
    /// A straight.
    Straight,
    /// Three of a kind.
    ThreeOfAKind,
    /// Two pair.
    TwoPair,
    /// A pair of jacks, queens, kings or aces in Jacks or Better.
    JacksOrBetter,
    /// A pair of kings or aces in Kings or Better.
    KingsOrBetter,
}

impl Prize {
    /// The rows of the longest pay table.
    pub const ROWS: usize = 11;

    /// Every hand that is paid at some table, in the order in which pay tables list them.
    pub const ALL: [Prize; 12] = [
        Prize::RoyalFlush,
        Prize::FiveOfAKind,
        Prize::WildRoyal,
        Prize::StraightFlush,
        Prize::FourOfAKind,
        Prize::FullHouse,
        Prize::Flush,
        Prize::Straight,
        Prize::ThreeOfAKind,
        Prize::TwoPair,
        Prize::JacksOrBetter,
        Prize::KingsOrBetter,
    ];

    /// Its row in the longest pay table, from 0. Jacks or better and kings or better share one, because no table has
    /// both.
    #[must_use]
    pub const fn place(self) -> usize {
        match self {
            Prize::RoyalFlush => 0,
            Prize::FiveOfAKind => 1,
            Prize::WildRoyal => 2,
            Prize::StraightFlush => 3,
            Prize::FourOfAKind => 4,
            Prize::FullHouse => 5,
            Prize::Flush => 6,
            Prize::Straight => 7,
            Prize::ThreeOfAKind => 8,
            Prize::TwoPair => 9,
            Prize::JacksOrBetter | Prize::KingsOrBetter => 10,
        }
    }

    /// The name in the page contract, in records and in golden data, such as `TwoPair`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Prize::RoyalFlush => "RoyalFlush",
            Prize::FiveOfAKind => "FiveOfAKind",
            Prize::WildRoyal => "WildRoyal",
            Prize::StraightFlush => "StraightFlush",
            Prize::FourOfAKind => "FourOfAKind",
            Prize::FullHouse => "FullHouse",
            Prize::Flush => "Flush",
            Prize::Straight => "Straight",
            Prize::ThreeOfAKind => "ThreeOfAKind",
            Prize::TwoPair => "TwoPair",
            Prize::JacksOrBetter => "JacksOrBetter",
            Prize::KingsOrBetter => "KingsOrBetter",
        }
    }

    /// The prize with this [code](Prize::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Prize> {
        Prize::ALL.into_iter().find(|prize| prize.code() == code)
    }
}

/// How many coins are bet on a hand, 1 to 5. A coin is a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coins(u8);

impl Coins {
    /// The least.
    pub const ONE: Coins = Coins(1);

    /// The most, for which a royal flush is paid in full.
    pub const MOST: Coins = Coins(5);

    /// So many coins; `None` unless it is one to five.
    #[must_use]
    pub const fn new(coins: u8) -> Option<Coins> {
        if coins >= Coins::ONE.0 && coins <= Coins::MOST.0 {
            Some(Coins(coins))
        } else {
            None
        }
    }

    /// One coin, two, and so on to five.
    pub fn all() -> impl DoubleEndedIterator<Item = Coins> {
        (Coins::ONE.0..=Coins::MOST.0).map(Coins)
    }

    /// The number of coins.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What each hand is paid, in coins for each coin that is bet.
///
/// Written as these numbers with hyphens between, the royal flush first: nine of them for Jacks or Better, as in
/// `800-50-25-9-6-4-3-2-1`, eleven for Kings or Better with a joker, in the order of [`Variant::prizes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayTable {
    variant: Variant,
    /// By [`Prize::place`]; nothing for what the variant does not have.
    pays: [u16; Prize::ROWS],
}

impl PayTable {
    /// The most that a table pays for a coin.
    pub const MOST: u16 = 9_999;

    /// The most that a royal flush without a joker is paid for a coin where fewer than five are bet, as the
    /// machines in casinos have it.
    pub const ROYAL_ON_FEWER_COINS: u16 = 250;

    /// The table of this variant that pays so much, in the order of [`Variant::prizes`].
    ///
    /// # Errors
    /// [`NotAPayTable`] unless there is a number for each, none above [`PayTable::MOST`].
    pub fn new(variant: Variant, each: &[u16]) -> Result<PayTable, NotAPayTable> {
        let prizes = variant.prizes();
        if each.len() != prizes.len() || each.iter().any(|pay| *pay > PayTable::MOST) {
            return Err(NotAPayTable);
        }
        let mut pays = [0; Prize::ROWS];
        for (prize, pay) in prizes.iter().zip(each) {
            pays[prize.place()] = *pay;
        }
        Ok(PayTable { variant, pays })
    }

    /// Jacks or Better that pays so much for a full house and a flush, and else as usual.
    #[must_use]
    pub const fn jacks(full_house: u16, flush: u16) -> PayTable {
        PayTable {
            variant: Variant::JacksOrBetter,
            pays: [800, 0, 0, 50, 25, full_house, flush, 4, 3, 2, 1],
        }
    }

    /// Kings or Better with a joker, as it is usually paid.
    pub const KINGS: PayTable = PayTable {
        variant: Variant::KingsOrBetter,
        pays: [800, 200, 100, 50, 20, 7, 5, 3, 2, 1, 1],
    };

    /// The variant it is for.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What this hand is paid for each coin where all five are bet; nothing where the table has no row for it.
    #[must_use]
    pub const fn pay(&self, prize: Prize) -> u16 {
        if self.variant.has(prize) {
            self.pays[prize.place()]
        } else {
            0
        }
    }

    /// The lowest rank whose pair is paid; `None` where no pair is, because the player has put 0 there.
    #[must_use]
    pub const fn pairs_from(&self) -> Option<Rank> {
        if self.pay(self.variant.high_pair()) > 0 {
            Some(self.variant.lowest_pair())
        } else {
            None
        }
    }

    /// What this hand is paid in all where so many coins are bet.
    #[must_use]
    pub fn pays(&self, prize: Prize, coins: Coins) -> u32 {
        u32::from(self.on(coins).pay(prize)) * u32::from(coins.number())
    }

    /// The same table as it pays for each coin where so many are bet.
    #[must_use]
    pub fn on(mut self, coins: Coins) -> PayTable {
        if coins < Coins::MOST {
            let royal = &mut self.pays[Prize::RoyalFlush.place()];
            *royal = (*royal).min(PayTable::ROYAL_ON_FEWER_COINS);
        }
        self
    }

    /// The same table where this hand is paid so much for a coin.
    ///
    /// # Errors
    /// [`NotAPayTable`] where that is above [`PayTable::MOST`], or the variant has no such hand.
    pub fn with(mut self, prize: Prize, pay: u16) -> Result<PayTable, NotAPayTable> {
        if pay > PayTable::MOST || !self.variant.has(prize) {
            return Err(NotAPayTable);
        }
        self.pays[prize.place()] = pay;
        Ok(self)
    }
}

/// A pay table that is offered by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Jacks or Better that pays so much for a full house and a flush: the name of the table.
    Jacks(u16, u16),
    /// Kings or Better with a joker.
    Kings,
}

impl Preset {
    /// What is offered, the table that returns most first; the one with a joker last.
    pub const ALL: [Preset; 7] = [
        Preset::Jacks(9, 6),
        Preset::Jacks(9, 5),
        Preset::Jacks(8, 6),
        Preset::Jacks(8, 5),
        Preset::Jacks(7, 5),
        Preset::Jacks(6, 5),
        Preset::Kings,
    ];

    /// Its table.
    #[must_use]
    pub const fn table(self) -> PayTable {
        match self {
            Preset::Jacks(full_house, flush) => PayTable::jacks(full_house, flush),
            Preset::Kings => PayTable::KINGS,
        }
    }

    /// The preset with this table, if it is one.
    #[must_use]
    pub fn of(table: &PayTable) -> Option<Preset> {
        let mut all = Preset::ALL.into_iter();
        all.find(|preset| preset.table() == *table)
    }
}

/// The pay table is all there is to agree on: it says what is in the pack too.
impl table::Rules for PayTable {
    fn decks(&self) -> Decks {
        Decks::ONE.with_jokers(self.variant.jokers())
    }
}

impl fmt::Display for PayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, prize) in self.variant.prizes().iter().enumerate() {
            let between = if place == 0 { "" } else { "-" };
            write!(f, "{between}{}", self.pay(*prize))?;
        }
        Ok(())
    }
}

impl FromStr for PayTable {
    type Err = NotAPayTable;

    /// Reads what `Display` writes, and nothing else: so no table is written in two ways.
    fn from_str(text: &str) -> Result<PayTable, NotAPayTable> {
        let number = |digits: &str| {
            let shortest = digits == "0" || !digits.starts_with('0');
            let number = fields::number(digits).filter(|_| shortest)?;
            u16::try_from(number).ok()
        };
        let each: Option<Vec<u16>> = text.split('-').map(number).collect();
        let each = each.ok_or(NotAPayTable)?;
        let mut variants = Variant::ALL.into_iter();
        let variant = variants.find(|variant| variant.prizes().len() == each.len());
        PayTable::new(variant.ok_or(NotAPayTable)?, &each)
    }
}

/// The numbers are no pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPayTable;

impl fmt::Display for NotAPayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "A pay table is nine numbers, or eleven with a joker, each from 0 to {}, such as 800-50-25-9-6-4-3-2-1.",
            PayTable::MOST
        )
    }
}

impl std::error::Error for NotAPayTable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_back_as_it_is_written() {
        for (table, written) in [
            (PayTable::jacks(9, 6), "800-50-25-9-6-4-3-2-1"),
            (PayTable::KINGS, "800-200-100-50-20-7-5-3-2-1-1"),
        ] {
            assert_eq!(table.to_string(), written);
            assert_eq!(written.parse(), Ok(table));
        }
        for text in [
            "",
            "9/6",
            "800-50-25-9-6-4-3-2",
            "800-50-25-9-6-4-3-2-1-1",
            "800-50-25-9-6-4-3-2-01",
            "800-50-25-9-6-4-3-2-",
            "10000-50-25-9-6-4-3-2-1",
            "800-50-25-9-6-4-3-2--1",
        ] {
            assert_eq!(text.parse::<PayTable>(), Err(NotAPayTable), "{text}");
        }
        for preset in Preset::ALL {
            assert_eq!(Preset::of(&preset.table()), Some(preset));
        }
        assert_eq!(Preset::of(&PayTable::jacks(9, 9)), None);
    }

    #[test]
    fn each_hand_is_paid_for_what_it_is() {
        let jacks = PayTable::jacks(9, 6);
        let five = Coins::MOST;
        for (table, hand, paid) in [
            (jacks, "AS KS QS JS TS", 4_000),
            (jacks, "9S KS QS JS TS", 250),
            (jacks, "9S 9H 9D 9C TS", 125),
            (jacks, "9S 9H 9D TC TS", 45),
            (jacks, "2S KS QS JS TS", 30),
            (jacks, "9H KS QS JS TS", 20),
            (jacks, "9S 9H 9D 2C TS", 15),
            (jacks, "9S 9H 2D 2C TS", 10),
            (jacks, "JS JH 2D 3C TS", 5),
            (jacks, "TS TH 2D 3C JS", 0),
            (jacks, "AS KH 2D 3C JS", 0),
            (PayTable::KINGS, "AS KS QS JS TS", 4_000),
            (PayTable::KINGS, "AS KS QS JS X1", 500),
            (PayTable::KINGS, "9S 9H 9D 9C X1", 1_000),
            (PayTable::KINGS, "KS 2H 3D 9C X1", 5),
            (PayTable::KINGS, "QS QH 3D 9C 2S", 0),
        ] {
            let hand: WildHand = hand.parse().expect(hand);
            let prize = table.variant().prize(&hand);
            let pays = prize.map_or(0, |prize| table.pays(prize, five));
            assert_eq!(pays, paid, "{hand:?}");
        }
    }

    #[test]
    fn a_royal_flush_is_paid_in_full_on_five_coins_alone() {
        let table = PayTable::jacks(9, 6);
        let royal = Coins::all().map(|coins| table.pays(Prize::RoyalFlush, coins));
        assert!(royal.eq([250, 500, 750, 1_000, 4_000]));
        let flush = Coins::all().map(|coins| table.pays(Prize::Flush, coins));
        assert!(flush.eq([6, 12, 18, 24, 30]));
        let low = table.with(Prize::RoyalFlush, 100).expect("a pay table");
        assert_eq!(low.pays(Prize::RoyalFlush, Coins::ONE), 100);
        assert_eq!(table.with(Prize::FiveOfAKind, 1), Err(NotAPayTable));
        assert_eq!(table.with(Prize::KingsOrBetter, 1), Err(NotAPayTable));
    }

    #[test]
    fn a_prize_belongs_to_the_tables_that_list_it() {
        for prize in Prize::ALL {
            assert_eq!(Prize::from_code(prize.code()), Some(prize));
            for table in [PayTable::jacks(9, 6), PayTable::KINGS] {
                let listed = table.variant().prizes().contains(&prize);
                assert_eq!(table.variant().has(prize), listed, "{prize:?}");
                assert_eq!(table.pay(prize) > 0, listed, "{prize:?}");
            }
        }
        for variant in Variant::ALL {
            let places = variant.prizes().iter().map(|prize| prize.place());
            assert!(places.is_sorted_by(|one, next| one < next), "{variant:?}");
        }
        assert_eq!(PayTable::KINGS.pairs_from(), Some(Rank::King));
        let none = PayTable::jacks(9, 6).with(Prize::JacksOrBetter, 0);
        assert_eq!(none.map(|table| table.pairs_from()), Ok(None));
    }
}
