//! Risk formulas against published examples and against random walks computed step by step.

use crate::support::golden;
use fair_deal::coach::draw::{CashBack, DrawCoach};
use fair_deal::coach::risk::{Bankroll, Gain, NoRisk, Outcome, Outcomes, PaidRounds, kelly_ruin};
use fair_deal::poker::video_poker::{Game, PayTable};
use proptest::prelude::*;

fn bankroll(size: f64) -> Bankroll {
    Bankroll::new(size).expect("a bankroll")
}

fn gain(mean: f64, deviation: f64) -> Gain {
    Gain::new(mean, deviation).expect("a gain")
}

#[track_caller]
fn near(found: f64, expected: f64) {
    let most = 1e-12 * expected.abs().max(1.0);
    assert!((found - expected).abs() <= most, "{found}, not {expected}");
}

/// The worked examples of `tests/golden/count_systems.json`, which names their sources.
#[test]
fn published_examples_hold_to_their_digits() {
    let golden = golden("count_systems.json");
    let mut tried = 0;
    for example in golden["risk"]["examples"].as_array().expect("examples") {
        let number = |name: &str| example[name].as_f64().expect("a number");
        let formula = example["formula"].as_str().expect("a formula");
        let given = |square: bool| {
            if square {
                Gain::from_square(number("m"), number("q")).expect("a gain")
            } else {
                gain(number("m"), number("s"))
            }
        };
        if formula == "exponential" {
            near(
                given(false).exponential_ruin(bankroll(number("B"))),
                number("value"),
            );
        } else if formula == "schlesinger" {
            near(given(false).ruin(bankroll(number("B"))), number("value"));
        } else if formula == "before_goal" {
            let ruin = given(false).ruin_before(bankroll(number("B")), bankroll(number("G")));
            near(ruin.expect("a goal"), number("value"));
        } else if formula.starts_with("double the bankroll") {
            near(
                1.0 - given(true).doubles(bankroll(number("B"))),
                number("value"),
            );
        } else if formula == "exact_discrete" {
            near(jacks(0.84).root(), number("R"));
        } else {
            assert_eq!(formula, "score");
            // The golden figures use the mean square as the variance.
            let of = gain(number("m"), number("q").sqrt());
            assert_eq!(format!("{:.1}", of.score().expect("a score")), "58.7");
            assert_eq!(format!("{:.0}", of.n0().expect("rounds")), "17047");
        }
        tried += 1;
    }
    assert_eq!(tried, 7);
}

#[test]
fn kelly_ruin_follows_from_score() {
    assert_eq!(format!("{:.4}", kelly_ruin(1.0).expect("full")), "0.1353");
    assert_eq!(format!("{:.4}", kelly_ruin(0.5).expect("half")), "0.0183");
    let of_kelly = gain(0.02, 1.1);
    let kelly_bankroll = bankroll(of_kelly.kelly_bankroll().expect("a bankroll"));
    near(
        of_kelly.exponential_ruin(kelly_bankroll),
        kelly_ruin(1.0).expect("full"),
    );
    assert_eq!(kelly_ruin(0.0), Err(NoRisk::Kelly(0.0)));
}

/// The outcomes of a round of 9/6 Jacks or Better with this percentage of cash back.
fn jacks(percent: f64) -> Outcomes {
    let table = PayTable::named(Game::JacksOrBetter, "9/6").expect("a table");
    let cash_back = CashBack::percent(percent).expect("cash back");
    DrawCoach::new(&table).whole().outcomes(cash_back)
}

/// Source: Bob Dancer, column of 23 April 2013: $34,800 for 5 %, and 9.8 % for $27,000, at $5 a hand.
#[test]
fn jacks_bankroll_is_the_published_amount() {
    let outcomes = jacks(0.84);
    let dollars = 5.0
        * outcomes
            .bankroll_for(0.05)
            .expect("a risk")
            .expect("a bankroll");
    assert_eq!(format!("{dollars:.0}"), "34805");
    let ruin = outcomes.ruin(bankroll(27_000.0 / 5.0));
    assert_eq!(format!("{:.3}", 100.0 * ruin), "9.789");
    near(
        outcomes.gain().mean(),
        0.995_439_043_695_122_3 - 1.0 + 0.0084,
    );
    assert_eq!(
        format!("{:.6}", outcomes.gain().deviation().powi(2)),
        "19.514676"
    );
    // Without cash back the game loses.
    let outcomes = jacks(0.0);
    assert_eq!(outcomes.bankroll_for(0.05), Ok(None));
    near(outcomes.ruin(bankroll(1e6)), 1.0);
    assert_eq!(outcomes.gain().n0(), None);
}

#[test]
fn losing_gain_ruins_every_bankroll() {
    for of_loss in [gain(-1.0, 3.0), gain(0.0, 3.0), gain(-1.0, 0.0)] {
        near(of_loss.ruin(bankroll(50.0)), 1.0);
        near(of_loss.exponential_ruin(bankroll(50.0)), 1.0);
        assert_eq!(of_loss.bankroll_for(0.1), Ok(None));
        assert_eq!((of_loss.score(), of_loss.n0()), (None, None));
        assert_eq!(of_loss.kelly_bankroll(), None);
    }
    for sure in [gain(1.0, 0.0), gain(2.0, 1.5), gain(1.0, 1.0)] {
        near(sure.ruin(bankroll(50.0)), 0.0);
        near(sure.ruin(bankroll(0.0)), 1.0);
        near(
            sure.ruin_before(bankroll(50.0), bankroll(60.0))
                .expect("a goal"),
            0.0,
        );
    }
    near(gain(0.0, 0.0).ruin(bankroll(1.0)), 0.0);
}

#[test]
fn even_gain_with_goal_has_the_limit() {
    let ruin = |mean: f64| {
        let ruin = gain(mean, 10.0).ruin_before(bankroll(50.0), bankroll(200.0));
        ruin.expect("a goal")
    };
    near(ruin(0.0), 0.75);
    for mean in [1e-9, -1e-9] {
        assert!((ruin(mean) - 0.75).abs() < 1e-8);
    }
    // A walk of many steps down.
    assert!(ruin(-5.0) > 0.999_999);
    near(
        gain(-1.0, 1e-9)
            .ruin_before(bankroll(1.0), bankroll(1e9))
            .expect("a goal"),
        1.0,
    );
}

#[test]
fn invalid_amounts_are_refused() {
    for wrong in [f64::NAN, f64::INFINITY] {
        assert!(Gain::new(wrong, 1.0).is_err());
        assert!(Gain::new(1.0, wrong).is_err());
        assert!(Bankroll::new(wrong).is_err());
    }
    assert_eq!(Gain::new(1.0, -1.0), Err(NoRisk::Deviation(-1.0)));
    assert_eq!(Bankroll::new(-1.0), Err(NoRisk::Bankroll(-1.0)));
    assert!(Gain::from_square(2.0, 3.0).is_err());
    for (from, goal) in [(2.0, 1.0), (0.0, 0.0)] {
        let refused = gain(1.0, 2.0).ruin_before(bankroll(from), bankroll(goal));
        assert_eq!(
            refused,
            Err(NoRisk::Goal {
                bankroll: from,
                goal
            })
        );
    }
    for risk in [0.0, -0.1, 1.1, f64::NAN] {
        assert!(gain(1.0, 2.0).bankroll_for(risk).is_err());
    }
    let half = Outcome {
        chance: 0.5,
        net: 1.0,
    };
    assert_eq!(Outcomes::new(vec![half]), Err(NoRisk::Outcomes));
}

/// Computes the chance of ruin before a goal round by round, until hardly any player is left. All amounts are whole
/// chips. A player with less than the bet is ruined.
fn walked(outcomes: &[Outcome], bet: usize, start: usize, goal: usize) -> f64 {
    if start < bet {
        return 1.0;
    }
    let mut at = vec![0.0; goal];
    at[start] = 1.0;
    let mut ruined = 0.0;
    while at.iter().sum::<f64>() > 1e-13 {
        let mut next = vec![0.0; goal];
        for (bets, chance) in at.iter().enumerate() {
            for outcome in outcomes {
                #[expect(clippy::cast_possible_truncation, reason = "small whole numbers")]
                let after = i64::try_from(bets).expect("small") + outcome.net as i64;
                match usize::try_from(after) {
                    Err(_) => ruined += chance * outcome.chance,
                    Ok(after) if after < bet => ruined += chance * outcome.chance,
                    Ok(after) if after >= goal => {}
                    Ok(after) => next[after] += chance * outcome.chance,
                }
            }
        }
        at = next;
    }
    ruined
}

proptest! {
    /// Against the walk: losses of one bet, and wins that exceed the goal.
    #[test]
    fn ruin_before_goal_equals_the_walk(
        weights in prop::array::uniform4(0.05..1.0_f64),
        start in 1..12_usize,
        more in 1..12_usize,
    ) {
        let sum: f64 = weights.iter().sum();
        let nets = [-1.0, 0.0, 1.0, 7.0];
        let all = weights.into_iter().zip(nets);
        let all: Vec<Outcome> =
            all.map(|(weight, net)| Outcome { chance: weight / sum, net }).collect();
        let goal = start + more;
        let expected = walked(&all, 1, start, goal);
        #[expect(clippy::cast_precision_loss, reason = "small")]
        let (start, goal) = (bankroll(start as f64), bankroll(goal as f64));
        let outcomes = Outcomes::new(all).expect("outcomes");
        let found = outcomes.ruin_before(start, goal).expect("a goal");
        prop_assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
    }

    /// A walk of one step up or down: the root is the odds, and the ruin before a goal is the gambler's ruin.
    #[test]
    fn even_steps_have_the_classic_ruin(up in 0.501..0.99_f64, start in 1..40_u32, more in 1..40_u32) {
        let outcomes = Outcomes::new(vec![
            Outcome { chance: up, net: 1.0 },
            Outcome { chance: 1.0 - up, net: -1.0 },
        ]);
        let outcomes = outcomes.expect("outcomes");
        let odds = (1.0 - up) / up;
        let (from, goal) = (f64::from(start), f64::from(start + more));
        let close = |found: f64, expected: f64| (found - expected).abs() < 1e-9;
        prop_assert!(close(outcomes.root(), odds));
        prop_assert!(close(outcomes.ruin(bankroll(from)), odds.powf(from)));
        let classic = (odds.powf(from) - odds.powf(goal)) / (1.0 - odds.powf(goal));
        let found = outcomes.ruin_before(bankroll(from), bankroll(goal)).expect("a goal");
        prop_assert!(close(found, classic), "{} {}", found, classic);
    }

    /// More money never increases the risk, and a goal never increases the chance of ruin.
    #[test]
    fn ruin_falls_with_the_bankroll(
        mean in -5.0..5.0_f64,
        deviation in 0.1..50.0_f64,
        size in 1.0..500.0_f64,
        more in 1.0..500.0_f64,
    ) {
        let of = gain(mean, deviation);
        let (less, more) = (bankroll(size), bankroll(size + more));
        prop_assert!(of.ruin(more) <= of.ruin(less));
        let with_goal = of.ruin_before(less, more).expect("a goal");
        prop_assert!((0.0..=1.0).contains(&with_goal));
        prop_assert!(with_goal <= of.ruin(less) + 1e-12);
        let doubles = of.doubles(less);
        prop_assert!((0.0..=1.0).contains(&doubles));
        if let Some(needed) = of.bankroll_for(0.3).expect("a risk") {
            let ruin = of.ruin(bankroll(needed));
            prop_assert!(needed == 0.0 || (ruin - 0.3).abs() < 1e-9, "{}", ruin);
        }
    }
}

/// These outcomes in chips, with bets of this many chips.
fn in_chips(outcomes: &[Outcome], bet: f64) -> Vec<Outcome> {
    let in_chips = |it: &Outcome| Outcome {
        net: (bet * it.net).round(),
        ..*it
    };
    outcomes.iter().map(in_chips).collect()
}

/// The outcomes of a round of full-pay deuces with this percentage of cash back.
fn deuces(percent: f64) -> Outcomes {
    let table = Game::Deuces.usual();
    assert_eq!(table.to_string(), "deuces:800-200-25-15-9-5-3-2-2-1");
    let cash_back = CashBack::percent(percent).expect("cash back");
    DrawCoach::new(&table).whole().outcomes(cash_back)
}

/// Full-pay deuces, with bankrolls in bets that have a rest below one bet. Source of the chances to double: a program
/// that shares no code with this one.
#[test]
fn rest_below_one_bet_is_never_bet() {
    let outcomes = deuces(0.0);
    let root = outcomes.root();
    for (bets, whole, doubles) in [
        (0.0, 0, 0.0),
        (0.2, 0, 0.0),
        (0.5, 0, 0.0),
        (0.99, 0, 0.0),
        (1.4, 1, 0.170_954),
        (1.5, 1, 0.170_954),
        (2.5, 2, 0.269_415),
        (20.2, 20, 0.331_655),
    ] {
        let found = outcomes.doubles(bankroll(bets));
        assert!((found - doubles).abs() < 5e-7, "{bets}: {found}");
        near(outcomes.ruin(bankroll(bets)), root.powi(whole));
    }
    assert_eq!(
        format!("{:.5}", outcomes.ruin(bankroll(7.0 / 5.0))),
        "0.99935"
    );
    assert_eq!(
        format!("{:.5}", outcomes.ruin(bankroll(101.0 / 5.0))),
        "0.98702"
    );
    // Three bets of a tenth are 0.3, although the quotient is below 3 by rounding.
    near(
        outcomes.doubles(bankroll(0.3 / 0.1)),
        outcomes.doubles(bankroll(3.0)),
    );
    near(outcomes.ruin(bankroll(0.3 / 0.1)), root.powi(3));
}

/// Every bankroll in chips, with bets of five chips, and with cash back of half a chip for a bet of five (ten half chips).
#[test]
fn doubling_of_every_bankroll_equals_the_walk_in_chips() {
    for (percent, bet, banks) in [
        (0.0, 5_u32, [1, 4, 5, 7, 9, 12, 101]),
        (10.0, 10, [5, 9, 10, 13, 15, 25, 205]),
        (50.0, 10, [5, 9, 10, 13, 15, 25, 105]),
    ] {
        let outcomes = deuces(percent);
        let chips = in_chips(outcomes.all(), f64::from(bet));
        for bank in banks {
            let whole = |number: u32| usize::try_from(number).expect("small");
            let expected = 1.0 - walked(&chips, whole(bet), whole(bank), whole(2 * bank));
            let found = outcomes.doubles(bankroll(f64::from(bank) / f64::from(bet)));
            assert!(
                (found - expected).abs() < 1e-11,
                "{percent} {bank}: {found}, {expected}"
            );
        }
    }
}

/// With larger goals and cash back the chance is an approximation.
#[test]
fn doubling_of_many_bets_with_cash_back_is_close() {
    for percent in [0.84, 2.0] {
        let (outcomes, cash_back) = (jacks(percent), percent / 100.0);
        let pays = outcomes
            .all()
            .iter()
            .map(|it| ((it.net + 1.0 - cash_back).round(), it.chance));
        let rounds = PaidRounds::new(1.0, cash_back, pays);
        let bank = bankroll(60.4);
        let goal = 2.0 * bank.size();
        assert!(goal > Outcomes::MOST_EXACT_WITH_CASH_BACK);
        let expected = 1.0 - rounds.ruin_before(bank, goal).expect("few steps");
        let found = outcomes.doubles(bank);
        assert!(
            (found - expected).abs() < 5e-4,
            "{percent}: {found}, not {expected}"
        );
    }
}

/// The bankroll for a risk is the smallest whole number of bets with at most that risk.
#[test]
fn bankroll_for_a_risk_is_the_smallest_whole_number_of_bets() {
    for outcomes in [deuces(0.0), deuces(1.0), jacks(0.84), jacks(100.0)] {
        for risk in [0.05, 0.01, 0.5, 0.999_9] {
            let bets = outcomes.bankroll_for(risk).expect("a risk").expect("bets");
            near(bets, bets.round());
            assert!(
                bets >= 1.0 && outcomes.ruin(bankroll(bets)) <= risk,
                "{bets}"
            );
            assert!(outcomes.ruin(bankroll(bets - 1.0)) > risk, "{bets}");
        }
        assert_eq!(outcomes.bankroll_for(1.0), Ok(Some(0.0)));
        let exactly = outcomes.ruin(bankroll(20.0));
        if exactly > 0.0 {
            assert_eq!(outcomes.bankroll_for(exactly), Ok(Some(20.0)));
        }
    }
}
