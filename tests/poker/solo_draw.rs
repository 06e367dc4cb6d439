//! Solo draw (RULES.md, “Draw poker, solo”) as the page plays it, driven by messages, without a browser.

use crate::support::{
    Step as _, answered, changes_nothing, click_deal, clicked, clicked_deal, clicked_swap, dealt,
    golden,
};
use fair_deal::core::{Category, Deal, Deck, DeckTooShort, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::solo_draw::{Action, Finished, Round};
use fair_deal::poker::{Refusal, SoloDraw, SoloDrawTable};
use fair_deal::table::{
    Dealt, Effect, Marks, Mode, NoEntropy, NoStake, Phase, Position, Round as _, Sealed,
    SharedDeal, replay,
};

type Msg = fair_deal::table::Msg<SoloDraw>;
type News = fair_deal::table::News<Round>;

/// A table with the first five of these cards dealt.
fn stacked(codes: &str) -> SoloDrawTable {
    let deck = Deck::in_order(PackCard::parse_list(codes).expect(codes));
    let round = Round::deal(deck, &Jokers::None, &NoStake).expect("five cards or more");
    let sealed = Sealed::fresh(secret(0), Decks::ONE);
    SoloDrawTable::with_round(Dealt::stacked(sealed, Jokers::None, round))
}

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

fn deal(number: u8) -> Deal {
    Deal::uncut(secret(number), Decks::ONE)
}

/// The answer of a browser with entropy: the secret of this number.
#[expect(
    clippy::unnecessary_wraps,
    reason = "the answer without entropy has the same type"
)]
fn entropy(number: u8) -> Result<Secret, NoEntropy> {
    Ok(secret(number))
}

/// A table with the fresh, sealed deal of this number.
fn ready(number: u8) -> SoloDrawTable {
    answered(SoloDrawTable::open(Mode::Free).0, entropy(number)).0
}

/// Clicks the cards at these places in turn.
fn mark(table: SoloDrawTable, places: &[usize]) -> SoloDrawTable {
    places.iter().fold(table, |table, place| {
        let at = table.position();
        let (table, cmds) = table.step(Msg::ClickedCard(*place, at));
        assert_eq!(cmds, []);
        table
    })
}

fn click_swap(table: SoloDrawTable) -> SoloDrawTable {
    let at = table.position();
    let (table, cmds) = table.step(clicked_swap(at));
    assert_eq!(cmds, []);
    table
}

fn click_finish(table: SoloDrawTable) -> SoloDrawTable {
    let at = table.position();
    let (table, cmds) = table.step(clicked(Action::Finish, at));
    assert_eq!(cmds, []);
    table
}

fn swap(table: SoloDrawTable, places: &[usize]) -> SoloDrawTable {
    click_swap(mark(table, places))
}

fn round(table: &SoloDrawTable) -> &Round {
    dealt(table).round()
}

fn end(table: &SoloDrawTable) -> &Finished {
    match round(table) {
        Round::Over(end) => end,
        Round::Swapping(_) => panic!("not over: {table:?}"),
    }
}

fn marked(table: &SoloDrawTable) -> Vec<usize> {
    table.marks().places().collect()
}

/// Returns true if the table announces a swap of this many cards.
fn swapped(table: &SoloDrawTable, cards: usize) -> bool {
    matches!(table.news(), Some(News::Decided(Action::Swap(marks))) if marks.count() == cards)
}

fn codes(cards: &[PackCard]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

fn hand(table: &SoloDrawTable) -> String {
    codes(round(table).hand().cards())
}

/// The debug output of a table without hidden cards. Tests compare it to see that nothing changed.
fn printed(table: &SoloDrawTable) -> String {
    format!("{table:?}")
}

fn strings(list: &serde_json::Value) -> Vec<&str> {
    let items = list.as_array().expect("a list").iter();
    items.map(|item| item.as_str().expect("a text")).collect()
}

/// The five cards as a set: sorted, whatever their order.
fn sorted<'a>(codes: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut codes: Vec<&str> = codes.into_iter().collect();
    codes.sort_unstable();
    codes
}

#[test]
fn golden_session_has_its_28_hands() {
    let seeds = golden("seeds.json");
    let session = &seeds["poker_solo_session"];
    let deck = [
        strings(&session["deck_prefix"]),
        strings(&session["unseen"]),
    ]
    .concat();
    assert_eq!(deck.len(), 52);
    let mut table = stacked(&deck.join(" "));
    assert_eq!(hand(&table), "QC TS 7C 7H AC");
    assert_eq!(round(&table).hand().rank().category(), Category::OnePair);

    let (last, steps) = session["steps"]
        .as_array()
        .and_then(|steps| steps.split_last())
        .expect("a list");
    assert_eq!(steps.len(), 28);
    let mut theirs = strings(&session["deck_prefix"])[..5].to_vec();
    for (number, step) in (1..).zip(steps) {
        // A letter names a place in the order of the F# console program. The test looks for that card in our order.
        let letters = step["input"].as_str().expect("letters").bytes();
        let wanted: Vec<&str> = letters.map(|l| theirs[usize::from(l - b'a')]).collect();
        let ours = round(&table).hand().cards();
        let places: Vec<usize> = (0..5)
            .filter(|place| wanted.contains(&ours[*place].to_string().as_str()))
            .collect();
        assert_eq!(places.len(), wanted.len(), "swap {number}");

        table = swap(table, &places);
        theirs = strings(&step["after"]);
        let hand = hand(&table);
        assert_eq!(
            sorted(hand.split(' ')),
            sorted(theirs.clone()),
            "swap {number}"
        );
        let category = round(&table).hand().rank().category();
        assert_eq!(step["rank"], category.code(), "swap {number}: {hand}");
        assert!(swapped(&table, wanted.len()), "{:?}", table.news());
    }

    // The console program asks for five more cards, and four are left.
    assert_eq!(last["input"], "abcde");
    assert_eq!(round(&table).left(), 4);
    let before = hand(&table);
    let table = swap(table, &[0, 1, 2, 3, 4]);
    let refusal = Refusal::TooFewLeft(DeckTooShort { left: 4, wanted: 5 });
    assert_eq!(
        refusal.to_string(),
        "You marked 5 cards, but only 4 are left in the deck: you may swap 4 at most."
    );
    assert_eq!(table.news(), Some(&News::Refused(refusal)));
    assert_eq!(marked(&table), [0, 1, 2, 3, 4]);
    assert_eq!((hand(&table), round(&table).left()), (before, 4));

    // The console program could not swap as many cards as are left.
    let table = swap(table, &[4]);
    assert_eq!(round(&table).left(), 0);
    assert_eq!(end(&table).best().rank().category(), Category::FullHouse);
    let times: usize = end(&table).counts().iter().map(|(_, times)| times).sum();
    assert_eq!(times, 1 + 28 + 1);
}

#[test]
fn a_click_marks_a_card_and_another_click_unmarks_it() {
    let table = stacked("AS KS QS JS 9S 2H 3H");
    assert_eq!(table.marks(), Marks::NONE);
    let table = mark(table, &[3, 1]);
    assert_eq!(marked(&table), [1, 3]);
    let table = mark(table, &[3]);
    assert_eq!(marked(&table), [1]);
    assert_eq!(hand(&table), "AS KS QS JS 9S");
    assert_eq!(round(&table).left(), 2);
    let table = mark(table, &[5, usize::MAX]);
    assert_eq!(marked(&table), [1], "there is no sixth card");
}

#[test]
fn two_cards_may_be_marked_in_quick_succession() {
    let table = stacked("AS KS QS JS 9S 2H 3H");
    let at = table.position();
    let (table, _) = table.step(Msg::ClickedCard(0, at));
    let (table, _) = table.step(Msg::ClickedCard(1, at));
    assert_eq!(marked(&table), [0, 1]);
}

#[test]
fn swap_replaces_exactly_the_marked_cards() {
    for (places, after) in [
        (&[0][..], "2H KS QS JS 9S"),
        (&[4], "AS KS QS JS 2H"),
        (&[3, 1], "AS 2H QS 3H 9S"),
        (&[0, 1, 2, 3, 4], "2H 3H 4H 5H 7D"),
    ] {
        let table = swap(stacked("AS KS QS JS 9S 2H 3H 4H 5H 7D 8D"), places);
        assert_eq!(hand(&table), after, "{places:?}");
        assert_eq!(round(&table).left(), 6 - places.len(), "{places:?}");
        assert_eq!(table.marks(), Marks::NONE, "{places:?}");
        assert!(swapped(&table, places.len()), "{:?}", table.news());
        let earlier: Vec<String> = round(&table)
            .earlier()
            .iter()
            .map(|h| codes(h.cards()))
            .collect();
        assert_eq!(earlier, ["AS KS QS JS 9S"], "{places:?}");
    }
}

#[test]
fn next_swap_continues_from_the_same_deck() {
    let table = swap(stacked("AS KS QS JS 9S 2H 3H 4H 5H 7D 8D"), &[0, 4]);
    assert_eq!(hand(&table), "2H KS QS JS 3H");
    let table = swap(table, &[4, 2]);
    assert_eq!(hand(&table), "2H KS 4H JS 5H");
    assert_eq!(round(&table).left(), 2);
}

#[test]
fn empty_swap_is_refused_until_the_next_mark() {
    let table = click_swap(stacked("AS KS QS JS 9S 2H 3H"));
    assert_eq!(table.news(), Some(&News::Refused(Refusal::NothingMarked)));
    assert_eq!(
        Refusal::NothingMarked.to_string(),
        "Mark the cards that you want to swap, then choose Swap."
    );
    assert_eq!(
        (hand(&table), round(&table).left()),
        ("AS KS QS JS 9S".into(), 2)
    );
    let table = mark(table, &[0]);
    assert_eq!(table.news(), Some(&News::Marked(0)));
}

#[test]
fn swap_beyond_the_deck_keeps_marks_and_hand() {
    let table = swap(stacked("AS KS QS JS 9S 2H"), &[0, 4]);
    let refusal = Refusal::TooFewLeft(DeckTooShort { left: 1, wanted: 2 });
    assert_eq!(
        refusal.to_string(),
        "You marked 2 cards, but only 1 card is left in the deck: you may swap one."
    );
    assert_eq!(table.news(), Some(&News::Refused(refusal)));
    assert_eq!(marked(&table), [0, 4]);
    assert_eq!(
        (hand(&table), round(&table).left()),
        ("AS KS QS JS 9S".into(), 1)
    );
    assert_eq!(dealt(&table).decisions().last_round(), []);

    let table = swap(table, &[0]);
    assert_eq!(hand(&table), "AS KS QS JS 2H", "the other one is swapped");
}

#[test]
fn the_last_card_of_the_deck_ends_the_round() {
    let table = swap(stacked("AS KS QS JS 9S 2H 3H"), &[0]);
    assert!(matches!(round(&table), Round::Swapping(_)));
    let table = swap(table, &[0]);
    assert_eq!(hand(&table), "3H KS QS JS 9S");
    assert_eq!(round(&table).left(), 0);
    assert!(matches!(round(&table), Round::Over(_)));
    assert!(swapped(&table, 1), "{:?}", table.news());
}

#[test]
fn finish_ends_the_round_with_the_hand_as_it_is() {
    let table = click_finish(mark(stacked("AS KS QS JS 9S 2H 3H"), &[0]));
    assert_eq!(hand(&table), "AS KS QS JS 9S");
    assert_eq!(round(&table).left(), 2);
    assert!(matches!(round(&table), Round::Over(_)));
    assert_eq!(table.marks(), Marks::NONE);
    assert_eq!(table.news(), Some(&News::Decided(Action::Finish)));
    assert_eq!(dealt(&table).decisions().last_round(), [Action::Finish]);
    assert_eq!(codes(end(&table).best().cards()), "AS KS QS JS 9S");
    assert_eq!(end(&table).counts(), [(Category::Flush, 1)]);
}

#[test]
fn best_hand_is_the_first_of_equal_hands() {
    // A pair of twos, of aces, of aces with equal kickers, and high card.
    let table = stacked("2S 2H KS 7S 5S AS AH AD 3C 4C");
    let table = swap(table, &[0, 1]);
    assert_eq!(hand(&table), "AS AH KS 7S 5S");
    let table = swap(table, &[0]);
    assert_eq!(hand(&table), "AD AH KS 7S 5S");
    let table = click_finish(swap(table, &[0]));
    assert_eq!(hand(&table), "3C AH KS 7S 5S");
    assert_eq!(codes(end(&table).best().cards()), "AS AH KS 7S 5S");
    assert_eq!(
        end(&table).counts(),
        [(Category::OnePair, 3), (Category::HighCard, 1)]
    );
}

#[test]
fn best_hand_can_be_the_last_one() {
    let table = click_finish(swap(stacked("2S 2H KS 7S 5S AS AH 3C"), &[0, 1]));
    assert_eq!(codes(end(&table).best().cards()), "AS AH KS 7S 5S");
}

#[test]
fn next_deal_asks_for_entropy_then_deals() {
    let over = click_finish(mark(stacked("AS KS QS JS 9S 2H 3H"), &[0]));
    let (asked, cmds) = click_deal(over.clone());
    assert_eq!(cmds, [Effect::DrawEntropy(asked.position())]);
    assert_eq!(round(&asked), round(&over));
    let (next, cmds) = answered(asked, entropy(2));
    assert_eq!(cmds, []);
    assert_eq!(*dealt(&next).sealed(), Sealed::fresh(secret(2), Decks::ONE));
    assert_eq!(
        *round(&next).hand().cards(),
        deal(2).order_with_jokers()[..5]
    );
    assert_eq!(round(&next).earlier(), []);
    assert_eq!(round(&next).left(), 47);
    assert_eq!(next.news(), Some(&News::Dealt));
}

#[test]
fn repeated_click_changes_nothing() {
    let bare = SoloDrawTable::open(Mode::Free).0;
    let swapping = stacked("AS KS QS JS 9S 2H 3H 4H 5H");
    let over = click_finish(swapping.clone());
    for (table, msg) in [
        (bare, clicked_deal as fn(Position) -> Msg),
        (ready(1), clicked_deal),
        (over, clicked_deal),
        (mark(swapping.clone(), &[0, 1]), clicked_swap),
        (swapping, |at| clicked(Action::Finish, at)),
    ] {
        let msg = msg(table.position());
        let once = table.clone().step(msg.clone()).0;
        assert_ne!(printed(&table), printed(&once), "{msg:?}");
        changes_nothing(&once, msg, "twice");
    }
}

#[test]
fn late_message_for_an_earlier_hand_changes_nothing() {
    let swapping = stacked("AS KS QS JS 9S 2H 3H 4H 5H");
    let at = swapping.position();
    let swapped = swap(swapping.clone(), &[0]);
    let over = click_finish(swapping);
    let asked = click_deal(over.clone()).0;
    for table in [swapped, over, asked] {
        for msg in [
            clicked_deal(at),
            Msg::ClickedCard(0, at),
            clicked_swap(at),
            clicked(Action::Finish, at),
            Msg::GotEntropy(entropy(9), at),
        ] {
            changes_nothing(&table, msg, "late");
        }
    }
}

#[test]
fn message_for_another_phase_changes_nothing() {
    let bare = SoloDrawTable::open(Mode::Free).0;
    let shared = bare
        .clone()
        .step(Msg::OpenedLink(SharedDeal::of(deal(2))))
        .0;
    let swapping = mark(stacked("AS KS QS JS 9S 2H 3H 4H 5H"), &[0]);
    let over = click_finish(swapping.clone());
    for (table, name, fits) in [
        (bare, "bare", &["deal", "entropy", "failure"][..]),
        (ready(1), "ready", &["deal"]),
        (shared, "shared", &["deal"]),
        (swapping, "swapping", &["card", "swap", "finish"]),
        // A failed request for the next seal is reported only at Deal.
        (over, "over", &["deal", "entropy"]),
    ] {
        let at = table.position();
        for (msg_name, msg) in [
            ("deal", clicked_deal(at)),
            ("card", Msg::ClickedCard(2, at)),
            ("swap", clicked_swap(at)),
            ("finish", clicked(Action::Finish, at)),
            ("entropy", Msg::GotEntropy(entropy(9), at)),
            ("failure", Msg::GotEntropy(Err(NoEntropy), at)),
        ] {
            if fits.contains(&msg_name) {
                let (after, cmds) = table.clone().step(msg.clone());
                let changed = printed(&after) != printed(&table) || !cmds.is_empty();
                assert!(changed, "{name}: {msg:?} was expected to fit");
            } else {
                changes_nothing(&table, msg, name);
            }
        }
    }
}

#[test]
fn missing_entropy_deals_and_loses_nothing() {
    let failure = Err(NoEntropy);
    let (bare, cmds) = answered(SoloDrawTable::open(Mode::Free).0, failure);
    assert!(matches!(bare.phase(), Phase::Bare));
    assert_eq!((bare.news(), cmds), (Some(&News::NoEntropy), vec![]));

    let over = click_finish(stacked("AS KS QS JS 9S 2H 3H"));
    let (asked, _) = click_deal(over.clone());
    let (after, _) = answered(asked, failure);
    assert_eq!(after.news(), Some(&News::NoEntropy));
    assert_eq!(round(&after), round(&over));
    let (asked, cmds) = click_deal(after);
    assert_eq!(
        cmds,
        [Effect::DrawEntropy(asked.position())],
        "Deal tries again"
    );
    assert_eq!(answered(asked, entropy(2)).0.news(), Some(&News::Dealt));
}

#[test]
fn link_opens_its_deal_and_keeps_its_round() {
    let link = Deal::new(secret(3), Decks::ONE, 17).expect("in range");
    let swapping = mark(stacked("AS KS QS JS 9S 2H 3H"), &[0]);
    let over = click_finish(swapping.clone());
    for table in [SoloDrawTable::open(Mode::Free).0, ready(1), swapping, over] {
        let (sealed, cmds) = table.step(Msg::OpenedLink(SharedDeal::of(link.clone())));
        assert!(matches!(sealed.phase(), Phase::Ready(_)), "{sealed:?}");
        assert_eq!(sealed.phase().sealed(), Some(&Sealed::shared(link.clone())));
        assert_eq!((sealed.marks(), cmds), (Marks::NONE, vec![]));
        assert_eq!(sealed.news(), Some(&News::SharedDealReady));
        changes_nothing(
            &sealed,
            Msg::GotEntropy(entropy(4), sealed.position()),
            "entropy comes late",
        );

        let (playing, cmds) = click_deal(sealed.clone());
        assert_eq!(cmds, []);
        assert_eq!(
            *round(&playing).hand().cards(),
            link.order_with_jokers()[..5]
        );
        let playing = mark(swap(playing, &[1, 2]), &[3]);
        let over = click_finish(playing.clone());
        for table in [sealed, playing, over.clone()] {
            changes_nothing(
                &table,
                Msg::OpenedLink(SharedDeal::of(link.clone())),
                "the same link",
            );
            let (other, _) = table.step(Msg::OpenedLink(SharedDeal::of(deal(3))));
            assert_eq!(other.phase().sealed(), Some(&Sealed::shared(deal(3))));
            assert_eq!(other.marks(), Marks::NONE);
        }
        let (next, cmds) = click_deal(over);
        if next.suspended_rounds() == 0 && cmds == [Effect::DrawEntropy(next.position())] {
            let (next, _) = answered(next, entropy(2));
            assert_eq!(*dealt(&next).sealed(), Sealed::fresh(secret(2), Decks::ONE));
        } else {
            assert_eq!(next.news(), Some(&News::RoundBack), "it was interrupted");
            assert_eq!(next.marks(), Marks::NONE.toggled(0));
        }
    }
}

#[test]
fn decisions_replay_the_round() {
    let table = click_deal(ready(1)).0;
    let table = click_finish(swap(swap(table, &[0, 4]), &[1]));
    let dealt = dealt(&table);
    assert_eq!(dealt.decisions().last_round().len(), 3);
    let again = replay::<Round>(dealt.sealed().clone(), &Jokers::None, dealt.decisions());
    assert_eq!(
        again.map(|again| again.round().clone()),
        Ok(dealt.round().clone())
    );
}

#[test]
fn debug_output_hides_cards_in_the_deck() {
    // The only queen and the only club.
    let table = mark(stacked("5S 9H 2S 7D 3D QC"), &[2]);
    for part in ["Queen", "Clubs", "QC"] {
        assert!(!printed(&table).contains(part), "{}", printed(&table));
    }
    let drawn = click_swap(table);
    assert!(printed(&drawn).contains("Queen"), "{}", printed(&drawn));
}

#[test]
fn marks_hold_each_set_of_places_once() {
    let all: Vec<Marks> = Marks::all().collect();
    assert_eq!(all.len(), 32);
    for (at, marks) in all.iter().enumerate() {
        assert!(!all[..at].contains(marks), "{marks:?}");
        let toggled = marks.places().fold(Marks::NONE, Marks::toggled);
        assert_eq!((toggled, toggled.count()), (*marks, marks.places().count()));
    }
}

#[test]
fn late_entropy_clears_the_notice() {
    let (failed, _) = answered(SoloDrawTable::open(Mode::Free).0, Err(NoEntropy));
    let (asked, _) = click_deal(failed);
    let (dealt, _) = answered(asked, entropy(1));
    assert!(dealt.phase().is_under_way());
    assert_ne!(dealt.news(), Some(&News::NoEntropy));
}

#[test]
fn a_click_past_the_last_card_changes_nothing() {
    let refused = click_swap(stacked("AS KS QS JS 9S 2H 3H"));
    let at = refused.position();
    changes_nothing(&refused, Msg::ClickedCard(5, at), "no such card");
}
