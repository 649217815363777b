import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { visit } from "../support/fixtures/visit.ts";
import { paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { expectReady, fillBilling, placeOrder } from "../support/pages/checkout-page.ts";
import { acceptAs, payByCard, state } from "../support/pages/payment-page.ts";
import { ask, email as claimEmail } from "../support/pages/venmo-claim.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";

/** What the README promises of both commands; each starts everything anew, on a machine that may be busy. */
test.describe.configure({ timeout: 600_000 });
test.use({ actionTimeout: 120_000, navigationTimeout: 120_000 });
const patient = expect.configure({ timeout: 120_000 });

let folder: string;
let script: StartedScript;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-first-hour-"));
  // Postgres and nginx read it as other users.
  chmodSync(folder, 0o755);
});
test.afterEach(async () => {
  await stopScript(script);
  rmSync(folder, { recursive: true, force: true });
});

/** A shell may have it from other work. */
const NODE_ENV = "production";
const commands = {
  "npm run dev": async () =>
    startScript("scripts/dev.ts", {
      NODE_ENV,
      DEV_PORT: String(await freePort()),
      DEV_API_PORT: String(await freePort()),
      DEV_DESK_PORT: String(await freePort()),
      DEV_FOLDER: folder,
      VITE_CACHE_DIR: join(folder, "vite"),
    }),
  "npm run demo": async () =>
    startScript("scripts/demo.ts --built", {
      NODE_ENV,
      PORT: String(await freePort()),
      DEMO_FOLDER: folder,
    }),
};

for (const [command, start] of Object.entries(commands)) {
  test(`sells, delivers and collects a $2,500 deposit when started with ${command}`, async ({
    browser,
    page: owner,
  }) => {
    script = await start();
    const [, site = "", desk = "", mail = ""] = await script.untilPrinted(
      /Site +(\S+)\n +Desk +(\S+)\n +Email +(\S+)\n/,
    );
    const address = `pat-${crypto.randomUUID().slice(0, 8)}@example.com`;

    await test.step("the owner opens the desk at the printed address", async () => {
      expect((await owner.goto(desk))?.status()).toBe(200);
      await button(owner, "Enter as the sample owner").click();
      await patient(owner.getByRole("heading", { name: "What needs you" })).toBeVisible();
    });

    const visitor = await newVisitor(browser);
    await test.step("a visitor buys a template by card", async () => {
      await visit(visitor, `${site}/checkout?plan=Basic%20Single-Page&amount=49`);
      await expectReady(visitor, 120_000);
      await fillBilling(visitor);
      await paymentFormDrivers["drop-in"].payWithCard(visitor, { number: "4111 1111 1111 1111" });
      await placeOrder(visitor).click();
      await patient(visitor.getByText(/^Payment successful! Transaction ID/)).toBeVisible();
    });

    await test.step("the visitor buys one by Venmo, and the owner delivers it", async () => {
      await visit(visitor, `${site}/checkoutvenmo?plan=Basic%20Single-Page&amount=49`);
      await claimEmail(visitor).fill(address);
      await ask(visitor).click();
      const result = visitor.getByRole("heading", { name: /^Your order number is/ });
      const number = ((await result.textContent()) ?? "").split(" ").at(-1) ?? "";
      await owner.goto(`${desk}/orders/${number}`);
      await button(owner, "Payment received: deliver").click();
      await patient(owner.getByText("Paid", { exact: true }).first()).toBeVisible();
      expect((await waitForEmail(address, /Your download/, mail)).text).toContain(number);
    });

    await test.step("the owner sends a payment request, and the client pays half by card", async () => {
      await owner.goto(`${desk}/requests/new`);
      await owner.getByLabel("Name", { exact: true }).fill("Pat Client");
      await owner.getByLabel("E-mail").fill(address);
      await owner.getByLabel("Title").fill("A site with a shop");
      await owner.getByLabel("What", { exact: true }).fill("Design and build");
      await owner.getByLabel("Price of one").fill("5,000");
      await button(owner, /^Send to Pat/)
        .last()
        .click();
      await button(owner, "Send $5,000 to Pat").click();
      await patient(owner.getByText("Sent to Pat")).toBeVisible();
      await visit(
        visitor,
        findLink(await waitForEmail(address, /^A proposal from/, mail), /\/pay\//),
      );
      await acceptAs(visitor, "Pat Client");
      await payByCard(visitor);
      await patient(
        visitor.getByRole("heading", { name: "Your deposit of $2,500 is paid" }),
      ).toBeVisible();
      await expect(state(visitor)).toHaveText(/the deposit is paid/);
    });
  });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

/** Everything they need is on this machine: what the payment form tells PayPal is dropped. */
async function newVisitor(browser: Browser) {
  const context = await browser.newContext();
  await context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.abort(),
  );
  return context.newPage();
}
