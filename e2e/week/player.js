// Plays rounds at the open table with the table's own buttons, and records what the page shows of each round.
// e2e/week.rs runs it with a seed, a number of rounds, whether the first round is already dealt, and a callback. The
// decisions follow from the seed, and now and then they are not the best.
const [seed, rounds, isDealt, done] = arguments;

// Mulberry32: the same seed gives the same numbers.
let state = seed;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const one = list => list[Math.floor(random() * list.length)];
const chance = share => random() < share;

const { port1, port2 } = new MessageChannel();
const pause = () => new Promise(next => { port1.onmessage = next; port2.postMessage(0); });

const main = () => document.querySelector("main");
const phase = () => main().dataset.phase;
const all = selector => [...main().querySelectorAll(selector)];
const actions = () => all(".actions [data-button]");
const own = () => main().querySelector("[data-hand=player]");
const cards = hand => [...hand?.querySelectorAll("[data-card]") ?? []].map(it => it.dataset.card);
const sum = list => list.reduce((sum, it) => sum + it, 0);

// Everything on the page that a decision changes.
const look = () => JSON.stringify([
  phase(), main().dataset.bank, all("[data-seal]").map(it => it.dataset.seal),
  all("[data-card]").map(it => it.dataset.card + it.ariaPressed),
  all("[data-button], [data-bets=number], [data-coins]").map(it => [it.dataset.button, it.value, it.ariaPressed]),
  all("[data-bet]").map(it => it.dataset.bet), all("[data-hand]").map(it => it.ariaCurrent),
]);
const click = async it => {
  const before = look();
  it.click();
  for (let looks = 0; looks < 500; looks++) {
    await pause();
    if (look() !== before) return;
  }
  throw new Error(`nothing follows from ${it.outerHTML.slice(0, 90)} in ${before}`);
};

const mark = async share => {
  const ranks = cards(own()).map(it => it[0]);
  const isPaired = rank => rank === "X" || ranks.filter(it => it === rank).length > 1;
  const isWild = chance(0.15);
  let marked = 0;
  for (const [place, rank] of ranks.entries()) {
    if (!chance(isWild ? 0.5 : isPaired(rank) ? 0.05 : share)) continue;
    await click(all("[data-hand=player] button[data-card]")[place]);
    marked++;
  }
  return marked;
};

const swap = async legal => {
  const isSolo = main().dataset.route !== "/poker/jacks" && legal.length > 1 && !main().dataset.bank;
  const marked = isSolo && chance(0.3) ? 0 : await mark(0.75);
  await click(actions().find(it => it.dataset.button === (marked ? "swap" : "0")));
};

const act = legal => {
  const has = code => legal.includes(code);
  if (chance(0.12)) return one(legal);
  // With too few chips there is no insurance to take.
  if (has("n")) return has("i") && chance(0.3) ? "i" : "n";
  if (has("C") || has("X")) {
    if (has("F") && chance(0.15)) return "F";
    const more = legal.find(it => it === "B" || it === "R");
    return more && chance(0.3) ? more : has("C") ? "C" : "X";
  }
  const hand = main().querySelector("[data-hand^=player][aria-current=true]") ?? own();
  const points = Number(hand.dataset.points);
  if (has("p") && chance(0.6)) return "p";
  if (has("d") && points > 8 && points < 12) return "d";
  return has("h") && points < 16 ? "h" : has("s") ? "s" : one(legal);
};

// Changes the stake of the next round, if the table offers a choice.
const choose = async () => {
  const stakes = all("[data-coins], [data-chip]:not(:disabled), [data-bets=clear]:not(:disabled)");
  const bet = () => Number(main().querySelector("[data-bets=number]")?.value ?? 10);
  if (stakes.length && chance(0.15)) {
    const stake = one(stakes);
    if (stake.ariaCurrent !== "true" && stake.ariaPressed !== "true" && (bet() < 100 || stake.dataset.bets)) {
      stake.click();
      await pause();
      await pause();
    }
  }
  // The table deals only with a bet.
  const chips = () => all("[data-chip]:not(:disabled)");
  while (bet() === 0) await click(chips().find(it => it.dataset.chip === "25") ?? chips().at(-1));
};

const play = async isDealt => {
  const before = main().dataset.bank ?? null;
  if (!isDealt) {
    await choose();
    await click(actions().find(it => it.dataset.button === "deal"));
  }
  const staked = sum(all("[data-hand=player][data-bet]").map(it => Number(it.dataset.bet)));
  for (let steps = 0; phase() !== "over"; steps++) {
    if (steps > 2000) throw new Error(`the round does not end: ${look()}`);
    const legal = actions().map(it => it.dataset.button);
    if (legal.length === 0 || phase() === "dealer") {
      main().querySelector(".felt").click();
      await pause();
    } else if (phase() === "swap") await swap(legal);
    else {
      const code = act(legal);
      await click(actions().find(it => it.dataset.button === code));
    }
  }
  const now = new Date();
  const digits = number => String(number).padStart(2, "0");
  return {
    before, staked,
    after: main().dataset.bank ?? null,
    paid: sum(all("[data-hand=player][data-bet]").map(it => Number(it.dataset.bet))),
    ended: Date.now(),
    day: `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`,
    result: main().querySelector("[data-result]").dataset.result,
    category: own().dataset.category ?? null,
    hand: cards(own()),
    secret: main().querySelector("[data-secret]")?.dataset.secret ?? null,
  };
};

const playAll = async () => {
  const seen = [];
  for (let round = 0; round < rounds; round++) seen.push(await play(isDealt && round === 0));
  return seen;
};
playAll().then(done, error => done(String(error)));
