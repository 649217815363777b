import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  describeEntries,
  findInvalidAccounts,
  placeHours,
  sellHours,
  work,
} from "../../../testing/hours.ts";
import { findInvalidTotals, findMoneyMismatches } from "../../../testing/money.ts";
import {
  listRefunds,
  processRefunds,
  readOrder,
  refund,
  settleSale,
} from "../../../testing/refunds.ts";
import { owner } from "../../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { calculateUnusedHours, findTimeEntries } from "../../hours/hours.ts";
import { requestUnusedHoursRefund } from "../payments.ts";
import { syncSettlementAndRefunds } from "../settlement.ts";
import { syncRefund } from "../webhooks.ts";
import { importExternalRefunds } from "./import-external.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterEach(async () => {
  expect(await findMoneyMismatches(service.db, service.emulator.audit())).toEqual([]);
  expect(await findInvalidTotals(service.db)).toEqual([]);
  expect(await findInvalidAccounts(service.db)).toEqual([]);
});
afterAll(() => service.close());

type OrderId = { id: number };
const readUnusedHours = async ({ id }: OrderId) => {
  const { minutes, cents } = calculateUnusedHours(await findTimeEntries(service.db, id));
  return { minutes, cents };
};
const refundUnusedHours = async (order: OrderId, key = crypto.randomUUID()) =>
  requestUnusedHoursRefund(
    service,
    order.id,
    { idempotencyKey: key, ...(await readUnusedHours(order)) },
    { owner },
  );

/** Four hours, paid by card and settled. */
async function createSettledSale() {
  const sale = await sellHours(service, 4);
  await settleSale(service, sale);
  return sale;
}

test("refunds two of four hours when one was worked and the minimum is two", async () => {
  const sale = await createSettledSale();
  await work(service, sale.order, 60);
  expect(await readUnusedHours(sale.order)).toEqual({ minutes: 120, cents: 10_000 });
  await refundUnusedHours(sale.order);
  await processRefunds(service);
  expect(await describeEntries(service, sale.order)).toEqual([
    ...["purchased +240 = 240", "worked -60 = 180", "refunded -120 = 60"],
  ]);
  expect(await readOrder(service, sale)).toMatchObject({
    ...{ state: "partially_refunded", refunded_cents: 10_000 },
  });
  const [stored] = await listRefunds(service, sale);
  expect(stored).toMatchObject({ kind: "refund", state: "accepted", reason: "not-used" });
  await expect(refundUnusedHours(sale.order)).rejects.toMatchObject({ code: "nothing-left" });
});

test("voids the payment when nothing was worked and it is not settled", async () => {
  const sale = await sellHours(service, 2);
  await refundUnusedHours(sale.order);
  await processRefunds(service);
  expect(await describeEntries(service, sale.order)).toEqual([
    "purchased +120 = 120",
    "refunded -120 = 0",
  ]);
  expect((await listRefunds(service, sale)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "void settled",
  ]);
});

test("records a manual refund and deducts the time when the hours were paid by Venmo", async () => {
  const order = await placeHours(service, 4);
  await work(service, order, 150);
  await refundUnusedHours(order);
  expect(await describeEntries(service, order)).toContain("refunded -90 = 0");
  const { db } = service;
  const [stored] = await db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", order.id)
    .execute();
  expect(stored).toMatchObject({ kind: "manual", state: "settled", cents: 7_500 });
});

test("refunds once when the request is repeated or two owners send it at once", async () => {
  const { order } = await createSettledSale();
  const key = crypto.randomUUID();
  await Promise.all([1, 2].map(() => refundUnusedHours(order, key)));
  expect(await describeEntries(service, order)).toEqual([
    "purchased +240 = 240",
    "refunded -240 = 0",
  ]);
  const other = await createSettledSale();
  const displayed = await readUnusedHours(other.order);
  const results = await Promise.allSettled(
    [owner, "cleo@example.com"].map((by) =>
      requestUnusedHoursRefund(
        service,
        other.order.id,
        { idempotencyKey: crypto.randomUUID(), ...displayed },
        { owner: by },
      ),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await describeEntries(service, other.order)).toEqual([
    "purchased +240 = 240",
    "refunded -240 = 0",
  ]);
});

test("rejects the refund when time was logged after the owner loaded the page", async () => {
  const { order } = await createSettledSale();
  const displayed = await readUnusedHours(order);
  await work(service, order, 60);
  await expect(
    requestUnusedHoursRefund(
      service,
      order.id,
      { idempotencyKey: crypto.randomUUID(), ...displayed },
      { owner },
    ),
  ).rejects.toMatchObject({
    code: "edit-conflict",
    publicMessage: expect.stringContaining("2 h, $100"),
  });
  expect(await describeEntries(service, order)).toEqual([
    "purchased +240 = 240",
    "worked -60 = 180",
  ]);
});

test("restores the time and allows another refund when the gateway declines the first one", async () => {
  const sale = await createSettledSale();
  // Send the refunds of other tests first, so that the decline applies to this one.
  await processRefunds(service);
  service.emulator.declineNextRefund("2004");
  await refundUnusedHours(sale.order);
  await processRefunds(service);
  expect((await listRefunds(service, sale)).map(({ state }) => state)).toEqual(["failed"]);
  expect(await describeEntries(service, sale.order)).toEqual([
    ...["purchased +240 = 240", "refunded -240 = 0", "refunded +240 = 240"],
  ]);
  await refundUnusedHours(sale.order);
  await processRefunds(service);
  expect((await describeEntries(service, sale.order)).at(-1)).toBe("refunded -240 = 0");
});

test("restores the time once when a refund fails after it was accepted", async () => {
  const sale = await createSettledSale();
  await refundUnusedHours(sale.order);
  await processRefunds(service);
  const [accepted] = await listRefunds(service, sale);
  const refundId = accepted?.gateway_id ?? "";
  service.emulator.failRefund(refundId);
  await Promise.all([1, 2].map(() => syncRefund(service, refundId)));
  await syncRefund(service, refundId);
  expect((await describeEntries(service, sale.order)).slice(1)).toEqual([
    ...["refunded -240 = 0", "refunded +240 = 240"],
  ]);
});

test("deducts the refunded time, but no worked time, when an amount is refunded", async () => {
  const sale = await createSettledSale();
  await work(service, sale.order, 180);
  await refund(service, sale, 2_500);
  await processRefunds(service);
  await refund(service, sale, 10_000);
  await processRefunds(service);
  expect((await describeEntries(service, sale.order)).slice(2)).toEqual([
    ...["refunded -30 = 30", "refunded -30 = 0"],
  ]);
});

test("deducts time once for a refund in the Control Panel, and fails our waiting refund", async () => {
  const sale = await sellHours(service, 4);
  await work(service, sale.order, 60);
  await refundUnusedHours(sale.order);
  await processRefunds(service);
  expect((await describeEntries(service, sale.order)).at(-1)).toBe("refunded -120 = 60");
  await settleSale(service, sale);
  service.emulator.refundInControlPanel(sale.id, 15_000);
  await syncSettlementAndRefunds(service, sale.id);
  await importExternalRefunds(service);
  expect((await describeEntries(service, sale.order)).slice(2)).toEqual([
    ...["refunded -120 = 60", "refunded +120 = 180", "refunded -180 = 0"],
  ]);
});
