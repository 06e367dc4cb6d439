//! The blackjack table as the page knows it: its state, what can happen to it, and what then is to
//! be done.

use super::round::{Action, Round};
use super::rules::Preset;
use crate::core::{Deal, Secret};
use crate::table::{Dealt, NoEntropy, Position, Sealed, Step, Table, Tally};

/// The blackjack table.
#[derive(Clone, Debug, Default)]
pub struct Game {
    preset: Preset,
    table: Table<Round>,
    tally: Tally,
    position: Position,
    news: Option<News>,
}

/// What happens at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Msg {
    /// Deal was clicked.
    ClickedDeal(Position),
    /// Hit or Stand was clicked.
    ClickedAction(Action, Position),
    /// Another set of rules was chosen.
    ChosePreset(Preset),
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// The player has had the time to see the dealer's last card.
    DealerPauseOver(Position),
    /// A link to this deal was opened.
    OpenedLink(Deal),
}

/// What is to be done outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with [`Msg::GotEntropy`].
    DrawEntropy(Position),
    /// Let the player see the dealer's cards for a moment; answer with [`Msg::DealerPauseOver`].
    PauseForDealer(Position),
}

/// What happened last, for the sentence that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A shared deal lies ready.
    SharedDealReady,
    /// Other rules hold from the next deal on.
    ChosePreset,
    /// The cards were dealt.
    Dealt,
    /// The player drew a card, the last one of the hand.
    PlayerDrew,
    /// The player stood, and the hole card was turned.
    PlayerStood,
    /// The dealer drew a card, the last one of the hand.
    DealerDrew,
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
    pub fn with_round(preset: Preset, dealt: Dealt<Round>) -> Game {
        Game {
            preset,
            table: Table::Dealt(dealt),
            ..Game::default()
        }
    }

    /// The rules that hold for the round on the table, or for the next one.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> &Table<Round> {
        &self.table
    }

    /// The rounds of this session.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// The position that a click made now is meant for.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What happened last.
    #[must_use]
    pub const fn news(&self) -> Option<News> {
        self.news
    }

    /// The table after this has happened, and what is to be done then. A message that does not fit
    /// the phase, or comes too late, changes nothing.
    #[must_use]
    pub fn update(self, msg: Msg) -> (Game, Vec<Cmd>) {
        match msg {
            Msg::ClickedDeal(at) if at == self.position => {
                let (table, game) = self.take_table();
                let rules = game.preset.rules();
                game.step(table.deal(rules))
            }
            Msg::ClickedAction(action, at) if at == self.position => self.play(action),
            Msg::DealerPauseOver(at) if at == self.position => self.dealer_draws(),
            Msg::ChosePreset(preset) => (self.choose(preset), vec![]),
            Msg::GotEntropy(entropy, at) if at == self.position => {
                let (table, game) = self.take_table();
                let rules = game.preset.rules();
                game.step(table.supply(entropy, rules))
            }
            Msg::OpenedLink(deal) => (self.open_link(deal), vec![]),
            // Too late, or a second click.
            Msg::ClickedDeal(_)
            | Msg::ClickedAction(..)
            | Msg::DealerPauseOver(_)
            | Msg::GotEntropy(..) => (self, vec![]),
        }
    }

    /// Carries out what a click on Deal or the browser's entropy led to.
    fn step(self, (table, step): (Table<Round>, Step)) -> (Game, Vec<Cmd>) {
        match step {
            Step::Sealed => Game { news: None, ..self }.settled(table),
            Step::Dealt => self.after(table, News::Dealt),
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

    fn choose(self, preset: Preset) -> Game {
        if self.table.may_deal() && preset != self.preset {
            Game {
                preset,
                news: Some(News::ChosePreset),
                ..self
            }
        } else {
            self
        }
    }

    fn play(self, action: Action) -> (Game, Vec<Cmd>) {
        let (table, game) = self.take_table();
        let Table::Dealt(dealt) = table else {
            return (Game { table, ..game }, vec![]);
        };
        let (dealt, refusal) = dealt.play(action);
        if refusal.is_some() {
            let table = Table::Dealt(dealt);
            return (Game { table, ..game }, vec![]);
        }
        let news = match action {
            Action::Hit => News::PlayerDrew,
            Action::Stand => News::PlayerStood,
        };
        game.after(Table::Dealt(dealt), news)
    }

    fn dealer_draws(self) -> (Game, Vec<Cmd>) {
        let (table, game) = self.take_table();
        match table {
            Table::Dealt(dealt) if matches!(dealt.round(), Round::Dealer(_)) => {
                let dealt = dealt.advance(Round::dealer_draws);
                game.after(Table::Dealt(dealt), News::DealerDrew)
            }
            Table::Bare | Table::Ready(_) | Table::Dealt(_) => (Game { table, ..game }, vec![]),
        }
    }

    fn open_link(self, deal: Deal) -> Game {
        if self.table.shows(&deal) {
            return self;
        }
        Game {
            table: Table::Ready(Sealed::shared(deal)),
            position: self.position.next(),
            news: Some(News::SharedDealReady),
            ..self
        }
    }

    fn take_table(self) -> (Table<Round>, Game) {
        let game = Game {
            table: Table::Bare,
            ..self
        };
        (self.table, game)
    }

    fn after(self, table: Table<Round>, news: News) -> (Game, Vec<Cmd>) {
        Game {
            news: Some(news),
            ..self
        }
        .settled(table)
    }

    /// The table with this on it: a new position, the tally kept, the dealer sent on.
    fn settled(self, table: Table<Round>) -> (Game, Vec<Cmd>) {
        let position = self.position.next();
        let (tally, cmds) = match &table {
            Table::Dealt(dealt) => match dealt.round() {
                Round::Player(_) => (self.tally, vec![]),
                Round::Dealer(_) => (self.tally, vec![Cmd::PauseForDealer(position)]),
                Round::Over(finished) => (self.tally.with(finished.outcome().verdict()), vec![]),
            },
            Table::Bare | Table::Ready(_) => (self.tally, vec![]),
        };
        (
            Game {
                table,
                tally,
                position,
                ..self
            },
            cmds,
        )
    }
}
