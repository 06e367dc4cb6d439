//! What every table shares: the life of a pack from the browser's entropy to the last card of the
//! round, whatever the game.
//!
//! A round *is* its deal and its decisions: [`replay`] makes it again, always the same. That is all
//! a [`Dealt`] would have to store to be resumed, shared, checked or taken back.

use std::fmt;

use crate::core::{Deal, Deck, DeckTooShort, Decks, Secret};

/// The rules of one round of a game, from the first card to the result.
pub trait Round: Sized {
    /// What is agreed before the cards are dealt.
    type Rules: Copy + fmt::Debug;
    /// A decision of the player.
    type Action: Copy + PartialEq + fmt::Debug;
    /// Why a decision is refused.
    type Refusal: fmt::Display + fmt::Debug;

    /// Deals the first cards.
    ///
    /// # Errors
    /// [`DeckTooShort`] where the deck cannot even start a round; a whole pack always can.
    fn deal(deck: Deck, rules: Self::Rules) -> Result<Self, DeckTooShort>;

    /// Every decision that [`Round::play`] accepts now, and no other.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// The round after this decision.
    ///
    /// # Errors
    /// The round as it was, and why the decision is refused.
    fn play(self, action: Self::Action) -> Result<Self, Refused<Self>>;

    /// Whether the result stands.
    fn is_over(&self) -> bool;
}

/// A decision that the rules refuse: the round is given back as it was, with the reason.
#[derive(Debug)]
pub struct Refused<R: Round> {
    /// The round, untouched.
    pub round: R,
    /// Why.
    pub why: R::Refusal,
}

/// Makes a round again from its deal and its decisions.
///
/// # Errors
/// The reason why the first decision that does not fit is refused.
///
/// # Panics
/// Never: every [`Deal`] has 52 cards or more, and no game here starts with more than that.
pub fn replay<R: Round>(
    deal: &Deal,
    rules: R::Rules,
    decisions: &[R::Action],
) -> Result<R, R::Refusal> {
    let start = R::deal(deal.deck(), rules).expect("a whole pack starts any round");
    decisions.iter().try_fold(start, |round, decision| {
        round.play(*decision).map_err(|refused| refused.why)
    })
}

/// How a deal came to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the browser's entropy: nobody can have known it.
    Fresh,
    /// From a link: whoever made the link may know every card.
    Shared,
}

/// A deal whose seal is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// Where it came from.
    pub origin: Origin,
}

/// Counts the changes at a table. What is clicked or comes back late names the position it was
/// meant for, and is dropped when that has passed; so one position never takes two decisions,
/// however quickly two clicks follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position(u32);

impl Position {
    /// The position after the next change.
    #[must_use]
    pub const fn next(self) -> Position {
        Position(self.0.wrapping_add(1))
    }
}

impl Sealed {
    /// A fresh pack of one deck, uncut.
    #[must_use]
    pub const fn fresh(secret: Secret) -> Sealed {
        Sealed {
            deal: Deal::uncut(secret, Decks::ONE),
            origin: Origin::Fresh,
        }
    }

    /// A deal from a link.
    #[must_use]
    pub const fn shared(deal: Deal) -> Sealed {
        Sealed {
            deal,
            origin: Origin::Shared,
        }
    }
}

/// The browser gave no entropy. Then nothing is dealt: there is no second source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "Your browser gave us no random numbers, so nothing was dealt: \
             a deal from anything less could be guessed.",
        )
    }
}

impl std::error::Error for NoEntropy {}

/// What lies on a table.
#[derive(Clone, Debug, Default)]
pub enum Table<R: Round> {
    /// No pack: the browser was asked for entropy and has not answered, or could not.
    #[default]
    Bare,
    /// A sealed pack. Deal starts the round.
    Ready(Sealed),
    /// A round, under way or over.
    Dealt(Dealt<R>),
}

/// What came of a click on Deal, or of entropy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A pack lies sealed.
    Sealed,
    /// A round has begun.
    Dealt,
    /// The browser must be asked for entropy.
    NeedsEntropy,
    /// The browser gave none.
    Failed(NoEntropy),
    /// Nothing: it did not fit what lies on the table.
    None,
}

/// A round on the table, with all that is needed to make it again.
#[derive(Clone, Debug)]
pub struct Dealt<R: Round> {
    sealed: Sealed,
    rules: R::Rules,
    decisions: Vec<R::Action>,
    round: R,
}

impl<R: Round> Dealt<R> {
    /// The round that this deal starts.
    ///
    /// # Panics
    /// Never, for the reason that [`replay`] gives.
    #[must_use]
    pub fn start(sealed: Sealed, rules: R::Rules) -> Dealt<R> {
        let round = R::deal(sealed.deal.deck(), rules).expect("a whole pack starts any round");
        Dealt::stacked(sealed, rules, round)
    }

    /// A round whose cards do not come from the deal beside it. For tests that need to choose the
    /// cards; nothing the page does leads here.
    #[must_use]
    pub const fn stacked(sealed: Sealed, rules: R::Rules, round: R) -> Dealt<R> {
        Dealt {
            sealed,
            rules,
            decisions: Vec::new(),
            round,
        }
    }

    /// The deal the round is played with.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// The rules the round is played by.
    #[must_use]
    pub const fn rules(&self) -> R::Rules {
        self.rules
    }

    /// The decisions so far, the first one first.
    #[must_use]
    pub fn decisions(&self) -> &[R::Action] {
        &self.decisions
    }

    /// The round as it stands.
    #[must_use]
    pub const fn round(&self) -> &R {
        &self.round
    }

    /// Takes a decision; a refused one leaves all as it was and says why.
    #[must_use]
    pub fn play(mut self, action: R::Action) -> (Dealt<R>, Option<R::Refusal>) {
        match self.round.play(action) {
            Ok(round) => {
                self.decisions.push(action);
                (Dealt { round, ..self }, None)
            }
            Err(Refused { round, why }) => (Dealt { round, ..self }, Some(why)),
        }
    }

    /// Lets the round go on without a decision (the dealer's turn), which needs no record.
    #[must_use]
    pub fn advance(self, step: impl FnOnce(R) -> R) -> Dealt<R> {
        Dealt {
            round: step(self.round),
            ..self
        }
    }
}

impl<R: Round> Table<R> {
    /// The deal whose seal is on show, if there is one.
    #[must_use]
    pub const fn sealed(&self) -> Option<&Sealed> {
        match self {
            Table::Bare => None,
            Table::Ready(sealed) => Some(sealed),
            Table::Dealt(dealt) => Some(&dealt.sealed),
        }
    }

    /// Whether Deal may be chosen: unless a round is under way.
    #[must_use]
    pub fn may_deal(&self) -> bool {
        match self {
            Table::Bare | Table::Ready(_) => true,
            Table::Dealt(dealt) => dealt.round.is_over(),
        }
    }

    /// What a click on Deal makes of the table. Unless a round is under way, a sealed pack is dealt,
    /// and without one the browser must give entropy first.
    #[must_use]
    pub fn deal(self, rules: R::Rules) -> (Table<R>, Step) {
        match self {
            Table::Ready(sealed) => (Table::Dealt(Dealt::start(sealed, rules)), Step::Dealt),
            Table::Bare | Table::Dealt(_) if self.may_deal() => (self, Step::NeedsEntropy),
            Table::Bare | Table::Dealt(_) => (self, Step::None),
        }
    }

    /// What the browser's entropy makes of the table. A bare one gets a sealed pack, one whose
    /// round is over gets the next round at once; any other no longer wants it.
    #[must_use]
    pub fn supply(self, entropy: Result<Secret, NoEntropy>, rules: R::Rules) -> (Table<R>, Step) {
        match (self, entropy) {
            (Table::Bare, Ok(secret)) => (Table::Ready(Sealed::fresh(secret)), Step::Sealed),
            (Table::Dealt(last), Ok(secret)) if last.round.is_over() => {
                let next = Dealt::start(Sealed::fresh(secret), rules);
                (Table::Dealt(next), Step::Dealt)
            }
            (table @ (Table::Bare | Table::Dealt(_)), Err(NoEntropy)) if table.may_deal() => {
                (table, Step::Failed(NoEntropy))
            }
            (table @ (Table::Bare | Table::Ready(_) | Table::Dealt(_)), Ok(_) | Err(NoEntropy)) => {
                (table, Step::None)
            }
        }
    }

    /// Whether this deal, from a link, is the one on the table already.
    #[must_use]
    pub fn shows(&self, deal: &Deal) -> bool {
        self.sealed() == Some(&Sealed::shared(*deal))
    }
}

/// Rounds won, drawn and lost since the page was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rounds the player won.
    pub won: u32,
    /// Rounds that ended in a draw.
    pub drawn: u32,
    /// Rounds the player lost.
    pub lost: u32,
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

impl Tally {
    /// The tally with one more round in it.
    #[must_use]
    pub const fn with(self, verdict: Verdict) -> Tally {
        let Tally { won, drawn, lost } = self;
        match verdict {
            Verdict::Won => Tally {
                won: won + 1,
                ..self
            },
            Verdict::Drawn => Tally {
                drawn: drawn + 1,
                ..self
            },
            Verdict::Lost => Tally {
                lost: lost + 1,
                ..self
            },
        }
    }
}
