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

test("[FOOT-1] [FOOT-2] links to other pages and to sections of the home page", async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install({ time: new Date("2041-07-01T12:00:00Z") });
  await recordScrolls(page);
  await visit(page, "/privacy");
  await test.step("the year is the current one, not the one of the build", async () => {
    await expect(footer(page).getByText(/©/)).toHaveText(`© 2041 ${agency.legalName}`);
    expect(consoleErrors).toEqual([]);
  });

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

  for (const [label, id, behavior] of [
    ["About", "about", "instant"],
    ["Pricing", "pricing", "smooth"],
    ["Get a Quote", "contact", "smooth"],
  ] as const) {
    const link = footer(page).getByRole("link", { name: label, exact: true });
    await link.scrollIntoViewIfNeeded();
    await takeRecordedScrolls(page);
    await link.click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAtSection(page, id);
    expect(await takeRecordedScrolls(page), id).toEqual([behavior]);
  }
});
