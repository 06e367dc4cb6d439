//! The memory with the decisions of a blackjack table.

mod exam;
mod learner;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use blackjack::Rules;
use blackjack::coach::total_strategy::ChartDecision;
use blackjack::coach::{Coach, StrategyPricer, TotalStrategy};
use fair_deal_memory::{Item, ItemName};

/// The decisions of the best strategy for totals in the game of Vegas, as items.
struct Vegas {
    best: TotalStrategy,
    decisions: Vec<ChartDecision>,
    items: Vec<Item>,
    places: BTreeMap<ItemName, usize>,
}

static VEGAS: LazyLock<Vegas> = LazyLock::new(|| {
    let coach = Coach::new(&Rules::VEGAS);
    let mut pricer = StrategyPricer::new(&coach);
    let best = pricer.best();
    let decisions = pricer.decisions(&best);
    let items: Vec<Item> = decisions.iter().map(item).collect();
    let names = items.iter().map(|it| it.name.clone());
    Vegas {
        places: names.zip(0..).collect(),
        best,
        decisions,
        items,
    }
});

fn item(decision: &ChartDecision) -> Item {
    let row = decision.cell.to_string().replace(' ', "-");
    let name = format!("blackjack/cell/vegas/{row}/{}", decision.up);
    let cost = decision.likely_mistake().cost;
    Item::new(name.parse().expect("a name"), decision.frequency, cost).expect("an item")
}
