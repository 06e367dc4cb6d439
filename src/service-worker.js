// Keeps the page for when there is no network, in whole versions.
//
// `cargo xtask finish` writes VERSION and FILES before this: what the version is called, and the SHA-256 of each
// of its files by its name (all but this one and hashes.txt). Files that have a hash in their names are the same
// in every version, so pages of two versions can be open at once; which version a visit gets, index.html decides.

const { scope } = registration;
const own = `fair-deal ${scope} `;
const current = own + VERSION;
const language = location.search.slice(1);

const PAGE = "index.html";
// The page lies at the address of its folder. Some hosts answer its own name with another address.
const address = (name) => scope + (name === PAGE ? "" : name);
const isNamedByHash = (name) => /^[^/]*-[0-9a-f]{16}[._][^/]*$/.test(name);

// The name of a file of this folder; nothing for what lies elsewhere.
function nameOf(url) {
  const [path] = url.split(/[?#]/);
  return path.startsWith(scope) ? path.slice(scope.length) || PAGE : "";
}

// A visitor has all files but those of other languages. The browser itself has the icons.
function isWanted(name) {
  const [, its = language] = /[-.]([a-z]{2})[-.]/.exec(name) ?? [];
  return its === language && name !== PAGE && !name.endsWith(".png");
}

async function isAsListed(name, answer) {
  if (!answer.ok) return false;
  const hash = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === FILES[name];
}

// A file as it is listed. What the browser has kept of it may be broken, so it is asked for anew then.
async function fetched(name) {
  for (const cache of isNamedByHash(name) ? ["default", "reload"] : ["no-cache"]) {
    const answer = await fetch(address(name), { cache, priority: "low" });
    if (!(await isAsListed(name, answer.clone()))) continue;
    // A browser refuses a page that came by way of another address.
    return answer.redirected ? new Response(answer.body, answer) : answer;
  }
  throw new Error(`${name} is not the file of this version.`);
}

const kept = (name, where = {}) => caches.match(address(name), { ignoreVary: true, ...where });
const isWhole = (cacheName) => kept(PAGE, { cacheName });
const others = async () =>
  (await caches.keys()).filter((name) => name.startsWith(own) && name !== current);

// The page comes last: a version that has it is whole.
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
  await cache.put(scope, await fetched(PAGE));
  await cache.delete(address(FAILED));
}

// When a version first could not be fetched whole, beside what there is of it.
const FAILED = "?failed";
const DAY_MS = 86_400_000;

async function noteFailure(error) {
  if (!(await kept(FAILED, { cacheName: current }))) {
    const cache = await caches.open(current);
    await cache.put(address(FAILED), new Response(Date.now()));
  }
  throw error;
}

// Whether there has been a new version for a day that never came whole. Its files may be altered on the way for
// good: so the page is asked of the server again, that nobody is left with an old one.
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

// Takes away the versions that no page has.
async function tidy(opening) {
  // One that is still being fetched, or waits for its turn, is no old one.
  if (registration.installing || registration.waiting) return;
  if ((await pages()).some(({ id }) => id !== opening)) return;
  for (const name of await others()) if (await isWhole(name)) await caches.delete(name);
}

async function page({ request, resultingClientId }) {
  const it = await kept(PAGE, { cacheName: current });
  if (!it) {
    // What the browser has taken away is fetched again. Without a network another version will do.
    keep().catch(() => {});
    return fetch(request).catch(async () => (await kept(PAGE)) ?? Response.error());
  }
  tidy(resultingClientId).catch(() => {});
  return (await isStuck()) ? asked(request, it) : it;
}

// The page as the server has it now, unless that is of no use.
const PATIENCE_MS = 5_000;
async function asked(request, it) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fetch(request), late]).catch(() => null);
  if (!answer?.ok && answer?.type !== "opaqueredirect") return it;
  // The server has gone back to this version: no other is to come.
  if (await isAsListed(PAGE, answer.clone())) await forgetUnwhole();
  return answer;
}

async function forgetUnwhole() {
  if (registration.installing) return;
  for (const name of await others()) if (!(await isWhole(name))) await caches.delete(name);
}

// The guide in the visitor's language, for that in another.
function guide(name) {
  const isGuide = (it) => it.startsWith("guide-");
  return isGuide(name) && Object.keys(FILES).find((it) => isGuide(it) && isWanted(it));
}

// What is of another language, or of a version that is not whole here, is kept once it was asked for.
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
      // Versions that never came whole, before this one.
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
  // Who asks the server itself is not answered from here: #/fairness compares what it serves.
  if (name === PAGE || ["no-store", "reload"].includes(request.cache)) return;
  if (isNamedByHash(name)) return event.respondWith(file(name, request));
  if (name in FILES) {
    event.respondWith(fetch(request).catch(async () => (await kept(name)) ?? Response.error()));
  }
};
