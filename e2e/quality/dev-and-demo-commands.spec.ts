import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { freePort } from "../../api/testing/postgres.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { visit } from "../support/fixtures/visit.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import { expectReady, fillBilling, placeOrder } from "../support/pages/checkout-page.ts";
import { acceptAs, payByCard, state } from "../support/pages/payment-page.ts";
import { email as claimEmail, orderNumberButton } from "../support/pages/venmo-claim.ts";
import { type StartedScript, startScript, stopScript } from "../support/servers/started-script.ts";

/** The README's promise for both commands. Each starts the full stack, so the timeouts only end tests that hang. */
test.describe.configure({ timeout: 1_800_000 });
const expectSlow = expect.configure({ timeout: 600_000 });

let folder: string;
let script: StartedScript;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-dev-and-demo-"));
  // Postgres and nginx run as other users and need read access.
  chmodSync(folder, 0o755);
});
test.afterEach(async () => {
  await stopScript(script);
  rmSync(folder, { recursive: true, force: true });
});

/** Set in some shells; the scripts must ignore it. */
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
