//! The coach at the table of Jacks or Better: its values, its judgement of a hold, and the cost of a day.

use crate::support::sent;
use fair_deal::coach::message::{AdvisedAction, AdvisedPlay, ChartSays, JudgedDecision};
use fair_deal::coach::request::{AnyCoachRequest, CoachRequest};
use fair_deal::app::language::Language;
use fair_deal::app::route::{JacksTableId, TableId};
use fair_deal::app::settings::{Coach, CoachBy, Setting, Visitor};
use fair_deal::app::{self, Cmd, Stored};
use fair_deal::coach::draw::{DrawAdvice, DrawCoach, DrawQuestion, StrategyQuestion};
use fair_deal::core::{Deal, Secret, Today, WildHand};
use fair_deal::pages::draw::{ByTheChart, ChartAction};
use fair_deal::pages::{self, Effect, coaches};
use fair_deal::poker::jacks::{Action, Round};
use fair_deal::poker::{Coins, DayGame, PayTable};
use fair_deal::table::{AnyTable as _, Button, Marks, Mode, Msg, Round as _, SharedDeal, Stage};
use fair_deal::text::coach::draw::says;
use serde_json::Value;

/// Fifty deals with the values that a program in C computed for each hold.
fn golden() -> Vec<Value> {
    let text = include_str!("golden/draw_holds.json");
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

fn click(model: &mut app::Model, id: JacksTableId, button: Button<Action>) {
    let at = model.jacks(id).position();
    model.update(app::Msg::Jacks(id, Msg::Clicked(button, at)));
}

fn answer(question: &DrawQuestion) -> DrawAdvice {
    let coach = DrawCoach::new(&question.table);
    question.ask(&coach).expect("advice")
}

/// Passes the request of the tables to the reading bundle, answers its questions, and passes its answers to the tables.
fn exchange_with_coach(model: &mut app::Model, pages: &mut pages::Model) {
    let request = model.coach_request().as_ref().map(sent);
    for effect in pages.update(pages::Msg::CoachRequested(request)) {
        if let Effect::Coach(coaches::Effect::FollowChart(ChartAction::Write(wanted))) = &effect {
            let (table, extra_cost) = (wanted.table, wanted.limit.extra_cost());
            let question = StrategyQuestion { table, extra_cost };
            let chart = sent(&question).ask(&DrawCoach::new(&table));
            let chart = Some(Box::new(sent(&chart)));
            let _ = pages.update(pages::Msg::Coach(coaches::Msg::GotFollowed(*wanted, chart)));
        }
        if let Effect::Coach(coaches::Effect::AskDraw(moment, question)) = effect {
            let advice = sent(&answer(&sent(&question)));
            let _ = pages.update(pages::Msg::Coach(coaches::Msg::AdvisedDraw(
                moment,
                Some(Box::new(advice)),
            )));
        }
    }
    if let Some(state) = pages.draw().state() {
        let says = says(Language::English, &state);
        model.update(app::Msg::CoachSaid(Box::new(sent(&says))));
    }
}

#[test]
fn hold_is_valued_before_and_judged_after() {
    for known in golden().into_iter().take(20) {
        let mut model = page("#/poker/jacks", Coach::Always);
        let mut pages = pages::Model::default();
        let pays = PayTable::jacks(9, 6);
        let deal = Deal::uncut(secret(&known), fair_deal::core::Decks::ONE);
        let shared = SharedDeal {
            rules: Some(pays),
            ..SharedDeal::of(deal)
        };
        model.update(app::Msg::Jacks(JacksTableId::Free, Msg::OpenedLink(shared)));
        click(&mut model, JacksTableId::Free, Button::Deal);
        assert_eq!(model.jacks(JacksTableId::Free).stage(), Some(Stage::Swap));
        assert_eq!(model.coach_says(), None, "it was not told yet");
        exchange_with_coach(&mut model, &mut pages);
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
        click(&mut model, JacksTableId::Free, Button::Act(action));
        assert_eq!(
            model.coach_says(),
            None,
            "what was said is of the hand before"
        );
        exchange_with_coach(&mut model, &mut pages);
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
        let mut pages = pages::Model::default();
        click(&mut model, JacksTableId::Free, Button::Deal);
        exchange_with_coach(&mut model, &mut pages);
        assert_eq!(model.coach_says().is_some(), before, "{coach:?}");
        click(
            &mut model,
            JacksTableId::Free,
            Button::Act(Action::StandPat),
        );
        exchange_with_coach(&mut model, &mut pages);
        assert_eq!(model.coach_says().is_some(), after, "{coach:?}");
    }
    let mut model = page("#/poker/jacks", Coach::Asked);
    let mut pages = pages::Model::default();
    click(&mut model, JacksTableId::Free, Button::Deal);
    model.update(app::Msg::ToggledCoach);
    exchange_with_coach(&mut model, &mut pages);
    assert!(model.coach_says().is_some(), "it was asked");

    // Another tab had the tables meanwhile. The new table comes to the position of the question again.
    let asked_at = model.coached_position();
    resume(&mut model, "#/poker/jacks");
    click(&mut model, JacksTableId::Free, Button::Deal);
    assert_eq!(model.coached_position(), asked_at);
    exchange_with_coach(&mut model, &mut pages);
    assert_eq!(model.coach_says(), None, "it was not asked here");
}

#[test]
fn answer_about_another_deal_of_the_secret_is_late() {
    let secret = Secret::from_bytes([9; 32]).to_hex();
    let request = |query: &str| {
        let mut model = page(
            &format!("#/poker/jacks?deal={secret}{query}"),
            Coach::Always,
        );
        click(&mut model, JacksTableId::Free, Button::Deal);
        model.jacks_request(JacksTableId::Free).expect("a request")
    };
    let one = request("");
    assert_eq!(one.moment, request("").moment);
    for query in [
        "&cut=5",
        "&mix=3",
        "&rules=bonus:800-50-25-8-5-4-3-2-1",
        "&rules=9-8-7-6-5-4-3-2-1",
    ] {
        let other = request(query);
        assert_eq!(other.moment.play, one.moment.play, "{query}");
        assert_ne!(other.moment, one.moment, "{query}");
        let mut pages = pages::Model::default();
        let ask = |request: &_| {
            let request = AnyCoachRequest::VideoPoker(CoachRequest::clone(request));
            pages.update(pages::Msg::CoachRequested(Some(request)))
        };
        let [late, _] = [&one, &other].map(ask);
        let late = late.into_iter().find_map(|effect| match effect {
            Effect::Coach(coaches::Effect::AskDraw(moment, question)) => Some((moment, question)),
            _ => None,
        });
        let (moment, question) = late.expect("a question");
        let advice = Some(Box::new(answer(&question)));
        let _ = pages.update(pages::Msg::Coach(coaches::Msg::AdvisedDraw(moment, advice)));
        let state = pages.draw().state().expect("at a table");
        assert!(says(Language::English, &state).plays.is_empty(), "{query}");
    }
}

#[test]
fn fewer_coins_lower_the_royal_for_the_coach() {
    let mut model = page("#/poker/jacks", Coach::Always);
    let one = fair_deal::poker::jacks::Stake::of(Coins::ONE);
    model.update(app::Msg::Jacks(JacksTableId::Free, Msg::ChoseStake(one)));
    click(&mut model, JacksTableId::Free, Button::Deal);
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
    let table = JacksTableId::Daily(game);
    let address = format!("#{}", TableId::Jacks(table).route().path());
    let mut model = page(&address, Coach::Off);
    let mut pages = pages::Model::default();
    let (mut cost, mut won) = (0.0, 0.0);
    for number in 1..=10_u8 {
        assert_eq!(model.coach_request(), None, "the day is not over");
        click(&mut model, table, Button::Deal);
        let hand = *model.jacks(table).phase().round().expect("a round").hand();
        let sealed = model.jacks(table).sealed().expect("a deal");
        let date = "2026-11-22".parse().expect("a day");
        assert_eq!(sealed.deal.secret(), Secret::daily(name, date, number));
        let pays = game.game().usual();
        let advice = answer(&DrawQuestion { table: pays, hand });
        cost += advice.best().value() - advice.of(Marks::NONE).value();
        click(&mut model, table, Button::Act(Action::StandPat));
        let prize = pays.game().class(&hand);
        won += prize.map_or(0.0, |prize| f64::from(pays.pay(prize))) - 1.0;
        exchange_with_coach(&mut model, &mut pages);
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
    let mut pages = pages::Model::default();
    let id = JacksTableId::Free;
    click(&mut model, id, Button::Deal);
    exchange_with_coach(&mut model, &mut pages);
    let says = model.coach_says().expect("advice");
    assert_eq!(says.chart, None, "the coach names the best hold alone");
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    exchange_with_coach(&mut model, &mut pages);
    let says = model.coach_says().expect("advice").clone();
    let chart = says.chart.as_ref().and_then(ChartSays::advice);
    let chart = chart.expect("the chart too").clone();
    let hand = *model.jacks(id).phase().round().expect("a hand").hand();
    let pays = *model.jacks(id).rules();
    let advice = answer(&DrawQuestion { table: pays, hand });
    let written = StrategyQuestion {
        table: pays,
        extra_cost: 0.0003,
    }
    .ask(&DrawCoach::new(&pays));
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
    let state = pages.draw().state().expect("advice");
    let mut sentences = vec![];
    for language in Language::ALL {
        let says = fair_deal::text::coach::draw::says(language, &state);
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
    exchange_with_coach(&mut model, &mut pages);
    let says = model.coach_says().expect("a judgement");
    assert_eq!(says.chart, Some(ChartSays::Advice(chart)));
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    exchange_with_coach(&mut model, &mut pages);
    assert_eq!(model.coach_says().expect("a judgement").chart, None);
}

#[test]
fn cancelling_the_chart_stops_its_worker() {
    let mut model = page("#/poker/jacks", Coach::Always);
    let mut pages = pages::Model::default();
    click(&mut model, JacksTableId::Free, Button::Deal);
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    let actions = |model: &app::Model, pages: &mut pages::Model| -> Vec<ChartAction> {
        let effects = pages.update(pages::Msg::CoachRequested(model.coach_request()));
        let actions = effects.into_iter().filter_map(|effect| match effect {
            Effect::Coach(coaches::Effect::FollowChart(action)) => Some(action),
            Effect::Coach(coaches::Effect::AskDraw(moment, question)) => {
                let advice = Some(Box::new(answer(&question)));
                let _ = pages.update(pages::Msg::Coach(coaches::Msg::AdvisedDraw(moment, advice)));
                None
            }
            _ => None,
        });
        actions.collect()
    };
    let [ChartAction::Write(wanted)] = actions(&model, &mut pages)[..] else {
        panic!("one chart is wanted");
    };
    assert_eq!(wanted.table, PayTable::jacks(9, 6));
    assert_eq!(actions(&model, &mut pages), [], "it is asked for once");
    let state = pages.draw().state().expect("advice");
    assert_eq!(state.shown.chart, Some(ByTheChart::Writing));
    let says = says(Language::English, &state);
    assert!(matches!(says.chart, Some(ChartSays::Writing(_))));
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    assert_eq!(actions(&model, &mut pages), [ChartAction::Stop]);
    let late = pages::Msg::Coach(coaches::Msg::GotFollowed(wanted, None));
    let _ = pages.update(late);
    assert_eq!(
        pages.draw().state().expect("advice").shown.chart,
        None,
        "too late"
    );
}

/// A worker needs seconds to write a chart. The page requests it again for another pay table or another cost limit.
#[test]
fn chart_is_reused_while_the_pay_table_stays() {
    let mut model = page("#/poker/jacks", Coach::Always);
    let mut pages = pages::Model::default();
    click(&mut model, JacksTableId::Free, Button::Deal);
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    exchange_with_coach(&mut model, &mut pages);
    let written = |pages: &pages::Model| {
        let state = pages.draw().state().expect("advice");
        matches!(state.shown.chart, Some(ByTheChart::Row { .. }))
    };
    assert!(written(&pages));
    let requested = |model: &app::Model, pages: &mut pages::Model| {
        let effects = pages.update(pages::Msg::CoachRequested(model.coach_request()));
        let mut action = None;
        for effect in effects {
            if let Effect::Coach(coaches::Effect::AskDraw(moment, question)) = effect {
                let advice = Some(Box::new(answer(&question)));
                let _ = pages.update(pages::Msg::Coach(coaches::Msg::AdvisedDraw(moment, advice)));
            } else if let Effect::Coach(coaches::Effect::FollowChart(its)) = effect {
                action = Some(its);
            }
        }
        action
    };
    for elsewhere in [
        "#/blackjack",
        "#/poker/solo",
        "#/poker/paytable",
        "#/settings",
    ] {
        model.update(app::Msg::FragmentChanged(elsewhere.to_owned()));
        assert_eq!(requested(&model, &mut pages), None, "{elsewhere}");
        model.update(app::Msg::FragmentChanged("#/poker/jacks".to_owned()));
        assert_eq!(requested(&model, &mut pages), None, "back from {elsewhere}");
        assert!(written(&pages), "back from {elsewhere}");
    }
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Value)));
    assert_eq!(requested(&model, &mut pages), None);
    assert_eq!(pages.draw().state().expect("advice").shown.chart, None);
    model.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    assert_eq!(requested(&model, &mut pages), None);
    assert!(written(&pages), "chosen again");
    let other = "#/poker/jacks?rules=deuces:800-200-25-15-9-5-3-2-2-1";
    let mut other = page(other, Coach::Always);
    other.update(app::Msg::Chose(Setting::CoachBy(CoachBy::Chart)));
    click(&mut other, JacksTableId::Free, Button::Deal);
    let action = requested(&other, &mut pages);
    assert!(matches!(action, Some(ChartAction::Write(_))), "{action:?}");
}

#[test]
fn days_of_two_games_are_saved_apart() {
    let [jacks, deuces] = [DayGame::JacksOrBetter, DayGame::Deuces];
    let id = |game| TableId::Jacks(JacksTableId::Daily(game));
    let path = |game| format!("#{}", id(game).route().path());
    let mut model = page(&path(jacks), Coach::Off);
    click(&mut model, JacksTableId::Daily(jacks), Button::Deal);
    let save = model.jacks(JacksTableId::Daily(jacks)).save();
    let save = save.expect("a round under way");
    for (game, stage) in [(jacks, Some(Stage::Swap)), (deuces, None)] {
        assert_eq!(app::is_readable(id(game), &save), game == jacks);
        let stored = Stored {
            tables: vec![(id(game), save.clone())],
            ..Stored::default()
        };
        let (model, _) = app::Model::open(&path(game), Visitor::default(), &stored);
        let table = model.jacks(JacksTableId::Daily(game));
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
        let leads = model.table_of_day(TableId::Jacks(JacksTableId::Free));
        assert_eq!(leads, TableId::Jacks(JacksTableId::Daily(day)), "{pays}");
    }
}

#[test]
fn solo_coach_counts_each_hold_from_the_unseen_cards() {
    use fair_deal::coach::draw::SoloCoach;
    use fair_deal::poker::solo;
    let mut model = page("#/poker/solo", Coach::Always);
    let mut pages = pages::Model::default();
    let send = |model: &mut app::Model,
                msg: fn(fair_deal::table::Position) -> Msg<fair_deal::poker::Solo>| {
        let at = model.solo(Mode::Free).position();
        model.update(app::Msg::Solo(Mode::Free, msg(at)));
    };
    send(&mut model, |at| Msg::Clicked(Button::Deal, at));
    for swaps in 0..4 {
        let request = sent(&model.coach_request().expect("a hand"));
        let mut asked = 0;
        for effect in pages.update(pages::Msg::CoachRequested(Some(request))) {
            if let Effect::Coach(coaches::Effect::AskSolo(moment, question)) = effect {
                asked += 1;
                assert_eq!(
                    question.gone.len(),
                    2 * swaps,
                    "what was put aside has gone"
                );
                let coach = SoloCoach::new(question.jokers);
                let chances = question.ask(&coach).expect("chances");
                // When one card is swapped, each card that is left is one draw.
                let left = model.solo(Mode::Free).left();
                let one = chances.holds()[1];
                assert_eq!(usize::try_from(one.draws()), Ok(left));
                pages.update(pages::Msg::Coach(coaches::Msg::AdvisedSolo(
                    moment,
                    Some(Box::new(sent(&chances))),
                )));
            }
        }
        assert_eq!(asked, 1);
        let state = pages.solo().state().expect("at the table");
        let says = fair_deal::text::coach::solo::says(Language::English, &state);
        assert_eq!(says.plays.len(), 32);
        assert!(
            says.line
                .as_ref()
                .is_some_and(|line| line.starts_with("Most likely to improve: "))
        );
        let chances: Vec<f64> = says.plays.iter().map(|it| it.value).collect();
        assert!(
            chances.is_sorted_by(|one, other| one >= other),
            "{chances:?}"
        );
        let stands_pat = |it: &&AdvisedPlay| it.action.code() == "11111";
        assert_eq!(says.plays.iter().filter(stands_pat).count(), 1);
        model.update(app::Msg::CoachSaid(Box::new(sent(&says))));
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
        Msg::Clicked(Button::Act(solo::Action::Finish), at)
    });
    let request = model.coach_request();
    assert!(
        pages
            .update(pages::Msg::CoachRequested(request))
            .iter()
            .all(|it| !matches!(it, Effect::Coach(coaches::Effect::AskSolo(..))))
    );
}
