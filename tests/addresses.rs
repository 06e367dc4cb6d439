//! The addresses of the reading pages: a choice on a page changes its address, and a visit to that address finds the
//! same choices. The tests visit every page and make every choice that its messages allow.
//!
//! A page with a new message does not compile here until its function says whether the message is a choice, and then
//! the tests demand an example of it. A new field of a page's state does not compile in its
//! [`choices`](fair_deal::pages::ReadingPage::choices).

use std::collections::BTreeSet;

use fair_deal::app::route::Page;
use fair_deal::app::settings::Visitor;
use fair_deal::blackjack::{DeckCount, Preset, Ties};
use fair_deal::coach::counting::{AnySystem, Rounding, System};
use fair_deal::core::Rank;
use fair_deal::games::video_poker::chart_limit::Limit;
use fair_deal::history::{Filter, FilterField, GameName, Kind};
use fair_deal::pages::counting::{Asks, AtATime, DrillName, IndexList, Options, Pace, Precision};
use fair_deal::pages::paytable::{bankroll, curve, games, strategy};
use fair_deal::pages::rules::switch::Switch;
use fair_deal::pages::stats::{Chosen, Field, Period, Wanted};
use fair_deal::pages::{
    Effect, Model, Msg, bets, check, counting, equilibrium, fairness, hand, history, lab, learn,
    paytable, rules, stats,
};
use fair_deal::poker::{Class, Coins, Hands, PayTable};
use fair_deal::table::Verdict;

/// A function that names the choice that a message makes or prepares, and the names of all choices of the page.
macro_rules! choices {
    ($named:ident, $names:ident, $msg:ty, { $($choice:pat => $name:literal,)* } $(others: $others:pat)?) => {
        fn $named(msg: &$msg) -> Option<&'static str> {
            match *msg {
                $($choice => Some($name),)*
                $($others => None,)?
            }
        }

        const $names: &[&str] = &[$($name),*];
    };
}

choices!(of_rules, RULES, rules::Msg, {
    rules::Msg::ChoseRules(_) => "rules",
    rules::Msg::SetSwitch(_) => "switch",
    rules::Msg::ComparedWith(_) => "comparison",
    rules::Msg::Short(rules::short::Msg::Chose(_)) => "number of rules",
} others: rules::Msg::ClickedCancelChart
    | rules::Msg::ClickedWorkOut
    | rules::Msg::ClickedCancelComparison
    | rules::Msg::ClickedCompare
    // A chart of the player's own begins when the chart of the page is there: `own_chart.rs`.
    | rules::Msg::Own(_)
    | rules::Msg::Short(_)
    | rules::Msg::GotChart(..));

choices!(of_hand, HAND, hand::Msg, {
    hand::Msg::Typed(..) => "typed cards",
    hand::Msg::Left => "left field",
    hand::Msg::Aimed(_) => "aim",
    hand::Msg::Picked(_) => "rank button",
    hand::Msg::TookBack => "taken back",
    hand::Msg::ChoseRules(_) => "rules",
    hand::Msg::ChoseStage(_) => "stage",
} others: hand::Msg::GotAdvice(..));

choices!(of_bets, BETS, bets::Msg, {
    bets::Msg::ChoseSystem(_) => "system",
    bets::Msg::ChoseSeats(_) => "seats",
    bets::Msg::Typed(..) => "typed number",
    bets::Msg::Left(_) => "left field",
    bets::Msg::TypedBet(..) => "typed bet",
    bets::Msg::LeftBet => "left bet",
} others: bets::Msg::ClickedRun
    | bets::Msg::ClickedCancel
    | bets::Msg::Reported(..)
    | bets::Msg::NoWorker(_)
    // The kept ramp is private: the table uses it.
    | bets::Msg::ClickedKeep
    | bets::Msg::ClickedForget
    | bets::Msg::FoundRamp(_)
    | bets::Msg::Kept(_)
    | bets::Msg::ClickedSave(..));

choices!(of_counting, COUNTING, counting::Msg, {
    counting::Msg::ChoseSystem(_) => "system",
    counting::Msg::TypedTags(_) => "typed tags",
    counting::Msg::LeftTags => "left tags",
    counting::Msg::Chose(_) => "options",
    counting::Msg::TypedStart(_) => "typed start",
    counting::Msg::LeftStart => "left start",
} others: counting::Msg::ClickedBegin(_)
    | counting::Msg::GotEntropy(_)
    // A drill that runs, and its answers.
    | counting::Msg::ClickedNext(_)
    | counting::Msg::Ticked(..)
    | counting::Msg::ClickedFinish(_)
    | counting::Msg::Typed(..)
    | counting::Msg::Answered(_)
    | counting::Msg::ChosePlay(..)
    | counting::Msg::ToggledCount
    | counting::Msg::GotPast(_)
    | counting::Msg::ClickedForget
    | counting::Msg::ClickedFit
    | counting::Msg::ClickedStopFit
    | counting::Msg::GotSystem(..)
    | counting::Msg::ClickedFind
    | counting::Msg::ClickedCancel
    | counting::Msg::GotIndices(..));

choices!(of_paytable, PAYTABLE, paytable::Msg, {
    paytable::Msg::Chose(_) => "table",
    paytable::Msg::Typed(..) => "typed pay",
    paytable::Msg::Left(_) => "left pay",
    paytable::Msg::Games(games::Msg::Sorted(_)) => "order",
    paytable::Msg::Games(games::Msg::Sought(_)) => "search",
    paytable::Msg::Strategy(strategy::Msg::Chose(_)) => "limit",
    paytable::Msg::Curve(curve::Msg::Chose(_)) => "number of rows",
    paytable::Msg::Bankroll(bankroll::Msg::Typed(..)) => "typed amount",
    paytable::Msg::Bankroll(bankroll::Msg::Left(_)) => "left amount",
    paytable::Msg::Bankroll(bankroll::Msg::ChoseHands(_)) => "hands",
    paytable::Msg::Bankroll(bankroll::Msg::ChoseCoins(_)) => "coins",
} others: paytable::Msg::Strategy(
        strategy::Msg::Wanted
        | strategy::Msg::Cancelled
        | strategy::Msg::Got(..)
        | strategy::Msg::ClickedPrint
        | strategy::Msg::ClickedSave(..)
    )
    | paytable::Msg::Curve(curve::Msg::Wanted | curve::Msg::Cancelled)
    | paytable::Msg::GotCurve(..)
    | paytable::Msg::Bankroll(bankroll::Msg::ClickedSave(..))
    | paytable::Msg::GotStrategy(..)
    | paytable::Msg::GotReturn(..)
    | paytable::Msg::GotRounds(..)
    | paytable::Msg::GotClose(..)
    | paytable::Msg::GotPenalty(..));

choices!(of_equilibrium, EQUILIBRIUM, equilibrium::Msg, {
    equilibrium::Msg::Chose(_) => "decision",
} others: equilibrium::Msg::GotFile(_)
    | equilibrium::Msg::GotChart(..)
    | equilibrium::Msg::ClickedTryAgain
    | equilibrium::Msg::ClickedSave(..));

choices!(of_lab, LAB, lab::Msg, {
    lab::Msg::ChoseCard(..) => "card",
    lab::Msg::TypedHands(_) => "hands",
} others: lab::Msg::LeftHands
    | lab::Msg::ClickedDeal
    | lab::Msg::GotEntropy(..)
    | lab::Msg::ClickedEnumerate
    | lab::Msg::Reported(..)
    | lab::Msg::NoWorker(_)
    | lab::Msg::ClickedCancel
    | lab::Msg::ClickedSave(_));

choices!(of_history, HISTORY, history::Msg, {
    history::Msg::Chose(_) => "filter",
    history::Msg::ClickedShow(_) => "hidden rounds",
} others: history::Msg::Answered(..)
    | history::Msg::TookOver(_)
    | history::Msg::ClickedMore
    | history::Msg::ClickedExport
    | history::Msg::ClickedCsv
    | history::Msg::GotFile(_)
    | history::Msg::ClickedForget
    | history::Msg::CancelledForget
    | history::Msg::ConfirmedForget
    | history::Msg::ClickedTakeOver
    | history::Msg::ClickedRescue
    | history::Msg::ClickedPersist
    | history::Msg::FoundPersistence(_)
    | history::Msg::GotPersistence(_));

choices!(of_stats, STATS, stats::Msg, {
    stats::Msg::Chose(_) => "rounds",
    stats::Msg::ClickedShow(_) => "hidden rounds",
} others: stats::Msg::Opened(_)
    | stats::Msg::GotSolution(_)
    | stats::Msg::Answered(..) | stats::Msg::ClickedSave(..));

choices!(of_learn, LEARN, learn::Msg, {
    learn::Msg::ChoseSystem(_) => "system",
} others: learn::Msg::GotReviews(..)
    | learn::Msg::GotMisplays(..)
    | learn::Msg::Stored(..)
    | learn::Msg::ClickedBegin
    | learn::Msg::GotExercises(..)
    | learn::Msg::GotReason(..)
    | learn::Msg::GotIndices(..)
    // The goal is private.
    | learn::Msg::GotGoal(_)
    | learn::Msg::ChoseGoal(_)
    | learn::Msg::GotRows(..)
    | learn::Msg::GotSolution(..)
    | learn::Msg::GotMatch(..)
    | learn::Msg::ToggledCard(_)
    | learn::Msg::ClickedCancel
    | learn::Msg::GotEntropy(..)
    | learn::Msg::Chose(..)
    | learn::Msg::ClickedNext(_)
    | learn::Msg::ClickedFinish);

choices!(of_check, CHECK, check::Msg, {
} others: check::Msg::TypedSeal(_) | check::Msg::HasTime);

choices!(of_fairness, FAIRNESS, fairness::Msg, {
} others: fairness::Msg::GotList(_) | fairness::Msg::GotFile(..));

/// The name of the choice that this message makes or prepares, with the page.
fn choice(msg: &Msg) -> Option<(Page, &'static str)> {
    let (page, choice) = match msg {
        Msg::Rules(msg) => (Page::Rules, of_rules(msg)),
        Msg::Hand(msg) => (Page::Hand, of_hand(msg)),
        Msg::Bets(msg) => (Page::Bets, of_bets(msg)),
        Msg::Counting(msg) => (Page::Counting, of_counting(msg)),
        Msg::PayTable(msg) => (Page::PayTable, of_paytable(msg)),
        Msg::Equilibrium(msg) => (Page::Equilibrium, of_equilibrium(msg)),
        Msg::Lab(msg) => (Page::Lab, of_lab(msg)),
        Msg::History(msg) => (Page::History, of_history(msg)),
        Msg::Stats(msg) => (Page::Stats, of_stats(msg)),
        Msg::Learn(msg) => (Page::Learn, of_learn(msg)),
        Msg::Check(msg) => (Page::Check, of_check(msg)),
        Msg::Fairness(msg) => (Page::Fairness, of_fairness(msg)),
        Msg::FragmentChanged(_)
        | Msg::WentToQuestion(_)
        | Msg::PressedEscape
        | Msg::FoundRules(_)
        | Msg::SettingsChanged(_)
        | Msg::TablesSpeak(_)
        | Msg::GotWords(..)
        | Msg::TableChanged(_)
        | Msg::WorkersAnswer(_)
        | Msg::GotMistakes(_)
        | Msg::GotMisplayed(_)
        | Msg::Kept(_)
        | Msg::KeptElsewhere => return None,
    };
    choice.map(|choice| (page, choice))
}

/// The names of all choices on this page.
const fn choices_of(page: Page) -> &'static [&'static str] {
    match page {
        Page::Rules => RULES,
        Page::Hand => HAND,
        Page::Bets => BETS,
        Page::Counting => COUNTING,
        Page::PayTable => PAYTABLE,
        Page::Equilibrium => EQUILIBRIUM,
        Page::Lab => LAB,
        Page::History => HISTORY,
        Page::Stats => STATS,
        Page::Learn => LEARN,
        Page::Check => CHECK,
        Page::Fairness => FAIRNESS,
    }
}

/// An example of each choice on this page: the messages that make it.
#[expect(clippy::too_many_lines, reason = "a list of examples")]
fn examples(page: Page) -> Vec<Vec<Msg>> {
    match page {
        Page::Rules => {
            let all = [
                rules::Msg::ChoseRules(Preset::Macau.rules()),
                rules::Msg::SetSwitch(Switch::Ties(Ties::DealerWins)),
                rules::Msg::ComparedWith(Some(Preset::London.rules())),
                rules::Msg::Short(rules::short::Msg::Chose(9)),
            ];
            all.map(|msg| vec![Msg::Rules(msg)]).to_vec()
        }
        Page::Hand => {
            let typed =
                |field, text: &str| vec![hand::Msg::Typed(field, text.to_owned()), hand::Msg::Left];
            let all = [
                typed(hand::Field::Hand, "10 6"),
                typed(hand::Field::Hand, "A♠ 7"),
                typed(hand::Field::Hand, "a&b (50%25)"),
                typed(hand::Field::Upcard, "T♠"),
                typed(hand::Field::Seen, "5s, 7"),
                vec![hand::Msg::Aimed(hand::Field::Upcard)],
                vec![hand::Msg::Picked(Rank::Nine)],
                vec![
                    hand::Msg::Picked(Rank::Ten),
                    hand::Msg::Picked(Rank::Two),
                    hand::Msg::TookBack,
                ],
                vec![hand::Msg::ChoseRules(Preset::Macau.rules())],
                vec![hand::Msg::ChoseStage(hand::Stage::Split { hands: 2 })],
            ];
            let of_page = |msgs: Vec<hand::Msg>| msgs.into_iter().map(Msg::Hand).collect();
            all.map(of_page).to_vec()
        }
        Page::Bets => {
            let typed = |field, text: &str| {
                vec![
                    bets::Msg::Typed(field, text.to_owned()),
                    bets::Msg::Left(field),
                ]
            };
            let all = [
                vec![bets::Msg::ChoseSystem(AnySystem::Published(System::Zen))],
                vec![bets::Msg::ChoseSeats(3)],
                typed(bets::Field::Dealt, "80"),
                typed(bets::Field::Rounds, "2000"),
                typed(bets::Field::Seed, "7"),
                typed(bets::Field::Bank, "250.5"),
                typed(bets::Field::Risk, "5"),
                vec![bets::Msg::TypedBet(3, "2.5".to_owned()), bets::Msg::LeftBet],
            ];
            let of_page = |msgs: Vec<bets::Msg>| msgs.into_iter().map(Msg::Bets).collect();
            all.map(of_page).to_vec()
        }
        Page::Learn => vec![vec![Msg::Learn(learn::Msg::ChoseSystem(System::Zen))]],
        Page::Counting => {
            let tags = "-1,0,1,1,1,1,0,0,0,-1".to_owned();
            let usual = Options::default();
            let options = [
                Options {
                    decks: DeckCount::One,
                    ..usual
                },
                Options {
                    at_a_time: AtATime::Table,
                    ..usual
                },
                Options {
                    pace: Pace::OneAndHalf,
                    ..usual
                },
                Options {
                    asks: Asks::Both,
                    ..usual
                },
                Options {
                    rounding: Rounding::Cut,
                    ..usual
                },
                Options {
                    precision: Precision::Quarters,
                    ..usual
                },
                Options {
                    list: IndexList::Found,
                    ..usual
                },
            ];
            let mut all = vec![
                vec![counting::Msg::ChoseSystem(System::Zen)],
                vec![counting::Msg::TypedTags(tags), counting::Msg::LeftTags],
                vec![
                    counting::Msg::ChoseSystem(System::KnockOut),
                    counting::Msg::TypedStart("-3".to_owned()),
                    counting::Msg::LeftStart,
                ],
            ];
            all.extend(options.map(|it| vec![counting::Msg::Chose(it)]));
            let of_page = |msgs: Vec<counting::Msg>| msgs.into_iter().map(Msg::Counting).collect();
            all.into_iter().map(of_page).collect()
        }
        Page::PayTable => {
            let amount = |field, text: &str| {
                let typed = bankroll::Msg::Typed(field, text.to_owned());
                let all = [typed, bankroll::Msg::Left(field)];
                all.map(paytable::Msg::Bankroll).to_vec()
            };
            let bankroll = |msg| vec![paytable::Msg::Bankroll(msg)];
            let sought = |text: &str| {
                let sought = games::Msg::Sought(text.to_owned());
                vec![paytable::Msg::Games(sought)]
            };
            let all = [
                vec![paytable::Msg::Chose(PayTable::KINGS)],
                vec![
                    paytable::Msg::Typed(Class::FullHouse, "8".to_owned()),
                    paytable::Msg::Left(Class::FullHouse),
                ],
                vec![paytable::Msg::Games(games::Msg::Sorted(games::Sort::Name))],
                sought("double bonus"),
                sought("ジョーカー"),
                sought("comodín"),
                sought("a&b (50%25)"),
                vec![paytable::Msg::Strategy(strategy::Msg::Chose(Limit::Tenth))],
                vec![paytable::Msg::Curve(curve::Msg::Chose(9))],
                amount(bankroll::Field::Bank, "2500"),
                amount(bankroll::Field::Bet, "0.25"),
                amount(bankroll::Field::Hands, "800"),
                amount(bankroll::Field::CashBack, "0,5"),
                bankroll(bankroll::Msg::ChoseHands(Hands::MOST)),
                bankroll(bankroll::Msg::ChoseCoins(Coins::ONE)),
            ];
            let of_page = |msgs: Vec<paytable::Msg>| msgs.into_iter().map(Msg::PayTable).collect();
            all.map(of_page).to_vec()
        }
        Page::Equilibrium => {
            let all = ["k", "k b", "b c", "b c 3", "k k 3 1", "k b r c 0 5 k b r"];
            let chose = |history: &str| {
                let point = history.parse().expect(history);
                vec![Msg::Equilibrium(equilibrium::Msg::Chose(point))]
            };
            all.map(chose).to_vec()
        }
        Page::Lab => {
            let all = [
                lab::Msg::ChoseCard(0, "KS".parse().ok()),
                lab::Msg::ChoseCard(3, "X1".parse().ok()),
                lab::Msg::TypedHands("7".to_owned()),
            ];
            all.map(|msg| vec![Msg::Lab(msg)]).to_vec()
        }
        Page::History => {
            let none = Filter::default();
            let all = [
                Filter {
                    game: Some(GameName::SoloDraw),
                    ..none
                },
                Filter {
                    kind: Some(Kind::Daily),
                    ..none
                },
                Filter {
                    day: "2026-11-28".parse().ok(),
                    ..none
                },
                Filter {
                    verdict: Some(Verdict::Lost),
                    ..none
                },
                Filter {
                    cost: Some(10_000),
                    ..none
                },
            ];
            let chose = |it| vec![history::Msg::Chose(it)];
            let mut all = all.map(chose).to_vec();
            let both = Filter {
                kind: Some(Kind::Daily),
                verdict: Some(Verdict::Won),
                ..none
            };
            let shown = history::Msg::ClickedShow(vec![FilterField::Kind]);
            all.push(vec![history::Msg::Chose(both), shown]);
            let of_page = |msgs: Vec<history::Msg>| msgs.into_iter().map(Msg::History).collect();
            all.into_iter().map(of_page).collect()
        }
        Page::Stats => {
            let of = Chosen::of(GameName::Blackjack);
            let all = [
                of.clone(),
                Chosen {
                    terms: Some("vegas".to_owned()),
                    ..of.clone()
                },
                Chosen {
                    kind: None,
                    ..of.clone()
                },
                Chosen {
                    period: Period::Days7,
                    ..of
                },
            ];
            let chose = |it| vec![stats::Msg::Chose(it)];
            let mut all = all.map(chose).to_vec();
            let shown = stats::Msg::ClickedShow(Wanted::Without(vec![Field::Deal]));
            let jacks = Chosen::of(GameName::VideoPoker);
            all.push(vec![stats::Msg::Chose(jacks), shown]);
            let of_page = |msgs: Vec<stats::Msg>| msgs.into_iter().map(Msg::Stats).collect();
            all.into_iter().map(of_page).collect()
        }
        Page::Check | Page::Fairness => vec![],
    }
}

fn open(address: &str) -> (Model, Vec<Effect>) {
    Model::open(&format!("#{address}"), Visitor::default(), None)
}

/// The address that these effects put in place of the present one.
fn replaced(effects: &[Effect]) -> Option<&str> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::ReplaceFragment(address) => Some(address.as_str()),
        _ => None,
    })
}

/// Makes a choice, and returns the effects.
fn choose(model: &mut Model, msgs: Vec<Msg>) -> Vec<Effect> {
    msgs.into_iter().flat_map(|msg| model.update(msg)).collect()
}

/// Opens the address of this page in another browser, which must find the same choices.
fn assert_is_found_again(model: &Model) {
    let address = model.address();
    let (again, effects) = open(address);
    assert_eq!(again.address(), address);
    assert_eq!(again.page(), model.page(), "{address}");
    assert_eq!(replaced(&effects), None, "{address} names all choices");
}

#[test]
fn each_choice_has_an_example() {
    for page in Page::ALL {
        let made = examples(page).into_iter().flatten();
        let made: BTreeSet<&str> = made
            .map(|msg| match choice(&msg) {
                Some((of, name)) if of == page => name,
                Some(_) | None => panic!("{page:?} has the example {msg:?}"),
            })
            .collect();
        assert_eq!(made, choices_of(page).iter().copied().collect(), "{page:?}");
    }
}

#[test]
fn each_choice_changes_the_address() {
    for page in Page::ALL {
        let (fresh, effects) = open(page.path());
        assert_eq!(fresh.address(), page.path());
        assert_eq!(replaced(&effects), None, "nothing is chosen at {page:?}");
        let mut addresses = BTreeSet::new();
        for msgs in examples(page) {
            let mut model = fresh.clone();
            let effects = choose(&mut model, msgs.clone());
            assert_eq!(replaced(&effects), Some(model.address()), "{msgs:?}");
            assert_ne!(model.address(), page.path(), "{msgs:?}");
            assert!(addresses.insert(model.address().to_owned()), "{msgs:?}");
            assert_is_found_again(&model);
        }
    }
}

#[test]
fn all_choices_together_are_found_again() {
    for page in Page::ALL {
        let (mut model, _) = open(page.path());
        for msgs in examples(page) {
            choose(&mut model, msgs);
            assert_is_found_again(&model);
        }
    }
}

/// A reload, and a visit to another place, keep the address and the choices.
#[test]
fn choices_stay_while_the_player_is_elsewhere() {
    for page in Page::ALL
        .into_iter()
        .filter(|page| !examples(*page).is_empty())
    {
        let (mut model, _) = open(page.path());
        for msgs in examples(page) {
            choose(&mut model, msgs);
        }
        let address = model.address().to_owned();
        model.update(Msg::FragmentChanged("#/poker/solo".to_owned()));
        let back = model.update(Msg::FragmentChanged(format!("#{address}")));
        assert_eq!(replaced(&back), None, "{address}");
        assert_eq!(model.address(), address);
    }
}

/// A page that keeps its choices for the session says so in a bare address.
#[test]
fn bare_address_gets_the_kept_choices() {
    for page in [
        Page::Rules,
        Page::Hand,
        Page::Bets,
        Page::Counting,
        Page::PayTable,
        Page::Equilibrium,
        Page::Lab,
    ] {
        for msgs in examples(page) {
            let (mut model, _) = open(page.path());
            choose(&mut model, msgs.clone());
            let address = model.address().to_owned();
            model.update(Msg::FragmentChanged("#/poker/solo".to_owned()));
            let back = model.update(Msg::FragmentChanged(format!("#{}", page.path())));
            assert_eq!(replaced(&back), Some(address.as_str()), "{msgs:?}");
        }
    }
}

/// An address that is pasted while its page is open shows its own choices, and none of those before.
#[test]
fn pasted_address_replaces_all_choices() {
    for page in Page::ALL {
        for msgs in examples(page) {
            let (mut model, _) = open(page.path());
            choose(&mut model, msgs);
            let pasted = model.address().to_owned();
            for others in examples(page) {
                choose(&mut model, others);
            }
            let effects = model.update(Msg::FragmentChanged(format!("#{pasted}")));
            assert_eq!(replaced(&effects), None, "{pasted}");
            assert_eq!(model.address(), pasted);
        }
    }
}

/// The links to the other drills of the counting page keep the options.
#[test]
fn links_on_the_counting_page_keep_choices() {
    let (mut model, _) = open(Page::Counting.path());
    for msgs in examples(Page::Counting) {
        choose(&mut model, msgs);
    }
    for drill in DrillName::ALL {
        let link = model.counting().path_of(drill);
        let (other, effects) = open(&link);
        assert_eq!(replaced(&effects), None, "{link}");
        assert_eq!(other.counting().name(), drill);
        assert_eq!(other.counting().options(), model.counting().options());
        assert_eq!(other.counting().system(), model.counting().system());
    }
}

/// The counting page takes over the rules that the player chose on the page about them. A reload forgets that page.
#[test]
fn counting_page_names_the_rules_in_mind() {
    let (mut model, _) = open("/blackjack/rules?rules=macau");
    model.update(Msg::FragmentChanged("#/blackjack/counting".to_owned()));
    let named = Preset::Macau.rules();
    assert_eq!(
        model.address(),
        format!("/blackjack/counting?rules={named}")
    );
    assert_is_found_again(&model);
    let (mut model, _) = open(model.address());
    let rules = *model.counting().rules();
    model.update(Msg::FoundRules(Some(Preset::SingleDeck.rules())));
    assert_eq!(*model.counting().rules(), rules, "the address names them");
}

/// A seal that the visitor typed is a note of their own, and no part of a link.
#[test]
fn typed_seal_stays_out_of_the_address() {
    let (mut model, _) = open(&format!("/check?{}", crate::check::link()));
    assert!(matches!(model.check(), check::CheckPage::Deal { .. }));
    let before = model.address().to_owned();
    let typed = Msg::Check(check::Msg::TypedSeal("ab".repeat(32)));
    assert_eq!(replaced(&model.update(typed)), None);
    assert_eq!(model.address(), before);
}
