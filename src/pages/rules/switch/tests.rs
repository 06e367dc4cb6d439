//! The tests of the switches of the rule editor.

use super::*;
use crate::blackjack::Preset;

/// Every pair of values of two switches, on tables with and without bets.
fn many_rules() -> Vec<Rules> {
    let every: Vec<Switch> = Switch::all(&Rules::VEGAS)
        .into_iter()
        .flat_map(Switch::values)
        .collect();
    let mut all = Vec::new();
    for base in [
        Preset::Classic,
        Preset::Exam,
        Preset::Vegas,
        Preset::European,
    ] {
        let base = base.rules();
        for one in &every {
            for other in &every {
                all.push(other.set_in(one.set_in(base)));
            }
        }
    }
    all
}

#[test]
fn rules_of_all_switches_are_plain_and_valid() {
    for preset in Preset::ALL {
        assert_eq!(plain(preset.rules()), preset.rules(), "{preset:?}");
    }
    for rules in many_rules() {
        let plain = super::plain(rules);
        assert_eq!(super::plain(plain), plain, "{rules}");
        assert_eq!(plain.clash(), None, "{rules}");
        assert_eq!(plain.to_string().parse(), Ok(plain), "{rules}");
        for switch in Switch::all(&plain) {
            assert!(switch.offered(&plain).contains(&switch), "{rules}");
            assert!(switch.offered(&rules).contains(&switch), "{rules}");
            let disabled = switch.disabled(&rules).is_some();
            assert!(!disabled || switch.without_effect() == switch, "{rules}");
        }
    }
}

#[test]
fn every_rule_has_a_switch_with_all_its_words() {
    let mut names: Vec<&str> = Switch::all(&Rules::VEGAS).map(Switch::name).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Switch::COUNT);
    for switch in Switch::all(&Rules::VEGAS) {
        for value in switch.values() {
            let rules = value.set_in(Rules::VEGAS);
            assert_eq!(value.name(), switch.name());
            assert_eq!(value.group(), switch.group());
            assert!(Group::ALL.contains(&value.group()));
            assert!(Switch::all(&rules).contains(&value), "{value:?}");
            let read = format!("vegas.{}", value.word()).parse();
            let valid = rules.clash().is_none();
            assert_eq!(read.ok(), valid.then_some(rules), "{value:?}");
        }
    }
}

/// Values that are not offered and disabled switches have a reason that the page can show.
#[test]
fn refused_values_have_a_reason() {
    for rules in many_rules() {
        for switch in Switch::all(&plain(rules)) {
            let refused = switch.values().len() - switch.offered(&rules).len();
            let why = switch.disabled(&rules).or(switch.limited(&rules));
            // `LateOrNatural` differs from `Late` only where a natural takes all bets.
            let is_plain = Switch::Surrender(Surrender::LateOrNatural);
            let is_plain = refused == 1 && !switch.offered(&rules).contains(&is_plain);
            if let Switch::SplitAcePlay(_) | Switch::Surrender(_) = switch {
                assert!(refused == 0 || is_plain || why.is_some(), "{rules}");
            }
        }
    }
}

/// Values of surrender that are offered together differ in the chips that come back against some upcard.
#[test]
fn offered_surrenders_differ_in_what_comes_back() {
    use crate::blackjack::SurrenderRule;
    for naturals in [Naturals::PayThreeToTwo, Naturals::NotSpecial] {
        for hole_card in HoleCard::ALL {
            let rules = Rules {
                naturals,
                hole_card: *hole_card,
                ..Rules::VEGAS
            };
            let natural_takes = natural_takes(&rules);
            let given_up = |surrender: Surrender, up: u8, cards: usize| {
                let hole_card = natural_takes.unwrap_or(HoleCard::Peek);
                let may_be_natural = natural_takes.is_some() && matches!(up, 1 | 10);
                let given_up = surrender.given_up(hole_card, up, cards);
                given_up.map(|it| may_be_natural && it == SurrenderRule::HalfOrNone)
            };
            let all_of = |surrender: Surrender| -> Vec<Option<bool>> {
                let of_up = |up| [given_up(surrender, up, 2), given_up(surrender, up, 3)];
                (1..=10).flat_map(of_up).collect()
            };
            let offered = Switch::Surrender(Surrender::No).offered(&rules);
            let words: Vec<&str> = offered.iter().map(|it| it.word()).collect();
            for value in Surrender::ALL {
                let same = simplest_surrender(*value, natural_takes);
                assert_eq!(all_of(*value), all_of(same), "{rules}: {value:?}");
                let is_offered = words.contains(&value.word());
                assert_eq!(is_offered, same == *value, "{rules}: {value:?}");
                for other in Surrender::ALL
                    .iter()
                    .filter(|it| words.contains(&it.word()))
                {
                    let is_same = all_of(*value) == all_of(*other);
                    assert!(
                        !is_offered || !is_same || value == other,
                        "{rules}: {other:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn split_aces_are_doubled_only_where_they_can_be() {
    for (rules, expected) in [
        ("vegas.aces-double.double-9-11", SplitAcePlay::OneCard),
        ("vegas.aces-hit-double.double-11", SplitAcePlay::Hit),
        ("vegas.aces-double", SplitAcePlay::Double),
        (
            "vegas.aces-hit-double.double-any-cards",
            SplitAcePlay::HitOrDouble,
        ),
        // An ace and an eight are a hard 9 under these rules.
        ("vegas.ace-1.aces-double.double-9-11", SplitAcePlay::Double),
    ] {
        let read = rules.parse::<Rules>().expect(rules);
        assert_eq!(plain(read).split_ace_play, expected, "{rules}");
    }
}

#[test]
fn surrender_is_explained_as_it_is_played() {
    for (rules, expected) in [
        ("vegas.enhc.early-ace-late", vec![Explanation::Early]),
        (
            "vegas.enhc.early-10-late",
            vec![Explanation::LateNoneTakesAll],
        ),
        (
            "vegas.early-ace-late",
            vec![Explanation::Early, Explanation::Late],
        ),
        (
            "vegas.no-naturals.early-surrender",
            vec![Explanation::FirstTwoCards],
        ),
    ] {
        let rules = plain(rules.parse().expect(rules));
        let told = Switch::Surrender(rules.surrender).explanations(&rules);
        assert_eq!(told, expected, "{rules}");
    }
}

/// A rule without effect changes neither the value of a round nor the best play. The tables have one deck and no split
/// or surrender, because these are computed fast.
#[test]
fn rules_without_effect_change_nothing() {
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
    let or_natural = Switch::Surrender(Surrender::LateOrNatural).set_in(Rules::VEGAS);
    assert_eq!(plain(or_natural), Rules::VEGAS);
    let split_once = Switch::Split(Split::ToTwo).set_in(Rules::VEGAS);
    let again = Switch::SplitAces(SplitAces::Again).set_in(split_once);
    assert_eq!(plain(again), split_once);
}
