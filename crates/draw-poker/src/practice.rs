//! Practice hands for video poker: hands of a kind, hands like the player's mistakes, or hands from a list.
//!
//! A practice hand comes from an ordinary deal, which the app finds as follows. `E` is 32 bytes of the browser's
//! entropy, and [`Secret::practice`] gives the secrets 0, 1, 2 … of `E`.
//!
//! 1. For mistakes, secret 0 [draws](Secret::draw) the index of the wanted shape, counted from 0, in the list of shapes
//!    that the game allows and that are left. All of them are equally likely.
//! 2. The app tries the secrets 1, 2, 3 …, and takes the first one whose uncut pack begins with a wanted hand. Of a list,
//!    the hands that are left are wanted. If fewer than 20 are, it tries 30,000 secrets for them, and then the same ones
//!    for any hand of the list.
//!
//! All other cards therefore lie as in any fair deal with that start, and all hands of a kind are equally likely.

use std::fmt;
use std::str::FromStr;

use super::video_poker::{Class, Game, PayTable, Round, WildCards};
use fair_deal_core::{Card, Category, Joker, PackCard, Rank, Suit, WildHand};
use fair_deal_table::{
    Dealt, LIST_SEPARATOR, Listed, Marks, NoSuchHand, NotPractice, Practice, Rules as _,
};
use fair_shuffle::{Deal, Secret};

/// The number of secrets to try. It is enough for the lists that the page makes and for every shape. The rarest shape,
/// a low pair with three cards of a royal flush at Tens or Better, is one hand in 2,707. With a short list of rare
/// hands the search can fail, and the page then says so.
const TRIES: u32 = 180_000;

/// The number of secrets to try for a list of fewer hands than [`CanonicalHand::LEAST`], which is what is left of a
/// list.
const TRIES_FOR_FEW: u32 = 30_000;

/// The value that a hand already has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeHand {
    /// No pair, and at most one card of a rank whose pairs are paid.
    Nothing,
    /// No pair, but two or more cards of such ranks.
    HighCards,
    /// An unpaid pair.
    LowPair,
    /// A paid pair.
    HighPair,
    /// Two pair or better.
    TwoPairOrBetter,
}

impl MadeHand {
    const ALL: [MadeHand; 5] = [
        MadeHand::Nothing,
        MadeHand::HighCards,
        MadeHand::LowPair,
        MadeHand::HighPair,
        MadeHand::TwoPairOrBetter,
    ];

    const fn code(self) -> char {
        match self {
            MadeHand::Nothing => 'n',
            MadeHand::HighCards => 'c',
            MadeHand::LowPair => 'l',
            MadeHand::HighPair => 'h',
            MadeHand::TwoPairOrBetter => 't',
        }
    }

    fn of(game: Game, hand: &WildHand) -> MadeHand {
        let from = game.pair().and_then(Class::lowest_pair);
        let is_high = |rank: Rank| from.is_some_and(|from| rank >= from);
        match game.category(hand) {
            Category::OnePair if game.class(hand).is_some() => MadeHand::HighPair,
            Category::OnePair => MadeHand::LowPair,
            Category::HighCard => {
                let high = hand.cards().iter().filter_map(|card| card.natural());
                let high = high.filter(|card| is_high(card.rank));
                if high.count() > 1 {
                    MadeHand::HighCards
                } else {
                    MadeHand::Nothing
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
            | Category::RoyalFlush => MadeHand::TwoPairOrBetter,
        }
    }
}

/// The draw that a hand offers, which needs one or two cards. A wild card counts as any card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawTo {
    /// No draw of the kinds below.
    Nothing,
    /// Four cards of a suit.
    Flush,
    /// Three cards of a royal flush, but fewer than four of a suit.
    Royal,
    /// Four cards of a straight, inside or not, but no draw of the kinds above.
    Straight,
}

impl DrawTo {
    const ALL: [DrawTo; 4] = [
        DrawTo::Nothing,
        DrawTo::Flush,
        DrawTo::Royal,
        DrawTo::Straight,
    ];

    const fn code(self) -> char {
        match self {
            DrawTo::Nothing => 'x',
            DrawTo::Flush => 'f',
            DrawTo::Royal => 'r',
            DrawTo::Straight => 's',
        }
    }

    fn of(game: Game, hand: &WildHand) -> DrawTo {
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
            DrawTo::Flush
        } else if most_of_a_suit(Rank::Ten) >= 3 {
            DrawTo::Royal
        } else if straights().any(of_straight) {
            DrawTo::Straight
        } else {
            DrawTo::Nothing
        }
    }
}

/// The ranks of each straight, starting with the ace-low one.
fn straights() -> impl Iterator<Item = [Rank; 5]> {
    (0..10).map(|first| [0, 1, 2, 3, 4].map(|next| Rank::PACK_ORDER[(first + next) % 13]))
}

/// The features of a hand that matter for the hold. Hands of one shape pose the same problem.
///
/// The text is two letters, and a `j` if the hand has a wild card: `lf` is a low pair with four cards of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    made: MadeHand,
    draw_to: DrawTo,
    has_wild: bool,
}

impl Shape {
    /// The shape of this hand. The draw of two pair or better does not count.
    #[must_use]
    pub fn of(game: Game, hand: &WildHand) -> Shape {
        let made = MadeHand::of(game, hand);
        Shape {
            made,
            draw_to: match made {
                MadeHand::TwoPairOrBetter => DrawTo::Nothing,
                MadeHand::Nothing
                | MadeHand::HighCards
                | MadeHand::LowPair
                | MadeHand::HighPair => DrawTo::of(game, hand),
            },
            has_wild: game.wild_cards().among(hand) > 0,
        }
    }

    /// The value that the hand already has.
    #[must_use]
    pub const fn made(self) -> MadeHand {
        self.made
    }

    /// The draw that the hand offers.
    #[must_use]
    pub const fn draw_to(self) -> DrawTo {
        self.draw_to
    }

    /// Returns true if a hand of this game can have this shape.
    fn is_of(self, game: Game) -> bool {
        let from = game.pair().and_then(Class::lowest_pair);
        // A wild card makes at least a pair.
        let is_made = match self.made {
            MadeHand::Nothing => !self.has_wild,
            MadeHand::HighCards => !self.has_wild && from.is_some_and(|from| from < Rank::Ace),
            MadeHand::LowPair => true,
            MadeHand::HighPair => from.is_some(),
            MadeHand::TwoPairOrBetter => self.draw_to == DrawTo::Nothing,
        };
        // Any three ranks of a royal flush include two whose pairs pay if jacks pay.
        let is_royal = self.draw_to == DrawTo::Royal;
        let jacks_pay = from.is_some_and(|from| from <= Rank::Jack);
        let is_low = is_royal && jacks_pay && self.made == MadeHand::Nothing;
        is_made && !is_low && (game.wild_cards().count() > 0 || !self.has_wild)
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Shape);

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wild = if self.has_wild { "j" } else { "" };
        write!(f, "{}{}{wild}", self.made.code(), self.draw_to.code())
    }
}

impl FromStr for Shape {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<Shape, NotPractice> {
        let mut letters = text.chars();
        let (made, draw_to) = (letters.next(), letters.next());
        let made = MadeHand::ALL.into_iter().find(|it| Some(it.code()) == made);
        let draw_to = DrawTo::ALL
            .into_iter()
            .find(|it| Some(it.code()) == draw_to);
        let shape = Shape {
            made: made.ok_or(NotPractice)?,
            draw_to: draw_to.ok_or(NotPractice)?,
            has_wild: match letters.as_str() {
                "" => false,
                "j" => true,
                _ => return Err(NotPractice),
            },
        };
        // Rejects shapes that no hand of any game has.
        let mut games = Game::ALL.into_iter();
        let is_some = games.any(|game| shape.is_of(game));
        is_some.then_some(shape).ok_or(NotPractice)
    }
}

/// A kind of hands. Hands with a wild card belong only to the kinds `Joker` and `Deuces`. Other hands of two pair or
/// better can belong only to `Kickers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A paid pair, and nothing better.
    HighPairs,
    /// An unpaid pair, and nothing better.
    LowPairs,
    /// Four cards of a suit.
    FourToFlush,
    /// Four cards of a straight, inside or not, but fewer than four of a suit and fewer than three of a royal flush.
    FourToStraight,
    /// Three cards of a royal flush, but fewer than four of a suit.
    ThreeToRoyal,
    /// Two or more cards whose pairs are paid, and none of the draws above.
    HighCards,
    /// A joker.
    Joker,
    /// Wild deuces.
    Deuces,
    /// Three or four aces, twos, threes or fours in games where the fifth card decides the pay of four of them. The
    /// question is whether to hold a kicker, and whether to break a full house.
    Kickers,
}

impl Kind {
    /// All kinds, in the order that the page offers them.
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

    /// The kinds that occur in this game.
    pub fn of(game: Game) -> impl Iterator<Item = Kind> {
        let all = Kind::ALL.into_iter();
        all.filter(move |kind| match kind {
            Kind::LowPairs | Kind::FourToFlush | Kind::FourToStraight | Kind::ThreeToRoyal => true,
            Kind::HighPairs => game.pair().is_some(),
            // If only aces pay as a pair, a hand cannot hold two such cards without the pair.
            Kind::HighCards => game.pair().is_some_and(|pair| pair != Class::PairOfAces),
            Kind::Joker => game.wild_cards() == WildCards::Joker,
            Kind::Deuces => game.wild_cards() == WildCards::Deuces,
            Kind::Kickers => game.pays_by_kicker(),
        })
    }

    /// Returns true if this hand of this game is of the kind.
    #[must_use]
    pub fn holds(self, game: Game, hand: &WildHand) -> bool {
        let Shape {
            made,
            draw_to,
            has_wild,
        } = Shape::of(game, hand);
        if has_wild {
            // A game has at most one sort of wild card.
            return matches!(self, Kind::Joker | Kind::Deuces);
        }
        match self {
            Kind::Joker | Kind::Deuces => false,
            Kind::Kickers => game.pays_by_kicker() && has_three_low(hand),
            Kind::HighPairs => made == MadeHand::HighPair,
            Kind::LowPairs => made == MadeHand::LowPair,
            Kind::FourToFlush => draw_to == DrawTo::Flush,
            Kind::FourToStraight => draw_to == DrawTo::Straight,
            Kind::ThreeToRoyal => draw_to == DrawTo::Royal,
            Kind::HighCards => made == MadeHand::HighCards && draw_to == DrawTo::Nothing,
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

/// Returns true if three or more cards of the hand are aces, twos, threes or fours of one rank.
fn has_three_low(hand: &WildHand) -> bool {
    let is_low = |rank: Rank| rank == Rank::Ace || rank <= Rank::Four;
    let ranks = || hand.cards().iter().filter_map(|card| card.natural());
    let count = |rank: Rank| ranks().filter(move |card| card.rank == rank).count();
    Rank::ALL
        .into_iter()
        .any(|rank| is_low(rank) && count(rank) >= 3)
}

/// A hand up to the order of its cards and an exchange of its suits.
///
/// The text is the codes of the five cards in canonical form: `2S7H7CKHKD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "[u8; Marks::PLACES]", into = "[u8; Marks::PLACES]")
)]
pub struct CanonicalHand {
    /// The numbers of the cards in ascending order: four times the rank plus the suit, or 52 and 53 for the jokers. Of
    /// all equivalent hands these are the smallest numbers.
    numbers: [u8; Marks::PLACES],
}

impl CanonicalHand {
    /// The smallest size of a list of practice hands. With fewer hands a search could take too many shuffles.
    pub const LEAST: usize = 20;

    /// The largest size of a list of practice hands.
    pub const MOST: usize = 50;

    /// Returns the canonical form of this hand.
    #[must_use]
    pub fn of(hand: &WildHand) -> CanonicalHand {
        let exchanged = |suits: [u8; 4]| {
            let mut numbers = hand.cards().map(|card| number(card, suits));
            numbers.sort_unstable();
            numbers
        };
        let all = suit_permutations().map(exchanged);
        CanonicalHand {
            numbers: all.min().unwrap_or([0; Marks::PLACES]),
        }
    }

    /// Returns true if the pack of this game can deal the hand. A pack without jokers deals none.
    fn is_in_pack_of(self, game: Game) -> bool {
        let jokers = self.numbers.iter().filter(|number| **number >= 52);
        jokers.count() <= game.wild_cards().jokers().count()
    }

    /// The five cards, in the order of their numbers.
    #[must_use]
    pub fn cards(self) -> Vec<PackCard> {
        self.numbers.into_iter().filter_map(card).collect()
    }

    /// The numbers of the five cards, each from 0 to 53, for messages to a worker.
    #[must_use]
    pub const fn numbers(self) -> [u8; Marks::PLACES] {
        self.numbers
    }

    /// Returns the hand with these numbers, if there is one.
    #[must_use]
    pub fn from_numbers(numbers: [u8; Marks::PLACES]) -> Option<CanonicalHand> {
        let mut cards = Vec::new();
        for number in numbers {
            cards.push(card(number)?);
        }
        WildHand::new(&cards)
            .ok()
            .map(|hand| CanonicalHand::of(&hand))
    }

    /// The ranks in ascending order, with jokers last.
    fn ranks(self) -> [u8; Marks::PLACES] {
        self.numbers.map(|number| number / 4)
    }
}

/// The number of a card after this exchange of suits.
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

/// All permutations of the four suits: the base-4 numbers with four different digits.
fn suit_permutations() -> impl Iterator<Item = [u8; 4]> {
    let all =
        (0..=u8::MAX).map(|digits| [digits >> 6, digits >> 4 & 3, digits >> 2 & 3, digits & 3]);
    all.filter(|suits| suits.iter().fold(0, |seen, suit| seen | 1 << suit) == 0b1111)
}

/// The card with this number, if there is one.
pub(crate) fn card(number: u8) -> Option<PackCard> {
    let (rank, suit) = (usize::from(number / 4), usize::from(number % 4));
    match (Rank::ALL.get(rank), Joker::ALL.get(suit)) {
        (Some(rank), _) => Some(Card::new(*rank, Suit::ALL[suit]).into()),
        (None, joker) if rank == Rank::ALL.len() => joker.copied().map(PackCard::Joker),
        (None, _) => None,
    }
}

impl fmt::Display for CanonicalHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards = self.numbers.into_iter().filter_map(card);
        cards.try_for_each(|card| card.fmt(f))
    }
}

impl FromStr for CanonicalHand {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<CanonicalHand, NotPractice> {
        let codes: Vec<char> = text.chars().collect();
        let cards = codes.chunks(2).map(|code| {
            let code: String = code.iter().collect();
            code.parse().map_err(|_| NotPractice)
        });
        let cards: Result<Vec<PackCard>, NotPractice> = cards.collect();
        let hand = WildHand::new(&cards?).map_err(|_| NotPractice)?;
        Ok(CanonicalHand::of(&hand))
    }
}

/// The set of hands that a player practises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeHands {
    /// All hands of a kind.
    Of(Kind),
    /// A list of hands whose best hold is little better than another, with [`CanonicalHand::LEAST`] to
    /// [`CanonicalHand::MOST`] hands.
    Close(Listed<CanonicalHand>),
    /// A list of hands in which a discarded card decides the right hold, of the same size.
    Penalty(Listed<CanonicalHand>),
    /// All hands with the shapes of the player's mistakes.
    Mistakes(Listed<Shape>),
}

/// The prefix of a list of close decisions.
const CLOSE: &str = "close";
/// The prefix of a list of hands with penalty cards.
const PENALTY: &str = "penalty";
/// The prefix of a list of shapes.
const MISTAKES: &str = "mistakes";

impl PracticeHands {
    /// Returns practice of close decisions with these hands, or `None` if there are too few.
    #[must_use]
    pub fn close(hands: Vec<CanonicalHand>) -> Option<PracticeHands> {
        checked_list(hands).map(PracticeHands::Close)
    }

    /// Returns practice of penalty cards with these hands, or `None` if there are too few.
    #[must_use]
    pub fn penalty(hands: Vec<CanonicalHand>) -> Option<PracticeHands> {
        checked_list(hands).map(PracticeHands::Penalty)
    }
}

/// Returns a list of these hands, or `None` if there are too few. Hands beyond the largest size are dropped.
fn checked_list(mut hands: Vec<CanonicalHand>) -> Option<Listed<CanonicalHand>> {
    hands.truncate(CanonicalHand::MOST);
    Listed::new(hands).filter(|listed| listed.all().len() >= CanonicalHand::LEAST)
}

/// Writes the name of a kind, or a prefix and a list: `low-pairs`, `close.2S7H7CKHKD.`…, `penalty.`…, `mistakes.lf.cx`.
impl fmt::Display for PracticeHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PracticeHands::Of(kind) => f.write_str(kind.code()),
            PracticeHands::Close(hands) => write!(f, "{CLOSE}{LIST_SEPARATOR}{hands}"),
            PracticeHands::Penalty(hands) => write!(f, "{PENALTY}{LIST_SEPARATOR}{hands}"),
            PracticeHands::Mistakes(shapes) => write!(f, "{MISTAKES}{LIST_SEPARATOR}{shapes}"),
        }
    }
}

impl FromStr for PracticeHands {
    type Err = NotPractice;

    fn from_str(text: &str) -> Result<PracticeHands, NotPractice> {
        match text.split_once(LIST_SEPARATOR) {
            None => {
                let mut all = Kind::ALL.into_iter();
                let kind = all.find(|kind| kind.code() == text);
                kind.map(PracticeHands::Of).ok_or(NotPractice)
            }
            Some((CLOSE, hands)) => {
                let hands: Listed<CanonicalHand> = hands.parse()?;
                PracticeHands::close(hands.all().to_vec()).ok_or(NotPractice)
            }
            Some((PENALTY, hands)) => {
                let hands: Listed<CanonicalHand> = hands.parse()?;
                PracticeHands::penalty(hands.all().to_vec()).ok_or(NotPractice)
            }
            Some((MISTAKES, shapes)) => shapes.parse().map(PracticeHands::Mistakes),
            Some(_) => Err(NotPractice),
        }
    }
}

impl Practice<Round> for PracticeHands {
    fn deal_without(
        &self,
        done: &[usize],
        table: &PayTable,
        entropy: Secret,
    ) -> Result<Deal, NoSuchHand> {
        let game = table.game();
        match self {
            PracticeHands::Of(kind) if Kind::of(game).all(|it| it != *kind) => Err(NoSuchHand),
            PracticeHands::Of(kind) => find(table, entropy, TRIES, |hand| kind.holds(game, hand)),
            PracticeHands::Close(hands) | PracticeHands::Penalty(hands) => {
                let possible = left(hands, &[], |hand| hand.is_in_pack_of(game));
                let wanted = left(hands, done, |hand| hand.is_in_pack_of(game));
                match (wanted.len(), possible.len()) {
                    (CanonicalHand::LEAST.., _) => find_listed(table, entropy, TRIES, &wanted),
                    // With too few hands the search takes too long.
                    (_, CanonicalHand::LEAST..) => {
                        let few = find_listed(table, entropy, TRIES_FOR_FEW, &wanted);
                        few.or_else(|_| find_listed(table, entropy, TRIES, &possible))
                    }
                    (_, _) => Err(NoSuchHand),
                }
            }
            PracticeHands::Mistakes(shapes) => {
                let shapes = left(shapes, done, |shape| shape.is_of(game));
                let drawn = entropy.practice(0).draw(shapes.len() as u64);
                let shape = usize::try_from(drawn).ok().and_then(|at| shapes.get(at));
                let shape = *shape.ok_or(NoSuchHand)?;
                find(table, entropy, TRIES, |hand| Shape::of(game, hand) == shape)
            }
        }
    }

    fn places(&self, table: &PayTable) -> Option<Vec<usize>> {
        let game = table.game();
        match self {
            PracticeHands::Of(_) => None,
            PracticeHands::Close(hands) | PracticeHands::Penalty(hands) => {
                Some(hands.places(|hand| hand.is_in_pack_of(game)))
            }
            PracticeHands::Mistakes(shapes) => Some(shapes.places(|shape| shape.is_of(game))),
        }
    }

    fn place(&self, dealt: &Dealt<Round>) -> Option<usize> {
        let order = dealt.sealed().deal.order_with_jokers();
        let hand = WildHand::new(order.get(..Marks::PLACES)?).ok()?;
        let places = match self {
            PracticeHands::Of(_) => return None,
            PracticeHands::Close(hands) | PracticeHands::Penalty(hands) => {
                let alike = CanonicalHand::of(&hand);
                hands.places(|it| *it == alike)
            }
            PracticeHands::Mistakes(shapes) => {
                let shape = Shape::of(dealt.rules().game(), &hand);
                shapes.places(|it| *it == shape)
            }
        };
        places.first().copied()
    }
}

/// Returns the possible hands of a list without those at the places `done`.
fn left<T: Copy + PartialEq>(
    list: &Listed<T>,
    done: &[usize],
    is_possible: impl Fn(T) -> bool,
) -> Vec<T> {
    let all = list.all().iter().copied().enumerate();
    let left = all.filter(|(place, hand)| !done.contains(place) && is_possible(*hand));
    left.map(|(_, hand)| hand).collect()
}

/// As [`find`], for the hands of a list.
fn find_listed(
    table: &PayTable,
    entropy: Secret,
    tries: u32,
    hands: &[CanonicalHand],
) -> Result<Deal, NoSuchHand> {
    find(table, entropy, tries, |hand| {
        let mut ranks = hand.cards().map(|card| number(card, [0; 4]) / 4);
        ranks.sort_unstable();
        let mut alike = hands.iter().filter(|it| it.ranks() == ranks);
        alike.any(|it| CanonicalHand::of(hand) == *it)
    })
}

/// Returns the first deal that begins with a wanted hand (step 2).
fn find(
    table: &PayTable,
    entropy: Secret,
    tries: u32,
    is_wanted: impl Fn(&WildHand) -> bool,
) -> Result<Deal, NoSuchHand> {
    let deals = (1..=tries).map(|number| Deal::uncut(entropy.practice(number), table.decks()));
    let mut begun = deals.filter(|deal| {
        let order = deal.order_with_jokers();
        let first = order.get(..Marks::PLACES);
        let hand = first.and_then(|cards| WildHand::new(cards).ok());
        hand.is_some_and(|hand| is_wanted(&hand))
    });
    begun.next().ok_or(NoSuchHand)
}

#[cfg(feature = "serde")]
impl From<CanonicalHand> for [u8; Marks::PLACES] {
    fn from(hand: CanonicalHand) -> [u8; Marks::PLACES] {
        hand.numbers
    }
}

#[cfg(feature = "serde")]
impl TryFrom<[u8; Marks::PLACES]> for CanonicalHand {
    type Error = &'static str;

    fn try_from(numbers: [u8; Marks::PLACES]) -> Result<CanonicalHand, &'static str> {
        CanonicalHand::from_numbers(numbers).ok_or("not a hand")
    }
}
