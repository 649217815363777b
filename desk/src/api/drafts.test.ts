import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraftsOf, readDraft, saveDraft } from "./drafts.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
};
beforeEach(() => {
  kept.clear();
  keepDraftsOf("june@example.com");
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("keeps the draft of each record apart", () => {
  saveDraft("/orders/A/notes", "for A");
  expect(readDraft("/orders/B/notes")).toBeUndefined();
  expect(readDraft("/orders/A/notes")).toBe("for A");
  dropDraft("/orders/A/notes");
  expect(readDraft("/orders/A/notes")).toBeUndefined();
});

test("shows a draft only to the owner who typed it", () => {
  saveDraft("/orders/A/notes", "June's");
  keepDraftsOf("max@example.com");
  expect(readDraft("/orders/A/notes")).toBeUndefined();
  keepDraftsOf("june@example.com");
  expect(readDraft("/orders/A/notes")).toBe("June's");
});

test("goes on without a draft when the storage is full or broken", () => {
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
