//! The check of a deal: a finished round is worked out again from its link alone.
//!
//! `#/check?game=blackjack&seal=<seal>&deal=<secret>&cut=<c>&mix=<text>&rules=<rules>&play=<decisions>`:
//! the seal is the one that was on show, as the link says, and `play` has one character for each
//! decision ([`Decisions`]). `game` is the [name](Game::NAME) of the game.
//!
//! What can be found to be wrong is a secret that does not open the seal, and decisions that the
//! rules refuse or that do not end the round. That alone proves nothing: whoever makes a link can
//! choose a secret and work out its seal. A proof for a visitor needs the seal that they noted
//! themselves ([`Noted`]), and the cards that they saw. The rules, the cut, the mix and the decisions
//! are what the link says: whether they are those that were chosen only the player can tell, who sees
//! here which cards they lead to.

mod noted;

use std::fmt;

use crate::blackjack::{self, Blackjack};
use crate::core::{CutOutOfRange, Deal, Decks, Jokers, Key, PackCard, ParseSealError, Seal};
use crate::poker::{Duel, Solo, duel, solo};
pub use noted::{Comparison, NotASeal, Noted};

use crate::table::{
    ActionOf, Dealt, Decisions, Fields, Game, LinkError, NotADecision, ReplayError, Round as _,
    Rules as _, RulesOf, parse_deal, write_deal,
};

/// The secrets, cuts and mixes of two golden vectors of one deck, as in
/// `tests/golden/fair_deal.json`. The rest of them is worked out, as it is for any deal; that it
/// comes out right, the tests see to.
const GOLDEN: [(&str, usize, &str); 2] = [
    (
        "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501",
        0,
        "",
    ),
    (
        "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a",
        17,
        "six dice: 3 1 4 1 5 9",
    ),
];

/// The deals of the golden vectors of one deck.
#[must_use]
pub fn golden() -> Vec<Deal> {
    let deal = |(secret, cut, mix): (&str, usize, &str)| {
        let deal = Deal::new(secret.parse().ok()?, Decks::ONE, cut).ok()?;
        Some(deal.mixed(mix.parse().ok()?))
    };
    GOLDEN.into_iter().filter_map(deal).collect()
}

/// The address of the stand-alone verifier with this deal filled in, in the language of this code. The
/// seal is left out: only one that the visitor has noted proves anything.
#[must_use]
pub fn verifier_link(deal: &Deal, language: &str) -> String {
    let fields = Fields::new()
        .with("secret", deal.secret().to_hex())
        .with("cut", deal.cut())
        .with_some("mix", (!deal.mix().is_empty()).then(|| deal.mix()))
        .with("decks", deal.decks().count())
        .with("jokers", deal.decks().jokers().count())
        .with("lang", language);
    format!("verify.html#{fields}")
}

/// What is wrong with a link to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// It names no game that is played here.
    Game,
    /// Its deal cannot be read, or it names no rules of this game.
    Deal(LinkError),
    /// It has no seal.
    NoSeal,
    /// Its seal is mangled or cut short.
    Seal(ParseSealError),
    /// It has no decisions. A round that took none has an empty list of them.
    NoPlay,
    /// This decision, counted from 1, is none of the game.
    NoDecision(usize),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This link cannot be checked. ")?;
        match self {
            ClaimError::Game => f.write_str("It isn't for any game played here."),
            ClaimError::Deal(LinkError::Rules) => f.write_str("It asks for rules we don't have."),
            ClaimError::Deal(LinkError::NoSecret) => f.write_str("The secret is missing from it."),
            ClaimError::Deal(LinkError::Secret(error)) => mangled(f, "secret", error.characters),
            ClaimError::Deal(LinkError::CutIsNoNumber) => f.write_str("Its cut is not a number."),
            ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut, cards })) => {
                write!(f, "A {cards}-card deck cannot be cut after {cut} cards.")
            }
            ClaimError::Deal(LinkError::Mix(error)) => error.fmt(f),
            ClaimError::NoSeal => f.write_str("The seal is missing from it."),
            ClaimError::Seal(error) => mangled(f, "seal", error.characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                f.write_str("The decisions are missing from it.")
            }
            ClaimError::NoDecision(number) => {
                write!(f, "Decision {number} isn't possible in this game.")
            }
        }
    }
}

impl std::error::Error for ClaimError {}

/// Says that a secret or a seal is not 64 digits.
fn mangled(f: &mut fmt::Formatter<'_>, what: &str, characters: usize) -> fmt::Result {
    let but = match characters {
        1 => "",
        64 => "s, not all of them digits",
        _ => "s",
    };
    write!(
        f,
        "The {what} should have 64 digits of 0123456789abcdef, and has {characters} character{but}."
    )
}

/// A deal, worked out again step by step, whatever the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Derivation {
    /// What the link says of the pack, its shuffle and its cut.
    pub deal: Deal,
    /// The seal that was on show, as the link says.
    pub claimed_seal: Seal,
    /// Step 1: the seal of the secret.
    pub seal: Seal,
    /// Step 2: the key of the card stream.
    pub key: Key,
    /// Step 3: the fresh pack.
    pub fresh: Vec<PackCard>,
    /// Step 4: the swaps, as [`Key::swaps`] gives them.
    pub swaps: Vec<(usize, usize)>,
    /// Step 4: the pack after them.
    pub shuffled: Vec<PackCard>,
    /// Step 5: the pack after the cut, as it is dealt.
    pub order: Vec<PackCard>,
}

impl Derivation {
    /// Works everything out that follows from the deal.
    #[must_use]
    pub fn of(deal: Deal, claimed_seal: Seal) -> Derivation {
        let key = deal.key();
        let fresh = deal.decks().fresh_pack_with_jokers();
        Derivation {
            claimed_seal,
            seal: deal.seal(),
            key,
            swaps: key.swaps(fresh.len()).collect(),
            shuffled: key.shuffle(fresh.clone()),
            fresh,
            order: deal.order_with_jokers(),
            deal,
        }
    }

    /// Step 1: whether the secret opens the seal that was on show.
    #[must_use]
    pub fn seal_agrees(&self) -> bool {
        self.seal == self.claimed_seal
    }

    /// The jokers in the pack.
    #[must_use]
    pub const fn jokers(&self) -> Jokers {
        self.deal.decks().jokers()
    }
}

/// A deal of a game, worked out again to the end of its last round.
#[derive(Clone, Debug, PartialEq)]
pub struct Check<G: Game> {
    /// Steps 1 to 5.
    pub derivation: Derivation,
    /// The rules, as the link says.
    pub rules: RulesOf<G>,
    /// What the player decided, as the link says.
    pub decisions: Decisions<ActionOf<G>>,
    /// Step 6: the round that the decisions lead to.
    pub round: Replayed<G::Round>,
}

/// What becomes of the decisions when the deal is dealt again.
#[derive(Clone, Debug, PartialEq)]
pub enum Replayed<R> {
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// After the last decision the round still waits for one.
    Unfinished,
    /// They end this round.
    Over(R),
}

impl<G: Game> Check<G> {
    /// Works a deal out again.
    #[must_use]
    pub fn of(
        deal: Deal,
        claimed_seal: Seal,
        rules: RulesOf<G>,
        decisions: Decisions<ActionOf<G>>,
    ) -> Check<G> {
        let round = match Dealt::<G::Round>::of_deal(deal.clone(), &rules, &decisions) {
            Ok(dealt) if dealt.round().is_over() => Replayed::Over(dealt.round().clone()),
            Ok(_) => Replayed::Unfinished,
            Err(ReplayError::Refused { number, .. }) => Replayed::Refused(number),
            // The first decision of the round that does not come.
            Err(ReplayError::NoSuchRound { number }) => {
                let before = decisions.rounds().take(number - 1);
                Replayed::Refused(before.map(<[_]>::len).sum::<usize>() + 1)
            }
        };
        Check {
            derivation: Derivation::of(deal, claimed_seal),
            rules,
            decisions,
            round,
        }
    }

    /// Reads the query of a link and works its deal out again.
    ///
    /// # Errors
    /// [`ClaimError`] if anything is missing, or cannot be read.
    pub fn parse(fields: &Fields) -> Result<Check<G>, ClaimError> {
        let rules = fields.get("rules").unwrap_or_default();
        let rules: Option<RulesOf<G>> = rules.parse().ok().filter(G::offers);
        let rules = rules.ok_or(ClaimError::Deal(LinkError::Rules))?;
        let deal = parse_deal(fields, rules.decks())
            .unwrap_or(Err(LinkError::NoSecret))
            .map_err(ClaimError::Deal)?;
        let seal = fields.get("seal").ok_or(ClaimError::NoSeal)?;
        let seal = seal.parse().map_err(ClaimError::Seal)?;
        let play = fields.get("play").ok_or(ClaimError::NoPlay)?;
        let decisions = Decisions::parse(play)
            .map_err(|NotADecision { number }| ClaimError::NoDecision(number))?;
        Ok(Check::of(deal, seal, rules, decisions))
    }

    /// The query that [`Check::parse`] reads, with the name of the game.
    #[must_use]
    pub fn to_query(&self) -> String {
        let rules = self.rules.to_string();
        let game = Fields::new()
            .with("game", G::NAME)
            .with("seal", self.derivation.claimed_seal);
        let deal = write_deal(&self.derivation.deal)
            .with_some("rules", (!rules.is_empty()).then_some(rules))
            .with("play", &self.decisions);
        format!("{game}&{deal}")
    }

    /// What all of it comes to, for a visitor who has noted this. A seal that does not agree comes
    /// before everything else.
    #[must_use]
    pub fn verdict(&self, noted: &Noted) -> CheckVerdict {
        if !self.derivation.seal_agrees() {
            return CheckVerdict::OtherSeal(SealFrom::Link);
        }
        if let Some(Comparison::DiffersAt(_)) = noted.compare(self.derivation.seal) {
            return CheckVerdict::OtherSeal(SealFrom::Visitor);
        }
        match (&self.round, noted) {
            (Replayed::Refused(number), _) => CheckVerdict::Refused(*number),
            (Replayed::Unfinished, _) => CheckVerdict::Unfinished,
            (Replayed::Over(_), Noted::Whole(_)) => CheckVerdict::Fair,
            (Replayed::Over(_), Noted::Nothing | Noted::Beginning(_) | Noted::NotASeal(_)) => {
                CheckVerdict::Consistent
            }
        }
    }

    /// The round that the decisions end, if they end one.
    #[must_use]
    pub const fn over(&self) -> Option<&G::Round> {
        match &self.round {
            Replayed::Over(round) => Some(round),
            Replayed::Refused(_) | Replayed::Unfinished => None,
        }
    }
}

/// A check of one of the games of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyCheck {
    /// A round of blackjack.
    Blackjack(Check<Blackjack>),
    /// A round of solo draw.
    Solo(Check<Solo>),
    /// A duel.
    Duel(Check<Duel>),
}

impl AnyCheck {
    /// Reads the query of a link and works its deal out again; `None` where it speaks of no deal at
    /// all.
    #[must_use]
    pub fn parse(fields: &Fields) -> Option<Result<AnyCheck, ClaimError>> {
        let names = ["game", "rules", "deal", "cut", "mix", "seal", "play"];
        names.iter().find(|name| fields.get(name).is_some())?;
        Some(match fields.get("game") {
            Some(Blackjack::NAME) => Check::parse(fields).map(AnyCheck::Blackjack),
            Some(Solo::NAME) => Check::parse(fields).map(AnyCheck::Solo),
            Some(Duel::NAME) => Check::parse(fields).map(AnyCheck::Duel),
            Some(_) | None => Err(ClaimError::Game),
        })
    }

    /// Steps 1 to 5.
    #[must_use]
    pub const fn derivation(&self) -> &Derivation {
        match self {
            AnyCheck::Blackjack(check) => &check.derivation,
            AnyCheck::Solo(check) => &check.derivation,
            AnyCheck::Duel(check) => &check.derivation,
        }
    }

    /// What all of it comes to, for a visitor who has noted this.
    #[must_use]
    pub fn verdict(&self, noted: &Noted) -> CheckVerdict {
        match self {
            AnyCheck::Blackjack(check) => check.verdict(noted),
            AnyCheck::Solo(check) => check.verdict(noted),
            AnyCheck::Duel(check) => check.verdict(noted),
        }
    }

    /// Whether this deal is one of the [golden] ones, whose seals were never on a table.
    #[must_use]
    pub fn is_example(&self) -> bool {
        golden().contains(&self.derivation().deal)
    }

    /// What becomes of the decisions, for those who need not know the round.
    #[must_use]
    pub const fn replayed(&self) -> Replayed<()> {
        const fn of<R>(round: &Replayed<R>) -> Replayed<()> {
            match round {
                Replayed::Refused(number) => Replayed::Refused(*number),
                Replayed::Unfinished => Replayed::Unfinished,
                Replayed::Over(_) => Replayed::Over(()),
            }
        }
        match self {
            AnyCheck::Blackjack(check) => of(&check.round),
            AnyCheck::Solo(check) => of(&check.round),
            AnyCheck::Duel(check) => of(&check.round),
        }
    }

    /// Returns what this step comes to.
    #[must_use]
    pub fn finding(&self, step: CheckStep) -> StepFinding {
        let agrees = match step {
            CheckStep::Seal => self.derivation().seal_agrees(),
            CheckStep::Key | CheckStep::Pack | CheckStep::Shuffle | CheckStep::Cut => {
                return StepFinding::WorkedOut;
            }
            CheckStep::Round => match self.replayed() {
                Replayed::Refused(_) | Replayed::Unfinished => false,
                Replayed::Over(()) => true,
            },
        };
        if agrees {
            StepFinding::Agrees
        } else {
            StepFinding::Differs
        }
    }

    /// Returns every card in the order of the deal, with where it went. If the round does not end,
    /// all cards count as still in the deck.
    #[must_use]
    pub fn destinations(&self) -> Vec<(PackCard, Destination)> {
        let went: Vec<Destination> = match self {
            AnyCheck::Blackjack(check) => match check.over() {
                Some(blackjack::Round::Over(finished)) => {
                    let dealt = finished.dealt();
                    dealt.map(|(_, to)| Destination::Blackjack(to)).collect()
                }
                Some(blackjack::Round::Player(_) | blackjack::Round::Dealer(_)) | None => vec![],
            },
            AnyCheck::Solo(check) => match check.over() {
                Some(solo::Round::Over(finished)) => {
                    let dealt = finished.dealt().into_iter();
                    dealt.map(|(_, to)| Destination::Solo(to)).collect()
                }
                Some(solo::Round::Swapping(_)) | None => vec![],
            },
            AnyCheck::Duel(check) => match check.over() {
                Some(duel::Round::Over(showdown)) => {
                    let to = showdown.destinations().into_iter();
                    to.map(Destination::Duel).collect()
                }
                Some(duel::Round::Swapping(_)) | None => vec![],
            },
        };
        let went = went.into_iter().chain(std::iter::repeat(Destination::Deck));
        self.derivation().order.iter().copied().zip(went).collect()
    }

    /// Returns the hands of a duel, the player's first; none if no duel ended.
    #[must_use]
    pub fn hands(&self) -> Vec<DuelHand> {
        let AnyCheck::Duel(check) = self else {
            return vec![];
        };
        let Some(duel::Round::Over(showdown)) = check.over() else {
            return vec![];
        };
        let all = self.destinations();
        let hand = |(holder, swapped): (duel::Holder, &duel::Swapped)| {
            let is_dealt = |to: &Destination| match to {
                Destination::Duel(to) => to.holder == holder && !to.drawn,
                Destination::Deck | Destination::Blackjack(_) | Destination::Solo(_) => false,
            };
            let dealt = all.iter().filter(|(_, to)| is_dealt(to));
            DuelHand {
                holder,
                dealt: dealt.map(|(card, _)| *card).collect(),
                swapped: *swapped,
            }
        };
        showdown.hands().map(hand).collect()
    }
}

/// Where a card of the pack went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Nowhere: it is still in the deck.
    Deck,
    /// To a hand at the blackjack table.
    Blackjack(blackjack::Destination),
    /// To the hand of a solo round.
    Solo(solo::Destination),
    /// To a hand of a duel.
    Duel(duel::Destination),
}

/// A hand of a duel, as it was dealt and as it was turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelHand {
    /// Whose hand it is.
    pub holder: duel::Holder,
    /// The first five cards, from the left.
    pub dealt: Vec<PackCard>,
    /// The hand after its swap.
    pub swapped: duel::Swapped,
}

/// What a check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckVerdict {
    /// The link agrees with itself: its secret opens its seal, and the decisions lead to the end of a
    /// round. Any link-maker can see to that.
    Consistent,
    /// And its seal is the one that the visitor noted.
    Fair,
    /// The secret does not open this seal.
    OtherSeal(SealFrom),
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// The decisions do not end the round.
    Unfinished,
}

/// Who says that a seal was on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealFrom {
    /// The link.
    Link,
    /// The visitor, who noted it.
    Visitor,
}

/// What a step of a check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepFinding {
    /// The result is what was shown.
    Agrees,
    /// The result is not what was shown.
    Differs,
    /// There is a result, and nothing to compare it with.
    WorkedOut,
}

/// The six steps of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckStep {
    /// The seal of the secret.
    Seal,
    /// The key of the card stream.
    Key,
    /// The fresh pack.
    Pack,
    /// The swaps, and the order after them.
    Shuffle,
    /// The cut, and the order as it is dealt.
    Cut,
    /// The round, dealt again.
    Round,
}

impl CheckStep {
    /// The steps in their order.
    pub const ALL: [CheckStep; 6] = [
        CheckStep::Seal,
        CheckStep::Key,
        CheckStep::Pack,
        CheckStep::Shuffle,
        CheckStep::Cut,
        CheckStep::Round,
    ];
}
