//! High card: one card each from two decks, in a shoe of many rounds. The file is a whole game with only what a table
//! requires. `tests/high_card.rs` includes this file too, and plays the game at a table.

use std::fmt;
use std::str::FromStr;

use super::core::{Card, Deal, Deck, DeckTooShort, Decks, FaceDown};
use super::table::{
    Action, Button, Game, NoPractice, NoPurse, NoStake, Refused, Round, Rules, Sound, Stage,
    Verdict,
};

/// The rules, which have no options.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NoRules;

impl Rules for NoRules {
    fn decks(&self) -> Decks {
        Decks::new(2).expect("1 to 8")
    }
}

impl fmt::Display for NoRules {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoRules {
    type Err = ();

    fn from_str(text: &str) -> Result<NoRules, ()> {
        text.is_empty().then_some(NoRules).ok_or(())
    }
}

/// A decision: keep the card, or exchange it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Keep,
    Exchange,
}

impl Action for Choice {
    fn code(self) -> char {
        match self {
            Choice::Keep => 'k',
            Choice::Exchange => 'x',
        }
    }

    fn from_code(code: char) -> Option<Choice> {
        let mut all = [Choice::Keep, Choice::Exchange].into_iter();
        all.find(|choice| choice.code() == code)
    }

    fn sound(self) -> Sound {
        Sound::Flip
    }
}

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub struct HighRound {
    pub deck: Deck,
    pub player: Card,
    pub house: House,
}

/// The card of the house.
#[derive(Clone, Debug, PartialEq)]
pub enum House {
    Down(FaceDown),
    Up(Card),
}

impl Round for HighRound {
    type Card = Card;
    type Rules = NoRules;
    type Stake = NoStake;
    type Action = Choice;
    type Refusal = &'static str;

    fn deck(deal: &Deal) -> Deck {
        deal.deck()
    }

    fn deal(mut deck: Deck, _: &NoRules, _: &NoStake) -> Result<HighRound, DeckTooShort> {
        let [player, house] = deck.draw_many()?;
        Ok(HighRound {
            deck,
            player,
            house: House::Down(FaceDown::new(house)),
        })
    }

    fn legal_actions(&self) -> Vec<Choice> {
        match (&self.house, self.deck.left()) {
            (House::Up(_), _) => vec![],
            (House::Down(_), 0) => vec![Choice::Keep],
            (House::Down(_), _) => vec![Choice::Keep, Choice::Exchange],
        }
    }

    fn play(mut self, choice: Choice) -> Result<HighRound, Refused<HighRound>> {
        let House::Down(house) = &self.house else {
            return Err(Refused {
                round: self,
                why: "The round is over.",
            });
        };
        let house = House::Up(house.turn());
        if choice == Choice::Exchange {
            match self.deck.draw() {
                Some(card) => self.player = card,
                None => {
                    return Err(Refused {
                        round: self,
                        why: "The deck is empty.",
                    });
                }
            }
        }
        Ok(HighRound { house, ..self })
    }

    fn stage(&self) -> Stage {
        match self.house {
            House::Down(_) => Stage::Player,
            House::Up(_) => Stage::Over,
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let House::Up(house) = self.house else {
            return None;
        };
        Some(match self.player.rank.cmp(&house.rank) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Equal => Verdict::Drawn,
            std::cmp::Ordering::Less => Verdict::Lost,
        })
    }

    fn left(&self) -> usize {
        self.deck.left()
    }

    fn next_deck(&self) -> Option<Deck> {
        let goes_on = self.is_over() && self.left() >= 10;
        goes_on.then(|| self.deck.clone())
    }

    fn buttons(&self) -> Vec<(Button<Choice>, char)> {
        let button = |choice: Choice| (Button::Act(choice), choice.code());
        self.legal_actions().into_iter().map(button).collect()
    }
}

/// The game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HighCard;

impl Game for HighCard {
    const NAME: &'static str = "high-card";

    type Round = HighRound;
    type Purse = NoPurse;
    type Practice = NoPractice;

    fn daily_rules() -> NoRules {
        NoRules
    }
}
