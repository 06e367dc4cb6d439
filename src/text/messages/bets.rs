// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{BetsWords, Keyed};
use crate::text::choices::{BetField, Figure, Measure, Player};

/// The place of these messages in a table.
const SECTION: usize = 14;

impl Keyed for BetField {
    fn key(self) -> u8 {
        match self {
            BetField::Dealt => 0,
            BetField::Rounds => 1,
            BetField::Seed => 2,
            BetField::Bank => 3,
            BetField::Risk => 4,
        }
    }
}

impl Keyed for Player {
    fn key(self) -> u8 {
        match self {
            Player::NoError => 0,
            Player::Misses => 1,
            Player::Basic => 2,
        }
    }
}

impl Keyed for Figure {
    fn key(self) -> u8 {
        match self {
            Figure::Bet => 0,
            Figure::Mean => 1,
            Figure::Deviation => 2,
            Figure::MeanOfHundred => 3,
            Figure::DeviationOfHundred => 4,
            Figure::Edge => 5,
            Figure::Score => 6,
            Figure::N0 => 7,
            Figure::Ruin => 8,
            Figure::Kelly => 9,
            Figure::HalfKelly => 10,
        }
    }
}

impl BetsWords {
    /// What the page is for.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// What a casino may do, and that nothing is for real money.
    #[must_use]
    pub fn casino(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// A part of the address could not be read.
    #[must_use]
    pub fn mangled(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// The rules shuffle for every round, and a shoe is simulated all the same.
    #[must_use]
    pub fn other_shoe(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// One of the rules is not simulated.
    #[must_use]
    pub fn not_simulated(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// The heading of the table and its player.
    #[must_use]
    pub fn table_heading(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// Names the choice of a counting system.
    #[must_use]
    pub fn system(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// Names tags that come from the address.
    #[must_use]
    pub fn own_tags(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// Names the choice of how many seats are played.
    #[must_use]
    pub fn seats(self) -> &'static str {
        self.fixed(SECTION, 8, &[])
    }

    /// Names the field for how much of the shoe is dealt.
    #[must_use]
    pub fn dealt(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// Names the field for how many rounds are played.
    #[must_use]
    pub fn rounds(self) -> &'static str {
        self.fixed(SECTION, 10, &[])
    }

    /// Names the field for the seed.
    #[must_use]
    pub fn seed(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// Names the field for the bankroll.
    #[must_use]
    pub fn bank(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// Names the field for the risk of the best ramp.
    #[must_use]
    pub fn risk(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// The heading of the ramp.
    #[must_use]
    pub fn ramp_heading(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// How a ramp is read.
    #[must_use]
    pub fn ramp_intro(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// Keeps the ramp for the table.
    #[must_use]
    pub fn keep(self) -> &'static str {
        self.fixed(SECTION, 16, &[])
    }

    /// The ramp is kept.
    #[must_use]
    pub fn kept(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// The browser could not store it.
    #[must_use]
    pub fn not_stored(self) -> &'static str {
        self.fixed(SECTION, 18, &[])
    }

    /// What it keeps cannot be read, and is not overwritten.
    #[must_use]
    pub fn unreadable(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// Deletes what is kept.
    #[must_use]
    pub fn forget(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Begins it.
    #[must_use]
    pub fn run(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// Stops it.
    #[must_use]
    pub fn cancel(self) -> &'static str {
        self.fixed(SECTION, 22, &[])
    }

    /// It has begun.
    #[must_use]
    pub fn begun(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// The browser has no worker for it.
    #[must_use]
    pub fn no_worker(self) -> &'static str {
        self.fixed(SECTION, 24, &[])
    }

    /// The results are for other choices than those on the page.
    #[must_use]
    pub fn outdated(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// The heading of the figures.
    #[must_use]
    pub fn results_heading(self) -> &'static str {
        self.fixed(SECTION, 26, &[])
    }

    /// Names the column of the figures.
    #[must_use]
    pub fn figure(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// Who the three players are.
    #[must_use]
    pub fn players_note(self) -> &'static str {
        self.fixed(SECTION, 28, &[])
    }

    /// The formulas.
    #[must_use]
    pub fn formulas(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// The heading of the best ramp.
    #[must_use]
    pub fn best_heading(self) -> &'static str {
        self.fixed(SECTION, 30, &[])
    }

    /// What the best ramp is.
    #[must_use]
    pub fn best_intro(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// No ramp gains with that risk.
    #[must_use]
    pub fn no_best(self) -> &'static str {
        self.fixed(SECTION, 32, &[])
    }

    /// The title of the chart of the edge.
    #[must_use]
    pub fn edge_title(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// The title of the chart of how often each count comes.
    #[must_use]
    pub fn share_title(self) -> &'static str {
        self.fixed(SECTION, 34, &[])
    }

    /// The title of the chart of ruin.
    #[must_use]
    pub fn ruin_title(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// Names the column of true counts.
    #[must_use]
    pub fn count(self) -> &'static str {
        self.fixed(SECTION, 36, &[])
    }

    /// Names the column of running counts.
    #[must_use]
    pub fn running_count(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// The title of the chart of the edge by the running count.
    #[must_use]
    pub fn edge_by_running(self) -> &'static str {
        self.fixed(SECTION, 38, &[])
    }

    /// The title of the chart of how often each running count comes.
    #[must_use]
    pub fn share_by_running(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// Names the column of the share of rounds.
    #[must_use]
    pub fn share(self) -> &'static str {
        self.fixed(SECTION, 40, &[])
    }

    /// Names the column of the edge.
    #[must_use]
    pub fn edge(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// Names the column of standard errors.
    #[must_use]
    pub fn error(self) -> &'static str {
        self.fixed(SECTION, 42, &[])
    }

    /// Names the column of the player’s bets.
    #[must_use]
    pub fn bet(self) -> &'static str {
        self.fixed(SECTION, 43, &[])
    }

    /// Names the column of the best ramp’s bets.
    #[must_use]
    pub fn best(self) -> &'static str {
        self.fixed(SECTION, 44, &[])
    }

    /// Says what must be typed in a field instead, below it.
    ///
    /// - `field`: which field
    #[must_use]
    pub fn wrong_field(self, field: BetField) -> &'static str {
        self.fixed(SECTION, 45, &[Arg::Key(field.key())])
    }

    /// Says what must be typed for the ramp instead, below it.
    #[must_use]
    pub fn wrong_ramp(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// Names a player, at the head of a column of figures.
    ///
    /// - `player`: which player
    #[must_use]
    pub fn player(self, player: Player) -> &'static str {
        self.fixed(SECTION, 47, &[Arg::Key(player.key())])
    }

    /// Names a figure, at the head of its row.
    ///
    /// - `figure`: which figure
    #[must_use]
    pub fn figure_name(self, figure: Figure) -> &'static str {
        self.fixed(SECTION, 48, &[Arg::Key(figure.key())])
    }

    /// How a ramp by the running count is read, above it.
    ///
    /// - `start`: the running count after a shuffle, with its sign
    /// - `decks`: how many decks are in the shoe
    #[must_use]
    pub fn running_intro(self, start: &str, decks: &str) -> String {
        self.say(SECTION, 49, &[Arg::Text(start), Arg::Text(decks)])
    }

    /// This count and all below it: the first step of a ramp.
    ///
    /// - `count`: the count, with its sign
    #[must_use]
    pub fn up_to(self, count: &str) -> String {
        self.say(SECTION, 50, &[Arg::Text(count)])
    }

    /// This count and all above it: the last step of a ramp.
    ///
    /// - `count`: the count, with its sign
    #[must_use]
    pub fn from(self, count: &str) -> String {
        self.say(SECTION, 51, &[Arg::Text(count)])
    }

    /// Names the field of the bet at these counts.
    ///
    /// - `measure`: what the ramp goes by
    /// - `counts`: a count with its sign, or all from it on up or down
    #[must_use]
    pub fn bet_at(self, measure: Measure, counts: &str) -> String {
        self.say(SECTION, 52, &[Arg::Key(measure.key()), Arg::Text(counts)])
    }

    /// Says how far the simulation is.
    ///
    /// - `done`: how many rounds are played, with each player
    /// - `all`: how many will be
    #[must_use]
    pub fn progress(self, done: &str, all: &str) -> String {
        self.say(SECTION, 53, &[Arg::Text(done), Arg::Text(all)])
    }

    /// The visitor has stopped the simulation.
    ///
    /// - `done`: how many rounds were played, with each player
    #[must_use]
    pub fn cancelled(self, done: &str) -> String {
        self.say(SECTION, 54, &[Arg::Text(done)])
    }

    /// What 100 rounds bring the player who makes no error.
    ///
    /// - `mean`: how many units, with its sign
    /// - `error`: the standard error, with ± before it
    #[must_use]
    pub fn told(self, mean: &str, error: &str) -> String {
        self.say(SECTION, 55, &[Arg::Text(mean), Arg::Text(error)])
    }

    /// What 100 rounds bring with the best ramp, and with the player’s own.
    ///
    /// - `best`: how many units the best ramp brings, with its sign
    /// - `own`: how many the player’s own brings, with its sign
    #[must_use]
    pub fn best_told(self, best: &str, own: &str) -> String {
        self.say(SECTION, 56, &[Arg::Text(best), Arg::Text(own)])
    }

    /// The standard error of a figure, behind it.
    ///
    /// - `error`: the error, in digits
    #[must_use]
    pub fn plus_or_minus(self, error: &str) -> String {
        self.say(SECTION, 57, &[Arg::Text(error)])
    }
}
