//! What was taken over from a file of the history beside its rounds.

use crate::pages::beside::Beside;

/// Which lists of a file the browser has stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenLists {
    /// The hands that were played badly.
    pub mistakes: bool,
    /// The results of drills.
    pub drills: bool,
    /// The ramp of bets.
    pub ramp: bool,
}

/// What the browser has stored of a file's settings and tables, in the place of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenOver {
    /// Whether the settings are those of the file.
    pub settings: bool,
    /// How many tables are.
    pub tables: usize,
    /// Which lists are.
    pub lists: TakenLists,
    /// Whether the browser could not store the rest.
    pub in_part: bool,
}

impl TakenOver {
    /// What stands among the names where not everything could be stored.
    pub const IN_PART: &'static str = "in-part";

    /// What these names stand for, under which something was stored.
    #[must_use]
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> TakenOver {
        let mut taken = TakenOver::default();
        for name in names {
            match Beside::of_name(name) {
                Some(Beside::Settings) => taken.settings = true,
                Some(Beside::Ramp) => taken.lists.ramp = true,
                Some(Beside::BlackjackMistakes | Beside::JacksMistakes) => {
                    taken.lists.mistakes = true;
                }
                Some(Beside::Drills) => taken.lists.drills = true,
                Some(Beside::Table(_)) => taken.tables += 1,
                None => taken.in_part |= name == TakenOver::IN_PART,
            }
        }
        taken
    }
}
