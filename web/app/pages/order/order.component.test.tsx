import { agency } from "@agency/contract/agency";
import type { OrderResponse } from "@agency/contract/api/orders";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { otherStates } from "../../../../e2e/support/data/order-states.ts";
import {
  address,
  claimedOrder,
  file,
  hours,
  number,
  paidOrder,
  token,
} from "../../../../e2e/support/data/orders.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { respondTo, sentRequests } from "../../../testing/respond.ts";
import { watchClipboard } from "../../../testing/watch-clipboard.ts";
import OrderPage from "./order.tsx";

const orderEndpoint = `GET /api/orders/${token}`;
const supportLink = `mailto:${agency.email}?subject=Order%20${number}`;

const title = page.getByRole("heading", { level: 1 });
const state = page.getByRole("main").getByRole("status").first();
const download = page.getByRole("link", { name: "Download the ZIP" });
const anyDownload = page.getByRole("link", { name: /download/i });
const summary = page.getByRole("region", { name: `Order ${number}` });
const panel = page.getByRole("region", { name: "Basic Single-Page" });

async function openOrder(order: OrderResponse) {
  respondTo(orderEndpoint, order);
  await renderPage(OrderPage, "/order/:token", `/order/${token}`);
}

test("shows the download, its details and the order summary when the order is paid", async () => {
  await openOrder(paidOrder());
  await expect.element(title).toHaveTextContent("Thank you");
  await expect.element(state).toHaveTextContent("Paid. Your download is ready.");
  await expect.element(download).toHaveAttribute("href", file.path);
  await expect.element(download).toHaveAttribute("download");
  expect(readTexts(panel.getByRole("definition"))).toEqual([
    file.version,
    `${Math.round(file.bytes / 1_000)} KB`,
    "1 of 10",
    "November 15, 2027",
  ]);
  expect(readTexts(summary.getByRole("definition"))).toEqual([
    "$49",
    "$49",
    "November 15, 2026",
    "Venmo, November 15, 2026",
    address,
  ]);
  const steps = page.getByRole("region", { name: "First steps" }).getByRole("listitem");
  expect(steps.elements()).toHaveLength(3);
  const license = readTexts(
    page.getByRole("region", { name: "Your license" }).getByRole("listitem"),
  );
  expect(license[0]).toMatch(/^You can use it for one website/);
  expect(license.at(-1)).toMatch(/^You cannot .+ second website/);
  await expect
    .element(summary.getByRole("link", { name: agency.email }))
    .toHaveAttribute("href", supportLink);
  await expectNoViolations();
});

test("shows and copies the SHA-256 on request, and wraps it on a phone", async () => {
  const copied = watchClipboard();
  await openOrder(paidOrder());
  const checksum = page.getByText(file.sha256, { exact: true });
  const fileSummary = page.getByText(`Checksum of ${file.fileName}`);
  await expect.element(fileSummary).toBeVisible();
  await expect.element(checksum).not.toBeVisible();
  await fileSummary.click();
  await expect.element(checksum).toBeVisible();
  const details = `Version ${file.version}, ${file.bytes.toLocaleString("en-US")} bytes.`;
  await expect.element(page.getByText(details)).toBeVisible();
  await page.getByRole("button", { name: "Copy SHA-256" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("SHA-256 copied to clipboard!");
  expect(copied).toEqual([file.sha256]);
  await expectNoViolations();
});

test("shows who paid and the transaction, and offers a receipt", async () => {
  await openOrder(paidOrder({ buyerName: "Ada Lovelace", transactionId: "tx1234" }));
  await expect.element(page.getByRole("button", { name: "Print receipt" })).toBeVisible();
  expect(readTexts(summary.getByRole("definition")).slice(-3)).toEqual([
    "tx1234",
    "Ada Lovelace",
    address,
  ]);
});

test("starts the download by keyboard and updates its count", async () => {
  await openOrder(paidOrder());
  await expect.element(download).toBeVisible();
  const started: (string | null)[] = [];
  const recordDownload = (event: Event) => {
    event.preventDefault();
    started.push((event.target as Element).closest("a")?.getAttribute("href") ?? null);
  };
  document.addEventListener("click", recordDownload);
  onTestFinished(() => document.removeEventListener("click", recordDownload));
  (download.element() as HTMLElement).focus();
  respondTo(orderEndpoint, paidOrder({}, { used: 2 }));
  await userEvent.keyboard("{Enter}");
  expect(started).toEqual([file.path]);
  await expect.element(page.getByText("2 of 10")).toBeVisible();
  await expect.element(title).toHaveTextContent("Thank you");
});

test("shows the due time and no download when the order is claimed", async () => {
  vi.setSystemTime("2026-11-15T18:00:00Z");
  await openOrder(claimedOrder());
  await expect.element(state).toHaveTextContent("We are checking your Venmo payment.");
  for (const text of [
    "by Monday, November 16 at 2:45 PM, Denver time",
    `we email the link to ${address}`,
    `Order ${number}`,
  ])
    await expect.element(panel).toMatchTextContent(text);
  await expect.element(summary).toMatchTextContent("Venmo, not confirmed yet");
  expect(anyDownload.elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Print receipt" }).elements()).toEqual([]);
  await expect
    .element(panel.getByRole("link", { name: "Pay with Venmo" }))
    .toHaveAttribute("href", "/checkoutvenmo?plan=Basic%20Single-Page&amount=49");
  await expectNoViolations();
});

test("marks an unpaid order as not paid in the printout", async () => {
  await openOrder(claimedOrder());
  await expect.element(state).toHaveTextContent("We are checking your Venmo payment.");
  // Printed instead of the page, which a browser test checks.
  const printout = document.querySelector("article.receipt");
  expect(printout?.querySelector("h1")?.textContent).toBe("Order, not paid yet");
});

test("shows whom to contact when a claim is overdue", async () => {
  vi.setSystemTime("2026-11-17T18:00:00Z");
  await openOrder(claimedOrder());
  await expect.element(page.getByText("This is taking longer than we promised")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Write to us" }))
    .toHaveAttribute("href", supportLink);
});

test.each(otherStates)("shows status and details for %s", async (_, order, text, details) => {
  await openOrder(order);
  await expect.element(state).toHaveTextContent(text);
  const [item] = order.items;
  await expect
    .element(page.getByRole("region", { name: item?.name, exact: true }))
    .toMatchTextContent(details);
  expect(download.elements()).toHaveLength(item?.download ? 1 : 0);
  await expectNoViolations();
});

test("lists prepaid hours with their rate", async () => {
  await openOrder(paidOrder({ totalCents: 15_000, items: [hours] }));
  await expect.element(summary).toMatchTextContent("3 h × $50");
  expect(readTexts(summary.getByRole("definition"))[0]).toBe("$150");
  expect(sentRequests("GET")).toHaveLength(1);
});
