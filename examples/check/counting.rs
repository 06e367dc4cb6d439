//! The commands on counting and risk: `count`, `risk` and `bankroll`.

use std::error::Error;

use fair_deal::coach::counting::{Effects, System, Tags, insurance_correlation};
use fair_deal::coach::draw::{CashBack, DrawCoach, EveryDeal};
use fair_deal::coach::risk::{Bankroll, Gain};
use fair_deal::poker::Coins;
use serde_json::Value;

use super::{Answer, Flags, game_table, hands_flag, object, table};

/// The flags of `count` besides those of the rules: the system, or custom tags.
pub(super) const COUNT: &[&str] = &["--system", "--tags"];

/// The betting and the insurance correlation of a system at a table.
pub(super) fn count(mut flags: Flags) -> Answer {
    let tags = tags(&flags)?;
    flags.0.entry("--split").or_insert("4");
    let (rules, decks) = table(&flags)?;
    let no_correlation = "Tags that are all equal have no correlation.";
    let insurance = insurance_correlation(&tags).ok_or(no_correlation)?;
    let effects = Effects::of(&rules, decks);
    let betting = effects.betting_correlation(&tags).ok_or(no_correlation)?;
    Ok(object(&[
        ("betting_correlation", betting.into()),
        ("insurance_correlation", insurance.into()),
    ]))
}

/// The tags of the system that the flags name, or custom ones.
fn tags(flags: &Flags) -> Result<Tags, Box<dyn Error>> {
    match (flags.given("--system"), flags.given("--tags")) {
        (Some(system), None) => Ok(system.parse::<System>()?.tags()),
        (None, Some(tags)) => Ok(tags.parse()?),
        (None, None) => Err("--system or --tags is missing.".into()),
        (Some(_), Some(_)) => Err("--system and --tags exclude each other.".into()),
    }
}

/// The flags of `risk`.
pub(super) const RISK: &[&str] = &["--mean", "--deviation", "--bank", "--goal"];

/// The chance of ruin by Schlesinger's formula, ever or before a goal.
pub(super) fn risk(flags: &Flags) -> Answer {
    let gain = Gain::new(decimal(flags, "--mean")?, decimal(flags, "--deviation")?)?;
    let bank = amount(flags, "--bank")?;
    let ruin = match flags.given("--goal") {
        None => gain.ruin(bank),
        Some(_) => gain.ruin_before(bank, amount(flags, "--goal")?)?,
    };
    Ok(object(&[("ruin", ruin.into())]))
}

/// The flags of `bankroll`.
pub(super) const BANKROLL: &[&str] = &[
    "--game",
    "--table",
    "--joker",
    "--coins",
    "--cash-back",
    "--bet",
    "--bank",
    "--risk",
    "--hands",
    "--at-once",
];

/// The risk of a bankroll at video poker.
pub(super) fn bankroll(flags: &Flags) -> Answer {
    let (table, _) = game_table(flags)?;
    let coins = coins(flags)?;
    let cash_back = match flags.given("--cash-back") {
        None => CashBack::NONE,
        Some(_) => CashBack::percent(decimal(flags, "--cash-back")?)?,
    };
    let or = |name, otherwise| match flags.given(name) {
        None => Ok(otherwise),
        Some(_) => decimal(flags, name),
    };
    let bet = or("--bet", 1.0)?;
    let at_once = hands_flag(flags, "--at-once")?;
    let rounds_of = f64::from(at_once.number());
    let hands = or("--hands", rounds_of)?;
    for (name, number) in [("--bet", bet), ("--hands", hands)] {
        if number <= 0.0 || number > MOST {
            let typed = flags.given(name).unwrap_or_default();
            return Err(format!("{name} is a number above 0, up to {MOST:e}, not {typed}.").into());
        }
    }
    let bank = flags.given("--bank").map(|_| bankroll_in_bets(flags, bet));
    let bank = bank.transpose()?;
    let risk = flags.given("--risk").map(|_| decimal(flags, "--risk"));
    let risk = risk.transpose()?;
    let coach = DrawCoach::new(&table.on(coins));
    let is_asked = at_once.are_several() && (bank.is_some() || risk.is_some());
    let deals = is_asked.then(|| coach.every_deal());
    let outcomes = if at_once.are_several() {
        let root = |deals: &EveryDeal| deals.log_root(at_once, cash_back);
        let log_root = deals.as_ref().map_or(0.0, root);
        let whole = coach.whole();
        whole.risks_of_several(at_once, cash_back, log_root)?
    } else {
        coach.whole().risks(cash_back)
    };
    let each = outcomes.gain();
    let of_hands = each.times(hands / rounds_of);
    let mut fields: Vec<(&str, Value)> = vec![
        ("mean", (of_hands.mean() * bet).into()),
        ("deviation", (of_hands.deviation() * bet).into()),
        ("n0", each.n0().map(|rounds| rounds * rounds_of).into()),
    ];
    if let Some(bank) = bank {
        fields.push(("ruin", outcomes.ruin(bank).into()));
        let of_several = |deals: &EveryDeal| deals.doubles(at_once, cash_back, &[bank]);
        let of_several = deals.as_ref().and_then(of_several);
        let of_several = of_several.and_then(|all| all.first().copied());
        fields.push(("double", outcomes.doubles(bank).or(of_several).into()));
    }
    if let Some(risk) = risk {
        let bank = outcomes.bankroll_for(risk)?.map(|bets| bets * bet);
        fields.push(("bank", bank.into()));
    }
    Ok(object(&fields))
}

/// The largest `--bet` and `--hands`, and the largest `--bank` as a multiple of the bet. A larger number has no digits
/// for a single bet.
const MOST: f64 = 1e15;

/// The bankroll in this flag, in bets.
fn bankroll_in_bets(flags: &Flags, bet: f64) -> Result<Bankroll, Box<dyn Error>> {
    let size = decimal(flags, "--bank")?;
    let bets = Bankroll::new(size / bet).ok();
    let bets = bets.filter(|bets| bets.size() <= MOST);
    let typed = flags.needed("--bank")?;
    let wrong = || format!("--bank is a number from 0 to {MOST:e} times the bet, not {typed}.");
    Ok(bets.ok_or_else(wrong)?)
}

/// The bankroll in a flag.
fn amount(flags: &Flags, name: &str) -> Result<Bankroll, Box<dyn Error>> {
    let (size, typed) = (decimal(flags, name)?, flags.needed(name)?);
    let wrong = |_| format!("{name} is a number from 0 on, not {typed}.");
    Ok(Bankroll::new(size).map_err(wrong)?)
}

/// The number of coins per hand.
pub(super) fn coins(flags: &Flags) -> Result<Coins, Box<dyn Error>> {
    let coins = Coins::new(flags.number("--coins", 5)?);
    Ok(coins.ok_or("--coins is a number from 1 to 5.")?)
}

/// The number in a flag.
pub(super) fn decimal(flags: &Flags, name: &str) -> Result<f64, Box<dyn Error>> {
    let digits = flags.needed(name)?;
    let number = digits.parse::<f64>().ok().filter(|it| it.is_finite());
    Ok(number.ok_or_else(|| format!("{digits:?} is no number for {name}."))?)
}
