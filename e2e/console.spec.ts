import { expect, test } from "@playwright/test";
import { braintreeAtTheBoundary } from "./braintree/boundary.ts";
import { complaintsOf } from "./quiet-console.ts";
import { ownRoutes, routes } from "./site.ts";
import { visit } from "./visit.ts";

const addresses = [
  ...routes,
  ...ownRoutes,
  "/#contact",
  "/?package=Growth#contact",
  "/checkout?plan=Logo%20Design&amount=80",
  "/checkoutvenmo?plan=Logo%20Design&amount=80",
];

for (const address of addresses) {
  test(`${address} loads, hydrates and is scrolled through without a complaint`, async ({
    page,
    context,
  }) => {
    await braintreeAtTheBoundary(context);
    const complaints = complaintsOf(page);
    await visit(page, address);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}

test("a walk from page to page causes no complaint", async ({ page }) => {
  const complaints = complaintsOf(page);
  await visit(page, "/");
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  await header.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  for (const [label, path] of [
    ["Packages", "/packages"],
    ["Templates", "/templates"],
    ["Recent projects", "/portfolio"],
    ["Terms", "/terms"],
    ["Find my order", "/find-order"],
    ["Privacy", "/privacy"],
    ["Pricing", "/#pricing"],
  ] as const) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  expect(complaints).toEqual([]);
});
