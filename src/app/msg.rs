//! What happens to the page, what is then to be done, and what these speak of.

use fair_deal_places::games;

use super::coach::CoachMessage;
use super::count::CountMsg;
use super::games::TableGame;
use super::language::Language;
use super::reload_state::ReloadState;
use super::route::TableId;
use super::settings::Setting;
use crate::core::{Secret, Today};
use crate::table::keys::Key;
use crate::table::{self, Game, LinkError, NoEntropy, Position, SharedDeal, Sound};

/// What the browser has stored of earlier visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The record of the settings.
    pub settings: Option<String>,
    /// The saves of the tables.
    pub tables: Vec<(TableId, String)>,
    /// The tables of which there may be a save that the browser does not let us read.
    pub unreadable: Vec<TableId>,
    /// Whether the browser gives the page no storage.
    pub no_storage: bool,
    /// The entry of the history at which the page opens.
    pub entry: Entry,
    /// What the page has handed over to itself, if it was loaded again.
    pub reload: Option<ReloadState>,
}

/// What the browser's history tells of an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// The visitor has just come to it, or has come back to it and there is nothing to tell.
    #[default]
    Plain,
    /// The deal of its link was dealt. To go back to it is not to want that deal once more.
    Dealt,
}

impl Entry {
    /// What it means for a table that the address has a link to this deal.
    pub(super) fn of_link<G: Game>(self, shared: SharedDeal<G>) -> table::Msg<G> {
        match self {
            Entry::Plain => table::Msg::OpenedLink(shared),
            Entry::Dealt => table::Msg::CameBackToLink(shared),
        }
    }
}

/// Whether the player plays on this page. The pages in all tabs share what is stored, so one of them
/// has the tables: the one at which the player sat down last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TabLock {
    /// Nobody was at a table of this page yet; what happens there is not saved.
    #[default]
    Untaken,
    /// The player is here.
    Here,
    /// The player has sat down in another tab since.
    Elsewhere,
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
    /// The link to practice that was opened is damaged.
    PracticeMangled,
    /// The rules of the link that was opened cannot be chosen before the round is over.
    RulesLater,
    /// The stored settings could not be read; the usual ones hold.
    SettingsUnreadable,
    /// The browser does not store settings; they hold until the page is closed.
    SettingsNotStored,
    /// A saved round could not be read; a fresh table lies in its place.
    RoundUnreadable,
    /// A saved round could not be read, nor put aside. It stays where it is, so nothing is saved there.
    RoundUnreadableStays,
    /// The browser does not save rounds; they are gone when the page is closed.
    RoundNotSaved,
    /// The browser gives the page no storage: rounds and settings are gone when the page is closed.
    NothingStored,
    /// The browser did not tell what day it is, so there is no deal of the day.
    NoDate,
    /// The words of the language that was chosen could not be fetched, so the page speaks another. It tries again when asked,
    /// and when the player comes back to it.
    LanguageNotHere,
    /// The history of the rounds cannot be kept, so they wait for it.
    HistoryNotKept,
    /// There is a new version of the page, which a reload brings. It never comes while a round is played.
    NewVersion,
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
    /// How the game on the table is played.
    Guide,
    /// The count at the blackjack table.
    Count,
}

impl Panel {
    /// Every panel.
    pub const ALL: [Panel; 6] = [
        Panel::Settings,
        Panel::Keys,
        Panel::Deal,
        Panel::Opponents,
        Panel::Guide,
        Panel::Count,
    ];
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
    /// Where the player has come to.
    Place,
    /// What was announced last, once more.
    Again,
    /// Which language the page speaks now.
    Language,
    /// Whether there are sounds now.
    Sounds,
    /// What became of something that the player wanted to copy or share.
    Share,
    /// That a score is reset, or would be.
    Score,
    /// What the coach says of what has just happened.
    Coach,
    /// What came of the player's count.
    Count,
}

macro_rules! declare {
    ($(
        $(#[doc = $doc:expr])* $(#[cfg($cfg:meta)])?
        $game:ident $field:ident $($type:ident)::+ $code:literal in $bundle:literal {
            $free:tt $name:literal $path:literal;
            $(day $day:tt $day_name:literal $day_path:literal;)+
        }
    )+) => {
        /// What happens to the page.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Msg {
            /// The part of the address after the `#` is this now.
            FragmentChanged(String),
            /// The browser has gone back or forward to an address with this part after the `#`, whose link
            /// [was dealt](Entry::Dealt).
            CameBack(String),
            /// The page can be seen again, after another tab or another program was before it.
            CameToSight,
            /// The player has sat down at another page: in another tab or window.
            PlayedElsewhere,
            /// The player wants to play on this page after all.
            ClickedPlayHere,
            /// The player sits here now. This is stored of the tables, and this is the address.
            ResumedTables(Stored, String),
            /// The words of this language are here, or could not be fetched.
            GotWords(Language, bool),
            /// The program of the reading pages could not fetch the words of the language that the tables speak.
            PagesLackWords,
            /// The player wants the words of their language to be fetched once more.
            ClickedTryWords,
            /// There is a new version of the page, which a reload brings.
            NewVersion,
            /// The history of the rounds cannot be kept.
            HistoryFailed,
            /// The player wants the new version.
            ClickedReload,
            /// The player has read the notice.
            ClosedNotice,
            /// A panel was asked for.
            OpenedPanel(Panel),
            /// The panel was closed.
            ClosedPanel,
            /// A setting was chosen.
            Chose(Setting),
            /// This record of the settings was stored by the page in another tab.
            SettingsStored(String),
            /// The sounds were switched, on or off.
            ToggledSounds,
            /// The browser would not store the settings.
            CouldNotStore,
            /// The browser would not save this table.
            CouldNotSave(TableId),
            /// The browser would not put aside what is stored of this table and could not be read.
            CouldNotBackUp(TableId),
            /// The player wants to copy or share this.
            AskedToShare(Shareable),
            /// What became of the request with this number.
            ShareEnded(u32, Shareable, ShareOutcome),
            /// The link to the deal is to hold the decisions too, or no longer.
            ToggledDecisions,
            /// All that is on the table is to be told.
            AskedToRead,
            /// What was announced last is to be told again.
            AskedToRepeat,
            /// The player wants to hear the coach, or no longer.
            ToggledCoach,
            /// The coach says this.
            CoachSaid(Box<CoachMessage>),
            /// The player does this with the question for the count.
            Count(CountMsg),
            /// The player wants the score of this table to be set to zero.
            ClickedReset(TableId),
            /// The text of the guide in this language came, or did not.
            GotGuide(Language, Option<String>),
            /// The text of the guide is wanted once more.
            ClickedTryGuide,
            /// A key was pressed that no button or field has taken.
            Pressed(Key),
            /// The browser's entropy for this table has come, or would not come.
            GotEntropy(TableId, Result<Secret, NoEntropy>, Position),
            /// The browser has told what day it is, or could not: the player has come to a table of the day.
            GotDate(TableId, Option<Today>),
            /// It was looked whether another day has come while the player was at this table.
            DayIs(TableId, Option<Today>),
            /// The player has had the time to see the dealer's last card.
            PauseOver(TableId, Position),
            $(
                $(#[doc = $doc])* $(#[cfg($cfg)])?
                $game(<crate::$($type)::+ as TableGame>::Id, table::Msg<crate::$($type)::+>),
            )+
        }
    };
}
games!(declare);

/// What is to be done outside, in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(TableId, Position),
    /// Look what day it is, in UTC; answer with [`Msg::GotDate`].
    AskDate(TableId),
    /// The same, while the player is at the table; answer with [`Msg::DayIs`].
    CheckDay(TableId),
    /// Let the player see the table for so many milliseconds; then send [`Msg::PauseOver`].
    Pause(TableId, Position, u32),
    /// Hand over what is not stored, and load the page again.
    LoadAgain,
    /// Put this address in the place of the one shown, without a new entry in the history.
    ReplaceFragment(&'static str),
    /// Note in the entry of the history that the deal of its link was dealt.
    MarkEntry,
    /// Have the tables: a page in another tab is told that the player is no longer there.
    TakeTabLock,
    /// The same, and read again what is stored; answer with [`Msg::ResumedTables`].
    ResumeTables,
    /// Store this choice beside those that are stored; if that fails, send [`Msg::CouldNotStore`].
    StoreSetting(Setting),
    /// Put the stored record of the settings aside as a backup: it could not be read. If that fails,
    /// send [`Msg::CouldNotStore`], for no choice may write over it.
    BackUpSettings,
    /// Save this table like this; if that fails, send [`Msg::CouldNotSave`].
    Save(TableId, String),
    /// Keep this round in the history: a [record](crate::history::Record) but for its time.
    Keep(String),
    /// Put the save of this table aside as a backup: it could not be read. If that fails, send
    /// [`Msg::CouldNotBackUp`].
    BackUpTable(TableId),
    /// Let the player copy or share this; answer with [`Msg::ShareEnded`] and the same number.
    Share(u32, Shareable),
    /// Fetch the words of this language; answer with [`Msg::GotWords`].
    FetchWords(Language),
    /// Tell the program of the reading pages once more which language the tables speak.
    TellLanguage,
    /// The address no longer asks for a language: another one was chosen.
    ForgetAsked,
    /// Fetch the text of the guide in this language; answer with [`Msg::GotGuide`].
    FetchGuide(Language),
    /// Give the focus to this.
    Focus(FocusTarget),
    /// Make this sound.
    Play(Sound),
    /// Do the [preparation](crate::table::AnyTable::preparation) of this table when there is nothing
    /// else to do.
    Prepare(TableId),
}

/// What can be given the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The panel that was opened.
    Panel,
    /// What had the focus before the panel was opened.
    BeforePanel,
    /// The language that holds, among those that can be chosen.
    Language,
    /// The page that was come to, from its top; what has the focus and is still there keeps it.
    Page,
    /// The card of the player's hand at this place, 0 to 4 from the left.
    Card(usize),
}
