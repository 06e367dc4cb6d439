//! A question to the coach in a web worker and its answer, as messages.

use std::fmt;

use super::advice::{self, Advice, Coach};
use super::situation::{NoAdvice, Origin, Situation};
use crate::{PendingDecision, Rules};
use fair_deal_core::{Card, Rank};
use fair_deal_table::Fields;

/// A decision at a table with these rules: a [`Situation`] that can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

/// The character between two cards.
const SEPARATOR: char = '.';

/// The letter before the number of hands after a split of aces.
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
            cards.join(&SEPARATOR.to_string())
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

/// The error for fields that are not a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAQuestion;

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
