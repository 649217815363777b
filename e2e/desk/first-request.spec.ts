import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import { collectRequests, holdRequest } from "../support/gateway/held-request.ts";

const session = "**/api/desk/session";

const collectSessionRequests = (page: Page) =>
  collectRequests(page, (request) => request.url().endsWith("/api/desk/session"));

test("requests the session once before the other scripts have loaded, again after a failure, and not before the sign-in", async ({
  page,
}) => {
  // Otherwise a change by another test would request the session again.
  await page.route("**/api/desk/version*", () => {});
  const requests = collectSessionRequests(page);
  const react = await holdRequest(page, { url: "**/assets/react-*.js" });
  const responded = page.waitForResponse(session);
  await page.goto("/desk", { waitUntil: "commit" });
  await responded;
  await (await react.route).continue();
  await expect(page.getByRole("heading", { level: 1, name: "To do" })).toBeVisible();
  expect(requests).toHaveLength(1);

  // Fails once.
  await page.route(session, (route) => route.abort(), { times: 1 });
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "To do" })).toBeVisible();

  await page.context().clearCookies();
  requests.length = 0;
  await page.goto("/desk/sign-in");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);
});
