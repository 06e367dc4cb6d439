//! The blackjack table as the page knows it: its state, what can happen to it, and what then is to
//! be done.

use super::round::{Action, Refusal, Round};
use super::rules::Preset;
use crate::core::{Date, Secret};
use crate::table::keys::Key;
use crate::table::record::{RecordUnreadable, value};
use crate::table::sitting::{Cutter, Notice, SharedDeal, Sitting, Source, Step};
use crate::table::{CUT_LETTER, DEAL_LETTER, Dealt, NoEntropy, Position, Round as _, Table, Tally};

/// The blackjack table.
#[derive(Clone, Debug, Default)]
pub struct Game {
    preset: Preset,
    sitting: Sitting<Round, News>,
    tally: Tally,
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
    /// Hit or Stand was clicked.
    ClickedAction(Action, Position),
    /// Another set of rules was chosen.
    ChosePreset(Preset),
    /// The browser's entropy has come, or would not come.
    GotEntropy(Result<Secret, NoEntropy>, Position),
    /// The browser has told what day it is.
    GotDate(Date),
    /// The player has had the time to see the dealer's last card.
    DealerPauseOver(Position),
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
    /// The pack is to be cut.
    ReadyToCut,
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

    /// The table as it was kept.
    ///
    /// # Errors
    /// [`RecordUnreadable`] if the record is damaged; then nothing of it is believed.
    pub fn from_record(source: Source, record: &str) -> Result<(Game, Vec<Cmd>), RecordUnreadable> {
        let preset = value(record, "preset").and_then(Preset::from_code);
        let tally = value(record, "tally").and_then(Tally::from_record);
        let game = Game {
            preset: preset.ok_or(RecordUnreadable)?,
            sitting: Sitting::from_record(source, record)?,
            tally: tally.ok_or(RecordUnreadable)?,
        };
        Ok(game.first())
    }

    /// The table as it is to be kept; nothing while it is bare.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let counts = self.tally.record();
        let record = self.sitting.record()?;
        Some([&record, "&preset=", self.preset.code(), "&tally=", &counts].concat())
    }

    /// What a table that has just been set up begins with.
    fn first(mut self) -> (Game, Vec<Cmd>) {
        let step = self.sitting.first_step();
        let mut cmds = self.after(step);
        match self.table() {
            Table::Dealt(dealt) => match dealt.round() {
                Round::Dealer(_) => cmds.push(Cmd::PauseForDealer(self.position())),
                Round::Player(_) | Round::Over(_) => (),
            },
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => (),
        }
        (self, cmds)
    }

    /// From the next pack on, this is who cuts.
    pub fn set_cutter(&mut self, cutter: Cutter) {
        self.sitting.set_cutter(cutter);
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

    /// The sitting: where the packs come from, and what was played so far.
    #[must_use]
    pub const fn sitting(&self) -> &Sitting<Round, News> {
        &self.sitting
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
        let dealt = match self.table() {
            Table::Dealt(dealt) => dealt,
            Table::Cutting(_) => {
                let cuts = matches!(key, Key::Enter | Key::Letter(CUT_LETTER));
                return cuts.then_some(Msg::ClickedCut(now));
            }
            Table::Bare | Table::Ready(_) => return None,
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
    pub fn update(mut self, msg: Msg) -> (Game, Vec<Cmd>) {
        let cmds = self.take_in(msg);
        (self, cmds)
    }

    /// [`Game::update`] where the table stands: the page has six of them, and moves none.
    pub(crate) fn take_in(&mut self, msg: Msg) -> Vec<Cmd> {
        let now = self.position();
        let rules = self.preset.rules();
        match msg {
            Msg::ClickedDeal(at) if at == now => {
                let step = self.sitting.deal(rules);
                self.after(step)
            }
            Msg::GotEntropy(entropy, at) if at == now => {
                let step = self.sitting.supply(entropy, rules);
                self.after(step)
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
                let step = self.sitting.cut(rules);
                self.after(step)
            }
            Msg::ClickedAction(action, at) if at == now => self.play(action),
            Msg::DealerPauseOver(at) if at == now => self.dealer_draws(),
            // Too late, or a second click.
            Msg::ClickedDeal(_)
            | Msg::ClickedCut(_)
            | Msg::GotEntropy(..)
            | Msg::ClickedAction(..)
            | Msg::DealerPauseOver(_) => vec![],
            Msg::ChosePreset(preset) => {
                self.choose(preset);
                vec![]
            }
            Msg::OpenedLink(shared) => {
                let linked = shared.rules.and_then(Preset::of);
                self.sitting.open_link(shared);
                match self.table() {
                    Table::Ready(_) => self.preset = linked.unwrap_or(self.preset),
                    // The same link again.
                    Table::Bare | Table::Cutting(_) | Table::Dealt(_) => (),
                }
                vec![]
            }
        }
    }

    fn after(&mut self, step: Step) -> Vec<Cmd> {
        match step {
            Step::Dealt => self.settled(),
            Step::NeedsEntropy(at) => vec![Cmd::DrawEntropy(at)],
            Step::NeedsDate => vec![Cmd::AskDate],
            Step::None => vec![],
        }
    }

    fn choose(&mut self, preset: Preset) {
        // A daily deal is the same for everybody, its rules too.
        let free = self.sitting.source() == Source::Entropy;
        if free && self.table().may_deal() && preset != self.preset {
            self.preset = preset;
            self.sitting.says(Some(News::ChosePreset));
        }
    }

    fn play(&mut self, action: Action) -> Vec<Cmd> {
        let news = match action {
            Action::Hit => News::PlayerDrew,
            Action::Stand => News::PlayerStood,
        };
        self.go_on(news, |dealt| dealt.play(action))
    }

    fn dealer_draws(&mut self) -> Vec<Cmd> {
        self.go_on(News::DealerDrew, |dealt| match dealt.round() {
            Round::Dealer(_) => (dealt.advance(Round::dealer_draws), None),
            Round::Player(_) | Round::Over(_) => (dealt, Some(Refusal::NotYourTurn)),
        })
    }

    /// The round one step further; a step that is refused changes nothing.
    fn go_on(
        &mut self,
        news: News,
        step: impl FnOnce(Dealt<Round>) -> (Dealt<Round>, Option<Refusal>),
    ) -> Vec<Cmd> {
        let Some(dealt) = self.sitting.take_round() else {
            return vec![];
        };
        match step(dealt) {
            (dealt, None) => {
                self.sitting.goes_on(Table::Dealt(dealt), Some(news));
                self.settled()
            }
            (dealt, Some(_)) => {
                self.sitting.put_back(dealt);
                vec![]
            }
        }
    }

    /// What a new position of the round asks for: a dealer who draws is given a pause, and a round
    /// that is over is counted.
    fn settled(&mut self) -> Vec<Cmd> {
        match self.table() {
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => vec![],
            Table::Dealt(dealt) => match dealt.round() {
                Round::Player(_) => vec![],
                Round::Dealer(_) => vec![Cmd::PauseForDealer(self.position())],
                Round::Over(finished) => {
                    self.tally = self.tally.with(finished.outcome().verdict());
                    vec![]
                }
            },
        }
    }
}
