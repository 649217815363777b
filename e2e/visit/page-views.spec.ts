import { expect, type Request } from "@playwright/test";
import { paidOrder } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { openOrder } from "../support/pages/order-page.ts";

const isSeen = (request: Request) => request.url().endsWith("/api/seen");

test("every page opened is told once, with where it was reached from, and nothing stays in the browser", async ({
  page,
  context,
  consoleErrors,
}) => {
  const told: unknown[] = [];
  // What a beacon carries is not shown to whoever watches the network.
  await page.exposeFunction("tell", (body: string) => told.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      (body as Blob).text().then((window as unknown as { tell: (body: string) => void }).tell);
      return send(url, body);
    };
  });
  await page.goto("/templates?utm_source=news", { referer: "https://www.search.example/?q=us" });
  await expect.poll(() => told).toHaveLength(1);
  await page.getByRole("link", { name: "FAQ" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => told).toHaveLength(2);
  expect(told).toEqual([
    { page: "/templates", referrer: "search.example", campaign: "news" },
    expect.objectContaining({ page: "/faq" }),
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThan(2);
  expect(consoleErrors).toEqual([]);
});

test("a browser that asks not to be tracked, and a private page, tell nothing", async ({
  page,
}) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (isSeen(request)) told.push(request.postData() ?? "");
  });
  await openOrder(page, paidOrder());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await visit(page, "/");
  await visit(page, "/faq");
  expect(told).toEqual([]);
});
