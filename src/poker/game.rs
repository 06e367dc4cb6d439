//! The solo draw table as the page knows it: its state, what can happen to it, and what then is to
//! be done.

use super::solo::{Action, Marks, Refusal, Round};
use crate::core::{Deal, Secret};
use crate::table::{Dealt, NoEntropy, Position, Round as _, Sealed, Step, Table};

/// The solo draw table.
#[derive(Clone, Debug, Default)]
pub struct Game {
    table: Table<Round>,
    /// Which cards the player means to swap; none unless a round is under way.
    marks: Marks,
    position: Position,
    news: Option<News>,
}

/// What happens at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Msg {
    /// Deal was clicked.
    ClickedDeal(Position),
    /// The card at this place, 0 to 4 from the left, was clicked.
    ClickedCard(usize, Position),
    /// Swap was clicked.
    ClickedSwap(Position),
    /// Finish was clicked.
    ClickedFinish(Position),
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// A link to this deal was opened.
    OpenedLink(Deal),
}

/// What is to be done outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Position),
}

/// What happened last, for the sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A shared deal lies ready.
    SharedDealReady,
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

impl Game {
    /// A table that has just been set up, and the entropy it needs.
    #[must_use]
    pub fn open() -> (Game, Vec<Cmd>) {
        let game = Game::default();
        let cmd = Cmd::DrawEntropy(game.position);
        (game, vec![cmd])
    }

    /// The table with this round on it; for tests that need to choose the cards.
    #[must_use]
    pub fn with_round(dealt: Dealt<Round>) -> Game {
        Game {
            table: Table::Dealt(dealt),
            ..Game::default()
        }
    }

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> &Table<Round> {
        &self.table
    }

    /// The cards marked for swapping.
    #[must_use]
    pub const fn marks(&self) -> Marks {
        self.marks
    }

    /// The position that a click made now is meant for. Marking a card is no change of position:
    /// two cards may be clicked in quick succession.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What happened last.
    #[must_use]
    pub const fn news(&self) -> Option<&News> {
        self.news.as_ref()
    }

    /// The table after this has happened, and what is to be done then. A message that does not fit
    /// the phase, or comes too late, changes nothing.
    #[must_use]
    pub fn update(self, msg: Msg) -> (Game, Vec<Cmd>) {
        match msg {
            Msg::ClickedDeal(at) if at == self.position => {
                let (table, game) = self.take_table();
                game.step(table.deal(()))
            }
            Msg::ClickedCard(place, at) if at == self.position => (self.mark(place), vec![]),
            Msg::ClickedSwap(at) if at == self.position => {
                let marks = self.marks;
                (
                    self.play(Action::Swap(marks), News::Swapped(marks.count())),
                    vec![],
                )
            }
            Msg::ClickedFinish(at) if at == self.position => {
                (self.play(Action::Finish, News::Finished), vec![])
            }
            Msg::GotEntropy(entropy, at) if at == self.position => {
                let (table, game) = self.take_table();
                game.step(table.supply(entropy, ()))
            }
            Msg::OpenedLink(deal) if self.table.shows(&deal) => (self, vec![]),
            Msg::OpenedLink(deal) => {
                let table = Table::Ready(Sealed::shared(deal));
                (self.after(table, Some(News::SharedDealReady)), vec![])
            }
            // Too late, or a second click.
            Msg::ClickedDeal(_)
            | Msg::ClickedCard(..)
            | Msg::ClickedSwap(_)
            | Msg::ClickedFinish(_)
            | Msg::GotEntropy(..) => (self, vec![]),
        }
    }

    /// Carries out what a click on Deal or the browser's entropy led to.
    fn step(self, (table, step): (Table<Round>, Step)) -> (Game, Vec<Cmd>) {
        match step {
            Step::Sealed => (self.after(table, None), vec![]),
            Step::Dealt => (self.after(table, Some(News::Dealt)), vec![]),
            Step::NeedsEntropy => {
                // The position moves on, so that of several requests the last one is answered.
                let position = self.position.next();
                let game = Game {
                    table,
                    position,
                    ..self
                };
                (game, vec![Cmd::DrawEntropy(position)])
            }
            Step::Failed(NoEntropy) => {
                let news = Some(News::NoEntropy);
                (
                    Game {
                        table,
                        news,
                        ..self
                    },
                    vec![],
                )
            }
            Step::None => (Game { table, ..self }, vec![]),
        }
    }

    fn mark(self, place: usize) -> Game {
        let marks = self.marks.toggled(place);
        match &self.table {
            Table::Dealt(dealt) if !dealt.round().is_over() && marks != self.marks => Game {
                marks,
                // A refusal spoke of the marks as they were.
                news: None,
                ..self
            },
            Table::Bare | Table::Ready(_) | Table::Dealt(_) => self,
        }
    }

    fn play(self, action: Action, news: News) -> Game {
        let (table, game) = self.take_table();
        let dealt = match table {
            Table::Dealt(dealt) if !dealt.round().is_over() => dealt,
            Table::Bare | Table::Ready(_) | Table::Dealt(_) => return Game { table, ..game },
        };
        match dealt.play(action) {
            (dealt, None) => game.after(Table::Dealt(dealt), Some(news)),
            (dealt, Some(why)) => Game {
                table: Table::Dealt(dealt),
                news: Some(News::Refused(why)),
                ..game
            },
        }
    }

    fn take_table(self) -> (Table<Round>, Game) {
        let game = Game {
            table: Table::Bare,
            ..self
        };
        (self.table, game)
    }

    fn after(self, table: Table<Round>, news: Option<News>) -> Game {
        Game {
            table,
            marks: Marks::NONE,
            position: self.position.next(),
            news,
        }
    }
}
