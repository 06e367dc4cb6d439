//! The page of the pay tables in English.

use super::holds::HoldWords;
use super::{PayTablePhrases, PayTableWords};
use crate::coach::draw::strategy::Held;
use crate::poker::practice::Kind;
use crate::text::english::{English, small};

impl PayTableWords for English {
    fn phrases(&self) -> &'static PayTablePhrases {
        &PayTablePhrases {
            lede: "Change what a hand pays and see what the table returns. Every hand that can be dealt is counted, with the best hold of each and every draw.",
            tables: "Pay tables",
            games: "Games",
            find_game: "Find a game",
            no_game: "No game has this name.",
            game: "Game",
            return_column: "Return",
            variance: "Variance",
            games_note: "Each by its usual pay table, with five coins and best play. The higher the variance, the more the results swing. Press a column’s name to sort by it.",
            bankroll: "Bankroll",
            bankroll_note: "What a bankroll has to stand by this pay table, with best play and the coins you choose. With fewer than five a royal flush pays less for each. The amounts are in the unit of the bet you type.",
            bank_field: "Bankroll",
            bet_field: "Bet on a hand",
            coins_field: "Coins bet",
            hands_field: "Hands an hour",
            at_once_field: "Hands from one deal",
            of_rounds: "With several hands from one deal, a round costs the bets of all its hands. A bankroll that cannot pay for the next round is ruined. The risk of ruin is worked out from all deals: the exact risk lies between those shown for a bankroll one round smaller and one round larger. The chance to double is shown for bankrolls of up to 2,000 bets on a hand. It is exact without cash back.",
            cash_back_field: "Cash back, %",
            no_amount: "Type a number above 0.",
            no_percent: "Type a number from 0 to 100.",
            too_many_bets: "Type a bankroll of at most 100,000 bets.",
            per_hand: "A hand, on average",
            per_hour: "An hour, on average",
            deviation: "Deviation of an hour",
            ruin: "Risk of ruin",
            doubles: "Chance to double before ruin",
            before_double: "Ruin before doubling",
            hands_to_n0: "N0, in hands",
            five_percent: "Bankroll for a risk of 5%",
            one_percent: "Bankroll for a risk of 1%",
            never: "none",
            as_table: "The numbers as a table",
            save_csv: "Save as CSV",
            save_svg: "Save as SVG",
            strategy: "Strategy chart",
            strategy_note: "A list of holds that a person can learn, written from the exact values for this pay table. It cannot err: its cost is counted over all deals.",
            most_cost: "It may cost up to",
            write_chart: "Write the chart",
            cancel_chart: "Cancel",
            how_read: "Read it from the top: hold the cards of the first row that fits your hand, with all wild cards. The last column says what the chart would cost more without that row.",
            row: "No.",
            hold_column: "Hold",
            worth_column: "Worth",
            price_column: "Price without it",
            print: "Print",
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
            penalty_cards: "Penalty cards",
            penalty_note: "Hands in which a card that you discard changes the best hold.",
            play: "Play by this table",
        }
    }

    fn chart_costs(&self, percent: &str) -> String {
        format!("This chart costs {percent} of a bet against perfect play.")
    }

    fn by_chart(&self, percent: &str) -> String {
        format!("Played by the chart, this table returns {percent}.")
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
            Kind::Kickers => "Kickers",
        }
    }

    fn kinds_misplayed(&self, count: usize) -> String {
        match count {
            1 => "1 kind of hand you misplayed lately.".to_owned(),
            _ => format!("{count} kinds of hand you misplayed lately."),
        }
    }
}

impl HoldWords for English {
    fn sort_of_hold(&self, held: Held, cards: usize) -> String {
        match held {
            Held::Whole(_) => "As dealt".to_owned(),
            Held::Four(_) => "Four of a kind".to_owned(),
            Held::Three(_) => "Three of a kind".to_owned(),
            Held::ThreeWith(..) => "Three of a kind with a kicker".to_owned(),
            Held::TwoPair(..) => "Two pair".to_owned(),
            Held::Pair(_) => "Pair".to_owned(),
            Held::PairWith(..) => "Pair with a kicker".to_owned(),
            Held::Royal(_) => format!("{cards} to a royal flush"),
            Held::StraightFlush { .. } => format!("{cards} to a straight flush"),
            Held::Flush { .. } => format!("{cards} to a flush"),
            Held::High(_) => format!("{cards} high cards of several suits"),
            Held::Straight { .. } => format!("{cards} to a straight"),
            Held::One(_) => "One card".to_owned(),
            Held::Nothing if cards > 0 => "nothing else".to_owned(),
            Held::Nothing => "Nothing: swap all five".to_owned(),
        }
    }

    fn ways_and_high(&self, ways: Option<u8>, high: u8) -> String {
        let high = match high {
            0 => "no high card".to_owned(),
            1 => "1 high card".to_owned(),
            high => format!("{high} high cards"),
        };
        match ways {
            None => high,
            Some(1) => format!("1 straight, {high}"),
            Some(ways) => format!("{ways} straights, {high}"),
        }
    }

    fn with_wild(&self, wild: u8, hold: &str) -> String {
        match wild {
            1 => format!("1 wild card: {}", small(hold)),
            wild => format!("{wild} wild cards: {}", small(hold)),
        }
    }

    fn all_but(&self, sort: &str, which: &[String]) -> String {
        format!("{sort} (all but {})", which.join("; "))
    }

    fn one_of(&self, sort: &str, which: &[String]) -> String {
        format!("{sort} ({})", which.join("; "))
    }
}
