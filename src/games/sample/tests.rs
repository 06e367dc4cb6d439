//! A new game needs its own module, its variants in the enums of the games, and its arm in `each!`. Then addresses, links,
//! saves, the coach, the check, the history, the statistics and the lists of the browser tests include it.

use super::HighCard;
use super::rules::{Choice, NoRules};
use crate::app::games::{TableGame, is_readable};
use crate::app::language::Language;
use crate::app::route::{Address, Link, LinkRequest, Route, TableId};
use crate::app::settings::Visitor;
use crate::app::{Cmd, Model, Msg, ReloadState, Stored};
use crate::check::{AnyCheck, CheckVerdict, DaySearch, Noted};
use crate::core::{Secret, Today};
use crate::history::{
    Answer, GameName, Group, Id, Judge, NoWorth, Record, Row, Sums, row_of, worth,
};
use crate::pages::stored_record::StoredRecord;
use crate::pages::{ReadingPage as _, Visit as VisitPage, stats};
use crate::table::keys::Key;
use crate::table::{AnyTable, Button, DailyRound, Experience, Fields, Mode, Msg as AtTable, Stage};
use crate::text::words;

const FREE: TableId = TableId::HighCard(Mode::Free);
const DAILY: TableId = TableId::HighCard(Mode::Daily);

/// Answers these commands as the browser would, and returns the others.
fn answer(model: &mut Model, cmds: Vec<Cmd>) -> Vec<Cmd> {
    let mut others = vec![];
    for cmd in cmds {
        let msg = match cmd {
            Cmd::DrawEntropy(id, at) => Msg::GotEntropy(id, Ok(Secret::from_bytes([7; 32])), at),
            Cmd::AskDate(id) => {
                let date = "2026-11-27".parse().expect("a day");
                Msg::GotDate(id, Some(Today { date, ends: None }))
            }
            other => {
                others.push(other);
                continue;
            }
        };
        let cmds = model.update(msg);
        others.extend(answer(model, cmds));
    }
    others
}

/// The page at this address.
fn open(fragment: &str) -> Model {
    let (mut model, cmds) = Model::open(fragment, Visitor::default(), &Stored::default());
    answer(&mut model, cmds);
    model
}

/// Clicks this button at the table for fresh and shared deals.
fn click(model: &mut Model, button: Button<Choice>) -> Vec<Cmd> {
    let at = model.table_of::<HighCard>(Mode::Free).position();
    let cmds = model.update(Msg::HighCard(Mode::Free, AtTable::Clicked(button, at)));
    answer(model, cmds)
}

/// The page after a round, and the record of the round.
fn played() -> (Model, Record) {
    let mut model = open("#/high-card");
    click(&mut model, Button::Deal);
    let cmds = click(&mut model, Button::Act(Choice::Keep));
    let kept = cmds.into_iter().find_map(|cmd| match cmd {
        Cmd::Keep(round) => Some(round),
        _ => None,
    });
    let kept = kept.expect("a round for the history");
    let id = Id::new(1_795_390_200_000, "a1").expect("an id");
    let record = Record::parse(id, &format!("zone=0&{kept}")).expect(&kept);
    (model, record)
}

#[test]
fn game_addresses_open_its_tables() {
    for id in [FREE, DAILY] {
        let fragment = format!("#{}", id.path());
        assert_eq!(Address::parse(&fragment).route, Route::Table(id));
        assert_eq!(open(&fragment).route(), Route::Table(id));
        assert!(Route::all().any(|route| route == id.route()));
        assert_eq!(
            StoredRecord::of_name(&StoredRecord::Table(id).name()),
            Some(StoredRecord::Table(id))
        );
    }
    let secret = Secret::from_bytes([7; 32]).to_hex();
    let link = Address::parse(&format!("#/high-card?deal={secret}&cut=71")).link;
    let Some(Ok(Link::HighCard(LinkRequest::Deal(shared)))) = link else {
        panic!("{link:?}");
    };
    assert_eq!(shared.deal.cut(), 71);
    let link = Address::parse("#/high-card?rules=").link;
    assert_eq!(link, Some(Ok(Link::HighCard(LinkRequest::Rules(NoRules)))));
    assert_eq!(FREE.with_mode(Mode::Daily), DAILY);
    assert_eq!(TableId::of_game(GameName::HighCard), FREE);
}

#[test]
fn game_is_played_and_saved() {
    let (model, _) = played();
    let table = model.table(FREE).expect("the table");
    assert_eq!(table.stage(), Some(Stage::Over));
    assert_eq!(table.tally().rounds(), 1);
    let save = table.save().expect("a save");
    assert!(is_readable(FREE, &save) && !is_readable(FREE, "v=0"));
    let stored = Stored {
        tables: vec![(FREE, save.clone())],
        ..Stored::default()
    };
    let (mut again, cmds) = Model::open("#/high-card", Visitor::default(), &stored);
    answer(&mut again, cmds);
    let restored = again.table(FREE).expect("the table");
    assert_eq!(
        (restored.save(), restored.experience()),
        (Some(save.clone()), Experience::HasDecided)
    );
    let reload = ReloadState {
        tables: vec![(FREE, save)],
        ..ReloadState::default()
    };
    assert_eq!(ReloadState::parse(&reload.to_string()), Some(reload));
    // The keys of the page act on the round.
    let mut model = open("#/high-card");
    let cmds = model.update(Msg::Pressed(Key::Letter('d')));
    answer(&mut model, cmds);
    assert_eq!(
        model.table(FREE).expect("the table").stage(),
        Some(Stage::Player)
    );
}

#[test]
fn game_has_a_deal_of_the_day() {
    let mut model = open("#/high-card/daily");
    let at = model.table_of::<HighCard>(Mode::Daily).position();
    let msg = AtTable::Clicked(Button::Deal, at);
    model.update(Msg::HighCard(Mode::Daily, msg));
    let daily = model.table(DAILY).and_then(AnyTable::daily);
    assert_eq!(daily.map(DailyRound::number), Some(1));
    assert_eq!(model.table_of_day(FREE), DAILY);
}

#[test]
fn coach_has_no_request_for_unknown_game() {
    let mut model = open("#/high-card");
    let at = model
        .table(FREE)
        .map(|_| model.table_of::<HighCard>(Mode::Free).position());
    assert_eq!(model.coached_position(), at.map(|at| (FREE, at)));
    // The coach does not know the game.
    assert_eq!(model.coach_request(), None);
    model.update(Msg::ToggledCoach);
    assert!(model.coach_may_judge());
    assert_eq!(
        model.guide_pieces(),
        HighCard::guide(model.table_of::<HighCard>(Mode::Free))
    );
}

#[test]
fn check_recomputes_deal() {
    let secret = Secret::from_bytes([7; 32]);
    let query = format!(
        "game=high-card&seal={}&deal={}&cut=0&play=k",
        secret.seal(),
        secret.to_hex()
    );
    let check = AnyCheck::parse(&Fields::parse(&query))
        .expect("a deal")
        .expect(&query);
    assert_eq!(check.verdict(&Noted::Nothing), CheckVerdict::Consistent);
    assert_eq!(check.destinations().len(), 104);
    let today = "2026-11-27".parse().expect("a day");
    let secret = Secret::daily("high-card", today, 3);
    let query = format!(
        "game=high-card&seal={}&deal={}&cut=0&play=k",
        secret.seal(),
        secret.to_hex()
    );
    let check = AnyCheck::parse(&Fields::parse(&query))
        .expect("a deal")
        .expect(&query);
    let DaySearch::Found(round) = DaySearch::START.look_on(&check) else {
        panic!("the deal of a day");
    };
    assert_eq!((round.date(), round.number()), (today, 3));
}

#[test]
fn history_keeps_rounds_of_the_game() {
    let (_, record) = played();
    assert_eq!(record.game, GameName::HighCard);
    let row = row_of(record.clone(), &mut Judge::default()).expect("a row");
    assert_eq!(
        Row::parse(record.id.clone(), &row.to_string()),
        Ok(row.clone())
    );
    let played = record.play().expect("a round");
    assert_eq!(
        (played.game_in_check(), played.decisions()),
        ("high-card", 1)
    );
    assert_eq!(row.facts.verdict, played.verdict());
    assert_eq!(played.scenes(None).len(), 2);
    assert_eq!(worth(record.game, &played.terms()), Err(NoWorth::NotExact));
    let english = Language::English;
    assert_eq!(
        crate::pages::history::words::game_of(english, &record),
        words(Language::English).count()
    );
    assert_eq!(
        crate::pages::history::words::decision(english, record.game, 'k', &[]),
        "Keep"
    );
}

#[test]
fn statistics_count_rounds_of_the_game() {
    let (_, record) = played();
    let row = row_of(record.clone(), &mut Judge::default()).expect("a row");
    let group = Group::of(&row, &record.play().expect("a round")).expect("a group");
    assert_eq!(group.game, GameName::HighCard);
    let mut page = stats::StatsPage::default();
    page.open(&VisitPage::first(&Fields::new()));
    let effects = page.update(stats::Msg::Opened(20_779));
    let asked = effects.iter().find_map(|effect| match effect {
        stats::Effect::Own(stats::OwnEffect::Ask(serial, _)) => Some(*serial),
        _ => None,
    });
    let counted = vec![(group, Sums::of(&row))];
    let answer = Answer::Sums(counted);
    page.update(stats::Msg::Answered(asked.expect("a question"), answer));
    assert_eq!(page.games(), [GameName::HighCard]);
    assert_eq!(
        crate::pages::stats::words::terms(Language::English, record.game, ""),
        "Two decks"
    );
}

#[test]
fn lists_for_tests_have_the_game() {
    let routes: Vec<Route> = Route::all().collect();
    assert!(routes.contains(&FREE.route()));
    assert!(TableId::ALL.contains(&DAILY) && GameName::ALL.contains(&GameName::HighCard));
    // The browser tests have no other lists: axe and layout use `places`, and the monkey uses all routes.
    let places = include_str!("../../../e2e/places.rs");
    assert!(places.contains("TableId::ALL") && places.contains("Reading::ALL"));
    assert!(places.contains("Route::all()"));
    assert!(include_str!("../../../e2e/monkey.rs").contains("Route::all()"));
    // Every game and every page has a name in every language.
    for language in Language::ALL {
        for route in &routes {
            assert!(!words(language).heading(*route).is_empty(), "{route:?}");
        }
    }
    assert_eq!(
        words(Language::English).heading(FREE.route()),
        words(Language::English).count()
    );
}
