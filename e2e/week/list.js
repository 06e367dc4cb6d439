// Has the history show more rounds until there are so many, or no more, for some seconds at the most, and returns what it
// shows. Run by e2e/week/recount.rs.
const [most, done] = arguments;
const wait = ms => new Promise(next => setTimeout(next, ms));
const more = () => document.querySelector(".history .do button:not([data-tool])");
const shown = () => document.querySelectorAll(".rounds li").length;

const showAll = async () => {
  const begun = performance.now();
  while (more() && shown() < most && performance.now() - begun < 15000) {
    const before = shown();
    more().click();
    // It may turn out that there are no more like these.
    for (let looks = 0; shown() === before && more(); looks++) {
      if (looks > 2000) throw new Error(`after ${before} rounds nothing more comes`);
      await wait(2);
    }
  }
  const text = it => it?.textContent.trim() ?? null;
  const rows = [...document.querySelectorAll(".rounds li")];
  return {
    ids: rows.map(it => it.dataset.id),
    games: rows.map(it => it.dataset.game),
    nets: rows.map(it => text(it.querySelector(".net"))),
    verdicts: rows.map(it => text(it.querySelector("b"))),
    marks: rows.map(it => text(it.querySelector(".mark"))),
    isMore: more() !== null,
  };
};
showAll().then(done, error => done(String(error)));
