/** Everyone reads the agency's clock, wherever their device is. */
import type { Browser, Locator, Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { expect, owner, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { requestContent, sendRequest } from "../support/pages/desk-payment-requests.ts";

/** 23 hours apart: at any moment one of them has another date than Denver, and all have another hour. */
const zones = ["Pacific/Auckland", "America/Denver", "Pacific/Honolulu"];

/** The one text that the page at this path shows in every time zone. */
async function sameInEveryZone(
  { browser, page }: { browser: Browser; page: Page },
  path: string,
  find: (page: Page) => Locator,
  read = (found: Locator) => found.textContent(),
) {
  const storageState = await page.context().storageState();
  const found: Record<string, string> = {};
  for (const timezoneId of zones) {
    const context = await browser.newContext({ timezoneId, storageState });
    const there = await context.newPage();
    await there.goto(new URL(path, page.url()).href);
    found[timezoneId] = ((await read(find(there))) ?? "").replaceAll(/\s+/g, " ").trim();
    await context.close();
  }
  const text = found["America/Denver"] ?? "";
  expect(found).toEqual(Object.fromEntries(zones.map((zone) => [zone, text])));
  return text;
}

test.slow();

const worklistRow = (words: string) => (page: Page) =>
  page.getByRole("listitem").filter({ hasText: words }).first();

/** "Tomorrow: 2:05 PM" or "Later: Nov 27", without the time left, which changes while the test runs. */
async function deadlineOf(row: Locator) {
  const group = row.page().locator("section.day").filter({ has: row });
  const due = await row
    .locator(".todo-when")
    .evaluate((element) => element.firstChild?.textContent);
  return `${await group.getAttribute("aria-label")}: ${due}`;
}

const term = (name: string) => (page: Page) => page.getByText(name, { exact: true }).locator("..");

test("shows when a Venmo claim is due alike on the worklist, its pages and in the email", async ({
  browser,
  page,
  visitor,
}) => {
  const email = ipFor(`claim zone ${Date.now()}`);
  const { number, orderPath } = await visitor.claim(email);
  await page.goto("/desk");
  await sameInEveryZone({ browser, page }, "/desk", worklistRow(number), deadlineOf);
  const due = await sameInEveryZone({ browser, page }, orderPath, (there) =>
    there.getByRole("main").getByText("You hear from us by").locator("strong"),
  );
  const mail = await waitForEmail(owner, new RegExp(number));
  expect(mail.text?.replaceAll(/\s+/g, " ")).toContain(due);
  const confirmPage = new URL(findLink(mail, /\/confirm\//)).pathname;
  expect(await sameInEveryZone({ browser, page }, confirmPage, term("Due"))).toContain(due);
});

test("shows until when a payment request is open alike at the desk, on its page and in its email", async ({
  browser,
  page,
}) => {
  const email = ipFor(`request zone ${Date.now()}`);
  await page.goto("/desk");
  const sent = await sendRequest(page, requestContent("Greta Zone", email));
  const mail = await waitForEmail(email, /proposal/);
  const [, until = ""] =
    /Open until (\w+ \d+, \d+)/.exec(mail.text?.replaceAll(/\s+/g, " ") ?? "") ?? [];
  const payPage = new URL(sent.payUrl ?? "").pathname;
  const state = await sameInEveryZone({ browser, page }, payPage, (there) =>
    there.getByRole("main").getByRole("status").filter({ hasText: "until" }),
  );
  expect(state).toContain(`until ${until}`);
  const at = `/desk/requests/${sent.number}`;
  const [month = "", day] = until.split(/[ ,]+/);
  expect(await sameInEveryZone({ browser, page }, at, term("Open until"))).toContain(
    `${month.slice(0, 3)} ${day}`,
  );
  await sameInEveryZone({ browser, page }, at, (there) => there.locator("ol time").first());
});

test("shows the deadline of a dispute alike on the worklist, its order and in the email", async ({
  browser,
  page,
  visitor,
  baseURL,
}) => {
  const name = `dispute zone ${Date.now()}`;
  const double = connectRunningEmulator();
  const { id } = await visitor.payByCard(name, await double.nonce(goodCard));
  await double.settle(id, "settled");
  const disputeId = await double.dispute({ transactionId: id, reason: "product_not_received" });
  await double.webhook({ kind: "dispute_opened", disputeId }, `${baseURL}/api/braintree/notices`);
  await page.goto("/desk/orders");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByText(`${name}’s bank disputes $49`)).toBeVisible();
  const order = new URL(page.url()).pathname;
  const number = order.split("/").at(-1) ?? "";
  const mail = await waitForEmail(owner, new RegExp(`^Payment disputed: .*${number}`));
  const deadline = await sameInEveryZone(
    { browser, page },
    "/desk",
    worklistRow(number),
    deadlineOf,
  );
  const replyBy = await sameInEveryZone({ browser, page }, order, (there) =>
    term("Reply by")(there).locator("b"),
  );
  expect(mail.text).toContain(replyBy);
  expect(replyBy).toContain(/\d+$/.exec(deadline)?.[0] ?? "no day");
});
