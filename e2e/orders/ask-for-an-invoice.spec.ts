/** With the real service. The states of the form are tested in web/app/pages/order/invoices.component.test.tsx. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readPages } from "../../api/testing/pdf.ts";
import { goodCard } from "../../api/testing/purchases.ts";
import { test } from "../support/fixtures/test.ts";
import { createVisitor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";

const company = "Kraków Ceramics Sp. z o.o.";
const address = ["ul. Długa 12/3", "31-147 Kraków", "Poland"];
const taxId = "PL6762451234";

const getInvoice = (page: Page) => page.getByRole("button", { name: "Get an invoice" });
const issueInvoice = (page: Page) => page.getByRole("button", { name: "Issue invoice" });
const downloadInvoice = (page: Page) => page.getByRole("link", { name: "Download invoice" });
const invoiceHeading = (page: Page) => page.getByRole("heading", { name: /^Invoice \d{4}-\d{4}$/ });

/** Buys a template by card. */
async function buy(baseURL: string | undefined, name: string) {
  const visitor = createVisitor(baseURL ?? "");
  return visitor.payByCard(name, await connectRunningEmulator().nonce(goodCard));
}

async function fillInvoiceForm(page: Page) {
  await page.getByLabel("Company").fill(company);
  await page.getByLabel("Address").fill(address.join("\n"));
  await page.getByLabel("Tax ID").fill(taxId);
}

test("issues an invoice with company and Tax ID as PDF and as a one-page printout", async ({
  page,
  baseURL,
  consoleErrors,
  policyViolations,
}) => {
  const name = `Zoë Żółtowska ${Date.now()}`;
  const { orderPath } = await buy(baseURL, name);
  await page.goto(orderPath);
  await getInvoice(page).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await fillInvoiceForm(page);
  await issueInvoice(page).click();
  await expect(invoiceHeading(page)).toBeVisible();
  await expect(page.getByText("It can no longer be changed")).toBeVisible();
  await expect(page.getByRole("status").filter({ has: invoiceHeading(page) })).toBeFocused();
  const number = (await invoiceHeading(page).textContent())?.replace("Invoice ", "") ?? "";

  const downloading = page.waitForEvent("download");
  await downloadInvoice(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`invoice-${number}-mesa-main.pdf`);
  const text = (await readPages(await readFile(await download.path()))).join().replace(/\s+/g, " ");
  const details = [`Invoice ${number}`, company, name, ...address, `Tax ID ${taxId}`, "$49.00"];
  for (const detail of [...details, "Card ending in 1111", "Basic Single-Page"])
    expect(text).toContain(detail);

  // After a reload, the printout has the same details.
  await page.reload();
  await expect(downloadInvoice(page)).toBeVisible();
  await expect(getInvoice(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print invoice" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const printout = page.getByRole("article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice ${number}`);
  for (const detail of details.slice(1))
    await expect(printout.getByText(detail).first()).toBeVisible();
  await expect(page.getByRole("link")).toHaveCount(0);
  const printed = await page.pdf({ format: "Letter" });
  const pages = await readPages(printed);
  expect(pages).toHaveLength(1);
  for (const detail of details) expect(pages[0]?.replace(/\s+/g, " ")).toContain(detail);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});
