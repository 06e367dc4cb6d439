//! The lab: its dealt hands, its counts, and its verdict on the counts.

use crate::support::golden;
use fair_deal::core::{Category, NotAHand, Secret};
use fair_deal::lab::chi_square::FitVerdict;
use fair_deal::lab::exact::{self, EXACT};
use fair_deal::lab::{
    Conclusion, Counts, Experiment, Fit, Hands, Job, NoHands, Report, Root, Run, Stage, csv,
};
use fair_deal::pages::lab::{LabFile, LabProblem};
use fair_deal::pages::{Effect, Model, Msg, lab};
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

/// The counts with these numbers, from the royal flush down.
fn counts(numbers: [u32; 10]) -> Counts {
    let of = |category: &Category| {
        let pairs = EXACT.iter().zip(numbers);
        let mut found = pairs.filter(|((other, _), _)| other == category);
        found.next().map_or(0, |(_, count)| count)
    };
    let numbers: Vec<u32> = Category::ALL.iter().map(of).collect();
    let numbers: [u32; Category::ALL.len()] = numbers.try_into().expect("one for each");
    Counts::try_from(numbers).expect("no more than there are")
}

#[test]
fn hands_equal_an_independent_programs_deals() {
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
fn counts_and_test_equal_an_independent_program() {
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
fn enumeration_finds_the_exact_table() {
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
fn rare_categories_are_pooled_to_five_expected() {
    let groups = |total: u32| {
        let numbers = [0, 0, 0, 0, 0, 0, 0, 0, 0, total];
        Fit::of(&counts(numbers)).map(|fit| fit.groups)
    };
    // Below 100 hands there is no test. With 100 hands, 7.6 are expected with two pair or better.
    for (total, known) in [(0, None), (1, None), (99, None), (100, Some(3))] {
        assert_eq!(groups(total), known, "{total}");
    }
    assert_eq!(Fit::groups_of(100), [1, 1, 1, 1, 1, 1, 1, 1, 2, 3]);
    assert_eq!(Fit::groups_of(500), [1, 1, 1, 1, 1, 1, 1, 2, 3, 4]);
    // 500: straight and better with three of a kind, 14.4; two pair 23.8; one pair; high card.
    assert_eq!(groups(500), Some(4));
    // All hands: 4 royal flushes are too few alone. In ten million hands 15.4 are expected.
    assert_eq!(groups(2_598_960), Some(9));
    assert_eq!(groups(10_000_000), Some(10));
}

#[test]
fn the_verdict_follows_the_p_value() {
    let exact = Fit::of(&counts(EXACT.map(|(_, exact)| exact))).expect("all hands");
    assert!(exact.chi_square < 1e-9, "{exact:?}");
    assert!((exact.p_value - 1.0).abs() < 1e-9, "{exact:?}");
    assert_eq!(exact.verdict(), FitVerdict::Fits);
    // The hands of 1,000 deals by a program that never repeats a rank.
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

/// An experiment with the golden root: `asked` hands requested, `dealt` of them dealt.
fn run(asked: u32, dealt: u32, stage: Stage) -> Run {
    let (root, hands) = (golden_root(), Hands::new(asked).expect("in range"));
    let job = Job::Deal { root, hands };
    let mut work = job.begin();
    work.advance(dealt);
    let report = work.report();
    Run { job, report, stage }
}

#[test]
fn stopped_experiment_gets_no_verdict() {
    let conclusion = |asked, dealt, stage| run(asked, dealt, stage).conclusion();
    assert_eq!(conclusion(3_000, 2_000, Stage::UnderWay), None);
    // For any number of hands dealt before the stop.
    for dealt in [0, 99, 2_999] {
        let stopped = conclusion(3_000, dealt, Stage::Cancelled);
        assert_eq!(stopped, Some(Conclusion::Stopped), "{dealt}");
    }
    let few = conclusion(99, 99, Stage::Finished);
    assert_eq!(few, Some(Conclusion::TooFew));
    let tested = conclusion(100, 100, Stage::Finished);
    assert!(matches!(tested, Some(Conclusion::Tested(fit)) if fit.groups == 3));
    let enumerated = Run {
        job: Job::Enumerate,
        ..run(1, 1, Stage::Finished)
    };
    assert_eq!(enumerated.conclusion(), None);
}

/// The rows of a file, each as its fields. The first row has the names.
fn table(text: &str) -> Vec<Vec<&str>> {
    assert!(text.ends_with("\r\n"));
    let rows = text.trim_end().split("\r\n");
    rows.map(|row| row.split(',').collect()).collect()
}

#[test]
fn frequencies_export_as_csv() {
    let finished = run(3_000, 3_000, Stage::Finished);
    let text = csv::frequencies(&finished);
    let rows = table(&text);
    assert_eq!(rows.len(), 11);
    assert_eq!(
        rows[0].join(","),
        "category,exact_hands,probability,observed,expected,group,\
         root,hands_asked,hands_done,stage,chi_square,groups,p_value"
    );
    let fit = Fit::of(&finished.report.counts).expect("enough hands");
    let root = format!("hex:{}", golden_root().to_hex());
    let (groups, chi_square) = (fit.groups.to_string(), format!("{:.6}", fit.chi_square));
    let of_run = [&*root, "3000", "3000", "finished", &*chi_square, &*groups];
    for row in &rows[1..] {
        assert_eq!(row[6..12], of_run);
        let p_value: f64 = row[12].parse().expect("a number");
        assert!((p_value / fit.p_value - 1.0).abs() < 1e-6, "{p_value}");
    }
    // Royal flush to full house are pooled to 5.09 expected hands, so that the reader can repeat the test.
    let column = |at: usize| rows[1..].iter().map(|row| row[at]).collect::<Vec<_>>();
    assert_eq!(
        column(5),
        ["1", "1", "1", "1", "2", "3", "4", "5", "6", "7"]
    );
    assert_eq!(
        rows[1][..5],
        ["RoyalFlush", "4", "0.000001539", "0", "0.0046"]
    );
    assert_eq!(rows[10][0..3], ["HighCard", "1302540", "0.501177394"]);
    let mut chi_square = 0.0;
    for group in 1..=7 {
        let of_group = |at: usize| -> f64 {
            let rows = rows[1..].iter().filter(|row| row[5] == group.to_string());
            rows.map(|row| row[at].parse::<f64>().expect("a number"))
                .sum()
        };
        chi_square += (of_group(3) - of_group(4)).powi(2) / of_group(4);
    }
    assert!((chi_square - fit.chi_square).abs() < 0.01, "{chi_square}");
}

#[test]
fn untested_experiment_exports_no_p_value() {
    for (run, asked, done, stage) in [
        (
            run(3_000, 2_999, Stage::Cancelled),
            "3000",
            "2999",
            "cancelled",
        ),
        (
            run(3_000, 1_000, Stage::UnderWay),
            "3000",
            "1000",
            "under-way",
        ),
        (run(99, 99, Stage::Finished), "99", "99", "finished"),
    ] {
        let text = csv::frequencies(&run);
        for row in &table(&text)[1..] {
            assert_eq!(row[7..], [asked, done, stage, "", "", ""]);
            assert_eq!(row[5], "", "no group");
        }
    }
    let mut work = Job::Enumerate.begin();
    work.advance(u32::MAX);
    let all = Run {
        job: Job::Enumerate,
        report: work.report(),
        stage: Stage::Finished,
    };
    let text = csv::frequencies(&all);
    let rows = table(&text);
    assert_eq!(
        rows[3][..5],
        ["FourOfAKind", "624", "0.000240096", "624", "624.0000"]
    );
    assert_eq!(
        rows[3][5..],
        ["", "", "2598960", "2598960", "finished", "", "", ""]
    );
}

#[test]
fn listed_hands_export_as_csv() {
    let root = golden_root();
    let text = csv::listed(root, 10_000);
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines.len(), 502);
    let hex = root.to_hex();
    assert_eq!(lines[0], "hand,cards,category,top,root");
    assert_eq!(lines[1], format!("1,QS KD AS 6D 8S,HighCard,AS,hex:{hex}"));
    assert_eq!(
        lines[500],
        format!("500,2S QH 4S 9S 5H,HighCard,QH,hex:{hex}")
    );
    assert_eq!(Experiment::listed(root, 2).count(), 2);
}

fn lab() -> Model {
    Model::default()
}

/// Starts an experiment with this typed number of hands, and returns its job and its serial number.
fn started(model: &mut Model, typed: &str) -> (u32, Job) {
    let _ = model.update(Msg::Lab(lab::Msg::TypedHands(typed.into())));
    let effects = model.update(Msg::Lab(lab::Msg::ClickedDeal));
    let [Effect::Lab(lab::Effect::Own(lab::OwnEffect::DrawEntropy(hands)))] = effects[..] else {
        panic!("{effects:?}");
    };
    let entropy = Ok(Secret::from_bytes([9; 32]));
    match model.update(Msg::Lab(lab::Msg::GotEntropy(hands, entropy)))[..] {
        [Effect::Lab(lab::Effect::Own(lab::OwnEffect::StartJob(serial, job)))] => (serial, job),
        ref others => panic!("{others:?}"),
    }
}

fn stage(run: Option<&Run>) -> Option<(u32, Stage)> {
    run.map(|run| (run.report.done(), run.stage))
}

#[test]
fn experiment_runs_from_entropy_to_its_last_hand() {
    let mut model = lab();
    let (serial, job) = started(&mut model, "1 000");
    assert_eq!(job.hands(), 1_000);
    assert!(model.lab().is_busy());
    let mut work = job.begin();
    work.advance(300);
    assert_eq!(
        model.update(Msg::Lab(lab::Msg::Reported(serial, Some(work.report())))),
        []
    );
    let experiment = stage(model.lab().experiment());
    assert_eq!(experiment, Some((300, Stage::UnderWay)));
    work.advance(700);
    let effects = model.update(Msg::Lab(lab::Msg::Reported(serial, Some(work.report()))));
    assert!(
        matches!(effects[..], [Effect::Lab(lab::Effect::Own(lab::OwnEffect::AnnounceRun(run)))] if run.stage == Stage::Finished),
        "{effects:?}"
    );
    let experiment = stage(model.lab().experiment());
    assert_eq!(experiment, Some((1_000, Stage::Finished)));
    assert!(!model.lab().is_busy());
    for (file, lines) in [(LabFile::Frequencies, 12), (LabFile::Hands, 502)] {
        match &model.update(Msg::Lab(lab::Msg::ClickedSave(file)))[..] {
            [Effect::Lab(lab::Effect::Save(name, text))] => {
                assert_eq!(*name, file.name());
                assert_eq!(text.split("\r\n").count(), lines);
            }
            others => panic!("{others:?}"),
        }
    }
    assert_eq!(
        model.update(Msg::Lab(lab::Msg::ClickedSave(LabFile::Exact))),
        []
    );
}

/// If the page ignored a last report that it cannot read, the job would stay under way for ever.
#[test]
fn unreadable_report_restarts_the_job_on_the_page() {
    let mut model = lab();
    let (serial, job) = started(&mut model, "500");
    let unreadable = |serial| Msg::Lab(lab::Msg::Reported(serial, None));
    assert_eq!(model.update(unreadable(serial + 1)), [], "of another job");
    assert_eq!(
        model.update(unreadable(serial)),
        [Effect::Lab(lab::Effect::Own(
            lab::OwnEffect::StartJobOnPage(serial, job)
        ))]
    );
    let mut work = job.begin();
    work.advance(500);
    model.update(Msg::Lab(lab::Msg::Reported(serial, Some(work.report()))));
    let experiment = stage(model.lab().experiment());
    assert_eq!(experiment, Some((500, Stage::Finished)));
}

#[test]
fn one_job_runs_at_a_time_and_late_reports_drop() {
    let mut model = lab();
    let (serial, job) = started(&mut model, "500");
    let before = model.lab().experiment().copied();
    for msg in [
        Msg::Lab(lab::Msg::ClickedDeal),
        Msg::Lab(lab::Msg::ClickedEnumerate),
        Msg::Lab(lab::Msg::GotEntropy(
            Hands::MOST,
            Ok(Secret::from_bytes([1; 32])),
        )),
        Msg::Lab(lab::Msg::Reported(serial + 1, Some(Report::default()))),
        Msg::Lab(lab::Msg::NoWorker(serial + 1)),
    ] {
        assert_eq!(model.update(msg.clone()), [], "{msg:?}");
        assert_eq!(model.lab().experiment(), before.as_ref(), "{msg:?}");
        assert_eq!(model.lab().enumeration(), None, "{msg:?}");
    }
    let effects = model.update(Msg::Lab(lab::Msg::NoWorker(serial)));
    assert_eq!(
        effects,
        [Effect::Lab(lab::Effect::Own(
            lab::OwnEffect::StartJobOnPage(serial, job)
        ))]
    );
    let mut work = job.begin();
    work.advance(120);
    assert_eq!(
        model.update(Msg::Lab(lab::Msg::Reported(serial, Some(work.report())))),
        []
    );
    assert_eq!(
        model.update(Msg::Lab(lab::Msg::ClickedCancel)),
        [Effect::Lab(lab::Effect::Own(lab::OwnEffect::StopJob))]
    );
    let cancelled = Some((120, Stage::Cancelled));
    assert_eq!(stage(model.lab().experiment()), cancelled);
    // A report that was already sent.
    work.advance(500);
    assert_eq!(
        model.update(Msg::Lab(lab::Msg::Reported(serial, Some(work.report())))),
        []
    );
    assert_eq!(stage(model.lab().experiment()), cancelled);
    assert_eq!(model.update(Msg::Lab(lab::Msg::ClickedCancel)), []);
    // The experiment stays during the enumeration of all hands.
    let effects = model.update(Msg::Lab(lab::Msg::ClickedEnumerate));
    assert_eq!(
        effects,
        [Effect::Lab(lab::Effect::Own(lab::OwnEffect::StartJob(
            serial + 1,
            Job::Enumerate
        )))]
    );
    let enumeration = stage(model.lab().enumeration());
    assert_eq!(enumeration, Some((0, Stage::UnderWay)));
    assert_eq!(stage(model.lab().experiment()), cancelled);
}

#[test]
fn invalid_count_or_missing_entropy_is_refused() {
    assert_eq!(lab().lab().typed(), "500");
    for typed in ["", "0", "many", "10000001"] {
        let mut model = lab();
        let _ = model.update(Msg::Lab(lab::Msg::TypedHands(typed.into())));
        assert_eq!(model.update(Msg::Lab(lab::Msg::ClickedDeal)), [], "{typed}");
        let problem = model.lab().problem();
        assert_eq!(problem, Some(LabProblem::NoHands(NoHands)), "{typed}");
        let _ = model.update(Msg::Lab(lab::Msg::TypedHands("7".into())));
        assert_eq!(model.lab().problem(), None);
        // Leaving the field with Tab does the same.
        let _ = model.update(Msg::Lab(lab::Msg::TypedHands(typed.into())));
        assert_eq!(model.lab().problem(), None, "not while it is typed");
        assert_eq!(model.update(Msg::Lab(lab::Msg::LeftHands)), []);
        assert_eq!(model.lab().problem(), problem, "{typed}");
    }
    let mut model = lab();
    let effects = model.update(Msg::Lab(lab::Msg::GotEntropy(Hands::USUAL, Err(NoEntropy))));
    assert_eq!(effects, []);
    assert_eq!(model.lab().problem(), Some(LabProblem::NoEntropy));
    assert_eq!(model.lab().experiment(), None);
}

fn go(fragment: &str) -> Msg {
    Msg::FragmentChanged(fragment.to_owned())
}

#[test]
fn cards_from_link_or_fields_reach_the_address() {
    let mut model = lab();
    let _ = model.update(go("#/lab?hand=KS.KH.7D.7C.2S"));
    let hand = model.lab().cards().hand().expect("a hand");
    assert_eq!(hand.rank().category(), Category::TwoPair);
    let names = |path: &str| {
        let path = Effect::ReplaceFragment(path.to_owned());
        [
            Effect::Lab(lab::Effect::Announce(lab::Announcement::Hand)),
            path,
        ]
    };
    let effects = model.update(Msg::Lab(lab::Msg::ChoseCard(4, "TS".parse().ok())));
    assert_eq!(effects, names("/lab?hand=KS.KH.7D.7C.TS"));
    let _ = model.update(Msg::Lab(lab::Msg::ChoseCard(0, None)));
    let hand = model.lab().cards().hand();
    assert_eq!(hand, Err(NotAHand::NotFive { cards: 4 }));
    let effects = model.update(Msg::Lab(lab::Msg::ChoseCard(0, "X1".parse().ok())));
    assert_eq!(effects, names("/lab?hand=X1.KH.7D.7C.TS"));
    let hand = model.lab().cards().hand().expect("a hand with a joker");
    assert_eq!(hand.rank().category(), Category::ThreeOfAKind);
    // Each link resets the fields, even a repeated one.
    let links = model.lab().links();
    let _ = model.update(go("#/lab?hand=AS"));
    let _ = model.update(Msg::Lab(lab::Msg::ChoseCard(1, "KS".parse().ok())));
    let _ = model.update(go("#/lab?hand=AS"));
    assert_eq!(model.lab().links(), links + 2);
}

#[test]
fn job_continues_while_the_visitor_goes_elsewhere() {
    let mut model = lab();
    let effects = model.update(Msg::Lab(lab::Msg::ClickedEnumerate));
    assert_eq!(
        effects,
        [Effect::Lab(lab::Effect::Own(lab::OwnEffect::StartJob(
            1,
            Job::Enumerate
        )))]
    );
    for msg in [
        go("#/lab?hand=AS.KS"),
        Msg::Lab(lab::Msg::ChoseCard(1, None)),
        go("#/check"),
        go("#/"),
    ] {
        let _ = model.update(msg);
        assert!(model.lab().is_busy());
    }
}
