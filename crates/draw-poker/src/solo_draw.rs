//! One round of solo draw: the player draws any cards, again and again, until the deck is empty or the player finishes
//! (RULES.md, “Draw poker, solo”).

use super::DrawnTo;
use super::refusal::Refusal;
use fair_deal_core::{Category, Jokers, PackCard, WildHand};
use fair_deal_table::{
    self as table, Button, Marks, NoStake, Refused, SWAP_LETTER, Sound, Stage, Verdict,
};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// The key letter that ends the round.
pub const FINISH_LETTER: char = 'f';

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Discard the marked cards and draw replacements.
    Swap(Marks),
    /// Keep the hand and end the round.
    Finish,
}

impl table::Action for Action {
    /// Returns the code of the marks. Finishing has the code of an empty draw.
    fn code(self) -> char {
        match self {
            Action::Swap(marks) => marks.code(),
            Action::Finish => Marks::NONE.code(),
        }
    }

    fn from_code(code: char) -> Option<Action> {
        Some(match Marks::from_code(code)? {
            Marks::NONE => Action::Finish,
            marks => Action::Swap(marks),
        })
    }

    fn sound(self) -> Sound {
        match self {
            Action::Swap(_) => Sound::Card,
            Action::Finish => Sound::Flip,
        }
    }
}

/// One round of solo draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player decides.
    Swapping(Swapping),
    /// The player has finished, or the deck is empty.
    Over(Finished),
}

/// A round in progress. The deck has at least one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapping(Cards);

/// A finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished(Cards);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Cards {
    deck: Deck<PackCard>,
    hand: WildHand,
    earlier: Vec<WildHand>,
}

impl Finished {
    /// All cards of the round with their destinations, in the order of the deal.
    ///
    /// A pack has no duplicates, so the cards of a draw are those that the hand did not hold before.
    #[must_use]
    pub fn dealt(&self) -> Vec<(PackCard, DrawnTo)> {
        let Cards { hand, earlier, .. } = &self.0;
        let mut dealt = Vec::new();
        let mut before: Option<&WildHand> = None;
        for (swap, hand) in earlier.iter().chain([hand]).enumerate() {
            for (place, card) in hand.cards().iter().enumerate() {
                if before.is_none_or(|before| !before.cards().contains(card)) {
                    dealt.push((*card, DrawnTo { swap, place }));
                }
            }
            before = Some(hand);
        }
        dealt
    }

    /// The player's five cards at the end.
    #[must_use]
    pub const fn hand(&self) -> WildHand {
        self.0.hand
    }

    /// The best hand of the round. Among equal hands it is the first.
    #[must_use]
    pub fn best(&self) -> WildHand {
        let Cards { hand, earlier, .. } = &self.0;
        // `max_by_key` returns the last of equal maxima, so it walks backwards to find the first.
        let later_first = std::iter::once(hand).chain(earlier.iter().rev());
        *later_first.max_by_key(|hand| hand.rank()).unwrap_or(hand)
    }

    /// The number of the round's hands in each category, from the highest category down. Categories without a hand are
    /// left out.
    #[must_use]
    pub fn counts(&self) -> Vec<(Category, usize)> {
        let Cards { hand, earlier, .. } = &self.0;
        let times = |category| {
            let hands = earlier.iter().chain([hand]);
            hands
                .filter(|hand| hand.rank().category() == category)
                .count()
        };
        let all = Category::ALL.into_iter().rev();
        all.map(|category| (category, times(category)))
            .filter(|(_, times)| *times > 0)
            .collect()
    }
}

impl Round {
    const fn cards(&self) -> &Cards {
        match self {
            Round::Swapping(Swapping(cards)) | Round::Over(Finished(cards)) => cards,
        }
    }

    /// The player's current five cards.
    #[must_use]
    pub const fn hand(&self) -> &WildHand {
        &self.cards().hand
    }

    /// The player's earlier hands, in order.
    #[must_use]
    pub fn earlier(&self) -> &[WildHand] {
        &self.cards().earlier
    }
}

impl table::Round for Round {
    type Card = PackCard;
    /// The jokers in the pack.
    type Rules = Jokers;
    type Action = Action;
    type Stake = NoStake;
    type Refusal = Refusal;

    fn deck(deal: &Deal) -> Deck<PackCard> {
        deal.deck_with_jokers()
    }

    /// Treats a deck with a duplicate among the first five cards as too short.
    fn deal(mut deck: Deck<PackCard>, _: &Jokers, _: &NoStake) -> Result<Round, DeckTooShort> {
        let left = deck.left();
        let cards = deck.draw_many::<5>()?;
        let hand = WildHand::new(&cards).map_err(|_| DeckTooShort { left, wanted: 5 })?;
        let earlier = Vec::new();
        Ok(Cards {
            deck,
            hand,
            earlier,
        }
        .continue_or_end())
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self {
            Round::Swapping(Swapping(cards)) => Marks::all()
                .filter(|marks| (1..=cards.deck.left()).contains(&marks.count()))
                .map(Action::Swap)
                .chain([Action::Finish])
                .collect(),
            Round::Over(_) => vec![],
        }
    }

    fn play(self, action: Action) -> Result<Round, Refused<Round>> {
        match (self, action) {
            (Round::Swapping(Swapping(cards)), Action::Finish) => Ok(Round::Over(Finished(cards))),
            (Round::Swapping(Swapping(cards)), Action::Swap(marks)) => match cards.swap(marks) {
                Ok(swapped) => Ok(swapped.continue_or_end()),
                Err(why) => Err(Refused {
                    round: Round::Swapping(Swapping(cards)),
                    why,
                }),
            },
            (round @ Round::Over(_), Action::Swap(_) | Action::Finish) => Err(Refused {
                round,
                why: Refusal::RoundOver,
            }),
        }
    }

    fn stage(&self) -> Stage {
        match self {
            Round::Swapping(_) => Stage::Swap,
            Round::Over(_) => Stage::Over,
        }
    }

    /// There is no opponent.
    fn verdict(&self) -> Option<Verdict> {
        None
    }

    fn left(&self) -> usize {
        self.cards().deck.left()
    }

    fn buttons(&self) -> Vec<(Button<Action>, char)> {
        match self {
            Round::Swapping(_) => vec![
                (Button::Swap, SWAP_LETTER),
                (Button::Act(Action::Finish), FINISH_LETTER),
            ],
            Round::Over(_) => vec![],
        }
    }

    fn swap(marks: Marks) -> Option<Action> {
        Some(Action::Swap(marks))
    }

    /// The points for the final hand, from 0 for a high card to 9 for a royal flush. Every draw after the first costs a
    /// point.
    fn daily_points(&self) -> u32 {
        match self {
            Round::Swapping(_) => 0,
            Round::Over(Finished(cards)) => {
                let category = cards.hand.rank().category();
                // A daily deal has no jokers, so five of a kind cannot occur and does not count.
                let natural = Category::ALL.into_iter();
                let natural = natural.filter(|lower| *lower != Category::FiveOfAKind);
                let worth = natural.take_while(|lower| *lower < category).count();
                let worth = u32::try_from(worth).unwrap_or(u32::MAX);
                let swaps = u32::try_from(cards.earlier.len()).unwrap_or(u32::MAX);
                worth.saturating_sub(swaps.saturating_sub(1))
            }
        }
    }
}

impl Cards {
    /// Continues the round while the deck has a card.
    fn continue_or_end(self) -> Round {
        if self.deck.left() == 0 {
            Round::Over(Finished(self))
        } else {
            Round::Swapping(Swapping(self))
        }
    }

    fn swap(&self, marks: Marks) -> Result<Cards, Refusal> {
        if marks == Marks::NONE {
            return Err(Refusal::NothingMarked);
        }
        let too_few = DeckTooShort {
            left: self.deck.left(),
            wanted: marks.count(),
        };
        let mut deck = self.deck.clone();
        let mut cards = *self.hand.cards();
        for place in marks.places() {
            cards[place] = deck.draw().ok_or(Refusal::TooFewLeft(too_few))?;
        }
        Ok(Cards {
            deck,
            hand: WildHand::new(&cards).map_err(Refusal::DuplicateCard)?,
            earlier: [self.earlier.as_slice(), &[self.hand]].concat(),
        })
    }
}
