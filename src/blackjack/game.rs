//! The blackjack table as the page knows it: its state, what can happen to it, and what then is to
//! be done.

use super::round::{Action, Refusal, Round};
use super::rules::Preset;
use crate::core::{Deal, Secret};
use crate::keys::Key;
use crate::table::{
    DEAL_LETTER, Dealt, NoEntropy, Notice, Position, Round as _, Sitting, Step, Table, Tally,
};

/// The blackjack table.
#[derive(Clone, Debug, Default)]
pub struct Game {
    preset: Preset,
    sitting: Sitting<Round, News>,
    tally: Tally,
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

impl From<Notice> for News {
    fn from(notice: Notice) -> News {
        match notice {
            Notice::SharedDealReady => News::SharedDealReady,
            Notice::Dealt => News::Dealt,
            Notice::NoEntropy => News::NoEntropy,
        }
    }
}

impl Game {
    /// A table that has just been set up, and the entropy it needs.
    #[must_use]
    pub fn open() -> (Game, Vec<Cmd>) {
        let game = Game::default();
        let cmd = Cmd::DrawEntropy(game.position());
        (game, vec![cmd])
    }

    /// The table with this round on it, and nothing in the tally; for tests that need to choose the
    /// cards.
    #[must_use]
    pub fn with_round(preset: Preset, dealt: Dealt<Round>) -> Game {
        Game {
            preset,
            sitting: Sitting::with_round(dealt),
            tally: Tally::default(),
        }
    }

    /// The rules that were chosen last. A round under way is played by them; one that is over may
    /// have been played by others ([`Dealt::rules`]).
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> &Table<Round> {
        self.sitting.table()
    }

    /// The rounds of this session.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// The position that a click made now is meant for.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.sitting.position()
    }

    /// What happened last.
    #[must_use]
    pub fn news(&self) -> Option<News> {
        self.sitting.news().copied()
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
        if self.table().may_deal() {
            let deals = matches!(key, Key::Enter | Key::Letter(DEAL_LETTER));
            return deals.then_some(Msg::ClickedDeal(now));
        }
        let Table::Dealt(dealt) = self.table() else {
            return None;
        };
        match (dealt.round(), key) {
            (Round::Dealer(_), Key::Enter) => Some(Msg::DealerPauseOver(now)),
            (Round::Player(_) | Round::Dealer(_) | Round::Over(_), _) => {
                let legal = dealt.round().legal_actions().into_iter();
                let meant = |action: &Action| match key {
                    Key::Enter => *action == Action::Hit,
                    Key::Letter(letter) => action.letter() == letter,
                    Key::Escape | Key::Place(_) | Key::QuestionMark | Key::Along(_) => false,
                };
                let mut meant = legal.filter(meant);
                meant.next().map(|action| Msg::ClickedAction(action, now))
            }
        }
    }

    /// The table after this has happened, and what is to be done then. A message that does not fit
    /// the phase, or comes too late, changes nothing.
    #[must_use]
    pub fn update(self, msg: Msg) -> (Game, Vec<Cmd>) {
        let now = self.position();
        let rules = self.preset.rules();
        match msg {
            Msg::ClickedDeal(at) if at == now => {
                let (sitting, step) = self.sitting.deal(rules);
                Game { sitting, ..self }.after(step)
            }
            Msg::GotEntropy(entropy, at) if at == now => {
                let (sitting, step) = self.sitting.supply(entropy, rules);
                Game { sitting, ..self }.after(step)
            }
            Msg::ClickedAction(action, at) if at == now => self.play(action),
            Msg::DealerPauseOver(at) if at == now => self.dealer_draws(),
            // Too late, or a second click.
            Msg::ClickedDeal(_)
            | Msg::GotEntropy(..)
            | Msg::ClickedAction(..)
            | Msg::DealerPauseOver(_) => (self, vec![]),
            Msg::ChosePreset(preset) => (self.choose(preset), vec![]),
            Msg::OpenedLink(deal) => {
                let sitting = self.sitting.open_link(deal);
                (Game { sitting, ..self }, vec![])
            }
        }
    }

    fn after(self, step: Step) -> (Game, Vec<Cmd>) {
        match step {
            Step::Dealt => self.settled(),
            Step::NeedsEntropy(at) => (self, vec![Cmd::DrawEntropy(at)]),
            Step::None => (self, vec![]),
        }
    }

    fn choose(self, preset: Preset) -> Game {
        if self.table().may_deal() && preset != self.preset {
            let sitting = self.sitting.says(Some(News::ChosePreset));
            Game {
                preset,
                sitting,
                ..self
            }
        } else {
            self
        }
    }

    fn play(self, action: Action) -> (Game, Vec<Cmd>) {
        let news = match action {
            Action::Hit => News::PlayerDrew,
            Action::Stand => News::PlayerStood,
        };
        self.go_on(news, |dealt| dealt.play(action))
    }

    fn dealer_draws(self) -> (Game, Vec<Cmd>) {
        self.go_on(News::DealerDrew, |dealt| match dealt.round() {
            Round::Dealer(_) => (dealt.advance(Round::dealer_draws), None),
            Round::Player(_) | Round::Over(_) => (dealt, Some(Refusal::NotYourTurn)),
        })
    }

    /// The round one step further; a step that is refused changes nothing.
    fn go_on(
        self,
        news: News,
        step: impl FnOnce(Dealt<Round>) -> (Dealt<Round>, Option<Refusal>),
    ) -> (Game, Vec<Cmd>) {
        let (dealt, sitting) = match self.sitting.take_round() {
            Ok(taken) => taken,
            Err(sitting) => return (Game { sitting, ..self }, vec![]),
        };
        match step(dealt) {
            (dealt, None) => {
                let sitting = sitting.goes_on(Table::Dealt(dealt), Some(news));
                Game { sitting, ..self }.settled()
            }
            (dealt, Some(_)) => {
                let sitting = sitting.put_back(dealt);
                (Game { sitting, ..self }, vec![])
            }
        }
    }

    /// What a new position of the round asks for: a dealer who draws is given a pause, and a round
    /// that is over is counted.
    fn settled(self) -> (Game, Vec<Cmd>) {
        let verdict = match self.table() {
            Table::Bare | Table::Ready(_) => None,
            Table::Dealt(dealt) => match dealt.round() {
                Round::Player(_) => None,
                Round::Dealer(_) => {
                    let pause = Cmd::PauseForDealer(self.position());
                    return (self, vec![pause]);
                }
                Round::Over(finished) => Some(finished.outcome().verdict()),
            },
        };
        let tally = verdict.map_or(self.tally, |verdict| self.tally.with(verdict));
        (Game { tally, ..self }, vec![])
    }
}
