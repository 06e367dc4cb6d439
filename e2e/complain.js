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
  const { message, error, target } = event;
  const from = error?.stack ? ` at ${error.stack}` : "";
  complain(message ? message + from : `${target.tagName} ${target.src ?? target.href} could not be loaded`);
}, { capture: true });
addEventListener("unhandledrejection", event => complain(`not handled: ${event.reason}`));
addEventListener("securitypolicyviolation", event =>
  complain(`the policy forbids ${event.effectiveDirective} ${event.blockedURI}`));
