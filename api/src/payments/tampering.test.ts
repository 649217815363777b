import { templates, tiers } from "@agency/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChance } from "../../faults/random.ts";
import { buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

const MUTATIONS = 1_000;
/** The price list once more, in other words than the service's: hours cost 50 each, and two are the least. */
const fixedPrices: Record<string, number> = {
  "Logo Design": 80,
  "Basic Single-Page": 49,
  "Simple Multi-Page": 69,
  "Small Business Site": 99,
};
function isOurPrice(plan: string, dollars: number) {
  if (plan === "Website Maintenance") return dollars >= 100 && dollars % 50 === 0;
  return Object.hasOwn(fixedPrices, plan) && fixedPrices[plan] === dollars;
}

const plans = [...tiers, ...templates].map(({ name }) => name);
const strange = [
  "",
  "0",
  "-49",
  "49.0",
  "49.001",
  "1e2",
  "NaN",
  "٤٩",
  "49 ",
  "0x31",
  "4900",
  "49,00",
];

test(`[FAULT-9] ${MUTATIONS} tampered plans and amounts: whatever is charged is the catalog's price`, async () => {
  const { pick, below } = createChance(20261115);
  const mutatePlan = (plan: string) =>
    pick([
      plan,
      plan,
      plan,
      plan.toLowerCase(),
      `${plan} `,
      plan.slice(1),
      `${plan}\u0000`,
      "__proto__",
    ]);
  const mutateAmount = (plan: string) =>
    pick([
      String(fixedPrices[plan] ?? 100),
      String(fixedPrices[plan] ?? 100),
      pick(strange),
      String(below(400)),
      (below(40_000) / 100).toFixed(2),
      String(50 * below(12)),
    ]);

  let accepted = 0;
  for (let n = 0; n < MUTATIONS; n++) {
    const plan = mutatePlan(pick(plans));
    const amount = mutateAmount(plan);
    const honest = /^\d+(\.\d{1,2})?$/.test(amount) && isOurPrice(plan, Number(amount));
    const billing = { ...buyer, email: `buyer${n}@example.com` };
    const answer = await shop.pay(shop.request({ plan, amount, billing })).catch(() => undefined);
    expect([plan, amount, answer?.success ?? false]).toEqual([plan, amount, honest]);
    if (honest) accepted++;
  }

  const charged = shop.double.audit().transactions;
  expect(charged).toHaveLength(accepted);
  expect(accepted).toBeGreaterThan(MUTATIONS / 20);
  const rows = await shop.db
    .selectFrom("payment_attempts")
    .innerJoin("order_items", "order_items.order_id", "payment_attempts.order_id")
    .select(["reference", "name", "amount_cents"])
    .execute();
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  for (const { orderId, amountCents } of charged) {
    const row = byReference.get(orderId ?? "");
    expect(row?.amount_cents).toBe(amountCents);
    expect([row?.name, amountCents, isOurPrice(row?.name ?? "", amountCents / 100)]).toEqual([
      row?.name,
      amountCents,
      true,
    ]);
  }
}, 120_000);
