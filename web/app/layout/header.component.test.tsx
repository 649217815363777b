import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoViolations } from "../../testing/accessibility.ts";
import { readTexts } from "../../testing/read-texts.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { Header } from "./header.tsx";

const entries = ["Home", "Services", "Pricing", "About", "FAQ", "Contact"];
const bar = page.getByRole("navigation", { name: "Main" });
const menu = page.getByRole("navigation", { name: "Menu" });
const offers = page.getByRole("navigation", { name: "What we offer" });
const menuButton = page.getByRole("button", { name: "Menu" });
const closeButton = page.getByRole("button", { name: "Close" });

const TallPage = () => (
  <>
    <Header overHero={false} />
    <h1>Questions</h1>
    <div style={{ height: 3000 }} />
  </>
);

beforeEach(async () => {
  await page.viewport(390, 844);
  await renderPage(TallPage, "/faq", "/faq");
});

test("[NAV-6] shows the menu button instead of the links below 768 px", async () => {
  await page.viewport(767, 900);
  await expect.element(menuButton).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await page.viewport(768, 900);
  await expect.element(menuButton).not.toBeInTheDocument();
  await expect.element(bar).toBeVisible();
});

test("[NAV-6] toggles a dropdown with the same six links", async () => {
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveAttribute("aria-expanded", "false");
  await menuButton.click();
  await expect.element(menu).toBeVisible();
  await expect.element(closeButton).toHaveAttribute("aria-expanded", "true");
  expect(readTexts(menu.getByRole("link"))).toEqual(entries);
  expect(readHrefs("Menu")).toEqual(readHrefs("Main"));
  await expectNoViolations();
  await page.viewport(390, 844);
  await closeButton.click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveAttribute("aria-expanded", "false");
});

const readHrefs = (name: string) =>
  [...document.querySelectorAll(`nav[aria-label=${name}] a`)].map((link) =>
    link.getAttribute("href"),
  );

test("closes the dropdown with Escape and returns the focus to its button", async () => {
  (menuButton.element() as HTMLButtonElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(menu.getByRole("link", { name: "Home" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveFocus();
});

test.each([
  ["a phone in landscape", 667, 320],
  ["a laptop at 200% zoom", 640, 360],
  ["a viewport of 320 by 256 px", 320, 256],
])("[NAV-7] makes every link of the open menu reachable on %s", async (_, width, height) => {
  await page.viewport(width, height);
  await menuButton.click();
  await expect.element(closeButton).toBeInViewport({ ratio: 1 });
  for (const link of document.querySelectorAll<HTMLElement>("#menu a")) {
    await userEvent.keyboard("{Tab}");
    await expect.element(link).toHaveFocus();
    await expect.element(link).toBeInViewport({ ratio: 1 });
  }
  menu.getByRole("link", { name: "Home" }).element().scrollIntoView();
  await userEvent.wheel(page.getByRole("link", { name: "Home" }), { delta: { y: 2000 } });
  await expect
    .element(offers.getByRole("link", { name: "Templates" }))
    .toBeInViewport({ ratio: 1 });
  expect(window.scrollY).toBe(0);
});
