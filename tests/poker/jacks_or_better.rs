//! Rounds of Jacks or Better: the deal, the swap and the pay, at the table and by links.

use crate::support::cases;
use fair_deal::core::{Chips, Deal, PackCard, Secret, WildHand};
use fair_deal::poker::video_poker::{Action, Game, Refusal, Round, Stake};
use fair_deal::poker::{self, Class, Coins, DayGame, PayTable, VideoPoker, VideoPokerTable};
use fair_deal::table::{
    AnyTable as _, Bank, Button, Dealt, Decisions, Effect, Fields, Marking, Marks, Mode, Msg, News,
    Purse, Round as _, Rules as _, SharedDeal, Stage, Table, read_record,
};
use proptest::prelude::*;
use proptest::sample::select;

fn deal_of(number: u8, table: &PayTable) -> Deal {
    let secret = Secret::from_bytes([number; 32]);
    Deal::uncut(secret, table.decks())
}

fn started(number: u8, table: &PayTable, coins: Coins) -> Round {
    let deck = Round::deck(&deal_of(number, table));
    Round::deal(deck, table, &Stake::of(coins)).expect("a whole pack")
}

/// A table with its first pack, whose secret repeats this byte.
fn table(number: u8) -> VideoPokerTable {
    let (mut table, effects) = Table::<VideoPoker>::open(Mode::Free);
    supply(&mut table, effects, number);
    table
}

/// Gives the table the requested entropy.
fn supply(table: &mut VideoPokerTable, effects: Vec<Effect>, number: u8) {
    for effect in effects {
        if let Effect::DrawEntropy(at) = effect {
            table.update(Msg::GotEntropy(Ok(Secret::from_bytes([number; 32])), at));
        }
    }
}

fn click(table: &mut VideoPokerTable, button: Button<Action>) -> Vec<Effect> {
    let at = table.position();
    table.update(Msg::Clicked(button, at))
}

fn marks(places: &[usize]) -> Marks {
    places
        .iter()
        .fold(Marks::NONE, |all, place| all.toggled(*place))
}

#[test]
fn all_32_swaps_end_the_round() {
    let before = started(7, &PayTable::jacks(9, 6), Coins::MOST);
    assert_eq!(before.stage(), Stage::Swap);
    assert_eq!(before.left(), 47);
    let legal = before.legal_actions();
    assert_eq!(legal.len(), 32);
    let order: Vec<PackCard> = (deal_of(7, before.table()).order().into_iter())
        .map(PackCard::Natural)
        .collect();
    for action in legal {
        let Ok(Round::Over(finished)) = before.clone().play(action) else {
            panic!("{action:?}");
        };
        let mut next = order[5..].iter();
        for (place, card) in finished.hand().cards().iter().enumerate() {
            let expected = if action.discarded().is_marked(place) {
                next.next().expect("a card")
            } else {
                &before.hand().cards()[place]
            };
            assert_eq!(card, expected, "{action:?}");
        }
        assert_eq!(finished.dealt(), before.hand());
    }
}

#[test]
fn empty_swap_and_second_swap_are_refused() {
    let before = started(7, &PayTable::jacks(9, 6), Coins::ONE);
    let refused = before.clone().play(Action::Swap(Marks::NONE));
    let refused = refused.expect_err("nothing is marked");
    assert_eq!(refused.why, Refusal::Cards(poker::Refusal::NothingMarked));
    assert_eq!(refused.round, before);
    let over = before.play(Action::StandPat).expect("legal");
    for action in [Action::StandPat, Action::Swap(marks(&[0]))] {
        let refused = over.clone().play(action).expect_err("it is over");
        assert_eq!(refused.why, Refusal::Cards(poker::Refusal::RoundOver));
        assert_eq!(refused.round, over);
    }
}

#[test]
fn hand_costs_its_coins_and_pays_its_prize() {
    for coins in Coins::all() {
        for number in 0..60 {
            let pays = PayTable::jacks(9, 6);
            let over = started(number, &pays, coins).play(Action::StandPat);
            let over = over.expect("legal");
            let after = Purse::<Round>::settled(&Bank::default(), &over);
            let Round::Over(finished) = &over else {
                panic!("{over:?}");
            };
            let hand: &WildHand = finished.hand();
            let paid = Game::JacksOrBetter
                .class(hand)
                .map_or(0, |prize| pays.paid(prize, coins));
            assert_eq!(finished.paid(), paid);
            let chips = 1_000 - u32::from(coins.number()) + paid;
            assert_eq!(after.chips(), Chips::whole(chips), "{hand:?}");
        }
    }
}

#[test]
fn bet_of_one_to_five_coins_leaves_the_bank() {
    let mut table = table(1);
    assert_eq!(*table.stake(), Stake::of(Coins::MOST));
    for coins in Coins::all() {
        table.update(Msg::ChoseStake(Stake::of(coins)));
        assert_eq!(*table.stake(), Stake::of(coins));
    }
    let three = Coins::new(3).expect("three");
    table.update(Msg::ChoseStake(Stake::of(three)));
    click(&mut table, Button::Deal);
    assert_eq!(table.chips_left(), Chips::whole(997));
    // The bet cannot change during a hand.
    table.update(Msg::ChoseStake(Stake::of(Coins::ONE)));
    assert_eq!(*table.stake(), Stake::of(three));
    click(&mut table, Button::Act(Action::StandPat));
    let round = table.phase().round().expect("a round").clone();
    let Round::Over(finished) = round else {
        panic!("{round:?}");
    };
    assert_eq!(table.chips_left(), Chips::whole(997 + finished.paid()));
    table.update(Msg::ChoseStake(Stake::default()));
    click(&mut table, Button::Deal);
    assert_eq!(table.news(), Some(&News::Refused(Refusal::NoBet)));
}

#[test]
fn empty_bank_is_refilled_and_counted() {
    let stake =
        |bank: &Bank, coins| Purse::<Round>::stake(bank, &PayTable::jacks(9, 6), &Stake::of(coins));
    let one: Bank = "1-1".parse().expect("a bank");
    assert!(stake(&one, Coins::ONE).is_ok());
    let two = Coins::new(2).expect("two");
    assert_eq!(stake(&one, two), Err(Refusal::NotEnough));
    let five = Stake::of(Coins::MOST);
    let payable = Purse::<Round>::payable(&one, &five, &PayTable::jacks(9, 6));
    assert_eq!(
        payable,
        Stake::of(Coins::ONE),
        "the bet falls to what can be paid"
    );
    let none: Bank = "0-1".parse().expect("a bank");
    let filled = Purse::<Round>::refilled(&none, &PayTable::jacks(9, 6));
    assert_eq!(filled.to_string(), "1000-2");
}

#[test]
fn chosen_pay_table_holds_from_the_next_hand() {
    let mut table = table(1);
    assert_eq!(table.left(), 52);
    table.update(Msg::ChoseRules(PayTable::KINGS));
    assert_eq!(table.left(), 53);
    click(&mut table, Button::Deal);
    table.update(Msg::ChoseRules(PayTable::jacks(6, 5)));
    assert_eq!(*table.rules(), PayTable::KINGS, "a hand is under way");
    click(&mut table, Button::Act(Action::StandPat));
    table.update(Msg::ChoseRules(PayTable::jacks(6, 5)));
    assert_eq!(*table.rules_on_table(), PayTable::KINGS);
    assert_eq!(*table.rules(), PayTable::jacks(6, 5));
}

#[test]
fn shared_hand_keeps_its_bet_and_leaves_the_bank() {
    let pays = PayTable::jacks(8, 5);
    let two = Stake::of(Coins::new(2).expect("two"));
    let mut decisions = Decisions::beginning(two);
    decisions.push(Action::Swap(marks(&[0, 4])));
    let mut table = table(1);
    table.update(Msg::OpenedLink(SharedDeal {
        deal: deal_of(9, &pays),
        rules: Some(pays),
        decisions: Some(decisions),
        begun: None,
    }));
    assert!(table.shared_round().is_none(), "nothing is dealt yet");
    click(&mut table, Button::Deal);
    assert_eq!(*table.rules_on_table(), pays);
    click(&mut table, Button::Act(Action::StandPat));
    assert_eq!(table.purse().chips(), Bank::STACK);
    let Some(Round::Over(theirs)) = table.shared_round() else {
        panic!("{:?}", table.shared_round());
    };
    assert_eq!(theirs.discarded(), marks(&[0, 4]));
    assert_eq!(theirs.coins(), two.coins().expect("coins"));
}

fn tables() -> impl Strategy<Value = PayTable> {
    let any = |game: Game| {
        let pays = proptest::collection::vec(0..=PayTable::MOST, game.classes().len());
        pays.prop_map(move |pays| PayTable::new(game, &pays).expect("a pay table"))
    };
    let usual = Game::ALL.into_iter().flat_map(Game::usual_tables);
    let usual: Vec<PayTable> = usual.map(|usual| usual.table()).collect();
    prop_oneof![select(usual), select(Game::ALL.to_vec()).prop_flat_map(any)]
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn deal_table_coins_and_decision_replay_the_round(
        bytes in proptest::array::uniform32(any::<u8>()),
        pays in tables(),
        coins in 1..=5_u8,
        swap in 0..32_usize,
    ) {
        let stake = Stake::of(Coins::new(coins).expect("one to five"));
        let deal = Deal::uncut(Secret::from_bytes(bytes), pays.decks());
        let mut decisions = Decisions::beginning(stake);
        let all = Marks::all().nth(swap).expect("32 of them");
        decisions.push(Action::discarding(all));
        let dealt = Dealt::<Round>::of_deal(deal.clone(), &pays, &decisions).expect("legal");
        let round = dealt.round().clone();
        prop_assert!(round.is_over());
        let written = decisions.to_string();
        prop_assert_eq!(Decisions::parse(&written), Ok(decisions.clone()), "{}", written);
        // Every card occurs once: in the hand, discarded or in the deck.
        prop_assert_eq!(round.left() + 5 + all.count(), pays.decks().cards());
        prop_assert_eq!(pays.to_string().parse(), Ok(pays));
        // A table that was saved with this round is restored with it.
        let table = Table::<VideoPoker>::with_round(dealt);
        let save = table.save().expect("something to save");
        let (restored, _) = Table::<VideoPoker>::restore(Mode::Free, &save).expect("readable");
        prop_assert_eq!(restored.phase().round(), Some(&round));
        prop_assert_eq!(restored.save(), Some(save));
    }
}

#[test]
fn daily_deal_counts_the_pay_for_one_coin() {
    let (mut table, effects) = Table::<VideoPoker>::open(Mode::Daily);
    assert_eq!(effects, []);
    let date = "2026-11-22".parse().expect("a day");
    table.update(Msg::GotDate(date));
    let mut points = vec![];
    for number in 1..=10 {
        click(&mut table, Button::Deal);
        let sealed = table.sealed().expect("a deal");
        let secret = Secret::daily("poker-jacks", date, number);
        assert_eq!(sealed.deal.secret(), secret);
        assert_eq!(*table.rules_on_table(), PayTable::jacks(9, 6));
        click(&mut table, Button::Act(Action::StandPat));
        let round = table.phase().round().expect("a round");
        let prize = Game::JacksOrBetter.class(round.hand());
        let pays = |prize| u32::from(PayTable::jacks(9, 6).pay(prize));
        points.push(prize.map_or(0, pays));
        assert_eq!(table.daily_points(), points);
    }
    assert_eq!(table.purse().chips(), Bank::STACK, "it changes no bank");
}

/// A daily round is saved with its day and the rules of its game. Other rules have no such day.
#[test]
fn daily_rounds_are_restored_from_history() {
    let date = "2026-11-22".parse().expect("a day");
    for day in DayGame::ALL {
        let (mut table, _) = Table::<VideoPoker>::open_day(day.table());
        table.update(Msg::GotDate(date));
        click(&mut table, Button::Deal);
        let effects = click(&mut table, Button::Act(Action::StandPat));
        let kept = effects.into_iter().find_map(|effect| match effect {
            Effect::AddToHistory(text) => Some(text),
            _ => None,
        });
        let kept = kept.expect("a round for the history");
        let read = |text: &str| read_record::<VideoPoker>(&Fields::parse(text));
        let dealt = read(&kept).expect("a record");
        assert_eq!(Some(dealt.round()), table.phase().round(), "{day:?}");
        assert_eq!(dealt.rules(), &day.table());
        let other = day.table().with(Class::RoyalFlush, 799).expect("a table");
        let damaged = kept.replace(&day.table().to_string(), &other.to_string());
        assert_ne!(damaged, kept);
        assert!(read(&damaged).is_none(), "no day has this table");
        let other = PayTable::KINGS.to_string();
        assert!(read(&kept.replace(&day.table().to_string(), &other)).is_none());
    }
}

#[test]
fn click_to_hold_swaps_the_other_cards() {
    let mut table = table(1);
    table.set_marking(Marking::Held);
    click(&mut table, Button::Deal);
    assert_eq!(table.marks(), Marks::ALL, "at first none is held");
    let before = *table.phase().round().expect("a round").hand();
    let at = table.position();
    for place in [1, 3] {
        table.update(Msg::ClickedCard(place, at));
    }
    assert_eq!(table.marks(), marks(&[0, 2, 4]));
    // Cards marked for the swap stay marked when the setting changes, and return with the save.
    table.set_marking(Marking::Swapped);
    assert_eq!(table.marks(), marks(&[0, 2, 4]));
    table.set_marking(Marking::Held);
    let save = table.save().expect("a hand");
    let (restored, _) = Table::<VideoPoker>::restore(Mode::Free, &save).expect("readable");
    assert_eq!(restored.marks(), marks(&[0, 2, 4]));
    let effects = click(&mut table, Button::Swap);
    supply(&mut table, effects, 2);
    let round = table.phase().round().expect("a round");
    assert!(round.is_over());
    for place in 0..5 {
        let (old, new) = (before.cards()[place], round.hand().cards()[place]);
        assert_eq!(old == new, [1, 3].contains(&place));
    }
    // Holding all five cards is standing pat.
    click(&mut table, Button::Deal);
    let at = table.position();
    for place in 0..5 {
        table.update(Msg::ClickedCard(place, at));
    }
    click(&mut table, Button::Swap);
    let round = table.phase().round().expect("a round");
    assert!(round.is_over());
    assert_eq!(round.left(), 47);
    // Other games ignore the setting.
    let mut solo_draw = Table::<fair_deal::poker::SoloDraw>::default();
    solo_draw.set_marking(Marking::Held);
    assert_eq!(solo_draw.marking(), Marking::Swapped);
}
