//! Whole rounds and drills with a screen reader: its speech while real keys play.
//!
//! In browse mode letters belong to the screen reader: `shift+b` goes to the last button of the page, which is the main
//! action. On a card the screen reader passes the keys to the page.

use std::path::Path;

use libtest_mimic::Trial;
use testbed::browsers::SCREEN_READER;

use crate::announced::known;
use crate::oracle::Deal;
use crate::places::solved_match;
use crate::screen_reader::ScreenReader;
use crate::{Selection, holds};

/// A round or a drill, played with the screen reader.
struct Round {
    name: &'static str,
    /// The run that plays it: [`Selection::Short`] or [`Selection::Soak`].
    chosen: Selection,
    /// The language that the browser asks for.
    language: &'static str,
    fragment: fn() -> String,
    play: fn(&mut ScreenReader),
}

const ROUNDS: [Round; 8] = [
    Round {
        name: "blackjack_round_is_spoken",
        chosen: Selection::Short,
        language: "en",
        fragment: || format!("#/blackjack{}", dealer_draws().query()),
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
        play: poker_match,
    },
    Round {
        name: "equilibrium_is_spoken",
        chosen: Selection::Soak,
        language: "en",
        fragment: || {
            format!(
                "#/poker/duel{}&rules={}",
                three_sevens().query(),
                solved_match()
            )
        },
        play: equilibrium,
    },
    Round {
        name: "solo_round_is_spoken_in_russian",
        chosen: Selection::Soak,
        language: "ru",
        fragment: || format!("#/poker/solo{}", three_sevens().query()),
        play: in_russian,
    },
    Round {
        name: "lesson_is_spoken",
        chosen: Selection::Short,
        language: "en",
        fragment: || "#/learn?lesson=tags".to_owned(),
        play: lesson,
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
            let mut reader = ScreenReader::open(&dist, &(round.fragment)(), round.language)?;
            holds(move || (round.play)(&mut reader))
        })
    };
    let wanted = ROUNDS.into_iter().filter(|it| it.chosen == chosen);
    wanted.map(trial).collect()
}

/// A deal of blackjack in which the dealer draws.
fn dealer_draws() -> Deal {
    known(97_314, &["6S", "TD", "QC", "6D", "AS", "AD"])
}

/// A deal of poker.
fn three_sevens() -> Deal {
    known(26, &["7C", "7S", "3H", "6D", "7H", "QD", "JH"])
}

fn blackjack(reader: &mut ScreenReader) {
    reader.press("shift+b");
    reader.expect_speech("Deal push button");
    reader.press("Return");
    reader.expect_speech("Hit push button");
    reader.expect_speech(
        "You are dealt the six of spades and the queen of clubs. You have hard 16. \
         The dealer shows a ten.",
    );
    reader.press("Return");
    reader.expect_speech("You draw the ace of spades. You have hard 17. The dealer shows a ten.");
    // The other decision is one key away, without a letter.
    reader.press("shift+Tab");
    reader.expect_speech("Stand push button");
    reader.press("Return");
    reader.expect_speech("Deal push button");
    reader.expect_speech(
        "You stand on hard 17. The dealer turns over the six of diamonds. The dealer has hard 16. \
         The dealer draws the ace of diamonds. The dealer has hard 17. Push at 17.",
    );
    // The next round.
    reader.press("Return");
    reader.expect_speech("You are dealt");
}

fn solo_draw(reader: &mut ScreenReader) {
    reader.press("shift+b");
    reader.expect_speech("Deal push button");
    reader.press("Return");
    reader.expect_speech("Seven of clubs toggle button not pressed");
    reader.expect_speech("Focus mode");
    reader.expect_speech(
        "You have the seven of clubs, the seven of spades, the three of hearts, the six of \
         diamonds and the seven of hearts: Three of a kind, sevens.",
    );
    // Arrows move from card to card. The button and the page both announce a mark.
    reader.press("Right");
    reader.expect_speech("Seven of spades toggle button not pressed");
    reader.expect_speech("Press to swap");
    reader.press("Right");
    reader.expect_speech("Three of hearts toggle button not pressed");
    reader.expect_speech("Press to swap");
    reader.press("space");
    reader.expect_speech("pressed");
    reader.expect_speech("Press to keep");
    reader.expect_speech("Three of hearts marked, 1 card marked.");
    reader.press("Right");
    reader.expect_speech("Six of diamonds toggle button not pressed");
    reader.press("Return");
    reader.expect_speech("Six of diamonds marked, 2 cards marked.");
    // The last announcement can be repeated, and a mark removed.
    reader.press("a");
    reader.expect_speech("Six of diamonds marked, 2 cards marked.");
    reader.press("Home");
    reader.expect_speech("Seven of clubs toggle button not pressed");
    reader.press("space");
    reader.expect_speech("Seven of clubs marked, 3 cards marked.");
    reader.press("space");
    reader.expect_speech("not pressed");
    reader.expect_speech("Seven of clubs unmarked, 2 cards marked.");
    // The actions are two keys away.
    reader.press("Tab");
    reader.expect_speech("Finish push button");
    reader.press("Tab");
    reader.expect_speech("Swap push button");
    reader.press("Return");
    reader.expect_speech(
        "You swap 2 cards. You have the seven of clubs, the seven of spades, the queen of diamonds, \
         the jack of hearts and the seven of hearts: Three of a kind, sevens. \
         45 cards left in the deck.",
    );
    // Swap keeps its place and the focus. Finish is beside it.
    reader.press("shift+Tab");
    reader.expect_speech("Finish push button");
    reader.press("Return");
    reader.expect_speech("The round is over. Best hand: three of a kind, sevens.");
    reader.expect_speech("Deal push button");
}

fn poker_match(reader: &mut ScreenReader) {
    reader.press("shift+b");
    reader.expect_speech("Deal push button");
    reader.press("Return");
    reader.expect_speech("Seven of clubs toggle button not pressed");
    reader.expect_speech("You have the seven of clubs, the three of hearts, the seven of hearts,");
    // In browse mode an opponent's five cards are one element.
    reader.press("Escape");
    reader.press("Tab");
    reader.expect_speech("Stand pat push button");
    reader.press("Return");
    reader.expect_speech("You stand pat.");
    reader.expect_speech("Deal push button");
    // Each link names the owner of its hand.
    reader.press("shift+k");
    reader.expect_speech("Why? You");
}

fn equilibrium(reader: &mut ScreenReader) {
    let next = |reader: &mut ScreenReader, button: &str| {
        reader.press("b");
        reader.expect_speech(button);
    };
    for button in [
        "Settings",
        "Opponents",
        "Sound",
        "Read the table aloud",
        "Coach",
    ] {
        next(reader, button);
    }
    reader.press("Return");
    reader.expect_speech("pressed");
    for button in ["How to play", "Fair?", "Deal"] {
        next(reader, button);
    }
    reader.press("Return");
    reader.expect_speech("You play against the Mathematician.");
    reader.expect_speech("In equilibrium:");
    reader.press("Return");
    reader.expect_speech("The Mathematician bets 2.");
    reader.expect_speech("In equilibrium: Call 100%.");
}

fn in_russian(reader: &mut ScreenReader) {
    reader.press("shift+b");
    reader.expect_speech("Раздать");
    reader.press("Return");
    reader.expect_speech("Семёрка треф");
    reader.expect_speech(
        "У вас семёрка треф, семёрка пик, тройка червей, шестёрка бубен и семёрка червей",
    );
    reader.press("End");
    reader.expect_speech("Семёрка червей");
    reader.press("Left");
    reader.expect_speech("Шестёрка бубен");
    reader.press("space");
    reader.expect_speech("Отмечено: шестёрка бубен. Всего отмечено: 1.");
    reader.press("Tab");
    reader.press("Tab");
    reader.expect_speech("Обмен");
    reader.press("Return");
    reader.expect_speech(
        "У вас семёрка треф, семёрка пик, тройка червей, дама бубен и семёрка червей",
    );
    reader.press("shift+Tab");
    reader.press("Return");
    reader.expect_speech("Раунд окончен.");
    reader.expect_speech("Раздать");
}

/// The cards are random, and the first answer may be right or wrong.
fn lesson(reader: &mut ScreenReader) {
    reader.press("2");
    reader.expect_speech("The value of each card");
    reader.press("b");
    reader.expect_speech("Begin: up to 20 questions push button");
    reader.press("Return");
    for _ in 0..2 {
        reader.expect_speech("What does the ");
        // The focus is on the question, before its answers, and then on the way on.
        reader.press("b");
        reader.expect_speech("push button");
        reader.press("Return");
        reader.expect_speech(" counts ");
        reader.press("Return");
    }
}

/// Goes to the button that starts the drill, and presses it.
fn start_drill(reader: &mut ScreenReader) {
    reader.press("2");
    reader.expect_speech("Drills");
    reader.press("b");
    reader.expect_speech("Start the drill");
    reader.press("Return");
}

/// The turned cards are random, and so is the number of them before the question.
fn running_count(reader: &mut ScreenReader) {
    start_drill(reader);
    reader.expect_speech("Next push button");
    for _ in 0..2 {
        reader.press("Return");
        reader.expect_speech(" of ");
    }
}

fn discard_tray(reader: &mut ScreenReader) {
    start_drill(reader);
    reader.expect_speech("Decks in the tray");
    reader.press("x");
    reader.press("Return");
    reader.expect_speech("Type a number, such as 2.5 or −1.");
    reader.press("BackSpace");
    reader.press("9");
    reader.press("Return");
    reader.expect_speech("Not quite.");
}
