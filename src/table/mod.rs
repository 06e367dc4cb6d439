//! What every table shares: what a round is, whatever the game, and what can lie on a table.
//!
//! A round *is* its deal and its decisions: [`replay`] makes it again, always the same. That is all
//! that is kept of it to be resumed ([`crate::table::sitting`]), shared, checked or taken back.

pub mod keys;
pub mod record;
pub mod sitting;

use std::fmt;

use crate::core::{CutOutOfRange, Date, Deal, Deck, DeckTooShort, Decks, Secret};
use crate::table::record::number;

/// The letter that deals, at every table.
pub const DEAL_LETTER: char = 'd';

/// The letter that cuts the deck, at every table.
pub const CUT_LETTER: char = 'c';

/// How many rounds a daily deal has, in every game.
pub const DAILY_ROUNDS: u8 = 10;

/// The rules of one round of a game, from the first card to the result.
pub trait Round: Sized {
    /// The game's name in the derivation of its daily deals ([`Secret::daily`]).
    const GAME: &'static str;

    /// The rules that daily deals are played by.
    const DAILY_RULES: Self::Rules;

    /// What the pack is made of: [`Card`](crate::core::Card), or
    /// [`PackCard`](crate::core::PackCard) where there may be jokers.
    type Card: Copy;
    /// What is agreed before the cards are dealt.
    type Rules: Agreement;
    /// A decision of the player.
    type Action: Decision;
    /// Why a decision is refused.
    type Refusal: fmt::Display + fmt::Debug;

    /// The pack that these rules want.
    fn decks(rules: Self::Rules) -> Decks;

    /// The deck of this deal.
    fn deck(deal: &Deal) -> Deck<Self::Card>;

    /// Deals the first cards.
    ///
    /// # Errors
    /// [`DeckTooShort`] where the deck cannot even start a round; a whole pack always can.
    fn deal(deck: Deck<Self::Card>, rules: Self::Rules) -> Result<Self, DeckTooShort>;

    /// Every decision that [`Round::play`] accepts now, and no other.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// The round after this decision.
    ///
    /// # Errors
    /// The round as it was, and why the decision is refused.
    fn play(self, action: Self::Action) -> Result<Self, Refused<Self>>;

    /// Whether the result stands.
    fn is_over(&self) -> bool;

    /// The round after all that follows without a decision of the player, such as the dealer's
    /// turn.
    #[must_use]
    fn run_on(self) -> Self;

    /// What a round that is over counts in a daily deal (RULES.md, “The daily deal”); before that,
    /// nothing.
    fn daily_points(&self) -> u32;
}

/// What is agreed before the cards are dealt, which links and records write as one word.
pub trait Agreement: Copy + PartialEq + fmt::Debug {
    /// The word that stands for it; of letters, digits and hyphens only.
    fn code(self) -> &'static str;

    /// What has this [code](Agreement::code), if anything has.
    fn from_code(code: &str) -> Option<Self>;
}

/// Where there is nothing to agree on.
impl Agreement for () {
    fn code(self) -> &'static str {
        ""
    }

    fn from_code(code: &str) -> Option<()> {
        code.is_empty().then_some(())
    }
}

/// A decision of a player, which links and records write as one character.
pub trait Decision: Copy + PartialEq + fmt::Debug {
    /// The character that stands for the decision.
    fn code(self) -> char;

    /// The decision with this [code](Decision::code), if there is one.
    fn from_code(code: char) -> Option<Self>;
}

/// These decisions as a link or a record holds them, the first one first.
#[must_use]
pub fn write_decisions<A: Decision>(decisions: &[A]) -> String {
    decisions.iter().map(|decision| decision.code()).collect()
}

/// Reads what [`write_decisions`] wrote; `None` if any character is no decision. Whether the rules
/// take them, [`replay`] tells.
#[must_use]
pub fn read_decisions<A: Decision>(codes: &str) -> Option<Vec<A>> {
    codes.chars().map(A::from_code).collect()
}

/// A decision that the rules refuse: the round is given back as it was, with the reason.
#[derive(Debug)]
pub struct Refused<R: Round> {
    /// The round, untouched.
    pub round: R,
    /// Why.
    pub why: R::Refusal,
}

/// Makes a round again from its deal and its decisions.
///
/// # Errors
/// The reason why the first decision that does not fit is refused.
///
/// # Panics
/// Never: every [`Deal`] has 52 cards or more, and no game here starts with more than that.
pub fn replay<R: Round>(
    deal: &Deal,
    rules: R::Rules,
    decisions: &[R::Action],
) -> Result<R, R::Refusal> {
    let start = R::deal(R::deck(deal), rules).expect("a whole pack starts any round");
    decisions.iter().try_fold(start, |round, decision| {
        round.play(*decision).map_err(|refused| refused.why)
    })
}

/// How a deal came to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the browser's entropy: nobody can have known it.
    Fresh,
    /// From a link: whoever made the link may know every card.
    Shared,
    /// The deal of a day, the same for everybody: anybody may know every card.
    Daily(DailyRound),
}

/// One of the ten rounds of a day's deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyRound {
    date: Date,
    number: u8,
}

impl DailyRound {
    /// The first round of this day.
    #[must_use]
    pub const fn first(date: Date) -> DailyRound {
        DailyRound { date, number: 1 }
    }

    /// The round of this day with this number, if it has one: 1 to 10.
    #[must_use]
    pub fn new(date: Date, number: u8) -> Option<DailyRound> {
        let exists = (1..=DAILY_ROUNDS).contains(&number);
        exists.then_some(DailyRound { date, number })
    }

    /// The day, in UTC.
    #[must_use]
    pub const fn date(self) -> Date {
        self.date
    }

    /// The number of the round, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The round after this one, if it is not the last.
    #[must_use]
    pub fn next(self) -> Option<DailyRound> {
        DailyRound::new(self.date, self.number + 1)
    }
}

/// A deal whose seal is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// Where it came from.
    pub origin: Origin,
}

/// Counts the changes at a table. What is clicked or comes back late names the position it was
/// meant for, and is dropped when that has passed; so one position never takes two decisions,
/// however quickly two clicks follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position(u32);

impl Position {
    /// The position of a table before anything has happened.
    pub const FIRST: Position = Position(0);

    /// The position after the next change.
    #[must_use]
    pub const fn next(self) -> Position {
        Position(self.0.wrapping_add(1))
    }
}

impl Sealed {
    /// A fresh pack, uncut.
    #[must_use]
    pub const fn fresh(secret: Secret, decks: Decks) -> Sealed {
        Sealed {
            deal: Deal::uncut(secret, decks),
            origin: Origin::Fresh,
        }
    }

    /// A deal from a link.
    #[must_use]
    pub const fn shared(deal: Deal) -> Sealed {
        Sealed {
            deal,
            origin: Origin::Shared,
        }
    }

    /// The deal of a day in the game with this name ([`Round::GAME`]), which nobody cuts.
    #[must_use]
    pub fn daily(game: &str, round: DailyRound) -> Sealed {
        let secret = Secret::daily(game, round.date, round.number);
        Sealed {
            deal: Deal::uncut(secret, Decks::ONE),
            origin: Origin::Daily(round),
        }
    }

    /// The same pack, cut after so many cards.
    ///
    /// # Errors
    /// [`CutOutOfRange`] unless `at` is less than the number of cards.
    pub fn cut(self, at: usize) -> Result<Sealed, CutOutOfRange> {
        let deal = self.deal.cut_at(at)?;
        Ok(Sealed { deal, ..self })
    }
}

/// A sealed pack that the player is about to cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cutting {
    sealed: Sealed,
    at: usize,
}

impl Cutting {
    /// The pack before the player, the knife in its middle.
    #[must_use]
    pub const fn new(sealed: Sealed) -> Cutting {
        let at = sealed.deal.cards() / 2;
        Cutting { sealed, at }
    }

    /// The pack, uncut so far.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// After how many cards the pack would be cut now: 0 to [`Cutting::last`].
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The last place to cut at: before the last card.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.sealed.deal.cards() - 1
    }

    /// To be cut after so many cards; after the last place where it can be, there.
    #[must_use]
    pub fn moved(self, at: usize) -> Cutting {
        let at = at.min(self.last());
        Cutting { at, ..self }
    }
}

/// The browser gave no entropy. Then nothing is dealt: there is no second source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "Your browser gave us no random numbers, so nothing was dealt: \
             a deal from anything less could be guessed.",
        )
    }
}

impl std::error::Error for NoEntropy {}

/// What lies on a table.
#[derive(Clone, Debug, Default)]
pub enum Table<R: Round> {
    /// No pack: the browser was asked for entropy and has not answered, or could not.
    #[default]
    Bare,
    /// A sealed pack. Deal starts the round.
    Ready(Sealed),
    /// A sealed pack that the player cuts before it is dealt.
    Cutting(Cutting),
    /// A round, under way or over.
    Dealt(Dealt<R>),
}

/// What a link to a deal holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Linked {
    /// The deal, so that somebody else can play it.
    #[default]
    Deal,
    /// The decisions too, so that the two can be compared, or the round checked.
    DealAndDecisions,
}

/// A round on the table, with all that is needed to make it again.
#[derive(Clone, Debug)]
pub struct Dealt<R: Round> {
    sealed: Sealed,
    rules: R::Rules,
    decisions: Vec<R::Action>,
    round: R,
}

impl<R: Round> Dealt<R> {
    /// The round that this deal starts.
    ///
    /// # Panics
    /// Never, for the reason that [`replay`] gives.
    #[must_use]
    pub fn start(sealed: Sealed, rules: R::Rules) -> Dealt<R> {
        let deck = R::deck(&sealed.deal);
        let round = R::deal(deck, rules).expect("a whole pack starts any round");
        Dealt::stacked(sealed, rules, round)
    }

    /// A round whose cards do not come from the deal beside it. For tests that need to choose the
    /// cards; nothing the page does leads here.
    #[must_use]
    pub const fn stacked(sealed: Sealed, rules: R::Rules, round: R) -> Dealt<R> {
        Dealt {
            sealed,
            rules,
            decisions: Vec::new(),
            round,
        }
    }

    /// The deal the round is played with.
    #[must_use]
    pub const fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// The rules the round is played by.
    #[must_use]
    pub const fn rules(&self) -> R::Rules {
        self.rules
    }

    /// The decisions so far, the first one first.
    #[must_use]
    pub fn decisions(&self) -> &[R::Action] {
        &self.decisions
    }

    /// The round as it stands.
    #[must_use]
    pub const fn round(&self) -> &R {
        &self.round
    }

    /// The link to this deal, as it stands behind the path: what was dealt, the cut, the rules, and
    /// with `decisions` what the player has decided.
    #[must_use]
    pub fn link(&self, with: Linked) -> String {
        let play = match with {
            Linked::Deal => None,
            Linked::DealAndDecisions => Some(write_decisions(&self.decisions)),
        };
        link_to(&self.sealed.deal, self.rules.code(), play)
    }

    /// Takes a decision; a refused one leaves all as it was and says why.
    #[must_use]
    pub fn play(mut self, action: R::Action) -> (Dealt<R>, Option<R::Refusal>) {
        match self.round.play(action) {
            Ok(round) => {
                self.decisions.push(action);
                (Dealt { round, ..self }, None)
            }
            Err(Refused { round, why }) => (Dealt { round, ..self }, Some(why)),
        }
    }

    /// Takes these decisions, one after the other; nothing if one of them is refused.
    #[must_use]
    pub fn play_all(self, decisions: &[R::Action]) -> Option<Dealt<R>> {
        decisions.iter().try_fold(self, |dealt, decision| {
            let (dealt, refused) = dealt.play(*decision);
            refused.is_none().then_some(dealt)
        })
    }

    /// Lets the round go on without a decision (the dealer's turn), which needs no record.
    #[must_use]
    pub fn advance(self, step: impl FnOnce(R) -> R) -> Dealt<R> {
        Dealt {
            round: step(self.round),
            ..self
        }
    }
}

fn link_to(deal: &Deal, rules: &str, play: Option<String>) -> String {
    let (secret, cut) = (deal.secret().to_hex(), deal.cut().to_string());
    let mut link = ["deal=", &secret, "&cut=", &cut].concat();
    if !rules.is_empty() {
        link.extend(["&rules=", rules]);
    }
    if let Some(play) = play {
        link.extend(["&play=", &play]);
    }
    link
}

impl<R: Round> Table<R> {
    /// The deal whose seal is on show, if there is one.
    #[must_use]
    pub const fn sealed(&self) -> Option<&Sealed> {
        match self {
            Table::Bare => None,
            Table::Ready(sealed) => Some(sealed),
            Table::Cutting(cutting) => Some(&cutting.sealed),
            Table::Dealt(dealt) => Some(&dealt.sealed),
        }
    }

    /// How many cards the pack here has; where there is none yet, the one that these rules want.
    #[must_use]
    pub fn cards(&self, rules: R::Rules) -> usize {
        let sealed = self.sealed();
        sealed.map_or(R::decks(rules).cards(), |sealed| sealed.deal.cards())
    }

    /// Whether cards lie on it.
    #[must_use]
    pub const fn is_dealt(&self) -> bool {
        match self {
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => false,
            Table::Dealt(_) => true,
        }
    }

    /// The round of the day's deal that lies here, if one does.
    #[must_use]
    pub const fn daily(&self) -> Option<DailyRound> {
        match self.sealed() {
            Some(Sealed {
                origin: Origin::Daily(round),
                ..
            }) => Some(*round),
            Some(Sealed {
                origin: Origin::Fresh | Origin::Shared,
                ..
            })
            | None => None,
        }
    }

    /// Whether Deal may be chosen: always, unless a round is under way, the pack is to be cut, or
    /// the last round of a day is over.
    #[must_use]
    pub fn may_deal(&self) -> bool {
        match self {
            Table::Bare | Table::Ready(_) => true,
            Table::Cutting(_) => false,
            Table::Dealt(dealt) => {
                let last = self.daily().is_some_and(|round| round.next().is_none());
                dealt.round.is_over() && !last
            }
        }
    }

    /// Whether this deal, from a link, is the one on the table already.
    #[must_use]
    pub fn shows(&self, deal: &Deal) -> bool {
        self.sealed() == Some(&Sealed::shared(*deal))
    }
}

/// Rounds won, drawn and lost since the page was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rounds the player won.
    pub won: u32,
    /// Rounds that ended in a draw.
    pub drawn: u32,
    /// Rounds the player lost.
    pub lost: u32,
}

/// Who had the better of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player.
    Won,
    /// Neither.
    Drawn,
    /// The other side.
    Lost,
}

impl Tally {
    /// The tally as it is kept: `won-drawn-lost`.
    #[must_use]
    pub fn record(self) -> String {
        let Tally { won, drawn, lost } = self;
        [won, drawn, lost].map(|count| count.to_string()).join("-")
    }

    /// Reads what [`Tally::record`] wrote.
    #[must_use]
    pub fn from_record(counts: &str) -> Option<Tally> {
        let mut counts = counts
            .split('-')
            .map(|count| number(count)?.try_into().ok());
        let tally = Tally {
            won: counts.next()??,
            drawn: counts.next()??,
            lost: counts.next()??,
        };
        counts.next().is_none().then_some(tally)
    }

    /// The tally with one more round in it.
    #[must_use]
    pub const fn with(self, verdict: Verdict) -> Tally {
        let Tally { won, drawn, lost } = self;
        match verdict {
            Verdict::Won => Tally {
                won: won + 1,
                ..self
            },
            Verdict::Drawn => Tally {
                drawn: drawn + 1,
                ..self
            },
            Verdict::Lost => Tally {
                lost: lost + 1,
                ..self
            },
        }
    }
}
