//! The page of the pay tables in English.

use super::{PayTablePhrases, PayTableWords};
use crate::poker::practice::Kind;
use crate::text::english::English;

impl PayTableWords for English {
    fn phrases(&self) -> &'static PayTablePhrases {
        &PayTablePhrases {
            lede: "Change what a hand pays and see what the table returns. Every hand that can be dealt is counted, with the best hold of each and every draw.",
            tables: "Pay tables",
            mangled: "This link names no pay table, so it changed nothing.",
            return_heading: "What the table returns",
            working: "Working it out…",
            how_counted: "With the best hold of every hand. Where two holds are worth the same, the one with more cards is counted.",
            table_heading: "The pay table",
            no_pay: "Type a whole number from 0 to 9999.",
            first_the_pay: "First correct what a hand pays: one of the numbers above is no whole number from 0 to 9999.",
            hand: "Hand",
            pays: "Pays for a coin",
            comes: "Comes up",
            returns: "Returns",
            nothing: "Nothing",
            practice_intro: "Hands of one kind by this pay table, one after another, for five coins each. Nothing is counted.",
            play: "Play by this table",
        }
    }

    fn on_five(&self, percent: &str) -> String {
        format!(
            "With best play this table returns {percent} of what is bet, if you bet five coins."
        )
    }

    fn on_fewer(&self, percent: &str) -> String {
        format!(
            "With fewer coins it returns {percent}, because a royal flush pays at most 250 for a coin then."
        )
    }

    fn exactly(&self, of: &str, all: &str) -> String {
        format!("Exactly: {of} / {all}.")
    }

    fn one_in(&self, hands: &str) -> String {
        format!("1 in {hands}")
    }

    fn practised(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::HighPairs => "High pairs",
            Kind::LowPairs => "Low pairs",
            Kind::FourToFlush => "Four to a flush",
            Kind::FourToStraight => "Four to a straight",
            Kind::ThreeToRoyal => "Three to a royal",
            Kind::HighCards => "High cards",
            Kind::Joker => "Hands with the joker",
            Kind::Deuces => "Hands with deuces",
        }
    }

    fn kinds_misplayed(&self, count: usize) -> String {
        match count {
            1 => "1 kind of hand you misplayed lately.".to_owned(),
            _ => format!("{count} kinds of hand you misplayed lately."),
        }
    }
}
