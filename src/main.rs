//! The program of the tables.

use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start;

fn main() {
    start::<App>("app");
}
