//! Random rounds of blackjack with random rules, bets and decisions: the properties of every round. The seed determines
//! everything, and a failure prints it.

use fair_deal::blackjack::side_bet::Class;
use fair_deal::blackjack::{
    Action, Bet, Charlie, CharlieAfterSplit, Chips as Betting, DealerHand, DeckCount, Destination,
    Double, DoubleAfterSplit, End, Finished, Funds, HoleCard, Limits, Naturals, Outcome, Rescue,
    Round, Rules, Seat, Seating, SettledHand, SettledSideBet, Shuffle, SideBet, SideStakes, Soft17,
    Split, SplitAcePlay, SplitAces, SplitTens, Stake, Surrender, Ties,
};
use fair_deal::core::{AceRule, Card, Chips, Deal, Rank, Secret, Suit};
use fair_deal::table::{
    Bank, Dealt, Decisions, Purse as _, Round as _, Rules as _, Sealed, Stage, Verdict, replay,
};
use rand::Rng;
use rand::rngs::ChaCha20Rng;

use crate::scoring;
use crate::support::{often, seeded};

struct Chance(ChaCha20Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn rules(&mut self) -> Rules {
        // Few cards, and few of them behind the cut card, so that shoes run short.
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
            double: self.one(Double::ALL),
            split: self.one(Split::ALL),
            double_after_split: self.one(DoubleAfterSplit::ALL),
            split_aces: self.one(SplitAces::ALL),
            surrender: self.one(Surrender::ALL),
            hole_card: self.one(HoleCard::ALL),
            rescue: self.one(Rescue::ALL),
            split_ace_play: self.one(SplitAcePlay::ALL),
            split_tens: self.one(SplitTens::ALL),
            charlie: self.one(Charlie::ALL),
            charlie_after_split: self.one(CharlieAfterSplit::ALL),
        }
        .without_clash()
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
        // More than half of the rounds have one hand alone, where most of the rare events are counted.
        let seating = match self.below(2) {
            _ if bet == Bet::NONE => Seating::ALONE,
            0 => Seating::ALONE,
            _ => {
                let hands = self.one(&[1, 2, 3]);
                Seating::new(hands, self.one(&[0, 1, 2, 3])).expect("within the limits")
            }
        };
        let mut side = SideStakes::NONE;
        if bet != Bet::NONE && self.below(3) == 0 {
            for its in SideBet::ALL {
                let table = self.one(its.tables());
                let chips = Bet::new(self.one(&[1, 5, 100])).expect("within the limits");
                side = side.with(table, self.one(&[Bet::NONE, chips]));
            }
        }
        let stake = Stake::of(bet).with_seating(seating).with_side_bets(side);
        stake.behind(funds)
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

/// The number of times each rare event occurred.
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
    seven_to_five: u32,
    two_to_one: u32,
    surrendered_early: u32,
    played_on: u32,
    rescued: u32,
    charlies: u32,
    split_charlies: u32,
    doubled_charlies: u32,
    late_naturals: u32,
    spared: u32,
    doubled_later: u32,
    hit_aces: u32,
    later_rounds: u32,
    several_spots: u32,
    splits_beside: u32,
    other_seats: u32,
    side_bets_won: u32,
    seats_split: u32,
}

/// Returns a hand's total, and true if an ace counts 11 in it, by the second opinion on counting.
fn total(cards: &[Card], ace: AceRule) -> (u32, bool) {
    let ranks: Vec<Rank> = cards.iter().map(|card| card.rank).collect();
    let (total, soft, _) = scoring::oracle(&ranks, ace);
    (total, soft)
}

/// Checks that an action is listed if and only if it is accepted, and that a refusal returns the unchanged round.
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

/// Returns true if the rule makes the dealer draw to these cards.
fn dealer_draws(cards: &[Card], rules: &Rules) -> bool {
    match total(cards, rules.ace) {
        (17, true) => rules.soft17 == Soft17::Hits,
        (total, _) => total < 17,
    }
}

/// Returns true if a surrendered hand keeps half its bet against a natural, as RULES.md describes.
fn keeps_half(rules: &Rules, up: u32) -> bool {
    use Surrender::{
        AnyCards, Early, EarlyAce, EarlyAceLate, EarlyTen, EarlyTenLate, Late, LateOrNatural, No,
    };
    let takes_all = rules.hole_card == HoleCard::NoneTakesAll;
    match rules.surrender {
        Early => true,
        EarlyTen => up == 10,
        EarlyAce => up == 1,
        EarlyTenLate => up == 10 || takes_all && up != 1,
        EarlyAceLate => up == 1 || takes_all,
        Late | AnyCards => takes_all && up != 1,
        LateOrNatural | No => false,
    }
}

/// Checks the settlement hand by hand in a second and slower way. Returns the net result in half chips.
fn settles(finished: &Finished, dealer: &[Card], stake: &Stake, rules: &Rules) -> i64 {
    let bet = i64::from(stake.bet().number()) * 2;
    let (dealers, _) = total(dealer, rules.ace);
    let dealer_natural =
        rules.naturals != Naturals::NotSpecial && dealer.len() == 2 && dealers == 21;
    let hands: Vec<_> = finished.hands().collect();
    let spots = hands.chunk_by(|one, next| one.spot == next.spot);
    let mut net: i64 = spots
        .map(|spot| settles_spot(spot, dealer, bet, rules))
        .sum();
    let (insurance, back) = finished.insurance();
    let insurance = signed(insurance);
    let halves = 0..=i64::from(stake.seating().hands());
    assert!(
        halves
            .into_iter()
            .any(|insured| 2 * insurance == insured * bet)
    );
    let won = if dealer_natural {
        2 * insurance
    } else {
        -insurance
    };
    assert_eq!(signed(back), insurance + won);
    net += won;
    net += settles_side_bets(finished, dealer, stake);
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

/// Checks side bets: the stakes, the cards they are about, and Perfect Pairs in a second way. Returns the net result in
/// half chips.
fn settles_side_bets(finished: &Finished, dealer: &[Card], stake: &Stake) -> i64 {
    let dealt: Vec<(Card, Destination)> = finished.dealt().collect();
    let spots = usize::from(stake.seating().hands());
    let before = usize::from(stake.seating().before());
    let all = stake.seating().dealt();
    assert_eq!(dealt[all].1, Destination::Upcard);
    let settled = finished.side_bets();
    assert_eq!(settled.len(), stake.side_bets().each().count() * spots);
    let mut net = 0;
    for bet in settled {
        let one = dealt[before + bet.spot].0;
        let other = dealt[all + 1 + before + bet.spot].0;
        assert_eq!(bet.staked, stake.side_bets().on(bet.table.bet()).chips());
        let red = |card: Card| matches!(card.suit, Suit::Hearts | Suit::Diamonds);
        if bet.table.bet() == SideBet::PerfectPairs {
            let class = match (one.rank == other.rank, one.suit == other.suit) {
                (false, _) => None,
                (true, true) => Some(0),
                (true, false) if red(one) == red(other) => Some(1),
                (true, false) => Some(2),
            };
            let pays = class.map_or(0, |class: usize| 1 + i64::from(bet.table.rows()[class].1));
            assert_eq!(signed(bet.returned), signed(bet.staked) * pays);
        }
        if bet.table.bet() == SideBet::BustIt && bet.returned > bet.staked {
            assert!(dealer.len() > 2, "{finished:?}");
        }
        net += signed(bet.returned) - signed(bet.staked);
    }
    net
}

/// Checks the hands of one spot in the same way.
fn settles_spot(hands: &[SettledHand], dealer: &[Card], bet: i64, rules: &Rules) -> i64 {
    let special = rules.naturals != Naturals::NotSpecial;
    let natural = |cards: &[Card]| cards.len() == 2 && total(cards, rules.ace).0 == 21;
    let (dealers, _) = total(dealer, rules.ace);
    let dealer_natural = special && natural(dealer);
    let bets = |end: End| match end {
        End::Doubled | End::Rescued => 2,
        End::Played | End::Surrendered => 1,
    };
    let all: i64 = hands.iter().map(|hand| bets(hand.end)).sum();
    // The dealer's natural takes only the original bet.
    let spares = dealer_natural && rules.hole_card == HoleCard::NoneTakesOriginal && all > 1;
    let (up, _) = total(&dealer[..1], AceRule::One);
    let mut net = 0;
    for (number, hand) in hands.iter().enumerate() {
        let (players, _) = total(hand.cards, rules.ace);
        let player_natural = special && hands.len() == 1 && natural(hand.cards);
        let wins = match rules.charlie {
            Charlie::None => usize::MAX,
            Charlie::Five => 5,
            Charlie::Six => 6,
            Charlie::Seven => 7,
        };
        let holds = hands.len() == 1 || rules.charlie_after_split == CharlieAfterSplit::Yes;
        let is_charlie = holds && hand.cards.len() >= wins && players <= 21;
        let staked = bets(hand.end) * bet;
        let lost = (-staked, Outcome::DealerBlackjack);
        let tie = match rules.ties {
            Ties::Draw => (0, Outcome::Draw),
            Ties::DealerWins => (-staked, Outcome::DealerWins),
        };
        let pays = match rules.naturals {
            Naturals::PayThreeToTwo => 3 * bet / 2,
            Naturals::PaySixToFive => 6 * bet / 5,
            Naturals::PaySevenToFive => 7 * bet / 5,
            Naturals::PayTwoToOne => 2 * bet,
            Naturals::PayEven | Naturals::NotSpecial => bet,
        };
        let (won, outcome) = match hand.end {
            _ if spares && number == 0 => (-bet, Outcome::DealerBlackjack),
            _ if spares => (0, Outcome::BetReturned),
            End::Surrendered if dealer_natural && !keeps_half(rules, up) => lost,
            End::Surrendered => (-bet / 2, Outcome::Surrendered),
            End::Rescued => (-bet, Outcome::Surrendered),
            End::Played | End::Doubled => match (player_natural, dealer_natural) {
                _ if players > 21 => (-staked, Outcome::PlayerBusts),
                (true, true) => tie,
                (true, false) => (pays, Outcome::PlayerBlackjack),
                (false, true) => lost,
                (false, false) if is_charlie => (staked, Outcome::Charlie),
                (false, false) if dealers > 21 => (staked, Outcome::DealerBusts),
                (false, false) if players > dealers => (staked, Outcome::PlayerWins),
                (false, false) if players == dealers => tie,
                (false, false) => (-staked, Outcome::DealerWins),
            },
        };
        assert_eq!(hand.outcome, outcome, "{hands:?}");
        assert_eq!(signed(hand.staked), staked);
        assert_eq!(signed(hand.returned), staked + won, "{hands:?}");
        net += won;
    }
    net
}

fn signed(chips: Chips) -> i64 {
    i64::try_from(chips.halves()).expect("a small amount")
}

/// Plays one round to its end and checks every step.
fn plays(mut dealt: Dealt<Round>, chance: &mut Chance) -> Dealt<Round> {
    let rules = *dealt.rules();
    let mut steps = 0;
    loop {
        let round = dealt.round();
        listed_iff_accepted(round);
        steps += 1;
        assert!(steps < 300, "a round has an end: {round:?}");
        match round.stage() {
            Stage::Player => {
                let has_hole = matches!(round.dealer(), DealerHand::HoleDown { .. });
                assert_eq!(has_hole, rules.hole_card == HoleCard::Peek, "{round:?}");
                let action = chance.action(round);
                let (after, refused) = dealt.play(action);
                assert_eq!(refused, None);
                dealt = after;
            }
            Stage::Dealer => {
                if round.acting_seat().is_none() {
                    assert!(dealer_draws(round.dealer().seen(), &rules), "{round:?}");
                }
                dealt = dealt.advance();
            }
            Stage::Over => return dealt,
            Stage::Swap => unreachable!("no card of blackjack is swapped"),
        }
    }
}

/// Checks that the dealer drew by the rule when a hand stood. Without a hole card, the dealer also draws one card where
/// a natural would have changed something.
fn dealer_has_drawn(finished: &Finished, dealer: &[Card], rules: &Rules) {
    let hands: Vec<_> = finished.hands().collect();
    let special = rules.naturals != Naturals::NotSpecial;
    let natural = |cards: &[Card]| special && cards.len() == 2 && total(cards, rules.ace).0 == 21;
    let beside = |hand: &SettledHand| hands.iter().filter(|it| it.spot == hand.spot).count();
    let is_own = |hand: &SettledHand| beside(hand) == 1 && natural(hand.cards);
    let own = hands.iter().any(is_own);
    let hand_stands = hands.iter().any(|hand| {
        let played = matches!(hand.end, End::Played | End::Doubled);
        let open = total(hand.cards, rules.ace).0 <= 21 && hand.outcome != Outcome::Charlie;
        played && open && !is_own(hand)
    });
    let stands = hand_stands
        || finished.seats().iter().any(|seat| {
            let cards = seat.cards();
            let only = cards.len() == 1;
            let wins = rules.charlie.cards().map_or(usize::MAX, usize::from);
            let counts = only || rules.charlie_after_split == CharlieAfterSplit::Yes;
            let is_charlie = |cards: &[Card]| counts && cards.len() >= wins;
            let stands = |cards: &&[Card]| {
                total(cards, rules.ace).0 <= 21 && !(only && natural(cards)) && !is_charlie(cards)
            };
            cards.iter().any(stands)
        });
    let bust_it = finished
        .side_bets()
        .into_iter()
        .any(|bet| bet.table.bet() == SideBet::BustIt && bet.class != Some(Class::PlayerNatural));
    let stands = stands || bust_it;
    if rules.hole_card == HoleCard::Peek {
        if stands && !natural(dealer) {
            assert!(!dealer_draws(dealer, rules), "{finished:?}");
        } else {
            assert_eq!(dealer.len(), 2, "{finished:?}");
        }
        return;
    }
    let charlie = hands.iter().any(|hand| hand.outcome == Outcome::Charlie);
    let beaten = natural(dealer);
    if stands && !beaten {
        assert!(!dealer_draws(dealer, rules), "{finished:?}");
    } else {
        let (up, _) = total(&dealer[..1], AceRule::One);
        let may_be = special && rules.ace == AceRule::OneOrEleven && (up == 1 || up == 10);
        let surrendered = hands.iter().any(|hand| hand.end == End::Surrendered);
        let given_up = surrendered && !keeps_half(rules, up);
        let several = hands
            .iter()
            .any(|hand| beside(hand) > 1 || matches!(hand.end, End::Doubled | End::Rescued));
        let added = several && rules.hole_card == HoleCard::NoneTakesOriginal;
        let insured = finished.insurance().0 > Chips::NONE;
        let ladies = finished.side_bets().into_iter().any(|bet| {
            let classes = [Class::QueensOfHearts, Class::QueensOfHeartsWithNatural];
            bet.class.is_some_and(|class| classes.contains(&class))
        });
        let looks = ladies || may_be && (charlie || own || given_up || added || insured);
        let cards = if looks || beaten { 2 } else { 1 };
        assert_eq!(dealer.len(), cards, "{finished:?}");
    }
}

/// Checks a finished round.
fn check_finished(
    dealt: &Dealt<Round>,
    before: &[Card],
    order: &[Card],
    seen: &mut Seen,
) -> Vec<Card> {
    let Round::Over(finished) = dealt.round() else {
        panic!("not over: {dealt:?}");
    };
    let (rules, stake) = (dealt.rules(), dealt.decisions().last_stake());
    let dealer = dealt.round().dealer().seen().to_vec();

    // This round's cards are the next ones of the order. At the end of the order come the cards of the earlier rounds,
    // shuffled by their own key.
    let cards: Vec<Card> = finished.dealt().map(|(card, _)| card).collect();
    let again = finished.dealt_after_reshuffle();
    let (first, second) = cards.split_at(cards.len() - again);
    assert_eq!(first, &order[before.len()..][..first.len()]);
    let shuffled = dealt
        .sealed()
        .deal
        .key()
        .reshuffle_key()
        .shuffle(before.to_vec());
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
    let seats = finished
        .seats()
        .iter()
        .flat_map(Seat::cards)
        .flatten()
        .count();
    assert_eq!(in_hands + seats + dealer.len(), cards.len());

    dealer_has_drawn(finished, &dealer, rules);

    // Chips.
    let net = settles(finished, &dealer, stake, rules);
    if let Funds::Behind(left) = stake.funds() {
        let left = left.checked_add(stake.all()).expect("small");
        assert!(finished.staked() <= left, "{dealt:?}");
    }
    let bank = Bank::default();
    let after = bank.settled(dealt.round());
    if signed(finished.staked()) <= signed(bank.chips()) {
        assert_eq!(signed(after.chips()), signed(bank.chips()) + net);
    }

    // Counts of rare events.
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
    seen.seven_to_five += count(natural && rules.naturals == Naturals::PaySevenToFive);
    seen.two_to_one += count(natural && rules.naturals == Naturals::PayTwoToOne);
    let decided = dealt.decisions().last_round();
    let has = |outcome| hands.iter().any(|hand| hand.outcome == outcome);
    let two = hands.len() > usize::from(finished.seating().hands());
    let early = decided.last() == Some(&Action::Surrender) && dealer.len() == 2 && !two;
    seen.surrendered_early += count(early && total(&dealer, rules.ace).0 == 21);
    seen.played_on += count(decided.contains(&Action::PlayOn));
    seen.rescued += count(hands.iter().any(|hand| hand.end == End::Rescued));
    seen.charlies += count(has(Outcome::Charlie));
    seen.split_charlies += count(two && has(Outcome::Charlie));
    let doubled = |hand: &SettledHand| hand.end == End::Doubled;
    let is_charlie = |it: &SettledHand| doubled(it) && it.outcome == Outcome::Charlie;
    seen.doubled_charlies += count(hands.iter().any(is_charlie));
    let late = rules.hole_card == HoleCard::NoneTakesAll && has(Outcome::DealerBlackjack);
    seen.late_naturals += count(late && signed(finished.staked()) > signed(hands[0].staked));
    let spares = rules.hole_card == HoleCard::NoneTakesOriginal && has(Outcome::DealerBlackjack);
    seen.spared += count(spares && finished.returned() > Chips::NONE);
    seen.doubled_later += count(hands.iter().any(|it| doubled(it) && it.cards.len() > 3));
    let is_ace = |card: &Card| card.rank == Rank::Ace;
    let hit_ace = |it: &SettledHand| it.cards.len() > 2 && is_ace(&it.cards[0]);
    seen.hit_aces += count(two && hands.iter().any(hit_ace));
    seen.later_rounds += count(!before.is_empty());
    let spots = usize::from(finished.seating().hands());
    seen.several_spots += count(spots > 1);
    seen.splits_beside += count(spots > 1 && hands.len() > spots + 1);
    let won = |bet: &SettledSideBet| bet.returned > bet.staked;
    seen.side_bets_won += count(finished.side_bets().iter().any(won));
    seen.other_seats += count(!finished.seats().is_empty());
    let is_split = |seat: &Seat| seat.cards().len() > 1;
    seen.seats_split += count(finished.seats().iter().any(is_split));
    [before, first].concat()
}

/// Checks that the deal, the rules and the decisions replay the round, from saved decisions and from those in a link.
fn assert_replayable(dealt: &Dealt<Round>) {
    let sealed = dealt.sealed().clone();
    let again = replay::<Round>(sealed.clone(), dealt.rules(), dealt.decisions());
    let again = again.expect("legal").run_on();
    assert_eq!(again.round(), dealt.round());
    let written = dealt.decisions().clone().for_link().to_string();
    let told = Decisions::parse(&written).expect(&written);
    let again = replay::<Round>(sealed, dealt.rules(), &told).expect("legal");
    assert_eq!(again.run_on().round(), dealt.round());
    let written = dealt.decisions().to_string();
    assert_eq!(Decisions::parse(&written).as_ref(), Ok(dealt.decisions()));
}

#[test]
fn random_rounds_keep_cards_chips_and_rules() {
    let mut chance = Chance(seeded());
    let (mut tally, wanted) = (Seen::default(), often(100_000));
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
            before = check_finished(&dealt, &before, &order, &mut tally);
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
        assert_replayable(&dealt);
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
        tally.seven_to_five,
        tally.two_to_one,
        tally.surrendered_early,
        tally.played_on,
        tally.rescued,
        tally.charlies,
        tally.split_charlies,
        tally.doubled_charlies,
        tally.late_naturals,
        tally.spared,
        tally.doubled_later,
        tally.hit_aces,
        tally.later_rounds,
        tally.several_spots,
        tally.splits_beside,
        tally.other_seats,
        tally.side_bets_won,
        tally.seats_split,
    ] {
        assert!(rare > 5, "too rare to be tested: {tally:?}");
    }
}
