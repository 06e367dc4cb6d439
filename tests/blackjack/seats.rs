//! Several hands and other seats at the blackjack table (RULES.md, “Several hands and other seats”).

use fair_deal::blackjack::{Action, Bet, HandState, LastActor, Round, Rules, Seating, Stake};
use fair_deal::core::{Card, Deck};
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

/// The place of the active hand, and its cards.
fn active(round: &Round) -> (usize, Vec<Card>) {
    let hands = round.hands();
    let at = hands
        .iter()
        .position(|hand| hand.state == HandState::Active);
    let at = at.expect("a hand is decided about");
    (at, hands[at].cards.to_vec())
}

#[test]
fn cards_are_dealt_in_casino_order() {
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
fn decision_includes_every_visible_card() {
    let round = dealt(
        &Rules::VEGAS,
        stake(2, 2),
        "TS 3S 4S 5S 6S TH JH QH KH 9H TD",
    );
    let decision = round.run_on().pending_decision().expect("a decision");
    assert_eq!(decision.hand, cards("3S JH"));
    assert_eq!(decision.hands, 1, "the other hand is no hand of a split");
    let mut seen = decision.seen;
    seen.sort_by_key(ToString::to_string);
    let mut expected = cards("4S QH TS TH 5S KH");
    expected.sort_by_key(ToString::to_string);
    assert_eq!(seen, expected);
}

#[test]
fn each_hand_is_insured_separately() {
    let round = dealt(&Rules::VEGAS, stake(3, 0), "TS 9S 8S AH 9D 8D 7D 5H");
    assert_eq!(active(&round).0, 0);
    let round = decided(round, "i");
    assert_eq!(active(&round).0, 1);
    assert_eq!(round.last_actor(), LastActor::BeforePeek(0));
    let round = decided(round, "ni");
    assert_eq!(round.insurance().to_string(), "10");
    assert_eq!(
        active(&round),
        (0, cards("TS 9D")),
        "then the first is played"
    );
}

#[test]
fn insurance_is_refused_without_chips() {
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
    let decision = round.pending_decision().expect("a decision");
    assert_eq!(
        decision.hands, 1,
        "the first spot's split is not this one's"
    );
    let spots: Vec<usize> = round.hands().iter().map(|hand| hand.spot).collect();
    assert_eq!(spots, [0, 0, 1]);
    let round = decided(round, "p");
    assert_eq!(round.pending_decision().expect("a decision").hands, 2);
    assert_eq!(round.last_actor(), LastActor::Hand(2));
}

#[test]
fn other_seats_act_after_insurance_card_by_card() {
    let round = dealt(&Rules::VEGAS, stake(1, 1), "2S TS AH 3S 9S 7H 4C 5C KD TD");
    assert!(matches!(round, Round::Insurance(_)));
    let round = decided(round, "n");
    assert_eq!(round.acting_seat(), Some(0));
    assert!(round.legal_actions().is_empty());
    let round = round.advance();
    assert_eq!(round.seats()[0].cards(), [cards("2S 3S 4C")]);
    assert_eq!(round.seats()[0].last_card(), Some(cards("4C")[0]));
    assert_eq!(round.last_actor(), LastActor::Seat(0));
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
    // 14 chips pay neither three hands nor three hands with side bets, where the least bet is 5. They pay two hands
    // with side bets, but a side bet that was dropped does not come back.
    let few: Bank = "14-1".parse().expect("a bank");
    let rules: Rules = "vegas.naturals-6-5".parse().expect("rules");
    let wanted: Stake = "5x3Ta1".parse().expect("a stake");
    let found = Purse::<Round>::payable(&few, &wanted, &rules);
    assert_eq!(found.to_string(), "5x2");
    let poor: Bank = "2-1".parse().expect("a bank");
    let payable =
        Purse::<Round>::payable(&poor, &"25x3o2".parse().expect("a stake"), &Rules::VEGAS);
    assert_eq!(payable.to_string(), "1x2o2");
}

#[test]
fn shared_deal_is_dealt_as_it_was_to_the_other_player() {
    use fair_deal::table::Stake as _;
    let own: Stake = "25x3o2Ta5".parse().expect("a stake");
    let theirs: Stake = "10x2o1Pb1".parse().expect("a stake");
    assert_eq!(own.shared(Some(&theirs)).to_string(), "25x2o1Pb1");
    assert_eq!(
        own.shared(None).to_string(),
        "25",
        "a link that tells no decision is of one hand"
    );
}

#[test]
fn other_seats_take_no_card_behind_a_charlie() {
    let rules: Rules = "vegas.charlie-5".parse().expect("rules");
    // The seat has 2-2 against a ten and draws 3, 3 and 4: five cards that count 14.
    let cards = "2S TS KH 2H 9S 7H 3C 3D 4C KD";
    let round = dealt(&rules, stake(1, 1), cards).run_on();
    assert_eq!(round.seats()[0].cards()[0].len(), 5);
    assert_eq!(active(&round).0, 0);
    // The dealer does not draw against it when the player is bust.
    let round = dealt(&rules, stake(1, 1), "2S TS KH 2H 6S 6H 3C 3D 4C KD 5C").run_on();
    let round = decided(round, "h").run_on();
    assert!(round.is_over());
    assert_eq!(round.left(), 1);
}

#[test]
fn other_seats_double_split_aces_if_allowed() {
    let rules: Rules = "vegas.aces-double".parse().expect("rules");
    // Aces against a five: each gets a six, which the chart doubles.
    let round = dealt(&rules, stake(1, 1), "AS TS 5H AH 9S 7H 6C 2C 6D 3C KD");
    let round = round.run_on();
    let hands: Vec<usize> = round.seats()[0].cards().iter().map(|it| it.len()).collect();
    assert_eq!(hands, [3, 3]);
}

/// A link to a table without bets, or a choice of one, does not change the bets of the player's own table.
#[test]
fn rules_without_bets_keep_the_stake() {
    use fair_deal::blackjack::{Blackjack, Preset};
    use fair_deal::core::Secret;
    use fair_deal::table::{Mode, Msg, Table};
    let mut table = Table::<Blackjack>::open(Mode::Free).0;
    let _ = table.update(Msg::ChoseRules(Rules::VEGAS));
    let wanted: Stake = "10x3o2Ta5".parse().expect("a stake");
    let _ = table.update(Msg::ChoseStake(wanted));
    assert_eq!(table.stake(), &wanted);
    let _ = table.update(Msg::ChoseRules(Preset::Classic.rules()));
    assert_eq!(table.stake(), &Stake::default());
    let secret = Secret::from_bytes([7; 32]);
    let _ = table.update(Msg::GotEntropy(Ok(secret), table.position()));
    let save = table.save().expect("a save");
    let restored = Table::<Blackjack>::restore(Mode::Free, &save);
    let restored = restored.expect("the table").0;
    assert_eq!(restored.save(), Some(save));
    for mut table in [table, restored] {
        let _ = table.update(Msg::ChoseRules(Rules::VEGAS));
        assert_eq!(table.stake(), &wanted);
    }
}
