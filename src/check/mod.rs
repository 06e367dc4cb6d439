//! The check of a deal: it recomputes a finished round from its link alone.
//!
//! `#/check?game=blackjack&seal=<seal>&deal=<secret>&cut=<c>&mix=<text>&rules=<rules>&play=<decisions>`: the seal is
//! the link's claim of the seal shown before the round, and `play` has one character for each decision ([`Decisions`]).
//! `game` is the [name](Game::NAME) of the game.
//!
//! A check finds two faults: a secret that does not open the seal, and decisions that the rules refuse or that do not
//! end the round. That alone proves nothing, because the maker of a link can choose a secret and compute its seal. A
//! proof for a visitor needs the seal that they noted themselves ([`Noted`]), and the cards that they saw. The rules,
//! the cut, the mix and the decisions are the link's claims. Only the player can confirm them, from the cards that the
//! check derives from them.

mod any;
mod daily;
pub(crate) mod game;
mod noted;
mod saved;

use std::fmt;

use crate::core::{CutOutOfRange, Deal, Decks, Jokers, Key, PackCard, ParseSealError, Seal};
pub use any::Destination;
pub use daily::DaySearch;
pub use game::{AnyCheck, CheckedGame, Destinations};
pub use noted::{Comparison, NotASeal, Noted};
pub use saved::{NotASavedDeal, SavedDeal};

use crate::poker::Hands;
use crate::table::{
    Dealt, Decisions, DecisionsOf, Fields, Game, LinkError, NotADecision, ReplayError, Round as _,
    Rules as _, RulesOf, Sealed, parse_deal, replay_each, write_deal,
};

/// The secrets, cuts and mixes of two golden vectors of one deck, as in `tests/golden/fair_deal.json`. The other values
/// are computed as for any deal. The tests compare them with the golden file.
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

/// The deals of two golden vectors of one deck, as examples.
#[must_use]
pub fn golden() -> Vec<Deal> {
    let deal = |(secret, cut, mix): (&str, usize, &str)| {
        let deal = Deal::new(secret.parse().ok()?, Decks::ONE, cut).ok()?;
        Some(deal.mixed(mix.parse().ok()?))
    };
    GOLDEN.into_iter().filter_map(deal).collect()
}

/// The address of the stand-alone verifier with this deal filled in. `language` is the code of its language. It has no
/// seal, because only a seal that the visitor noted proves anything. For video poker, `hands` is the number of hands
/// drawn from the deal.
#[must_use]
pub fn verifier_link(deal: &Deal, hands: Hands, language: &str) -> String {
    let fields = Fields::new()
        .with("secret", deal.secret().to_hex())
        .with("cut", deal.cut())
        .with_some("mix", (!deal.mix().is_empty()).then(|| deal.mix()))
        .with("decks", deal.decks().count())
        .with("jokers", deal.decks().jokers().count())
        .with_some("hands", hands.are_several().then_some(hands))
        .with("lang", language);
    format!("verify.html#{fields}")
}

/// An error in a link to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// It names no game of the page.
    Game,
    /// Its deal cannot be parsed, or it names no rules of this game.
    Deal(LinkError),
    /// It has no seal.
    NoSeal,
    /// Its seal is damaged or truncated.
    Seal(ParseSealError),
    /// It has no decisions. A round without decisions needs an empty list.
    NoPlay,
    /// This decision, counted from 1, does not exist in the game.
    NoDecision(usize),
    /// The strategy of the opponent is not here: its file is not loaded, or the rules name another version.
    NoSolution,
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This link cannot be checked. ")?;
        self.write_reason(f)
    }
}

impl ClaimError {
    /// Writes the sentence with the reason alone.
    fn write_reason(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::Game | ClaimError::Deal(LinkError::NoTable) => {
                f.write_str("It isn't for any game played here.")
            }
            ClaimError::Deal(LinkError::Rules | LinkError::RulesAlone) => {
                f.write_str("It asks for rules we don't have.")
            }
            ClaimError::Deal(LinkError::NoSecret) => f.write_str("The secret is missing from it."),
            ClaimError::Deal(LinkError::Secret(error)) => {
                write_wrong_digits(f, "secret", error.characters)
            }
            ClaimError::Deal(LinkError::CutIsNoNumber) => f.write_str("Its cut is not a number."),
            ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut, cards })) => {
                write!(f, "A {cards}-card deck cannot be cut after {cut} cards.")
            }
            ClaimError::Deal(LinkError::Mix(error)) => write!(f, "{error}"),
            ClaimError::NoSeal => f.write_str("The seal is missing from it."),
            ClaimError::Seal(error) => write_wrong_digits(f, "seal", error.characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                f.write_str("The decisions are missing from it.")
            }
            ClaimError::NoDecision(number) => {
                write!(f, "Decision {number} isn't possible in this game.")
            }
            ClaimError::NoSolution => {
                f.write_str("The strategy of the opponent, which it needs, isn't here.")
            }
        }
    }
}

impl std::error::Error for ClaimError {}

/// Writes that a secret or a seal does not have 64 digits.
fn write_wrong_digits(f: &mut fmt::Formatter<'_>, what: &str, characters: usize) -> fmt::Result {
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

/// A deal of any game, recomputed step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Derivation {
    /// The pack, its shuffle and its cut, as the link claims.
    pub deal: Deal,
    /// The seal shown before the round, as the link claims.
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
    /// Computes all steps from the deal.
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

    /// Step 1: returns true if the secret opens the claimed seal.
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

/// A deal of a game, recomputed to the end of its last round.
#[derive(Clone, Debug, PartialEq)]
pub struct Check<G: Game> {
    /// Steps 1 to 5.
    pub derivation: Derivation,
    /// The rules, as the link claims.
    pub rules: RulesOf<G>,
    /// The player's decisions, as the link claims.
    pub decisions: DecisionsOf<G>,
    /// Step 6: the rounds of the deal before the last one.
    pub earlier: Vec<G::Round>,
    /// Step 6: the round that the decisions lead to.
    pub round: Replayed<G::Round>,
}

/// The result of replaying the decisions.
#[derive(Clone, Debug, PartialEq)]
pub enum Replayed<R> {
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// The round still waits for a decision after the last one.
    Unfinished,
    /// They end this round.
    Over(R),
}

impl<G: Game> Check<G> {
    /// Parses the query of a link and recomputes its deal.
    ///
    /// # Errors
    ///
    /// [`ClaimError`] if a field is missing or cannot be parsed.
    pub fn parse(fields: &Fields) -> Result<Check<G>, ClaimError> {
        let rules = fields.get("rules").unwrap_or_default();
        let rules: Option<RulesOf<G>> = rules.parse().ok();
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

    /// Recomputes a deal.
    #[must_use]
    pub fn of(
        deal: Deal,
        claimed_seal: Seal,
        rules: RulesOf<G>,
        decisions: DecisionsOf<G>,
    ) -> Check<G> {
        let sealed = Sealed::shared(deal.clone());
        let mut earlier = Vec::new();
        let keep = |round: &G::Round| earlier.push(round.clone());
        let replayed = replay_each::<G::Round>(sealed, &rules, &decisions, keep);
        let round = match replayed.map(Dealt::run_on) {
            Ok(dealt) if dealt.round().is_over() => Replayed::Over(dealt.round().clone()),
            Ok(_) => Replayed::Unfinished,
            Err(ReplayError::Refused { number, .. }) => Replayed::Refused(number),
            // The first decision of a round that does not exist, or that does not fit this stake.
            Err(ReplayError::NoSuchRound { number } | ReplayError::Stake { number, .. }) => {
                let before = decisions.rounds().take(number - 1);
                Replayed::Refused(before.map(<[_]>::len).sum::<usize>() + 1)
            }
        };
        Check {
            derivation: Derivation::of(deal, claimed_seal),
            rules,
            decisions,
            earlier,
            round,
        }
    }

    /// The query for [`Check::parse`], with the name of the game.
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

    /// The verdict for a visitor with this noted seal. A seal that does not match comes before all other faults.
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

/// The verdict of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckVerdict {
    /// The link is consistent: its secret opens its seal, and the decisions end a round. Any maker of a link can
    /// achieve that.
    Consistent,
    /// The link is consistent, and its seal is the one that the visitor noted.
    Fair,
    /// The secret does not open this seal.
    OtherSeal(SealFrom),
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// The decisions do not end the round.
    Unfinished,
}

impl CheckVerdict {
    /// The name of the verdict, on the page (`data-verdict`) and in the output of the example `check`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            CheckVerdict::Consistent => "consistent",
            CheckVerdict::Fair => "fair",
            CheckVerdict::OtherSeal(_) => "other-seal",
            CheckVerdict::Refused(_) => "refused",
            CheckVerdict::Unfinished => "unfinished",
        }
    }
}

/// The source of a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealFrom {
    /// The link.
    Link,
    /// The visitor's own note.
    Visitor,
}

/// The result of one step of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepFinding {
    /// The computed value matches the claimed one.
    Agrees,
    /// The computed value differs from the claimed one.
    Differs,
    /// The value was computed. There is no claim to compare it with.
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
    /// The cut, and the order of the deal.
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
