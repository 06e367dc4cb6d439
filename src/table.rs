//! What every table shares: the life of a pack from the browser's entropy to the last card of the
//! round, whatever the game.
//!
//! A round *is* its deal and its decisions: [`replay`] makes it again, always the same. That is all
//! a [`Dealt`] would have to store to be resumed, shared, checked or taken back.

use std::fmt;

use crate::core::{Deal, Deck, DeckTooShort, Decks, Secret};

/// The letter that deals, at every table.
pub const DEAL_LETTER: char = 'd';

/// The rules of one round of a game, from the first card to the result.
pub trait Round: Sized {
    /// What the pack is made of: [`Card`](crate::core::Card), or
    /// [`PackCard`](crate::core::PackCard) where there may be jokers.
    type Card: Copy;
    /// What is agreed before the cards are dealt.
    type Rules: Copy + fmt::Debug;
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
    /// A round, under way or over.
    Dealt(Dealt<R>),
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

    /// Lets the round go on without a decision (the dealer's turn), which needs no record.
    #[must_use]
    pub fn advance(self, step: impl FnOnce(R) -> R) -> Dealt<R> {
        Dealt {
            round: step(self.round),
            ..self
        }
    }
}

impl<R: Round> Table<R> {
    /// The deal whose seal is on show, if there is one.
    #[must_use]
    pub const fn sealed(&self) -> Option<&Sealed> {
        match self {
            Table::Bare => None,
            Table::Ready(sealed) => Some(sealed),
            Table::Dealt(dealt) => Some(&dealt.sealed),
        }
    }

    /// Whether Deal may be chosen: always, unless a round is under way.
    #[must_use]
    pub fn may_deal(&self) -> bool {
        match self {
            Table::Bare | Table::Ready(_) => true,
            Table::Dealt(dealt) => dealt.round.is_over(),
        }
    }

    /// Whether this deal, from a link, is the one on the table already.
    #[must_use]
    pub fn shows(&self, deal: &Deal) -> bool {
        self.sealed() == Some(&Sealed::shared(*deal))
    }
}

/// A sitting at a table, as far as every game has the same: what lies on the table, the position,
/// and what happened last (`N`, which each game has words of its own for).
#[derive(Clone, Debug)]
pub struct Sitting<R: Round, N> {
    table: Table<R>,
    position: Position,
    news: Option<N>,
    told: u32,
}

/// What happens at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A shared deal lies ready.
    SharedDealReady,
    /// The cards were dealt.
    Dealt,
    /// The browser gave no entropy.
    NoEntropy,
}

/// What is to be done after Deal, or after entropy has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A round has begun: see to it.
    Dealt,
    /// Ask the browser for entropy, for this position.
    NeedsEntropy(Position),
    /// Nothing.
    None,
}

impl<R: Round, N> Default for Sitting<R, N> {
    fn default() -> Self {
        Sitting {
            table: Table::Bare,
            position: Position::default(),
            news: None,
            told: 0,
        }
    }
}

impl<R: Round, N> Sitting<R, N> {
    /// A sitting that finds this round on the table.
    #[must_use]
    pub const fn with_round(dealt: Dealt<R>) -> Self {
        Sitting {
            table: Table::Dealt(dealt),
            position: Position(0),
            news: None,
            told: 0,
        }
    }

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> &Table<R> {
        &self.table
    }

    /// The position that a click made now is meant for.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What happened last.
    #[must_use]
    pub const fn news(&self) -> Option<&N> {
        self.news.as_ref()
    }

    /// How often there was news. When it was the same news twice, it still is to be told twice.
    #[must_use]
    pub const fn told(&self) -> u32 {
        self.told
    }

    /// The same position, with other news.
    #[must_use]
    pub fn says(self, news: Option<N>) -> Self {
        let told = self.told.wrapping_add(u32::from(news.is_some()));
        Sitting { news, told, ..self }
    }

    /// The next position, with this on the table.
    #[must_use]
    pub fn goes_on(self, table: Table<R>, news: Option<N>) -> Self {
        let position = self.position.next();
        Sitting {
            table,
            position,
            ..self.says(news)
        }
    }

    /// The round on the table, taken off it while it is under way; else the sitting as it is.
    ///
    /// # Errors
    /// The sitting, if no round is under way.
    pub fn take_round(self) -> Result<(Dealt<R>, Self), Self> {
        match self.table {
            Table::Dealt(dealt) if !dealt.round.is_over() => Ok((
                dealt,
                Sitting {
                    table: Table::Bare,
                    ..self
                },
            )),
            table @ (Table::Bare | Table::Ready(_) | Table::Dealt(_)) => {
                Err(Sitting { table, ..self })
            }
        }
    }

    /// The same position, with this round on the table.
    #[must_use]
    pub fn put_back(self, dealt: Dealt<R>) -> Self {
        Sitting {
            table: Table::Dealt(dealt),
            ..self
        }
    }
}

impl<R: Round, N: From<Notice>> Sitting<R, N> {
    /// What a click on Deal leads to. A sealed pack is dealt. Without one, the browser must give
    /// entropy first; then the position moves on, so that of several requests the last one is
    /// answered. While a round is under way, nothing happens.
    #[must_use]
    pub fn deal(self, rules: R::Rules) -> (Self, Step) {
        match self.table {
            Table::Ready(sealed) => self.begin(sealed, rules),
            Table::Bare | Table::Dealt(_) if self.table.may_deal() => {
                let position = self.position.next();
                (Sitting { position, ..self }, Step::NeedsEntropy(position))
            }
            Table::Bare | Table::Dealt(_) => (self, Step::None),
        }
    }

    /// What the browser's entropy leads to. A bare table gets a sealed pack, one whose round is
    /// over gets the next round at once, and any other no longer wants it. Without entropy the
    /// table stays as it is, and the news says so.
    #[must_use]
    pub fn supply(self, entropy: Result<Secret, NoEntropy>, rules: R::Rules) -> (Self, Step) {
        match (&self.table, entropy) {
            (Table::Bare, Ok(secret)) => {
                let table = Table::Ready(Sealed::fresh(secret, R::decks(rules)));
                (self.goes_on(table, None), Step::None)
            }
            (Table::Dealt(last), Ok(secret)) if last.round.is_over() => {
                self.begin(Sealed::fresh(secret, R::decks(rules)), rules)
            }
            (Table::Bare | Table::Dealt(_), Err(NoEntropy)) if self.table.may_deal() => {
                (self.says(Some(Notice::NoEntropy.into())), Step::None)
            }
            (Table::Bare | Table::Ready(_) | Table::Dealt(_), Ok(_) | Err(NoEntropy)) => {
                (self, Step::None)
            }
        }
    }

    /// What a link to this deal leads to: the deal lies ready, unless it is on the table already.
    #[must_use]
    pub fn open_link(self, deal: Deal) -> Self {
        if self.table.shows(&deal) {
            return self;
        }
        let table = Table::Ready(Sealed::shared(deal));
        self.goes_on(table, Some(Notice::SharedDealReady.into()))
    }

    /// The same table when other rules are chosen: a fresh pack that lies ready becomes the one that
    /// they want. Its secret and its seal stay, for they are the same for any pack.
    #[must_use]
    pub fn repacked(self, rules: R::Rules) -> Self {
        let table = match self.table {
            Table::Ready(Sealed {
                deal,
                origin: Origin::Fresh,
            }) => Table::Ready(Sealed::fresh(deal.secret(), R::decks(rules))),
            table @ (Table::Bare | Table::Ready(_) | Table::Dealt(_)) => table,
        };
        Sitting { table, ..self }
    }

    fn begin(self, sealed: Sealed, rules: R::Rules) -> (Self, Step) {
        let table = Table::Dealt(Dealt::start(sealed, rules));
        (self.goes_on(table, Some(Notice::Dealt.into())), Step::Dealt)
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
