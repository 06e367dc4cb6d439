//! The exact worth of each side bet for the cards that are still unseen (RULES.md, “Side bets”).
//!
//! 21+3, Perfect Pairs, Lucky Ladies and Hot 3 are counted: each class of cards has a number of combinations, so its
//! chance is a fraction. For Bust It, the module follows the dealer's hand draw by draw over the ten values of cards,
//! with floating-point numbers.
//!
//! The player makes a side bet before the deal and so knows nothing of the round. Every order of the unseen cards is
//! equally likely. The cards that remain after the players have drawn are still in a random order, whatever their
//! reasons to draw. So the player's decisions do not change the dealer's chances. Nor does it matter whether the dealer
//! has a hole card or looks at it.

use std::fmt;

use super::shoe::{CardValue, VALUES};
use super::terms::Terms;
use crate::side_bet::{Class, PayTable, STRAIGHTS, SideBet};
use crate::{Rules, Seating};
use fair_deal_core::{AceRule, Card, Decks, Rank, Suit};

/// The number of unseen cards of each rank and suit, up to 255 of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardCounts([[u8; 4]; 13]);

impl CardCounts {
    /// Returns all cards of these decks without jokers.
    #[must_use]
    pub const fn of_decks(decks: Decks) -> CardCounts {
        CardCounts([[decks.count(); 4]; 13])
    }

    /// Returns the cards of these decks without those that were seen.
    ///
    /// # Errors
    /// [`NoWorth::TooManyCopies`] if a card was seen more often than the decks have it.
    pub fn unseen<'c>(
        decks: Decks,
        seen: impl IntoIterator<Item = &'c Card>,
    ) -> Result<CardCounts, NoWorth> {
        let all = CardCounts::of_decks(decks);
        seen.into_iter().try_fold(all, |left, card| {
            left.without(*card).ok_or(NoWorth::TooManyCopies {
                card: *card,
                copies: decks.count(),
            })
        })
    }

    /// Returns the cards without one copy of this card, or `None` if they have no copy.
    #[must_use]
    pub fn without(mut self, card: Card) -> Option<CardCounts> {
        let count = &mut self.0[card.rank as usize][suit_at(card.suit)];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// Returns the number of cards of this rank and suit.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.rank as usize][suit_at(card.suit)]
    }

    /// Returns the number of all cards.
    #[must_use]
    pub fn cards(&self) -> u32 {
        self.0.iter().flatten().map(|count| u32::from(*count)).sum()
    }

    /// The numbers of cards of this rank, by suit.
    fn of_rank(&self, rank: Rank) -> [u64; 4] {
        self.0[rank as usize].map(u64::from)
    }

    /// The number of cards of each value in this suit.
    fn values_in(&self, suit: Suit) -> [u64; VALUES] {
        let mut values = [0; VALUES];
        for rank in Rank::ALL {
            let card = Card::new(rank, suit);
            values[CardValue::of(card).at()] += u64::from(self.count(card));
        }
        values
    }

    /// The number of cards of each value.
    fn values(&self) -> [u64; VALUES] {
        let of_suits = Suit::ALL.map(|suit| self.values_in(suit));
        let of_value = |value: usize| of_suits.iter().map(|values| values[value]).sum();
        std::array::from_fn(of_value)
    }
}

/// The reason why a side bet has no exact worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWorth {
    /// A card is listed more often than it is in the pack.
    TooManyCopies {
        /// The card.
        card: Card,
        /// The number of copies in the pack, which is the number of decks.
        copies: u8,
    },
    /// The round could run out of cards before the bet is settled. The dealer would then deal reshuffled cards.
    TooFewCards {
        /// The number of unseen cards.
        left: u32,
    },
}

impl fmt::Display for NoWorth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoWorth::TooManyCopies { card, copies } => write!(
                f,
                "{card} is named more often than the pack has it: {copies}."
            ),
            NoWorth::TooFewCards { left } => write!(
                f,
                "Unseen cards left: {left}. The round could run out of them before the side bet is settled."
            ),
        }
    }
}

impl std::error::Error for NoWorth {}

/// A fraction in lowest terms, as in `-19/311`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: i64,
    denominator: u64,
}

impl Fraction {
    fn new(numerator: i64, denominator: u64) -> Fraction {
        let divisor = gcd(numerator.unsigned_abs(), denominator).max(1);
        let size = i64::try_from(numerator.unsigned_abs() / divisor).unwrap_or(i64::MAX);
        Fraction {
            numerator: size * numerator.signum(),
            denominator: denominator / divisor,
        }
    }

    /// Returns the numerator.
    #[must_use]
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// Returns the denominator.
    #[must_use]
    pub const fn denominator(self) -> u64 {
        self.denominator
    }

    /// Returns the value, rounded to a floating-point number.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// The greatest common divisor.
const fn gcd(one: u64, other: u64) -> u64 {
    if other == 0 {
        one
    } else {
        gcd(other, one % other)
    }
}

/// A class of a side bet with its chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClassChance {
    /// The class.
    pub class: Class,
    /// The odds to one.
    pub pays: u16,
    /// The chance, from 0 to 1.
    pub chance: f64,
    /// The chance as a fraction; `None` for Bust It.
    pub exact: Option<Fraction>,
}

/// The worth of a side bet by a pay table.
#[derive(Clone, Debug, PartialEq)]
pub struct SideBetWorth {
    table: PayTable,
    chances: Chances,
}

/// The chances of the classes, in the order of [`PayTable::rows`].
#[derive(Clone, Debug, PartialEq)]
enum Chances {
    /// The number of combinations of each class, and of all.
    Counted { ways: Vec<u64>, all: u64 },
    /// The chance of each class.
    Summed(Vec<f64>),
}

impl SideBetWorth {
    /// Computes the worth of a bet by this table if these cards are unseen and nothing of the round is dealt.
    ///
    /// The rules say when the dealer draws, and how many hands can come from one. All hands at the table, those of
    /// other seats included, must be sure to end before the cards run out.
    ///
    /// # Errors
    /// [`NoWorth::TooFewCards`] if the round could run out of cards before the bet is settled.
    pub fn of(
        table: PayTable,
        unseen: &CardCounts,
        rules: &Rules,
        seating: Seating,
    ) -> Result<SideBetWorth, NoWorth> {
        let terms = Terms::of(rules);
        check_enough_cards(table.bet(), unseen, &terms, seating)?;
        let (ways, all) = match table.bet() {
            SideBet::TwentyOnePlusThree => (twenty_one_plus_three(unseen), three_of(unseen)),
            SideBet::PerfectPairs => (pairs(unseen), choose_2(u64::from(unseen.cards()))),
            SideBet::LuckyLadies => ladies(unseen),
            SideBet::HotThree => (hot_3(unseen), three_of(unseen)),
            SideBet::BustIt => {
                let chances = Chances::Summed(busts(table, unseen, &terms, rules.ace));
                return Ok(SideBetWorth { table, chances });
            }
        };
        let chances = Chances::Counted { ways, all };
        Ok(SideBetWorth { table, chances })
    }

    /// Returns the pay table.
    #[must_use]
    pub const fn table(&self) -> PayTable {
        self.table
    }

    /// Returns each class with its chance, in the order of [`PayTable::rows`].
    #[must_use]
    pub fn classes(&self) -> Vec<ClassChance> {
        let chances = self.each();
        let rows = self.table.rows().iter().zip(chances);
        rows.map(|((class, pays), (chance, exact))| ClassChance {
            class: *class,
            pays: *pays,
            chance,
            exact,
        })
        .collect()
    }

    /// Returns the chance to lose the bet.
    #[must_use]
    pub fn loss(&self) -> f64 {
        match &self.chances {
            Chances::Counted { ways, all } => {
                let lost = all - ways.iter().sum::<u64>();
                fraction(lost, *all).value()
            }
            Chances::Summed(chances) => 1.0 - chances.iter().sum::<f64>(),
        }
    }

    /// Returns the expected gain of the player in bets: negative if the house has the edge.
    #[must_use]
    pub fn expectation(&self) -> f64 {
        if let Some(exact) = self.exact() {
            return exact.value();
        }
        let classes = self.classes().into_iter();
        let gains = classes.map(|it| it.chance * (f64::from(it.pays) + 1.0));
        gains.sum::<f64>() - 1.0
    }

    /// Returns the expected gain as a fraction, or `None` for Bust It.
    #[must_use]
    pub fn exact(&self) -> Option<Fraction> {
        match &self.chances {
            Chances::Counted { ways, all } => {
                let rows = self.table.rows().iter().zip(ways);
                let back: u64 = rows
                    .map(|((_, pays), ways)| (u64::from(*pays) + 1) * ways)
                    .sum();
                let gain = signed(back) - signed(*all);
                Some(Fraction::new(gain, *all))
            }
            Chances::Summed(_) => None,
        }
    }

    fn each(&self) -> Vec<(f64, Option<Fraction>)> {
        match &self.chances {
            Chances::Counted { ways, all } => {
                let fractions = ways.iter().map(|ways| fraction(*ways, *all));
                fractions.map(|it| (it.value(), Some(it))).collect()
            }
            Chances::Summed(chances) => chances.iter().map(|chance| (*chance, None)).collect(),
        }
    }
}

/// Refuses cards that could run out before the bet is settled.
///
/// With one hand, the player's second card is the third of the deal, and the dealer's second card the fourth. Each
/// further hand takes two more cards. For Bust It all hands end first. Each takes cards of at most 21 points, aces
/// counted as 1, and one more card of at most ten. A dealer who still draws has at most 16 points.
fn check_enough_cards(
    bet: SideBet,
    unseen: &CardCounts,
    terms: &Terms,
    seating: Seating,
) -> Result<(), NoWorth> {
    let left = unseen.cards();
    let dealt = u32::from(seating.hands()) + u32::from(seating.others());
    let values = CardValue::ALL.into_iter().zip(unseen.values());
    let points: u64 = values
        .map(|(value, count)| u64::from(value.points()) * count)
        .sum();
    let enough = match bet {
        SideBet::TwentyOnePlusThree | SideBet::PerfectPairs | SideBet::HotThree => left > 2 * dealt,
        SideBet::LuckyLadies => left > 2 * dealt + 1,
        SideBet::BustIt => points > 31 * u64::from(terms.hands) * u64::from(dealt) + 16,
    };
    if enough {
        Ok(())
    } else {
        Err(NoWorth::TooFewCards { left })
    }
}

fn twenty_one_plus_three(cards: &CardCounts) -> Vec<u64> {
    let ranks = Rank::ALL.map(|rank| cards.of_rank(rank));
    let suited_kinds: u64 = ranks.iter().flatten().map(|count| choose_3(*count)).sum();
    let kinds: u64 = ranks.iter().map(|it| choose_3(it.iter().sum())).sum();
    let (mut straight_flushes, mut straights) = (0, 0);
    for three in STRAIGHTS {
        let [one, two, three] = three.map(|rank| cards.of_rank(rank));
        straight_flushes += (0..4)
            .map(|suit| one[suit] * two[suit] * three[suit])
            .sum::<u64>();
        straights += [one, two, three]
            .iter()
            .map(|it| it.iter().sum::<u64>())
            .product::<u64>();
    }
    let of_suit = |suit: usize| ranks.iter().map(|it| it[suit]).sum();
    let flushes: u64 = (0..4).map(|suit| choose_3(of_suit(suit))).sum();
    vec![
        suited_kinds,
        straight_flushes,
        kinds - suited_kinds,
        straights - straight_flushes,
        flushes - straight_flushes - suited_kinds,
    ]
}

fn pairs(cards: &CardCounts) -> Vec<u64> {
    let (mut perfect, mut coloured, mut mixed) = (0, 0, 0);
    for rank in Rank::ALL {
        let of = |suit| u64::from(cards.count(Card::new(rank, suit)));
        let (spades, clubs) = (of(Suit::Spades), of(Suit::Clubs));
        let (hearts, diamonds) = (of(Suit::Hearts), of(Suit::Diamonds));
        perfect += [spades, clubs, hearts, diamonds]
            .map(choose_2)
            .iter()
            .sum::<u64>();
        coloured += spades * clubs + hearts * diamonds;
        mixed += (spades + clubs) * (hearts + diamonds);
    }
    vec![perfect, coloured, mixed]
}

/// The combinations of the player's two cards with two of the dealer, and the number of all.
fn ladies(cards: &CardCounts) -> (Vec<u64>, u64) {
    let left = u64::from(cards.cards());
    let dealer = choose_2(left.saturating_sub(2));
    let twenties = |values: &[u64; VALUES]| choose_2(values[9]) + values[0] * values[8];
    let values = cards.values();
    let all = twenties(&values);
    let suited: u64 = Suit::ALL
        .iter()
        .map(|it| twenties(&cards.values_in(*it)))
        .sum();
    let tens = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King];
    let tens = tens.iter().flat_map(|rank| cards.of_rank(*rank));
    let matched: u64 = tens.map(choose_2).sum();
    let queen = Card::new(Rank::Queen, Suit::Hearts);
    let queens = choose_2(u64::from(cards.count(queen)));
    let naturals = values[0] * values[9].saturating_sub(2);
    let ways = vec![
        queens * naturals,
        queens * (dealer - naturals.min(dealer)),
        (matched - queens) * dealer,
        (suited - matched) * dealer,
        (all - suited) * dealer,
    ];
    (ways, choose_2(left) * dealer)
}

fn hot_3(cards: &CardCounts) -> Vec<u64> {
    let values = cards.values();
    let sevens = choose_3(values[6]);
    let (mut suited, mut suited_sevens) = (0, 0);
    for suit in Suit::ALL {
        let values = cards.values_in(suit);
        suited += with_total(&values, 21);
        suited_sevens += choose_3(values[6]);
    }
    let suited = suited - suited_sevens;
    vec![
        sevens,
        suited,
        with_total(&values, 21) - sevens - suited,
        with_total(&values, 20),
        with_total(&values, 19),
    ]
}

/// The combinations of three cards with this total, from the numbers of cards of each value.
fn with_total(counts: &[u64; VALUES], total: u8) -> u64 {
    let mut ways = 0;
    for one in 0..VALUES {
        for two in one..VALUES {
            for three in two..VALUES {
                let values = [one, two, three].map(|at| CardValue::ALL[at]);
                let low: u8 = values.iter().map(|value| value.points()).sum();
                let soft = one == 0 && low + 10 <= 21;
                if low + if soft { 10 } else { 0 } == total {
                    ways += match (one == two, two == three) {
                        (true, true) => choose_3(counts[one]),
                        (true, false) => choose_2(counts[one]) * counts[three],
                        (false, true) => counts[one] * choose_2(counts[two]),
                        (false, false) => counts[one] * counts[two] * counts[three],
                    };
                }
            }
        }
    }
    ways
}

/// The chances of Bust It by this table, in the order of its rows.
fn busts(table: PayTable, unseen: &CardCounts, terms: &Terms, ace: AceRule) -> Vec<f64> {
    let values = unseen.values();
    let mut of_cards = Bust::of_cards(values, terms, ace);
    let comes_back = table.pays(Class::PlayerNatural).is_some();
    let natural = if comes_back {
        let naturals = fraction(values[0] * values[9], choose_2(u64::from(unseen.cards())));
        naturals.value()
    } else {
        0.0
    };
    if natural > 0.0 {
        // Subtracts the bust hands that come with a natural of the player.
        let mut left = values;
        left[0] -= 1;
        left[9] -= 1;
        let with_natural = Bust::of_cards(left, terms, ace);
        for (chance, with_natural) in of_cards.iter_mut().zip(with_natural) {
            *chance = (*chance - natural * with_natural).max(0.0);
        }
    }
    let rows = of_cards.into_iter().rev();
    rows.chain(comes_back.then_some(natural)).collect()
}

/// The number of classes of a bust dealer: with 3, 4, 5, 6, 7, and 8 or more cards.
const BUSTS: usize = 6;

/// The chances that the dealer busts with each number of cards.
struct Bust<'t> {
    counts: [u64; VALUES],
    left: u64,
    terms: &'t Terms,
    ace: AceRule,
    of_cards: [f64; BUSTS],
}

/// A dealer's hand.
#[derive(Clone, Copy, Default)]
struct Dealer {
    cards: usize,
    /// The points with aces counted as 1.
    points: u8,
    has_ace: bool,
}

impl<'t> Bust<'t> {
    /// The chance of a bust hand with 3, 4, 5, 6, 7, and 8 or more cards, from these cards of each value.
    fn of_cards(counts: [u64; VALUES], terms: &'t Terms, ace: AceRule) -> [f64; BUSTS] {
        let mut bust = Bust {
            counts,
            left: counts.iter().sum(),
            terms,
            ace,
            of_cards: [0.0; BUSTS],
        };
        bust.draw(Dealer::default(), 1.0);
        bust.of_cards
    }

    /// Draws on from this hand, which has this chance.
    #[expect(clippy::cast_precision_loss, reason = "there are a few hundred cards")]
    fn draw(&mut self, hand: Dealer, chance: f64) {
        for value in CardValue::ALL {
            let count = self.counts[value.at()];
            if count == 0 {
                continue;
            }
            let chance = chance * count as f64 / self.left as f64;
            let hand = Dealer {
                cards: hand.cards + 1,
                points: hand.points + value.points(),
                has_ace: hand.has_ace || value.at() == 0,
            };
            let soft = hand.has_ace && hand.points <= 11 && self.ace == AceRule::OneOrEleven;
            let total = hand.points + if soft { 10 } else { 0 };
            if total > 21 {
                self.of_cards[(hand.cards - 3).min(BUSTS - 1)] += chance;
            } else if self.terms.dealer_draws(total, soft) {
                self.counts[value.at()] -= 1;
                self.left -= 1;
                self.draw(hand, chance);
                self.counts[value.at()] += 1;
                self.left += 1;
            }
        }
    }
}

/// The number of ways to take two of this many.
const fn choose_2(count: u64) -> u64 {
    count * count.saturating_sub(1) / 2
}

/// The number of ways to take three of this many.
const fn choose_3(count: u64) -> u64 {
    choose_2(count) * count.saturating_sub(2) / 3
}

/// The number of ways to take three of these cards.
fn three_of(cards: &CardCounts) -> u64 {
    choose_3(u64::from(cards.cards()))
}

fn fraction(of: u64, all: u64) -> Fraction {
    Fraction::new(signed(of), all)
}

/// A number of combinations with a sign. No possible shoe comes near the limit.
fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The index of a suit in an array with an entry for each.
const fn suit_at(suit: Suit) -> usize {
    match suit {
        Suit::Spades => 0,
        Suit::Hearts => 1,
        Suit::Diamonds => 2,
        Suit::Clubs => 3,
    }
}
