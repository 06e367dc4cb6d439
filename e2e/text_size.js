// The faults of the layout, each as a sentence. The script does not scroll the page.
const { clientWidth: width, scrollWidth } = document.documentElement;
const faults = new Set();
const rect = (it) => it.getBoundingClientRect();
const shown = (it) =>
  it.checkVisibility({ visibilityProperty: true })
  && rect(it).width * rect(it).height > 1
  && !it.closest(".visually-hidden, [inert]")
  && getComputedStyle(it).clipPath !== "inset(50%)";
const name = (it) => `${it.tagName} ${it.ariaLabel ?? it.textContent.trim()}`.slice(0, 60);
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

const wide = Math.max(scrollWidth, document.body.scrollWidth);
if (wide > width) faults.add(`the page is ${wide} wide, and the window ${width}`);

// A scrolling element may have wider content.
const scrolls = (it) =>
  it && it !== document.body && it !== document.documentElement
  && (getComputedStyle(it).overflowX !== "visible" || scrolls(it.parentElement));
for (const it of all("body *:not(svg *, option)")) {
  const { left, right } = rect(it);
  if ((left < -0.5 || right > width + 0.5) && !scrolls(it.parentElement)) faults.add(`${name(it)} sticks out`);
}

// The lines of a text, without the parts for screen readers only. The digits of a seal end where their line does.
function lines(of) {
  const found = [];
  const texts = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || text.parentElement.closest("svg, option, .seal code") || !shown(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) if (line.width > 1) found.push(line);
  }
  return found;
}

// A line is higher than its letters.
const ABOVE_LETTERS = 4;
for (const it of all("button, .action, .option span, .head a, label.file, .count, .flag")) {
  const { left, top, right, bottom } = rect(it);
  const isOut = (line) =>
    line.left < left - 0.5 || line.right > right + 0.5
    || line.top < top - ABOVE_LETTERS || line.bottom > bottom + ABOVE_LETTERS;
  if (lines(it).some(isOut)) faults.add(`the label of ${name(it)} leaves it`);
}

// The controls. A sticky bar covers the content that scrolls below it.
const clipped = (it) => {
  let { left, top, right, bottom } = rect(it);
  for (let around = it.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible" || around === document.body) continue;
    const its = rect(around);
    [left, right] = [Math.max(left, its.left), Math.min(right, its.right)];
    [top, bottom] = [Math.max(top, its.top), Math.min(bottom, its.bottom)];
  }
  return { left, top, right, bottom };
};
// Of a card in a fan, the part that the next card leaves.
const free = (it) => {
  const own = clipped(it), next = it.matches(".card") && it.closest("li")?.nextElementSibling?.querySelector(".card");
  return next && rect(next).top === rect(it).top ? { ...own, right: Math.min(own.right, rect(next).left) } : own;
};
const bar = (it) => {
  const around = it.closest(".actions, .bets, .worth-now, .sheet-panel");
  return Boolean(around) && /sticky|fixed/.test(getComputedStyle(around).position);
};
const targets = all("button, select, a.action, .head a, a.tool, a.check, input:not([type=range], .option input)")
  .map((it) => [it, free(it), bar(it)])
  .filter(([, its]) => its.right - its.left > 1 && its.bottom - its.top > 1);
targets.forEach(([it, its, inBar], at) => {
  for (const [other, others, isInBar] of targets.slice(at + 1)) {
    if (inBar !== isInBar || it.contains(other) || other.contains(it)) continue;
    const across = Math.min(its.right, others.right) - Math.max(its.left, others.left);
    const down = Math.min(its.bottom, others.bottom) - Math.max(its.top, others.top);
    if (across > 1 && down > 1) faults.add(`${name(it)} and ${name(other)} overlap`);
  }
});

// The bar must leave a part of the cards visible.
const felt = all(".felt")[0];
if (felt && rect(felt).height < Math.min(140, 0.25 * innerHeight)) faults.add("the felt is too low");

return [...faults];
