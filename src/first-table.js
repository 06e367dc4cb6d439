// Shows the table of a first visit before its bundle has come, and keeps what the player presses on it.
//
// index.html has the table in every language as a template (src/first-table.html), drawn by the page's own views, so
// that the bundle's table takes its place without a change of place or size. A press on it is kept, and made on the
// bundle's table as soon as that has been painted with its seal, so the seal is there before the card.
{
  const { isFirstVisit, path, isPoker } = window.fairDeal;
  const root = document.documentElement;
  const app = document.getElementById("app");
  const [waiting] = app.children;
  const ofLanguage = (elements) => [...elements].find(({ lang }) => lang === root.lang);
  const template = ofLanguage(document.querySelectorAll("template[lang]"));
  const isAtFirstTable = () => /^(blackjack\/?)?$/.test(path());

  // ---- The table

  const drawn = template?.content.cloneNode(true);
  const [head, room] = drawn?.children ?? [];

  // Shows the table at its own address only. At another one, which a link of the table may lead to, the page says that
  // it is loading. A poker table has another bundle.
  const follow = () => {
    if (root.hasAttribute("data-ready")) return stop();
    if (isAtFirstTable()) return waiting.isConnected && waiting.replaceWith(room);
    kept.length = 0;
    room.replaceWith(waiting);
    if (isPoker()) location.reload();
  };

  // ---- The presses

  // The names of the controls that were pressed, in order. A second press of the same one is no new wish.
  const kept = [];
  // The name of the button on which a pointer is down. A press that began before the bundle's table came ends on that
  // table, and browsers report no click then.
  let down = null;
  // The name of the control with the focus.
  let focused = null;

  const CONTROLS = "a, button, select";
  const control = (element) => app.contains(element) && element.closest(CONTROLS);
  const NAMES = ["href", "data-button", "data-tool", "aria-label", "class"];
  const nameOf = (it) => `${it.localName} ${NAMES.map((name) => it.getAttribute(name)).find(Boolean)}`;
  const find = (name) => [...app.querySelectorAll(CONTROLS)].find((it) => nameOf(it) === name);

  const keep = (it, value) => {
    const name = nameOf(it);
    const known = kept.find((press) => press.name === name);
    if (known) known.value = value;
    else kept.push({ name, value });
    if (it.localName === "button") it.dataset.kept = "";
    const [announcer, told] = ["announcer", "kept"].map((id) => document.getElementById(id));
    announcer.textContent = ofLanguage(told.children).textContent;
  };

  // Takes this event away from the bundle's table, which may be there and not yet painted.
  const take = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const clicked = (event) => {
    const it = control(event.target);
    if (it?.localName !== "button") return;
    take(event);
    keep(it);
  };

  const chosen = (event) => {
    const it = control(event.target);
    if (!it) return;
    take(event);
    keep(it, it.value);
  };

  const keyed = (event) => {
    const { key, code, repeat, ctrlKey, altKey, metaKey, isComposing } = event;
    if (repeat || ctrlKey || altKey || metaKey || isComposing || document.activeElement.closest("#pages")) return;
    const it = control(document.activeElement);
    const isPress = key === "Enter" || key === " ";
    let pressed;
    if (it?.localName === "button" && isPress) pressed = it;
    else if (it?.localName === "select" || (it && isPress)) return;
    else if (key === "Enter") pressed = app.querySelector(".main");
    else {
      const names = [key.toUpperCase(), code.replace("Key", "")];
      const withKeys = [...app.querySelectorAll("[aria-keyshortcuts]")];
      pressed = withKeys.find((it) => names.includes(it.getAttribute("aria-keyshortcuts")));
    }
    if (!pressed) return;
    take(event);
    keep(pressed);
  };

  const pointed = ({ type, target, clientX, clientY }) => {
    const it = control(type === "pointerup" ? document.elementFromPoint(clientX, clientY) : target);
    const button = it?.localName === "button" ? it : null;
    if (type === "pointerdown") down = button && nameOf(button);
    else {
      const isOnTheNext = type === "pointerup" && button && root.hasAttribute("data-ready") && nameOf(button) === down;
      if (isOnTheNext) keep(button);
      down = null;
      playSoon();
    }
  };

  const focusedOn = ({ target }) => {
    const it = control(target);
    focused = it ? nameOf(it) : null;
  };

  // ---- The bundle's table

  // The seal must be painted before the card: a frame is asked for, and painted before the next task.
  const playSoon = () => {
    if (!root.hasAttribute("data-ready") || down) return;
    const next = document.hidden ? setTimeout : requestAnimationFrame;
    next(() => setTimeout(play));
  };

  const play = () => {
    if (down) return;
    stop();
    for (const { name, value } of kept.splice(0)) {
      const it = find(name);
      if (value === undefined) it?.click();
      else if (it) {
        it.value = value;
        it.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
  };

  const ready = () => {
    watch.disconnect();
    if (focused && document.activeElement === document.body) find(focused)?.focus();
    if (kept.length || down) playSoon();
    else stop();
  };
  const watch = new MutationObserver(ready);

  const listeners = [
    ["click", clicked],
    ["change", chosen],
    ["keydown", keyed],
    ["pointerdown", pointed],
    ["pointerup", pointed],
    ["pointercancel", pointed],
    ["focusin", focusedOn],
    ["hashchange", follow],
    ["popstate", follow],
  ];
  const stop = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  };

  if (isFirstVisit && isAtFirstTable() && template) {
    waiting.replaceWith(room);
    app.prepend(head);
    watch.observe(root, { attributeFilter: ["data-ready"] });
    for (const [type, listener] of listeners) addEventListener(type, listener, true);
  }
}
