//! A finished deal, worked out again from what a link says of it, and from nothing else.
//!
//! `#/check?game=blackjack&rules=classic&deal=<secret>&cut=<c>&seal=<seal>&play=<decisions>`: the
//! seal is the one that was on show, and `play` has one character for each decision
//! ([`table::write_decisions`]). Rules are named for blackjack only.
//!
//! What can be found to be wrong is a secret that does not open the seal, and decisions that the
//! rules refuse or that do not end the round. The cut and the decisions were the player's own, made
//! when the seal was on show: whether they are those that were made only the player can tell, who
//! sees here which cards they lead to.

use std::fmt;

use crate::blackjack::{self, Preset};
use crate::core::{Card, Deal, Decks, Jokers, Key, ParseSealError, Seal};
use crate::poker;
use crate::record::value;
use crate::route::{self, LinkError};
use crate::table::{self, Decision, replay, write_decisions};

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

/// A game with the decisions that were taken in it, the first one first.
#[derive(Clone, Debug, PartialEq)]
pub enum Played {
    /// Blackjack at this table.
    Blackjack(Preset, Vec<blackjack::Action>),
    /// Solo draw, without jokers.
    Solo(Vec<poker::Action>),
}

/// What is wrong with a link to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// It names no game that is played here.
    Game,
    /// Its deal cannot be read, or it names no table of blackjack.
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
            ClaimError::Game => f.write_str("It names no game that is played here."),
            ClaimError::Deal(LinkError::Rules) => {
                f.write_str("It names no blackjack table of ours.")
            }
            ClaimError::Deal(LinkError::NoSecret) => f.write_str("The secret is missing from it."),
            ClaimError::Deal(LinkError::Secret(error)) => error.fmt(f),
            ClaimError::Deal(LinkError::CutIsNoNumber) => f.write_str("Its cut is not a number."),
            ClaimError::Deal(LinkError::Cut(error)) => error.fmt(f),
            ClaimError::NoSeal => f.write_str("The seal is missing from it."),
            ClaimError::Seal(error) => error.fmt(f),
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

impl Claim {
    /// Reads the query of a link; `None` where it speaks of no deal at all.
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
        let game = value("game").ok_or(ClaimError::Game)?;
        let deal = route::shared_deal(query, Decks::ONE)
            .unwrap_or(Err(LinkError::NoSecret))
            .map_err(ClaimError::Deal)?;
        let seal = value("seal").ok_or(ClaimError::NoSeal)?;
        let seal = seal.parse().map_err(ClaimError::Seal)?;
        let play = || value("play").ok_or(ClaimError::NoPlay);
        let game = match game {
            "blackjack" => {
                let preset = value("rules").and_then(Preset::from_code);
                let preset = preset.ok_or(ClaimError::Deal(LinkError::Rules))?;
                Played::Blackjack(preset, decisions(play()?)?)
            }
            "solo" => Played::Solo(decisions(play()?)?),
            _ => return Err(ClaimError::Game),
        };
        Ok(Claim { deal, seal, game })
    }

    /// The query that [`Claim::parse`] reads.
    #[must_use]
    pub fn to_query(&self) -> String {
        let (game, play) = match &self.game {
            Played::Blackjack(preset, decisions) => (
                ["blackjack&rules=", preset.code()].concat(),
                write_decisions(decisions),
            ),
            Played::Solo(decisions) => ("solo".to_owned(), write_decisions(decisions)),
        };
        let Claim { deal, seal, .. } = self;
        [
            "game=",
            &game,
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
    pub fresh: Vec<Card>,
    /// Step 4: the swaps, as [`crate::core::Secret::swaps`] gives them.
    pub swaps: Vec<(usize, usize)>,
    /// Step 4: the pack after them.
    pub shuffled: Vec<Card>,
    /// Step 5: the pack after the cut, as it is dealt.
    pub order: Vec<Card>,
    /// Step 6: the round that the decisions lead to.
    pub round: Replayed,
}

/// What becomes of the decisions when the deal is dealt again.
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
}

/// What a check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The secret opens the seal, and the decisions lead to the end of a round.
    Fair,
    /// The secret does not open the seal.
    OtherSeal,
    /// The rules refuse this decision, counted from 1.
    Refused(usize),
    /// The decisions do not end the round.
    Unfinished,
}

impl Check {
    /// Works out everything that the link speaks of.
    #[must_use]
    pub fn of(claim: Claim) -> Check {
        let secret = claim.deal.secret();
        let fresh = Decks::ONE.fresh_pack();
        Check {
            seal: secret.seal(),
            key: secret.key(),
            swaps: secret.swaps(fresh.len()).collect(),
            shuffled: secret.shuffle(fresh.clone()),
            fresh,
            order: claim.deal.order(),
            round: replayed(&claim),
            claim,
        }
    }

    /// Step 1: whether the secret opens the seal that was on show.
    #[must_use]
    pub fn seal_agrees(&self) -> bool {
        self.seal == self.claim.seal
    }

    /// What all of it comes to. A seal that does not agree is worse than all else.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if !self.seal_agrees() {
            return Verdict::OtherSeal;
        }
        match self.round {
            Replayed::Refused(number) => Verdict::Refused(number),
            Replayed::Unfinished => Verdict::Unfinished,
            Replayed::Blackjack(..) | Replayed::Solo(_) => Verdict::Fair,
        }
    }

    /// Every card in the order in which it is dealt, with where it went. Where the round does not
    /// come to an end, nothing is known to have gone anywhere.
    #[must_use]
    pub fn destinations(&self) -> Vec<(Card, Destination)> {
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
        };
        let went = went.into_iter().chain(std::iter::repeat(Destination::Deck));
        self.order.iter().copied().zip(went).collect()
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
            match replay::<poker::Round>(&claim.deal, Jokers::None, decisions) {
                Err(_) => refused::<poker::Round>(&claim.deal, Jokers::None, decisions),
                Ok(poker::Round::Over(finished)) => Replayed::Solo(finished),
                Ok(poker::Round::Swapping(_)) => Replayed::Unfinished,
            }
        }
    }
}

/// Which of the decisions is the first that the rules refuse.
fn refused<R: table::Round>(deal: &Deal, rules: R::Rules, decisions: &[R::Action]) -> Replayed {
    let fits = |count: &usize| replay::<R>(deal, rules, &decisions[..*count]).is_ok();
    Replayed::Refused((1..=decisions.len()).take_while(fits).count() + 1)
}
