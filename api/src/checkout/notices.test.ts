import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../testing/load.ts";
import { openShop, type Shop } from "../../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Signed = ReturnType<Shop["double"]["notification"]>;
const send = (notice: Signed) =>
  shop.call("/api/braintree/notices", { method: "POST", body: new URLSearchParams({ ...notice }) });

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

test("[FAULT-13] a notice that is forged, altered or unsigned is refused and leaves nothing behind", async () => {
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

test("[FAULT-13] a notice replayed 100 times has one effect", async () => {
  const id = await paidTransaction();
  const notice = shop.double.notification({ kind: "transaction_settled", transactionId: id });
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(notice)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await until("the notice is looked at", async () =>
    (await eventsOf(id)).includes("notice:transaction_settled"),
  );
  const seen = (await eventsOf(id)).filter((kind) => kind.startsWith("notice:"));
  expect(seen).toEqual(["notice:transaction_settled"]);
});

test("[FAULT-13] notices in any order lead to the same state, and a dispute is told to the owner", async () => {
  const id = await paidTransaction();
  const kinds = ["dispute_opened", "transaction_settled", "dispute_under_review"] as const;
  for (const kind of kinds) await send(shop.double.notification({ kind, transactionId: id }));
  await until("all are looked at", async () => {
    const seen = await eventsOf(id);
    return kinds.every((kind) => seen.includes(`notice:${kind}`));
  });
  await shop.mailbox.waitFor(({ subject }) => /dispute/i.test(subject ?? ""));
  const { state } = await shop.db
    .selectFrom("payment_attempts")
    .select("state")
    .where("transaction_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(state).toBe("captured");
});
