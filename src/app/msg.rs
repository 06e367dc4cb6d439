//! The messages and commands of the page, and their types.

use super::coach::CoachWorker;
use super::language::Language;
use super::reload_state::ReloadState;
use super::route::{TableId, VideoPokerTableId};
use super::settings::Setting;
use super::sharing::{ShareOutcome, Shareable};
use crate::blackjack::Blackjack;
use crate::coach::message::CoachMessage;
use crate::core::{Secret, Today};
use crate::games::blackjack::count::CountMsg;
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::keys::Key;
use crate::table::{self, Game, Mode, NoEntropy, Position, SharedDeal, Sound};

/// The data that the browser has stored from earlier visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The record of the settings.
    pub settings: Option<String>,
    /// The saves of the tables.
    pub tables: Vec<(TableId, String)>,
    /// The tables that may have a save which the browser does not let us read.
    pub unreadable: Vec<TableId>,
    /// True if the browser gives the page no storage.
    pub no_storage: bool,
    /// True if the strategy of the Mathematician is loaded.
    pub has_solution: bool,
    /// The kind of history entry at which the page opens.
    pub entry: Entry,
    /// The panel that is open at this history entry.
    pub panel: Option<Panel>,
    /// The state that the page has kept across a reload.
    pub reload: Option<ReloadState>,
}

/// The kind of an entry in the browser's history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// A new entry, or an old one without a dealt link.
    #[default]
    Plain,
    /// An entry whose link was dealt. Going back to it does not deal it again.
    Dealt,
}

impl Entry {
    /// The message to the table for a link with this deal.
    pub(super) fn of_link<G: Game>(self, shared: SharedDeal<G>) -> table::Msg<G> {
        match self {
            Entry::Plain => table::Msg::OpenedLink(shared),
            Entry::Dealt => table::Msg::CameBackToLink(shared),
        }
    }
}

/// The state of the tab lock. The pages in all tabs share one storage, so only one of them has the tables: the one at
/// which the player sat down last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TabLock {
    /// The player has not been at a table of this page yet. It saves no tables.
    #[default]
    Untaken,
    /// The player plays in this tab.
    Here,
    /// The player has sat down in another tab since.
    Elsewhere,
}

/// A panel beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The settings.
    Settings,
    /// The list of the keys.
    Keys,
    /// The deal on the table: its seal and the revealed facts about it.
    Deal,
    /// The opponents at the table of the poker match, its bets, and the jokers in its pack.
    Opponents,
    /// The guide to the game on the table.
    Guide,
    /// The count at the blackjack table.
    Count,
}

impl Panel {
    /// All panels.
    pub const ALL: [Panel; 6] = [
        Panel::Settings,
        Panel::Keys,
        Panel::Deal,
        Panel::Opponents,
        Panel::Guide,
        Panel::Count,
    ];

    /// The name of the panel in the browser's history.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Panel::Settings => "settings",
            Panel::Keys => "keys",
            Panel::Deal => "deal",
            Panel::Opponents => "opponents",
            Panel::Guide => "guide",
            Panel::Count => "count",
        }
    }

    /// The panel with this [code](Panel::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Panel> {
        Panel::ALL.into_iter().find(|panel| panel.code() == code)
    }
}

/// A message to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` has changed to this.
    FragmentChanged(String),
    /// The browser has gone back or forward to an address with this part after the `#`, whose link [was
    /// dealt](Entry::Dealt).
    CameBack(String),
    /// The browser has gone back or forward to an entry of its history with this panel, or without one. A panel
    /// has an entry of its own, so Back closes it before it leaves the place.
    WentToPanel(Option<Panel>),
    /// The page is visible again, after another tab or application covered it.
    CameToSight,
    /// The player has sat down at another page, in another tab or window.
    PlayedElsewhere,
    /// The player wants to continue on this page.
    ClickedPlayHere,
    /// The player now plays in this tab. The message contains the stored tables and the address.
    ResumedTables(Stored, String),
    /// The words of this language have arrived (true), or could not be fetched (false).
    GotWords(Language, bool),
    /// The strategy of the Mathematician is loaded (true), or could not be fetched (false).
    GotSolution(bool),
    /// The player wants to fetch the strategy of the Mathematician again.
    ClickedTrySolution,
    /// The bundle of the reading pages could not fetch the words of the tables' language.
    PagesLackWords,
    /// The player asks for another attempt to fetch the words of their language.
    ClickedTryWords,
    /// A reload brings a new version of the page.
    NewVersion,
    /// The history cannot be written.
    HistoryFailed,
    /// The player wants the new version.
    ClickedReload,
    /// The player closed the notice.
    ClosedNotice,
    /// The player opened a panel.
    OpenedPanel(Panel),
    /// The player closed the panel.
    ClosedPanel,
    /// The player chose a setting.
    Chose(Setting),
    /// Another tab stored this record of the settings.
    SettingsStored(String),
    /// The player switched the sounds on or off.
    ToggledSounds,
    /// The browser did not store the settings.
    CouldNotStore,
    /// The browser did not save this table.
    CouldNotSave(TableId),
    /// The browser did not back up the unreadable save of this table.
    CouldNotBackUp(TableId),
    /// The player wants to copy or share this.
    AskedToShare(Shareable),
    /// The outcome of the request with this number.
    ShareEnded(u32, Shareable, ShareOutcome),
    /// The player includes the decisions in the link to the deal, or leaves them out again.
    ToggledDecisions,
    /// The player asks for a description of the whole table.
    AskedToRead,
    /// The player asks for the last announcement again.
    AskedToRepeat,
    /// The player switches the coach on or off. If the coach speaks only when asked, the player asks it or
    /// closes its message.
    ToggledCoach,
    /// A message from the coach.
    CoachSaid(Box<CoachMessage>),
    /// The state of the coach's worker has changed to this.
    CoachWorkerIs(CoachWorker),
    /// An action of the player in the question for the count.
    Count(CountMsg),
    /// The player asks to clear the score of this table.
    ClickedReset(TableId),
    /// The text of the guide in this language; `None` if the request failed.
    GotGuide(Language, Option<String>),
    /// The player asks for another attempt to fetch the guide.
    ClickedTryGuide,
    /// The player pressed a key that no button or field handled.
    Pressed(Key),
    /// The browser's entropy for this table, or the failure to get it.
    GotEntropy(TableId, Result<Secret, NoEntropy>, Position),
    /// The date for a player who has come to this table of the day; `None` if the browser gave none.
    GotDate(TableId, Option<Today>),
    /// The date after a check for a new deal of the day, while the player is at this table.
    DayIs(TableId, Option<Today>),
    /// The pause at this table before a step that needs no decision is over.
    PauseOver(TableId, Position),
    /// A message to a table of blackjack.
    Blackjack(Mode, table::Msg<Blackjack>),
    /// A message to a table of solo draw.
    SoloDraw(Mode, table::Msg<SoloDraw>),
    /// A message to a table of video poker.
    VideoPoker(VideoPokerTableId, table::Msg<VideoPoker>),
    /// A message to a table of the poker match.
    PokerMatch(Mode, table::Msg<PokerMatch>),
    /// A message to a table of the game for the tests.
    #[cfg(test)]
    HighCard(Mode, table::Msg<HighCard>),
}

/// A command to the runtime.
#[derive(Clone, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(TableId, Position),
    /// Read the date in UTC; answer with [`Msg::GotDate`].
    AskDate(TableId),
    /// Read the date in UTC while the player is at the table; answer with [`Msg::DayIs`].
    CheckDay(TableId),
    /// Wait this many milliseconds, so that the player can see the table; then send [`Msg::PauseOver`].
    Pause(TableId, Position, u32),
    /// Store the reload state and reload the page.
    LoadAgain,
    /// Replace the shown address with this one, without a new entry in the history.
    ReplaceFragment(&'static str),
    /// Replace the path and the query behind the `#` by these, as [`Address::mended`](super::route::Address::mended)
    /// returns them.
    MendFragment(String),
    /// Mark the entry of the browser's history: the deal of its link was dealt.
    MarkEntry,
    /// Take the tab lock. The other tabs hear that the player has left them.
    TakeTabLock,
    /// Take the tab lock and read the storage again; answer with [`Msg::ResumedTables`].
    ResumeTables,
    /// Store this choice with the earlier ones; if that fails, send [`Msg::CouldNotStore`].
    StoreSetting(Setting),
    /// Back up the unreadable record of the settings. If that fails, send [`Msg::CouldNotStore`], because no choice may
    /// overwrite it.
    BackUpSettings,
    /// Save this table as this text; if that fails, send [`Msg::CouldNotSave`].
    Save(TableId, String),
    /// Store this round in the history: a [record](crate::history::Record) without its time.
    Keep(String),
    /// Back up the unreadable save of this table. If that fails, send [`Msg::CouldNotBackUp`].
    BackUpTable(TableId),
    /// Let the player copy or share this; answer with [`Msg::ShareEnded`] and the same number.
    Share(u32, Shareable),
    /// Fetch the words of this language; answer with [`Msg::GotWords`].
    FetchWords(Language),
    /// Send the bundle of the reading pages the tables' language again.
    TellLanguage,
    /// Remove the language from the address, because the player chose another one.
    ForgetAsked,
    /// Fetch the text of the guide in this language; answer with [`Msg::GotGuide`].
    FetchGuide(Language),
    /// Move the focus to this target.
    Focus(FocusTarget),
    /// Play this sound.
    Play(Sound),
    /// Fetch and load the strategy of the Mathematician; answer with [`Msg::GotSolution`].
    FetchSolution,
    /// Do the [preparation](crate::table::AnyTable::preparation) of this table after a moment, piece by piece, so that
    /// clicks are handled in between.
    Prepare(TableId),
}

/// A target for the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The panel that was opened.
    Panel,
    /// The element that had the focus before the panel was opened.
    BeforePanel,
    /// The current language, among the languages to choose from.
    Language,
    /// The new page, from its top. A focused element that is still there keeps the focus.
    Page,
    /// The card of the player's hand at this place, 0 to 4 from the left.
    Card(usize),
}
