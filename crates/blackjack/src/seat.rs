//! Another seat at the table: a player with their own bets, who plays by a fixed chart (RULES.md, “Several hands and
//! other seats”).
//!
//! The chart is the same under all rules, and it never changes. A link therefore contains only the player's decisions:
//! the cards that the other seats take follow from the chart.

use super::hand::Hand;
use super::options::HoleCard;
use super::rules::Rules;
use super::turn::{allows_double, allows_split};
use fair_deal_core::scoring::low_points;
use fair_deal_core::{Card, Score};
use fair_shuffle::Deck;

/// Another seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The hands that take no more cards, from the left.
    done: Vec<Hand>,
    /// The hands in play, from the left. The first one acts.
    open: Vec<Hand>,
}

/// The advice of the chart for a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Play {
    Hit,
    Stand,
    /// Double, or hit if the hand may not be doubled.
    DoubleOrHit,
    /// Double, or stand if the hand may not be doubled.
    DoubleOrStand,
}

/// The rows of the hard totals from 8 to 17, against 2, 3 … 9, ten, ace. A total below 8 hits, and one above 17 stands.
///
/// This table and the next two are the published basic strategy without surrender, for four decks or more, where the
/// dealer stands on a soft 17 and hands of a split may be doubled. The source is Michael Shackleford, wizardofodds.com,
/// “4-Deck to 8-Deck Blackjack Strategy”.
const HARD: [&str; 10] = [
    "hhhhhhhhhh",
    "hddddhhhhh",
    "ddddddddhh",
    "dddddddddh",
    "hhssshhhhh",
    "ssssshhhhh",
    "ssssshhhhh",
    "ssssshhhhh",
    "ssssshhhhh",
    "ssssssssss",
];

/// The rows of the soft totals from 13 to 19. An `e` doubles, or stands if the hand may not be doubled. Soft 12 hits,
/// and a total above 19 stands.
const SOFT: [&str; 7] = [
    "hhhddhhhhh",
    "hhhddhhhhh",
    "hhdddhhhhh",
    "hhdddhhhhh",
    "hddddhhhhh",
    "seeeesshhh",
    "ssssssssss",
];

/// The rows of the pairs of ace, 2, 3 … 9, ten. A `y` splits.
const PAIRS: [&str; 10] = [
    "yyyyyyyyyy",
    "yyyyyynnnn",
    "yyyyyynnnn",
    "nnnyynnnnn",
    "nnnnnnnnnn",
    "yyyyynnnnn",
    "yyyyyynnnn",
    "yyyyyyyyyy",
    "yyyyynyynn",
    "nnnnnnnnnn",
];

/// The letter in a row of the chart against this upcard.
fn against(row: &str, up: Card) -> char {
    let column = match low_points(up.rank) {
        1 => 9,
        points => usize::from(points) - 2,
    };
    row.chars().nth(column).unwrap_or('s')
}

/// The advice of the chart for a hand that the seat does not split.
fn play(score: Score, up: Card) -> Play {
    let total = usize::try_from(score.total()).unwrap_or(usize::MAX);
    let (least, rows) = if score.is_soft() {
        (13, &SOFT[..])
    } else {
        (8, &HARD[..])
    };
    if total < least {
        return Play::Hit;
    }
    let letter = rows.get(total - least).map_or('s', |row| against(row, up));
    match letter {
        'h' => Play::Hit,
        'd' => Play::DoubleOrHit,
        'e' => Play::DoubleOrStand,
        _ => Play::Stand,
    }
}

/// The next step of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Hit,
    Stand,
    Double,
    Split,
    /// The hand of a split gets its second card.
    Second,
}

impl Seat {
    /// Creates a seat with one hand without cards.
    pub(super) fn empty() -> Seat {
        Seat {
            done: Vec::new(),
            open: vec![Hand::on(0)],
        }
    }

    /// Takes one of the first two cards.
    pub(super) fn deal(&mut self, deck: &mut Deck) {
        if let Some(hand) = self.open.first_mut() {
            hand.draw(deck);
        }
    }

    /// The hands of the seat, from the left.
    pub(super) fn hands(&self) -> impl Iterator<Item = &Hand> {
        self.done.iter().chain(&self.open)
    }

    /// Returns the card that the seat took last.
    #[must_use]
    pub fn last_card(&self) -> Option<Card> {
        let cards = self.hands().flat_map(Hand::numbered);
        let last = cards.max_by_key(|(number, _)| *number);
        last.map(|(_, card)| card)
    }

    /// Returns the cards of each hand, from the left, in the order in which the hand got them.
    #[must_use]
    pub fn cards(&self) -> Vec<&[Card]> {
        self.hands().map(Hand::cards).collect()
    }

    /// Returns true if a hand of the seat will be compared with the dealer's: it is neither bust nor a natural nor a
    /// Charlie.
    pub(super) fn is_compared(&self, rules: &Rules) -> bool {
        let is_only = self.done.len() + self.open.len() == 1;
        self.hands().any(|hand| {
            let score = Score::of(hand.cards(), rules.ace);
            let is_natural = is_only && rules.naturals.end_the_round() && score.is_natural();
            let is_charlie = rules.is_charlie(hand.cards().len(), !is_only);
            !score.is_bust() && !is_natural && !is_charlie
        })
    }

    /// Returns true if the seat takes another card.
    pub(super) fn acts(&self, rules: &Rules, up: Card, deck: &Deck) -> bool {
        // A dealer without a hole card still needs a card.
        let promised = match rules.hole_card {
            HoleCard::Peek => 0,
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => 1,
        };
        deck.available() > promised
            && (0..self.open.len()).any(|place| self.next(place, rules, up) != Step::Stand)
    }

    /// The next step of the open hand at this place.
    fn next(&self, place: usize, rules: &Rules, up: Card) -> Step {
        let hands = self.done.len() + self.open.len();
        let is_split = hands > 1;
        let cards = self.open[place].cards();
        let [first, _, ..] = cards else {
            return Step::Second;
        };
        let score = Score::of(cards, rules.ace);
        let is_ace = is_split && low_points(first.rank) == 1;
        let pair = PAIRS[usize::from(low_points(first.rank)) - 1];
        if against(pair, up) == 'y' && allows_split(rules, cards, hands) {
            return Step::Split;
        }
        if rules.is_charlie(cards.len(), is_split) {
            return Step::Stand;
        }
        let may_double = allows_double(rules, cards, is_split);
        let takes_one = is_ace && !rules.split_ace_play.hits();
        match play(score, up) {
            Play::DoubleOrHit | Play::DoubleOrStand if may_double => Step::Double,
            Play::Hit | Play::DoubleOrHit if !takes_one => Step::Hit,
            Play::Hit | Play::DoubleOrHit | Play::Stand | Play::DoubleOrStand => Step::Stand,
        }
    }

    /// Takes the next card, if the seat [acts](Seat::acts).
    pub(super) fn act(&mut self, rules: &Rules, up: Card, deck: &mut Deck) {
        while !self.open.is_empty() {
            let step = self.next(0, rules, up);
            match step {
                Step::Stand => {
                    let hand = self.open.remove(0);
                    self.done.push(hand);
                    continue;
                }
                Step::Split => {
                    let other = self.open[0].split();
                    self.open.insert(1, other);
                }
                Step::Hit | Step::Double | Step::Second => (),
            }
            self.open[0].draw(deck);
            let is_over = Score::of(self.open[0].cards(), rules.ace).total() >= 21;
            if step == Step::Double || is_over {
                let hand = self.open.remove(0);
                self.done.push(hand);
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Coach, Origin, Play as Best, Situation};
    use fair_deal_core::{Rank, Suit};

    /// A card of this suit that counts this many points.
    fn card(points: u8, suit: Suit) -> Card {
        let rank = match points {
            1 => Rank::Ace,
            points => Rank::ALL[usize::from(points) - 2],
        };
        Card::new(rank, suit)
    }

    /// For any two cards, the chart agrees with the exact coach for six decks under the chart's rules. The one
    /// exception is ten and two against a four: the well-known 12 that hits because its ten is gone from the shoe.
    #[test]
    fn seat_chart_agrees_with_the_coach() {
        let rules: Rules = "vegas.no-surrender".parse().expect("rules");
        let coach = Coach::new(&rules);
        let mut differ = vec![];
        for up in 1..=10 {
            for one in 1..=10 {
                for other in one..=10 {
                    if (one, other) == (1, 10) {
                        continue;
                    }
                    let hand = [card(one, Suit::Spades), card(other, Suit::Hearts)];
                    let upcard = card(up, Suit::Diamonds);
                    let situation = Situation {
                        hand: &hand,
                        upcard,
                        seen: &[],
                        origin: Origin::Dealt,
                    };
                    let advice = coach.advise(&situation).expect("advice");
                    let best = match advice.best().expect("a play").play {
                        Best::Hit => Step::Hit,
                        Best::Stand => Step::Stand,
                        Best::Double => Step::Double,
                        Best::Split => Step::Split,
                        Best::Surrender => panic!("nobody gives up here"),
                    };
                    let mut seat = Seat::empty();
                    let mut deck = Deck::in_order(hand.to_vec());
                    seat.deal(&mut deck);
                    seat.deal(&mut deck);
                    let step = seat.next(0, &rules, upcard);
                    if step != best {
                        differ.push(format!(
                            "{one} {other} against {up}: {step:?}, best {best:?}"
                        ));
                    }
                }
            }
        }
        assert_eq!(differ, ["2 10 against 4: Stand, best Hit"]);
    }
}
