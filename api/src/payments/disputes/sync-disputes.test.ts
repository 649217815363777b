import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { backUp } from "../../../testing/backup.ts";
import { gatewayEnvironment } from "../../../testing/gateway-keys.ts";
import { createSale, settleSale } from "../../../testing/refunds.ts";
import { startTestService, type TestService } from "../../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { reconcileTransactions } from "../reconcile-transactions.ts";
import { importExternalRefunds } from "../refunds/import-external.ts";
import { syncDisputes } from "./disputes.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway();
});
afterAll(() => service.close());

test("finds a reversed decision when its webhook was lost", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id, amountCents: 2_500 });
  for (const status of ["lost", "won", "lost"] as const) {
    service.emulator.changeDispute(id, status);
    await syncDisputes(service);
    const row = await service.db
      .selectFrom("disputes")
      .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
      .select(["outcome", "dispute_loss_cents"])
      .where("disputes.id", "=", id)
      .executeTakeFirst();
    const lossCents = status === "lost" ? 2_500 : 0;
    expect(row).toEqual({ outcome: status, dispute_loss_cents: lossCents });
  }
});

test("does not count a retrieval as a loss, even when a refund updates the totals", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const dispute = { transactionId: sale.id, amountCents: 2_500 };
  const id = service.emulator.dispute({ ...dispute, kind: "retrieval" });
  service.emulator.changeDispute(id, "lost");
  await syncDisputes(service);
  service.emulator.refundInControlPanel(sale.id, 1_000);
  await importExternalRefunds(service);
  expect(await findLosses(service, sale.id)).toMatchObject([{ dispute_loss_cents: 0 }]);
});

const renameTransaction = (from: string, to: string) =>
  service.db
    .updateTable("payment_attempts")
    .set({ transaction_id: to })
    .where("transaction_id", "=", from)
    .execute();

test("records a dispute when its payment becomes known later", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.dispute({ transactionId: sale.id, amountCents: 2_500 });
  await renameTransaction(sale.id, "unknown");
  await syncDisputes(service);
  await renameTransaction("unknown", sale.id);
  await syncDisputes(service);
  await syncDisputes(service);
  const events = await service.db
    .selectFrom("order_events")
    .select("kind")
    .where("order_id", "=", sale.order.id)
    .where("kind", "like", "dispute-%")
    .execute();
  expect(events).toEqual([{ kind: "dispute-opened" }]);
});

const findLosses = ({ db }: TestService, transactionId: string) =>
  db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["dispute_loss_cents", "access_revoked"])
    .where("transaction_id", "=", transactionId)
    .execute();

test("records the loss of a lost dispute when its payment becomes known later", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id, amountCents: 2_500 });
  service.emulator.changeDispute(id, "lost");
  await renameTransaction(sale.id, "unknown");
  await syncDisputes(service);
  await renameTransaction("unknown", sale.id);
  await syncDisputes(service);
  await syncDisputes(service);
  const losses = await findLosses(service, sale.id);
  expect(losses).toEqual([{ dispute_loss_cents: 2_500, access_revoked: true }]);
});

test("records the loss of a lost dispute as soon as its order is restored", async () => {
  const DATABASE_URL = await backUp(inject("postgresUrl"), service.settings.DATABASE_URL);
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id });
  service.emulator.changeDispute(id, "lost");
  const restored = await startTestService({
    environment: { ...gatewayEnvironment(service.emulator.url), DATABASE_URL },
  });
  await sql`update installation set restored_at = now()`.execute(restored.db);
  restored.passTime(60 * 60);
  await syncDisputes(restored);
  await reconcileTransactions(restored);
  await vi.waitFor(
    async () =>
      expect(await findLosses(restored, sale.id)).toEqual([
        { dispute_loss_cents: 4_900, access_revoked: true },
      ]),
    { timeout: 20_000 },
  );
  await restored.stop();
});

test("emails the owners each time a dispute is opened", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const disputeId = service.emulator.dispute({ transactionId: sale.id });
  await syncDisputes(service);
  for (const status of ["won", "open"] as const) {
    service.emulator.changeDispute(disputeId, status);
    await syncDisputes(service);
    await syncDisputes(service);
  }
  expect(await service.mailJobs({ kind: "dispute", disputeId, outcome: "open" })).toHaveLength(2);
  expect(await service.mailJobs({ kind: "dispute", disputeId, outcome: "won" })).toHaveLength(1);
});
