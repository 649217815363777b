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

test("[NAV-1] [NAV-2] [NAV-4] [NAV-5] scrolls to sections smoothly on the home page only, by header and logo", async ({
  page,
}) => {
  await recordScrolls(page);
  const logo = page.getByRole("banner").getByRole("link").first();

  await test.step("from another page to the packages, and from there to the quote form", async () => {
    await visit(page, "/faq");
    await page.getByRole("banner").getByRole("link", { name: "See packages" }).click();
    await expect(page).toHaveURL("/packages");
    await page.getByRole("banner").getByRole("link", { name: "Get a Quote" }).click();
    await expectAtSection(page, "contact");
  });

  await test.step("smoothly on the home page", async () => {
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
  });

  await test.step("a second click on the same link scrolls again", async () => {
    const pricing = bar(page).getByRole("link", { name: "Pricing" });
    await pricing.click();
    await expectAtSection(page, "pricing");
    await scrollDown(page, 3000);
    await pricing.click();
    await expectAtSection(page, "pricing");
  });

  await test.step("the logo scrolls smoothly on the home page", async () => {
    await expect(logo).toHaveText("Mesa & Main");
    await takeRecordedScrolls(page);
    await logo.click();
    await expectAtSection(page, "hero");
    expect(await takeRecordedScrolls(page)).toEqual(["smooth"]);
  });

  await test.step("without smooth scrolling from another page", async () => {
    await visit(page, "/terms");
    for (const { link, id } of [
      { link: bar(page).getByRole("link", { name: "Services" }), id: "services" },
      { link: bar(page).getByRole("link", { name: "Contact" }), id: "contact" },
      { link: logo, id: "hero" },
    ]) {
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

  test("[NAV-6] [NAV-7] follows the links of the menu, which closes", async ({ page }) => {
    for (const start of ["/", "/terms"]) {
      await visit(page, start);
      for (const { entry, id } of sections.slice(1, 3)) {
        await menuButton(page).tap();
        await menu(page).getByRole("link", { name: entry }).tap();
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL(`/#${id}`);
        await expectAtSection(page, id);
      }
    }
    await menuButton(page).tap();
    await menu(page).getByRole("link", { name: "FAQ" }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/faq");

    await test.step("the second group links to work, packages and templates", async () => {
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

    await test.step("a link outside of the open menu also closes it", async () => {
      await menuButton(page).tap();
      await expect(closeButton(page)).toBeVisible();
      await page.getByRole("banner").getByRole("link").first().tap();
      await expect(page).toHaveURL("/#hero");
      await expect(menu(page)).toBeHidden();
    });
  });

  test("[NAV-2] [NAV-4] [HERO-3] [DETAIL-1] scrolls to the section of the first link clicked, while images load", async ({
    page,
  }) => {
    await disableCache(page);
    const network = watchNetwork(page);
    // The last section of each page. Everything above it must keep its height.
    for (const { path, link, id } of [
      { path: "/", link: menu(page).getByRole("link", { name: "Contact" }), id: "contact" },
      { path: "/terms", link: menu(page).getByRole("link", { name: "Contact" }), id: "contact" },
      {
        path: "/",
        link: page.getByRole("link", { name: "Learn How We Can Help" }),
        id: "contact",
      },
      {
        path: "/smallbusinesstemplate",
        link: page.getByRole("link", { name: "View Screenshots" }),
        id: "screenshots",
      },
    ]) {
      await visit(page, path);
      if (await link.isHidden()) await menuButton(page).tap();
      await link.tap();
      await expectAtSection(page, id);
      // After all images have loaded, the section must still be in place.
      await network.waitUntilIdle();
      await expectAtSection(page, id);
      // A hash alone would not load the page again.
      await page.goto("about:blank");
    }
  });

  test("[NAV-7] closes the open menu with Back, which is otherwise not affected", async ({
    page,
  }) => {
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

    await test.step("after the menu was closed or left by a link", async () => {
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
  });
});
