import { maxPages } from "@agency/contract/limits/list-limits";
import { type Loaded, load } from "./load.ts";

/** As many pages of a list as the address says, in one request. */
export function loadPages<T>(request: Request, path: string, fallback: string): Promise<Loaded<T>> {
  const params = new URL(request.url).searchParams;
  const show = params.get("show") ?? fallback;
  const pages = Math.min(maxPages, Math.max(1, Math.trunc(Number(params.get("pages"))) || 1));
  return load<T>(request, `${path}?${new URLSearchParams({ show, pages: String(pages) })}`);
}
