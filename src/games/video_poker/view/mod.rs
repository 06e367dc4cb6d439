//! The table of video poker.

mod hands;

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route, TableId, VideoPokerTableId};
use crate::app::settings::{CoachBy, Setting};
use crate::app::{self, Model};
use crate::coach::message::{ChartSays, CoachMessage};
use crate::core::{Category, Joker, PackCard, WildHand};
use crate::games::video_poker::words::games::called_in;
use crate::games::video_poker::words::{
    bank, full_name, of_chips, result as result_in_words, theirs, video_poker_description,
    video_poker_news,
};
use crate::games::video_poker::{SHOW, SHOW_CHART, page_fields};
use crate::poker::practice::{Kind, PracticeHands};
use crate::poker::video_poker::{Action, Finished, Game, Refusal, Round, Stake, WildCards};
use crate::poker::{
    Class, Coins, DayGame, Hands, PayTable, VideoPoker, VideoPokerTable, drawn_hands,
};
use crate::table::{
    AnyTable as _, Dealt, Fields, Marking, Marks, Mode, Msg, News, Phase, Round as _,
};
use crate::text::Words;
use crate::text::poker::{PokerWords, words};
use crate::ui::field::{Select, SelectOption};
use crate::ui::games::GameView;
use crate::ui::links::{href, line, line_of, page_with};
use crate::ui::poker::{own_cards, why, with_kickers};
use crate::ui::table::actions::{Place, beside, sends, stays, truth};
use crate::ui::table::bets::bet_on_hand;
use crate::ui::table::coach::Rows;
use crate::ui::table::cut;
use crate::ui::table::frame::{Felt, Frame, chart_link, choices, intro, remark, table, title};
use crate::ui::table::hand::{self as one_hand, HandView, Layout, Standing};
use crate::ui::table::practice;
use crate::ui::table::result::result;

impl GameView for VideoPoker {
    fn view(on: &VideoPokerTable, frame: Frame, dispatch: &Callback<Msg<VideoPoker>>) -> Html {
        let words = words(frame.settings.language);
        let choices = choices(on, *words, dispatch, |action| match action {
            Action::Swap(_) => (Place::Right, words.swap()),
            Action::StandPat => (Place::Left, words.stand_pat()),
        });
        let frame = frame.with_choices(&choices);
        let hands = match on.phase() {
            Phase::Bare | Phase::Ready(_) => before(on, words, frame.below.clone()),
            Phase::Cutting(cutting) => {
                cut::view(on, cutting, frame.whole_seal.clone(), *words, dispatch)
            }
            Phase::Dealt(dealt) => hand(on, dealt, &frame, dispatch),
        };
        let felt = Felt {
            // The deal of the day has the same pay table for all players.
            rules: match on.mode() {
                Mode::Free => practice::badge(on, &choices, frame.settings, |hands| {
                    words.video_poker_practice(hands)
                })
                .unwrap_or_else(|| game_choice(on, words, dispatch)),
                Mode::Daily => Html::default(),
            },
            bank: match on.mode() {
                Mode::Free => Some((on.chips_left().to_string(), bank(words, on))),
                Mode::Daily => None,
            },
            bets: coins(on, words, dispatch),
            ..Felt::new(words.game_name(on.rules_on_table().game()), choices)
        };
        table(on, frame, felt, hands)
    }

    fn description(language: Language, on: &VideoPokerTable) -> String {
        video_poker_description(language, on)
    }

    fn news(model: &Model, on: &VideoPokerTable) -> String {
        video_poker_news(model.language(), on)
    }

    fn rules_in_words(language: Language, rules: &PayTable) -> String {
        full_name(words(language), rules)
    }

    fn coach(
        model: &Model,
        on: &VideoPokerTable,
        says: &CoachMessage,
        dispatch: &Callback<app::Msg>,
    ) -> (Rows, Html) {
        let words = words(model.language());
        let links = match on.mode() {
            Mode::Free => practice_links(on.rules_on_table(), *on.stake(), words),
            Mode::Daily => Html::default(),
        };
        let by = follow_button(model.settings().coach_by, says, *words, dispatch);
        (Rows::Holds(on.marks()), html! { <>{ by }{ links }</> })
    }

    fn hands(on: &VideoPokerTable) -> Hands {
        drawn_hands(on)
    }
}

/// The links to practice at a table of video poker, with the link to the risk of a bankroll.
fn practice_links(table: &PayTable, stake: Stake, words: PokerWords) -> Html {
    let own = match table.game().wild_cards() {
        WildCards::None if table.game().pays_by_kicker() => Kind::Kickers,
        WildCards::None => Kind::FourToFlush,
        WildCards::Deuces => Kind::Deuces,
        WildCards::Joker => Kind::Joker,
    };
    let hands = [Kind::LowPairs, own].map(PracticeHands::Of);
    let links = hands.map(|hands| {
        let label = words.video_poker_practice(&hands);
        practice::link_to(Route::JACKS, label, &hands, table)
    });
    let bankroll = (words.bankroll_for_bet(), pay_table_page(table, stake));
    practice::with_page(
        links.into_iter().chain([bankroll]),
        Page::PayTable,
        page_with(Page::PayTable, &Fields::new().with("rules", table)),
        *words,
    )
}

/// The list of the games, each with its usual pay table, and the chosen one with all of its tables. During a round and
/// while a shared deal is ready, the choice is for a later deal.
fn game_choice(
    on: &VideoPokerTable,
    words: PokerWords,
    dispatch: &Callback<Msg<VideoPoker>>,
) -> Html {
    let now = *on.chosen_rules();
    let tables = |game: Game| {
        let usual = game.usual_tables().map(|it| it.table());
        let mut offered: Vec<PayTable> = if game == now.game() {
            usual.collect()
        } else {
            usual.take(1).collect()
        };
        let is_own = game == now.game() && !offered.contains(&now);
        offered.extend(is_own.then_some(now));
        offered
    };
    let options = Game::ALL.into_iter().flat_map(tables);
    let options = options.map(|table| SelectOption::of(table, full_name(words, &table)));
    let list = Select {
        name: Some("game".into()),
        label: Some(words.game_and_pay_table().into()),
        is_disabled: !on.may_choose_for_later(),
        ..Select::default()
    };
    html! {
        <>
        <label key="games" class="rules" data-chosen={full_name(words, &now)}>
            { list.view(options, &now, dispatch.reform(Msg::ChoseRules)) }
        </label>
        { chart_link(chart_address(on), *words) }
        </>
    }
}

/// Returns true if the list of the games is on the table. A daily deal has none, and practice has its hands there.
fn lists_games(on: &VideoPokerTable) -> bool {
    on.mode() == Mode::Free && on.practice().is_none()
}

/// The address of the strategy chart of the pay table on the table.
fn chart_address(on: &VideoPokerTable) -> String {
    let fields = page_fields(on.rules_on_table(), *on.stake()).with(SHOW, SHOW_CHART);
    page_with(Page::PayTable, &fields)
}

/// The address of the page about pay tables for the settings of a table.
fn pay_table_page(table: &PayTable, stake: Stake) -> String {
    page_with(Page::PayTable, &page_fields(table, stake))
}

/// The choice of the coins for the next hand; empty if the player cannot choose now.
fn coins(on: &VideoPokerTable, words: PokerWords, dispatch: &Callback<Msg<VideoPoker>>) -> Html {
    if !on.may_choose_stake() {
        return Html::default();
    }
    let button = |coins: Coins| {
        let stake = Stake::of(coins).on(on.stake().hands());
        // A stake that the player cannot pay keeps its button, so that the focus stays. The table gives the reason.
        let is_short = on.purse().chips() < stake.chips();
        let why = is_short.then(|| words.video_poker_refusal(&Refusal::NotEnough));
        html! {
            <button
                type="button"
                class="coin"
                data-coins={coins.number().to_string()}
                aria-label={words.coins_bet(coins)}
                aria-pressed={truth(*on.stake() == stake)}
                aria-disabled={is_short.then_some("true")}
                aria-description={why}
                onclick={beside(sends(dispatch, Msg::ChoseStake(stake)))}
            >
                { coins.number() }
            </button>
        }
    };
    html! {
        <div class="bets coins" role="group" aria-label={words.bet()} onmousedown={stays()}>
            <span class="label" aria-hidden="true">{ words.bet() }</span>
            { for Coins::all().map(button) }
            { hands::chooser(on, words, dispatch) }
        </div>
    }
}

/// The links to the deals of the day of all games that have one, at the table of one of them.
fn day_links(on: &VideoPokerTable, words: PokerWords) -> Html {
    let now = on.rules_on_table().game();
    let link = |day: DayGame| {
        let current = (day.game() == now).then_some("page");
        let route = TableId::VideoPoker(VideoPokerTableId::Daily(day)).route();
        html! {
            <a class="check" href={href(route)} aria-current={current}>{ words.game_name(day.game()) }</a>
        }
    };
    match on.mode() {
        Mode::Free => Html::default(),
        Mode::Daily => html! {
            <p class="days" role="group" aria-label={words.daily_deal()}>{ for DayGame::ALL.map(link) }</p>
        },
    }
}

fn before(on: &VideoPokerTable, words: PokerWords, daily: Html) -> Html {
    let notes = html! {
        <>
            { day_links(on, words) }
            { for refused(on, words) }
            // The coins of the day are the same for all players.
            if on.mode() == Mode::Free {
                { line(words.jacks_intro()) }
            }
            { for words.wild_cards(on.rules_on_table().game().wild_cards()).map(line) }
            { pay_table(on, None, words) }
        </>
    };
    intro(
        on,
        *words,
        title(words.game_name(on.rules_on_table().game())),
        notes,
        daily,
    )
}

/// The payout of each hand for the bet coins. The row of the hand on the table is lit.
fn pay_table(on: &VideoPokerTable, round: Option<&Round>, words: PokerWords) -> Html {
    let table = round.map_or(on.rules(), Round::table);
    let chosen = || on.stake().coins().unwrap_or(Coins::MOST);
    let coins = round.map_or_else(chosen, Round::coins);
    let game = table.game();
    let held = round.and_then(|round| game.class(best_hand(round)));
    let counts = round.map(class_counts).unwrap_or_default();
    let hands = round.map(|round| round.stake().hands());
    let row = |class: &Class| {
        let count = counts.iter().find(|(its, _)| *its == Some(*class));
        html! {
            <li
                data-prize={class.code()}
                data-count={count.map(|(_, count)| count.to_string())}
                aria-current={(held == Some(*class)).then_some("true")}
            >
                <span>{ words.class(*class) }{ " " }</span>
                if let Some((_, count)) = count {
                    <i>{ count }{ " × " }</i>
                }
                <b>{ table.paid(*class, coins) }</b>
                // A large window has room for every bet. A screen reader says the pay of the chosen one.
                <span class="each-bet" aria-hidden="true">{ for Coins::all().map(|bet| html! {
                    <i class={(bet == coins).then_some("chosen")}>{ table.paid(*class, bet) }</i>
                }) }</span>
            </li>
        }
    };
    let label = format!("{}, {}", words.pay_table(), words.coins(coins.number()));
    html! {
        <ul
            class="pay-table"
            data-game={game.code()}
            data-rows={game.classes().len().to_string()}
            data-hands={hands.filter(|hands| hands.are_several()).map(|hands| hands.to_string())}
            aria-label={label}
        >
            // Before the deal the title names the game, and then the list of the games does, if it shows this one.
            if round.is_some() && !(lists_games(on) && table == on.chosen_rules()) {
                <li class="of-game">{ words.game_name(game) }</li>
            }
            { for game.classes().iter().map(row) }
        </ul>
    }
}

/// The hand with the lit row of the pay table: the best one, if there are several.
fn best_hand(round: &Round) -> &WildHand {
    match round {
        Round::Drawing(_) => round.hand(),
        Round::Over(finished) => finished.best().1,
    }
}

/// The number of paid hands of each class; empty for a single hand.
fn class_counts(round: &Round) -> Vec<(Option<Class>, usize)> {
    match round {
        Round::Over(finished) if finished.stake().hands().are_several() => finished.counts(),
        Round::Over(_) | Round::Drawing(_) => vec![],
    }
}

fn hand(
    on: &VideoPokerTable,
    dealt: &Dealt<Round>,
    frame: &Frame,
    dispatch: &Callback<Msg<VideoPoker>>,
) -> Html {
    let language = frame.settings.language;
    let words = words(language);
    let round = dealt.round();
    let at = on.position();
    let mark = |place| sends(dispatch, Msg::ClickedCard(place, at));
    let enabled = !round.is_over();
    let game = round.table().game();
    let (coins, hands) = (round.coins(), round.stake().hands());
    let amount = Stake::of(coins).chips();
    let (middle, standing) = match round {
        // The coach's message replaces the hint.
        Round::Drawing(_)
            if frame.coach.is_some()
                && has_no_clicks(on)
                && on.news().and_then(News::refusal).is_none() =>
        {
            (Html::default(), Standing::Open)
        }
        Round::Drawing(_) => (hint(on, words, frame.help), Standing::Open),
        Round::Over(finished) => {
            let standing = match finished.prize(finished.hand()) {
                Some(_) => Standing::Won,
                None => Standing::Open,
            };
            let deal = dealt.sealed().seal.to_string();
            (summary(on, finished, &deal, frame, words), standing)
        }
    };
    let shown = HandView {
        owner: "player",
        label: if hands.are_several() && round.is_over() {
            words.hand_number(1_u8)
        } else {
            words.you().to_owned()
        },
        worth: called_in(words, game, round.hand()),
        category: Some(game.category(round.hand()).code()),
        note: if hands.are_several() && !round.is_over() {
            words.hands_in_words(hands.number())
        } else {
            String::new()
        },
        why: with_jokers_for_deuces(game, round.hand()).map(|hand| why(&hand)),
        bet: Some(one_hand::Bet {
            code: amount.to_string(),
            shown: bet_on_hand(amount, *words),
        }),
        is_active: false,
        spot: None,
        cards: with_kickers(
            wild_marked(
                game.wild_cards(),
                round.hand(),
                own_cards(
                    round.hand(),
                    (on.marks(), on.marking()),
                    on.cursor(),
                    enabled,
                    mark,
                ),
            ),
            paid_cards(game, round.hand()),
        ),
        layout: Layout::Row,
        standing,
        language,
        style: frame.settings.into(),
        deal: dealt.sealed().seal.to_string(),
        points: None,
    };
    html! {
        <>
            { pay_table(on, Some(round), words) }
            <div class="middle">
                { middle }
                if let Some(coach) = &frame.coach {
                    { coach.clone() }
                }
                { remark(on, *words) }
            </div>
            { one_hand::hand(shown) }
        </>
    }
}

/// The hand with a joker in the place of each wild deuce. The lab knows no other wild cards than jokers. `None` for three
/// deuces or more.
fn with_jokers_for_deuces(game: Game, hand: &WildHand) -> Option<WildHand> {
    let wild = game.wild_cards();
    let mut jokers = Joker::ALL.into_iter();
    let mut cards = *hand.cards();
    for card in &mut cards {
        if card.natural().is_some() && wild.holds(*card) {
            *card = PackCard::Joker(jokers.next()?);
        }
    }
    let hand = WildHand::new(&cards).ok()?;
    (game.category(&hand) == hand.rank().category()).then_some(hand)
}

/// The cards for which the hand is paid. In a game that pays four of a kind by its kicker, this is one of them.
fn paid_cards(game: Game, hand: &WildHand) -> [bool; 5] {
    let pays_kicker = game.pays_by_kicker() && game.category(hand) == Category::FourOfAKind;
    let makes = with_jokers_for_deuces(game, hand).filter(|_| !pays_kicker);
    makes.map_or([true; 5], |hand| hand.making())
}

/// The cards, with a mark on each wild natural card. A joker is visibly wild.
fn wild_marked(
    wild: WildCards,
    hand: &WildHand,
    shown: Vec<one_hand::Held>,
) -> Vec<one_hand::Held> {
    let shown = shown.into_iter().zip(hand.cards());
    let marked = |(held, card): (one_hand::Held, &PackCard)| one_hand::Held {
        is_wild: card.natural().is_some() && wild.holds(*card),
        ..held
    };
    shown.map(marked).collect()
}

/// Returns true if the marks are those of a new hand.
fn has_no_clicks(on: &VideoPokerTable) -> bool {
    on.marks()
        == match on.marking() {
            Marking::Swapped => Marks::NONE,
            Marking::Held => Marks::ALL,
        }
}

/// The reason why the table refused the player's last action, if it did: between two hands, a bet that they cannot pay.
fn refused(on: &VideoPokerTable, words: PokerWords) -> Option<Html> {
    let why = on.news().and_then(News::refusal)?;
    Some(line_of("hint refused", words.video_poker_refusal(why)))
}

fn hint(on: &VideoPokerTable, words: PokerWords, help: Option<&'static str>) -> Html {
    if let Some(refused) = refused(on, words) {
        return refused;
    }
    let marked = on.marks().count();
    let hint = match (on.marking(), marked, help) {
        (Marking::Swapped, 0, Some(help)) => help.to_owned(),
        (Marking::Swapped, 0, None) => words.swap_or_stand_pat().to_owned(),
        (Marking::Swapped, marked, _) => words.marked(marked),
        (Marking::Held, Marks::PLACES, _) => words.hold_some().to_owned(),
        (Marking::Held, marked, _) => words.held_count(Marks::PLACES - marked),
    };
    line_of("hint", hint)
}

fn summary(
    on: &VideoPokerTable,
    finished: &Finished,
    deal: &str,
    frame: &Frame,
    words: PokerWords,
) -> Html {
    let (sentence, told) = if finished.stake().hands().are_several() {
        // The pay table shows the number of hands in each class.
        (words.hands_pay(finished.paid()), 0)
    } else {
        (result_in_words(words, finished), 1)
    };
    let more = html! {
        <>
            { for refused(on, words) }
            // The sentence already has the payout of a single hand, and the bank is below.
            { for of_chips(words, on, finished).into_iter().skip(told).map(|it| line_of("net", it)) }
            if let Some(theirs) = theirs(words, on) {
                { line_of("theirs", theirs) }
            }
            { hands::drawn(finished, deal, words) }
            { frame.below.clone() }
            if on.day_played().is_some() {
                { day_links(on, words) }
            }
        </>
    };
    result(hands::code(finished), sentence, more)
}

/// The button for the coach to follow the strategy chart, or to stop following it. While the chart is being computed,
/// it cancels the work.
fn follow_button(
    now: CoachBy,
    says: &CoachMessage,
    words: Words,
    dispatch: &Callback<app::Msg>,
) -> Html {
    let is_writing = matches!(says.chart, Some(ChartSays::Writing(_)));
    let (then, label) = match now {
        CoachBy::Value => (CoachBy::Chart, words.follow_chart()),
        CoachBy::Chart if is_writing => (CoachBy::Value, words.cancel_chart()),
        CoachBy::Chart => (CoachBy::Value, words.leave_chart()),
    };
    let choose = sends(dispatch, app::Msg::Chose(Setting::CoachBy(then)));
    html! {
        <p class="note">
            <button type="button" class="link" data-coach-by={then.code()} onclick={choose}>{ label }</button>
        </p>
    }
}
