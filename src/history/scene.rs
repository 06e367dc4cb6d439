//! A round step by step, as it is shown again: what lay on the table before each decision, and at the end.

use std::fmt;
use std::str::FromStr;

use super::judge::{Weighed, millionths};
use super::record::Played;
use crate::blackjack::{self, DealerHand, HandState};
use crate::core::{Chips, PackCard};
use crate::poker::{Character, duel, jacks, solo};
use crate::table::{Action as _, Dealt, Fields, Round};

/// What lies on the table before a decision, or at the end of the round.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The hands that the player sees, the player's own last.
    pub hands: Vec<Hand>,
    /// What is in the pot of a duel for chips.
    pub pot: Option<Chips>,
    /// The decision; none at the end.
    pub decision: Option<Decided>,
}

/// A hand as the player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose it is.
    pub whose: Whose,
    /// The cards, from the left; none of an opponent who does not show them.
    pub cards: Vec<PackCard>,
    /// Whether a card lies face down beside them: the hole card.
    pub has_hole_card: bool,
    /// Whether the decision is about this hand.
    pub is_decided: bool,
}

/// Whose hand it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The dealer's.
    Dealer,
    /// The player's.
    Player,
    /// An opponent's.
    Opponent(Character),
}

impl Whose {
    const fn code(self) -> char {
        match self {
            Whose::Dealer => 'd',
            Whose::Player => 'p',
            Whose::Opponent(character) => character.initial().to_ascii_uppercase(),
        }
    }

    fn from_code(code: char) -> Option<Whose> {
        let opponents = Character::ALL.into_iter().map(Whose::Opponent);
        let mut all = [Whose::Dealer, Whose::Player].into_iter().chain(opponents);
        all.find(|whose| whose.code() == code)
    }
}

/// A decision that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// What was decided, by its code in a record.
    pub taken: char,
    /// The decisions on the deal before this one, as a link has them in `begun=`.
    pub begun: String,
    /// What the best decisions were worth, and the one that was made, in millionths of the bet; the best first. None
    /// where nothing can be said to be best.
    pub choices: Vec<(char, i64)>,
    /// What it cost, in millionths of the bet.
    pub cost: u64,
}

/// How many of the best decisions are shown; the one that was made always is.
const SHOWN: usize = 5;

impl Decided {
    fn of(taken: char, begun: String, weighed: Option<&Weighed>) -> Decided {
        let Some(weighed) = weighed else {
            return Decided {
                taken,
                begun,
                choices: vec![],
                cost: 0,
            };
        };
        let all = weighed.choices.iter().enumerate();
        let shown = all.filter(|(place, (code, _))| *place < SHOWN || *code == taken);
        Decided {
            taken,
            begun,
            choices: shown
                .map(|(_, (code, value))| (*code, millionths(*value)))
                .collect(),
            cost: millionths(weighed.cost).unsigned_abs(),
        }
    }
}

fn hand(whose: Whose, cards: impl IntoIterator<Item = impl Into<PackCard>>) -> Hand {
    Hand {
        whose,
        cards: cards.into_iter().map(Into::into).collect(),
        has_hole_card: false,
        is_decided: false,
    }
}

/// The round step by step, with what each decision was worth where that is known.
#[must_use]
pub fn scenes(played: &Played, weighed: Option<&[Weighed]>) -> Vec<Scene> {
    match played {
        Played::Blackjack(dealt) => each(dealt, weighed, of_blackjack),
        Played::Solo(dealt) => each(dealt, weighed, of_solo),
        Played::Jacks(dealt) => each(dealt, weighed, of_jacks),
        Played::Duel(dealt) => each(dealt, weighed, of_duel),
    }
}

fn each<R: Round>(
    dealt: &Dealt<R>,
    weighed: Option<&[Weighed]>,
    scene: fn(&R, Option<Decided>) -> Scene,
) -> Vec<Scene> {
    let steps = dealt.steps().into_iter().enumerate();
    let steps = steps.map(|(place, (round, taken))| {
        let begun = dealt.decisions_before(place).told().to_string();
        let weighed = weighed.and_then(|weighed| weighed.get(place));
        scene(&round, Some(Decided::of(taken.code(), begun, weighed)))
    });
    steps.chain([scene(dealt.round(), None)]).collect()
}

fn of_blackjack(round: &blackjack::Round, decision: Option<Decided>) -> Scene {
    let dealer = match round.dealer() {
        DealerHand::HoleDown { upcard } => Hand {
            has_hole_card: true,
            ..hand(Whose::Dealer, [upcard])
        },
        DealerHand::Turned(cards) => hand(Whose::Dealer, cards.iter().copied()),
    };
    let several = round.hands().len() > 1;
    let hands = round.hands().into_iter().map(|view| Hand {
        is_decided: several && view.state == HandState::Active,
        ..hand(Whose::Player, view.cards.iter().copied())
    });
    Scene {
        hands: [dealer].into_iter().chain(hands).collect(),
        pot: None,
        decision,
    }
}

fn of_solo(round: &solo::Round, decision: Option<Decided>) -> Scene {
    Scene {
        hands: vec![hand(Whose::Player, *round.hand().cards())],
        pot: None,
        decision,
    }
}

fn of_jacks(round: &jacks::Round, decision: Option<Decided>) -> Scene {
    Scene {
        hands: vec![hand(Whose::Player, *round.hand().cards())],
        pot: None,
        decision,
    }
}

fn of_duel(round: &duel::Round, decision: Option<Decided>) -> Scene {
    let player = hand(Whose::Player, *round.hand().cards());
    let opponents: Vec<Hand> = match round {
        duel::Round::Swapping(_) => vec![],
        duel::Round::Over(showdown) => {
            let all = showdown.opponents().iter();
            all.map(|(who, its)| hand(Whose::Opponent(*who), *its.hand.cards()))
                .collect()
        }
        duel::Round::ForChips(round) => {
            let finished = round.finished();
            let seats = round.seats().enumerate();
            let shown = seats.filter_map(|(at, seat)| {
                let duel::Holder::Opponent(who) = seat.holder else {
                    return None;
                };
                let its = finished?.shown(at)?;
                Some(hand(Whose::Opponent(who), *its.hand.cards()))
            });
            shown.collect()
        }
    };
    Scene {
        hands: opponents.into_iter().chain([player]).collect(),
        pot: round.for_chips().map(crate::poker::chips::ForChips::pot),
        decision,
    }
}

/// Between two hands, two cards, and two choices.
const BETWEEN: char = '.';

/// What stands behind the cards of a hand: the hole card; that the decision is about it.
const HOLE: &str = "down";
const DECIDED: &str = "now";

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = Fields::new().with_some("pot", self.pot);
        let fields = self.hands.iter().fold(fields, |fields, hand| {
            let cards = hand.cards.iter().map(PackCard::to_string);
            let hole = hand.has_hole_card.then(|| HOLE.to_owned());
            let now = hand.is_decided.then(|| DECIDED.to_owned());
            let words: Vec<String> = [hand.whose.code().to_string()]
                .into_iter()
                .chain(cards)
                .chain(hole)
                .chain(now)
                .collect();
            fields.with("hand", words.join(&BETWEEN.to_string()))
        });
        let fields = match &self.decision {
            None => fields,
            Some(decided) => {
                let fields = fields
                    .with("begun", &decided.begun)
                    .with("taken", decided.taken)
                    .with("cost", decided.cost);
                let choices = decided.choices.iter();
                choices.fold(fields, |fields, (code, value)| {
                    fields.with("choice", format!("{code}{value}"))
                })
            }
        };
        fields.fmt(f)
    }
}

/// The text is no scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAScene;

fn one_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn read_hand(text: &str) -> Option<Hand> {
    let mut words = text.split(BETWEEN);
    let mut read = Hand {
        whose: Whose::from_code(one_char(words.next()?)?)?,
        cards: vec![],
        has_hole_card: false,
        is_decided: false,
    };
    for word in words {
        match word {
            HOLE => read.has_hole_card = true,
            DECIDED => read.is_decided = true,
            card => read.cards.push(card.parse().ok()?),
        }
    }
    Some(read)
}

fn read_choice(text: &str) -> Option<(char, i64)> {
    let mut chars = text.chars();
    let code = chars.next()?;
    Some((code, chars.as_str().parse().ok()?))
}

impl FromStr for Scene {
    type Err = NotAScene;

    fn from_str(text: &str) -> Result<Scene, NotAScene> {
        let fields = Fields::parse(text);
        let all = |name: &'static str| fields.each().filter(move |(its, _)| *its == name);
        let read = || {
            let hands = all("hand").map(|(_, text)| read_hand(text));
            let choices = all("choice").map(|(_, text)| read_choice(text));
            let decision = match fields.get("taken") {
                None => None,
                Some(taken) => Some(Decided {
                    taken: one_char(taken)?,
                    begun: fields.get("begun")?.to_owned(),
                    choices: choices.collect::<Option<_>>()?,
                    cost: fields.get("cost")?.parse().ok()?,
                }),
            };
            let pot = match fields.get("pot") {
                None => None,
                Some(pot) => Some(pot.parse().ok()?),
            };
            Some(Scene {
                hands: hands.collect::<Option<_>>()?,
                pot,
                decision,
            })
        };
        read().ok_or(NotAScene)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_arrives() {
        let decided = Decided {
            taken: 's',
            begun: String::new(),
            choices: vec![('h', -88_817), ('s', -538_705)],
            cost: 449_888,
        };
        let scene = Scene {
            hands: vec![Hand {
                has_hole_card: true,
                ..hand(
                    Whose::Dealer,
                    Some(PackCard::Joker(crate::core::Joker::First)),
                )
            }],
            pot: Some(Chips::from_halves(3)),
            decision: Some(decided),
        };
        assert_eq!(scene.to_string().parse(), Ok(scene.clone()), "{scene}");
    }
}
