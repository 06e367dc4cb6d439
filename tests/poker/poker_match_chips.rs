//! The poker match with bets on given hands. `exhaustive/poker_match_chips.rs` checks the properties of every hand.

use crate::support::{Step as _, answered, click_deal, dealt};
use fair_deal::check::{AnyCheck, CheckVerdict, Destination, Noted};
use fair_deal::core::{Chips, Deal, Deck, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::chips::round::PLAYER;
use fair_deal::poker::chips::{Finished, ForChips, SeatAction, Stacks, Stake, Standing, sum};
use fair_deal::poker::poker_match::{Action, Betting, Holder, Opponents, Rules};
use fair_deal::poker::{Character, PokerMatchTable, Refusal};
use fair_deal::table::{
    Action as _, AnyTable as _, Button, Fields, Mode, Msg, Rules as _, SharedDeal, Stage, Verdict,
};

fn chips(characters: &[Character]) -> Rules {
    Rules {
        jokers: Jokers::None,
        opponents: Opponents::new(characters).expect("one to three"),
        betting: Betting::FixedLimit,
    }
}

fn stake(word: &str) -> Stake {
    word.parse().expect(word)
}

/// A round with these hands, the player's first, then the cards to draw. They are dealt card by card.
fn round(rules: Rules, stakes: &str, hands: &[&str], drawn: &str) -> ForChips {
    let card = |code: &str| code.parse::<PackCard>().expect(code);
    let hands: Vec<Vec<PackCard>> = hands
        .iter()
        .map(|hand| hand.split(' ').map(card).collect())
        .collect();
    let dealt = (0..5).flat_map(|place| hands.iter().map(move |hand| hand[place]));
    let drawn = drawn.split_whitespace().map(card);
    let mut order: Vec<PackCard> = dealt.chain(drawn).collect();
    let mut rest = rules.decks().fresh_pack_with_jokers();
    rest.retain(|card| !order.contains(card));
    order.extend(rest);
    ForChips::deal(Deck::in_order(order), &rules, &stake(stakes)).expect("a whole pack")
}

/// Returns the round after these decisions of the player and the opponents' actions.
fn play(round: ForChips, actions: &str) -> ForChips {
    actions.chars().fold(round.run_on(), |round, code| {
        let action = Action::from_code(code).expect("a decision");
        match round.play(action) {
            Ok(round) => round.run_on(),
            Err(refused) => panic!("{action:?}: {refused:?}"),
        }
    })
}

fn actions(round: &ForChips) -> String {
    let told = round.actions().iter().map(|(seat, action)| match action {
        SeatAction::Check => format!("{seat}x"),
        SeatAction::Bet(to) => format!("{seat}b{to}"),
        SeatAction::Call(paid) => format!("{seat}c{paid}"),
        SeatAction::Raise(to) => format!("{seat}r{to}"),
        SeatAction::Fold => format!("{seat}f"),
        SeatAction::Swap(count) => format!("{seat}s{count}"),
    });
    told.collect::<Vec<_>>().join(" ")
}

fn stacks(round: &ForChips) -> String {
    let stacks = round.seats().map(|seat| seat.stack.to_string());
    stacks.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_hand_from_the_ante_to_the_showdown() {
    let rules = chips(&[Character::Textbook]);
    let hands = ["AS AH 7D 5C 2S", "KS KH 8D 6C 3S"];
    let begun = round(rules, "1~200~200", &hands, "9C 4D 3C TD 6H JC");
    assert_eq!(begun.pot().to_string(), "2");
    assert_eq!(begun.turn(), Some(PLAYER));
    assert_eq!(begun.legal_actions(), [Action::Check, Action::Bet]);
    // The Textbook bets a pair of kings but does not raise with it.
    let over = play(begun, "XRs");
    assert_eq!(actions(&over), "0x 1b2 0r4 1c2 0s3 1s3");
    let over = play(over, "B");
    assert_eq!(actions(&over), "0x 1b2 0r4 1c2 0s3 1s3 0b4 1c4");
    let finished = over.finished().expect("over");
    assert_eq!(finished.verdict(), Verdict::Won);
    assert_eq!(stacks(&over), "109 91");
    assert_eq!(finished.winners(), [PLAYER]);
    assert!(finished.is_shown());
    assert_eq!(finished.shown(1).map(|it| it.discarded.count()), Some(3));
}

#[test]
fn last_player_left_wins_without_showing() {
    let rules = chips(&[Character::Textbook]);
    let hands = ["2S 4H 7D 9C JS", "3S 5H 8D TC QS"];
    let over = play(round(rules, "1~200~200", &hands, ""), "B");
    assert_eq!(actions(&over), "0b2 1f");
    let finished = over.finished().expect("over");
    assert_eq!(stacks(&over), "101 99");
    assert_eq!(finished.returned(), Some((PLAYER, Chips::whole(2))));
    assert!(!finished.is_shown());
    assert_eq!(finished.shown(PLAYER), None);
    assert_eq!(finished.shown(1), None);
    assert_eq!(finished.verdict(), Verdict::Won);
}

#[test]
fn fold_loses_the_ante_and_others_play_on() {
    let rules = chips(&[Character::Textbook, Character::Rock]);
    let hands = ["2S 4H 7D 9C JS", "KS KH 8D TC QS", "AS AH 3D 5D 6D"];
    // The player has the button, so the Textbook begins.
    let round = round(rules, "0~200~200~200", &hands, "").run_on();
    assert_eq!(actions(&round), "1b2 2c2");
    assert_eq!(
        round.legal_actions(),
        [Action::Fold, Action::Call, Action::Raise]
    );
    let over = play(round, "F");
    let finished = over.finished().expect("over");
    assert_eq!(finished.verdict(), Verdict::Lost);
    assert_eq!(stacks(&over).split(' ').next(), Some("99"));
    assert_eq!(finished.shown(PLAYER), None);
    assert!(finished.shown(1).is_some());
    let seats: Vec<Standing> = finished.seats().map(|seat| seat.standing).collect();
    assert_eq!(seats, [Standing::Folded, Standing::In, Standing::In]);
}

#[test]
fn a_bet_is_raised_three_times_at_most() {
    let rules = chips(&[Character::Textbook]);
    let hands = ["AS AH AD 5C 2S", "KS KH KD 6C 3S"];
    let round = play(round(rules, "1~200~200", &hands, ""), "BR");
    assert_eq!(actions(&round), "0b2 1r4 0r6 1r8");
    assert_eq!(round.legal_actions(), [Action::Fold, Action::Call]);
    let (_, why) = *round.play(Action::Raise).expect_err("a fourth raise");
    assert_eq!(why, Refusal::NotNow);
}

#[test]
fn short_stack_calls_all_in_for_the_main_pot() {
    let rules = chips(&[Character::Textbook, Character::Rock]);
    // The player has the best hand and half a chip behind the ante.
    let hands = ["AS AH AD AC 2S", "KS KH KD 6C 3S", "QS QH QD 8C 4S"];
    let begun = round(rules, "0~3~200~200", &hands, "").run_on();
    assert_eq!(begun.legal_actions(), [Action::Fold, Action::Call]);
    let over = play(begun, "C0");
    let finished = over.finished().expect("over");
    assert_eq!(finished.pots().len(), 2);
    assert_eq!(finished.pots()[0].amount.to_string(), "4.5");
    assert_eq!(
        finished.pots()[0].winners,
        [(PLAYER, Chips::from_halves(9))]
    );
    assert_eq!(
        finished.pots()[1].winners.first().map(|(seat, _)| *seat),
        Some(1)
    );
    assert_eq!(finished.verdict(), Verdict::Won);
    let total = sum(over.seats().map(|seat| seat.stack));
    assert_eq!(total, Chips::from_halves(403));
}

#[test]
fn no_bet_is_offered_when_no_player_can_call() {
    let rules = chips(&[Character::Textbook]);
    let hands = ["AS AH 7D 5C 2S", "KS KH 8D 6C 3S"];
    // The opponent has only the ante, so only the swap is left.
    let round = round(rules, "1~200~2", &hands, "").run_on();
    assert_eq!(round.turn(), Some(PLAYER));
    assert!(round.legal_actions().contains(&Action::StandPat));
    let over = play(round, "0");
    assert_eq!(actions(&over), "0s0 1s3");
    assert_eq!(stacks(&over), "101 0");
}

#[test]
fn a_tie_shares_the_pot() {
    let rules = chips(&[Character::Textbook, Character::Rock]);
    let hands = ["AS KH QD JC TS", "AH KD QC JS TH", "AD KC QS JH TD"];
    // After the ante no player has enough for a bet.
    let round = round(rules, "0~3~3~3", &hands, "").run_on();
    let over = play(round, "X0X");
    assert_eq!(stacks(&over), "1.5 1.5 1.5");
    let verdict = over.finished().map(Finished::verdict);
    assert_eq!(verdict, Some(Verdict::Drawn));
}

#[test]
fn odd_half_chip_goes_left_of_the_button() {
    let rules = chips(&[Character::Textbook, Character::Rock]);
    let hands = ["2S 4H 7D 9C 8S", "AH KD QC JS TH", "AD KC QS JH TD"];
    for (button, after) in [(0, "0 101 100.5"), (1, "0 100.5 101")] {
        let stake = format!("{button}~3~200~200");
        // The player is all in for half a chip. The players share four and a half chips.
        let over = play(round(rules, &stake, &hands, ""), "C0");
        assert_eq!(stacks(&over), after, "{}", actions(&over));
    }
}

#[test]
fn a_round_under_way_prints_no_card() {
    let rules = chips(&[Character::Textbook, Character::Rock]);
    let deal = Deal::uncut(Secret::from_bytes([3; 32]), Decks::ONE);
    let round = ForChips::deal(deal.deck_with_jokers(), &rules, &Stake::usual(&rules));
    let printed = format!("{:?}", round.expect("a whole pack").run_on());
    for card in deal.order_with_jokers() {
        assert!(!printed.contains(&format!("{card:?}")), "{card}: {printed}");
    }
}

/// A table for chips at which the player played a hand by checking and calling.
fn played(seed: u8, rules: Rules) -> PokerMatchTable {
    let (table, _) = PokerMatchTable::open(Mode::Free);
    let (table, _) = answered(table, Ok(Secret::from_bytes([seed; 32])));
    let (table, _) = table.step(Msg::ChoseRules(rules));
    let (mut table, _) = click_deal(table);
    while let Some(stage) = table.stage().filter(|stage| *stage != Stage::Over) {
        let at = table.position();
        let msg = match stage {
            Stage::Dealer => Msg::PauseOver(at),
            Stage::Player | Stage::Swap | Stage::Over => {
                let (button, _) = table.buttons().into_iter().next_back().expect("a button");
                let main = table.buttons()[0].0;
                Msg::Clicked(if main == Button::Swap { button } else { main }, at)
            }
        };
        table = table.step(msg).0;
    }
    table
}

#[test]
fn hand_moves_the_chips_once_and_checks() {
    let rules = chips(&[Character::Textbook, Character::Chaser, Character::Actuary]);
    for seed in 1..20 {
        let table = played(seed, rules);
        let finished = dealt(&table)
            .round()
            .for_chips()
            .and_then(|it| it.finished());
        let finished = finished.expect("over");
        let after = finished.seats().next().expect("the player").stack;
        assert_eq!(table.purse().of(Holder::Player).chips, after);
        assert_eq!(table.chips_left(), after);
        assert_eq!(table.purse().total(), Chips::whole(600));
        assert_eq!(table.tally().rounds(), 1);
        let link = table.check_link().expect("a link");
        assert!(
            link.contains("rules=rco-chips&play=3~200~200~200~200-"),
            "{link}"
        );
        let check = AnyCheck::parse(&Fields::parse(&link)).expect("a deal");
        let check = check.expect("a check");
        assert_eq!(check.verdict(&Noted::default()), CheckVerdict::Consistent);
        let hands: Vec<_> = check.hands().into_iter().map(|it| it.swapped).collect();
        let ours: Vec<_> = finished.hands().map(|(_, swapped)| swapped).collect();
        assert_eq!(hands, ours);
        // Every card is where the check says.
        let went = check.destinations();
        for (card, to) in &went[..20] {
            let Destination::PokerMatch(to) = to else {
                panic!("{card} was dealt");
            };
            let hand = check.hands().into_iter().find(|it| it.holder == to.holder);
            assert_eq!(hand.expect("a hand").dealt[to.place], *card);
        }
        let drawn: usize = ours.iter().map(|swapped| swapped.discarded.count()).sum();
        assert_eq!(went[20 + drawn].1, Destination::Deck);
        for (card, to) in &went[20..20 + drawn] {
            let Destination::PokerMatch(to) = to else {
                panic!("{card} was drawn");
            };
            let hand = check.hands().into_iter().find(|it| it.holder == to.holder);
            let hand = hand.expect("a hand").swapped.hand;
            assert!(to.drawn && hand.cards()[to.place] == *card);
        }
        // In the next hand the button moves one seat on, and the stacks stay.
        let next = table.purse().next(&rules);
        assert!(next.to_string().starts_with("0~"), "{next}");
    }
}

#[test]
fn shared_deal_for_chips_leaves_the_stacks() {
    let rules = chips(&[Character::Rock]);
    let deal = Deal::uncut(Secret::from_bytes([9; 32]), Decks::ONE);
    let shared = SharedDeal {
        deal,
        rules: Some(rules),
        decisions: None,
        begun: None,
    };
    let (table, _) = PokerMatchTable::open(Mode::Free);
    let (table, _) = table.step(Msg::OpenedLink(shared));
    let (table, _) = click_deal(table);
    let round = dealt(&table).round().for_chips().expect("for chips");
    assert_eq!(round.pot(), Chips::whole(2));
    let at = table.position();
    let (table, _) = table.step(Msg::Clicked(Button::Act(Action::Bet), at));
    assert_eq!(table.chips_left(), Chips::whole(100));
    let mut table = table;
    for _ in 0..20 {
        let at = table.position();
        table = table.step(Msg::PauseOver(at)).0;
    }
    assert_eq!(table.purse(), &Stacks::default());
}

#[test]
fn chip_rules_are_a_suffix_of_the_old_rules() {
    for (word, betting) in [
        ("r", Betting::None),
        ("rk-1-joker", Betting::None),
        ("r-chips", Betting::FixedLimit),
        ("rk-1-joker-chips", Betting::FixedLimit),
    ] {
        let rules: Rules = word.parse().expect(word);
        assert_eq!(rules.betting, betting, "{word}");
        assert_eq!(rules.to_string(), word);
    }
    for word in [
        "chips",
        "-chips",
        "r-chips-chips",
        "r-chips-1-joker",
        "rchips",
    ] {
        assert!(word.parse::<Rules>().is_err(), "{word}");
    }
}
