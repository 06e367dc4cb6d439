//! Random messages to the whole app, with a browser that answers, forgets and reloads. The tables conserve their
//! contents, saves are restored, and nothing panics. The seed determines everything, and a failure prints it.

use std::collections::VecDeque;

use fair_deal::app::route::{Route, TableId, VideoPokerTableId};
use fair_deal::app::settings::{Settings, Visitor};
use fair_deal::app::{
    Cmd, CountField, CountMsg, Model, Msg, Panel, ShareOutcome, Shareable, Stored,
};
use fair_deal::blackjack::{self, Bet, DealerHand, Preset, Stake};
use fair_deal::core::{Chips, Date, Deal, Decks, Jokers, Secret, Today};
use fair_deal::poker::video_poker::Game as MachineGame;
use fair_deal::poker::{Character, Coins, DayGame, Hands, poker_match, video_poker};
use fair_deal::table::keys::{Key, Step};
use fair_deal::table::{
    self, ActionOf, Button, Dealt, Game, Mode, NoEntropy, Origin, Phase, Round as _, Rules as _,
    SharedDeal, Stage, Table,
};
use rand::Rng;
use rand::rngs::ChaCha20Rng;

use crate::support::{FREE, load_solution, often, seeded};

/// Rules of blackjack that no preset has. Some of them end a shoe soon.
const OWN_RULES: [&str; 3] = [
    "vegas.1-deck.shoe-50",
    "vegas.naturals-6-5.2-decks.shoe-90.aces-again",
    "classic.ties-lose.h17",
];

const DAYS: [&str; 3] = ["2026-11-21", "2026-11-22", "2026-11-23"];

/// Hands to practise. Few rules deal those of the last entry.
const PRACTICE: [&str; 4] = ["soft", "pairs", "close.A6T.88T.9T7", "mistakes.ATT"];

/// Hands to practise at video poker. Only the games with a joker deal the last kind.
const PRACTICE_AT_JACKS: [&str; 4] = ["low-pairs", "four-to-flush", "mistakes.lf", "joker"];

/// Valid and invalid links, besides the address of every place.
const LINKS: [&str; 10] = [
    "#/nowhere",
    "#/blackjack?deal=zz",
    "#/blackjack?practice=soft&rules=vegas",
    "#/blackjack?practice=pairs",
    "#/blackjack?practice=close.A6&rules=exam",
    "#/poker/jacks?deal=zz",
    "#/poker/jacks?rules=800-50-25-8-5-4-3-2-1",
    "#/poker/jacks?practice=low-pairs",
    "#/poker/jacks?practice=close.2S&rules=8/5",
    "",
];

/// A browser with one page, which it closes and reopens now and then.
struct Browser {
    model: Model,
    stored: Stored,
    chance: ChaCha20Rng,
}

impl Browser {
    fn below(&mut self, n: u32) -> u32 {
        self.chance.next_u32() % n
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        let at = self.below(u32::try_from(of.len()).expect("a short list"));
        of[at as usize]
    }

    fn secret(&mut self) -> Secret {
        // A few numbers, so that links repeat.
        let number = self.below(200).to_le_bytes()[0];
        Secret::from_bytes([number; 32])
    }

    fn today(&mut self) -> Option<Today> {
        let date: Date = self.one(&DAYS).parse().expect("a day");
        (self.below(10) > 0).then_some(Today { date, ends: None })
    }

    /// An address of the page, or a link.
    fn place(&mut self) -> String {
        if self.below(2) == 0 {
            return self.one(&LINKS).to_owned();
        }
        let all: Vec<Route> = Route::all().collect();
        format!("#{}", self.one(&all).path())
    }

    fn open(&mut self) {
        let place = self.place();
        let (model, cmds) = Model::open(&place, Visitor::default(), &self.stored);
        self.model = model;
        self.answer(cmds);
    }

    /// Sends a message and all answers that follow at once.
    fn send(&mut self, msg: Msg) {
        let cmds = self.model.update(msg);
        self.answer(cmds);
    }

    fn answer(&mut self, cmds: Vec<Cmd>) {
        let mut cmds = VecDeque::from(cmds);
        while let Some(cmd) = cmds.pop_front() {
            let msg = match cmd {
                Cmd::DrawEntropy(id, at) => {
                    let fails = self.below(40) == 0;
                    let secret = self.secret();
                    Msg::GotEntropy(id, if fails { Err(NoEntropy) } else { Ok(secret) }, at)
                }
                Cmd::AskDate(id) => Msg::GotDate(id, self.today()),
                Cmd::CheckDay(id) => Msg::DayIs(id, self.today()),
                Cmd::Pause(id, at, 0) => Msg::PauseOver(id, at),
                Cmd::ResumeTables => Msg::ResumedTables(self.stored.clone(), self.place()),
                Cmd::Save(id, save) => {
                    if self.below(200) == 0 {
                        Msg::CouldNotSave(id)
                    } else {
                        self.stored.tables.retain(|(saved, _)| *saved != id);
                        self.stored.tables.push((id, save));
                        continue;
                    }
                }
                Cmd::FetchSolution => {
                    let is_here = self.below(5) > 0;
                    if is_here {
                        load_solution();
                        self.stored.has_solution = true;
                    }
                    Msg::GotSolution(is_here)
                }
                Cmd::FetchWords(language) => Msg::GotWords(language, self.below(5) > 0),
                Cmd::BackUpTable(_)
                | Cmd::ForgetAsked
                | Cmd::TellLanguage
                | Cmd::BackUpSettings
                | Cmd::Pause(..)
                | Cmd::ReplaceFragment(_)
                | Cmd::MendFragment(_)
                | Cmd::MarkEntry
                | Cmd::TakeTabLock
                | Cmd::StoreSetting(_)
                | Cmd::Share(..)
                | Cmd::FetchGuide(_)
                | Cmd::Focus(_)
                | Cmd::Play(_)
                | Cmd::LoadAgain
                | Cmd::Keep(_)
                | Cmd::Prepare(_) => continue,
            };
            cmds.extend(self.model.update(msg));
        }
    }

    /// Performs an action of a player or a browser.
    #[expect(clippy::too_many_lines, reason = "a list of all that can happen")]
    fn act(&mut self) {
        let mode = self.one(&[Mode::Free, Mode::Free, Mode::Free, Mode::Daily]);
        let game = self.below(4);
        let msg = match self.below(100) {
            0..70 => match game {
                0 => {
                    let preset = self.one(Preset::ALL).rules();
                    let own = self.one(&OWN_RULES).parse().expect("rules");
                    let rules = self.one(&[preset, preset, own]);
                    let bet = Bet::new(self.one(&[1, 5, 7, 10, 250, 500])).unwrap_or(Bet::NONE);
                    let bet = self.one(&[bet, bet, bet, Bet::NONE]);
                    let msg = match self.below(12) {
                        1 if self.below(3) == 0 => {
                            let hands = self.one(&PRACTICE).parse().expect("hands");
                            let rules = self.one(&[None, Some(rules)]);
                            table::Msg::Practise(hands, rules)
                        }
                        0 => table::Msg::ChoseStake(Stake::of(bet)),
                        _ => self.at_table(&self.model.blackjack(mode).clone(), rules),
                    };
                    Msg::Blackjack(mode, msg)
                }
                1 => {
                    let jokers = self.one(&Jokers::ALL);
                    Msg::SoloDraw(
                        mode,
                        self.at_table(&self.model.solo_draw(mode).clone(), jokers),
                    )
                }
                2 => {
                    let id = match mode {
                        Mode::Free => VideoPokerTableId::Free,
                        Mode::Daily => VideoPokerTableId::Daily(self.one(&DayGame::ALL)),
                    };
                    let table = self.model.video_poker(id).clone();
                    let pays = self.one(&MachineGame::ALL).usual();
                    let coins = Coins::new(self.one(&[1, 2, 5])).expect("coins");
                    let msg = match self.below(12) {
                        0 => {
                            let hands = self.one(&Hands::ALL);
                            table::Msg::ChoseStake(video_poker::Stake::of(coins).on(hands))
                        }
                        1 if self.below(3) == 0 => {
                            let hands = self.one(&PRACTICE_AT_JACKS).parse().expect("hands");
                            let pays = self.one(&[None, Some(pays)]);
                            table::Msg::Practise(hands, pays)
                        }
                        _ => self.at_table(&table, pays),
                    };
                    Msg::VideoPoker(id, msg)
                }
                _ => {
                    let table = self.model.poker_match(mode).clone();
                    let toggled = self.one(&Character::ALL);
                    let seated = table.rules().opponents;
                    let rules = poker_match::Rules {
                        jokers: self.one(&Jokers::ALL),
                        opponents: seated.toggled(toggled).unwrap_or(seated),
                        betting: self.one(&poker_match::Betting::ALL),
                    };
                    Msg::PokerMatch(mode, self.at_table(&table, rules.made_legal()))
                }
            },
            70..75 => Msg::FragmentChanged(self.place()),
            75..80 => {
                let path = self.one(&FREE).route().path();
                let (secret, cut) = (self.secret().to_hex(), self.below(55));
                let rest = self.one(&[
                    "",
                    "&mix=a%20b",
                    "&rules=1-joker",
                    "&play=s",
                    "&play=0",
                    "&rules=vegas",
                    "&rules=800-50-25-8-5-4-3-2-1&play=5-3",
                    "&rules=single-deck&play=10-s",
                    "&rules=vegas.h17.2-decks",
                ]);
                let link = format!("#{path}?deal={secret}&cut={cut}{rest}");
                self.one(&[Msg::FragmentChanged as fn(String) -> Msg, Msg::CameBack])(link)
            }
            80..88 => {
                let letter = self.one(&[
                    'd', 'h', 's', 'c', 'u', 'f', 'p', 'm', 'r', 't', 'x', 'a', 'i', 'n', 'k', 'e',
                ]);
                let place = self.below(5) as usize;
                let along = self.one(&[Step::Back, Step::On, Step::First, Step::Last]);
                Msg::Pressed(self.one(&[
                    Key::Enter,
                    Key::Escape,
                    Key::Letter(letter),
                    Key::Place(place),
                    Key::QuestionMark,
                    Key::Along(along),
                ]))
            }
            88..91 => {
                let setting = self.one(&Settings::default().all());
                Msg::Chose(self.one(&setting.offered()))
            }
            91..94 => {
                let panel = self.one(&Panel::ALL);
                self.one(&[
                    Msg::OpenedPanel as fn(Panel) -> Msg,
                    |_| Msg::ClosedPanel,
                    |_| Msg::ClosedNotice,
                ])(panel)
            }
            94..97 => {
                let id = self.one(&TableId::ALL);
                let request = self.below(50);
                let ended = Msg::ShareEnded(request, Shareable::Link, ShareOutcome::Copied);
                match self.below(7) {
                    5 => {
                        let text = self.one(&["3", "-1", "x"]).to_owned();
                        Msg::Count(CountMsg::Typed(CountField::Running, text))
                    }
                    6 => Msg::Count(CountMsg::Answered),
                    0 => Msg::ClickedReset(id),
                    1 => Msg::AskedToShare(Shareable::Link),
                    2 => ended,
                    3 => Msg::CouldNotSave(id),
                    _ => Msg::ToggledDecisions,
                }
            }
            97 => Msg::CameToSight,
            98 => self.one(&[|| Msg::PlayedElsewhere, || Msg::ClickedPlayHere])(),
            _ => return self.open(),
        };
        self.send(msg);
    }

    /// An action at this table, sometimes late or against the rules.
    fn at_table<G: Game>(&mut self, table: &Table<G>, rules: table::RulesOf<G>) -> table::Msg<G> {
        let at = table.position();
        let offered: Vec<Button<ActionOf<G>>> =
            table.buttons().into_iter().map(|(it, _)| it).collect();
        match self.below(20) {
            0..11 if !offered.is_empty() => table::Msg::Clicked(self.one(&offered), at),
            0..13 => table::Msg::PauseOver(at),
            13..16 => table::Msg::ClickedCard(self.below(7) as usize, at),
            16 => {
                let any = [
                    Button::Deal,
                    Button::CutFirst,
                    Button::Cut,
                    Button::DealUncut,
                    Button::EndPractice,
                    Button::Swap,
                ];
                table::Msg::Clicked(self.one(&any), at)
            }
            17 => table::Msg::TypedCut(self.one(&["", "0", "17", "51", "54", "x"]).to_owned()),
            18 => table::Msg::TypedMix(self.one(&["", "3 1 4", "\u{7}", "ä"]).to_owned()),
            _ if self.below(3) == 0 => {
                let typed = self.one(&["", "25", "12", "7x", "-3", "９９９９"]);
                if self.below(2) == 0 {
                    table::Msg::LeftField
                } else {
                    table::Msg::TypedStake(typed.to_owned())
                }
            }
            _ if self.below(2) == 0 => table::Msg::ChoseRules(rules),
            _ => {
                let deal = Deal::uncut(self.secret(), Decks::ONE);
                table::Msg::OpenedLink(SharedDeal::of(deal))
            }
        }
    }

    /// Checks the properties that hold after every message.
    fn check(&self) {
        for mode in [Mode::Free, Mode::Daily] {
            let blackjack = self.model.blackjack(mode);
            if let Phase::Dealt(dealt) = blackjack.phase() {
                let (round, seen) = (dealt.round(), dealt.round().view());
                let hole = usize::from(matches!(seen.dealer, DealerHand::HoleDown { .. }));
                let own: usize = seen.hands.iter().map(|hand| hand.cards.len()).sum();
                let on_table = own + seen.dealer.seen().len() + hole;
                let all = round.left() + on_table + seen.discards.len();
                assert_eq!(all, dealt.sealed().deal.cards(), "cards are conserved");
                let staked = seen.hands.iter().all(|hand| hand.staked != Chips::NONE);
                let is_for_chips = seen.rules.chips == blackjack::Chips::Bets;
                assert_eq!(staked, is_for_chips, "{seen:?}");
            }
            let (chips, stacks) = (blackjack.purse().chips(), blackjack.purse().stacks());
            assert!(stacks > 0);
            assert!(blackjack.chips_left() <= chips);
        }
        let jacks = self.model.video_poker(VideoPokerTableId::Free);
        assert!(jacks.chips_left() <= jacks.purse().chips());
        for id in TableId::ALL {
            match id {
                TableId::Blackjack(mode) => assert_consistent(self.model.blackjack(mode)),
                TableId::SoloDraw(mode) => assert_consistent(self.model.solo_draw(mode)),
                TableId::VideoPoker(mode) => assert_consistent(self.model.video_poker(mode)),
                TableId::PokerMatch(mode) => assert_consistent(self.model.poker_match(mode)),
            }
        }
    }
}

/// Checks the properties of a table of any game.
fn assert_consistent<G: Game>(table: &Table<G>) {
    let whole = match table.phase().sealed() {
        Some(sealed) => sealed.deal.cards(),
        None => table.rules().decks().cards(),
    };
    assert!(table.left() <= whole);
    assert!(table.next_seal().is_none() || table.phase().is_over());
    let origin = table.phase().sealed().map(|sealed| sealed.origin);
    assert_eq!(table.practice().is_some(), origin == Some(Origin::Practice));
    if let Some(round) = table.phase().round() {
        let waits = matches!(round.stage(), Stage::Player | Stage::Swap);
        assert_eq!(waits, !round.legal_actions().is_empty());
    }
}

/// Checks that a finished round is replayed from its deal and its decisions, and that a table is restored from its
/// save.
fn assert_restorable<G: Game>(table: &Table<G>, mode: Mode)
where
    G::Round: PartialEq,
{
    if let Phase::Dealt(dealt) = table.phase()
        && dealt.round().is_over()
    {
        let deal = dealt.sealed().deal.clone();
        let again = Dealt::<G::Round>::of_deal(deal, dealt.rules(), dealt.decisions());
        let again = again.ok().map(|again| again.round().clone());
        assert!(again.as_ref() == Some(dealt.round()), "{dealt:?}");
    }
    if let Some(save) = table.save() {
        let (back, _) = Table::<G>::restore(mode, &save).expect(&save);
        assert_eq!(back.save(), Some(save));
    }
}

#[test]
fn random_messages_break_nothing() {
    let mut browser = Browser {
        model: Model::open("#/", Visitor::default(), &Stored::default()).0,
        stored: Stored::default(),
        chance: seeded(),
    };
    browser.open();
    for number in 0..often(20_000) {
        browser.act();
        browser.check();
        if number % 100 == 0 {
            for id in TableId::ALL {
                match id {
                    TableId::Blackjack(mode) => {
                        assert_restorable(browser.model.blackjack(mode), mode);
                    }
                    TableId::SoloDraw(mode) => {
                        assert_restorable(browser.model.solo_draw(mode), mode);
                    }
                    TableId::VideoPoker(id) => {
                        assert_restorable(browser.model.video_poker(id), id.mode());
                    }
                    TableId::PokerMatch(mode) => {
                        assert_restorable(browser.model.poker_match(mode), mode);
                    }
                }
            }
        }
    }
}
