//! One round of video poker: draw poker against a pay table: a bet, five cards, one swap (RULES.md, “Jacks or Better”).

use std::fmt;
use std::str::FromStr;

use super::coins::Coins;
use super::machine::{Class, PayTable};
use super::solo;
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::Chips;
use fair_deal_table::{
    self as table, Bank, Button, Marks, NotNothing, Purse, Refused, SWAP_LETTER, Sound, Stage,
    Verdict, fields,
};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// The letter that keeps all five cards.
pub const STAND_PAT_LETTER: char = 'p';

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Put the marked cards aside and draw as many in their places.
    Swap(Marks),
    /// Keep all five cards.
    StandPat,
}

impl Action {
    /// The cards that are put aside.
    #[must_use]
    pub const fn discarded(self) -> Marks {
        match self {
            Action::Swap(marks) => marks,
            Action::StandPat => Marks::NONE,
        }
    }

    /// The decision to put these cards aside, or to keep all.
    #[must_use]
    pub fn discarding(marks: Marks) -> Action {
        match marks {
            Marks::NONE => Action::StandPat,
            marks => Action::Swap(marks),
        }
    }
}

impl table::Action for Action {
    /// The code of the marks; to stand pat is to swap none.
    fn code(self) -> char {
        self.discarded().code()
    }

    fn from_code(code: char) -> Option<Action> {
        Marks::from_code(code).map(Action::discarding)
    }

    fn sound(self) -> Sound {
        match self {
            Action::Swap(_) => Sound::Card,
            Action::StandPat => Sound::Flip,
        }
    }
}

/// What a round is for: so many coins, or none, for which no round is dealt. Written as the number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake(Option<Coins>);

impl Stake {
    /// So many coins.
    #[must_use]
    pub const fn of(coins: Coins) -> Stake {
        Stake(Some(coins))
    }

    /// The coins.
    #[must_use]
    pub const fn coins(self) -> Option<Coins> {
        self.0
    }
}

impl table::Stake for Stake {}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => Ok(()),
            Some(coins) => coins.number().fmt(f),
        }
    }
}

impl FromStr for Stake {
    type Err = NotNothing;

    fn from_str(word: &str) -> Result<Stake, NotNothing> {
        if word.is_empty() {
            return Ok(Stake::default());
        }
        let number = fields::number(word).filter(|_| word.len() == 1);
        let coins = number.and_then(|number| Coins::new(number.try_into().ok()?));
        coins.map(Stake::of).ok_or(NotNothing)
    }
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The decision is none for these cards.
    Cards(solo::Refusal),
    /// Nothing is bet.
    NoBet,
    /// The player does not have so many chips.
    NotEnough,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Cards(why) => why.fmt(f),
            Refusal::NoBet => f.write_str("Bet one to five coins."),
            Refusal::NotEnough => f.write_str("You do not have that many chips."),
        }
    }
}

impl std::error::Error for Refusal {}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player decides which cards to swap.
    Drawing(Drawing),
    /// The result stands.
    Over(Finished),
}

/// A round before its swap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    table: PayTable,
    coins: Coins,
    deck: Deck<PackCard>,
    hand: WildHand,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    table: PayTable,
    coins: Coins,
    dealt: WildHand,
    discarded: Marks,
    hand: WildHand,
    left: usize,
}

impl Drawing {
    fn discard(&self, marks: Marks) -> Result<Finished, solo::Refusal> {
        let too_few = DeckTooShort {
            left: self.deck.left(),
            wanted: marks.count(),
        };
        let mut deck = self.deck.clone();
        let mut cards = *self.hand.cards();
        for place in marks.places() {
            cards[place] = deck.draw().ok_or(solo::Refusal::TooFewLeft(too_few))?;
        }
        Ok(Finished {
            table: self.table,
            coins: self.coins,
            dealt: self.hand,
            discarded: marks,
            hand: WildHand::new(&cards).map_err(solo::Refusal::SpoiltDeck)?,
            left: deck.left(),
        })
    }
}

impl Finished {
    /// The five cards that were dealt.
    #[must_use]
    pub const fn dealt(&self) -> &WildHand {
        &self.dealt
    }

    /// Which of them were put aside.
    #[must_use]
    pub const fn discarded(&self) -> Marks {
        self.discarded
    }

    /// The five cards at the end.
    #[must_use]
    pub const fn hand(&self) -> &WildHand {
        &self.hand
    }

    /// What the hand is paid for; `None` where it is not paid.
    #[must_use]
    pub fn prize(&self) -> Option<Class> {
        self.table.game().class(&self.hand)
    }

    /// The pay table that it was played by.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The coins that were bet.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        self.coins
    }

    /// How many coins come back, the bet among them.
    #[must_use]
    pub fn paid(&self) -> u32 {
        self.prize()
            .map_or(0, |prize| self.table.paid(prize, self.coins))
    }

    /// Every card of the round with where it went, in the order in which they were dealt.
    #[must_use]
    pub fn destinations(&self) -> Vec<solo::Destination> {
        let dealt = (0..Marks::PLACES).map(|place| solo::Destination { swap: 0, place });
        let drawn = self.discarded.places();
        dealt
            .chain(drawn.map(|place| solo::Destination { swap: 1, place }))
            .collect()
    }
}

impl Round {
    /// The five cards the player holds.
    #[must_use]
    pub const fn hand(&self) -> &WildHand {
        match self {
            Round::Drawing(drawing) => &drawing.hand,
            Round::Over(finished) => &finished.hand,
        }
    }

    /// The pay table that the round is played by.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        match self {
            Round::Drawing(drawing) => &drawing.table,
            Round::Over(finished) => &finished.table,
        }
    }

    /// The coins that are bet.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        match self {
            Round::Drawing(drawing) => drawing.coins,
            Round::Over(finished) => finished.coins,
        }
    }
}

impl table::Round for Round {
    type Card = PackCard;
    type Rules = PayTable;
    type Stake = Stake;
    type Action = Action;
    type Refusal = Refusal;

    fn deck(deal: &Deal) -> Deck<PackCard> {
        deal.deck_with_jokers()
    }

    /// A deck that could not give ten cards does not start a round, so whoever swaps finds cards; one that
    /// holds a card twice is too short for a hand of five different ones.
    fn deal(
        mut deck: Deck<PackCard>,
        table: &PayTable,
        stake: &Stake,
    ) -> Result<Round, DeckTooShort> {
        let too_short = DeckTooShort {
            left: deck.left(),
            wanted: 2 * Marks::PLACES,
        };
        if too_short.left < too_short.wanted {
            return Err(too_short);
        }
        let cards = deck.draw_many::<5>()?;
        Ok(Round::Drawing(Drawing {
            table: *table,
            coins: stake.coins().unwrap_or(Coins::MOST),
            deck,
            hand: WildHand::new(&cards).map_err(|_| too_short)?,
        }))
    }

    fn accepts(_: &PayTable, stake: &Stake) -> Result<(), Refusal> {
        stake.coins().map(|_| ()).ok_or(Refusal::NoBet)
    }

    /// Five coins, for which a royal flush is paid in full.
    fn usual_stake(_: &PayTable) -> Stake {
        Stake::of(Coins::MOST)
    }

    fn has_stakes(_: &PayTable) -> bool {
        true
    }

    /// The key 1 bets one coin, and so on to 5.
    fn stake_on_key(_: &PayTable, _: &Stake, digit: usize) -> Option<Stake> {
        Coins::all().nth(digit).map(Stake::of)
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self {
            Round::Drawing(_) => Marks::all().map(Action::discarding).collect(),
            Round::Over(_) => vec![],
        }
    }

    fn play(self, action: Action) -> Result<Round, Refused<Round>> {
        let after = match (&self, action) {
            (Round::Over(_), Action::Swap(_) | Action::StandPat) => Err(solo::Refusal::RoundOver),
            (Round::Drawing(_), Action::Swap(Marks::NONE)) => Err(solo::Refusal::NothingMarked),
            (Round::Drawing(drawing), Action::Swap(_) | Action::StandPat) => {
                drawing.discard(action.discarded())
            }
        };
        after.map(Round::Over).map_err(|why| Refused {
            round: self,
            why: Refusal::Cards(why),
        })
    }

    fn stage(&self) -> Stage {
        match self {
            Round::Drawing(_) => Stage::Swap,
            Round::Over(_) => Stage::Over,
        }
    }

    /// Nobody plays against the player.
    fn verdict(&self) -> Option<Verdict> {
        None
    }

    fn left(&self) -> usize {
        match self {
            Round::Drawing(drawing) => drawing.deck.left(),
            Round::Over(finished) => finished.left,
        }
    }

    /// What the hand is paid for a coin where five are bet.
    fn daily_points(&self) -> u32 {
        match self {
            Round::Drawing(_) => 0,
            Round::Over(finished) => finished
                .prize()
                .map_or(0, |prize| u32::from(finished.table.pay(prize))),
        }
    }

    fn buttons(&self) -> Vec<(Button<Action>, char)> {
        match self {
            Round::Drawing(_) => vec![
                (Button::Swap, SWAP_LETTER),
                (Button::Act(Action::StandPat), STAND_PAT_LETTER),
            ],
            Round::Over(_) => vec![],
        }
    }

    fn swap(marks: Marks) -> Option<Action> {
        Some(Action::Swap(marks))
    }

    fn hold_all() -> Option<Action> {
        Some(Action::StandPat)
    }
}

impl Purse<Round> for Bank {
    fn stake(&self, _: &PayTable, wanted: &Stake) -> Result<Stake, Refusal> {
        let coins = wanted.coins().ok_or(Refusal::NoBet)?;
        if self.chips() < staked(coins) {
            return Err(Refusal::NotEnough);
        }
        Ok(*wanted)
    }

    fn chips_beside(&self, round: &Round) -> Chips {
        let chips = self.chips();
        let at_stake = match round {
            Round::Drawing(drawing) => staked(drawing.coins),
            Round::Over(_) => Chips::NONE,
        };
        chips.checked_sub(at_stake).unwrap_or(chips)
    }

    fn all_chips(&self) -> Chips {
        self.chips()
    }

    fn payable(&self, wanted: &Stake, _: &PayTable) -> Stake {
        let wanted_most = wanted.coins().into_iter().flat_map(|most| {
            let all = Coins::all().rev();
            all.filter(move |coins| *coins <= most)
        });
        let mut payable = wanted_most.filter(|coins| staked(*coins) <= self.chips());
        payable.next().map_or(*wanted, Stake::of)
    }

    fn settled(&self, round: &Round) -> Bank {
        match round {
            Round::Drawing(_) => *self,
            Round::Over(finished) => {
                self.after(staked(finished.coins), Chips::whole(finished.paid()))
            }
        }
    }

    fn refilled(&self, _: &PayTable) -> Bank {
        self.refilled_below(staked(Coins::ONE))
    }
}

/// The coins as an amount of chips.
#[must_use]
pub fn staked(coins: Coins) -> Chips {
    Chips::whole(coins.number().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stake_is_read_back_as_it_is_written() {
        for coins in Coins::all() {
            let stake = Stake::of(coins);
            assert_eq!(stake.to_string().parse(), Ok(stake));
        }
        assert_eq!("".parse(), Ok(Stake::default()));
        for word in ["0", "6", "05", "5~1", "-1", "x"] {
            assert_eq!(word.parse::<Stake>(), Err(NotNothing), "{word}");
        }
    }
}
