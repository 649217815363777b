import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { templateFiles } from "@agency/contract/template-files.generated";
import { expect, test } from "@playwright/test";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { signInByCode } from "../support/fixtures/desk.ts";
import { partners } from "../support/fixtures/owners.ts";
import { choose, openDemo } from "../support/pages/live-demo.ts";

const buyer = `venmo-${crypto.randomUUID().slice(0, 8)}@example.com`;
const file = templateFiles["small-business-starter"];
const toSingleLine = (text = "") => text.replace(/\s+/g, " ");

test("delivers a template with its look after the owner confirms the Venmo payment", async ({
  page,
  context,
}) => {
  test.slow();
  await openDemo(page, "/smallbusinesstemplate");
  await choose(page, "Garage");
  await page.getByRole("link", { name: "Buy Now" }).click();
  await expect(page).toHaveURL(/&amount=99&look=garage$/);
  await expect(page.getByText("You're purchasing Small Business Site for $99")).toBeVisible();
  await expect(page.getByRole("main").getByText('skin: "garage"')).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(buyer);
  await page.getByRole("button", { name: "Get my order number" }).click();
  const offered = await page.getByRole("heading", { name: /^Your order number is/ }).textContent();
  const number = offered?.match(/[A-Z0-9]{4}-[A-Z0-9]{4}/)?.[0];
  await page.getByRole("link", { name: "your private order page" }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText("Look: Garage", { exact: true })).toBeVisible();
  await expect(page.getByText("We are checking your Venmo payment")).toBeVisible();
  await expect(page.getByRole("link", { name: /download/i })).toHaveCount(0);

  const desk = await context.newPage();
  await signInByCode(desk, `/desk/orders/${number}`, partners.looks);
  await desk.goto(`/desk/orders/${number}`);
  await expect(desk.getByText('Look: Garage (skin: "garage")')).toBeVisible();
  await desk.goto(
    findLink(await waitForEmail(partners.looks, new RegExp(`${number}`)), /\/confirm\//),
  );
  await expect(desk.getByText(buyer)).toBeVisible();
  await desk.getByRole("button", { name: "Confirm payment" }).click();
  await expect(desk.getByText(/^Delivered/)).toBeVisible();

  const receipt = await waitForEmail(buyer, /^Your download/);
  expect(receipt.subject).toContain(number);
  expect(receipt.text).toContain("$99");
  expect(toSingleLine(receipt.text)).toContain('skin: "garage" in site.config.ts');
  await page.goto(findLink(receipt, /\/order\//));
  await page.getByText(`Checksum of ${file.fileName}`).click();
  await expect(page.getByText(file.sha256, { exact: true })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /download/i })
    .first()
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(file.fileName);
  const bytes = readFileSync(await download.path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
});
