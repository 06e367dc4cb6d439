//! The duel's table as the page knows it: its state, what can happen to it, and what then is to be
//! done.

use super::duel::{Action, NotOneToThree, Round, Rules};
use super::game::SWAP_LETTER;
use super::opponent::Character;
use super::solo::{Marks, Refusal};
use crate::core::{Date, Jokers, Secret};
use crate::table::keys::Key;
use crate::table::record::{RecordUnreadable, value};
use crate::table::sitting::{Cutter, Notice, SharedDeal, Sitting, Source, Step};
use crate::table::{
    Agreement as _, CUT_LETTER, DEAL_LETTER, Dealt, NoEntropy, Position, Round as _, Table, Tally,
};

/// The letter that keeps all five cards.
pub const STAND_PAT_LETTER: char = 'p';

/// How many cards a hand has.
const CARDS: usize = 5;

/// The duel's table.
#[derive(Clone, Debug, Default)]
pub struct Game {
    sitting: Sitting<Round, News>,
    /// Which cards the player means to swap; none unless a round is under way.
    marks: Marks,
    /// What the next round is played by.
    rules: Rules,
    tally: Tally,
    /// The place of the card, 0 to 4 from the left, that Tab leads to. Arrows lead to the others.
    cursor: usize,
}

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
    /// Stand pat was clicked.
    ClickedStandPat(Position),
    /// This character is to sit down, or to get up.
    ToggledOpponent(Character),
    /// So many jokers were chosen.
    ChoseJokers(Jokers),
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
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
    /// Work out the odds of a pack with so many jokers while the player thinks: no answer is wanted,
    /// they are there when the Odds decides ([`Odds::of_pack`](super::odds::Odds::of_pack)).
    WorkOutOdds(Jokers),
}

/// What happened last, for the sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A shared deal lies ready.
    SharedDealReady,
    /// Others sit at the table now.
    ChoseOpponents,
    /// There would be too few at the table, or too many.
    OpponentRefused(NotOneToThree),
    /// Other jokers were chosen.
    ChoseJokers,
    /// The pack is to be cut.
    ReadyToCut,
    /// The cards were dealt.
    Dealt,
    /// The player swapped so many cards, none to stand pat; all others have swapped too, and all
    /// hands are turned.
    Showdown(usize),
    /// What is wanted is against the rules.
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
        let read = || {
            let mut code = value(record, "marks")?.chars();
            let marks = Marks::from_code(code.next()?)?;
            code.next().is_none().then_some(Game {
                sitting: Sitting::from_record(source, record).ok()?,
                marks,
                rules: Rules::from_code(value(record, "next")?)?,
                tally: Tally::from_record(value(record, "tally")?)?,
                cursor: 0,
            })
        };
        Ok(read().ok_or(RecordUnreadable)?.first())
    }

    /// What a table that has just been set up begins with.
    fn first(self) -> (Game, Vec<Cmd>) {
        let step = self.sitting.first_step();
        let cmds = self.asks(step);
        (self, cmds)
    }

    /// The table as it is to be kept; nothing while it is bare.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let sitting = self.sitting.record()?;
        let (marks, tally) = (self.marks.code().to_string(), self.tally.record());
        let next = self.rules.code();
        Some(
            [
                &sitting, "&marks=", &marks, "&next=", next, "&tally=", &tally,
            ]
            .concat(),
        )
    }

    /// From the next pack on, this is who cuts.
    pub fn set_cutter(&mut self, cutter: Cutter) {
        self.sitting.set_cutter(cutter);
    }

    /// The table with this round on it; for tests that need to choose the cards.
    #[must_use]
    pub fn with_round(dealt: Dealt<Round>) -> Game {
        Game {
            rules: dealt.rules(),
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

    /// What the next round is played by: who sits at the table, and the jokers.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The rounds won, drawn and lost.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
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
        let may_deal = self.table().may_deal();
        let (may_cut, is_dealt, may_swap) = match self.table() {
            Table::Bare | Table::Ready(_) => (false, false, false),
            Table::Cutting(_) => (true, false, false),
            Table::Dealt(dealt) => (false, true, !dealt.round().is_over()),
        };
        match key {
            Key::Enter | Key::Letter(CUT_LETTER) if may_cut => Some(Msg::ClickedCut(now)),
            Key::Enter | Key::Letter(DEAL_LETTER) if may_deal => Some(Msg::ClickedDeal(now)),
            Key::Enter | Key::Letter(SWAP_LETTER) if may_swap => Some(Msg::ClickedSwap(now)),
            Key::Letter(STAND_PAT_LETTER) if may_swap => Some(Msg::ClickedStandPat(now)),
            Key::Place(place) if may_swap => Some(Msg::ClickedCard(place, now)),
            Key::Along(step) if is_dealt => Some(Msg::WentToCard(step.from(self.cursor, CARDS))),
            Key::Enter
            | Key::Escape
            | Key::Letter(_)
            | Key::Place(_)
            | Key::QuestionMark
            | Key::Along(_) => None,
        }
    }

    /// The table after this has happened, and what is to be done then. A message that does not fit
    /// the phase, or comes too late, changes nothing.
    #[must_use]
    pub fn update(mut self, msg: Msg) -> (Game, Vec<Cmd>) {
        let cmds = self.take_in(msg);
        (self, cmds)
    }

    /// [`Game::update`] where the table stands, as at the other games' tables.
    pub(crate) fn take_in(&mut self, msg: Msg) -> Vec<Cmd> {
        let now = self.position();
        let cmds = match msg {
            Msg::ClickedDeal(at) if at == now => {
                let step = self.sitting.deal(self.rules);
                self.asks(step)
            }
            Msg::GotEntropy(entropy, at) if at == now => {
                let step = self.sitting.supply(entropy, self.rules);
                self.asks(step)
            }
            Msg::GotDate(today) => {
                self.sitting.turn_to(today);
                vec![]
            }
            Msg::MovedCut(at) => {
                self.sitting.move_cut(at);
                vec![]
            }
            Msg::ClickedCut(at) if at == now => {
                let step = self.sitting.cut(self.rules);
                self.asks(step)
            }
            Msg::ClickedCard(place, at) if at == now => {
                self.mark(place);
                vec![]
            }
            Msg::WentToCard(place) => {
                self.cursor = place.min(CARDS - 1);
                vec![Cmd::FocusCard(self.cursor)]
            }
            Msg::ClickedSwap(at) if at == now => {
                self.play(Action::Swap(self.marks));
                vec![]
            }
            Msg::ClickedStandPat(at) if at == now => {
                self.play(Action::StandPat);
                vec![]
            }
            // Too late, or a second click.
            Msg::ClickedDeal(_)
            | Msg::ClickedCut(_)
            | Msg::GotEntropy(..)
            | Msg::ClickedCard(..)
            | Msg::ClickedSwap(_)
            | Msg::ClickedStandPat(_) => vec![],
            Msg::ToggledOpponent(character) => {
                self.toggle(character);
                vec![]
            }
            Msg::ChoseJokers(jokers) => {
                let wanted = Rules {
                    jokers,
                    ..self.rules
                };
                self.choose(wanted, News::ChoseJokers);
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

    /// What is asked of the browser then.
    fn asks(&self, step: Step) -> Vec<Cmd> {
        let Rules { jokers, opponents } = self.rules;
        match step {
            Step::Dealt if opponents.holds(Character::Odds) => vec![Cmd::WorkOutOdds(jokers)],
            Step::Dealt | Step::None => vec![],
            Step::NeedsEntropy(at) => vec![Cmd::DrawEntropy(at)],
            Step::NeedsDate => vec![Cmd::AskDate],
        }
    }

    /// Between two rounds others may sit down.
    fn toggle(&mut self, character: Character) {
        if !self.sitting.may_choose() {
            return;
        }
        match self.rules.opponents.toggled(character) {
            Ok(opponents) => {
                let wanted = Rules {
                    opponents,
                    ..self.rules
                };
                self.choose(wanted, News::ChoseOpponents);
            }
            Err(why) => self.sitting.says(Some(News::OpponentRefused(why))),
        }
    }

    fn choose(&mut self, rules: Rules, news: News) {
        if self.sitting.may_choose() && rules != self.rules {
            self.rules = rules;
            self.sitting.repack(rules);
            self.sitting.says(Some(news));
        }
    }

    /// The rules of a link hold for what follows too. A link that names none leaves the opponents
    /// as they are, and its pack has no jokers.
    fn open_link(&mut self, shared: SharedDeal<Round>) {
        if !self.table().shows(&shared.deal) {
            self.rules = shared.rules.unwrap_or(Rules {
                jokers: shared.deal.decks().jokers(),
                ..self.rules
            });
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

    fn play(&mut self, action: Action) {
        let Some(dealt) = self.sitting.take_round() else {
            return;
        };
        match dealt.play(action) {
            (dealt, None) => {
                let news = match dealt.round() {
                    Round::Swapping(_) => None,
                    Round::Over(showdown) => {
                        self.tally = self.tally.with(showdown.verdict());
                        Some(News::Showdown(showdown.player().thrown.count()))
                    }
                };
                self.sitting.goes_on(Table::Dealt(dealt), news);
            }
            (dealt, Some(why)) => {
                self.sitting.put_back(dealt);
                self.sitting.says(Some(News::Refused(why)));
            }
        }
    }
}
