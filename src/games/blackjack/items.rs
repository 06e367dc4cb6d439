//! The decisions of blackjack that can be learned.

use std::fmt;
use std::str::FromStr;

use crate::blackjack::{
    Action, Blackjack, Chips, DeckCount, PendingDecision, Round, Rules, Split, SplitTens, Start,
};
use crate::coach::counting::{Decision, Rounding, System};
use crate::coach::mistakes::Mistakes;
use crate::coach::total_strategy::{Cell, ChartDecision};
use crate::coach::{CardValue, Play};
use crate::core::{Card, Rank, Suit};
use crate::games::GameName;
use crate::games::items::{LearnedGame, NotADecision};
use crate::history::Judge;
use crate::memory::{Grade, Item, ItemName, Review, Reviews, Time};
use crate::pages::rules::switch::plain;
use crate::table::{Dealt, Listed, Round as _};

/// The kind of the decisions of a chart.
const CELL: &str = "cell";

/// The kind of the decisions by the count.
const INDEX: &str = "index";

/// The kind of the tags of cards.
const TAG: &str = "tag";

/// The kind of the discard trays.
const TRAY: &str = "tray";

/// The kind of the true counts.
const TRUE_COUNT: &str = "true-count";

/// The name of the decision about insurance.
const INSURANCE: &str = "insurance";

/// A decision of blackjack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlackjackDecision {
    /// A row of the chart of these rules against an upcard. Hands of three and more cards belong to the row of their
    /// total.
    Cell {
        /// The rules.
        rules: Rules,
        /// The row.
        cell: Cell,
        /// The upcard.
        up: CardValue,
    },
    /// A decision that changes with the count of this system.
    Index {
        /// The rules.
        rules: Rules,
        /// The counting system.
        system: System,
        /// The decision.
        decision: DecisionByCount,
    },
    /// What a card counts in this system.
    Tag {
        /// The counting system.
        system: System,
        /// The card: a spade, or a heart that counts something else than the spade.
        card: Card,
    },
    /// How many decks lie in the discard tray.
    Tray {
        /// The decks that fill the tray.
        decks: DeckCount,
        /// The decks in it, in halves: from 1 to one fewer than those that fill it.
        halves: u8,
    },
    /// The true count, rounded down, with so many decks left.
    TrueCount {
        /// The decks in halves: from 1 to [`BlackjackDecision::MOST_HALVES`].
        halves: u8,
    },
}

/// A decision by the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionByCount {
    /// To take insurance.
    Insurance,
    /// To make this play with the hands of a row, against this upcard.
    Play {
        /// The row.
        cell: Cell,
        /// The upcard.
        up: CardValue,
        /// The play.
        play: Play,
    },
}

impl DecisionByCount {
    /// Returns the decision of the coach as one to learn. Returns `None` about 21, which has no row.
    #[must_use]
    pub fn of(decision: Decision) -> Option<DecisionByCount> {
        match decision {
            Decision::Insurance => Some(DecisionByCount::Insurance),
            Decision::Play { hands, up, play } => {
                let cell = Cell::all().find(|cell| cell.hands() == hands)?;
                Some(DecisionByCount::Play { cell, up, play })
            }
        }
    }
}

impl LearnedGame for Blackjack {
    type Decision = BlackjackDecision;

    /// Grades by the chart of the rules, as the lessons do, not by the cards that are left.
    fn graded(judge: &mut Judge, dealt: &Dealt<Round>) -> Vec<(BlackjackDecision, Grade)> {
        let rules = *dealt.rules();
        let chart = judge.chart(rules);
        let graded = |(round, taken): (Round, Action)| {
            let PendingDecision { hand, upcard, .. } = round.pending_decision()?;
            let legal = round.legal_actions();
            let decision = BlackjackDecision::of_hand(plain(rules), &hand, upcard, &legal)?;
            let right = chart.action(&hand, upcard, rules.ace, &legal)?;
            Some((decision, Grade::of(right == taken)))
        };
        dealt.steps().into_iter().filter_map(graded).collect()
    }
}

impl BlackjackDecision {
    /// The greatest number of half decks that can be left: those of eight decks.
    pub const MOST_HALVES: u8 = 16;

    /// Returns what the cards of this system count: one decision for each rank, or two if its colours count differently.
    pub fn tags(system: System) -> impl Iterator<Item = BlackjackDecision> {
        Rank::ALL.into_iter().flat_map(move |rank| {
            let suits = [Suit::Spades, Suit::Hearts].into_iter();
            let of_rank = suits.take(if has_colours(system, rank) { 2 } else { 1 });
            of_rank.map(move |suit| {
                let card = Card::new(rank, suit);
                BlackjackDecision::Tag { system, card }
            })
        })
    }

    /// Returns the decision about a hand with these legal decisions. Returns `None` if no row of a chart has it: about
    /// insurance and about 21.
    #[must_use]
    pub fn of_hand(
        rules: Rules,
        hand: &[Card],
        upcard: Card,
        legal: &[Action],
    ) -> Option<BlackjackDecision> {
        let is_play = legal.contains(&Action::Stand) || legal.contains(&Action::PlayOn);
        let cell = Cell::of_hand(hand, rules.ace, legal).filter(|_| is_play)?;
        let up = CardValue::of(upcard);
        Some(BlackjackDecision::Cell { rules, cell, up })
    }

    /// Returns the first decision of a hand with this start. Returns `None` for a natural.
    #[must_use]
    pub fn of_start(rules: Rules, start: Start) -> Option<BlackjackDecision> {
        let [low, high] = start.own();
        let splits = match rules.split_tens {
            SplitTens::Never => low.points() < 10,
            SplitTens::ByValue | SplitTens::ByRank => true,
        };
        let has_splits = rules.chips == Chips::Bets && rules.split != Split::Never;
        let legal: &[Action] = if low == high && has_splits && splits {
            &[Action::Stand, Action::Split]
        } else {
            &[Action::Stand]
        };
        let hand = [low, high].map(example);
        BlackjackDecision::of_hand(rules, &hand, example(start.up()), legal)
    }

    /// Returns the name of the item.
    ///
    /// # Errors
    /// [`NotADecision`] never: the names of rules and rows have no other characters than names of items.
    pub fn name(&self) -> Result<ItemName, NotADecision> {
        Ok(self.to_string().parse()?)
    }
}

/// Returns true if the black and the red cards of this rank count differently in this system.
fn has_colours(system: System, rank: Rank) -> bool {
    let tag = |suit| system.tags().of(Card::new(rank, suit));
    tag(Suit::Spades) != tag(Suit::Hearts)
}

/// A card of this value.
fn example(value: CardValue) -> Card {
    let mut cards = Rank::ALL
        .into_iter()
        .map(|rank| Card::new(rank, Suit::Spades));
    let card = cards.find(|card| CardValue::of(*card) == value);
    card.unwrap_or(Card::new(Rank::Ten, Suit::Spades))
}

/// Half decks as a number of decks: `2.5`.
fn in_decks(halves: u8) -> String {
    let half = if halves % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", halves / 2)
}

/// Writes the name of the item: `blackjack/cell/vegas/hard-16/10`, `blackjack/index/vegas/hi-lo/insurance` or
/// `blackjack/index/vegas/hi-lo/hard-16/10/stand`, `blackjack/tag/hi-lo/K`, `blackjack/tray/6/2.5`,
/// `blackjack/true-count/down/2.5`.
impl fmt::Display for BlackjackDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = GameName::Blackjack.code();
        let row = |cell: &Cell| cell.to_string().replace(' ', "-");
        match self {
            BlackjackDecision::Cell { rules, cell, up } => {
                write!(f, "{game}/{CELL}/{rules}/{}/{up}", row(cell))
            }
            BlackjackDecision::Index {
                rules,
                system,
                decision,
            } => {
                write!(f, "{game}/{INDEX}/{rules}/{system}/")?;
                match decision {
                    DecisionByCount::Insurance => f.write_str(INSURANCE),
                    DecisionByCount::Play { cell, up, play } => {
                        write!(f, "{}/{up}/{}", row(cell), play.code())
                    }
                }
            }
            BlackjackDecision::Tag { system, card } => {
                write!(f, "{game}/{TAG}/{system}/{}", card.rank.code())?;
                // The colour only matters where the two colours count differently.
                if has_colours(*system, card.rank) {
                    write!(f, "{}", card.suit.code())?;
                }
                Ok(())
            }
            BlackjackDecision::Tray { decks, halves } => {
                write!(f, "{game}/{TRAY}/{}/{}", decks.number(), in_decks(*halves))
            }
            BlackjackDecision::TrueCount { halves } => {
                let rounding = Rounding::Down.code();
                write!(f, "{game}/{TRUE_COUNT}/{rounding}/{}", in_decks(*halves))
            }
        }
    }
}

impl FromStr for BlackjackDecision {
    type Err = NotADecision;

    fn from_str(text: &str) -> Result<BlackjackDecision, NotADecision> {
        let parts: Vec<&str> = text.split('/').collect();
        let decision = match parts[..] {
            [_, CELL, rules, row, up] => BlackjackDecision::Cell {
                rules: read(rules)?,
                cell: read_row(row)?,
                up: read_value(up)?,
            },
            [_, INDEX, rules, system, INSURANCE] => BlackjackDecision::Index {
                rules: read(rules)?,
                system: read(system)?,
                decision: DecisionByCount::Insurance,
            },
            [_, INDEX, rules, system, row, up, play] => BlackjackDecision::Index {
                rules: read(rules)?,
                system: read(system)?,
                decision: DecisionByCount::Play {
                    cell: read_row(row)?,
                    up: read_value(up)?,
                    play: find(Play::ALL, |it| it.code() == play)?,
                },
            },
            [_, TAG, system, _] => {
                let all = BlackjackDecision::tags(read(system)?);
                find(all, |it| it.to_string() == text)?
            }
            [_, TRAY, decks, _] => {
                let mut all = DeckCount::ALL.iter().copied();
                let decks = all
                    .find(|it| it.number().to_string() == decks)
                    .ok_or(NotADecision)?;
                let all =
                    (1..2 * decks.number()).map(|halves| BlackjackDecision::Tray { decks, halves });
                find(all, |it| it.to_string() == text)?
            }
            [_, TRUE_COUNT, _, _] => {
                let all = 1..=BlackjackDecision::MOST_HALVES;
                let all = all.map(|halves| BlackjackDecision::TrueCount { halves });
                find(all, |it| it.to_string() == text)?
            }
            _ => return Err(NotADecision),
        };
        // Rejects another game, and a second text for the same decision.
        (decision.to_string() == text)
            .then_some(decision)
            .ok_or(NotADecision)
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, NotADecision> {
    text.parse().map_err(|_| NotADecision)
}

fn read_row(text: &str) -> Result<Cell, NotADecision> {
    read(&text.replace('-', " "))
}

fn read_value(text: &str) -> Result<CardValue, NotADecision> {
    find(CardValue::ALL, |it| it.to_string() == text)
}

fn find<T>(
    all: impl IntoIterator<Item = T>,
    is_it: impl Fn(&T) -> bool,
) -> Result<T, NotADecision> {
    all.into_iter().find(is_it).ok_or(NotADecision)
}

/// Returns the items of a chart of these rules, with the cost of the most likely mistake of each.
#[must_use]
pub fn chart_items(rules: Rules, decisions: &[ChartDecision]) -> Vec<Item> {
    let item = |it: &ChartDecision| {
        let ChartDecision { cell, up, .. } = *it;
        let name = BlackjackDecision::Cell { rules, cell, up }.name().ok()?;
        // Against the best strategy no mistake gains, but for rounding.
        let cost = it.likely_mistake().cost.max(0.0);
        Item::new(name, it.frequency, cost).ok()
    };
    decisions.iter().filter_map(item).collect()
}

/// Returns the reviews that the stored misplays become: a wrong answer for the first decision of each start under these
/// rules, the latest misplay last, a millisecond apart and before `now`.
#[must_use]
pub fn reviews_of_misplays(misplays: &Mistakes<Start>, rules: Rules, now: Time) -> Reviews {
    let mut reviews = Reviews::default();
    let starts = misplays.hands();
    let starts = starts.iter().flat_map(Listed::all).rev();
    for (start, before) in starts.zip(1..) {
        let decision = BlackjackDecision::of_start(rules, *start);
        let name = decision.and_then(|it| it.name().ok());
        let at = Time::from_ms(now.ms().saturating_sub(before));
        let grade = Grade::Wrong;
        if let Some(name) = name {
            reviews.add(&name, Review { at, grade });
        }
    }
    reviews
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Preset;

    fn named(rules: Rules, start: &str) -> Option<String> {
        let start = start.parse().expect(start);
        Some(BlackjackDecision::of_start(rules, start)?.to_string())
    }

    #[test]
    fn decisions_are_read_as_they_are_written() {
        for rules in Preset::at_tables().map(Preset::rules) {
            for cell in Cell::all() {
                for up in CardValue::ALL {
                    let decision = BlackjackDecision::Cell { rules, cell, up };
                    let name = decision.name().expect("a name");
                    assert_eq!(name.to_string().parse(), Ok(decision), "{name}");
                    assert_eq!([name.game(), name.kind()], ["blackjack", "cell"]);
                }
            }
        }
        for text in [
            "blackjack/index/vegas/hi-lo/insurance",
            "blackjack/index/vegas/hi-lo/hard-16/10/stand",
            "blackjack/tag/hi-lo/K",
            "blackjack/tag/red-seven/7S",
            "blackjack/tag/red-seven/7H",
            "blackjack/tray/6/0.5",
            "blackjack/tray/2/1",
            "blackjack/true-count/down/0.5",
            "blackjack/true-count/down/6",
        ] {
            let decision: BlackjackDecision = text.parse().expect(text);
            assert_eq!(decision.to_string(), text);
        }
        for text in [
            "",
            "blackjack/tag/hi-lo/10",
            "blackjack/tag/hi-lo/7S",
            "blackjack/tag/red-seven/7",
            "blackjack/tag/red-seven/7D",
            "blackjack/tray/6/6",
            "blackjack/tray/9/1",
            "blackjack/true-count/down/0",
            "blackjack/true-count/down/8.5",
            "blackjack/true-count/nearest/2.5",
            "blackjack/cell/vegas/hard-16",
            "blackjack/cell/vegas/hard 16/10",
            "blackjack/cell/vegas/hard-16/T",
            "blackjack/cell/whist/hard-16/10",
            "blackjack/cell/vegas.6-decks/hard-16/10",
            "blackjack/index/vegas/hard-16/10",
            "blackjack/index/vegas/hilo/insurance",
            "blackjack/index/vegas/hi-lo/hard-16/10/shout",
            "solo/cell/vegas/hard-16/10",
            "blackjack/cell/vegas/hard-16/10/",
        ] {
            assert_eq!(
                text.parse::<BlackjackDecision>(),
                Err(NotADecision),
                "{text}"
            );
        }
    }

    #[test]
    fn starts_belong_to_rows() {
        let vegas = Rules::VEGAS;
        for (start, name) in [
            ("6TT", "blackjack/cell/vegas/hard-16/10"),
            ("A7A", "blackjack/cell/vegas/soft-18/A"),
            ("886", "blackjack/cell/vegas/pair-8/6"),
            ("AA2", "blackjack/cell/vegas/pair-A/2"),
        ] {
            assert_eq!(named(vegas, start).as_deref(), Some(name));
        }
        assert_eq!(named(vegas, "ATT"), None);
        let classic = Preset::Classic.rules();
        let pair = named(classic, "886");
        assert_eq!(pair.as_deref(), Some("blackjack/cell/classic/hard-16/6"));
    }

    #[test]
    fn misplays_become_wrong_answers() {
        let misplays: Mistakes<Start> = "88T.A6T.ATT".parse().expect("misplays");
        let reviews = reviews_of_misplays(&misplays, Rules::VEGAS, Time::from_ms(1_000));
        assert_eq!(
            reviews.to_string(),
            "blackjack/cell/vegas/pair-8/10 997-\nblackjack/cell/vegas/soft-17/10 998-\n"
        );
        let nothing = reviews_of_misplays(&Mistakes::default(), Rules::VEGAS, Time::from_ms(0));
        assert_eq!(nothing, Reviews::default());
    }
}
