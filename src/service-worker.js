// Caches the page for use without a network, in whole versions.
//
// `cargo xtask finish` writes VERSION and FILES before this script: the name of the version, and the SHA-256 of each
// of its files by name (all except this one and hashes.txt). A file with a hash in its name is the same
// in every version, so pages of two versions can be open at once. index.html decides which version a visit gets.

const { scope } = registration;
const own = `fair-deal ${scope} `;
const current = own + VERSION;
const language = location.search.slice(1);

const PAGE = "index.html";
// The page is at the address of its folder. Some hosts redirect its own name to another address.
const address = (name) => scope + (name === PAGE ? "" : name);
const isNamedByHash = (name) => /^[^/]*-[0-9a-f]{16}[._][^/]*$/.test(name);

// Returns the name of a file of this folder, or an empty text for any other address.
function nameOf(url) {
  const [path] = url.split(/[?#]/);
  return path.startsWith(scope) ? path.slice(scope.length) || PAGE : "";
}

// The strategy of an opponent is large, and cached only if a visitor has played against it.
const isOnRequest = (name) => name.endsWith(".bin");

// A visitor needs all other files except those of other languages. The browser itself caches the icons.
function isWanted(name) {
  const [, its = language] = /[-.]([a-z]{2})[-.]/.exec(name) ?? [];
  return its === language && name !== PAGE && !name.endsWith(".png") && !isOnRequest(name);
}

async function isAsListed(name, answer) {
  if (!answer.ok) return false;
  const hash = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === FILES[name];
}

// Fetches a file that agrees with its hash. The copy in the browser's cache may be broken; then it fetches the file
// again.
async function fetched(name) {
  for (const cache of isNamedByHash(name) ? ["default", "reload"] : ["no-cache"]) {
    const answer = await fetch(address(name), { cache, priority: "low" });
    if (!(await isAsListed(name, answer.clone()))) continue;
    // A browser refuses a redirected response for a page.
    return answer.redirected ? new Response(answer.body, answer) : answer;
  }
  throw new Error(`${name} is not the file of this version.`);
}

const kept = (name, where = {}) => caches.match(address(name), { ignoreVary: true, ...where });
const isWhole = (cacheName) => kept(PAGE, { cacheName });
const others = async () =>
  (await caches.keys()).filter((name) => name.startsWith(own) && name !== current);

// Caches the whole version. The page comes last, so a version with the page is whole.
async function keep() {
  const cache = await caches.open(current);
  const files = Object.keys(FILES).filter(isWanted);
  await Promise.all(
    files.map(async (name) => {
      if (await kept(name, { cacheName: current })) return;
      const same = isNamedByHash(name) && (await kept(name));
      await cache.put(address(name), same || (await fetched(name)));
    }),
  );
  for (const name of Object.keys(FILES).filter(isOnRequest)) {
    const same = await kept(name);
    if (same) await cache.put(address(name), same);
  }
  await cache.put(scope, await fetched(PAGE));
  await cache.delete(address(FAILED));
}

// The name under which the time of the first failed download is cached, beside the files of that version.
const FAILED = "?failed";
const DAY_MS = 86_400_000;

async function noteFailure(error) {
  if (!(await kept(FAILED, { cacheName: current }))) {
    const cache = await caches.open(current);
    await cache.put(address(FAILED), new Response(Date.now()));
  }
  throw error;
}

// Returns true if a new version could not be downloaded whole for a day. Something on the way may alter its files
// permanently. Then the worker fetches the page from the server again, so that no visitor stays on an old version.
async function isStuck() {
  for (const cacheName of await others()) {
    if (await isWhole(cacheName)) continue;
    const since = await kept(FAILED, { cacheName });
    if (since && Date.now() - Number(await since.text()) > DAY_MS) return true;
  }
  return false;
}

async function pages() {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => nameOf(url) === PAGE);
}

// Deletes the versions that no open page uses.
async function tidy(opening) {
  // A version that is still being fetched, or that waits, is not an old one.
  if (registration.installing || registration.waiting) return;
  if ((await pages()).some(({ id }) => id !== opening)) return;
  for (const name of await others()) if (await isWhole(name)) await caches.delete(name);
}

async function page({ request, resultingClientId }) {
  const it = await kept(PAGE, { cacheName: current });
  if (!it) {
    // The browser has deleted the files, so fetch them again. Without a network use another version.
    keep().catch(() => {});
    return fetch(request).catch(async () => (await kept(PAGE)) ?? Response.error());
  }
  tidy(resultingClientId).catch(() => {});
  return (await isStuck()) ? asked(request, it) : it;
}

// Returns the page as the server has it now, or the cached one if the server is late or fails.
const PATIENCE_MS = 5_000;
async function asked(request, it) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fetch(request), late]).catch(() => null);
  if (!answer?.ok && answer?.type !== "opaqueredirect") return it;
  // The server has gone back to this version, so no other one will follow.
  if (await isAsListed(PAGE, answer.clone())) await forgetUnwhole();
  return answer;
}

async function forgetUnwhole() {
  if (registration.installing) return;
  for (const name of await others()) if (!(await isWhole(name))) await caches.delete(name);
}

// If this is the name of a guide, returns the name of the guide in the visitor's language.
function guide(name) {
  const isGuide = (it) => it.startsWith("guide-");
  return isGuide(name) && Object.keys(FILES).find((it) => isGuide(it) && isWanted(it));
}

// Caches a requested file that the cache lacks: of another language, or of a version that is not cached whole.
async function keepToo(name, answer) {
  if (!(name in FILES) || !(await isAsListed(name, answer.clone()))) return;
  const cache = await caches.open(current);
  await cache.put(address(name), answer);
}

async function file(name, request) {
  const it = await kept(name);
  if (it) return it;
  const answer = await fetch(request).catch(() => null);
  if (!answer) return (await kept(guide(name))) ?? Response.error();
  keepToo(name, answer.clone()).catch(() => {});
  return answer;
}

oninstall = (event) => event.waitUntil(keep().then(() => skipWaiting(), noteFailure));

onactivate = (event) =>
  event.waitUntil(
    (async () => {
      // Earlier versions that were never whole.
      await forgetUnwhole();
      await clients.claim();
      for (const client of await pages()) client.postMessage(VERSION);
    })(),
  );

onfetch = (event) => {
  const { request } = event;
  const name = nameOf(request.url);
  if (request.method !== "GET" || !name) return;
  if (request.mode === "navigate" && name === PAGE) return event.respondWith(page(event));
  // A request to the server itself is not answered from the cache: #/fairness compares the files of the server.
  if (name === PAGE || ["no-store", "reload"].includes(request.cache)) return;
  if (isNamedByHash(name)) return event.respondWith(file(name, request));
  if (name in FILES) {
    event.respondWith(fetch(request).catch(async () => (await kept(name)) ?? Response.error()));
  }
};
