// The visible content of a page, without the marks of e2e/translator.js. e2e/translated.rs runs this script in every
// page before the page's own scripts. It also replaces the clock, so that two pages show the same time.
(() => {
  const plain = text => (text ?? "").replace(/[⟦⟧]/g, "").replaceAll(location.origin, "");

  // Each reading of the clock is a millisecond later, also across pages.
  const START = Date.UTC(2026, 0, 31, 12), PASSED = "passed";
  const now = () => {
    let passed = 0;
    try {
      passed = Number(sessionStorage.getItem(PASSED)) + 1;
      sessionStorage.setItem(PASSED, passed);
    } catch {
      // On a page without storage the clock stands still.
    }
    return START + passed;
  };
  window.Date = new Proxy(Date, {
    construct: (real, parts) => Reflect.construct(real, parts.length ? parts : [now()]),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });

  // The number of the page's writes into the live region. The page adds text nodes, the translator adds elements.
  let written = 0, changed = performance.now();
  new MutationObserver(changes => {
    changed = performance.now();
    for (const { target, addedNodes } of changes) {
      const isText = [...addedNodes].some(it => it.nodeType === Node.TEXT_NODE && it.data.trim());
      if (target.id === "announcer" && isText) written += 1;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const places = () => [document.getElementById("app"), document.getElementById("pages")].filter(it => it && !it.hidden);

  // The text nodes in these places.
  function texts() {
    return places().flatMap(place => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
      return found;
    });
  }

  const EXEMPT = "[translate=no], .notranslate";

  window.shown = () => {
    const focus = document.activeElement;
    const isNamed = name => focus?.getAttribute(name) && `[${name}=${focus.getAttribute(name)}]`;
    const names = ["id", "data-button", "data-tool", "data-chip", "name", "value", "data-card"];
    const attributes = [...document.querySelectorAll("#app [aria-label], #app [title], #pages [aria-label]")];
    return {
      text: places().map(it => plain(it.textContent)).join(" | "),
      names: attributes.map(it => plain(it.ariaLabel ?? it.title)).join(" | "),
      focus: `${focus?.localName} ${names.map(isNamed).filter(Boolean).join("")} ${plain(focus?.textContent).slice(0, 60)}`,
      title: plain(document.title),
      // Fields keep the typed text.
      values: [...document.querySelectorAll("input, select, textarea")].map(it => plain(it.value) + (it.checked ? "*" : "")).join(" | "),
      fault: document.getElementById("fault")?.hidden === false,
    };
  };

  window.heard = () => ({ written, text: plain(document.getElementById("announcer")?.textContent).trim() });

  // Returns true if nothing has changed for this many milliseconds.
  window.isQuiet = pause => performance.now() - changed > pause;

  // The texts that should be translated and are not.
  window.untranslated = () => texts()
    .filter(it => !it.parentElement.closest(`${EXEMPT}, font[data-translated], textarea`))
    .map(it => it.data);

  // The unprotected texts that no translator may touch: hex digits, addresses, keys, names of languages, cards and
  // drawings.
  window.unprotected = () => texts()
    .filter(it => it.parentElement.closest("code, kbd, svg, .chip, [lang]:not(html)"))
    .filter(it => !it.parentElement.closest(EXEMPT))
    .map(it => it.data);

  // The protected sentences, which a visitor could not read in their language.
  window.kept = () => texts()
    .filter(it => it.parentElement.closest(EXEMPT) && !it.parentElement.closest("svg, [lang]:not(html), code"))
    .map(it => it.data)
    .filter(it => /\p{L}{3,} \p{L}{3,}/u.test(it) && !it.startsWith("Fair Deal"));

  // Text nodes beside elements or other text nodes, before which Yew would insert. Markup is written as a whole.
  window.besideOthers = () => texts()
    .filter(it => it.parentNode.childNodes.length > 1 && !it.parentElement.closest("x-text > *"))
    .map(it => it.data);
})();
