/**
 * Requests the session while the other scripts load. The build puts this module into a separate script, so it must
 * not import others.
 */

const isSignIn = location.pathname.startsWith("/desk/sign-in");
const timeoutMs = 20_000;

let response = isSignIn
  ? undefined
  : fetch("/api/desk/session", { signal: AbortSignal.timeout(timeoutMs) });
// The caller of takeEarlySession handles the error.
response?.catch(() => {});

/** Returns the response once, because later navigations need a new one. */
export function takeEarlySession() {
  const taken = response;
  response = undefined;
  return taken;
}
