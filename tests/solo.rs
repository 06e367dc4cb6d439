//! Solo draw (RULES.md, “Draw poker, solo”) as the page plays it, message by message, without a
//! browser.

use crate::support::golden;
use fair_deal::core::{Category, Deal, Deck, DeckTooShort, Decks, Jokers, PackCard, Secret};
use fair_deal::poker::{Action, Cmd, Finished, Game, Marks, Msg, News, Refusal, Round};
use fair_deal::table::sitting::{SharedDeal, Source};
use fair_deal::table::{Dealt, NoEntropy, Position, Round as _, Sealed, Table, replay};

/// A table on which the first five of these cards have been dealt.
fn stacked(codes: &str) -> Game {
    let deck = Deck::in_order(PackCard::parse_list(codes).expect(codes));
    let round = Round::deal(deck, Jokers::None).expect("five cards or more");
    let sealed = Sealed::fresh(secret(0), Decks::ONE);
    Game::with_round(Dealt::stacked(sealed, Jokers::None, round))
}

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

fn deal(number: u8) -> Deal {
    Deal::uncut(secret(number), Decks::ONE)
}

/// The answer of a browser that has entropy: this number's secret.
#[expect(
    clippy::unnecessary_wraps,
    reason = "beside it stands the answer of one that has none"
)]
fn entropy(number: u8) -> Result<Secret, NoEntropy> {
    Ok(secret(number))
}

/// The table when the browser has answered its last request so.
fn answered(game: Game, entropy: Result<Secret, NoEntropy>) -> (Game, Vec<Cmd>) {
    let at = game.position();
    game.update(Msg::GotEntropy(entropy, at))
}

/// A table with this number's fresh deal on it, sealed.
fn ready(number: u8) -> Game {
    answered(Game::open(Source::Entropy).0, entropy(number)).0
}

fn click_deal(game: Game) -> (Game, Vec<Cmd>) {
    let at = game.position();
    game.update(Msg::ClickedDeal(at))
}

/// Clicks the cards at these places, one after the other.
fn mark(game: Game, places: &[usize]) -> Game {
    places.iter().fold(game, |game, place| {
        let at = game.position();
        let (game, cmds) = game.update(Msg::ClickedCard(*place, at));
        assert_eq!(cmds, []);
        game
    })
}

fn click_swap(game: Game) -> Game {
    let at = game.position();
    let (game, cmds) = game.update(Msg::ClickedSwap(at));
    assert_eq!(cmds, []);
    game
}

fn click_finish(game: Game) -> Game {
    let at = game.position();
    let (game, cmds) = game.update(Msg::ClickedFinish(at));
    assert_eq!(cmds, []);
    game
}

fn swap(game: Game, places: &[usize]) -> Game {
    click_swap(mark(game, places))
}

fn dealt(game: &Game) -> &Dealt<Round> {
    match game.table() {
        Table::Dealt(dealt) => dealt,
        table @ (Table::Bare | Table::Ready(_) | Table::Cutting(_)) => {
            panic!("no round lies on the table: {table:?}")
        }
    }
}

fn round(game: &Game) -> &Round {
    dealt(game).round()
}

fn end(game: &Game) -> &Finished {
    match round(game) {
        Round::Over(end) => end,
        Round::Swapping(_) => panic!("not over: {game:?}"),
    }
}

fn marked(game: &Game) -> Vec<usize> {
    game.marks().places().collect()
}

fn codes(cards: &[PackCard]) -> String {
    let codes: Vec<String> = cards.iter().map(ToString::to_string).collect();
    codes.join(" ")
}

fn hand(game: &Game) -> String {
    codes(round(game).hand().cards())
}

/// All that a game knows, but for the hidden cards: what is compared to see that nothing changed.
fn printed(game: &Game) -> String {
    format!("{game:?}")
}

fn changes_nothing(game: &Game, msg: Msg, why: &str) {
    let why = format!("{why}: {msg:?}");
    let (after, cmds) = game.clone().update(msg);
    assert_eq!(cmds, [], "{why}");
    assert_eq!(printed(&after), printed(game), "{why}");
}

fn strings(list: &serde_json::Value) -> Vec<&str> {
    let items = list.as_array().expect("a list").iter();
    items.map(|item| item.as_str().expect("a text")).collect()
}

/// The five cards as a set: in one order, whatever order they lie in.
fn sorted<'a>(codes: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut codes: Vec<&str> = codes.into_iter().collect();
    codes.sort_unstable();
    codes
}

#[test]
fn the_golden_session_has_its_28_hands() {
    let seeds = golden("seeds.json");
    let session = &seeds["poker_solo_session"];
    let deck = [
        strings(&session["deck_prefix"]),
        strings(&session["unseen"]),
    ]
    .concat();
    assert_eq!(deck.len(), 52);
    let mut game = stacked(&deck.join(" "));
    assert_eq!(hand(&game), "QC TS 7C 7H AC");
    assert_eq!(round(&game).hand().rank().category(), Category::OnePair);

    let (last, steps) = session["steps"]
        .as_array()
        .and_then(|steps| steps.split_last())
        .expect("a list");
    assert_eq!(steps.len(), 28);
    let mut theirs = strings(&session["deck_prefix"])[..5].to_vec();
    for (number, step) in (1..).zip(steps) {
        // A letter names a place in the order of the console; we look for that card in ours.
        let letters = step["input"].as_str().expect("letters").bytes();
        let wanted: Vec<&str> = letters.map(|l| theirs[usize::from(l - b'a')]).collect();
        let ours = round(&game).hand().cards();
        let places: Vec<usize> = (0..5)
            .filter(|place| wanted.contains(&ours[*place].to_string().as_str()))
            .collect();
        assert_eq!(places.len(), wanted.len(), "swap {number}");

        game = swap(game, &places);
        theirs = strings(&step["after"]);
        let hand = hand(&game);
        assert_eq!(
            sorted(hand.split(' ')),
            sorted(theirs.clone()),
            "swap {number}"
        );
        let category = round(&game).hand().rank().category();
        assert_eq!(step["rank"], category.code(), "swap {number}: {hand}");
        assert_eq!(game.news(), Some(&News::Swapped(wanted.len())));
    }

    // Five are wanted once more, and four are left.
    assert_eq!(last["input"], "abcde");
    assert_eq!(round(&game).left(), 4);
    let before = hand(&game);
    let game = swap(game, &[0, 1, 2, 3, 4]);
    let refusal = Refusal::TooFewLeft(DeckTooShort { left: 4, wanted: 5 });
    assert_eq!(
        refusal.to_string(),
        "You marked 5 cards, but only 4 are left in the deck: you may swap 4 at the most."
    );
    assert_eq!(game.news(), Some(&News::Refused(refusal)));
    assert_eq!(marked(&game), [0, 1, 2, 3, 4]);
    assert_eq!((hand(&game), round(&game).left()), (before, 4));

    // What the console could not do: swap as many as are left.
    let game = swap(game, &[4]);
    assert_eq!(round(&game).left(), 0);
    assert_eq!(end(&game).best().rank().category(), Category::FullHouse);
    let times: usize = end(&game).counts().iter().map(|(_, times)| times).sum();
    assert_eq!(times, 1 + 28 + 1);
}

#[test]
fn a_click_marks_a_card_and_another_click_unmarks_it() {
    let game = stacked("AS KS QS JS 9S 2H 3H");
    assert_eq!(game.marks(), Marks::NONE);
    let game = mark(game, &[3, 1]);
    assert_eq!(marked(&game), [1, 3]);
    let game = mark(game, &[3]);
    assert_eq!(marked(&game), [1]);
    assert_eq!(hand(&game), "AS KS QS JS 9S");
    assert_eq!(round(&game).left(), 2);
    let game = mark(game, &[5, usize::MAX]);
    assert_eq!(marked(&game), [1], "there is no sixth card");
}

#[test]
fn two_cards_may_be_marked_in_quick_succession() {
    let game = stacked("AS KS QS JS 9S 2H 3H");
    let at = game.position();
    let (game, _) = game.update(Msg::ClickedCard(0, at));
    let (game, _) = game.update(Msg::ClickedCard(1, at));
    assert_eq!(marked(&game), [0, 1]);
}

#[test]
fn a_swap_replaces_exactly_the_marked_cards_in_their_places() {
    for (places, after) in [
        (&[0][..], "2H KS QS JS 9S"),
        (&[4], "AS KS QS JS 2H"),
        (&[3, 1], "AS 2H QS 3H 9S"),
        (&[0, 1, 2, 3, 4], "2H 3H 4H 5H 7D"),
    ] {
        let game = swap(stacked("AS KS QS JS 9S 2H 3H 4H 5H 7D 8D"), places);
        assert_eq!(hand(&game), after, "{places:?}");
        assert_eq!(round(&game).left(), 6 - places.len(), "{places:?}");
        assert_eq!(game.marks(), Marks::NONE, "{places:?}");
        assert_eq!(game.news(), Some(&News::Swapped(places.len())));
        let earlier: Vec<String> = round(&game)
            .earlier()
            .iter()
            .map(|h| codes(h.cards()))
            .collect();
        assert_eq!(earlier, ["AS KS QS JS 9S"], "{places:?}");
    }
}

#[test]
fn the_next_swap_goes_on_with_the_deck_where_the_last_one_ended() {
    let game = swap(stacked("AS KS QS JS 9S 2H 3H 4H 5H 7D 8D"), &[0, 4]);
    assert_eq!(hand(&game), "2H KS QS JS 3H");
    let game = swap(game, &[4, 2]);
    assert_eq!(hand(&game), "2H KS 4H JS 5H");
    assert_eq!(round(&game).left(), 2);
}

#[test]
fn a_swap_of_nothing_is_refused_and_the_next_mark_clears_the_refusal() {
    let game = click_swap(stacked("AS KS QS JS 9S 2H 3H"));
    assert_eq!(game.news(), Some(&News::Refused(Refusal::NothingMarked)));
    assert_eq!(
        Refusal::NothingMarked.to_string(),
        "Mark the cards that you want to swap, then choose Swap."
    );
    assert_eq!(
        (hand(&game), round(&game).left()),
        ("AS KS QS JS 9S".into(), 2)
    );
    let game = mark(game, &[0]);
    assert_eq!(game.news(), None);
}

#[test]
fn a_swap_of_more_than_are_left_keeps_marks_and_hand() {
    let game = swap(stacked("AS KS QS JS 9S 2H"), &[0, 4]);
    let refusal = Refusal::TooFewLeft(DeckTooShort { left: 1, wanted: 2 });
    assert_eq!(
        refusal.to_string(),
        "You marked 2 cards, but only 1 card is left in the deck: you may swap one."
    );
    assert_eq!(game.news(), Some(&News::Refused(refusal)));
    assert_eq!(marked(&game), [0, 4]);
    assert_eq!(
        (hand(&game), round(&game).left()),
        ("AS KS QS JS 9S".into(), 1)
    );
    assert_eq!(dealt(&game).decisions(), []);

    let game = swap(game, &[0]);
    assert_eq!(hand(&game), "AS KS QS JS 2H", "the other one is swapped");
}

#[test]
fn the_last_card_of_the_deck_ends_the_round() {
    let game = swap(stacked("AS KS QS JS 9S 2H 3H"), &[0]);
    assert!(matches!(round(&game), Round::Swapping(_)));
    let game = swap(game, &[0]);
    assert_eq!(hand(&game), "3H KS QS JS 9S");
    assert_eq!(round(&game).left(), 0);
    assert!(matches!(round(&game), Round::Over(_)));
    assert_eq!(game.news(), Some(&News::Swapped(1)));
}

#[test]
fn finish_ends_the_round_with_the_hand_as_it_is() {
    let game = click_finish(mark(stacked("AS KS QS JS 9S 2H 3H"), &[0]));
    assert_eq!(hand(&game), "AS KS QS JS 9S");
    assert_eq!(round(&game).left(), 2);
    assert!(matches!(round(&game), Round::Over(_)));
    assert_eq!(game.marks(), Marks::NONE);
    assert_eq!(game.news(), Some(&News::Finished));
    assert_eq!(dealt(&game).decisions(), [Action::Finish]);
    assert_eq!(codes(end(&game).best().cards()), "AS KS QS JS 9S");
    assert_eq!(end(&game).counts(), [(Category::Flush, 1)]);
}

#[test]
fn the_best_hand_of_the_round_is_the_first_of_equal_ones() {
    // A pair of twos, of aces, of aces with equal kickers, and high card.
    let game = stacked("2S 2H KS 7S 5S AS AH AD 3C 4C");
    let game = swap(game, &[0, 1]);
    assert_eq!(hand(&game), "AS AH KS 7S 5S");
    let game = swap(game, &[0]);
    assert_eq!(hand(&game), "AD AH KS 7S 5S");
    let game = click_finish(swap(game, &[0]));
    assert_eq!(hand(&game), "3C AH KS 7S 5S");
    assert_eq!(codes(end(&game).best().cards()), "AS AH KS 7S 5S");
    assert_eq!(
        end(&game).counts(),
        [(Category::OnePair, 3), (Category::HighCard, 1)]
    );
}

#[test]
fn the_best_hand_may_be_the_last_one_too() {
    let game = click_finish(swap(stacked("2S 2H KS 7S 5S AS AH 3C"), &[0, 1]));
    assert_eq!(codes(end(&game).best().cards()), "AS AH KS 7S 5S");
}

#[test]
fn deal_again_asks_for_entropy_and_then_deals_at_once() {
    let over = click_finish(mark(stacked("AS KS QS JS 9S 2H 3H"), &[0]));
    let (asked, cmds) = click_deal(over.clone());
    assert_eq!(cmds, [Cmd::DrawEntropy(asked.position())]);
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
fn the_same_click_twice_does_nothing_the_second_time() {
    let bare = Game::open(Source::Entropy).0;
    let swapping = stacked("AS KS QS JS 9S 2H 3H 4H 5H");
    let over = click_finish(swapping.clone());
    for (game, msg) in [
        (bare, Msg::ClickedDeal as fn(Position) -> Msg),
        (ready(1), Msg::ClickedDeal),
        (over, Msg::ClickedDeal),
        (mark(swapping.clone(), &[0, 1]), Msg::ClickedSwap),
        (swapping, Msg::ClickedFinish),
    ] {
        let msg = msg(game.position());
        let once = game.clone().update(msg.clone()).0;
        assert_ne!(printed(&game), printed(&once), "{msg:?}");
        changes_nothing(&once, msg, "twice");
    }
}

#[test]
fn what_was_meant_for_what_lay_there_before_changes_nothing() {
    let swapping = stacked("AS KS QS JS 9S 2H 3H 4H 5H");
    let at = swapping.position();
    let swapped = swap(swapping.clone(), &[0]);
    let over = click_finish(swapping);
    let asked = click_deal(over.clone()).0;
    for game in [swapped, over, asked] {
        for msg in [
            Msg::ClickedDeal(at),
            Msg::ClickedCard(0, at),
            Msg::ClickedSwap(at),
            Msg::ClickedFinish(at),
            Msg::GotEntropy(entropy(9), at),
        ] {
            changes_nothing(&game, msg, "late");
        }
    }
}

#[test]
fn what_does_not_fit_the_phase_changes_nothing() {
    let bare = Game::open(Source::Entropy).0;
    let shared = bare
        .clone()
        .update(Msg::OpenedLink(SharedDeal::of(deal(2))))
        .0;
    let swapping = mark(stacked("AS KS QS JS 9S 2H 3H 4H 5H"), &[0]);
    let over = click_finish(swapping.clone());
    for (game, name, fits) in [
        (bare, "bare", &["deal", "entropy", "failure"][..]),
        (ready(1), "ready", &["deal"]),
        (shared, "shared", &["deal"]),
        (swapping, "swapping", &["card", "swap", "finish"]),
        (over, "over", &["deal", "entropy", "failure"]),
    ] {
        let at = game.position();
        for (msg_name, msg) in [
            ("deal", Msg::ClickedDeal(at)),
            ("card", Msg::ClickedCard(2, at)),
            ("swap", Msg::ClickedSwap(at)),
            ("finish", Msg::ClickedFinish(at)),
            ("entropy", Msg::GotEntropy(entropy(9), at)),
            ("failure", Msg::GotEntropy(Err(NoEntropy), at)),
        ] {
            if fits.contains(&msg_name) {
                let (after, cmds) = game.clone().update(msg.clone());
                let changed = printed(&after) != printed(&game) || !cmds.is_empty();
                assert!(changed, "{name}: {msg:?} was expected to fit");
            } else {
                changes_nothing(&game, msg, name);
            }
        }
    }
}

#[test]
fn without_entropy_nothing_is_dealt_and_nothing_is_lost() {
    let failure = Err(NoEntropy);
    let (bare, cmds) = answered(Game::open(Source::Entropy).0, failure);
    assert!(matches!(bare.table(), Table::Bare));
    assert_eq!((bare.news(), cmds), (Some(&News::NoEntropy), vec![]));

    let over = click_finish(stacked("AS KS QS JS 9S 2H 3H"));
    let (asked, _) = click_deal(over.clone());
    let (after, _) = answered(asked, failure);
    assert_eq!(after.news(), Some(&News::NoEntropy));
    assert_eq!(round(&after), round(&over));
    let (asked, cmds) = click_deal(after);
    assert_eq!(
        cmds,
        [Cmd::DrawEntropy(asked.position())],
        "Deal tries again"
    );
    assert_eq!(answered(asked, entropy(2)).0.news(), Some(&News::Dealt));
}

#[test]
fn a_link_lays_its_deal_on_the_table_and_the_same_link_keeps_the_round() {
    let link = Deal::new(secret(3), Decks::ONE, 17).expect("in range");
    let swapping = mark(stacked("AS KS QS JS 9S 2H 3H"), &[0]);
    let over = click_finish(swapping.clone());
    for game in [Game::open(Source::Entropy).0, ready(1), swapping, over] {
        let (sealed, cmds) = game.update(Msg::OpenedLink(SharedDeal::of(link)));
        assert!(matches!(sealed.table(), Table::Ready(_)), "{sealed:?}");
        assert_eq!(sealed.table().sealed(), Some(&Sealed::shared(link)));
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
        for game in [sealed, playing, over.clone()] {
            changes_nothing(
                &game,
                Msg::OpenedLink(SharedDeal::of(link)),
                "the same link",
            );
            let (other, _) = game.update(Msg::OpenedLink(SharedDeal::of(deal(3))));
            assert_eq!(other.table().sealed(), Some(&Sealed::shared(deal(3))));
            assert_eq!(other.marks(), Marks::NONE);
        }
        let (next, _) = answered(click_deal(over).0, entropy(2));
        assert_eq!(*dealt(&next).sealed(), Sealed::fresh(secret(2), Decks::ONE));
    }
}

#[test]
fn the_decisions_of_a_round_make_it_again() {
    let game = click_deal(ready(1)).0;
    let game = click_finish(swap(swap(game, &[0, 4]), &[1]));
    let dealt = dealt(&game);
    assert_eq!(dealt.decisions().len(), 3);
    let again = replay::<Round>(&dealt.sealed().deal, Jokers::None, dealt.decisions());
    assert_eq!(again, Ok(dealt.round().clone()));
}

#[test]
fn no_card_that_is_still_in_the_deck_is_in_a_printed_game() {
    // The only queen and the only club.
    let game = mark(stacked("5S 9H 2S 7D 3D QC"), &[2]);
    for part in ["Queen", "Clubs", "QC"] {
        assert!(!printed(&game).contains(part), "{}", printed(&game));
    }
    let drawn = click_swap(game);
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
fn when_the_entropy_comes_after_all_the_table_no_longer_says_it_did_not() {
    let (failed, _) = answered(Game::open(Source::Entropy).0, Err(NoEntropy));
    let (asked, _) = click_deal(failed);
    let (sealed, _) = answered(asked, entropy(1));
    assert!(matches!(sealed.table(), Table::Ready(_)));
    assert_ne!(sealed.news(), Some(&News::NoEntropy));
}

#[test]
fn a_click_past_the_last_card_changes_nothing() {
    let refused = click_swap(stacked("AS KS QS JS 9S 2H 3H"));
    let at = refused.position();
    changes_nothing(&refused, Msg::ClickedCard(5, at), "no such card");
}
