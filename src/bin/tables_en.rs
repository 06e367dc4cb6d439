//! The program of the tables, in English.

use fair_deal::text::english::English;
use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start;

fn main() {
    start::<App>("app", |_| &English);
}
