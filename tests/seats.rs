//! Several hands and other seats at the blackjack table (RULES.md, “Several hands and other seats”).

use fair_deal::blackjack::{Acted, Action, Bet, HandState, Round, Rules, Seating, Stake};
use fair_deal::coach::{Coach, Origin, Play, Spot};
use fair_deal::core::{Card, Deck, Rank, Suit};
use fair_deal::table::{Action as _, Round as _};

fn cards(codes: &str) -> Vec<Card> {
    Card::parse_list(codes).expect(codes)
}

fn stake(hands: u8, others: u8) -> Stake {
    let bet = Bet::new(10).expect("a bet");
    Stake::of(bet).with_seating(Seating::new(hands, others).expect("seats"))
}

fn dealt(rules: &Rules, stake: Stake, codes: &str) -> Round {
    Round::deal(Deck::in_order(cards(codes)), rules, &stake).expect("enough cards")
}

fn decided(round: Round, letters: &str) -> Round {
    letters.chars().fold(round, |round, letter| {
        let action = Action::from_code(letter).expect("a decision");
        let round = round.run_on();
        round.play(action).expect("a legal decision")
    })
}

/// The place of the hand that is decided about, and its cards.
fn active(round: &Round) -> (usize, Vec<Card>) {
    let hands = round.hands();
    let at = hands
        .iter()
        .position(|hand| hand.state == HandState::Active);
    let at = at.expect("a hand is decided about");
    (at, hands[at].cards.to_vec())
}

#[test]
fn cards_are_dealt_as_at_a_real_table() {
    // Seat 1, the player's two hands, seat 2, the dealer; and once more.
    let round = dealt(
        &Rules::VEGAS,
        stake(2, 2),
        "2S 3S 4S 5S 6S TH JH QH KH 9H TD",
    );
    let seats: Vec<_> = round
        .seats()
        .iter()
        .map(|seat| seat.cards().concat())
        .collect();
    assert_eq!(seats, [cards("2S TH"), cards("5S KH")]);
    let hands: Vec<_> = round
        .hands()
        .iter()
        .map(|hand| hand.cards.to_vec())
        .collect();
    assert_eq!(hands, [cards("3S JH"), cards("4S QH")]);
    assert_eq!(round.dealer().seen(), cards("6S"));
    assert_eq!(round.left(), 1);
}

#[test]
fn decision_knows_every_card_that_can_be_seen() {
    let round = dealt(
        &Rules::VEGAS,
        stake(2, 2),
        "TS 3S 4S 5S 6S TH JH QH KH 9H TD",
    );
    let decision = round.run_on().to_decide().expect("a decision");
    assert_eq!(decision.hand, cards("3S JH"));
    assert_eq!(decision.hands, 1, "the other hand is no hand of a split");
    let mut seen = decision.seen;
    seen.sort_by_key(ToString::to_string);
    let mut expected = cards("4S QH TS TH 5S KH");
    expected.sort_by_key(ToString::to_string);
    assert_eq!(seen, expected);
}

#[test]
fn each_hand_is_insured_for_itself_from_the_left() {
    let round = dealt(&Rules::VEGAS, stake(3, 0), "TS 9S 8S AH 9D 8D 7D 5H");
    assert_eq!(active(&round).0, 0);
    let round = decided(round, "i");
    assert_eq!(active(&round).0, 1);
    assert_eq!(round.acted(), Acted::Hand(0));
    let round = decided(round, "ni");
    assert_eq!(round.insurance().to_string(), "10");
    assert_eq!(
        active(&round),
        (0, cards("TS 9D")),
        "then the first is played"
    );
}

#[test]
fn insurance_is_refused_where_the_chips_are_gone() {
    let behind = fair_deal::blackjack::Funds::Behind(fair_deal::core::Chips::whole(7));
    let round = dealt(
        &Rules::VEGAS,
        stake(2, 0).behind(behind),
        "TS 9S AH 9D 8D 5H",
    );
    let letters = |round: &Round| -> String {
        let legal = round.legal_actions().into_iter();
        legal.map(Action::letter).collect()
    };
    assert_eq!(letters(&round), "ni");
    assert_eq!(
        letters(&decided(round, "i")),
        "n",
        "2 chips are left, and 5 are asked"
    );
}

#[test]
fn split_on_one_spot_leaves_the_other_spot_alone() {
    let rules: Rules = "vegas.split-2".parse().expect("rules");
    let round = dealt(&rules, stake(2, 0), "8S 9S 6H 8D 9D TH 2C 3C 4C 5C 7C");
    let round = decided(round, "pss");
    assert_eq!(active(&round), (2, cards("9S 9D")));
    let decision = round.to_decide().expect("a decision");
    assert_eq!(
        decision.hands, 1,
        "the first spot's split is not this one's"
    );
    let spots: Vec<usize> = round.hands().iter().map(|hand| hand.spot).collect();
    assert_eq!(spots, [0, 0, 1]);
    let round = decided(round, "p");
    assert_eq!(round.to_decide().expect("a decision").hands, 2);
    assert_eq!(round.acted(), Acted::Hand(2));
}

#[test]
fn other_seats_wait_for_insurance_and_act_one_card_at_a_time() {
    let round = dealt(&Rules::VEGAS, stake(1, 1), "2S TS AH 3S 9S 7H 4C 5C KD TD");
    assert!(matches!(round, Round::Insurance(_)));
    let round = decided(round, "n");
    assert_eq!(round.acting_seat(), Some(0));
    assert!(round.legal_actions().is_empty());
    let round = round.advance();
    assert_eq!(round.seats()[0].cards(), [cards("2S 3S 4C")]);
    assert_eq!(round.seats()[0].last_card(), Some(cards("4C")[0]));
    assert_eq!(round.acted(), Acted::Seat(0));
    let round = round.run_on();
    assert_eq!(round.seats()[0].cards(), [cards("2S 3S 4C 5C KD")]);
    assert_eq!(active(&round), (0, cards("TS 9S")));
}

#[test]
fn natural_of_the_dealer_leaves_other_seats_no_card() {
    let round = dealt(&Rules::VEGAS, stake(1, 2), "2S TS 3S AH 4S 9S 5S KH 4C");
    let round = decided(round, "n");
    assert!(round.is_over());
    assert_eq!(round.left(), 1);
}

/// A card with this rank of ten or less, or an ace.
fn card(points: u8, suit: Suit) -> Card {
    let rank = match points {
        1 => Rank::Ace,
        points => Rank::ALL[usize::from(points) - 2],
    };
    Card::new(rank, suit)
}

/// The chart of the other seats says of any two cards what the exact coach finds for six decks by its rules. One hand
/// differs: ten and two against a four, the known hand of 12 that hits because its ten is gone.
#[test]
fn chart_of_other_seats_is_the_best_play_of_two_cards() {
    let rules: Rules = "vegas.no-surrender".parse().expect("rules");
    let coach = Coach::new(&rules);
    let mut differ = vec![];
    for up in 1..=10 {
        for one in 1..=10 {
            for other in one..=10 {
                if one == 1 && other == 10 {
                    continue;
                }
                let hand = [card(one, Suit::Spades), card(other, Suit::Hearts)];
                let upcard = card(up, Suit::Diamonds);
                let spot = Spot {
                    hand: &hand,
                    upcard,
                    seen: &[],
                    origin: Origin::Dealt,
                };
                let advice = coach.advise(&spot).expect("advice");
                let best = advice.best().expect("a play").play;
                // The seat, the player with 20, the dealer without a natural; then small cards to draw.
                let hole = card(if up == 1 { 9 } else { 10 }, Suit::Clubs);
                let hole = if up == 10 { card(9, Suit::Clubs) } else { hole };
                let ten = card(10, Suit::Diamonds);
                let mut order = vec![hand[0], ten, upcard, hand[1], ten, hole];
                order.extend(vec![card(2, Suit::Clubs); 20]);
                let stake = stake(1, 1);
                let round = Round::deal(Deck::in_order(order), &rules, &stake).expect("cards");
                let round = match round {
                    round @ Round::Insurance(_) => round.play(Action::NoInsurance).expect("legal"),
                    round => round,
                };
                let stands = round.acting_seat().is_none();
                let (first, all) = {
                    let after = round.clone().advance();
                    let first = after.seats()[0].cards().len();
                    let all = after.run_on().seats()[0].cards()[0].len();
                    (first, all)
                };
                let play = match (stands, first, all) {
                    (true, _, _) => Play::Stand,
                    (false, 2, _) => Play::Split,
                    (false, _, 3) if best != Play::Hit => Play::Double,
                    (false, ..) => Play::Hit,
                };
                if play != best {
                    differ.push(format!(
                        "{one} {other} against {up}: {play:?}, best {best:?}"
                    ));
                }
            }
        }
    }
    assert_eq!(differ, ["2 10 against 4: Stand, best Hit"]);
}

#[test]
fn keys_add_the_chips_that_the_table_shows() {
    let fives: Rules = "vegas.naturals-6-5".parse().expect("rules");
    let bet = |chips| Stake::of(Bet::new(chips).expect("a bet"));
    for (rules, digit, chips) in [
        (Rules::VEGAS, 0, 11),
        (Rules::VEGAS, 1, 15),
        (Rules::VEGAS, 4, 500),
        (fives, 0, 15),
        (fives, 1, 35),
    ] {
        let chosen = Round::stake_on_key(&rules, &bet(10), digit);
        assert_eq!(chosen, Some(bet(chips)), "key {}", digit + 1);
    }
    assert_eq!(Round::stake_on_key(&fives, &bet(10), 4), None);
    // Hands, other seats and side bets stay.
    let several = stake(2, 1).with_side_bets("Ta5".parse().expect("side bets"));
    let chosen = Round::stake_on_key(&Rules::VEGAS, &several, 0).expect("a stake");
    assert_eq!(chosen.to_string(), "11x2o1Ta5");
}

#[test]
fn purse_gives_up_side_bets_before_hands() {
    use fair_deal::table::{Bank, Purse};
    let bank: Bank = "20-1".parse().expect("a bank");
    let payable = |stake: &str| {
        let wanted: Stake = stake.parse().expect("a stake");
        Purse::<Round>::payable(&bank, &wanted, &Rules::VEGAS).to_string()
    };
    assert_eq!(payable("10x2"), "10x2");
    assert_eq!(payable("25x2"), "10x2");
    assert_eq!(payable("25x2Ta5"), "5x2Ta5");
    assert_eq!(payable("25x3Ta5"), "1x3Ta5");
    assert_eq!(payable("25x3Ta100"), "6x3");
    let poor: Bank = "2-1".parse().expect("a bank");
    let payable =
        Purse::<Round>::payable(&poor, &"25x3o2".parse().expect("a stake"), &Rules::VEGAS);
    assert_eq!(payable.to_string(), "1x2o2");
}
