import { templates, tiers } from "@agency/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyer } from "../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../testing/service-with-gateway.ts";
import { createRandom } from "./random.ts";
import { report, sizes } from "./test-scale.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => service.close());

/** The expected prices, independent of the service's code. Hours cost $50 each, at least two. */
const fixedPrices: Record<string, number> = {
  "Logo Design": 80,
  "Basic Single-Page": 49,
  "Simple Multi-Page": 69,
  "Small Business Site": 99,
};
function isValidPrice(plan: string, dollars: number) {
  if (plan === "Website Maintenance") return dollars >= 100 && dollars % 50 === 0;
  return Object.hasOwn(fixedPrices, plan) && fixedPrices[plan] === dollars;
}

const plans = [...tiers, ...templates].map(({ name }) => name);
const unusualAmounts = [
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

test(`[FAULT-9] charges only catalog prices when ${sizes.tamperedPrices} plans and amounts are tampered with`, async () => {
  const { pick, below } = createRandom(20261115);
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
      pick(unusualAmounts),
      String(below(400)),
      (below(40_000) / 100).toFixed(2),
      String(50 * below(12)),
    ]);

  let acceptedCount = 0;
  for (let n = 0; n < sizes.tamperedPrices; n++) {
    const plan = mutatePlan(pick(plans));
    const amount = mutateAmount(plan);
    const isValid = /^\d+(\.\d{1,2})?$/.test(amount) && isValidPrice(plan, Number(amount));
    const billing = { ...buyer, email: `buyer${n}@example.com` };
    const response = await service
      .pay(service.request({ plan, amount, billing }))
      .catch(() => undefined);
    expect([plan, amount, response?.success ?? false]).toEqual([plan, amount, isValid]);
    if (isValid) acceptedCount++;
  }

  const charged = service.emulator.audit().transactions;
  expect(charged).toHaveLength(acceptedCount);
  expect(acceptedCount).toBeGreaterThan(sizes.tamperedPrices / 20);
  report("FAULT-9", { tampered: sizes.tamperedPrices, accepted: acceptedCount });
  const rows = await service.db
    .selectFrom("payment_attempts")
    .innerJoin("order_items", "order_items.order_id", "payment_attempts.order_id")
    .select(["reference", "name", "amount_cents"])
    .execute();
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  for (const { orderId, amountCents } of charged) {
    const row = byReference.get(orderId ?? "");
    expect(row?.amount_cents).toBe(amountCents);
    expect([row?.name, amountCents, isValidPrice(row?.name ?? "", amountCents / 100)]).toEqual([
      row?.name,
      amountCents,
      true,
    ]);
  }
});
