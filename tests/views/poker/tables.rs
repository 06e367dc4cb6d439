//! The table of solo draw: cards, words, marks and announcements, against the independent computation of the browser
//! tests.

use fair_deal::app::Msg;
use fair_deal::core::Jokers;
use fair_deal::table::{self, Mode};

use crate::element::Element;
use crate::oracle::{Card, Deal, Rank, codes};
use crate::sitting::{Scene, Sitting, owned};

/// The link to this deal.
fn link(deal: &Deal) -> String {
    format!("#/poker/solo{}", deal.query())
}

/// Opens this deal by its link, and deals it.
fn dealt(deal: &Deal) -> Sitting {
    let mut sitting = Sitting::open(&link(deal), "speed=off");
    sitting.press("Deal");
    sitting.in_phase("swap");
    sitting
}

/// The expected round, played beside the one on the page.
struct Expected {
    deal: Deal,
    order: Vec<Card>,
    drawn: usize,
    /// The hands so far. The last one is on the table.
    hands: Vec<[Card; 5]>,
}

impl Expected {
    fn of(deal: Deal) -> Expected {
        let order = deal.order();
        let hands = vec![*order.first_chunk().expect("52 cards")];
        Expected {
            deal,
            order,
            drawn: 5,
            hands,
        }
    }

    fn hand(&self) -> &[Card; 5] {
        self.hands.last().expect("a hand")
    }

    fn swap(&mut self, places: &[usize]) {
        let mut hand = *self.hand();
        for place in places {
            hand[*place] = self.order[self.drawn];
            self.drawn += 1;
        }
        self.hands.push(hand);
    }

    /// The best hand, or the first of equal ones.
    fn best(&self) -> &[Card; 5] {
        let later_first = self.hands.iter().rev();
        let best = later_first.max_by_key(|hand| Rank::of(*hand));
        best.expect("a hand")
    }

    /// Checks the page between the deal and the end.
    fn check(&self, scene: &Scene) {
        let hand = scene.hand("player");
        let rank = Rank::of(self.hand());
        assert_eq!(hand.cards, codes(self.hand()));
        assert_eq!(scene.left, Some(52 - self.drawn));
        assert_eq!(hand.category, rank.code());
        assert_eq!(hand.worth, rank.name());
        assert_eq!(scene.seal, Some(self.deal.seal()));
    }

    /// Checks the page at the end.
    fn check_over(&self, sitting: &Sitting) {
        let over = sitting.in_phase("over");
        self.check(&over);
        assert_eq!(over.secret, Some(self.deal.secret()));
        let best = Rank::of(self.best());
        assert_eq!(over.result, best.code());
        let name = best.name();
        let (first, rest) = name.split_at(1);
        let expected = format!("Best hand: {}{rest}.", first.to_lowercase());
        assert_eq!(over.sentence, expected);
        let drawn = sitting.drawn();
        let told = drawn.only("[data-result]").text();
        for card in self.best() {
            let name = card.name().to_lowercase();
            assert!(told.contains(&name), "{name} in {told}");
        }
        // From the highest category down, each with its count.
        let mut ranks: Vec<Rank> = self.hands.iter().map(|hand| Rank::of(hand)).collect();
        ranks.sort_by(|one, other| other.cmp(one));
        let mut counts: Vec<(&str, usize)> = vec![];
        for rank in &ranks {
            match counts.last_mut() {
                Some((label, times)) if *label == rank.label() => *times += 1,
                _ => counts.push((rank.label(), 1)),
            }
        }
        let expected = counts.iter();
        let expected: Vec<String> = expected
            .map(|(label, times)| format!("{label} {times}"))
            .collect();
        let mut lists = drawn.all("ul").into_iter();
        let made = lists.find(|list| list.attribute("aria-label") == "Hands made");
        assert_eq!(made.expect("a list").texts("li"), expected);
    }
}

/// Marks these cards and swaps them, on the page and in the expected round.
fn swap(sitting: &mut Sitting, round: &mut Expected, places: &[usize]) {
    for place in places {
        sitting.mark(*place);
    }
    sitting.press("Swap");
    round.swap(places);
}

#[test]
fn marked_cards_keep_their_names() {
    let deal = Deal::numbered(1);
    let mut sitting = dealt(&deal);
    let names = |sitting: &Sitting| {
        let drawn = sitting.drawn();
        owned(&drawn.attributes("button[data-card]", "aria-label"))
    };
    let expected: Vec<String> = deal.order()[..5].iter().map(|card| card.name()).collect();
    assert_eq!(names(&sitting), expected);
    assert_eq!(sitting.marks(), [false; 5]);
    sitting.mark(0);
    sitting.mark(4);
    assert_eq!(sitting.marks(), [true, false, false, false, true]);
    let texts = sitting.drawn().texts("main p");
    assert!(texts.contains(&"2 cards marked.".to_owned()), "{texts:?}");
    assert_eq!(
        names(&sitting),
        expected,
        "marked, they are called the same"
    );
    sitting.mark(0);
    assert_eq!(sitting.marks(), [false, false, false, false, true]);
    assert_eq!(names(&sitting), expected);
    assert_eq!(sitting.scene().left, Some(47), "marking draws no card");
}

#[test]
fn round_reaches_the_end_of_the_deck() {
    let deal = Deal::numbered(3);
    let mut round = Expected::of(deal);
    let mut sitting = dealt(&deal);
    round.check(&sitting.scene());
    assert_eq!(sitting.actions(), ["Finish", "Swap"]);
    for _ in 0..9 {
        swap(&mut sitting, &mut round, &[0, 1, 2, 3, 4]);
        round.check(&sitting.in_phase("swap"));
    }
    // Two cards are left, and three are marked.
    for place in [0, 2, 4] {
        sitting.mark(place);
    }
    let told = "You marked 3 cards, but only 2 are left in the deck: you can swap at most 2.";
    let text = sitting.drawn().text();
    assert!(text.contains(told), "{text}");
    let marks = [true, false, true, false, true];
    assert_eq!(sitting.marks(), marks, "they are kept");
    round.check(&sitting.scene());
    // With one mark fewer the swap succeeds and ends the round.
    sitting.mark(2);
    sitting.press("Swap");
    round.swap(&[0, 4]);
    assert_eq!(round.drawn, 52);
    round.check_over(&sitting);
    assert_eq!(round.hands.len(), 11);
    assert_eq!(sitting.actions(), ["Deal"]);
    assert_eq!(sitting.marks(), [false; 5]);
}

#[test]
fn finish_ends_the_round_and_deals_a_fresh_pack() {
    let deal = Deal::numbered(4);
    let mut round = Expected::of(deal);
    let mut sitting = dealt(&deal);
    swap(&mut sitting, &mut round, &[1, 2]);
    sitting.mark(0);
    sitting.press("Finish");
    round.check_over(&sitting);
    assert_eq!(sitting.actions(), ["Deal"]);
    sitting.press("Deal");
    let next = sitting.in_phase("swap");
    assert_ne!(next.seal, Some(deal.seal()));
    assert_eq!((next.left, next.secret), (Some(47), None));
    assert_eq!(sitting.fragment, "#/poker/solo");
    assert_eq!(sitting.marks(), [false; 5]);
    sitting.press("Finish");
    let secret = sitting.in_phase("over").secret.expect("a secret");
    Expected::of(Deal::from_hex(&secret)).check_over(&sitting);
}

#[test]
fn solo_draw_is_played_with_jokers() {
    let mut sitting = Sitting::open("#/poker/solo", "speed=off");
    assert_eq!(sitting.scene().left, Some(52));
    let options = sitting.drawn().texts(".rules option");
    assert_eq!(options, ["No jokers", "One joker", "Two jokers"]);
    for (jokers, left, told) in [
        (Jokers::One, 53, "One joker."),
        (Jokers::Two, 54, "Two jokers."),
    ] {
        let chosen = table::Msg::ChoseRules(jokers);
        sitting.send(Msg::SoloDraw(Mode::Free, chosen));
        assert_eq!(sitting.scene().left, Some(left));
        assert_eq!(sitting.heard().pop().as_deref(), Some(told));
    }
    sitting.press("Deal");
    assert_eq!(sitting.in_phase("swap").left, Some(49));
    sitting.press("Finish");
    let over = sitting.in_phase("over");
    let deal = Deal::from_hex(over.secret.as_deref().expect("a secret"));
    let cards = &deal.order_with_jokers(2)[..5];
    assert_eq!(
        over.hand("player").cards,
        cards,
        "anybody can deal it again"
    );
    // The jokers stay for the next round, also after a reload.
    sitting.reload();
    sitting.press("Deal");
    assert_eq!(sitting.in_phase("swap").left, Some(49));

    let holds = |deal: &Deal| deal.order_with_jokers(1)[..5].contains(&"X1".to_owned());
    let deal = Deal::find(holds);
    sitting.go(&format!("{}&rules=1-joker", link(&deal)));
    let ready = sitting.in_phase("ready");
    assert_eq!((ready.seal, ready.left), (Some(deal.seal()), Some(53)));
    sitting.heard();
    sitting.press("Deal");
    let dealt = sitting.in_phase("swap");
    assert!(dealt.hand("player").cards.contains(&"X1".to_owned()));
    let heard = sitting.heard().concat();
    assert!(heard.contains("the red joker as the "), "{heard}");
}

#[test]
fn round_is_announced_word_for_word() {
    let deal = Deal::numbered(26);
    let order: Vec<String> = deal.order().iter().map(ToString::to_string).collect();
    assert_eq!(order[..7], ["7C", "7S", "3H", "6D", "7H", "QD", "JH"]);
    let mut sitting = Sitting::open("#/poker/solo", "speed=off");
    sitting.go(&link(&deal));
    assert_eq!(
        sitting.heard().last().map(String::as_str),
        Some("A shared deal is ready.")
    );
    sitting.press("Deal");
    assert_eq!(
        sitting.heard(),
        [
            "You have the seven of clubs, the seven of spades, the three of hearts, the six of \
             diamonds and the seven of hearts: Three of a kind, sevens."
        ]
    );
    sitting.mark(1);
    assert_eq!(sitting.heard(), ["Seven of spades marked, 1 card marked."]);
    sitting.mark(4);
    assert_eq!(sitting.heard(), ["Seven of hearts marked, 2 cards marked."]);
    sitting.press("Swap");
    assert_eq!(
        sitting.heard(),
        [
            "You swap 2 cards. You have the seven of clubs, the queen of diamonds, the three of \
             hearts, the six of diamonds and the jack of hearts: Queen high. 45 cards left in the \
             deck."
        ]
    );
    sitting.press("Finish");
    assert_eq!(
        sitting.heard(),
        ["The round is over. Best hand: three of a kind, sevens."]
    );
}

#[test]
fn refused_swap_is_announced_each_time() {
    let mut sitting = dealt(&Deal::numbered(20));
    sitting.heard();
    let told = "Mark the cards you want to swap, then press Swap.";
    for _ in 0..3 {
        sitting.press("Swap");
        assert_eq!(sitting.heard(), [told]);
        let shown = sitting.drawn();
        let text: String = shown.all("main").into_iter().map(Element::text).collect();
        assert!(text.contains("Mark the cards you want to swap"), "{text}");
        assert_eq!(sitting.scene().left, Some(47), "nothing was swapped");
    }
}
