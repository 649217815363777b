import type { Purchase } from "@agency/contract/offers/purchase";
import { expect, test, vi } from "vitest";
import { loadKeys, resetKeys, saveKeys } from "./idempotency-keys.ts";

const purchase: Purchase = { plan: "Basic Single-Page", amountCents: 4_900, corrected: false };

test("without storage the keys of a purchase stay the same until another one is bought", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const keys = { ...loadKeys(purchase), key: crypto.randomUUID() };
  saveKeys(purchase, keys);
  expect(loadKeys(purchase)).toEqual(keys);
  resetKeys(purchase);
  expect(loadKeys(purchase)).toEqual({ order: expect.any(String), another: true });
  expect(loadKeys(purchase).order).not.toBe(keys.order);
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
  expect(loadKeys({ ...purchase, plan: "Never kept" })).toEqual({
    order: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
