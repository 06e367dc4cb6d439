//! The messages of draw poker: hands, jokers, solo draw and the poker match.

use super::story::Story;
use super::{Held, naming_ranks, pack_card};
use crate::core::{Category, DeckTooShort, HandRank, Jokers, NotAHand, PackCard, WildHand};
use crate::poker::{self, Decision, NoSolution, Part, Refusal};
use crate::table::{Game, Marks, News, Round, Table, Verdict};
use crate::text::language::Language;
pub use crate::text::messages::PokerWords;

/// Returns the messages of the tables of draw poker in this language, with those they share with blackjack.
#[must_use]
pub fn words(language: Language) -> PokerWords {
    PokerWords::of(language)
}

impl PokerWords {
    // Hands.

    /// The name of a poker hand of this rank: “Full house, aces over fives”.
    #[must_use]
    pub fn hand(self, rank: HandRank) -> String {
        let [first, second] = naming_ranks(rank);
        self.hand_of(rank.category(), first, second)
    }

    /// The name of a hand: its rank, and for a royal flush whether it has a joker. Pay tables treat the two
    /// differently.
    #[must_use]
    pub fn called(self, hand: &WildHand) -> String {
        let is_royal = hand.rank().category() == Category::RoyalFlush;
        if is_royal && hand.jokers().next().is_some() {
            self.wild_royal().to_owned()
        } else {
            self.hand(hand.rank())
        }
    }

    /// A sentence: this card was marked or unmarked. `count` is the number of marked cards.
    #[must_use]
    pub fn card_marked(self, card: PackCard, is_marked: bool, count: usize) -> String {
        let card = pack_card(*self, card);
        self.card_is_marked(&card, is_marked, count)
    }

    /// The player's poker hand, card by card, and its rank.
    #[must_use]
    pub fn you_hold(self, hand: WildHand) -> String {
        self.you_hold_as(hand, &self.called(&hand))
    }

    /// The player's poker hand, card by card, and its name.
    #[must_use]
    pub fn you_hold_as(self, hand: WildHand, called: &str) -> String {
        self.you_hold_cards(&self.each_card(&hand), called)
    }

    /// A sentence with the cards marked for swapping. `cards` is not empty.
    #[must_use]
    pub fn marked_cards(self, cards: &[Held]) -> String {
        self.marked_for_swap(&self.held(cards))
    }

    /// The message about a refused decision.
    #[must_use]
    pub fn refusal(self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => self.refused_over().to_owned(),
            Refusal::NothingMarked => self.refused_nothing_marked().to_owned(),
            Refusal::TooFewLeft(DeckTooShort { left, wanted }) => {
                self.refused_too_few_left(*wanted, *left)
            }
            Refusal::DuplicateCard(NotAHand::NotFive { cards }) => self.refused_not_five(*cards),
            Refusal::DuplicateCard(NotAHand::Twice { card }) => self.refused_card_twice(*card),
            Refusal::DuplicateCard(NotAHand::JokerTwice { .. }) => {
                self.refused_joker_twice().to_owned()
            }
            Refusal::DuplicateCard(NotAHand::NotACard(error)) => self.refused_no_card(&error.code),
            Refusal::NotNow => self.refused_not_now().to_owned(),
            Refusal::WrongStacks => self.refused_other_stacks().to_owned(),
            Refusal::NoSolution(NoSolution::OtherVersion(_)) => {
                self.refused_other_solution().to_owned()
            }
            Refusal::NoSolution(NoSolution::NotLoaded | NoSolution::OtherGame) => {
                self.refused_no_solution().to_owned()
            }
        }
    }

    /// The cards of a hand inside a sentence.
    pub(crate) fn each_card(self, hand: &WildHand) -> String {
        self.held(&hand.each())
    }

    // Solo draw.

    /// A sentence with the best hand of a solo round.
    #[must_use]
    pub fn best_hand(self, best: WildHand) -> String {
        self.best_hand_called(&self.called(&best))
    }

    /// The swaps of the player who shared the deal, by the number of cards in each, and their best hand.
    #[must_use]
    pub fn their_swaps(self, swaps: &[usize], best: WildHand) -> String {
        let best = self.called(&best);
        match swaps {
            [] => self.their_solo_without_swap(&best),
            [only] => self.their_solo_swap(*only, &best),
            [earlier @ .., last] => {
                let earlier: Vec<String> =
                    earlier.iter().map(|it| self.earlier_swap(*it)).collect();
                let earlier = earlier.join(self.earlier_swaps_between());
                self.their_solo_swaps(&earlier, *last, &best)
            }
        }
    }

    // The poker match.

    /// The player's hand against another one, and the difference that decides.
    #[must_use]
    pub fn compared(self, player: HandRank, other: HandRank) -> String {
        let (yours, theirs) = (self.hand(player), self.hand(other));
        let decides = self.decides(Decision::between(player, other));
        self.hands_compared(player.category(), &yours, &theirs, &decides)
    }

    /// The difference that decides between two hands, as the end of a sentence about both.
    fn decides(self, decision: Decision) -> String {
        let (part, better, worse) = match decision {
            Decision::Tie => return self.decides_nothing().to_owned(),
            Decision::Category => return self.decides_category().to_owned(),
            Decision::Rank {
                part,
                better,
                worse,
            } => (part, better, worse),
        };
        match part {
            Part::Five => self.decides_five().to_owned(),
            Part::Four => self.decides_four().to_owned(),
            Part::Three => self.decides_three().to_owned(),
            Part::Pair => self.decides_pair().to_owned(),
            Part::HigherPair => self.decides_higher_pair().to_owned(),
            Part::LowerPair => self.decides_lower_pair().to_owned(),
            Part::Top | Part::Card(1) => self.decides_highest_card().to_owned(),
            Part::Card(number) => self.decides_card(number, better, worse),
            Part::Kicker { of: 1, .. } => self.decides_kicker(better, worse),
            Part::Kicker { number, .. } => self.decides_kicker_number(number, better, worse),
        }
    }

    /// The poker match of the player who shared the deal: the number of swapped cards, the final hand, and the result.
    #[must_use]
    pub fn their_poker_match(self, swapped: usize, hand: WildHand, verdict: Verdict) -> String {
        self.their_duel_was(swapped, &self.called(&hand), verdict)
    }
}

/// The announcement that a card was marked or unmarked. The announcement of the hand says what a joker stands for.
pub(crate) fn marked(
    words: PokerWords,
    hand: &WildHand,
    marks: Marks,
    place: usize,
) -> Option<String> {
    let (card, _) = hand.each().get(place).copied()?;
    Some(words.card_marked(card, marks.is_marked(place), marks.count()))
}

/// The announcement of the number of jokers in the pack from the next round on.
pub(crate) fn jokers_chosen(words: PokerWords, jokers: Jokers) -> String {
    words.sentence(words.jokers(jokers))
}

/// The reason why the player's last action was refused. `None` if it was not.
pub(crate) fn refusal<G: Game>(words: PokerWords, table: &Table<G>) -> Option<String>
where
    G::Round: Round<Refusal = poker::Refusal>,
{
    let why = table.news().and_then(News::refusal)?;
    Some(words.refusal(why))
}

/// Describes the number of jokers in the pack, if there are any.
pub(crate) fn describe_jokers(story: &mut Story, words: PokerWords, jokers: Jokers) {
    if jokers != Jokers::None {
        story.add(words.sentence(words.jokers(jokers)));
        story.add(words.jokers_note());
    }
}
