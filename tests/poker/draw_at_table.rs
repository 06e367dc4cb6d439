//! The coach at the table of Jacks or Better: its values, its judgement of a hold, and the cost of a day.

use crate::support::poker_coaches::{Coaches, chart_actions, chart_of, messages, wanted_charts};
use fair_deal::app::language::Language;
use fair_deal::app::route::{TableId, VideoPokerTableId};
use fair_deal::app::settings::{Coach, CoachBy, Setting, Visitor};
use fair_deal::app::{self, Cmd, Stored};
use fair_deal::coach::draw::{DrawAdvice, DrawCoach, DrawQuestion, SoloDrawCoach};
use fair_deal::coach::message::{AdvisedAction, AdvisedPlay, ChartSays, JudgedDecision};
use fair_deal::coach::protocol::{Chosen, FromCoach, ToCoach};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::core::{Category, Deal, Secret, Today, WildHand};
use fair_deal::games::video_poker::chart_limit::Limit;
use fair_deal::games::video_poker::coach::{ChartAction, ChartWanted};
use fair_deal::poker::video_poker::{Action, Round};
use fair_deal::poker::{Coins, DayGame, PayTable};
use fair_deal::table::{AnyTable as _, Button, Marks, Mode, Msg, Round as _, SharedDeal, Stage};
use fair_deal::wire::questions::PokerAnswer;
use fair_deal::wire::{decode, encode};
use serde_json::Value;

/// Fifty deals with the values that a program in C computed for each hold.
fn golden() -> Vec<Value> {
    let text = include_str!("../golden/draw_holds.json");
    let golden: Value = serde_json::from_str(text).expect("JSON");
    golden["deals"].as_array().expect("a list").clone()
}

fn secret(known: &Value) -> Secret {
    let hex = known["secret"].as_str().expect("a secret");
    hex.parse().expect("64 digits")
}

#[test]
fn all_32_holds_of_50_hands_have_golden_values() {
    let pays = PayTable::jacks(9, 6);
    let coach = DrawCoach::new(&pays);
    let draws = [1, 47, 1_081, 16_215, 178_365, 1_533_939];
    for known in golden() {
        let hand: WildHand = known["hand"]
            .as_str()
            .expect("a hand")
            .parse()
            .expect("a hand");
        let deck = Round::deck(&Deal::uncut(secret(&known), fair_deal::core::Decks::ONE));
        let round = Round::deal(deck, &pays, &Round::usual_stake(&pays)).expect("a pack");
        assert_eq!(*round.hand(), hand, "the shuffle too");
        let advice = coach.advise(&hand).expect("no joker");
        for (swapped, total) in Marks::all().zip(known["totals"].as_array().expect("totals")) {
            let hold = advice.of(swapped);
            assert_eq!(Some(hold.total()), total.as_u64(), "{hand:?} {swapped:?}");
            assert_eq!(hold.draws(), draws[swapped.count()]);
        }
    }
}

/// The app at this table, with this coach setting.
fn page(fragment: &str, coach: Coach) -> app::Model {
    let (mut model, _) = app::Model::open(fragment, Visitor::default(), &Stored::default());
    resume(&mut model, fragment);
    model.update(app::Msg::Chose(Setting::Coach(coach)));
    model
}

/// Lets this tab take over the tables, of which the browser has stored none.
fn resume(model: &mut app::Model, fragment: &str) {
    let resumed = app::Msg::ResumedTables(Stored::default(), fragment.to_owned());
    for cmd in model.update(resumed) {
        match cmd {
            Cmd::DrawEntropy(id, at) => {
                let secret = Secret::from_bytes([5; 32]);
                model.update(app::Msg::GotEntropy(id, Ok(secret), at));
            }
            Cmd::AskDate(id) => {
                let date = "2026-11-22".parse().expect("a day");
                let today = Today { date, ends: None };
                model.update(app::Msg::GotDate(id, Some(today)));
            }
            _ => (),
        }
    }
}

fn click(model: &mut app::Model, id: VideoPokerTableId, button: Button<Action>) {
    let at = model.video_poker(id).position();
    model.update(app::Msg::VideoPoker(id, Msg::Clicked(button, at)));
}

fn answer(question: &DrawQuestion) -> DrawAdvice {
    let coach = DrawCoach::new(&question.table);
    question.ask(&coach).expect("advice")
}

#[test]
fn hold_is_valued_before_and_judged_after() {
    for known in golden().into_iter().take(20) {
        let mut model = page("#/poker/jacks", Coach::Always);
        let mut coaches = Coaches::default();
        let pays = PayTable::jacks(9, 6);
        let deal = Deal::uncut(secret(&known), fair_deal::core::Decks::ONE);
        let shared = SharedDeal {
            rules: Some(pays),
            ..SharedDeal::of(deal)
        };
        model.update(app::Msg::VideoPoker(
            VideoPokerTableId::Free,
            Msg::OpenedLink(shared),
        ));
        click(&mut model, VideoPokerTableId::Free, Button::Deal);
        assert_eq!(
            model.video_poker(VideoPokerTableId::Free).stage(),
            Some(Stage::Swap)
        );
        assert_eq!(model.coach_says(), None, "it was not told yet");
        coaches.exchange(&mut model);
        let says = model.coach_says().expect("advice").clone();
        assert_eq!(says.plays.len(), 32, "a row for each hold");
        let hand: WildHand = known["hand"]
            .as_str()
            .expect("a hand")
            .parse()
            .expect("a hand");
        let advice = answer(&DrawQuestion { table: pays, hand });
        for (row, hold) in says.plays.iter().zip(advice.ranked()) {
            assert_eq!(row.action, AdvisedAction::Hold(hold.swapped()));
            assert!((row.value - hold.value()).abs() < 1e-12, "{row:?}");
            let is_tie = advice.all_best().len() > 1 && hold.ties(advice.best());
            assert_eq!(row.ties, is_tie, "{row:?}");
        }
        // The worst of all holds costs exactly its stated cost.
        let worst = advice.ranked()[31];
        let action = Action::discarding(worst.swapped());
        click(&mut model, VideoPokerTableId::Free, Button::Act(action));
        assert_eq!(
            model.coach_says(),
            None,
            "what was said is of the hand before"
        );
        coaches.exchange(&mut model);
        let says = model.coach_says().expect("a judgement");
        let JudgedDecision { sentence, cost } = says.judged.clone().expect("a judgement");
        let cost = cost.expect("a cost");
        let expected = advice.best().value() - worst.value();
        assert!((cost - expected).abs() < 1e-12, "{sentence}");
        let told = format!("cost {expected:.3} bets:");
        assert!(sentence.contains(&told), "{sentence}");
        assert!(says.plays.is_empty(), "nothing is to be decided");
    }
}

#[test]
fn coach_is_silent_until_switched_on() {
    for (coach, before, after) in [
        (Coach::Off, false, false),
        (Coach::Asked, false, false),
        (Coach::After, false, true),
        (Coach::Always, true, true),
    ] {
        let mut model = page("#/poker/jacks", coach);
        let mut coaches = Coaches::default();
        click(&mut model, VideoPokerTableId::Free, Button::Deal);
        coaches.exchange(&mut model);
        assert_eq!(model.coach_says().is_some(), before, "{coach:?}");
        click(
            &mut model,
            VideoPokerTableId::Free,
            Button::Act(Action::StandPat),
        );
        coaches.exchange(&mut model);
        assert_eq!(model.coach_says().is_some(), after, "{coach:?}");
    }
    let mut model = page("#/poker/jacks", Coach::Asked);
    let mut coaches = Coaches::default();
    click(&mut model, VideoPokerTableId::Free, Button::Deal);
    model.update(app::Msg::ToggledCoach);
    coaches.exchange(&mut model);
    assert!(model.coach_says().is_some(), "it was asked");

    // Another tab had the tables meanwhile. The new table comes to the position of the question again.
    let asked_at = model.coached_position();
    resume(&mut model, "#/poker/jacks");
    click(&mut model, VideoPokerTableId::Free, Button::Deal);
    assert_eq!(model.coached_position(), asked_at);
    coaches.exchange(&mut model);
    assert_eq!(model.coach_says(), None, "it was not asked here");
}

#[test]
fn message_about_another_deal_of_the_secret_is_late() {
    let secret = Secret::from_bytes([9; 32]).to_hex();
    let dealt = |query: &str| {
        let mut model = page(
            &format!("#/poker/jacks?deal={secret}{query}"),
            Coach::Always,
        );
        click(&mut model, VideoPokerTableId::Free, Button::Deal);
        model
    };
    let request = |model: &app::Model| {
        model
            .video_poker_request(VideoPokerTableId::Free)
            .expect("a request")
    };
    let one = request(&dealt(""));
    assert_eq!(one.moment, request(&dealt("")).moment);
    for query in [
        "&cut=5",
        "&mix=3",
        "&rules=bonus:800-50-25-8-5-4-3-2-1",
        "&rules=9-8-7-6-5-4-3-2-1",
    ] {
        let mut model = dealt(query);
        let other = request(&model);
        assert_eq!(other.moment.play, one.moment.play, "{query}");
        assert_ne!(other.moment, one.moment, "{query}");
        let mut coaches = Coaches::default();
        let late = coaches.request(Some(AnyCoachRequest::VideoPoker(one.clone())));
        let late = messages(&late);
        assert!(late.iter().any(|says| !says.plays.is_empty()), "{query}");
        for says in late {
            model.update(app::Msg::CoachSaid(Box::new(says.clone())));
            assert_eq!(model.coach_says(), None, "{query}");
        }
        // The coach says nothing of the hand before either.
        let answers = coaches.exchange(&mut model);
        let [first, valued] = messages(&answers)[..] else {
            panic!("{answers:?}");
        };
        assert_eq!([&first.moment, &valued.moment], [&other.moment; 2]);
        assert!(first.plays.is_empty() && first.judged.is_none(), "{query}");
        let question = DrawQuestion {
            table: other.at.pays(),
            hand: other.at.hand.expect("a hand"),
        };
        let best = answer(&question).best().value();
        assert!((valued.plays[0].value - best).abs() < 1e-12, "{query}");
        assert_eq!(model.coach_says(), Some(valued));
    }
}

#[test]
fn fewer_coins_lower_the_royal_for_the_coach() {
    let mut model = page("#/poker/jacks", Coach::Always);
    let one = fair_deal::poker::video_poker::Stake::of(Coins::ONE);
    model.update(app::Msg::VideoPoker(
        VideoPokerTableId::Free,
        Msg::ChoseStake(one),
    ));
    click(&mut model, VideoPokerTableId::Free, Button::Deal);
    let Some(AnyCoachRequest::VideoPoker(request)) = model.coach_request() else {
        panic!("a hand");
    };
    assert_eq!(request.at.pays(), PayTable::jacks(9, 6).on(Coins::ONE));
    assert_ne!(request.at.pays(), PayTable::jacks(9, 6));
}

#[test]
fn day_scores_the_cost_of_holds_with_coach_off() {
    // The derivation uses the names in RULES.md.
    let names = ["poker-jacks", "poker-double-double-bonus", "poker-deuces"];
    for (game, name) in DayGame::ALL.into_iter().zip(names) {
        day_is_scored(game, name);
    }
}

fn day_is_scored(game: DayGame, name: &str) {
    let table = VideoPokerTableId::Daily(game);
    let address = format!("#{}", TableId::VideoPoker(table).route().path());
    let mut model = page(&address, Coach::Off);
    let mut coaches = Coaches::default();
    let (mut cost, mut won) = (0.0, 0.0);
    for number in 1..=10_u8 {
        assert_eq!(model.coach_request(), None, "the day is not over");
        click(&mut model, table, Button::Deal);
        let hand = *model
            .video_poker(table)
            .phase()
            .round()
            .expect("a round")
            .hand();
        let sealed = model.video_poker(table).sealed().expect("a deal");
        let date = "2026-11-22".parse().expect("a day");
        assert_eq!(sealed.deal.secret(), Secret::daily(name, date, number));
        let pays = game.game().usual();
        let advice = answer(&DrawQuestion { table: pays, hand });
        cost += advice.best().value() - advice.of(Marks::NONE).value();
        click(&mut model, table, Button::Act(Action::StandPat));
        let prize = pays.game().class(&hand);
        won += prize.map_or(0.0, |prize| f64::from(pays.pay(prize))) - 1.0;
        coaches.exchange(&mut model);
        assert_eq!(model.day_cost().is_some(), number == 10);
    }
    let day = model.day_cost().expect("the day is over").clone();
    assert!((day.cost - cost).abs() < 1e-9, "{} {cost}", day.cost);
    assert!(cost > 0.1, "to stand pat on anything costs something");
    let costs = format!("your decisions cost {cost:.3} bets");
    assert!(day.sentence.contains(&costs), "{}", day.sentence);
    let sign = if won < 0.0 { "−" } else { "+" };
    let comes_to = format!("so the day comes to {sign}{:.3} bets.", won.abs());
    assert!(day.sentence.contains(&comes_to), "{}", day.sentence);
    assert_eq!(model.coach_says(), None);
}

/// The hold that the chart names costs its distance to the best hold, and it fits no row above the named one.
#[test]
fn coach_follows_the_chart_of_the_table() {
    let mut model = page(
        "#/poker/jacks?rules=double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1",
        Coach::Always,
    );
    let mut coaches = Coaches::default();
    let id = VideoPokerTableId::Free;
    click(&mut model, id, Button::Deal);
    coaches.exchange(&mut model);
    let says = model.coach_says().expect("advice");
    assert_eq!(says.chart, None, "the coach names the best hold alone");
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    coaches.exchange(&mut model);
    let says = model.coach_says().expect("advice").clone();
    let chart = says.chart.as_ref().and_then(ChartSays::advice);
    let chart = chart.expect("the chart too").clone();
    let hand = *model
        .video_poker(id)
        .phase()
        .round()
        .expect("a hand")
        .hand();
    let pays = *model.video_poker(id).rules();
    let advice = answer(&DrawQuestion { table: pays, hand });
    let wanted = ChartWanted {
        table: pays,
        limit: Limit::ThreeHundredths,
    };
    let Ok(PokerAnswer::Strategy(written)) = decode(&chart_of(&wanted)) else {
        panic!("a chart");
    };
    let by = written.holds(pays.game(), &hand).expect("the pack's cards");
    let worst = by.swapped.iter().map(|swapped| advice.of(*swapped).value());
    let cost = advice.best().value() - worst.fold(f64::INFINITY, f64::min);
    assert!((chart.cost - cost).abs() < 1e-12, "{} {cost}", chart.cost);
    let row = by.row.expect("a row") + 1;
    assert_eq!(chart.row, Some(row));
    let of = format!("{row} of {}: ", written.rows.len());
    assert!(chart.why.contains(&of), "{}", chart.why);
    assert!(
        chart.sentence.starts_with("The chart says: "),
        "{}",
        chart.sentence
    );
    assert!(
        model.coach_announcement(" ").contains(&chart.sentence),
        "the announcement contains it"
    );
    let mut sentences = vec![];
    for language in Language::ALL {
        // A worker in each language goes on with what the first one knows.
        let mut other = Coaches::speaking(language);
        other.tell(&ToCoach::State(coaches.state.clone()));
        other.request(model.coach_request());
        let says = other.said.expect("advice");
        let chart = says.chart.as_ref().and_then(ChartSays::advice);
        let chart = chart.expect("the chart").clone();
        assert!(chart.why.contains(&row.to_string()), "{}", chart.why);
        sentences.extend([chart.sentence, chart.why]);
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 2 * Language::ALL.len(), "{sentences:?}");
    // The coach also judges a finished hold, and stops when it is switched off.
    model.update(app::Msg::Chose(Setting::Coach(Coach::After)));
    click(&mut model, id, Button::Act(Action::StandPat));
    coaches.exchange(&mut model);
    let says = model.coach_says().expect("a judgement");
    assert_eq!(says.chart, Some(ChartSays::Advice(chart)));
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    coaches.exchange(&mut model);
    assert_eq!(model.coach_says().expect("a judgement").chart, None);
}

/// The table of Jacks or Better with a hand, whose coach follows a chart.
fn page_with_chart() -> app::Model {
    let mut model = page("#/poker/jacks", Coach::Always);
    click(&mut model, VideoPokerTableId::Free, Button::Deal);
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    model
}

/// The last message about the chart.
fn chart_said(coaches: &Coaches) -> Option<&ChartSays> {
    coaches.said.as_ref().expect("a message").chart.as_ref()
}

#[test]
fn cancelling_the_chart_stops_its_worker() {
    let mut model = page_with_chart();
    let mut coaches = Coaches::default();
    let actions = |model: &app::Model, coaches: &mut Coaches| {
        chart_actions(&coaches.request(model.coach_request()))
    };
    let [ChartAction::Write(wanted)] = actions(&model, &mut coaches)[..] else {
        panic!("one chart is wanted");
    };
    assert_eq!(wanted.table, PayTable::jacks(9, 6));
    assert_eq!(actions(&model, &mut coaches), [], "it is asked for once");
    let is_writing = matches!(chart_said(&coaches), Some(ChartSays::Writing(_)));
    assert!(is_writing, "{:?}", coaches.said);
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    assert_eq!(actions(&model, &mut coaches), [ChartAction::Stop]);
    assert_eq!(chart_said(&coaches), None);
    let late = coaches.tell(&ToCoach::Chart(wanted, chart_of(&wanted)));
    assert_eq!(late, [], "too late");
    // The coach has not kept it either.
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    let again = actions(&model, &mut coaches);
    assert_eq!(again, [ChartAction::Write(wanted)]);
}

#[test]
fn only_the_wanted_chart_is_followed() {
    let model = page_with_chart();
    let mut coaches = Coaches::default();
    let first = wanted_charts(&coaches.request(model.coach_request()))[0];
    // The player chooses another limit for the cost of a chart.
    let chosen = Chosen {
        limit: Limit::NoExtra,
        ..Chosen::default()
    };
    let ask = |coaches: &mut Coaches| {
        coaches.tell(&ToCoach::Request(model.coach_request(), chosen.clone()))
    };
    let wanted = ChartWanted {
        limit: Limit::NoExtra,
        ..first
    };
    assert_eq!(
        ask(&mut coaches),
        [FromCoach::Chart(ChartAction::Write(wanted))]
    );
    // What the coach follows is known by its name. So the test can do with one chart.
    let bytes = chart_of(&first);
    let late = coaches.tell(&ToCoach::Chart(first, bytes.clone()));
    assert_eq!(late, [], "it is not the wanted one");
    let written = coaches.tell(&ToCoach::Chart(wanted, bytes.clone()));
    let [FromCoach::Says(_, says)] = &written[..] else {
        panic!("{written:?}");
    };
    assert!(matches!(says.chart, Some(ChartSays::Advice(_))));
    let twice = coaches.tell(&ToCoach::Chart(wanted, bytes));
    assert_eq!(twice, [], "nothing is new");
    assert_eq!(ask(&mut coaches), [], "it is written");
}

#[test]
fn coach_goes_on_without_a_chart_that_cannot_be_read() {
    let model = page_with_chart();
    for answer in [vec![], vec![255; 9], encode(&PokerAnswer::NotUnderstood)] {
        let mut coaches = Coaches::default();
        let wanted = wanted_charts(&coaches.request(model.coach_request()))[0];
        let answers = coaches.tell(&ToCoach::Chart(wanted, answer));
        let [FromCoach::Says(_, says)] = &answers[..] else {
            panic!("{answers:?}");
        };
        assert_eq!((says.chart.as_ref(), says.plays.len()), (None, 32));
        assert_eq!(coaches.request(model.coach_request()), [], "asked once");
    }
}

/// A worker needs seconds to write a chart. The coach wants it again for another pay table or another cost limit.
#[test]
fn chart_is_reused_while_the_pay_table_stays() {
    let mut model = page_with_chart();
    let mut coaches = Coaches::default();
    let answers = coaches.exchange(&mut model);
    assert_eq!(wanted_charts(&answers).len(), 1);
    let written = |coaches: &Coaches| matches!(chart_said(coaches), Some(ChartSays::Advice(_)));
    assert!(written(&coaches));
    let requested = |model: &app::Model, coaches: &mut Coaches| {
        chart_actions(&coaches.request(model.coach_request()))
    };
    for elsewhere in [
        "#/blackjack",
        "#/poker/solo",
        "#/poker/paytable",
        "#/settings",
    ] {
        model.update(app::Msg::FragmentChanged(elsewhere.to_owned()));
        assert_eq!(requested(&model, &mut coaches), [], "{elsewhere}");
        model.update(app::Msg::FragmentChanged("#/poker/jacks".to_owned()));
        let back = requested(&model, &mut coaches);
        assert_eq!(back, [], "back from {elsewhere}");
        assert!(written(&coaches), "back from {elsewhere}");
    }
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    assert_eq!(requested(&model, &mut coaches), []);
    assert_eq!(chart_said(&coaches), None);
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    assert_eq!(requested(&model, &mut coaches), []);
    assert!(written(&coaches), "chosen again");
    let other = "#/poker/jacks?rules=deuces:800-200-25-15-9-5-3-2-2-1";
    let mut other = page(other, Coach::Always);
    other.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    click(&mut other, VideoPokerTableId::Free, Button::Deal);
    let actions = requested(&other, &mut coaches);
    assert!(
        matches!(actions[..], [ChartAction::Write(_)]),
        "{actions:?}"
    );
}

#[test]
fn days_of_two_games_are_saved_apart() {
    let [jacks, deuces] = [DayGame::JacksOrBetter, DayGame::Deuces];
    let id = |game| TableId::VideoPoker(VideoPokerTableId::Daily(game));
    let path = |game| format!("#{}", id(game).route().path());
    let mut model = page(&path(jacks), Coach::Off);
    click(&mut model, VideoPokerTableId::Daily(jacks), Button::Deal);
    let save = model.video_poker(VideoPokerTableId::Daily(jacks)).save();
    let save = save.expect("a round under way");
    for (game, stage) in [(jacks, Some(Stage::Swap)), (deuces, None)] {
        assert_eq!(app::is_readable(id(game), &save), game == jacks);
        let stored = Stored {
            tables: vec![(id(game), save.clone())],
            ..Stored::default()
        };
        let (model, _) = app::Model::open(&path(game), Visitor::default(), &stored);
        let table = model.video_poker(VideoPokerTableId::Daily(game));
        assert_eq!(table.stage(), stage, "{game:?}");
        assert_eq!(*table.rules(), game.table());
    }
}

#[test]
fn table_links_to_the_day_of_its_game() {
    for (pays, day) in [
        (DayGame::Deuces.table(), DayGame::Deuces),
        (PayTable::jacks(8, 5), DayGame::JacksOrBetter),
        (PayTable::KINGS, DayGame::JacksOrBetter),
    ] {
        let model = page(&format!("#/poker/jacks?rules={pays}"), Coach::Off);
        let leads = model.table_of_day(TableId::VideoPoker(VideoPokerTableId::Free));
        assert_eq!(
            leads,
            TableId::VideoPoker(VideoPokerTableId::Daily(day)),
            "{pays}"
        );
    }
}

#[test]
fn solo_draw_coach_counts_each_hold_from_the_unseen_cards() {
    use fair_deal::poker::solo_draw;
    let mut model = page("#/poker/solo", Coach::Always);
    let mut coaches = Coaches::default();
    let send =
        |model: &mut app::Model,
         msg: fn(fair_deal::table::Position) -> Msg<fair_deal::poker::SoloDraw>| {
            let at = model.solo_draw(Mode::Free).position();
            model.update(app::Msg::SoloDraw(Mode::Free, msg(at)));
        };
    send(&mut model, |at| Msg::Clicked(Button::Deal, at));
    for swaps in 0..4 {
        let request = model.coach_request();
        let Some(AnyCoachRequest::SoloDraw(asked)) = &request else {
            panic!("a hand: {request:?}");
        };
        let question = asked.at.question.clone().expect("a question");
        assert_eq!(
            question.gone.len(),
            2 * swaps,
            "what was put aside has gone"
        );
        let chances = question.ask(&SoloDrawCoach::new(question.jokers));
        let chances = chances.expect("chances");
        // When one card is swapped, each card that is left is one draw.
        let left = model.solo_draw(Mode::Free).left();
        let one = chances.holds()[1];
        assert_eq!(usize::try_from(one.draws()), Ok(left));
        let answers = coaches.exchange(&mut model);
        let [before, says] = messages(&answers)[..] else {
            panic!("{answers:?}");
        };
        assert!(before.plays.is_empty(), "it is not valued yet");
        assert_eq!(coaches.request(request), [], "it is valued once");
        assert_eq!(says.plays.len(), 32);
        let now = question.hand.rank().category();
        for play in &says.plays {
            let hold = chances.holds().iter();
            let mut hold = hold.filter(|it| Some(it.swapped()) == play.action.swapped());
            let hold = hold.next().expect("a hold");
            let better = Category::ALL.into_iter().filter(|it| *it > now);
            let better: u32 = better.map(|it| hold.count(it)).sum();
            let chance = f64::from(better) / f64::from(hold.draws());
            assert!((play.value - chance).abs() < 1e-12, "{play:?}");
        }
        assert!(
            says.line
                .as_ref()
                .is_some_and(|line| line.starts_with("Most likely to improve: "))
        );
        let best = says.plays[0].value;
        let all_best = says
            .plays
            .iter()
            .filter(|it| it.value.total_cmp(&best).is_eq())
            .count();
        let ties = says.plays.iter().filter(|it| it.ties).count();
        assert_eq!(ties, if all_best > 1 { all_best } else { 0 }, "{says:?}");
        let chances: Vec<f64> = says.plays.iter().map(|it| it.value).collect();
        assert!(
            chances.is_sorted_by(|one, other| one >= other),
            "{chances:?}"
        );
        let stands_pat = |it: &&AdvisedPlay| it.action.code() == "11111";
        assert_eq!(says.plays.iter().filter(stands_pat).count(), 1);
        assert!(model.coach_says().is_some());
        send(&mut model, |at| Msg::ClickedCard(0, at));
        send(&mut model, |at| Msg::ClickedCard(3, at));
        send(&mut model, |at| Msg::Clicked(Button::Swap, at));
        assert_eq!(
            model.coach_says(),
            None,
            "what was said is of the hand before"
        );
    }
    send(&mut model, |at| {
        Msg::Clicked(Button::Act(solo_draw::Action::Finish), at)
    });
    let answers = coaches.exchange(&mut model);
    let over = messages(&answers);
    assert!(
        over.iter()
            .all(|says| says.is_nothing() && says.plays.is_empty()),
        "{answers:?}"
    );
}
