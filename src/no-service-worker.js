// Takes the service worker back: served under its name, it removes what was kept of the page, and then itself
// (HOSTING.md). `cargo xtask play` serves it, so that a page is never one of an earlier build.

oninstall = () => skipWaiting();

onactivate = (event) =>
  event.waitUntil(
    (async () => {
      const own = `fair-deal ${registration.scope} `;
      for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
      await registration.unregister();
    })(),
  );
