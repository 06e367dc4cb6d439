// The visible state of the page, read by the page contract. e2e/page.rs runs this script in the page.
const main = document.querySelector("main");
const deck = document.querySelector("[data-deck]");
const seal = document.querySelector("[data-seal]");
const result = document.querySelector("[data-result]");
const text = element => element ? element.textContent.trim() : null;
const hands = {};
for (const hand of document.querySelectorAll("[data-hand]")) {
  hands[hand.dataset.hand] = {
    cards: [...hand.querySelectorAll("[data-card]")].map(card => card.dataset.card),
    points: hand.dataset.points ?? null,
    category: hand.dataset.category ?? null,
    worth: text(hand.querySelector(".count")),
  };
}
const scene = {
  ready: document.documentElement.hasAttribute("data-ready"),
  route: main?.dataset.route ?? null,
  phase: main?.dataset.phase ?? null,
  left: deck?.dataset.left ?? null,
  seal: seal?.dataset.seal ?? null,
  secret: seal?.dataset.secret ?? null,
  result: result?.dataset.result ?? null,
  sentence: text(result?.querySelector("p")),
  hands,
};
