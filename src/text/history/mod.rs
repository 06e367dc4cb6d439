//! The words of the page of what was played, in every language.

mod english;
mod japanese;
mod russian;

use std::borrow::Cow;

use crate::app::route::TableId;
use crate::blackjack::{self, Outcome};
use crate::core::{Chips, PackCard, WildHand};
use crate::history::{Ending, Facts, Failure, GameName, Kind, Mark, Opened, Record, Whose};
use crate::pages::history::{Told, WorkKind};
use crate::poker::{PayTable, duel};
use crate::table::{Action as _, Marks, Verdict};
use crate::text::jacks::why_unpaid;
use crate::text::language::Language;
use crate::text::machine::called_in;
use crate::text::messages::CoachWords;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;
use crate::text::poker::PokerTableWords;
use crate::text::short;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn HistoryWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the page, in one language.
    HistoryPhrases of HistoryWords {
        /// What is kept, and where.
        lede,
        /// The rounds were asked for.
        looking,
        /// Nothing was played yet.
        nothing_yet,
        /// Leads to a table.
        to_the_tables,
        /// No round passes the filter.
        none_like_this,
        /// Names the list of rounds.
        rounds,
        /// Shows more of them.
        more,

        // The filter.

        /// Names the filter.
        filters,
        /// Names the choice of the game.
        by_game,
        /// Names the choice of where the deal came from.
        by_deal,
        /// Names the choice of the result.
        by_result,
        /// Names the choice of what the mistakes cost.
        by_cost,
        /// Names the choice of the day.
        by_day,
        /// The choice that filters nothing.
        all,

        // A round.

        /// There is no round with this id.
        no_such_round,
        /// Leads back to the list.
        back_to_list,
        /// Names the steps of a round.
        steps,
        /// What can be said of a card that lies face down.
        face_down,
        /// Marks the hand that is decided about.
        this_hand,
        /// Marks a hand that was given up.
        folded,
        /// Marks hands that are equally good.
        tied,
        /// What lies on the table at the end.
        the_end,
        /// A decision was as good as any.
        it_was_best,
        /// Opens the list of what else could have been done.
        what_else,
        /// Names the column of decisions.
        the_decision,
        /// Names the column of what they are worth.
        its_worth,
        /// The deal is still dealt from, so nothing of its secret is told.
        still_sealed,
        /// The same of a deal whose secret others know, or anybody.
        still_in_play,
        /// Leads to the table with the same deal.
        play_again,
        /// Leads to the table, where the round is played on from a decision.
        from_here,
        /// Leads to the check of the deal.
        check,
        /// The chips of a round were not paid: its deal may have been known.
        left_chips,
        /// Forgets the round.
        forget_round,
        /// Asks whether that is really wanted.
        forget_round_really,
        /// Says that it is.
        forget_it,
        /// Says that it is not.
        keep_it,
        /// The dealer's hand.
        dealer,
        /// The player's.
        you,
        /// The decision to hold all five cards.
        hold_all,

        // Files.

        /// The heading.
        files_heading,
        /// What a file is good for.
        files_intro,
        /// Saves everything in a file.
        export,
        /// Saves the rounds as a table.
        csv,
        /// Reads a file.
        import,
        /// What else the file has, and what becomes of it.
        take_over_intro,
        /// Takes that over.
        take_over,
        /// Forgets everything.
        forget,
        /// Asks whether that is really wanted.
        forget_really,
        /// Says that it is.
        forget_all,
        /// Says that it is not.
        keep_all,
        /// Saves what lies in the database as it is.
        rescue,
        /// The browser has promised to clear nothing.
        promised,
        /// It may clear it when it needs room.
        may_be_cleared,
        /// Asks it to promise.
        ask_to_promise,
        /// It does not.
        promise_refused,
    }
}

/// The sentences of the page, in one language. Amounts are written already.
pub trait HistoryWords {
    /// The phrases that are always the same.
    fn phrases(&self) -> &'static HistoryPhrases;
    /// Where a deal came from.
    fn deal(&self, kind: Kind) -> &'static str;
    /// Who had the better of a round.
    fn verdict(&self, verdict: Verdict) -> &'static str;
    /// How a hand of blackjack ended.
    fn outcome(&self, outcome: Outcome) -> &'static str;
    /// What a decision at blackjack is called.
    fn play(&self, action: blackjack::Action) -> &'static str;
    /// The decision to swap so many cards.
    fn swap(&self, count: usize) -> String;
    /// The decision to hold these cards, which are written already.
    fn hold(&self, cards: &str) -> String;
    /// What was decided.
    fn decided(&self, what: &str) -> String;
    /// What a decision cost, in bets.
    fn it_cost(&self, bets: &str) -> String;
    /// What the mistakes of a round cost, in bets.
    fn mistakes_cost(&self, bets: &str) -> String;
    /// Mistakes that cost so much or more, in millionths of the bet.
    fn cost_or_more(&self, millionths: u64) -> String;
    /// What was won or lost, in chips with its sign.
    fn chips(&self, net: &str) -> String;
    /// What is in the pot.
    fn pot(&self, chips: Chips) -> String;
    /// How many rounds cannot be read.
    fn unreadable(&self, count: usize) -> String;
    /// How many rounds are shown, and whether there are more.
    fn found(&self, count: usize, are_more: bool) -> String;
    /// What takes a while.
    fn at_work(&self, work: WorkKind) -> &'static str;
    /// What was done.
    fn told(&self, told: &Told) -> String;
    /// Why the history does not work.
    fn failed(&self, why: Failure) -> String;
    /// What stands between two parts of a line: a sign with spaces around it.
    fn between_parts(&self) -> &'static str {
        " · "
    }
}

/// Whether an amount that is written already is one, of either sign.
pub(in crate::text) fn is_one(amount: &str) -> bool {
    matches!(amount, "1" | "+1" | "\u{2212}1")
}

/// The name of a game, as the links in the header have it.
#[must_use]
pub fn game(language: Language, game: GameName) -> &'static str {
    crate::text::words(language).heading(TableId::of_game(game).route())
}

/// The name of the game of a round: of video poker that of its pay table, “Deuces Wild”.
#[must_use]
pub fn game_of(language: Language, record: &Record) -> &'static str {
    let table = (record.game == GameName::Jacks).then(|| record.round.get("rules"));
    let table = table
        .flatten()
        .and_then(|rules| rules.parse::<PayTable>().ok());
    table.map_or_else(
        || game(language, record.game),
        |table| all_words(language).game_name(table.game()),
    )
}

/// How the hands of a round ended, in a few words. Hands of video poker that are paid alike are told once: “Two pair ×3”.
#[must_use]
pub fn endings(language: Language, facts: &Facts) -> String {
    let alike = |one: &Ending, next: &Ending| one == next && matches!(one, Ending::Prize(_));
    let runs = facts.endings.chunk_by(alike).filter_map(|run| {
        let name = crate::text::stats::ending(language, *run.first()?);
        Some(match run.len() {
            1 => name,
            count => format!("{name}\u{a0}×{count}").into(),
        })
    });
    let endings: Vec<Cow<'static, str>> = runs.collect();
    endings.join(words(language).between_parts())
}

/// What the last hand of a round of Jacks or Better is, where that is a pair too low to be paid, and from which rank on pairs
/// pay.
#[must_use]
pub fn low_pair(language: Language, opened: &Opened) -> Option<String> {
    let record = &opened.row.record;
    let table = (record.game == GameName::Jacks).then(|| record.round.get("rules"))??;
    let table: PayTable = table.parse().ok()?;
    let [hand] = opened.scenes.last()?.hands.as_slice() else {
        return None;
    };
    let hand = WildHand::new(&hand.cards).ok()?;
    let words: &dyn PokerTableWords = all_words(language);
    let why = why_unpaid(words, &table, &hand)?;
    let called = called_in(words, table.game(), &hand);
    Some([&words.hand_pays(&called, 0), words.between(), &why].concat())
}

/// What was won or lost, in chips; nothing where nothing was bet.
#[must_use]
pub fn net_of(language: Language, facts: &Facts) -> Option<String> {
    if facts.bet == 0 {
        return None;
    }
    let sign = match facts.net {
        0 => "",
        net if net < 0 => "\u{2212}",
        _ => "+",
    };
    let chips = Chips::from_halves(facts.net.unsigned_abs());
    let amount = all_words(language).in_digits(chips);
    Some(words(language).chips(&[sign, &amount].concat()))
}

/// What a decision is worth: millionths of a bet as bets, with the sign of what is negative. What is less than a
/// thousandth either way is not said to be nothing.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "amounts are far below 2^53")]
pub fn worth_of(language: Language, millionths: i64) -> String {
    let coach = CoachWords::of(language);
    let amount = coach.amount(millionths as f64 / 1e6);
    let is_least = amount == coach.amount(0.0) && millionths != 0;
    let least = coach.amount(0.001);
    match (millionths < 0, is_least) {
        (_, true) => format!("<{least}"),
        (true, false) => format!("\u{2212}{amount}"),
        (false, false) => amount,
    }
}

/// A cost in millionths of a bet, in bets.
#[must_use]
pub fn cost_of(language: Language, millionths: u64) -> String {
    worth_of(language, i64::try_from(millionths).unwrap_or(i64::MAX))
}

/// The name of a card.
#[must_use]
pub fn card_name(language: Language, card: PackCard) -> String {
    let words = all_words(language);
    match card {
        PackCard::Natural(card) => words.card(card),
        PackCard::Joker(joker) => words.joker(joker).to_owned(),
    }
}

/// Whose hand it is.
#[must_use]
pub fn whose(language: Language, whose: Whose) -> Cow<'static, str> {
    match whose {
        Whose::Dealer => words(language).dealer().into(),
        Whose::Player => words(language).you().into(),
        Whose::Opponent(character) => all_words(language).character(character).into(),
        Whose::Seat(number) => all_words(language).seat_number(number.into()).into(),
    }
}

/// What has become of a hand, in a word.
#[must_use]
pub fn marked(language: Language, mark: Mark) -> &'static str {
    match mark {
        Mark::Folded => words(language).folded(),
        Mark::Won => words(language).verdict(Verdict::Won),
        Mark::Tied => words(language).tied(),
        Mark::Best => crate::text::stats::words(language).best_hand(),
    }
}

/// What was decided in this game, by its code in a record, with these cards in the hand. A code that the game does
/// not know stands for itself.
#[must_use]
pub fn decision(language: Language, game: GameName, code: char, cards: &[PackCard]) -> String {
    let (words, all) = (words(language), all_words(language));
    let swapped = |marks: Marks| match game {
        GameName::Jacks => held(language, marks, cards),
        GameName::Blackjack | GameName::Solo | GameName::Duel => match (game, marks) {
            (GameName::Solo, Marks::NONE) => crate::text::words(language).finish().to_owned(),
            (_, Marks::NONE) => words.hold_all().to_owned(),
            (_, marks) => words.swap(marks.count()),
        },
    };
    let known = match game {
        GameName::Blackjack => {
            let action = blackjack::Action::from_code(code);
            action.map(|action| words.play(action).to_owned())
        }
        GameName::Solo | GameName::Jacks => Marks::from_code(code).map(swapped),
        GameName::Duel => duel::Action::from_code(code).map(|action| match action {
            duel::Action::Swap(marks) => swapped(marks),
            duel::Action::StandPat => words.hold_all().to_owned(),
            duel::Action::Check => all.check().to_owned(),
            duel::Action::Bet => all.place_bet().to_owned(),
            duel::Action::Call => all.call().to_owned(),
            duel::Action::Raise => all.raise().to_owned(),
            duel::Action::Fold => all.fold().to_owned(),
        }),
    };
    known.unwrap_or_else(|| code.to_string())
}

/// The decision to hold what is not swapped.
fn held(language: Language, marks: Marks, cards: &[PackCard]) -> String {
    let words = words(language);
    if marks == Marks::NONE {
        return words.hold_all().to_owned();
    }
    let all = cards.iter().enumerate();
    let held: Vec<PackCard> = all
        .filter(|(place, _)| !marks.holds(*place))
        .map(|(_, card)| *card)
        .collect();
    if held.is_empty() {
        words.swap(marks.count())
    } else {
        let names = held.iter().map(|card| match card {
            PackCard::Natural(card) => short(*card),
            PackCard::Joker(joker) => all_words(language).joker(*joker).to_owned(),
        });
        let names: Vec<String> = names.collect();
        words.hold(&names.join(" "))
    }
}

/// What stands between two sentences.
#[must_use]
pub fn gap(language: Language) -> &'static str {
    all_words(language).between()
}
