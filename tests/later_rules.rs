//! Rules that the player chooses while they cannot apply yet: in the middle of a round, while a pack waits for its cut,
//! while a shared deal is on the table, and in practice. The table keeps them, and says so, until they apply.

use fair_deal::app::route::{TableId, VideoPokerTableId};
use fair_deal::app::settings::Visitor;
use fair_deal::app::{Cmd, Model, Msg as PageMsg, Stored, Topic};
use fair_deal::blackjack::{self, Blackjack};
use fair_deal::core::{Deal, Decks, Secret};
use fair_deal::poker::video_poker::Game as MachineGame;
use fair_deal::poker::{PokerMatch, SoloDraw, VideoPoker};
use fair_deal::table::keys::Key;
use fair_deal::table::{
    ActionOf, AnyTable, Button, ComingFrom, Cutter, Effect, Game, Mode, Msg, News, Position,
    PracticeOf, Round, RulesOf, SharedDeal, Stage, Table,
};

/// Handles a message, and answers each request for entropy.
fn send<G: Game>(table: &mut Table<G>, msg: Msg<G>) {
    for effect in table.update(msg) {
        if let Effect::DrawEntropy(at) = effect {
            let secret = Secret::from_bytes([7; 32]);
            send(table, Msg::GotEntropy(Ok(secret), at));
        }
    }
}

fn click<G: Game>(table: &mut Table<G>, button: Button<ActionOf<G>>) {
    let at = table.position();
    send(table, Msg::Clicked(button, at));
    assert_ne!(table.position(), at, "the button does something");
}

/// A table with these rules and a pack that lies ready.
fn ready<G: Game>(rules: &RulesOf<G>) -> Table<G> {
    let mut table = Table::<G>::open(Mode::Free).0;
    let at = table.position();
    send(
        &mut table,
        Msg::GotEntropy(Ok(Secret::from_bytes([3; 32])), at),
    );
    send(&mut table, Msg::ChoseRules(rules.clone()));
    assert_eq!(table.rules(), rules);
    table
}

/// Plays the round on the table to its end: each time the first button that does something.
fn play_out<G: Game>(table: &mut Table<G>) {
    for _ in 0..200 {
        let at = table.position();
        match AnyTable::stage(table) {
            Some(Stage::Over) => return,
            Some(Stage::Dealer) => send(table, Msg::PauseOver(at)),
            Some(Stage::Player | Stage::Swap) => {
                let buttons = table.buttons();
                let moved = buttons.into_iter().any(|(button, _)| {
                    send(table, Msg::Clicked(button, at));
                    table.position() != at
                });
                assert!(moved, "the round goes on");
            }
            None => panic!("there is a round"),
        }
    }
    panic!("the round ends");
}

/// The rules by which the round on the table is played.
fn played<G: Game>(table: &Table<G>) -> &RulesOf<G> {
    table.rules_on_table()
}

fn coming<G: Game>(table: &Table<G>) -> Option<(RulesOf<G>, ComingFrom)> {
    table.coming().map(|(rules, from)| (rules.clone(), from))
}

/// Returns true if the last news is about rules for later.
fn tells_of_kept_rules<G: Game>(table: &Table<G>) -> bool {
    matches!(table.news(), Some(News::RulesKept))
}

/// The table after a reload.
fn reloaded<G: Game>(table: &Table<G>) -> Table<G> {
    let save = Table::save(table).expect("a save");
    let (back, _) = Table::<G>::restore(Mode::Free, &save).expect("a save");
    assert_eq!(Table::save(&back), Some(save));
    back
}

/// Chooses other rules in the middle of a round, and plays on.
fn rules_wait_for_the_next_deal<G: Game>(now: &str, then: &str) {
    let [now, then] = [now, then].map(|word| word.parse::<RulesOf<G>>().ok().expect(word));
    let mut table = ready::<G>(&now);
    click(&mut table, Button::Deal);
    assert!(!table.may_choose(), "a round is under way");
    assert_eq!(coming(&table), None);

    send(&mut table, Msg::ChoseRules(then.clone()));
    assert!(tells_of_kept_rules(&table));
    let kept = Some((then.clone(), ComingFrom::NextDeal));
    assert_eq!(coming(&table), kept);
    assert_eq!((table.rules(), table.chosen_rules()), (&now, &then));
    let mut back = reloaded(&table);
    assert_eq!(coming(&back), kept);

    // The present rules take the choice back.
    send(&mut back, Msg::ChoseRules(now.clone()));
    assert_eq!(coming(&back), None);
    assert!(tells_of_kept_rules(&back));
    play_out(&mut back);
    click(&mut back, Button::Deal);
    assert_eq!(played(&back), &now);

    for mut table in [reloaded(&table), table] {
        play_out(&mut table);
        assert_eq!(played(&table), &now, "the round keeps its rules");
        assert!(!tells_of_kept_rules(&table), "the result is told");
        assert_eq!(table.rules(), &then);
        assert_eq!(coming(&table), kept, "the table still says so");
        let mut table = reloaded(&table);
        click(&mut table, Button::Deal);
        assert_eq!(played(&table), &then);
        assert_eq!(coming(&table), None);
    }
}

#[test]
fn rules_chosen_in_a_round_apply_to_the_next() {
    rules_wait_for_the_next_deal::<Blackjack>("classic", "house-wins-ties");
    rules_wait_for_the_next_deal::<Blackjack>("classic", "exam");
    rules_wait_for_the_next_deal::<VideoPoker>(
        "jacks:800-50-25-9-6-4-3-2-1",
        "deuces:800-200-25-15-9-5-3-2-2-1",
    );
    rules_wait_for_the_next_deal::<SoloDraw>("", "2-jokers");
    rules_wait_for_the_next_deal::<PokerMatch>("r", "rk-1-joker");
}

/// A shoe serves only the rules that it was dealt with, so the next deal comes from a new one.
#[test]
fn other_rules_end_the_shoe_after_the_round() {
    let rules = |word: &str| word.parse::<blackjack::Rules>().expect(word);
    let mut table = ready::<Blackjack>(&rules("vegas"));
    let stake = blackjack::Stake::of(blackjack::Bet::new(10).expect("a bet"));
    send(&mut table, Msg::ChoseStake(stake));
    click(&mut table, Button::Deal);
    let seal = table.sealed().expect("a deal").seal;
    send(&mut table, Msg::ChoseRules(rules("vegas.h17")));
    assert!(table.revealed().is_none(), "the round is under way");
    play_out(&mut table);
    assert!(
        table.revealed().is_some(),
        "the shoe has served its last round"
    );
    assert_eq!(*table.stake(), stake, "the bet stays");
    click(&mut table, Button::Deal);
    assert_ne!(table.sealed().expect("a deal").seal, seal);
    assert_eq!(*played(&table), rules("vegas.h17"));
}

/// A pack that waits for its cut is dealt by the rules that it has.
#[test]
fn rules_chosen_at_the_cut_wait_for_the_deal_after() {
    let rules = |word: &str| word.parse::<blackjack::Rules>().expect(word);
    let mut table = ready::<Blackjack>(&rules("classic"));
    table.set_cutter(Cutter::Player);
    click(&mut table, Button::Deal);
    assert!(table.is_cutting());
    send(&mut table, Msg::ChoseRules(rules("exam")));
    assert_eq!(
        coming(&table),
        Some((rules("exam"), ComingFrom::DealAfterThis))
    );
    let mut table = reloaded(&table);
    click(&mut table, Button::DealUncut);
    assert_eq!(*played(&table), rules("classic"));
    assert_eq!(coming(&table), Some((rules("exam"), ComingFrom::NextDeal)));
    play_out(&mut table);
    click(&mut table, Button::Deal);
    assert_eq!(*played(&table), rules("exam"));
}

/// A shared deal is the same for every player, and an interrupted round comes back before a fresh deal.
#[test]
fn rules_wait_for_shared_deal_and_interrupted_round() {
    let rules = |word: &str| word.parse::<blackjack::Rules>().expect(word);
    let link = || {
        let deal = Deal::new(Secret::from_bytes([9; 32]), Decks::ONE, 0).expect("in range");
        Msg::OpenedLink(SharedDeal::of(deal))
    };
    let mut table = ready::<Blackjack>(&rules("classic"));
    send(&mut table, link());
    send(&mut table, Msg::ChoseRules(rules("exam")));
    assert_eq!(
        coming(&table),
        Some((rules("exam"), ComingFrom::DealAfterThis))
    );
    click(&mut table, Button::Deal);
    assert_eq!(*played(&table), rules("classic"));
    play_out(&mut table);
    click(&mut table, Button::Deal);
    assert_eq!(*played(&table), rules("exam"));

    let mut table = ready::<Blackjack>(&rules("classic"));
    click(&mut table, Button::Deal);
    send(&mut table, link());
    send(&mut table, Msg::ChoseRules(rules("exam")));
    let kept = Some((rules("exam"), ComingFrom::FreshDeal));
    assert_eq!(coming(&table), kept);
    click(&mut table, Button::Deal);
    play_out(&mut table);
    let mut table = reloaded(&table);
    assert_eq!(coming(&table), kept);
    click(&mut table, Button::Deal);
    assert_eq!(table.news(), Some(&News::RoundBack));
    assert_eq!(coming(&table), Some((rules("exam"), ComingFrom::NextDeal)));
    play_out(&mut table);
    click(&mut table, Button::Deal);
    assert_eq!(*played(&table), rules("exam"));
}

#[test]
fn rules_chosen_in_practice_wait_for_its_end() {
    let rules = |word: &str| word.parse::<blackjack::Rules>().expect(word);
    let mut table = ready::<Blackjack>(&rules("classic"));
    let pairs: PracticeOf<Blackjack> = "pairs".parse().expect("hands");
    send(&mut table, Msg::Practise(pairs, Some(rules("vegas"))));
    assert!(table.practice().is_some());
    send(&mut table, Msg::ChoseRules(rules("exam")));
    let kept = Some((rules("exam"), ComingFrom::FreshDeal));
    assert_eq!(coming(&table), kept);
    play_out(&mut table);
    click(&mut table, Button::Deal);
    assert_eq!(*played(&table), rules("vegas"), "practice has its own");
    let mut table = reloaded(&table);
    assert_eq!(coming(&table), kept);
    click(&mut table, Button::EndPractice);
    assert_eq!((*table.rules(), coming(&table)), (rules("exam"), None));
    click(&mut table, Button::Deal);
    assert_eq!(*played(&table), rules("exam"));
}

/// A link with rules, as “play with it” on a reading page is one, keeps them too, and the page announces them.
#[test]
fn rules_of_a_link_in_a_round_are_kept_and_announced() {
    let stored = Stored::default();
    let mut model = Model::open("#/poker/jacks", Visitor::default(), &stored).0;
    let id = TableId::VideoPoker(VideoPokerTableId::Free);
    let secret = Secret::from_bytes([5; 32]);
    model.update(PageMsg::GotEntropy(id, Ok(secret), Position::default()));
    model.update(PageMsg::Pressed(Key::Enter));
    let game = MachineGame::DoubleDoubleBonus;
    let rules = game.usual();
    let link = PageMsg::FragmentChanged(format!("#/poker/jacks?rules={rules}"));
    let cmds = model.update(link);
    assert!(
        cmds.contains(&Cmd::ReplaceFragment("/poker/jacks")),
        "{cmds:?}"
    );
    assert_eq!(model.notice(), None);
    assert_eq!(model.announcement().topic, Topic::News);
    let table = model.video_poker(VideoPokerTableId::Free);
    assert_eq!(table.phase().round().map(Round::stage), Some(Stage::Swap));
    assert_eq!(table.coming(), Some((&rules, ComingFrom::NextDeal)));
}
