//! Links to a deal: `deal=<secret>&cut=<c>&mix=<text>&rules=<rules>&play=<decisions>&begun=<decisions>`.

use std::fmt;

use fair_deal_core::Decks;
use fair_shuffle::{CutOutOfRange, Deal, ParseMixError, ParseSecretError, Secret};

use super::decisions::Decisions;
use super::fields::{Fields, number};
use super::game::{DecisionsOf, Game, RulesOf};
use super::phase::Dealt;
use super::round::{Round as _, Rules as _};

/// What a link to a deal holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Linked {
    /// The deal, so that somebody else can play it.
    #[default]
    Deal,
    /// The decisions too, so that the two can be compared, or the round checked.
    DealAndDecisions,
}

impl Linked {
    /// The other of the two.
    #[must_use]
    pub const fn toggled(self) -> Linked {
        match self {
            Linked::Deal => Linked::DealAndDecisions,
            Linked::DealAndDecisions => Linked::Deal,
        }
    }
}

/// A deal as a link holds it.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedDeal<G: Game> {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// The rules it was played by, if the link names them.
    pub rules: Option<RulesOf<G>>,
    /// What the player who shared it decided, if the link tells.
    pub theirs: Option<DecisionsOf<G>>,
    /// The decisions that the round begins with, if it is to be played on from them.
    pub begun: Option<DecisionsOf<G>>,
}

impl<G: Game> SharedDeal<G> {
    /// The deal alone.
    #[must_use]
    pub const fn of(deal: Deal) -> SharedDeal<G> {
        SharedDeal {
            deal,
            rules: None,
            theirs: None,
            begun: None,
        }
    }

    /// Reads the fields of a link; `None` where they speak of no deal at all.
    #[must_use]
    pub fn parse(fields: &Fields) -> Option<Result<SharedDeal<G>, LinkError>> {
        let offered = |text: &str| text.parse().ok().filter(G::offers);
        let named = fields.get("rules").map(offered);
        let pack = named.clone().flatten().unwrap_or_else(G::daily_rules);
        let deal = parse_deal(fields, pack.decks())?;
        let shared = |deal: Deal| {
            // Decisions were taken by some rules: without a word on them, by the usual ones.
            let decided = fields.get("play").or_else(|| fields.get("begun"));
            let rules: Option<RulesOf<G>> = if let Some(rules) = named {
                Some(rules.ok_or(LinkError::Rules)?)
            } else {
                decided.map(|_| G::daily_rules())
            };
            let theirs = match fields.get("play") {
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
                theirs,
                begun,
            })
        };
        Some(deal.and_then(shared))
    }
}

/// Decisions that play this deal to the end of a round.
pub(super) fn decided<G: Game>(
    deal: &Deal,
    rules: &RulesOf<G>,
    play: &str,
) -> Option<DecisionsOf<G>> {
    let decisions = Decisions::parse(play).ok()?;
    let dealt = Dealt::<G::Round>::of_deal(deal.clone(), rules, &decisions).ok()?;
    dealt.round().is_over().then_some(decisions)
}

/// Decisions that play this deal to a round that waits for another.
fn under_way<G: Game>(deal: &Deal, rules: &RulesOf<G>, begun: &str) -> Option<DecisionsOf<G>> {
    let decisions = Decisions::parse(begun).ok()?;
    let dealt = Dealt::<G::Round>::of_deal(deal.clone(), rules, &decisions).ok()?;
    (!dealt.round().is_over()).then_some(decisions)
}

/// The fields that name a deal, or a part of one.
pub const DEAL_FIELDS: [&str; 3] = ["deal", "cut", "mix"];

/// The deal that the fields of a link stand for, of such a pack; `None` where they name no part of
/// one.
#[must_use]
pub fn parse_deal(fields: &Fields, decks: Decks) -> Option<Result<Deal, LinkError>> {
    let names = |name: &&str| fields.get(name).is_some();
    DEAL_FIELDS.iter().find(|name| names(name))?;
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
    Some(read())
}

/// Writes what [`parse_deal`] reads.
#[must_use]
pub fn write_deal(deal: &Deal) -> Fields {
    let mix = (!deal.mix().is_empty()).then(|| deal.mix());
    Fields::new()
        .with("deal", deal.secret().to_hex())
        .with("cut", deal.cut())
        .with_some("mix", mix)
}

/// What is wrong with the link to a shared deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It has a cut or a mix, but no deal.
    NoSecret,
    /// Its secret is mangled or cut short.
    Secret(ParseSecretError),
    /// Its cut is no number.
    CutIsNoNumber,
    /// Its cut is outside the pack.
    Cut(CutOutOfRange),
    /// Its mix is too long, or no line of text.
    Mix(ParseMixError),
    /// It names rules that no table here has.
    Rules,
    /// The same of a link that has no deal.
    RulesAlone,
    /// What it says was decided does not make a whole round of this deal.
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
