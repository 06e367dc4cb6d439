//! The Mathematician in the poker match with bets: legal rules, sealed chance, and what it wins.

use draw_poker::Character;
use draw_poker::chips::{ForChips, Stacks, Stake};
use draw_poker::equilibrium::{SHIPPED_PARTS, SolutionVersion, SolvedPlayer};
use draw_poker::poker_match::{Action, Betting, NotOpponents, Opponents, Round, Rules};
use draw_poker::{NoSolution, PokerMatch, Refusal};
use fair_deal_core::{Decks, Jokers};
use fair_deal_table::{
    Dealt, Decisions, Fields, LinkError, Linked, Purse as _, Round as _, Sealed, SharedDeal, replay,
};
use fair_shuffle::{Deal, Secret};

const FILE: &[u8] = include_bytes!("../solution/poker-match.bin");

fn load() {
    SolvedPlayer::load(FILE).expect("the file");
}

const RULES: Rules = Rules {
    jokers: Jokers::None,
    opponents: Opponents::MATHEMATICIAN,
    betting: Betting::FixedLimit,
};

/// The deal with this number.
fn deal(number: u32) -> Deal {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Deal::uncut(Secret::from_bytes(bytes), Decks::ONE)
}

/// Plays a hand with this character in each seat, from full stacks. Returns what the first seat wins, in half chips.
fn play(number: u32, button: usize, seats: [Character; 2]) -> i64 {
    let rules = Rules {
        opponents: Opponents::TEXTBOOK,
        ..RULES
    };
    let Stake::Chips { stacks, .. } = Stake::usual(&rules) else {
        panic!("chips");
    };
    let stake = Stake::Chips { button, stacks };
    let deck = deal(number).deck_with_jokers();
    let mut round = ForChips::deal(deck, &rules, &stake).expect("a whole pack");
    while let Some(seat) = round.turn() {
        round = round.act_as(seats[seat]);
    }
    let finished = round.finished().expect("no turn is left");
    let after = finished.seats().next().expect("the first seat").stack;
    let halves = |chips: fair_deal_table::Chips| i64::try_from(chips.halves()).expect("a stack");
    halves(after) - halves(finished.chips_before(0))
}

/// What the Mathematician wins from this character, in chips a hand, with its standard error: on each deal it plays each
/// hand once.
#[expect(clippy::cast_precision_loss, reason = "a mean of a sum")]
fn won_from(character: Character, deals: u32) -> (f64, f64) {
    let (mut sum, mut squares) = (0_i64, 0_i64);
    for number in 0..deals {
        let button = number as usize % 2;
        let mathematician = Character::Mathematician;
        let won = play(number, button, [mathematician, character])
            - play(number, button, [character, mathematician]);
        sum += won;
        squares += won * won;
    }
    // Two hands, in half chips.
    let count = f64::from(deals);
    let mean = sum as f64 / count;
    let variance = squares as f64 / count - mean * mean;
    (mean / 4.0, (variance / count).sqrt() / 4.0)
}

#[test]
fn mathematician_wins_from_every_other_opponent() {
    load();
    for character in Character::BY_RULE {
        let (mean, error) = won_from(character, 10_000);
        println!("{character:?}: {mean:.4} ± {error:.4}");
        assert!(
            mean > -0.02 + 2.0 * error,
            "{character:?}: {mean} ± {error}"
        );
    }
}

/// `cargo test --profile worker -p draw-poker --test mathematician -- --ignored --nocapture` prints the numbers in
/// docs/validation.md.
#[test]
#[ignore = "a million hands"]
fn mathematician_wins_from_every_other_opponent_in_a_million_hands() {
    load();
    for character in Character::BY_RULE {
        let (mean, error) = won_from(character, 500_000);
        println!("{character:?}: {mean:.4} ± {error:.4}");
        assert!(mean > -0.02, "{character:?}: {mean} ± {error}");
    }
}

#[test]
fn rules_name_the_version_of_the_solution() {
    let written = "m-6a0bdafe78f2c12c-chips";
    assert_eq!(RULES.to_string(), written);
    assert_eq!(written.parse(), Ok(RULES));
    assert_eq!(SolutionVersion::of(FILE), SolutionVersion::SHIPPED);
    let other: Rules = "m-00000000000000ff-chips".parse().expect("rules");
    assert_ne!(other, RULES);
    for text in [
        "m-chips",
        "m-6a0bdafe78f2c12c",
        "m-6A0BDAFE78F2C12C-chips",
        "m-6a0bdafe78f2c12-chips",
        "m-6a0bdafe78f2c12c-1-joker-chips",
        "rm-6a0bdafe78f2c12c-chips",
        "r-6a0bdafe78f2c12c-chips",
        "m",
    ] {
        assert!(text.parse::<Rules>().is_err(), "{text}");
    }
}

#[test]
fn mathematician_sits_alone_with_bets_and_without_jokers() {
    let textbook = Opponents::TEXTBOOK;
    let alone = textbook.toggled(Character::Mathematician);
    assert_eq!(alone, Ok(Opponents::MATHEMATICIAN));
    assert_eq!(
        Opponents::MATHEMATICIAN.toggled(Character::Textbook),
        Ok(textbook)
    );
    assert_eq!(
        Opponents::MATHEMATICIAN.toggled(Character::Mathematician),
        Err(NotOpponents::NotOneToThree { seated: 0 })
    );
    let together = Opponents::new(&[Character::Rock, Character::Mathematician]);
    assert_eq!(together, Err(NotOpponents::NotAlone));
    assert_eq!(RULES.made_legal(), RULES);
    for illegal in [
        Rules {
            betting: Betting::None,
            ..RULES
        },
        Rules {
            jokers: Jokers::One,
            ..RULES
        },
    ] {
        assert!(!illegal.are_legal() && !illegal.may_seat_mathematician());
        assert_eq!(illegal.made_legal().opponents, textbook);
        let refused = Round::accepts(&illegal, &Stake::usual(&illegal));
        assert_eq!(refused, Err(Refusal::NoSolution(NoSolution::OtherGame)));
    }
}

#[test]
fn deal_with_another_solution_is_refused() {
    load();
    let other: Rules = "m-00000000000000ff-chips".parse().expect("rules");
    let version = other.opponents.solution().expect("the Mathematician");
    let refused = Round::accepts(&other, &Stake::usual(&other));
    let why = NoSolution::OtherVersion(version);
    assert_eq!(refused, Err(Refusal::NoSolution(why)));
    assert_eq!(
        why.to_string(),
        "This needs the strategy 00000000000000ff of the Mathematician, and the page has another one."
    );
    let mut dealt = Dealt::<Round>::start(Sealed::shared(deal(1)), RULES, Stake::usual(&RULES));
    dealt = dealt.run_on();
    while !dealt.round().is_over() {
        let legal = dealt.round().legal_actions();
        let passive = [Action::Check, Action::Call, Action::StandPat];
        let action = passive.into_iter().find(|it| legal.contains(it));
        dealt = dealt.play(action.expect("a passive action")).0.run_on();
    }
    let link = dealt.link(Linked::DealAndDecisions).to_string();
    let parse = |link: &str| SharedDeal::<PokerMatch>::parse(&Fields::parse(link)).expect("a deal");
    assert!(parse(&link).is_ok(), "{link}");
    let link = link.replace(&SolutionVersion::SHIPPED.to_string(), &version.to_string());
    assert_eq!(parse(&link), Err(LinkError::Play));
}

/// Plays rounds in which the player decides by a rule, and replays each from its deal and its decisions.
#[test]
fn round_follows_from_its_deal_and_its_decisions() {
    load();
    let mut stacks = Stacks::default();
    for number in 0..300 {
        stacks = stacks.refilled(&RULES);
        let (sealed, stake) = (Sealed::shared(deal(number)), stacks.next(&RULES));
        let mut dealt = Dealt::<Round>::start(sealed, RULES, stake).run_on();
        while !dealt.round().is_over() {
            let legal = dealt.round().legal_actions();
            let round = dealt.round().for_chips().expect("bets").clone();
            let after = round.act_as(Character::BY_RULE[number as usize % 4]);
            let is_it = |action: &&Action| {
                let played = dealt.clone().play(**action).0;
                let played = played.round().for_chips().expect("bets").actions().to_vec();
                played == after.actions()
            };
            let action = *legal.iter().find(is_it).unwrap_or(&legal[0]);
            let (next, refused) = dealt.play(action);
            assert_eq!(refused, None);
            dealt = next.run_on();
        }
        let written = dealt.decisions().to_string();
        let decisions = Decisions::parse(&written).expect("decisions");
        let again = replay::<Round>(dealt.sealed().clone(), &RULES, &decisions);
        let again = again.expect("the same round").run_on();
        assert_eq!(again.round(), dealt.round());
        stacks = stacks.settled(dealt.round());
    }
    let mathematician = stacks.of(draw_poker::poker_match::Holder::Opponent(
        Character::Mathematician,
    ));
    assert!(stacks.to_string().parse::<Stacks>() == Ok(stacks.clone()));
    assert_ne!(mathematician.chips, draw_poker::chips::STACK);
}

/// The numbers decide by the parts of the mix, in the order of the actions, and each number decides one action.
#[test]
fn numbers_choose_each_action_by_its_parts() {
    load();
    let solved = SolvedPlayer::loaded(SolutionVersion::SHIPPED).expect("the file");
    assert_eq!(solved.parts(), SHIPPED_PARTS);
    let hand = "KS KH 7D 4C 2H".parse().expect("a hand");
    for history in [
        "",
        "k",
        "b",
        "k b",
        "b c",
        "b c 3",
        "b c 3 1",
        "k k 0 0 k b r",
    ] {
        let point = history.parse().expect(history);
        let chosen: Vec<_> = (0..usize::from(SHIPPED_PARTS))
            .map(|number| solved.choose(&hand, point, number).expect("an action"))
            .collect();
        let mut kinds = chosen.clone();
        kinds.dedup();
        // An action comes once, with all its numbers.
        assert!(kinds.len() <= 6, "{history}: {kinds:?}");
        for (at, kind) in kinds.iter().enumerate() {
            assert!(!kinds[..at].contains(kind), "{history}: {kinds:?}");
        }
        let beyond = solved.choose(&hand, point, usize::from(SHIPPED_PARTS));
        assert_eq!(beyond, None);
    }
}
