//! Sentences of the coach about bets by the count and about a day.

/// What the count says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountSays {
    /// Of the last decision; empty where no index applies to it.
    pub decision: String,
    /// Of the bet on the round that is over; empty where there is nothing to say.
    pub bet: String,
    /// Of all decisions of the visit.
    pub visit: String,
}

impl CountSays {
    /// What is told of the decision and of the bet; `between` stands between two sentences.
    #[must_use]
    pub fn told(&self, between: &str) -> String {
        let parts = [self.decision.as_str(), self.bet.as_str()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(between)
    }
}

/// What the decisions of a day have cost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayCost {
    /// In a sentence or two, for the player.
    pub sentence: String,
    /// In short, for others.
    pub shared: String,
    /// In bets, with all its digits.
    pub cost: String,
}
