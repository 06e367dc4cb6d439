//! What is said at the table of blackjack: the latest event, and a description of the whole table. Each is a series of
//! sentences, in the same order in every language. Hidden cards cannot be heard here.

use super::words::{bank, change};
use crate::app::route::{Route, TableId};
use crate::blackjack;
use crate::blackjack::{
    Action, Bet, BlackjackTable, DealerHand, Finished, HandState, HandView, HoleCard, LastActor,
    PracticeHands, Round, Seat, Seating, SideBet, SideStakes, Stake, Withheld, shoe_is_over,
};
use crate::core::{Chips, Rank, Score};
use crate::table::{AnyTable as _, News, Origin, Round as _};
use crate::table::{Mode, Phase};
use crate::text::description::{Surroundings, moves, shown_tally};
use crate::text::language::Language;
use crate::text::news::add_common_event;
use crate::text::story::Story;
use crate::text::{Move, Words, words};

/// The decisions at blackjack that a player may expect but does not get, each with a sentence about the reason.
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

/// Announces the reasons for missing decisions. The rule about totals that may be doubled is left out, because the
/// table shows it and every hand would repeat it.
fn add_withheld(story: &mut Story, words: Words, round: &Round) {
    for (_, why, sentence) in withheld(words, round) {
        match why {
            Withheld::Totals { .. } => (),
            Withheld::TooFewChips
            | Withheld::DeckEmpty
            | Withheld::AfterSplit
            | Withheld::MostHands(_)
            | Withheld::SplitAces
            | Withheld::AcesNotDoubled => story.add(sentence),
        }
    }
}

/// The announcement of the latest event at the blackjack table.
#[must_use]
pub fn blackjack_news(language: Language, table: &BlackjackTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    let Some(news) = table.news() else {
        return story.finish();
    };
    add_common_event(&mut story, words, table);
    let Some(round) = table.phase().round() else {
        if let News::RulesChosen { refilled, .. } = news {
            add_rules(&mut story, words, table, *refilled);
        } else if let News::StakeChosen { before } = news {
            add_stake(&mut story, words, table, Some(before));
        } else if let News::StakeRounded(why) = news {
            story.add(words.blackjack_refusal(*why));
            add_stake(&mut story, words, table, None);
        } else if let News::Refused(why) = news {
            story.add(words.blackjack_refusal(*why));
        }
        return story.finish();
    };
    let (player, dealer) = (round.player_score(), round.dealer_score());
    // The result has the total of a bust hand.
    let you_have = || (!player.is_bust()).then(|| words.you_have(player));
    match news {
        // Blackjack has no cards to mark.
        News::NoEntropy
        | News::NoSuchHand
        | News::SharedDealReady
        | News::RulesKept
        | News::ReadyToCut
        | News::NotCut(_)
        | News::Marked(_) => return story.finish(),
        News::Refused(why) => {
            story.add(words.blackjack_refusal(*why));
            return story.finish();
        }
        News::RulesChosen { refilled, .. } => {
            add_rules(&mut story, words, table, *refilled);
            return story.finish();
        }
        News::StakeRounded(why) => {
            story.add(words.blackjack_refusal(*why));
            add_stake(&mut story, words, table, None);
            return story.finish();
        }
        News::StakeChosen { before } => {
            add_stake(&mut story, words, table, Some(before));
            return story.finish();
        }
        News::Dealt | News::PracticeBegun => {
            if let News::PracticeBegun = news {
                story.add(table.practice().map(|hands| practised(words, hands)));
            }
            if round.hands().len() > 1 {
                add_hands(&mut story, words, round, |_| true);
            } else {
                story.add(words.you_are_dealt(round.player()));
                story.add(you_have());
            }
            add_seats(&mut story, words, round);
        }
        News::RoundBack => {
            add_hands(&mut story, words, round, |_| true);
            add_seats(&mut story, words, round);
        }
        News::Decided(action) => add_decision(&mut story, words, round, *action),
        News::Advanced => add_next_card(&mut story, words, round),
    }
    story.add(match round.dealer() {
        // A card for another seat does not change the dealer's cards.
        DealerHand::HoleDown { .. } | DealerHand::NoHole { .. } if *news == News::Advanced => None,
        DealerHand::HoleDown { upcard } | DealerHand::NoHole { upcard } => {
            Some(words.dealer_shows(upcard.rank))
        }
        // These cards have not been announced before.
        DealerHand::Turned(cards) if matches!(news, News::Dealt) => {
            Some(words.dealers_hand(cards, dealer))
        }
        DealerHand::Turned(_) => (!dealer.is_bust()).then(|| words.dealer_has(dealer)),
    });
    match round {
        Round::Insurance(_) => {
            story.add(active_hand(words, round));
            story.add(insurance_question(words, round));
            add_withheld(&mut story, words, round);
        }
        Round::Early(_) => {
            story.add(active_hand(words, round));
            story.add(words.early_question());
        }
        Round::Player(_) => {
            let is_new = matches!(news, News::Dealt | News::RoundBack | News::PracticeBegun);
            story.add(active_hand(words, round).filter(|_| is_new));
            add_withheld(&mut story, words, round);
        }
        Round::Seats(_) | Round::Dealer(_) => (),
        Round::Over(finished) => {
            add_results(&mut story, words, finished, dealer);
            for sentence in of_chips(words, table, finished) {
                story.add(sentence);
            }
            story.add(their_blackjack(words, table));
        }
    }
    story.finish()
}

/// Announces the chosen rules, and the new stack if the player needed one to bet under them.
fn add_rules(story: &mut Story, words: Words, table: &BlackjackTable, refilled: bool) {
    story.add(words.rules_chosen(table.rules()));
    story.add(refilled.then(|| words.new_stack().to_owned()));
}

/// Announces the bet of the next round. Adds the hands and other seats, unless the player has one hand alone, as in
/// `before`. Adds each side bet, or a sentence that those in `before` are gone.
fn add_stake(story: &mut Story, words: Words, table: &BlackjackTable, before: Option<&Stake>) {
    let stake = table.stake();
    let seating = stake.chosen_seating();
    story.add(match seating.hands() {
        hands @ 2.. if stake.bet() != Bet::NONE => words.bet_on_each(stake.bet().number(), hands),
        _ => words.bet_is(stake.bet().number()),
    });
    let is_changed = before.is_some_and(|before| before.chosen_seating() != seating);
    story.add((is_changed || seating != Seating::ALONE).then(|| words.seating_is(seating)));
    let side = stake.chosen_side_bets();
    let had = before.map_or(SideStakes::NONE, |before| before.chosen_side_bets());
    if side == SideStakes::NONE && had != SideStakes::NONE {
        story.add(words.side_bets_gone());
    }
    for (table, chips) in side.each() {
        story.add(words.side_bet_is(table.bet(), chips));
    }
}

/// Announces the hands of the other seats.
fn add_seats(story: &mut Story, words: Words, round: &Round) {
    for (number, seat) in round.seats().iter().enumerate() {
        for cards in seat.cards() {
            let score = Score::of(cards, round.rules().ace);
            story.add(words.seat_has(number + 1, cards, score));
        }
    }
}

/// Announces the card that another seat or the dealer has just taken, and the hole card if it was turned over.
fn add_next_card(story: &mut Story, words: Words, round: &Round) {
    match (round.last_actor(), round.dealer()) {
        (LastActor::Seat(number), dealer) => {
            let seat = round.seats().get(number);
            let card = seat.and_then(Seat::last_card);
            story.add(card.map(|card| words.seat_draws(number + 1, card)));
            if let DealerHand::Turned([_, hole]) = dealer {
                story.add(words.dealer_turns(*hole));
            }
            if let Round::Player(_) = round {
                let hands = round.hands();
                let active = hands.iter().position(|it| it.state == HandState::Active);
                story.add(words.your_turn());
                if let Some(active) = active.filter(|_| hands.len() > 1) {
                    add_turn(story, words, round, active);
                }
            }
        }
        (
            LastActor::None | LastActor::Hand(_) | LastActor::BeforePeek(_) | LastActor::Dealer,
            dealer,
        ) => {
            let card = dealer.seen().last();
            story.add(card.map(|card| words.dealer_draws(*card)));
        }
    }
}

/// “Hand 2.” if the player has several hands and decides about this one.
fn active_hand(words: Words, round: &Round) -> Option<String> {
    let hands = round.hands();
    let active = hands
        .iter()
        .position(|hand| hand.state == HandState::Active);
    let active = active.filter(|_| hands.len() > 1)?;
    Some(hand_sentence(words, active))
}

/// Announces the player's decision, its outcome, and the next hand.
fn add_decision(story: &mut Story, words: Words, round: &Round, action: Action) {
    let hands = round.hands();
    let several = hands.len() > 1;
    let active = hands
        .iter()
        .position(|hand| hand.state == HandState::Active);
    let (acted, is_before_peek) = match round.last_actor() {
        LastActor::Hand(acted) => (acted, false),
        LastActor::BeforePeek(acted) => (acted, true),
        LastActor::None | LastActor::Seat(_) | LastActor::Dealer => return,
    };
    let Some(hand) = hands.get(acted) else { return };
    let takes_one = !round.rules().split_ace_play.hits() || action == Action::Split;
    let beside = hands.iter().filter(|it| it.spot == hand.spot).count();
    let begins_with_ace = hand.cards.first().is_some_and(|it| it.rank == Rank::Ace);
    // After a split of aces several hands may have got their last card.
    let is_told_whole = takes_one && beside > 1 && begins_with_ace;
    if is_told_whole {
        let is_beside = |it: &HandView| it.spot == hand.spot && it.cards.len() > 1;
        add_hands(story, words, round, is_beside);
    } else {
        add_action(story, words, round, action, acted, several);
    }
    let is_told = |next: usize| is_told_whole && hands[next].spot == hand.spot;
    let is_next = |next: usize| is_before_peek && several || next != acted && !is_told(next);
    // Each hand was announced before its first question.
    if let Round::Player(_) = round
        && let Some(next) = active.filter(|active| is_next(*active))
    {
        add_turn(story, words, round, next);
    }
    let is_asked = matches!(round, Round::Insurance(_) | Round::Early(_));
    match (round.dealer(), action) {
        (DealerHand::HoleDown { .. }, _) if is_before_peek && !is_asked => {
            story.add(words.no_dealer_blackjack());
        }
        (DealerHand::Turned([_, hole]), action)
            if round.rules().hole_card == HoleCard::Peek && announces_hole_card(round, action) =>
        {
            story.add(words.dealer_turns(*hole));
        }
        (DealerHand::HoleDown { .. } | DealerHand::NoHole { .. } | DealerHand::Turned(_), _) => (),
    }
}

/// Announces that it is this hand's turn, and its cards. The first hand has number 0.
fn add_turn(story: &mut Story, words: Words, round: &Round, number: usize) {
    if let Some(hand) = round.hands().get(number) {
        let score = Score::of(hand.cards, round.rules().ace);
        story.add(hand_sentence(words, number));
        story.add(words.your_hand(hand.cards, score));
    }
}

/// Returns true if the hole card is announced after this decision. It is not if a hit or a surrender of the only hand
/// ended the round, because the hole card decides nothing then.
fn announces_hole_card(round: &Round, action: Action) -> bool {
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

/// Announces the player's decision about a hand and its outcome. The first hand has number 0.
fn add_action(
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
    // The result covers the outcome of a surrender.
    let is_told = match action {
        Action::Hit | Action::Stand | Action::Double | Action::Split => true,
        Action::Surrender | Action::Insurance | Action::NoInsurance | Action::PlayOn => false,
    };
    story.add((several && is_told).then(|| hand_sentence(words, acted)));
    // The result has the total of a bust hand, unless there are more hands.
    let you_have = || (several || !score.is_bust()).then(|| words.you_have(score));
    let drawn = || hand.cards.last().map(|card| words.you_draw(*card));
    match action {
        Action::Hit => {
            story.add(drawn());
            story.add(you_have());
        }
        Action::Double => {
            story.add(words.you_double());
            story.add(drawn());
            story.add(you_have());
        }
        Action::Stand => story.add(words.you_stand(score)),
        Action::Split => {
            story.add(words.you_split());
            story.add(words.your_hand(hand.cards, score));
        }
        // If other hands are left, the result is still to come.
        Action::Surrender if several && !round.is_over() => {
            story.add(hand_sentence(words, acted));
            story.add(words.hand_given_up());
        }
        Action::Surrender | Action::Insurance | Action::NoInsurance | Action::PlayOn => (),
    }
}

/// “Hand 2.” The first hand has number 0.
fn hand_sentence(words: Words, hand: usize) -> String {
    words.sentence(&words.hand_number(hand + 1))
}

/// Announces the player's hands that `told` selects, card by card. The hands are numbered if there are several.
fn add_hands(story: &mut Story, words: Words, round: &Round, told: impl Fn(&HandView) -> bool) {
    let hands = round.hands();
    for (number, hand) in hands.iter().enumerate().filter(|(_, hand)| told(hand)) {
        story.add((hands.len() > 1).then(|| hand_sentence(words, number)));
        let score = Score::of(hand.cards, round.rules().ace);
        story.add(words.your_hand(hand.cards, score));
    }
}

/// Announces the result of each of the player's hands.
pub(crate) fn add_results(story: &mut Story, words: Words, finished: &Finished, dealer: Score) {
    let is_split = finished.hands().count() > 1;
    for (number, hand) in finished.hands().enumerate() {
        story.add(is_split.then(|| hand_sentence(words, number)));
        story.add(words.blackjack_result(hand.outcome, hand.score, dealer));
    }
}

/// The question about insurance, or about even money if the player has a natural.
pub(crate) fn insurance_question(words: Words, round: &Round) -> &'static str {
    if round.offers_even_money() {
        words.even_money_question()
    } else {
        words.insurance_question()
    }
}

/// The chips that a round won or lost, insurance first. Empty if the round had no bet.
pub(crate) fn won_and_lost(words: Words, finished: &Finished) -> Vec<String> {
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
        .chain(side_bet_results(words, finished))
        .chain([words.net(change, by)])
        .collect()
}

/// The winnings of each side bet over all hands, and the losses of the other side bets.
fn side_bet_results(words: Words, finished: &Finished) -> Vec<String> {
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

/// The change in chips after a round and its consequences for the next one, a sentence for each. Empty if the round had
/// no bet.
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
    if finished.dealt_after_reshuffle() > 0 {
        told.push(words.reshuffled().to_owned());
    }
    // The player made no decision about these hands.
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
pub(crate) fn practised(words: Words, hands: &PracticeHands) -> String {
    words.sentence(words.practice(hands))
}

/// The result of the player who shared the deal. `None` if the link has none.
pub(crate) fn their_blackjack(words: Words, table: &BlackjackTable) -> Option<String> {
    let decisions = table.shared_decisions()?;
    let round = table.shared_round()?;
    // With several hands the sentence cannot say which hand a decision was for.
    let verdict = round.verdict().filter(|_| round.hands().len() == 1)?;
    Some(words.their_blackjack(decisions, round.player_score(), verdict))
}

/// A description of everything visible on the blackjack table.
#[must_use]
pub fn blackjack_description(language: Language, table: &BlackjackTable) -> String {
    let words = words(language);
    let mut story = Story::new(words.between());
    story.add(words.this_is(Route::BLACKJACK));
    let rules = match table.practice() {
        Some(_) => table.rules_on_table(),
        None => table.rules(),
    };
    story.add(words.rules_chosen(rules));
    story.add(table.practice().map(|hands| practised(words, hands)));
    match table.phase() {
        Phase::Bare | Phase::Ready(_) => {
            story.add(words.blackjack_intro(table.rules().ace));
            story.add(words.nothing_dealt());
        }
        Phase::Cutting(_) => story.add(words.cut_hint()),
        Phase::Dealt(dealt) => describe_blackjack(&mut story, words, dealt.round()),
    }
    if table.rules().chips == blackjack::Chips::Bets {
        story.add(words.sentence(&bank(words, table)));
        if table.practice().is_none() {
            add_stake(&mut story, words, table, None);
        }
    }
    Surroundings {
        table,
        tally: shown_tally(words, TableId::Blackjack(Mode::Free), table),
        moves: moves(table, |action| match action {
            blackjack::Action::Hit => Move::Hit,
            blackjack::Action::Stand => Move::Stand,
            blackjack::Action::Double => Move::Double,
            blackjack::Action::Split => Move::Split,
            blackjack::Action::Surrender => Move::Surrender,
            blackjack::Action::Insurance => Move::Insurance,
            blackjack::Action::NoInsurance => Move::NoInsurance,
            blackjack::Action::PlayOn => Move::PlayOn,
        }),
    }
    .describe(&mut story, words);
    story.finish()
}

fn describe_blackjack(story: &mut Story, words: Words, round: &blackjack::Round) {
    use blackjack::Round;
    let seen = round.view();
    let dealer = seen.dealer_score();
    story.add(match round {
        Round::Insurance(_) => insurance_question(words, round),
        Round::Early(_) => words.early_question(),
        Round::Player(_) => words.your_turn(),
        Round::Seats(_) => words.seats_turn(),
        Round::Dealer(_) => words.dealers_turn(),
        Round::Over(_) => words.round_over(),
    });
    add_hands(story, words, round, |_| true);
    add_seats(story, words, round);
    story.add(match seen.dealer {
        DealerHand::HoleDown { upcard } => words.dealers_upcard(upcard, dealer),
        DealerHand::NoHole { upcard } => words.dealers_hand(&[upcard], dealer),
        DealerHand::Turned(cards) => words.dealers_hand(cards, dealer),
    });
    for (_, _, why) in withheld(words, round) {
        story.add(why);
    }
    match round {
        Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_) => (),
        Round::Over(finished) => {
            add_results(story, words, finished, dealer);
        }
    }
}
