//! Counting at the blackjack table: when the player is asked, which cards count, and how decisions are judged by the
//! count.

use std::collections::BTreeMap;

use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::{Count, Setting};
use fair_deal::app::{CountAnswer, CountField, CountMsg, CountQuestion, Model, Msg, Panel, Stored};
use fair_deal::blackjack::{Action, Round};
use fair_deal::coach::counting::{
    AnySystem, GoneCards, Measure, Rounding, ShoeCount, System, SystemAnswer, SystemPart,
    SystemQuestion,
};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::coach::{Choice, Coach};
use fair_deal::core::Card;
use fair_deal::games::blackjack::coach::{BlackjackCoach, BlackjackFacts, LastCoach, Report};
use fair_deal::games::blackjack::ramp::CountRamp;
use fair_deal::games::blackjack::sentences::says;
use fair_deal::games::blackjack::wager::BetsReport;
use fair_deal::table::{self, Button, Mode, Phase, Round as _};

use crate::saves::AppHarness;

/// The app at a table with a shoe, with this setting for count questions.
fn page(when: Count) -> AppHarness {
    let mut page = AppHarness::open("#/blackjack?rules=vegas", Stored::default(), 7);
    page.send(Msg::Chose(Setting::Count(when)));
    page
}

/// Lets the dealer continue.
fn pass_time(page: &mut AppHarness) {
    let at = page.model.blackjack(Mode::Free).position();
    page.send(Msg::PauseOver(TableId::Blackjack(Mode::Free), at));
}

/// Plays one round by standing, and returns the cards turned in it.
fn play_round(page: &mut AppHarness) -> Vec<Card> {
    let click = |page: &mut AppHarness, button| {
        let at = page.model.blackjack(Mode::Free).position();
        page.send(Msg::Blackjack(Mode::Free, table::Msg::Clicked(button, at)));
    };
    click(page, Button::Deal);
    for _ in 0..40 {
        let Phase::Dealt(dealt) = page.model.blackjack(Mode::Free).phase() else {
            panic!("dealt");
        };
        if let Round::Over(_) = dealt.round() {
            let view = dealt.round().view();
            let hands = view.hands.iter().flat_map(|hand| hand.cards);
            return hands.chain(view.dealer.seen()).copied().collect();
        }
        let legal = dealt.round().legal_actions();
        let wanted = [Action::NoInsurance, Action::Stand];
        match wanted.into_iter().find(|it| legal.contains(it)) {
            Some(action) => click(page, Button::Act(action)),
            None => pass_time(page),
        }
    }
    panic!("the round ends");
}

fn running(system: System, seen: &[Card]) -> f64 {
    system.start(fair_deal::core::Decks::new(6).expect("decks")) + system.tags().running(seen)
}

fn answer(page: &mut AppHarness, running: &str, true_count: &str) {
    for (field, text) in [
        (CountField::Running, running),
        (CountField::True, true_count),
    ] {
        page.send(Msg::Count(CountMsg::Typed(field, text.to_owned())));
    }
    page.send(Msg::Count(CountMsg::Answered));
}

#[test]
fn count_questions_follow_the_setting() {
    for (when, asked) in [
        (Count::Off, [false; 6]),
        (Count::Each, [true; 6]),
        (Count::Third, [false, false, true, false, false, true]),
        (Count::Asked, [false; 6]),
    ] {
        let mut page = page(when);
        for is_asked in asked {
            play_round(&mut page);
            assert_eq!(page.model.count_waits(), is_asked, "{when:?}");
            assert_eq!(page.model.count_is_news(), is_asked, "{when:?}");
        }
    }
    // With this setting the player opens the panel to be asked.
    let mut page = page(Count::Asked);
    play_round(&mut page);
    page.send(Msg::OpenedPanel(Panel::Count));
    assert!(page.model.count_waits());
    // The next deal removes the question, which counts for nothing.
    let deal = Button::Deal;
    let at = page.model.blackjack(Mode::Free).position();
    page.send(Msg::Blackjack(Mode::Free, table::Msg::Clicked(deal, at)));
    if page.model.count_question().is_some() {
        // A natural ended the round at once.
        return;
    }
    assert_eq!(page.model.count_score().asked, 0);
}

#[test]
fn all_cards_of_the_shoe_are_counted() {
    for system in [System::HiLo, System::Halves, System::KnockOut] {
        let mut page = page(Count::Each);
        page.send(Msg::Chose(Setting::CountBy(system)));
        let mut seen = vec![];
        for round in 1..=5 {
            seen.extend(play_round(&mut page));
            let question = page.model.count_question().expect("a question");
            let points = f64::from(question.shoe_count().running()) / 100.0;
            assert!((points - running(system, &seen)).abs() < 1e-9, "{system}");
            let unseen = 312 - u32::try_from(seen.len()).expect("few");
            assert_eq!(question.shoe_count().unseen(), unseen);
            assert_eq!(question.true_count().is_some(), system != System::KnockOut);
            let true_count = (points * 52.0 / f64::from(unseen)).floor();
            let off = if round == 2 { 1.0 } else { 0.0 };
            answer(
                &mut page,
                &(points + off).to_string(),
                &true_count.to_string(),
            );
            let question = page.model.count_question().expect("its verdict");
            let is_right = round != 2;
            assert_eq!(
                question.answer(),
                CountAnswer::Given { is_right },
                "{system}"
            );
        }
        let score = page.model.count_score();
        assert_eq!((score.asked, score.right), (5, 4));
    }
}

#[test]
fn invalid_count_or_new_system_asks_again() {
    let mut page = page(Count::Each);
    play_round(&mut page);
    answer(&mut page, "three", "1");
    let found = |page: &AppHarness| page.model.count_question().map(CountQuestion::answer);
    assert_eq!(
        found(&page),
        Some(CountAnswer::NoNumber(CountField::Running))
    );
    answer(&mut page, "3", "");
    assert_eq!(found(&page), Some(CountAnswer::NoNumber(CountField::True)));
    assert_eq!(page.model.count_score().asked, 0);
    page.send(Msg::Chose(Setting::CountBy(System::KnockOut)));
    assert_eq!(found(&page), Some(CountAnswer::Awaited));
    let question = page.model.count_question().expect("a question");
    assert_eq!(question.true_count(), None);
    page.send(Msg::Chose(Setting::Count(Count::Off)));
    assert_eq!(found(&page), None);
}

/// The coach of this visit, with the stored ramp.
#[derive(Default)]
struct Coached {
    coach: BlackjackCoach,
    last: LastCoach,
    ramp: Option<CountRamp>,
}

impl Coached {
    fn by_ramp(ramp: &str) -> Coached {
        Coached {
            ramp: Some(ramp.parse().expect(ramp)),
            ..Coached::default()
        }
    }

    /// Sends the coach the request of this table. Returns the number of its reports.
    fn hears(&mut self, model: &Model) -> usize {
        self.hears_request(model.coach_request())
    }

    fn hears_request(&mut self, request: Option<AnyCoachRequest>) -> usize {
        let request = request.map(|request| match request {
            AnyCoachRequest::Blackjack(request) => request,
            other => panic!("{other:?}"),
        });
        let mut reports = 0;
        let report = &mut |report| match report {
            Report::Facts(_) => reports += 1,
            Report::Mistake(_) => (),
        };
        let ramp = self.ramp.as_ref();
        self.coach.handle(request, ramp, &mut self.last, report);
        reports
    }

    fn facts(&self) -> BlackjackFacts {
        self.coach.facts().expect("at the table")
    }

    fn bets(&self) -> Option<BetsReport> {
        self.facts().shown.bets
    }
}

#[test]
fn decisions_are_judged_by_count_with_coach_off() {
    let mut page = page(Count::Each);
    let mut coached = Coached::default();
    let mut verdicts: BTreeMap<bool, u32> = BTreeMap::new();
    let click = |page: &mut AppHarness, button| {
        let at = page.model.blackjack(Mode::Free).position();
        page.send(Msg::Blackjack(Mode::Free, table::Msg::Clicked(button, at)));
    };
    for _ in 0..240 {
        click(&mut page, Button::Deal);
        coached.hears(&page.model);
        for _ in 0..40 {
            let Phase::Dealt(dealt) = page.model.blackjack(Mode::Free).phase() else {
                panic!("dealt");
            };
            if let Round::Over(_) = dealt.round() {
                break;
            }
            let legal = dealt.round().legal_actions();
            let wanted = [Action::NoInsurance, Action::Stand];
            let Some(action) = wanted.into_iter().find(|it| legal.contains(it)) else {
                pass_time(&mut page);
                continue;
            };
            click(&mut page, Button::Act(action));
            coached.hears(&page.model);
            let facts = coached.facts();
            assert_eq!(facts.judged, None, "the coach is off");
            if let Some(counted) = facts.shown.counted {
                assert_eq!(counted.taken, Choice::of(action));
                assert_eq!(counted.is_right(), counted.index.right == counted.taken);
                assert!(counted.is_in_chips);
                if counted.is_right() {
                    assert!(counted.lost.abs() < 1e-12);
                }
                *verdicts.entry(counted.is_right()).or_default() += 1;
            }
        }
    }
    let score = coached.facts().shown.counted_score;
    let score = score.expect("the player counts");
    let right = verdicts.get(&true).copied().unwrap_or_default();
    assert_eq!(score.right, right);
    assert_eq!(score.decisions, verdicts.values().sum::<u32>());
    assert!(right > 0 && score.decisions > right, "{verdicts:?}");
    // The true counts above were rounded down, as is the default.
    assert!(page.model.settings().count_rounding == Rounding::Down);
}

/// Plays a round by standing, with its requests to the coach. Returns the cards turned in it.
fn judged_round(page: &mut AppHarness, coached: &mut Coached) -> Vec<Card> {
    coached.hears(&page.model);
    let cards = play_round(page);
    coached.hears(&page.model);
    cards
}

#[test]
fn bets_are_judged_by_ramp_and_worth_of_the_round() {
    let mut page = page(Count::Each);
    let mut coached = Coached::default();
    judged_round(&mut page, &mut coached);
    assert_eq!(coached.bets(), Some(BetsReport::NoRamp));
    let says_visit = |coached: &Coached| {
        let count = says(Language::English, &coached.facts()).count;
        count.and_then(|says| says.visit).unwrap_or_default()
    };
    let none = says_visit(&coached);
    assert!(none.contains("has no saved bet ramp"), "{none}");

    // The bet is 10 chips, so the ramp agrees below a true count of 1.
    coached.ramp = Some("10,1:30".parse().expect("a ramp"));
    let (mut seen, mut worth, mut right) = (vec![], 0.0, 0);
    let mut earlier = None;
    // The cards of the first round are already gone.
    if let Phase::Dealt(dealt) = page.model.blackjack(Mode::Free).phase() {
        let view = dealt.round().view();
        let hands = view.hands.iter().flat_map(|hand| hand.cards);
        seen.extend(hands.chain(view.dealer.seen()).copied());
    }
    let rounds = 14;
    for number in 1..=rounds {
        let six = fair_deal::core::Decks::new(6).expect("six");
        let system = AnySystem::Published(System::HiLo);
        let count = ShoeCount::of(&system, six, &seen).expect("a count");
        let count = count.true_count(Rounding::Down);
        let part = SystemPart::Gone(GoneCards::of(&seen));
        let rules = *page.model.blackjack(Mode::Free).rules();
        let answer = SystemQuestion { rules, part }.ask(&Coach::new(&rules));
        let edge = answer.and_then(SystemAnswer::edge).expect("a worth");
        seen.extend(judged_round(&mut page, &mut coached));

        let Some(BetsReport::Judged(score, Some(judged))) = coached.bets() else {
            panic!("round {number}: {:?}", coached.bets());
        };
        let wanted = if count >= 1 { 30 } else { 10 };
        assert_eq!((judged.bet, judged.right, judged.hands), (10, wanted, 1));
        assert_eq!(i64::from(judged.count), count);
        assert!(judged.edge.is_some_and(|it| (it - edge).abs() < 1e-12));
        right += u32::from(judged.is_right());
        worth += (10.0 - f64::from(wanted)) * edge;
        assert_eq!((score.bets, score.right), (number, right));
        assert!((score.worth - worth).abs() < 1e-9);
        if number == rounds - 3 {
            earlier = page.model.coach_request();
        }
    }
    assert!(right > 0 && right < rounds, "both are among them: {right}");
    // The same round is reported again, and counts once.
    let reports = coached.hears(&page.model);
    assert_eq!(reports, 1, "its value is known");
    let again = coached.bets();
    assert!(matches!(again, Some(BetsReport::Judged(score, Some(_))) if score.bets == rounds));
    // So does an earlier one that was put aside and comes back.
    let reports = coached.hears_request(earlier);
    assert_eq!(reports, 1, "its value is known too");
    coached.hears(&page.model);
    assert_eq!(coached.bets(), again);
    let said = says(Language::English, &coached.facts());
    let count = said.count.expect("the player counts");
    let bet = count.bet.expect("the bet is judged");
    assert!(bet.contains("ramp"), "{bet}");
    let visit = format!("Bets by the ramp: {right} of {rounds}.");
    let told = count.visit.expect("the bets are counted");
    assert!(told.contains(&visit), "{told}");
}

#[test]
fn unbalanced_system_judges_by_running_count() {
    let mut page = page(Count::Each);
    page.send(Msg::Chose(Setting::CountBy(System::KnockOut)));
    let mut coached = Coached::by_ramp("running:10,-4:20");
    judged_round(&mut page, &mut coached);
    let bets = coached.bets();
    let Some(BetsReport::Judged(score, Some(judged))) = bets else {
        panic!("{bets:?}");
    };
    // KO begins at −20 with six decks.
    assert_eq!((judged.count, judged.measure), (-20, Measure::RunningCount));
    assert!(judged.is_right() && score.right == 1);
}

#[test]
fn ramp_for_running_counts_judges_no_true_counts() {
    let mut page = page(Count::Each);
    let mut coached = Coached::by_ramp("running:1,-4:8");
    judged_round(&mut page, &mut coached);
    let bets = coached.bets();
    assert_eq!(bets, Some(BetsReport::OtherCount(Measure::RunningCount)));
}

#[test]
fn rules_chosen_after_the_round_leave_its_bet_judged() {
    let mut page = page(Count::Each);
    let mut coached = Coached::by_ramp("10");
    judged_round(&mut page, &mut coached);
    let before = coached.bets();
    assert!(matches!(before, Some(BetsReport::Judged(score, Some(_))) if score.bets == 1));
    let classic = table::Msg::ChoseRules("classic".parse().expect("rules"));
    page.send(Msg::Blackjack(Mode::Free, classic));
    coached.hears(&page.model);
    assert_eq!(coached.bets(), before);
}

/// Types a start of the running count, and leaves its field.
fn start_at(page: &mut AppHarness, text: &str) {
    page.send(Msg::Count(CountMsg::TypedStart(text.to_owned())));
    page.send(Msg::Count(CountMsg::LeftStart));
}

#[test]
fn count_begins_at_the_chosen_start() {
    for (system, typed, start) in [
        (System::KnockOut, "", -20.0),
        (System::KnockOut, "0", 0.0),
        (System::KnockOut, "\u{2212}3", -3.0),
        (System::RedSeven, "+1", 1.0),
        (System::KissThree, "9", 9.0),
    ] {
        let mut page = page(Count::Each);
        page.send(Msg::Chose(Setting::CountBy(system)));
        start_at(&mut page, typed);
        let mut seen = vec![];
        for _ in 1..=3 {
            seen.extend(play_round(&mut page));
            let points = start + system.tags().running(&seen);
            answer(&mut page, &points.to_string(), "");
            let question = page.model.count_question().expect("its verdict");
            let right = CountAnswer::Given { is_right: true };
            assert_eq!(question.answer(), right, "{system} from {typed}");
        }
    }
}

#[test]
fn start_is_of_one_system_and_in_the_settings() {
    let mut page = page(Count::Each);
    assert_eq!(page.model.count_start(), None, "Hi-Lo starts at 0");
    page.send(Msg::Chose(Setting::CountBy(System::KnockOut)));
    let start = |page: &AppHarness| page.model.count_start().map(|it| it.hundredths());
    assert_eq!(start(&page), Some(-2000));
    play_round(&mut page);
    assert!(page.model.count_waits());
    start_at(&mut page, "-3");
    assert_eq!(start(&page), Some(-300));
    assert_eq!(page.model.settings().count_start.to_string(), "-3");
    let running = page
        .model
        .count_question()
        .map(|it| it.shoe_count().running());
    let tags = System::KnockOut.tags();
    let Phase::Dealt(dealt) = page.model.blackjack(Mode::Free).phase() else {
        panic!("dealt");
    };
    let view = dealt.round().view();
    let hands = view.hands.iter().flat_map(|hand| hand.cards);
    let seen: Vec<Card> = hands.chain(view.dealer.seen()).copied().collect();
    let counted = tags.running(&seen);
    let found = running.map(f64::from).expect("an open question");
    assert!((found / 100.0 - (counted - 3.0)).abs() < 1e-9);

    start_at(&mut page, "three");
    assert!(page.model.count_start_text().is_refused());
    assert_eq!(start(&page), Some(-300));
    page.send(Msg::Chose(Setting::CountBy(System::RedSeven)));
    assert!(!page.model.count_start_text().is_refused());
    assert_eq!(start(&page), Some(-1200));
    page.send(Msg::Chose(Setting::Count(Count::Off)));
    assert_eq!(start(&page), None);
}

#[test]
fn ramp_for_usual_start_judges_counts_from_another() {
    let mut page = page(Count::Each);
    page.send(Msg::Chose(Setting::CountBy(System::KnockOut)));
    start_at(&mut page, "1");
    // The ramp is from the usual start of −20, so the bet is 10 chips before the first card.
    let mut coached = Coached::by_ramp("running:10,-4:20");
    judged_round(&mut page, &mut coached);
    let bets = coached.bets();
    let Some(BetsReport::Judged(score, Some(judged))) = bets else {
        panic!("{bets:?}");
    };
    assert!(judged.is_right() && score.right == 1);
    // The page names the player's own count.
    assert_eq!((judged.count, judged.measure), (1, Measure::RunningCount));
}
