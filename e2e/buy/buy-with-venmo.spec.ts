import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { templateFiles } from "@agency/contract/template-files.generated";
import { expect, test } from "@playwright/test";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { visit } from "../support/fixtures/visit.ts";

const owner = "owner@mesaandmain.example";
const buyer = "buyer@example.com";
const file = templateFiles["basic-single-page"];

test("delivers a template after the owner confirms the Venmo payment", async ({
  page,
  context,
}) => {
  await visit(page, "/basictemplate");
  await page.getByRole("link", { name: "Buy Now" }).click();
  await page.getByLabel(/email/i).fill(buyer);
  await page.getByRole("button", { name: /order number/i }).click();
  const number = (
    await page
      .getByText(/Order [A-Z0-9]{4}-[A-Z0-9]{4}/)
      .first()
      .textContent()
  )?.match(/[A-Z0-9]{4}-[A-Z0-9]{4}/)?.[0];
  await page.locator('a[href^="/order/"]').first().click();
  await expect(page.getByText(`${number}`).first()).toBeVisible();
  await expect(page.getByText("We are checking your Venmo payment")).toBeVisible();
  await expect(page.getByRole("link", { name: /download/i })).toHaveCount(0);

  const desk = await context.newPage();
  await desk.goto(findLink(await waitForEmail(owner, new RegExp(`${number}`)), /\/confirm\//));
  await expect(desk.getByText(buyer)).toBeVisible();
  await desk.getByRole("button", { name: "Confirm payment" }).click();
  await expect(desk.getByText(/^Delivered/)).toBeVisible();

  const receipt = await waitForEmail(buyer, new RegExp(`${number}`));
  expect(receipt.text).toContain("$49");
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
