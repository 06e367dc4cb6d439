// Starts the programs of the page, and says so when one cannot start.
//
// Trunk puts this script and src/start.js, which has run before, into index.html, so that nothing but the
// page itself is needed to show that something else is missing. `cargo xtask finish` writes their hashes
// into the page's policy.

const { own, tables, other } = window.fairDeal;

const pages = document.getElementById("pages");
const { styles, labWorker, drawWorker, historyWorker } = pages.dataset;
const serviceWorker = () => `service-worker.js?${window.fairDeal.language}`;

// The one policy for trusted types: workers are ours by their addresses, and markup is that of the guide and of
// #/fairness, tags without attributes but for classes, the faces of cards and two links. The browser refuses all else.
const MARKUP =
  /^[^<]*(?:<(?:\/?[a-z]+\d?(?: class="[a-z- ]+")?|img src="data:image\/svg\+xml,[^"]*" alt="[^"]*"|a href="(?:#\/check|verify\.html)")>[^<]*)*$/;
window.trustedTypes?.createPolicy("default", {
  createHTML: (markup) => (MARKUP.test(markup) ? markup : null),
  createScriptURL: (it) =>
    [labWorker, drawWorker, historyWorker, serviceWorker()].includes(it) ? it : null,
});

for (const button of document.querySelectorAll("[data-reload]")) {
  button.onclick = () => location.reload();
}

// Shows the panel of index.html. A program that panicked has written its own sentence there before.
// Until the panel is closed, nothing else on the page can be used.
const fault = document.getElementById("fault");
function openFault(isOpen) {
  fault.hidden = !isOpen;
  for (const other of document.body.children) other.inert = isOpen && other !== fault;
}
// Without an origin of its own the page cannot read its own files, unless the host lets every site read them. Nothing
// is broken then, and to load it again is of no use.
function couldNotStart(reason) {
  if (self.origin === "null") {
    for (const it of fault.querySelectorAll("[data-apart]")) it.hidden = !it.hidden;
    const way = fault.querySelector("a[target]");
    // From a disk no tab of its own is any better.
    if (location.protocol === "file:") way.hidden = true;
    else way.href = way.textContent = location.href;
  }
  showFault(reason);
}
function showFault(reason) {
  const detail = document.getElementById("fault-detail");
  if (!detail.textContent) detail.textContent = reason;
  if (!fault.hidden) return;
  offerKept();
  openFault(true);
  fault.focus();
}
document.getElementById("fault-close").onclick = () => openFault(false);
addEventListener("fair-deal-fault", () => showFault(""));

// A round that was saved may be what a program panics at, and would come back at each start: the
// panel offers it as a file, and to start without it. The names are those of
// src/ui/effects/storage.rs. An empty record is none; it keeps one from being taken over that lies
// at the name without a folder.
function offerKept() {
  const kept = {};
  try {
    for (const name of Object.keys(localStorage)) {
      const [plain] = name.split("@");
      const record = localStorage[own(plain)] ?? localStorage[plain];
      if (plain.startsWith("fair-deal/table/1/") && record) kept[plain] = record;
    }
  } catch {
    // Where the browser does not let us look, nothing is saved.
  }
  const offer = document.getElementById("fault-kept");
  offer.hidden = !Object.keys(kept).length;
  const file = new Blob([JSON.stringify(kept, null, 1)], { type: "application/json" });
  const link = offer.querySelector("a");
  link.href = URL.createObjectURL(file);
  // By the clocks here, as the names of other files that are saved.
  const now = new Date(Date.now() - 6e4 * new Date().getTimezoneOffset());
  const minute = now.toISOString().slice(0, 16).replace("T", "-").replace(":", "");
  link.download = `fair-deal-rounds-${minute}.json`;
  offer.querySelector("button").onclick = () => {
    for (const [name, record] of Object.entries(kept)) {
      try {
        localStorage.setItem(own(name.replace("/1/", `/aside-${Date.now()}/`)), record);
      } catch {
        // A browser that is full has no room for it: then the file is all there is.
      }
      localStorage.setItem(own(name), "");
    }
    location.reload();
  };
}

// Extensions and in-app browsers throw errors into every page. Only a trap in a program of ours, or
// an error from one of its files, means that the game is broken.
function isOurs(error, file = "") {
  return error instanceof WebAssembly.RuntimeError || /\/(blackjack|poker|pages)-[^/]*$/.test(file);
}
addEventListener("error", (event) => {
  if (isOurs(event.error, event.filename)) showFault(event.message);
});
addEventListener("unhandledrejection", (event) => {
  if (isOurs(event.reason)) showFault(event.reason);
});

// The tables, whose files are on their way. What is compiled is compiled while it comes.
const started = tables.then(([script, wasm]) => script.default({ module_or_path: wasm }));
started.then(() => setTimeout(keep, WHEN_QUIET_MS)).catch(couldNotStart);

// A service worker (src/service-worker.js) fetches what is not here yet, the other games and the reading pages, and
// has it when there is no network; but not for those who want to save data. A page that stays open asks for a
// new version when it is looked at again.
const WHEN_QUIET_MS = 4_000;
let worker;
async function keep() {
  if (navigator.connection?.saveData) return;
  try {
    worker = await navigator.serviceWorker.register(serviceWorker(), { updateViaCache: "none" });
  } catch {
    fetchOther();
  }
}
addEventListener("visibilitychange", () => document.hidden || worker?.update().catch(() => {}));

// Where there is no service worker the browser should at least have the program of the other games by the time
// somebody wants them.
function fetchOther() {
  for (const file of other) {
    fetch(file, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
}

// A request that hangs fails nowhere. The program takes all of this away when it comes.
const PATIENCE_MS = 20_000;
const slow = document.querySelector("#app [role=alert]");
setTimeout(() => (slow.hidden = false), PATIENCE_MS);

// Who chooses another language wants to have it without a network too.
addEventListener("fair-deal-language", keep);

// The reading pages and the coach: their program and its words, in the language of the tables, are fetched when the
// address becomes that of one of the pages (the build puts their paths in the place of READING_PAGES), or when a
// table tells the coach something.
const [waiting, failed, outdated] = pages.children;
let tries = 0;

function fetchPages() {
  // A browser remembers by its address that a script could not be fetched: each try has another.
  tries += 1;
  const { pages: script, pagesWasm: wasm } = window.fairDeal.program.dataset;
  const address = (file) => new URL(tries > 1 ? `${file}?${tries}` : file, document.baseURI).href;
  const sheet = document.createElement("link");
  const styled = new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
  });
  sheet.rel = "stylesheet";
  sheet.href = address(styles);
  document.head.append(sheet);
  waiting.hidden = false;
  failed.hidden = true;
  const spoken = window.fairDeal.wordsFor("pages").then((its) => {
    window.fairDeal.pagesWords = its;
  });
  Promise.all([import(address(script)), styled, spoken])
    .then(([it]) => it.default({ module_or_path: address(wasm) }))
    .catch(tellWhy);
  setTimeout(() => (failed.hidden &&= waiting.hidden), PATIENCE_MS);
}

// The file may be gone because a new version lies on the server: then its page names other files.
async function tellWhy() {
  const page = await fetch(document.baseURI, { cache: "no-store" }).catch(() => null);
  const names = page?.ok ? await page.text() : "";
  const { pages: script, pagesWasm: wasm } = window.fairDeal.program.dataset;
  const words = [...document.querySelectorAll("meta[name=words]")].map((it) => it.dataset.pages);
  const isOld = names && [script, wasm, styles, ...words].some((name) => !names.includes(name));
  waiting.hidden = true;
  failed.hidden = Boolean(isOld);
  outdated.hidden = !isOld;
}

function visit() {
  const isHere = /^#\/*(READING_PAGES)\/*(\?|$)/.test(location.hash);
  const hasCoach = "brief" in pages.dataset;
  // What becomes of the fetch is told at a table too, in a corner.
  pages.hidden = !isHere && !hasCoach;
  pages.classList.toggle("toast", !isHere);
  if (!pages.hidden && tries === 0) fetchPages();
}

failed.querySelector("button").onclick = fetchPages;
addEventListener("hashchange", visit);
addEventListener("fair-deal-brief", visit);
visit();

// The service worker says which version it has now. The last thing here: a browser may refuse even to say whether
// there are service workers.
try {
  navigator.serviceWorker.onmessage = ({ data: detail }) => {
    const tell = () => dispatchEvent(new CustomEvent("fair-deal-version", { detail }));
    if (detail !== pages.dataset.version) started.then(tell);
  };
} catch {
  // As in a sandboxed frame: then no version is kept, and none can be new.
}
