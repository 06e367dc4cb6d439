//! Every sentence of the page about bets by the count, as it always was.

use super::{error, figure, true_count};
use crate::coach::counting::{Measure, Player};
use crate::pages::bets::{Field, Figure, Problem};
use crate::text::messages::BetsWords;
use crate::text::said::compare;

#[test]
fn every_sentence_is_as_it_was() {
    compare("bets", |language, said| {
        let words = BetsWords::of(language);
        let problems = Field::ALL.map(Problem::Field).into_iter();
        for problem in problems.chain([Problem::Ramp]) {
            said.add(&format!("problem({problem:?})"), words.problem(problem));
        }
        for player in Player::ALL {
            said.add(&format!("player({player:?})"), words.player(player));
        }
        for which in Figure::ALL {
            said.add(&format!("figure_name({which:?})"), words.figure_name(which));
            for value in [-1234.567_89, -0.000_01, 0.0, 0.5, 17_047.4] {
                let told = figure(language, which, value);
                said.add(&format!("figure({which:?}, {value})"), told);
                let told = error(language, which, value.abs());
                said.add(&format!("error({which:?}, {})", value.abs()), told);
            }
        }
        for count in ["", "−2", "0", "+6"] {
            let mut add = |name: &str, told: String| said.add(&format!("{name}({count:?})"), told);
            add("running_intro", words.running_intro(count, "6"));
            add("up_to", words.up_to(count));
            add("from", words.from(count));
            for measure in [Measure::TrueCount, Measure::RunningCount] {
                add(&format!("bet_at {measure:?}"), words.bet_at(measure, count));
            }
            add("progress", words.progress(count, "2,000"));
            add("cancelled", words.cancelled(count));
            add("told", words.told(count, "± 0.04"));
            add("best_told", words.best_told(count, "+1.90"));
        }
        for count in [-12, -1, 0, 1, 12] {
            said.add(&format!("true_count({count})"), true_count(count));
        }
    });
}
