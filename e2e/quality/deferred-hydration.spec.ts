import { expect, type Page, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";
import { shownDemo, unlock } from "../support/pages/live-demo.ts";
import { expectFace, front, tierCard } from "../support/pages/tier-cards.ts";
import {
  email,
  mockClaims,
  requestOrderNumber,
  result,
  venmoCheckoutPath,
} from "../support/pages/venmo-claim.ts";

const scripts = "**/assets/*.js";

/** Opens a page whose scripts load only when `loadScripts` is called. */
async function openBeforeScripts(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // A hash alone would not load the page again.
  await page.goto("about:blank");
  await page.unroute(scripts);
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  const loadScripts = async () => {
    release();
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await waitForHydration(page);
  };
  return { loadScripts };
}

/** Delays the script of the home page's sections until the returned function is called. */
async function delaySections(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/below-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a section of the home page from another page while its script is delayed. */
async function openPricingBeforeScripts(page: Page) {
  const release = await delaySections(page);
  await visit(page, "/terms");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  return release;
}

/** Waits 40 frames, after which every section is hydrated. */
const waitForHydration = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });

const getScrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  expect(await getScrollTop(page)).toBe(top);
}

test("[FRAME-6] keeps the scroll position when scripts load later", async ({ page }) => {
  for (const path of [
    "/",
    "/#pricing",
    "/faq",
    "/faq#nothing-here",
    "/terms#invoices",
    "/packages",
  ]) {
    const { loadScripts } = await openBeforeScripts(page, path);
    await scrollTo(page, 1500);
    await loadScripts();
    expect(await getScrollTop(page), path).toBe(1500);
  }
});

test("[FRAME-6] stays at the top when the visitor left the URL's section before scripts load", async ({
  page,
}) => {
  const { loadScripts } = await openBeforeScripts(page, "/#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  await scrollTo(page, 0);
  await loadScripts();
  expect(await getScrollTop(page)).toBe(0);
});

test("[NAV-4] scrolls to a section of the home page when its script loads late", async ({
  page,
}) => {
  const release = await openPricingBeforeScripts(page);
  await waitForHydration(page);
  expect(await getScrollTop(page)).toBe(0);
  release();
  await expectAtSection(page, "pricing");
  await expect(page.locator("#pricing")).toBeFocused();
});

test("[NAV-4] keeps the scroll position when the visitor scrolls before the script loads", async ({
  page,
}) => {
  const release = await openPricingBeforeScripts(page);
  await page.locator("[data-pending]").waitFor({ state: "attached" });
  await waitForHydration(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => getScrollTop(page)).toBe(300);
  release();
  await page.locator("#pricing").waitFor();
  await waitForHydration(page);
  expect(await getScrollTop(page)).toBe(300);
});

test("[FRAME-6] keeps a question open that was opened before scripts load", async ({ page }) => {
  const { loadScripts } = await openBeforeScripts(page, "/faq");
  const item = page.locator("details").nth(6);
  await item.locator("summary").click();
  const before = await getScrollTop(page);
  await loadScripts();
  await expect(item.getByRole("paragraph").first()).toBeVisible();
  expect(await getScrollTop(page)).toBe(before);
});

test("[FRAME-6] keeps input that was typed before scripts load", async ({ page }) => {
  for (const [path, fields] of [
    ["/", { "Your Name*": "Ada", "How can we help?*": "A site for my engine." }],
    ["/?package=Growth#contact", { "Your Name*": "Ada", "How can we help?*": "My own text." }],
    ["/find-order", { Email: "ada@example.com" }],
    ["/basictemplate", { "Your business name": "Nora’s Bakery" }],
    ["/checkout?plan=Logo%20Design&amount=80", { "Full name": "Ada Lovelace", City: "Denver" }],
  ] as const) {
    const { loadScripts } = await openBeforeScripts(page, path);
    const entries = Object.entries(fields);
    for (const [label, text] of entries) await page.getByLabel(label, { exact: true }).fill(text);
    const field = page.getByLabel(entries.at(-1)?.[0] ?? "", { exact: true });
    // Compare viewport positions, because sections above can change height when first rendered.
    const getTop = () => field.evaluate((element) => element.getBoundingClientRect().top);
    const before = await getTop();
    await loadScripts();
    for (const [label, text] of entries) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(field).toBeFocused();
    expect(await getTop()).toBeCloseTo(before, 0);
  }
});

test("[FRAME-6] keeps a menu open that was opened before scripts load, and closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { loadScripts } = await openBeforeScripts(page, "/faq");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  await loadScripts();
  await expect(menu).toBeVisible();
  const close = page.getByRole("button", { name: "Close" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await close.click();
  await expect(menu).toBeHidden();
});

test("starts the scripts when the browser does not report its first paint", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/faq");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
});

test("flips a card once when it was clicked before scripts load", async ({ page }) => {
  const { loadScripts } = await openBeforeScripts(page, "/");
  const card = tierCard(page, "Logo Design");
  await front(card).getByRole("button").click();
  await loadScripts();
  await expectFace(card, "back");
});

test("flips a card once when it was clicked before its section's script loads", async ({
  page,
}) => {
  const release = await delaySections(page);
  await page.goto("/");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const card = tierCard(page, "Logo Design");
  await front(card).getByRole("button").click();
  release();
  await expectFace(card, "back");
  await waitForHydration(page);
  await expectFace(card, "back");
});

test("activates a demo that was clicked before scripts load", async ({ page }) => {
  const { loadScripts } = await openBeforeScripts(page, "/basictemplate");
  await unlock(page).click();
  await loadScripts();
  await expect(unlock(page)).toHaveCount(0);
  await expect(shownDemo(page)).toBeFocused();
});

test("submits an email that was submitted before scripts load", async ({ page }) => {
  const claims = await mockClaims(page);
  const { loadScripts } = await openBeforeScripts(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await loadScripts();
  await expect(result(page)).toBeVisible();
  expect(claims).toHaveLength(1);
});

test("shows an error for an invalid email that was submitted before scripts load", async ({
  page,
}) => {
  const claims = await mockClaims(page);
  const { loadScripts } = await openBeforeScripts(page, venmoCheckoutPath);
  await email(page).fill("ada");
  await email(page).press("Enter");
  await loadScripts();
  await expect(page.getByText("Enter an email address, like name@example.com.")).toBeVisible();
  await expect(email(page)).toHaveValue("ada");
  expect(claims).toHaveLength(0);
});

test("does not replay a click when the visitor then used something else", async ({ page }) => {
  const { loadScripts } = await openBeforeScripts(page, "/");
  const card = tierCard(page, "Logo Design");
  await front(card).getByRole("button").click();
  await page.getByLabel("Your Name*").click();
  await loadScripts();
  await expect(page.getByLabel("Your Name*")).toBeFocused();
  await expectFace(card, "front");
});

for (const { path, shown } of [
  { path: "/checkout", shown: "Billing details" },
  { path: "/checkoutvenmo", shown: "You're purchasing" },
]) {
  test(`shows before scripts load whether a plan is selected on ${path}`, async ({ page }) => {
    const noPlanHeading = page.getByRole("heading", { name: "Nothing selected yet" });
    const planText = page.getByText(shown).first();

    const withoutPlan = await openBeforeScripts(page, path);
    await expect(noPlanHeading).toBeVisible();
    await expect(planText).toBeHidden();
    await withoutPlan.loadScripts();
    await expect(noPlanHeading).toBeVisible();
    await expect(planText).toHaveCount(0);

    const withPlan = await openBeforeScripts(page, `${path}?plan=Basic%20Single-Page&amount=49`);
    await expect(planText).toBeVisible();
    await expect(noPlanHeading).toBeHidden();
    await withPlan.loadScripts();
    await expect(planText).toBeVisible();
    await expect(noPlanHeading).toHaveCount(0);
  });
}
