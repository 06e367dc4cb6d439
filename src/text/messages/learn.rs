// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, PagesWords};
use crate::text::choices::{Category, Ending, LessonName, MatchMove, Play, Week};

/// The index of this section in a table.
const SECTION: usize = 21;

impl Keyed for LessonName { fn key(self) -> u8 { match self { LessonName::Hard => 0, LessonName::Soft => 1, LessonName::Pairs => 2, LessonName::Specials => 3, LessonName::Chart => 4, LessonName::Tags => 5, LessonName::Trays => 6, LessonName::TrueCounts => 7, LessonName::Indices => 8, LessonName::Ranks => 9, LessonName::Rows => 10, LessonName::MatchBefore => 11, LessonName::MatchSwap => 12, LessonName::MatchAfter => 13 } } }
impl Keyed for Ending { fn key(self) -> u8 { match self { Ending::AllAsked => 0, Ending::NothingDue => 1, Ending::Ended => 2 } } }
impl Keyed for Week { fn key(self) -> u8 { match self { Week::Last => 0, Week::Second => 1, Week::Third => 2, Week::Fourth => 3 } } }
impl Keyed for MatchMove { fn key(self) -> u8 { match self { MatchMove::Check => 0, MatchMove::Bet => 1, MatchMove::Fold => 2, MatchMove::Call => 3, MatchMove::Raise => 4 } } }

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
    /// Line about the page with the equilibrium of the poker match.
    pub fn learn_equilibrium(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Line about the daily deal of blackjack.
    pub fn learn_daily(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Line about the history.
    pub fn learn_history(self) -> &'static str { self.fixed(SECTION, 15, &[]) }
    /// Line about the statistics.
    pub fn learn_stats(self) -> &'static str { self.fixed(SECTION, 16, &[]) }
    /// Line about the settings.
    pub fn learn_settings(self) -> &'static str { self.fixed(SECTION, 17, &[]) }
    /// Line about the page about fairness.
    pub fn learn_is_it_fair(self) -> &'static str { self.fixed(SECTION, 18, &[]) }
    /// Line about the page that checks a deal.
    pub fn learn_check(self) -> &'static str { self.fixed(SECTION, 19, &[]) }
    /// Line about the lab.
    pub fn learn_lab(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Link to practice with the hands that the player has misplayed.
    pub fn learn_misplayed(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
    /// Heading of the list of lessons about the strategy chart, and of the page of a lesson.
    pub fn learn_lessons(self) -> &'static str { self.fixed(SECTION, 22, &[]) }
    /// Line on the page of a lesson. `rules`: the name of the rules.
    pub fn learn_lessons_rules(self, rules: &str) -> String { self.say(SECTION, 23, &[Arg::Text(rules)]) }
    /// Name of a lesson. `lesson`: the lesson.
    pub fn lesson(self, lesson: LessonName) -> &'static str { self.fixed(SECTION, 24, &[Arg::Key(lesson.key())]) }
    /// What a lesson is about. `lesson`: the lesson.
    pub fn lesson_about(self, lesson: LessonName) -> &'static str { self.fixed(SECTION, 25, &[Arg::Key(lesson.key())]) }
    /// How many decisions of a lesson the player has met. `due`: those that are due; `known`: those that are not due yet.
    pub fn lesson_met(self, due: impl Count, known: impl Count) -> String { self.say(SECTION, 26, &[Arg::Number(due.count()), Arg::Number(known.count())]) }
    /// How many decisions of a lesson there are, when the chart is known. `due`: those that are due; `new`: those that the player has never met; `known`: those that are not due yet.
    pub fn lesson_progress(self, due: impl Count, new: impl Count, known: impl Count) -> String { self.say(SECTION, 27, &[Arg::Number(due.count()), Arg::Number(new.count()), Arg::Number(known.count())]) }
    /// What the player would lose by what is not known yet, estimated. `loss`: the loss, in bets per 100 hands.
    pub fn lesson_loss(self, loss: &str) -> String { self.say(SECTION, 28, &[Arg::Text(loss)]) }
    /// Button: begins the lesson, a number of hands. `hands`: the number of hands.
    pub fn lesson_begin(self, hands: impl Count) -> String { self.say(SECTION, 29, &[Arg::Number(hands.count())]) }
    /// Shown while the costs of the mistakes are computed. `done`: the upcards that are done; `all`: all upcards.
    pub fn lesson_preparing(self, done: impl Count, all: impl Count) -> String { self.say(SECTION, 30, &[Arg::Number(done.count()), Arg::Number(all.count())]) }
    /// Button: stops that work.
    pub fn lesson_cancel(self) -> &'static str { self.fixed(SECTION, 31, &[]) }
    /// The question of a lesson, read to a screen reader: the hand and the upcard. `hand`: the kind of the hand, such as “hard 16”; `cards`: the cards; `up`: the upcard.
    pub fn lesson_question(self, hand: &str, cards: &str, up: &str) -> String { self.say(SECTION, 32, &[Arg::Text(hand), Arg::Text(cards), Arg::Text(up)]) }
    /// Heading above the player’s cards. `hand`: the kind of the hand, such as “hard 16”.
    pub fn lesson_hand(self, hand: &str) -> String { self.say(SECTION, 33, &[Arg::Text(hand)]) }
    /// Heading above the dealer’s card.
    pub fn lesson_dealer(self) -> &'static str { self.fixed(SECTION, 34, &[]) }
    /// After an answer: the right play. `play`: the play.
    pub fn lesson_right_is(self, play: &str) -> String { self.say(SECTION, 35, &[Arg::Text(play)]) }
    /// After an answer: what a wrong play costs. After a right answer it is the cheapest one. `play`: the wrong play; `cost`: the cost in bets, such as “0.12”; `hand`: the kind of the hand, such as “hard 16”; `up`: the upcard, such as “10”.
    pub fn lesson_costs(self, play: &str, cost: &str, hand: &str, up: &str) -> String { self.say(SECTION, 36, &[Arg::Text(play), Arg::Text(cost), Arg::Text(hand), Arg::Text(up)]) }
    /// Name of a hard hand in a lesson. `total`: its total.
    pub fn lesson_hard(self, total: impl Count) -> String { self.say(SECTION, 37, &[Arg::Number(total.count())]) }
    /// A lesson whose hands do not come up under the rules. `rules`: the name of the rules.
    pub fn lesson_none(self, rules: &str) -> String { self.say(SECTION, 38, &[Arg::Text(rules)]) }
    /// The end of a lesson. `ending`: why it is over.
    pub fn lesson_over(self, ending: Ending) -> &'static str { self.fixed(SECTION, 39, &[Arg::Key(ending.key())]) }
    /// Link back to the page with all lessons and paths.
    pub fn lesson_all(self) -> &'static str { self.fixed(SECTION, 40, &[]) }
    /// The answers are not stored, and why. `why`: the reason, one or two sentences.
    pub fn lesson_not_stored(self, why: &str) -> String { self.say(SECTION, 41, &[Arg::Text(why)]) }
    /// Link to the lesson of all that is due now. `due`: the number of decisions that are due.
    pub fn learn_due(self, due: impl Count) -> String { self.say(SECTION, 42, &[Arg::Number(due.count())]) }
    /// Name of the exam.
    pub fn exam(self) -> &'static str { self.fixed(SECTION, 43, &[]) }
    /// What the exam is.
    pub fn exam_about(self) -> &'static str { self.fixed(SECTION, 44, &[]) }
    /// At the link to an exam that somebody has taken. `cost`: the cost of that play, such as “0.21 %”; `error`: its standard error.
    pub fn exam_taken(self, cost: &str, error: &str) -> String { self.say(SECTION, 45, &[Arg::Text(cost), Arg::Text(error)]) }
    /// Result of the exam. `cost`: the cost of this play, such as “0.21 %”; `error`: its standard error.
    pub fn exam_mark(self, cost: &str, error: &str) -> String { self.say(SECTION, 46, &[Arg::Text(cost), Arg::Text(error)]) }
    /// Below the result: what the table itself costs. `worth`: the worth of a round with the best play, such as “−0.41 %”.
    pub fn exam_edge(self, worth: &str) -> String { self.say(SECTION, 47, &[Arg::Text(worth)]) }
    /// Link to the exam with its mark.
    pub fn exam_link(self) -> &'static str { self.fixed(SECTION, 48, &[]) }
    /// A mistake in the exam. `hand`: the kind of the hand, such as “16”; `up`: the upcard; `play`: the play of the player; `right`: the right play; `cost`: the cost in bets, such as “0.12”.
    pub fn exam_mistake(self, hand: &str, up: &str, play: &str, right: &str, cost: &str) -> String { self.say(SECTION, 49, &[Arg::Text(hand), Arg::Text(up), Arg::Text(play), Arg::Text(right), Arg::Text(cost)]) }
    /// Line above the lessons of blackjack and of counting. `rules`: the name of the rules.
    pub fn learn_lessons_count(self, rules: &str) -> String { self.say(SECTION, 50, &[Arg::Text(rules)]) }
    /// Line above the lessons of video poker. `game`: the name of the pay table.
    pub fn learn_lessons_pays(self, game: &str) -> String { self.say(SECTION, 51, &[Arg::Text(game)]) }
    /// Label of the choice of the counting system of a lesson.
    pub fn lesson_system(self) -> &'static str { self.fixed(SECTION, 52, &[]) }
    /// Button: begins a lesson that has no hands, a number of questions. `questions`: the number of questions.
    pub fn lesson_begin_questions(self, questions: impl Count) -> String { self.say(SECTION, 53, &[Arg::Number(questions.count())]) }
    /// Shown while the strategy chart of video poker and the costs are computed.
    pub fn lesson_preparing_rows(self) -> &'static str { self.fixed(SECTION, 54, &[]) }
    /// Question: the tag of a card. `card`: the card; `system`: the counting system.
    pub fn lesson_tag_question(self, card: &str, system: &str) -> String { self.say(SECTION, 55, &[Arg::Text(card), Arg::Text(system)]) }
    /// Right answer: the tag of a card. `system`: the counting system; `card`: the card; `tag`: its tag, with its sign.
    pub fn lesson_tag_is(self, system: &str, card: &str, tag: &str) -> String { self.say(SECTION, 56, &[Arg::Text(system), Arg::Text(card), Arg::Text(tag)]) }
    /// Right answer: the division before the rounding. `running`: the running count, with its sign; `decks`: the number of decks left; `exact`: the result with its sign.
    pub fn lesson_division(self, running: &str, decks: &str, exact: &str) -> String { self.say(SECTION, 57, &[Arg::Text(running), Arg::Text(decks), Arg::Text(exact)]) }
    /// After an answer about a play by the count: what the other play costs there. `play`: the other play; `cost`: the cost in bets, such as “0.12”.
    pub fn lesson_count_costs(self, play: &str, cost: &str) -> String { self.say(SECTION, 58, &[Arg::Text(play), Arg::Text(cost)]) }
    /// Question, read to a screen reader: the cards. `cards`: the cards.
    pub fn lesson_hold_question(self, cards: &str) -> String { self.say(SECTION, 59, &[Arg::Text(cards)]) }
    /// Heading above the five cards.
    pub fn lesson_hold(self) -> &'static str { self.fixed(SECTION, 60, &[]) }
    /// Button: the player holds the marked cards and draws the others.
    pub fn lesson_draw(self) -> &'static str { self.fixed(SECTION, 61, &[]) }
    /// Right answer: the row of the chart, and the cards to hold. `row`: the row, such as “Pair”; `cards`: the cards.
    pub fn lesson_hold_is(self, row: &str, cards: &str) -> String { self.say(SECTION, 62, &[Arg::Text(row), Arg::Text(cards)]) }
    /// Right answer: to hold no card.
    pub fn lesson_hold_none(self) -> &'static str { self.fixed(SECTION, 63, &[]) }
    /// After a wrong answer: what that hold costs. `cost`: the cost in bets, such as “0.12”.
    pub fn lesson_hold_costs(self, cost: &str) -> String { self.say(SECTION, 64, &[Arg::Text(cost)]) }
    /// Heading of the place with the player’s progress, and the link to it.
    pub fn progress(self) -> &'static str { self.fixed(SECTION, 65, &[]) }
    /// Above the table of mistakes. `rules`: the name of the rules of blackjack; `game`: the name of the pay table.
    pub fn progress_about(self, rules: &str, game: &str) -> String { self.say(SECTION, 66, &[Arg::Text(rules), Arg::Text(game)]) }
    /// In place of that table: no answers.
    pub fn progress_none(self) -> &'static str { self.fixed(SECTION, 67, &[]) }
    /// Column of the table of mistakes: the lesson.
    pub fn progress_kind(self) -> &'static str { self.fixed(SECTION, 68, &[]) }
    /// Column of the table of mistakes. `week`: seven days.
    pub fn progress_week(self, week: Week) -> &'static str { self.fixed(SECTION, 69, &[Arg::Key(week.key())]) }
    /// Cell of that table. `wrong`: the number of wrong answers; `asked`: the number of all answers.
    pub fn progress_cell(self, wrong: impl Count, asked: impl Count) -> String { self.say(SECTION, 70, &[Arg::Number(wrong.count()), Arg::Number(asked.count())]) }
    /// Below a cell: what these mistakes cost. `cost`: the cost in bets, such as “0.12”.
    pub fn progress_cost(self, cost: &str) -> String { self.say(SECTION, 71, &[Arg::Text(cost)]) }
    /// Below the table: what the bets in the cells are.
    pub fn progress_costs_are(self) -> &'static str { self.fixed(SECTION, 72, &[]) }
    /// Button: computes the costs.
    pub fn progress_work_out(self) -> &'static str { self.fixed(SECTION, 73, &[]) }
    /// Link to the lesson about the kind that costs most. `lesson`: the name of the lesson.
    pub fn progress_worst(self, lesson: &str) -> String { self.say(SECTION, 74, &[Arg::Text(lesson)]) }
    /// Label of the choice of a goal for a day.
    pub fn goal(self) -> &'static str { self.fixed(SECTION, 75, &[]) }
    /// Value of that choice: none.
    pub fn goal_none(self) -> &'static str { self.fixed(SECTION, 76, &[]) }
    /// Value of that choice. `decisions`: the number of decisions.
    pub fn goal_decisions(self, decisions: impl Count) -> String { self.say(SECTION, 77, &[Arg::Number(decisions.count())]) }
    /// How many answers the player has given today. `done`: the answers of today; `goal`: the goal.
    pub fn goal_today(self, done: impl Count, goal: impl Count) -> String { self.say(SECTION, 78, &[Arg::Number(done.count()), Arg::Number(goal.count())]) }
    /// The reason for a play: the dealer’s chance to bust. `up`: the upcard; `dealer`: the chance, such as “42%”.
    pub fn lesson_why_dealer(self, up: &str, dealer: &str) -> String { self.say(SECTION, 79, &[Arg::Text(up), Arg::Text(dealer)]) }
    /// The reason for a play: the dealer’s chance to bust, and the next card. `up`: the upcard; `dealer`: the dealer’s chance to bust; `helps`: the chance that the hand is then worth more than standing now; `busts`: the chance that the card busts the hand; `neither`: the chance of the other cards.
    pub fn lesson_why_busts(self, up: &str, dealer: &str, helps: &str, busts: &str, neither: Option<&str>) -> String { self.say(SECTION, 80, &[Arg::Text(up), Arg::Text(dealer), Arg::Text(helps), Arg::Text(busts), Arg::from(neither)]) }
    /// The same for a hand that one card cannot bust. `up`: the upcard; `dealer`: the dealer’s chance to bust; `helps`: the chance that the hand is then worth more than standing now.
    pub fn lesson_why_safe(self, up: &str, dealer: &str, helps: &str) -> String { self.say(SECTION, 81, &[Arg::Text(up), Arg::Text(dealer), Arg::Text(helps)]) }
    /// The reason for a surrender, which loses half a bet. `loss`: what the hand loses otherwise, in bets.
    pub fn lesson_why_surrender(self, loss: &str) -> String { self.say(SECTION, 82, &[Arg::Text(loss)]) }
    /// Right answer: the play, with its index for the rules of the lesson. `play`: the play, as its button has it; `index`: the true count from which on it is right, with its sign.
    pub fn lesson_index_is(self, play: &str, index: &str) -> String { self.say(SECTION, 83, &[Arg::Text(play), Arg::Text(index)]) }
    /// The goal of today is reached. `done`: the answers of today; `goal`: the goal.
    pub fn goal_reached(self, done: impl Count, goal: impl Count) -> String { self.say(SECTION, 84, &[Arg::Number(done.count()), Arg::Number(goal.count())]) }
    /// Heading above a poker hand: the question.
    pub fn lesson_rank(self) -> &'static str { self.fixed(SECTION, 85, &[]) }
    /// The same question for screen readers, with the cards. `cards`: the cards.
    pub fn lesson_rank_question(self, cards: &str) -> String { self.say(SECTION, 86, &[Arg::Text(cards)]) }
    /// Right answer: the name of a poker hand, and how often one is dealt. `hand`: the name; `deals`: the number of deals among which there is one, such as “509”.
    pub fn lesson_rank_is(self, hand: &str, deals: &str) -> String { self.say(SECTION, 87, &[Arg::Text(hand), Arg::Text(deals)]) }
    /// The names to choose from in their order. `hands`: the names, the highest first.
    pub fn lesson_rank_order(self, hands: &str) -> String { self.say(SECTION, 88, &[Arg::Text(hands)]) }
    /// Notice: a part of the address cannot be read.
    pub fn learn_mangled(self) -> &'static str { self.fixed(SECTION, 89, &[]) }
    /// Heading above a discard tray: the question. `decks`: the number of decks that fill it, two or more.
    pub fn lesson_tray(self, decks: impl Count) -> String { self.say(SECTION, 90, &[Arg::Number(decks.count())]) }
    /// Line above the lessons about the poker match, which are about the solved match.
    pub fn learn_lessons_match(self) -> &'static str { self.fixed(SECTION, 91, &[]) }
    /// Shown while the decisions of the match are found and their costs computed.
    pub fn lesson_preparing_match(self) -> &'static str { self.fixed(SECTION, 92, &[]) }
    /// Question: the next move of the player.
    pub fn lesson_match_move(self) -> &'static str { self.fixed(SECTION, 93, &[]) }
    /// Question: the number of cards that the player swaps.
    pub fn lesson_match_swap(self) -> &'static str { self.fixed(SECTION, 94, &[]) }
    /// Right answer to that: the cards to keep. `swap`: the number of swapped cards; `cards`: the cards.
    pub fn lesson_match_kept(self, swap: &str, cards: &str) -> String { self.say(SECTION, 95, &[Arg::Text(swap), Arg::Text(cards)]) }
    /// Right answer: the best actions. `plays`: the actions.
    pub fn lesson_match_best(self, plays: &str) -> String { self.say(SECTION, 96, &[Arg::Text(plays)]) }
    /// What a wrong swap costs. `cards`: the number of swapped cards; `chips`: the cost in chips.
    pub fn lesson_match_swap_costs(self, cards: &str, chips: &str) -> String { self.say(SECTION, 97, &[Arg::Text(cards), Arg::Text(chips)]) }
    /// What a wrong action costs. `action`: the action; `chips`: the cost in chips.
    pub fn lesson_match_costs(self, action: &str, chips: &str) -> String { self.say(SECTION, 98, &[Arg::Text(action), Arg::Text(chips)]) }
    /// Situation: the player makes the first move of the hand.
    pub fn lesson_match_first(self) -> &'static str { self.fixed(SECTION, 99, &[]) }
    /// The reason for a play by the count: the part of the unseen cards that are worth ten. `tens`: a percentage; `usual`: that of a full pack.
    pub fn lesson_why_tens(self, tens: &str, usual: &str) -> String { self.say(SECTION, 100, &[Arg::Text(tens), Arg::Text(usual)]) }
    /// The same for insurance, which pays 2 to 1. `tens`: a percentage; `even`: the percentage from which insurance gains.
    pub fn lesson_why_insurance(self, tens: &str, even: &str) -> String { self.say(SECTION, 101, &[Arg::Text(tens), Arg::Text(even)]) }
    /// The reason for a hold of video poker: how often it wins, and how much on average. `wins`: a percentage; `bets`: the mean payout in bets.
    pub fn lesson_why_hold(self, wins: &str, bets: &str) -> String { self.say(SECTION, 102, &[Arg::Text(wins), Arg::Text(bets)]) }
    /// The same of the wrong cards that the player held. `wins`: a percentage; `bets`: the mean payout in bets; `cost`: what that hold costs, in bets.
    pub fn lesson_your_hold(self, wins: &str, bets: &str, cost: &str) -> String { self.say(SECTION, 103, &[Arg::Text(wins), Arg::Text(bets), Arg::Text(cost)]) }
    /// The price of a call at the match. `chips`: what it costs; `price`: the part of hands that it has to win, a percentage.
    pub fn lesson_why_call(self, chips: &str, price: &str) -> String { self.say(SECTION, 104, &[Arg::Text(chips), Arg::Text(price)]) }
    /// The reason for a move at the match before the swap: the part of the player’s own hands that make it. `step`: the move; `share`: a percentage.
    pub fn lesson_why_own(self, step: MatchMove, share: &str) -> String { self.say(SECTION, 105, &[Arg::Key(step.key()), Arg::Text(share)]) }
    /// Heading of the rules of a lesson in a few lines, and of what opens them beside a question.
    pub fn lesson_rules(self) -> &'static str { self.fixed(SECTION, 106, &[]) }
    /// In place of the rules while a worker computes them.
    pub fn lesson_rules_work(self) -> &'static str { self.fixed(SECTION, 107, &[]) }
    /// Above the rules of a lesson about blackjack.
    pub fn lesson_rules_order(self) -> &'static str { self.fixed(SECTION, 108, &[]) }
    /// A rule: hands that are played so. `play`: the play; `hands`: the hands, each with the dealer’s upcards.
    pub fn lesson_rule(self, play: Play, hands: &str) -> String { self.say(SECTION, 109, &[Arg::Key(play.key()), Arg::Text(hands)]) }
    /// Hands of a rule against some upcards. `hands`: totals or pairs, such as “13 to 16”; `upcards`: the dealer’s upcards, such as “2 to 6”.
    pub fn lesson_rule_against(self, hands: &str, upcards: &str) -> String { self.say(SECTION, 110, &[Arg::Text(hands), Arg::Text(upcards)]) }
    /// Hands of a rule against every upcard. `hands`: totals or pairs.
    pub fn lesson_rule_any(self, hands: &str) -> String { self.say(SECTION, 111, &[Arg::Text(hands)]) }
    /// Totals of a rule. `total`: the lowest one.
    pub fn lesson_rule_up(self, total: &str) -> String { self.say(SECTION, 112, &[Arg::Text(total)]) }
    /// Joins two parts of a rule.
    pub fn lesson_rule_between(self) -> &'static str { self.fixed(SECTION, 113, &[]) }
    /// The last rule about totals.
    pub fn lesson_rule_hit(self) -> &'static str { self.fixed(SECTION, 114, &[]) }
    /// The rule about pairs that are never split. `pairs`: their values.
    pub fn lesson_rule_never(self, pairs: &str) -> String { self.say(SECTION, 115, &[Arg::Text(pairs)]) }
    /// The last rule about pairs.
    pub fn lesson_rule_total(self) -> &'static str { self.fixed(SECTION, 116, &[]) }
    /// A rule of counting: cards with the same tag. `tag`: the tag with its sign; `cards`: the ranks, such as “2 to 6”.
    pub fn lesson_rule_tag(self, tag: &str, cards: &str) -> String { self.say(SECTION, 117, &[Arg::Text(tag), Arg::Text(cards)]) }
    /// Black cards of a rank, where red ones count differently. `rank`: the rank.
    pub fn lesson_rule_black(self, rank: &str) -> String { self.say(SECTION, 118, &[Arg::Text(rank)]) }
    /// Red cards of a rank, where black ones count differently. `rank`: the rank.
    pub fn lesson_rule_red(self, rank: &str) -> String { self.say(SECTION, 119, &[Arg::Text(rank)]) }
    /// A rule about the discard tray. `decks`: the number of decks that fill it, two or more.
    pub fn lesson_rule_tray(self, decks: impl Count) -> String { self.say(SECTION, 120, &[Arg::Number(decks.count())]) }
    /// A rule about the discard tray: what to divide by. `decks`: the number of decks that fill it, two or more.
    pub fn lesson_rule_left(self, decks: impl Count) -> String { self.say(SECTION, 121, &[Arg::Number(decks.count())]) }
    /// The rule of the true count.
    pub fn lesson_rule_divide(self) -> &'static str { self.fixed(SECTION, 122, &[]) }
    /// The rule of an index.
    pub fn lesson_rule_index(self) -> &'static str { self.fixed(SECTION, 123, &[]) }
    /// The reason for indices.
    pub fn lesson_rule_tens(self) -> &'static str { self.fixed(SECTION, 124, &[]) }
    /// Above the ranks of hands.
    pub fn lesson_rule_ranks(self) -> &'static str { self.fixed(SECTION, 125, &[]) }
    /// What a poker hand is. `hand`: the name; `category`: the same.
    pub fn lesson_rule_rank(self, hand: &str, category: Category) -> String { self.say(SECTION, 126, &[Arg::Text(hand), Arg::Key(category.key())]) }
    /// The rule of the chart of video poker.
    pub fn lesson_rule_rows(self) -> &'static str { self.fixed(SECTION, 127, &[]) }
    /// The same, for a hand without a row.
    pub fn lesson_rule_no_row(self) -> &'static str { self.fixed(SECTION, 128, &[]) }
    /// The rule of the bets of the poker match.
    pub fn lesson_rule_price(self) -> &'static str { self.fixed(SECTION, 129, &[]) }
    /// The rule of the swap of the poker match.
    pub fn lesson_rule_swap(self) -> &'static str { self.fixed(SECTION, 130, &[]) }
    /// Link after a lesson: the next one. `lesson`: its name.
    pub fn lesson_next(self, lesson: &str) -> String { self.say(SECTION, 131, &[Arg::Text(lesson)]) }
    /// Button after a lesson: begins it again.
    pub fn lesson_again(self) -> &'static str { self.fixed(SECTION, 132, &[]) }
    /// Link to the first lesson, for a player who has answered nothing. `lesson`: its name.
    pub fn learn_start(self, lesson: &str) -> String { self.say(SECTION, 133, &[Arg::Text(lesson)]) }
    /// Link to the first lesson that the player has not done yet, or of which something is due. `lesson`: its name.
    pub fn learn_go_on(self, lesson: &str) -> String { self.say(SECTION, 134, &[Arg::Text(lesson)]) }
    /// Below a cost in bets, under rules without bets.
    pub fn lesson_one_bet(self) -> &'static str { self.fixed(SECTION, 135, &[]) }
    /// Decisions of the strategy chart that the player has met under other rules. `rules`: the name of the rules; `known`: those that are not due yet; `due`: those that are due.
    pub fn learn_known_elsewhere(self, rules: &str, known: impl Count, due: impl Count) -> String { self.say(SECTION, 136, &[Arg::Text(rules), Arg::Number(known.count()), Arg::Number(due.count())]) }
}
