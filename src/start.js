// Chooses the language and the game, and makes the browser fetch the bundle of the tables with its words.
//
// There is a bundle for blackjack and one for poker, and for each a word file in each language (index.html names them).
// Only a script knows which ones a visit needs. So this script stands in the page before its style sheet and runs while
// the sheet still loads. The files arrive as early as if the page named them itself.
{
  // Returns the name under which this copy of the page stores a record, as in src/ui/effects/storage.rs.
  const folder = location.pathname.replace(/[^/]*$/, "");
  const own = (name) => (folder === "/" ? name : `${name}@${folder}`);

  const settings = "fair-deal/settings/1";
  let stored;
  // True if no copy of the page at this origin has stored anything, and no page before a reload has left its state: the
  // bundle will show a fresh table. Without a readable storage that is not known.
  let isFirstVisit = false;
  try {
    stored = localStorage[own(settings)] ?? localStorage[settings];
    isFirstVisit = history.state === null && !Object.keys(localStorage).some((name) => name.startsWith("fair-deal/"));
  } catch {
    // The browser does not let us read its storage, so nothing is stored.
  }

  // In this order: the language in the address (?lang=), the one that the page passed on to itself at a reload
  // (src/ui/effects/address.rs), the player's choice, and the browser's languages. If the page has none of them,
  // English.
  const chosen = (record) => /(?:^|&)language=(\w+)/.exec(record)?.[1];
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, chosen(history.state), chosen(stored), ...navigator.languages];
  const languages = [...document.querySelectorAll("meta[name=words]")];
  const ofTag = (tag) =>
    languages.find(({ lang }) => lang === tag?.split("-")[0].toLowerCase());
  const language = wanted.map(ofTag).find(Boolean) ?? ofTag("en");
  const root = document.documentElement;
  const show = ({ lang, dir }) => Object.assign(root, { lang, dir });
  show(language);
  // After a change of the table the page says that it is loading only if that takes long.
  root.classList.toggle("moves", /(?:^|&)moves=/.test(history.state));

  // Returns the path in the address. Messengers and mail programs may have encoded it, once or more, and have added
  // characters, visible or not. src/app/fragment.rs reads such an address as it was, and this agrees with it.
  const path = () =>
    location.hash
      .replace(/%(25)*(2f|5c)|\\/gi, "/")
      .replace(/%(25)*3f/gi, "?")
      .replace(/%(25)*(c2%(25)*ad|e2%(25)*8[01]%(25)*[\da-f]{2}|ef%(25)*bb%(25)*bf)/gi, "")
      .replace(/%(25)*[\da-f]{2}/gi, " ")
      .replace(/^[^?]*#(?=[!/])/, "")
      .replace(/^[^a-z\d]+/i, "")
      .replace(/\/+/g, "/");

  // The address decides between poker and blackjack: the build puts the first parts of the paths of poker in the place
  // of POKER_GAMES. Every other address belongs to blackjack. A bundle at an address of the other one reloads the page.
  const isPoker = () => /^(POKER_GAMES)\//.test(path());
  const program = document.querySelector("meta[name=program]");
  const { content, dataset: { wasm, poker, pokerWasm } } = program;
  const kinds = [["blackjack", content, wasm], ["poker", poker, pokerWasm]];
  const [[kind, script, code], [otherKind, ...other]] = isPoker() ? kinds.reverse() : kinds;

  // The words of a bundle, in the language of the page or, if that fails, in another one: without a network
  // the cached words of an earlier visit are better than none. Some networks answer every request with a page of
  // their own, and a file may be cut off. Such an answer is requested once more, past the browser's cache.
  const LONGEST_MS = 15_000;
  const wordsIn = async ({ lang, dataset }, kind) => {
    for (const cache of ["default", "reload"]) {
      const answer = await fetch(dataset[kind], { cache, signal: AbortSignal.timeout?.(LONGEST_MS) });
      const text = answer.ok ? await answer.text() : "";
      const isWhole = text.startsWith(`fair-deal words 1\n${lang} `) && text.endsWith("\nend\n");
      if (isWhole) return { lang, text };
    }
    throw new Error(`${dataset[kind]} are no words`);
  };
  const wordsFor = (kind) => {
    const first = ofTag(window.fairDeal.language);
    const others = languages.filter((it) => it !== first);
    return others.reduce((tried, it) => tried.catch(() => wordsIn(it, kind)), wordsIn(first, kind));
  };

  // The strategy of an opponent at poker, if the address or a stored record names it
  // (src/ui/effects/solution.rs). Without it the bundle starts too, and offers to fetch it again.
  const needsSolution = (text) => /m-[\da-f]{16}-chips|purse=\d+(~\d+-\d+){6}/.test(text);
  const solutionFor = async () => {
    let texts = [location.hash];
    try {
      const stored = Object.entries(localStorage).filter(([name]) => name.startsWith("fair-deal/"));
      texts = texts.concat(stored.map(([, text]) => text));
    } catch {
      // Without a readable storage only the address can name it.
    }
    if (!texts.some(needsSolution)) return;
    const answer = await fetch(program.dataset.solution, { signal: AbortSignal.timeout?.(LONGEST_MS) });
    if (answer.ok) window.fairDeal.solution = new Uint8Array(await answer.arrayBuffer());
  };

  // Requests all files at once. The loader (src/loader.js) starts the bundle when the page is ready.
  // The language is stored here and not in the document's `lang`, which a browser's translator overwrites.
  const { lang } = language;
  const asksFor = ofTag(asked)?.lang;
  window.fairDeal = {
    own, path, isPoker, isFirstVisit, program, asked: asksFor, wanted: lang, language: lang, words: null, wordsFor, other,
  };
  const words = wordsFor(kind).then((its) => {
    show(ofTag(its.lang));
    window.fairDeal.language = its.lang;
    window.fairDeal.words = its;
  });
  const solution = solutionFor().catch(() => {});
  window.fairDeal.tables = Promise.all([import(script), fetch(code), words, solution]);
  other.push(language.dataset[otherKind]);
}
