// Removes the service worker: served under its name, it deletes the cached files of the page and unregisters itself
// (HOSTING.md). `cargo xtask play` serves it, so that the browser never shows an earlier build.

oninstall = () => skipWaiting();

onactivate = (event) =>
  event.waitUntil(
    (async () => {
      const own = `fair-deal ${registration.scope} `;
      for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
      await registration.unregister();
    })(),
  );
