//! The poker match (RULES.md, “Draw poker, poker match”): its rules and its opponents, without a browser.
//! `exhaustive/poker_match.rs` has their odds and random rounds.

use crate::support::poker_matches::{Numbers, tables};
use fair_deal::core::{Deal, Deck, Decks, Jokers, PackCard, Rank, WildHand};
use fair_deal::poker::chips::Stake;
use fair_deal::poker::poker_match::{
    Action, Betting, NotOpponents, Opponents, Round, Rules, Showdown,
};
use fair_deal::poker::{Character, Decision, OpponentView, Part, Refusal};
use fair_deal::table::{
    Action as _, Decisions, Marks, Round as _, Rules as _, Sealed, Verdict, replay,
};

fn deck(codes: &str) -> Deck<PackCard> {
    Deck::in_order(PackCard::parse_list(codes).expect(codes))
}

fn hand(codes: &str) -> WildHand {
    codes.parse().expect(codes)
}

fn places(places: &[usize]) -> Marks {
    places.iter().copied().fold(Marks::NONE, Marks::toggled)
}

fn against(characters: &[Character]) -> Rules {
    Rules {
        jokers: Jokers::None,
        opponents: Opponents::new(characters).expect("one to three"),
        betting: Betting::None,
    }
}

fn play(round: Round, action: Action) -> Showdown {
    match round.play(action) {
        Ok(Round::Over(showdown)) => showdown,
        other => panic!("not over: {other:?}"),
    }
}

/// The player, then the Textbook: 8 8 5 5 2 against 8 8 4 4 A.
const TWO_PAIRS: &str = "8S 8D 8H 8C 5S 4S 5H 4H 2D AD 3C 3D 6H 7H 9H TC JC QC KC KD";

#[test]
fn cards_are_dealt_in_turn_player_first() {
    let round = Round::deal(
        deck(TWO_PAIRS),
        &against(&[Character::Textbook]),
        &Stake::Nothing,
    )
    .expect("20 cards");
    assert_eq!(round.hand(), hand("8S 8H 5S 5H 2D"));
    assert_eq!(round.left(), 10);
    let showdown = play(round, Action::StandPat);
    let (character, textbook) = showdown.opponents()[0];
    assert_eq!(character, Character::Textbook);
    // The Textbook discards its ace and gets the first card of the deck.
    assert_eq!(
        (textbook.hand, textbook.discarded),
        (hand("8D 8C 4S 4H 3C"), places(&[4]))
    );
    assert_eq!(showdown.verdict(), Verdict::Won);
    assert_eq!(
        showdown.decision(),
        Decision::Rank {
            part: Part::LowerPair,
            better: Rank::Five,
            worse: Rank::Four,
        }
    );
}

#[test]
fn the_player_draws_before_the_opponents() {
    let round = Round::deal(
        deck(TWO_PAIRS),
        &against(&[Character::Textbook]),
        &Stake::Nothing,
    )
    .expect("20 cards");
    let over = round.play(Action::Swap(places(&[4, 0]))).expect("legal");
    assert_eq!(over.hand(), hand("3C 8H 5S 5H 3D"));
    assert_eq!(over.left(), 10 - 2 - 1);
    let Round::Over(showdown) = over else {
        panic!("not over")
    };
    assert_eq!(showdown.player().discarded.count(), 2);
    assert_eq!(showdown.opponents()[0].1.hand, hand("8D 8C 4S 4H 6H"));
    assert_eq!(showdown.verdict(), Verdict::Lost);
}

#[test]
fn tie_is_a_draw_and_best_opponent_counts() {
    // The player and the Rock tie with straights to the six.
    let codes = "2S 9S 2H 3S 9H 3H 4S 9D 4H 5S KD 5H 6S QD 6H";
    let rest = "7S 7H 7D 7C TS TH TD TC JS JH JD JC AS AH AD";
    let rules = against(&[Character::Textbook, Character::Rock]);
    let round =
        Round::deal(deck(&[codes, rest].join(" ")), &rules, &Stake::Nothing).expect("30 cards");
    let showdown = play(round, Action::StandPat);
    let rock = showdown.rival().expect("two opponents");
    assert_eq!((rock.0, rock.1.discarded), (Character::Rock, Marks::NONE));
    assert_eq!(showdown.verdict(), Verdict::Drawn);
    assert_eq!(showdown.decision(), Decision::Tie);
}

#[test]
fn illegal_action_is_refused_and_changes_nothing() {
    let round = Round::deal(
        deck(TWO_PAIRS),
        &against(&[Character::Textbook]),
        &Stake::Nothing,
    )
    .expect("20 cards");
    let refused = round.clone().play(Action::Swap(Marks::NONE));
    let refused = refused.expect_err("nothing marked");
    assert_eq!(
        (refused.round, refused.why),
        (round.clone(), Refusal::NothingMarked)
    );
    let over = round.play(Action::StandPat).expect("legal");
    assert_eq!(over.legal_actions(), []);
    for action in [Action::StandPat, Action::Swap(places(&[1]))] {
        let refused = over.clone().play(action).expect_err("over");
        assert_eq!(
            (refused.round, refused.why),
            (over.clone(), Refusal::RoundOver)
        );
    }
}

#[test]
fn deck_that_could_run_out_starts_no_round() {
    let order = Decks::ONE.fresh_pack_with_jokers();
    for (seats, characters) in [
        (2, &[Character::Textbook][..]),
        (3, &[Character::Textbook, Character::Actuary]),
        (
            4,
            &[Character::Textbook, Character::Actuary, Character::Rock],
        ),
    ] {
        let cards = |count: usize| Deck::in_order(order[..count].to_vec());
        assert!(Round::deal(cards(10 * seats), &against(characters), &Stake::Nothing).is_ok());
        let error = Round::deal(cards(10 * seats - 1), &against(characters), &Stake::Nothing);
        let error = error.expect_err("one card too few");
        assert_eq!((error.left, error.wanted), (10 * seats - 1, 10 * seats));
    }
    let twice = TWO_PAIRS.replace("8H", "8S");
    assert!(
        Round::deal(
            deck(&twice),
            &against(&[Character::Textbook]),
            &Stake::Nothing
        )
        .is_err()
    );
}

#[test]
fn one_to_three_opponents_are_accepted() {
    let mut sets = 0;
    for bits in 0..16_usize {
        let all = Character::BY_RULE.into_iter().enumerate();
        let wanted: Vec<Character> = all
            .filter(|(at, _)| bits >> at & 1 == 1)
            .map(|c| c.1)
            .collect();
        match Opponents::new(&wanted) {
            Ok(opponents) => {
                sets += 1;
                assert_eq!(opponents.each().collect::<Vec<_>>(), wanted);
                for character in Character::BY_RULE {
                    match opponents.toggled(character) {
                        Ok(after) => assert_eq!(after.toggled(character), Ok(opponents)),
                        Err(error) => assert!(
                            [0, 4]
                                .map(|seated| NotOpponents::NotOneToThree { seated })
                                .contains(&error)
                        ),
                    }
                }
            }
            Err(error) => assert_eq!(
                error,
                NotOpponents::NotOneToThree {
                    seated: wanted.len()
                }
            ),
        }
    }
    assert_eq!(sets, 14);
    assert_eq!(
        NotOpponents::NotOneToThree { seated: 4 }.to_string(),
        "One to three opponents sit at the table, not 4."
    );
}

#[test]
fn a_decision_is_one_character() {
    let round = Round::deal(deck(TWO_PAIRS), &Rules::default(), &Stake::Nothing).expect("20 cards");
    let actions = round.legal_actions();
    assert_eq!(actions.len(), 32);
    for action in actions {
        let code = action.code();
        assert_eq!(Action::from_code(code), Some(action));
        assert_eq!(code == '0', action == Action::StandPat);
    }
}

// The opponents.

fn discards(character: Character, codes: &str, swapped: &[usize]) -> Vec<usize> {
    let hand = hand(codes);
    let has_joker = hand.jokers().next().is_some();
    let view = OpponentView {
        hand: &hand,
        swapped,
        jokers: if has_joker { Jokers::Two } else { Jokers::None },
    };
    character.discards(&view).places().collect()
}

#[test]
fn each_character_discards_by_its_rule() {
    use Character::{Chaser, Rock, Textbook};
    for (character, codes, discarded) in [
        (Textbook, "2S 3H 4D 5C 6S", &[][..]),
        (Textbook, "2S 2H 2D 2C 6S", &[]),
        (Textbook, "2S 2H 2D KC 6S", &[3, 4]),
        (Textbook, "2S KH 2D KC 6S", &[4]),
        (Textbook, "2S KH 2D QC 6S", &[1, 3, 4]),
        (Textbook, "2S KS QS AS 7H", &[0, 1, 2, 3, 4]),
        (Textbook, "2S KS X1 AH 7H", &[0, 1, 4]),
        (Textbook, "2S KS X1 AH X2", &[0, 1]),
        (Chaser, "2S KS QS AS 7H", &[4]),
        (Chaser, "2S 2H QS AS 7S", &[1]),
        (Chaser, "5S 6H 7D 8C 8S", &[3]),
        (Chaser, "5S 6H 7D 8C 2S", &[4]),
        (Chaser, "AS 2H 3D 4C KS", &[0, 1, 2, 3, 4]),
        (Chaser, "AS KH QD JC 2S", &[0, 1, 2, 3, 4]),
        (Chaser, "5S 6H 7D 9C KS", &[0, 1, 2, 3, 4]),
        (Chaser, "5S 6H 7D X1 KS", &[4]),
        (Chaser, "5S 5H 6D 6C 7S", &[4]),
        (Rock, "5S 5H 6D 6C 7S", &[]),
        (Rock, "5S 5H 6D KC JS", &[2]),
        (Rock, "5S 5H AD KC JS", &[]),
        (Rock, "5S 4H AD KC TS", &[0, 1, 4]),
        (Rock, "5S 4H 2D 7C TS", &[0, 1, 2, 3, 4]),
        (Rock, "5S 4H 2D X1 TS", &[0, 1, 2]),
    ] {
        assert_eq!(
            discards(character, codes, &[3]),
            discarded,
            "{character:?}: {codes}"
        );
    }
}

#[test]
fn chaser_draws_to_a_gap_after_a_pat_hand() {
    let gap = "5S 6H 7D 9C KS";
    assert_eq!(discards(Character::Chaser, gap, &[0]), [4]);
    assert_eq!(discards(Character::Chaser, gap, &[2, 0]), [4]);
    assert_eq!(discards(Character::Chaser, gap, &[2, 1]), [0, 1, 2, 3, 4]);
}

// Random rounds.

/// Returns the round of this deal after these decisions.
fn made(deal: &Deal, rules: Rules, decisions: Vec<Action>) -> Round {
    let sealed = Sealed::fresh(deal.secret(), deal.decks());
    let sealed = sealed.cut(deal.cut()).expect("inside the pack");
    let decisions = Decisions::of_one_round(decisions);
    let dealt = replay::<Round>(sealed, &rules, &decisions).expect("legal");
    dealt.round().clone()
}

#[test]
fn deal_rules_and_decision_replay_the_round() {
    let mut numbers = Numbers(7);
    for table in tables(true).into_iter().chain(tables(false)) {
        for jokers in Jokers::ALL {
            let rules = Rules {
                jokers,
                opponents: table,
                betting: Betting::None,
            };
            let deal = Deal::uncut(numbers.secret(), rules.decks());
            let start =
                Round::deal(Round::deck(&deal), &rules, &Stake::Nothing).expect("a whole pack");
            assert_eq!(made(&deal, rules, vec![]), start);
            let action = numbers.one_of(&start.legal_actions());
            let over = start.play(action).expect("legal");
            assert_eq!(made(&deal, rules, vec![action]), over);
        }
    }
}

#[test]
fn round_under_way_prints_only_the_players_cards() {
    let mut numbers = Numbers(6);
    for _ in 0..500 {
        let rules = Rules {
            jokers: numbers.one_of(&Jokers::ALL),
            opponents: numbers.one_of(&tables(true)),
            betting: Betting::None,
        };
        let deal = Deal::uncut(numbers.secret(), rules.decks());
        let stake = Stake::usual(&rules);
        let round = Round::deal(deal.deck_with_jokers(), &rules, &stake).expect("a whole pack");
        let printed = format!("{round:?}");
        let own = round.hand();
        for card in deal.order_with_jokers() {
            let shown = printed.contains(&format!("{card:?}"));
            assert_eq!(shown, own.cards().contains(&card), "{card}: {printed}");
        }
    }
}
