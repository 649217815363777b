import { agency } from "@agency/contract/agency";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, renderDesk } from "../../testing/render-desk.tsx";

/** Only links with valid dates may start a download, which ends in the test. */
function watchDownloads() {
  const downloads: string[] = [];
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    downloads.push(link.getAttribute("href") ?? "");
  });
  return downloads;
}

test("exports invoices of the selected dates, with shortcuts for months", async () => {
  await renderDesk("/reports");
  const sales = page.getByRole("link", { name: "Invoices and sales (CSV)" });
  const alert = page.getByRole("alert");
  const getHref = () => sales.element().getAttribute("href");
  await expect.element(sales).toHaveAttribute("href", "/api/desk/invoices.csv");
  const downloads = watchDownloads();
  await button("Last month").click();
  await expect.poll(getHref).toMatch(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/);
  await sales.click();
  expect(downloads).toEqual([getHref()]);
  await button("This month").click();
  const today = new Date().toLocaleDateString("sv", { timeZone: agency.timeZone });
  await expect.poll(getHref).toMatch(new RegExp(`from=${today.slice(0, 7)}-01&to=`));
  await page.getByLabelText("From", { exact: true }).fill("2026-11-02");
  await page.getByLabelText("To", { exact: true }).fill("2026-11-01");
  await sales.click();
  await expect.element(alert).toMatchTextContent(/^The start date is after the end date\./);
  await button("All time").click();
  await expect.element(sales).toHaveAttribute("href", "/api/desk/invoices.csv");
  // An incomplete date has no value, and must not export everything.
  await page.getByLabelText("From", { exact: true }).click();
  await userEvent.keyboard("1001");
  await page.getByLabelText("To", { exact: true }).fill("2026-10-31");
  await sales.click();
  await expect.element(alert).toMatchTextContent(/^A date is incomplete/);
  await button("Last month").click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(getHref).toMatch(/from=/);
  expect(downloads).toHaveLength(1);
});
