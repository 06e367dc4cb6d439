//! The bundle of the reading pages and of the coach.

use fair_deal::ui::effects::words::Bundle;
use fair_deal::ui::pages::Pages;
use fair_deal::ui::start::start;

fn main() {
    start::<Pages>(Bundle::Pages);
}
