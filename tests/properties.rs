//! Properties of every deal, every decision and every message, checked on random ones.

use std::collections::HashSet;

use crate::support::cases;
use fair_deal::blackjack::{self, Preset, Stake};
use fair_deal::core::{Card, Deal, Deck, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::solo_draw;
use fair_deal::table::{Action, Decisions, Marks, NoStake, Round, Sealed, replay};
use proptest::array::uniform32;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

// The generators. They keep secrets as bytes, which a failure prints. A `Secret` prints only its seal.

fn bytes() -> impl Strategy<Value = [u8; 32]> {
    uniform32(any::<u8>())
}

fn deal_of(bytes: [u8; 32], cut: usize) -> Deal {
    Deal::new(Secret::from_bytes(bytes), Decks::ONE, cut).expect("a cut inside the pack")
}

fn deal_with_jokers(bytes: [u8; 32], cut: usize, jokers: Jokers) -> Deal {
    let decks = Decks::ONE.with_jokers(jokers);
    Deal::new(Secret::from_bytes(bytes), decks, cut).expect("a cut inside the pack")
}

fn jokers() -> impl Strategy<Value = Jokers> {
    select(Jokers::ALL.to_vec())
}

fn preset() -> impl Strategy<Value = Preset> {
    select(Preset::WITHOUT_BETS.to_vec())
}

fn hits_and_stands() -> impl Strategy<Value = Vec<blackjack::Action>> {
    let action =
        prop_oneof![3 => Just(blackjack::Action::Hit), 1 => Just(blackjack::Action::Stand)];
    vec(action, 0..12)
}

fn swaps() -> impl Strategy<Value = Vec<solo_draw::Action>> {
    let marks = select(Marks::all().collect::<Vec<_>>());
    let action = prop_oneof![
        20 => marks.prop_map(solo_draw::Action::Swap),
        1 => Just(solo_draw::Action::Finish),
    ];
    vec(action, 0..30)
}

/// The round of this deal after these decisions, before the dealer draws.
fn made<R: Round>(deal: &Deal, rules: &R::Rules, decisions: &[R::Action]) -> R {
    let decisions = Decisions::of_one_round(decisions.to_vec());
    let dealt = replay::<R>(Sealed::shared(deal.clone()), rules, &decisions);
    let dealt = dealt.expect("legal");
    dealt.round().clone()
}

// Decisions in links and saves.

/// Checks that decisions round-trip as text: one character each, with a dot between two rounds.
fn assert_round_trip<A: Action>(rounds: &[Vec<A>]) -> Result<(), TestCaseError> {
    let mut decisions = Decisions::default();
    for (place, round) in rounds.iter().enumerate() {
        if place > 0 {
            decisions.begin_round();
        }
        for action in round {
            decisions.push(*action);
        }
    }
    let written = decisions.to_string();
    let (taken, dots) = (rounds.iter().map(Vec::len).sum::<usize>(), rounds.len() - 1);
    prop_assert_eq!(written.chars().count(), taken + dots);
    prop_assert_eq!(Decisions::<A>::parse(&written), Ok(decisions.clone()));
    prop_assert!(decisions.rounds().eq(rounds.iter().map(Vec::as_slice)));
    prop_assert_eq!(
        Some(decisions.last_round()),
        rounds.last().map(Vec::as_slice)
    );
    Ok(())
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn decisions_round_trip_as_text(
        actions in vec(hits_and_stands(), 1..4),
        mut swaps in vec(swaps(), 1..4),
    ) {
        assert_round_trip(&actions)?;
        // Swapping nothing is refused everywhere, so it needs no character.
        let nothing = solo_draw::Action::Swap(Marks::NONE);
        for round in &mut swaps {
            round.retain(|action| *action != nothing);
        }
        assert_round_trip(&swaps)?;
    }

    #[test]
    fn invalid_decisions_are_not_parsed(written in "[hs.0-9a-z]{0,8}|\\PC{0,8}") {
        // A text that parses must be written the same again, so that no two texts mean one decision.
        if let Ok(actions) = Decisions::<blackjack::Action>::parse(&written) {
            prop_assert_eq!(actions.to_string(), written.clone());
        }
        if let Ok(swaps) = Decisions::<solo_draw::Action>::parse(&written) {
            prop_assert_eq!(swaps.to_string(), written);
        }
    }
}

// The rounds.

/// Checks that an action is listed if and only if it is accepted, and that a refusal returns the unchanged round.
fn listed_iff_accepted<R: Round + PartialEq>(
    round: &R,
    every_action: &[R::Action],
) -> Result<(), TestCaseError> {
    let listed = round.legal_actions();
    for action in every_action {
        let accepted = match round.clone().play(*action) {
            Ok(_) => true,
            Err(refused) => {
                prop_assert_eq!(&refused.round, round, "refused: {:?}", action);
                false
            }
        };
        let times = listed.iter().filter(|legal| *legal == action).count();
        prop_assert_eq!(times, usize::from(accepted), "{:?} in {:?}", action, round);
    }
    prop_assert_eq!(round.is_over() && !listed.is_empty(), false);
    Ok(())
}

/// Checks that the debug output of a round contains none of these face-down cards.
fn hides<R: std::fmt::Debug, C: std::fmt::Debug + std::fmt::Display>(
    round: &R,
    face_down: &[C],
) -> Result<(), TestCaseError> {
    let printed = format!("{round:?}");
    for card in face_down {
        prop_assert!(
            !printed.contains(&format!("{card:?}")),
            "{}: {}",
            card,
            printed
        );
    }
    Ok(())
}

const BLACKJACK: [blackjack::Action; 2] = [blackjack::Action::Hit, blackjack::Action::Stand];

/// Checks that the table and the deck have the cards of this order, each in its place: player, dealer, player, dealer,
/// the player's draws, the dealer's draws.
fn blackjack_cards_lie_in_order(
    round: &blackjack::Round,
    order: &[Card],
) -> Result<(), TestCaseError> {
    let (player, dealer) = (round.player(), round.dealer());
    let mut lie = vec![player[0], dealer.seen()[0], player[1]];
    // A hidden hole card is the one place of the order that cannot be compared.
    lie.push(*dealer.seen().get(1).unwrap_or(&order[3]));
    lie.extend(&player[2..]);
    lie.extend(dealer.seen().get(2..).unwrap_or_default());
    prop_assert_eq!(&lie, &order[..lie.len()]);
    prop_assert_eq!(lie.len() + round.left(), order.len());
    let hidden = matches!(dealer, blackjack::DealerHand::HoleDown { .. });
    prop_assert_eq!(hidden, matches!(round, blackjack::Round::Player(_)));
    if hidden {
        hides(round, &order[3..4])?;
    }
    hides(round, &order[lie.len()..])
}

fn every_swap() -> Vec<solo_draw::Action> {
    let swaps = Marks::all().map(solo_draw::Action::Swap);
    swaps.chain([solo_draw::Action::Finish]).collect()
}

/// Checks that this swap put the next cards of the order in the marked places and moved no other card.
fn swapped_in_place(
    before: &solo_draw::Round,
    marks: Marks,
    after: &solo_draw::Round,
    order: &[PackCard],
) -> Result<(), TestCaseError> {
    let mut next = order.len() - before.left();
    for place in 0..5 {
        let expected = if marks.is_marked(place) {
            next += 1;
            order[next - 1]
        } else {
            before.hand().cards()[place]
        };
        prop_assert_eq!(after.hand().cards()[place], expected, "place {}", place);
    }
    prop_assert_eq!(after.left(), order.len() - next);
    prop_assert_eq!(after.earlier().last(), Some(before.hand()));
    Ok(())
}

/// Checks that every card that left the deck is in the hand or was discarded, and that none occurs twice.
fn solo_draw_cards_are_conserved(
    round: &solo_draw::Round,
    order: &[PackCard],
) -> Result<(), TestCaseError> {
    let hands = round.earlier().iter().chain([round.hand()]);
    let seen: HashSet<PackCard> = hands.flat_map(|hand| *hand.cards()).collect();
    let (drawn, face_down) = order.split_at(order.len() - round.left());
    prop_assert_eq!(seen, drawn.iter().copied().collect::<HashSet<PackCard>>());
    hides(round, face_down)
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn every_deal_holds_the_52_cards(bytes in bytes(), cut in 0..52_usize) {
        let order = deal_of(bytes, cut).order();
        prop_assert_eq!(order.len(), 52);
        prop_assert_eq!(order.into_iter().collect::<HashSet<Card>>().len(), 52);
    }

    #[test]
    fn blackjack_keeps_cards_rules_and_replay(
        bytes in bytes(),
        cut in 0..52_usize,
        preset in preset(),
        wanted in hits_and_stands(),
    ) {
        let (deal, rules) = (deal_of(bytes, cut), preset.rules());
        let order = deal.order();
        let mut round = blackjack::Round::deal(deal.deck(), &rules, &Stake::default()).expect("a whole pack");
        let (mut decisions, mut dealer_drew) = (Vec::new(), 0);
        let mut wanted = wanted.into_iter();
        loop {
            listed_iff_accepted(&round, &BLACKJACK)?;
            blackjack_cards_lie_in_order(&round, &order)?;
            // The same round, drawing the cards that the dealer has drawn so far.
            let mut again = made::<blackjack::Round>(&deal, &rules, &decisions);
            for _ in 0..dealer_drew {
                again = again.next_card();
            }
            prop_assert_eq!(&again, &round);
            prop_assert_eq!(again.run_on(), round.clone().run_on());
            let drawn = round.clone().next_card();
            if drawn != round {
                prop_assert!(round.dealer_score().total() < 17);
                dealer_drew += 1;
                round = drawn;
                continue;
            }
            let Some(action) = wanted.next() else { break };
            round = match round.play(action) {
                Ok(round) => {
                    decisions.push(action);
                    round
                }
                Err(refused) => refused.round,
            };
        }
    }

    #[test]
    fn blackjack_on_a_short_deck_lists_what_it_accepts(
        bytes in bytes(),
        cards in 0..12_usize,
        preset in preset(),
        wanted in hits_and_stands(),
    ) {
        let order = &deal_of(bytes, 0).order()[..cards];
        let deck = Deck::in_order(order.to_vec());
        let Ok(mut round) = blackjack::Round::deal(deck, &preset.rules(), &Stake::default()) else {
            prop_assert!(cards < 4);
            return Ok(());
        };
        for action in wanted {
            listed_iff_accepted(&round, &BLACKJACK)?;
            blackjack_cards_lie_in_order(&round, order)?;
            round = match round.play(action) {
                Ok(round) => round.next_card(),
                Err(refused) => refused.round.next_card(),
            };
        }
    }
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn solo_draw_keeps_cards_rules_and_replay(
        bytes in bytes(),
        cut in 0..52_usize,
        jokers in jokers(),
        wanted in swaps(),
    ) {
        let deal = deal_with_jokers(bytes, cut, jokers);
        let order = deal.order_with_jokers();
        let mut round = solo_draw::Round::deal(deal.deck_with_jokers(), &jokers, &NoStake).expect("a whole pack");
        let mut decisions = Vec::new();
        let every_swap = every_swap();
        for action in wanted {
            listed_iff_accepted(&round, &every_swap)?;
            solo_draw_cards_are_conserved(&round, &order)?;
            let again = made::<solo_draw::Round>(&deal, &jokers, &decisions);
            prop_assert_eq!(&again, &round);
            round = match round.clone().play(action) {
                Ok(after) => {
                    decisions.push(action);
                    if let solo_draw::Action::Swap(marks) = action {
                        swapped_in_place(&round, marks, &after, &order)?;
                    }
                    after
                }
                Err(refused) => refused.round,
            };
        }
    }

    #[test]
    fn solo_draw_on_a_short_deck_lists_what_it_accepts(
        bytes in bytes(),
        cards in 0..16_usize,
        jokers in jokers(),
        wanted in swaps(),
    ) {
        let order = &deal_with_jokers(bytes, 0, jokers).order_with_jokers()[..cards];
        let Ok(mut round) = solo_draw::Round::deal(Deck::in_order(order.to_vec()), &jokers, &NoStake) else {
            prop_assert!(cards < 5);
            return Ok(());
        };
        for action in wanted {
            listed_iff_accepted(&round, &every_swap())?;
            solo_draw_cards_are_conserved(&round, order)?;
            prop_assert!(round.is_over() || round.left() > 0, "no card left, and not over");
            round = match round.play(action) {
                Ok(round) => round,
                Err(refused) => refused.round,
            };
        }
    }
}
