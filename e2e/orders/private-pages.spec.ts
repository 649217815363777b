import { agency } from "@agency/contract/agency";
import { expect, test } from "@playwright/test";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { paidOrder, token } from "../support/data/orders.ts";
import { download, lookup, openOrder, path, state, title } from "../support/pages/order-page.ts";

for (const width of [1440, 390]) {
  test(`nothing moves while an order loads at ${width} px`, async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(lookup, async (route) => {
      await answered;
      await route.fulfill({ json: paidOrder() });
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(state(page)).toHaveText("Looking up your order…");
    answer();
    await expect(download(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}

test("the page wears the frame of every page but home", async ({ page }) => {
  await openOrder(page, paidOrder());
  await expect(download(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

for (const private_ of [path, `/confirm/${token}`, `/release/${token}`, `/pay/${token}`]) {
  test(`${private_} is kept by nobody, found by nobody and framed by nobody`, async ({
    request,
  }) => {
    const response = await request.get(private_);
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
    // Only what is paid on may talk to the payment provider.
    expect(response.headers()["content-security-policy"]?.includes("braintree")).toBe(
      private_.startsWith("/pay/"),
    );
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });
}

test("what is below a private page, and the bare file, do not exist", async ({ request }) => {
  for (const address of [
    `${path}/more`,
    "/order",
    "/confirm",
    "/release",
    "/pay",
    `/pay/${token}/more`,
    "/__pay-fallback.html",
    "/__spa-fallback.html",
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("the page keeps its robots tag once it has loaded", async ({ page }) => {
  await openOrder(page, paidOrder());
  await expect(download(page)).toBeVisible();
  await expect(page).toHaveTitle(`Your order | ${agency.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it needs, and whom to write to", async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText("This page needs JavaScript");
    await expect(page.getByRole("main").getByRole("link")).toHaveText(agency.email);
  });
});
