//! The coaches of all games: their questions, the answers, and the mistakes that they have seen.

use super::bets::CountRamp;
use super::coach::BlackjackCoaching;
use super::draw::{ChartAction, ChartWanted, DrawCoaching};
use super::duel::DuelCoaching;
use super::mistakes::{Change, Misplayed, Mistakes};
use super::solo::SoloCoaching;
use super::strategy::Limit;
use crate::app::coach::{AnyCoachRequest, Moment};
use crate::blackjack::Start;
use crate::coach::counting::SystemQuestion;
use crate::coach::draw::{DrawAdvice, DrawQuestion, SoloChances, SoloQuestion, StrategyChart};
use crate::coach::duel::{DuelAdvice, DuelQuestion};
use crate::coach::{Advice, Question};

/// The state of the coaches.
#[derive(Clone, Debug, Default)]
pub struct Coaches {
    pub(super) blackjack: BlackjackCoaching,
    pub(super) draw: DrawCoaching,
    pub(super) solo: SoloCoaching,
    pub(super) duel: DuelCoaching,
    pub(super) mistakes: Mistakes<Start>,
    pub(super) misplayed: Mistakes<Misplayed>,
}

/// An answer to a coach.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The worker's advice for this moment of blackjack; `None` if it has none.
    Advised(Moment, Option<Advice>),
    /// The worker's advice for this moment of video poker; `None` if it has none.
    AdvisedDraw(Moment, Option<Box<DrawAdvice>>),
    /// The strategy chart for the coach of video poker to follow; `None` if the answer cannot be read.
    GotFollowed(ChartWanted, Option<Box<StrategyChart>>),
    /// The worker's advice for this moment of solo draw; `None` if it has none.
    AdvisedSolo(Moment, Option<Box<SoloChances>>),
    /// The worker's advice for this moment of a duel for chips; `None` if it has none.
    AdvisedDuel(Moment, Option<DuelAdvice>),
    /// The worker's answer about the value of this round before its deal; `None` if it cannot tell.
    GotBetWorth((String, usize), Option<f64>),
    /// The browser has no worker for the coaches.
    NoCoach,
    /// The hands of blackjack that the player has played badly, as saved by the browser.
    GotMistakes(Mistakes<Start>),
    /// The hands of video poker that the player has played badly, as saved by the browser.
    GotMisplayed(Mistakes<Misplayed>),
}

/// A request of a coach. If the browser has no worker, the answer to a question is [`Msg::NoCoach`].
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask the worker about a decision of blackjack; answer with [`Msg::Advised`] and the same moment.
    AskBlackjack(Moment, Question),
    /// Ask the worker about a hold of video poker; answer with [`Msg::AdvisedDraw`] and the same moment.
    AskDraw(Moment, DrawQuestion),
    /// Ask the worker about a hand of solo draw; answer with [`Msg::AdvisedSolo`] and the same moment.
    AskSolo(Moment, SoloQuestion),
    /// Ask the worker about a decision of a duel for chips; answer with [`Msg::AdvisedDuel`] and the same moment.
    AskDuel(Moment, DuelQuestion),
    /// Ask the worker about the value of this round before its deal; answer with [`Msg::GotBetWorth`].
    AskBetWorth((String, usize), SystemQuestion),
    /// Write the strategy chart that the coach of video poker follows, or stop; answer with [`Msg::GotFollowed`].
    FollowChart(ChartAction),
    /// Send the coach's message to the bundle of the tables.
    TellCoach,
    /// Store this change to the badly played hands of blackjack; answer with [`Msg::GotMistakes`].
    NoteMistake(Change<Start>),
    /// Store this change to the badly played hands of video poker; answer with [`Msg::GotMisplayed`].
    NoteMisplayed(Change<Misplayed>),
}

impl Coaches {
    /// Handles the request of the table at which the player sits, or `None` if it wants no coach. `ramp` is the stored
    /// ramp that judges bets, if there is one. `limit` is for the cost of a strategy chart.
    pub(super) fn handle(
        &mut self,
        request: Option<AnyCoachRequest>,
        ramp: Option<&CountRamp>,
        limit: Limit,
    ) -> Vec<Effect> {
        let (mut blackjack, mut draw, mut solo, mut duel) = (None, None, None, None);
        match request {
            Some(AnyCoachRequest::Blackjack(request)) => blackjack = Some(request),
            Some(AnyCoachRequest::VideoPoker(request)) => draw = Some(request),
            Some(AnyCoachRequest::Solo(request)) => solo = Some(request),
            Some(AnyCoachRequest::Duel(request)) => duel = Some(request),
            None => (),
        }
        let mut effects = Vec::new();
        let asked = self.blackjack.handle(blackjack).into_iter();
        effects.extend(asked.map(|(moment, question)| Effect::AskBlackjack(moment, question)));
        let asked = self.blackjack.bet(ramp);
        effects.extend(asked.map(|(round, question)| Effect::AskBetWorth(round, question)));
        let asked = self.draw.handle(draw).into_iter();
        effects.extend(asked.map(|(moment, question)| Effect::AskDraw(moment, question)));
        effects.extend(self.draw.follow(limit).map(Effect::FollowChart));
        let asked = self.solo.handle(solo).into_iter();
        effects.extend(asked.map(|(moment, question)| Effect::AskSolo(moment, question)));
        let asked = self.duel.handle(duel).into_iter();
        effects.extend(asked.map(|(moment, question)| Effect::AskDuel(moment, question)));
        self.told(effects)
    }

    /// Handles an answer and returns the effects that follow from it.
    pub(super) fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Advised(moment, advice) => self.blackjack.answered(&moment, advice.as_ref()),
            Msg::AdvisedDraw(moment, advice) => self.draw.answered(&moment, advice.as_ref()),
            Msg::GotFollowed(wanted, chart) => self.draw.got_chart(wanted, chart),
            Msg::AdvisedSolo(moment, chances) => self.solo.answered(&moment, chances.as_ref()),
            Msg::AdvisedDuel(moment, advice) => self.duel.answered(&moment, advice.as_ref()),
            Msg::GotBetWorth(round, edge) => self.blackjack.bet_answered(&round, edge),
            Msg::NoCoach => {
                self.blackjack.no_worker();
                self.draw.no_worker();
                self.solo.no_worker();
                self.duel.no_worker();
            }
            Msg::GotMistakes(mistakes) => {
                self.mistakes = mistakes;
                return vec![];
            }
            Msg::GotMisplayed(misplayed) => {
                self.misplayed = misplayed;
                return vec![];
            }
        }
        self.told(vec![])
    }

    /// Adds to these effects the coach's message now, and the changes to the mistakes.
    fn told(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        effects.push(Effect::TellCoach);
        let changes = self.blackjack.take_changes().into_iter();
        let changes = changes.filter(|change| self.mistakes.changes_by(change));
        effects.extend(changes.map(Effect::NoteMistake));
        let changes = self.draw.take_changes().into_iter();
        let changes = changes.filter(|change| self.misplayed.changes_by(change));
        effects.extend(changes.map(Effect::NoteMisplayed));
        effects
    }
}
