//! The lab: which hands it deals, how it counts them, and what it makes of the counts.

use crate::support::golden;
use fair_deal::core::{Category, NotAHand, Secret};
use fair_deal::lab::chi_square::FitVerdict;
use fair_deal::lab::exact::{self, EXACT};
use fair_deal::lab::{Counts, Experiment, Fit, Hands, Job, NoHands, Report, Root, csv};
use fair_deal::pages::lab::{LabFile, LabProblem, Run, Stage};
use fair_deal::pages::{Effect, Model, Msg};
use fair_deal::table::NoEntropy;

fn golden_root() -> Root {
    let hex = golden("lab.json")["root"]
        .as_str()
        .expect("a root")
        .to_owned();
    let bytes: Vec<u8> = (0..64)
        .step_by(2)
        .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal"))
        .collect();
    Root::from_bytes(bytes.try_into().expect("32 bytes"))
}

fn dealt(root: Root, hands: u32) -> Counts {
    let hands = Hands::new(hands).expect("in range");
    let mut work = Job::Deal { root, hands }.begin();
    while !work.is_over() {
        work.advance(1_000);
    }
    work.report().counts
}

/// Counts with these numbers, from the royal flush down.
fn counts(numbers: [u32; 10]) -> Counts {
    let of = |category: &Category| {
        let pairs = EXACT.iter().zip(numbers);
        let mut found = pairs.filter(|((other, _), _)| other == category);
        found.next().map_or(0, |(_, count)| count)
    };
    let numbers: Vec<u32> = Category::ALL.iter().map(of).collect();
    Report::from_numbers(&numbers).expect("one for each").counts
}

#[test]
fn hands_are_dealt_as_an_independent_program_deals_them() {
    let (golden, root) = (golden("lab.json"), golden_root());
    let cases = golden["hands"].as_array().expect("a list");
    assert_eq!(cases.len(), 8);
    for case in cases {
        let number = case["number"]
            .as_u64()
            .and_then(|number| u32::try_from(number).ok());
        let number = number.expect("a number");
        assert_eq!(case["secret"], root.secret(number).to_hex(), "{number}");
        let hand = root.hand(number).expect("five cards");
        let cards: Vec<String> = hand.cards().iter().map(ToString::to_string).collect();
        assert_eq!(case["cards"], cards.join(" "), "{number}");
    }
}

#[test]
fn hands_are_counted_and_tested_as_an_independent_program_does() {
    let golden = golden("lab.json");
    let counts = dealt(golden_root(), 3_000);
    for (category, _) in EXACT {
        let known = golden["counts"][category.code()].as_u64().unwrap_or(0);
        assert_eq!(u64::from(counts.of(category)), known, "{category:?}");
    }
    let fit = Fit::of(&counts).expect("enough hands");
    let known = |name: &str| golden["fit"][name].as_f64().expect(name);
    assert_eq!(golden["fit"]["groups"], fit.groups);
    assert!((fit.chi_square / known("chi_square") - 1.0).abs() < 1e-12);
    assert!((fit.p_value / known("p_value") - 1.0).abs() < 1e-12);
    assert_eq!(fit.verdict(), FitVerdict::Fits);
}

#[test]
fn the_enumeration_finds_the_exact_table() {
    let mut work = Job::Enumerate.begin();
    assert_eq!(work.report().done(), 0);
    work.advance(1_000_000);
    assert_eq!((work.report().done(), work.is_over()), (1_000_000, false));
    work.advance(u32::MAX);
    assert!(work.is_over());
    let (report, golden) = (work.report(), golden("seeds.json"));
    assert_eq!(report.done(), exact::HANDS);
    for (category, exact) in EXACT {
        assert_eq!(report.counts.of(category), exact, "{category:?}");
        assert_eq!(
            golden["category_counts"][category.code()],
            exact,
            "{category:?}"
        );
    }
}

#[test]
fn rare_categories_are_pooled_until_five_hands_are_expected() {
    let groups = |total: u32| {
        let numbers = [0, 0, 0, 0, 0, 0, 0, 0, 0, total];
        Fit::of(&counts(numbers)).map(|fit| fit.groups)
    };
    // 10 hands: 4.99 below high card, which then joins them; 11: 5.49 and 5.51.
    for (total, known) in [(0, None), (1, None), (10, None), (11, Some(2))] {
        assert_eq!(groups(total), known, "{total}");
    }
    // 500: straight and better with three of a kind, 14.4; two pair 23.8; one pair; high card.
    assert_eq!(groups(500), Some(4));
    // All hands: 4 royal flushes are too few alone; of ten million, 15.4 are expected.
    assert_eq!(groups(2_598_960), Some(9));
    assert_eq!(groups(10_000_000), Some(10));
}

#[test]
fn the_verdict_follows_the_p_value() {
    let exact = Fit::of(&counts(EXACT.map(|(_, exact)| exact))).expect("all hands");
    assert!(exact.chi_square < 1e-9, "{exact:?}");
    assert!((exact.p_value - 1.0).abs() < 1e-9, "{exact:?}");
    assert_eq!(exact.verdict(), FitVerdict::Fits);
    // The hands of 1,000 deals as a program would deal them that never repeats a rank.
    let never_a_pair = Fit::of(&counts([0, 0, 0, 0, 4, 8, 0, 0, 0, 988])).expect("1,000");
    assert_eq!(never_a_pair.verdict(), FitVerdict::DoesNotFit);
    for (p_value, verdict) in [
        (1.0, FitVerdict::Fits),
        (0.05, FitVerdict::Fits),
        (0.049, FitVerdict::Unusual),
        (0.001, FitVerdict::Unusual),
        (0.000_9, FitVerdict::DoesNotFit),
        (0.0, FitVerdict::DoesNotFit),
    ] {
        let fit = Fit {
            chi_square: 1.0,
            groups: 2,
            p_value,
        };
        assert_eq!(fit.verdict(), verdict, "{p_value}");
    }
}

#[test]
fn the_frequencies_are_a_table_for_a_spreadsheet() {
    let text = csv::frequencies(&counts([0, 0, 1, 0, 2, 3, 20, 50, 424, 500]));
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(
        lines[0],
        "category,exact_hands,probability,observed,expected"
    );
    assert_eq!(lines[1], "RoyalFlush,4,0.000001539,0,0.002");
    assert_eq!(lines[3], "FourOfAKind,624,0.000240096,1,0.240");
    assert_eq!(lines[10], "HighCard,1302540,0.501177394,500,501.177");
    assert_eq!(lines[11..], [""]);
    assert!(lines[..11].iter().all(|line| line.split(',').count() == 5));
}

#[test]
fn the_listed_hands_are_a_table_for_a_spreadsheet() {
    let root = golden_root();
    let text = csv::listed(root, 10_000);
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines.len(), 502);
    assert_eq!(lines[0], "hand,cards,category,top");
    assert_eq!(lines[1], "1,QS KD AS 6D 8S,HighCard,AS");
    assert_eq!(lines[500], "500,2S QH 4S 9S 5H,HighCard,QH");
    assert_eq!(Experiment::listed(root, 2).count(), 2);
}

fn lab() -> Model {
    Model::default()
}

/// Starts an experiment of as many hands as are typed, and returns its job with its number.
fn started(model: &mut Model, typed: &str) -> (u32, Job) {
    let _ = model.update(Msg::TypedHands(typed.into()));
    let effects = model.update(Msg::ClickedDeal);
    let [Effect::DrawEntropy(hands)] = effects[..] else {
        panic!("{effects:?}");
    };
    let entropy = Ok(Secret::from_bytes([9; 32]));
    match model.update(Msg::GotEntropy(hands, entropy))[..] {
        [Effect::StartJob(serial, job)] => (serial, job),
        ref others => panic!("{others:?}"),
    }
}

fn stage(run: Option<&Run>) -> Option<(u32, Stage)> {
    run.map(|run| (run.report.done(), run.stage))
}

#[test]
fn an_experiment_goes_from_entropy_to_its_last_hand() {
    let mut model = lab();
    let (serial, job) = started(&mut model, "1 000");
    assert_eq!(job.hands(), 1_000);
    assert!(model.lab().is_busy());
    let mut work = job.begin();
    work.advance(300);
    assert_eq!(model.update(Msg::Reported(serial, work.report())), []);
    let experiment = stage(model.lab().experiment());
    assert_eq!(experiment, Some((300, Stage::UnderWay)));
    work.advance(700);
    let effects = model.update(Msg::Reported(serial, work.report()));
    assert!(
        matches!(effects[..], [Effect::AnnounceRun(run)] if run.stage == Stage::Finished),
        "{effects:?}"
    );
    let experiment = stage(model.lab().experiment());
    assert_eq!(experiment, Some((1_000, Stage::Finished)));
    assert!(!model.lab().is_busy());
    for (file, lines) in [(LabFile::Frequencies, 12), (LabFile::Hands, 502)] {
        match &model.update(Msg::ClickedSave(file))[..] {
            [Effect::SaveFile(name, text)] => {
                assert_eq!(*name, file.name());
                assert_eq!(text.split("\r\n").count(), lines);
            }
            others => panic!("{others:?}"),
        }
    }
    assert_eq!(model.update(Msg::ClickedSave(LabFile::Exact)), []);
}

#[test]
fn one_job_is_under_way_at_a_time_and_nothing_late_counts() {
    let mut model = lab();
    let (serial, job) = started(&mut model, "500");
    let before = model.lab().experiment().copied();
    for msg in [
        Msg::ClickedDeal,
        Msg::ClickedEnumerate,
        Msg::GotEntropy(Hands::MOST, Ok(Secret::from_bytes([1; 32]))),
        Msg::Reported(serial + 1, Report::default()),
        Msg::NoWorker(serial + 1),
    ] {
        assert_eq!(model.update(msg.clone()), [], "{msg:?}");
        assert_eq!(model.lab().experiment(), before.as_ref(), "{msg:?}");
        assert_eq!(model.lab().enumeration(), None, "{msg:?}");
    }
    let effects = model.update(Msg::NoWorker(serial));
    assert_eq!(effects, [Effect::StartJobOnPage(serial, job)]);
    let mut work = job.begin();
    work.advance(120);
    assert_eq!(model.update(Msg::Reported(serial, work.report())), []);
    assert_eq!(model.update(Msg::ClickedCancel), [Effect::StopJob]);
    let cancelled = Some((120, Stage::Cancelled));
    assert_eq!(stage(model.lab().experiment()), cancelled);
    // A report that was on its way.
    work.advance(500);
    assert_eq!(model.update(Msg::Reported(serial, work.report())), []);
    assert_eq!(stage(model.lab().experiment()), cancelled);
    assert_eq!(model.update(Msg::ClickedCancel), []);
    // The experiment stays while all hands are enumerated.
    let effects = model.update(Msg::ClickedEnumerate);
    assert_eq!(effects, [Effect::StartJob(serial + 1, Job::Enumerate)]);
    let enumeration = stage(model.lab().enumeration());
    assert_eq!(enumeration, Some((0, Stage::UnderWay)));
    assert_eq!(stage(model.lab().experiment()), cancelled);
}

#[test]
fn what_is_no_number_of_hands_is_refused_and_so_is_a_deal_without_entropy() {
    assert_eq!(lab().lab().typed(), "500");
    for typed in ["", "0", "many", "10000001"] {
        let mut model = lab();
        let _ = model.update(Msg::TypedHands(typed.into()));
        assert_eq!(model.update(Msg::ClickedDeal), [], "{typed}");
        let problem = model.lab().problem();
        assert_eq!(problem, Some(LabProblem::NoHands(NoHands)), "{typed}");
        let _ = model.update(Msg::TypedHands("7".into()));
        assert_eq!(model.lab().problem(), None);
    }
    let mut model = lab();
    let effects = model.update(Msg::GotEntropy(Hands::USUAL, Err(NoEntropy)));
    assert_eq!(effects, []);
    assert_eq!(model.lab().problem(), Some(LabProblem::NoEntropy));
    assert_eq!(model.lab().experiment(), None);
}

fn go(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

#[test]
fn cards_come_from_a_link_or_one_by_one_and_the_address_names_them() {
    let mut model = lab();
    let _ = model.update(go("#/lab?hand=KS.KH.7D.7C.2S"));
    let hand = model.lab().cards().hand().expect("a hand");
    assert_eq!(hand.rank().category(), Category::TwoPair);
    let names = |path: &str| {
        let path = Effect::ReplaceFragment(path.to_owned());
        [path, Effect::AnnounceHand]
    };
    let effects = model.update(Msg::ChoseCard(4, "TS".parse().ok()));
    assert_eq!(effects, names("/lab?hand=KS.KH.7D.7C.TS"));
    let _ = model.update(Msg::ChoseCard(0, None));
    let hand = model.lab().cards().hand();
    assert_eq!(hand, Err(NotAHand::NotFive { cards: 4 }));
    let effects = model.update(Msg::ChoseCard(0, "X1".parse().ok()));
    assert_eq!(effects, names("/lab?hand=X1.KH.7D.7C.TS"));
    let hand = model.lab().cards().hand().expect("a hand with a joker");
    assert_eq!(hand.rank().category(), Category::ThreeOfAKind);
    // Each link makes new fields, and so does the same one again.
    let links = model.lab().links();
    let _ = model.update(go("#/lab?hand=AS"));
    let _ = model.update(go("#/lab?hand=AS"));
    assert_eq!(model.lab().links(), links + 2);
}

#[test]
fn what_is_under_way_goes_on_while_cards_are_chosen_and_other_pages_visited() {
    let mut model = lab();
    let effects = model.update(Msg::ClickedEnumerate);
    assert_eq!(effects, [Effect::StartJob(1, Job::Enumerate)]);
    for msg in [
        go("#/lab?hand=AS.KS"),
        Msg::ChoseCard(1, None),
        go("#/check"),
        go("#/"),
    ] {
        let _ = model.update(msg);
        assert!(model.lab().is_busy());
    }
}
