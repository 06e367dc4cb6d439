//! The pay tables known by name.

use Source::{Golden, Listed};

use super::game::Game;
use super::table::PayTable;

/// A pay table known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UsualTable {
    game: Game,
    known: Known,
}

/// The name, the pays in the order of [`Game::classes`], and the source.
type Known = (&'static str, &'static [u16], Source);

/// The source of a pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The file `tests/golden/video_poker_games.json`, with the exact return.
    Golden,
    /// The list of pay tables `docs/PAYTABLES.md` of the public repository `bunchbunchbunch/vpDecisions`, with this
    /// return in percent. Our exact return, rounded, equals it to the last digit.
    Listed(&'static str),
}

impl UsualTable {
    /// The name: the pays in which the tables of the game differ, such as `9/6` for a full house and a flush.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.known.0
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> PayTable {
        PayTable::of_known(self.game, self.known.1)
    }

    /// The source of the table.
    #[must_use]
    pub const fn source(&self) -> Source {
        self.known.2
    }
}

impl Game {
    /// The pay tables of this game known by name, the usual one first.
    pub fn usual_tables(self) -> impl Iterator<Item = UsualTable> {
        let all = self.known().iter();
        all.map(move |known| UsualTable {
            game: self,
            known: *known,
        })
    }

    /// The usual pay table of this game.
    #[must_use]
    pub fn usual(self) -> PayTable {
        let first = self.known().first();
        let pays = first.map_or(&[][..], |(_, pays, _)| *pays);
        PayTable::of_known(self, pays)
    }

    const fn known(self) -> &'static [Known] {
        match self {
            Game::JacksOrBetter => JACKS_OR_BETTER,
            Game::TensOrBetter => TENS_OR_BETTER,
            Game::Bonus => BONUS,
            Game::BonusDeluxe => BONUS_DELUXE,
            Game::DoubleBonus => DOUBLE_BONUS,
            Game::DoubleDoubleBonus => DOUBLE_DOUBLE_BONUS,
            Game::TripleDoubleBonus => TRIPLE_DOUBLE_BONUS,
            Game::AllAmerican => ALL_AMERICAN,
            Game::AcesAndFaces => ACES_AND_FACES,
            Game::AcesAndEights => ACES_AND_EIGHTS,
            Game::SuperAces => SUPER_ACES,
            Game::WhiteHotAces => WHITE_HOT_ACES,
            Game::SuperDoubleBonus => SUPER_DOUBLE_BONUS,
            Game::TripleBonusPlus => TRIPLE_BONUS_PLUS,
            Game::RoyalAces => ROYAL_ACES,
            Game::Deuces => DEUCES,
            Game::DoubleDeuces => DOUBLE_DEUCES,
            Game::LooseDeuces => LOOSE_DEUCES,
            Game::BonusDeuces => BONUS_DEUCES,
            Game::JokerKings => JOKER_KINGS,
            Game::JokerAces => JOKER_ACES,
            Game::JokerTwoPair => JOKER_TWO_PAIR,
        }
    }
}

const JACKS_OR_BETTER: &[Known] = &[
    ("9/6", &[800, 50, 25, 9, 6, 4, 3, 2, 1], Golden),
    ("9/5", &[800, 50, 25, 9, 5, 4, 3, 2, 1], Listed("98.45")),
    ("8/6", &[800, 50, 25, 8, 6, 4, 3, 2, 1], Listed("98.39")),
    ("8/5", &[800, 50, 25, 8, 5, 4, 3, 2, 1], Golden),
    ("7/5", &[800, 50, 25, 7, 5, 4, 3, 2, 1], Listed("96.15")),
    ("6/5", &[800, 50, 25, 6, 5, 4, 3, 2, 1], Listed("95.00")),
];

const TENS_OR_BETTER: &[Known] = &[("6/5", &[800, 50, 25, 6, 5, 4, 3, 2, 1], Golden)];

const BONUS: &[Known] = &[
    ("8/5", &[800, 50, 25, 40, 80, 8, 5, 4, 3, 2, 1], Golden),
    (
        "7/5",
        &[800, 50, 25, 40, 80, 7, 5, 4, 3, 2, 1],
        Listed("98.01"),
    ),
    (
        "6/5",
        &[800, 50, 25, 40, 80, 6, 5, 4, 3, 2, 1],
        Listed("96.87"),
    ),
];

const BONUS_DELUXE: &[Known] = &[
    ("9/6", &[800, 50, 80, 9, 6, 4, 3, 1, 1], Golden),
    ("9/5", &[800, 50, 80, 9, 5, 4, 3, 1, 1], Listed("98.55")),
    ("8/6", &[800, 50, 80, 8, 6, 4, 3, 1, 1], Listed("98.49")),
    ("8/5", &[800, 50, 80, 8, 5, 4, 3, 1, 1], Golden),
    ("6/5", &[800, 50, 80, 6, 5, 4, 3, 1, 1], Listed("95.36")),
];

const DOUBLE_BONUS: &[Known] = &[
    ("10/7/5", &[800, 50, 50, 80, 160, 10, 7, 5, 3, 1, 1], Golden),
    ("9/7/5", &[800, 50, 50, 80, 160, 9, 7, 5, 3, 1, 1], Golden),
    (
        "10/7/4",
        &[800, 50, 50, 80, 160, 10, 7, 4, 3, 1, 1],
        Listed("98.81"),
    ),
    (
        "9/6/4",
        &[800, 50, 50, 80, 160, 9, 6, 4, 3, 1, 1],
        Listed("96.38"),
    ),
    ("9/5/4", &[800, 50, 50, 80, 160, 9, 5, 4, 3, 1, 1], Golden),
];

const DOUBLE_DOUBLE_BONUS: &[Known] = &[
    (
        "10/6",
        &[800, 50, 400, 160, 160, 80, 50, 10, 6, 4, 3, 1, 1],
        Golden,
    ),
    (
        "9/6",
        &[800, 50, 400, 160, 160, 80, 50, 9, 6, 4, 3, 1, 1],
        Listed("98.98"),
    ),
    (
        "8/6",
        &[800, 50, 400, 160, 160, 80, 50, 8, 6, 4, 3, 1, 1],
        Listed("97.89"),
    ),
    (
        "9/5",
        &[800, 50, 400, 160, 160, 80, 50, 9, 5, 4, 3, 1, 1],
        Golden,
    ),
    (
        "8/5",
        &[800, 50, 400, 160, 160, 80, 50, 8, 5, 4, 3, 1, 1],
        Listed("96.79"),
    ),
    (
        "6/5",
        &[800, 50, 400, 160, 160, 80, 50, 6, 5, 4, 3, 1, 1],
        Golden,
    ),
];

const TRIPLE_DOUBLE_BONUS: &[Known] = &[
    (
        "9/7",
        &[800, 800, 400, 160, 80, 50, 50, 9, 7, 4, 2, 1, 1],
        Golden,
    ),
    (
        "10/6",
        &[800, 800, 400, 160, 80, 50, 50, 10, 6, 4, 2, 1, 1],
        Listed("99.22"),
    ),
    (
        "9/6",
        &[800, 800, 400, 160, 80, 50, 50, 9, 6, 4, 2, 1, 1],
        Listed("98.15"),
    ),
    (
        "8/5",
        &[800, 800, 400, 160, 80, 50, 50, 8, 5, 4, 2, 1, 1],
        Golden,
    ),
    (
        "7/5",
        &[800, 800, 400, 160, 80, 50, 50, 7, 5, 4, 2, 1, 1],
        Listed("94.92"),
    ),
];

const ALL_AMERICAN: &[Known] = &[
    ("40/8/8/8", &[800, 200, 40, 8, 8, 8, 3, 1, 1], Golden),
    (
        "35/8/8/8",
        &[800, 200, 35, 8, 8, 8, 3, 1, 1],
        Listed("99.60"),
    ),
    (
        "34/8/8/8",
        &[800, 200, 34, 8, 8, 8, 3, 1, 1],
        Listed("99.38"),
    ),
    (
        "30/8/8/8",
        &[800, 200, 30, 8, 8, 8, 3, 1, 1],
        Listed("98.49"),
    ),
    (
        "25/8/8/8",
        &[800, 200, 25, 8, 8, 8, 3, 1, 1],
        Listed("97.38"),
    ),
];

const ACES_AND_FACES: &[Known] = &[
    ("8/5", &[800, 50, 80, 40, 25, 8, 5, 4, 3, 2, 1], Golden),
    (
        "7/6",
        &[800, 50, 80, 40, 25, 7, 6, 4, 3, 2, 1],
        Listed("99.20"),
    ),
    (
        "7/5",
        &[800, 50, 80, 40, 25, 7, 5, 4, 3, 2, 1],
        Listed("98.10"),
    ),
    (
        "6/5",
        &[800, 50, 80, 40, 25, 6, 5, 4, 3, 2, 1],
        Listed("96.96"),
    ),
];

const ACES_AND_EIGHTS: &[Known] = &[("8/5", &[800, 50, 80, 80, 50, 25, 8, 5, 4, 3, 2, 1], Golden)];

const SUPER_ACES: &[Known] = &[("8/5", &[800, 60, 400, 80, 50, 8, 5, 4, 3, 1, 1], Golden)];

const WHITE_HOT_ACES: &[Known] = &[
    ("9/5", &[800, 80, 240, 120, 50, 9, 5, 4, 3, 1, 1], Golden),
    (
        "8/5",
        &[800, 80, 240, 120, 50, 8, 5, 4, 3, 1, 1],
        Listed("98.50"),
    ),
    (
        "7/5",
        &[800, 80, 240, 120, 50, 7, 5, 4, 3, 1, 1],
        Listed("97.44"),
    ),
    (
        "6/5",
        &[800, 80, 240, 120, 50, 6, 5, 4, 3, 1, 1],
        Listed("96.39"),
    ),
];

const SUPER_DOUBLE_BONUS: &[Known] = &[
    (
        "9/5",
        &[800, 80, 160, 120, 80, 50, 9, 5, 4, 3, 1, 1],
        Golden,
    ),
    (
        "8/5",
        &[800, 80, 160, 120, 80, 50, 8, 5, 4, 3, 1, 1],
        Listed("98.69"),
    ),
    (
        "7/5",
        &[800, 80, 160, 120, 80, 50, 7, 5, 4, 3, 1, 1],
        Listed("97.77"),
    ),
    (
        "6/5",
        &[800, 80, 160, 120, 80, 50, 6, 5, 4, 3, 1, 1],
        Listed("96.87"),
    ),
];

const TRIPLE_BONUS_PLUS: &[Known] = &[("9/5", &[800, 100, 240, 120, 50, 9, 5, 4, 3, 1, 1], Golden)];

const ROYAL_ACES: &[Known] = &[("9/6", &[800, 100, 800, 80, 50, 9, 6, 4, 3, 1, 1], Golden)];

const DEUCES: &[Known] = &[
    (
        "25/15/9/5/3/2",
        &[800, 200, 25, 15, 9, 5, 3, 2, 2, 1],
        Golden,
    ),
    (
        "25/15/11/4/4/3",
        &[800, 200, 25, 15, 11, 4, 4, 3, 2, 1],
        Golden,
    ),
    (
        "25/16/10/4/4/3",
        &[800, 200, 25, 16, 10, 4, 4, 3, 2, 1],
        Listed("99.73"),
    ),
    (
        "25/15/10/4/4/3",
        &[800, 200, 25, 15, 10, 4, 4, 3, 2, 1],
        Listed("99.42"),
    ),
    (
        "25/16/9/4/4/3",
        &[800, 200, 25, 16, 9, 4, 4, 3, 2, 1],
        Listed("99.23"),
    ),
    (
        "20/12/9/5/3/2",
        &[800, 200, 20, 12, 9, 5, 3, 2, 2, 1],
        Golden,
    ),
    (
        "25/15/9/4/4/3",
        &[800, 200, 25, 15, 9, 4, 4, 3, 2, 1],
        Listed("98.91"),
    ),
];

const DOUBLE_DEUCES: &[Known] = &[(
    "400/20/10/10/4/4/3",
    &[800, 400, 20, 10, 10, 4, 4, 3, 2, 1],
    Golden,
)];

const LOOSE_DEUCES: &[Known] = &[
    (
        "500/25/17/10/4/3/2",
        &[800, 500, 25, 17, 10, 4, 3, 2, 2, 1],
        Listed("101.60"),
    ),
    (
        "500/25/15/10/4/3/2",
        &[800, 500, 25, 15, 10, 4, 3, 2, 2, 1],
        Listed("100.97"),
    ),
    (
        "500/25/12/11/4/3/2",
        &[800, 500, 25, 12, 11, 4, 3, 2, 2, 1],
        Listed("100.47"),
    ),
    (
        "500/25/15/8/4/3/2",
        &[800, 500, 25, 15, 8, 4, 3, 2, 2, 1],
        Golden,
    ),
    (
        "500/25/12/10/4/3/2",
        &[800, 500, 25, 12, 10, 4, 3, 2, 2, 1],
        Listed("100.02"),
    ),
];

const BONUS_DEUCES: &[Known] = &[(
    "9/4/4/3",
    &[800, 400, 200, 80, 40, 20, 25, 9, 4, 4, 3, 1, 1],
    Golden,
)];

const JOKER_KINGS: &[Known] = &[
    ("20/7/5", &[800, 200, 100, 50, 20, 7, 5, 3, 2, 1, 1], Golden),
    ("17/7/5", &[800, 200, 100, 50, 17, 7, 5, 3, 2, 1, 1], Golden),
];

const JOKER_ACES: &[Known] = &[("20/8/6", &[800, 200, 100, 50, 20, 8, 6, 3, 2, 1, 1], Golden)];

const JOKER_TWO_PAIR: &[Known] = &[("20/10/6", &[1000, 100, 50, 50, 20, 10, 6, 5, 2, 1], Golden)];
