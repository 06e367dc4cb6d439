//! The page `#/learn`: the lessons as it shows and announces them.

use std::sync::LazyLock;

use fair_deal::app::language::Language;
use fair_deal::app::settings::Visitor;
use fair_deal::coach::Play;
use fair_deal::coach::draw::{DrawCoach, RowExercisesQuestion};
use fair_deal::coach::total_strategy::{ExerciseWork, ExercisesQuestion};
use fair_deal::core::Secret;
use fair_deal::history::Failure;
use fair_deal::memory::{Reviews, Time};
use fair_deal::pages::learn::questions::{ChartQuestion, Choice, Question, Reason, ReasonQuestion};
use fair_deal::pages::learn::{Goal, Moment, Msg, Stage};
use fair_deal::pages::{self, Model};
use fair_deal::poker::equilibrium::exercises::exercises;
use fair_deal::poker::equilibrium::{MatchStage, MixCharts, SolvedMatch, SolvedPlayer};
use fair_deal::text::messages::PagesWords;

use crate::element::Element;

const NOW: Time = Time::from_ms(1_795_390_200_000);

fn visitor(language: Language) -> Visitor {
    Visitor {
        language,
        ..Visitor::default()
    }
}

/// The page at this lesson of Vegas, with these reviews.
fn open(query: &str, language: Language, reviews: &str) -> Model {
    let fragment = format!("#/learn{query}");
    let (mut model, _) = Model::open(&fragment, visitor(language), None);
    let Ok(reviews) = reviews.parse();
    let moment = Moment {
        now: NOW,
        midnight: NOW,
    };
    send(&mut model, Msg::GotReviews(Ok(reviews), moment));
    model
}

fn send(model: &mut Model, msg: Msg) {
    model.update(pages::Msg::Learn(msg));
}

/// Begins the lesson of the address.
fn begin(model: &mut Model) {
    send(model, Msg::ClickedBegin);
    get_chart(model);
    send(model, Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW));
}

/// Sends the worker's answers about the chart.
fn get_chart(model: &mut Model) {
    let work = ExerciseWork::new(*model.learn().rules());
    let mut question = Some(ExercisesQuestion::first(*model.learn().rules()));
    while let Some(asked) = question {
        send(model, Msg::GotExercises(asked, Some(work.answer(&asked))));
        question = asked.next();
    }
}

fn question(model: &Model) -> Question {
    match model.learn().lesson().expect("a lesson").stage() {
        Stage::Asking(asked) => asked.question.clone(),
        other => panic!("{other:?}"),
    }
}

/// The question about a hand of blackjack.
fn asked(model: &Model) -> ChartQuestion {
    match question(model) {
        Question::Chart(asked) => asked,
        other => panic!("{other:?}"),
    }
}

#[test]
fn lessons_tell_what_is_due_and_known() {
    let line = |minutes_ago: u64| NOW.ms() - minutes_ago * 60_000;
    let reviews = format!(
        "blackjack/cell/vegas/hard-16/10 {}-\nblackjack/cell/vegas/hard-12/2 {}+\n\
         blackjack/cell/classic/hard-12/3 1+\nblackjack/cell/vegas/soft-18/9 1+",
        line(30),
        line(30)
    );
    let page = Element::of_page(&open("?rules=vegas", Language::English, &reviews));
    let line = |name: &str| page.only(&format!("[data-lesson={name}]")).text();
    assert!(
        line("hard").contains("Due: 1 · Known: 1"),
        "{}",
        line("hard")
    );
    assert!(
        line("soft").contains("Due: 1 · Known: 0"),
        "{}",
        line("soft")
    );
    assert_eq!(line("pairs"), "Pairs");
    assert_eq!(page.only("[data-due]").text(), "Due now: 2");
    let start = page.only(".action.main");
    assert_eq!(start.text(), "Go on: Hard hands");
    let of = page.only(".note").text();
    assert_eq!(of, "With the rules “Vegas”. Classic: 0 known, 1 due");
    assert_eq!(start.attribute("href"), "#/learn?lesson=hard&rules=vegas");
}

#[test]
fn list_names_the_lesson_to_start_or_to_go_on_with() {
    let start = |rules: &str, language, reviews: &str| {
        let page = Element::of_page(&open(&format!("?rules={rules}"), language, reviews));
        page.only("[data-start]").text()
    };
    assert_eq!(start("vegas", Language::English, ""), "Start: Hard hands");
    assert_eq!(
        start("vegas", Language::Spanish, ""),
        "Empezar: Manos duras"
    );
    let known = format!("{}+", NOW.ms() - 60_000);
    let hard = format!("blackjack/cell/vegas/hard-12/2 {known}");
    assert_eq!(
        start("vegas", Language::English, &hard),
        "Go on: Soft hands"
    );
    let soft = format!("{hard}\nblackjack/cell/vegas/soft-18/9 {known}");
    assert_eq!(start("vegas", Language::Russian, &soft), "Продолжить: Пары");
    let pairs = format!("{soft}\nblackjack/cell/vegas/pair-8/9 {known}");
    assert_eq!(
        start("vegas", Language::Japanese, &pairs),
        "続ける：カードごとの数値"
    );
}

#[test]
fn lesson_offers_only_what_can_be_done() {
    let mut model = open("?lesson=pairs&rules=vegas", Language::English, "");
    begin(&mut model);
    for _ in 0..3 {
        let question = asked(&model);
        let drawn = Element::of_page(&model);
        let plays = drawn.all("[data-choice]");
        let plays: Vec<String> = plays.into_iter().map(Element::text).collect();
        assert_eq!(plays.len(), question.plays.len(), "{plays:?}");
        assert!(plays.iter().any(|it| it.ends_with("Split")), "{plays:?}");
        assert_eq!(drawn.all(".lesson-hand .card").len(), 3);
        let wrong = question
            .plays
            .iter()
            .find(|it| **it != question.decision.first);
        send(
            &mut model,
            Msg::Chose(Choice::Play(*wrong.expect("a mistake")), NOW),
        );
        let drawn = Element::of_page(&model);
        assert!(drawn.all("[data-choice]").is_empty());
        assert_eq!(
            drawn.only("[data-verdict]").attribute("data-verdict"),
            "wrong"
        );
        send(&mut model, Msg::ClickedNext(NOW));
    }
    send(&mut model, Msg::ClickedFinish);
    let over = Element::of_page(&model).only("[data-lesson=over]").text();
    assert_eq!(over, "You have ended the lesson.Right: 0 of 3.");
    let page = Element::of_page(&model);
    let next = page.only(".main");
    assert_eq!(next.text(), "Next: Doubling and surrender");
    assert_eq!(
        next.attribute("href"),
        "#/learn?lesson=specials&rules=vegas"
    );
    assert_eq!(page.only("#lesson-begin").text(), "Begin again");
}

#[test]
fn lesson_teaches_before_it_asks() {
    let mut model = open("?lesson=hard&rules=classic", Language::English, "");
    let page = Element::of_page(&model);
    let rules = page.only(".lesson-rules").text();
    assert_eq!(rules, "The rulesWorking out the rules of this lesson …");
    assert_eq!(page.only("#lesson-begin").text(), "Begin: 20 hands");
    get_chart(&mut model);
    let page = Element::of_page(&model);
    let lines = page.all(".lesson-rules li");
    let lines: Vec<String> = lines.into_iter().map(Element::text).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[1], "Every other hand: hit.");
    assert_eq!(page.only("#lesson-begin").text(), "Begin: 20 hands");
    begin(&mut model);
    let page = Element::of_page(&model);
    assert_eq!(page.only(".lesson-head summary").text(), "The rules");
    assert_eq!(page.all(".lesson-head details li").len(), 2);
    // These rules have no bets: the first answer says what the cost is.
    for number in 0..2 {
        let right = asked(&model).decision.first;
        send(&mut model, Msg::Chose(Choice::Play(right), NOW));
        let told = Element::of_page(&model).only(".lesson-answer").text();
        assert_eq!(
            told.contains("a round counts as one bet."),
            number == 0,
            "{told}"
        );
        send(&mut model, Msg::ClickedNext(NOW));
    }
}

#[test]
fn failure_of_the_history_is_told() {
    let mut model = open("?lesson=pairs", Language::English, "");
    send(
        &mut model,
        Msg::Stored(Reviews::default(), Err(Failure::Full)),
    );
    let told = Element::of_page(&model).only("[role=alert]").text();
    assert!(
        told.starts_with("Your answers aren’t being stored."),
        "{told}"
    );
}

#[test]
fn exam_tells_its_mark_and_its_mistakes() {
    let mut model = open("?exam=vegas/7/2100/500", Language::English, "");
    let taken = Element::of_page(&model).only("[data-lesson=taken]").text();
    assert!(taken.contains("costs 0.21% ± 0.05%"), "{taken}");
    begin(&mut model);
    let mut number = 0;
    while let Some((_, asked)) = model.learn().exam().and_then(|it| it.question().cloned()) {
        // One mistake: the first of all.
        let wrong = asked.plays.iter().find(|it| **it != asked.decision.first);
        let play = wrong.filter(|_| number == 0).copied();
        send(
            &mut model,
            Msg::Chose(Choice::Play(play.unwrap_or(asked.decision.first)), NOW),
        );
        number += 1;
    }
    let page = Element::of_page(&model);
    let told = page.only("[data-lesson=over]").text();
    assert!(told.contains("Right: 99 of 100."), "{told}");
    assert_eq!(page.all(".exam-mistakes li").len(), 1);
    let link = page.only("[data-lesson=over] a").attribute("href");
    assert!(link.starts_with("#/learn?exam=vegas"), "{link}");
}

/// The row of a lesson in the table of the progress.
fn row(page: &Element, lesson: &str) -> Vec<String> {
    let cells = page.all(&format!("[data-kind={lesson}] td"));
    cells.into_iter().map(Element::text).collect()
}

#[test]
fn progress_shows_mistakes_and_the_goal() {
    let at = |days: u64| NOW.ms() - days * 86_400_000;
    let reviews = format!(
        "blackjack/cell/vegas/hard-16/10 {}-\nblackjack/cell/vegas/hard-12/2 {}+\n\
         blackjack/tag/hi-lo/7 {}- {}+",
        at(1),
        at(9),
        at(8),
        at(0)
    );
    let mut model = open("?show=progress&rules=vegas", Language::English, &reviews);
    let page = Element::of_page(&model);
    assert_eq!(row(&page, "hard"), ["1 wrong of 1", "0 wrong of 1", "", ""]);
    assert_eq!(row(&page, "tags"), ["0 wrong of 1", "1 wrong of 1", "", ""]);
    let worst = page.only(".action");
    assert_eq!(worst.text(), "Practise most: Hard hands");
    assert_eq!(worst.attribute("href"), "#/learn?lesson=hard&rules=vegas");
    assert!(page.all(".goal").is_empty());
    send(&mut model, Msg::ChoseGoal(Some(Goal::ALL[0])));
    let goal = Element::of_page(&model).only(".goal").text();
    assert_eq!(goal, "Today: 1 of 10 answers.");
    begin(&mut model);
    let page = Element::of_page(&model);
    let hard = row(&page, "hard");
    assert!(
        hard[0].starts_with("1 wrong of 1") && hard[0].ends_with(" bets"),
        "{hard:?}"
    );
    // A wrong tag has no exact cost.
    assert_eq!(row(&page, "tags")[1], "1 wrong of 1");
}

/// Sends the worker's answer about the reason for the answer to this question, if it has one.
fn get_reason(model: &mut Model, question: &Question) {
    let Some(asked) = ReasonQuestion::of(question, *model.learn().rules()) else {
        return;
    };
    let reason = match &asked {
        ReasonQuestion::Blackjack(facts) => {
            let facts = facts.answer().expect("a decision");
            Reason::Blackjack(Box::new(facts))
        }
        ReasonQuestion::Holds(holds) => {
            let advice = holds.ask(&DrawCoach::new(&holds.table)).expect("a hand");
            Reason::Holds(Box::new(advice))
        }
        ReasonQuestion::Match { point, hand } => Reason::Match(SOLVED.reasons(hand, *point)),
    };
    send(model, Msg::GotReason(asked, Some(reason)));
}

/// The solved match.
static SOLVED: LazyLock<SolvedMatch> =
    LazyLock::new(|| SolvedMatch::new(player()).expect("the shipped file"));

/// The strategies of the solved match.
fn player() -> &'static SolvedPlayer {
    let file = include_bytes!("../../crates/draw-poker/solution/poker-match.bin");
    SolvedPlayer::load(file).expect("the shipped file")
}

/// Answers all questions of the lesson with the first choice. Returns the sentences after the answers.
fn answered(model: &mut Model, choose: impl Fn(&Question) -> Choice) -> Vec<String> {
    let mut told = vec![];
    while let Stage::Asking(_) = model.learn().lesson().expect("a lesson").stage() {
        let question = question(model);
        get_reason(model, &question);
        send(model, Msg::Chose(choose(&question), NOW));
        told.push(Element::of_page(model).only(".lesson-answer").text());
        send(model, Msg::ClickedNext(NOW));
    }
    told
}

#[test]
fn lesson_of_tags_needs_no_worker() {
    let mut model = open("?lesson=tags", Language::English, "");
    send(&mut model, Msg::ClickedBegin);
    send(
        &mut model,
        Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW),
    );
    let labels: Vec<String> = Element::of_page(&model)
        .all("[data-choice]")
        .into_iter()
        .map(Element::text)
        .collect();
    // Each with its key.
    assert_eq!(labels, ["1−1", "20", "3+1"]);
    let right = |it: &Question| match it {
        Question::Tag(it) => Choice::Tag(it.tag),
        other => panic!("{other:?}"),
    };
    let told = answered(&mut model, right);
    assert_eq!(told.len(), 13);
    assert!(told.iter().all(|it| it.starts_with("Right.")), "{told:?}");
    assert!(told.iter().any(|it| it.contains("counts +1.")), "{told:?}");
}

#[test]
fn lesson_of_trays_says_what_the_tray_holds() {
    let mut model = open("?lesson=trays&rules=vegas", Language::English, "");
    send(&mut model, Msg::ClickedBegin);
    send(
        &mut model,
        Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW),
    );
    let page = Element::of_page(&model);
    let name = page.only(".tray").attribute("aria-label").to_owned();
    assert!(
        name.starts_with("A discard tray for 6 decks, filled to "),
        "{name}"
    );
    let right = |it: &Question| match it {
        Question::Tray(it) => Choice::Tray(it.halves),
        other => panic!("{other:?}"),
    };
    let told = answered(&mut model, right);
    assert_eq!(told.len(), 11);
    assert!(
        told.iter().all(|it| it.starts_with("Right.It holds ")),
        "{told:?}"
    );
}

#[test]
fn lesson_of_ranks_tells_how_rare_a_hand_is() {
    let mut model = open("?lesson=ranks", Language::English, "");
    send(&mut model, Msg::ClickedBegin);
    send(
        &mut model,
        Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW),
    );
    assert_eq!(Element::of_page(&model).all(".five .card").len(), 5);
    let right = |it: &Question| match it {
        Question::Rank(it) => Choice::Rank(it.category),
        other => panic!("{other:?}"),
    };
    let told = answered(&mut model, right);
    assert_eq!(told.len(), 10);
    let flush = "Right.Flush. One deal in 509 has it.From the highest down: ";
    assert!(told.iter().any(|it| it.starts_with(flush)), "{told:?}");
}

#[test]
fn lesson_of_the_match_tells_what_has_happened_and_what_a_mistake_costs() {
    let charts = MixCharts::new(player());
    for (lesson, stage, asks) in [
        ("match-before", MatchStage::Before, "What do you do?"),
        (
            "match-swap",
            MatchStage::Swap,
            "How many cards do you swap?",
        ),
        ("match-after", MatchStage::After, "What do you do?"),
    ] {
        let mut model = open(&format!("?lesson={lesson}"), Language::English, "");
        send(&mut model, Msg::ClickedBegin);
        send(&mut model, Msg::GotSolution(stage, true));
        let found = exercises(&SOLVED, &charts, stage);
        send(&mut model, Msg::GotMatch(stage, Some(found)));
        send(
            &mut model,
            Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW),
        );
        let page = Element::of_page(&model);
        let told = page.only(".lesson-hand").text();
        let pot = told.contains(" in the pot.") && told.contains(" to call, ");
        assert!(pot && told.contains(asks), "{told}");
        assert_eq!(page.all(".five .card").len(), 5);
        let is_swap = stage == MatchStage::Swap;
        assert_eq!(page.all("[data-choice]").len() == 6, is_swap);
        let wrong = |it: &Question| match it {
            Question::Match(it) => {
                let mut all = it.choices().into_iter();
                all.find(|choice| it.is_right(*choice) == Some(false))
                    .expect("a mistake")
            }
            other => panic!("{other:?}"),
        };
        let told = answered(&mut model, wrong);
        assert_eq!(told.len(), 20);
        for it in &told {
            assert!(
                it.contains("Best against the equilibrium: ") && it.contains(" chips on average."),
                "{it}"
            );
        }
        let has = |part: &str| told.iter().any(|it| it.contains(part));
        assert_eq!(has(": keep "), is_swap, "{told:?}");
        // The reasons.
        let (is_before, is_after) = (stage == MatchStage::Before, stage == MatchStage::After);
        assert_eq!(has("% of your opponent’s hands end up behind"), is_swap);
        assert_eq!(has("% of your opponent’s hands are behind yours"), is_after);
        assert_eq!(has("% of your opponent’s hands fold"), !is_swap);
        assert_eq!(has("% of the hands that come here fold."), is_before);
        assert_eq!(has("A call costs 2: "), is_before);
    }
}

#[test]
fn lesson_of_true_counts_shows_the_division() {
    let mut model = open("?lesson=true-counts&rules=vegas", Language::English, "");
    send(&mut model, Msg::ClickedBegin);
    send(
        &mut model,
        Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW),
    );
    let first = |it: &Question| match it {
        Question::TrueCount(it) => Choice::TrueCount(it.choices[0]),
        other => panic!("{other:?}"),
    };
    let told = answered(&mut model, first);
    // Mistakes come back until the lesson is over.
    assert_eq!(told.len(), 20);
    for it in told {
        assert!(
            it.contains(" divided by ") && it.contains("The true count is "),
            "{it}"
        );
    }
}

#[test]
fn lesson_of_rows_shows_what_the_chart_holds() {
    let mut model = open("?lesson=rows", Language::English, "");
    let table = *model.learn().pays();
    let asked = RowExercisesQuestion {
        table,
        extra_cost: 0.0003,
    };
    send(&mut model, Msg::ClickedBegin);
    send(&mut model, Msg::GotRows(asked, Some(asked.answer())));
    send(
        &mut model,
        Msg::GotEntropy(Ok(Secret::from_bytes([9; 32])), NOW),
    );
    let page = Element::of_page(&model);
    assert_eq!(page.all(".five .card").len(), 5);
    assert_eq!(page.all(".five [aria-pressed=true]").len(), 0);
    send(&mut model, Msg::ToggledCard(1));
    assert_eq!(
        Element::of_page(&model)
            .all(".five [aria-pressed=true]")
            .len(),
        1
    );
    let none = |it: &Question| match it {
        Question::Row(it) => Choice::Discard(it.swapped),
        other => panic!("{other:?}"),
    };
    let told = answered(&mut model, none);
    assert!(
        told.iter().any(|it| it.contains("By the chart: ")),
        "{told:?}"
    );
    let yours = "What you held wins in 20%: 0.325 bets, 0.246 less.";
    assert!(told.iter().any(|it| it.contains(yours)), "{told:?}");
    let right = "The right hold wins in ";
    assert!(told.iter().all(|it| it.contains(right)), "{told:?}");
}

/// The sentence with the reason after a right answer about the first hand of this lesson that fits.
fn reason(lesson: &str, language: Language, fits: impl Fn(&ChartQuestion) -> bool) -> String {
    let mut model = open(&format!("?lesson={lesson}&rules=vegas"), language, "");
    begin(&mut model);
    loop {
        let question = asked(&model);
        get_reason(&mut model, &Question::Chart(question.clone()));
        send(
            &mut model,
            Msg::Chose(Choice::Play(question.decision.first), NOW),
        );
        if fits(&question) {
            let told = Element::of_page(&model);
            let sentences = told.all(".lesson-answer p");
            return sentences.last().expect("a reason").text();
        }
        send(&mut model, Msg::ClickedNext(NOW));
    }
}

#[test]
fn answer_tells_the_reason() {
    let stands = |it: &ChartQuestion| it.decision.first == Play::Stand;
    let hard = reason("hard", Language::English, stands);
    assert!(
        hard.contains("goes bust in ") && hard.contains("% of hands. The next card helps you in "),
        "{hard}"
    );
    let surrenders = |it: &ChartQuestion| it.decision.first == Play::Surrender;
    for (language, told) in [
        (Language::English, "Giving up loses 0.5."),
        (Language::Spanish, "Rendirse pierde 0,5."),
        (Language::Russian, "Отказ теряет 0,5."),
        (Language::Japanese, "サレンダーは0.5回分の損です。"),
    ] {
        let reason = reason("specials", language, surrenders);
        assert!(reason.ends_with(told), "{reason}");
    }
    let soft = reason("soft", Language::English, |_| true);
    assert!(soft.ends_with("and can’t bust you."), "{soft}");
}

/// The percentages of a sentence.
fn percentages(text: &str) -> Vec<u32> {
    let parts = text.split('%').map(|it| it.rsplit(' ').next());
    parts.filter_map(|it| it?.parse().ok()).collect()
}

#[test]
fn chances_of_the_next_card_add_up() {
    let mut model = open("?lesson=hard&rules=classic", Language::English, "");
    begin(&mut model);
    let told = answered(&mut model, |it| match it {
        Question::Chart(it) => Choice::Play(it.decision.first),
        other => panic!("{other:?}"),
    });
    let told = told.iter().filter(|it| it.contains("busts you in "));
    let sums = told.map(|it| {
        let [_, next @ ..] = &percentages(it)[..] else {
            panic!("{it}");
        };
        assert_eq!(
            next.len() == 3,
            it.contains(" and does neither in "),
            "{it}"
        );
        next.iter().sum::<u32>()
    });
    let sums: Vec<u32> = sums.collect();
    assert!(sums.len() > 5, "{sums:?}");
    assert!(sums.iter().all(|it| (100..=101).contains(it)), "{sums:?}");
}

#[test]
fn rest_of_the_next_cards_is_said_in_each_language() {
    for (language, told) in [
        (
            Language::English,
            "in 52%, busts you in 40% and does neither in 8%.",
        ),
        (
            Language::Spanish,
            "en el 52%, te pasas en el 40% y ni lo uno ni lo otro en el 8%.",
        ),
        (
            Language::Russian,
            "в 52% случаев, даст перебор в 40%, а в 8% ни то ни другое.",
        ),
        (
            Language::Japanese,
            "40%はバーストします。残りの8%はどちらでもありません。",
        ),
    ] {
        let words = PagesWords::of(language);
        let all = words.lesson_why_busts("6", "42%", "52%", "40%", Some("8%"));
        assert!(all.ends_with(told), "{all}");
    }
}
