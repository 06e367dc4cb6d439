//! The program of the tables, in Russian.

use fair_deal::text::russian::Russian;
use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start;

fn main() {
    start::<App>("app", |_| &Russian);
}
