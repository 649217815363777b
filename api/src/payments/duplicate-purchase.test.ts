import type { CheckoutRequest } from "@agency/contract/api/checkout";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshAddress } from "../../testing/orders.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ GATEWAY_TIMEOUT_SECONDS: "1" });
});
beforeEach(() => shop.db.deleteFrom("alerts").execute());
afterAll(() => shop.close());

const sales = () => shop.double.audit().calls.sale ?? 0;
const alerts = () => shop.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const asked = { success: false, paidAlready: true, error: expect.stringContaining("already") };

/** A buyer with an address of their own, in every sense, who opens one tab after the other. */
function person() {
  const billing = { ...buyer, email: `${crypto.randomUUID()}@example.com` };
  const from = freshAddress();
  const tab = (wanted: Partial<CheckoutRequest> = {}) => shop.request({ billing, ...wanted });
  return { billing, from, tab, pay: (request = tab()) => shop.pay(request, from) };
}

test("[FAULT-32] the answer is lost, and the same buyer pays from a new tab: asked first, charged once", async () => {
  const { tab, pay } = person();
  shop.double.fault({ operation: "sale", kind: "lost" });
  expect(await pay()).toMatchObject({ processing: true });
  const before = sales();
  const again = tab();
  expect(await pay(again)).toMatchObject(asked);
  expect(sales()).toBe(before);
  expect(
    await shop.db
      .selectFrom("orders")
      .selectAll()
      .where("email", "=", again.billing.email)
      .execute(),
  ).toHaveLength(1);
  // "Buy another one" goes on, with the same card details.
  expect((await pay({ ...again, another: true })).success).toBe(true);
});

test("[FAULT-32] it is the same e-mail in other letters, and the answer has its own status and the specified shape", async () => {
  const { billing, from, pay, tab } = person();
  expect((await pay()).success).toBe(true);
  const loud = { ...billing, email: billing.email.toUpperCase() };
  const answer = await shop.post(tab({ billing: loud }), from);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ ...asked, error: expect.any(String) });
});

test("[FAULT-32] two tabs in the same moment: one pays, one is asked", async () => {
  const { pay } = person();
  shop.double.settings.latencyMs = 200;
  const answers = await Promise.all([pay(), pay()]);
  shop.double.settings.latencyMs = 0;
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
  expect(answers.find(({ success }) => !success)).toMatchObject(asked);
});

test("[FAULT-32] a browser that shows the key of the earlier purchase is led to it, from whatever network", async () => {
  const { tab } = person();
  const first = tab();
  const { orderPath } = await shop.pay(first);
  const second = tab({ earlier: [crypto.randomUUID(), first.order] });
  expect(await shop.pay(second)).toEqual({ ...asked, error: expect.any(String), orderPath });
});

test("[FAULT-32] without the key the way to the order goes to the buyer's mailbox, once, and not into the answer", async () => {
  const { billing, pay } = person();
  await pay();
  for (let n = 0; n < 3; n++) expect((await pay()).orderPath).toBeUndefined();
  const toBuyer = () =>
    shop.mailbox.received.filter(
      ({ recipients, subject }) =>
        recipients.includes(billing.email) && /^Your order/.test(subject ?? ""),
    );
  await expect.poll(() => toBuyer().length).toBe(1);
  expect(await shop.mailJobs({ kind: "find-order", email: billing.email })).toHaveLength(1);
});

test("[FAULT-32] a stranger who types a buyer's e-mail learns nothing; money that comes all the same is told to the owner", async () => {
  const { billing, pay } = person();
  const nobody = { ...buyer, email: `${crypto.randomUUID()}@example.com` };
  await pay();
  const probe = (who: typeof buyer) =>
    shop.pay(shop.request({ billing: who, paymentMethodNonce: `junk-${crypto.randomUUID()}` }));
  expect(await probe(billing)).toEqual(await probe(nobody));
  expect(await alerts()).toEqual([]);
  expect((await shop.pay(shop.request({ billing }))).success).toBe(true);
  expect(await alerts()).toMatchObject([{ kind: "perhaps-paid-twice" }]);
});

test("[FAULT-32] nobody is asked about a declined try, another thing, another e-mail or an hour ago", async () => {
  const { billing, from, pay, tab } = person();
  await pay(tab({ paymentMethodNonce: shop.double.nonce(badCard) }));
  expect((await pay()).success).toBe(true);
  expect((await pay(tab({ plan: "Simple Multi-Page", amount: "69" }))).success).toBe(true);
  const friend = { ...billing, email: `friend-${billing.email}` };
  expect((await shop.pay(shop.request({ billing: friend }), from)).success).toBe(true);
  shop.passTime(30 * 60 + 1);
  expect((await pay()).success).toBe(true);
});
