import { agency } from "@agency/contract/agency";
import { expect, type Page } from "@playwright/test";

/** Expects a one-page printout without header and footer, with the seller, the item, the total and these details. */
export async function expectReceipt(page: Page, details: Record<string, string>) {
  await page.emulateMedia({ media: "print" });
  const receipt = page.getByRole("article");
  await expect(receipt.getByRole("heading", { level: 1 })).toHaveText("Receipt");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const [name, value] of Object.entries({
    Seller: agency.legalName,
    ...Object.fromEntries(agency.postalAddress.map((line) => [line, line])),
    Email: agency.email,
    ...details,
  })) {
    await expect(receipt.getByText(value).first(), name).toBeVisible();
  }
  await expect(receipt.getByRole("cell")).toHaveText(["Basic Single-Page", "$49", "$49"]);
  for (const role of ["banner", "contentinfo", "complementary"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("link")).toHaveCount(0);
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
}
