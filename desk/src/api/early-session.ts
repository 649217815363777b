/**
 * Requests the session while the other scripts load. The build makes this module a script of its own, so it must not
 * import others.
 */

const isSignIn = location.pathname.startsWith("/desk/sign-in");
const timeoutMs = 20_000;

let response = isSignIn
  ? undefined
  : fetch("/api/desk/session", { signal: AbortSignal.timeout(timeoutMs) });
// Whoever takes the response handles the error.
response?.catch(() => {});

/** Returns the response once, because later navigations need a new one. */
export function takeEarlySession() {
  const taken = response;
  response = undefined;
  return taken;
}
