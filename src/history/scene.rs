//! A round step by step, as it is shown again: what lay on the table before each decision, and at the end.

use std::fmt;
use std::str::FromStr;

use super::judge::Weighed;
use super::record::Played;
use crate::blackjack::{self, DealerHand, HandState};
use crate::core::{Chips, PackCard};
use crate::poker::{Character, duel, jacks, solo};
use crate::table::{Action as _, Fields};

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
    /// What the best decisions were worth, and the one that was made, in bets; the best first. None where nothing
    /// can be said to be best.
    pub choices: Vec<(char, f64)>,
    /// What it cost, in bets.
    pub cost: f64,
}

/// How many of the best decisions are shown; the one that was made always is.
const SHOWN: usize = 5;

impl Decided {
    fn of(taken: char, weighed: Option<&Weighed>) -> Decided {
        let Some(weighed) = weighed else {
            return Decided {
                taken,
                choices: vec![],
                cost: 0.0,
            };
        };
        let all = weighed.choices.iter().enumerate();
        let shown = all.filter(|(place, (code, _))| *place < SHOWN || *code == taken);
        Decided {
            taken,
            choices: shown.map(|(_, choice)| *choice).collect(),
            cost: weighed.cost,
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
    let weighed = |place: usize| weighed?.get(place);
    let decided = |place: usize, taken: char| Some(Decided::of(taken, weighed(place)));
    match played {
        Played::Blackjack(dealt) => {
            let steps = dealt.steps().into_iter().enumerate();
            let steps = steps
                .map(|(place, (round, taken))| of_blackjack(&round, decided(place, taken.code())));
            steps.chain([of_blackjack(dealt.round(), None)]).collect()
        }
        Played::Solo(dealt) => {
            let steps = dealt.steps().into_iter().enumerate();
            let steps =
                steps.map(|(place, (round, taken))| of_solo(&round, decided(place, taken.code())));
            steps.chain([of_solo(dealt.round(), None)]).collect()
        }
        Played::Jacks(dealt) => {
            let steps = dealt.steps().into_iter().enumerate();
            let steps =
                steps.map(|(place, (round, taken))| of_jacks(&round, decided(place, taken.code())));
            steps.chain([of_jacks(dealt.round(), None)]).collect()
        }
        Played::Duel(dealt) => {
            let steps = dealt.steps().into_iter().enumerate();
            let steps =
                steps.map(|(place, (round, taken))| of_duel(&round, decided(place, taken.code())));
            steps.chain([of_duel(dealt.round(), None)]).collect()
        }
    }
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

fn read_choice(text: &str) -> Option<(char, f64)> {
    let code = text.chars().next()?;
    let value = text[code.len_utf8()..].parse().ok()?;
    Some((code, value))
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
