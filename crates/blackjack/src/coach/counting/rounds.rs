//! Rounds at a table with a shoe, dealt and played as fast as they can be: the game of RULES.md with values in the place
//! of cards.
//!
//! The player whose results are looked at sits last, and sees the cards of the others before a decision. The
//! others play basic strategy. All cards are counted when they lie open; the hole card when the round is over.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::bets::{Measure, Setup};
use super::play_table::{Cell, PlayTable};
use super::tags::Rounding;
use crate::coach::advice::{Coach, Play};
use crate::coach::hands::BUST;
use crate::coach::shoe::{ACE, CardValue, TEN, VALUES};
use crate::coach::terms::Terms;
use crate::{Double, HoleCard, Rescue, SplitAcePlay, SplitTens, Surrender, Ties};
use fair_deal_core::Decks;

/// Tenths of a bet, in which results are counted.
pub(super) const BET: i32 = 10;

/// The most hands of a player after splits, with room for those that wait.
const MOST_HANDS: usize = 8;

/// The most seats at a table.
pub(super) const MOST_SEATS: usize = 7;

/// A card in the shoe.
#[derive(Clone, Copy, Debug)]
struct Face {
    value: u8,
    /// In hundredths of a point.
    tag: i16,
}

/// A hand as it is played.
#[derive(Clone, Copy, Debug)]
struct Node {
    next: [u16; VALUES],
    total: u8,
    soft: bool,
}

/// A hand that waits for the dealer.
#[derive(Clone, Copy, Debug, Default)]
struct Waiting {
    total: u8,
    bets: i32,
}

/// What a seat has come to before the dealer draws.
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    waiting: [Waiting; MOST_HANDS],
    number: usize,
    /// What is won or lost already.
    settled: i32,
}

/// A table under way.
#[derive(Debug)]
pub(super) struct Rounds {
    terms: Terms,
    nodes: Vec<Node>,
    plays: PlayTable,
    cards: Vec<Face>,
    /// The place of the next card.
    next: usize,
    /// Behind the last card that can be dealt.
    end: usize,
    /// The first card of this round.
    begin: usize,
    /// From here on no round begins.
    cut: usize,
    seats: usize,
    measure: Measure,
    rounding: Rounding,
    /// The running count of the tags, in hundredths, from a start with which a whole shoe ends at 0.
    running: i32,
    first: i32,
    /// What is added to it to be the running count of the player.
    offset: i32,
    /// Cards that are dealt and not seen.
    hidden: usize,
    counts: bool,
    natural: i32,
    /// One card in so many is counted as 0.
    missed: Option<u32>,
    stream: Xoshiro256PlusPlus,
    errors: Xoshiro256PlusPlus,
}

/// The result of a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Result {
    /// The count before it, as the ramp takes it.
    pub(super) count: i32,
    /// What the last seat has won, in tenths of a bet.
    pub(super) won: i32,
}

/// Whether rounds are played here by these terms. A term that is new has to be played in this file, or be a reason for
/// `false`; until then this does not compile.
pub(super) const fn are_played(terms: &Terms) -> bool {
    let Terms {
        ties: _,
        soft17: _,
        hole_card,
        double,
        double_after_split: _,
        hands: _,
        rescue,
        split_aces: _,
        split_ace_play,
        split_tens,
        surrender,
        charlie,
        charlie_after_split: _,
        natural: _,
        insurance: _,
    } = terms;
    charlie.is_none()
        && !matches!(double, Double::AnyCards)
        && matches!(split_ace_play, SplitAcePlay::OneCard)
        && matches!(split_tens, SplitTens::ByValue)
        && matches!(surrender, Surrender::No | Surrender::Late)
        && matches!(rescue, Rescue::No)
        && matches!(hole_card, HoleCard::Peek)
}

impl Rounds {
    pub(super) fn new(setup: &Setup, coach: &Coach, decks: Decks, seed: u64) -> Rounds {
        let nodes = (0..coach.hands.len()).map(|place| {
            let hand = coach.hands.at(place);
            Node {
                next: hand.next,
                total: hand.total,
                soft: hand.soft,
            }
        });
        let pack = decks.fresh_pack();
        let cards: Vec<Face> = pack
            .into_iter()
            .map(|card| Face {
                value: CardValue::of(card).points() - 1,
                tag: setup.tags.of(card).hundredths(),
            })
            .collect();
        let all: i32 = cards.iter().map(|face| i32::from(face.tag)).sum();
        #[expect(clippy::cast_possible_truncation, reason = "some thousand hundredths")]
        let offset = (100.0 * setup.start).round() as i32 + all;
        let dealt = f64::from(setup.penetration.unwrap_or(0)) / 100.0;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "some hundred cards"
        )]
        let cut = (cards.len() as f64 * dealt).ceil() as usize;
        let natural = coach.terms.natural.unwrap_or_default();
        #[expect(clippy::cast_possible_truncation, reason = "10 to 15 tenths")]
        let natural = (f64::from(BET) * natural).round() as i32;
        Rounds {
            terms: coach.terms,
            nodes: nodes.collect(),
            plays: PlayTable::new(coach, &setup.decisions),
            next: 0,
            end: cards.len(),
            begin: 0,
            cut,
            cards,
            seats: usize::from(setup.seats),
            measure: setup.measure,
            rounding: setup.rounding,
            running: -all,
            first: -all,
            offset,
            hidden: 0,
            counts: !setup.decisions.is_empty(),
            natural,
            missed: setup.missed.map(|number| u32::MAX / number.get()),
            stream: Xoshiro256PlusPlus::seed_from_u64(seed),
            errors: Xoshiro256PlusPlus::seed_from_u64(!seed),
        }
    }

    /// Deals and plays a round.
    pub(super) fn play(&mut self) -> Result {
        if self.next >= self.cut || self.end < self.cards.len() {
            self.shuffle();
        }
        self.begin = self.next;
        let count = self.count();
        let up = self.open();
        let (hole, hole_tag) = self.draw();
        self.hidden = 1;
        let mut dealt = [[0; 2]; MOST_SEATS];
        for cards in dealt.iter_mut().take(self.seats) {
            *cards = [self.open(), self.open()];
        }
        let mut won = 0;
        let insures = self.terms.insurance
            && up == ACE
            && self.counts
            && self.plays.insures(self.true_count());
        let looks = self.terms.natural.is_some();
        let is_natural = looks && usize::from(hole) + up == ACE + TEN && (up == ACE || up == TEN);
        if insures {
            won += if is_natural { BET } else { -BET / 2 };
        }
        if is_natural {
            let [one, other] = dealt[self.seats - 1];
            let ties = self.is_natural(one, other) && self.terms.ties == Ties::Draw;
            won -= if ties { 0 } else { BET };
        } else {
            won += self.after_look(up, usize::from(hole), &dealt);
        }
        self.see(hole_tag);
        self.hidden = 0;
        Result { count, won }
    }

    /// The round from the first decision on: what the last seat wins.
    fn after_look(&mut self, up: usize, hole: usize, dealt: &[[usize; 2]; MOST_SEATS]) -> i32 {
        let mut waits = false;
        let mut mine = Played::default();
        for (seat, cards) in dealt.iter().enumerate().take(self.seats) {
            let counts = self.counts && seat + 1 == self.seats;
            mine = self.seat(*cards, up, counts);
            waits |= mine.number > 0;
        }
        let dealer = if waits { self.dealer(up, hole) } else { 0 };
        let hands = mine.waiting[..mine.number].iter();
        let results = hands.map(|hand| match hand.total.cmp(&dealer) {
            std::cmp::Ordering::Greater => hand.bets,
            std::cmp::Ordering::Less => -hand.bets,
            std::cmp::Ordering::Equal => match self.terms.ties {
                Ties::Draw => 0,
                Ties::DealerWins => -hand.bets,
            },
        });
        mine.settled + results.sum::<i32>()
    }

    fn is_natural(&self, one: usize, other: usize) -> bool {
        let looks = self.terms.natural.is_some();
        looks && one + other == ACE + TEN && (one == ACE || other == ACE)
    }

    /// Plays the hands of a seat.
    fn seat(&mut self, [one, other]: [usize; 2], up: usize, counts: bool) -> Played {
        let mut played = Played::default();
        if self.is_natural(one, other) {
            played.settled = self.natural;
            return played;
        }
        let place = self.next_place(self.next_place(0, one), other);
        let play = self.decide(place, up, counts, |cell| cell.dealt);
        match play {
            Play::Surrender => match self.terms.surrender {
                Surrender::Late => played.settled = -BET / 2,
                // Other ways to surrender are not played here (`are_played`).
                Surrender::No
                | Surrender::Early
                | Surrender::EarlyTen
                | Surrender::EarlyAce
                | Surrender::EarlyTenLate
                | Surrender::EarlyAceLate
                | Surrender::AnyCards
                | Surrender::LateOrNatural => {
                    self.finish(place, up, counts, Play::Stand, &mut played);
                }
            },
            Play::Split => self.split(one, up, counts, &mut played),
            Play::Stand | Play::Hit | Play::Double => {
                self.finish(place, up, counts, play, &mut played);
            }
        }
        played
    }

    /// Plays all hands that come of a pair.
    fn split(&mut self, value: usize, up: usize, counts: bool, played: &mut Played) {
        let is_ace = value == ACE;
        let most = usize::from(self.terms.hands_of_pair(is_ace, self.terms.hands));
        let single = self.next_place(0, value);
        let (mut hands, mut left) = (2, 2);
        while left > 0 {
            let card = self.open();
            if card == value && hands < most {
                hands += 1;
                left += 1;
                continue;
            }
            left -= 1;
            let place = self.next_place(single, card);
            if is_ace {
                self.stand(place, BET, played);
            } else {
                let play = self.decide(place, up, counts, |cell| cell.later);
                self.finish(place, up, counts, play, played);
            }
        }
    }

    /// Plays a hand to its end, beginning so.
    fn finish(
        &mut self,
        mut place: usize,
        up: usize,
        counts: bool,
        mut play: Play,
        played: &mut Played,
    ) {
        loop {
            match play {
                Play::Hit | Play::Double => {
                    let bets = if play == Play::Double { 2 * BET } else { BET };
                    let card = self.open();
                    let next = self.nodes[place].next[card];
                    if next == BUST {
                        played.settled -= bets;
                        return;
                    }
                    place = usize::from(next);
                    if play == Play::Double {
                        self.stand(place, bets, played);
                        return;
                    }
                }
                // Of three cards and more nothing else is asked for.
                Play::Stand | Play::Split | Play::Surrender => {
                    self.stand(place, BET, played);
                    return;
                }
            }
            play = self.decide(place, up, counts, |cell| cell.later);
        }
    }

    fn stand(&self, place: usize, bets: i32, played: &mut Played) {
        let total = self.nodes[place].total;
        if let Some(waiting) = played.waiting.get_mut(played.number) {
            *waiting = Waiting { total, bets };
            played.number += 1;
        }
    }

    #[inline]
    fn decide(&self, place: usize, up: usize, counts: bool, of: impl Fn(Cell) -> Play) -> Play {
        let cell = self.plays.basic(up, place);
        if counts && cell.depends {
            of(self.plays.at(self.true_count(), up, place))
        } else {
            of(cell)
        }
    }

    /// Draws the dealer's cards; 0 where the dealer is bust.
    fn dealer(&mut self, up: usize, hole: usize) -> u8 {
        let mut place = self.next_place(self.next_place(0, up), hole);
        loop {
            let Node { total, soft, .. } = self.nodes[place];
            if !self.terms.dealer_draws(total, soft) {
                return total;
            }
            let card = self.open();
            let next = self.nodes[place].next[card];
            if next == BUST {
                return 0;
            }
            place = usize::from(next);
        }
    }

    /// The hand with one more card, which is not bust.
    #[inline]
    fn next_place(&self, place: usize, card: usize) -> usize {
        usize::from(self.nodes[place].next[card])
    }

    /// The count that the ramp goes by.
    fn count(&self) -> i32 {
        match self.measure {
            Measure::TrueCount => self.true_count(),
            Measure::RunningCount => (self.running + self.offset).div_euclid(100),
        }
    }

    /// The true count, rounded.
    fn true_count(&self) -> i32 {
        let unseen = self.end - self.next + self.hidden;
        let unseen = i32::try_from(unseen).unwrap_or(i32::MAX).max(1);
        let (above, below) = (52 * self.running, 100 * unseen);
        match self.rounding {
            Rounding::Down => above.div_euclid(below),
            Rounding::Cut => above / below,
            #[expect(clippy::cast_possible_truncation, reason = "some thousand at the most")]
            Rounding::Nearest => (f64::from(above) / f64::from(below)).round() as i32,
        }
    }

    /// The next card, which lies open.
    #[inline]
    fn open(&mut self) -> usize {
        let (value, tag) = self.draw();
        self.see(tag);
        usize::from(value)
    }

    #[inline]
    fn see(&mut self, tag: i16) {
        if let Some(missed) = self.missed
            && tag != 0
            && self.errors.next_u32() < missed
        {
            return;
        }
        self.running += i32::from(tag);
    }

    /// The next card: any of those that are left.
    #[inline]
    fn draw(&mut self) -> (u8, i16) {
        if self.next == self.end {
            self.run_out();
        }
        let at = self.next + self.below(self.end - self.next);
        self.cards.swap(self.next, at);
        let Face { value, tag } = self.cards[self.next];
        self.next += 1;
        (value, tag)
    }

    /// The cards of the rounds before are shuffled, and the round goes on with them.
    fn run_out(&mut self) {
        // Where a round takes all cards of the pack, they come again.
        let left = if self.begin > 0 {
            self.begin
        } else {
            self.cards.len()
        };
        let on_table = self.cards[self.begin..]
            .iter()
            .map(|face| i32::from(face.tag));
        self.running = self.first + on_table.sum::<i32>();
        self.next = 0;
        self.end = left;
    }

    fn shuffle(&mut self) {
        self.next = 0;
        self.end = self.cards.len();
        self.running = self.first;
    }

    /// A number below this one, each as likely as another, by Lemire's method.
    #[inline]
    fn below(&mut self, number: usize) -> usize {
        let number = u64::try_from(number).unwrap_or(1);
        loop {
            let wide = u64::from(self.stream.next_u32()) * number;
            let low = wide & u64::from(u32::MAX);
            if low >= number || low >= (1 << 32) % number {
                return usize::try_from(wide >> 32).unwrap_or_default();
            }
        }
    }
}
