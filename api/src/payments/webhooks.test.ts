import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { until } from "../../testing/load.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { checkTransaction, forgetWebhooks } from "./webhooks.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Signed = ReturnType<Shop["double"]["notification"]>;
const send = (webhook: Signed) =>
  shop.call("/api/braintree/notices", {
    method: "POST",
    body: new URLSearchParams({ ...webhook }),
  });

const eventsOf = async (transaction: string) => {
  const rows = await shop.db
    .selectFrom("order_events")
    .innerJoin("payment_attempts", "payment_attempts.order_id", "order_events.order_id")
    .select(["kind", "at"])
    .where("transaction_id", "=", transaction)
    .orderBy("order_events.id")
    .execute();
  return rows.map(({ kind }) => kind);
};

async function paidTransaction() {
  const { id = "" } = await shop.pay(shop.request());
  shop.double.settle(id, "settled");
  return id;
}

test("[FAULT-13] a webhook that is forged, altered or unsigned is refused and leaves nothing behind", async () => {
  const id = await paidTransaction();
  const true_ = shop.double.notification({ kind: "transaction_settled", transactionId: id });
  const forgeries: Signed[] = [
    { ...true_, bt_signature: "" },
    { ...true_, bt_signature: true_.bt_signature.replace("|", "|0") },
    { ...true_, bt_signature: true_.bt_signature.replace("public", "other") },
    { ...true_, bt_payload: true_.bt_payload.replace(/[A-Z]/, "b") },
    { bt_signature: "x", bt_payload: "<not/>" },
  ];
  const answers = await Promise.all(forgeries.map(send));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await shop.db.selectFrom("gateway_notices").selectAll().execute()).toEqual([]);
});

test("[FAULT-13] a webhook replayed 100 times has one effect", async () => {
  const id = await paidTransaction();
  const webhook = shop.double.notification({ kind: "transaction_settled", transactionId: id });
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(webhook)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await webhooksSeen(id, 1);
  expect(await looks(id)).toBe(1);
});

test("[FAULT-13] webhooks in any order lead to the same state, and a dispute is told to the owner", async () => {
  const endings = [];
  for (const kinds of shuffles(["dispute_opened", "transaction_settled", "dispute_under_review"])) {
    const id = await paidTransaction();
    for (const kind of kinds) {
      const webhook = { kind, transactionId: id } as Parameters<Shop["double"]["notification"]>[0];
      await send(shop.double.notification(webhook));
    }
    await webhooksSeen(id, 1);
    await until("the dispute is known", async () => (await disputesOf(id)).length === 1);
    endings.push(await stateOf(id), ...(await disputesOf(id)));
  }
  const ending = [{ attempt: "captured", order: "paid" }, { outcome: "open" }];
  expect(endings).toEqual(Array(6).fill(ending).flat());
  await shop.mailbox.waitFor(({ subject }) => /dispute/i.test(subject ?? ""));
});

test("records the event of a webhook once when its job runs again after a failure", async () => {
  const id = await paidTransaction();
  const job = () => checkTransaction(shop, "transaction_settled", id);
  await Promise.all([job(), job()]);
  await job();
  const events = (await eventsOf(id)).filter((kind) => kind.startsWith("notice:"));
  expect(events).toEqual(["notice:transaction_settled"]);
});

test("deletes webhooks after 90 days", async () => {
  const id = await paidTransaction();
  await send(shop.double.notification({ kind: "transaction_settled", transactionId: id }));
  const stored = () => shop.db.selectFrom("gateway_notices").selectAll().execute();
  shop.passTime(89 * DAYS);
  await forgetWebhooks(shop);
  expect(await stored()).not.toEqual([]);
  shop.passTime(2 * DAYS);
  await forgetWebhooks(shop);
  expect(await stored()).toEqual([]);
});

const disputesOf = (id: string) =>
  shop.db.selectFrom("disputes").select("outcome").where("transaction_id", "=", id).execute();

const webhooksSeen = (id: string, count: number) =>
  until(`${count} webhooks are looked at`, async () => {
    const seen = (await eventsOf(id)).filter((kind) => kind.startsWith("notice:"));
    return seen.length >= count;
  });

/** How often the service was told to look at the transaction, done or not. */
async function looks(transactionId: string) {
  const facts = JSON.stringify({ transactionId });
  const { rows } = await sql`
    select id from pgboss.job where name = 'payments' and data @> ${facts}::jsonb`.execute(shop.db);
  return rows.length;
}

const stateOf = (id: string) =>
  shop.db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["payment_attempts.state as attempt", "orders.state as order"])
    .where("transaction_id", "=", id)
    .executeTakeFirst();

function shuffles<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((one, index) =>
    shuffles(all.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  );
}
