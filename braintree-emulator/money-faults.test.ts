import type { BraintreeGateway } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FaultRule } from "./faults.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { createSaleHelpers } from "./testing/create-sales.ts";
import { codes, keys, refund, sdk, searchAll } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let withShortTimeout: BraintreeGateway;
let sales: ReturnType<typeof createSaleHelpers>;

beforeEach(async () => {
  emulator = await startBraintreeEmulator(keys);
  gateway = sdk(emulator.port);
  withShortTimeout = sdk(emulator.port, { timeoutMs: 250 });
  sales = createSaleHelpers(emulator, gateway);
});
afterEach(() => emulator.close());

type Fault = Omit<FaultRule, "operation">;
const noEffect: Fault[] = [{ kind: "hang" }, { kind: "reset" }, { kind: "500" }, { kind: "503" }];
const effect: Fault[] = [
  { kind: "response_lost" },
  { kind: "truncated" },
  { kind: "delayed", delayMs: 600 },
  { kind: "hang", effect: "before" },
  { kind: "500", effect: "before" },
  { kind: "503", effect: "before" },
];
const laterEffect: Fault[] = [
  { kind: "response_lost", effect: "after", delayMs: 700 },
  { kind: "500", effect: "after", delayMs: 700 },
  { kind: "delayed", effect: "after", delayMs: 700 },
];

const findMoney = (id: string) =>
  emulator.audit().transactions.find((sale) => sale.id === id)?.money;

describe("a refund with fault", () => {
  const tryRefund = (id: string, client = withShortTimeout) =>
    refund(client, id, { amount: "9.00", orderId: "refund-1" });
  const findRefunds = () =>
    searchAll(gateway, (search) => {
      search.type().is("credit");
      search.orderId().is("refund-1");
    });

  test.each(noEffect)("$kind is not made, and can be retried", async (fault) => {
    const id = await sales.settled();
    emulator.fault({ operation: "refund", ...fault });
    await expect(tryRefund(id)).rejects.toThrow();
    expect(await findRefunds()).toEqual([]);
    expect((await tryRefund(id, gateway)).success).toBe(true);
  });

  test.each(effect)("$kind (effect: $effect) is made and can be found", async (fault) => {
    const id = await sales.settled();
    emulator.fault({ operation: "refund", ...fault });
    await expect(tryRefund(id)).rejects.toThrow();
    expect(await findRefunds()).toMatchObject([{ amount: "9.00", refundedTransactionId: id }]);
    expect(findMoney(id)?.refundedCents).toBe(900);
  });

  test.each(laterEffect)("$kind (effect: $effect) is made later", async (fault) => {
    const id = await sales.settled();
    emulator.fault({ operation: "refund", ...fault });
    await expect(tryRefund(id)).rejects.toThrow();
    expect(findMoney(id)?.refundedCents).toBe(0);
    await expect.poll(() => findMoney(id)?.refundedCents).toBe(900);
  });
});

describe("a void with fault", () => {
  test.each(noEffect)("$kind is not made, and can be retried", async (fault) => {
    const id = await sales.submitted();
    emulator.fault({ operation: "void", ...fault });
    await expect(withShortTimeout.transaction.void(id)).rejects.toThrow();
    expect(findMoney(id)?.voidedCents).toBe(0);
    expect((await gateway.transaction.void(id)).success).toBe(true);
  });

  test.each(effect)("$kind (effect: $effect) is made, and cannot be repeated", async (fault) => {
    const id = await sales.submitted();
    emulator.fault({ operation: "void", ...fault });
    await expect(withShortTimeout.transaction.void(id)).rejects.toThrow();
    expect(findMoney(id)?.voidedCents).toBe(4900);
    expect(codes(await gateway.transaction.void(id))).toEqual(["91504"]);
  });
});

describe.each(["find", "search", "dispute"] as const)("%s with fault", (operation) => {
  const read = {
    find: (client: BraintreeGateway, id: string) => client.transaction.find(id),
    search: (client: BraintreeGateway) =>
      searchAll(client, (search) => search.orderId().is("order-0")),
    dispute: (client: BraintreeGateway, id: string) =>
      client.dispute.find(emulator.dispute({ transactionId: id })),
  }[operation];

  test.each([...noEffect, ...effect])("$kind (effect: $effect) fails once", async (fault) => {
    const id = await sales.settled();
    emulator.fault({ operation, ...fault });
    await expect(read(withShortTimeout, id)).rejects.toThrow();
    await read(gateway, id);
  });
});
