import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import type { Page } from "@playwright/test";
import { readPages } from "../../api/testing/pdf.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, markPasskeyVerified, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { buyer } from "../support/pages/checkout-page.ts";
import {
  buildContent,
  sendAcceptedPaymentRequest,
} from "../support/pages/desk-payment-requests.ts";
import { acceptAs, payByCard, price, state } from "../support/pages/payment-page.ts";

const paymentPagePath = /\/pay\/[\w-]+\.[\w-]+/;
const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

/** Returns the text of the PDF at a URL. */
async function readPdf(page: Page, path: string | null) {
  const response = await page.request.get(path ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  return (await readPages(await response.body())).join("\n").replace(/ +/g, " ");
}

test("turns a lead into a payment request with deposit by card, balance by PayPal and two invoices", async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  const name = `Greta Journey ${Date.now()}`;
  const email = emailFor(name);
  await visitor.sendLead(name);

  await test.step("the owner sends a payment request for the lead", async () => {
    await page.goto("/desk/leads");
    await page.getByRole("link", { name }).first().click();
    await visibleButton(page, /Create payment request/)
      .or(page.getByRole("link", { name: /Create payment request/ }))
      .first()
      .click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await page.getByLabel("Company").fill("Cedar Loft Yoga LLC");
    await page.getByLabel("Tax ID").fill("EU372000041");
    await page.getByLabel("Address").fill("9 Cedar Loft\nBoulder, CO 80302");
    await page.getByLabel("Title").fill("A site with a class schedule");
    await page.getByLabel("Item", { exact: true }).fill("Growth package");
    await page.getByLabel("Unit price").fill("3,240");
    await visibleButton(page, /^Send to Greta/)
      .last()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Send request for $3,240" }).click();
    await expect(page.getByText("Sent to Greta")).toBeVisible();
    await expect(page).toHaveURL(/\/payment-requests\/R-\d+$/);
  });
  const number = /R-\d+/.exec(page.url())?.[0] ?? "";

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await routeToRealGateway(context);
  const client = await context.newPage();
  const proposal = await waitForEmail(email, /^A proposal from/);
  const path = paymentPagePath.exec(proposal.text ?? "")?.[0] ?? "";

  await test.step("the client accepts and pays the deposit by card", async () => {
    await client.goto(path);
    await expect(price(client)).toContainText("$3,240");
    await acceptAs(client, "Greta Journey");
    await payByCard(client);
    await expect(state(client)).toHaveText("Thank you, the deposit is paid. Nothing is due now.");
    await waitForEmail(email, /^Accepted: A site with/);
  });

  await test.step("the owner marks the work as delivered", async () => {
    await page.goto(`/desk/payment-requests/${number}`);
    await visibleButton(page, "Mark as delivered…").first().click();
    const dialog = page.getByRole("dialog", { name: "Mark as delivered" });
    await dialog.getByRole("button", { name: "Request $1,620" }).click();
    await expect(dialog).toBeHidden();
    await waitForEmail(email, /^Delivered: A site with/);
  });

  await test.step("the client pays the balance by PayPal", async () => {
    const token = path.replace("/pay/", "");
    const response = await client.request.get(`/api/pay/${token}`);
    const { installments } = (await response.json()) as PaymentPageResponse;
    const balance = installments.find(({ kind }) => kind === "balance");
    // Tests cannot use PayPal's window, so send the request that the page sends afterwards.
    const paid = await client.request.post(`/api/pay/${token}/checkout`, {
      data: {
        ...{ installment: balance?.id, cents: balance?.cents, attemptKey: crypto.randomUUID() },
        paymentMethodNonce: await connectRunningEmulator().nonce("paypal"),
        billing: { ...buyer, email },
      },
    });
    expect(await paid.json()).toMatchObject({ success: true });
    await client.reload();
    await expect(state(client)).toHaveText("Paid in full. Thank you.");
  });

  await test.step("both invoices match the payment request", async () => {
    await expect(price(client).getByRole("link", { name: /^Invoice \d{4}-\d{4}$/ })).toHaveCount(2);
    const numbers = await price(client)
      .getByRole("link", { name: /^Invoice/ })
      .allTextContents();
    for (const [index, kind] of ["Deposit", "Balance"].entries()) {
      const link = price(client).getByRole("link", { name: numbers[index] ?? "" });
      const text = await readPdf(client, await link.getAttribute("href"));
      for (const detail of [
        ...[
          numbers[index]?.replace("Invoice ", "") ?? "",
          "Cedar Loft Yoga LLC",
          name,
          "9 Cedar Loft",
        ],
        ...["EU372000041", "Agreed total", `${kind}, 50%`, "$1,620.00"],
      ])
        expect(text).toContain(detail);
      expect(text).toMatch(kind === "Deposit" ? /Card ending in \d{4}/ : /PayPal/);
    }
  });

  await test.step("the desk shows the payments and invoices", async () => {
    await page.goto(`/desk/payment-requests/${number}`);
    await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^\d{4}-\d{4}$/ })).toHaveCount(2);
    await page.goto(`/desk/payment-requests?filter=paid`);
    await expect(page.getByRole("row").filter({ hasText: number })).toContainText("$3,240");
  });
  await context.close();
});

test("shows an installment as paid after the client claims a Venmo payment and the owner confirms it", async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Venmo Journey ${Date.now()}`;
  const email = emailFor(name);
  await page.goto("/desk/payment-requests");
  const sent = await sendAcceptedPaymentRequest(page, buildContent(name, email));
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const client = await context.newPage();
  await client.goto(new URL(sent.paymentPageUrl ?? "").pathname);
  await client.getByRole("button", { name: "Pay with a Venmo code" }).click();
  await expect(state(client)).toHaveText("We’re confirming your Venmo payment.");

  await page.goto(`/desk/payment-requests/${sent.number}`);
  await page
    .getByRole("link", { name: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ })
    .first()
    .click();
  await markPasskeyVerified(page);
  await visibleButton(page, "Confirm payment").first().click();
  await expect(page.getByText("Paid and delivered").first()).toBeVisible();
  await waitForEmail(email, /A site with a class schedule, deposit/);

  await client.reload();
  await expect(state(client)).toHaveText("Thank you, the deposit is paid. Nothing is due now.");
  await expect(price(client).getByRole("link", { name: /^Invoice/ })).toHaveCount(1);
  const path = await price(client)
    .getByRole("link", { name: /^Invoice/ })
    .getAttribute("href");
  expect(await readPdf(client, path)).toMatch(/Payment[\s\S]*Venmo/);
  await context.close();
});
