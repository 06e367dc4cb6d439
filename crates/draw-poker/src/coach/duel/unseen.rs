//! The cards that the player cannot see, dealt at random so that each opponent would have done what it has done.
//!
//! What an opponent does follows from its own cards and from what everybody sees. So each opponent is dealt cards by
//! itself, from those that the others do not hold, until they agree with what it did. The first opponents would so
//! be dealt as if the later ones did not need any of their cards; therefore each in turn is dealt anew once more,
//! from what the others have left it. With one opponent every deal that agrees is exactly as likely as any other;
//! with more very nearly (RULES.md).

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

use super::advice::Agreement;
use super::moment::{Does, Moment, Opponent, Turn};
use crate::Character;
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::Marks;

/// How many hands a dealer tries at the most. One about which a character thinks longer counts for several, so that
/// all take about as long: some 30 milliseconds on a computer.
const MOST_TRIED: u32 = 300_000;

/// Deals the cards that the player cannot see.
pub(super) struct Dealer<'a> {
    moment: &'a Moment,
    agreement: Agreement,
    random: ChaCha20Rng,
    /// How many hands may be tried yet.
    left: u32,
    /// What nobody holds, in any order.
    free: Vec<PackCard>,
    /// What each opponent holds and has discarded.
    held: Vec<Held>,
}

/// The cards of an opponent.
#[derive(Clone, Default)]
struct Held {
    /// The five it holds now, then what it has discarded.
    cards: Vec<PackCard>,
}

impl<'a> Dealer<'a> {
    /// One who deals what agrees so far with what the opponents did.
    pub(super) fn new(moment: &'a Moment, agreement: Agreement, seed: u64) -> Dealer<'a> {
        Dealer {
            moment,
            agreement,
            random: ChaCha20Rng::seed_from_u64(seed),
            left: MOST_TRIED,
            free: moment.unseen.clone(),
            held: vec![Held::default(); moment.opponents.len()],
        }
    }

    /// The next deal: five cards for each opponent, then the deck. None where too many hands were tried.
    pub(super) fn deal(&mut self) -> Option<Vec<PackCard>> {
        self.free.clone_from(&self.moment.unseen);
        self.held.fill(Held::default());
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
        self.mix(0..self.free.len());
        Some([&hands[..], &self.free].concat())
    }

    /// Takes the cards of an opponent away, and gives it others that agree with what it did.
    fn deal_to(&mut self, at: usize) -> Option<()> {
        let before = std::mem::take(&mut self.held[at]);
        self.free.extend(before.cards);
        let opponent = &self.moment.opponents[at];
        let turns = self.agreement.turns(opponent);
        let effort = match opponent.character {
            Character::Rule | Character::Rock => 1,
            Character::Chaser => 3,
            Character::Odds => 10,
        };
        loop {
            self.left = self.left.checked_sub(effort)?;
            if let Some(cards) = self.try_hand(opponent.character, turns) {
                self.free.retain(|card| !cards.contains(card));
                self.held[at] = Held { cards };
                return Some(());
            }
        }
    }

    /// Some hand, if it agrees: the five cards at the end, and those it has discarded.
    fn try_hand(&mut self, character: Character, turns: &[Turn]) -> Option<Vec<PackCard>> {
        const DEALT: usize = Marks::PLACES;
        self.mix(0..DEALT);
        let mut hand = WildHand::new(self.free.get(..DEALT)?).ok()?;
        let mut gone = vec![];
        for turn in turns {
            match turn.with(character, &hand) {
                Does::ThatBet => (),
                Does::Otherwise => return None,
                Does::ThatSwap(discarded) => {
                    let drawn = DEALT..DEALT + discarded.count();
                    self.mix(drawn.clone());
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

    /// Puts cards that nobody holds into these places of their list, any of those from there on.
    fn mix(&mut self, places: std::ops::Range<usize>) {
        let cards = self.free.len();
        for place in places {
            let others = cards.saturating_sub(place) as u64;
            // The high half of a product: no card is favoured by more than one in 80 million.
            let other = (u64::from(self.random.next_u32()) * others) >> 32;
            let other = usize::try_from(other).unwrap_or_default();
            self.free.swap(place, place + other);
        }
    }
}

impl Agreement {
    /// The turns of an opponent with which its cards are to agree.
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
