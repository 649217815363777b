import { afterEach, expect, test, vi } from "vitest";
import { loadRecentPurchaseKeys, saveRecentPurchaseKey } from "./recent-purchases.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubStorage(values = new Map<string, string>()) {
  const getItem = (name: string) => values.get(name) ?? null;
  vi.stubGlobal("localStorage", {
    getItem,
    setItem: (name: string, text: string) => values.set(name, text),
  });
}

test("keeps the newest 20 purchase keys for half an hour, without duplicates", () => {
  vi.useFakeTimers();
  stubStorage();
  saveRecentPurchaseKey("first");
  saveRecentPurchaseKey("first");
  expect(loadRecentPurchaseKeys()).toEqual(["first"]);
  vi.advanceTimersByTime(30 * 60_000);
  expect(loadRecentPurchaseKeys()).toEqual([]);
  for (let n = 0; n < 25; n++) saveRecentPurchaseKey(`order ${n}`);
  expect(loadRecentPurchaseKeys()).toHaveLength(20);
  expect(loadRecentPurchaseKeys().at(-1)).toBe("order 24");
});

test("returns no keys when storage is blocked or its value is invalid", () => {
  vi.stubGlobal("localStorage", undefined);
  saveRecentPurchaseKey("lost");
  expect(loadRecentPurchaseKeys()).toEqual([]);
  for (const text of ["{", "null", '"x"', "[null]"]) {
    stubStorage(new Map([["purchases", text]]));
    expect(loadRecentPurchaseKeys()).toEqual([]);
  }
});
