//! A sitting at a table, as far as every game has the same: the life of a pack from where it comes
//! from, over the cut, to the last card and the next deal; and how all of it is kept and comes back
//! after the page was closed.

use crate::core::{Date, Deal, Decks, Jokers, Secret};
use crate::table::record::{RecordUnreadable, number, value};
use crate::table::{
    Agreement as _, Cutting, DailyRound, Dealt, NoEntropy, Origin, Position, Round, Sealed, Table,
    read_decisions, replay, write_decisions,
};

/// A sitting: what lies on the table, the position, and what happened last (`N`, which each game
/// has words of its own for).
#[derive(Clone, Debug)]
pub struct Sitting<R: Round, N> {
    table: Table<R>,
    position: Position,
    news: Option<N>,
    told: u32,
    source: Source,
    cutter: Cutter,
    /// The decisions of the day's rounds before the one on the table.
    played: Vec<Vec<R::Action>>,
    /// The decisions of whoever shared the deal on the table.
    theirs: Option<Vec<R::Action>>,
}

/// Where a table's packs come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// From the browser's entropy, and from links.
    #[default]
    Entropy,
    /// From the calendar: the same ten for everybody, anew each day.
    Calendar,
}

/// Who cuts a fresh pack. Shared and daily deals are cut already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cutter {
    /// Nobody.
    #[default]
    Nobody,
    /// The player, after the seal is on show.
    Player,
}

/// What happens at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A shared deal lies ready.
    SharedDealReady,
    /// The pack is to be cut.
    ReadyToCut,
    /// The cards were dealt.
    Dealt,
    /// The browser gave no entropy.
    NoEntropy,
}

/// What is to be done after something has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A round has begun: see to it.
    Dealt,
    /// Ask the browser for entropy, for this position.
    NeedsEntropy(Position),
    /// Ask the browser what day it is.
    NeedsDate,
    /// Nothing.
    None,
}

/// A deal as a link holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedDeal<R: Round> {
    /// The pack, its shuffle and its cut.
    pub deal: Deal,
    /// The rules it was played by, if the link names them.
    pub rules: Option<R::Rules>,
    /// What whoever shared it has decided, if the link tells.
    pub theirs: Option<Vec<R::Action>>,
}

impl<R: Round> SharedDeal<R> {
    /// The deal alone.
    #[must_use]
    pub const fn of(deal: Deal) -> SharedDeal<R> {
        SharedDeal {
            deal,
            rules: None,
            theirs: None,
        }
    }
}

impl<R: Round, N> Default for Sitting<R, N> {
    fn default() -> Self {
        Sitting::new(Source::Entropy)
    }
}

impl<R: Round, N> Sitting<R, N> {
    /// A sitting at a bare table.
    #[must_use]
    pub const fn new(source: Source) -> Self {
        Sitting {
            table: Table::Bare,
            position: Position::FIRST,
            news: None,
            told: 0,
            source,
            cutter: Cutter::Nobody,
            played: Vec::new(),
            theirs: None,
        }
    }

    /// A sitting that finds this round on the table.
    #[must_use]
    pub fn with_round(dealt: Dealt<R>) -> Self {
        Sitting {
            table: Table::Dealt(dealt),
            ..Sitting::default()
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

    /// Where the packs come from.
    #[must_use]
    pub const fn source(&self) -> Source {
        self.source
    }

    /// What whoever shared this deal has decided, if the link told.
    #[must_use]
    pub fn theirs(&self) -> Option<&[R::Action]> {
        self.theirs.as_deref()
    }

    /// The round on the table as whoever shared the deal has played it to its end, if the link
    /// told.
    #[must_use]
    pub fn their_round(&self) -> Option<R> {
        let (theirs, dealt) = match &self.table {
            Table::Dealt(dealt) => (self.theirs()?, dealt),
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => return None,
        };
        let round = replay::<R>(&dealt.sealed().deal, dealt.rules(), theirs).ok()?;
        Some(round.run_on())
    }

    /// What each round of the day that is over has counted, the first one first.
    #[must_use]
    pub fn daily_points(&self) -> Vec<u32> {
        match &self.table {
            Table::Dealt(dealt) => {
                let mut points = dealt.sealed().origin.daily_points::<R>(&self.played);
                let over = self.table.daily().is_some() && dealt.round().is_over();
                points.extend(over.then(|| dealt.round().daily_points()));
                points
            }
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => vec![],
        }
    }

    /// From the next pack on, this is who cuts.
    pub fn set_cutter(&mut self, cutter: Cutter) {
        self.cutter = cutter;
    }

    /// Other news, at the same position.
    pub fn says(&mut self, news: Option<N>) {
        self.told = self.told.wrapping_add(u32::from(news.is_some()));
        self.news = news;
    }

    /// Goes on to the next position, with this on the table.
    pub fn goes_on(&mut self, table: Table<R>, news: Option<N>) {
        self.table = table;
        self.position = self.position.next();
        self.says(news);
    }

    /// Takes the round off the table, if it is under way; then it has to be put back, or to go on.
    #[must_use]
    pub fn take_round(&mut self) -> Option<Dealt<R>> {
        match std::mem::take(&mut self.table) {
            Table::Dealt(dealt) if !dealt.round().is_over() => Some(dealt),
            table @ (Table::Bare | Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_)) => {
                self.table = table;
                None
            }
        }
    }

    /// Puts this round on the table, at the same position.
    pub fn put_back(&mut self, dealt: Dealt<R>) {
        self.table = Table::Dealt(dealt);
    }

    /// The pack is to be cut after so many cards instead. No change of position: the cut is made
    /// when the player says so.
    pub fn move_cut(&mut self, at: usize) {
        match &mut self.table {
            Table::Cutting(cutting) => *cutting = cutting.moved(at),
            Table::Bare | Table::Ready(_) | Table::Dealt(_) => (),
        }
    }
}

impl<R: Round, N: From<Notice>> Sitting<R, N> {
    /// What a sitting at this table begins with: asking for its first pack, unless one came back
    /// with the sitting.
    #[must_use]
    pub fn first_step(&self) -> Step {
        match (&self.table, self.source) {
            (Table::Bare, Source::Entropy) => Step::NeedsEntropy(self.position),
            (Table::Bare, Source::Calendar)
            | (Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_), _) => Step::None,
        }
    }

    /// What a click on Deal leads to. A sealed pack is cut or dealt. Without one, the browser must
    /// give entropy first; then the position moves on, so that of several requests the last one is
    /// answered. While a round is under way, nothing happens.
    #[must_use]
    pub fn deal(&mut self, rules: R::Rules) -> Step {
        if !self.table.may_deal() {
            return Step::None;
        }
        let next_of_day = self.table.daily().and_then(DailyRound::next);
        match (&self.table, self.source, next_of_day) {
            (Table::Ready(sealed), ..) => {
                let sealed = *sealed;
                self.open(sealed, rules)
            }
            (Table::Dealt(_), _, Some(next)) => self.begin(Sealed::daily(R::GAME, next), rules),
            (Table::Bare | Table::Dealt(_) | Table::Cutting(_), Source::Entropy, _) => {
                self.position = self.position.next();
                Step::NeedsEntropy(self.position)
            }
            (Table::Bare | Table::Dealt(_) | Table::Cutting(_), Source::Calendar, _) => {
                Step::NeedsDate
            }
        }
    }

    /// What the browser's entropy leads to. A bare table gets a sealed pack, one whose round is
    /// over gets the next round at once, and any other no longer wants it. Without entropy the
    /// table stays as it is, and the news says so.
    #[must_use]
    pub fn supply(&mut self, entropy: Result<Secret, NoEntropy>, rules: R::Rules) -> Step {
        match (&self.table, entropy) {
            (Table::Bare, Ok(secret)) => {
                let sealed = Sealed::fresh(secret, R::decks(rules));
                self.goes_on(Table::Ready(sealed), None);
                Step::None
            }
            (Table::Dealt(last), Ok(secret)) if last.round().is_over() => {
                self.open(Sealed::fresh(secret, R::decks(rules)), rules)
            }
            (Table::Bare | Table::Dealt(_), Err(NoEntropy)) if self.table.may_deal() => {
                self.says(Some(Notice::NoEntropy.into()));
                Step::None
            }
            (
                Table::Bare | Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_),
                Ok(_) | Err(NoEntropy),
            ) => Step::None,
        }
    }

    /// What it leads to that this day has come: its first round lies ready, unless this day's deal
    /// is on the table already, or a round of another day is still under way.
    pub fn turn_to(&mut self, today: Date) {
        let same_day = self.table.daily().map(DailyRound::date) == Some(today);
        let under_way = match &self.table {
            Table::Bare | Table::Ready(_) => false,
            Table::Cutting(_) => true,
            Table::Dealt(dealt) => !dealt.round().is_over(),
        };
        match self.source {
            Source::Calendar if !same_day && !under_way => {
                self.played = vec![];
                let first = Sealed::daily(R::GAME, DailyRound::first(today));
                self.goes_on(Table::Ready(first), None);
            }
            Source::Calendar | Source::Entropy => (),
        }
    }

    /// What a link to this deal leads to: the deal lies ready, unless it is on the table already.
    pub fn open_link(&mut self, shared: SharedDeal<R>) {
        let SharedDeal { deal, theirs, .. } = shared;
        if !self.table.shows(&deal) {
            self.theirs = theirs;
            let table = Table::Ready(Sealed::shared(deal));
            self.goes_on(table, Some(Notice::SharedDealReady.into()));
        }
    }

    /// Whether other rules may be chosen now: between two rounds, unless a deal lies ready or goes
    /// on that is to be the same for others too.
    #[must_use]
    pub fn may_choose(&self) -> bool {
        let is_shared = match &self.table {
            Table::Ready(sealed) => sealed.origin != Origin::Fresh,
            Table::Bare | Table::Cutting(_) | Table::Dealt(_) => false,
        };
        self.source == Source::Entropy && self.table.may_deal() && !is_shared
    }

    /// What it leads to that other rules are chosen: a fresh pack that lies ready becomes the one
    /// that they want. Its secret and its seal stay, for they are the same for any pack.
    pub fn repack(&mut self, rules: R::Rules) {
        match &mut self.table {
            Table::Ready(sealed) if sealed.origin == Origin::Fresh => {
                *sealed = Sealed::fresh(sealed.deal.secret(), R::decks(rules));
            }
            Table::Bare | Table::Ready(_) | Table::Cutting(_) | Table::Dealt(_) => (),
        }
    }

    /// What a click on Cut leads to: the pack is cut where the player wants it, and dealt.
    #[must_use]
    pub fn cut(&mut self, rules: R::Rules) -> Step {
        match &self.table {
            Table::Cutting(cutting) => match cutting.sealed().cut(cutting.at()) {
                Ok(sealed) => self.begin(sealed, rules),
                // A `Cutting` never leaves its pack.
                Err(_) => Step::None,
            },
            Table::Bare | Table::Ready(_) | Table::Dealt(_) => Step::None,
        }
    }

    /// A sealed pack goes to whoever cuts it, or is dealt.
    fn open(&mut self, sealed: Sealed, rules: R::Rules) -> Step {
        match (sealed.origin, self.cutter) {
            (Origin::Fresh, Cutter::Player) => {
                self.theirs = None;
                let table = Table::Cutting(Cutting::new(sealed));
                self.goes_on(table, Some(Notice::ReadyToCut.into()));
                Step::None
            }
            (Origin::Fresh, Cutter::Nobody) | (Origin::Shared | Origin::Daily(_), _) => {
                self.begin(sealed, rules)
            }
        }
    }

    fn begin(&mut self, sealed: Sealed, rules: R::Rules) -> Step {
        if let (Origin::Daily(_), Table::Dealt(last)) = (sealed.origin, &self.table) {
            self.played.push(last.decisions().to_vec());
        }
        if sealed.origin != Origin::Shared {
            self.theirs = None;
        }
        let table = Table::Dealt(Dealt::start(sealed, rules));
        self.goes_on(table, Some(Notice::Dealt.into()));
        Step::Dealt
    }
}

impl Origin {
    /// What the first rounds of this day have counted, decided like this; a round that does not come
    /// to its end so has counted nothing, and is left out.
    fn daily_points<R: Round>(self, played: &[Vec<R::Action>]) -> Vec<u32> {
        let Origin::Daily(last) = self else {
            return vec![];
        };
        let mut points = vec![];
        for (decisions, number) in played.iter().zip(1..) {
            let round = DailyRound::new(last.date(), number);
            let deal = round.map(|round| Sealed::daily(R::GAME, round).deal);
            let played = deal.and_then(|deal| replay::<R>(&deal, R::DAILY_RULES, decisions).ok());
            let over = played.map(R::run_on).filter(R::is_over);
            points.extend(over.map(|round| round.daily_points()));
        }
        points
    }
}

/// A table as it is kept: what a record says, the decisions still as they are written there. What of
/// a record depends on the game stands in [`Sitting::from_record`], so that the rest is compiled once.
struct Kept<'a> {
    sealed: Sealed,
    /// The decisions of the day's earlier rounds, with dots between the rounds.
    played: &'a str,
    theirs: Option<&'a str>,
    phase: KeptPhase<'a>,
}

/// How far a kept table was.
enum KeptPhase<'a> {
    Ready,
    Cut {
        at: usize,
    },
    Dealt {
        over: bool,
        rules: &'a str,
        play: &'a str,
    },
}

impl<'a> Kept<'a> {
    fn write(self) -> String {
        let mut record = match self.sealed.origin {
            Origin::Daily(round) => {
                let (date, number) = (round.date().to_text(), round.number().to_string());
                ["day=", &date, "&round=", &number, "&played=", self.played].concat()
            }
            Origin::Fresh | Origin::Shared => {
                let deal = &self.sealed.deal;
                let (kept, cut) = (deal.secret().to_kept(), deal.cut().to_string());
                let shared = self.sealed.origin == Origin::Shared;
                let from = if shared { "&from=link" } else { "" };
                let jokers = match deal.decks().jokers() {
                    Jokers::None => "",
                    Jokers::One => "&jokers=1",
                    Jokers::Two => "&jokers=2",
                };
                ["deal=", &kept, "&cut=", &cut, jokers, from].concat()
            }
        };
        if let Some(theirs) = self.theirs {
            record.extend(["&theirs=", theirs]);
        }
        match self.phase {
            KeptPhase::Ready => record.push_str("&phase=ready"),
            KeptPhase::Cut { at } => record.extend(["&phase=cut&at=", &at.to_string()]),
            KeptPhase::Dealt { over, rules, play } => {
                let phase = if over { "over" } else { "play" };
                record.extend(["&phase=", phase, "&rules=", rules, "&play=", play]);
            }
        }
        record
    }

    fn read(game: &str, source: Source, record: &'a str) -> Option<Kept<'a>> {
        let (sealed, played) = match source {
            Source::Calendar => {
                let date = value(record, "day")?.parse().ok()?;
                let number = number(value(record, "round")?)?.try_into().ok()?;
                let round = DailyRound::new(date, number)?;
                (Sealed::daily(game, round), value(record, "played")?)
            }
            Source::Entropy => {
                let secret = Secret::from_kept(value(record, "deal")?).ok()?;
                let cut = number(value(record, "cut")?)?;
                let jokers = match value(record, "jokers") {
                    None => Jokers::None,
                    Some("1") => Jokers::One,
                    Some("2") => Jokers::Two,
                    Some(_) => return None,
                };
                let deal = Deal::new(secret, Decks::ONE.with_jokers(jokers), cut).ok()?;
                let origin = match value(record, "from") {
                    None => Origin::Fresh,
                    Some("link") => Origin::Shared,
                    Some(_) => return None,
                };
                (Sealed { deal, origin }, "")
            }
        };
        let dealt = |over| {
            Some(KeptPhase::Dealt {
                over,
                rules: value(record, "rules")?,
                play: value(record, "play")?,
            })
        };
        let phase = match value(record, "phase")? {
            "ready" => KeptPhase::Ready,
            "cut" => KeptPhase::Cut {
                at: number(value(record, "at")?)?,
            },
            "play" => dealt(false)?,
            "over" => dealt(true)?,
            _ => return None,
        };
        Some(Kept {
            sealed,
            played,
            theirs: value(record, "theirs"),
            phase,
        })
    }
}

impl<R: Round, N> Sitting<R, N> {
    /// The sitting as it is kept while the page is closed: its deal, how far it is, and the
    /// decisions; for a day's deal its date and the decisions of its rounds. A bare table has
    /// nothing to keep.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let sealed = *self.table.sealed()?;
        let played: Vec<String> = self.played.iter().map(|it| write_decisions(it)).collect();
        let theirs = self.theirs.as_deref().map(write_decisions);
        let play = match &self.table {
            Table::Bare | Table::Ready(_) | Table::Cutting(_) => String::new(),
            Table::Dealt(dealt) => write_decisions(dealt.decisions()),
        };
        let kept = Kept {
            sealed,
            played: &played.join("."),
            theirs: theirs.as_deref(),
            phase: match &self.table {
                Table::Bare | Table::Ready(_) => KeptPhase::Ready,
                Table::Cutting(cutting) => KeptPhase::Cut { at: cutting.at() },
                Table::Dealt(dealt) => KeptPhase::Dealt {
                    over: dealt.round().is_over(),
                    rules: dealt.rules().code(),
                    play: &play,
                },
            },
        };
        Some(kept.write())
    }

    /// The sitting that was kept as this record. It has no news: nothing has happened yet.
    ///
    /// # Errors
    /// [`RecordUnreadable`] if anything of it is damaged, or against the rules: then nothing of it
    /// is believed.
    pub fn from_record(source: Source, record: &str) -> Result<Self, RecordUnreadable> {
        let read = || {
            let kept = Kept::read(R::GAME, source, record)?;
            let sealed = kept.sealed;
            let theirs = match kept.theirs {
                Some(codes) => Some(read_decisions(codes)?),
                None => None,
            };
            let table = match kept.phase {
                KeptPhase::Ready => Table::Ready(sealed),
                KeptPhase::Cut { at } => {
                    let cutting = Cutting::new(sealed);
                    let fits = at <= cutting.last() && sealed.origin == Origin::Fresh;
                    fits.then(|| Table::Cutting(cutting.moved(at)))?
                }
                KeptPhase::Dealt { over, rules, play } => {
                    let rules = R::Rules::from_code(rules)?;
                    if R::decks(rules) != sealed.deal.decks() {
                        return None;
                    }
                    let start = Dealt::start(sealed, rules);
                    let mut dealt = start.play_all(&read_decisions(play)?)?;
                    if over {
                        dealt = dealt.advance(R::run_on);
                    }
                    (dealt.round().is_over() == over).then_some(Table::Dealt(dealt))?
                }
            };
            Some(Sitting {
                table,
                played: read_played::<R>(sealed.origin, kept.played)?,
                theirs,
                ..Sitting::new(source)
            })
        };
        read().ok_or(RecordUnreadable)
    }
}

/// The decisions of a day's rounds before this one; each of them must have come to its end.
fn read_played<R: Round>(origin: Origin, codes: &str) -> Option<Vec<Vec<R::Action>>> {
    let before = match origin {
        Origin::Daily(round) => usize::from(round.number()) - 1,
        Origin::Fresh | Origin::Shared => 0,
    };
    let mut rounds = codes.split('.').take_while(|_| before > 0);
    let played: Vec<_> = rounds.by_ref().map(read_decisions).collect::<Option<_>>()?;
    let fits = played.len() == before && (before > 0 || codes.is_empty());
    (fits && origin.daily_points::<R>(&played).len() == before).then_some(played)
}
