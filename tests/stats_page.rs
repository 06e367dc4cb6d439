//! The page of statistics: what it asks for, and what it says of the rounds that are chosen.

use fair_deal::history::{Answer, Ask, Failure, GameName, Group, Kind, Sums, Unit, worth};
use fair_deal::pages::stats::{Chosen, Effect, LuckReport, Msg, Period, StatsPage};

/// The day 2026-11-22, after 1970-01-01.
const TODAY: i64 = 20_779;

fn counted(group: &str, sums: &str) -> (Group, Sums) {
    let group = group.parse().expect(group);
    (group, sums.parse().expect(sums))
}

/// Forty rounds a week ago at one table, ten today at another, and a practice round.
fn all() -> Vec<(Group, Sums)> {
    vec![
        counted(
            "2026-11-14/fresh/blackjack/vegas",
            "rounds=40&won=20&drawn=2&lost=18&bet=800&squares=16000&net=30&decided=60&best=58&cost=300000&chips=6000000\
             &end=player-wins.20,draw.2,dealer-wins.18&wins=4.1.0&losses=5.0.2&worst=200000.1794700000005-a1\
             &first=1794700000000-a1&last=1794700000040-a1",
        ),
        counted(
            "2026-11-22/fresh/blackjack/single-deck",
            "rounds=10&won=7&lost=3&bet=200&squares=4000&net=80&decided=20&best=20\
             &end=player-wins.7,dealer-wins.3&wins=7.7.0&losses=3.0.3\
             &first=1795390000000-a1&last=1795390000010-a1",
        ),
        counted(
            "2026-11-22/practice/blackjack/vegas",
            "rounds=1&won=1&bet=20&squares=400&net=20&end=player-wins.1&wins=1.1.1&losses=0.0.0\
             &first=1795390000020-a1&last=1795390000020-a1",
        ),
    ]
}

/// A page that has been told this; with the questions that follow.
fn told(counted: Vec<(Group, Sums)>) -> (StatsPage, Vec<(u32, Ask)>) {
    let mut page = StatsPage::default();
    assert_eq!(page.open(), [Effect::FindDay]);
    let asked = asked(&page.update(Msg::Opened(TODAY)));
    let [(serial, Ask::Sums)] = asked[..] else {
        panic!("{asked:?}");
    };
    let effects = page.update(Msg::Answered(serial, Answer::Sums(counted)));
    assert_eq!(effects.last(), Some(&Effect::Tell));
    let more = self::asked(&effects);
    (page, more)
}

fn asked(effects: &[Effect]) -> Vec<(u32, Ask)> {
    let asked = effects.iter().filter_map(|effect| match effect {
        Effect::Ask(serial, ask) => Some((*serial, ask.clone())),
        Effect::FindDay | Effect::Save(..) | Effect::Tell => None,
    });
    asked.collect()
}

#[test]
fn the_page_asks_once_for_what_it_tells() {
    let (mut page, asked) = told(all());
    let wanted: Vec<Ask> = asked.iter().map(|(_, ask)| ask.clone()).collect();
    let worst = "1794700000005-a1".parse().expect("an id");
    assert_eq!(
        wanted,
        [
            Ask::Open {
                id: worst,
                in_play: vec![]
            },
            Ask::Worth(GameName::Blackjack, "single-deck".to_owned()),
            Ask::Worth(GameName::Blackjack, "vegas".to_owned()),
        ]
    );
    let report = page.report().expect("rounds");
    assert_eq!(
        (report.total.rounds, report.total.won, report.total.net),
        (50, 27, 110)
    );
    assert_eq!(
        (report.total.wins.longest, report.total.losses.longest),
        (7, 5)
    );
    assert_eq!(report.units(), [Unit::HalfChips]);
    assert_eq!(report.luck(Unit::HalfChips), LuckReport::Pending);
    for (serial, ask) in asked {
        if let Ask::Worth(game, terms) = ask {
            page.update(Msg::Answered(serial, Answer::Worth(worth(game, &terms))));
        }
    }
    let report = page.report().expect("rounds");
    let LuckReport::Told(Unit::HalfChips, Ok(luck)) = report.luck(Unit::HalfChips) else {
        panic!("{:?}", report.luck(Unit::HalfChips));
    };
    assert!(
        (luck.result - 110.0).abs() < 1e-9 && (luck.decided - 6.0).abs() < 1e-9,
        "{luck:?}"
    );
    assert!(luck.expected < 0.0 && luck.expected > -10.0, "{luck:?}");
    // Nothing is asked a second time, and an answer that nobody waits for is dropped.
    let chosen = page.chosen().expect("a choice").clone();
    assert_eq!(page.update(Msg::Chose(chosen)), [Effect::Tell]);
    let before = page.clone();
    assert_eq!(page.update(Msg::Answered(99, Answer::Sums(vec![]))), []);
    assert_eq!(page, before);
}

#[test]
fn the_rounds_are_those_of_the_chosen_game_table_deal_and_time() {
    let (mut page, _) = told(all());
    assert_eq!(page.games(), [GameName::Blackjack]);
    assert_eq!(page.terms(GameName::Blackjack), ["single-deck", "vegas"]);
    let mut rounds = |kind, terms: Option<&str>, period| {
        page.update(Msg::Chose(Chosen {
            game: GameName::Blackjack,
            terms: terms.map(str::to_owned),
            kind,
            period,
        }));
        page.report().map(|report| report.total.rounds)
    };
    assert_eq!(rounds(Kind::Fresh, None, Period::All), Some(50));
    assert_eq!(rounds(Kind::Fresh, Some("vegas"), Period::All), Some(40));
    assert_eq!(rounds(Kind::Fresh, None, Period::Days30), Some(50));
    assert_eq!(rounds(Kind::Fresh, None, Period::Days7), Some(10));
    assert_eq!(rounds(Kind::Fresh, Some("vegas"), Period::Today), None);
    assert_eq!(rounds(Kind::Practice, None, Period::All), Some(1));
    assert_eq!(rounds(Kind::Daily, None, Period::All), None);
    page.update(Msg::Chose(Chosen {
        game: GameName::Blackjack,
        terms: None,
        kind: Kind::Practice,
        period: Period::All,
    }));
    let report = page.report().expect("a round");
    assert_eq!(report.luck(Unit::HalfChips), LuckReport::NotCounted);
}

#[test]
fn nothing_played_and_nothing_kept_are_told_apart() {
    let (page, asked) = told(vec![]);
    assert!(page.is_counted() && page.chosen().is_none() && asked.is_empty());
    let mut page = StatsPage::default();
    page.open();
    page.update(Msg::Opened(TODAY));
    assert_eq!(page.update(Msg::NoWorker), [Effect::Tell]);
    assert_eq!(page.failure(), Some(Failure::Forbidden));
}
