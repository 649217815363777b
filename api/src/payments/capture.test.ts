import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { findAttempt } from "./attempts.ts";
import { capture } from "./capture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server", GATEWAY_TIMEOUT_SECONDS: "2" });
});
afterAll(() => shop.close());

/** Reserved at the gateway and not taken yet, as a crash leaves it. */
async function authorized() {
  shop.double.fault({ operation: "submit", kind: "500" });
  const request = shop.request({
    billing: { ...shop.request().billing, email: `${crypto.randomUUID()}@example.com` },
  });
  expect(await shop.pay(request)).toMatchObject({ processing: true });
  const attempt = await findAttempt(shop.db, "client_key", request.key);
  const transaction = await shop.gateway.find(attempt?.transaction_id ?? "");
  if (attempt?.state !== "authorized" || !transaction) throw new Error("not authorized");
  return { attempt, transaction };
}
const statusOf = (id: string) =>
  shop.double.audit().transactions.find((sale) => sale.id === id)?.status;
const orderState = async (id: number) =>
  (await shop.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst())
    ?.state;

test("whoever comes second to take a payment leaves it where it is", async () => {
  const { attempt, transaction } = await authorized();
  expect(await capture(shop, attempt, transaction)).toBe("paid");
  // The request that was slow still believes that it is authorized.
  expect(await capture(shop, attempt, transaction)).toBe("ended");
  expect(statusOf(transaction.id)).toBe("submitted_for_settlement");
});

test("the request and the reconciler take a payment at once: it is paid, and not given back", async () => {
  for (let round = 0; round < 10; round++) {
    const { attempt, transaction } = await authorized();
    const outcomes = await Promise.all([
      capture(shop, attempt, transaction),
      capture(shop, attempt, transaction),
      capture(shop, attempt, transaction),
    ]);
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    expect(statusOf(transaction.id)).toBe("submitted_for_settlement");
    expect(await orderState(attempt.order_id)).toBe("paid");
  }
  expect(await shop.db.selectFrom("alerts").select("kind").execute()).toEqual([]);
});
