// Chooses the language and the games, and has the browser fetch the program of the tables for them.
//
// The words are in the programs, so there is one of blackjack and one of poker for each language (index.html
// names them). Which it is only a script knows: so this one stands in the page before its style sheet, which is still on its way
// then, and the program comes as early as if the page named it itself.
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

  // What the page has left for itself when it was loaded again (src/ui/effects/address.rs), what was
  // chosen, and the browser's languages; where none is ours, the first of the programs: English.
  const chosen = (record) => /(?:^|&)language=(\w+)/.exec(record)?.[1];
  const wanted = [chosen(history.state), chosen(stored), ...navigator.languages];
  const programs = [...document.querySelectorAll("meta[name=program]")];
  const inLanguage = (tag) =>
    programs.find(({ lang }) => lang === tag?.split("-")[0].toLowerCase());
  const program = wanted.map(inLanguage).find(Boolean) ?? programs[0];
  const root = document.documentElement;
  root.lang = program.lang;
  // Who only changes the table is told that it is being loaded if that takes long.
  root.classList.toggle("moves", /(?:^|&)moves=/.test(history.state));

  // The games of poker are where the address says so (src/app/route.rs; a test holds the two together), all
  // else is with blackjack. A program at whose address another is wanted loads the page again.
  const isPoker = /^#\/*poker\//.test(location.hash);
  const files = ({ content, dataset: { wasm, poker, pokerWasm } }) => {
    const both = [[content, wasm], [poker, pokerWasm]];
    return isPoker ? both.reverse() : both;
  };

  // Both files at once. The loader (src/loader.js) starts the program when the page is there.
  const fairDeal = { own, program, other: files(program)[1] };
  const fetched = async (its) => {
    const [[script, code]] = files(its);
    const both = await Promise.all([import(script), fetch(code)]);
    fairDeal.program = its;
    root.lang = its.lang;
    return both;
  };
  // Without a network, what an earlier visit has kept in another language is better than nothing.
  const others = programs.filter((it) => it !== program);
  fairDeal.tables = others.reduce((tried, it) => tried.catch(() => fetched(it)), fetched(program));
  window.fairDeal = fairDeal;
}
