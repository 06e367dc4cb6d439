//! Links to a deal: `deal=<secret>&cut=<c>&mix=<text>&rules=<rules>&play=<decisions>&begun=<decisions>`.

use std::fmt;

use fair_deal_core::Decks;
use fair_shuffle::{CutOutOfRange, Deal, ParseMixError, ParseSecretError, Secret};

use super::decisions::Decisions;
use super::fields::{Fields, number};
use super::game::{DecisionsOf, Game, RulesOf};
use super::phase::Dealt;
use super::round::{Round as _, Rules as _};

/// The content of a link to a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Linked {
    /// The deal, so that another player can play it.
    #[default]
    Deal,
    /// The deal and the decisions, to compare two players or to check the round.
    DealAndDecisions,
}

impl Linked {
    /// The other variant.
    #[must_use]
    pub const fn toggled(self) -> Linked {
        match self {
            Linked::Deal => Linked::DealAndDecisions,
            Linked::DealAndDecisions => Linked::Deal,
        }
    }
}

/// A deal from a link.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedDeal<G: Game> {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// The rules of the deal, if the link names them.
    pub rules: Option<RulesOf<G>>,
    /// The decisions of the player who shared the deal, if the link has them.
    pub decisions: Option<DecisionsOf<G>>,
    /// The decisions with which the round begins, if the player continues from them.
    pub begun: Option<DecisionsOf<G>>,
}

impl<G: Game> SharedDeal<G> {
    /// The deal alone, without rules or decisions.
    #[must_use]
    pub const fn of(deal: Deal) -> SharedDeal<G> {
        SharedDeal {
            deal,
            rules: None,
            decisions: None,
            begun: None,
        }
    }

    /// Reads the fields of a link; `None` if they have no deal.
    #[must_use]
    pub fn parse(fields: &Fields) -> Option<Result<SharedDeal<G>, LinkError>> {
        let named: Option<RulesOf<G>> = match fields.get("rules").map(str::parse) {
            None => None,
            Some(Ok(rules)) => Some(rules),
            // The pack depends on the rules, so no other field can be read.
            Some(Err(_)) => return has_deal(fields).then_some(Err(LinkError::Rules)),
        };
        let pack = named.clone().unwrap_or_else(G::daily_rules);
        let deal = parse_deal(fields, pack.decks())?;
        let shared = |deal: Deal| {
            // Decisions always belong to some rules. If the link does not name any, it means those of the daily deals.
            let decided = fields.get("play").or_else(|| fields.get("begun"));
            let rules = named.or_else(|| decided.map(|_| G::daily_rules()));
            let decisions = match fields.get("play") {
                Some(play) => Some(self::decided::<G>(&deal, &pack, play).ok_or(LinkError::Play)?),
                None => None,
            };
            let begun = match fields.get("begun") {
                Some(begun) => Some(under_way::<G>(&deal, &pack, begun).ok_or(LinkError::Play)?),
                None => None,
            };
            Ok(SharedDeal {
                deal,
                rules,
                decisions,
                begun,
            })
        };
        Some(deal.and_then(shared))
    }
}

/// Parses decisions that play this deal to the end of a round.
pub(super) fn decided<G: Game>(
    deal: &Deal,
    rules: &RulesOf<G>,
    play: &str,
) -> Option<DecisionsOf<G>> {
    let decisions = Decisions::parse(play).ok()?;
    let dealt = Dealt::<G::Round>::of_deal(deal.clone(), rules, &decisions).ok()?;
    dealt.round().is_over().then_some(decisions)
}

/// Parses decisions that leave a round of this deal under way.
fn under_way<G: Game>(deal: &Deal, rules: &RulesOf<G>, begun: &str) -> Option<DecisionsOf<G>> {
    let decisions = Decisions::parse(begun).ok()?;
    let dealt = Dealt::<G::Round>::of_deal(deal.clone(), rules, &decisions).ok()?;
    (!dealt.round().is_over()).then_some(decisions)
}

/// The names of the fields of a deal.
pub const DEAL_FIELDS: [&str; 3] = ["deal", "cut", "mix"];

/// Returns true if the fields of a link have a field of a deal.
fn has_deal(fields: &Fields) -> bool {
    DEAL_FIELDS.iter().any(|name| fields.get(name).is_some())
}

/// Reads a deal of this pack from the fields of a link; `None` if they have no field of a deal.
#[must_use]
pub fn parse_deal(fields: &Fields, decks: Decks) -> Option<Result<Deal, LinkError>> {
    let read = || {
        let secret = fields.get("deal").ok_or(LinkError::NoSecret)?;
        let secret: Secret = secret.parse().map_err(LinkError::Secret)?;
        let cut = fields.get("cut").map_or(Some(0), number);
        let cut = cut.ok_or(LinkError::CutIsNoNumber)?;
        let mix = fields.get("mix").unwrap_or_default();
        let mix = mix.parse().map_err(LinkError::Mix)?;
        let deal = Deal::new(secret, decks, cut).map_err(LinkError::Cut)?;
        Ok(deal.mixed(mix))
    };
    has_deal(fields).then(read)
}

/// Writes the fields that [`parse_deal`] reads.
#[must_use]
pub fn write_deal(deal: &Deal) -> Fields {
    let mix = (!deal.mix().is_empty()).then(|| deal.mix());
    Fields::new()
        .with("deal", deal.secret().to_hex())
        .with("cut", deal.cut())
        .with_some("mix", mix)
}

/// The error in a link to a shared deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The path of the link is damaged, so it names no table.
    NoTable,
    /// The link has a cut or a mix, but no deal.
    NoSecret,
    /// The secret is damaged or truncated.
    Secret(ParseSecretError),
    /// The cut is no number.
    CutIsNoNumber,
    /// The cut is outside the pack.
    Cut(CutOutOfRange),
    /// The mix is too long, or has control characters.
    Mix(ParseMixError),
    /// The rules in the link cannot be parsed.
    Rules,
    /// The link names rules that this app does not have, and no deal.
    RulesAlone,
    /// The decisions in the link do not fit a round of this deal.
    Play,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == LinkError::RulesAlone {
            return f.write_str(
                "This link asks for rules that this table doesn't have. Nothing was changed.",
            );
        }
        f.write_str("This link to a shared deal is damaged, so it was not opened. ")?;
        match self {
            LinkError::RulesAlone => Ok(()),
            LinkError::NoTable => f.write_str("It names no table."),
            LinkError::NoSecret => f.write_str("The deal itself is missing from it."),
            LinkError::Secret(error) => error.fmt(f),
            LinkError::CutIsNoNumber => f.write_str("Its cut is not a number of cards."),
            LinkError::Cut(error) => error.fmt(f),
            LinkError::Mix(error) => error.fmt(f),
            LinkError::Rules => f.write_str("It asks for rules we don't have."),
            LinkError::Play => f.write_str("The decisions in it do not fit its deal."),
        }
    }
}

impl std::error::Error for LinkError {}
