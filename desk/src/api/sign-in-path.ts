import { basePath, stripBasePath } from "../base-path.ts";

interface Location {
  pathname: string;
  search: string;
}

const isSignIn = (path: string) => path === "/sign-in";

/** The sign-in page's path, with a query that leads back to the given page. */
export function signInPath(location: Location): string {
  const path = stripBasePath(location.pathname);
  if (isSignIn(path)) return `/sign-in${location.search}`;
  const next = path + location.search;
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}

/** The page to open after signing in. Rejects URLs outside the desk, because the query can be forged. */
export function nextPath(params: URLSearchParams): string {
  const next = params.get("next") ?? "/";
  // Parse it like a browser, which resolves dots and control characters.
  const url = URL.parse(`${basePath}${next}`, "https://desk.invalid");
  if (!next.startsWith("/") || !url?.pathname.startsWith(`${basePath}/`)) return "/";
  const path = url.pathname.slice(basePath.length);
  if (/^\/[/\\]/.test(path) || isSignIn(stripBasePath(url.pathname))) return "/";
  return path + url.search + url.hash;
}
