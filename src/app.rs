//! The whole page: its state, what can happen to it, and what then is to be done.
//!
//! The Elm Architecture, and nothing else: [`Model::update`] is a pure function, and whatever it
//! wants from the browser it returns as [`Cmd`] values. `ui::app` is the one place that carries
//! them out.

use crate::core::Secret;
use crate::route::{Address, LinkError, Route, Seat};
use crate::table::{NoEntropy, Origin, Position, Sealed};
use crate::{blackjack, poker};

/// All that the page knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    route: Route,
    notice: Option<LinkError>,
    blackjack: blackjack::Game,
    solo: poker::Game,
}

/// What happens to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` is this now.
    FragmentChanged(String),
    /// The player has read the notice.
    ClosedNotice,
    /// Something happens at the blackjack table.
    Blackjack(blackjack::Msg),
    /// Something happens at the solo draw table.
    Solo(poker::Msg),
}

/// What is to be done outside, in the browser.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cmd {
    /// Draw 32 bytes of the browser's entropy; answer with the [`Seat::supply`] message.
    DrawEntropy(Seat, Position),
    /// Let the player see the dealer's cards for a moment; then send
    /// [`blackjack::Msg::DealerPauseOver`].
    PauseForDealer(Position),
    /// Put this address in the place of the one shown, without a new entry in the history.
    ReplaceFragment(&'static str),
}

impl Seat {
    /// The message that answers [`Cmd::DrawEntropy`].
    #[must_use]
    pub const fn supply(self, entropy: Result<Secret, NoEntropy>, at: Position) -> Msg {
        match self {
            Seat::Blackjack => Msg::Blackjack(blackjack::Msg::GotEntropy(entropy, at)),
            Seat::Solo => Msg::Solo(poker::Msg::GotEntropy(entropy, at)),
        }
    }
}

impl Model {
    /// The page as it opens at this address, and what is to be done first.
    #[must_use]
    pub fn open(fragment: &str) -> (Model, Vec<Cmd>) {
        let (blackjack, for_blackjack) = blackjack::Game::open();
        let (solo, for_solo) = poker::Game::open();
        let model = Model {
            blackjack,
            solo,
            ..Model::default()
        };
        let mut cmds: Vec<Cmd> = for_blackjack.into_iter().map(of_blackjack).collect();
        cmds.extend(for_solo.into_iter().map(of_solo));
        let (model, more) = model.go_to(fragment);
        cmds.extend(more);
        (model, cmds)
    }

    /// Where the player is.
    #[must_use]
    pub const fn route(&self) -> Route {
        self.route
    }

    /// What is to be said about the link that was opened.
    #[must_use]
    pub const fn notice(&self) -> Option<&LinkError> {
        self.notice.as_ref()
    }

    /// The blackjack table.
    #[must_use]
    pub const fn blackjack(&self) -> &blackjack::Game {
        &self.blackjack
    }

    /// The solo draw table.
    #[must_use]
    pub const fn solo(&self) -> &poker::Game {
        &self.solo
    }

    /// The page after this has happened, and what is to be done then.
    #[must_use]
    pub fn update(self, msg: Msg) -> (Model, Vec<Cmd>) {
        match msg {
            Msg::FragmentChanged(fragment) => self.go_to(&fragment),
            Msg::ClosedNotice if self.notice.is_none() => (self, vec![]),
            Msg::ClosedNotice => {
                let cmd = Cmd::ReplaceFragment(self.route.path());
                (
                    Model {
                        notice: None,
                        ..self
                    },
                    vec![cmd],
                )
            }
            Msg::Blackjack(msg) => self.at_blackjack(msg),
            Msg::Solo(msg) => self.at_solo(msg),
        }
    }

    fn go_to(self, fragment: &str) -> (Model, Vec<Cmd>) {
        let Address { route, deal } = Address::parse(fragment);
        let (deal, notice) = match deal {
            None => (None, None),
            Some(Ok(deal)) => (Some(deal), None),
            Some(Err(error)) => (None, Some(error)),
        };
        let model = Model {
            route,
            notice,
            ..self
        };
        match (route.seat(), deal) {
            (Some(Seat::Blackjack), Some(deal)) => {
                model.at_blackjack(blackjack::Msg::OpenedLink(deal))
            }
            (Some(Seat::Solo), Some(deal)) => model.at_solo(poker::Msg::OpenedLink(deal)),
            (Some(Seat::Blackjack | Seat::Solo), None) | (None, _) => (model, vec![]),
        }
    }

    fn at_blackjack(self, msg: blackjack::Msg) -> (Model, Vec<Cmd>) {
        let before = self.blackjack.table().sealed().copied();
        let (blackjack, cmds) = self.blackjack.update(msg);
        let link = leaves_link(
            before,
            blackjack.table().sealed(),
            self.route,
            Seat::Blackjack,
        );
        let cmds = cmds.into_iter().map(of_blackjack).chain(link).collect();
        (Model { blackjack, ..self }, cmds)
    }

    fn at_solo(self, msg: poker::Msg) -> (Model, Vec<Cmd>) {
        let before = self.solo.table().sealed().copied();
        let (solo, cmds) = self.solo.update(msg);
        let link = leaves_link(before, solo.table().sealed(), self.route, Seat::Solo);
        let cmds = cmds.into_iter().map(of_solo).chain(link).collect();
        (Model { solo, ..self }, cmds)
    }
}

/// When a fresh deal follows a shared one, the link must leave the address: a reload would deal the
/// old cards again. At another place than this table's there is no link of it in the address.
fn leaves_link(
    before: Option<Sealed>,
    after: Option<&Sealed>,
    here: Route,
    seat: Seat,
) -> Option<Cmd> {
    let is = |sealed: &Sealed, origin| sealed.origin == origin;
    let leaves = before.is_some_and(|sealed| is(&sealed, Origin::Shared))
        && after.is_some_and(|sealed| is(sealed, Origin::Fresh));
    (leaves && here.seat() == Some(seat)).then_some(Cmd::ReplaceFragment(here.path()))
}

fn of_blackjack(cmd: blackjack::Cmd) -> Cmd {
    match cmd {
        blackjack::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(Seat::Blackjack, at),
        blackjack::Cmd::PauseForDealer(position) => Cmd::PauseForDealer(position),
    }
}

fn of_solo(cmd: poker::Cmd) -> Cmd {
    match cmd {
        poker::Cmd::DrawEntropy(at) => Cmd::DrawEntropy(Seat::Solo, at),
    }
}
