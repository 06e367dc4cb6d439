//! Features for new players: how to play, a hint, and a score that can be reset.

use crate::support::{DAILY, address_of, table_of};

use fair_deal::app::guide::GuideText;
use fair_deal::app::language::Language;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::{Setting, Visitor};
use fair_deal::app::{Cmd, Model, Msg, Panel, Stored};
use fair_deal::blackjack::{Action, Preset};
use fair_deal::core::{Jokers, Secret};
use fair_deal::poker::Character;
use fair_deal::poker::poker_match::{Opponents, Rules};
use fair_deal::table::{self, Button, Mode, Tally};
use fair_deal::text::guide::Piece;

const ENGLISH: &str = include_str!("../words/en/guide.html");
const BLACKJACK: TableId = TableId::Blackjack(Mode::Free);

/// The app at this address with these stored tables. All its tables get entropy.
fn open(fragment: &str, tables: Vec<(TableId, String)>) -> Model {
    let stored = Stored {
        tables,
        ..Stored::default()
    };
    let (mut model, cmds) = Model::open(fragment, Visitor::default(), &stored);
    for cmd in cmds {
        if let Cmd::DrawEntropy(id, at) = cmd {
            let _ = model.update(Msg::GotEntropy(id, Ok(Secret::from_bytes([7; 32])), at));
        }
    }
    model
}

/// Clicks a button of the blackjack table.
fn click(model: &mut Model, button: Button<Action>) -> Vec<Cmd> {
    let at = model.blackjack(Mode::Free).position();
    model.update(Msg::Blackjack(Mode::Free, table::Msg::Clicked(button, at)))
}

/// Returns the last save of the blackjack table among these commands.
fn saved(cmds: &[Cmd]) -> Option<String> {
    let save = |cmd: &Cmd| match cmd {
        Cmd::Save(BLACKJACK, save) => Some(save.clone()),
        _ => None,
    };
    cmds.iter().rev().find_map(save)
}

#[test]
fn guide_is_fetched_once_and_again_after_failure() {
    let mut model = open("#/blackjack", vec![]);
    let fetches = |cmds: Vec<Cmd>| -> Vec<Language> {
        let language = |cmd| match cmd {
            Cmd::FetchGuide(language) => Some(language),
            _ => None,
        };
        cmds.into_iter().filter_map(language).collect()
    };
    let open_guide = || Msg::OpenedPanel(Panel::Guide);
    let got = |text: Option<&str>| Msg::GotGuide(Language::English, text.map(str::to_owned));
    assert_eq!(fetches(model.update(open_guide())), [Language::English]);
    assert_eq!(fetches(model.update(open_guide())), [], "it is on its way");
    for nothing in [None, Some("<html>")] {
        let _ = model.update(got(nothing));
        assert_eq!(*model.guide(), GuideText::Failed(Language::English));
        let again = fetches(model.update(Msg::ClickedTryGuide));
        assert_eq!(again, [Language::English]);
    }
    // The app gives up, and then the guide arrives.
    let _ = model.update(got(None));
    let _ = model.update(got(Some(ENGLISH)));
    assert!(matches!(
        model.guide(),
        GuideText::Here(Language::English, _)
    ));
    let _ = model.update(got(None));
    assert!(matches!(model.guide(), GuideText::Here(..)), "too late");
    let _ = model.update(Msg::ClosedPanel);
    assert_eq!(fetches(model.update(open_guide())), []);
    let russian = Msg::Chose(Setting::Language(Language::Russian));
    assert_eq!(
        fetches(model.update(russian)),
        [],
        "until its words are here"
    );
    let words = Msg::GotWords(Language::Russian, true);
    assert_eq!(fetches(model.update(words)), [Language::Russian]);
    let _ = model.update(got(Some(ENGLISH)));
    assert_eq!(
        *model.guide(),
        GuideText::Asked(Language::Russian),
        "another language"
    );
    // A hidden guide is not fetched. Its page is another place that shows it.
    let _ = model.update(Msg::ClosedPanel);
    let _ = model.update(Msg::Chose(Setting::Language(Language::Japanese)));
    let words = Msg::GotWords(Language::Japanese, true);
    assert_eq!(fetches(model.update(words)), []);
    let page = Msg::FragmentChanged("#/rules".into());
    assert_eq!(fetches(model.update(page)), [Language::Japanese]);
}

#[test]
fn guide_describes_the_rules_of_the_table() {
    let mut model = open("#/blackjack", vec![]);
    let blackjack = |preset| vec![Piece::Blackjack, Piece::Preset(preset), Piece::NoBets];
    assert_eq!(model.guide_pieces(), blackjack(Preset::Classic));
    for preset in Preset::WITHOUT_BETS {
        let chosen = table::Msg::ChoseRules(preset.rules());
        let _ = model.update(Msg::Blackjack(Mode::Free, chosen));
        assert_eq!(model.guide_pieces(), blackjack(preset));
    }
    let mut model = open("#/poker/solo", vec![]);
    assert_eq!(model.guide_pieces(), [Piece::SoloDraw, Piece::Ranking]);
    let _ = model.update(Msg::SoloDraw(
        Mode::Free,
        table::Msg::ChoseRules(Jokers::Two),
    ));
    assert_eq!(
        model.guide_pieces(),
        [Piece::SoloDraw, Piece::Ranking, Piece::Jokers]
    );
    let mut model = open("#/poker/duel", vec![]);
    let opponents = Opponents::new(&[Character::Actuary, Character::Rock]).expect("two");
    let rules = Rules {
        jokers: Jokers::None,
        opponents,
        ..Rules::default()
    };
    let _ = model.update(Msg::PokerMatch(Mode::Free, table::Msg::ChoseRules(rules)));
    let expected = [
        Piece::PokerMatch,
        Piece::Ranking,
        Piece::Opponents,
        Piece::Opponent(Character::Rock),
        Piece::Opponent(Character::Actuary),
    ];
    assert_eq!(model.guide_pieces(), expected);
    for fragment in &DAILY.map(address_of) {
        let pieces = open(fragment, vec![]).guide_pieces();
        assert_eq!(pieces.last(), Some(&Piece::Daily), "{fragment}");
    }
    assert_eq!(open("#/rules", vec![]).guide_pieces(), Piece::ALL);
}

#[test]
fn help_appears_at_the_first_decision_only() {
    let mut model = open("#/blackjack", vec![]);
    let exam = table::Msg::ChoseRules(Preset::Exam.rules());
    let _ = model.update(Msg::Blackjack(Mode::Free, exam));
    assert!(model.is_new_at_game(BLACKJACK));
    let dealt = click(&mut model, Button::Deal);
    assert!(model.is_new_at_game(BLACKJACK), "nothing is decided yet");
    let unplayed = vec![(BLACKJACK, saved(&dealt).expect("a save"))];
    assert!(open("", unplayed).is_new_at_game(BLACKJACK));
    let hit = click(&mut model, Button::Act(Action::Hit));
    assert!(!model.is_new_at_game(BLACKJACK));
    assert!(!model.is_new_at_game(TableId::Blackjack(Mode::Daily)));
    assert!(
        model.is_new_at_game(TableId::SoloDraw(Mode::Free)),
        "another game"
    );
    // After a link has opened another deal, the finished round is no longer visible.
    let link = format!(
        "#/blackjack?deal={}&cut=0",
        Secret::from_bytes([9; 32]).to_hex()
    );
    let laid = model.update(Msg::FragmentChanged(link));
    for cmds in [hit, laid] {
        let tables = vec![(BLACKJACK, saved(&cmds).expect("a save"))];
        assert!(!open("", tables).is_new_at_game(BLACKJACK));
    }
    // Older saves lack this field. A player with a score has made a decision.
    let (save, other) = (saved(&dealt).expect("a save"), "&visit=sometimes");
    let old = save.replace("tally=0-0-0", "tally=1-0-0");
    assert_ne!(old, save);
    assert!(!open("", vec![(BLACKJACK, old)]).is_new_at_game(BLACKJACK));
    let damaged = open("", vec![(BLACKJACK, save + other)]);
    assert!(damaged.notice().is_some(), "nothing of it is believed");
}

#[test]
fn score_is_reset_by_a_second_request_only() {
    let mut model = open("#/blackjack", vec![]);
    assert_eq!(
        model.update(Msg::ClickedReset(BLACKJACK)),
        [],
        "nothing to lose"
    );
    assert_eq!(model.resetting(), None);
    let exam = table::Msg::ChoseRules(Preset::Exam.rules());
    let _ = model.update(Msg::Blackjack(Mode::Free, exam));
    let _ = click(&mut model, Button::Deal);
    let _ = click(&mut model, Button::Act(Action::Stand));
    while !model.blackjack(Mode::Free).phase().is_over() {
        let at = model.blackjack(Mode::Free).position();
        let _ = model.update(Msg::PauseOver(BLACKJACK, at));
    }
    let score = |model: &Model| table_of(model, BLACKJACK).tally();
    assert_eq!(score(&model).rounds(), 1);
    for between in [
        Msg::OpenedPanel(Panel::Keys),
        Msg::ClosedPanel,
        Msg::FragmentChanged("#/blackjack".into()),
        Msg::Chose(Setting::Language(Language::English)),
    ] {
        assert_eq!(model.update(Msg::ClickedReset(BLACKJACK)), []);
        assert_eq!(model.resetting(), Some(BLACKJACK));
        let _ = model.update(between.clone());
        assert_eq!(model.resetting(), None, "{between:?}");
    }
    let poker_match = TableId::PokerMatch(Mode::Free);
    let _ = model.update(Msg::ClickedReset(BLACKJACK));
    let _ = model.update(Msg::ClickedReset(poker_match));
    assert_eq!(score(&model).rounds(), 1, "that of the other game is zero");
    let cmds = model.update(Msg::ClickedReset(BLACKJACK));
    assert_eq!(score(&model), Tally::default());
    let save = saved(&cmds).expect("it is stored");
    assert!(save.contains("&tally=0-0-0"), "{save}");
    let kept = open("", vec![(BLACKJACK, save)]);
    assert_eq!(score(&kept), Tally::default());
    assert!(table_of(&kept, BLACKJACK).is_dealt(), "the round stays");
}
