import { afterAll, beforeEach, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { receivedOf } from "../../testing/mail.ts";
import { postJson } from "../../testing/orders.ts";
import {
  by,
  paymentsFor,
  payOpen,
  requestRow,
  sendAccepted,
  sendNew,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { changeDueDate, replaceLink, voidRequest } from "./payment-requests.ts";
import { sendReminderNow, sendReminders, setRemindersPaused } from "./reminders.ts";

let shop: Shop;
beforeEach(async () => {
  await shop?.close();
  shop = await openShop();
  await setClock(shop, "2026-11-16 10:00");
});
afterAll(() => shop.close());

/** Goes through the days as the clock does, twice an hour too often, and tells on which of them a mail was written. */
async function daysReminded(days: readonly string[]) {
  const reminded: string[] = [];
  const written = async () => (await shop.mailJobs({ kind: "request-reminder" })).length;
  for (const day of days) {
    await setClock(shop, `${day} 10:10`);
    const before = await written();
    // Two instances, and the next hour.
    await Promise.all([sendReminders(shop), sendReminders(shop)]);
    await sendReminders(shop);
    const more = (await written()) - before;
    reminded.push(...Array.from({ length: more }, () => day));
  }
  return reminded;
}

/** From the 16th of November to the 20th of December. */
const fiveWeeks = Array.from({ length: 35 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 16 + day)).toISOString().slice(0, 10),
);

test("three days before, on the day, three and ten days after, each once", async () => {
  const { id } = await sendNew(shop, { terms: "net15" });
  expect((await paymentsFor(shop, id))[0]?.due_on).toBe("2026-12-01");
  expect(await daysReminded(fiveWeeks)).toEqual([
    ...["2026-11-28", "2026-12-01", "2026-12-04", "2026-12-11"],
  ]);
  const mails = await receivedOf(shop, { kind: "request-reminder" });
  expect(mails).toHaveLength(4);
  for (const mail of mails) expect(mail.recipients).toEqual(["greta@holm.example"]);
  expect(mails.at(-1)?.subject).toBe("Overdue: $3,240, A shop for Holm Ceramics");
});

test("a service that was away reminds once of what it missed", async () => {
  await sendNew(shop, { terms: "net15" });
  expect(await daysReminded(["2026-11-16", "2026-12-06", "2026-12-07", "2026-12-11"])).toEqual([
    ...["2026-12-06", "2026-12-11"],
  ]);
});

test("nobody is reminded of a proposal, of what is paid, claimed, void or answered", async () => {
  const dueOn = "2026-11-20";
  await sendNew(shop, { dueOn });
  const paid = await sendAccepted(shop, { dueOn, terms: "all" });
  await payOpen(shop, paid.token);
  const claimed = await sendAccepted(shop, { dueOn, terms: "all" });
  const [whole] = claimed.page.instalments;
  const shown = { instalment: whole?.id, cents: whole?.cents };
  expect((await postJson(shop, `/api/pay/${claimed.token}/claims`, shown)).status).toBe(201);
  const ended = await sendAccepted(shop, { dueOn });
  await voidRequest(shop, ended.id, (await requestRow(shop, ended.id)).revision, by);
  const answered = await sendAccepted(shop, { dueOn });
  expect(await setRemindersPaused(shop, answered.id, true, by)).toBe(true);
  expect(await setRemindersPaused(shop, answered.id, true, by)).toBe(false);
  expect(await daysReminded(fiveWeeks)).toEqual([]);
});

test("a deposit is paid, and its reminders end; the balance has none before it is delivered", async () => {
  const { token } = await sendAccepted(shop, { dueOn: "2026-11-20" });
  expect(await daysReminded(["2026-11-17"])).toEqual(["2026-11-17"]);
  await payOpen(shop, token);
  expect(await daysReminded(fiveWeeks.slice(1))).toEqual([]);
});

test("a later day is reminded of anew", async () => {
  const { id } = await sendAccepted(shop, { dueOn: "2026-11-20" });
  expect(await daysReminded(fiveWeeks.slice(0, 6))).toEqual(["2026-11-17", "2026-11-20"]);
  const { revision } = await requestRow(shop, id);
  const [deposit] = await paymentsFor(shop, id);
  const later = { revision, instalment: deposit?.id ?? 0, dueOn: "2026-12-04" };
  expect(await changeDueDate(shop, id, later, by)).toBe(true);
  expect(await daysReminded(fiveWeeks.slice(6))).toEqual([
    ...["2026-12-01", "2026-12-04", "2026-12-07", "2026-12-14"],
  ]);
});

test("sends one email when a reminder is pressed twice, by two owners at once", async () => {
  const { id } = await sendAccepted(shop, { terms: "all" });
  await Promise.all([sendReminderNow(shop, id, by), sendReminderNow(shop, id, by)]);
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await receivedOf(shop, { kind: "request-reminder" })).toHaveLength(1);
  await setClock(shop, "2026-11-16 11:01");
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await receivedOf(shop, { kind: "request-reminder" })).toHaveLength(2);
});

test("sends another reminder at once when the link was replaced after the last one", async () => {
  const { id } = await sendAccepted(shop, { terms: "all" });
  await sendReminderNow(shop, id, by);
  expect(await replaceLink(shop, id, (await requestRow(shop, id)).revision, by)).toBe(true);
  await sendReminderNow(shop, id, by);
  expect(await receivedOf(shop, { kind: "request-reminder" })).toHaveLength(2);
});

test("sends a proposal again once when its reminder is pressed twice", async () => {
  const { id } = await sendNew(shop);
  const sent = async () => (await shop.mailJobs({ kind: "request-sent" })).length;
  const before = await sent();
  await Promise.all([sendReminderNow(shop, id, by), sendReminderNow(shop, id, by)]);
  expect((await sent()) - before).toBe(1);
});

test("sends no scheduled reminder on a day when an owner has sent one", async () => {
  const { id } = await sendAccepted(shop, { dueOn: "2026-11-20" });
  await setClock(shop, "2026-11-20 08:30");
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await daysReminded(["2026-11-20", "2026-11-21", "2026-11-23"])).toEqual(["2026-11-23"]);
});

test("a reminder by hand goes out at once, and none of what is paid", async () => {
  const { id, token } = await sendAccepted(shop, { terms: "all" });
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await receivedOf(shop, { kind: "request-reminder" })).toHaveLength(1);
  await payOpen(shop, token);
  expect(await sendReminderNow(shop, id, by)).toBe(false);
});
