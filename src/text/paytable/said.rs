//! Every sentence of the page of the pay tables and every row of a strategy chart, as it always was.

use super::holds::row;
use crate::coach::draw::Holding;
use crate::coach::draw::strategy::Held;
use crate::core::Rank;
use crate::poker::machine::Game;
use crate::poker::practice::Kind;
use crate::text::language::Language;
use crate::text::messages::PayTableWords;
use crate::text::said::{Said, compare};

#[test]
fn every_sentence_is_as_it_was() {
    compare("paytable", |language, said| {
        let words = PayTableWords::of(language);
        for text in ["", "99.5%"] {
            let mut add = |name: &str, told: String| said.add(&format!("{name}({text:?})"), told);
            add("chart_costs", words.chart_costs(text));
            add("by_chart", words.by_chart(text));
            add("on_five", words.on_five(text));
            add("on_fewer", words.on_fewer(text));
            add("exactly", words.exactly(text, "5,989,550"));
            add("one_in", words.one_in(text));
        }
        for kind in Kind::ALL {
            said.add(&format!("practised({kind:?})"), words.practised(kind));
        }
        for count in [0_u32, 1, 2, 3, 5, 11, 21, 22, 101] {
            let told = words.kinds_misplayed(count);
            said.add(&format!("kinds_misplayed({count})"), told);
        }
    });
}

/// One hold of each sort.
fn sorts() -> Vec<Held> {
    let numbers = 0..1 << 20;
    let mut sorts: Vec<Held> = Vec::new();
    for held in numbers.filter_map(|it| Holding::from_number(it).map(|it| it.held)) {
        let sort = std::mem::discriminant(&held);
        if sorts.iter().all(|it| std::mem::discriminant(it) != sort) {
            sorts.push(held);
        }
    }
    sorts
}

fn parts(language: Language, said: &mut Said) {
    let words = PayTableWords::of(language);
    for held in sorts() {
        for cards in [0, 1, 2, 3, 4, 5] {
            let told = words.sort_of_hold(held, cards);
            said.add(&format!("sort_of_hold({held:?}, {cards})"), told);
        }
    }
    for high in [0, 1, 2, 3, 5] {
        for ways in [None, Some(0), Some(1), Some(2), Some(3), Some(4), Some(5)] {
            let told = words.ways_and_high(ways, high);
            said.add(&format!("ways_and_high({ways:?}, {high})"), told);
        }
    }
    for wild in [1_u8, 2, 3, 4] {
        for held in sorts() {
            let hold = words.sort_of_hold(held, 3);
            let told = words.with_wild(wild, &hold);
            said.add(&format!("with_wild({wild}, {hold:?})"), told);
        }
    }
    let which = ["A", "K", "Q"].map(str::to_owned);
    for count in 0..=which.len() {
        let which = which[..count].join(words.which_between());
        said.add(&format!("all_but({count})"), words.all_but("Pair", &which));
        said.add(&format!("one_of({count})"), words.one_of("Pair", &which));
    }
}

/// A sample of the holds as rows of their own, and holds of one sort together, in games with and without wild cards.
fn rows(language: Language, said: &mut Said) {
    for number in (0..1 << 20).step_by(1009) {
        let Some(holding) = Holding::from_number(number) else {
            continue;
        };
        for game in [Game::JacksOrBetter, Game::Deuces] {
            let told = row(language, game, &[holding]);
            said.add(&format!("row({game:?}, {number})"), told);
        }
    }
    let pairs = Rank::ALL.map(|rank| Holding {
        wild: 0,
        held: Held::Pair(rank),
    });
    let threes = Rank::ALL.map(|rank| Holding {
        wild: 1,
        held: Held::Three(rank),
    });
    let nothing = Holding {
        wild: 0,
        held: Held::Nothing,
    };
    for game in [Game::JacksOrBetter, Game::Deuces] {
        for from in 0..=pairs.len() {
            let told = row(language, game, &pairs[from..]);
            said.add(&format!("row({game:?}, pairs {from}..)"), told);
            let mixed = [&pairs[from..], &threes[from..], &[nothing]].concat();
            let told = row(language, game, &mixed);
            said.add(&format!("row({game:?}, mixed {from}..)"), told);
        }
    }
}

#[test]
fn every_row_of_a_chart_is_as_it_was() {
    compare("holds", |language, said| {
        parts(language, said);
        rows(language, said);
    });
}
