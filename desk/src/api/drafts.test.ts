import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft, saveDraft, setDraftOwner } from "./drafts.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
};
beforeEach(() => {
  stored.clear();
  setDraftOwner("june@example.com");
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("saves the drafts of two records separately", () => {
  saveDraft("/orders/A/notes", "for A");
  expect(readDraft("/orders/B/notes")).toBeUndefined();
  expect(readDraft("/orders/A/notes")).toBe("for A");
  dropDraft("/orders/A/notes");
  expect(readDraft("/orders/A/notes")).toBeUndefined();
});

test("shows a draft only to the owner who typed it", () => {
  saveDraft("/orders/A/notes", "June's");
  setDraftOwner("max@example.com");
  expect(readDraft("/orders/A/notes")).toBeUndefined();
  setDraftOwner("june@example.com");
  expect(readDraft("/orders/A/notes")).toBe("June's");
});

test("ignores drafts when the storage is full or broken", () => {
  vi.stubGlobal("sessionStorage", {
    ...storage,
    getItem: () => "{broken",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(() => saveDraft("/orders/A/notes", "x")).not.toThrow();
  expect(readDraft("/orders/A/notes")).toBeUndefined();
});
