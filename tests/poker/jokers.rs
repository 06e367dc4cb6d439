//! Solo draw with jokers (RULES.md, “Jokers”). exhaustive/jokers.rs ranks their hands.

use crate::support::{Step as _, clicked, clicked_deal, dealt};
use fair_deal::app::route::{Address, Link, LinkRequest};
use fair_deal::core::{Category, Deck, Jokers, PackCard, Secret};
use fair_deal::poker::solo_draw::{Action, Round};
use fair_deal::poker::{SoloDraw, SoloDrawTable};
use fair_deal::table::{AnyTable as _, Linked, Marks, Mode, NoStake, Round as _};

type Msg = fair_deal::table::Msg<SoloDraw>;

fn chosen(jokers: Jokers) -> SoloDrawTable {
    let (table, _) = SoloDrawTable::open(Mode::Free);
    let at = table.position();
    let secret = Secret::from_bytes([3; 32]);
    let table = table.step(Msg::GotEntropy(Ok(secret), at)).0;
    table.step(Msg::ChoseRules(jokers)).0
}

fn deal(table: SoloDrawTable) -> SoloDrawTable {
    let at = table.position();
    table.step(clicked_deal(at)).0
}

#[test]
fn solo_draw_is_played_with_the_chosen_jokers() {
    let seals = Jokers::ALL.map(|jokers| {
        let table = deal(chosen(jokers));
        let round = dealt(&table);
        assert_eq!(*round.rules(), jokers);
        let order = round.sealed().deal.order_with_jokers();
        assert_eq!(round.round().hand().cards().as_slice(), &order[..5]);
        assert_eq!(round.round().left(), 52 + jokers.count() - 5);
        // Not during a round.
        let others = Jokers::ALL[(jokers.count() + 1) % 3];
        let after = table.clone().step(Msg::ChoseRules(others));
        assert_eq!(*after.0.rules(), jokers);
        round.sealed().seal
    });
    assert_eq!(seals[0], seals[1]);
    assert_eq!(seals[1], seals[2]);
}

#[test]
fn jokers_are_saved_and_linked() {
    for (jokers, in_link) in [
        (Jokers::None, ""),
        (Jokers::One, "&rules=1-joker"),
        (Jokers::Two, "&rules=2-jokers"),
    ] {
        for table in [chosen(jokers), deal(chosen(jokers))] {
            let save = table.save().expect("something to save");
            let (back, _) = SoloDrawTable::restore(Mode::Free, &save).expect(&save);
            assert_eq!(*back.rules(), jokers);
            assert_eq!(
                format!("{:?}", back.phase()),
                format!("{:?}", table.phase())
            );
        }
        let table = deal(chosen(jokers));
        assert_eq!(table.link(Linked::Deal), None, "not before it is over");
        let finish = clicked::<SoloDraw>(Action::Finish, table.position());
        let link = table.step(finish).0.link(Linked::Deal).expect("it is over");
        assert!(link.ends_with(&["&cut=0", in_link].concat()), "{link}");
        // A cut that only this pack allows.
        let cut = 51 + jokers.count();
        let link = link.replace("&cut=0", &["&cut=", &cut.to_string()].concat());
        let address = Address::parse(&["#/poker/solo?", &link].concat());
        let Some(Ok(Link::SoloDraw(LinkRequest::Deal(shared)))) = address.link else {
            panic!("{address:?}")
        };
        let table = SoloDrawTable::open(Mode::Free)
            .0
            .step(Msg::OpenedLink(shared))
            .0;
        assert_eq!(*table.rules(), jokers);
        assert_eq!(dealt(&deal(table)).sealed().deal.cut(), cut);
        let past = link.replace(&cut.to_string(), &(cut + 1).to_string());
        let past = Address::parse(&["#/poker/solo?", &past].concat());
        assert!(matches!(past.link, Some(Err(_))), "{past:?}");
    }
}

#[test]
fn swap_can_draw_jokers() {
    let deck = PackCard::parse_list("2S 4H 6D 8C TS X1 X2 3H").expect("cards");
    let round = Round::deal(Deck::in_order(deck), &Jokers::Two, &NoStake).expect("five cards");
    let marks = [3, 4].into_iter().fold(Marks::NONE, Marks::toggled);
    let round = round.play(Action::Swap(marks)).expect("legal");
    assert_eq!(round.hand().rank().category(), Category::Straight);
    let stand_for: Vec<String> = round
        .hand()
        .jokers()
        .map(|(_, card)| card.to_string())
        .collect();
    assert_eq!(stand_for, ["5S", "3S"]);
}
