// Reports errors of the page to the test's server, as a browser's console would show them.
// e2e/proxy.rs serves this script before the page's own scripts.
const complain = text => {
  // Synchronous, because the page may be gone in the next moment.
  const request = new XMLHttpRequest();
  request.open("POST", "/complaint", false);
  request.send(text);
};
for (const level of ["error", "warn"]) {
  const say = console[level];
  console[level] = (...words) => {
    complain(`console.${level}: ${words.join(" ")}`);
    say.apply(console, words);
  };
}
addEventListener("error", event => {
  const { message, error, target, filename, lineno } = event;
  // A browser tells nothing about an error in a script of another origin or without an address, such as one of the
  // driver's. The page has no such scripts: its policy forbids them. Seen in WebKit, in one run of several.
  if (message === "Script error." && !error) return;
  const from = error?.stack ? ` at ${error.stack}` : ` in ${filename}:${lineno}, at ${location.href} (${document.readyState})`;
  complain(message ? message + from : `${target.tagName} ${target.src ?? target.href} could not be loaded`);
}, { capture: true });
addEventListener("unhandledrejection", event => complain(`not handled: ${event.reason}`));
addEventListener("securitypolicyviolation", event =>
  complain(`the policy forbids ${event.effectiveDirective} ${event.blockedURI}`));
