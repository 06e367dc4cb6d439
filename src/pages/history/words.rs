//! The messages of the history page, in every language.

use std::borrow::Cow;
use std::cmp::Ordering;

use super::{Report, TakenOver, WorkKind};
use crate::app::route::TableId;
use crate::core::{Chips, PackCard, WildHand};
use crate::games::video_poker::words::games::called_in;
use crate::games::video_poker::words::why_unpaid;
use crate::history::file::NotAFile;
use crate::history::{Ending, Facts, GameName, Hidden, Mark, Opened, Record, Whose};
use crate::poker::PayTable;
use crate::table::Verdict;
use crate::text::language::Language;
use crate::text::messages::CoachWords;
use crate::text::messages::PagesWords;
use crate::text::numbers::with_sign;
use crate::text::poker;

/// The sentence that names the choices of the filter that hide these rounds. `name` returns the label and the value of a
/// choice.
#[must_use]
pub fn hidden<F: Copy>(
    language: Language,
    hidden: &Hidden<F>,
    name: impl Fn(F) -> (&'static str, String),
) -> String {
    let words = PagesWords::of(language);
    let rounds = match hidden.kind {
        Some(kind) => words.hidden_rounds_of(hidden.rounds, kind),
        None => words.hidden_rounds(hidden.rounds),
    };
    let choices = hidden.by.iter().map(|field| {
        let (label, value) = name(*field);
        words.filter_value(label, &value)
    });
    let choices: Vec<String> = choices.collect();
    match &choices[..] {
        [choice] => words.hidden_by(choice, &rounds),
        choices => {
            let quoted = choices.iter().map(|it| words.quoted_filter(it));
            let quoted: Vec<String> = quoted.collect();
            words.hidden_together(&quoted.join(words.filters_between()), &rounds)
        }
    }
}

impl PagesWords {
    /// The choice of rounds whose mistakes cost at least this much, in millionths of the bet.
    #[must_use]
    pub fn cost_or_more(self, millionths: u64) -> String {
        match millionths {
            0 | 1 => self.any_mistake().to_owned(),
            cost => self.cost_at_least(&hundredths(self.language(), cost / 10_000)),
        }
    }

    /// The net result in chips. `net` is a formatted amount with its sign.
    #[must_use]
    pub fn history_chips(self, net: &str) -> String {
        self.in_chips(net, is_one(net))
    }

    /// The size of the pot.
    #[must_use]
    pub fn history_pot(self, chips: Chips) -> String {
        self.in_the_pot(&crate::text::words(self.language()).in_digits(chips))
    }

    /// The number of rounds found. `are_more` says that there may be more.
    #[must_use]
    pub fn history_found(self, count: usize, are_more: bool) -> String {
        match (count, are_more) {
            (0, _) => self.found_none().to_owned(),
            (count, false) => self.found_all(count),
            (count, true) => self.found_some(count),
        }
    }

    /// The name of a task that takes a while.
    #[must_use]
    pub fn at_work(self, work: WorkKind) -> &'static str {
        match work {
            WorkKind::Export | WorkKind::Csv | WorkKind::Rescue => self.writing_file(),
            WorkKind::Import => self.reading_file(),
            WorkKind::Forget => self.deleting(),
        }
    }

    /// The report about a finished task.
    #[must_use]
    pub fn report(self, report: &Report) -> String {
        match report {
            Report::Imported {
                added,
                known,
                ahead: 0,
            } => self.imported(*added, *known),
            Report::Imported {
                added,
                known,
                ahead,
            } => self.imported_ahead(*added, *ahead, *known),
            Report::TakenOver(taken) => self.restored(*taken),
            Report::NotImported(why) => self.nothing_imported(&self.not_imported(why)),
            Report::ImportFailed(why) => self.nothing_imported(self.failed(*why)),
            Report::Forgotten => self.forgotten().to_owned(),
            Report::ForgottenRound => self.forgotten_round().to_owned(),
            Report::Saved => self.saved().to_owned(),
            Report::Asked(true) => self.promised().to_owned(),
            Report::Asked(false) => self.promise_refused().to_owned(),
            Report::FileUnreadable => self.file_unreadable().to_owned(),
        }
    }

    /// The data that was restored from a file.
    fn restored(self, taken: TakenOver) -> String {
        let lists = taken.lists;
        let parts = [
            taken.settings.then(|| self.taken_settings().to_owned()),
            (taken.tables > 0).then(|| self.taken_tables(taken.tables)),
            lists.mistakes.then(|| self.taken_mistakes().to_owned()),
            lists.drills.then(|| self.taken_drills().to_owned()),
            lists.ramp.then(|| self.taken_ramp().to_owned()),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() {
            self.nothing_taken().to_owned()
        } else {
            self.taken_over(&parts.join(self.taken_between()), taken.in_part)
        }
    }

    /// The message about a file that cannot be imported.
    fn not_imported(self, why: &NotAFile) -> String {
        match why {
            NotAFile::Empty => self.file_empty().to_owned(),
            NotAFile::NoJson { line, column } => self.file_no_json(*line, *column),
            NotAFile::OtherFormat => self.file_other_format().to_owned(),
            NotAFile::Newer => self.file_newer().to_owned(),
            NotAFile::NoRounds => self.file_no_rounds().to_owned(),
            NotAFile::Round { number, .. } => self.file_round_damaged(*number),
            NotAFile::Stored { name } => self.file_stored_damaged(name),
        }
    }
}

/// A number in hundredths, written with two decimals.
#[expect(clippy::cast_precision_loss, reason = "amounts are far below 2^53")]
fn hundredths(language: Language, hundredths: u64) -> String {
    PagesWords::of(language).grouped_decimal(hundredths as f64 / 100.0, 2)
}

/// Returns true if a formatted amount is 1, with either sign or none.
pub(crate) fn is_one(amount: &str) -> bool {
    matches!(amount, "1" | "+1" | "\u{2212}1")
}

/// The name of a game, as in the links of the header.
#[must_use]
pub fn game(language: Language, game: GameName) -> &'static str {
    crate::text::words(language).heading(TableId::of_game(game).route())
}

/// The name of the game of a round. For video poker it is the name of the pay table: “Deuces Wild”.
#[must_use]
pub fn game_of(language: Language, record: &Record) -> &'static str {
    let rules = record.round.get("rules");
    let name =
        rules.and_then(|rules| crate::text::game::name_by_rules(language, record.game, rules));
    name.unwrap_or_else(|| game(language, record.game))
}

/// The name of the game of video poker by this pay table.
pub(crate) fn name_of_video_poker(language: Language, rules: &str) -> Option<&'static str> {
    let table: PayTable = rules.parse().ok()?;
    Some(poker::words(language).game_name(table.game()))
}

/// The results of the hands of a round, in a few words. Adjacent video poker hands with the same prize are counted
/// together: “Two pair ×3”.
#[must_use]
pub fn endings(language: Language, facts: &Facts) -> String {
    let alike = |one: &Ending, next: &Ending| one == next && matches!(one, Ending::Prize(_));
    let runs = facts.endings.chunk_by(alike).filter_map(|run| {
        let name = crate::pages::stats::words::ending(language, *run.first()?);
        Some(match run.len() {
            1 => name,
            count => PagesWords::of(language).times(&name, count).into(),
        })
    });
    let endings: Vec<Cow<'static, str>> = runs.collect();
    endings.join(PagesWords::of(language).between_parts())
}

/// The last hand of a round of video poker with one hand, if it is a pair too low to be paid, with the lowest rank that
/// pays.
#[must_use]
pub fn low_pair(language: Language, opened: &Opened) -> Option<String> {
    let record = &opened.row.record;
    let table = (record.game == GameName::VideoPoker).then(|| record.round.get("rules"))??;
    let table: PayTable = table.parse().ok()?;
    let [hand] = opened.scenes.last()?.hands.as_slice() else {
        return None;
    };
    let hand = WildHand::new(&hand.cards).ok()?;
    let words = poker::words(language);
    let why = why_unpaid(words, &table, &hand)?;
    let called = called_in(words, table.game(), &hand);
    Some([&words.hand_pays(&called, 0_u32), words.between(), &why].concat())
}

/// The net result in chips. `None` if the round had no bet.
#[must_use]
pub fn net_of(language: Language, facts: &Facts) -> Option<String> {
    if facts.bet == 0 {
        return None;
    }
    let chips = Chips::from_halves(facts.net.unsigned_abs());
    let words = PagesWords::of(language);
    let amount = with_sign(facts.net.cmp(&0), &words.in_digits(chips));
    Some(words.history_chips(&amount))
}

/// The value of a decision in bets, from millionths of a bet. A negative value has a minus sign. A value that rounds to
/// zero is not shown as zero.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "amounts are far below 2^53")]
pub fn worth_of(language: Language, millionths: i64) -> String {
    let coach = CoachWords::of(language);
    let amount = coach.amount(millionths as f64 / 1e6);
    let is_least = amount == coach.amount(0.0) && millionths != 0;
    let least = coach.amount(0.001);
    match (millionths < 0, is_least) {
        (_, true) => format!("<{least}"),
        (true, false) => with_sign(Ordering::Less, &amount),
        (false, false) => amount,
    }
}

/// A cost in bets, from millionths of a bet.
#[must_use]
pub fn cost_of(language: Language, millionths: u64) -> String {
    worth_of(language, i64::try_from(millionths).unwrap_or(i64::MAX))
}

/// The name of a card.
#[must_use]
pub fn card_name(language: Language, card: PackCard) -> String {
    let words = poker::words(language);
    match card {
        PackCard::Natural(card) => words.card(card),
        PackCard::Joker(joker) => words.joker(joker).to_owned(),
    }
}

/// The owner of a hand.
#[must_use]
pub fn whose(language: Language, whose: Whose) -> Cow<'static, str> {
    match whose {
        Whose::Dealer => PagesWords::of(language).history_dealer().into(),
        Whose::Player => PagesWords::of(language).history_you().into(),
        Whose::Opponent(character) => poker::words(language).character(character).into(),
        Whose::Seat(number) => crate::text::words(language).seat_number(number).into(),
    }
}

/// The state of a hand, in a word.
#[must_use]
pub fn marked(language: Language, mark: Mark) -> &'static str {
    match mark {
        Mark::Folded => PagesWords::of(language).folded(),
        Mark::Won => PagesWords::of(language).verdict(Verdict::Won),
        Mark::Tied => PagesWords::of(language).tied(),
        Mark::Best => PagesWords::of(language).stats_best_hand(),
    }
}

/// A decision from its code in a record, with the cards of the hand. A code that the game does not know is shown
/// unchanged.
#[must_use]
pub fn decision(language: Language, game: GameName, code: char, cards: &[PackCard]) -> String {
    let known = crate::text::game::decision(language, game, code, cards);
    known.unwrap_or_else(|| code.to_string())
}

/// The separator between two sentences.
#[must_use]
pub fn gap(language: Language) -> &'static str {
    crate::text::words(language).between()
}
