//! The tests of the messages of the page that analyses a hand.

use crate::coach::WhyFinished;
use crate::core::{Card, Rank, Suit};
use crate::pages::hand::words::*;
use crate::text::messages::PagesWords;

fn problems() -> Vec<Problem> {
    let no_advice = [
        NoAdvice::TooManyCopies {
            card: Card::new(Rank::Eight, Suit::Spades),
            copies: 1,
        },
        NoAdvice::TooFewInHand { cards: 1 },
        NoAdvice::Finished(WhyFinished::Bust),
        NoAdvice::Finished(WhyFinished::Natural),
        NoAdvice::Finished(WhyFinished::SplitAce),
        NoAdvice::Finished(WhyFinished::Charlie),
        NoAdvice::Finished(WhyFinished::Doubled),
        NoAdvice::HandsOutOfRange { hands: 5, most: 4 },
        NoAdvice::NotOfThatSplit,
        NoAdvice::TooFewCards { left: 3 },
        NoAdvice::CertainNatural,
    ];
    let no_advice = no_advice.map(|why| Problem::NoAdvice {
        why,
        field: Field::Hand,
    });
    let of_fields = Field::ALL.map(Problem::NoCards);
    of_fields
        .into_iter()
        .chain([Problem::TwoUpcards])
        .chain(no_advice)
        .collect()
}

#[test]
fn problems_have_a_sentence_in_every_language() {
    for language in Language::ALL {
        let mut sentences: Vec<String> = problems()
            .into_iter()
            .map(|it| problem(language, it))
            .collect();
        for sentence in &sentences {
            let end = sentence.chars().last();
            assert!(matches!(end, Some('.' | '。')), "{sentence}");
        }
        sentences.sort();
        sentences.dedup();
        // The three fields share the messages of the same problems.
        assert_eq!(sentences.len(), problems().len() - 2, "{language:?}");
    }
}

#[test]
fn parts_follow_the_order_of_the_round() {
    let mut page = HandPage::default();
    let told = |page: &HandPage| {
        Part::ALL.map(|part| {
            let says = says(Language::English, page, part);
            says.map_or(vec![], |it| {
                it.plays.into_iter().map(|it| it.action.code()).collect()
            })
        })
    };
    assert_eq!(told(&page), [const { Vec::<String>::new() }; 3]);
    for (rules, up, expected) in [
        ("vegas", "6", ["", "", "stand hit surrender double"]),
        (
            "vegas",
            "A",
            ["no-insurance insurance", "", "surrender hit stand double"],
        ),
        (
            "vegas.early-surrender",
            "A",
            [
                "no-insurance insurance",
                "surrender play-on",
                "hit stand double",
            ],
        ),
    ] {
        page.choose_for_test(rules, "10 6", up);
        let told = told(&page).map(|actions| actions.join(" "));
        assert_eq!(told, expected, "{rules} {up}");
    }
}

/// Under “original bets only” the dealer has no hole card, so the dealer does not peek after early surrender.
#[test]
fn early_surrender_messages_mention_no_peek() {
    for language in Language::ALL {
        let of_hand = PagesWords::of(language).before_peek_heading();
        let of_table = crate::text::words(language).early_question();
        let note = crate::pages::rules::notes::ChartNote::EarlyFirst;
        let of_chart = PagesWords::of(language).chart_note(note);
        for sentence in [of_hand, of_table, of_chart] {
            for look in ["look", "check", "確認", "провер", "посмотр"] {
                assert!(!sentence.contains(look), "{sentence}");
            }
        }
    }
}
