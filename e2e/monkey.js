// A monkey at the tables: random clicks, keys and addresses, and after each of them what must hold on
// every page (design, "The page contract"). Run by e2e/monkey.rs with a seed, a number of acts, the address of
// every place and the function that is called when they are done.
const [seed, acts, everywhere, done] = arguments;

// Mulberry32: the same seed does the same.
let state = seed;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const one = list => list[Math.floor(random() * list.length)];
const hex = () => Array.from({ length: 64 }, () => one("0123456789abcdef")).join("");

// The program of the tables that is here. At a table of the other the page is loaded again, and with it
// the monkey would be gone: e2e/monkey.rs goes there between two of them.
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

// Nothing that leads away from the page or has it loaded again, as another language does, and no
// experiment of millions.
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
    // Where the page already is it does not go once more, and there is no way back from it.
    if (location.href !== here) visited += 1;
    return `went to ${address.slice(0, 60)}`;
  }
  // Not to what was before this page, where the monkey would be lost.
  if (visited === 0) return "no way back";
  visited -= 1;
  history.back();
  return "back";
}

// What is wrong with the page now, or nothing.
function wrong() {
  const fault = document.getElementById("fault");
  if (!fault.hidden) return `the fault panel: ${fault.textContent}`;
  const mains = document.querySelectorAll("main");
  if (mains.length > 1) return `${mains.length} mains`;
  if (document.querySelectorAll("[aria-live=polite]").length !== 1) return "the live region";
  const main = mains[0];
  if (!main) return document.getElementById("pages").hidden ? "no main" : "";
  if (main.dataset.route === undefined) return "no route";
  if (/undefined|NaN|\[object|\{\}/.test(main.textContent)) return "a word that is none";
  const { phase } = main.dataset;
  if (phase === undefined) return "";
  if (!PHASES.includes(phase)) return `phase ${phase}`;
  const [seal, ...more] = main.querySelectorAll("[data-seal]");
  if (more.length) return "two seals";
  if (seal && !/^[0-9a-f]{64}$/.test(seal.dataset.seal)) return "the seal";
  const over = phase === "over";
  if (!seal && phase !== "ready") return "no seal";
  // A shoe serves several rounds, and has more than one of each card. So may a table without chips by rules
  // that nobody offers, which are written as what differs from others.
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
  // Other rules may be chosen for the next round than those of the round on the table.
  const bets = [...hands].map(it => it.dataset.bet).filter(it => it !== undefined);
  if (bets.length && bets.length !== hands.length) return "a hand without a bet";
  if (bets.some(it => !/^\d+$/.test(it))) return `bets of ${bets}`;
  // At video poker up to a hundred are drawn from one deal.
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
    // A macrotask for the page to draw, a longer one now and then for what waits.
    await new Promise(next => setTimeout(next, random() < 0.02 ? 60 : 4));
    // The two programs of the page answer a change of the address one after the other.
    let fault = wrong();
    for (let tries = 0; fault && tries < 20; tries++) {
      await new Promise(next => setTimeout(next, 25));
      fault = wrong();
    }
    if (fault) return done(`${fault} at ${location.hash}, after ${last.join("; ")}`);
  }
  done("");
})();
