//! The solo draw table as the page knows it: its state, what can happen to it, and what then is to
//! be done.

use super::solo::{Action, Marks, Refusal, Round};
use crate::core::{Date, Jokers, Secret};
use crate::table::keys::Key;
use crate::table::record::{RecordUnreadable, value};
use crate::table::sitting::{Cutter, Notice, SharedDeal, Sitting, Source, Step};
use crate::table::{
    Agreement as _, CUT_LETTER, DEAL_LETTER, Dealt, NoEntropy, Position, Round as _, Table,
};

/// The solo draw table.
#[derive(Clone, Debug, Default)]
pub struct Game {
    sitting: Sitting<Round, News>,
    /// Which cards the player means to swap; none unless a round is under way.
    marks: Marks,
    /// How many jokers the next round is played with.
    jokers: Jokers,
    /// The place of the card, 0 to 4 from the left, that Tab leads to. Arrows lead to the others.
    cursor: usize,
}

/// How many cards a hand has.
const CARDS: usize = 5;

/// The letter that swaps the marked cards.
pub const SWAP_LETTER: char = 's';

/// The letter that ends the round.
pub const FINISH_LETTER: char = 'f';

/// What happens at the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Deal was clicked.
    ClickedDeal(Position),
    /// The place where the pack is to be cut was moved: after so many cards.
    MovedCut(usize),
    /// Cut was clicked.
    ClickedCut(Position),
    /// The card at this place, 0 to 4 from the left, was clicked.
    ClickedCard(usize, Position),
    /// The player went to the card at this place, 0 to 4 from the left.
    WentToCard(usize),
    /// Swap was clicked.
    ClickedSwap(Position),
    /// Finish was clicked.
    ClickedFinish(Position),
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// So many jokers were chosen.
    ChoseJokers(Jokers),
    /// The browser has told what day it is.
    GotDate(Date),
    /// A link to this deal was opened.
    OpenedLink(SharedDeal<Round>),
}

/// What is to be done outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Position),
    /// Look what day it is; answer with [`Msg::GotDate`].
    AskDate,
    /// Give the focus to the card at this place.
    FocusCard(usize),
}

/// What happened last, for the sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A shared deal lies ready.
    SharedDealReady,
    /// Other jokers were chosen.
    ChoseJokers,
    /// The pack is to be cut.
    ReadyToCut,
    /// The cards were dealt.
    Dealt,
    /// So many cards were swapped.
    Swapped(usize),
    /// The player kept the hand.
    Finished,
    /// What was wanted is against the rules.
    Refused(Refusal),
    /// The browser gave no entropy.
    NoEntropy,
}

impl From<Notice> for News {
    fn from(notice: Notice) -> News {
        match notice {
            Notice::SharedDealReady => News::SharedDealReady,
            Notice::ReadyToCut => News::ReadyToCut,
            Notice::Dealt => News::Dealt,
            Notice::NoEntropy => News::NoEntropy,
        }
    }
}

impl Game {
    /// A table that has just been set up, and the pack that it needs.
    #[must_use]
    pub fn open(source: Source) -> (Game, Vec<Cmd>) {
        let game = Game {
            sitting: Sitting::new(source),
            ..Game::default()
        };
        game.first()
    }

    /// The table as it was kept, the marks on the cards too.
    ///
    /// # Errors
    /// [`RecordUnreadable`] if the record is damaged; then nothing of it is believed.
    pub fn from_record(source: Source, record: &str) -> Result<(Game, Vec<Cmd>), RecordUnreadable> {
        let sitting = Sitting::from_record(source, record)?;
        let mut code = value(record, "marks").unwrap_or_default().chars();
        let marks = code.next().and_then(Marks::from_code);
        let marks = marks.filter(|_| code.next().is_none());
        let sealed = sitting.table().sealed();
        // A record of an earlier version does not say what comes next.
        let next = match value(record, "next") {
            None => sealed.map(|sealed| sealed.deal.decks().jokers()),
            Some(code) => Jokers::from_code(code),
        };
        let game = Game {
            jokers: next.ok_or(RecordUnreadable)?,
            sitting,
            marks: marks.ok_or(RecordUnreadable)?,
            cursor: 0,
        };
        Ok(game.first())
    }

    /// What a table that has just been set up begins with.
    fn first(self) -> (Game, Vec<Cmd>) {
        let cmds = asks(self.sitting.first_step());
        (self, cmds)
    }

    /// The table as it is to be kept; nothing while it is bare.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let marks = self.marks.code().to_string();
        let next = self.jokers.code();
        Some([&self.sitting.record()?, "&marks=", &marks, "&next=", next].concat())
    }

    /// From the next pack on, this is who cuts.
    pub fn set_cutter(&mut self, cutter: Cutter) {
        self.sitting.set_cutter(cutter);
    }

    /// The table with this round on it; for tests that need to choose the cards.
    #[must_use]
    pub fn with_round(dealt: Dealt<Round>) -> Game {
        Game {
            jokers: dealt.rules(),
            sitting: Sitting::with_round(dealt),
            ..Game::default()
        }
    }

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> &Table<Round> {
        self.sitting.table()
    }

    /// The sitting: where the packs come from, and what was played so far.
    #[must_use]
    pub const fn sitting(&self) -> &Sitting<Round, News> {
        &self.sitting
    }

    /// The cards marked for swapping.
    #[must_use]
    pub const fn marks(&self) -> Marks {
        self.marks
    }

    /// How many jokers the next round is played with.
    #[must_use]
    pub const fn jokers(&self) -> Jokers {
        self.jokers
    }

    /// The place of the card that Tab leads to.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The position that a click made now is meant for. Marking a card is no change of position:
    /// two cards may be clicked in quick succession.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.sitting.position()
    }

    /// What happened last.
    #[must_use]
    pub const fn news(&self) -> Option<&News> {
        self.sitting.news()
    }

    /// How often something happened that is worth telling.
    #[must_use]
    pub const fn told(&self) -> u32 {
        self.sitting.told()
    }

    /// What this key means now; nothing that is not legal.
    #[must_use]
    pub fn on_key(&self, key: Key) -> Option<Msg> {
        let now = self.position();
        let is_legal = |wanted: fn(&Action) -> bool| match self.table() {
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
            Table::Dealt(dealt) => dealt.round().legal_actions().iter().any(wanted),
        };
        let may_swap = is_legal(|action| matches!(action, Action::Swap(_)));
        let may_cut = matches!(self.table(), Table::Cutting(_));
        match key {
            Key::Enter | Key::Letter(CUT_LETTER) if may_cut => Some(Msg::ClickedCut(now)),
            Key::Enter | Key::Letter(DEAL_LETTER) if self.table().may_deal() => {
                Some(Msg::ClickedDeal(now))
            }
            Key::Enter | Key::Letter(SWAP_LETTER) if may_swap => Some(Msg::ClickedSwap(now)),
            Key::Letter(FINISH_LETTER) if is_legal(|action| *action == Action::Finish) => {
                Some(Msg::ClickedFinish(now))
            }
            Key::Place(place) if may_swap => Some(Msg::ClickedCard(place, now)),
            Key::Along(step) => match self.table() {
                Table::Bare | Table::Ready(_) | Table::Cutting(_) => None,
                Table::Dealt(_) => Some(Msg::WentToCard(step.from(self.cursor, CARDS))),
            },
            Key::Enter | Key::Escape | Key::Letter(_) | Key::Place(_) | Key::QuestionMark => None,
        }
    }

    /// The table after this has happened, and what is to be done then. A message that does not fit
    /// the phase, or comes too late, changes nothing.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Game, Vec<Cmd>) {
        let cmds = self.take_in(msg);
        (self, cmds)
    }

    /// [`Game::update`] where the table stands: the page has six of them, and moves none.
    pub(crate) fn take_in(&mut self, msg: Msg) -> Vec<Cmd> {
        let now = self.position();
        let cmds = match msg {
            Msg::ClickedDeal(at) if at == now => asks(self.sitting.deal(self.jokers)),
            Msg::GotEntropy(entropy, at) if at == now => {
                asks(self.sitting.supply(entropy, self.jokers))
            }
            Msg::GotDate(today) => {
                self.sitting.turn_to(today);
                vec![]
            }
            Msg::MovedCut(at) => {
                self.sitting.move_cut(at);
                vec![]
            }
            Msg::ClickedCut(at) if at == now => asks(self.sitting.cut(self.jokers)),
            Msg::ClickedCard(place, at) if at == now => {
                self.mark(place);
                vec![]
            }
            Msg::WentToCard(place) => {
                self.cursor = place.min(CARDS - 1);
                vec![Cmd::FocusCard(self.cursor)]
            }
            Msg::ClickedSwap(at) if at == now => {
                let news = News::Swapped(self.marks.count());
                self.play(Action::Swap(self.marks), news);
                vec![]
            }
            Msg::ClickedFinish(at) if at == now => {
                self.play(Action::Finish, News::Finished);
                vec![]
            }
            // Too late, or a second click.
            Msg::ClickedDeal(_)
            | Msg::ClickedCut(_)
            | Msg::GotEntropy(..)
            | Msg::ClickedCard(..)
            | Msg::ClickedSwap(_)
            | Msg::ClickedFinish(_) => vec![],
            Msg::ChoseJokers(jokers) => {
                self.choose(jokers);
                vec![]
            }
            Msg::OpenedLink(shared) => {
                self.open_link(shared);
                vec![]
            }
        };
        // A table that has changed has no marks.
        if self.position() != now {
            self.marks = Marks::NONE;
        }
        cmds
    }

    /// Between two rounds other jokers may be chosen.
    fn choose(&mut self, jokers: Jokers) {
        if self.sitting.may_choose() && jokers != self.jokers {
            self.jokers = jokers;
            self.sitting.repack(jokers);
            self.sitting.says(Some(News::ChoseJokers));
        }
    }

    /// The jokers of a link's pack hold for what follows too.
    fn open_link(&mut self, shared: SharedDeal<Round>) {
        if !self.table().shows(&shared.deal) {
            self.jokers = shared.deal.decks().jokers();
            self.sitting.open_link(shared);
        }
    }

    fn mark(&mut self, place: usize) {
        let marks = self.marks.toggled(place);
        match self.table() {
            Table::Dealt(dealt) if !dealt.round().is_over() && marks != self.marks => {
                self.marks = marks;
                // Tab leads back to the card that was marked last.
                self.cursor = place.min(CARDS - 1);
                // A refusal spoke of the marks as they were.
                self.sitting.says(None);
            }
            Table::Bare | Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_) => (),
        }
    }

    fn play(&mut self, action: Action, news: News) {
        let Some(dealt) = self.sitting.take_round() else {
            return;
        };
        match dealt.play(action) {
            (dealt, None) => self.sitting.goes_on(Table::Dealt(dealt), Some(news)),
            (dealt, Some(why)) => {
                self.sitting.put_back(dealt);
                self.sitting.says(Some(News::Refused(why)));
            }
        }
    }
}

/// What is asked of the browser then.
fn asks(step: Step) -> Vec<Cmd> {
    match step {
        Step::Dealt | Step::None => vec![],
        Step::NeedsEntropy(at) => vec![Cmd::DrawEntropy(at)],
        Step::NeedsDate => vec![Cmd::AskDate],
    }
}
