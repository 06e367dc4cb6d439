//! What every sentence of the statistics says, compared with the golden files.

use super::{StatsWords, amount, cost, count, ending, share, share_of_runs, signed, terms, words};
use crate::blackjack::{Outcome, Preset};
use crate::history::{Ending, GameName, Unit};
use crate::pages::stats::Period;
use crate::text::language::Language;
use crate::text::said::{Said, compare};

const NUMBERS: [u32; 10] = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101];

/// Amounts as they are written already, with their signs.
const AMOUNTS: [&str; 9] = [
    "0",
    "1",
    "+1",
    "\u{2212}1",
    "+0.5",
    "+2",
    "\u{2212}5",
    "+21",
    "+11",
];

#[test]
fn every_sentence_says_what_it_said() {
    compare("stats", |language, said| {
        sentences(words(language), said);
        glued(language, said);
    });
}

fn sentences(words: StatsWords, said: &mut Said) {
    for period in Period::ALL {
        said.add(&format!("period({period:?})"), words.period(period));
    }
    for unit in [Unit::HalfChips, Unit::Rounds] {
        said.add(&format!("bank_chart({unit:?})"), words.bank_chart(unit));
    }
    for net in AMOUNTS {
        said.add(&format!("in_rounds({net})"), words.in_rounds(net));
        said.add(&format!("in_bets({net})"), words.in_bets(net));
        said.add(&format!("range({net}, +3)"), words.range(net, "+3"));
    }
    for share in ["0%", "12 %", "<0.1%"] {
        said.add(
            &format!("among_perfect({share})"),
            words.among_perfect(share),
        );
        said.add(&format!("among_equals({share})"), words.among_equals(share));
    }
    for unit in [None, Some(Unit::HalfChips), Some(Unit::Rounds)] {
        for number in NUMBERS.map(u64::from) {
            let told = words.too_few(unit, 30, number);
            said.add(&format!("too_few({unit:?}, 30, {number})"), told);
            let told = words.too_few(unit, number, 7);
            said.add(&format!("too_few({unit:?}, {number}, 7)"), told);
        }
    }
    for what in ["X", "8♠ 7♦"] {
        said.add(&format!("better({what})"), words.better(what));
    }
    for number in NUMBERS.map(|it| it as usize) {
        said.add(
            &format!("counted({number}, 200)"),
            words.counted(number, 200_u32),
        );
        said.add(
            &format!("counted(0, {number})"),
            words.counted(0_u32, number),
        );
    }
    for rounds in ["0", "1", "12"] {
        for results in ["", "+3", "+3 · +1"] {
            let told = words.told(rounds, Some(results).filter(|it| !it.is_empty()));
            said.add(&format!("told({rounds}, {results})"), told);
        }
    }
}

/// What is put together of these sentences.
fn glued(language: Language, said: &mut Said) {
    for number in [-1_234.56, -1.0, 0.0, 0.04, 1.0, 2.5, 21.0, 1_234_567.0] {
        for digits in [0, 1, 2] {
            let told = signed(language, number, digits);
            said.add(&format!("signed({number}, {digits})"), told);
        }
        for unit in [Unit::HalfChips, Unit::Rounds] {
            let told = amount(language, unit, number);
            said.add(&format!("amount({unit:?}, {number})"), told);
        }
    }
    for number in NUMBERS.map(u64::from).into_iter().chain([1_234_567]) {
        said.add(&format!("count({number})"), count(language, number));
        said.add(&format!("cost({number})"), cost(language, number * 10_000));
    }
    for part in [0.0, 0.000_5, 0.123_4, 0.5, 0.999_5, 1.0] {
        said.add(&format!("share({part})"), share(language, part));
        let told = share_of_runs(language, part);
        said.add(&format!("share_of_runs({part})"), told);
    }
    for outcome in Outcome::ALL {
        let told = ending(language, Ending::Outcome(outcome));
        said.add(&format!("ending({outcome:?})"), told);
    }
    said.add("ending(no prize)", ending(language, Ending::Prize(None)));
    for preset in Preset::ALL {
        let code = preset.code();
        for more in ["", "~2", "~1s", "~3s"] {
            let code = format!("{code}{more}");
            let told = terms(language, GameName::Blackjack, &code);
            said.add(&format!("terms({code})"), told);
        }
    }
    for (game, code) in [
        (GameName::Blackjack, "vegas.h17.2-decks"),
        (GameName::Jacks, "jacks:800-50-25-9-6-4-3-2-1~5"),
        (GameName::Jacks, "deuces:800-200-25-15-9-5-3-2-2-1~5"),
        (GameName::Jacks, "tens:800-50-25-6-5-4-3-2-0~1"),
        (GameName::Jacks, "jacks:800-50-25-9-6-4-3-2-1~5x3"),
        (GameName::Jacks, "nonsense"),
        (GameName::Solo, ""),
        (GameName::Solo, "1-joker"),
        (GameName::Solo, "2-jokers"),
        (GameName::Duel, "k"),
        (GameName::Duel, "k-1-joker-chips"),
        (GameName::Duel, "kr-2-jokers"),
    ] {
        said.add(
            &format!("terms({game:?}, {code})"),
            terms(language, game, code),
        );
    }
}
