// Makes the history show more rounds until there are `most`, or no more, or 15 seconds have passed. Returns the rounds
// that it shows. e2e/week/recount.rs runs it.
const [most, done] = arguments;
const wait = ms => new Promise(next => setTimeout(next, ms));
const more = () => document.querySelector(".history .do button:not([data-tool])");
const shown = () => document.querySelectorAll(".rounds li").length;

const showAll = async () => {
  const begun = performance.now();
  while (more() && shown() < most && performance.now() - begun < 15000) {
    const before = shown();
    more().click();
    // There may be no more rounds that match the filter.
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
