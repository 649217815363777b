import type { DeskSession, MoneyAnswer } from "@agency/contract/desk";
import type { HoursAnswer } from "@agency/contract/hours";
import type { NumbersAnswer } from "@agency/contract/numbers";
import type { RequestsAnswer } from "@agency/contract/requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendReminders } from "../src/requests/requests.ts";
import { signIn } from "../testing/desk.ts";
import { brokenAccounts } from "../testing/hours.ts";
import { mailSettled } from "../testing/mail.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { loadSampleWeek } from "./sample-week.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("the sample week gives the desk something of every kind, once, and mails nobody", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  await loadSampleWeek(service.settings.DATABASE_URL);
  // What is overdue was reminded of already.
  await sendReminders(service);
  await mailSettled(service);
  expect(service.mailbox.received).toEqual([]);
  const desk = await signIn(service);
  const { worklist } = await desk.read<DeskSession>("/session");
  const kinds = worklist.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set(["lead", "contact", "claim", "dispute", "request", "alert", "held-leads"]),
  );
  expect(kinds.filter((kind) => kind === "lead")).toHaveLength(3);
  for (const { path } of worklist) {
    const at = path === "/leads/held-back" ? "/held-leads" : path;
    expect((await desk.call(at)).status, at).toBe(200);
  }
  const orders = await desk.read<{ rows: { number: string }[] }>("/orders");
  for (const { number } of orders.rows)
    expect((await desk.call(`/orders/${number}`)).status, number).toBe(200);
  const requests = await desk.read<RequestsAnswer>("/requests");
  expect(requests.rows.map(({ state }) => state)).toEqual([
    ...["draft", "sent", "viewed", "part_paid", "overdue", "void", "paid"],
  ]);
  for (const { number } of requests.rows)
    expect((await desk.call(`/requests/${number}`)).status, number).toBe(200);
  const hours = await desk.read<HoursAnswer>("/hours");
  expect(hours.rows.map(({ leftMinutes }) => leftMinutes)).toContain(75);
  expect(await brokenAccounts(service.db)).toEqual([]);
});

test("shows the same revenue of the month under Today and in Numbers", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  const desk = await signIn(service);
  const { month } = await desk.read<MoneyAnswer>("/money");
  const { months } = await desk.read<NumbersAnswer>("/numbers");
  expect(month.cents).toBeGreaterThan(0);
  expect(months.at(-1)).toMatchObject({ cents: month.cents, orders: month.sales });
});
