// Unpacks the files of the page, which the single file contains as text, and starts the page.
//
// Each file gets an address of this page's own (`blob:`), which replaces its name in the page and in the
// scripts that name it. A script comes after the files that it names.
const packed = document.getElementById("files");
const bytes = Uint8Array.from(atob(packed.textContent), (sign) => sign.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const files = await new Response(stream).arrayBuffer();

const KINDS = { css: "text/css", html: "text/html", js: "text/javascript", txt: "text/plain", wasm: "application/wasm" };
const addresses = {};
const inQuotes = (name, as) => (name in addresses ? `"${addresses[name]}"` : as);
const named = (script) =>
  script
    .replace(/new URL\("([^"]+)",\s*import\.meta\.url\)/g, (as, name) => inQuotes(name, as))
    .replace(/"\.\/([^"]+)"/g, (as, name) => inQuotes(name, as));

let start = 0;
for (const file of packed.dataset.files.split(" ")) {
  const [name, length] = file.split(":");
  const its = files.slice(start, (start += Number(length)));
  const kind = name.split(".").at(-1);
  const content = kind === "js" ? named(new TextDecoder().decode(its)) : its;
  addresses[name] = URL.createObjectURL(new Blob([content], { type: KINDS[kind] }));
}
packed.remove();

for (const element of document.querySelectorAll("meta[name=program], meta[name=words], #pages")) {
  for (const { name, value } of [...element.attributes]) {
    const address = addresses[value.replace("./", "")];
    if (address) element.setAttribute(name, address);
  }
}

// A link to another file of the page (the verifier, the licences) saves that file instead of opening it, because the
// opened file would not have this page's policy.
addEventListener("click", ({ target }) => {
  const link = target.closest?.("a");
  const [name] = link?.getAttribute("href")?.split("#") ?? [];
  if (!(name in addresses)) return;
  link.href = addresses[name];
  link.download = name;
});

// In a page from a disk Chromium starts no module worker, so here the workers are classic scripts (single_file.rs).
const { Worker } = window;
window.Worker = class extends Worker {
  constructor(address, { name }) {
    super(address, { name });
  }
};

// The single file contains everything, so it needs no service worker.
delete Navigator.prototype.serviceWorker;

await import(addresses["start.js"]);
await import(addresses["first-table.js"]);
await import(addresses["loader.js"]);
