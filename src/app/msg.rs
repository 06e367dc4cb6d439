//! What happens to the page, what is then to be done, and what these speak of.

use super::route::TableId;
use super::settings::Setting;
use crate::blackjack::Blackjack;
use crate::core::{Secret, Today};
use crate::poker::{Duel, Solo};
use crate::table::keys::Key;
use crate::table::{self, LinkError, Mode, NoEntropy, Position, Sound};

/// What the browser has stored of earlier visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The record of the settings.
    pub settings: Option<String>,
    /// The saves of the tables.
    pub tables: Vec<(TableId, String)>,
}

/// What a player can copy or share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shareable {
    /// The seal of the deal.
    Seal,
    /// The seal of the deal after this one.
    NextSeal,
    /// The secret of the deal, once it is revealed.
    Secret,
    /// The link to the deal, once it is over.
    Link,
    /// The result of a day's deal, which gives no card away.
    DailyResult,
}

/// What became of it when the player wanted to copy or share something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareOutcome {
    /// It went where the player wanted it.
    Shared,
    /// It is in the clipboard.
    Copied,
    /// The browser lets us do neither: the player has to copy it by hand.
    Failed,
}

/// What has to be said to the player beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The link that was opened is damaged.
    Link(LinkError),
    /// The stored settings could not be read; the usual ones hold.
    SettingsUnreadable,
    /// The browser does not store settings; they hold until the page is closed.
    SettingsNotStored,
    /// A saved round could not be read; a fresh table lies in its place.
    RoundUnreadable,
    /// The browser does not save rounds; they are gone when the page is closed.
    RoundNotSaved,
    /// The browser did not tell what day it is, so there is no deal of the day.
    NoDate,
}

/// What can be opened beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The settings.
    Settings,
    /// The list of the keys.
    Keys,
    /// The deal on the table: its seal, and what can be known of it.
    Deal,
    /// Who sits at the duel's table, and the jokers in its pack.
    Opponents,
}

/// What is to be told to somebody who cannot see the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// What it tells of.
    pub topic: Topic,
    /// A serial number, so that a repeated text is announced again.
    pub serial: u32,
}

/// What an announcement tells of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// Nothing yet at this place.
    #[default]
    Nothing,
    /// What the player has just done at the table.
    News,
    /// What has followed by itself.
    MoreNews,
    /// All that is to be seen on the table.
    Table,
    /// Whether there are sounds now.
    Sounds,
    /// What became of something that the player wanted to copy or share.
    Share,
}

/// What happens to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` is this now.
    FragmentChanged(String),
    /// The player has read the notice.
    ClosedNotice,
    /// A panel was asked for.
    OpenedPanel(Panel),
    /// The panel was closed.
    ClosedPanel,
    /// A setting was chosen.
    Chose(Setting),
    /// The sounds were switched, on or off.
    ToggledSounds,
    /// The browser would not store the settings.
    CouldNotStore,
    /// The browser would not save this table.
    CouldNotSave(TableId),
    /// The player wants to copy or share this.
    AskedToShare(Shareable),
    /// What became of that.
    ShareEnded(Shareable, ShareOutcome),
    /// The link to the deal is to hold the decisions too, or no longer.
    ToggledDecisions,
    /// All that is on the table is to be told.
    AskedToRead,
    /// A key was pressed that no button or field has taken.
    Pressed(Key),
    /// The browser's entropy for this table has come, or would not come.
    GotEntropy(TableId, Result<Secret, NoEntropy>, Position),
    /// The browser has told what day it is, or could not.
    GotDate(TableId, Option<Today>),
    /// The player has had the time to see the dealer's last card.
    PauseOver(TableId, Position),
    /// Something happens at this blackjack table.
    Blackjack(Mode, table::Msg<Blackjack>),
    /// Something happens at this solo draw table.
    Solo(Mode, table::Msg<Solo>),
    /// Something happens at this duel's table.
    Duel(Mode, table::Msg<Duel>),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(TableId, Position),
    /// Look what day it is, in UTC; answer with [`Msg::GotDate`].
    AskDate(TableId),
    /// Let the player see the table for so many milliseconds; then send [`Msg::PauseOver`].
    Pause(TableId, Position, u32),
    /// Put this address in the place of the one shown, without a new entry in the history.
    ReplaceFragment(&'static str),
    /// Store this record of the settings; if that fails, send [`Msg::CouldNotStore`].
    StoreSettings(String),
    /// Put the stored record of the settings aside as a backup: it could not be read, and the next
    /// choice would write over it.
    BackUpSettings,
    /// Save this table like this; if that fails, send [`Msg::CouldNotSave`].
    Save(TableId, String),
    /// Put the save of this table aside as a backup: it could not be read.
    BackUpTable(TableId),
    /// Let the player copy or share this; answer with [`Msg::ShareEnded`].
    Share(Shareable),
    /// Give the focus to this.
    Focus(Spot),
    /// Make this sound.
    Play(Sound),
    /// Do the [preparation](crate::table::AnyTable::preparation) of this table when there is nothing
    /// else to do.
    Prepare(TableId),
}

/// What can be given the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The panel that was opened.
    Panel,
    /// What had the focus before the panel was opened.
    BeforePanel,
    /// The card of the player's hand at this place, 0 to 4 from the left.
    Card(usize),
}
