import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { waitUntil } from "../../testing/load.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { deleteOldWebhooks, processTransactionWebhook } from "./webhooks.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway();
});
afterAll(() => service.close());

type SignedWebhook = ReturnType<ServiceWithGateway["emulator"]["notification"]>;
const send = (webhook: SignedWebhook) =>
  service.call("/api/braintree/webhooks", {
    method: "POST",
    body: new URLSearchParams({ ...webhook }),
  });

const findEventKinds = async (transaction: string) => {
  const rows = await service.db
    .selectFrom("order_events")
    .innerJoin("payment_attempts", "payment_attempts.order_id", "order_events.order_id")
    .select(["kind", "occurred_at"])
    .where("transaction_id", "=", transaction)
    .orderBy("order_events.id")
    .execute();
  return rows.map(({ kind }) => kind);
};

async function createSettledPayment() {
  const { id = "" } = await service.pay(service.request());
  service.emulator.settle(id, "settled");
  return id;
}

test("[FAULT-13] rejects a webhook and stores nothing when it is forged, altered or unsigned", async () => {
  const id = await createSettledPayment();
  const genuine = service.emulator.notification({ kind: "transaction_settled", transactionId: id });
  const forgeries: SignedWebhook[] = [
    { ...genuine, bt_signature: "" },
    { ...genuine, bt_signature: genuine.bt_signature.replace("|", "|0") },
    { ...genuine, bt_signature: genuine.bt_signature.replace("public", "other") },
    { ...genuine, bt_payload: genuine.bt_payload.replace(/[A-Z]/, "b") },
    { bt_signature: "x", bt_payload: "<not/>" },
  ];
  const responses = await Promise.all(forgeries.map(send));
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await service.db.selectFrom("gateway_webhooks").selectAll().execute()).toEqual([]);
});

test("[FAULT-13] processes a webhook once when it is replayed 100 times", async () => {
  const id = await createSettledPayment();
  const webhook = service.emulator.notification({ kind: "transaction_settled", transactionId: id });
  const responses = await Promise.all(Array.from({ length: 100 }, () => send(webhook)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
  await waitForWebhooks(id, 1);
  expect(await countPaymentJobs(id)).toBe(1);
});

test("[FAULT-13] reaches the same state and emails the owners when webhooks arrive in any order", async () => {
  const outcomes = [];
  for (const kinds of permutations([
    "dispute_opened",
    "transaction_settled",
    "dispute_under_review",
  ])) {
    const id = await createSettledPayment();
    for (const kind of kinds) {
      const webhook = { kind, transactionId: id } as Parameters<
        ServiceWithGateway["emulator"]["notification"]
      >[0];
      await send(service.emulator.notification(webhook));
    }
    await waitForWebhooks(id, 1);
    await waitUntil("the dispute is stored", async () => (await findDisputes(id)).length === 1);
    outcomes.push(await findStates(id), ...(await findDisputes(id)));
  }
  const expected = [{ attempt: "captured", order: "paid" }, { outcome: "open" }];
  expect(outcomes).toEqual(Array(6).fill(expected).flat());
  await service.mailbox.waitFor(({ subject }) => /dispute/i.test(subject ?? ""));
});

test("records the event of a webhook once when its job is repeated", async () => {
  const id = await createSettledPayment();
  const runJob = () => processTransactionWebhook(service, "transaction_settled", id);
  await Promise.all([runJob(), runJob()]);
  await runJob();
  const events = (await findEventKinds(id)).filter((kind) => kind.startsWith("webhook:"));
  expect(events).toEqual(["webhook:transaction_settled"]);
});

test("ignores another transaction with the reference of a payment", async () => {
  const id = await createSettledPayment();
  const transaction = await service.gateway.find(id);
  if (!transaction) throw new Error("no transaction");
  const duplicate = { ...transaction, id: "duplicate", gatewayStatus: "settlement_declined" };
  const gateway = { ...service.gateway, find: async () => duplicate };
  await processTransactionWebhook(
    { ...service, gateway },
    "transaction_settlement_declined",
    "duplicate",
  );
  expect(await findEventKinds(id)).not.toContain("webhook:transaction_settlement_declined");
  expect(await findStates(id)).toEqual({ attempt: "captured", order: "paid" });
});

test("deletes webhooks after 90 days", async () => {
  const id = await createSettledPayment();
  await send(service.emulator.notification({ kind: "transaction_settled", transactionId: id }));
  const findStored = () => service.db.selectFrom("gateway_webhooks").selectAll().execute();
  service.passTime(89 * DAYS);
  await deleteOldWebhooks(service);
  expect(await findStored()).not.toEqual([]);
  service.passTime(2 * DAYS);
  await deleteOldWebhooks(service);
  expect(await findStored()).toEqual([]);
});

const findDisputes = (id: string) =>
  service.db.selectFrom("disputes").select("outcome").where("transaction_id", "=", id).execute();

const waitForWebhooks = (id: string, count: number) =>
  waitUntil(`${count} webhooks are processed`, async () => {
    const processed = (await findEventKinds(id)).filter((kind) => kind.startsWith("webhook:"));
    return processed.length >= count;
  });

async function countPaymentJobs(transactionId: string) {
  const data = JSON.stringify({ transactionId });
  const { rows } = await sql`
    select id from pgboss.job where name = 'payments' and data @> ${data}::jsonb`.execute(
    service.db,
  );
  return rows.length;
}

const findStates = (id: string) =>
  service.db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["payment_attempts.state as attempt", "orders.state as order"])
    .where("transaction_id", "=", id)
    .executeTakeFirst();

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
