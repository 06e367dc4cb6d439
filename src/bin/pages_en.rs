//! The program of the reading pages and of the coach, in English.

use fair_deal::text::english::English;
use fair_deal::ui::pages::Pages;
use fair_deal::ui::start::start_pages;

fn main() {
    start_pages::<Pages>(|_| &English);
}
