import { agency } from "@agency/contract/agency";
import { expect, type Page } from "@playwright/test";
import {
  expectAtSection,
  recordScrolls,
  takeRecordedScrolls,
} from "../support/checks/scrolling.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const explore = (page: Page) => footer(page).getByRole("navigation", { name: "Explore" });
const anchors = [
  { label: "Services", id: "services" },
  { label: "Pricing", id: "pricing" },
  { label: "About", id: "about" },
  { label: "Contact", id: "contact" },
];

test("[FOOT-1] [FOOT-2] shows contacts and cards, and scrolls smoothly with its links on the home page", async ({
  page,
}) => {
  await recordScrolls(page);
  await visit(page, "/");
  await expect(explore(page).getByRole("link")).toHaveText(anchors.map(({ label }) => label));
  const quote = footer(page).getByRole("link", { name: "Get a Quote" });
  for (const { link, id } of [
    ...anchors.map(({ label, id }) => ({
      link: explore(page).getByRole("link", { name: label }),
      id,
    })),
    { link: quote, id: "contact" },
  ]) {
    await link.scrollIntoViewIfNeeded();
    await takeRecordedScrolls(page);
    await link.click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAtSection(page, id);
    expect(await takeRecordedScrolls(page), id).toEqual(["smooth"]);
  }

  await test.step("support contacts, social icons and card brands", async () => {
    await expect(footer(page).getByRole("link", { name: agency.email })).toHaveAttribute(
      "href",
      `mailto:${agency.email}`,
    );
    await expect(footer(page).getByRole("link", { name: agency.phone })).toHaveAttribute(
      "href",
      `tel:${agency.phone.replaceAll(" ", "")}`,
    );
    for (const { name, url } of agency.social) {
      const icon = footer(page).getByRole("link", { name });
      await expect(icon).toHaveAttribute("href", url);
      await expect(icon.locator("svg")).toBeVisible();
      await expect(icon).toHaveAttribute("target", "_blank");
      await expect(icon).toHaveAttribute("rel", "noreferrer");
      await expect(icon).toHaveAccessibleName(`${name} (opens in a new tab)`);
    }
    const payments = footer(page).getByText("Payments accepted via");
    await expect(payments).toBeVisible();
    await expect(payments.getByRole("img", { name: "Visa and Mastercard" })).toBeVisible();
  });
});

test("[FOOT-1] [FOOT-2] links to other pages and to sections of the home page", async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install({ time: new Date("2041-07-01T12:00:00Z") });
  await visit(page, "/privacy");
  await test.step("the year is the current one, not the one of the build", async () => {
    await expect(footer(page).getByText(/©/)).toHaveText(`© 2041 ${agency.legalName}`);
    expect(consoleErrors).toEqual([]);
  });

  for (const { label, id } of [...anchors, { label: "Get a Quote", id: "contact" }]) {
    await footer(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAtSection(page, id);
    await page.goBack();
    await expect(page).toHaveURL("/privacy");
  }

  for (const [label, path] of [
    ["FAQ", "/faq"],
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
    ["Find my order", "/find-order"],
  ] as const) {
    await footer(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find my order");
});
