//! A chart with its numbers as a table. The player can save both as files.

use yew::prelude::*;

use super::files::SavedFile;
use crate::app::language::Language;
use crate::chart::{Drawing, Table};
use crate::text::messages::PagesWords;
use crate::ui::chart::{drawing, table};

/// A chart, its heading, and its numbers.
pub(crate) struct ChartPanel {
    /// Its name, for style sheets and tests.
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
        let [csv, svg] = self.files;
        let drawn = self.drawing.to_svg(self.heading);
        [(csv, self.plain.to_csv()), (svg, drawn)]
    }

    /// Draws the panel, and sends the file that the player wants to `save`.
    pub(crate) fn view(&self, language: Language, save: &Callback<SavedFile>) -> Html {
        let words = PagesWords::of(language);
        let [csv, svg] = self
            .saved()
            .map(|file| save.reform(move |_: MouseEvent| file.clone()));
        html! {
            <figure class="chart" data-chart={self.name}>
                <figcaption><h3>{ self.heading }</h3></figcaption>
                { drawing(&self.drawing) }
                { self.meaning.clone() }
                { table(&self.shown, words.chart_numbers()) }
                <p class="do">
                    <button type="button" data-save="csv" onclick={csv}>{ words.save_numbers() }</button>
                    <button type="button" data-save="svg" onclick={svg}>{ words.save_picture() }</button>
                </p>
            </figure>
        }
    }
}
