// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{AceRule, Charlie, CharlieAfterSplit, ChartNote, Chips, Clash, DeckCount, Double, DoubleAfterSplit, Explanation, Group, HoleCard, Naturals, Play, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties, WhyDisabled, Winner};

/// The index of this section in a table.
const SECTION: usize = 12;

impl Keyed for Group { fn key(self) -> u8 { match self { Group::Cards => 0, Group::House => 1, Group::Bets => 2, Group::Doubling => 3, Group::Splitting => 4, Group::Surrender => 5, Group::Charlie => 6 } } }
impl Keyed for DeckCount { fn key(self) -> u8 { match self { DeckCount::One => 0, DeckCount::Two => 1, DeckCount::Three => 2, DeckCount::Four => 3, DeckCount::Five => 4, DeckCount::Six => 5, DeckCount::Seven => 6, DeckCount::Eight => 7 } } }
impl Keyed for Shuffle { fn key(self) -> u8 { match self { Shuffle::EveryRound => 0, Shuffle::After50 => 1, Shuffle::After60 => 2, Shuffle::After70 => 3, Shuffle::After75 => 4, Shuffle::After80 => 5, Shuffle::After90 => 6 } } }
impl Keyed for HoleCard { fn key(self) -> u8 { match self { HoleCard::Peek => 0, HoleCard::NoneTakesAll => 1, HoleCard::NoneTakesOriginal => 2 } } }
impl Keyed for Ties { fn key(self) -> u8 { match self { Ties::Draw => 0, Ties::DealerWins => 1 } } }
impl Keyed for Chips { fn key(self) -> u8 { match self { Chips::None => 0, Chips::Bets => 1 } } }
impl Keyed for Naturals { fn key(self) -> u8 { match self { Naturals::PayEven => 0, Naturals::PaySixToFive => 1, Naturals::PaySevenToFive => 2, Naturals::PayThreeToTwo => 3, Naturals::PayTwoToOne => 4, Naturals::NotSpecial => 5 } } }
impl Keyed for Double { fn key(self) -> u8 { match self { Double::Never => 0, Double::Eleven => 1, Double::TenOrEleven => 2, Double::NineToEleven => 3, Double::EightToEleven => 4, Double::AnyTwo => 5, Double::AnyCards => 6 } } }
impl Keyed for DoubleAfterSplit { fn key(self) -> u8 { match self { DoubleAfterSplit::No => 0, DoubleAfterSplit::Yes => 1 } } }
impl Keyed for Split { fn key(self) -> u8 { match self { Split::Never => 0, Split::ToTwo => 1, Split::ToThree => 2, Split::ToFour => 3 } } }
impl Keyed for SplitTens { fn key(self) -> u8 { match self { SplitTens::ByValue => 0, SplitTens::ByRank => 1, SplitTens::Never => 2 } } }
impl Keyed for SplitAces { fn key(self) -> u8 { match self { SplitAces::Once => 0, SplitAces::Again => 1 } } }
impl Keyed for SplitAcePlay { fn key(self) -> u8 { match self { SplitAcePlay::OneCard => 0, SplitAcePlay::Hit => 1, SplitAcePlay::Double => 2, SplitAcePlay::HitOrDouble => 3 } } }
impl Keyed for Surrender { fn key(self) -> u8 { match self { Surrender::No => 0, Surrender::Late => 1, Surrender::Early => 2, Surrender::EarlyTen => 3, Surrender::EarlyAce => 4, Surrender::EarlyTenLate => 5, Surrender::EarlyAceLate => 6, Surrender::AnyCards => 7, Surrender::LateOrNatural => 8 } } }
impl Keyed for Rescue { fn key(self) -> u8 { match self { Rescue::No => 0, Rescue::Yes => 1 } } }
impl Keyed for Charlie { fn key(self) -> u8 { match self { Charlie::None => 0, Charlie::Five => 1, Charlie::Six => 2, Charlie::Seven => 3 } } }
impl Keyed for CharlieAfterSplit { fn key(self) -> u8 { match self { CharlieAfterSplit::No => 0, CharlieAfterSplit::Yes => 1 } } }
impl Keyed for Explanation { fn key(self) -> u8 { match self { Explanation::Peek => 0, Explanation::NoneTakesAll => 1, Explanation::NoneTakesOriginal => 2, Explanation::HardTotals => 3, Explanation::DoubleAnyCards => 4, Explanation::TensByRank => 5, Explanation::AcesDouble => 6, Explanation::Late => 7, Explanation::LateNoneTakesAll => 8, Explanation::LateNoneTakesOriginal => 9, Explanation::LateOrNatural => 10, Explanation::FirstTwoCards => 11, Explanation::Early => 12, Explanation::NoOther => 13, Explanation::SurrenderAnyCards => 14, Explanation::Rescue => 15, Explanation::Charlie => 16 } } }
impl Keyed for WhyDisabled { fn key(self) -> u8 { match self { WhyDisabled::NoBets => 0, WhyDisabled::NoDouble => 1, WhyDisabled::NoSplit => 2, WhyDisabled::OneSplit => 3, WhyDisabled::NoNaturals => 4, WhyDisabled::NaturalsNotSpecial => 5, WhyDisabled::NoSoftHands => 6, WhyDisabled::NoCharlie => 7, WhyDisabled::SoftSplitAces => 8, WhyDisabled::LateIsEarly => 9, WhyDisabled::NoLateOrEarly => 10 } } }
impl Keyed for Clash { fn key(self) -> u8 { match self { Clash::RescueWithoutDouble => 0, Clash::AcesWithoutDouble => 1, Clash::AcesWithoutSplit => 2, Clash::SplitWithoutCharlie => 3, Clash::CharlieWithoutSplit => 4 } } }
impl Keyed for Winner { fn key(self) -> u8 { match self { Winner::House => 0, Winner::Player => 1, Winner::Neither => 2 } } }
impl Keyed for ChartNote { fn key(self) -> u8 { match self { ChartNote::EarlyFirst => 0, ChartNote::DoubleAnyCards => 1, ChartNote::SurrenderAnyCards => 2, ChartNote::Rescue => 3, ChartNote::NoCharlieAfterSplit => 4 } } }

impl PagesWords {
    /// Introduction at the top of the page.
    pub fn rules_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Heading of the site’s own tables, whose rules can be chosen.
    pub fn rules_tables(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Heading of the real tables, whose rules can be chosen.
    pub fn real_tables(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Notice: the address names unknown rules.
    pub fn rules_mangled(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Heading above the switches.
    pub fn rules_heading(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Button: plays at a table with these rules.
    pub fn rules_play(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Heading above a group of switches. `group`: what the switches are about.
    pub fn group(self, group: Group) -> &'static str { self.fixed(SECTION, 6, &[Arg::Key(group.key())]) }
    /// Switch: the number of decks.
    pub fn switch_decks(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Value of the switch “Decks”. `decks`: the value.
    pub fn value_decks(self, decks: DeckCount) -> &'static str { self.fixed(SECTION, 8, &[Arg::Key(decks.key())]) }
    /// Switch: when the cards are shuffled.
    pub fn switch_shuffle(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Value of the switch “Shuffled after”. `shuffle`: the value.
    pub fn value_shuffle(self, shuffle: Shuffle) -> &'static str { self.fixed(SECTION, 10, &[Arg::Key(shuffle.key())]) }
    /// Switch: the value of an ace.
    pub fn switch_ace(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Value of the switch “An ace counts”. `ace`: the value.
    pub fn value_ace(self, ace: AceRule) -> &'static str { self.fixed(SECTION, 12, &[Arg::Key(ace.key())]) }
    /// Switch: the dealer’s hole card.
    pub fn switch_hole_card(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Value of the switch “Hole card”. `hole_card`: the value.
    pub fn value_hole_card(self, hole_card: HoleCard) -> &'static str { self.fixed(SECTION, 14, &[Arg::Key(hole_card.key())]) }
    /// Switch: the dealer’s play with a soft 17.
    pub fn switch_soft17(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Value of the switch “On a soft 17 the dealer”. `soft17`: the value.
    pub fn value_soft17(self, soft17: Soft17) -> &'static str { self.fixed(SECTION, 16, &[Arg::Key(soft17.key())]) }
    /// Switch: the result of a tie.
    pub fn switch_ties(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Value of the switch “A tie”. `ties`: the value.
    pub fn value_ties(self, ties: Ties) -> &'static str { self.fixed(SECTION, 18, &[Arg::Key(ties.key())]) }
    /// Switch: bets or none.
    pub fn switch_chips(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Value of the switch “Bets”. `chips`: the value.
    pub fn value_chips(self, chips: Chips) -> &'static str { self.fixed(SECTION, 20, &[Arg::Key(chips.key())]) }
    /// Switch: the meaning of 21 on the first two cards.
    pub fn switch_naturals(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Value of the switch “Blackjack (21 on two cards)”. `naturals`: the value; `chips`: whether there are bets.
    pub fn value_naturals(self, naturals: Naturals, chips: Chips) -> &'static str { self.fixed(SECTION, 22, &[Arg::Key(naturals.key()), Arg::Key(chips.key())]) }
    /// Switch: the hands that can be doubled.
    pub fn switch_double(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Value of the switch “Double”. `double`: the value.
    pub fn value_double(self, double: Double) -> &'static str { self.fixed(SECTION, 24, &[Arg::Key(double.key())]) }
    /// Switch: doubling after a split.
    pub fn switch_double_after_split(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Value of the switch “Double after a split”. `double_after_split`: the value.
    pub fn value_double_after_split(self, double_after_split: DoubleAfterSplit) -> &'static str { self.fixed(SECTION, 26, &[Arg::Key(double_after_split.key())]) }
    /// Switch: how often pairs can be split.
    pub fn switch_split(self) -> &'static str { self.fixed(SECTION, 27, &[]) }
    /// Value of the switch “Split pairs”. `split`: the value.
    pub fn value_split(self, split: Split) -> &'static str { self.fixed(SECTION, 28, &[Arg::Key(split.key())]) }
    /// Switch: which cards that count 10 can be split.
    pub fn switch_split_tens(self) -> &'static str { self.fixed(SECTION, 29, &[]) }
    /// Value of the switch “Split tens”. `split_tens`: the value.
    pub fn value_split_tens(self, split_tens: SplitTens) -> &'static str { self.fixed(SECTION, 30, &[Arg::Key(split_tens.key())]) }
    /// Switch: splitting split aces again.
    pub fn switch_split_aces(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// Value of the switch “Split aces again”. `split_aces`: the value.
    pub fn value_split_aces(self, split_aces: SplitAces) -> &'static str { self.fixed(SECTION, 32, &[Arg::Key(split_aces.key())]) }
    /// Switch: the play after splitting aces.
    pub fn switch_split_ace_play(self) -> &'static str { self.fixed(SECTION, 33, &[]) }
    /// Value of the switch “After splitting aces”. `split_ace_play`: the value.
    pub fn value_split_ace_play(self, split_ace_play: SplitAcePlay) -> &'static str { self.fixed(SECTION, 34, &[Arg::Key(split_ace_play.key())]) }
    /// Switch: surrender.
    pub fn switch_surrender(self) -> &'static str { self.fixed(SECTION, 35, &[]) }
    /// Value of the switch “Surrender”. `surrender`: the value.
    pub fn value_surrender(self, surrender: Surrender) -> &'static str { self.fixed(SECTION, 36, &[Arg::Key(surrender.key())]) }
    /// Switch: surrender after a double.
    pub fn switch_rescue(self) -> &'static str { self.fixed(SECTION, 37, &[]) }
    /// Value of the switch “Surrender after a double”. `rescue`: the value.
    pub fn value_rescue(self, rescue: Rescue) -> &'static str { self.fixed(SECTION, 38, &[Arg::Key(rescue.key())]) }
    /// Switch: the number of cards that wins (a Charlie).
    pub fn switch_charlie(self) -> &'static str { self.fixed(SECTION, 39, &[]) }
    /// Value of the switch “Charlie: cards that win”. `charlie`: the value.
    pub fn value_charlie(self, charlie: Charlie) -> &'static str { self.fixed(SECTION, 40, &[Arg::Key(charlie.key())]) }
    /// Switch: a Charlie after a split.
    pub fn switch_charlie_after_split(self) -> &'static str { self.fixed(SECTION, 41, &[]) }
    /// Value of the switch “Charlie after a split”. `charlie_after_split`: the value.
    pub fn value_charlie_after_split(self, charlie_after_split: CharlieAfterSplit) -> &'static str { self.fixed(SECTION, 42, &[Arg::Key(charlie_after_split.key())]) }
    /// Explanation of a value, below its switch. `explanation`: what is to be explained.
    pub fn explanation(self, explanation: Explanation) -> &'static str { self.fixed(SECTION, 43, &[Arg::Key(explanation.key())]) }
    /// Reason why a switch or one of its values has no effect with the other rules. `why`: the reason.
    pub fn disabled(self, why: WhyDisabled) -> &'static str { self.fixed(SECTION, 44, &[Arg::Key(why.key())]) }
    /// One rule in the list of rules that the last change altered too. `switch`: the name of its switch; `value`: what it is now.
    pub fn set_too_one(self, switch: &str, value: &str) -> String { self.say(SECTION, 45, &[Arg::Text(switch), Arg::Text(value)]) }
    /// Joins two rules in that list.
    pub fn set_too_between(self) -> &'static str { self.fixed(SECTION, 46, &[]) }
    /// Announcement: the last change altered other rules too. `others`: the rules, with their values.
    pub fn set_too(self, others: &str) -> String { self.say(SECTION, 47, &[Arg::Text(others)]) }
    /// Heading of the conventions below the house edge.
    pub fn rules_how_counted(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// Text below that heading: the conventions.
    pub fn conventions(self) -> &'static str { self.fixed(SECTION, 49, &[]) }
    /// Note below the house edge of rules without bets.
    pub fn without_bets(self) -> &'static str { self.fixed(SECTION, 50, &[]) }
    /// Name of the progress bar.
    pub fn rules_working(self) -> &'static str { self.fixed(SECTION, 51, &[]) }
    /// Button: stops the computation.
    pub fn rules_cancel(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Shown after the computation was stopped.
    pub fn rules_cancelled(self) -> &'static str { self.fixed(SECTION, 53, &[]) }
    /// Button: starts it again.
    pub fn rules_work_out(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Result: the house edge. `winner`: the winner; `percent`: the percentage, with its sign.
    pub fn rules_edge(self, winner: Winner, percent: &str) -> String { self.say(SECTION, 55, &[Arg::Key(winner.key()), Arg::Text(percent)]) }
    /// Result: the house edge before the last change. `winner`: the winner; `percent`: the percentage, with its sign.
    pub fn before(self, winner: Winner, percent: &str) -> String { self.say(SECTION, 56, &[Arg::Key(winner.key()), Arg::Text(percent)]) }
    /// Progress of the computation: how many of the dealer’s cards are done. `done`: the number of the dealer’s cards that are done; `all`: the total number.
    pub fn rules_progress(self, done: impl Count, all: impl Count) -> String { self.say(SECTION, 57, &[Arg::Number(done.count()), Arg::Number(all.count())]) }
    /// Heading of the comparison with other rules.
    pub fn compare_heading(self) -> &'static str { self.fixed(SECTION, 58, &[]) }
    /// Label of the choice of the other rules.
    pub fn compare_with(self) -> &'static str { self.fixed(SECTION, 59, &[]) }
    /// Value of that choice: no comparison.
    pub fn compare_nothing(self) -> &'static str { self.fixed(SECTION, 60, &[]) }
    /// Value of that choice: the rules of the visitor’s table.
    pub fn your_table(self) -> &'static str { self.fixed(SECTION, 61, &[]) }
    /// Introduction above the table of differences.
    pub fn compare_intro(self) -> &'static str { self.fixed(SECTION, 62, &[]) }
    /// Column of that table: the rule.
    pub fn compare_rule(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// Column of that table: the value on this page.
    pub fn compare_here(self) -> &'static str { self.fixed(SECTION, 64, &[]) }
    /// Column of that table: the value of other rules without a name.
    pub fn compare_there(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Column of that table: the worth of the rule alone.
    pub fn compare_worth(self) -> &'static str { self.fixed(SECTION, 66, &[]) }
    /// Last row of that table: the worth of a round.
    pub fn compare_total(self) -> &'static str { self.fixed(SECTION, 67, &[]) }
    /// Note below that table.
    pub fn compare_sum(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Shown when no rule differs.
    pub fn compare_same(self) -> &'static str { self.fixed(SECTION, 69, &[]) }
    /// Shown until the house edge of this page is known.
    pub fn compare_waits(self) -> &'static str { self.fixed(SECTION, 70, &[]) }
    /// Shown in place of a value that is not computed yet.
    pub fn compare_unknown(self) -> &'static str { self.fixed(SECTION, 71, &[]) }
    /// Progress of the comparison. `done`: the number of sets of rules worked out; `all`: the total number.
    pub fn compare_progress(self, done: impl Count, all: impl Count) -> String { self.say(SECTION, 72, &[Arg::Number(done.count()), Arg::Number(all.count())]) }
    /// Result of the comparison. `better_for`: for whom; `percent`: by how much, with the percent sign.
    pub fn rules_other_rules(self, better_for: Winner, percent: &str) -> String { self.say(SECTION, 73, &[Arg::Key(better_for.key()), Arg::Text(percent)]) }
    /// Result of the comparison: in how many cells the charts differ. `cells`: the number, or 0.
    pub fn chart_differs(self, cells: impl Count) -> String { self.say(SECTION, 74, &[Arg::Number(cells.count())]) }
    /// Reason why a rule cannot be changed alone. `clash`: the two rules.
    pub fn clash(self, clash: Clash) -> &'static str { self.fixed(SECTION, 75, &[Arg::Key(clash.key())]) }
    /// Name of rules that are those of the visitor’s table. `name`: their name.
    pub fn at_your_table(self, name: &str) -> String { self.say(SECTION, 76, &[Arg::Text(name)]) }
    /// Heading of the strategy chart.
    pub fn chart_heading(self) -> &'static str { self.fixed(SECTION, 77, &[]) }
    /// Introduction above the chart.
    pub fn chart_intro(self) -> &'static str { self.fixed(SECTION, 78, &[]) }
    /// Note above the chart while a new one is being computed.
    pub fn older(self) -> &'static str { self.fixed(SECTION, 79, &[]) }
    /// Column of the chart: the player’s hand.
    pub fn rules_your_hand(self) -> &'static str { self.fixed(SECTION, 80, &[]) }
    /// Cell of the chart: this hand is not possible.
    pub fn rules_no_such_hand(self) -> &'static str { self.fixed(SECTION, 81, &[]) }
    /// Cell of the chart: a play in one letter, different for each play. `play`: the play.
    pub fn sign(self, play: Play) -> &'static str { self.fixed(SECTION, 82, &[Arg::Key(play.key())]) }
    /// Description of a cell, for screen readers: the best play, and the second choice where it is not allowed. `play`: what is best; `otherwise`: what is done instead.
    pub fn or_else(self, play: &str, otherwise: &str) -> String { self.say(SECTION, 83, &[Arg::Text(play), Arg::Text(otherwise)]) }
    /// Description of a cell, for screen readers: the best play before the last change. `play`: the play.
    pub fn was(self, play: &str) -> String { self.say(SECTION, 84, &[Arg::Text(play)]) }
    /// Description of a cell, for screen readers: the best play with the other rules. `play`: the play.
    pub fn there(self, play: &str) -> String { self.say(SECTION, 85, &[Arg::Text(play)]) }
    /// Announcement: how many plays the last change has altered. `count`: the number, or 0.
    pub fn changed(self, count: impl Count) -> String { self.say(SECTION, 86, &[Arg::Number(count.count())]) }
    /// Note below the chart: something it does not show, or shows differently from most charts. `note`: its value.
    pub fn chart_note(self, note: ChartNote) -> &'static str { self.fixed(SECTION, 87, &[Arg::Key(note.key())]) }
    /// Note below the chart: the hand whose cell is outlined. `hand`: the cards of the hand on the table, in signs; `up`: the dealer’s card.
    pub fn outlined(self, hand: &str, up: &str) -> String { self.say(SECTION, 88, &[Arg::Text(hand), Arg::Text(up)]) }
    /// Heading of the section about a chart of the player’s own.
    pub fn own_heading(self) -> &'static str { self.fixed(SECTION, 89, &[]) }
    /// Introduction to that section.
    pub fn own_intro(self) -> &'static str { self.fixed(SECTION, 90, &[]) }
    /// Button: begins with the full chart.
    pub fn own_begin(self) -> &'static str { self.fixed(SECTION, 91, &[]) }
    /// Button: brings the full chart back.
    pub fn own_reset(self) -> &'static str { self.fixed(SECTION, 92, &[]) }
    /// Button: removes the player’s own chart.
    pub fn own_remove(self) -> &'static str { self.fixed(SECTION, 93, &[]) }
    /// Shown until the chart of the page is known.
    pub fn own_waits(self) -> &'static str { self.fixed(SECTION, 94, &[]) }
    /// What the chart costs against the best play of every hand. `percent`: the percentage, with its sign.
    pub fn own_cost(self, percent: &str) -> String { self.say(SECTION, 95, &[Arg::Text(percent)]) }
    /// In how many cells the chart differs from the full chart. `cells`: the number, or 0.
    pub fn own_differs(self, cells: impl Count) -> String { self.say(SECTION, 96, &[Arg::Number(cells.count())]) }
    /// Name of a cell. `hand`: the player’s hand; `up`: the dealer’s upcard; `play`: the play.
    pub fn own_cell(self, hand: &str, up: &str, play: &str) -> String { self.say(SECTION, 97, &[Arg::Text(hand), Arg::Text(up), Arg::Text(play)]) }
    /// Added to the name of a cell that differs from the full chart. `play`: the play of the full chart.
    pub fn own_instead(self, play: &str) -> String { self.say(SECTION, 98, &[Arg::Text(play)]) }
    /// What the last change of a cell costs. `cell`: the name of the cell, with the new play; `play`: the play of the full chart; `winner`: the house if the change costs something, the player if it gains something; `percent`: how much, with the percent sign.
    pub fn own_change(self, cell: &str, play: &str, winner: Winner, percent: &str) -> String { self.say(SECTION, 99, &[Arg::Text(cell), Arg::Text(play), Arg::Key(winner.key()), Arg::Text(percent)]) }
    /// The last change of a cell has brought the play of the full chart back. `cell`: the name of the cell, with the new play.
    pub fn own_as_full(self, cell: &str) -> String { self.say(SECTION, 100, &[Arg::Text(cell)]) }
    /// Notice: the address has a chart that cannot be read. `why`: a sentence with the reason.
    pub fn own_unread(self, why: &str) -> String { self.say(SECTION, 101, &[Arg::Text(why)]) }
    /// Reason: a line has no colon. `line`: the line.
    pub fn own_no_colon(self, line: &str) -> String { self.say(SECTION, 102, &[Arg::Text(line)]) }
    /// Reason: the chart has no such rows. `rows`: what stands in the place of the rows.
    pub fn own_unknown_rows(self, rows: &str) -> String { self.say(SECTION, 103, &[Arg::Text(rows)]) }
    /// Reason: a line has too many or too few plays. `rows`: the rows of the line; `plays`: the number of plays.
    pub fn own_wrong_number(self, rows: &str, plays: impl Count) -> String { self.say(SECTION, 104, &[Arg::Text(rows), Arg::Number(plays.count())]) }
    /// Reason: there is no such play. `rows`: the rows of the line; `up`: the dealer’s upcard; `play`: what stands in the place of the play.
    pub fn own_unknown_play(self, rows: &str, up: &str, play: &str) -> String { self.say(SECTION, 105, &[Arg::Text(rows), Arg::Text(up), Arg::Text(play)]) }
    /// Reason: a row is there twice. `row`: the row.
    pub fn own_twice(self, row: &str) -> String { self.say(SECTION, 106, &[Arg::Text(row)]) }
    /// Reason: a row is missing. `row`: the row.
    pub fn own_missing(self, row: &str) -> String { self.say(SECTION, 107, &[Arg::Text(row)]) }
    /// Heading of the section about charts of few rules.
    pub fn short_heading(self) -> &'static str { self.fixed(SECTION, 108, &[]) }
    /// Introduction to that section.
    pub fn short_intro(self) -> &'static str { self.fixed(SECTION, 109, &[]) }
    /// Button: starts the search.
    pub fn short_find(self) -> &'static str { self.fixed(SECTION, 110, &[]) }
    /// Progress of the search. `charts`: how many charts it has found so far; `left`: how many steps are left.
    pub fn short_progress(self, charts: impl Count, left: impl Count) -> String { self.say(SECTION, 111, &[Arg::Number(charts.count()), Arg::Number(left.count())]) }
    /// Result of the search. `charts`: how many charts it has found.
    pub fn short_found(self, charts: impl Count) -> String { self.say(SECTION, 112, &[Arg::Number(charts.count())]) }
    /// Label of the choice of the number of rules, and column of the table: the number of rules.
    pub fn short_number(self) -> &'static str { self.fixed(SECTION, 113, &[]) }
    /// Column of the table: what the chart costs.
    pub fn short_costs(self) -> &'static str { self.fixed(SECTION, 114, &[]) }
    /// Column of the table: what every chart of so many rules costs at least.
    pub fn short_least(self) -> &'static str { self.fixed(SECTION, 115, &[]) }
    /// Heading of the curve.
    pub fn short_curve(self) -> &'static str { self.fixed(SECTION, 116, &[]) }
    /// Note below the curve: the last column.
    pub fn short_note(self) -> &'static str { self.fixed(SECTION, 117, &[]) }
    /// Above the rules of a chart. `rules`: the number of rules; `percent`: the cost, with the percent sign.
    pub fn short_cost(self, rules: impl Count, percent: &str) -> String { self.say(SECTION, 118, &[Arg::Number(rules.count()), Arg::Text(percent)]) }
    /// The first rule of each chart.
    pub fn short_first(self) -> &'static str { self.fixed(SECTION, 119, &[]) }
    /// A rule. `hands`: the hands; `upcards`: the dealer’s upcards; `play`: the play.
    pub fn short_rule(self, hands: &str, upcards: &str, play: &str) -> String { self.say(SECTION, 120, &[Arg::Text(hands), Arg::Text(upcards), Arg::Text(play)]) }
    /// A rule against every upcard. `hands`: the hands; `play`: the play.
    pub fn short_rule_for_all(self, hands: &str, play: &str) -> String { self.say(SECTION, 121, &[Arg::Text(hands), Arg::Text(play)]) }
    /// A rule: pairs are played as their totals. `pairs`: the pairs.
    pub fn short_as_total(self, pairs: &str) -> String { self.say(SECTION, 122, &[Arg::Text(pairs)]) }
    /// Hands or upcards in a sequence. `first`: the first; `last`: the last.
    pub fn short_range(self, first: &str, last: &str) -> String { self.say(SECTION, 123, &[Arg::Text(first), Arg::Text(last)]) }
    /// Joins two pairs in a rule.
    pub fn short_between(self) -> &'static str { self.fixed(SECTION, 124, &[]) }
    /// Button: takes this chart as the player’s own.
    pub fn short_take(self) -> &'static str { self.fixed(SECTION, 125, &[]) }
    /// Button: takes this chart in the place of the player’s own.
    pub fn short_replace(self) -> &'static str { self.fixed(SECTION, 126, &[]) }
    /// Heading of the section about practice.
    pub fn practice_heading(self) -> &'static str { self.fixed(SECTION, 127, &[]) }
    /// Introduction to that section.
    pub fn rules_practice_intro(self) -> &'static str { self.fixed(SECTION, 128, &[]) }
    /// Button: practice with soft hands.
    pub fn practise_soft(self) -> &'static str { self.fixed(SECTION, 129, &[]) }
    /// Button: practice with pairs.
    pub fn practise_pairs(self) -> &'static str { self.fixed(SECTION, 130, &[]) }
    /// Button: practice with close decisions.
    pub fn practise_close(self) -> &'static str { self.fixed(SECTION, 131, &[]) }
    /// Button: practice with hands that the player has misplayed.
    pub fn practise_mistakes(self) -> &'static str { self.fixed(SECTION, 132, &[]) }
    /// Note beside “Your mistakes” when there are none.
    pub fn no_mistakes(self) -> &'static str { self.fixed(SECTION, 133, &[]) }
    /// Note beside “Close decisions”: how many hands there are. `count`: the number; `bets`: what the difference is less than, in bets.
    pub fn close_hands(self, count: impl Count, bets: &str) -> String { self.say(SECTION, 134, &[Arg::Number(count.count()), Arg::Text(bets)]) }
    /// Note beside “Your mistakes”: how many hands there are. `count`: the number.
    pub fn mistakes_kept(self, count: impl Count) -> String { self.say(SECTION, 135, &[Arg::Number(count.count())]) }
}
