//! One round of the poker match with bets: a betting round, one draw each, a second betting round, and the showdown.
//!
//! Each phase before the end keeps a list of the seats that still have to act, with the seat to act first. A seat
//! leaves the list when it acts. A bet or a raise puts back all other seats that are still in and have chips. The
//! player acts through [`ForChips::play`]. An opponent's turn is a separate step, [`ForChips::advance`].

mod betting;
mod finished;
mod solved;

pub(crate) use solved::{move_of, natural};

use super::super::opponent::{Character, OpponentView};
use super::super::poker_match::{Action, Holder, Rules, Swapped, deal_hands, swap};
use super::super::refusal::Refusal;
use super::pots::{Paid, Pots, shares};
use super::stake::Stake;
use super::{ANTE, less, plus, sum};
use fair_deal_core::{Decks, FaceDown, PackCard, WildHand};
use fair_deal_table::Chips;
use fair_deal_table::{Marks, Refused};
use fair_shuffle::{Deck, DeckTooShort, Key};

/// The player's seat.
pub const PLAYER: usize = 0;

/// A betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Street {
    /// The betting round before the draw.
    First,
    /// The betting round after the draw.
    Second,
}

impl Street {
    /// The size of a bet and of each raise.
    #[must_use]
    pub const fn bet(self) -> Chips {
        match self {
            Street::First => Chips::whole(2),
            Street::Second => Chips::whole(4),
        }
    }
}

/// The standing of a seat in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The seat can still win.
    In,
    /// The seat has folded.
    Folded,
}

/// A public action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SeatAction {
    /// Stayed in without paying.
    Check,
    /// Made the first bet, of this amount.
    Bet(Chips),
    /// Paid this amount to stay in: the current bet, or all remaining chips.
    Call(Chips),
    /// Raised the bet to this amount.
    Raise(Chips),
    /// Gave up the hand.
    Fold,
    /// Drew this number of cards. 0 means that the seat stood pat.
    Swap(usize),
}

/// The public view of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The holder of the seat.
    pub holder: Holder,
    /// The remaining chips.
    pub stack: Chips,
    /// The chips paid in this hand, without returned ones.
    pub paid: Chips,
    /// The standing of the seat.
    pub standing: Standing,
    /// The number of cards drawn, or `None` before the draw.
    pub swapped: Option<usize>,
    /// The last action, if any.
    pub last: Option<SeatAction>,
}

impl SeatView {
    /// Returns true if the seat is still in but has no chips left.
    #[must_use]
    pub fn is_all_in(&self) -> bool {
        self.standing == Standing::In && self.stack == Chips::NONE
    }
}

/// A seat with its private state.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seat {
    holder: Holder,
    /// The first five cards.
    dealt: FaceDown<WildHand>,
    /// The current five cards.
    hand: FaceDown<WildHand>,
    /// The discards, once the seat has drawn.
    discarded: Option<Marks>,
    standing: Standing,
    /// The chips before the ante.
    chips_before: Chips,
    stack: Chips,
    paid: Chips,
    /// The part of `paid` from this betting round.
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

/// The state that all phases of a round share.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seats {
    rules: Rules,
    button: usize,
    deck: Deck<PackCard>,
    /// The player first, then the opponents in seat order.
    each: Vec<Seat>,
    /// All actions so far, each with its seat.
    actions: Vec<(usize, SeatAction)>,
    /// In a simulation, the key of the numbers with which the Mathematician mixes its actions. Otherwise they follow from
    /// the deck.
    simulated: Option<Key>,
}

impl Seats {
    /// The seats in turn, from the left of this one round to itself.
    fn left_of(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        let count = self.each.len();
        (1..=count).map(move |on| (seat + on) % count)
    }

    /// The seats still in, from the left of this one.
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

    /// Begins a betting round, or skips it if fewer than two seats can bet.
    fn begin_bets(mut self, street: Street) -> ForChips {
        for seat in &mut self.each {
            seat.bet = Chips::NONE;
        }
        let can_bet = |seat: &usize| self.each[*seat].may_bet();
        let waiting: Vec<usize> = self.left_of(self.button).filter(can_bet).collect();
        if waiting.len() < 2 {
            return self.after_bets(street);
        }
        ForChips::Betting(BettingRound {
            seats: self,
            street,
            bets: 0,
            waiting,
        })
    }

    /// Moves to the phase after a betting round.
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

    /// Awards the pots to the best hands that are still in.
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

/// One round of the poker match with bets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForChips {
    /// A betting round is in progress.
    Betting(BettingRound),
    /// The seats draw in turn.
    Swapping(Swapping),
    /// The pots have been awarded.
    Over(Finished),
}

/// A betting round in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BettingRound {
    seats: Seats,
    street: Street,
    /// The number of bets and raises in this betting round.
    bets: usize,
    /// The seats that still have to act, the next one first. There is at least one.
    waiting: Vec<usize>,
}

/// The draw in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapping {
    seats: Seats,
    /// The seats that still have to draw, the next one first. There is at least one.
    waiting: Vec<usize>,
}

/// A finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    seats: Seats,
    returned: Option<(usize, Chips)>,
    pots: Vec<SharedPot>,
}

/// A pot with the shares of its winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedPot {
    /// The chips in the pot.
    pub amount: Chips,
    /// The winning seats with their shares, starting at the left of the button.
    pub winners: Vec<(usize, Chips)>,
}

/// The reason why a seat cannot bet or raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMore {
    /// No opponent could call: all have folded, or have no chips left.
    NobodyCalls,
    /// The limit on raises has been reached.
    MostRaises,
    /// The seat has too few chips left.
    TooFewChips,
}

impl NoMore {
    /// All reasons.
    pub const ALL: [NoMore; 3] = [NoMore::NobodyCalls, NoMore::MostRaises, NoMore::TooFewChips];
}

impl Swapping {
    /// The discards of this character on this turn.
    #[must_use]
    pub fn choice_of(&self, character: Character) -> Marks {
        let Some(at) = self.waiting.first() else {
            return Marks::NONE;
        };
        let hand = self.seats.each[*at].hand.turn();
        // Most opponents need no number, and a number takes longer than their rule.
        let number = || self.seats.number_of(*at);
        if let Some(discards) = self.solved_discards(character, &hand, number) {
            return discards;
        }
        character.discards(&OpponentView {
            hand: &hand,
            swapped: &self.swapped(),
            jokers: self.seats.rules.jokers,
        })
    }

    /// The number of cards that each earlier seat has drawn, in turn order.
    #[must_use]
    pub fn swapped(&self) -> Vec<usize> {
        let swaps = self.seats.actions.iter();
        swaps
            .filter_map(|(_, seat_action)| match seat_action {
                SeatAction::Swap(count) => Some(*count),
                SeatAction::Check
                | SeatAction::Bet(_)
                | SeatAction::Call(_)
                | SeatAction::Raise(_)
                | SeatAction::Fold => None,
            })
            .collect()
    }

    /// Draws for the seat to act, with these discards.
    fn swap(&self, discarded: Marks) -> Result<ForChips, Refusal> {
        let mut after = self.clone();
        let at = after.waiting.remove(0);
        let seat = &mut after.seats.each[at];
        let Swapped { hand, discarded } =
            swap(&seat.hand.turn(), discarded, &mut after.seats.deck)?;
        seat.hand = FaceDown::new(hand);
        seat.discarded = Some(discarded);
        let seat_action = SeatAction::Swap(discarded.count());
        after.seats.actions.push((at, seat_action));
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
            .actions
            .iter()
            .rev()
            .find(|(by, _)| *by == at)
            .map(|(_, seat_action)| *seat_action),
    })
}

impl ForChips {
    /// Deals five cards to each seat, the player first, takes the antes, and begins the first betting round. A stake
    /// that does not fit the rules is replaced by the usual one.
    ///
    /// # Errors
    /// [`DeckTooShort`] if the deck has fewer than ten cards for each seat.
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
                chips_before: *stack,
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
            simulated: None,
            deck,
            actions: Vec::new(),
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

    /// The seat to act, or `None` when the round is over.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        match self {
            ForChips::Betting(betting) => betting.waiting.first().copied(),
            ForChips::Swapping(swapping) => swapping.waiting.first().copied(),
            ForChips::Over(_) => None,
        }
    }

    /// The rules of the round.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.common().rules
    }

    /// The player's current five cards.
    #[must_use]
    pub fn hand(&self) -> WildHand {
        self.common().each[PLAYER].hand.turn()
    }

    /// The five cards that the player was dealt.
    #[must_use]
    pub fn dealt(&self) -> WildHand {
        self.common().each[PLAYER].dealt.turn()
    }

    /// The public views of all seats, the player's first.
    pub fn seats(&self) -> impl Iterator<Item = SeatView> {
        views(self.common())
    }

    /// The seat with the button.
    #[must_use]
    pub const fn button(&self) -> usize {
        self.common().button
    }

    /// All actions so far, each with its seat.
    #[must_use]
    pub fn actions(&self) -> &[(usize, SeatAction)] {
        &self.common().actions
    }

    /// All chips paid in this hand, without returned ones.
    #[must_use]
    pub fn pot(&self) -> Chips {
        self.common().pot()
    }

    /// The number of cards left in the deck.
    #[must_use]
    pub fn left(&self) -> usize {
        self.common().deck.left()
    }

    /// The finished round, or `None` while it is in progress.
    #[must_use]
    pub const fn finished(&self) -> Option<&Finished> {
        match self {
            ForChips::Over(finished) => Some(finished),
            ForChips::Betting(_) | ForChips::Swapping(_) => None,
        }
    }

    /// The decisions that [`ForChips::play`] accepts now.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.turn() == Some(PLAYER) {
            self.legal_on_turn()
        } else {
            vec![]
        }
    }

    /// The legal actions of the seat to act.
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

    /// Applies this decision of the player. After a fold the opponents play on to the end at once.
    ///
    /// # Errors
    /// The unchanged round, and the reason for the refusal.
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

    /// Applies this action of the seat to act, whatever its cards are. This replays a round from its public actions.
    ///
    /// # Errors
    /// The unchanged round, and the reason for the refusal.
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

    /// Lets the opponent to act take its turn. On the player's turn, or after the round, nothing changes.
    #[must_use]
    pub fn advance(self) -> ForChips {
        match self.turn().map(|at| self.common().each[at].holder) {
            Some(Holder::Opponent(character)) => self.act_as(character),
            Some(Holder::Player) | None => self,
        }
    }

    /// Takes the turn of the seat to act as this character would. Simulations use it for the player's seat too.
    #[must_use]
    pub fn act_as(self, character: Character) -> ForChips {
        match self {
            ForChips::Betting(betting) => {
                let action = betting.choice_of(character);
                betting.act(action)
            }
            ForChips::Swapping(swapping) => {
                let marks = swapping.choice_of(character);
                // Every draw finds enough cards, because `deal` checked the deck.
                let after = swapping.swap(marks);
                after.unwrap_or(ForChips::Swapping(swapping))
            }
            over @ ForChips::Over(_) => over,
        }
    }

    /// Lets the opponents act until the player's turn or the end of the round.
    #[must_use]
    pub fn run_on(self) -> ForChips {
        let mut round = self;
        while round.turn().is_some_and(|seat| seat != PLAYER) {
            round = round.advance();
        }
        round
    }

    /// The cards that a seat has not seen, in the order of a fresh pack: the other hands, their discards, and the deck.
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

    /// Returns the same round from this seat's point of view, with its [unseen cards](Self::unseen_by) in this order:
    /// first the other hands, then the deck. The remaining cards count as discarded. Returns `None` if there are too
    /// few different cards.
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
        seats.simulated = Some(solved::key_of(unseen));
        Some(other)
    }
}

/// Converts a refusal of a round for chips into a refusal of a round of the poker match.
pub(crate) fn refused(
    (round, why): (ForChips, Refusal),
) -> Refused<super::super::poker_match::Round> {
    Refused {
        round: super::super::poker_match::Round::ForChips(Box::new(round)),
        why,
    }
}
