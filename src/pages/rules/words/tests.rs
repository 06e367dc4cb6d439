//! The messages of the rules page, in every language.

use super::{
    Winner, also_set, close_hands, edge, edge_before, other_rules, outlined, own_change, own_cost,
    own_unread, signed_percent,
};
use crate::blackjack::{Chips, Clash, Rules};
use crate::coach::total_strategy::{Cell, StrategyPrice, Total, TotalStrategy};
use crate::coach::{CardValue, Play};
use crate::core::Card;
use crate::pages::rules::Altered;
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::own::Change;
use crate::pages::rules::practice::CLOSE;
use crate::pages::rules::switch::{Explanation, Group, Switch, WhyDisabled};
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::testing::{each_in_its_own_words, reads_well};

/// The names of the switches, and of all values with chips and without.
fn of_switches(words: PagesWords) -> Vec<String> {
    let switches = Switch::all(&Rules::VEGAS);
    let values = switches.into_iter().flat_map(|switch| {
        let values = switch.values();
        let name = |value| [Chips::Bets, Chips::None].map(|chips| words.value(value, chips));
        let names = values.into_iter().flat_map(name);
        [words.switch(switch)].into_iter().chain(names)
    });
    values.map(str::to_owned).collect()
}

/// All messages of the page.
fn said(language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let hand = Card::parse_list("TS 6H").expect("cards");
    let mut said = of_switches(words);
    let groups = Group::ALL.iter().map(|it| words.group(*it));
    let reasons = WhyDisabled::ALL.iter().map(|it| words.disabled(*it));
    let explanations = Explanation::ALL.iter().map(|it| words.explanation(*it));
    said.extend(groups.chain(reasons).chain(explanations).map(str::to_owned));
    said.extend(
        ChartNote::ALL
            .iter()
            .map(|it| words.chart_note(*it).to_owned()),
    );
    let all = Switch::all(&Rules::VEGAS);
    for count in [1, 2, 5] {
        let altered = Altered {
            by: all[0],
            others: all[1..=count].to_vec(),
        };
        said.push(also_set(language, &altered, Chips::Bets));
    }
    for value in [-0.004_028_7, 0.001_5, 0.000_000_1] {
        said.extend([edge(language, value), edge_before(language, value)]);
    }
    said.push(words.rules_progress(3_u32, 10_u32));
    said.push(words.compare_progress(3_u32, 10_u32));
    for value in [0.002, -0.002, 0.0] {
        said.push(other_rules(language, value));
    }
    said.extend([0_u32, 1, 2, 21].map(|count| words.chart_differs(count)));
    said.extend(Clash::ALL.map(|it| words.clash(it).to_owned()));
    said.push(words.at_your_table("5"));
    said.extend([0_u32, 1, 2, 5, 21].map(|count| words.changed(count)));
    let [one, other] = [Play::Double, Play::Stand].map(|it| words.play(it));
    said.extend([words.or_else(one, other), words.was(one), words.there(one)]);
    for count in [1, 2, 5, 43] {
        said.extend([
            close_hands(language, count, CLOSE),
            words.mistakes_kept(count),
        ]);
    }
    said.push(outlined(language, &hand, hand[0]));
    said.extend(of_own_chart(language));
    said
}

/// The messages about a chart of the player's own, but those about a text that is none.
fn of_own_chart(language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let fixed = [
        words.own_heading(),
        words.own_intro(),
        words.own_begin(),
        words.own_reset(),
        words.own_remove(),
        words.own_waits(),
    ];
    let mut said = fixed.map(str::to_owned).to_vec();
    let full = TotalStrategy::simplest();
    let sixteen = Cell::Total(Total::hard(16).expect("a row"));
    let [.., up] = CardValue::ALL;
    let mut own = full.clone();
    for cost in [0.001, -0.002, 0.0] {
        let cost = Some(cost);
        let change = Change {
            cell: sixteen,
            up,
            cost,
            full: None,
        };
        let rules = Rules::VEGAS;
        said.extend(
            own_change(language, change, [&full, &full], &rules).filter(|_| cost == Some(0.0)),
        );
        let Some(play) = full.plays(&rules, sixteen, up).into_iter().next() else {
            continue;
        };
        own.set(play, up);
        said.extend(own_change(language, change, [&own, &full], &rules));
    }
    let price = StrategyPrice {
        value: -0.01,
        best: -0.004,
    };
    said.push(own_cost(language, price));
    said.push(words.own_instead(words.play(Play::Hit)));
    said.extend([0_u32, 1, 2, 21].map(|count| words.own_differs(count)));
    said
}

#[test]
fn reasons_name_the_place_in_the_text() {
    let simplest = TotalStrategy::simplest().to_string();
    let no_colon = simplest.replace("hard 17-20:", "hard 17-20");
    let unknown_rows = simplest.replace("hard 17-20", "hard 17-21");
    let wrong_number = simplest.replace("soft 18-20: S", "soft 18-20:");
    let unknown_play = simplest.replace("soft 18-20: S", "soft 18-20: P");
    let twice = simplest.replace("hard 17-20", "hard 16-20");
    let missing = simplest.replace("hard 17-20", "hard 18-20");
    for (text, place) in [
        (no_colon, "hard 17-20 S S"),
        (unknown_rows, "hard 17-21"),
        (wrong_number, "soft 18-20"),
        (unknown_play, "soft 18-20"),
        (twice, "hard 16"),
        (missing, "hard 17"),
    ] {
        let Err(why) = text.parse::<TotalStrategy>() else {
            panic!("{text}");
        };
        let said = Language::ALL.map(|it| vec![own_unread(it, &why)]);
        for sentence in said.iter().flatten() {
            reads_well(sentence);
            assert!(sentence.contains(place), "{sentence}");
        }
        each_in_its_own_words(&said);
    }
}

#[test]
fn phrases_are_not_empty_and_are_translated() {
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    each_in_its_own_words(&all);
    for sentence in said(Language::Russian) {
        let rest = sentence.replace(['A', 'J', 'Q', 'K'], "");
        let is_latin = rest.contains(|c: char| c.is_ascii_alphabetic());
        assert!(!is_latin, "{sentence}");
    }
}

#[test]
fn names_of_values_and_plays_are_distinct() {
    for language in Language::ALL {
        let words = PagesWords::of(language);
        for chips in [Chips::Bets, Chips::None] {
            let rules = Rules {
                chips,
                ..Rules::VEGAS
            };
            for switch in Switch::all(&rules) {
                let values = switch.offered(&rules);
                let mut names: Vec<&str> =
                    values.iter().map(|it| words.value(*it, chips)).collect();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), values.len(), "{language:?} {switch:?}");
            }
        }
        let mut signs = Play::ALL.map(|play| words.sign(play)).to_vec();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), Play::ALL.len(), "{language:?}");
        assert!(signs.iter().all(|sign| sign.chars().count() == 1));
    }
}

#[test]
fn edge_is_a_percentage_with_its_winner() {
    for (language, house, player, before) in [
        (
            Language::English,
            "In the long run, the house wins 0.403% of the first bets.",
            "In the long run, the player wins 0.041% of the first bets.",
            "Before the change: 4.253%, to the house.",
        ),
        (
            Language::Japanese,
            "長い目で見ると、最初のベットの0.403%がハウスの利益になります。",
            "長い目で見ると、最初のベットの0.041%がプレイヤーの利益になります。",
            "変更前は、4.253%がハウスの利益でした。",
        ),
        (
            Language::Russian,
            "В среднем казино получает 0,403\u{a0}% от первой ставки.",
            "В среднем игрок получает 0,041\u{a0}% от первой ставки.",
            "До изменения казино получало 4,253\u{a0}%.",
        ),
    ] {
        assert_eq!(edge(language, -0.004_028_702_36), house);
        assert_eq!(edge(language, 0.000_412_515_77), player);
        assert_eq!(edge_before(language, -0.042_529_761), before);
        for nearly in [0.000_004, -0.000_004, 0.0] {
            let neither = PagesWords::of(language).rules_edge(Winner::Neither, "");
            assert_eq!(edge(language, nearly), neither);
        }
    }
}

#[test]
fn other_rules_are_better_or_worse_for_the_player() {
    let told = |value| other_rules(Language::English, value);
    assert_eq!(
        told(0.001_234_5),
        "With the other rules the player is better off by 0.123% of the first bets."
    );
    assert_eq!(
        told(-0.002),
        "With the other rules the player is worse off by 0.200% of the first bets."
    );
    let neither = PagesWords::of(Language::English).rules_other_rules(Winner::Neither, "");
    assert_eq!(told(0.000_001), neither);
    for (language, less, nothing) in [
        (Language::English, "−0.200%", "0.000%"),
        (Language::Japanese, "−0.200%", "0.000%"),
        (Language::Russian, "−0,200\u{a0}%", "0,000\u{a0}%"),
    ] {
        assert_eq!(signed_percent(language, -0.002), less);
        assert_eq!(signed_percent(language, -0.000_001), nothing);
    }
    assert_eq!(signed_percent(Language::English, 0.002), "+0.200%");
}

#[test]
fn the_outlined_hand_is_named_by_its_cards() {
    let hand = Card::parse_list("TS 6H").expect("cards");
    let up = "KD".parse().expect("a card");
    assert_eq!(
        outlined(Language::English, &hand, up),
        "Outlined: your hand on the table, 10♠ 6♥ against K♦."
    );
}
