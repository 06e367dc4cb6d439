//! What every sentence of the history says, compared with the golden files.

use super::{
    HistoryWords, card_name, cost_of, decision, endings, game, gap, marked, net_of, whose, words,
    worth_of,
};
use crate::blackjack::{self, Outcome};
use crate::core::{Chips, PackCard};
use crate::history::file::NotAFile;
use crate::history::{Ending, Facts, Failure, Filter, GameName, Kind, Mark, NotARecord, Whose};
use crate::pages::history::{TakenLists, TakenOver, Told, WorkKind};
use crate::poker::Character;
use crate::table::Verdict;
use crate::text::language::Language;
use crate::text::said::{Said, compare};

const NUMBERS: [usize; 10] = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101];

/// Amounts as they are written already, with their signs.
const AMOUNTS: [&str; 10] = [
    "0",
    "1",
    "+1",
    "\u{2212}1",
    "+0.5",
    "0,5",
    "+2",
    "\u{2212}5",
    "+21",
    "+11",
];

#[test]
fn every_sentence_says_what_it_said() {
    compare("history", |language, said| {
        let words = words(language);
        names(words, said);
        decisions(words, said);
        counts(words, said);
        files(words, said);
        glued(language, said);
    });
}

fn names(words: HistoryWords, said: &mut Said) {
    for kind in Kind::ALL {
        said.add(&format!("deal({kind:?})"), words.deal(kind));
    }
    for verdict in [Verdict::Won, Verdict::Drawn, Verdict::Lost] {
        said.add(&format!("verdict({verdict:?})"), words.verdict(verdict));
    }
    for outcome in Outcome::ALL {
        said.add(&format!("outcome({outcome:?})"), words.outcome(outcome));
    }
    for action in blackjack::Action::ALL {
        said.add(&format!("play({action:?})"), words.play(action));
    }
    for work in [
        WorkKind::Export,
        WorkKind::Csv,
        WorkKind::Import,
        WorkKind::Forget,
        WorkKind::Rescue,
    ] {
        said.add(&format!("at_work({work:?})"), words.at_work(work));
    }
    for why in Failure::ALL {
        said.add(&format!("failed({why:?})"), words.failed(why));
    }
    said.add("between_parts()", words.between_parts());
}

fn decisions(words: HistoryWords, said: &mut Said) {
    for count in NUMBERS {
        said.add(&format!("swap({count})"), words.swap(count));
    }
    for what in ["", "8♠", "8♠ 7♦"] {
        said.add(&format!("hold({what})"), words.hold(what));
        said.add(&format!("decided({what})"), words.decided(what));
    }
    for bets in ["0", "0.02", "<0.001", "1", "2"] {
        said.add(&format!("it_cost({bets})"), words.it_cost(bets));
        said.add(&format!("mistakes_cost({bets})"), words.mistakes_cost(bets));
    }
    let costs = [
        0,
        1,
        2,
        9_999,
        10_000,
        20_000,
        50_000,
        99_999,
        100_000,
        999_999,
        1_000_000,
        1_050_000,
        21_220_000,
        101_999_999,
    ];
    for cost in costs.into_iter().chain(Filter::COSTS) {
        let told = words.cost_or_more(cost);
        said.add(&format!("cost_or_more({cost})"), told);
    }
}

fn counts(words: HistoryWords, said: &mut Said) {
    for net in AMOUNTS {
        said.add(&format!("chips({net})"), words.chips(net));
    }
    for halves in [0, 1, 2, 3, 4, 10, 22, 42, 43, 44, 202, 2_469] {
        let chips = Chips::from_halves(halves);
        said.add(&format!("pot({halves} halves)"), words.pot(chips));
    }
    for count in NUMBERS {
        said.add(&format!("unreadable({count})"), words.unreadable(count));
        for more in [false, true] {
            said.add(&format!("found({count}, {more})"), words.found(count, more));
        }
    }
}

fn files(words: HistoryWords, said: &mut Said) {
    let mut add = |told: Told| {
        let call = format!("told({told:?})").replace("TakenLists ", "");
        said.add(&call, words.told(&told));
    };
    for ahead in NUMBERS {
        for (added, known) in [(0, 0), (1, 1), (2, 21), (5, 22), (101, 11)] {
            add(Told::Imported {
                added,
                known,
                ahead,
            });
        }
    }
    for bits in 0..32_u8 {
        let is = |bit: u8| bits & (1 << bit) != 0;
        for tables in [0, 1, 2, 5, 21] {
            add(Told::TakenOver(TakenOver {
                settings: is(0),
                tables,
                lists: TakenLists {
                    mistakes: is(1),
                    drills: is(2),
                    ramp: is(3),
                },
                in_part: is(4),
            }));
        }
    }
    for number in NUMBERS {
        let (line, column) = (number, number + 1);
        add(Told::NotImported(NotAFile::NoJson { line, column }));
        let why = NotARecord::Id;
        add(Told::NotImported(NotAFile::Round { number, why }));
    }
    for why in NotARecord::ALL {
        add(Told::NotImported(NotAFile::Round { number: 7, why }));
    }
    for why in [
        NotAFile::Empty,
        NotAFile::OtherFormat,
        NotAFile::Newer,
        NotAFile::NoRounds,
        NotAFile::Stored {
            name: "fair-deal/settings/1".to_owned(),
        },
    ] {
        add(Told::NotImported(why));
    }
    for why in Failure::ALL {
        add(Told::ImportFailed(why));
    }
    for told in [
        Told::Forgotten,
        Told::ForgottenRound,
        Told::Saved,
        Told::Asked(true),
        Told::Asked(false),
        Told::FileUnreadable,
    ] {
        add(told);
    }
}

/// What is put together of these sentences.
fn glued(language: Language, said: &mut Said) {
    for worth in [
        0, 1, -1, 499, 500, -500, 1_000, -1_000, 123_456, -1_234_567, 21_000_000,
    ] {
        said.add(&format!("worth_of({worth})"), worth_of(language, worth));
    }
    said.add("cost_of(20_000)", cost_of(language, 20_000));
    let seats = [Whose::Dealer, Whose::Player, Whose::Seat(1), Whose::Seat(2)];
    for seat in seats.into_iter().chain(Character::ALL.map(Whose::Opponent)) {
        said.add(&format!("whose({seat:?})"), whose(language, seat));
    }
    for mark in [Mark::Folded, Mark::Won, Mark::Tied, Mark::Best] {
        said.add(&format!("marked({mark:?})"), marked(language, mark));
    }
    let cards = PackCard::parse_list("AS TH X1 2C 7D").expect("five cards");
    for card in &cards {
        said.add(&format!("card_name({card:?})"), card_name(language, *card));
    }
    for name in GameName::ALL {
        said.add(&format!("game({name:?})"), game(language, name));
        for code in ('0'..='9').chain('A'..='Z').chain('a'..='z') {
            let told = decision(language, name, code, &cards);
            if told.len() > 1 {
                said.add(&format!("decision({name:?}, {code})"), told);
            }
        }
        said.add(
            &format!("decision({name:?}, ?)"),
            decision(language, name, '?', &[]),
        );
        let told = decision(language, name, '1', &[]);
        said.add(&format!("decision({name:?}, 1, none)"), told);
    }
    said.add("gap()", gap(language));
    for net in [-202, -3, -2, -1, 0, 1, 2, 3, 42] {
        let facts = facts(net, vec![Ending::Prize(None)]);
        let told = net_of(language, &facts).unwrap_or_default();
        said.add(&format!("net_of({net})"), told);
    }
    let (nothing, draw) = (Ending::Prize(None), Ending::Outcome(Outcome::Draw));
    for ended in [
        vec![nothing],
        vec![nothing; 3],
        vec![draw, draw],
        vec![draw, nothing],
    ] {
        let told = endings(language, &facts(0, ended.clone()));
        said.add(&format!("endings({ended:?})"), told);
    }
}

fn facts(net: i64, endings: Vec<Ending>) -> Facts {
    Facts {
        verdict: None,
        net,
        bet: 2,
        endings,
        judged: None,
    }
}
