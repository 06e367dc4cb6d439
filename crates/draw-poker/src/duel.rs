//! One round of draw poker against opponents: each swaps once in turn, then all hands are turned
//! (RULES.md, “Draw poker, duel”).

use std::fmt;
use std::str::FromStr;

use super::chips::round::{PLAYER, refused};
use super::chips::{Finished, ForChips, Stake};
use super::compare::Decision;
use super::opponent::{Character, OpponentView};
use super::solo::Refusal;
use fair_deal_core::{Decks, FaceDown, Jokers, PackCard, WildHand};
use fair_deal_table::{self as table, Button, Marks, Refused, SWAP_LETTER, Sound, Stage, Verdict};
use fair_shuffle::{Deal, Deck, DeckTooShort};

/// The letter that keeps all five cards.
pub const STAND_PAT_LETTER: char = 'p';

/// The letter that stays in for nothing.
pub const CHECK_LETTER: char = 'x';

/// The letter that bets.
pub const BET_LETTER: char = 'b';

/// The letter that calls a bet.
pub const CALL_LETTER: char = 'c';

/// The letter that raises a bet.
pub const RAISE_LETTER: char = 'r';

/// The letter that gives the hand up.
pub const FOLD_LETTER: char = 'f';

/// Who sits at the table beside the player: one to three characters, in the order of
/// [`Character::ALL`], each of them once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponents {
    seated: [bool; 4],
}

impl Opponents {
    /// The Rule alone: the Haskell program's duel.
    pub const THE_RULE: Opponents = Opponents {
        seated: [true, false, false, false],
    };

    /// The most that can sit down.
    pub const MOST: usize = 3;

    /// These characters; whoever is named twice sits down once.
    ///
    /// # Errors
    /// [`NotOneToThree`] for none of them, or all four.
    pub fn new(characters: &[Character]) -> Result<Opponents, NotOneToThree> {
        Opponents {
            seated: Character::ALL.map(|character| characters.contains(&character)),
        }
        .checked()
    }

    /// Those at the table when this character has sat down, or got up.
    ///
    /// # Errors
    /// [`NotOneToThree`] if it was the only one, or there is no chair left.
    pub fn toggled(self, character: Character) -> Result<Opponents, NotOneToThree> {
        let sits = |one: Character| self.holds(one) != (one == character);
        Opponents {
            seated: Character::ALL.map(sits),
        }
        .checked()
    }

    fn checked(self) -> Result<Opponents, NotOneToThree> {
        let seated = self.each().count();
        if (1..=Opponents::MOST).contains(&seated) {
            Ok(self)
        } else {
            Err(NotOneToThree { seated })
        }
    }

    /// Whether this character sits at the table.
    #[must_use]
    pub fn holds(self, character: Character) -> bool {
        self.each().any(|seated| seated == character)
    }

    /// Those who sit at the table, in the order in which they are dealt to.
    pub fn each(self) -> impl Iterator<Item = Character> {
        let all = Character::ALL.into_iter().zip(self.seated);
        all.filter_map(|(character, sits)| sits.then_some(character))
    }
}

impl Default for Opponents {
    fn default() -> Opponents {
        Opponents::THE_RULE
    }
}

/// A duel has one to three opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOneToThree {
    /// How many there would be.
    pub seated: usize,
}

impl fmt::Display for NotOneToThree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotOneToThree { seated } = self;
        write!(f, "One to three opponents sit at the table, not {seated}.")
    }
}

impl std::error::Error for NotOneToThree {}

/// What is agreed before the cards are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// The jokers in the pack.
    pub jokers: Jokers,
    /// Who plays against the player.
    pub opponents: Opponents,
    /// What is bet.
    pub betting: Betting,
}

/// Whether a duel is for chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Betting {
    /// Nothing is bet: each swaps once, and all hands are turned.
    #[default]
    None,
    /// Chips are bet, with a fixed limit ([`chips`](super::chips)).
    FixedLimit,
}

impl Betting {
    /// Both.
    pub const ALL: [Betting; 2] = [Betting::None, Betting::FixedLimit];

    /// The word for it in rules; none where nothing is bet, as it was before there were chips.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Betting::None => None,
            Betting::FixedLimit => Some("chips"),
        }
    }
}

impl Rules {
    /// Who sits at the table, the player first, then the opponents in their order.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        let opponents = self.opponents.each().map(Holder::Opponent);
        std::iter::once(Holder::Player).chain(opponents)
    }

    /// How many sit at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.holders().count()
    }
}

impl table::Rules for Rules {
    fn decks(&self) -> Decks {
        Decks::ONE.with_jokers(self.jokers)
    }
}

/// Written as the initials of the opponents, in their order, the jokers, and whether it is for chips:
/// `rk-1-joker-chips`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let initials: String = self.opponents.each().map(Character::initial).collect();
        f.write_str(&initials)?;
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

    /// Reads exactly what `Display` writes.
    fn from_str(text: &str) -> Result<Rules, NoSuchRules> {
        let is_for = |betting: &Betting| {
            let word = betting.word()?;
            let rest = text.strip_suffix(word)?.strip_suffix('-')?;
            Some((rest, *betting))
        };
        let for_chips = Betting::ALL.iter().find_map(is_for);
        let (rest, betting) = for_chips.unwrap_or((text, Betting::None));
        let (initials, jokers) = match rest.split_once('-') {
            None => (rest, Jokers::None),
            Some((initials, jokers)) => (initials, jokers.parse().map_err(|_| NoSuchRules)?),
        };
        let all = Character::ALL.into_iter();
        let named = all.filter(|character| initials.contains(character.initial()));
        let opponents = Opponents::new(&named.collect::<Vec<_>>()).map_err(|_| NoSuchRules)?;
        let rules = Rules {
            jokers,
            opponents,
            betting,
        };
        // Initials in another order, or twice, are not how rules are written.
        (rules.to_string() == text)
            .then_some(rules)
            .ok_or(NoSuchRules)
    }
}

/// The text stands for no rules of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRules;

impl fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These are no rules of a duel.")
    }
}

impl std::error::Error for NoSuchRules {}

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Put the marked cards aside and draw as many in their places.
    Swap(Marks),
    /// Keep all five.
    StandPat,
    /// Stay in for nothing.
    Check,
    /// Bet.
    Bet,
    /// Pay what others have bet.
    Call,
    /// Raise the bet.
    Raise,
    /// Give the hand up.
    Fold,
}

impl table::Action for Action {
    /// The marks' code; `0` stands pat. What is bet has capital letters, which no marks have.
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

    /// Where nothing is bet, all hands are turned when the player has swapped.
    fn sound(self) -> Sound {
        match self {
            Action::Swap(_) | Action::StandPat | Action::Fold => Sound::Flip,
            Action::Check | Action::Bet | Action::Call | Action::Raise => Sound::Chip,
        }
    }
}

/// One round. Where nothing is bet, an opponent decides as soon as the player has, so there is no turn
/// of theirs to wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// The player decides; every other hand lies face down.
    Swapping(Swapping),
    /// All have swapped, and all hands are turned.
    Over(Showdown),
    /// The round is for chips, in any of its phases. In a box, for it is much larger than the others.
    ForChips(Box<ForChips>),
}

/// A round in which the player decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapping {
    rules: Rules,
    deck: Deck<PackCard>,
    player: WildHand,
    /// In the order of the opponents.
    others: Vec<FaceDown<WildHand>>,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    rules: Rules,
    left: usize,
    player: Swapped,
    opponents: Vec<(Character, Swapped)>,
}

/// A hand after its swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swapped {
    /// The five cards.
    pub hand: WildHand,
    /// Which places have been drawn anew; none for a hand that stood pat.
    pub discarded: Marks,
}

/// Who holds a hand of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The player.
    Player,
    /// This opponent.
    Opponent(Character),
}

/// Where a card of a finished round went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// Whose card it became.
    pub holder: Holder,
    /// Its place in the hand, 0 to 4 from the left.
    pub place: usize,
    /// Whether it was drawn in the place of a card that was discarded; else it was dealt.
    pub drawn: bool,
}

impl Showdown {
    /// All hands, the player's first, then those of the opponents in their order.
    pub fn hands(&self) -> impl Iterator<Item = (Holder, &Swapped)> {
        let opponents = self.opponents.iter();
        let opponents = opponents.map(|(who, swapped)| (Holder::Opponent(*who), swapped));
        std::iter::once((Holder::Player, &self.player)).chain(opponents)
    }

    /// Where each card that left the deck went, in the order in which they lay there: first those
    /// that were dealt, card by card, then what each hand has drawn.
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

    /// The opponents with their hands, in the order in which they swapped.
    #[must_use]
    pub fn opponents(&self) -> &[(Character, Swapped)] {
        &self.opponents
    }

    /// The best hand that the player is up against; of equal ones the first.
    #[must_use]
    pub fn rival(&self) -> Option<&(Character, Swapped)> {
        // The last of equal maxima, walking back, is the first.
        let back = self.opponents.iter().rev();
        back.max_by_key(|(_, swapped)| swapped.hand.rank())
    }

    /// Who had the better of it: the player wins by beating every opponent, loses to a single
    /// better hand, and else has tied.
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

    /// What decides between the player and the [rival](Showdown::rival).
    #[must_use]
    pub fn decision(&self) -> Decision {
        self.rival().map_or(Decision::Tie, |(_, rival)| {
            Decision::between(self.player.hand.rank(), rival.hand.rank())
        })
    }
}

impl Round {
    /// The rules the round is played by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            Round::Swapping(swapping) => swapping.rules,
            Round::Over(showdown) => showdown.rules,
            Round::ForChips(round) => round.rules(),
        }
    }

    /// The five cards the player holds.
    #[must_use]
    pub fn hand(&self) -> WildHand {
        match self {
            Round::Swapping(swapping) => swapping.player,
            Round::Over(showdown) => showdown.player.hand,
            Round::ForChips(round) => round.hand(),
        }
    }

    /// The round, where it is for chips.
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
        let fits = stake.fits(rules);
        fits.then_some(()).ok_or(Refusal::OtherStacks)
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

    /// Where nothing is bet, the opponents have swapped as soon as the player has, so they have no stage
    /// of their own. For chips they have the one of a dealer who draws.
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

    /// An opponent bets, or swaps.
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

    /// Two for a win, one for a draw.
    fn daily_points(&self) -> u32 {
        match self.verdict() {
            Some(Verdict::Won) => 2,
            Some(Verdict::Drawn) => 1,
            Some(Verdict::Lost) | None => 0,
        }
    }
}

/// The buttons of a round for chips. To check or to call is the main one: what is done most often, and
/// what loses least by a key that was pressed in error.
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

/// Everyone's first five cards, card by card, the player first. A deck that could not give everyone five
/// cards twice does not start a round, so whoever swaps finds cards.
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
    // A deck that holds a card twice is too short for hands of different cards.
    let hands = dealt.iter().map(|cards| WildHand::new(cards));
    hands.collect::<Result<_, _>>().map_err(|_| too_short)
}

impl Swapping {
    /// The player swaps, then each opponent in turn, and all hands are turned.
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

/// The hand with cards from the deck in the marked places.
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
    let hand = WildHand::new(&cards).map_err(Refusal::SpoiltDeck)?;
    Ok(Swapped { hand, discarded })
}
