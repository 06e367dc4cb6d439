//! Whole rounds and drills with a screen reader: its speech while real keys play.
//!
//! In browse mode letters belong to the screen reader: `shift+b` goes to the last button of the page, which is the main
//! action. On a card the screen reader passes the keys to the page.

use std::path::Path;

use libtest_mimic::Trial;
use testbed::browsers::SCREEN_READER;

use crate::announced::known;
use crate::ear::Ear;
use crate::oracle::Deal;
use crate::{Selection, holds};

/// A round or a drill, played with the screen reader.
struct Round {
    name: &'static str,
    /// The run that plays it: [`Selection::Short`] or [`Selection::Soak`].
    chosen: Selection,
    /// The language that the browser asks for.
    language: &'static str,
    fragment: fn() -> String,
    play: fn(&mut Ear),
}

const ROUNDS: [Round; 6] = [
    Round {
        name: "blackjack_round_is_spoken",
        chosen: Selection::Short,
        language: "en",
        fragment: || format!("#/blackjack{}", soft_hands().query()),
        play: blackjack,
    },
    Round {
        name: "solo_round_is_spoken",
        chosen: Selection::Short,
        language: "en",
        fragment: || format!("#/poker/solo{}", three_sevens().query()),
        play: solo_draw,
    },
    Round {
        name: "duel_round_is_spoken",
        chosen: Selection::Soak,
        language: "en",
        fragment: || format!("#/poker/duel{}&rules=r", three_sevens().query()),
        play: duel,
    },
    Round {
        name: "solo_round_is_spoken_in_russian",
        chosen: Selection::Soak,
        language: "ru",
        fragment: || format!("#/poker/solo{}", three_sevens().query()),
        play: in_russian,
    },
    Round {
        name: "running_count_drill_is_spoken",
        chosen: Selection::Soak,
        language: "en",
        fragment: || "#/blackjack/counting?drill=running".to_owned(),
        play: running_count,
    },
    Round {
        name: "discard_tray_drill_is_spoken",
        chosen: Selection::Soak,
        language: "en",
        fragment: || "#/blackjack/counting?drill=tray".to_owned(),
        play: discard_tray,
    },
];

/// The number of rounds at the same time, unless `--test-threads` says otherwise.
pub(crate) const AT_A_TIME: usize = 2;

/// The tests of this file, or one that fails if a program is missing.
pub(crate) fn trials(dist: &Path, chosen: Selection) -> Vec<Trial> {
    let code = SCREEN_READER.code;
    let missing = SCREEN_READER.programs.iter().find_map(|it| it.find().err());
    if let Some(sentence) = missing {
        // This test fails if a test of the screen reader was requested.
        let name = format!("{code}::is_installed");
        return vec![Trial::test(name, || Err(sentence.into()))];
    }
    let trial = |round: Round| {
        let dist = dist.to_owned();
        Trial::test(format!("{code}::{}", round.name), move || {
            let mut ear = Ear::open(&dist, &(round.fragment)(), round.language)?;
            holds(move || (round.play)(&mut ear))
        })
    };
    let wanted = ROUNDS.into_iter().filter(|it| it.chosen == chosen);
    wanted.map(trial).collect()
}

/// A deal of blackjack in which the dealer draws.
fn soft_hands() -> Deal {
    known(97_314, &["6S", "TD", "QC", "6D", "AS", "AD"])
}

/// A deal of poker.
fn three_sevens() -> Deal {
    known(26, &["7C", "7S", "3H", "6D", "7H", "QD", "JH"])
}

fn blackjack(ear: &mut Ear) {
    ear.press("shift+b");
    ear.hears("Deal push button");
    ear.press("Return");
    ear.hears("Hit push button");
    ear.hears(
        "You are dealt the six of spades and the queen of clubs. You have hard 16. \
         The dealer shows a ten.",
    );
    ear.press("Return");
    ear.hears("You draw the ace of spades. You have hard 17. The dealer shows a ten.");
    // The other decision is one key away, without a letter.
    ear.press("shift+Tab");
    ear.hears("Stand push button");
    ear.press("Return");
    ear.hears("Deal push button");
    ear.hears(
        "You stand on hard 17. The dealer turns over the six of diamonds. The dealer has hard 16. \
         The dealer draws the ace of diamonds. The dealer has hard 17. Push at 17.",
    );
    // The next round.
    ear.press("Return");
    ear.hears("You are dealt");
}

fn solo_draw(ear: &mut Ear) {
    ear.press("shift+b");
    ear.hears("Deal push button");
    ear.press("Return");
    ear.hears("Seven of clubs toggle button not pressed");
    ear.hears("Focus mode");
    ear.hears(
        "You have the seven of clubs, the seven of spades, the three of hearts, the six of \
         diamonds and the seven of hearts: Three of a kind, sevens.",
    );
    // Arrows move from card to card. The button and the page both announce a mark.
    ear.press("Right");
    ear.hears("Seven of spades toggle button not pressed");
    ear.hears("Press to swap");
    ear.press("Right");
    ear.hears("Three of hearts toggle button not pressed");
    ear.hears("Press to swap");
    ear.press("space");
    ear.hears("pressed");
    ear.hears("Press to keep");
    ear.hears("Three of hearts marked, 1 card marked.");
    ear.press("Right");
    ear.hears("Six of diamonds toggle button not pressed");
    ear.press("Return");
    ear.hears("Six of diamonds marked, 2 cards marked.");
    // The last announcement can be repeated, and a mark removed.
    ear.press("a");
    ear.hears("Six of diamonds marked, 2 cards marked.");
    ear.press("Home");
    ear.hears("Seven of clubs toggle button not pressed");
    ear.press("space");
    ear.hears("Seven of clubs marked, 3 cards marked.");
    ear.press("space");
    ear.hears("not pressed");
    ear.hears("Seven of clubs unmarked, 2 cards marked.");
    // The actions are two keys away.
    ear.press("Tab");
    ear.hears("Finish push button");
    ear.press("Tab");
    ear.hears("Swap push button");
    ear.press("Return");
    ear.hears(
        "You swap 2 cards. You have the seven of clubs, the seven of spades, the queen of diamonds, \
         the jack of hearts and the seven of hearts: Three of a kind, sevens. \
         45 cards left in the deck.",
    );
    // Swap keeps its place and the focus. Finish is beside it.
    ear.press("shift+Tab");
    ear.hears("Finish push button");
    ear.press("Return");
    ear.hears("The round is over. Best hand: three of a kind, sevens.");
    ear.hears("Deal push button");
}

fn duel(ear: &mut Ear) {
    ear.press("shift+b");
    ear.hears("Deal push button");
    ear.press("Return");
    ear.hears("Seven of clubs toggle button not pressed");
    ear.hears("You have the seven of clubs, the three of hearts, the seven of hearts,");
    // In browse mode an opponent's five cards are one element.
    ear.press("Escape");
    ear.press("Tab");
    ear.hears("Stand pat push button");
    ear.press("Return");
    ear.hears("You stand pat.");
    ear.hears("Deal push button");
    // Each link names the owner of its hand.
    ear.press("shift+k");
    ear.hears("Why? You");
}

fn in_russian(ear: &mut Ear) {
    ear.press("shift+b");
    ear.hears("Раздать");
    ear.press("Return");
    ear.hears("Семёрка треф");
    ear.hears("У вас семёрка треф, семёрка пик, тройка червей, шестёрка бубен и семёрка червей");
    ear.press("End");
    ear.hears("Семёрка червей");
    ear.press("Left");
    ear.hears("Шестёрка бубен");
    ear.press("space");
    ear.hears("Отмечено: шестёрка бубен. Всего отмечено: 1.");
    ear.press("Tab");
    ear.press("Tab");
    ear.hears("Обмен");
    ear.press("Return");
    ear.hears("У вас семёрка треф, семёрка пик, тройка червей, дама бубен и семёрка червей");
    ear.press("shift+Tab");
    ear.press("Return");
    ear.hears("Раунд окончен.");
    ear.hears("Раздать");
}

/// Goes to the button that starts the drill, and presses it.
fn start_drill(ear: &mut Ear) {
    for heading in ["The system", "Drills"] {
        ear.press("2");
        ear.hears(heading);
    }
    ear.press("b");
    ear.hears("Start the drill");
    ear.press("Return");
}

/// The turned cards are random, and so is the number of them before the question.
fn running_count(ear: &mut Ear) {
    start_drill(ear);
    ear.hears("Next push button");
    for _ in 0..2 {
        ear.press("Return");
        ear.hears(" of ");
    }
}

fn discard_tray(ear: &mut Ear) {
    start_drill(ear);
    ear.hears("Decks in the tray");
    ear.press("x");
    ear.press("Return");
    ear.hears("Type a number, such as 2.5 or −1.");
    ear.press("BackSpace");
    ear.press("9");
    ear.press("Return");
    ear.hears("Not quite.");
}
