//! The program of the reading pages and of the coach, in Russian.

use fair_deal::text::russian::Russian;
use fair_deal::ui::pages::Pages;
use fair_deal::ui::start::start_pages;

fn main() {
    start_pages::<Pages>(|_| &Russian);
}
