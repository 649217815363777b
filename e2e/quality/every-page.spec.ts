import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { type Network, watchNetwork } from "../support/checks/network.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { ownRoutes, routes } from "../support/pages/routes.ts";

const paths = [...routes, ...ownRoutes, "/404", "/checkoutvenmo?plan=Logo%20Design&amount=80"];

for (const path of paths) {
  test(`[FRAME-2] [FRAME-5] [FOOT-3] [NAV-3] has header, footer, no errors and no violations: ${path}`, async ({
    page,
    baseURL,
    consoleErrors,
    policyViolations,
  }) => {
    const network = watchNetwork(page);
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
    });
    await visit(page, path);
    await expectFrame(page);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");

    await scrollToEnd(page, network);
    expect([consoleErrors, policyViolations, foreign]).toEqual([[], [], []]);

    // Without animations, because contrast is checked after they end.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoViolationsAtAnyWidth(page);

    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
  });
}

async function scrollToEnd(page: Page, network: Network) {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await network.waitUntilIdle();
}

/** Expects header, announcement, main content and footer with the help panel, in this order. */
async function expectFrame(page: Page) {
  const header = page.getByRole("banner");
  const bar = page.getByRole("complementary", { name: "Announcement" });
  await expect(header.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(bar.getByRole("link")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const panel = page.getByRole("contentinfo").getByRole("region", { name: "Need a hand?" });
  await expect(panel.getByRole("heading")).toHaveText("Need a hand?");
  await expect(panel.getByRole("paragraph")).toHaveText(
    "Have questions about templates or want something custom? We're happy to help.",
  );
  const order = await page
    .locator("body > :is(header, aside, main, footer)")
    .evaluateAll((parts) => parts.map((part) => part.localName));
  expect(order).toEqual(["header", "aside", "main", "footer"]);
  const headerBox = await header.boundingBox();
  const barBox = await bar.boundingBox();
  expect(barBox?.y).toBe((headerBox?.y ?? Number.NaN) + (headerBox?.height ?? Number.NaN));
}

test("has no console errors from top to bottom when a package or plan is selected", async ({
  page,
  consoleErrors,
  gateway: _gateway,
}) => {
  const network = watchNetwork(page);
  for (const path of [
    "/#contact",
    "/?package=Growth#contact",
    "/checkout?plan=Logo%20Design&amount=80",
  ]) {
    await visit(page, path);
    await scrollToEnd(page, network);
    expect(consoleErrors).toEqual([]);
  }
});

test("has no console errors while navigating between pages", async ({ page, consoleErrors }) => {
  await visit(page, "/");
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  await header.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  for (const [label, path] of [
    ["Packages", "/packages"],
    ["Templates", "/templates"],
    ["Recent projects", "/portfolio"],
    ["Terms", "/terms"],
    ["Find my order", "/find-order"],
    ["Privacy", "/privacy"],
    ["Pricing", "/#pricing"],
  ] as const) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  expect(consoleErrors).toEqual([]);
});
