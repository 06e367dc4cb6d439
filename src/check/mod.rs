//! The check of a deal: a finished round is worked out again from its link alone.
//!
//! `#/check?game=blackjack&rules=classic&deal=<secret>&cut=<c>&seal=<seal>&play=<decisions>`: the
//! seal is the one that was on show, and `play` has one character for each decision
//! ([`table::write_decisions`]). `game=solo` names its jokers as `rules`, or none where it has none;
//! `game=duel` the opponents and the jokers, as in `rules=rk-1-joker` ([`table::Agreement`]).
//!
//! A check finds a secret that does not open the seal, and decisions that the rules refuse or that do
//! not end the round. The rules, the cut and the decisions were the player's own, so that only the
//! player can tell whether they are the right ones: the check shows to which cards they lead.

use std::fmt;

use crate::app::route::{self, LinkError};
use crate::blackjack::{self, Preset};
use crate::core::{Card, CutOutOfRange, Deal, Decks, Jokers, Key, PackCard, ParseSealError, Seal};
use crate::poker;
use crate::poker::duel::{self, Opponents};
use crate::table::record::value;
use crate::table::{self, Agreement as _, Decision, Round as _, replay, write_decisions};

/// The secrets and cuts of the golden vectors of one deck in `tests/golden/fair_deal.json`. All else
/// follows from them, and a test compares it with that file.
const GOLDEN: [(&str, usize); 2] = [
    (
        "b5ad45dc932b245a2f88f729ce30a4a098c868bd549de8bf8d8641b37a5e8501",
        0,
    ),
    (
        "755857880e120d9459f8a967958f4bf832e02acdb94518de504f35c6443d818a",
        17,
    ),
];

/// Returns the deals of the golden vectors of one deck.
#[must_use]
pub fn golden() -> Vec<Deal> {
    let deal = |(secret, cut): (&str, usize)| Deal::new(secret.parse().ok()?, Decks::ONE, cut).ok();
    GOLDEN.into_iter().filter_map(deal).collect()
}

/// What a link says of a deal that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// The seal that was on show.
    pub seal: Seal,
    /// The game, and how it was played.
    pub game: Played,
}

/// A game with the decisions that were taken in it, the first one first. The jokers of a game of
/// poker are those of the deal.
#[derive(Clone, Debug, PartialEq)]
pub enum Played {
    /// Blackjack at this table.
    Blackjack(Preset, Vec<blackjack::Action>),
    /// Solo draw.
    Solo(Vec<poker::Action>),
    /// A duel against these opponents.
    Duel(Opponents, Vec<duel::Action>),
}

/// The game and its rules, as a link names them.
#[derive(Clone, Copy)]
enum Agreed {
    Blackjack(Preset),
    Solo(Jokers),
    Duel(duel::Rules),
}

impl Agreed {
    fn read(query: &str) -> Result<Agreed, ClaimError> {
        let rules = value(query, "rules").unwrap_or_default();
        let agreed = match value(query, "game") {
            Some("blackjack") => Preset::from_code(rules).map(Agreed::Blackjack),
            Some("solo") => Jokers::from_code(rules).map(Agreed::Solo),
            Some("duel") => duel::Rules::from_code(rules).map(Agreed::Duel),
            Some(_) | None => return Err(ClaimError::Game),
        };
        agreed.ok_or(ClaimError::Deal(LinkError::Rules))
    }

    fn decks(self) -> Decks {
        match self {
            Agreed::Blackjack(_) => Decks::ONE,
            Agreed::Solo(jokers) => poker::Round::decks(jokers),
            Agreed::Duel(rules) => duel::Round::decks(rules),
        }
    }
}

/// What is wrong with a link to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The link names no game that is played here.
    Game,
    /// The deal cannot be read, or the rules are not rules of this game.
    Deal(LinkError),
    /// The link has no seal.
    NoSeal,
    /// The seal is not 64 digits.
    Seal(ParseSealError),
    /// The link has no decisions. A round without decisions has an empty list of them.
    NoPlay,
    /// The decision with this number, counted from 1, is not one of this game.
    NoDecision(usize),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This link cannot be checked. ")?;
        match self {
            ClaimError::Game => f.write_str("It names no game that is played here."),
            ClaimError::Deal(LinkError::Rules) => {
                f.write_str("It names no rules that a table here has.")
            }
            ClaimError::Deal(LinkError::NoSecret) => f.write_str("The secret is missing from it."),
            ClaimError::Deal(LinkError::Secret(error)) => mangled(f, "secret", error.characters),
            ClaimError::Deal(LinkError::CutIsNoNumber) => f.write_str("Its cut is not a number."),
            ClaimError::Deal(LinkError::Cut(CutOutOfRange { cut, cards })) => write!(
                f,
                "A pack of {cards} cards cannot be cut after {cut} of them."
            ),
            ClaimError::NoSeal => f.write_str("The seal is missing from it."),
            ClaimError::Seal(error) => mangled(f, "seal", error.characters),
            ClaimError::NoPlay | ClaimError::Deal(LinkError::Play) => {
                f.write_str("The decisions are missing from it.")
            }
            ClaimError::NoDecision(number) => {
                write!(f, "Decision {number} is none that this game knows.")
            }
        }
    }
}

impl std::error::Error for ClaimError {}

/// Says that a secret or a seal is not 64 digits.
fn mangled(f: &mut fmt::Formatter<'_>, what: &str, characters: usize) -> fmt::Result {
    let but = if characters == 64 {
        ", not all of them digits"
    } else {
        ""
    };
    write!(
        f,
        "The {what} should have 64 digits of 0123456789abcdef, and has {characters} characters{but}."
    )
}

impl Claim {
    /// Reads the query of a link. Returns `None` if it does not name a deal at all.
    #[must_use]
    pub fn parse(query: &str) -> Option<Result<Claim, ClaimError>> {
        let names = |name| value(query, name).is_some();
        ["game", "rules", "deal", "cut", "seal", "play"]
            .into_iter()
            .any(names)
            .then(|| Claim::read(query))
    }

    fn read(query: &str) -> Result<Claim, ClaimError> {
        let value = |name| value(query, name);
        let agreed = Agreed::read(query)?;
        let deal = route::shared_deal(query, agreed.decks())
            .unwrap_or(Err(LinkError::NoSecret))
            .map_err(ClaimError::Deal)?;
        let seal = value("seal").ok_or(ClaimError::NoSeal)?;
        let seal = seal.parse().map_err(ClaimError::Seal)?;
        let play = value("play").ok_or(ClaimError::NoPlay)?;
        let game = match agreed {
            Agreed::Blackjack(preset) => Played::Blackjack(preset, decisions(play)?),
            Agreed::Solo(_) => Played::Solo(decisions(play)?),
            Agreed::Duel(rules) => Played::Duel(rules.opponents, decisions(play)?),
        };
        Ok(Claim { deal, seal, game })
    }

    /// The jokers in the pack.
    #[must_use]
    pub const fn jokers(&self) -> Jokers {
        self.deal.decks().jokers()
    }

    /// The rules of a duel against these opponents with the pack of this claim.
    const fn duel_rules(&self, opponents: Opponents) -> duel::Rules {
        duel::Rules {
            jokers: self.jokers(),
            opponents,
        }
    }

    /// Writes the query that [`Claim::parse`] reads.
    #[must_use]
    pub fn to_query(&self) -> String {
        let (game, rules, play) = match &self.game {
            Played::Blackjack(preset, decisions) => {
                ("blackjack", preset.code(), write_decisions(decisions))
            }
            Played::Solo(decisions) => ("solo", self.jokers().code(), write_decisions(decisions)),
            Played::Duel(opponents, decisions) => (
                "duel",
                self.duel_rules(*opponents).code(),
                write_decisions(decisions),
            ),
        };
        let rules = match rules {
            "" => String::new(),
            rules => ["&rules=", rules].concat(),
        };
        let Claim { deal, seal, .. } = self;
        [
            "game=",
            game,
            &rules,
            "&deal=",
            &deal.secret().to_hex(),
            "&cut=",
            &deal.cut().to_string(),
            "&seal=",
            &seal.to_string(),
            "&play=",
            &play,
        ]
        .concat()
    }
}

/// Reads one decision for each character.
fn decisions<A: Decision>(codes: &str) -> Result<Vec<A>, ClaimError> {
    let read = |(index, code)| A::from_code(code).ok_or(ClaimError::NoDecision(index + 1));
    codes.chars().enumerate().map(read).collect()
}

/// A deal, worked out again step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// What the link says.
    pub claim: Claim,
    /// Step 1: the seal of the secret.
    pub seal: Seal,
    /// Step 2: the key of the card stream.
    pub key: Key,
    /// Step 3: the fresh pack.
    pub fresh: Vec<PackCard>,
    /// Step 4: the swaps, as [`crate::core::Secret::swaps`] gives them.
    pub swaps: Vec<(usize, usize)>,
    /// Step 4: the pack after them.
    pub shuffled: Vec<PackCard>,
    /// Step 5: the pack after the cut, as it is dealt.
    pub order: Vec<PackCard>,
    /// Step 6: the round that the decisions lead to.
    pub round: Replayed,
}

/// What the decisions lead to when the deal is dealt again.
#[derive(Clone, Debug, PartialEq)]
pub enum Replayed {
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// After the last decision the round still waits for one.
    Unfinished,
    /// They end a round of blackjack, in which these cards were dealt.
    Blackjack(blackjack::Round, Vec<(Card, blackjack::Destination)>),
    /// They end a round of solo draw.
    Solo(poker::Finished),
    /// They end a duel.
    Duel(duel::Showdown),
}

/// Where a card of the pack went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Nowhere: it is still in the deck.
    Deck,
    /// To a hand at the blackjack table.
    Blackjack(blackjack::Destination),
    /// To the hand of a solo round.
    Solo(poker::Destination),
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
    /// The secret opens the seal, and the decisions lead to the end of a round.
    Fair,
    /// The secret does not open the seal.
    OtherSeal,
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// The decisions do not end the round.
    Unfinished,
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

impl Check {
    /// Checks the deal that a link names.
    #[must_use]
    pub fn of(claim: Claim) -> Check {
        let secret = claim.deal.secret();
        let fresh = claim.deal.decks().fresh_pack_with_jokers();
        Check {
            seal: secret.seal(),
            key: secret.key(),
            swaps: secret.swaps(fresh.len()).collect(),
            shuffled: secret.shuffle(fresh.clone()),
            fresh,
            order: claim.deal.order_with_jokers(),
            round: replayed(&claim),
            claim,
        }
    }

    /// Step 1: whether the secret opens the seal that was on show.
    #[must_use]
    pub fn seal_agrees(&self) -> bool {
        self.seal == self.claim.seal
    }

    /// Returns what this step comes to.
    #[must_use]
    pub fn finding(&self, step: CheckStep) -> StepFinding {
        let compared = |agrees| {
            if agrees {
                StepFinding::Agrees
            } else {
                StepFinding::Differs
            }
        };
        match step {
            CheckStep::Seal => compared(self.seal_agrees()),
            CheckStep::Key | CheckStep::Pack | CheckStep::Shuffle | CheckStep::Cut => {
                StepFinding::WorkedOut
            }
            CheckStep::Round => match &self.round {
                Replayed::Refused(_) | Replayed::Unfinished => StepFinding::Differs,
                Replayed::Blackjack(..) | Replayed::Solo(_) | Replayed::Duel(_) => {
                    StepFinding::Agrees
                }
            },
        }
    }

    /// Returns the verdict. A seal that does not agree comes before everything else.
    #[must_use]
    pub fn verdict(&self) -> CheckVerdict {
        if !self.seal_agrees() {
            return CheckVerdict::OtherSeal;
        }
        match self.round {
            Replayed::Refused(number) => CheckVerdict::Refused(number),
            Replayed::Unfinished => CheckVerdict::Unfinished,
            Replayed::Blackjack(..) | Replayed::Solo(_) | Replayed::Duel(_) => CheckVerdict::Fair,
        }
    }

    /// Returns every card in the order of the deal, with where it went. If the round does not end,
    /// all cards count as still in the deck.
    #[must_use]
    pub fn destinations(&self) -> Vec<(PackCard, Destination)> {
        let went: Vec<Destination> = match &self.round {
            Replayed::Refused(_) | Replayed::Unfinished => vec![],
            Replayed::Blackjack(_, dealt) => {
                let to = dealt.iter().map(|(_, to)| Destination::Blackjack(*to));
                to.collect()
            }
            Replayed::Solo(finished) => {
                let dealt = finished.dealt();
                dealt.iter().map(|(_, to)| Destination::Solo(*to)).collect()
            }
            Replayed::Duel(showdown) => {
                let to = showdown.destinations().into_iter();
                to.map(Destination::Duel).collect()
            }
        };
        let went = went.into_iter().chain(std::iter::repeat(Destination::Deck));
        self.order.iter().copied().zip(went).collect()
    }

    /// Returns the hands of a duel, the player's first; none if no duel ended.
    #[must_use]
    pub fn hands(&self) -> Vec<DuelHand> {
        let all = self.destinations();
        let held = |(holder, swapped): (duel::Holder, &duel::Swapped)| {
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
        match &self.round {
            Replayed::Duel(showdown) => showdown.hands().map(held).collect(),
            Replayed::Refused(_)
            | Replayed::Unfinished
            | Replayed::Blackjack(..)
            | Replayed::Solo(_) => vec![],
        }
    }
}

fn replayed(claim: &Claim) -> Replayed {
    match &claim.game {
        Played::Blackjack(preset, decisions) => {
            match replay::<blackjack::Round>(&claim.deal, preset.rules(), decisions) {
                Err(_) => refused::<blackjack::Round>(&claim.deal, preset.rules(), decisions),
                // The dealer's turn is no decision.
                Ok(round) => match round.dealer_finishes() {
                    blackjack::Round::Over(finished) => {
                        let dealt = finished.dealt().collect();
                        Replayed::Blackjack(blackjack::Round::Over(finished), dealt)
                    }
                    blackjack::Round::Player(_) | blackjack::Round::Dealer(_) => {
                        Replayed::Unfinished
                    }
                },
            }
        }
        Played::Solo(decisions) => {
            match replay::<poker::Round>(&claim.deal, claim.jokers(), decisions) {
                Err(_) => refused::<poker::Round>(&claim.deal, claim.jokers(), decisions),
                Ok(poker::Round::Over(finished)) => Replayed::Solo(finished),
                Ok(poker::Round::Swapping(_)) => Replayed::Unfinished,
            }
        }
        Played::Duel(opponents, decisions) => {
            let rules = claim.duel_rules(*opponents);
            match replay::<duel::Round>(&claim.deal, rules, decisions) {
                Err(_) => refused::<duel::Round>(&claim.deal, rules, decisions),
                Ok(duel::Round::Over(showdown)) => Replayed::Duel(showdown),
                Ok(duel::Round::Swapping(_)) => Replayed::Unfinished,
            }
        }
    }
}

/// Which of the decisions is the first that the rules refuse.
fn refused<R: table::Round>(deal: &Deal, rules: R::Rules, decisions: &[R::Action]) -> Replayed {
    let fits = |count: &usize| replay::<R>(deal, rules, &decisions[..*count]).is_ok();
    Replayed::Refused((1..=decisions.len()).take_while(fits).count() + 1)
}
