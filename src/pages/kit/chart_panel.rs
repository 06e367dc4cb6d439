//! A chart with its numbers as a table, and the menu that saves the charts of a page as files.

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

    /// Draws the panel.
    pub(crate) fn view(&self, language: Language) -> Html {
        html! {
            <figure class="chart" data-chart={self.name}>
                <figcaption><h3>{ self.heading }</h3></figcaption>
                { drawing(&self.drawing) }
                { self.meaning.clone() }
                { table(&self.shown, PagesWords::of(language).chart_numbers()) }
            </figure>
        }
    }

    /// The buttons that save its files.
    fn saves(self, words: PagesWords, save: &Callback<SavedFile>) -> Html {
        let panel = Rc::new(self);
        let button = |data: &'static str, label: &'static str, of: fn(&ChartPanel) -> SavedFile| {
            let panel = Rc::clone(&panel);
            let onclick = save.reform(move |_: MouseEvent| of(&panel));
            html! { <button type="button" data-save={data} {onclick}>{ label }</button> }
        };
        html! {
            <li data-save-of={panel.name}>
                <h3>{ panel.heading }</h3>
                <p class="do">
                    { button("csv", words.save_numbers(), ChartPanel::numbers) }
                    { button("svg", words.save_picture(), ChartPanel::picture) }
                </p>
            </li>
        }
    }
}

/// The menu with the files of these charts. Sends the file that the player wants to `save`. It is written when it is
/// wanted: a page draws its charts again with each report of a simulation.
pub(crate) fn save_menu(
    panels: Vec<ChartPanel>,
    language: Language,
    save: &Callback<SavedFile>,
) -> Html {
    let words = PagesWords::of(language);
    if panels.is_empty() {
        return Html::default();
    }
    html! {
        <details class="save-menu">
            <summary>{ words.save_charts() }</summary>
            <ul>{ for panels.into_iter().map(|panel| panel.saves(words, save)) }</ul>
            <p class="fine">{ words.csv_note() }</p>
        </details>
    }
}

/// The note about CSV files for spreadsheets, on demand.
pub(crate) fn csv_note(words: PagesWords) -> Html {
    html! {
        <details class="fine">
            <summary>{ words.about_csv() }</summary>
            <p>{ words.csv_note() }</p>
        </details>
    }
}
