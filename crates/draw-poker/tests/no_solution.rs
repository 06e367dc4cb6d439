//! Without the file of its solution the Mathematician plays no round. This program never loads it.

use draw_poker::chips::Stake;
use draw_poker::equilibrium::{NotASolution, NotLoaded, SolutionVersion, SolvedPlayer};
use draw_poker::poker_match::{Betting, Opponents, Round, Rules};
use draw_poker::{NoSolution, PokerMatch, PokerMatchTable, Refusal};
use fair_deal_table::{Button, Mode, Msg, News, Round as _, Table};
use fair_shuffle::Secret;

const RULES: Rules = Rules {
    jokers: fair_deal_core::Jokers::None,
    opponents: Opponents::MATHEMATICIAN,
    betting: Betting::FixedLimit,
};

#[test]
fn round_without_solution_is_refused() {
    let why = Refusal::NoSolution(NoSolution::NotLoaded);
    let refused = Round::accepts(&RULES, &Stake::usual(&RULES));
    assert_eq!(refused, Err(why.clone()));
    let (mut table, _): (PokerMatchTable, _) = Table::<PokerMatch>::open(Mode::Free);
    table.update(Msg::GotEntropy(
        Ok(Secret::from_bytes([7; 32])),
        table.position(),
    ));
    table.update(Msg::ChoseRules(RULES));
    table.update(Msg::Clicked(Button::Deal, table.position()));
    assert_eq!(table.news(), Some(&News::Refused(why)));
    assert!(table.phase().round().is_none());
}

#[test]
fn other_files_are_refused() {
    let none = SolvedPlayer::load(b"").map(|_| ());
    let version = SolutionVersion::of(b"");
    // printf '' | sha256sum
    assert_eq!(version.to_string(), "e3b0c44298fc1c14");
    assert_eq!(none, Err(NotLoaded::Version(version)));
    assert_eq!(
        NotLoaded::Version(version).to_string(),
        "The file of the solved poker match has the version e3b0c44298fc1c14, not 6a0bdafe78f2c12c."
    );
    let file = NotLoaded::File(NotASolution::Length);
    assert_eq!(file.to_string(), NotASolution::Length.to_string());
    assert!(SolvedPlayer::loaded(SolutionVersion::SHIPPED).is_none());
}
