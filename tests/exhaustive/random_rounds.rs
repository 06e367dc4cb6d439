//! Random rounds of blackjack by random rules, with random bets and random decisions: what must hold
//! for every one of them. What happens follows from the seed, which a failure prints.

use fair_deal::blackjack::{
    Action, Bet, Chips as Betting, DealerHand, DeckCount, Double, DoubleAfterSplit, End, Finished,
    Funds, Limits, Naturals, Outcome, Round, Rules, Shuffle, Soft17, Split, SplitAces, Stake,
    Surrender, Ties,
};
use fair_deal::core::{AceRule, Card, Chips, Deal, Rank, Secret};
use fair_deal::table::{
    Bank, Dealt, Decisions, Purse as _, Round as _, Rules as _, Sealed, Stage, Verdict, replay,
};
use rand::Rng;
use rand::rngs::ChaCha20Rng;

use crate::scoring;
use crate::support::{often, seeded};

/// The variable that may hold the seed of a run that failed.
const SEED: &str = "FAIR_DEAL_ROUNDS";

struct Chance(ChaCha20Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn rules(&mut self) -> Rules {
        // Few cards, and few of them left behind the cut card: there a shoe runs short.
        let decks = self.one(DeckCount::ALL);
        let decks = self.one(&[DeckCount::One, DeckCount::One, decks]);
        let shuffle = self.one(Shuffle::ALL);
        let shuffle = self.one(&[Shuffle::EveryRound, Shuffle::After90, shuffle]);
        Rules {
            ties: self.one(Ties::ALL),
            ace: self.one(&[AceRule::OneOrEleven, AceRule::OneOrEleven, AceRule::One]),
            naturals: self.one(Naturals::ALL),
            soft17: self.one(Soft17::ALL),
            decks,
            shuffle,
            chips: self.one(&[Betting::Bets, Betting::Bets, Betting::Bets, Betting::None]),
            double: self.one(&[Double::Never, Double::NineToEleven, Double::AnyTwo]),
            split: self.one(Split::ALL),
            double_after_split: self.one(DoubleAfterSplit::ALL),
            split_aces: self.one(SplitAces::ALL),
            surrender: self.one(&[Surrender::No, Surrender::Late]),
            ..Rules::HIT_AND_STAND
        }
    }

    fn stake(&mut self, rules: &Rules) -> Stake {
        let bet = match Limits::of(rules) {
            None => Bet::NONE,
            Some(Limits { step, most }) => {
                let steps = usize::from(most.number() / step.number());
                let times = u16::try_from(1 + self.below(steps)).expect("a few hundred");
                Bet::new(step.number() * times).expect("within the limits")
            }
        };
        let enough = usize::from(bet.number()) * 10 + 1;
        let funds = match self.below(3) {
            0 if bet != Bet::NONE => Funds::Behind(Chips::from_halves(self.below(enough) as u64)),
            _ => Funds::Endless,
        };
        Stake::backed(bet, funds)
    }

    fn action(&mut self, round: &Round) -> Action {
        let legal = round.legal_actions();
        let likes = |wanted| legal.contains(&wanted);
        match self.below(4) {
            0..3 if likes(Action::Split) => Action::Split,
            0 if likes(Action::Double) => Action::Double,
            1 if likes(Action::Hit) => Action::Hit,
            _ => self.one(&legal),
        }
    }
}

/// How often what is rare has come up.
#[derive(Debug, Default)]
struct Seen {
    rounds: u32,
    four_hands: u32,
    shuffled_again: u32,
    insured: u32,
    insurance_won: u32,
    surrendered: u32,
    doubled: u32,
    even_money: u32,
    six_to_five: u32,
    later_rounds: u32,
}

/// What a hand counts, and whether an ace counts 11 in it, as the second opinion on counting has it.
fn total(cards: &[Card], ace: AceRule) -> (u32, bool) {
    let ranks: Vec<Rank> = cards.iter().map(|card| card.rank).collect();
    let (total, soft, _) = scoring::oracle(&ranks, ace);
    (total, soft)
}

/// Checks that an action is listed if and only if it is accepted, and that a refusal gives the round
/// back as it was.
fn listed_iff_accepted(round: &Round) {
    let listed = round.legal_actions();
    for action in Action::ALL {
        let times = listed.iter().filter(|it| **it == action).count();
        match round.clone().play(action) {
            Ok(_) => assert_eq!(times, 1, "{action:?} in {round:?}"),
            Err(refused) => {
                assert_eq!(times, 0, "{action:?}: {}", refused.why);
                assert_eq!(refused.round, *round);
            }
        }
    }
    let waits = matches!(round.stage(), Stage::Player);
    assert_eq!(waits, !listed.is_empty(), "{round:?}");
}

/// Whether the rule has the dealer draw to these cards.
fn dealer_draws(cards: &[Card], rules: &Rules) -> bool {
    match total(cards, rules.ace) {
        (17, true) => rules.soft17 == Soft17::Hits,
        (total, _) => total < 17,
    }
}

/// Checks what is settled, hand by hand, by a second and slower way; returns what it comes to in half
/// chips, won or lost.
fn settles(finished: &Finished, dealer: &[Card], stake: &Stake, rules: &Rules) -> i64 {
    let bet = i64::from(stake.bet().number()) * 2;
    let special = rules.naturals != Naturals::NotSpecial;
    let natural = |cards: &[Card]| cards.len() == 2 && total(cards, rules.ace).0 == 21;
    let (dealers, _) = total(dealer, rules.ace);
    let dealer_natural = special && natural(dealer);
    let hands: Vec<_> = finished.hands().collect();
    let mut net = 0;
    for hand in &hands {
        let (players, _) = total(hand.cards, rules.ace);
        let player_natural = special && hands.len() == 1 && natural(hand.cards);
        let tie = match rules.ties {
            Ties::Draw => (0, Outcome::Draw),
            Ties::DealerWins => (-1, Outcome::DealerWins),
        };
        let (won, outcome) = match (player_natural, dealer_natural) {
            _ if hand.end == End::Surrendered => (-1, Outcome::Surrendered),
            _ if players > 21 => (-1, Outcome::PlayerBusts),
            (true, true) => tie,
            (true, false) => (1, Outcome::PlayerBlackjack),
            (false, true) => (-1, Outcome::DealerBlackjack),
            (false, false) if dealers > 21 => (1, Outcome::DealerBusts),
            (false, false) if players > dealers => (1, Outcome::PlayerWins),
            (false, false) if players == dealers => tie,
            (false, false) => (-1, Outcome::DealerWins),
        };
        assert_eq!(hand.outcome, outcome, "{finished:?}");
        let staked = match hand.end {
            End::Doubled => 2 * bet,
            End::Played | End::Surrendered => bet,
        };
        let won = won
            * match (outcome, rules.naturals) {
                (Outcome::PlayerBlackjack, Naturals::PayThreeToTwo) => 3 * bet / 2,
                (Outcome::PlayerBlackjack, Naturals::PaySixToFive) => 6 * bet / 5,
                (Outcome::PlayerBlackjack, Naturals::PaySevenToFive) => 7 * bet / 5,
                (Outcome::PlayerBlackjack, Naturals::PayTwoToOne) => 2 * bet,
                (Outcome::Surrendered, _) => bet / 2,
                (_, _) => staked,
            };
        assert_eq!(signed(hand.staked), staked);
        assert_eq!(signed(hand.returned), staked + won, "{finished:?}");
        net += won;
    }
    let (insurance, back) = finished.insurance();
    let insurance = signed(insurance);
    assert!(insurance == 0 || 2 * insurance == bet);
    let won = if dealer_natural {
        2 * insurance
    } else {
        -insurance
    };
    assert_eq!(signed(back), insurance + won);
    net += won;
    assert_eq!(signed(finished.returned()) - signed(finished.staked()), net);
    let verdict = match net.signum() {
        _ if bet == 0 => finished.outcome().verdict(),
        1 => Verdict::Won,
        0 => Verdict::Drawn,
        _ => Verdict::Lost,
    };
    assert_eq!(finished.verdict(), verdict);
    net
}

fn signed(chips: Chips) -> i64 {
    i64::try_from(chips.halves()).expect("a small amount")
}

/// Plays one round to its end and checks it at every step.
fn plays(mut dealt: Dealt<Round>, chance: &mut Chance) -> Dealt<Round> {
    let rules = *dealt.rules();
    let mut steps = 0;
    loop {
        let round = dealt.round();
        listed_iff_accepted(round);
        steps += 1;
        assert!(steps < 100, "a round has an end: {round:?}");
        match round.stage() {
            Stage::Player => {
                assert!(matches!(round.dealer(), DealerHand::HoleDown { .. }));
                let action = chance.action(round);
                let (after, refused) = dealt.play(action);
                assert_eq!(refused, None);
                dealt = after;
            }
            Stage::Dealer => {
                assert!(dealer_draws(round.dealer().seen(), &rules), "{round:?}");
                dealt = dealt.advance();
            }
            Stage::Over => return dealt,
            Stage::Swap => unreachable!("no card of blackjack is swapped"),
        }
    }
}

/// Checks a round that is over.
fn holds(dealt: &Dealt<Round>, before: &[Card], order: &[Card], seen: &mut Seen) -> Vec<Card> {
    let Round::Over(finished) = dealt.round() else {
        panic!("not over: {dealt:?}");
    };
    let (rules, stake) = (dealt.rules(), dealt.decisions().last_stake());
    let dealer = dealt.round().dealer().seen().to_vec();

    // Cards: this round's are the next ones of the order; when that is at its end, the ones of the
    // rounds before, as their own key shuffles them.
    let cards: Vec<Card> = finished.dealt().map(|(card, _)| card).collect();
    let again = finished.dealt_again();
    let (first, second) = cards.split_at(cards.len() - again);
    assert_eq!(first, &order[before.len()..][..first.len()]);
    let shuffled = dealt.sealed().deal.key().again().shuffle(before.to_vec());
    assert_eq!(second, &shuffled[..again]);
    let left = if again > 0 {
        seen.shuffled_again += 1;
        assert_eq!(before.len() + first.len(), order.len());
        before.len() - again
    } else {
        order.len() - before.len() - first.len()
    };
    assert_eq!(dealt.round().left(), left);
    let in_hands: usize = finished.hands().map(|hand| hand.cards.len()).sum();
    assert_eq!(in_hands + dealer.len(), cards.len());

    // The dealer draws by the rule, and only against a hand that stands.
    let stands = finished
        .hands()
        .any(|hand| hand.end != End::Surrendered && total(hand.cards, rules.ace).0 <= 21);
    let naturals = matches!(
        finished.outcome(),
        Outcome::PlayerBlackjack | Outcome::DealerBlackjack
    );
    let both = finished.hands().count() == 1
        && rules.naturals != Naturals::NotSpecial
        && [&dealer[..], finished.hands().next().expect("a hand").cards]
            .iter()
            .all(|cards| cards.len() == 2 && total(cards, rules.ace).0 == 21);
    if stands && !naturals && !both {
        assert!(!dealer_draws(&dealer, rules), "{dealt:?}");
    } else {
        assert_eq!(dealer.len(), 2, "{dealt:?}");
    }

    // Chips.
    let net = settles(finished, &dealer, stake, rules);
    if let Funds::Behind(left) = stake.funds() {
        let left = left.checked_add(stake.bet().chips()).expect("small");
        assert!(finished.staked() <= left, "{dealt:?}");
    }
    let bank = Bank::default();
    let after = bank.settled(dealt.round());
    if signed(finished.staked()) <= signed(bank.chips()) {
        assert_eq!(signed(after.chips()), signed(bank.chips()) + net);
    }

    // What came up.
    let (insurance, won_back) = finished.insurance();
    let hands: Vec<_> = finished.hands().collect();
    let count = |it: bool| u32::from(it);
    let natural = finished.outcome() == Outcome::PlayerBlackjack;
    seen.rounds += 1;
    seen.four_hands += count(hands.len() == 4);
    seen.insured += count(insurance > Chips::NONE);
    seen.insurance_won += count(won_back > Chips::NONE);
    seen.surrendered += count(finished.outcome() == Outcome::Surrendered);
    seen.doubled += count(hands.iter().any(|hand| hand.end == End::Doubled));
    seen.even_money += count(natural && insurance > Chips::NONE);
    seen.six_to_five += count(natural && rules.naturals == Naturals::PaySixToFive);
    seen.later_rounds += count(!before.is_empty());
    [before, first].concat()
}

/// A round is its deal, its rules and its decisions: those that are kept make it again, and those that
/// a link tells come to the same.
fn comes_again(dealt: &Dealt<Round>) {
    let sealed = dealt.sealed().clone();
    let again = replay::<Round>(sealed.clone(), dealt.rules(), dealt.decisions());
    let again = again.expect("legal").run_on();
    assert_eq!(again.round(), dealt.round());
    let written = dealt.decisions().clone().told().to_string();
    let told = Decisions::parse(&written).expect(&written);
    let again = replay::<Round>(sealed, dealt.rules(), &told).expect("legal");
    assert_eq!(again.run_on().round(), dealt.round());
    let written = dealt.decisions().to_string();
    assert_eq!(Decisions::parse(&written).as_ref(), Ok(dealt.decisions()));
}

#[test]
fn random_rounds_by_random_rules_keep_cards_chips_and_rules() {
    let mut chance = Chance(seeded(SEED));
    let (mut tally, wanted) = (Seen::default(), often());
    while tally.rounds < wanted {
        let rules = chance.rules();
        let mut secret = [0; 32];
        chance.0.fill_bytes(&mut secret);
        let cut = chance.below(rules.decks().cards());
        let deal = Deal::new(Secret::from_bytes(secret), rules.decks(), cut);
        let deal = deal.expect("a cut inside the pack");
        let order = deal.order();
        let stake = chance.stake(&rules);
        assert_eq!(Round::accepts(&rules, &stake), Ok(()));
        let mut dealt = Dealt::<Round>::start(Sealed::shared(deal), rules, stake);
        let mut before = Vec::new();
        loop {
            dealt = plays(dealt, &mut chance);
            before = holds(&dealt, &before, &order, &mut tally);
            let stake = chance.stake(&rules);
            match dealt.next_round(stake) {
                Some(next) => dealt = next,
                None => break,
            }
        }
        let cut_card_is_out = match rules.shuffle.penetration() {
            None => true,
            Some(percent) => before.len() * 100 >= order.len() * usize::from(percent),
        };
        assert!(cut_card_is_out, "{dealt:?}");
        comes_again(&dealt);
    }
    println!("{tally:?}");
    for rare in [
        tally.four_hands,
        tally.shuffled_again,
        tally.insured,
        tally.insurance_won,
        tally.surrendered,
        tally.doubled,
        tally.even_money,
        tally.six_to_five,
        tally.later_rounds,
    ] {
        assert!(rare > 5, "too rare to be tested: {tally:?}");
    }
}
