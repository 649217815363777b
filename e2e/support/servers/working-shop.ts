import { type Browser, expect, type Page, test } from "@playwright/test";
import { findLink, waitForEmail } from "../checks/emails.ts";
import { visit } from "../fixtures/visit.ts";
import { payWithCard } from "../gateway/payment-form.ts";
import { expectReady, fillBilling, placeOrder } from "../pages/checkout-page.ts";
import { acceptAs, payByCard, state } from "../pages/payment-page.ts";
import { email as claimEmail, orderNumberButton } from "../pages/venmo-claim.ts";
import type { StartedScript } from "./started-script.ts";

/** The script may still build what the first request needs. The timeout only ends tests that hang. */
const expectSlow = expect.configure({ timeout: 600_000 });

/** What the README promises for `npm run dev` and `npm run demo`. */
export async function expectWorkingShop(script: StartedScript, owner: Page, browser: Browser) {
  const [, site = "", desk = "", mailFolder = ""] = await script.waitForOutput(
    /Site +(\S+)\n +Desk +(\S+)\n +Email +(\S+)\n/,
  );
  const email = `pat-${crypto.randomUUID().slice(0, 8)}@example.com`;

  await test.step("the owner opens the desk at the printed URL", async () => {
    expect((await owner.goto(desk))?.status()).toBe(200);
    await button(owner, "Sign in as the sample owner").click();
    await expectSlow(owner.getByRole("heading", { name: "To do" })).toBeVisible();
  });

  const visitor = await openVisitorPage(browser);
  await test.step("a visitor buys a template by card", async () => {
    await visit(visitor, `${site}/checkout?plan=Basic%20Single-Page&amount=49`);
    await expectReady(visitor);
    await fillBilling(visitor);
    await payWithCard(visitor, { number: "4111 1111 1111 1111" });
    await placeOrder(visitor).click();
    await expectSlow(visitor.getByText(/^Payment successful! Transaction ID/)).toBeVisible();
  });

  await test.step("the visitor buys one by Venmo, and the owner confirms the payment", async () => {
    await visit(visitor, `${site}/checkoutvenmo?plan=Basic%20Single-Page&amount=49`);
    await claimEmail(visitor).fill(email);
    await orderNumberButton(visitor).click();
    const result = visitor.getByRole("heading", { name: /^Your order number is/ });
    const number = ((await result.textContent()) ?? "").split(" ").at(-1) ?? "";
    await owner.goto(`${desk}/orders/${number}`);
    await button(owner, "Confirm payment").click();
    await expectSlow(owner.getByText("Paid", { exact: true }).first()).toBeVisible();
    expect((await waitForEmail(email, /Your download/, mailFolder)).text).toContain(number);
  });

  await test.step("the owner sends a payment request, and the client pays the deposit by card", async () => {
    await owner.goto(`${desk}/payment-requests/new`);
    await owner.getByLabel("Name", { exact: true }).fill("Pat Client");
    await owner.getByLabel("Email").fill(email);
    await owner.getByLabel("Title").fill("A site with a shop");
    await owner.getByLabel("Item", { exact: true }).fill("Design and build");
    await owner.getByLabel("Unit price").fill("5,000");
    await button(owner, /^Send to Pat/)
      .last()
      .click();
    await button(owner, "Send request for $5,000").click();
    await expectSlow(owner.getByText("Sent to Pat")).toBeVisible();
    await visit(
      visitor,
      findLink(await waitForEmail(email, /^A proposal from/, mailFolder), /\/pay\//),
    );
    await acceptAs(visitor, "Pat Client");
    await payByCard(visitor);
    await expectSlow(
      visitor.getByRole("heading", { name: "Your deposit of $2,500 is paid" }),
    ).toBeVisible();
    await expect(state(visitor)).toHaveText(/the deposit is paid/);
  });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

/** Blocks requests to other hosts, such as the payment form's analytics. */
async function openVisitorPage(browser: Browser) {
  const context = await browser.newContext();
  await context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.abort(),
  );
  return context.newPage();
}
