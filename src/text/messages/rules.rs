// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, RulesWords};
use crate::text::choices::{
    AceRule, Charlie, CharlieAfterSplit, ChartNote, Chips, Clash, DeckCount, Double,
    DoubleAfterSplit, Explanation, Group, HoleCard, Naturals, Play, Rescue, Shuffle, Soft17, Split,
    SplitAcePlay, SplitAces, SplitTens, Surrender, Ties, WhyDisabled, Winner,
};

/// The place of these messages in a table.
const SECTION: usize = 11;

impl Keyed for Group {
    fn key(self) -> u8 {
        match self {
            Group::Cards => 0,
            Group::House => 1,
            Group::Bets => 2,
            Group::Doubling => 3,
            Group::Splitting => 4,
            Group::Surrender => 5,
            Group::Charlie => 6,
        }
    }
}

impl Keyed for DeckCount {
    fn key(self) -> u8 {
        match self {
            DeckCount::One => 0,
            DeckCount::Two => 1,
            DeckCount::Three => 2,
            DeckCount::Four => 3,
            DeckCount::Five => 4,
            DeckCount::Six => 5,
            DeckCount::Seven => 6,
            DeckCount::Eight => 7,
        }
    }
}

impl Keyed for Shuffle {
    fn key(self) -> u8 {
        match self {
            Shuffle::EveryRound => 0,
            Shuffle::After50 => 1,
            Shuffle::After60 => 2,
            Shuffle::After70 => 3,
            Shuffle::After75 => 4,
            Shuffle::After80 => 5,
            Shuffle::After90 => 6,
        }
    }
}

impl Keyed for HoleCard {
    fn key(self) -> u8 {
        match self {
            HoleCard::Peek => 0,
            HoleCard::NoneTakesAll => 1,
            HoleCard::NoneTakesOriginal => 2,
        }
    }
}

impl Keyed for Ties {
    fn key(self) -> u8 {
        match self {
            Ties::Draw => 0,
            Ties::DealerWins => 1,
        }
    }
}

impl Keyed for Chips {
    fn key(self) -> u8 {
        match self {
            Chips::None => 0,
            Chips::Bets => 1,
        }
    }
}

impl Keyed for Naturals {
    fn key(self) -> u8 {
        match self {
            Naturals::PayEven => 0,
            Naturals::PaySixToFive => 1,
            Naturals::PaySevenToFive => 2,
            Naturals::PayThreeToTwo => 3,
            Naturals::PayTwoToOne => 4,
            Naturals::NotSpecial => 5,
        }
    }
}

impl Keyed for Double {
    fn key(self) -> u8 {
        match self {
            Double::Never => 0,
            Double::Eleven => 1,
            Double::TenOrEleven => 2,
            Double::NineToEleven => 3,
            Double::EightToEleven => 4,
            Double::AnyTwo => 5,
            Double::AnyCards => 6,
        }
    }
}

impl Keyed for DoubleAfterSplit {
    fn key(self) -> u8 {
        match self {
            DoubleAfterSplit::No => 0,
            DoubleAfterSplit::Yes => 1,
        }
    }
}

impl Keyed for Split {
    fn key(self) -> u8 {
        match self {
            Split::Never => 0,
            Split::ToTwo => 1,
            Split::ToThree => 2,
            Split::ToFour => 3,
        }
    }
}

impl Keyed for SplitTens {
    fn key(self) -> u8 {
        match self {
            SplitTens::ByValue => 0,
            SplitTens::ByRank => 1,
            SplitTens::Never => 2,
        }
    }
}

impl Keyed for SplitAces {
    fn key(self) -> u8 {
        match self {
            SplitAces::Once => 0,
            SplitAces::Again => 1,
        }
    }
}

impl Keyed for SplitAcePlay {
    fn key(self) -> u8 {
        match self {
            SplitAcePlay::OneCard => 0,
            SplitAcePlay::Hit => 1,
            SplitAcePlay::Double => 2,
            SplitAcePlay::HitOrDouble => 3,
        }
    }
}

impl Keyed for Surrender {
    fn key(self) -> u8 {
        match self {
            Surrender::No => 0,
            Surrender::Late => 1,
            Surrender::Early => 2,
            Surrender::EarlyTen => 3,
            Surrender::EarlyAce => 4,
            Surrender::EarlyTenLate => 5,
            Surrender::EarlyAceLate => 6,
            Surrender::AnyCards => 7,
            Surrender::LateOrNatural => 8,
        }
    }
}

impl Keyed for Rescue {
    fn key(self) -> u8 {
        match self {
            Rescue::No => 0,
            Rescue::Yes => 1,
        }
    }
}

impl Keyed for Charlie {
    fn key(self) -> u8 {
        match self {
            Charlie::None => 0,
            Charlie::Five => 1,
            Charlie::Six => 2,
            Charlie::Seven => 3,
        }
    }
}

impl Keyed for CharlieAfterSplit {
    fn key(self) -> u8 {
        match self {
            CharlieAfterSplit::No => 0,
            CharlieAfterSplit::Yes => 1,
        }
    }
}

impl Keyed for Explanation {
    fn key(self) -> u8 {
        match self {
            Explanation::Peek => 0,
            Explanation::NoneTakesAll => 1,
            Explanation::NoneTakesOriginal => 2,
            Explanation::HardTotals => 3,
            Explanation::DoubleAnyCards => 4,
            Explanation::TensByRank => 5,
            Explanation::AcesDouble => 6,
            Explanation::Late => 7,
            Explanation::LateNoneTakesAll => 8,
            Explanation::LateNoneTakesOriginal => 9,
            Explanation::LateOrNatural => 10,
            Explanation::FirstTwoCards => 11,
            Explanation::Early => 12,
            Explanation::NoOther => 13,
            Explanation::SurrenderAnyCards => 14,
            Explanation::Rescue => 15,
            Explanation::Charlie => 16,
        }
    }
}

impl Keyed for WhyDisabled {
    fn key(self) -> u8 {
        match self {
            WhyDisabled::NoBets => 0,
            WhyDisabled::NoDouble => 1,
            WhyDisabled::NoSplit => 2,
            WhyDisabled::OneSplit => 3,
            WhyDisabled::NoNaturals => 4,
            WhyDisabled::NaturalsNotSpecial => 5,
            WhyDisabled::NoSoftHands => 6,
            WhyDisabled::NoCharlie => 7,
            WhyDisabled::SoftSplitAces => 8,
            WhyDisabled::LateIsEarly => 9,
            WhyDisabled::NoLateOrEarly => 10,
        }
    }
}

impl Keyed for Clash {
    fn key(self) -> u8 {
        match self {
            Clash::RescueWithoutDouble => 0,
            Clash::AcesWithoutDouble => 1,
            Clash::AcesWithoutSplit => 2,
            Clash::SplitWithoutCharlie => 3,
            Clash::CharlieWithoutSplit => 4,
        }
    }
}

impl Keyed for Winner {
    fn key(self) -> u8 {
        match self {
            Winner::House => 0,
            Winner::Player => 1,
            Winner::Neither => 2,
        }
    }
}

impl Keyed for ChartNote {
    fn key(self) -> u8 {
        match self {
            ChartNote::EarlyFirst => 0,
            ChartNote::DoubleAnyCards => 1,
            ChartNote::SurrenderAnyCards => 2,
            ChartNote::Rescue => 3,
            ChartNote::NoCharlieAfterSplit => 4,
        }
    }
}

impl RulesWords {
    /// What can be done here.
    #[must_use]
    pub fn lede(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// Names our own tables, whose rules can be taken as they are.
    #[must_use]
    pub fn tables(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Names the real tables.
    #[must_use]
    pub fn real_tables(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// The address has named rules that there are not.
    #[must_use]
    pub fn mangled(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// The heading above the switches.
    #[must_use]
    pub fn rules_heading(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// Leads to the table, where these rules are chosen.
    #[must_use]
    pub fn play(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// The heading above a group of switches.
    ///
    /// - `group`: what the switches are about
    #[must_use]
    pub fn group(self, group: Group) -> &'static str {
        self.fixed(SECTION, 6, &[Arg::Key(group.key())])
    }

    /// Names the switch: the number of decks.
    #[must_use]
    pub fn switch_decks(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// What can be chosen there: the number of decks.
    ///
    /// - `decks`: its value
    #[must_use]
    pub fn value_decks(self, decks: DeckCount) -> &'static str {
        self.fixed(SECTION, 8, &[Arg::Key(decks.key())])
    }

    /// Names the switch: when the cards are shuffled.
    #[must_use]
    pub fn switch_shuffle(self) -> &'static str {
        self.fixed(SECTION, 9, &[])
    }

    /// What can be chosen there: when the cards are shuffled.
    ///
    /// - `shuffle`: its value
    #[must_use]
    pub fn value_shuffle(self, shuffle: Shuffle) -> &'static str {
        self.fixed(SECTION, 10, &[Arg::Key(shuffle.key())])
    }

    /// Names the switch: how an ace counts.
    #[must_use]
    pub fn switch_ace(self) -> &'static str {
        self.fixed(SECTION, 11, &[])
    }

    /// What can be chosen there: how an ace counts.
    ///
    /// - `ace`: its value
    #[must_use]
    pub fn value_ace(self, ace: AceRule) -> &'static str {
        self.fixed(SECTION, 12, &[Arg::Key(ace.key())])
    }

    /// Names the switch: the dealer’s hole card.
    #[must_use]
    pub fn switch_hole_card(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// What can be chosen there: the dealer’s hole card.
    ///
    /// - `hole_card`: its value
    #[must_use]
    pub fn value_hole_card(self, hole_card: HoleCard) -> &'static str {
        self.fixed(SECTION, 14, &[Arg::Key(hole_card.key())])
    }

    /// Names the switch: what the dealer does with a soft 17.
    #[must_use]
    pub fn switch_soft17(self) -> &'static str {
        self.fixed(SECTION, 15, &[])
    }

    /// What can be chosen there: what the dealer does with a soft 17.
    ///
    /// - `soft17`: its value
    #[must_use]
    pub fn value_soft17(self, soft17: Soft17) -> &'static str {
        self.fixed(SECTION, 16, &[Arg::Key(soft17.key())])
    }

    /// Names the switch: who gets a tie.
    #[must_use]
    pub fn switch_ties(self) -> &'static str {
        self.fixed(SECTION, 17, &[])
    }

    /// What can be chosen there: who gets a tie.
    ///
    /// - `ties`: its value
    #[must_use]
    pub fn value_ties(self, ties: Ties) -> &'static str {
        self.fixed(SECTION, 18, &[Arg::Key(ties.key())])
    }

    /// Names the switch: whether there are bets.
    #[must_use]
    pub fn switch_chips(self) -> &'static str {
        self.fixed(SECTION, 19, &[])
    }

    /// What can be chosen there: whether there are bets.
    ///
    /// - `chips`: its value
    #[must_use]
    pub fn value_chips(self, chips: Chips) -> &'static str {
        self.fixed(SECTION, 20, &[Arg::Key(chips.key())])
    }

    /// Names the switch: what 21 on the first two cards means.
    #[must_use]
    pub fn switch_naturals(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }

    /// What can be chosen there: what 21 on the first two cards means.
    ///
    /// - `naturals`: its value
    /// - `chips`: whether there are bets
    #[must_use]
    pub fn value_naturals(self, naturals: Naturals, chips: Chips) -> &'static str {
        self.fixed(
            SECTION,
            22,
            &[Arg::Key(naturals.key()), Arg::Key(chips.key())],
        )
    }

    /// Names the switch: what may be doubled.
    #[must_use]
    pub fn switch_double(self) -> &'static str {
        self.fixed(SECTION, 23, &[])
    }

    /// What can be chosen there: what may be doubled.
    ///
    /// - `double`: its value
    #[must_use]
    pub fn value_double(self, double: Double) -> &'static str {
        self.fixed(SECTION, 24, &[Arg::Key(double.key())])
    }

    /// Names the switch: whether hands of a split may be doubled.
    #[must_use]
    pub fn switch_double_after_split(self) -> &'static str {
        self.fixed(SECTION, 25, &[])
    }

    /// What can be chosen there: whether hands of a split may be doubled.
    ///
    /// - `double_after_split`: its value
    #[must_use]
    pub fn value_double_after_split(self, double_after_split: DoubleAfterSplit) -> &'static str {
        self.fixed(SECTION, 26, &[Arg::Key(double_after_split.key())])
    }

    /// Names the switch: how often a pair may be split.
    #[must_use]
    pub fn switch_split(self) -> &'static str {
        self.fixed(SECTION, 27, &[])
    }

    /// What can be chosen there: how often a pair may be split.
    ///
    /// - `split`: its value
    #[must_use]
    pub fn value_split(self, split: Split) -> &'static str {
        self.fixed(SECTION, 28, &[Arg::Key(split.key())])
    }

    /// Names the switch: which tens may be split.
    #[must_use]
    pub fn switch_split_tens(self) -> &'static str {
        self.fixed(SECTION, 29, &[])
    }

    /// What can be chosen there: which tens may be split.
    ///
    /// - `split_tens`: its value
    #[must_use]
    pub fn value_split_tens(self, split_tens: SplitTens) -> &'static str {
        self.fixed(SECTION, 30, &[Arg::Key(split_tens.key())])
    }

    /// Names the switch: whether split aces may be split again.
    #[must_use]
    pub fn switch_split_aces(self) -> &'static str {
        self.fixed(SECTION, 31, &[])
    }

    /// What can be chosen there: whether split aces may be split again.
    ///
    /// - `split_aces`: its value
    #[must_use]
    pub fn value_split_aces(self, split_aces: SplitAces) -> &'static str {
        self.fixed(SECTION, 32, &[Arg::Key(split_aces.key())])
    }

    /// Names the switch: what may be done with a split ace.
    #[must_use]
    pub fn switch_split_ace_play(self) -> &'static str {
        self.fixed(SECTION, 33, &[])
    }

    /// What can be chosen there: what may be done with a split ace.
    ///
    /// - `split_ace_play`: its value
    #[must_use]
    pub fn value_split_ace_play(self, split_ace_play: SplitAcePlay) -> &'static str {
        self.fixed(SECTION, 34, &[Arg::Key(split_ace_play.key())])
    }

    /// Names the switch: whether a hand may be given up.
    #[must_use]
    pub fn switch_surrender(self) -> &'static str {
        self.fixed(SECTION, 35, &[])
    }

    /// What can be chosen there: whether a hand may be given up.
    ///
    /// - `surrender`: its value
    #[must_use]
    pub fn value_surrender(self, surrender: Surrender) -> &'static str {
        self.fixed(SECTION, 36, &[Arg::Key(surrender.key())])
    }

    /// Names the switch: whether a doubled hand may be given up.
    #[must_use]
    pub fn switch_rescue(self) -> &'static str {
        self.fixed(SECTION, 37, &[])
    }

    /// What can be chosen there: whether a doubled hand may be given up.
    ///
    /// - `rescue`: its value
    #[must_use]
    pub fn value_rescue(self, rescue: Rescue) -> &'static str {
        self.fixed(SECTION, 38, &[Arg::Key(rescue.key())])
    }

    /// Names the switch: which number of cards wins, if any.
    #[must_use]
    pub fn switch_charlie(self) -> &'static str {
        self.fixed(SECTION, 39, &[])
    }

    /// What can be chosen there: which number of cards wins, if any.
    ///
    /// - `charlie`: its value
    #[must_use]
    pub fn value_charlie(self, charlie: Charlie) -> &'static str {
        self.fixed(SECTION, 40, &[Arg::Key(charlie.key())])
    }

    /// Names the switch: whether a number of cards wins after a split.
    #[must_use]
    pub fn switch_charlie_after_split(self) -> &'static str {
        self.fixed(SECTION, 41, &[])
    }

    /// What can be chosen there: whether a number of cards wins after a split.
    ///
    /// - `charlie_after_split`: its value
    #[must_use]
    pub fn value_charlie_after_split(self, charlie_after_split: CharlieAfterSplit) -> &'static str {
        self.fixed(SECTION, 42, &[Arg::Key(charlie_after_split.key())])
    }

    /// Explains a value below its switch.
    ///
    /// - `explanation`: what is to be explained
    #[must_use]
    pub fn explanation(self, explanation: Explanation) -> &'static str {
        self.fixed(SECTION, 43, &[Arg::Key(explanation.key())])
    }

    /// Why a switch, or a value of it, means nothing beside the other rules.
    ///
    /// - `why`: the reason
    #[must_use]
    pub fn disabled(self, why: WhyDisabled) -> &'static str {
        self.fixed(SECTION, 44, &[Arg::Key(why.key())])
    }

    /// One of the other rules that the last change has set too, in the list of them.
    ///
    /// - `switch`: the name of its switch
    /// - `value`: what it is now
    #[must_use]
    pub fn set_too_one(self, switch: &str, value: &str) -> String {
        self.say(SECTION, 45, &[Arg::Text(switch), Arg::Text(value)])
    }

    /// Stands between two rules that the last change has set too.
    #[must_use]
    pub fn set_too_between(self) -> &'static str {
        self.fixed(SECTION, 46, &[])
    }

    /// The last change has set these other rules too.
    ///
    /// - `others`: the rules, with their values
    #[must_use]
    pub fn set_too(self, others: &str) -> String {
        self.say(SECTION, 47, &[Arg::Text(others)])
    }

    /// The heading.
    #[must_use]
    pub fn edge_heading(self) -> &'static str {
        self.fixed(SECTION, 48, &[])
    }

    /// Opens the conventions.
    #[must_use]
    pub fn how_counted(self) -> &'static str {
        self.fixed(SECTION, 49, &[])
    }

    /// Under which conventions.
    #[must_use]
    pub fn conventions(self) -> &'static str {
        self.fixed(SECTION, 50, &[])
    }

    /// Where nothing is bet.
    #[must_use]
    pub fn without_bets(self) -> &'static str {
        self.fixed(SECTION, 51, &[])
    }

    /// Names the progress.
    #[must_use]
    pub fn working(self) -> &'static str {
        self.fixed(SECTION, 52, &[])
    }

    /// Stops the work.
    #[must_use]
    pub fn cancel(self) -> &'static str {
        self.fixed(SECTION, 53, &[])
    }

    /// The work was stopped.
    #[must_use]
    pub fn cancelled(self) -> &'static str {
        self.fixed(SECTION, 54, &[])
    }

    /// Has it done after all.
    #[must_use]
    pub fn work_out(self) -> &'static str {
        self.fixed(SECTION, 55, &[])
    }

    /// Who wins how much of the first bets in the long run.
    ///
    /// - `winner`: who wins
    /// - `percent`: how much, with the percent sign
    #[must_use]
    pub fn edge(self, winner: Winner, percent: &str) -> String {
        self.say(SECTION, 56, &[Arg::Key(winner.key()), Arg::Text(percent)])
    }

    /// Who won how much of the first bets by the rules before the last change.
    ///
    /// - `winner`: who won
    /// - `percent`: how much, with the percent sign
    #[must_use]
    pub fn before(self, winner: Winner, percent: &str) -> String {
        self.say(SECTION, 57, &[Arg::Key(winner.key()), Arg::Text(percent)])
    }

    /// How far the work is: a chart is worked out for one card of the dealer after another.
    ///
    /// - `done`: how many of the dealer’s cards are done
    /// - `all`: how many there are
    #[must_use]
    pub fn progress(
        self,
        done: impl fair_deal_words::Count,
        all: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            58,
            &[Arg::Number(done.count()), Arg::Number(all.count())],
        )
    }

    /// The heading.
    #[must_use]
    pub fn compare_heading(self) -> &'static str {
        self.fixed(SECTION, 59, &[])
    }

    /// Names the choice of the other rules.
    #[must_use]
    pub fn compare_with(self) -> &'static str {
        self.fixed(SECTION, 60, &[])
    }

    /// Nothing is compared.
    #[must_use]
    pub fn compare_nothing(self) -> &'static str {
        self.fixed(SECTION, 61, &[])
    }

    /// The rules of the table at which the visitor plays.
    #[must_use]
    pub fn your_table(self) -> &'static str {
        self.fixed(SECTION, 62, &[])
    }

    /// What the table of the differences shows, in percent of the first bet.
    #[must_use]
    pub fn compare_intro(self) -> &'static str {
        self.fixed(SECTION, 63, &[])
    }

    /// Stands above the rules that differ.
    #[must_use]
    pub fn compare_rule(self) -> &'static str {
        self.fixed(SECTION, 64, &[])
    }

    /// Stands above the values on the page.
    #[must_use]
    pub fn compare_here(self) -> &'static str {
        self.fixed(SECTION, 65, &[])
    }

    /// Stands above the values of other rules that have no name.
    #[must_use]
    pub fn compare_there(self) -> &'static str {
        self.fixed(SECTION, 66, &[])
    }

    /// Stands above what each rule is worth.
    #[must_use]
    pub fn compare_worth(self) -> &'static str {
        self.fixed(SECTION, 67, &[])
    }

    /// The last row: what a round is worth.
    #[must_use]
    pub fn compare_total(self) -> &'static str {
        self.fixed(SECTION, 68, &[])
    }

    /// The rows need not add up to the last one.
    #[must_use]
    pub fn compare_sum(self) -> &'static str {
        self.fixed(SECTION, 69, &[])
    }

    /// No rule differs.
    #[must_use]
    pub fn compare_same(self) -> &'static str {
        self.fixed(SECTION, 70, &[])
    }

    /// The edge of the page has to be worked out first.
    #[must_use]
    pub fn compare_waits(self) -> &'static str {
        self.fixed(SECTION, 71, &[])
    }

    /// It is not worked out yet.
    #[must_use]
    pub fn compare_unknown(self) -> &'static str {
        self.fixed(SECTION, 72, &[])
    }

    /// How far the comparison is.
    ///
    /// - `done`: how many sets of rules are worked out
    /// - `all`: how many there are
    #[must_use]
    pub fn compare_progress(
        self,
        done: impl fair_deal_words::Count,
        all: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            73,
            &[Arg::Number(done.count()), Arg::Number(all.count())],
        )
    }

    /// For whom the other rules are better than those of the page, and by how much.
    ///
    /// - `better_for`: for whom
    /// - `percent`: by how much, with the percent sign
    #[must_use]
    pub fn other_rules(self, better_for: Winner, percent: &str) -> String {
        self.say(
            SECTION,
            74,
            &[Arg::Key(better_for.key()), Arg::Text(percent)],
        )
    }

    /// In how many cells of the chart another play is the best by the other rules.
    ///
    /// - `cells`: how many, or none
    #[must_use]
    pub fn chart_differs(self, cells: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 75, &[Arg::Number(cells.count())])
    }

    /// Why a rule cannot be changed alone: it clashes with another.
    ///
    /// - `clash`: the two rules
    #[must_use]
    pub fn clash(self, clash: Clash) -> &'static str {
        self.fixed(SECTION, 76, &[Arg::Key(clash.key())])
    }

    /// Names rules that are those of the table at which the visitor plays.
    ///
    /// - `name`: their name
    #[must_use]
    pub fn at_your_table(self, name: &str) -> String {
        self.say(SECTION, 77, &[Arg::Text(name)])
    }

    /// The heading.
    #[must_use]
    pub fn chart_heading(self) -> &'static str {
        self.fixed(SECTION, 78, &[])
    }

    /// What is in it.
    #[must_use]
    pub fn chart_intro(self) -> &'static str {
        self.fixed(SECTION, 79, &[])
    }

    /// The chart that is shown is that of other rules.
    #[must_use]
    pub fn older(self) -> &'static str {
        self.fixed(SECTION, 80, &[])
    }

    /// Stands above the hands of a chart.
    #[must_use]
    pub fn your_hand(self) -> &'static str {
        self.fixed(SECTION, 81, &[])
    }

    /// Stands where no such hand can be dealt.
    #[must_use]
    pub fn no_such_hand(self) -> &'static str {
        self.fixed(SECTION, 82, &[])
    }

    /// The sign of a play in the chart: one letter, no other’s.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn sign(self, play: Play) -> &'static str {
        self.fixed(SECTION, 83, &[Arg::Key(play.key())])
    }

    /// What is best, and what where that is not allowed. Both are named as by the chart.
    ///
    /// - `play`: what is best
    /// - `otherwise`: what is done instead
    #[must_use]
    pub fn or_else(self, play: &str, otherwise: &str) -> String {
        self.say(SECTION, 84, &[Arg::Text(play), Arg::Text(otherwise)])
    }

    /// What was best before the last change, for those who hear the cell.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn was(self, play: &str) -> String {
        self.say(SECTION, 85, &[Arg::Text(play)])
    }

    /// What is best by the other rules, for those who hear the cell.
    ///
    /// - `play`: the play
    #[must_use]
    pub fn there(self, play: &str) -> String {
        self.say(SECTION, 86, &[Arg::Text(play)])
    }

    /// How many plays of the chart the last change has altered.
    ///
    /// - `count`: how many, or none
    #[must_use]
    pub fn changed(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 87, &[Arg::Number(count.count())])
    }

    /// What the chart does not show, or shows otherwise than most charts.
    ///
    /// - `note`: what it is
    #[must_use]
    pub fn chart_note(self, note: ChartNote) -> &'static str {
        self.fixed(SECTION, 88, &[Arg::Key(note.key())])
    }

    /// Which hand it is whose cell is outlined.
    ///
    /// - `hand`: the cards of the hand on the table, in signs
    /// - `up`: the dealer’s card
    #[must_use]
    pub fn outlined(self, hand: &str, up: &str) -> String {
        self.say(SECTION, 89, &[Arg::Text(hand), Arg::Text(up)])
    }

    /// The heading.
    #[must_use]
    pub fn practice_heading(self) -> &'static str {
        self.fixed(SECTION, 90, &[])
    }

    /// What it is.
    #[must_use]
    pub fn practice_intro(self) -> &'static str {
        self.fixed(SECTION, 91, &[])
    }

    /// Leads to soft hands.
    #[must_use]
    pub fn practise_soft(self) -> &'static str {
        self.fixed(SECTION, 92, &[])
    }

    /// Leads to pairs.
    #[must_use]
    pub fn practise_pairs(self) -> &'static str {
        self.fixed(SECTION, 93, &[])
    }

    /// Leads to close decisions.
    #[must_use]
    pub fn practise_close(self) -> &'static str {
        self.fixed(SECTION, 94, &[])
    }

    /// Leads to what the player has played badly.
    #[must_use]
    pub fn practise_mistakes(self) -> &'static str {
        self.fixed(SECTION, 95, &[])
    }

    /// There is nothing of the kind.
    #[must_use]
    pub fn no_mistakes(self) -> &'static str {
        self.fixed(SECTION, 96, &[])
    }

    /// How many hands there are in which the best play is worth little more than the next best.
    ///
    /// - `count`: how many
    /// - `bets`: what the difference is less than, in bets
    #[must_use]
    pub fn close_hands(self, count: impl fair_deal_words::Count, bets: &str) -> String {
        self.say(SECTION, 97, &[Arg::Number(count.count()), Arg::Text(bets)])
    }

    /// How many hands were played badly of late, and can be practised.
    ///
    /// - `count`: how many
    #[must_use]
    pub fn mistakes_kept(self, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 98, &[Arg::Number(count.count())])
    }
}
