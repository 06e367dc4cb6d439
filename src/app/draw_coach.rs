//! What the program of the tables tells the coach of a hand of draw poker against a pay table.

use std::fmt;
use std::str::FromStr;

use super::coach::{NotFromTheTable, Purpose};
use super::model::Model;
use super::route::JacksTableId;
use super::settings::{Coach, CoachBy};
use crate::coach::draw::question::{decode_hand, encode_cards};
use crate::core::{Date, WildHand};
use crate::poker::jacks::Round;
use crate::poker::{Coins, Hands, Jacks, PayTable};
use crate::table::{AnyTable as _, Decisions, DecisionsOf, Fields, Phase};

/// A hand as far as the player sees it, and what the coach is to say of it.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawBrief {
    /// When the coach speaks.
    pub mode: Coach,
    /// Whether the player wants to know now, where the coach speaks when asked.
    pub asked: bool,
    /// What the coach goes by.
    pub by: CoachBy,
    /// The seal of the deal, which tells this hand from others.
    pub deal: String,
    /// What was bet and decided.
    pub play: String,
    /// What the hand is for.
    pub purpose: Purpose,
    /// The pay table of the hand, as it pays on five coins.
    pub table: PayTable,
    /// The coins that are bet on each hand.
    pub coins: Coins,
    /// How many hands are drawn.
    pub hands: Hands,
    /// The pay table that is chosen for the next hand, as it pays on five coins.
    pub chosen: PayTable,
    /// The hand that is to be decided about, if one is.
    pub hand: Option<WildHand>,
    /// What all hands were paid together for each coin on a hand, if they are over.
    pub paid: Option<u32>,
    /// The day that is over, if the player is at its table.
    pub day: Option<DrawDay>,
}

/// What was decided in the hands of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawDay {
    /// The day.
    pub date: Date,
    /// The pay table of the day.
    pub table: PayTable,
    /// The decision about each hand, as if they were of one deal.
    pub rounds: DecisionsOf<Jacks>,
}

/// What a strategy chart says of a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChartSays {
    /// In a sentence. While the chart is being written, that alone.
    pub sentence: String,
    /// Why: the row of the chart.
    pub why: String,
    /// The number of the row, from 1; empty where no row fits.
    pub row: String,
    /// The hold, as the page contract names it; of several that fit the row the one that is worth least.
    pub hold: String,
    /// What it costs against the best hold, in bets, with all digits; empty while the chart is being written.
    pub cost: String,
}

impl DrawBrief {
    /// The pay table of the hand, as it pays for each coin that is bet.
    #[must_use]
    pub fn pays(&self) -> PayTable {
        self.table.on(self.coins)
    }

    /// Names this moment of this hand: what the coach says belongs to it, or comes too late.
    #[must_use]
    pub fn moment(&self) -> String {
        format!("{}/{}", self.deal, self.play)
    }
}

/// Written as fields: `draw`, which is the pay table, `coins`, `hands` where there are several, `next`, which is the pay table of the next hand, `mode`, `asked`, `by`, `deal`, `play`, `for` where it is
/// practice, `hand` where something is to be decided, `paid` when it is over; of a day that is over `day` and
/// what was `played`.
impl fmt::Display for DrawBrief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let day = self.day.as_ref();
        Fields::new()
            .with("draw", self.table)
            .with("coins", self.coins.number())
            .with_some("hands", self.hands.are_several().then_some(self.hands))
            .with("next", self.chosen)
            .with("mode", self.mode.code())
            .with_some("asked", self.asked.then_some("now"))
            .with_some(
                "by",
                (self.by != CoachBy::default()).then(|| self.by.code()),
            )
            .with("deal", &self.deal)
            .with("play", &self.play)
            .with_some("for", self.purpose.code())
            .with_some(
                "hand",
                self.hand.as_ref().map(|hand| encode_cards(hand.cards())),
            )
            .with_some("paid", self.paid)
            .with_some("day", day.map(|day| day.date))
            .with_some("played", day.map(|day| &day.rounds))
            .fmt(f)
    }
}

impl FromStr for DrawBrief {
    type Err = NotFromTheTable;

    fn from_str(text: &str) -> Result<DrawBrief, NotFromTheTable> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotFromTheTable);
        let paid = |digits: &str| digits.parse().map_err(|_| NotFromTheTable);
        let day = || {
            Some(DrawDay {
                date: fields.get("day")?.parse().ok()?,
                table: fields.get("draw")?.parse().ok()?,
                rounds: Decisions::parse(fields.get("played")?).ok()?,
            })
        };
        Ok(DrawBrief {
            mode: Coach::from_code(text("mode")?).ok_or(NotFromTheTable)?,
            asked: fields.get("asked").is_some(),
            by: match fields.get("by") {
                None => CoachBy::default(),
                Some(code) => CoachBy::from_code(code).ok_or(NotFromTheTable)?,
            },
            deal: text("deal")?.to_owned(),
            play: text("play")?.to_owned(),
            purpose: Purpose::from_code(fields.get("for")),
            table: text("draw")?.parse().map_err(|_| NotFromTheTable)?,
            coins: fields
                .number("coins")
                .and_then(|coins| Coins::new(coins.try_into().ok()?))
                .ok_or(NotFromTheTable)?,
            hands: match fields.get("hands") {
                None => Hands::ONE,
                Some(_) => fields
                    .number("hands")
                    .and_then(|hands| Hands::new(hands.try_into().ok()?))
                    .ok_or(NotFromTheTable)?,
            },
            chosen: text("next")?.parse().map_err(|_| NotFromTheTable)?,
            hand: match fields.get("hand") {
                None => None,
                Some(_) => Some(decode_hand(&fields).map_err(|_| NotFromTheTable)?),
            },
            paid: fields.get("paid").map(paid).transpose()?,
            day: day(),
        })
    }
}

impl Model {
    /// What the coach is to know of the hand on this table of Jacks or Better; nothing while it is switched
    /// off and no day is to be judged.
    #[must_use]
    pub fn draw_brief(&self, at: JacksTableId) -> Option<DrawBrief> {
        let mode = self.settings().coach;
        let table = self.jacks(at);
        let day = table.day_played();
        if mode == Coach::Off && day.is_none() {
            return None;
        }
        let sealed = table.sealed()?;
        let mut brief = DrawBrief {
            mode,
            asked: self.asks_now(),
            by: self.settings().coach_by,
            deal: sealed.seal.to_string(),
            play: String::new(),
            purpose: Purpose::of(sealed.origin),
            table: *table.rules_on_table(),
            coins: Coins::MOST,
            hands: Hands::ONE,
            chosen: *table.rules(),
            hand: None,
            paid: None,
            day: day.map(|(date, rounds)| DrawDay {
                date,
                table: *table.rules_on_table(),
                rounds,
            }),
        };
        if let Phase::Dealt(dealt) = table.phase() {
            let round = dealt.round();
            brief.play = dealt.decisions().to_string();
            brief.coins = round.coins();
            brief.hands = round.stake().hands();
            match round {
                Round::Drawing(_) => brief.hand = Some(*round.hand()),
                Round::Over(finished) => {
                    let pays = brief.pays();
                    let prizes = finished.prizes().flatten();
                    brief.paid = Some(prizes.map(|prize| u32::from(pays.pay(prize))).sum());
                }
            }
        }
        Some(brief)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_they_tell_each_other_arrives() {
        let five = (Coins::MOST, Hands::ONE);
        for (table, (coins, hands), hand, paid) in [
            (PayTable::jacks(9, 6), five, Some("KS KH 7D 7C 2S"), None),
            (PayTable::KINGS, five, Some("KS X1 7D 7C 2S"), None),
            (
                PayTable::jacks(6, 5),
                (Coins::ONE, Hands::ALL[6]),
                None,
                Some(250),
            ),
        ] {
            let brief = DrawBrief {
                mode: Coach::After,
                asked: hand.is_some(),
                by: match hand {
                    Some(_) => CoachBy::Chart,
                    None => CoachBy::Value,
                },
                deal: "ab12".to_owned(),
                play: "5-v".to_owned(),
                purpose: Purpose::Play,
                table,
                coins,
                hands,
                chosen: PayTable::KINGS,
                hand: hand.map(|codes| codes.parse().expect(codes)),
                paid,
                day: paid.map(|_| DrawDay {
                    date: "2026-11-22".parse().expect("a day"),
                    table,
                    rounds: Decisions::parse("5-v.5-0.5-3").expect("decisions"),
                }),
            };
            assert_eq!(brief.to_string().parse(), Ok(brief.clone()));
            assert_eq!(brief.moment(), "ab12/5-v");
        }
        for text in ["", "draw=9/6", "draw=1&mode=always&deal=1&play="] {
            assert_eq!(text.parse::<DrawBrief>(), Err(NotFromTheTable), "{text}");
        }
    }
}
