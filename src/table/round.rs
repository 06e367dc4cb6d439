//! What a round is, whatever the game: rules, decisions, and the round that follows from both.

use std::fmt;
use std::str::FromStr;

use super::marks::Marks;
use super::news::Sound;
use crate::core::{Deal, Deck, DeckTooShort, Decks};

/// One round of a game, from the first card to the result.
///
/// A round *is* its deal, its rules and its decisions: [`replay`](super::replay) makes it again,
/// always the same.
pub trait Round: Clone + fmt::Debug {
    /// What the pack is made of: [`Card`](crate::core::Card), or
    /// [`PackCard`](crate::core::PackCard) where there may be jokers.
    type Card: Copy;
    /// What is agreed before the cards are dealt.
    type Rules: Rules;
    /// A decision of the player.
    type Action: Action;
    /// Why a decision is refused.
    type Refusal: Clone + PartialEq + fmt::Display + fmt::Debug;

    /// The deck of this deal.
    fn deck(deal: &Deal) -> Deck<Self::Card>;

    /// Deals the first cards.
    ///
    /// # Errors
    /// [`DeckTooShort`] where the deck cannot even start a round; a whole pack always can.
    fn deal(deck: Deck<Self::Card>, rules: &Self::Rules) -> Result<Self, DeckTooShort>;

    /// Every decision that [`Round::play`] accepts now, and no other.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// The round after this decision.
    ///
    /// # Errors
    /// The round as it was, and why the decision is refused.
    fn play(self, action: Self::Action) -> Result<Self, Refused<Self>>;

    /// How far the round is.
    fn stage(&self) -> Stage;

    /// The round after its next step that no decision leads to, such as the dealer's next card. A
    /// round that waits for a decision, or is over, stays as it is.
    #[must_use]
    fn advance(self) -> Self {
        self
    }

    /// Who had the better of a round that is over, in a game that is won or lost.
    fn verdict(&self) -> Option<Verdict>;

    /// How many cards are left in the deck.
    fn left(&self) -> usize;

    /// The next round of the same deal, dealt from the cards that are left. None where a fresh pack
    /// is shuffled for every round, and where too few cards are left.
    #[must_use]
    fn next_round(&self) -> Option<Self> {
        None
    }

    /// What a round that is over counts in a daily deal (RULES.md, “The daily deal”); before that,
    /// nothing.
    fn daily_points(&self) -> u32;

    /// The buttons that are offered now beside what every table has, each with its letter, the main
    /// one first. What they do is legal, or, as [`Button::Swap`], asks for marked cards.
    fn buttons(&self) -> Vec<(Button<Self::Action>, char)>;

    /// The decision to swap the marked cards, in games that have it.
    #[must_use]
    fn swap(marks: Marks) -> Option<Self::Action> {
        let _ = marks;
        None
    }

    /// Whether the result stands.
    fn is_over(&self) -> bool {
        self.stage() == Stage::Over
    }

    /// The round after all its steps that no decision leads to.
    #[must_use]
    fn run_on(self) -> Self {
        let mut round = self;
        while round.stage() == Stage::Dealer {
            round = round.advance();
        }
        round
    }
}

/// What is agreed before the cards are dealt. Rules write and read themselves as one word of
/// letters, digits, dots and hyphens: so links and saves hold them. The empty word stands for the
/// rules that a game had before there was anything to choose.
pub trait Rules: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr {
    /// The pack that these rules want.
    fn decks(&self) -> Decks;
}

/// A decision of a player, which links and saves write as one character.
pub trait Action: Copy + PartialEq + fmt::Debug {
    /// The character that stands for the decision; a letter or a digit.
    fn code(self) -> char;

    /// The decision with this [code](Action::code), if there is one.
    fn from_code(code: char) -> Option<Self>;

    /// What is heard when the decision is taken.
    fn sound(self) -> Sound;
}

/// How far a round is, in the words of the page contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The blackjack player decides.
    Player,
    /// The dealer has a card to draw: [`Round::advance`] draws it.
    Dealer,
    /// The poker player decides which cards to swap.
    Swap,
    /// The result stands.
    Over,
}

/// Who had the better of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player.
    Won,
    /// Neither.
    Drawn,
    /// The other side.
    Lost,
}

/// A button of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button<A> {
    /// Deals the next round.
    Deal,
    /// Gives the next pack to the player, who cuts it and mixes something in before it is dealt.
    CutFirst,
    /// Cuts the pack, and mixes in what was typed.
    Cut,
    /// Deals the pack that was to be cut as it is.
    DealUncut,
    /// Swaps the marked cards.
    Swap,
    /// Takes this decision.
    Act(A),
}

impl<A: Action> Button<A> {
    /// Names the button, whatever language its label is in: `deal`, `cut-first`, `cut`, `deal-uncut`,
    /// `swap`, and of a decision its code.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Button::Deal => "deal".to_owned(),
            Button::CutFirst => "cut-first".to_owned(),
            Button::Cut => "cut".to_owned(),
            Button::DealUncut => "deal-uncut".to_owned(),
            Button::Swap => "swap".to_owned(),
            Button::Act(action) => action.code().to_string(),
        }
    }
}

/// A decision that the rules refuse: the round is given back as it was, with the reason.
#[derive(Debug)]
pub struct Refused<R: Round> {
    /// The round, untouched.
    pub round: R,
    /// Why.
    pub why: R::Refusal,
}

/// The decisions that were taken on one deal, round after round. A fresh pack for each round has
/// one round in it; a shoe has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decisions<A> {
    earlier: Vec<Vec<A>>,
    last: Vec<A>,
}

impl<A> Default for Decisions<A> {
    fn default() -> Decisions<A> {
        Decisions {
            earlier: Vec::new(),
            last: Vec::new(),
        }
    }
}

impl<A: Action> Decisions<A> {
    /// The decisions of the only round of a deal.
    #[must_use]
    pub const fn of_one_round(last: Vec<A>) -> Decisions<A> {
        Decisions {
            earlier: Vec::new(),
            last,
        }
    }

    /// Adds a decision to the last round.
    pub fn push(&mut self, action: A) {
        self.last.push(action);
    }

    /// Begins the next round of the deal.
    pub fn begin_round(&mut self) {
        self.earlier.push(std::mem::take(&mut self.last));
    }

    /// The decisions of the last round, the first one first.
    #[must_use]
    pub fn last_round(&self) -> &[A] {
        &self.last
    }

    /// The decisions of each round, the first round first. There is always one.
    pub fn rounds(&self) -> impl Iterator<Item = &[A]> {
        let last = std::iter::once(self.last.as_slice());
        self.earlier.iter().map(Vec::as_slice).chain(last)
    }

    /// Reads what `Display` writes: a character for each decision, a dot between two rounds.
    ///
    /// # Errors
    /// [`NotADecision`] if a character is none. Whether the rules take them,
    /// [`replay`](super::replay) tells.
    pub fn parse(text: &str) -> Result<Decisions<A>, NotADecision> {
        let mut decisions = Decisions::default();
        let mut number = 0;
        for code in text.chars() {
            if code == '.' {
                decisions.begin_round();
            } else {
                number += 1;
                decisions.push(A::from_code(code).ok_or(NotADecision { number })?);
            }
        }
        Ok(decisions)
    }
}

impl<A: Action> fmt::Display for Decisions<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = |round: &[A]| round.iter().map(|action| action.code()).collect();
        let rounds: Vec<String> = self.rounds().map(code).collect();
        f.write_str(&rounds.join("."))
    }
}

/// A character that stands for no decision of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADecision {
    /// Which of the decisions it is, counted from 1.
    pub number: usize,
}

impl fmt::Display for NotADecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotADecision { number } = self;
        write!(f, "Decision {number} is none that this game knows.")
    }
}

impl std::error::Error for NotADecision {}
