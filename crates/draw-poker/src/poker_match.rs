//! One round of draw poker against opponents: each seat draws once in turn, then all hands are shown (RULES.md, “Draw
//! poker, poker match”).

use std::fmt;
use std::str::FromStr;

use super::chips::round::{PLAYER, refused};
use super::chips::{Finished, ForChips, Stake};
use super::compare::Decision;
use super::opponent::{Character, OpponentView};
use super::refusal::{NoSolution, Refusal};
use crate::STAND_PAT_LETTER;
use crate::equilibrium::{SolutionVersion, SolvedPlayer};
use fair_deal_core::{Decks, FaceDown, Jokers, PackCard, WildHand};
use fair_deal_table::{self as table, Button, Marks, Refused, SWAP_LETTER, Sound, Stage, Verdict};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// The key letter to check.
pub const CHECK_LETTER: char = 'x';

/// The key letter to bet.
pub const BET_LETTER: char = 'b';

/// The key letter to call.
pub const CALL_LETTER: char = 'c';

/// The key letter to raise.
pub const RAISE_LETTER: char = 'r';

/// The key letter to fold.
pub const FOLD_LETTER: char = 'f';

/// The opponents at the table: one to three characters, each at most once, in the order of [`Character::ALL`]. The
/// Mathematician sits alone, and plays a known version of its solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponents(Seated);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seated {
    /// Those of [`Character::BY_RULE`] for which the value is true.
    ByRule([bool; 4]),
    Mathematician(SolutionVersion),
}

impl Opponents {
    /// The Textbook alone, as in an earlier program in Haskell (RULES.md, “The opponents”).
    pub const TEXTBOOK: Opponents = Opponents(Seated::ByRule([true, false, false, false]));

    /// The Mathematician with the solution that this program plays.
    pub const MATHEMATICIAN: Opponents = Opponents(Seated::Mathematician(SolutionVersion::SHIPPED));

    /// The largest number of opponents.
    pub const MOST: usize = 3;

    /// Seats these characters. A repeated character is seated once.
    ///
    /// # Errors
    /// [`NotOpponents`] for none of them, for four, and for the Mathematician with another one.
    pub fn new(characters: &[Character]) -> Result<Opponents, NotOpponents> {
        let by_rule = Character::BY_RULE.map(|character| characters.contains(&character));
        match (
            characters.contains(&Character::Mathematician),
            by_rule.contains(&true),
        ) {
            (true, false) => Ok(Opponents::MATHEMATICIAN),
            (true, true) => Err(NotOpponents::NotAlone),
            (false, _) => Opponents::by_rule(by_rule),
        }
    }

    /// Adds this character to the table, or removes it. The Mathematician takes the place of all others, and another one
    /// takes its place.
    ///
    /// # Errors
    /// [`NotOpponents`] if it was the only one, or the table is full.
    pub fn toggled(self, character: Character) -> Result<Opponents, NotOpponents> {
        match (self.0, character) {
            (Seated::Mathematician(_), Character::Mathematician) => {
                Err(NotOpponents::NotOneToThree { seated: 0 })
            }
            (Seated::ByRule(_), Character::Mathematician) => Ok(Opponents::MATHEMATICIAN),
            (Seated::Mathematician(_), character) => Opponents::new(&[character]),
            (Seated::ByRule(_), _) => {
                let sits = |one: Character| self.holds(one) != (one == character);
                Opponents::by_rule(Character::BY_RULE.map(sits))
            }
        }
    }

    fn by_rule(seated: [bool; 4]) -> Result<Opponents, NotOpponents> {
        let opponents = Opponents(Seated::ByRule(seated));
        let seated = opponents.each().count();
        if (1..=Opponents::MOST).contains(&seated) {
            Ok(opponents)
        } else {
            Err(NotOpponents::NotOneToThree { seated })
        }
    }

    /// The version of the solution that the Mathematician plays, if it sits at the table.
    #[must_use]
    pub const fn solution(self) -> Option<SolutionVersion> {
        match self.0 {
            Seated::ByRule(_) => None,
            Seated::Mathematician(version) => Some(version),
        }
    }

    /// Returns true if this character sits at the table.
    #[must_use]
    pub fn holds(self, character: Character) -> bool {
        self.each().any(|seated| seated == character)
    }

    /// The characters at the table, in the order of the deal.
    pub fn each(self) -> impl Iterator<Item = Character> {
        let sits = move |character: &Character| match (self.0, character) {
            (Seated::ByRule(seated), character) => Character::BY_RULE
                .iter()
                .zip(seated)
                .any(|(one, sits)| sits && one == character),
            (Seated::Mathematician(_), character) => *character == Character::Mathematician,
        };
        Character::ALL.into_iter().filter(sits)
    }
}

impl Default for Opponents {
    fn default() -> Opponents {
        Opponents::TEXTBOOK
    }
}

/// The error for opponents who cannot sit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOpponents {
    /// There are no opponents, or more than three.
    NotOneToThree {
        /// The number of opponents that the table would have.
        seated: usize,
    },
    /// The Mathematician does not sit alone.
    NotAlone,
}

impl fmt::Display for NotOpponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotOpponents::NotOneToThree { seated } => {
                write!(f, "One to three opponents sit at the table, not {seated}.")
            }
            NotOpponents::NotAlone => {
                f.write_str("The Mathematician plays without other opponents.")
            }
        }
    }
}

impl std::error::Error for NotOpponents {}

/// The rules of a poker match, fixed before the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// The jokers in the pack.
    pub jokers: Jokers,
    /// The opponents.
    pub opponents: Opponents,
    /// The kind of betting.
    pub betting: Betting,
}

/// The kind of betting in a poker match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Betting {
    /// There are no bets: each seat draws once, and all hands are shown.
    #[default]
    None,
    /// Seats bet chips with a fixed limit ([`chips`](super::chips)).
    FixedLimit,
}

impl Betting {
    /// Both kinds.
    pub const ALL: [Betting; 2] = [Betting::None, Betting::FixedLimit];

    /// The word in the text of the rules. A poker match without bets has none, because its text predates the poker
    /// match with bets.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Betting::None => None,
            Betting::FixedLimit => Some("chips"),
        }
    }
}

impl Rules {
    /// The holders at the table: the player first, then the opponents in seat order.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        let opponents = self.opponents.each().map(Holder::Opponent);
        std::iter::once(Holder::Player).chain(opponents)
    }

    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.holders().count()
    }

    /// Returns true if these opponents can play this match: the Mathematician needs bets and a pack without jokers.
    #[must_use]
    pub fn are_legal(&self) -> bool {
        self.opponents.solution().is_none() || self.may_seat_mathematician()
    }

    /// Returns true if the Mathematician can play such a match, alone: there are bets and no jokers.
    #[must_use]
    pub fn may_seat_mathematician(&self) -> bool {
        match (self.betting, self.jokers) {
            (Betting::FixedLimit, Jokers::None) => true,
            (Betting::None, _) | (Betting::FixedLimit, Jokers::One | Jokers::Two) => false,
        }
    }

    /// The same rules, with the Textbook in the place of a Mathematician who cannot play them.
    #[must_use]
    pub fn made_legal(self) -> Rules {
        if self.are_legal() {
            return self;
        }
        Rules {
            opponents: Opponents::TEXTBOOK,
            ..self
        }
    }

    /// Checks that the opponents can play this match now.
    fn check_solution(&self) -> Result<(), NoSolution> {
        let Some(version) = self.opponents.solution() else {
            return Ok(());
        };
        if !self.are_legal() {
            Err(NoSolution::OtherGame)
        } else if version != SolutionVersion::SHIPPED {
            Err(NoSolution::OtherVersion(version))
        } else if SolvedPlayer::loaded(version).is_none() {
            Err(NoSolution::NotLoaded)
        } else {
            Ok(())
        }
    }
}

impl table::Rules for Rules {
    fn decks(&self) -> Decks {
        Decks::ONE.with_jokers(self.jokers)
    }
}

/// Writes the initials of the opponents in seat order, then the jokers, then the kind of betting: `rk-1-joker-chips`. The
/// version of the solution follows the initial of the Mathematician: `m-6a0bdafe78f2c12c-chips`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let initials: String = self.opponents.each().map(Character::initial).collect();
        f.write_str(&initials)?;
        if let Some(version) = self.opponents.solution() {
            write!(f, "-{version}")?;
        }
        match self.jokers {
            Jokers::None => (),
            jokers @ (Jokers::One | Jokers::Two) => write!(f, "-{jokers}")?,
        }
        match self.betting.word() {
            None => Ok(()),
            Some(word) => write!(f, "-{word}"),
        }
    }
}

impl FromStr for Rules {
    type Err = NoSuchRules;

    /// Parses exactly the text that `Display` writes.
    fn from_str(text: &str) -> Result<Rules, NoSuchRules> {
        let is_for = |betting: &Betting| {
            let word = betting.word()?;
            let rest = text.strip_suffix(word)?.strip_suffix('-')?;
            Some((rest, *betting))
        };
        let for_chips = Betting::ALL.iter().find_map(is_for);
        let (rest, betting) = for_chips.unwrap_or((text, Betting::None));
        let opponents = |initials: &str| {
            let all = Character::BY_RULE.into_iter();
            let named = all.filter(|character| initials.contains(character.initial()));
            Opponents::new(&named.collect::<Vec<_>>()).map_err(|_| NoSuchRules)
        };
        let mathematician = Character::Mathematician.initial();
        let (opponents, jokers) = match rest.split_once('-') {
            None => (opponents(rest)?, Jokers::None),
            Some((initials, version)) if initials.chars().eq([mathematician]) => {
                let version = version.parse().map_err(|_| NoSuchRules)?;
                (Opponents(Seated::Mathematician(version)), Jokers::None)
            }
            Some((initials, jokers)) => {
                let jokers = jokers.parse().map_err(|_| NoSuchRules)?;
                (opponents(initials)?, jokers)
            }
        };
        let rules = Rules {
            jokers,
            opponents,
            betting,
        };
        // Rejects initials in another order or twice, which `Display` never writes.
        (rules.to_string() == text && rules.are_legal())
            .then_some(rules)
            .ok_or(NoSuchRules)
    }
}

/// The error for a text that does not describe rules of a poker match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRules;

impl fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These are not valid rules of a duel.")
    }
}

impl std::error::Error for NoSuchRules {}

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Discard the marked cards and draw replacements.
    Swap(Marks),
    /// Keep all five cards.
    StandPat,
    /// Stay in without paying.
    Check,
    /// Bet.
    Bet,
    /// Pay the current bet.
    Call,
    /// Raise the bet.
    Raise,
    /// Give up the hand.
    Fold,
}

impl table::Action for Action {
    /// Returns the code of the marks, with `0` for standing pat. The betting actions have capital letters, which no
    /// marks use.
    fn code(self) -> char {
        match self {
            Action::Swap(marks) => marks.code(),
            Action::StandPat => Marks::NONE.code(),
            Action::Check => 'X',
            Action::Bet => 'B',
            Action::Call => 'C',
            Action::Raise => 'R',
            Action::Fold => 'F',
        }
    }

    fn from_code(code: char) -> Option<Action> {
        Some(match code {
            'X' => Action::Check,
            'B' => Action::Bet,
            'C' => Action::Call,
            'R' => Action::Raise,
            'F' => Action::Fold,
            marks => match Marks::from_code(marks)? {
                Marks::NONE => Action::StandPat,
                marks => Action::Swap(marks),
            },
        })
    }

    /// In a poker match without bets, all hands are shown right after the player's draw.
    fn sound(self) -> Sound {
        match self {
            Action::Swap(_) | Action::StandPat | Action::Fold => Sound::Flip,
            Action::Check | Action::Bet | Action::Call | Action::Raise => Sound::Chip,
        }
    }
}

/// One round of the poker match. Without bets, the opponents draw right after the player, so they have no turns of
/// their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player decides, and the opponents' hands are face down.
    Swapping(Swapping),
    /// All seats have drawn, and all hands are shown.
    Over(Showdown),
    /// A round for chips, in any phase. It is boxed because it is much larger than the other variants.
    ForChips(Box<ForChips>),
}

/// A round in which the player decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapping {
    rules: Rules,
    deck: Deck<PackCard>,
    player: WildHand,
    /// The opponents' hands, in seat order.
    others: Vec<FaceDown<WildHand>>,
}

/// A finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    rules: Rules,
    left: usize,
    player: Swapped,
    opponents: Vec<(Character, Swapped)>,
}

/// A hand after its draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swapped {
    /// The five cards.
    pub hand: WildHand,
    /// The places with drawn cards. A hand that stood pat has none.
    pub discarded: Marks,
}

/// The holder of a hand in a poker match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Holder {
    /// The player.
    Player,
    /// This opponent.
    Opponent(Character),
}

/// The destination of a card of a finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The holder of the card.
    pub holder: Holder,
    /// The place in the hand, 0 to 4 from the left.
    pub place: usize,
    /// True if the card was drawn to replace a discard, false if it was dealt.
    pub drawn: bool,
}

impl Showdown {
    /// All hands: the player's first, then the opponents' in seat order.
    pub fn hands(&self) -> impl Iterator<Item = (Holder, &Swapped)> {
        let opponents = self.opponents.iter();
        let opponents = opponents.map(|(who, swapped)| (Holder::Opponent(*who), swapped));
        std::iter::once((Holder::Player, &self.player)).chain(opponents)
    }

    /// The destination of each card that left the deck, in deck order: first the dealt cards, one round of the table
    /// after another, then the cards drawn by each hand.
    #[must_use]
    pub fn destinations(&self) -> Vec<Destination> {
        let to = |holder, place, drawn| Destination {
            holder,
            place,
            drawn,
        };
        let each = |place| self.hands().map(move |(holder, _)| (holder, place));
        let dealt = (0..5).flat_map(each);
        let dealt = dealt.map(|(holder, place)| to(holder, place, false));
        let discarded = self.hands().flat_map(|(holder, swapped)| {
            swapped.discarded.places().map(move |place| (holder, place))
        });
        let drawn = discarded.map(|(holder, place)| to(holder, place, true));
        dealt.chain(drawn).collect()
    }

    /// The player's hand.
    #[must_use]
    pub const fn player(&self) -> &Swapped {
        &self.player
    }

    /// The opponents with their hands, in the order of their draws.
    #[must_use]
    pub fn opponents(&self) -> &[(Character, Swapped)] {
        &self.opponents
    }

    /// The best opposing hand. Among equal hands it is the first.
    #[must_use]
    pub fn rival(&self) -> Option<&(Character, Swapped)> {
        // `max_by_key` returns the last of equal maxima, so it walks backwards to find the first.
        let back = self.opponents.iter().rev();
        back.max_by_key(|(_, swapped)| swapped.hand.rank())
    }

    /// The player's result: won against all opponents, lost to at least one better hand, else drawn.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let player = self.player.hand.rank();
        let rival = self.rival().map(|(_, rival)| rival.hand.rank());
        match rival {
            Some(rival) if rival > player => Verdict::Lost,
            Some(rival) if rival == player => Verdict::Drawn,
            Some(_) | None => Verdict::Won,
        }
    }

    /// The decision between the player and the [rival](Showdown::rival).
    #[must_use]
    pub fn decision(&self) -> Decision {
        self.rival().map_or(Decision::Tie, |(_, rival)| {
            Decision::between(self.player.hand.rank(), rival.hand.rank())
        })
    }
}

impl Round {
    /// The rules of the round.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            Round::Swapping(swapping) => swapping.rules,
            Round::Over(showdown) => showdown.rules,
            Round::ForChips(round) => round.rules(),
        }
    }

    /// The player's current five cards.
    #[must_use]
    pub fn hand(&self) -> WildHand {
        match self {
            Round::Swapping(swapping) => swapping.player,
            Round::Over(showdown) => showdown.player.hand,
            Round::ForChips(round) => round.hand(),
        }
    }

    /// The round for chips, if this is one.
    #[must_use]
    pub fn for_chips(&self) -> Option<&ForChips> {
        match self {
            Round::Swapping(_) | Round::Over(_) => None,
            Round::ForChips(round) => Some(round),
        }
    }
}

impl table::Round for Round {
    type Card = PackCard;
    type Rules = Rules;
    type Action = Action;
    type Stake = Stake;
    type Refusal = Refusal;

    fn deck(deal: &Deal) -> Deck<PackCard> {
        deal.deck_with_jokers()
    }

    fn accepts(rules: &Rules, stake: &Stake) -> Result<(), Refusal> {
        if !stake.fits(rules) {
            return Err(Refusal::WrongStacks);
        }
        rules.check_solution().map_err(Refusal::NoSolution)
    }

    fn usual_stake(rules: &Rules) -> Stake {
        Stake::usual(rules)
    }

    fn deal(mut deck: Deck<PackCard>, rules: &Rules, stake: &Stake) -> Result<Round, DeckTooShort> {
        match rules.betting {
            Betting::None => {
                let hands = deal_hands(&mut deck, rules.seats())?;
                let (player, others) = hands.split_first().ok_or(DeckTooShort {
                    left: 0,
                    wanted: 10,
                })?;
                Ok(Round::Swapping(Swapping {
                    rules: *rules,
                    deck,
                    player: *player,
                    others: others.iter().copied().map(FaceDown::new).collect(),
                }))
            }
            Betting::FixedLimit => {
                let round = ForChips::deal(deck, rules, stake)?;
                Ok(Round::ForChips(Box::new(round)))
            }
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self {
            Round::Swapping(_) => Marks::all()
                .filter(|marks| *marks != Marks::NONE)
                .map(Action::Swap)
                .chain([Action::StandPat])
                .collect(),
            Round::Over(_) => vec![],
            Round::ForChips(round) => round.legal_actions(),
        }
    }

    fn play(self, action: Action) -> Result<Round, Refused<Round>> {
        let after = match (&self, action) {
            (Round::Over(_), _) => Err(Refusal::RoundOver),
            (Round::Swapping(_), Action::Swap(Marks::NONE)) => Err(Refusal::NothingMarked),
            (Round::Swapping(swapping), Action::Swap(marks)) => swapping.showdown(marks),
            (Round::Swapping(swapping), Action::StandPat) => swapping.showdown(Marks::NONE),
            (
                Round::Swapping(_),
                Action::Check | Action::Bet | Action::Call | Action::Raise | Action::Fold,
            ) => Err(Refusal::NotNow),
            (Round::ForChips(_), _) => {
                let Round::ForChips(round) = self else {
                    return Ok(self);
                };
                let played = round.play(action).map_err(|it| refused(*it))?;
                return Ok(Round::ForChips(Box::new(played)));
            }
        };
        after
            .map(Round::Over)
            .map_err(|why| Refused { round: self, why })
    }

    /// Without bets, the opponents draw right after the player and have no stage of their own. For chips, their turns
    /// have the stage [`Stage::Dealer`].
    fn stage(&self) -> Stage {
        match self {
            Round::Swapping(_) => Stage::Swap,
            Round::Over(_) => Stage::Over,
            Round::ForChips(round) => match (round.as_ref(), round.turn()) {
                (ForChips::Over(_), _) => Stage::Over,
                (ForChips::Betting(_), Some(PLAYER)) => Stage::Player,
                (ForChips::Swapping(_), Some(PLAYER)) => Stage::Swap,
                (ForChips::Betting(_) | ForChips::Swapping(_), _) => Stage::Dealer,
            },
        }
    }

    /// Lets the opponent to act bet or draw.
    fn advance(self) -> Round {
        match self {
            Round::Swapping(_) | Round::Over(_) => self,
            Round::ForChips(round) => Round::ForChips(Box::new(round.advance())),
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        match self {
            Round::Swapping(_) => None,
            Round::Over(showdown) => Some(showdown.verdict()),
            Round::ForChips(round) => round.finished().map(Finished::verdict),
        }
    }

    fn left(&self) -> usize {
        match self {
            Round::Swapping(swapping) => swapping.deck.left(),
            Round::Over(showdown) => showdown.left,
            Round::ForChips(round) => round.left(),
        }
    }

    fn buttons(&self) -> Vec<(Button<Action>, char)> {
        match self {
            Round::Swapping(_) => vec![
                (Button::Swap, SWAP_LETTER),
                (Button::Act(Action::StandPat), STAND_PAT_LETTER),
            ],
            Round::Over(_) => vec![],
            Round::ForChips(round) => bet_buttons(round),
        }
    }

    fn swap(marks: Marks) -> Option<Action> {
        Some(Action::Swap(marks))
    }
}

/// The buttons of a round for chips. Check or Call is the main button: players use these most, and an accidental press
/// costs least.
fn bet_buttons(round: &ForChips) -> Vec<(Button<Action>, char)> {
    let legal = round.legal_actions();
    let all = [
        (Button::Swap, SWAP_LETTER, Action::StandPat),
        (
            Button::Act(Action::StandPat),
            STAND_PAT_LETTER,
            Action::StandPat,
        ),
        (Button::Act(Action::Check), CHECK_LETTER, Action::Check),
        (Button::Act(Action::Call), CALL_LETTER, Action::Call),
        (Button::Act(Action::Bet), BET_LETTER, Action::Bet),
        (Button::Act(Action::Raise), RAISE_LETTER, Action::Raise),
        (Button::Act(Action::Fold), FOLD_LETTER, Action::Fold),
    ];
    let offered = all
        .into_iter()
        .filter(|(_, _, action)| legal.contains(action));
    offered
        .map(|(button, letter, _)| (button, letter))
        .collect()
}

/// Deals the first five cards to each seat, one card at a time, the player first. It requires ten cards for each seat,
/// so a later draw always finds enough cards.
pub(super) fn deal_hands(
    deck: &mut Deck<PackCard>,
    seats: usize,
) -> Result<Vec<WildHand>, DeckTooShort> {
    let too_short = DeckTooShort {
        left: deck.left(),
        wanted: 10 * seats,
    };
    if too_short.left < too_short.wanted {
        return Err(too_short);
    }
    let mut dealt = vec![Vec::with_capacity(5); seats];
    for _ in 0..5 {
        for cards in &mut dealt {
            cards.extend(deck.draw());
        }
    }
    // A deck with duplicates among these cards counts as too short.
    let hands = dealt.iter().map(|cards| WildHand::new(cards));
    hands.collect::<Result<_, _>>().map_err(|_| too_short)
}

impl Swapping {
    /// Draws for the player, then for each opponent in turn, and shows all hands.
    fn showdown(&self, discarded: Marks) -> Result<Showdown, Refusal> {
        let mut deck = self.deck.clone();
        let player = swap(&self.player, discarded, &mut deck)?;
        let mut counts = vec![discarded.count()];
        let mut opponents = Vec::new();
        for (character, hand) in self.rules.opponents.each().zip(&self.others) {
            let hand = hand.turn();
            let discarded = character.discards(&OpponentView {
                hand: &hand,
                swapped: &counts,
                jokers: self.rules.jokers,
            });
            counts.push(discarded.count());
            opponents.push((character, swap(&hand, discarded, &mut deck)?));
        }
        Ok(Showdown {
            rules: self.rules,
            left: deck.left(),
            player,
            opponents,
        })
    }
}

/// Replaces the marked cards of a hand by cards from the deck.
pub(super) fn swap(
    hand: &WildHand,
    discarded: Marks,
    deck: &mut Deck<PackCard>,
) -> Result<Swapped, Refusal> {
    let too_few = DeckTooShort {
        left: deck.left(),
        wanted: discarded.count(),
    };
    let mut cards = *hand.cards();
    for place in discarded.places() {
        cards[place] = deck.draw().ok_or(Refusal::TooFewLeft(too_few))?;
    }
    let hand = WildHand::new(&cards).map_err(Refusal::DuplicateCard)?;
    Ok(Swapped { hand, discarded })
}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Rules);
