//! Rounds of several hands from one deal, played until the bankroll is ruined or so large that ruin is practically
//! impossible. The coach only supplies the best hold: the cards are dealt and ranked one by one.

use crate::numbered::hand;
use crate::support::is_soak;
use fair_deal::coach::draw::{CashBack, DrawCoach};
use fair_deal::coach::risk::Bankroll;
use fair_deal::poker::Hands;
use fair_deal::poker::video_poker::{Class, PayTable};
use fair_deal::table::Marks;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

/// Deals a hand, holds the coach's best hold, and draws this many hands, each from its own rest of the pack. Returns
/// their total pay.
fn round(coach: &DrawCoach, hands: Hands, random: &mut ChaCha8Rng) -> u32 {
    let mut pack: [usize; 52] = std::array::from_fn(|number| number);
    shuffle(&mut pack, 0, 5, random);
    let dealt: [usize; 5] = std::array::from_fn(|place| pack[place]);
    let totals = coach.totals(&hand(dealt)).expect("a hand of the pack");
    let value = |(swapped, total): &(Marks, u64)| {
        total * (5 * coach.draws(5) / coach.draws(swapped.count()))
    };
    let best = Marks::all().zip(totals).max_by_key(value);
    let places: Vec<usize> = best.expect("32 holds").0.places().collect();
    let mut paid = 0;
    for _ in 0..hands.number() {
        shuffle(&mut pack, 5, places.len(), random);
        let mut drawn = dealt;
        for (place, card) in places.iter().zip(&pack[5..]) {
            drawn[*place] = *card;
        }
        let table = coach.table();
        let class = table.game().class(&hand(drawn));
        paid += class.map_or(0, |class| u32::from(table.pay(class)));
    }
    paid
}

/// Puts random cards from the rest of the pack, starting at this place, into this many places.
fn shuffle(pack: &mut [usize; 52], from: usize, cards: usize, random: &mut ChaCha8Rng) {
    for place in from..from + cards {
        let other = random.random_range(place..pack.len());
        pack.swap(place, other);
    }
}

/// Returns the number of visits that are played: 2,000 in a soak run, otherwise 200.
fn visits() -> u32 {
    if is_soak() { 2_000 } else { 200 }
}

/// Returns the number of cases that are played: all in a soak run, otherwise the first two, which have several hands,
/// with cash back and without.
fn cases() -> usize {
    if is_soak() { usize::MAX } else { 2 }
}

/// Returns the share of ruined bankrolls that began with this many bets, with its standard error. A bankroll is ruined
/// when it is below the bet of a round.
fn ruined(
    coach: &DrawCoach,
    (hands, cash_back): (Hands, CashBack),
    bank: f64,
    far: f64,
    walks: u32,
) -> (f64, f64) {
    let mut random = ChaCha8Rng::seed_from_u64(39);
    let bet = f64::from(hands.number());
    let mut ruined = 0;
    for _ in 0..walks {
        let mut left = bank;
        while left >= bet && left < far {
            let paid = f64::from(round(coach, hands, &mut random));
            left += paid - bet * (1.0 - cash_back.share());
        }
        ruined += u32::from(left < bet);
    }
    let share = f64::from(ruined) / f64::from(walks);
    (share, (share * (1.0 - share) / f64::from(walks)).sqrt())
}

/// Without cash back a ruined bankroll has 0 to n − 1 bets, with cash back less than n.
#[test]
fn ruin_of_rounds_agrees_with_played_rounds() {
    let jacks = PayTable::jacks(9, 6);
    let raised = jacks.with(Class::TwoPair, 3).expect("a pay");
    let deuces: PayTable = "deuces:800-200-25-15-9-5-3-2-2-1".parse().expect("a table");
    for (table, at_once, percent, bank, far) in [
        (raised, 3, 0.0, 40.0, 250.0),
        (jacks, 5, 12.0, 40.0, 300.0),
        (raised, 1, 0.0, 30.0, 200.0),
        (raised, 10, 0.0, 80.0, 500.0),
        (deuces, 10, 10.0, 60.0, 700.0),
    ]
    .into_iter()
    .take(cases())
    {
        let hands = Hands::new(at_once).expect("a number of hands");
        let cash_back = CashBack::percent(percent).expect("a percentage");
        let coach = DrawCoach::new(&table);
        let log_root = coach.every_deal().log_root(hands, cash_back);
        let (share, error) = ruined(&coach, (hands, cash_back), bank, far, visits());
        let n = f64::from(hands.number());
        let most = if percent > 0.0 {
            bank - n
        } else {
            bank - n + 1.0
        };
        let (low, high) = ((log_root * bank).exp(), (log_root * most).exp());
        let case = format!("{table} {at_once} {percent}: {low} {share} ± {error} {high}");
        println!("{case}");
        assert!((0.05..0.8).contains(&share), "{case}");
        assert!(
            low - 4.0 * error <= share && share <= high + 4.0 * error,
            "{case}"
        );
        let residual = (log_root * (far - n)).exp();
        assert!(
            residual < 0.2 * error,
            "{case}: far is too near, {residual}"
        );
    }
}

/// Rounds are played until the bankroll is ruined or doubled.
#[test]
fn doubling_of_rounds_agrees_with_played_rounds() {
    let jacks = PayTable::jacks(9, 6);
    let deuces: PayTable = "deuces:800-200-25-15-9-5-3-2-2-1".parse().expect("a table");
    for (table, at_once, percent, bank) in [
        (jacks, 3, 0.0, 4.5),
        (jacks, 10, 2.0, 200.0),
        (jacks, 3, 0.0, 200.0),
        (jacks, 10, 0.0, 20.5),
        (jacks, 10, 12.0, 30.5),
        (deuces, 25, 0.0, 300.0),
    ]
    .into_iter()
    .take(cases())
    {
        let hands = Hands::new(at_once).expect("a number of hands");
        let cash_back = CashBack::percent(percent).expect("a percentage");
        let coach = DrawCoach::new(&table);
        let deals = coach.every_deal();
        let banks = [2.0 * bank, bank, 1.0].map(|bets| Bankroll::new(bets).expect("a bankroll"));
        let known = deals.doubles(hands, cash_back, &banks).expect("chances");
        let (share, error) = ruined(&coach, (hands, cash_back), bank, 2.0 * bank, visits());
        println!("{table} {at_once} {percent} {bank}: {share} ± {error} {known:?}");
        let before = 1.0 - known[1];
        assert!((before - share).abs() < 4.0 * error, "{known:?} {share}");
        assert!(known[2].abs() < 1e-12, "one bet is ruined at once");
    }
}
