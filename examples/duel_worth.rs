//! Measures the worth of the coach of the poker match with bets, for docs/validation.md:
//!
//! ```text
//! cargo run --profile worker --example duel_worth [HANDS]
//! ```
//!
//! Each of the hands (by default 1,000) is played twice from the same pack: once with the Actuary in the player's seat,
//! and once with the coach, which plays what it considers best. All players have a full stack before each hand, and the
//! button goes round. The example also measures how often the coach would wrongly find fault: it asks the coach again
//! about its own decisions, with other random numbers. Against one opponent it prints the coach's win without luck, too.

use std::process::ExitCode;

use fair_deal::coach::poker_match::{PlayerView, PokerMatchAdvice, PokerMatchQuestion};
use fair_deal::core::{Card, Deck, Decks, Jokers, Mix, PackCard, Secret};
use fair_deal::poker::Character;
use fair_deal::poker::chips::round::PLAYER;
use fair_deal::poker::chips::{ForChips, Stake};
use fair_deal::poker::equilibrium::{BestResponse, MatchLuck, SolvedPlayer};
use fair_deal::poker::poker_match::{Action, Betting, Opponents, Rules};

/// The results.
#[derive(Default)]
struct Counts {
    decisions: u32,
    clear: u32,
    agree: [u32; 3],
    /// Decisions about which the coach was asked again.
    again: u32,
    /// Decisions that the coach then called clearly worse than another.
    blamed: u32,
}

fn main() -> ExitCode {
    use Character::{Actuary, Chaser, Mathematician, Rock, Textbook};

    let hands = match std::env::args().nth(1).map(|digits| digits.parse::<u32>()) {
        None => 1_000,
        Some(Ok(hands)) if hands > 1 => hands,
        Some(Ok(_) | Err(_)) => {
            eprintln!("How many hands are to be played? Write a number above 1.");
            return ExitCode::from(2);
        }
    };
    let tables: [&[Character]; 8] = [
        &[Textbook],
        &[Chaser],
        &[Rock],
        &[Actuary],
        &[Mathematician],
        &[Textbook, Chaser, Rock],
        &[Chaser, Rock, Actuary],
        &[Textbook, Actuary],
    ];
    for opponents in tables {
        measure(opponents, hands);
    }
    ExitCode::SUCCESS
}

fn measure(opponents: &[Character], hands: u32) {
    let rules = Rules {
        jokers: Jokers::None,
        opponents: match opponents {
            [Character::Mathematician] => Opponents::MATHEMATICIAN,
            _ => Opponents::new(opponents).expect("one to three"),
        },
        betting: Betting::FixedLimit,
    };
    let Stake::Chips { stacks, .. } = Stake::usual(&rules) else {
        return;
    };
    let mut counts = Counts::default();
    let (mut coach, mut actuary, mut more) = (Sum::default(), Sum::default(), Sum::default());
    let (luck, response) = match opponents {
        [opponent] => (
            MatchLuck::new(*opponent, solved()).ok(),
            BestResponse::new(*opponent, solved()).ok(),
        ),
        _ => (None, None),
    };
    let mut without_luck = Means::default();
    for number in 0..hands {
        let stake = Stake::Chips {
            button: number as usize % stacks.len(),
            stacks: stacks.clone(),
        };
        let deal = || ForChips::deal(deck(number), &rules, &stake).expect("a whole pack");
        let with_actuary = won(&play(deal(), |round| round.act_as(Character::Actuary)));
        let played = play(deal(), |round| {
            follow(round, number, response.as_ref(), &mut counts)
        });
        let with_coach = won(&played);
        if let Some(hand) = luck.as_ref().and_then(|luck| luck.without_luck(&played)) {
            without_luck.add(hand.result());
        }
        coach.add(with_coach);
        actuary.add(with_actuary);
        more.add(with_coach - with_actuary);
    }
    if without_luck.count > 1.0 {
        println!("{opponents:?}: the coach without luck {without_luck}");
    }
    let share = |count: u32| 100.0 * f64::from(count) / f64::from(counts.decisions.max(1));
    println!(
        "{opponents:?}, {hands} hands: the Actuary {actuary}, the coach {coach}, more {more}; \
         {} decisions, clear {:.1} %, agreement {:.1} {:.1} {:.1} %; of {} asked again, {} blamed",
        counts.decisions,
        share(counts.clear),
        share(counts.agree[0]),
        share(counts.agree[1]),
        share(counts.agree[2]),
        counts.again,
        counts.blamed,
    );
}

/// The solution, from which the values without luck come.
fn solved() -> &'static SolvedPlayer {
    let file = include_bytes!("../crates/draw-poker/solution/poker-match.bin");
    SolvedPlayer::load(file).expect("the shipped file")
}

/// The player's win in half chips.
fn won(round: &ForChips) -> i64 {
    let finished = round.finished().expect("no turn is left");
    let after = finished.seats().next().expect("the player").stack;
    let halves = |chips: u64| i64::try_from(chips).expect("a stack");
    halves(after.halves()) - halves(finished.chips_before(PLAYER).halves())
}

/// Plays the round to its end.
fn play(mut round: ForChips, mut decide: impl FnMut(ForChips) -> ForChips) -> ForChips {
    loop {
        round = match round {
            ForChips::Over(_) => return round,
            round if round.turn() == Some(PLAYER) => decide(round),
            round => round.advance(),
        };
    }
}

/// Plays the decision that the coach considers best.
fn follow(
    round: ForChips,
    number: u32,
    response: Option<&BestResponse>,
    counts: &mut Counts,
) -> ForChips {
    let seen = PlayerView::of(&round).expect("the player's turn");
    let ask = |number: u32| -> PokerMatchAdvice {
        let question = PokerMatchQuestion {
            seen: seen.clone(),
            seed: number.into(),
        };
        question.ask(response).expect("a round")
    };
    let advice = ask(number);
    let best = advice.estimates()[0].action;
    counts.decisions += 1;
    counts.clear += u32::from(advice.is_clear());
    counts.agree[advice.agreement() as usize] += 1;
    if number.is_multiple_of(4) {
        // Only one hand in four, because it takes as long again.
        let again = ask(number + 1_000_000);
        let again = again.of(best).expect("legal");
        counts.again += 1;
        counts.blamed += u32::from(again.is_clearly_worse());
    }
    let after = match round.play(best) {
        Ok(round) => round,
        Err(refused) => panic!("{}", refused.1),
    };
    debug_assert!(best != Action::Fold || after.turn().is_none());
    after
}

/// A mean with its standard error, of chips.
#[derive(Default)]
struct Means {
    count: f64,
    total: f64,
    squares: f64,
}

impl Means {
    fn add(&mut self, chips: f64) {
        self.count += 1.0;
        self.total += chips;
        self.squares += chips * chips;
    }
}

impl std::fmt::Display for Means {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = self.total / self.count;
        let spread = (self.squares / self.count - mean * mean) / (self.count - 1.0);
        write!(f, "{mean:+.3} ± {:.3}", spread.sqrt())
    }
}

/// A mean with its standard error, of half chips.
#[derive(Default)]
struct Sum {
    count: u32,
    total: i64,
    squares: i64,
}

impl Sum {
    fn add(&mut self, halves: i64) {
        self.count += 1;
        self.total += halves;
        self.squares += halves * halves;
    }
}

impl std::fmt::Display for Sum {
    #[expect(clippy::cast_precision_loss, reason = "they are small")]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = f64::from(self.count);
        let mean = self.total as f64 / count;
        let spread = (self.squares as f64 / count - mean * mean) / (count - 1.0);
        write!(f, "{:+.3} ± {:.3}", mean / 2.0, spread.sqrt() / 2.0)
    }
}

fn deck(number: u32) -> Deck<PackCard> {
    let mut bytes = *b"fair-deal/worth/1               ";
    bytes[28..].copy_from_slice(&number.to_le_bytes());
    let key = Secret::from_bytes(bytes).key(&Mix::default());
    let order: Vec<Card> = key.shuffle(Decks::ONE.fresh_pack());
    Deck::in_order(order.into_iter().map(PackCard::Natural).collect())
}
