//! The switches of the rule editor: one for every rule of blackjack, its possible values, and the reasons why a switch
//! has no effect.

use crate::blackjack::options::RuleValue;
use crate::blackjack::{
    Charlie, CharlieAfterSplit, Chips, DeckCount, Double, DoubleAfterSplit, HoleCard, Naturals,
    Rescue, Rules, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use crate::core::AceRule;

listed! {
    /// The subject of a group of switches, in the order in which the groups are shown.
    Group {
        /// The cards and the shoe.
        Cards,
        /// The dealer's play.
        House,
        /// Bets, and the pay of a natural.
        Bets,
        /// Doubling.
        Doubling,
        /// Splitting.
        Splitting,
        /// Surrender.
        Surrender,
        /// Winning by the number of cards.
        Charlie,
    }
}

listed! {
    /// The reason why a switch or one of its values has no effect under the other rules.
    WhyDisabled {
        /// There are no bets.
        NoBets,
        /// Doubling is not allowed.
        NoDouble,
        /// Splitting is not allowed.
        NoSplit,
        /// A pair can be split only once, so aces cannot be split again.
        OneSplit,
        /// Two cards never total 21 if an ace always counts 1.
        NoNaturals,
        /// A natural counts as any other 21.
        NaturalsNotSpecial,
        /// No hand is soft if an ace always counts 1.
        NoSoftHands,
        /// No number of cards wins.
        NoCharlie,
        /// A split ace and its second card are soft, and only hard totals can be doubled.
        SoftSplitAces,
        /// Without a peek late surrender is early against a two to a ten, so some values have the same effect.
        LateIsEarly,
        /// If no natural ends the round, late surrender has the same effect as early surrender.
        NoLateOrEarly,
    }
}

listed! {
    /// A sentence that explains the value of a switch.
    Explanation {
        /// The dealer peeks at the hole card.
        Peek,
        /// The dealer has no hole card, and a natural takes all bets.
        NoneTakesAll,
        /// The dealer has no hole card, and a natural takes the original bet only.
        NoneTakesOriginal,
        /// Doubles of a hard total only.
        HardTotals,
        /// Doubles of any number of cards.
        DoubleAnyCards,
        /// Tens are split by their rank.
        TensByRank,
        /// Split aces are doubled by a rule of their own.
        AcesDouble,
        /// Late surrender after the peek.
        Late,
        /// Late surrender if a natural takes all bets: early against 2 to 10, none against an ace.
        LateNoneTakesAll,
        /// Late surrender if a natural takes the original bet only.
        LateNoneTakesOriginal,
        /// Late surrender without a hole card, if a natural takes the other half too.
        LateOrNatural,
        /// Surrender if no natural ends the round, so it is neither early nor late.
        FirstTwoCards,
        /// Early surrender.
        Early,
        /// No surrender against other cards.
        NoOther,
        /// Surrender on any number of cards.
        SurrenderAnyCards,
        /// Surrender after a double.
        Rescue,
        /// A number of cards wins.
        Charlie,
    }
}

/// Declares the switches: the rule of each, its name as a form field, and its group. `Switch::all` destructures the
/// rules field by field, so a rule without a switch does not compile.
macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident($value:ident) = $field:ident, $word:literal, $group:ident;)+) => {
        /// A rule of blackjack with its value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Switch {
            $($(#[$doc])* $name($value),)+
        }

        impl Switch {
            /// The number of switches: one for each rule.
            pub const COUNT: usize = [$($word),+].len();

            /// The values of all switches in these rules, in display order.
            #[must_use]
            pub const fn all(rules: &Rules) -> [Switch; Switch::COUNT] {
                let Rules { $($field),+ } = *rules;
                [$(Switch::$name($field)),+]
            }

            /// The subject of the switch.
            #[must_use]
            pub const fn group(self) -> Group {
                match self {
                    $(Switch::$name(_) => Group::$group,)+
                }
            }

            /// Returns these rules with the switch set to this value.
            #[must_use]
            pub const fn set_in(self, mut rules: Rules) -> Rules {
                match self {
                    $(Switch::$name(value) => rules.$field = value,)+
                }
                rules
            }

            /// The name of the switch as a form field.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Switch::$name(_) => $word,)+
                }
            }

            /// The word for the value in links and saves.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $(Switch::$name(value) => value.word(),)+
                }
            }

            /// The switch with each possible value.
            #[must_use]
            pub fn values(self) -> Vec<Switch> {
                match self {
                    $(Switch::$name(_) => {
                        <$value as RuleValue>::VALUES.iter().copied().map(Switch::$name).collect()
                    })+
                }
            }
        }
    };
}

switches! {
    /// The number of decks.
    Decks(DeckCount) = decks, "decks", Cards;
    /// The time of the shuffle.
    Shuffle(Shuffle) = shuffle, "shuffle", Cards;
    /// The values of an ace.
    Ace(AceRule) = ace, "ace", Cards;
    /// The dealer's hole card.
    HoleCard(HoleCard) = hole_card, "hole-card", House;
    /// The dealer's action on a soft 17.
    Soft17(Soft17) = soft17, "soft17", House;
    /// The rule for ties.
    Ties(Ties) = ties, "ties", House;
    /// The use of bets.
    Chips(Chips) = chips, "chips", Bets;
    /// The rule for 21 on the first two cards.
    Naturals(Naturals) = naturals, "naturals", Bets;
    /// The rule for doubling.
    Double(Double) = double, "double", Doubling;
    /// The rule for doubling after a split.
    DoubleAfterSplit(DoubleAfterSplit) = double_after_split, "double-after-split", Doubling;
    /// The limit on splits.
    Split(Split) = split, "split", Splitting;
    /// The rule for splitting tens.
    SplitTens(SplitTens) = split_tens, "split-tens", Splitting;
    /// The rule for splitting aces again.
    SplitAces(SplitAces) = split_aces, "split-aces", Splitting;
    /// The rule for playing a split ace.
    SplitAcePlay(SplitAcePlay) = split_ace_play, "split-ace-play", Splitting;
    /// The rule for surrender.
    Surrender(Surrender) = surrender, "surrender", Surrender;
    /// The rule for surrender after a double.
    Rescue(Rescue) = rescue, "rescue", Surrender;
    /// The rule for winning by a number of cards.
    Charlie(Charlie) = charlie, "charlie", Charlie;
    /// The rule for winning by a number of cards after a split.
    CharlieAfterSplit(CharlieAfterSplit) = charlie_after_split, "charlie-after-split", Charlie;
}

impl Switch {
    /// The values that can be chosen together with the other rules.
    #[must_use]
    pub fn offered(self, rules: &Rules) -> Vec<Switch> {
        let mut offered = self.values();
        offered.retain(|value| value.replacement(rules).is_none());
        offered
    }

    /// The value that replaces this one if it has no effect under the other rules or clashes with them.
    fn replacement(self, rules: &Rules) -> Option<Switch> {
        match self {
            // Without bets a natural either wins the round or counts as any other 21.
            Switch::Naturals(
                Naturals::PaySixToFive
                | Naturals::PaySevenToFive
                | Naturals::PayThreeToTwo
                | Naturals::PayTwoToOne,
            ) if rules.chips == Chips::None => Some(Switch::Naturals(Naturals::PayEven)),
            Switch::SplitAcePlay(play) if play.doubles() && no_double_of_aces(rules).is_some() => {
                Some(Switch::SplitAcePlay(if play.hits() {
                    SplitAcePlay::Hit
                } else {
                    SplitAcePlay::OneCard
                }))
            }
            Switch::Surrender(surrender) => {
                let same = simplest_surrender(surrender, natural_takes(rules));
                (same != surrender).then_some(Switch::Surrender(same))
            }
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::HoleCard(_)
            | Switch::Soft17(_)
            | Switch::Ties(_)
            | Switch::Chips(_)
            | Switch::Naturals(_)
            | Switch::Double(_)
            | Switch::DoubleAfterSplit(_)
            | Switch::Split(_)
            | Switch::SplitTens(_)
            | Switch::SplitAces(_)
            | Switch::SplitAcePlay(_)
            | Switch::Rescue(_)
            | Switch::Charlie(_)
            | Switch::CharlieAfterSplit(_) => None,
        }
    }

    /// The reason why the switch has no effect under the other rules. `None` if it has one.
    #[must_use]
    pub fn disabled(self, rules: &Rules) -> Option<WhyDisabled> {
        let no_bets = (rules.chips == Chips::None).then_some(WhyDisabled::NoBets);
        let no_split = (rules.split == Split::Never).then_some(WhyDisabled::NoSplit);
        let no_double = (rules.double == Double::Never).then_some(WhyDisabled::NoDouble);
        let no_naturals = (rules.ace == AceRule::One).then_some(WhyDisabled::NoNaturals);
        match self {
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::Ties(_)
            | Switch::Chips(_)
            | Switch::Charlie(_) => None,
            Switch::Soft17(_) => (rules.ace == AceRule::One).then_some(WhyDisabled::NoSoftHands),
            Switch::Naturals(_) => no_naturals,
            Switch::HoleCard(_) => {
                let are_special = rules.naturals.end_the_round();
                no_naturals.or((!are_special).then_some(WhyDisabled::NaturalsNotSpecial))
            }
            Switch::Double(_) | Switch::Split(_) | Switch::Surrender(_) => no_bets,
            Switch::Rescue(_) => no_bets.or(no_double),
            Switch::DoubleAfterSplit(_) => no_bets.or(no_split).or(no_double),
            Switch::SplitTens(_) | Switch::SplitAcePlay(_) => no_bets.or(no_split),
            Switch::SplitAces(_) => {
                let one_split = (rules.split == Split::ToTwo).then_some(WhyDisabled::OneSplit);
                no_bets.or(no_split).or(one_split)
            }
            Switch::CharlieAfterSplit(_) => {
                let no_charlie = rules.charlie == Charlie::None;
                let no_charlie = no_charlie.then_some(WhyDisabled::NoCharlie);
                no_bets.or(no_split).or(no_charlie)
            }
        }
    }

    /// The reason why this value has no effect under the other rules. `None` if it has an effect. A value of surrender
    /// with the same effect as another value has an effect.
    #[must_use]
    pub fn meaningless(self, rules: &Rules) -> Option<WhyDisabled> {
        let of_value = match self {
            Switch::Naturals(_) => Some(WhyDisabled::NoBets),
            Switch::SplitAcePlay(_) => self.limited(rules),
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::HoleCard(_)
            | Switch::Soft17(_)
            | Switch::Ties(_)
            | Switch::Chips(_)
            | Switch::Double(_)
            | Switch::DoubleAfterSplit(_)
            | Switch::Split(_)
            | Switch::SplitTens(_)
            | Switch::SplitAces(_)
            | Switch::Surrender(_)
            | Switch::Rescue(_)
            | Switch::Charlie(_)
            | Switch::CharlieAfterSplit(_) => None,
        };
        let of_value = of_value.filter(|_| self.replacement(rules).is_some());
        self.disabled(rules).or(of_value)
    }

    /// The reason why some values of the switch are not offered under the other rules, if it is not obvious.
    #[must_use]
    pub fn limited(self, rules: &Rules) -> Option<WhyDisabled> {
        match self {
            Switch::SplitAcePlay(_) => no_double_of_aces(rules),
            Switch::Surrender(_) => match natural_takes(rules) {
                None => Some(WhyDisabled::NoLateOrEarly),
                Some(HoleCard::NoneTakesAll) => Some(WhyDisabled::LateIsEarly),
                // The only missing value is `LateOrNatural`, which means the same as `Late` here.
                Some(HoleCard::Peek | HoleCard::NoneTakesOriginal) => None,
            },
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::HoleCard(_)
            | Switch::Soft17(_)
            | Switch::Ties(_)
            | Switch::Chips(_)
            | Switch::Naturals(_)
            | Switch::Double(_)
            | Switch::DoubleAfterSplit(_)
            | Switch::Split(_)
            | Switch::SplitTens(_)
            | Switch::SplitAces(_)
            | Switch::Rescue(_)
            | Switch::Charlie(_)
            | Switch::CharlieAfterSplit(_) => None,
        }
    }

    /// The value of a switch without effect.
    const fn without_effect(self) -> Switch {
        match self {
            Switch::HoleCard(_) => Switch::HoleCard(HoleCard::Peek),
            Switch::Soft17(_) => Switch::Soft17(Soft17::Stands),
            Switch::Naturals(_) => Switch::Naturals(Naturals::NotSpecial),
            Switch::Double(_) => Switch::Double(Double::Never),
            Switch::DoubleAfterSplit(_) => Switch::DoubleAfterSplit(DoubleAfterSplit::No),
            Switch::Split(_) => Switch::Split(Split::Never),
            Switch::SplitTens(_) => Switch::SplitTens(SplitTens::ByValue),
            Switch::SplitAces(_) => Switch::SplitAces(SplitAces::Once),
            Switch::SplitAcePlay(_) => Switch::SplitAcePlay(SplitAcePlay::OneCard),
            Switch::Surrender(_) => Switch::Surrender(Surrender::No),
            Switch::Rescue(_) => Switch::Rescue(Rescue::No),
            Switch::CharlieAfterSplit(_) => Switch::CharlieAfterSplit(CharlieAfterSplit::No),
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::Ties(_)
            | Switch::Chips(_)
            | Switch::Charlie(_) => self,
        }
    }

    /// The sentences that explain the value under the other rules.
    #[must_use]
    pub fn explanations(self, rules: &Rules) -> Vec<Explanation> {
        let natural_takes = natural_takes(rules);
        let late = match natural_takes {
            None => Explanation::FirstTwoCards,
            Some(HoleCard::Peek) => Explanation::Late,
            Some(HoleCard::NoneTakesAll) => Explanation::LateNoneTakesAll,
            Some(HoleCard::NoneTakesOriginal) => Explanation::LateNoneTakesOriginal,
        };
        let early = natural_takes.map_or(Explanation::FirstTwoCards, |_| Explanation::Early);
        match self {
            Switch::HoleCard(HoleCard::Peek) => vec![Explanation::Peek],
            Switch::HoleCard(HoleCard::NoneTakesAll) => vec![Explanation::NoneTakesAll],
            Switch::HoleCard(HoleCard::NoneTakesOriginal) => vec![Explanation::NoneTakesOriginal],
            Switch::Double(
                Double::Eleven | Double::TenOrEleven | Double::NineToEleven | Double::EightToEleven,
            ) => vec![Explanation::HardTotals],
            Switch::Double(Double::AnyCards) => vec![Explanation::DoubleAnyCards],
            Switch::SplitTens(SplitTens::ByRank) => vec![Explanation::TensByRank],
            Switch::SplitAcePlay(SplitAcePlay::Double | SplitAcePlay::HitOrDouble) => {
                vec![Explanation::AcesDouble]
            }
            Switch::Surrender(Surrender::Late) => vec![late],
            Switch::Surrender(Surrender::Early) => vec![early],
            Switch::Surrender(Surrender::EarlyTen | Surrender::EarlyAce) => {
                vec![early, Explanation::NoOther]
            }
            Switch::Surrender(Surrender::EarlyTenLate | Surrender::EarlyAceLate) => {
                vec![early, late]
            }
            Switch::Surrender(Surrender::AnyCards) => vec![late, Explanation::SurrenderAnyCards],
            Switch::Surrender(Surrender::LateOrNatural) => vec![Explanation::LateOrNatural],
            Switch::Rescue(Rescue::Yes) => vec![Explanation::Rescue],
            Switch::Charlie(Charlie::Five | Charlie::Six | Charlie::Seven) => {
                vec![Explanation::Charlie]
            }
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::Soft17(_)
            | Switch::Ties(_)
            | Switch::Chips(_)
            | Switch::Naturals(_)
            | Switch::Double(Double::Never | Double::AnyTwo)
            | Switch::DoubleAfterSplit(_)
            | Switch::Split(_)
            | Switch::SplitTens(SplitTens::ByValue | SplitTens::Never)
            | Switch::SplitAces(_)
            | Switch::SplitAcePlay(SplitAcePlay::OneCard | SplitAcePlay::Hit)
            | Switch::Surrender(Surrender::No)
            | Switch::Rescue(Rescue::No)
            | Switch::Charlie(Charlie::None)
            | Switch::CharlieAfterSplit(_) => vec![],
        }
    }

    /// Returns true if the name of a value or its explanation needs the whole width of the page.
    #[must_use]
    pub const fn is_wide(self) -> bool {
        matches!(self, Switch::HoleCard(_) | Switch::Surrender(_))
    }
}

/// Returns the reason why a split ace cannot be doubled under these rules, even if its own rule allows it.
fn no_double_of_aces(rules: &Rules) -> Option<WhyDisabled> {
    match (rules.double, rules.ace) {
        (Double::Never, _) => Some(WhyDisabled::NoDouble),
        (
            Double::Eleven | Double::TenOrEleven | Double::NineToEleven | Double::EightToEleven,
            AceRule::OneOrEleven,
        ) => Some(WhyDisabled::SoftSplitAces),
        (
            Double::Eleven
            | Double::TenOrEleven
            | Double::NineToEleven
            | Double::EightToEleven
            | Double::AnyTwo
            | Double::AnyCards,
            _,
        ) => None,
    }
}

/// Returns the bets that a dealer's natural takes. `None` if the choice of the hole card has no effect.
fn natural_takes(rules: &Rules) -> Option<HoleCard> {
    let hole_card = rules.hole_card;
    let has_meaning = Switch::HoleCard(hole_card).disabled(rules).is_none();
    has_meaning.then_some(hole_card)
}

/// Returns the simplest value with the same effect as this one (RULES.md, “The rules that can be chosen”).
fn simplest_surrender(surrender: Surrender, natural_takes: Option<HoleCard>) -> Surrender {
    match (surrender, natural_takes) {
        // Under these rules late is early against a two to a ten, and none against an ace.
        (Surrender::EarlyTenLate, Some(HoleCard::NoneTakesAll)) => Surrender::Late,
        (Surrender::EarlyAceLate, Some(HoleCard::NoneTakesAll)) => Surrender::Early,
        // Without special naturals early and late surrender are equal. With a peek or “original bets only”, late
        // surrender loses the whole bet to a natural anyway.
        (Surrender::Early | Surrender::EarlyTenLate | Surrender::EarlyAceLate, None)
        | (Surrender::LateOrNatural, None | Some(HoleCard::Peek | HoleCard::NoneTakesOriginal)) => {
            Surrender::Late
        }
        (
            Surrender::No
            | Surrender::Late
            | Surrender::Early
            | Surrender::EarlyTen
            | Surrender::EarlyAce
            | Surrender::EarlyTenLate
            | Surrender::EarlyAceLate
            | Surrender::AnyCards
            | Surrender::LateOrNatural,
            _,
        ) => surrender,
    }
}

/// Returns the rules in their simplest form: rules without effect have their default values, and no two rules clash.
/// Values of one switch with the same effect become one value.
#[must_use]
pub fn plain(rules: Rules) -> Rules {
    let switches = Switch::all(&rules).into_iter();
    switches.fold(rules, |plain, switch| {
        if switch.disabled(&rules).is_some() {
            switch.without_effect().set_in(plain)
        } else {
            switch
                .replacement(&rules)
                .map_or(plain, |value| value.set_in(plain))
        }
    })
}

#[cfg(test)]
mod tests;
