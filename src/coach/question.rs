//! What the coach is asked in a web worker, and its answer, in forms that can be sent.

use std::fmt;
use std::str::FromStr;

use super::advice::{Advice, Chances, Coach, DealerChances, Play, PlayValue};
use super::dealer::TOTALS;
use super::spot::{NoAdvice, Origin, Spot};
use crate::blackjack::{Rules, ToDecide};
use crate::core::{Card, Rank};
use crate::table::Fields;

/// A decision at a table with these rules: a [`Spot`] that can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The rules of the table.
    pub rules: Rules,
    /// The player's cards.
    pub hand: Vec<Card>,
    /// The dealer's card that lies face up.
    pub upcard: Card,
    /// All other cards known to be gone.
    pub seen: Vec<Card>,
    /// Where the hand comes from.
    pub origin: Origin,
}

/// Between two cards.
const BETWEEN: char = '.';

/// What stands before the number of hands where aces were split.
const ACES: char = 'a';

impl Question {
    /// Asks what is to be decided in a round of blackjack by these rules.
    #[must_use]
    pub fn of(rules: Rules, decision: ToDecide) -> Question {
        let hands = u8::try_from(decision.hands).unwrap_or(u8::MAX);
        let begins_with_ace = decision.hand.first().is_some_and(|it| it.rank == Rank::Ace);
        let origin = match (hands, begins_with_ace) {
            (0 | 1, _) => Origin::Dealt,
            (hands, false) => Origin::Split { hands },
            (hands, true) => Origin::SplitAces { hands },
        };
        Question {
            rules,
            hand: decision.hand,
            upcard: decision.upcard,
            seen: decision.seen,
            origin,
        }
    }

    /// Asks this coach, which must be one for the same rules.
    ///
    /// # Errors
    /// As [`Coach::advise`].
    pub fn ask(&self, coach: &Coach) -> Result<Advice, NoAdvice> {
        coach.advise(&Spot {
            hand: &self.hand,
            upcard: self.upcard,
            seen: &self.seen,
            origin: self.origin,
        })
    }
}

/// Written as fields: `rules`, `up`, and with a dot between two cards `hand`, and where there are any
/// `seen`; `hands` after a split, as in `2`, and of aces `a2`.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |cards: &[Card]| {
            let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
            cards.join(&BETWEEN.to_string())
        };
        let hands = match self.origin {
            Origin::Dealt => None,
            Origin::Split { hands } => Some(hands.to_string()),
            Origin::SplitAces { hands } => Some(format!("{ACES}{hands}")),
        };
        let seen = (!self.seen.is_empty()).then(|| written(&self.seen));
        Fields::new()
            .with("rules", self.rules)
            .with("up", self.upcard)
            .with("hand", written(&self.hand))
            .with_some("seen", seen)
            .with_some("hands", hands)
            .fmt(f)
    }
}

/// The text asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAQuestion;

impl FromStr for Question {
    type Err = NotAQuestion;

    fn from_str(text: &str) -> Result<Question, NotAQuestion> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotAQuestion);
        let card = |code: &str| code.parse().map_err(|_| NotAQuestion);
        let cards = |text: &str| text.split(BETWEEN).map(card).collect::<Result<_, _>>();
        let number = |text: &str| text.parse().map_err(|_| NotAQuestion);
        Ok(Question {
            rules: text("rules")?.parse().map_err(|_| NotAQuestion)?,
            hand: cards(text("hand")?)?,
            upcard: card(text("up")?)?,
            seen: fields.get("seen").map_or(Ok(vec![]), cards)?,
            origin: match fields.get("hands") {
                None => Origin::Dealt,
                Some(hands) => match hands.strip_prefix(ACES) {
                    None => Origin::Split {
                        hands: number(hands)?,
                    },
                    Some(hands) => Origin::SplitAces {
                        hands: number(hands)?,
                    },
                },
            },
        })
    }
}

/// The numbers of a play: its value, and the chances to win, to push and to lose.
const PER_PLAY: usize = 4;

/// The numbers of the dealer: the totals, bust, and the natural.
const OF_DEALER: usize = TOTALS + 2;

impl Advice {
    /// The advice as plain numbers, which a worker can send: four for each play that there is, in the
    /// order of [`Play::ALL`], then the dealer's chances and insurance. What there is not is no number.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        const NONE: f64 = f64::NAN;
        let play = |play: Play| match self.of(play) {
            None => [NONE; PER_PLAY],
            Some(PlayValue { value, chances, .. }) => match chances {
                None => [value, NONE, NONE, NONE],
                Some(Chances { win, push, lose }) => [value, win, push, lose],
            },
        };
        let DealerChances {
            totals,
            bust,
            natural,
        } = self.dealer;
        let plays = Play::ALL.into_iter().flat_map(play);
        let dealer = totals.into_iter().chain([bust, natural]);
        let insurance = self.insurance.unwrap_or(NONE);
        plays.chain(dealer).chain([insurance]).collect()
    }

    /// The advice that these numbers stand for, if they stand for one.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Option<Advice> {
        let (plays, rest) = numbers.split_at_checked(PER_PLAY * Play::ALL.len())?;
        let (dealer, insurance) = rest.split_at_checked(OF_DEALER)?;
        let [insurance] = *insurance else {
            return None;
        };
        let [totals @ .., bust, natural] = dealer else {
            return None;
        };
        let number = |number: f64| Some(number).filter(|number| !number.is_nan());
        let play = |(play, numbers): (Play, &[f64])| {
            let [value, win, push, lose] = *numbers else {
                return None;
            };
            let chances = number(win).map(|win| Chances { win, push, lose });
            Some(PlayValue {
                play,
                value: number(value)?,
                chances,
            })
        };
        let plays = Play::ALL.into_iter().zip(plays.chunks(PER_PLAY));
        Some(Advice {
            plays: plays.filter_map(play).collect(),
            dealer: DealerChances {
                totals: totals.try_into().ok()?,
                bust: *bust,
                natural: *natural,
            },
            insurance: number(insurance),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Preset;

    fn question(rules: Rules, hand: &str, up: &str) -> Question {
        Question {
            rules,
            hand: Card::parse_list(hand).expect(hand),
            upcard: up.parse().expect(up),
            seen: vec![],
            origin: Origin::Dealt,
        }
    }

    #[test]
    fn questions_and_answers_arrive_as_they_were_sent() {
        for (rules, hand, up) in [
            (Preset::Classic.rules(), "TS 6H", "TD"),
            (Preset::Exam.rules(), "AS AH 3D", "6C"),
            (Rules::VEGAS, "8S 8H", "AD"),
        ] {
            let question = question(rules, hand, up);
            assert_eq!(question.to_string().parse(), Ok(question.clone()));
            let advice = question.ask(&Coach::new(&rules)).expect("advice");
            let numbers = advice.to_numbers();
            assert_eq!(Advice::from_numbers(&numbers), Some(advice));
            assert_eq!(Advice::from_numbers(&numbers[1..]), None);
        }
        for text in ["", "rules=classic&hand=TS.6H", "rules=1&hand=TS&up=TD"] {
            assert_eq!(text.parse::<Question>(), Err(NotAQuestion), "{text}");
        }
    }
}
