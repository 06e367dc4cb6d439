//! The trait of a game, and the messages and effects of a table.

use std::fmt;

use fair_shuffle::{Date, Secret};

use super::decisions::Decisions;
use super::link::SharedDeal;
use super::news::News;
use super::origin::{NoEntropy, Position};
use super::practice::Practice;
use super::purse::Purse;
use super::round::{Button, Round};
use super::sound::Sound;

/// A game that can be played at a [`Table`](super::Table).
pub trait Game: Copy + fmt::Debug + Default + PartialEq + 'static {
    /// The game's name in the derivation of its daily deals ([`Secret::daily`]) and in links to a check. It must never
    /// change, because every daily deal would change with it.
    const NAME: &'static str;

    /// A round of the game.
    type Round: Round;
    /// The chips that the player plays with.
    type Purse: Purse<Self::Round>;
    /// The hands that can be practised.
    type Practice: Practice<Self::Round>;

    /// The rules of the daily deals, and of a new table.
    fn daily_rules() -> RulesOf<Self>;

    /// The game's name in the derivation of the daily deals with these rules; `None` if there are no daily deals with
    /// them.
    fn day_name(rules: &RulesOf<Self>) -> Option<&'static str> {
        (*rules == Self::daily_rules()).then_some(Self::NAME)
    }

    /// Returns true if a round with these rules needs a long computation for its later steps.
    fn needs_preparation(rules: &RulesOf<Self>) -> bool {
        let _ = rules;
        false
    }

    /// The computation for these rules, which may run while the player thinks; `None` if it is done.
    fn prepare(rules: &RulesOf<Self>) -> Option<Preparation> {
        let _ = rules;
        None
    }
}

/// Work in pieces of some milliseconds. Each call does one piece, and returns true if another one is left. The code
/// that needs the results caches them.
pub type Preparation = Box<dyn FnMut() -> bool>;

/// The rules of a game.
pub type RulesOf<G> = <<G as Game>::Round as Round>::Rules;

/// A decision in a game.
pub type ActionOf<G> = <<G as Game>::Round as Round>::Action;

/// The stake of a round of a game.
pub type StakeOf<G> = <<G as Game>::Round as Round>::Stake;

/// The hands that can be practised in a game.
pub type PracticeOf<G> = <G as Game>::Practice;

/// A refusal of a game: the reason why it does not accept a decision or a stake.
pub type RefusalOf<G> = <<G as Game>::Round as Round>::Refusal;

/// The decisions on a deal in a game.
pub type DecisionsOf<G> = Decisions<ActionOf<G>, StakeOf<G>>;

/// The last event at a game's table.
pub type NewsOf<G> = News<<G as Game>::Round>;

/// A message to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg<G: Game> {
    /// The player clicked a button, or pressed its key.
    Clicked(Button<ActionOf<G>>, Position),
    /// The player typed the place of the cut, or moved the slider there.
    TypedCut(String),
    /// The player typed the text to mix in.
    TypedMix(String),
    /// The player clicked the card of their hand at this place, from 0 on the left.
    ClickedCard(usize, Position),
    /// The player moved to the card at this place, from 0 on the left.
    WentToCard(usize),
    /// The player chose other rules.
    ChoseRules(RulesOf<G>),
    /// The player chose another stake.
    ChoseStake(StakeOf<G>),
    /// The stake field has this text now.
    TypedStake(String),
    /// The player left a field in which they had typed.
    LeftField,
    /// The browser gave its entropy, or refused it.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// The answer to [`Effect::AskDate`], or the date on which the player came to the table.
    GotDate(Date),
    /// The answer to [`Effect::CheckDay`]: today's date, while the player is at the table.
    DayIs(Date),
    /// The pause before a step that needs no decision is over, or the player ended it with Enter.
    PauseOver(Position),
    /// The player opened a link to this deal.
    OpenedLink(SharedDeal<G>),
    /// The player wants to practise these hands, with these rules or with those of the table.
    Practise(PracticeOf<G>, Option<RulesOf<G>>),
    /// The browser went back to a link to this deal, which was dealt already.
    CameBackToLink(SharedDeal<G>),
}

/// A command of a table to its surroundings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Position),
    /// Get the current date, to deal for it; answer with [`Msg::GotDate`].
    AskDate,
    /// Get the current date, to find out if a new day has begun; answer with [`Msg::DayIs`].
    CheckDay,
    /// Leave the table visible for a moment; then answer with [`Msg::PauseOver`].
    Pause(Position),
    /// Run the work of [`Game::prepare`] piece by piece, so that clicks are handled in between.
    Prepare,
    /// Move the focus to the card at this place of the player's hand.
    FocusCard(usize),
    /// Save this text ([`Table::save`](super::Table::save)) in place of the last save.
    Save(String),
    /// Add this finished round to the history ([`read_record`](super::read_record)).
    AddToHistory(String),
    /// The table dealt the deal of a link. The link should not deal it again when the browser goes back.
    DealtLink,
    /// The table has another deal now.
    NewDeal,
    /// The deal of a link is no longer on the table. The link should leave the address, because a reload would deal the
    /// old cards again.
    LeftLink,
    /// Announce the last event, which the player caused.
    Announce,
    /// Announce the last event, which followed by itself.
    AnnounceStep,
    /// Play this sound.
    Play(Sound),
}
