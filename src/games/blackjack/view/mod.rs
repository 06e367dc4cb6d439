//! The blackjack table.

pub mod count;
pub mod seats;

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route, TableId};
use crate::app::settings::Settings;
use crate::app::{self, Model};
use crate::blackjack::{
    self, Action, Blackjack, BlackjackTable, DealerHand, HandState, Naturals, Outcome,
    PracticeHands, Preset, Round, Rules, Shuffle, Surrender, shoe_is_over,
};
use crate::coach::message::CoachMessage;
use crate::core::{AceRule, Card, Chips, Rank, Score, Suit};
use crate::games::blackjack::news::{
    blackjack_description, blackjack_news, insurance_question, of_chips, their_blackjack, withheld,
};
use crate::games::blackjack::words::{bank, table_count_starts};
use crate::table::{
    AnyTable as _, Button, Dealt, Fields, Mode, Msg, News, Phase, Round as _, Stage, Tally, Verdict,
};
use crate::text::{Words, felt, rules_name, words};
use crate::ui::field::{Select, SelectOption};
use crate::ui::games::GameView;
use crate::ui::links::{href, line, line_of, page_with};
use crate::ui::table::actions::{Missing, Place, sends, single};
use crate::ui::table::bets::{bet_on_hand, bets};
use crate::ui::table::card::{Side, sample};
use crate::ui::table::coach::Rows;
use crate::ui::table::cut;
use crate::ui::table::face::Style;
use crate::ui::table::frame::{Felt, Frame, chart_link, choices, intro, remark, table, title};
use crate::ui::table::hand::{self, HandView, Held, Layout, Standing};
use crate::ui::table::practice;
use crate::ui::table::result::result;

impl GameView for Blackjack {
    fn view(on: &BlackjackTable, frame: Frame, dispatch: &Callback<Msg<Blackjack>>) -> Html {
        let words = words(frame.settings.language);
        let is_even_money = on.phase().round().is_some_and(Round::offers_even_money);
        let choices = choices(on, words, dispatch, |action| {
            let label = match action {
                Action::Hit => words.hit(),
                Action::Stand => words.stand(),
                Action::Double => words.double(),
                Action::Split => words.split(),
                Action::Surrender => words.surrender(),
                Action::Insurance if is_even_money => words.even_money(),
                Action::Insurance => words.insurance(),
                Action::NoInsurance => words.no_insurance(),
                Action::PlayOn => words.play_on(),
            };
            (place(action), label)
        });
        let withheld = on.phase().round().map(|round| withheld(words, round));
        let missing = withheld
            .into_iter()
            .flatten()
            .map(|(action, _, why)| Missing {
                id: Button::Act(action).id(),
                place: place(action),
                why,
            });
        let frame = frame.with_choices(&choices);
        let (hands, hurries) = match on.phase() {
            Phase::Bare | Phase::Ready(_) => (before(on, &frame), false),
            Phase::Cutting(cutting) => {
                let seal = frame.whole_seal.clone();
                (cut::view(on, cutting, seal, words, dispatch), false)
            }
            Phase::Dealt(dealt) => {
                let hurries = dealt.round().stage() == Stage::Dealer;
                (hands(on, dealt, &frame), hurries)
            }
        };
        let hurry = sends(dispatch, Msg::PauseOver(on.position()));
        // The deal of the day has the rules of the day, and counts points.
        let (rules, tally) = match on.mode() {
            Mode::Free => (
                practice::badge(on, &choices, frame.settings, |hands| words.practice(hands))
                    .unwrap_or_else(|| rules(on, words, dispatch)),
                words.tally(TableId::Blackjack(Mode::Free), on.tally()),
            ),
            Mode::Daily => (Html::default(), String::new()),
        };
        let is_for_chips = on.rules_on_table().chips == blackjack::Chips::Bets
            || on.practice().is_none() && on.rules().chips == blackjack::Chips::Bets;
        let bank = is_for_chips.then(|| (on.chips_left().to_string(), bank(words, on)));
        let felt = Felt {
            heading: words.heading(Route::BLACKJACK),
            rules,
            bank,
            bets: bets(on, words, dispatch),
            tally,
            choices,
            missing: missing.collect(),
            between: rules_between(on, words),
            onclick: hurries.then(|| single(hurry)),
        };
        table(on, frame, felt, hands)
    }

    fn description(language: Language, on: &BlackjackTable) -> String {
        blackjack_description(language, on)
    }

    fn news(model: &Model, on: &BlackjackTable) -> String {
        let words = words(model.language());
        let news = blackjack_news(model.language(), on);
        let asked = model.count_is_news().then(|| words.count_asked());
        let is_new = match on.news() {
            Some(News::RulesChosen { .. } | News::Dealt | News::Decided(_) | News::Advanced) => {
                true
            }
            Some(
                News::NoEntropy
                | News::NoSuchHand
                | News::SharedDealReady
                | News::RoundBack
                | News::RulesKept
                | News::StakeChosen { .. }
                | News::StakeRounded(_)
                | News::ReadyToCut
                | News::NotCut(_)
                | News::PracticeBegun
                | News::Marked(_)
                | News::Refused(_),
            )
            | None => false,
        };
        let language = model.language();
        let settings = Settings {
            language,
            ..model.settings()
        };
        let starts = count_starts(on, settings).filter(|_| is_new);
        let told = [Some(news.as_str()), starts.as_deref(), asked];
        let told = told.into_iter().flatten().filter(|told| !told.is_empty());
        told.collect::<Vec<_>>().join(words.between())
    }

    fn news_of_rules(language: Language, on: &BlackjackTable) -> Option<String> {
        let are_news = matches!(on.news(), Some(News::RulesChosen { .. }));
        are_news.then(|| blackjack_news(language, on))
    }

    fn count_starts(settings: Settings, on: &BlackjackTable) -> Option<String> {
        count_starts(on, settings)
    }

    fn rules_in_words(language: Language, rules: &Rules) -> String {
        rules_name(words(language), rules).to_string()
    }

    fn coach(
        model: &Model,
        on: &BlackjackTable,
        _says: &CoachMessage,
        _dispatch: &Callback<app::Msg>,
    ) -> (Rows, Html) {
        let below = match on.mode() {
            Mode::Free => {
                let words = words(model.language());
                practice_links(on.rules_on_table(), words)
            }
            Mode::Daily => Html::default(),
        };
        (Rows::Actions, below)
    }

    fn is_shoe(on: &BlackjackTable) -> bool {
        on.rules_on_table().shuffle != Shuffle::EveryRound
    }
}

/// The links to practice at a blackjack table with these rules, shown with the coach's messages.
fn practice_links(rules: &Rules, words: Words) -> Html {
    // If an ace always counts 1, no hand is soft. Without splits a pair is a hand like any other.
    let soft = (rules.ace == AceRule::OneOrEleven).then_some(PracticeHands::Soft);
    let pairs = rules.has_splits().then_some(PracticeHands::Pairs);
    let hands = soft.into_iter().chain(pairs);
    let links = hands
        .map(|hands| practice::link_to(Route::BLACKJACK, words.practice(&hands), &hands, rules));
    practice::with_page(links, Page::Rules, href(Route::Reading(Page::Rules)), words)
}

/// The place of the button for this action.
const fn place(action: Action) -> Place {
    match action {
        // A late press on Hit takes no insurance.
        Action::Hit | Action::NoInsurance | Action::PlayOn => Place::Right,
        Action::Stand | Action::Insurance => Place::Left,
        Action::Surrender => Place::AboveLeft,
        Action::Double => Place::AboveMiddle,
        Action::Split => Place::AboveRight,
    }
}

/// The choice of rules. During a round and while a shared deal is ready, it is for a later deal.
fn rules(table: &BlackjackTable, words: Words, dispatch: &Callback<Msg<Blackjack>>) -> Html {
    let now = *table.chosen_rules();
    // Rules outside the list come from a link, for example on the rules page.
    let is_offered = Preset::at_tables().any(|preset| preset.rules() == now);
    let own = (!is_offered).then_some(now);
    let offered = Preset::at_tables().map(Preset::rules).chain(own);
    let offered = offered.map(|rules| SelectOption::of(rules, rules_name(words, &rules)));
    let list = Select {
        label: Some(words.rules().into()),
        is_disabled: !table.may_choose_for_later(),
        ..Select::default()
    };
    let on_table = Fields::new().with("rules", table.rules_on_table());
    let chart = page_with(Page::Rules, &on_table);
    html! {
        <>
        // The key prevents the reuse of another game's list with its selection.
        <label key="presets" class="rules" data-chosen={rules_name(words, &now)}>
            <span>{ words.rules() }</span>
            { list.view(offered, &now, dispatch.reform(Msg::ChoseRules)) }
        </label>
        { seats::chooser(table, words, dispatch) }
        { chart_link(chart, words) }
        </>
    }
}

fn before(table: &BlackjackTable, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
    let notes = html! {
        <>
            { line(words.blackjack_intro(table.rules().ace)) }
            { rule(*table.rules(), words) }
            if let Some(starts) = count_starts(table, frame.settings) {
                { line_of("rule", starts) }
            }
        </>
    };
    let daily = frame.below.clone();
    let opening = if table.mode() == Mode::Free && table.tally() == Tally::default() {
        opening(frame, words)
    } else {
        title(words.heading(Route::BLACKJACK))
    };
    intro(table, words, opening, notes, daily)
}

/// What a newcomer sees in place of the title: two cards, the promise of this page, and the ways to learn and to check.
fn opening(frame: &Frame, words: Words) -> Html {
    let style = Style::from(frame.settings);
    let natural = [(Rank::Ace, Suit::Spades), (Rank::King, Suit::Hearts)];
    let natural = natural.map(|(rank, suit)| sample(Card::new(rank, suit), style));
    let link = |page| {
        let route = Route::Reading(page);
        html! { <a class="check" href={href(route)}>{ words.heading(route) }</a> }
    };
    html! {
        <div class="opening">
            <div class="still-life" aria-hidden="true">{ for natural }</div>
            { line_of("promise", words.promise()) }
            <p class="links">{ for [Page::Learn, Page::Fairness].map(link) }</p>
        </div>
    }
}

/// The running count of a new shoe, before its first card: no round is on the table, or the last round of a shoe, or the
/// player has chosen other rules. Reshuffled discards begin a new count too. `None` if the player does not count here.
fn count_starts(table: &BlackjackTable, settings: Settings) -> Option<String> {
    let is_practice = table.practice().is_some();
    let is_new = match table.phase() {
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => true,
        Phase::Dealt(dealt) => match dealt.round() {
            Round::Over(finished) => {
                shoe_is_over(table)
                    || finished.dealt_after_reshuffle() > 0
                    || dealt.rules() != table.rules()
            }
            Round::Insurance(_)
            | Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_) => false,
        },
    };
    let is_here = table.mode() == Mode::Free && !is_practice && is_new;
    let starts = || table_count_starts(settings.language, settings, table.rules());
    is_here.then(starts).flatten()
}

/// The rules of a round in progress, for the place between its decisions.
fn rules_between(table: &BlackjackTable, words: Words) -> Html {
    let Some(round) = table.phase().round() else {
        return Html::default();
    };
    let rules = round.rules();
    let written = felt(words, &rules);
    let with_decks = words.decks_and_rules(rules.decks.number(), &written);
    let surrender = (rules.surrender != Surrender::No).then(|| words.surrender());
    let with_decks = [Some(with_decks.as_str()), surrender];
    let whole = with_decks.into_iter().flatten().collect::<Vec<_>>();
    // A phone has room for a part of them.
    html! {
        <p class="between">
            <span class="whole">{ whole.join(words.between_rules()) }</span>
            <span class="short">{ written }</span>
        </p>
    }
}

/// The rule of the table in a line on the felt.
fn rule(rules: Rules, words: Words) -> Html {
    line_of("rule", felt(words, &rules))
}

/// The `data-hand` values of the player's hands in the page contract, from the left: three hands, each split to four.
const OWNERS: [&str; 12] = [
    "player",
    "player-2",
    "player-3",
    "player-4",
    "player-5",
    "player-6",
    "player-7",
    "player-8",
    "player-9",
    "player-10",
    "player-11",
    "player-12",
];

fn hands(table: &BlackjackTable, dealt: &Dealt<Round>, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
    let seen = dealt.round().view();
    let mut dealer = up(seen.dealer.seen());
    match seen.dealer {
        DealerHand::HoleDown { .. } => dealer.push(Side::Down.into()),
        DealerHand::NoHole { .. } | DealerHand::Turned(_) => (),
    }
    // A shoe serves many rounds. The cards of each round are new cards.
    let round = dealt.decisions().rounds().count();
    let deal = format!("{}-{round}", dealt.sealed().seal);
    let several = seen.hands.len() > 1;
    let spots = dealt.round().seating().hands();
    let beside = |spot: usize| seen.hands.iter().filter(|it| it.spot == spot).count();
    let hand_of = |owner, label: String, cards, worth: String, score: Score| HandView {
        owner,
        label,
        worth,
        points: Some(score.total().to_string()),
        cards,
        layout: Layout::Overlapping,
        standing: Standing::Open,
        language: frame.settings.language,
        style: frame.settings.into(),
        deal: deal.clone(),
        category: None,
        note: String::new(),
        why: None,
        bet: None,
        is_active: false,
        spot: None,
    };
    let outcomes = outcomes(dealt.round());
    let own = |(number, hand): (usize, &blackjack::HandView)| {
        let verdict = outcomes.get(number).map(|outcome| outcome.verdict());
        let label = if several {
            words.hand_number(number + 1)
        } else {
            words.you().to_owned()
        };
        let note = match verdict {
            Some(verdict) if several => outcome_word(words, verdict).to_owned(),
            Some(_) | None => String::new(),
        };
        let bet = (hand.staked != Chips::NONE).then(|| hand::Bet {
            code: hand.staked.to_string(),
            shown: bet_on_hand(hand.staked, words),
        });
        let score = Score::of(hand.cards, seen.rules.ace);
        hand::hand(HandView {
            note,
            bet,
            standing: verdict.map_or(Standing::Open, standing),
            is_active: several && hand.state == HandState::Active,
            spot: (spots > 1).then_some(hand.spot + 1),
            ..hand_of(
                OWNERS[number.min(OWNERS.len() - 1)],
                label,
                up(hand.cards),
                value_label(
                    words,
                    &seen.rules,
                    (beside(hand.spot), seen.hands.len()),
                    score,
                ),
                score,
            )
        })
    };
    let own: Html = seen.hands.iter().enumerate().map(own).collect();
    html! {
        <>
            { hand::hand(HandView {
                standing: dealer_standing(&outcomes),
                ..hand_of(
                    "dealer",
                    words.dealer().to_owned(),
                    dealer,
                    value_label(words, &seen.rules, (1, seen.hands.len()), seen.dealer_score()),
                    seen.dealer_score(),
                )
            }) }
            <div class="middle">
                { seats::view(dealt.round(), words) }
                { between(table, dealt, frame) }
                if let Some(coach) = &frame.coach {
                    { coach.clone() }
                }
                { remark(table, words) }
            </div>
            if several {
                <div
                    class={classes!("own", (seen.hands.len() > 4).then_some("many"))}
                    data-count={seen.hands.len().to_string()}
                >
                    { own }
                </div>
            } else {
                { own }
            }
        </>
    }
}

/// The dealer's standing. Against several hands the dealer has neither won nor lost.
fn dealer_standing(outcomes: &[Outcome]) -> Standing {
    match outcomes {
        [outcome] => match outcome.verdict() {
            Verdict::Won => Standing::Lost,
            Verdict::Drawn => Standing::Open,
            Verdict::Lost => Standing::Won,
        },
        _ => Standing::Open,
    }
}

/// The label with a hand's total. `on_spot` is the number of hands on its spot, and `in_all` the number of all hands. A
/// 21 after a split is not a natural.
fn value_label(
    words: Words,
    rules: &Rules,
    (on_spot, in_all): (usize, usize),
    score: Score,
) -> String {
    let total = score.total();
    match (on_spot, in_all, rules.naturals) {
        // A narrow hand has no room for the word.
        (1, 3.., naturals) if score.is_natural() && naturals.end_the_round() => "BJ".to_owned(),
        (
            1,
            _,
            Naturals::PayEven
            | Naturals::PaySixToFive
            | Naturals::PaySevenToFive
            | Naturals::PayThreeToTwo
            | Naturals::PayTwoToOne,
        ) if score.is_natural() => words.heading(Route::BLACKJACK).to_owned(),
        (_, 3.., _) if score.is_soft() && total < 21 => format!("{}/{total}", total - 10),
        (_, 2.., _) if total == 21 => total.to_string(),
        _ => words.points(score),
    }
}

fn up(cards: &[Card]) -> Vec<Held> {
    let up = |card: &Card| Held::from(Side::Up(*card));
    cards.iter().map(up).collect()
}

/// The outcomes of the player's hands; empty during the round.
fn outcomes(round: &Round) -> Vec<Outcome> {
    match round {
        Round::Insurance(_)
        | Round::Early(_)
        | Round::Seats(_)
        | Round::Player(_)
        | Round::Dealer(_) => vec![],
        Round::Over(finished) => finished.hands().map(|hand| hand.outcome).collect(),
    }
}

const fn standing(verdict: Verdict) -> Standing {
    match verdict {
        Verdict::Won => Standing::Won,
        Verdict::Drawn => Standing::Open,
        Verdict::Lost => Standing::Lost,
    }
}

/// The outcome of a hand as a word.
fn outcome_word(words: Words, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => words.won(),
        Verdict::Drawn => words.pushed(),
        Verdict::Lost => words.lost(),
    }
}

/// The text between the dealer's cards and the player's: the next step, the rule of the table, or the result.
fn between(table: &BlackjackTable, dealt: &Dealt<Round>, frame: &Frame) -> Html {
    let words = words(frame.settings.language);
    let finished = match dealt.round() {
        Round::Insurance(_) => {
            return line_of("hint", insurance_question(words, dealt.round()));
        }
        Round::Early(_) => return line_of("hint", words.early_question()),
        // The dealer has peeked at the hole card and has no natural.
        round @ (Round::Seats(_) | Round::Player(_) | Round::Dealer(_))
            if round.insurance() != Chips::NONE
                && round.rules().hole_card == blackjack::HoleCard::Peek =>
        {
            return line_of("net", words.insurance_pays(false, round.insurance()));
        }
        Round::Seats(_) | Round::Player(_) | Round::Dealer(_) => {
            return match (&frame.coach, frame.help) {
                // The coach's message replaces both.
                (Some(_), _) => Html::default(),
                (None, Some(help)) => line_of("hint", help),
                (None, None) => rule(*dealt.rules(), words),
            };
        }
        Round::Over(finished) => finished,
    };
    let dealer = dealt.round().dealer_score();
    let of_chips = of_chips(words, table, finished);
    let hands: Vec<_> = finished.hands().collect();
    let sentence = match hands[..] {
        [hand] => words.blackjack_result(hand.outcome, hand.score, dealer),
        // Each hand shows its own outcome. The dealer may have drawn for other seats only.
        _ if hands
            .iter()
            .all(|hand| hand.outcome == Outcome::PlayerBusts) =>
        {
            words.all_bust().to_owned()
        }
        _ if dealer.is_bust() => words.dealer_busts(dealer),
        _ => words.dealer_has(dealer),
    };
    let more = html! {
        <>
            { for of_chips.into_iter().map(|sentence| line_of("net", sentence)) }
            if let Some(starts) = count_starts(table, frame.settings) {
                { line_of("net", starts) }
            }
            if let Some(theirs) = their_blackjack(words, table) {
                { line_of("theirs", theirs) }
            }
            { frame.below.clone() }
        </>
    };
    result(finished.code(), sentence, more)
}
