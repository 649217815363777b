/** What a printer gets. */
import { agency } from "@agency/contract/agency";
import { expect, type Page } from "@playwright/test";

/** One page without the site's frame, with the seller, the item, the total and these facts. */
export async function expectReceipt(page: Page, facts: Record<string, string>) {
  await page.emulateMedia({ media: "print" });
  const receipt = page.getByRole("article");
  await expect(receipt.getByRole("heading", { level: 1 })).toHaveText("Receipt");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const [name, value] of Object.entries({
    Seller: agency.legalName,
    ...Object.fromEntries(agency.postalAddress.map((line) => [line, line])),
    Mail: agency.email,
    ...facts,
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
