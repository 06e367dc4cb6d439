//! The program of the reading pages, in every language. The loader fetches it when one of them is visited.

use fair_deal::text::every_language;
use fair_deal::ui::pages::Pages;
use fair_deal::ui::start::start;

fn main() {
    start::<Pages>("pages", every_language);
}
