//! The tests of the bankroll on the page of the pay tables.

use crate::coach::draw::{DrawCoach, EveryDeal, whole_return};
use crate::pages::paytable::bankroll::*;
use crate::poker::video_poker::Game;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::testing::{each_in_its_own_words, reads_well};
use std::sync::OnceLock;

/// The figures. If the page asks the worker, this helper answers.
fn figures(page: &mut Bankroll, table: &PayTable, whole: &WholeGame) -> Figures {
    if let Some(question) = page.ask(table) {
        assert_eq!(page.figures(whole), Answer::Waiting);
        assert_eq!(page.ask(table), None, "it is asked once");
        page.answered(&question, Some(question.ask(deals())));
    }
    known(page.figures(whole))
}

fn known(answer: Answer) -> Figures {
    match answer {
        Answer::Known(figures) => figures,
        Answer::Waiting | Answer::TooManyBets => panic!("{answer:?}"),
    }
}

/// All deals of 9/6 Jacks or Better.
fn deals() -> &'static EveryDeal {
    static DEALS: OnceLock<EveryDeal> = OnceLock::new();
    DEALS.get_or_init(|| DrawCoach::new(&PayTable::jacks(9, 6)).every_deal())
}

fn type_in(page: &mut Bankroll, field: Field, text: &str) {
    page.update(Msg::Typed(field, text.to_owned()));
    page.update(Msg::Left(field));
}

/// Source: Bob Dancer, column of 23 April 2013: 9/6 Jacks or Better, $5 a hand, 0.84 % cash back.
#[test]
fn published_bankrolls_are_found() {
    let whole = whole_return(&PayTable::jacks(9, 6));
    let mut page = Bankroll::default();
    type_in(&mut page, Field::CashBack, "0,84");
    type_in(&mut page, Field::Bank, "27,000");
    let figures = known(page.figures(&whole));
    assert!((figures.ruin - 0.097_89).abs() < 5e-6, "{}", figures.ruin);
    let five = figures.bankrolls[0].expect("a bankroll");
    assert!((five - 34_805.0).abs() < 1.0, "{five}");
    assert!(
        figures.doubles > Some(1.0 - figures.ruin),
        "{:?}",
        figures.doubles
    );
    assert!(
        figures
            .points
            .is_sorted_by(|one, next| one.ruin >= next.ruin)
    );
    let csv = figures.to_table(["bank", "ruin", "before"]).to_csv();
    assert_eq!(csv.lines().count(), 1 + PARTS.len(), "{csv}");
}

/// Bankrolls of full-pay deuces that are no multiple of the bet. Source: a program that shares no code with this one.
#[test]
fn rest_below_one_bet_is_never_bet() {
    let whole = whole_return(&Game::Deuces.usual());
    let mut page = Bankroll::default();
    for (bank, ruin, doubles) in [
        ("4.99", "100.000", "0.000"),
        ("7", "99.935", "17.095"),
        ("101", "98.702", "33.166"),
    ] {
        type_in(&mut page, Field::Bank, bank);
        let figures = known(page.figures(&whole));
        assert_eq!(format!("{:.3}", 100.0 * figures.ruin), ruin, "{bank}");
        let found = figures.doubles.expect("a chance");
        assert_eq!(format!("{:.3}", 100.0 * found), doubles, "{bank}");
    }
    // Three bets of 0.1.
    type_in(&mut page, Field::Bet, "0.1");
    type_in(&mut page, Field::Bank, "0.3");
    let three = known(page.figures(&whole));
    assert!((three.points[4].bank - 0.3).abs() < 1e-12, "{three:?}");
    assert!((three.points[4].ruin - three.ruin).abs() < 1e-12);
    // The bankroll for a risk of 5 % is enough for it, and one bet less is not.
    type_in(&mut page, Field::Bet, "5");
    let five = three.bankrolls[0].expect("a bankroll") * 50.0;
    for (bank, is_enough) in [(five, true), (five - 5.0, false)] {
        type_in(&mut page, Field::Bank, &format!("{bank:.0}"));
        let figures = known(page.figures(&whole));
        assert_eq!(figures.ruin <= 0.05, is_enough, "{bank}");
    }
}

/// A bankroll of too many bets gets the sentence about that, up to the largest amount of the field.
#[test]
fn numbers_out_of_range_get_their_own_sentence() {
    let whole = whole_return(&PayTable::jacks(9, 6));
    let mut page = Bankroll::default();
    for bank in ["500001", "1000000001", "99999999999", "100000000000000"] {
        type_in(&mut page, Field::Bank, bank);
        assert_eq!(page.problems(), [Problem::TooManyBets], "{bank}");
        assert_eq!(page.figures(&whole), Answer::TooManyBets, "{bank}");
    }
    type_in(&mut page, Field::Bank, "1000");
    for (field, most, above) in [
        (Field::Bank, "100000000000000", "100000000000000.1"),
        (Field::Bank, "500000", "999999999999999999999999"),
        (Field::Bet, "1000000000", "1000000000.01"),
        (Field::Hands, "100000", "100001"),
        (Field::CashBack, "100", "100.01"),
    ] {
        type_in(&mut page, field, above);
        assert_eq!(page.problems(), [Problem::Number(field)], "{above}");
        type_in(&mut page, field, most);
        let is_wrong = page.problem(field) == Some(Problem::Number(field));
        assert!(!is_wrong, "{most}");
    }
}

/// A bankroll that the page refuses never gets into the address, nor into the page from there.
#[test]
fn refused_bankroll_is_no_choice() {
    let mut page = Bankroll::default();
    type_in(&mut page, Field::Bank, "999999999999999999999999");
    assert_eq!(page.write(Fields::new()), Fields::new());
    page.read(&Fields::parse("bank=18446744073709552000"));
    assert_eq!(page.write(Fields::new()), Fields::new());
    page.read(&Fields::parse("bank=100000000000000"));
    let named = Fields::parse("bank=100000000000000");
    assert_eq!(page.write(Fields::new()), named);
}

/// The bankroll never has two errors, and none about amounts that its fields do not show.
#[test]
fn too_many_bets_wait_for_both_amounts() {
    let many = [Problem::TooManyBets];
    let mut page = Bankroll::default();
    type_in(&mut page, Field::Bank, "600000");
    assert_eq!(page.problems(), many);
    page.update(Msg::Typed(Field::Bank, "0".to_owned()));
    assert_eq!(page.problems(), [], "not while it is typed");
    page.update(Msg::Left(Field::Bank));
    assert_eq!(page.problems(), [Problem::Number(Field::Bank)]);
    type_in(&mut page, Field::Bank, "600,000");
    assert_eq!(page.problems(), many);
    type_in(&mut page, Field::Bet, "x");
    assert_eq!(page.problems(), [Problem::Number(Field::Bet)]);
    type_in(&mut page, Field::Bet, "5");
    assert_eq!(page.problems(), many);
    type_in(&mut page, Field::Bet, "6");
    assert_eq!(page.problems(), []);
}

#[test]
fn errors_name_the_largest_amount_in_groups() {
    let words = PagesWords::of(Language::English);
    for (field, sentence) in [
        (
            Field::Bank,
            "Type a number above 0, up to 100,000,000,000,000.",
        ),
        (Field::Bet, "Type a number above 0, up to 1,000,000,000."),
        (Field::Hands, "Type a number above 0, up to 100,000."),
        (Field::CashBack, "Type a number from 0 to 100."),
    ] {
        let told = words.bankroll_problem(Problem::Number(field));
        assert_eq!(told, sentence, "{field:?}");
    }
    let problems = Field::ALL.map(Problem::Number).into_iter();
    let problems: Vec<Problem> = problems.chain([Problem::TooManyBets]).collect();
    let said = |language| {
        let words = PagesWords::of(language);
        let said = problems.iter().map(|it| words.bankroll_problem(*it));
        said.collect::<Vec<_>>()
    };
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    each_in_its_own_words(&all);
}

#[test]
fn losing_game_ruins_every_bankroll() {
    let whole = whole_return(&PayTable::jacks(9, 6));
    let figures = known(Bankroll::default().figures(&whole));
    assert!(figures.hand < 0.0 && figures.n0.is_none());
    assert!((figures.ruin - 1.0).abs() < 1e-12);
    assert_eq!(figures.bankrolls, [None, None]);
    let doubles = figures.doubles.expect("a chance");
    assert!((0.2..0.5).contains(&doubles), "{doubles}");
}

/// The mean of an hour does not change. The deviation comes from the golden variance and covariance.
#[test]
fn several_hands_depend_on_each_other() {
    let table = PayTable::jacks(9, 6);
    let whole = whole_return(&table);
    let mut page = Bankroll::default();
    type_in(&mut page, Field::CashBack, "0.84");
    type_in(&mut page, Field::Bank, "27,000");
    let one = known(page.figures(&whole));
    let mut before = (one.ruin, one.bankrolls[0]);
    for hands in &Hands::ALL[1..] {
        page.update(Msg::ChoseHands(*hands));
        let figures = figures(&mut page, &table, &whole);
        assert!((figures.hand - one.hand).abs() < 1e-12);
        assert!((figures.hour[0] - one.hour[0]).abs() < 1e-9);
        let more = f64::from(hands.number()) - 1.0;
        let deviation = 5.0 * (600.0 * (19.514_676_427 + more * 1.966_388_674)).sqrt();
        assert!((figures.hour[1] - deviation).abs() < 1e-5, "{hands}");
        // Dependent hands have more variance, and a round costs more.
        let now = (figures.ruin, figures.bankrolls[0]);
        assert!(
            now > before && now.1 > before.1,
            "{hands}: {now:?} {before:?}"
        );
        assert_eq!(figures.doubles, None);
        let csv = figures.to_table(["bank", "ruin", "before"]).to_csv();
        assert!(
            csv.lines().all(|line| line.split(',').count() == 2),
            "{csv}"
        );
        before = now;
    }
}

/// A round of ten hands of $5 costs $50.
#[test]
fn bankroll_below_a_round_is_ruined() {
    let table = PayTable::jacks(9, 6);
    let whole = whole_return(&table);
    let mut page = Bankroll::default();
    type_in(&mut page, Field::CashBack, "2");
    page.update(Msg::ChoseHands(Hands::ALL[3]));
    for (bank, is_ruined) in [("49.99", true), ("45", true), ("50", false), ("5", true)] {
        type_in(&mut page, Field::Bank, bank);
        let figures = figures(&mut page, &table, &whole);
        let is_one = (figures.ruin - 1.0).abs() < 1e-12;
        assert_eq!(is_one, is_ruined, "{bank}");
    }
    // Source: tests/exhaustive/rounds.rs plays such rounds, and finds 0.528 ± 0.011.
    type_in(&mut page, Field::Bank, "1000");
    let of_1000 = figures(&mut page, &table, &whole);
    let doubles = of_1000.doubles.expect("a chance");
    assert!((doubles - 0.470_412_838).abs() < 1e-6, "{doubles}");
    assert!(
        of_1000
            .points
            .iter()
            .all(|it| it.before <= Some(it.ruin + 1e-9))
    );
    let csv = of_1000.to_table(["bank", "ruin", "before"]).to_csv();
    assert!(
        csv.lines().all(|line| line.split(',').count() == 3),
        "{csv}"
    );
    let least = of_1000.bankrolls;
    assert!(least[0].expect("a bankroll") > 50.0, "{least:?}");
}

/// An answer about other hands, coins or cash back than the current ones is ignored.
#[test]
fn late_answer_about_rounds_is_dropped() {
    let table = PayTable::jacks(9, 6);
    let whole = whole_return(&table);
    let mut page = Bankroll::default();
    assert_eq!(page.ask(&table), None, "one hand needs no answer");
    page.update(Msg::ChoseHands(Hands::MOST));
    let late = page.ask(&table).expect("a question");
    assert_eq!((late.hands, late.table), (Hands::MOST, table));
    type_in(&mut page, Field::CashBack, "1");
    assert_eq!(page.figures(&whole), Answer::Waiting);
    let question = page.ask(&table).expect("another question");
    let answer = RoundsAnswer {
        log_root: -0.1,
        doubles: None,
    };
    page.answered(&late, Some(answer.clone()));
    assert_eq!(page.figures(&whole), Answer::Waiting);
    page.stop_asking();
    assert_eq!(
        page.ask(&table),
        Some(question.clone()),
        "its worker was stopped"
    );
    page.answered(&question, Some(answer));
    page.stop_asking();
    assert_eq!(page.ask(&table), None, "it is answered");
    page.update(Msg::ChoseCoins(Coins::ONE));
    assert_eq!(
        page.ask(&table).expect("a question").table,
        table.on(Coins::ONE)
    );
    assert_eq!(page.figures(&whole), Answer::Waiting);
}

#[test]
fn wrong_number_shows_error_and_changes_nothing() {
    let mut page = Bankroll::default();
    for text in ["", "x", "0", "-5", "1e5", "1.2.3"] {
        type_in(&mut page, Field::Bet, text);
        assert_eq!(
            page.problem(Field::Bet),
            Some(Problem::Number(Field::Bet)),
            "{text}"
        );
        assert_eq!(page.shown(Field::Bet), text);
    }
    let whole = whole_return(&PayTable::jacks(9, 6));
    let figures = page.figures(&whole);
    assert_eq!(figures, Bankroll::default().figures(&whole));
    type_in(&mut page, Field::Bet, "0.25");
    assert_eq!(page.problem(Field::Bet), None);
    type_in(&mut page, Field::Bank, "1000000");
    assert_eq!(page.figures(&whole), Answer::TooManyBets);
}

/// With fewer than five coins a royal flush pays 250 for each coin. Source: RULES.md, rule 4 of “Jacks or Better”.
/// The published return of 9/6 Jacks or Better with fewer coins is 98.37 % (wizardofodds.com, “Jacks or Better”).
#[test]
fn fewer_coins_pay_less_for_a_royal_flush() {
    let table = PayTable::jacks(9, 6);
    let mut page = Bankroll::default();
    assert_eq!(page.coins(), Coins::MOST);
    page.bet(Coins::ONE, Hands::ONE);
    assert_eq!((page.coins(), page.shown(Field::Bet)), (Coins::ONE, "1"));
    let whole = whole_return(&table.on(Coins::ONE));
    assert!((whole.value() - 0.9837).abs() < 5e-5, "{}", whole.value());
    let figures = known(page.figures(&whole));
    assert!((figures.hand - (whole.value() - 1.0)).abs() < 1e-12);
    page.bet(Coins::ONE, Hands::MOST);
    assert_eq!(page.hands(), Hands::MOST);
    page.update(Msg::ChoseCoins(Coins::MOST));
    assert_eq!(page.coins(), Coins::MOST);
}
