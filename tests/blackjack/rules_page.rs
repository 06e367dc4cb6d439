//! The page of the rules, driven by messages: the chosen rules, the computation of the chart, and the announcements.

use crate::support::sent;
use fair_deal::app::route::{Link, LinkRequest, Page};
use fair_deal::app::settings::{Choices, Coach, Setting, Visitor};
use fair_deal::blackjack::{
    Chips, Clash, DeckCount, Double, Naturals, Preset, Rules, Shuffle, Soft17, Ties,
};
use fair_deal::coach::request::{AnyCoachRequest, CoachRequest, Moment, Purpose};
use fair_deal::coach::{
    CardValue, ChartAnswer, ChartQuestion, ChartWork, HandKind, Origin, Play, Question, Sheet,
};
use fair_deal::core::Card;
use fair_deal::games::blackjack::request::AtBlackjack;
use fair_deal::pages::rules::Work;
use fair_deal::pages::rules::compare::{self, Comparison, NotAlone, Worth};
use fair_deal::pages::rules::switch::{Switch, WhyDisabled, plain};
use fair_deal::pages::{Effect, Model, Msg, rules};

const CLASSIC: Rules = Rules::HIT_AND_STAND;

/// Rules whose chart is computed as quickly as that of Classic.
const TIES_LOSE: Rules = Rules {
    ties: Ties::DealerWins,
    ..CLASSIC
};

fn open(fragment: &str) -> (Model, Vec<Effect>) {
    Model::open(fragment, Visitor::default(), None)
}

fn go(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

/// Returns the question among these effects.
fn asked(effects: &[Effect]) -> Option<ChartQuestion> {
    let asked: Vec<ChartQuestion> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Rules(rules::Effect::Own(rules::OwnEffect::AskChart(question))) => {
                Some(*question)
            }
            _ => None,
        })
        .collect();
    assert!(asked.len() < 2, "{asked:?}");
    asked.first().copied()
}

/// Answers questions until none is left, and returns the last effects.
fn work_through(model: &mut Model, effects: Vec<Effect>) -> Vec<Effect> {
    let mut effects = effects;
    let mut worker: Option<ChartWork> = None;
    while let Some(question) = asked(&effects) {
        let known = worker.take().filter(|it| it.is_of(&question.rules));
        let worker = worker.insert(known.unwrap_or_else(|| ChartWork::new(question.rules)));
        let answer = Some(sent(&worker.answer(&question)));
        effects = model.update(Msg::Rules(rules::Msg::GotChart(question, answer)));
    }
    effects
}

/// The page with the chart of these rules.
fn with_chart(rules: Rules) -> Model {
    let (mut model, effects) = open(&format!("#/blackjack/rules?rules={rules}"));
    let told = work_through(&mut model, effects);
    assert_eq!(
        told,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Chart
        ))]
    );
    model
}

fn request(rules: Rules, hand: &str, up: &str) -> AnyCoachRequest {
    let hand = Card::parse_list(hand).expect(hand);
    let at = AtBlackjack {
        round: 1,
        purpose: Purpose::Play,
        rules,
        question: (!hand.is_empty()).then(|| Question {
            rules,
            hand,
            upcard: up.parse().expect(up),
            seen: vec![],
            origin: Origin::Dealt,
        }),
        legal: vec![],
        count: None,
        over: None,
        day: None,
    };
    AnyCoachRequest::Blackjack(CoachRequest {
        mode: Coach::Always,
        asked: false,
        moment: Moment {
            deal: "ab".to_owned(),
            play: String::new(),
        },
        at,
    })
}

/// After a reload the page gets no message about the table, so the save is its only source.
#[test]
fn address_without_rules_uses_the_saved_table() {
    let (mut model, _) = open("#/blackjack/rules");
    let effects = model.update(Msg::FoundRules(Some(Rules::VEGAS)));
    assert_eq!(model.rules().rules(), Rules::VEGAS);
    assert!(
        matches!(effects[..], [Effect::Rules(rules::Effect::Own(rules::OwnEffect::AskChart(question)))] if question.rules == Rules::VEGAS),
        "{effects:?}"
    );
    let named = "#/blackjack/rules?rules=single-deck";
    let (mut model, _) = open(named);
    let before = model.rules().rules();
    assert_eq!(model.update(Msg::FoundRules(Some(Rules::VEGAS))), []);
    assert_eq!(model.rules().rules(), before, "an address goes before");
}

#[test]
fn chart_arrives_one_upcard_at_a_time() {
    let (mut model, effects) = open("#/blackjack/rules");
    assert_eq!(model.page(), Some(Page::Rules));
    let first = ChartQuestion::first(CLASSIC);
    assert_eq!(
        effects,
        [Effect::Rules(rules::Effect::Own(
            rules::OwnEffect::AskChart(first)
        ))]
    );
    assert_eq!(model.rules().work().done(), Some(0));
    assert_eq!(model.rules().sheet(), None);
    let effects = model.update(Msg::Rules(rules::Msg::GotChart(
        first,
        Some(ChartAnswer::More),
    )));
    assert_eq!(
        effects,
        [Effect::Rules(rules::Effect::Own(
            rules::OwnEffect::AskChart(first.next().expect("more"))
        ))]
    );
    assert_eq!(model.rules().work().done(), Some(1));

    let told = work_through(&mut model, effects);
    assert_eq!(
        told,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Chart
        ))]
    );
    assert_eq!(model.rules().sheet(), Some(&Sheet::of(&CLASSIC)));
    assert_eq!(model.rules().work(), Work::Done);
    assert_eq!(model.rules().changed(), None, "there was none before");
    // The chart is still there when the visitor returns.
    assert_eq!(model.update(go("#/lab")), [Effect::EnterPage]);
    let effects = model.update(go("#/blackjack/rules"));
    assert_eq!(effects, [Effect::EnterPage]);
}

#[test]
fn new_choice_cancels_the_running_work() {
    let (mut model, effects) = open("#/blackjack/rules");
    let old = asked(&effects).expect("a question");
    let set = Msg::Rules(rules::Msg::SetSwitch(Switch::Ties(Ties::DealerWins)));
    let effects = model.update(set.clone());
    let address = "/blackjack/rules?rules=classic.ties-lose".to_owned();
    assert!(effects.contains(&Effect::ReplaceFragment(address)));
    let new = asked(&effects).expect("a question");
    assert_eq!(new, ChartQuestion::first(TIES_LOSE));
    // The answer to the old question is late.
    let late = Msg::Rules(rules::Msg::GotChart(old, Some(ChartAnswer::More)));
    assert_eq!(model.update(late), []);
    assert_eq!(model.rules().work(), Work::UnderWay(new));
    // The same choice again starts no new work.
    assert_eq!(model.update(set), []);
    // There and back: one answer to the first question also answers the last one, once.
    let effects = model.update(Msg::Rules(rules::Msg::ChoseRules(CLASSIC)));
    let again = asked(&effects).expect("a question");
    assert_eq!(again, old);
    let effects = model.update(Msg::Rules(rules::Msg::GotChart(
        old,
        Some(ChartAnswer::More),
    )));
    assert!(asked(&effects).is_some());
    assert_eq!(
        model.update(Msg::Rules(rules::Msg::GotChart(
            old,
            Some(ChartAnswer::More)
        ))),
        []
    );
    // An unreadable answer is no answer.
    let next = asked(&effects).expect("a question");
    assert_eq!(
        model.update(Msg::Rules(rules::Msg::GotChart(next, None))),
        []
    );
    assert_eq!(model.rules().work(), Work::Cancelled);
}

#[test]
fn chart_work_can_be_cancelled_and_restarted() {
    let mut model = with_chart(CLASSIC);
    assert_eq!(model.update(Msg::Rules(rules::Msg::ClickedCancelChart)), []);
    let effects = model.update(Msg::Rules(rules::Msg::ChoseRules(TIES_LOSE)));
    let question = asked(&effects).expect("a question");
    assert_eq!(
        model.update(Msg::Rules(rules::Msg::ClickedCancelChart)),
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Chart
        ))]
    );
    assert_eq!(model.rules().work(), Work::Cancelled);
    let late = Msg::Rules(rules::Msg::GotChart(question, Some(ChartAnswer::More)));
    assert_eq!(model.update(late), []);
    // The earlier chart is still there, and marked as such.
    let sheet = model.rules().sheet().expect("the chart before");
    assert_eq!(sheet.rules, CLASSIC);
    let effects = model.update(Msg::Rules(rules::Msg::ClickedWorkOut));
    assert_eq!(asked(&effects), Some(ChartQuestion::first(TIES_LOSE)));
    work_through(&mut model, effects);
    assert_eq!(model.rules().sheet(), Some(&Sheet::of(&TIES_LOSE)));
    // A chart that is already there needs no work.
    model.update(Msg::Rules(rules::Msg::ChoseRules(CLASSIC)));
    model.update(Msg::Rules(rules::Msg::ClickedCancelChart));
    let effects = model.update(Msg::Rules(rules::Msg::ChoseRules(TIES_LOSE)));
    assert_eq!(asked(&effects), None);
    assert_eq!(model.rules().work(), Work::Done);
}

#[test]
fn changed_cells_are_known() {
    let mut model = with_chart(CLASSIC);
    let effects = model.update(Msg::Rules(rules::Msg::ChoseRules(TIES_LOSE)));
    work_through(&mut model, effects);
    let page = model.rules();
    let (now, before) = (Sheet::of(&TIES_LOSE).chart, Sheet::of(&CLASSIC).chart);
    let mut count = 0;
    for row in &now.rows {
        for up in CardValue::ALL {
            let cells = (now.cell(row.hands, up), before.cell(row.hands, up));
            let was = match cells {
                (Some(now), Some(before)) if now.best != before.best => Some(before.best),
                _ => None,
            };
            assert_eq!(page.was(row.hands, up), was, "{:?} {up}", row.hands);
            count += usize::from(was.is_some());
        }
    }
    assert!(count > 0, "a player who loses ties hits more often");
    assert_eq!(page.changed(), Some(count));
    assert_eq!(page.before().map(|sheet| sheet.rules), Some(CLASSIC));
}

#[test]
fn new_split_cell_compares_with_its_total() {
    // One deck without double after a split is the fastest to compute.
    let split = Preset::SingleDeck.rules();
    let mut model = with_chart(split);
    let none = Switch::Split(fair_deal::blackjack::Split::Never);
    let effects = model.update(Msg::Rules(rules::Msg::SetSwitch(none)));
    work_through(&mut model, effects);
    let effects = model.update(Msg::Rules(rules::Msg::ChoseRules(split)));
    work_through(&mut model, effects);
    let [two, eight, ace] = [2, 8, 1].map(|points| {
        let mut values = CardValue::ALL.into_iter();
        values.find(|value| value.points() == points).expect("one")
    });
    let was = |pair| model.rules().was(HandKind::Pair(pair), two);
    assert_eq!(was(eight), Some(Play::Stand), "16 against 2");
    assert_eq!(was(ace), Some(Play::Hit), "soft 12 against 2");
}

#[test]
fn address_names_rules_and_ignores_unknown_ones() {
    let rules = Rules {
        soft17: Soft17::Hits,
        decks: DeckCount::Eight,
        ..Rules::VEGAS
    };
    let (model, effects) = open(&format!("#/blackjack/rules?rules={rules}"));
    assert_eq!(asked(&effects), Some(ChartQuestion::first(rules)));
    assert_eq!(model.address(), format!("/blackjack/rules?rules={rules}"));

    for mangled in ["", "whist", "vegas.ace-2"] {
        let mut model = model.clone();
        let effects = model.update(go(&format!("#/blackjack/rules?rules={mangled}")));
        let mended = Effect::ReplaceFragment(format!("/blackjack/rules?rules={rules}"));
        assert!(effects.contains(&mended), "{mangled}: {effects:?}");
        assert!(model.rules().is_mangled());
        assert_eq!(model.rules().rules(), rules);
        model.update(Msg::Rules(rules::Msg::ChoseRules(CLASSIC)));
        assert!(!model.rules().is_mangled());
    }
    // Rules without a meaning are left out of the address.
    let (mut model, _) = open("#/blackjack/rules?rules=vegas");
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Chips(
        Chips::None,
    ))));
    let path = "/blackjack/rules?rules=classic.6-decks.shoe-75";
    assert_eq!(model.address(), path);
    // They return when they have a meaning again.
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Chips(
        Chips::Bets,
    ))));
    assert_eq!(model.rules().rules(), Rules::VEGAS);
}

/// The words of the switches that changed besides the one that was set.
fn altered(model: &Model) -> Vec<&'static str> {
    let altered = model.rules().altered();
    altered.map_or(vec![], |it| {
        it.others.iter().map(|other| other.word()).collect()
    })
}

#[test]
fn switch_names_other_rules_it_changes() {
    let (mut model, _) = open("#/blackjack/rules?rules=vegas.rescue.aces-hit-double");
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Double(
        Double::Never,
    ))));
    assert_eq!(altered(&model), ["no-das", "aces-hit", "no-rescue"]);
    let rules = model.rules().rules();
    assert_eq!(rules.clash(), None);
    assert_eq!(rules.to_string().parse(), Ok(rules));
    // They return with the rule that they depend on.
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Double(
        Double::AnyTwo,
    ))));
    assert_eq!(altered(&model), ["das", "aces-hit-double", "rescue"]);
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Soft17(
        Soft17::Hits,
    ))));
    assert!(altered(&model).is_empty());
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Naturals(
        Naturals::NotSpecial,
    ))));
    assert!(altered(&model).is_empty(), "the dealer peeks already");
    model.update(Msg::Rules(rules::Msg::ChoseRules(Preset::London.rules())));
    model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Naturals(
        Naturals::NotSpecial,
    ))));
    assert_eq!(altered(&model), ["peek"]);
    model.update(Msg::Rules(rules::Msg::ChoseRules(Rules::VEGAS)));
    assert!(altered(&model).is_empty(), "a table changes all rules");
}

/// From any preset, every value that a switch offers leads to valid rules that the table and the coach accept.
#[test]
fn every_offered_value_leads_to_valid_rules() {
    for preset in Preset::ALL {
        let (model, _) = open(&format!("#/blackjack/rules?rules={}", preset.code()));
        let page = model.rules();
        assert_eq!(page.rules(), preset.rules());
        for switch in Switch::all(&page.rules()) {
            if switch.disabled(page.chosen()).is_some() {
                continue;
            }
            for value in switch.offered(page.chosen()) {
                let mut model = model.clone();
                model.update(Msg::Rules(rules::Msg::SetSwitch(value)));
                let rules = model.rules().rules();
                assert_eq!(rules.clash(), None, "{rules}");
                assert!(Switch::all(&rules).contains(&value), "{value:?}: {rules}");
                let link = format!("#/blackjack?rules={rules}");
                let read = fair_deal::app::route::Address::parse(&link).link;
                assert_eq!(
                    read,
                    Some(Ok(Link::Blackjack(LinkRequest::Rules(rules)))),
                    "{rules}"
                );
            }
        }
    }
}

#[test]
fn the_hand_on_the_table_has_its_cell() {
    let mut model = with_chart(CLASSIC);
    let lit = |model: &Model| {
        let seen = model.seen()?;
        model.rules().cell_at_table(seen)
    };
    let up = |card: &str| CardValue::of(card.parse().expect(card));
    assert_eq!(lit(&model), None);
    for (hand, kind) in [
        ("TS 6H", HandKind::Hard(16)),
        ("AS 6H", HandKind::Soft(17)),
        ("8S 8H", HandKind::Hard(16)),
        ("2S 3H 4D 7C", HandKind::Hard(16)),
        ("AS AH", HandKind::Soft(12)),
    ] {
        model.update(Msg::TableChanged(Some(request(CLASSIC, hand, "KD"))));
        assert_eq!(lit(&model), Some((kind, up("KD"))), "{hand}");
    }
    // A hand by other rules has no cell here.
    model.update(Msg::TableChanged(Some(request(TIES_LOSE, "TS 6H", "KD"))));
    assert_eq!(lit(&model), None);
    // Neither has a table without a decision.
    model.update(Msg::TableChanged(Some(request(CLASSIC, "", ""))));
    assert_eq!(lit(&model), None);

    let always = Choices::default().with(Setting::Coach(Coach::Always));
    model.update(Msg::SettingsChanged(always));
    model.update(Msg::TableChanged(Some(request(CLASSIC, "TS 6H", "KD"))));
    // The player has left the table, and the hand lies there as it was.
    model.update(Msg::TableChanged(None));
    assert!(lit(&model).is_some());
    // The coach is switched off, and gets no further cards.
    let off = Choices::default().with(Setting::Coach(Coach::Off));
    model.update(Msg::SettingsChanged(off));
    model.update(Msg::TableChanged(None));
    assert_eq!(lit(&model), None);
}

#[test]
fn splittable_pair_has_a_pair_row() {
    let rules = Preset::SingleDeck.rules();
    let mut model = with_chart(rules);
    model.update(Msg::TableChanged(Some(request(rules, "KS TH", "6D"))));
    let seen = model.seen().expect("a hand");
    let ten = CardValue::of("TS".parse().expect("a card"));
    let (kind, _) = model.rules().cell_at_table(seen).expect("a cell");
    assert_eq!(kind, HandKind::Pair(ten));
}

#[test]
fn rules_of_the_last_table_come_first() {
    let (mut model, _) = open("#/blackjack");
    let table = request(TIES_LOSE, "TS 6H", "KD");
    model.update(Msg::TableChanged(Some(table)));
    let effects = model.update(go("#/blackjack/rules"));
    assert_eq!(asked(&effects), Some(ChartQuestion::first(TIES_LOSE)));
    // Rules chosen here stay.
    model.update(Msg::Rules(rules::Msg::ChoseRules(CLASSIC)));
    model.update(go("#/blackjack"));
    model.update(Msg::TableChanged(Some(request(TIES_LOSE, "TS 6H", "KD"))));
    model.update(go("#/blackjack/rules"));
    assert_eq!(model.rules().rules(), CLASSIC);
}

#[test]
fn chart_finished_elsewhere_is_not_announced() {
    let (mut model, effects) = open("#/blackjack/rules");
    model.update(go("#/lab"));
    assert_eq!(work_through(&mut model, effects), []);
    assert!(model.rules().sheet().is_some(), "it is kept");
}

/// Two rules that differ from Classic and need little work.
const TIES_AND_SOFT_17: Rules = Rules {
    soft17: Soft17::Hits,
    ..TIES_LOSE
};

fn comparison(model: &Model) -> Comparison {
    model.rules().comparison().expect("a comparison")
}

fn compare_with(rules: Rules) -> Msg {
    Msg::Rules(rules::Msg::ComparedWith(Some(rules)))
}

#[test]
fn each_rule_has_its_own_worth() {
    let mut model = with_chart(CLASSIC);
    let effects = model.update(compare_with(TIES_AND_SOFT_17));
    let path = format!("/blackjack/rules?rules=classic&with={TIES_AND_SOFT_17}");
    assert!(effects.contains(&Effect::ReplaceFragment(path)));
    assert_eq!(
        asked(&effects),
        Some(ChartQuestion::first(TIES_AND_SOFT_17))
    );
    let before = comparison(&model);
    assert_eq!((before.done, before.all), (0, 3));
    assert!(before.rows.iter().all(|row| row.worth == Worth::Unknown));
    assert_eq!((before.total(), before.cells), (None, None));

    let told = work_through(&mut model, effects);
    assert_eq!(
        told,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Comparison
        ))]
    );
    let edge = |rules: &Rules| Sheet::of(rules).edge;
    let soft_17 = Rules {
        soft17: Soft17::Hits,
        ..CLASSIC
    };
    let after = comparison(&model);
    let left = edge(&CLASSIC);
    let [of_soft_17, of_ties] = [soft_17, TIES_LOSE].map(|rules| edge(&rules) - left);
    let rows: Vec<(Switch, Switch, Worth)> = after
        .rows
        .iter()
        .map(|row| (row.left, row.right, row.worth))
        .collect();
    assert_eq!(
        rows,
        [
            (
                Switch::Soft17(Soft17::Stands),
                Switch::Soft17(Soft17::Hits),
                Worth::Known(of_soft_17)
            ),
            (
                Switch::Ties(Ties::Draw),
                Switch::Ties(Ties::DealerWins),
                Worth::Known(of_ties)
            ),
        ]
    );
    assert_eq!((after.done, after.all), (3, 3));
    assert_eq!(after.work, compare::Work::Done);
    assert_eq!(after.total(), Some(edge(&TIES_AND_SOFT_17) - left));
    // The rules interact.
    let sum = of_soft_17 + of_ties;
    assert!((after.total().unwrap_or_default() - sum).abs() > 1e-6);

    let (here, there) = (
        Sheet::of(&CLASSIC).chart,
        Sheet::of(&TIES_AND_SOFT_17).chart,
    );
    let cells = here.rows.iter().flat_map(|row| {
        let differs = |up: &CardValue| {
            let cells = [&here, &there].map(|chart| chart.cell(row.hands, *up));
            matches!(cells, [Some(here), Some(there)] if here.best != there.best)
        };
        CardValue::ALL
            .into_iter()
            .filter(differs)
            .collect::<Vec<_>>()
    });
    let cells = cells.count();
    assert!(cells > 0);
    assert_eq!(after.cells, Some(cells));
}

#[test]
fn pairs_split_at_one_table_are_compared() {
    let split = Preset::SingleDeck.rules();
    let never = Rules {
        split: fair_deal::blackjack::Split::Never,
        ..split
    };
    for (here, there) in [(split, never), (never, split)] {
        let mut model = with_chart(here);
        let effects = model.update(compare_with(there));
        work_through(&mut model, effects);
        let cells = comparison(&model).cells.expect("both charts");
        let [eight, ace] = ["8S", "AS"].map(|card| CardValue::of(card.parse().expect(card)));
        let expected = if there == split {
            Play::Split
        } else {
            Play::Hit
        };
        // A pair counts as its total where it has no row.
        let eights = model.rules().there(HandKind::Pair(eight), ace);
        assert_eq!(eights, Some(expected));
        // Aces and eights against all ten upcards, and other pairs.
        assert!(cells > 20, "{cells}");
    }
}

#[test]
fn comparison_waits_for_chart_and_follows_rules() {
    let address = format!("#/blackjack/rules?rules=classic&with={TIES_LOSE}");
    let (mut model, effects) = open(&address);
    let first = asked(&effects).expect("a question");
    assert_eq!(
        first,
        ChartQuestion::first(CLASSIC),
        "the chart comes first"
    );
    assert_eq!(comparison(&model).work, compare::Work::Waiting);
    let effects = work_through(&mut model, effects);
    assert_eq!(
        effects,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Comparison
        ))]
    );
    let row = comparison(&model).rows[0];
    assert!(
        matches!(row.worth, Worth::Known(worth) if worth < -0.05),
        "{row:?}"
    );
    // The page changes to the other rules, so nothing differs.
    let effects = model.update(Msg::Rules(rules::Msg::ChoseRules(TIES_LOSE)));
    work_through(&mut model, effects);
    let same = comparison(&model);
    assert_eq!(
        (same.rows.len(), same.total(), same.cells),
        (0, Some(0.0), Some(0))
    );
    // And back: computed results are not requested again.
    let effects = model.update(compare_with(CLASSIC));
    let after = work_through(&mut model, effects);
    assert_eq!(
        after,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Comparison
        ))]
    );
    let effects = model.update(compare_with(TIES_LOSE));
    assert_eq!(asked(&effects), None);
    assert!(
        effects.contains(&Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Comparison
        ))),
        "{effects:?}"
    );
    assert_eq!(
        model
            .update(Msg::Rules(rules::Msg::ComparedWith(None)))
            .len(),
        1,
        "the address"
    );
    assert_eq!(model.rules().comparison(), None);
}

#[test]
fn shuffle_rule_is_worth_zero_without_work() {
    let mut model = with_chart(CLASSIC);
    let effects = model.update(compare_with(Rules {
        shuffle: Shuffle::After75,
        ..CLASSIC
    }));
    assert_eq!(asked(&effects), None);
    let it = comparison(&model);
    assert_eq!(it.rows.len(), 1);
    assert_eq!(it.rows[0].worth, Worth::Known(0.0));
    assert_eq!((it.total(), it.cells), (Some(0.0), Some(0)));
}

#[test]
fn comparison_can_be_cancelled_and_restarted() {
    let mut model = with_chart(CLASSIC);
    assert_eq!(
        model.update(Msg::Rules(rules::Msg::ClickedCancelComparison)),
        []
    );
    assert_eq!(model.update(Msg::Rules(rules::Msg::ClickedCompare)), []);
    let effects = model.update(compare_with(TIES_LOSE));
    let first = asked(&effects).expect("a question");
    let cancelled = model.update(Msg::Rules(rules::Msg::ClickedCancelComparison));
    assert_eq!(
        cancelled,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Comparison
        ))]
    );
    assert_eq!(comparison(&model).work, compare::Work::Cancelled);
    let late = Msg::Rules(rules::Msg::GotChart(first, Some(ChartAnswer::More)));
    assert_eq!(model.update(late), []);
    assert_eq!(model.rules().work(), Work::Done, "the chart is there");
    let effects = model.update(Msg::Rules(rules::Msg::ClickedCompare));
    assert_eq!(asked(&effects), Some(first));
    // With other rules on the page, the chart is computed first.
    let effects = model.update(Msg::Rules(rules::Msg::SetSwitch(Switch::Soft17(
        Soft17::Hits,
    ))));
    let of_page = asked(&effects).expect("a question");
    let late = Msg::Rules(rules::Msg::GotChart(first, Some(ChartAnswer::More)));
    assert_eq!(model.update(late), []);
    assert_eq!(model.rules().work(), Work::UnderWay(of_page));
    let told = work_through(&mut model, effects);
    assert_eq!(
        told,
        [Effect::Rules(rules::Effect::Announce(
            rules::Announcement::Comparison
        ))]
    );
    assert_eq!(comparison(&model).rows.len(), 2);
    // An unreadable answer is no answer.
    model.update(Msg::Rules(rules::Msg::ChoseRules(CLASSIC)));
    let (mut model, effects) = open(&format!("#/blackjack/rules?rules=classic&with={TIES_LOSE}"));
    let mut effects = effects;
    while let Some(question) = asked(&effects).filter(|it| it.rules == CLASSIC) {
        let mut work = ChartWork::new(question.rules);
        let answer = Some(sent(&work.answer(&question)));
        effects = model.update(Msg::Rules(rules::Msg::GotChart(question, answer)));
    }
    let question = asked(&effects).expect("a question");
    assert_eq!(
        model.update(Msg::Rules(rules::Msg::GotChart(question, None))),
        []
    );
    assert_eq!(comparison(&model).work, compare::Work::Cancelled);
}

#[test]
fn address_names_both_sets_of_rules() {
    let (mut model, _) = open("#/blackjack/rules?rules=vegas&with=macau");
    assert_eq!(comparison(&model).with, Preset::Macau.rules());
    let path = model.address().to_owned();
    // Another choice keeps the comparison.
    model.update(Msg::Rules(rules::Msg::ChoseRules(Preset::London.rules())));
    assert_eq!(comparison(&model).with, Preset::Macau.rules());
    // Back to an address with the comparison, one without rules, and one without a comparison.
    model.update(go(&format!("#{path}")));
    assert_eq!(model.rules().rules(), Rules::VEGAS);
    model.update(go("#/lab"));
    model.update(go("#/blackjack/rules"));
    assert_eq!(comparison(&model).with, Preset::Macau.rules());
    // An unreadable address changes neither.
    for mangled in [
        "rules=london&with=whist",
        "rules=whist&with=london",
        "with=",
    ] {
        let mut model = model.clone();
        let effects = model.update(go(&format!("#/blackjack/rules?{mangled}")));
        assert!(model.rules().is_mangled(), "{mangled}");
        assert_eq!(model.address(), path, "{mangled}");
        assert!(effects.contains(&Effect::ReplaceFragment(path.clone())));
    }
    model.update(go("#/blackjack/rules?rules=vegas"));
    assert_eq!(model.rules().comparison(), None);
    // Without rules in the address, the table's rules are compared.
    let (mut model, _) = open("#/blackjack/rules?with=london");
    model.update(Msg::FoundRules(Some(Rules::VEGAS)));
    assert_eq!(model.rules().rules(), Rules::VEGAS);
    assert_eq!(comparison(&model).with, Preset::London.rules());
}

#[test]
fn rule_that_cannot_be_changed_alone_says_why() {
    let not_alone = |here: &str, there: &str| -> Vec<(&'static str, NotAlone)> {
        let (model, _) = open(&format!("#/blackjack/rules?rules={here}&with={there}"));
        let rows = comparison(&model).rows.into_iter();
        let found = rows.filter_map(|row| match row.worth {
            Worth::NotAlone(why) => Some((row.left.name(), why)),
            Worth::Unknown | Worth::Known(_) => None,
        });
        found.collect()
    };
    assert_eq!(
        not_alone("vegas.rescue", "vegas.no-double"),
        [("double", NotAlone::Clash(Clash::RescueWithoutDouble))]
    );
    assert_eq!(
        not_alone("classic", "european"),
        ["naturals", "double", "double-after-split", "split"]
            .map(|name| (name, NotAlone::Meaningless(WhyDisabled::NoBets)))
    );
    assert_eq!(
        not_alone("vegas.double-9-11", "vegas.aces-double"),
        [(
            "split-ace-play",
            NotAlone::Meaningless(WhyDisabled::SoftSplitAces)
        )]
    );
    assert_eq!(not_alone("vegas", "european"), []);
}

/// Between all presets, each differing rule leads to valid rules or has a reason why it does not.
#[test]
fn presets_can_be_compared_with_each_other() {
    for here in Preset::ALL {
        for there in Preset::ALL {
            let address = format!(
                "#/blackjack/rules?rules={}&with={}",
                here.code(),
                there.code()
            );
            let (model, _) = open(&address);
            let it = comparison(&model);
            let differ = Switch::all(&here.rules())
                .into_iter()
                .zip(Switch::all(&there.rules()))
                .filter(|(here, there)| here != there)
                .count();
            assert_eq!(it.rows.len(), differ, "{address}");
            assert_eq!(differ == 0, here == there, "{address}");
            for row in &it.rows {
                let changed = row.right.set_in(here.rules());
                let clashes = changed.clash().is_some();
                let is_alone = !matches!(row.worth, Worth::NotAlone(_));
                assert!(!(clashes && is_alone), "{address}: {row:?}");
                let is_kept = Switch::all(&plain(changed)).contains(&row.right)
                    || matches!(row.right, Switch::Surrender(_));
                assert!(!is_alone || is_kept, "{address}: {row:?}");
            }
            assert!(it.all <= differ + 1, "{address}");
        }
    }
}
