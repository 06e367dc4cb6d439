// A monkey at the tables: random clicks, keys and addresses. After each action it checks the rules of every page
// (docs/page-contract.md). e2e/monkey.rs runs it with a seed, the number of actions, the address of every place and a
// callback.
const [seed, acts, everywhere, done] = arguments;

// Mulberry32: the same seed gives the same numbers.
let state = seed;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const one = list => list[Math.floor(random() * list.length)];
const hex = () => Array.from({ length: 64 }, () => one("0123456789abcdef")).join("");

// The bundle of tables that is loaded. A table of the other bundle reloads the page, which would end the monkey. So
// e2e/monkey.rs changes the bundle between two runs.
const poker = !window.fairDeal.other[0].includes("poker");
const leadsAway = address =>
  /^#\/*poker\/(solo|daily|jacks|duel)/.test(address) ? !poker : poker && /^#?\/*(blackjack(\/daily)?)?\/*(\?|$)/.test(address);

const ADDRESSES = [
  ...everywhere.map(address => () => address), () => "#/nowhere", () => "",
  () => `#/blackjack?deal=${hex()}&cut=${Math.floor(random() * 60)}`,
  () => `#/poker/solo?deal=${hex()}&cut=3&mix=dice%206&rules=${one(["1-joker", "2-jokers", "9-jokers"])}`,
  () => `#/poker/jacks?deal=${hex()}&cut=${Math.floor(random() * 60)}&rules=${one(["", "800-50-25-8-5-4-3-2-1", "x"])}`,
  () => `#/blackjack?practice=${one(["soft", "pairs", "close.A6"])}&rules=${one(["vegas", "exam"])}`,
  () => `#/poker/jacks?practice=${one(["low-pairs", "joker", "x"])}`,
  () => `#/poker/duel?deal=${hex()}&rules=${one(["rk-1-joker", "rcko", "r", "rrrr"])}`,
  () => `#/check?game=${one(["blackjack", "poker", "poker-jacks", "poker-duel", "chess"])}&seal=${hex()}&deal=${hex()}&cut=0&rules=&play=${one(["s", "0", "h", ""])}`,
  () => `#/lab?hand=${one(["KS.KH.7D.X1.2S", "AS", "%%%"])}`,
  () => `#/blackjack?deal=${one(["", "xyz", hex().slice(1)])}`,
];
const KEYS = ["Enter", "Escape", "?", " ", "ArrowLeft", "ArrowRight", "Home", "End", ..."abdhscufmrtpiknex12345678"];
const TYPED = ["17", "0", "52", "x", "", "six dice: 3 1 4", "\u0007", "я".repeat(101), hex()];
const PHASES = ["ready", "cut", "player", "dealer", "swap", "over"];

const seen = it => it.getClientRects().length > 0 && !it.disabled && !it.closest("[inert]");

// Excludes the choice of a language, which e2e/monkey.rs makes, links that leave the page or its bundle, experiments
// with millions of hands, and the controls of forms.
const mayBeClicked = it => {
  if (it.name === "language") return false;
  const link = it.getAttribute("href");
  if (it.matches("a")) return link?.startsWith("#") && !leadsAway(link);
  return !it.closest(".experiment, .enumeration, [data-stage]") && !it.closest("form");
};

let visited = 0;

function act() {
  const what = random();
  if (what < 0.62) {
    const all = [...document.querySelectorAll("button, a[href], [type=radio], [type=checkbox], .felt")];
    const it = one(all.filter(it => seen(it) && mayBeClicked(it)));
    it?.click();
    return `click ${it?.textContent.trim().slice(0, 30)}`;
  }
  if (what < 0.82) {
    const key = one(KEYS);
    const at = document.activeElement ?? document.body;
    for (const type of ["keydown", "keyup"]) {
      at.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    }
    return `key ${key}`;
  }
  if (what < 0.88) {
    const list = one([...document.querySelectorAll("select")].filter(it => seen(it)));
    if (!list) return "no list";
    list.selectedIndex = Math.floor(random() * list.options.length);
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return `chose ${list.value}`;
  }
  if (what < 0.93) {
    const field = one([...document.querySelectorAll("input:not([type=radio], [type=checkbox]), textarea")]
      .filter(it => seen(it) && !it.readOnly && mayBeClicked(it)));
    if (!field) return "no field";
    field.focus();
    field.value = one(TYPED);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return `typed ${field.value.slice(0, 20)}`;
  }
  if (what < 0.98) {
    const address = one(ADDRESSES)();
    if (leadsAway(address)) return "stayed";
    const here = location.href;
    location.hash = address;
    // An address that equals the current one adds no entry to the browser's history.
    if (location.href !== here) visited += 1;
    return `went to ${address.slice(0, 60)}`;
  }
  // Going back further would leave this page, and the monkey with it.
  if (visited === 0) return "no way back";
  visited -= 1;
  history.back();
  return "back";
}

// Returns what is wrong with the page now, or an empty text.
function wrong() {
  const fault = document.getElementById("fault");
  if (!fault.hidden) return `the fault panel: ${fault.textContent}`;
  const mains = document.querySelectorAll("main");
  if (mains.length > 1) return `${mains.length} mains`;
  if (document.querySelectorAll("[aria-live=polite]").length !== 1) return "the live region";
  const main = mains[0];
  if (!main) return document.getElementById("pages").hidden ? "no main" : "";
  if (main.dataset.route === undefined) return "no route";
  if (/undefined|NaN|\[object|\{\}/.test(main.textContent)) return "a broken word";
  const { phase } = main.dataset;
  if (phase === undefined) return "";
  if (!PHASES.includes(phase)) return `phase ${phase}`;
  const [seal, ...more] = main.querySelectorAll("[data-seal]");
  if (more.length) return "two seals";
  if (seal && !/^[0-9a-f]{64}$/.test(seal.dataset.seal)) return "the seal";
  const over = phase === "over";
  if (!seal && phase !== "ready") return "no seal";
  // A shoe serves several rounds, and contains each card more than once. The same is true of a table without chips with
  // custom rules, which a link writes as differences from a preset.
  const { bank } = main.dataset;
  const forChips = bank !== undefined;
  const saves = Object.entries(localStorage).filter(([name]) => name.includes("/table/1/blackjack"));
  const hasOwnRules = saves.some(([, save]) => /\b(classic|vegas)\./.test(save));
  const mayBeShoe = forChips || (hasOwnRules && /^\/(blackjack)?$/.test(main.dataset.route));
  if (forChips && !/^\d+(\.5)?$/.test(bank)) return `a bank of ${bank}`;
  const isOpen = seal?.dataset.secret !== undefined;
  if (seal && isOpen !== over && (isOpen || !mayBeShoe)) return "the secret";
  if (over !== (main.querySelector("[data-result]") !== null)) return "the result";
  const cards = [...main.querySelectorAll("[data-hand] [data-card]")].map(it => it.dataset.card);
  const faces = cards.filter(card => card !== "back");
  if ((cards.length > 0) !== ["player", "dealer", "swap", "over"].includes(phase)) return "cards";
  const left = Number(main.querySelector("[data-deck]").dataset.left);
  const isBlackjack = /^\/(blackjack.*)?$/.test(main.dataset.route);
  if (!mayBeShoe && new Set(faces).size !== faces.length) return `a card twice: ${cards}`;
  if (isBlackjack && !mayBeShoe && left + cards.length !== 52) {
    return `${left} left and ${cards.length} dealt`;
  }
  const hands = main.querySelectorAll("[data-hand^=player]");
  // The rules for the next round may differ from those of the round on the table.
  const bets = [...hands].map(it => it.dataset.bet).filter(it => it !== undefined);
  if (bets.length && bets.length !== hands.length) return "a hand without a bet";
  if (bets.some(it => !/^\d+$/.test(it))) return `bets of ${bets}`;
  // Video poker draws up to a hundred hands from one deal.
  if (isBlackjack && hands.length > 4) return `${hands.length} hands`;
  if (isBlackjack && (phase === "player") !== cards.includes("back")) return "the hole card";
  if (left + cards.length > (mayBeShoe ? 416 : 54)) return "too many cards";
  const names = [...main.querySelectorAll(".actions button")].map(it => it.dataset.button);
  if (names.includes("deal") !== (phase === "ready" || (over && !names.includes("share-result")))) {
    return `the buttons ${names} in phase ${phase}`;
  }
  return "";
}

const last = [];
(async () => {
  for (let number = 0; number < acts; number++) {
    last.push(act());
    if (last.length > 12) last.shift();
    // A macrotask lets the page draw. Now and then a longer one lets timers run.
    await new Promise(next => setTimeout(next, random() < 0.02 ? 60 : 4));
    // The two bundles of the page handle a change of the address one after the other.
    let fault = wrong();
    for (let tries = 0; fault && tries < 20; tries++) {
      await new Promise(next => setTimeout(next, 25));
      fault = wrong();
    }
    if (fault) return done(`${fault} at ${location.hash}, after ${last.join("; ")}`);
  }
  done("");
})();
