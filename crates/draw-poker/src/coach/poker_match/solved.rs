//! The facts of the solved match about a decision of the player: the mix of the equilibrium, and the loss of each action
//! against an opponent who plays it.

use std::fmt;

use super::seen::{PlayerView, PublicAction};
use crate::chips::round::{PLAYER, natural};
use crate::chips::{MOST_RAISES, Stake, most_chips};
use crate::equilibrium::{
    self, BettingTree, Move, Point, Reasons, SHIPPED_PARTS, Seat, SolvedMatch,
};
use crate::poker_match::{Action, Rules};
use fair_deal_core::PokerHand;
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

impl SolvedChoice {
    /// The action's share of the mix, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        f64::from(self.parts) / f64::from(SHIPPED_PARTS)
    }
}

/// The reason why the solved match has no facts about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSolvedFacts {
    /// There are more than two players, no bets, or jokers.
    OtherGame,
    /// A player did not have chips for all bets when the hand began.
    ShortStack,
    /// The actions so far do not lead to a decision of the player.
    NotADecision,
    /// An opponent who plays the equilibrium never does what this one has done.
    NeverReached,
}

impl fmt::Display for NoSolvedFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSolvedFacts::OtherGame => {
                "Only the match with bets for two players, without jokers, is solved."
            }
            NoSolvedFacts::ShortStack => {
                "The solved match needs chips for all bets in both stacks."
            }
            NoSolvedFacts::NeverReached => "In the solved match the opponent never acts like this.",
            NoSolvedFacts::NotADecision => "These actions do not lead to a decision of the player.",
        })
    }
}

impl std::error::Error for NoSolvedFacts {}

/// Returns true if this is the match that is solved: for two players, with bets and without jokers.
#[must_use]
pub fn is_solved(rules: &Rules) -> bool {
    rules.seats() == 2 && rules.may_seat_mathematician()
}

/// The facts of the solved match about a decision of the player.
#[derive(Clone, Debug, PartialEq)]
pub struct SolvedFacts {
    /// The history that leads to the decision, as [`Point`] parses it, without spaces.
    pub history: String,
    /// The actions. For each number of kept cards there is one swap.
    pub choices: Vec<SolvedChoice>,
    /// The reasons for their mix.
    pub reasons: Reasons,
    /// True if few hands come to the decision, so that the mix is rough.
    pub is_rare: bool,
}

/// The part of all hands below which a decision is rare. With 300 random hands at each decision the mix cost 0.0004 chips
/// on average where more than 1 of 50 hands comes, 0.002 down to 1 of 1,000, and 0.017 from there to 1 of 100,000.
const RARE: f64 = 0.001;

/// Returns the player's seat in the solved match.
///
/// # Errors
/// [`NoSolvedFacts::OtherGame`] and [`NoSolvedFacts::ShortStack`].
pub fn seat_in_solved_match(seen: &PlayerView) -> Result<Seat, NoSolvedFacts> {
    let (true, Stake::Chips { button, stacks }) = (is_solved(&seen.rules), &seen.stake) else {
        return Err(NoSolvedFacts::OtherGame);
    };
    if stacks.iter().any(|stack| *stack < most_chips()) {
        return Err(NoSolvedFacts::ShortStack);
    }
    Ok(if *button == PLAYER {
        Seat::Second
    } else {
        Seat::First
    })
}

/// Returns the facts of the solved match about this decision of the player.
///
/// # Errors
/// [`NoSolvedFacts`] where the solved match does not apply.
pub fn solved_facts(solved: &SolvedMatch, seen: &PlayerView) -> Result<SolvedFacts, NoSolvedFacts> {
    let own = seat_in_solved_match(seen)?;
    let hand = natural(&seen.hand).ok_or(NoSolvedFacts::OtherGame)?;
    let tree = BettingTree::new(MOST_RAISES);
    let point = point(&tree, &seen.actions).ok_or(NoSolvedFacts::NotADecision)?;
    if point.seat(&tree) != own {
        return Err(NoSolvedFacts::NotADecision);
    }
    if !solved.is_reached(&hand, point) {
        return Err(NoSolvedFacts::NeverReached);
    }
    let choices = solved.choices(&hand, point).into_iter();
    let choice = |it: equilibrium::Choice| SolvedChoice {
        action: action(&hand, &it.action),
        parts: it.parts,
        loss: it.loss,
    };
    Ok(SolvedFacts {
        history: history(&seen.actions),
        choices: choices.map(choice).collect(),
        reasons: solved.reasons(&hand, point),
        is_rare: solved.reached(point) < RARE,
    })
}

/// The decision after these actions.
fn point(tree: &BettingTree, actions: &[PublicAction]) -> Option<Point> {
    let mut actions = actions.iter();
    actions.try_fold(Point::Before { node: 0 }, |point, action| match action {
        PublicAction::Swap(cards) => point.after_swap(*cards),
        PublicAction::Bet(action) => point.after_move(tree, step(*action)?),
    })
}

/// The move that is this action in a round of bets.
const fn step(action: Action) -> Option<Move> {
    Some(match action {
        Action::Check => Move::Check,
        Action::Bet => Move::Bet,
        Action::Call => Move::Call,
        Action::Raise => Move::Raise,
        Action::Fold => Move::Fold,
        Action::Swap(_) | Action::StandPat => return None,
    })
}

/// These actions as a history without spaces.
fn history(actions: &[PublicAction]) -> String {
    let letters = actions.iter().filter_map(|action| match action {
        PublicAction::Swap(cards) => (b'0'..).nth(*cards).map(char::from),
        PublicAction::Bet(action) => step(*action).map(Move::letter),
    });
    letters.collect()
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
    use crate::equilibrium::SolvedPlayer;

    fn solved() -> SolvedMatch {
        let file = include_bytes!("../../../solution/poker-match.bin");
        let player = SolvedPlayer::load(file).expect("the file");
        SolvedMatch::new(player).expect("the coarse match")
    }

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
        let solved = solved();
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
            let facts = solved_facts(&solved, &seen).expect(actions);
            assert_eq!(facts.history, history.replace(' ', ""));
            let choices = facts.choices;
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
        let swaps = solved_facts(&solved, &view("o-chips", 1, hand, "BC")).expect("a swap");
        let swaps = swaps.choices;
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
            let refused = solved_facts(&solved, &view(rules, button, hand, actions));
            assert_eq!(refused, Err(why), "{rules} {actions}");
        }
    }
    /// The numbers of one fixed decision, as `check match` prints them: kings, when the opponent has bet.
    #[test]
    fn kings_against_a_bet_have_their_mix_and_losses() {
        let seen = view("r-chips", 0, "KS KH 7D 4C 2H", "B");
        let facts = solved_facts(&solved(), &seen).expect("a decision");
        let choices = facts.choices;
        let wanted = [
            (Action::Fold, 0, 2.8172),
            (Action::Call, 24, 0.0004),
            (Action::Raise, 40, 0.0),
        ];
        assert_eq!(choices.len(), wanted.len());
        for (choice, (action, parts, loss)) in choices.iter().zip(wanted) {
            assert_eq!((choice.action, choice.parts), (action, parts));
            assert!((choice.loss - loss).abs() < 5e-5, "{choice:?}");
        }
        assert!((choices[2].share() - 0.625).abs() < 1e-12);
    }

    #[test]
    fn hands_outside_the_solved_match_have_no_facts() {
        let solved = solved();
        let facts = |stacks: &str, actions: &str| {
            let text = format!(
                "duel=r-chips&stake=1~{stacks}&dealt=KS.KH.7D.4C.2H&hand=KS.KH.7D.4C.2H&deeds={actions}"
            );
            solved_facts(&solved, &text.parse().expect("a view")).map(|facts| facts.choices.len())
        };
        // Antes of 1, four bets of 2 and four of 4 are 25 chips, written as 50 halves.
        assert_eq!(facts("50~50", ""), Ok(2));
        assert_eq!(facts("49~200", ""), Err(NoSolvedFacts::ShortStack));
        assert_eq!(facts("200~49", ""), Err(NoSolvedFacts::ShortStack));
        // After two checks, an opponent in equilibrium never stands pat against one swapped card: it has bet such hands.
        assert_eq!(facts("200~200", "XX11"), Ok(2));
        assert_eq!(facts("200~200", "XX10"), Err(NoSolvedFacts::NeverReached));
    }
}
