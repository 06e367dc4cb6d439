//! The statistics of the poker match with bets against one opponent: results with luck and without it.

use fair_deal::core::{Date, Deal, Decks, Secret};
use fair_deal::history::{
    Answer, Group, Id, Judge, MatchResults, MatchResultsWork, NoLuck, Record, Request, Row, Sums,
    Unit, row_of,
};
use fair_deal::pages::stats::{Effect, LuckReport, Msg, OwnEffect, StatsPage};
use fair_deal::pages::{ReadingPage as _, Visit};
use fair_deal::poker::chips::round::PLAYER;
use fair_deal::poker::chips::{ForChips, Stake};
use fair_deal::poker::poker_match::{Action, Rules};
use fair_deal::table::Fields;

use crate::support::load_solution;

/// The day 2026-11-22 in days since 1970-01-01, and its first millisecond.
const TODAY: i64 = 20_779;
const TODAY_MS: u64 = 20_779 * 86_400_000;

/// A round with this secret, in which the player checks, calls and stands pat.
fn round(number: u8, rules: &str, half_chips: u64, more: &str) -> Row {
    let secret = Secret::from_bytes([number; 32]);
    let deal = Deal::uncut(secret, Decks::ONE);
    let its_rules: Rules = rules.parse().expect(rules);
    let stacks = vec![half_chips.to_string(); its_rules.seats()].join("~");
    let stake = format!("{}~{stacks}", number % 2);
    let parsed: Stake = stake.parse().expect("a stake");
    let mut play = ForChips::deal(deal.deck_with_jokers(), &its_rules, &parsed).expect("a pack");
    let mut decisions = String::new();
    while let Some(seat) = play.turn() {
        if seat != PLAYER {
            play = play.advance();
            continue;
        }
        let legal = play.legal_actions();
        let choices = [
            (Action::Check, 'X'),
            (Action::Call, 'C'),
            (Action::StandPat, '0'),
        ];
        let mut choices = choices
            .into_iter()
            .filter(|(action, _)| legal.contains(action));
        let (action, code) = choices.next().expect("a legal action");
        play = play.play(action).expect("legal");
        decisions.push(code);
    }
    let secret = Secret::from_bytes([number; 32]);
    let saved = secret.to_saved(secret.seal());
    let text = format!(
        "zone=0&game=duel&coach=off&deal={saved}&cut=0&rules={rules}&play={stake}-{decisions}{more}"
    );
    let id = Id::new(TODAY_MS + u64::from(number), "a1").expect("an id");
    row_of(
        Record::parse(id, &text).expect("a record"),
        &mut Judge::default(),
    )
    .expect("a round")
}

#[test]
fn only_long_stacks_of_two_players_lose_their_luck() {
    load_solution();
    let today = Date::from_days(TODAY);
    let results_of = |since: Option<Date>, rows: &[Row]| {
        let mut work = MatchResultsWork::new("r-chips".to_owned(), since).expect("the file");
        for row in rows {
            work.add(row);
        }
        work.results()
    };
    let rows: Vec<Row> = (0..40)
        .map(|number| round(number, "r-chips", 200, ""))
        .collect();
    let results = results_of(today, &rows);
    assert_eq!((results.hands, results.short), (40, 0));
    let net: i64 = rows.iter().map(|row| row.facts.net).sum();
    let net = f64::from(i32::try_from(net).expect("few chips")) / 2.0;
    let (mean, error) = results.result.mean(40);
    let (without, its_error) = results.without_luck.mean(40);
    assert!((mean * 40.0 - net).abs() < 1e-9, "{mean} {net}");
    assert!(
        its_error * 2.0 < error,
        "{without} ± {its_error}, {mean} ± {error}"
    );
    let others = [
        round(50, "r-chips", 49, ""),
        round(51, "k-chips", 200, ""),
        round(52, "rk-chips", 200, ""),
        round(53, "r-chips", 200, "&from=link"),
    ];
    let with_others = results_of(None, &[&rows[..], &others].concat());
    assert_eq!((with_others.hands, with_others.short), (40, 1));
    assert_eq!(
        results_of(Date::from_days(TODAY + 1), &rows),
        MatchResults::default()
    );
    for terms in ["r", "rk-chips", "r-1-joker-chips", "nonsense"] {
        assert!(!MatchResults::are_known_for(terms), "{terms}");
        assert!(
            MatchResultsWork::new(terms.to_owned(), None).is_none(),
            "{terms}"
        );
    }
}

/// Returns the requests to the worker, and true if the page fetches the file.
fn asked(effects: &[Effect]) -> (Vec<(u32, Request)>, bool) {
    let fetches = effects.contains(&Effect::Own(OwnEffect::FetchSolution));
    let asked = effects.iter().filter_map(|effect| match effect {
        Effect::Own(OwnEffect::Ask(serial, ask)) => Some((*serial, ask.clone())),
        _ => None,
    });
    (asked.collect(), fetches)
}

/// The statistics of these groups of rounds, which fetch the file of the solution.
fn fetching(groups: &[&str]) -> StatsPage {
    let mut page = StatsPage::default();
    page.open(&Visit::first(&Fields::parse("game=duel")));
    let (sums, _) = asked(&page.update(Msg::Opened(TODAY)));
    let counted = groups.iter().map(|group| -> (Group, Sums) {
        let sums = "rounds=100&won=50&lost=50&bet=800&squares=8000&net=30&end=hand-OnePair.100&wins=4.1.0\
                    &losses=5.0.2&first=1794700000000-a1&last=1794700000040-a1";
        (group.parse().expect(group), sums.parse().expect(sums))
    });
    let answer = Answer::Sums(counted.collect());
    let (_, fetches) = asked(&page.update(Msg::Answered(sums[0].0, answer)));
    assert!(fetches);
    page
}

#[test]
fn page_takes_luck_out_of_matches_for_two() {
    let groups = [
        "2026-11-14/fresh/duel/r-chips",
        "2026-11-14/fresh/duel/k-chips",
        "2026-11-14/fresh/duel/rk-chips",
    ];
    let mut page = fetching(&groups);
    let luck = |page: &StatsPage| page.report().expect("rounds").luck(Unit::HalfChips);
    assert_eq!(luck(&page), LuckReport::Pending);
    page.update(Msg::GotSolution(false));
    assert_eq!(luck(&page), LuckReport::NoSolution);

    let mut page = fetching(&groups);
    let (wanted, _) = asked(&page.update(Msg::GotSolution(true)));
    let terms = wanted.iter().map(|(_, request)| request.clone());
    assert_eq!(
        terms.collect::<Vec<_>>(),
        ["k-chips", "r-chips"].map(|terms| Request::MatchResults(terms.to_owned(), None))
    );
    for (serial, _) in wanted {
        assert_eq!(luck(&page), LuckReport::Pending);
        let results = MatchResults {
            hands: 20,
            ..MatchResults::default()
        };
        page.update(Msg::Answered(serial, Answer::MatchResults(Some(results))));
    }
    let results = MatchResults {
        hands: 40,
        ..MatchResults::default()
    };
    assert_eq!(
        luck(&page),
        LuckReport::Match {
            results,
            is_partial: true
        }
    );

    // Too few: the rounds that keep their luck are named.
    let mut page = fetching(&groups[1..]);
    let (wanted, _) = asked(&page.update(Msg::GotSolution(true)));
    let results = MatchResults {
        hands: 20,
        short: 7,
        ..MatchResults::default()
    };
    page.update(Msg::Answered(
        wanted[0].0,
        Answer::MatchResults(Some(results)),
    ));
    let told = LuckReport::Told {
        unit: Unit::HalfChips,
        luck: Err(NoLuck::TooFew {
            needed: 30,
            there: 20,
        }),
        left_out: 107,
    };
    assert_eq!(luck(&page), told);

    let mut page = fetching(&groups[..1]);
    let (wanted, _) = asked(&page.update(Msg::GotSolution(true)));
    page.update(Msg::Answered(wanted[0].0, Answer::MatchResults(None)));
    assert_eq!(luck(&page), LuckReport::NoSolution);
}
