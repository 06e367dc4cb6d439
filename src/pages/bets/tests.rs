//! The tests of the page about bets.

use super::*;
use crate::coach::counting::BetWork;
use crate::coach::counting::Ramp;
use crate::coach::counting::{Measure, Player, System};
use crate::coach::risk::Bankroll;
use crate::pages::paytable::bankroll::PARTS;

fn open(query: &str) -> BetsPage {
    let mut page = BetsPage::default();
    page.enter(&Fields::parse(query), None);
    page
}

fn type_in(page: &mut BetsPage, field: Field, text: &str) -> Vec<Effect> {
    page.update(Msg::Typed(field, text.to_owned()));
    page.update(Msg::Left(field))
}

/// Plays all rounds of the question.
fn answered(page: &mut BetsPage) -> Vec<Effect> {
    let begun = page.update(Msg::ClickedRun);
    let [
        ..,
        Effect::Own(OwnEffect::Start(serial, question)),
        Effect::Announce(Notice::Run),
    ] = &begun[..]
    else {
        panic!("{begun:?}");
    };
    let mut work = BetWork::new(question).expect("a table");
    work.advance(question.rounds);
    let answer = Some(work.answer());
    page.update(Msg::Reported(*serial, answer))
}

#[test]
fn address_holds_all_choices() {
    let query = "rules=vegas.h17&dealt=80&count=0,1,1,1,1,1,0,0,0,-1.25&seats=3&rounds=5000&seed=9\
                 &bets=0,-2:1,8:20&bank=250.5&risk=5";
    let page = open(query);
    assert!(!page.is_mangled());
    assert_eq!(page.choices(), Some(Fields::parse(query)));
    let rungs: Vec<(i32, &str)> = page.bet_texts().each().collect();
    assert_eq!(rungs[..3], [(-3, "0"), (-2, "1"), (-1, "1")]);
    assert_eq!(rungs.last(), Some(&(8, "20")));
    // Fields that the address does not name have their defaults.
    let page = open("rules=vegas.2-decks.shoe-60");
    assert_eq!(page.chosen().question.dealt, 60);
    assert_eq!(open("rules=single-deck.fresh").chosen().question.dealt, 75);
}

#[test]
fn damaged_address_keeps_defaults() {
    let usual = BetsPage::default();
    for query in [
        "rules=whist",
        "dealt=96",
        "count=lo-hi",
        "seats=8",
        "rounds=1",
        "seed=-1",
        "bets=1,2",
        "bets=0",
        "bets=1,31:2",
        "bank=0",
        "risk=100",
    ] {
        let page = open(query);
        assert!(page.is_mangled(), "{query}");
        assert_eq!(page.chosen(), usual.chosen(), "{query}");
    }
}

#[test]
fn address_without_rules_takes_those_of_the_table() {
    let table: Rules = "vegas.2-decks".parse().expect("rules");
    let mut page = BetsPage::default();
    page.enter(&Fields::new(), Some(table));
    assert_eq!(page.chosen().question.rules, table);
    // These rules have no bets.
    page.follow(Rules::default());
    assert_eq!(page.chosen().question.rules, table);
    page.enter(&Fields::parse("rules=vegas.h17"), Some(table));
    assert_ne!(page.chosen().question.rules, table);
    page.follow(table);
    assert_eq!(page.chosen().question.rules.to_string(), "vegas.h17");
}

/// The player changes the rules at the table and returns by a link without fields.
#[test]
fn typed_share_outlasts_other_rules_of_the_table() {
    let rules = |code: &str| -> Rules { code.parse().expect("rules") };
    let other = rules("vegas.shoe-60");
    let return_by_link = |page: &mut BetsPage| {
        page.enter(&Fields::new(), Some(other));
        assert_eq!(page.chosen().question.rules, other);
        page.chosen().question.dealt
    };
    let mut page = BetsPage::default();
    page.enter(&Fields::new(), Some(Rules::VEGAS));
    assert_ne!(page.chosen().question.dealt, 80);
    type_in(&mut page, Field::Dealt, "80");
    assert_eq!(return_by_link(&mut page), 80);
    // Rules in the address bring their own share, which follows the table again.
    page.enter(&Fields::parse("rules=vegas.h17"), None);
    assert_eq!(page.chosen().question.dealt, dealt_by(&rules("vegas.h17")));
    assert_eq!(return_by_link(&mut page), 60);
    // The simulation leaves every field, but the player has changed none.
    let mut page = BetsPage::default();
    page.enter(&Fields::new(), Some(Rules::VEGAS));
    page.update(Msg::ClickedRun);
    page.update(Msg::ClickedCancel);
    assert_eq!(return_by_link(&mut page), 60);
    // Enter starts the simulation before the field is left.
    let mut page = BetsPage::default();
    page.update(Msg::Typed(Field::Dealt, "80".to_owned()));
    page.update(Msg::ClickedRun);
    assert_eq!(return_by_link(&mut page), 80);
}

#[test]
fn wrong_numbers_are_refused_and_change_nothing() {
    let mut page = open("");
    for (field, texts) in [
        (Field::Dealt, ["", "96", "7.5"]),
        (Field::Rounds, ["999", "1e6", "1000000001"]),
        (Field::Seed, ["x", "-1", "1000000000"]),
        (Field::Bank, ["0", "", "-5"]),
        (Field::Risk, ["0", "100", "five"]),
    ] {
        let before = page.chosen().clone();
        for text in texts {
            let told = Effect::Announce(Notice::Refused(Problem::Field(field)));
            assert_eq!(type_in(&mut page, field, text), [told], "{text}");
            assert!(page.is_wrong(field));
            let effects = page.update(Msg::ClickedRun);
            assert!(matches!(
                effects[..],
                [Effect::Announce(Notice::Refused(_))]
            ));
            assert_eq!((page.chosen(), page.run()), (&before, None), "{text}");
        }
        page.update(Msg::Typed(field, before.text(field)));
    }
    assert_eq!(type_in(&mut page, Field::Rounds, "2,000"), []);
    let choices = page.choices().expect("choices");
    assert_eq!(choices.get("rounds"), Some("2000"));
}

#[test]
fn bets_without_a_ramp_are_refused() {
    let mut page = open("bets=1,2:4");
    for wrong in ["x", "", "-1", "1000001"] {
        page.update(Msg::TypedBet(3, wrong.to_owned()));
        let told = Effect::Announce(Notice::Refused(Problem::Ramp));
        assert_eq!(page.update(Msg::LeftBet), [told], "{wrong}");
        assert!(page.is_ramp_wrong());
        assert_eq!(page.chosen().ramp.to_string(), "1,2:4");
    }
    page.update(Msg::TypedBet(3, "2.5".to_owned()));
    assert_eq!(page.update(Msg::LeftBet), []);
    assert_eq!(page.chosen().ramp.to_string(), "1,1:2.5,2:4");
    let rows = page.bet_texts().each().count();
    for row in 0..rows {
        page.update(Msg::TypedBet(row, "0".to_owned()));
    }
    page.update(Msg::LeftBet);
    assert!(page.is_ramp_wrong(), "it never bets");
    page.update(Msg::TypedBet(rows, "1".to_owned()));
    assert_eq!(page.bet_texts().each().count(), rows);
}

#[test]
fn results_follow_the_ramp_and_the_bankroll() {
    let mut page = open("rounds=200000&seed=3");
    let effects = answered(&mut page);
    assert_eq!(
        effects,
        [Effect::Own(OwnEffect::Stop), Effect::Announce(Notice::Run)]
    );
    assert_eq!(page.run().map(|run| run.stage), Some(Stage::Finished));
    let before = page.results().expect("results").clone();
    let bank = Bankroll::new(page.chosen().bank).expect("a bankroll");
    let of = |results: &Results, figure: Figure| figure.of(results.player(Player::NoError), bank);
    assert!(before.rows.iter().map(|row| row.share).sum::<f64>() > 0.97);
    assert!(before.rows.len() > 8 && before.points.len() == PARTS.len());
    assert!(before.points.is_sorted_by(|one, next| one[1] >= next[1]));
    // With twice the bets the mean and the deviation double. The edge and SCORE stay.
    for (row, (_, text)) in open("").bet_texts().each().enumerate() {
        let bet: f64 = text.parse().expect("a number");
        page.update(Msg::TypedBet(row, (2.0 * bet).to_string()));
    }
    page.update(Msg::LeftBet);
    let after = page.results().expect("results").clone();
    for figure in Figure::ALL {
        let factor = match figure {
            Figure::Edge | Figure::Score | Figure::N0 => 1.0,
            Figure::Ruin => continue,
            Figure::Bet
            | Figure::Mean
            | Figure::Deviation
            | Figure::MeanOfHundred
            | Figure::DeviationOfHundred
            | Figure::Kelly
            | Figure::HalfKelly => 2.0,
        };
        match (of(&before, figure), of(&after, figure)) {
            (Some(before), Some(after)) => {
                let off = (after - factor * before).abs();
                assert!(off < 1e-9 * after.abs(), "{figure:?}");
            }
            (before, after) => assert_eq!(before, after, "{figure:?}"),
        }
    }
    let table = after.figures(bank);
    assert_eq!(table.rows.len(), Figure::ALL.len());
    assert!(table.rows.iter().all(|row| row.len() == table.head.len()));
    let risk = after.points[4][1];
    type_in(&mut page, Field::Bank, "5000");
    assert!(page.results().expect("results").points[4][1] <= risk);
}

#[test]
fn stopped_simulation_ignores_late_reports() {
    let mut page = open("rounds=1000000");
    let begun = page.update(Msg::ClickedRun);
    let Some(Effect::Own(OwnEffect::Start(first, question))) = begun.iter().rev().nth(1).cloned()
    else {
        panic!("{begun:?}");
    };
    assert_eq!(page.update(Msg::ClickedRun), [], "it is busy");
    let mut work = BetWork::new(&question).expect("a table");
    work.advance(2_000);
    let answer = Some(work.answer());
    assert_eq!(page.update(Msg::Reported(first, answer.clone())), []);
    assert!(page.results().is_some_and(|it| it.best.is_none()));
    let stopped = [Effect::Own(OwnEffect::Stop), Effect::Announce(Notice::Run)];
    assert_eq!(page.update(Msg::ClickedCancel), stopped);
    assert_eq!(page.update(Msg::ClickedCancel), []);
    work.advance(2_000);
    let late = Some(work.answer());
    assert_eq!(page.update(Msg::Reported(first, late)), []);
    assert_eq!(page.run().map(|run| run.answer.rounds()), Some(2_000));
    page.update(Msg::ClickedRun);
    assert_eq!(page.update(Msg::Reported(first, answer)), []);
    assert_eq!(page.update(Msg::NoWorker(first)), []);
    assert!(page.is_busy());
    assert_eq!(page.update(Msg::NoWorker(first + 1)), stopped);
    assert!(page.is_stuck() && page.run().is_none());
}

#[test]
fn unsupported_rules_start_no_simulation() {
    let mut page = open("rules=vegas.tens-by-rank");
    assert!(!page.is_simulated());
    assert_eq!(page.update(Msg::ClickedRun), []);
    assert!(open("rules=macau").is_simulated());
}

#[test]
fn kept_ramp_returns_on_next_visit() {
    let mut page = open("bets=0,1:2,3:6");
    assert!(!page.is_kept());
    let ramp = of_true_counts(page.chosen().ramp.clone());
    assert_eq!(
        page.update(Msg::ClickedKeep),
        [Effect::Own(OwnEffect::Keep(ramp.clone()))]
    );
    assert!(!page.is_kept(), "the browser has not answered");
    let told = page.update(Msg::Kept(KeptRamp::Stored(ramp.clone())));
    assert_eq!(told, [Effect::Announce(Notice::Kept)]);
    assert!(page.is_kept());
    let mut next = BetsPage::default();
    next.update(Msg::FoundRamp(KeptRamp::Stored(ramp.clone())));
    assert_eq!((&next.chosen().ramp, next.is_kept()), (&ramp.ramp, true));
    // The ramp of an address has priority.
    let mut other = open("bets=1,5:2");
    other.update(Msg::FoundRamp(KeptRamp::Stored(ramp)));
    assert_eq!(other.chosen().ramp.to_string(), "1,5:2");
}

fn of_true_counts(ramp: Ramp) -> CountRamp {
    CountRamp {
        measure: Measure::TrueCount,
        ramp,
    }
}

#[test]
fn unstored_ramp_lasts_until_reload() {
    let old = of_true_counts("1,2:4".parse().expect("a ramp"));
    for stored in [None, Some(old)] {
        let mut page = open("bets=0,1:2,3:6");
        let ramp = of_true_counts(page.chosen().ramp.clone());
        let found = stored.clone().map_or(KeptRamp::Nothing, KeptRamp::Stored);
        let kept = ramp.clone();
        page.update(Msg::Kept(KeptRamp::NotStored { ramp: kept, stored }));
        // The browser still has its old ramp.
        page.update(Msg::FoundRamp(found));
        assert_eq!(page.kept().ramp(), Some(&ramp));
        // A ramp that another tab has stored replaces it.
        let other = of_true_counts("1,2:8".parse().expect("a ramp"));
        page.update(Msg::FoundRamp(KeptRamp::Stored(other.clone())));
        assert_eq!(page.kept().ramp(), Some(&other));
        page.update(Msg::FoundRamp(KeptRamp::Unreadable));
        assert_eq!((page.kept().ramp(), page.is_kept()), (None, false));
        assert_eq!(
            page.update(Msg::ClickedForget),
            [Effect::Own(OwnEffect::Forget)]
        );
    }
}

#[test]
fn kept_ramp_has_its_measure() {
    for text in ["1,2:8", "running:1,-4:8,0:12"] {
        let kept: CountRamp = text.parse().expect("a ramp");
        assert_eq!(kept.to_string(), text);
    }
    assert!("running:".parse::<CountRamp>().is_err());
    // A ramp for running counts is not shown for Hi-Lo.
    let mut page = open("");
    let running: CountRamp = "running:1,-4:8".parse().expect("a ramp");
    page.update(Msg::FoundRamp(KeptRamp::Stored(running.clone())));
    assert_ne!(page.chosen().ramp, running.ramp);
    assert!(!page.is_kept());
}

#[test]
fn unbalanced_system_uses_running_count_ramp() {
    let mut page = open("rounds=20000");
    let first = |page: &BetsPage| page.bet_texts().each().next().map(|(count, _)| count);
    assert_eq!(first(&page), Some(-2));
    page.update(Msg::ChoseSystem(AnySystem::Published(System::KnockOut)));
    let question = page.chosen().question;
    assert_eq!(question.system.measure(), Measure::RunningCount);
    assert_eq!(first(&page), Some(-9));
    answered(&mut page);
    let rows = &page.results().expect("results").rows;
    // With six decks KO starts at −20. No true count of Hi-Lo is that low.
    let start = rows.iter().find(|row| row.count == -20).expect("the start");
    assert!(start.share > 0.01 && start.edge < 0.01, "{start:?}");
    page.update(Msg::ChoseSystem(AnySystem::default()));
    assert_eq!(first(&page), Some(-2));
}
