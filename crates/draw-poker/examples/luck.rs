//! Measures the match with bets without its luck, for docs/validation.md:
//!
//! ```text
//! cargo run --profile worker --package draw-poker --example luck [HANDS]
//! ```
//!
//! Three characters and the best response to the opponent play these hands (by default 100,000) against each opponent, on
//! the same deals. Both begin each hand with 100 chips, and the button alternates. A line has the player's win a hand in
//! chips, the win without luck, the ratio of their standard errors, and the mean of luck.

use std::error::Error;
use std::process::ExitCode;
use std::thread;

use draw_poker::Character;
use draw_poker::chips::round::PLAYER;
use draw_poker::chips::{ForChips, Stake};
use draw_poker::equilibrium::{BestResponse, MatchLuck, SolvedPlayer};
use draw_poker::poker_match::{Betting, Opponents, Rules};
use fair_deal_core::{Decks, Jokers};
use fair_deal_table::Chips;
use fair_shuffle::{Deal, Secret};

const FILE: &[u8] = include_bytes!("../solution/poker-match.bin");

/// The player.
#[derive(Clone, Copy, Debug)]
enum Player {
    As(Character),
    BestResponse,
}

const PLAYERS: [Player; 4] = [
    Player::As(Character::Textbook),
    Player::As(Character::Actuary),
    Player::As(Character::Mathematician),
    Player::BestResponse,
];

fn main() -> ExitCode {
    let hands = match std::env::args().nth(1).map(|digits| digits.parse::<u32>()) {
        None => 100_000,
        Some(Ok(hands)) if hands > 1 => hands,
        Some(Ok(_) | Err(_)) => {
            eprintln!("How many hands are to be played? Write a number above 1.");
            return ExitCode::from(2);
        }
    };
    match measure(hands) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn measure(hands: u32) -> Result<(), Box<dyn Error>> {
    let solved = SolvedPlayer::load(FILE)?;
    for opponent in Character::ALL {
        let luck = MatchLuck::new(opponent, solved)?;
        let response = BestResponse::new(opponent, solved)?;
        let opponents = match opponent {
            Character::Mathematician => Opponents::MATHEMATICIAN,
            Character::Textbook | Character::Chaser | Character::Rock | Character::Actuary => {
                Opponents::new(&[opponent])?
            }
        };
        let rules = Rules {
            jokers: Jokers::None,
            opponents,
            betting: Betting::FixedLimit,
        };
        let lines = thread::scope(|scope| {
            let play = |player| {
                scope.spawn({
                    let (luck, response, rules) = (&luck, &response, &rules);
                    move || Line::of(luck, response, rules, player, hands)
                })
            };
            PLAYERS.map(play).map(thread::ScopedJoinHandle::join)
        });
        for (player, line) in PLAYERS.into_iter().zip(lines) {
            let Line {
                result,
                without,
                luck,
            } = line.map_err(|_| "A thread has stopped.")?;
            let ratio = result.error() / without.error();
            println!(
                "{player:?} against {opponent:?}: {result}, without luck {without}, ratio {ratio:.2}, luck {luck}"
            );
        }
    }
    Ok(())
}

/// The results of one pair.
#[derive(Default)]
struct Line {
    result: Sum,
    without: Sum,
    luck: Sum,
}

impl Line {
    fn of(
        luck: &MatchLuck,
        response: &BestResponse,
        rules: &Rules,
        player: Player,
        hands: u32,
    ) -> Line {
        let mut line = Line::default();
        for number in 0..hands {
            let round = play(response, rules, player, number);
            if let (Some(result), Some(hand)) = (result(&round), luck.without_luck(&round)) {
                line.result.add(result);
                line.without.add(hand.result());
                line.luck.add(result - hand.result());
            }
        }
        line
    }
}

fn play(response: &BestResponse, rules: &Rules, player: Player, number: u32) -> ForChips {
    let mut bytes = *b"fair-deal/luck/1                ";
    bytes[28..].copy_from_slice(&number.to_le_bytes());
    let deck = Deal::uncut(Secret::from_bytes(bytes), Decks::ONE).deck_with_jokers();
    let stake = Stake::Chips {
        button: number as usize % 2,
        stacks: vec![Chips::whole(100); 2],
    };
    let mut round = ForChips::deal(deck, rules, &stake).expect("a whole pack");
    let mut response = response.with_deal(&round).expect("full stacks");
    while let Some(seat) = round.turn() {
        round = match (seat, player) {
            (PLAYER, Player::As(character)) => round.act_as(character),
            (PLAYER, Player::BestResponse) => {
                let action = response.action(&round);
                let action = action.expect("the opponent comes here");
                round.act(action).expect("a legal action")
            }
            _ => round.advance(),
        };
    }
    round
}

/// The player's win, in chips.
#[expect(clippy::cast_precision_loss, reason = "some hundred half chips")]
fn result(round: &ForChips) -> Option<f64> {
    let finished = round.finished()?;
    let after = finished.seats().next()?.stack.halves() as f64;
    Some((after - finished.chips_before(0).halves() as f64) / 2.0)
}

/// A mean with its standard error.
#[derive(Default)]
struct Sum {
    count: f64,
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, chips: f64) {
        self.count += 1.0;
        self.total += chips;
        self.squares += chips * chips;
    }

    fn mean(&self) -> f64 {
        self.total / self.count
    }

    fn error(&self) -> f64 {
        ((self.squares / self.count - self.mean().powi(2)) / self.count).sqrt()
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:+.4} ± {:.4}", self.mean(), self.error())
    }
}
