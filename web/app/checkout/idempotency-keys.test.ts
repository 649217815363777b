import type { Purchase } from "@agency/contract/purchase";
import { expect, test, vi } from "vitest";
import { keepKeys, keptKeys, renewKeys } from "./idempotency-keys.ts";

const purchase: Purchase = { plan: "Basic Single-Page", amountCents: 4_900, corrected: false };

test("without storage the keys of a purchase stay the same until another one is bought", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const keys = { ...keptKeys(purchase), key: crypto.randomUUID() };
  keepKeys(purchase, keys);
  expect(keptKeys(purchase)).toEqual(keys);
  renewKeys(purchase);
  expect(keptKeys(purchase)).toEqual({ order: expect.any(String), another: true });
  expect(keptKeys(purchase).order).not.toBe(keys.order);
});

test.each([
  "{",
  "null",
  "5",
  '"x"',
  "[]",
  "{}",
  '{"order":7}',
  '{"order":"o"}',
  '{"order":"o","key":[]}',
])("what somebody else wrote in their place counts as no keys: %s", (text) => {
  vi.stubGlobal("sessionStorage", { getItem: () => text });
  expect(keptKeys({ ...purchase, plan: "Never kept" })).toEqual({
    order: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
