import { afterEach, expect, test, vi } from "vitest";
import { recentPurchases, rememberPurchase } from "./recent-purchases.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubStorage(kept = new Map<string, string>()) {
  const getItem = (name: string) => kept.get(name) ?? null;
  vi.stubGlobal("localStorage", {
    getItem,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
}

test("a purchase is remembered for half an hour, once, and of many the newest 20", () => {
  vi.useFakeTimers();
  stubStorage();
  rememberPurchase("first");
  rememberPurchase("first");
  expect(recentPurchases()).toEqual(["first"]);
  vi.advanceTimersByTime(30 * 60_000);
  expect(recentPurchases()).toEqual([]);
  for (let n = 0; n < 25; n++) rememberPurchase(`order ${n}`);
  expect(recentPurchases()).toHaveLength(20);
  expect(recentPurchases().at(-1)).toBe("order 24");
});

test("without storage, or with nonsense in it, nothing is remembered and nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberPurchase("lost");
  expect(recentPurchases()).toEqual([]);
  for (const text of ["{", "null", '"x"', "[null]"]) {
    stubStorage(new Map([["purchases", text]]));
    expect(recentPurchases()).toEqual([]);
  }
});
