//! A question to the coach in a web worker and its answer, as messages.

use std::fmt;
use std::str::FromStr;

use super::advice::{self, Advice, BeforeLook, Chances, Coach, DealerChances, Play, PlayValue};
use super::dealer::TOTALS;
use super::reason::{Difference, Reason};
use super::sheet::{place, play_at, small_number};
use super::situation::{NoAdvice, Origin, Situation};
use crate::{PendingDecision, Rules};
use fair_deal_core::{Card, Rank};
use fair_deal_table::Fields;

/// A decision at a table with these rules: a [`Situation`] that can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The rules of the table.
    pub rules: Rules,
    /// The player's cards.
    pub hand: Vec<Card>,
    /// The dealer's upcard.
    pub upcard: Card,
    /// All other cards known to be gone.
    pub seen: Vec<Card>,
    /// The origin of the hand.
    pub origin: Origin,
}

/// The sign between two cards.
const BETWEEN: char = '.';

/// The sign before the number of hands after a split of aces.
const ACES: char = 'a';

/// The word in place of the number of hands after a double.
const DOUBLED: &str = "d";

impl Question {
    /// Creates the question about a decision in a round of blackjack with these rules.
    #[must_use]
    pub fn of(rules: Rules, decision: PendingDecision) -> Question {
        let hands = u8::try_from(decision.hands).unwrap_or(u8::MAX);
        let begins_with_ace = decision.hand.first().is_some_and(|it| it.rank == Rank::Ace);
        let origin = match (hands, begins_with_ace) {
            _ if decision.is_doubled => Origin::Doubled,
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

    /// Asks this coach, which must be a coach for the same rules. If cards besides the hand and the upcard are gone,
    /// the answer includes the difference that they make.
    ///
    /// # Errors
    /// As [`Coach::advise`].
    pub fn ask(&self, coach: &Coach) -> Result<Advice, NoAdvice> {
        let situation = self.situation();
        let advice = coach.advise(&situation)?;
        let best = advice.best().filter(|_| !self.seen.is_empty());
        let difference = best.and_then(|best| coach.difference_of(&situation, best.play).ok()?);
        Ok(Advice {
            difference,
            ..advice
        })
    }

    /// Checks that there is something to decide, as [`advice::check`].
    ///
    /// # Errors
    /// As [`Coach::advise`], except [`NoAdvice::CertainNatural`].
    pub fn check(&self) -> Result<(), NoAdvice> {
        advice::check(&self.rules, &self.situation())
    }

    fn situation(&self) -> Situation<'_> {
        Situation {
            hand: &self.hand,
            upcard: self.upcard,
            seen: &self.seen,
            origin: self.origin,
        }
    }
}

/// Writes the fields `rules`, `up`, `hand`, and if there are any `seen` and `hands`. Cards are separated by dots.
/// `hands` is the number of hands after a split, as in `2`; of aces, `a2`; and after a double, `d`.
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
            Origin::Doubled => Some(DOUBLED.to_owned()),
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

/// The error for a text that is no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAQuestion;

impl FromStr for Question {
    type Err = NotAQuestion;

    fn from_str(text: &str) -> Result<Question, NotAQuestion> {
        let fields = Fields::parse(text);
        let text = |name| fields.get(name).ok_or(NotAQuestion);
        let card = |code: &str| code.parse().map_err(|_| NotAQuestion);
        let cards = |text: &str| text.split(BETWEEN).map(card).collect::<Result<_, _>>();
        Ok(Question {
            rules: text("rules")?.parse().map_err(|_| NotAQuestion)?,
            hand: cards(text("hand")?)?,
            upcard: card(text("up")?)?,
            seen: fields.get("seen").map_or(Ok(vec![]), cards)?,
            origin: Origin::named_in(&fields)?,
        })
    }
}

impl Origin {
    /// Parses the origin of a hand from the fields of a [`Question`].
    ///
    /// # Errors
    /// [`NotAQuestion`] if the fields name no origin.
    pub fn named_in(fields: &Fields) -> Result<Origin, NotAQuestion> {
        let number = |text: &str| text.parse().map_err(|_| NotAQuestion);
        Ok(match fields.get("hands") {
            None => Origin::Dealt,
            Some(DOUBLED) => Origin::Doubled,
            Some(hands) => match hands.strip_prefix(ACES) {
                None => Origin::Split {
                    hands: number(hands)?,
                },
                Some(hands) => Origin::SplitAces {
                    hands: number(hands)?,
                },
            },
        })
    }
}

/// The number of numbers of a play: its value, and the chances to win, push and lose.
const PER_PLAY: usize = 4;

/// The number of numbers of the dealer: the totals, bust, and the natural.
const OF_DEALER: usize = TOTALS + 2;

/// The number of numbers of a difference: the play from a fresh shoe, the group of cards that is the reason, and the
/// number of its cards.
const OF_DIFFERENCE: usize = 3;

/// The number for a missing value.
const NONE: f64 = f64::NAN;

impl Advice {
    /// Returns the advice as plain numbers, which a worker can send: four for each play in the order of [`Play::ALL`],
    /// then the dealer's chances, insurance, both values before the dealer looks, and the difference. A missing value
    /// is NaN.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
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
        let difference = difference_to_numbers(self.difference);
        let before_look = self.before_look;
        let before_look = before_look.map_or([NONE; 2], |it| [it.surrender, it.play_on]);
        plays
            .chain(dealer)
            .chain([insurance])
            .chain(before_look)
            .chain(difference)
            .collect()
    }

    /// Parses the advice from these numbers. Returns `None` if they are no advice.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Option<Advice> {
        let (plays, rest) = numbers.split_at_checked(PER_PLAY * Play::ALL.len())?;
        let (dealer, rest) = rest.split_at_checked(OF_DEALER)?;
        let [insurance, surrender, play_on, difference @ ..] = rest else {
            return None;
        };
        let difference: [f64; OF_DIFFERENCE] = difference.try_into().ok()?;
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
        let advice = Advice {
            plays: plays.filter_map(play).collect(),
            dealer: DealerChances {
                totals: totals.try_into().ok()?,
                bust: *bust,
                natural: *natural,
            },
            insurance: number(*insurance),
            before_look: number(*surrender)
                .zip(number(*play_on))
                .map(|(surrender, play_on)| BeforeLook { surrender, play_on }),
            difference: None,
        };
        let found = advice.best();
        Some(Advice {
            difference: found.and_then(|it| difference_from_numbers(it.play, difference)),
            ..advice
        })
    }
}

fn difference_to_numbers(difference: Option<Difference>) -> [f64; OF_DIFFERENCE] {
    let Some(Difference { fresh, reason, .. }) = difference else {
        return [NONE; OF_DIFFERENCE];
    };
    let (group, cards) = match reason {
        None => (NONE, NONE),
        Some(Reason::SmallCardsGone(cards)) => (0.0, f64::from(cards)),
        Some(Reason::MiddleCardsGone(cards)) => (1.0, f64::from(cards)),
        Some(Reason::TensAndAcesGone(cards)) => (2.0, f64::from(cards)),
    };
    [place(fresh), group, cards]
}

/// The difference between this best play and the one in the numbers.
fn difference_from_numbers(best: Play, numbers: [f64; OF_DIFFERENCE]) -> Option<Difference> {
    let [fresh, group, cards] = numbers;
    let reason = || {
        let cards = u32::from(small_number(cards)?);
        match small_number(group)? {
            0 => Some(Reason::SmallCardsGone(cards)),
            1 => Some(Reason::MiddleCardsGone(cards)),
            2 => Some(Reason::TensAndAcesGone(cards)),
            _ => None,
        }
    };
    Some(Difference {
        best,
        fresh: play_at(fresh)?,
        reason: reason(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Preset, Surrender};

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
    fn questions_and_answers_round_trip() {
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
            assert_eq!(Advice::from_numbers(&[&numbers[..], &[0.0]].concat()), None);
        }
        for text in ["", "rules=classic&hand=TS.6H", "rules=1&hand=TS&up=TD"] {
            assert_eq!(text.parse::<Question>(), Err(NotAQuestion), "{text}");
        }
    }

    /// Four copies of each card with these ranks.
    fn four_of_each(ranks: &str) -> Vec<Card> {
        let codes = ranks
            .chars()
            .flat_map(|rank| "SHDC".chars().map(move |suit| format!("{rank}{suit}")));
        codes.map(|code| code.parse().expect("a card")).collect()
    }

    #[test]
    fn difference_round_trips_with_its_reason() {
        use Play::{Hit, Stand};
        let rules = Rules {
            surrender: Surrender::No,
            ..Rules::VEGAS
        };
        let coach = Coach::new(&rules);
        let small = four_of_each("23456");
        let differences = [
            (
                "JS 6H",
                "TD",
                &small,
                Stand,
                Hit,
                Some(Reason::SmallCardsGone(20)),
            ),
            ("TS 9H", "6D", &small, Stand, Stand, None),
            ("JS 6H", "TD", &vec![], Hit, Hit, None),
        ];
        for (hand, up, seen, best, fresh, reason) in differences {
            let question = Question {
                seen: seen.clone(),
                ..question(rules, hand, up)
            };
            let advice = question.ask(&coach).expect("advice");
            let difference = (best != fresh).then_some(Difference {
                best,
                fresh,
                reason,
            });
            assert_eq!(advice.difference, difference, "{hand} {up}: {advice:?}");
            assert_eq!(Advice::from_numbers(&advice.to_numbers()), Some(advice));
        }
        let advice = question(rules, "JS 6H", "TD").ask(&coach).expect("advice");
        for reason in [
            None,
            Some(Reason::SmallCardsGone(1)),
            Some(Reason::MiddleCardsGone(12)),
            Some(Reason::TensAndAcesGone(200)),
        ] {
            let advice = Advice {
                difference: Some(Difference {
                    best: advice.best().expect("a best play").play,
                    fresh: Play::Double,
                    reason,
                }),
                ..advice.clone()
            };
            assert_eq!(Advice::from_numbers(&advice.to_numbers()), Some(advice));
        }
    }
}
