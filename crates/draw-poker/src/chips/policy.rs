//! How the opponents bet: each has a rule of its own (RULES.md, “How the opponents bet”).
//!
//! A character sees a [`BetView`] and nothing else. There is no other hand in it, and no deck; and no
//! random source. Where one bluffs now and then, its own cards decide when: the same view leads to the
//! same bet, always.

use super::super::odds::Odds;
use super::super::opponent::{Character, draws_one};
use super::round::Street;
use fair_deal_core::{Category, HandRank, Jokers, Rank, Suit, WildHand};

/// All that an opponent may know when it is its turn to bet.
#[derive(Clone, Copy, Debug)]
pub struct BetView<'a> {
    /// Its own five cards.
    pub hand: &'a WildHand,
    /// How many jokers there are in the pack.
    pub jokers: Jokers,
    /// Which round of bets it is.
    pub street: Street,
    /// How many cards it has swapped itself; 0 before the swap.
    pub swapped: usize,
    /// How many others are in.
    pub others: usize,
    /// How often somebody has bet or raised in this round of bets.
    pub bets: usize,
}

/// What a character wants to do. Where it may not, it does the next best: who cannot raise calls, who
/// cannot bet checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Bet, or raise.
    Raise,
    /// Bet; call whatever others bet.
    Bet,
    /// Check; call whatever others bet.
    Call,
    /// Bet; fold to any bet of others.
    Bluff,
    /// Check; fold to any bet.
    Fold,
}

impl Intent {
    /// All that a character can want.
    pub const ALL: [Intent; 5] = [
        Intent::Raise,
        Intent::Bet,
        Intent::Call,
        Intent::Bluff,
        Intent::Fold,
    ];
}

impl Character {
    /// What this character wants to do. The same view leads to the same intent, always.
    #[must_use]
    pub fn bets(self, view: &BetView) -> Intent {
        match self {
            Character::Rule => textbook(view),
            Character::Chaser => chaser(view),
            Character::Rock => rock(view),
            Character::Odds => actuary(view),
        }
    }
}

/// Before the swap it raises with two pair or better, bets a pair of jacks or better, and calls with any
/// pair, or an ace. After it, it raises with three of a kind or better, bets two pair, and calls with a
/// pair of fives or better. Of the hands with nothing, it bets one in four.
fn textbook(view: &BetView) -> Intent {
    match view.street {
        Street::First => by_worth(
            view,
            &[
                (Category::TwoPair, Rank::Two, Intent::Raise),
                (Category::OnePair, Rank::Jack, Intent::Bet),
                (Category::HighCard, Rank::Ace, Intent::Call),
            ],
        ),
        Street::Second if has_nothing(view) && lowest_is(view, &BLACK[..1]) => Intent::Bluff,
        Street::Second => by_worth(
            view,
            &[
                (Category::ThreeOfAKind, Rank::Two, Intent::Raise),
                (Category::TwoPair, Rank::Two, Intent::Bet),
                (Category::OnePair, Rank::Five, Intent::Call),
            ],
        ),
    }
}

/// Before the swap it raises with three of a kind or better, bets a pair of queens or better, and calls
/// with any pair, an ace or a king, or one card short of a flush or an open straight. After it, it raises
/// with three of a kind or better, bets a pair of aces or better, and calls with any pair. When it has
/// drawn one card and has nothing, it bets one time in two.
fn chaser(view: &BetView) -> Intent {
    let has_missed = has_nothing(view) && view.swapped == 1;
    let (bets, calls) = match view.street {
        Street::First => (Rank::Queen, (Category::HighCard, Rank::King)),
        Street::Second => (Rank::Ace, (Category::OnePair, Rank::Two)),
    };
    let by_worth = by_worth(
        view,
        &[
            (Category::ThreeOfAKind, Rank::Two, Intent::Raise),
            (Category::OnePair, bets, Intent::Bet),
            (calls.0, calls.1, Intent::Call),
        ],
    );
    match (by_worth, view.street) {
        (Intent::Fold, Street::First) if draws_one(view.hand) => Intent::Call,
        (Intent::Fold, Street::Second) if has_missed && lowest_is(view, &BLACK) => Intent::Bluff,
        (intent, Street::First | Street::Second) => intent,
    }
}

/// Never bluffs. Before the swap it raises with two pair, tens or better, bets a pair of queens or better,
/// and calls with a pair of nines or better; a single bet it calls with any pair, or an ace. After it, it
/// raises with three tens or better, bets two pair or better, and calls with a pair of sixes or better.
fn rock(view: &BetView) -> Intent {
    let least = if view.bets < 2 {
        (Category::HighCard, Rank::Ace, Intent::Call)
    } else {
        (Category::OnePair, Rank::Nine, Intent::Call)
    };
    match view.street {
        Street::First => by_worth(
            view,
            &[
                (Category::TwoPair, Rank::Ten, Intent::Raise),
                (Category::OnePair, Rank::Queen, Intent::Bet),
                least,
            ],
        ),
        Street::Second => by_worth(
            view,
            &[
                (Category::ThreeOfAKind, Rank::Ten, Intent::Raise),
                (Category::TwoPair, Rank::Two, Intent::Bet),
                (Category::OnePair, Rank::Six, Intent::Call),
            ],
        ),
    }
}

/// Works out its chance against an average hand, in thousandths: before the swap that of its best draw.
/// Every bet or raise of this round of bets, its own among them, and each other beyond the first who is still
/// in, takes forty away. Before the swap it calls from 540, bets from 680 and raises from 780;
/// after it, from 640, 840 and 940. Of the hands that are not worth a call then, it bets one in four.
fn actuary(view: &BetView) -> Intent {
    let odds = Odds::of_pack(view.jokers);
    let chance = match view.street {
        Street::First => odds.best_chance(view.hand),
        Street::Second => odds.chance(view.hand.rank()),
    };
    let worse = u32::try_from(view.bets + view.others.saturating_sub(1)).unwrap_or(u32::MAX);
    let worth = chance.per_mille().saturating_sub(worse.saturating_mul(40));
    match (view.street, worth) {
        (Street::First, 780..) | (Street::Second, 940..) => Intent::Raise,
        (Street::First, 680..) | (Street::Second, 840..) => Intent::Bet,
        (Street::First, 540..) | (Street::Second, 640..) => Intent::Call,
        (Street::Second, _) if lowest_is(view, &BLACK[..1]) => Intent::Bluff,
        (Street::First | Street::Second, _) => Intent::Fold,
    }
}

/// What it does with a hand of this category, its first rank at least so high, or of a better one: the
/// first that the hand is good enough for. With less it folds.
fn by_worth(view: &BetView, steps: &[(Category, Rank, Intent)]) -> Intent {
    let hand = view.hand.rank();
    let enough = |(category, rank, _): &&(Category, Rank, Intent)| is(hand, *category, *rank);
    let step = steps.iter().find(enough);
    step.map_or(Intent::Fold, |(_, _, intent)| *intent)
}

/// Whether the hand has less than a pair.
fn has_nothing(view: &BetView) -> bool {
    view.hand.rank().category() == Category::HighCard
}

/// Spades and clubs: half of all cards.
const BLACK: [Suit; 2] = [Suit::Spades, Suit::Clubs];

/// Whether the suit of its lowest natural card is one of these. As often so as these are among four,
/// whatever the hand is worth: suits decide nothing but flushes.
fn lowest_is(view: &BetView, suits: &[Suit]) -> bool {
    let naturals = view.hand.cards().iter().filter_map(|card| card.natural());
    let lowest = naturals.min_by_key(|card| card.rank);
    lowest.is_some_and(|card| suits.contains(&card.suit))
}

/// Whether a hand is of this category and its first rank at least so high, or of a better category.
fn is(hand: HandRank, category: Category, rank: Rank) -> bool {
    let first = || hand.deciding_ranks().next();
    hand.category() > category
        || hand.category() == category && first().is_some_and(|first| first >= rank)
}
