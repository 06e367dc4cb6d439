//! The player's selection on a row of cards.

use super::keys::Step;
use super::marks::{Marking, Marks};
use super::round::Round;

/// The marked cards of a row, the card that the Tab key reaches, and the meaning of a click.
#[derive(Clone, Copy, Debug)]
pub(super) struct Selection {
    /// The cards that the player has marked for swapping; none unless a round is under way.
    marks: Marks,
    /// The place of the card in the tab order, from 0 on the left. Arrow keys move to the other cards.
    cursor: usize,
    /// The meaning of a click on a card. `marks` has the cards to swap in both cases.
    marking: Marking,
}

impl Selection {
    /// These marks, with the first card in the tab order. A click marks a card for swapping.
    pub(super) const fn new(marks: Marks) -> Selection {
        Selection {
            marks,
            cursor: 0,
            marking: Marking::Swapped,
        }
    }

    /// The cards marked for swapping.
    pub(super) const fn marks(&self) -> Marks {
        self.marks
    }

    /// The place of the card in the tab order, from 0 on the left.
    pub(super) const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The meaning of a click on a card.
    pub(super) const fn marking(&self) -> Marking {
        self.marking
    }

    /// Sets the meaning of a click on a card. A click holds cards only in games with that choice.
    pub(super) fn set_marking<R: Round>(&mut self, marking: Marking) {
        self.marking = match R::hold_all() {
            Some(_) => marking,
            None => Marking::Swapped,
        };
    }

    /// Toggles the mark at this place, and returns true if there is such a card. Tab leads back to the card that was
    /// marked last.
    pub(super) fn toggle(&mut self, place: usize) -> bool {
        let marks = self.marks.toggled(place);
        let is_card = marks != self.marks;
        if is_card {
            self.marks = marks;
            self.cursor = place;
        }
        is_card
    }

    /// Replaces the marks.
    pub(super) const fn set_marks(&mut self, marks: Marks) {
        self.marks = marks;
    }

    /// The marks at first, in a round under way or without one. If clicks hold cards, none is held at first.
    pub(super) const fn first_marks(&self, is_under_way: bool) -> Marks {
        match self.marking {
            Marking::Held if is_under_way => Marks::ALL,
            Marking::Held | Marking::Swapped => Marks::NONE,
        }
    }

    /// The decision to swap the marked cards. If clicks hold cards, all of them can be held.
    pub(super) fn swap<R: Round>(&self) -> Option<R::Action> {
        match (self.marking, self.marks) {
            (Marking::Held, Marks::NONE) => R::hold_all(),
            (Marking::Held | Marking::Swapped, marks) => R::swap(marks),
        }
    }

    /// The place that this step reaches.
    pub(super) fn place_after(&self, step: Step) -> usize {
        step.from(self.cursor, Marks::PLACES)
    }

    /// Moves to the card at this place, or to the last one, and returns its place.
    pub(super) fn go_to(&mut self, place: usize) -> usize {
        self.cursor = place.min(Marks::PLACES - 1);
        self.cursor
    }
}
