//! What happened last at a table, told to someone who cannot see it: one sentence after the other,
//! the same ones in every language.

use super::story::Story;
use super::{Words, change, words};
use crate::blackjack::{
    Action, Bet, BlackjackTable, DealerHand, Finished, HandState, HandView, HoleCard, LastActor,
    PracticeHands, Round, Seat, Seating, SideBet, SideStakes, Stake, Withheld, shoe_is_over,
};
use crate::core::{Chips, Rank, Score};
use crate::table::{AnyTable as _, Game, News, Origin, Round as _, Table};
use crate::text::language::Language;

/// The decisions at blackjack that a player may look for and that are not offered, each with a sentence that says why.
pub(crate) fn withheld(words: Words, round: &Round) -> Vec<(Action, Withheld, String)> {
    let button = |action: Action| match action {
        Action::Hit => words.hit(),
        Action::Stand => words.stand(),
        Action::Double => words.double(),
        Action::Split => words.split(),
        Action::Surrender => words.surrender(),
        Action::NoInsurance => words.no_insurance(),
        Action::PlayOn => words.play_on(),
        Action::Insurance if round.offers_even_money() => words.even_money(),
        Action::Insurance => words.insurance(),
    };
    let all = round.withheld().into_iter();
    all.map(|(action, why)| (action, why, words.withheld(button(action), why)))
        .collect()
}

/// Says why decisions are not offered. Which totals are doubled stands on the table and is read there: to hear it
/// with every hand would be too much.
fn tell_withheld(story: &mut Story, words: Words, round: &Round) {
    for (_, why, sentence) in withheld(words, round) {
        match why {
            Withheld::Totals { .. } => (),
            Withheld::TooFewChips
            | Withheld::DeckEmpty
            | Withheld::AfterSplit
            | Withheld::MostHands(_)
            | Withheld::SplitAces
            | Withheld::AcesNotDoubled => story.tell(sentence),
        }
    }
}

/// Tells what can happen at every table, in the same words at each; nothing where a game has its own.
pub(super) fn tell_of_any_game<G: Game>(story: &mut Story, words: Words, table: &Table<G>) {
    let Some(news) = table.news() else { return };
    match news {
        News::NoEntropy => story.tell(words.no_entropy()),
        News::NoSuchHand => story.tell(words.no_such_hand()),
        News::SharedDealReady => {
            story.tell(words.shared_deal_ready());
            story.tell((table.put_aside() > 0).then(|| words.round_waits().to_owned()));
        }
        News::RoundBack => story.tell(words.round_back()),
        News::ReadyToCut => story.tell(words.cut_hint()),
        News::NotCut(why) => story.tell(words.not_cut_because(*why)),
        News::RulesChosen { .. }
        | News::StakeChosen { .. }
        | News::StakeRounded(_)
        | News::PracticeBegun
        | News::Dealt
        | News::Decided(_)
        | News::Marked(_)
        | News::Advanced
        | News::Refused(_) => (),
    }
}

/// What happened last at the blackjack table.
#[must_use]
pub fn blackjack_news(language: Language, table: &BlackjackTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.end();
    };
    tell_of_any_game(&mut story, words, table);
    let Some(round) = table.phase().round() else {
        if let News::RulesChosen { refilled, .. } = news {
            tell_rules(&mut story, words, table, *refilled);
        } else if let News::StakeChosen { before } = news {
            tell_stake(&mut story, words, table, Some(before));
        } else if let News::StakeRounded(why) = news {
            story.tell(words.blackjack_refusal(*why));
            tell_stake(&mut story, words, table, None);
        } else if let News::Refused(why) = news {
            story.tell(words.blackjack_refusal(*why));
        }
        return story.end();
    };
    let (player, dealer) = (round.player_score(), round.dealer_score());
    // A bust hand's count is in the result.
    let you_have = || (!player.is_bust()).then(|| words.you_have(player));
    match news {
        // No card of blackjack can be marked.
        News::NoEntropy
        | News::NoSuchHand
        | News::SharedDealReady
        | News::ReadyToCut
        | News::NotCut(_)
        | News::Marked(_) => return story.end(),
        News::Refused(why) => {
            story.tell(words.blackjack_refusal(*why));
            return story.end();
        }
        News::RulesChosen { refilled, .. } => {
            tell_rules(&mut story, words, table, *refilled);
            return story.end();
        }
        News::StakeRounded(why) => {
            story.tell(words.blackjack_refusal(*why));
            tell_stake(&mut story, words, table, None);
            return story.end();
        }
        News::StakeChosen { before } => {
            tell_stake(&mut story, words, table, Some(before));
            return story.end();
        }
        News::Dealt | News::PracticeBegun => {
            if let News::PracticeBegun = news {
                story.tell(table.practice().map(|hands| practice_is(words, hands)));
            }
            if round.hands().len() > 1 {
                tell_hands(&mut story, words, round, |_| true);
            } else {
                story.tell(words.you_are_dealt(round.player()));
                story.tell(you_have());
            }
            tell_seats(&mut story, words, round);
        }
        News::RoundBack => {
            tell_hands(&mut story, words, round, |_| true);
            tell_seats(&mut story, words, round);
        }
        News::Decided(action) => tell_decision(&mut story, words, round, *action),
        News::Advanced => tell_next_card(&mut story, words, round),
    }
    story.tell(match round.dealer() {
        // A card that another seat takes changes nothing about the dealer's.
        DealerHand::HoleDown { .. } | DealerHand::NoHole { .. } if *news == News::Advanced => None,
        DealerHand::HoleDown { upcard } | DealerHand::NoHole { upcard } => {
            Some(words.dealer_shows(upcard.rank))
        }
        // Nothing has been told of these cards yet.
        DealerHand::Turned(cards) if matches!(news, News::Dealt) => {
            Some(words.dealers_hand(cards, dealer))
        }
        DealerHand::Turned(_) => (!dealer.is_bust()).then(|| words.dealer_has(dealer)),
    });
    match round {
        Round::Insurance(_) => {
            story.tell(active_hand(words, round));
            story.tell(insurance_question(words, round));
            tell_withheld(&mut story, words, round);
        }
        Round::Early(_) => {
            story.tell(active_hand(words, round));
            story.tell(words.early_question());
        }
        Round::Player(_) => {
            let is_new = matches!(news, News::Dealt | News::RoundBack | News::PracticeBegun);
            story.tell(active_hand(words, round).filter(|_| is_new));
            tell_withheld(&mut story, words, round);
        }
        Round::Seats(_) | Round::Dealer(_) => (),
        Round::Over(finished) => {
            tell_results(&mut story, words, finished, dealer);
            for sentence in of_chips(words, table, finished) {
                story.tell(sentence);
            }
            story.tell(their_blackjack(words, table));
        }
    }
    story.end()
}

/// The rules that were chosen, and what the player was given so that they can bet there.
fn tell_rules(story: &mut Story, words: Words, table: &BlackjackTable, refilled: bool) {
    story.tell(words.rules_chosen(table.rules()));
    story.tell(refilled.then(|| words.new_stack().to_owned()));
}

/// The bet of the next round; and its hands, other seats and side bets, as far as there are several or they were changed
/// since this stake.
pub(in crate::text) fn tell_stake(
    story: &mut Story,
    words: Words,
    table: &BlackjackTable,
    before: Option<&Stake>,
) {
    let stake = table.stake();
    let seating = stake.chosen_seating();
    story.tell(match seating.hands() {
        hands @ 2.. if stake.bet() != Bet::NONE => words.bet_on_each(stake.bet().number(), hands),
        _ => words.bet_is(stake.bet().number()),
    });
    let is_changed = before.is_some_and(|before| before.chosen_seating() != seating);
    story.tell((is_changed || seating != Seating::ALONE).then(|| words.seating_is(seating)));
    let side = stake.chosen_side_bets();
    let had = before.map_or(SideStakes::NONE, |before| before.chosen_side_bets());
    if side == SideStakes::NONE && had != SideStakes::NONE {
        story.tell(words.side_bets_gone());
    }
    for (table, chips) in side.each() {
        story.tell(words.side_bet_is(table.bet(), chips));
    }
}

/// What the hands of the other seats hold.
pub(in crate::text) fn tell_seats(story: &mut Story, words: Words, round: &Round) {
    for (number, seat) in round.seats().iter().enumerate() {
        for cards in seat.cards() {
            let score = Score::of(cards, round.rules().ace);
            story.tell(words.seat_has(number + 1, cards, score));
        }
    }
}

/// The card that another seat or the dealer has just taken, and the hole card where it was turned then.
fn tell_next_card(story: &mut Story, words: Words, round: &Round) {
    match (round.last_actor(), round.dealer()) {
        (LastActor::Seat(number), dealer) => {
            let seat = round.seats().get(number);
            let card = seat.and_then(Seat::last_card);
            story.tell(card.map(|card| words.seat_draws(number + 1, card)));
            if let DealerHand::Turned([_, hole]) = dealer {
                story.tell(words.dealer_turns(*hole));
            }
            if let Round::Player(_) = round {
                let hands = round.hands();
                let active = hands.iter().position(|it| it.state == HandState::Active);
                story.tell(words.your_turn());
                if let Some(active) = active.filter(|_| hands.len() > 1) {
                    tell_turn(story, words, round, active);
                }
            }
        }
        (
            LastActor::None | LastActor::Hand(_) | LastActor::BeforeLook(_) | LastActor::Dealer,
            dealer,
        ) => {
            let card = dealer.seen().last();
            story.tell(card.map(|card| words.dealer_draws(*card)));
        }
    }
}

/// “Hand 2.” where there are several hands and the player decides about this one.
fn active_hand(words: Words, round: &Round) -> Option<String> {
    let hands = round.hands();
    let active = hands
        .iter()
        .position(|hand| hand.state == HandState::Active);
    let active = active.filter(|_| hands.len() > 1)?;
    Some(hand_is(words, active))
}

/// What the player has decided, what came of it, and which hand is the next.
fn tell_decision(story: &mut Story, words: Words, round: &Round, action: Action) {
    let hands = round.hands();
    let several = hands.len() > 1;
    let active = hands
        .iter()
        .position(|hand| hand.state == HandState::Active);
    let (acted, is_before_look) = match round.last_actor() {
        LastActor::Hand(acted) => (acted, false),
        LastActor::BeforeLook(acted) => (acted, true),
        LastActor::None | LastActor::Seat(_) | LastActor::Dealer => return,
    };
    let Some(hand) = hands.get(acted) else { return };
    let takes_one = !round.rules().split_ace_play.hits() || action == Action::Split;
    let beside = hands.iter().filter(|it| it.spot == hand.spot).count();
    let begins_with_ace = hand.cards.first().is_some_and(|it| it.rank == Rank::Ace);
    // Of split aces more than one hand may have got its last card.
    let is_told_whole = takes_one && beside > 1 && begins_with_ace;
    if is_told_whole {
        let is_beside = |it: &HandView| it.spot == hand.spot && it.cards.len() > 1;
        tell_hands(story, words, round, is_beside);
    } else {
        tell_acted(story, words, round, action, acted, several);
    }
    let is_told = |next: usize| is_told_whole && hands[next].spot == hand.spot;
    let is_next = |next: usize| is_before_look && several || next != acted && !is_told(next);
    // What each hand holds was told before the first question about it.
    if let Round::Player(_) = round
        && let Some(next) = active.filter(|active| is_next(*active))
    {
        tell_turn(story, words, round, next);
    }
    let is_asked = matches!(round, Round::Insurance(_) | Round::Early(_));
    match (round.dealer(), action) {
        (DealerHand::HoleDown { .. }, _) if is_before_look && !is_asked => {
            story.tell(words.no_dealer_blackjack());
        }
        (DealerHand::Turned([_, hole]), action)
            if round.rules().hole_card == HoleCard::Peek && turns(round, action) =>
        {
            story.tell(words.dealer_turns(*hole));
        }
        (DealerHand::HoleDown { .. } | DealerHand::NoHole { .. } | DealerHand::Turned(_), _) => (),
    }
}

/// That it is this hand's turn, by its number from 0, and what it holds.
fn tell_turn(story: &mut Story, words: Words, round: &Round, number: usize) {
    if let Some(hand) = round.hands().get(number) {
        let score = Score::of(hand.cards, round.rules().ace);
        story.tell(hand_is(words, number));
        story.tell(words.your_hand(hand.cards, score));
    }
}

/// Whether the hole card is told after this decision: not where the only hand was bust or given up, and nothing
/// depends on it.
fn turns(round: &Round, action: Action) -> bool {
    match action {
        Action::Stand
        | Action::Double
        | Action::Insurance
        | Action::NoInsurance
        | Action::PlayOn => true,
        Action::Hit | Action::Split | Action::Surrender => {
            !round.is_over() || round.hands().len() > 1
        }
    }
}

/// What the player has decided about the hand with this number, from 0, and what came of it.
fn tell_acted(
    story: &mut Story,
    words: Words,
    round: &Round,
    action: Action,
    acted: usize,
    several: bool,
) {
    let hands = round.hands();
    let Some(hand) = hands.get(acted) else { return };
    let score = Score::of(hand.cards, round.rules().ace);
    // What a surrender comes to is told with the result.
    let is_told = match action {
        Action::Hit | Action::Stand | Action::Double | Action::Split => true,
        Action::Surrender | Action::Insurance | Action::NoInsurance | Action::PlayOn => false,
    };
    story.tell((several && is_told).then(|| hand_is(words, acted)));
    // What a bust hand counts is in the result, unless there are more hands.
    let you_have = || (several || !score.is_bust()).then(|| words.you_have(score));
    let drawn = || hand.cards.last().map(|card| words.you_draw(*card));
    match action {
        Action::Hit => {
            story.tell(drawn());
            story.tell(you_have());
        }
        Action::Double => {
            story.tell(words.you_double());
            story.tell(drawn());
            story.tell(you_have());
        }
        Action::Stand => story.tell(words.you_stand(score)),
        Action::Split => {
            story.tell(words.you_split());
            story.tell(words.your_hand(hand.cards, score));
        }
        // Where others are left, the result is still to come.
        Action::Surrender if several && !round.is_over() => {
            story.tell(hand_is(words, acted));
            story.tell(words.hand_given_up());
        }
        Action::Surrender | Action::Insurance | Action::NoInsurance | Action::PlayOn => (),
    }
}

/// “Hand 2.”; the first is 0.
fn hand_is(words: Words, hand: usize) -> String {
    words.sentence(&words.hand_number(hand + 1))
}

/// Those of the player's hands that are to be told, card by card; a hand has a number where there are
/// several.
pub(in crate::text) fn tell_hands(
    story: &mut Story,
    words: Words,
    round: &Round,
    told: impl Fn(&HandView) -> bool,
) {
    let hands = round.hands();
    for (number, hand) in hands.iter().enumerate().filter(|(_, hand)| told(hand)) {
        story.tell((hands.len() > 1).then(|| hand_is(words, number)));
        let score = Score::of(hand.cards, round.rules().ace);
        story.tell(words.your_hand(hand.cards, score));
    }
}

/// How each of the player's hands has ended.
pub(in crate::text) fn tell_results(
    story: &mut Story,
    words: Words,
    finished: &Finished,
    dealer: Score,
) {
    let is_split = finished.hands().count() > 1;
    for (number, hand) in finished.hands().enumerate() {
        story.tell(is_split.then(|| hand_is(words, number)));
        story.tell(words.blackjack_result(hand.outcome, hand.score, dealer));
    }
}

/// Asks for insurance, or for what it is called on a natural.
pub(crate) fn insurance_question(words: Words, round: &Round) -> &'static str {
    if round.offers_even_money() {
        words.even_money_question()
    } else {
        words.insurance_question()
    }
}

/// What a round has won or lost in chips, insurance first; nothing where nothing is bet.
pub(in crate::text) fn won_and_lost(words: Words, finished: &Finished) -> Vec<String> {
    if finished.staked() == Chips::NONE {
        return vec![];
    }
    let (paid, returned) = finished.insurance();
    let won = returned.checked_sub(paid).filter(|won| *won != Chips::NONE);
    let insurance = || {
        if finished.took_even_money() {
            words.even_money_paid().to_owned()
        } else {
            words.insurance_pays(won.is_some(), won.unwrap_or(paid))
        }
    };
    let insurance = (paid != Chips::NONE).then(insurance);
    let (change, by) = change(finished);
    insurance
        .into_iter()
        .chain(of_side_bets(words, finished))
        .chain([words.net(change, by)])
        .collect()
}

/// What each side bet that was not lost has won, all hands together; and what the others have lost.
fn of_side_bets(words: Words, finished: &Finished) -> Vec<String> {
    let several = finished.seating().hands() > 1;
    let settled = finished.side_bets();
    let mut told = vec![];
    for bet in SideBet::ALL {
        let kept = settled
            .iter()
            .filter(|it| it.table.bet() == bet && it.class.is_some());
        let won = kept
            .clone()
            .filter_map(|it| it.returned.checked_sub(it.staked))
            .map(Chips::halves);
        let won = Chips::from_halves(won.sum());
        match kept.clone().next().and_then(|it| it.class) {
            None => (),
            Some(_) if several => told.push(words.side_bet_won_in_all(bet, won)),
            Some(class) => told.push(words.side_bet_won(bet, class, won)),
        }
    }
    let lost = settled.iter().filter(|it| it.class.is_none());
    let lost: u64 = lost.map(|it| it.staked.halves()).sum();
    if lost > 0 {
        told.push(words.side_bets_lost(Chips::from_halves(lost)));
    }
    told
}

/// What a round for chips has changed, and what follows for the next, a sentence for each; none where
/// nothing is bet.
pub(crate) fn of_chips(words: Words, table: &BlackjackTable, finished: &Finished) -> Vec<String> {
    let mut told = won_and_lost(words, finished);
    if !told.is_empty() {
        let not_counted = match table.sealed().map(|it| it.origin) {
            Some(Origin::Fresh) | None => None,
            Some(Origin::Shared | Origin::Daily(_)) => Some(words.not_counted()),
            Some(Origin::Practice) => Some(words.practice_not_counted()),
        };
        told.extend(not_counted.map(str::to_owned));
    }
    if finished.dealt_again() > 0 {
        told.push(words.reshuffled().to_owned());
    }
    // They were played without a decision of the player's.
    if finished.has_split_aces() {
        told.push(words.withheld(words.hit(), Withheld::SplitAces));
    }
    if table.was_refilled() {
        told.push(words.new_stack().to_owned());
    }
    if table.was_reduced() {
        told.push(words.fewer_bets().to_owned());
    }
    if shoe_is_over(table) {
        told.push(words.shoe_over().to_owned());
    }
    told
}

/// “Practice: soft hands.”
pub(in crate::text) fn practice_is(words: Words, hands: &PracticeHands) -> String {
    words.sentence(words.practice(hands))
}

/// What the player who shared the deal made of it, if the link told.
pub(crate) fn their_blackjack(words: Words, table: &BlackjackTable) -> Option<String> {
    let decisions = table.theirs()?;
    let round = table.their_round()?;
    // Which of several hands a decision was for, the sentence does not say.
    let verdict = round.verdict().filter(|_| round.hands().len() == 1)?;
    Some(words.their_blackjack(decisions, round.player_score(), verdict))
}
