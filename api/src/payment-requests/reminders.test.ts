import { afterAll, beforeEach, expect, test } from "vitest";
import { DAYS, setClock } from "../../testing/clock.ts";
import { receivedEmails } from "../../testing/mail.ts";
import { postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  accept,
  by,
  findNewestOrder,
  listInstallments,
  payOpenInstallment,
  postPayment,
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { changeEmail } from "../desk/change-email.ts";
import { changeDueDate, replaceLink, voidRequest } from "./payment-requests.ts";
import { sendReminderNow, sendReminders, setRemindersPaused } from "./reminders.ts";

let shop: ServiceWithGateway;
beforeEach(async () => {
  await shop?.close();
  shop = await startServiceWithGateway();
  await setClock(shop, "2026-11-16 10:00");
});
afterAll(() => shop.close());

/** Runs the job several times on each of these days and returns the days on which a reminder was sent. */
async function listReminderDays(days: readonly string[]) {
  const reminderDays: string[] = [];
  const countReminders = async () =>
    (await shop.mailJobs({ kind: "payment-request-reminder" })).length;
  for (const day of days) {
    await setClock(shop, `${day} 10:10`);
    const before = await countReminders();
    // Two instances at once, and a later run.
    await Promise.all([sendReminders(shop), sendReminders(shop)]);
    await sendReminders(shop);
    const newCount = (await countReminders()) - before;
    reminderDays.push(...Array.from({ length: newCount }, () => day));
  }
  return reminderDays;
}

/** From the 16th of November to the 20th of December. */
const fiveWeeks = Array.from({ length: 35 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 16 + day)).toISOString().slice(0, 10),
);

test("sends each reminder once: 3 days before, on, 3 days after and 10 days after the due date", async () => {
  const { id } = await sendPaymentRequest(shop, { terms: "net15" });
  expect((await listInstallments(shop, id))[0]?.due_on).toBe("2026-12-01");
  expect(await listReminderDays(fiveWeeks)).toEqual([
    ...["2026-11-28", "2026-12-01", "2026-12-04", "2026-12-11"],
  ]);
  const emails = await receivedEmails(shop, { kind: "payment-request-reminder" });
  expect(emails).toHaveLength(4);
  for (const { recipients } of emails) expect(recipients).toEqual(["greta@holm.example"]);
  expect(emails.at(-1)?.subject).toBe("Overdue: $3,240, A shop for Holm Ceramics");
});

test("sends one reminder after an outage, not every missed one", async () => {
  await sendPaymentRequest(shop, { terms: "net15" });
  expect(await listReminderDays(["2026-11-16", "2026-12-06", "2026-12-07", "2026-12-11"])).toEqual([
    ...["2026-12-06", "2026-12-11"],
  ]);
});

test("sends no reminder when a request is a proposal, paid, claimed, void or paused", async () => {
  const dueOn = "2026-11-20";
  await sendPaymentRequest(shop, { dueOn });
  const paid = await sendAcceptedRequest(shop, { dueOn, terms: "upfront" });
  await payOpenInstallment(shop, paid.token);
  const claimed = await sendAcceptedRequest(shop, { dueOn, terms: "upfront" });
  const [installment] = claimed.page.installments;
  const shown = { installment: installment?.id, cents: installment?.cents };
  expect((await postJson(shop, `/api/pay/${claimed.token}/claims`, shown)).status).toBe(201);
  const voided = await sendAcceptedRequest(shop, { dueOn });
  await voidRequest(shop, voided.id, (await requestRow(shop, voided.id)).revision, by);
  const paused = await sendAcceptedRequest(shop, { dueOn });
  expect(await setRemindersPaused(shop, paused.id, true, by)).toBe(true);
  expect(await setRemindersPaused(shop, paused.id, true, by)).toBe(false);
  expect(await listReminderDays(fiveWeeks)).toEqual([]);
});

test("sends the reminder of the day on which the client accepts in the evening", async () => {
  await setClock(shop, "2026-11-17 21:00");
  await sendAcceptedRequest(shop, { dueOn: "2026-11-20" });
  await setClock(shop, "2026-11-17 22:10");
  await sendReminders(shop);
  expect(await shop.mailJobs({ kind: "payment-request-reminder" })).toHaveLength(1);
});

test("stops reminders when the deposit is paid, and sends none for an undelivered balance", async () => {
  const { token } = await sendAcceptedRequest(shop, { dueOn: "2026-11-20" });
  expect(await listReminderDays(["2026-11-17"])).toEqual(["2026-11-17"]);
  await payOpenInstallment(shop, token);
  expect(await listReminderDays(fiveWeeks.slice(1))).toEqual([]);
});

test("sends the reminders again when the due date is postponed", async () => {
  const { id } = await sendAcceptedRequest(shop, { dueOn: "2026-11-20" });
  expect(await listReminderDays(fiveWeeks.slice(0, 6))).toEqual(["2026-11-17", "2026-11-20"]);
  const { revision } = await requestRow(shop, id);
  const [deposit] = await listInstallments(shop, id);
  const later = { revision, installment: deposit?.id ?? 0, dueOn: "2026-12-04" };
  expect(await changeDueDate(shop, id, later, by)).toBe(true);
  expect(await listReminderDays(fiveWeeks.slice(6))).toEqual([
    ...["2026-12-01", "2026-12-04", "2026-12-07", "2026-12-14"],
  ]);
});

test("sends one email when two owners send a reminder at once", async () => {
  const { id } = await sendAcceptedRequest(shop, { terms: "upfront" });
  await Promise.all([sendReminderNow(shop, id, by), sendReminderNow(shop, id, by)]);
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await receivedEmails(shop, { kind: "payment-request-reminder" })).toHaveLength(1);
  await setClock(shop, "2026-11-16 11:01");
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await receivedEmails(shop, { kind: "payment-request-reminder" })).toHaveLength(2);
});

test("sends another reminder within the hour when the link was replaced after the last one", async () => {
  const { id } = await sendAcceptedRequest(shop, { terms: "upfront" });
  await sendReminderNow(shop, id, by);
  expect(await replaceLink(shop, id, (await requestRow(shop, id)).revision, by)).toBe(true);
  await sendReminderNow(shop, id, by);
  expect(await receivedEmails(shop, { kind: "payment-request-reminder" })).toHaveLength(2);
});

test("sends another reminder within the hour when the address was corrected after the last one", async () => {
  const { id, token, page } = await sendAcceptedRequest(shop, { terms: "upfront" });
  const { id: installment = 0, cents = 0 } = page.installments[0] ?? {};
  await postPayment(shop, token, { installment, cents, card: badCard });
  await sendReminderNow(shop, id, by);
  // An email that is not sent yet goes to the new address.
  expect(await receivedEmails(shop, { kind: "payment-request-reminder" })).toHaveLength(1);
  await changeEmail(shop, await findNewestOrder(shop, id), "right@holm.example", by);
  await sendReminderNow(shop, id, by);
  const emails = await receivedEmails(shop, { kind: "payment-request-reminder" });
  expect(emails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
    "greta@holm.example",
    "right@holm.example",
  ]);
});

test("sends a proposal again only once when two owners send a reminder at once", async () => {
  const { id } = await sendPaymentRequest(shop);
  const countProposals = async () => (await shop.mailJobs({ kind: "payment-request-sent" })).length;
  const before = await countProposals();
  await Promise.all([sendReminderNow(shop, id, by), sendReminderNow(shop, id, by)]);
  expect((await countProposals()) - before).toBe(1);
});

test("sends no scheduled reminder on a day when an owner has sent one", async () => {
  const { id } = await sendAcceptedRequest(shop, { dueOn: "2026-11-20" });
  await setClock(shop, "2026-11-20 08:30");
  expect(await sendReminderNow(shop, id, by)).toBe(true);
  expect(await listReminderDays(["2026-11-20", "2026-11-21", "2026-11-23"])).toEqual([
    "2026-11-23",
  ]);
});

/** With both terms, the whole amount can be paid. */
async function sendPayableRequest(terms: "upfront" | "net15") {
  const { id, token } = await sendPaymentRequest(shop, { terms });
  if (terms === "upfront") await accept(shop, token);
  return { id, token };
}

test.each(["upfront", "net15"] as const)(
  "sends a manual reminder immediately, and none after the payment, with the terms %s",
  async (terms) => {
    const { id, token } = await sendPayableRequest(terms);
    expect(await sendReminderNow(shop, id, by)).toBe(true);
    expect(await receivedEmails(shop, { kind: "payment-request-reminder" })).toHaveLength(1);
    await payOpenInstallment(shop, token);
    expect(await sendReminderNow(shop, id, by)).toBe(false);
  },
);

test.each(["upfront", "net15"] as const)(
  "sends no manual reminder when a payment by Venmo was reported, with the terms %s",
  async (terms) => {
    const { id, token } = await sendPayableRequest(terms);
    const [installment] = await listInstallments(shop, id);
    const shown = { installment: installment?.id, cents: installment?.cents };
    expect((await postJson(shop, `/api/pay/${token}/claims`, shown)).status).toBe(201);
    expect(await sendReminderNow(shop, id, by)).toBe(false);
  },
);

test("sends no manual reminder when the proposal has expired", async () => {
  const { id } = await sendPaymentRequest(shop);
  shop.passTime(31 * DAYS);
  expect(await sendReminderNow(shop, id, by)).toBe(false);
});
