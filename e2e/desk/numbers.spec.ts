import { randomUUID } from "node:crypto";
import { agency } from "@agency/contract/agency";
import { type Browser, devices } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";

/** Somebody whom the service has never seen: a browser without a window is taken for a program. */
const userAgent = `${devices["Desktop Firefox"].userAgent} ${randomUUID()}`;

async function sendRequest(browser: Browser, baseURL: string | undefined, name: string) {
  const page = await browser.newPage({ baseURL, userAgent, storageState: undefined });
  await page.goto("/packages?utm_campaign=Fall+Mail", { referer: "https://www.search.example/q" });
  const seen = page.waitForResponse("**/api/seen");
  expect((await seen).status()).toBe(204);
  await page.goto("/#contact");
  await page.getByLabel("Your Name*").fill(name);
  await page.getByLabel("Your Email*").fill(ipFor(name));
  const message = page.getByLabel("How can we help?*");
  await message.pressSequentially("A site for my bakery, please.", { delay: 120 });
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("Thanks for contacting us!")).toBeVisible();
  await page.close();
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("where a lead came from stands beside it, and in the numbers", async ({
      page,
      browser,
      baseURL,
    }) => {
      const name = `Ines Baker ${width}-${Date.now()}`;
      await sendRequest(browser, baseURL, name);
      await page.goto("/desk/leads");
      await page.getByRole("link", { name }).first().click();
      await expect(page.getByText("Campaign “fall mail”, first page /packages")).toBeVisible();

      await page.goto("/desk/numbers");
      const source = page.getByRole("row").filter({ hasText: "Campaign “fall mail”" });
      await expect(source.getByRole("cell").first()).not.toHaveText("0");
      await expect(page.getByRole("img", { name: /^Revenue by month/ })).toBeVisible();
      await page.getByText("Table", { exact: true }).click();
      const months = page.getByRole("table").first().getByRole("rowheader");
      await expect(months).toHaveCount(12);
      await expect(months.first()).toContainText("so far");
    });
  });
}

test("a span is chosen, and everything can be taken along as a file", async ({ page }) => {
  await page.goto("/desk/numbers");
  const year = String(new Date().getFullYear());
  await page.getByLabel("Span").selectOption(year);
  await expect(page).toHaveURL(new RegExp(`year=${year}`));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Orders as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("orders.csv");
});

test("exports the days that are chosen, and last month's at one press", async ({ page }) => {
  await page.goto("/desk/numbers");
  const sales = page.getByRole("link", { name: "Invoices and sales as CSV" });
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
  await expect(page.getByRole("alert")).toHaveText(/^The first day is after the last one\./);
  await page.getByRole("button", { name: "Everything" }).click();
  await expect(sales).toHaveAttribute("href", "/api/desk/invoices.csv");
  // A half-typed date has no value: it must not download everything.
  await page.getByLabel("From", { exact: true }).click();
  await page.keyboard.type("1001");
  await page.getByLabel("To", { exact: true }).fill("2026-10-31");
  await sales.click();
  await expect(page.getByRole("alert")).toHaveText(/^One of the dates is incomplete/);
  await page.getByRole("button", { name: "Last month" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(sales).toHaveAttribute("href", /from=/);
});
