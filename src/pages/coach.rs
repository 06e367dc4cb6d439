//! The coach at the tables: what it has been asked, and what there is to say.
//!
//! The program of the tables sends a [`Brief`] when something has happened at a table with a coach. Every
//! decision is asked about as soon as it is to be made, so that it can be judged when it has been.

use super::bets::CountRamp;
pub use super::counted::{Counted, CountedScore};
use super::day::{Day, Split};
use super::mistakes::{COSTLY, Change};
use super::wager::{BetsSay, Wagers};
use crate::app::coach::{Brief, CountBy, Purpose};
use crate::blackjack::{Action, Limits, Start};
use crate::coach::counting::{IndexDecision, SystemQuestion};
use crate::coach::{Advice, Count, DealerChances, Difference, Origin, Question, Shoe, by_value};
pub use crate::coach::{Choice, ValuedChoice};
use crate::table::Action as _;

/// What the coach knows of the round on the table, and of the decisions of this visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coaching {
    brief: Option<Brief>,
    /// The decisions of this deal, with what a worker has answered.
    asked: Vec<Asked>,
    works: Works,
    score: Score,
    /// The decisions of the round on the table that were judged.
    of_round: Score,
    /// The last rounds that are in the score, or are not to come into it: their deals, and their numbers
    /// there.
    settled: Vec<(String, usize)>,
    /// The day that is over at the table where the player is.
    day: Option<Day>,
    /// What the decisions by the count have come to, where nothing is bet and where chips are: no sum has two units.
    counted: [CountedScore; 2],
    /// What the bets by the ramp have come to.
    wagers: Wagers,
    /// The last deal in which a mistake was made.
    spoilt: Option<String>,
    /// What decisions change about the mistakes, until it is noted.
    changes: Vec<Change<Start>>,
}

/// A decision that a worker was asked about.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Asked {
    /// The [moment](Brief::moment) at which it is to be made.
    moment: String,
    /// The number of its round.
    round: usize,
    question: Question,
    /// The decisions that are legal then.
    legal: Vec<Action>,
    /// Nothing while there is no answer.
    advice: Option<Advice>,
    /// The index that applies to it, if the player counts, and what is bet on the hand, in chips.
    index: Option<(IndexDecision, Option<u16>)>,
    /// Whether it was judged, and is in the score if it counts.
    is_counted: bool,
}

impl Asked {
    /// A decision that has no answer yet.
    pub(super) const fn new(
        moment: String,
        round: usize,
        question: Question,
        legal: Vec<Action>,
    ) -> Asked {
        Asked {
            moment,
            round,
            question,
            legal,
            advice: None,
            index: None,
            is_counted: false,
        }
    }

    /// The same decision of a player who counts.
    fn counting(mut self, count: Option<CountBy>) -> Asked {
        self.index = count.and_then(|count| {
            let CountBy {
                system,
                rounding,
                bet,
                before: _,
            } = count;
            let index = IndexDecision::of(system, rounding, &self.question, &self.legal)?;
            Some((index, bet))
        });
        self
    }

    /// Judges what was decided by the count, if this round has gone on from there.
    fn counted_in(&self, brief: &Brief) -> Option<Counted> {
        let (index, bet) = self.index?;
        let taken = self.judge_in(brief)?.taken;
        let choices = self.by_value();
        let value = |choice: Choice| {
            let found = choices.iter().find(|it| it.choice == choice);
            found.map(|it| it.value)
        };
        let unit = f64::from(bet.unwrap_or(1));
        let by_index = value(index.right)?;
        Some(Counted {
            index,
            taken,
            lost: unit * (by_index - value(taken)?),
            gained: unit * (by_index - value(index.basic).unwrap_or(by_index)),
            is_in_chips: bet.is_some(),
        })
    }

    /// What a worker is to be asked.
    pub(super) fn to_ask(&self) -> (String, Question) {
        (self.moment.clone(), self.question.clone())
    }

    /// Takes an answer in, if it is about this decision.
    pub(super) fn answered(&mut self, moment: &str, advice: Option<&Advice>) {
        if self.moment == moment {
            self.advice = advice.cloned();
        }
    }

    /// Judges what was decided then, if this round has gone on from there.
    fn judge_in(&self, brief: &Brief) -> Option<Judged> {
        let now = brief.moment();
        let taken = now.strip_prefix(&self.moment)?.chars().next()?;
        self.judge(self.choice(Action::from_code(taken)?))
    }

    /// Judges what was decided. Nothing where there is no answer, or it tells nothing of that.
    pub(super) fn judge(&self, taken: Choice) -> Option<Judged> {
        let choices = self.by_value();
        let best = choices.first()?;
        let made = choices.iter().find(|it| it.choice == taken)?;
        let cost = best.value - made.value;
        Some(Judged {
            taken,
            best: if cost > 0.0 { best.choice } else { taken },
            cost: cost.max(0.0),
        })
    }

    /// What this decision is to the coach, by the name that it has for this hand.
    fn choice(&self, action: Action) -> Choice {
        Choice::in_hand(action, &self.question)
    }

    /// The legal decisions with what they are worth, the best first; of equal ones the one that is told
    /// first.
    fn by_value(&self) -> Vec<ValuedChoice> {
        let advice = self.advice.as_ref();
        advice.map_or_else(Vec::new, |advice| {
            by_value(&self.question, &self.legal, advice)
        })
    }

    /// How the dealer's hand ends. Nothing while insurance is to be decided: the chances are those after the
    /// dealer has looked.
    fn dealer(&self) -> Option<DealerChances> {
        let is_insured = self.legal.contains(&Action::Insurance);
        let before_look = [Action::NoInsurance, Action::PlayOn];
        let is_refused = before_look.iter().any(|it| self.legal.contains(it));
        let advice = self
            .advice
            .as_ref()
            .filter(|_| !is_insured && !is_refused)?;
        Some(advice.dealer)
    }

    /// What the cards that have gone change about the best of the legal decisions. Nothing where the best
    /// play, or the one from a fresh shoe, is not legal: the chips may not suffice for it.
    fn difference(&self) -> Option<Difference> {
        let difference = self.advice.as_ref()?.difference?;
        let [best, fresh] = [difference.best, difference.fresh].map(Choice::Play);
        let choices = self.by_value();
        let is_so = choices.first().is_some_and(|it| it.choice == best)
            && choices.iter().any(|it| it.choice == fresh);
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
    /// How many rounds there were in which each decision was judged.
    pub rounds: u32,
    /// What those have brought.
    pub split: Split,
}

impl Score {
    /// Adds a decision that cost this much.
    pub(super) fn add(&mut self, cost: f64) {
        self.decisions += 1;
        self.cost += cost;
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
    pub choices: Vec<ValuedChoice>,
    /// How the dealer's hand ends, where something is to be decided.
    pub dealer: Option<DealerChances>,
    /// How the best of them differs from the best play from a fresh shoe, where it does.
    pub difference: Option<Difference>,
    /// The Hi-Lo count, at a table with a shoe.
    pub count: Option<Count>,
    /// The last decision by the count, if the player counts and it has an index.
    pub counted: Option<Counted>,
    /// What such decisions have come to on this visit, if the player counts.
    pub counted_score: Option<CountedScore>,
    /// What there is to say of the bets, if the player counts and bets.
    pub bets: Option<BetsSay>,
    /// Whether there can be any advice.
    pub works: Works,
    /// The decisions of this visit.
    pub score: Score,
    /// What the day on the table has come to, when it is over.
    pub day: Option<Split>,
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

/// The deal of a round, and its number there.
fn round_of(brief: &Brief) -> (String, usize) {
    (brief.deal.clone(), brief.round)
}

/// How the hand began that is to be decided about; nothing of a hand of a split.
fn start_of(question: &Question) -> Option<Start> {
    match (question.origin, &question.hand[..]) {
        (Origin::Dealt, [one, other, ..]) => Some(Start::of([*one, *other], question.upcard)),
        (Origin::Dealt | Origin::Split { .. } | Origin::SplitAces { .. } | Origin::Doubled, _) => {
            None
        }
    }
}

impl Coaching {
    /// Takes a brief in. Returns what is new to be asked, each question with its moment.
    pub(super) fn take_in(&mut self, brief: Option<Brief>) -> Vec<(String, Question)> {
        let deal = |brief: &Option<Brief>| brief.as_ref().map(|brief| brief.deal.clone());
        if deal(&self.brief) != deal(&brief) {
            self.asked.clear();
        }
        let round = |brief: &Option<Brief>| brief.as_ref().map(round_of);
        if round(&self.brief) != round(&brief) {
            self.of_round = Score::default();
        }
        if self.brief.is_none() {
            // A round that was over before the coach came is none of this visit.
            let over = brief.as_ref().filter(|it| it.over.is_some());
            over.map(round_of)
                .into_iter()
                .for_each(|it| self.settle(it));
        }
        self.brief = brief;
        let question = self.question();
        self.count();
        let of_day = self.take_up_day();
        question.into_iter().chain(of_day).collect()
    }

    /// Takes in what the last brief tells of the bet; the browser keeps this ramp. Returns the round whose worth is to be
    /// asked for, if any is.
    pub(super) fn bet(
        &mut self,
        ramp: Option<&CountRamp>,
    ) -> Option<((String, usize), SystemQuestion)> {
        self.wagers.take_in(self.brief.as_ref()?, ramp)
    }

    /// A worker has answered what this round was worth before it was dealt.
    pub(super) fn bet_answered(&mut self, round: &(String, usize), edge: Option<f64>) {
        self.wagers.answered(round, edge);
    }

    /// Takes up the day that is over, if there is one and it is another one. Returns what is to be asked.
    fn take_up_day(&mut self) -> Vec<(String, Question)> {
        let played = self.brief.as_ref().and_then(|brief| brief.day.clone());
        let Some(played) = played else {
            self.day = None;
            return vec![];
        };
        if self.day.as_ref().is_some_and(|day| day.is_of(&played)) {
            return vec![];
        }
        self.day = Day::take_up(played);
        self.day.as_ref().map(Day::questions).unwrap_or_default()
    }

    fn question(&mut self) -> Option<(String, Question)> {
        let brief = self.brief.as_ref()?;
        let question = brief.question.clone()?;
        let moment = brief.moment();
        if self.find(&moment).is_some() {
            return None;
        }
        let asked = Asked::new(moment, brief.round, question, brief.legal.clone());
        let asked = asked.counting(brief.count);
        let to_ask = asked.to_ask();
        self.asked.push(asked);
        Some(to_ask)
    }

    /// Takes the answer of a worker in. An answer about another deal comes too late.
    pub(super) fn answered(&mut self, moment: &str, advice: Option<&Advice>) {
        for asked in &mut self.asked {
            asked.answered(moment, advice);
        }
        if let Some(day) = &mut self.day {
            day.answered(moment, advice);
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
        let brief = self.brief.as_ref()?;
        let now = brief.moment();
        let (before, _) = now.split_at_checked(now.len().checked_sub(1)?)?;
        self.find(before)?.judge_in(brief)
    }

    /// The last decision by the count.
    fn counted_last(&self) -> Option<Counted> {
        let brief = self.brief.as_ref()?;
        brief.count?;
        let now = brief.moment();
        let (before, _) = now.split_at_checked(now.len().checked_sub(1)?)?;
        self.find(before)?.counted_in(brief)
    }

    /// What the decisions by the count have come to, in the unit of this table.
    fn counted_at(&self, brief: &Brief) -> CountedScore {
        let is_in_chips = Limits::of(&brief.rules_of_bets()).is_some();
        CountedScore {
            is_in_chips,
            ..self.counted[usize::from(is_in_chips)]
        }
    }

    /// Notes that this round is not to come into the score any more.
    fn settle(&mut self, round: (String, usize)) {
        /// As many as can lie on all tables, and more.
        const KEPT: usize = 8;
        self.settled.truncate(KEPT - 1);
        self.settled.insert(0, round);
    }

    /// Adds each decision to the score that was made and can be judged, and the round when it is over, all
    /// of them once. Practice counts for nothing.
    fn count(&mut self) {
        let Some(brief) = self.brief.clone() else {
            return;
        };
        let is_play = brief.purpose == Purpose::Play;
        for place in 0..self.asked.len() {
            let asked = &mut self.asked[place];
            let judged = asked.judge_in(&brief).filter(|_| !asked.is_counted);
            let Some(judged) = judged else { continue };
            asked.is_counted = true;
            let (start, round) = (start_of(&asked.question), asked.round);
            let counted = asked.counted_in(&brief).filter(|_| is_play);
            if is_play {
                self.score.add(judged.cost);
            }
            if let Some(counted) = counted {
                self.counted[usize::from(counted.is_in_chips)].add(&counted);
            }
            if round == brief.round {
                self.of_round.add(judged.cost);
            }
            // Against the count is a weak spot too, whatever it cost this time.
            let is_against = counted.is_some_and(|it| !it.is_right());
            let change = start.and_then(|start| {
                let change = self.change_by(&brief, judged, start);
                change.or(is_against.then_some(Change::Made(start)))
            });
            self.changes.extend(change);
        }
        let round = round_of(&brief);
        if let Some(over) = brief.over.filter(|_| is_play)
            && over.decisions == self.of_round.decisions
            && !self.settled.contains(&round)
        {
            self.score.rounds += 1;
            self.score.split.cost += self.of_round.cost;
            self.score.split.won += over.net.bets();
            self.settle(round);
        }
    }

    /// What this decision with a hand that began like this changes about the mistakes. In practice a good
    /// one mends them, unless the same hand was spoilt before. To take no insurance is no play of the hand.
    fn change_by(&mut self, brief: &Brief, judged: Judged, start: Start) -> Option<Change<Start>> {
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

    /// What decisions have changed about the mistakes since this was asked last.
    pub(super) fn take_changes(&mut self) -> Vec<Change<Start>> {
        std::mem::take(&mut self.changes)
    }

    /// What there is to say, if the coach is wanted.
    #[must_use]
    pub fn saying(&self) -> Option<Saying> {
        let brief = self.brief.as_ref()?;
        let before = brief.mode.speaks_before(brief.asked);
        let after = brief.mode.speaks_after(brief.asked);
        let moment = brief.moment();
        let asked = self.find(&moment).filter(|_| before);
        let question = brief.question.as_ref().filter(|_| before);
        Some(Saying {
            judged: self.judged().filter(|_| after),
            choices: asked.map(Asked::by_value).unwrap_or_default(),
            dealer: asked.and_then(Asked::dealer),
            difference: asked.and_then(Asked::difference),
            count: question.and_then(count_of),
            counted: self.counted_last(),
            counted_score: brief.count.map(|_| self.counted_at(brief)),
            bets: self.wagers.say(brief),
            works: self.works,
            score: self.score,
            day: self.day.as_ref().and_then(Day::score),
            moment,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::coach::RoundOver;
    use crate::app::settings::Coach;
    use crate::blackjack::{Net, Preset};
    use crate::coach::{Coach as Engine, Play};
    use crate::core::Card;

    fn brief(mode: Coach, play: &str, hand: &str) -> Brief {
        let hand = Card::parse_list(hand).expect(hand);
        let up = "TD".parse().expect("a card");
        Brief {
            mode,
            asked: false,
            deal: "ab".to_owned(),
            play: play.to_owned(),
            round: 1,
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
            count: None,
            over: None,
            day: None,
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
            .pop()
            .expect("a question");
        assert!(coaching.saying().expect("at a table").choices.is_empty());
        let again = coaching.take_in(Some(brief(Coach::Always, "", "TS 6H")));
        assert_eq!(again, vec![], "it is asked once");
        coaching.answered(&moment, answer(&question).as_ref());
        let saying = coaching.saying().expect("at a table");
        let best = saying.choices.first().expect("advice");
        assert_eq!(best.choice, Choice::Play(Play::Hit));
        assert!(saying.dealer.is_some() && best.chances.is_some());
        assert_eq!(saying.judged, None);

        assert_eq!(coaching.take_in(Some(brief(Coach::After, "s", ""))), vec![]);
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

    fn over(play: &str, decisions: u32, halves: i32) -> Brief {
        let net = Net { halves, bet: 2 };
        Brief {
            over: Some(RoundOver { decisions, net }),
            ..brief(Coach::After, play, "")
        }
    }

    #[test]
    fn a_round_is_split_into_what_was_decided_and_what_was_dealt() {
        let mut coaching = Coaching::default();
        for (deal, number, halves) in [("aa", 1, 2), ("bb", 2, -2)] {
            let of_deal = |brief: Brief| {
                let deal = deal.to_owned();
                Some(Brief { deal, ..brief })
            };
            let asked = coaching.take_in(of_deal(brief(Coach::After, "", "TS 6H")));
            for (moment, question) in asked {
                coaching.answered(&moment, answer(&question).as_ref());
            }
            coaching.take_in(of_deal(over("s", 1, halves)));
            coaching.take_in(of_deal(over("s", 1, halves)));
            let rounds = coaching.saying().expect("at a table").score.rounds;
            assert_eq!(rounds, number, "each is counted once");
        }
        let score = coaching.saying().expect("at a table").score;
        let (cost, split) = (score.cost, score.split);
        assert!(cost > 0.02, "stood twice on 16 against a ten: {cost}");
        assert_eq!((split.cost, split.won), (cost, 0.0));
        assert!((split.luck() - cost).abs() < 1e-12);
        // A round of which a decision was not judged is in no split.
        coaching.take_in(Some(over("hs", 2, -2)));
        assert_eq!(coaching.saying().expect("at a table").score.rounds, 2);
        // Nor is one that was over before the coach came.
        coaching.take_in(None);
        coaching.take_in(Some(over("", 0, 2)));
        assert_eq!(coaching.saying().expect("at a table").score.rounds, 2);
        // A natural leaves nothing to be decided, and is over as soon as it is dealt: all of it was dealt.
        for round in [2, 3] {
            coaching.take_in(Some(Brief {
                round,
                ..over("", 0, 2)
            }));
            let score = coaching.saying().expect("at a table").score;
            assert_eq!(score.rounds, u32::try_from(round + 1).expect("small"));
        }
    }

    #[test]
    fn a_late_answer_is_judged_when_it_comes_and_one_of_another_deal_is_dropped() {
        let mut coaching = Coaching::default();
        let (moment, question) = coaching
            .take_in(Some(brief(Coach::After, "", "TS 6H")))
            .pop()
            .expect("a question");
        coaching.take_in(Some(brief(Coach::After, "h", "TS 6H 2D")));
        assert_eq!(coaching.saying().expect("at a table").judged, None);
        coaching.answered(&moment, answer(&question).as_ref());
        let saying = coaching.saying().expect("at a table");
        let judged = saying.judged.expect("a judged decision");
        assert_eq!((judged.best, judged.cost), (Choice::Play(Play::Hit), 0.0));
        assert!(saying.choices.is_empty(), "it speaks afterwards only");

        let other = Brief {
            deal: "cd".to_owned(),
            ..brief(Coach::Always, "", "9S 9H")
        };
        coaching.take_in(Some(other));
        coaching.answered(&moment, answer(&question).as_ref());
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
            .pop()
            .expect("a question, to be ready");
        coaching.answered(&moment, answer(&question).as_ref());
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
            let (moment, question) = coaching.take_in(Some(brief)).pop().expect("a question");
            coaching.answered(&moment, answer(&question).as_ref());
            let saying = coaching.saying().expect("at a table");
            let told = saying.difference.map(|it| (it.best, it.fresh));
            let expected = is_told.then_some((Play::Stand, Play::Hit));
            assert_eq!(told, expected);
            assert_eq!(saying.count, None, "no shoe");
        }
    }
}
