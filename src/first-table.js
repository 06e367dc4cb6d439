// Shows the table of a first visit before its bundle has come, and keeps what the player presses on it.
//
// index.html has the table in every language as a template (src/first-table.html), drawn by the page's own views, so
// that the bundle's table takes its place without a change of place or size. A press on it is kept, and made on the
// bundle's table as soon as that has been painted with its seal, so the seal is there before the card.
{
  const { isFirstVisit, path, isPoker, language } = window.fairDeal;
  const app = document.getElementById("app");
  const [loading] = app.children;
  const sentence = document.querySelector(`#kept [lang="${language}"]`)?.textContent;
  const isAtFirstTable = () => /^(blackjack\/?)?$/.test(path());
  const isShown = isFirstVisit && isAtFirstTable();
  const template = isShown ? document.querySelector(`template[lang="${language}"]`) : null;
  // The bundle has drawn its own table.
  const isReady = () => document.documentElement.hasAttribute("data-ready");

  // ---- The table

  const [head, room] = template?.content.cloneNode(true).children ?? [];

  // Shows the table at its own address only. At any other one the page says that it is loading; at a poker table it
  // loads again, because poker has another bundle.
  const follow = () => {
    if (!isAtFirstTable()) forget();
    if (isReady()) return stop();
    const [here, elsewhere] = isAtFirstTable() ? [room, loading] : [loading, room];
    if (elsewhere.isConnected) elsewhere.replaceWith(here);
    if (isPoker()) location.reload();
  };

  // The bundle will not come: the fault panel of index.html says so.
  const giveUp = () => {
    forget();
    stop();
    head.remove();
    room.replaceWith(loading);
  };

  // ---- The presses

  // What was pressed: the name of the control, the value chosen in it, and the count of clicks, 0 for a key. A second
  // press on a button is none, because it may be impatience; on a switch it takes the first one back.
  const kept = [];
  // The name of the button on which a pointer is down. A press may begin before the bundle's table is there and end on
  // it. Then a browser may report no click.
  let down = null;
  // The name of the button whose press was kept without its click.
  let ended = null;
  // The name of the button on which a press has ended before the bundle's table, until its click comes. WebKit may let
  // that table come between the two, and then reports no click.
  let released = null;
  // The name of the control with the focus.
  let focused = null;
  // The last key that was kept.
  let last = null;

  const CONTROLS = "a, button, select";
  // The message about a slow start lies over the table and has a button of the loader.
  const control = (element) =>
    (app.contains(element) && !element.closest("[role=alert]") && element.closest(CONTROLS)) || null;
  const NAMES = ["href", "data-button", "data-tool", "aria-label", "class"];
  const nameOf = (it) => `${it.localName} ${NAMES.map((name) => it.getAttribute(name)).find(Boolean)}`;
  const find = (name) => [...app.querySelectorAll(CONTROLS)].find((it) => nameOf(it) === name);
  const isButton = (it) => it?.localName === "button";
  const isSwitch = (it) => it.hasAttribute("aria-pressed") || it.hasAttribute("aria-expanded");

  const keep = (it, { value, clicks = 0 }) => {
    const name = nameOf(it);
    const at = kept.findIndex((press) => press.name === name);
    if (at < 0) kept.push({ name, value, clicks });
    else if (value !== undefined) kept[at].value = value;
    else if (isSwitch(it)) kept.splice(at, 1);
    it.toggleAttribute("data-kept", isButton(it) && kept.some((press) => press.name === name));
    document.getElementById("announcer").textContent = sentence;
    playSoon();
  };

  const forget = () => {
    kept.length = 0;
    for (const it of app.querySelectorAll("[data-kept]")) it.removeAttribute("data-kept");
    for (const it of app.querySelectorAll("option")) it.selected = it.defaultSelected;
  };

  // Takes this event away from the bundle's table, which may be there and not yet painted.
  const take = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const clicked = (event) => {
    const it = control(event.target);
    if (!isButton(it)) return;
    take(event);
    released = null;
    if (nameOf(it) !== ended) keep(it, { clicks: event.detail });
  };

  const chosen = (event) => {
    const it = control(event.target);
    if (!it) return;
    take(event);
    keep(it, { value: it.value });
  };

  // The letter of a key, in capitals, as `Key::read` reads it (crates/table/src/keys.rs): by its character, or by its
  // place on a keyboard of another script.
  const letterOf = ({ key, code }) => {
    const sign = key.normalize("NFKC");
    if (/^[a-z]$/i.test(sign)) return sign.toUpperCase();
    const isOfAnotherScript = /^[\p{L}\p{M}]$/u.test(key) && !/[\p{Script=Latin}µΩ]/u.test(key);
    return isOfAnotherScript ? /^Key(.)$/.exec(code)?.[1] : undefined;
  };

  const keyed = (event) => {
    const { key, timeStamp } = event;
    const isModified = event.ctrlKey || event.altKey || event.metaKey || event.getModifierState("AltGraph");
    if (event.repeat || isModified || event.isComposing || event.keyCode === 229) return;
    if (document.activeElement?.closest("#pages, #fault, [role=alert]")) return;
    const it = control(document.activeElement);
    const isPress = key === "Enter" || key === " ";
    let pressed;
    if (isButton(it) && isPress) pressed = it;
    else if (it?.localName === "select" || (it && isPress)) return;
    else if (key === "Enter") pressed = app.querySelector(".main");
    else {
      const letter = letterOf(event);
      pressed = letter && app.querySelector(`[aria-keyshortcuts="${letter}"]`);
    }
    if (!pressed) return;
    take(event);
    last = { key, at: timeStamp };
    keep(pressed, {});
  };

  // Space presses a button when it comes up, and that press was kept when it went down.
  const keyUp = (event) => {
    if (event.key === " " && isButton(control(document.activeElement))) take(event);
  };

  const pointed = ({ type, target, button, isPrimary, clientX, clientY }) => {
    const was = down;
    down = null;
    released = null;
    if (type === "pointerdown") {
      ended = null;
      const it = control(target);
      if (isPrimary && button === 0 && isButton(it)) down = nameOf(it);
      return;
    }
    if (type === "pointerup" && was) {
      const it = control(document.elementFromPoint(clientX, clientY));
      if (it && nameOf(it) === was) {
        if (isReady()) end(it);
        else {
          released = was;
          clearTimeout(waits);
          waits = setTimeout(clickLost, CLICK_MS);
        }
      }
    }
    playSoon();
  };

  const end = (it) => {
    ended = nameOf(it);
    keep(it, { clicks: 1 });
  };

  // A click comes at most this long after its pointer has come up.
  const CLICK_MS = 100;
  let waits;
  const clickLost = () => {
    const it = released && isReady() ? find(released) : null;
    released = null;
    if (it) end(it);
    else playSoon();
  };

  // No pointer comes up after a menu or in another window.
  const interrupted = ({ type, target }) => {
    if (type === "blur" && target !== window) return;
    down = null;
    released = null;
    playSoon();
  };

  const focusedOn = ({ target }) => {
    const it = control(target);
    focused = it && nameOf(it);
  };

  // ---- The bundle's table

  // The seal must be painted before the card: a frame is asked for, and painted before the next task.
  const playSoon = () => {
    if (!isReady() || down || released) return;
    const next = document.hidden ? setTimeout : requestAnimationFrame;
    next(() => setTimeout(play));
  };

  const play = () => {
    if (down || released) return;
    stop();
    const presses = kept.splice(0);
    for (const { name, value, clicks } of presses) {
      const it = find(name);
      it?.removeAttribute("data-kept");
      if (value === undefined) {
        // As the browser counts clicks, so that the page recognises the second click of a double click.
        it?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: clicks }));
      } else if (it) {
        it.value = value;
        it.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
    const announcer = document.getElementById("announcer");
    if (announcer.textContent === sentence) announcer.textContent = "";
    if (last) {
      addEventListener("keydown", ignoreSecond, true);
      setTimeout(() => removeEventListener("keydown", ignoreSecond, true), DOUBLE_PRESS_MS);
    }
  };

  // A second press of the same key this soon belongs to the first, as in src/app/keyboard.rs, which has not seen it.
  const DOUBLE_PRESS_MS = 400;
  const ignoreSecond = (event) => {
    if (event.key === last.key && event.timeStamp - last.at <= DOUBLE_PRESS_MS) take(event);
  };

  const ready = () => {
    watch.disconnect();
    if (focused && document.activeElement === document.body) find(focused)?.focus();
    if (kept.length || down || released) playSoon();
    else stop();
  };
  const watch = new MutationObserver(ready);

  const listeners = [
    ["click", clicked],
    ["change", chosen],
    ["keydown", keyed],
    ["keyup", keyUp],
    ["pointerdown", pointed],
    ["pointerup", pointed],
    ["pointercancel", pointed],
    ["contextmenu", interrupted],
    ["blur", interrupted],
    ["focusin", focusedOn],
    ["hashchange", follow],
    ["popstate", follow],
    ["fair-deal-not-started", giveUp],
  ];
  const stop = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  };

  if (template) {
    room.querySelector("main").dataset.route = `/${path().replace("/", "")}`;
    loading.replaceWith(room);
    app.prepend(head);
    watch.observe(document.documentElement, { attributeFilter: ["data-ready"] });
    for (const [type, listener] of listeners) addEventListener(type, listener, true);
  }
}
