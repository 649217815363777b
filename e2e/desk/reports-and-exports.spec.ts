import { randomUUID } from "node:crypto";
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

test("shows the traffic source of a lead in the reports, filters them by year and exports them", async ({
  page,
  browser,
  baseURL,
  visitor,
}) => {
  const name = `Ines Baker ${Date.now()}`;
  await sendQuoteRequest(browser, baseURL, name);
  await visitor.payByCard(`State ${Date.now()}`, await connectRunningEmulator().nonce(goodCard));
  await page.goto("/desk/leads");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByText("Campaign “fall mail”, landing page /packages")).toBeVisible();

  await page.goto("/desk/reports");
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  const firstCell = (text: string) => row(text).getByRole("cell").first();
  await expect(firstCell("Campaign “fall mail”")).not.toHaveText("0");
  await expect(firstCell("Colorado")).not.toHaveText("0");
  await expect(page.getByRole("group", { name: "Revenue by month" })).toBeVisible();
  await page.getByText("Table", { exact: true }).click();
  const months = page.getByRole("table").first().getByRole("rowheader");
  await expect(months).toHaveCount(12);
  await expect(months.first()).toContainText("so far");

  const download = async (link: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    return (await downloading).suggestedFilename();
  };
  expect(await download("Sales by state (CSV)")).toBe("sales.csv");
  const year = String(new Date().getFullYear());
  await page.getByLabel("Period").selectOption(year);
  await expect(page).toHaveURL(new RegExp(`year=${year}`));
  expect(await download("Orders (CSV)")).toBe("orders.csv");
  await page.getByRole("button", { name: "Last month" }).click();
  expect(await download("Invoices and sales (CSV)")).toMatch(
    /^invoices-from-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/,
  );
});
