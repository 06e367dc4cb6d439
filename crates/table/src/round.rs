//! What a round is, whatever the game: rules, decisions, and the round that follows from both.

use std::fmt;
use std::str::FromStr;

use fair_deal_core::{Decks, Jokers};
use fair_shuffle::{Deal, Deck, DeckTooShort};

use super::DEAL_LETTER;
use super::marks::Marks;
use super::sound::Sound;

/// A stake that was typed, if the game has any, and the refusal of what was typed, where the stake is the next lower
/// one that the rules take; or why it is no stake.
pub type ReadStake<R> =
    Result<Option<(<R as Round>::Stake, Option<<R as Round>::Refusal>)>, <R as Round>::Refusal>;

/// One round of a game, from the first card to the result.
///
/// A round *is* its deal, its rules and its decisions: [`replay`](super::replay) makes it again,
/// always the same.
pub trait Round: Clone + fmt::Debug {
    /// What the pack is made of: [`Card`](fair_deal_core::Card), or
    /// [`PackCard`](fair_deal_core::PackCard) where there may be jokers.
    type Card: Copy;
    /// What is agreed before the cards are dealt.
    type Rules: Rules;
    /// What is agreed besides for one round, such as a bet; [`NoStake`] in most games.
    type Stake: Stake;
    /// A decision of the player.
    type Action: Action;
    /// Why a decision is refused.
    type Refusal: Clone + PartialEq + fmt::Display + fmt::Debug;

    /// The deck of this deal.
    fn deck(deal: &Deal) -> Deck<Self::Card>;

    /// Deals the first cards, for a stake that [`Round::accepts`].
    ///
    /// # Errors
    /// [`DeckTooShort`] where the deck cannot even start a round; a whole pack always can.
    fn deal(
        deck: Deck<Self::Card>,
        rules: &Self::Rules,
        stake: &Self::Stake,
    ) -> Result<Self, DeckTooShort>;

    /// Whether a round by these rules can be for this stake.
    ///
    /// # Errors
    /// Why not.
    fn accepts(rules: &Self::Rules, stake: &Self::Stake) -> Result<(), Self::Refusal> {
        let _ = (rules, stake);
        Ok(())
    }

    /// The stake of a round by these rules until the player chooses another; one that
    /// [`Round::accepts`].
    #[must_use]
    fn usual_stake(rules: &Self::Rules) -> Self::Stake {
        let _ = rules;
        Self::Stake::default()
    }

    /// Whether there are stakes to choose from in a round by these rules.
    #[must_use]
    fn has_stakes(rules: &Self::Rules) -> bool {
        let _ = rules;
        false
    }

    /// The letter that deals a round by these rules.
    #[must_use]
    fn deal_letter(rules: &Self::Rules) -> char {
        let _ = rules;
        DEAL_LETTER
    }

    /// The stake that is typed like this in the place of the one that is chosen, in games where one can be typed. It need
    /// not be one that [`Round::accepts`].
    ///
    /// # Errors
    /// Why it is no stake.
    fn read_stake(rules: &Self::Rules, stake: &Self::Stake, typed: &str) -> ReadStake<Self> {
        let _ = (rules, stake, typed);
        Ok(None)
    }

    /// The stake that the key of this digit leads to, 0 for the key 1, from the one that is chosen.
    #[must_use]
    fn stake_on_key(rules: &Self::Rules, stake: &Self::Stake, digit: usize) -> Option<Self::Stake> {
        let _ = (rules, stake, digit);
        None
    }

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

    /// The deck that the next round of the same deal is dealt from. None where a fresh pack is
    /// shuffled for every round, where too few cards are left, and while this round is under way.
    #[must_use]
    fn next_deck(&self) -> Option<Deck<Self::Card>> {
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

    /// The decision to swap no card, in games where a click on a card can mean that it is held.
    #[must_use]
    fn hold_all() -> Option<Self::Action> {
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

/// Where the jokers in the pack are all there is to agree on, they are the rules.
impl Rules for Jokers {
    fn decks(&self) -> Decks {
        Decks::ONE.with_jokers(*self)
    }
}

/// What is agreed for one round besides the rules. A stake writes and reads itself as one word of
/// letters, digits and `~`, so that links and saves hold it beside the decisions of its round. The
/// default one is the empty word: nothing.
pub trait Stake: Clone + PartialEq + Default + fmt::Debug + fmt::Display + FromStr {
    /// The same stake as a link tells it: without what the player has left behind it, which is of
    /// no account when the round is over.
    #[must_use]
    fn told(&self) -> Self {
        self.clone()
    }

    /// Whether parts are missing here that the other stake has, whatever each is for.
    #[must_use]
    fn has_less_than(&self, other: &Self) -> bool {
        let _ = other;
        false
    }

    /// The stake of this player for a deal that another has shared, with the other's stake where the link tells it. What
    /// changes which cards come is as it was for the other, so that both play the same deal.
    #[must_use]
    fn shared(&self, theirs: Option<&Self>) -> Self {
        let _ = theirs;
        self.told()
    }

    /// Whether this is for nothing: what there is before a stake is chosen.
    #[must_use]
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The stake of a game that is for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoStake;

impl Stake for NoStake {}

impl fmt::Display for NoStake {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoStake {
    type Err = NotNothing;

    fn from_str(word: &str) -> Result<NoStake, NotNothing> {
        word.is_empty().then_some(NoStake).ok_or(NotNothing)
    }
}

/// A word where there should be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNothing;

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
    /// Deals the pack that was to be cut uncut, with what was typed mixed in.
    DealUncut,
    /// Ends the practice.
    EndPractice,
    /// Swaps the marked cards.
    Swap,
    /// Takes this decision.
    Act(A),
}

impl<A: Action> Button<A> {
    /// Names the button, whatever language its label is in: `deal`, `cut-first`, `cut`, `deal-uncut`,
    /// `end-practice`, `swap`, and of a decision its code.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Button::Deal => "deal".to_owned(),
            Button::CutFirst => "cut-first".to_owned(),
            Button::Cut => "cut".to_owned(),
            Button::DealUncut => "deal-uncut".to_owned(),
            Button::EndPractice => "end-practice".to_owned(),
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
