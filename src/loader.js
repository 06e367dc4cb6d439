// Starts the bundles of the page, and shows the fault panel when one cannot start.
//
// Trunk inserts this script, and src/start.js and src/first-table.js, which have run before, into index.html. So the
// page alone can show that another file is missing. `cargo xtask finish` writes their hashes
// into the page's policy.

const { own, tables, other } = window.fairDeal;

const pages = document.getElementById("pages");
const { styles, labWorker, coachBlackjackWorker, coachPokerWorker, historyWorker } = pages.dataset;
const workers = [labWorker, coachBlackjackWorker, coachPokerWorker, historyWorker];
const serviceWorker = () => `service-worker.js?${window.fairDeal.language}`;

// The only policy for trusted types. It allows the addresses of our workers, and the markup of the guide and of
// #/fairness: tags without attributes except classes, the faces of cards and two links. The browser refuses everything
// else.
const MARKUP =
  /^[^<]*(?:<(?:\/?[a-z]+\d?(?: class="[a-z- ]+")?|img src="data:image\/svg\+xml,[^"]*" alt="[^"]*"|a href="(?:#\/check|verify\.html)")>[^<]*)*$/;
window.trustedTypes?.createPolicy("default", {
  createHTML: (markup) => (MARKUP.test(markup) ? markup : null),
  createScriptURL: (it) => ([...workers, serviceWorker()].includes(it) ? it : null),
});

for (const button of document.querySelectorAll("[data-reload]")) {
  button.onclick = () => location.reload();
}

// Shows the fault panel of index.html. A bundle that panicked has already written its own sentence there.
// The rest of the page is inert until the panel is closed.
const fault = document.getElementById("fault");
function openFault(isOpen) {
  fault.hidden = !isOpen;
  for (const other of document.body.children) other.inert = isOpen && other !== fault;
}
// Without an origin of its own the page cannot read its own files, unless the host lets every site read them. Nothing
// is broken then, and a reload does not help.
function couldNotStart(reason) {
  if (self.origin === "null") {
    for (const it of fault.querySelectorAll("[data-apart]")) it.hidden = !it.hidden;
    const way = fault.querySelector("a[target]");
    // A page from a disk has no origin in a tab of its own either.
    if (location.protocol === "file:") way.hidden = true;
    else way.href = way.textContent = location.href;
  }
  showFault(reason);
  // The table of a first visit goes, and behind the panel the page offers to load again.
  dispatchEvent(new Event("fair-deal-not-started"));
  slow.hidden = false;
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

// A saved round may be the cause of the panic, and would come back at each start. So the
// panel offers the saved rounds as a file, and a start without them. The names are those of
// src/ui/effects/storage.rs. An empty record counts as no record; it hides the record
// under the name without a folder.
function offerKept() {
  const kept = {};
  try {
    for (const name of Object.keys(localStorage)) {
      const [plain] = name.split("@");
      const record = localStorage[own(plain)] ?? localStorage[plain];
      if (plain.startsWith("fair-deal/table/1/") && record) kept[plain] = record;
    }
  } catch {
    // The browser does not let us read its storage, so no round is saved.
  }
  const offer = document.getElementById("fault-kept");
  offer.hidden = !Object.keys(kept).length;
  const file = new Blob([JSON.stringify(kept, null, 1)], { type: "application/json" });
  const link = offer.querySelector("a");
  link.href = URL.createObjectURL(file);
  // Local time, as in the names of the other files that the page saves.
  const now = new Date(Date.now() - 6e4 * new Date().getTimezoneOffset());
  const minute = now.toISOString().slice(0, 16).replace("T", "-").replace(":", "");
  link.download = `fair-deal-rounds-${minute}.json`;
  offer.querySelector("button").onclick = () => {
    for (const [name, record] of Object.entries(kept)) {
      try {
        localStorage.setItem(own(name.replace("/1/", `/aside-${Date.now()}/`)), record);
      } catch {
        // The storage is full: then the file is the only copy.
      }
      localStorage.setItem(own(name), "");
    }
    location.reload();
  };
}

// Extensions and in-app browsers throw errors into every page. Only a trap in one of our bundles, or
// an error from one of their files, means that the game is broken.
function isOurs(error, file = "") {
  return error instanceof WebAssembly.RuntimeError || /\/(blackjack|poker|pages)-[^/]*$/.test(file);
}
addEventListener("error", (event) => {
  if (isOurs(event.error, event.filename)) showFault(event.message);
});
addEventListener("unhandledrejection", (event) => {
  if (isOurs(event.reason)) showFault(event.reason);
});

// The tables, whose files are still loading. The browser compiles the WebAssembly while it arrives.
const started = tables.then(([script, wasm]) => script.default({ module_or_path: wasm }));
started.then(() => setTimeout(keep, WHEN_QUIET_MS)).catch(couldNotStart);

// A service worker (src/service-worker.js) fetches the files that the page has not loaded, such as the other games and
// the reading pages, and serves all files without a network. With Save-Data on, the page registers none. A page that
// stays open checks for a new version when its tab is shown again.
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

// Without a service worker, prefetches the bundle of the other games, so that the browser has it when the player wants
// them.
function fetchOther() {
  for (const file of other) {
    fetch(file, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
}

// A request that hangs never fails, so the message about a slow start appears after this time. The bundle removes it
// when it starts.
const PATIENCE_MS = 20_000;
const slow = document.querySelector("#app [role=alert]");
setTimeout(() => (slow.hidden = false), PATIENCE_MS);

// When the player chooses another language, the service worker of that language caches its files for use without a
// network.
addEventListener("fair-deal-language", keep);

// The reading pages. Their bundle and its words, in the language of the tables, are fetched when the address becomes
// that of one of the pages (the build replaces READING_PAGES by their paths).
const [waiting, failed, outdated] = pages.children;
let tries = 0;

function fetchPages() {
  // A browser remembers a script that failed to load by its address, so each try has another address.
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

// The file may be gone because the server has a new version. Then the page on the server names other files.
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
  const isHere = /^(READING_PAGES)\/*(?![a-z\d/-])/.test(window.fairDeal.path());
  pages.hidden = !isHere;
  if (isHere && tries === 0) fetchPages();
}

failed.querySelector("button").onclick = fetchPages;
// A browser reports a move within its history by popstate, before hashchange. The bundle of the tables acts on it, and
// needs this element as a place for the focus.
addEventListener("popstate", visit);
addEventListener("hashchange", visit);
// The tables may have mended an address that only they can read.
addEventListener("fair-deal-address", visit);
visit();

// The service worker announces its new version. This comes last, because a browser may refuse even to say whether
// there are service workers.
try {
  navigator.serviceWorker.onmessage = ({ data: detail }) => {
    const tell = () => dispatchEvent(new CustomEvent("fair-deal-version", { detail }));
    if (detail !== pages.dataset.version) started.then(tell);
  };
} catch {
  // For example in a sandboxed frame: then no version is cached, and none can be new.
}
