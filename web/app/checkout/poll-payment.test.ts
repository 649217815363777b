import type { CheckoutResponse } from "@agency/contract/api/checkout";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollPaymentResult } from "./poll-payment.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const processing: CheckoutResponse = { success: false, processing: true, orderPath: "/order/1" };
const paid: CheckoutResponse = { success: true, id: "tx1" };

/** Polls while the service gives these responses in order. */
async function poll(...responses: (() => Response)[]) {
  vi.stubGlobal("fetch", async () => responses.shift()?.());
  const shownPaths: (string | undefined)[] = [];
  const result = pollPaymentResult({
    attemptKey: crypto.randomUUID(),
    firstResponse: processing,
    signal: new AbortController().signal,
    onProcessing: (orderPath) => shownPaths.push(orderPath),
  });
  for (let request = 0; request < 5; request++) {
    await vi.advanceTimersByTimeAsync(2_000);
    // Each request imports its schemas first, which fake timers do not wait for.
    await vi.dynamicImportSettled();
  }
  return { result: await result, shownPaths, unused: responses.length };
}

const respondWith = (body: object, status = 200) => Response.json(body, { status });

test("polls through an outage until the payment is final", async () => {
  const unreachable = () => {
    throw new TypeError("Failed to fetch");
  };
  expect(
    await poll(
      unreachable,
      () => respondWith({}, 503),
      () => respondWith(paid),
    ),
  ).toEqual({ result: paid, shownPaths: Array(3).fill("/order/1"), unused: 0 });
});

test("[FAULT-50] stops when the service has no such attempt", async () => {
  const unknown = () => respondWith({ code: "unknown", error: "Unknown." }, 404);
  expect(await poll(unknown, unknown)).toEqual({
    result: undefined,
    shownPaths: ["/order/1"],
    unused: 1,
  });
});
