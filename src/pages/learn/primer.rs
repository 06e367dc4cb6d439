//! The rules of a lesson in a few lines, to read before the first question.
//!
//! The lines about the chart of blackjack follow from its decisions, so they are true under all rules: each line has a
//! play with the hands that make it, and the first line that fits a hand counts.

use std::collections::{BTreeMap, BTreeSet};

use super::names::LessonName;
use super::questions::{Source, TrueCountQuestion};
use crate::blackjack::DeckCount;
use crate::coach::counting::{System, Tag};
use crate::coach::total_strategy::{CellPlay, ChartDecision, Exercise, PairPlay, TotalPlay};
use crate::coach::{CardValue, HandKind, Play};
use crate::core::{Card, Rank, Suit};
use crate::games::solo_draw::items::SoloDrawDecision;
use crate::pages::counting::words as counting;
use crate::poker::equilibrium::MatchStage;
use crate::text;
use crate::text::language::Language;
use crate::text::messages::PagesWords;

/// The lines about one part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The lesson about this part, where there are several.
    pub heading: Option<LessonName>,
    /// The lines.
    pub lines: Vec<String>,
}

/// The kinds of rows of the chart, by the lesson about each.
const KINDS: [LessonName; 3] = [LessonName::Hard, LessonName::Soft, LessonName::Pairs];

/// The plays of the lines, in the order in which a player thinks of them.
const PLAYS: [Play; 5] = [
    Play::Surrender,
    Play::Split,
    Play::Double,
    Play::Stand,
    Play::Hit,
];

/// Returns the rules of a lesson about the chart, from all exercises of the chart.
pub(super) fn of_chart(
    lesson: LessonName,
    exercises: &[Exercise],
    language: Language,
) -> Vec<Part> {
    let part = |kind: LessonName| {
        let decisions = exercises.iter().map(|it| &it.decision);
        let own = decisions.filter(|it| kind.has_rows(it.cell.hands()));
        let (by_total, apart): (Vec<&ChartDecision>, Vec<&ChartDecision>) =
            own.partition(|it| is_by_total(it, exercises));
        let lines = if lesson == LessonName::Specials {
            with_plays(&apart, &[Play::Surrender, Play::Double], language).collect()
        } else if kind == LessonName::Pairs {
            of_pairs(&apart, &by_total, language)
        } else {
            of_totals(&apart, language)
        };
        Part {
            heading: (kind != lesson).then_some(kind),
            lines,
        }
    };
    let is_of_lesson = |kind: &LessonName| {
        *kind == lesson || matches!(lesson, LessonName::Specials | LessonName::Chart)
    };
    let parts = KINDS.into_iter().filter(is_of_lesson).map(part);
    parts.filter(|it| !it.lines.is_empty()).collect()
}

/// Returns the rules of a lesson that needs no chart.
pub(super) fn of_others(
    source: Source,
    system: System,
    decks: DeckCount,
    language: Language,
) -> Vec<Part> {
    let words = PagesWords::of(language);
    let lines = match source {
        Source::Chart => vec![],
        Source::Tags => tags(system, language),
        Source::Trays => {
            let decks = decks.number();
            vec![words.lesson_rule_tray(decks), words.lesson_rule_left(decks)]
        }
        Source::TrueCounts => true_counts(language),
        Source::Indices => {
            let king = system.tags().of(Card::new(Rank::King, Suit::Spades));
            let tens = (king < Tag::default()).then(|| words.lesson_rule_tens().to_owned());
            let index = words.lesson_rule_index().to_owned();
            [index].into_iter().chain(tens).collect()
        }
        Source::Ranks => ranks(language),
        Source::Rows => owned([words.lesson_rule_rows(), words.lesson_rule_no_row()]),
        Source::Match(MatchStage::Before | MatchStage::After) => owned([words.lesson_rule_price()]),
        Source::Match(MatchStage::Swap) => owned([words.lesson_rule_swap()]),
    };
    vec![Part {
        heading: None,
        lines,
    }]
}

fn owned<const N: usize>(lines: [&'static str; N]) -> Vec<String> {
    lines.map(str::to_owned).to_vec()
}

/// The upcards against which a row has a play, in the order of [`upcards`].
type Against = [bool; CardValue::ALL.len()];

/// The upcards from two to ace.
fn upcards() -> impl Iterator<Item = CardValue> {
    let [ace, others @ ..] = CardValue::ALL;
    others.into_iter().chain([ace])
}

/// Returns true if the play of a pair is that of its total: no split.
fn is_by_total(pair: &ChartDecision, exercises: &[Exercise]) -> bool {
    let (value, own) = match pair.play {
        CellPlay::Pair(value, PairPlay::Own(own)) => (value, own),
        CellPlay::Pair(_, PairPlay::AsTotal) => return true,
        CellPlay::Pair(_, PairPlay::Split | PairPlay::SurrenderOrSplit) | CellPlay::Total(..) => {
            return false;
        }
    };
    let total = HandKind::Hard(2 * value.points());
    let decisions = exercises.iter().map(|it| &it.decision);
    let mut of_total = decisions.filter_map(|it| match it.play {
        CellPlay::Total(its, play) => (its.hands() == total && it.up == pair.up).then_some(play),
        CellPlay::Pair(..) => None,
    });
    // Only pairs have the lowest totals, which are hit.
    of_total.next().unwrap_or(TotalPlay::Hit) == own
}

/// Returns true if hands of this decision make the play, or make it where they may not double or give up.
fn makes(decision: &ChartDecision, play: Play) -> bool {
    let otherwise = match decision.play {
        CellPlay::Total(_, own) | CellPlay::Pair(_, PairPlay::Own(own)) => {
            if own.hits_otherwise() {
                Play::Hit
            } else {
                Play::Stand
            }
        }
        CellPlay::Pair(_, PairPlay::Split | PairPlay::SurrenderOrSplit) => Play::Split,
        CellPlay::Pair(_, PairPlay::AsTotal) => return false,
    };
    play == otherwise || play == decision.first
}

/// The rows in which hands make this play.
fn rows(decisions: &[&ChartDecision], play: Play) -> BTreeMap<HandKind, Against> {
    let mut rows: BTreeMap<HandKind, Against> = BTreeMap::new();
    for decision in decisions.iter().filter(|it| makes(it, play)) {
        let row = rows.entry(decision.cell.hands()).or_default();
        for (it, up) in row.iter_mut().zip(upcards()) {
            *it |= up == decision.up;
        }
    }
    rows
}

/// The lines with these plays about the rows of one lesson.
fn with_plays(
    decisions: &[&ChartDecision],
    plays: &[Play],
    language: Language,
) -> impl Iterator<Item = String> {
    plays.iter().filter_map(move |play| {
        let rows = rows(decisions, *play);
        let hands = (!rows.is_empty()).then(|| hands(rows, language))?;
        Some(PagesWords::of(language).lesson_rule(*play, &hands))
    })
}

/// All lines about totals.
fn of_totals(decisions: &[&ChartDecision], language: Language) -> Vec<String> {
    let hits = decisions.iter().any(|it| makes(it, Play::Hit));
    let hits = hits.then(|| PagesWords::of(language).lesson_rule_hit().to_owned());
    let [before @ .., _] = PLAYS;
    let told = with_plays(decisions, &before, language);
    told.chain(hits).collect()
}

/// All lines about pairs: those with plays of their own, and those that are played by their totals.
fn of_pairs(
    apart: &[&ChartDecision],
    by_total: &[&ChartDecision],
    language: Language,
) -> Vec<String> {
    let words = PagesWords::of(language);
    let split = rows(apart, Play::Split);
    let all = apart.iter().chain(by_total);
    let all: BTreeSet<HandKind> = all.map(|it| it.cell.hands()).collect();
    let never: Vec<HandKind> = all
        .into_iter()
        .filter(|it| !split.contains_key(it))
        .collect();
    let never = (!never.is_empty()).then(|| words.lesson_rule_never(&names(&never, language)));
    let rest = (!by_total.is_empty()).then(|| words.lesson_rule_total().to_owned());
    let told = with_plays(apart, &PLAYS, language);
    told.chain(never).chain(rest).collect()
}

/// These rows in words: neighbouring totals and pairs with the same upcards together.
fn hands(rows: BTreeMap<HandKind, Against>, language: Language) -> String {
    let words = PagesWords::of(language);
    let mut together: Vec<(Against, Vec<HandKind>)> = vec![];
    for (hand, against) in rows {
        let joins = |(its, hands): &&mut (Against, Vec<HandKind>)| {
            *its == against && hands.last().is_some_and(|last| are_listed(*last, hand))
        };
        match together.iter_mut().find(joins) {
            Some((_, hands)) => hands.push(hand),
            None => together.push((against, vec![hand])),
        }
    }
    let part = |(against, hands): &(Against, Vec<HandKind>)| {
        let hands = names(hands, language);
        if against.iter().all(|it| *it) {
            return words.lesson_rule_any(&hands);
        }
        let its = upcards().zip(*against).enumerate();
        let its = its.filter(|(_, (_, is_in))| *is_in);
        let its: Vec<(usize, String)> = its.map(|(at, (up, _))| (at, up.to_string())).collect();
        words.lesson_rule_against(&hands, &listed(&its, language))
    };
    let parts: Vec<String> = together.iter().map(part).collect();
    parts.join(words.lesson_rule_between())
}

/// Returns true if a rule names the second hand after the first one: the next total, or another pair.
fn are_listed(first: HandKind, second: HandKind) -> bool {
    match (first, second) {
        (HandKind::Hard(one), HandKind::Hard(other))
        | (HandKind::Soft(one), HandKind::Soft(other)) => one + 1 == other,
        (HandKind::Pair(_), HandKind::Pair(_)) => true,
        (HandKind::Hard(_) | HandKind::Soft(_) | HandKind::Pair(_), _) => false,
    }
}

/// The highest total with a row. The player stands on 21.
const HIGHEST: usize = 20;

/// The totals or the values of pairs, without the kind, which the heading names.
fn names(hands: &[HandKind], language: Language) -> String {
    let name = |hand: &HandKind| match hand {
        HandKind::Hard(total) | HandKind::Soft(total) => (usize::from(*total), total.to_string()),
        // Each pair is named.
        HandKind::Pair(value) => (2 * usize::from(value.points()), value.to_string()),
    };
    let names: Vec<(usize, String)> = hands.iter().map(name).collect();
    match (&names[..], hands) {
        (
            [(_, first), .., (HIGHEST, _)] | [(HIGHEST, first)],
            [HandKind::Hard(_) | HandKind::Soft(_), ..],
        ) => PagesWords::of(language).lesson_rule_up(first),
        _ => listed(&names, language),
    }
}

/// Names with their places: three and more places in a row as a range.
fn listed(names: &[(usize, String)], language: Language) -> String {
    let words = PagesWords::of(language);
    let mut told: Vec<String> = vec![];
    for run in names.chunk_by(|(one, _), (other, _)| one + 1 == *other) {
        match run {
            [(_, first), _, .., (_, last)] => told.push(words.short_range(first, last)),
            few => told.extend(few.iter().map(|(_, name)| name.clone())),
        }
    }
    told.join(text::words(language).between_listed())
}

/// The cards of each tag, the highest tag first.
fn tags(system: System, language: Language) -> Vec<String> {
    let (words, tags) = (PagesWords::of(language), system.tags());
    // A rank with two tags is in no range.
    let mut cards: BTreeMap<Tag, Vec<(usize, String)>> = BTreeMap::new();
    for (at, rank) in Rank::ALL.into_iter().enumerate() {
        let name = text::index(rank);
        let [black, red] = [Suit::Spades, Suit::Hearts].map(|suit| tags.of(Card::new(rank, suit)));
        let of_rank = if black == red {
            vec![(black, at, name.to_owned())]
        } else {
            let apart = 2 * Rank::ALL.len() + 2 * at;
            vec![
                (black, apart, words.lesson_rule_black(name)),
                (red, apart, words.lesson_rule_red(name)),
            ]
        };
        for (tag, at, name) in of_rank {
            cards.entry(tag).or_default().push((at, name));
        }
    }
    let line = |(tag, cards): (&Tag, &Vec<(usize, String)>)| {
        let decimals = usize::from(tag.points().fract() != 0.0);
        let tag = words.signed_decimal(tag.points(), decimals);
        words.lesson_rule_tag(&tag, &listed(cards, language))
    };
    cards.iter().rev().map(line).collect()
}

/// The division, with an example of each sign.
fn true_counts(language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let example = |(running, halves)| {
        let question = TrueCountQuestion {
            running,
            halves,
            choices: vec![],
        };
        division(&question, language).join(text::words(language).between())
    };
    let examples = [(7, 5), (-3, 4)].map(example);
    let rule = words.lesson_rule_divide().to_owned();
    [rule].into_iter().chain(examples).collect()
}

/// The division of a running count, and the true count.
pub(crate) fn division(question: &TrueCountQuestion, language: Language) -> [String; 2] {
    let words = PagesWords::of(language);
    #[expect(clippy::cast_precision_loss, reason = "a count of a shoe")]
    let exact = 2.0 * question.running as f64 / f64::from(question.halves);
    let running = words.count_points(100 * question.running);
    let exact = words.signed_decimal(exact, if exact.fract() == 0.0 { 0 } else { 2 });
    let decks = counting::amount(language, i64::from(question.halves) * 50);
    [
        words.lesson_division(&running, &decks, &exact),
        words.true_count_is(&words.count_points(100 * question.true_count())),
    ]
}

/// What each hand is, the highest first.
fn ranks(language: Language) -> Vec<String> {
    let (words, poker) = (PagesWords::of(language), text::poker::words(language));
    let line = |it| words.lesson_rule_rank(poker.category(it), it);
    let first = words.lesson_rule_ranks().to_owned();
    [first]
        .into_iter()
        .chain(SoloDrawDecision::ranks().map(line))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::total_strategy::{ExerciseWork, ExercisesQuestion};

    #[test]
    fn first_line_that_fits_is_the_play_of_the_chart() {
        for rules in [
            "classic",
            "single-deck",
            "macau",
            "vegas.ace-1",
            "vegas.h17",
        ] {
            let work = ExerciseWork::new(rules.parse().expect("rules"));
            let first = ExercisesQuestion::first(rules.parse().expect("rules"));
            let questions = std::iter::successors(Some(first), |it| it.next());
            let all: Vec<Exercise> = questions.flat_map(|it| work.against(it.up)).collect();
            for Exercise { decision, .. } in &all {
                let play = if is_by_total(decision, &all) {
                    let total = HandKind::Hard(2 * value(decision).points());
                    let mut of_total = all.iter().map(|it| &it.decision);
                    of_total
                        .find(|it| (it.cell.hands(), it.up) == (total, decision.up))
                        .map_or(Play::Hit, |it| it.first)
                } else {
                    let mut plays = PLAYS.into_iter();
                    plays.find(|it| makes(decision, *it)).expect("a play")
                };
                let row = decision.cell;
                assert_eq!(
                    play, decision.first,
                    "{rules}: {row} against {}",
                    decision.up
                );
            }
        }
    }

    fn value(pair: &ChartDecision) -> CardValue {
        match pair.cell.hands() {
            HandKind::Pair(value) => value,
            HandKind::Hard(_) | HandKind::Soft(_) => panic!("{pair:?}"),
        }
    }
}
