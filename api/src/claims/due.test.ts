import { orderResponse } from "@agency/contract/api/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localTime, setClock } from "../../testing/clock.ts";
import { findTokens, makeDue, receivedEmails, waitForEmail } from "../../testing/mail.ts";
import { claimToken, confirm, orderRow, placeClaim, setState } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { deterministicJobId } from "../queue/queue.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const buildReminder = ({ id }: { id: number }) =>
  ({ kind: "claim-reminder", orderId: id }) as const;

async function readReminderTime(order: { id: number }) {
  const { rows } = await sql<{ at: Date }>`
    select start_after as at from pgboss.job where id = ${deterministicJobId(buildReminder(order))}`.execute(
    service.db,
  );
  return rows[0]?.at;
}

test.each([
  ["a Wednesday", "2026-11-18 10:15", "2026-11-19 10:15", "2026-11-19 07:15"],
  ["a Friday evening", "2026-11-20 18:30", "2026-11-23 18:30", "2026-11-23 15:30"],
  ["a Saturday", "2026-11-21 11:00", "2026-11-24 09:00", "2026-11-24 06:00"],
  ["a Sunday before midnight", "2026-11-22 23:59", "2026-11-24 09:00", "2026-11-24 06:00"],
  ["the day before Thanksgiving", "2026-11-25 14:00", "2026-11-27 14:00", "2026-11-27 11:00"],
  ["Thanksgiving", "2026-11-26 14:00", "2026-11-30 09:00", "2026-11-30 06:00"],
  [
    "the Friday before daylight saving time ends",
    "2026-10-30 18:00",
    "2026-11-02 18:00",
    "2026-11-02 15:00",
  ],
  [
    "the day before a day off on New Year's Eve",
    "2027-12-30 10:00",
    "2028-01-03 10:00",
    "2028-01-03 07:00",
  ],
])(
  "sets the deadline of a claim placed on %s, %s, to %s, and the reminder to %s",
  async (_day, placed, due, reminderAt) => {
    await setClock(service, placed);
    const order = await placeClaim(service);
    expect(localTime((await orderRow(service, order.number)).due_at)).toBe(due);
    expect(localTime(await readReminderTime(order))).toBe(reminderAt);
    const page = orderResponse.parse(
      await (await service.call(`/api/orders/${order.token}`)).json(),
    );
    expect(localTime(new Date(page.dueAt ?? 0))).toBe(due);
  },
);

test("keeps deadline and reminder when a claim is repeated", async () => {
  const key = crypto.randomUUID();
  await setClock(service, "2030-01-07 10:00");
  const order = await placeClaim(service, { idempotencyKey: key });
  const readTimes = async () => [
    (await orderRow(service, order.number)).due_at,
    await readReminderTime(order),
  ];
  const before = await readTimes();
  await setClock(service, "2030-01-07 16:00");
  await placeClaim(service, { idempotencyKey: key });
  expect(await readTimes()).toEqual(before);
});

test.concurrent("sends the owner a valid link when a claim is still open at the time of the reminder", async () => {
  const order = await placeClaim(service);
  await makeDue(service, buildReminder(order));
  const reminder = await waitForEmail(service, buildReminder(order));
  expect(reminder.recipients).toEqual([owner]);
  const [token = ""] = findTokens(reminder, "confirm");
  expect((await confirm(service, token)).status).toBe(200);
});

test.concurrent.each(["confirmed", "canceled"])(
  "sends no reminder when a claim was %s before",
  async (state) => {
    const order = await placeClaim(service);
    if (state === "confirmed") await confirm(service, await claimToken(service, order));
    else await setState(service, order, "canceled");
    await makeDue(service, buildReminder(order));
    expect(await receivedEmails(service, buildReminder(order))).toHaveLength(0);
    expect(await service.mailJobs(buildReminder(order))).toMatchObject([{ state: "completed" }]);
  },
);
