import { randomUUID } from "node:crypto";
import { agency } from "@agency/contract/agency";
import { type Browser, devices } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";

/** A new visitor with a regular browser, because headless browsers count as bots. */
const userAgent = `${devices["Desktop Firefox"].userAgent} ${randomUUID()}`;

async function sendQuoteRequest(browser: Browser, baseURL: string | undefined, name: string) {
  const page = await browser.newPage({ baseURL, userAgent, storageState: undefined });
  await page.goto("/packages?utm_campaign=Fall+Mail", { referer: "https://www.search.example/q" });
  const pageView = page.waitForResponse("**/api/page-views");
  expect((await pageView).status()).toBe(204);
  await page.goto("/#contact");
  await page.getByLabel("Your Name*").fill(name);
  await page.getByLabel("Your Email*").fill(emailFor(name));
  const message = page.getByLabel("How can we help?*");
  await message.pressSequentially("A site for my bakery, please.", { delay: 120 });
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("Thanks for contacting us!")).toBeVisible();
  await page.close();
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("shows the traffic source of a lead, and in the reports", async ({
      page,
      browser,
      baseURL,
    }) => {
      const name = `Ines Baker ${width}-${Date.now()}`;
      await sendQuoteRequest(browser, baseURL, name);
      await page.goto("/desk/leads");
      await page.getByRole("link", { name }).first().click();
      await expect(page.getByText("Campaign “fall mail”, landing page /packages")).toBeVisible();

      await page.goto("/desk/reports");
      const source = page.getByRole("row").filter({ hasText: "Campaign “fall mail”" });
      await expect(source.getByRole("cell").first()).not.toHaveText("0");
      await expect(page.getByRole("group", { name: "Revenue by month" })).toBeVisible();
      await page.getByText("Table", { exact: true }).click();
      const months = page.getByRole("table").first().getByRole("rowheader");
      await expect(months).toHaveCount(12);
      await expect(months.first()).toContainText("so far");
    });
  });
}

test("filters the reports by year and exports orders as CSV", async ({ page }) => {
  await page.goto("/desk/reports");
  const year = String(new Date().getFullYear());
  await page.getByLabel("Period").selectOption(year);
  await expect(page).toHaveURL(new RegExp(`year=${year}`));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Orders (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("orders.csv");
});

test("shows the sales of the buyer's state, and exports them", async ({ page, visitor }) => {
  await visitor.payByCard(`State ${Date.now()}`, await connectRunningEmulator().nonce(goodCard));
  await page.goto("/desk/reports");
  const colorado = page.getByRole("row").filter({ hasText: "Colorado" });
  await expect(colorado.getByRole("cell").first()).not.toHaveText("0");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Sales by state (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("sales.csv");
});

test("exports invoices of the selected dates, with shortcuts for months", async ({ page }) => {
  await page.goto("/desk/reports");
  const sales = page.getByRole("link", { name: "Invoices and sales (CSV)" });
  await expect(sales).toHaveAttribute("href", "/api/desk/invoices.csv");
  await page.getByRole("button", { name: "Last month" }).click();
  await expect(sales).toHaveAttribute("href", /\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/);
  const download = page.waitForEvent("download");
  await sales.click();
  expect((await download).suggestedFilename()).toMatch(
    /^invoices-from-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/,
  );
  await page.getByRole("button", { name: "This month" }).click();
  const today = new Date().toLocaleDateString("sv", { timeZone: agency.timeZone });
  await expect(sales).toHaveAttribute("href", new RegExp(`from=${today.slice(0, 7)}-01&to=`));
  await page.getByLabel("From", { exact: true }).fill("2026-11-02");
  await page.getByLabel("To", { exact: true }).fill("2026-11-01");
  await sales.click();
  await expect(page.getByRole("alert")).toHaveText(/^The start date is after the end date\./);
  await page.getByRole("button", { name: "All time" }).click();
  await expect(sales).toHaveAttribute("href", "/api/desk/invoices.csv");
  // An incomplete date has no value, and must not export everything.
  await page.getByLabel("From", { exact: true }).click();
  await page.keyboard.type("1001");
  await page.getByLabel("To", { exact: true }).fill("2026-10-31");
  await sales.click();
  await expect(page.getByRole("alert")).toHaveText(/^A date is incomplete/);
  await page.getByRole("button", { name: "Last month" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(sales).toHaveAttribute("href", /from=/);
});
