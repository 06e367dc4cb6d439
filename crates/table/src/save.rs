//! The format of a saved table.
//!
//! A save begins with its version. Version 1 has these fields:
//!
//! - The deal. A daily deal: `day=`, `round=` and the decisions of the rounds before it as `played=`. Any other deal:
//!   `deal=` (the secret under a mask), `cut=`, `mix=` and `from=link`, or `from=practice`, the hands as
//!   `practice=`, and if some of a list are done, `done=` with a digit for each.
//! - `rules=`, which determine the pack, and `phase=` with its fields. `ready`: a sealed pack. `cut`: a pack that waits
//!   for its cut, with the valid choices as `at=` and `mixing=`, and invalid texts as `at-typed=` and `mixing-typed=`.
//!   `play` or `over`: a round, with its decisions as `play=`, and `closed=yes` if its shoe serves no further round
//!   because the player chose other rules.
//! - `next=`, if other rules apply to the next deal. `waiting=`, if the player has chosen rules that cannot apply yet,
//!   for example in the middle of a round. `theirs=`: the decisions of the player who shared the deal.
//!   `marks=`: the marked cards.
//! - `aside=`: the same fields for each interrupted round, separated by a bar.
//! - `next-deal=`: the next deal, if it is already sealed.
//! - `tally=`, and `visit=later` if no other field shows that the player has decided anything before.
//! - `stake=`, if the stake of the next round is not the usual one, or if the player chose one under other rules and
//!   the present ones have no bets; `purse=`, if it is not the purse of a new player; `refilled=yes`, if the purse was
//!   filled up after the round on the table.

use std::fmt;

use fair_deal_core::Decks;
use fair_shuffle::{Deal, Mix, Secret};

use super::account::Account;
use super::daily::DailyDeals;
use super::decisions::Decisions;
use super::detours::{Detour, Detours, SuspendedRound};
use super::fields::Fields;
use super::game::{DecisionsOf, Effect, Game, RulesOf};
use super::link::decided;
use super::marks::Marks;
use super::next_round::NextRound;
use super::origin::{Cutting, DailyRound, Experience, Mode, Origin, Sealed};
use super::phase::{Phase, replay};
use super::progress::Practising;
use super::round::{Round as _, Rules as _};
use super::selection::Selection;
use super::sequence::Sequence;
use super::state::{Opened, Table};

/// The version of new saves. A save of another version is not read.
const VERSION: usize = 1;

/// The separator between interrupted rounds. Their fields encode this character.
const BAR: char = '|';
/// The value of `closed=`, for a deal that serves no further round because the player chose other rules.
const CLOSED: &str = "yes";
/// The value of `refilled=`.
const REFILLED: &str = "yes";
/// The value of `visit=`, for a player who has decided something at the table before.
const LATER: &str = "later";

/// The error for a save that is damaged, of another version, or not of this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaveUnreadable;

impl fmt::Display for SaveUnreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The saved round cannot be read.")
    }
}

impl std::error::Error for SaveUnreadable {}

impl<G: Game> Table<G> {
    /// Writes the save of the table; `None` for a bare table.
    #[must_use]
    pub fn save(&self) -> Option<String> {
        let fields = Fields::new().with("v", VERSION);
        let fields = write_contents(
            fields,
            &self.phase,
            self.rules(),
            self.marks(),
            self.detours.current(),
            self.sequence.played(),
        )?;
        let suspended = self.detours.suspended().iter();
        let aside: Vec<String> = suspended
            .filter_map(|it| {
                let fields = Fields::new();
                write_contents(fields, &it.phase, &it.rules, it.marks, &it.detour, &[])
            })
            .map(|fields| fields.to_string())
            .collect();
        let fields = fields
            .with_some(
                "aside",
                (!aside.is_empty()).then(|| aside.join(&BAR.to_string())),
            )
            .with_some("next-deal", self.sequence.next().map(saved_secret))
            .with_some("waiting", self.next_round.waiting())
            .with("tally", self.account.tally())
            .with_some("visit", self.hides_experience().then_some(LATER))
            .with_some("stake", self.next_round.unusual_stake())
            .with_some(
                "purse",
                (*self.purse() != G::Purse::default()).then(|| self.purse()),
            )
            .with_some("refilled", self.was_refilled().then_some(REFILLED));
        Some(fields.to_string())
    }

    /// Restores a table from its save, and returns its first effects. A restored table has no news, because nothing has
    /// happened yet.
    ///
    /// # Errors
    /// [`SaveUnreadable`] if any field is damaged or breaks the rules. Then nothing is restored.
    pub fn restore(mode: Mode, save: &str) -> Result<Opened<G>, SaveUnreadable> {
        let table = Table::read(mode, &Fields::parse(save)).ok_or(SaveUnreadable)?;
        let effects = table.first_effects();
        Ok((table, effects))
    }

    /// Returns true if [`Table::restore`] can read this save.
    #[must_use]
    pub fn is_saved_as(mode: Mode, save: &str) -> bool {
        Table::<G>::read(mode, &Fields::parse(save)).is_some()
    }

    fn read(mode: Mode, save: &Fields) -> Option<Table<G>> {
        (save.number("v")? == VERSION).then_some(())?;
        let (on_table, played) = SuspendedRound::<G>::read(mode, save)?;
        let suspended = match save.get("aside") {
            None => vec![],
            Some(aside) => aside.split(BAR).map(read_aside).collect::<Option<_>>()?,
        };
        let SuspendedRound {
            phase,
            rules,
            marks,
            detour,
        } = on_table;
        let next_deal = match save.get("next-deal") {
            None => None,
            Some(saved) => Some(read_next_deal(mode, saved, rules.decks())?),
        };
        let mut next_round = match save.get("stake") {
            None => NextRound::new(rules),
            Some(stake) => NextRound::read(rules, stake.parse().ok()?)?,
        };
        let waiting: Option<RulesOf<G>> = match save.get("waiting") {
            None => None,
            Some(waiting) if mode == Mode::Free => Some(waiting.parse().ok()?),
            Some(_) => return None,
        };
        next_round.set_waiting(waiting.filter(|rules| rules != next_round.rules()));
        let purse = match save.get("purse") {
            None => G::Purse::default(),
            Some(purse) => purse.parse().ok()?,
        };
        // A save of a build before this field does not have it.
        let refilled = match save.get("refilled") {
            None => false,
            Some(REFILLED) if phase.is_over() => true,
            Some(_) => return None,
        };
        let tally = save.get("tally")?.parse().ok()?;
        let table = Table {
            phase,
            sequence: match mode {
                Mode::Free => Sequence::free(next_deal),
                Mode::Daily => Sequence::Daily(DailyDeals::new(played)),
            },
            detours: Detours::new(detour, suspended),
            next_round,
            account: Account::restored(purse, tally, refilled),
            selection: Selection::new(marks),
            ..Table::bare(mode)
        };
        let experience = match save.get("visit") {
            None if table.shows_experience() => Experience::HasDecided,
            None => Experience::New,
            Some(LATER) => Experience::HasDecided,
            Some(_) => return None,
        };
        Some(Table {
            experience,
            ..table
        })
    }

    /// Returns true if the round, the day or the tally shows that the player has decided something here.
    fn shows_experience(&self) -> bool {
        let decided = match &self.phase {
            Phase::Dealt(dealt) => dealt.decisions().rounds().any(|round| !round.is_empty()),
            Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => false,
        };
        decided || !self.sequence.played().is_empty() || self.account.tally().rounds() > 0
    }

    /// Returns true if the player has decided something here, and no other field shows it.
    fn hides_experience(&self) -> bool {
        self.experience == Experience::HasDecided && !self.shows_experience()
    }
}

/// Reads an interrupted round, or a pack that waits for its cut.
fn read_aside<G: Game>(text: &str) -> Option<SuspendedRound<G>> {
    let (aside, _) = SuspendedRound::read(Mode::Free, &Fields::parse(text))?;
    aside.must_resume().then_some(aside)
}

/// Appends the fields of the contents of a table; `None` if it is bare. It borrows the parts of a [`SuspendedRound`]
/// instead of a copy, because the table writes its save after almost every message.
fn write_contents<G: Game>(
    fields: Fields,
    phase: &Phase<G::Round>,
    next: &RulesOf<G>,
    marks: Marks,
    detour: &Detour<G>,
    played: &[DecisionsOf<G>],
) -> Option<Fields> {
    let rules = phase.rules(next);
    let played: Vec<String> = played.iter().map(Decisions::to_string).collect();
    let fields = write_origin(fields, phase.sealed()?);
    let fields = fields.with_some("played", phase.daily().map(|_| played.join(",")));
    let fields = fields.with("rules", rules);
    let fields = match phase {
        Phase::Bare | Phase::Ready(_) => fields.with("phase", "ready"),
        Phase::Cutting(cutting) => write_cutting(fields, cutting),
        Phase::Dealt(dealt) => {
            let over = dealt.round().is_over();
            fields
                .with("phase", if over { "over" } else { "play" })
                .with("play", dealt.decisions())
                .with_some("closed", dealt.is_closed().then_some(CLOSED))
        }
    };
    let marks = (marks != Marks::NONE).then(|| marks.code());
    let fields = fields
        .with_some("next", (rules != next).then_some(next))
        .with_some("theirs", detour.shared_decisions())
        .with_some("practice", detour.practising().map(Practising::hands))
        .with_some("done", detour.practising().and_then(Practising::saved_done))
        .with_some("marks", marks);
    Some(fields)
}

impl<G: Game> SuspendedRound<G> {
    /// Reads the output of [`write_contents`], with the decisions of the earlier rounds of the day.
    fn read(mode: Mode, save: &Fields) -> Option<(SuspendedRound<G>, Played<G>)> {
        let rules: RulesOf<G> = save.get("rules")?.parse().ok()?;
        let (sealed, played) = read_origin::<G>(mode, save, &rules)?;
        let detour = match (sealed.origin, save.get("theirs"), save.get("practice")) {
            (Origin::Shared, None, None) => Detour::Shared(None),
            (Origin::Shared, Some(decisions), None) => {
                let decided = decided::<G>(&sealed.deal, &rules, decisions)?;
                Detour::Shared(Some(decided))
            }
            (Origin::Practice, None, Some(hands)) => {
                let done = save.get("done");
                Detour::Practice(Practising::read::<G::Round>(hands, done, &rules)?)
            }
            (Origin::Fresh | Origin::Daily(_), None, None) => Detour::None,
            (_, _, _) => return None,
        };
        let is_practice = sealed.origin == Origin::Practice;
        let mut phase = match save.get("phase")? {
            "ready" if is_practice => return None,
            "ready" => Phase::Ready(sealed),
            "cut" => Phase::Cutting(read_cutting(sealed, save)?),
            phase @ ("play" | "over") => {
                let decisions = Decisions::parse(save.get("play")?).ok()?;
                let dealt = replay::<G::Round>(sealed, &rules, &decisions).ok()?;
                let over = phase == "over";
                // Cards can be marked only on the player's turn, so the player has seen the opponents' steps before it.
                let was_seen = over || save.get("marks").is_some();
                let mut dealt = if was_seen { dealt.run_on() } else { dealt };
                match save.get("closed") {
                    None => (),
                    Some(CLOSED) if over => dealt.close(),
                    Some(_) => return None,
                }
                (dealt.round().is_over() == over).then_some(Phase::Dealt(dealt))?
            }
            _ => return None,
        };
        let next = match save.get("next") {
            None => rules,
            // The player cannot choose rules while a round is under way. A practice hand has rules of its own.
            Some(next) if mode == Mode::Free && (phase.is_over() || is_practice) => {
                next.parse().ok()?
            }
            Some(_) => return None,
        };
        if let Phase::Dealt(dealt) = &mut phase
            && !is_practice
            && *dealt.rules() != next
        {
            // As when the player chooses the rules: the deal serves only those that it was dealt with.
            dealt.close();
        }
        let marks = match save.get("marks") {
            None => Marks::NONE,
            Some(marks) => read_marks(marks)
                .filter(|marks| phase.is_under_way() && G::Round::swap(*marks).is_some())?,
        };
        let aside = SuspendedRound {
            phase,
            rules: next,
            marks,
            detour,
        };
        Some((aside, played))
    }
}

// The functions below do not depend on the game, so they are compiled only once.

pub(super) fn write_origin(fields: Fields, sealed: &Sealed) -> Fields {
    match sealed.origin {
        Origin::Daily(round) => fields
            .with("day", round.date().to_text())
            .with("round", round.number()),
        origin @ (Origin::Fresh | Origin::Shared | Origin::Practice) => {
            let deal = &sealed.deal;
            let from = match origin {
                Origin::Shared => Some("link"),
                Origin::Practice => Some("practice"),
                Origin::Fresh | Origin::Daily(_) => None,
            };
            fields
                .with("deal", saved_secret(sealed))
                .with("cut", deal.cut())
                .with_some("mix", (!deal.mix().is_empty()).then(|| deal.mix()))
                .with_some("from", from)
        }
    }
}

fn saved_secret(sealed: &Sealed) -> String {
    sealed.deal.secret().to_saved(sealed.seal)
}

fn write_cutting(fields: Fields, cutting: &Cutting) -> Fields {
    let (cut, mix) = (cutting.cut(), cutting.mix());
    // Invalid texts are saved too, so that the player finds them again, with the message about the error.
    let wrong_cut = cut.is_err().then(|| truncated(cutting.cut_typed()));
    let wrong_mix = mix.is_err().then(|| truncated(cutting.mix_typed()));
    fields
        .with("phase", "cut")
        .with_some("at", cut.ok().flatten())
        .with_some("at-typed", wrong_cut)
        .with_some("mixing", mix.ok().filter(|mix| !mix.is_empty()))
        .with_some("mixing-typed", wrong_mix)
}

/// The start of a text, truncated to the saved length, which is more than any valid text has.
fn truncated(typed: &str) -> String {
    const SAVED: usize = 10 * Mix::MOST;
    typed.chars().take(SAVED).collect()
}

fn read_cutting(sealed: Sealed, save: &Fields) -> Option<Cutting> {
    let is_fresh = sealed.origin == Origin::Fresh;
    let typed = |name| save.get(name).unwrap_or_default().to_owned();
    let cutting = Cutting::new(sealed).with_cut(typed("at"));
    let cutting = cutting.with_mix(typed("mixing"));
    let fits = is_fresh && cutting.check().is_ok();
    fits.then(|| {
        let wrong_cut = save.get("at-typed").map(ToOwned::to_owned);
        let wrong_mix = save.get("mixing-typed").map(ToOwned::to_owned);
        let cutting = match wrong_cut {
            Some(typed) => cutting.with_cut(typed),
            None => cutting,
        };
        match wrong_mix {
            Some(typed) => cutting.with_mix(typed),
            None => cutting,
        }
    })
}

/// Reads a deal that is not a daily one.
pub(super) fn read_deal(save: &Fields, decks: Decks) -> Option<Sealed> {
    let (secret, seal) = Secret::from_saved(save.get("deal")?).ok()?;
    let mix = save.get("mix").unwrap_or_default().parse().ok()?;
    let deal = Deal::new(secret, decks, save.number("cut")?).ok()?;
    let origin = match save.get("from") {
        None => Origin::Fresh,
        Some("link") => Origin::Shared,
        Some("practice") => Origin::Practice,
        Some(_) => return None,
    };
    let deal = deal.mixed(mix);
    Some(Sealed { deal, origin, seal })
}

pub(super) fn read_day(save: &Fields) -> Option<DailyRound> {
    let date = save.get("day")?.parse().ok()?;
    DailyRound::new(date, save.number("round")?.try_into().ok()?)
}

/// Reads the sealed deal after the one on the table.
fn read_next_deal(mode: Mode, saved: &str, decks: Decks) -> Option<Sealed> {
    let (secret, seal) = Secret::from_saved(saved).ok()?;
    let sealed = Sealed::fresh(secret, decks);
    (mode == Mode::Free).then_some(Sealed { seal, ..sealed })
}

/// The deal, and the decisions of the earlier rounds of the day.
type Read<G> = (Sealed, Played<G>);

/// The decisions of rounds of a day.
type Played<G> = Vec<DecisionsOf<G>>;

fn read_origin<G: Game>(mode: Mode, save: &Fields, rules: &RulesOf<G>) -> Option<Read<G>> {
    match mode {
        Mode::Daily => {
            let round = read_day(save)?;
            let sealed = Sealed::daily::<G>(round, rules)?;
            let played = read_played::<G>(round, rules, save.get("played")?)?;
            Some((sealed, played))
        }
        Mode::Free => Some((read_deal(save, rules.decks())?, vec![])),
    }
}

/// The decisions of the day's rounds before this one. Each of them must be complete.
fn read_played<G: Game>(
    round: DailyRound,
    rules: &RulesOf<G>,
    text: &str,
) -> Option<Vec<DecisionsOf<G>>> {
    let before = usize::from(round.number()) - 1;
    let rounds = text
        .split(',')
        .take(if before == 0 { 0 } else { usize::MAX });
    let played: Vec<_> = rounds
        .map(|play| Decisions::parse(play).ok())
        .collect::<Option<_>>()?;
    let fits = played.len() == before && (before > 0 || text.is_empty());
    (fits && Table::<G>::points_of_day(round, rules, &played).len() == before).then_some(played)
}

fn read_marks(text: &str) -> Option<Marks> {
    let mut codes = text.chars();
    let marks = Marks::from_code(codes.next()?)?;
    codes.next().is_none().then_some(marks)
}

impl<G: Game> Table<G> {
    /// The first effects of a new or restored table.
    pub(super) fn first_effects(&self) -> Vec<Effect> {
        match (&self.phase, self.sequence.mode()) {
            (Phase::Bare, Mode::Free) => vec![self.clock.request_seal()],
            (Phase::Bare, Mode::Daily) | (Phase::Ready(_) | Phase::Cutting(_), _) => vec![],
            (Phase::Dealt(dealt), _) => {
                let waits = !dealt.round().is_over() && G::needs_preparation(dealt.rules());
                let prepare = waits.then_some(Effect::Prepare);
                let effects = self.pause().into_iter().chain(prepare);
                effects.chain(self.seal_next()).collect()
            }
        }
    }
}
