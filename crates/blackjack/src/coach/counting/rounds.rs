//! Rounds at a table with a shoe, dealt and played as fast as possible: the game of RULES.md with values instead of
//! cards.
//!
//! The player whose results count sits last, and sees the cards of the others before a decision. The others play basic
//! strategy. Every card is counted when it lies face up, the hole card at the end of the round. If the dealer has no
//! hole card, the dealer's second card is dealt after all have played, even if every hand is over.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::bets::{Measure, Setup};
use super::play_table::{Cell, PlayTable};
use super::tags::Rounding;
use crate::coach::advice::{Coach, Play};
use crate::coach::hands::BUST;
use crate::coach::shoe::{ACE, CardValue, TEN, VALUES};
use crate::coach::terms::{Scope, Terms};
use crate::{HoleCard, SplitTens, SurrenderRule, Ties};
use fair_deal_core::Decks;

/// The size of a bet in the unit of results, a tenth of a bet.
pub(super) const BET: i32 = 10;

/// The largest number of hands that [`Played`] can hold. A seat has at most four after splits.
const MOST_HANDS: usize = 8;

/// The greatest number of seats at a table.
pub(super) const MOST_SEATS: usize = 7;

/// A card in the shoe.
#[derive(Clone, Copy, Debug)]
struct Face {
    value: u8,
    /// The tag, in hundredths of a point.
    tag: i16,
}

/// A hand of [`Hands`](crate::coach::hands::Hands), in a smaller form.
#[derive(Clone, Copy, Debug)]
struct Node {
    next: [u16; VALUES],
    total: u8,
    cards: u8,
    soft: bool,
}

/// A hand that waits for the dealer.
#[derive(Clone, Copy, Debug, Default)]
struct Waiting {
    total: u8,
    bets: i32,
}

/// The total of a hand that wins by the number of its cards: higher than any other.
const CHARLIE: u8 = 22;

/// The hands of a seat before the dealer draws.
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    waiting: [Waiting; MOST_HANDS],
    number: usize,
    /// The bets that are lost already, in tenths of a bet.
    lost: i32,
    /// True if the two cards are a natural.
    is_natural: bool,
    /// The rule for the bet, if the player has given the hand up.
    given_up: Option<SurrenderRule>,
}

impl Played {
    fn wait(&mut self, total: u8, bets: i32) {
        if let Some(waiting) = self.waiting.get_mut(self.number) {
            *waiting = Waiting { total, bets };
            self.number += 1;
        }
    }

    fn waiting(&self) -> impl Iterator<Item = &Waiting> {
        self.waiting.iter().take(self.number)
    }

    /// Returns true if the result of a hand depends on the dealer's total.
    fn needs_dealer(&self) -> bool {
        self.waiting().any(|hand| hand.total != CHARLIE)
    }
}

/// A hand in play, with its origin.
#[derive(Clone, Copy, Debug)]
struct Turn {
    up: usize,
    /// True if the player plays it by the count.
    counts: bool,
    /// Selects the play of the hand from the cell: for the dealt hand after its first decision, for a hand of a split
    /// from its second card on.
    plays: fn(&Cell) -> Play,
    scope: Scope,
    /// The value of the pair that was split.
    pair: Option<usize>,
}

impl Turn {
    /// Returns true if the player gives up the hand of this cell after a double.
    const fn rescues(self, cell: Cell) -> bool {
        match self.pair {
            None => cell.rescues,
            Some(value) => cell.rescues_of.contains(value),
        }
    }
}

/// A table in play.
#[derive(Debug)]
pub(super) struct Rounds {
    terms: Terms,
    nodes: Vec<Node>,
    plays: PlayTable,
    cards: Vec<Face>,
    /// The index of the next card.
    next: usize,
    /// The index behind the last card that can be dealt.
    end: usize,
    /// The index of the first card of this round.
    begin: usize,
    /// The index from which no round begins.
    cut: usize,
    seats: usize,
    measure: Measure,
    rounding: Rounding,
    /// The running count of the tags, in hundredths, from a start with which a whole shoe ends at 0.
    running: i32,
    /// The same count after a shuffle.
    after_shuffle: i32,
    /// The player's running count minus `running`.
    offset: i32,
    /// The tag of the hole card while it is face down.
    hidden: Option<i16>,
    /// True if the last seat plays by the count.
    counts: bool,
    /// The win of a natural, in tenths of a bet.
    natural: i32,
    /// The threshold for the random number with which the player misses a card.
    missed: Option<u32>,
    stream: Xoshiro256PlusPlus,
    errors: Xoshiro256PlusPlus,
}

/// The result of a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundResult {
    /// The count before the round, in the measure of the ramp.
    pub(super) count: i32,
    /// The win of the last seat, in tenths of a bet.
    pub(super) won: i32,
}

/// Returns true if this module can play rounds with these terms. The pattern lists every term, so that a new one does
/// not compile until this file plays it or returns `false` for it.
pub(super) const fn are_played(terms: &Terms) -> bool {
    let Terms {
        ties: _,
        soft17: _,
        hole_card: _,
        double: _,
        double_after_split: _,
        hands: _,
        rescue: _,
        split_aces: _,
        split_ace_play: _,
        split_tens,
        surrender: _,
        charlie: _,
        charlie_after_split: _,
        natural: _,
        insurance: _,
    } = terms;
    match split_tens {
        SplitTens::ByValue | SplitTens::Never => true,
        // A card here has a value and no rank.
        SplitTens::ByRank => false,
    }
}

impl Rounds {
    pub(super) fn new(setup: &Setup, coach: &Coach, decks: Decks, seed: u64) -> Rounds {
        let nodes = (0..coach.hands.len()).map(|place| {
            let hand = coach.hands.at(place);
            Node {
                next: hand.next,
                total: hand.total,
                cards: hand.cards,
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
        #[expect(clippy::cast_possible_truncation, reason = "a few thousand points")]
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
        #[expect(clippy::cast_possible_truncation, reason = "0 to 20 tenths")]
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
            after_shuffle: -all,
            offset,
            hidden: None,
            counts: !setup.decisions.is_empty(),
            natural,
            missed: setup.missed.map(|number| u32::MAX / number.get()),
            stream: Xoshiro256PlusPlus::seed_from_u64(seed),
            errors: Xoshiro256PlusPlus::seed_from_u64(!seed),
        }
    }

    /// Deals and plays a round.
    pub(super) fn play(&mut self) -> RoundResult {
        if self.next >= self.cut || self.end < self.cards.len() {
            self.shuffle();
        }
        self.begin = self.next;
        let count = self.count();
        let up = self.open();
        let hole = match self.terms.hole_card {
            HoleCard::Peek => {
                let hole = self.draw();
                self.hidden = Some(hole.1);
                Some(hole)
            }
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => None,
        };
        let mut dealt = [[0; 2]; MOST_SEATS];
        for cards in dealt.iter_mut().take(self.seats) {
            *cards = [self.open(), self.open()];
        }
        let insures = self.terms.insurance
            && up == ACE
            && self.counts
            && self.plays.insures(self.true_count());
        let (is_natural, won) = if let Some((hole, tag)) = hole {
            let result = self.with_hole_card(&dealt, up, usize::from(hole));
            self.hidden = None;
            self.see(tag);
            result
        } else {
            self.without_hole_card(&dealt, up)
        };
        let insurance = match (insures, is_natural) {
            (true, true) => BET,
            (true, false) => -BET / 2,
            (false, _) => 0,
        };
        RoundResult {
            count,
            won: won + insurance,
        }
    }

    /// Plays the round from the dealer's peek on. Returns true for a dealer's natural, and the win of the last seat.
    fn with_hole_card(
        &mut self,
        dealt: &[[usize; 2]; MOST_SEATS],
        up: usize,
        hole: usize,
    ) -> (bool, i32) {
        if self.is_natural(up, hole) {
            return (true, self.before_natural(dealt[self.seats - 1], up));
        }
        let (mine, waits) = self.seats(dealt, up);
        let total = self.total_of_dealer(up, hole, waits);
        (false, self.settled(&mine, total))
    }

    /// As [`Rounds::with_hole_card`], for a dealer without a hole card.
    fn without_hole_card(&mut self, dealt: &[[usize; 2]; MOST_SEATS], up: usize) -> (bool, i32) {
        let (mine, waits) = self.seats(dealt, up);
        let second = self.open();
        if self.is_natural(up, second) {
            return (true, self.lost_to_natural(&mine));
        }
        let total = self.total_of_dealer(up, second, waits);
        (false, self.settled(&mine, total))
    }

    /// Plays all seats. Returns the last one, and true if any seat waits for the dealer.
    fn seats(&mut self, dealt: &[[usize; 2]; MOST_SEATS], up: usize) -> (Played, bool) {
        let mut waits = false;
        let mut mine = Played::default();
        for (seat, cards) in dealt.iter().enumerate().take(self.seats) {
            let counts = self.counts && seat + 1 == self.seats;
            mine = self.seat(*cards, up, counts);
            waits |= mine.needs_dealer();
        }
        (mine, waits)
    }

    /// The dealer's final total without a natural. 0 if the dealer busts or the total makes no difference.
    fn total_of_dealer(&mut self, up: usize, other: usize, waits: bool) -> u8 {
        if waits { self.dealer(up, other) } else { 0 }
    }

    /// The result of these two cards if the dealer peeks and has a natural.
    fn before_natural(&self, [one, other]: [usize; 2], up: usize) -> i32 {
        if self.is_natural(one, other) {
            return self.tied();
        }
        match self.terms.given_up(up, 2) {
            Some(SurrenderRule::Half) => {
                let place = self.next_place(self.next_place(0, one), other);
                match self.decide(place, up, self.counts, |cell| cell.dealt) {
                    Play::Surrender => -BET / 2,
                    Play::Stand | Play::Hit | Play::Double | Play::Split => -BET,
                }
            }
            Some(SurrenderRule::HalfOrNone) | None => -BET,
        }
    }

    /// The result of a seat that has played, if the dealer turns out to have a natural.
    fn lost_to_natural(&self, mine: &Played) -> i32 {
        if mine.is_natural {
            return self.tied();
        }
        match (mine.given_up, self.terms.hole_card) {
            (Some(SurrenderRule::Half), _) => -BET / 2,
            (Some(SurrenderRule::HalfOrNone), _)
            | (None, HoleCard::Peek | HoleCard::NoneTakesOriginal) => -BET,
            (None, HoleCard::NoneTakesAll) => {
                let bets: i32 = mine.waiting().map(|hand| hand.bets).sum();
                -mine.lost - bets
            }
        }
    }

    /// The result of a tie with the dealer's natural.
    const fn tied(&self) -> i32 {
        match self.terms.ties {
            Ties::Draw => 0,
            Ties::DealerWins => -BET,
        }
    }

    /// The result of a seat against this total of the dealer.
    fn settled(&self, mine: &Played, dealer: u8) -> i32 {
        if mine.is_natural {
            return self.natural;
        }
        if mine.given_up.is_some() {
            return -BET / 2;
        }
        let results = mine.waiting().map(|hand| match hand.total.cmp(&dealer) {
            std::cmp::Ordering::Greater => hand.bets,
            std::cmp::Ordering::Less => -hand.bets,
            std::cmp::Ordering::Equal => match self.terms.ties {
                Ties::Draw => 0,
                Ties::DealerWins => -hand.bets,
            },
        });
        results.sum::<i32>() - mine.lost
    }

    fn is_natural(&self, one: usize, other: usize) -> bool {
        let peeks = self.terms.natural.is_some();
        peeks && one + other == ACE + TEN && (one == ACE || other == ACE)
    }

    /// Plays the hands of a seat.
    fn seat(&mut self, [one, other]: [usize; 2], up: usize, counts: bool) -> Played {
        let mut played = Played::default();
        if self.is_natural(one, other) {
            played.is_natural = true;
            return played;
        }
        let place = self.next_place(self.next_place(0, one), other);
        let play = self.decide(place, up, counts, |cell| cell.dealt);
        match play {
            Play::Split => self.split(one, up, counts, &mut played),
            Play::Stand | Play::Hit | Play::Double | Play::Surrender => {
                let turn = Turn {
                    up,
                    counts,
                    plays: |cell| cell.later,
                    scope: self.terms.dealt().scope,
                    pair: None,
                };
                self.finish(place, turn, play, &mut played);
            }
        }
        played
    }

    /// Plays all hands that come from a pair.
    fn split(&mut self, value: usize, up: usize, counts: bool, played: &mut Played) {
        let is_ace = value == ACE;
        let turn = Turn {
            up,
            counts,
            plays: if is_ace {
                |cell| cell.ace
            } else {
                |cell| cell.split
            },
            scope: self.terms.after_split(is_ace).scope,
            pair: Some(value),
        };
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
            let play = self.decide(place, up, counts, turn.plays);
            self.finish(place, turn, play, played);
        }
    }

    /// Plays a hand to its end, beginning with this play.
    fn finish(&mut self, mut place: usize, turn: Turn, mut play: Play, played: &mut Played) {
        loop {
            match play {
                Play::Hit | Play::Double => {
                    let bets = if play == Play::Double { 2 * BET } else { BET };
                    let card = self.open();
                    let next = self.nodes[place].next[card];
                    if next == BUST {
                        played.lost += bets;
                        return;
                    }
                    place = usize::from(next);
                    let Node { total, cards, .. } = self.nodes[place];
                    if turn.scope.is_charlie(cards) {
                        played.wait(CHARLIE, bets);
                        return;
                    }
                    if play == Play::Double {
                        // A doubled hand that is given up for the original bet loses that bet, whatever the dealer has.
                        if turn.rescues(*self.plays.basic(turn.up, place)) {
                            played.lost += BET;
                        } else {
                            played.wait(total, bets);
                        }
                        return;
                    }
                }
                Play::Surrender => {
                    let cards = self.nodes[place].cards;
                    played.given_up = self.terms.given_up(turn.up, cards);
                    if played.given_up.is_none() {
                        self.stand(place, played);
                    }
                    return;
                }
                Play::Stand | Play::Split => {
                    self.stand(place, played);
                    return;
                }
            }
            play = self.decide(place, turn.up, turn.counts, turn.plays);
        }
    }

    fn stand(&self, place: usize, played: &mut Played) {
        played.wait(self.nodes[place].total, BET);
    }

    #[inline]
    fn decide(&self, place: usize, up: usize, counts: bool, of: impl Fn(&Cell) -> Play) -> Play {
        let cell = self.plays.basic(up, place);
        if counts && cell.depends {
            of(self.plays.at(self.true_count(), up, place))
        } else {
            of(cell)
        }
    }

    /// Draws the dealer's cards, and returns the total, or 0 if the dealer busts.
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

    /// The count in the measure of the ramp.
    fn count(&self) -> i32 {
        match self.measure {
            Measure::TrueCount => self.true_count(),
            Measure::RunningCount => (self.running + self.offset).div_euclid(100),
        }
    }

    /// The rounded true count.
    fn true_count(&self) -> i32 {
        let unseen = self.end - self.next + usize::from(self.hidden.is_some());
        let unseen = i32::try_from(unseen).unwrap_or(i32::MAX).max(1);
        let (above, below) = (52 * self.running, 100 * unseen);
        match self.rounding {
            Rounding::Down => above.div_euclid(below),
            Rounding::Cut => above / below,
            #[expect(clippy::cast_possible_truncation, reason = "some thousand at the most")]
            Rounding::Nearest => (f64::from(above) / f64::from(below)).round() as i32,
        }
    }

    /// Deals the next card face up.
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

    /// Draws the next card: any of those that are left.
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

    /// Shuffles the cards of earlier rounds, and goes on with them. Of the cards on the table, the hole card is not
    /// counted yet.
    fn run_out(&mut self) {
        // If a round uses up the whole pack, all cards come again.
        let left = if self.begin > 0 {
            self.begin
        } else {
            self.cards.len()
        };
        let on_table = self.cards[self.begin..]
            .iter()
            .map(|face| i32::from(face.tag));
        self.running =
            self.after_shuffle + on_table.sum::<i32>() - i32::from(self.hidden.unwrap_or(0));
        self.next = 0;
        self.end = left;
    }

    fn shuffle(&mut self) {
        self.next = 0;
        self.end = self.cards.len();
        self.running = self.after_shuffle;
    }

    /// A number below this one, all equally likely, by Lemire's method.
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

#[cfg(test)]
mod tests {
    use super::super::indices::Decision;
    use super::super::system::System;
    use super::*;
    use crate::Rules;
    use crate::coach::chart::HandKind;

    /// The sum of the tags of the cards at these indices of the shoe.
    fn counted(rounds: &Rounds, from: usize, to: usize) -> i32 {
        let tags = rounds.cards[from..to].iter();
        tags.map(|face| i32::from(face.tag)).sum()
    }

    #[test]
    fn empty_shoe_counts_hole_card_once() {
        let rules = Rules::VEGAS;
        let mut setup = Setup::new(rules, System::HiLo);
        setup.decks = Decks::ONE;
        let coach = Coach::with_decks(&rules, Decks::ONE);
        let mut rounds = Rounds::new(&setup, &coach, Decks::ONE, 5);
        // Three cards are left, and one of them lies face down.
        let all = rounds.cards.len();
        (rounds.next, rounds.begin) = (all - 3, all - 3);
        rounds.running = rounds.after_shuffle + counted(&rounds, 0, all - 3);
        rounds.open();
        let (_, hole) = rounds.draw();
        rounds.hidden = Some(hole);
        rounds.open();
        assert_ne!(hole, 0, "the last cards of a pack are high");
        rounds.run_out();
        let on_table = rounds.after_shuffle + counted(&rounds, all - 3, all);
        assert_eq!(
            (rounds.running, rounds.end),
            (on_table - i32::from(hole), all - 3)
        );
        rounds.hidden = None;
        rounds.see(hole);
        assert_eq!(rounds.running, on_table);
    }

    /// Sixteen against a ten: at a high count the player stands by the index, and the others hit at every count.
    #[test]
    fn other_seats_ignore_the_count() {
        let rules: Rules = "vegas.no-surrender".parse().expect("rules");
        let mut setup = Setup::new(rules, System::HiLo);
        let stand = Decision::Play {
            hands: HandKind::Hard(16),
            up: CardValue::ALL[TEN],
            play: Play::Stand,
        };
        setup.decisions = vec![(stand, 0)];
        let coach = Coach::with_decks(&rules, setup.decks);
        let mut rounds = Rounds::new(&setup, &coach, setup.decks, 5);
        rounds.running = 12_000;
        assert!(rounds.true_count() > 10);
        let six = 5;
        for (counts, draws) in [(true, false), (false, true)] {
            let before = rounds.next;
            rounds.seat([TEN, six], TEN, counts);
            assert_eq!(rounds.next > before, draws, "{counts}");
        }
    }
}
