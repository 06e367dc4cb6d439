// Chooses the language and the game, and has the browser fetch the program of the tables with its words.
//
// There is a program of blackjack and one of poker, and for each a file of words in each language (index.html names
// them). Which it is only a script knows: so this one stands in the page before its style sheet, which is still on its
// way then, and all of it comes as early as if the page named it itself.
{
  // The name under which this copy of the page stores something, as in src/ui/effects/storage.rs.
  const folder = location.pathname.replace(/[^/]*$/, "");
  const own = (name) => (folder === "/" ? name : `${name}@${folder}`);

  const settings = "fair-deal/settings/1";
  let stored;
  try {
    stored = localStorage[own(settings)] ?? localStorage[settings];
  } catch {
    // Where the browser does not let us look, nothing is stored.
  }

  // What an address asks for (?lang=), what the page has left for itself when it was loaded again
  // (src/ui/effects/address.rs), what was chosen, and the browser's languages; where none is ours, English.
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
  // Who only changes the table is told that it is being loaded if that takes long.
  root.classList.toggle("moves", /(?:^|&)moves=/.test(history.state));

  // The games of poker are where the address says so (src/app/route.rs; a test holds the two together), all
  // else is with blackjack. A program at whose address another is wanted loads the page again.
  const isPoker = /^#\/*poker\//.test(location.hash);
  const program = document.querySelector("meta[name=program]");
  const { content, dataset: { wasm, poker, pokerWasm } } = program;
  const kinds = [["blackjack", content, wasm], ["poker", poker, pokerWasm]];
  const [[kind, script, code], [otherKind, ...other]] = isPoker ? kinds.reverse() : kinds;

  // The words of a program, in the language of the page or, where they cannot be had, in another: without a network,
  // what an earlier visit has kept is better than nothing. What is none (some networks answer everything with a page of
  // their own) or was cut off is asked for once more, past what the browser has kept.
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

  // All files at once. The loader (src/loader.js) starts the program when the page is there.
  // The language is remembered here and not by the document's `lang`, into which a browser's translator writes its own.
  const { lang } = language;
  const asksFor = ofTag(asked)?.lang;
  window.fairDeal = { own, program, asked: asksFor, wanted: lang, language: lang, words: null, wordsFor, other };
  const words = wordsFor(kind).then((its) => {
    show(ofTag(its.lang));
    window.fairDeal.language = its.lang;
    window.fairDeal.words = its;
  });
  window.fairDeal.tables = Promise.all([import(script), fetch(code), words]);
  other.push(language.dataset[otherKind]);
}
