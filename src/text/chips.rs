//! The words of the duel for chips, and how its rounds are told.

use std::cmp::Ordering;

use super::poker::PokerWords;
use super::poker_news::their_duel;
use super::story::Story;
use super::{change_of, signed};
use crate::core::Chips;
use crate::poker::Character;
use crate::poker::DuelTable;
use crate::poker::chips::round::PLAYER;
use crate::poker::chips::{ANTE, BettingRound, Finished, ForChips, SeatAction, SeatView, Standing};
use crate::poker::duel::{Action, Holder};
use crate::table::{AnyTable as _, News, Origin};

impl PokerWords {
    // What is done.

    /// What an opponent has done.
    #[must_use]
    pub fn they_did(self, character: Character, deed: SeatAction) -> String {
        let digits = |chips| self.in_digits(chips);
        match deed {
            SeatAction::Check => self.they_check(character),
            SeatAction::Bet(chips) => self.they_bet(character, &digits(chips)),
            SeatAction::Call(chips) => self.they_call(character, &digits(chips)),
            SeatAction::Raise(to) => self.they_raise(character, &digits(to)),
            SeatAction::Fold => self.they_fold(character),
            SeatAction::Swap(count) => self.they_swap(character, count),
        }
    }

    /// What the player has done.
    #[must_use]
    pub fn you_did(self, deed: SeatAction) -> String {
        let digits = |chips| self.in_digits(chips);
        match deed {
            SeatAction::Check => self.you_check().to_owned(),
            SeatAction::Bet(chips) => self.you_bet(&digits(chips)),
            SeatAction::Call(chips) => self.you_call(&digits(chips)),
            SeatAction::Raise(to) => self.you_raise(&digits(to)),
            SeatAction::Fold => self.you_fold().to_owned(),
            SeatAction::Swap(0) => self.you_stand_pat().to_owned(),
            SeatAction::Swap(count) => self.you_swap(count),
        }
    }

    /// What somebody has done, in a word or two beside the name.
    #[must_use]
    pub fn did(self, deed: SeatAction) -> String {
        let digits = |chips| self.in_digits(chips);
        match deed {
            SeatAction::Check => self.has_checked().to_owned(),
            SeatAction::Bet(chips) => self.has_bet(&digits(chips)),
            SeatAction::Call(chips) => self.has_called(&digits(chips)),
            SeatAction::Raise(to) => self.has_raised(&digits(to)),
            SeatAction::Fold => self.has_folded().to_owned(),
            SeatAction::Swap(count) => self.swapped(count),
        }
    }

    /// What the player would have to pay, beside the pot.
    #[must_use]
    pub fn to_call(self, to_call: Chips) -> String {
        match to_call {
            Chips::NONE => self.nothing_to_call().to_owned(),
            to_call => self.chips_to_call(&self.in_digits(to_call)),
        }
    }

    /// It is for the player to bet: so much would have to be paid, so much is in the pot.
    #[must_use]
    pub fn your_bet(self, to_call: Chips, pot: Chips) -> String {
        let pot = self.in_digits(pot);
        match to_call {
            Chips::NONE => self.your_bet_for_nothing(&pot),
            to_call => self.your_bet_to_call(&self.in_digits(to_call), &pot),
        }
    }

    // What there is.

    /// What is in the pot, beside the cards.
    #[must_use]
    pub fn pot(self, pot: Chips) -> String {
        self.pot_holds(&self.in_digits(pot))
    }

    /// What the player has, and how many stacks they were given.
    #[must_use]
    pub fn stack(self, chips: Chips, given: u32) -> String {
        let chips = self.in_digits(chips);
        match given {
            0 | 1 => self.stack_holds(&chips),
            given => self.later_stack_holds(&chips, given),
        }
    }

    /// What somebody has left, in a sentence.
    #[must_use]
    pub fn has_left(self, holder: Holder, chips: Chips) -> String {
        let (amount, is_one) = (self.in_digits(chips), chips == ONE);
        match holder {
            Holder::Player => self.you_have_left(&amount, is_one),
            Holder::Opponent(who) => self.they_have_left(who, &amount, is_one),
        }
    }

    /// Says in a sentence that somebody has the dealer's button.
    #[must_use]
    pub fn has_button(self, holder: Holder) -> String {
        match holder {
            Holder::Player => self.you_have_button().to_owned(),
            Holder::Opponent(who) => self.they_have_button(who),
        }
    }

    // The end.

    /// Somebody gets so much of the pot.
    #[must_use]
    pub fn gets(self, holder: Holder, chips: Chips) -> String {
        let (amount, is_one) = (self.in_digits(chips), chips == ONE);
        match holder {
            Holder::Player => self.you_get(&amount, is_one),
            Holder::Opponent(who) => self.they_get(who, &amount, is_one),
        }
    }

    /// What a hand has won or lost for whoever shared the deal.
    #[must_use]
    pub fn their_chips(self, change: Ordering, by: Chips) -> String {
        self.their_chips_changed(&signed(change, &self.in_digits(by)))
    }

    /// So much of a bet goes back, because nobody has called it.
    #[must_use]
    pub fn goes_back(self, holder: Holder, chips: Chips) -> String {
        let chips = self.in_digits(chips);
        match holder {
            Holder::Player => self.goes_back_to_you(&chips),
            Holder::Opponent(who) => self.goes_back_to_them(&chips, who),
        }
    }

    /// Somebody had no chips left for the ante, and was given a new stack.
    #[must_use]
    pub fn new_stack_for(self, holder: Holder) -> String {
        match holder {
            Holder::Player => self.new_stack_for_you().to_owned(),
            Holder::Opponent(who) => self.new_stack_for_them(who),
        }
    }
}

/// An amount whose noun is in the singular.
const ONE: Chips = Chips::whole(1);

/// What somebody has done.
fn did(words: PokerWords, holder: Holder, deed: SeatAction) -> String {
    match holder {
        Holder::Player => words.you_did(deed),
        Holder::Opponent(character) => words.they_did(character, deed),
    }
}

/// What happened last in a round for chips. `news` is of the dealing, of a decision, or of a step of an
/// opponent's.
pub(super) fn tell_news<R: crate::table::Round>(
    story: &mut Story,
    words: PokerWords,
    table: &DuelTable,
    round: &ForChips,
    news: &News<R>,
) {
    match news {
        News::Dealt | News::RoundBack => {
            story.tell(words.at_the_table(round.rules().opponents));
            story.tell(words.you_hold(round.hand()));
            story.tell(words.antes());
        }
        News::Decided(_) => {
            // Of what the others do after a fold, the result tells.
            let own = round
                .actions()
                .iter()
                .rev()
                .find(|(seat, _)| *seat == PLAYER);
            story.tell(own.map(|(_, deed)| words.you_did(*deed)));
            let swapped = own.is_some_and(|(_, deed)| matches!(deed, SeatAction::Swap(1..)));
            story.tell(swapped.then(|| words.you_hold(round.hand())));
        }
        News::Advanced => {
            let last = round.actions().last().and_then(|(seat, deed)| {
                let seat = round.seats().nth(*seat)?;
                Some(did(words, seat.holder, *deed))
            });
            story.tell(last);
        }
        News::SharedDealReady
        | News::RulesChosen { .. }
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
    tell_turn(story, words, table, round);
}

/// Whose turn it is, where it is the player's; or how the round has ended.
fn tell_turn(story: &mut Story, words: PokerWords, table: &DuelTable, round: &ForChips) {
    match round {
        ForChips::Over(finished) => tell_end(story, words, table, finished),
        ForChips::Betting(betting) if round.turn() == Some(PLAYER) => {
            story.tell(words.your_bet(betting.to_call(), round.pot()));
            story.tell(withheld(words, betting).map(|(_, why)| why));
        }
        ForChips::Swapping(_) if round.turn() == Some(PLAYER) => {
            story.tell(words.swap_or_stand_pat());
        }
        ForChips::Betting(_) | ForChips::Swapping(_) => (),
    }
}

/// Which of Bet and Raise is not offered to the player on turn, and why.
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

/// How a round has ended: who got what, the hands that were turned, and what it was for the player.
fn tell_end(story: &mut Story, words: PokerWords, table: &DuelTable, finished: &Finished) {
    for sentence in who_got_what(words, finished) {
        story.tell(sentence);
    }
    let yours = finished.shown(PLAYER);
    story.tell(yours.map(|yours| words.you_hold(yours.hand)));
    for (at, seat) in finished.seats().enumerate().skip(1) {
        let (Some(shown), Holder::Opponent(character)) = (finished.shown(at), seat.holder) else {
            continue;
        };
        story.tell(words.they_hold(character, shown.hand));
        story.tell(yours.map(|yours| words.compared(yours.hand.rank(), shown.hand.rank())));
    }
    for sentence in of_chips(words, table, finished) {
        story.tell(sentence);
    }
    story.tell(their_duel(words, table));
}

/// Who got how much, a sentence for each.
pub(crate) fn who_got_what(words: PokerWords, finished: &Finished) -> Vec<String> {
    let seats: Vec<SeatView> = finished.seats().collect();
    let got = |at: usize| {
        let seat = seats.get(at)?;
        Some(words.gets(seat.holder, finished.won_by(at)))
    };
    finished.winners().into_iter().filter_map(got).collect()
}

/// What the round was for the player, and what follows for the next, a sentence for each.
pub(crate) fn of_chips(words: PokerWords, table: &DuelTable, finished: &Finished) -> Vec<String> {
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

/// What a round was for whoever shared the deal.
pub(super) fn their_chips(words: PokerWords, finished: &Finished) -> String {
    let after = finished.seats().next();
    let after = after.map_or(Chips::NONE, |seat| seat.stack);
    let (change, by) = change_of(finished.chips_before(PLAYER), after);
    words.their_chips(change, by)
}

/// All that is to be seen of a round for chips.
pub(super) fn tell_table(
    story: &mut Story,
    words: PokerWords,
    table: &DuelTable,
    round: &ForChips,
) {
    if round.turn().is_some_and(|seat| seat != PLAYER) {
        story.tell(words.opponents_turn());
    }
    if let ForChips::Over(_) = round {
        story.tell(words.round_over());
    } else {
        story.tell(words.you_hold(round.hand()));
    }
    let button = round.seats().nth(round.button());
    story.tell(button.map(|seat| words.has_button(seat.holder)));
    for seat in round.seats() {
        story.tell(words.has_left(seat.holder, seat.stack));
        story.tell(seat.last.map(|deed| did(words, seat.holder, deed)));
    }
    if let ForChips::Swapping(_) | ForChips::Betting(_) = round {
        story.tell(words.sentence(&words.pot(round.pot())));
    }
    let marks: Vec<super::Held> = {
        let hand = round.hand().each();
        table.marks().places().map(|place| hand[place]).collect()
    };
    if marks.is_empty() {
        tell_turn(story, words, table, round);
    } else {
        story.tell(words.marked_cards(&marks));
    }
}

/// What the player has beside the bets on the table, and how many stacks they were given.
#[must_use]
pub(crate) fn stack_of(words: PokerWords, table: &DuelTable) -> String {
    let given = table.purse().of(Holder::Player).given;
    words.stack(table.chips_left(), given)
}

/// What stands beside the name of a seat: that it plays on without chips, or what it has done last.
#[must_use]
pub fn beside(words: PokerWords, seat: &SeatView) -> String {
    match (seat.standing, seat.last) {
        (Standing::In, _) if seat.is_all_in() => words.all_in().to_owned(),
        (_, Some(deed)) => words.did(deed),
        (_, None) => String::new(),
    }
}
