/** A request that waits until the test answers it: what happens meanwhile does not depend on the machine's speed. */
import type { Page, Request, Route } from "@playwright/test";

interface Wanted {
  method?: string;
  url: string | RegExp;
}

/** Resolves to a promise of the request's route; later requests go on as usual. */
export async function holdRequest(page: Page, { method = "GET", url }: Wanted) {
  const { promise, resolve } = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route(url, (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    resolve(route);
  });
  return { route: promise };
}

/** What the page asks the service for. */
export function requestsOf(page: Page, matches: (request: Request) => boolean) {
  const requests: Request[] = [];
  page.on("request", (request) => matches(request) && requests.push(request));
  return requests;
}
