//! What a game tells of itself, and what a table takes in and gives out.

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
    /// The game's name in the derivation of its daily deals ([`Secret::daily`]) and in links to a
    /// check; never to be changed, because every daily deal would change with it.
    const NAME: &'static str;

    /// A round of the game.
    type Round: Round;
    /// What the player has to play for.
    type Purse: Purse<Self::Round>;
    /// The hands that can be practised.
    type Practice: Practice<Self::Round>;

    /// The rules of the daily deals, and of a table that was just set up.
    fn daily_rules() -> RulesOf<Self>;

    /// The name in the derivation of the daily deals by these rules; `None` where there are none by them.
    fn day_name(rules: &RulesOf<Self>) -> Option<&'static str> {
        (*rules == Self::daily_rules()).then_some(Self::NAME)
    }

    /// Whether the page has a table with these rules. A link or a save with others is refused.
    fn offers(rules: &RulesOf<Self>) -> bool {
        let _ = rules;
        true
    }

    /// Whether later steps of a round by these rules need something that takes long to work out.
    fn needs_preparation(rules: &RulesOf<Self>) -> bool {
        let _ = rules;
        false
    }

    /// The work that is needed, to be done when the player has time; `None` where it is done.
    fn prepare(rules: &RulesOf<Self>) -> Option<Preparation> {
        let _ = rules;
        None
    }
}

/// Work in pieces of some milliseconds: each call does one, and tells whether there is another. What
/// is worked out is remembered where it is used.
pub type Preparation = Box<dyn FnMut() -> bool>;

/// The rules of a game.
pub type RulesOf<G> = <<G as Game>::Round as Round>::Rules;

/// A decision in a game.
pub type ActionOf<G> = <<G as Game>::Round as Round>::Action;

/// What a round of a game is for.
pub type StakeOf<G> = <<G as Game>::Round as Round>::Stake;

/// The hands that can be practised in a game.
pub type PracticeOf<G> = <G as Game>::Practice;

/// Why something is refused in a game.
pub type RefusalOf<G> = <<G as Game>::Round as Round>::Refusal;

/// The decisions on a deal in a game.
pub type DecisionsOf<G> = Decisions<ActionOf<G>, StakeOf<G>>;

/// What happened last at a game's table.
pub type NewsOf<G> = News<<G as Game>::Round>;

/// What happens at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg<G: Game> {
    /// A button was clicked, or its letter pressed.
    Clicked(Button<ActionOf<G>>, Position),
    /// The place where the pack is to be cut was typed, or the knife was moved there.
    TypedCut(String),
    /// What is to be mixed in was typed.
    TypedMix(String),
    /// The card of the player's hand at this place, from 0 on the left, was clicked.
    ClickedCard(usize, Position),
    /// The player went to the card at this place, from 0 on the left.
    WentToCard(usize),
    /// Other rules were chosen.
    ChoseRules(RulesOf<G>),
    /// Another stake was chosen.
    ChoseStake(StakeOf<G>),
    /// This text stands in the field for the stake now.
    TypedStake(String),
    /// The player left a field in which they had typed.
    LeftField,
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// The player has come to the table on this day.
    GotDate(Date),
    /// It was looked, while the player was at the table, what day it is now.
    DayIs(Date),
    /// The player has had the time to see the last step that followed by itself.
    PauseOver(Position),
    /// A link to this deal was opened.
    OpenedLink(SharedDeal<G>),
    /// Such hands are to be practised, by these rules or by those of the table.
    Practise(PracticeOf<G>, Option<RulesOf<G>>),
    /// The browser has gone back to a link to this deal, which was dealt.
    CameBackToLink(SharedDeal<G>),
}

/// What is to be done outside of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Position),
    /// Look what day it is, to deal for it; answer with [`Msg::GotDate`].
    AskDate,
    /// Look whether another day has come; answer with [`Msg::DayIs`].
    CheckDay,
    /// Let the player see the table for a moment; then answer with [`Msg::PauseOver`].
    Pause(Position),
    /// Do what [`Game::prepare`] names when there is nothing else to do.
    Prepare,
    /// Give the focus to the card at this place of the player's hand.
    FocusCard(usize),
    /// Save this ([`Table::save`](super::Table::save)) in the place of what was saved before.
    Save(String),
    /// Keep this round in the history, which is over ([`read_record`](super::read_record)).
    Keep(String),
    /// The deal of a link was dealt: the link should not deal it once more when the browser goes back.
    DealtLink,
    /// Another deal lies on the table than before.
    NewDeal,
    /// The deal of a link is no longer on the table: the link should leave the address, because a
    /// reload would deal the old cards again.
    LeftLink,
    /// Tell what has just happened, because the player did it.
    Tell,
    /// Tell what has just happened, because it followed by itself.
    TellMore,
    /// Make this sound.
    Play(Sound),
}
