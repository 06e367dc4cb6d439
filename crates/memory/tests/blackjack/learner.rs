//! A simulated learner: how much of the chart of Vegas is known after four weeks of practice.
//!
//! The learner remembers an item after a time t with the chance 2^(−t/h). The half-life h doubles with each right
//! answer and halves with each wrong one. It begins with 12 hours when the learner first sees the solution. A learner
//! who does not remember makes the most likely mistake.
//!
//! Each day has a session of 20 minutes with six decisions a minute, and then hands at the table, spread over the
//! day. The coach is on there, so they teach too. Hands and their decisions come as often as they do in play.

use std::collections::BTreeMap;

use blackjack::coach::CardValue;
use blackjack::coach::total_strategy::Cell;
use blackjack::{Action, Limits, Round, Rules, Shuffle, Stake, Start};
use fair_deal_memory::{Grade, Lesson, Reviews, Scheduler, Time};
use fair_deal_table::Round as _;
use fair_shuffle::{Deal, Deck, Secret};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::{VEGAS, Vegas};

const DAYS: u32 = 28;
const DECISIONS_A_DAY: u32 = 120;
const DECISIONS_AN_HOUR: f64 = 360.0;
/// The half-life of an item after the first solution, in hours.
const FIRST_HALF_LIFE: f64 = 12.0;

/// The greatest number of misplays in today's practice, and the least cost of one (`src/coach/mistakes.rs`).
const MISPLAYS: usize = 50;
const COSTLY: f64 = 0.005;

/// A way to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Practice {
    /// The items of a [`Lesson`].
    Learn,
    /// The last 50 misplays, as today: hands that begin with a start of the list, each equally likely. A good play
    /// removes the start, a misplay appends it. Without misplays the player practises any hands.
    Misplays,
    /// Any hands.
    Random,
}

/// The decisions of a round, by the places of their items.
struct Hand {
    start: Start,
    decisions: Vec<Decision>,
}

#[derive(Clone, Copy)]
struct Decision {
    place: usize,
    /// True if the hand is not one of a split, so that a misplay belongs to the start.
    of_start: bool,
}

/// Hands that are played well.
struct Table {
    hands: Vec<Hand>,
    /// The places of the hands with a decision, by their start.
    by_start: BTreeMap<Start, Vec<usize>>,
}

impl Table {
    fn new() -> Table {
        let hands = hands(&VEGAS, 60_000);
        let mut by_start = BTreeMap::<Start, Vec<usize>>::new();
        for (hand, place) in hands.iter().zip(0..) {
            if !hand.decisions.is_empty() {
                by_start.entry(hand.start).or_default().push(place);
            }
        }
        Table { hands, by_start }
    }

    fn any(&self, random: &mut ChaCha8Rng) -> &Hand {
        &self.hands[random.random_range(0..self.hands.len())]
    }

    fn with_start(&self, start: Start, random: &mut ChaCha8Rng) -> &Hand {
        let places = &self.by_start[&start];
        &self.hands[places[random.random_range(0..places.len())]]
    }
}

/// Rounds that the game deals and the best strategy plays.
fn hands(vegas: &Vegas, rounds: usize) -> Vec<Hand> {
    // More cards than a round with one player needs.
    const CARDS: usize = 60;
    let rules = Rules {
        shuffle: Shuffle::EveryRound,
        ..Rules::VEGAS
    };
    let rows = vegas.decisions.iter().map(|it| (it.cell, it.up));
    let rows: BTreeMap<(Cell, CardValue), usize> = rows.zip(0..).collect();
    let stake = Stake::of(Limits::of(&rules).expect("bets").step);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut cards = Deal::uncut(Secret::from_bytes([1; 32]), rules.decks.decks()).order();
    let round = |_| {
        for place in 0..CARDS {
            let other = random.random_range(place..cards.len());
            cards.swap(place, other);
        }
        let mut decisions = vec![];
        let deck = Deck::in_order(cards[..CARDS].to_vec());
        let mut round = Round::deal(deck, &rules, &stake).expect("a round");
        while !matches!(round, Round::Over(_)) {
            let Some(decision) = round.pending_decision() else {
                round = round.next_card();
                continue;
            };
            let (hand, up) = (&decision.hand, decision.upcard);
            let legal = round.legal_actions();
            let action = vegas
                .best
                .action(hand, up, rules.ace, &legal)
                .expect("a play");
            let cell = Cell::of_hand(hand, rules.ace, &legal);
            let cell = cell.filter(|_| action != Action::NoInsurance);
            let place = cell.and_then(|cell| rows.get(&(cell, CardValue::of(up))));
            decisions.extend(place.map(|place| Decision {
                place: *place,
                of_start: decision.hands == 1,
            }));
            round = round.play(action).map_err(|it| it.why).expect("legal");
        }
        Hand {
            start: Start::of([cards[0], cards[2]], cards[1]),
            decisions,
        }
    };
    (0..rounds).map(round).collect()
}

/// The learner's own memory. Times are in hours.
struct Learner {
    /// For each item, its half-life and the time of the last answer.
    items: Vec<Option<(f64, f64)>>,
    random: ChaCha8Rng,
}

impl Learner {
    fn remembered(&self, place: usize, now: f64) -> f64 {
        self.items[place].map_or(0.0, |(half_life, last)| ((last - now) / half_life).exp2())
    }

    fn answer(&mut self, place: usize, now: f64) -> Grade {
        let is_right = self.random.random::<f64>() < self.remembered(place, now);
        let half_life = match (self.items[place], is_right) {
            (None, _) => FIRST_HALF_LIFE,
            (Some((half_life, _)), true) => 2.0 * half_life,
            (Some((half_life, _)), false) => 0.5 * half_life,
        };
        self.items[place] = Some((half_life, now));
        if is_right { Grade::Right } else { Grade::Wrong }
    }
}

/// A learner and what the page knows of the learner.
struct Student<'t> {
    table: &'t Table,
    practice: Practice,
    learner: Learner,
    lesson: Lesson,
    misplays: Vec<Start>,
}

fn time(hours: f64) -> Time {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few weeks"
    )]
    let ms = (hours * 3_600_000.0) as u64;
    Time::from_ms(1_795_390_200_000).after_ms(ms)
}

impl<'t> Student<'t> {
    fn new(table: &'t Table, practice: Practice, seed: u64) -> Student<'t> {
        let items = VEGAS.items.clone();
        Student {
            table,
            practice,
            learner: Learner {
                items: vec![None; items.len()],
                random: ChaCha8Rng::seed_from_u64(seed),
            },
            lesson: Lesson::new(Scheduler::new(), items, &Reviews::default()),
            misplays: vec![],
        }
    }

    fn answer(&mut self, place: usize, now: f64) -> Grade {
        let grade = self.learner.answer(place, now);
        if self.practice == Practice::Learn {
            let name = &VEGAS.items[place].name;
            self.lesson.answer(name, time(now), grade);
        }
        grade
    }

    /// Plays a hand from this hour on, and returns the number of its decisions. In practice a good play removes a
    /// misplay, unless there was a misplay in the same hand before.
    fn play(&mut self, hand: &Hand, begin: f64, is_practice: bool) -> u32 {
        let mut now = begin;
        let mut is_misplayed = false;
        for decision in &hand.decisions {
            let grade = self.answer(decision.place, now);
            let cost = VEGAS.items[decision.place].cost();
            let is_misplay = grade == Grade::Wrong && cost >= COSTLY;
            if decision.of_start && is_misplay {
                is_misplayed = true;
                self.misplays.retain(|it| *it != hand.start);
                self.misplays.push(hand.start);
                let too_many = self.misplays.len().saturating_sub(MISPLAYS);
                self.misplays.drain(..too_many);
            } else if decision.of_start && is_practice && !is_misplayed {
                self.misplays.retain(|it| *it != hand.start);
            }
            now += 1.0 / DECISIONS_AN_HOUR;
        }
        u32::try_from(hand.decisions.len()).expect("few decisions")
    }

    /// The next decisions of a session, and their number.
    fn practise(&mut self, now: f64) -> u32 {
        let random = &mut self.learner.random;
        let hand = match self.practice {
            Practice::Learn => {
                let at = time(now);
                let item = self
                    .lesson
                    .next_due(at)
                    .or_else(|| self.lesson.next_ahead(at, |_| true));
                let place = VEGAS.places[&item.expect("an item").name];
                self.answer(place, now);
                return 1;
            }
            Practice::Misplays if !self.misplays.is_empty() => {
                let start = self.misplays[random.random_range(0..self.misplays.len())];
                self.table.with_start(start, random)
            }
            Practice::Misplays | Practice::Random => self.table.any(random),
        };
        self.play(hand, now, true)
    }

    /// Learns for four weeks with this many hands a day at the table. Returns the expected loss of 100 hands a day after
    /// the last session, in bets.
    fn learn(mut self, hands: u32) -> f64 {
        for day in 0..DAYS {
            let begin = 24.0 * f64::from(day);
            let mut decisions = 0;
            while decisions < DECISIONS_A_DAY {
                let now = begin + f64::from(decisions) / DECISIONS_AN_HOUR;
                decisions += self.practise(now);
            }
            for hand in 0..hands {
                let now = begin + 1.0 + 22.0 * f64::from(hand) / f64::from(hands);
                let hand = self.table.any(&mut self.learner.random);
                self.play(hand, now, false);
            }
        }
        let now = 24.0 * f64::from(DAYS);
        let items = VEGAS.items.iter().enumerate();
        let losses =
            items.map(|(place, it)| it.loss() * (1.0 - self.learner.remembered(place, now)));
        100.0 * losses.sum::<f64>()
    }
}

/// The mean loss over this many seeds.
fn mean_loss(table: &Table, practice: Practice, hands: u32, seeds: u32) -> f64 {
    let loss = |seed| Student::new(table, practice, u64::from(seed)).learn(hands);
    (0..seeds).map(loss).sum::<f64>() / f64::from(seeds)
}

/// The aim was at most 60 % of the loss with today's misplays, and 40 % of that with random practice.
#[test]
fn learning_by_expected_loss_beats_other_practice() {
    let table = Table::new();
    for (hands, seeds, losses) in [
        (0, 20, [2.40, 10.7, 18.1]),
        (50, 100, [0.400, 11.0, 16.3]),
        (200, 20, [0.801, 7.33, 10.4]),
    ] {
        let [learn, misplays, random] = [Practice::Learn, Practice::Misplays, Practice::Random]
            .map(|practice| mean_loss(&table, practice, hands, seeds));
        let found = [learn, misplays, random];
        // The numbers of docs/validation.md. Other machines may round differently, and then learners differ.
        for (found, known) in found.into_iter().zip(losses) {
            assert!(
                (found / known - 1.0).abs() < 0.15,
                "{hands}: {found}, {known}"
            );
        }
        assert!(learn < 0.6 * misplays && learn < 0.4 * random);
    }
}
