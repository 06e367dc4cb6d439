//! Hands to be practised at Jacks or Better: of a kind, like those that were played badly, or from a list.
//!
//! A practice hand is dealt from an ordinary deal, found like this (`E` is 32 bytes of the browser's
//! entropy, and [`Secret::practice`] gives the secrets 0, 1, 2 … of `E`):
//!
//! 1. Of the shapes of hands that were played badly, in their order, the one with the number is wanted, from 0,
//!    that is [drawn](Secret::draw) with secret 0: each is as likely as another.
//! 2. Of the secrets 1, 2, 3 … the first is taken whose pack, uncut, begins with five cards that are wanted.
//!
//! So all other cards lie as in any fair deal that begins so, and of a kind each hand is as likely as another.

use std::fmt;
use std::str::FromStr;

use super::jacks::Round;
use super::machine::{Class, Game, PayTable, WildCards};
use fair_deal_core::{Card, Category, Joker, PackCard, Rank, Suit, WildHand};
use fair_deal_table::{DOT, Listed, Marks, NoSuchHand, NotPractice, Practice, Rules as _};
use fair_shuffle::{Deal, Secret};

/// How many secrets are tried: enough for every shape, of which one hand in 2,500 has the rarest, and for the lists
/// that the page makes. One of the rarest hands may go unfound, and then that is said.
const TRIES: u32 = 180_000;

/// What a hand has by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// No pair, and fewer than two cards of the ranks whose pairs are paid.
    Nothing,
    /// No pair, but two such cards or more.
    HighCards,
    /// A pair that is not paid.
    LowPair,
    /// A pair that is paid.
    HighPair,
    /// Two pair or better.
    TwoPairOrBetter,
}

impl Made {
    const ALL: [Made; 5] = [
        Made::Nothing,
        Made::HighCards,
        Made::LowPair,
        Made::HighPair,
        Made::TwoPairOrBetter,
    ];

    const fn code(self) -> char {
        match self {
            Made::Nothing => 'n',
            Made::HighCards => 'c',
            Made::LowPair => 'l',
            Made::HighPair => 'h',
            Made::TwoPairOrBetter => 't',
        }
    }

    fn of(game: Game, hand: &WildHand) -> Made {
        let from = game.pair().and_then(Class::lowest_pair);
        let is_high = |rank: Rank| from.is_some_and(|from| rank >= from);
        match game.category(hand) {
            Category::OnePair if game.class(hand).is_some() => Made::HighPair,
            Category::OnePair => Made::LowPair,
            Category::HighCard => {
                let high = hand.cards().iter().filter_map(|card| card.natural());
                let high = high.filter(|card| is_high(card.rank));
                if high.count() > 1 {
                    Made::HighCards
                } else {
                    Made::Nothing
                }
            }
            Category::TwoPair
            | Category::ThreeOfAKind
            | Category::Straight
            | Category::Flush
            | Category::FullHouse
            | Category::FourOfAKind
            | Category::StraightFlush
            | Category::FiveOfAKind
            | Category::RoyalFlush => Made::TwoPairOrBetter,
        }
    }
}

/// What a hand wants one or two cards to be. A joker counts as any card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// None of these.
    Nothing,
    /// Four cards of a suit.
    Flush,
    /// Three cards of a royal flush, and no four of a suit.
    Royal,
    /// Four cards of a straight, inside or not, and none of the above.
    Straight,
}

impl Wants {
    const ALL: [Wants; 4] = [Wants::Nothing, Wants::Flush, Wants::Royal, Wants::Straight];

    const fn code(self) -> char {
        match self {
            Wants::Nothing => 'x',
            Wants::Flush => 'f',
            Wants::Royal => 'r',
            Wants::Straight => 's',
        }
    }

    fn of(game: Game, hand: &WildHand) -> Wants {
        let wild_cards = game.wild_cards();
        let wild = wild_cards.among(hand);
        let naturals = || {
            let cards = hand
                .cards()
                .iter()
                .filter(move |card| !wild_cards.holds(**card));
            cards.filter_map(|card| card.natural())
        };
        let most_of_a_suit = |from: Rank| {
            let of = |suit| naturals().filter(move |it| it.suit == suit && it.rank >= from);
            let most = Suit::ALL.map(|suit| of(suit).count()).into_iter().max();
            most.unwrap_or(0) + wild
        };
        let of_straight = |ranks: [Rank; 5]| {
            let held = ranks.iter();
            let held = held.filter(|rank| naturals().any(|card| card.rank == **rank));
            held.count() + wild >= 4
        };
        if most_of_a_suit(Rank::Two) >= 4 {
            Wants::Flush
        } else if most_of_a_suit(Rank::Ten) >= 3 {
            Wants::Royal
        } else if straights().any(of_straight) {
            Wants::Straight
        } else {
            Wants::Nothing
        }
    }
}

/// The ranks of each straight, from the one in which the ace is low.
fn straights() -> impl Iterator<Item = [Rank; 5]> {
    (0..10).map(|first| [0, 1, 2, 3, 4].map(|next| Rank::PACK_ORDER[(first + next) % 13]))
}

/// What matters about a hand before it is decided which cards to hold: hands of a shape ask the same question.
///
/// Written as two letters, and `j` where there is a wild card in the hand: `lf` is a low pair with four cards of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    made: Made,
    wants: Wants,
    has_wild: bool,
}

impl Shape {
    /// The shape of this hand. Of two pair or better it is all the same what they want.
    #[must_use]
    pub fn of(game: Game, hand: &WildHand) -> Shape {
        let made = Made::of(game, hand);
        Shape {
            made,
            wants: match made {
                Made::TwoPairOrBetter => Wants::Nothing,
                Made::Nothing | Made::HighCards | Made::LowPair | Made::HighPair => {
                    Wants::of(game, hand)
                }
            },
            has_wild: game.wild_cards().among(hand) > 0,
        }
    }

    /// What the hand has.
    #[must_use]
    pub const fn made(self) -> Made {
        self.made
    }

    /// What it wants.
    #[must_use]
    pub const fn wants(self) -> Wants {
        self.wants
    }

    /// Whether a hand of this game can have this shape.
    fn is_of(self, game: Game) -> bool {
        let from = game.pair().and_then(Class::lowest_pair);
        // With a wild card there is a pair at least.
        let is_made = match self.made {
            Made::Nothing => !self.has_wild,
            Made::HighCards => !self.has_wild && from.is_some_and(|from| from < Rank::Ace),
            Made::LowPair => true,
            Made::HighPair => from.is_some(),
            Made::TwoPairOrBetter => self.wants == Wants::Nothing,
        };
        // Of three ranks of a royal flush two pay with their pairs where jacks do.
        let is_royal = self.wants == Wants::Royal;
        let jacks_pay = from.is_some_and(|from| from <= Rank::Jack);
        let is_low = is_royal && jacks_pay && self.made == Made::Nothing;
        is_made && !is_low && (game.wild_cards().count() > 0 || !self.has_wild)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wild = if self.has_wild { "j" } else { "" };
        write!(f, "{}{}{wild}", self.made.code(), self.wants.code())
    }
}

impl FromStr for Shape {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Shape, NotPractice> {
        let mut letters = text.chars();
        let (made, wants) = (letters.next(), letters.next());
        let made = Made::ALL.into_iter().find(|it| Some(it.code()) == made);
        let wants = Wants::ALL.into_iter().find(|it| Some(it.code()) == wants);
        let shape = Shape {
            made: made.ok_or(NotPractice)?,
            wants: wants.ok_or(NotPractice)?,
            has_wild: match letters.as_str() {
                "" => false,
                "j" => true,
                _ => return Err(NotPractice),
            },
        };
        // What no hand of any game has is no shape.
        let mut games = Game::ALL.into_iter();
        let is_some = games.any(|game| shape.is_of(game));
        is_some.then_some(shape).ok_or(NotPractice)
    }
}

/// A kind of hands. But for the last two, those with a wild card are of none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A pair that is paid, and nothing better.
    HighPairs,
    /// A pair that is not paid, and nothing better.
    LowPairs,
    /// Four cards of a suit.
    FourToFlush,
    /// Four cards of a straight, inside or not; no four of a suit, and no three of a royal flush.
    FourToStraight,
    /// Three cards of a royal flush, and no four of a suit.
    ThreeToRoyal,
    /// Two cards or more whose pairs are paid, and none of the above.
    HighCards,
    /// A joker.
    Joker,
    /// Deuces that are wild.
    Deuces,
    /// Three or four aces, twos, threes or fours where the fifth card decides what four of them are paid: whether to hold
    /// a kicker, and whether to break a full house.
    Kickers,
}

impl Kind {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Kind; 9] = [
        Kind::HighPairs,
        Kind::LowPairs,
        Kind::FourToFlush,
        Kind::FourToStraight,
        Kind::ThreeToRoyal,
        Kind::HighCards,
        Kind::Joker,
        Kind::Deuces,
        Kind::Kickers,
    ];

    /// Those that this game brings about.
    pub fn of(game: Game) -> impl Iterator<Item = Kind> {
        let all = Kind::ALL.into_iter();
        all.filter(move |kind| match kind {
            Kind::LowPairs | Kind::FourToFlush | Kind::FourToStraight | Kind::ThreeToRoyal => true,
            Kind::HighPairs => game.pair().is_some(),
            // Of aces alone there are no two without a pair.
            Kind::HighCards => game.pair().is_some_and(|pair| pair != Class::PairOfAces),
            Kind::Joker => game.wild_cards() == WildCards::Joker,
            Kind::Deuces => game.wild_cards() == WildCards::Deuces,
            Kind::Kickers => game.pays_by_kicker(),
        })
    }

    /// Whether this hand of this game is of the kind.
    #[must_use]
    pub fn holds(self, game: Game, hand: &WildHand) -> bool {
        let Shape {
            made,
            wants,
            has_wild,
        } = Shape::of(game, hand);
        if has_wild {
            // A game has one sort of wild cards.
            return matches!(self, Kind::Joker | Kind::Deuces);
        }
        match self {
            Kind::Joker | Kind::Deuces => false,
            Kind::Kickers => game.pays_by_kicker() && has_three_low(hand),
            Kind::HighPairs => made == Made::HighPair,
            Kind::LowPairs => made == Made::LowPair,
            Kind::FourToFlush => wants == Wants::Flush,
            Kind::FourToStraight => wants == Wants::Straight,
            Kind::ThreeToRoyal => wants == Wants::Royal,
            Kind::HighCards => made == Made::HighCards && wants == Wants::Nothing,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Kind::HighPairs => "high-pairs",
            Kind::LowPairs => "low-pairs",
            Kind::FourToFlush => "four-to-flush",
            Kind::FourToStraight => "four-to-straight",
            Kind::ThreeToRoyal => "three-to-royal",
            Kind::HighCards => "high-cards",
            Kind::Joker => "joker",
            Kind::Deuces => "deuces",
            Kind::Kickers => "kickers",
        }
    }
}

/// Whether three cards or more of the hand are aces, or twos, threes or fours.
fn has_three_low(hand: &WildHand) -> bool {
    let is_low = |rank: Rank| rank == Rank::Ace || rank <= Rank::Four;
    let ranks = || hand.cards().iter().filter_map(|card| card.natural());
    let count = |rank: Rank| ranks().filter(move |card| card.rank == rank).count();
    Rank::ALL
        .into_iter()
        .any(|rank| is_low(rank) && count(rank) >= 3)
}

/// A hand as far as it matters what it is: in another order, or with its suits exchanged, it is the same.
///
/// Written as the codes of five cards: `2C7S7DKSKH`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alike {
    /// Four times the rank and the suit of each card, 52 and 53 for the jokers, from the lowest; of all hands that are the
    /// same, those of the one that comes first.
    numbers: [u8; Marks::PLACES],
}

impl Alike {
    /// The least that a list of hands to be practised has: of fewer it may take too many shuffles to find one.
    pub const LEAST: usize = 20;

    /// The most that it has.
    pub const MOST: usize = 50;

    /// What this hand is like.
    #[must_use]
    pub fn of(hand: &WildHand) -> Alike {
        let exchanged = |suits: [u8; 4]| {
            let mut numbers = hand.cards().map(|card| number(card, suits));
            numbers.sort_unstable();
            numbers
        };
        let all = exchanges().map(exchanged);
        Alike {
            numbers: all.min().unwrap_or([0; Marks::PLACES]),
        }
    }

    /// The numbers of the five cards, each from 0 to 53, for those who send them.
    #[must_use]
    pub const fn numbers(self) -> [u8; Marks::PLACES] {
        self.numbers
    }

    /// The hand of these numbers, if there is one.
    #[must_use]
    pub fn from_numbers(numbers: [u8; Marks::PLACES]) -> Option<Alike> {
        let mut cards = Vec::new();
        for number in numbers {
            cards.push(card(number)?);
        }
        WildHand::new(&cards).ok().map(|hand| Alike::of(&hand))
    }

    /// The ranks, from the lowest; jokers last.
    fn ranks(self) -> [u8; Marks::PLACES] {
        self.numbers.map(|number| number / 4)
    }
}

/// The number of a card whose suit is exchanged so.
fn number(card: PackCard, suits: [u8; 4]) -> u8 {
    match card {
        PackCard::Natural(card) => {
            let mut all = Suit::ALL.into_iter().zip(suits);
            let suit = all.find(|(suit, _)| *suit == card.suit);
            4 * card.rank as u8 + suit.map_or(0, |(_, to)| to)
        }
        PackCard::Joker(Joker::First) => 52,
        PackCard::Joker(Joker::Second) => 53,
    }
}

/// The ways to exchange four suits: the numbers of four digits to the base 4 in which each digit is another.
fn exchanges() -> impl Iterator<Item = [u8; 4]> {
    let all =
        (0..=u8::MAX).map(|digits| [digits >> 6, digits >> 4 & 3, digits >> 2 & 3, digits & 3]);
    all.filter(|suits| suits.iter().fold(0, |seen, suit| seen | 1 << suit) == 0b1111)
}

/// The card of a number, if there is one.
pub(crate) fn card(number: u8) -> Option<PackCard> {
    let (rank, suit) = (usize::from(number / 4), usize::from(number % 4));
    match (Rank::ALL.get(rank), Joker::ALL.get(suit)) {
        (Some(rank), _) => Some(Card::new(*rank, Suit::ALL[suit]).into()),
        (None, joker) if rank == Rank::ALL.len() => joker.copied().map(PackCard::Joker),
        (None, _) => None,
    }
}

impl fmt::Display for Alike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards = self.numbers.into_iter().filter_map(card);
        cards.try_for_each(|card| card.fmt(f))
    }
}

impl FromStr for Alike {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Alike, NotPractice> {
        let codes: Vec<char> = text.chars().collect();
        let cards = codes.chunks(2).map(|code| {
            let code: String = code.iter().collect();
            code.parse().map_err(|_| NotPractice)
        });
        let cards: Result<Vec<PackCard>, NotPractice> = cards.collect();
        let hand = WildHand::new(&cards?).map_err(|_| NotPractice)?;
        Ok(Alike::of(&hand))
    }
}

/// The hands that a player practises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeHands {
    /// Those of a kind.
    Of(Kind),
    /// Those with which the best hold is little better than another: [`Alike::LEAST`] of them to [`Alike::MOST`].
    Close(Listed<Alike>),
    /// Those in which a card that is put aside decides which hold is right: as many.
    Penalty(Listed<Alike>),
    /// Those that are like the ones that the player has played badly.
    Mistakes(Listed<Shape>),
}

/// What the code of a list of close decisions begins with.
const CLOSE: &str = "close";
/// What the code of a list of hands with penalty cards begins with.
const PENALTY: &str = "penalty";
/// What the code of a list of shapes begins with.
const MISTAKES: &str = "mistakes";

impl PracticeHands {
    /// Close decisions about these hands; `None` where there are too few.
    #[must_use]
    pub fn close(hands: Vec<Alike>) -> Option<PracticeHands> {
        enough(hands).map(PracticeHands::Close)
    }

    /// These hands with penalty cards; `None` where there are too few.
    #[must_use]
    pub fn penalty(hands: Vec<Alike>) -> Option<PracticeHands> {
        enough(hands).map(PracticeHands::Penalty)
    }
}

/// A list of these hands, of which there are enough.
fn enough(mut hands: Vec<Alike>) -> Option<Listed<Alike>> {
    hands.truncate(Alike::MOST);
    Listed::new(hands).filter(|listed| listed.all().len() >= Alike::LEAST)
}

/// Written as the name of a kind, or as a list behind its name: `low-pairs`, `close.2C7S7DKSKH`, `penalty.`…, `mistakes.lf.cx`.
impl fmt::Display for PracticeHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PracticeHands::Of(kind) => f.write_str(kind.code()),
            PracticeHands::Close(hands) => write!(f, "{CLOSE}{DOT}{hands}"),
            PracticeHands::Penalty(hands) => write!(f, "{PENALTY}{DOT}{hands}"),
            PracticeHands::Mistakes(shapes) => write!(f, "{MISTAKES}{DOT}{shapes}"),
        }
    }
}

impl FromStr for PracticeHands {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<PracticeHands, NotPractice> {
        match text.split_once(DOT) {
            None => {
                let mut all = Kind::ALL.into_iter();
                let kind = all.find(|kind| kind.code() == text);
                kind.map(PracticeHands::Of).ok_or(NotPractice)
            }
            Some((CLOSE, hands)) => {
                let hands: Listed<Alike> = hands.parse()?;
                PracticeHands::close(hands.all().to_vec()).ok_or(NotPractice)
            }
            Some((PENALTY, hands)) => {
                let hands: Listed<Alike> = hands.parse()?;
                PracticeHands::penalty(hands.all().to_vec()).ok_or(NotPractice)
            }
            Some((MISTAKES, shapes)) => shapes.parse().map(PracticeHands::Mistakes),
            Some(_) => Err(NotPractice),
        }
    }
}

impl Practice<Round> for PracticeHands {
    fn deal(&self, table: &PayTable, entropy: Secret) -> Result<Deal, NoSuchHand> {
        let game = table.game();
        match self {
            PracticeHands::Of(kind) if Kind::of(game).all(|it| it != *kind) => Err(NoSuchHand),
            PracticeHands::Of(kind) => find(table, entropy, |hand| kind.holds(game, hand)),
            // Of a pack without them no hand with so many jokers comes, and of too few hands none in time.
            PracticeHands::Close(hands) | PracticeHands::Penalty(hands)
                if !enough_come(game, hands) =>
            {
                Err(NoSuchHand)
            }
            PracticeHands::Close(hands) | PracticeHands::Penalty(hands) => {
                find(table, entropy, |hand| {
                    let mut ranks = hand.cards().map(|card| number(card, [0; 4]) / 4);
                    ranks.sort_unstable();
                    let mut alike = hands.all().iter().filter(|it| it.ranks() == ranks);
                    alike.any(|it| Alike::of(hand) == *it)
                })
            }
            PracticeHands::Mistakes(shapes) => {
                let shapes = shapes.all().iter().filter(|shape| shape.is_of(game));
                let shapes: Vec<&Shape> = shapes.collect();
                let drawn = entropy.practice(0).draw(shapes.len() as u64);
                let shape = usize::try_from(drawn).ok().and_then(|at| shapes.get(at));
                let shape = **shape.ok_or(NoSuchHand)?;
                find(table, entropy, |hand| Shape::of(game, hand) == shape)
            }
        }
    }
}

/// Whether the pack of this game brings enough of these hands about.
fn enough_come(game: Game, hands: &Listed<Alike>) -> bool {
    let jokers = |hand: &&Alike| hand.numbers.iter().filter(|number| **number >= 52).count();
    let come = hands.all().iter();
    let come = come.filter(|hand| jokers(hand) <= game.wild_cards().jokers().count());
    come.count() >= Alike::LEAST
}

/// The first deal that begins with such a hand (step 2).
fn find(
    table: &PayTable,
    entropy: Secret,
    is_wanted: impl Fn(&WildHand) -> bool,
) -> Result<Deal, NoSuchHand> {
    let deals = (1..=TRIES).map(|number| Deal::uncut(entropy.practice(number), table.decks()));
    let mut begun = deals.filter(|deal| {
        let order = deal.order_with_jokers();
        let first = order.get(..Marks::PLACES);
        let hand = first.and_then(|cards| WildHand::new(cards).ok());
        hand.is_some_and(|hand| is_wanted(&hand))
    });
    begun.next().ok_or(NoSuchHand)
}
