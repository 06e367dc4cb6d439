//! The bundle of the reading pages.

use fair_deal::pages::runtime::Pages;
use fair_deal::ui::effects::words::Bundle;
use fair_deal::ui::start::start;

fn main() {
    start::<Pages>(Bundle::Pages);
}
