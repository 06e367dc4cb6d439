//! Draw poker, played by clicks, on shared deals with known cards. The end of the deck and of the round is in
//! `tests/views/poker/tables.rs`.

use serde_json::json;

use crate::oracle::{Card, Deal, Rank, codes};
use crate::page::{DESKTOP, Page, Scene, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [swap_replaces_marked_cards_from_the_deck_in_order],
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
    hand: [Card; 5],
}

impl Expected {
    fn of(deal: Deal) -> Expected {
        let order = deal.order();
        let hand = *order.first_chunk().expect("52 cards");
        Expected {
            deal,
            order,
            drawn: 5,
            hand,
        }
    }

    fn swap(&mut self, places: &[usize]) {
        for place in places {
            self.hand[*place] = self.order[self.drawn];
            self.drawn += 1;
        }
    }

    /// Checks the page between the deal and the end.
    fn check(&self, scene: &Scene) {
        let hand = scene.hand("player");
        let rank = Rank::of(&self.hand);
        assert_eq!(hand.cards, codes(&self.hand));
        assert_eq!(scene.left, Some(52 - self.drawn));
        assert_eq!(hand.category.as_deref(), Some(rank.code()));
        assert_eq!(hand.worth, rank.name());
        assert_eq!(scene.seal, Some(self.deal.seal()));
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
