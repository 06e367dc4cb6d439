//! The program of the tables, in Japanese.

use fair_deal::text::japanese::Japanese;
use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start;

fn main() {
    start::<App>("app", |_| &Japanese);
}
