//! The coach in English.

use super::CoachWords;
use super::draw::DrawCoachWords;
use super::duel::DuelCoachWords;
use crate::coach::counting::Measure;
use crate::coach::duel::Agreement;
use crate::coach::{HandKind, Play, Reason};
use crate::pages::coach::CountedScore;
use crate::pages::wager::{BetScore, JudgedBet};
use crate::text::english::{English, capital};
use crate::text::language::Language;
use crate::text::words;

/// “0.25 of a bet”, but “1.5 bets”.
fn in_bets(amount: &str) -> String {
    let is_less_than_one = amount.starts_with('0');
    [
        amount,
        if is_less_than_one {
            " of a bet"
        } else {
            " bets"
        },
    ]
    .concat()
}

/// The unit of an amount.
const fn of_unit(in_chips: bool) -> &'static str {
    if in_chips { "chips" } else { "bets" }
}

impl CoachWords for English {
    fn point(&self) -> &'static str {
        "."
    }

    fn percent_sign(&self) -> &'static str {
        "%"
    }

    fn play(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => words(Language::English).stand(),
            Play::Hit => words(Language::English).hit(),
            Play::Double => "Double",
            Play::Split => "Split",
            Play::Surrender => "Surrender",
        }
    }

    fn by_count(
        &self,
        play: &str,
        true_count: &str,
        index: &str,
        gained: Option<&str>,
        in_chips: bool,
    ) -> String {
        let gained =
            gained.map(|gained| format!(", {gained} {} against basic strategy", of_unit(in_chips)));
        let gained = gained.unwrap_or_default();
        format!("{play} was the play by the count: true count {true_count}, index {index}{gained}.")
    }

    fn against_count(
        &self,
        taken: &str,
        right: &str,
        true_count: &str,
        index: &str,
        lost: &str,
        in_chips: bool,
    ) -> String {
        format!(
            "By the count, {right} was right: true count {true_count}, index {index}. {taken} compared with it, exactly for the unseen cards: {lost} {}.",
            of_unit(in_chips)
        )
    }

    fn count_visit(&self, score: &CountedScore, gained: &str, lost: &str) -> String {
        let CountedScore {
            decisions,
            right,
            deviations,
            is_in_chips,
            ..
        } = score;
        let unit = of_unit(*is_in_chips);
        format!(
            "Decisions by the count: {right} of {decisions} right. Deviations from basic strategy: {deviations}, worth {gained} {unit}. Plays against the count: {lost} {unit}."
        )
    }

    fn measured(&self, measure: Measure, count: &str) -> String {
        match measure {
            Measure::TrueCount => format!("a true count of {count}"),
            Measure::RunningCount => format!("a running count of {count}"),
        }
    }

    fn bet_by_ramp(&self, judged: &JudgedBet, count: &str, edge: Option<&str>) -> String {
        let edge = edge.map(|edge| format!(", with an edge of {edge} before the deal"));
        let edge = edge.unwrap_or_default();
        let (bet, each) = (judged.bet, each(judged));
        format!("Your bet of {bet}{each} follows your ramp at {count}{edge}.")
    }

    fn bet_off_ramp(&self, judged: &JudgedBet, count: &str, worth: Option<[&str; 2]>) -> String {
        let JudgedBet { bet, right, .. } = judged;
        let worth = worth.map(|[edge, worth]| {
            format!(
                " The edge before the deal was {edge}: compared with the ramp, your bet was worth {worth} chips on average."
            )
        });
        let (worth, each) = (worth.unwrap_or_default(), each(judged));
        format!("At {count} your ramp asks for {right}{each}, not {bet}.{worth}")
    }

    fn bets_visit(&self, score: &BetScore, worth: &str) -> String {
        let BetScore { bets, right, .. } = score;
        let others = format!(
            " Compared with the ramp, the others were worth {worth} chips in all, on average, as far as the edge was known."
        );
        let others = if right < bets { others } else { String::new() };
        format!("Bets by the ramp: {right} of {bets}.{others}")
    }

    fn no_ramp(&self) -> &'static str {
        "This browser keeps no ramp that it can read, so your bets are not judged. Keep one on the page “Bets and risk”."
    }

    fn other_count(&self, measure: Measure) -> &'static str {
        match measure {
            Measure::TrueCount => {
                "The kept ramp goes by true counts, and your system has none, so your bets are not judged."
            }
            Measure::RunningCount => {
                "The kept ramp goes by running counts, and your system has true counts, so your bets are not judged."
            }
        }
    }

    fn best_by(&self, play: &str, by: &str) -> String {
        format!("{play} is best, by {}.", in_bets(by))
    }

    fn best_because(&self, play: &str, by: &str, reason: Reason) -> String {
        let (group, more) = match reason {
            Reason::SmallCardsGone(more) => ("small cards (2 to 6)", more),
            Reason::MiddleCardsGone(more) => ("middle cards (7 to 9)", more),
            Reason::TensAndAcesGone(more) => ("high cards (10 to ace)", more),
        };
        let (more, have) = (number(more), if more == 1 { "has" } else { "have" });
        format!(
            "{play} is best, by {}: of the {group}, {more} more {have} gone than their share.",
            in_bets(by)
        )
    }

    fn best_because_of_cards(&self, play: &str, by: &str) -> String {
        format!(
            "{play} is best, by {}, because of the cards that have gone.",
            in_bets(by)
        )
    }

    fn fresh(&self, play: &str) -> String {
        format!("From a fresh shoe, {play} would be best.")
    }

    fn hi_lo(&self, running: &str, true_count: &str) -> String {
        format!("Hi-Lo: running count {running}, true count {true_count}.")
    }

    fn equal(&self, one: &str, other: &str) -> String {
        format!("{one} and {other} are worth the same, to a thousandth of a bet.")
    }

    fn only(&self, play: &str) -> String {
        format!("There is only {play}.")
    }

    fn was_best(&self, play: &str) -> String {
        format!("{play} was best.")
    }

    fn as_good(&self, play: &str) -> String {
        format!("{play} was as good as the best, to a thousandth of a bet.")
    }

    fn cost(&self, play: &str, cost: &str, best: &str) -> String {
        format!("{play} cost {}: {best} was better.", in_bets(cost))
    }

    fn worth(&self, play: &str, value: &str) -> String {
        format!("{play} {value}")
    }

    fn odds(&self, win: &str, push: &str, lose: &str) -> String {
        format!("win {win}, push {push}, lose {lose}")
    }

    fn dealer(&self, totals: [&str; 5], bust: &str) -> String {
        let totals = (17..=21).zip(totals);
        let totals: Vec<String> = totals
            .map(|(total, share)| format!("{total} {share}"))
            .collect();
        format!(
            "The dealer's final total: {}, bust {bust}.",
            totals.join(", ")
        )
    }

    fn unit(&self) -> &'static str {
        "In bets: +1 is one bet won, −1 one bet lost. Exact for all cards you haven't seen."
    }

    fn score(&self, decisions: u32, cost: &str) -> String {
        match decisions {
            1 => format!("One decision judged on this visit, at a cost of {cost} bets."),
            _ => format!(
                "{decisions} decisions judged on this visit, at a cost of {cost} bets in all."
            ),
        }
    }

    fn rounds(&self, rounds: u32, cost: &str, luck: &str, won: &str) -> String {
        let rounds = match rounds {
            1 => "One round".to_owned(),
            _ => format!("{rounds} rounds"),
        };
        format!(
            "{rounds} judged from start to end: decisions cost {cost} bets, the cards brought {luck}, so the result is {won}."
        )
    }

    fn day(&self, cost: &str, luck: &str, won: &str) -> String {
        format!(
            "Compared with perfect play, your decisions cost {cost} bets. The cards brought {luck}, so the day comes to {won}."
        )
    }

    fn perfect_day(&self, won: &str) -> String {
        format!("You made the best decision every time. The day comes to {won} bets.")
    }

    fn nearly_perfect_day(&self, won: &str) -> String {
        format!("Your decisions cost less than 0.001 bets. The day comes to {won}.")
    }

    fn shared_day(&self, cost: Option<&str>, luck: &str) -> String {
        match cost {
            None => format!("Perfect decisions; the cards brought {luck} bets."),
            Some(cost) => format!("Decisions cost {cost} bets; the cards brought {luck}."),
        }
    }

    fn cannot_work(&self) -> &'static str {
        "The coach can't work here: the browser starts no web worker for this page, as in a sandboxed frame of another site."
    }

    fn hands(&self, hands: HandKind) -> String {
        match hands {
            HandKind::Hard(total) => total.to_string(),
            HandKind::Soft(total) => format!("soft {total}"),
            HandKind::Pair(value) => format!("{value}, {value}"),
        }
    }

    fn exceptions(&self, count: usize) -> String {
        format!("Exceptions, by the cards a hand is made of: {count}")
    }

    fn exception(&self, cards: &str, up: &str, best: &str, cost: &str) -> String {
        format!("{cards} against {up}: {best}, better by {cost}")
    }
}

impl DrawCoachWords for English {
    fn to_hold(&self, cards: Option<&str>) -> String {
        match cards {
            None => "stand pat".to_owned(),
            Some("") => "swap all five".to_owned(),
            Some(cards) => format!("hold {cards}"),
        }
    }

    fn you_held(&self, cards: Option<&str>) -> String {
        match cards {
            None => "You stood pat".to_owned(),
            Some("") => "You swapped all five".to_owned(),
            Some(cards) => format!("You held {cards}"),
        }
    }

    fn best_hold(&self, to_hold: &str, worth: &str) -> String {
        format!("Best: {to_hold}. That pays {worth} bets on average.")
    }

    fn best_holds(&self, to_hold: &[String], worth: &str) -> String {
        format!(
            "Best: {}. Each pays {worth} bets on average.",
            to_hold.join(" or ")
        )
    }

    fn hold_ties(&self, row: &str) -> String {
        format!("{row}, tied for best")
    }

    fn hold_was_best(&self, you_held: &str) -> String {
        format!("{you_held}, and that was best.")
    }

    fn hold_was_as_good(&self, you_held: &str) -> String {
        format!("{you_held}, which was as good as the best, to a thousandth of a bet.")
    }

    fn hold_cost(&self, you_held: &str, cost: &str, to_hold: &str) -> String {
        format!(
            "{you_held}. That cost {}: the best was to {to_hold}.",
            in_bets(cost)
        )
    }

    fn by_chart(&self, to_hold: &[String], cost: Option<&str>) -> String {
        let hold = to_hold.join(" or ");
        match (cost, to_hold.len()) {
            (None, _) => format!("The chart says: {hold}. That is the best hold."),
            (Some(cost), 0 | 1) => format!("The chart says: {hold}. That costs {}.", in_bets(cost)),
            (Some(cost), _) => format!(
                "The chart says: {hold}. That costs up to {}.",
                in_bets(cost)
            ),
        }
    }

    fn chart_row(&self, number: usize, rows: usize, hold: &str) -> String {
        format!("Why? It is the first row of the chart that fits, {number} of {rows}: {hold}.")
    }

    fn no_chart_row(&self, rows: usize) -> String {
        format!("Why? None of the {rows} rows of the chart fits.")
    }

    fn chart_is_written(&self) -> &'static str {
        "Writing the strategy chart for this pay table…"
    }

    fn hold_pays(&self, to_hold: &str, value: &str) -> String {
        format!("{} {value}", capital(to_hold))
    }

    fn nothing(&self) -> &'static str {
        "Nothing"
    }

    fn joker_held(&self) -> &'static str {
        "joker"
    }

    fn between_results(&self) -> &'static str {
        ", "
    }

    fn best_chance(&self, to_hold: &str, percent: &str) -> String {
        format!("Most likely to improve: {to_hold} ({percent}).")
    }

    fn no_better(&self) -> &'static str {
        "No swap can make a better kind of hand."
    }

    fn chances_unit(&self, unseen: usize) -> String {
        let left = match unseen {
            1 => "one card".to_owned(),
            unseen => format!("{unseen} cards"),
        };
        format!(
            "How often the hand becomes one of a better kind. Exact for the {left} left in the deck."
        )
    }

    fn hold_unit(&self, unseen: usize) -> String {
        format!("In bets: 1 is your bet back. Exact for the {unseen} cards you haven't seen.")
    }
}

impl DuelCoachWords for English {
    fn best_by_chips(&self, play: &str, by: &str) -> String {
        format!("Best: {play}, by about {by} chips.")
    }

    fn cannot_tell(&self, one: &str, other: &str) -> String {
        format!("Too close to call: {one} or {other}.")
    }

    fn this_was_best(&self, play: &str) -> String {
        format!("{}: nothing looked better.", capital(play))
    }

    fn none_was_clearly_better(&self, play: &str) -> String {
        format!("{}: nothing was clearly better.", capital(play))
    }

    fn cost_in_chips(&self, play: &str, cost: &str, best: &str) -> String {
        format!("{}: about {cost} chips worse than {best}.", capital(play))
    }

    fn give_or_take(&self, amount: &str, error: &str) -> String {
        format!("{amount}\u{a0}±\u{a0}{error}")
    }

    fn play_is_worth(&self, play: &str, amount: &str) -> String {
        format!("{} {amount}", capital(play))
    }

    fn behind_the_best(&self, amount: &str) -> String {
        format!("{amount} behind the best")
    }

    fn estimate_unit(&self, deals: u32) -> String {
        format!(
            "An estimate: chips won or lost on average from here on, over {deals} random deals of the cards you can't see. ± is one standard error. Your later decisions are played as the Actuary would play them."
        )
    }

    fn fewer_deals(&self, deals: u32) -> String {
        format!("Holds that soon fell behind were tried on {deals} deals only.")
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Full => "In each deal the opponents would have acted as they did.",
            Agreement::SinceSwap => {
                "In each deal the opponents would have swapped, and bet since, as they did; too few deals fit what they bet before the swap."
            }
            Agreement::None => "Too few deals fit what the opponents did, so these leave it out.",
        }
    }

    fn score_in_chips(&self, decisions: u32, cost: &str) -> String {
        match decisions {
            1 => format!(
                "One decision judged on this visit; clear mistakes cost about {cost} chips."
            ),
            _ => format!(
                "{decisions} decisions judged on this visit; clear mistakes cost about {cost} chips in all."
            ),
        }
    }
}

/// A number, in words up to ten.
fn number(number: u32) -> String {
    let word = match number {
        1 => "one",
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        6 => "six",
        7 => "seven",
        8 => "eight",
        9 => "nine",
        10 => "ten",
        _ => return number.to_string(),
    };
    word.to_owned()
}

/// Says that the chips are bet on each hand, where there are several.
const fn each(judged: &JudgedBet) -> &'static str {
    if judged.hands > 1 {
        " on each hand"
    } else {
        ""
    }
}
