import type { CheckoutRequest } from "@agency/contract/api/checkout";
import { afterEach, expect, test, vi } from "vitest";
import { checkOut, fetchPaymentResult } from "./checkout.ts";

const request: CheckoutRequest = {
  paymentMethodNonce: "nonce",
  amount: "49",
  plan: "Basic Single-Page",
  billing: {
    name: "Ada",
    email: "a@b",
    address: "1 Main St",
    city: "Denver",
    state: "CO",
    zip: "8",
  },
  purchaseKey: crypto.randomUUID(),
  attemptKey: crypto.randomUUID(),
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const respondWith = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));

test("returns the error message of the service when it rejects the request", async () => {
  respondWith(400, { code: "invalid", error: "Please check: email." });
  expect(await checkOut(request)).toEqual({ success: false, error: "Please check: email." });
});

test("throws when a rejection has no message, or the service fails", async () => {
  respondWith(404, {});
  await expect(checkOut(request)).rejects.toThrow();
  respondWith(503, { success: false, code: "unavailable", error: "The service is not available." });
  await expect(checkOut(request)).rejects.toThrow();
});

test("aborts a payment after 30 s and a status request after 10 s when there is no response", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), ms);
    return timeout.signal;
  });
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit = {}) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const aborted: string[] = [];
  checkOut(request).catch(() => aborted.push("payment"));
  fetchPaymentResult(request.attemptKey).catch(() => aborted.push("status"));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(aborted).toEqual(["status"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(aborted).toEqual(["status", "payment"]);
});
