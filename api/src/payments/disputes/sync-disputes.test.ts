import { afterAll, beforeAll, expect, test } from "vitest";
import { createSale, settleSale } from "../../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
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

test("records a dispute when its payment becomes known later", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.dispute({ transactionId: sale.id, amountCents: 2_500 });
  const renameTransaction = (from: string, to: string) =>
    service.db
      .updateTable("payment_attempts")
      .set({ transaction_id: to })
      .where("transaction_id", "=", from)
      .execute();
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
