import { get } from "./client.ts";
import { type Loaded, loadWith } from "./load.ts";

interface Page {
  rows: unknown[];
  next?: string;
}

/** Beyond this many pages the search is quicker. */
export const pagesAtMost = 20;

/** As many pages as the address says, one after the other, so that a list that grows has neither gaps nor doubles. */
export function loadPages<T extends Page>(
  request: Request,
  path: string,
  fallback: string,
): Promise<Loaded<T>> {
  const params = new URL(request.url).searchParams;
  const show = params.get("show") ?? fallback;
  const pages = Math.min(pagesAtMost, Math.max(1, Number(params.get("pages")) || 1));
  return loadWith(request, `${path} ${show} ${pages}`, async () => {
    const first = await page<T>(request, path, show);
    let last = first;
    for (let n = 1; n < pages && last.next; n++) {
      last = await page<T>(request, path, show, last.next);
      first.rows.push(...last.rows);
    }
    return { ...first, next: last.next };
  });
}

function page<T>(request: Request, path: string, show: string, after?: string) {
  const query = new URLSearchParams({ show, ...(after && { after }) });
  return get<T>(`${path}?${query}`, request.signal);
}
