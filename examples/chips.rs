//! Measures the opponents of the poker match with bets, for docs/validation.md:
//!
//! ```text
//! cargo run --profile worker --example chips [HANDS]
//! ```
//!
//! Every pair of characters plays this many hands (by default a million) for chips against each other. Both have a full
//! stack before each hand, and they take the button in turn. Three simple players also play, each against every single
//! character and against every three characters at once. They bet without looking at their cards: one bets and raises
//! every time, one checks and calls every time, and one bets every time and folds to any other bet. The deals are the
//! same in every run.

use std::process::ExitCode;

use fair_deal::core::{Card, Category, Deck, Decks, Jokers, Mix, PackCard, Secret};
use fair_deal::poker::Character;
use fair_deal::poker::chips::round::PLAYER;
use fair_deal::poker::chips::{ForChips, SeatAction, Stake, Street};
use fair_deal::poker::poker_match::{Action, Betting, Opponents, Rules};
use fair_deal::table::Marks;

/// The strategy in the player's seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    /// One of the opponents.
    As(Character),
    /// Bets and raises every time.
    Raiser,
    /// Checks and calls every time.
    Caller,
    /// Bets every time, and folds to any other bet.
    Bluffer,
}

fn main() -> ExitCode {
    use Character::{Actuary, Chaser, Rock, Textbook};

    let hands = match std::env::args().nth(1).map(|digits| digits.parse::<u32>()) {
        None => 1_000_000,
        Some(Ok(hands)) if hands > 0 => hands,
        Some(Ok(_) | Err(_)) => {
            eprintln!("How many hands are to be played? Write a number.");
            return ExitCode::from(2);
        }
    };
    let pairs = [
        (Textbook, Chaser),
        (Textbook, Rock),
        (Chaser, Rock),
        (Actuary, Textbook),
        (Actuary, Chaser),
        (Actuary, Rock),
    ];
    for (one, other) in pairs {
        measure(Player::As(one), &[other], hands);
    }
    for player in [Player::Raiser, Player::Caller, Player::Bluffer] {
        for character in Character::BY_RULE {
            measure(player, &[character], hands);
        }
    }
    for player in [Player::Raiser, Player::Caller, Player::Bluffer] {
        for missing in Character::BY_RULE {
            let three: Vec<Character> = Character::BY_RULE
                .into_iter()
                .filter(|it| *it != missing)
                .collect();
            measure(player, &three, hands);
        }
    }
    ExitCode::SUCCESS
}

/// Plays this many hands, and prints the mean win of the player per hand.
fn measure(player: Player, opponents: &[Character], hands: u32) {
    let rules = Rules {
        jokers: Jokers::None,
        opponents: Opponents::new(opponents).expect("one to three"),
        betting: Betting::FixedLimit,
    };
    let Stake::Chips { stacks, .. } = Stake::usual(&rules) else {
        return;
    };
    let mut won = [0_u32; 3];
    let (mut sum, mut squares) = (0_i64, 0_i64);
    let (mut shown, mut nothing, mut bluffs) = (0_u32, 0_u32, 0_u32);
    for number in 0..hands {
        let stake = Stake::Chips {
            button: number as usize % stacks.len(),
            stacks: stacks.clone(),
        };
        let mut round = ForChips::deal(deck(number), &rules, &stake).expect("a whole pack");
        let finished = loop {
            round = match round {
                ForChips::Over(finished) => break finished,
                round if round.turn() != Some(PLAYER) => round.advance(),
                round => {
                    // After the swap, first to bet or checked to, with no pair.
                    let may_bluff = may_bluff(&round);
                    let after = act(round, player);
                    nothing += u32::from(may_bluff);
                    bluffs += u32::from(may_bluff && has_bet(&after));
                    after
                }
            };
        };
        let after = finished.seats().next().expect("the player");
        let net = i64::try_from(after.stack.halves()).expect("a stack")
            - i64::try_from(finished.chips_before(PLAYER).halves()).expect("a stack");
        won[usize::from(net <= 0) + usize::from(net < 0)] += 1;
        sum += net;
        squares += net * net;
        shown += u32::from(finished.is_shown());
    }
    #[expect(clippy::cast_precision_loss, reason = "a mean of a sum")]
    let (mean, error) = {
        let count = f64::from(hands);
        let mean = sum as f64 / 2.0 / count;
        let variance = squares as f64 / 4.0 / count - mean * mean;
        (mean, (variance / count).sqrt())
    };
    let percent = |count: u32| f64::from(count) * 100.0 / f64::from(hands);
    println!(
        "{player:?} against {opponents:?}: {mean:+.4} ± {error:.4} chips a hand; \
         up {:.2} even {:.2} down {:.2} %; shown {:.2} %; bluffs {:.2} % of {nothing}",
        percent(won[0]),
        percent(won[1]),
        percent(won[2]),
        percent(shown),
        f64::from(bluffs) * 100.0 / f64::from(nothing.max(1)),
    );
}

/// Returns true if the player may bet after the swap with less than a pair.
fn may_bluff(round: &ForChips) -> bool {
    let has_nothing = round.hand().rank().category() == Category::HighCard;
    match round {
        ForChips::Betting(betting) => {
            betting.street() == Street::Second
                && has_nothing
                && round.legal_actions().contains(&Action::Bet)
        }
        ForChips::Swapping(_) | ForChips::Over(_) => false,
    }
}

/// Returns true if the player's last action was a bet.
fn has_bet(round: &ForChips) -> bool {
    let last = round.actions().iter().rev().find(|(at, _)| *at == PLAYER);
    matches!(last, Some((_, SeatAction::Bet(_))))
}

fn act(round: ForChips, player: Player) -> ForChips {
    let legal = round.legal_actions();
    let first = |wanted: &[Action]| wanted.iter().copied().find(|it| legal.contains(it));
    let action = match (player, &round) {
        (Player::As(character), _) => return round.act_as(character),
        // These players bet without looking at their cards. They swap as the Textbook does.
        (Player::Raiser | Player::Caller | Player::Bluffer, ForChips::Swapping(swapping)) => {
            match swapping.choice_of(Character::Textbook) {
                Marks::NONE => Some(Action::StandPat),
                marks => Some(Action::Swap(marks)),
            }
        }
        (Player::Raiser, _) => first(&[Action::Raise, Action::Bet, Action::Call, Action::Check]),
        (Player::Caller, _) => first(&[Action::Check, Action::Call]),
        (Player::Bluffer, _) => first(&[Action::Bet, Action::Check, Action::Fold]),
    };
    match round.play(action.expect("something is legal")) {
        Ok(round) => round,
        Err(refused) => panic!("{}", refused.1),
    }
}

fn deck(number: u32) -> Deck<PackCard> {
    let mut bytes = *b"fair-deal/chips/1               ";
    bytes[28..].copy_from_slice(&number.to_le_bytes());
    let key = Secret::from_bytes(bytes).key(&Mix::default());
    let order: Vec<Card> = key.shuffle(Decks::ONE.fresh_pack());
    Deck::in_order(order.into_iter().map(PackCard::Natural).collect())
}
