//! One round of video poker, which is draw poker against a pay table: a bet, five cards, one draw (RULES.md, “Jacks or
//! Better”).

use std::fmt;
use std::str::FromStr;

use super::class::Class;
use super::table::PayTable;
use crate::DrawnTo;
use crate::STAND_PAT_LETTER;
use crate::coins::Coins;
use crate::hands::Hands;
use crate::refusal;
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::Chips;
use fair_deal_table::{
    self as table, Bank, Button, Marks, Purse, Refused, Rules as _, SWAP_LETTER, Sound, Stage,
    Verdict, fields,
};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Discard the marked cards and draw replacements.
    Swap(Marks),
    /// Keep all five cards.
    StandPat,
}

impl Action {
    /// The discarded cards.
    #[must_use]
    pub const fn discarded(self) -> Marks {
        match self {
            Action::Swap(marks) => marks,
            Action::StandPat => Marks::NONE,
        }
    }

    /// Returns the decision to discard these cards, or to stand pat if there are none.
    #[must_use]
    pub fn discarding(marks: Marks) -> Action {
        match marks {
            Marks::NONE => Action::StandPat,
            marks => Action::Swap(marks),
        }
    }
}

impl table::Action for Action {
    /// Returns the code of the marks. Standing pat has the code of an empty draw.
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

/// The stake of a round: a number of coins on each of a number of hands, or no stake, for which no round is dealt. The
/// text is the coins, then an `x` and the hands if there are several: `5`, `5x10`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake(Option<(Coins, Hands)>);

/// The separator between the coins and the hands.
const TIMES: char = 'x';

impl Stake {
    /// Returns a stake of this number of coins on one hand.
    #[must_use]
    pub const fn of(coins: Coins) -> Stake {
        Stake(Some((coins, Hands::ONE)))
    }

    /// Returns a stake of the same coins on each of this number of hands. An empty stake stays empty.
    #[must_use]
    pub const fn on(self, hands: Hands) -> Stake {
        match self.0 {
            None => self,
            Some((coins, _)) => Stake(Some((coins, hands))),
        }
    }

    /// The coins on each hand, or `None` for an empty stake.
    #[must_use]
    pub fn coins(self) -> Option<Coins> {
        self.0.map(|(coins, _)| coins)
    }

    /// The number of hands.
    #[must_use]
    pub fn hands(self) -> Hands {
        self.0.map_or(Hands::ONE, |(_, hands)| hands)
    }

    /// The cost of all hands together.
    #[must_use]
    pub fn chips(self) -> Chips {
        let cost = |(coins, hands): (Coins, Hands)| {
            Chips::whole(u32::from(coins.number()) * u32::from(hands.number()))
        };
        self.0.map_or(Chips::NONE, cost)
    }

    /// This stake and the smaller ones, in descending order: first fewer hands, then fewer coins on one hand.
    fn and_below(self) -> impl Iterator<Item = Stake> {
        let hands = Hands::ALL.into_iter().rev();
        let fewer_hands = hands.filter(move |hands| *hands <= self.hands());
        let fewer_coins = Coins::all().rev();
        let fewer_coins = fewer_coins.filter(move |coins| Some(*coins) < self.coins());
        fewer_hands
            .map(move |hands| self.on(hands))
            .chain(fewer_coins.map(Stake::of))
    }
}

impl table::Stake for Stake {
    /// Returns true if this stake has fewer hands.
    fn has_less_than(&self, other: &Stake) -> bool {
        self.hands() < other.hands()
    }

    /// Returns this stake with the number of hands of the other player, so that both see the same hands.
    fn shared(&self, theirs: Option<&Stake>) -> Stake {
        theirs.map_or(*self, |theirs| self.on(theirs.hands()))
    }
}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => Ok(()),
            Some((coins, hands)) if hands.are_several() => {
                write!(f, "{}{TIMES}{hands}", coins.number())
            }
            Some((coins, _)) => coins.number().fmt(f),
        }
    }
}

impl FromStr for Stake {
    type Err = NotAStake;

    /// Parses exactly the text that `Display` writes.
    fn from_str(word: &str) -> Result<Stake, NotAStake> {
        fn whole<T>(digits: &str, new: impl Fn(u8) -> Option<T>) -> Option<T> {
            new(fields::number(digits)?.try_into().ok()?)
        }
        if word.is_empty() {
            return Ok(Stake::default());
        }
        let read = || match word.split_once(TIMES) {
            None => whole(word, Coins::new).map(Stake::of),
            Some((coins, hands)) => {
                Some(Stake::of(whole(coins, Coins::new)?).on(whole(hands, Hands::new)?))
            }
        };
        let stake = read().filter(|stake| stake.to_string() == word);
        stake.ok_or(NotAStake)
    }
}

/// The error for a text that is not a stake of video poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStake;

impl fmt::Display for NotAStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is not a valid bet at video poker.")
    }
}

impl std::error::Error for NotAStake {}

/// The reason why a round or a decision is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The decision is not legal with these cards.
    Cards(refusal::Refusal),
    /// The stake is empty.
    NoBet,
    /// The player has too few chips.
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

/// One round of video poker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player chooses the cards to discard.
    Drawing(Drawing),
    /// The round is over.
    Over(Finished),
}

/// A round before its draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    table: PayTable,
    coins: Coins,
    hands: Hands,
    deck: Deck<PackCard>,
    hand: WildHand,
}

/// A finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    table: PayTable,
    coins: Coins,
    dealt: WildHand,
    discarded: Marks,
    hand: WildHand,
    /// The hands from hand 2 on.
    further: Vec<WildHand>,
    left: usize,
}

impl Drawing {
    fn discard(&self, marks: Marks) -> Result<Finished, refusal::Refusal> {
        let mut deck = self.deck.clone();
        let hand = self.drawn(&mut deck, marks)?;
        let decks = self.deck.further_hands(self.table.decks());
        let further = decks.take(usize::from(self.hands.number()) - 1);
        Ok(Finished {
            table: self.table,
            coins: self.coins,
            dealt: self.hand,
            discarded: marks,
            hand,
            further: further
                .map(|mut deck| self.drawn(&mut deck, marks))
                .collect::<Result<_, _>>()?,
            left: deck.left(),
        })
    }

    /// Returns the hand with the marked cards replaced from this deck.
    fn drawn(&self, deck: &mut Deck<PackCard>, marks: Marks) -> Result<WildHand, refusal::Refusal> {
        let too_few = DeckTooShort {
            left: deck.left(),
            wanted: marks.count(),
        };
        let mut cards = *self.hand.cards();
        for place in marks.places() {
            cards[place] = deck.draw().ok_or(refusal::Refusal::TooFewLeft(too_few))?;
        }
        WildHand::new(&cards).map_err(refusal::Refusal::DuplicateCard)
    }
}

impl Finished {
    /// The five dealt cards.
    #[must_use]
    pub const fn dealt(&self) -> &WildHand {
        &self.dealt
    }

    /// The discards.
    #[must_use]
    pub const fn discarded(&self) -> Marks {
        self.discarded
    }

    /// The five cards of the first hand after the draw.
    #[must_use]
    pub const fn hand(&self) -> &WildHand {
        &self.hand
    }

    /// All hands after the draw, in order. There is at least one.
    pub fn hands(&self) -> impl Iterator<Item = &WildHand> {
        [&self.hand].into_iter().chain(&self.further)
    }

    /// The class that this hand is paid for, or `None` if it is not paid.
    #[must_use]
    pub fn prize(&self, hand: &WildHand) -> Option<Class> {
        self.table.game().class(hand)
    }

    /// The paid class of each hand, in the order of the hands.
    pub fn prizes(&self) -> impl Iterator<Item = Option<Class>> {
        self.hands().map(|hand| self.prize(hand))
    }

    /// The number of hands in each paid class, in the order of the pay table, then the number of unpaid hands. Zero
    /// counts are left out.
    #[must_use]
    pub fn counts(&self) -> Vec<(Option<Class>, usize)> {
        let prizes: Vec<Option<Class>> = self.prizes().collect();
        let classes = self.table.game().classes().iter();
        let classes = classes.map(|class| Some(*class)).chain([None]);
        let counted = classes.map(|class| {
            let its = prizes.iter().filter(|prize| **prize == class);
            (class, its.count())
        });
        counted.filter(|(_, count)| *count > 0).collect()
    }

    /// The best hand, with its number from 1: the one with the highest pay, then the highest category in this game,
    /// then the highest rank, then the lowest number.
    #[must_use]
    pub fn best(&self) -> (usize, &WildHand) {
        let worth = |hand: &WildHand| {
            let category = self.table.game().category(hand);
            (self.paid_for(self.prize(hand)), category, hand.rank())
        };
        let mut best = (1, &self.hand);
        for (number, hand) in (1..).zip(self.hands()) {
            if worth(hand) > worth(best.1) {
                best = (number, hand);
            }
        }
        best
    }

    /// The pay table of the round.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The coins bet on each hand.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        self.coins
    }

    /// The coins and the number of hands.
    #[must_use]
    pub fn stake(&self) -> Stake {
        let several = u8::try_from(self.further.len() + 1)
            .ok()
            .and_then(Hands::new);
        Stake::of(self.coins).on(several.unwrap_or(Hands::ONE))
    }

    /// The coins that a hand of this class returns, including its bet.
    #[must_use]
    pub fn paid_for(&self, prize: Option<Class>) -> u32 {
        prize.map_or(0, |prize| self.table.paid(prize, self.coins))
    }

    /// The coins that all hands return together, including the bets.
    #[must_use]
    pub fn paid(&self) -> u32 {
        self.prizes().map(|prize| self.paid_for(prize)).sum()
    }

    /// The destinations of the first hand's cards, in the order of the deal.
    #[must_use]
    pub fn destinations(&self) -> Vec<DrawnTo> {
        let dealt = (0..Marks::PLACES).map(|place| DrawnTo { swap: 0, place });
        let drawn = self.discarded.places();
        dealt
            .chain(drawn.map(|place| DrawnTo { swap: 1, place }))
            .collect()
    }
}

impl Round {
    /// The player's current five cards, or those of the first of several hands.
    #[must_use]
    pub const fn hand(&self) -> &WildHand {
        match self {
            Round::Drawing(drawing) => &drawing.hand,
            Round::Over(finished) => &finished.hand,
        }
    }

    /// The pay table of the round.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        match self {
            Round::Drawing(drawing) => &drawing.table,
            Round::Over(finished) => &finished.table,
        }
    }

    /// The coins bet on each hand.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        match self {
            Round::Drawing(drawing) => drawing.coins,
            Round::Over(finished) => finished.coins,
        }
    }

    /// The coins and the number of hands.
    #[must_use]
    pub fn stake(&self) -> Stake {
        match self {
            Round::Drawing(drawing) => Stake::of(drawing.coins).on(drawing.hands),
            Round::Over(finished) => finished.stake(),
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

    /// Requires ten cards, so a later draw always finds enough. A deck with a duplicate among the first five cards
    /// counts as too short, and so does a deck without a key when there are several hands.
    fn deal(
        mut deck: Deck<PackCard>,
        table: &PayTable,
        stake: &Stake,
    ) -> Result<Round, DeckTooShort> {
        let too_short = DeckTooShort {
            left: deck.left(),
            wanted: 2 * Marks::PLACES,
        };
        let hands = stake.hands();
        let has_hands = !hands.are_several() || deck.has_further_hands();
        if too_short.left < too_short.wanted || !has_hands {
            return Err(too_short);
        }
        let cards = deck.draw_many::<5>()?;
        Ok(Round::Drawing(Drawing {
            table: *table,
            coins: stake.coins().unwrap_or(Coins::MOST),
            hands,
            deck,
            hand: WildHand::new(&cards).map_err(|_| too_short)?,
        }))
    }

    fn accepts(_: &PayTable, stake: &Stake) -> Result<(), Refusal> {
        stake.coins().map(|_| ()).ok_or(Refusal::NoBet)
    }

    /// Five coins, which get the full pay for a royal flush.
    fn usual_stake(_: &PayTable) -> Stake {
        Stake::of(Coins::MOST)
    }

    fn has_stakes(_: &PayTable) -> bool {
        true
    }

    /// The keys 1 to 5 set the coins on each hand.
    fn stake_on_key(_: &PayTable, stake: &Stake, digit: usize) -> Option<Stake> {
        let coins = Coins::all().nth(digit)?;
        Some(Stake::of(coins).on(stake.hands()))
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self {
            Round::Drawing(_) => Marks::all().map(Action::discarding).collect(),
            Round::Over(_) => vec![],
        }
    }

    fn play(self, action: Action) -> Result<Round, Refused<Round>> {
        let after = match (&self, action) {
            (Round::Over(_), Action::Swap(_) | Action::StandPat) => {
                Err(refusal::Refusal::RoundOver)
            }
            (Round::Drawing(_), Action::Swap(Marks::NONE)) => Err(refusal::Refusal::NothingMarked),
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

    /// There is no opponent.
    fn verdict(&self) -> Option<Verdict> {
        None
    }

    fn left(&self) -> usize {
        match self {
            Round::Drawing(drawing) => drawing.deck.left(),
            Round::Over(finished) => finished.left,
        }
    }

    /// The pay of the first hand per coin, with five coins bet.
    fn daily_points(&self) -> u32 {
        match self {
            Round::Drawing(_) => 0,
            Round::Over(finished) => finished
                .prize(&finished.hand)
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
        wanted.coins().ok_or(Refusal::NoBet)?;
        if self.chips() < wanted.chips() {
            return Err(Refusal::NotEnough);
        }
        Ok(*wanted)
    }

    fn chips_beside(&self, round: &Round) -> Chips {
        let chips = self.chips();
        let at_stake = match round {
            Round::Drawing(_) => round.stake().chips(),
            Round::Over(_) => Chips::NONE,
        };
        chips.checked_sub(at_stake).unwrap_or(chips)
    }

    fn all_chips(&self) -> Chips {
        self.chips()
    }

    fn payable(&self, wanted: &Stake, _: &PayTable) -> Stake {
        let mut below = wanted.and_below();
        let payable = below.find(|stake| stake.chips() <= self.chips());
        payable.unwrap_or(*wanted)
    }

    fn settled(&self, round: &Round) -> Bank {
        match round {
            Round::Drawing(_) => *self,
            Round::Over(finished) => {
                self.after(finished.stake().chips(), Chips::whole(finished.paid()))
            }
        }
    }

    fn refilled(&self, _: &PayTable) -> Bank {
        self.refilled_below(Stake::of(Coins::ONE).chips())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stake_round_trips() {
        for coins in Coins::all() {
            for hands in Hands::ALL {
                let stake = Stake::of(coins).on(hands);
                assert_eq!(stake.to_string().parse(), Ok(stake));
            }
        }
        let many = Stake::of(Coins::MOST).on(Hands::ALL[3]);
        assert_eq!(many.to_string(), "5x10");
        assert_eq!("".parse(), Ok(Stake::default()));
        assert_eq!(Stake::default().on(Hands::ALL[3]), Stake::default());
        let words = [
            "0", "6", "05", "5~1", "-1", "x", "5x", "x10", "5x1", "5x2", "5x010", "5x101",
            "5x10x3", "6x10", "5X10",
        ];
        for word in words {
            assert_eq!(word.parse::<Stake>(), Err(NotAStake), "{word}");
        }
    }
}
