//! A chart with its numbers as a table. The player can save both as files.

use std::rc::Rc;

use yew::prelude::*;

use super::files::SavedFile;
use crate::app::language::Language;
use crate::chart::{Drawing, Table};
use crate::text::messages::PagesWords;
use crate::ui::chart::{drawing, table};

/// A chart, its heading, and its numbers.
pub(crate) struct ChartPanel {
    /// Its name, for tests.
    pub(crate) name: &'static str,
    /// Its heading.
    pub(crate) heading: &'static str,
    /// The drawing.
    pub(crate) drawing: Drawing,
    /// What the drawing means, below it.
    pub(crate) meaning: Html,
    /// The numbers, as the page shows them.
    pub(crate) shown: Table,
    /// The numbers for a file, with their units in the header.
    pub(crate) plain: Table,
    /// The names of the files: of the numbers (CSV), and of the drawing (SVG).
    pub(crate) files: [&'static str; 2],
}

impl ChartPanel {
    /// The files: the numbers as CSV, and the drawing as SVG.
    pub(crate) fn saved(&self) -> [SavedFile; 2] {
        [self.numbers(), self.picture()]
    }

    fn numbers(&self) -> SavedFile {
        (self.files[0], self.plain.to_csv())
    }

    fn picture(&self) -> SavedFile {
        (self.files[1], self.drawing.to_svg(self.heading))
    }

    /// Draws the panel, and sends the file that the player wants to `save`. A file is written when it is wanted: a page
    /// draws its charts again with each report of a simulation.
    pub(crate) fn view(self, language: Language, save: &Callback<SavedFile>) -> Html {
        let (words, panel) = (PagesWords::of(language), Rc::new(self));
        let file = |of: fn(&ChartPanel) -> SavedFile| {
            let panel = Rc::clone(&panel);
            save.reform(move |_: MouseEvent| of(&panel))
        };
        html! {
            <figure class="chart" data-chart={panel.name}>
                <figcaption><h3>{ panel.heading }</h3></figcaption>
                { drawing(&panel.drawing) }
                { panel.meaning.clone() }
                { table(&panel.shown, words.chart_numbers()) }
                <p class="do">
                    <button type="button" data-save="csv" onclick={file(ChartPanel::numbers)}>
                        { words.save_numbers() }
                    </button>
                    <button type="button" data-save="svg" onclick={file(ChartPanel::picture)}>
                        { words.save_picture() }
                    </button>
                </p>
            </figure>
        }
    }
}
