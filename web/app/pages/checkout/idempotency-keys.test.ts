import type { Purchase } from "@agency/contract/offers/purchase";
import { afterEach, expect, test, vi } from "vitest";
import { loadOrCreateKeys, saveKeysForRepeatPurchase, updateKeys } from "./idempotency-keys.ts";

const purchase: Purchase = {
  plan: "Basic Single-Page",
  amountCents: 4_900,
  amountCorrected: false,
};

afterEach(() => vi.unstubAllGlobals());

test("when storage is blocked, keeps the keys of a purchase until a duplicate is started", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const keys = { ...loadOrCreateKeys(purchase), attemptKey: crypto.randomUUID() };
  updateKeys(purchase, keys);
  expect(loadOrCreateKeys(purchase)).toEqual(keys);
  saveKeysForRepeatPurchase(purchase);
  expect(loadOrCreateKeys(purchase)).toEqual({
    purchaseKey: expect.any(String),
    allowDuplicate: true,
  });
  expect(loadOrCreateKeys(purchase).purchaseKey).not.toBe(keys.purchaseKey);
});

test.each([
  "{",
  "null",
  "5",
  '"x"',
  "[]",
  "{}",
  '{"purchaseKey":7}',
  '{"purchaseKey":"o"}',
  '{"purchaseKey":"o","attemptKey":[]}',
])("creates new keys when the stored value is invalid: %s", (text) => {
  vi.stubGlobal("sessionStorage", { getItem: () => text });
  expect(loadOrCreateKeys({ ...purchase, plan: "Never saved" })).toEqual({
    purchaseKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
