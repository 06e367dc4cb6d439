// Notes what goes wrong in the page, as a browser's console would, and tells the test's server.
// Served before the page's own scripts by e2e/proxy.rs.
const complain = text => {
  // At once: the page may be gone in the next moment.
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
  const { message, target } = event;
  complain(message ?? `${target.tagName} ${target.src ?? target.href} could not be loaded`);
}, { capture: true });
addEventListener("unhandledrejection", event => complain(`not handled: ${event.reason}`));
addEventListener("securitypolicyviolation", event =>
  complain(`the policy forbids ${event.effectiveDirective} ${event.blockedURI}`));
