import { maxPages } from "@agency/contract/limits/list-limits";
import { rememberSearch } from "../stores/list-searches.ts";
import { type Loaded, load } from "./load.ts";

/** Loads the number of pages in the URL's query in one request. */
export function loadPages<T>(request: Request, path: string, fallback: string): Promise<Loaded<T>> {
  const { searchParams: params, search } = new URL(request.url);
  rememberSearch(path, search);
  const query = new URLSearchParams({ filter: params.get("filter") ?? fallback });
  for (const name of ["from", "to"]) {
    const day = params.get(name);
    if (day) query.set(name, day);
  }
  const pages = Math.min(maxPages, Math.max(1, Math.trunc(Number(params.get("pages"))) || 1));
  query.set("pages", String(pages));
  return load<T>(request, `${path}?${query}`);
}
