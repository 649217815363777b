import { agency } from "@agency/contract/agency";
import { expect, test } from "@playwright/test";
import { token } from "../support/data/orders.ts";
import { path, title } from "../support/pages/order-page.ts";

test("forbids caching, indexing and framing of private pages, and has no pages below them", async ({
  request,
}) => {
  for (const url of [path, `/confirm/${token}`, `/release/${token}`, `/pay/${token}`]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers(), url).toMatchObject({
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
    expect(response.headers()["content-security-policy"]?.includes("braintree"), url).toBe(
      url.startsWith("/pay/"),
    );
    const html = await response.text();
    expect(html, url).toContain('<meta name="robots" content="noindex"/>');
    expect(html, url).not.toContain('rel="canonical"');
  }
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("explains that the page needs JavaScript, and shows whom to contact", async ({ page }) => {
    for (const url of [path, `/pay/${token}`]) {
      await page.goto(url);
      await expect(title(page)).toHaveText("This page needs JavaScript");
      await expect(page.getByRole("main").getByRole("link")).toHaveText(agency.email);
    }
    await page.goto("/find-order");
    await expect(title(page)).toHaveText("Find my order");
    await expect(page.locator("noscript p")).toContainText("This form needs JavaScript.");
    await expect(page.getByRole("textbox")).toBeHidden();
  });
});
