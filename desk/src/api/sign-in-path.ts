import { withinDesk } from "../base-path.ts";

interface Place {
  pathname: string;
}

export const isSignIn = ({ pathname }: Place) => withinDesk(pathname) === "/sign-in";

/** To the sign-in, and back to this page afterwards. */
export function signInPath(place: Place & { search: string }): string {
  if (isSignIn(place)) return `/sign-in${place.search}`;
  const next = withinDesk(place.pathname) + place.search;
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}

/** Only within the desk: an address from a link must not lead elsewhere. */
export function nextPath(params: URLSearchParams): string {
  const next = params.get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) ? next : "/";
}
