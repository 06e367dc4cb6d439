//! The messages of the page about bets by the count, in every language.

use super::{error, figure};
use crate::coach::counting::{Measure, Player};
use crate::pages::bets::{Field, Figure, Problem};
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::numbers::signed_or_zero;
use crate::text::testing::{each_in_its_own_words, reads_well};

fn said(language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let mut said: Vec<String> = Vec::new();
    let problems = Field::ALL.map(Problem::Field).into_iter();
    let problems = problems.chain([Problem::Ramp]);
    said.extend(problems.map(|it| words.bets_problem(it).to_owned()));
    said.extend(Player::ALL.map(|it| words.player(it).to_owned()));
    said.extend(Figure::ALL.map(|it| words.figure_name(it).to_owned()));
    let counts = [words.up_to("−2"), words.bets_from("+6")];
    for measure in [Measure::TrueCount, Measure::RunningCount] {
        said.extend(counts.each_ref().map(|it| words.bet_at(measure, it)));
    }
    said.push(words.running_intro("−20", "6"));
    said.extend(counts);
    said.push(words.bets_progress("1,000", "2,000"));
    said.push(words.bets_cancelled("1,000"));
    said.push(words.bets_told("+2.10", "± 0.04"));
    said.push(words.best_told("+2.10", "+1.90"));
    said
}

#[test]
fn phrases_are_not_empty_and_are_translated() {
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    each_in_its_own_words(&all);
}

/// The names of figures and players are distinct.
#[test]
fn figure_names_are_distinct() {
    for language in Language::ALL {
        let words = PagesWords::of(language);
        let mut names = Figure::ALL.map(|it| words.figure_name(it)).to_vec();
        names.extend(Player::ALL.map(|it| words.player(it)));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "{language:?}");
    }
}

#[test]
fn figures_are_written_with_signs_and_units() {
    let english = |which, value| figure(Language::English, which, value);
    assert_eq!(english(Figure::Mean, -0.012_34), "−0.0123");
    assert_eq!(english(Figure::Edge, 0.834), "+0.834%");
    assert_eq!(english(Figure::Ruin, 13.5335), "13.534%");
    assert_eq!(english(Figure::N0, 17_047.4), "17,047");
    assert_eq!(figure(Language::Russian, Figure::Bet, 2.5), "2,50");
    assert_eq!(
        error(Language::English, Figure::Mean, 0.000_26),
        "±\u{a0}0.0003"
    );
    assert_eq!([-1, 0, 12].map(signed_or_zero), ["−1", "0", "+12"]);
}
