import { expect, type Page, test } from "@playwright/test";
import {
  askedScrolls,
  expectAtSection,
  expectAtTop,
  noteScrolls,
  scrollDown,
} from "./scrolling.ts";
import { routes } from "./site.ts";
import { visit } from "./visit.ts";

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

test("[NAV-1] the bar names six entries, and the home page has the five sections", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(bar(page).getByRole("link")).toHaveText(entries);
  const ids = await page
    .locator("#hero, #services, #pricing, #about, #contact")
    .evaluateAll((found) => found.map(({ id }) => id));
  expect(ids).toEqual(["hero", "services", "pricing", "about", "contact"]);
});

test("[NAV-2] on the home page each entry scrolls smoothly to its section, Home to the top", async ({
  page,
}) => {
  await noteScrolls(page);
  await visit(page, "/");
  await askedScrolls(page);
  for (const { entry, id } of sections) {
    await bar(page).getByRole("link", { name: entry }).click();
    await expectAtSection(page, id);
    expect(await askedScrolls(page), entry).toEqual(["smooth"]);
    await expect(page).toHaveURL(`/#${id}`);
  }
  await expectAtTop(page);
});

test("[NAV-2] an entry chosen a second time scrolls again", async ({ page }) => {
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
  test(`[NAV-4] ${entry} on another page goes to /#${id}, at once`, async ({ page }) => {
    await noteScrolls(page);
    await visit(page, "/terms");
    await scrollDown(page);
    await askedScrolls(page);
    await bar(page).getByRole("link", { name: entry }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAtSection(page, id);
    expect(await askedScrolls(page)).toEqual(["instant"]);
  });
}

test("[NAV-5] the logo links to the hero section", async ({ page }) => {
  await noteScrolls(page);
  await visit(page, "/terms");
  const logo = page.getByRole("banner").getByRole("link").first();
  await expect(logo).toHaveText("Mesa & Main");
  await logo.click();
  await expect(page).toHaveURL("/#hero");
  await expectAtSection(page, "hero");
  await expect(page.locator("#hero")).toBeInViewport();

  await scrollDown(page);
  await askedScrolls(page);
  await logo.click();
  await expectAtSection(page, "hero");
  expect(await askedScrolls(page)).toEqual(["smooth"]);
});

test("[NAV-6] the menu button takes the bar's place below 768 px", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await visit(page, "/");
  await expect(menuButton(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[NAV-6] the button toggles a dropdown with the same six links", async ({ page }) => {
    await visit(page, "/");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menu(page).getByRole("link")).toHaveText(entries);
    const addresses = (nav: string) =>
      page.locator(`${nav} a`).evaluateAll((links) => links.map((a) => a.getAttribute("href")));
    expect(await addresses("nav[aria-label=Menu]")).toEqual(
      await addresses("nav[aria-label=Main]"),
    );
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  for (const start of ["/", "/terms"]) {
    test(`[NAV-6] choosing a link on ${start} closes the dropdown and goes there`, async ({
      page,
    }) => {
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

  test("Escape closes the dropdown and gives the focus back to its button", async ({ page }) => {
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
});
