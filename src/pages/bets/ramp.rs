//! The ramp on the page about bets: the text of the editor, and the ramp that the browser keeps for the table.

use crate::coach::counting::{Measure, Ramp};
use crate::core::typed;
use crate::games::blackjack::ramp::CountRamp;

/// The ramp that the browser keeps for the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum KeptRamp {
    /// The browser keeps no ramp.
    #[default]
    Nothing,
    /// The browser stores this ramp.
    Stored(CountRamp),
    /// The page keeps this ramp until it is loaded again. The browser could not store it.
    NotStored {
        /// The ramp.
        ramp: CountRamp,
        /// The ramp that the browser stored earlier and still has.
        stored: Option<CountRamp>,
    },
    /// The stored ramp cannot be read. It is not overwritten.
    Unreadable,
}

impl KeptRamp {
    /// The ramp, if there is one.
    #[must_use]
    pub const fn ramp(&self) -> Option<&CountRamp> {
        match self {
            KeptRamp::Stored(ramp) | KeptRamp::NotStored { ramp, stored: _ } => Some(ramp),
            KeptRamp::Nothing | KeptRamp::Unreadable => None,
        }
    }
}

/// The lowest and highest counts that the ramp editor always shows. KO has an edge from a running count of −4 with six
/// decks, and of −6 with eight.
const fn counts_shown(measure: Measure) -> [i32; 2] {
    match measure {
        Measure::TrueCount => [-1, 6],
        Measure::RunningCount => [-8, 6],
    }
}

/// The greatest distance from 0 of a count that the editor shows. The simulation distinguishes counts beyond it too.
const FURTHEST: i32 = 30;

/// Returns true if a ramp has a bet above 0 and the editor can show it.
pub(super) fn can_be_edited(ramp: &Ramp) -> bool {
    let is_near = |(count, _): &(i32, f64)| (-FURTHEST..=FURTHEST).contains(count);
    ramp.limits()[1] > 0.0 && ramp.steps().iter().all(is_near)
}
/// The bets as text, one for each count.
#[derive(Clone, Debug, PartialEq)]
pub struct BetTexts {
    /// The first count with a bet of its own. The first text is the bet for lower counts.
    from: i32,
    pub(super) texts: Vec<String>,
}

impl BetTexts {
    pub(super) fn of(ramp: &Ramp, measure: Measure) -> BetTexts {
        let [low, high] = counts_shown(measure);
        let counts = || ramp.steps().iter().map(|(count, _)| *count);
        let (from, to) = (counts().fold(low, i32::min), counts().fold(high, i32::max));
        let bets = (from..=to).map(|count| ramp.bet(count));
        let all = [ramp.below_first()].into_iter().chain(bets);
        BetTexts {
            from,
            texts: all.map(|bet| bet.to_string()).collect(),
        }
    }

    /// Each count with the text of its bet. The first bet applies to all lower counts too, and the last to all higher
    /// ones.
    pub fn each(&self) -> impl Iterator<Item = (i32, &str)> {
        let texts = self.texts.iter().map(String::as_str);
        (self.from - 1..).zip(texts)
    }

    /// Parses the bets as a ramp. Returns `None` if they do not form one.
    pub(super) fn ramp(&self) -> Option<Ramp> {
        let bet = |text: &String| typed::decimal(text).ok().flatten();
        let (below_first, others) = self.texts.split_first()?;
        let below_first = bet(below_first)?;
        let (mut last, mut steps) = (below_first, Vec::new());
        for (count, text) in (self.from..).zip(others) {
            let bet = bet(text)?;
            if bet.total_cmp(&last).is_ne() {
                steps.push((count, bet));
                last = bet;
            }
        }
        Ramp::new(below_first, steps).ok().filter(can_be_edited)
    }
}
