//! The coach at the table of the poker match with bets: when it speaks, its judgement of a decision, and the facts it
//! does not get.

use crate::support::poker_coaches::Coaches;
use fair_deal::app::language::Language;
use fair_deal::app::settings::{Coach, Setting, Visitor};
use fair_deal::app::{self, Cmd, Stored};
use fair_deal::coach::message::{CoachMessage, JudgedDecision};
use fair_deal::coach::poker_match::{
    PlayerView, PokerMatchAdvice, PokerMatchQuestion, solved_facts,
};
use fair_deal::coach::protocol::{FromCoach, ToCoach};
use fair_deal::coach::request::AnyCoachRequest;
use fair_deal::core::Secret;
use fair_deal::games::poker_match::coach::{MatchFacts, MatchShown, ShownDecision, needs_solution};
use fair_deal::games::poker_match::sentences;
use fair_deal::poker::equilibrium::{SolvedMatch, SolvedPlayer};
use fair_deal::poker::poker_match::{Action, Betting, Rules};
use fair_deal::table::{AnyTable as _, Button, Marks, Mode, Msg, Stage};

const FREE: Mode = Mode::Free;

fn carry_out(model: &mut app::Model, cmds: Vec<Cmd>) {
    for cmd in cmds {
        if let Cmd::DrawEntropy(id, at) = cmd {
            let secret = Secret::from_bytes([5; 32]);
            let more = model.update(app::Msg::GotEntropy(id, Ok(secret), at));
            carry_out(model, more);
        }
    }
}

/// The table of the poker match, with this coach setting.
fn page(coach: Coach, rules: &str) -> app::Model {
    let fragment = "#/poker/duel";
    let (mut model, mut cmds) = app::Model::open(fragment, Visitor::default(), &Stored::default());
    cmds.extend(model.update(app::Msg::ResumedTables(
        Stored::default(),
        fragment.to_owned(),
    )));
    cmds.extend(model.update(app::Msg::Chose(Setting::Coach(coach))));
    carry_out(&mut model, cmds);
    let rules: Rules = rules.parse().expect(rules);
    let cmds = model.update(app::Msg::PokerMatch(FREE, Msg::ChoseRules(rules)));
    carry_out(&mut model, cmds);
    model
}

/// Clicks, and lets the opponents act.
fn click(model: &mut app::Model, button: Button<Action>) {
    let at = model.poker_match(FREE).position();
    let cmds = model.update(app::Msg::PokerMatch(FREE, Msg::Clicked(button, at)));
    carry_out(model, cmds);
    while model.poker_match(FREE).stage() == Some(Stage::Dealer) {
        let at = model.poker_match(FREE).position();
        model.update(app::Msg::PokerMatch(FREE, Msg::PauseOver(at)));
    }
}

/// Sends the request of the tables to the coach. Returns the question in it, and what it is worth.
fn exchange_with_coach(
    model: &mut app::Model,
    coaches: &mut Coaches,
) -> Option<(PokerMatchQuestion, PokerMatchAdvice)> {
    let request = model.coach_request();
    let asked = question_in(request.as_ref()).map(|question| {
        let advice = question.ask(None).expect("advice");
        (question, advice)
    });
    coaches.exchange(model);
    assert_eq!(coaches.request(request), [], "a decision is valued once");
    asked
}

/// The question in this request. Its random numbers follow from the seal and the number of actions, so a repeated
/// request has the same answer.
fn question_in(request: Option<&AnyCoachRequest>) -> Option<PokerMatchQuestion> {
    let Some(AnyCoachRequest::PokerMatch(request)) = request else {
        return None;
    };
    let seen = request.at.seen.clone()?;
    let seal = u64::from_str_radix(&request.moment.deal[..16], 16).expect("a seal");
    Some(PokerMatchQuestion {
        seed: seal.wrapping_add(seen.actions.len() as u64),
        seen,
    })
}

fn act(model: &app::Model, wanted: &[Action]) -> Button<Action> {
    let buttons = model.poker_match(FREE).buttons();
    let offered = |action: &&Action| {
        let button = Button::Act(**action);
        buttons.iter().any(|(it, _)| *it == button)
    };
    Button::Act(*wanted.iter().find(offered).expect("something is offered"))
}

#[test]
fn decision_is_valued_before_and_judged_after() {
    let mut model = page(Coach::Always, "rck-chips");
    let mut coaches = Coaches::default();
    click(&mut model, Button::Deal);
    let mut seen = vec![];
    let mut before: Option<PokerMatchAdvice> = None;
    for _ in 0..20 {
        let asked = exchange_with_coach(&mut model, &mut coaches);
        let stage = model.poker_match(FREE).stage().expect("a hand");
        let says = model.coach_says().cloned();
        if let Some(before) = before.take() {
            let JudgedDecision { sentence, cost } = says
                .as_ref()
                .and_then(|says| says.judged.clone())
                .expect("the last decision is judged");
            let last = last_action(&model);
            let taken = before.of(last).expect("legal");
            assert_eq!(cost.is_some(), taken.is_clearly_worse(), "{sentence}");
            assert!(cost.is_none_or(|cost| (cost - taken.behind).abs() < 1e-12));
        }
        if stage == Stage::Over {
            break;
        }
        let (question, advice) = asked.expect("it is asked about each decision");
        let says = says.expect("advice");
        assert_eq!(says.plays.len(), advice.estimates().len());
        for (row, estimate) in says.plays.iter().zip(advice.estimates()) {
            assert_eq!(row.value.to_bits(), estimate.value.to_bits());
            assert_eq!(row.error.map(f64::to_bits), Some(estimate.error.to_bits()));
        }
        let line = says.line.expect("a line");
        let is_sure = line.starts_with("Best: ") || line.ends_with("is the only play.");
        assert_eq!(is_sure, advice.is_clear(), "{line}");
        assert_eq!(question.seen.actions.is_empty(), seen.is_empty());
        seen.push(stage);
        before = Some(advice);
        let button = match stage {
            Stage::Swap => Button::Act(Action::StandPat),
            Stage::Player | Stage::Dealer | Stage::Over => {
                act(&model, &[Action::Call, Action::Check])
            }
        };
        click(&mut model, button);
        assert!(
            model.coach_says().is_none_or(|says| says.plays.is_empty()),
            "what was said is of the decision before"
        );
    }
    let swaps = seen.iter().filter(|stage| **stage == Stage::Swap);
    assert_eq!(swaps.count(), 1, "{seen:?}");
    assert!(seen.len() >= 3, "bets, the swap, bets: {seen:?}");
}

fn last_action(model: &app::Model) -> Action {
    let table = model.poker_match(FREE);
    let fair_deal::table::Phase::Dealt(dealt) = table.phase() else {
        panic!("a hand");
    };
    *dealt.decisions().last_round().last().expect("a decision")
}

#[test]
fn coach_is_silent_when_off_or_without_chips() {
    for (coach, before, after) in [
        (Coach::Off, false, false),
        (Coach::Asked, false, false),
        (Coach::After, false, true),
        (Coach::Always, true, true),
    ] {
        let mut model = page(coach, "k-chips");
        let mut coaches = Coaches::default();
        click(&mut model, Button::Deal);
        coaches.exchange(&mut model);
        assert_eq!(model.coach_says().is_some(), before, "{coach:?}");
        let button = act(&model, &[Action::Call, Action::Check]);
        click(&mut model, button);
        coaches.exchange(&mut model);
        let judged = model.coach_says().and_then(|says| says.judged.as_ref());
        assert_eq!(judged.is_some(), after, "{coach:?}");
    }
    let mut model = page(Coach::Asked, "k-chips");
    let mut coaches = Coaches::default();
    click(&mut model, Button::Deal);
    model.update(app::Msg::ToggledCoach);
    coaches.exchange(&mut model);
    assert!(model.coach_says().is_some(), "it was asked");

    let mut model = page(Coach::Always, "k");
    assert_eq!(model.poker_match(FREE).rules().betting, Betting::None);
    click(&mut model, Button::Deal);
    assert_eq!(model.coach_request(), None);
}

#[test]
fn coach_speaks_every_language() {
    for coach in [Coach::Always, Coach::After] {
        let mut model = page(coach, "co-1-joker-chips");
        let mut coaches = Coaches::default();
        click(&mut model, Button::Deal);
        for _ in 0..8 {
            coaches.exchange(&mut model);
            let mut all = vec![];
            for language in Language::ALL {
                let mut other = Coaches::speaking(language);
                other.tell(&ToCoach::State(coaches.state.clone()));
                other.request(model.coach_request());
                let says = other.said.expect("at the table");
                let note = says.note.as_deref().unwrap_or_default();
                assert!(!note.contains('{'), "{note}");
                all.push(says);
            }
            all.dedup();
            let is_told = all[0].line.is_some() || all[0].judged.is_some();
            assert_eq!(all.len() == Language::ALL.len(), is_told, "{all:?}");
            match model.poker_match(FREE).stage() {
                Some(Stage::Over) | None => break,
                Some(Stage::Swap) => {
                    let marks = Marks::NONE.toggled(0).toggled(3);
                    for place in marks.places() {
                        let at = model.poker_match(FREE).position();
                        model.update(app::Msg::PokerMatch(FREE, Msg::ClickedCard(place, at)));
                    }
                    click(&mut model, Button::Swap);
                }
                Some(Stage::Player | Stage::Dealer) => {
                    let button = act(&model, &[Action::Call, Action::Check]);
                    click(&mut model, button);
                }
            }
        }
    }
}

/// The file with the solution, as the page sends it.
fn solution() -> ToCoach {
    let file = include_bytes!("../../crates/draw-poker/solution/poker-match.bin");
    ToCoach::Solution(file.to_vec())
}

/// Sends the file with the solution, and lets the table hear the answers.
fn give_solution(model: &mut app::Model, coaches: &mut Coaches) -> Vec<FromCoach> {
    let answers = coaches.tell(&solution());
    for answer in &answers {
        if let FromCoach::Says(_, message) = answer {
            model.update(app::Msg::CoachSaid(message.clone()));
        }
    }
    answers
}

/// The shares and losses that the coach says, with the number of plays.
fn in_equilibrium(says: &CoachMessage) -> (Vec<(f64, f64)>, usize) {
    let plays = says.plays.iter();
    let known = plays.filter_map(|play| play.equilibrium.as_ref());
    let known = known.map(|it| (it.share, it.loss)).collect();
    (known, says.plays.len())
}

#[test]
fn solution_adds_the_equilibrium_to_the_advice() {
    let mut model = page(Coach::Always, "r-chips");
    let mut coaches = Coaches::default();
    click(&mut model, Button::Deal);
    coaches.exchange(&mut model);
    let before = model.coach_says().expect("advice").clone();
    assert_eq!(before.equilibrium, None);
    assert_eq!(in_equilibrium(&before).0, []);
    let later = |says: &CoachMessage| {
        let note = says.note.clone().unwrap_or_default();
        ["the Actuary", "nearly the best"].map(|its| note.contains(its))
    };
    assert_eq!(later(&before), [true, false], "{before:?}");
    // The first advice does not wait for the file. When it comes, the coach values the decision again, and adds the
    // equilibrium.
    assert_eq!(give_solution(&mut model, &mut coaches).len(), 1);
    let after = model.coach_says().expect("advice").clone();
    assert_eq!(later(&after), [false, true], "{after:?}");
    let sentence = after.equilibrium.clone().expect("a mix");
    assert!(sentence.starts_with("In equilibrium: "), "{sentence}");
    let announced = model.coach_announcement(" ");
    assert!(announced.ends_with(&sentence), "{announced}");
    assert_eq!(
        give_solution(&mut model, &mut coaches),
        [],
        "it has the file"
    );
    let mut stages = vec![];
    for _ in 0..20 {
        let says = model.coach_says().expect("advice");
        let (known, plays) = in_equilibrium(says);
        let stage = model.poker_match(FREE).stage().expect("a hand");
        if !known.is_empty() {
            let shares: f64 = known.iter().map(|(share, _)| share).sum();
            let least = known.iter().map(|(_, loss)| *loss);
            assert!((shares - 1.0).abs() < 1e-12, "{known:?}");
            assert!(
                least.fold(f64::INFINITY, f64::min).abs() < 1e-12,
                "{known:?}"
            );
            // The solved match has one swap for each number of cards.
            let wanted = if stage == Stage::Swap { 6 } else { plays };
            assert_eq!(known.len(), wanted, "{says:?}");
            stages.push(stage);
        }
        let button = match stage {
            Stage::Swap => Button::Act(Action::StandPat),
            Stage::Player | Stage::Dealer | Stage::Over => {
                act(&model, &[Action::Call, Action::Check])
            }
        };
        click(&mut model, button);
        coaches.exchange(&mut model);
        if model.poker_match(FREE).stage() == Some(Stage::Over) {
            break;
        }
    }
    assert!(stages.contains(&Stage::Player) && stages.contains(&Stage::Swap));
}

/// A decision that was valued before the file came, and one that a worker which failed left, are valued again.
#[test]
fn late_file_and_next_worker_value_the_decision_again() {
    let is_best = |says: Option<&CoachMessage>| {
        let note = says.and_then(|says| says.note.as_deref());
        note.is_some_and(|note| note.contains("nearly the best"))
    };
    let mut model = page(Coach::Asked, "r-chips");
    let mut coaches = Coaches::default();
    click(&mut model, Button::Deal);
    coaches.exchange(&mut model);
    let old = coaches.state.clone();
    assert_eq!(
        give_solution(&mut model, &mut coaches),
        [],
        "it was not asked"
    );
    model.update(app::Msg::ToggledCoach);
    coaches.exchange(&mut model);
    assert!(is_best(model.coach_says()), "{:?}", model.coach_says());

    let mut next = Coaches::default();
    next.tell(&solution());
    next.tell(&ToCoach::State(old));
    next.exchange(&mut model);
    assert!(is_best(next.said.as_ref()), "{:?}", next.said);
}

#[test]
fn equilibrium_is_for_two_players_with_bets_and_no_joker() {
    for (rules, is_solved) in [
        ("c-chips", true),
        ("rc-chips", false),
        ("r-1-joker-chips", false),
    ] {
        let mut model = page(Coach::Always, rules);
        let mut coaches = Coaches::default();
        give_solution(&mut model, &mut coaches);
        click(&mut model, Button::Deal);
        coaches.exchange(&mut model);
        let says = model.coach_says().expect("advice");
        assert_eq!(says.equilibrium.is_some(), is_solved, "{rules}");
        assert_eq!(!in_equilibrium(says).0.is_empty(), is_solved, "{rules}");
        let note = says.note.as_deref().unwrap_or_default();
        assert_eq!(note.contains("quilibrium"), is_solved, "{note}");
    }
}

#[test]
fn coach_wants_the_solution_when_it_speaks() {
    for (coach, rules, wanted) in [
        (Coach::Always, "r-chips", true),
        (Coach::After, "r-chips", true),
        (Coach::Asked, "r-chips", false),
        (Coach::Always, "rc-chips", false),
    ] {
        let mut model = page(coach, rules);
        let needs = |model: &app::Model| match model.coach_request() {
            Some(AnyCoachRequest::PokerMatch(request)) => needs_solution(&request),
            _ => false,
        };
        assert!(!needs(&model), "no cards are dealt");
        click(&mut model, Button::Deal);
        assert_eq!(needs(&model), wanted, "{coach:?} {rules}");
    }
}

#[test]
fn equilibrium_is_told_in_every_language() {
    let mut model = page(Coach::Always, "r-chips");
    click(&mut model, Button::Deal);
    let mut sentences = vec![];
    for language in Language::ALL {
        let mut coaches = Coaches::speaking(language);
        coaches.tell(&solution());
        coaches.request(model.coach_request());
        let says = coaches.said.expect("advice");
        let mut plays = says.plays.iter();
        assert!(plays.all(|play| play.equilibrium.is_some()), "{says:?}");
        sentences.push(says.equilibrium.expect("a mix"));
    }
    sentences.dedup();
    assert_eq!(sentences.len(), Language::ALL.len(), "{sentences:?}");
}

/// The coach's message about a decision in the solved match.
fn says(language: Language, seen: &str) -> CoachMessage {
    let file = include_bytes!("../../crates/draw-poker/solution/poker-match.bin");
    let player = SolvedPlayer::load(file).expect("the solution");
    let solved = SolvedMatch::new(player).expect("the solution");
    let seen: PlayerView = seen.parse().expect(seen);
    let facts = solved_facts(&solved, &seen);
    let question = PokerMatchQuestion { seed: 1, seen };
    let shown = ShownDecision {
        hand: question.seen.hand,
        advice: question.ask(None).expect("advice"),
        solved: Some(facts),
    };
    let shown = MatchShown {
        next: Some(shown),
        decided: None,
    };
    sentences::says(language, &MatchFacts::showing(shown))
}

/// The first bet, a swap, a missed draw that may bet, and a bet that may be a bluff.
#[test]
fn reasons_are_sentences_in_each_language() {
    let view = |button: usize, dealt: &str, hand: &str, actions: &str| {
        format!("duel=r-chips&stake={button}~200~200&dealt={dealt}&hand={hand}&deeds={actions}")
    };
    let (kings, draw) = ("KS.KH.7D.4C.2H", "AS.QS.9S.6S.3H");
    let decisions = [
        (
            view(1, kings, kings, ""),
            "",
            "If you bet, about 50% of your opponent’s hands fold in equilibrium.",
        ),
        (
            view(1, kings, kings, "BC"),
            "bc",
            "If you swap 3 cards, about 73% of your opponent’s hands end up behind yours in equilibrium.",
        ),
        (
            view(0, draw, "AS.QS.9S.6S.KH", "XBC31X"),
            "kbc31k",
            "In equilibrium about 0% of your opponent’s hands are behind yours. If you bet, about 41% of your \
             opponent’s hands fold in equilibrium. Of missed draws like yours, about 100% bet here.",
        ),
        (
            view(1, kings, "KS.KH.8D.9C.TH", "XBC31XB"),
            "kbc31kb",
            "In equilibrium about 29% of your opponent’s hands are behind yours. If you raise, about 44% of your \
             opponent’s hands fold in equilibrium. About 27% of the hands that bet like this are missed draws.",
        ),
    ];
    for (seen, history, english) in &decisions {
        let said = Language::ALL.map(|language| {
            let message = says(language, seen);
            let link = message.link.expect("a link");
            assert_eq!(
                link.address,
                format!("#/poker/equilibrium?history={history}")
            );
            message.reasons.expect("reasons")
        });
        assert!(said.contains(&(*english).to_owned()), "{said:?}");
        // The numbers are the same in each language, and the words are not.
        let numbers = |text: &str| -> Vec<String> {
            let numbers = text.split(|sign: char| !sign.is_ascii_digit());
            let numbers = numbers.filter(|it| !it.is_empty());
            numbers.map(str::to_owned).collect()
        };
        for (place, text) in said.iter().enumerate() {
            assert_eq!(numbers(text), numbers(english), "{text}");
            assert!(!said[..place].contains(text), "{text}");
        }
    }
}
