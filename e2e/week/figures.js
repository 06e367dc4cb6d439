// Reads the statistics for each of these choices of a game, a table, a kind of deal and a period, given as indices in
// their lists. e2e/week/recount.rs runs it with the choices, whether to wait for the figures of luck, and a callback.
const [choices, waits, done] = arguments;
const { port1, port2 } = new MessageChannel();
const pause = () => new Promise(next => { port1.onmessage = next; port2.postMessage(0); });
const text = it => it?.textContent.trim() ?? null;

const read = () => {
  const figures = { numbers: {}, empty: document.querySelector("[data-empty]") !== null };
  for (const it of document.querySelectorAll(".stats [data-number]")) figures.numbers[it.dataset.number] = text(it);
  figures.noLuck = document.querySelector("[data-no-luck]")?.dataset.noLuck ?? null;
  figures.lucks = document.querySelectorAll("[data-luck]").length;
  figures.isPending = document.querySelector(".stats .looking") !== null;
  const cells = chart => [...document.querySelectorAll(`[data-chart=${chart}] tbody tr`)]
    .map(row => [...row.children].map(text));
  figures.endings = cells("endings");
  figures.chips = cells("chips").at(-1) ?? null;
  figures.inRounds = cells("rounds").at(-1) ?? null;
  return figures;
};

const chosen = async (id, place) => {
  const it = document.getElementById(id);
  if (place >= it.options.length) throw new Error(`${id} has no place ${place}: ${text(it)}`);
  if (it.selectedIndex === place) return;
  it.selectedIndex = place;
  it.dispatchEvent(new Event("change", { bubbles: true }));
  for (let n = 0; n < 3; n++) await pause();
};

// No player chooses as fast as this. A browser complains about two hundred changes of the address in ten seconds, so
// the script disables them meanwhile.
history.replaceState = () => {};

const readAll = async () => {
  const all = [];
  for (const [game, table, kind, period] of choices) {
    await chosen("by-game", game);
    await chosen("by-table", table);
    await chosen("by-deal", kind);
    await chosen("by-period", period);
    for (let looks = 0; waits && read().isPending; looks++) {
      if (looks > 500) throw new Error("it is never known what a round is worth");
      await new Promise(next => setTimeout(next, 20));
    }
    all.push(read());
  }
  return all;
};
readAll().catch(String).then(all => {
  delete history.replaceState;
  done(all);
});
