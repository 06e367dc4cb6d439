//! The results of a round.

use std::fmt;

use super::game::{Played, RoundOutcome};
use crate::blackjack::side_bet::{self, Class as SideClass};
use crate::blackjack::{Outcome, SideBet};
use crate::core::{Category, Chips};
use crate::poker::{Class, Hands, PayTable};
use crate::table::{Fields, Verdict};

/// The results of a round. All of them follow from the record. They are stored so that rounds can be counted without a
/// replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The result for the player, in a game that is won or lost.
    pub verdict: Option<Verdict>,
    /// The net win in half chips; negative for a loss. 0 in a game without bets.
    pub net: i64,
    /// The bet by which the net is measured, in half chips: in blackjack the bet of a hand that is not doubled, in the
    /// poker match with bets everything that the player has put in. 0 in a game without bets.
    pub bet: u64,
    /// The ending of each of the player's hands, at least one, then of each side bet.
    pub endings: Vec<Ending>,
    /// The quality of the decisions. `None` if they were not judged ([`Judge::judge`](super::Judge::judge)).
    pub judged: Option<Judged>,
}

/// The ending of a hand or of a side bet of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    /// A hand of blackjack.
    Outcome(Outcome),
    /// A hand of video poker; `None` if it was not paid.
    Prize(Option<Class>),
    /// The best hand of a round of solo draw, or the last hand of a poker match.
    Hand(Category),
    /// A side bet of blackjack; `None` if it was lost.
    Side(SideBet, Option<SideClass>),
}

/// The prefixes of the names of prizes and of categories, and the name for no prize.
const PAID: &str = "paid-";
const HAND: &str = "hand-";
const UNPAID: &str = "paid-nothing";
/// The prefix of side bets, and the suffix of a lost one.
const SIDE: &str = "side-";
const LOST: &str = "lost";

impl Ending {
    /// Returns the name in a record, such as `player-wins`, `paid-Flush`, `paid-nothing`, `hand-OnePair`,
    /// `side-21p3-flush`, `side-21p3-lost`.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Ending::Outcome(outcome) => outcome.code().to_owned(),
            Ending::Prize(None) => UNPAID.to_owned(),
            Ending::Prize(Some(prize)) => format!("{PAID}{}", prize.code()),
            Ending::Hand(category) => format!("{HAND}{}", category.code()),
            Ending::Side(bet, class) => {
                format!("{SIDE}{bet}-{}", class.map_or(LOST, SideClass::code))
            }
        }
    }

    /// Returns true for the ending of a hand, and false for that of a side bet.
    #[must_use]
    pub const fn is_of_hand(self) -> bool {
        match self {
            Ending::Outcome(_) | Ending::Prize(_) | Ending::Hand(_) => true,
            Ending::Side(..) => false,
        }
    }

    /// Returns true if both are endings of hands, or of the same side bet. Such endings are shares of one whole.
    #[must_use]
    pub fn is_like(self, other: Ending) -> bool {
        match (self, other) {
            (Ending::Side(bet, _), Ending::Side(its, _)) => bet == its,
            (Ending::Side(..), _) | (_, Ending::Side(..)) => false,
            (
                Ending::Outcome(_) | Ending::Prize(_) | Ending::Hand(_),
                Ending::Outcome(_) | Ending::Prize(_) | Ending::Hand(_),
            ) => true,
        }
    }

    /// The ending with this [code](Ending::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Ending> {
        if code == UNPAID {
            return Some(Ending::Prize(None));
        }
        if let Some(paid) = code.strip_prefix(PAID) {
            return Class::from_code(paid).map(|prize| Ending::Prize(Some(prize)));
        }
        if let Some(hand) = code.strip_prefix(HAND) {
            let mut all = Category::ALL.into_iter();
            return all.find(|it| it.code() == hand).map(Ending::Hand);
        }
        if let Some(side) = code.strip_prefix(SIDE) {
            let (bet, class) = side.split_once('-')?;
            let bet: SideBet = bet.parse().ok()?;
            if class == LOST {
                return Some(Ending::Side(bet, None));
            }
            let mut rows = bet.tables().iter().flat_map(side_bet::PayTable::rows);
            let known = rows.find(|(its, _)| its.code() == class);
            return known.map(|(class, _)| Ending::Side(bet, Some(*class)));
        }
        let mut all = Outcome::ALL.into_iter();
        all.find(|it| it.code() == code).map(Ending::Outcome)
    }

    /// The ending with the name that its own table uses. Earlier builds wrote `paid-JacksOrBetter` for the pair of
    /// kings or aces of Kings or Better.
    fn at_table(self, rules: Option<&str>) -> Ending {
        match self {
            Ending::Prize(Some(Class::JacksOrBetter)) => {
                let table: Option<PayTable> = rules.and_then(|rules| rules.parse().ok());
                let pair = table.and_then(|table| table.game().pair());
                Ending::Prize(Some(pair.unwrap_or(Class::JacksOrBetter)))
            }
            Ending::Prize(_) | Ending::Outcome(_) | Ending::Hand(_) | Ending::Side(..) => self,
        }
    }
}

/// The quality of the decisions of a round, compared with the best ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// The number of judged decisions.
    pub decisions: u32,
    /// The number of decisions that were as good as any other.
    pub best: u32,
    /// The total cost of the other decisions, in millionths of the bet. The cost is the difference in the average win
    /// to the best decision.
    pub cost: u64,
    /// The cost of the costliest decision, in the same unit. In a round that an earlier build judged, it is `cost`, the
    /// upper limit.
    pub costliest: u64,
}

impl Judged {
    fn read(fields: &Fields) -> Option<Judged> {
        let small = |name| u32::try_from(fields.number(name)?).ok();
        let cost = fields.number("cost")?.try_into().ok()?;
        let costliest = match fields.get("costliest") {
            None => cost,
            Some(_) => u64::try_from(fields.number("costliest")?)
                .ok()
                .filter(|it| *it <= cost && (*it > 0 || cost == 0))?,
        };
        Some(Judged {
            decisions: small("decided")?,
            best: small("best")?,
            cost,
            costliest,
        })
    }
}

impl Facts {
    /// The names of the fields.
    pub const NAMES: [&'static str; 8] = [
        "verdict",
        "net",
        "bet",
        "end",
        "decided",
        "best",
        "cost",
        "costliest",
    ];

    /// The results of this round, not judged yet.
    #[must_use]
    pub fn of(played: &Played) -> Facts {
        let RoundOutcome { net, bet, endings } = played.outcome();
        Facts {
            verdict: played.verdict(),
            net,
            bet,
            endings,
            judged: None,
        }
    }

    /// The verdict. In a game without verdicts, the comparison of the chips that came back with the bet.
    #[must_use]
    pub fn result(&self) -> Option<Verdict> {
        self.verdict.or_else(|| {
            (self.bet > 0).then_some(match self.net.cmp(&0) {
                std::cmp::Ordering::Greater => Verdict::Won,
                std::cmp::Ordering::Equal => Verdict::Drawn,
                std::cmp::Ordering::Less => Verdict::Lost,
            })
        })
    }

    /// The code of this verdict.
    #[must_use]
    pub const fn verdict_code(verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Won => "won",
            Verdict::Drawn => "drawn",
            Verdict::Lost => "lost",
        }
    }

    /// The verdict with this code, if there is one.
    #[must_use]
    pub fn verdict_from_code(code: &str) -> Option<Verdict> {
        let mut all = [Verdict::Won, Verdict::Drawn, Verdict::Lost].into_iter();
        all.find(|verdict| Facts::verdict_code(*verdict) == code)
    }

    /// Reads the fields that `Display` writes from a larger set of fields. For video poker that set must include
    /// `rules`.
    #[must_use]
    pub fn read(fields: &Fields) -> Option<Facts> {
        let number = |name| fields.get(name)?.parse().ok();
        let verdict = match fields.get("verdict") {
            None => None,
            Some(code) => Some(Facts::verdict_from_code(code)?),
        };
        let mut endings = vec![];
        for written in fields.get("end")?.split('.') {
            let (ending, count) = read_run(written)?;
            // A file could otherwise repeat a short text without limit.
            if endings.len() + count > MOST_ENDINGS {
                return None;
            }
            let ending = ending.at_table(fields.get("rules"));
            endings.extend(std::iter::repeat_n(ending, count));
        }
        let judged = match fields.get("decided") {
            None => None,
            Some(_) => Some(Judged::read(fields)?),
        };
        Some(Facts {
            verdict,
            net: number("net")?,
            bet: fields.number("bet")?.try_into().ok()?,
            endings,
            judged,
        })
    }
}

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let judged = self.judged.as_ref();
        // Most rounds with a mistake have exactly one.
        let several = judged.filter(|it| it.costliest != it.cost);
        let costliest = several.map(|it| it.costliest);
        Fields::new()
            .with_some("verdict", self.verdict.map(Facts::verdict_code))
            .with("net", self.net)
            .with("bet", self.bet)
            .with("end", written(&self.endings, "."))
            .with_some("decided", judged.map(|it| it.decisions))
            .with_some("best", judged.map(|it| it.best))
            .with_some("cost", judged.map(|it| it.cost))
            .with_some("costliest", costliest)
            .fmt(f)
    }
}

/// The separator between a prize and the number of consecutive hands with it.
const TIMES: char = '~';

/// Writes the codes of these endings, with this separator. A run of equal prizes is one code with its count, as in
/// `paid-Flush.paid-nothing~9`, because a round of video poker may have a hundred hands.
#[must_use]
pub(super) fn written(endings: &[Ending], between: &str) -> String {
    let runs = endings.chunk_by(|one, next| one == next && matches!(one, Ending::Prize(_)));
    let run = |run: &[Ending]| {
        let code = run.first().map(|ending| ending.code()).unwrap_or_default();
        match run.len() {
            1 => code,
            count => format!("{code}{TIMES}{count}"),
        }
    };
    runs.map(run).collect::<Vec<_>>().join(between)
}

/// Reads a part of the output of [`written`]: an ending and its count.
fn read_run(text: &str) -> Option<(Ending, usize)> {
    let Some((code, count)) = text.split_once(TIMES) else {
        return Some((Ending::from_code(text)?, 1));
    };
    let number = u8::try_from(crate::table::fields::number(count)?).ok()?;
    let several = (2..=MOST_HANDS).contains(&number) && number.to_string() == count;
    match Ending::from_code(code)? {
        ending @ Ending::Prize(_) if several => Some((ending, number.into())),
        Ending::Prize(_) | Ending::Outcome(_) | Ending::Hand(_) | Ending::Side(..) => None,
    }
}

/// The limit for the endings of a round in any game: a hundred hands, or at blackjack hands with their splits and side
/// bets.
const MOST_ENDINGS: usize = 200;

/// The maximum number of hands of a round.
const MOST_HANDS: u8 = Hands::MOST.number();

pub(crate) fn halves(chips: Chips) -> i64 {
    i64::try_from(chips.halves()).unwrap_or(i64::MAX)
}

/// An ending is serialised as its code.
impl serde::Serialize for Ending {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.code())
    }
}

impl<'de> serde::Deserialize<'de> for Ending {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Ending, D::Error> {
        let code = String::deserialize(deserializer)?;
        Ending::from_code(&code).ok_or_else(|| serde::de::Error::custom("not an ending"))
    }
}
