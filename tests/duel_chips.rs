//! The duel for chips: what happens in given hands, and what must hold for every one of them, tried on
//! random hands. What happens there follows from the seed, which a failure prints.

use crate::support::{Step as _, answered, click_deal, dealt, often, seeded};
use fair_deal::check::{AnyCheck, CheckVerdict, Destination, Noted};
use fair_deal::core::{Chips, Deal, Deck, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::chips::round::PLAYER;
use fair_deal::poker::chips::stake::MOST;
use fair_deal::poker::chips::{ANTE, Deed, Finished, ForChips, Stacks, Stake, Standing, sum};
use fair_deal::poker::duel::{Action, Betting, Holder, Opponents, Round, Rules};
use fair_deal::poker::{Character, DuelTable, Refusal};
use fair_deal::table::{
    Action as _, AnyTable as _, Button, Dealt, Decisions, Fields, Marks, Mode, Msg, Purse as _,
    Round as _, Rules as _, Sealed, SharedDeal, Stage, Verdict, replay,
};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

/// The variable that may hold the seed of a run that failed.
const SEED: &str = "FAIR_DEAL_HANDS";

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

/// A round with these hands, the player's first, then what is drawn; dealt card by card.
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

/// The round after the player has decided this, and the opponents have acted.
fn play(round: ForChips, actions: &str) -> ForChips {
    actions.chars().fold(round.run_on(), |round, code| {
        let action = Action::from_code(code).expect("a decision");
        match round.play(action) {
            Ok(round) => round.run_on(),
            Err(refused) => panic!("{action:?}: {refused:?}"),
        }
    })
}

fn deeds(round: &ForChips) -> String {
    let told = round.deeds().iter().map(|(seat, deed)| match deed {
        Deed::Check => format!("{seat}x"),
        Deed::Bet(to) => format!("{seat}b{to}"),
        Deed::Call(paid) => format!("{seat}c{paid}"),
        Deed::Raise(to) => format!("{seat}r{to}"),
        Deed::Fold => format!("{seat}f"),
        Deed::Swap(count) => format!("{seat}s{count}"),
    });
    told.collect::<Vec<_>>().join(" ")
}

fn stacks(round: &ForChips) -> String {
    let stacks = round.seats().map(|seat| seat.stack.to_string());
    stacks.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_hand_from_the_ante_to_the_showdown() {
    let rules = chips(&[Character::Rule]);
    let hands = ["AS AH 7D 5C 2S", "KS KH 8D 6C 3S"];
    let begun = round(rules, "1~200~200", &hands, "9C 4D 3C TD 6H JC");
    assert_eq!(begun.pot().to_string(), "2");
    assert_eq!(begun.turn(), Some(PLAYER));
    assert_eq!(begun.legal_actions(), [Action::Check, Action::Bet]);
    // The Textbook bets a pair of kings; it does not raise with it.
    let over = play(begun, "XRs");
    assert_eq!(deeds(&over), "0x 1b2 0r4 1c2 0s3 1s3");
    let over = play(over, "B");
    assert_eq!(deeds(&over), "0x 1b2 0r4 1c2 0s3 1s3 0b4 1c4");
    let finished = over.finished().expect("over");
    assert_eq!(finished.verdict(), Verdict::Won);
    assert_eq!(stacks(&over), "109 91");
    assert_eq!(finished.winners(), [PLAYER]);
    assert!(finished.is_shown());
    assert_eq!(finished.shown(1).map(|it| it.discarded.count()), Some(3));
}

#[test]
fn who_is_left_alone_wins_without_showing() {
    let rules = chips(&[Character::Rule]);
    let hands = ["2S 4H 7D 9C JS", "3S 5H 8D TC QS"];
    let over = play(round(rules, "1~200~200", &hands, ""), "B");
    assert_eq!(deeds(&over), "0b2 1f");
    let finished = over.finished().expect("over");
    assert_eq!(stacks(&over), "101 99");
    assert_eq!(finished.returned(), Some((PLAYER, Chips::whole(2))));
    assert!(!finished.is_shown());
    assert_eq!(finished.shown(PLAYER), None);
    assert_eq!(finished.shown(1), None);
    assert_eq!(finished.verdict(), Verdict::Won);
}

#[test]
fn who_folds_has_lost_the_ante_and_the_others_play_on() {
    let rules = chips(&[Character::Rule, Character::Rock]);
    let hands = ["2S 4H 7D 9C JS", "KS KH 8D TC QS", "AS AH 3D 5D 6D"];
    // The button is the player's: the Textbook begins.
    let round = round(rules, "0~200~200~200", &hands, "").run_on();
    assert_eq!(deeds(&round), "1b2 2c2");
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
    let rules = chips(&[Character::Rule]);
    let hands = ["AS AH AD 5C 2S", "KS KH KD 6C 3S"];
    let round = play(round(rules, "1~200~200", &hands, ""), "BR");
    assert_eq!(deeds(&round), "0b2 1r4 0r6 1r8");
    assert_eq!(round.legal_actions(), [Action::Fold, Action::Call]);
    let (_, why) = *round.play(Action::Raise).expect_err("a fourth raise");
    assert_eq!(why, Refusal::NotNow);
}

#[test]
fn who_has_less_than_the_bet_calls_with_all_of_it_and_plays_for_the_main_pot() {
    let rules = chips(&[Character::Rule, Character::Rock]);
    // The player has the best hand, and half a chip behind the ante.
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
fn nobody_bets_where_nobody_could_call() {
    let rules = chips(&[Character::Rule]);
    let hands = ["AS AH 7D 5C 2S", "KS KH 8D 6C 3S"];
    // The ante is all that the opponent has: there is only the swap left.
    let round = round(rules, "1~200~2", &hands, "").run_on();
    assert_eq!(round.turn(), Some(PLAYER));
    assert!(round.legal_actions().contains(&Action::StandPat));
    let over = play(round, "0");
    assert_eq!(deeds(&over), "0s0 1s3");
    assert_eq!(stacks(&over), "101 0");
}

#[test]
fn a_tie_shares_the_pot() {
    let rules = chips(&[Character::Rule, Character::Rock]);
    let hands = ["AS KH QD JC TS", "AH KD QC JS TH", "AD KC QS JH TD"];
    // After the ante nobody has enough for a bet.
    let round = round(rules, "0~3~3~3", &hands, "").run_on();
    let over = play(round, "X0X");
    assert_eq!(stacks(&over), "1.5 1.5 1.5");
    let verdict = over.finished().map(Finished::verdict);
    assert_eq!(verdict, Some(Verdict::Drawn));
}

#[test]
fn the_odd_half_chip_of_a_shared_pot_goes_to_the_left_of_the_button() {
    let rules = chips(&[Character::Rule, Character::Rock]);
    let hands = ["2S 4H 7D 9C 8S", "AH KD QC JS TH", "AD KC QS JH TD"];
    for (button, after) in [(0, "0 101 100.5"), (1, "0 100.5 101")] {
        let stake = format!("{button}~3~200~200");
        // The player is all in for half a chip: there are four and a half to be shared.
        let over = play(round(rules, &stake, &hands, ""), "C0");
        assert_eq!(stacks(&over), after, "{}", deeds(&over));
    }
}

#[test]
fn a_round_under_way_prints_no_card() {
    let rules = chips(&[Character::Rule, Character::Rock]);
    let deal = Deal::uncut(Secret::from_bytes([3; 32]), Decks::ONE);
    let round = ForChips::deal(deal.deck_with_jokers(), &rules, &Stake::usual(&rules));
    let printed = format!("{:?}", round.expect("a whole pack").run_on());
    for card in deal.order_with_jokers() {
        assert!(!printed.contains(&format!("{card:?}")), "{card}: {printed}");
    }
}

/// A table for chips at which a hand was played, checking and calling.
fn played(seed: u8, rules: Rules) -> DuelTable {
    let (table, _) = DuelTable::open(Mode::Free);
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
fn a_hand_at_the_table_moves_the_chips_once_and_can_be_checked() {
    let rules = chips(&[Character::Rule, Character::Chaser, Character::Odds]);
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
        assert_eq!(table.purse().total(), Chips::whole(500));
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
        // Every card went where the check says.
        let went = check.destinations();
        for (card, to) in &went[..20] {
            let Destination::Duel(to) = to else {
                panic!("{card} was dealt");
            };
            let hand = check.hands().into_iter().find(|it| it.holder == to.holder);
            assert_eq!(hand.expect("a hand").dealt[to.place], *card);
        }
        let drawn: usize = ours.iter().map(|swapped| swapped.discarded.count()).sum();
        assert_eq!(went[20 + drawn].1, Destination::Deck);
        for (card, to) in &went[20..20 + drawn] {
            let Destination::Duel(to) = to else {
                panic!("{card} was drawn");
            };
            let hand = check.hands().into_iter().find(|it| it.holder == to.holder);
            let hand = hand.expect("a hand").swapped.hand;
            assert!(to.drawn && hand.cards()[to.place] == *card);
        }
        // The next hand has the button one seat on, and these stacks.
        let next = table.purse().next(&rules);
        assert!(next.to_string().starts_with("0~"), "{next}");
    }
}

#[test]
fn a_shared_deal_for_chips_leaves_the_stacks_as_they_are() {
    let rules = chips(&[Character::Rock]);
    let deal = Deal::uncut(Secret::from_bytes([9; 32]), Decks::ONE);
    let shared = SharedDeal {
        deal,
        rules: Some(rules),
        theirs: None,
        begun: None,
    };
    let (table, _) = DuelTable::open(Mode::Free);
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

struct Chance(ChaCha20Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    fn rules(&mut self) -> Rules {
        // The Actuary takes its time, so it sits down now and then.
        let with_it = self.below(16) == 0;
        let bits = 1 + self.below(if with_it { 14 } else { 7 });
        let seated: Vec<Character> = Character::ALL
            .into_iter()
            .enumerate()
            .filter(|(at, _)| bits >> at & 1 == 1)
            .map(|(_, character)| character)
            .collect();
        let jokers = Jokers::ALL[self.below(3)];
        Rules {
            jokers,
            ..chips(&seated)
        }
    }

    /// Stacks that are mostly too short for a whole hand, so that there are side pots.
    fn stake(&mut self, rules: Rules) -> Stake {
        let longest = [4, 30, 60, 400][self.below(4)];
        Stake::Chips {
            button: self.below(rules.seats()),
            stacks: (0..rules.seats())
                .map(|_| Chips::from_halves(1 + self.below(longest) as u64))
                .collect(),
        }
    }

    fn shuffled(&mut self, mut cards: Vec<PackCard>) -> Vec<PackCard> {
        for last in (1..cards.len()).rev() {
            let other = self.below(last + 1);
            cards.swap(last, other);
        }
        cards
    }
}

fn every_action() -> impl Iterator<Item = Action> {
    let bets = [
        Action::StandPat,
        Action::Check,
        Action::Bet,
        Action::Call,
        Action::Raise,
        Action::Fold,
    ];
    Marks::all().map(Action::Swap).chain(bets)
}

/// Whether the opponent on turn does the same, whatever the cards are that it has not seen.
fn ignores_hidden_cards(round: &ForChips, chance: &mut Chance) -> bool {
    let (Some(seat), before) = (round.turn(), round.deeds().len()) else {
        return true;
    };
    let unseen = chance.shuffled(round.unseen_by(seat));
    let other = round.with_unseen(seat, &unseen).expect("enough cards");
    let deed = |round: ForChips| {
        let after = round.advance();
        after.deeds().get(before).copied()
    };
    deed(other) == deed(round.clone())
}

#[test]
fn random_hands_keep_the_rules() {
    let mut chance = Chance(seeded(SEED));
    let (mut shown, mut side_pots, mut folded) = (0_u32, 0_u32, 0_u32);
    for number in 0..often() {
        let rules = chance.rules();
        let stake = chance.stake(rules);
        let Stake::Chips { stacks, .. } = &stake else {
            panic!("a stake for chips");
        };
        let total = sum(stacks.iter().copied());
        let mut bytes = [0; 32];
        chance.0.fill_bytes(&mut bytes);
        let decks = Decks::ONE.with_jokers(rules.jokers);
        let deal = Deal::new(Secret::from_bytes(bytes), decks, 0).expect("uncut");
        let mut decisions = Decisions::<Action, Stake>::beginning(stake.clone());
        let sealed = Sealed::shared(deal.clone());
        let mut dealt = Dealt::<Round>::start(sealed.clone(), rules, stake.clone());
        let look = number % 16 == 0;
        while !dealt.round().is_over() {
            let round = dealt.round().for_chips().expect("for chips");
            let held = sum(round.seats().map(|seat| seat.stack));
            assert_eq!(
                sum([held, round.pot()].into_iter()),
                total,
                "{rules} {stake}"
            );
            let paid = sum(round.seats().map(|seat| seat.paid));
            assert_eq!(paid, round.pot());
            let legal = dealt.round().legal_actions();
            if look {
                for action in every_action() {
                    let is_listed = legal.contains(&action);
                    let played = dealt.round().clone().play(action);
                    assert_eq!(played.is_ok(), is_listed, "{action:?} {round:?}");
                    if let Err(refused) = played {
                        assert_eq!(&refused.round, dealt.round());
                    }
                }
            }
            if dealt.round().stage() == Stage::Dealer {
                assert!(legal.is_empty());
                assert!(
                    !look || ignores_hidden_cards(round, &mut chance),
                    "{round:?}"
                );
                dealt = dealt.advance();
            } else {
                let action = legal[chance.below(legal.len())];
                let (after, refused) = dealt.play(action);
                assert_eq!(refused, None);
                decisions.push(action);
                dealt = after;
            }
        }
        let over = dealt.round().clone();
        let finished = over.for_chips().and_then(|it| it.finished()).expect("over");
        let after = sum(finished.seats().map(|seat| seat.stack));
        assert_eq!(after, total, "{rules} {stake}");
        let pots = sum(finished.pots().iter().map(|pot| pot.amount));
        assert_eq!(pots, sum(finished.seats().map(|seat| seat.paid)));
        for pot in finished.pots() {
            let shares: Vec<Chips> = pot.winners.iter().map(|(_, share)| *share).collect();
            assert_eq!(sum(shares.iter().copied()), pot.amount);
            let most = shares.iter().max().expect("a winner").halves();
            let least = shares.iter().min().expect("a winner").halves();
            assert!(most - least <= 1 && shares.is_sorted_by(|one, next| one >= next));
        }
        // A round that is over cannot be settled again.
        assert_eq!(over.clone().advance(), over);
        assert!(over.legal_actions().is_empty());
        // To play all of them twice would take as long again.
        if number % 4 == 0 {
            let played = replay::<Round>(sealed, &rules, &decisions).expect("legal");
            assert_eq!(played.run_on().round(), &over);
            let written = decisions.to_string();
            assert_eq!(Decisions::parse(&written), Ok(decisions), "{written}");
        }
        shown += u32::from(finished.is_shown());
        side_pots += u32::from(finished.pots().len() > 1);
        let fold = |seat: &_| matches!(seat, Standing::Folded);
        folded += u32::from(finished.seats().any(|seat| fold(&seat.standing)));
    }
    let enough = often() / 20;
    assert!(shown > enough && side_pots > enough && folded > enough);
}

#[test]
fn what_a_purse_holds_changes_hands_and_nothing_else() {
    let mut stacks = Stacks::default();
    let total = stacks.total();
    let mut given = Chips::NONE;
    let mut chance = Chance(ChaCha20Rng::seed_from_u64(14));
    let mut refilled = 0;
    for number in 0..3_000_u32 {
        let mut rules = chance.rules();
        rules.jokers = Jokers::None;
        let stake = stacks.stake(&rules, &Stake::Nothing).expect("a stake");
        assert!(Round::accepts(&rules, &stake).is_ok(), "{rules} {stake}");
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        let deal = Deal::new(Secret::from_bytes(bytes), Decks::ONE, 0).expect("uncut");
        let mut round = Round::deal(Round::deck(&deal), &rules, &stake)
            .expect("a whole pack")
            .run_on();
        while !round.is_over() {
            // Whoever bets all the time is soon without chips.
            let legal = round.legal_actions();
            let wanted = [
                Action::Raise,
                Action::Bet,
                Action::Call,
                Action::Check,
                Action::StandPat,
            ];
            let action = wanted.iter().find(|it| legal.contains(it));
            let after = round.play(*action.expect("a decision")).expect("legal");
            round = after.run_on();
        }
        let before = stacks.clone();
        stacks = stacks.settled(&round);
        assert_eq!(stacks.total(), before.total());
        let filled = stacks.refilled(&rules);
        if filled != stacks {
            refilled += 1;
        }
        given = sum([
            given,
            fair_deal::poker::chips::sum(std::iter::once(Chips::from_halves(
                filled.total().halves() - stacks.total().halves(),
            ))),
        ]
        .into_iter());
        stacks = filled;
        assert_eq!(stacks.total(), sum([total, given].into_iter()));
        assert!(stacks.total().halves() <= MOST);
    }
    assert!(refilled > 10, "{refilled}");
    assert_eq!(ANTE, Chips::whole(1));
}

#[test]
fn rules_for_chips_are_written_behind_those_there_were() {
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
