//! The messages of the poker match, and the announcements of its rounds with bets.

use std::cmp::Ordering;

use super::news::their_poker_match;
use crate::check::Check;
use crate::core::Chips;
use crate::core::{Jokers, PackCard, WildHand};
use crate::poker::chips::round::PLAYER;
use crate::poker::chips::{ANTE, BettingRound, Finished, ForChips, SeatAction, SeatView, Standing};
use crate::poker::poker_match::{Action, Holder, Opponents};
use crate::poker::poker_match::{Betting, Showdown, Swapped};
use crate::poker::{Character, PokerMatchTable};
use crate::poker::{PokerMatch, poker_match};
use crate::table::{Action as _, Marks, Verdict};
use crate::table::{AnyTable as _, News, Origin};
use crate::text;
use crate::text::change_of;
use crate::text::game::GameWords;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::numbers::with_sign;
use crate::text::poker;
use crate::text::poker::PokerWords;
use crate::text::story::{Story, joined};

impl PokerWords {
    // The table.

    /// A sentence with the opponents at the table.
    #[must_use]
    pub fn at_the_table(self, opponents: Opponents) -> String {
        let names: Vec<String> = opponents
            .each()
            .map(|it| self.opponent_in_list(it))
            .collect();
        let (between, last) = (self.opponents_between(), self.opponents_before_last());
        self.you_play_against(&joined(&names, between, last))
    }

    /// An opponent's hand, card by card, and its rank.
    #[must_use]
    pub fn they_hold(self, character: Character, hand: WildHand) -> String {
        let (cards, called) = (self.each_card(&hand), self.called(&hand));
        self.they_hold_cards(character, &cards, &called)
    }

    // Actions.

    /// A sentence about an opponent's action.
    #[must_use]
    pub fn they_did(self, character: Character, action: SeatAction) -> String {
        let digits = |chips| self.in_digits(chips);
        match action {
            SeatAction::Check => self.they_check(character),
            SeatAction::Bet(chips) => self.they_bet(character, &digits(chips)),
            SeatAction::Call(chips) => self.they_call(character, &digits(chips)),
            SeatAction::Raise(to) => self.they_raise(character, &digits(to)),
            SeatAction::Fold => self.they_fold(character),
            SeatAction::Swap(count) => self.they_swap(character, count),
        }
    }

    /// A sentence about the player's action.
    #[must_use]
    pub fn you_did(self, action: SeatAction) -> String {
        let digits = |chips| self.in_digits(chips);
        match action {
            SeatAction::Check => self.you_check().to_owned(),
            SeatAction::Bet(chips) => self.you_bet(&digits(chips)),
            SeatAction::Call(chips) => self.you_call(&digits(chips)),
            SeatAction::Raise(to) => self.you_raise(&digits(to)),
            SeatAction::Fold => self.you_fold().to_owned(),
            SeatAction::Swap(0) => self.you_stand_pat().to_owned(),
            SeatAction::Swap(count) => self.you_swap(count),
        }
    }

    /// A seat's last action, in a word or two beside the name.
    #[must_use]
    pub fn did(self, action: SeatAction) -> String {
        let digits = |chips| self.in_digits(chips);
        match action {
            SeatAction::Check => self.has_checked().to_owned(),
            SeatAction::Bet(chips) => self.has_bet(&digits(chips)),
            SeatAction::Call(chips) => self.has_called(&digits(chips)),
            SeatAction::Raise(to) => self.has_raised(&digits(to)),
            SeatAction::Fold => self.has_folded().to_owned(),
            SeatAction::Swap(count) => self.swapped(count),
        }
    }

    /// The amount to call, beside the pot.
    #[must_use]
    pub fn to_call(self, to_call: Chips) -> String {
        match to_call {
            Chips::NONE => self.nothing_to_call().to_owned(),
            to_call => self.chips_to_call(&self.in_digits(to_call)),
        }
    }

    /// A sentence that asks the player to bet, with the amount to call and the size of the pot.
    #[must_use]
    pub fn your_bet(self, to_call: Chips, pot: Chips) -> String {
        let pot = self.in_digits(pot);
        match to_call {
            Chips::NONE => self.your_bet_for_nothing(&pot),
            to_call => self.your_bet_to_call(&self.in_digits(to_call), &pot),
        }
    }

    // Amounts.

    /// The size of the pot, beside the cards.
    #[must_use]
    pub fn pot(self, pot: Chips) -> String {
        self.pot_holds(&self.in_digits(pot))
    }

    /// The player's chips. Mentions the number of stacks if the player got more than one.
    #[must_use]
    pub fn stack(self, chips: Chips, given: u32) -> String {
        let chips = self.in_digits(chips);
        match given {
            0 | 1 => self.stack_holds(&chips),
            given => self.later_stack_holds(&chips, given),
        }
    }

    /// A sentence about the chips that a seat has left.
    #[must_use]
    pub fn has_left(self, holder: Holder, chips: Chips) -> String {
        let (amount, is_one) = (self.in_digits(chips), chips == ONE);
        match holder {
            Holder::Player => self.you_have_left(&amount, is_one),
            Holder::Opponent(who) => self.they_have_left(who, &amount, is_one),
        }
    }

    /// A sentence about the seat that has the dealer's button.
    #[must_use]
    pub fn has_button(self, holder: Holder) -> String {
        match holder {
            Holder::Player => self.you_have_button().to_owned(),
            Holder::Opponent(who) => self.they_have_button(who),
        }
    }

    // The end of the round.

    /// A sentence about the chips that a seat gets from the pot.
    #[must_use]
    pub fn gets(self, holder: Holder, chips: Chips) -> String {
        let (amount, is_one) = (self.in_digits(chips), chips == ONE);
        match holder {
            Holder::Player => self.you_get(&amount, is_one),
            Holder::Opponent(who) => self.they_get(who, &amount, is_one),
        }
    }

    /// The chips that the player who shared the deal won or lost.
    #[must_use]
    pub fn their_chips(self, change: Ordering, by: Chips) -> String {
        self.their_chips_changed(&with_sign(change, &self.in_digits(by)))
    }

    /// A sentence about the part of a bet that no seat has called, which goes back to the bettor.
    #[must_use]
    pub fn goes_back(self, holder: Holder, chips: Chips) -> String {
        let chips = self.in_digits(chips);
        match holder {
            Holder::Player => self.goes_back_to_you(&chips),
            Holder::Opponent(who) => self.goes_back_to_them(&chips, who),
        }
    }

    /// A sentence about a seat that had too few chips for the ante and got a new stack.
    #[must_use]
    pub fn new_stack_for(self, holder: Holder) -> String {
        match holder {
            Holder::Player => self.new_stack_for_you().to_owned(),
            Holder::Opponent(who) => self.new_stack_for_them(who),
        }
    }
}

/// The amount for which the noun is in the singular.
const ONE: Chips = Chips::whole(1);

/// A sentence about an action of the player or of an opponent.
fn did(words: PokerWords, holder: Holder, action: SeatAction) -> String {
    match holder {
        Holder::Player => words.you_did(action),
        Holder::Opponent(character) => words.they_did(character, action),
    }
}

/// Announces the latest event in a round for chips. `news` is of the deal, of the player's decision, or of an
/// opponent's action.
pub(crate) fn add_news<R: crate::table::Round>(
    story: &mut Story,
    words: PokerWords,
    table: &PokerMatchTable,
    round: &ForChips,
    news: &News<R>,
) {
    match news {
        News::Dealt | News::RoundBack => {
            story.add(words.at_the_table(round.rules().opponents));
            story.add(words.you_hold(round.hand()));
            story.add(words.antes());
        }
        News::Decided(_) => {
            // The result covers the opponents' actions after the player folds.
            let own = round
                .actions()
                .iter()
                .rev()
                .find(|(seat, _)| *seat == PLAYER);
            story.add(own.map(|(_, action)| words.you_did(*action)));
            let swapped = own.is_some_and(|(_, action)| matches!(action, SeatAction::Swap(1..)));
            story.add(swapped.then(|| words.you_hold(round.hand())));
        }
        News::Advanced => {
            let last = round.actions().last().and_then(|(seat, action)| {
                let seat = round.seats().nth(*seat)?;
                Some(did(words, seat.holder, *action))
            });
            story.add(last);
        }
        News::SharedDealReady
        | News::RulesChosen { .. }
        | News::RulesKept
        | News::StakeChosen { .. }
        | News::StakeRounded(_)
        | News::ReadyToCut
        | News::NotCut(_)
        | News::Marked(_)
        | News::Refused(_)
        | News::PracticeBegun
        | News::NoSuchHand
        | News::NoEntropy => return,
    }
    add_turn(story, words, table, round);
}

/// Announces the player's turn, or the result of a round that is over.
fn add_turn(story: &mut Story, words: PokerWords, table: &PokerMatchTable, round: &ForChips) {
    match round {
        ForChips::Over(finished) => add_end(story, words, table, finished),
        ForChips::Betting(betting) if round.turn() == Some(PLAYER) => {
            story.add(words.your_bet(betting.to_call(), round.pot()));
            story.add(withheld(words, betting).map(|(_, why)| why));
        }
        ForChips::Swapping(_) if round.turn() == Some(PLAYER) => {
            story.add(words.swap_or_stand_pat());
        }
        ForChips::Betting(_) | ForChips::Swapping(_) => (),
    }
}

/// The button of Bet and Raise that the player on turn is not offered, if there is one, with the reason.
pub(crate) fn withheld(words: PokerWords, betting: &BettingRound) -> Option<(Action, String)> {
    let (action, why) = betting.withheld()?;
    let button = match action {
        Action::Raise => words.raise(),
        Action::Bet
        | Action::Check
        | Action::Call
        | Action::Fold
        | Action::Swap(_)
        | Action::StandPat => words.place_bet(),
    };
    Some((action, words.no_more(button, why)))
}

/// Announces the end of a round: each seat's part of the pot, the hands shown, and the player's result.
fn add_end(story: &mut Story, words: PokerWords, table: &PokerMatchTable, finished: &Finished) {
    for sentence in winnings(words, finished) {
        story.add(sentence);
    }
    let yours = finished.shown(PLAYER);
    story.add(yours.map(|yours| words.you_hold(yours.hand)));
    for (at, seat) in finished.seats().enumerate().skip(1) {
        let (Some(shown), Holder::Opponent(character)) = (finished.shown(at), seat.holder) else {
            continue;
        };
        story.add(words.they_hold(character, shown.hand));
        story.add(yours.map(|yours| words.compared(yours.hand.rank(), shown.hand.rank())));
    }
    for sentence in of_chips(words, table, finished) {
        story.add(sentence);
    }
    story.add(their_poker_match(words, table));
}

/// A sentence for each seat that got chips.
pub(crate) fn winnings(words: PokerWords, finished: &Finished) -> Vec<String> {
    let seats: Vec<SeatView> = finished.seats().collect();
    let got = |at: usize| {
        let seat = seats.get(at)?;
        Some(words.gets(seat.holder, finished.won_by(at)))
    };
    finished.winners().into_iter().filter_map(got).collect()
}

/// The player's result in chips and its consequences for the next round, a sentence for each.
pub(crate) fn of_chips(
    words: PokerWords,
    table: &PokerMatchTable,
    finished: &Finished,
) -> Vec<String> {
    let seats: Vec<SeatView> = finished.seats().collect();
    let after = seats.first().map_or(Chips::NONE, |seat| seat.stack);
    let (change, by) = change_of(finished.chips_before(PLAYER), after);
    let back = finished.returned().and_then(|(at, chips)| {
        let seat = seats.get(at)?;
        Some(words.goes_back(seat.holder, chips))
    });
    let mut told: Vec<String> = back.into_iter().chain([words.net(change, by)]).collect();
    match table.sealed().map(|it| it.origin) {
        Some(Origin::Fresh) | None => (),
        Some(Origin::Shared | Origin::Daily(_) | Origin::Practice) => {
            told.push(words.not_counted().to_owned());
        }
    }
    if table.was_refilled() {
        let out = seats.iter().filter(|seat| seat.stack < ANTE);
        told.extend(out.map(|seat| words.new_stack_for(seat.holder)));
    }
    told
}

/// The result in chips of the player who shared the deal.
pub(crate) fn their_chips(words: PokerWords, finished: &Finished) -> String {
    let after = finished.seats().next();
    let after = after.map_or(Chips::NONE, |seat| seat.stack);
    let (change, by) = change_of(finished.chips_before(PLAYER), after);
    words.their_chips(change, by)
}

/// Describes the visible state of a round for chips.
pub(crate) fn describe_table(
    story: &mut Story,
    words: PokerWords,
    table: &PokerMatchTable,
    round: &ForChips,
) {
    if round.turn().is_some_and(|seat| seat != PLAYER) {
        story.add(words.opponents_turn());
    }
    if let ForChips::Over(_) = round {
        story.add(words.round_over());
    } else {
        story.add(words.you_hold(round.hand()));
    }
    let button = round.seats().nth(round.button());
    story.add(button.map(|seat| words.has_button(seat.holder)));
    for seat in round.seats() {
        story.add(words.has_left(seat.holder, seat.stack));
        story.add(seat.last.map(|action| did(words, seat.holder, action)));
    }
    if let ForChips::Swapping(_) | ForChips::Betting(_) = round {
        story.add(words.sentence(&words.pot(round.pot())));
    }
    let marks: Vec<crate::text::Held> = {
        let hand = round.hand().each();
        table.marks().places().map(|place| hand[place]).collect()
    };
    if marks.is_empty() {
        add_turn(story, words, table, round);
    } else {
        story.add(words.marked_cards(&marks));
    }
}

/// The player's chips that are not bet. Mentions the number of stacks if the player got more than one.
#[must_use]
pub(crate) fn stack_of(words: PokerWords, table: &PokerMatchTable) -> String {
    let given = table.purse().of(Holder::Player).given;
    words.stack(table.chips_left(), given)
}

/// The text beside the name of a seat: that the seat is all in, or its last action.
#[must_use]
pub fn beside(words: PokerWords, seat: &SeatView) -> String {
    match (seat.standing, seat.last) {
        (Standing::In, _) if seat.is_all_in() => words.all_in().to_owned(),
        (_, Some(action)) => words.did(action),
        (_, None) => String::new(),
    }
}

impl GameWords for PokerMatch {
    fn terms(language: Language, terms: &str) -> Option<String> {
        let rules: Option<poker_match::Rules> = terms.parse().ok();
        rules.map(|rules| terms_of_rules(language, rules))
    }

    fn decision(language: Language, code: char, _cards: &[PackCard]) -> Option<String> {
        let (words, all) = (PagesWords::of(language), poker::words(language));
        poker_match::Action::from_code(code).map(|action| match action {
            poker_match::Action::Swap(Marks::NONE) | poker_match::Action::StandPat => {
                words.hold_all().to_owned()
            }
            poker_match::Action::Swap(marks) => words.history_swap(marks.count()),
            poker_match::Action::Check => all.check().to_owned(),
            poker_match::Action::Bet => all.place_bet().to_owned(),
            poker_match::Action::Call => all.call().to_owned(),
            poker_match::Action::Raise => all.raise().to_owned(),
            poker_match::Action::Fold => all.fold().to_owned(),
        })
    }

    fn result(language: Language, check: &Check<PokerMatch>) -> String {
        match check.over() {
            Some(poker_match::Round::Over(showdown)) => {
                result_without_bets(PagesWords::of(language), showdown)
            }
            Some(poker_match::Round::ForChips(round)) => {
                let got = |finished| winnings(poker::words(language), finished);
                let told = round.finished().map(got).unwrap_or_default();
                told.join(text::words(language).between())
            }
            Some(poker_match::Round::Swapping(_)) | None => String::new(),
        }
    }

    fn bets(words: PagesWords) -> &'static str {
        words.put_in()
    }
}

/// The opponents of a poker match, with its bets and jokers if it has any.
fn terms_of_rules(language: Language, rules: poker_match::Rules) -> String {
    let all = poker::words(language);
    let opponents = rules.opponents.each().map(|who| all.character(who));
    let chips = match rules.betting {
        Betting::None => None,
        Betting::FixedLimit => Some(all.betting(Betting::FixedLimit)),
    };
    let jokers = match rules.jokers {
        Jokers::None => None,
        jokers @ (Jokers::One | Jokers::Two) => Some(all.jokers(jokers)),
    };
    let parts: Vec<&str> = opponents.chain(chips).chain(jokers).collect();
    parts.join(PagesWords::of(language).between_parts())
}

/// The winner of a poker match, with the winning hand.
fn result_without_bets(words: PagesWords, showdown: &Showdown) -> String {
    let called = |swapped: &Swapped| poker::words(words.language()).called(&swapped.hand);
    match (showdown.verdict(), showdown.rival()) {
        (Verdict::Lost, Some((who, rival))) => words.duel_lost(*who, &called(rival)),
        (Verdict::Drawn, Some((who, rival))) => words.duel_tied(*who, &called(rival)),
        // Without a rival the player has won.
        (Verdict::Won | Verdict::Drawn | Verdict::Lost, _) => {
            words.duel_won(&called(showdown.player()))
        }
    }
}
