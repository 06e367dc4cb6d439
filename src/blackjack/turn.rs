//! The player's part of a round: insurance, then hand after hand (RULES.md, “The round”).

use super::action::{Action, Refusal, Withheld};
use super::dealer::Turned;
use super::hand::{End, Hand, HandState, HandView, PlayedHand};
use super::options::{
    Chips as Betting, Double, DoubleAfterSplit, GivenUp, HoleCard, Rescue, SplitAces, SplitTens,
};
use super::round::Round;
use super::rules::Rules;
use super::stake::Stake;
use crate::core::scoring::low_points;
use crate::core::{Card, Chips, Deck, DeckTooShort, FaceDown, Rank, Score};

/// The decision about insurance: the dealer shows an ace and has not looked at the hole card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InsuranceTurn(pub(super) PlayerTurn);

/// The decision whether to give the hand up before the dealer looks for a natural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyTurn(pub(super) PlayerTurn);

/// The player's turn: the dealer's second card, the hole card, is face down, or is not dealt yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTurn {
    pub(super) rules: Rules,
    pub(super) stake: Stake,
    pub(super) deck: Deck,
    pub(super) upcard: Card,
    /// None where the dealer takes the second card after the player.
    hole: Option<FaceDown>,
    /// What was paid for insurance.
    pub(super) insurance: Chips,
    /// The hands that take no more cards, from the left.
    played: Vec<PlayedHand>,
    active: Hand,
    /// Whether the bet on the active hand is doubled, and the player has seen its last card.
    is_doubled: bool,
    /// The hands whose turn comes, from the left: one card each, and two aces.
    waiting: Vec<Hand>,
}

impl InsuranceTurn {
    /// Why this cannot be decided now; `None` where it can.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        let (bet, funds) = (self.0.stake.bet(), self.0.stake.funds());
        match action {
            Action::NoInsurance => None,
            Action::Insurance if funds.cover(bet.half()) => None,
            Action::Insurance => Some(Refusal::TooFewChips),
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::Surrender
            | Action::PlayOn => Some(Refusal::NotHere),
        }
    }

    /// Why this is not offered, where the player may look for it.
    pub(super) fn withheld(&self, action: Action) -> Option<Withheld> {
        by_means(self.refusal(action)?)
    }

    /// The dealer looks at the hole card when the player has decided.
    pub(super) fn play(self, action: Action) -> Round {
        let InsuranceTurn(mut turn) = self;
        match action {
            Action::Insurance => turn.insurance = turn.stake.bet().half(),
            Action::NoInsurance => (),
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::Surrender
            | Action::PlayOn => return Round::Insurance(InsuranceTurn(turn)),
        }
        turn.before_look()
    }
}

impl EarlyTurn {
    /// Why this cannot be decided now; `None` where it can.
    pub(super) const fn refusal(action: Action) -> Option<Refusal> {
        match action {
            Action::Surrender | Action::PlayOn => None,
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::NoInsurance
            | Action::Insurance => Some(Refusal::NotHere),
        }
    }

    /// The dealer looks at the hole card when the player plays on.
    pub(super) fn play(self, action: Action) -> Round {
        let EarlyTurn(turn) = self;
        match action {
            Action::Surrender => turn.end_hand(End::Surrendered),
            Action::PlayOn => turn.end_on_naturals(),
            Action::Hit
            | Action::Stand
            | Action::Double
            | Action::Split
            | Action::NoInsurance
            | Action::Insurance => Round::Early(EarlyTurn(turn)),
        }
    }
}

impl PlayerTurn {
    /// Deals player, dealer, player, dealer; the dealer's first card is up, the second is the hole
    /// card, which is left out where there is none (RULES.md, “The deal”).
    pub(super) fn deal(
        mut deck: Deck,
        rules: Rules,
        stake: Stake,
    ) -> Result<PlayerTurn, DeckTooShort> {
        deck.begin_round();
        let ([first, upcard, second], hole) = match rules.hole_card {
            HoleCard::Peek => {
                let [first, upcard, second, hole] = deck.draw_many()?;
                ([first, upcard, second], Some(FaceDown::new(hole)))
            }
            HoleCard::NoneTakesAll | HoleCard::NoneTakesOriginal => (deck.draw_many()?, None),
        };
        Ok(PlayerTurn {
            rules,
            stake,
            deck,
            upcard,
            hole,
            insurance: Chips::NONE,
            played: Vec::new(),
            active: Hand::dealt(first, second),
            is_doubled: false,
            waiting: Vec::new(),
        })
    }

    /// What comes first when the cards lie: insurance, where there are bets and the ace that the
    /// dealer shows may be part of a natural; else the dealer looks.
    pub(super) fn begin(self) -> Round {
        let is_asked = self.rules.may_be_natural(self.upcard) && self.upcard.rank == Rank::Ace;
        match self.rules.chips {
            Betting::Bets if is_asked => Round::Insurance(InsuranceTurn(self)),
            Betting::Bets | Betting::None => self.before_look(),
        }
    }

    /// The decision whether to give the hand up before the dealer looks, where there is one.
    fn before_look(self) -> Round {
        let is_natural = Score::of(self.active.cards(), self.rules.ace).is_natural();
        if !is_natural && self.given_up() == Some(GivenUp::Half) && self.awaits_look() {
            Round::Early(EarlyTurn(self))
        } else {
            self.end_on_naturals()
        }
    }

    /// Whether the dealer may have a natural which takes the original bet and no other, so that hands are
    /// played as if there were none.
    fn awaits_look(&self) -> bool {
        self.rules.may_be_natural(self.upcard)
            && match self.rules.hole_card {
                HoleCard::Peek | HoleCard::NoneTakesOriginal => true,
                HoleCard::NoneTakesAll => false,
            }
    }

    /// Where naturals end the round, they do so before the player's first decision. A dealer without a
    /// hole card cannot know of one yet.
    fn end_on_naturals(self) -> Round {
        let natural = |cards| Score::of(cards, self.rules.ace).is_natural();
        let special = self.rules.naturals.end_the_round();
        let own = natural(self.active.cards());
        match self.hole {
            Some(hole) if special && (own || natural(&[self.upcard, hole.turn()])) => {
                Round::Over(self.turn_hole_card(End::Played).finish())
            }
            None if special && own => self.end_hand(End::Played),
            Some(_) | None => Round::Player(self),
        }
    }

    /// Whether the dealer's second card lies there.
    pub(super) const fn has_hole_card(&self) -> bool {
        self.hole.is_some()
    }

    /// Whether the bet on the hand is doubled already.
    pub(super) const fn is_doubled(&self) -> bool {
        self.is_doubled
    }

    /// Why this cannot be decided now; `None` where it can.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        let allowed = match action {
            Action::Hit | Action::Double | Action::Split if self.is_doubled => false,
            Action::Surrender if self.is_doubled => true,
            Action::Hit => !self.has_split_aces() || self.rules.split_ace_play.hits(),
            Action::Stand => true,
            Action::Double => self.may_double(),
            Action::Split => self.may_split(),
            Action::Surrender => self.may_surrender(),
            Action::NoInsurance | Action::Insurance | Action::PlayOn => false,
        };
        // What it draws, and what it costs.
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
        // Without a hole card the dealer's second card is still to come.
        let dealers = usize::from(self.hole.is_none());
        let single = |hand: &&Hand| hand.cards().len() == 1;
        let promised = self.waiting.iter().filter(single).count();
        if !allowed {
            Some(Refusal::NotHere)
        } else if cards > 0 && self.deck.available() < promised + cards + dealers {
            Some(Refusal::DeckEmpty)
        } else if bets > 0 && !self.can_pay(bets) {
            Some(Refusal::TooFewChips)
        } else {
            None
        }
    }

    /// Why this is not offered, where the player may look for it: what a hand of these cards never offers here is not
    /// missed.
    pub(super) fn withheld(&self, action: Action) -> Option<Withheld> {
        let refusal = self.refusal(action)?;
        if self.is_doubled {
            return None;
        }
        let is_split = self.hands() > 1;
        let by_rule = match action {
            Action::Hit => {
                let takes_one = self.has_split_aces() && !self.rules.split_ace_play.hits();
                takes_one.then_some(Withheld::SplitAces)
            }
            Action::Double => {
                let least = self
                    .least_doubled()
                    .filter(|_| self.has_cards_to_double())?;
                if self.has_split_aces() && self.rules.split_ace_play.doubles() {
                    (!self.is_doubled_from(least)).then_some(Withheld::Totals { least })
                } else if self.has_split_aces() {
                    Some(Withheld::SplitAces)
                } else if is_split && self.rules.double_after_split == DoubleAfterSplit::No {
                    Some(Withheld::AfterSplit)
                } else {
                    (!self.is_doubled_from(least)).then_some(Withheld::Totals { least })
                }
            }
            Action::Split => {
                let most = self.rules.split.hands();
                let is_pair = self.active.is_pair() && self.tens_fit();
                if most < 2 || !is_pair || !self.has_two_for_chips() {
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
        by_rule.or_else(|| by_means(refusal))
    }

    /// The round after a decision that was not refused.
    pub(super) fn play(mut self, action: Action) -> Round {
        match action {
            Action::Hit => {
                self.active.draw(&mut self.deck);
                if self.is_bust() || self.is_charlie() {
                    self.end_hand(End::Played)
                } else {
                    Round::Player(self)
                }
            }
            Action::Stand if self.is_doubled => self.end_hand(End::Doubled),
            Action::Stand => self.end_hand(End::Played),
            Action::Double => {
                self.active.draw(&mut self.deck);
                let rescues = self.rules.rescue == Rescue::Yes;
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

    fn is_bust(&self) -> bool {
        Score::of(self.active.cards(), self.rules.ace).is_bust()
    }

    /// Whether the hand, if it is not bust, has won by the number of its cards.
    fn is_charlie(&self) -> bool {
        let cards = self.active.cards().len();
        self.rules.is_charlie(cards, self.hands() > 1)
    }

    /// How many hands the player has.
    fn hands(&self) -> usize {
        self.played.len() + 1 + self.waiting.len()
    }

    /// Whether the hands are aces that were split: they take one card each.
    fn has_split_aces(&self) -> bool {
        self.hands() > 1 && self.active.begins_with_ace()
    }

    /// The least hard total that is doubled here, 0 where any two cards are; `None` where none are.
    const fn least_doubled(&self) -> Option<u8> {
        self.rules.double.least()
    }

    /// Whether the hand is doubled where this is the least total.
    fn is_doubled_from(&self, least: u8) -> bool {
        let score = Score::of(self.active.cards(), self.rules.ace);
        least == 0 || !score.is_soft() && (least.into()..=11).contains(&score.total())
    }

    /// Whether the hand has as many cards as are doubled, and something is bet on it.
    fn has_cards_to_double(&self) -> bool {
        match self.rules.double {
            Double::AnyCards => self.rules.chips == Betting::Bets,
            Double::Never
            | Double::Eleven
            | Double::TenOrEleven
            | Double::NineToEleven
            | Double::EightToEleven
            | Double::AnyTwo => self.has_two_for_chips(),
        }
    }

    /// Whether the hand has two cards, and something is bet on it.
    fn has_two_for_chips(&self) -> bool {
        self.rules.chips == Betting::Bets && self.active.cards().len() == 2
    }

    fn may_double(&self) -> bool {
        let least = self.least_doubled();
        let cards_fit = least.is_some_and(|least| self.is_doubled_from(least));
        let hand_fits = match self.rules.double_after_split {
            _ if self.has_split_aces() => self.rules.split_ace_play.doubles(),
            DoubleAfterSplit::No => self.hands() == 1,
            DoubleAfterSplit::Yes => true,
        };
        cards_fit && hand_fits && self.has_cards_to_double()
    }

    fn may_split(&self) -> bool {
        let again = match self.rules.split_aces {
            SplitAces::Once => !self.has_split_aces(),
            SplitAces::Again => true,
        };
        let is_for_chips = self.rules.chips == Betting::Bets;
        let is_one_more = self.hands() < usize::from(self.rules.split.hands());
        is_for_chips && again && is_one_more && self.active.is_pair() && self.tens_fit()
    }

    /// Whether the two cards may be split if they count ten.
    fn tens_fit(&self) -> bool {
        match self.active.cards() {
            [one, other] if low_points(one.rank) == 10 => match self.rules.split_tens {
                SplitTens::ByValue => true,
                SplitTens::ByRank => one.rank == other.rank,
                SplitTens::Never => false,
            },
            _ => true,
        }
    }

    /// What becomes of the bet when the hand is given up now, where it may be.
    fn given_up(&self) -> Option<GivenUp> {
        let is_first = self.hands() == 1 && self.rules.chips == Betting::Bets;
        let (up, cards) = (low_points(self.upcard.rank), self.active.cards().len());
        let given_up = self
            .rules
            .surrender
            .given_up(self.rules.hole_card, up, cards);
        given_up.filter(|_| is_first)
    }

    fn may_surrender(&self) -> bool {
        match self.given_up() {
            None => false,
            // That was before the dealer looked.
            Some(GivenUp::Half) => !self.awaits_look(),
            Some(GivenUp::HalfOrNone) => true,
        }
    }

    /// Whether so many more bets can be paid.
    fn can_pay(&self, bets: u32) -> bool {
        let (bet, funds) = (self.stake.bet(), self.stake.funds());
        let played: u32 = self.played.iter().map(|hand| hand.end.bets()).sum();
        // The first bet is paid already; then there is one for each hand that is not over.
        let open = u32::try_from(self.waiting.len()).unwrap_or(u32::MAX);
        let all = bet.times(played + open + bets);
        all.checked_add(self.insurance)
            .is_some_and(|all| funds.cover(all))
    }

    /// Makes two hands of a pair. The second card of a hand comes when its turn does; split aces, which
    /// take no other, get it at once.
    fn split(mut self) -> Round {
        let mut other = self.active.split();
        self.active.draw(&mut self.deck);
        if other.begins_with_ace() {
            other.draw(&mut self.deck);
        }
        self.waiting.insert(0, other);
        self.go_on()
    }

    /// The player's next decision, unless a hand of split aces has none.
    fn go_on(self) -> Round {
        let may_draw = self.rules.split_ace_play.hits() || self.may_double();
        if self.has_split_aces() && !self.may_split() && !may_draw {
            self.end_hand(End::Played)
        } else {
            Round::Player(self)
        }
    }

    /// The active hand takes no more cards: the next one's turn, or the dealer's.
    fn end_hand(mut self, end: End) -> Round {
        self.is_doubled = false;
        if self.waiting.is_empty() {
            return self.turn_hole_card(end).begin();
        }
        let next = self.waiting.remove(0);
        let hand = std::mem::replace(&mut self.active, next);
        self.played.push(PlayedHand { hand, end });
        if self.active.cards().len() == 1 {
            self.active.draw(&mut self.deck);
        }
        self.go_on()
    }

    fn turn_hole_card(self, end: End) -> Turned {
        let mut hands = self.played;
        let hand = self.active;
        hands.push(PlayedHand { hand, end });
        Turned {
            rules: self.rules,
            bet: self.stake.bet(),
            deck: self.deck,
            hands,
            insurance: self.insurance,
            dealer: [Some(self.upcard), self.hole.map(FaceDown::turn)]
                .into_iter()
                .flatten()
                .collect(),
        }
    }

    /// The cards that the player decides about.
    pub(super) fn active(&self) -> &[Card] {
        self.active.cards()
    }

    /// The player's hands, from the left.
    pub(super) fn each(&self) -> Vec<HandView<'_>> {
        let bet = self.stake.bet();
        let played = self.played.iter().map(|played| HandView {
            cards: played.cards(),
            staked: played.staked(bet),
            state: HandState::Over(played.end),
        });
        let open = |hand, state| HandView {
            cards: Hand::cards(hand),
            staked: bet.chips(),
            state,
        };
        let active = HandView {
            staked: bet.times(1 + u32::from(self.is_doubled)),
            ..open(&self.active, HandState::Active)
        };
        let waiting = self.waiting.iter();
        let waiting = waiting.map(|hand| open(hand, HandState::Waiting));
        played.chain([active]).chain(waiting).collect()
    }
}

/// The reason that lies in the player's chips or in the deck, if this is one.
const fn by_means(refusal: Refusal) -> Option<Withheld> {
    match refusal {
        Refusal::TooFewChips => Some(Withheld::TooFewChips),
        Refusal::DeckEmpty => Some(Withheld::DeckEmpty),
        Refusal::NotYourTurn | Refusal::NotHere | Refusal::Bet(_) => None,
    }
}
