/** All times are shown in the agency's time zone, whatever the device's time zone. */
import type { Locator, Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { test as base, expect, owner } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { buildContent, sendPaymentRequest } from "../support/pages/desk-payment-requests.ts";

/** Spans 23 hours, so that at least one zone always has a different date than Denver. */
const zones = ["Pacific/Auckland", "America/Denver", "Pacific/Honolulu"];

/** A page of the owner in each time zone. */
const test = base.extend<{ zonePages: [zone: string, page: Page][] }>({
  zonePages: async ({ browser, session, baseURL }, use) => {
    const contexts = await Promise.all(
      zones.map((timezoneId) =>
        browser.newContext({ timezoneId, storageState: session, baseURL: baseURL ?? "" }),
      ),
    );
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    await use(pages.map((page, index) => [zones[index] ?? "", page]));
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Expects the same text in every time zone and returns it. */
async function expectSameInEveryZone(
  zonePages: [zone: string, page: Page][],
  path: string,
  find: (page: Page) => Locator,
  read = (found: Locator) => found.textContent(),
) {
  const found: Record<string, string> = {};
  for (const [zone, page] of zonePages) {
    await page.goto(path);
    found[zone] = ((await read(find(page))) ?? "").replaceAll(/\s+/g, " ").trim();
  }
  const text = found["America/Denver"] ?? "";
  expect(found).toEqual(Object.fromEntries(zones.map((zone) => [zone, text])));
  return text;
}

test.slow();

const worklistItem = (text: string) => (page: Page) =>
  page.getByRole("listitem").filter({ hasText: text }).first();

/** Returns "Tomorrow: 2:05 PM" or "Later: Nov 27", without the remaining time, which changes during the test. */
async function readDeadline(row: Locator) {
  const group = row.page().locator("section.day").filter({ has: row });
  const due = await row
    .locator(".worklist-due")
    .evaluate((element) => element.firstChild?.textContent);
  return `${await group.getAttribute("aria-label")}: ${due}`;
}

const term = (name: string) => (page: Page) => page.getByText(name, { exact: true }).locator("..");

test("shows the same due time of a Venmo claim on the worklist, its pages and in the email", async ({
  zonePages,
  visitor,
}) => {
  const email = emailFor(`claim zone ${Date.now()}`);
  const { number, orderPath } = await visitor.claim(email);
  await expectSameInEveryZone(zonePages, "/desk", worklistItem(number), readDeadline);
  const due = await expectSameInEveryZone(zonePages, orderPath, (zonePage) =>
    zonePage.getByRole("main").getByText("We will confirm it by").locator("strong"),
  );
  const message = await waitForEmail(owner, new RegExp(number));
  expect(message.text?.replaceAll(/\s+/g, " ")).toContain(due);
  const confirmPage = new URL(findLink(message, /\/confirm\//)).pathname;
  expect(await expectSameInEveryZone(zonePages, confirmPage, term("Due"))).toContain(due);
});

test("shows the same expiry of a payment request in the desk, on its page and in the email", async ({
  zonePages,
  page,
}) => {
  const email = emailFor(`request zone ${Date.now()}`);
  await page.goto("/desk");
  const sent = await sendPaymentRequest(page, buildContent("Greta Zone", email));
  const message = await waitForEmail(email, /proposal/);
  const [, until = ""] =
    /Open until (\w+ \d+, \d+)/.exec(message.text?.replaceAll(/\s+/g, " ") ?? "") ?? [];
  const paymentPage = new URL(sent.paymentPageUrl ?? "").pathname;
  const state = await expectSameInEveryZone(zonePages, paymentPage, (zonePage) =>
    zonePage.getByRole("main").getByRole("status").filter({ hasText: "until" }),
  );
  expect(state).toContain(`until ${until}`);
  const deskPath = `/desk/payment-requests/${sent.number}`;
  const [month = "", day] = until.split(/[ ,]+/);
  expect(await expectSameInEveryZone(zonePages, deskPath, term("Expires"))).toContain(
    `${month.slice(0, 3)} ${day}`,
  );
  await expectSameInEveryZone(zonePages, deskPath, (zonePage) =>
    zonePage.locator("ol time").first(),
  );
});

test("shows the same dispute deadline on the worklist, its order and in the email", async ({
  zonePages,
  page,
  visitor,
  baseURL,
}) => {
  const name = `dispute zone ${Date.now()}`;
  const emulator = connectRunningEmulator();
  const { id } = await visitor.payByCard(name, await emulator.nonce(goodCard));
  await emulator.settle(id, "settled");
  const disputeId = await emulator.dispute({ transactionId: id, reason: "product_not_received" });
  await emulator.webhook(
    { kind: "dispute_opened", disputeId },
    `${baseURL}/api/braintree/webhooks`,
  );
  await page.goto("/desk/orders");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByText(`${name} disputed $49`)).toBeVisible();
  const order = new URL(page.url()).pathname;
  const number = order.split("/").at(-1) ?? "";
  const message = await waitForEmail(owner, new RegExp(`^Payment disputed: .*${number}`));
  const deadline = await expectSameInEveryZone(
    zonePages,
    "/desk",
    worklistItem(number),
    readDeadline,
  );
  const respondBy = await expectSameInEveryZone(zonePages, order, (zonePage) =>
    term("Respond by")(zonePage).locator("b"),
  );
  expect(message.text).toContain(respondBy);
  expect(respondBy).toContain(/\d+$/.exec(deadline)?.[0] ?? "no day");
});
