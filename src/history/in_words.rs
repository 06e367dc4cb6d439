//! The decisions of a round in words, for the CSV file.
//!
//! Links and saves write a decision as one character, and a spreadsheet reads some of them as values: `7e0` as 7, `10-`
//! as −10, `5-3` as a date. In words every cell begins with a letter, and no word is the name of a month.

use crate::blackjack::{self, Action as Play, Bet, Blackjack, Seating, SideBet};
use crate::poker::chips::Stake as PokerMatchStake;
use crate::poker::poker_match::Action as PokerMatchAction;
use crate::poker::solo_draw::Action as SoloDrawAction;
use crate::poker::video_poker::Action as VideoPokerAction;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::{Chips, DecisionsOf, Marks};

/// The decisions of the last round at blackjack, as in `bet-25 hands-2 side-21p3-a-5 hit stand stand`.
pub(crate) fn blackjack_in_words(decisions: &DecisionsOf<Blackjack>) -> String {
    let stake = bet(*decisions.last_stake());
    let plays = decisions.last_round().iter();
    joined(
        stake
            .into_iter()
            .chain(plays.map(|it| play(*it).to_owned())),
    )
}

/// A round without a bet has no words.
fn bet(stake: blackjack::Stake) -> Vec<String> {
    if stake.bet() == Bet::NONE {
        return vec![];
    }
    let seating = stake.seating();
    let (hands, seats) = (seating.hands(), seating.others());
    let mut words = vec![format!("bet-{}", stake.bet().number())];
    if hands != Seating::ALONE.hands() {
        words.push(format!("hands-{hands}"));
    }
    if seats != Seating::ALONE.others() {
        words.push(format!("seats-{seats}"));
    }
    let side = stake.side_bets();
    for kind in SideBet::ALL {
        let chips = side.on(kind);
        if chips != Bet::NONE {
            let (code, table) = (kind.code(), side.table_letter(kind));
            words.push(format!("side-{code}-{table}-{}", chips.number()));
        }
    }
    words
}

const fn play(play: Play) -> &'static str {
    match play {
        Play::Hit => "hit",
        Play::Stand => "stand",
        Play::Double => "double",
        Play::Split => "split",
        Play::Surrender => "surrender",
        Play::NoInsurance => "no-insurance",
        Play::Insurance => "insurance",
        Play::PlayOn => "play-on",
    }
}

/// The decisions of a round of solo draw, as in `swap-135 finish`.
pub(crate) fn solo_draw_in_words(decisions: &DecisionsOf<SoloDraw>) -> String {
    let all = decisions.last_round().iter();
    joined(all.map(|action| match action {
        SoloDrawAction::Swap(marks) => swap(*marks),
        SoloDrawAction::Finish => "finish".to_owned(),
    }))
}

/// The decisions of a round of video poker, as in `coins-5 hands-10 swap-13`.
pub(crate) fn video_poker_in_words(decisions: &DecisionsOf<VideoPoker>) -> String {
    let stake = decisions.last_stake();
    let coins = stake.coins().map(|it| format!("coins-{}", it.number()));
    let hands = stake.hands();
    let hands = hands.are_several().then(|| format!("hands-{hands}"));
    let all = decisions.last_round().iter().map(|action| match action {
        VideoPokerAction::Swap(marks) => swap(*marks),
        VideoPokerAction::StandPat => "stand-pat".to_owned(),
    });
    joined(coins.into_iter().chain(hands).chain(all))
}

/// The decisions of a round of the poker match, for chips as in `button-cpu-1 stacks-100-99.5 bet swap-4 call`.
pub(crate) fn poker_match_in_words(decisions: &DecisionsOf<PokerMatch>) -> String {
    let stake = match decisions.last_stake() {
        PokerMatchStake::Nothing => vec![],
        PokerMatchStake::Chips { button, stacks } => {
            let stacks: Vec<String> = stacks.iter().map(Chips::to_string).collect();
            vec![button_of(*button), format!("stacks-{}", stacks.join("-"))]
        }
    };
    let all = decisions.last_round().iter().map(|action| match action {
        PokerMatchAction::Swap(marks) => swap(*marks),
        PokerMatchAction::StandPat => "stand-pat".to_owned(),
        PokerMatchAction::Check => "check".to_owned(),
        PokerMatchAction::Bet => "bet".to_owned(),
        PokerMatchAction::Call => "call".to_owned(),
        PokerMatchAction::Raise => "raise".to_owned(),
        PokerMatchAction::Fold => "fold".to_owned(),
    });
    joined(stake.into_iter().chain(all))
}

/// The seat with the button, under the name of its hand in the page contract.
fn button_of(seat: usize) -> String {
    match seat {
        0 => "button-player".to_owned(),
        opponent => format!("button-cpu-{opponent}"),
    }
}

/// The swapped places, counted from 1 on the left.
fn swap(marks: Marks) -> String {
    let places = marks.places().map(|place| (place + 1).to_string());
    format!("swap-{}", places.collect::<String>())
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
