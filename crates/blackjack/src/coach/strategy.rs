//! The best play for every hand from a fresh shoe: one play for each, so that rounds can be played fast.

use super::advice::{Coach, Play};
use super::edge::UpcardTable;
use super::hands::Hands;
use super::shoe::{ACE, CardValue, Shoe, VALUES};
use super::situation::{NoAdvice, Origin, Situation, WhyFinished, rights_of, split_of};
use super::solve::Gone;
use super::split::Plan;
use super::terms::Terms;
use fair_deal_core::Card;

/// The best play for every hand against every upcard, for the hand's own cards in a fresh shoe.
///
/// A hand of a split has the best play for its own cards before any split, of those that it may make after one. A pair
/// is split again as long as that is allowed. With this strategy, a round from a fresh shoe is worth [`Coach::edge`].
///
/// If doubled hands may be given up, the edge decides about those of a split for all cards of the pair's rank that are
/// gone, and this strategy for the other card of the pair alone. That makes no difference for two hands, and less than
/// 10⁻⁶ bets a round for more.
#[derive(Clone, Debug)]
pub struct Strategy {
    terms: Terms,
    pack: Shoe,
    hands: Hands,
    /// For each upcard, the plays of each hand, by its index.
    plays: [Vec<HandPlays>; VALUES],
}

/// The plays of a hand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HandPlays {
    /// The play of the dealt hand. `None` for more than two cards, and for a natural.
    pub(super) dealt: Option<Play>,
    /// The best play of the dealt hand other than Split, for hands that may not be split.
    pub(super) unsplit: Option<Play>,
    /// The play with more than two cards. `None` if the pack does not have the cards.
    pub(super) later: Option<Play>,
    /// The play after a split.
    pub(super) split: Option<Play>,
    /// The play after a split of aces.
    pub(super) split_ace: Option<Play>,
    /// The play after a double of the dealt hand.
    pub(super) doubled: Option<Play>,
    /// The splits after which the doubled hand is given up.
    pub(super) rescued_of: PairSet,
}

/// A set of values of pairs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PairSet(u16);

impl PairSet {
    const fn insert(&mut self, value: usize) {
        self.0 |= 1 << value;
    }

    pub(super) const fn contains(self, value: usize) -> bool {
        self.0 & (1 << value) != 0
    }
}

impl Strategy {
    /// Creates the strategy of this coach. It takes as long as [`Coach::edge`].
    #[must_use]
    pub fn new(coach: &Coach) -> Strategy {
        let mut strategy = Strategy {
            terms: coach.terms,
            pack: coach.pack,
            hands: coach.hands.clone(),
            plays: std::array::from_fn(|_| Vec::new()),
        };
        for table in coach.upcards() {
            strategy.plays[table.up.at()] = plays(coach, &table);
        }
        strategy
    }

    /// Returns the play. It ignores the other seen cards.
    ///
    /// # Errors
    /// [`NoAdvice`] if there is nothing to decide, or no such hand is possible.
    pub fn play(&self, situation: &Situation) -> Result<Play, NoAdvice> {
        let cards = situation.hand.len();
        if cards < 2 {
            return Err(NoAdvice::TooFewInHand { cards });
        }
        let up = CardValue::of(situation.upcard);
        let values = situation.hand.iter().map(|card| CardValue::of(*card).at());
        let place = self.hands.find(values);
        let place = place.ok_or(NoAdvice::Finished(WhyFinished::Bust))?;
        let plays = self.plays[up.at()].get(place).copied().unwrap_or_default();
        let missing = || self.missing(up, place);
        if let Origin::Doubled = situation.origin {
            return plays.doubled.ok_or_else(missing);
        }
        let rights = rights_of(situation.origin, &self.terms);
        if rights.scope.is_charlie(self.hands.at(place).cards) {
            return Err(NoAdvice::Finished(WhyFinished::Charlie));
        }
        let pair = split_of(situation, &self.terms)?;
        match situation.origin {
            Origin::Dealt if cards == 2 => {
                let play = if pair.is_some() {
                    plays.dealt
                } else {
                    plays.unsplit
                };
                play.ok_or(NoAdvice::Finished(WhyFinished::Natural))
            }
            Origin::Split { .. } | Origin::SplitAces { .. } if pair.is_some() => Ok(Play::Split),
            Origin::Dealt | Origin::Doubled => plays.later.ok_or_else(missing),
            Origin::Split { .. } => plays.split.ok_or_else(missing),
            Origin::SplitAces { .. } => {
                let hand = self.hands.at(place);
                if rights.is_finished(hand.cards, hand.total, hand.soft) {
                    Err(NoAdvice::Finished(WhyFinished::SplitAce))
                } else {
                    plays.split_ace.ok_or_else(missing)
                }
            }
        }
    }

    /// Returns the play of a doubled hand of a split, which begins with a card of the pair: to stand, or to give the hand
    /// up for the original bet.
    ///
    /// # Errors
    /// [`NoAdvice`] if no such hand is possible.
    pub fn play_doubled_after_split(&self, hand: &[Card], upcard: Card) -> Result<Play, NoAdvice> {
        let cards = hand.len();
        let pair = hand.first().map(|card| CardValue::of(*card).at());
        let pair = pair.ok_or(NoAdvice::TooFewInHand { cards })?;
        let place = self
            .hands
            .find(hand.iter().map(|card| CardValue::of(*card).at()));
        let place = place.ok_or(NoAdvice::Finished(WhyFinished::Bust))?;
        let plays = self.plays[CardValue::of(upcard).at()].get(place);
        let rescues = plays.is_some_and(|plays| plays.rescued_of.contains(pair));
        Ok(if rescues {
            Play::Surrender
        } else {
            Play::Stand
        })
    }

    /// The error about the card that the pack lacks for this hand and upcard.
    fn missing(&self, up: CardValue, place: usize) -> NoAdvice {
        let counts = &self.hands.at(place).counts;
        let is_missing = |value: &CardValue| {
            counts[value.at()] + u8::from(*value == up) > self.pack.count(*value)
        };
        let value = CardValue::ALL.into_iter().find(is_missing).unwrap_or(up);
        let count = self.pack.count(value);
        NoAdvice::TooManyOfValue { value, count }
    }
}

/// The plays of each hand, by its index, against the upcard of this table.
pub(super) fn plays(coach: &Coach, table: &UpcardTable) -> Vec<HandPlays> {
    let mut plays = vec![HandPlays::default(); coach.hands.len()];
    let Some(shoe) = coach.pack.without(table.up) else {
        return plays;
    };
    let solver = coach.solver(table.up.at(), &shoe);
    for (place, plays) in plays.iter_mut().enumerate() {
        let play = |plan| match plan {
            Plan::Stand => Play::Stand,
            Plan::Hit => Play::Hit,
            Plan::Double => Play::Double,
        };
        if !table.worth.stand[place].is_nan() {
            plays.later = Some(solver.later(place, &table.worth).0);
        }
        // A doubled hand with a winning number of cards has not won, so it comes from a split after which that number
        // does not win.
        let has_won = table.worth.scope.is_charlie(coach.hands.at(place).cards);
        let doubled = if has_won {
            table.split_worth(false)
        } else {
            &table.worth
        };
        if !doubled.stand[place].is_nan() {
            plays.doubled = Some(if solver.rescues_dealt(place, doubled) {
                Play::Surrender
            } else {
                Play::Stand
            });
        }
        let of_split = |is_aces| {
            let worth = table.split_worth(is_aces);
            let rights = coach.terms.after_split(is_aces);
            let is_known = !worth.stand[place].is_nan();
            is_known.then(|| play(solver.plan(place, worth, rights)))
        };
        plays.split = of_split(false);
        plays.split_ace = of_split(true);
    }
    for value in 0..VALUES {
        let worth = table.split_worth(value == ACE);
        let is_doubled = |place: &usize| {
            let hand = coach.hands.at(*place);
            hand.cards > 2 && hand.counts[value] > 0 && !worth.stand[*place].is_nan()
        };
        let doubled: Vec<usize> = (0..coach.hands.len()).filter(is_doubled).collect();
        let gone = Gone { value, cards: 1.0 };
        for place in solver.rescued(&doubled, gone, worth.scope) {
            plays[place].rescued_of.insert(value);
        }
    }
    for hand in &table.hands {
        if let Some(place) = coach.hands.find(hand.cards.map(CardValue::at)) {
            plays[place].dealt = Some(hand.best().0);
            plays[place].unsplit = Some(hand.best_unsplit().0);
        }
    }
    plays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Preset, Rules, SplitAces};
    use fair_deal_core::Card;

    fn play(strategy: &Strategy, hand: &str, up: &str, origin: Origin) -> Result<Play, NoAdvice> {
        strategy.play(&Situation {
            hand: &Card::parse_list(hand).expect(hand),
            upcard: up.parse().expect(up),
            seen: &[],
            origin,
        })
    }

    /// A hand of a split may have more cards than a dealt hand, which wins by their number.
    #[test]
    fn split_hand_longer_than_a_charlie_has_a_play() {
        let rules: Rules = "vegas.charlie-5".parse().expect("rules");
        let strategy = Strategy::new(&Coach::new(&rules));
        for hand in ["2S 2H AS 2C 3S 3H", "2S AS AH AC 2H 2C 3D"] {
            let origin = Origin::Split { hands: 2 };
            let split = play(&strategy, hand, "TD", origin);
            assert_eq!(split, Ok(Play::Hit), "{hand}");
            let charlie = Err(NoAdvice::Finished(WhyFinished::Charlie));
            assert_eq!(play(&strategy, hand, "TD", Origin::Dealt), charlie);
        }
    }

    #[test]
    fn dealt_hands_are_played_as_the_coach_advises() {
        for rules in Preset::at_tables().map(Preset::rules) {
            let coach = Coach::new(&rules);
            let strategy = Strategy::new(&coach);
            for up in "A23456789T".chars().map(|rank| format!("{rank}D")) {
                for (hand, origin) in [
                    ("TS 6H", Origin::Dealt),
                    ("8S 8H", Origin::Dealt),
                    ("AS 7H", Origin::Dealt),
                    ("5S 6H", Origin::Dealt),
                    ("2S 4H 6C", Origin::Dealt),
                    ("AS 2H 3C 4S", Origin::Dealt),
                ] {
                    let cards = Card::parse_list(hand).expect(hand);
                    let advice = coach.advise(&Situation {
                        hand: &cards,
                        upcard: up.parse().expect("a card"),
                        seen: &[],
                        origin,
                    });
                    let best = advice.map(|advice| advice.best().map(|best| best.play));
                    let play = play(&strategy, hand, &up, origin);
                    assert_eq!(Ok(play.ok()), best, "{rules}: {hand} against {up}");
                }
            }
        }
    }

    #[test]
    fn hand_of_split_is_split_doubled_or_played_on() {
        let strategy = Strategy::new(&Coach::new(&Rules::VEGAS));
        let split = |hands| Origin::Split { hands };
        for (hand, up, origin, expected) in [
            ("8S 8H", "TD", split(3), Ok(Play::Split)),
            ("8S 8H", "TD", split(4), Ok(Play::Hit)),
            ("8S 3H", "6D", split(2), Ok(Play::Double)),
            ("8S TH", "6D", split(2), Ok(Play::Stand)),
            ("8S 2H 2D", "TD", split(2), Ok(Play::Hit)),
            (
                "AS AH",
                "6D",
                Origin::SplitAces { hands: 2 },
                Err(NoAdvice::Finished(WhyFinished::SplitAce)),
            ),
            (
                "8S 8H",
                "TD",
                split(5),
                Err(NoAdvice::HandsOutOfRange { hands: 5, most: 4 }),
            ),
        ] {
            let found = play(&strategy, hand, up, origin);
            assert_eq!(found, expected, "{hand} against {up}, {origin:?}");
        }
        let again = Rules {
            split_aces: SplitAces::Again,
            ..Rules::VEGAS
        };
        let strategy = Strategy::new(&Coach::new(&again));
        let aces = Origin::SplitAces { hands: 2 };
        assert_eq!(play(&strategy, "AS AH", "6D", aces), Ok(Play::Split));
    }

    /// A fifth card wins before a split and not after one, and the last card of a double may be the fifth.
    #[test]
    fn doubled_hand_is_given_up_as_the_coach_advises() {
        let rules = "single-deck.charlie-5.double-any-cards.das.rescue";
        let rules = rules.parse::<Rules>().expect(rules);
        let coach = Coach::new(&rules);
        let strategy = Strategy::new(&coach);
        let mut given_up = 0;
        for up in "A23456789T".chars().map(|rank| format!("{rank}D")) {
            for hand in [
                "8S 2H",
                "8S 3H 5C",
                "2S 2H 3C 5S",
                "2S 2H 3C 4S 5H",
                "2S 3H 3C 4S 2C",
                "2S 4H 5C 3S 7H",
                "2S 2H 2C 3S 3H 3C",
            ] {
                let cards = Card::parse_list(hand).expect(hand);
                let advice = coach.advise(&Situation {
                    hand: &cards,
                    upcard: up.parse().expect("a card"),
                    seen: &[],
                    origin: Origin::Doubled,
                });
                let best = advice.map(|advice| advice.best().map(|best| best.play));
                let play = play(&strategy, hand, &up, Origin::Doubled);
                assert_eq!(Ok(play.ok()), best, "{hand} against {up}");
                given_up += usize::from(cards.len() == 5 && play == Ok(Play::Surrender));
            }
        }
        assert!(given_up > 0, "some hand of five cards is given up");
    }

    #[test]
    fn impossible_hands_are_refused() {
        let coach = Coach::new(&Rules::HIT_AND_STAND);
        let strategy = Strategy::new(&coach);
        let [ace, ..] = CardValue::ALL;
        for (hand, up, why) in [
            ("TS", "6D", NoAdvice::TooFewInHand { cards: 1 }),
            ("TS 9H 3D", "6D", NoAdvice::Finished(WhyFinished::Bust)),
            ("AS TH", "6D", NoAdvice::Finished(WhyFinished::Natural)),
            (
                "AS AH AC 2S AS",
                "AD",
                NoAdvice::TooManyOfValue {
                    value: ace,
                    count: 4,
                },
            ),
        ] {
            assert_eq!(play(&strategy, hand, up, Origin::Dealt), Err(why), "{hand}");
        }
    }
}
