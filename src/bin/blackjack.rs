//! The bundle of the blackjack tables. Trunk builds it with the feature `blackjack` and without `poker` (index.html).

use fair_deal::ui::effects::words::Bundle;
use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start;

fn main() {
    start::<App>(Bundle::Blackjack);
}
