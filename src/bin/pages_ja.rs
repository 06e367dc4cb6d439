//! The program of the reading pages and of the coach, in Japanese.

use fair_deal::text::japanese::Japanese;
use fair_deal::ui::pages::Pages;
use fair_deal::ui::start::start_pages;

fn main() {
    start_pages::<Pages>(|_| &Japanese);
}
