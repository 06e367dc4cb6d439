//! The switches of the editor: every choice that rules of blackjack are made of, which values are
//! offered, and which mean nothing beside the others.

use crate::blackjack::options::Choice;
use crate::blackjack::{
    CharlieAfterSplit, Chips, DeckCount, Double, DoubleAfterSplit, HoleCard, Naturals, Rescue,
    Rules, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
use crate::core::AceRule;

/// One of the choices that rules are made of, with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// What the pack is made of.
    Decks(DeckCount),
    /// When it is shuffled.
    Shuffle(Shuffle),
    /// How an ace counts.
    Ace(AceRule),
    /// What the dealer does with a soft 17.
    Soft17(Soft17),
    /// Who gets a tie.
    Ties(Ties),
    /// What 21 on the first two cards means.
    Naturals(Naturals),
    /// Whether there are bets.
    Chips(Chips),
    /// What may be doubled.
    Double(Double),
    /// How often a pair may be split.
    Split(Split),
    /// Whether hands of a split may be doubled.
    DoubleAfterSplit(DoubleAfterSplit),
    /// Whether split aces may be split again.
    SplitAces(SplitAces),
    /// Whether a hand may be given up.
    Surrender(Surrender),
}

/// What a group of switches is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The cards.
    Cards,
    /// What is the same for every player.
    House,
    /// What the player may do.
    Player,
}

impl Group {
    /// The groups in the order in which they are shown.
    pub const ALL: [Group; 3] = [Group::Cards, Group::House, Group::Player];
}

/// Why a switch means nothing, whatever its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Void {
    /// Nothing is bet.
    NoBets,
    /// Nothing may be doubled.
    NoDouble,
    /// Nothing may be split.
    NoSplit,
    /// A pair is split once, so there is no second split of aces.
    OneSplit,
    /// Two cards never count 21 where an ace always counts 1.
    NoNaturals,
    /// No hand is soft where an ace always counts 1.
    NoSoftHands,
}

impl Void {
    /// Every reason.
    pub const ALL: [Void; 6] = [
        Void::NoBets,
        Void::NoDouble,
        Void::NoSplit,
        Void::OneSplit,
        Void::NoNaturals,
        Void::NoSoftHands,
    ];
}

impl Switch {
    /// The switches as they are set in these rules, in the order in which they are shown.
    #[must_use]
    pub const fn all(rules: &Rules) -> [Switch; 12] {
        let Rules {
            ties,
            ace,
            naturals,
            soft17,
            decks,
            shuffle,
            chips,
            double,
            split,
            double_after_split,
            split_aces,
            surrender,
            // The page has no switches for these yet.
            hole_card: _,
            rescue: _,
            split_ace_play: _,
            split_tens: _,
            charlie: _,
            charlie_after_split: _,
        } = *rules;
        [
            Switch::Decks(decks),
            Switch::Shuffle(shuffle),
            Switch::Ace(ace),
            Switch::Soft17(soft17),
            Switch::Ties(ties),
            Switch::Naturals(naturals),
            Switch::Chips(chips),
            Switch::Double(double),
            Switch::Split(split),
            Switch::DoubleAfterSplit(double_after_split),
            Switch::SplitAces(split_aces),
            Switch::Surrender(surrender),
        ]
    }

    /// What the switch is about.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Switch::Decks(_) | Switch::Shuffle(_) | Switch::Ace(_) => Group::Cards,
            Switch::Soft17(_) | Switch::Ties(_) | Switch::Naturals(_) => Group::House,
            Switch::Chips(_)
            | Switch::Double(_)
            | Switch::Split(_)
            | Switch::DoubleAfterSplit(_)
            | Switch::SplitAces(_)
            | Switch::Surrender(_) => Group::Player,
        }
    }

    /// The values that can be chosen beside the others of these rules. Where nothing is bet, a natural
    /// wins the round or nothing more than another 21: what it would pay means nothing.
    #[must_use]
    pub fn offered(self, rules: &Rules) -> Vec<Switch> {
        fn each<V: Copy>(values: &[V], switch: fn(V) -> Switch) -> Vec<Switch> {
            values.iter().copied().map(switch).collect()
        }
        let mut offered = match (self, rules.chips) {
            (Switch::Naturals(_), Chips::None) => {
                return each(&[Naturals::PayEven, Naturals::NotSpecial], Switch::Naturals);
            }
            (Switch::Naturals(_), Chips::Bets) => each(
                &[
                    Naturals::PayEven,
                    Naturals::PaySixToFive,
                    Naturals::PayThreeToTwo,
                    Naturals::NotSpecial,
                ],
                Switch::Naturals,
            ),
            (Switch::Decks(_), _) => each(
                &[
                    DeckCount::One,
                    DeckCount::Two,
                    DeckCount::Four,
                    DeckCount::Six,
                    DeckCount::Eight,
                ],
                Switch::Decks,
            ),
            (Switch::Shuffle(_), _) => each(Shuffle::ALL, Switch::Shuffle),
            (Switch::Ace(_), _) => each(AceRule::ALL, Switch::Ace),
            (Switch::Soft17(_), _) => each(Soft17::ALL, Switch::Soft17),
            (Switch::Ties(_), _) => each(Ties::ALL, Switch::Ties),
            (Switch::Chips(_), _) => each(Chips::ALL, Switch::Chips),
            (Switch::Double(_), _) => each(
                &[
                    Double::Never,
                    Double::TenOrEleven,
                    Double::NineToEleven,
                    Double::AnyTwo,
                ],
                Switch::Double,
            ),
            (Switch::Split(_), _) => each(Split::ALL, Switch::Split),
            (Switch::DoubleAfterSplit(_), _) => {
                each(DoubleAfterSplit::ALL, Switch::DoubleAfterSplit)
            }
            (Switch::SplitAces(_), _) => each(SplitAces::ALL, Switch::SplitAces),
            (Switch::Surrender(_), _) => each(&[Surrender::No, Surrender::Late], Switch::Surrender),
        };
        // A link may have set a value that the page does not offer by itself.
        if !offered.contains(&self) {
            offered.push(self);
        }
        offered
    }

    /// Why the switch means nothing beside the others of these rules, if it does.
    #[must_use]
    pub fn void(self, rules: &Rules) -> Option<Void> {
        let no_bets = (rules.chips == Chips::None).then_some(Void::NoBets);
        let no_split = (rules.split == Split::Never).then_some(Void::NoSplit);
        match self {
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::Ties(_)
            | Switch::Chips(_) => None,
            Switch::Soft17(_) => (rules.ace == AceRule::One).then_some(Void::NoSoftHands),
            Switch::Naturals(_) => (rules.ace == AceRule::One).then_some(Void::NoNaturals),
            Switch::Double(_) | Switch::Split(_) | Switch::Surrender(_) => no_bets,
            Switch::DoubleAfterSplit(_) => {
                let no_double = (rules.double == Double::Never).then_some(Void::NoDouble);
                no_bets.or(no_split).or(no_double)
            }
            Switch::SplitAces(_) => {
                let one_split = (rules.split == Split::ToTwo).then_some(Void::OneSplit);
                no_bets.or(no_split).or(one_split)
            }
        }
    }

    /// The value that says in so many words what a switch without a meaning comes to.
    const fn without_meaning(self) -> Switch {
        match self {
            Switch::Soft17(_) => Switch::Soft17(Soft17::Stands),
            Switch::Naturals(_) => Switch::Naturals(Naturals::NotSpecial),
            Switch::Double(_) => Switch::Double(Double::Never),
            Switch::Split(_) => Switch::Split(Split::Never),
            Switch::DoubleAfterSplit(_) => Switch::DoubleAfterSplit(DoubleAfterSplit::No),
            Switch::SplitAces(_) => Switch::SplitAces(SplitAces::Once),
            Switch::Surrender(_) => Switch::Surrender(Surrender::No),
            Switch::Decks(_)
            | Switch::Shuffle(_)
            | Switch::Ace(_)
            | Switch::Ties(_)
            | Switch::Chips(_) => self,
        }
    }

    /// These rules with the switch set like this.
    #[must_use]
    pub const fn set_in(self, mut rules: Rules) -> Rules {
        match self {
            Switch::Decks(decks) => rules.decks = decks,
            Switch::Shuffle(shuffle) => rules.shuffle = shuffle,
            Switch::Ace(ace) => rules.ace = ace,
            Switch::Soft17(soft17) => rules.soft17 = soft17,
            Switch::Ties(ties) => rules.ties = ties,
            Switch::Naturals(naturals) => rules.naturals = naturals,
            Switch::Chips(chips) => rules.chips = chips,
            Switch::Double(double) => rules.double = double,
            Switch::Split(split) => rules.split = split,
            Switch::DoubleAfterSplit(double) => rules.double_after_split = double,
            Switch::SplitAces(aces) => rules.split_aces = aces,
            Switch::Surrender(surrender) => rules.surrender = surrender,
        }
        rules
    }

    /// The name of the switch as a field of a form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Switch::Decks(_) => "decks",
            Switch::Shuffle(_) => "shuffle",
            Switch::Ace(_) => "ace",
            Switch::Soft17(_) => "soft17",
            Switch::Ties(_) => "ties",
            Switch::Naturals(_) => "naturals",
            Switch::Chips(_) => "chips",
            Switch::Double(_) => "double",
            Switch::Split(_) => "split",
            Switch::DoubleAfterSplit(_) => "double-after-split",
            Switch::SplitAces(_) => "split-aces",
            Switch::Surrender(_) => "surrender",
        }
    }

    /// The word that stands for the value in links and saves.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Switch::Decks(decks) => decks.word(),
            Switch::Shuffle(shuffle) => shuffle.word(),
            Switch::Ace(ace) => ace.word(),
            Switch::Soft17(soft17) => soft17.word(),
            Switch::Ties(ties) => ties.word(),
            Switch::Naturals(naturals) => naturals.word(),
            Switch::Chips(chips) => chips.word(),
            Switch::Double(double) => double.word(),
            Switch::Split(split) => split.word(),
            Switch::DoubleAfterSplit(double) => double.word(),
            Switch::SplitAces(aces) => aces.word(),
            Switch::Surrender(surrender) => surrender.word(),
        }
    }
}

/// The same rules, with nothing in them that means nothing beside the others: tables that are played
/// alike have the same rules then.
#[must_use]
pub fn plain(rules: Rules) -> Rules {
    let switches = Switch::all(&rules).into_iter();
    let plain = switches.fold(rules, |plain, switch| {
        let is_offered = switch.offered(&rules).contains(&switch);
        if switch.void(&rules).is_some() {
            switch.without_meaning().set_in(plain)
        } else if is_offered {
            plain
        } else {
            // What a natural would pay; it ends the round all the same.
            Switch::Naturals(Naturals::PayEven).set_in(plain)
        }
    });
    without_empty(plain)
}

/// The same rules without those that have no switch and mean nothing beside the others.
fn without_empty(mut rules: Rules) -> Rules {
    if rules.double == Double::Never {
        rules.rescue = Rescue::No;
    }
    if rules.split == Split::Never {
        rules.split_ace_play = SplitAcePlay::OneCard;
        rules.split_tens = SplitTens::ByValue;
        rules.charlie_after_split = CharlieAfterSplit::No;
    }
    if rules.naturals == Naturals::NotSpecial {
        rules.hole_card = HoleCard::Peek;
    }
    rules.without_clash()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Preset;

    /// Every pair of values of two switches, on tables with and without bets.
    fn many_rules() -> Vec<Rules> {
        let every = |rules: &Rules| {
            let values: Vec<Switch> = Switch::all(rules)
                .into_iter()
                .flat_map(|switch| switch.offered(&Rules::VEGAS))
                .collect();
            values
        };
        let mut all = Vec::new();
        for base in Preset::ALL.map(Preset::rules) {
            for one in every(&base) {
                for other in every(&base) {
                    all.push(other.set_in(one.set_in(base)));
                }
            }
        }
        all
    }

    #[test]
    fn presets_are_plain_and_what_is_plain_stays_as_it_is() {
        for preset in Preset::ALL {
            assert_eq!(plain(preset.rules()), preset.rules(), "{preset:?}");
        }
        for rules in many_rules() {
            let plain = super::plain(rules);
            assert_eq!(super::plain(plain), plain, "{rules}");
            for switch in Switch::all(&plain) {
                assert!(switch.offered(&plain).contains(&switch), "{rules}");
                let void = switch.void(&rules).is_some();
                assert!(!void || switch.without_meaning() == switch, "{rules}");
                if let Some(why) = switch.void(&plain) {
                    assert!(Void::ALL.contains(&why));
                }
            }
        }
    }

    #[test]
    fn every_switch_has_a_name_and_its_values_their_words() {
        let mut names: Vec<&str> = Switch::all(&Rules::VEGAS).map(Switch::name).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 12);
        for switch in Switch::all(&Rules::VEGAS) {
            for value in switch.offered(&Rules::VEGAS) {
                let rules = value.set_in(Rules::VEGAS);
                assert_eq!(value.name(), switch.name());
                assert_eq!(value.group(), switch.group());
                assert!(Switch::all(&rules).contains(&value), "{value:?}");
                let read = format!("vegas.{}", value.word()).parse();
                assert_eq!(read, Ok(rules), "{value:?}");
            }
        }
    }

    /// What means nothing changes neither what a round is worth nor what is best. On tables of one deck
    /// without split and surrender, which are worked out quickly.
    #[test]
    fn what_means_nothing_changes_nothing() {
        use crate::coach::Sheet;
        let exam = Preset::Exam.rules();
        for (rules, changed) in [
            (exam, Switch::Soft17(Soft17::Hits)),
            (exam, Switch::Naturals(Naturals::PayThreeToTwo)),
            (Rules::HIT_AND_STAND, Switch::Double(Double::AnyTwo)),
            (Rules::HIT_AND_STAND, Switch::Split(Split::ToFour)),
            (Rules::HIT_AND_STAND, Switch::Surrender(Surrender::Late)),
        ] {
            let other = changed.set_in(rules);
            assert_ne!(other, rules);
            assert_eq!(plain(other), plain(rules));
            let (sheet, same) = (Sheet::of(&rules), Sheet::of(&other));
            assert_eq!((sheet.edge, sheet.chart), (same.edge, same.chart));
        }
        let split_once = Switch::Split(Split::ToTwo).set_in(Rules::VEGAS);
        let again = Switch::SplitAces(SplitAces::Again).set_in(split_once);
        assert_eq!(plain(again), split_once);
    }
}
