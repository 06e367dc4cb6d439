// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, PagesWords};
use crate::text::choices::{MatchStage, Rank};

/// The index of this section in a table.
const SECTION: usize = 17;

impl Keyed for MatchStage { fn key(self) -> u8 { match self { MatchStage::Before => 0, MatchStage::Swap => 1, MatchStage::After => 2 } } }

impl PagesWords {
    /// Introduction of the page with the equilibrium of the poker match.
    pub fn equilibrium_lede(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Error: the address names no decision.
    pub fn equilibrium_mangled(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Label of the list of the parts of a hand.
    pub fn which_decision(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Part of a hand in which a decision is made. `stage`: the part.
    pub fn match_stage(self, stage: MatchStage) -> &'static str { self.fixed(SECTION, 3, &[Arg::Key(stage.key())]) }
    /// Label of the list of the bets before the swap.
    pub fn bets_before(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Label of the list of the bets after the swap.
    pub fn bets_after(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Option of these lists: no player has acted in this round.
    pub fn no_bets_yet(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Label of the list of who swaps.
    pub fn who_swaps(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Option of that list: the player who acts first.
    pub fn first_player(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Option of that list: the other player. `cards`: the number of cards that the first player has swapped.
    pub fn second_swaps_after(self, cards: &str) -> String { self.say(SECTION, 9, &[Arg::Text(cards)]) }
    /// Label of the list of the cards that the first player swaps.
    pub fn first_swaps(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Label of the list of the cards that the second player swaps.
    pub fn second_swaps(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Sentence: the player who decides. `first`: whether it is the player who acts first.
    pub fn decides(self, first: bool) -> &'static str { self.fixed(SECTION, 12, &[Arg::Key(first.key())]) }
    /// Sentence: how often the decision is reached. `share`: a percentage.
    pub fn mix_reached(self, share: &str) -> String { self.say(SECTION, 13, &[Arg::Text(share)]) }
    /// Sentence: the decision is never reached.
    pub fn mix_never(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Heading of the chart of the bets.
    pub fn chart_of_moves(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Heading of the chart of the swap.
    pub fn chart_of_swaps(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Column: the kind of hand.
    pub fn hand_column(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Column: the share of a kind among all hands with which the player comes to the decision.
    pub fn how_often(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Note below the chart: what it shows.
    pub fn mix_meaning(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Note: what is exact, and what is a model.
    pub fn mix_exact(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Row: two pair, by the higher pair. `rank`: its rank.
    pub fn two_pair_up(self, rank: Rank) -> String { self.say(SECTION, 21, &[Arg::Key(rank.key())]) }
    /// Row: two pair with a higher pair of tens or less.
    pub fn two_pair_low(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Row: no pair, with a highest card of a jack or less.
    pub fn high_card_low(self) -> &'static str { self.fixed(SECTION, 23, &[]) }
    /// Row: four cards that two ranks complete to a straight.
    pub fn open_straight(self) -> &'static str { self.fixed(SECTION, 24, &[]) }
    /// Row: four cards that one rank completes to a straight.
    pub fn inside_straight(self) -> &'static str { self.fixed(SECTION, 25, &[]) }
    /// Error: the file of the solved match did not come.
    pub fn match_not_here(self) -> &'static str { self.fixed(SECTION, 26, &[]) }
}
