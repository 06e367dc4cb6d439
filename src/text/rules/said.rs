//! Every sentence of the page of the rules, as it was before the words became data.

use super::{Winner, words};
use crate::blackjack::{Chips, Clash, Rules};
use crate::coach::Play;
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::switch::{Explanation, Group, Switch, WhyDisabled};
use crate::text::language::Language;
use crate::text::said::{Said, compare};

const COUNTS: [usize; 10] = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101];

#[test]
fn what_is_said_of_rules_is_what_was_said() {
    compare("rules", |language, said| {
        of_switches(language, said);
        of_edges(language, said);
        of_charts(language, said);
    });
}

fn of_switches(language: Language, said: &mut Said) {
    let words = words(language);
    for group in Group::ALL {
        said.add(&format!("group({group:?})"), words.group(*group));
    }
    for switch in Switch::all(&Rules::VEGAS) {
        said.add(&format!("switch({})", switch.name()), words.switch(switch));
        for value in switch.values() {
            for chips in [Chips::None, Chips::Bets] {
                said.add(
                    &format!("value({value:?}, {chips:?})"),
                    words.value(value, chips),
                );
            }
        }
    }
    for it in Explanation::ALL {
        said.add(&format!("explanation({it:?})"), words.explanation(*it));
    }
    for why in WhyDisabled::ALL {
        said.add(&format!("disabled({why:?})"), words.disabled(*why));
    }
    let others = [("A", "one"), ("B", "two: 2"), ("C", "three")];
    for count in 0..=others.len() {
        let others = &others[..count];
        said.add(&format!("also_set({others:?})"), words.also_set(others));
    }
    for clash in Clash::ALL {
        said.add(&format!("clash({clash:?})"), words.clash(clash));
    }
}

fn of_edges(language: Language, said: &mut Said) {
    let words = words(language);
    for winner in [Winner::House, Winner::Player, Winner::Neither] {
        for percent in ["0.5%", "0%"] {
            said.add(
                &format!("edge({winner:?}, {percent})"),
                words.edge(winner, percent),
            );
            said.add(
                &format!("before({winner:?}, {percent})"),
                words.before(winner, percent),
            );
            said.add(
                &format!("other_rules({winner:?}, {percent})"),
                words.other_rules(winner, percent),
            );
        }
    }
    for done in COUNTS {
        for all in COUNTS {
            said.add(
                &format!("progress({done}, {all})"),
                words.progress(done, all),
            );
            said.add(
                &format!("compare_progress({done}, {all})"),
                words.compare_progress(done, all),
            );
        }
    }
    said.add("at_your_table(Vegas)", words.at_your_table("Vegas"));
}

fn of_charts(language: Language, said: &mut Said) {
    let words = words(language);
    for play in Play::ALL {
        said.add(&format!("sign({play:?})"), words.sign(play));
    }
    said.add("or_else(Hit, Stand)", words.or_else("Hit", "Stand"));
    said.add("was(Hit)", words.was("Hit"));
    said.add("there(Hit)", words.there("Hit"));
    for note in ChartNote::ALL {
        said.add(&format!("chart_note({note:?})"), words.chart_note(*note));
    }
    said.add("outlined(10♠ 6♥, K♦)", words.outlined("10♠ 6♥", "K♦"));
    for count in COUNTS {
        said.add(
            &format!("chart_differs({count})"),
            words.chart_differs(count),
        );
        said.add(&format!("changed({count})"), words.changed(count));
        said.add(
            &format!("close_hands({count}, 0.02)"),
            words.close_hands(count, "0.02"),
        );
        said.add(
            &format!("mistakes_kept({count})"),
            words.mistakes_kept(count),
        );
    }
}
