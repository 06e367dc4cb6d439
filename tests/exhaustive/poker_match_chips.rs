//! The poker match with bets: properties of every hand, checked on random ones with random stacks, seats and jokers.
//! The seed determines everything, and a failure prints it.

use crate::support::{often, seeded};
use fair_deal::core::{Chips, Deal, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::Character;
use fair_deal::poker::chips::stake::MOST;
use fair_deal::poker::chips::{ANTE, ForChips, Stacks, Stake, Standing, sum};
use fair_deal::poker::poker_match::{Action, Betting, Opponents, Round, Rules};
use fair_deal::table::{Dealt, Decisions, Marks, Purse as _, Round as _, Sealed, Stage, replay};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng as _};

fn chips(characters: &[Character]) -> Rules {
    Rules {
        jokers: Jokers::None,
        opponents: Opponents::new(characters).expect("one to three"),
        betting: Betting::FixedLimit,
    }
}

struct Chance(ChaCha20Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    fn rules(&mut self) -> Rules {
        // The Actuary is slow, so it only plays now and then.
        let with_it = self.below(16) == 0;
        let bits = 1 + self.below(if with_it { 14 } else { 7 });
        let seated: Vec<Character> = Character::BY_RULE
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

    /// Stacks that are mostly too short for a whole hand, so that side pots arise.
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

/// Returns true if the opponent on turn does the same whatever its unseen cards are.
fn ignores_hidden_cards(round: &ForChips, chance: &mut Chance) -> bool {
    let (Some(seat), before) = (round.turn(), round.actions().len()) else {
        return true;
    };
    let unseen = chance.shuffled(round.unseen_by(seat));
    let other = round.with_unseen(seat, &unseen).expect("enough cards");
    let next_action = |round: ForChips| {
        let after = round.advance();
        after.actions().get(before).copied()
    };
    next_action(other) == next_action(round.clone())
}

#[test]
fn random_hands_keep_the_rules() {
    let mut chance = Chance(seeded());
    let (mut shown, mut side_pots, mut folded) = (0_u32, 0_u32, 0_u32);
    for number in 0..often(100_000) {
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
        // A finished round cannot be settled again.
        assert_eq!(over.clone().advance(), over);
        assert!(over.legal_actions().is_empty());
        // Playing all of them twice would take twice as long.
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
    let enough = often(100_000) / 20;
    assert!(shown > enough && side_pots > enough && folded > enough);
}

#[test]
fn purse_conserves_all_chips() {
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
            // A player who always bets is soon without chips.
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
