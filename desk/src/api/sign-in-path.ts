import { basePath, withinDesk } from "../base-path.ts";

interface Place {
  pathname: string;
  search: string;
}

const isSignIn = (path: string) => path === "/sign-in";

/** To the sign-in, and back to this page afterwards. */
export function signInPath(place: Place): string {
  const path = withinDesk(place.pathname);
  if (isSignIn(path)) return `/sign-in${place.search}`;
  const next = path + place.search;
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}

/** Only within the desk: an address from a link must not lead elsewhere. */
export function nextPath(params: URLSearchParams): string {
  const next = params.get("next") ?? "/";
  // The address as a browser would open it, with dots and control characters resolved.
  const url = URL.parse(`${basePath}${next}`, "https://desk.invalid");
  if (!next.startsWith("/") || !url?.pathname.startsWith(`${basePath}/`)) return "/";
  const path = url.pathname.slice(basePath.length);
  if (/^\/[/\\]/.test(path) || isSignIn(withinDesk(url.pathname))) return "/";
  return path + url.search + url.hash;
}
