//! One round of the duel for chips: bets, one swap each, bets again, and the showdown.
//!
//! Whose turn it is stands first in a list of those who still have to act: whoever has acted leaves it,
//! and a bet puts all others back on it. The player acts by [`ForChips::play`]; an opponent's turn is a
//! step of its own, [`ForChips::advance`].

mod betting;
mod finished;

use super::super::duel::{Action, Holder, Rules, Swapped, deal_hands, swap};
use super::super::opponent::{Character, OpponentView};
use super::super::solo::Refusal;
use super::pots::{Paid, Pots, shares};
use super::stake::Stake;
use super::{ANTE, less, plus, sum};
use fair_deal_core::{Decks, FaceDown, PackCard, WildHand};
use fair_deal_table::Chips;
use fair_deal_table::{Marks, Refused};
use fair_shuffle::{Deck, DeckTooShort};

/// The player's seat.
pub const PLAYER: usize = 0;

/// A round of bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Street {
    /// The one before the swap.
    First,
    /// The one after it.
    Second,
}

impl Street {
    /// What a bet is, and what each raise adds to it.
    #[must_use]
    pub const fn bet(self) -> Chips {
        match self {
            Street::First => Chips::whole(2),
            Street::Second => Chips::whole(4),
        }
    }
}

/// Whether a seat still plays for the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It does.
    In,
    /// It has given its hand up.
    Folded,
}

/// What a seat has done, for everybody to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Stayed in for nothing.
    Check,
    /// Bet first, this much.
    Bet(Chips),
    /// Paid this much to stay in: what others have bet, or all that was left.
    Call(Chips),
    /// Raised the bet to this much.
    Raise(Chips),
    /// Gave the hand up.
    Fold,
    /// Swapped so many cards; none is to stand pat.
    Swap(usize),
}

/// A seat as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Who sits there.
    pub holder: Holder,
    /// What it has left.
    pub stack: Chips,
    /// What it has paid in this hand, without what came back because nobody called it.
    pub paid: Chips,
    /// Whether it still plays for the pot.
    pub standing: Standing,
    /// How many cards it has swapped, once it has.
    pub swapped: Option<usize>,
    /// What it has done last, if anything.
    pub last: Option<Deed>,
}

impl SeatView {
    /// Whether it plays on with all its chips in the pot.
    #[must_use]
    pub fn is_all_in(&self) -> bool {
        self.standing == Standing::In && self.stack == Chips::NONE
    }
}

/// A seat with what only its holder knows.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seat {
    holder: Holder,
    /// The first five cards.
    dealt: FaceDown<WildHand>,
    /// The five cards now.
    hand: FaceDown<WildHand>,
    /// What it has discarded, once it has swapped.
    discarded: Option<Marks>,
    standing: Standing,
    /// What it had before the ante.
    began: Chips,
    stack: Chips,
    paid: Chips,
    /// What of it was paid in this round of bets.
    bet: Chips,
}

impl Seat {
    fn pay(&mut self, amount: Chips) -> Chips {
        let paid = amount.min(self.stack);
        self.stack = less(self.stack, paid);
        self.paid = plus(self.paid, paid);
        paid
    }

    fn is_in(&self) -> bool {
        self.standing == Standing::In
    }

    fn may_bet(&self) -> bool {
        self.is_in() && self.stack != Chips::NONE
    }
}

/// What there is in every phase of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seats {
    rules: Rules,
    button: usize,
    deck: Deck<PackCard>,
    /// The player first, then the opponents in their order.
    each: Vec<Seat>,
    /// All that was done so far, and by whom.
    deeds: Vec<(usize, Deed)>,
}

impl Seats {
    /// The seats from this one's left, all the way round to itself.
    fn left_of(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        let count = self.each.len();
        (1..=count).map(move |on| (seat + on) % count)
    }

    /// Those that are in, from the left of this seat.
    fn in_left_of(&self, seat: usize) -> impl Iterator<Item = usize> {
        let all = self.left_of(seat);
        all.filter(|seat| self.each[*seat].is_in())
    }

    fn count_in(&self) -> usize {
        self.each.iter().filter(|seat| seat.is_in()).count()
    }

    fn pot(&self) -> Chips {
        sum(self.each.iter().map(|seat| seat.paid))
    }

    /// Begins a round of bets, or leaves it out where fewer than two could bet.
    fn begin_bets(mut self, street: Street) -> ForChips {
        for seat in &mut self.each {
            seat.bet = Chips::NONE;
        }
        let can_bet = |seat: &usize| self.each[*seat].may_bet();
        let waiting: Vec<usize> = self.left_of(self.button).filter(can_bet).collect();
        if waiting.len() < 2 {
            return self.after_bets(street);
        }
        ForChips::Betting(Betting {
            seats: self,
            street,
            bets: 0,
            waiting,
        })
    }

    /// What follows when a round of bets is over.
    fn after_bets(self, street: Street) -> ForChips {
        match street {
            _ if self.count_in() == 1 => self.settle(),
            Street::Second => self.settle(),
            Street::First => {
                let waiting = self.in_left_of(self.button).collect();
                ForChips::Swapping(Swapping {
                    seats: self,
                    waiting,
                })
            }
        }
    }

    /// Gives the pots to the best hands that are in.
    fn settle(mut self) -> ForChips {
        let paid = self.each.iter().map(|seat| Paid {
            amount: seat.paid,
            is_in: seat.is_in(),
        });
        let Pots { returned, pots } = Pots::of(&paid.collect::<Vec<_>>());
        if let Some((seat, back)) = returned {
            let seat = &mut self.each[seat];
            seat.stack = plus(seat.stack, back);
            seat.paid = less(seat.paid, back);
        }
        let mut shared = Vec::new();
        for pot in pots {
            let rank = |seat: &usize| self.each[*seat].hand.turn().rank();
            let best = pot.seats.iter().map(rank).max();
            let order = self.in_left_of(self.button);
            let winners: Vec<usize> = order
                .filter(|seat| pot.seats.contains(seat) && Some(rank(seat)) == best)
                .collect();
            let winners = shares(pot.amount, &winners);
            for (seat, share) in &winners {
                let seat = &mut self.each[*seat];
                seat.stack = plus(seat.stack, *share);
            }
            shared.push(SharedPot {
                amount: pot.amount,
                winners,
            });
        }
        ForChips::Over(Finished {
            seats: self,
            returned,
            pots: shared,
        })
    }
}

/// One round for chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForChips {
    /// Somebody bets.
    Betting(Betting),
    /// Somebody swaps.
    Swapping(Swapping),
    /// The pot is shared.
    Over(Finished),
}

/// A round of bets under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Betting {
    seats: Seats,
    street: Street,
    /// How often somebody has bet or raised in it.
    bets: usize,
    /// Who has to act yet, the one whose turn it is first; never none.
    waiting: Vec<usize>,
}

/// The swap under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapping {
    seats: Seats,
    /// Who has to swap yet, the one whose turn it is first; never none.
    waiting: Vec<usize>,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    seats: Seats,
    returned: Option<(usize, Chips)>,
    pots: Vec<SharedPot>,
}

/// A pot, and who got how much of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedPot {
    /// All of it.
    pub amount: Chips,
    /// The seats that won, from the left of the button, each with its share.
    pub winners: Vec<(usize, Chips)>,
}

/// Why nothing can be added to what is bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMore {
    /// No opponent could call it: all have folded, or have no chips left.
    NobodyCalls,
    /// There were as many raises as there may be.
    MostRaises,
    /// The player has too few chips left.
    TooFewChips,
}

impl NoMore {
    /// Every reason there is.
    pub const ALL: [NoMore; 3] = [NoMore::NobodyCalls, NoMore::MostRaises, NoMore::TooFewChips];
}

impl Swapping {
    /// What this character would discard on this turn.
    #[must_use]
    pub fn choice_of(&self, character: Character) -> Marks {
        let Some(at) = self.waiting.first() else {
            return Marks::NONE;
        };
        let hand = self.seats.each[*at].hand.turn();
        character.discards(&OpponentView {
            hand: &hand,
            swapped: &self.swapped(),
            jokers: self.seats.rules.jokers,
        })
    }

    /// How many cards each of those before the seat on turn has swapped, in the order of their turns.
    #[must_use]
    pub fn swapped(&self) -> Vec<usize> {
        let swaps = self.seats.deeds.iter();
        swaps
            .filter_map(|(_, deed)| match deed {
                Deed::Swap(count) => Some(*count),
                Deed::Check | Deed::Bet(_) | Deed::Call(_) | Deed::Raise(_) | Deed::Fold => None,
            })
            .collect()
    }

    /// The round after the seat on turn has discarded these.
    fn swap(&self, discarded: Marks) -> Result<ForChips, Refusal> {
        let mut after = self.clone();
        let at = after.waiting.remove(0);
        let seat = &mut after.seats.each[at];
        let Swapped { hand, discarded } =
            swap(&seat.hand.turn(), discarded, &mut after.seats.deck)?;
        seat.hand = FaceDown::new(hand);
        seat.discarded = Some(discarded);
        let deed = Deed::Swap(discarded.count());
        after.seats.deeds.push((at, deed));
        Ok(if after.waiting.is_empty() {
            after.seats.begin_bets(Street::Second)
        } else {
            ForChips::Swapping(after)
        })
    }
}

fn swapped(seat: &Seat) -> Swapped {
    Swapped {
        hand: seat.hand.turn(),
        discarded: seat.discarded.unwrap_or(Marks::NONE),
    }
}

fn views(seats: &Seats) -> impl Iterator<Item = SeatView> {
    let all = seats.each.iter().enumerate();
    all.map(|(at, seat)| SeatView {
        holder: seat.holder,
        stack: seat.stack,
        paid: seat.paid,
        standing: seat.standing,
        swapped: seat.discarded.map(Marks::count),
        last: seats
            .deeds
            .iter()
            .rev()
            .find(|(by, _)| *by == at)
            .map(|(_, deed)| *deed),
    })
}

impl ForChips {
    /// Deals everybody five cards, the player first, takes the antes, and begins the first round of bets.
    /// Where the stake does not fit the rules, it is for the usual one.
    ///
    /// # Errors
    /// [`DeckTooShort`] where the deck could not give everyone five cards twice.
    pub fn deal(
        mut deck: Deck<PackCard>,
        rules: &Rules,
        stake: &Stake,
    ) -> Result<ForChips, DeckTooShort> {
        let hands = deal_hands(&mut deck, rules.seats())?;
        let usual = Stake::usual(rules);
        let stake = if stake.fits(rules) { stake } else { &usual };
        let (button, stacks) = match stake {
            Stake::Nothing => (PLAYER, &[][..]),
            Stake::Chips { button, stacks } => (*button, stacks.as_slice()),
        };
        let seats = rules.holders().zip(hands).zip(stacks);
        let seats = seats.map(|((holder, hand), stack)| {
            let mut seat = Seat {
                holder,
                dealt: FaceDown::new(hand),
                hand: FaceDown::new(hand),
                discarded: None,
                standing: Standing::In,
                began: *stack,
                stack: *stack,
                paid: Chips::NONE,
                bet: Chips::NONE,
            };
            seat.pay(ANTE);
            seat
        });
        let seats = Seats {
            rules: *rules,
            button,
            each: seats.collect(),
            deck,
            deeds: Vec::new(),
        };
        Ok(seats.begin_bets(Street::First))
    }

    const fn common(&self) -> &Seats {
        match self {
            ForChips::Betting(betting) => &betting.seats,
            ForChips::Swapping(swapping) => &swapping.seats,
            ForChips::Over(finished) => &finished.seats,
        }
    }

    /// The seat whose turn it is; none when the round is over.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        match self {
            ForChips::Betting(betting) => betting.waiting.first().copied(),
            ForChips::Swapping(swapping) => swapping.waiting.first().copied(),
            ForChips::Over(_) => None,
        }
    }

    /// The rules the round is played by.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.common().rules
    }

    /// The five cards the player holds.
    #[must_use]
    pub fn hand(&self) -> WildHand {
        self.common().each[PLAYER].hand.turn()
    }

    /// The five cards the player was dealt.
    #[must_use]
    pub fn dealt(&self) -> WildHand {
        self.common().each[PLAYER].dealt.turn()
    }

    /// The seats as everybody sees them, the player's first.
    pub fn seats(&self) -> impl Iterator<Item = SeatView> {
        views(self.common())
    }

    /// The seat that has the button.
    #[must_use]
    pub const fn button(&self) -> usize {
        self.common().button
    }

    /// All that was done so far, and by which seat.
    #[must_use]
    pub fn deeds(&self) -> &[(usize, Deed)] {
        &self.common().deeds
    }

    /// All that was paid in this hand, without what came back.
    #[must_use]
    pub fn pot(&self) -> Chips {
        self.common().pot()
    }

    /// How many cards are left in the deck.
    #[must_use]
    pub fn left(&self) -> usize {
        self.common().deck.left()
    }

    /// The round, if it is over.
    #[must_use]
    pub const fn finished(&self) -> Option<&Finished> {
        match self {
            ForChips::Over(finished) => Some(finished),
            ForChips::Betting(_) | ForChips::Swapping(_) => None,
        }
    }

    /// Every decision that [`ForChips::play`] accepts now, and no other.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.turn() == Some(PLAYER) {
            self.legal_on_turn()
        } else {
            vec![]
        }
    }

    /// All that whoever is on turn may do.
    fn legal_on_turn(&self) -> Vec<Action> {
        match self {
            ForChips::Betting(betting) => betting.legal(),
            ForChips::Swapping(_) => Marks::all()
                .filter(|marks| *marks != Marks::NONE)
                .map(Action::Swap)
                .chain([Action::StandPat])
                .collect(),
            ForChips::Over(_) => vec![],
        }
    }

    /// The round after this decision of the player. Who folds sees at once how the others end it.
    ///
    /// # Errors
    /// The round as it was, and why the decision is refused.
    pub fn play(self, action: Action) -> Result<ForChips, Box<(ForChips, Refusal)>> {
        if let ForChips::Over(_) = self {
            return Err(Box::new((self, Refusal::RoundOver)));
        }
        if let (ForChips::Swapping(_), Action::Swap(Marks::NONE)) = (&self, action) {
            return Err(Box::new((self, Refusal::NothingMarked)));
        }
        if self.turn() != Some(PLAYER) {
            return Err(Box::new((self, Refusal::NotNow)));
        }
        let after = self.act(action)?;
        Ok(match action {
            Action::Fold => after.run_on(),
            Action::Check
            | Action::Bet
            | Action::Call
            | Action::Raise
            | Action::Swap(_)
            | Action::StandPat => after,
        })
    }

    /// The round after whoever is on turn has done this, whatever their cards are: for a round that is told
    /// again as everybody saw it.
    ///
    /// # Errors
    /// The round as it was, and why that is refused.
    pub fn act(self, action: Action) -> Result<ForChips, Box<(ForChips, Refusal)>> {
        if !self.legal_on_turn().contains(&action) {
            return Err(Box::new((self, Refusal::NotNow)));
        }
        match self {
            ForChips::Betting(betting) => Ok(betting.act(action)),
            ForChips::Swapping(swapping) => {
                let marks = match action {
                    Action::Swap(marks) => marks,
                    Action::StandPat
                    | Action::Check
                    | Action::Bet
                    | Action::Call
                    | Action::Raise
                    | Action::Fold => Marks::NONE,
                };
                let after = swapping.swap(marks);
                after.map_err(|why| Box::new((ForChips::Swapping(swapping), why)))
            }
            over @ ForChips::Over(_) => Err(Box::new((over, Refusal::RoundOver))),
        }
    }

    /// The round after the opponent on turn has acted. A round in which it is the player's turn, or
    /// that is over, stays as it is.
    #[must_use]
    pub fn advance(self) -> ForChips {
        match self.turn().map(|at| self.common().each[at].holder) {
            Some(Holder::Opponent(character)) => self.act_as(character),
            Some(Holder::Player) | None => self,
        }
    }

    /// The round after whoever is on turn has acted as this character would; for rounds in which nobody
    /// decides, such as those of a simulation.
    #[must_use]
    pub fn act_as(self, character: Character) -> ForChips {
        match self {
            ForChips::Betting(betting) => {
                let action = betting.choice_of(character);
                betting.act(action)
            }
            ForChips::Swapping(swapping) => {
                let marks = swapping.choice_of(character);
                // Every seat finds cards: `deal` sees to it.
                let after = swapping.swap(marks);
                after.unwrap_or(ForChips::Swapping(swapping))
            }
            over @ ForChips::Over(_) => over,
        }
    }

    /// The round after all steps of opponents.
    #[must_use]
    pub fn run_on(self) -> ForChips {
        let mut round = self;
        while round.turn().is_some_and(|seat| seat != PLAYER) {
            round = round.advance();
        }
        round
    }

    /// The cards that a seat has not seen, in the order of a fresh pack: what others hold and have
    /// discarded, and the deck.
    #[must_use]
    pub fn unseen_by(&self, seat: usize) -> Vec<PackCard> {
        let seats = self.common();
        let Some(own) = seats.each.get(seat) else {
            return vec![];
        };
        let (dealt, hand) = (own.dealt.turn(), own.hand.turn());
        let seen = |card: &PackCard| dealt.cards().contains(card) || hand.cards().contains(card);
        let mut pack = Decks::ONE
            .with_jokers(seats.rules.jokers)
            .fresh_pack_with_jokers();
        pack.retain(|card| !seen(card));
        pack
    }

    /// The same round as far as this seat can know, with its [unseen cards](Self::unseen_by) in this
    /// order: first the others' hands, then the deck; the rest was discarded. None where that are not
    /// enough different cards.
    #[must_use]
    pub fn with_unseen(&self, seat: usize, unseen: &[PackCard]) -> Option<ForChips> {
        let mut other = self.clone();
        let seats = match &mut other {
            ForChips::Betting(betting) => &mut betting.seats,
            ForChips::Swapping(swapping) => &mut swapping.seats,
            ForChips::Over(finished) => &mut finished.seats,
        };
        let mut rest = unseen;
        for (at, its) in seats.each.iter_mut().enumerate() {
            if at != seat {
                let (cards, behind) = rest.split_at_checked(Marks::PLACES)?;
                its.hand = FaceDown::new(WildHand::new(cards).ok()?);
                its.dealt = its.hand;
                rest = behind;
            }
        }
        let deck = rest.get(..seats.deck.left())?;
        seats.deck = Deck::in_order(deck.to_vec());
        Some(other)
    }
}

/// Returns what a round gives back where it refuses a decision: itself, as a round of the duel.
pub(crate) fn refused((round, why): (ForChips, Refusal)) -> Refused<super::super::duel::Round> {
    Refused {
        round: super::super::duel::Round::ForChips(Box::new(round)),
        why,
    }
}
