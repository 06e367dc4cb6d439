//! One round of video poker: draw poker against a pay table: a bet, five cards, one swap (RULES.md, “Jacks or Better”).

use std::fmt;
use std::str::FromStr;

use super::coins::Coins;
use super::hands::Hands;
use super::machine::{Class, PayTable};
use super::solo;
use fair_deal_core::{PackCard, WildHand};
use fair_deal_table::Chips;
use fair_deal_table::{
    self as table, Bank, Button, Marks, NotEmpty, Purse, Refused, Rules as _, SWAP_LETTER, Sound,
    Stage, Verdict, fields,
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

/// What a round is for: so many coins on each of so many hands, or nothing, for which no round is dealt. Written as the
/// coins, and behind an `x` the hands where there are several: `5`, `5x10`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake(Option<(Coins, Hands)>);

/// What stands between the coins and the hands.
const TIMES: char = 'x';

impl Stake {
    /// So many coins on one hand.
    #[must_use]
    pub const fn of(coins: Coins) -> Stake {
        Stake(Some((coins, Hands::ONE)))
    }

    /// As many coins on each of so many hands; nothing stays nothing.
    #[must_use]
    pub const fn on(self, hands: Hands) -> Stake {
        match self.0 {
            None => self,
            Some((coins, _)) => Stake(Some((coins, hands))),
        }
    }

    /// The coins on each hand.
    #[must_use]
    pub fn coins(self) -> Option<Coins> {
        self.0.map(|(coins, _)| coins)
    }

    /// The hands.
    #[must_use]
    pub fn hands(self) -> Hands {
        self.0.map_or(Hands::ONE, |(_, hands)| hands)
    }

    /// What all hands cost together.
    #[must_use]
    pub fn chips(self) -> Chips {
        let cost = |(coins, hands): (Coins, Hands)| {
            Chips::whole(u32::from(coins.number()) * u32::from(hands.number()))
        };
        self.0.map_or(Chips::NONE, cost)
    }

    /// This stake and those below it, the highest first: with fewer hands, then one hand for fewer coins.
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
    /// Whether there are fewer hands.
    fn has_less_than(&self, other: &Stake) -> bool {
        self.hands() < other.hands()
    }

    /// As many hands as the other has played, so that both see the same ones.
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
    type Err = NotEmpty;

    /// Reads what `Display` writes, and nothing else.
    fn from_str(word: &str) -> Result<Stake, NotEmpty> {
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
        stake.ok_or(NotEmpty)
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
    hands: Hands,
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
    /// The other hands, from hand 2 on.
    further: Vec<WildHand>,
    left: usize,
}

impl Drawing {
    fn discard(&self, marks: Marks) -> Result<Finished, solo::Refusal> {
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

    /// The hand with cards of this deck in the places of the marked ones.
    fn drawn(&self, deck: &mut Deck<PackCard>, marks: Marks) -> Result<WildHand, solo::Refusal> {
        let too_few = DeckTooShort {
            left: deck.left(),
            wanted: marks.count(),
        };
        let mut cards = *self.hand.cards();
        for place in marks.places() {
            cards[place] = deck.draw().ok_or(solo::Refusal::TooFewLeft(too_few))?;
        }
        WildHand::new(&cards).map_err(solo::Refusal::SpoiltDeck)
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

    /// The five cards of the first hand at the end.
    #[must_use]
    pub const fn hand(&self) -> &WildHand {
        &self.hand
    }

    /// All hands at the end, the first one first. There is always one.
    pub fn hands(&self) -> impl Iterator<Item = &WildHand> {
        [&self.hand].into_iter().chain(&self.further)
    }

    /// What this hand is paid for; `None` where it is not paid.
    #[must_use]
    pub fn prize(&self, hand: &WildHand) -> Option<Class> {
        self.table.game().class(hand)
    }

    /// What each hand is paid for, the first hand first.
    pub fn prizes(&self) -> impl Iterator<Item = Option<Class>> {
        self.hands().map(|hand| self.prize(hand))
    }

    /// How many hands are paid for each class, in the order of the pay table, then how many are paid nothing; without
    /// those that no hand is.
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

    /// The best hand, with its number from 1: the one that is paid most, then the one that ranks highest, then the
    /// first one.
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

    /// The pay table that it was played by.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// The coins that were bet on each hand.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        self.coins
    }

    /// The coins and the hands.
    #[must_use]
    pub fn stake(&self) -> Stake {
        let several = u8::try_from(self.further.len() + 1)
            .ok()
            .and_then(Hands::new);
        Stake::of(self.coins).on(several.unwrap_or(Hands::ONE))
    }

    /// How many coins come back for a hand of this class, its bet among them.
    #[must_use]
    pub fn paid_for(&self, prize: Option<Class>) -> u32 {
        prize.map_or(0, |prize| self.table.paid(prize, self.coins))
    }

    /// How many coins come back for all hands together, the bets among them.
    #[must_use]
    pub fn paid(&self) -> u32 {
        self.prizes().map(|prize| self.paid_for(prize)).sum()
    }

    /// Every card that the first hand was dealt with where it went, in the order in which they were dealt.
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
    /// The five cards the player holds; of several hands the first one.
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

    /// The coins that are bet on each hand.
    #[must_use]
    pub const fn coins(&self) -> Coins {
        match self {
            Round::Drawing(drawing) => drawing.coins,
            Round::Over(finished) => finished.coins,
        }
    }

    /// The coins and the hands.
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

    /// A deck that could not give ten cards does not start a round, so a swap always finds cards; one that
    /// holds a card twice is too short for a hand of five different ones, and one without a key for several hands.
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

    /// Five coins, for which a royal flush is paid in full.
    fn usual_stake(_: &PayTable) -> Stake {
        Stake::of(Coins::MOST)
    }

    fn has_stakes(_: &PayTable) -> bool {
        true
    }

    /// The key 1 bets one coin on each hand, and so on to 5.
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
    fn a_stake_is_read_back_as_it_is_written() {
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
            assert_eq!(word.parse::<Stake>(), Err(NotEmpty), "{word}");
        }
    }
}
