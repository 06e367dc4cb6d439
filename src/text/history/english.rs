//! English.

use super::{HistoryPhrases, HistoryWords, is_one};
use crate::blackjack::{Action, Outcome};
use crate::core::Chips;
use crate::history::file::NotAFile;
use crate::history::{Failure, Kind};
use crate::pages::history::{TakenOver, Told, WorkKind};
use crate::table::Verdict;
use crate::text::english::English;

static PHRASES: HistoryPhrases = HistoryPhrases {
    lede: "Every round you finish is kept in this browser and nowhere else. Open one to see it again, decision by decision.",
    looking: "Looking…",
    nothing_yet: "There are no rounds here yet.",
    to_the_tables: "Play one",
    none_like_this: "No round matches.",
    rounds: "Rounds, the latest first",
    more: "Show more",
    filters: "Which rounds to show",
    by_game: "Game",
    by_deal: "Deal",
    by_result: "Result",
    by_cost: "Mistakes",
    by_day: "Day",
    all: "All",
    no_such_round: "There is no such round in this browser’s history, or it can’t be read.",
    back_to_list: "Back to all rounds",
    steps: "The round, step by step",
    face_down: "a card face down",
    this_hand: "this hand",
    folded: "Folded",
    tied: "Tie",
    the_end: "The end of the round",
    it_was_best: "Nothing was better.",
    what_else: "What each choice was worth",
    the_decision: "Choice",
    its_worth: "Worth, in bets",
    still_sealed: "This deal’s secret stays sealed for now, because more rounds may be dealt from it. You can check it and play it again once its last round is over, or once it has left the table and a round of this game with another fresh deal is over.",
    still_in_play: "This deal is still on a table. You can check it and play it again once it has left the table.",
    play_again: "Play this deal again",
    from_here: "Play on from here, as a shared deal",
    check: "Check this deal",
    left_chips: "Your own chips stayed as they were: only fresh deals change them.",
    forget_round: "Delete this round…",
    forget_round_really: "This round will be deleted from the history for good.",
    forget_it: "Delete this round",
    keep_it: "Keep it",
    dealer: "Dealer",
    you: "You",
    hold_all: "Hold all five cards",
    files_heading: "Your history as a file",
    files_intro: "“Save everything” writes one file with every round that can be read, and with your settings, tables and hands to practice. Import it in another browser to have the rounds there too: rounds that are there already are left as they are. The CSV table is for spreadsheets and can’t be imported.",
    export: "Save everything",
    csv: "Save as a table (CSV)",
    import: "Import a file",
    take_over_intro: "The file may also hold settings, tables with their chips and rounds in play, and hands to practice. What it holds will replace yours.",
    take_over: "Replace mine",
    forget: "Forget everything…",
    forget_really: "Every round in this history will be deleted for good. The rounds on the tables, your banks, scores, settings and hands to practice stay.",
    forget_all: "Delete all rounds",
    keep_all: "Keep them",
    rescue: "Save what is stored, as it is",
    promised: "The browser has agreed not to clear the history when it runs short of space.",
    may_be_cleared: "The browser may clear the history when it runs short of space.",
    ask_to_promise: "Ask it not to",
    promise_refused: "The browser didn’t agree to keep the history when it runs short of space.",
};

impl HistoryWords for English {
    fn phrases(&self) -> &'static HistoryPhrases {
        &PHRASES
    }

    fn deal(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Fresh => "Fresh deal",
            Kind::Shared => "Shared deal",
            Kind::Daily => "Deal of the day",
            Kind::Practice => "Practice",
        }
    }

    fn verdict(&self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Won => "Won",
            Verdict::Drawn => "Push or tie",
            Verdict::Lost => "Lost",
        }
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::PlayerBlackjack => "Blackjack",
            Outcome::PlayerWins => "Better hand",
            Outcome::DealerBusts => "Dealer busts",
            Outcome::Draw => "Push",
            Outcome::DealerWins => "Dealer wins",
            Outcome::DealerBlackjack => "Dealer has blackjack",
            Outcome::PlayerBusts => "Bust",
            Outcome::Surrendered => "Surrendered",
            Outcome::Charlie => "Won by number of cards",
            Outcome::BetReturned => "Bet came back",
        }
    }

    fn play(&self, action: Action) -> &'static str {
        match action {
            Action::Hit => "Hit",
            Action::Stand => "Stand",
            Action::Double => "Double",
            Action::Split => "Split",
            Action::Surrender => "Surrender",
            Action::Insurance => "Take insurance",
            Action::NoInsurance => "Decline insurance",
            Action::PlayOn => "Play on",
        }
    }

    fn swap(&self, count: usize) -> String {
        match count {
            1 => "Swap one card".to_owned(),
            count => format!("Swap {count} cards"),
        }
    }

    fn hold(&self, cards: &str) -> String {
        format!("Hold {cards}")
    }

    fn decided(&self, what: &str) -> String {
        format!("Your choice: {what}.")
    }

    fn it_cost(&self, bets: &str) -> String {
        format!("It cost {bets} bets on average.")
    }

    fn mistakes_cost(&self, bets: &str) -> String {
        format!("mistakes: {bets} bets")
    }

    fn cost_or_more(&self, millionths: u64) -> String {
        match millionths {
            0 | 1 => "Any mistake".to_owned(),
            cost => format!(
                "{}.{:02} bets or more",
                cost / 1_000_000,
                cost / 10_000 % 100
            ),
        }
    }

    fn chips(&self, net: &str) -> String {
        let chips = if is_one(net) { "chip" } else { "chips" };
        format!("{net} {chips}")
    }

    fn pot(&self, chips: Chips) -> String {
        format!("Pot: {chips}")
    }

    fn unreadable(&self, count: usize) -> String {
        match count {
            1 => "One stored round can’t be read. It stays where it is.".to_owned(),
            count => format!("{count} stored rounds can’t be read. They stay where they are."),
        }
    }

    fn found(&self, count: usize, are_more: bool) -> String {
        let rounds = match count {
            0 => return "No rounds.".to_owned(),
            1 => "One round".to_owned(),
            count => format!("{count} rounds"),
        };
        let more = if are_more {
            ", and there may be more"
        } else {
            ""
        };
        format!("{rounds} on the page{more}.")
    }

    fn at_work(&self, work: WorkKind) -> &'static str {
        match work {
            WorkKind::Export | WorkKind::Csv | WorkKind::Rescue => "Writing the file…",
            WorkKind::Import => "Reading the file and playing each round again…",
            WorkKind::Forget => "Deleting…",
        }
    }

    fn told(&self, told: &Told) -> String {
        match told {
            Told::Imported {
                added,
                known,
                ahead,
            } => {
                let ahead = match ahead {
                    0 => String::new(),
                    ahead => format!(" Of these, dated in the future: {ahead}."),
                };
                format!("Rounds added: {added}.{ahead} Already here: {known}.")
            }
            Told::TakenOver(taken) => taken_over(*taken),
            Told::NotImported(why) => format!("Nothing was imported. {}", not_imported(why)),
            Told::ImportFailed(why) => format!("Nothing was imported. {}", self.failed(*why)),
            Told::Forgotten => "Every round has been deleted.".to_owned(),
            Told::ForgottenRound => "The round has been deleted.".to_owned(),
            Told::Saved => "The file is ready.".to_owned(),
            Told::Asked(true) => PHRASES.promised.to_owned(),
            Told::Asked(false) => PHRASES.promise_refused.to_owned(),
            Told::FileUnreadable => "The browser couldn’t read that file.".to_owned(),
        }
    }

    fn failed(&self, why: Failure) -> String {
        match why {
            Failure::NoWorker => "The part of the page that keeps the history couldn’t be loaded, or has stopped. Are you online? Reload the page to try again.",
            Failure::Apart => "The browser keeps this page apart from its storage, as in a sandboxed frame of another site, so no history can be kept. Open the page in a tab of its own.",
            Failure::Forbidden => "Your browser gives this page no database, so no history can be kept. A private window, a frame of another site or a setting may be the cause.",
            Failure::Full => "There is no room left for this in the browser’s storage.",
            Failure::Newer => {
                "A newer version of Fair Deal has written this history, and this one can’t read it. Reload the page to get \
                 the newer version."
            }
            Failure::Broken => "Something went wrong with the history. What was kept before is still as it was.",
        }
        .to_owned()
    }
}

/// What was taken over from a file.
fn taken_over(taken: TakenOver) -> String {
    let tables = match taken.tables {
        0 => None,
        1 => Some("one table, as it was in the file".to_owned()),
        tables => Some(format!("{tables} tables, as they were in the file")),
    };
    let parts = [
        taken.settings.then(|| "the settings".to_owned()),
        tables,
        taken
            .lists
            .mistakes
            .then(|| "the list of hands to practice".to_owned()),
        taken
            .lists
            .drills
            .then(|| "the results of the counting drills".to_owned()),
        taken.lists.ramp.then(|| "the ramp of bets".to_owned()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return "The browser didn’t store any of it. Everything is as it was.".to_owned();
    }
    let rest = if taken.in_part {
        " The browser couldn’t store the rest."
    } else {
        ""
    };
    format!("Taken over from the file: {}.{rest}", parts.join("; "))
}

/// What is wrong with a file.
fn not_imported(why: &NotAFile) -> String {
    match why {
        NotAFile::Empty => "This file is empty.".to_owned(),
        NotAFile::NoJson { line, column } => {
            format!("The file can’t be read as JSON: line {line}, column {column}.")
        }
        NotAFile::OtherFormat => "The file isn’t a Fair Deal history.".to_owned(),
        NotAFile::Newer => "A newer version of Fair Deal has written the file.".to_owned(),
        NotAFile::NoRounds => "The file has no list of rounds.".to_owned(),
        NotAFile::Round { number, .. } => {
            format!("Round {number} in the file is damaged or against the rules.")
        }
        NotAFile::Stored { name } => {
            format!("What the file stores as “{name}” is damaged or of a newer version.")
        }
    }
}
