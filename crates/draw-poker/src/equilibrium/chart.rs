//! Charts of the solution: what a player does at a decision, by kinds of hands.
//!
//! The mixes are those of the file. The kinds of dealt hands are counted exactly. How often a player comes to a decision
//! is a number of the model: the swap draws from all cards but the kept ones, and the opponent's cards do not matter.

use std::fmt;
use std::str::FromStr;

use fair_deal_core::{Category, HandRank, PokerHand, Rank};

use super::coarse::NUMBERS;
use super::deals::{ALL_DEALS, DealPattern};
use super::player::SolvedPlayer;
use super::reach::own_swap;
use super::solved::Point;
use super::tree::Seat;
use crate::coach::draw::kinds::{HAND, Kinds};

/// A kind of hands: one row of a chart. A dealt hand with a pair or better is no draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandKind {
    /// A straight flush, or a royal flush.
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
    /// Two pair with this higher pair. [`LOW_PAIRS`] stands for lower ones too.
    TwoPair(Rank),
    /// A pair.
    Pair(Rank),
    /// A dealt hand with four cards that one rank or two complete to a straight flush.
    FourToStraightFlush,
    /// A dealt hand with four cards of one suit.
    FourToFlush,
    /// A dealt hand with four cards that two ranks complete to a straight.
    OpenStraight,
    /// A dealt hand with four cards that one rank completes to a straight.
    InsideStraight,
    /// None of these, with this highest card. [`LOW_CARD`] stands for lower ones too.
    HighCard(Rank),
}

/// The row of two pair with this higher pair or a lower one.
pub const LOW_PAIRS: Rank = Rank::Ten;

/// The row of hands without a pair with this highest card or a lower one.
pub const LOW_CARD: Rank = Rank::Jack;

impl HandKind {
    /// All kinds, the best first.
    pub const ALL: [HandKind; 32] = [
        HandKind::StraightFlush,
        HandKind::FourOfAKind,
        HandKind::FullHouse,
        HandKind::Flush,
        HandKind::Straight,
        HandKind::ThreeOfAKind,
        HandKind::TwoPair(Rank::Ace),
        HandKind::TwoPair(Rank::King),
        HandKind::TwoPair(Rank::Queen),
        HandKind::TwoPair(Rank::Jack),
        HandKind::TwoPair(LOW_PAIRS),
        HandKind::Pair(Rank::Ace),
        HandKind::Pair(Rank::King),
        HandKind::Pair(Rank::Queen),
        HandKind::Pair(Rank::Jack),
        HandKind::Pair(Rank::Ten),
        HandKind::Pair(Rank::Nine),
        HandKind::Pair(Rank::Eight),
        HandKind::Pair(Rank::Seven),
        HandKind::Pair(Rank::Six),
        HandKind::Pair(Rank::Five),
        HandKind::Pair(Rank::Four),
        HandKind::Pair(Rank::Three),
        HandKind::Pair(Rank::Two),
        HandKind::FourToStraightFlush,
        HandKind::FourToFlush,
        HandKind::OpenStraight,
        HandKind::InsideStraight,
        HandKind::HighCard(Rank::Ace),
        HandKind::HighCard(Rank::King),
        HandKind::HighCard(Rank::Queen),
        HandKind::HighCard(LOW_CARD),
    ];

    /// The kind of a hand of this rank, without regard to draws.
    #[must_use]
    pub fn of_rank(rank: HandRank) -> HandKind {
        match rank.category() {
            Category::RoyalFlush | Category::StraightFlush => HandKind::StraightFlush,
            // Five of a kind takes a joker, which the match does not have.
            Category::FiveOfAKind | Category::FourOfAKind => HandKind::FourOfAKind,
            Category::FullHouse => HandKind::FullHouse,
            Category::Flush => HandKind::Flush,
            Category::Straight => HandKind::Straight,
            Category::ThreeOfAKind => HandKind::ThreeOfAKind,
            Category::TwoPair => HandKind::TwoPair(rank.top().max(LOW_PAIRS)),
            Category::OnePair => HandKind::Pair(rank.top()),
            Category::HighCard => HandKind::HighCard(rank.top().max(LOW_CARD)),
        }
    }

    /// The kind of a dealt hand.
    #[must_use]
    pub fn of_deal(hand: &PokerHand) -> HandKind {
        let made = HandKind::of_rank(hand.rank());
        if !matches!(made, HandKind::HighCard(_)) {
            return made;
        }
        let mut cards = *hand.cards();
        cards.sort_by_key(|card| card.rank);
        let suits = cards.map(|card| card.suit);
        let unsuited = (0..1 << HAND).filter(|part: &u32| {
            let of_part = suits.iter().zip(0..).filter(|(_, at)| part >> at & 1 == 1);
            let mut of_part = of_part.map(|(suit, _)| suit);
            let first = of_part.next();
            of_part.any(|suit| Some(suit) != first)
        });
        let unsuited = unsuited.fold(0, |parts, part| parts | 1 << part);
        let kinds = cards.map(|card| card.rank as u8);
        HandKind::draw(kinds, unsuited).unwrap_or(made)
    }

    /// The draw of a dealt hand without a pair, if it has one. `kinds` are its ranks. The bits of `unsuited` are the
    /// parts of the hand that have several suits.
    fn draw(kinds: Kinds, unsuited: u32) -> Option<HandKind> {
        let draws = (0..HAND).filter_map(|left_out| {
            let part = (1_usize << HAND) - 1 - (1 << left_out);
            let ranks = kinds.iter().zip(0..).filter(|(_, at)| *at != left_out);
            let ranks = ranks.fold(0_u32, |ranks, (kind, _)| ranks | 1 << kind);
            let straights = STRAIGHTS.iter().filter(|it| *it & ranks == ranks).count();
            match (unsuited >> part & 1 == 0, straights) {
                (true, 0) => Some(HandKind::FourToFlush),
                (true, _) => Some(HandKind::FourToStraightFlush),
                (false, 0) => None,
                (false, 1) => Some(HandKind::InsideStraight),
                (false, _) => Some(HandKind::OpenStraight),
            }
        });
        draws.min_by_key(|draw| draw.row())
    }

    /// The place of the kind in [`HandKind::ALL`].
    #[must_use]
    pub fn row(self) -> usize {
        let found = HandKind::ALL.iter().position(|kind| *kind == self);
        found.unwrap_or_default()
    }
}

/// Writes the kind as a word: `flush`, `pair-K`.
impl fmt::Display for HandKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandKind::StraightFlush => f.write_str("straight-flush"),
            HandKind::FourOfAKind => f.write_str("four-of-a-kind"),
            HandKind::FullHouse => f.write_str("full-house"),
            HandKind::Flush => f.write_str("flush"),
            HandKind::Straight => f.write_str("straight"),
            HandKind::ThreeOfAKind => f.write_str("three-of-a-kind"),
            HandKind::TwoPair(rank) => write!(f, "two-pair-{}", rank.code()),
            HandKind::Pair(rank) => write!(f, "pair-{}", rank.code()),
            HandKind::FourToStraightFlush => f.write_str("four-to-straight-flush"),
            HandKind::FourToFlush => f.write_str("four-to-flush"),
            HandKind::OpenStraight => f.write_str("open-straight"),
            HandKind::InsideStraight => f.write_str("inside-straight"),
            HandKind::HighCard(rank) => write!(f, "high-card-{}", rank.code()),
        }
    }
}

/// The error for a word that is no kind of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAHandKind;

impl fmt::Display for NotAHandKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("No kind of hands has this name.")
    }
}

impl std::error::Error for NotAHandKind {}

impl FromStr for HandKind {
    type Err = NotAHandKind;

    fn from_str(text: &str) -> Result<HandKind, NotAHandKind> {
        let mut all = HandKind::ALL.into_iter();
        all.find(|it| it.to_string() == text).ok_or(NotAHandKind)
    }
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(HandKind);

/// The ranks of each straight as bits, the two lowest.
const STRAIGHTS: [u32; 10] = straights();

const fn straights() -> [u32; 10] {
    let mut straights = [1 << Rank::Ace as u32 | 0b1111; 10];
    let mut lowest = 0;
    while lowest < 9 {
        straights[lowest + 1] = 0b11111 << lowest;
        lowest += 1;
    }
    straights
}

/// A chart of one decision.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MixChart {
    /// The part of all hands that comes to the decision, 0 to 1, if both players play the solution.
    pub reached: f64,
    /// All hands together.
    pub all: ChartRow,
    /// A row for each of [`HandKind::ALL`].
    rows: Vec<ChartRow>,
}

/// A row of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ChartRow {
    /// The part of the hands with which the player comes to the decision, 0 to 1.
    pub frequency: f64,
    /// The share of each action, 0 to 1: of each move at the node, or of each number of swapped cards from none to five.
    pub shares: Vec<f64>,
}

impl ChartRow {
    fn add(&mut self, weight: f64, shares: &[f64]) {
        self.frequency += weight;
        self.shares.resize(shares.len(), 0.0);
        for (sum, share) in self.shares.iter_mut().zip(shares) {
            *sum += weight * share;
        }
    }

    /// Divides the sums of shares by the weight, and the weight by that of all rows.
    fn divide(&mut self, all: f64) {
        if self.frequency <= 0.0 {
            return;
        }
        for share in &mut self.shares {
            *share /= self.frequency;
        }
        self.frequency /= all;
    }
}

impl MixChart {
    /// The kinds of hands with which the player comes to the decision, the best first.
    pub fn rows(&self) -> impl Iterator<Item = (HandKind, &ChartRow)> {
        let rows = HandKind::ALL.into_iter().zip(&self.rows);
        rows.filter(|(_, row)| row.frequency > 0.0)
    }
}

/// Deals that differ only in the names of their suits.
#[derive(Clone, Debug)]
struct Dealt {
    hands: u32,
    /// The row of the kind.
    row: usize,
    /// The class of deals.
    class: usize,
    /// The class of the best kept cards of each number, from none to five.
    kept: [u16; NUMBERS],
}

/// The hands of a row in one class before the swap, or in one bucket after it.
struct Arrival {
    row: usize,
    place: usize,
    /// The part of all deals.
    weight: f64,
}

/// What the charts need of the solution.
#[derive(Clone, Debug)]
pub struct MixCharts {
    player: &'static SolvedPlayer,
    deals: Vec<Dealt>,
    /// The values after the swap, put together: each row with each bucket that it has.
    cells: Vec<(usize, usize)>,
    /// For each class of kept cards, the chance of each cell.
    made: Vec<f32>,
}

impl MixCharts {
    /// Prepares charts of this solution.
    #[must_use]
    pub fn new(player: &'static SolvedPlayer) -> MixCharts {
        let mut deals = vec![];
        player.each_deal(|rank, pattern: &DealPattern, class, kept| {
            let made = HandKind::of_rank(rank);
            let draw = matches!(made, HandKind::HighCard(_))
                .then(|| HandKind::draw(pattern.kinds, pattern.unsuited));
            deals.push(Dealt {
                hands: pattern.hands,
                row: draw.flatten().unwrap_or(made).row(),
                class,
                kept,
            });
        });
        let (mut cells, mut cell_of) = (vec![], vec![]);
        for (rank, bucket) in player.values() {
            let cell = (HandKind::of_rank(rank).row(), bucket);
            let known = cells.iter().position(|other| *other == cell);
            cell_of.push(known.unwrap_or_else(|| {
                cells.push(cell);
                cells.len() - 1
            }));
        }
        MixCharts {
            player,
            deals,
            made: player.made(cells.len(), |value| cell_of[value]),
            cells,
        }
    }

    /// The chart of this decision.
    #[must_use]
    pub fn chart(&self, point: Point) -> MixChart {
        let seat = point.seat(self.player.tree());
        let shares = |place| self.player.shares(point, place);
        let mut known: Vec<Option<Vec<f64>>> = vec![];
        let mut chart = MixChart {
            rows: vec![ChartRow::default(); HandKind::ALL.len()],
            ..MixChart::default()
        };
        let arrivals = self.arrivals(seat, point).into_iter();
        for Arrival { row, place, weight } in arrivals.filter(|it| it.weight > 0.0) {
            if known.len() <= place {
                known.resize(place + 1, None);
            }
            let shares = known[place].get_or_insert_with(|| shares(place));
            chart.rows[row].add(weight, shares);
            chart.all.add(weight, shares);
        }
        let all = chart.all.frequency;
        for row in &mut chart.rows {
            row.divide(all);
        }
        chart.all.divide(all);
        let others = self.arrivals(seat.other(), point).into_iter();
        chart.reached = all * others.map(|it| it.weight).sum::<f64>();
        chart
    }

    /// The hands with which a seat comes to this decision, of the other seat or its own.
    fn arrivals(&self, seat: Seat, point: Point) -> Vec<Arrival> {
        let mut reach: Vec<Option<f64>> = vec![];
        let mut weight = |deal: &Dealt| {
            if reach.len() <= deal.class {
                reach.resize(deal.class + 1, None);
            }
            let reach = reach[deal.class]
                .get_or_insert_with(|| self.player.comes_with_deal(seat, point, deal.class));
            *reach * f64::from(deal.hands) / f64::from(ALL_DEALS)
        };
        if !matches!(point, Point::Last { .. }) {
            let arrival = |deal: &Dealt| Arrival {
                row: deal.row,
                place: deal.class,
                weight: weight(deal),
            };
            return self.deals.iter().map(arrival).collect();
        }
        let kept = HAND - own_swap(seat, point).map_or(0, |(_, cards)| cards);
        let mut kept_weights = vec![0.0; self.made.len() / self.cells.len()];
        for deal in &self.deals {
            kept_weights[usize::from(deal.kept[kept])] += weight(deal);
        }
        let mut weights = vec![0.0; self.cells.len()];
        let made = self.made.chunks_exact(self.cells.len());
        for (kept, made) in kept_weights.into_iter().zip(made) {
            if kept > 0.0 {
                for (weight, chance) in weights.iter_mut().zip(made) {
                    *weight += kept * f64::from(*chance);
                }
            }
        }
        let arrival = |((row, bucket), weight): (&(usize, usize), f64)| Arrival {
            row: *row,
            place: *bucket,
            weight: weight * self.player.comes_with_value(seat, point, *bucket),
        };
        self.cells.iter().zip(weights).map(arrival).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::game::number;
    use super::*;

    fn charts() -> MixCharts {
        let file = include_bytes!("../../solution/poker-match.bin");
        let player = SolvedPlayer::load(file).expect("the shipped file");
        MixCharts::new(player)
    }

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4
    }

    /// The number of hands of each kind. The draws were counted by another program, over all hands card by card; the
    /// other numbers are well known.
    #[test]
    fn dealt_kinds_have_their_numbers_of_hands() {
        let mut hands = [0; HandKind::ALL.len()];
        for deal in &charts().deals {
            hands[deal.row] += deal.hands;
        }
        let two_pair = |pair: u32| pair * 6 * 6 * 44;
        let mut expected = vec![40, 624, 3_744, 5_108, 10_200, 54_912];
        expected.extend([12, 11, 10, 9, 36].map(two_pair));
        expected.extend([84_480; 13]);
        expected.extend([3_828, 72_792, 60_480, 203_520]);
        // From a jack down to an eight, and a seven.
        let low = 86_400 + 40_320 + 14_400 + 2_880;
        expected.extend([391_680, 266_880, 159_360, low]);
        assert_eq!(hands.to_vec(), expected);
    }

    /// Before the swap all hands together do what the strategy of the file does with all its classes.
    #[test]
    fn moves_before_the_swap_are_those_of_the_solution() {
        let charts = charts();
        let player = charts.player;
        let (game, deals) = (player.game(), player.deals());
        let strategies = player.solution().expect("the file").strategies();
        for strategy in &strategies {
            for node in strategy.first_moves(&game, &deals) {
                let letters: Vec<String> =
                    node.path.iter().map(|it| it.letter().to_string()).collect();
                let point: Point = letters.join(" ").parse().expect("a path of the tree");
                let chart = charts.chart(point);
                for ((step, share), ours) in node.moves.iter().zip(&chart.all.shares) {
                    assert!(is_near(f64::from(*share), *ours), "{letters:?} {step:?}");
                }
            }
        }
        let open = charts.chart(Point::Before { node: 0 });
        assert!(is_near(open.reached, 1.0));
        // The full solution opens 18.7 % of all deals, and the coarse one of the file a little less.
        assert!((open.all.shares[1] - 0.1753).abs() < 1e-4, "{:?}", open.all);
    }

    /// Every chart adds up: the rows to all hands, and the decisions of a round to those before it.
    #[test]
    fn charts_add_up() {
        let charts = charts();
        let chart = |history: &str| charts.chart(history.parse().expect(history));
        for history in ["", "k b", "k k", "b c 3", "k k 3 1", "k b c 3 1 k b"] {
            let chart = chart(history);
            let frequencies: f64 = chart.rows().map(|(_, row)| row.frequency).sum();
            assert!(is_near(frequencies, 1.0), "{history}");
            for (kind, row) in chart.rows() {
                let shares: f64 = row.shares.iter().sum();
                assert!(is_near(shares, 1.0), "{history} {kind:?}");
            }
        }
        // After two checks the first mover swaps some number of cards, and the other seat comes to each with its hands.
        let swap = chart("k k");
        let all: f64 = swap.all.shares.iter().sum();
        assert!(is_near(all, 1.0));
        for (cards, share) in swap.all.shares.iter().enumerate() {
            let next = chart(&format!("k k {cards}"));
            assert!(is_near(next.reached, swap.reached * share), "{cards}");
            for (second, share) in next.all.shares.iter().enumerate() {
                let history = format!("k k {cards} {second}");
                let last = chart(&history);
                assert!(is_near(last.reached, next.reached * share), "{history}");
            }
        }
        let last = chart("k k 3 3");
        let bet = chart("k k 3 3 b");
        assert!(is_near(bet.reached, last.reached * last.all.shares[1]));
    }

    /// After the swap no hand is a draw, and the hands of each bucket are those of the coarse match.
    #[test]
    fn values_after_the_swap_are_those_of_the_coarse_match() {
        let charts = charts();
        let player = charts.player;
        let point: Point = "b c 3 1".parse().expect("a history");
        let arrivals = charts.arrivals(Seat::First, point);
        let buckets = player.game().values();
        let mut ours = vec![0.0; buckets];
        for arrival in &arrivals {
            ours[arrival.place] += arrival.weight;
        }
        let deals = player.deals();
        let Point::Last { close, swaps, .. } = point else {
            panic!("the last round");
        };
        let mut theirs = vec![0.0; buckets];
        for (class, weight) in deals.weights.iter().enumerate() {
            let bets =
                charts
                    .player
                    .comes_with_deal(Seat::First, Point::FirstSwap { close }, class);
            let swap = player.shares(Point::FirstSwap { close }, class)[swaps[0]];
            let way = deals.ways_of(class).start + HAND - swaps[0];
            for (bucket, chance) in deals.draws.values(deals.ways[way] as usize) {
                theirs[usize::from(*bucket)] +=
                    f64::from(*weight) * bets * swap * f64::from(*chance);
            }
        }
        let all: f64 = theirs.iter().sum();
        assert!(all > 0.01 && f64::from(number(buckets)) > 70.0);
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert!((ours - theirs).abs() < 1e-6, "{ours} {theirs}");
        }
        assert!(charts.chart(point).rows().all(|(kind, _)| {
            !matches!(
                kind,
                HandKind::FourToStraightFlush
                    | HandKind::FourToFlush
                    | HandKind::OpenStraight
                    | HandKind::InsideStraight
            )
        }));
    }

    /// The shares of a row are the mean of its hands.
    #[test]
    fn row_is_the_mean_of_its_hands() {
        use fair_deal_core::{Card, PokerHand, Suit};
        let charts = charts();
        let point: Point = "k k".parse().expect("a history");
        let chart = charts.chart(point);
        let mut sums = [0_u32; NUMBERS];
        let mut hands = 0;
        for four in Rank::ALL {
            for other in Rank::ALL.into_iter().filter(|other| *other != four) {
                let cards = Suit::ALL.map(|suit| Card::new(four, suit));
                let cards = [&cards[..], &[Card::new(other, Suit::Spades)]].concat();
                let hand = PokerHand::new(&cards).expect("five cards");
                for ((_, parts), sum) in charts.player.mix(&hand, point).into_iter().zip(&mut sums)
                {
                    *sum += u32::from(parts);
                }
                hands += 1;
            }
        }
        let (_, row) = chart
            .rows()
            .find(|(kind, _)| *kind == HandKind::FourOfAKind)
            .expect("four of a kind");
        for (sum, share) in sums.iter().rev().zip(&row.shares) {
            let mean = f64::from(*sum) / f64::from(hands) / f64::from(charts.player.parts());
            assert!(is_near(mean, *share), "{sums:?} {row:?}");
        }
    }
}
