//! The words of the page of statistics, in every language.

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use crate::blackjack::Rules;
use crate::core::Jokers;
use crate::history::{DecisionsPoint, Ending, GameName, Unit};
use crate::pages::stats::{Period, Report};
use crate::poker::duel::{self, Betting};
use crate::poker::{PayTable, jacks};
use crate::text::history;
use crate::text::lab::percent;
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn StatsWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page, in one language.
    StatsPhrases of StatsWords {
        /// What the page tells.
        lede,
        /// The rounds are counted.
        counting,
        /// Names the choices of what is counted.
        which,
        /// Names the choice of the table.
        by_table,
        /// Names the choice of the time.
        by_period,
        /// None of the rounds is like that.
        none_like_this,

        // The results.

        /// The heading.
        results,
        /// How many rounds.
        rounds,
        /// What was won, less what was lost.
        net,
        /// The initial bets of all rounds together.
        bets,
        /// All chips together that were put into pots: antes, bets and raises.
        put_in,
        /// The best hand.
        best_hand,
        /// The most rounds won in a row at one table, of deals of one kind.
        longest_win,
        /// The most lost.
        longest_loss,

        // The decisions.

        /// The heading.
        decisions,
        /// How many were judged.
        judged,
        /// How many were as good as any.
        best,
        /// What the others cost.
        cost,
        /// In these rounds none could be judged, in a game in which others are.
        none_judged,
        /// In this game none are judged.
        not_judged,
        /// The heading of those that cost most.
        costly,
        /// Leads to hands like that.
        practise,
        /// Leads to the round.
        see_round,

        // Luck.

        /// The heading.
        luck,
        /// What is expected of perfect play.
        expected,
        /// What the decisions made of it.
        decided,
        /// What the cards made of it.
        dealt,
        /// Only fresh deals count, and why.
        only_fresh,
        /// It is worked out what a round is worth.
        working,
        /// Nothing exact can be said.
        not_exact,
        /// Some rounds are not in the report of luck.
        left_out,
        /// How it is worked out, and what is approximate.
        method,

        // The charts.

        /// Where two of three runs lie.
        near,
        /// Where nineteen of twenty lie.
        far,
        /// The heading of the decisions over time.
        decisions_chart,
        /// The heading of how the hands ended.
        endings_chart,
        /// What bars and outlines are.
        bars,
        /// Opens the numbers of a chart.
        numbers,
        /// Saves them.
        save_csv,
        /// Saves the picture.
        save_svg,
        /// What amounts are counted in, in the head of a column.
        unit_chips,
        /// The same: rounds won less rounds lost.
        unit_rounds,
        /// The same for costs.
        unit_bets,
        /// A column: how the hand ended.
        ending,
        /// A column: how often it came.
        came,
        /// A column: which share of all that is.
        share,
        /// A column: how often it is to be expected.
        to_expect,
    }
}

/// The sentences of the page, in one language. Numbers are written already.
pub trait StatsWords {
    /// The phrases that are always the same.
    fn phrases(&self) -> &'static StatsPhrases;
    /// When rounds were played.
    fn period(&self, period: Period) -> &'static str;
    /// The heading of the bank over time, in this unit.
    fn bank_chart(&self, unit: Unit) -> &'static str;
    /// What was won, in rounds with its sign.
    fn in_rounds(&self, net: &str) -> String;
    /// An amount in bets.
    fn in_bets(&self, bets: &str) -> String;
    /// Below which share of runs of perfect play the result lies.
    fn among_perfect(&self, share: &str) -> String;
    /// The same of runs of play that is as good as this.
    fn among_equals(&self, share: &str) -> String;
    /// There are too few rounds to tell of luck; in this unit, where others are counted in another one.
    fn too_few(&self, unit: Option<Unit>, needed: u64, there: u64) -> String;
    /// From one amount to another one.
    fn range(&self, from: &str, to: &str) -> String;
    /// What would have been better.
    fn better(&self, what: &str) -> String;
    /// How far the counting is.
    fn counted(&self, done: usize, all: usize) -> String;
    /// The numbers in a sentence, for those who listen: how many rounds, and what they came to.
    fn told(&self, rounds: &str, results: &str) -> String;
}

/// A number with its sign, and with so many digits after the point.
#[must_use]
pub fn signed(language: Language, number: f64, digits: usize) -> String {
    let written = all_words(language).decimal(number.abs(), digits);
    let is_nought = written.chars().all(|it| !('1'..='9').contains(&it));
    let sign = match number {
        _ if is_nought => "",
        it if it < 0.0 => "\u{2212}",
        _ => "+",
    };
    [sign, &written].concat()
}

/// An amount in this unit: half chips or rounds.
#[must_use]
pub fn amount(language: Language, unit: Unit, amount: f64) -> String {
    match unit {
        Unit::HalfChips => {
            let chips = amount / 2.0;
            let digits = usize::from((chips * 10.0).round() % 10.0 != 0.0);
            history::words(language).chips(&signed(language, chips, digits))
        }
        Unit::Rounds => {
            let digits = usize::from((amount * 10.0).round() % 10.0 != 0.0);
            words(language).in_rounds(&signed(language, amount, digits))
        }
    }
}

/// A count, its digits in groups.
#[must_use]
pub fn count(language: Language, count: u64) -> String {
    all_words(language).count(count.try_into().unwrap_or(u32::MAX))
}

/// A share as a percentage.
#[must_use]
pub fn share(language: Language, share: f64) -> String {
    percent(all_words(language), share)
}

/// A share of runs as a percentage. It comes from an approximation, which says nothing about the last thousandth.
#[must_use]
pub fn share_of_runs(language: Language, share: f64) -> String {
    const LEAST: f64 = 0.001;
    let (sign, share) = if share < LEAST {
        ("<", LEAST)
    } else if share > 1.0 - LEAST {
        (">", 1.0 - LEAST)
    } else {
        ("", share)
    };
    let all = all_words(language);
    [sign, &all.in_percent(share * 100.0, 1)].concat()
}

/// A cost in millionths of a bet, in bets.
#[must_use]
pub fn cost(language: Language, millionths: u64) -> String {
    words(language).in_bets(&history::cost_of(language, millionths))
}

/// The share of these decisions that were as good as any; nothing of none.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "nobody makes 2^53 decisions")]
pub fn share_of_best(point: &DecisionsPoint) -> Option<f64> {
    (point.decisions > 0).then(|| point.best as f64 / point.decisions as f64)
}

/// The name of an ending of this game.
#[must_use]
pub fn ending(language: Language, ending: Ending) -> Cow<'static, str> {
    let all = all_words(language);
    match ending {
        Ending::Outcome(outcome) => history::words(language).outcome(outcome).into(),
        Ending::Prize(None) => crate::text::messages::PayTableWords::of(language)
            .nothing()
            .into(),
        Ending::Prize(Some(prize)) => all.class(prize).into(),
        Ending::Hand(category) => all.category(category).into(),
        Ending::Side(bet, class) => all.side_bet_ended(bet, class).into(),
    }
}

/// The name of the terms on which a game was played.
#[must_use]
pub fn terms(language: Language, game: GameName, terms: &str) -> String {
    let all = all_words(language);
    let known = match game {
        GameName::Blackjack => {
            let (its, hands) = match terms.split_once('~') {
                None => (terms, None),
                Some((rules, staked)) => (rules, Some(staked)),
            };
            let rules: Option<Rules> = its.parse().ok();
            let preset = rules.and_then(crate::blackjack::Preset::of);
            let name = preset.map_or_else(|| its.to_owned(), |it| all.preset(it).to_owned());
            let between = history::words(language).between_parts();
            Some(match hands {
                None => name,
                Some(staked) => {
                    let (hands, side) = match staked.strip_suffix('s') {
                        None => (staked, None),
                        Some(hands) => (hands, Some(all.side_bets().to_owned())),
                    };
                    let hands = hands.parse().ok().filter(|hands| *hands > 1);
                    let hands = hands.map(|hands| all.several_hands(hands));
                    let parts = [Some(name), hands, side].into_iter().flatten();
                    parts.collect::<Vec<_>>().join(between)
                }
            })
        }
        GameName::Jacks => terms.split_once('~').and_then(|(table, stake)| {
            let table: PayTable = table.parse().ok()?;
            let stake: jacks::Stake = stake.parse().ok()?;
            let coins = all.coins(stake.coins()?.number().into());
            let hands = stake.hands();
            let hands = hands.are_several().then(|| all.hand_count(hands));
            let mut usual = table.game().usual_tables();
            let name = if usual.any(|usual| usual.table() == table) {
                crate::text::jacks::full_name(all, &table)
            } else {
                let pays: Vec<String> = table.pays().iter().map(u16::to_string).collect();
                all.table_of(table.game(), &pays.join("-"))
            };
            let parts: Vec<String> = [name, coins].into_iter().chain(hands).collect();
            Some(parts.join(history::words(language).between_parts()))
        }),
        GameName::Solo => {
            let jokers: Option<Jokers> = terms.parse().ok();
            jokers.map(|jokers| all.jokers(jokers).to_owned())
        }
        GameName::Duel => {
            let rules: Option<duel::Rules> = terms.parse().ok();
            rules.map(|rules| of_duel(language, rules))
        }
    };
    known.unwrap_or_else(|| terms.to_owned())
}

/// Who plays a duel, and what is bet and which jokers are in the pack where that is anything.
fn of_duel(language: Language, rules: duel::Rules) -> String {
    let all = all_words(language);
    let opponents = rules.opponents.each().map(|who| all.character(who));
    let chips = match rules.betting {
        Betting::None => None,
        Betting::FixedLimit => Some(all.betting(Betting::FixedLimit)),
    };
    let jokers = match rules.jokers {
        Jokers::None => None,
        jokers @ (Jokers::One | Jokers::Two) => Some(all.jokers(jokers)),
    };
    let parts: Vec<&str> = opponents.chain(chips).chain(jokers).collect();
    parts.join(history::words(language).between_parts())
}

/// What the chosen rounds came to, in a few words.
#[must_use]
pub fn results(language: Language, report: &Report) -> String {
    let units = report.units().into_iter();
    let net = units.filter_map(|unit| {
        let last = report.bank(unit).last().copied()?;
        (last.rounds > 0).then(|| amount(language, unit, last.net))
    });
    net.collect::<Vec<_>>()
        .join(history::words(language).between_parts())
}
