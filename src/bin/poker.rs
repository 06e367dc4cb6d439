//! The bundle of the poker tables. Trunk builds it with the feature `poker` and without `blackjack` (index.html).

use fair_deal::ui::effects::words::Bundle;
use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start;

fn main() {
    start::<App>(Bundle::Poker);
}
