//! The player's part of a round: insurance, then hand after hand (RULES.md, “The round”). The other seats act before
//! and after it.

mod before;

use super::action::{Action, Refusal, Withheld};
use super::hand::{End, Hand, HandState, HandView, PlayedHand};
use super::options::{
    Chips as Betting, Double, DoubleAfterSplit, HoleCard, Rescue, SplitAcePlay, SplitAces,
    SplitTens, SurrenderRule,
};
use super::round::Round;
use super::rules::Rules;
use super::seat::Seat;
use super::shared::{LastActor, Part, Shared};
use super::stake::{Bet, Stake};
use fair_deal_core::scoring::low_points;
use fair_deal_core::{Card, FaceDown, Rank, Score};
use fair_shuffle::{Deck, DeckTooShort};

/// The decision about insurance of a hand. The dealer shows an ace and has not looked at the hole card, if there is
/// one. The table asks about every hand, from the left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InsuranceTurn(pub(super) PlayerTurn);

/// The decision about giving a hand up before the dealer peeks for a natural. The table asks about hand after hand,
/// from the left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyTurn {
    pub(super) turn: PlayerTurn,
    /// The spots whose hands the player gave up.
    given_up: Vec<usize>,
}

/// The turn of the other seats: one of them has a card to take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatsTurn(pub(super) Acting);

/// The state while the other seats act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Acting {
    /// The seats act before the player's turn.
    Before(PlayerTurn),
    /// The seats act after it. The player's hands are final.
    After(Box<Shared>, Vec<PlayedHand>),
}

/// The player's turn. The dealer's second card lies face down, or is not dealt yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTurn {
    pub(super) shared: Box<Shared>,
    /// The hands that take no more cards.
    played: Vec<PlayedHand>,
    active: Hand,
    /// True if the bet on the active hand is doubled and the player has seen its last card.
    is_doubled: bool,
    /// The other hands. In the player's turn they are those still to be played, from the left.
    waiting: Vec<Hand>,
}

/// The next hand for the same question.
enum NextQuestion {
    /// The active hand of this turn is the next one.
    Next(PlayerTurn),
    /// No hand is left: the table has asked about each, and the first one is active again.
    All(PlayerTurn),
}

/// Returns true if these cards, two or more, may be doubled at a table with bets. `of_split` is true for a hand of a
/// split.
pub(super) fn allows_double(rules: &Rules, cards: &[Card], of_split: bool) -> bool {
    let is_ace = of_split && cards.first().is_some_and(|card| card.rank == Rank::Ace);
    let hand_fits = match rules.double_after_split {
        _ if is_ace => rules.split_ace_play.doubles(),
        DoubleAfterSplit::No => !of_split,
        DoubleAfterSplit::Yes => true,
    };
    let least = rules.double.least();
    let cards_fit = least.is_some_and(|least| is_doubled_from(rules, cards, least));
    hand_fits && cards_fit && has_cards_to_double(rules, cards)
}

/// Returns true if the total may be doubled where this is the least hard total, or 0 for any total.
fn is_doubled_from(rules: &Rules, cards: &[Card], least: u8) -> bool {
    let score = Score::of(cards, rules.ace);
    least == 0 || !score.is_soft() && (least.into()..=11).contains(&score.total())
}

/// Returns true if the hand has a number of cards that may be doubled, and the table has bets.
fn has_cards_to_double(rules: &Rules, cards: &[Card]) -> bool {
    match rules.double {
        Double::AnyCards => rules.chips == Betting::Bets,
        Double::Never
        | Double::Eleven
        | Double::TenOrEleven
        | Double::NineToEleven
        | Double::EightToEleven
        | Double::AnyTwo => has_two_for_chips(rules, cards),
    }
}

/// Returns true if the hand has two cards, and the table has bets.
fn has_two_for_chips(rules: &Rules, cards: &[Card]) -> bool {
    rules.chips == Betting::Bets && cards.len() == 2
}

/// Returns true if these cards may be split. `hands` is the number of hands on the spot, this one included.
pub(super) fn allows_split(rules: &Rules, cards: &[Card], hands: usize) -> bool {
    let [one, other] = cards else {
        return false;
    };
    let again = match rules.split_aces {
        SplitAces::Once => hands == 1 || one.rank != Rank::Ace,
        SplitAces::Again => true,
    };
    let is_for_chips = rules.chips == Betting::Bets;
    let is_pair = low_points(one.rank) == low_points(other.rank);
    let is_one_more = hands < usize::from(rules.split.hands());
    is_for_chips && again && is_one_more && is_pair && tens_fit(rules, cards)
}

/// Returns true unless these are two tens that the rules keep together.
fn tens_fit(rules: &Rules, cards: &[Card]) -> bool {
    match cards {
        [one, other] if low_points(one.rank) == 10 => match rules.split_tens {
            SplitTens::ByValue => true,
            SplitTens::ByRank => one.rank == other.rank,
            SplitTens::Never => false,
        },
        _ => true,
    }
}

/// Lets the other seats act and then the dealer, who turns the hole card.
fn after_player(shared: Box<Shared>, played: Vec<PlayedHand>) -> Round {
    // The seats do not play on against a dealer's natural.
    if !shared.has_natural() && shared.acting(Part::After).is_some() {
        Round::Seats(SeatsTurn(Acting::After(shared, played)))
    } else {
        shared.turn(played).begin()
    }
}

impl PlayerTurn {
    /// Deals each hand a card from the left, the dealer the upcard, each hand a second card, and the dealer the hole
    /// card if the rules have one (RULES.md, “The deal”).
    pub(super) fn deal(
        mut deck: Deck,
        rules: Rules,
        stake: Stake,
    ) -> Result<PlayerTurn, DeckTooShort> {
        deck.begin_round();
        let seating = stake.seating();
        let holes = match rules.hole_card {
            HoleCard::Peek => 1,
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => 0,
        };
        let wanted = 2 * seating.dealt() + 1 + holes;
        let short = DeckTooShort {
            left: deck.available(),
            wanted,
        };
        if deck.available() < wanted {
            return Err(short);
        }
        let mut hands: Vec<Hand> = (0..usize::from(seating.hands())).map(Hand::on).collect();
        let mut seats = vec![Seat::empty(); usize::from(seating.others())];
        let mut each_a_card = |deck: &mut Deck| {
            let (before, after) = seats.split_at_mut(usize::from(seating.before()));
            for seat in before {
                seat.deal(deck);
            }
            for hand in &mut hands {
                hand.draw(deck);
            }
            for seat in after {
                seat.deal(deck);
            }
        };
        each_a_card(&mut deck);
        let upcard = deck.draw_or_reshuffle().ok_or(short)?;
        each_a_card(&mut deck);
        let hole = match rules.hole_card {
            HoleCard::Peek => Some(FaceDown::new(deck.draw_or_reshuffle().ok_or(short)?)),
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => None,
        };
        let two = |hand: &Hand| <[Card; 2]>::try_from(hand.cards()).map_err(|_| short);
        let first_two = hands.iter().map(two).collect::<Result<_, _>>()?;
        let active = hands.remove(0);
        Ok(PlayerTurn {
            shared: Box::new(Shared {
                rules,
                stake,
                deck,
                upcard,
                hole,
                first_two,
                insurance: Default::default(),
                seats,
                last_actor: LastActor::None,
            }),
            played: Vec::new(),
            active,
            is_doubled: false,
            waiting: hands,
        })
    }

    /// Begins with insurance if the table has bets and the dealer's ace may be part of a natural. Otherwise begins with
    /// early surrender, if the rules have it, or with the dealer's peek, if there is a hole card.
    pub(super) fn begin(self) -> Round {
        let Shared { rules, upcard, .. } = &*self.shared;
        let is_asked = rules.may_be_natural(*upcard) && upcard.rank == Rank::Ace;
        match rules.chips {
            Betting::Bets if is_asked => Round::Insurance(InsuranceTurn(self)),
            Betting::Bets | Betting::None => self.before_peek(),
        }
    }

    /// Returns true if the hand is a natural that beats every other 21. A hand of a split never is.
    fn is_natural(&self, hand: &Hand) -> bool {
        let Shared { rules, .. } = &*self.shared;
        rules.naturals.end_the_round()
            && self.hands_on(hand.spot()) == 1
            && Score::of(hand.cards(), rules.ace).is_natural()
    }

    /// Asks about the first hand that can be given up before the dealer peeks.
    fn before_peek(self) -> Round {
        if !self.is_asked_early() {
            self.end_on_naturals()
        } else if self.is_natural(&self.active) {
            self.ask_early(vec![])
        } else {
            Round::Early(EarlyTurn {
                turn: self,
                given_up: vec![],
            })
        }
    }

    /// Returns true if hands can be given up before the dealer peeks.
    fn is_asked_early(&self) -> bool {
        self.given_up() == Some(SurrenderRule::Half) && self.awaits_peek()
    }

    /// Asks about the next hand that can be given up before the dealer peeks. `given_up` lists the spots given up so
    /// far.
    fn ask_early(self, given_up: Vec<usize>) -> Round {
        let is_natural = |hand: &&Hand| self.is_natural(hand);
        let naturals: Vec<usize> = self
            .waiting
            .iter()
            .filter(is_natural)
            .map(Hand::spot)
            .collect();
        match self.next_question(|hand| !naturals.contains(&hand.spot())) {
            NextQuestion::Next(turn) => Round::Early(EarlyTurn { turn, given_up }),
            NextQuestion::All(turn) => turn.without(&given_up),
        }
    }

    /// The round without the hands on these spots, which the player gave up.
    fn without(self, given_up: &[usize]) -> Round {
        let hands = [self.active].into_iter().chain(self.waiting);
        let (over, mut open): (Vec<Hand>, Vec<Hand>) =
            hands.partition(|hand| given_up.contains(&hand.spot()));
        let end = End::Surrendered;
        let played: Vec<PlayedHand> = over
            .into_iter()
            .map(|hand| PlayedHand { hand, end })
            .collect();
        if open.is_empty() {
            return after_player(self.shared, played);
        }
        let turn = PlayerTurn {
            shared: self.shared,
            played,
            active: open.remove(0),
            is_doubled: false,
            waiting: open,
        };
        turn.end_on_naturals()
    }

    /// Makes the next hand on the right for which `is_asked` returns true the active one.
    fn next_question(mut self, is_asked: impl Fn(&Hand) -> bool) -> NextQuestion {
        let now = self.active.spot();
        let mut later = self.waiting.iter();
        let next = later.position(|hand| hand.spot() > now && is_asked(hand));
        let first = self.waiting.iter().position(|hand| hand.spot() < now);
        if let Some(at) = next.or(first) {
            std::mem::swap(&mut self.active, &mut self.waiting[at]);
            self.waiting.sort_by_key(Hand::spot);
        }
        match next {
            Some(_) => NextQuestion::Next(self),
            None => NextQuestion::All(self),
        }
    }

    /// Returns true if the dealer may have a natural that takes the original bets only: the dealer looks for it before
    /// the player can add to a bet, or added bets come back later. The table then asks about early surrender before the
    /// player plays a hand. If a natural takes all bets, early surrender is a decision of the hand's turn.
    fn awaits_peek(&self) -> bool {
        let Shared { rules, upcard, .. } = &*self.shared;
        rules.may_be_natural(*upcard)
            && match rules.hole_card {
                HoleCard::Peek | HoleCard::NoneTakesOriginal => true,
                HoleCard::NoneTakesAll => false,
            }
    }

    /// Ends the round before the player's first decision if the dealer has a natural that ends it. Without a hole card
    /// the dealer cannot know yet.
    fn end_on_naturals(self) -> Round {
        if self.shared.has_natural() {
            let hands = [self.active].into_iter().chain(self.waiting);
            let end = End::Played;
            let mut played = self.played;
            played.extend(hands.map(|hand| PlayedHand { hand, end }));
            return after_player(self.shared, played);
        }
        self.after_seats()
    }

    /// Lets the other seats before the player act, and then the player.
    fn after_seats(self) -> Round {
        if self.shared.acting(Part::Before).is_some() {
            Round::Seats(SeatsTurn(Acting::Before(self)))
        } else {
            self.go_on()
        }
    }

    /// Returns true if the dealer has a second card, face down.
    pub(super) fn has_hole_card(&self) -> bool {
        self.shared.hole.is_some()
    }

    /// Returns true if the bet on the active hand is doubled already.
    pub(super) const fn is_doubled(&self) -> bool {
        self.is_doubled
    }

    /// The reason why the player cannot decide this now, or `None` if the player can.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        let Shared { rules, deck, .. } = &*self.shared;
        let allowed = match action {
            Action::Hit | Action::Double | Action::Split if self.is_doubled => false,
            Action::Surrender if self.is_doubled => true,
            Action::Hit => !self.has_split_aces() || rules.split_ace_play.hits(),
            Action::Stand => true,
            Action::Double => self.may_double(),
            Action::Split => self.may_split(),
            Action::Surrender => self.may_surrender(),
            Action::NoInsurance | Action::Insurance | Action::PlayOn => false,
        };
        // The number of cards that it draws, and its price in bets.
        let (cards, bets) = match action {
            Action::Hit => (1, 0),
            Action::Double => (1, 1),
            Action::Split => (2, 1),
            Action::Stand
            | Action::Surrender
            | Action::NoInsurance
            | Action::Insurance
            | Action::PlayOn => (0, 0),
        };
        // Without a hole card, the dealer's second card is still to come.
        let dealers = usize::from(!self.has_hole_card());
        let single = |hand: &&Hand| hand.cards().len() == 1;
        let promised = self.waiting.iter().filter(single).count();
        if !allowed {
            Some(Refusal::NotHere)
        } else if cards > 0 && deck.available() < promised + cards + dealers {
            Some(Refusal::DeckEmpty)
        } else if bets > 0 && !self.can_pay(bets) {
            Some(Refusal::TooFewChips)
        } else {
            None
        }
    }

    /// The reason why the table does not offer this, if the player may look for it. `None` also for a decision that a
    /// hand of these cards never has at this table.
    pub(super) fn withheld(&self, action: Action) -> Option<Withheld> {
        let refusal = self.refusal(action)?;
        if self.is_doubled {
            return None;
        }
        let rules = &self.shared.rules;
        let cards = self.active.cards();
        let is_split = self.hands() > 1;
        let by_rule = match action {
            Action::Hit => {
                let takes_one = self.has_split_aces() && !rules.split_ace_play.hits();
                takes_one.then_some(Withheld::SplitAces)
            }
            Action::Double => {
                let least = rules.double.least();
                let least = least.filter(|_| has_cards_to_double(rules, cards))?;
                let by_total = || {
                    let is_doubled = is_doubled_from(rules, cards, least);
                    (!is_doubled).then_some(Withheld::Totals { least })
                };
                if self.has_split_aces() {
                    match rules.split_ace_play {
                        SplitAcePlay::OneCard => Some(Withheld::SplitAces),
                        SplitAcePlay::Hit => Some(Withheld::AcesNotDoubled),
                        SplitAcePlay::Double | SplitAcePlay::HitOrDouble => by_total(),
                    }
                } else if is_split && rules.double_after_split == DoubleAfterSplit::No {
                    Some(Withheld::AfterSplit)
                } else {
                    by_total()
                }
            }
            Action::Split => {
                let most = rules.split.hands();
                let is_pair = self.active.is_pair() && tens_fit(rules, cards);
                if most < 2 || !is_pair || !has_two_for_chips(rules, cards) {
                    return None;
                }
                (self.hands() >= usize::from(most)).then_some(Withheld::MostHands(most))
            }
            Action::Stand
            | Action::Surrender
            | Action::NoInsurance
            | Action::Insurance
            | Action::PlayOn => return None,
        };
        by_rule.or_else(|| shortage(refusal))
    }

    /// The round after a decision that was not refused.
    pub(super) fn play(mut self, action: Action) -> Round {
        self.record_actor(LastActor::Hand);
        match action {
            Action::Hit => {
                self.active.draw(&mut self.shared.deck);
                if self.is_bust() || self.is_charlie() {
                    self.end_hand(End::Played)
                } else {
                    Round::Player(self)
                }
            }
            Action::Stand if self.is_doubled => self.end_hand(End::Doubled),
            Action::Stand => self.end_hand(End::Played),
            Action::Double => {
                self.active.draw(&mut self.shared.deck);
                let rescues = self.shared.rules.rescue == Rescue::Yes;
                if rescues && !self.is_bust() && !self.is_charlie() {
                    self.is_doubled = true;
                    Round::Player(self)
                } else {
                    self.end_hand(End::Doubled)
                }
            }
            Action::Split => self.split(),
            Action::Surrender if self.is_doubled => self.end_hand(End::Rescued),
            Action::Surrender => self.end_hand(End::Surrendered),
            Action::NoInsurance | Action::Insurance | Action::PlayOn => Round::Player(self),
        }
    }

    /// Records that the player decided about the active hand.
    fn record_actor(&mut self, actor: fn(usize) -> LastActor) {
        let each = self.each();
        let active = each.iter().position(|hand| hand.state == HandState::Active);
        self.shared.last_actor = active.map_or(LastActor::None, actor);
    }

    fn is_bust(&self) -> bool {
        Score::of(self.active.cards(), self.shared.rules.ace).is_bust()
    }

    /// Returns true if the active hand has enough cards to win by their number. The caller checks that it is not bust.
    fn is_charlie(&self) -> bool {
        let cards = self.active.cards().len();
        self.shared.rules.is_charlie(cards, self.hands() > 1)
    }

    /// The number of hands on the spot of the active one.
    pub(super) fn hands(&self) -> usize {
        self.hands_on(self.active.spot())
    }

    /// The number of hands on this spot.
    fn hands_on(&self, spot: usize) -> usize {
        let played = self.played.iter().map(|played| &played.hand);
        let all = played.chain([&self.active]).chain(&self.waiting);
        all.filter(|hand| hand.spot() == spot).count()
    }

    /// Returns true if the active hand is a split ace.
    fn has_split_aces(&self) -> bool {
        self.hands() > 1 && self.active.begins_with_ace()
    }

    fn may_double(&self) -> bool {
        allows_double(&self.shared.rules, self.active.cards(), self.hands() > 1)
    }

    fn may_split(&self) -> bool {
        allows_split(&self.shared.rules, self.active.cards(), self.hands())
    }

    /// The rule for the bet if the player gives the hand up now. `None` if the player may not.
    fn given_up(&self) -> Option<SurrenderRule> {
        let Shared { rules, upcard, .. } = &*self.shared;
        let is_first = self.hands() == 1 && rules.chips == Betting::Bets;
        let (up, cards) = (low_points(upcard.rank), self.active.cards().len());
        let given_up = rules.surrender.given_up(rules.hole_card, up, cards);
        given_up.filter(|_| is_first)
    }

    fn may_surrender(&self) -> bool {
        match self.given_up() {
            None => false,
            // The player had that choice before the dealer peeked.
            Some(SurrenderRule::Half) => !self.awaits_peek(),
            Some(SurrenderRule::HalfOrNone) => true,
        }
    }

    /// Returns true if the player can pay for this many more bets.
    fn can_pay(&self, bets: u32) -> bool {
        let Shared { stake, .. } = &*self.shared;
        let played: u32 = self.played.iter().map(|hand| hand.end.bets()).sum();
        // One bet for each hand that is not over. The first bet on each spot is paid already.
        let open = u32::try_from(1 + self.waiting.len()).unwrap_or(u32::MAX);
        let paid = u32::from(stake.seating().hands());
        let all = stake
            .bet()
            .times((played + open + bets).saturating_sub(paid));
        all.checked_add(self.shared.insured())
            .is_some_and(|all| stake.funds().cover(all))
    }

    /// Makes two hands of a pair. The second hand gets its second card when its turn comes; split aces get it at once.
    fn split(mut self) -> Round {
        let mut other = self.active.split();
        self.active.draw(&mut self.shared.deck);
        if other.begins_with_ace() {
            other.draw(&mut self.shared.deck);
        }
        self.waiting.insert(0, other);
        self.go_on()
    }

    /// The player's next decision, or the end of the hand if it needs none: a natural, or split aces.
    fn go_on(self) -> Round {
        let may_draw = self.shared.rules.split_ace_play.hits() || self.may_double();
        let is_done = self.has_split_aces() && !self.may_split() && !may_draw;
        if is_done || self.is_natural(&self.active) {
            self.end_hand(End::Played)
        } else {
            Round::Player(self)
        }
    }

    /// Ends the active hand. The turn passes to the next hand, to the other seats, or to the dealer.
    fn end_hand(mut self, end: End) -> Round {
        self.is_doubled = false;
        if self.waiting.is_empty() {
            let hand = self.active;
            self.played.push(PlayedHand { hand, end });
            return after_player(self.shared, self.played);
        }
        let next = self.waiting.remove(0);
        let hand = std::mem::replace(&mut self.active, next);
        self.played.push(PlayedHand { hand, end });
        if self.active.cards().len() == 1 {
            self.active.draw(&mut self.shared.deck);
        }
        self.go_on()
    }

    /// The cards of the active hand.
    pub(super) fn active(&self) -> &[Card] {
        self.active.cards()
    }

    /// The player's hands, from the left.
    pub(super) fn each(&self) -> Vec<HandView<'_>> {
        let bet = self.shared.bet();
        let played = self.played.iter().map(|played| played.view(bet));
        let active = HandView {
            staked: bet.times(1 + u32::from(self.is_doubled)),
            ..open(&self.active, bet, HandState::Active)
        };
        let waiting = self.waiting.iter();
        let waiting = waiting.map(|hand| open(hand, bet, HandState::Waiting));
        let mut each: Vec<_> = played.chain([active]).chain(waiting).collect();
        each.sort_by_key(|hand| hand.spot);
        each
    }
}

/// The view of a hand that is not over.
fn open(hand: &Hand, bet: Bet, state: HandState) -> HandView<'_> {
    HandView {
        spot: hand.spot(),
        cards: hand.cards(),
        staked: bet.chips(),
        state,
    }
}

/// The reason in the player's chips or in the deck, if the refusal has one.
const fn shortage(refusal: Refusal) -> Option<Withheld> {
    match refusal {
        Refusal::TooFewChips => Some(Withheld::TooFewChips),
        Refusal::DeckEmpty => Some(Withheld::DeckEmpty),
        Refusal::NotYourTurn | Refusal::NotHere | Refusal::Bet(_) => None,
    }
}
