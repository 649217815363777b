import { expect, type Page, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";
import { shownDemo, unlock } from "../support/pages/live-demo.ts";
import { cardOf, expectFace, front } from "../support/pages/tier-cards.ts";
import { address, askFor, email, result, service } from "../support/pages/venmo-claim.ts";

/** Opens a page whose scripts stay on their way until `arrive` is called. */
async function readEarly(page: Page, path: string) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  const arrive = async () => {
    send();
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await settled(page);
  };
  return { arrive };
}

/** Delays the script of the home page's sections until the returned function is called. */
async function holdSections(page: Page) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/assets/below-*.js", async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

/** Follows the link of another page to a section of the home page whose script is held. */
async function goToLatePricing(page: Page) {
  const send = await holdSections(page);
  await visit(page, "/terms");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  return send;
}

/** By then every section has been hydrated. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  expect(await scrolled(page)).toBe(top);
}

for (const path of [
  "/",
  "/#pricing",
  "/faq",
  "/faq#nothing-here",
  "/terms#invoices",
  "/packages",
]) {
  test(`[FRAME-6] ${path}, read down to 1500 px before its scripts arrive, stays there`, async ({
    page,
  }) => {
    const { arrive } = await readEarly(page, path);
    await scrollTo(page, 1500);
    await arrive();
    expect(await scrolled(page)).toBe(1500);
  });
}

test("[FRAME-6] a reader who left the address's section for the top stays there", async ({
  page,
}) => {
  const { arrive } = await readEarly(page, "/#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  await scrollTo(page, 0);
  await arrive();
  expect(await scrolled(page)).toBe(0);
});

test("[NAV-4] a section's link on another page leads to the section, however late its script arrives", async ({
  page,
}) => {
  const send = await goToLatePricing(page);
  await page.waitForTimeout(2000);
  expect(await scrolled(page)).toBe(0);
  send();
  await expectAtSection(page, "pricing");
  await expect(page.locator("#pricing")).toBeFocused();
});

test("[NAV-4] a reader who scrolls on before the section's script arrives stays there", async ({
  page,
}) => {
  const send = await goToLatePricing(page);
  await page.locator("[data-waiting]").waitFor({ state: "attached" });
  await settled(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  send();
  await page.locator("#pricing").waitFor();
  await settled(page);
  expect(await scrolled(page)).toBe(300);
});

test("[FRAME-6] a question opened before the scripts arrive stays open", async ({ page }) => {
  const { arrive } = await readEarly(page, "/faq");
  const item = page.locator("details").nth(6);
  await item.locator("summary").click();
  const before = await scrolled(page);
  await arrive();
  await expect(item.getByRole("paragraph").first()).toBeVisible();
  expect(await scrolled(page)).toBe(before);
});

for (const [path, fields] of [
  ["/", { "Your Name*": "Ada", "How can we help?*": "A site for my engine." }],
  ["/?package=Growth#contact", { "Your Name*": "Ada", "How can we help?*": "My own words." }],
  ["/find-order", { Email: "ada@example.com" }],
  ["/basictemplate", { "Your business name": "Nora’s Bakery" }],
  ["/checkout?plan=Logo%20Design&amount=80", { "Full name": "Ada Lovelace", City: "Denver" }],
] as const) {
  test(`[FRAME-6] what was typed on ${path} before its scripts arrive is kept`, async ({
    page,
  }) => {
    const { arrive } = await readEarly(page, path);
    const entries = Object.entries(fields);
    for (const [label, text] of entries) await page.getByLabel(label, { exact: true }).fill(text);
    const field = page.getByLabel(entries.at(-1)?.[0] ?? "", { exact: true });
    // On the screen: a section further up that is drawn for the first time may turn out taller than it was taken for.
    const onScreen = () => field.evaluate((element) => element.getBoundingClientRect().top);
    const before = await onScreen();
    await arrive();
    for (const [label, text] of entries) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(field).toBeFocused();
    expect(await onScreen()).toBeCloseTo(before, 0);
  });
}

test("[FRAME-6] a menu opened before the scripts arrive stays open and can be closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { arrive } = await readEarly(page, "/faq");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  await arrive();
  await expect(menu).toBeVisible();
  const close = page.getByRole("button", { name: "Close" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await close.click();
  await expect(menu).toBeHidden();
});

test("a browser that never tells of its first paint starts the scripts all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/faq");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
});

test("a card that is clicked before the scripts arrive turns over with them, once", async ({
  page,
}) => {
  const { arrive } = await readEarly(page, "/");
  const card = cardOf(page, "Logo Design");
  await front(card).getByRole("button").click();
  await arrive();
  await expectFace(card, "back");
});

test("a card that is clicked before the script of its part arrives turns over with it, once", async ({
  page,
}) => {
  const send = await holdSections(page);
  await page.goto("/");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const card = cardOf(page, "Logo Design");
  await front(card).getByRole("button").click();
  send();
  await expectFace(card, "back");
  await settled(page);
  await expectFace(card, "back");
});

test("a demo that is clicked before the scripts arrive is in use with them", async ({ page }) => {
  const { arrive } = await readEarly(page, "/basictemplate");
  await unlock(page).click();
  await arrive();
  await expect(unlock(page)).toHaveCount(0);
  await expect(shownDemo(page)).toBeFocused({ timeout: 30_000 });
});

test("an address that is sent before the scripts arrive is sent with them", async ({ page }) => {
  const claims = await service(page);
  const { arrive } = await readEarly(page, address);
  await askFor(page);
  await arrive();
  await expect(result(page)).toBeVisible();
  expect(claims).toHaveLength(1);
});

test("an address that is not one is said to be wrong once the scripts arrive", async ({ page }) => {
  const claims = await service(page);
  const { arrive } = await readEarly(page, address);
  await email(page).fill("ada");
  await email(page).press("Enter");
  await arrive();
  await expect(page.getByText("Enter an email address, like name@example.com.")).toBeVisible();
  await expect(email(page)).toHaveValue("ada");
  expect(claims).toHaveLength(0);
});

test("what was clicked before something else that needs no script is not repeated", async ({
  page,
}) => {
  const { arrive } = await readEarly(page, "/");
  const card = cardOf(page, "Logo Design");
  await front(card).getByRole("button").click();
  await page.getByLabel("Your Name*").click();
  await arrive();
  await expect(page.getByLabel("Your Name*")).toBeFocused();
  await expectFace(card, "front");
});

for (const { path, shown } of [
  { path: "/checkout", shown: "Billing details" },
  { path: "/checkoutvenmo", shown: "You're purchasing" },
]) {
  const nothingChosen = (page: Page) => page.getByRole("heading", { name: "Nothing chosen yet" });
  const chosen = (page: Page) => page.getByText(shown).first();

  test(`${path} shows before its scripts arrive that nothing was chosen`, async ({ page }) => {
    const { arrive } = await readEarly(page, path);
    await expect(nothingChosen(page)).toBeVisible();
    await expect(chosen(page)).toBeHidden();
    await arrive();
    await expect(nothingChosen(page)).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
  });

  test(`${path} with a plan shows room for it before its scripts arrive`, async ({ page }) => {
    const { arrive } = await readEarly(page, `${path}?plan=Basic%20Single-Page&amount=49`);
    await expect(chosen(page)).toBeVisible();
    await expect(nothingChosen(page)).toBeHidden();
    await arrive();
    await expect(chosen(page)).toBeVisible();
    await expect(nothingChosen(page)).toHaveCount(0);
  });
}
