//! All that the coach can say, as it was before its words became data.

use super::chart::fine;
use super::{CoachWords, is_under_one};
use crate::coach::counting::Measure;
use crate::coach::duel::Agreement;
use crate::coach::{CardValue, HandKind, Play, Reason};
use crate::pages::coach::CountedScore;
use crate::pages::wager::{BetScore, JudgedBet};
use crate::text::language::Language;
use crate::text::said::{Said, compare};

const COUNTS: [u32; 9] = [0, 1, 2, 3, 5, 11, 21, 22, 101];
const AMOUNTS: [&str; 5] = ["0.000", "0.036", "1.000", "2.500", "10.250"];
const PLAYS: [Play; 5] = [
    Play::Stand,
    Play::Hit,
    Play::Double,
    Play::Split,
    Play::Surrender,
];
const MEASURES: [Measure; 2] = [Measure::TrueCount, Measure::RunningCount];

#[test]
fn the_coach_says_what_it_said() {
    compare("coach", |language, said| {
        let words = CoachWords::of(language);
        said.add("point()", words.point());
        said.add("percent_sign()", words.percent_sign());
        said.add("no_ramp()", words.no_ramp());
        said.add("unit()", words.unit());
        said.add("cannot_work()", words.cannot_work());
        for number in [0.0, 0.0004, -0.5, 1.5, -12.25, 101.0] {
            said.add(&format!("amount({number})"), words.amount(number));
            said.add(&format!("fine({number}, 2)"), fine(language, number, 2));
        }
        for chance in [0.0, 0.0001, 0.0005, 0.5, 1.0] {
            said.add(&format!("percent({chance})"), words.percent(chance));
        }
        for play in PLAYS {
            said.add(&format!("play({play:?})"), words.play(play));
        }
        for measure in MEASURES {
            let told = words.other_count(measure);
            said.add(&format!("other_count({measure:?})"), told);
            let told = words.measured(measure, "+3");
            said.add(&format!("measured({measure:?}, +3)"), told);
        }
        for in_chips in [false, true] {
            for gained in [None, Some("+0.036")] {
                let call = format!("by_count(Hit, +3, −1, {gained:?}, {in_chips})");
                let told = words.by_count("Hit", "+3", "−1", gained, in_chips);
                said.add(&call, told);
            }
            let call = format!("against_count(Hit, Stand, +3, −1, −0.5, {in_chips})");
            let told = words.against_count("Hit", "Stand", "+3", "−1", "−0.5", in_chips);
            said.add(&call, told);
            for count in COUNTS {
                let score = CountedScore {
                    decisions: count,
                    right: count / 2,
                    deviations: count / 5,
                    gained: 0.0,
                    lost: 0.0,
                    is_in_chips: in_chips,
                };
                let call = format!("count_visit({count}, {in_chips}, +0.5, −0.036)");
                said.add(&call, words.count_visit(&score, "+0.5", "−0.036"));
            }
        }
        for by in AMOUNTS {
            said.add(
                &format!("best_by(Hit, {by})"),
                words.best_by("Hit", by, is_under_one(by)),
            );
            let told = words.best_because_of_cards("Hit", by, is_under_one(by));
            said.add(&format!("best_because_of_cards(Hit, {by})"), told);
            let told = words.cost("Hit", by, is_under_one(by), "Stand");
            said.add(&format!("cost(Hit, {by}, Stand)"), told);
            let told = words.exception("T, 4, 2", "A", "Hit", by);
            said.add(&format!("exception(T, 4, 2, A, Hit, {by})"), told);
        }
        for group in [
            Reason::SmallCardsGone,
            Reason::MiddleCardsGone,
            Reason::TensAndAcesGone,
        ] {
            for more in (0..=12).chain([21, 22, 101]) {
                let reason = group(more);
                let call = format!("best_because(Hit, 0.036, {reason:?})");
                said.add(&call, words.best_because("Hit", "0.036", reason));
            }
            let call = format!("best_because(Hit, 1.5, {:?})", group(2));
            said.add(&call, words.best_because("Hit", "1.5", group(2)));
        }
        said.add("fresh(Stand)", words.fresh("Stand"));
        said.add("hi_lo(+7, −1)", words.hi_lo("+7", "−1"));
        said.add("equal(Hit, Stand)", words.equal("Hit", "Stand"));
        said.add("only(Hit)", words.only("Hit"));
        said.add("was_best(Hit)", words.was_best("Hit"));
        said.add("as_good(Hit)", words.as_good("Hit"));
        said.add("worth(Hit, −0.5)", words.worth("Hit", "−0.5"));
        said.add("odds(40%, 8%, 52%)", words.odds("40%", "8%", "52%"));
        let told = words.dealer_totals("14%", "13%", "12%", "17%", "11%", "33%");
        said.add("dealer(14% … 11%, 33%)", told);
        for count in COUNTS {
            let told = words.decisions_cost(count, "0.036");
            said.add(&format!("score({count}, 0.036)"), told);
            let told = words.rounds(count, "0.036", "+1.5", "−0.2");
            said.add(&format!("rounds({count}, 0.036, +1.5, −0.2)"), told);
            let told = words.exceptions(count);
            said.add(&format!("exceptions({count})"), told);
        }
        let told = words.day("0.036", "+1.5", "−0.2");
        said.add("day(0.036, +1.5, −0.2)", told);
        said.add("perfect_day(+1.5)", words.perfect_day("+1.5"));
        said.add(
            "nearly_perfect_day(0.000)",
            words.nearly_perfect_day("0.000"),
        );
        for cost in [None, Some("0.036")] {
            let told = words.shared_day(cost, "−0.2");
            said.add(&format!("shared_day({cost:?}, −0.2)"), told);
        }
        for total in [5, 11, 21] {
            for hands in [HandKind::Hard(total), HandKind::Soft(total)] {
                said.add(&format!("hands({hands:?})"), words.hands(hands));
            }
        }
        for value in CardValue::ALL {
            let told = words.hands(HandKind::Pair(value));
            said.add(&format!("hands(Pair({value}))"), told);
        }
        bets(said, language);
    });
}

/// What is said of bets by the ramp.
fn bets(said: &mut Said, language: Language) {
    let words = CoachWords::of(language);
    for hands in [1, 2, 3] {
        for (bet, right) in [(1, 5), (2, 101), (22, 21), (100, 100)] {
            let judged = JudgedBet {
                bet,
                right,
                hands,
                count: 3,
                measure: Measure::TrueCount,
                edge: None,
            };
            for edge in [None, Some("+0.50%")] {
                let call = format!("bet_by_ramp({bet}, {hands}, the count, {edge:?})");
                said.add(&call, words.bet_by_ramp(&judged, "the count", edge));
                let worth = edge.map(|edge| [edge, "−0.2"]);
                let call = format!("bet_off_ramp({bet}, {right}, {hands}, the count, {worth:?})");
                said.add(
                    &call,
                    words.bet_off_ramp(&judged, "the count", edge, "−0.2"),
                );
            }
        }
    }
    for bets in COUNTS {
        for right in [0, 1, bets] {
            let score = BetScore {
                bets,
                right: right.min(bets),
                worth: 0.0,
            };
            let call = format!("bets_visit({} of {bets}, −0.2)", score.right);
            said.add(&call, words.bets_visit(&score, "−0.2"));
        }
    }
}

/// What can be held: nothing is all five, no card is none of them.
const HELD: [Option<&str>; 4] = [None, Some(""), Some("7♦"), Some("A♠ joker T♦")];

#[test]
fn the_coach_of_draw_poker_says_what_it_said() {
    compare("coach-draw", |language, said| {
        let words = CoachWords::of(language);
        said.add("chart_is_written()", words.chart_is_written());
        said.add("nothing()", words.nothing());
        said.add("joker_held()", words.joker_held());
        said.add("between_results()", words.between_results());
        said.add("no_better()", words.no_better());
        for cards in HELD {
            let to_hold = words.to_hold(cards);
            said.add(&format!("to_hold({cards:?})"), &to_hold);
            let you_held = words.you_held(cards);
            said.add(&format!("you_held({cards:?})"), &you_held);
            let told = words.best_hold(&to_hold, "0.800");
            said.add(&format!("best_hold({cards:?}, 0.800)"), told);
            let row = words.hold_pays(&to_hold, "0.800");
            said.add(&format!("hold_pays({cards:?}, 0.800)"), &row);
            said.add(&format!("hold_ties({cards:?})"), words.hold_ties(&row));
            let told = words.hold_was_best(&you_held);
            said.add(&format!("hold_was_best({cards:?})"), told);
            let told = words.hold_was_as_good(&you_held);
            said.add(&format!("hold_was_as_good({cards:?})"), told);
            for cost in AMOUNTS {
                let call = format!("hold_cost({cards:?}, {cost}, {cards:?})");
                said.add(
                    &call,
                    words.hold_cost(&you_held, cost, is_under_one(cost), &to_hold),
                );
            }
            let told = words.best_chance(&to_hold, "12.5%");
            said.add(&format!("best_chance({cards:?}, 12.5%)"), told);
        }
        let holds = HELD.map(|cards| words.to_hold(cards));
        for many in 0..=holds.len() {
            let some = holds.get(..many).unwrap_or_default();
            if many > 0 {
                let told = words.best_holds(some, "0.800");
                said.add(&format!("best_holds({many}, 0.800)"), told);
            }
            let costs = AMOUNTS.map(Some);
            for cost in [None].into_iter().chain(costs) {
                let told = words.by_chart(some, cost);
                said.add(&format!("by_chart({many}, {cost:?})"), told);
            }
        }
        for count in COUNTS.map(|count| count as usize) {
            let told = words.chart_row(count, 101_u32, "a pair");
            said.add(&format!("chart_row({count}, 101, a pair)"), told);
            let told = words.no_chart_row(count);
            said.add(&format!("no_chart_row({count})"), told);
            let told = words.chances_unit(count);
            said.add(&format!("chances_unit({count})"), told);
            said.add(&format!("hold_unit({count})"), words.hold_unit(count));
        }
    });
}

#[test]
fn the_coach_of_the_duel_says_what_it_said() {
    compare("coach-duel", |language, said| {
        let words = CoachWords::of(language);
        let plays = [words.call().to_owned(), words.to_hold(Some("7♦ joker"))];
        for play in &plays {
            let told = words.best_by_chips(play, "0.25");
            said.add(&format!("best_by_chips({play}, 0.25)"), told);
            for other in &plays {
                let told = words.cannot_tell(play, other);
                said.add(&format!("cannot_tell({play}, {other})"), told);
                let told = words.cost_in_chips(play, "1.50", other);
                said.add(&format!("cost_in_chips({play}, 1.50, {other})"), told);
            }
            let told = words.this_was_best(play);
            said.add(&format!("this_was_best({play})"), told);
            let told = words.none_was_clearly_better(play);
            said.add(&format!("none_was_clearly_better({play})"), told);
            let told = words.play_is_worth(play, "+0.25");
            said.add(&format!("play_is_worth({play}, +0.25)"), told);
        }
        let told = words.give_or_take("+0.25", "0.02");
        said.add("give_or_take(+0.25, 0.02)", told);
        said.add("behind_the_best(0.25)", words.behind_the_best("0.25"));
        for count in COUNTS {
            let told = words.estimate_unit(count);
            said.add(&format!("estimate_unit({count})"), told);
            let told = words.fewer_deals(count);
            said.add(&format!("fewer_deals({count})"), told);
            let told = words.score_in_chips(count, "1.50");
            said.add(&format!("score_in_chips({count}, 1.50)"), told);
        }
        for agreement in Agreement::ALL {
            let told = words.agreement(agreement);
            said.add(&format!("agreement({agreement:?})"), told);
        }
    });
}
