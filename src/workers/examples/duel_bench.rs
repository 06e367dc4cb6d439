//! The speed of the coach of the poker match with bets, with answers that must be the same on every machine:
//!
//! ```text
//! cargo run --profile worker --package workers --example duel_bench
//! cargo xtask coach
//! ```
//!
//! The second command also builds this for the browser, as it does `coach_bench`.

mod bench;

use std::process::ExitCode;

use fair_deal::coach::poker_match::PokerMatchQuestion;
use fair_deal::poker::Character;
use fair_deal::poker::equilibrium::{BestResponse, SolvedMatch, SolvedPlayer};

use bench::{Faults, Pace};

/// The limit for an answer, in plain loops: twice the ratio of the slowest one.
const MOST: f64 = 2_900.0;

/// The limit for a best response: twice its ratio.
const RESPONSE_MOST: f64 = 5_700.0;

/// The questions that the coach answers without a best response.
const QUESTIONS: [Asked; 7] = [
    (
        "the first bet against the Textbook",
        "duel=r-chips&stake=1~200~200&dealt=9S.4C.KS.KD.8C&hand=9S.4C.KS.KD.8C&deeds=&seed=1",
        "Bet",
        2.237,
    ),
    (
        "the swap against the Textbook",
        "duel=r-chips&stake=1~200~200&dealt=9S.4C.KS.KD.8C&hand=9S.4C.KS.KD.8C&deeds=XX&seed=1",
        "Swap([0, 1, 4])",
        2.507,
    ),
    (
        "the last bet against the Actuary",
        "duel=o-chips&stake=1~200~200&dealt=9S.4C.KS.KD.8C&hand=9H.3C.KS.KD.8H&deeds=XBC33&seed=1",
        "Bet",
        3.139,
    ),
    (
        "the first bet against three",
        "duel=cko-chips&stake=1~200~200~200~200&dealt=9S.KS.8C.9C.AD&hand=9S.KS.8C.9C.AD&deeds=XX&seed=1",
        "Bet",
        2.335,
    ),
    (
        "the swap against three",
        "duel=cko-chips&stake=1~200~200~200~200&dealt=9S.KS.8C.9C.AD&hand=9S.KS.8C.9C.AD&deeds=XXXX23&seed=1",
        "Swap([1, 2, 4])",
        2.100_266_408_331_315,
    ),
    (
        "the swap against three with two jokers",
        "duel=cko-2-jokers-chips&stake=1~200~200~200~200&dealt=6S.QH.8C.7C.6H&hand=6S.QH.8C.7C.6H&deeds=XXXX43&seed=1",
        "Swap([1, 2, 3])",
        1.456,
    ),
    (
        "a swap with which few deals agree",
        "duel=rck-chips&stake=1~200~200~200~200&dealt=5S.8H.3C.9S.4S&hand=5S.8H.3C.9S.4S&deeds=BCCF24&seed=1",
        "Swap([1, 3])",
        0.429_735_234_215_885_94,
    ),
];

/// The questions that it answers with the best response to the Actuary.
const WITH_RESPONSE: [Asked; 3] = [
    (
        "the first bet, with the best response",
        "duel=o-chips&stake=1~200~200&dealt=9S.4C.KS.KD.8C&hand=9S.4C.KS.KD.8C&deeds=&seed=1",
        "Check",
        2.657_333_333_333_333_3,
    ),
    (
        "the swap, with the best response",
        "duel=o-chips&stake=1~200~200&dealt=9S.4C.KS.QD.8C&hand=9S.4C.KS.QD.8C&deeds=XX&seed=1",
        "Swap([0, 1, 3, 4])",
        0.986,
    ),
    (
        "the last bet, with the best response",
        "duel=o-chips&stake=1~200~200&dealt=9S.4C.KS.KD.8C&hand=9H.3C.KS.KD.8H&deeds=XBC33&seed=1",
        "Bet",
        3.479,
    ),
];

fn main() -> ExitCode {
    let mut faults = Faults::default();
    ask(&mut faults, &QUESTIONS, None);
    prepare_response(&mut faults);
    prepare_losses(&mut faults);
    faults.into()
}

/// A question with its name, the best decision and the value of that.
type Asked = (&'static str, &'static str, &'static str, f64);

/// Asks each of these questions.
fn ask(faults: &mut Faults, questions: &[Asked], response: Option<&BestResponse>) {
    for (what, text, best, value) in questions {
        let Ok(question) = text.parse::<PokerMatchQuestion>() else {
            faults.expect(false, what);
            continue;
        };
        let (pace, advice) = Pace::of(5, || question.ask(response));
        faults.loops(what, pace, MOST);
        let estimate = advice.and_then(Result::ok);
        let estimate = estimate.and_then(|advice| advice.estimates().first().copied());
        let is_so = estimate.is_some_and(|it| {
            format!("{:?}", it.action) == *best && (it.value - value).abs() < 1e-9
        });
        faults.expect(is_so, &format!("{what}, the best: {estimate:?}"));
    }
}

/// Prepares the best response to the Actuary, as the worker does once for an opponent, and asks with it.
fn prepare_response(faults: &mut Faults) {
    let file = include_bytes!("../../../crates/draw-poker/solution/poker-match.bin");
    let Ok(player) = SolvedPlayer::load(file) else {
        return faults.expect(false, "the file of the solution");
    };
    let what = "the best response to the Actuary";
    let (pace, response) = Pace::of(3, || BestResponse::new(Character::Actuary, player));
    faults.loops(what, pace, RESPONSE_MOST);
    let response = response.and_then(Result::ok);
    faults.expect(response.is_some(), what);
    ask(faults, &WITH_RESPONSE, response.as_ref());
}

/// Prepares the losses of the solved match, as the worker does once, and compares those of kings against a bet.
fn prepare_losses(faults: &mut Faults) {
    let file = include_bytes!("../../../crates/draw-poker/solution/poker-match.bin");
    let Ok(player) = SolvedPlayer::load(file) else {
        return faults.expect(false, "the file of the solution");
    };
    let what = "the losses of the solved match";
    let (pace, solved) = Pace::of(3, || SolvedMatch::new(player));
    faults.loops(what, pace, MOST);
    let losses = solved.and_then(Result::ok).and_then(|solved| {
        let (hand, point) = ("KS KH 7D 4C 2H".parse().ok()?, solved.point("b").ok()?);
        let choices = solved.choices(&hand, point).into_iter();
        Some(choices.map(|it| it.loss).collect::<Vec<f32>>())
    });
    let is_so = losses.as_ref().is_some_and(|losses| {
        let mut both = losses.iter().zip([2.8172, 0.0004, 0.0]);
        losses.len() == 3 && both.all(|(loss, wanted)| (loss - wanted).abs() < 5e-5)
    });
    faults.expect(is_so, &format!("{what}: {losses:?}"));
}
