//! The tests of the page about counting cards.

use super::*;
use crate::blackjack::DeckCount;
use crate::coach::counting::ShoeCount;
use crate::core::Card;

fn begun(options: Options, number: u8) -> CountingPage {
    let mut page = CountingPage::default();
    page.update(Msg::Chose(options));
    assert_eq!(
        page.update(Msg::ClickedBegin(0.0)),
        [Effect::Own(OwnEffect::DrawShoe)]
    );
    page.update(Msg::GotEntropy(Ok(Secret::from_bytes([number; 32]))));
    page
}

fn drill(page: &CountingPage) -> &Drill {
    page.drill().expect("a drill")
}

#[test]
fn drill_turns_shoe_and_asks_for_the_count() {
    for (options, questions) in [
        (Options::default(), 15..=30),
        (
            Options {
                decks: DeckCount::One,
                at_a_time: AtATime::Four,
                asks: Asks::Both,
                ..Options::default()
            },
            2..=5,
        ),
    ] {
        let mut page = begun(options, 7);
        let mut seen: Vec<Card> = drill(&page).last().to_vec();
        let mut since = 0;
        while *drill(&page).stage() != Stage::Over {
            match drill(&page).stage().clone() {
                Stage::Turning | Stage::Answered { .. } => {
                    let before = drill(&page).turned();
                    page.update(Msg::ClickedNext(0.0));
                    if drill(&page).turned() > before {
                        since += 1;
                        seen.extend(drill(&page).last());
                    }
                }
                Stage::Asking { .. } => {
                    assert!(since > 0, "not twice for the same cards");
                    since = 0;
                    assert_eq!(drill(&page).shown(), None, "it does not tell");
                    page.update(Msg::ClickedNext(0.0));
                    assert!(matches!(drill(&page).stage(), Stage::Asking { .. }));
                    let decks = options.decks.decks();
                    let count =
                        ShoeCount::of(&AnySystem::default(), decks, &seen).expect("a count");
                    let running = (count.running() / 100).to_string();
                    page.update(Msg::Typed(
                        CountField::Running,
                        running.replace('-', "\u{2212}"),
                    ));
                    let floor = count.true_count(Rounding::Down).to_string();
                    page.update(Msg::Typed(CountField::True, floor));
                    page.update(Msg::Answered(0.0));
                    assert_eq!(*drill(&page).stage(), Stage::Answered { is_right: true });
                }
                Stage::Over => unreachable!("the loop has ended"),
            }
        }
        let (asked, right) = drill(&page).score();
        assert!(questions.contains(&asked), "{asked}");
        assert_eq!(asked, right);
        assert_eq!(seen.len(), drill(&page).all());
        assert_eq!(seen.len(), options.decks.decks().cards() * 3 / 4);
    }
}

#[test]
fn wrong_count_fails_and_no_number_is_asked_again() {
    let mut page = begun(Options::default(), 9);
    page.update(Msg::Answered(0.0));
    assert_eq!(*drill(&page).stage(), Stage::Turning, "nothing was asked");
    while *drill(&page).stage() == Stage::Turning {
        page.update(Msg::ClickedNext(0.0));
    }
    for typed in ["", "three", "1.5", "2,5", "+-2", "2x"] {
        page.update(Msg::Typed(CountField::Running, typed.to_owned()));
        page.update(Msg::Answered(0.0));
        let stage = drill(&page).stage().clone();
        assert!(
            matches!(&stage, Stage::Asking { typed: [it, _], no_number: Some(CountField::Running) } if it == typed),
            "{stage:?}"
        );
    }
    let running = drill(&page).count().expect("a count").running() / 100;
    page.update(Msg::Typed(CountField::Running, (running + 1).to_string()));
    page.update(Msg::Answered(0.0));
    assert_eq!(*drill(&page).stage(), Stage::Answered { is_right: false });
    assert_eq!(drill(&page).score(), (1, 0));
    assert!(drill(&page).shown().is_some());
}

#[test]
fn error_names_the_field_without_a_number() {
    let options = Options {
        asks: Asks::Both,
        ..Options::default()
    };
    for (typed, expected) in [
        (["5", "x"], CountField::True),
        (["x", "1"], CountField::Running),
        (["", ""], CountField::Running),
    ] {
        let mut page = begun(options, 9);
        while *drill(&page).stage() == Stage::Turning {
            page.update(Msg::ClickedNext(0.0));
        }
        page.update(Msg::Typed(CountField::Running, typed[0].to_owned()));
        page.update(Msg::Typed(CountField::True, typed[1].to_owned()));
        page.update(Msg::Answered(0.0));
        let stage = drill(&page).stage();
        assert!(
            matches!(stage, Stage::Asking { no_number: Some(field), .. } if *field == expected),
            "{typed:?}: {stage:?}"
        );
    }
}

#[test]
fn count_is_shown_on_demand() {
    let mut page = begun(Options::default(), 3);
    assert_eq!(drill(&page).shown(), None);
    assert_eq!(
        page.update(Msg::ToggledCount),
        [Effect::Announce(Announcement::Count)]
    );
    assert_eq!(drill(&page).shown(), drill(&page).count());
}

#[test]
fn index_search_runs_by_upcard_and_can_be_stopped() {
    let mut page = CountingPage::default();
    page.follow(Rules::VEGAS);
    let mut effect = page.update(Msg::ClickedFind);
    let mut asked = 0;
    while let [Effect::Own(OwnEffect::AskIndices(question))] = effect[..] {
        asked += 1;
        assert_eq!(page.finder(), Finder::UnderWay(question));
        let found = UpcardIndices {
            up: question.up,
            plays: vec![],
            insurance: None,
        };
        effect = page.update(Msg::GotIndices(question, Some(found)));
    }
    assert_eq!(
        (asked, effect),
        (10, vec![Effect::Own(OwnEffect::AnnounceIndices)])
    );
    assert_eq!((page.finder(), page.found().len()), (Finder::Done, 10));
    page.follow(Rules::default());
    assert_eq!((page.finder(), page.found().len()), (Finder::NotAsked, 0));

    let [Effect::Own(OwnEffect::AskIndices(question))] = page.update(Msg::ClickedFind)[..] else {
        panic!("it asks");
    };
    page.update(Msg::ClickedCancel);
    assert_eq!(page.finder(), Finder::Cancelled);
    let late = page.update(Msg::GotIndices(question, None));
    assert_eq!((late, page.finder()), (vec![], Finder::Cancelled));
    page.update(Msg::ClickedFind);
    page.leave();
    assert_eq!(page.finder(), Finder::NotAsked);
}

#[test]
fn without_entropy_no_drill_begins() {
    let mut page = CountingPage::default();
    let effect = page.update(Msg::GotEntropy(Err(NoEntropy)));
    assert_eq!(effect, [Effect::Own(OwnEffect::AnnounceDrill)]);
    assert_eq!((page.drill(), page.trouble()), (None, Some(NoEntropy)));
}

fn named(name: DrillName, options: Options) -> CountingPage {
    let mut page = CountingPage::default();
    let fields = Fields::new().with("drill", name.code());
    page.enter(&fields, Rules::VEGAS);
    page.update(Msg::Chose(options));
    page.update(Msg::ClickedBegin(1_000.0));
    page.update(Msg::GotEntropy(Ok(Secret::from_bytes([5; 32]))));
    page
}

fn quiz(page: &CountingPage) -> &Quiz {
    page.quiz().expect("a quiz")
}

/// Answers every question except the first correctly, in one second each. Returns the effects of the last step.
fn answer_all(page: &mut CountingPage) -> Vec<Effect> {
    let mut at = 1_000.0;
    let mut effects = vec![];
    while *quiz(page).stage() != QuizStage::Over {
        let is_first = quiz(page).score().0 == 0;
        at += 1_000.0;
        let question = *quiz(page).question();
        if let Some(number) = question.number() {
            let off = if is_first { 100 } else { 0 };
            #[expect(clippy::cast_precision_loss, reason = "they are small")]
            let typed = (number + off) as f64 / 100.0;
            page.update(Msg::Typed(CountField::Running, typed.to_string()));
            page.update(Msg::Answered(at));
        }
        if let (Question::Index { case, .. }, Some(right)) = (question, question.answer()) {
            let wrong = case.answers().into_iter().find(|it| *it != right);
            let answer = if is_first { wrong } else { Some(right) };
            page.update(Msg::ChosePlay(answer.expect("two answers"), at));
        }
        let is_right = !is_first;
        assert_eq!(
            *quiz(page).stage(),
            QuizStage::Answered { is_right },
            "{question:?}"
        );
        // The time to read the solution does not count.
        at += 500.0;
        effects = page.update(Msg::ClickedNext(at));
    }
    effects
}

#[test]
fn quiz_asks_ten_questions_and_keeps_score_and_time() {
    for name in [DrillName::Tray, DrillName::TrueCount, DrillName::Indices] {
        for rounding in Rounding::ALL {
            for (precision, list) in [
                (Precision::Halves, IndexList::Illustrious),
                (Precision::Quarters, IndexList::Fab),
            ] {
                let mut page = named(
                    name,
                    Options {
                        rounding,
                        precision,
                        list,
                        ..Options::default()
                    },
                );
                let effects = answer_all(&mut page);
                let result = DrillResult {
                    drill: name,
                    system: AnySystem::default(),
                    asked: 10,
                    right: 9,
                    seconds: 10,
                };
                assert_eq!(
                    effects,
                    [
                        Effect::Own(OwnEffect::AnnounceDrill),
                        Effect::Own(OwnEffect::KeepDrill(result))
                    ],
                    "{name:?}"
                );
                assert_eq!(
                    page.update(Msg::ClickedFinish(0.0)),
                    [Effect::Own(OwnEffect::AnnounceDrill)]
                );
            }
        }
    }
}

#[test]
fn quiz_result_keeps_the_system_of_its_start() {
    let mut page = named(DrillName::TrueCount, Options::default());
    let fields = Fields::parse("system=zen&drill=true");
    page.enter(&fields, Rules::VEGAS);
    answer_all(&mut page);
    let result = page.result().expect("a result");
    assert_eq!(result.system, AnySystem::default());
}

#[test]
fn tray_is_rounded_to_the_nearest_part() {
    for (cards, halves, quarters) in [(13, 50, 25), (26, 50, 50), (97, 200, 175), (104, 200, 200)] {
        assert_eq!(Precision::Halves.nearest(cards), halves, "{cards}");
        assert_eq!(Precision::Quarters.nearest(cards), quarters, "{cards}");
    }
}

#[test]
fn published_cases_have_two_answers_and_their_index() {
    use crate::blackjack::Soft17;
    use crate::coach::Play;

    let all = |list, soft17| Case::of_list(list, soft17, &[]);
    let illustrious = all(IndexList::Illustrious, Soft17::Stands);
    assert_eq!(illustrious.len(), 18);
    assert_eq!(all(IndexList::Fab, Soft17::Stands).len(), 4);
    assert!(all(IndexList::Found, Soft17::Stands).is_empty());
    for case in &illustrious {
        let [from, below] = case.answers();
        assert_ne!(from, below, "{case:?}");
        assert!(case.source().is_some());
        for (off, answer) in [(0, from), (-1, below)] {
            let true_count = case.index() + off;
            let question = Question::Index {
                case: *case,
                true_count,
            };
            assert_eq!(question.answer(), Some(answer));
        }
    }
    // The first case is insurance from 3 on, the second 16 against a ten.
    assert_eq!(illustrious[0].index(), 3);
    assert_eq!(
        illustrious[1].answers(),
        [Answer::Play(Play::Stand), Answer::Play(Play::Hit)]
    );
}

#[test]
fn tick_of_an_earlier_drill_turns_no_card() {
    let mut page = CountingPage::default();
    let mut begin = |pace| {
        page.update(Msg::Chose(Options {
            pace,
            ..Options::default()
        }));
        page.update(Msg::ClickedBegin(0.0));
        page.update(Msg::GotEntropy(Ok(Secret::from_bytes([5; 32]))));
        drill(&page).wait()
    };
    let (early, _) = begin(Pace::Three).expect("it waits");
    assert_eq!(begin(Pace::ByHand), None);
    begin(Pace::Three).expect("it waits");
    let turned = drill(&page).turned();
    assert_eq!(page.update(Msg::Ticked(early, 3_000.0)), []);
    assert_eq!(drill(&page).turned(), turned);
}

#[test]
fn paced_drill_turns_cards_until_paused() {
    let options = Options {
        pace: Pace::One,
        at_a_time: AtATime::One,
        ..Options::default()
    };
    assert_eq!(Pace::OneAndHalf.cards_a_minute(AtATime::Two), Some(80));
    let mut page = named(DrillName::Running, options);
    let (serial, millis) = drill(&page).wait().expect("it waits");
    assert_eq!(millis, 1_000);
    let effects = page.update(Msg::Ticked(serial, 2_000.0));
    assert_eq!(
        effects,
        [
            Effect::Announce(Announcement::Turned),
            Effect::Own(OwnEffect::WaitForTurn(serial + 1, millis))
        ]
    );
    assert_eq!(page.update(Msg::Ticked(serial, 2_000.0)), [], "it is late");
    // The player pauses the drill, and the pending wait turns nothing.
    page.update(Msg::ClickedNext(2_500.0));
    assert_eq!(page.update(Msg::Ticked(serial + 1, 3_000.0)), []);
    let turned = drill(&page).turned();
    let effects = page.update(Msg::ClickedNext(10_000.0));
    let [_, Effect::Own(OwnEffect::WaitForTurn(mut serial, _))] = effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(drill(&page).turned(), turned);
    let mut at = 10_000.0;
    while *drill(&page).stage() == Stage::Turning {
        at += 1_000.0;
        page.update(Msg::Ticked(serial, at));
        serial += 1;
    }
    assert!(matches!(drill(&page).stage(), Stage::Asking { .. }));
    // The pause took no time.
    let spent = (at - 10_000.0) + 1_500.0;
    assert!((drill(&page).spent() - spent).abs() < 1e-9);
    page.pause();
    assert!(matches!(drill(&page).motion(), Motion::Paused(_)));
    let again = named(DrillName::Running, options);
    assert_eq!(drill(&again).turned(), 1);
}

#[test]
fn finished_drill_is_kept_if_a_count_was_answered() {
    let mut page = begun(Options::default(), 9);
    assert_eq!(
        page.update(Msg::ClickedFinish(10.0)),
        [Effect::Own(OwnEffect::AnnounceDrill)]
    );
    let mut page = begun(Options::default(), 9);
    while *drill(&page).stage() == Stage::Turning {
        page.update(Msg::ClickedNext(2_000.0));
    }
    page.update(Msg::Typed(CountField::Running, "99".to_owned()));
    page.update(Msg::Answered(9_000.0));
    let effects = page.update(Msg::ClickedFinish(20_000.0));
    let result = DrillResult {
        drill: DrillName::Running,
        system: AnySystem::default(),
        asked: 1,
        right: 0,
        seconds: 9,
    };
    assert_eq!(
        effects,
        [
            Effect::Own(OwnEffect::AnnounceDrill),
            Effect::Own(OwnEffect::KeepDrill(result))
        ]
    );
}

#[test]
fn system_is_chosen_typed_and_read_from_the_address() {
    let mut page = CountingPage::default();
    page.enter(&Fields::parse("system=halves&drill=running"), Rules::VEGAS);
    assert_eq!(*page.system(), AnySystem::Published(System::Halves));
    let effects = page.update(Msg::ChoseSystem(System::Zen));
    assert_eq!(effects, [Effect::Announce(Announcement::System)]);
    assert_eq!(page.choices(), Some(Fields::parse("system=zen")));
    page.update(Msg::TypedTags("1,2".to_owned()));
    assert_eq!(page.no_system(), None, "not while it is typed");
    assert_eq!(
        page.update(Msg::LeftTags),
        [Effect::Announce(Announcement::System)]
    );
    assert!(page.no_system().is_some());
    assert_eq!(page.tags_typed(), "1,2");
    assert_eq!(*page.system(), AnySystem::Published(System::Zen));
    let own = "\u{2212}1,0,1,1,1,1,0,0,0,\u{2212}1";
    page.update(Msg::TypedTags(own.to_owned()));
    assert_eq!(page.no_system(), None, "the new text is not read yet");
    assert_eq!(
        page.update(Msg::LeftTags),
        [Effect::Announce(Announcement::System)]
    );
    let named = Fields::parse("system=-1,0,1,1,1,1,0,0,0,-1");
    assert_eq!(page.choices(), Some(named));
    assert_eq!(page.no_system(), None);
    assert_eq!(
        page.path_of(DrillName::Tray),
        "/blackjack/counting?drill=tray&system=-1,0,1,1,1,1,0,0,0,-1"
    );
    page.enter(&Fields::parse("system=nonsense"), Rules::VEGAS);
    assert!(page.no_system().is_some());
}

/// Plays the drill at this address to its first question, and answers it with this start plus the seen cards.
fn answers_from(query: &str, start: i64) -> bool {
    let mut page = CountingPage::default();
    page.enter(&Fields::parse(query), Rules::VEGAS);
    page.update(Msg::ClickedBegin(0.0));
    page.update(Msg::GotEntropy(Ok(Secret::from_bytes([7; 32]))));
    let tags = page.system().tags();
    let mut seen = drill(&page).last().to_vec();
    while *drill(&page).stage() == Stage::Turning {
        let before = drill(&page).turned();
        page.update(Msg::ClickedNext(0.0));
        if drill(&page).turned() > before {
            seen.extend(drill(&page).last());
        }
    }
    let counted = seen
        .iter()
        .map(|card| i64::from(tags.of(*card).hundredths()));
    let running = 100 * start + counted.sum::<i64>();
    let typed = crate::text::words(crate::app::language::Language::English).count_points(running);
    page.update(Msg::Typed(CountField::Running, typed));
    page.update(Msg::Answered(0.0));
    *drill(&page).stage() == Stage::Answered { is_right: true }
}

#[test]
fn drill_counts_from_the_start_in_the_address() {
    for (query, start) in [
        ("system=ko", -20),
        ("system=ko&decks=2", -4),
        ("system=ko&start=0", 0),
        ("system=ko&start=-3", -3),
        ("system=ko&start=1&decks=8", 1),
        ("system=red-seven", -12),
        ("system=kiss-3", -12),
        ("system=kiss-3&start=9", 9),
        ("system=-1,1,1,1,1,1,1,1,0,-1", -48),
        ("system=-1,1,1,1,1,1,0.5,0,0,-1&start=0", 0),
        // A balanced system begins at 0, whatever the address says.
        ("system=hi-lo&start=5", 0),
    ] {
        assert!(answers_from(query, start), "{query}");
        assert!(!answers_from(query, start + 1), "{query}");
    }
}

#[test]
fn address_follows_start_and_decks() {
    let mut page = CountingPage::default();
    page.enter(&Fields::parse("system=ko"), Rules::VEGAS);
    assert_eq!(page.start(), Some(-2000));
    page.update(Msg::TypedStart("+1".to_owned()));
    assert_eq!(page.start_text().typed(), Some("+1"));
    assert_eq!(
        page.update(Msg::LeftStart),
        [Effect::Announce(Announcement::Start)]
    );
    assert_eq!(page.choices(), Some(Fields::parse("system=ko&start=1")));
    assert_eq!((page.start(), page.start_text().typed()), (Some(100), None));
    assert_eq!(page.update(Msg::LeftStart), [], "nothing new is typed");
    let options = Options {
        decks: DeckCount::Two,
        ..page.options()
    };
    assert_eq!(page.update(Msg::Chose(options)), []);
    let named = Fields::parse("system=ko&decks=2&start=1");
    assert_eq!(page.choices(), Some(named));

    // What is no start stays in the field.
    for wrong in ["x", "0.5", "9999"] {
        page.update(Msg::TypedStart(wrong.to_owned()));
        assert_eq!(
            page.update(Msg::LeftStart),
            [Effect::Announce(Announcement::Start)]
        );
        assert_eq!(page.start_text().typed(), Some(wrong));
        assert!(page.start_text().is_refused() && page.start() == Some(100));
    }
    // An empty field is the usual start, and another system has another one.
    page.update(Msg::TypedStart(String::new()));
    page.update(Msg::LeftStart);
    assert_eq!(page.start(), Some(-400));
    page.update(Msg::TypedStart("0".to_owned()));
    page.update(Msg::LeftStart);
    page.update(Msg::ChoseSystem(System::RedSeven));
    assert_eq!(page.start(), Some(-400));
    page.update(Msg::ChoseSystem(System::HiLo));
    assert_eq!(page.start(), None);
    page.enter(&Fields::parse("system=ko&start=x"), Rules::VEGAS);
    assert!(page.start_text().is_refused());
    page.enter(&Fields::parse("system=ko&start=0"), Rules::VEGAS);
    assert!(!page.start_text().is_refused() && page.start() == Some(0));
}

#[test]
fn address_of_the_open_page_drops_a_refused_start() {
    let fields = Fields::parse("system=ko");
    let mut page = CountingPage::default();
    page.enter(&fields, Rules::VEGAS);
    page.update(Msg::TypedStart("x".to_owned()));
    page.update(Msg::LeftStart);
    assert!(page.start_text().is_refused());
    page.open_at(&Visit {
        was_open: true,
        ..Visit::first(&fields)
    });
    assert_eq!(
        (page.start_text().typed(), page.start()),
        (None, Some(-2000))
    );
}
