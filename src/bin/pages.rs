//! The program of the reading pages. The loader fetches it when one of them is visited.

use fair_deal::ui::pages::Pages;
use fair_deal::ui::start::start;

fn main() {
    start::<Pages>("pages");
}
