import { expect, type Page, test } from "@playwright/test";
import { watchNetwork } from "../support/checks/network.ts";
import {
  expectAtSection,
  expectAtTop,
  recordScrolls,
  scrollDown,
  takeRecordedScrolls,
} from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

const entries = ["Home", "Services", "Pricing", "About", "FAQ", "Contact"];
const sections = [
  { entry: "Services", id: "services" },
  { entry: "Pricing", id: "pricing" },
  { entry: "About", id: "about" },
  { entry: "Contact", id: "contact" },
  { entry: "Home", id: "hero" },
];

const bar = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const closeButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Close" });
const offers = (page: Page) => page.getByRole("navigation", { name: "What we offer" });

/** Images must load again on each visit, because they must not move what is below them. */
async function disableCache(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
}

test("[NAV-1] [NAV-2] links to five sections of the home page and scrolls to them smoothly", async ({
  page,
}) => {
  await recordScrolls(page);
  await visit(page, "/");
  await expect(bar(page).getByRole("link")).toHaveText(entries);
  const ids = await page
    .locator("#hero, #services, #pricing, #about, #contact")
    .evaluateAll((found) => found.map(({ id }) => id));
  expect(ids).toEqual(["hero", "services", "pricing", "about", "contact"]);

  await takeRecordedScrolls(page);
  for (const { entry, id } of sections) {
    await bar(page).getByRole("link", { name: entry }).click();
    await expectAtSection(page, id);
    expect(await takeRecordedScrolls(page), entry).toEqual(["smooth"]);
    await expect(page).toHaveURL(`/#${id}`);
  }
  await expectAtTop(page);

  await test.step("a second click on the same link scrolls again", async () => {
    const pricing = bar(page).getByRole("link", { name: "Pricing" });
    await pricing.click();
    await expectAtSection(page, "pricing");
    await scrollDown(page, 3000);
    await pricing.click();
    await expectAtSection(page, "pricing");
  });
});

test("links the header's button to the packages, and from there to the quote form", async ({
  page,
}) => {
  await visit(page, "/faq");
  await page.getByRole("banner").getByRole("link", { name: "See packages" }).click();
  await expect(page).toHaveURL("/packages");
  await page.getByRole("banner").getByRole("link", { name: "Get a Quote" }).click();
  await expectAtSection(page, "contact");
});

test("[NAV-4] [NAV-5] opens sections of the home page from another page without smooth scrolling", async ({
  page,
}) => {
  await recordScrolls(page);
  await visit(page, "/terms");
  const logo = page.getByRole("banner").getByRole("link").first();
  await expect(logo).toHaveText("Mesa & Main");
  const links = sections.map(({ entry, id }) => ({
    link: bar(page).getByRole("link", { name: entry }),
    id,
  }));
  for (const { link, id } of [...links, { link: logo, id: "hero" }]) {
    await scrollDown(page);
    await takeRecordedScrolls(page);
    await link.click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAtSection(page, id);
    expect(await takeRecordedScrolls(page)).not.toContain("smooth");
    await expect(page.locator(`#${id}`)).toBeInViewport();
    if (link === logo) break;
    await page.goBack();
    // The page has the focus once it is shown and scrolled to its top.
    await expect(page.getByRole("heading", { name: "Terms of Service" })).toBeFocused();
  }

  await test.step("the logo scrolls smoothly on the home page", async () => {
    await scrollDown(page);
    await takeRecordedScrolls(page);
    await logo.click();
    await expectAtSection(page, "hero");
    expect(await takeRecordedScrolls(page)).toEqual(["smooth"]);
  });
});

test("loads the whole page when the script of a linked page is missing", async ({ page }) => {
  await visit(page, "/terms");
  // After a release, the scripts of the previous one may be gone.
  let missing = true;
  await page.route("**/assets/faq-*.js", (route) => {
    if (!missing) return route.continue();
    missing = false;
    return route.fulfill({ status: 404 });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/questions/i);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const start of ["/", "/terms"]) {
    test(`[NAV-6] closes the dropdown and follows the link on ${start}`, async ({ page }) => {
      await visit(page, start);
      for (const { entry, id } of sections.slice(1, 3)) {
        await menuButton(page).tap();
        await menu(page).getByRole("link", { name: entry }).tap();
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL(`/#${id}`);
        await expectAtSection(page, id);
      }
      await menuButton(page).tap();
      await menu(page).getByRole("link", { name: "FAQ" }).tap();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL("/faq");
    });

    test(`[NAV-2] [NAV-4] scrolls to the section of the first link clicked on ${start}`, async ({
      page,
    }) => {
      await disableCache(page);
      const network = watchNetwork(page);
      for (const { entry, id } of sections) {
        await visit(page, start);
        await menuButton(page).tap();
        await menu(page).getByRole("link", { name: entry }).tap();
        await expect(page).toHaveURL(`/#${id}`);
        await expectAtSection(page, id);
        // After all images have loaded, the section must still be in place.
        await network.waitUntilIdle();
        await expectAtSection(page, id);
        // A hash alone would not load the page again.
        await page.goto("about:blank");
      }
    });
  }

  test("[HERO-3] [DETAIL-1] scrolls to the section of the first link clicked in a hero", async ({
    page,
  }) => {
    await disableCache(page);
    const network = watchNetwork(page);
    for (const { path, link, id } of [
      { path: "/", link: "Learn How We Can Help", id: "contact" },
      { path: "/smallbusinesstemplate", link: "View Screenshots", id: "screenshots" },
      { path: "/smallbusinesstemplate", link: "View Features", id: "features" },
    ]) {
      await visit(page, path);
      await page.getByRole("link", { name: link }).tap();
      await expectAtSection(page, id);
      await network.waitUntilIdle();
      await expectAtSection(page, id);
      await page.goto("about:blank");
    }
  });

  test("[NAV-7] links to work, packages and templates in a second group", async ({ page }) => {
    await visit(page, "/faq");
    for (const [name, path] of [
      ["Work", "/portfolio"],
      ["Packages", "/packages"],
      ["Templates", "/templates"],
    ] as const) {
      await menuButton(page).tap();
      await expect(offers(page).getByRole("link")).toHaveText(["Work", "Packages", "Templates"]);
      await offers(page).getByRole("link", { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
    }
  });

  test("[NAV-7] closes the open menu with Back and stays on the page", async ({ page }) => {
    for (const path of ["/terms", "/#pricing"]) {
      await visit(page, "/faq");
      await visit(page, path);
      await scrollDown(page);
      await menuButton(page).tap();
      await expect(closeButton(page)).toBeVisible();
      const before = await page.evaluate(() => window.scrollY);
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL("/faq");
    }
  });

  test("[NAV-7] does not affect Back after the menu was closed or left by a link", async ({
    page,
  }) => {
    await visit(page, "/faq");
    await visit(page, "/terms");
    await menuButton(page).tap();
    await closeButton(page).tap();
    await expect(menuButton(page)).toBeVisible();
    await menuButton(page).tap();
    await offers(page).getByRole("link", { name: "Work" }).tap();
    await expect(page).toHaveURL("/portfolio");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

  test("[NAV-7] follows a link outside of the open menu", async ({ page }) => {
    await visit(page, "/terms");
    await menuButton(page).tap();
    await expect(closeButton(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().tap();
    await expect(page).toHaveURL("/#hero");
    await expect(menu(page)).toBeHidden();
  });
});
