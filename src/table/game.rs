//! What a game tells of itself, and what a table takes in and gives out.

use std::fmt;

use super::keys::Key;
use super::link::{Linked, SharedDeal};
use super::news::{News, Sound};
use super::origin::{Cutter, DailyRound, Mode, NoEntropy, Position, Sealed};
use super::round::{Button, Round};
use super::tally::Tally;
use crate::core::{Date, Deal, Secret};

/// A game that can be played at a [`Table`](super::Table).
pub trait Game: Copy + fmt::Debug + Default + PartialEq + 'static {
    /// The game's name in the derivation of its daily deals ([`Secret::daily`]) and in links to a
    /// check; never to be changed, because every daily deal would change with it.
    const NAME: &'static str;

    /// A round of the game.
    type Round: Round;

    /// The rules of the daily deals, and of a table that was just set up.
    fn daily_rules() -> RulesOf<Self>;

    /// Whether the page has a table with these rules. A link or a save with others is refused.
    fn offers(rules: &RulesOf<Self>) -> bool {
        let _ = rules;
        true
    }

    /// Works out what later steps of a round by these rules will need, when the player has time.
    /// No answer is wanted: what is worked out is remembered where it is used.
    fn prepare(rules: &RulesOf<Self>) {
        let _ = rules;
    }

    /// Whether [`Game::prepare`] has anything to do.
    fn needs_preparation(rules: &RulesOf<Self>) -> bool {
        let _ = rules;
        false
    }
}

/// The rules of a game.
pub type RulesOf<G> = <<G as Game>::Round as Round>::Rules;

/// A decision in a game.
pub type ActionOf<G> = <<G as Game>::Round as Round>::Action;

/// What happened last at a game's table.
pub type NewsOf<G> = News<<G as Game>::Round>;

/// What happens at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg<G: Game> {
    /// A button was clicked, or its letter pressed.
    Clicked(Button<ActionOf<G>>, Position),
    /// The place where the pack is to be cut was moved: after so many cards.
    MovedCut(usize),
    /// The card of the player's hand at this place, from 0 on the left, was clicked.
    ClickedCard(usize, Position),
    /// The player went to the card at this place, from 0 on the left.
    WentToCard(usize),
    /// Other rules were chosen.
    ChoseRules(RulesOf<G>),
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// The browser has told what day it is.
    GotDate(Date),
    /// The player has had the time to see the last step that followed by itself.
    PauseOver(Position),
    /// A link to this deal was opened.
    OpenedLink(SharedDeal<G>),
}

/// What is to be done outside of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Position),
    /// Look what day it is; answer with [`Msg::GotDate`].
    AskDate,
    /// Let the player see the table for a moment; then answer with [`Msg::PauseOver`].
    Pause(Position),
    /// Call [`Game::prepare`] when there is nothing else to do.
    Prepare,
    /// Give the focus to the card at this place of the player's hand.
    FocusCard(usize),
    /// Save this ([`Table::save`](super::Table::save)) in the place of what was saved before.
    Save(String),
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

/// A table of any game, as far as the page need not know which.
pub trait AnyTable: fmt::Debug {
    /// Which of the game's two tables this is.
    fn mode(&self) -> Mode;
    /// The name of the game ([`Game::NAME`]).
    fn game(&self) -> &'static str;
    /// The deal whose seal is on show, if there is one.
    fn sealed(&self) -> Option<&Sealed>;
    /// The deal whose secret may be shown: it has served its last round.
    fn revealed(&self) -> Option<&Deal>;
    /// The query of a link to the deal on the table, once that may be shown.
    fn link(&self, with: Linked) -> Option<String>;
    /// The query of a link to the check of the deal on the table, once that may be shown.
    fn check_link(&self) -> Option<String>;
    /// Whether a pack is to be cut.
    fn is_cutting(&self) -> bool;
    /// Whether cards lie on the table.
    fn is_dealt(&self) -> bool;
    /// Whether Deal may be chosen.
    fn may_deal(&self) -> bool;
    /// Whether other rules may be chosen.
    fn may_choose(&self) -> bool;
    /// The round of the day's deal that lies here, if one does.
    fn daily(&self) -> Option<DailyRound>;
    /// What each round of the day that is over has counted, the first one first.
    fn daily_points(&self) -> Vec<u32>;
    /// The [ids](Button::id) of the buttons that are offered now.
    fn button_ids(&self) -> Vec<String>;
    /// The rounds won, drawn and lost.
    fn tally(&self) -> Tally;
    /// From the next pack on, this is who cuts.
    fn set_cutter(&mut self, cutter: Cutter);
    /// What follows when this key is pressed; nothing that is not legal.
    fn press(&mut self, key: Key) -> Vec<Effect>;
    /// [`Msg::GotEntropy`].
    fn got_entropy(&mut self, entropy: Result<Secret, NoEntropy>, at: Position) -> Vec<Effect>;
    /// [`Msg::GotDate`].
    fn got_date(&mut self, today: Date) -> Vec<Effect>;
    /// [`Msg::PauseOver`].
    fn pause_over(&mut self, at: Position) -> Vec<Effect>;
    /// What [`Effect::Prepare`] is to call.
    fn preparation(&self) -> Box<dyn FnOnce()>;
}
