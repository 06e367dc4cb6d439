//! The facts of the solved match about a decision of the player: the mix of the equilibrium, and the loss of each action
//! against an opponent who plays it.

use std::fmt;

use super::seen::{PlayerView, PublicAction};
use crate::chips::round::PLAYER;
use crate::chips::{MOST_RAISES, Stake};
use crate::equilibrium::{self, BettingTree, Move, Point, Seat, SolvedMatch};
use crate::poker_match::Action;
use fair_deal_core::{Card, PokerHand, WildHand};
use fair_deal_table::Marks;

/// An action with the facts about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolvedChoice {
    /// The action.
    pub action: Action,
    /// Its parts of the mix, of [`SolvedMatch::parts`].
    pub parts: u8,
    /// The chips that it costs on average compared with the best one, if the opponent plays the equilibrium.
    pub loss: f32,
}

/// The reason why the solved match has no facts about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSolvedFacts {
    /// There are more than two players, no bets, or jokers.
    OtherGame,
    /// The actions so far do not lead to a decision of the player.
    NotADecision,
}

impl fmt::Display for NoSolvedFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSolvedFacts::OtherGame => {
                "Only the match with bets for two players, without jokers, is solved."
            }
            NoSolvedFacts::NotADecision => "These actions do not lead to a decision of the player.",
        })
    }
}

impl std::error::Error for NoSolvedFacts {}

/// Returns the actions of the solved match at this decision of the player. With short stacks some of them may not be
/// legal. For each number of kept cards there is one swap.
///
/// # Errors
/// [`NoSolvedFacts`] where the solved match does not apply.
pub fn solved_choices(
    solved: &SolvedMatch,
    seen: &PlayerView,
) -> Result<Vec<SolvedChoice>, NoSolvedFacts> {
    let (2, true, Stake::Chips { button, .. }) = (
        seen.rules.seats(),
        seen.rules.may_seat_mathematician(),
        &seen.stake,
    ) else {
        return Err(NoSolvedFacts::OtherGame);
    };
    let hand = natural(&seen.hand).ok_or(NoSolvedFacts::OtherGame)?;
    let tree = BettingTree::new(MOST_RAISES);
    let point = point(&tree, &seen.actions).ok_or(NoSolvedFacts::NotADecision)?;
    let own = if *button == PLAYER {
        Seat::Second
    } else {
        Seat::First
    };
    if point.seat(&tree) != own {
        return Err(NoSolvedFacts::NotADecision);
    }
    let choices = solved.choices(&hand, point).into_iter();
    let choice = |it: equilibrium::Choice| SolvedChoice {
        action: action(&hand, &it.action),
        parts: it.parts,
        loss: it.loss,
    };
    Ok(choices.map(choice).collect())
}

/// These cards, if none is a joker.
fn natural(hand: &WildHand) -> Option<PokerHand> {
    let cards = hand.cards().iter().map(|card| card.natural());
    PokerHand::new(&cards.collect::<Option<Vec<Card>>>()?).ok()
}

/// The decision after these actions.
fn point(tree: &BettingTree, actions: &[PublicAction]) -> Option<Point> {
    let mut actions = actions.iter();
    actions.try_fold(Point::Before { node: 0 }, |point, action| {
        let step = match action {
            PublicAction::Swap(cards) => return point.after_swap(*cards),
            PublicAction::Bet(Action::Check) => Move::Check,
            PublicAction::Bet(Action::Bet) => Move::Bet,
            PublicAction::Bet(Action::Call) => Move::Call,
            PublicAction::Bet(Action::Raise) => Move::Raise,
            PublicAction::Bet(Action::Fold) => Move::Fold,
            PublicAction::Bet(Action::Swap(_) | Action::StandPat) => return None,
        };
        point.after_move(tree, step)
    })
}

/// The decision that is this action of the solved match.
fn action(hand: &PokerHand, action: &equilibrium::Action) -> Action {
    match action {
        equilibrium::Action::Move(Move::Check) => Action::Check,
        equilibrium::Action::Move(Move::Bet) => Action::Bet,
        equilibrium::Action::Move(Move::Fold) => Action::Fold,
        equilibrium::Action::Move(Move::Call) => Action::Call,
        equilibrium::Action::Move(Move::Raise) => Action::Raise,
        equilibrium::Action::Keep(kept) => {
            let cards = hand.cards().iter().enumerate();
            let discarded = cards.filter(|(_, card)| !kept.contains(card));
            let marks = discarded.fold(Marks::NONE, |marks, (place, _)| marks.toggled(place));
            if marks == Marks::NONE {
                Action::StandPat
            } else {
                Action::Swap(marks)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(rules: &str, button: usize, hand: &str, actions: &str) -> PlayerView {
        let cards = hand.replace(' ', ".");
        let seats = if rules.starts_with("rk") { 3 } else { 2 };
        let stacks = vec!["200"; seats].join("~");
        let text = format!(
            "duel={rules}&stake={button}~{stacks}&dealt={cards}&hand={cards}&deeds={actions}"
        );
        text.parse().expect(&text)
    }

    #[test]
    fn choices_are_those_of_the_solved_match() {
        let file = include_bytes!("../../../solution/poker-match.bin");
        let solved = SolvedMatch::new(file).expect("the file");
        let hand = "KS KH 7D 4C 2H";
        for (button, actions, history, wanted) in [
            (1, "", "", vec![Action::Check, Action::Bet]),
            (0, "X", "k", vec![Action::Check, Action::Bet]),
            (0, "B", "b", vec![Action::Fold, Action::Call, Action::Raise]),
            (
                1,
                "BC31XB",
                "b c 3 1 k b",
                vec![Action::Fold, Action::Call, Action::Raise],
            ),
        ] {
            let seen = view("r-chips", button, hand, actions);
            let choices = solved_choices(&solved, &seen).expect(actions);
            let its: Vec<Action> = choices.iter().map(|it| it.action).collect();
            assert_eq!(its, wanted, "{actions}");
            let point = solved.point(history).expect(history);
            let plain = solved.choices(&hand.parse().expect("a hand"), point);
            let same = |(one, other): (&SolvedChoice, &equilibrium::Choice)| {
                one.parts == other.parts && one.loss.to_bits() == other.loss.to_bits()
            };
            assert!(choices.iter().zip(&plain).all(same), "{actions}");
        }
        // The best swap of a pair of kings is for three cards.
        let swaps = solved_choices(&solved, &view("o-chips", 1, hand, "BC")).expect("a swap");
        let best = swaps.iter().max_by_key(|it| it.parts).expect("six swaps");
        assert_eq!(
            best.action,
            Action::Swap([2, 3, 4].into_iter().fold(Marks::NONE, Marks::toggled))
        );
        assert!(
            swaps
                .iter()
                .any(|it| it.action == Action::StandPat && it.loss > 0.1)
        );
        for (rules, button, actions, why) in [
            ("rk-chips", 2, "", NoSolvedFacts::OtherGame),
            ("r-1-joker-chips", 1, "", NoSolvedFacts::OtherGame),
            ("r-chips", 0, "", NoSolvedFacts::NotADecision),
            ("r-chips", 1, "XF", NoSolvedFacts::NotADecision),
        ] {
            let refused = solved_choices(&solved, &view(rules, button, hand, actions));
            assert_eq!(refused, Err(why), "{rules} {actions}");
        }
    }
}
