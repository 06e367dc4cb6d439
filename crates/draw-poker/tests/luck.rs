//! The luck in a hand is zero on average, and most of what makes results uncertain.

use draw_poker::Character;
use draw_poker::chips::round::PLAYER;
use draw_poker::chips::{ForChips, STACK, Stake, most_chips};
use draw_poker::equilibrium::{BestResponse, MatchLuck, SolvedPlayer};
use draw_poker::poker_match::{Betting, Opponents, Rules};
use fair_deal_core::{Decks, Jokers};
use fair_deal_table::{Chips, Rules as _};
use fair_shuffle::{Deal, Secret};

fn solved() -> &'static SolvedPlayer {
    let file = include_bytes!("../solution/poker-match.bin");
    SolvedPlayer::load(file).expect("the shipped file")
}

fn against(character: Character) -> Rules {
    Rules {
        jokers: Jokers::None,
        opponents: match character {
            Character::Mathematician => Opponents::MATHEMATICIAN,
            Character::Textbook | Character::Chaser | Character::Rock | Character::Actuary => {
                Opponents::new(&[character]).expect("one opponent")
            }
        },
        betting: Betting::FixedLimit,
    }
}

/// How the player plays.
#[derive(Clone, Copy, Debug)]
enum Player<'a> {
    As(Character),
    Best(&'a BestResponse),
}

/// The hand with this number.
fn hand(rules: &Rules, player: Player, number: u32, chips: Chips) -> ForChips {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    let deck = Deal::uncut(Secret::from_bytes(bytes), Decks::ONE).deck_with_jokers();
    let button = number as usize % 2;
    let stacks = vec![chips; rules.seats()];
    let mut round = ForChips::deal(deck, rules, &Stake::Chips { button, stacks }).expect("a pack");
    let mut best = match player {
        Player::As(_) => None,
        Player::Best(response) => response.with_deal(&round),
    };
    while let Some(seat) = round.turn() {
        round = match (seat, player, &mut best) {
            (PLAYER, Player::As(character), _) => round.act_as(character),
            (PLAYER, Player::Best(_), Some(best)) => {
                let action = best.action(&round).expect("the opponent can come here");
                round.act(action).expect("a legal action")
            }
            _ => round.advance(),
        };
    }
    round
}

#[expect(clippy::cast_precision_loss, reason = "some hundred half chips")]
fn result(round: &ForChips) -> f64 {
    let finished = round.finished().expect("no turn is left");
    let after = finished.seats().next().expect("the player").stack;
    (after.halves() as f64 - finished.chips_before(PLAYER).halves() as f64) / 2.0
}

/// The mean of these numbers, and its standard error.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = f64::from(u32::try_from(numbers.len()).expect("some thousand"));
    let mean = numbers.iter().sum::<f64>() / count;
    let squares = numbers
        .iter()
        .map(|number| (number - mean).powi(2))
        .sum::<f64>();
    (mean, squares.sqrt() / count)
}

/// The results of hands, each with the mean and its standard error.
struct Played {
    results: (f64, f64),
    without_luck: (f64, f64),
    luck: (f64, f64),
}

/// Plays hands of this player against this opponent.
fn play(luck: &MatchLuck, opponent: Character, player: Player, hands: u32) -> Played {
    let rules = against(opponent);
    let (mut results, mut without, mut lucky) = (vec![], vec![], vec![]);
    for number in 0..hands {
        let round = hand(&rules, player, number, STACK);
        let result = result(&round);
        let adjusted = luck.without_luck(&round).expect("two players").result();
        results.push(result);
        without.push(adjusted);
        lucky.push(result - adjusted);
    }
    Played {
        results: mean(&results),
        without_luck: mean(&without),
        luck: mean(&lucky),
    }
}

/// The least ratio of the standard errors for each player against each opponent.
#[test]
fn errors_without_luck_are_smaller() {
    use Character::{Actuary, Chaser, Mathematician, Rock, Textbook};
    for (opponent, ratios) in [
        (Textbook, [3.0, 3.0, 4.0]),
        (Chaser, [2.7, 2.9, 3.5]),
        (Rock, [2.9, 3.0, 4.0]),
        (Actuary, [4.5, 4.5, 5.0]),
        (Mathematician, [8.0, 10.0, 20.0]),
    ] {
        let luck = MatchLuck::new(opponent, solved()).expect("the shipped file");
        for (player, least) in [Textbook, Actuary, Mathematician].into_iter().zip(ratios) {
            let played = play(&luck, opponent, Player::As(player), 2_000);
            let ratio = played.results.1 / played.without_luck.1;
            let (mean, error) = played.luck;
            println!("{player:?} against {opponent:?}: {ratio:.2}, luck {mean:.4} ± {error:.4}");
            assert!(ratio > least, "{player:?} against {opponent:?}: {ratio}");
            assert!(
                mean.abs() < 3.0 * error,
                "{player:?} against {opponent:?}: {mean} ± {error}"
            );
        }
    }
}

/// The wins of a best response that an independent program found, each with an error of 0.003. Values without luck
/// leave out that both hands come from one pack, which makes them up to 0.016 lower (docs/validation.md).
#[test]
fn best_response_wins_what_another_program_found() {
    use Character::{Actuary, Chaser, Rock, Textbook};
    for (opponent, wanted) in [
        (Textbook, 0.853),
        (Chaser, 1.126),
        (Rock, 0.688),
        (Actuary, 0.575),
    ] {
        let luck = MatchLuck::new(opponent, solved()).expect("the shipped file");
        let response = BestResponse::new(opponent, solved()).expect("the shipped file");
        let (mean, error) = play(&luck, opponent, Player::Best(&response), 4_000).without_luck;
        println!("{opponent:?}: {mean:.4} ± {error:.4}");
        assert!(
            (mean - wanted).abs() < 3.0 * error.hypot(0.003),
            "{opponent:?}: {mean} ± {error}"
        );
    }
}

#[test]
fn other_matches_keep_their_luck() {
    let luck = MatchLuck::new(Character::Rock, solved()).expect("the shipped file");
    let rules = against(Character::Rock);
    let without = |rules: &Rules, chips: Chips| {
        let round = hand(rules, Player::As(Character::Actuary), 1, chips);
        luck.without_luck(&round).is_some()
    };
    assert_eq!(most_chips(), Chips::whole(25));
    assert!(without(&rules, Chips::whole(25)));
    assert!(!without(&rules, Chips::whole(24)));
    let two = Opponents::new(&[Character::Rock, Character::Chaser]).expect("two");
    let others = [
        Rules {
            opponents: two,
            ..rules
        },
        Rules {
            jokers: Jokers::One,
            ..rules
        },
        against(Character::Chaser),
    ];
    let response = BestResponse::new(Character::Rock, solved()).expect("the shipped file");
    let responds = |rules: &Rules, chips: Chips| {
        let deck = Deal::uncut(Secret::from_bytes([1; 32]), rules.decks()).deck_with_jokers();
        let stacks = vec![chips; rules.seats()];
        let round = ForChips::deal(deck, rules, &Stake::Chips { button: 1, stacks });
        response.with_deal(&round.expect("a pack")).is_some()
    };
    assert!(responds(&rules, Chips::whole(25)));
    assert!(!responds(&rules, Chips::whole(24)));
    for rules in others {
        assert!(!responds(&rules, Chips::whole(25)), "{rules}");
        if rules.jokers == Jokers::None {
            assert!(!without(&rules, Chips::whole(25)), "{rules}");
        }
    }
}
