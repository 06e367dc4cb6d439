//! English.

use super::{RulesPhrases, RulesWords, Winner};
use crate::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Clash, DeckCount, Double, DoubleAfterSplit, HoleCard,
    Naturals, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use crate::coach::Play;
use crate::core::AceRule;
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::switch::{Explanation, Group, Switch, WhyDisabled};
use crate::text::english::English;

static PHRASES: RulesPhrases = RulesPhrases {
    lede: "Set the rules of a blackjack table as you like. The house edge and the best play follow from them.",
    tables: "Our tables",
    real_tables: "Real tables",
    mangled: "The address asks for rules we don't have, so nothing was changed.",
    rules_heading: "The rules",
    play: "Play by these rules",

    edge_heading: "The house edge",
    how_counted: "How it is counted",
    conventions: "Exact, for a freshly shuffled shoe and the best play of every hand, card by card. It is counted \
         in percent of the first bet, though what doubles and splits add is won and lost too. Insurance is left \
         out: from a fresh shoe it is never worth its price. When the shoe is shuffled makes no difference here.",
    without_bets: "Nothing is bet by these rules, so each round counts as one bet.",
    working: "Working it out",
    cancel: "Cancel",
    cancelled: "Cancelled.",
    work_out: "Work it out",

    compare_heading: "Compare with another table",
    compare_with: "Compare with",
    compare_nothing: "nothing",
    your_table: "Your table",
    compare_intro: "What a round is worth to the player, in percent of the first bet. Each row changes one of the rules on this page and keeps all others.",
    compare_rule: "Rule",
    compare_here: "This page",
    compare_there: "Other rules",
    compare_worth: "Worth alone",
    compare_total: "A round, by all rules",
    compare_sum: "The rows need not add up to the last one, because rules work together.",
    compare_same: "The rules are the same.",
    compare_waits: "The house edge above comes first.",
    compare_unknown: "not worked out yet",

    chart_heading: "The best play",
    chart_intro: "What to do with each hand against the dealer's card.",
    older: "This is still the chart of the rules before.",
    your_hand: "Your hand",
    no_such_hand: "no such hand",

    practice_heading: "Practice",
    practice_intro: "Hands of one kind by these rules, one after another. Nothing is counted.",
    practise_soft: "Soft hands",
    practise_pairs: "Pairs",
    practise_close: "Close decisions",
    practise_mistakes: "Your mistakes",
    no_mistakes: "None yet. With the coach on, the hands you misplay are kept here.",
};

impl RulesWords for English {
    fn phrases(&self) -> &'static RulesPhrases {
        &PHRASES
    }

    fn group(&self, group: Group) -> &'static str {
        match group {
            Group::Cards => "The cards",
            Group::House => "The dealer",
            Group::Bets => "Bets and blackjack",
            Group::Doubling => "Doubling",
            Group::Splitting => "Splitting",
            Group::Surrender => "Surrender",
            Group::Charlie => "Charlie",
        }
    }

    fn switch(&self, switch: Switch) -> &'static str {
        match switch {
            Switch::Decks(_) => "Decks",
            Switch::Shuffle(_) => "Shuffled after",
            Switch::Ace(_) => "An ace counts",
            Switch::Soft17(_) => "On a soft 17 the dealer",
            Switch::Ties(_) => "A tie",
            Switch::Naturals(_) => "Blackjack (21 on two cards)",
            Switch::Chips(_) => "Bets",
            Switch::Double(_) => "Double",
            Switch::Split(_) => "Split pairs",
            Switch::DoubleAfterSplit(_) => "Double after a split",
            Switch::SplitAces(_) => "Split aces again",
            Switch::Surrender(_) => "Surrender",
            Switch::HoleCard(_) => "Hole card",
            Switch::SplitTens(_) => "Split tens",
            Switch::SplitAcePlay(_) => "After splitting aces",
            Switch::Rescue(_) => "Surrender after a double",
            Switch::Charlie(_) => "Charlie: cards that win",
            Switch::CharlieAfterSplit(_) => "Charlie after a split",
        }
    }

    fn value(&self, value: Switch, chips: Chips) -> &'static str {
        match (value, chips) {
            (Switch::Decks(DeckCount::One), _) => "1",
            (Switch::Decks(DeckCount::Two), _) => "2",
            (Switch::Decks(DeckCount::Three), _) => "3",
            (Switch::Decks(DeckCount::Four), _) => "4",
            (Switch::Decks(DeckCount::Five), _) => "5",
            (Switch::Decks(DeckCount::Six), _) => "6",
            (Switch::Decks(DeckCount::Seven), _) => "7",
            (Switch::Decks(DeckCount::Eight), _) => "8",
            (Switch::Shuffle(Shuffle::EveryRound), _) => "every round",
            (Switch::Shuffle(Shuffle::After50), _) => "50% of cards",
            (Switch::Shuffle(Shuffle::After60), _) => "60% of cards",
            (Switch::Shuffle(Shuffle::After70), _) => "70% of cards",
            (Switch::Shuffle(Shuffle::After75), _) => "75% of cards",
            (Switch::Shuffle(Shuffle::After80), _) => "80% of cards",
            (Switch::Shuffle(Shuffle::After90), _) => "90% of cards",
            (Switch::Ace(AceRule::OneOrEleven), _) => "1 or 11",
            (Switch::Ace(AceRule::One), _) => "always 1",
            (Switch::Soft17(Soft17::Stands), _) => "stands",
            (Switch::Soft17(Soft17::Hits), _) => "hits",
            (Switch::Ties(Ties::Draw), _) => "is a push",
            (Switch::Ties(Ties::DealerWins), _) => "is lost",
            (Switch::Naturals(Naturals::PayEven), Chips::None) => "wins at once",
            (Switch::Naturals(Naturals::PayEven), Chips::Bets) => "pays 1:1",
            (Switch::Naturals(Naturals::PaySixToFive), _) => "pays 6:5",
            (Switch::Naturals(Naturals::PaySevenToFive), _) => "pays 7:5",
            (Switch::Naturals(Naturals::PayThreeToTwo), _) => "pays 3:2",
            (Switch::Naturals(Naturals::PayTwoToOne), _) => "pays 2:1",
            (Switch::Naturals(Naturals::NotSpecial), _) => "is just 21",
            (Switch::Chips(Chips::None) | Switch::Charlie(Charlie::None), _) => "none",
            (Switch::Chips(Chips::Bets), _) => "in chips",
            (
                Switch::Double(Double::Never)
                | Switch::Split(Split::Never)
                | Switch::SplitTens(SplitTens::Never),
                _,
            ) => "never",
            (Switch::Double(Double::Eleven), _) => "hard 11",
            (Switch::Double(Double::TenOrEleven), _) => "hard 10 or 11",
            (Switch::Double(Double::EightToEleven), _) => "hard 8 to 11",
            (Switch::Double(Double::NineToEleven), _) => "hard 9 to 11",
            (Switch::Double(Double::AnyTwo), _) => "any two cards",
            (Switch::Double(Double::AnyCards), _) => "any number of cards",
            (Switch::Split(Split::ToTwo), _) => "once: 2 hands",
            (Switch::Split(Split::ToThree), _) => "up to 3 hands",
            (Switch::Split(Split::ToFour), _) => "up to 4 hands",
            (
                Switch::DoubleAfterSplit(DoubleAfterSplit::No)
                | Switch::SplitAces(SplitAces::Once)
                | Switch::Surrender(Surrender::No)
                | Switch::Rescue(Rescue::No)
                | Switch::CharlieAfterSplit(CharlieAfterSplit::No),
                _,
            ) => "no",
            (
                Switch::DoubleAfterSplit(DoubleAfterSplit::Yes)
                | Switch::SplitAces(SplitAces::Again)
                | Switch::Rescue(Rescue::Yes)
                | Switch::CharlieAfterSplit(CharlieAfterSplit::Yes),
                _,
            ) => "yes",
            (Switch::HoleCard(HoleCard::Peek), _) => "peek",
            (Switch::HoleCard(HoleCard::NoneTakesAll), _) => "none: all bets lost (ENHC)",
            (Switch::HoleCard(HoleCard::NoneTakesOriginal), _) => "none: first bet lost (OBO)",
            (Switch::SplitTens(SplitTens::ByValue), _) => "any two tens",
            (Switch::SplitTens(SplitTens::ByRank), _) => "of one rank only",
            (Switch::SplitAcePlay(SplitAcePlay::OneCard), _) => "one card",
            (Switch::SplitAcePlay(SplitAcePlay::Hit), _) => "hit",
            (Switch::SplitAcePlay(SplitAcePlay::Double), _) => "double",
            (Switch::SplitAcePlay(SplitAcePlay::HitOrDouble), _) => "hit or double",
            (Switch::Charlie(Charlie::Five), _) => "5 cards",
            (Switch::Charlie(Charlie::Six), _) => "6 cards",
            (Switch::Charlie(Charlie::Seven), _) => "7 cards",
            (Switch::Surrender(Surrender::Late), _) => "yes (late)",
            (Switch::Surrender(Surrender::Early), _) => "yes (early)",
            (Switch::Surrender(Surrender::EarlyTen), _) => "early, against a 10",
            (Switch::Surrender(Surrender::EarlyAce), _) => "early, against an ace",
            (Switch::Surrender(Surrender::EarlyTenLate), _) => "early against a 10, else late",
            (Switch::Surrender(Surrender::EarlyAceLate), _) => "early against an ace, else late",
            (Switch::Surrender(Surrender::AnyCards), _) => "late, any number of cards",
            (Switch::Surrender(Surrender::LateOrNatural), _) => "late, all lost to a blackjack",
        }
    }

    fn explanation(&self, explanation: Explanation) -> &'static str {
        match explanation {
            Explanation::Peek => {
                "The dealer takes two cards and looks at the second under an ace or a ten. A blackjack ends the round before you add to your bet."
            }
            Explanation::NoneTakesAll => {
                "European no hole card (ENHC): the dealer takes the second card after you have played. A dealer's blackjack takes all your bets, doubles and splits included."
            }
            Explanation::NoneTakesOriginal => {
                "Original bets only (OBO): the dealer takes the second card after you have played. A dealer's blackjack takes your first bet, and what you added comes back. A round is worth as much as with a peek."
            }
            Explanation::HardTotals => "Hard totals only: no hand in which an ace counts 11.",
            Explanation::DoubleAnyCards => "You can double three cards and more too.",
            Explanation::TensByRank => "You can split two kings, but not a king and a queen.",
            Explanation::AcesDouble => {
                "You can double a split ace where Double allows it, even if other split hands can't be doubled."
            }
            Explanation::Late => {
                "Late: when the dealer is known to have no blackjack, you give up your first two cards for half the bet."
            }
            Explanation::LateNoneTakesAll => {
                "Without a peek there is no late surrender. As mostly in Europe, you give up your first two cards for half the bet against a 2 to a 10, even if the dealer gets a blackjack; against an ace you can't."
            }
            Explanation::LateNoneTakesOriginal => {
                "Late: you give up your first two cards for half the bet. If the dealer gets a blackjack, you lose all of it."
            }
            Explanation::LateOrNatural => {
                "You give up your first two cards for half the bet. If the dealer gets a blackjack, you lose the other half too."
            }
            Explanation::FirstTwoCards => "You give up your first two cards for half the bet.",
            Explanation::Early => {
                "Early: you give up your first two cards for half the bet before anyone knows whether the dealer has a blackjack. The half comes back even then."
            }
            Explanation::NoOther => "Against other cards there is no surrender.",
            Explanation::SurrenderAnyCards => {
                "You can also give up three cards and more, but no hand of a split."
            }
            Explanation::Rescue => {
                "Rescue: you see the card of your double and may give the hand up. Half of the doubled bet comes back."
            }
            Explanation::Charlie => {
                "A hand of so many cards that isn't over 21 wins as much as was bet, at once. Only a dealer's blackjack beats it."
            }
        }
    }

    fn disabled(&self, why: WhyDisabled) -> &'static str {
        match why {
            WhyDisabled::NoBets => "Nothing is bet.",
            WhyDisabled::NoDouble => "Nothing can be doubled.",
            WhyDisabled::NoSplit => "Pairs can't be split.",
            WhyDisabled::OneSplit => "Pairs are split only once.",
            WhyDisabled::NoNaturals => "If aces are always 1, two cards never make 21.",
            WhyDisabled::NaturalsNotSpecial => {
                "Blackjack is just 21 here, so the dealer has nothing to look for."
            }
            WhyDisabled::NoSoftHands => "If aces are always 1, no hand is soft.",
            WhyDisabled::NoCharlie => "No number of cards wins.",
            WhyDisabled::SoftSplitAces => {
                "A split ace with its second card is soft, and only hard totals can be doubled."
            }
            WhyDisabled::LateIsEarly => {
                "Nobody looks here, so late surrender is early against a 2 to a 10. Choices that would mean the same are left out."
            }
            WhyDisabled::NoLateOrEarly => {
                "No blackjack ends the round here, so late and early surrender are the same."
            }
        }
    }

    fn also_set(&self, others: &[(&str, &str)]) -> String {
        let others: Vec<String> = others
            .iter()
            .map(|(switch, value)| format!("{switch}: {value}"))
            .collect();
        format!("This changed other rules too. {}.", others.join("; "))
    }

    fn edge(&self, winner: Winner, percent: &str) -> String {
        match winner {
            Winner::House => {
                format!("In the long run, the house wins {percent} of the first bets.")
            }
            Winner::Player => {
                format!("In the long run, the player wins {percent} of the first bets.")
            }
            Winner::Neither => "In the long run, neither the house nor the player wins.".to_owned(),
        }
    }

    fn before(&self, winner: Winner, percent: &str) -> String {
        match winner {
            Winner::House => format!("Before the change: {percent}, to the house."),
            Winner::Player => format!("Before the change: {percent}, to the player."),
            Winner::Neither => "Before the change: nothing, to either.".to_owned(),
        }
    }

    fn progress(&self, done: usize, all: usize) -> String {
        format!("Working it out: {done} of the dealer's {all} cards")
    }

    fn compare_progress(&self, done: usize, all: usize) -> String {
        format!("Working it out: {done} of {all} sets of rules")
    }

    fn other_rules(&self, better_for: Winner, percent: &str) -> String {
        match better_for {
            Winner::Player => format!(
                "By the other rules the player is better off by {percent} of the first bets."
            ),
            Winner::House => format!(
                "By the other rules the player is worse off by {percent} of the first bets."
            ),
            Winner::Neither => "By both sets of rules a round is worth the same.".to_owned(),
        }
    }

    fn chart_differs(&self, cells: usize) -> String {
        match cells {
            0 => "The best play is the same in every cell of both charts.".to_owned(),
            1 => "The best play differs in 1 cell of the charts. The one below has the other play beside its own, in italics.".to_owned(),
            _ => format!("The best play differs in {cells} cells of the charts. The one below has the other play beside its own, in italics."),
        }
    }

    fn clash(&self, clash: Clash) -> &'static str {
        match clash {
            Clash::RescueWithoutDouble => {
                "A doubled hand can be given up only where hands can be doubled."
            }
            Clash::AcesWithoutDouble => {
                "Split aces can be doubled only where hands can be doubled."
            }
            Clash::AcesWithoutSplit => "Split aces can be played on only where pairs can be split.",
            Clash::SplitWithoutCharlie => {
                "A Charlie after a split needs a number of cards that wins."
            }
            Clash::CharlieWithoutSplit => "A Charlie after a split needs pairs that can be split.",
        }
    }

    fn at_your_table(&self, name: &str) -> String {
        format!("{name} (your table)")
    }

    fn sign(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => "S",
            Play::Hit => "H",
            Play::Double => "D",
            Play::Split => "P",
            Play::Surrender => "R",
        }
    }

    fn or_else(&self, play: &str, otherwise: &str) -> String {
        format!("{play}, or {otherwise} where that isn't allowed")
    }

    fn was(&self, play: &str) -> String {
        format!("was: {play}")
    }

    fn there(&self, play: &str) -> String {
        format!("by the other rules: {play}")
    }

    fn changed(&self, count: usize) -> String {
        match count {
            0 => "The last change alters no play in the chart.".to_owned(),
            1 => "The last change alters 1 play. The old one is crossed out beside it.".to_owned(),
            _ => format!(
                "The last change alters {count} plays. The old ones are crossed out beside them."
            ),
        }
    }

    fn chart_note(&self, note: ChartNote) -> &'static str {
        match note {
            ChartNote::EarlyFirst => {
                "Decide on surrender before you know whether the dealer has a blackjack."
            }
            ChartNote::DoubleAnyCards => {
                "Where the chart says double, double three cards and more too. Hands that are better played otherwise are among the exceptions."
            }
            ChartNote::SurrenderAnyCards => {
                "Where the chart says surrender, give up three cards and more too. Hands that are better played otherwise are among the exceptions."
            }
            ChartNote::Rescue => {
                "The chart doesn't show when to give up a doubled hand: where it would lose more than half of the doubled bet. The coach at the table tells you."
            }
            ChartNote::NoCharlieAfterSplit => {
                "Hands of a split don't win by their number of cards. The chart and its exceptions are for hands that weren't split."
            }
        }
    }

    fn outlined(&self, hand: &str, up: &str) -> String {
        format!("Outlined: your hand on the table, {hand} against {up}.")
    }

    fn close_hands(&self, count: usize, bets: &str) -> String {
        match count {
            1 => format!(
                "1 hand where the best play gains less than {bets} of a bet over the next best."
            ),
            _ => format!(
                "{count} hands where the best play gains less than {bets} of a bet over the next best."
            ),
        }
    }

    fn mistakes_kept(&self, count: usize) -> String {
        match count {
            1 => "1 hand you misplayed lately.".to_owned(),
            _ => format!("{count} hands you misplayed lately."),
        }
    }
}
