//! The program of the poker tables, in Russian. Trunk builds it with the feature `poker` and without `blackjack` (index.html).

use fair_deal::ui::runtime::App;
use fair_deal::ui::start::start_poker;

fn main() {
    start_poker::<App>();
}
