import { agency } from "@agency/contract/agency";
import { expect, test } from "@playwright/test";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { paidOrder, token } from "../support/data/orders.ts";
import {
  download,
  openOrder,
  orderEndpoint,
  path,
  state,
  title,
} from "../support/pages/order-page.ts";

for (const width of [1440, 390]) {
  test(`causes no layout shift while an order loads at ${width} px`, async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(orderEndpoint, async (route) => {
      await released;
      await route.fulfill({ json: paidOrder() });
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(state(page)).toHaveText("Looking up your order…");
    release();
    await expect(download(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}

test("has the same white header as other pages", async ({ page }) => {
  await openOrder(page, paidOrder());
  await expect(download(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

for (const url of [path, `/confirm/${token}`, `/release/${token}`, `/pay/${token}`]) {
  test(`forbids caching, indexing and framing of ${url}`, async ({ request }) => {
    const response = await request.get(url);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringMatching(
        /script-src 'self' 'sha256-.+connect-src 'self'.+frame-ancestors 'none'/,
      ),
    });
    // Only the payment page may connect to the payment provider.
    expect(response.headers()["content-security-policy"]?.includes("braintree")).toBe(
      url.startsWith("/pay/"),
    );
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });
}

test("responds with 404 for paths below private pages and for their HTML files", async ({
  request,
}) => {
  for (const url of [
    `${path}/more`,
    "/order",
    "/confirm",
    "/release",
    "/pay",
    `/pay/${token}/more`,
    "/__pay-fallback.html",
    "/__spa-fallback.html",
  ]) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});

test("keeps its robots tag after loading", async ({ page }) => {
  await openOrder(page, paidOrder());
  await expect(download(page)).toBeVisible();
  await expect(page).toHaveTitle(`Your order | ${agency.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("explains that the page needs JavaScript, and shows whom to contact", async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText("This page needs JavaScript");
    await expect(page.getByRole("main").getByRole("link")).toHaveText(agency.email);
  });
});

test("offers to try again when the server has limited a visitor's requests", async ({ page }) => {
  const tooMany = { code: "too-many-requests", error: "Too many requests." };
  await page.route(orderEndpoint, (route) => route.fulfill({ status: 429, json: tooMany }));
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute(orderEndpoint);
  await page.route(orderEndpoint, (route) => route.fulfill({ json: paidOrder() }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(download(page)).toBeVisible();
});
