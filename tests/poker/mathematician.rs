//! The page fetches the strategy of the Mathematician when a choice, a link or a save needs it.

use crate::support::load_solution;
use fair_deal::app::route::TableId;
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Cmd, Model, Msg, Notice, Stored};
use fair_deal::core::Secret;
use fair_deal::poker::Character;
use fair_deal::poker::poker_match::{Betting, Opponents, Rules};
use fair_deal::table::{self, Button, Mode};

const DUEL: &str = "#/poker/duel";

const ID: TableId = TableId::PokerMatch(Mode::Free);

fn rules(opponents: Opponents) -> Rules {
    Rules {
        opponents,
        betting: Betting::FixedLimit,
        ..Rules::default()
    }
}

fn chose(opponents: Opponents) -> Msg {
    Msg::PokerMatch(Mode::Free, table::Msg::ChoseRules(rules(opponents)))
}

fn open(fragment: &str, stored: &Stored) -> (Model, Vec<Cmd>) {
    Model::open(fragment, Visitor::default(), stored)
}

fn chosen(model: &Model) -> Rules {
    *model.poker_match(Mode::Free).chosen_rules()
}

/// The stored data after the start of a round against the Mathematician, and the cards of the player.
fn round_under_way() -> (Stored, String) {
    load_solution();
    let stored = Stored {
        has_solution: true,
        ..Stored::default()
    };
    let (mut model, cmds) = open(DUEL, &stored);
    for cmd in cmds {
        if let Cmd::DrawEntropy(id, at) = cmd {
            let _ = model.update(Msg::GotEntropy(id, Ok(Secret::from_bytes([9; 32])), at));
        }
    }
    let _ = model.update(chose(Opponents::MATHEMATICIAN));
    let at = model.poker_match(Mode::Free).position();
    let deal = table::Msg::Clicked(Button::Deal, at);
    let _ = model.update(Msg::PokerMatch(Mode::Free, deal));
    let table = model.poker_match(Mode::Free);
    assert!(table.phase().is_under_way());
    let save = table.save().expect("a round");
    let stored = Stored {
        tables: vec![(ID, save.clone())],
        ..Stored::default()
    };
    (stored, save)
}

#[test]
fn choice_waits_for_the_strategy() {
    let (mut model, _) = open(DUEL, &Stored::default());
    let before = chosen(&model);
    let choice = chose(Opponents::MATHEMATICIAN);
    assert_eq!(model.update(choice.clone()), [Cmd::FetchSolution]);
    assert_eq!(model.update(choice.clone()), [], "it is on its way");
    assert_eq!(model.notice(), Some(Notice::SolutionComing));
    assert_eq!(chosen(&model), before);
    let _ = model.update(Msg::GotSolution(true));
    assert_eq!(model.notice(), None);
    assert_eq!(chosen(&model), rules(Opponents::MATHEMATICIAN));
    // From now on the choice is immediate.
    let _ = model.update(chose(Opponents::TEXTBOOK));
    assert!(!model.update(choice).contains(&Cmd::FetchSolution));
    assert_eq!(chosen(&model), rules(Opponents::MATHEMATICIAN));
}

#[test]
fn strategy_that_does_not_come_is_fetched_again_on_request() {
    let (mut model, _) = open(DUEL, &Stored::default());
    let before = chosen(&model);
    let _ = model.update(chose(Opponents::MATHEMATICIAN));
    assert_eq!(model.update(Msg::GotSolution(false)), []);
    assert_eq!(model.notice(), Some(Notice::SolutionNotHere));
    assert_eq!(chosen(&model), before);
    let again = model.update(Msg::ClickedTrySolution);
    assert_eq!(again, [Cmd::FetchSolution]);
    assert_eq!(model.notice(), Some(Notice::SolutionComing));
    let _ = model.update(Msg::GotSolution(true));
    assert_eq!(chosen(&model), rules(Opponents::MATHEMATICIAN));
}

#[test]
fn other_choice_takes_the_place_of_one_that_waits() {
    let (mut model, _) = open(DUEL, &Stored::default());
    let _ = model.update(chose(Opponents::MATHEMATICIAN));
    let rock = Opponents::new(&[Character::Rock]).expect("one");
    let _ = model.update(chose(rock));
    assert_eq!(model.notice(), None);
    let _ = model.update(Msg::GotSolution(false));
    assert_eq!(model.notice(), None, "nothing needs it any more");
    let _ = model.update(Msg::GotSolution(true));
    assert_eq!(chosen(&model), rules(rock));
}

#[test]
fn save_without_the_strategy_stays_as_it_is() {
    let (stored, save) = round_under_way();
    let (mut model, cmds) = open(DUEL, &stored);
    assert_eq!(model.notice(), Some(Notice::SolutionNotHere));
    let is_backup = |cmd: &&Cmd| matches!(cmd, Cmd::BackUpTable(_));
    assert_eq!(cmds.iter().find(is_backup), None);
    // The player can play others meanwhile, and nothing overwrites the save.
    let mut all = cmds;
    let secret = Secret::from_bytes([1; 32]);
    let at = model.poker_match(Mode::Free).position();
    all.extend(model.update(Msg::GotEntropy(ID, Ok(secret), at)));
    let at = model.poker_match(Mode::Free).position();
    let deal = table::Msg::Clicked(Button::Deal, at);
    all.extend(model.update(Msg::PokerMatch(Mode::Free, deal)));
    assert!(model.poker_match(Mode::Free).phase().round().is_some());
    let is_saved = |cmd: &&Cmd| matches!(cmd, Cmd::Save(ID, _));
    assert_eq!(all.iter().find(is_saved), None);
    assert!(model.reload_state().tables.is_empty());
    // With the strategy the round comes back.
    assert_eq!(model.update(Msg::ClickedTrySolution), [Cmd::FetchSolution]);
    assert_eq!(model.update(Msg::GotSolution(true)), [Cmd::ResumeTables]);
    let _ = model.update(Msg::ResumedTables(stored, DUEL.to_owned()));
    assert_eq!(model.poker_match(Mode::Free).save(), Some(save));
    assert_eq!(model.notice(), None);
}

#[test]
fn link_waits_for_the_strategy() {
    load_solution();
    let link = "#/poker/duel?rules=m-6a0bdafe78f2c12c-chips";
    let (mut model, _) = open(DUEL, &Stored::default());
    let moved = Msg::FragmentChanged(link.to_owned());
    assert_eq!(model.update(moved), [Cmd::FetchSolution]);
    let _ = model.update(Msg::GotSolution(true));
    assert_eq!(chosen(&model), rules(Opponents::MATHEMATICIAN));
    // At the start the page offers to fetch it, and then follows the link.
    let (mut model, _) = open(link, &Stored::default());
    assert_eq!(model.route(), fair_deal::app::route::Route::DUEL);
    assert_eq!(model.notice(), Some(Notice::SolutionNotHere));
    assert_ne!(chosen(&model), rules(Opponents::MATHEMATICIAN));
    let _ = model.update(Msg::ClickedTrySolution);
    let _ = model.update(Msg::GotSolution(true));
    assert_eq!(chosen(&model), rules(Opponents::MATHEMATICIAN));
}
