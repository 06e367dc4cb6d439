//! What the program of the tables tells the coach of a hand of the duel for chips.

use std::fmt;
use std::str::FromStr;

use super::coach::NotFromTheTable;
use super::model::Model;
use super::settings::Coach;
use crate::coach::duel::PlayerView;
use crate::poker::duel::Betting;
use crate::table::{AnyTable as _, Fields, Mode, Phase};

/// A hand as far as the player sees it, and what the coach is to say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelBrief {
    /// When the coach speaks.
    pub mode: Coach,
    /// Whether the player wants to know now, where the coach speaks when asked.
    pub asked: bool,
    /// The seal of the deal, which tells this hand from others.
    pub deal: String,
    /// The stacks before the hand, and what the player has decided.
    pub play: String,
    /// What the player sees, if they are to decide.
    pub seen: Option<PlayerView>,
}

impl DuelBrief {
    /// Names this moment of this hand: what the coach says belongs to it, or comes too late. While the opponents act
    /// it stays the same.
    #[must_use]
    pub fn moment(&self) -> String {
        format!("{}/{}", self.deal, self.play)
    }
}

/// Written as fields: `chips`, which is what the player sees or nothing, `mode`, `asked`, `deal` and `play`.
impl fmt::Display for DuelBrief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = self.seen.as_ref().map(PlayerView::to_string);
        Fields::new()
            .with("chips", seen.unwrap_or_default())
            .with("mode", self.mode.code())
            .with_some("asked", self.asked.then_some("now"))
            .with("deal", &self.deal)
            .with("play", &self.play)
            .fmt(f)
    }
}

impl FromStr for DuelBrief {
    type Err = NotFromTheTable;

    fn from_str(text: &str) -> Result<DuelBrief, NotFromTheTable> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotFromTheTable);
        Ok(DuelBrief {
            mode: Coach::from_code(text("mode")?).ok_or(NotFromTheTable)?,
            asked: fields.get("asked").is_some(),
            deal: text("deal")?.to_owned(),
            play: text("play")?.to_owned(),
            seen: match text("chips")? {
                "" => None,
                seen => Some(seen.parse().map_err(|_| NotFromTheTable)?),
            },
        })
    }
}

impl Model {
    /// Whether the hand on this table of the duel, or else the next one, is for chips.
    #[must_use]
    pub fn duel_is_for_chips(&self, at: Mode) -> bool {
        self.duel(at).rules_on_table().betting == Betting::FixedLimit
    }

    /// What the coach is to know of the hand on this table of the duel for chips; nothing where nothing is bet, nor
    /// while it is switched off.
    #[must_use]
    pub fn duel_brief(&self, at: Mode) -> Option<DuelBrief> {
        let mode = self.settings().coach;
        if mode == Coach::Off || !self.duel_is_for_chips(at) {
            return None;
        }
        let table = self.duel(at);
        let mut brief = DuelBrief {
            mode,
            asked: self.asks_now(),
            deal: table.sealed()?.seal.to_string(),
            play: String::new(),
            seen: None,
        };
        if let Phase::Dealt(dealt) = table.phase() {
            brief.play = dealt.decisions().to_string();
            brief.seen = dealt.round().for_chips().and_then(PlayerView::of);
        }
        Some(brief)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_they_tell_each_other_arrives() {
        let seen =
            "duel=ko-chips&stake=1~200~199~200&dealt=KS.KH.7D.7C.2S&hand=KS.KH.7D.7C.2S&deeds=";
        let seen: PlayerView = seen.parse().expect("what is seen");
        for seen in [Some(seen), None] {
            let brief = DuelBrief {
                mode: Coach::Asked,
                asked: seen.is_some(),
                deal: "ab12".to_owned(),
                play: "1~200~199~200-XC".to_owned(),
                seen,
            };
            assert_eq!(brief.to_string().parse(), Ok(brief.clone()));
        }
        assert_eq!("mode=always".parse::<DuelBrief>(), Err(NotFromTheTable));
    }
}
