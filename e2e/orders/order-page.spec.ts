/** What only the built page shows. Its states are tested in web/app/pages/order. */
import { agency } from "@agency/contract/agency";
import { expect } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { expectReceipt } from "../support/checks/receipt.ts";
import { errorResponse, number, paidOrder } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";
import { waitUntilHydrated } from "../support/fixtures/visit.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import { download, open, orderEndpoint, path, state } from "../support/pages/order-page.ts";

const { step } = test;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("shows a paid order without a layout shift and within the page's policy, and prints it as a one-page receipt", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  const order = paidOrder({ buyerName: "Ada Lovelace", transactionId: "tx1234" });
  const shifts = await recordLayoutShifts(page);
  for (const width of [390, 1440]) {
    await step(`causes no layout shift while it loads, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const pending = await holdRequest(page, { url: orderEndpoint });
      await page.goto(path);
      await expect(state(page)).toHaveText("Looking up your order…");
      await (await pending.route).fulfill({ json: order });
      await expect(download(page)).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  }
  await step("has the same white header as other pages", () =>
    expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)"),
  );
  await step("keeps its title and robots tag after loading", async () => {
    await expect(page).toHaveTitle(`Your order | ${agency.name}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
  await step("has no accessibility violations", () => expectNoViolationsAtAnyWidth(page));
  await step("prints a receipt", () =>
    expectReceipt(page, {
      Buyer: "Ada Lovelace",
      Order: number,
      "Transaction ID": "tx1234",
      Date: "November 15, 2026",
      Payment: "Paid November 15, 2026, with Venmo",
    }),
  );
  await step("shows the download in the first viewport on a small phone", async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(download(page)).toBeInViewport({ ratio: 1 });
  });
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("links an unknown link to Find my order, which search engines may list and which keeps the email out of the URL", async ({
  page,
}) => {
  await open(page, errorResponse(404, "unknown-order", "This order link is not valid."));
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await waitUntilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Send my links" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "If we have orders for that address, the links are on their way.",
  );
  await expect(page).toHaveURL("/find-order");
});
