import { withinDesk } from "../base-path.ts";

/** To the sign-in, and back to this page afterwards. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const path = withinDesk(pathname);
  if (path.startsWith("/sign-in")) return `/sign-in${search}`;
  const next = path + search;
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}

/** Only within the desk: an address from a link must not lead elsewhere. */
export function nextPath(params: URLSearchParams): string {
  const next = params.get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) ? next : "/";
}
