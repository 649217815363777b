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
  for (const path of ["/", "/terms#invoices", "/packages"]) {
    const { loadScripts } = await openBeforeScripts(page, path);
    await scrollTo(page, 1500);
    await loadScripts();
    expect(await getScrollTop(page), path).toBe(1500);
  }

  await test.step("also at the top, which is not the URL's section", async () => {
    const { loadScripts } = await openBeforeScripts(page, "/#pricing");
    await expect(page.locator("#pricing")).toBeInViewport();
    await scrollTo(page, 0);
    await loadScripts();
    expect(await getScrollTop(page)).toBe(0);
  });
});

test("[NAV-4] scrolls to a section of the home page when its script loads late, unless the visitor scrolls first", async ({
  page,
}) => {
  await test.step("the visitor waits", async () => {
    const release = await openPricingBeforeScripts(page);
    await waitForHydration(page);
    expect(await getScrollTop(page)).toBe(0);
    release();
    await expectAtSection(page, "pricing");
    await expect(page.locator("#pricing")).toBeFocused();
  });

  await test.step("the visitor scrolls", async () => {
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
});

test("[FRAME-6] keeps a question and the menu open that were opened before scripts load, on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { loadScripts } = await openBeforeScripts(page, "/faq");
  const item = page.locator("details").nth(6);
  await item.locator("summary").click();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  const before = await getScrollTop(page);
  expect(before).toBeGreaterThan(0);
  await loadScripts();
  expect(await getScrollTop(page)).toBe(before);
  await expect(menu).toBeVisible();
  const close = page.getByRole("button", { name: "Close" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await close.click();
  await expect(menu).toBeHidden();
  await expect(item.getByRole("paragraph").first()).toBeVisible();
});

const labelOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("[FRAME-6] keeps input that was typed before scripts load", async ({ page }) => {
  for (const [path, fields] of [
    ["/?package=Growth#contact", { "Your Name*": "Ada", "How can we help?*": "My own text." }],
    ["/find-order", { Email: "ada@example.com" }],
    ["/basictemplate", { "Your business name": "Nora’s Bakery" }],
  ] as const) {
    const { loadScripts } = await openBeforeScripts(page, path);
    await expectInputKept(page, fields, loadScripts);
  }

  await test.step("and does not replay a click before it", async () => {
    const { loadScripts } = await openBeforeScripts(page, "/");
    const card = tierCard(page, "Logo Design");
    await front(card).getByRole("button").click();
    const fields = { "Your Name*": "Ada", "How can we help?*": "A site for my engine." };
    await expectInputKept(page, fields, loadScripts);
    await expectFace(card, "front");
  });
});

/** Fills in the fields, loads the scripts, and expects the same values, focus and position. */
async function expectInputKept(
  page: Page,
  fields: Record<string, string>,
  loadScripts: () => Promise<void>,
) {
  const entries = Object.entries(fields);
  // A click, as a visitor would do, which replaces an earlier one.
  await labelOf(page, entries[0]?.[0] ?? "").click();
  for (const [label, text] of entries) await labelOf(page, label).fill(text);
  const field = labelOf(page, entries.at(-1)?.[0] ?? "");
  // Compare viewport positions, because sections above can change height when first rendered.
  const getTop = () => field.evaluate((element) => element.getBoundingClientRect().top);
  const before = await getTop();
  await loadScripts();
  for (const [label, text] of entries) await expect(labelOf(page, label)).toHaveValue(text);
  await expect(field).toBeFocused();
  expect(await getTop()).toBeCloseTo(before, 0);
}

test("starts the scripts when the browser does not report its first paint", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/faq");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
});

test("repeats a click once that came before scripts load", async ({ page }) => {
  await test.step("on a card", async () => {
    const { loadScripts } = await openBeforeScripts(page, "/");
    const card = tierCard(page, "Logo Design");
    await front(card).getByRole("button").click();
    await loadScripts();
    await expectFace(card, "back");
  });

  await test.step("on a demo", async () => {
    const { loadScripts } = await openBeforeScripts(page, "/basictemplate");
    await unlock(page).click();
    await loadScripts();
    await expect(unlock(page)).toHaveCount(0);
    await expect(shownDemo(page)).toBeFocused();
  });

  await test.step("on a card whose section's script loads later than the page's", async () => {
    await page.unroute(scripts);
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
});

const noPlanHeading = (page: Page) => page.getByRole("heading", { name: "Nothing selected yet" });

/** Expects only what is shown with or without a plan. The scripts remove the other part from the page. */
async function expectPlanShown(page: Page, shown: string, isSelected: boolean, isHydrated = false) {
  const planText = page.getByText(shown).first();
  const [visible, hidden] = isSelected
    ? [planText, noPlanHeading(page)]
    : [noPlanHeading(page), planText];
  await expect(visible).toBeVisible();
  if (isHydrated) await expect(hidden).toHaveCount(0);
  else await expect(hidden).toBeHidden();
}

test("[FRAME-6] shows the selected plan on /checkout and keeps input before scripts load", async ({
  page,
}) => {
  const shown = "Billing details";
  const withoutPlan = await openBeforeScripts(page, "/checkout");
  await expectPlanShown(page, shown, false);
  await withoutPlan.loadScripts();
  await expectPlanShown(page, shown, false, true);

  const withPlan = await openBeforeScripts(page, "/checkout?plan=Logo%20Design&amount=80");
  await expectPlanShown(page, shown, true);
  await expectInputKept(
    page,
    { "Full name": "Ada Lovelace", City: "Denver" },
    withPlan.loadScripts,
  );
  await expectPlanShown(page, shown, true, true);
});

test("shows the selected plan on /checkoutvenmo, and submits an email once, before scripts load", async ({
  page,
}) => {
  const shown = "You're purchasing";
  const claims = await mockClaims(page);
  const withoutPlan = await openBeforeScripts(page, "/checkoutvenmo");
  await expectPlanShown(page, shown, false);
  await withoutPlan.loadScripts();
  await expectPlanShown(page, shown, false, true);

  await test.step("an invalid email", async () => {
    const { loadScripts } = await openBeforeScripts(page, venmoCheckoutPath);
    await expectPlanShown(page, shown, true);
    await email(page).fill("ada");
    await email(page).press("Enter");
    await loadScripts();
    await expectPlanShown(page, shown, true, true);
    await expect(page.getByText("Enter an email address, like name@example.com.")).toBeVisible();
    await expect(email(page)).toHaveValue("ada");
    expect(claims).toHaveLength(0);
  });

  await test.step("a valid email", async () => {
    const { loadScripts } = await openBeforeScripts(page, venmoCheckoutPath);
    await requestOrderNumber(page);
    await loadScripts();
    await expect(result(page)).toBeVisible();
    expect(claims).toHaveLength(1);
  });
});
