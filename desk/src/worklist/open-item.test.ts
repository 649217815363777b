import type { WorklistEntry } from "@agency/contract/api/desk";
import { expect, test } from "vitest";
import { findNext, keepOpened } from "./open-item.ts";

const buildEntry = (id: string, kind: WorklistEntry["kind"] = "lead"): WorklistEntry => ({
  ...{ id, kind, title: id, detail: "", path: `/${id}`, action: "Reply" },
});
const [a, b, c] = [buildEntry("a"), buildEntry("b"), buildEntry("c")];
const dispute = buildEntry("d", "dispute");
const opensInPlace = ({ kind }: WorklistEntry) => kind === "lead";
const findNextId = (entries: WorklistEntry[], finished: WorklistEntry) =>
  findNext(entries, finished, opensInPlace)?.entry.id;

test("keeps the open item where it was when it left the list", () => {
  const opened = { entry: b, index: 1 };
  expect(keepOpened([a, c], opened)).toEqual([a, b, c]);
  expect(keepOpened([a, b, c], opened)).toEqual([a, b, c]);
  expect(keepOpened([], opened)).toEqual([b]);
  expect(keepOpened([a], undefined)).toEqual([a]);
});

test("opens the next item that can be finished in place", () => {
  expect(findNextId([a, dispute, b], a)).toBe("b");
  expect(findNextId([a, b, c], b)).toBe("c");
});

test("starts again at the top after the last item", () => {
  expect(findNextId([a, b, dispute], b)).toBe("a");
});

test("opens no item when no other can be finished in place", () => {
  expect(findNextId([a, dispute], a)).toBeUndefined();
  expect(findNextId([a], a)).toBeUndefined();
});
