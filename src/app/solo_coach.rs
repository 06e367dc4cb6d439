//! What the program of the tables tells the coach of a round of solo draw, where nothing is paid.

use std::fmt;
use std::str::FromStr;

use super::coach::NotFromTheTable;
use super::model::Model;
use super::settings::Coach;
use crate::coach::draw::SoloQuestion;
use crate::core::PackCard;
use crate::poker::solo::Round;
use crate::table::{AnyTable as _, Fields, Mode, Phase};

/// A round as far as the player sees it, and what the coach is to say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloBrief {
    /// When the coach speaks.
    pub mode: Coach,
    /// Whether the player wants to know now, where the coach speaks when asked.
    pub asked: bool,
    /// The seal of the deal, which tells this round from others.
    pub deal: String,
    /// What was decided.
    pub play: String,
    /// The hand that is to be decided about, if one is, and the cards that have gone.
    pub question: Option<SoloQuestion>,
}

impl SoloBrief {
    /// Names this moment of this round: what the coach says belongs to it, or comes too late.
    #[must_use]
    pub fn moment(&self) -> String {
        format!("{}/{}", self.deal, self.play)
    }
}

/// Written as fields: `solo`, which is the question or nothing, `mode`, `asked`, `deal` and `play`.
impl fmt::Display for SoloBrief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let question = self.question.as_ref().map(SoloQuestion::to_string);
        Fields::new()
            .with("solo", question.unwrap_or_default())
            .with("mode", self.mode.code())
            .with_some("asked", self.asked.then_some("now"))
            .with("deal", &self.deal)
            .with("play", &self.play)
            .fmt(f)
    }
}

impl FromStr for SoloBrief {
    type Err = NotFromTheTable;

    fn from_str(text: &str) -> Result<SoloBrief, NotFromTheTable> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotFromTheTable);
        Ok(SoloBrief {
            mode: Coach::from_code(text("mode")?).ok_or(NotFromTheTable)?,
            asked: fields.get("asked").is_some(),
            deal: text("deal")?.to_owned(),
            play: text("play")?.to_owned(),
            question: match text("solo")? {
                "" => None,
                question => Some(question.parse().map_err(|_| NotFromTheTable)?),
            },
        })
    }
}

impl Model {
    /// What the coach is to know of the round on this table of solo draw; nothing while it is switched off.
    #[must_use]
    pub fn solo_brief(&self, at: Mode) -> Option<SoloBrief> {
        let mode = self.settings().coach;
        let table = self.solo(at);
        let sealed = table.sealed().filter(|_| mode != Coach::Off)?;
        let mut brief = SoloBrief {
            mode,
            asked: self.asks_now(),
            deal: sealed.seal.to_string(),
            play: String::new(),
            question: None,
        };
        if let Phase::Dealt(dealt) = table.phase() {
            brief.play = dealt.decisions().to_string();
            match dealt.round() {
                Round::Over(_) => (),
                round @ Round::Swapping(_) => {
                    brief.question = Some(SoloQuestion {
                        jokers: *dealt.rules(),
                        hand: *round.hand(),
                        gone: gone(round),
                    });
                }
            }
        }
        Some(brief)
    }
}

/// The cards that were put aside, each once.
fn gone(round: &Round) -> Vec<PackCard> {
    let mut gone = vec![];
    for card in round.earlier().iter().flat_map(|hand| *hand.cards()) {
        if !round.hand().cards().contains(&card) && !gone.contains(&card) {
            gone.push(card);
        }
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Jokers;

    #[test]
    fn what_they_tell_each_other_arrives() {
        let question = SoloQuestion {
            jokers: Jokers::Two,
            hand: "KS KH 7D X1 2S".parse().expect("a hand"),
            gone: PackCard::parse_list("3C 9H").expect("cards"),
        };
        for question in [Some(question), None] {
            let brief = SoloBrief {
                mode: Coach::Asked,
                asked: question.is_some(),
                deal: "ab12".to_owned(),
                play: "v3".to_owned(),
                question,
            };
            assert_eq!(brief.to_string().parse(), Ok(brief.clone()));
        }
        assert_eq!("mode=always".parse::<SoloBrief>(), Err(NotFromTheTable));
    }
}
