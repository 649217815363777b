import { expect, type Request } from "@playwright/test";
import { paidOrder } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { openOrder } from "../support/pages/order-page.ts";

const isPageView = (request: Request) => request.url().endsWith("/api/page-views");

test("reports each page view once with its traffic source, and stores nothing in the browser", async ({
  page,
  context,
  consoleErrors,
}) => {
  const pageViews: unknown[] = [];
  // Playwright cannot read the body of a beacon.
  await page.exposeFunction("recordBeacon", (body: string) => pageViews.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      (body as Blob)
        .text()
        .then((window as unknown as { recordBeacon: (body: string) => void }).recordBeacon);
      return send(url, body);
    };
  });
  await page.goto("/templates?utm_source=news", { referer: "https://www.search.example/?q=us" });
  await expect.poll(() => pageViews).toHaveLength(1);
  await page.getByRole("link", { name: "FAQ" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => pageViews).toHaveLength(2);
  expect(pageViews).toEqual([
    { page: "/templates", referrer: "search.example", campaign: "news" },
    expect.objectContaining({ page: "/faq" }),
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThan(2);

  await test.step("nothing for private pages and with Global Privacy Control", async () => {
    const reported: string[] = [];
    page.on("request", (request) => {
      if (isPageView(request)) reported.push(request.postData() ?? "");
    });
    await openOrder(page, paidOrder());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    await visit(page, "/faq");
    expect(reported).toEqual([]);
    expect(pageViews).toHaveLength(2);
  });
  expect(consoleErrors).toEqual([]);
});
