//! English.

use super::{BetsPhrases, BetsWords};
use crate::coach::counting::{Measure, Player};
use crate::pages::bets::{Field, Figure, Problem};
use crate::text::english::English;

static PHRASES: BetsPhrases = BetsPhrases {
    lede: "A counter bets more when the count is high. Choose a table and a ramp, which is a bet for each count, \
         and see what they come to.",
    casino: "A casino may shuffle early, limit your bets or ask you to stop playing when you count cards, and nothing here is \
         for real money.",
    mangled: "Part of this address can't be read, so the usual choice stands in its place.",
    other_shoe: "These rules shuffle after every round, so there is nothing to count. A shoe is simulated instead; type 0 to shuffle every round.",
    not_simulated: "Rounds can't be simulated by one of these rules.",

    table_heading: "Table and player",
    system: "Counting system",
    own_tags: "Your own tags",
    seats: "Seats in play, yours among them",
    dealt: "Part of the shoe dealt, % (0: shuffle every round)",
    rounds: "Rounds",
    seed: "Seed",
    bank: "Bankroll, in units",
    risk: "Risk for the best ramp, %",
    ramp_heading: "Your ramp",
    ramp_intro: "One bet for each true count, in units. The true count is rounded down. A bet of 0 sits the round out.",
    keep: "Keep this ramp",
    kept: "The ramp is kept in this browser. If the settings have you asked for the count, the blackjack table judges your bets by it. Choose the same counting system there; the true count is rounded as you chose there. One unit is the table’s least bet. The table rounds bets to whole units and takes no 0: it counts as one unit.",
    not_stored: "The browser couldn’t store the ramp. It is lost when the page is loaded again, as for another language or a poker table.",
    unreadable: "The ramp kept in this browser can’t be read. To keep another, delete it first.",
    forget: "Delete the kept ramp",

    run: "Simulate",
    cancel: "Cancel",
    begun: "Simulating…",
    no_worker: "This browser can’t run the simulation.",
    outdated: "These results are for other choices. Simulate again for those on the page.",

    results_heading: "What the ramp comes to",
    figure: "Figure",
    players_note: "All three players bet by this ramp. The first also plays the published decisions of the page about \
         counting by the count, with the indices that the coach finds for these rules and this system. They are found for the \
         rules' own cut card, whatever share you type. The second does the same, but misses one card in fifty. The third \
         plays basic strategy alone. You sit last; the other seats play basic strategy.",
    formulas: "With m and s for the mean and the deviation of a round and B for the bankroll, the risk of ruin is Schlesinger’s \
         ((1 − m/s) / (1 + m/s)) to the power B/s, SCORE is 1,000,000 (m/s)² and N0 is (s/m)² rounds. Full Kelly’s bankroll is \
         s²/m, with a risk of ruin of about 13.5%; half Kelly’s is twice that, with about 1.8%. The number \
         after ± is the standard error. Rounds that you sit out count as rounds. The charts leave out counts with fewer \
         than one round in 1,000.",
    best_heading: "The best ramp",
    best_intro: "Of all ramps between your lowest and your highest bet with the risk and the bankroll above, this one gains the \
         most.",
    no_best: "No ramp between your lowest and your highest bet gains with this risk and this bankroll.",
    edge_title: "Edge by true count",
    share_title: "Rounds by true count",
    ruin_title: "Risk of ruin by bankroll",
    count: "True count",
    running_count: "Running count",
    edge_by_running: "Edge by running count",
    share_by_running: "Rounds by running count",
    share: "Rounds",
    edge: "Edge",
    error: "Standard error",
    bet: "Your bet",
    best: "Best bet",
};

impl BetsWords for English {
    fn phrases(&self) -> &'static BetsPhrases {
        &PHRASES
    }

    fn problem(&self, problem: Problem) -> &'static str {
        match problem {
            Problem::Field(Field::Dealt) => "Type a whole number from 0 to 95.",
            Problem::Field(Field::Rounds) => "Type a whole number from 1,000 to 1,000,000,000.",
            Problem::Field(Field::Seed) => "Type a whole number from 0 to 999,999,999.",
            Problem::Field(Field::Bank) => "Type a number of units above 0, up to 1,000,000,000.",
            Problem::Field(Field::Risk) => "Type a number between 0 and 100.",
            Problem::Ramp => {
                "Each bet is a number from 0 to 1,000,000, and at least one is above 0."
            }
        }
    }

    fn player(&self, player: Player) -> &'static str {
        match player {
            Player::NoError => "No error",
            Player::Misses => "One card in 50 missed",
            Player::Basic => "Basic strategy alone",
        }
    }

    fn figure_name(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Bet => "Mean bet",
            Figure::Mean => "Gain a round",
            Figure::Deviation => "Standard deviation of a round",
            Figure::MeanOfHundred => "Gain in 100 rounds",
            Figure::DeviationOfHundred => "Standard deviation of 100 rounds",
            Figure::Edge => "Gain per unit bet",
            Figure::Score => "SCORE",
            Figure::N0 => "N0, in rounds",
            Figure::Ruin => "Risk of ruin",
            Figure::Kelly => "Bankroll for full Kelly",
            Figure::HalfKelly => "Bankroll for half Kelly",
        }
    }

    fn running_intro(&self, start: &str, decks: &str) -> String {
        format!(
            "This system is unbalanced, so the ramp goes by the running count. It starts at {start} (decks in the shoe: {decks}) and is rounded down. Type one bet, in units, for each running count. A bet of 0 sits the round out."
        )
    }

    fn up_to(&self, count: &str) -> String {
        format!("{count} or lower")
    }

    fn from(&self, count: &str) -> String {
        format!("{count} or higher")
    }

    fn bet_at(&self, measure: Measure, counts: &str) -> String {
        match measure {
            Measure::TrueCount => format!("Bet at a true count of {counts}"),
            Measure::RunningCount => format!("Bet at a running count of {counts}"),
        }
    }

    fn progress(&self, done: &str, all: &str) -> String {
        format!("{done} of {all} rounds with each player.")
    }

    fn cancelled(&self, done: &str) -> String {
        format!("Stopped after {done} rounds with each player.")
    }

    fn told(&self, mean: &str, error: &str) -> String {
        format!("Without an error, 100 rounds bring {mean} {error} units.")
    }

    fn best_told(&self, best: &str, own: &str) -> String {
        format!("It brings {best} units in 100 rounds without an error; yours brings {own}.")
    }
}
