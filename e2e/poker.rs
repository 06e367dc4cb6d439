//! Draw poker, played by clicks, on shared deals with known cards.

use serde_json::json;

use crate::oracle::{Card, Deal, Rank, codes};
use crate::page::{DESKTOP, Page, Scene, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [swap_replaces_marked_cards_from_the_deck_in_order],
    chromium_only DESKTOP => [
        marked_cards_keep_their_names,
        round_reaches_the_end_of_the_deck,
        finish_ends_the_round_and_deals_a_fresh_pack,
    ],
}

/// The fragment of this deal's link.
pub(crate) fn link(deal: &Deal) -> String {
    format!("#/poker/solo{}", deal.query())
}

/// Opens the deal at the table by its link.
pub(crate) async fn open_deal(page: &Page, deal: &Deal) {
    if page.scene().await.seal == Some(deal.seal()) {
        // A link to the present deal changes nothing, so another deal must come between.
        page.go(&link(&Deal::numbered(u32::MAX))).await;
        page.until("another deal is there", |scene| {
            scene.seal != Some(deal.seal())
        })
        .await;
    }
    page.go(&link(deal)).await;
    page.until("the shared deal is ready", |scene| {
        scene.phase == "ready" && scene.seal == Some(deal.seal())
    })
    .await;
}

/// Swaps the cards in these places, list by list, without a mouse, for tests that only need the end of the round.
pub(crate) async fn swap_quickly(page: &Page, swaps: &[Vec<usize>]) {
    let script = "
        const [swaps, done] = arguments;
        const all = selector => [...document.querySelectorAll(selector)];
        const until = async holds => {
            for (let looks = 0; !holds(); looks++) {
                if (looks > 2000) throw 'nothing happened';
                await new Promise(resolve => setTimeout(resolve));
            }
        };
        const marked = () => all('[data-card][aria-pressed=true]').length;
        const left = () => document.querySelector('[data-left]').dataset.left;
        (async () => {
            for (const places of swaps) {
                const [cards, before] = [all('button[data-card]'), left()];
                places.forEach(place => cards[place].click());
                await until(() => marked() === places.length);
                all('[role=group] button').find(it => it.textContent === 'Swap').click();
                // A click before the page has drawn the swap would belong to the earlier hand. A slow machine draws the
                // deck before the hand.
                await until(() => left() !== before && marked() === 0);
            }
            return 'swapped';
        })().catch(String).then(done);";
    let answer = page.js_until_done(script, &[json!(swaps)]).await;
    assert_eq!(answer, "swapped");
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
        assert_eq!(hand.category.as_deref(), Some(rank.code()));
        assert_eq!(hand.worth, rank.name());
        assert_eq!(scene.seal, Some(self.deal.seal()));
    }

    /// Checks the page at the end.
    async fn check_over(&self, page: &Page) {
        let over = page.phase("over").await;
        self.check(&over);
        assert_eq!(over.secret, Some(self.deal.secret()));
        let best = Rank::of(self.best());
        assert_eq!(over.result(), best.code());
        let (_, sentence) = over.result.as_ref().expect("a result");
        let name = best.name();
        let (first, rest) = name.split_at(1);
        let expected = format!("Best hand: {}{rest}.", first.to_lowercase());
        assert_eq!(sentence, &expected);
        let told = "return document.querySelector('[data-result]').textContent";
        let told = page.js(told, &[]).await.to_string();
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
        let expected = counts
            .iter()
            .map(|(label, times)| format!("{label} {times}"));
        assert_eq!(hands_made(page).await, expected.collect::<Vec<_>>());
    }
}

/// The list at the end: each kind of hand with its count.
pub(crate) async fn hands_made(page: &Page) -> Vec<String> {
    let script = "
        return [...document.querySelectorAll('[aria-label=\"Hands made\"] li')].map(it =>
            it.textContent.trim());";
    strings(&page.js(script, &[]).await)
}

/// Marks these cards and swaps them, on the page and in the expected round.
async fn swap(page: &Page, round: &mut Expected, places: &[usize]) -> Scene {
    for place in places {
        page.mark(*place).await;
    }
    page.press("Swap").await;
    round.swap(places);
    let left = 52 - round.drawn;
    let scene = page
        .until("cards are swapped", |scene| scene.left == Some(left))
        .await;
    round.check(&scene);
    scene
}

async fn marks(page: &Page) -> [bool; 5] {
    let cards = page.card_buttons().await;
    std::array::from_fn(|place| cards[place].pressed)
}

async fn marked_cards_keep_their_names(page: &Page) {
    let deal = Deal::numbered(1);
    page.open(&link(&deal)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let names = async || -> Vec<String> {
        let cards = page.card_buttons().await;
        cards.into_iter().map(|card| card.name).collect()
    };
    let expected: Vec<String> = deal.order()[..5].iter().map(|card| card.name()).collect();
    assert_eq!(names().await, expected);
    assert_eq!(marks(page).await, [false; 5]);

    page.mark(0).await;
    page.mark(4).await;
    assert_eq!(marks(page).await, [true, false, false, false, true]);
    assert_eq!(names().await, expected, "marked, they are called the same");
    assert!(page.text().await.contains("2 cards marked."));
    page.mark(0).await;
    assert_eq!(marks(page).await, [false, false, false, false, true]);
    assert_eq!(names().await, expected);
    assert_eq!(page.scene().await.left, Some(47), "marking draws no card");
}

async fn swap_replaces_marked_cards_from_the_deck_in_order(page: &Page) {
    let deal = Deal::numbered(2).cut_at(33);
    let mut round = Expected::of(deal);
    page.open(&link(&deal)).await;
    page.press("Deal").await;
    round.check(&page.phase("swap").await);
    for places in [&[2][..], &[0, 4], &[1, 2, 3], &[0, 1, 2, 3, 4], &[4]] {
        swap(page, &mut round, places).await;
        assert_eq!(marks(page).await, [false; 5], "the marks are gone");
    }
    // The places count, not the order of the clicks.
    page.mark(3).await;
    page.mark(1).await;
    page.press("Swap").await;
    round.swap(&[1, 3]);
    let left = 52 - round.drawn;
    let scene = page
        .until("cards are swapped", |scene| scene.left == Some(left))
        .await;
    round.check(&scene);
}

async fn round_reaches_the_end_of_the_deck(page: &Page) {
    let deal = Deal::numbered(3);
    let mut round = Expected::of(deal);
    page.open(&link(&deal)).await;
    page.press("Deal").await;
    round.check(&page.phase("swap").await);
    assert_eq!(page.actions().await, ["Finish", "Swap"]);
    for _ in 0..9 {
        swap(page, &mut round, &[0, 1, 2, 3, 4]).await;
    }

    // Two cards are left, and three are marked.
    for place in [0, 2, 4] {
        page.mark(place).await;
    }
    if page.actions().await.contains(&"Swap".to_owned()) {
        page.press("Swap").await;
    }
    page.settle().await;
    let text = page.text().await;
    let told = "You marked 3 cards, but only 2 are left in the deck: you can swap at most 2.";
    assert!(text.contains(told), "{text}");
    assert_eq!(
        marks(page).await,
        [true, false, true, false, true],
        "they are kept"
    );
    round.check(&page.scene().await);

    // With one mark fewer the swap succeeds and ends the round.
    page.mark(2).await;
    page.press("Swap").await;
    round.swap(&[0, 4]);
    assert_eq!(round.drawn, 52);
    round.check_over(page).await;
    assert_eq!(round.hands.len(), 11);
    assert_eq!(page.actions().await, ["Deal"]);
    for card in page.card_buttons().await {
        assert!(!card.pressed, "{} is marked", card.name);
    }
}

async fn finish_ends_the_round_and_deals_a_fresh_pack(page: &Page) {
    let deal = Deal::numbered(4);
    let mut round = Expected::of(deal);
    page.open(&link(&deal)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    swap(page, &mut round, &[1, 2]).await;
    page.mark(0).await;
    page.press("Finish").await;
    round.check_over(page).await;

    assert_eq!(page.actions().await, ["Deal"]);
    page.press("Deal").await;
    let next = page.phase("swap").await;
    assert_ne!(next.seal, Some(deal.seal()));
    assert_eq!((next.left, next.secret), (Some(47), None));
    assert_eq!(page.fragment().await, "#/poker/solo");
    assert_eq!(marks(page).await, [false; 5]);
    page.press("Finish").await;
    let over = page.phase("over").await;
    let fresh = Deal::from_hex(&over.secret.clone().expect("a secret"));
    Expected::of(fresh).check_over(page).await;
}
