//! The cells of a strategy: the totals and pairs, and the plays that they can have.

use super::super::advice::Play;
use super::super::chart::{self, Chart, HandKind};
use super::super::shoe::{CardValue, VALUES};
use crate::Action;
use fair_deal_core::{AceRule, Card, Score};

/// The lowest and the highest hard total with a cell.
const HARD: [u8; 2] = [4, 20];

/// The lowest and the highest soft total with a cell.
const SOFT: [u8; 2] = [12, 20];

/// The number of hard totals with a cell.
const HARD_TOTALS: u8 = HARD[1] - HARD[0] + 1;

/// A total with a row of its own: hard 4 to 20, or soft 12 to 20. The player stands on 21. The hard totals 2 and 3
/// exist only where aces always count 1, and are played as hard 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Total(u8);

impl Total {
    /// The number of totals.
    pub const COUNT: usize = (HARD_TOTALS + SOFT[1] - SOFT[0] + 1) as usize;

    /// Returns the row of this hard total, 4 to 20.
    #[must_use]
    pub const fn hard(total: u8) -> Option<Total> {
        if total >= HARD[0] && total <= HARD[1] {
            Some(Total(total - HARD[0]))
        } else {
            None
        }
    }

    /// Returns the row of this soft total, 12 to 20.
    #[must_use]
    pub const fn soft(total: u8) -> Option<Total> {
        if total >= SOFT[0] && total <= SOFT[1] {
            Some(Total(HARD_TOTALS + total - SOFT[0]))
        } else {
            None
        }
    }

    /// Returns every total: the hard ones in ascending order, then the soft ones.
    pub fn all() -> impl DoubleEndedIterator<Item = Total> {
        (0..=HARD_TOTALS + SOFT[1] - SOFT[0]).map(Total)
    }

    /// Returns the hands of this row.
    #[must_use]
    pub const fn hands(self) -> HandKind {
        if self.0 < HARD_TOTALS {
            HandKind::Hard(self.0 + HARD[0])
        } else {
            HandKind::Soft(self.0 - HARD_TOTALS + SOFT[0])
        }
    }

    /// The row of these cards; `None` if they are 21 or more.
    fn of_cards(hand: &[Card], ace: AceRule) -> Option<Total> {
        let score = Score::of(hand, ace);
        Total::of_hand(u8::try_from(score.total()).ok()?, score.is_soft())
    }

    /// The row of a hand that is not bust; `None` for 21.
    pub(super) const fn of_hand(total: u8, soft: bool) -> Option<Total> {
        match (soft, total) {
            (true, _) => Total::soft(total),
            (false, 0..=3) => Total::hard(4),
            (false, _) => Total::hard(total),
        }
    }

    /// The place in the order of [`Total::all`].
    pub(super) const fn place(self) -> usize {
        self.0 as usize
    }
}

impl From<Total> for u8 {
    fn from(total: Total) -> u8 {
        total.0
    }
}

/// The place in the order of [`Total::all`].
impl TryFrom<u8> for Total {
    type Error = &'static str;

    fn try_from(place: u8) -> Result<Total, &'static str> {
        let mut all = Total::all();
        all.find(|total| total.0 == place)
            .ok_or("not the place of a total")
    }
}

/// The play for a total, with the play for hands that may not be doubled or given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum TotalPlay {
    /// Stand.
    Stand,
    /// Hit.
    Hit,
    /// Double, or else hit.
    DoubleOrHit,
    /// Double, or else stand.
    DoubleOrStand,
    /// Surrender, or else hit.
    SurrenderOrHit,
    /// Surrender, or else stand.
    SurrenderOrStand,
}

impl TotalPlay {
    /// All plays of a total.
    pub const ALL: [TotalPlay; 6] = [
        TotalPlay::Stand,
        TotalPlay::Hit,
        TotalPlay::DoubleOrHit,
        TotalPlay::DoubleOrStand,
        TotalPlay::SurrenderOrHit,
        TotalPlay::SurrenderOrStand,
    ];

    /// Returns the code of the play in a text: the letters that most published charts use.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            TotalPlay::Stand => "S",
            TotalPlay::Hit => "H",
            TotalPlay::DoubleOrHit => "Dh",
            TotalPlay::DoubleOrStand => "Ds",
            TotalPlay::SurrenderOrHit => "Rh",
            TotalPlay::SurrenderOrStand => "Rs",
        }
    }

    /// Returns the play of a hand that may be doubled and given up.
    #[must_use]
    pub const fn first(self) -> Play {
        match self {
            TotalPlay::Stand => Play::Stand,
            TotalPlay::Hit => Play::Hit,
            TotalPlay::DoubleOrHit | TotalPlay::DoubleOrStand => Play::Double,
            TotalPlay::SurrenderOrHit | TotalPlay::SurrenderOrStand => Play::Surrender,
        }
    }

    /// Returns true if a hand that may not make the first play hits, and false if it stands.
    #[must_use]
    pub const fn hits_otherwise(self) -> bool {
        match self {
            TotalPlay::Hit | TotalPlay::DoubleOrHit | TotalPlay::SurrenderOrHit => true,
            TotalPlay::Stand | TotalPlay::DoubleOrStand | TotalPlay::SurrenderOrStand => false,
        }
    }

    /// The decision at a table, and the one if that is not legal.
    const fn actions(self) -> [Action; 2] {
        let otherwise = if self.hits_otherwise() {
            Action::Hit
        } else {
            Action::Stand
        };
        [self.first().action(), otherwise]
    }
}

/// The play for two cards that may be split. Where a split is not possible, the total decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PairPlay {
    /// The play for the total of the pair: no split.
    AsTotal,
    /// Split, and split again as long as the rules allow it.
    Split,
    /// Surrender, or else split.
    SurrenderOrSplit,
    /// This play instead of that for the total: no split.
    Own(TotalPlay),
}

impl PairPlay {
    /// All plays of a pair.
    pub const ALL: [PairPlay; 9] = [
        PairPlay::AsTotal,
        PairPlay::Split,
        PairPlay::SurrenderOrSplit,
        PairPlay::Own(TotalPlay::Stand),
        PairPlay::Own(TotalPlay::Hit),
        PairPlay::Own(TotalPlay::DoubleOrHit),
        PairPlay::Own(TotalPlay::DoubleOrStand),
        PairPlay::Own(TotalPlay::SurrenderOrHit),
        PairPlay::Own(TotalPlay::SurrenderOrStand),
    ];

    /// Returns the code of the play in a text.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            PairPlay::AsTotal => "-",
            PairPlay::Split => "P",
            PairPlay::SurrenderOrSplit => "Rp",
            PairPlay::Own(play) => play.code(),
        }
    }
}

/// A row of a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Cell {
    /// The hands with this total.
    Total(Total),
    /// The pairs of this value.
    Pair(CardValue),
}

/// A play of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CellPlay {
    /// The play of these hands.
    Total(Total, TotalPlay),
    /// The play of these pairs.
    Pair(CardValue, PairPlay),
}

/// One play for each total and each pair against each upcard.
///
/// [`FromStr`](std::str::FromStr) and [`Display`](std::fmt::Display) are described in [`text`](super::text).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct TotalStrategy {
    totals: [[TotalPlay; VALUES]; Total::COUNT],
    pairs: [[PairPlay; VALUES]; VALUES],
}

impl TotalStrategy {
    /// Returns the simplest sensible strategy: stand on a hard 17 and a soft 18 or more, hit everything else.
    #[must_use]
    pub fn simplest() -> TotalStrategy {
        let mut strategy = TotalStrategy::hit_everything();
        for total in Total::all() {
            let stands = match total.hands() {
                HandKind::Hard(total) => total >= 17,
                HandKind::Soft(total) => total >= 18,
                HandKind::Pair(_) => false,
            };
            if stands {
                strategy.totals[total.place()] = [TotalPlay::Stand; VALUES];
            }
        }
        strategy
    }

    /// The strategy that hits every total and splits nothing.
    pub(super) const fn hit_everything() -> TotalStrategy {
        TotalStrategy {
            totals: [[TotalPlay::Hit; VALUES]; Total::COUNT],
            pairs: [[PairPlay::AsTotal; VALUES]; VALUES],
        }
    }

    /// Returns the play for this total against this upcard.
    #[must_use]
    pub const fn of_total(&self, total: Total, up: CardValue) -> TotalPlay {
        self.totals[total.place()][up.at()]
    }

    /// Returns the play for a pair of this value against this upcard.
    #[must_use]
    pub const fn of_pair(&self, value: CardValue, up: CardValue) -> PairPlay {
        self.pairs[value.at()][up.at()]
    }

    /// Returns the play of this row against this upcard.
    #[must_use]
    pub const fn of(&self, cell: Cell, up: CardValue) -> CellPlay {
        match cell {
            Cell::Total(total) => CellPlay::Total(total, self.of_total(total, up)),
            Cell::Pair(value) => CellPlay::Pair(value, self.of_pair(value, up)),
        }
    }

    /// Returns the strategy with [`PairPlay::AsTotal`] in each pair that has the play of its total.
    fn without_repeated_plays(mut self) -> TotalStrategy {
        for value in CardValue::ALL {
            let total = match value.points() {
                1 => Total::soft(12),
                points => Total::hard(2 * points),
            };
            let Some(total) = total else {
                continue;
            };
            for up in CardValue::ALL {
                if self.of_pair(value, up) == PairPlay::Own(self.of_total(total, up)) {
                    self.set(CellPlay::Pair(value, PairPlay::AsTotal), up);
                }
            }
        }
        self
    }

    /// Returns the decision about this hand against this upcard, of these legal ones. The strategy takes no insurance.
    /// The player stands on 21. Returns `None` if the plays of the strategy are not legal.
    #[must_use]
    pub fn action(
        &self,
        hand: &[Card],
        upcard: Card,
        ace: AceRule,
        legal: &[Action],
    ) -> Option<Action> {
        if legal.contains(&Action::NoInsurance) {
            return Some(Action::NoInsurance);
        }
        let up = CardValue::of(upcard);
        let of_total =
            |total: Option<Total>| total.map_or(TotalPlay::Stand, |total| self.of_total(total, up));
        let [first, otherwise] = match Cell::of_hand(hand, ace, legal) {
            None => [Action::Stand; 2],
            Some(Cell::Total(total)) => of_total(Some(total)).actions(),
            Some(Cell::Pair(value)) => match self.of_pair(value, up) {
                PairPlay::AsTotal => of_total(Total::of_cards(hand, ace)).actions(),
                PairPlay::Own(play) => play.actions(),
                PairPlay::Split => [Action::Split; 2],
                PairPlay::SurrenderOrSplit => [Action::Surrender, Action::Split],
            },
        };
        let mut wanted = [first, otherwise, Action::PlayOn].into_iter();
        wanted.find(|action| legal.contains(action))
    }

    /// Changes the play of a row against this upcard.
    pub const fn set(&mut self, play: CellPlay, up: CardValue) {
        match play {
            CellPlay::Total(total, play) => self.totals[total.place()][up.at()] = play,
            CellPlay::Pair(value, play) => self.pairs[value.at()][up.at()] = play,
        }
    }
}

/// Takes the plays of the chart. Totals that it does not have are played as in [`TotalStrategy::simplest`].
impl From<&Chart> for TotalStrategy {
    fn from(chart: &Chart) -> TotalStrategy {
        let mut strategy = TotalStrategy::simplest();
        let of_total = |cell: chart::Cell| match (cell.best, cell.otherwise) {
            (Play::Double, Play::Stand) => TotalPlay::DoubleOrStand,
            (Play::Double, _) => TotalPlay::DoubleOrHit,
            (Play::Surrender, Play::Stand) => TotalPlay::SurrenderOrStand,
            (Play::Surrender, _) => TotalPlay::SurrenderOrHit,
            (Play::Hit, _) => TotalPlay::Hit,
            (Play::Stand | Play::Split, _) => TotalPlay::Stand,
        };
        for row in &chart.rows {
            for (up, cell) in CardValue::ALL.into_iter().zip(row.cells) {
                let Some(cell) = cell else {
                    continue;
                };
                let play = match row.hands {
                    HandKind::Hard(total) => {
                        Total::hard(total).map(|it| CellPlay::Total(it, of_total(cell)))
                    }
                    HandKind::Soft(total) => {
                        Total::soft(total).map(|it| CellPlay::Total(it, of_total(cell)))
                    }
                    HandKind::Pair(value) => Some(CellPlay::Pair(
                        value,
                        match cell.best {
                            Play::Split => PairPlay::Split,
                            Play::Stand | Play::Hit | Play::Double | Play::Surrender => {
                                PairPlay::Own(of_total(cell))
                            }
                        },
                    )),
                };
                if let Some(play) = play {
                    strategy.set(play, up);
                }
            }
        }
        strategy.without_repeated_plays()
    }
}

impl Cell {
    /// Returns every row: the hard totals, the soft totals, the pairs.
    pub fn all() -> impl Iterator<Item = Cell> {
        let pairs = CardValue::ALL.into_iter().map(Cell::Pair);
        Total::all().map(Cell::Total).chain(pairs)
    }

    /// Returns every play that this row can have.
    pub fn plays(self) -> impl Iterator<Item = CellPlay> {
        let of_total = TotalPlay::ALL.into_iter();
        let of_total = of_total.filter_map(move |play| match self {
            Cell::Total(total) => Some(CellPlay::Total(total, play)),
            Cell::Pair(_) => None,
        });
        let of_pair = PairPlay::ALL.into_iter();
        let of_pair = of_pair.filter_map(move |play| match self {
            Cell::Total(_) => None,
            Cell::Pair(value) => Some(CellPlay::Pair(value, play)),
        });
        of_total.chain(of_pair)
    }

    /// Returns the row of a hand with these legal decisions: that of a pair if it may be split, else that of its total.
    /// Returns `None` for 21 or more.
    ///
    /// An early surrender is decided before a split is legal. The row of a pair is then that of its total.
    #[must_use]
    pub fn of_hand(hand: &[Card], ace: AceRule, legal: &[Action]) -> Option<Cell> {
        match hand {
            [one, _] if legal.contains(&Action::Split) => Some(Cell::Pair(CardValue::of(*one))),
            hand => Total::of_cards(hand, ace).map(Cell::Total),
        }
    }

    /// Returns the hands of this row.
    #[must_use]
    pub const fn hands(self) -> HandKind {
        match self {
            Cell::Total(total) => total.hands(),
            Cell::Pair(value) => HandKind::Pair(value),
        }
    }
}
