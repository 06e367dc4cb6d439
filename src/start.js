// Chooses the language, and has the browser fetch the program of the tables in it.
//
// The words are in the programs, so there is one for each language (index.html names them). Which it is
// only a script knows: so this one stands in the page before its style sheet, which is still on its way
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
  document.documentElement.lang = program.lang;

  // Both files at once. The loader (src/loader.js) starts the program when the page is there.
  const tables = Promise.all([import(program.content), fetch(program.dataset.wasm)]);
  window.fairDeal = { own, program, tables };
}
