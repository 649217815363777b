import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { textOf } from "../../api/testing/pdf.ts";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolationsInMain } from "../support/checks/axe.ts";
import { test } from "../support/fixtures/test.ts";
import { createVisitor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";

const company = "Kraków Ceramics Sp. z o.o.";
const address = ["ul. Długa 12/3", "31-147 Kraków", "Poland"];
const vatId = "PL6762451234";

const getInvoice = (page: Page) => page.getByRole("button", { name: "Get an invoice" });
const issue = (page: Page) => page.getByRole("button", { name: "Issue the invoice" });
const keep = (page: Page) => page.getByRole("link", { name: "Download the invoice" });
const issued = (page: Page) => page.getByRole("heading", { name: /^Invoice \d{4}-\d{4}$/ });

/** A template, paid by card a moment ago. */
async function buy(baseURL: string | undefined, name: string) {
  const visitor = createVisitor(baseURL ?? "");
  return visitor.payByCard(name, await connectRunningEmulator().nonce(goodCard));
}

async function fill(page: Page) {
  await page.getByLabel("Company").fill(company);
  await page.getByLabel("Address").fill(address.join("\n"));
  await page.getByLabel("VAT ID").fill(vatId);
}

test("a buyer asks for an invoice with company and VAT ID, keeps its PDF, and prints it on one page", async ({
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
  await fill(page);
  await expectNoViolationsInMain(page);
  await issue(page).click();
  await expect(issued(page)).toBeVisible();
  await expect(page.getByText("It cannot be changed any more")).toBeVisible();
  await expect(page.getByRole("status").filter({ has: issued(page) })).toBeFocused();
  await expectNoViolationsInMain(page);
  const number = (await issued(page).textContent())?.replace("Invoice ", "") ?? "";

  const downloading = page.waitForEvent("download");
  await keep(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`invoice-${number}-mesa-main.pdf`);
  const text = (await textOf(await readFile(await download.path()))).join().replace(/\s+/g, " ");
  const facts = [`Invoice ${number}`, company, name, ...address, `VAT ID ${vatId}`, "$49.00"];
  for (const fact of [...facts, "Card ending in 1111", "Basic Single-Page"])
    expect(text).toContain(fact);

  // The next visit finds it, and a printer gets the same facts.
  await page.reload();
  await expect(keep(page)).toBeVisible();
  await expect(getInvoice(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print the invoice" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice ${number}`);
  for (const fact of facts.slice(1)) await expect(sheet.getByText(fact).first()).toBeVisible();
  await expect(page.getByRole("link")).toHaveCount(0);
  const printed = await page.pdf({ format: "Letter" });
  const pages = await textOf(printed);
  expect(pages).toHaveLength(1);
  for (const fact of facts) expect(pages[0]?.replace(/\s+/g, " ")).toContain(fact);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("two tabs are one invoice, and the second shows the first one's", async ({
  page,
  context,
  baseURL,
}) => {
  const { orderPath } = await buy(baseURL, `Two Tabs ${Date.now()}`);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(orderPath);
    await getInvoice(tab).click();
  }
  await fill(page);
  await issue(page).click();
  await expect(issued(page)).toBeVisible();
  await other.getByLabel("Company").fill("Somebody Else");
  await issue(other).click();
  await expect(issued(other)).toHaveText((await issued(page).textContent()) ?? "");
  await expect(other.getByText(`Issued to ${company}`)).toBeVisible();
});

test("on a phone nothing is wider than the screen, and what is missing is said", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { orderPath } = await buy(baseURL, `Phone ${Date.now()}`);
  await page.goto(orderPath);
  await getInvoice(page).click();
  await page.getByLabel("Name", { exact: true }).fill("");
  await issue(page).click();
  await expect(page.getByText("Enter the name that the invoice is made out to.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("A Name ".repeat(20));
  await fill(page);
  await expectNoViolationsInMain(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(390);
  await issue(page).click();
  await expect(keep(page)).toBeVisible();
  expect(await wide()).toBe(390);
  await expectNoViolationsInMain(page);
});
