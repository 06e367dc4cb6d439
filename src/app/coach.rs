//! What the program of the tables and the coach tell each other. The coach is in the program that is
//! fetched later ([`crate::pages`]), and the two share no memory.

use std::fmt;
use std::str::FromStr;

use super::model::Model;
use super::msg::{Cmd, Topic};
use super::route::TableId;
use super::settings::{Coach, Setting};
use crate::blackjack::{Action, Rules};
use crate::coach::Question;
use crate::table::{Action as _, AnyTable as _, Fields, Mode, Origin, Phase, Position, Round as _};

/// A round of blackjack as far as the player sees it, and what the coach is to say of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Brief {
    /// When the coach speaks.
    pub mode: Coach,
    /// Whether the player wants to know now, where the coach speaks when asked.
    pub asked: bool,
    /// The seal of the deal, which tells this round from others.
    pub deal: String,
    /// What was decided in this round, one letter for each decision.
    pub play: String,
    /// What the round is for.
    pub purpose: Purpose,
    /// The rules of the table.
    pub rules: Rules,
    /// What is to be decided now, if anything is.
    pub question: Option<Question>,
    /// The decisions that are legal now.
    pub legal: Vec<Action>,
}

/// What a round is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// It is played.
    #[default]
    Play,
    /// It is for practice, and begins as the player wanted it.
    Practice,
}

impl Purpose {
    const fn of(origin: Origin) -> Purpose {
        match origin {
            Origin::Fresh | Origin::Shared | Origin::Daily(_) => Purpose::Play,
            Origin::Practice => Purpose::Practice,
        }
    }
}

/// What a brief says of a round that is for practice.
const PRACTICE: &str = "practice";

impl Brief {
    /// Names this moment of this round: what the coach says belongs to it, or comes too late.
    #[must_use]
    pub fn moment(&self) -> String {
        format!("{}/{}", self.deal, self.play)
    }
}

/// Written as fields: `mode`, `asked`, `deal`, `play`, `for` where it is practice, `rules`, and where something is to be decided
/// `question` and, a letter for each decision, `legal`.
impl fmt::Display for Brief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal: String = self.legal.iter().map(|action| action.letter()).collect();
        Fields::new()
            .with("mode", self.mode.code())
            .with_some("asked", self.asked.then_some("now"))
            .with("deal", &self.deal)
            .with("play", &self.play)
            .with_some(
                "for",
                (self.purpose == Purpose::Practice).then_some(PRACTICE),
            )
            .with("rules", self.rules)
            .with_some("question", self.question.as_ref())
            .with("legal", legal)
            .fmt(f)
    }
}

/// The text is none that the program of the tables has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFromTheTable;

impl FromStr for Brief {
    type Err = NotFromTheTable;

    fn from_str(text: &str) -> Result<Brief, NotFromTheTable> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotFromTheTable);
        let question = fields.get("question").map(str::parse).transpose();
        Ok(Brief {
            mode: Coach::from_code(text("mode")?).ok_or(NotFromTheTable)?,
            asked: fields.get("asked").is_some(),
            deal: text("deal")?.to_owned(),
            play: text("play")?.to_owned(),
            purpose: match fields.get("for") {
                Some(PRACTICE) => Purpose::Practice,
                Some(_) | None => Purpose::Play,
            },
            rules: text("rules")?.parse().map_err(|_| NotFromTheTable)?,
            question: question.map_err(|_| NotFromTheTable)?,
            legal: text("legal")?
                .chars()
                .filter_map(Action::from_code)
                .collect(),
        })
    }
}

/// What the coach says, in the player's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoachSays {
    /// The [moment](Brief::moment) it is about.
    pub moment: String,
    /// What the last decision was worth, and what it cost: a number of bets, with all its digits.
    pub judged: Option<(String, String)>,
    /// Whether that was told before: the line often comes a moment after it.
    pub judged_again: bool,
    /// What is best now, in a line.
    pub line: Option<String>,
    /// What each legal action is worth, the best first. Empty where nothing is to be decided.
    pub plays: Vec<AdvisedPlay>,
    /// What stands below the actions.
    pub note: String,
}

/// What an action is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdvisedPlay {
    /// The action, as the page contract names it.
    pub action: String,
    /// Its value in bets, with all its digits.
    pub value: String,
    /// How it is called, and its value, to be read.
    pub label: String,
    /// The length of its bar, 0 to 100.
    pub bar: String,
}

/// Between the parts of an action.
const PART: &str = "\n";

impl CoachSays {
    /// Whether there is nothing to be shown.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.judged.is_none() && self.line.is_none()
    }

    /// All of it in one text, for those who listen; `between` stands between two sentences.
    #[must_use]
    pub fn told(&self, between: &str) -> String {
        let judged = self.judged.as_ref().filter(|_| !self.judged_again);
        let judged = judged.map(|(sentence, _)| sentence.as_str());
        let told: Vec<&str> = judged.into_iter().chain(self.line.as_deref()).collect();
        told.join(between)
    }
}

/// Written as fields: `moment`, `judged` and `cost`, `line`, `note`, and `play1` and so on.
impl fmt::Display for CoachSays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let judged = self.judged.as_ref();
        let fields = Fields::new()
            .with("moment", &self.moment)
            .with_some("judged", judged.map(|(sentence, _)| sentence))
            .with_some("cost", judged.map(|(_, cost)| cost))
            .with_some("line", self.line.as_ref())
            .with("note", &self.note);
        let plays = self.plays.iter().zip(1..);
        let fields = plays.fold(fields, |fields, (play, number)| {
            let parts = [&play.action, &play.value, &play.label, &play.bar];
            let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
            fields.with(&format!("play{number}"), parts.join(PART))
        });
        fields.fmt(f)
    }
}

impl CoachSays {
    /// Reads what `Display` writes. What is missing is empty.
    #[must_use]
    pub fn read(text: &str) -> CoachSays {
        let fields = Fields::parse(text);
        let text = |name: &str| fields.get(name).map(str::to_owned);
        let play = |number: u32| {
            let parts = fields.get(&format!("play{number}"))?;
            let mut parts = parts.split('\n').map(str::to_owned);
            Some(AdvisedPlay {
                action: parts.next()?,
                value: parts.next()?,
                label: parts.next()?,
                bar: parts.next()?,
            })
        };
        CoachSays {
            moment: text("moment").unwrap_or_default(),
            judged: text("judged").zip(text("cost")),
            judged_again: false,
            line: text("line"),
            plays: (1..).map_while(play).collect(),
            note: text("note").unwrap_or_default(),
        }
    }
}

impl Model {
    /// Whether the coach is to be heard at this moment.
    #[must_use]
    pub fn hears_coach(&self) -> bool {
        match self.settings().coach {
            Coach::Off => false,
            Coach::Asked => self.asks_now(),
            Coach::After | Coach::Always => true,
        }
    }

    fn asks_now(&self) -> bool {
        self.asked.is_some() && self.asked == self.moment()
    }

    /// The blackjack table at which the player is, and how far it is.
    pub(super) fn moment(&self) -> Option<(Mode, Position)> {
        match self.table_here() {
            Some(TableId::Blackjack(mode)) => Some((mode, self.blackjack(mode).position())),
            Some(TableId::Solo(_) | TableId::Duel(_)) | None => None,
        }
    }

    /// What the coach is to know of the round on the table; nothing while it is switched off, and
    /// where it knows no game.
    #[must_use]
    pub fn brief(&self) -> Option<Brief> {
        let mode = self.settings().coach;
        let (table, _) = self.moment().filter(|_| mode != Coach::Off)?;
        let table = self.blackjack(table);
        let (play, question, legal) = match table.phase() {
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => (String::new(), None, vec![]),
            Phase::Dealt(dealt) => {
                let (round, rules) = (dealt.round(), *dealt.rules());
                let question = round.to_decide().map(|it| Question::of(rules, it));
                let play = dealt.decisions().to_string();
                (play, question, round.legal_actions())
            }
        };
        let sealed = table.sealed()?;
        let purpose = Purpose::of(sealed.origin);
        Some(Brief {
            mode,
            asked: self.asks_now(),
            deal: sealed.seal.to_string(),
            play,
            purpose,
            rules: match purpose {
                Purpose::Play => *table.rules(),
                Purpose::Practice => *table.rules_on_table(),
            },
            question,
            legal,
        })
    }

    /// What the coach says of this moment, if anything.
    #[must_use]
    pub fn coach_says(&self) -> Option<&CoachSays> {
        let is_of_now = self.brief()?.moment() == self.coach.moment;
        (is_of_now && !self.coach.is_nothing()).then_some(&self.coach)
    }

    /// Switches the coach on or off, or has it speak at this moment where it speaks when asked.
    pub(super) fn toggle_coach(&mut self) -> Vec<Cmd> {
        match self.settings().coach {
            Coach::Off => self.choose(Setting::Coach(Coach::Always)),
            Coach::Asked => {
                self.asked = if self.asks_now() { None } else { self.moment() };
                vec![]
            }
            Coach::After | Coach::Always => self.choose(Setting::Coach(Coach::Off)),
        }
    }

    /// Takes in what the coach says; told if it is of this moment.
    pub(super) fn hear_coach(&mut self, text: &str) -> Vec<Cmd> {
        let before = std::mem::replace(&mut self.coach, CoachSays::read(text));
        let is_of_same = before.moment == self.coach.moment;
        self.coach.judged_again = is_of_same && before.judged == self.coach.judged;
        if self.coach_says().is_some() {
            self.announce(Topic::Coach);
        }
        vec![]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Preset;
    use crate::coach;
    use crate::core::Card;

    #[test]
    fn what_they_tell_each_other_arrives() {
        let cards = |codes| Card::parse_list(codes).expect(codes);
        let question = Question {
            rules: Preset::Vegas.rules(),
            hand: cards("AS 6H"),
            upcard: "TD".parse().expect("a card"),
            seen: cards("2C 2C"),
            origin: coach::Origin::Split { hands: 3 },
        };
        let brief = Brief {
            mode: Coach::Asked,
            asked: true,
            deal: "ab12".to_owned(),
            play: "hh".to_owned(),
            purpose: Purpose::Practice,
            rules: Preset::Vegas.rules(),
            question: Some(question),
            legal: vec![Action::Hit, Action::Stand],
        };
        assert_eq!(brief.to_string().parse(), Ok(brief.clone()));
        let over = Brief {
            question: None,
            legal: vec![],
            asked: false,
            play: String::new(),
            purpose: Purpose::Play,
            ..brief
        };
        assert_eq!(over.to_string().parse(), Ok(over.clone()));
        assert_eq!(over.moment(), "ab12/");
        for text in ["", "mode=on", "mode=always&deal=1&play=&rules=none"] {
            assert_eq!(text.parse::<Brief>(), Err(NotFromTheTable), "{text}");
        }

        let play = |action: &str| AdvisedPlay {
            action: action.to_owned(),
            value: "-0.25".to_owned(),
            label: "Hit −0.25".to_owned(),
            bar: "37".to_owned(),
        };
        let says = CoachSays {
            moment: "ab12/h".to_owned(),
            judged: Some(("Hit cost 0.1 of your bet.".to_owned(), "0.1".to_owned())),
            judged_again: false,
            line: Some("50 % & more".to_owned()),
            plays: vec![play("hit"), play("stand")],
            note: "One\ntwo".to_owned(),
        };
        assert_eq!(CoachSays::read(&says.to_string()), says);
        assert_eq!(says.told(" "), "Hit cost 0.1 of your bet. 50 % & more");
        let again = CoachSays {
            judged_again: true,
            ..says
        };
        assert_eq!(again.told(" "), "50 % & more", "told once");
        assert!(CoachSays::read("").is_nothing());
    }
}
