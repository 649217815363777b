import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import type { OrderResponse } from "@agency/contract/api/orders";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { number, paidOrder, token } from "../../../../e2e/support/data/orders.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { respondTo, sentRequests } from "../../../testing/respond.ts";
import OrderPage from "./order.tsx";

const invoiceEndpoint = `POST /api/orders/${token}/invoice`;

const company = "Kraków Ceramics Sp. z o.o.";
const address = "ul. Długa 12/3\n31-147 Kraków\nPoland";
const taxId = "PL6762451234";

const getInvoice = page.getByRole("button", { name: "Get an invoice" });
const issueInvoice = page.getByRole("button", { name: "Issue invoice" });
const downloadInvoice = page.getByRole("link", { name: "Download invoice" });
const heading = page.getByRole("heading", { name: "Invoice 2026-0001" });
const name = page.getByLabelText("Name", { exact: true });
const pageWidth = () => document.documentElement.scrollWidth;

beforeEach(() => page.viewport(1440, 900));

function orderWithInvoice(buyer: InvoiceSnapshot["buyer"]): OrderResponse {
  const snapshot: InvoiceSnapshot = {
    kind: "invoice",
    number: "2026-0001",
    issuedOn: "2026-11-15",
    order: number,
    seller: { name: "Mesa & Main", address: ["Denver"], email: "a@example.com", phone: "" },
    buyer,
    lines: [
      { name: "Basic Single-Page", quantityHundredths: 100, unitCents: 4_900, totalCents: 4_900 },
    ],
    netCents: 4_900,
    taxBasisPoints: 0,
    taxCents: 0,
    totalCents: 4_900,
    payment: { by: "Venmo", on: "2026-11-15" },
  };
  return paidOrder({ invoice: { snapshot, path: `/api/orders/${token}/invoices/2026-0001` } });
}

async function openForm() {
  respondTo(`GET /api/orders/${token}`, paidOrder({ buyerName: "Zoë Żółtowska" }));
  await renderPage(OrderPage, "/order/:token", `/order/${token}`);
  await getInvoice.click();
}

test("issues an invoice with the details that the buyer entered", async () => {
  const buyer = { name: "Zoë Żółtowska", company, address, taxId };
  respondTo(invoiceEndpoint, () => Response.json(orderWithInvoice(buyer)));
  await openForm();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("Zoë Żółtowska");
  await page.getByLabelText("Company").fill(company);
  await page.getByLabelText("Address").fill(address);
  await page.getByLabelText("Tax ID").fill(taxId);
  await expectNoViolations();
  await issueInvoice.click();
  await expect.element(heading).toBeVisible();
  expect(sentRequests("POST")).toMatchObject([{ body: buyer }]);
  await expect.element(page.getByText("It can no longer be changed")).toBeVisible();
  const message = page.getByRole("status").filter({ has: heading });
  await expect.element(message).toHaveFocus();
  await expectNoViolations();
});

test("shows an error when the name is missing, and fits a phone screen with a long one", async () => {
  const longName = "A Name ".repeat(20).trim();
  const buyer = { name: longName, company: "", address, taxId };
  respondTo(invoiceEndpoint, () => Response.json(orderWithInvoice(buyer)));
  await page.viewport(390, 844);
  await openForm();
  await name.fill("");
  await issueInvoice.click();
  await expect.element(page.getByText("Enter the name for the invoice.")).toBeVisible();
  expect(sentRequests("POST")).toEqual([]);
  await name.fill(longName);
  await expectNoViolations();
  await page.viewport(390, 844);
  expect(pageWidth()).toBe(390);
  await issueInvoice.click();
  await expect.element(downloadInvoice).toBeVisible();
  expect(pageWidth()).toBe(390);
  await expectNoViolations();
});

test("shows the invoice that was issued in another tab", async () => {
  const buyer = { name: "Zoë Żółtowska", company, address, taxId };
  respondTo(invoiceEndpoint, () => Response.json(orderWithInvoice(buyer)));
  await openForm();
  await page.getByLabelText("Company").fill("Another Company");
  await issueInvoice.click();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(`Issued to ${company}`)).toBeVisible();
  expect(sentRequests("POST")).toHaveLength(1);
});
