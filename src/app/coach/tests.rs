use super::*;
use crate::blackjack::Preset;
use crate::coach;
use crate::core::Card;

#[test]
fn the_latest_briefs_of_a_deal_wait() {
    let brief = |deal: &str, play: &str| format!("mode=after&deal={deal}&play={play}");
    assert_eq!(waiting("", &brief("ab", "")), brief("ab", ""));
    let both = waiting(&brief("ab", ""), &brief("ab", "h"));
    assert_eq!(both, [brief("ab", ""), brief("ab", "h")].join("\n"));
    assert_eq!(waiting(&both, &brief("cd", "")), brief("cd", ""));
    let plays = [
        "", "h", "hh", "hhh", "hhhh", "hhhhh", "hhhhhh", "hhhhhhh", "hhhhhhhh",
    ];
    let many = plays.iter().fold(String::new(), |so_far, play| {
        waiting(&so_far, &brief("ab", play))
    });
    assert_eq!(many.lines().count(), MOST_WAITING);
    assert!(many.ends_with(&brief("ab", plays[8])));
}

#[test]
fn brief_arrives() {
    let cards = |codes| Card::parse_list(codes).expect(codes);
    let question = Question {
        rules: Preset::Vegas.rules(),
        hand: cards("AS 6H"),
        upcard: "TD".parse().expect("a card"),
        seen: cards("2C 2C"),
        origin: coach::Origin::Split { hands: 3 },
    };
    let brief = Brief {
        mode: Coach::Asked,
        asked: true,
        deal: "ab12".to_owned(),
        play: "hh".to_owned(),
        round: 3,
        purpose: Purpose::Practice,
        rules: Preset::Vegas.rules(),
        question: Some(question),
        legal: vec![Action::Hit, Action::Stand],
        count: Some(CountBy {
            system: System::Zen,
            rounding: Rounding::Cut,
            bet: Some(25),
            before: Some(BeforeDeal {
                rules: Rules::VEGAS,
                count: -3,
                gone: GoneCards::of(&Card::parse_list("AS TD KD").expect("cards")),
                hands: 2,
            }),
        }),
        over: None,
        day: None,
    };
    assert_eq!(brief.to_string().parse(), Ok(brief.clone()));
    let over = Brief {
        question: None,
        legal: vec![],
        asked: false,
        play: String::new(),
        over: Some(RoundOver {
            decisions: 2,
            net: Net {
                halves: -30,
                bet: 20,
            },
        }),
        day: Some(DayPlayed {
            date: "2026-11-22".parse().expect("a day"),
            rounds: Decisions::parse("hs..s.hhs").expect("decisions"),
        }),
        purpose: Purpose::Play,
        ..brief
    };
    assert_eq!(over.to_string().parse(), Ok(over.clone()));
    assert_eq!(over.moment(), "ab12/");
    for text in ["", "mode=on", "mode=always&deal=1&play=&round=1&rules=none"] {
        assert_eq!(text.parse::<Brief>(), Err(NotFromTheTable), "{text}");
    }
}

#[test]
fn what_the_coach_says_arrives() {
    let play = |action: &str| AdvisedPlay {
        action: action.to_owned(),
        value: "-0.25".to_owned(),
        label: "Hit −0.25".to_owned(),
        odds: "win 30 %".to_owned(),
        bar: "37".to_owned(),
        error: String::new(),
    };
    let says = CoachSays {
        moment: "ab12/h".to_owned(),
        judged: Some(("Hit cost 0.1 of your bet.".to_owned(), "0.1".to_owned())),
        judged_again: false,
        line: Some("50 % & more".to_owned()),
        chart: Some(ChartSays {
            sentence: "By the chart you would hold 7D.".to_owned(),
            why: "Row 3.".to_owned(),
            row: "3".to_owned(),
            hold: "10000".to_owned(),
            cost: "0.25".to_owned(),
        }),
        dealer: Some("17: 14 %".to_owned()),
        plays: vec![play("hit"), play("stand")],
        note: "One\ntwo".to_owned(),
        count: Some(CountSays {
            decision: "Stand was right.".to_owned(),
            bet: "The bet was right.".to_owned(),
            visit: "1 of 1".to_owned(),
        }),
        count_again: false,
        day: Some(DayCost {
            sentence: "It cost 0.3 bets.".to_owned(),
            shared: "0.3 bets".to_owned(),
            cost: "0.3".to_owned(),
        }),
        day_again: false,
    };
    assert_eq!(CoachSays::read(&says.to_string()), says);
    assert_eq!(
        says.told(" "),
        "Hit cost 0.1 of your bet. 50 % & more By the chart you would hold 7D."
    );
    let again = CoachSays {
        judged_again: true,
        ..says
    };
    assert_eq!(
        again.told(" "),
        "50 % & more By the chart you would hold 7D.",
        "told once"
    );
    assert!(CoachSays::read("").is_nothing());
}
