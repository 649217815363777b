import { maxPages } from "@agency/contract/limits/list-limits";
import { type Loaded, load } from "./load.ts";

/** Loads the number of pages in the URL's query in one request. */
export function loadPages<T>(request: Request, path: string, fallback: string): Promise<Loaded<T>> {
  const params = new URL(request.url).searchParams;
  const filter = params.get("filter") ?? fallback;
  const pages = Math.min(maxPages, Math.max(1, Math.trunc(Number(params.get("pages"))) || 1));
  return load<T>(request, `${path}?${new URLSearchParams({ filter, pages: String(pages) })}`);
}
