//! The trait of a round: rules, decisions, and the round that follows from both.

use std::fmt;
use std::str::FromStr;

use fair_deal_core::{Decks, Jokers};
use fair_shuffle::{Deal, Deck, DeckTooShort};

use super::DEAL_LETTER;
use super::marks::Marks;
use super::sound::Sound;

/// A stake that the player typed, if the game has typed stakes. If the rules refuse the typed amount, the stake is the
/// next lower one that they accept, with the refusal. The error is the reason why the text is no stake.
pub type ReadStake<R> =
    Result<Option<(<R as Round>::Stake, Option<<R as Round>::Refusal>)>, <R as Round>::Refusal>;

/// One round of a game, from the first card to the result.
///
/// A round is fully determined by its deal, its rules and its decisions: [`replay`](super::replay) rebuilds it, always
/// with the same result.
pub trait Round: Clone + fmt::Debug {
    /// The cards of the pack: [`Card`](fair_deal_core::Card), or [`PackCard`](fair_deal_core::PackCard) in games that
    /// may have jokers.
    type Card: Copy;
    /// The choices that apply to every round of a table, such as the pack.
    type Rules: Rules;
    /// The choices for one round, such as a bet; [`NoStake`] in games without bets.
    type Stake: Stake;
    /// A decision of the player.
    type Action: Action;
    /// The reason why the rules refuse a decision or a stake.
    type Refusal: Clone + PartialEq + fmt::Display + fmt::Debug;

    /// The deck of this deal.
    fn deck(deal: &Deal) -> Deck<Self::Card>;

    /// Deals the first cards, with a stake that [`Round::accepts`] accepts.
    ///
    /// # Errors
    /// [`DeckTooShort`] if the deck cannot even start a round; a whole pack always can.
    fn deal(
        deck: Deck<Self::Card>,
        rules: &Self::Rules,
        stake: &Self::Stake,
    ) -> Result<Self, DeckTooShort>;

    /// Checks that a round with these rules can have this stake.
    ///
    /// # Errors
    /// The reason of the refusal.
    fn accepts(rules: &Self::Rules, stake: &Self::Stake) -> Result<(), Self::Refusal> {
        let _ = (rules, stake);
        Ok(())
    }

    /// The stake of a round with these rules until the player chooses another one. [`Round::accepts`] accepts it.
    #[must_use]
    fn usual_stake(rules: &Self::Rules) -> Self::Stake {
        let _ = rules;
        Self::Stake::default()
    }

    /// Returns true if a round with these rules has stakes to choose from.
    #[must_use]
    fn has_stakes(rules: &Self::Rules) -> bool {
        let _ = rules;
        false
    }

    /// The letter key that deals a round with these rules.
    #[must_use]
    fn deal_letter(rules: &Self::Rules) -> char {
        let _ = rules;
        DEAL_LETTER
    }

    /// Reads a stake that the player typed in place of the chosen one, in games with typed stakes. [`Round::accepts`]
    /// may still refuse it.
    ///
    /// # Errors
    /// The reason why the text is no stake.
    fn read_stake(rules: &Self::Rules, stake: &Self::Stake, typed: &str) -> ReadStake<Self> {
        let _ = (rules, stake, typed);
        Ok(None)
    }

    /// The stake that this digit key chooses in place of the chosen one. Key 1 is digit 0.
    #[must_use]
    fn stake_on_key(rules: &Self::Rules, stake: &Self::Stake, digit: usize) -> Option<Self::Stake> {
        let _ = (rules, stake, digit);
        None
    }

    /// All decisions that [`Round::play`] accepts now.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// Plays this decision.
    ///
    /// # Errors
    /// The round as it was, and the reason of the refusal.
    fn play(self, action: Self::Action) -> Result<Self, Refused<Self>>;

    /// The stage of the round.
    fn stage(&self) -> Stage;

    /// Plays the next step that needs no decision, such as the dealer's next card. A round that waits for a decision,
    /// or is over, stays as it is.
    #[must_use]
    fn advance(self) -> Self {
        self
    }

    /// The result of a finished round for the player, in a game that is won or lost.
    fn verdict(&self) -> Option<Verdict>;

    /// The number of cards that are left in the deck.
    fn left(&self) -> usize;

    /// The deck for the next round of the same deal. `None` in games that shuffle a fresh pack for every round, if too
    /// few cards are left, and while this round is under way.
    #[must_use]
    fn next_deck(&self) -> Option<Deck<Self::Card>> {
        None
    }

    /// The points of a finished round in a daily deal (RULES.md, “The daily deal”); 0 before the end. As a rule 2 for a
    /// win and 1 for a draw.
    fn daily_points(&self) -> u32 {
        match self.verdict() {
            Some(Verdict::Won) => 2,
            Some(Verdict::Drawn) => 1,
            Some(Verdict::Lost) | None => 0,
        }
    }

    /// The buttons of the game that are available now, each with its letter key, the main button first. Their actions
    /// are legal, except that [`Button::Swap`] may need marked cards.
    fn buttons(&self) -> Vec<(Button<Self::Action>, char)>;

    /// The decision to swap the marked cards, in games with such a decision.
    #[must_use]
    fn swap(marks: Marks) -> Option<Self::Action> {
        let _ = marks;
        None
    }

    /// The decision to swap no card, in games where a click can mean that a card is held.
    #[must_use]
    fn hold_all() -> Option<Self::Action> {
        None
    }

    /// Returns true if the round is over.
    fn is_over(&self) -> bool {
        self.stage() == Stage::Over
    }

    /// Plays all steps that need no decision.
    #[must_use]
    fn run_on(self) -> Self {
        let mut round = self;
        while round.stage() == Stage::Dealer {
            round = round.advance();
        }
        round
    }
}

/// The choices that apply to every round of a table. Rules are written and parsed as one word of letters, digits, dots,
/// hyphens and colons, for links and saves. In a game that once had no choice of rules, the empty word may stand for
/// those rules.
pub trait Rules: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr {
    /// The pack for these rules.
    fn decks(&self) -> Decks;
}

/// In games whose only choice is the jokers in the pack, the rules are the jokers.
impl Rules for Jokers {
    fn decks(&self) -> Decks {
        Decks::ONE.with_jokers(*self)
    }
}

/// The choices for one round besides the rules. A stake is written and parsed as one word of letters, digits and `~`,
/// which links and saves hold beside the decisions of its round. The default stake is the empty word: no bet.
pub trait Stake: Clone + PartialEq + Default + fmt::Debug + fmt::Display + FromStr {
    /// The stake as a link holds it: without the chips that the player had left, which no longer matter when the round
    /// is over.
    #[must_use]
    fn for_link(&self) -> Self {
        self.clone()
    }

    /// Returns true if this stake has fewer hands than the other one, or other side bets. The amount of the bet does
    /// not matter.
    #[must_use]
    fn has_less_than(&self, other: &Self) -> bool {
        let _ = other;
        false
    }

    /// The player's stake for a deal that another player has shared, with the other player's stake if the link has it.
    /// The parts that change the order of the cards are taken from the other stake, so that both play the same deal.
    #[must_use]
    fn shared(&self, theirs: Option<&Self>) -> Self {
        let _ = theirs;
        self.for_link()
    }

    /// Returns true if this is no bet, the state before a choice.
    #[must_use]
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The stake of a game without bets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoStake;

impl Stake for NoStake {}

impl fmt::Display for NoStake {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoStake {
    type Err = NotEmpty;

    fn from_str(word: &str) -> Result<NoStake, NotEmpty> {
        word.is_empty().then_some(NoStake).ok_or(NotEmpty)
    }
}

/// The error for a word where none is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotEmpty;

/// A decision of the player, written as one character in links and saves.
pub trait Action: Copy + PartialEq + fmt::Debug {
    /// The character of the decision: a letter or a digit.
    fn code(self) -> char;

    /// The decision with this [code](Action::code), if there is one.
    fn from_code(code: char) -> Option<Self>;

    /// The sound of the decision.
    fn sound(self) -> Sound;
}

/// The stage of a round. The page contract uses the same names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player makes a decision of another kind than a swap.
    Player,
    /// The next step needs no decision: the dealer draws a card, or another seat or an opponent acts.
    /// [`Round::advance`] plays it.
    Dealer,
    /// The poker player decides which cards to swap.
    Swap,
    /// The result stands.
    Over,
}

/// The result of a round for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Verdict {
    /// The player won.
    Won,
    /// A draw.
    Drawn,
    /// The player lost.
    Lost,
}

/// A button of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button<A> {
    /// Deals the next round.
    Deal,
    /// Gives the next pack to the player, to cut it and mix in a text before it is dealt.
    CutFirst,
    /// Cuts the pack, and mixes in the typed text.
    Cut,
    /// Deals the pack without a cut, with the typed text mixed in.
    DealUncut,
    /// Ends the practice.
    EndPractice,
    /// Swaps the marked cards.
    Swap,
    /// Takes this decision.
    Act(A),
}

impl<A: Action> Button<A> {
    /// The id of the button, independent of the language: `deal`, `cut-first`, `cut`, `deal-uncut`, `end-practice`,
    /// `swap`, or the code of the decision.
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

/// A decision that the rules refuse, with the round as it was.
#[derive(Debug)]
pub struct Refused<R: Round> {
    /// The round, unchanged.
    pub round: R,
    /// The reason of the refusal.
    pub why: R::Refusal,
}
