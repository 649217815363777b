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
import { routes } from "../support/pages/routes.ts";

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

test("[NAV-1] shows six links in the navigation, and five sections on the home page", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(bar(page).getByRole("link")).toHaveText(entries);
  const ids = await page
    .locator("#hero, #services, #pricing, #about, #contact")
    .evaluateAll((found) => found.map(({ id }) => id));
  expect(ids).toEqual(["hero", "services", "pricing", "about", "contact"]);
});

test("[NAV-2] scrolls smoothly to each section on the home page, and to the top for Home", async ({
  page,
}) => {
  await recordScrolls(page);
  await visit(page, "/");
  await takeRecordedScrolls(page);
  for (const { entry, id } of sections) {
    await bar(page).getByRole("link", { name: entry }).click();
    await expectAtSection(page, id);
    expect(await takeRecordedScrolls(page), entry).toEqual(["smooth"]);
    await expect(page).toHaveURL(`/#${id}`);
  }
  await expectAtTop(page);
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

test("[NAV-2] scrolls again when the same link is clicked twice", async ({ page }) => {
  await visit(page, "/");
  const pricing = bar(page).getByRole("link", { name: "Pricing" });
  await pricing.click();
  await expectAtSection(page, "pricing");
  await scrollDown(page, 3000);
  await pricing.click();
  await expectAtSection(page, "pricing");
});

for (const route of routes) {
  test(`[NAV-3] FAQ always goes to /faq: from ${route}`, async ({ page }) => {
    await visit(page, route);
    await bar(page).getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
  });
}

for (const { entry, id } of sections) {
  test(`[NAV-4] opens /#${id} without smooth scrolling from ${entry} on another page`, async ({
    page,
  }) => {
    await recordScrolls(page);
    await visit(page, "/terms");
    await scrollDown(page);
    await takeRecordedScrolls(page);
    await bar(page).getByRole("link", { name: entry }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAtSection(page, id);
    expect(await takeRecordedScrolls(page)).not.toContain("smooth");
  });
}

test("[NAV-5] links the logo to the hero section", async ({ page }) => {
  await recordScrolls(page);
  await visit(page, "/terms");
  const logo = page.getByRole("banner").getByRole("link").first();
  await expect(logo).toHaveText("Mesa & Main");
  await logo.click();
  await expect(page).toHaveURL("/#hero");
  await expectAtSection(page, "hero");
  await expect(page.locator("#hero")).toBeInViewport();

  await scrollDown(page);
  await takeRecordedScrolls(page);
  await logo.click();
  await expectAtSection(page, "hero");
  expect(await takeRecordedScrolls(page)).toEqual(["smooth"]);
});

test("[NAV-6] shows the menu button instead of the links below 768 px", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await visit(page, "/");
  await expect(menuButton(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
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

  test("[NAV-6] toggles a dropdown with the same six links", async ({ page }) => {
    await visit(page, "/");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(closeButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menu(page).getByRole("link")).toHaveText(entries);
    const readHrefs = (nav: string) =>
      page.locator(`${nav} a`).evaluateAll((links) => links.map((a) => a.getAttribute("href")));
    expect(await readHrefs("nav[aria-label=Menu]")).toEqual(
      await readHrefs("nav[aria-label=Main]"),
    );
    await closeButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

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
  }

  for (const start of ["/", "/terms"]) {
    for (const { entry, id } of sections) {
      test(`[NAV-2] [NAV-4] scrolls to #${id} when ${entry} is the first link clicked on ${start}`, async ({
        page,
      }) => {
        const network = watchNetwork(page);
        await visit(page, start);
        await menuButton(page).tap();
        await menu(page).getByRole("link", { name: entry }).tap();
        await expect(page).toHaveURL(`/#${id}`);
        await expectAtSection(page, id);
        // After all images have loaded, the section must still be in place.
        await network.waitUntilIdle();
        await expectAtSection(page, id);
      });
    }
  }

  test("[HERO-3] scrolls to #contact when the hero's link is the first one clicked", async ({
    page,
  }) => {
    const network = watchNetwork(page);
    await visit(page, "/");
    await page.getByRole("link", { name: "Learn How We Can Help" }).tap();
    await expectAtSection(page, "contact");
    await network.waitUntilIdle();
    await expectAtSection(page, "contact");
  });

  for (const { link, id } of [
    { link: "View Screenshots", id: "screenshots" },
    { link: "View Features", id: "features" },
  ]) {
    test(`[DETAIL-1] scrolls to #${id} when ${link} is the first link clicked`, async ({
      page,
    }) => {
      await visit(page, "/smallbusinesstemplate");
      await page.getByRole("link", { name: link }).tap();
      await expectAtSection(page, id);
    });
  }

  test("closes the dropdown with Escape and returns the focus to its button", async ({ page }) => {
    await visit(page, "/faq");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("[NAV-7] links to work, packages and templates in a second group", async ({ page }) => {
    for (const [name, path] of [
      ["Work", "/portfolio"],
      ["Packages", "/packages"],
      ["Templates", "/templates"],
    ] as const) {
      await visit(page, "/faq");
      await menuButton(page).tap();
      await expect(offers(page).getByRole("link")).toHaveText(["Work", "Packages", "Templates"]);
      await offers(page).getByRole("link", { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
    }
  });

  for (const path of ["/terms", "/#pricing"]) {
    test(`[NAV-7] closes the open menu with Back and stays on ${path}`, async ({ page }) => {
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
    });
  }

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

for (const [condition, viewport] of [
  ["a phone in landscape", { width: 667, height: 320 }],
  ["a laptop at 200% zoom", { width: 640, height: 360 }],
  ["a viewport of 320 by 256 px", { width: 320, height: 256 }],
] as const) {
  test(`[NAV-7] makes every link of the open menu reachable on ${condition}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/faq");
    await menuButton(page).click();
    await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
    for (const link of await page.locator("#menu a").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await menu(page).getByRole("link", { name: "Home" }).scrollIntoViewIfNeeded();
    await page.mouse.move(viewport.width / 2, viewport.height - 20);
    await page.mouse.wheel(0, 2000);
    await expect(offers(page).getByRole("link", { name: "Templates" })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
