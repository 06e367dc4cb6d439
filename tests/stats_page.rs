//! The statistics page: its requests, and its report on the chosen rounds.

use fair_deal::blackjack::Rules;
use fair_deal::blackjack::practice::{PracticeHands, Start};
use fair_deal::core::{Card, PackCard};
use fair_deal::history::{
    Answer, Decided, Failure, GameName, Group, Hand, Hidden, Id, Kind, Opened, Request, Row, Scene,
    Sums, Unit, Whose, worth,
};
use fair_deal::pages::stats::{
    Chosen, Effect, Field, LuckReport, Msg, OwnEffect, Period, StatsPage, Wanted,
};
use fair_deal::pages::{News, ReadingPage as _, Visit};
use fair_deal::table::Fields;

/// The day 2026-11-22 in days since 1970-01-01.
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

/// A page with these sums, and its further requests.
fn told(counted: Vec<(Group, Sums)>) -> (StatsPage, Vec<(u32, Request)>) {
    let mut page = StatsPage::default();
    assert_eq!(
        page.open(&Visit::first(&Fields::new())),
        [Effect::Own(OwnEffect::FindDay)]
    );
    let asked = asked(&page.update(Msg::Opened(TODAY)));
    let [(serial, Request::Sums)] = asked[..] else {
        panic!("{asked:?}");
    };
    let effects = page.update(Msg::Answered(serial, Answer::Sums(counted)));
    assert_eq!(effects.last(), Some(&Effect::Announce(())));
    let more = self::asked(&effects);
    (page, more)
}

fn asked(effects: &[Effect]) -> Vec<(u32, Request)> {
    let asked = effects.iter().filter_map(|effect| match effect {
        Effect::Own(OwnEffect::Ask(serial, ask)) => Some((*serial, ask.clone())),
        Effect::Own(OwnEffect::FindDay | OwnEffect::FetchSolution)
        | Effect::Save(..)
        | Effect::Announce(())
        | Effect::Focus(_) => None,
    });
    asked.collect()
}

#[test]
fn page_requests_each_answer_once() {
    let (mut page, asked) = told(all());
    let wanted: Vec<Request> = asked.iter().map(|(_, ask)| ask.clone()).collect();
    let worst = "1794700000005-a1".parse().expect("an id");
    assert_eq!(
        wanted,
        [
            Request::Open {
                id: worst,
                in_play: vec![]
            },
            Request::Worth(GameName::Blackjack, "single-deck".to_owned()),
            Request::Worth(GameName::Blackjack, "vegas".to_owned()),
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
        if let Request::Worth(game, terms) = ask {
            page.update(Msg::Answered(serial, Answer::Worth(worth(game, &terms))));
        }
    }
    let report = page.report().expect("rounds");
    let LuckReport::Told {
        unit: Unit::HalfChips,
        luck: Ok(luck),
        ..
    } = report.luck(Unit::HalfChips)
    else {
        panic!("{:?}", report.luck(Unit::HalfChips));
    };
    assert!(
        (luck.result - 110.0).abs() < 1e-9 && (luck.decided - 6.0).abs() < 1e-9,
        "{luck:?}"
    );
    assert!(luck.expected < 0.0 && luck.expected > -10.0, "{luck:?}");
    // The page repeats no request, and drops an unexpected answer.
    let chosen = page.chosen().expect("a choice").clone();
    assert_eq!(page.update(Msg::Chose(chosen)), [Effect::Announce(())]);
    let before = page.clone();
    assert_eq!(page.update(Msg::Answered(99, Answer::Sums(vec![]))), []);
    assert_eq!(page, before);
}

#[test]
fn round_of_another_tab_is_counted_silently() {
    let (mut page, _) = told(all()[..1].to_vec());
    let first = asked(&page.hear(&News::KeptElsewhere, true));
    let [(serial, Request::Sums)] = first[..] else {
        panic!("{first:?}");
    };
    // A round that is saved while the answer is pending is requested after it.
    assert_eq!(page.hear(&News::KeptElsewhere, true), []);
    let effects = page.update(Msg::Answered(serial, Answer::Sums(all()[..2].to_vec())));
    assert!(!effects.contains(&Effect::Announce(())), "{effects:?}");
    assert_eq!(page.report().expect("rounds").total.rounds, 50);
    let again = asked(&effects);
    let Some((serial, Request::Sums)) = again.last() else {
        panic!("{again:?}");
    };
    let effects = page.update(Msg::Answered(*serial, Answer::Sums(all())));
    assert!(effects.is_empty(), "{effects:?}");
}

#[test]
fn rounds_follow_the_chosen_filters() {
    let (mut page, _) = told(all());
    assert_eq!(page.games(), [GameName::Blackjack]);
    assert_eq!(page.terms(GameName::Blackjack), ["single-deck", "vegas"]);
    let mut rounds = |kind, terms: Option<&str>, period| {
        page.update(Msg::Chose(Chosen {
            game: GameName::Blackjack,
            terms: terms.map(str::to_owned),
            kind: Some(kind),
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
        kind: Some(Kind::Practice),
        period: Period::All,
    }));
    let report = page.report().expect("a round");
    assert_eq!(report.luck(Unit::HalfChips), LuckReport::NotCounted);
    let chosen = Chosen {
        kind: None,
        ..Chosen::of(GameName::Blackjack)
    };
    page.update(Msg::Chose(chosen));
    let report = page.report().expect("rounds");
    assert_eq!(report.total.rounds, 51, "of all deals");
    assert_eq!(report.luck(Unit::HalfChips), LuckReport::NotCounted);
    // This selection includes practice deals, which are chosen. So it has no expectation.
    let bank = report.bank(Unit::HalfChips);
    assert!(
        bank.iter().skip(1).all(|point| point.expected.is_none()),
        "{bank:?}"
    );
}

/// Rounds that these choices hide.
fn hidden(by: &[Field], rounds: u64, kind: Option<Kind>) -> Hidden<Field> {
    Hidden {
        by: by.to_vec(),
        rounds,
        kind,
    }
}

#[test]
fn practice_hidden_by_the_first_choice_is_shown_with_one_click() {
    let (mut page, _) = told(all()[2..].to_vec());
    assert!(page.report().is_none(), "only fresh deals at first");
    let practice = hidden(&[Field::Deal], 1, Some(Kind::Practice));
    assert_eq!(page.hidden(), [practice]);
    let effects = page.update(Msg::ClickedShow(Wanted::Without(vec![Field::Deal])));
    assert_eq!(effects, [Effect::Announce(()), Effect::Focus("#by-deal")]);
    let address = Fields::parse("game=blackjack&deal=all");
    assert_eq!(page.choices(), Some(address));
    assert_eq!(page.report().expect("a round").total.rounds, 1);
    assert_eq!((page.hidden(), page.hidden_beside_fresh()), (vec![], None));
}

#[test]
fn hidden_rounds_are_told_beside_fresh_deals() {
    let (mut page, _) = told(all());
    let practice = hidden(&[Field::Deal], 1, Some(Kind::Practice));
    assert_eq!(page.hidden_beside_fresh(), Some(practice));
    let mut choose = |terms: Option<&str>, kind, period| {
        page.update(Msg::Chose(Chosen {
            game: GameName::Blackjack,
            terms: terms.map(str::to_owned),
            kind,
            period,
        }));
        (page.hidden(), page.hidden_beside_fresh())
    };
    // A player who has chosen practice knows that it hides the rest.
    let (_, beside) = choose(None, Some(Kind::Practice), Period::All);
    assert_eq!(beside, None);
    let practice = hidden(&[Field::Deal], 1, Some(Kind::Practice));
    let earlier = hidden(&[Field::Period], 40, Some(Kind::Fresh));
    let elsewhere = hidden(&[Field::Table], 10, Some(Kind::Fresh));
    let (each, _) = choose(Some("vegas"), Some(Kind::Fresh), Period::Today);
    assert_eq!(each, [elsewhere, practice, earlier]);
    // No single choice hides these.
    let (together, _) = choose(Some("classic"), Some(Kind::Daily), Period::All);
    assert_eq!(together, [hidden(&[Field::Table, Field::Deal], 51, None)]);
}

#[test]
fn luck_of_few_rounds_names_the_choices_that_hide_more() {
    let (mut page, _) = told(all());
    page.update(Msg::Chose(Chosen {
        period: Period::Today,
        ..Chosen::of(GameName::Blackjack)
    }));
    let earlier = hidden(&[Field::Period], 40, Some(Kind::Fresh));
    assert_eq!(page.hidden_by(&[Field::Table, Field::Period]), [earlier]);
    assert!(page.has_fresh());
    page.update(Msg::Chose(Chosen {
        kind: Some(Kind::Practice),
        terms: Some("vegas".to_owned()),
        period: Period::Today,
        ..Chosen::of(GameName::Blackjack)
    }));
    assert!(!page.has_fresh(), "none today at this table");
}

#[test]
fn game_without_rounds_offers_the_games_that_have_some() {
    let (mut page, _) = told(all());
    assert_eq!(page.other_games(), []);
    page.update(Msg::Chose(Chosen::of(GameName::PokerMatch)));
    assert!(page.report().is_none() && page.hidden().is_empty());
    assert_eq!(page.other_games(), [(GameName::Blackjack, 51)]);
    let effects = page.update(Msg::ClickedShow(Wanted::Game(GameName::Blackjack)));
    let address = Fields::parse("game=blackjack&deal=all");
    assert_eq!(page.choices(), Some(address));
    assert_eq!(effects.last(), Some(&Effect::Focus("#by-game")));
    assert_eq!(page.report().expect("rounds").total.rounds, 51);
}

/// A block of one round: its kind, its verdict and its number, which is its time.
fn one(kind: &str, game: &str, verdict: &str, number: u64) -> (Group, Sums) {
    let runs = if verdict == "won" {
        "wins=1.1.1&losses=0.0.0"
    } else {
        "wins=0.0.0&losses=1.1.1"
    };
    let id = format!("{}-a1", 1_795_390_000_000 + number);
    counted(
        &format!("2026-11-22/{kind}/{game}"),
        &format!(
            "rounds=1&{verdict}=1&bet=20&squares=400&end=player-wins.1&{runs}&first={id}&last={id}"
        ),
    )
}

#[test]
fn streaks_do_not_cross_kinds_of_deals() {
    let (mut page, _) = told(vec![
        one("fresh", "blackjack/vegas", "won", 1),
        one("practice", "blackjack/vegas", "lost", 2),
        one("fresh", "blackjack/vegas", "won", 3),
        one("practice", "blackjack/vegas", "won", 4),
    ]);
    let mut longest = |kind| {
        page.update(Msg::Chose(Chosen {
            kind,
            ..Chosen::of(GameName::Blackjack)
        }));
        let total = page.report().expect("rounds").total;
        [total.rounds, total.wins.longest, total.losses.longest]
    };
    assert_eq!(longest(None), [4, 2, 1]);
    assert_eq!(longest(Some(Kind::Fresh)), [2, 2, 0]);
    assert_eq!(longest(Some(Kind::Practice)), [2, 1, 1]);
}

#[test]
fn last_played_game_is_shown_first() {
    let mut early = one("fresh", "blackjack/vegas", "won", 1);
    early.1.last = "1795390000009-a1".parse().expect("an id");
    let late = one("fresh", "jacks/9-6", "won", 5);
    let (page, _) = told(vec![early, late]);
    assert_eq!(page.chosen(), Some(&Chosen::of(GameName::Blackjack)));
}

#[test]
fn choice_is_written_to_the_address() {
    let (mut page, _) = told(all());
    let chosen = Chosen {
        game: GameName::Blackjack,
        terms: Some("vegas".to_owned()),
        kind: None,
        period: Period::Days7,
    };
    assert_eq!(page.choices(), Some(Fields::new()), "nothing is chosen yet");
    page.update(Msg::Chose(chosen.clone()));
    let choices = page.choices().expect("choices").to_string();
    assert_eq!(choices, "game=blackjack&table=vegas&deal=all&period=7-days");
    for chosen in [chosen, Chosen::of(GameName::PokerMatch)] {
        let again = Chosen::read(&chosen.to_fields());
        assert_eq!(again.as_ref(), Some(&chosen));
        page.open(&Visit::first(&chosen.to_fields()));
        assert_eq!(page.chosen(), Some(&chosen));
        assert!(page.games().contains(&chosen.game), "it is offered");
    }
    page.open(&Visit::first(&Fields::new()));
    assert_eq!(page.chosen(), Some(&Chosen::of(GameName::Blackjack)));
    let unknown = Fields::parse("game=jacks&deal=9&period=never");
    assert_eq!(
        Chosen::read(&unknown),
        Some(Chosen::of(GameName::VideoPoker))
    );
    assert_eq!(Chosen::read(&Fields::parse("game=whist")), None);
}

#[test]
fn nothing_played_differs_from_nothing_saved() {
    let (page, asked) = told(vec![]);
    assert!(page.is_counted() && page.chosen().is_none() && asked.is_empty());
    let mut page = StatsPage::default();
    page.open(&Visit::first(&Fields::new()));
    page.update(Msg::Opened(TODAY));
    let lost = Answer::Failed(Failure::NoWorker);
    assert_eq!(page.update(Msg::Answered(1, lost)), [Effect::Announce(())]);
    assert_eq!(page.failure(), Some(Failure::NoWorker));
    // The page reports a round that could not be saved, until a later one is saved.
    page.hear(&News::Kept(Err(Failure::Full)), true);
    assert_eq!(page.unkept(), Some(Failure::Full));
    page.hear(&News::Kept(Ok(())), true);
    assert_eq!(page.unkept(), None);
}

/// A round of blackjack with a pair of eights against a ten. These decisions cost this much, in millionths of the bet.
fn mistaken(id: Id, costs: &[u64]) -> Opened {
    let card = |text: &str| -> Card { text.parse().expect(text) };
    let hand = |whose, cards: &[&str]| Hand {
        whose,
        cards: cards.iter().map(|it| PackCard::Natural(card(it))).collect(),
        face_down: 0,
        is_decided: false,
        mark: None,
    };
    let scene = |cost: &u64| Scene {
        actions: vec![],
        hands: vec![
            hand(Whose::Dealer, &["TH"]),
            hand(Whose::Player, &["8S", "8D"]),
        ],
        pot: None,
        shares: vec![],
        back: None,
        decision: Some(Decided {
            taken: 's',
            begun: String::new(),
            choices: vec![],
            cost: *cost,
        }),
    };
    let row = "zone=0&game=blackjack&coach=off&net=-20&bet=20&end=dealer-wins";
    Opened {
        row: Row::parse(id, row).expect("a row"),
        is_open: true,
        scenes: costs.iter().map(scene).collect(),
        deal: String::new(),
        check: String::new(),
    }
}

#[test]
fn mistake_links_to_practice_of_its_own_start() {
    let (mut page, asked) = told(all()[..1].to_vec());
    for (serial, ask) in asked {
        if let Request::Open { id, .. } = ask {
            let opened = Some(Box::new(mistaken(id, &[200_000])));
            page.update(Msg::Answered(serial, Answer::Opened(opened)));
        }
    }
    let report = page.report().expect("rounds");
    let costly = report.costly();
    let [hands, rules] = costly[0].practice.clone().expect("practice");
    let hands: PracticeHands = hands.parse().expect("hands");
    let rules: Rules = rules.parse().expect("rules");
    let card = |text: &str| -> Card { text.parse().expect(text) };
    let start = Start::of([card("8S"), card("8D")], card("TH"));
    assert_eq!(hands.starts(&rules), [start]);
}

/// The sums of an older version name the worst rounds by the total cost of their decisions.
#[test]
fn costliest_decision_comes_first() {
    let costs: [&[u64]; 3] = [&[1_300_000, 1_200_000], &[0, 2_400_000], &[2_300_000]];
    let (group, mut sums) = all().swap_remove(0);
    let ids = ["1794700000005-a1", "1794700000006-a1", "1794700000007-a1"];
    let ids = ids.map(|id| -> Id { id.parse().expect(id) });
    sums.worst = [2_500_000, 2_400_000, 2_300_000]
        .into_iter()
        .zip(ids.clone())
        .collect();
    let (mut page, asked) = told(vec![(group, sums)]);
    for (serial, ask) in asked {
        if let Request::Open { id, .. } = ask {
            let place = ids
                .iter()
                .position(|it| *it == id)
                .expect("one of the worst");
            let opened = Some(Box::new(mistaken(id, costs[place])));
            page.update(Msg::Answered(serial, Answer::Opened(opened)));
        }
    }
    let report = page.report().expect("rounds");
    let costly = report.costly();
    let shown: Vec<u64> = costly.iter().map(|it| it.decided.cost).collect();
    assert_eq!(shown, [2_400_000, 2_300_000, 1_300_000]);
    assert_eq!(*costly[0].id, ids[1]);
}

#[test]
fn older_terms_without_a_game_choose_its_table() {
    let old = Fields::new()
        .with("game", "jacks")
        .with("table", "800-50-25-9-6-4-3-2-1~5");
    let chosen = Chosen::read(&old).expect("a choice");
    assert_eq!(
        chosen.terms.as_deref(),
        Some("jacks:800-50-25-9-6-4-3-2-1~5")
    );
}

#[test]
fn impossible_terms_choose_nothing() {
    let table = |game: &str, table: &str| {
        let fields = Fields::new().with("game", game).with("table", table);
        let mut page = StatsPage::default();
        page.open(&Visit::first(&fields));
        let chosen = page.chosen().expect("a choice");
        assert_eq!(chosen.game.code(), game);
        let is_replaced = page.choices() != Some(fields);
        assert_eq!(is_replaced, chosen.terms.is_none(), "{table}");
        chosen.terms.is_some()
    };
    for (game, terms) in [
        ("blackjack", "vegas"),
        ("blackjack", "vegas.8-decks"),
        ("solo", ""),
        ("jacks", "jacks:800-50-25-9-6-4-3-2-1~5"),
        ("jacks", "deuces:800-200-25-15-9-5-3-2-2-1~1"),
        ("duel", "r"),
    ] {
        assert!(table(game, terms), "{terms}");
    }
    for (game, terms) in [
        ("blackjack", "Vegas"),
        ("blackjack", "Las Vegas"),
        ("blackjack", ""),
        ("solo", "9"),
        ("jacks", "800-50-25-9-6-4-3-2-1"),
        ("jacks", "800-50-25-9-6-4-3-2-1~6"),
        ("jacks", "800-50-25-9-6-4-3-2-1~05"),
        ("duel", "whoever"),
    ] {
        assert!(!table(game, terms), "{terms}");
    }
}
