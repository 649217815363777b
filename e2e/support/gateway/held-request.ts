/** Holds a request until the test responds, so that the test does not depend on timing. */
import type { Page, Request, Route } from "@playwright/test";

interface RequestFilter {
  method?: string;
  url: string | RegExp;
}

/** Returns a promise of the first matching request's route. Later requests pass. */
export async function holdRequest(page: Page, { method = "GET", url }: RequestFilter) {
  const { promise, resolve } = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route(url, (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    resolve(route);
  });
  return { route: promise };
}

export function collectRequests(page: Page, matches: (request: Request) => boolean) {
  const requests: Request[] = [];
  page.on("request", (request) => matches(request) && requests.push(request));
  return requests;
}
