//! Random deals of the hidden cards that agree with the opponents' actions.
//!
//! An opponent's actions follow from its own cards and from public facts. The dealer therefore deals to each opponent
//! separately, from the cards that the others do not hold, until the hand agrees with that opponent's actions. This
//! alone would deal to the first opponents as if the later ones needed none of their cards. So each opponent in turn
//! gets a second deal from the cards that the others left. With one opponent all agreeing deals are exactly equally
//! likely. With more they are nearly so (RULES.md).

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

use super::advice::Agreement;
use super::moment::{Moment, Opponent, Reaction, Turn};
use crate::Character;
use crate::equilibrium::SHIPPED_PARTS;
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::Marks;

/// The largest number of hands that a dealer tries. A hand of a slower character counts as several, so that all
/// searches take about the same time: some 30 milliseconds on a computer.
const MOST_TRIED: u32 = 300_000;

/// A dealer of the cards that the player cannot see.
pub(super) struct Dealer<'a> {
    moment: &'a Moment,
    agreement: Agreement,
    random: ChaCha20Rng,
    /// The number of tries left.
    left: u32,
    /// The cards in no hand, in arbitrary order.
    free: Vec<PackCard>,
    /// The cards that each opponent holds or has discarded.
    held: Vec<OpponentCards>,
}

/// The cards of an opponent.
#[derive(Clone, Default)]
struct OpponentCards {
    /// The five current cards, then the discards.
    cards: Vec<PackCard>,
}

impl<'a> Dealer<'a> {
    /// Creates a dealer whose deals agree with the opponents' actions to this extent.
    pub(super) fn new(moment: &'a Moment, agreement: Agreement, seed: u64) -> Dealer<'a> {
        Dealer {
            moment,
            agreement,
            random: ChaCha20Rng::seed_from_u64(seed),
            left: MOST_TRIED,
            free: moment.unseen.clone(),
            held: vec![OpponentCards::default(); moment.opponents.len()],
        }
    }

    /// Returns the next deal: five cards for each opponent, then the deck. Returns `None` after too many tries.
    pub(super) fn deal(&mut self) -> Option<Vec<PackCard>> {
        self.free.clone_from(&self.moment.unseen);
        self.held.fill(OpponentCards::default());
        let opponents = self.held.len();
        let times = if opponents > 1 { 2 } else { 1 };
        for _ in 0..times {
            for at in 0..opponents {
                self.deal_to(at)?;
            }
        }
        let hands = self
            .held
            .iter()
            .flat_map(|held| &held.cards[..Marks::PLACES]);
        let hands: Vec<PackCard> = hands.copied().collect();
        self.shuffle(0..self.free.len());
        Some([&hands[..], &self.free].concat())
    }

    /// Deals new cards to an opponent until they agree with its actions.
    fn deal_to(&mut self, at: usize) -> Option<()> {
        let before = std::mem::take(&mut self.held[at]);
        self.free.extend(before.cards);
        let opponent = &self.moment.opponents[at];
        let turns = self.agreement.turns(opponent);
        let effort = match opponent.character {
            Character::Textbook | Character::Rock => 1,
            Character::Chaser => 3,
            Character::Actuary | Character::Mathematician => 10,
        };
        loop {
            self.left = self.left.checked_sub(effort)?;
            if let Some(cards) = self.try_hand(opponent.character, turns) {
                self.free.retain(|card| !cards.contains(card));
                self.held[at] = OpponentCards { cards };
                return Some(());
            }
        }
    }

    /// Tries a random hand. If it agrees, returns the five cards at the end and the discards.
    fn try_hand(&mut self, character: Character, turns: &[Turn]) -> Option<Vec<PackCard>> {
        const DEALT: usize = Marks::PLACES;
        self.shuffle(0..DEALT);
        let mut hand = WildHand::new(self.free.get(..DEALT)?).ok()?;
        let mut gone = vec![];
        for turn in turns {
            let number = match character {
                Character::Mathematician => {
                    (self.random.next_u32() % u32::from(SHIPPED_PARTS)) as usize
                }
                Character::Textbook | Character::Chaser | Character::Rock | Character::Actuary => 0,
            };
            match turn.reaction_of(character, &hand, number) {
                Reaction::SameBet => (),
                Reaction::Different => return None,
                Reaction::SameSwap(discarded) => {
                    let drawn = DEALT..DEALT + discarded.count();
                    self.shuffle(drawn.clone());
                    let (mut cards, mut drawn) = (*hand.cards(), self.free.get(drawn)?.iter());
                    for place in discarded.places() {
                        gone.push(std::mem::replace(&mut cards[place], *drawn.next()?));
                    }
                    hand = WildHand::new(&cards).ok()?;
                }
            }
        }
        Some([&hand.cards()[..], &gone].concat())
    }

    /// Shuffles free cards into these places of the list, each from the cards at that place and after it.
    fn shuffle(&mut self, places: std::ops::Range<usize>) {
        let cards = self.free.len();
        for place in places {
            let others = cards.saturating_sub(place) as u64;
            // The high half of the product favours no card by more than one in 80 million.
            let other = (u64::from(self.random.next_u32()) * others) >> 32;
            let other = usize::try_from(other).unwrap_or_default();
            self.free.swap(place, place + other);
        }
    }
}

impl Agreement {
    /// The turns of an opponent that its cards must agree with.
    pub(super) fn turns(self, opponent: &Opponent) -> &[Turn] {
        let turns = &opponent.turns[..];
        match self {
            Agreement::Full => turns,
            Agreement::SinceSwap => {
                let before = turns.iter().filter(|turn| turn.is_before_swap()).count();
                &turns[before..]
            }
            Agreement::None => &[],
        }
    }
}
