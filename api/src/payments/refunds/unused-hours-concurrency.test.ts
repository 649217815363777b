import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findInvalidAccounts, sellHours, summarizeHours, work } from "../../../testing/hours.ts";
import { findInvalidTotals, findMoneyMismatches } from "../../../testing/money.ts";
import {
  listRefunds,
  processRefunds,
  readOrder,
  type Sale,
  settleSale,
} from "../../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { isOutage } from "../../db/outage.ts";
import { calculateUnusedHours, findTimeEntries } from "../../hours/hours.ts";
import { requestUnusedHoursRefund } from "../payments.ts";
import { importExternalRefunds } from "./import-external.ts";

const owners = ["june@agency.example", "max@agency.example"];
const HOURLY_RATE_CENTS = 5_000;

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => service.close());

async function createSettledSale(hours: number) {
  const sale = await sellHours(service, hours);
  await settleSale(service, sale);
  return sale;
}

/** Reads the unused hours and then refunds them, as an owner does in the desk. */
async function refundUnusedHours({ order }: Sale, by: string) {
  const { minutes, cents } = calculateUnusedHours(await findTimeEntries(service.db, order.id));
  const displayed = { idempotencyKey: crypto.randomUUID(), minutes, cents };
  return requestUnusedHoursRefund(service, order.id, displayed, { owner: by });
}

/** Starts all at once, and repeats those that got no connection in time, as on a busy machine. */
const runAll = (actions: readonly (() => Promise<unknown>)[]) =>
  Promise.allSettled(actions.map(runWithConnection));

async function runWithConnection(action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await action();
  } catch (error) {
    if (!isOutage(error)) throw error;
    return runWithConnection(action);
  }
}

const finishRefunds = async () => {
  for (let n = 0; n < 3; n++) await processRefunds(service);
};

async function expectConsistentTotals() {
  expect(await findInvalidAccounts(service.db)).toEqual([]);
  expect(await findInvalidTotals(service.db)).toEqual([]);
  expect(await findMoneyMismatches(service.db, service.emulator.audit())).toEqual([]);
}

test("[FAULT-52] keeps money and minutes consistent when 100 time entries and refunds run at once", async () => {
  const sales = await Promise.all([4, 6, 8, 10].map(createSettledSale));
  const actions = Array.from({ length: 100 }, (_, n) => {
    const sale = sales[n % sales.length] as Sale;
    const by = owners[n % 2] ?? "";
    return () =>
      n % 5 === 4
        ? refundUnusedHours(sale, by)
        : work(service, sale.order, 6 + (n % 12) * 6, { by });
  });
  const results = await runAll(actions);
  const errorCodes = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason.code] : [],
  );
  // Which of these errors occur depends on timing.
  expect(errorCodes.length).toBeGreaterThan(0);
  const expectedCodes = new Set(["insufficient-hours", "edit-conflict", "nothing-left"]);
  expect(errorCodes.filter((code) => !expectedCodes.has(code))).toEqual([]);
  for (const sale of sales)
    await refundUnusedHours(sale, "june@agency.example").catch(() => undefined);
  await finishRefunds();
  await expectConsistentTotals();
  for (const sale of sales) {
    const { remainingMinutes, refundedMinutes, workedMinutes } = await summarizeHours(
      service,
      sale.order,
    );
    const { refunded_cents, total_cents } = await readOrder(service, sale);
    expect(remainingMinutes).toBeGreaterThanOrEqual(0);
    expect(refunded_cents).toBe((refundedMinutes * HOURLY_RATE_CENTS) / 60);
    // Worked hours and the two-hour minimum are not refunded.
    expect(total_cents - refunded_cents).toBeGreaterThanOrEqual(
      (Math.max(workedMinutes, 120) * HOURLY_RATE_CENTS) / 60,
    );
    const transaction = service.emulator.audit().transactions.find(({ id }) => id === sale.id);
    expect(transaction?.money?.refundedCents).toBe(refunded_cents);
  }
});

test("[FAULT-52] keeps money and minutes consistent after declines and refunds in the Control Panel", async () => {
  const sales = await Promise.all(Array.from({ length: 8 }, () => createSettledSale(6)));
  const partlyWorked = sales.slice(0, 4);
  // Without worked time everything would be refunded, and nothing left for the Control Panel.
  for (const { order } of partlyWorked) await work(service, order, 6);
  for (let n = 0; n < 3; n++) service.emulator.declineNextRefund("2004");
  await Promise.allSettled([
    ...sales.flatMap((sale, n) => [
      work(service, sale.order, 40 + n * 5),
      refundUnusedHours(sale, owners[n % 2] ?? ""),
    ]),
    processRefunds(service),
  ]);
  for (const sale of sales) await refundUnusedHours(sale, owners[0] ?? "").catch(() => undefined);
  await finishRefunds();
  for (const { id } of partlyWorked) service.emulator.refundInControlPanel(id, 2_500);
  await Promise.all([importExternalRefunds(service), processRefunds(service)]);
  await importExternalRefunds(service);
  await finishRefunds();
  await importExternalRefunds(service);
  const refunds = (await Promise.all(sales.map((sale) => listRefunds(service, sale)))).flat();
  expect(refunds.filter(({ state }) => state === "failed").length).toBeGreaterThan(0);
  await expectConsistentTotals();
});

test("[FAULT-52] finds orders with negative hours, and refunds without time entries", async () => {
  const [negative, inconsistent] = [await createSettledSale(2), await createSettledSale(2)];
  await sql`alter table time_entries disable trigger all`.execute(service.db);
  await sql`insert into time_entries (order_id, kind, minutes, remaining_minutes, idempotency_key)
    values (${negative.order.id}, 'worked', -180, 0, gen_random_uuid())`.execute(service.db);
  await sql`alter table time_entries enable trigger all`.execute(service.db);
  await sql`insert into refunds (order_id, kind, state, cents, reason, end_access)
    values (${inconsistent.order.id}, 'manual', 'requested', 5000, 'other', false)`.execute(
    service.db,
  );
  const invalid = await findInvalidAccounts(service.db);
  expect(invalid.sort()).toEqual([negative.order.number, inconsistent.order.number].sort());
});
