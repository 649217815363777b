import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import type { Page } from "@playwright/test";
import { textOf } from "../../api/testing/pdf.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, provePasskey, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { buyer } from "../support/pages/checkout-page.ts";
import { requestContent, sendAccepted } from "../support/pages/desk-payment-requests.ts";
import { acceptAs, payByCard, price, state } from "../support/pages/payment-page.ts";

const payPath = /\/pay\/[\w-]+\.[\w-]+/;
const shown = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

/** The words of the PDF behind a link. */
async function pdfAt(page: Page, path: string | null) {
  const answer = await page.request.get(path ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  return (await textOf(await answer.body())).join("\n").replace(/ +/g, " ");
}

test("a lead becomes a request, is accepted, half paid by card, delivered, paid by PayPal, and invoiced twice", async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  const name = `Greta Journey ${Date.now()}`;
  const email = ipFor(name);
  await visitor.sendLead(name);

  await test.step("the owner answers the lead with a request", async () => {
    await page.goto("/desk/leads");
    await page.getByRole("link", { name }).first().click();
    await shown(page, /Write a request/)
      .or(page.getByRole("link", { name: /Write a request/ }))
      .first()
      .click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await page.getByLabel("Company").fill("Cedar Loft Yoga LLC");
    await page.getByLabel("VAT or tax id").fill("EU372000041");
    await page.getByLabel("Address").fill("9 Cedar Loft\nBoulder, CO 80302");
    await page.getByLabel("Title").fill("A site with a class schedule");
    await page.getByLabel("What", { exact: true }).fill("Growth package");
    await page.getByLabel("Price of one").fill("3,240");
    await shown(page, /^Send to Greta/)
      .last()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Send $3,240 to Greta" }).click();
    await expect(page.getByText("Sent to Greta")).toBeVisible();
    await expect(page).toHaveURL(/\/requests\/R-\d+$/);
  });
  const number = /R-\d+/.exec(page.url())?.[0] ?? "";

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await routeToRealGateway(context);
  const client = await context.newPage();
  const proposal = await waitForEmail(email, /^A proposal from/);
  const path = payPath.exec(proposal.text ?? "")?.[0] ?? "";

  await test.step("the client reads, accepts, and pays half of it by card", async () => {
    await client.goto(path);
    await expect(price(client)).toContainText("$3,240");
    await acceptAs(client, "Greta Journey");
    await payByCard(client);
    await expect(state(client)).toHaveText("Thank you, the deposit is paid. Nothing is due now.");
    await waitForEmail(email, /^Accepted: A site with/);
  });

  await test.step("the owner delivers", async () => {
    await page.goto(`/desk/requests/${number}`);
    await shown(page, "Delivered…").first().click();
    const dialog = page.getByRole("dialog", { name: "Delivered" });
    await dialog.getByRole("button", { name: "Ask for $1,620" }).click();
    await expect(dialog).toBeHidden();
    await waitForEmail(email, /^Delivered: A site with/);
  });

  await test.step("the client pays the balance by PayPal", async () => {
    const token = path.replace("/pay/", "");
    const answer = await client.request.get(`/api/pay/${token}`);
    const { instalments } = (await answer.json()) as PaymentPageResponse;
    const balance = instalments.find(({ kind }) => kind === "balance");
    // PayPal's own window is not ours to open: this is what our page sends when it closes.
    const paid = await client.request.post(`/api/pay/${token}/checkout`, {
      data: {
        ...{ instalment: balance?.id, cents: balance?.cents, key: crypto.randomUUID() },
        paymentMethodNonce: await connectRunningEmulator().nonce("paypal"),
        billing: { ...buyer, email },
      },
    });
    expect(await paid.json()).toMatchObject({ success: true });
    await client.reload();
    await expect(state(client)).toHaveText("Paid in full. Thank you.");
  });

  await test.step("both invoices say the same as the request", async () => {
    await expect(price(client).getByRole("link", { name: /^Invoice \d{4}-\d{4}$/ })).toHaveCount(2);
    const numbers = await price(client)
      .getByRole("link", { name: /^Invoice/ })
      .allTextContents();
    for (const [index, what] of ["Deposit", "Balance"].entries()) {
      const link = price(client).getByRole("link", { name: numbers[index] ?? "" });
      const text = await pdfAt(client, await link.getAttribute("href"));
      for (const fact of [
        ...[
          numbers[index]?.replace("Invoice ", "") ?? "",
          "Cedar Loft Yoga LLC",
          name,
          "9 Cedar Loft",
        ],
        ...["EU372000041", "Agreed total", `${what}, 50%`, "$1,620.00"],
      ])
        expect(text).toContain(fact);
      expect(text).toMatch(what === "Deposit" ? /Card ending in \d{4}/ : /PayPal/);
    }
  });

  await test.step("and the desk has all of it", async () => {
    await page.goto(`/desk/requests/${number}`);
    await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^\d{4}-\d{4}$/ })).toHaveCount(2);
    await page.goto(`/desk/requests?show=paid`);
    await expect(page.getByRole("listitem").filter({ hasText: number })).toContainText("$3,240");
  });
  await context.close();
});

test("an instalment paid by Venmo: claimed by the client, confirmed by the owner, paid on both sides", async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Venmo Journey ${Date.now()}`;
  const email = ipFor(name);
  await page.goto("/desk/requests");
  const sent = await sendAccepted(page, requestContent(name, email));
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const client = await context.newPage();
  await client.goto(new URL(sent.payUrl ?? "").pathname);
  await client.getByRole("button", { name: "Pay with a Venmo code" }).click();
  await expect(state(client)).toHaveText("We’re confirming your Venmo payment.");

  await page.goto(`/desk/requests/${sent.number}`);
  await page
    .getByRole("link", { name: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ })
    .first()
    .click();
  await provePasskey(page);
  await shown(page, "Payment received: deliver").first().click();
  await expect(page.getByText("Paid and delivered").first()).toBeVisible();
  await waitForEmail(email, /A site with a class schedule, deposit/);

  await client.reload();
  await expect(state(client)).toHaveText("Thank you, the deposit is paid. Nothing is due now.");
  await expect(price(client).getByRole("link", { name: /^Invoice/ })).toHaveCount(1);
  const path = await price(client)
    .getByRole("link", { name: /^Invoice/ })
    .getAttribute("href");
  expect(await pdfAt(client, path)).toMatch(/Payment[\s\S]*Venmo/);
  await context.close();
});
