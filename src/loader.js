// Starts the programs of the page, and says so when one cannot start.
//
// Trunk puts this script into index.html, so that nothing but the page itself is needed to show
// that something else is missing. `cargo xtask finish` writes its hash into the page's policy.

// What is said before a program has started is said in the browser's language (src/app/language.rs).
const ours = navigator.languages
  .map((tag) => tag.slice(0, 2).toLowerCase())
  .find((tag) => ["en", "ja", "ru"].includes(tag));
if (ours) document.documentElement.lang = ours;

// Shows the panel of index.html. A program that panicked has written its own sentence there before.
function showFault(reason) {
  const detail = document.getElementById("fault-detail");
  if (!detail.textContent) detail.textContent = reason;
  detail.parentNode.hidden = false;
}

// Extensions and in-app browsers throw errors into every page. Only a trap in a program of ours, or
// an error from one of its files, means that the game is broken.
function isOurs(error, file = "") {
  return error instanceof WebAssembly.RuntimeError || /\/(fair-deal|pages)-[^/]*$/.test(file);
}
addEventListener("error", (event) => {
  if (isOurs(event.error, event.filename)) showFault(event.message);
});
addEventListener("unhandledrejection", (event) => {
  if (isOurs(event.reason)) showFault(event.reason);
});

// The tables. Trunk has the browser fetch the program's two files before this script runs.
const script = document.querySelector("link[rel=modulepreload]").href;
const wasm = document.querySelector("link[rel=preload][as=fetch]").href;
import(script)
  .then((program) => program.default({ module_or_path: wasm }))
  .catch(showFault);

// The reading pages: their program is fetched when the address becomes that of one of them
// (src/app/route.rs; a test holds the two together).
const pages = document.getElementById("pages");
const [waiting, failed] = pages.children;
let tries = 0;

function fetchPages() {
  // A browser remembers by its address that a script could not be fetched: each try has another.
  tries += 1;
  const address = (file) => new URL(tries > 1 ? `${file}?${tries}` : file, document.baseURI).href;
  const sheet = document.createElement("link");
  const styled = new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
  });
  sheet.rel = "stylesheet";
  sheet.href = address(pages.dataset.styles);
  document.head.append(sheet);
  waiting.hidden = false;
  failed.hidden = true;
  Promise.all([import(address(pages.dataset.script)), styled])
    .then(([program]) => program.default({ module_or_path: address(pages.dataset.wasm) }))
    .catch(() => {
      waiting.hidden = true;
      failed.hidden = false;
    });
}

function visit() {
  pages.hidden = !/^#\/*(fairness|check|lab)\/*(\?|$)/.test(location.hash);
  if (!pages.hidden && tries === 0) fetchPages();
}

failed.querySelector("button").onclick = fetchPages;
addEventListener("hashchange", visit);
visit();
