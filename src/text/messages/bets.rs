// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{BetField, Figure, Measure, Player};

/// The index of this section in a table.
const SECTION: usize = 15;

impl Keyed for BetField { fn key(self) -> u8 { match self { BetField::Dealt => 0, BetField::Rounds => 1, BetField::Seed => 2, BetField::Bank => 3, BetField::Risk => 4 } } }
impl Keyed for Player { fn key(self) -> u8 { match self { Player::NoError => 0, Player::Misses => 1, Player::Basic => 2 } } }
impl Keyed for Figure { fn key(self) -> u8 { match self { Figure::Bet => 0, Figure::Mean => 1, Figure::Deviation => 2, Figure::MeanOfHundred => 3, Figure::DeviationOfHundred => 4, Figure::Edge => 5, Figure::Score => 6, Figure::N0 => 7, Figure::Ruin => 8, Figure::Kelly => 9, Figure::HalfKelly => 10 } } }

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn bets_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Note below the introduction: casinos may object to counting, and nothing here is for real money.
    pub fn casino(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Notice: a part of the address cannot be read.
    pub fn bets_mangled(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Note: the rules shuffle after every round, so a shoe is simulated instead.
    pub fn other_shoe(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Error: one of the rules cannot be simulated.
    pub fn not_simulated(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Heading of the choices.
    pub fn bets_table_heading(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Label of the choice of the counting system.
    pub fn bets_system(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Value of that choice: tags from the address.
    pub fn own_tags(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Label of the choice of the number of seats.
    pub fn seats(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Label of the field for the part of the shoe that is dealt.
    pub fn bets_dealt(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Label of the field for the number of rounds.
    pub fn bets_rounds(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Label of the field for the seed.
    pub fn seed(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Label of the field for the bankroll.
    pub fn bets_bank(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Label of the field for the risk of the best ramp.
    pub fn risk(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Heading of the player’s ramp.
    pub fn ramp_heading(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Introduction to the ramp of a balanced system.
    pub fn ramp_intro(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Button: saves the ramp for the blackjack table.
    pub fn keep(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Note below the ramp: it is saved.
    pub fn kept(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Note below the ramp: the browser did not save it.
    pub fn not_stored(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Note below the ramp: the saved ramp cannot be read, and is not overwritten.
    pub fn bets_unreadable(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Button: deletes the saved ramp.
    pub fn bets_forget(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Button: starts the simulation.
    pub fn run(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Button: stops the simulation.
    pub fn bets_cancel(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Shown while the simulation starts.
    pub fn begun(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Error: the web worker of the simulation does not start or has failed.
    pub fn no_worker(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Note: the results are for other choices than those on the page.
    pub fn outdated(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Heading of the results.
    pub fn results_heading(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
    /// Column of the results: the figure.
    pub fn figure(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Note below the results: the three players.
    pub fn players_note(self) -> &'static str { self.fixed(SECTION, 28, &[]) }
    /// Note below the results: the formulas.
    pub fn formulas(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Heading of the best ramp.
    pub fn best_heading(self) -> &'static str { self.fixed(SECTION, 30, &[]) }
    /// Introduction to the best ramp.
    pub fn best_intro(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Shown when no ramp gains with that risk.
    pub fn no_best(self) -> &'static str { self.fixed(SECTION, 32, &[]) }
    /// Title of the chart of the edge by true count.
    pub fn edge_title(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Title of the chart of the rounds by true count.
    pub fn share_title(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// Title of the chart of the risk of ruin.
    pub fn ruin_title(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Column: the true count.
    pub fn bets_count(self) -> &'static str { self.fixed(SECTION, 36, &[]) }
    /// Column: the running count.
    pub fn running_count(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Title of the chart of the edge by running count.
    pub fn edge_by_running(self) -> &'static str { self.fixed(SECTION, 38, &[]) }
    /// Title of the chart of the rounds by running count.
    pub fn share_by_running(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Column: the share of rounds.
    pub fn bets_share(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// Column: the edge.
    pub fn bets_edge(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Column: the standard error.
    pub fn error(self) -> &'static str { self.fixed(SECTION, 42, &[]) }
    /// Column: the player’s bet.
    pub fn bets_bet(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// Column: the bet of the best ramp.
    pub fn bets_best(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// Error below a field: what to type instead. `field`: the field.
    pub fn wrong_field(self, field: BetField) -> &'static str { self.fixed(SECTION, 45, &[Arg::Key(field.key())]) }
    /// Error below the ramp: what to type instead.
    pub fn wrong_ramp(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Column of the results: a player. `player`: the player.
    pub fn player(self, player: Player) -> &'static str { self.fixed(SECTION, 47, &[Arg::Key(player.key())]) }
    /// Row of the results: a figure. `figure`: the figure.
    pub fn figure_name(self, figure: Figure) -> &'static str { self.fixed(SECTION, 48, &[Arg::Key(figure.key())]) }
    /// Introduction to the ramp of an unbalanced system, which goes by the running count. `start`: the running count after a shuffle, with its sign; `decks`: the number of decks in the shoe.
    pub fn running_intro(self, start: &str, decks: &str) -> String { self.say(SECTION, 49, &[Arg::Text(start), Arg::Text(decks)]) }
    /// Note below that: the player starts the running count at the table elsewhere. `start`: the start at the table, with its sign; `shift`: the difference between the two starts; `higher`: whether the start at the table is higher.
    pub fn running_shift(self, start: &str, shift: impl Count, higher: bool) -> String { self.say(SECTION, 50, &[Arg::Text(start), Arg::Number(shift.count()), Arg::Key(higher.key())]) }
    /// First step of a ramp: this count and all below it. `count`: the count, with its sign.
    pub fn up_to(self, count: &str) -> String { self.say(SECTION, 51, &[Arg::Text(count)]) }
    /// Last step of a ramp: this count and all above it. `count`: the count, with its sign.
    pub fn bets_from(self, count: &str) -> String { self.say(SECTION, 52, &[Arg::Text(count)]) }
    /// Label of the field for the bet at a count. `measure`: what the ramp goes by; `counts`: a count with its sign, or all from it on up or down.
    pub fn bet_at(self, measure: Measure, counts: &str) -> String { self.say(SECTION, 53, &[Arg::Key(measure.key()), Arg::Text(counts)]) }
    /// Progress of the simulation. `done`: the number of rounds played, with each player; `all`: the total number.
    pub fn bets_progress(self, done: &str, all: &str) -> String { self.say(SECTION, 54, &[Arg::Text(done), Arg::Text(all)]) }
    /// Shown after the simulation was stopped. `done`: the number of rounds played, with each player.
    pub fn bets_cancelled(self, done: &str) -> String { self.say(SECTION, 55, &[Arg::Text(done)]) }
    /// Announcement: the result of the player without errors. `mean`: the number of units, with its sign; `error`: the standard error, with ± before it.
    pub fn bets_told(self, mean: &str, error: &str) -> String { self.say(SECTION, 56, &[Arg::Text(mean), Arg::Text(error)]) }
    /// Announcement: the results of the best ramp and of the player’s ramp. `best`: the number of units the best ramp brings, with its sign; `own`: the number of units the player’s own brings, with its sign.
    pub fn best_told(self, best: &str, own: &str) -> String { self.say(SECTION, 57, &[Arg::Text(best), Arg::Text(own)]) }
    /// Standard error after a figure. `error`: the error, in digits.
    pub fn plus_or_minus(self, error: &str) -> String { self.say(SECTION, 58, &[Arg::Text(error)]) }
}
