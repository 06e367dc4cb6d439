//! The tests of the lessons.

use std::sync::LazyLock;

use super::questions::{ChartQuestion, Question};
use super::*;
use crate::blackjack::Preset;
use crate::coach::Play;
use crate::coach::counting::Decision;
use crate::coach::total_strategy::{Exercise, ExerciseWork};
use crate::core::Card;
use crate::games::blackjack::items::BlackjackDecision;
use crate::memory::{Grade, ItemName, Review};
use crate::poker::equilibrium::exercises::exercises;
use crate::poker::equilibrium::{MixCharts, SolvedMatch, SolvedPlayer};
use crate::table::Marks;

/// The exercises of Vegas by upcard. Computing them takes seconds here.
static VEGAS: LazyLock<Vec<UpcardExercises>> = LazyLock::new(|| {
    let rules = Preset::Vegas.rules();
    let work = ExerciseWork::new(rules);
    let answer = |up| work.answer(&ExercisesQuestion { rules, up });
    CardValue::ALL.map(answer).into()
});

/// The decisions by the count in Vegas.
static INDICES: LazyLock<Vec<IndexExercise>> = LazyLock::new(|| {
    let first = IndexExercisesQuestion::first(Preset::Vegas.rules(), System::HiLo);
    let questions = std::iter::successors(Some(first), |it| it.next());
    questions.flat_map(|it| it.answer()).collect()
});

const NOW: Time = Time::from_ms(1_795_390_200_000);

/// Now, an hour after midnight.
const MOMENT: Moment = Moment {
    now: NOW,
    midnight: Time::from_ms(NOW.ms() - 3_600_000),
};

fn visit(page: &mut LearnPage, query: &str) -> Vec<Effect> {
    let fields = Fields::parse(query);
    page.open(&Visit {
        fields: &fields,
        was_open: false,
        at_table: None,
        rules: Some(Preset::Vegas.rules()),
        pays: None,
    })
}

#[test]
fn another_place_begins_at_its_top() {
    let mut page = LearnPage::default();
    visit(&mut page, "");
    let mut enters = |query: &str| {
        let fields = Fields::parse(query);
        let effects = page.open(&Visit {
            was_open: true,
            ..Visit::first(&fields)
        });
        effects.contains(&Effect::Own(OwnEffect::EnterPlace))
    };
    assert!(enters("lesson=hard"));
    assert!(!enters("lesson=hard&rules=classic"), "the same place");
    assert!(!enters(""), "the list was scrolled");
    assert!(enters("show=progress"));
    assert!(enters("lesson=nonsense"), "its message is at the top");
}

/// The page in the middle of this lesson, with these reviews.
fn begun(lesson: &str, reviews: Reviews) -> LearnPage {
    begun_at(&format!("lesson={lesson}"), reviews)
}

fn begun_at(query: &str, reviews: Reviews) -> LearnPage {
    let mut page = LearnPage::default();
    let mut opened = visit(&mut page, query);
    let primer = opened.split_off(2);
    assert_eq!(
        opened,
        [OwnEffect::AskReviews, OwnEffect::FindGoal].map(Effect::Own)
    );
    page.update(Msg::GotReviews(Ok(reviews), MOMENT));
    assert_eq!(page.work(), None);
    assert_eq!(page.awaits_primer(), !primer.is_empty());
    // The rules of the lesson need the same work.
    let begun = page.update(Msg::ClickedBegin);
    let mut effects = primer.into_iter().chain(begun).collect::<Vec<Effect>>();
    let mut upcards = 0;
    while let Some(Effect::Own(effect)) = effects.first() {
        effects = match effect {
            OwnEffect::AskExercises(question) => {
                assert_eq!(page.work(), Some((upcards, 10)));
                let answer = VEGAS[upcards].clone();
                upcards += 1;
                page.update(Msg::GotExercises(*question, Some(answer)))
            }
            OwnEffect::AskIndices(question) => {
                let all = INDICES.iter().filter(|it| match it.decision {
                    Decision::Insurance => question.up.points() == 1,
                    Decision::Play { up, .. } => question.up == up,
                });
                page.update(Msg::GotIndices(*question, Some(all.cloned().collect())))
            }
            OwnEffect::AskRows(question) => {
                assert_eq!(page.work(), Some((0, 1)));
                page.update(Msg::GotRows(*question, Some(question.answer())))
            }
            OwnEffect::FetchSolution(stage) => page.update(Msg::GotSolution(*stage, true)),
            OwnEffect::AskMatch(stage) => {
                assert_eq!(page.work(), Some((0, 1)));
                page.update(Msg::GotMatch(*stage, Some(match_exercises(*stage))))
            }
            OwnEffect::DrawEntropy => break,
            OwnEffect::AskReviews
            | OwnEffect::FindGoal
            | OwnEffect::KeepGoal(_)
            | OwnEffect::FindMisplays
            | OwnEffect::Store(_)
            | OwnEffect::AskReason(_)
            | OwnEffect::EnterPlace
            | OwnEffect::AnnounceLesson => panic!("{effect:?}"),
        };
    }
    page.update(Msg::GotEntropy(Ok(Secret::from_bytes([3; 32])), NOW));
    page
}

/// The decisions of a stage of the solved match.
fn match_exercises(stage: MatchStage) -> Vec<MatchExercise> {
    let file = include_bytes!("../../../crates/draw-poker/solution/poker-match.bin");
    let player = SolvedPlayer::load(file).expect("the shipped file");
    let solved = SolvedMatch::new(player).expect("the shipped file");
    exercises(&solved, &MixCharts::new(player), stage)
}

/// Each decision of Vegas answered right just now.
fn all_known() -> Reviews {
    let mut known = Reviews::default();
    for Exercise { decision, .. } in VEGAS.iter().flat_map(|it| &it.exercises) {
        let (rules, grade) = (Preset::Vegas.rules(), Grade::Right);
        let (cell, up) = (decision.cell, decision.up);
        let name = BlackjackDecision::Cell { rules, cell, up }.name();
        known.add(&name.expect("a name"), Review { at: NOW, grade });
    }
    known
}

fn count(reviews: &Reviews) -> usize {
    reviews.each().map(|(_, its)| its.count()).sum()
}

fn asked(page: &LearnPage) -> Asked {
    match page.lesson().expect("a lesson").stage() {
        Stage::Asking(asked) => asked.clone(),
        other => panic!("{other:?}"),
    }
}

/// The question about a hand of blackjack.
fn hand(page: &LearnPage) -> (ItemName, ChartQuestion) {
    let Asked { item, question } = asked(page);
    match question {
        Question::Chart(question) => (item, question),
        other => panic!("{other:?}"),
    }
}

fn met(page: &LearnPage, lesson: LessonName) -> Met {
    let all = page.met().expect("reviews");
    let its = all.iter().find(|(name, _)| *name == lesson);
    its.expect("the lesson").1
}

fn of_chart() -> impl Iterator<Item = LessonName> {
    let all = LessonName::ALL.into_iter();
    all.filter(|it| it.source() == Source::Chart)
}

/// The rules of this lesson in lines, with the names of its parts.
fn primer(page: &LearnPage, lesson: LessonName, language: Language) -> Vec<String> {
    let parts = page.primer(lesson, language).expect("the chart");
    let told = parts.into_iter().flat_map(|Part { heading, lines }| {
        let heading = heading.map(|it| it.code().to_owned());
        heading.into_iter().chain(lines)
    });
    told.collect()
}

/// The page of a lesson with the chart of these rules, which nobody has begun.
fn read(lesson: LessonName, rules: &str) -> LearnPage {
    let mut page = LearnPage::default();
    let query = format!("lesson={}&rules={rules}", lesson.code());
    let mut effects = visit(&mut page, &query).split_off(2);
    let work = ExerciseWork::new(*page.rules());
    assert_eq!(page.primer(lesson, Language::English), None);
    while let [Effect::Own(OwnEffect::AskExercises(question))] = effects[..] {
        assert!(page.awaits_primer() && page.work().is_none());
        effects = page.update(Msg::GotExercises(question, Some(work.answer(&question))));
    }
    assert_eq!(effects, [], "the lesson waits for the player");
    assert!(!page.awaits_primer() && page.lesson().is_none());
    page
}

#[test]
fn rules_of_a_lesson_follow_from_the_chart() {
    let of = |rules: &str| {
        let page = read(LessonName::Hard, rules);
        let lessons = [LessonName::Hard, LessonName::Soft, LessonName::Pairs];
        lessons.map(|it| primer(&page, it, Language::English))
    };
    let [hard, soft, pairs] = of("vegas");
    assert_eq!(
        hard,
        [
            "Surrender if you may: 15 against 10; 16 against 9 to A.",
            "Double if you may: 9 against 3 to 6; 10 against 2 to 9; 11 against 2 to 10.",
            "Stand: 12 against 4 to 6; 13 to 16 against 2 to 6; 17 or more against any card.",
            "Every other hand: hit.",
        ]
    );
    assert_eq!(
        soft,
        [
            "Double if you may: 13, 14 against 5, 6; 15, 16 against 4 to 6; 17, 18 against 3 to 6.",
            "Stand: 18 against 2 to 8; 19 or more against any card.",
            "Every other hand: hit.",
        ]
    );
    assert_eq!(
        pairs,
        [
            "Split: A, 8 against any card; 2, 3, 7 against 2 to 7; 4 against 5, 6; \
             6 against 2 to 6; 9 against 2 to 6, 8, 9.",
            "Never split: 5, 10.",
            "Every other pair: play its total.",
        ]
    );
    let [hard, soft, pairs] = of("classic");
    assert_eq!(
        hard,
        [
            "Stand: 12 against 4 to 6; 13 to 16 against 2 to 6; 17 or more against any card.",
            "Every other hand: hit.",
        ]
    );
    assert_eq!(
        soft,
        [
            "Stand: 18 against 2 to 8, A; 19 or more against any card.",
            "Every other hand: hit.",
        ]
    );
    assert_eq!(pairs, [""; 0]);
    // A pair that is not split can have a play that its total has not.
    let [_, _, pairs] = of("single-deck");
    assert_eq!(pairs[1], "Stand: 7 against 10.");
}

#[test]
fn rules_of_a_lesson_say_it_in_each_language() {
    let page = read(LessonName::Chart, "vegas");
    for (language, told) in [
        (
            Language::English,
            "Stand: 18 against 2 to 8; 19 or more against any card.",
        ),
        (
            Language::Spanish,
            "Plantarse: 18 contra 2 a 8; 19 o más contra cualquier carta.",
        ),
        (
            Language::Russian,
            "Хватит: 18 против 2–8; 19 и больше против любой карты.",
        ),
        (
            Language::Japanese,
            "スタンド：18（ディーラー2〜8）；19以上（どのカードでも）。",
        ),
    ] {
        let all = primer(&page, LessonName::Chart, language);
        assert!(all.contains(&told.to_owned()), "{all:#?}");
        let parts = ["hard", "soft", "pairs"];
        assert!(parts.iter().all(|it| all.contains(&(*it).to_owned())));
        let specials = primer(&page, LessonName::Specials, language);
        // The double of fives is that of hard 10.
        assert_eq!(specials.len(), 5, "{specials:#?}");
        for name in LessonName::ALL {
            assert!(!primer(&page, name, language).is_empty(), "{name:?}");
        }
    }
    let of = |name| primer(&page, name, Language::English);
    assert_eq!(
        of(LessonName::Tags),
        ["+1: 2 to 6", "0: 7 to 9", "−1: 10 to A"]
    );
    assert_eq!(
        of(LessonName::TrueCounts)[2],
        "−3 divided by 2 is −1.50. The true count is −2."
    );
    assert_eq!(of(LessonName::Ranks).len(), 11);
}

#[test]
fn rules_of_tags_name_colours() {
    let mut page = LearnPage::default();
    visit(&mut page, "lesson=tags&system=red-seven");
    assert_eq!(
        primer(&page, LessonName::Tags, Language::English),
        ["+1: 2 to 6, red 7", "0: black 7, 8, 9", "−1: 10 to A"]
    );
}

/// All answers to choose from. The first one is right.
fn answers(question: &Question) -> Vec<Choice> {
    let right = match question {
        Question::Chart(it) => Choice::Play(it.decision.first),
        Question::Tag(it) => Choice::Tag(it.tag),
        Question::Tray(it) => Choice::Tray(it.halves),
        Question::TrueCount(it) => Choice::TrueCount(it.true_count()),
        Question::Index(it) => Choice::ByCount(it.right()),
        Question::Rank(it) => Choice::Rank(it.category),
        Question::Row(it) => Choice::Discard(it.right),
        Question::Match(it) => questions::choice(it.right()[0]),
    };
    let all: Vec<Choice> = if matches!(question, Question::Row(_)) {
        Marks::all().map(Choice::Discard).collect()
    } else {
        question.choices()
    };
    assert!(all.contains(&right), "{question:?}");
    let others = all.into_iter().filter(|it| *it != right);
    [right].into_iter().chain(others).collect()
}

#[test]
fn lesson_grades_every_answer() {
    for (name, at_least) in [
        (LessonName::Tags, 13),
        (LessonName::Trays, 11),
        (LessonName::TrueCounts, 11),
        (LessonName::Indices, 20),
        (LessonName::Ranks, 10),
        (LessonName::Rows, 19),
        (LessonName::MatchBefore, 20),
        (LessonName::MatchSwap, 20),
        (LessonName::MatchAfter, 20),
    ] {
        let mut page = begun(name.code(), Reviews::default());
        let mut items = vec![];
        while let Stage::Asking(asked) = page.lesson().expect("a lesson").stage().clone() {
            let all = answers(&asked.question);
            let grades: Vec<Grade> = all
                .iter()
                .filter_map(|it| asked.question.grade(*it))
                .collect();
            assert_eq!(grades.len(), all.len(), "{asked:?}");
            assert_eq!(grades[0], Grade::Right, "{asked:?}");
            // Two holds or actions can be worth the same.
            if !matches!(name.source(), Source::Rows | Source::Match(_)) {
                let is_wrong = |it: &Grade| *it == Grade::Wrong;
                assert!(grades[1..].iter().all(is_wrong), "{asked:?}");
            }
            assert!(grades.contains(&Grade::Wrong), "{asked:?}");
            assert_eq!(asked.question.grade(Choice::Play(Play::Split)), None);
            page.update(Msg::Chose(all[0], NOW));
            items.push(asked.item);
            page.update(Msg::ClickedNext(NOW));
        }
        items.sort();
        items.dedup();
        assert_eq!(items.len(), at_least, "{name:?}");
        let known = items.len();
        assert_eq!(met(&page, name), Met { due: 0, known }, "{name:?}");
    }
}

#[test]
fn missing_solution_is_said_and_tried_again() {
    let mut page = LearnPage::default();
    visit(&mut page, "lesson=match-swap");
    let fetch = Effect::Own(OwnEffect::FetchSolution(MatchStage::Swap));
    assert!(page.update(Msg::ClickedBegin).contains(&fetch));
    let told = page.update(Msg::GotSolution(MatchStage::Swap, false));
    assert_eq!(told, [Effect::Own(OwnEffect::AnnounceLesson)]);
    assert_eq!(page.trouble(), Some(Trouble::NoSolution));
    assert_eq!(page.work(), None);
    assert!(page.update(Msg::ClickedBegin).contains(&fetch));
    assert_eq!(page.trouble(), None);
    // A file that cannot be read is none.
    page.update(Msg::GotSolution(MatchStage::Swap, true));
    page.update(Msg::GotMatch(MatchStage::Swap, None));
    assert_eq!(page.trouble(), Some(Trouble::NoSolution));
}

#[test]
fn reason_belongs_to_the_hand_of_the_question() {
    let mut page = begun("hard", Reviews::default());
    let why = |effects: &[Effect]| {
        let mut asked = effects.iter().filter_map(|it| match it {
            Effect::Own(OwnEffect::AskReason(question)) => Some(question.clone()),
            _ => None,
        });
        asked.next()
    };
    let (_, question) = hand(&page);
    page.update(Msg::Chose(Choice::Play(question.decision.first), NOW));
    let next = page.update(Msg::ClickedNext(NOW));
    let asked = why(&next).expect("a question about the hand");
    let (_, question) = hand(&page);
    let ReasonQuestion::Blackjack(facts) = &asked else {
        panic!("{asked:?}");
    };
    assert_eq!(
        (&facts.hand, facts.upcard),
        (&question.hand, question.upcard)
    );
    assert_eq!(page.reason(), None);
    let reason = facts.answer().map(Box::new).map(Reason::Blackjack);
    page.update(Msg::GotReason(asked, reason.clone()));
    assert_eq!(page.reason(), reason.as_ref());
    // It is no longer that of the next hand.
    page.update(Msg::Chose(Choice::Play(question.decision.first), NOW));
    assert!(page.reason().is_some());
    page.update(Msg::ClickedNext(NOW));
    assert_eq!(page.reason(), None);
}

#[test]
fn true_counts_are_rounded_down() {
    let item: ItemName = "blackjack/true-count/down/2.5".parse().expect("a name");
    let exercises = Exercises::TrueCounts(Preset::Vegas.rules().decks);
    let mut signs = [false; 3];
    for seed in 0..100 {
        let secret = Secret::from_bytes([seed; 32]);
        let Some(Question::TrueCount(it)) = exercises.question(&item, &secret) else {
            panic!("no question");
        };
        // Ten halves of a point for each point of the true count.
        let five_times = 2 * it.running;
        assert!((5 * it.true_count()..5 * it.true_count() + 5).contains(&five_times));
        assert_eq!(it.choices.len(), 4);
        signs[usize::try_from(it.running.signum() + 1).expect("a sign")] = true;
    }
    assert_eq!(signs, [true; 3]);
}

#[test]
fn card_is_held_after_a_click() {
    let mut page = begun("rows", Reviews::default());
    assert_eq!(page.lesson().and_then(Lesson::discards), Some(Marks::ALL));
    page.update(Msg::ToggledCard(2));
    let discards = page.lesson().and_then(Lesson::discards);
    assert_eq!(discards, Some(Marks::ALL.toggled(2)));
    page.update(Msg::ToggledCard(2));
    assert_eq!(page.lesson().and_then(Lesson::discards), Some(Marks::ALL));
}

#[test]
fn other_system_and_pay_table_end_the_lesson() {
    let mut page = begun("tags&system=halves", Reviews::default());
    assert_eq!(page.system(), System::Halves);
    let Question::Tag(question) = asked(&page).question else {
        panic!("no tag");
    };
    assert_eq!(question.choices.len(), 6);
    page.update(Msg::ChoseSystem(System::HiLo));
    assert!(page.lesson().is_none());
    let fields = page.choices().expect("fields").to_string();
    assert_eq!(fields, "lesson=tags");
    let mut page = begun("rows", Reviews::default());
    visit(&mut page, "lesson=rows&pays=jacks:800-50-25-8-5-4-3-2-1");
    assert!(page.lesson().is_none());
    assert_eq!(*page.pays(), PayTable::jacks(8, 5));
}

#[test]
fn lesson_asks_about_twenty_different_hands() {
    for name in of_chart() {
        let mut page = begun(name.code(), Reviews::default());
        let mut items = vec![];
        for number in 0..QUESTIONS {
            let (item, question) = hand(&page);
            let ChartQuestion {
                decision,
                hand,
                upcard,
                plays,
            } = question;
            assert!(name.has_rows(decision.cell.hands()) || name == LessonName::Specials);
            let all: Vec<Card> = hand.iter().copied().chain([upcard]).collect();
            for (place, card) in all.iter().enumerate() {
                assert!(!all[..place].contains(card), "{item}: {all:?}");
            }
            assert!(plays.contains(&decision.first) && plays.len() > 1, "{item}");
            let at = NOW.after_ms(u64::from(number) * 5_000);
            let effects = page.update(Msg::Chose(Choice::Play(decision.first), at));
            let [Effect::Own(OwnEffect::Store(unstored)), _] = &effects[..] else {
                panic!("{effects:?}");
            };
            assert_eq!(unstored.of(&item).count(), 1);
            items.push(item);
            page.update(Msg::ClickedNext(at));
        }
        let stage = page.lesson().expect("a lesson").stage();
        assert_eq!(*stage, Stage::Over(Ending::AllAsked));
        assert_eq!(
            page.lesson().map(Lesson::score),
            Some((QUESTIONS, QUESTIONS))
        );
        items.sort();
        items.dedup();
        assert_eq!(items.len(), 20, "{name:?}");
        if name != LessonName::Specials {
            assert_eq!(met(&page, name), Met { due: 0, known: 20 });
        }
    }
}

#[test]
fn answers_stay_until_they_are_stored() {
    let mut page = begun("hard", Reviews::default());
    let mut sent = vec![];
    for number in 0..2 {
        let (_, wrong) = hand(&page);
        let wrong = wrong.plays.iter().find(|it| **it != wrong.decision.first);
        let at = NOW.after_ms(number * 5_000);
        let effects = page.update(Msg::Chose(Choice::Play(*wrong.expect("a mistake")), at));
        let Some(Effect::Own(OwnEffect::Store(unstored))) = effects.into_iter().next() else {
            panic!("nothing to store");
        };
        assert_eq!(
            count(&unstored),
            usize::try_from(number).expect("small") + 1
        );
        sent.push(unstored);
        page.update(Msg::ClickedNext(at));
    }
    // The history fails, and a second look at it finds nothing.
    page.update(Msg::Stored(sent[0].clone(), Err(Failure::Full)));
    assert_eq!(page.failure(), Some(Failure::Full));
    page.update(Msg::GotReviews(
        Ok(Reviews::default()),
        Moment {
            now: NOW.after_ms(10_000),
            ..MOMENT
        },
    ));
    assert_eq!(met(&page, LessonName::Hard), Met { due: 2, known: 0 });
    // The first answers are stored, and the second ones on their way.
    page.update(Msg::Stored(sent[0].clone(), Ok(())));
    assert_eq!(page.unstored, sent[1]);
    page.update(Msg::Stored(sent[1].clone(), Ok(())));
    assert_eq!(page.unstored, Reviews::default());
    assert_eq!(page.failure(), None);
}

#[test]
fn lesson_without_anything_due_practises_ahead() {
    let mut page = begun("pairs", all_known());
    let (_, first) = hand(&page);
    assert!(
        page.progress(LessonName::Pairs)
            .is_some_and(|it| it.due + it.new == 0)
    );
    page.update(Msg::Chose(Choice::Play(first.decision.first), NOW));
    page.update(Msg::ClickedFinish);
    let stage = page.lesson().expect("a lesson").stage();
    assert_eq!(*stage, Stage::Over(Ending::Ended));
}

#[test]
fn misplays_from_before_are_reviews() {
    let mut page = LearnPage::default();
    visit(&mut page, "");
    let found = page.update(Msg::GotReviews(Ok(Reviews::default()), MOMENT));
    assert_eq!(found, [Effect::Own(OwnEffect::FindMisplays)]);
    let misplays = "6TT".parse().expect("misplays");
    let effects = page.update(Msg::GotMisplays(misplays, NOW));
    assert!(matches!(&effects[..], [Effect::Own(OwnEffect::Store(all))] if count(all) == 1));
    assert_eq!(met(&page, LessonName::Hard), Met { due: 1, known: 0 });
    // Reviews that are there already take nothing over.
    let Ok(reviews) = "blackjack/cell/vegas/hard-16/10 5+".parse();
    assert_eq!(page.update(Msg::GotReviews(Ok(reviews), MOMENT)), []);
}

#[test]
fn work_is_stopped_by_the_player_and_by_leaving() {
    for leaves in [true, false] {
        let mut page = LearnPage::default();
        visit(&mut page, "lesson=soft");
        page.update(Msg::ClickedBegin);
        assert_eq!(page.work(), Some((0, 10)));
        if leaves {
            page.leave();
        } else {
            page.update(Msg::ClickedCancel);
        }
        assert_eq!(page.work(), None);
        let first = ExercisesQuestion::first(*page.rules());
        let answer = Some(VEGAS[0].clone());
        assert_eq!(page.update(Msg::GotExercises(first, answer)), []);
        assert!(page.lesson().is_none());
    }
}

/// Answers all questions of the exam with this choice among the plays. Returns the names of the items.
fn taken(page: &mut LearnPage, choose: impl Fn(&ChartQuestion) -> Play) -> Vec<String> {
    let mut items = vec![];
    while let Some((item, asked)) = page.exam().and_then(ChartExam::question) {
        let play = choose(asked);
        let hand: Vec<String> = asked.hand.iter().map(ToString::to_string).collect();
        items.push(format!("{item} {} {}", hand.join(" "), asked.upcard));
        assert_ne!(page.update(Msg::Chose(Choice::Play(play), NOW)), []);
    }
    items
}

#[test]
fn exam_has_a_mark_and_a_link_to_the_same_hands() {
    let mut page = begun_at("exam=new", Reviews::default());
    assert_eq!(page.exam().and_then(ChartExam::mark), None);
    let hands = taken(&mut page, |asked| asked.decision.first);
    assert_eq!(hands.len(), crate::memory::exam::QUESTIONS);
    let mark = page.exam().and_then(ChartExam::mark).expect("a mark");
    assert!(mark.cost.abs() < 1e-12 && mark.error < 1e-12, "{mark:?}");
    let link = page.choices().expect("fields").to_string();
    assert!(link.starts_with("exam=vegas"), "{link}");
    // Somebody else takes it, and plays badly.
    let mut other = begun_at(&link, Reviews::default());
    let never_hits = |asked: &ChartQuestion| asked.plays[0];
    assert_eq!(taken(&mut other, never_hits), hands);
    let exam = other.exam().expect("an exam");
    let mark = exam.mark().expect("a mark");
    assert!(mark.cost > 0.01 && mark.error > 0.0, "{mark:?}");
    let costs: Vec<f64> = exam.mistakes().iter().map(|(_, it)| it.cost).collect();
    assert!(costs.is_sorted_by(|one, other| one >= other) && !costs.is_empty());
    // Vegas: the house has 0.3 to 0.7 % of the bet.
    assert!((-0.007..-0.003).contains(&exam.edge()), "{}", exam.edge());
    assert_ne!(other.choices().expect("fields").to_string(), link);
    assert_eq!(count(&other.reviews), hands.len());
}

/// Somebody has kept a link: a later version asks about the same hands.
#[test]
fn kept_link_of_an_exam_has_its_hands() {
    let mut page = begun_at("exam=vegas/7/2100/400", Reviews::default());
    let hands = taken(&mut page, |asked| asked.decision.first);
    assert_eq!(
        hands[..5],
        [
            "blackjack/cell/vegas/hard-19/10 QC 3C 6S QS",
            "blackjack/cell/vegas/soft-15/6 AD 4D 6S",
            "blackjack/cell/vegas/hard-15/6 KS 5C 6S",
            "blackjack/cell/vegas/hard-15/9 6S 9H 9S",
            "blackjack/cell/vegas/hard-13/9 KH 3S 9C",
        ]
    );
}

#[test]
fn exam_without_all_answers_has_no_mark() {
    let mut page = begun_at("exam=new", Reviews::default());
    let asked = page.exam().and_then(ChartExam::question).cloned();
    let (_, asked) = asked.expect("a question");
    page.update(Msg::Chose(Choice::Play(asked.decision.first), NOW));
    page.update(Msg::ClickedFinish);
    assert!(page.exam().is_none() && !page.is_learning());
    assert_eq!(*page.place(), Place::NewExam);
}

#[test]
fn damaged_addresses_show_the_list() {
    for query in [
        "lesson=x",
        "exam=x",
        "exam=vegas/7/2100",
        "exam=whist/7/0/0&lesson=y",
        "show=all",
        "rules=whist",
        "pays=x",
        "system=x",
    ] {
        let mut page = LearnPage::default();
        visit(&mut page, query);
        assert_eq!(*page.place(), Place::List, "{query}");
        assert!(page.is_mangled(), "{query}");
    }
    for query in [
        "",
        "rules=vegas&show=progress",
        "lesson=tags&system=hi-lo",
        "exam=new",
    ] {
        let mut page = LearnPage::default();
        visit(&mut page, query);
        assert!(!page.is_mangled(), "{query}");
    }
}

#[test]
fn lessons_exist_where_their_hands_come_up() {
    for preset in [
        Preset::Classic,
        Preset::HouseWinsTies,
        Preset::Exam,
        Preset::Vegas,
    ] {
        let rules = preset.rules();
        let work = ExerciseWork::new(rules);
        let all: Vec<Exercise> = CardValue::ALL
            .iter()
            .flat_map(|up| work.against(*up))
            .collect();
        for name in of_chart() {
            let of_lesson = all.iter().filter(|it| name.has(&it.decision)).cloned();
            let exercises = Exercises::Chart(rules, of_lesson.collect());
            let progress = lesson::progress(&exercises, &Reviews::default(), NOW);
            assert_eq!(
                progress.new > 0,
                name.exists(&rules),
                "{preset:?}, {name:?}"
            );
        }
    }
}

#[test]
fn lesson_goes_on_after_a_visit_to_the_list() {
    let mut page = begun("hard", Reviews::default());
    let question = asked(&page);
    visit(&mut page, "");
    assert_eq!(*page.place(), Place::List);
    let effects = visit(&mut page, "lesson=hard");
    assert!(
        effects.contains(&Effect::Own(OwnEffect::AnnounceLesson)),
        "{effects:?}"
    );
    assert_eq!(asked(&page), question);
    // Another lesson ends it.
    visit(&mut page, "lesson=soft");
    visit(&mut page, "lesson=hard");
    assert!(page.lesson().is_none());
}

#[test]
fn lesson_ahead_asks_about_each_decision_once() {
    let mut page = begun("specials", all_known());
    let mut items = vec![];
    for _ in 0..QUESTIONS {
        let (item, question) = hand(&page);
        page.update(Msg::Chose(Choice::Play(question.decision.first), NOW));
        page.update(Msg::ClickedNext(NOW));
        assert!(!items.contains(&item), "{item}");
        items.push(item);
    }
}

/// A review this many hours ago.
fn hours_ago(hours: u64, grade: Grade) -> Review {
    let at = Time::from_ms(NOW.ms() - hours * 3_600_000);
    Review { at, grade }
}

#[test]
fn progress_tells_mistakes_by_kind_and_week_and_their_cost() {
    let mut reviews = Reviews::default();
    for (item, hours, grade) in [
        ("blackjack/cell/vegas/hard-16/10", 1, Grade::Wrong),
        ("blackjack/cell/vegas/hard-16/10", 2, Grade::Right),
        ("blackjack/cell/vegas/hard-11/6", 3, Grade::Wrong),
        ("blackjack/cell/vegas/soft-18/9", 7 * 24 + 1, Grade::Wrong),
        ("blackjack/tag/hi-lo/7", 20, Grade::Wrong),
        ("blackjack/tag/hi-lo/8", 21, Grade::Wrong),
        ("blackjack/tag/hi-lo/9", 22, Grade::Wrong),
        // Too old, and for other rules.
        ("blackjack/cell/vegas/pair-8/9", 28 * 24 + 1, Grade::Wrong),
        ("blackjack/cell/classic/hard-12/3", 1, Grade::Wrong),
    ] {
        reviews.add(&item.parse().expect(item), hours_ago(hours, grade));
    }
    let mut page = LearnPage::default();
    visit(&mut page, "show=progress");
    assert_eq!(*page.place(), Place::Progress);
    assert_eq!(page.choices().expect("fields").to_string(), "show=progress");
    page.update(Msg::GotReviews(Ok(reviews), MOMENT));
    let numbers = |page: &LearnPage| -> Vec<(LessonName, [(usize, usize); 4])> {
        let kinds = page.kinds().expect("reviews");
        let numbers = |it: &Kind| (it.lesson, it.weeks.map(|week| (week.wrong, week.asked)));
        kinds.iter().map(numbers).collect()
    };
    let none = (0, 0);
    let (hard, tags) = (LessonName::Hard, LessonName::Tags);
    let before = [
        (hard, [(2, 3), none, none, none]),
        (LessonName::Soft, [none, (1, 1), none, none]),
        (tags, [(3, 3), none, none, none]),
    ];
    assert_eq!(numbers(&page), before);
    let kinds = page.kinds().expect("reviews");
    assert!(
        kinds
            .iter()
            .all(|it| it.weeks.iter().all(|week| week.cost.is_none()))
    );
    // Without costs the number of mistakes counts.
    assert_eq!(worst(&kinds), Some(tags));
    assert!(!page.has_costs());
    let mut effects = page.update(Msg::ClickedBegin);
    let mut upcards = 0;
    while let Some(Effect::Own(OwnEffect::AskExercises(question))) = effects.first() {
        let answer = VEGAS[upcards].clone();
        upcards += 1;
        effects = page.update(Msg::GotExercises(*question, Some(answer)));
    }
    assert_eq!(effects, [Effect::Own(OwnEffect::AnnounceLesson)]);
    assert!(page.has_costs() && page.work().is_none());
    let kinds = page.kinds().expect("reviews");
    // All of its mistakes are doubles and surrenders, as those of hard hands are.
    assert_eq!(worst(&kinds), Some(LessonName::Specials));
    let decision = |row: &str, up: u8| {
        let all = VEGAS.iter().flat_map(|it| &it.exercises);
        let is_it =
            |it: &&Exercise| it.decision.cell.to_string() == row && it.decision.up.points() == up;
        let found = all.clone().find(is_it).expect("a decision");
        let decision = &found.decision;
        decision.frequency * decision.likely_mistake().cost
    };
    let cost = kinds[0].weeks[0].cost.expect("a cost");
    let exact = decision("hard 16", 10) / 2.0 + decision("hard 11", 6);
    assert!((cost - exact).abs() < 1e-12, "{cost} {exact}");
    // Eleven against six is a double.
    let specials = kinds.iter().find(|it| it.lesson == LessonName::Specials);
    let cost = specials.expect("doubles").weeks[0].cost.expect("a cost");
    assert!(cost >= decision("hard 11", 6), "{cost}");
}

#[test]
fn goal_is_kept_and_counts_the_answers_of_the_day() {
    let mut page = LearnPage::default();
    visit(&mut page, "");
    let item: ItemName = "blackjack/tag/hi-lo/7".parse().expect("a name");
    let mut reviews = Reviews::default();
    for minutes in [5, 30, 59, 61] {
        let at = Time::from_ms(NOW.ms() - minutes * 60_000);
        let grade = Grade::Right;
        reviews.add(&item, Review { at, grade });
    }
    assert_eq!(page.answered_today(), None);
    page.update(Msg::GotReviews(Ok(reviews), MOMENT));
    assert_eq!(page.answered_today(), Some(3));
    let [goal, ..] = Goal::ALL;
    let kept = page.update(Msg::ChoseGoal(Some(goal)));
    assert_eq!(kept, [Effect::Own(OwnEffect::KeepGoal(Some(goal)))]);
    assert_eq!(page.goal(), Some(goal));
    for goal in Goal::ALL {
        assert_eq!(goal.to_string().parse(), Ok(goal));
    }
    for text in ["", "0", "11", "010", "-10"] {
        assert_eq!(text.parse::<Goal>(), Err(progress::NotAGoal), "{text}");
    }
}
