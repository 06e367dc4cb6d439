//! `#/stats`: the statistics of the played rounds.

pub(crate) mod charts;

use charts::Charts;
use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route, TableId, practice_link};
use crate::core::Category;
use crate::games::each;
use crate::history::{Ending, GameName, Hidden, Kind, Luck, MatchResults, Sums, Unit, Whose};
use crate::pages::history::words::{card_name, decision};
use crate::pages::kit::chart_panel::ChartPanel;
use crate::pages::kit::chip::chip;
use crate::pages::kit::choice::choice;
use crate::pages::kit::hidden::hidden_rounds;
use crate::pages::services::Services;
use crate::pages::stats::words::{
    MatchLuckShown, amount, cost, count, ending, results, share, share_of_best, share_of_runs,
    terms,
};
use crate::pages::stats::{
    Chosen, Costly, Field, LuckReport, Msg as Change, OwnEffect, Period, Report, StatsPage, Wanted,
};
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::poker::Class;
use crate::poker::chips::most_chips;
use crate::text;
use crate::text::game::GameWords as _;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::day_here;
use crate::ui::effects::solution;
use crate::ui::links::href;

impl PageView for StatsPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        view(model.stats(), model.language(), dispatch)
    }

    fn announcement(model: &Model, (): ()) -> String {
        announcement(model.stats(), model.language())
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Stats);
        match effect {
            OwnEffect::FindDay => dispatch.emit(Change::Opened(day_here())),
            OwnEffect::FetchSolution => solution::fetch_for_workers(move || {
                dispatch.emit(Change::GotSolution(solution::is_fetched()));
            }),
            OwnEffect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                services.questions.ask(&ask, heard);
            }
        }
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(page: &StatsPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(Msg::Stats);
    html! {
        <div class="experiment stats" aria-busy={(!page.is_counted()).then_some("true")}>
            <p class="lede">{ words.stats_lede() }</p>
            if let Some(why) = page.failure().or(page.unkept()) {
                <p class="bad" role="alert" data-failure={why.code()}>
                    { PagesWords::of(language).failed(why) }
                </p>
            }
            if page.failure().is_none() {
                if page.is_counted() {
                    { counted(page, language, &dispatch) }
                } else {
                    <p class="looking">{ words.counting() }{ progress(page, words) }</p>
                }
            }
            <p class="links"><a href={href(Route::Reading(Page::History))}>
                { text::words(language).heading(Route::Reading(Page::History)) }
            </a></p>
        </div>
    }
}

/// The progress of the current work.
fn progress(page: &StatsPage, words: PagesWords) -> Html {
    match page.progress() {
        Some((done, all)) => html! { <>{ " " }{ words.counted(done, all) }</> },
        None => Html::default(),
    }
}

fn counted(page: &StatsPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let Some(chosen) = page.chosen().filter(|_| page.has_rounds()) else {
        let history = PagesWords::of(language);
        return html! {
            <>
                <p data-empty="">
                    { history.history_nothing_yet() }{ text::words(language).between() }{ words.stats_will_be_here() }
                </p>
                <p class="do"><a class="main" href={href(Route::BLACKJACK)}>{ history.to_the_tables() }</a></p>
            </>
        };
    };
    html! {
        <>
            { choices(page, chosen, language, dispatch) }
            {
                match page.report() {
                    None => empty(page, chosen, language, dispatch),
                    Some(report) => told(&report, page, chosen, language, dispatch),
                }
            }
        </>
    }
}

/// The numbers and the charts of the rounds that match.
fn told(
    report: &Report,
    page: &StatsPage,
    chosen: &Chosen,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let charts = Charts::of(report, language);
    html! {
        <>
            { hidden(chosen, page.hidden_beside_fresh().as_slice(), "hidden", language, dispatch) }
            { numbers(report, chosen.game, language) }
            { luck(report, page, chosen, language, dispatch) }
            { for charts.banks.iter().map(|chart| chart.view(language)) }
            { decisions(report, charts.decisions.as_ref(), chosen.game, language) }
            { for charts.endings.iter().map(|chart| chart.view(language)) }
            { charts.save_menu(language, dispatch) }
        </>
    }
}

/// The page without a round that matches: what hides the rounds of the game, or which other games have rounds.
fn empty(
    page: &StatsPage,
    chosen: &Chosen,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let words = PagesWords::of(language);
    let others = page.other_games();
    if others.is_empty() {
        return html! {
            <>
                <p data-empty="">{ words.stats_none_like_this() }</p>
                { hidden(chosen, &page.hidden(), "hidden", language, dispatch) }
            </>
        };
    }
    let other = |(game, rounds): (GameName, u64)| {
        let name = crate::pages::history::words::game(language, game);
        let onclick = dispatch.reform(move |_| Change::ClickedShow(Wanted::Game(game)));
        html! { <button type="button" data-game={game.code()} {onclick}>{ words.show_game(name, rounds) }</button> }
    };
    html! {
        <>
            <p data-empty="">{ words.no_rounds_of_game() }</p>
            <p class="do">{ for others.into_iter().map(other) }</p>
        </>
    }
}

/// The rounds that the choices of the page hide.
fn hidden(
    chosen: &Chosen,
    entries: &[Hidden<Field>],
    id: &'static str,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    hidden_rounds(
        id,
        entries,
        language,
        |field| named(chosen, field, language),
        |fields| Change::ClickedShow(Wanted::Without(fields)),
        dispatch,
    )
}

/// The label and the value of this choice.
fn named(chosen: &Chosen, field: Field, language: Language) -> (&'static str, String) {
    let words = PagesWords::of(language);
    let all = || words.all().to_owned();
    match field {
        Field::Table => {
            let its_terms = chosen.terms.as_deref();
            let its_terms = its_terms.map(|it| terms(language, chosen.game, it));
            (words.by_table(), its_terms.unwrap_or_else(all))
        }
        Field::Deal => {
            let kind = chosen.kind.map(|kind| words.history_deal(kind).to_owned());
            (words.by_deal(), kind.unwrap_or_else(all))
        }
        Field::Period => (words.by_period(), words.period(chosen.period).to_owned()),
    }
}

fn choices(
    page: &StatsPage,
    chosen: &Chosen,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let words = PagesWords::of(language);
    let games = page.games().into_iter();
    let games = games.map(|game| {
        (
            game,
            crate::pages::history::words::game(language, game).to_owned(),
        )
    });
    let played = page.terms(chosen.game).into_iter();
    let played = played.map(|it| (Some(it.to_owned()), terms(language, chosen.game, it)));
    let tables = [(None, words.all().to_owned())].into_iter().chain(played);
    let kinds = Kind::ALL.map(|kind| (Some(kind), words.history_deal(kind).to_owned()));
    let kinds = [(None, words.all().to_owned())].into_iter().chain(kinds);
    let periods = Period::ALL.map(|period| (period, words.period(period).to_owned()));
    let of = |change: fn(Chosen, Choice) -> Chosen| {
        let chosen = chosen.clone();
        dispatch.reform(move |choice| Change::Chose(change(chosen.clone(), choice)))
    };
    let of = of(Choice::applied);
    html! {
        <form class="filters" aria-label={words.which()} onsubmit={|event: SubmitEvent| event.prevent_default()}>
            { choice("by-game", words.by_game(), games, &chosen.game, of.reform(Choice::Game)) }
            { choice("by-table", words.by_table(), tables, &chosen.terms, of.reform(Choice::Terms)) }
            { choice("by-deal", words.by_deal(), kinds, &chosen.kind, of.reform(Choice::Kind)) }
            { choice("by-period", words.by_period(), periods, &chosen.period, of.reform(Choice::Period)) }
        </form>
    }
}

/// A change of one choice.
enum Choice {
    Game(GameName),
    Terms(Option<String>),
    Kind(Option<Kind>),
    Period(Period),
}

impl Choice {
    fn applied(chosen: Chosen, choice: Choice) -> Chosen {
        match choice {
            Choice::Game(game) => Chosen {
                game,
                terms: None,
                ..chosen
            },
            Choice::Terms(terms) => Chosen { terms, ..chosen },
            Choice::Kind(kind) => Chosen { kind, ..chosen },
            Choice::Period(period) => Chosen { period, ..chosen },
        }
    }
}

/// A number with its name. `data` identifies it for tests and tools.
fn number(name: &str, data: &'static str, value: String) -> Html {
    html! {
        <div><dt>{ name.to_owned() }</dt><dd data-number={data}>{ value }</dd></div>
    }
}

fn numbers(report: &Report, game: GameName, language: Language) -> Html {
    let words = PagesWords::of(language);
    let total = &report.total;
    let verdicts = [
        (crate::table::Verdict::Won, "won", total.won),
        (crate::table::Verdict::Drawn, "drawn", total.drawn),
        (crate::table::Verdict::Lost, "lost", total.lost),
    ];
    let is_decided = total.won + total.drawn + total.lost > 0;
    let best = best_hand(total).map(|it| ending(language, it).into_owned());
    let bets = each!(GameName, game, G => G::bets(words));
    html! {
        <>
            <h2>{ words.results() }</h2>
            <dl class="figures">
                { number(words.stats_rounds(), "rounds", count(language, total.rounds)) }
                if is_decided {
                    { for verdicts.map(|(verdict, data, many)| {
                        number(words.verdict(verdict), data, count(language, many))
                    }) }
                    { number(words.stats_net(), "net", results(language, report)) }
                    { number(words.longest_win(), "wins", count(language, total.wins.longest)) }
                    { number(words.longest_loss(), "losses", count(language, total.losses.longest)) }
                }
                if total.bet > 0 {
                    { number(bets, "bets", amount_of_bets(language, total)) }
                }
                if let Some(best) = best { { number(words.stats_best_hand(), "best-hand", best) } }
            </dl>
        </>
    }
}

fn amount_of_bets(language: Language, total: &Sums) -> String {
    // A whole number of chips has its digits in groups. A half chip is appended.
    let whole = count(language, total.bet / 2);
    let half = if total.bet % 2 == 1 { "½" } else { "" };
    PagesWords::of(language).history_chips(&[&whole, half].concat())
}

/// The best poker hand among the endings.
fn best_hand(total: &Sums) -> Option<Ending> {
    let value = |ending: &Ending| match ending {
        Ending::Outcome(_) | Ending::Prize(None) | Ending::Side(..) => None,
        Ending::Prize(Some(class)) => Class::ALL.iter().rev().position(|it| it == class),
        Ending::Hand(category) => Category::ALL.iter().position(|it| it == category),
    };
    let endings = total.endings.keys().filter(|it| value(it).is_some());
    endings.copied().max_by_key(value)
}

fn luck(
    report: &Report,
    page: &StatsPage,
    chosen: &Chosen,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let words = PagesWords::of(language);
    let count_fresh = dispatch.reform(|_| Change::ClickedShow(Wanted::Fresh));
    let mut units = report.units();
    let is_mixed = units.len() > 1;
    let of_unit = |unit: Unit| match report.luck(unit) {
        LuckReport::Pending => html! {
            <p class="looking">{ words.stats_working() }{ progress(page, words) }</p>
        },
        LuckReport::NotExact => {
            let why = if chosen.game == GameName::PokerMatch {
                match_luck_where(words)
            } else {
                words.not_exact().to_owned()
            };
            html! { <p data-no-luck="not-exact">{ why }</p> }
        }
        LuckReport::NoSolution => {
            html! { <p data-no-luck="no-solution" role="alert">{ words.match_not_here() }</p> }
        }
        LuckReport::Match {
            results,
            is_partial,
        } => told_match(&results, is_partial, language),
        LuckReport::NotCounted => {
            html! {
                <>
                    <p data-no-luck="not-counted">{ words.only_fresh() }</p>
                    if page.has_fresh() {
                        <p class="do"><button type="button" data-show="fresh" onclick={count_fresh.clone()}>
                            { words.count_fresh() }
                        </button></p>
                    }
                </>
            }
        }
        LuckReport::Told {
            unit,
            luck,
            left_out,
        } => {
            let told = match luck {
                Err(crate::history::NoLuck::TooFew { needed, there }) => {
                    let unit = is_mixed.then_some(unit);
                    html! { <p data-no-luck="too-few">{ words.too_few(unit, needed, there) }</p> }
                }
                Ok(luck) => told_luck(unit, &luck, language),
            };
            let left_out = (left_out > 0).then(|| match chosen.game {
                GameName::PokerMatch => match_luck_where(words),
                GameName::Blackjack | GameName::VideoPoker | GameName::SoloDraw => {
                    words.left_out().to_owned()
                }
                #[cfg(test)]
                GameName::HighCard => words.left_out().to_owned(),
            });
            html! {
                <>
                    { told }
                    if let Some(sentence) = left_out {
                        <p class="fine" data-left-out="">{ sentence }</p>
                    }
                </>
            }
        }
    };
    let is_too_few = |unit: &Unit| match report.luck(*unit) {
        LuckReport::Told { luck, .. } => luck.is_err(),
        LuckReport::Pending
        | LuckReport::NotExact
        | LuckReport::NotCounted
        | LuckReport::NoSolution
        | LuckReport::Match { .. } => false,
    };
    // More rounds would make a report.
    let more = if units.iter().any(is_too_few) {
        page.hidden_by(&[Field::Table, Field::Period])
    } else {
        vec![]
    };
    // If neither unit has a result, one sentence is enough.
    if units.iter().all(|unit| !is_told(&report.luck(*unit))) {
        units.truncate(1);
    }
    html! {
        <>
            <h2>{ words.luck() }</h2>
            { for units.into_iter().map(of_unit) }
            { hidden(chosen, &more, "more", language, dispatch) }
        </>
    }
}

/// Returns true for a report that tells results, or why there are too few.
const fn is_told(report: &LuckReport) -> bool {
    match report {
        LuckReport::Told { .. } | LuckReport::Match { .. } => true,
        LuckReport::Pending
        | LuckReport::NotExact
        | LuckReport::NotCounted
        | LuckReport::NoSolution => false,
    }
}

/// The sentence about the hands out of which luck is taken.
fn match_luck_where(words: PagesWords) -> String {
    words.match_luck_where(&most_chips().to_string())
}

/// The results of the poker match against one opponent, with luck and without it.
fn told_match(results: &MatchResults, is_partial: bool, language: Language) -> Html {
    let words = PagesWords::of(language);
    let shown = MatchLuckShown::of(results, language);
    html! {
        <div data-luck="">
            <dl class="figures sum">
                { number(words.stats_rounds(), "hands", count(language, results.hands)) }
                { number(words.match_without_luck(), "without-luck", shown.without_luck) }
                { number(words.match_luck(), "dealt", shown.luck) }
                { number(words.match_result(), "a-hand", shown.result) }
            </dl>
            if is_partial {
                <p class="fine" data-left-out="">{ match_luck_where(words) }</p>
            }
            <p class="method">{ words.only_fresh() }{ text::words(language).between() }{ words.match_luck_method() }</p>
        </div>
    }
}

fn told_luck(unit: Unit, luck: &Luck, language: Language) -> Html {
    let words = PagesWords::of(language);
    let value = |value: f64| amount(language, unit, value);
    let shown = luck.in_tenths();
    html! {
        <div data-luck="">
            <dl class="figures sum">
                { number(words.expected(), "expected", value(shown.expected)) }
                { number(words.stats_decided(), "decided", value(-shown.decided)) }
                { number(words.stats_dealt(), "dealt", value(shown.dealt())) }
                { number(words.stats_net(), "result", value(shown.result)) }
            </dl>
            <p data-share="perfect">{ words.among_perfect(&share_of_runs(language, luck.among_perfect())) }</p>
            <p data-share="equals">{ words.among_equals(&share_of_runs(language, luck.among_equals())) }</p>
            <p class="method">{ words.only_fresh() }{ text::words(language).between() }{ words.method() }</p>
        </div>
    }
}

fn decisions(
    report: &Report,
    chart: Option<&ChartPanel>,
    game: GameName,
    language: Language,
) -> Html {
    let words = PagesWords::of(language);
    let total = &report.total;
    if total.decisions == 0 {
        let why = if game.profile().is_judged {
            words.none_judged()
        } else {
            words.not_judged()
        };
        return html! { <><h2>{ words.decisions() }</h2><p>{ why }</p></> };
    }
    let all = crate::history::DecisionsPoint {
        rounds: total.rounds,
        decisions: total.decisions,
        best: total.best,
        cost: total.cost,
    };
    let best = share_of_best(&all).map(|it| share(language, it));
    let best = [
        count(language, total.best),
        PagesWords::of(language).between_parts().to_owned(),
        best.unwrap_or_default(),
    ];
    let costly: Vec<Html> = report
        .costly()
        .iter()
        .map(|costly| costly_view(costly, game, language))
        .collect();
    html! {
        <>
            <h2>{ words.decisions() }</h2>
            <dl class="figures">
                { number(words.judged(), "decisions", count(language, total.decisions)) }
                { number(words.stats_best(), "best", best.concat()) }
                { number(words.stats_cost(), "cost", cost(language, total.cost)) }
            </dl>
            if !costly.is_empty() {
                <h3>{ words.costly() }</h3>
                <ol class="costly">{ for costly }</ol>
            }
            { for chart.map(|chart| chart.view(language)) }
        </>
    }
}

fn costly_view(costly: &Costly, game: GameName, language: Language) -> Html {
    let words = PagesWords::of(language);
    let player = costly
        .hands
        .iter()
        .filter(|hand| hand.whose == Whose::Player);
    let own = player.clone().find(|hand| hand.is_decided);
    let own = own.or_else(|| player.clone().next());
    let dealer = costly.hands.iter().find(|hand| hand.whose == Whose::Dealer);
    let shown = dealer.into_iter().chain(own).map(|hand| {
        let names = hand.cards.iter().map(|card| card_name(language, *card));
        html! {
            <span class="seen">
                <span>{ crate::pages::history::words::whose(language, hand.whose) }</span>
                { for hand.cards.iter().map(|card| chip(*card)) }
                <span class="visually-hidden">{ names.collect::<Vec<_>>().join(", ") }</span>
            </span>
        }
    });
    let cards = own.map_or(&[][..], |hand| &hand.cards);
    let decided = decision(language, game, costly.decided.taken, cards);
    let better = costly.decided.choices.first();
    let better = better.map(|(code, _)| decision(language, game, *code, cards));
    let table = TableId::of_game(game).route();
    let its_cost = crate::pages::history::words::cost_of(language, costly.decided.cost);
    let round = format!(
        "{}?round={}",
        href(Route::Reading(Page::History)),
        costly.id
    );
    html! {
        <li>
            <p>{ for shown }</p>
            <p>
                { words.history_decided(&decided) }{ text::words(language).between() }{ words.it_cost(&its_cost) }
                if let Some(better) = better { { text::words(language).between() }{ words.better(&better) } }
            </p>
            <p class="do">
                if let Some([hands, rules]) = &costly.practice {
                    <a class="main" data-practise="" href={practice_link(table, hands, rules)}>{ words.practise() }</a>
                }
                <a href={round}>{ words.see_round() }</a>
            </p>
        </li>
    }
}

/// The announcement of the numbers.
fn announcement(page: &StatsPage, language: Language) -> String {
    let words = PagesWords::of(language);
    if let Some(why) = page.failure().or(page.unkept()) {
        return words.failed(why).to_owned();
    }
    match (page.chosen().filter(|_| page.has_rounds()), page.report()) {
        (None, _) => words.history_nothing_yet().to_owned(),
        (Some(chosen), None) => {
            let others = page.other_games();
            let none = match others[..] {
                [] => words.stats_none_like_this(),
                [..] => words.no_rounds_of_game(),
            };
            let games = others.into_iter().map(|(game, rounds)| {
                words.show_game(crate::pages::history::words::game(language, game), rounds)
            });
            let name = |field| named(chosen, field, language);
            let hidden = page.hidden();
            let hidden = hidden.iter();
            let hidden = hidden.map(|it| crate::pages::history::words::hidden(language, it, name));
            let told = [none.to_owned()].into_iter().chain(games).chain(hidden);
            told.collect::<Vec<_>>()
                .join(text::words(language).between())
        }
        (Some(_), Some(report)) => {
            let rounds = count(language, report.total.rounds);
            let results = results(language, &report);
            words.stats_told(&rounds, Some(results.as_str()).filter(|it| !it.is_empty()))
        }
    }
}
