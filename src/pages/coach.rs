//! The coach at the tables: what it has been asked, and what there is to say.
//!
//! The program of the tables sends a [`Brief`] when something has happened at a table with a coach. Every
//! decision is asked about as soon as it is to be made, so that it can be judged when it has been.

use super::mistakes::{COSTLY, Change};
use crate::app::coach::{Brief, Purpose};
use crate::app::settings::Coach;
use crate::blackjack::{Action, Start};
use crate::coach::{Advice, Count, Difference, Origin, Play, Question, Shoe};
use crate::table::Action as _;

/// What the coach knows of the round on the table, and of the decisions of this visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coaching {
    brief: Option<Brief>,
    /// The decisions of this deal, with what a worker has answered.
    asked: Vec<Asked>,
    works: Works,
    score: Score,
    /// The last decision in the score.
    counted: String,
    /// The last deal in which a mistake was made.
    spoilt: Option<String>,
    /// What the last decision changes about the mistakes, until it is noted.
    change: Option<Change>,
}

/// A decision that a worker was asked about.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    /// The [moment](Brief::moment) at which it is to be made.
    moment: String,
    /// The decisions that are legal then.
    legal: Vec<Action>,
    /// How the hand began, if it is the one that was dealt.
    start: Option<Start>,
    /// Nothing while there is no answer.
    advice: Option<Advice>,
}

impl Asked {
    /// The legal decisions with what they are worth, the best first; of equal ones the one that is told
    /// first.
    fn by_value(&self) -> Vec<(Choice, f64)> {
        let Some(advice) = &self.advice else {
            return vec![];
        };
        let valued = |action: &Action| {
            let choice = Choice::of(*action);
            Some((choice, choice.value(advice)?))
        };
        let mut choices: Vec<_> = self.legal.iter().filter_map(valued).collect();
        choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        choices
    }

    /// What the cards that have gone change about the best of the legal decisions. Nothing where the best
    /// play, or the one from a fresh shoe, is not legal: the chips may not suffice for it.
    fn difference(&self) -> Option<Difference> {
        let difference = self.advice.as_ref()?.difference?;
        let [best, fresh] = [difference.best, difference.fresh].map(Choice::Play);
        let choices = self.by_value();
        let is_so = choices.first().is_some_and(|(choice, _)| *choice == best)
            && choices.iter().any(|(choice, _)| *choice == fresh);
        is_so.then_some(difference)
    }
}

/// Whether the coach can work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Works {
    /// As far as is known.
    #[default]
    Yes,
    /// The browser gives it no worker.
    No,
}

/// What the decisions of this visit have cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// How many were judged.
    pub decisions: u32,
    /// Their cost, in bets: how much more the best ones would have won on the average.
    pub cost: f64,
}

/// What a player can decide, as the coach values it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A play of the hand.
    Play(Play),
    /// Insurance, valued by itself.
    Insurance,
    /// No insurance: what the hand is worth is no part of that decision.
    NoInsurance,
}

impl Choice {
    /// What this decision is to the coach.
    #[must_use]
    pub const fn of(action: Action) -> Choice {
        match action {
            Action::Hit => Choice::Play(Play::Hit),
            Action::Stand => Choice::Play(Play::Stand),
            Action::Double => Choice::Play(Play::Double),
            Action::Split => Choice::Play(Play::Split),
            Action::Surrender => Choice::Play(Play::Surrender),
            Action::NoInsurance => Choice::NoInsurance,
            Action::Insurance => Choice::Insurance,
        }
    }

    /// The name in the page contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Choice::Play(play) => play.code(),
            Choice::Insurance => "insurance",
            Choice::NoInsurance => "no-insurance",
        }
    }

    /// What it is worth, per initial bet, if the advice tells.
    #[must_use]
    pub fn value(self, advice: &Advice) -> Option<f64> {
        match self {
            Choice::Play(play) => advice.of(play).map(|it| it.value),
            Choice::Insurance => advice.insurance,
            Choice::NoInsurance => advice.insurance.map(|_| 0.0),
        }
    }
}

/// A decision that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// What the player did.
    pub taken: Choice,
    /// What was best; the same if nothing was better.
    pub best: Choice,
    /// How much less the play was worth, in bets. Never negative.
    pub cost: f64,
}

/// What there is to say at this moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// The moment.
    pub moment: String,
    /// The last decision.
    pub judged: Option<Judged>,
    /// What is to be decided now: each legal decision with what it is worth, the best first; none
    /// where there is no advice.
    pub choices: Vec<(Choice, f64)>,
    /// How the best of them differs from the best play from a fresh shoe, where it does.
    pub difference: Option<Difference>,
    /// The Hi-Lo count, at a table with a shoe.
    pub count: Option<Count>,
    /// Whether there can be any advice.
    pub works: Works,
    /// The decisions of this visit.
    pub score: Score,
}

/// The Hi-Lo count of all cards that the player has seen. Nothing where the cards are shuffled for every
/// round.
#[must_use]
pub fn count_of(question: &Question) -> Option<Count> {
    question.rules.shuffle.penetration()?;
    let pack = Shoe::of_decks(question.rules.decks.decks());
    let seen = [&question.hand, &[question.upcard][..], &question.seen].concat();
    Count::of(pack, &seen).ok()
}

/// How the hand began that is to be decided about; nothing of a hand of a split.
fn start_of(question: &Question) -> Option<Start> {
    match (question.origin, &question.hand[..]) {
        (Origin::Dealt, [one, other, ..]) => Some(Start::of([*one, *other], question.upcard)),
        (Origin::Dealt | Origin::Split { .. } | Origin::SplitAces { .. }, _) => None,
    }
}

impl Coaching {
    /// Takes a brief in. Returns the moment and the question if there is something new to be asked.
    pub(super) fn take_in(&mut self, brief: Option<Brief>) -> Option<(String, Question)> {
        let deal = |brief: &Option<Brief>| brief.as_ref().map(|brief| brief.deal.clone());
        if deal(&self.brief) != deal(&brief) {
            self.asked.clear();
        }
        self.brief = brief;
        let question = self.question();
        self.count();
        question
    }

    fn question(&mut self) -> Option<(String, Question)> {
        let brief = self.brief.as_ref()?;
        let question = brief.question.clone()?;
        let moment = brief.moment();
        if self.find(&moment).is_some() {
            return None;
        }
        self.asked.push(Asked {
            moment: moment.clone(),
            legal: brief.legal.clone(),
            start: start_of(&question),
            advice: None,
        });
        Some((moment, question))
    }

    /// Takes the answer of a worker in. An answer about another deal comes too late.
    pub(super) fn answered(&mut self, moment: &str, advice: Option<Advice>) {
        if let Some(asked) = self.asked.iter_mut().find(|asked| asked.moment == moment) {
            asked.advice = advice;
        }
        self.count();
    }

    /// Whether it can work.
    #[must_use]
    pub const fn works(&self) -> Works {
        self.works
    }

    /// There is no worker.
    pub(super) const fn cannot_work(&mut self) {
        self.works = Works::No;
    }

    fn find(&self, moment: &str) -> Option<&Asked> {
        self.asked.iter().find(|asked| asked.moment == moment)
    }

    /// Judges the last decision, if the coach was asked about it before it was made.
    fn judged(&self) -> Option<Judged> {
        self.judged_with_start().map(|(judged, _)| judged)
    }

    /// The same, with how the hand began.
    fn judged_with_start(&self) -> Option<(Judged, Option<Start>)> {
        let brief = self.brief.as_ref()?;
        let mut before = brief.play.clone();
        let taken = Choice::of(Action::from_code(before.pop()?)?);
        let before = Brief {
            play: before,
            ..brief.clone()
        };
        let asked = self.find(&before.moment())?;
        let choices = asked.by_value();
        let (best, most) = *choices.first()?;
        let (_, value) = *choices.iter().find(|(choice, _)| *choice == taken)?;
        let cost = most - value;
        let judged = Judged {
            taken,
            best: if cost > 0.0 { best } else { taken },
            cost: cost.max(0.0),
        };
        Some((judged, asked.start))
    }

    /// Adds the last decision to the score, once.
    fn count(&mut self) {
        let moment = self.brief.as_ref().map(Brief::moment);
        if let (Some(moment), Some((judged, start))) = (moment, self.judged_with_start())
            && moment != self.counted
        {
            self.score.decisions += 1;
            self.score.cost += judged.cost;
            self.counted = moment;
            self.change = start.and_then(|start| self.change_by(judged, start));
        }
    }

    /// What this decision with a hand that began like this changes about the mistakes. In practice a good
    /// one mends them, unless the same hand was spoilt before. To take no insurance is no play of the hand.
    fn change_by(&mut self, judged: Judged, start: Start) -> Option<Change> {
        let brief = self.brief.as_ref()?;
        if judged.cost >= COSTLY {
            self.spoilt = Some(brief.deal.clone());
            return Some(Change::Made(start));
        }
        let is_spoilt = self.spoilt.as_ref() == Some(&brief.deal);
        match (brief.purpose, judged.taken) {
            (Purpose::Practice, Choice::Play(_)) if !is_spoilt => Some(Change::Mended(start)),
            (Purpose::Practice | Purpose::Play, _) => None,
        }
    }

    /// What the last decision changes about the mistakes, once.
    pub(super) const fn take_change(&mut self) -> Option<Change> {
        self.change.take()
    }

    /// What there is to say, if the coach is wanted.
    #[must_use]
    pub fn saying(&self) -> Option<Saying> {
        let brief = self.brief.as_ref()?;
        let (after, before) = match brief.mode {
            Coach::Off => (false, false),
            Coach::Asked => (brief.asked, brief.asked),
            Coach::After => (true, false),
            Coach::Always => (true, true),
        };
        let moment = brief.moment();
        let asked = self.find(&moment).filter(|_| before);
        let question = brief.question.as_ref().filter(|_| before);
        Some(Saying {
            judged: self.judged().filter(|_| after),
            choices: asked.map(Asked::by_value).unwrap_or_default(),
            difference: asked.and_then(Asked::difference),
            count: question.and_then(count_of),
            works: self.works,
            score: self.score,
            moment,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Preset;
    use crate::coach::Coach as Engine;
    use crate::core::Card;

    fn brief(mode: Coach, play: &str, hand: &str) -> Brief {
        let hand = Card::parse_list(hand).expect(hand);
        let up = "TD".parse().expect("a card");
        Brief {
            mode,
            asked: false,
            deal: "ab".to_owned(),
            play: play.to_owned(),
            purpose: Purpose::Play,
            rules: Preset::Classic.rules(),
            question: (!hand.is_empty()).then(|| Question {
                rules: Preset::Classic.rules(),
                hand,
                upcard: up,
                seen: vec![],
                origin: Origin::Dealt,
            }),
            legal: vec![Action::Hit, Action::Stand],
        }
    }

    fn answer(question: &Question) -> Option<Advice> {
        question.ask(&Engine::new(&question.rules)).ok()
    }

    #[test]
    fn a_decision_is_judged_by_what_was_asked_before_it() {
        let mut coaching = Coaching::default();
        let (moment, question) = coaching
            .take_in(Some(brief(Coach::Always, "", "TS 6H")))
            .expect("a question");
        assert!(coaching.saying().expect("at a table").choices.is_empty());
        let again = coaching.take_in(Some(brief(Coach::Always, "", "TS 6H")));
        assert_eq!(again, None, "it is asked once");
        coaching.answered(&moment, answer(&question));
        let saying = coaching.saying().expect("at a table");
        let (best, _) = *saying.choices.first().expect("advice");
        assert_eq!(best, Choice::Play(Play::Hit));
        assert_eq!(saying.judged, None);

        assert_eq!(coaching.take_in(Some(brief(Coach::After, "s", ""))), None);
        let judged = coaching.saying().expect("at a table").judged;
        let judged = judged.expect("a judged decision");
        let [hit, stand] = [Play::Hit, Play::Stand].map(Choice::Play);
        assert_eq!((judged.taken, judged.best), (stand, hit));
        assert!(judged.cost > 0.01, "{judged:?}");
        let score = coaching.saying().expect("at a table").score;
        assert_eq!((score.decisions, score.cost), (1, judged.cost));
        coaching.take_in(Some(brief(Coach::After, "s", "")));
        let saying = coaching.saying().expect("at a table");
        assert_eq!(saying.score, score, "it is counted once");
    }

    #[test]
    fn a_late_answer_is_judged_when_it_comes_and_one_of_another_deal_is_dropped() {
        let mut coaching = Coaching::default();
        let (moment, question) = coaching
            .take_in(Some(brief(Coach::After, "", "TS 6H")))
            .expect("a question");
        coaching.take_in(Some(brief(Coach::After, "h", "TS 6H 2D")));
        assert_eq!(coaching.saying().expect("at a table").judged, None);
        coaching.answered(&moment, answer(&question));
        let saying = coaching.saying().expect("at a table");
        let judged = saying.judged.expect("a judged decision");
        assert_eq!((judged.best, judged.cost), (Choice::Play(Play::Hit), 0.0));
        assert!(saying.choices.is_empty(), "it speaks afterwards only");

        let other = Brief {
            deal: "cd".to_owned(),
            ..brief(Coach::Always, "", "9S 9H")
        };
        coaching.take_in(Some(other));
        coaching.answered(&moment, answer(&question));
        assert!(coaching.saying().expect("at a table").choices.is_empty());
        coaching.take_in(None);
        assert_eq!(coaching.saying(), None);
    }

    #[test]
    fn who_asks_hears_it_and_nobody_else() {
        let mut coaching = Coaching::default();
        let silent = brief(Coach::Asked, "", "TS 6H");
        let (moment, question) = coaching
            .take_in(Some(silent.clone()))
            .expect("a question, to be ready");
        coaching.answered(&moment, answer(&question));
        assert!(coaching.saying().expect("at a table").choices.is_empty());
        let asked = Brief {
            asked: true,
            ..silent
        };
        coaching.take_in(Some(asked));
        assert!(!coaching.saying().expect("at a table").choices.is_empty());
    }

    #[test]
    fn a_difference_is_told_where_both_plays_are_legal() {
        for (legal, is_told) in [
            (vec![Action::Hit, Action::Stand], true),
            (vec![Action::Stand], false),
            (vec![Action::Hit], false),
        ] {
            let mut coaching = Coaching::default();
            let mut brief = Brief {
                legal,
                ..brief(Coach::Always, "", "TS 6H")
            };
            if let Some(question) = &mut brief.question {
                let seen = Card::parse_list("2S 3S 4S 5S 6S 2H 3H 4H 5H 2C 3C");
                question.seen = seen.expect("cards");
            }
            let (moment, question) = coaching.take_in(Some(brief)).expect("a question");
            coaching.answered(&moment, answer(&question));
            let saying = coaching.saying().expect("at a table");
            let told = saying.difference.map(|it| (it.best, it.fresh));
            let expected = is_told.then_some((Play::Stand, Play::Hit));
            assert_eq!(told, expected);
            assert_eq!(saying.count, None, "no shoe");
        }
    }
}
