//! The lab: which hands it deals, how it counts them, and what it makes of the counts.

use crate::support::golden;
use fair_deal::core::{Category, NotAHand, Secret};
use fair_deal::lab::bench::{Bench, Cmd, File, Msg, Run, Stage, Trouble};
use fair_deal::lab::chi_square::Verdict;
use fair_deal::lab::exact::{self, EXACT};
use fair_deal::lab::{Counts, Experiment, Fit, Hands, Job, NoHands, Report, Root, csv};
use fair_deal::pages::lab::{self, Lab};
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
    assert_eq!(fit.verdict(), Verdict::Fits);
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
    assert_eq!(exact.verdict(), Verdict::Fits);
    // The hands of 1,000 deals as a program would deal them that never repeats a rank.
    let never_a_pair = Fit::of(&counts([0, 0, 0, 0, 4, 8, 0, 0, 0, 988])).expect("1,000");
    assert_eq!(never_a_pair.verdict(), Verdict::DoesNotFit);
    for (p_value, verdict) in [
        (1.0, Verdict::Fits),
        (0.05, Verdict::Fits),
        (0.049, Verdict::Unusual),
        (0.001, Verdict::Unusual),
        (0.000_9, Verdict::DoesNotFit),
        (0.0, Verdict::DoesNotFit),
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
    assert!(lines[500].starts_with("500,2S QH 4S 9S 5H,HighCard,"));
    assert_eq!(Experiment::listed(root, 2).count(), 2);
}

/// Deals so many hands on the bench; the job that is to be done, with its number.
fn started(bench: Bench, typed: &str) -> (Bench, u32, Job) {
    let (bench, _) = bench.update(Msg::Typed(typed.into()));
    let (bench, cmd) = bench.update(Msg::ClickedDeal);
    let Some(Cmd::DrawEntropy(hands)) = cmd else {
        panic!("{cmd:?}");
    };
    let (bench, cmd) = bench.update(Msg::GotEntropy(hands, Ok(Secret::from_bytes([9; 32]))));
    match cmd {
        Some(Cmd::Start(serial, job)) => (bench, serial, job),
        other => panic!("{other:?}"),
    }
}

fn stage(run: Option<&Run>) -> Option<(u32, Stage)> {
    run.map(|run| (run.report.done(), run.stage))
}

#[test]
fn an_experiment_goes_from_entropy_to_its_last_hand() {
    let (bench, serial, job) = started(Bench::default(), "1 000");
    assert_eq!(job.hands(), 1_000);
    assert!(bench.is_busy());
    let mut work = job.begin();
    work.advance(300);
    let (bench, cmd) = bench.update(Msg::Reported(serial, work.report()));
    assert_eq!(cmd, None);
    assert_eq!(stage(bench.experiment()), Some((300, Stage::UnderWay)));
    work.advance(700);
    let (bench, cmd) = bench.update(Msg::Reported(serial, work.report()));
    assert!(
        matches!(cmd, Some(Cmd::Tell(run)) if run.stage == Stage::Finished),
        "{cmd:?}"
    );
    assert_eq!(stage(bench.experiment()), Some((1_000, Stage::Finished)));
    assert!(!bench.is_busy());
    for (file, lines) in [(File::Frequencies, 12), (File::Hands, 502)] {
        let (_, cmd) = bench.clone().update(Msg::ClickedSave(file));
        match cmd {
            Some(Cmd::Save(_, text)) => assert_eq!(text.split("\r\n").count(), lines),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(bench.update(Msg::ClickedSave(File::Exact)).1, None);
}

#[test]
fn one_job_at_a_time_and_nothing_late_counts() {
    let (bench, serial, job) = started(Bench::default(), "500");
    for msg in [
        Msg::ClickedDeal,
        Msg::ClickedEnumerate,
        Msg::GotEntropy(Hands::MOST, Ok(Secret::from_bytes([1; 32]))),
        Msg::Reported(serial + 1, Report::default()),
        Msg::NoWorker(serial + 1),
    ] {
        let (after, cmd) = bench.clone().update(msg.clone());
        assert_eq!(cmd, None, "{msg:?}");
        assert_eq!(after.experiment(), bench.experiment(), "{msg:?}");
        assert_eq!(after.enumeration(), None, "{msg:?}");
    }
    let (bench, cmd) = bench.update(Msg::NoWorker(serial));
    assert_eq!(cmd, Some(Cmd::StartHere(serial, job)));
    let mut work = job.begin();
    work.advance(120);
    let (bench, _) = bench.update(Msg::Reported(serial, work.report()));
    let (bench, cmd) = bench.update(Msg::ClickedCancel);
    assert_eq!(cmd, Some(Cmd::Stop));
    assert_eq!(stage(bench.experiment()), Some((120, Stage::Cancelled)));
    // A report that was on its way.
    work.advance(500);
    let (bench, cmd) = bench.update(Msg::Reported(serial, work.report()));
    assert_eq!(
        (cmd, stage(bench.experiment())),
        (None, Some((120, Stage::Cancelled)))
    );
    assert_eq!(bench.clone().update(Msg::ClickedCancel).1, None);
    // The experiment stays while all hands are enumerated.
    let (bench, cmd) = bench.update(Msg::ClickedEnumerate);
    assert_eq!(cmd, Some(Cmd::Start(serial + 1, Job::Enumerate)));
    assert_eq!(stage(bench.enumeration()), Some((0, Stage::UnderWay)));
    assert_eq!(stage(bench.experiment()), Some((120, Stage::Cancelled)));
}

#[test]
fn what_is_no_number_of_hands_is_refused_and_so_is_a_deal_without_entropy() {
    assert_eq!(Bench::default().typed(), "500");
    for typed in ["", "0", "many", "10000001"] {
        let (bench, _) = Bench::default().update(Msg::Typed(typed.into()));
        let (bench, cmd) = bench.update(Msg::ClickedDeal);
        assert_eq!(cmd, None, "{typed}");
        assert_eq!(bench.trouble(), Some(Trouble::NoHands(NoHands)), "{typed}");
        let (bench, _) = bench.update(Msg::Typed("7".into()));
        assert_eq!(bench.trouble(), None);
    }
    let none = Msg::GotEntropy(Hands::USUAL, Err(NoEntropy));
    let (bench, cmd) = Bench::default().update(none);
    assert_eq!((cmd, bench.trouble()), (None, Some(Trouble::NoEntropy)));
    assert_eq!(bench.experiment(), None);
}

#[test]
fn cards_come_from_a_link_or_one_by_one_and_the_address_names_them() {
    let lab = Lab::default().open("KS.KH.7D.7C.2S");
    let hand = lab.why().hand().expect("a hand");
    assert_eq!(hand.rank().category(), Category::TwoPair);
    let ten = "TS".parse().ok();
    let (lab, cmds) = lab.update(lab::Msg::Chose(4, ten));
    let path = String::from("/lab?hand=KS.KH.7D.7C.TS");
    assert_eq!(cmds, [lab::Cmd::ReplaceFragment(path), lab::Cmd::TellHand]);
    let (lab, _) = lab.update(lab::Msg::Chose(0, None));
    assert_eq!(lab.why().hand(), Err(NotAHand::NotFive { cards: 4 }));
    let (lab, cmds) = lab.update(lab::Msg::Chose(0, "X1".parse().ok()));
    let path = String::from("/lab?hand=X1.KH.7D.7C.TS");
    assert_eq!(cmds[0], lab::Cmd::ReplaceFragment(path));
    let hand = lab.why().hand().expect("a hand with a joker");
    assert_eq!(hand.rank().category(), Category::ThreeOfAKind);
    // Each link makes new fields.
    let opened = lab.opened();
    assert_eq!(lab.open("AS").opened(), opened + 1);
}

#[test]
fn what_is_under_way_goes_on_while_cards_are_chosen() {
    let (lab, cmds) = Lab::default().update(lab::Msg::Bench(Msg::ClickedEnumerate));
    assert_eq!(cmds, [lab::Cmd::Bench(Cmd::Start(1, Job::Enumerate))]);
    let (lab, _) = lab.open("AS.KS").update(lab::Msg::Chose(1, None));
    assert!(lab.bench().is_busy());
}
