// What a page shows, without the marks of e2e/translator.js. e2e/translated.rs runs it in every page before the page's
// own scripts: it gives the pages a clock of its own as well, so that two pages show the same time.
(() => {
  const plain = text => (text ?? "").replace(/[⟦⟧]/g, "").replaceAll(location.origin, "");

  // Each look at the clock is a millisecond later, from one page to the next too.
  const START = Date.UTC(2026, 0, 31, 12), PASSED = "passed";
  const now = () => {
    let passed = 0;
    try {
      passed = Number(sessionStorage.getItem(PASSED)) + 1;
      sessionStorage.setItem(PASSED, passed);
    } catch {
      // A page that stores nothing has its time stand still.
    }
    return START + passed;
  };
  window.Date = new Proxy(Date, {
    construct: (real, parts) => Reflect.construct(real, parts.length ? parts : [now()]),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });

  // How often the page has written into the live region. The translator adds elements, the page texts.
  let written = 0, changed = performance.now();
  new MutationObserver(changes => {
    changed = performance.now();
    for (const { target, addedNodes } of changes) {
      const isText = [...addedNodes].some(it => it.nodeType === Node.TEXT_NODE && it.data.trim());
      if (target.id === "announcer" && isText) written += 1;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const places = () => [document.getElementById("app"), document.getElementById("pages")].filter(it => it && !it.hidden);

  // The texts that stand in these places, with the element that each stands in.
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
      // Fields keep what was typed.
      values: [...document.querySelectorAll("input, select, textarea")].map(it => plain(it.value) + (it.checked ? "*" : "")).join(" | "),
      fault: document.getElementById("fault")?.hidden === false,
    };
  };

  window.heard = () => ({ written, text: plain(document.getElementById("announcer")?.textContent).trim() });

  // Nothing has changed for so many milliseconds.
  window.isQuiet = pause => performance.now() - changed > pause;

  // What should have been translated, and was not.
  window.untranslated = () => texts()
    .filter(it => !it.parentElement.closest(`${EXEMPT}, font[data-translated], textarea`))
    .map(it => it.data);

  // What no translator may touch: digits in hex, addresses, keys, names of languages, the signs of cards and drawings.
  window.unprotected = () => texts()
    .filter(it => it.parentElement.closest("code, kbd, svg, .chip, [lang]:not(html)"))
    .filter(it => !it.parentElement.closest(EXEMPT))
    .map(it => it.data);

  // Sentences that a visitor could not read in their language.
  window.kept = () => texts()
    .filter(it => it.parentElement.closest(EXEMPT) && !it.parentElement.closest("svg, [lang]:not(html), code"))
    .map(it => it.data)
    .filter(it => /\p{L}{3,} \p{L}{3,}/u.test(it) && !it.startsWith("Fair Deal"));

  // Texts beside elements or other texts: Yew would insert before them. Markup is written as a whole.
  window.besideOthers = () => texts()
    .filter(it => it.parentNode.childNodes.length > 1 && !it.parentElement.closest("x-text > *"))
    .map(it => it.data);
})();
