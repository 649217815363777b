import { readFile } from "node:fs/promises";
import { readPages } from "../../api/testing/pdf.ts";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";

test("issues an invoice for a buyer and downloads it", async ({ page, visitor }) => {
  const name = `Invoice ${Date.now()}`;
  const { orderPath } = await visitor.payByCard(
    name,
    await connectRunningEmulator().nonce(goodCard),
  );
  await page.goto("/desk/orders");
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("button", { name: "Issue invoice…" }).click();
  const dialog = page.getByRole("dialog", { name: "Issue invoice" });
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await dialog.getByLabel("Company").fill("Holm Ceramics");
  await dialog.getByLabel("Address").fill("12 Kiln Road\nBoulder, CO 80301");
  await dialog.getByLabel("Tax ID").fill("EU372000041");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Issue invoice" }).click();
  await expect(dialog).toBeHidden();
  const open = page.getByRole("link", { name: "Download invoice" });
  await expect(open).toBeVisible();
  await expect(page.getByText(/Invoice \d{4}-\d{4} issued/).first()).toBeVisible();
  await expectNoViolations(page);
  const downloading = page.waitForEvent("download");
  await open.click();
  const file = await readFile(await (await downloading).path());
  expect((await readPages(file)).join()).toContain("Tax ID EU372000041");
  await page.goto(orderPath);
  await expect(page.getByText("Issued to Holm Ceramics")).toBeVisible();
});
