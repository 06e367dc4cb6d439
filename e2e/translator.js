// A translator that works like Chrome's. It replaces each text node with two nested elements, puts the translation into
// the inner one, and also translates everything that the page adds or changes. Here the translation is the same text
// between marks. It translates attributes and the title too. e2e/translated.rs runs this script in every page before
// the page's own scripts.
(() => {
  const LEFT_OUT = "script, style, noscript, textarea, title, [translate=no], .notranslate";
  const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
  const MINE = "font[data-translated]";
  const marked = words => `⟦${words}⟧`;

  function translate(text) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(`${LEFT_OUT}, ${MINE}`)) return;
    const [outer, inner] = ["font", "font"].map(name => document.createElement(name));
    outer.dataset.translated = inner.dataset.translated = "";
    inner.textContent = marked(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAttribute(element, name) {
    const words = element.getAttribute(name);
    if (words?.trim() && !words.startsWith("⟦") && !element.closest(LEFT_OUT)) {
      element.setAttribute(name, marked(words));
    }
  }

  function translateAll(node) {
    if (node.nodeType === Node.TEXT_NODE) return translate(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
    for (const name of ATTRIBUTES) {
      translateAttribute(node, name);
      for (const element of node.querySelectorAll(`[${name}]`)) translateAttribute(element, name);
    }
  }

  new MutationObserver(changes => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "childList") addedNodes.forEach(translateAll);
      else if (type === "characterData") translate(target);
      else translateAttribute(target, attributeName);
    }
    if (document.title && !document.title.startsWith("⟦")) document.title = marked(document.title);
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES,
  });
})();
