import type { CheckoutRequest } from "@agency/contract/api/checkout";
import { expect, test, vi } from "vitest";
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
  order: crypto.randomUUID(),
  key: crypto.randomUUID(),
};

const answerWith = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));

test("a request that the service finds invalid is a failure in the service's words", async () => {
  answerWith(400, { code: "invalid", error: "Please check: email." });
  expect(await checkOut(request)).toEqual({ success: false, error: "Please check: email." });
});

test("a refusal without words, or a failure of the service, is no outcome", async () => {
  answerWith(404, {});
  await expect(checkOut(request)).rejects.toThrow();
  answerWith(503, { success: false, code: "unavailable", error: "The service is not available." });
  await expect(checkOut(request)).rejects.toThrow();
});

test("a connection that swallows everything is given up: an order after 30 s, a question after 10 s", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(), ms);
    return deadline.signal;
  });
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit = {}) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const ended: string[] = [];
  checkOut(request).catch(() => ended.push("order"));
  fetchPaymentResult(request.key).catch(() => ended.push("question"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toEqual(["question"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).toEqual(["question", "order"]);
});
