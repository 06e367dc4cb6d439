//! The links to tables: their requests, and how the page reads these from an address.

use super::table_id::{Bundle, TableId};
use crate::blackjack::Blackjack;
use crate::games::GameName;
#[cfg(test)]
use crate::games::sample::HighCard;
use crate::poker::{PokerMatch, SoloDraw, VideoPoker};
use crate::table::{Fields, Game, LinkError, Mode, NotPractice, PracticeOf, RulesOf, SharedDeal};

/// A request of a link to a table of this game.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRequest<G: Game> {
    /// Put this deal on the table.
    Deal(SharedDeal<G>),
    /// Choose these rules, without a deal.
    Rules(RulesOf<G>),
    /// Deal such hands for practice, if they can be read, by these rules or by those of the table.
    Practice(Result<PracticeOf<G>, NotPractice>, Option<RulesOf<G>>),
}

impl<G: Game> LinkRequest<G> {
    /// Reads the fields of a link; `None` where they ask for nothing.
    fn read(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        LinkRequest::deal(fields).or_else(|| LinkRequest::rules(fields))
    }

    /// Reads the fields of a link to a game whose hands can be practised; `None` where they ask for nothing.
    fn read_with_practice(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        LinkRequest::deal(fields)
            .or_else(|| LinkRequest::practice(fields))
            .or_else(|| LinkRequest::rules(fields))
    }

    fn deal(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        SharedDeal::parse(fields).map(|shared| shared.map(LinkRequest::Deal))
    }

    fn practice(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        let hands: Result<PracticeOf<G>, _> = fields.get("practice")?.parse();
        let hands = hands.map_err(|_| NotPractice);
        let rules = fields.get("rules").map(str::parse).transpose();
        let rules = rules.map_err(|_| LinkError::RulesAlone);
        Some(rules.map(|rules| LinkRequest::Practice(hands, rules)))
    }

    fn rules(fields: &Fields) -> Option<Result<LinkRequest<G>, LinkError>> {
        let rules = fields.get("rules")?.parse().ok();
        Some(rules.map(LinkRequest::Rules).ok_or(LinkError::RulesAlone))
    }
}

/// A request of a link to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// To the table of blackjack.
    Blackjack(LinkRequest<Blackjack>),
    /// To the table of solo draw.
    SoloDraw(LinkRequest<SoloDraw>),
    /// To the table of video poker.
    VideoPoker(LinkRequest<VideoPoker>),
    /// To the table of the poker match.
    PokerMatch(LinkRequest<PokerMatch>),
    /// To the table of the game for the tests.
    #[cfg(test)]
    HighCard(LinkRequest<HighCard>),
}

impl Link {
    /// Parses the request of an address to this table. A link cannot choose the deal of a day, and this bundle reads no
    /// links to the games of the other one.
    pub(super) fn read(id: TableId, fields: &Fields) -> Option<Result<Link, LinkError>> {
        if id.mode() == Mode::Daily {
            return None;
        }
        // The compiler leaves out the arms of the games that are not built.
        match id {
            TableId::Blackjack(_) if const { Bundle::of(GameName::Blackjack).is_built() } => {
                LinkRequest::read_with_practice(fields).map(|link| link.map(Link::Blackjack))
            }
            TableId::SoloDraw(_) if const { Bundle::of(GameName::SoloDraw).is_built() } => {
                LinkRequest::read(fields).map(|link| link.map(Link::SoloDraw))
            }
            TableId::VideoPoker(_) if const { Bundle::of(GameName::VideoPoker).is_built() } => {
                LinkRequest::read_with_practice(fields).map(|link| link.map(Link::VideoPoker))
            }
            TableId::PokerMatch(_) if const { Bundle::of(GameName::PokerMatch).is_built() } => {
                LinkRequest::read(fields).map(|link| link.map(Link::PokerMatch))
            }
            #[cfg(test)]
            TableId::HighCard(_) => LinkRequest::read(fields).map(|link| link.map(Link::HighCard)),
            TableId::Blackjack(_)
            | TableId::SoloDraw(_)
            | TableId::VideoPoker(_)
            | TableId::PokerMatch(_) => None,
        }
    }
}
