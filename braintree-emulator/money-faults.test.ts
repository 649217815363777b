import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FaultRule } from "./faults.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { salesOf } from "./testing/create-sales.ts";
import { codes, keys, refund, sdk, searchAll } from "./testing/sdk.ts";

let double: RunningEmulator;
let gateway: BraintreeGateway;
let impatient: BraintreeGateway;
let sales: ReturnType<typeof salesOf>;

beforeEach(async () => {
  double = await startBraintreeEmulator(keys);
  gateway = sdk(double.port);
  impatient = sdk(double.port, { timeoutMs: 250 });
  sales = salesOf(double, gateway);
});
afterEach(() => double.close());

type Fault = Omit<FaultRule, "operation">;
const noEffect: Fault[] = [{ kind: "hang" }, { kind: "reset" }, { kind: "500" }, { kind: "503" }];
const effect: Fault[] = [
  { kind: "lost" },
  { kind: "cut" },
  { kind: "late", delayMs: 600 },
  { kind: "hang", effect: "first" },
  { kind: "500", effect: "first" },
  { kind: "503", effect: "first" },
];
const laterEffect: Fault[] = [
  { kind: "lost", effect: "late", delayMs: 700 },
  { kind: "500", effect: "late", delayMs: 700 },
  { kind: "late", effect: "late", delayMs: 700 },
];

const moneyOf = (id: string) => double.audit().transactions.find((sale) => sale.id === id)?.money;

describe("a refund that meets", () => {
  const attempt = (id: string) => refund(impatient, id, { amount: "9.00", orderId: "refund-1" });
  const found = () =>
    searchAll(gateway, (search) => {
      search.type().is("credit");
      search.orderId().is("refund-1");
    });

  test.each(noEffect)("$kind was not made, and can be", async (fault) => {
    const id = await sales.settled();
    double.fault({ operation: "refund", ...fault });
    await expect(attempt(id)).rejects.toThrow();
    expect(await found()).toEqual([]);
    expect((await attempt(id)).success).toBe(true);
  });

  test.each(effect)("$kind with effect $effect was made, and is found", async (fault) => {
    const id = await sales.settled();
    double.fault({ operation: "refund", ...fault });
    await expect(attempt(id)).rejects.toThrow();
    expect(await found()).toMatchObject([{ amount: "9.00", refundedTransactionId: id }]);
    expect(moneyOf(id)?.refundedCents).toBe(900);
  });

  test.each(laterEffect)("$kind with effect $effect is made when nobody waits", async (fault) => {
    const id = await sales.settled();
    double.fault({ operation: "refund", ...fault });
    await expect(attempt(id)).rejects.toThrow();
    expect(moneyOf(id)?.refundedCents).toBe(0);
    await expect.poll(() => moneyOf(id)?.refundedCents).toBe(900);
  });
});

describe("a void that meets", () => {
  test.each(noEffect)("$kind did not happen, and can", async (fault) => {
    const id = await sales.submitted();
    double.fault({ operation: "void", ...fault });
    await expect(impatient.transaction.void(id)).rejects.toThrow();
    expect(moneyOf(id)?.voidedCents).toBe(0);
    expect((await gateway.transaction.void(id)).success).toBe(true);
  });

  test.each(effect)("$kind with effect $effect happened, and not again", async (fault) => {
    const id = await sales.submitted();
    double.fault({ operation: "void", ...fault });
    await expect(impatient.transaction.void(id)).rejects.toThrow();
    expect(moneyOf(id)?.voidedCents).toBe(4900);
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });
});

describe.each(["find", "search", "dispute"] as const)("%s that meets", (operation) => {
  const ask = {
    find: (id: string) => impatient.transaction.find(id),
    search: () => searchAll(impatient, (search) => search.orderId().is("order-0")),
    dispute: (id: string) => impatient.dispute.find(double.dispute({ transactionId: id })),
  }[operation];

  test.each([...noEffect, ...effect])("$kind $effect fails, and then answers", async (fault) => {
    const id = await sales.settled();
    double.fault({ operation, ...fault });
    await expect(ask(id)).rejects.toThrow();
    await ask(id);
  });
});
