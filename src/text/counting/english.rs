//! English.

use super::{CountingPhrases, CountingWords};
use crate::coach::counting::{NoSystem, NotTags, Rounding, System};
use crate::pages::counting::{DrillName, IndexList, Precision};
use crate::text::english::English;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "A counting system gives every card a tag. In Hi-Lo each card from 2 to 6 that you see counts +1, 7 to 9 count nothing, and \
         tens, face cards and aces count −1. Their sum is the running count. The true count is the running count divided by the \
         number of decks you haven't seen, and rounded. When it is high, more tens and aces are left, and that favours the player.",
    system_heading: "The system",
    system: "System",
    own: "Your own tags",
    tags: "Tags from ace to ten",
    take: "Use these tags",
    figures: "How well it fits",
    betting: "Betting correlation",
    playing: "Playing efficiency, published",
    insuring: "Insurance correlation",
    unpublished: "not published",
    unbalanced: "The tags of a deck don’t add up to 0, so this system is played by its running count alone.",
    equal_tags: "Tags that are all equal count nothing.",

    drill_heading: "Drills",
    decks: "Decks",
    at_a_time: "Cards at a time",
    full_table: "15 (full table)",
    pace: "Pace",
    by_hand: "By hand",
    rounding: "Round the true count",
    precision: "Count in",
    list: "Plays",
    find_first: "Have the coach find them first, further down on this page.",
    asks_both: "Ask for the true count too",
    begin: "Start the drill",
    begin_again: "Start again",
    next: "Next",
    pause: "Pause",
    go_on: "Go on",
    finish: "Finish",
    show: "Show the count",
    hide: "Hide the count",
    running: "Running count",
    decks_in_tray: "Decks in the tray",
    answer: "Answer",
    no_number: "Type a whole number, such as 3 or −2.",
    no_decimal: "Type a number, such as 2.5 or −1.",
    takes_insurance: "Insurance",
    no_insurance: "No insurance",
    play_on: "Don’t surrender",
    right: "Right.",
    wrong: "Not quite.",
    over: "The cut card is out, so the drill is over.",
    ended: "The drill is over.",

    past_heading: "Your results",
    past_none: "No drill has been finished yet.",
    past_full: "The browser couldn’t store the last result. It stays here until you close the page.",
    past_damaged: "The stored results can’t be read, so new ones aren’t kept. You can delete them and start afresh.",
    past_forget: "Delete the results",
    past_date: "Day",
    past_drill: "Drill",
    past_right: "Right",
    past_time: "An answer",

    work_out: "Work out for these rules",
    fit_heading: "Published indices beside this table’s own",
    fit_intro: "These decisions were published for Hi-Lo with several decks and true counts rounded down: the Illustrious 18, the Fab 4, Cacarulo’s additions and, where the dealer hits soft 17, changes by Blackjack Apprenticeship. Beside them stands the index that the coach finds for your rules, your system and your rounding, and what playing by it is worth against basic strategy: per 100 rounds, with a bet of 1, and of twice the true count from 1 on, up to 8.",
    fit_decision: "Decision",
    fit_found: "Found",
    fit_worth: "Worth",
    fit_always: "always",
    fit_never: "never",
    fit_illegal: "not allowed",
    fit_unknown: "not worked out yet",

    index_heading: "Where the count changes the best play",
    index_intro: "The coach works out the best play of every starting hand for true counts from −8 to +8, with the cards \
         that are then left on average halfway to the cut card. Each row names the lowest whole true count at \
         which another play becomes best. It is worked out for a true count of exactly that number. None of it is \
         copied from a printed list.",
    other_rules: "Choose other rules",
    no_shoe: "These rules shuffle after every round, so the count begins anew each time. What follows is for a shoe of which \
         75% is dealt.",
    find: "Find these hands",
    hand: "Your hand",
    below: "Below",
    from: "From there on",
    index: "True count",
    none: "Nothing changes with the count.",
};

impl CountingWords for English {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn drill(&self, drill: DrillName) -> &'static str {
        match drill {
            DrillName::Running => "Running count",
            DrillName::Tray => "Decks in the tray",
            DrillName::TrueCount => "True count",
            DrillName::Indices => "Index plays",
        }
    }

    fn intro(&self, drill: DrillName) -> &'static str {
        match drill {
            DrillName::Running => {
                "Cards are turned from a freshly shuffled shoe, by hand or at a pace of your choice. Every so often you are \
                 asked for the count."
            }
            DrillName::Tray => {
                "You see a discard tray that the whole shoe would fill, and say how many decks are in it. A screen reader \
                 gives the tray’s fill in percent instead of the picture; the rest of the calculation is the same."
            }
            DrillName::TrueCount => {
                "You get a running count and the number of decks that are left, and say the true count."
            }
            DrillName::Indices => {
                "You get a hand, the dealer’s card and a true count, and choose the play. The Illustrious 18 and the Fab 4 \
                 are published for Hi-Lo; the coach finds others for your rules and your system further down. Where the dealer hits soft 17, plays \
                 against a six or an ace are left out."
            }
        }
    }

    fn rounded(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "Down (−0.5 becomes −1)",
            Rounding::Nearest => "To the nearest (−0.4 becomes 0)",
            Rounding::Cut => "Towards 0 (−1.5 becomes −1)",
        }
    }

    fn true_count(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "True count, rounded down",
            Rounding::Nearest => "True count, to the nearest",
            Rounding::Cut => "True count, cut towards 0",
        }
    }

    fn parts(&self, precision: Precision) -> &'static str {
        match precision {
            Precision::Halves => "Half decks",
            Precision::Quarters => "Quarter decks",
        }
    }

    fn index_list(&self, list: IndexList) -> &'static str {
        match list {
            IndexList::Illustrious => "Illustrious 18",
            IndexList::Fab => "Fab 4",
            IndexList::Found => "Found by the coach",
        }
    }

    fn no_system(&self, why: &NoSystem) -> String {
        match why {
            NoSystem::Unknown(_) => {
                let names = System::ALL.map(System::name).join(", ");
                format!("That is no system: there are {names}, or ten tags with commas between.")
            }
            NoSystem::NoTags(NotTags::WrongCount { found }) => format!(
                "Tags are ten numbers with commas between, for the ace, 2 to 9 and ten; here are {found}."
            ),
            NoSystem::NoTags(NotTags::NoTag(text)) => format!(
                "A tag is a number from −10 to 10 with two decimals at most, which “{text}” isn’t."
            ),
            NoSystem::AllEqual => PHRASES.equal_tags.to_owned(),
        }
    }

    fn tags_are(&self, system: &str, tags: &str) -> String {
        format!("{system}, from the ace to the ten: {tags}.")
    }

    fn every(&self, seconds: &str) -> String {
        format!("Every {seconds} s")
    }

    fn pace_is(&self, cards: usize, seconds: &str, a_minute: u32) -> String {
        let cards = match cards {
            1 => "One card".to_owned(),
            _ => format!("{cards} cards"),
        };
        format!("{cards} every {seconds} s: {a_minute} cards a minute.")
    }

    fn tray(&self, decks: u8, percent: u32) -> String {
        let decks = match decks {
            1 => "1 deck".to_owned(),
            _ => format!("{decks} decks"),
        };
        format!("A discard tray for {decks}, filled to {percent} percent.")
    }

    fn tray_is(&self, cards: u32, decks: &str, answer: &str) -> String {
        format!("There are {cards} cards in it: {decks} decks, so the answer is {answer}.")
    }

    fn to_convert(&self, running: &str, decks: &str) -> String {
        format!("Running count: {running}. Decks left: {decks}.")
    }

    fn true_count_is(&self, true_count: &str) -> String {
        format!("The true count is {true_count}.")
    }

    fn situation(&self, hand: &str, up: &str, true_count: &str) -> String {
        format!("{hand} against {up}, true count {true_count}.")
    }

    fn insurance_offered(&self, true_count: &str) -> String {
        format!("The dealer shows an ace, true count {true_count}. Insurance?")
    }

    fn index_by(&self, play: &str, index: &str, source: &str) -> String {
        format!("{play} from a true count of {index} on ({source}).")
    }

    fn index_found(&self, play: &str, index: &str) -> String {
        format!("{play} from a true count of {index} on, as the coach finds.")
    }

    fn time(&self, seconds: u32, each: &str) -> String {
        format!("Time: {seconds} s, {each} s an answer.")
    }

    fn seconds(&self, each: &str) -> String {
        format!("{each} s")
    }

    fn turned(&self, turned: usize, shoe: usize, cut_card: usize) -> String {
        format!("{turned} of {shoe} cards turned; the cut card is at {cut_card}.")
    }

    fn running_is(&self, running: &str) -> String {
        format!("The running count is {running}.")
    }

    fn counts_are(&self, running: &str, true_count: &str) -> String {
        format!("The running count is {running}, the true count {true_count}.")
    }

    fn score(&self, right: u32, asked: u32) -> String {
        format!("Right so far: {right} of {asked}.")
    }

    fn by_rules(&self, rules: &str, system: &str) -> String {
        format!("Rules: {rules}. System: {system}.")
    }

    fn decision(&self, hand: &str, up: &str, play: &str) -> String {
        format!("{hand} against {up}: {play}")
    }

    fn gain_is(&self, play: &str, gain: &str) -> String {
        format!(
            "With the cards left on average at this count, {play} differs from the best other play by {gain} of a bet. Surrender isn’t compared."
        )
    }

    fn found(&self, plays: usize) -> String {
        format!("Plays that change with the count: {plays}.")
    }

    fn against(&self, up: &str, hands: usize) -> String {
        let hands = match hands {
            1 => "1 hand".to_owned(),
            _ => format!("{hands} hands"),
        };
        format!("The dealer shows {up} ({hands})")
    }

    fn insurance(&self, index: &str) -> String {
        format!("Take insurance at a true count of {index} or higher.")
    }
}
