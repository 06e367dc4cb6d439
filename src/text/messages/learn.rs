// `cargo xtask words` writes this file from words/en: do not change it by hand.

use super::PagesWords;

/// The index of this section in a table.
const SECTION: usize = 20;

impl PagesWords {
    /// Below the heading “Learn”: what the page is.
    pub fn learn_lead(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Heading of the path about the player’s own rounds.
    pub fn learn_rounds(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Heading of the path about fairness.
    pub fn learn_fairness(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Line about the blackjack table. The button “Coach” has the picture of a light bulb.
    pub fn learn_blackjack_table(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Line about “How to play”.
    pub fn learn_guide(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Line about the page with rules and strategy.
    pub fn learn_rules(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Line about the page on which any hand can be chosen.
    pub fn learn_hand(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Line about the page about counting.
    pub fn learn_counting(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Line about the page about bets.
    pub fn learn_bets(self) -> &'static str { self.fixed(SECTION, 8, &[]) }
    /// Line about the table of video poker.
    pub fn learn_video_poker_table(self) -> &'static str { self.fixed(SECTION, 9, &[]) }
    /// Line about the page with games and pay tables.
    pub fn learn_pay_table(self) -> &'static str { self.fixed(SECTION, 10, &[]) }
    /// Line about the table of solo draw.
    pub fn learn_solo_draw_table(self) -> &'static str { self.fixed(SECTION, 11, &[]) }
    /// Line about the table of the poker match.
    pub fn learn_poker_match_table(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Line about the daily deal of blackjack.
    pub fn learn_daily(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Line about the history.
    pub fn learn_history(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Line about the statistics.
    pub fn learn_stats(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Line about the settings.
    pub fn learn_settings(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Line about the page about fairness.
    pub fn learn_is_it_fair(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Line about the page that checks a deal.
    pub fn learn_check(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Line about the lab.
    pub fn learn_lab(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Link to practice with the hands that the player has misplayed.
    pub fn learn_misplayed(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
}
