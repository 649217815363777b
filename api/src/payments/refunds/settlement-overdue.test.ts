import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS } from "../../../testing/clock.ts";
import {
  createSale,
  listRefunds,
  processRefunds,
  refund,
  settleSale,
} from "../../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { processDueRefunds } from "./send.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
beforeEach(async () => {
  service.emulator.settleOvernight();
  await processRefunds(service);
  await service.db.deleteFrom("failures").execute();
  await service.db.deleteFrom("alerts").execute();
});
afterAll(() => service.close());

const findAlerts = () =>
  service.db.selectFrom("alerts").select(["kind", "detail", "resolved_at"]).orderBy("id").execute();

async function createAcceptedRefund() {
  const sale = await createSale(service);
  await settleSale(service, sale);
  await refund(service, sale, 1_000);
  await processRefunds(service);
  const [accepted] = await listRefunds(service, sale);
  expect(accepted?.state).toBe("accepted");
  return { order: sale.order.number, transaction: accepted?.gateway_id ?? "" };
}

test("alerts once when a refund is not settled after five business days, and resolves the alert on settlement", async () => {
  const { order, transaction } = await createAcceptedRefund();
  await processRefunds(service, 4 * DAYS);
  expect(await findAlerts()).toEqual([]);
  for (let run = 0; run < 3; run++) await processRefunds(service, 7 * DAYS);
  expect(await findAlerts()).toMatchObject([
    {
      kind: "refund-settlement-overdue",
      detail: { order, transaction, amount: "$10" },
      resolved_at: null,
    },
  ]);
  service.emulator.settleOvernight();
  await processRefunds(service);
  expect(await findAlerts()).toMatchObject([{ resolved_at: expect.any(Date) }]);
});

test("alerts when a refund cannot be found for five business days", async () => {
  await createAcceptedRefund();
  const disarm = service.emulator.fault({ operation: "find", kind: "500", times: 100 });
  await processRefunds(service, 11 * DAYS);
  disarm();
  expect(await findAlerts()).toMatchObject([{ kind: "refund-settlement-overdue" }]);
});

test("alerts when a refund has an unknown status for five business days", async () => {
  const { transaction } = await createAcceptedRefund();
  service.passTime(11 * DAYS);
  const { gateway } = service;
  await processDueRefunds({
    ...service,
    gateway: {
      ...gateway,
      findRefund: async (id) => ({ ...(await gateway.findRefund(id)), state: "unknown" }),
    },
  });
  const reason = `Error: refund ${transaction} has an unknown status`;
  expect(await findAlerts()).toMatchObject([
    { kind: "refund-settlement-overdue", detail: { reason } },
  ]);
});

test("replaces the alert when the refund fails", async () => {
  const { transaction } = await createAcceptedRefund();
  await processRefunds(service, 11 * DAYS);
  service.emulator.failRefund(transaction);
  await processRefunds(service);
  expect(await findAlerts()).toMatchObject([
    { kind: "refund-settlement-overdue", resolved_at: expect.any(Date) },
    { kind: "refund-failed", resolved_at: null },
  ]);
});

test("resolves the alert about a stuck refund when the refund is accepted", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const disarm = service.emulator.fault({
    operation: ["find", "search", "refund", "void"],
    kind: "500",
    times: 100,
  });
  await refund(service, sale, 1_000);
  for (let run = 0; run < 2; run++) await processRefunds(service);
  expect(await findAlerts()).toMatchObject([{ kind: "refund-stuck", resolved_at: null }]);
  disarm();
  await processRefunds(service);
  await processRefunds(service);
  expect(await findAlerts()).toMatchObject([
    { kind: "refund-stuck", resolved_at: expect.any(Date) },
  ]);
});
