import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { until } from "../../../testing/load.ts";
import { brokenSums, moneyDifferences } from "../../../testing/money.ts";
import { placePaidOrder } from "../../../testing/orders.ts";
import {
  orderOf,
  refund,
  refundsOf,
  type Sale,
  sell,
  settleSale,
  workOnRefunds,
} from "../../../testing/refunds.ts";
import { openShop, type Shop } from "../../../testing/service-with-gateway.ts";
import { setAccess } from "../../fulfillment/fulfillment.ts";
import { orderPath } from "../../orders/orders.ts";
import { syncDispute, syncDisputes } from "../disputes/disputes.ts";
import { requestRefund } from "../payments.ts";
import { syncPayment } from "../settlement.ts";
import { checkRefund } from "../webhooks.ts";
import { importControlPanelChanges } from "./import-external.ts";
import { markFailed } from "./transitions.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterEach(async () => {
  expect(await moneyDifferences(shop.db, shop.double.audit())).toEqual([]);
  expect(await brokenSums(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

const states = async (sale: Sale) =>
  (await refundsOf(shop, sale)).map(({ kind, state, cents }) => `${kind} ${cents} ${state}`);
const mailsAbout = async (sale: Sale, kind: string) => {
  const ids = (await refundsOf(shop, sale)).map(({ id }) => id);
  const jobs = await Promise.all(ids.map((refundId) => shop.mailJobs({ kind, refundId })));
  return jobs.flat().length;
};
const alerts = async (kind: string) =>
  (await shop.db.selectFrom("alerts").select("kind").where("kind", "=", kind).execute()).length;

test("a whole refund on the day of the sale is a void: access ends, the buyer is told", async () => {
  const sale = await sell(shop);
  await refund(shop, sale, 4_900, { endAccess: true });
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["void 4900 settled"]);
  const order = await orderOf(shop, sale);
  expect([order.state, order.refunded_cents]).toEqual(["refunded", 4_900]);
  expect(order.access_until?.getTime()).toBeLessThan(Date.now() + 6 * 60 * 60 * 1_000);
  expect(await mailsAbout(sale, "refund")).toBe(1);
});

test("a part waits until the payment is settled, says so once, and then goes out", async () => {
  const sale = await sell(shop);
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 waiting"]);
  expect((await orderOf(shop, sale)).state).toBe("paid");
  expect(await mailsAbout(sale, "refund-waiting")).toBe(1);
  await settleSale(shop, sale);
  await workOnRefunds(shop, 1);
  expect(await states(sale)).toEqual(["refund 1000 accepted"]);
  expect((await orderOf(shop, sale)).state).toBe("part_refunded");
  expect(await mailsAbout(sale, "refund")).toBe(1);
  shop.double.settleAll();
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 settled"]);
});

test("what is settled is refunded in parts, until nothing is left", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  for (const cents of [2_000, 2_900]) await refund(shop, sale, cents);
  // One at a time: the gateway is asked for the second when the first has come to an end.
  await workOnRefunds(shop);
  await workOnRefunds(shop);
  expect((await orderOf(shop, sale)).state).toBe("refunded");
  await expect(refund(shop, sale, 1)).rejects.toThrow();
});

test("the same form sent twice is one refund, and more than was paid is refused", async () => {
  const sale = await sell(shop);
  const key = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => refund(shop, sale, 4_000, { key })));
  expect(await refundsOf(shop, sale)).toHaveLength(1);
  await expect(refund(shop, sale, 901)).rejects.toMatchObject({ code: "too-much" });
  await refund(shop, sale, 900);
  await expect(refund(shop, sale, 1)).rejects.toMatchObject({ code: "refunded" });
});

test("a refund that the bank declines leaves the money where it is, and the owner hears of it", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const before = await alerts("refund-failed");
  shop.double.declineNextRefund("2007");
  await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 4900 failed"]);
  expect((await orderOf(shop, sale)).state).toBe("paid");
  expect(await alerts("refund-failed")).toBe(before + 1);
  await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  expect((await orderOf(shop, sale)).state).toBe("refunded");
});

test("a bank that declines for now is asked again", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  shop.double.declineNextRefund("915201");
  await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 4900 waiting"]);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 4900 accepted"]);
});

test("a gateway that refunds nothing while it settles is asked again", async () => {
  const sale = await sell(shop);
  shop.double.settle(sale.id, "settling");
  shop.double.settings.refundsWhileSettling = false;
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 waiting"]);
  shop.double.settings.refundsWhileSettling = true;
  await settleSale(shop, sale);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 accepted"]);
});

test("a refund that fails after it was accepted counts no more, also when the gateway only tells of it", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  await refund(shop, sale, 4_900, { endAccess: true });
  await workOnRefunds(shop);
  const [accepted] = await refundsOf(shop, sale);
  shop.double.failRefund(accepted?.gateway_id ?? "");
  await checkRefund(shop, accepted?.gateway_id ?? "");
  await checkRefund(shop, accepted?.gateway_id ?? "");
  expect(await states(sale)).toEqual(["refund 4900 failed"]);
  expect(await orderOf(shop, sale)).toMatchObject({ state: "paid", refunded_cents: 0 });
});

test("Venmo: a refund by hand is noted, mailed, and never more than was paid", async () => {
  const { id } = await placePaidOrder(shop);
  const wanted = { key: crypto.randomUUID(), cents: 4_000, reason: "other", endAccess: false };
  const noted = await requestRefund(shop, id, wanted, { owner: "june@agency.example" });
  expect(await shop.mailJobs({ kind: "refund", refundId: noted.id })).toHaveLength(1);
  const again = { ...wanted, key: crypto.randomUUID() };
  await expect(requestRefund(shop, id, again, "owner")).rejects.toMatchObject({ code: "too-much" });
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect([order.state, order.refunded_cents]).toEqual(["part_refunded", 4_000]);
});

test("an order that was never paid cannot be refunded", async () => {
  const sale = await sell(shop);
  await shop.db
    .updateTable("orders")
    .set({ state: "cancelled", paid_at: null })
    .where("id", "=", sale.order.id)
    .execute();
  await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "not-paid" });
  await shop.db
    .updateTable("orders")
    .set({ state: "paid", paid_at: new Date() })
    .where("id", "=", sale.order.id)
    .execute();
});

test("[FAULT-48] refunds and voids of the Control Panel are mirrored once, in every order with ours", async () => {
  const [voided, part, both, ours] = [
    await sell(shop),
    await sell(shop),
    await sell(shop),
    await sell(shop),
  ];
  shop.double.voidInControlPanel(voided.id);
  for (const sale of [part, both, ours]) await settleSale(shop, sale);
  shop.double.refundInControlPanel(part.id, 1_500);
  // Ours is written down, not sent yet, and does not fit beside it any more.
  await refund(shop, both, 4_000);
  shop.double.refundInControlPanel(both.id, 2_000);
  await refund(shop, ours, 4_000);
  await workOnRefunds(shop);
  shop.double.refundInControlPanel(ours.id, 900);
  for (let n = 0; n < 3; n++)
    await Promise.all([importControlPanelChanges(shop), importControlPanelChanges(shop)]);
  expect(await states(voided)).toEqual(["void 4900 settled"]);
  expect(await states(part)).toEqual(["refund 1500 accepted"]);
  expect((await states(both)).sort()).toEqual(["refund 2000 accepted", "refund 4000 failed"]);
  expect((await states(ours)).sort()).toEqual(["refund 4000 accepted", "refund 900 accepted"]);
});

test("[FAULT-48] an order that somebody looks at shows what the Control Panel did to it", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  shop.double.refundInControlPanel(sale.id);
  await syncPayment(shop, sale.id);
  expect((await orderOf(shop, sale)).state).toBe("refunded");
});

test("[FAULT-14] 50 refunds at once, whole and part, by two owners: the sum never exceeds what was taken", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const asked = Array.from({ length: 50 }, (_, n) =>
    refund(shop, sale, [4_900, 1_000, 700, 49][n % 4] ?? 1, {
      by: n % 2 ? "june@agency.example" : "max@agency.example",
    }).catch(() => undefined),
  );
  const taken = (await Promise.all(asked)).flatMap((one) => one ?? []);
  expect(taken.length).toBeGreaterThan(0);
  for (let n = 0; n < taken.length; n++) await workOnRefunds(shop);
  const sum = (await refundsOf(shop, sale)).reduce((cents, one) => cents + one.cents, 0);
  expect(sum).toBeLessThanOrEqual(4_900);
  expect(new Set(await states(sale)).size).toBeGreaterThan(0);
  expect((await states(sale)).every((one) => /accepted|settled/.test(one))).toBe(true);
  const at = shop.double.audit().transactions.find(({ id }) => id === sale.id);
  expect(at?.money?.refundedCents).toBe(sum);
});

test("[FAULT-49] a dispute opens, blocks refunds, is lost: the money is gone, access ends, each once", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const id = shop.double.dispute({ transactionId: sale.id, reason: "product_not_received" });
  await Promise.all([1, 2, 3].map(() => syncDispute(shop, id)));
  await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  expect(await shop.mailJobs({ kind: "dispute", disputeId: id, outcome: "open" })).toHaveLength(1);
  shop.double.changeDispute(id, "lost");
  await Promise.all([1, 2, 3].map(() => syncDispute(shop, id)));
  const attempt = await shop.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("transaction_id", "=", sale.id)
    .executeTakeFirstOrThrow();
  expect(attempt.lost_cents).toBe(4_900);
  expect((await orderOf(shop, sale)).access_until?.getTime()).toBeDefined();
  await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "refunded" });
});

test("[FAULT-49] a dispute that is won gives refunds free again, also after it was lost", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const id = shop.double.dispute({ transactionId: sale.id });
  await syncDispute(shop, id);
  shop.double.changeDispute(id, "lost");
  await syncDispute(shop, id);
  shop.double.changeDispute(id, "won");
  await syncDispute(shop, id);
  await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  expect((await orderOf(shop, sale)).state).toBe("refunded");
});

test("[FAULT-49] a refund that was asked for before a dispute is not sent during it", async () => {
  const sale = await sell(shop);
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  await settleSale(shop, sale);
  const id = shop.double.dispute({ transactionId: sale.id });
  await syncDispute(shop, id);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 failed"]);
  shop.double.changeDispute(id, "won");
  await syncDispute(shop, id);
});

test("[FAULT-49] the same money refunded and lost: our books lose it once, and the owner is told", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  const before = await alerts("refund-beyond-payment");
  const id = shop.double.dispute({ transactionId: sale.id });
  await syncDispute(shop, id);
  shop.double.changeDispute(id, "lost");
  await syncDispute(shop, id);
  expect(await alerts("refund-beyond-payment")).toBe(before + 1);
});

test("a refund that a restored backup believes to be waiting is found at the gateway, and not sent again", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const asked = await refund(shop, sale, 1_000);
  // As it was before the backup was restored: the gateway had taken it.
  const gateway = await shop.gateway.refund(sale.id, {
    cents: 1_000,
    reference: `refund-${asked.id}`,
  });
  expect(gateway.state).toBe("accepted");
  await importControlPanelChanges(shop);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 accepted"]);
});

test("a decision that was made from an old reading of a refund changes nothing", async () => {
  const sale = await sell(shop);
  const old = await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  expect(await markFailed(shop, old, "an old reading")).toBeUndefined();
  expect(await states(sale)).toEqual(["void 4900 settled"]);
});

test("[FAULT-49] a dispute whose notices never came is heard of within the hour, and so is its end", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const id = shop.double.dispute({ transactionId: sale.id });
  await syncDisputes(shop);
  await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  shop.double.changeDispute(id, "won");
  await syncDisputes(shop);
  await refund(shop, sale, 4_900);
  await workOnRefunds(shop);
  expect((await orderOf(shop, sale)).state).toBe("refunded");
});

test("[FAULT-49] a slow reader of a dispute does not overwrite what a quicker one has learned", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const id = shop.double.dispute({ transactionId: sale.id });
  await syncDispute(shop, id);
  let read = () => {};
  const slow = {
    ...shop,
    gateway: {
      ...shop.gateway,
      async findDispute(dispute: string) {
        const answer = await shop.gateway.findDispute(dispute);
        if (answer.outcome === "open") await new Promise<void>((go) => (read = go));
        return answer;
      },
    },
  };
  const late = syncDispute(slow, id);
  await until("the slow one has read", () => read.length === 0 && read !== undefined);
  shop.double.changeDispute(id, "lost");
  await syncDispute(shop, id);
  read();
  await late;
  const dispute = await shop.db
    .selectFrom("disputes")
    .select("outcome")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(dispute?.outcome).toBe("lost");
});

test("access that was ended on purpose is not opened again by asking for a fresh link", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  await refund(shop, sale, 1_000, { endAccess: true });
  await workOnRefunds(shop);
  const order = await orderOf(shop, sale);
  const path = orderPath(shop, order).replace("/order/", "/api/orders/");
  shop.passTime(60);
  expect((await shop.call(path)).status).toBe(410);
  const renewed = await shop.call(`${path}/renewal`, { method: "POST" });
  expect(await renewed.json()).toMatchObject({ code: "access-ended" });
  expect((await orderOf(shop, sale)).link_generation).toBe(order.link_generation);
});

test("a whole refund by the Control Panel ends access, and the owner may open it again", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  shop.double.refundInControlPanel(sale.id);
  await syncPayment(shop, sale.id);
  const order = await orderOf(shop, sale);
  expect([order.state, order.access_ended]).toEqual(["refunded", true]);
  shop.passTime(60);
  expect(await setAccess(shop, order, true, "owner")).toBe(true);
  expect((await orderOf(shop, sale)).access_ended).toBe(false);
});

test("a payment that the bank declined in the end is not refunded, and nobody waits for it", async () => {
  const sale = await sell(shop);
  shop.double.settle(sale.id, "settlement_declined");
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  expect(await states(sale)).toEqual(["refund 1000 failed"]);
});

test("a soft decline is tried again, and one that was lost counts once", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  shop.double.declineNextRefund("2000");
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  const first = await states(sale);
  shop.double.fault({ operation: "refund", kind: "reset" });
  for (let n = 0; n < 3; n++) await workOnRefunds(shop);
  expect([first, await states(sale)]).toEqual([["refund 1000 waiting"], ["refund 1000 accepted"]]);
});
