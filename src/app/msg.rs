//! What happens to the page, what is then to be done, and what these speak of.

use crate::app::route::{LinkError, Seat};
use crate::app::settings::Setting;
use crate::core::{Date, Jokers, Secret};
use crate::poker::duel_game;
use crate::table::keys::Key;
use crate::table::sitting::Source;
use crate::table::{NoEntropy, Position};
use crate::{blackjack, poker};

/// What the browser has stored of earlier visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The record of the settings.
    pub settings: Option<String>,
    /// The records of the tables that were kept.
    pub tables: Vec<(Seat, String)>,
}

/// What a player can take away from a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The seal of the deal.
    Seal,
    /// The secret of the deal, once it is revealed.
    Secret,
    /// The link to the deal, once it is over.
    Link,
    /// The result of a day's deal, which gives no card away.
    DailyResult,
}

/// What became of it when the player wanted to take something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// It is in the clipboard.
    Copied,
    /// It went where the player wanted it.
    Shared,
    /// The browser lets us do neither: the player has to copy it by hand.
    ByHand,
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
    /// A round that was kept could not be read; a fresh table lies in its place.
    RoundUnreadable,
    /// The browser does not keep rounds; they are gone when the page is closed.
    RoundNotKept,
}

/// What can be opened beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The settings.
    Settings,
    /// The list of the keys.
    Keys,
    /// The deal on the table: its seal, and what can be known of it.
    Deal,
    /// Who sits at the duel's table, and the jokers in its pack.
    Opponents,
}

/// What is to be told to somebody who cannot see the page, and the how manieth announcement it is:
/// the same twice is told twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// Of what is told.
    pub about: About,
    /// Counts the announcements.
    pub serial: u32,
}

/// What an announcement tells of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// Nothing yet at this place.
    #[default]
    Nothing,
    /// What the player has just brought about at the table.
    News,
    /// What has followed by itself.
    MoreNews,
    /// All that is to be seen on the table.
    Table,
    /// Whether there are sounds now.
    Sounds,
    /// What became of something that the player wanted to take away.
    Handed,
}

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is laid down.
    Card,
    /// A card is turned.
    Flip,
    /// A mark is set or taken away.
    Chip,
    /// The player has won.
    Win,
}

/// What happens to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` is this now.
    FragmentChanged(String),
    /// The player has read the notice.
    ClosedNotice,
    /// A sheet was asked for.
    OpenedSheet(Sheet),
    /// The sheet was closed.
    ClosedSheet,
    /// A setting was chosen.
    Chose(Setting),
    /// The sounds were switched, on or off.
    ToggledSounds,
    /// The browser would not store the settings.
    CouldNotStore,
    /// The browser would not keep this table.
    CouldNotKeep(Seat),
    /// The player wants to take this away.
    AskedFor(Item),
    /// What became of that.
    HandedOver(Item, Handed),
    /// The link to the deal is to hold the decisions too, or no longer.
    ToggledDecisions,
    /// All that is on the table is to be told.
    AskedToRead,
    /// A key was pressed that no button or field has taken.
    Pressed(Key),
    /// Something happens at this blackjack table.
    Blackjack(Source, blackjack::Msg),
    /// Something happens at this solo draw table.
    Solo(Source, poker::Msg),
    /// Something happens at this duel's table.
    Duel(Source, duel_game::Msg),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with the [`Seat::supply`] message.
    DrawEntropy(Seat, Position),
    /// Look what day it is, in UTC; answer with the [`Seat::tell_date`] message.
    AskDate(Seat),
    /// Let the player see the dealer's cards for so many milliseconds; then send
    /// [`blackjack::Msg::DealerPauseOver`] to this table.
    PauseForDealer(Source, Position, u32),
    /// Put this address in the place of the one shown, without a new entry in the history.
    ReplaceFragment(&'static str),
    /// Store this record of the settings; if that fails, send [`Msg::CouldNotStore`].
    StoreSettings(String),
    /// Keep the stored record of the settings aside: it could not be read, and the next choice
    /// would write over it.
    SetSettingsAside,
    /// Keep this record of the table; if that fails, send [`Msg::CouldNotKeep`].
    Keep(Seat, String),
    /// Keep the stored record of this table aside: it could not be read.
    SetTableAside(Seat),
    /// Give this to the player, to be shared or copied; answer with [`Msg::HandedOver`].
    HandOver(Item),
    /// Give the focus to this.
    Focus(Spot),
    /// Make this sound.
    Play(Sound),
    /// Work out the odds of a pack with so many jokers as soon as there is nothing else to do.
    WorkOutOdds(Jokers),
}

/// What can be given the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The sheet that was opened.
    Sheet,
    /// What had the focus before the sheet was opened.
    BeforeSheet,
    /// The card of the player's hand at this place, 0 to 4 from the left.
    Card(usize),
}

impl Seat {
    /// The message that answers [`Cmd::DrawEntropy`].
    #[must_use]
    pub const fn supply(self, entropy: Result<Secret, NoEntropy>, at: Position) -> Msg {
        match self {
            Seat::Blackjack(source) => {
                Msg::Blackjack(source, blackjack::Msg::GotEntropy(entropy, at))
            }
            Seat::Solo(source) => Msg::Solo(source, poker::Msg::GotEntropy(entropy, at)),
            Seat::Duel(source) => Msg::Duel(source, duel_game::Msg::GotEntropy(entropy, at)),
        }
    }

    /// The message that answers [`Cmd::AskDate`].
    #[must_use]
    pub const fn tell_date(self, today: Date) -> Msg {
        match self {
            Seat::Blackjack(source) => Msg::Blackjack(source, blackjack::Msg::GotDate(today)),
            Seat::Solo(source) => Msg::Solo(source, poker::Msg::GotDate(today)),
            Seat::Duel(source) => Msg::Duel(source, duel_game::Msg::GotDate(today)),
        }
    }
}
